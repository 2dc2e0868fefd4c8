"""How strong everybody is: `python -m workshop.ratings`."""

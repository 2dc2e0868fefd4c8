"""One against the rest: `python -m workshop.duels GAME ONE OTHERS`."""

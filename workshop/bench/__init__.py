"""How fast we are, beside others: `python -m workshop.bench`; the live table: `python -m workshop.bench.table`."""

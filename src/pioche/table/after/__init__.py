"""After a match: its record, what its decisions were worth, and whether chance kept its word."""

"""What the end of a round is worth to each seat: its share of the victory, as far as it can be told."""

VICTORY = 0.75
"""In a match that is over, how much the victory counts; the rest goes by the distance of the scores."""

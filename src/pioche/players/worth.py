"""What the end of a round is worth to each seat: its share of the victory, as far as it can be told."""

import numpy as np

from pioche.engine.dispatch import scale, wins
from pioche.players.thumbs import Floats
from pioche.rulekit import OVER, Match, compiled

VICTORY = 0.75
"""In a match that is over, how much the victory counts; the rest goes by the distance of the scores."""

"""The few words that rules are written in: records, compiled, match, events, chance."""

from pioche.rulekit.chance import Dice, below, dice, reseed, roll, shuffle
from pioche.rulekit.compiled import INTERPRETED, compiled
from pioche.rulekit.events import AMOUNT, CARD, KIND, MOST_EVENTS, SEAT, Log, say
from pioche.rulekit.ints import Ints, Table, ints, ints_of
from pioche.rulekit.match import (
    BETWEEN_ROUNDS,
    MOST_CARDS,
    MOST_MOVES,
    MOST_SEATS,
    NATURE,
    NOBODY,
    OVER,
    UNKNOWN,
    BySeat,
    Match,
    add_scores,
    highest_total,
    left_of,
    lowest_total,
    open_match,
    rotated,
    show_match,
)
from pioche.rulekit.options import Choice, Count, Flag, Limit, Option, Value, read_options, write_options
from pioche.rulekit.record import Record
from pioche.rulekit.refusal import Refusal
from pioche.rulekit.text import read_number

__all__ = [
    "AMOUNT",
    "BETWEEN_ROUNDS",
    "CARD",
    "INTERPRETED",
    "KIND",
    "MOST_CARDS",
    "MOST_EVENTS",
    "MOST_MOVES",
    "MOST_SEATS",
    "NATURE",
    "NOBODY",
    "OVER",
    "SEAT",
    "UNKNOWN",
    "BySeat",
    "Choice",
    "Count",
    "Dice",
    "Flag",
    "Ints",
    "Limit",
    "Log",
    "Match",
    "Option",
    "Record",
    "Refusal",
    "Table",
    "Value",
    "add_scores",
    "below",
    "compiled",
    "dice",
    "highest_total",
    "ints",
    "ints_of",
    "left_of",
    "lowest_total",
    "open_match",
    "read_number",
    "read_options",
    "reseed",
    "roll",
    "rotated",
    "say",
    "show_match",
    "shuffle",
    "write_options",
]

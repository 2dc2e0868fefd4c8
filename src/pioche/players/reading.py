"""Reading the others: how likely each of them plays by each style, as far as the position tells.

A reader is a network that was shown many positions and who sat there (`workshop/train/readers.py`). What the seat may
know (the game's encoding) is weighed into a layer, and that into a number for every other seat, from the left
neighbour on, and every kind of player: the styles of the lineup, and the network itself last.

Its numbers follow those of a network, after a head of their own.
"""

from pioche.players.heuristic import drawn, softmax
from pioche.players.network import Thoughts, add_seen, end_of
from pioche.rulekit import Dice, Floats, FloatTable, compiled

HEAD = 3
_INPUTS, _UNITS, _KINDS = range(HEAD)
"""The head: how many of each there are."""
MOST_KINDS = 32


@compiled
def end_of_reader(seats: int, learned: Floats) -> int:
    """Where among these numbers a reader ends, that of a table for this number of players."""
    start = end_of(learned)
    reader = learned[start:]
    if len(reader) == 0:
        return start
    inputs, units, kinds = int(reader[_INPUTS]), int(reader[_UNITS]), int(reader[_KINDS])
    return start + HEAD + (inputs + 1) * units + (seats - 1) * kinds * (units + 1)


@compiled
def read_others(seats: int, viewer: int, kinds: int, thoughts: Thoughts, likely: FloatTable, learned: Floats) -> bool:
    """By seat the share of each kind, if there is a reader that knows this number of kinds, from what the network has
    seen last. Nobody reads themselves."""
    reader = learned[end_of(learned) :]
    if len(reader) == 0 or int(reader[_KINDS]) != kinds:
        return False
    likely[viewer, :kinds] = 0.0
    _weigh_position(thoughts, reader)
    for other in range(1, seats):
        seat = (viewer + other) % seats
        _tell_kinds(other - 1, seats - 1, thoughts, likely[seat], reader)
        softmax(likely[seat], kinds, 1.0)
    return True


@compiled
def kind_of(seat: int, kinds: int, likely: FloatTable, luck: Dice) -> int:
    """Drawn by the shares of a seat."""
    return drawn(likely[seat], kinds, luck)


@compiled
def _weigh_position(thoughts: Thoughts, reader: Floats) -> None:
    """What the layer has from it; what is below 0 counts as 0."""
    units, layer = int(reader[_UNITS]), thoughts.common
    for unit in range(units):
        layer[unit] = reader[HEAD + unit]
    add_seen(int(reader[_INPUTS]), units, HEAD + units, thoughts, reader)
    for unit in range(units):
        layer[unit] = max(0.0, layer[unit])


@compiled
def _tell_kinds(other: int, others: int, thoughts: Thoughts, scores: Floats, reader: Floats) -> None:
    """Of one of the others."""
    units, kinds = int(reader[_UNITS]), int(reader[_KINDS])
    start = HEAD + (int(reader[_INPUTS]) + 1) * units + other * kinds
    for kind in range(kinds):
        scores[kind] = reader[start + kind]
    for unit in range(units):
        start += others * kinds
        for kind in range(kinds):
            scores[kind] += thoughts.common[unit] * reader[start + kind]

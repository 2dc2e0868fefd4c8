"""The contract of a game: its modules, and what each of them must say. docs/new-game.md tells how to fulfil it.

A game is a package with a `GAME` (game.py), and mypy checks each of its modules against its Protocol here. Moves are
small integers, and so are cards; `moves`, `cards` and `row` are arrays to write into. A game that lacks a verb takes
its default from games/defaults.py, in one plain line. `_State` and `_View` stand here for the game's own records.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pioche.rulekit import Dice, FloatTable, Ints, Kinds, Log, Match, Option, Part, Reasons, Retired, Value
from pioche.rulekit.fields import Layout

_State = Any
_View = Any

NONE = -1
"""No card, no place, no seat."""
EVERYBODY = NONE
"""Who sees a card that comes to light, if not one seat alone."""
NOBODY_YET = -2
"""Or it lies there unseen until the round ends."""


@dataclass(frozen=True)
class Seat:
    """Stands for a player's name among the facts of a line."""

    number: int


Fact = str | int | list[str] | Seat
Line = tuple[str, dict[str, Fact]]
"""A line of a text board: the key of its sentence, and the facts in it. Cards are a list of texts."""


@dataclass(frozen=True)
class Instance:
    """A reduced game that is small enough to be solved: for this many players, with these measures and options."""

    seats: int
    parts: Mapping[str, Value]
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Solvable:
    """The reduced games whose solutions are published, by the method that solves them."""

    equilibrium: tuple[Instance, ...] = ()
    """Two players: the equilibrium."""
    induction: tuple[Instance, ...] = ()
    """Nothing is hidden but the future: backward induction."""
    answer: tuple[Instance, ...] = ()
    """The best answer to players by chance."""


class Nouns(Protocol):
    """state.py: what there is, and what a catalogue must know. Loaded with the package."""

    __name__: str
    NAME: str
    """As commands, records and the keys of sentences write it."""
    PREFIX: str
    """Its clauses are PREFIX-1, PREFIX-2 ... of its rulebook."""
    SEATS: range
    """How many may play."""
    RATED_SEATS: range
    """How many play where players are tuned and rated."""
    USUAL_SEATS: int
    """How many a new table has if nobody says."""
    MINUTES: tuple[int, int]
    """How long the shortest and the longest match take people."""
    FIRST_PLAYS: bool
    """Whether Match.first is the starting player; if not it is the dealer, and the left neighbour begins."""
    CLAUSES: dict[str, str]
    """Where to look for: what is dealt, when it is shuffled again, whose turn it is, when it is over."""
    EVENTS: Kinds
    """By number: the name and the clause of every event."""
    MOVES: int
    """Every move, also those of NATURE, is a number below this one."""
    MOST_CARDS: int
    """NATURE never puts more cards in order at once ..."""
    MOST_MOVES: int
    """... no position offers more moves ..."""
    CARD_NUMBERS: int
    """... and every card is a number below this one."""

    @property
    def State(self) -> type[Match]:
        """The record of a position; `options` is the first field after those of Match."""

    @property
    def View(self) -> type[Match]:
        """A subclass of State with the same fields: what one seat may know."""

    @property
    def OPTIONS(self) -> tuple[Option | Retired, ...]:
        """The options that people choose, and those that they could choose once."""

    @property
    def REDUCED(self) -> tuple[Part, ...]:
        """The measures by which research may reduce the game; () if there are none."""

    @property
    def SIMULTANEOUS(self) -> Mapping[str, Value] | None:
        """The options with which all seats choose at once; None if they never do."""


class Rules(Protocol):
    """rules.py: what may be done, and what follows. Compiled."""

    REASONS: Reasons
    """Why moves are not legal, and options do not go together, by number."""

    def begin(self, state: _State, /) -> None:
        """Clear the table: called once for a match, when the header and the options are written."""

    def to_move(self, state: _State, /) -> int:
        """The seat that decides, or NATURE, or NOBODY when the match is over."""

    def legal(self, state: _State, moves: Ints, /) -> int:
        """Write the moves open to the one to move; answer how many. None where NATURE has cards to arrange."""

    def apply(self, state: _State, move: int, log: Log | None, /) -> None:
        """Carry out a legal move and all that the table does by itself after it. Trusts its caller."""

    def cards_to_shuffle(self, state: _State, cards: Ints, /) -> tuple[int, int]:
        """Write the cards that NATURE must put in order now: this many of one deck, then this many of another."""

    def deal_or_reshuffle(self, state: _State, cards: Ints, log: Log | None, /) -> None:
        """Deal, or form a new pile, from cards in the order given, top card first."""

    def choices_are_hidden(self, state: _State, /) -> bool:
        """Whether what is chosen now stays hidden until all have chosen."""

    def may_choose(self, state: _State, seat: int, /) -> bool:
        """Whether this seat may decide now. Asked only of games in which several may; else it is the one to move."""

    def interrupts(self, state: _State, moves: Ints, /) -> int:
        """Write the moves that may be made out of turn; answer how many."""

    def wins(self, state: _State, seat: int, /) -> bool:
        """Whether the seat has (a share of) the victory, by the totals as they stand."""

    def check_options(self, state: _State, facts: Ints, /) -> int:
        """The number of the reason why these options do not go together, or not with this many seats; else NO_REASON.
        Asked before anything is dealt. Writes the facts of it."""

    def why_not(self, state: _State, move: int, facts: Ints, /) -> int:
        """The number of the reason why a move that can be read is not legal here. Writes the facts of it."""


class Sight(Protocol):
    """sight.py: who may know what. Compiled."""

    def view_for(self, state: _State, view: _View, seat: int, /) -> None:
        """Write what the seat may know; NOBODY for a spectator. A view starts all UNKNOWN."""

    def hide_event(self, event: Ints, seat: int, /) -> None:
        """Take out of an event what the seat may not know."""

    def imagine(self, view: _View, state: _State, dice: Dice, /) -> None:
        """Write a position, drawn at random among those that look like this view."""

    def reshuffle_unseen(self, state: _State, dice: Dice, /) -> None:
        """Shuffle anew what nobody has seen: the future is another, and the present looks the same to everybody."""


class Notation(Protocol):
    """notation.py: moves and cards as short text, and back. A text that cannot be read is refused."""

    EVENT_CARDS: dict[str, Callable[[int], str]]
    """By name of an event: how its card is written, where that is not by `write_card`."""

    def write_move(self, move: int, /) -> str: ...

    def read_move(self, text: str, seat: int, /) -> int:
        """The move that this seat writes so."""

    def write_card(self, card: int, /) -> str: ...

    def read_card(self, text: str, /) -> int: ...

    def write_arrangement(self, state: _State, cards: list[int], /) -> str:
        """What NATURE has put in order, with its verb."""

    def read_arrangement(self, state: _State, text: str, /) -> list[int]: ...


class Heuristic(Protocol):
    """heuristic.py: named features of a move, and weights for them. Reads only what the one to move may know.

    weights.json beside it holds what tuning found; a game may do without it.
    """

    FEATURES: dict[str, str]
    """By name of a feature: its theme, which people understand; "" for one that only balances others."""
    STYLES: dict[str, dict[str, float]]
    """Weights written by hand, by style and feature; the first style is one simple idea, for beginners."""
    TEMPERATURE: float
    """Of a player who does not look twice: a move that looks worse by this much is chosen e times less often."""

    def consider(self, state: _State, moves: Ints, count: int, facts: FloatTable, /) -> None:
        """Write the features of each of the moves of the one to move: facts[number of move, number of feature]."""

    def standing(self, state: _State, seat: int, /) -> float:
        """How well a seat's total stands, more being better: a lead of 1 about doubles or trebles the chance to win."""

    def is_quiet(self, state: _State, /) -> bool:
        """Whether nothing hangs in the air in mid-round, so that `standing` tells how everybody stands."""


class Encoding(Protocol):
    """encoding.py: what a learner is shown, as one row of small integers. Reads only what the observer may know."""

    LAYOUT: Layout
    ACTIONS: int
    """The number of an action is the number of the move; this many there are."""

    def observe(self, state: _State, seat: int, row: Ints, /) -> None:
        """Write what the seat may know into the row."""

    def points(self, state: _State, seat: int, /) -> int:
        """The seat's total, turned so that more is better."""


class ChanceStep(Protocol):
    """How far things are between two decisions; the record of it is ChanceWalk in research/dealing.py."""

    pending: int
    """The move that waits for cards to come to light ..."""
    placed: int
    """... and how many of them are decided."""
    decided: int
    """Of the cards being dealt or shuffled, how many are decided."""
    first: int
    """The cards of the first deck."""
    receiver: int
    """Whose card is decided next; NONE if nobody's."""
    slot: int
    """Where it goes."""
    cards: Ints
    """What is dealt or shuffled."""
    tally: Ints
    """By card, in how many ways it may be the one."""
    fixed: Ints
    """For the game to note which places are decided for the pending move."""


class LazyChance(Protocol):
    """lazy_chance.py: hidden cards are decided one by one, when somebody sees them: a tree of play stays small."""

    MOST_OUTCOMES: int
    """Every outcome of chance, a card or a move of NATURE, is a number below this one."""
    BOUNDED: bool
    """Whether every match ends after a known number of steps."""
    FORCED: bool
    """Whether a forced move tells something about the hand of the one who made it."""
    SOLVABLE: Solvable

    def longest(self, state: _State, /) -> int:
        """The most decisions in a match."""

    def most_steps(self, state: _State, /) -> int:
        """The most decisions and cards in a match; asked only where matches are BOUNDED."""

    def most_points(self, state: _State, /) -> int:
        """How far totals can be from each other."""

    def next_slot(self, state: _State, step: ChanceStep, /) -> int:
        """Of the cards being arranged, the next one that somebody will see soon; NONE if there is no other."""

    def slot_goes_to(self, state: _State, slot: int, /) -> int:
        """The seat that gets this card and sees it; NONE if it is laid open."""

    def next_place(self, state: _State, step: ChanceStep, /) -> int:
        """Where the pending move brings a hidden card to light; NONE if it does not, or all is decided."""

    def place_goes_to(self, state: _State, step: ChanceStep, /) -> int:
        """The seat that gets the card from there; NONE if it is laid open."""

    def place_seen_by(self, state: _State, step: ChanceStep, /) -> int:
        """Who sees it: as a rule the seat that gets it."""

    def tally_hidden(self, state: _State, step: ChanceStep, /) -> None:
        """Count the cards that may lie at that place, into step.tally."""

    def put_there(self, state: _State, step: ChanceStep, card: int, /) -> None:
        """Let this hidden card and the one at step.slot change places."""

    def choices_hidden(self, state: _State, /) -> int:
        """How many of the last choices are not revealed yet."""

    def hand_of(self, state: _State, seat: int, /) -> list[int]:
        """The cards that the seat holds."""

    def extras_of(self, state: _State, seat: int, /) -> list[int]:
        """The cards before the seat that nobody has seen yet."""

    def choice_of(self, state: _State, seat: int, /) -> int:
        """The move that the seat has chosen in secret; asked only where choices are hidden."""

    def card_from_hand(self, move: int, /) -> int:
        """The card that leaves the hand by this move, or NONE."""


class Recall(Protocol):
    """recall.py: how the round went so far, where views remember all of it and hands are hidden: what the others did
    tells what they may hold."""

    def rewind(self, world: _State, past: _State, /) -> None:
        """Write into `past` the position in which the present round began, if the world is this one."""

    def move_then(self, world: _State, past: _State, /) -> int:
        """What the one to move in `past`, a position on the way to `world`, did there; NONE if `past` is the
        present."""


class TextBoard(Protocol):
    """text_board.py: the table in lines of text, for eyes and screen readers alike. Facts only: words are in words/."""

    def lines(self, view: _View, /) -> list[Line]:
        """What lies on the table, drawn from a view, never from the truth."""


class Reflex(Protocol):
    """reflex.py: a contest of reactions at one live table, where a game has one. A table hands over what happens and
    asks what follows. All times are milliseconds of the table's clock."""

    CALL: str
    """The move by which the one to move opens the race ..."""
    FORGET: str
    """... and the one that it is to let the time pass."""
    laid_by: int | None
    """The number of the fact that brought what is to be slapped; None while there is nothing."""

    def reset(self) -> None:
        """A new match."""

    def moved(self, state: _State, by: int, at: int, number: int, /) -> bool:
        """After a move, which was fact `number`: whether a race has begun or ended."""

    def begin_anew(self, state: _State, at: int, number: int, /) -> None:
        """The last move was taken back: a race begins anew."""

    def used_with(self, options: Mapping[str, Value], /) -> bool:
        """Whether reactions are compared in a match with these options."""

    def is_race(self, state: _State, /) -> bool:
        """Whether hands decide what happens next, not nature."""

    def is_called(self, state: _State, /) -> bool:
        """Whether everybody races, and the last one is still to be named."""

    def due(self, state: _State, /) -> int:
        """When the table goes on without waiting for anybody."""

    def own_move(self, state: _State, /) -> str | None:
        """What the table does for the one to move."""

    def overdue_move(self, state: _State, now: int, /) -> str | None:
        """What counts as done by one who has let the time pass."""

    def is_excused(self, state: _State, now: int, /) -> bool:
        """Whether a slap now was meant for what has just gone."""

    @property
    def called_after(self) -> int:
        """Milliseconds from the beginning of the race to the call."""

    def last(self, state: _State, called_after: int, slaps: Sequence[tuple[int, int]], /) -> list[int]:
        """Who was last, by reactions and seats; several where they are equal."""

    def verdict(self, last: int, /) -> str:
        """Nature's move that names the last one."""


def members(protocol: type) -> list[str]:
    """The names that a module must have to fulfil this Protocol."""
    return [name for name in (*protocol.__annotations__, *vars(protocol)) if not name.startswith("_")]

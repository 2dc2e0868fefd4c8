"""The verbs of any game, found by the type of the record they are given. Here alone the engine meets the games.

The contract of a game, to be read beside games/no_thanks, the smallest one. Moves are small integers, and so are
cards; `moves` and `cards` are arrays to write into.
"""

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar, cast

from pioche.games.catalogue import GAMES, Game
from pioche.rulekit import Dice, Ints, Log, Match, Record
from pioche.rulekit.compiled import INTERPRETED, numba_type, resolved_by_type

GAME_OF: dict[type[Record], Game] = {kind: game for game in GAMES.values() for kind in (game.state, game.view)}
GAME_OF_COMPILED = {} if INTERPRETED else {numba_type(game.state.layout): game for game in GAMES.values()}

Verb = TypeVar("Verb", bound=Callable[..., Any])
Room = Callable[[Game], Any]


def verb_in(room: Room) -> Callable[[Verb], Verb]:
    """Marks a function that games have, by the same name, in some room of their own. One that lacks it does as here."""

    def mark(generic: Verb) -> Verb:
        name = generic.__name__

        @cache
        def found(kind: Any) -> Callable[..., Any]:
            verb: Callable[..., Any] = getattr(room(GAME_OF[kind]), name, generic)
            return verb

        @wraps(generic)
        def call(record: Record, *arguments: Any) -> Any:
            kind: Any = type(record)
            return found(kind)(record, *arguments)

        resolved_by_type(call, lambda kind: getattr(room(GAME_OF_COMPILED[kind]), name, generic))
        return cast(Verb, call)

    return mark


in_rules = verb_in(lambda game: game.room("rules"))
in_sight = verb_in(lambda game: game.room("sight"))


@in_rules
def begin(state: Match) -> None:
    """Clear the table: called once for a match, when the header and the options are written."""


@in_rules
def to_move(state: Match) -> int:
    """The seat that decides, or NATURE, or NOBODY when the match is over."""
    raise NotImplementedError


@in_rules
def legal(state: Match, moves: Ints) -> int:
    """Write the moves open to the one to move; answer how many. None where NATURE has cards to arrange."""
    raise NotImplementedError


@in_rules
def apply(state: Match, move: int, log: Log | None) -> None:
    """Carry out a legal move and all that the table does by itself after it. Trusts its caller."""


@in_rules
def to_arrange(state: Match, cards: Ints) -> tuple[int, int]:
    """Write the cards that NATURE must put in order now: so many of one deck, then so many of another."""
    raise NotImplementedError


@in_rules
def arrange(state: Match, cards: Ints, log: Log | None) -> None:
    """Deal, or form a new pile, from cards in the order given, top card first."""


@in_rules
def in_secret(state: Match) -> bool:
    """Whether what is chosen now stays hidden until all have chosen."""
    return False


@in_rules
def wins(state: Match, seat: int) -> bool:
    """Whether the seat has (a share of) the victory, by the totals as they stand."""
    raise NotImplementedError


@in_sight
def hide(state: Match, view: Match, seat: int) -> None:
    """Write what the seat may know; NOBODY for a spectator."""


@in_sight
def imagine(view: Match, state: Match, dice: Dice) -> None:
    """Write a position, drawn at random among those that look like this view."""


@in_sight
def stir(state: Match, dice: Dice) -> None:
    """Shuffle anew what nobody has seen: the future is another, and the present looks the same to everybody."""

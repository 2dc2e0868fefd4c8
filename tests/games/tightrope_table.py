"""Words for the tests of Tightrope: deal known hands and a known score pile, play whole tricks."""

from collections.abc import Sequence
from typing import Any

from pioche.engine.dispatch import to_move
from pioche.games.tightrope.rules import note_score
from pioche.games.tightrope.state import BLUE_ZERO, RED_ZERO
from tests.kit import Event, arrange_now, deck, legal_numbers, match, play

B0, R0 = BLUE_ZERO, RED_ZERO
FALLING = [9, 8, 7, 6, 5, 4, 3, 2, 1, B0, R0]
"""The score pile of TR-E11."""


def deal(state: Any, hands: Sequence[Sequence[int]] = (), pile: Sequence[int] = ()) -> list[Event]:
    """Deal a round in which the seats get these cards among others, and these score cards come first."""
    cards, numbers = deck(state)
    named = [card for hand in hands for card in hand]
    others = [card for card in cards[:numbers] if card not in named]
    full = [[*hand] for hand in hands] or [[] for _ in range(state.seats)]
    for hand in full:
        while len(hand) < 9:
            hand.append(others.pop(0))
    dealer = state.first + state.round
    order = [(dealer + step) % state.seats for step in range(1, state.seats + 1)]
    dealt = [full[seat][place] for place in range(9) for seat in order]
    below = [card for card in cards[numbers:] if card not in pile]
    return arrange_now(state, [*dealt, *others, *pile, *below])


def table(
    seats: int = 3,
    hands: Sequence[Sequence[int]] = (),
    pile: Sequence[int] = (),
    first: int = 0,
    **options: Any,
) -> Any:
    state = match("tightrope", seats, first, **options)
    deal(state, hands, pile)
    return state


def trick(state: Any, *cards: int) -> list[Event]:
    """Everybody plays the card named at their seat, in the order of the table."""
    said: list[Event] = []
    for _ in range(state.seats):
        said += play(state, f"play {cards[to_move(state)]}")
    return said


def any_trick(state: Any) -> list[Event]:
    """Everybody plays their lowest card."""
    said: list[Event] = []
    for _ in range(state.seats):
        said += play(state, f"play {legal_numbers(state)[0]}")
    return said


def any_round(state: Any) -> list[Event]:
    return [event for _ in range(9) for event in any_trick(state)]


def nets(state: Any) -> list[int]:
    net: list[int] = state.net[: state.seats].tolist()
    return net


def of_kind(said: list[Event], *kinds: int) -> list[Event]:
    return [event for event in said if event[0] in kinds]


def total_of(*scores: int) -> int:
    """The total of a player who ends their rounds with these sticks, noted round by round."""
    state = match("tightrope", max(3, len(scores)))
    for score in scores:
        state.round += 1
        state.net[0] = score
        note_score(state, 0, None)
    total: int = state.totals[0]
    return total

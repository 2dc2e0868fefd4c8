"""Words for the tests of Take That!: a round under way, and what lies where."""

from collections.abc import Sequence
from typing import Any

from pioche.engine.referee import why_not
from pioche.games.take_that.cards import hold
from pioche.games.take_that.notation import read_move
from pioche.games.take_that.rules import begin, fits
from pioche.games.take_that.state import CARDS, FACE_DOWN, FACE_UP, PLAYING, ROW, UNSEEN
from pioche.rulekit import Refusal
from tests.kit import deal, do, legal_moves, legal_numbers, match

ALL_CARDS = CARDS.tolist()


def dealt(seats: int, *top: int, first: int | None = None, **options: Any) -> Any:
    """A fresh deal with these cards on top; seat 0 begins unless another seat has dealt."""
    state = match("take_that", seats, seats - 1 if first is None else first, **options)
    deal(state, *top)
    return state


def under_way(
    row: Sequence[int], hand: Sequence[int], pile: int, top: Sequence[int] = (), others: int = 9, **options: Any
) -> Any:
    """Three players, seat 0 on turn with this hand; `pile` cards, these on top; `others` cards in the other hands."""
    state = dealt(3, **options)
    begin(state)
    state.turn = 0
    for card in hand:
        hold(state, 0, card)
    for card in row:
        state.place[card] = ROW
        state.row[state.row_count] = card
        state.row_count += 1
    spare = [card for card in ALL_CARDS if card not in (*row, *hand, *top)]
    for seat in (1, 2):
        for _ in range(others):
            hold(state, seat, spare.pop())
    cards = [*spare[: pile - len(top)], *reversed(top)]
    state.pile[:pile] = cards
    state.pile_count = pile
    return state


def row_of(state: Any) -> list[int]:
    cards: list[int] = state.row[: state.row_count].tolist()
    return cards


def hand_of(state: Any, seat: int) -> list[int]:
    cards: list[int] = state.hands[seat][: state.hand_count[seat]].tolist()
    return cards


def lying(state: Any, *places: int) -> list[int]:
    return [card for card in ALL_CARDS if state.place[card] in places]


def face_up(state: Any, seat: int) -> list[int]:
    return lying(state, FACE_UP + seat)


def face_down(state: Any, seat: int) -> list[int]:
    """In truth: the experts' extra cards too."""
    return lying(state, FACE_DOWN + seat, UNSEEN + seat)


def fitting(last: int) -> list[int]:
    """The cards of the deck that may follow this one."""
    return [card for card in ALL_CARDS if card != last and fits(card, last)]


def reach(state: Any) -> tuple[int, int]:
    """The lowest and the highest number that fit the row, after checking all those between them."""
    last = row_of(state)[-1]
    numbers = [number for number in range(200) if fits(number, last)]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    return numbers[0], numbers[-1]


def refused(state: Any, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Why this move cannot be made here: code, clause and facts."""
    assert text not in legal_moves(state)
    why: Refusal = why_not(state, read_move(text, 0))
    return why.code, why.clause, why.facts


def play_out(state: Any) -> int:
    """Finish the round, everybody taking whenever possible; how many turns it took."""
    turns = 0
    while state.stage == PLAYING:
        move = legal_numbers(state)[0]
        do(state, move)
        turns += move > 0 or state.stage != PLAYING
    return turns

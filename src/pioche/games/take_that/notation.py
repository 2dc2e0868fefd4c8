"""Take That!: moves and cards as short text, and back."""

from collections.abc import Callable

from pioche.games.take_that.state import CARDS, TAKE, TWIST, State
from pioche.rulekit import Refusal

_CARD_OF = {str(card): card for card in CARDS.tolist()}
"""TT-1: the cards as they are written."""
_FIRST_MOVE_OF = {"lay": 0, "twist": TWIST}
"""Such a move is this much more than the card it names."""


EVENT_CARDS: dict[str, Callable[[int], str]] = {}
"""Every event writes its card as `write_card` does."""


def write_move(move: int) -> str:
    if move == TAKE:
        return "take"
    return f"lay {move}" if move < TWIST else f"twist {move - TWIST}"


def read_move(text: str, seat: int) -> int:
    """TT-7: append, twist or take; one card, never two."""
    if text == "take":
        return TAKE
    word, *cards = text.split(" ")
    if word not in _FIRST_MOVE_OF:
        raise Refusal("not-a-move", "TT-7", text=text)
    if len(cards) != 1:
        raise Refusal("one-card-only", "TT-7", text=text)
    return _FIRST_MOVE_OF[word] + read_card(cards[0])


def write_card(card: int) -> str:
    return str(card)


def read_card(text: str) -> int:
    if text not in _CARD_OF:
        raise Refusal("no-such-card", "TT-1", text=text)
    return _CARD_OF[text]


def write_arrangement(state: State, cards: list[int]) -> str:
    """The shuffled deck, top card first."""
    return " ".join(["deal", *map(write_card, cards)])


def read_arrangement(state: State, text: str) -> list[int]:
    word, *cards = text.split(" ")
    if word != "deal":
        raise Refusal("deal-expected", "TT-4", text=word)
    return [read_card(card) for card in cards]

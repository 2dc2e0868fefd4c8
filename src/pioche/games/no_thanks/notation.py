"""No Thanks!: moves and cards as short text, and back."""

from collections.abc import Callable

from pioche.games.no_thanks.state import REFUSE, TAKE, State
from pioche.rulekit import Refusal, read_number

_WORDS = {TAKE: "take", REFUSE: "refuse"}
_MOVE_OF = {word: move for move, word in _WORDS.items()}


EVENT_CARDS: dict[str, Callable[[int], str]] = {}
"""Every event writes its card as `write_card` does."""


def write_move(move: int) -> str:
    return _WORDS[move]


def read_move(text: str, seat: int) -> int:
    """NT-6: there is no third option. NT-7: and no more than one chip."""
    if text not in _MOVE_OF:
        raise Refusal("not-a-move", "NT-6", text=text)
    return _MOVE_OF[text]


def write_card(card: int) -> str:
    return str(card)


def read_card(text: str) -> int:
    return read_number(text)


def write_arrangement(state: State, cards: list[int]) -> str:
    """The shuffled deck, top card first."""
    return " ".join(["deal", *map(write_card, cards)])


def read_arrangement(state: State, text: str) -> list[int]:
    word, *cards = text.split(" ")
    if word != "deal":
        raise Refusal("deal-expected", "NT-3", text=word)
    return [read_card(card) for card in cards]

"""Tightrope: moves and cards as short text, and back."""

from collections.abc import Callable

from pioche.games.tightrope.measures import numbers_in_use
from pioche.games.tightrope.state import BLUE_ZERO, NUMBERS, RED_ZERO, SCORE_CARDS, State
from pioche.rulekit import Refusal, read_number

_SCORE_CARD_TEXTS = {**{number: str(number) for number in range(1, 10)}, BLUE_ZERO: "B0", RED_ZERO: "R0"}
_SCORE_CARD_OF = {text: card for card, text in _SCORE_CARD_TEXTS.items()}


def write_move(move: int) -> str:
    return f"play {write_card(move)}"


def read_move(text: str, seat: int) -> int:
    """TR-7: a turn is one number card."""
    word, _, card = text.partition(" ")
    if word != "play":
        raise Refusal("not-a-move", "TR-7", text=text)
    return read_card(card)


def write_card(card: int) -> str:
    """A number card."""
    return str(card)


def read_card(text: str) -> int:
    """TR-1: the number cards are 1 to 50."""
    card = read_number(text)
    if not 1 <= card <= NUMBERS:
        raise Refusal("no-such-card", "TR-1", text=text)
    return card


def write_score_card(card: int) -> str:
    return _SCORE_CARD_TEXTS[card]


def read_score_card(text: str) -> int:
    """TR-1: the score cards are 1 to 9, B0 and R0."""
    if text not in _SCORE_CARD_OF:
        raise Refusal("no-such-score-card", "TR-1", text=text)
    return _SCORE_CARD_OF[text]


EVENT_CARDS: dict[str, Callable[[int], str]] = {"turned-up": write_score_card}
"""The events whose card is not a number card."""


def write_arrangement(state: State, cards: list[int]) -> str:
    """The number cards, then the score cards, each top card first."""
    numbers = numbers_in_use(state)
    return " ".join(["deal", *map(write_card, cards[:numbers]), "/", *map(write_score_card, cards[numbers:])])


def read_arrangement(state: State, text: str) -> list[int]:
    """TR-1, TR-26: each number card in use once, a slash, each score card once."""
    word, *rest = text.split(" ")
    if word != "deal":
        raise Refusal("deal-expected", "TR-3", text=word)
    if rest.count("/") != 1:
        raise Refusal("one-slash-expected", "TR-3", slashes=rest.count("/"))
    slash = rest.index("/")
    numbers = [read_card(card) for card in rest[:slash]]
    score_cards = [read_score_card(card) for card in rest[slash + 1 :]]
    if sorted(numbers) != list(range(1, numbers_in_use(state) + 1)):
        clause = "TR-26" if state.options.tactical else "TR-1"
        raise Refusal("number-cards-expected", clause, highest=numbers_in_use(state))
    if sorted(score_cards) != list(range(1, SCORE_CARDS + 1)):
        raise Refusal("score-cards-expected", "TR-1")
    return numbers + score_cards

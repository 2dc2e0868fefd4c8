"""Oh Hell: moves and cards as short text, and back. Cards are 2C to AS: rank, then suit."""

from collections.abc import Callable

from oh_hell.cards import is_bid, rank, suit
from oh_hell.state import HIGHEST, LOWEST, MOST_HAND, NO_BID, State
from pioche.rulekit import Refusal, read_number

SUIT_LETTERS = "CDHS"
RANK_TEXTS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

EVENT_CARDS: dict[str, Callable[[int], str]] = {}
"""Every event writes its card as `write_card` does."""


def write_move(move: int) -> str:
    return f"bid {move - NO_BID}" if is_bid(move) else f"play {write_card(move)}"


def read_move(text: str, seat: int) -> int:
    """OH-8, OH-11: a turn is a bid or a card."""
    word, _, what = text.partition(" ")
    if word == "play":
        return read_card(what)
    if word != "bid":
        raise Refusal("not-a-move", "OH-8", text=text)
    tricks = read_number(what)
    if tricks > MOST_HAND:
        raise Refusal("bid-too-high", "OH-8", bid=tricks, most=MOST_HAND)
    return NO_BID + tricks


def write_card(card: int) -> str:
    return RANK_TEXTS[rank(card)] + SUIT_LETTERS[suit(card)]


CARD_OF = {write_card(card): card for card in range(LOWEST, HIGHEST + 1)}


def read_card(text: str) -> int:
    """OH-1."""
    if text not in CARD_OF:
        raise Refusal("no-such-card", "OH-1", text=text)
    return CARD_OF[text]


def write_arrangement(state: State, cards: list[int]) -> str:
    """The shuffled deck, top card first."""
    return " ".join(["deal", *map(write_card, cards)])


def read_arrangement(state: State, text: str) -> list[int]:
    word, *cards = text.split(" ")
    if word != "deal":
        raise Refusal("deal-expected", "OH-5", text=word)
    return [read_card(card) for card in cards]

"""Hit the Deck: moves and cards as short text, and back."""

from collections.abc import Callable

from pioche.games.hit_the_deck.state import (
    BURY,
    CALL,
    CARDS,
    CUT,
    DRAW,
    FACES,
    FLIP,
    FORGET,
    LAST,
    MOST_HANDS,
    PASS,
    SLAP,
    State,
)
from pioche.rulekit import BETWEEN_ROUNDS, Refusal, read_number

COLOURS = "RGBY"
_NUMBERS = "12345"
NAMES: list[str] = (
    [colour + number for colour in COLOURS for number in _NUMBERS]
    + [colour + "-CUT" for colour in COLOURS]
    + [colour + "-FLIP" for colour in COLOURS]
    + ["HIT-" + demand for demand in (*_NUMBERS, *COLOURS, "HAND")]
)
_CARD_OF = {name: card for card, name in enumerate(NAMES)}

_WORDS = {DRAW: "draw", PASS: "pass", FLIP: "flip", CALL: "call", FORGET: "forget"}
_MOVE_OF = {word: move for move, word in _WORDS.items()}


EVENT_CARDS: dict[str, Callable[[int], str]] = {}
"""Every event writes its card as `write_card` does."""


def write_move(move: int) -> str:
    if move < FACES:
        return "play " + NAMES[move]
    if move < CUT:
        return _WORDS[move]
    if move < LAST:
        return f"cut {move - CUT}"
    if move < BURY:
        return f"last {move - LAST}"
    return f"bury {move - BURY}" if move < SLAP else "slap"


def read_move(text: str, seat: int) -> int:
    """The move that this seat writes so; a slap is its own (HD-34)."""
    word, *rest = text.split(" ")
    if not rest and word in _MOVE_OF:
        return _MOVE_OF[word]
    if not rest and word == "slap" and 0 <= seat < MOST_HANDS:
        return SLAP + seat
    if len(rest) != 1 or word not in ("play", "cut", "last", "bury"):
        raise Refusal("not-a-move", "HD-8", text=text)
    return read_card(rest[0]) if word == "play" else _read_numbered(word, rest[0])


def _read_numbered(word: str, text: str) -> int:
    """HD-15, HD-30, HD-6: the depth of a cut, the last to slap, the place of a buried card."""
    base, most, clause = {
        "cut": (CUT, CARDS, "HD-15"),
        "last": (LAST, MOST_HANDS - 1, "HD-30"),
        "bury": (BURY, CARDS, "HD-6"),
    }[word]
    number = _read_plain(text, clause)
    if number > most:
        raise Refusal("number-too-high", clause, number=number, most=most)
    return base + number


def _read_plain(text: str, clause: str) -> int:
    try:
        return read_number(text)
    except ValueError:
        raise Refusal("not-a-number", clause, text=text) from None


def write_card(card: int) -> str:
    return NAMES[card]


def read_card(text: str) -> int:
    """HD-1: one of the 38 faces."""
    if text not in _CARD_OF:
        raise Refusal("no-such-card", "HD-1", text=text)
    return _CARD_OF[text]


def _word_for(state: State) -> tuple[str, str]:
    """HD-3: between rounds nature deals. HD-35: else it shuffles."""
    return ("deal", "HD-3") if state.stage == BETWEEN_ROUNDS else ("shuffle", "HD-35")


def write_arrangement(state: State, cards: list[int]) -> str:
    """The shuffled cards, top card first."""
    return " ".join([_word_for(state)[0], *map(write_card, cards)])


def read_arrangement(state: State, text: str) -> list[int]:
    expected, clause = _word_for(state)
    word, *cards = text.split(" ")
    if word != expected:
        raise Refusal("arrangement-expected", clause, text=word, expected=expected)
    return [read_card(card) for card in cards]

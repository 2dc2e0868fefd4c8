"""Take That! in lines of text."""

from pioche.games.take_that.cards import toad
from pioche.games.take_that.state import CARDS, FACE_DOWN, FACE_UP, View
from pioche.rulekit import UNKNOWN
from pioche.surfaces.terminal.boards import listed, named
from pioche.surfaces.words import Words

SHOW_FACES = 1
"""The value `faces` of the option penalty_display."""


def lines(view: View, names: list[str], words: Words) -> list[str]:
    told = [player(view, names, words, seat) for seat in range(view.seats)]
    told.append(words("take_that-row", cards=listed(marked(view.row.tolist()), words), pile=view.pile_count))
    if view.viewer >= 0:
        told.append(words("take_that-hand", cards=listed(marked(view.hands[view.viewer].tolist()), words)))
    return told


def player(view: View, names: list[str], words: Words, seat: int) -> str:
    """TT-26: all plus cards lie open, of the minus cards the number."""
    down = lying(view, FACE_DOWN + seat)
    facts: dict[str, str | int] = {
        "who": named(view, names, words, seat),
        "hand": view.hand_count[seat],
        "plus": len(lying(view, FACE_UP + seat)),
        "minus": len(down) + view.extras[seat],
        "total": view.totals[seat],
    }
    if view.options.penalty_display == SHOW_FACES:
        return words("take_that-player-faces", cards=listed(marked(down), words), **facts)
    return words("take_that-player", **facts)


def lying(view: View, place: int) -> list[int]:
    return [card for card in CARDS.tolist() if view.place[card] == place]


def marked(cards: list[int]) -> list[str]:
    """Toads carry a star."""
    return [f"{card}*" if toad(card) else str(card) for card in cards if card != UNKNOWN]

"""Take That! in lines of text."""

from pioche.games.contract import Fact, Line, Seat
from pioche.games.take_that.cards import toad
from pioche.games.take_that.state import CARDS, FACE_DOWN, FACE_UP, View
from pioche.rulekit import UNKNOWN

_SHOW_FACES = 1
"""The value `faces` of the option penalty_display."""


def lines(view: View) -> list[Line]:
    drawn = [_player(view, seat) for seat in range(view.seats)]
    drawn.append(("take_that-row", {"cards": _marked(view.row.tolist()), "pile": view.pile_count}))
    if view.viewer >= 0:
        drawn.append(("take_that-hand", {"cards": _marked(view.hands[view.viewer].tolist())}))
    return drawn


def _player(view: View, seat: int) -> Line:
    """TT-26: all plus cards lie open, of the minus cards the number."""
    down = _lying(view, FACE_DOWN + seat)
    facts: dict[str, Fact] = {
        "who": Seat(seat),
        "hand": view.hand_count[seat],
        "plus": len(_lying(view, FACE_UP + seat)),
        "minus": len(down) + view.extras[seat],
        "total": view.totals[seat],
    }
    if view.options.penalty_display == _SHOW_FACES:
        return "take_that-player-faces", facts | {"cards": _marked(down)}
    return "take_that-player", facts


def _lying(view: View, place: int) -> list[int]:
    return [card for card in CARDS.tolist() if view.place[card] == place]


def _marked(cards: list[int]) -> list[str]:
    """Toads carry a star."""
    return [f"{card}*" if toad(card) else str(card) for card in cards if card != UNKNOWN]

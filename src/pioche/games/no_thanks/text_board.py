"""No Thanks! in lines of text."""

from pioche.games.contract import Fact, Line, Seat
from pioche.games.no_thanks.state import HIGHEST, LOWEST, View
from pioche.rulekit import UNKNOWN


def lines(view: View) -> list[Line]:
    drawn = [_player(view, seat) for seat in range(view.seats)]
    if view.offered != UNKNOWN:
        drawn.append(("no_thanks-offer", {"card": view.offered, "pot": view.pot, "pile": view.pile_count}))
    return drawn


def _player(view: View, seat: int) -> Line:
    facts: dict[str, Fact] = {"who": Seat(seat), "cards": _runs(view, seat)}
    if view.chips[seat] == UNKNOWN:
        return "no_thanks-player", facts
    return "no_thanks-player-chips", facts | {"chips": view.chips[seat]}


def _runs(view: View, seat: int) -> list[str]:
    """NT-14: sequences stand together and apart from single cards."""
    cards = [card for card in range(LOWEST, HIGHEST + 1) if view.place[card] == seat]
    starts = [card for card in cards if card - 1 not in cards]
    return ["-".join(str(card) for card in _run_from(start, cards)) for start in starts]


def _run_from(start: int, cards: list[int]) -> list[int]:
    end = start
    while end in cards:
        end += 1
    return list(range(start, end))

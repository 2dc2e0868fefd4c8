"""Tightrope in lines of text."""

from pioche.games.contract import Line, Seat
from pioche.games.tightrope.notation import write_score_card
from pioche.games.tightrope.rules import has_played
from pioche.games.tightrope.state import BLUE_ZERO, NO_ZERO, PLAYING, SCORE_CARDS, TRICKS, View
from pioche.rulekit import UNKNOWN


def lines(view: View) -> list[Line]:
    drawn = [_player(view, seat) for seat in range(view.seats)]
    if view.stage == PLAYING:
        drawn += [_score_card(view), _still_to_come(view)]
    if view.viewer >= 0:
        hand = [str(card) for card in view.hand[view.viewer] if card != UNKNOWN]
        drawn.append(("tightrope-hand", {"cards": hand}))
    return drawn


def _player(view: View, seat: int) -> Line:
    """TR-23: sticks and score lie open, and the cards on the table."""
    return "tightrope-player", {
        "who": Seat(seat),
        "sticks": abs(view.net[seat]),
        "colour": _colour(view.net[seat]),
        "card": _card_played(view, seat),
        "total": view.totals[seat],
    }


def _colour(net: int) -> str:
    if net == 0:
        return "none"
    return "blue" if net > 0 else "red"


def _card_played(view: View, seat: int) -> str:
    if view.stage != PLAYING or not has_played(view, seat):
        return "none"
    card = view.played[view.trick, seat]
    return "hidden" if card == UNKNOWN else str(card)


def _score_card(view: View) -> Line:
    zero = "none" if view.zero == NO_ZERO else "blue" if view.zero == BLUE_ZERO else "red"
    return "tightrope-score-card", {"value": view.value, "zero": zero, "trick": view.trick + 1, "tricks": TRICKS}


def _still_to_come(view: View) -> Line:
    """TR-24: everybody knows which score cards are left."""
    turned = view.score_pile.tolist()[: view.turned]
    left = [write_score_card(card) for card in range(1, SCORE_CARDS + 1) if card not in turned]
    return "tightrope-to-come", {"cards": left}

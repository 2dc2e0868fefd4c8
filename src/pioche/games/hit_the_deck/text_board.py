"""Hit the Deck in lines of text."""

from pioche.games.contract import Fact, Line, Seat
from pioche.games.hit_the_deck.cards import demanded_colour, demanded_number
from pioche.games.hit_the_deck.notation import COLOURS, write_card
from pioche.games.hit_the_deck.piles import top_card
from pioche.games.hit_the_deck.state import CALLING, DRAWN, HIT_HAND, PLAYING, View
from pioche.rulekit import BETWEEN_ROUNDS, OVER, UNKNOWN, Ints


def lines(view: View) -> list[Line]:
    drawn = [_player(view, seat) for seat in range(view.seats)]
    if view.discard_count > 0:
        drawn += [_table(view), *_due(view)]
    if view.viewer >= 0:
        drawn.append(("hit_the_deck-hand", {"cards": _written(view.hands[view.viewer])}))
    return drawn


def _player(view: View, seat: int) -> Line:
    """HD-42: the numbers of cards are open; HD-44: some cards are remembered."""
    facts: dict[str, Fact] = {"who": Seat(seat), "hand": view.hand_count[seat], "total": view.totals[seat]}
    known = _written(view.shown[seat])
    if known and seat != view.viewer and view.stage not in (BETWEEN_ROUNDS, OVER):
        return "hit_the_deck-player-known", facts | {"cards": known}
    return "hit_the_deck-player", facts


def _table(view: View) -> Line:
    return "hit_the_deck-table", {
        "top": write_card(top_card(view)),
        "draw": view.draw_count,
        "discard": view.discard_count,
        "direction": "left" if view.direction == 1 else "right",
    }


def _due(view: View) -> list[Line]:
    """What is to be done now: HD-29 asks for a call before anything can be played."""
    if view.stage == CALLING:
        return [("hit_the_deck-call-due", {"you": "yes" if view.turn == view.viewer else "no", "who": Seat(view.turn)})]
    return _demand(top_card(view)) if view.stage in (PLAYING, DRAWN) else []


def _demand(top: int) -> list[Line]:
    """HD-24, HD-25, HD-31: what the top card asks of the next player."""
    if demanded_number(top) != UNKNOWN:
        return [("hit_the_deck-demand-number", {"demand": demanded_number(top)})]
    if demanded_colour(top) != UNKNOWN:
        return [("hit_the_deck-demand-colour", {"demand": COLOURS[demanded_colour(top)]})]
    return [("hit_the_deck-free", {})] if top == HIT_HAND else []


def _written(hand: Ints) -> list[str]:
    return [write_card(face) for face, copies in enumerate(hand.tolist()) for _ in range(copies)]

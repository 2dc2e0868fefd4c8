"""Oh Hell in lines of text."""

from oh_hell.cards import suit
from oh_hell.notation import SUIT_LETTERS, write_card
from oh_hell.state import BIDDING, PLAYING, View
from pioche.games.contract import Line, Seat
from pioche.rulekit import UNKNOWN


def lines(view: View) -> list[Line]:
    drawn = [_player(view, seat) for seat in range(view.seats)]
    if view.stage in (BIDDING, PLAYING):
        drawn.append(_trumps(view))
    if view.viewer >= 0:
        drawn.append(("oh_hell-hand", {"cards": _cards(view.hand[view.viewer].tolist())}))
    return drawn


def _player(view: View, seat: int) -> Line:
    """OH-20: bids, tricks and the cards on the table lie open."""
    card = view.trick_card[seat]
    return "oh_hell-player", {
        "who": Seat(seat),
        "bid": "none" if view.bid[seat] == UNKNOWN else str(view.bid[seat]),
        "won": view.won[seat],
        "card": "none" if card == UNKNOWN else write_card(card),
        "total": view.totals[seat],
    }


def _trumps(view: View) -> Line:
    """OH-6."""
    card = write_card(view.trump_card)
    return "oh_hell-trumps", {"card": card, "suit": SUIT_LETTERS[suit(view.trump_card)], "hand": view.hand_size}


def _cards(hand: list[int]) -> list[str]:
    return [write_card(card) for card in hand if card != UNKNOWN]

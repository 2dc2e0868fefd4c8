"""Tightrope in lines of text."""

from pioche.games.tightrope.notation import write_score_card
from pioche.games.tightrope.rules import has_played
from pioche.games.tightrope.state import BLUE_ZERO, NO_ZERO, PLAYING, SCORE_CARDS, TRICKS, View
from pioche.rulekit import UNKNOWN
from pioche.surfaces.terminal.boards import listed, named
from pioche.surfaces.words import Words


def lines(view: View, names: list[str], words: Words) -> list[str]:
    told = [player(view, names, words, seat) for seat in range(view.seats)]
    if view.stage == PLAYING:
        told += [score_card(view, words), still_to_come(view, words)]
    if view.viewer >= 0:
        hand = [str(card) for card in view.hand[view.viewer] if card != UNKNOWN]
        told.append(words("tightrope-hand", cards=listed(hand, words)))
    return told


def player(view: View, names: list[str], words: Words, seat: int) -> str:
    """TR-23: sticks and score lie open, and the cards on the table."""
    return words(
        "tightrope-player",
        who=named(view, names, words, seat),
        sticks=abs(view.net[seat]),
        colour=colour(view.net[seat]),
        card=card_played(view, seat),
        total=view.totals[seat],
    )


def colour(net: int) -> str:
    if net == 0:
        return "none"
    return "blue" if net > 0 else "red"


def card_played(view: View, seat: int) -> str:
    if view.stage != PLAYING or not has_played(view, seat):
        return "none"
    card = view.played[view.trick, seat]
    return "hidden" if card == UNKNOWN else str(card)


def score_card(view: View, words: Words) -> str:
    zero = "none" if view.zero == NO_ZERO else "blue" if view.zero == BLUE_ZERO else "red"
    return words("tightrope-score-card", value=view.value, zero=zero, trick=view.trick + 1, tricks=TRICKS)


def still_to_come(view: View, words: Words) -> str:
    """TR-24: everybody knows which score cards are left."""
    turned = view.score_pile.tolist()[: view.turned]
    left = [write_score_card(card) for card in range(1, SCORE_CARDS + 1) if card not in turned]
    return words("tightrope-to-come", cards=listed(left, words))

"""What the rulebooks hide, said once more without the rules' own sight: secrets that a seat must not notice.

`exchange` changes, in place, one thing that the seat may not know: two hidden cards change places. Counts stay as
they are, and so does all that the seat has seen.
"""

from typing import Any

import numpy as np

from pioche.engine.dispatch import GAME_OF
from pioche.rulekit import UNKNOWN, Match

Luck = np.random.Generator


def exchange(state: Match, seat: int, luck: Luck) -> bool:
    """Whether there was something to exchange."""
    return EXCHANGES[GAME_OF[type(state)].name](state, seat, luck)


def others(state: Any, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def two_of(places: list[Any], luck: Luck) -> list[Any]:
    return [places[index] for index in luck.permutation(len(places))[:2]]


def no_thanks(state: Any, seat: int, luck: Luck) -> bool:
    """NT-19: neither the pile nor the removed cards are known. NT-16: nor, at a glance, the chips of the others."""
    if state.stage == 2 and not state.options.chips_visible:
        one, other = two_of(others(state, seat), luck)
        state.chips[[one, other]] = state.chips[[other, one]]
    pile = state.pile.tolist()[: state.pile_count]
    removed = [card for card in range(3, 36) if state.place[card] == UNKNOWN and card not in pile]
    if not pile:
        return False
    state.pile[luck.integers(len(pile))] = luck.choice(removed)
    return True


def take_that(state: Any, seat: int, luck: Luck) -> bool:
    """TT-27: the hands of the others and the pile are hidden. TT-29: and so are extra cards, from everybody."""
    hidden = state.pile.tolist()[: state.pile_count] + hands_of(state.hands, others(state, seat))
    hidden += [card for card in range(12, 99) if state.place[card] >= 40]
    if len(hidden) < 2:
        return False
    one, other = two_of(hidden, luck)
    swap_in(state.pile, one, other)
    swap_hands(state.hands, one, other)
    state.place[[one, other]] = state.place[[other, one]]
    return True


def tightrope(state: Any, seat: int, luck: Luck) -> bool:
    """TR-24: nobody knows the order of the score pile."""
    pile = list(range(state.turned, 11))
    if state.stage == 2 and len(pile) > 1 and luck.random() < 0.3:
        one, other = two_of(pile, luck)
        state.score_pile[[one, other]] = state.score_pile[[other, one]]
        return True
    return state.stage == 2 and exchange_numbers(state, seat, luck)


def exchange_numbers(state: Any, seat: int, luck: Luck) -> bool:
    """TR-22: the hands of the others and the unused cards are hidden. TR-27: and so are choices in secret."""
    hidden = hands_of(state.hand, others(state, seat))
    if state.options.simultaneous:
        hidden += held(state.played[state.trick, others(state, seat)])
    if not state.options.tactical:
        hidden += sorted(set(range(1, 51)) - set(state.hand.flatten()) - set(state.played.flatten()))
    if len(hidden) < 2:
        return False
    one, other = two_of(hidden, luck)
    swap_hands(state.hand, one, other)
    swap_in(state.played[state.trick], one, other)
    return True


def hit_the_deck(state: Any, seat: int, luck: Luck) -> bool:
    """HD-43: the hands of the others and the draw pile are hidden. HD-44: but for what lay open before."""
    places = [place for place in range(state.draw_count) if not state.draw_known[place]]
    other = luck.choice(others(state, seat))
    secret = np.flatnonzero(state.hands[other] > state.shown[other])
    if state.stage < 2 or not places or not len(secret):
        return False
    place, card = luck.choice(places), luck.choice(secret)
    if other == state.turn and card == state.drawn and not state.drawn_known:
        state.drawn = state.draw[place]
    state.hands[other, card] -= 1
    state.hands[other, state.draw[place]] += 1
    state.draw[place] = card
    return True


def hands_of(hands: Any, seats: list[int]) -> list[int]:
    return [card for seat in seats for card in held(hands[seat])]


def held(hand: Any) -> list[int]:
    return [card for card in hand.tolist() if card != UNKNOWN]


def swap_in(cards: Any, one: int, other: int) -> None:
    here, there = np.flatnonzero(cards == one), np.flatnonzero(cards == other)
    cards[here], cards[there] = other, one


def swap_hands(hands: Any, one: int, other: int) -> None:
    """Exchange two cards wherever hands hold them; a hand stays in ascending order."""
    for hand in hands:
        cards = held(hand)
        hand[: len(cards)] = sorted({one: other, other: one}.get(card, card) for card in cards)


EXCHANGES = {"no_thanks": no_thanks, "take_that": take_that, "tightrope": tightrope, "hit_the_deck": hit_the_deck}

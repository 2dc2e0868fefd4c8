"""The same facts counted another way: slowly, and straight from the rulebook."""

from collections import Counter
from typing import Any

from pioche.engine.dispatch import GAME_OF
from pioche.rulekit import UNKNOWN, Match

Census = tuple[Any, Any]
"""What is there, and what must be there."""

LONGEST_MATCH = {
    "take_that": 3 * (61 + 18 + 1 + 61),
    "no_thanks": 2 * 24 * (55 + 1),
    "tightrope": 5 * 5 * 9,
    "hit_the_deck": 60_000,
}
"""Moves of players in a match as the laws draw it, two rounds at most where rounds are counted.

Strict, but for Hit the Deck: its rounds end by chance only.
"""


def cards_on_the_table(state: Match) -> Census:
    return CENSUS[GAME_OF[type(state)].name](state)


def naive_scores(state: Match) -> list[int]:
    """The scores of a round that has just ended, from what lies on the table."""
    return [SCORES[GAME_OF[type(state)].name](state, seat) for seat in range(state.seats)]


def naive_totals(game: str, rounds: list[list[int]]) -> list[int]:
    """The totals after these rounds, from the scores by round and seat."""
    return [TOTALS.get(game, sum)(list(scores)) for scores in zip(*rounds, strict=True)]


def naive_winners(game: str, totals: list[int]) -> list[int]:
    """TT-23: the most points win. In the other games the fewest do (NT-23, TR-20, HD-39). Equal ones share."""
    best = max(totals) if game == "take_that" else min(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def no_thanks_census(state: Any) -> Census:
    chips = {3: 11, 4: 11, 5: 11, 6: 9, 7: 7}[state.seats] - (1 if state.options.tactical else 0)
    if state.round == 0:
        return 0, 0
    pile = [card for card in state.pile.tolist() if card != UNKNOWN]
    taken = [card for card in range(3, 36) if 0 <= state.place[card] < state.seats]
    offered = [] if state.offered == UNKNOWN else [state.offered]
    held = (sum(state.chips[: state.seats].tolist()) + state.pot, len(pile), len(set(pile + taken + offered)))
    return held, (chips * state.seats, state.pile_count, 24)


def no_thanks_score(state: Any, seat: int) -> int:
    cards = sorted(card for card in range(3, 36) if state.place[card] == seat)
    runs: list[list[int]] = []
    for card in cards:
        if runs and runs[-1][-1] == card - 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return sum(run[0] for run in runs) - int(state.chips[seat])


def tightrope_census(state: Any) -> Census:
    numbers = 9 * state.seats if state.options.tactical else 50
    if state.round == 0:
        return 0, 0
    hands = [card for seat in range(state.seats) for card in state.hand[seat].tolist() if card != UNKNOWN]
    played = [card for row in state.played.tolist() for card in row if card != UNKNOWN]
    held = (len(hands + played), len(set(hands + played)), sorted(state.score_pile.tolist()))
    assert all(1 <= card <= numbers for card in hands + played)
    return held, (9 * state.seats, 9 * state.seats, list(range(1, 12)))


def tightrope_score(state: Any, seat: int) -> int:
    """Sticks handed out one by one, and returned in pairs, from the cards that were played."""
    blue = red = 0
    pile = state.score_pile.tolist()
    for cards in state.played.tolist():
        turned = [pile.pop(0)]
        while turned[-1] > 9:
            turned.append(pile.pop(0))
        zero = turned[0] if len(turned) == 2 else 0
        played = cards[: state.seats]
        blue += turned[-1] if max(played) == cards[seat] and zero != 10 else 0
        red += turned[-1] if min(played) == cards[seat] and zero != 11 else 0
        blue, red = blue - min(blue, red), red - min(blue, red)
    return int(blue + red)


def tightrope_total(scores: list[int]) -> int:
    """TR-18: who ends a round without sticks strikes out the worst of the rounds before."""
    kept: list[int] = []
    for score in scores:
        if score == 0 and kept:
            kept.remove(max(kept))
        kept.append(score)
    return sum(kept)


def take_that_census(state: Any) -> Census:
    if state.round == 0:
        return 0, 0
    hands = [card for seat in range(state.seats) for card in state.hands[seat].tolist() if card != UNKNOWN]
    pile = [card for card in state.pile.tolist() if card != UNKNOWN]
    row = [card for card in state.row.tolist() if card != UNKNOWN]
    beside = [card for card in range(99) if 0 <= state.place[card] < 20 or state.place[card] >= 40]
    held = (sorted(hands + pile + row + beside), len(pile), len(row), len(hands))
    deck = [number for number in range(12, 99) if number % 10]
    return held, (deck, state.pile_count, state.row_count, state.hand_count.sum())


def take_that_score(state: Any, seat: int) -> int:
    """The round is over: all face-down cards are turned up."""
    toads = [22, 33, 44, 55, 66, 77, 88]
    up = [card for card in range(99) if state.place[card] == seat]
    down = [card for card in range(99) if state.place[card] == 10 + seat]
    return len(up) - len(down) - 4 * len([card for card in down if card in toads])


def hit_the_deck_census(state: Any) -> Census:
    if state.round == 0:
        return 0, 0
    faces: Counter[int] = Counter(state.draw.tolist()[: state.draw_count])
    faces += Counter(state.discard.tolist()[: state.discard_count])
    for hand in state.hands.tolist():
        faces += Counter({face: copies for face, copies in enumerate(hand) if copies})
    sizes = [sum(hand) for hand in state.hands.tolist()][: state.seats]
    deck = dict.fromkeys((*range(20), 37), 4) | dict.fromkeys((*range(20, 24), *range(28, 33)), 2)
    deck |= dict.fromkeys((*range(24, 28), *range(33, 37)), 1)
    return (dict(sorted(faces.items())), sizes), (dict(sorted(deck.items())), state.hand_count.tolist()[: state.seats])


def hit_the_deck_score(state: Any, seat: int) -> int:
    hand = state.hands.tolist()[seat]
    return sum(copies * (face % 5 + 1 if face < 20 else 10) for face, copies in enumerate(hand))


CENSUS = {
    "take_that": take_that_census,
    "no_thanks": no_thanks_census,
    "tightrope": tightrope_census,
    "hit_the_deck": hit_the_deck_census,
}
SCORES = {
    "take_that": take_that_score,
    "no_thanks": no_thanks_score,
    "tightrope": tightrope_score,
    "hit_the_deck": hit_the_deck_score,
}
TOTALS = {"tightrope": tightrope_total}
"""In the other games a total is the sum of the scores."""

"""The same facts counted another way: slowly, and straight from the rulebook."""

from typing import Any

from pioche.engine.dispatch import GAME_OF
from pioche.rulekit import UNKNOWN, Match

Census = tuple[Any, Any]
"""What is there, and what must be there."""

LONGEST_MATCH = {"no_thanks": 4 * (24 + 12 * 7 * 24)}
"""Decisions in a match by chance; for No Thanks! the bound is strict, times the rounds tried."""


def cards_on_the_table(state: Match) -> Census:
    return CENSUS[GAME_OF[type(state)].name](state)


def naive_scores(state: Match) -> list[int]:
    """The scores of a round that has just ended, from what lies on the table."""
    return [SCORES[GAME_OF[type(state)].name](state, seat) for seat in range(state.seats)]


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


CENSUS = {"no_thanks": no_thanks_census}
SCORES = {"no_thanks": no_thanks_score}

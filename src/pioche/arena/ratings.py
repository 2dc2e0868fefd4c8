"""How strong everybody is, at mixed tables of the pool: chance, the styles, the levels, the search by its budget.

Three tournaments for each game and number of players, as thinking costs time: many deals for those who play by rule of
thumb, fewer for the champion beside the search, the fewest for a search that thinks ten times as long.
"""

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from pioche.arena.plan import POOL
from pioche.arena.result import Result
from pioche.arena.tally import WIDTH, Estimate, sharpened
from pioche.arena.tournament import tournament
from pioche.games.catalogue import GAMES
from pioche.players.levels import written
from pioche.players.spacing import BY_THUMB, strength
from pioche.players.styles import CHAMPION, CHANCE, champion, pool
from pioche.players.tuning import win_share

QUICK, SLOW = "search:100ms", "search:1s"
MANY = 50_000
"""Matches that tell what the champion is worth; by rule of thumb they take seconds."""


class Effort(NamedTuple):
    """How many deals."""

    thumbs: int = 1000
    search: int = 150
    slow: int = 20


class Question(NamedTuple):
    """Is the first stronger than the second?"""

    first: str
    second: str
    lead: Estimate


Tell = Callable[[str, int], None]
"""Is told after each deal in which part of which table it was played."""


def tables() -> Iterator[tuple[str, int]]:
    """Every game and number of players by the usual rules; No Thanks! for six and seven is an option."""
    for game, rules in GAMES.items():
        yield from ((game, seats) for seats in rules.seats if not (game == "no_thanks" and seats > 5))


def parts(game: str, effort: Effort) -> dict[str, tuple[list[str], int]]:
    """By name: who plays, and how many deals."""
    styles = [style.name for style in written(game)]
    return {
        "thumbs": ([CHANCE, *styles, *BY_THUMB, CHAMPION], effort.thumbs),
        "search": ([CHAMPION, QUICK], effort.search),
        "slow": ([QUICK, SLOW], effort.slow),
    }


def rate(game: str, seats: int, effort: Effort, seed: int, jobs: int, tell: Tell) -> dict[str, Any]:
    """By part the figures of one table, ready for JSON; a part without deals is left out."""
    found = {}
    for part, (who, deals) in parts(game, effort).items():
        if deals:
            result = tournament(game, [*who, POOL], deals, seats, seed=seed, jobs=jobs, progress=partial(tell, part))
            found[part] = {
                "deals": result.deals,
                "strength": _strengths(result),
                "leads": [_answer(question) for question in _questions(game, part, result)],
            }
    return found


def _strengths(result: Result) -> dict[str, dict[str, float]]:
    """The expert is the search by its usual budget."""
    found = {}
    for standing in result.standings[:-1]:
        share = standing.win_share
        name = "expert" if standing.name == QUICK else standing.name
        found[name] = {
            "win_share": share.mean,
            "win_share_95": share.error,
            "strength": strength(_inside(share.mean), result.plan.seats),
            "strength_95": _elo_error(share),
            "points": standing.score.mean if standing.score else 0.0,
            "games": standing.games,
        }
    return found


def _inside(share: float) -> float:
    return min(max(share, 1e-4), 1.0 - 1e-4)


def _elo_error(share: Estimate) -> float:
    """By the slope of the scale at this share."""
    inside = _inside(share.mean)
    return 400.0 / 2.302585 * share.error / (inside * (1.0 - inside))


def _questions(game: str, part: str, result: Result) -> Iterator[Question]:
    styles = [style.name for style in written(game)]
    asked = {
        "thumbs": [*((style, CHANCE) for style in styles), *((CHAMPION, style) for style in styles)],
        "search": [(QUICK, CHAMPION)],
        "slow": [(SLOW, QUICK)],
    }
    names = [standing.name for standing in result.standings]
    for first, second in asked[part]:
        one, other = names.index(first), names.index(second)
        lead = result.leads[one][other]
        assert lead
        if part == "search":
            shares = result.standings[one].win_share, result.standings[other].win_share
            lead = sharpened(lead, *shares, well_known(game, result.plan.seats))
        yield Question(first, second, lead)


def well_known(game: str, seats: int) -> Estimate:
    """The champion's win share over many deals."""
    share = win_share(game, seats, pool(game), champion(game, seats), MANY, MANY)
    return Estimate(share, WIDTH * math.sqrt(share * (1 - share) / MANY))


def _answer(question: Question) -> dict[str, Any]:
    return {
        "first": question.first,
        "second": question.second,
        "lead": question.lead.mean,
        "lead_95": question.lead.error,
        "p": question.lead.p,
    }

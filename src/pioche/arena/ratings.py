"""How strong everybody is, at mixed tables of the pool: chance, the styles, the levels, the search by its budget.

Three parts for each game and number of players, as thinking costs time: tens of thousands of matches for those who
play by rule of thumb, fewer deals for the champion beside the search, the fewest for a search that thinks ten times
as long.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from pioche.arena.plan import POOL
from pioche.arena.result import Result
from pioche.arena.tally import Estimate, estimated, sharpened
from pioche.arena.tournament import tournament
from pioche.games.catalogue import GAMES
from pioche.players.contest import Played
from pioche.players.levels import by_thumb, written
from pioche.players.spacing import BY_THUMB, strength
from pioche.players.styles import CHAMPION, CHANCE, Style, champion, pool
from pioche.players.tuning import among

QUICK, SLOW = "search:100ms", "search:1s"
MANY = 20_000
"""Matches that tell what the champion is worth; by rule of thumb they take seconds."""


class Effort(NamedTuple):
    """How many matches, and how many deals in every seat."""

    thumbs: int = MANY
    search: int = 150
    slow: int = 20


class Rated(NamedTuple):
    share: Estimate
    """Of the victories."""
    points: float
    games: int


class Question(NamedTuple):
    """Is the first stronger than the second?"""

    first: str
    second: str
    lead: Estimate


Tell = Callable[[str, int], None]
"""Is told in which part how many matches or deals were played."""


def tables() -> Iterator[tuple[str, int]]:
    """Every game and number of players by the usual rules; No Thanks! for six and seven is an option."""
    for game, rules in GAMES.items():
        yield from ((game, seats) for seats in rules.seats if not (game == "no_thanks" and seats > 5))


def amounts(game: str, effort: Effort) -> dict[str, int]:
    """By part, how much the progress comes to."""
    return {
        "thumbs": effort.thumbs * len(thumbs(game, GAMES[game].seats[0])),
        "search": effort.search,
        "slow": effort.slow,
    }


def thumbs(game: str, seats: int) -> dict[str, Style]:
    """All who do not search."""
    levels = {level: by_thumb(level, game, seats) for level in BY_THUMB}
    return (
        {CHANCE: pool(game)[0]}
        | {style.name: style for style in written(game)}
        | levels
        | {CHAMPION: champion(game, seats)}
    )


def rate(game: str, seats: int, effort: Effort, seed: int, jobs: int, tell: Tell) -> dict[str, Any]:
    """By part the figures of one table, ready for JSON; a part without deals is left out."""
    found = {}
    if effort.thumbs:
        found["thumbs"] = rate_thumbs(game, seats, effort.thumbs, seed, jobs, partial(tell, "thumbs"))
    meeting = partial(tournament, game, seats=seats, seed=seed, jobs=jobs)
    if effort.search:
        result = meeting([CHAMPION, QUICK, POOL], effort.search, progress=partial(tell, "search"))
        found["search"] = figures(result, sharp_lead(result, well_known(game, seats)))
    if effort.slow:
        result = meeting([QUICK, SLOW, POOL], effort.slow, progress=partial(tell, "slow"))
        found["slow"] = figures(result, plain_lead(result))
    return found


def rate_thumbs(
    game: str, seats: int, matches: int, seed: int, jobs: int, tell: Callable[[int], None]
) -> dict[str, Any]:
    def one(style: Style) -> Played:
        played = among(game, seats, pool(game), style, seed, matches)
        tell(matches)
        return played

    who = thumbs(game, seats)
    with ThreadPoolExecutor(jobs) as threads:
        played = dict(zip(who, threads.map(one, who.values()), strict=True))
    rated = {name: Rated(estimated(of.shares), float(of.points.mean()), matches) for name, of in played.items()}
    return as_json(seats, matches, rated, leads_of_thumbs(game, played))


def leads_of_thumbs(game: str, played: dict[str, Played]) -> Iterator[Question]:
    styles = [style.name for style in written(game)]
    for first, second in [*((style, CHANCE) for style in styles), *((CHAMPION, style) for style in styles)]:
        yield Question(first, second, estimated(played[first].shares - played[second].shares))


def well_known(game: str, seats: int) -> Estimate:
    """The champion's win share over many deals."""
    return estimated(among(game, seats, pool(game), champion(game, seats), MANY, MANY).shares)


def plain_lead(result: Result) -> Estimate:
    """Of the second entrant over the first."""
    lead = result.leads[1][0]
    assert lead
    return lead


def sharp_lead(result: Result, known: Estimate) -> Estimate:
    """The same, where the first is well known."""
    first, second, *_ = result.standings
    return sharpened(plain_lead(result), second.win_share, first.win_share, known)


def figures(result: Result, lead: Estimate) -> dict[str, Any]:
    """Of a meeting of two among the pool. The expert is the search by its usual budget."""
    first, second, *_ = result.standings
    rated = {
        "expert" if entrant.name == QUICK else entrant.name: Rated(
            entrant.win_share, entrant.score.mean if entrant.score else 0.0, entrant.games
        )
        for entrant in (first, second)
    }
    return as_json(result.plan.seats, result.deals, rated, [Question(second.name, first.name, lead)])


def as_json(seats: int, deals: int, rated: dict[str, Rated], leads: Iterable[Question]) -> dict[str, Any]:
    return {
        "deals": deals,
        "strength": {name: _strength(one, seats) for name, one in rated.items()},
        "leads": [_answer(question) for question in leads],
    }


def _strength(rated: Rated, seats: int) -> dict[str, float]:
    return {
        "win_share": rated.share.mean,
        "win_share_95": rated.share.error,
        "strength": strength(_inside(rated.share.mean), seats),
        "strength_95": _elo_error(rated.share),
        "points": rated.points,
        "games": rated.games,
    }


def _inside(share: float) -> float:
    return min(max(share, 1e-4), 1.0 - 1e-4)


def _elo_error(share: Estimate) -> float:
    """By the slope of the scale at this share."""
    inside = _inside(share.mean)
    return 400.0 / 2.302585 * share.error / (inside * (1.0 - inside))


def _answer(question: Question) -> dict[str, Any]:
    return {
        "first": question.first,
        "second": question.second,
        "lead": question.lead.mean,
        "lead_95": question.lead.error,
        "p": question.lead.p,
    }

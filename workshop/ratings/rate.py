"""How strong everybody is, at mixed tables of the pool: chance, the styles, the levels, the searches.

Several parts for each game and number of players, as thinking costs time: tens of thousands of matches for those that
play by a heuristic, fewer deals for what each search gains over the champion, the fewest for what the expert would
gain by thinking ten times as long.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from pioche.arena.entrants import SEARCH
from pioche.arena.plan import POOL, Plan, plan_for
from pioche.arena.tally import Estimate, Numbers, estimated
from pioche.games.catalogue import GAMES
from pioche.players.levels import BY_STYLE, level_style, master_is_expert, written
from pioche.players.styles import CHAMPION, CHANCE, Style, champion, pool
from workshop.contest import Played, among, needed_options
from workshop.elo import strength
from workshop.ratings.gains import gains, gains_by_time

BUDGET = "100ms"
"""The expert's usual one."""
EXPERT, MASTER, STEADY, SLOW = "expert", "master", f"{SEARCH}3000", f"{SEARCH}1s"
"""The steady one is the expert by a number of simulations, which is the same on every machine."""
HEURISTICS, SLOWLY = "thumbs", "slow"
"""Parts in the file of figures: those that do not search, what more time would gain, and ..."""
SEARCHES = {"search": EXPERT, "steady": STEADY, MASTER: MASTER}
"""... who is rated in each of the others, by what they gain over the champion."""
PARTS = (HEURISTICS, *SEARCHES, SLOWLY)
MANY = 20_000
"""Matches that tell the champion's win share; by heuristics they take seconds."""


class Effort(NamedTuple):
    """How many matches, and how many deals in every seat; only of these parts."""

    heuristics: int = MANY
    search: int = 100
    slow: int = 40
    parts: Sequence[str] = PARTS

    def of(self, part: str) -> int:
        amount = {HEURISTICS: self.heuristics, SLOWLY: self.slow}.get(part, self.search)
        return amount if part in self.parts else 0


class Rated(NamedTuple):
    share: Estimate
    """Of the victories."""
    points: float | None
    """In a match; what is told by gains has none."""
    games: int


class Question(NamedTuple):
    """Is the first stronger than the second?"""

    first: str
    second: str
    lead: Estimate


Tell = Callable[[str, int], None]
"""Is told in which part how many matches or deals were played."""


def tables() -> Iterator[tuple[str, int]]:
    """Every game and number of players, those that need an option included."""
    for game in GAMES:
        yield from ((game, seats) for seats in GAMES[game].seats)


def amounts(game: str, seats: int, effort: Effort) -> dict[str, int]:
    """By part, how much the progress comes to."""
    players = {HEURISTICS: len(_heuristics(game, seats)), MASTER: int(not master_is_expert(game, seats))}
    return {part: effort.of(part) * players.get(part, 1) for part in PARTS}


def _heuristics(game: str, seats: int) -> dict[str, Style]:
    """All that do not search."""
    levels = {level: level_style(level, game, seats) for level in BY_STYLE}
    return (
        {CHANCE: pool(game)[0]}
        | {style.name: style for style in written(game)}
        | levels
        | {CHAMPION: champion(game, seats)}
    )


def rate(game: str, seats: int, effort: Effort, seed: int, jobs: int, tell: Tell) -> dict[str, Any]:
    """By part the figures of one table, ready for JSON; a part without deals is left out, and a master that is the
    expert."""
    found = {}
    if matches := effort.of(HEURISTICS):
        found[HEURISTICS] = _rate_heuristics(game, seats, matches, seed, jobs, partial(tell, HEURISTICS))
    for part, player in SEARCHES.items():
        deals = effort.of(part)
        if deals and not (player == MASTER and master_is_expert(game, seats)):
            gained = gains(_plan(player, game, seats, seed), deals, jobs, partial(tell, part))
            found[part] = _rate_search(player, game, seats, gained)
    if deals := effort.of(SLOWLY):
        gained = gains_by_time(_plan(EXPERT, game, seats, seed), deals, jobs, partial(tell, SLOWLY))
        found[SLOWLY] = _as_json(seats, deals, {}, [Question(SLOW, EXPERT, estimated(gained))])
    return found


def _plan(player: str, game: str, seats: int, seed: int) -> Plan:
    """Alone among the pool."""
    return plan_for(game, [player, POOL], seats, needed_options(game, seats), seed, BUDGET)


def _rate_search(player: str, game: str, seats: int, gained: Numbers) -> dict[str, Any]:
    """By what it gains over the champion, whose win share is well known."""
    known = estimated(among(game, seats, [pool(game)], champion(game, seats), MANY, MANY).shares)
    lead = estimated(gained)
    rated = {player: Rated(known.plus(lead), None, len(gained) * seats)}
    return _as_json(seats, len(gained), rated, [Question(player, CHAMPION, lead)])


def _rate_heuristics(
    game: str, seats: int, matches: int, seed: int, jobs: int, tell: Callable[[int], None]
) -> dict[str, Any]:
    def one(style: Style) -> Played:
        played = among(game, seats, [pool(game)], style, seed, matches)
        tell(matches)
        return played

    styles = _heuristics(game, seats)
    with ThreadPoolExecutor(jobs) as threads:
        played = dict(zip(styles, threads.map(one, styles.values()), strict=True))
    rated = {name: Rated(estimated(of.shares), float(of.points.mean()), matches) for name, of in played.items()}
    return _as_json(seats, matches, rated, _leads_of_heuristics(game, played))


def _leads_of_heuristics(game: str, played: dict[str, Played]) -> Iterator[Question]:
    styles = [style.name for style in written(game)]
    for first, second in [*((style, CHANCE) for style in styles), *((CHAMPION, style) for style in styles)]:
        yield Question(first, second, estimated(played[first].shares - played[second].shares))


def _as_json(seats: int, deals: int, rated: dict[str, Rated], leads: Iterable[Question]) -> dict[str, Any]:
    return {
        "deals": deals,
        "strength": {name: _strength(one, seats) for name, one in rated.items()},
        "leads": [_answer(question) for question in leads],
    }


def _strength(rated: Rated, seats: int) -> dict[str, float | None]:
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

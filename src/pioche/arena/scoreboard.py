"""Adds up the outcomes, deal by deal and in their order, whoever played them."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from pioche.arena.outcome import Fault, Outcome, barred_by, unplayed
from pioche.arena.plan import Plan
from pioche.arena.result import Rating, Result, Standing
from pioche.arena.tally import Numbers, Tally


class Scoreboard:
    def __init__(self, plan: Plan) -> None:
        count = len(plan.entrants)
        self.plan = plan
        self.games = 0
        self.faults: list[Fault] = []
        self.forfeits: Counter[int] = Counter()
        self.wins, self.placements, self.scores = Tally(count), Tally(count), Tally(count)
        self.ahead, self.leads = Tally(count, count), Tally(count, count)
        self.ratings = _Ratings(count)

    @property
    def barred(self) -> frozenset[int]:
        return barred_by(self.faults)

    def add_deal(self, played: Sequence[Outcome]) -> None:
        """All games of one deal, in their order."""
        outcomes = [self._judged(outcome) for outcome in played]
        self.games += len(outcomes)
        self._add_shares(outcomes)
        self._add_scores([outcome for outcome in outcomes if outcome.totals])
        self._add_pairs(outcomes)
        for outcome in outcomes:
            self.ratings.add(outcome)

    def result(self) -> Result:
        numbers = range(len(self.plan.entrants))
        return Result(
            self.plan,
            self.wins.deals,
            self.games,
            [self._standing(number) for number in numbers],
            [[self.ahead.estimate(row, column) for column in numbers] for row in numbers],
            [[self.leads.estimate(row, column) for column in numbers] for row in numbers],
            self.faults,
        )

    def _judged(self, outcome: Outcome) -> Outcome:
        """Who is barred by now forfeits, even if a worker that did not know has played the game."""
        barred = self.barred
        if not barred.isdisjoint(outcome.entrants):
            outcome = unplayed(outcome.deal, outcome.game, outcome.entrants, barred)
        self.faults += [outcome.fault] if outcome.fault else []
        self.forfeits.update(outcome.entrants[seat] for seat in outcome.forfeits)
        return outcome

    def _standing(self, number: int) -> Standing:
        wins, placement = self.wins.estimate(number), self.placements.estimate(number)
        assert wins
        assert placement
        return Standing(
            self.plan.names[number],
            self.wins.count(number),
            self.forfeits[number],
            wins,
            placement,
            self.scores.estimate(number),
            self.ratings.of(number),
        )

    def _add_shares(self, outcomes: Sequence[Outcome]) -> None:
        games = self._summed(outcomes, [[1.0] * len(outcome.entrants) for outcome in outcomes])
        wins = self._summed(outcomes, [outcome.victory_shares for outcome in outcomes])
        self.wins.add(wins, games)
        self.placements.add(self._summed(outcomes, [outcome.mean_places for outcome in outcomes]), games)
        shares = wins / games
        self.leads.add(shares[:, None] - shares, 1.0 - np.eye(len(shares)))

    def _add_scores(self, ended: Sequence[Outcome]) -> None:
        games = self._summed(ended, [[1.0] * len(outcome.entrants) for outcome in ended])
        self.scores.add(self._summed(ended, [outcome.totals or () for outcome in ended]), games)

    def _summed(self, outcomes: Sequence[Outcome], values: Sequence[Sequence[float]]) -> Numbers:
        """By entrant, over all its seats in these games."""
        sums = np.zeros(len(self.plan.entrants))
        for outcome, by_seat in zip(outcomes, values, strict=True):
            np.add.at(sums, list(outcome.entrants), by_seat)
        return sums

    def _add_pairs(self, outcomes: Sequence[Outcome]) -> None:
        ahead, met = np.zeros(self.ahead.sums.shape[1:]), np.zeros(self.ahead.sums.shape[1:])
        for outcome in outcomes:
            pairs = np.ix_(outcome.entrants, outcome.entrants)
            places = np.array(outcome.places)
            np.add.at(met, pairs, 1.0)
            np.add.at(ahead, pairs, (places[:, None] < places) + 0.5 * (places[:, None] == places))
        apart = 1.0 - np.eye(len(met))
        self.ahead.add(ahead * apart, met * apart)


class _Ratings:
    """OpenSkill without drift: the strength of an entrant does not change during a tournament."""

    def __init__(self, count: int) -> None:
        self.model = PlackettLuce(tau=0.0)
        self.ratings = [self.model.rating() for _ in range(count)]

    def of(self, entrant: int) -> Rating:
        return Rating(self.ratings[entrant].mu, self.ratings[entrant].sigma)

    def add(self, outcome: Outcome) -> None:
        """Each seat is a team of one. Who sits there several times gets the mean of what its seats got."""
        teams = [[self.ratings[entrant]] for entrant in outcome.entrants]
        rated = self.model.rate(teams, ranks=[float(place) for place in outcome.places])
        for entrant in set(outcome.entrants):
            self.ratings[entrant] = self._mean(
                [team[0] for team, who in zip(rated, outcome.entrants, strict=True) if who == entrant]
            )

    def _mean(self, seats: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
        mu = sum(rating.mu for rating in seats) / len(seats)
        return self.model.rating(mu=mu, sigma=sum(rating.sigma for rating in seats) / len(seats))

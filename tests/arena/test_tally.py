"""Means with error bars."""

import numpy as np

from pioche.arena.tally import Estimate, Tally, sharpened


def leads(deals: int, known: float, luck: np.random.Generator) -> tuple[Estimate, Estimate]:
    """Plain and sharpened, of a first who is 0.1 ahead of a second worth `known`; some deals are kinder to both."""
    kindness = luck.normal(0.0, 0.3, deals)
    second = known + kindness + luck.normal(0.0, 0.1, deals)
    first = known + 0.1 + 0.5 * kindness + luck.normal(0.0, 0.1, deals)
    shares, lead = Tally(2), Tally()
    for one, other in zip(first, second, strict=True):
        shares.add(np.array([one, other]), np.ones(2))
        lead.add(np.array(one - other), np.ones(()))
    plain, ours, theirs = lead.estimate(), shares.estimate(0), shares.estimate(1)
    assert plain
    assert ours
    assert theirs
    return plain, sharpened(plain, ours, theirs, Estimate(known, 0.0))


def test_a_sharpened_lead_is_as_true_and_surer() -> None:
    luck = np.random.default_rng(7)
    found = [leads(100, 0.5, luck) for _ in range(400)]
    means = np.array([sharp.mean for _, sharp in found])
    errors = np.array([sharp.error for _, sharp in found])
    assert abs(means.mean() - 0.1) < 0.003
    assert 0.91 < np.mean(abs(means - 0.1) < errors) < 0.99
    assert errors.mean() < 0.7 * np.mean([plain.error for plain, _ in found])


def test_what_is_known_of_the_second_is_not_known_for_sure() -> None:
    first, second, lead = Estimate(0.6, 0.05), Estimate(0.5, 0.05), Estimate(0.1, 0.07)
    sure, unsure = (sharpened(lead, first, second, Estimate(0.5, error)) for error in (0.0, 0.04))
    assert sure.mean == unsure.mean
    assert sure.error < unsure.error

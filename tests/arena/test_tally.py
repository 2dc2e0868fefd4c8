"""Means with error bars."""

import numpy as np
import pytest

from pioche.arena.tally import Estimate, estimated, mean_of


def test_the_error_of_a_sum_covers_both_parts() -> None:
    luck = np.random.default_rng(7)
    sums = [estimated(luck.normal(0.4, 0.3, 80)).plus(estimated(luck.normal(0.1, 0.2, 50))) for _ in range(1000)]
    inside = np.mean([abs(found.mean - 0.5) < found.error for found in sums])
    assert 0.93 < inside < 0.97


def test_the_mean_of_tables_measured_apart_is_surer_than_each() -> None:
    found = mean_of([Estimate(0.02, 0.03), Estimate(-0.01, 0.04)])
    assert tuple(found) == pytest.approx((0.005, 0.025))

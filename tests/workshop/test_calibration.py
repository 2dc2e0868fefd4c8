"""Where the levels stand."""

import numpy as np
import pytest

from workshop.tune.calibration import BEGINNING, places


def test_levels_stand_at_equal_distances_up_to_the_expert() -> None:
    found = [*places(-300.0, 0.0, 100.0), 100.0]
    assert found[0] == -300.0 + BEGINNING * 400.0
    assert np.diff(found) == pytest.approx((100.0 - found[0]) / 4)


def test_a_beginner_whose_idea_does_not_lead_far_has_the_others_above() -> None:
    found = [*places(-300.0, -220.0, 100.0), 100.0]
    assert found == pytest.approx([-220.0, -140.0, -60.0, 20.0, 100.0])

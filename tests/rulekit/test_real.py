"""Functions of real numbers: close to the truth, and the same bits in both modes."""

import hashlib
import math
import struct
from decimal import Decimal, localcontext

import pytest

from pioche.rulekit.real import exp, power

POINTS = [
    sign * scale * (1 + step / 977)
    for sign in (-1, 1)
    for scale in (1e-9, 0.01, 0.7, 9.0, 340.0)
    for step in range(977)
]


def test_exp_is_close_to_the_truth() -> None:
    with localcontext() as context:
        context.prec = 40
        truths = [Decimal(x).exp() for x in POINTS[::7]]
        errors = [
            abs(Decimal(exp(x)) - truth) / Decimal(math.ulp(float(truth)))
            for x, truth in zip(POINTS[::7], truths, strict=True)
        ]
    assert max(errors) < 1.5


def test_exp_has_the_same_bits_everywhere() -> None:
    bits = b"".join(struct.pack("<d", exp(x)) for x in POINTS)
    assert hashlib.sha256(bits).hexdigest() == "784f3ef914461209ab9c6f8c0eec4d13f7ee3e20ff6d38c92f6fa96977735e39"


@pytest.mark.parametrize(("x", "value"), [(0.0, 1.0), (-0.0, 1.0), (-700.1, 0.0), (-1e300, 0.0)])
def test_exp_at_its_edges(x: float, value: float) -> None:
    assert exp(x) == value


def test_exp_grows_no_more_above_700() -> None:
    assert exp(1e300) == exp(700.0) < math.inf


@pytest.mark.parametrize("base", [0.0, 0.5, 0.75, 3.0])
@pytest.mark.parametrize("exponent", range(8))
def test_power_is_a_product(base: float, exponent: int) -> None:
    assert power(base, exponent) == math.prod([base] * exponent)

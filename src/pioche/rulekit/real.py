"""Functions of real numbers, made of + - * / alone: the same bits interpreted, compiled and in the page.

The exponential function of a machine's C library may differ from another's in the last bit, and a search whose numbers
differ in one bit may choose another move.
"""

from decimal import Decimal

import numpy as np

from pioche.rulekit.compiled import compiled

_STEPS = 64
"""Between two powers of two."""
_STEPS_PER_UNIT = 92.33248261689366
"""64 / ln 2."""
_STEP_HIGH, _STEP_LOW = 0.010830424260348082, 4.3590106387089914e-10
"""ln 2 / 64 in two parts: the first has so few digits that its product with the number of steps is exact."""
_LARGEST = 700.0
_ROOTS = np.array([float(Decimal(2) ** (Decimal(step) / _STEPS)) for step in range(_STEPS)])
"""2 to the power of step / 64; by decimals, as a power of floats would ask the C library."""
_SPAN = 32
_NEAR = np.array([float(2**power) for power in range(_SPAN)])
_FAR = np.array([float(Decimal(2) ** (_SPAN * power)) for power in range(-_SPAN, _SPAN)])
"""Whole powers of two: every one is a product of two of these. Their indices are masked: so no sign is looked at."""


@compiled
def exp(x: float) -> float:
    """e to the power of x, less than 1.5 units in the last place from the truth; above 700 it grows no more."""
    if x < -_LARGEST:
        return 0.0
    x = min(x, _LARGEST)
    whole = np.floor(x * _STEPS_PER_UNIT + 0.5)
    rest = (x - whole * _STEP_HIGH) - whole * _STEP_LOW
    square = rest * rest
    beyond = rest + square * ((1 / 2 + rest * (1 / 6)) + square * (1 / 24 + rest * (1 / 120)))
    steps = int(whole)
    root = _ROOTS[steps & (_STEPS - 1)]
    doublings = (steps >> 6) + _SPAN * _SPAN
    return float((root + root * beyond) * (_NEAR[doublings & (_SPAN - 1)] * _FAR[(doublings >> 5) & (2 * _SPAN - 1)]))


@compiled
def power(base: float, exponent: int) -> float:
    """For whole exponents from 0."""
    result = 1.0
    while exponent > 0:
        if exponent & 1:
            result *= base
        base *= base
        exponent >>= 1
    return result

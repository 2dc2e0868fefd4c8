"""Chance: even, repeatable, and the same numbers in both modes."""

from collections import Counter

import pytest

from pioche.rulekit import below, dice, ints_of, roll, shuffle


def test_known_rolls() -> None:
    """The same for ever: saved seeds stay good."""
    luck = dice(7)
    assert [roll(luck) for _ in range(3)] == [3141389109, 866434424, 1722877567]


@pytest.mark.parametrize("bound", [1, 2, 6, 33, 110])
def test_below_is_even(bound: int) -> None:
    """Chi-squared stays within five standard deviations of its mean."""
    luck, rolls = dice(1, bound), 3000 * bound if bound < 10 else 60_000
    seen = Counter(below(luck, bound) for _ in range(rolls))
    assert set(seen) == set(range(bound))
    expected = rolls / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in seen.values())
    assert abs(chi_squared - (bound - 1)) <= 5 * (2 * max(1, bound - 1)) ** 0.5


def test_shuffle_reaches_every_order_evenly() -> None:
    luck = dice(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = ints_of([0, 1, 2, 3])
        shuffle(luck, cards, 0, 4)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert all(800 < count < 1200 for count in orders.values())


def test_shuffle_leaves_the_rest_alone() -> None:
    cards = ints_of(list(range(10)))
    shuffle(dice(0), cards, 3, 6)
    assert cards[:3].tolist() + cards[6:].tolist() == [0, 1, 2, 6, 7, 8, 9]
    assert sorted(cards[3:6].tolist()) == [3, 4, 5]


def test_paths_give_unrelated_streams() -> None:
    streams = [[roll(dice(5, path)) for _ in range(1)] for path in range(100)]
    assert len({tuple(stream) for stream in streams}) == 100

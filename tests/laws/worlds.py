"""Any match of any game, for the laws: drawn by Hypothesis, played by chance."""

import os
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

import pioche
from pioche import Session
from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
from pioche.rulekit import Choice, Count, Flag, Option, Refusal, Value, below, dice

SMALL_COUNTS = {"target": (1, 25, 100), "rounds": (0, 1)}
"""For the options that count: the target itself, and rounds above the fewest."""

EXAMPLES = int(os.environ.get("PIOCHE_EXAMPLES", "25"))

lawful = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


def values(option: Option) -> st.SearchStrategy[Value]:
    match option:
        case Flag():
            return st.booleans()
        case Choice():
            return st.sampled_from(option.values)
        case Count(name="target"):
            return st.sampled_from(SMALL_COUNTS["target"])
        case Count():
            return st.sampled_from([option.least, option.least + 1])
    return st.just(option.default)


@st.composite
def sessions(draw: st.DrawFn, games: tuple[str, ...] = tuple(GAMES)) -> Session:
    """A match at its beginning: any game, number of players, options, first seat and luck."""
    game = GAMES[draw(st.sampled_from(games))]
    seats = draw(st.sampled_from(game.seats))
    options = {option.name: draw(values(option)) for option in game.options}
    first = draw(st.integers(0, seats - 1))
    try:
        new_match(game.name, seats, first, options)
    except Refusal:
        assume(False)
    return pioche.new(game.name, seats, draw(st.integers(0, 2**32)), first, **options)


def walk(session: Session, plies: int = 100_000, seed: int = 0) -> Iterator[Session]:
    """The session after each of this many moves by chance; now and then somebody interrupts."""
    luck = dice(seed, 1)
    yield session
    for _ in range(plies):
        if session.over:
            return
        if not interrupted(session, luck):
            session.play(session.legal[below(luck, len(session.legal))])
        yield session


def interrupted(session: Session, luck: Any) -> bool:
    interrupts = session.interrupts
    if not interrupts or below(luck, 12):
        return False
    session.play(interrupts[0], seat=below(luck, session.state.seats))
    return True

"""The bare vector environment, and the law of its observations: they depend on the view only."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche import Session
from pioche.engine.dispatch import observe, to_move
from pioche.engine.referee import legal_moves, new_match
from pioche.engine.rollout import Scratch, let_nature_move
from pioche.games.catalogue import GAMES
from pioche.research import MatchArray, sparring_partners
from pioche.research.observe import actions, layout
from pioche.rulekit import NATURE, NOBODY, Refusal, below, dice
from tests.kit import do, imagined, sized, view
from tests.laws.worlds import lawful, sessions, walk

seeds = st.integers(0, 2**16)


def observed(state: Any, seat: int) -> Any:
    row: Any = np.full(layout(GAME_NAMES[type(state)]).size(state.seats), 99, np.int8)
    observe(state, seat, row)
    return row


GAME_NAMES = {kind: game.name for game in GAMES.values() for kind in (game.state, game.view)}


@lawful
@given(sessions(), seeds)
def test_an_observation_depends_on_the_view_only(session: Session, seed: int) -> None:
    for now in walk(session, 60, seed):
        for seat in range(now.state.seats):
            seen = view(now.state, seat)
            row = observed(now.state, seat)
            assert (row == observed(seen, seat)).all()
            assert (row == observed(imagined(seen, seed), seat)).all()


@lawful
@given(sessions(), seeds)
def test_an_observation_is_within_its_bounds(session: Session, seed: int) -> None:
    low, high = layout(session.game).bounds(session.state.seats)
    for now in walk(session, 200, seed):
        for seat in range(now.state.seats):
            row = observed(now.state, seat)
            assert (low <= row).all()
            assert (row <= high).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_player_is_an_action(game: str) -> None:
    count = sized(50, interpreted=4)
    tables = MatchArray(game, count)
    tables.reset(4)
    for _ in range(sized(200, interpreted=60)):
        for number in range(count):
            moves = legal_moves(tables.states[number])
            assert np.flatnonzero(tables.masks[number]).tolist() == sorted(moves)
            assert to_move(tables.states[number]) == tables.movers[number]
        tables.step(tables.random_actions())
    assert tables.masks.shape == (count, actions(game))


@pytest.mark.parametrize("game", GAMES)
def test_threads_and_seeds(game: str) -> None:
    one, two, other = MatchArray(game, 33), MatchArray(game, 33, threads=2), MatchArray(game, 33)
    for tables, seed in ((one, 7), (two, 7), (other, 8)):
        tables.reset(seed)
    assert (one.observations != other.observations).any()
    for _ in range(sized(120, interpreted=10)):
        chosen = one.random_actions()
        one.step(chosen)
        two.step(chosen)
        for name in ("observations", "masks", "movers", "rewards", "ended", "last_observations"):
            assert (getattr(one, name) == getattr(two, name)).all(), name


@pytest.mark.needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_the_last_observation_is_of_the_end(game: str) -> None:
    tables = MatchArray(game, 64, reward="victory")
    tables.reset(1)
    ends = 0
    for _ in range(1500):
        before = tables.movers.copy()
        tables.step(tables.random_actions())
        assert (tables.actors == before).all()
        assert tables.rewards.sum(1) == pytest.approx(tables.ended.astype(float))
        ends += int(tables.ended.sum())
        if ends > 20:
            break
    assert ends > 0
    assert tables.last_observations.any()


@pytest.mark.needs_speed
def test_fixed_opponents_leave_one_seat_to_the_learner() -> None:
    tables = MatchArray("no_thanks", 64, 4, reward="victory", opponents=sparring_partners("no_thanks", 4), learner=2)
    tables.reset(1)
    won, ends = 0.0, 0
    for _ in range(300):
        assert (tables.movers == 2).all()
        tables.step(tables.random_actions())
        won += float(tables.rewards[:, 2].sum())
        ends += int(tables.ended.sum())
    assert ends > 100
    assert won / ends < 0.15, "chance is no match for the heuristics"


def test_a_learner_sits_anywhere_by_default() -> None:
    tables = MatchArray("take_that", 200, 3, opponents=sparring_partners("take_that", 3))
    tables.reset(1)
    assert set(tables.movers.tolist()) == {0, 1, 2}


def test_bad_actions_are_refused_and_nothing_is_lost() -> None:
    tables = MatchArray("no_thanks", 3)
    with pytest.raises(Refusal, match="not-begun"):
        tables.step([0, 0, 0])
    tables.reset(1)
    before = tables.states.tobytes()
    for chosen, code in (([0, 0], "wrong-actions"), ([0, 2, 0], "illegal-action"), ([0, 0, -1], "illegal-action")):
        with pytest.raises(Refusal, match=code):
            tables.step(chosen)
    assert tables.states.tobytes() == before
    with pytest.raises(Refusal, match="no-such-seat"):
        MatchArray("no_thanks", 3, learner=3)
    with pytest.raises(Refusal, match="wrong-seats"):
        MatchArray("no_thanks", 3, 2)


def test_with_forfeit_an_illegal_action_costs_the_match() -> None:
    tables = MatchArray("tightrope", 2, forfeit=True)
    tables.reset(1)
    actor = int(tables.movers[1])
    tables.step([int(tables.masks[0].argmax()), 0])
    assert tables.ended.tolist() == [False, True]
    assert tables.rewards[1].tolist() == [-1.0 if seat == actor else 0.0 for seat in range(3)]


# Reduced games

SMALL: list[tuple[str, int, dict[str, Any], dict[str, int]]] = [
    ("no_thanks", 2, {}, {"highest": 8, "pile": 4, "purse": 3}),
    ("no_thanks", 3, {}, {"highest": 12, "pile": 6, "purse": 2}),
    ("take_that", 2, {}, {"digits": 3, "hand": 2, "pile": 2, "deals": 1}),
    ("take_that", 3, {"experts": True}, {"digits": 4, "hand": 2, "deals": 1}),
    ("tightrope", 2, {"simultaneous": True}, {"numbers": 6, "tricks": 3, "deals": 1}),
    ("tightrope", 3, {"tactical": True}, {"tricks": 4, "deals": 2}),
]


@pytest.mark.parametrize(("game", "seats", "options", "parts"), SMALL)
def test_reduced_games_keep_the_laws_of_sight(game: str, seats: int, options: Any, parts: Any) -> None:
    for seed in range(sized(30, interpreted=6)):
        state = new_match(game, seats, 0, options, parts)
        luck = dice(seed)
        let_nature_move(state, luck, Scratch.blank(), None)
        while to_move(state) != NOBODY:
            for seat in range(seats):
                seen = view(state, seat)
                world = imagined(seen, seed)
                assert view(world, seat).tobytes() == seen.tobytes()
                assert (observed(state, seat) == observed(seen, seat)).all()
            if to_move(state) == NATURE:
                let_nature_move(state, luck, Scratch.blank(), None)
            else:
                moves = legal_moves(state)
                assert moves
                do(state, moves[below(luck, len(moves))])
        assert state.round == parts.get("deals", 1)


@pytest.mark.parametrize(
    ("game", "parts", "code"),
    [
        ("no_thanks", {"highest": 5, "pile": 4}, "too-few-cards"),
        ("tightrope", {"numbers": 5, "tricks": 3}, "too-few-cards"),
        ("take_that", {"digits": 2, "hand": 2}, "too-few-cards"),
        ("no_thanks", {"highest": 40}, "part-out-of-range"),
        ("hit_the_deck", {"hand": 3}, "unknown-option"),
    ],
)
def test_impossible_reductions_are_refused(game: str, parts: Any, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        new_match(game, 2, 0, {}, parts)


def test_importing_research_imports_no_peer() -> None:
    peers = "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "torch"
    script = f"import pioche.research, sys; sys.exit(len(set(sys.modules) & set({peers!r})))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_missing_peer_is_named_with_its_extra() -> None:
    script = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "from pioche.research import pettingzoo_env\n"
        "try: pettingzoo_env('no_thanks')\n"
        "except ValueError as refusal: print(refusal.code, refusal.facts)"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said == "peer-missing {'package': 'pettingzoo', 'extra': 'research'}\n"

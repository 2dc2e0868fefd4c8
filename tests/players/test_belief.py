"""What the others have done tells what they hold, to those who believe it; and nothing else does."""

from typing import Any

import numpy as np
import pytest

from pioche.engine.dispatch import GAME_OF, apply, imagine, to_move
from pioche.engine.play import seeded
from pioche.engine.sight import view_of
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES, MOST_MOVES
from pioche.players.belief import imagine_world, likelihood_of
from pioche.players.contract import Budget
from pioche.players.heuristic import heuristic_move
from pioche.players.levels import expected_table
from pioche.players.search import Search, begin_thinking
from pioche.rulekit import Match, dice, ints
from tests.kit import enough, sized

RECALLING = [name for name, game in GAMES.items() if game.recall]
MATCHES = sized(6, interpreted=1)
WORLDS = sized(40, interpreted=6)
FEW = Budget(0.0, sized(200, interpreted=8))
KEPT = sized(8, interpreted=2)
"""Worlds that are taken before one is looked at."""
LATE = 3
"""Tricks, or whatever a game has of the kind, after which something can be told."""


def searcher(game: str, believes: bool = True) -> Search:
    return Search(game, expected_table(game, 3), seed=5, believes=believes)


def careless(search: Search) -> Any:
    """The style that the others are taken to play by: the second of the table that is expected."""
    return search.lineup[search.memory.style_size : 2 * search.memory.style_size]


def moments(game: str) -> list[tuple[Match, Match]]:
    """Positions of matches in which everybody plays by that style, and what the one to move sees."""
    found, search = [], searcher(game)
    for seed in range(MATCHES):
        play, luck = seeded(Transcript(game, ["A", "B", "C"]), seed), dice(seed)
        while (mover := play.to_move) is not None:
            seen = play.view(mover)
            if len(play.moves) % 4 == 0:
                found.append((play.state.copy(), seen))
            move = heuristic_move(seen, luck, search.memory.scratch, search.memory.move_scores, careless(search))
            play.play(GAMES[game].notation.write_move(move))
    return found


def explained(game: str, search: Search, seen: Match, world: Match) -> float:
    return likelihood_of(seen, world, GAMES[game].state.blank(), search.memory, careless(search))


@pytest.mark.parametrize("game", RECALLING)
def test_the_truth_explains_more_than_what_is_merely_possible(game: str) -> None:
    """In the mean, by the logarithm; a world that is imagined without looking at the moves is no judge of them."""
    search, world = searcher(game), GAMES[game].state.blank()
    leads = []
    for truth, seen in moments(game):
        others = []
        for _ in range(WORLDS):
            imagine(seen, world, search.memory.dice)
            others.append(explained(game, search, seen, world))
        if max(others) > min(others):
            leads.append(np.log(explained(game, search, seen, truth)) - np.mean(np.log(others)))
    enough(len(leads), sized(20, interpreted=2))
    noise = np.std(leads) / np.sqrt(len(leads))
    assert np.mean(leads) > sized(2, interpreted=0) * noise


@pytest.mark.parametrize("game", RECALLING)
def test_believed_worlds_look_right_and_explain_more(game: str) -> None:
    believer, doubter = searcher(game), searcher(game, believes=False)
    past = GAMES[game].state.blank()
    found: dict[bool, list[float]] = {True: [], False: []}
    for _, seen in moments(game)[:: sized(2, interpreted=6)]:
        for search in (believer, doubter):
            search.memory.imagined = 0
            for _ in range(KEPT):
                world = search.worlds[imagine_world(seen, search.worlds, past, search.memory, careless(search))]
            assert view_of(world, seen.viewer).tobytes() == seen.tobytes()
            found[search is believer].append(np.log(explained(game, search, seen, world)))
    assert np.mean(found[True]) > np.mean(found[False])


@pytest.mark.parametrize("game", RECALLING)
def test_worlds_of_another_view_are_forgotten(game: str) -> None:
    """Whoever has thought about something else before thinks as if they had not."""
    seen = [moment[1] for moment in moments(game)]
    fresh, used = searcher(game), searcher(game)
    used.opinions(seen[1], FEW)
    used.memory.dice.cells[:] = fresh.memory.dice.cells
    assert used.opinions(seen[-1], FEW) == fresh.opinions(seen[-1], FEW)


@pytest.mark.parametrize("game", RECALLING)
def test_worlds_that_were_not_forgotten_would_show(game: str) -> None:
    """The test above can fail: a mutant that keeps them thinks otherwise."""
    seen = [moment[1] for moment in moments(game)]
    fresh, mutant = searcher(game), searcher(game)
    mutant.opinions(seen[1], FEW)
    kept = mutant.memory.imagined
    mutant.memory.dice.cells[:] = fresh.memory.dice.cells
    begin_thinking(seen[-1], mutant.memory, mutant.tree, mutant.lineup)
    mutant.memory.imagined = kept
    mutant.think_on(seen[-1], FEW)
    fresh.opinions(seen[-1], FEW)
    assert _sums(mutant) != _sums(fresh)


def _sums(search: Search) -> list[float]:
    """What came of every move."""
    found: list[float] = search.memory.elimination.sums[: search.memory.elimination.count].tolist()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_believe_imagines_as_before(game: str) -> None:
    """To the last bit, dice included: an expert is the same as it was."""
    play = seeded(Transcript(game, ["A", "B", "C"]), 3)
    seen = play.view(play.to_move or 0)
    search, plain, world = searcher(game, believes=False), dice(9), GAMES[game].state.blank()
    search.memory.dice.cells[:] = plain.cells
    assert imagine_world(seen, search.worlds, search.past, search.memory, careless(search)) == 0
    imagine(seen, world, plain)
    assert search.worlds[0].tobytes() == world.tobytes()
    assert search.memory.dice.tobytes() == plain.tobytes()


@pytest.mark.parametrize("game", RECALLING)
def test_a_likelihood_is_what_the_moves_are_by_definition(game: str) -> None:
    """The product over all moves of the others, each by its chance in the position as it was."""
    truth, seen = next(moment for moment in moments(game) if _decisions(moment[0]) > LATE)
    search, recall = searcher(game), GAMES[game].recall
    assert recall
    expected, past = 1.0, truth.copy()
    recall.rewind(truth, past)
    while past.tobytes() != truth.tobytes():
        move = recall.move_then(truth, past)
        if to_move(past) != seen.viewer:
            expected *= _chance(search, past, move)
        apply(past, move, None)
    assert explained(game, search, seen, truth) == pytest.approx(expected)


def _decisions(state: Match) -> int:
    recall = GAME_OF[type(state)].recall
    assert recall
    past, count = state.copy(), 0
    recall.rewind(state, past)
    while past.tobytes() != state.tobytes():
        apply(past, recall.move_then(state, past), None)
        count += 1
    return count


def _chance(search: Search, past: Match, move: int) -> float:
    """By NumPy: a tenth of the time anything may be done."""
    game = GAME_OF[type(past)]
    moves = ints(MOST_MOVES)
    count = game.rules.legal(past, moves)
    game.heuristic.consider(past, moves, count, search.memory.move_scores.facts)
    *weights, temperature = careless(search)
    scores = np.array(search.memory.move_scores.facts)[:count, : len(weights)] @ np.array(weights)
    shares = np.exp((scores - scores.max()) / temperature)
    share: float = (shares / shares.sum())[moves[:count].tolist().index(move)]
    return 0.9 * share + 0.1 / count


def test_a_belief_changes_what_is_thought() -> None:
    """Otherwise the tests above would look at something that nobody uses."""
    seen = next(seen for truth, seen in moments("tightrope") if LATE < _decisions(truth) < 4 * LATE)
    found = [searcher("tightrope", believes).opinions(seen, Budget(0.0, 400)) for believes in (True, False)]
    assert found[0] != found[1]

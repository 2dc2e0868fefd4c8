"""Who the others are is told by what a seat may know, and by nothing else; and whoever reads expects them."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche import Session
from pioche.engine.dispatch import GAME_OF, observe, to_move
from pioche.engine.play import seeded
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import expected_table
from pioche.players.network import Thoughts, end_of
from pioche.players.network_player import NetworkPlayer
from pioche.players.reading import HEAD, MOST_KINDS, read_others
from pioche.players.search import Search, begin_thinking
from pioche.players.styles import champion, pool
from pioche.players.trained import network_for
from pioche.rulekit import MOST_SEATS, Match, ints
from tests.kit import sized, some_network, some_reader, view
from tests.laws.worlds import lawful, sessions
from tests.players.test_players import somewhere

FEW = Budget(0.0, sized(60, interpreted=4))
SEATS = 5
GREEDY = "greedy", "careless greedy"
MATCHES = 30
LATE = 8
"""Cards left in the pile."""


def with_reader(game: str, seats: int, seed: int = 1) -> Any:
    return np.concatenate([some_network(game, seats, seed), some_reader(game, seats, seed)])


def reading(seen: Match, network: Any) -> Any:
    """By seat, and by kind."""
    likely: Any = np.zeros((MOST_SEATS, MOST_KINDS))
    thoughts, kinds = Thoughts.blank(), len(expected_table(GAME_OF[type(seen)].name, seen.seats)) + 1
    observe(seen, seen.viewer, thoughts.seen)
    assert read_others(seen.seats, seen.viewer, kinds, thoughts, likely, network)
    return likely


def by_matrices(seen: Match, network: Any) -> Any:
    """What a reader should say of the others, from the left neighbour on, written down as textbooks do."""
    reader, others = network[end_of(network) :], seen.seats - 1
    inputs, units, kinds = reader[:HEAD].astype(int)
    sizes = [units, inputs * units, others * kinds]
    bias, weights, last_bias, last = np.split(reader[HEAD:], np.cumsum(sizes))
    row = ints(GAME_OF[type(seen)].encoding.LAYOUT.size(seen.seats))
    observe(seen, seen.viewer, row)
    layer = np.maximum(np.array(row) @ weights.reshape(inputs, units) + bias, 0)
    scores = (layer @ last.reshape(units, others * kinds) + last_bias).reshape(others, kinds)
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


@lawful
@given(sessions(), st.integers(0, 100), st.integers(0, 99))
def test_it_reads_as_matrices_do(session: Session, plies: int, seed: int) -> None:
    state = somewhere(session, plies, seed)
    if state is None:
        return
    network, seen = with_reader(session.game, state.seats, seed), view(state, to_move(state))
    kinds = len(expected_table(session.game, state.seats)) + 1
    others = [(seen.viewer + other) % seen.seats for other in range(1, seen.seats)]
    assert reading(seen, network)[others, :kinds] == pytest.approx(by_matrices(seen, network))


@pytest.mark.parametrize("game", GAMES)
def test_a_network_judges_alike_with_a_reader_behind_it(game: str) -> None:
    """To the last bit."""
    play = seeded(Transcript(game, ["A", "B", "C"]), 3)
    assert play.to_move is not None
    seen, network = play.view(play.to_move), with_reader(game, 3)
    alone = network[: end_of(network)]
    assert NetworkPlayer(network).opinions(seen, FEW) == NetworkPlayer(alone).opinions(seen, FEW)
    search = thought_of(seen, 2, network)
    assert search.opinions(seen, FEW) == thought_of(seen, 2, alone).opinions(seen, FEW)


def thought_of(seen: Match, lineup: int, network: Any) -> Search:
    game = GAME_OF[type(seen)].name
    search = Search(game, expected_table(game, seen.seats)[:lineup], network=network)
    begin_thinking(seen, search.memory, search.tree, search.lineup)
    return search


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_of_other_kinds_is_not_asked(game: str) -> None:
    play = seeded(Transcript(game, ["A", "B", "C"]), 3)
    assert play.to_move is not None
    seen, network, kinds = play.view(play.to_move), with_reader(game, 3), len(expected_table(game, 3)) + 1
    assert thought_of(seen, kinds - 1, network).memory.reads == 1
    assert thought_of(seen, kinds - 2, network).memory.reads == 0
    assert thought_of(seen, kinds - 1, some_network(game, 3)).memory.reads == 0


def a_reader() -> Search:
    return Search("no_thanks", expected_table("no_thanks", 3), 5, network=network_for("no_thanks", 3))


def test_who_was_read_before_is_forgotten() -> None:
    """Whoever has thought in another seat before thinks as if they had not."""
    play = seeded(Transcript("no_thanks", list("ABC")), 4)
    assert play.to_move is not None
    seen, fresh, used = play.view(play.to_move), a_reader(), a_reader()
    used.memory.likely[:, :] = 1.0
    assert used.opinions(seen, FEW) == fresh.opinions(seen, FEW)


def test_who_was_not_forgotten_would_show() -> None:
    """The test above can fail: a mutant that still has a reading of its own seat thinks otherwise."""
    play = seeded(Transcript("no_thanks", list("ABC")), 4)
    assert play.to_move is not None
    seen, fresh, mutant = play.view(play.to_move), a_reader(), a_reader()
    begin_thinking(seen, mutant.memory, mutant.tree, mutant.lineup)
    mutant.memory.likely[seen.viewer, :] = 1.0
    mutant.think_on(seen, FEW)
    fresh.opinions(seen, FEW)
    assert mutant.memory.dice.tobytes() != fresh.memory.dice.tobytes()


def look_greedy(greedy: set[int], shift: int = 0) -> tuple[float, float]:
    """No Thanks! for five, late in the round: how greedy those look to the shipped reader who are, and the others, who
    are champions. Seats are counted from one that changes with the match. A shift takes one seat for another."""
    names = [style.name for style in expected_table("no_thanks", SEATS)]
    kinds = [place for place, name in enumerate(names) if name in GREEDY]
    network, style = network_for("no_thanks", SEATS), next(one for one in pool("no_thanks") if one.name == "greedy")
    found: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(MATCHES):
        play, odd = seeded(Transcript("no_thanks", list("ABCDE")), seed), {(seed + seat) % SEATS for seat in greedy}
        players = [HeuristicPlayer(style if seat in odd else champion("no_thanks", SEATS)) for seat in range(SEATS)]
        while (mover := play.to_move) is not None:
            seen: Any = play.view(mover)
            if mover not in odd and seen.pile_count <= LATE:
                likely = reading(seen, network)
                for seat in set(range(SEATS)) - {mover}:
                    found[(seat + shift) % SEATS in odd].append(likely[seat, kinds].sum())
            move = players[mover].choose(seen, FEW)
            play.play(GAMES["no_thanks"].notation.write_move(move))
    told, others = (float(np.mean(found[is_odd])) if found[is_odd] else 0.0 for is_odd in (True, False))
    return told, others


@pytest.mark.needs_speed
def test_the_shipped_reader_tells_greedy_company_from_champions() -> None:
    others, nobody = set(range(1, SEATS)), set[int]()
    assert look_greedy(others)[0] > 5 * look_greedy(nobody)[1]


@pytest.mark.needs_speed
def test_the_shipped_reader_tells_who_is_greedy() -> None:
    told, others = look_greedy({0})
    assert told > 1.3 * others


@pytest.mark.needs_speed
def test_a_reader_that_took_one_seat_for_another_would_show() -> None:
    """The test above can fail."""
    told, others = look_greedy({0}, shift=1)
    assert told < 1.3 * others

"""What must hold for every player of every game."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pioche
from pioche import Session
from pioche.engine.dispatch import to_move
from pioche.engine.referee import legal_moves, new_match
from pioche.engine.sight import view_of
from pioche.games.catalogue import GAMES
from pioche.players.advice import advise, advise_by_slices
from pioche.players.contract import Budget, Player
from pioche.players.elimination import is_decided
from pioche.players.heuristic import MOST_FEATURES, MoveScores, consider, features
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import LEVELS, expected_table, player
from pioche.players.search import Search
from pioche.players.styles import champion, named_weights, pool, style_of
from pioche.rulekit import NOBODY, Match, Refusal, ints_of
from tests.kit import imagined, sized, view
from tests.laws.worlds import lawful, sessions, walk
from workshop.contest import win_share

FEW = Budget(seconds=0.0, simulations=sized(30, interpreted=4))


def somewhere(session: Session, plies: int, seed: int) -> Match | None:
    """A position in which a player is to move, or None."""
    for _ in walk(session, plies, seed):
        pass
    return session.state if to_move(session.state) >= 0 else None


@lawful
@given(sessions(), st.integers(0, 100), st.integers(0, 99), st.sampled_from(sorted(LEVELS)))
def test_a_choice_depends_only_on_what_the_seat_sees(session: Session, plies: int, seed: int, level: str) -> None:
    """Two worlds alike to the seat, the same seed: the same choice, and a legal one."""
    state = somewhere(session, plies, seed)
    if state is None:
        return
    seat = to_move(state)
    choices = []
    for world in (state, imagined(view(state, seat), seed)):
        bot = player(level, session.game, state.seats, seed)
        choices.append(bot.choose(view(world, seat), FEW))
    assert choices[0] == choices[1]
    assert choices[0] in legal_moves(state)


@lawful
@given(sessions(), st.integers(0, 100), st.integers(0, 99))
def test_a_thumb_judges_truth_and_view_alike(session: Session, plies: int, seed: int) -> None:
    state = somewhere(session, plies, seed)
    if state is None:
        return
    moves = legal_moves(state)
    seen, true = MoveScores.blank(), MoveScores.blank()
    consider(view(state, to_move(state)), ints_of(moves), len(moves), seen.facts)
    consider(state, ints_of(moves), len(moves), true.facts)
    assert np.array(seen.facts).tobytes() == np.array(true.facts).tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_and_few_are_enough(game: str) -> None:
    names = features(game)
    assert len(set(names)) == len(names) <= MOST_FEATURES


@pytest.mark.parametrize("game", GAMES)
def test_opinions_cover_every_move_and_begin_with_the_choice(game: str) -> None:
    session = pioche.new(game, 3, seed=2)
    seen = session.view(session.to_move or 0)
    for level in LEVELS:
        opinions = player(level, game, 3, seed=1).opinions(seen, FEW)
        assert sorted(opinion.move for opinion in opinions) == sorted(legal_moves(seen))
        assert opinions[0].move == player(level, game, 3, seed=1).choose(seen, FEW)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_the_same_for_the_same_seed_alone_or_in_threads(game: str) -> None:
    session = pioche.new(game, 3, seed=3)
    seen = session.view(session.to_move or 0)

    def think(seed: int) -> object:
        return Search(game, expected_table(game, 3), seed).opinions(seen, Budget(0.0, sized(200, interpreted=10)))

    alone = [think(seed) for seed in (1, 2, 1, 2)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(think, (1, 2, 1, 2))) == alone
    assert alone[0] == alone[2] != alone[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_in_slices_goes_on_where_it_stopped(game: str) -> None:
    """Until its budgets are spent, or the choice is sure."""
    session = pioche.new(game, 3, seed=3)
    while len(legal_moves(session.state)) == 1:
        session.play(session.legal[0])
    seen = session.view(session.to_move or 0)
    whole, sliced = (Search(game, expected_table(game, 3), 1) for _ in range(2))
    whole.opinions(seen, FEW)
    after = list(sliced.opinions_by_slices(seen, [FEW] * 3))
    visits = [sum(opinion.visits for opinion in opinions) for opinions in after]
    assert visits == sorted(set(visits))
    assert len(after) == 3 or is_decided(sliced.memory.elimination)
    chosen = [whole.reconsider(seen, FEW) for _ in after[1:]]
    assert chosen == [opinions[0].move for opinions in after[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tree_still_thinks(game: str) -> None:
    session = pioche.new(game, 3, seed=3)
    simulations, nodes = sized(500, interpreted=100), 12
    search = Search(game, [], 1, nodes=nodes)
    opinions = search.opinions(session.view(session.to_move or 0), Budget(0.0, simulations))
    assert search.memory.path.used == len(search.tree)
    assert sum(opinion.visits for opinion in opinions) > 0.8 * simulations


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tree_has_room_for_every_move_of_the_root(game: str) -> None:
    """However few nodes are asked for."""
    match = pioche.new(game, 3, seed=1)
    while len(legal_moves(match.state)) == 1:
        match.play(match.legal[0])
    search = Search(game, expected_table(game, 3), 1, nodes=1)
    opinions = search.opinions(view(match.state, to_move(match.state)), FEW)
    assert {opinion.move for opinion in opinions} == set(legal_moves(match.state))
    assert search.memory.path.used <= len(search.tree)


@pytest.mark.needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_the_champion_beats_the_styles_and_they_beat_chance(game: str) -> None:
    """A sanity check on a few hundred matches; the strength is measured by `make ratings`."""
    seats = GAMES[game].seats[-1] if game != "no_thanks" else 3
    chance, *_ = pool(game)
    best = win_share(game, seats, [pool(game)], champion(game, seats), 7, 400)
    worst = win_share(game, seats, [pool(game)], chance, 7, 400)
    assert best > 1 / seats > worst


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_named(game: str) -> None:
    for seats in GAMES[game].seats:
        weights = named_weights(game, champion(game, seats))
        assert tuple(weights) == features(game)
        assert any(weights.values())
    with pytest.raises(KeyError):
        style_of(game, "odd", {"no such feature": 1.0})


@pytest.mark.parametrize("game", GAMES)
def test_advice_compares_the_best_with_the_next_best(game: str) -> None:
    session = pioche.new(game, 3, seed=2)
    advice = advise(session.view(session.to_move or 0), FEW)
    assert advice.opinions[0].visits >= advice.opinions[-1].visits
    assert set(advice.speaks_for + advice.speaks_against) <= set(GAMES[game].heuristic.FEATURES.values())
    assert list(advise_by_slices(session.view(session.to_move or 0), [FEW])) == [None, advice]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal):
        player("grandmaster", "no_thanks", 3)


def test_a_thumb_gives_its_reasons() -> None:
    session = pioche.new("no_thanks", 3, seed=2)
    seen = session.view(session.to_move or 0)
    champion_player: Player = HeuristicPlayer(champion("no_thanks", 3))
    opinion = champion_player.opinions(seen, FEW)[0]
    reasons = HeuristicPlayer(champion("no_thanks", 3)).reasons(seen, opinion.move)
    assert sum(reasons.values()) == pytest.approx(opinion.value)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_refuses_a_view_in_which_nothing_is_to_decide(game: str) -> None:
    """It would look for a best move for ever."""
    over = new_match(game, GAMES[game].seats[0], 0, {})
    for seat in (0, NOBODY):
        with pytest.raises(Refusal):
            Search(game, []).opinions(view_of(over, seat), Budget(0.0, 10))

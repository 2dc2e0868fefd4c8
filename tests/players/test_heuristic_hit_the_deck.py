"""Hit the Deck's heuristic: it sees no more than the seat, knows every decision, and says what it should."""

from typing import Any

import numpy as np
import pytest

from pioche.engine.dispatch import to_move
from pioche.games.catalogue import MOST_MOVES
from pioche.games.hit_the_deck.heuristic import FEATURES, STYLES, standing
from pioche.games.hit_the_deck.notation import read_move, write_move
from pioche.games.hit_the_deck.state import CALLING, CUTTING, SEATS
from pioche.players.heuristic import consider
from pioche.players.styles import champion
from pioche.rulekit import NATURE, float_table, ints_of
from tests.games.hit_the_deck_table import lay_pile, table
from tests.kit import legal_numbers, match, random_walk, sized, view

EVERYTHING = {
    "cut_depth": "choice",
    "exposed_hand_caller": "next",
    "resolve_last_card": True,
    "may_draw_when_able": True,
    "may_keep_drawn": True,
    "target": 300,
}


def facts_of(state: Any) -> list[list[float]]:
    """By legal move; what is not written stays 99."""
    moves = legal_numbers(state)
    facts = float_table(MOST_MOVES, len(FEATURES) + 1)
    facts[:, :] = 99.0
    consider(state, ints_of(moves + [0] * (MOST_MOVES - len(moves))), len(moves), facts)
    return facts.tolist()[: len(moves)]


def features_of(state: Any, text: str) -> dict[str, float]:
    row = facts_of(state)[legal_numbers(state).index(read_move(text, state.turn))]
    return dict(zip(FEATURES, row, strict=False))


def favourite(state: Any, named: dict[str, float]) -> str:
    weights = np.array([named.get(name, 0.0) for name in FEATURES])
    return write_move(legal_numbers(state)[int(np.argmax(np.array(facts_of(state))[:, : len(FEATURES)] @ weights))])


@pytest.mark.parametrize("options", [{}, EVERYTHING])
@pytest.mark.parametrize("seats", SEATS)
def test_hit_the_deck_thumb_reads_only_what_the_seat_sees(seats: int, options: dict[str, Any]) -> None:
    for game in range(sized(6, interpreted=1)):
        state = match("hit_the_deck", seats, **options)
        for step in range(sized(150, interpreted=60)):
            random_walk(state, 1000 * game + step, 1)
            if (seat := to_move(state)) >= 0:
                assert facts_of(state) == facts_of(view(state, seat))


@pytest.mark.parametrize("options", [{}, EVERYTHING, {"slap_mode": "random", "target": 1}])
@pytest.mark.parametrize("seats", SEATS)
def test_every_feature_is_written_and_stays_in_range(seats: int, options: dict[str, Any]) -> None:
    state = match("hit_the_deck", seats, **options)
    for seed in range(sized(400, interpreted=60)):
        random_walk(state, seed, 1)
        if to_move(state) > NATURE:
            rows = np.array(facts_of(state))
            assert (rows[:, -1] == 99.0).all()
            assert (np.abs(rows[:, :-1]) <= 60.0).all()


def test_points_count_more_when_somebody_is_nearly_out() -> None:
    state = table("R5 HIT-3 B1", "G1 G2", "Y1", discard="R1")
    told = features_of(state, "play HIT-3")
    assert told["points got rid of"] == 10.0
    assert told["points, somebody nearly out"] == 10.0
    assert told["points, somebody has one card"] == 10.0
    assert features_of(state, "play R5")["points, somebody nearly out"] == 5.0


def test_a_hand_card_lets_one_with_one_card_go_out_unless_he_is_last() -> None:
    state = table("R5 HIT-HAND B4", "G1", "Y1 Y2", discard="R1")
    told = features_of(state, "play HIT-HAND")
    assert told["the next may go out"] == pytest.approx(20.0 / 3)
    assert told["the next may go out, my points"] == pytest.approx(2.0 / 3 * 9 / 5)
    assert told["the next must draw"] == 0.0


def test_a_known_card_answers_for_sure() -> None:
    state = table("R5 HIT-4 B1", "G4 G2", "Y1 Y2", discard="R1")
    assert features_of(state, "play HIT-4")["the next must draw"] > 5.0
    state.shown[1, read_move("play G4", 1)] = 1
    assert features_of(state, "play HIT-4")["the next must draw"] == 0.0


def test_a_demand_is_harder_to_meet_than_a_number() -> None:
    state = table("R5 HIT-4 HIT-B", "G4 G2", "Y1 Y2", discard="R1")
    chances = [features_of(state, f"play {card}")["the next must draw"] for card in ("R5", "HIT-B", "HIT-4")]
    assert chances == sorted(chances)


def test_the_card_beneath_the_draw_pile_decides_what_a_flip_is_worth() -> None:
    state = table("R-FLIP R2 B3", "G4 G2", "Y1 Y2", draw="B1 Y5 G3", discard="R1")
    assert 0.0 < features_of(state, "play R-FLIP")["my turn again"] < 10.0
    state.draw_known[0] = 1
    assert features_of(state, "play R-FLIP")["my turn again"] == 10.0
    lay_pile(state, draw="B1 Y5 G4")
    state.draw_known[0] = 1
    assert features_of(state, "play R-FLIP")["my turn again"] == 0.0


def test_what_is_kept_is_counted_without_the_card_laid() -> None:
    told = features_of(table("R5 R2 R-CUT B2 HIT-1 HIT-Y", "G4", "Y1", discard="R1"), "play R2")
    assert told["wild cards kept"] == 2.0
    assert told["two wild cards kept"] == 1.0
    assert told["cards of its colour kept"] == 2.0
    assert told["cards of its number kept"] == 1.0
    assert told["word cards of its colour kept"] == 1.0
    assert (told["colours kept"], told["numbers kept"]) == (2.0, 2.0)
    assert told["answers kept"] == 10.0


def test_a_cutter_who_remembers_a_card_sees_what_it_does() -> None:
    state = table("R5 B1", "G4 G2", "Y1", draw="B1 HIT-HAND G3 R1", discard="R-CUT", cut_depth="choice")
    state.stage = CUTTING
    assert features_of(state, "cut 2")["hits with a hand"] == 0.0
    state.draw_known[2] = 1
    assert features_of(state, "cut 2")["hits with a hand"] == 1.0


@pytest.mark.parametrize("style", STYLES)
def test_every_style_calls_and_goes_out(style: str) -> None:
    state = table("R5 B1", "G4 G2", discard="HIT-HAND")
    state.stage = CALLING
    assert favourite(state, STYLES[style]) == "call"
    assert favourite(table("HIT-4", "G4", draw="B1", may_draw_when_able=True), STYLES[style]) == "play HIT-4"


@pytest.mark.parametrize("seats", SEATS)
def test_the_champion_keeps_the_wild_card_early_and_drops_it_late(seats: int) -> None:
    tuned = dict(zip(FEATURES, champion("hit_the_deck", seats).weights.tolist(), strict=True))
    mine = "R1 R4 B3 G2 Y5 B2 HIT-4"
    early = table(mine, *["G4 G2 Y1 Y2 B5 B5 R3"] * (seats - 1), discard="R5")
    assert favourite(early, tuned) != "play HIT-4"
    late = table(mine, *["G4"] * (seats - 1), discard="R5")
    assert favourite(late, tuned) == "play HIT-4"


def test_a_lower_total_stands_better() -> None:
    state = table("R1", "R2")
    state.totals[0], state.totals[1] = 10, 40
    assert standing(state, 0) > standing(state, 1)

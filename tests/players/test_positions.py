"""Positions in which one move is right, and which: most were mined where champion and search disagree most
(`python -m workshop.positions`), by deep searches that were sure of the same move with a network and without.

The first one was lost in a real match: the card was as good as won, and left to somebody who had nothing to lose.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from pioche.engine.dispatch import to_move
from pioche.engine.replay import played
from pioche.engine.sight import view_of
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import expected_table, master
from pioche.players.search import Search
from pioche.players.styles import champion
from pioche.rulekit import Match

POSITIONS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("positions.json").read_text())
WANTED = 19
USUAL = Budget(0.0, simulations=1000)
"""About what a master has time for."""
BLUNDER = POSITIONS[0]


def view(position: dict[str, Any]) -> Match:
    names = [f"Player {seat + 1}" for seat in range(position["seats"])]
    state = played(Transcript(position["game"], names, position["options"], position["first"], position["moves"]))
    return view_of(state, to_move(state))


def written(position: dict[str, Any], move: int) -> str:
    text: str = GAMES[position["game"]].notation.write_move(move)
    return text


def finds(position: dict[str, Any], seed: int) -> bool:
    player = master(position["game"], position["seats"], seed)
    return bool(written(position, player.choose(view(position), USUAL)) == position["right"])


def test_there_are_twenty_one_from_all_games() -> None:
    assert len(POSITIONS) == 21
    assert {position["game"] for position in POSITIONS} == set(GAMES)


@pytest.mark.needs_speed
def test_a_master_finds_nearly_all() -> None:
    assert sum(finds(position, 0) for position in POSITIONS) >= WANTED


@pytest.mark.parametrize("position", POSITIONS[1:], ids=lambda position: f"{position['game']}-{len(position['moves'])}")
def test_a_champion_does_not(position: dict[str, Any]) -> None:
    """So they are no gifts."""
    style = champion(position["game"], position["seats"])
    assert written(position, HeuristicPlayer(style).choose(view(position), Budget())) != position["right"]


@pytest.mark.needs_speed
def test_what_is_as_good_as_won_is_taken() -> None:
    assert sum(finds(BLUNDER, seed) for seed in range(20)) >= 18


@pytest.mark.needs_speed
def test_and_was_not_by_a_search_that_is_hasty_and_likes_a_margin() -> None:
    """As an expert still is."""
    found = [
        Search("no_thanks", expected_table("no_thanks", 3), seed).choose(view(BLUNDER), USUAL) for seed in range(20)
    ]
    assert sum(written(BLUNDER, move) == "take" for move in found) < 15

"""pioche hint: what a master would do at some moment of a record, and why."""

import argparse
from dataclasses import replace
from functools import reduce
from pathlib import Path
from typing import Any

from pioche.engine.dispatch import GAME_OF, to_move
from pioche.engine.replay import played
from pioche.engine.sight import view_of
from pioche.engine.transcript import Transcript, read
from pioche.players.advice import Advice, advise
from pioche.players.contract import Budget
from pioche.rulekit import Match, Refusal
from pioche.surfaces.terminal.arguments import compile_once
from pioche.surfaces.terminal.board import board
from pioche.surfaces.terminal.text_table import words_of
from pioche.surfaces.words import Words

_MOST_REASONS = 2


def add_to(commands: Any) -> None:
    parser = commands.add_parser("hint", help="what a master would do in a recorded game, and why")
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record (docs/records.md)")
    parser.add_argument("--ply", type=int, metavar="N", help="before this move, counted from 0 (default: at the end)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help="how long to think (default: 1)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    transcript = read(chosen.record)
    moves = transcript.moves if chosen.ply is None else transcript.moves[: max(0, chosen.ply)]
    transcript.opening()
    compile_once(transcript.game, language=chosen.say.language)
    view = _view_of_mover(played(replace(transcript, moves=moves)))
    _show(transcript, view, advise(view, Budget(seconds=chosen.seconds)), chosen.say)
    return 0


def _view_of_mover(state: Match) -> Match:
    """What the one to move sees; Refusal where no player is to move."""
    seat = to_move(state)
    if seat < 0:
        raise Refusal("no-hint-here")
    return view_of(state, seat)


def _show(transcript: Transcript, view: Match, advice: Advice, say: Words) -> None:
    print(say("hint-for", who=transcript.players[view.viewer]))
    for line in board(view, transcript.players, say):
        print(f"  {line}")
    moves = [GAME_OF[type(view)].notation.write_move(opinion.move) for opinion in advice.opinions]
    if len(moves) > 1:
        _show_figures(transcript.game, moves, advice, say)
    print(reason(transcript.game, moves, advice.speaks_for, advice.speaks_against, say))


def _show_figures(game: str, moves: list[str], advice: Advice, say: Words) -> None:
    for move, opinion in zip(moves, advice.opinions, strict=True):
        share = round(100 * opinion.value, 1)
        print(say("hint-move", move=words_of(game, move, say), share=share, visits=opinion.visits))


def reason(game: str, moves: list[str], speaks_for: list[str], speaks_against: list[str], say: Words) -> str:
    """One sentence for the best of the moves, which is the first."""
    best = words_of(game, moves[0], say)
    if len(moves) == 1:
        return say("hint-only", move=best)
    pros, cons = _in_words(game, "for", speaks_for, say), _in_words(game, "against", speaks_against, say)
    key = "hint-reason" + ("-for" if pros else "") + ("-against" if cons else "")
    return say(key, move=best, other=words_of(game, moves[1], say), pros=pros, cons=cons)


def _in_words(game: str, side: str, themes: list[str], say: Words) -> str:
    """The weightiest that have words: some speak to a person only for a move, or only against one."""
    keys = [f"{game}-{side}-{theme}" for theme in themes]
    reasons = [say(key) for key in keys if say.has(key)][:_MOST_REASONS]
    return reduce(lambda said, reason: say("hint-and", reasons=said, reason=reason), reasons) if reasons else ""

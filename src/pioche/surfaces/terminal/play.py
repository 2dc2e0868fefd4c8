"""pioche play: choose a game, sit down with bots."""

import argparse
import secrets
from pathlib import Path
from random import Random
from typing import Any

from pioche.engine.play import seeded
from pioche.engine.referee import new_match
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.players.levels import LEVELS
from pioche.rulekit import Choice, Limit, Refusal, Value
from pioche.surfaces.terminal.arguments import compile_once, option, option_value
from pioche.surfaces.terminal.text_table import ME, TextTable
from pioche.surfaces.words import Words

_BOTS = ("Ada", "Bo", "Cleo", "Dov", "Elif", "Finn")


def add_to(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal, against bots")
    parser.add_argument("game", metavar="GAME", nargs="?", choices=GAMES, help=f"{', '.join(GAMES)} (default: ask)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play, you included (default: 3)")
    parser.add_argument("--name", help="your name")
    parser.add_argument(
        "--first", type=int, metavar="SEAT", help="who deals first, or begins: 1 is you (default: the lot decides)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the luck of the deal (default: of the day)")
    parser.add_argument(
        "--option", action="append", default=[], type=option, metavar="NAME=VALUE", help="an option of the rules"
    )
    parser.add_argument(
        "--level", choices=LEVELS, default="club", help=f"of the bots: {', '.join(LEVELS)} (default: club)"
    )
    parser.add_argument("--save", metavar="FILE", help="write the record of the game to this file at the end")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    say: Words = chosen.say
    try:
        seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
        opening = _as_told(chosen, seed, say) if chosen.game else _ask_opening(chosen, seed, say)
        compile_once(opening.game, language=say.language)
        _tell_first(opening, by_lot=chosen.first is None, say=say)
        table = TextTable(seeded(opening, seed), say, chosen.level, seed)
        table.play()
    except EOFError:
        print()
        return 0
    if chosen.save:
        table.save(Path(chosen.save))
    return 0


def _tell_first(opening: Transcript, *, by_lot: bool, say: Words) -> None:
    if by_lot:
        you = "yes" if opening.first == ME else "no"
        print(say("fact-dealing", you=you, who=opening.players[opening.first]))


def _as_told(chosen: argparse.Namespace, seed: int, say: Words) -> Transcript:
    seats = chosen.players or _usual_seats(GAMES[chosen.game])
    return _seated(chosen, seed, say, GAMES[chosen.game], seats, dict(chosen.option))


def _ask_opening(chosen: argparse.Namespace, seed: int, say: Words) -> Transcript:
    game = _ask_game(say)
    while True:
        seats = _ask_number(say("play-how-many"), game.seats, _usual_seats(game), say)
        try:
            return _seated(chosen, seed, say, game, seats, _ask_options(game, say))
        except Refusal as refusal:
            print(say("play-sorry", why=say.why(refusal)))


def _seated(
    chosen: argparse.Namespace, seed: int, say: Words, game: Game, seats: int, options: dict[str, Value]
) -> Transcript:
    """Everybody at the table, if the rules allow it."""
    names = [chosen.name or say("play-your-name"), *_BOTS[: seats - 1]]
    new_match(game.name, seats, 0, options)
    if chosen.first is not None and not 1 <= chosen.first <= seats:
        raise Refusal("no-such-seat", seat=chosen.first, most=seats)
    first = Random(seed).randrange(seats) if chosen.first is None else chosen.first - 1
    return Transcript(game.name, names, options, first)


def _usual_seats(game: Game) -> int:
    return 3 if 3 in game.seats else game.seats[0]


def _ask_game(say: Words) -> Game:
    games = list(GAMES.values())
    print(say("play-welcome"))
    for number, game in enumerate(games, 1):
        title, pitch = say(f"{game.name}-title"), say(f"{game.name}-pitch")
        print(f"  {number}  {say('play-game', title=title, pitch=pitch)}")
    return games[_ask_number(say("play-which-game"), range(1, len(games) + 1), 1, say) - 1]


def _ask_number(question: str, allowed: range, usual: int, say: Words) -> int:
    while True:
        answer = input(f"{question} ({allowed[0]}-{allowed[-1]}) [{usual}] ").strip()
        if not answer:
            return usual
        if answer.isdecimal() and int(answer) in allowed:
            return int(answer)
        print(say("play-not-in-range", least=allowed[0], most=allowed[-1]))


def _ask_options(game: Game, say: Words) -> dict[str, Value]:
    """Options as NAME=VALUE, or just the name of a switch to turn it on; nothing for the usual rules."""
    known = [choice for choice in game.options if not isinstance(choice, Limit)]
    print(say("play-options"))
    for choice in known:
        values = "|".join(choice.values) if isinstance(choice, Choice) else _written(choice.default)
        print(f"  {choice.name}={values}  {say(f'{game.name}-option-{choice.name}')}")
    answer = input(say("play-which-options") + " ").replace(",", " ").split()
    pairs = [text.partition("=") for text in answer]
    return {name: option_value(value) if sign else True for name, sign, value in pairs}


def _written(value: Value) -> str:
    return str(value).lower()

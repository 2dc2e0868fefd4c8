"""The single list of games: the four of this package, and those that other packages bring by an entry point.

A package becomes a game by an entry point of the group `pioche.games` that names its `GAME` (docs/new-game.md). One
that cannot be taken in is left out, with the reason, and breaks nothing else.
"""

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from pioche.games import hit_the_deck, no_thanks, take_that, tightrope
from pioche.games.contract import Nouns, members
from pioche.games.game import Game
from pioche.rulekit import MOST_SEATS, Refusal

GROUP = "pioche.games"

BUILT_IN: tuple[Game, ...] = (take_that.GAME, no_thanks.GAME, tightrope.GAME, hit_the_deck.GAME)

GAMES: dict[str, Game] = {game.name: game for game in BUILT_IN}


def take_in(found: Iterable[EntryPoint], games: dict[str, Game]) -> dict[str, Refusal]:
    """Add the games from outside to these; answer why some are left out."""
    left_out = {}
    for entry in found:
        try:
            game = _loaded(entry)
            _check(game, games)
            games[game.name] = game
        except Refusal as refusal:
            left_out[entry.name] = refusal
    return left_out


def _loaded(entry: EntryPoint) -> Game:
    """Whatever goes wrong in somebody else's package is a reason to leave it out."""
    try:
        game = entry.load()
    except Exception as error:
        raise Refusal("game-broken", name=entry.name, reason=f"{type(error).__name__}: {error}") from None
    if not isinstance(game, Game):
        raise Refusal("game-broken", name=entry.name, reason=f"{entry.value} is no pioche.games.game.Game")
    return game


def _check(game: Game, others: dict[str, Game]) -> None:
    """Compiled code finds a game by the layout of its record, so no two may be alike."""
    if missing := [noun for noun in members(Nouns) if not hasattr(game.nouns, noun)]:
        raise Refusal("game-incomplete", name=game.nouns.__name__, missing=", ".join(missing))
    if game.name in others:
        raise Refusal("game-name-taken", name=game.name)
    if game.seats[-1] > MOST_SEATS:
        raise Refusal("game-too-large", name=game.name, seats=game.seats[-1], most=MOST_SEATS)
    for other in others.values():
        if other.state.layout.descr == game.state.layout.descr:
            raise Refusal("game-layout-taken", name=game.name, other=other.name)


LEFT_OUT = take_in(entry_points(group=GROUP), GAMES)
"""By name of the entry point: why there is no such game."""

MOST_CARDS = max(game.nouns.MOST_CARDS for game in GAMES.values())
"""No game ever puts more cards in order at once ..."""
MOST_MOVES = max(game.nouns.MOST_MOVES for game in GAMES.values())
"""... no position of any game offers more moves ..."""
CARD_NUMBERS = max(game.nouns.CARD_NUMBERS for game in GAMES.values())
"""... and every card of any game is a number below this one."""

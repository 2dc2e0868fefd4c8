"""One match under way: the position, what each seat sees of it, the moves so far, and the way back.

    import pioche

    game = pioche.new(name, players=4, seed=7)
    while game.to_move is not None:
        game.play(game.legal[0])
    print(game.totals, game.winners)

Chance is injected. With a chance of its own (Seeded), a match lets nature move by itself and remembers all that has
happened. Without one, the moves of nature come like those of everybody else, from the log of a table or from a record,
and so does the past: only the last move is remembered, until nature moves.
"""

import secrets
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import (
    NATURES_NAME,
    Ply,
    admit,
    awaited,
    carry_out,
    interrupting_moves,
    new_match,
    unshuffled_cards,
)
from pioche.engine.replay import winners
from pioche.engine.rollout import ARRANGED, Scratch, natures_choice
from pioche.engine.sight import imagined, view_of
from pioche.engine.table_calls import deal_cards, desk, legal_at, make_move, standing
from pioche.engine.transcript import Transcript
from pioche.engine.view_json import Views
from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.rulekit import (
    AMOUNT,
    BETWEEN_ROUNDS,
    KIND,
    NATURE,
    NOBODY,
    OVER,
    SCORED,
    Dice,
    Ints,
    Match,
    Refusal,
    Value,
    dice,
    ints_of,
    read_options,
)

SPECTATOR, EVERYTHING = NOBODY, -4
"""Whom something is shown to, where it is not a seat: who only watches, and who may know all."""
DEALS = ("deal ", "shuffle ")
"""How nature's moves begin that put cards in order."""
_WORLDS = 16
"""Worlds in which a move must look the same before it counts as revealing nothing."""

Row = list[int]
"""An event of the rules: kind, seat, card, amount."""


class MatchEvent(NamedTuple):
    """What happened, at which ply, as its game names it; UNKNOWN (-1) where a number says nothing or is hidden."""

    ply: int
    name: str
    seat: int
    card: int
    amount: int


class Chance(Protocol):
    """Where nature's moves come from."""

    def __call__(self, state: Match) -> Ply:
        """What nature does here."""

    def copy(self) -> Self:
        """The same luck from here on."""


class Seeded:
    """Luck by a generator of random numbers."""

    def __init__(self, luck: Dice) -> None:
        self._luck = luck

    def __call__(self, state: Match) -> Ply:
        scratch = Scratch.blank()
        move = natures_choice(state, self._luck, scratch)
        notation = GAME_OF[type(state)].notation
        if move != ARRANGED:
            return Ply(NATURE, notation.write_move(move), move)
        cards = scratch.cards[: len(unshuffled_cards(state)[0])].tolist()
        return Ply(NATURE, notation.write_arrangement(state, cards), ARRANGED, tuple(cards))

    def copy(self) -> "Seeded":
        return Seeded(self._luck.copy())


class _Before(NamedTuple):
    """What undo goes back to."""

    position: bytes
    mover: int
    moves: int
    events: int
    chance: Chance | None


def new(
    game: str, players: int | Sequence[str] = 3, seed: int | None = None, first: int = 0, **options: Value
) -> "Play":
    """Sit down to a game: a number of players or their names, a seed for the luck, the options of the rules."""
    names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
    return seeded(Transcript(game, names, options, first), seed)


def seeded(opening: Transcript, seed: int | None = None) -> "Play":
    """A match by the luck of a seed, or of the day."""
    return Play(opening, Seeded(dice(secrets.randbits(63) if seed is None else seed)))


@cache
def _written_moves(game: str) -> Callable[[int], str]:
    """How a game writes its moves, each written once."""
    return cache(GAMES[game].notation.write_move)


class Play:
    def __init__(self, opening: Transcript, chance: Chance | None = None) -> None:
        self.game = opening.game
        self.players = list(opening.players)
        self._position = new_match(opening.game, len(self.players), opening.first, opening.options).in_a_row()
        self.state: Match = self._position[0]
        self.moves: list[str] = []
        """As in a record."""
        self.kept: dict[int, tuple[str, str]] = {}
        """Choices face down: by seat, the move and whose hand made it."""
        self.natures = 0
        """How many moves nature has made in this round."""
        self.moved_in_secret = False
        """Whether the last move is its player's secret still."""
        self._game = GAME_OF[type(self.state)]
        self._notation = self._game.notation
        self._write_move = _written_moves(self._game.name)
        self._chance = chance
        self._views = Views(self.state)
        self._looked: tuple[int, ...] = ()
        """The seats whose views are up to date."""
        self._legal: dict[int, list[str]] = {}
        self._past: list[_Before] = []
        self._events: list[tuple[int, Row]] = []
        self._stand(*standing(self._position))
        self._let_nature_move()

    # Whose turn it is

    def _stand(self, mover: int, hidden: int) -> None:
        """The position has changed: who is to move, and whether in secret."""
        self._looked, self._legal = (), {}
        self.to_move: int | None = None if mover == NOBODY else mover
        """The seat that decides, or NATURE, or None when the match is over."""
        self.choices_are_hidden = hidden != 0
        """Whether what is chosen now stays face down until all have chosen."""
        self._choosers = [] if mover < 0 else awaited(self.state) if self.choices_are_hidden else [mover]

    @property
    def over(self) -> bool:
        return self.state.stage == OVER

    @property
    def awaited(self) -> list[int]:
        """The seats that are to decide; several where the choice is simultaneous."""
        return [seat for seat in self._choosers if seat not in self.kept] if self.kept else self._choosers

    @property
    def legal(self) -> list[str]:
        """What the one to move may do."""
        return self._written(self._position, 0)

    def legal_for(self, seat: int) -> list[str]:
        """What a seat that is to decide may do, by what it can see itself."""
        if seat not in self._legal:
            seen = self._views.positions if seat in self._looked else self.view(seat).in_a_row()
            self._legal[seat] = self._written(seen, seat if seat in self._looked else 0)
        return self._legal[seat]

    def _written(self, positions: Any, place: int) -> list[str]:
        moves = desk().moves
        return sorted(map(self._write_move, moves[: legal_at(positions, place, moves)].tolist()))

    @property
    def interrupts(self) -> list[str]:
        """What may be done out of turn, by any seat."""
        return sorted({self._notation.write_move(move) for move in interrupting_moves(self.state)})

    # Moves

    def play(self, move: str, seat: int | None = None) -> list[MatchEvent]:
        """Make a move for the seat to move (or another that may interrupt): what happened. Refusal if not allowed."""
        if self.to_move is None:
            raise Refusal("match-over")
        ply = admit(self.state, f"{self.to_move if seat is None else seat} {move}")
        heard = len(self._events)
        self.apply(ply.by, ply.text)
        return _told(self._game, self._events[heard:], EVERYTHING)

    def check(self, seat: int, text: str) -> None:
        """Refusal unless the seat may do this now; the reason tells nothing that the seat may not know."""
        if seat not in self.awaited or text not in self.legal_for(seat):
            admit(self._seen(seat), f"{seat} {text}")

    def apply(self, by: int, text: str) -> list[Row]:
        """Carry out a move that was admitted: what happened."""
        if self._chance is None:
            self._past.clear()
        if by == NATURE:
            self.natures += 1
        else:
            self._past.append(_Before(self.state.tobytes(), by, len(self.moves), len(self._events), self._chance))
            self._chance = self._chance and self._chance.copy()
        self.moved_in_secret = by >= 0 and self.choices_are_hidden
        self.kept.pop(by, None)
        rows = self._do(by, text, *_read(self._notation, self.state, by, text))
        if self._chance:
            self._let_nature_move()
        return rows

    def _do(self, by: int, text: str, move: int, cards: Sequence[int]) -> list[Row]:
        paper = desk()
        if cards:
            deal_cards(self._position, ints_of(cards), paper.logs, paper.answers)
        else:
            make_move(self._position, move, paper.logs, paper.answers)
        mover, hidden, stage, happened = paper.answers.tolist()
        rows: list[Row] = paper.events[:happened].tolist()
        if self._chance:
            self._events += [(len(self.moves), event) for event in rows]
        self.moves.append(f"{NATURES_NAME if by == NATURE else by} {text}")
        self._stand(mover, hidden)
        if stage == BETWEEN_ROUNDS:
            self.natures = 0
        return rows

    def _let_nature_move(self) -> None:
        while self._chance and self.to_move == NATURE:
            ply = self._chance(self.state)
            self._do(ply.by, ply.text, ply.move, ply.cards)

    # The way back

    @property
    def last_mover(self) -> int:
        """The seat that made the move which undo would take back; NOBODY if there is none."""
        return self._past[-1].mover if self._past else NOBODY

    def undo(self) -> None:
        """Take back the last player's move, and what nature did after it."""
        if not self._past:
            raise Refusal("nothing-to-undo")
        before = self._past.pop()
        _set(self.state, before.position)
        del self.moves[before.moves :]
        del self._events[before.events :]
        self._chance = before.chance
        self.kept.clear()
        self._stand(*standing(self._position))

    # What is seen

    def view(self, seat: int) -> Match:
        """What this seat may know, or a SPECTATOR."""
        return view_of(self.state, seat)

    def _seen(self, seat: int) -> Match:
        """The same, good until the next move."""
        return self._views.of(seat) if seat in self._looked else self.view(seat)

    def watch(self, seat: int) -> None:
        """Somebody begins to look: what changes is counted from this position."""
        self._views.prime(self._position, seat)

    def look(self, seats: tuple[int, ...]) -> dict[int, bytes]:
        """What all these seats see: the fields that changed since they last looked, as JSON."""
        self._looked = seats
        return self._views.look(self._position, seats)

    # What has happened

    @property
    def events(self) -> list[MatchEvent]:
        """All that has happened, nothing hidden."""
        return self.events_for(EVERYTHING)

    def events_for(self, seat: int) -> list[MatchEvent]:
        """All that has happened, as this seat may know it."""
        return _told(self._game, self._events, seat)

    @property
    def scores(self) -> list[list[int]]:
        """The scores of every finished round, by seat."""
        amounts = [event[AMOUNT] for _, event in self._events if event[KIND] == SCORED]
        seats = self.state.seats
        return [amounts[start : start + seats] for start in range(0, len(amounts), seats)]

    @property
    def totals(self) -> list[int]:
        return self.state.totals[: self.state.seats].tolist()

    @property
    def winners(self) -> list[int]:
        return winners(self.state)

    def record(self) -> Transcript:
        options = read_options(self.state["options"], self._game.options)
        return Transcript(self.game, self.players, options, self.state.first, list(self.moves))


def _set(position: Match, content: bytes) -> None:
    cells: Any = position.cells
    cells[:] = np.frombuffer(content, np.int64)


def reveals_nothing(play: Play) -> bool:
    """Whether the last move showed its player nothing new: it looks the same in every world they could imagine."""
    if play.last_mover == NOBODY:
        return False
    before, move = play._past[-1], play.moves[-1].partition(" ")[2]
    seen = play.view(before.mover).tobytes()
    return all(_seen_after(play._game, before, move, seed) == seen for seed in range(_WORLDS))


def _seen_after(game: Game, before: _Before, move: str, seed: int) -> bytes:
    """What the last mover would see now, had the world been another one."""
    position = game.state.blank()
    _set(position, before.position)
    world = imagined(view_of(position, before.mover), dice(seed))
    carry_out(world, Ply(before.mover, move, *_read(game.notation, world, before.mover, move)), None)
    return view_of(world, before.mover).tobytes()


def _read(notation: Any, state: Match, by: int, text: str) -> tuple[int, tuple[int, ...]]:
    """A move that was admitted, as the rules know it: its number, or the cards that nature arranged."""
    if by == NATURE and text.startswith(DEALS):
        return ARRANGED, tuple(notation.read_arrangement(state, text))
    return notation.read_move(text, by), ()


def _told(game: Game, events: list[tuple[int, Row]], viewer: int) -> list[MatchEvent]:
    return [_event(game, ply, event, viewer) for ply, event in events]


def _event(game: Game, ply: int, event: Row, viewer: int) -> MatchEvent:
    shown: Ints = ints_of(event)
    if viewer != EVERYTHING:
        game.sight.hide_event(shown, viewer)
    kind, *facts = shown.tolist()
    return MatchEvent(ply, game.events[kind][0], *facts)

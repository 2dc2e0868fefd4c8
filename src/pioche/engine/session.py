"""A game as people script it: ask who is to move and what is legal, play in words, look, undo, write it down.

import pioche

game = pioche.new(name, players=4, seed=7)
while game.to_move is not None:
    game.play(game.legal[0])
print(game.totals, game.winners)
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pioche.engine.dispatch import GAME_OF, hide, to_move
from pioche.engine.referee import (
    Ply,
    admit,
    awaited,
    cards_to_arrange,
    carry_out,
    interrupting_moves,
    legal_moves,
    new_match,
)
from pioche.engine.replay import name_of, winners
from pioche.engine.rollout import ARRANGED, Desk, natures_choice
from pioche.engine.transcript import Transcript
from pioche.rulekit import AMOUNT, KIND, NATURE, SCORED, Dice, Log, Match, Refusal, Value, dice, ints_of, read_options


class Event(NamedTuple):
    """What happened, at which ply, as its game names it; UNKNOWN (-1) where a number says nothing or is hidden."""

    ply: int
    name: str
    seat: int
    card: int
    amount: int


@dataclass
class Before:
    """What undo goes back to."""

    state: Match
    luck: Dice
    plies: int
    events: int


def new(
    game: str, players: int | Sequence[str] = 3, seed: int | None = None, first: int = 0, **options: Value
) -> "Session":
    """Sit down to a game: a number of players or their names, a seed for the luck, the options of the rules."""
    names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
    return Session(Transcript(game, names, options, first), seed)


class Session:
    def __init__(self, opening: Transcript, seed: int | None = None) -> None:
        """A match at its beginning. Nature moves by itself, by the luck of the seed (or of the day)."""
        self.game = opening.game
        self.players = list(opening.players)
        self.state = new_match(opening.game, len(self.players), opening.first, opening.options)
        self.plies: list[Ply] = []
        self._events: list[tuple[int, list[int]]] = []
        self._undo: list[Before] = []
        self._luck = dice(secrets.randbits(63) if seed is None else seed)
        self._let_nature_move()

    @property
    def over(self) -> bool:
        return not awaited(self.state)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the match is over."""
        return None if self.over else to_move(self.state)

    @property
    def awaited(self) -> list[int]:
        """All seats that may decide now; several where the choice is simultaneous."""
        return awaited(self.state)

    @property
    def legal(self) -> list[str]:
        return sorted(map(self._written, legal_moves(self.state)))

    @property
    def interrupts(self) -> list[str]:
        """What may be done out of turn, by any seat."""
        return sorted({self._written(move) for move in interrupting_moves(self.state)})

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move for the seat to move (or another that may interrupt): what happened. Refusal if not allowed."""
        by = to_move(self.state) if seat is None else seat
        if self.over:
            raise Refusal("match-over")
        ply = admit(self.state, f"{by} {move}")
        seen = len(self._events)
        self._undo.append(Before(self.state.twin(), self._luck.twin(), len(self.plies), seen))
        self._do(ply)
        self._let_nature_move()
        return self._told(seen, None)

    def undo(self) -> None:
        """Take back the last player's move, and what nature did after it."""
        if not self._undo:
            raise Refusal("nothing-to-undo")
        before = self._undo.pop()
        self.state = before.state
        self._luck = before.luck
        del self.plies[before.plies :]
        del self._events[before.events :]

    def view(self, seat: int) -> Match:
        """What this seat may know; a spectator's view for NOBODY."""
        view = GAME_OF[type(self.state)].view.blank()
        hide(self.state, view, seat)
        return view

    @property
    def events(self) -> list[Event]:
        """All that has happened, nothing hidden."""
        return self._told(0, None)

    def events_for(self, seat: int) -> list[Event]:
        """All that has happened, as this seat may know it."""
        return self._told(0, seat)

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
        options = read_options(self.state["options"], GAME_OF[type(self.state)].options)
        moves = [f"{name_of(ply.by)} {ply.text}" for ply in self.plies]
        return Transcript(self.game, self.players, options, self.state.first, moves)

    def _written(self, move: int) -> str:
        return GAME_OF[type(self.state)].notation.write_move(move)

    def _told(self, since: int, seat: int | None) -> list[Event]:
        return [self._event(ply, event, seat) for ply, event in self._events[since:]]

    def _event(self, ply: int, event: list[int], seat: int | None) -> Event:
        game = GAME_OF[type(self.state)]
        row = ints_of(event)
        if seat is not None:
            game.sight.hide_event(row, seat)
        kind, *facts = row.tolist()
        return Event(ply, game.events[kind][0], *facts)

    def _do(self, ply: Ply) -> None:
        log = Log.blank()
        carry_out(self.state, ply, log)
        self._events += [(len(self.plies), event) for event in log.events[: log.count].tolist()]
        self.plies.append(ply)

    def _let_nature_move(self) -> None:
        while to_move(self.state) == NATURE:
            self._do(natures_ply(self.state, self._luck))


def natures_ply(state: Match, luck: Dice) -> Ply:
    """What nature does here by this luck, in words and numbers."""
    desk = Desk.blank()
    move = natures_choice(state, luck, desk)
    notation = GAME_OF[type(state)].notation
    if move != ARRANGED:
        return Ply(NATURE, notation.write_move(move), move)
    cards = desk.cards[: len(cards_to_arrange(state)[0])].tolist()
    return Ply(NATURE, notation.write_arrangement(state, cards), ARRANGED, tuple(cards))

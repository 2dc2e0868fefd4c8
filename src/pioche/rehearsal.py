"""A match as a live table runs it, with all that people ask for on the way: so that it is compiled, or loaded."""

from contextlib import suppress
from random import Random

from pioche.engine.dispatch import apply, choices_are_hidden, to_move, wins
from pioche.engine.play import Seeded
from pioche.engine.referee import Ply, admit, awaited, carry_out, interrupting_moves, legal_moves, new_match, why_not
from pioche.engine.sight import imagined, view_of
from pioche.engine.table_calls import deal_cards, desk, legal_at, make_move, standing
from pioche.engine.view_json import Views
from pioche.games.catalogue import GAMES
from pioche.players.advice import advise
from pioche.players.contract import Budget
from pioche.players.levels import LEVELS, player
from pioche.rulekit import NATURE, NOBODY, Log, Match, Refusal, dice, ints_of

_PLIES = 300
"""A match may be longer; by then all its kinds of moves have been made."""
_AT_ONCE = Budget(seconds=0.0, simulations=1)


def play_through(game: str) -> None:
    rehearsal = Rehearsal(game)
    for _ in range(_PLIES):
        rehearsal.look()
        if rehearsal.mover == NOBODY:
            return
        rehearsal.step()


class Rehearsal:
    def __init__(self, game: str) -> None:
        self.game = GAMES[game]
        self.position = new_match(game, self.game.seats[0], 0, {}).in_a_row()
        self.state: Match = self.position[0]
        self.mover = NATURE
        self.views, self.log = Views(self.state), Log.blank()
        self.chance, self.whim = Seeded(dice(0)), Random(0)
        self.known: set[int] = set()
        """Moves that were legal at some time."""
        self.done: set[object] = set()
        """What is done once, and has been."""

    def look(self) -> None:
        """What a table reads off a position, and tells its people."""
        self.mover = to_move(self.state)
        choices_are_hidden(self.state)
        awaited(self.state)
        wins(self.state, 0)
        standing(self.position)
        self.views.prime(self.position, NOBODY)
        self.views.look(self.position, (0, NOBODY))
        legal_at(self.views.positions, 0, desk().moves)
        legal_at(self.position, 0, desk().moves)
        for event in self.log.events[: self.log.count].tolist():
            self.game.sight.hide_event(ints_of(event), 0)
        self.log.count = 0

    def step(self) -> None:
        if self.mover == NATURE:
            self._do(self.chance(self.state), self.state.copy())
            return
        view = self._seen(self.state)
        moves = legal_moves(view)
        self._refuse(view, moves)
        if len(moves) > 1 and self._first("advice"):
            self._advise(view)
        self._interrupt()
        self._move(view, self.whim.choice(moves))

    def _move(self, view: Match, move: int) -> None:
        """Here, and in a world that looks the same: so a table knows whether a move revealed anything."""
        text = self.game.notation.write_move(move)
        world = imagined(view, dice(0))
        self._do(admit(self.state, f"{self.mover} {text}"), world)
        self._seen(world)

    def _do(self, ply: Ply, world: Match) -> None:
        """Here, as a table does it too, and in silence elsewhere: a record is checked without telling events."""
        carry_out(world, ply, None)
        paper, same = desk(), self.state.in_a_row()
        if ply.cards:
            deal_cards(same, ints_of(ply.cards), paper.logs, paper.answers)
        else:
            make_move(same, ply.move, paper.logs, paper.answers)
        carry_out(self.state, ply, self.log)

    def _interrupt(self) -> None:
        """What may be done out of turn, in another world."""
        moves = interrupting_moves(self.state)
        if moves and self._first("interrupt"):
            apply(self.state.copy(), moves[0], Log.blank())
            apply(self.state.copy(), moves[0], None)

    def _refuse(self, view: Match, moves: list[int]) -> None:
        """Why moves that were legal before are not so here; a match may do without any refusal."""
        if self._first("reason"):
            why_not(view, moves[0])
        self.known.update(moves)
        for move in sorted(self.known.difference(moves)):
            if self._first((view.stage, move)):
                with suppress(Refusal):
                    admit(view, f"{self.mover} {self.game.notation.write_move(move)}")

    def _advise(self, view: Match) -> None:
        advise(view, _AT_ONCE)
        for level in LEVELS:
            player(level, self.game.name, view.seats).choose(view, _AT_ONCE)

    def _seen(self, state: Match) -> Match:
        return view_of(state, self.mover)

    def _first(self, what: object) -> bool:
        first = what not in self.done
        self.done.add(what)
        return first

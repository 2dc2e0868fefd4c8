"""The course of one match at a table: the position, what each seat sees of it, and the moves so far."""

import threading
from typing import Any

import numpy as np

from pioche.engine.dispatch import GAME_OF, apply, arrange, hide, imagine, in_secret
from pioche.engine.looking import Views
from pioche.engine.referee import admit, awaited, legal_moves, new_match
from pioche.engine.replay import name_of, winners
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, NOBODY, OVER, Log, Match, Value, dice, ints_of

WORLDS = 16
"""In so many imagined worlds a move must look the same before it counts as revealing nothing."""

Row = list[int]
"""An event of the rules: kind, seat, card, amount."""

_own: Any = threading.local()


def blank_log() -> Log:
    """Every thread has one, and uses it for one move."""
    if not hasattr(_own, "log"):
        _own.log = Log.blank()
    log: Log = _own.log
    log.count = 0
    return log


class Course:
    def __init__(self, game: str, seats: int, first: int, options: dict[str, Value]) -> None:
        self.state = new_match(game, seats, first, options)
        self.game = GAME_OF[type(self.state)]
        self.moves: list[str] = []
        """As in a record."""
        self.kept: dict[int, tuple[str, str]] = {}
        """Choices face down: by seat, the move and whose hand made it."""
        self.natures = 0
        """How many moves nature has made in this round."""
        self.before: bytes | None = None
        """The position before the last player's move, while it can be taken back."""
        self.mover = NOBODY
        """Who made that move."""
        self.moved_in_secret = False
        """Whether the last move is its player's secret still."""
        self._chooses = self.game.nouns.SIMULTANEOUS is not None
        self._to_move = self.game.rules.to_move
        self.views = Views(self.state)
        self._looked: tuple[int, ...] = ()
        """The seats whose views are up to date."""
        self._views: dict[int, Match] = {}
        self._legal: dict[int, list[str]] = {}
        self._read_turn()

    def play(self, by: int, text: str) -> list[Row]:
        """Carry out a move that was admitted: what happened."""
        if by == NATURE:
            self.before = None
            self.natures += 1
        else:
            self.before, self.mover = self.state.tobytes(), by
        self.moved_in_secret = by >= 0 and self.secret
        self.kept.pop(by, None)
        log = blank_log()
        self._carry_out(self.state, by, text, log)
        self.moves.append(f"{name_of(by)} {text}")
        self.look_again()
        if self.between_rounds:
            self.natures = 0
        rows: list[Row] = log.events[: log.count].tolist()
        return rows

    def take_back(self) -> None:
        self._set(self.state, self.before)
        self.before = None
        self.moves.pop()
        self.kept.clear()
        self.look_again()

    def _set(self, position: Match, content: bytes | None) -> None:
        assert content is not None
        words: Any = position.words
        words[:] = np.frombuffer(content, np.int64)

    def _carry_out(self, state: Match, by: int, text: str, log: Log | None) -> None:
        notation = self.game.notation
        if by == NATURE and text.startswith(("deal ", "shuffle ")):
            arrange(state, ints_of(notation.read_arrangement(state, text)), log)
        else:
            apply(state, notation.read_move(text, by), log)

    def look_again(self) -> None:
        """The position has changed."""
        self._looked, self._views, self._legal = (), {}, {}
        self._read_turn()

    def _read_turn(self) -> None:
        self.to_move: int = self._to_move(self.state)
        self.stage = self.state.stage
        self.secret = self._chooses and in_secret(self.state)
        """Whether choices are made in secret now."""
        self._choosers = awaited(self.state) if self.secret else [self.to_move]

    @property
    def over(self) -> bool:
        return self.stage == OVER

    @property
    def between_rounds(self) -> bool:
        return self.stage == BETWEEN_ROUNDS

    @property
    def round(self) -> int:
        """The number of the round that is played, or will be dealt next."""
        return self.state.round + 1 if self.between_rounds else self.state.round

    @property
    def awaits(self) -> list[int]:
        """The seats that are to decide."""
        return [seat for seat in self._choosers if seat not in self.kept] if self.to_move >= 0 else []

    def view(self, seat: int) -> Match:
        """What the seat may know; NOBODY for spectators. Valid until the next move."""
        if seat in self._looked:
            return self.views.of(seat)
        if seat not in self._views:
            view = self.game.view.blank()
            hide(self.state, view, seat)
            self._views[seat] = view
        return self._views[seat]

    def look(self, seats: tuple[int, ...]) -> dict[int, bytes]:
        """The views of all these seats at once: what changed in them, as JSON."""
        self._looked = seats
        return self.views.look(self.state, seats)

    def legal(self, seat: int) -> list[str]:
        """By what the seat can see itself."""
        if seat not in self._legal:
            self._legal[seat] = sorted(map(self.game.notation.write_move, legal_moves(self.view(seat))))
        return self._legal[seat]

    def check(self, seat: int, text: str) -> None:
        """Refusal unless the seat may do this now; the reason tells nothing that the seat may not know."""
        if seat in self.awaits and text in self.legal(seat):
            return
        admit(self.view(seat), f"{seat} {text}")

    def winners(self) -> list[int]:
        return winners(self.state)

    def nothing_revealed(self) -> bool:
        """Whether the last move showed its player nothing new: it looks the same in every world he could imagine."""
        if self.before is None:
            return False
        seen = self.view(self.mover).tobytes()
        return all(self._after(seed) == seen for seed in range(WORLDS))

    def _after(self, seed: int) -> bytes:
        """What the last mover would see now, had the world been another one."""
        view, world = self.game.view.blank(), self.game.state.blank()
        self._set(world, self.before)
        hide(world, view, self.mover)
        imagine(view, world, dice(seed))
        self._carry_out(world, self.mover, self.moves[-1].partition(" ")[2], None)
        hide(world, view, self.mover)
        return view.tobytes()

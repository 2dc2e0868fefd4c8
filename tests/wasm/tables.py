"""Tables alone with bots as the server holds them, for web/tests/solo.test.ts: `python -m tests.wasm.tables` writes.

Somebody plays by chance, tries what is not allowed, takes moves back, and slaps; what they are told after each deed is
written down as a digest, and so is the record at the end.
"""

import hashlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from pioche.rulekit import Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.after.final_record import final_record
from pioche.table.broadcast import Broadcast, snapshot
from pioche.table.decide import TableLuck, bot_moves, elapse, handle, settle, slap, void
from pioche.table.luck import natures_move, pledge
from pioche.table.reactions import NO_LINE, judged_slap
from pioche.table.state import OVER, PLAYING, TableState
from pioche.table.waiting import bots_to_slap, due, is_race
from tests.wasm import ROOT

FILE = ROOT / "web" / "tests" / "tables.json"
_YOU, _NAME, _KEY = 0, "Kim", "you"
_LEVEL = "club"
_MOST_DEEDS = 260
_TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("take_that", 3, {"experts": True}, 1),
    ("no_thanks", 4, {"rounds": 2}, f.LOT),
    ("tightrope", 3, {}, 0),
    ("tightrope", 4, {"simultaneous": True}, f.LOT),
    ("hit_the_deck", 3, {"target": 30}, f.LOT),
    ("hit_the_deck", 2, {"target": 30, "slap_mode": "random"}, 0),
]
"""The game, the seats, the options, who is first."""

_Json = dict[str, Any]


def tables() -> bytes:
    found = [_Sitting(number, *table).run() for number, table in enumerate(_TABLES)]
    return msgspec.json.format(msgspec.json.encode(found), indent=0)


def digest(told: Any) -> str:
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _plain(told: m.Telling) -> _Json:
    found: _Json = msgspec.to_builtins(told)
    return found


class _Sitting:
    """One person and bots, from the first hello to the end of a match and into the next."""

    def __init__(self, number: int, game: str, seats: int, options: _Json, first: int) -> None:
        self.luck = Random(number)
        bots = [_LEVEL] * (seats - 1)
        self.setup = f.Setup(game, seats, options, bots=bots, clock=0, first=first)
        self.state = TableState(f"solo-{number}")
        self.broadcast = Broadcast()
        self.now = 1_000_000
        self.secrets: list[str] = []
        self.told: list[_Json] = []
        self.mirror: _Json = {}
        self.deeds: list[_Json] = []
        self.commands = 0
        self.known: list[str] = []
        """Moves that were legal at some time."""
        self.chance = TableLuck(self._draw, natures_move)

    def _draw(self) -> bytes:
        secret = self.luck.randbytes(32)
        self.secrets.append(secret.hex())
        return secret

    def run(self) -> _Json:
        self._open()
        heard = msgspec.to_builtins(snapshot(self.state, _YOU))
        self.mirror = {"table": heard["table"], "view": heard["view"]}
        before = digest(heard)
        record = ""
        for deed in self._story():
            self._do(deed)
            if self.state.phase == OVER and not record:
                record = digest(msgspec.json.decode(final_record(self.state, self.state.since)))
        setup = self.setup
        opening = {"id": self.state.id, "game": setup.game, "seats": setup.seats, "options": setup.options}
        opening |= {"bots": setup.bots, "first": setup.first}
        return {
            "setup": opening,
            "name": _NAME,
            "secrets": self.secrets,
            "snapshot": before,
            "deeds": self.deeds,
            "record": record,
        }

    def _open(self) -> None:
        self._apply([f.TableOpened(at=self.now, setup=self.setup, host=_KEY)])
        self._apply([f.Sat(at=self.now, seat=_YOU, name=_NAME, who=_KEY)])
        self._apply([f.BotSat(at=self.now, seat=seat, level=_LEVEL) for seat in range(1, self.setup.seats)])
        self._settle()
        self.broadcast.watch(self.state, _YOU)
        self.broadcast.begin(self.state)

    # What is done

    def _story(self) -> Iterator[_Json]:
        """Deeds, each with the time at which it is done; several tries may lead to nothing."""
        while len(self.deeds) < _MOST_DEEDS:
            self.now += self.luck.randrange(100, 900)
            yield from self._next()

    def _next(self) -> Iterator[_Json]:
        state = self.state
        if state.phase == OVER:
            yield self._command({"do": "rematch"})
        elif state.phase != PLAYING:
            yield self._ready() if not state.deal.sealed else self._command({"do": "reveal", "luck": self.own_luck})
        elif is_race(state) and self.luck.random() < 0.9:
            yield self._race()
        else:
            yield from self._play()

    def _ready(self) -> _Json:
        deal = self.state.deal
        self.own_luck = self.luck.randbytes(16).hex()
        bound = pledge(self.state.label, deal.round, _YOU, deal.commitment, bytes.fromhex(self.own_luck))
        return self._command({"do": "ready", "pledge": bound, "commitment": deal.commitment})

    def _race(self) -> _Json:
        """Bots slap, you slap, or nobody does and time passes."""
        state, chance = self.state, self.luck.random()
        if chance < 0.5 and (seats := bots_to_slap(state)):
            return {"slaps": self.luck.choice(seats), "took": self.luck.randrange(120, 600)}
        if chance < 0.75 and _YOU not in state.slaps:
            last = state.seq if self.luck.random() < 0.9 else 0
            return self._command({"do": "slap", "last": last, "reaction": self.luck.randrange(60, 700)})
        if chance < 0.85 and _YOU not in state.awaits and state.awaits:
            return self._bot(state.awaits[0])
        if chance < 0.9:
            return {"stalls": True}
        self.now = max(self.now, due(state) or 0)
        return {"rings": True}

    def _play(self) -> Iterator[_Json]:
        state = self.state
        if self.luck.random() < 0.15:
            yield self._command(self._try())
        awaited = state.awaits
        if state.phase != PLAYING or not awaited:
            return
        seat = self.luck.choice(awaited)
        if seat != _YOU:
            yield self._bot(seat)
            return
        yield self._command({"do": "play", "move": self._legal(seat), "ply": state.plies})
        if self.luck.random() < 0.3:
            yield self._command({"do": "undo"})

    def _try(self) -> _Json:
        """What may be refused."""
        self.known = sorted({*self.known, *self.state.playing.legal_for(_YOU)})
        move = self.luck.choice(self.known or ["slap"])
        return self.luck.choice(
            [
                {"do": "play", "move": move, "ply": None},
                {"do": "why", "move": move},
                {"do": "slap", "last": self.state.seq, "reaction": 300},
                {"do": "hint"},
                {"do": "say", "phrase": "wow"},
                {"do": "write", "text": " good  luck "},
                {"do": "undo"},
                {"do": "rematch"},
                {"do": "play", "move": move, "ply": 0},
            ]
        )

    def _bot(self, seat: int) -> _Json:
        return {"bot": seat, "move": self._legal(seat), "ply": self.state.plies}

    def _legal(self, seat: int) -> str:
        return self.luck.choice(self.state.playing.legal_for(seat))

    def _command(self, deed: _Json) -> _Json:
        self.commands += 1
        return {"command": deed | {"id": f"c{self.commands}"}}

    # What follows

    def _do(self, deed: _Json) -> None:
        self.told = []
        before = len(self.secrets)
        answer = self._obey(deed)
        self._settle()
        self._merge()
        told = {"told": self.told, "answer": answer, "mirror": self.mirror}
        self.deeds.append({"at": self.now, **deed, "drawn": len(self.secrets) - before, "digest": digest(told)})

    def _obey(self, deed: _Json) -> _Json | None:
        now, state = self.now, self.state
        if "bot" in deed:
            self._apply(bot_moves(state, deed["bot"], deed["move"], deed["ply"], f.BOT, now))
        elif "slaps" in deed:
            hit = judged_slap(deed["slaps"], deed["took"], deed["took"], NO_LINE)
            self._apply(slap(state, hit, state.seq, now))
        elif "stalls" in deed:
            self._apply(void(state, now))
        elif "rings" in deed:
            self._apply(elapse(state, now, {}))
        else:
            return self._answer(deed["command"])
        return None

    def _answer(self, content: _Json) -> _Json:
        command = msgspec.convert(content, m.AnyCommand)
        number = self.state.seq + 1
        try:
            if isinstance(command, m.Why):
                self.state.playing.check(_YOU, command.move)
                number -= 1
            elif isinstance(command, m.SlapNow):
                hit = judged_slap(_YOU, command.reaction, command.reaction, NO_LINE)
                self._apply(slap(self.state, hit, command.last, self.now, command.id))
            else:
                self._apply(handle(self.state, _KEY, command, self.now))
        except Refusal as refusal:
            return _plain(m.refused(command.id, refusal))
        return _plain(m.Done(command.id, number))

    def _apply(self, facts: list[f.AnyFact]) -> None:
        for fact in facts:
            rows = self.state.apply(fact)
            heard = self.broadcast.tell(self.state, fact, rows).get(_YOU)
            if heard and self.mirror:
                self.told.append(msgspec.json.decode(heard))

    def _settle(self) -> None:
        while facts := settle(self.state, self.now, self.chance):
            self._apply(facts)

    def _merge(self) -> None:
        """What the page would know now. How a change is cut into fields is nobody's business, nor when a table with
        others would go on without waiting."""
        for event in self.told:
            self.mirror["table"] |= event.pop("table")
            if view := event.pop("view"):
                self.mirror["view"] = {**(self.mirror["view"] or {}), **view}
            if self.mirror["table"]["phase"] != PLAYING:
                event["due"] = None


if __name__ == "__main__":
    FILE.write_bytes(tables())

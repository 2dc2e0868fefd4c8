"""A table in an event loop: whatever happens to its bots, it goes on."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from pioche.engine.dispatch import to_move
from pioche.players.contract import Budget
from pioche.rulekit import Match
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.clock import wall_clock
from pioche.table.host import bots, live_table
from pioche.table.host.live_table import LiveTable
from pioche.table.host.mailbox import Mailbox
from pioche.table.host.thinking import Thinking
from tests.table.company import LUCK, ready
from tests.table.phone import Wire
from tests.table.store import MemoryStore


async def until(what: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.005)


def run(scene: Callable[[LiveTable, Wire], Coroutine[Any, Any, None]]) -> None:
    """One person and two bots, after the deal."""

    async def evening() -> None:
        with ThreadPoolExecutor(1) as threads:
            thinking = Thinking(threads, 1)
            store = MemoryStore()
            box = Mailbox("live", store.create("live"), store, wall_clock)
            box.open(f.Setup("no_thanks", 3, bots=["club", "club"], clock=0), "person0")
            live, wire = LiveTable(box, thinking, pace=0), Wire("person0")
            live.join(wire, m.Hello("hello", "ticket"))
            live.receive(wire, m.Sit("sit", "Ann"))
            live.receive(wire, ready("ready", box.state, 0))
            live.receive(wire, m.Reveal("reveal", LUCK))
            await scene(live, wire)
            live.shut(1012)

    asyncio.run(evening())


async def play_a_round_of_turns(live: LiveTable, wire: Wire) -> None:
    """The bots move until it is the person's turn, and once more."""
    for turn in range(2):
        await until(lambda: live.mailbox.state.awaits == [0])
        live.receive(wire, m.PlayMove(f"play{turn}", "take"))
        live.receive(wire, m.PlayMove(f"other{turn}", "refuse"))
    await until(lambda: live.mailbox.state.awaits == [0])


def test_bots_play() -> None:
    run(play_a_round_of_turns)


def test_a_bot_that_cannot_decide_plays_a_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots, "_decide", fail)
    run(play_a_round_of_turns)


def test_a_bot_whose_move_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, choose = [0], bots.choose

    def fail_at_first(view: Match, level: str, budget: Budget) -> str:
        asked[0] += 1
        if asked[0] % 3:
            raise RuntimeError("out of order")
        return choose(view, level, budget)

    monkeypatch.setattr(live_table, "choose", fail_at_first)
    monkeypatch.setattr(live_table, "_RETRY_PAUSE", 1)
    run(play_a_round_of_turns)
    assert asked[0] >= 3


def test_a_bot_that_always_fails_is_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [0]

    def fail(*_: object) -> str:
        asked[0] += 1
        raise RuntimeError("out of order")

    async def scene(live: LiveTable, wire: Wire) -> None:
        await until(lambda: live.mailbox.state.awaits == [0])
        live.receive(wire, m.PlayMove("take", "take"))
        live.receive(wire, m.PlayMove("refuse", "refuse"))
        await until(lambda: asked[0] >= live_table._TRIES)
        await asyncio.sleep(0.1)
        assert asked[0] == live_table._TRIES
        live.receive(wire, m.Say("say", "hello"))
        assert b'"done"' in wire.arriving[-1]

    monkeypatch.setattr(live_table, "choose", fail)
    monkeypatch.setattr(live_table, "_RETRY_PAUSE", 1)
    run(scene)


def test_a_hint_is_about_the_position_in_which_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks and then plays at once hears of the move that they had to make, not of somebody else's turn."""
    seen: list[bytes] = []

    def advise(command: str, view: Match) -> Iterator[m.Advised]:
        seen.append(view.tobytes())
        yield m.Advised(command, [], [], [])

    monkeypatch.setattr(live_table, "advised", advise)

    async def scene(live: LiveTable, wire: Wire) -> None:
        await until(lambda: live.mailbox.state.awaits == [0])
        asked_in = live.mailbox.state.playing.view(0).tobytes()
        live.receive(wire, m.Hint("hint"))
        live.receive(wire, m.PlayMove("play", "refuse"))
        await until(lambda: seen)
        assert seen == [asked_in]

    run(scene)


def test_a_bot_thinks_about_the_position_in_which_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens before its thread begins does not change what it sees."""
    thought: list[int] = []
    choose = bots.choose

    def note(view: Match, level: str, budget: Budget) -> str:
        thought.append(to_move(view) - view.viewer)
        return choose(view, level, budget)

    monkeypatch.setattr(live_table, "choose", note)
    run(play_a_round_of_turns)
    assert set(thought) == {0}


def sitting_down(*, public: bool) -> list[str]:
    """The host sends somebody away; answers to the same one, their neighbour and a stranger, under new names."""
    answers = []
    places = {"host": "castle", "rude": "cave", "new": "cave", "guest": "castle", "far": "sea"}

    async def scene() -> None:
        with ThreadPoolExecutor(1) as threads:
            store = MemoryStore()
            box = Mailbox("live", store.create("live"), store, wall_clock)
            box.open(f.Setup("no_thanks", 5, public=public), "host")
            live = LiveTable(box, Thinking(threads, 1), pace=0)
            for name, place in places.items():
                wire = Wire(name)
                wire.place = place
                live.join(wire, m.Hello("hello", "ticket"))
                live.receive(wire, m.Sit("sit", name))
                answers.append(msgspec.json.decode(wire.arriving[-1]).get("code", "sat"))
                if name == "rude":
                    host = next(known for known in box.connections.seats if known.person == "host")
                    live.receive(host, m.Kick("kick", 1))
            live.shut(1012)

    asyncio.run(scene())
    return answers


def test_whoever_was_sent_away_from_a_public_table_does_not_come_back_under_another_name() -> None:
    assert sitting_down(public=True) == ["sat", "sat", "sent-away", "sat", "sat"]


def test_among_friends_only_the_person_is_sent_away() -> None:
    assert sitting_down(public=False) == ["sat"] * 5

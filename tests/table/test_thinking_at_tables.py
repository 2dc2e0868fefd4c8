"""How tables think: what hints, hang-ups and many tables of bots cost, by counts of slices."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from pioche.players.contract import Budget
from pioche.rulekit import Match
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.clock import wall_clock
from pioche.table.host import bots, live_table, thinking
from pioche.table.host.live_table import LiveTable
from pioche.table.host.mailbox import Mailbox
from pioche.table.host.thinking import BOT, Thinking, Work
from tests.table.by_hand import SLICES, ByHand, run, settled, slices
from tests.table.company import LUCK, ready
from tests.table.phone import Wire
from tests.table.store import MemoryStore


def sliced_advice(log: list[str]) -> Callable[[str, Match], Work[m.Advised]]:
    """Instead of a search, in the same number of slices for every hint."""

    def advised(command: str, _: Match) -> Work[m.Advised]:
        for done in slices("hint", log):
            yield m.Advised(command, [], [], []) if done else None

    return advised


def a_table(name: str, thinking: Thinking, level: str = "club", seats: int = 3) -> tuple[LiveTable, Wire]:
    """One person and bots, after the deal."""
    store = MemoryStore()
    box = Mailbox(name, store.create(name), store, wall_clock)
    box.open(f.Setup("no_thanks", seats, bots=[level] * (seats - 1), clock=0), name)
    live, wire = LiveTable(box, thinking, pace=0), Wire(name)
    live.join(wire, m.Hello("hello", "ticket"))
    live.receive(wire, m.Sit("sit", "Ann"))
    live.receive(wire, ready("ready", box.state, 0))
    live.receive(wire, m.Reveal("reveal", LUCK))
    return live, wire


async def until_it_is_the_persons_turn(hand: ByHand, live: LiveTable) -> None:
    await settled()
    while live.mailbox.state.awaits != [0]:
        await hand.run_one()


def told(wire: Wire, kind: str) -> list[dict[str, Any]]:
    return [message for message in map(msgspec.json.decode, wire.arriving) if message["tell"] == kind]


def hints_taken(monkeypatch: pytest.MonkeyPatch, frames: int) -> tuple[int, int, list[str]]:
    """How many of these frames were taken and how many refused; and whose slices ran, a bot of another table last."""
    log: list[str] = []
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(live_table, "advised", sliced_advice(log))

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        live, wire = a_table("busy", thinking)
        await until_it_is_the_persons_turn(hand, live)
        wire.arriving.clear()
        for number in range(frames):
            live.receive(wire, m.Hint(f"hint{number}"))
        taken = len(told(wire, "done"))
        refused = [message["code"] for message in told(wire, "refused")]
        assert set(refused) <= {"too-much-thinking"}
        thinking.think(BOT, "other", slices("bot", log, 1))
        await hand.run_all()
        assert len(told(wire, "advised")) == taken
        found.append((taken, len(refused)))
        live.shut(1012)

    run(scene)
    return *found[0], log


def test_ninety_hints_from_one_place_are_twelve_and_bots_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one slice before the bot's was under way when it came."""
    taken, refused, log = hints_taken(monkeypatch, 90)
    assert (taken, refused) == (12, 78)
    assert log == ["hint", "bot"] + ["hint"] * (12 * SLICES - 1)


def test_many_people_from_one_place_have_no_more_hints_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "advised", sliced_advice([]))

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        tables = [a_table(name, thinking) for name in ("one", "two", "three")]
        for live, wire in tables:
            wire.place = "one house"
            await until_it_is_the_persons_turn(hand, live)
        for live, wire in tables:
            wire.arriving.clear()
            for number in range(7):
                live.receive(wire, m.Hint(f"hint{number}"))
        assert [len(told(wire, "done")) for _, wire in tables] == [7, 5, 0]
        for live, _ in tables:
            live.shut(1012)

    run(scene)


def test_whoever_thinks_for_themselves_costs_the_server_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint is noted all the same, and told to everybody."""
    log: list[str] = []
    monkeypatch.setattr(live_table, "advised", sliced_advice(log))

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        live, wire = a_table("own", thinking)
        await until_it_is_the_persons_turn(hand, live)
        wire.arriving.clear()
        live.receive(wire, m.Hint("mine", own=True))
        await hand.run_all()
        assert [message["id"] for message in told(wire, "done")] == ["mine"]
        assert [message["fact"]["fact"] for message in told(wire, "event")] == ["hinted"]
        assert (told(wire, "advised"), log) == ([], [])
        assert live.mailbox.state.sheet.hints == [(0, live.mailbox.state.plies)]
        live.shut(1012)

    run(scene)


def test_a_server_without_quotas_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "QUOTAS", {})
    assert hints_taken(monkeypatch, 90)[:2] == (90, 0)


def test_a_hint_that_is_sent_again_is_answered_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "advised", sliced_advice([]))

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        live, wire = a_table("table", thinking)
        await until_it_is_the_persons_turn(hand, live)
        wire.arriving.clear()
        for name in (*map(str, range(12)), "refused", "0"):
            live.receive(wire, m.Hint(name))
        first, *_, again = told(wire, "done")
        assert first == again
        assert [message["id"] for message in told(wire, "refused")] == ["refused"]
        await hand.run_all()
        wire.arriving.clear()
        live.receive(wire, m.Hint("refused"))
        assert [message["id"] for message in told(wire, "refused")] == ["refused"]
        live.shut(1012)

    run(scene)


def test_a_hint_stops_when_the_line_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []
    monkeypatch.setattr(live_table, "advised", sliced_advice(log))

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        live, wire = a_table("table", thinking)
        await until_it_is_the_persons_turn(hand, live)
        for name in ("one", "two"):
            live.receive(wire, m.Hint(name))
        live.part(wire)
        await hand.run_all()
        live.shut(1012)

    run(scene)
    assert log == ["hint"]


def test_a_hint_stops_when_the_seat_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []
    monkeypatch.setattr(live_table, "advised", sliced_advice(log))

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        live, wire = a_table("table", thinking)
        await until_it_is_the_persons_turn(hand, live)
        live.receive(wire, m.Hint("one"))
        live.join(Wire("table"), m.Hello("hello", "ticket"))
        await hand.run_all()
        live.shut(1012)

    run(scene)
    assert log == ["hint"]


def stale_thoughts(monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a bot thinks about a position that is over, which it was asked about while the thread was busy."""
    stale: list[bool] = []

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        live, wire = a_table("table", thinking)

        def choose(view: Match, *_: object) -> str:
            stale.append(view.tobytes() != live.mailbox.state.playing.view(1).tobytes())
            return "take"

        monkeypatch.setattr(live_table, "choose", choose)
        thinking.think(BOT, "other", slices("bot", [], 1))
        live.receive(wire, m.PlayMove("play", "refuse"))
        await settled()
        live.mailbox.bot_plays(1, "take", live.mailbox.state.plies, f.BOT)
        live.look()
        await hand.run_one()
        await hand.run_one()
        live.shut(1012)

    run(scene)
    assert len(stale) == 1
    return sum(stale)


def test_a_bot_whose_table_moved_on_thinks_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stale_thoughts(monkeypatch) == 0


def test_a_table_that_lets_its_bots_think_on_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "_cancel_unwanted", lambda _: None)
    assert stale_thoughts(monkeypatch) == 1


def test_bots_of_a_table_that_is_shut_think_no_more() -> None:
    async def scene(hand: ByHand, thinking: Thinking) -> None:
        thinking.think(BOT, "other", slices("bot", [], 1))
        live, wire = a_table("table", thinking)
        live.receive(wire, m.PlayMove("play", "refuse"))
        await settled()
        assert thinking.owners(BOT) == 1
        live.shut(1012)
        await hand.run_all()
        assert hand.ran == 1

    run(scene)


# Bots in a busy house


def test_a_bot_alone_has_all_its_time() -> None:
    assert bots.budget(1, 1, 0.0) == bots.budget(5, 1, 0.0) == Budget(seconds=0.1)


@pytest.mark.parametrize(("tables", "threads", "latest"), [(100, 1, 0.75), (100, 3, 0.6), (300, 1, 1.5)])
def test_many_bots_who_wait_together_are_soon_done(tables: int, threads: int, latest: float) -> None:
    """All are asked at once, and each takes what it is given. They pause for 0.6 s in any case."""
    free = [0.0] * threads
    for waiting in range(tables, 0, -1):
        begins = min(free)
        free[free.index(begins)] = begins + bots.budget(waiting, threads, begins).seconds
    assert max(free) <= latest + 1e-9


def test_the_budget_of_a_bot_follows_from_how_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def choose(view: Match, _: str, budget: Budget) -> str:
        given.append(budget.seconds)
        return bots._moves(view)[0]

    monkeypatch.setattr(live_table, "choose", choose)
    monkeypatch.setattr(live_table, "steady_clock", lambda: 0)

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        tables = [a_table(f"table{number}", thinking, "expert") for number in range(20)]
        for live, wire in tables:
            live.receive(wire, m.PlayMove("play", "refuse"))
        await settled()
        assert thinking.owners(BOT) == 19
        await hand.run_one()
        assert given == [bots.budget(20, 1, 0.0).seconds]
        assert given[0] < bots.budget(1, 1, 0.0).seconds
        for live, _ in tables:
            live.shut(1012)

    run(scene)


def served_first(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, float]]:
    """Twenty tables of experts from one place, then one from elsewhere: the first decisions, by seats at the table."""
    given: list[tuple[int, float]] = []

    def choose(view: Match, _: str, budget: Budget) -> str:
        given.append((int(view.seats), budget.seconds))
        return bots._moves(view)[0]

    monkeypatch.setattr(live_table, "choose", choose)
    monkeypatch.setattr(live_table, "steady_clock", lambda: 0)

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        tables = [a_table(f"table{number}", thinking, "expert") for number in range(20)]
        for _, wire in tables:
            wire.place = "elsewhere"
        tables.append(a_table("alone", thinking, "expert", 4))
        for live, wire in tables:
            live.receive(wire, m.PlayMove("play", "refuse"))
        await settled()
        for _ in range(3):
            await hand.run_one()
        for live, _ in tables:
            live.shut(1012)

    run(scene)
    return given


def test_many_tables_of_one_place_do_not_hold_up_the_bots_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is under way when it comes, the second has waited before it."""
    full, shared = bots.budget(1, 1, 0.0).seconds, bots.budget(2 * 20, 1, 0.0).seconds
    first, _, third = served_first(monkeypatch)
    assert (first, third) == ((3, shared), (4, full))


def test_a_house_where_every_table_has_its_own_turn_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "_place_of", lambda mailbox: mailbox.state.id)
    assert [seats for seats, _ in served_first(monkeypatch)] == [3, 3, 3]


def test_a_hint_is_no_slice_longer_than_a_move_of_a_bot() -> None:
    assert all(0 < budget.seconds <= 0.1 and not budget.simulations for budget in bots._ADVISING)
    assert sum(budget.seconds for budget in bots._ADVISING) == pytest.approx(0.6)

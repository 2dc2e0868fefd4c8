"""Thinking is shared fairly: by counts of slices, never by the clock."""

from collections.abc import Iterator

import pytest

from pioche.rulekit import Refusal
from pioche.table.host.thinking import BOT, HINT, QUOTAS, REVIEW, Thinking
from tests.table.by_hand import SLICES, ByHand, run, slices

# Slices and their order


def test_bots_go_first_then_hints_then_reviews() -> None:
    log: list[str] = []

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        work = [thinking.think(kind, kind, slices(kind, log)) for kind in (REVIEW, HINT, BOT)]
        await hand.run_all()
        assert [done.result() for done in work] == ["review is done", "hint is done", "bot is done"]

    run(scene)
    assert log == ["review", "bot", "bot", "bot", "hint", "hint", "hint", "review", "review"]


def test_owners_take_turns() -> None:
    log: list[str] = []

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        for owner in ("ann", "ann", "bob"):
            thinking.think(HINT, owner, slices(owner, log))
        await hand.run_all()

    run(scene)
    assert log[:6] == ["ann", "ann", "bob", "ann", "bob", "ann"]
    assert log.count("ann") == 2 * SLICES
    assert log.count("bob") == SLICES


@pytest.mark.parametrize("width", [1, 3])
def test_no_more_threads_are_busy_than_there_are(width: int) -> None:
    async def scene(hand: ByHand, thinking: Thinking) -> None:
        for table in range(10):
            thinking.think(BOT, str(table), slices("bot", []))
        assert len(hand.begun) == width
        while hand.begun:
            await hand.run_one()
            assert len(hand.begun) <= width
        assert hand.ran == 10 * SLICES

    run(scene, width)


def test_an_error_reaches_whoever_asked_and_nobody_else() -> None:
    def fail() -> Iterator[str]:
        yield str(1 // 0)

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        broken, empty, sound = (
            thinking.think(BOT, "a", fail()),
            thinking.think(BOT, "b", slices("bot", [], 0)),
            thinking.think(BOT, "c", slices("bot", [])),
        )
        await hand.run_all()
        assert isinstance(broken.exception(), ZeroDivisionError)
        assert isinstance(empty.exception(), RuntimeError)
        assert sound.result() == "bot is done"

    run(scene)


def test_what_has_happened_is_counted() -> None:
    now = [0]

    async def scene(hand: ByHand, _: Thinking) -> None:
        thinking = Thinking(hand, 1, clock=lambda: now[0])
        thinking.think(BOT, "a", slices("a", [], 1))
        thinking.think(BOT, "b", slices("b", [], 1))
        assert thinking.owners(BOT) == 1
        now[0] = 70
        await hand.run_all()
        assert thinking.owners(BOT) == 0
        assert (thinking.figures[BOT].slices, thinking.figures[BOT].waited.total) == (2, 0.07)

    run(scene)


# How much anybody may ask for


def test_there_is_room_for_so_much_of_each_owner_and_of_all() -> None:
    async def scene(hand: ByHand, thinking: Thinking) -> None:
        for kind, quota in QUOTAS.items():
            for number in range(quota.together):
                thinking.think(kind, f"owner {number // quota.each}", slices(kind, []))
            with pytest.raises(Refusal, match="too-much-thinking"):
                thinking.think(kind, "owner 0", slices(kind, []))
            with pytest.raises(Refusal, match="busy"):
                thinking.think(kind, "another", slices(kind, []))
        await hand.run_all()
        thinking.check_room(HINT, "owner 0")
        thinking.check_room(REVIEW, "another")

    run(scene)


def test_bots_always_have_room() -> None:
    async def scene(hand: ByHand, thinking: Thinking) -> None:
        for number in range(1000):
            thinking.think(BOT, str(number), slices("bot", [], 1))
        await hand.run_all()
        assert hand.ran == 1000

    run(scene)


# Hang-ups


def slices_after_hang_up() -> int:
    """Twelve hang up while a slice of the first is under way."""
    after: list[int] = []

    async def scene(hand: ByHand, thinking: Thinking) -> None:
        work = [thinking.think(REVIEW, str(number), slices("review", [])) for number in range(12)]
        for one in work:
            one.cancel()
        thinking.think(BOT, "table", slices("bot", [], 1))
        await hand.run_all()
        after.append(hand.ran - 2)

    run(scene)
    return after[0]


def test_nothing_is_begun_for_those_who_hung_up() -> None:
    """What runs is the slice that was under way, and the bot."""
    assert slices_after_hang_up() == 0


def test_a_server_that_goes_on_after_a_hang_up_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin_all(self: Thinking) -> None:
        while self._idle and (job := self._queue.take()):
            self._begin_slice(job)

    monkeypatch.setattr(Thinking, "_begin_slices", begin_all)
    monkeypatch.setattr(Thinking, "_forget", lambda *_: None)
    assert slices_after_hang_up() > 0


def test_who_hung_up_has_room_again() -> None:
    async def scene(hand: ByHand, thinking: Thinking) -> None:
        work = [thinking.think(HINT, "ann", slices("hint", [])) for _ in range(QUOTAS[HINT].each)]
        for one in work:
            one.cancel()
        await hand.run_all()
        thinking.check_room(HINT, "ann")
        assert thinking.owners(HINT) == 0

    run(scene)


def test_a_house_that_closes_begins_nothing() -> None:
    async def scene(hand: ByHand, thinking: Thinking) -> None:
        work = [thinking.think(BOT, str(number), slices("bot", [])) for number in range(3)]
        thinking.close()
        await hand.run_all()
        assert hand.ran == 0
        assert all(one.cancelled() for one in work)

    run(scene)

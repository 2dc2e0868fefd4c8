"""Several workers: whatever breaks, in the end each table is in one place with all its people."""

import pytest

from pioche.table import messages as m
from pioche.table.clock import SECOND
from pioche.table.host.delivery import Outbox
from pioche.table.host.table_host import TableHost
from pioche.table.state import GATHERING
from tests.kit import sized
from tests.table.phone import Wire
from tests.table.shared_store import StoreLine
from tests.table.town import PATIENCE, STEP, TOGETHER, Town, stormy_evening, town

AT_ONCE = 10
SHARDS = 10
MANY = sized(200, interpreted=20)
MUTANTS = 40
LEARNT = 2 * SECOND + 4 * STEP
"""So soon a worker knows that it is cut off."""


def spend(seeds: range) -> None:
    for seed in seeds:
        try:
            stormy_evening(seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error}") from error


@pytest.mark.parametrize("shard", range(SHARDS))
def test_after_every_storm_each_table_is_in_one_place(shard: int) -> None:
    spend(range(shard * AT_ONCE, (shard + 1) * AT_ONCE))


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS, MANY))
def test_after_many_storms_each_table_is_in_one_place(shard: int) -> None:
    spend(range(shard * AT_ONCE, (shard + 1) * AT_ONCE))


def test_a_seed_is_a_whole_evening() -> None:
    assert stormy_evening(7) == stormy_evening(7)


def split_table() -> Town:
    """Three people are ready and their worker dies; they go on elsewhere. It returns, and the fourth comes there."""
    with town(seed=4, workers=2) as found:
        first, second = found.workers
        table = found.open_table("no_thanks", 4)
        early, late = found.guests[:3], found.guests[3]
        late.dials_at = found.now + 3600_000
        for guest in early:
            found.meet(guest, first)
        found.seat_everybody()
        found.get_ready()
        found.kill(first)
        for guest in early:
            found.meet(guest, second)
        found.be_quiet(10 * STEP)
        found.start_again()
        assert [guest.worker for guest in early] == [second] * 3
        assert found.stands(table).phase == GATHERING
        found.meet(late, found.workers[0])
        found.wild = False
        found.be_quiet(TOGETHER)
        return found


def test_people_of_a_split_table_come_together_while_nobody_does_anything() -> None:
    found = split_table()
    assert found.astray() == []
    assert len({guest.worker for guest in found.guests}) == 1


def test_a_table_that_was_split_plays() -> None:
    with town(seed=4, workers=2) as found:
        table = found.open_table("no_thanks", 4)
        found.be_quiet(STEP)
        found.meet(found.guests[3], found.workers[1])
        found.wild = False
        found.be_quiet(TOGETHER)
        found.play_on(80)
        assert found.stands(table).phase != GATHERING
        assert found.stands(table).plies > 0
        assert found.acknowledged > 10


def test_a_ticket_of_one_worker_is_good_at_another_and_moves_no_table() -> None:
    with town(seed=2, workers=2) as found:
        first, second = found.workers
        table = found.open_table("no_thanks", 3)
        ann, bob, _ = found.guests
        found.guests = [ann, bob]
        found.meet(ann, first)
        found.be_quiet(10 * STEP)
        epoch = found.store.tables[table].epoch
        second.give_ticket(bob, table, lambda ticket: setattr(bob, "ticket", ticket))
        bob.dials_at = found.now + PATIENCE
        found.be_quiet(STEP)
        assert found.store.tables[table].epoch == epoch
        found.dial_to(bob, first)
        found.be_quiet(10 * STEP)
        assert found.refused_tickets == 0
        assert found.astray() == []


def test_nobody_hears_old_news_from_a_worker_that_lost_the_table_a_moment_ago() -> None:
    """It has just spoken, and has not asked since."""
    with town(seed=6, workers=2) as found:
        first, second = found.workers
        found.open_table("no_thanks", 3)
        ann, bob = found.guests = found.guests[:2]
        found.meet(ann, first)
        found.be_quiet(STEP)
        found.meet(bob, second)
        found.be_quiet(STEP)
        found.send(bob, m.Sit(bob.next_id(), bob.name))
        found.be_quiet(3 * STEP)
        assert bob.mirror.you is not None
        assert ann.worker is first, "nobody has told it"
        found.hang_up(bob, PATIENCE)
        found.meet(bob, first)
        found.be_quiet(STEP)
        found.wild = False
        found.be_quiet(TOGETHER)
        assert found.astray() == []


def leave_a_worker_that_is_cut_off(loss: str) -> None:
    """Nobody does anything, and the store of the worker where they sit fails or falls silent, and stays so."""
    with town(seed=5, workers=2) as found:
        found.wild = False
        worker = found.route(found.open_table("no_thanks", 3))
        assert worker
        for guest in found.guests:
            found.meet(guest, worker)
        found.seat_everybody()
        assert [guest.worker for guest in found.guests] == [worker] * 3
        setattr(worker.line, loss, True)
        found.be_quiet(LEARNT)
        assert worker not in {guest.worker for guest in found.guests}
        found.be_quiet(TOGETHER)
        assert found.astray() == []
        setattr(worker.line, loss, False)
        found.be_quiet(TOGETHER)
        assert found.astray() == []
        assert found.route(found.guests[0].table) is worker, "it takes people again"


@pytest.mark.parametrize("loss", ["cut", "silent"])
def test_people_leave_a_worker_that_is_cut_off_while_nobody_does_anything(loss: str) -> None:
    leave_a_worker_that_is_cut_off(loss)


def test_a_worker_that_stood_still_is_not_cut_off() -> None:
    """Nobody answered, as it heard nobody: people stay."""
    with town(seed=5, workers=1) as found:
        (worker,) = found.workers
        found.open_table("no_thanks", 3)
        found.be_quiet(10 * STEP)
        lines = [guest.wire for guest in found.guests]
        worker.frozen = True
        found.be_quiet(TOGETHER)
        worker.frozen = False
        found.be_quiet(TOGETHER)
        assert [guest.wire for guest in found.guests] == lines
        assert found.astray() == []


# Workers with a fault on purpose


async def _asks_nothing(_: TableHost) -> None: ...


def test_workers_that_do_not_ask_what_they_lost_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableHost, "give_up_lost", _asks_nothing)
    assert len(split_table().astray()) == 4
    assert sum(_fails(seed) for seed in range(MUTANTS)) >= MUTANTS // 10


@pytest.mark.parametrize("loss", ["cut", "silent"])
def test_a_worker_that_is_cut_off_and_keeps_its_people_is_found_out(loss: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableHost, "_look_at_claims", lambda *_: None)
    with pytest.raises(AssertionError):
        leave_a_worker_that_is_cut_off(loss)


def test_a_worker_that_takes_a_standstill_for_a_cut_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    look = TableHost._look_at_claims
    monkeypatch.setattr(TableHost, "_look_at_claims", lambda house, _: look(house, 0))
    with pytest.raises(AssertionError):
        test_a_worker_that_stood_still_is_not_cut_off()


def test_workers_that_take_tables_over_without_a_claim_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of them write the same log."""
    monkeypatch.setattr(StoreLine, "claim", lambda line, table: line._reached()[table].epoch)
    assert sum(_fails(seed) for seed in range(MUTANTS)) >= MUTANTS // 10


def test_a_worker_that_does_not_doubt_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Outbox, "doubt", lambda _: None)
    with pytest.raises(AssertionError, match="old news"):
        test_nobody_hears_old_news_from_a_worker_that_lost_the_table_a_moment_ago()


def _fails(seed: int) -> bool:
    try:
        stormy_evening(seed)
    except AssertionError:
        return True
    return False


def test_nobody_is_let_in_to_a_table_that_has_just_gone_elsewhere() -> None:
    """Between finding it and sitting down."""
    with town(seed=1, workers=2) as found:
        table = found.open_table()
        live = found.workers[0].house.tables[table]
        live.shut(1012)
        wire = Wire("late")
        live.join(wire, m.Hello("hello", "ticket"))
        assert wire.closed == 1012


def test_a_house_that_closes_lets_its_tables_go_one_after_the_other() -> None:
    with town(seed=3, workers=1) as found:
        (worker,) = found.workers
        for _ in range(45):
            found.open_table("take_that", 2)
        found.be_quiet(10 * STEP)
        assert found.astray() == []
        worker.loop.create_task(worker.house.close())
        gone = []
        for _ in range(3):
            for _ in range(5):
                worker.turn()
            gone.append(len({guest.table for guest in found.guests if guest.wire and guest.wire.closed == 1012}))
            found.now += 100
        assert gone == [20, 40, 45]

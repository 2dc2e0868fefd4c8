"""What can be measured has a sound format, counts what it says, and is what the dashboard shows."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from pioche.rulekit import Refusal
from pioche.surfaces.web.api import problem
from pioche.surfaces.web.metrics import REGISTRY, THINKING
from pioche.table import messages as m
from pioche.table.facts import Setup
from pioche.table.host.figures import Buckets
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import BOT, Thinking
from tests.surfaces.web.server import ROOT
from tests.table.by_hand import slices
from tests.table.phone import Wire
from tests.table.stores import address_of, store_at

NAME = re.compile(r"pioche_\w+")


def measured() -> dict[tuple[str, str], float]:
    """By name and label, as Prometheus reads it."""
    return {(sample.name, _label(sample)): sample.value for sample in _samples()}


def _samples() -> list[Sample]:
    text = generate_latest(REGISTRY).decode()
    return [sample for family in text_string_to_metric_families(text) for sample in family.samples]


def _label(sample: Sample) -> str:
    return " ".join(value for _, value in sorted(sample.labels.items()))


def grown(before: dict[tuple[str, str], float], name: str, label: str = "") -> float:
    return measured().get((f"pioche_{name}", label), 0) - before.get((f"pioche_{name}", label), 0)


def test_what_only_grows_is_a_counter_and_what_varies_has_buckets() -> None:
    """A rate of anything else would mean nothing."""
    kinds = {
        family.name.removeprefix("pioche_"): family.type
        for family in text_string_to_metric_families(generate_latest(REGISTRY).decode())
    }
    counters = {name for name, kind in kinds.items() if kind == "counter"}
    assert counters >= {"moves", "facts", "races", "races_voided", "refusals", "reconnects", "commands"}
    assert counters >= {"tables_claimed", "tables_lost", "messages_sent", "sockets_closed", "turned_away"}
    histograms = {name for name, kind in kinds.items() if kind == "histogram"}
    assert histograms == {"commit_seconds", "commit_batches", "loop_delay_seconds", "thinking_wait_seconds"}
    assert {name for name, kind in kinds.items() if kind == "gauge" and not name.endswith("_created")} == {
        "connections",
        "tables",
        "thinking_waiting",
        "thinking_queue",
    }


def test_a_spread_counts_up_to_its_bounds() -> None:
    spread = Buckets((1, 10))
    for value in (0.5, 1, 1.5, 10, 11, 100):
        spread.add(value)
    assert (spread.counts, spread.total) == ([2, 2, 2], 124)


async def _two_workers(address: str) -> None:
    """Somebody sits down, says something wrong and comes back; another worker takes the table over."""
    with ThreadPoolExecutor(1) as threads:
        here, there = (TableHost(store_at("postgres", address), Thinking(threads, 1)) for _ in range(2))
        table = await here.open(Setup("no_thanks", 3), "t" * 30)
        live = await here.find(table)
        assert live
        for last in (-1, 0):
            wire = Wire("Ann")
            live.join(wire, m.Hello("hello", "", last))
            while not wire.arriving:
                await asyncio.sleep(0.005)
        live.receive(wire, m.Sit("1", "Ann"))
        live.receive(wire, m.PlayMove("2", "take"))
        while not live.mailbox.outbox.empty:
            await asyncio.sleep(0.005)
        await there.find(table)
        await here.give_up_lost()
        await here.close()
        await there.close()


def test_everything_is_counted_once(tmp_path: Path) -> None:
    before = measured()
    asyncio.run(_two_workers(address_of("postgres", tmp_path)))
    assert grown(before, "facts_total", "sat") == 1
    assert grown(before, "refusals_total", "not-dealt") == 1
    assert grown(before, "reconnects_total") == 1
    assert grown(before, "tables_claimed_total") == 1
    assert grown(before, "tables_lost_total") == 1
    commits = grown(before, "commit_seconds_count")
    assert 1 <= commits == grown(before, "commit_batches_count") <= grown(before, "commit_batches_sum")
    problem(Refusal("house-full"))
    assert grown(before, "refusals_total", "house-full") == 1


def test_the_queue_of_bots_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        with ThreadPoolExecutor(1) as threads:
            thinking = Thinking(threads, 1)
            monkeypatch.setattr(THINKING, "source", thinking)
            moves = [thinking.think(BOT, "here", slices("move", [], 1)) for _ in range(3)]
            assert measured()["pioche_thinking_queue", "bot"] == 3
            await asyncio.gather(*moves)
            assert measured()["pioche_thinking_queue", "bot"] == 0
            assert measured()["pioche_thinking_wait_seconds_count", "bot"] == 3

    asyncio.run(scene())


def test_the_dashboard_shows_all_that_is_measured_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadPoolExecutor(1) as threads:
        monkeypatch.setattr(THINKING, "source", Thinking(threads, 1))
        families = text_string_to_metric_families(generate_latest(REGISTRY).decode())
        known = {family.name: family.type for family in families if not family.name.endswith("_created")}
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = {name for panel in board["panels"] for target in panel["targets"] for name in NAME.findall(target["expr"])}
    endings = {"counter": "_total", "histogram": "_bucket", "gauge": ""}
    assert asked == {name + endings[kind] for name, kind in known.items()}

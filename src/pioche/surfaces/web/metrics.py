"""What can be measured of a running server, for Prometheus."""

from collections import Counter as Counts
from collections.abc import Iterable, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from pioche.table.host.figures import FIGURES, Buckets
from pioche.table.host.thinking import Thinking

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("pioche_connections", "Open sockets", registry=REGISTRY)
TABLES = Gauge("pioche_tables", "Tables in memory", registry=REGISTRY)


class _CheapCounter:
    """A number that only grows, read when somebody asks: cheap enough for every message."""

    def __init__(self, name: str, text: str) -> None:
        self.value = 0
        self._name, self._text = name, text
        REGISTRY.register(self)

    def collect(self) -> Iterable[CounterMetricFamily]:
        return [CounterMetricFamily(self._name, self._text, value=self.value)]


class _ThinkingFigures:
    """How much waits for a turn to think, and how long it waited, by kind."""

    def __init__(self) -> None:
        self.source: Thinking | None = None
        REGISTRY.register(self)

    def collect(self) -> Iterable[Metric]:
        waiting = GaugeMetricFamily(
            "pioche_thinking_waiting", "Addresses that wait for a turn to think", labels=["kind"]
        )
        queued = GaugeMetricFamily("pioche_thinking_queue", "Moves, hints and reviews under way", labels=["kind"])
        waited = HistogramMetricFamily(
            "pioche_thinking_wait_seconds", "How long a slice of thinking waited for its turn", labels=["kind"]
        )
        if thinking := self.source:
            for kind, figures in thinking.figures.items():
                waiting.add_metric([kind], thinking.owners(kind))
                queued.add_metric([kind], thinking.queued(kind))
                waited.add_metric([kind], _buckets(figures.waited), figures.waited.total)
        return [waiting, queued, waited]


class _TableFigures:
    """What has happened at the tables."""

    def __init__(self) -> None:
        REGISTRY.register(self)

    def collect(self) -> Iterable[Metric]:
        seen = FIGURES
        facts = Counts({str(kind.__struct_config__.tag): count for kind, count in seen.facts.copy().items()})
        return [
            _counter("pioche_moves", "Moves made, by people and bots", facts["moved"]),
            _counter("pioche_races", "Races judged", facts["raced"]),
            _counter("pioche_races_voided", "Races that begin anew because the server stood still", facts["voided"]),
            _counter("pioche_tables_claimed", "Tables picked up from the store", seen.claimed),
            _counter("pioche_tables_lost", "Tables that another worker has picked up", seen.lost),
            _counter("pioche_reconnects", "People who came back to a table", seen.returns),
            _counters("pioche_facts", "Facts that tables have stored", "kind", facts),
            _counters("pioche_refusals", "Commands and requests refused", "code", seen.refusals.copy()),
            _histogram(
                "pioche_commit_seconds", "From handing a group to the store until it is durable", seen.commit_seconds
            ),
            _histogram("pioche_commit_batches", "How many appends a commit stores", seen.commit_sizes),
        ]


def _counter(name: str, text: str, value: int) -> Metric:
    return CounterMetricFamily(name, text, value=value)


def _counters(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    found = CounterMetricFamily(name, text, labels=[label])
    for key, value in values.items():
        found.add_metric([key], value)
    return found


def _histogram(name: str, text: str, spread: Buckets) -> Metric:
    return HistogramMetricFamily(name, text, buckets=_buckets(spread), sum_value=spread.total)


def _buckets(spread: Buckets) -> list[tuple[str, float]]:
    names = [*map(str, map(float, spread.bounds)), "+Inf"]
    return list(zip(names, accumulate(spread.counts), strict=True))


_TableFigures()
THINKING = _ThinkingFigures()
COMMANDS = _CheapCounter("pioche_commands", "Commands received")
SENT = _CheapCounter("pioche_messages_sent", "Messages sent")
SLOW_READERS = Counter("pioche_slow_readers", "Sockets closed because they did not read", registry=REGISTRY)
CLOSED = Counter("pioche_sockets_closed", "Sockets closed by the server", ["code"], registry=REGISTRY)
TURNED_AWAY = Counter(
    "pioche_turned_away", "Requests and handshakes refused at the door", ["status"], registry=REGISTRY
)
LOOP_DELAY = Histogram(
    "pioche_loop_delay_seconds",
    "How late the event loop comes to a timer",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
    registry=REGISTRY,
)

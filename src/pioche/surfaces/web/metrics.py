"""What can be measured of a running server, for Prometheus."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily

from pioche.table.clock import as_seconds
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
        waited = SummaryMetricFamily(
            "pioche_thinking_wait_seconds", "How long a slice of thinking waited for its turn", labels=["kind"]
        )
        if thinking := self.source:
            for kind, figures in thinking.figures.items():
                waiting.add_metric([kind], thinking.owners(kind))
                waited.add_metric([kind], figures.slices, as_seconds(figures.waited))
        return [waiting, waited]


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

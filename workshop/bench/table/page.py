"""What was measured of the live table, for people: goals kept and missed, and the tables of docs/table-figures.md."""

import platform
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from workshop.bench.goals import Goal, Sense
from workshop.bench.table.load import SEATS, Figures, Load

OURS, THEIRS = "Pioche, durable", "boardgame.io, in memory"

MOST_SHARE, MOST_KILOBYTES, MOST_OF_A_SOCKET, MOST_LATE, LEAST_APPENDS = 0.45, 150, 30, 5.0, 5000


@dataclass
class Measured:
    ours: dict[Load, Figures] = field(default_factory=dict)
    theirs: dict[Load, Figures] = field(default_factory=dict)
    idle: float = 0.0
    """Kilobytes of an idle table ..."""
    socket: float = 0.0
    """... and of an idle socket."""
    late: float = 0.0
    """Milliseconds that 99 % of the loop's timers are late at most, while experts think."""
    appends: float = 0.0
    """Durable moves a second."""
    load: float = 0.0
    """Of the machine, when it began."""

    def share(self, load: Load) -> float:
        """Of boardgame.io's processor time."""
        return self.ours[load].cpu_per_move / self.theirs[load].cpu_per_move

    def goals(self) -> Iterator[Goal]:
        for load in self.theirs:
            yield Goal(f"CPU per move, of boardgame.io's, {load}", self.share(load), Sense.AT_MOST, MOST_SHARE)
        for load in filter(Load.is_paced, self.theirs):
            wait, theirs = self.ours[load].wait(0.99), self.theirs[load].wait(0.99)
            yield Goal(f"ms until all are told, p99, {load}", wait, Sense.AT_MOST, theirs)
        yield Goal("kB for an idle table", self.idle, Sense.AT_MOST, MOST_KILOBYTES)
        yield Goal("kB for an idle socket, of 5,000", self.socket, Sense.AT_MOST, MOST_OF_A_SOCKET)
        yield Goal("ms that 99 % of timers are late, experts thinking", self.late, Sense.AT_MOST, MOST_LATE)
        yield Goal("durable moves a second, SQLite", self.appends, Sense.AT_LEAST, LEAST_APPENDS)


def said(goal: Goal) -> str:
    mark = "kept  " if goal.passed else "MISSED"
    return f"{mark} {goal.what}: {number(goal.value)} ({goal.sense} {number(goal.wanted)})"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 20 else f"{value:.2g}"


def row(name: str, figures: Figures, share: str) -> str:
    size = figures.bytes / figures.moves / SEATS
    waits = f"{figures.wait(0.5):.1f} / {figures.wait(0.99):.1f}"
    return f"| {name} | {figures.cpu_per_move:.0f} | {share} | {size:.0f} | {waits} | {figures.memory:.0f} |"


def tables(measured: Measured) -> Iterator[str]:
    """As Markdown."""
    when = f"{datetime.now(UTC):%Y-%m-%d}, {platform.machine()}, Python {platform.python_version()}"
    yield f"Measured {when}; load of the machine at the start: {measured.load:.1f}.\n"
    for load, figures in measured.ours.items():
        yield f"| {load} | CPU µs/move | share | bytes/seat | p50 / p99 ms | kB/table |"
        yield "|---|---|---|---|---|---|"
        theirs = measured.theirs.get(load)
        yield row(f"**{OURS}**", figures, f"**{measured.share(load):.2f}**" if theirs else "")
        if theirs:
            yield row(THEIRS, theirs, "1")
        yield ""
    yield "| goal | seen | wanted | |"
    yield "|---|---|---|---|"
    for goal in measured.goals():
        kept = "kept" if goal.passed else "missed"
        yield f"| {goal.what} | {number(goal.value)} | {goal.sense} {number(goal.wanted)} | {kept} |"


def write_into(page: Path, what: str, target: str, lines: Iterable[str]) -> None:
    """Figures between their two marks; the prose around them stays."""
    begin, end = f"<!-- {what}: written by make {target} -->", f"<!-- end of {what} -->"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    content = "\n".join(lines)
    page.write_text(f"{before}{begin}\n\n{content}\n\n{end}{rest.partition(end)[2]}", encoding="utf-8")

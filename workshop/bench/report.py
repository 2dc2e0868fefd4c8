"""The bench for people: tables in the terminal, and a picture."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from workshop.bench.peers import MissingPeer

TITLES = {
    "take_that": "Take That!",
    "no_thanks": "No Thanks!",
    "tightrope": "Tightrope",
    "hit_the_deck": "Hit the Deck",
    "c_program": "No Thanks! by hand in C",
    "rlcard.uno": "RLCard UNO",
}
WAYS = {
    "whole": "whole games in C++",
    "rollout": "C++ rollouts, no deal",
    "python": "through Python",
    "ismcts": "its ISMCTS in C++",
}
DOORS = {
    "vector": "vector environment",
    "threads": "vector environment, two threads",
    "zoo": "PettingZoo",
    "spiel": "OpenSpiel, Python",
    "pgx": "Pgx",
    "classic": "PettingZoo classic",
    "dominoes": "OpenSpiel, Python, dominoes",
}
MEASURES = {
    "interpreted_decisions_per_cpu_second": "decisions/s, interpreted",
    "state_bytes": "bytes of a state",
    "warm_start_seconds": "seconds to a warm start",
    "megabytes_for_a_million_games": "MB for a million games",
    "two_searches": "two searches on two cores, over one",
    "longest_task_ms": "longest task of the page, CPU ms",
    "review_over_native": "its review in the page, over native code",
    "page_over_native": "its search in the page, over native code",
    "module_bytes": "bytes of the page's module",
    "module_gzip_bytes": "the same, compressed by gzip",
    "cold_compile_seconds": "Seconds to compile everything",
}
OURS, THEIRS, C = "#0b6e4f", "#b8bfc6", "#4f6d8f"


def title(key: str) -> str:
    """`open_spiel.hearts.whole` for people."""
    if key in TITLES:
        return TITLES[key]
    door, _, inside = key.partition(".")
    if door in DOORS:
        return f"{TITLES.get(inside, inside)}, {DOORS[door]}"
    _, game, way = key.split(".")
    return f"OpenSpiel {game}, {WAYS[way]}"


def goal_title(what: str) -> str:
    """`no_thanks / c_program` or `no_thanks: state_bytes` for people."""
    if " / " in what:
        return " / ".join(map(title, what.split(" / ")))
    if what.partition(".")[0] in DOORS:
        return title(what)
    game, _, measure = what.rpartition(": ")
    return f"{title(game)}: {MEASURES[measure]}" if game else MEASURES[measure]


# In the terminal


def show(bench: Mapping[str, Any], console: Console) -> None:
    console.print(speed_table(bench))
    console.print(goal_table(bench))
    for note in bench["notes"]:
        console.print(note, markup=False)


def show_search(bench: Mapping[str, Any], console: Console) -> None:
    table = Table("", title="Search on one core, rollouts by chance", title_justify="left")
    table.add_column("simulations per CPU second", justify="right")
    for key, speed in sorted(bench["simulations_per_cpu_second"].items(), key=lambda item: -item[1]):
        table.add_row(title(key), f"{speed:,.0f}", style=None if "." in key else "bold green")
    console.print(table)
    console.print(goal_table(bench))


def show_research(bench: Mapping[str, Any], console: Console) -> None:
    table = Table("", title="The doors for research", title_justify="left", caption=bench["machine"]["processor"])
    table.add_column("decisions per CPU second", justify="right")
    for key, speed in bench["research"].items():
        ours = key.partition(".")[2] in TITLES
        table.add_row(title(key), f"{speed:,.0f}", style="bold green" if ours else None)
    console.print(table)
    console.print(goal_table(bench))


def speed_table(bench: Mapping[str, Any]) -> Table:
    table = Table("", title="Random play on one core", title_justify="left", caption=bench["machine"]["processor"])
    table.add_column("decisions per CPU second", justify="right")
    for key, speed in ranking(bench):
        ours = key in bench["decisions_per_cpu_second"]
        table.add_row(title(key), f"{speed:,.0f}", style="bold green" if ours else None)
    return table


def goal_table(bench: Mapping[str, Any]) -> Table:
    table = Table("", title="Promises", title_justify="left")
    for heading in ("measured", "promised"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for goal in bench["goals"]:
        mark = "[green]kept[/]" if goal["passed"] else "[bold red]broken[/]"
        table.add_row(
            goal_title(goal["what"]), figure(goal["value"]), f"{goal['sense']} {figure(goal['wanted'])}", mark
        )
    return table


def figure(value: float) -> str:
    """Whole from ten up, two digits after the point below."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.2f}"


def ranking(bench: Mapping[str, Any]) -> list[tuple[str, float]]:
    """Everybody, the fastest first."""
    speeds: dict[str, float] = bench["decisions_per_cpu_second"] | bench["peers"]
    return sorted(speeds.items(), key=lambda pair: -pair[1])


# As a picture


def plot(bench: Mapping[str, Any], file: Path) -> None:
    """Bars on a logarithmic scale, the fastest on top, saved in the format that the file's name asks for."""
    figure_of = canvas()
    ranked = ranking(bench)[::-1]
    picture = figure_of(figsize=(9, 1.3 + 0.36 * len(ranked)), layout="constrained")
    axes = picture.subplots()
    draw_bars(axes, ranked, bench["decisions_per_cpu_second"])
    label_axes(axes, [speed for _, speed in ranked])
    picture.savefig(file, dpi=150)


def canvas() -> Any:
    """A figure without any window behind it."""
    try:
        return import_module("matplotlib.figure").Figure
    except ImportError:
        raise MissingPeer("The plot by Matplotlib") from None


def draw_bars(axes: Any, ranked: list[tuple[str, float]], ours: Mapping[str, float]) -> None:
    colours = [OURS if key in ours else C if key == "c_program" else THEIRS for key, _ in ranked]
    bars = axes.barh([title(key) for key, _ in ranked], [speed for _, speed in ranked], color=colours, height=0.72)
    axes.bar_label(bars, [in_words(speed) for _, speed in ranked], padding=4, fontsize=9)
    for label, (key, _) in zip(axes.get_yticklabels(), ranked, strict=True):
        label.set_fontweight("bold" if key in ours else "normal")


def label_axes(axes: Any, speeds: list[float]) -> None:
    axes.set_xscale("log")
    axes.set_xlim(min(speeds) / 3, max(speeds) * 4)
    axes.set_xlabel("decisions per CPU second, logarithmic")
    axes.set_title("Random play on one core: Pioche in green", loc="left", fontweight="bold")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color="#e4e7ea")
    axes.set_axisbelow(True)


def in_words(speed: float) -> str:
    """61.3 M, 34 k."""
    return f"{speed / 1e6:,.1f} M" if speed >= 1e6 else f"{speed / 1e3:,.0f} k"

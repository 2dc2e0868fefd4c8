"""The sources in figures: sizes, names that nobody imports, words with several meanings, games named elsewhere."""

import argparse
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from workshop.command import finish, parser_of
from workshop.sources import (
    Function,
    Module,
    Use,
    asked_by_name,
    length,
    lineage,
    named_in_texts,
    read_modules,
    size_of,
    uses,
    uses_of_itself,
)

ROOT = Path(__file__).parents[1]

MOST_LINES = 400
"""Of a file."""
MOST_ATTRIBUTES, MOST_METHODS = 20, 25
"""Of a class."""
RECORD = "Record"
LONG = 15
"""Lines: a function below that is short."""

MOST_UNUSED = 10
"""Public names that nobody imports, in per cent."""
MOST_MEDIAN, MOST_LONG, LONGEST = 6, 6, 40
"""Of functions: the median length, how many are long in per cent, and the longest."""

CATALOGUE = "src/pioche/games/catalogue.py"
"""The one list of games ..."""
WEB_LISTS = ("web/src/boards/index.ts", "web/src/wire/messages.ts")
"""... and those of the page: the boards, and what the server generates."""


class Figure(NamedTuple):
    what: str
    value: float
    most: float
    """The bound."""
    cases: list[str]
    """What the figure counts, one line each."""

    @property
    def kept(self) -> bool:
        return self.value <= self.most


class Survey:
    """A checkout, read once."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.product = read_modules(root / "src" / "pioche", "pioche")
        self.others = [*read_modules(root / "workshop", "workshop"), *read_modules(root / "examples", "examples")]
        self.tests = read_modules(root / "tests", "tests")

    def figures(self) -> list[Figure]:
        unused = [name for name, used in self.names.items() if not used]
        lengths = [length(function) for function in self.functions]
        long = [lines for lines in lengths if lines >= LONG]
        return [
            Figure(
                "public names that nobody imports, %",
                _percent(len(unused), len(self.names)),
                MOST_UNUSED,
                _as_cases(unused),
            ),
            _none("files above 400 lines", self.long_files()),
            _none("classes above 20 attributes or 25 methods", self.large_classes()),
            _none("lines of src that name a game elsewhere", self.games_named_in_src()),
            _none("lines of web/src that name a game elsewhere", self.games_named_in_web()),
            _none("class names with several meanings", self.ambiguous_classes()),
            Figure("median length of a function", statistics.median(lengths), MOST_MEDIAN, []),
            Figure("functions of 15 lines and more, %", _percent(len(long), len(lengths)), MOST_LONG, []),
            Figure("length of the longest function", max(lengths), LONGEST, self.longest_functions()),
        ]

    # Names

    @cached_property
    def names(self) -> dict[Use, bool]:
        """Every public name of the product, and whether another module needs it."""
        used = self.used_by([*self.product, *self.others])
        return {(module.name, name): (module.name, name) in used for module in self.product for name in module.public}

    def used_by(self, users: Sequence[Module]) -> set[Use]:
        """Names of the product that another one of these modules imports, or asks for in another way."""
        known = {module.name for module in self.product}
        found = {use for user in users for use in uses(user, known) if use[0] != user.name}
        found |= named_in_texts([(self.root / "pyproject.toml").read_text(), *(user.text for user in users)])
        asked = asked_by_name(user for user in users if not self.owner(user))
        for module in self.product:
            mine = {name for name in module.defined if (module.name, name) in found}
            if self.owner(module):
                mine |= asked & set(module.defined)
            found |= {(module.name, name) for name in mine | uses_of_itself(module, mine)}
        return found

    @cached_property
    def games(self) -> list[str]:
        return sorted(path.parent.name for path in (self.root / "src/pioche/games").glob("*/state.py"))

    def owner(self, module: Module) -> str:
        """The game that a module belongs to; its names are asked for by name."""
        return next((game for game in self.games if game in module.name.split(".")), "")

    # Sizes

    def long_files(self) -> Iterator[str]:
        pages = [path for path in (self.root / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
        for path in [*(module.path for module in (*self.product, *self.others, *self.tests)), *sorted(pages)]:
            if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES:
                yield f"{self.short(path)}: {lines}"

    def large_classes(self) -> Iterator[str]:
        """A record is left out: it is a layout of numbers, not an object."""
        modules = {module.name: module for module in self.product}
        for use in ((module.name, node.name) for module in self.product for node in module.classes):
            size = size_of(use, modules)
            large = len(size.attributes) > MOST_ATTRIBUTES or len(size.methods) > MOST_METHODS
            if large and RECORD not in (node.name for node in lineage(use, modules)):
                yield f"{'.'.join(use)}: {len(size.attributes)} attributes, {len(size.methods)} methods"

    @cached_property
    def functions(self) -> list[Function]:
        return [function for module in self.product for function in module.functions]

    def longest_functions(self) -> list[str]:
        found = [
            (length(function), f"{module.name}.{function.name}")
            for module in self.product
            for function in module.functions
        ]
        return [f"{name}: {lines}" for lines, name in sorted(found, reverse=True)[:10]]

    # Words

    def ambiguous_classes(self) -> Iterator[str]:
        """A game's own words are left out: every game has a State and a View."""
        homes = defaultdict(list)
        for module in self.product:
            for node in module.classes:
                if not node.name.startswith("_") and not self.owner(module):
                    homes[node.name].append(module.name)
        yield from (f"{name}: {', '.join(found)}" for name, found in sorted(homes.items()) if len(found) > 1)

    def games_named_in_src(self) -> Iterator[str]:
        for module in self.product:
            if self.short(module.path) != CATALOGUE:
                yield from self.games_named(module.path, "src/pioche/games")

    def games_named_in_web(self) -> Iterator[str]:
        for path in sorted((self.root / "web/src").rglob("*")):
            if path.suffix in (".ts", ".svelte", ".css") and self.short(path) not in WEB_LISTS:
                yield from self.games_named(path, "web/src/boards")

    def games_named(self, path: Path, folders: str) -> Iterator[str]:
        """Lines that name a game, unless they stand in its own folder."""
        strangers = [game for game in self.games if not self.short(path).startswith(f"{folders}/{game}/")]
        spellings = [spelling for game in strangers for spelling in _spellings(game)]
        for number, line in enumerate([path.name, *path.read_text(encoding="utf-8").splitlines()]):
            if any(spelling in line for spelling in spellings):
                yield f"{self.short(path)}:{number}: {line.strip()[:80]}"

    def short(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()


def _spellings(game: str) -> Iterator[str]:
    """no_thanks, NoThanks, No Thanks."""
    words = game.split("_")
    yield game
    yield "".join(map(str.capitalize, words))
    yield " ".join(word if word == "the" else word.capitalize() for word in words)


def _none(what: str, cases: Iterable[str]) -> Figure:
    """There should be none of these."""
    found = list(cases)
    return Figure(what, len(found), 0, found)


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1)


def _as_cases(names: Iterable[Use]) -> list[str]:
    by_module = defaultdict(list)
    for module, name in names:
        by_module[module].append(name)
    return [f"{module}: {', '.join(found)}" for module, found in by_module.items()]


# For people


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("survey", __doc__)
    parser.add_argument("--cases", action="store_true", help="what each figure counts, too")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    survey, console = Survey(), Console()
    figures = survey.figures()
    console.print(_table(figures))
    for line in _notes(survey):
        console.print(line, highlight=False)
    for figure in figures if chosen.cases else []:
        console.print(f"\n[bold]{figure.what}[/]", highlight=False)
        for case in figure.cases:
            console.print(f"  {case}", markup=False, highlight=False, soft_wrap=True)
    return 0


def _table(figures: Iterable[Figure]) -> Table:
    table = Table("", title="The house in figures", title_justify="left")
    for heading in ("now", "at most", ""):
        table.add_column(heading, justify="right")
    for figure in figures:
        mark = "[green]kept[/]" if figure.kept else "[bold red]missed[/]"
        table.add_row(figure.what, f"{figure.value:g}", f"{figure.most:g}", mark)
    return table


def _notes(survey: Survey) -> Iterator[str]:
    private = sum(name.startswith("_") for module in survey.product for name in module.defined)
    unused = {name for name, used in survey.names.items() if not used}
    tested = len(unused & survey.used_by(survey.tests))
    yield f"{len(survey.product)} modules, {len(survey.names)} public names at their top level, {private} private ones."
    yield f"{len(unused)} public names are imported by nobody, {tested} of them by tests."
    yield f"{len(survey.functions)} functions; the longest: {', '.join(survey.longest_functions())}."


if __name__ == "__main__":
    sys.exit(main())

"""Options declared as data: a name, the values it takes, its default. In the Options record each is one int."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from pioche.rulekit.record import Record
from pioche.rulekit.refusal import Refusal

Value = bool | int | float | str

Group = Literal["box", "house", "comfort"]
"""Where people look for an option: what the rulebook itself offers, what a house may agree on, what helps to play."""


@dataclass(frozen=True)
class Flag:
    name: str
    default: bool = False
    group: Group = "house"
    recommended: tuple[int, ...] = ()
    """The numbers of players at which the rulebook recommends it."""
    needed: tuple[int, ...] = ()
    """This many players cannot do without it: `check_options` refuses."""

    def number(self, value: Value) -> int:
        if not isinstance(value, bool):
            raise Refusal("option-not-flag", option=self.name, value=repr(value))
        return int(value)

    def value(self, number: int) -> Value:
        return bool(number)


@dataclass(frozen=True)
class Count:
    name: str
    default: int
    least: int = 1
    group: Group = "house"

    def number(self, value: Value) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= 1_000_000:
            raise Refusal("option-not-count", option=self.name, value=repr(value), least=self.least)
        return value

    def value(self, number: int) -> Value:
        return number


@dataclass(frozen=True)
class Choice:
    name: str
    values: tuple[str, ...]
    """The first one is the default."""
    group: Group = "house"

    @property
    def default(self) -> str:
        return self.values[0]

    def number(self, value: Value) -> int:
        if value not in self.values:
            raise Refusal("option-not-choice", option=self.name, value=repr(value), values=", ".join(self.values))
        return self.values.index(str(value))

    def value(self, number: int) -> Value:
        return self.values[number]


@dataclass(frozen=True)
class Limit:
    """A time that matters at a live table only; a record may carry it, and it changes nothing in the rules."""

    name: str
    default: float
    unit: Literal["seconds", "milliseconds"] = "seconds"
    group: Group = "comfort"

    def number(self, value: Value) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1_000_000:
            raise Refusal("option-not-limit", option=self.name, value=repr(value))
        return round(value * 1000)

    def value(self, number: int) -> Value:
        return number / 1000


@dataclass(frozen=True)
class Part:
    """A measure of a reduced game, for research: never in a record. 0 is the full game."""

    name: str
    least: int
    most: int
    default: int = 0

    def number(self, value: Value) -> int:
        if not isinstance(value, int) or not (value == 0 or self.least <= value <= self.most):
            raise Refusal("part-out-of-range", option=self.name, value=repr(value), least=self.least, most=self.most)
        return int(value)

    def value(self, number: int) -> Value:
        return number


@dataclass(frozen=True)
class Retired:
    """An option of earlier versions that never did anything: not offered, and read where a record names it."""

    name: str
    default: bool = False

    def number(self, value: Value) -> int:
        if value is not self.default:
            raise Refusal("option-retired", option=self.name)
        return int(self.default)

    def value(self, number: int) -> Value:
        return bool(number)


Option = Flag | Count | Choice | Limit
_Declared = Option | Part | Retired
"""What an Options record has a field for."""


def write_options(record: Record, declared: Sequence[_Declared], chosen: Mapping[str, Value]) -> None:
    """Fill an Options record with the chosen values and, for the others, the defaults."""
    names = [option.name for option in declared]
    for name in chosen:
        if name not in names:
            raise Refusal("unknown-option", option=name, values=", ".join(names))
    for option in declared:
        setattr(record, option.name, option.number(chosen.get(option.name, option.default)))


def read_options(record: Record, declared: Sequence[_Declared]) -> dict[str, Value]:
    """The options that differ from their defaults, as they are written in a record."""
    values = {option.name: option.value(getattr(record, option.name)) for option in declared}
    return {option.name: values[option.name] for option in declared if values[option.name] != option.default}

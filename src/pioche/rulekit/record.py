"""Records: a position is one flat run of int64 memory, declared once as an annotated class.

    class Player(Record):
        chips: int
        cards: Annotated[Ints, 24]

The layout is read off the annotations. An instance is a live window on its memory, with the same attributes
whether Python interprets a rule or Numba compiles it. Every number of a position is int64: narrower integers
overflow in one mode and widen in the other. So there is no padding, and equal bytes mean equal positions.
(Players, who weigh, may also declare float and Annotated[Floats, shape] in records of their own.)
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import numpy as np

from pioche.rulekit.arrays import KIND_OF_NUMBER, Ints

if TYPE_CHECKING:

    class _Memory:
        dtype: np.dtype[np.void]
        nbytes: int

        def getfield(self, layout: Any) -> Any: ...
        def tobytes(self) -> bytes: ...
        def __getitem__(self, name: str) -> Any: ...
else:
    _Memory = np.void

_SCALARS = {int: np.int64, float: np.float64}


class Record(_Memory):
    layout: ClassVar[np.dtype[np.void]]
    all_cells: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [_field(name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar]
        cls.layout = np.dtype((cls, fields))
        cls.all_cells = np.dtype((np.int64, cls.layout.itemsize // 8))
        for name, *_ in fields:
            setattr(cls, name, _window(name, hints[name] if hints[name] in _SCALARS else None))

    @property
    def cells(self) -> Ints:
        """All of it as one array lying over the fields: to copy, to compare, to blank."""
        cells: Ints = self.getfield(self.all_cells)
        return cells

    @classmethod
    def blank(cls) -> Self:
        blank: Self = cls.many(1)[0]
        return blank

    @classmethod
    def many(cls, count: int) -> Any:
        """An array of `count` blank records; indexing it gives windows, not copies."""
        return np.zeros(count, cls.layout)

    def copy(self) -> Self:
        """A copy with memory of its own."""
        other = type(self).blank()
        other.cells[:] = self.cells
        return other

    def in_a_row(self) -> Any:
        """An array of one: a copy, with memory of its own."""
        row = type(self).many(1)
        row[0].cells[:] = self.cells
        return row

    def differences(self, other: "Record") -> list[str]:
        """The names of the fields in which two records of one layout differ."""
        return [name for name in self.dtype.names or () if self[name].tobytes() != other[name].tobytes()]


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    if hint in _SCALARS:
        return name, _SCALARS[hint]
    if isinstance(hint, type) and issubclass(hint, Record):
        return name, hint.layout
    if get_origin(hint) is Annotated and get_args(hint)[0] in KIND_OF_NUMBER:
        return name, KIND_OF_NUMBER[get_args(hint)[0]], hint.__metadata__[0]
    raise TypeError(f"{name}: a record holds numbers, Annotated[Ints, shape] and the like, or a record, not {hint!r}")


def _window(name: str, scalar: Callable[[Any], Any] | None) -> property:
    def read(record: Record) -> Any:
        return scalar(record[name]) if scalar else record[name]

    def write(record: Any, value: Any) -> None:
        record[name] = value

    return property(read, write)

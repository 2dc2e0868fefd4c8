"""Real numbers in rows and tables, as players weigh with them: NumPy arrays at run time. Rules have only integers."""

from typing import TYPE_CHECKING, Any, overload

import numpy

from pioche.rulekit import compiled

if TYPE_CHECKING:
    np: Any = numpy

    class Floats:
        @overload
        def __getitem__(self, key: int) -> float: ...
        @overload
        def __getitem__(self, key: slice) -> "Floats": ...
        def __getitem__(self, key: Any) -> Any: ...
        def __setitem__(self, key: int | slice, value: "float | Floats") -> None: ...
        def __len__(self) -> int: ...
        def tolist(self) -> list[float]: ...

    class FloatTable:
        @overload
        def __getitem__(self, key: int) -> Floats: ...
        @overload
        def __getitem__(self, key: tuple[int, int]) -> float: ...
        def __getitem__(self, key: Any) -> Any: ...
        def __setitem__(self, key: Any, value: "float | Floats | FloatTable") -> None: ...
        def __len__(self) -> int: ...
        def tolist(self) -> list[list[float]]: ...
else:
    np = numpy
    Floats = FloatTable = np.ndarray


@compiled
def floats(count: int) -> Floats:
    """A row of zeros."""
    row: Floats = np.zeros(count)
    return row


@compiled
def float_table(rows: int, columns: int) -> FloatTable:
    table: FloatTable = np.zeros((rows, columns))
    return table

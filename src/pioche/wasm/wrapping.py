"""A compiled function as the page calls it.

A record is the address of it, an array its address and then its length in each dimension, a number an i32: JavaScript
writes 64 bits only with BigInt. Several answers are written to an address that comes first. An error is a trap.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from pioche.wasm.exports import Export
from pioche.wasm.toolchain import CannotBuild

_I32, _I64, _DOUBLE = ir.IntType(32), ir.IntType(64), ir.DoubleType()
_ADDRESS = ir.IntType(8).as_pointer()


def wrapped(export: Export) -> str:
    """The text of a module with this function, which calls the compiled one."""
    _compile(export)
    described = export.function.overloads[export.kinds].fndesc
    module = _context().codegen().create_library(export.name).create_ir_module(export.name)
    function = ir.Function(module, _signature(described), export.name)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args[len(_before(described)) :])
    arguments = [_argument(builder, kind, [next(given) for _ in _parameters(kind)]) for kind in described.argtypes]
    _give_back(builder, described.restype, _call(builder, module, described, arguments))
    text: str = cgutils.normalize_ir_text(str(module))
    return text


def _compile(export: Export) -> None:
    try:
        export.function.compile(export.kinds)
    except NumbaError as error:
        raise CannotBuild(f"{export.name} cannot be compiled: {error}") from None


def _signature(described: Any) -> Any:
    parameters = [parameter for kind in described.argtypes for parameter in _parameters(kind)]
    return ir.FunctionType(_answer_type(described.restype), [*_before(described), *parameters])


def _before(described: Any) -> list[Any]:
    """The address for several answers comes before all arguments."""
    return [_ADDRESS] if isinstance(described.restype, types.BaseTuple) else []


def _context() -> Any:
    return cpu_target.target_context


def _parameters(kind: Any) -> list[Any]:
    """How one argument of the compiled function is handed over."""
    match kind:
        case types.Record():
            return [_ADDRESS]
        case types.Array():
            return [_ADDRESS, *[_I32] * kind.ndim]
        case types.Integer():
            return [_I32]
    raise CannotBuild(f"a page cannot hand over {kind}")


def _answer_type(kind: Any) -> Any:
    match kind:
        case types.NoneType() | types.BaseTuple():
            return ir.VoidType()
        case types.Integer() | types.Boolean():
            return _I32
        case types.Float():
            return _DOUBLE
    raise CannotBuild(f"a page cannot take {kind}")


def _argument(builder: Any, kind: Any, given: Sequence[Any]) -> Any:
    match kind:
        case types.Record():
            return builder.bitcast(given[0], _context().get_value_type(kind))
        case types.Array():
            return _array(builder, kind, given[0], [builder.sext(length, _I64) for length in given[1:]])
    return builder.sext(given[0], _I64)


def _array(builder: Any, kind: Any, address: Any, shape: list[Any]) -> Any:
    """Numba's array over memory that somebody else owns."""
    array = _context().make_array(kind)(_context(), builder)
    size = ir.Constant(_I64, _size_of(kind.dtype))
    strides = list(_strides(builder, size, shape))[::-1]
    data = builder.bitcast(address, array.data.type)
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def _size_of(kind: Any) -> int:
    size: int = kind.size if isinstance(kind, types.Record) else kind.bitwidth // 8
    return size


def _strides(builder: Any, size: Any, shape: list[Any]) -> Iterator[Any]:
    """The last dimension first: its items lie side by side."""
    for length in reversed(shape):
        yield size
        size = builder.mul(size, length)


def _call(builder: Any, module: Any, described: Any, arguments: list[Any]) -> Any:
    callee = _context().declare_function(module, described)
    status, value = _context().call_conv.call_function(
        builder, callee, described.restype, described.argtypes, arguments
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    return value


def _give_back(builder: Any, kind: Any, value: Any) -> None:
    match kind:
        case types.NoneType():
            builder.ret_void()
        case types.BaseTuple():
            place = builder.bitcast(builder.function.args[0], _I64.as_pointer())
            for number, one in enumerate(kind):
                item = _context().cast(builder, builder.extract_value(value, number), one, types.int64)
                builder.store(item, builder.gep(place, [ir.Constant(_I32, number)]))
            builder.ret_void()
        case types.Integer():
            builder.ret(builder.trunc(value, _I32))
        case types.Boolean():
            builder.ret(builder.zext(value, _I32))
        case _:
            builder.ret(value)

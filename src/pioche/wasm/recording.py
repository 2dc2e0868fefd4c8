"""Numba's text of every function, before anything is optimised for this machine; and from then on no native code.

Here alone Numba's insides are touched: toolchain.py says with which version that works.
"""

import ctypes
from typing import Any

import numba
from numba import _dynfunc
from numba.core import caching, cgutils, codegen, cpu, pythonapi
from numba.core.typing import templates
from numba.np import arrayobj

_texts: list[str] = []


def record() -> None:
    """Keep the text of all that is compiled from now on; to be called before the first function of ours is made.

    Nothing is loaded from disk: what is kept there has no text.
    """
    add = codegen.CPUCodeLibrary.add_ir_module

    def keep_and_add(library: Any, module: Any) -> None:
        _keep(library, module)
        add(library, module)

    codegen.CPUCodeLibrary.add_ir_module = keep_and_add
    caching.FunctionCache.load_overload = _nothing
    caching.FunctionCache.save_overload = _nothing
    _raise_without_places()


def make_no_native_code() -> None:
    """From now on functions can be compiled, and not called. What modules call when they are imported is done."""
    numba.njit(lambda: None).compile(())  # Numba's own run time needs native code
    _raise_without_strings()
    codegen.JITCodeLibrary.add_ir_module = _keep
    codegen.JITCodeLibrary.finalize = _call_finalized
    cpu.CPUContext.create_cpython_wrapper = _nothing
    cpu.CPUContext.create_cfunc_wrapper = _nothing
    cpu.CPUContext.get_executable = _never_called


def recorded() -> list[str]:
    """All texts so far, one for each module of LLVM that Numba has made."""
    return list(_texts)


def _keep(_: Any, module: Any) -> None:
    _texts.append(cgutils.normalize_ir_text(str(module)))


def _nothing(*_: Any, **__: Any) -> None:
    """Instead of something that is not wanted here."""


def _call_finalized(library: Any) -> None:
    library._finalized = True


def _never_called(_: Any, library: Any, description: Any, environment: Any) -> Any:
    """What stands for the native function: it has the address of another one, as it must have some."""
    address = ctypes.cast(ctypes.pythonapi.Py_IsInitialized, ctypes.c_void_p).value
    module, name = description.lookup_module(), description.qualname.rpartition(".")[2]
    return _dynfunc.make_function(module, name, "never called", address, environment, (library,))


def _raise_without_places() -> None:
    """An error is a trap in the page. Its text and its place would only make the bytes depend on a folder."""
    serialize = pythonapi.PythonAPI.serialize_object
    pythonapi.PythonAPI.serialize_object = lambda api, _: serialize(api, None)


def _raise_without_strings() -> None:
    """The error about arrays of different sizes, as other targets have it: with a fixed text.

    The one for this machine writes the sizes, and that would bring Unicode, lists and Python itself into the module.
    """
    for template in templates.builtin_registry.functions:
        if getattr(template, "_overload_func", None) is arrayobj.ol_raise_with_shape_context_cpu:
            template._overload_func = staticmethod(arrayobj.ol_raise_with_shape_context_generic)

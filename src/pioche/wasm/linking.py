"""From Numba's texts to one module: all texts joined, optimised for the page, and linked."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from pioche.wasm.toolchain import CannotBuild

_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue,+simd128"
"""What every browser of the last years has (docs/wasm.md)."""
_ADDING = "_ZN6pioche7players7network"
"""How the names of functions begin that add long rows of numbers, two at a time; elsewhere that was no faster."""
_RARE = "_ZN6pioche7players7reading"
"""How the names of functions begin that are called once for a decision: they are small instead of fast."""
_LEVEL = 2
"""With unrolled loops, which make some games a tenth faster; level 3 is larger by a seventh, and hardly faster."""
_INLINED = 135
"""Up to this weight a function is copied to where it is called; with 225, the usual one, the module is too large."""
_STACK_BYTES = 256 * 1024
_FIRST_BYTES, _MOST_BYTES = 16 * 1024**2, 256 * 1024**2
"""Of memory."""
_HEADER = re.compile(r"^target (triple|datalayout) = .*$", re.MULTILINE)
_DEFINED = re.compile(r'^define [^@\n]*@"?([^"(\n]*)"?\(', re.MULTILINE)
_FOR_PYTHON = ("_ZN7cpython", "cfunc.")
"""How the names of functions begin that Python or C would call."""


def linked(texts: Iterable[str], exports: list[str]) -> bytes:
    """The module, with these functions to be called; it needs nothing from outside."""
    machine = _machine()
    module = _joined([*filter(_is_wanted, texts), _run_time()], exports, machine)
    _hide_all_but(module, exports)
    _optimise(module, machine)
    module.verify()
    return _link(machine.emit_object(module), exports)


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=_FEATURES, opt=_LEVEL, reloc="static", codemodel="default"
    )


def _run_time() -> str:
    """The few functions of Numba's run time that compiled code calls."""
    return files(__package__).joinpath("runtime.ll").read_text("utf-8")


def _is_wanted(text: str) -> bool:
    names = _DEFINED.findall(text)
    return not names or not all(name.startswith(_FOR_PYTHON) for name in names)


def _joined(texts: list[str], exports: list[str], machine: Any) -> Any:
    """One module of LLVM. A helper that several texts define is the same in all of them.

    It is `weak_odr`: a helper that is `linkonce_odr` would be dropped, as those who call it come later.
    """
    header = f'target triple = "{_TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    whole = llvm.parse_assembly(header)
    for text in texts:
        part = llvm.parse_assembly(header + _HEADER.sub("", text).replace("= common global", "= weak global"))
        for function in _defined(part.functions):
            if function.name not in exports and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"
            if function.name.startswith(_RARE):
                function.add_function_attribute("noinline")
                function.add_function_attribute("minsize")
                function.add_function_attribute("optsize")
        if any(function.name.startswith(_ADDING) for function in _defined(part.functions)):
            _optimise(part, machine, two_at_a_time=True)
        whole.link_in(part)
    return whole


def _defined(values: Iterable[Any]) -> Iterator[Any]:
    return (value for value in values if not value.is_declaration)


def _hide_all_but(module: Any, exports: list[str]) -> None:
    """What nobody calls from outside may be inlined and dropped."""
    for value in (*_defined(module.functions), *_defined(module.global_variables)):
        if value.name not in exports:
            value.linkage = "internal"


def _optimise(module: Any, machine: Any, two_at_a_time: bool = False) -> None:
    """Twice, as Numba does: a cheap pass brings pairs of reference counts together, so that they can be pruned."""
    for level in (0, _LEVEL):
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        options.loop_vectorization, options.slp_vectorization = two_at_a_time and level > 0, False
        options.loop_unrolling = level > 0
        options.inlining_threshold = _INLINED
        _run_passes(module, llvm.create_pass_builder(machine, options), level)


def _run_passes(module: Any, builder: Any, level: int) -> None:
    passes = builder.getModulePassManager()
    if level == 0:
        passes.add_loop_rotate_pass()
        passes.add_instruction_combine_pass()
        passes.add_jump_threading_pass()
    passes.add_refprune_pass()
    passes.run(module, builder)


def _link(compiled: bytes, exports: list[str]) -> bytes:
    """The linker refuses whatever is called and not there: a module that asked the page for it would not be the same
    everywhere."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "pioche.o"), Path(folder, "pioche.wasm")
        source.write_bytes(compiled)
        memory = [f"--initial-memory={_FIRST_BYTES}", f"--max-memory={_MOST_BYTES}", "-z", f"stack-size={_STACK_BYTES}"]
        shape = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-O2", *memory]
        names = [f"--export={name}" for name in (*exports, "__heap_base")]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *shape, *names, str(source), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotBuild(_reason(done.stderr))
        return target.read_bytes()


def _reason(complaint: str) -> str:
    """Why the linker gave up, in a sentence where it is the usual one."""
    missing = sorted(set(re.findall(r"undefined symbol: (\S+)", complaint)))
    if not missing:
        return f"the linker says: {complaint.strip()}"
    return f"compiled code calls {', '.join(missing)}, and a page has none: see pioche.rulekit.real"

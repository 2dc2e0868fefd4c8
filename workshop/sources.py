"""Python sources as they are written: modules, the names they define, and the names they use of each other."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

Use = tuple[str, str]
"""A module, and one of its names."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    name: str
    """With dots."""
    path: Path

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    @cached_property
    def strings(self) -> set[str]:
        return {node.value for node in self.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}

    @cached_property
    def defined(self) -> dict[str, ast.stmt]:
        """The names of its own at the top level: functions, classes, constants, aliases."""
        return {name: node for node in _flat(self.tree.body) for name in _names_of(node)}

    @cached_property
    def imports(self) -> dict[str, Use]:
        """By the name it has here; what is imported whole has no name inside."""
        return dict(_imports(self.nodes))

    @cached_property
    def imported(self) -> set[Use]:
        return {use for _, use in _imports(self.nodes)}

    @cached_property
    def public(self) -> list[str]:
        return [name for name in self.defined if not name.startswith("_")]

    @property
    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.defined.values() if isinstance(node, ast.ClassDef)]

    @property
    def functions(self) -> list[Function]:
        return [node for node in self.nodes if isinstance(node, Function)]


def read_modules(folder: Path, package: str) -> list[Module]:
    return [Module(_dotted(package, path.relative_to(folder)), path) for path in sorted(folder.rglob("*.py"))]


def _dotted(package: str, path: Path) -> str:
    parts = [package, *path.with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _flat(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """What stands under a top-level `if` or `try` stands at the top level too; a script's own part does not."""
    for node in body:
        if isinstance(node, ast.If) and not _is_script(node):
            yield from _flat([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from _flat(node.body)
        else:
            yield node


def _names_of(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, Function | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        named = (part for target in targets for part in ast.walk(target))
        yield from (part.id for part in named if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store))


def _is_script(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "__name__" in {n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)}


# Uses


def _imports(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, Use]]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            yield from ((alias.asname or alias.name, (node.module or "", alias.name)) for alias in node.names)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                name = alias.asname or alias.name.partition(".")[0]
                yield name, (alias.name if alias.asname else name, "")


def uses(module: Module, known: set[str]) -> set[Use]:
    """What a module uses of these others: what it imports, and what it says of a module that it imports whole, or
    names in a string."""
    objects = {name: whole for name, use in module.imports.items() if (whole := _as_module(use, known))}
    spoken = [node for node in module.nodes if isinstance(node, ast.Attribute)]
    found = {use for use in module.imported if use[0] in known}
    found |= {(target, node.attr) for node in spoken if (target := _module_of(node.value, objects, known))}
    values = {objects[name] for name in _passed_on(module, objects, spoken)} | module.strings & known
    return found | {(target, node.attr) for target in values for node in spoken}


def _as_module(use: Use, known: set[str]) -> str:
    whole = ".".join(filter(None, use))
    return whole if whole in known else ""


def _module_of(node: ast.expr, objects: dict[str, str], known: set[str]) -> str:
    """The module that an expression stands for, or nothing."""
    if isinstance(node, ast.Name):
        return objects.get(node.id, "")
    if isinstance(node, ast.Attribute) and (owner := _module_of(node.value, objects, known)):
        return _as_module((owner, node.attr), known)
    return ""


def _passed_on(module: Module, objects: dict[str, str], spoken: list[ast.Attribute]) -> set[str]:
    """Modules that stand somewhere as a value, so that what is asked of any value may be asked of them."""
    owners = {id(node.value) for node in spoken}
    names = (node for node in module.nodes if isinstance(node, ast.Name) and id(node) not in owners)
    return {node.id for node in names if node.id in objects}


def uses_of_itself(module: Module, used: set[str]) -> set[str]:
    """What is used although nobody imports it: what it declares as public or runs as a script, contracts, the verbs of
    games, and the parts of a used union."""
    found = {name for name, node in module.defined.items() if _is_verb(node) or _is_protocol(node)}
    for node in module.tree.body:
        if _is_script(node):
            found |= _names_in(node)
    if "__all__" in module.defined:
        found |= _strings_in(module.defined["__all__"])
    for name in used & set(module.defined):
        union = getattr(module.defined[name], "value", None)
        if isinstance(union, ast.BinOp) and isinstance(union.op, ast.BitOr):
            found |= _names_in(union)
    return found


VERB_MARKS = re.compile("_?(verb|in_[a-z]+)")
"""The decorators of functions that ask a game for a function of the same name."""


def _is_verb(node: ast.AST) -> bool:
    marks = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return any(VERB_MARKS.match(name) for mark in marks for name in _names_in(mark))


def _is_protocol(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and "Protocol" in set().union(*map(_names_in, node.bases))


def _names_in(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _strings_in(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def asked_by_name(modules: Iterable[Module]) -> set[str]:
    """All that these modules say of any object, or in a string, or promise in a Protocol or as a verb of a game."""
    found: set[str] = set()
    for node in (node for module in modules for node in module.nodes):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.FunctionDef) and _is_verb(node):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef) and _is_protocol(node):
            found |= {name for part in node.body for name in (*_names_of(part), *_declared(part))}
    return found


def _declared(node: ast.stmt) -> set[str]:
    return _names_in(node.target) if isinstance(node, ast.AnnAssign) else set()


def named_in_texts(texts: Iterable[str]) -> set[Use]:
    """Entry points such as package.module:name."""
    return {(module, name) for text in texts for module, name in re.findall(r"\b([a-z_]+(?:\.[a-z_]+)+):(\w+)", text)}


# Classes and functions


@dataclass(frozen=True)
class Size:
    """Of a class, all that it inherits within the project included."""

    attributes: frozenset[str]
    methods: frozenset[str]


def size_of(use: Use, modules: Mapping[str, Module]) -> Size:
    """No more than nothing for a class from elsewhere."""
    return _sum([_own_size(node) for node in lineage(use, modules)])


def lineage(use: Use, modules: Mapping[str, Module]) -> Iterator[ast.ClassDef]:
    """A class of the project, and those that it inherits from."""
    module = modules.get(use[0])
    node = module.defined.get(use[1]) if module else None
    if module and isinstance(node, ast.ClassDef):
        yield node
        for base in set().union(*map(_names_in, node.bases)):
            yield from lineage(
                (module.name, base) if base in module.defined else module.imports.get(base, ("", "")), modules
            )
    elif module and use[1] in module.imports:
        yield from lineage(module.imports[use[1]], modules)


def _sum(sizes: list[Size]) -> Size:
    methods = frozenset[str]().union(*(size.methods for size in sizes))
    return Size(frozenset[str]().union(*(size.attributes for size in sizes)) - methods, methods)


def _own_size(node: ast.ClassDef) -> Size:
    methods = [part for part in node.body if isinstance(part, Function)]
    declared = {name for part in node.body for name in (*_names_of(part), *_declared(part))}
    inside = [part for method in methods for part in ast.walk(method)]
    assigned = {part.attr for part in inside if isinstance(part, ast.Attribute) and _is_own(part)}
    return Size(frozenset(declared | assigned), frozenset(method.name for method in methods))


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self"


def length(function: Function) -> int:
    """In lines, its head and docstring included."""
    return (function.end_lineno or function.lineno) - function.lineno + 1

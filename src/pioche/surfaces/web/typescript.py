"""The types of the page, written from the messages and views of the server.

python -m pioche.surfaces.web.typescript > web/src/wire/messages.ts
"""

import sys
import typing
from typing import Any

import msgspec

from pioche.games.catalogue import GAMES
from pioche.rulekit import Record
from pioche.surfaces.web.openapi import protocol_schema
from pioche.table.seats import Chair

HEAD = "// Written by `make types` from the server's messages and views. Do not edit.\n"
LONGEST_LINE = 100
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    kinds = dict(protocol_schema()["$defs"])
    kinds |= msgspec.json.schema_components([Chair], ref_template="#/$defs/{name}")[1]
    parts = [f"export type {name} = {typed(schema)};" for name, schema in sorted(kinds.items())]
    views = [f"export type {camel(name)}View = {viewed(game.view)};" for name, game in GAMES.items()]
    return "\n\n".join([HEAD.strip(), *parts, *views]) + "\n"


def typed(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(typed(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        return fields(schema)
    return PLAIN[kind] if kind else "unknown"


def listed(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typed(part) for part in schema['prefixItems'])}]"
    inner = typed(schema["items"]) if schema.get("items") else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def fields(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    needed = schema.get("required", [])
    parts = [f"{name}{'' if name in needed else '?'}: {typed(part)}" for name, part in schema["properties"].items()]
    return braced(parts, "")


def braced(parts: list[str], indent: str) -> str:
    """On one line, if it fits."""
    line = f"{{ {'; '.join(parts)} }}"
    if len(line) + len(indent) <= LONGEST_LINE and "\n" not in line:
        return line
    return "\n".join(["{", *(f"{indent}  {part};" for part in parts), indent + "}"])


# Views


def viewed(record: type[Record]) -> str:
    return record_type(record.layout, "")


def record_type(layout: Any, indent: str) -> str:
    return braced([f"{name}: {field_type(layout.fields[name][0], indent)}" for name in layout.names], indent)


def field_type(kind: Any, indent: str) -> str:
    return record_type(kind, indent + "  ") if kind.names else "number" + "[]" * len(kind.shape)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


if __name__ == "__main__":
    typing.cast(Any, sys.stdout).write(written())

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
from pioche.table.chairs import Chair

HEAD = "// Written by `make types` from the server's messages and views. Do not edit.\n"
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
    lines = [f"  {name}{'' if name in needed else '?'}: {typed(part)};" for name, part in schema["properties"].items()]
    return "\n".join(["{", *lines, "}"])


# Views


def viewed(record: type[Record], indent: str = "  ") -> str:
    layout = record.layout
    lines = [f"{indent}{name}: {field_type(layout.fields[name][0], indent)};" for name in layout.names]
    return "\n".join(["{", *lines, indent[2:] + "}"])


def field_type(kind: Any, indent: str) -> str:
    if kind.names:
        inner = "\n".join(f"{indent}  {name}: {field_type(kind.fields[name][0], indent)};" for name in kind.names)
        return f"{{\n{inner}\n{indent}}}"
    return "number" + "[]" * len(kind.shape)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


if __name__ == "__main__":
    typing.cast(Any, sys.stdout).write(written())

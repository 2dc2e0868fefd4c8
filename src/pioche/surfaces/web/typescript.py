"""The types of the page, written from the messages and views of the server.

python -m pioche.surfaces.web.typescript > web/src/wire/messages.ts
"""

import re
import sys
import typing
from typing import Any

from pioche.engine.view_json import view_type
from pioche.games.catalogue import GAMES
from pioche.surfaces.web.openapi import protocol_schema
from pioche.surfaces.web.routes import ENDPOINTS, Endpoint

HEAD = "// Written by `make types` from the server's messages and views. Do not edit.\n"
LONGEST_LINE = 100
REPLACED = {
    "View": "Views[keyof Views]",
    "ViewChanges": "Partial<View>",
    "TableChanges": "Partial<PublicTable>",
    **{f"{view_type(game).__name__}Changes": "" for game in GAMES},
}
"""What TypeScript can say better than a schema."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    defs = {name: kind for name, kind in protocol_schema()["$defs"].items() if name not in REPLACED}
    parts = [f"export type {name} = {typed(kind, sent=is_sent(kind))};" for name, kind in sorted(defs.items())]
    views = "".join(f"  {game}: {view_type(game).__name__};\n" for game in GAMES)
    parts.append(f"export type Views = {{\n{views}}};")
    parts += [f"export type {name} = {kind};" for name, kind in REPLACED.items() if kind]
    return "\n".join([HEAD, *parts, *routes()]) + "\n"


def is_sent(kind: dict[str, Any]) -> bool:
    """By the page to the server: then it may leave out what has a default. The server writes every field."""
    return "do" in kind.get("properties", {}) or kind.get("title") == "Setup"


def routes() -> list[str]:
    """The path of every endpoint, and what it answers."""
    paths = "".join(f"  {endpoint.name}: ({takes(endpoint)}) => `{path(endpoint)}`,\n" for endpoint in ENDPOINTS)
    answers = "".join(f"  {each.name}: {each.gives.__name__};\n" for each in ENDPOINTS if each.gives)
    return [f"export const paths = {{\n{paths}}};", f"export type Answers = {{\n{answers}}};"]


def takes(endpoint: Endpoint) -> str:
    return ", ".join(f"{part}: string" for part in endpoint.parts)


def path(endpoint: Endpoint) -> str:
    return re.sub(r"{(\w+)}", r"${encodeURIComponent(\1)}", endpoint.path)


def typed(schema: dict[str, Any], *, sent: bool = False) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        return fields(schema, sent=sent)
    return PLAIN[kind] if kind else "unknown"


def listed(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typed(part) for part in schema['prefixItems'])}]"
    inner = typed(schema["items"]) if schema.get("items") else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def fields(schema: dict[str, Any], *, sent: bool) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    needed = schema.get("required", []) if sent else schema["properties"]
    parts = [f"{name}{'' if name in needed else '?'}: {typed(part)}" for name, part in schema["properties"].items()]
    return braced(parts, "")


def braced(parts: list[str], indent: str) -> str:
    """On one line, if it fits."""
    line = f"{{ {'; '.join(parts)} }}"
    if len(line) + len(indent) <= LONGEST_LINE and "\n" not in line:
        return line
    return "\n".join(["{", *(f"{indent}  {part};" for part in parts), indent + "}"])


if __name__ == "__main__":
    typing.cast(Any, sys.stdout).write(written())

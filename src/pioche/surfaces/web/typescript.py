"""The types of the page, written from the messages, views and endpoints of the server.

python -m pioche.surfaces.web.typescript > web/src/wire/messages.ts
"""

import re
import sys
import typing
from typing import Any

from pioche.engine.view_json import view_type
from pioche.games.catalogue import BUILT_IN, GAMES
from pioche.games.game import Game
from pioche.rulekit import Match
from pioche.surfaces.web.openapi import protocol_schema
from pioche.surfaces.web.routes import ENDPOINTS, Endpoint

_HEAD = "// Written by `make types` from the server's messages, views and endpoints. Do not edit.\n"
_LONGEST_LINE = 140
_SAID_BETTER = ("View", "ViewChanges", "TableChanges")
"""What TypeScript can say better than a schema."""
_VIEWS = """\
/** What a field of a view holds; hidden numbers are -1. */
export type Field = number | Field[] | { [name: string]: Field };
/** What the views of all games begin with. */
export type Header = Pick<Views[keyof Views], HEADER>;
/** The view of any game, also of one that is not among those above. */
export type View = Header & { [name: string]: Field };
export type ViewChanges = Partial<Header> & { [name: string]: Field };
export type TableChanges = Partial<PublicTable>;"""
_REQUESTS = """\
/** What is asked by HTTP; its name says what the answer is. */
export type HttpRequest<Name extends keyof Answers> = {
  name: Name;
  method: "GET" | "POST";
  path: string;
  query?: Record<string, string>;
  body?: object;
};
export const requests = {
REQUESTS} satisfies { [Name in keyof Answers]: (...given: never[]) => HttpRequest<Name> };"""
_OPTIONS = """\
/** The options of a view in which nobody has chosen any. */
export const usualOptions: { [Game in keyof Views]: Views[Game]["options"] } = {
OPTIONS};"""
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    defs = {name: kind for name, kind in protocol_schema()["$defs"].items() if not _is_left_out(name)}
    parts = [f"export type {name} = {_typed(kind, sent=_is_sent(kind))};" for name, kind in sorted(defs.items())]
    return "\n".join([_HEAD, *parts, *_views(), *_routes()]) + "\n"


def _is_left_out(name: str) -> bool:
    """The page is one for all installations, so it has no types of games from outside."""
    outside = tuple(view_type(game).__name__ for game in GAMES if GAMES[game] not in BUILT_IN)
    changes = [f"{view_type(game.name).__name__}Changes" for game in BUILT_IN]
    return name in _SAID_BETTER or name in changes or name.startswith(outside)


def _is_sent(kind: dict[str, Any]) -> bool:
    """By the page to the server: then it may leave out what has a default. The server writes every field."""
    return "do" in kind.get("properties", {}) or kind.get("title") == "Setup"


# Views


def _views() -> list[str]:
    views = "".join(f"  {game.name}: {view_type(game.name).__name__};\n" for game in BUILT_IN)
    layout: Any = Match.layout
    header = " | ".join(f'"{name}"' for name in layout.names)
    options = "".join(f"  {game.name}: {{ {_usual(game)} }},\n" for game in BUILT_IN)
    usual = _OPTIONS.replace("OPTIONS", options)
    return [f"export type Views = {{\n{views}}};", _VIEWS.replace("HEADER", header), usual]


def _usual(game: Game) -> str:
    return ", ".join(f"{option.name}: {option.number(option.default)}" for option in (*game.nouns.OPTIONS, *game.parts))


# Endpoints


def _routes() -> list[str]:
    """What every endpoint answers, and how it is asked."""
    answers = "".join(f"  {each.name}: {_answer(each)};\n" for each in ENDPOINTS)
    requests = "".join(f"  {each.name}: {_request(each)},\n" for each in ENDPOINTS)
    return [f"export type Answers = {{\n{answers}}};", _REQUESTS.replace("REQUESTS", requests)]


def _answer(endpoint: Endpoint) -> str:
    return endpoint.gives.__name__ if endpoint.gives else "object"


def _request(endpoint: Endpoint) -> str:
    given = [f"{part}: string" for part in endpoint.parts]
    sent = [f'name: "{endpoint.name}"', f'method: "{endpoint.method.upper()}"', f"path: `{_path(endpoint)}`"]
    if endpoint.takes:
        given.append(f"body: {endpoint.takes.__name__}")
        sent.append("body")
    if endpoint.query:
        given.append(f"query: {{ {'; '.join(f'{name}?: string' for name in endpoint.query)} }} = {{}}")
        sent.append("query")
    return f"({', '.join(given)}) => ({{ {', '.join(sent)} }})"


def _path(endpoint: Endpoint) -> str:
    return re.sub(r"{(\w+)}", r"${encodeURIComponent(\1)}", endpoint.path)


# Schemas


def _typed(schema: dict[str, Any], *, sent: bool = False) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_typed(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema["type"]
    if kind == "array":
        return _listed(schema)
    return _fields(schema, sent=sent) if kind == "object" else _PLAIN[kind]


def _listed(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_typed(part) for part in schema['prefixItems'])}]"
    inner = _typed(schema["items"])
    return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"


def _fields(schema: dict[str, Any], *, sent: bool) -> str:
    if "properties" not in schema:
        return f"Record<string, {_typed(schema['additionalProperties'])}>"
    needed = schema.get("required", []) if sent else schema["properties"]
    parts = [f"{name}{'' if name in needed else '?'}: {_typed(part)}" for name, part in schema["properties"].items()]
    return _braced(parts)


def _braced(parts: list[str]) -> str:
    """On one line, if it fits."""
    line = f"{{ {'; '.join(parts)} }}"
    if len(line) <= _LONGEST_LINE and "\n" not in line:
        return line
    return "\n".join(["{", *(f"  {part};" for part in parts), "}"])


if __name__ == "__main__":
    typing.cast(Any, sys.stdout).write(written())

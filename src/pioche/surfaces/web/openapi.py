"""The HTTP side described for programs (OpenAPI) and for people (a page), from one list."""

import html
from functools import cache
from typing import Any

import msgspec

from pioche import __version__
from pioche.engine.view_json import view_type
from pioche.games.catalogue import GAMES
from pioche.surfaces.web import api
from pioche.surfaces.web.routes import ENDPOINTS, Endpoint
from pioche.table.facts import Setup
from pioche.table.messages import AnyCommand, AnyTelling
from pioche.table.told import TOLD_AS, changes_of

_COMPONENT = "#/components/schemas/{name}"


def _schemas(*kinds: Any) -> tuple[list[Any], dict[str, Any]]:
    found, components = msgspec.json.schema_components(kinds, ref_template=_COMPONENT)
    return list(found), components


@cache
def openapi_text() -> bytes:
    """Made once."""
    return msgspec.json.encode(openapi())


def openapi() -> dict[str, Any]:
    _, components = _schemas(Setup, *_answers(), *_views().values())
    components["View"] = _unions(_COMPONENT)["View"]
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pioche",
            "version": __version__,
            "description": "The socket: docs/protocol.md",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": [
            {"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in endpoint.parts
        ],
        "responses": {
            str(endpoint.status): {"description": "done", "content": _content(endpoint.gives)},
            "4XX": {"description": "refused", "content": _content(api.Problem, api.PROBLEM)},
        },
    }
    if endpoint.takes:
        described["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    if endpoint.token:
        described["security"] = [{"token": []}]
    return described


def _parameter(name: str, where: str, *, required: bool) -> dict[str, Any]:
    return {"name": name, "in": where, "required": required, "schema": {"type": "string"}}


def _content(kind: Any, media: str = "application/json") -> dict[str, Any]:
    schema = _schemas(kind)[0][0] if kind else {"type": "object"}
    return {media: {"schema": schema}}


def protocol_schema() -> dict[str, Any]:
    """All messages of the socket and of HTTP, for clients in other languages."""
    kinds = [AnyCommand, AnyTelling, Setup, *_answers(), *_told(), *_views().values(), *_view_changes()]
    (command, telling, *_), components = msgspec.json.schema_components(kinds, ref_template=_REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pioche: the messages of a table",
        "$defs": {**components, **_unions(_REF), "Command": command, "Telling": telling},
    }


_REF = "#/$defs/{name}"


def _answers() -> list[Any]:
    return [*(endpoint.gives for endpoint in ENDPOINTS if endpoint.gives), api.Problem]


def _told() -> list[Any]:
    return list(TOLD_AS.values())


def _views() -> dict[str, Any]:
    return {game: view_type(game) for game in GAMES}


def _view_changes() -> list[Any]:
    return [changes_of(f"{kind.__name__}Changes", kind) for kind in _views().values()]


def _unions(template: str) -> dict[str, Any]:
    """What a field holds one of."""
    members = {"Told": _told(), "View": _views().values(), "ViewChanges": _view_changes()}
    return {
        name: {"title": name, "anyOf": [{"$ref": template.format(name=kind.__name__)} for kind in kinds]}
        for name, kinds in members.items()
    }


@cache
def api_page() -> str:
    """Made once."""
    rows = "\n".join(
        f"<tr><td>{endpoint.method.upper()}</td><td><code>{html.escape(endpoint.path)}</code></td>"
        f"<td>{html.escape(endpoint.summary)}</td><td>{'token' if endpoint.token else ''}</td></tr>"
        for endpoint in ENDPOINTS
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pioche: the API</title><h1>The API</h1>'
        f"<table><tr><th>method</th><th>path</th><th>what it does</th><th>needs</th></tr>{rows}</table>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>. '
        "Play itself is on the socket: docs/protocol.md.</p></html>"
    )

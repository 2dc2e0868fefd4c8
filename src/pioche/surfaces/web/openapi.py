"""The HTTP side described for programs (OpenAPI) and for people (a page), from one list."""

import html
from dataclasses import dataclass
from typing import Any

import msgspec

from pioche import __version__
from pioche.surfaces.web import api
from pioche.table.after.verification import Verified
from pioche.table.facts import Setup
from pioche.table.messages import AnyCommand, AnyTelling


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    gives: Any = None
    takes: Any = None
    status: int = 200
    token: bool = False


ENDPOINTS = (
    Endpoint("get", "/api/catalogue", "The games, their options, the levels of bots, the quick phrases", api.Catalogue),
    Endpoint("post", "/api/tables", "Open a table; who opens it is its host", api.Opened, Setup, 201, token=True),
    Endpoint("get", "/api/tables", "The lobby: public tables, the latest first", api.Tables),
    Endpoint("get", "/api/mine", "The tables you have to do with", api.Tables, token=True),
    Endpoint("post", "/api/tables/{table}/ticket", "A ticket for one socket", api.Ticket, status=201, token=True),
    Endpoint("get", "/api/tables/{table}/games", "The matches finished at a table", api.Games),
    Endpoint("get", "/api/games", "The matches finished at public tables", api.Games),
    Endpoint("get", "/api/games/{match}", "A finished match as a record; ?anonymous hides the names"),
    Endpoint("get", "/api/games/{match}/steps", "Step by step: ?seat=N, ?seat=spectator, or openly", api.Steps),
    Endpoint("get", "/api/games/{match}/review", "What the choices of ?seat=N were worth", api.Review),
    Endpoint("get", "/api/games/{match}/verified", "Whether its luck is what was committed to", Verified),
)


def schemas(*kinds: Any) -> tuple[list[Any], dict[str, Any]]:
    found, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return list(found), components


def openapi() -> dict[str, Any]:
    kinds = [kind for endpoint in ENDPOINTS for kind in (endpoint.gives, endpoint.takes) if kind]
    _, components = schemas(*kinds, api.Problem)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = operation(endpoint)
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


def operation(endpoint: Endpoint) -> dict[str, Any]:
    parts = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in parts],
        "responses": {
            str(endpoint.status): {"description": "done", "content": content(endpoint.gives)},
            "4XX": {"description": "refused", "content": content(api.Problem)},
        },
    }
    if endpoint.takes:
        described["requestBody"] = {"required": True, "content": content(endpoint.takes)}
    if endpoint.token:
        described["security"] = [{"token": []}]
    return described


def content(kind: Any) -> dict[str, Any]:
    schema = schemas(kind)[0][0] if kind else {"type": "object"}
    return {"application/json": {"schema": schema}}


def protocol_schema() -> dict[str, Any]:
    """All messages of the socket and of HTTP, for clients in other languages."""
    answers = [
        api.Catalogue,
        api.Opened,
        api.Ticket,
        api.Tables,
        api.Games,
        api.Steps,
        api.Review,
        Verified,
        api.Problem,
    ]
    kinds = [AnyCommand, AnyTelling, Setup, *answers]
    (command, telling, *_), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pioche: the messages of a table",
        "$defs": {**components, "Command": command, "Telling": telling},
    }


def api_page() -> str:
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

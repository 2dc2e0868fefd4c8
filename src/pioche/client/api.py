"""Requests to the server's HTTP side."""

import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pioche.rulekit import Refusal

TIMEOUT = 15.0
"""Seconds."""

Message = dict[str, Any]


def new_token() -> str:
    """Without a dash: people give it back on a command line, where one in front would make it an option."""
    return secrets.token_urlsafe(24).replace("-", "_")


def split_link(link: str) -> tuple[str, str]:
    """The server and the table of an invitation."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not table or not parts.netloc:
        raise Refusal("not-a-link", link=link)
    return f"{parts.scheme}://{parts.netloc}", table


def ask(server: str, method: str, path: str, token: str, content: Any = None) -> Any:
    """One request to the API; Refusal as the server says, or if there is no server."""
    body = b"" if content is None else msgspec.json.encode(content)
    request = urllib.request.Request(
        server + path, body if method == "POST" else None, {"authorization": f"Bearer {token}"}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        raise _as_refusal(error) from None
    except OSError as error:
        raise Refusal("no-server", server=server, reason=str(getattr(error, "reason", error))) from None


def _as_refusal(error: urllib.error.HTTPError) -> Refusal:
    try:
        return refusal_of(msgspec.json.decode(error.read()))
    except (msgspec.DecodeError, KeyError, TypeError):
        return Refusal("no-server", server=error.url or "", reason=f"{error.code} {error.reason}")


def refusal_of(told: Message) -> Refusal:
    code, clause = told["code"], told["clause"]
    return Refusal(code, clause, **told["facts"])

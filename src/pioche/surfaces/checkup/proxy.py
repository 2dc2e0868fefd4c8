"""The proxy: a running server is asked through it what it sees, and a socket is opened as a page would."""

import asyncio
import http.client
import ipaddress
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from pioche.surfaces.checkup import Finding, broken, doubtful, fine
from pioche.surfaces.web.seen import PATH, Seen

_INVENTED = "192.0.2.77"
"""An address that nobody has: what a stranger might say of theirs."""
_PATIENCE = 10
_OTHER_HOST, _FORBIDDEN = 421, 403


class Answer(NamedTuple):
    status: int
    signed: bool
    """Whether somebody between wrote their name on it."""
    own: str
    """The address that was asked from."""
    body: bytes


def look_at_proxy(url: str) -> Iterator[Finding]:
    try:
        answer = _get(url, PATH)
        seen = msgspec.json.decode(answer.body, type=Seen)
    except (OSError, http.client.HTTPException) as error:
        yield broken("proxy-away", url=url, reason=str(error) or type(error).__name__)
    except msgspec.MsgspecError:
        yield _stranger(url, answer.status)
    else:
        yield _scheme(url, seen)
        yield _address(answer, seen)
        if answer.signed and _get(url, "/metrics").status == http.client.OK:
            yield doubtful("proxy-metrics")
        yield _socket(url)


def _stranger(url: str, status: int) -> Finding:
    """Somebody else answers, or our server for somebody else."""
    return (
        broken("proxy-name", url=url) if status == _OTHER_HOST else broken("proxy-other", url=url, status=str(status))
    )


def _get(url: str, path: str) -> Answer:
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=_PATIENCE)
    try:
        line.request("GET", path, headers={"X-Forwarded-For": _INVENTED})
        own = line.sock.getsockname()[0]
        said = line.getresponse()
        signed = bool(said.headers.get("server") or said.headers.get("via"))
        return Answer(said.status, signed, own, said.read())
    finally:
        line.close()


# What the server sees


def _scheme(url: str, seen: Seen) -> Finding:
    wanted = urlsplit(url).scheme
    judged = fine if seen.scheme == wanted else broken
    return judged("proxy-scheme", seen=seen.scheme, wanted=wanted)


def _address(answer: Answer, seen: Seen) -> Finding:
    """Whether the server knows where people come from, and does not believe what they say of that themselves."""
    said = [part.strip() for part in seen.forwarded.split(",") if part.strip() not in ("", _INVENTED)]
    if seen.address == _INVENTED:
        direct = not answer.signed and ipaddress.ip_address(answer.own).is_loopback
        return fine("proxy-none") if direct else broken("proxy-believes")
    if said and said[-1] != seen.address:
        return broken("proxy-untrusted", address=seen.address, forwarded=said[-1])
    if said or seen.address == answer.own:
        return fine("proxy-address", address=seen.address)
    return (broken if answer.signed else doubtful)("proxy-silent", address=seen.address)


# Sockets


def _socket(url: str) -> Finding:
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    try:
        return asyncio.run(_open_socket(f"ws{origin[4:]}/socket/doctor", Origin(origin)))
    except InvalidStatus as refused:
        status = refused.response.status_code
        return (
            broken("proxy-origin", origin=origin)
            if status == _FORBIDDEN
            else broken("proxy-upgrade", reason=str(status))
        )
    except (InvalidHandshake, OSError) as error:
        return broken("proxy-upgrade", reason=str(error))


async def _open_socket(address: str, origin: Origin) -> Finding:
    async with connect(address, origin=origin, open_timeout=_PATIENCE) as line:
        return await _spoken_to(line)


async def _spoken_to(line: ClientConnection) -> Finding:
    """A server closes a socket whose first word is wrong, at once."""
    try:
        await line.send("{}")
        await asyncio.wait_for(line.recv(), _PATIENCE)
    except TimeoutError:
        return broken("proxy-buffers", seconds=_PATIENCE)
    except ConnectionClosed:
        pass
    return fine("proxy-sockets")

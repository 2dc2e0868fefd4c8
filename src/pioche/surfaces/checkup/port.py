"""The port: whether a server can listen there, and if not, why not."""

import errno
import socket
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from pioche.surfaces.checkup import Finding, broken, fine

_LISTENS = "0A"


def look_at_port(host: str, port: int) -> Iterator[Finding]:
    try:
        _listen(host, port)
    except OSError as error:
        yield _refused(host, port, error)
    else:
        yield fine("port-free", host=host, port=str(port))


def _listen(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        probe.listen()


def _refused(host: str, port: int, error: OSError) -> Finding:
    if error.errno == errno.EADDRINUSE:
        return (
            fine("port-ours", port=str(port))
            if _is_ours(host, port)
            else broken("port-taken", port=str(port), who=_who(port))
        )
    if error.errno == errno.EACCES:
        return broken("port-forbidden", port=str(port))
    return broken("port-nowhere", host=host, reason=error.strerror or str(error))


def _is_ours(host: str, port: int) -> bool:
    """Whether a server of ours answers."""
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    with suppress(OSError), urllib.request.urlopen(f"http://{here}:{port}/healthz", timeout=2) as answer:
        return bool(answer.read() == b"ok")
    return False


def _who(port: int) -> str:
    """The program that listens there, and its process; "?" if this user may not know."""
    sockets = {f"socket:[{inode}]" for inode in _listening(port)}
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if str(link.readlink()) in sockets:
                process = link.parents[1]
                return f"{(process / 'comm').read_text().strip()} ({process.name})"
    return "?"


def _listening(port: int) -> Iterator[str]:
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in Path("/proc/net", table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == _LISTENS and int(fields[1].rpartition(":")[2], 16) == port:
                    yield fields[9]

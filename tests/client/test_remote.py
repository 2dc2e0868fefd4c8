"""Whoever plays from far away: an opening that never ends does not keep them."""

import threading

import pytest

from pioche.client import remote
from pioche.client.api import new_token


def test_an_opening_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over TLS, the library may wait for ever for the reader of a line whose opening failed."""
    never, tried = threading.Event(), []

    def stuck(address: str, **_: object) -> None:
        tried.append(address)
        never.wait()
        raise OSError(address)

    monkeypatch.setattr(remote, "connect", stuck)
    monkeypatch.setattr(remote, "ask", lambda *_: {"ticket": "t"})
    monkeypatch.setattr(remote, "TIMEOUT", 0.05)
    monkeypatch.setattr(remote, "_LATER_SECONDS", 0.05)
    monkeypatch.setattr(remote, "_SOON_SECONDS", 0.01)
    far = remote.Remote("http://127.0.0.1:1", "table", new_token(), lambda _: None)
    far.start()
    while len(tried) < 3:
        assert not far.over.wait(0.01)
    far.over.set()
    never.set()
    assert far.breaks >= 2

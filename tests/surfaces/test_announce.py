"""People find the way to the server."""

import re
from pathlib import Path

import pytest

from pioche.surfaces.terminal.announce import public_url, show_way
from pioche.surfaces.words import words
from tests.surfaces.web.server import serving


def test_the_address_for_others_is_the_given_one_or_that_of_the_network() -> None:
    assert public_url("0.0.0.0", 8000, "https://cards.example") == "https://cards.example"
    assert public_url("127.0.0.1", 8000, "") == ""
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8001", public_url("0.0.0.0", 8001, ""))


def test_without_a_browser_the_address_and_a_code_are_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    with serving(str(tmp_path)) as server:
        show_way(server.port, "http://192.0.2.7:8000", words()).join()
    shown = capsys.readouterr().out
    assert f"Open http://127.0.0.1:{server.port} in a browser" in shown
    assert "http://192.0.2.7:8000" in shown
    assert shown.count("█") > 100

"""The page as files: all of it is there, all addresses are relative, and a bad wish is refused before it does harm."""

import re
from pathlib import Path

import msgspec
import pytest

from pioche.games.catalogue import GAMES
from pioche.rulekit import Refusal
from pioche.surfaces.terminal.main import main
from pioche.surfaces.web import page
from pioche.surfaces.web.api import Catalogue
from pioche.surfaces.web.site import write_site
from pioche.surfaces.words import LANGUAGES

SERVER = "https://cards.example.org/?a=1&b=2"
DOCUMENT = """<head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-1.js"></script>
</head>"""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page."""
    place = tmp_path / "built"
    (place / "assets").mkdir(parents=True)
    (place / "assets" / "index-1.js").write_bytes(b"1")
    (place / "index.html").write_text(DOCUMENT, encoding="utf-8")
    monkeypatch.setattr(page, "_PAGE", place)
    return place


def test_everything_is_there_and_relative(tmp_path: Path) -> None:
    place = tmp_path / "new" / "site"
    files = write_site(place, SERVER)
    found = {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()}
    rules = {f"words/rules/{language}/{game}.md" for language in LANGUAGES for game in GAMES}
    words = {f"words/{language}.{kind}" for language in LANGUAGES for kind in ("ftl", "webmanifest")}
    assert found == {"index.html", "assets/index-1.js", "catalogue.json"} | rules | words
    assert files == len(found)
    document = (place / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:href|src)="([^"]*)"', document) == ["./icon.svg", "./assets/index-1.js"]
    assert '<meta name="pioche-site" content="https://cards.example.org/?a=1&amp;b=2" />' in document
    assert document.index("charset") < document.index("content-security-policy")
    assert "frame-ancestors" not in document
    catalogue = msgspec.json.decode((place / "catalogue.json").read_bytes(), type=Catalogue)
    assert [game.name for game in catalogue.games] == list(GAMES)
    manifest = (place / "words" / "fr.webmanifest").read_text(encoding="utf-8")
    assert '"start_url":"../"' in manifest
    assert '"../#/learn/no_thanks"' in manifest
    assert '"/' not in manifest


def test_an_empty_folder_is_filled_and_a_full_one_is_left_alone(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    before = sorted((tmp_path / "site").iterdir())
    with pytest.raises(Refusal, match="site-exists"):
        write_site(tmp_path / "site")
    assert sorted((tmp_path / "site").iterdir()) == before
    (tmp_path / "empty").mkdir()
    assert write_site(tmp_path / "empty") > 0


def test_where_it_cannot_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "file", tmp_path / "file" / "site"):
        with pytest.raises(Refusal, match="site-"):
            write_site(place)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["built", "file"]


@pytest.mark.parametrize("address", ["cards.example.org", "ftp://cards.example.org", "https://", "http://[::1"])
def test_a_server_has_an_address(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refusal, match="not-an-address"):
        write_site(tmp_path / "site", address)
    assert not (tmp_path / "site").exists()


def test_a_page_that_is_not_built_is_told_in_a_sentence(
    tmp_path: Path, built: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    (built / "index.html").unlink()
    assert main(["site", str(tmp_path / "site")]) == 2
    assert "the page is not built yet" in capsys.readouterr().err
    (built / "index.html").write_text(DOCUMENT, encoding="utf-8")
    assert main(["site", str(tmp_path / "site")]) == 0
    assert str(tmp_path / "site") in capsys.readouterr().out

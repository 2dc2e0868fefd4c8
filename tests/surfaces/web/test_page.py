"""The page: its types are fresh, its words exist, its files are served."""

import json
import re
import typing
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from pioche.games.catalogue import GAMES
from pioche.games.contract import Nouns
from pioche.games.game import Game
from pioche.surfaces.web.openapi import protocol_schema
from pioche.surfaces.web.page import _TYPES, built
from pioche.surfaces.web.routes import ENDPOINTS
from pioche.surfaces.web.typescript import written
from pioche.surfaces.words import LANGUAGES, page_source, source, text_of
from tests.surfaces.web.server import ROOT, Server, serving

WEB = ROOT / "web" / "src"
KEY = re.compile(r"^([a-z_][\w-]*) =", re.M)
SPOKEN = re.compile(r"""(?:say|words\.has|words\.say)\(\s*[`"]([a-z_][\w-]*)["`]""")
BUILT_KEYS = re.compile(r"`([a-z][a-z-]*-)\$\{")
QUOTED = re.compile(r'"((?:page|keys|phrase|level|option|lesson)-[\w-]+)"')


PAGES_OWN = ("page-", "keys-", "lesson-", "option-")
"""So begin the keys that a game has for its board in the browser."""


def page_keys(language: str) -> set[str]:
    own, all_games = (set(KEY.findall(text)) for text in (text_of(f"{language}/web.ftl"), source(language)))
    return own | {key for key in all_games if key.startswith(PAGES_OWN)}


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))


def test_the_types_of_the_page_are_fresh() -> None:
    assert (WEB / "wire" / "messages.ts").read_text(encoding="utf-8") == written(), "run: make types"


def test_games_from_outside_do_not_change_the_types_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    before, known = written(), GAMES["tightrope"].nouns
    nouns = SimpleNamespace(NAME="paper_boats", State=known.State, View=known.View)
    monkeypatch.setitem(GAMES, "paper_boats", Game(typing.cast(Nouns, nouns), GAMES["tightrope"].load))
    assert "PaperBoatsView" in protocol_schema()["$defs"]
    assert written() == before


def test_the_page_can_ask_every_endpoint() -> None:
    for endpoint in ENDPOINTS:
        assert f'{{ name: "{endpoint.name}", method: "{endpoint.method.upper()}", path: `/api' in written()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_exists(language: str) -> None:
    known = set(KEY.findall(page_source(language)))
    codes = {key.removeprefix("refused-") for key in known if key.startswith("refused-")}
    said = set(SPOKEN.findall(sources())) | set(QUOTED.findall(sources()))
    assert len(said) > 100
    assert said - known - codes == set()


def test_no_word_of_the_page_is_left_over() -> None:
    text = sources()
    prefixes = tuple(BUILT_KEYS.findall(text))
    assert {key for key in page_keys("en") if f'"{key}"' not in text and not key.startswith(prefixes)} == set()


def test_all_languages_say_the_same_on_the_page() -> None:
    assert {language: page_keys(language) ^ page_keys("en") for language in LANGUAGES} == {
        language: set() for language in LANGUAGES
    }


@pytest.mark.parametrize("folder", ["web", "web/browser"])
def test_the_lock_of_the_page_has_hashes_and_no_addresses(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    del packages[""]
    assert len(packages) > 10
    assert [name for name, package in packages.items() if "resolved" in package or "integrity" not in package] == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("tables"))) as server:
        yield server


def fetched(server: Server, path: str) -> tuple[int, str, str]:
    try:
        with urllib.request.urlopen(server.url + path, timeout=20) as found:
            return found.status, found.headers["content-type"], found.headers["cache-control"]
    except urllib.error.HTTPError as error:
        return error.code, error.headers["content-type"], ""


def test_the_page_is_served(server: Server) -> None:
    assert built(), "run: make page"
    assert fetched(server, "/")[:2] == (200, "text/html; charset=utf-8")
    assert fetched(server, "/t/anything")[:2] == (200, "text/html; charset=utf-8")
    script = next(path for path in built() if path.startswith("assets/") and path.endswith(".js"))
    assert fetched(server, f"/{script}") == (
        200,
        "text/javascript; charset=utf-8",
        "public, max-age=31536000, immutable",
    )
    assert fetched(server, "/worker.js") == (200, "text/javascript; charset=utf-8", "no-cache")


def test_every_file_of_the_page_has_a_type() -> None:
    assert {Path(path).suffix for path in built()} <= set(_TYPES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_rules_are_served(server: Server, language: str) -> None:
    assert fetched(server, f"/words/{language}.ftl")[0] == 200
    assert fetched(server, f"/words/{language}.webmanifest")[:2] == (200, "application/manifest+json")
    for game in GAMES:
        assert fetched(server, f"/words/rules/{language}/{game}.md")[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "/no.js",
        "/words/xx.ftl",
        "/words/xx.webmanifest",
        "/words/rules/en/chess.md",
        "/..%2fapp.py",
        "/assets/../index.py",
    ],
)
def test_what_is_not_part_of_the_page_is_not_there(server: Server, path: str) -> None:
    assert fetched(server, path)[:2] == (404, "application/problem+json")

"""The page as files that any host can serve, below any path: home, games against bots, lessons, rules, reviews.

Its addresses are relative, its screens stand behind a #, and a line in its document says that there is no server.
"""

import html
import shutil
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from pioche.games.catalogue import GAMES
from pioche.rulekit import Refusal
from pioche.surfaces.web.api import catalogue
from pioche.surfaces.web.guard import HEADERS
from pioche.surfaces.web.page import manifest, page_files
from pioche.surfaces.words import LANGUAGES, page_source, rules_source

_DOCUMENT = "index.html"
_FIRST = '<meta charset="utf-8" />'
"""A browser looks for it in the first kilobyte; what we add comes after it."""
_ONLY_IN_HEADERS = "frame-ancestors"
"""A document cannot say it of itself."""


def write_site(place: Path, server: str = "") -> int:
    """How many files there are. `server` is where to play with others; Refusal if there is something already, or
    nothing to write."""
    if server and not _is_address(server):
        raise Refusal("not-an-address", text=server)
    if place.exists() and not (place.is_dir() and not any(place.iterdir())):
        raise Refusal("site-exists", place=str(place))
    files = _files(server)
    try:
        _write_whole(place, files)
    except OSError as error:
        raise Refusal("site-not-written", place=str(place), reason=error.strerror or str(error)) from None
    return len(files)


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        return False


def _files(server: str) -> dict[str, bytes]:
    files = page_files()
    if _DOCUMENT not in files:
        raise Refusal("page-not-built", path=_DOCUMENT)
    files[_DOCUMENT] = _document(files[_DOCUMENT].decode(), server).encode()
    files["catalogue.json"] = msgspec.json.encode(catalogue(server))
    for language in LANGUAGES:
        files[f"words/{language}.ftl"] = page_source(language).encode()
        files[f"words/{language}.webmanifest"] = manifest(language, "../", "../#/")
        for game in GAMES:
            files[f"words/rules/{language}/{game}.md"] = rules_source(language, game).encode()
    return files


def _document(text: str, server: str) -> str:
    policy = "; ".join(part for part in HEADERS["content-security-policy"].split("; ") if _ONLY_IN_HEADERS not in part)
    told = [
        f'<meta http-equiv="content-security-policy" content="{html.escape(policy, quote=False)}" />',
        f'<meta name="referrer" content="{HEADERS["referrer-policy"]}" />',
        f'<meta name="pioche-site" content="{html.escape(server)}" />',
    ]
    return text.replace('="/', '="./').replace(_FIRST, "\n    ".join([_FIRST, *told]), 1)


def _write_whole(place: Path, files: dict[str, bytes]) -> None:
    """There is all of it or nothing."""
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=f".{place.name}-", dir=place.parent.resolve()))
    try:
        for path, content in files.items():
            (beside / path).parent.mkdir(parents=True, exist_ok=True)
            (beside / path).write_bytes(content)
        beside.chmod(0o755)
        if place.exists():
            place.rmdir()
        beside.rename(place)
    except OSError:
        shutil.rmtree(beside, ignore_errors=True)
        raise

"""The page in the browser: its files as `make page` built them, and the words that it speaks."""

import gzip
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pioche.games.catalogue import GAMES
from pioche.rulekit import Refusal
from pioche.surfaces.web.api import problem
from pioche.surfaces.words import LANGUAGES, Words, page_source, rules_source

_PAGE = Path(str(files(__package__))) / "page"
_FOREVER = "public, max-age=31536000, immutable"
"""Assets are named after what is in them."""
_NO_SCREENS = ("api", "socket", "metrics", "healthz", "readyz", "words", "assets", ".well-known")
"""What programs ask for begins so: they are not shown a page that says that there is none."""
_SCREENS = re.compile(r"|(index\.html)|about/?|(t|solo|rules|learn|games)/[^/]+/?|games/[^/]+/\d+/?")
"""The addresses of the document's screens (App.svelte)."""
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".f16": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".md": "text/markdown",
}
"""All there are: what a machine believes of endings is no business of ours."""


def page_files() -> dict[str, bytes]:
    """By path: every file of the page."""
    found = (path for path in _PAGE.rglob("*") if path.is_file())
    return {path.relative_to(_PAGE).as_posix(): path.read_bytes() for path in found}


@cache
def built() -> dict[str, bytes]:
    """The same, compressed."""
    return {path: gzip.compress(content) for path, content in page_files().items()}


@cache
def _spoken(language: str) -> bytes:
    return gzip.compress(page_source(language).encode())


def _sent(path: str, content: bytes, status: int = 200) -> Response:
    """Every browser can unpack it."""
    kind = _TYPES[Path(path).suffix]
    kept = _FOREVER if path.startswith("assets/") else "no-cache"
    return Response(content, status, media_type=kind, headers={"content-encoding": "gzip", "cache-control": kept})


def _page(request: Request) -> Response:
    """A file, or the one document, which finds its screen by the address, and says so where there is none."""
    path = request.path_params["path"]
    if path.partition("/")[0] in _NO_SCREENS and path not in built():
        return problem(Refusal("no-such-page", path=path))
    name = path if "." in path.rpartition("/")[2] and not path.startswith("games/") else "index.html"
    if name not in built():
        return problem(Refusal("no-such-page" if built() else "page-not-built", path=path))
    found = name != "index.html" or _SCREENS.fullmatch(path)
    return _sent(name, built()[name], 200 if found else 404)


def _catalogue(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return problem(Refusal("no-such-page", path=request.url.path))
    return _sent("words.ftl", _spoken(language))


def _rules(request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params["game"]
    if language not in LANGUAGES or game not in GAMES:
        return problem(Refusal("no-such-page", path=request.url.path))
    return _sent("rules.md", gzip.compress(rules_source(language, game).encode()))


def _manifest(request: Request) -> Response:
    """How the page looks among the apps of a phone, in its language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return problem(Refusal("no-such-page", path=request.url.path))
    return _sent("page.webmanifest", _compressed_manifest(language))


@cache
def _compressed_manifest(language: str) -> bytes:
    return gzip.compress(manifest(language))


def manifest(language: str, home: str = "/", screens: str = "/") -> bytes:
    """For a page whose files are found from `home` on, and whose screens from `screens` on."""
    say = Words(language, page_source(language))
    icons = [
        {"src": f"{home}icon.svg", "sizes": "any", "type": "image/svg+xml"},
        *({"src": f"{home}icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)),
        {"src": f"{home}icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    games = [{"name": say(f"{game}-title"), "url": f"{screens}learn/{game}"} for game in GAMES]
    named = {"name": "Pioche", "short_name": "Pioche", "description": say("page-lead"), "lang": language, "dir": "ltr"}
    shown = {"display": "standalone", "background_color": "#f5efe2", "theme_color": "#1f4d43", "categories": ["games"]}
    placed = {"start_url": home, "scope": home, "icons": icons, "shortcuts": games}
    return msgspec.json.encode(named | shown | placed)


ROUTES = [
    Route("/words/{language}.webmanifest", _manifest),
    Route("/words/{language}.ftl", _catalogue),
    Route("/words/rules/{language}/{game}.md", _rules),
    Route("/{path:path}", _page),
]

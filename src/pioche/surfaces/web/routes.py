"""The HTTP side, declared once: the application, its description and the helpers of the page come from this list."""

from dataclasses import dataclass
from typing import Any

from pioche.surfaces.web import api
from pioche.table.after.review import Steps
from pioche.table.after.verification import Verified
from pioche.table.facts import Setup


@dataclass(frozen=True)
class Endpoint:
    name: str
    """Of the method of the Api that answers."""
    method: str
    path: str
    summary: str
    gives: Any = None
    """None for a record: docs/records.md describes it."""
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    token: bool = False
    plays: bool = False
    """Whether it plays or replays by the rules: then it is refused until they are compiled."""

    @property
    def parts(self) -> list[str]:
        """What varies in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


ENDPOINTS = (
    Endpoint(
        "catalogue",
        "get",
        "/api/catalogue",
        "The games, their options, the levels of bots, the quick phrases",
        api.Catalogue,
    ),
    Endpoint(
        "open_table",
        "post",
        "/api/tables",
        "Open a table; who opens it is its host",
        api.Opened,
        Setup,
        status=201,
        token=True,
        plays=True,
    ),
    Endpoint("lobby", "get", "/api/tables", "The lobby: public tables, the latest first", api.Tables),
    Endpoint("mine", "get", "/api/mine", "The tables you have to do with", api.Tables, token=True),
    Endpoint(
        "ticket",
        "post",
        "/api/tables/{table}/ticket",
        "A ticket for one socket",
        api.Ticket,
        status=201,
        token=True,
        plays=True,
    ),
    Endpoint("games_of", "get", "/api/tables/{table}/games", "The matches finished at a table", api.Games),
    Endpoint("games", "get", "/api/games", "The matches finished at public tables", api.Games),
    Endpoint(
        "game",
        "get",
        "/api/games/{match}",
        "A finished match as a record; ?anonymous hides the names",
        query=("anonymous",),
    ),
    Endpoint(
        "steps",
        "get",
        "/api/games/{match}/steps",
        "Step by step: ?seat=N, ?seat=spectator, or openly; ?from=N&count=N for a part, 100 steps at most",
        Steps,
        query=("seat", "from", "count"),
        token=True,
        plays=True,
    ),
    Endpoint(
        "review",
        "get",
        "/api/games/{match}/review",
        "What the choices of ?seat=N were worth",
        api.Review,
        query=("seat",),
        token=True,
        plays=True,
    ),
    Endpoint(
        "verified",
        "get",
        "/api/games/{match}/verified",
        "Whether its luck is what was committed to",
        Verified,
        token=True,
        plays=True,
    ),
)

"""How the server is set up: by arguments, else by environment variables, else by these defaults."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import Limits


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""
    """A folder for the SQLite file, or the address of a Postgres database."""
    public_url: str = ""
    """Where people find the server, if not at host and port."""
    pace: float = 1.0
    """How slowly bots move: 1 like people, 0 at once."""
    verbose: bool = False
    tables_per_hour: int = 120
    """This many may be opened from one address; 0 for no limit."""
    keep_days: float = 30
    """So long a table stays at which nothing happens and no match was finished; 0 for ever."""
    keep_games_days: float = 0
    """So long finished matches stay; 0 for ever."""
    drain: float = 0
    """Seconds that it stays open after SIGTERM, while those who send people here find out."""
    limits: Limits = field(default_factory=Limits)
    proxies: str = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    """Whose word counts about where a connection comes from."""

    @property
    def url(self) -> str:
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def origin(self) -> str:
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"


def home() -> Path:
    """Where the tables live if nothing is said; Refusal for a user without a home."""
    try:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:
        raise Refusal("no-home", option="--data") from None
    return Path(base) / "pioche"

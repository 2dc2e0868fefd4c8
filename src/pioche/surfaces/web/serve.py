"""Run the server until somebody stops it."""

from collections.abc import Callable
from urllib.parse import urlsplit

import uvicorn

from pioche.rulekit import Refusal
from pioche.surfaces.web.app import application, store_of
from pioche.surfaces.web.doorstep import Doorstep
from pioche.surfaces.web.logs import set_up_logs
from pioche.surfaces.web.open_files import raise_open_files
from pioche.surfaces.web.settings import Settings
from pioche.surfaces.web.websocket import WebSocket
from pioche.table.host.store import Store

_STOP_SECONDS = 5
_BACKLOG = 256
"""This many may knock in one turn of the loop, before any of them is sent away."""


def serve(settings: Settings, opened: Callable[[], None]) -> None:
    """`opened` is called when the store is there; Refusal if it cannot be."""
    set_up_logs(verbose=settings.verbose)
    raise_open_files()
    store = _opened_store(settings)
    opened()
    uvicorn.run(
        application(settings, store),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=Doorstep,
        ws=WebSocket,
        backlog=_BACKLOG,
        log_config=None,
        access_log=settings.verbose,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
    )


def _opened_store(settings: Settings) -> Store:
    """Whatever a database says against it is the reason."""
    try:
        return store_of(settings)
    except Refusal:
        raise
    except Exception as error:
        raise Refusal("no-store", place=_without_password(settings.store), reason=str(error)) from None


def _without_password(place: str) -> str:
    """What is said and logged of a database."""
    parts = urlsplit(place)
    return place.replace(f":{parts.password}@", ":***@", 1) if parts.password else place

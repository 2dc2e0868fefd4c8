"""The web application: routes, guards, and what goes on in the background."""

import asyncio
import contextlib
import gc
import logging
import os
import re
import sys
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from pioche.rulekit import Refusal
from pioche.surfaces.web.api import GONE, Api, problem
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.conversation import Conversations
from pioche.surfaces.web.doorstep import Porter
from pioche.surfaces.web.guard import Forwarded, Guard
from pioche.surfaces.web.limits import Households
from pioche.surfaces.web.metrics import LOOP_DELAY, REGISTRY, TABLES, THINKING
from pioche.surfaces.web.open_files import open_files
from pioche.surfaces.web.openapi import api_page, openapi_text
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.page import ROUTES as PAGE_ROUTES
from pioche.surfaces.web.routes import ENDPOINTS, Endpoint
from pioche.surfaces.web.seen import PATH as SEEN
from pioche.surfaces.web.seen import seen
from pioche.surfaces.web.settings import Settings, home
from pioche.surfaces.web.tickets import Tickets, ledger_of
from pioche.table.clock import as_seconds, wall_clock
from pioche.table.host.bots import rehearse
from pioche.table.host.pulse import BEAT
from pioche.table.host.store import Store, StoreUnavailable
from pioche.table.host.store.postgres import postgres_store
from pioche.table.host.store.sqlite import sqlite_store
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import Thinking

_PING_SECONDS = 5.0
_TIDY_SECONDS = 3600.0
_PROBE_SECONDS = 3.0
_THINKERS = max(1, (os.cpu_count() or 1) - 1)
"""Threads for bots, hints and reviews: one core is the loop's."""
_MODEST = 10
_GARBAGE = 10_000, 500, 100
"""After this number of new things they are looked at, which takes 3 milliseconds; after the second number of such
looks those that have stayed are looked at once more, and everything after the third number of those."""
_SWITCH_SECONDS = 0.001
"""How soon a thread hands over: the loop does not wait for a bot's few lines of Python."""

_ID = re.compile(r"[a-z0-9.]{1,60}", re.ASCII)
"""Of tables and matches: nothing else is asked for in the store."""

_log = logging.getLogger("pioche.server")


def store_of(settings: Settings) -> Store:
    if settings.store.startswith(("postgres://", "postgresql://")):
        return postgres_store(settings.store)
    return sqlite_store((Path(settings.store) if settings.store else home()) / "pioche.db")


class _Server:
    """What lives as long as the process."""

    def __init__(self, settings: Settings, store: Store, opening: Opening, closing: Closing) -> None:
        self.settings = settings
        self.store = store
        self.opening = opening
        self.closing = closing
        self.households = Households(time.monotonic, settings.limits, settings.tables_per_hour)
        self.forwarded = Forwarded(settings.proxies)
        self.porter = Porter(settings.limits.silent, open_files() // 4, self._lets_in)
        self.house: TableHost
        self.api: Api
        self.conversations: Conversations

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[dict[str, Any]]:
        """What every WebSocket finds in its application state."""
        sys.setswitchinterval(_SWITCH_SECONDS)
        threads = ThreadPoolExecutor(_THINKERS, thread_name_prefix="thinking", initializer=_be_modest)
        thinking = THINKING.source = Thinking(threads, _THINKERS)
        self.house = TableHost(self.store, thinking, self.settings.pace, self.settings.limits.lines)
        tickets = Tickets(wall_clock, self.settings.limits, ledger_of(self.store))
        self.api = Api(self.house, self.settings.url, self.households, tickets, self.closing)
        self.conversations = Conversations(
            self.house, tickets, self.households, self.settings.origin, self.forwarded, open_files() // 2, self.opening
        )
        work = [self.opening.open(_load), self._chores(), self._watch(), self._tidy(), self._recover()]
        if self.store.shared:
            work.append(self.house.keep_claims())
        chores = [asyncio.create_task(chore) for chore in work]
        yield {"door": self.conversations, "porter": self.porter}
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await self.house.close()

    def _lets_in(self, peer: str) -> bool:
        """Whether one more connection is welcome; of a proxy each is somebody else's."""
        return self.forwarded.trusts(peer) or self.households.of(peer).connections.spend(time.monotonic())

    async def _chores(self) -> None:
        while True:
            await asyncio.sleep(_PING_SECONDS)
            self._beat()
            self.conversations.keep_alive()
            self.porter.send_away(time.monotonic())
            self.house.evict_idle()
            TABLES.set(len(self.house.tables))

    async def _tidy(self) -> None:
        while True:
            try:
                dropped = await self.house.drop_old(self.settings.keep_days, self.settings.keep_games_days)
                _log.info("old tables are gone", extra={"tables": dropped})
            except Exception:
                _log.exception("old tables could not be deleted")
            await asyncio.sleep(_TIDY_SECONDS)

    async def _recover(self) -> None:
        """Find out whether a store that has failed works again."""
        while True:
            await asyncio.sleep(_PROBE_SECONDS)
            if self.store.trouble:
                with contextlib.suppress(StoreUnavailable):
                    await asyncio.to_thread(self.store.probe)

    async def ready(self, _: Request) -> Response:
        """Whether people can be sent here."""
        try:
            self.opening.check()
            self.closing.check()
        except Refusal as refusal:
            return problem(refusal)
        if what := self.house.trouble:
            return problem(Refusal("store-unavailable", what=what))
        return Response("ok", media_type="text/plain")

    async def _watch(self) -> None:
        """Notice how late the loop is."""
        while True:
            await asyncio.sleep(as_seconds(BEAT))
            self._beat()

    def _beat(self) -> None:
        LOOP_DELAY.observe(as_seconds(self.house.beat()))

    def route(self, endpoint: Endpoint) -> Route:
        async def respond(request: Request) -> Response:
            try:
                _check_ids(request.path_params)
                if endpoint.plays:
                    self.opening.check()
                found: Response = await getattr(self.api, endpoint.name)(request)
            except Refusal as refusal:
                return problem(refusal)
            except ClientDisconnect:
                return Response(status_code=GONE)
            except StoreUnavailable as unavailable:
                return problem(Refusal("store-unavailable", what=unavailable.what))
            return found

        return Route(endpoint.path, respond, methods=[endpoint.method.upper()])


def _check_ids(parts: dict[str, str]) -> None:
    """What cannot be the name of a table or a match names none."""
    if not _ID.fullmatch(parts.get("table", "a")):
        raise Refusal("no-such-table", table=parts["table"])
    if not _ID.fullmatch(parts.get("match", "a")):
        raise Refusal("no-such-match", match=parts["match"])


async def _healthy(_: Request) -> Response:
    return Response("ok", media_type="text/plain")


async def _api_page(_: Request) -> Response:
    return HTMLResponse(api_page())


async def _openapi(_: Request) -> Response:
    return Response(openapi_text(), media_type="application/json")


def _be_modest() -> None:
    """A thread that thinks gives way to the loop, where the system can do that for a thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _MODEST)


def _load() -> None:
    """Before tables are open, and not in a bot's modest thread: it holds the lock."""
    rehearse()
    openapi_text()
    _settle_memory()


def _settle_memory() -> None:
    """What a server keeps for its whole life need not be looked at again and again in search of garbage; and what is
    new is looked at in small portions, as the loop stands still meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def application(settings: Settings, store: Store, opening: Opening, closing: Closing) -> Any:
    server = _Server(settings, store, opening, closing)
    routes = [
        Route("/healthz", _healthy),
        Route("/readyz", server.ready),
        Route(SEEN, seen),
        Route("/metrics", lambda _: Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")),
        Route("/api", _api_page),
        Route("/api/openapi.json", _openapi),
        *(server.route(endpoint) for endpoint in ENDPOINTS),
        *PAGE_ROUTES,
    ]
    return Guard(Starlette(routes=routes, lifespan=server.lifespan), server.households, settings.origin)

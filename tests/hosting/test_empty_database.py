"""Workers that start in the same moment on an empty database: all of them open."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest

from pioche.table.host.store.postgres import PostgresConnection
from tests.surfaces.web.server import STARTING, Server
from tests.table.stores import new_database

pytestmark = pytest.mark.real_server

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


def wait_for_workers(connection: PostgresConnection, number: int) -> None:
    """Until all of them are about to make the schema."""
    until = time.monotonic() + STARTING
    while connection.run(WAITING)[0][0] < number:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_workers_that_meet_at_an_empty_database_all_open() -> None:
    """Nobody can make a table until both have come to it."""
    address = new_database()
    with (
        ExitStack() as workers,
        ThreadPoolExecutor(2) as threads,
        closing(PostgresConnection(address)) as looking,
        closing(PostgresConnection(address, patient=True)) as holding,
    ):

        def start() -> Server:
            server = Server(address)
            workers.callback(server.kill)
            return server

        holding.begin()
        holding.run("LOCK TABLE pg_class IN SHARE ROW EXCLUSIVE MODE")
        started = [threads.submit(start) for _ in range(2)]
        wait_for_workers(looking, 2)
        holding.commit()
        assert all(server.result().answers() for server in started)

"""A worker loses Postgres, and keeps its port: its people go on at another one, by the lines of deploy/nginx.conf."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.client.api import new_token
from tests.hosting.nginx import Nginx, nginx_in
from tests.surfaces.web.server import Person, Server, serving
from tests.table.relay import Relay, relayed
from tests.table.stores import new_database

pytestmark = pytest.mark.real_server

PATIENCE = 30.0
TABLES, MOST_TABLES = 6, 40


class House:
    """Two workers behind nginx; the line of one of them to Postgres can be cut."""

    def __init__(self, proxy: Nginx, relay: Relay, frail: Server, sound: Server) -> None:
        self.proxy, self.relay, self.frail, self.sound = proxy, relay, frail, sound

    def open_tables(self) -> list[Person]:
        """Somebody sits at each, and does nothing. As many as it takes: chance leads them to either worker."""
        people: list[Person] = []
        while len(people) < TABLES or len({self.asked_last(person)[-1] for person in people}) < 2:
            assert len(people) < MOST_TABLES
            token = new_token()
            table = self.sound.open_table(token, game="no_thanks", seats=3)
            people.append(Person(self.proxy.url, table, "Ann", token))
            people[-1].wait_for(lambda person: person.remote.mirror.you is not None, PATIENCE)
            people[-1].plays = False
        return people

    def asked_last(self, person: Person) -> list[str]:
        """The workers that were asked for the last ticket of this table, one after the other."""
        path = f"/api/tables/{person.remote.table}/ticket"
        return [asked for sent, _, asked in self.proxy.sent() if sent == path][-1]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    address = new_database()
    with nginx_in(tmp_path / "nginx") as proxy, relayed(address) as relay:
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
        with (
            serving(relay.address, "--public-url", proxy.url) as frail,
            serving(address, "--public-url", proxy.url) as sound,
        ):
            yield House(proxy, relay, frail, sound)


def test_idle_people_of_a_worker_without_a_store_go_on_elsewhere(house: House) -> None:
    house.proxy.set_up(*(f"server 127.0.0.1:{server.port} max_fails=0;" for server in (house.frail, house.sound)))
    house.proxy.start()
    house.proxy.wait_until_open()
    people = house.open_tables()
    name = f"127.0.0.1:{house.frail.port}"
    frail = [person for person in people if house.asked_last(person) == [name]]
    assert frail
    assert len(frail) < len(people)
    house.relay.cut()
    until = time.monotonic() + PATIENCE
    try:
        while not all(house.asked_last(person) == [name, f"127.0.0.1:{house.sound.port}"] for person in frail):
            assert time.monotonic() < until
            time.sleep(0.1)
        for person in frail:
            said = person.remote.do("write", text="Still here.")
            person.wait_for(lambda person, said=said: said in person.done, PATIENCE)
        assert not any(person.remote.breaks for person in people if person not in frail)
    finally:
        for person in people:
            person.leave()

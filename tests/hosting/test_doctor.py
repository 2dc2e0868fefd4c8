"""pioche doctor: it finds what is wrong, says what to do, and leaves alone what is fine."""

import errno
import json
import os
import re
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from pioche.games.catalogue import GAMES
from pioche.rulekit import Refusal
from pioche.surfaces.checkup import Finding, broken, data, doubtful, fine, machine, port, proxy
from pioche.surfaces.checkup.data import look_at_data
from pioche.surfaces.checkup.port import look_at_port
from pioche.surfaces.checkup.proxy import Answer, look_at_proxy
from pioche.surfaces.terminal import doctor
from pioche.surfaces.terminal.main import main
from pioche.surfaces.web.seen import Seen
from pioche.surfaces.words import text_of
from tests.surfaces.web.inside import inside
from tests.table.stores import new_database, store_at

CODE = re.compile(r'\(\s*"((?:cache|cores|memory|files|clock|port|data|postgres|proxy)[a-z-]*)"')


def states(findings: Iterator[Finding]) -> dict[str, str]:
    return {finding.code: finding.state for finding in findings}


# Words


def test_every_finding_has_a_sentence_and_every_sentence_a_finding() -> None:
    sources = Path(data.__file__).parent.glob("*.py")
    codes = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    said = set(re.findall(r"^doctor-(\S+) =", text_of("en/doctor.ftl"), re.M))
    assert codes == {code for code in said if not code.endswith("-do")}
    assert {code.removesuffix("-do") for code in said} == codes


# The command


def found(monkeypatch: pytest.MonkeyPatch, *findings: Finding) -> None:
    monkeypatch.setattr(doctor, "_findings", lambda _: iter(findings))


FINE, DOUBTFUL, BROKEN = fine("cores", cores=2, machine="x86_64"), doubtful("clock-alone"), broken("data-homeless")


def test_it_says_what_is_wrong_and_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found(monkeypatch, FINE, DOUBTFUL, BROKEN)
    assert main(["doctor"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "✓ 2 cores (x86_64).",
        "? No time service keeps the clock right.",
        "  → Install one, such as chrony. Tables do not need it; certificates and the times in records do.",
        "✗ The user has no home folder, and no other place for the tables is named.",
        "  → Name one with --data or PIOCHE_DATA.",
    ]


def test_what_is_only_doubtful_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, FINE, DOUBTFUL)
    assert main(["doctor"]) == 0


def test_programs_get_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found(monkeypatch, FINE, BROKEN)
    assert main(["doctor", "--json", "--language", "de"]) == 1
    first, second = json.loads(capsys.readouterr().out)
    assert first == {
        "code": "cores",
        "state": "fine",
        "facts": {"cores": 2, "machine": "x86_64"},
        "says": "2 Kerne (x86_64).",
        "do": "",
    }
    assert (second["state"], second["do"]) == ("broken", "Nenne einen mit --data oder PIOCHE_DATA.")


def test_a_healthy_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--port", "0", "--data", str(tmp_path), "--json"]) == 0
    codes = {finding["code"] for finding in json.loads(capsys.readouterr().out)}
    assert codes >= {"cores", "clock-date", "clock-even", "port-free", "data-folder", "data-room"}


# The machine


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(machine, "INTERPRETED", False)
    monkeypatch.setattr(machine, "home", lambda: tmp_path)
    monkeypatch.setattr(machine, "cache_folder", lambda: tmp_path / "0123")
    monkeypatch.setattr(machine, "is_warm", lambda _: True)
    return tmp_path


def test_a_warm_cache_is_fine(compiled: Path) -> None:
    assert machine._cache() == fine("cache-warm", place=str(compiled))


def test_a_cold_cache_is_told(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "is_warm", lambda game: game != "no_thanks" and game in GAMES)
    assert machine._cache() == doubtful("cache-cold", place=str(compiled), games=1)


def test_a_cache_elsewhere_is_told(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "cache_folder", lambda: Path("/tmp/pioche-0/0123"))
    assert machine._cache() == doubtful("cache-private", wanted=str(compiled), place="/tmp/pioche-0")


def test_no_cache_at_all_is_broken(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "cache_folder", lambda: None)
    assert machine._cache() == broken("cache-memory", place=str(compiled))


def test_the_group_of_a_process_may_have_less_than_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "_CGROUP", tmp_path)
    for name, text in (
        ("cpu.max", "150000 100000"),
        ("memory.max", str(300 << 20)),
        ("memory.current", str(100 << 20)),
    ):
        (tmp_path / name).write_text(text)
    assert machine._allowed_cores() == 1
    assert machine._free_memory() == 200
    assert machine._memory(200, 400).state == "broken"
    assert machine._cores(1).state == "doubtful"


def test_few_files_are_told() -> None:
    assert machine._files(1024).state == "doubtful"
    assert machine._files(65_536).state == "fine"


def test_clocks() -> None:
    assert machine._date(now=0.0, made=1e9) == broken("clock-date", now="1970-01-01 00:00")
    assert machine._even(-3600.0) == doubtful("clock-even", jump=3_600_000)
    assert machine._even(0.001).state == "fine"


# The port


def test_a_port_that_is_taken_is_told_with_who_has_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        number = other.getsockname()[1]
        (finding,) = look_at_port("127.0.0.1", number)
    assert (finding.code, finding.state) == ("port-taken", "broken")
    assert str(os.getpid()) in str(finding.facts["who"])


def test_a_port_may_be_forbidden_or_an_address_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert states(look_at_port("192.0.2.1", 8000)) == {"port-nowhere": "broken"}

    def forbid(*_: object) -> None:
        raise PermissionError(errno.EACCES, "not for you")

    monkeypatch.setattr(port, "_listen", forbid)
    assert states(look_at_port("127.0.0.1", 80)) == {"port-forbidden": "broken"}


# The data


def test_a_folder_that_will_be_made_is_fine(tmp_path: Path) -> None:
    assert states(look_at_data(str(tmp_path / "a" / "b"))) == {
        "data-folder": "fine",
        "data-room": "fine",
        "data-system": "fine",
    }
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_is_broken() -> None:
    assert states(look_at_data("/proc/pioche")) == {"data-unwritable": "broken"}


def test_no_home_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise Refusal("no-home", option="--data")

    monkeypatch.setattr(data, "home", no_home)
    assert states(look_at_data("")) == {"data-homeless": "broken"}


def test_a_file_that_others_can_read_is_told(tmp_path: Path) -> None:
    store_at("sqlite", str(tmp_path)).close()
    assert "data-readable" not in states(look_at_data(str(tmp_path)))
    (tmp_path / "pioche.db").chmod(stat.S_IRUSR | stat.S_IWUSR | stat.S_IROTH)
    assert states(look_at_data(str(tmp_path)))["data-readable"] == "doubtful"


def test_a_network_file_system_is_broken(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text("disk / ext4 rw 0 0\nserver:/home /home/ann nfs4 rw 0 0\n")
    kinds = [next(data._file_system(Path(place), mounts)) for place in ("/home/ann/tables", "/var")]
    assert [(finding.facts["kind"], finding.state) for finding in kinds] == [("nfs4", "broken"), ("ext4", "fine")]


@pytest.mark.parametrize(("free", "state"), [(100, "broken"), (1000, "doubtful"), (5000, "fine")])
def test_room(free: int, state: str) -> None:
    assert data._room(free, "/").state == state


def test_postgres_is_asked_for_its_version_and_its_promises() -> None:
    assert states(look_at_data(new_database())) == {"postgres-version": "fine"} | unsafe()
    assert data._version(120_004).state == "broken"
    assert next(data._setting("synchronous_commit", "off")).state == "broken"
    assert not list(data._setting("synchronous_commit", "remote_apply"))


def unsafe() -> dict[str, str]:
    """The server of the tests may be set to be fast."""
    return {"postgres-setting": "broken"} if "postgres-setting" in states(look_at_data(new_database())) else {}


def test_postgres_that_is_away_is_told_without_its_password() -> None:
    (finding,) = look_at_data("postgresql://ann:s3cret@127.0.0.1:9/pioche")
    assert (finding.code, finding.state) == ("postgres-away", "broken")
    assert finding.facts["place"] == "127.0.0.1/pioche"
    assert "s3cret" not in str(finding.facts)


def test_a_driver_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> None:
        raise ImportError

    monkeypatch.setattr(data, "import_module", missing)
    assert states(look_at_data("postgresql:///pioche")) == {"postgres-driver": "broken"}


# The proxy

STRANGER, OUR_PROXY, INVENTED = "198.51.100.4", "10.0.0.9", "192.0.2.77"


@pytest.mark.parametrize(
    ("seen", "forwarded", "signed", "own", "code", "state"),
    [
        (STRANGER, STRANGER, True, "10.1.1.1", "proxy-address", "fine"),
        (STRANGER, f"{INVENTED}, {STRANGER}", True, "10.1.1.1", "proxy-address", "fine"),
        (STRANGER, INVENTED, False, STRANGER, "proxy-address", "fine"),
        (INVENTED, INVENTED, True, "10.1.1.1", "proxy-believes", "broken"),
        (INVENTED, INVENTED, True, "127.0.0.1", "proxy-believes", "broken"),
        (INVENTED, INVENTED, False, STRANGER, "proxy-believes", "broken"),
        (INVENTED, INVENTED, False, "127.0.0.1", "proxy-none", "fine"),
        (OUR_PROXY, STRANGER, True, "10.1.1.1", "proxy-untrusted", "broken"),
        (OUR_PROXY, INVENTED, True, "10.1.1.1", "proxy-silent", "broken"),
        (OUR_PROXY, "", True, "10.1.1.1", "proxy-silent", "broken"),
        (OUR_PROXY, "", False, "10.1.1.1", "proxy-silent", "doubtful"),
    ],
)
def test_whose_address_the_server_sees(
    seen: str, forwarded: str, signed: bool, own: str, code: str, state: str
) -> None:
    finding = proxy._address(Answer(200, signed, own, b""), Seen(seen, "https", forwarded))
    assert (finding.code, finding.state) == (code, state)


def test_a_scheme_that_is_lost_is_broken() -> None:
    assert proxy._scheme("https://cards.example.org", Seen(STRANGER, "http", "")).state == "broken"
    assert proxy._scheme("https://cards.example.org", Seen(STRANGER, "https", "")).state == "fine"


def test_nobody_there() -> None:
    assert states(look_at_proxy("http://127.0.0.1:9")) == {"proxy-away": "broken"}


def test_a_server_is_asked_directly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(store_at("sqlite", str(tmp_path)), monkeypatch) as server:
        assert states(look_at_proxy(server.url)) == {
            "proxy-scheme": "fine",
            "proxy-none": "fine",
            "proxy-sockets": "fine",
        }
        assert states(look_at_port("127.0.0.1", urlsplit(server.url).port or 0)) == {"port-ours": "fine"}

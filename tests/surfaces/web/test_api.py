"""The API is what its description says, and programs of others can use it."""

import re
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.client.api import ask, new_token
from pioche.engine.play import EVERYTHING, SPECTATOR, Play
from pioche.engine.transcript import parse
from pioche.games.catalogue import GAMES
from pioche.rulekit import NATURE, Refusal
from pioche.surfaces.terminal.main import main
from pioche.surfaces.web.api import catalogue
from pioche.surfaces.web.app import application
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.openapi import openapi
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.routes import ENDPOINTS
from pioche.surfaces.web.schema import written
from pioche.surfaces.web.settings import Settings
from pioche.table.after.review import decisions, steps
from tests.surfaces.web.server import ROOT, Person, Server, serving
from tests.table.company import GAMES_AND_OPTIONS, whole_match
from tests.table.store import MemoryStore


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("tables"))) as server:
        yield server


def test_the_schema_is_fresh() -> None:
    """python -m pioche.surfaces.web.schema > docs/protocol.schema.json"""
    assert (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8") == written()


def test_every_route_is_described() -> None:
    app: Any = application(Settings(), MemoryStore(), Opening(), Closing(0))
    starlette = app._app
    paths = {route.path for route in starlette.routes if route.path.startswith("/api/")} - {"/api/openapi.json"}
    assert paths == {endpoint.path for endpoint in ENDPOINTS} == set(openapi()["paths"])


def test_the_catalogue_names_everything_a_setup_needs(server: Server) -> None:
    games = ask(server.url, "GET", "/api/catalogue", new_token())["games"]
    assert [game["name"] for game in games] == ["take_that", "no_thanks", "tightrope", "hit_the_deck"]
    for game in games:
        options = {option["name"]: option["default"] for option in game["options"]}
        server.open_table(new_token(), game=game["name"], seats=game["least"], options=options)


def test_the_catalogue_tells_how_cards_are_written() -> None:
    """A board of no game in particular has numbers in its view and texts in its moves."""
    cards = {game.name: game.cards for game in catalogue("").games}
    assert cards["take_that"][18:23] == ["18", "19", "", "21", "22"]
    assert cards["hit_the_deck"][-1] == "HIT-HAND"
    for name, texts in cards.items():
        assert len(texts) == GAMES[name].nouns.CARD_NUMBERS
        assert {text: GAMES[name].notation.read_card(text) for text in texts if text} == {
            text: card for card, text in enumerate(texts) if text
        }


def test_the_catalogue_tells_how_many_usually_play_and_how_long(server: Server) -> None:
    games = ask(server.url, "GET", "/api/catalogue", new_token())["games"]
    assert {game["name"]: (game["usual_seats"], *game["minutes"]) for game in games} == {
        "take_that": (3, 20, 20),
        "no_thanks": (4, 20, 20),
        "tightrope": (4, 30, 30),
        "hit_the_deck": (4, 30, 30),
    }
    assert all(game["least"] <= game["usual_seats"] <= game["most"] for game in games)


def test_the_catalogue_tells_which_option_many_players_need(server: Server) -> None:
    catalogue = ask(server.url, "GET", "/api/catalogue", new_token())
    needed = {option["name"]: option["needed"] for game in catalogue["games"] for option in game["options"]}
    assert {name: seats for name, seats in needed.items() if seats} == {"large_table": [6, 7]}
    server.open_table(new_token(), game="no_thanks", seats=7, options={"large_table": True})


def test_public_tables_are_in_the_lobby_and_mine_among_mine(server: Server) -> None:
    token = new_token()
    public = server.open_table(token, game="no_thanks", seats=3, public=True)
    empty = server.open_table(token, game="no_thanks", seats=3, public=True)
    Person(server.url, public, "Ann").wait_for(lambda ann: ann.remote.mirror.you == 0)
    private = server.open_table(token, game="tightrope", seats=3)
    lobby = [listed["id"] for listed in ask(server.url, "GET", "/api/tables", token)["tables"]]
    mine = [listed["id"] for listed in ask(server.url, "GET", "/api/mine", token)["tables"]]
    assert public in lobby
    assert private not in lobby
    assert empty not in lobby  # nobody sits there, so nobody waits for company
    assert {public, private} <= set(mine)


def test_an_outside_program_plays_a_match(server: Server) -> None:
    table = server.open_table(new_token(), game="hit_the_deck", seats=3, bots=["club"], options={"target": 20})
    person = Person(server.url, table, "Ann")
    bot = subprocess.run(
        [sys.executable, ROOT / "examples" / "socket_bot.py", f"{server.url}/t/{table}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert bot.returncode == 0, bot.stderr
    person.wait_for(lambda person: person.phase == "over")
    assert bot.stdout == f"won by {person.remote.mirror.table['winners']}\n"
    person.leave()


def test_pioche_join_plays_a_match_in_the_terminal(server: Server) -> None:
    table = server.open_table(new_token(), game="no_thanks", seats=3, bots=["club", "club"])
    command = ["-m", "pioche.surfaces.terminal.main", "join", f"{server.url}/t/{table}", "--name", "Zoe"]
    with subprocess.Popen(
        [sys.executable, "-u", *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as client:
        assert client.stdin
        assert client.stdout
        kill = threading.Timer(90, client.kill)
        kill.start()
        told = []
        for line in client.stdout:
            told.append(line)
            if "Type ready" in line:
                client.stdin.write("ready\n")
            elif "Your move" in line:
                client.stdin.write("1\n")
            elif "The game is over" in line:
                client.stdin.write("quit\n")
            client.stdin.flush()
        kill.cancel()
    text = "".join(told)
    assert "The game is over" in text
    assert "On offer" in text
    assert client.returncode == 0


def test_a_hint_comes_with_its_reasons(server: Server) -> None:
    table = server.open_table(new_token(), game="no_thanks", seats=3, bots=["club", "club"])
    person = Person(server.url, table, "Ann", plays=False)
    person.remote.do("sit", name="Ann")
    person.wait_for(lambda person: person.remote.mirror.you is not None)
    person.remote.ready()
    person.wait_for(lambda person: person.remote.mirror.legal)
    person.remote.do("hint")
    person.wait_for(lambda person: any(message["tell"] == "advised" for message in person.heard))
    advised = next(message for message in person.heard if message["tell"] == "advised")
    assert {opinion["move"] for opinion in advised["moves"]} == {"take", "refuse"}
    person.leave()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_a_finished_match_can_be_stepped_through(game: str, seats: int, options: dict[str, Any]) -> None:
    record = whole_match(game, seats, options)
    openly, mine, watched = (steps(record, viewer, 0, 99_999).steps for viewer in (EVERYTHING, 0, SPECTATOR))
    assert len(openly) == len(mine) == len(watched)
    assert msgspec.structs.asdict(openly[-1].view)["stage"] == 1
    for shown in (mine, watched):
        assert all(step.by != -2 or "deal " not in (step.move or "") for step in shown)
    assert any(here.view != there.view for here, there in zip(openly, watched, strict=True))


def test_where_all_choose_at_once_everybody_is_shown_their_own_moves() -> None:
    record = whole_match("tightrope", 3, {"simultaneous": True})
    told = [steps(record, seat, 0, 99_999).steps for seat in range(3)]
    play, several = Play(parse(record)), 0
    lines = parse(record).moves
    for place, line in enumerate(lines):
        by, _, text = line.partition(" ")
        play.apply(NATURE if by == "*" else int(by), text)
        several += len(play.awaited) > 1
        for seat in range(3):
            expected = play.legal_for(seat) if seat in play.awaited else []
            assert told[seat][place].legal == expected
    assert several > len(lines) // 4


@pytest.mark.needs_speed
def test_decisions_are_judged_by_what_could_be_known() -> None:
    found = list(decisions(whole_match("no_thanks", 3, {}), 0))
    assert found
    for decision in found:
        assert {opinion.move for opinion in decision.moves} == {"take", "refuse"}
        assert 0 <= decision.lost <= 1


def test_steps_and_review_over_the_network(server: Server) -> None:
    table = server.open_table(new_token(), game="no_thanks", seats=3, bots=["club", "club"])
    person = Person(server.url, table, "Ann")
    person.wait_for(lambda person: person.phase == "over")
    person.leave()
    token = new_token()
    assert ask(server.url, "GET", f"/api/games/{table}.1/steps?seat=0", token)["steps"][0]["move"] == "deal"
    assert "decisions" in ask(server.url, "GET", f"/api/games/{table}.1/review?seat=0", token)
    with pytest.raises(ValueError, match="no-such-seat"):
        ask(server.url, "GET", f"/api/games/{table}.1/steps?seat=6", token)
    with pytest.raises(ValueError, match="not-a-number"):
        ask(server.url, "GET", f"/api/games/{table}.1/review?seat=x", token)


def test_a_review_needs_a_token_and_ends_with_the_connection(server: Server) -> None:
    """Twelve that are hung up at once take fewer slices together than one that is waited for."""
    table = server.open_table(new_token(), game="no_thanks", seats=3, bots=["club", "club"])
    person = Person(server.url, table, "Ann")
    person.wait_for(lambda person: person.phase == "over")
    person.leave()
    path, before = f"/api/games/{table}.1/review?seat=1", slices_of_reviews(server)
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(f"{server.url}{path}")
    for _ in range(12):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {new_token()}\r\n\r\n".encode())
    person.wait_for(lambda _: 'pioche_thinking_waiting{kind="review"} 0.0' in measured(server))
    found = asked_when_nobody_asks(server, path)
    assert slices_of_reviews(server) - before < 2 * (len(found["decisions"]) + 1)


def asked_when_nobody_asks(server: Server, path: str) -> Any:
    """Whoever has just hung up may still count for a moment."""
    until = time.monotonic() + 20
    while True:
        try:
            return ask(server.url, "GET", path, new_token())
        except Refusal as refusal:
            if refusal.code != "too-much-thinking" or time.monotonic() > until:
                raise
            time.sleep(0.1)


def measured(server: Server) -> str:
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        text: str = answer.read().decode()
    return text


def slices_of_reviews(server: Server) -> float:
    found = re.search(r'pioche_thinking_wait_seconds_count{kind="review"} (\S+)', measured(server))
    assert found
    return float(found[1])


def test_what_can_be_measured(server: Server) -> None:
    names = ("connections", "commands_total", "messages_sent_total", "loop_delay_seconds_bucket", "thinking_waiting")
    for name in names:
        assert f"pioche_{name}" in measured(server)


def test_examples_need_nothing_of_ours() -> None:
    for name in ("verify_shuffle.py", "socket_bot.py"):
        assert "pioche" not in [
            line.split()[1].partition(".")[0]
            for line in Path(ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()
            if line.startswith(("import ", "from "))
        ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "many"], "invalid int value"),
        (["--port", "0", "--data", "/dev/null/tables"], "/dev/null/tables"),
        (["--port", "0", "--data", "postgresql://nobody@127.0.0.1:1/none"], "postgresql://nobody@127.0.0.1:1/none"),
    ],
)
def test_a_server_that_cannot_be_says_why(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["serve", *arguments])
    except SystemExit as stopped:
        status = int(str(stopped.code))
    assert status == 2
    complaint = capsys.readouterr().err
    assert says in complaint
    assert "Traceback" not in complaint

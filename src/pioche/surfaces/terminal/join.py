"""pioche join: play at a remote table from the terminal."""

import argparse
import getpass
import os
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from pioche.client.api import Message, ask, new_token, refusal_of, split_link
from pioche.client.own_luck import OwnLuck
from pioche.client.remote import Remote
from pioche.engine.transcript import BadRecord
from pioche.games.catalogue import GAMES
from pioche.rulekit import NOBODY, Match, Record, Refusal
from pioche.surfaces.terminal.arguments import compile_once
from pioche.surfaces.terminal.board import board
from pioche.surfaces.terminal.errors import complaint, one_line
from pioche.surfaces.terminal.hint import reason
from pioche.surfaces.terminal.receipt_file import ReceiptFile, usual_place
from pioche.surfaces.terminal.speaking import meant
from pioche.surfaces.terminal.telling import sentences
from pioche.surfaces.terminal.text_table import SHOWN_ANYWAY, in_natural_order, words_of
from pioche.surfaces.terminal.verify import what_was_found
from pioche.surfaces.words import Words
from pioche.table.after.verification import verify_record
from pioche.table.messages import PHRASES

_SIMPLE = ("start", "undo", "rematch", "hint", "leave")
COMMANDS = (*_SIMPLE, "ready", "say", "write", "yes", "no", "slap", "board", "rules", "help", "quit")


def add_to(commands: Any) -> None:
    parser = commands.add_parser("join", help="play at a table on the network, in the terminal")
    parser.add_argument("link", metavar="LINK", help="the invitation, as in http://host:8000/t/TABLE")
    parser.add_argument("--name", default="", help="your name (default: as you are logged in)")
    parser.add_argument("--token", default="", help="to come back to a seat you had (default: a new one)")
    parser.add_argument("--watch", action="store_true", help="only watch")
    parser.add_argument("--receipts", default="", metavar="FILE", help="where to keep what proves the deals later")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    server, table = split_link(chosen.link)
    say: Words = chosen.say
    name = "" if chosen.watch else chosen.name or _login()
    kept = ReceiptFile(Path(chosen.receipts) if chosen.receipts else usual_place(os.environ))
    client = Client(server, table, chosen.token or new_token(), say, OwnLuck(kept.keep, kept.read()))
    print(say("join-token", token=client.remote.token))
    client.remote.start()
    client.wait_for_table()
    client.tell_variants()
    if not chosen.watch and client.remote.mirror.you is None:
        client.remote.do("sit", name=name)
    try:
        client.listen()
    except EOFError:
        client.stay()
    client.check_deals()
    return 0


def _login() -> str:
    """Refusal for a user whose name the system does not know."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        raise Refusal("no-login") from None


class Client:
    def __init__(self, server: str, table: str, token: str, say: Words, luck: OwnLuck | None = None) -> None:
        self.remote = Remote(server, table, token, self.hear, luck)
        self.say = say
        self.shown_at = time.monotonic()
        """When the last news was shown: a slap is measured from there."""
        self.asked_at = -1
        self.names: list[str] = []
        """Of those who sat here before the last news."""

    def wait_for_table(self) -> None:
        while self.remote.mirror.seq < 0:
            if self.remote.over.wait(0.05):
                raise Refusal("no-such-table", table=self.remote.table)

    def tell_variants(self) -> None:
        """By which rules this table plays, before anybody sits down at it."""
        table = self.remote.mirror.table
        names = {name: f"{table['game']}-option-{name}" for name in table["options"]}
        chosen = [f"{self.say(names[name])} = {str(value).lower()}" for name, value in table["options"].items()]
        if chosen:
            print(self.say("join-variants", variants=", ".join(chosen)), flush=True)

    def listen(self) -> None:
        """Until the input ends or you leave."""
        print(self.say("join-help"))
        for answer in sys.stdin:
            if answer.strip() == "q" or meant(answer, "command", COMMANDS, self.say) == "quit":
                return
            self.obey(answer.strip())
            if self.remote.over.is_set():
                return
        raise EOFError

    def stay(self) -> None:
        """Without input, watch until the game is over."""
        while not self.remote.over.wait(0.2) and self.remote.mirror.table.get("phase") != "over":
            pass

    def check_deals(self) -> None:
        """Whether the record of a match that is over agrees with what was kept here; nobody else is asked."""
        table, receipts = self.remote.mirror.table, self.remote.luck.receipts
        match = f"{table['id']}.{table['match']}"
        if table["phase"] != "over" or not any(receipt.table == match for receipt in receipts):
            return
        compile_once(table["game"], language=self.say.language)
        try:
            record = ask(self.remote.server, "GET", f"/api/games/{match}", self.remote.token)
            found = verify_record(msgspec.json.encode(record), receipts)
        except BadRecord as bad:
            print(self.say("join-deals-wrong", why=complaint(bad, self.say)), flush=True)
        except Refusal as refusal:
            print(self.say("play-sorry", why=one_line(self.say.why(refusal))), flush=True)
        else:
            print("\n".join(what_was_found(found, self.say)), flush=True)

    # What you say

    def obey(self, answer: str) -> None:
        typed, _, rest = answer.partition(" ")
        word = meant(typed, "command", COMMANDS, self.say)
        if word == "say":
            self.speak(rest)
        elif word == "write":
            self.remote.do("write", text=rest)
        elif word == "ready":
            self.get_ready()
        elif word in _SIMPLE:
            self.remote.do(word)
        elif word in ("yes", "no"):
            self.remote.do("agree", yes=word == "yes")
        elif word == "slap":
            self.slap()
        elif word in ("board", ""):
            self.show()
        elif word == "rules":
            print(self.say.rules(self.remote.mirror.table["game"]))
        elif word in ("?", "help"):
            print(self.say("join-help"))
        else:
            self.play(answer)

    def get_ready(self) -> None:
        if self.remote.mirror.you is None:
            print(self.say("play-sorry", why=self.say.why(Refusal("not-seated"))), flush=True)
        else:
            self.remote.ready()

    def speak(self, text: str) -> None:
        phrase = meant(text, "phrase", PHRASES, self.say)
        if phrase in PHRASES:
            self.remote.do("say", phrase=phrase)
        else:
            print(self.say("join-phrases", phrases=" ".join(self.say(f"phrase-{name}") for name in PHRASES)))

    def slap(self) -> None:
        took = min(10_000, round(1000 * (time.monotonic() - self.shown_at)))
        self.remote.do("slap", last=self.remote.mirror.seq, reaction=took)

    def play(self, answer: str) -> None:
        moves = self.moves()
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            answer = moves[int(answer) - 1]
        self.remote.do("play", move=answer, ply=self.remote.mirror.ply)

    def moves(self) -> list[str]:
        return sorted(self.remote.mirror.legal, key=in_natural_order)

    # What you hear

    def hear(self, message: Message) -> None:
        """In the thread of the line."""
        kind = message["tell"]
        if kind == "event":
            self.tell(message)
        elif kind == "refused":
            print(self.say("play-sorry", why=one_line(self.say.why(refusal_of(message)))), flush=True)
        elif kind == "advised":
            moves = [opinion["move"] for opinion in message["moves"]]
            game = self.remote.mirror.table["game"]
            print(reason(game, moves, message["speaks_for"], message["speaks_against"], self.say), flush=True)
        if kind in ("event", "snapshot"):
            self.names = self.seated()
            self.prompt()

    def tell(self, message: Message) -> None:
        mirror = self.remote.mirror
        names = self.names if message["fact"]["fact"] == "stood" else self.seated()
        happened = [tuple(row) for row in message["happened"] if row[0] not in SHOWN_ANYWAY]
        viewer = NOBODY if mirror.you is None else mirror.you
        for text in sentences(mirror.table["game"], names, happened, viewer, self.say):
            print(text)
        self.tell_fact(message["fact"], names, viewer)
        self.shown_at = time.monotonic()

    def tell_fact(self, fact: Message, names: list[str], viewer: int) -> None:
        key, drawn = f"fact-{fact['fact']}", fact["fact"] == "dealing"
        seat = fact.get("first" if drawn else "seat", NOBODY)
        if self.say.has(key) and (seat >= 0 or not drawn):
            you = "yes" if seat == viewer >= 0 else "no"
            who = names[seat] if seat >= 0 else ""
            print(self.say(key, you=you, who=who, text=one_line(self.text_of(fact))))
        sys.stdout.flush()

    def text_of(self, fact: Message) -> str:
        phrase = fact.get("phrase")
        return self.say(f"phrase-{phrase}") if phrase in PHRASES else str(fact.get("text") or "")

    def prompt(self) -> None:
        mirror = self.remote.mirror
        if mirror.you is None or mirror.you not in mirror.awaits or mirror.seq == self.asked_at:
            return
        self.asked_at = mirror.seq
        if not mirror.legal:
            if not mirror.table["seats"][mirror.you]["ready"]:
                print(self.say("join-get-ready"), flush=True)
            return
        self.show()
        for number, move in enumerate(self.moves(), 1):
            print(f"  {number}  {words_of(mirror.table['game'], move, self.say)}")
        print(self.say("play-your-move"), flush=True)

    def seated(self) -> list[str]:
        return [one_line(seat["name"]) for seat in self.remote.mirror.table["seats"]]

    def show(self) -> None:
        mirror = self.remote.mirror
        if mirror.view is None:
            print(", ".join(name or "-" for name in self.seated()), flush=True)
            return
        print()
        game = mirror.table["game"]
        for line in board(_as_view(game, mirror.view), self.seated(), self.say):
            print(line, flush=True)


def _as_view(game: str, told: Message) -> Match:
    """The view as the record it was."""
    view = GAMES[game].view.blank()
    _fill(view, told)
    return view


def _fill(record: Record, told: Message) -> None:
    for name, value in told.items():
        if isinstance(value, dict):
            _fill(record[name], value)
        else:
            setattr(record, name, value)

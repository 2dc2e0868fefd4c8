"""A program that sits down at a live table: python socket_bot.py http://127.0.0.1:8000/t/TABLE

It plays by chance. Put something better into `choose`: the message has the view, the legal moves and all that happened.
Needs only `pip install websockets`; docs/protocol.md explains every field.
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request
from collections import deque

from websockets.sync.client import connect

MOST, SECONDS = 80, 20.0
"""Who sends more than 100 messages in 20 seconds is shown the door; answers to pings count too."""


def choose(message: dict, view: dict) -> str:
    return random.choice(message["legal"])


def pledge(state: dict, seat: int, luck: str) -> str:
    """What binds this seat to its luck before anybody knows it."""
    label, bound = f"{state['id']}.{state['match']}".encode(), bytes.fromhex(state["commitment"])
    parts = [label, state["round"].to_bytes(4, "big"), seat.to_bytes(4, "big"), bound, bytes.fromhex(luck)]
    joined = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hashlib.sha256(b"pioche-luck-2" + joined).hexdigest()


def ticket(server: str, table: str, token: str) -> str:
    headers = {"authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/ticket", b"", headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["ticket"]


def play(link: str, name: str) -> list[int]:
    """The winners."""
    server, _, table = link.rpartition("/t/")
    token = secrets.token_urlsafe(24)
    known: dict = {}
    numbers = iter(range(1_000_000_000))
    done: set = set()
    lucks: dict = {}
    sent: deque = deque(maxlen=MOST)
    with connect(f"ws{server.removeprefix('http')}/socket/{table}", compression=None) as line:

        def do(command: str, **what: object) -> None:
            if len(sent) == MOST:
                time.sleep(max(0.0, sent[0] + SECONDS - time.monotonic()))
            sent.append(time.monotonic())
            line.send(json.dumps({"do": command, "id": str(next(numbers)), **what}))

        def once(moment: object, command: str, **what: object) -> None:
            if (moment, command) not in done:
                done.add((moment, command))
                do(command, **what)

        do("hello", ticket=ticket(server, table, token))
        do("sit", name=name)
        for frame in line:
            message = json.loads(frame)
            if message["tell"] == "ping":
                line.send(json.dumps({"do": "pong", "id": message["id"]}))
            if message["tell"] not in ("snapshot", "event"):
                continue
            if message["tell"] == "snapshot":
                known = {"you": message["you"], "table": message["table"], "view": message["view"] or {}}
            else:
                known["table"].update(message["table"])
                known["view"].update(message["view"])
            seat, state = known["you"], known["table"]
            if state["phase"] == "over":
                return state["winners"]
            if seat is None:
                continue
            if state["phase"] != "playing" and seat in message["awaits"]:
                bound = state["commitment"]
                luck = lucks.setdefault(bound, secrets.token_hex(16))
                if not state["seats"][seat]["ready"]:
                    once(bound, "ready", pledge=pledge(state, seat, luck), commitment=bound)
                elif state["pledges"] and state["pledges"][seat] == pledge(state, seat, luck):
                    once(bound, "reveal", luck=luck)
            elif state["racing"] and seat not in state["slapped"]:
                once(message["ply"], "slap", last=message["seq"], reaction=300)
            if message["legal"]:
                once(message["ply"], "play", move=choose(message, known["view"]), ply=message["ply"])
    return []


if __name__ == "__main__":
    sys.stdout.write(f"won by {play(sys.argv[1], 'a program')}\n")

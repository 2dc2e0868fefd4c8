"""Check the deals of a live game without any code of Pioche: python verify_shuffle.py RECORD"""

import hashlib
import hmac
import json
import sys
from pathlib import Path

FACES = [c + n for c in "RGBY" for n in "12345"] + [c + w for w in ("-CUT", "-FLIP") for c in "RGBY"]
FACES += ["HIT-" + mark for mark in [*"12345", *"RGBY", "HAND"]]
ORDER = {face: place for place, face in enumerate([*map(str, range(100)), "B0", "R0", *FACES])}


def number(value, size=4):
    return value.to_bytes(size, "big")


def stream(key):
    counter = 0
    while True:
        block = hashlib.sha256(key + number(counter, 8)).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def shuffled(words, cards):
    cards = sorted(cards, key=ORDER.__getitem__)
    for last in range(len(cards) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < fair) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


record = json.loads(Path(sys.argv[1]).read_bytes())
deals = [move.split(" / ") for move in record["moves"] if move.startswith("* deal ")]
for shuffle, deal in zip(record["shuffles"], deals, strict=True):
    table, secret, which = record["table"].encode(), bytes.fromhex(shuffle["secret"]), number(shuffle["round"])
    assert hashlib.sha256(b"pioche-commit-1" + table + which + secret).hexdigest() == shuffle["commitment"], (
        "commitment"
    )
    parts = [table, which, *map(bytes.fromhex, shuffle["lucks"])]
    words = stream(hmac.digest(secret, b"".join(number(len(part)) + part for part in parts), "sha256"))
    decks = [deal[0].split()[2:], *(part.split() for part in deal[1:])]
    assert all(shuffled(words, deck) == deck for deck in decks), "deal"
sys.stdout.write(f"{len(deals)} deals are as committed\n")

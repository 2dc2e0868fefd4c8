"""Check the deals of a live game without any code of Pioche: python verify_shuffle.py RECORD [RECEIPTS]

RECEIPTS is what a player kept (docs/records.md), one JSON object a line. Without it a record only agrees with itself.
"""

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


def stream(key, counter=0):
    while True:
        block = hashlib.sha256(key + number(counter, 8)).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def below(words, bound):
    fair = 2**32 - 2**32 % bound
    return next(word for word in words if word < fair) % bound


def shuffled(words, cards):
    cards = sorted(cards, key=ORDER.__getitem__)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def joined(parts):
    return b"".join(number(len(part)) + part for part in parts)


def key_of(table, shuffle, seats):
    """The round's key, if everybody was bound to it before any luck was known."""
    scheme, which, secret = shuffle.get("scheme", 1), number(shuffle["round"]), bytes.fromhex(shuffle["secret"])
    bound, lucks = bytes.fromhex(shuffle["commitment"]), [bytes.fromhex(luck) for luck in shuffle["lucks"]]
    assert scheme in (1, 2), "an unknown scheme"
    assert len(lucks) == seats, "one luck for each seat"
    assert hashlib.sha256(b"pioche-commit-%d" % scheme + table + which + secret).digest() == bound, "commitment"
    mark = b"pioche-luck-1" if scheme == 1 else b"pioche-servers-luck-2"
    for seat, luck in enumerate(lucks):
        if seat in shuffle["servers"]:
            assert luck == hashlib.sha256(mark + secret + number(seat)).digest()[:16], "the server's luck"
        elif scheme == 2:
            pledged = hashlib.sha256(b"pioche-luck-2" + joined([table, which, number(seat), bound, luck]))
            assert pledged.hexdigest() == shuffle["pledges"][seat], "pledge"
    marks = [] if scheme == 1 else [b"pioche-key-2"]
    return hmac.digest(secret, joined([*marks, table, which, *lucks]), "sha256")


def compared(shuffle, deck, kept):
    """Whether a player kept something of this deal; it must be the same."""
    bound = [one for one in kept if one["round"] == shuffle["round"] and one["pledges"]]
    mine = [one for one in bound if one["commitment"] == shuffle["commitment"]]
    others = [one for one in bound if one not in mine]
    assert not any(one["used"] for one in others), "receipt: the commitment was another one"
    assert len({one["commitment"] for one in others}) <= len(shuffle.get("withheld", [])), (
        "receipt: begun anew, and nobody is named"
    )
    for one in mine:
        seat = one["seat"]
        assert seat not in shuffle["servers"], "receipt: your luck was left out"
        assert one["luck"] == shuffle["lucks"][seat], "receipt: your luck was another one"
        assert one["pledges"] == shuffle["pledges"], "receipt: the pledges were others"
        assert len(one["dealt"]) <= len(deck), "receipt: the cards were others"
        pairs = zip(one["dealt"], deck, strict=False)
        assert all(card in (None, there) for card, there in pairs), "receipt: the cards were others"
    return bool(mine)


record = json.loads(Path(sys.argv[1]).read_bytes())
lines = Path(sys.argv[2]).read_text(encoding="utf-8").splitlines() if len(sys.argv) > 2 else []
kept = [one for one in map(json.loads, lines) if one["table"] == record["table"]]
deals = [move.split(" / ") for move in record["moves"] if move.startswith("* deal ")]
found = 0
for place, (shuffle, deal) in enumerate(zip(record["shuffles"], deals, strict=True), 1):
    assert shuffle["round"] == place, "rounds in order"
    key = key_of(record["table"].encode(), shuffle, len(record["players"]))
    if place == 1 and record.get("first_by_lot"):
        assert record["first"] == below(stream(key, (2**32 - 1) << 32), len(record["players"])), "the lot"
    words = stream(key)
    decks = [deal[0].split()[2:], *(part.split() for part in deal[1:])]
    assert all(shuffled(words, deck) == deck for deck in decks), "deal"
    found += compared(shuffle, decks[0], kept)
oldest = min(shuffle.get("scheme", 1) for shuffle in record["shuffles"])
sys.stdout.write(f"{len(deals)} deals are as committed, scheme {oldest}; compared with receipts: {found}\n")
if oldest == 1:
    sys.stdout.write("scheme 1: luck was shown as it came, so who sent theirs last could choose the cards\n")
if not found:
    sys.stdout.write("consistent with itself; nobody's receipt was compared\n")

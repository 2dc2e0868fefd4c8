"""The verifiable shuffle: the server and everybody at the table bind themselves before any luck is known.

The server draws a secret and publishes its commitment. Each person draws 16 bytes of luck and publishes a pledge, which
binds them and tells nothing. Only when all pledges lie on the table is the luck asked for, and it must be what was
pledged. The luck of bots and of absent people follows from the secret. All of it makes the round's key, and the key
makes everything that nature does in the round. After the round the secret and all luck are revealed.

In scheme 1, which rounds of earlier versions were dealt by, there were no pledges.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import Ply, legal_moves, unshuffled_cards
from pioche.engine.rollout import ARRANGED
from pioche.rulekit import NATURE, Match

SCHEME = 2
"""By which rounds are dealt now."""
SECRET_BYTES = 32
LUCK_BYTES = 16
_WORD = 1 << 32
_LOT = _WORD - 1
"""Instead of the number of a move."""


def commitment(label: str, round_number: int, secret: bytes, scheme: int = SCHEME) -> str:
    """What is published before the deal; the label names the table and the match."""
    bound = b"pioche-commit-%d" % scheme + label.encode() + _four(round_number) + secret
    return hashlib.sha256(bound).hexdigest()


def pledge(label: str, round_number: int, seat: int, commitment: str, luck: bytes) -> str:
    """What a seat publishes before any luck is known: it fits this deal, this seat and this luck, and no other."""
    parts = [label.encode(), _four(round_number), _four(seat), bytes.fromhex(commitment), luck]
    return hashlib.sha256(b"pioche-luck-2" + _joined(parts)).hexdigest()


def servers_luck(secret: bytes, seat: int, scheme: int = SCHEME) -> bytes:
    """The luck of a bot or of somebody absent."""
    mark = b"pioche-luck-1" if scheme == 1 else b"pioche-servers-luck-2"
    return hashlib.sha256(mark + secret + _four(seat)).digest()[:LUCK_BYTES]


def round_key(label: str, round_number: int, secret: bytes, lucks: Sequence[bytes], scheme: int = SCHEME) -> bytes:
    """By the luck of every seat, in seat order."""
    mark = [] if scheme == 1 else [b"pioche-key-2"]
    return hmac.digest(secret, _joined([*mark, label.encode(), _four(round_number), *lucks]), "sha256")


def _joined(parts: Sequence[bytes]) -> bytes:
    """Each with its length, so that no two lists look alike."""
    return b"".join(_four(len(part)) + part for part in parts)


def _four(number: int) -> bytes:
    return number.to_bytes(4, "big")


def numbers(key: bytes, nth: int) -> Iterator[int]:
    """32-bit numbers for nature's nth move of the round."""
    counter = nth << 32
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def below(stream: Iterator[int], bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely."""
    fair = _WORD - _WORD % bound
    return next(number for number in stream if number < fair) % bound


def shuffled(stream: Iterator[int], cards: Sequence[int]) -> list[int]:
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def lot(key: bytes, seats: int) -> int:
    """The seat that deals first, or begins: drawn from the numbers of a move that nature never makes."""
    return below(numbers(key, _LOT), seats)


def natures_move(state: Match, key: bytes, nth: int) -> Ply:
    """What nature does here, as its nth move of the round."""
    stream = numbers(key, nth)
    cards, first = unshuffled_cards(state)
    notation = GAME_OF[type(state)].notation
    if not cards:
        moves = legal_moves(state)
        move = moves[below(stream, len(moves))]
        return Ply(NATURE, notation.write_move(move), move)
    order = shuffled(stream, cards[:first]) + shuffled(stream, cards[first:])
    return Ply(NATURE, notation.write_arrangement(state, order), ARRANGED, tuple(order))

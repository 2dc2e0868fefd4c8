"""The verifiable shuffle: the server binds itself before the deal, everybody adds some luck, all can check afterwards.

The server draws a secret and publishes its commitment. Each person at the table adds 16 bytes; the luck of bots and of
absent people follows from the secret, so the server cannot choose it afterwards. All of it makes the round's key, and
the key makes everything that nature does in the round. After the round the secret is revealed.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import Ply, legal_moves, unshuffled_cards
from pioche.engine.rollout import ARRANGED
from pioche.rulekit import NATURE, Match

SECRET_BYTES = 32
_LUCK_BYTES = 16
_WORD = 1 << 32


def commitment(label: str, round_number: int, secret: bytes) -> str:
    """What is published before the deal; the label names the table and the match."""
    bound = b"pioche-commit-1" + label.encode() + round_number.to_bytes(4, "big") + secret
    return hashlib.sha256(bound).hexdigest()


def servers_luck(secret: bytes, seat: int) -> bytes:
    """The luck of a bot or of somebody absent."""
    return hashlib.sha256(b"pioche-luck-1" + secret + seat.to_bytes(4, "big")).digest()[:_LUCK_BYTES]


def round_key(label: str, round_number: int, secret: bytes, lucks: Sequence[bytes]) -> bytes:
    """By the luck of every seat, in seat order."""
    parts = [label.encode(), round_number.to_bytes(4, "big"), *lucks]
    return hmac.digest(secret, b"".join(len(part).to_bytes(4, "big") + part for part in parts), "sha256")


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

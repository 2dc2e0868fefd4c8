"""Words for the tests of Hit the Deck: lay out hands and piles as text, top card first, and read them back."""

from typing import Any

from pioche.engine.referee import why_not
from pioche.games.catalogue import MOST_MOVES
from pioche.games.hit_the_deck.notation import read_arrangement, read_card, read_move, write_card, write_move
from pioche.games.hit_the_deck.rules import interrupts
from pioche.games.hit_the_deck.state import FACES, PLAYING, SLAP
from pioche.rulekit import NATURE, Refusal, ints
from tests.kit import Event, arrange_now, deal, deck, do, legal_moves, match

A, B, C, D = range(4)


def cards(text: str) -> list[int]:
    return [read_card(name) for name in text.split()]


def table(*hands: str, draw: str = "", discard: str = "R1", turn: int = 0, direction: int = 1, **options: Any) -> Any:
    """A round under way: everybody's hand, both piles, and whose turn it is to play on the top card."""
    state = match("hit_the_deck", len(hands), **options)
    state.round = 1
    state.stage = PLAYING
    state.turn = turn
    state.direction = direction
    state.layer = (turn - direction) % len(hands)
    for seat, hand in enumerate(hands):
        give(state, seat, hand)
    lay_pile(state, draw=draw)
    lay_pile(state, discard=discard)
    return state


def give(state: Any, seat: int, hand: str) -> None:
    state.hands[seat] = 0
    for card in cards(hand):
        state.hands[seat, card] += 1
    state.hand_count[seat] = len(cards(hand))


def lay_pile(state: Any, **piles: str) -> None:
    """The draw pile face down and unknown; the discard pile as it was built, each card seen."""
    for name, text in piles.items():
        pile = cards(text)[::-1]
        getattr(state, name)[:] = -1
        getattr(state, name)[: len(pile)] = pile
        getattr(state, name + "_known")[:] = 0
        getattr(state, name + "_known")[: len(pile)] = int(name == "discard")
        setattr(state, name + "_count", len(pile))


def draw_pile(state: Any) -> str:
    return " ".join(map(write_card, state.draw[: state.draw_count].tolist()[::-1]))


def discard_pile(state: Any) -> str:
    return " ".join(map(write_card, state.discard[: state.discard_count].tolist()[::-1]))


def hand(state: Any, seat: int) -> str:
    copies = state.hands[seat].tolist()
    return " ".join(write_card(card) for card in range(FACES) for _ in range(copies[card]))


def playable(top: str, held: str) -> str:
    """The cards of a hand that may be played on a top card, in the order of the hand."""
    state = table(held, "R1", draw="R1", discard=top)
    moves = legal_moves(state)
    return " ".join(name for name in held.split() if f"play {name}" in moves)


def slap(state: Any, *seats: int) -> list[Event]:
    """Wrong slaps, after checking that they are possible."""
    said: list[Event] = []
    for seat in seats:
        assert SLAP + seat in slaps(state)
        said += do(state, read_move("slap", seat))
    return said


def slaps(state: Any) -> list[int]:
    moves = ints(MOST_MOVES)
    return moves[: interrupts(state, moves)].tolist()


def shuffle(state: Any, text: str) -> list[Event]:
    """The reshuffle that is due, written as in a record."""
    order = read_arrangement(state, "shuffle " + text)
    assert sorted(order) == sorted(deck(state)[0])
    return arrange_now(state, order)


def refused(state: Any, text: str, seat: int = NATURE) -> Refusal:
    """Why this move is not legal here."""
    move = read_move(text, seat)
    assert write_move(move) not in legal_moves(state)
    return why_not(state, move)


def dealt(seats: int, first_card: str, *more: str, first: int = 0, **options: Any) -> Any:
    """A dealt round in which these cards come after the hands; the hands are as they come."""
    state = match("hit_the_deck", seats, first, **options)
    coming = [read_card(name) for name in (first_card, *more)]
    rest, _ = deck(state)
    for card in coming:
        rest.remove(card)
    deal(state, *rest[: 7 * seats], *coming)
    return state

"""Words for tests: set up a position, make moves as text, ask what is legal."""

from typing import Any

import numpy as np

from pioche.engine import sight
from pioche.engine.dispatch import GAME_OF, apply, begin, cards_to_shuffle, deal_or_reshuffle, legal, to_move
from pioche.games.catalogue import GAMES, MOST_CARDS, MOST_MOVES
from pioche.players.critic import HEAD as CRITIC_HEAD
from pioche.players.heuristic import features
from pioche.players.levels import expected_table
from pioche.players.network import HEAD, end_of
from pioche.players.reading import HEAD as READER_HEAD
from pioche.rulekit import INTERPRETED, NATURE, Log, Match, dice, ints, ints_of, open_match, write_options

Event = tuple[int, int, int, int]


def sized(trials: int, interpreted: int) -> int:
    """How much to try: as much as compiled rules can bear, or, a thousand times slower, interpreted ones."""
    return interpreted if INTERPRETED else trials


class TooFewCompared(Exception):
    """A test met too few cases to say anything: not that a promise is broken."""


def enough(compared: int, least: int = 1) -> None:
    if compared < least:
        raise TooFewCompared(f"{compared} of {least}")


def match(name: str, seats: int, first: int = 0, **options: Any) -> Any:
    """A match that nobody has dealt yet."""
    game = GAMES[name]
    state: Any = game.state.blank()
    state.cells[:] = -1
    write_options(state.options, game.nouns.OPTIONS, options)
    write_options(state.options, game.parts, {})
    open_match(state, seats, first)
    begin(state)
    return state


def deck(state: Match) -> tuple[list[int], int]:
    """The cards that nature is to arrange, unshuffled, and how many of them belong to the first deck."""
    cards = ints(MOST_CARDS)
    first, second = cards_to_shuffle(state, cards)
    return cards[: first + second].tolist(), first


def deal(state: Match, *top: int) -> list[Event]:
    """Arrange the (first) deck with these cards on top, in this order, and the others in order below them."""
    cards, _ = deck(state)
    below = list(cards)
    for card in top:
        below.remove(card)
    return arrange_now(state, [*top, *below])


def arrange_now(state: Match, cards: list[int]) -> list[Event]:
    log = Log.blank()
    deal_or_reshuffle(state, ints_of(cards), log)
    return events(log)


def play(state: Match, *texts: str) -> list[Event]:
    """Make moves of whoever is to move, after checking that they are legal; all the events they caused."""
    said: list[Event] = []
    for text in texts:
        assert text in legal_moves(state), f"{text} is not among {legal_moves(state)}"
        said += do(state, GAME_OF[type(state)].notation.read_move(text, to_move(state)))
    return said


def do(state: Match, move: int) -> list[Event]:
    log = Log.blank()
    apply(state, move, log)
    return events(log)


def events(log: Log) -> list[Event]:
    return [(kind, seat, card, amount) for kind, seat, card, amount in log.events[: log.count].tolist()]


def legal_moves(state: Match) -> list[str]:
    write = GAME_OF[type(state)].notation.write_move
    return sorted(write(move) for move in legal_numbers(state))


def legal_numbers(state: Match) -> list[int]:
    moves = ints(MOST_MOVES)
    return moves[: legal(state, moves)].tolist()


def view(state: Match, seat: int) -> Any:
    return sight.view_of(state, seat)


def imagined(seen: Match, seed: int = 0) -> Any:
    return sight.imagined(seen, dice(seed))


def random_walk(state: Match, seed: int, plies: int) -> None:
    """Play at random, nature included, for this many moves or until the match is over."""
    luck = np.random.default_rng(seed)
    for _ in range(plies):
        if to_move(state) == NATURE and (cards := deck(state))[0]:
            first = luck.permutation(cards[0][: cards[1]])
            second = luck.permutation(cards[0][cards[1] :])
            arrange_now(state, [*first.tolist(), *second.tolist()])
        elif numbers := legal_numbers(state):
            do(state, int(luck.choice(numbers)))


def some_network(game: str, seats: int, seed: int = 1, wide: int = 4, narrow: int = 3) -> Any:
    """One that nobody has trained, of the shape that this table needs."""
    shape = (GAMES[game].encoding.LAYOUT.size(seats), GAMES[game].encoding.ACTIONS, len(features(game)), wide, narrow)
    head: Any = np.array(shape, float)
    network = np.random.default_rng(seed).normal(0.0, 0.1, end_of(head))
    network[:HEAD], network[-1] = head, 1.0
    return network.astype(np.float16).astype(np.float64)


def some_reader(game: str, seats: int, seed: int = 1, units: int = 4) -> Any:
    """One that nobody has trained, for the styles that are expected at this table."""
    shape = GAMES[game].encoding.LAYOUT.size(seats), units, len(expected_table(game, seats)) + 1
    reader = np.random.default_rng(seed).normal(0.0, 0.1, reader_size(*shape, seats - 1))
    reader[:READER_HEAD] = shape
    return reader.astype(np.float16).astype(np.float64)


def some_critic(game: str, seats: int, seed: int = 1, wide: int = 4, narrow: int = 3) -> Any:
    """One that nobody has trained, of the shape that this table needs. To it all is about even, and every third
    number of an observation counts."""
    shape = GAMES[game].encoding.LAYOUT.size(seats), len(features(game)), wide, narrow
    seen = seats * shape[0]
    critic = np.random.default_rng(seed).normal(0.0, 0.1, critic_size(seats, *shape))
    critic[:CRITIC_HEAD], critic[CRITIC_HEAD : CRITIC_HEAD + seen] = shape, np.arange(seen) % 3 == 0
    critic[-1 - narrow : -1] *= 0.01
    critic[-1] = 0.4
    return critic.astype(np.float16).astype(np.float64)


def critic_size(seats: int, inputs: int, features: int, wide: int, narrow: int) -> int:
    seen = seats * inputs
    return CRITIC_HEAD + seen + features + (seen + 2 * features + 1) * wide + (wide + 2) * narrow + 1


def reader_size(inputs: int, units: int, kinds: int, others: int) -> int:
    return READER_HEAD + (inputs + 1) * units + (units + 1) * others * kinds

"""The checking door: a move as text is admitted, or refused with the reason. Behind this door the rules trust."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pioche.engine.dispatch import (
    GAME_OF,
    apply,
    begin,
    cards_to_shuffle,
    deal_or_reshuffle,
    interrupts,
    legal,
    may_choose,
    to_move,
)
from pioche.games.catalogue import GAMES, LEFT_OUT, MOST_CARDS, MOST_MOVES
from pioche.games.game import Game
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    MOST_FACTS,
    NATURE,
    NO_REASON,
    NOBODY,
    Ints,
    Log,
    Match,
    Refusal,
    Value,
    ints,
    ints_of,
    open_match,
    read_number,
    write_options,
)
from pioche.rulekit.compiled import text_of

NATURES_NAME = "*"
_row: Callable[[int], Ints] = text_of(ints)
"""A row of zeros, made without a way through compiled code."""
_FULL: Mapping[str, Value] = {}
_FEWEST_IN_REDUCED = 2


@dataclass(frozen=True)
class Ply:
    """An admitted move: who, in what words, and what the rules are to be told."""

    by: int
    text: str
    move: int
    cards: tuple[int, ...] = ()
    """What nature arranged; then there is no number for the move."""


def new_match(
    name: str, seats: int, first: int, options: Mapping[str, Value], parts: Mapping[str, Value] = _FULL
) -> Match:
    """A match that nobody has dealt yet. With parts it is a reduced game, which two may play as well."""
    game = game_named(name)
    least = _FEWEST_IN_REDUCED if parts else game.seats[0]
    if not least <= seats <= game.seats[-1]:
        raise Refusal("wrong-seats", seats=seats, least=least, most=game.seats[-1])
    if not 0 <= first < seats:
        raise Refusal("no-such-seat", seat=first, most=seats - 1)
    state = game.state.blank()
    write_options(state["options"], game.nouns.OPTIONS, options)
    write_options(state["options"], game.parts, parts)
    open_match(state, seats, first)
    begin(state)
    facts = _row(MOST_FACTS)
    if (reason := game.rules.check_options(state, facts)) != NO_REASON:
        raise _refusal(game, reason, facts)
    return state


def game_named(name: str) -> Game:
    if name in LEFT_OUT:
        raise LEFT_OUT[name]
    if name not in GAMES:
        raise Refusal("unknown-game", name=name, values=", ".join(GAMES))
    return GAMES[name]


def awaited(state: Match) -> list[int]:
    """Who is to move: one seat, NATURE, several seats where the choice is simultaneous, or none at the end."""
    mover = to_move(state)
    if mover >= 0 and GAME_OF[type(state)].nouns.SIMULTANEOUS is not None:
        return [seat for seat in range(state.seats) if may_choose(state, seat)]
    return [] if mover == NOBODY else [mover]


def legal_moves(state: Match) -> list[int]:
    moves = _row(MOST_MOVES)
    return moves[: legal(state, moves)].tolist()


def interrupting_moves(state: Match) -> list[int]:
    """What may be done out of turn."""
    moves = _row(MOST_MOVES)
    return moves[: interrupts(state, moves)].tolist()


def unshuffled_cards(state: Match) -> tuple[list[int], int]:
    """What nature has to put in order now, and how many of it belong to the first deck."""
    cards = _row(MOST_CARDS)
    first, second = cards_to_shuffle(state, cards)
    return cards[: first + second].tolist(), first


def admit(state: Match, line: str) -> Ply:
    """Read "2 lay 45" or "* deal ...", and refuse it unless it may be done now."""
    name, _, text = line.partition(" ")
    by = NATURE if name == NATURES_NAME else _seat(state, name)
    if to_move(state) == NOBODY:
        raise Refusal("match-over", _clause(state, "over"))
    cards, first = unshuffled_cards(state)
    if cards:
        return _admit_arrangement(state, by, text, cards, first)
    return _admit_move(state, by, text)


def carry_out(state: Match, ply: Ply, log: Log | None) -> None:
    if ply.cards:
        deal_or_reshuffle(state, ints_of(ply.cards), log)
    else:
        apply(state, ply.move, log)


def _seat(state: Match, name: str) -> int:
    try:
        seat = read_number(name)
    except Refusal:
        raise Refusal("not-a-seat", text=name) from None
    if seat >= state.seats:
        raise Refusal("no-such-seat", seat=seat, most=state.seats - 1)
    return seat


def _admit_arrangement(state: Match, by: int, text: str, cards: list[int], first: int) -> Ply:
    clause = _clause(state, "deal" if state.stage == BETWEEN_ROUNDS else "shuffle")
    if by != NATURE:
        raise Refusal("nature-to-move", clause)
    notation = GAME_OF[type(state)].notation
    given = notation.read_arrangement(state, text)
    if len(given) != len(cards):
        raise Refusal("wrong-number-of-cards", clause, given=len(given), needed=len(cards))
    missing = Counter(cards[:first]) - Counter(given[:first]) or Counter(cards[first:]) - Counter(given[first:])
    if missing:
        raise Refusal("card-missing", clause, card=notation.write_card(min(missing)))
    return Ply(NATURE, text, -1, tuple(given))


def _admit_move(state: Match, by: int, text: str) -> Ply:
    notation = GAME_OF[type(state)].notation
    move = notation.read_move(text, by)
    if move in interrupting_moves(state):
        return Ply(by, text, move)
    _check_turn(state, by)
    if move not in legal_moves(state):
        raise why_not(state, move)
    return Ply(by, text, move)


def why_not(state: Match, move: int) -> Refusal:
    """The reason why a move that can be read is not legal here."""
    game = GAME_OF[type(state)]
    facts = _row(MOST_FACTS)
    return _refusal(game, game.rules.why_not(state, move, facts), facts)


def _refusal(game: Game, reason: int, facts: Ints) -> Refusal:
    refusal: Refusal = game.rules.REASONS[reason].refusal(facts.tolist(), game.notation.write_card)
    return refusal


def _check_turn(state: Match, by: int) -> None:
    mover = to_move(state)
    if by == mover:
        return
    if mover == NATURE:
        raise Refusal("nature-to-move", _clause(state, "turn"))
    raise Refusal("not-your-turn", _clause(state, "turn"), seat=mover)


def _clause(state: Match, question: str) -> str:
    return GAME_OF[type(state)].nouns.CLAUSES[question]

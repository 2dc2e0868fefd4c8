"""How a game's notation writes deals and shuffles, and what it says of texts that it cannot read: as data for the page.

All of it is tried out on the usual opening, so no game is named. No notation can read a question mark.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pioche.engine.referee import new_match, unshuffled_cards
from pioche.games.game import Game
from pioche.rulekit import OVER, Match, Refusal

_UNREAD = "?"
"""Stands in a refusal for what could not be read: a word, a card, or behind its word a whole move."""
_IN_ROUND = OVER + 1
"""Any stage of a round."""

_Facts = dict[str, Any]


def arrangement(game: Game) -> _Facts:
    """The words between rounds and in a round, the cards by deck, the mark between decks, and what cannot be read."""
    state = _opening(game)
    cards, first = unshuffled_cards(state)
    word, *written = game.notation.write_arrangement(state, cards).split(" ")
    marks = len(written) - len(cards)
    decks = [_readable(game), _second_deck(game, cards[first:], written[first + marks :])]
    return {
        "words": [_word(game, state), _word(game, _in_round(state))],
        "mark": " ".join(written[first : first + marks]),
        "decks": decks if cards[first:] else decks[:1],
        "unread": _unread(game, state, [word, *written], first, marks),
    }


def unread_moves(game: Game, moves: Iterable[str | None]) -> _Facts:
    """By the first word of a move: what is said where the rest cannot be read; "" for any other word."""
    words = sorted({move.split(" ")[0] for move in moves if move})
    texts = {"": _UNREAD, **{word: f"{word} {_UNREAD}" for word in words}}
    return {word: _refused(game.notation.read_move, text, 0) for word, text in texts.items()}


def _opening(game: Game) -> Match:
    return new_match(game.name, game.nouns.USUAL_SEATS, 0, {})


def _in_round(state: Match) -> Match:
    other = state.copy()
    other.stage = _IN_ROUND
    return other


def _word(game: Game, state: Match) -> str:
    return game.notation.write_arrangement(state, []).split(" ")[0]


def _readable(game: Game) -> list[str | None]:
    """The cards of the first deck, by number."""
    return [_read_back(game, card) for card in range(game.nouns.CARD_NUMBERS)]


def _read_back(game: Game, card: int) -> str | None:
    try:
        text = game.notation.write_card(card)
        return text if game.notation.read_card(text) == card else None
    except (LookupError, Refusal):
        return None


def _second_deck(game: Game, cards: Sequence[int], texts: Sequence[str]) -> list[str | None]:
    written = dict(zip(cards, texts, strict=True))
    return [written.get(card) for card in range(game.nouns.CARD_NUMBERS)]


def _unread(game: Game, state: Match, tokens: list[str], first: int, marks: int) -> _Facts:
    """What is said of a wrong word, by stage; of a card that cannot be read, by deck; and of a mark that is missing."""
    read = game.notation.read_arrangement
    places = [1, 1 + first + marks] if marks else [1]
    spoilt = [" ".join([*tokens[:place], _UNREAD, *tokens[place + 1 :]]) for place in places]
    unmarked = " ".join(tokens[: 1 + first] + tokens[1 + first + marks :])
    return {
        "words": [_refused(read, state, _UNREAD), _refused(read, _in_round(state), _UNREAD)],
        "cards": [_refused(read, state, text) for text in spoilt],
        "mark": _refused(read, state, unmarked) if marks else None,
    }


def _refused(read: Callable[..., Any], *what: Any) -> _Facts:
    try:
        read(*what)
    except Refusal as refusal:
        return {"code": refusal.code, "clause": refusal.clause, "facts": refusal.facts}
    raise ValueError(f"{what[-1]} can be read")

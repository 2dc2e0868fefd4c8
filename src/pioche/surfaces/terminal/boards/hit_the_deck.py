"""Hit the Deck in lines of text."""

from pioche.games.hit_the_deck.cards import demanded_colour, demanded_number
from pioche.games.hit_the_deck.notation import COLOURS, write_card
from pioche.games.hit_the_deck.piles import top_card
from pioche.games.hit_the_deck.state import HIT_HAND, View
from pioche.rulekit import BETWEEN_ROUNDS, OVER, UNKNOWN
from pioche.surfaces.terminal.boards import listed, named
from pioche.surfaces.words import Words


def lines(view: View, names: list[str], words: Words) -> list[str]:
    told = [player(view, names, words, seat) for seat in range(view.seats)]
    if view.discard_count > 0:
        told += [table(view, words), *demand(top_card(view), words)]
    if view.viewer >= 0:
        told.append(words("hit_the_deck-hand", cards=listed(cards_of(view, view.viewer), words)))
    return told


def player(view: View, names: list[str], words: Words, seat: int) -> str:
    """HD-42: the numbers of cards are open; HD-44: some cards are remembered."""
    who = named(view, names, words, seat)
    known = [write_card(face) for face, copies in enumerate(view.shown[seat].tolist()) for _ in range(copies)]
    facts: dict[str, str | int] = {"who": who, "hand": view.hand_count[seat], "total": view.totals[seat]}
    if known and seat != view.viewer and view.stage not in (BETWEEN_ROUNDS, OVER):
        return words("hit_the_deck-player-known", cards=listed(known, words), **facts)
    return words("hit_the_deck-player", **facts)


def table(view: View, words: Words) -> str:
    return words(
        "hit_the_deck-table",
        top=write_card(top_card(view)),
        draw=view.draw_count,
        discard=view.discard_count,
        direction="left" if view.direction == 1 else "right",
    )


def demand(top: int, words: Words) -> list[str]:
    """HD-24, HD-25, HD-31: what the top card asks of the next player."""
    if demanded_number(top) != UNKNOWN:
        return [words("hit_the_deck-demand-number", demand=demanded_number(top))]
    if demanded_colour(top) != UNKNOWN:
        return [words("hit_the_deck-demand-colour", demand=COLOURS[demanded_colour(top)])]
    return [words("hit_the_deck-free")] if top == HIT_HAND else []


def cards_of(view: View, seat: int) -> list[str]:
    return [write_card(face) for face, copies in enumerate(view.hands[seat].tolist()) for _ in range(copies)]

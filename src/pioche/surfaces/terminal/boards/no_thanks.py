"""No Thanks! in lines of text."""

from pioche.games.no_thanks.state import HIGHEST, LOWEST, View
from pioche.rulekit import UNKNOWN
from pioche.surfaces.terminal.boards import listed, named
from pioche.surfaces.words import Words


def lines(view: View, names: list[str], words: Words) -> list[str]:
    told = [player(view, names, words, seat) for seat in range(view.seats)]
    if view.offered != UNKNOWN:
        told.append(words("no_thanks-offer", card=view.offered, pot=view.pot, pile=view.pile_count))
    return told


def player(view: View, names: list[str], words: Words, seat: int) -> str:
    who = named(view, names, words, seat)
    cards = listed(runs(view, seat), words)
    if view.chips[seat] == UNKNOWN:
        return words("no_thanks-player", who=who, cards=cards)
    return words("no_thanks-player-chips", who=who, cards=cards, chips=view.chips[seat])


def runs(view: View, seat: int) -> list[str]:
    """NT-14: sequences stand together and apart from single cards."""
    cards = [card for card in range(LOWEST, HIGHEST + 1) if view.place[card] == seat]
    starts = [card for card in cards if card - 1 not in cards]
    return ["-".join(str(card) for card in run_from(start, cards)) for start in starts]


def run_from(start: int, cards: list[int]) -> list[int]:
    end = start
    while end in cards:
        end += 1
    return list(range(start, end))

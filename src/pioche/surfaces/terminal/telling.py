"""What happened, as sentences."""

from collections.abc import Iterable, Sequence

from pioche.engine.play import MatchEvent, Play
from pioche.games.catalogue import GAMES
from pioche.rulekit import UNKNOWN
from pioche.surfaces.words import Words

COMMON = ("round-began", "round-ended", "scored", "match-ended")

_Happening = tuple[str, int, str | None, int]
"""The name of an event, its seat, its card as text (None if there is none, or it is hidden), its amount."""


def told(session: Play, events: Iterable[MatchEvent], viewer: int, words: Words) -> list[str]:
    """A sentence for each event that has one to say to this viewer."""
    happened = [(event.name, event.seat, _card_text(session, event), event.amount) for event in events]
    return sentences(session.game, session.players, happened, viewer, words)


def sentences(
    game: str, players: Sequence[str], happened: Iterable[_Happening], viewer: int, words: Words
) -> list[str]:
    spoken = (_sentence(game, players, happening, viewer, words) for happening in happened)
    return [text for text in spoken if text]


def _sentence(game: str, players: Sequence[str], happening: _Happening, viewer: int, words: Words) -> str:
    name, seat, card, amount = happening
    key = f"event-{name}" if name in COMMON else f"{game}-{name}"
    if card is None and words.has(key + "-hidden"):
        key += "-hidden"
    you = "yes" if seat == viewer else "no"
    return words(key, you=you, who=players[seat] if seat >= 0 else "", card=card or "", amount=amount)


def _card_text(session: Play, event: MatchEvent) -> str | None:
    notation = GAMES[session.game].notation
    write = notation.EVENT_CARDS.get(event.name, notation.write_card)
    return None if event.card == UNKNOWN else write(event.card)

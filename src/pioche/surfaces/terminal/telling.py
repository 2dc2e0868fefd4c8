"""What happened, as sentences."""

from collections.abc import Iterable

from pioche.engine.session import Event, Session
from pioche.games.catalogue import GAMES
from pioche.rulekit import UNKNOWN
from pioche.surfaces.words import Words

COMMON = ("round-began", "round-ended", "scored", "match-ended")


def told(session: Session, events: Iterable[Event], viewer: int, words: Words) -> list[str]:
    """A sentence for each event that has one to say to this viewer."""
    sentences = (sentence(session, event, viewer, words) for event in events)
    return [text for text in sentences if text]


def sentence(session: Session, event: Event, viewer: int, words: Words) -> str:
    key = f"event-{event.name}" if event.name in COMMON else f"{session.game}-{event.name}"
    if event.card == UNKNOWN and words.has(key + "-hidden"):
        key += "-hidden"
    return words(
        key,
        you="yes" if event.seat == viewer else "no",
        who=session.players[event.seat] if event.seat >= 0 else "",
        card=card_text(session, event),
        amount=event.amount,
    )


def card_text(session: Session, event: Event) -> str:
    notation = GAMES[session.game].notation
    write = getattr(notation, "EVENT_CARDS", {}).get(event.name, notation.write_card)
    return "" if event.card == UNKNOWN else write(event.card)

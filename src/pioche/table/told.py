"""What is told of a table and of its facts: all that everybody may know, and nothing that somebody may not.

A secret is kept by having no field here.
"""

from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from pioche.rulekit import Value
from pioche.table import facts as f
from pioche.table.reactions import Slap
from pioche.table.seats import Chair

Phase = Literal["gathering", "between", "playing", "over"]
"""People sit down; they get ready for the next round; they play; the match is over."""
Hand = Literal["person", "bot", "stand-in", "table"]
"""Whose hand made a move: a person's, a bot's in its own seat, a bot's for somebody slow or absent, or the table's."""

# The table


class PublicTable(msgspec.Struct):
    """The table without the position."""

    id: str
    game: str
    options: dict[str, Value]
    public: bool
    clock: int
    """Seconds for a turn; 0 for no clock."""
    hints: bool
    phase: Phase
    match: int
    """The number of the match among these people."""
    round: int
    """The round that is played, or will be dealt next."""
    host: int
    """The seat of the host; -3 if they have none."""
    seats: list[Chair]
    commitment: str
    pledges: list[str]
    """By seat, from when the luck is asked for; empty for the server's."""
    asked: int
    """The seat that would like to take a move back; -3 if none would ..."""
    agreed: list[int]
    """... and who does not mind."""
    kept: list[int]
    """The seats whose choice lies face down."""
    slapped: list[int]
    racing: bool
    """Whether there is something to slap."""
    sheet: list[list[int]]
    """The scores of the rounds played, by seat."""
    winners: list[int]


def changes_of(name: str, kind: type[msgspec.Struct], *bases: type) -> Any:
    """The type of some of its fields: those that are different now."""
    fields = [(field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(kind)]
    return msgspec.defstruct(name, fields, bases=bases, namespace={"__doc__": f"Some fields of {kind.__name__}."})


TableChanges = changes_of("TableChanges", PublicTable)


class ViewChanges(msgspec.Struct):
    """The fields of a view that are different now."""


# Facts


Name = TypeVar("Name", bound=str)


class Told(msgspec.Struct):
    """What everybody may know of a fact: one of those below."""


class ToldFact(Told, Generic[Name], kw_only=True):
    at: int
    """When, in milliseconds of the server's clock."""
    by: int
    """The seat it came from; -2 nature, -3 nobody."""
    fact: Name
    """What happened."""


class ToldOpened(ToldFact[Literal["opened"]]):
    pass


class ToldSat(ToldFact[Literal["sat"]]):
    seat: int
    name: str


class ToldBotSat(ToldFact[Literal["bot-sat"]]):
    seat: int
    level: str


class ToldStood(ToldFact[Literal["stood"]]):
    seat: int
    kicked: bool


class ToldMuted(ToldFact[Literal["muted"]]):
    seat: int


class ToldUnmuted(ToldFact[Literal["unmuted"]]):
    seat: int


class ToldAway(ToldFact[Literal["away"]]):
    seat: int


class ToldBack(ToldFact[Literal["back"]]):
    seat: int


class ToldCommitted(ToldFact[Literal["committed"]]):
    round: int
    commitment: str
    scheme: int


class ToldReadied(ToldFact[Literal["readied"]]):
    seat: int


class ToldPledged(ToldFact[Literal["pledged"]]):
    round: int


class ToldGave(ToldFact[Literal["gave"]]):
    """Which luck it was is told after the round."""

    seat: int


class ToldWithheld(ToldFact[Literal["withheld"]]):
    seat: int


class ToldBegan(ToldFact[Literal["began"]]):
    first: int
    """-1 where the lot decides."""


class ToldDealing(ToldFact[Literal["dealing"]]):
    round: int
    servers: list[int]
    scheme: int
    first: int
    """The seat that the lot fell on; -3 if none was drawn."""


class ToldMoved(ToldFact[Literal["moved"]]):
    move: str | None
    """A deal without its cards; null where it is somebody else's secret."""
    hand: Hand


class ToldKept(ToldFact[Literal["kept"]]):
    seat: int
    move: str | None
    """Null to everybody else."""
    hand: Hand


class ToldSlapped(ToldFact[Literal["slapped"]]):
    slap: Slap


class ToldRaced(ToldFact[Literal["raced"]]):
    called: int
    slaps: list[Slap]
    tied: list[int]
    last: int


class ToldRevealed(ToldFact[Literal["revealed"]]):
    round: int
    commitment: str
    secret: str
    lucks: list[str]
    servers: list[int]
    scheme: int
    pledges: list[str]
    withheld: list[int]


class ToldVoided(ToldFact[Literal["voided"]]):
    pass


class ToldAsked(ToldFact[Literal["asked"]]):
    seat: int


class ToldAgreed(ToldFact[Literal["agreed"]]):
    seat: int
    yes: bool


class ToldTookBack(ToldFact[Literal["took-back"]]):
    seat: int


class ToldSaid(ToldFact[Literal["said"]]):
    seat: int
    phrase: str


class ToldWrote(ToldFact[Literal["wrote"]]):
    seat: int
    text: str


class ToldHinted(ToldFact[Literal["hinted"]]):
    seat: int


class ToldRematched(ToldFact[Literal["rematched"]]):
    seat: int


TOLD_AS: dict[type, type[Told]] = {
    f.TableOpened: ToldOpened,
    f.Sat: ToldSat,
    f.BotSat: ToldBotSat,
    f.Stood: ToldStood,
    f.Muted: ToldMuted,
    f.Unmuted: ToldUnmuted,
    f.Away: ToldAway,
    f.Back: ToldBack,
    f.Committed: ToldCommitted,
    f.Readied: ToldReadied,
    f.Pledged: ToldPledged,
    f.Gave: ToldGave,
    f.Withheld: ToldWithheld,
    f.Began: ToldBegan,
    f.Dealing: ToldDealing,
    f.Moved: ToldMoved,
    f.Kept: ToldKept,
    f.Slapped: ToldSlapped,
    f.Raced: ToldRaced,
    f.Revealed: ToldRevealed,
    f.Voided: ToldVoided,
    f.Asked: ToldAsked,
    f.Agreed: ToldAgreed,
    f.TookBack: ToldTookBack,
    f.Said: ToldSaid,
    f.Wrote: ToldWrote,
    f.Hinted: ToldHinted,
    f.Rematched: ToldRematched,
}
"""What everybody may know of a fact. Whether a move may be known, the broadcast decides for each viewer."""

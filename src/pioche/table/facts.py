"""What is stored: the log of a table is a list of facts. Everything else about a table follows from them, in order."""

from typing import Annotated, ClassVar, Literal, get_args

import msgspec

from pioche.rulekit import NOBODY, Value
from pioche.table.reactions import Slap

_Hex = str
_Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]
Memory = Literal["table", "perfect"]
"""How long a surface shows what lies face down again: as long as people around a table see it, or for good."""

LOT = -1
"""Instead of the first seat."""
PERSON, BOT, STAND_IN, TABLE = "person", "bot", "stand-in", "table"
"""Whose hand made a move: a person's, a bot's in its own seat, a bot's for somebody slow or absent, or the table's."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    bots: list[str] = []
    """The levels of bots that sit down at once, in the last seats."""
    fill: str = "club"
    """The level of bots that fill empty seats at the start, and stand in for people."""
    public: bool = False
    clock: _Seconds = 60
    """Seconds for a turn; 0 for no clock."""
    hints: bool = True
    memory: Memory = "perfect"
    first: Annotated[int, msgspec.Meta(ge=-1)] = 0
    """The seat that deals first, or begins where nobody deals; LOT where the shuffle of the first deal decides it.
    In the next match it is one seat further."""


class Fact(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="fact"):
    fact: ClassVar[str]
    """Its name."""
    at: int
    """When, in milliseconds of the server's clock."""
    id: str = ""
    """The command that caused it, if it was the first fact of one ..."""
    by: int = NOBODY
    """... and the seat it came from."""


class TableOpened(Fact, tag="opened"):
    setup: Setup
    host: _Hex
    """The key of who opened it."""


class Sat(Fact, tag="sat"):
    seat: int
    name: str
    who: _Hex
    """The key of the person."""


class BotSat(Fact, tag="bot-sat"):
    seat: int
    level: str


class Stood(Fact, tag="stood"):
    """Somebody left for good: before the match the seat is empty, later a bot's."""

    seat: int
    kicked: bool = False


class Muted(Fact, tag="muted"):
    """Nobody hears this person any more, wherever they sit down again."""

    seat: int


class Unmuted(Fact, tag="unmuted"):
    seat: int


class Away(Fact, tag="away"):
    """A bot stands in from now on."""

    seat: int


class Back(Fact, tag="back"):
    seat: int


class Committed(Fact, tag="committed"):
    round: int
    commitment: _Hex
    secret: _Hex
    scheme: int = 1


class Readied(Fact, tag="readied"):
    seat: int
    luck: _Hex = ""
    """In scheme 1."""
    pledge: _Hex = ""
    """In scheme 2."""


class Pledged(Fact, tag="pledged"):
    """No pledge is taken any more: now the luck is asked for."""

    round: int


class Gave(Fact, tag="gave"):
    """A seat gave the luck that it had pledged."""

    seat: int
    luck: _Hex


class Withheld(Fact, tag="withheld"):
    """A seat did not give its luck in time: the deal is begun anew, and it adds no luck in this match any more."""

    seat: int


class Began(Fact, tag="began"):
    """A new match: all are seated."""

    first: int
    """LOT where it will be known with the first deal."""


class Dealing(Fact, tag="dealing"):
    """The luck of every seat is known, and so is the round's key."""

    round: int
    lucks: list[_Hex]
    servers: list[int]
    """The seats whose luck is the server's."""
    scheme: int = 1
    first: int = NOBODY
    """The seat that the lot fell on, if one was drawn."""


class Moved(Fact, tag="moved"):
    move: str
    hand: str = PERSON


class Kept(Fact, tag="kept"):
    """A choice that stays face down until its turn comes."""

    seat: int
    move: str
    hand: str = PERSON


class Slapped(Fact, tag="slapped"):
    slap: Slap


class Raced(Fact, tag="raced"):
    """The photo finish."""

    called: int
    """Milliseconds from the laying of the card to the call."""
    slaps: list[Slap]
    tied: list[int]
    last: int


class Revealed(Fact, tag="revealed"):
    """The round is over and its secret is open."""

    round: int
    commitment: _Hex
    secret: _Hex
    lucks: list[_Hex]
    servers: list[int]
    scheme: int = 1
    pledges: list[_Hex] = []
    """By seat; empty for the server's."""
    withheld: list[int] = []
    """The seats for which the deal of this round was begun anew."""


class Voided(Fact, tag="voided"):
    """The server stood still while hands raced: nothing counts, and the race begins anew."""


class Asked(Fact, tag="asked"):
    """A seat would like to take its move back."""

    seat: int


class Agreed(Fact, tag="agreed"):
    seat: int
    yes: bool


class TookBack(Fact, tag="took-back"):
    seat: int


class Said(Fact, tag="said"):
    seat: int
    phrase: str


class Wrote(Fact, tag="wrote"):
    seat: int
    text: str


class Hinted(Fact, tag="hinted"):
    seat: int


class Rematched(Fact, tag="rematched"):
    """A new match among the same people, who must be ready again."""

    seat: int


AnyFact = (
    TableOpened
    | Sat
    | BotSat
    | Stood
    | Muted
    | Unmuted
    | Away
    | Back
    | Committed
    | Readied
    | Pledged
    | Gave
    | Withheld
    | Began
    | Dealing
    | Moved
    | Kept
    | Slapped
    | Raced
    | Revealed
    | Voided
    | Asked
    | Agreed
    | TookBack
    | Said
    | Wrote
    | Hinted
    | Rematched
)

for _kind in get_args(AnyFact):
    _kind.fact = _kind.__struct_config__.tag

write_fact = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyFact)


def read_fact(line: bytes) -> AnyFact:
    fact: AnyFact = _decoder.decode(line)
    return fact

"""The messages between a table and its visitors: commands in, tellings out. docs/protocol.md explains them.

Every command carries an id that the sender makes up. Sent twice, it is applied once and answered alike.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from pioche.engine.view_json import View
from pioche.rulekit import Refusal
from pioche.table.facts import LOT, Memory
from pioche.table.reactions import TOLD_LATEST
from pioche.table.told import PublicTable, TableChanges, Told, ViewChanges

LONGEST_FRAME = 4096
PHRASES = ("hello", "thanks", "well-played", "oops", "hurry", "wow", "good-luck", "good-game", "laugh", "think")
"""Quick phrases and reactions: every language has words for them."""

_Id = Annotated[str, Meta(min_length=1, max_length=40)]
_Name = Annotated[str, Meta(min_length=1, max_length=24)]
_Luck = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
_Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
_Move = Annotated[str, Meta(min_length=1, max_length=40)]
_Line = Annotated[str, Meta(min_length=1, max_length=200)]
_Seq = Annotated[int, Meta(ge=-1, le=2**53)]
_Seat = Annotated[int, Meta(ge=0, le=6)]
_Milliseconds = Annotated[int, Meta(ge=0, le=TOLD_LATEST)]


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    id: _Id


class Hello(Command, tag="hello"):
    """The first frame: a ticket, the last number heard (-1 for none), and from which seat it was heard."""

    ticket: str
    last: _Seq = -1
    seat: _Seat | None = None


class Sit(Command, tag="sit"):
    name: _Name
    seat: _Seat | None = None
    """Any free one."""


class Ready(Command, tag="ready"):
    """Ready for the deal: some luck is pledged under the server's commitment, and not yet shown."""

    pledge: _Digest
    commitment: _Digest


class Reveal(Command, tag="reveal"):
    """The 16 bytes that were pledged, when all have pledged."""

    luck: _Luck


class Start(Command, tag="start"):
    """The host does not wait for empty seats: bots sit down."""


class PlayMove(Command, tag="play"):
    move: _Move
    ply: int | None = None
    """How many moves had been made when this was decided; refused if there are more by now."""


class SlapNow(Command, tag="slap"):
    last: _Seq
    """The last number that the slapper had been shown."""
    reaction: _Milliseconds
    """From the painted card to the hand."""


class Why(Command, tag="why"):
    """Why may this not be played?"""

    move: _Move


class Hint(Command, tag="hint"):
    own: bool = False
    """Whoever asks thinks for themselves, from what they were told: the table notes it, and computes nothing."""


class Say(Command, tag="say"):
    phrase: Annotated[str, Meta(max_length=20)]


class Write(Command, tag="write"):
    text: _Line


class Undo(Command, tag="undo"):
    pass


class Agree(Command, tag="agree"):
    yes: bool


class Rematch(Command, tag="rematch"):
    pass


class Leave(Command, tag="leave"):
    pass


class Kick(Command, tag="kick"):
    seat: _Seat


class Mute(Command, tag="mute"):
    """By the host: whoever sits there may not say or write anything, until the host lets them."""

    seat: _Seat
    muted: bool = True


class Pong(Command, tag="pong"):
    """The answer to a ping, with its id, at once."""


AnyCommand = (
    Hello
    | Sit
    | Ready
    | Reveal
    | Start
    | PlayMove
    | SlapNow
    | Why
    | Hint
    | Say
    | Write
    | Undo
    | Agree
    | Rematch
    | Leave
    | Kick
    | Mute
    | Pong
)


class Telling(msgspec.Struct, tag_field="tell"):
    pass


Happening = tuple[str, int, str | None, int]
"""What happened by the rules: its name, the seat (or -1), the card as text (null if none or hidden), an amount."""


class Snapshot(Telling, tag="snapshot"):
    """All that this visitor may know."""

    seq: int
    you: int | None
    """The visitor's seat; null for a spectator."""
    table: PublicTable
    view: View | None
    """Null before the first match."""
    legal: list[str]
    awaits: list[int]
    ply: int
    due: int | None
    memory: Memory
    """Whether to show what a perfect memory knows, or no more than people around a table see; it never changes."""
    first: int = LOT
    """The seat that deals first in the first match, or begins; -1 for the lot. In each next match it is one further."""


class Event(Telling, tag="event"):
    """The news, and what they mean to one seat."""

    seq: int
    fact: Told
    happened: list[Happening]
    table: TableChanges
    awaits: list[int]
    """Whom the table waits for."""
    ply: int
    due: int | None
    """When a bot (or the table) will act for them, in milliseconds of the server's clock."""
    view: ViewChanges
    legal: list[str]
    """What you may play now."""


class Done(Telling, tag="done"):
    """The command is applied and safely stored; seq is the number of its first fact."""

    id: str
    seq: int


class Refused(Telling, tag="refused"):
    id: str
    code: str
    clause: str
    facts: dict[str, str | int]


class Opinion(msgspec.Struct):
    move: str
    worth: float
    """The expected share of the victory."""
    visits: int


class Advised(Telling, tag="advised"):
    """The answer to a hint."""

    id: str
    moves: list[Opinion]
    """Best first."""
    speaks_for: list[str]
    speaks_against: list[str]


class Ping(Telling, tag="ping"):
    id: str
    at: int
    """The server's clock."""


class Present(Telling, tag="present"):
    """Who is connected, by seat, and how many watch. Has no number: it is not part of the game."""

    here: list[bool]
    watching: int


AnyTelling = Snapshot | Event | Done | Refused | Advised | Ping | Present

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyCommand)
write_telling = _encoder.encode


def read_command(frame: bytes | str) -> AnyCommand:
    """Refusal if the frame is not a command."""
    try:
        command: AnyCommand = _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("not-a-command", reason=str(error)) from None
    return command


def refused(command_id: str, refusal: Refusal) -> Refused:
    return Refused(command_id, refusal.code, refusal.clause, dict(refusal.facts))

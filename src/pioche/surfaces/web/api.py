"""The HTTP side: open and find tables, tickets for sockets, finished games."""

import asyncio
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche import __version__
from pioche.engine.play import EVERYTHING, SPECTATOR
from pioche.engine.transcript import BadRecord
from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.players.levels import LEVELS
from pioche.rulekit import Choice, Count, Flag, Group, Limit, Option, Refusal, Value
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.limits import Households, household_name
from pioche.surfaces.web.tickets import Tickets
from pioche.surfaces.words import words
from pioche.table.after.final_record import anonymous
from pioche.table.after.review import Decision, decisions, steps_by_slices
from pioche.table.after.verification import verify_by_slices
from pioche.table.facts import Setup
from pioche.table.host.figures import FIGURES
from pioche.table.host.store import Listed, ListedGame, StoreUnavailable
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import REVIEW, Work
from pioche.table.messages import PHRASES
from pioche.table.seats import person_of

_TOKEN = re.compile(r"[\w-]{22,64}", re.ASCII)
"""Made up by the browser, from 16 random bytes or more."""
_LONGEST_NUMBER = 6
_LONGEST_BODY = 16 * 1024
_BODY_SECONDS = 10.0
MOST_STEPS = 100
"""In one answer: whoever writes JSON holds up all other threads."""
_RETRY_SECONDS = "5"
_UNAVAILABLE = 503
_MOST_REVIEWS = 100
"""This many are remembered."""
PROBLEM = "application/problem+json"
GONE = 499
"""For the logs: whoever asked has hung up."""

_Asked = TypeVar("_Asked")


class Opened(msgspec.Struct):
    table: str
    link: str


class Ticket(msgspec.Struct):
    ticket: str


class OptionShown(msgspec.Struct):
    name: str
    default: Value
    values: list[Value]
    """Of a choice or a switch; empty where it is a number ..."""
    least: float
    """... which is not below this ..."""
    unit: Literal["", "seconds", "milliseconds"]
    """... and is a time where it has a unit."""
    group: Group
    """Of the box, a house rule, or for comfort."""
    recommended: list[int]
    """The numbers of players at which the rulebook recommends it."""
    needed: list[int]
    """This many players cannot do without it."""


class GameShown(msgspec.Struct):
    name: str
    least: int
    most: int
    usual_seats: int
    minutes: tuple[int, int]
    """How long a game takes, at least and at most."""
    first_plays: bool
    """Whether the first seat of a match begins; else it deals, and the seat on its left begins."""
    options: list[OptionShown]
    cards: list[str]
    """By number of a card, as views have it: how moves and events write it; empty where there is no such card."""


class Catalogue(msgspec.Struct):
    version: str
    url: str
    """Where other devices find the server."""
    games: list[GameShown]
    levels: list[str]
    phrases: list[str]


class Tables(msgspec.Struct):
    tables: list[Listed]


class Games(msgspec.Struct):
    games: list[ListedGame]


class Review(msgspec.Struct):
    decisions: list[Decision]


class Problem(msgspec.Struct):
    """Why a request was refused: a code, and the same in English."""

    code: str
    clause: str
    facts: dict[str, str | int]
    message: str


_STATUS = {
    "unauthorised": 401,
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-page": 404,
    "page-not-built": 404,
    "house-full": 503,
    "store-unavailable": 503,
    "house-closing": 503,
    "starting": 503,
    "too-many-tables": 429,
    "too-many-tickets": 429,
    "too-many-requests": 429,
    "not-our-host": 421,
    "body-too-slow": 408,
    "too-much-thinking": 429,
    "busy": 503,
    "body-too-large": 413,
}


def answer(content: Any, status: int = 200) -> Response:
    """For what is short."""
    return _json(msgspec.json.encode(content), status)


def problem(refusal: Refusal) -> Response:
    FIGURES.refusals[refusal.code] += 1
    told = Problem(refusal.code, refusal.clause, dict(refusal.facts), words().why(refusal))
    found = Response(msgspec.json.encode(told), _STATUS.get(refusal.code, 400), media_type=PROBLEM)
    if found.status_code == _UNAVAILABLE:
        found.headers["retry-after"] = _RETRY_SECONDS
    return found


async def _made(make: Callable[..., Any], *values: Any) -> Response:
    """Found and written in a thread: the loop has other things to do."""
    return _json(await asyncio.to_thread(lambda: msgspec.json.encode(make(*values))))


def _json(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


def _token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token):
        raise Refusal("unauthorised")
    return token


async def body(request: Request, kind: type[_Asked]) -> _Asked:
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            content = await _content(request)
    except TimeoutError:
        raise Refusal("body-too-slow") from None
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("not-a-request", reason=str(error)) from None


async def _content(request: Request) -> bytes:
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > _LONGEST_BODY:
            raise Refusal("body-too-large", most=_LONGEST_BODY)
    return content


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _is_left(request: Request, work: asyncio.Future[Any]) -> bool:
    """Wait for the work; whether nobody does so any more, and it is cancelled."""
    leaving = asyncio.ensure_future(_hang_up(request))
    try:
        await asyncio.wait((work, leaving), return_when=asyncio.FIRST_COMPLETED)
        return not work.done()
    finally:
        leaving.cancel()
        work.cancel()


async def _hang_up(request: Request) -> None:
    """Wait for it."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _reviewed(record: bytes, seat: int) -> Work[Review]:
    """A slice for each decision, and one for the answer."""
    found = []
    for decision in decisions(record, seat):
        found.append(decision)
        yield None
    yield Review(found)


def _written(work: Work[Any]) -> Work[bytes]:
    """Written where it is found: the loop has other things to do."""
    for found in work:
        yield None if found is None else msgspec.json.encode(found)


def _whole_number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > _LONGEST_NUMBER:
        raise Refusal("not-a-number", text=text)
    return int(text)


class Api:
    def __init__(self, house: TableHost, url: str, households: Households, tickets: Tickets, closing: Closing) -> None:
        self.house = house
        self.url = url
        self.households = households
        self.tickets = tickets
        self.closing = closing
        self.reviews: dict[tuple[str, int], bytes] = {}
        """By match and seat, as they are sent."""

    async def catalogue(self, _: Request) -> Response:
        return _json(await asyncio.to_thread(_catalogue_text, self.url))

    async def open_table(self, request: Request) -> Response:
        token, setup = _token_of(request), await body(request, Setup)
        self.closing.check()
        self.households.admit_table(_address(request), public=setup.public)
        table = await self.house.open(setup, token)
        return answer(Opened(table, f"{self.url}/t/{table}"), 201)

    async def lobby(self, _: Request) -> Response:
        return await _made(lambda: Tables(self.house.store.lobby()))

    async def mine(self, request: Request) -> Response:
        person = person_of(_token_of(request))
        return await _made(lambda: Tables(self.house.store.tables_of(person)))

    async def ticket(self, request: Request) -> Response:
        """A caller with too many of them cannot make the house look for more tables either."""
        token, table = _token_of(request), request.path_params["table"]
        ticket = await self.tickets.give(table, person_of(token), _address(request))
        try:
            if not await self.house.knows(table):
                raise Refusal("no-such-table", table=table)
        except (Refusal, StoreUnavailable):
            self.tickets.withdraw(ticket)
            raise
        return answer(Ticket(ticket), 201)

    async def games(self, _: Request) -> Response:
        return await _made(lambda: Games(self.house.store.games(None)))

    async def games_of(self, request: Request) -> Response:
        return await _made(lambda: Games(self.house.store.games(request.path_params["table"])))

    async def game(self, request: Request) -> Response:
        """Names are for those who were at the table."""
        record = await self._record(request)
        if "anonymous" in request.query_params or not await self._was_there(request):
            record = await asyncio.to_thread(anonymous, record)
        return _json(record)

    async def steps(self, request: Request) -> Response:
        """As a seat saw it, as a spectator did, or openly; a part at a time."""
        asked = request.query_params.get("seat", "")
        viewer = SPECTATOR if asked == "spectator" else _whole_number(asked) if asked else EVERYTHING
        first = _whole_number(request.query_params.get("from", "0"))
        count = _whole_number(request.query_params.get("count", str(MOST_STEPS)))
        return await self._studied(request, steps_by_slices, viewer, first, min(count, MOST_STEPS))

    async def review(self, request: Request) -> Response:
        """It takes a processor some seconds, unless somebody has asked for it before."""
        _token_of(request)
        seat = _whole_number(request.query_params.get("seat", "0"))
        key = (request.path_params["match"], seat)
        if key in self.reviews:
            return _json(self.reviews[key])
        answer = await self._studied(request, _reviewed, seat)
        if answer.status_code != GONE:
            self.reviews[key] = bytes(answer.body)
            if len(self.reviews) > _MOST_REVIEWS:
                del self.reviews[next(iter(self.reviews))]
        return answer

    async def verified(self, request: Request) -> Response:
        try:
            return await self._studied(request, verify_by_slices)
        except BadRecord as bad:
            raise bad.refusal from None

    async def _studied(self, request: Request, study: Callable[..., Work[Any]], *how: Any) -> Response:
        """When nothing more urgent is to be thought about, and not for those who have hung up meanwhile."""
        _token_of(request)
        work = _written(study(await self._record(request), *how))
        studying = self.house.thinking.think(REVIEW, household_name(_address(request)), work)
        if await _is_left(request, studying):
            return Response(status_code=GONE)
        return _json(studying.result())

    async def _record(self, request: Request) -> bytes:
        match = request.path_params["match"]
        record = await asyncio.to_thread(self.house.store.game, match)
        if record is None:
            raise Refusal("no-such-match", match=match)
        return record

    async def _was_there(self, request: Request) -> bool:
        if "authorization" not in request.headers:
            return False
        person = person_of(_token_of(request))
        tables = await asyncio.to_thread(self.house.store.tables_of, person)
        return request.path_params["match"].partition(".")[0] in [listed.id for listed in tables]


def catalogue(url: str) -> Catalogue:
    return Catalogue(__version__, url, [_shown(name) for name in GAMES], list(LEVELS), list(PHRASES))


@cache
def _catalogue_text(url: str) -> bytes:
    return msgspec.json.encode(catalogue(url))


@cache
def _shown(name: str) -> GameShown:
    game = GAMES[name]
    options = [_option_shown(option) for option in game.options]
    nouns = game.nouns
    cards = [_card_text(game, card) for card in range(nouns.CARD_NUMBERS)]
    return GameShown(
        name, game.seats[0], game.seats[-1], nouns.USUAL_SEATS, nouns.MINUTES, nouns.FIRST_PLAYS, options, cards
    )


def _card_text(game: Game, card: int) -> str:
    """A number that is no card is written in some way that is not read back, or not at all."""
    try:
        text = game.notation.write_card(card)
        return text if game.notation.read_card(text) == card else ""
    except (Refusal, LookupError):
        return ""


def _option_shown(option: Option) -> OptionShown:
    return OptionShown(
        name=option.name,
        default=option.default,
        values=_values_of(option),
        least=option.least if isinstance(option, Count) else 0,
        unit=option.unit if isinstance(option, Limit) else "",
        group=option.group,
        recommended=list(option.recommended) if isinstance(option, Flag) else [],
        needed=list(option.needed) if isinstance(option, Flag) else [],
    )


def _values_of(option: Option) -> list[Value]:
    if isinstance(option, Choice):
        return list(option.values)
    return [False, True] if isinstance(option, Flag) else []

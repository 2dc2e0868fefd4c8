"""From one round to the next: people pledge their luck, give it when all have pledged, and the cards are dealt.

Functions like those of `decide`: a state, a command and the time in, facts out.
"""

from collections.abc import Callable

from pioche.rulekit import Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.luck import SCHEME, commitment, lot, pledge, servers_luck
from pioche.table.state import BETWEEN, GATHERING, TableState, key_of_deal
from pioche.table.waiting import limit

_Facts = list[f.AnyFact]


# Commands


def ready(state: TableState, seat: int, command: m.Ready, now: int) -> _Facts:
    if state.phase not in (GATHERING, BETWEEN):
        raise Refusal("no-deal-due")
    if state.seats[seat].ready:
        raise Refusal("already-ready")
    if state.deal.sealed:
        raise Refusal("pledges-closed")
    if command.commitment != state.deal.commitment:
        raise Refusal("other-commitment")
    return [f.Readied(at=now, seat=seat, pledge=command.pledge)]


def reveal(state: TableState, seat: int, command: m.Reveal, now: int) -> _Facts:
    """Only what was pledged counts, and only when nobody can pledge any more."""
    deal = state.deal
    if state.phase != BETWEEN or not deal.sealed or seat not in deal.missing:
        raise Refusal("no-luck-due")
    if not _is_pledged(state, seat, command.luck):
        raise Refusal("not-as-pledged")
    return [f.Gave(at=now, seat=seat, luck=command.luck)]


def _is_pledged(state: TableState, seat: int, luck: str) -> bool:
    deal = state.deal
    return pledge(state.label, deal.round, seat, deal.commitment, bytes.fromhex(luck)) == deal.pledges[seat]


# What follows by itself


def bound_anew(state: TableState, secret: bytes, now: int) -> f.Committed:
    """To the secret of the next round, or of a deal that is begun anew."""
    number = 1 if state.phase == GATHERING else state.deal.round + (state.deal.dealt is not None)
    bound = commitment(state.label, number, secret)
    return f.Committed(at=now, round=number, commitment=bound, secret=secret.hex(), scheme=SCHEME)


def begun(state: TableState, now: int) -> _Facts:
    all_ready = state.full and all(chair.ready for chair in state.seats.chairs)
    return [f.Began(at=now, first=_first(state))] if all_ready else []


def _first(state: TableState) -> int:
    """One seat further than in the match before."""
    return state.setup.first if state.match == 1 else (state.playing.state.first + 1) % len(state.seats)


def dealt(state: TableState, draw: Callable[[], bytes], now: int) -> _Facts:
    """First nobody may pledge any more, then all must give what they pledged, then the cards are dealt."""
    deal, latest = state.deal, limit(state)
    if state.awaits and latest is not None and now < latest:
        return []
    if deal.pledges and not deal.sealed:
        return [f.Pledged(at=now, round=deal.round)]
    if deal.missing:
        withheld = [f.Withheld(at=now, seat=seat) for seat in deal.missing]
        return [*withheld, bound_anew(state, draw(), now)]
    return [_dealing(state, now)]


def _dealing(state: TableState, now: int) -> f.Dealing:
    deal, seats = state.deal, range(len(state.seats))
    lucks = [deal.lucks.get(seat) or servers_luck(deal.secret, seat).hex() for seat in seats]
    servers = [seat for seat in seats if seat not in deal.lucks]
    fact = f.Dealing(at=now, round=deal.round, lucks=lucks, servers=servers, scheme=SCHEME)
    if state.sheet.by_lot and deal.round == 1:
        fact.first = lot(key_of_deal(state, fact), len(state.seats))
    return fact


def revealed(state: TableState, now: int) -> f.Revealed:
    deal = state.deal
    assert deal.dealt
    return f.Revealed(
        at=now,
        round=deal.round,
        commitment=deal.commitment,
        secret=deal.secret.hex(),
        lucks=deal.dealt.lucks,
        servers=deal.dealt.servers,
        scheme=deal.dealt.scheme,
        pledges=[deal.pledges.get(seat, "") for seat in range(len(state.seats))] if deal.pledges else [],
        withheld=[seat for seat, number in state.sheet.withheld.items() if number == deal.round],
    )

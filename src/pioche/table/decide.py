"""What happens next at a table: commands and the time in, facts out. Nothing is changed here, stored or told.

Who applies the facts asks `settle` what follows from them, until nothing does.
"""

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from pioche.engine.play import reveals_nothing
from pioche.engine.referee import Ply, new_match, unshuffled_cards
from pioche.players.levels import LEVELS
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, NOBODY, Match, Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.dealing import begun, bound_anew, dealt, ready, reveal, revealed
from pioche.table.luck import SECRET_BYTES, natures_move
from pioche.table.names import clean_name, looks
from pioche.table.reactions import Slap, last_of
from pioche.table.seats import EMPTY, PERSON
from pioche.table.state import GATHERING, OVER, PLAYING, Deal, TableState
from pioche.table.waiting import Absent, gone_before_the_match, gone_too_long, is_race

Facts = list[f.AnyFact]

_STRANGER = -1
"""Instead of a seat: somebody who has none yet."""
_MOST_VOIDED = 2
"""So often a race is begun anew; after that it counts as it is."""
_SLAP = "slap"
"""The move that a slap is where there is nothing to slap."""


class TableLuck(NamedTuple):
    """Where chance comes from at a table."""

    draw: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES)
    """The secret of a round."""
    nature: Callable[[Match, bytes, int], Ply] = natures_move
    """Nature's nth move in a round with this key."""


FAIR = TableLuck()


def check_setup(setup: f.Setup) -> None:
    """Refusal if no such game can be played."""
    new_match(setup.game, setup.seats, max(setup.first, 0), setup.options)
    for level in (setup.fill, *setup.bots):
        if level not in LEVELS:
            raise Refusal("unknown-level", name=level, values=", ".join(LEVELS))
    if len(setup.bots) > setup.seats:
        raise Refusal("too-many-bots", bots=len(setup.bots), seats=setup.seats)


def open_table(setup: f.Setup, host: str, now: int) -> Facts:
    check_setup(setup)
    bots = enumerate(setup.bots, setup.seats - len(setup.bots))
    return [
        f.TableOpened(at=now, setup=setup, host=host),
        *(f.BotSat(at=now, seat=seat, level=bot) for seat, bot in bots),
    ]


# Commands


def handle(state: TableState, key: str, command: m.AnyCommand, now: int) -> Facts:
    """What somebody asks for. Refusal if it cannot be done."""
    seat = state.seats.seat_of(key)
    if isinstance(command, m.Sit):
        facts = _sit(state, key, seat, command, now)
    elif isinstance(command, m.Start):
        facts = _start(state, key, seat, now)
    elif seat is None:
        raise Refusal("not-seated")
    else:
        facts = _DOES[type(command)](state, seat, command, now)
    return _caused(facts, command.id, seat)


def _caused(facts: Facts, command: str, seat: int | None) -> Facts:
    """The first fact carries the command, and who gave it."""
    facts[0].id = command
    if facts[0].by == NOBODY:
        facts[0].by = _STRANGER if seat is None else seat
    return facts


def slap(state: TableState, hit: Slap, seen: int, now: int, command: str = "") -> Facts:
    """Somebody who had been told everything up to `seen` hits the pile."""
    if state.phase != PLAYING:
        raise Refusal("no-slap-now")
    facts = _hit(state, hit, seen, now)
    return _caused(facts, command, hit.seat) if command else facts


def _hit(state: TableState, hit: Slap, seen: int, now: int) -> Facts:
    """In a race it counts; else it is a wrong move, unless it was meant for what had been there."""
    reflex, play = state.reflex, state.playing
    if reflex and reflex.is_race(play.state):
        if reflex.laid_by is not None and seen < reflex.laid_by:
            raise Refusal("slap-unseen")
        if hit.seat in state.slaps:
            raise Refusal("already-slapped")
        return [f.Slapped(at=now, slap=hit)]
    if reflex and reflex.is_excused(play.state, now):
        raise Refusal("slap-too-late")
    play.check(hit.seat, _SLAP)
    return [f.Moved(at=now, by=hit.seat, move=_SLAP)]


def void(state: TableState, now: int, command: str = "", seat: int = NOBODY) -> Facts:
    """The server stood still: a race is begun anew, but not for ever."""
    if not is_race(state) or state.voided >= _MOST_VOIDED:
        return []
    return _caused([f.Voided(at=now)], command, seat) if command else [f.Voided(at=now)]


def bot_moves(state: TableState, seat: int, move: str, ply: int, hand: str, now: int) -> Facts:
    """A bot's move; nothing if the table has moved on."""
    if state.phase != PLAYING or state.plies != ply or seat not in state.awaits:
        return []
    return _chosen(state, seat, move, hand, now)


def _sit(state: TableState, key: str, seat: int | None, command: m.Sit, now: int) -> Facts:
    if seat is not None:
        raise Refusal("already-seated", seat=seat)
    if state.phase != GATHERING:
        raise Refusal("match-begun")
    if key in state.banned:
        raise Refusal("sent-away")
    name = clean_name(command.name)
    if looks(name) in map(looks, state.seats.names()):
        raise Refusal("name-taken", name=name)
    return [f.Sat(at=now, seat=state.seats.free(command.seat), name=name, who=key)]


def _start(state: TableState, key: str, seat: int | None, now: int) -> Facts:
    """The fact that carries the command is the first bot that sits down."""
    if key != state.host:
        raise Refusal("not-the-host")
    if state.phase != GATHERING:
        raise Refusal("match-begun")
    if state.full:
        raise Refusal("nobody-missing")
    if seat is None:
        raise Refusal("not-seated")
    return [f.BotSat(at=now, seat=empty, level=state.setup.fill) for empty in state.seats.of_kind(EMPTY)]


def _play(state: TableState, seat: int, command: m.PlayMove, now: int) -> Facts:
    _need_play(state)
    moved_on = command.ply is not None and command.ply != state.plies
    if moved_on and not state.playing.choices_are_hidden:
        raise Refusal("moved-on", ply=state.plies)
    return _chosen(state, seat, command.move, f.PERSON, now)


def _need_play(state: TableState) -> None:
    if state.phase != PLAYING:
        raise Refusal("match-over" if state.phase == OVER else "not-dealt")


def _chosen(state: TableState, seat: int, move: str, hand: str, now: int) -> Facts:
    """Admitted by what the seat sees: no refusal tells a secret."""
    play = state.playing
    if seat in play.kept:
        raise Refusal("already-chosen")
    play.check(seat, move)
    if seat != play.to_move and seat in play.awaited:
        return [f.Kept(at=now, seat=seat, move=move, hand=hand)]
    return [f.Moved(at=now, by=seat, move=move, hand=hand)]


def _say(state: TableState, seat: int, command: m.Say, now: int) -> Facts:
    _need_voice(state, seat)
    if command.phrase not in m.PHRASES:
        raise Refusal("unknown-phrase", phrase=command.phrase)
    return [f.Said(at=now, seat=seat, phrase=command.phrase)]


def _write(state: TableState, seat: int, command: m.Write, now: int) -> Facts:
    """Only among people who were invited."""
    if state.setup.public:
        raise Refusal("phrases-only")
    _need_voice(state, seat)
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal("bad-text")
    return [f.Wrote(at=now, seat=seat, text=text)]


def _need_voice(state: TableState, seat: int) -> None:
    if state.seats[seat].muted:
        raise Refusal("muted")


def _undo(state: TableState, seat: int, _: m.Undo, now: int) -> Facts:
    _need_play(state)
    play = state.playing
    if state.question:
        raise Refusal("already-asked", seat=state.question.seat)
    if play.last_mover != seat or play.choices_are_hidden:
        raise Refusal("nothing-to-undo")
    if not reveals_nothing(play):
        raise Refusal("something-revealed")
    return [f.Asked(at=now, seat=seat)]


def _agree(state: TableState, seat: int, command: m.Agree, now: int) -> Facts:
    if state.question is None or state.question.seat == seat:
        raise Refusal("nobody-asked")
    if seat in state.question.agreed:
        raise Refusal("already-agreed")
    return [f.Agreed(at=now, seat=seat, yes=command.yes)]


def _hint(state: TableState, seat: int, _: m.Hint, now: int) -> Facts:
    _need_play(state)
    if not state.setup.hints:
        raise Refusal("no-hints")
    if seat not in state.awaits:
        raise Refusal("no-hint-here")
    return [f.Hinted(at=now, seat=seat)]


def _rematch(state: TableState, seat: int, _: m.Rematch, now: int) -> Facts:
    if state.phase != OVER:
        raise Refusal("match-not-over")
    return [f.Rematched(at=now, seat=seat)]


def _leave(_: TableState, seat: int, __: m.Leave, now: int) -> Facts:
    return [f.Stood(at=now, seat=seat)]


def _kick(state: TableState, seat: int, command: m.Kick, now: int) -> Facts:
    _need_host(state, seat)
    if command.seat >= len(state.seats) or command.seat == seat or state.seats[command.seat].kind == EMPTY:
        raise Refusal("nobody-to-kick", seat=command.seat)
    return [f.Stood(at=now, seat=command.seat, kicked=True)]


def _mute(state: TableState, seat: int, command: m.Mute, now: int) -> Facts:
    _need_host(state, seat)
    if command.seat == seat or command.seat not in state.seats.of_kind(PERSON):
        raise Refusal("nobody-to-mute", seat=command.seat)
    return [(f.Muted if command.muted else f.Unmuted)(at=now, seat=command.seat)]


def _need_host(state: TableState, seat: int) -> None:
    if state.seats.keys[seat] != state.host:
        raise Refusal("not-the-host")


_DOES: dict[type, Callable[[TableState, int, Any, int], Facts]] = {
    m.Ready: ready,
    m.Reveal: reveal,
    m.PlayMove: _play,
    m.Say: _say,
    m.Write: _write,
    m.Undo: _undo,
    m.Agree: _agree,
    m.Hint: _hint,
    m.Rematch: _rematch,
    m.Leave: _leave,
    m.Kick: _kick,
    m.Mute: _mute,
}


# What follows by itself


def elapse(state: TableState, now: int, absent: Absent) -> Facts:
    """Time has passed: bots stand in for who is gone, and what was not called in time is forgotten."""
    facts: Facts = [f.Away(at=now, seat=seat) for seat in gone_too_long(state, now, absent)]
    facts += [f.Stood(at=now, seat=seat) for seat in gone_before_the_match(state, now, absent)]
    if state.reflex and state.phase == PLAYING:
        play = state.playing
        if (move := state.reflex.overdue_move(play.state, now)) and play.to_move is not None:
            facts.append(f.Moved(at=now, by=play.to_move, move=move, hand=f.TABLE))
    return facts


def come_back(state: TableState, seat: int, now: int) -> Facts:
    """Somebody is connected again."""
    return [f.Back(at=now, seat=seat)] if state.seats[seat].away else []


def settle(state: TableState, now: int, chance: TableLuck) -> Facts:
    """What follows by itself from how the table stands; nothing where it waits for somebody."""
    if state.phase == PLAYING:
        return _go_on(state, now, chance)
    if state.phase == OVER:
        return []
    if state.deal.spent:
        return [bound_anew(state, chance.draw(), now)]
    return begun(state, now) if state.phase == GATHERING else dealt(state, chance.draw, now)


def _go_on(state: TableState, now: int, chance: TableLuck) -> Facts:
    """The match itself: a move is taken back, a round ends, nature moves, a choice is turned up."""
    play, mover = state.playing, state.playing.to_move
    if state.question and not set(state.seats.present) - state.question.agreed - {state.question.seat}:
        return [f.TookBack(at=now, seat=state.question.seat)]
    if mover is None or (mover == NATURE and _round_is_over(state.deal, play.state)):
        return [revealed(state, now)]
    if mover == NATURE:
        return _natures(state, now, chance)
    if state.reflex and (move := state.reflex.own_move(play.state)):
        return [f.Moved(at=now, by=mover, move=move, hand=f.TABLE)]
    if mover in play.kept:
        move, hand = play.kept[mover]
        return [f.Moved(at=now, by=mover, move=move, hand=hand)]
    return []


def _round_is_over(deal: Deal, position: Match) -> bool:
    return position.stage == BETWEEN_ROUNDS and deal.dealt is not None and deal.dealt.round == position.round


def _natures(state: TableState, now: int, chance: TableLuck) -> Facts:
    play = state.playing
    if state.reflex and state.reflex.is_called(play.state) and not unshuffled_cards(play.state)[0]:
        return _judged(state, now)
    ply = chance.nature(play.state, state.deal.key, play.natures)
    return [f.Moved(at=now, by=NATURE, move=ply.text, hand=f.TABLE)]


def _judged(state: TableState, now: int) -> Facts:
    """When everybody has slapped, or no slap can come in time any more."""
    reflex, play, slaps = state.reflex, state.playing, list(state.slaps.values())
    assert reflex
    if len(slaps) < len(state.seats) and now < reflex.due(play.state):
        return []
    called = reflex.called_after
    last, tied = last_of(reflex, play.state, called, slaps, state.deal.key, play.natures)
    return [
        f.Raced(at=now, called=called, slaps=slaps, tied=tied, last=last),
        f.Moved(at=now, by=NATURE, move=reflex.verdict(last), hand=f.TABLE),
    ]

"""Two worlds that a viewer cannot tell apart: what they are told is the same in both, byte for byte.

The table plays a match; beside it another one, in a world that the viewer could also be in, does the same. As long as
the viewer sees the same position in both after every fact, every byte sent to them must be equal, in order and in
number. Where a hidden card comes to light and differs, another world is imagined from there. Views alone judge whether
two worlds look alike: it must not depend on how events are told, which is what is being tried.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from pioche.engine.dispatch import GAME_OF, deal_or_reshuffle
from pioche.engine.play import SPECTATOR
from pioche.engine.referee import Ply, unshuffled_cards
from pioche.engine.sight import view_of
from pioche.engine.table_calls import standing
from pioche.rulekit import Match, ints_of
from pioche.table import messages as m
from pioche.table.decide import TableLuck
from pioche.table.luck import natures_move
from pioche.table.state import OVER, PLAYING
from tests.kit import imagined
from tests.table.company import LUCK, Company, racing, ready
from tests.table.phone import Wire

STEPS = 160
LEAST_COMPARED = 25
DEALS = 16
LEAST_DEALS = 3


def view_bytes(state: Match, viewer: int) -> bytes:
    return view_of(state, viewer).tobytes()


class World:
    """A company, and what one viewer sees of its position after every fact."""

    def __init__(self, company: Company, viewer: int) -> None:
        self.company = company
        self.viewer = viewer
        self.seen: list[bytes] = []
        tell = company.box.broadcast.tell

        def note_and_tell(table: Any, fact: Any, rows: list[list[int]]) -> dict[int, bytes]:
            if table.play:
                self.seen.append(view_bytes(table.play.state, viewer))
            return tell(table, fact, rows)

        vars(company.box.broadcast)["tell"] = note_and_tell

    @property
    def wire(self) -> Wire:
        return self.company.watcher if self.viewer == SPECTATOR else self.company.wires[self.viewer]

    def hear_all(self) -> list[bytes]:
        heard = list(self.wire.arriving)
        self.wire.arriving.clear()
        self.seen.clear()
        return heard

    def resumed(self) -> list[list[bytes]]:
        """What somebody hears who comes back: from the beginning, and (not spectators) from one fact ago."""
        table = self.company.table
        points = (-1,) if self.viewer == SPECTATOR else (-1, table.seq - 1)
        return [self.company.box.broadcast.missed(table, self.viewer, last) for last in points]


def another_world(company: Company, viewer: int, seed: int) -> World:
    """The same table, but for what the viewer may not know."""
    other = company.copy()
    play = other.table.playing
    play.state.cells[:] = imagined(play.view(viewer), seed).cells
    play._stand(*standing(play._position))
    return World(other, viewer)


def next_command(company: Company) -> tuple[int, m.AnyCommand]:
    """What somebody does now, sensible or not."""
    table, luck = company.table, company.luck
    seat = luck.randrange(len(table.seats))
    if table.phase != PLAYING:
        sealed = table.deal.sealed
        return seat, m.Reveal(company.id(), LUCK) if sealed else ready(company.id(), table, seat)
    kind = luck.randrange(12)
    if kind == 0:
        return seat, m.PlayMove(company.id(), luck.choice(["play 7", "lay 40", "slap", "take", "play R3"]))
    if kind == 1:
        return seat, m.Why(company.id(), luck.choice(["play 7", "twist 40", "refuse", "play Y1"]))
    if racing(table):
        return seat, m.SlapNow(company.id(), table.seq, luck.randint(100, 400))
    mover = luck.choice(table.awaits) if table.awaits else seat
    legal = table.playing.legal_for(mover) if table.awaits else ["pass"]
    return mover, m.PlayMove(company.id(), luck.choice(legal))


def compare_matches(game: str, seats: int, options: dict[str, Any], viewer: int) -> None:
    company = Company(game, seats, options, seed=viewer + 7, draw=lambda: b"s" * 32).sit().get_ready()
    here = World(company, viewer)
    here.hear_all()
    there, compared = another_world(company, viewer, 0), 0
    there.hear_all()
    for step in range(STEPS):
        if company.table.phase == OVER:
            break
        by, command = next_command(company)
        for world in (here, there):
            world.company.now = company.now + 100 if world is here else company.now
            world.company.box.receive(world.company.wires[by], command)
            world.company.box.tick()
        alike = here.seen == there.seen
        heard, heard_there = here.hear_all(), there.hear_all()
        if alike:
            compared += 1
            assert heard == heard_there
            assert here.resumed() == there.resumed()
        else:
            there = another_world(company, viewer, step)
            there.hear_all()
    assert compared >= LEAST_COMPARED


# Deals


def compare_deals(game: str, seats: int, options: dict[str, Any], viewer: int) -> None:
    """Everybody else has other cards, and the viewer the same."""
    compared = sum(compared_deal(Company(game, seats, options, seed), viewer) for seed in range(DEALS))
    assert compared >= LEAST_DEALS


def compared_deal(company: Company, viewer: int) -> bool:
    """Whether there is another deal that looks the same to the viewer, all the way to the first move of a player."""
    here, there = World(company.sit(), viewer), World(company.copy(), viewer)
    there.company.box.chance = TableLuck(company.chance.draw, another_deal(viewer))
    for world in (here, there):
        world.hear_all()
        for seat in range(len(world.company.wires)):
            world.company.send(seat, ready(f"ready{seat}", world.company.table, seat))
        for seat in range(len(world.company.wires)):
            world.company.send(seat, m.Reveal(f"reveal{seat}", LUCK))
    positions = [world.company.table.playing.state.tobytes() for world in (here, there)]
    if here.seen != there.seen or positions[0] == positions[1]:
        return False
    assert here.hear_all() == there.hear_all()
    return True


def another_deal(viewer: int) -> Callable[[Match, bytes, int], Ply]:
    """Nature as it is committed to, but with other cards where the viewer cannot see them."""

    def nature(state: Match, key: bytes, nth: int) -> Ply:
        ply = natures_move(state, key, nth)
        if not ply.cards:
            return ply
        order, hidden = list(ply.cards), hidden_places(state, list(ply.cards), viewer)
        for place, other in zip(hidden, Random(nth).sample(hidden, len(hidden)), strict=True):
            order[place] = ply.cards[other]
        return Ply(ply.by, GAME_OF[type(state)].notation.write_arrangement(state, order), ply.move, tuple(order))

    return nature


def hidden_places(state: Match, cards: list[int], viewer: int) -> list[int]:
    """The places of the (first) deck that the viewer does not see. The last two are not both theirs: the other places
    of what is hidden can change cards with one of them."""
    last = unshuffled_cards(state)[1] - 1
    return max((alike_places(state, cards, viewer, place) for place in (last, last - 1)), key=len)


def alike_places(state: Match, cards: list[int], viewer: int, fixed: int) -> list[int]:
    seen, places = seen_after(state, cards, viewer), []
    for place in range(unshuffled_cards(state)[1]):
        swapped = list(cards)
        swapped[place], swapped[fixed] = cards[fixed], cards[place]
        if seen_after(state, swapped, viewer) == seen:
            places.append(place)
    return places


def seen_after(state: Match, cards: list[int], viewer: int) -> bytes:
    world = state.copy()
    deal_or_reshuffle(world, ints_of(cards), None)
    return view_bytes(world, viewer)

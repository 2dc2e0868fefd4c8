"""How much more often than the champion a player wins, added up move by move.

The player meets strangers of the pool. Wherever it does something else than the champion would, both moves are played
out many times with the same luck: what nobody has seen is stirred, the strangers go on as themselves, and the seat goes
on as the champion. The mean difference is what the move has gained. All gains of a match together are, in the mean over
matches, the player's win share less the champion's (the performance difference lemma), and there is far less luck in
them than in who won: the same certainty takes a tenth of the matches.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from pioche.arena.game import deal_round, laid, next_mover, rehearse, seated, seen_from
from pioche.arena.plan import PLAYERS_PATH, Plan
from pioche.arena.schedule import Seating, seatings
from pioche.engine.dispatch import apply, stir
from pioche.engine.rollout import Desk
from pioche.players.contest import play_by_thumb
from pioche.players.styles import champion
from pioche.players.thumb import Thumb
from pioche.players.thumbs import Notes
from pioche.players.worth import victory_share
from pioche.rulekit import NATURE, NOBODY, Dice, FloatTable, Ints, Match, compiled, ints_of

ENTRANT = 0
"""The first of the plan is the one whose gains are added up."""


class Future(NamedTuple):
    """What it takes to play out a match: who goes on how in which seat, and room to write on."""

    world: Match
    luck: Dice
    desk: Desk
    notes: Notes
    lineup: FloatTable
    seated: Ints


@compiled
def gain_of(
    state: Match,
    move: int,
    usual: int,
    seat: int,
    trials: int,
    dice: Dice,
    world: Match,
    luck: Dice,
    desk: Desk,
    notes: Notes,
    lineup: FloatTable,
    seated: Ints,
) -> float:
    """How much more often the seat wins after this move than after its usual one, both tried in the same futures."""
    total = 0.0
    for _ in range(trials):
        stir(state, dice)
        for sign, tried in ((1.0, move), (-1.0, usual)):
            world.words[:] = state.words
            luck.words[:] = dice.words
            apply(world, tried, None)
            play_by_thumb(world, luck, desk, notes, lineup, seated)
            total += sign * victory_share(world, seat)
        dice.words[:] = luck.words
    return total / trials


def gains(plan: Plan, deal: int, trials: int) -> list[float]:
    """Of each match of a deal: the entrant sits in every seat."""
    rehearse(plan)
    return [sum(gains_in(plan, deal, game, seating, trials)) for game, seating in enumerate(seatings(plan, deal))]


def gains_in(plan: Plan, deal: int, game: int, seating: Seating, trials: int) -> Iterator[float]:
    seat = [sitter.entrant for sitter in seating].index(ENTRANT)
    usually = Thumb(champion(plan.game, plan.seats))
    table = laid(plan, [seated(plan, deal, game, place, seating) for place in range(plan.seats)])
    lineup: Any = table.lineup.copy()
    lineup[seat] = usually.style
    dice = plan.luck(deal, PLAYERS_PATH, game, plan.seats)
    future = Future(table.state.twin(), Dice.blank(), Desk.blank(), Notes.blank(), lineup, ints_of(range(plan.seats)))
    while (mover := next_mover(table)) != NOBODY:
        if mover == NATURE:
            deal_round(plan, deal, table)
            continue
        view = seen_from(table.state, mover)
        move, usual = table.players[mover].choose(view, plan.budget), usually.choose(view, plan.budget)
        if move != usual:
            yield gain_of(table.state.twin(), move, usual, seat, trials, dice, *future)
        apply(table.state, move, None)

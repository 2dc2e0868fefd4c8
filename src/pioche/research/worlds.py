"""Other histories that look the same to one seat."""

from collections.abc import Callable
from typing import Any, TypeVar

from pioche.engine.sight import imagined, view_of
from pioche.games.catalogue import GAMES
from pioche.games.contract import NONE
from pioche.research.dealing import CARD
from pioche.rulekit import Match, Refusal, below, dice

_TRIES = 1000
"""A hand that is possible now may not have been possible when its cards were drawn; then another one is imagined."""

_State = TypeVar("_State")


def resampled(state: Any, player: int, sampler: Callable[[], float]) -> Any:
    luck = dice(int(sampler() * 2**53))
    for _ in range(_TRIES):
        world = imagined(view_of(state.position.match, player), luck)
        actions = _rewritten(state, player, world, luck)
        if GAMES[state.game_name].lazy_chance.FORCED:
            return _set_in(state, world, actions)
        if again := _replayed(state, actions):
            return again
    raise Refusal("no-other-world", tries=_TRIES)


def _set_in(state: Any, world: Match, actions: list[int]) -> Any:
    """The world as the view allows it, though it may not agree with all that forced moves gave away long ago.

    Its history in the sense of OpenSpiel, and so its serialisation, is still the true one.
    """
    again = state.clone()
    again.position.match.cells[:] = world.cells
    again.line = [step._replace(action=action) for step, action in zip(state.line, actions, strict=True)]
    again.look_anew()
    return again


def _rewritten(state: Any, player: int, world: Match, luck: Any) -> list[int]:
    """The actions that lead to this world.

    Backwards through the round: a card that a seat plays was in its hand before, and a card that it was given is any
    of those it then had. So every card is given before it is played, in any order that is possible.
    """
    hands = {seat: GAMES[state.game_name].lazy_chance.hand_of(world, seat) for seat in range(world.seats)}
    extras = {seat: GAMES[state.game_name].lazy_chance.extras_of(world, seat) for seat in range(world.seats)}
    actions = [step.action for step in state.line]
    for number in range(len(actions) - 1, -1, -1):
        step = state.line[number]
        if step.round != world.round:
            break
        if number >= len(actions) - state.hidden and step.by != player:
            actions[number] = GAMES[state.game_name].lazy_chance.choice_of(world, step.by)
        if step.by >= 0:
            card = GAMES[state.game_name].lazy_chance.card_from_hand(actions[number])
            hands[step.by] += [card] if card != NONE else []
        elif step.receiver != NONE:
            actions[number] = _given(step, player, hands, extras, luck)
    return actions


def _given(step: Any, player: int, hands: dict[int, list[int]], extras: dict[int, list[int]], luck: Any) -> int:
    """What the seat was given: as it was, where the player saw it. (In a world that does not agree with all forced
    moves a hand may lack that card, or be empty already.)"""
    cards = hands[step.receiver] if step.audience in (NONE, step.receiver) else extras[step.receiver]
    if step.audience in (NONE, player) or not cards:
        if step.action in cards:
            cards.remove(step.action)
        return int(step.action)
    return cards.pop(below(luck, len(cards)))


def _replayed(state: _State, actions: list[int]) -> _State | None:
    """None where an action was not possible."""
    origin: Any = state
    again = origin.get_game().new_initial_state()
    for action in actions:
        if again.awaited == CARD and not again.position.walk.tally[action]:
            return None
        again.apply_action(action)
    found: _State = again
    return found

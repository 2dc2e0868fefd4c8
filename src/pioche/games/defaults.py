"""What most games do where a few do something else. A game takes a default by giving it the name of its verb."""

from pioche.games.contract import NONE, ChanceStep
from pioche.rulekit import NO_REASON, Ints, Match, compiled


@compiled
def never_hidden(state: Match) -> bool:
    """Rules.in_secret: every choice is seen when it is made."""
    return False


@compiled
def no_interrupts(state: Match, moves: Ints) -> int:
    """Rules.interrupts: nothing is done out of turn."""
    return 0


@compiled
def all_go_together(state: Match, facts: Ints) -> int:
    """Rules.check_options: any options, with any number of seats."""
    return NO_REASON


@compiled
def nothing_to_hide(event: Ints, seat: int) -> None:
    """Sight.hide_event: all that happens lies open."""


@compiled
def never_quiet(state: Match) -> bool:
    """Heuristic.is_quiet: only the end of a round tells how everybody stands."""
    return False


@compiled
def its_receiver(state: Match, step: ChanceStep) -> int:
    """LazyChance.place_seen_by: who gets a card sees it, and nobody else."""
    return step.receiver


@compiled
def none_hidden(state: Match) -> int:
    """LazyChance.choices_hidden: no choice is made in secret."""
    return 0


def no_extras(state: Match, seat: int) -> list[int]:
    """LazyChance.extras_of: every card has been seen by somebody."""
    return []


def no_choice(state: Match, seat: int) -> int:
    """LazyChance.choice_of: no choice is made in secret."""
    return NONE

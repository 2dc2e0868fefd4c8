"""Oh Hell: a heuristic. Bid what the hand should take; then take tricks while more are wanted, and duck when not.

How likely a card takes a trick is guessed from the unseen cards that beat it, and from how many of them the others
may hold.
"""

from oh_hell.cards import beats, is_bid, list_unseen, rank, suit
from oh_hell.rules import winning_seat
from oh_hell.state import MOST_CARDS, NO_BID, RANKS, State
from pioche.games.defaults import never_quiet
from pioche.rulekit import UNKNOWN, Floats, FloatTable, Ints, compiled, ints, left_of
from pioche.rulekit.real import power

FEATURES = {
    "tricks above the estimate": "estimate",
    "tricks below the estimate": "estimate",
    "takes a trick that is wanted": "wanted",
    "takes a trick, and all are wanted": "wanted",
    "takes a trick that is not wanted": "unwanted",
    "strength spent on a trick": "saving",
    "strength thrown away": "saving",
    "strength got rid of": "rid",
}
COUNT = len(FEATURES)

is_quiet = never_quiet


@compiled
def standing(state: State, seat: int) -> float:
    return state.totals[seat] / 10.0


@compiled
def consider(state: State, moves: Ints, count: int, facts: FloatTable) -> None:
    unseen = ints(MOST_CARDS)
    number = list_unseen(state, state.turn, unseen)
    estimate = estimated_tricks(state, unseen, number) if is_bid(moves[0]) else 0.0
    for choice in range(count):
        facts[choice, :COUNT] = 0.0
        if is_bid(moves[choice]):
            facts[choice, 0] = max(0.0, moves[choice] - NO_BID - estimate)
            facts[choice, 1] = max(0.0, estimate - (moves[choice] - NO_BID))
        else:
            speak_of_card(state, moves[choice], unseen, number, facts[choice])


# Bids


@compiled
def estimated_tricks(state: State, unseen: Ints, number: int) -> float:
    """How many tricks the hand of the bidder should take."""
    total = 0.0
    for place in range(state.hand_count[state.turn]):
        total += chance_in_the_round(state, state.hand[state.turn][place], unseen, number)
    return total


@compiled
def chance_in_the_round(state: State, card: int, unseen: Ints, number: int) -> float:
    """A trump takes a trick unless a higher one comes; another card also needs its suit to be led, and no trump."""
    trump = suit(state.trump_card)
    others = (state.seats - 1) * state.hand_size
    higher = share_of(card, suit(card), unseen, number)
    if suit(card) == trump:
        return max(power(1.0 - higher, others), LOW_TRUMP * (state.hand_size - 1) / state.hand_size)
    trumps = share_of(UNKNOWN, trump, unseen, number)
    followed = 1.0 - power(1.0 - share_of(UNKNOWN, suit(card), unseen, number), state.hand_size)
    safe = followed + (1.0 - followed) * power(1.0 - trumps, state.hand_size)
    led = 1.0 if state.hand_size > 1 or state.turn == state.leader else 1.0 / state.seats
    return led * power(1.0 - higher, others) * power(safe, state.seats - 1)


LOW_TRUMP = 0.45
"""How often a low trump takes a trick, where there is time to get rid of a suit."""


@compiled
def share_of(card: int, which: int, unseen: Ints, number: int) -> float:
    """Of the unseen cards, the share of those of this suit above the card."""
    count = 0
    for place in range(number):
        if suit(unseen[place]) == which and unseen[place] > card:
            count += 1
    return count / max(1, number)


# Cards


@compiled
def speak_of_card(state: State, card: int, unseen: Ints, number: int, row: Floats) -> None:
    me = state.turn
    wanted = state.bid[me] - state.won[me]
    chance = chance_in_the_trick(state, card, unseen, number)
    strength = strength_of(state, card)
    if wanted > 0:
        row[2] = chance
        row[3] = chance if wanted >= state.hand_count[me] else 0.0
        row[5] = chance * strength
        row[6] = (1.0 - chance) * strength
    else:
        row[4] = chance
        row[7] = (1.0 - chance) * strength


@compiled
def strength_of(state: State, card: int) -> float:
    """Between 0 and 1; every trump is above every other card."""
    height = (rank(card) + 1) / RANKS
    return (1.0 + height if suit(card) == suit(state.trump_card) else height) / 2.0


@compiled
def chance_in_the_trick(state: State, card: int, unseen: Ints, number: int) -> float:
    """That it takes this trick: it must beat what lies there, and those who are still to play must not beat it."""
    trump = suit(state.trump_card)
    if state.turn != state.leader and not beats(card, state.trick_card[winning_seat(state)], trump):
        return 0.0
    better = 0
    for place in range(number):
        better += beats(unseen[place], card, trump)
    return power(1.0 - LOOKING * better / max(1, number), cards_to_come(state))


LOOKING = 0.6
"""How much a better card among those of an opponent counts: many of them may not be played."""


@compiled
def cards_to_come(state: State) -> int:
    """In the hands of those who play after the one to move."""
    count, seat = 0, left_of(state, state.turn)
    while seat != state.leader:
        count += state.hand_count[seat]
        seat = left_of(state, seat)
    return count


COUNTING = {
    "tricks above the estimate": -1.0,
    "tricks below the estimate": -1.0,
    "takes a trick that is wanted": 2.0,
    "takes a trick that is not wanted": -2.0,
    "strength got rid of": 1.0,
    "strength thrown away": -1.0,
}
"""Bid what the hand is good for; then win what is wanted and duck what is not."""
CAUTIOUS = COUNTING | {"tricks above the estimate": -1.6, "strength spent on a trick": -0.5}
"""Rather bid too little, and win as cheaply as possible."""
BOLD = COUNTING | {"tricks below the estimate": -1.8, "takes a trick, and all are wanted": 1.0}
"""Rather bid too much, and fight for every trick when it is late."""
STYLES = {"counting": COUNTING, "cautious": CAUTIOUS, "bold": BOLD}
TEMPERATURE = 0.3
"""Of a player who does not look twice: a third of a trick goes unnoticed."""

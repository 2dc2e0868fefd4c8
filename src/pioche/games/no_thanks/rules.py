"""No Thanks!: the verbs, each citing its clause."""

from pioche.games.defaults import never_hidden, no_interrupts
from pioche.games.no_thanks.state import (
    BOX,
    DECIDING,
    FORCED,
    HIGHEST,
    LOWEST,
    OFFERED,
    PILE,
    REFUSE,
    REFUSED,
    REVEALED,
    TAKE,
    TOOK,
    State,
)
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    NATURE,
    NO_REASON,
    NOBODY,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    UNKNOWN,
    Ints,
    Log,
    Reasons,
    add_scores,
    because,
    close_round,
    compiled,
    emit,
    left_of,
    lowest_total,
    rotated,
)

choices_are_hidden = never_hidden
interrupts = no_interrupts
REASONS = Reasons()
_NO_CHIPS = REASONS.add("no-chips", "NT-8")
_LARGE_TABLE_TACTICAL = REASONS.add("large-table-tactical", "NT-26")
_LARGE_TABLE_NEEDED = REASONS.add("large-table-needed", "R-11", seats="number")
_TOO_FEW_CARDS = REASONS.add("too-few-cards", "NT-3")

# Set-up


@compiled
def begin(state: State) -> None:
    """Nothing lies on the table yet."""
    state.turn = UNKNOWN
    state.offered = UNKNOWN
    state.pot = 0
    state.pile_count = 0
    state.pile[:] = UNKNOWN
    state.place[:] = UNKNOWN
    state.chips[:] = 0
    state.paid[:] = 0
    state.gathered[:] = 0


@compiled
def _in_deck(state: State, card: int) -> bool:
    """NT-1: the values 3 to 35, each once. NT-26: without 10, 20 and 30. Cards above the highest are not asked for."""
    return not (state.options.tactical and card % 10 == 0)


@compiled
def _highest_card(state: State) -> int:
    return state.options.highest if state.options.highest > 0 else HIGHEST


@compiled
def pile_at_start(state: State) -> int:
    """NT-3."""
    return state.options.pile if state.options.pile > 0 else PILE


@compiled
def chips_at_start(state: State) -> int:
    """NT-2: eleven chips each, NT-26: ten. R-11: at a large table nine for six players, seven for seven."""
    if state.options.purse > 0:
        return state.options.purse
    if state.seats == 6:
        return 9
    if state.seats == 7:
        return 7
    return 10 if state.options.tactical else 11


@compiled
def cards_to_shuffle(state: State, cards: Ints) -> tuple[int, int]:
    """NT-3: the cards that nature shuffles now."""
    if state.stage != BETWEEN_ROUNDS:
        return 0, 0
    count = 0
    for card in range(LOWEST, _highest_card(state) + 1):
        if _in_deck(state, card):
            cards[count] = card
            count += 1
    return count, 0


@compiled
def deal_or_reshuffle(state: State, cards: Ints, log: Log | None) -> None:
    """NT-3: the first 24 cards are the pile, top card first; nobody sees the others. NT-25: all starts anew."""
    state.round += 1
    state.stage = DECIDING
    state.turn = rotated(state)
    state.pile_count = pile_at_start(state)
    for depth in range(state.pile_count):
        state.pile[state.pile_count - 1 - depth] = cards[depth]
    state.place[LOWEST : HIGHEST + 1] = BOX
    for card in range(LOWEST, _highest_card(state) + 1):
        if _in_deck(state, card):
            state.place[card] = UNKNOWN
    for seat in range(state.seats):
        state.chips[seat] = chips_at_start(state)
        state.paid[seat] = 0
        state.gathered[seat] = 0
    emit(log, ROUND_BEGAN, state.turn, UNKNOWN, state.round)
    _reveal(state, log)


# Play


@compiled
def to_move(state: State) -> int:
    """NT-4, NT-9, NT-13: the starting player, then clockwise after a refusal; a taker decides again."""
    if state.stage == DECIDING:
        return state.turn
    return NATURE if state.stage == BETWEEN_ROUNDS else NOBODY


@compiled
def may_choose(state: State, seat: int) -> bool:
    """One at a time."""
    return to_move(state) == seat


@compiled
def legal(state: State, moves: Ints) -> int:
    """NT-6, NT-11: take, always; or refuse. NT-8: without chips nobody can refuse."""
    if state.stage != DECIDING:
        return 0
    moves[0] = TAKE
    moves[1] = REFUSE
    return 2 if state.chips[state.turn] > 0 else 1


@compiled
def apply(state: State, move: int, log: Log | None) -> None:
    """Carry out a legal move; legality is the caller's business."""
    if move == REFUSE:
        refuse(state, log)
    else:
        take(state, log)


@compiled
def _reveal(state: State, log: Log | None) -> None:
    """NT-5, NT-13: the player on turn turns up the top card; no chip lies on it yet."""
    state.pile_count -= 1
    state.offered = state.pile[state.pile_count]
    state.pile[state.pile_count] = UNKNOWN
    state.place[state.offered] = OFFERED
    state.pot = 0
    emit(log, REVEALED, state.turn, state.offered, state.pile_count)


@compiled
def refuse(state: State, log: Log | None) -> None:
    """NT-7: exactly one chip goes onto the card. NT-9, NT-10: the next player decides, as often as need be."""
    state.chips[state.turn] -= 1
    state.paid[state.turn] += 1
    state.pot += 1
    emit(log, REFUSED, state.turn, state.offered, state.pot)
    state.turn = left_of(state, state.turn)


@compiled
def take(state: State, log: Log | None) -> None:
    """NT-12: card and pot are the taker's. NT-13: they go on with the next card. NT-15: or it was the last one."""
    seat = state.turn
    if state.chips[seat] == 0:
        emit(log, FORCED, seat, state.offered, 0)
    state.place[state.offered] = seat
    state.chips[seat] += state.pot
    state.gathered[seat] += state.pot
    emit(log, TOOK, seat, state.offered, state.pot)
    if state.pile_count > 0:
        _reveal(state, log)
    else:
        _end_round(state, log)


# Scores


@compiled
def cost_of_cards(state: State, seat: int) -> int:
    """NT-20, NT-21: a card costs its value unless the next lower one lies there too. R-12: consecutive numbers only."""
    cost = 0
    for card in range(LOWEST, HIGHEST + 1):
        if state.place[card] == seat and (card == LOWEST or state.place[card - 1] != seat):
            cost += card
    return cost


@compiled
def result(state: State, seat: int) -> int:
    """NT-22, NT-23: the cost of the cards less the chips in hand."""
    return cost_of_cards(state, seat) - state.chips[seat]


@compiled
def _end_round(state: State, log: Log | None) -> None:
    """NT-15, NT-25."""
    state.offered = UNKNOWN
    state.pot = 0
    emit(log, ROUND_ENDED, UNKNOWN, UNKNOWN, state.round)
    for seat in range(state.seats):
        state.scores[seat] = result(state, seat)
        emit(log, SCORED, seat, UNKNOWN, state.scores[seat])
    add_scores(state)
    close_round(state, state.round == state.options.rounds, log)


@compiled
def check_options(state: State, facts: Ints) -> int:
    """R-11: six and seven play at a large table only, and a large table is not tactical."""
    if state.options.large_table and state.options.tactical:
        return _LARGE_TABLE_TACTICAL
    if state.seats > 5 and not state.options.large_table:
        return because(facts, _LARGE_TABLE_NEEDED, state.seats)
    return _TOO_FEW_CARDS if pile_at_start(state) > _cards_in_deck(state) else NO_REASON


@compiled
def _cards_in_deck(state: State) -> int:
    cards = 0
    for card in range(LOWEST, _highest_card(state) + 1):
        cards += _in_deck(state, card)
    return cards


@compiled
def why_not(state: State, move: int, facts: Ints) -> int:
    """NT-8: nobody refuses without a chip; all else may always be done."""
    return _NO_CHIPS


@compiled
def wins(state: State, seat: int) -> bool:
    """NT-23, NT-24: the lowest total wins; equal lowest totals share the victory."""
    return state.totals[seat] == lowest_total(state)

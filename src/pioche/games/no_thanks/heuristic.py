"""No Thanks!: the heuristic. Each feature speaks for taking the card; a sum above zero takes it.

What a card really costs is its value less the runs it completes. Against that stand the chips on it, worth more
than a point while chips are scarce. A card that is cheap for me and dear for others should go round and
gather chips, until somebody is about to be forced, or could use it too.
"""

from pioche.games.defaults import never_quiet
from pioche.games.no_thanks.rules import cost_of_cards
from pioche.games.no_thanks.sight import chips_remembered
from pioche.games.no_thanks.state import HIGHEST, LOWEST, PILE, TAKE, State
from pioche.rulekit import UNKNOWN, Floats, FloatTable, Ints, compiled, left_of

FEATURES = {
    "always": "",
    "pot": "pot",
    "pot late": "pot",
    "cost": "cost",
    "cost late": "cost",
    "value of the card": "",
    "free for me": "",
    "free for me, pot": "",
    "free for another": "",
    "free for both": "",
    "a gap to fill": "",
    "neighbours to come": "neighbours",
    "my chips": "chips",
    "few chips": "chips",
    "no chips left after refusing": "",
    "somebody is out of chips": "forced",
    "the next is out of chips": "forced",
    "poorest opponent": "",
    "cheapest for another": "",
    "another would take it": "rival",
    "my points behind the best": "",
    "cards left": "",
}
_COUNT = len(FEATURES)


is_quiet = never_quiet


@compiled
def standing(state: State, seat: int) -> float:
    return -state.totals[seat] / 12.0


@compiled
def consider(state: State, moves: Ints, count: int, facts: FloatTable) -> None:
    for choice in range(count):
        facts[choice, :_COUNT] = 0.0
        if moves[choice] == TAKE:
            _speak_for_taking(state, facts[choice])


@compiled
def _speak_for_taking(state: State, row: Floats) -> None:
    me, card, pot = state.turn, state.offered, state.pot
    late = 1.0 - state.pile_count / PILE
    cost = _marginal_cost(state, me, card)
    chips = chips_remembered(state, me)
    row[0] = 1.0
    row[1] = pot
    row[2] = pot * late
    row[3] = cost
    row[4] = cost * late
    row[5] = card
    free = 1.0 if cost <= 0 else 0.0
    row[6] = free
    row[7] = free * pot
    row[10] = _gap_to_fill(state, me, card)
    row[11] = _neighbours_to_come(state, card)
    row[12] = chips
    row[13] = 1.0 / (chips + 1.0)
    row[14] = 1.0 if chips <= 1 else 0.0
    row[21] = late
    _speak_of_others(state, row, free)


@compiled
def _speak_of_others(state: State, row: Floats, free: float) -> None:
    me, card, pot = state.turn, state.offered, state.pot
    poorest, cheapest, best = 99, 99, 999
    for seat in range(state.seats):
        if seat != me:
            chips = chips_remembered(state, seat)
            poorest = min(poorest, chips)
            cheapest = min(cheapest, _marginal_cost(state, seat, card))
            best = min(best, cost_of_cards(state, seat) - chips)
    row[8] = 1.0 if cheapest <= 0 else 0.0
    row[9] = row[8] * free
    row[15] = 1.0 if poorest == 0 else 0.0
    row[16] = 1.0 if chips_remembered(state, left_of(state, me)) == 0 else 0.0
    row[17] = poorest
    row[18] = cheapest
    row[19] = 1.0 if cheapest <= pot + 1 else 0.0
    row[20] = (cost_of_cards(state, me) - chips_remembered(state, me) - best) / 10.0


@compiled
def _marginal_cost(state: State, seat: int, card: int) -> int:
    """How much dearer the seat's cards become with this one: a run costs its lowest card only (NT-20)."""
    below = card > LOWEST and state.place[card - 1] == seat
    above = card < HIGHEST and state.place[card + 1] == seat
    cost = 0 if below else card
    return cost - (card + 1) if above else cost


@compiled
def _gap_to_fill(state: State, seat: int, card: int) -> float:
    """How many runs of mine lie one unseen card away."""
    gaps = 0.0
    if card - 2 >= LOWEST and state.place[card - 2] == seat and state.place[card - 1] == UNKNOWN:
        gaps += 1.0
    if card + 2 <= HIGHEST and state.place[card + 2] == seat and state.place[card + 1] == UNKNOWN:
        gaps += 1.0
    return gaps


@compiled
def _neighbours_to_come(state: State, card: int) -> float:
    """How many of the two neighbours nobody has seen yet."""
    unseen = 0.0
    if card > LOWEST and state.place[card - 1] == UNKNOWN:
        unseen += 1.0
    if card < HIGHEST and state.place[card + 1] == UNKNOWN:
        unseen += 1.0
    return unseen


_GREEDY = {"pot": 1.0, "cost": -1.0, "always": 0.5}
"""Take when the card costs no more than its chips."""
_CAUTIOUS = {"pot": 1.6, "cost": -1.0, "always": 4.0, "few chips": 12.0}
"""Chips are worth more than points, above all the last ones."""
_STINGY = {"pot": 2.5, "cost": -1.0, "always": 8.0, "free for me": -6.0, "free for me, pot": 2.0}
"""Let cheap cards go round."""
STYLES = {"greedy": _GREEDY, "cautious": _CAUTIOUS, "stingy": _STINGY}
TEMPERATURE = 3.0
"""Of a player who does not look twice: three points more or less go unnoticed."""

"""Mutants that play by other rules, lose cards or count wrongly."""

from tests.games import test_hit_the_deck as hit_the_deck
from tests.games import test_hit_the_deck_hand as hit_the_deck_hand
from tests.games import test_hit_the_deck_piles as hit_the_deck_piles
from tests.games import test_no_thanks as no_thanks
from tests.games import test_take_that as take_that
from tests.games import test_tightrope as tightrope
from tests.games import test_tightrope_sight as tightrope_sight
from tests.laws.test_laws import (
    test_cards_and_chips_are_conserved,
    test_scores_and_totals_equal_a_naive_recount_after_every_round,
)
from tests.mutants import Mutant, law, run

CLAUSES = [
    Mutant(
        "TT-8: the limits are excluded",
        "take_that.rules.fits",
        "<= REACH",
        "< REACH",
        run(take_that.test_tt_8_both_limits_are_included_and_toads_are_laid_like_other_cards),
    ),
    Mutant(
        "TT-9: the mirror lies anywhere else",
        "take_that.rules._twists",
        "place[mirror(card)] == ROW",
        "place[mirror(card)] != ROW",
        run(take_that.test_tt_9_the_mirror_must_lie_in_the_row_not_in_the_hand),
    ),
    Mutant(
        "NT-8: a player without chips may refuse",
        "no_thanks.rules.legal",
        "state.chips[state.turn] > 0",
        "state.chips[state.turn] >= 0",
        run(no_thanks.test_nt_8_without_chips_a_player_must_take),
    ),
    Mutant(
        "NT-13: the next player decides",
        "no_thanks.rules.take",
        "_reveal(state, log)",
        "state.turn = left_of(state, seat); _reveal(state, log)",
        run(no_thanks.test_nt_13_the_taker_reveals_and_decides_again),
    ),
    Mutant(
        "TR-11: a blue zero alone awards blue sticks",
        "tightrope.rules._award",
        "state.zero != BLUE_ZERO",
        "state.zero == BLUE_ZERO",
        run(tightrope.test_tr_8_blue_to_the_highest_red_to_the_lowest),
    ),
    Mutant(
        "TR-10: the lowest card leads",
        "tightrope.rules._end_trick",
        "state.leader = highest",
        "state.leader = _player_of_lowest(state)",
        run(tightrope.test_tr_10_the_highest_card_leads_the_next_trick),
    ),
    Mutant(
        "HD-20: a flip keeps the direction",
        "hit_the_deck.rules.flip",
        "state.direction = -state.direction",
        "state.direction = state.direction",
        run(hit_the_deck_piles.test_hd_20_the_direction_is_reversed_until_the_next_flip),
    ),
    Mutant(
        "HD-14: a card drawn is played if it does not fit",
        "hit_the_deck.rules.draw",
        "if fits(top_card(state), card):",
        "if not fits(top_card(state), card):",
        run(hit_the_deck.test_hd_14_a_card_drawn_is_played_or_kept),
    ),
    Mutant(
        "HD-47: every wrong slap costs cards",
        "hit_the_deck.rules.slap",
        "if state.slapped[seat] == 0:",
        "if True:",
        run(hit_the_deck_hand.test_hd_47_several_slaps_on_one_top_card_count_once),
    ),
]

recount = test_scores_and_totals_equal_a_naive_recount_after_every_round
SCORES = [
    Mutant(
        "a toad costs four",
        "take_that.cards.minus_points",
        "5 if toad(card)",
        "4 if toad(card)",
        law(recount, "take_that"),
    ),
    Mutant(
        "the first round, not the last, is worth a point more",
        "take_that.rules._end_round",
        "state.scores[seat] = result(state, seat)",
        "state.scores[seat] = result(state, seat) + (state.round == 1)",
        law(recount, "take_that"),
    ),
    Mutant(
        "the fewest points win",
        "take_that.rules.wins",
        "highest_total(state)",
        "state.totals.min()",
        law(recount, "take_that"),
    ),
    Mutant(
        "chips add points",
        "no_thanks.rules.result",
        "- state.chips[seat]",
        "+ state.chips[seat]",
        law(recount, "no_thanks"),
    ),
    Mutant(
        "a card costs something only in a run",
        "no_thanks.rules.cost_of_cards",
        "state.place[card - 1] != seat",
        "state.place[card - 1] == seat",
        law(recount, "no_thanks"),
    ),
    Mutant(
        "red sticks do not count",
        "tightrope.rules.note_score",
        "abs(state.net[seat])",
        "max(0, state.net[seat])",
        law(recount, "tightrope"),
    ),
    Mutant(
        "a round without sticks cancels nothing",
        "tightrope.rules.note_score",
        "if score == 0:",
        "if score < 0:",
        law(recount, "tightrope", seats=5, tries=12),
    ),
    Mutant(
        "cards count one each",
        "hit_the_deck.ending.points",
        "hand[card] * VALUE[card]",
        "hand[card]",
        law(recount, "hit_the_deck", tries=2),
    ),
]

conserved = test_cards_and_chips_are_conserved
CONSERVED = [
    Mutant(
        "a card drawn is lost",
        "take_that.rules.draw",
        "hold(state, state.turn, card)",
        "pass",
        law(conserved, "take_that"),
    ),
    Mutant(
        "the chips on a card are lost",
        "no_thanks.rules.take",
        "state.chips[seat] += state.pot",
        "pass",
        law(conserved, "no_thanks"),
    ),
    Mutant(
        "a card played stays in the hand",
        "tightrope.rules._let_go",
        "hand[last] = UNKNOWN",
        "pass",
        law(conserved, "tightrope"),
    ),
    Mutant(
        "a card drawn is lost",
        "hit_the_deck.piles.take_card",
        "state.hands[seat, card] += 1",
        "pass",
        law(conserved, "hit_the_deck"),
    ),
]

REASONS = [
    Mutant(
        "a card is compared with the first of the row",
        "take_that.reasons._why_not_lay",
        "state.row[state.row_count - 1]",
        "state.row[0]",
        run(take_that.test_tt_8_a_card_out_of_reach_is_refused_with_the_last_one),
    ),
    Mutant(
        "without chips too few cards are blamed",
        "no_thanks.rules.why_not",
        "_NO_CHIPS",
        "_TOO_FEW_CARDS",
        run(no_thanks.test_nt_8_without_chips_a_player_must_take),
    ),
    Mutant(
        "tricks are counted from none",
        "tightrope.reasons.why_not",
        "trick + 1)",
        "trick)",
        run(tightrope_sight.test_why_a_card_cannot_be_played, False),
    ),
    Mutant(
        "HD-10 is cited for number cards",
        "hit_the_deck.reasons._against_card",
        "if is_number(card) else",
        "if is_hit(card) else",
        run(hit_the_deck.test_hd_9_number_cards_match_colour_or_number),
    ),
]

MUTANTS = [*CLAUSES, *SCORES, *CONSERVED, *REASONS]

"""Mutants that tell or show too much, or imagine what cannot be."""

from pioche.conformance.settings import Setting
from tests.laws.test_events import (
    test_what_looks_the_same_names_the_same_cards,
    test_where_a_seat_sees_the_same_it_is_told_the_same,
)
from tests.laws.test_laws import (
    test_what_is_imagined_can_be_played,
    test_what_is_imagined_looks_like_what_was_seen,
    test_what_is_stirred_looks_the_same_to_everybody,
)
from tests.laws.test_secrets import test_hidden_cards_change_places_unnoticed
from tests.mutants import Mutant, law, run

told = test_where_a_seat_sees_the_same_it_is_told_the_same
named = test_what_looks_the_same_names_the_same_cards
unnoticed = test_hidden_cards_change_places_unnoticed

TAKE_THAT = Setting("take_that", 3, {})
NO_THANKS = Setting("no_thanks", 3, {})
TIGHTROPE = Setting("tightrope", 3, {})
IN_SECRET = Setting("tightrope", 3, {"simultaneous": True})
HIT_THE_DECK = Setting("hit_the_deck", 3, {})

HIDE_NOTHING = ("event[CARD] = UNKNOWN", "pass")
TOLD = [
    Mutant("everybody is told everything", "take_that.sight.hide_event", *HIDE_NOTHING, run(told, TAKE_THAT)),
    Mutant("everybody is told everything", "tightrope.sight.hide_event", *HIDE_NOTHING, run(told, TIGHTROPE)),
    Mutant("everybody is told everything", "hit_the_deck.sight.hide_event", *HIDE_NOTHING, run(told, HIT_THE_DECK)),
    Mutant(
        "everybody is told what is drawn",
        "take_that.sight.hide_event",
        "event[KIND] == DEALT or event[KIND] == DREW",
        "event[KIND] == DEALT",
        run(told, TAKE_THAT),
    ),
    Mutant(
        "everybody is told what is dealt",
        "take_that.sight.hide_event",
        "event[KIND] == DEALT or event[KIND] == DREW",
        "event[KIND] == DREW",
        run(told, TAKE_THAT),
    ),
    Mutant(
        "everybody is told what is dealt",
        "tightrope.sight.hide_event",
        "event[KIND] == DEALT or event[KIND] == CHOSE",
        "event[KIND] == CHOSE",
        run(told, TIGHTROPE),
    ),
    Mutant(
        "everybody is told what is chosen in secret",
        "tightrope.sight.hide_event",
        "event[KIND] == DEALT or event[KIND] == CHOSE",
        "event[KIND] == DEALT",
        run(named, IN_SECRET),
    ),
    Mutant(
        "everybody is told what is drawn",
        "hit_the_deck.sight.hide_event",
        "(DEALT, DREW)",
        "(DEALT,)",
        run(told, HIT_THE_DECK),
    ),
    Mutant(
        "everybody is told what is dealt",
        "hit_the_deck.sight.hide_event",
        "(DEALT, DREW)",
        "(DREW,)",
        run(told, HIT_THE_DECK),
    ),
    Mutant(
        "the left neighbour is told too",
        "take_that.sight.hide_event",
        "event[SEAT] != seat",
        "event[SEAT] not in (seat, seat - 1)",
        run(told, TAKE_THAT),
    ),
    Mutant(
        "spectators are told everything",
        "hit_the_deck.sight.hide_event",
        "event[SEAT] != seat",
        "event[SEAT] != seat and seat != NOBODY",
        run(told, HIT_THE_DECK),
    ),
    Mutant(
        "the extra card is named",
        "take_that.rules._take_extra",
        "emit(log, EXTRA, state.turn, UNKNOWN, state.pile_count)",
        "emit(log, EXTRA, state.turn, state.pile[state.pile_count - 1], state.pile_count)",
        run(told, Setting("take_that", 3, {"experts": True})),
    ),
]

SHOWN = [
    Mutant(
        "the top of the pile lies open",
        "no_thanks.sight.view_for",
        "view.pot = state.pot",
        "view.pot = state.pot; view.pile[state.pile_count - 1] = state.pile[state.pile_count - 1]",
        run(unnoticed, NO_THANKS),
    ),
    Mutant(
        "chips lie open",
        "no_thanks.sight.view_for",
        "owner == seat or",
        "owner >= seat or",
        run(unnoticed, NO_THANKS),
    ),
    Mutant(
        "a card of every hand lies open",
        "take_that.sight.view_for",
        "view.hands[seat][:] = state.hands[seat]",
        "view.hands[seat][:] = state.hands[seat]; view.hands[:, 0] = state.hands[:, 0]",
        run(unnoticed, TAKE_THAT),
    ),
    Mutant(
        "the places of cards in hand lie open",
        "take_that.sight._show_places",
        "place[card] == HAND + seat",
        "place[card] >= HAND",
        run(unnoticed, TAKE_THAT),
    ),
    Mutant(
        "who takes an extra card looks at it",
        "take_that.sight._show_places",
        "place[card] == HAND + seat",
        "place[card] in (HAND + seat, UNSEEN + seat)",
        run(unnoticed, Setting("take_that", 3, {"experts": True})),
    ),
    Mutant(
        "the next score card lies open",
        "tightrope.sight._show_score_cards",
        "view.score_pile[: state.turned] = state.score_pile[: state.turned]",
        "view.score_pile[: state.turned + 1] = state.score_pile[: state.turned + 1]",
        run(unnoticed, TIGHTROPE),
    ),
    Mutant(
        "a card of every hand lies open",
        "tightrope.sight.view_for",
        "view.hand[seat] = state.hand[seat]",
        "view.hand[seat] = state.hand[seat]; view.hand[:, 0] = state.hand[:, 0]",
        run(unnoticed, TIGHTROPE),
    ),
    Mutant(
        "secret choices lie open",
        "tightrope.sight._show_tricks",
        "state.trick if state.options.simultaneous else state.trick + 1",
        "state.trick + 1",
        run(unnoticed, IN_SECRET),
    ),
    Mutant(
        "the top of the draw pile lies open",
        "hit_the_deck.sight._show_known",
        "if known[place]:",
        "if known[place] or place == count - 1:",
        run(unnoticed, HIT_THE_DECK),
    ),
    Mutant(
        "the hand of a neighbour lies open",
        "hit_the_deck.sight.view_for",
        "owner == seat or counted",
        "owner in (seat, seat + 1) or counted",
        run(unnoticed, HIT_THE_DECK),
    ),
    Mutant(
        "a card just drawn lies open",
        "hit_the_deck.sight.view_for",
        "if state.turn == seat or state.drawn_known:",
        "if True:",
        run(unnoticed, HIT_THE_DECK),
    ),
]

looks_alike = test_what_is_imagined_looks_like_what_was_seen
can_be_played = test_what_is_imagined_can_be_played
IMAGINED = [
    Mutant(
        "chips paid are forgotten",
        "no_thanks.sight.chips_remembered",
        "- view.paid[seat]",
        "",
        law(looks_alike, "no_thanks"),
    ),
    Mutant(
        "the own hand is imagined too",
        "take_that.sight.imagine",
        "if seat != view.viewer:",
        "if seat >= 0:",
        law(looks_alike, "take_that"),
    ),
    Mutant(
        "two hands hold the same cards",
        "take_that.sight._imagine_hand",
        "return count - held",
        "return count",
        law(can_be_played, "take_that"),
    ),
    Mutant(
        "cards already played are in a hand again",
        "tightrope.sight._list_unseen",
        "_mark_known(view.played[:, seat], seen)",
        "pass",
        law(can_be_played, "tightrope"),
    ),
    Mutant(
        "score cards turned up are still to come",
        "tightrope.sight._imagine_score_pile",
        "below = view.turned",
        "below = 0",
        law(looks_alike, "tightrope"),
    ),
    Mutant(
        "the own cards are imagined once more",
        "hit_the_deck.sight._gather_unseen",
        "left[face] -= state.hands[owner, face]",
        "pass",
        law(can_be_played, "hit_the_deck"),
    ),
    Mutant(
        "known cards of the draw pile change places",
        "hit_the_deck.sight.reshuffle_unseen",
        "if not state.draw_known[place]:",
        "if True:",
        law(test_what_is_stirred_looks_the_same_to_everybody, "hit_the_deck", tries=12),
    ),
]

MUTANTS = [*TOLD, *SHOWN, *IMAGINED]

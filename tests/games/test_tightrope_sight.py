"""Tightrope, clause by clause and vector by vector (docs/rules/tightrope.md): information, variants, notation."""

from typing import Any

import pytest

from pioche.engine.dispatch import to_move
from pioche.engine.referee import why_not
from pioche.games.tightrope import notation
from pioche.games.tightrope.rules import may_choose
from pioche.games.tightrope.sight import hide_event
from pioche.games.tightrope.state import (
    CHOSE,
    DEALT,
    PLAYED,
    RETURNED,
    REVEALED,
    SEATS,
    TOOK_BLUE,
    TOOK_RED,
    TRICK_ENDED,
    TURNED_UP,
)
from pioche.rulekit import NOBODY, UNKNOWN, Refusal, ints_of
from tests.games.tightrope_table import B0, R0, any_round, any_trick, deal, nets, of_kind, table, trick
from tests.kit import Event, deck, do, imagined, legal_moves, match, play, random_walk, view

V1 = [[7], [28], [36]]
ALL_KINDS = [{}, {"tactical": True}, {"simultaneous": True}, {"tactical": True, "simultaneous": True}]


def known(seen: Any) -> set[int]:
    """The number cards that a view shows."""
    return {card for row in [*seen.hand.tolist(), *seen.played.tolist()] for card in row} - {UNKNOWN}


def as_seen(event: Event, seat: int) -> Event:
    blanked = ints_of(event)
    hide_event(blanked, seat)
    kind, who, card, amount = blanked.tolist()
    return kind, who, card, amount


# Information


def test_tr_22_a_hand_is_known_to_its_owner_only() -> None:
    """TR-22; TR-E28."""
    state = table(3, V1)
    trick(state, 7, 28, 36)
    for seat in range(3):
        seen = view(state, seat)
        assert seen.hand[seat].tolist() == state.hand[seat].tolist()
        assert known(seen) == {*seen.hand[seat].tolist(), 7, 28, 36} - {UNKNOWN}
    assert known(view(state, NOBODY)) == {7, 28, 36}


def test_tr_22_a_card_dealt_is_said_to_its_owner_only() -> None:
    """TR-22."""
    said = of_kind(deal(match("tightrope", 4)), DEALT)
    for seat in (NOBODY, 0, 1, 2, 3):
        for event in said:
            hidden = (event[0], event[1], UNKNOWN, event[3])
            assert as_seen(event, seat) == (event if event[1] == seat else hidden)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", ALL_KINDS)
def test_tr_22_an_imagined_position_looks_the_same(seats: int, options: dict[str, Any]) -> None:
    """TR-22; TR-E28: only unseen cards are in the hands of others, and the game can go on."""
    state = match("tightrope", seats, **options)
    for plies in (0, 1, 1, 2, 9, 9 * seats, 5):
        random_walk(state, plies, plies)
        for seat in (NOBODY, *range(seats)):
            seen = view(state, seat)
            world = imagined(seen, seed=plies)
            assert world.viewer == NOBODY
            assert view(world, seat).differences(seen) == []
            held = [card for row in world.hand.tolist() for card in row if card != UNKNOWN]
            laid = [card for row in world.played.tolist() for card in row if card != UNKNOWN]
            assert len({*held, *laid}) == len(held) + len(laid) == (9 * seats if state.round else 0)
            assert max([0, *held, *laid]) <= deck(match("tightrope", seats, **options))[1]
            random_walk(world, plies, seats * (9 * seats + 1))
            assert to_move(world) == NOBODY


def test_tr_22_the_hands_imagined_vary_over_all_unseen_cards() -> None:
    """TR-22: every unseen card may be in a hidden hand, every score card still to come may be next."""
    state = table(3, V1, [3])
    trick(state, 7, 28, 36)
    seen = view(state, 0)
    worlds = [imagined(seen, seed) for seed in range(200)]
    assert {card for world in worlds for card in world.hand[1].tolist()} - {UNKNOWN} == {*range(1, 51)} - known(seen)
    assert {world.score_pile[2] for world in worlds} == {*range(1, 12)} - {*seen.score_pile.tolist()[:2]}


@pytest.mark.parametrize("seats", SEATS)
def test_tr_23_cards_on_the_table_and_sizes_of_hands_are_public(seats: int) -> None:
    """TR-23; TR-E31."""
    state = table(seats)
    random_walk(state, 3, 4 * seats + 2)
    for seat in (NOBODY, *range(seats)):
        seen = view(state, seat)
        assert seen.played[4].tolist() == state.played[4].tolist()
        assert seen.hand_count.tolist() == state.hand_count.tolist()
        assert (seen.leader, seen.turn, seen.value, seen.zero) == (state.leader, state.turn, state.value, state.zero)


def test_tr_24_all_score_cards_turned_up_stay_visible() -> None:
    """TR-24, TR-12; TR-E27. R-7: the discarded zeros too."""
    state = table(3, pile=[8, B0, R0, 2])
    any_trick(state)
    for seat in (NOBODY, 0, 1, 2):
        seen = view(state, seat)
        assert seen.turned == 4
        assert seen.score_pile.tolist() == [8, B0, R0, 2, *[UNKNOWN] * 7]
        orders = {tuple(imagined(seen, seed).score_pile.tolist()) for seed in range(20)}
        assert {order[:4] for order in orders} == {(8, B0, R0, 2)}
        assert {tuple(sorted(order[4:])) for order in orders} == {(1, 3, 4, 5, 6, 7, 9)}
        assert len(orders) > 10


def test_tr_25_a_perfect_memory_knows_the_discarded_cards() -> None:
    """TR-25; TR-E28. R-21: of the unused cards nobody ever learns anything."""
    state = table(3, V1)
    trick(state, 7, 28, 36)
    for seat in (NOBODY, 0, 1, 2):
        assert view(state, seat).played[0].tolist() == [7, 28, 36, UNKNOWN, UNKNOWN]
        assert view(state, seat).hand_count[:3].tolist() == [8, 8, 8]
    for _ in range(8):
        any_trick(state)
    assert len(known(view(state, NOBODY))) == 27


# Variants


@pytest.mark.parametrize(("seats", "highest"), [(3, 27), (4, 36), (5, 45)])
def test_tr_26_the_tactical_variant_deals_all_the_cards_it_uses(seats: int, highest: int) -> None:
    """TR-26; TR-V4, TR-E23."""
    state = match("tightrope", seats, tactical=True)
    cards, numbers = deck(state)
    assert cards[:numbers] == list(range(1, highest + 1))
    assert len(cards) == highest + 11
    said = of_kind(deal(state), DEALT)
    assert sorted(card for _, _, card, _ in said) == cards[:numbers]
    any_round(state)
    assert known(view(state, NOBODY)) == set(cards[:numbers])


def test_tr_27_all_reveal_together_and_the_award_is_the_same() -> None:
    """TR-27; TR-E24. R-18: the leader turns up the score card."""
    state = table(3, V1, [3], simultaneous=True)
    said = trick(state, 7, 28, 36)
    assert nets(state) == [-3, 0, 3]
    assert [event[:3] for event in of_kind(said, CHOSE)] == [(CHOSE, 1, 28), (CHOSE, 2, 36), (CHOSE, 0, 7)]
    assert [event[:3] for event in of_kind(said, REVEALED)] == [(REVEALED, 0, 7), (REVEALED, 1, 28), (REVEALED, 2, 36)]
    assert of_kind(said, PLAYED, RETURNED) == []
    assert of_kind(said, TOOK_BLUE, TOOK_RED) == [(TOOK_BLUE, 2, 36, 3), (TOOK_RED, 0, 7, 3)]
    assert state.leader == to_move(state) == 2


def test_tr_27_the_score_card_comes_first_and_choices_stay_hidden() -> None:
    """TR-27, TR-6; TR-E25. R-19: in the second trick, too."""
    state = table(3, [[7, 8], [28, 29], [36, 37]], [3, 5], simultaneous=True)
    said = trick(state, 7, 28, 36)
    assert said[-2:] == [(TRICK_ENDED, 2, 36, 1), (TURNED_UP, 2, 5, 9)]
    assert all(view(state, seat).value == 5 for seat in (NOBODY, 0, 1, 2))
    said = play(state, "play 37", "play 8")
    assert said == [(CHOSE, 2, 37, 2), (CHOSE, 0, 8, 2)]
    for seat in (NOBODY, 0, 1, 2):
        seen = view(state, seat)
        assert seen.hand_count[:3].tolist() == [7, 8, 7]
        assert seen.played[1, 2] == (37 if seat == 2 else UNKNOWN)
        assert seen.played[1, 0] == (8 if seat == 0 else UNKNOWN)
        assert as_seen(said[0], seat)[2] == (37 if seat == 2 else UNKNOWN)
    said = of_kind(play(state, "play 29"), REVEALED)
    assert [card for _, _, card, _ in said] == [8, 29, 37]
    assert all(as_seen(event, NOBODY) == event for event in said)
    assert view(state, NOBODY).played[1, :3].tolist() == [8, 29, 37]


def test_tr_27_all_may_choose_at_once() -> None:
    """TR-27: a seat may choose by its own view, and the choices may be made in any order."""
    state = table(4, [[7], [28], [36], [50]], [3], simultaneous=True)
    assert [may_choose(state, seat) for seat in range(4)] == [True] * 4
    assert [to_move(view(state, seat)) for seat in range(4)] == [0, 1, 2, 3]
    assert to_move(state) == to_move(view(state, NOBODY)) == 1
    assert "play 50" in legal_moves(view(state, 3))
    do(state, 50)
    do(state, 28)
    assert [may_choose(state, seat) for seat in range(4)] == [True, False, True, False]
    assert to_move(state) == to_move(view(state, 3)) == 2
    assert legal_moves(view(state, 3)) == []
    do(state, 7)
    do(state, 36)
    assert nets(state) == [-3, 0, 0, 3]
    assert to_move(state) == 3


def test_tr_27_without_the_variant_only_the_seat_on_turn_chooses() -> None:
    """TR-27, TR-7."""
    state = table(3)
    assert [may_choose(state, seat) for seat in range(3)] == [False, True, False]
    assert [to_move(view(state, seat)) for seat in range(3)] == [1, 1, 1]
    any_round(state)
    assert [may_choose(state, seat) for seat in range(3)] == [False] * 3


def test_tr_27_and_tr_26_may_be_combined() -> None:
    """TR-27, TR-26. R-20."""
    state = match("tightrope", 3, tactical=True, simultaneous=True)
    assert deck(state)[1] == 27
    deal(state, [[7], [8], [9]])
    assert of_kind(trick(state, 7, 8, 9), REVEALED) != []


# Notation and refusals


def test_moves_and_cards_are_written_and_read() -> None:
    assert [notation.write_move(move) for move in (1, 50)] == ["play 1", "play 50"]
    assert all(notation.read_move(notation.write_move(card), 0) == card for card in range(1, 51))
    assert [notation.write_card(card) for card in (9, 10, 50)] == ["9", "10", "50"]
    assert [notation.write_score_card(card) for card in (1, 9, B0, R0)] == ["1", "9", "B0", "R0"]
    assert all(notation.read_score_card(notation.write_score_card(card)) == card for card in range(1, 12))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("take", "not-a-move"),
        ("", "not-a-move"),
        (" play 3", "not-a-move"),
        ("play", "not-a-number"),
        ("play 03", "not-a-number"),
        ("play  3", "not-a-number"),
        ("play 3 ", "not-a-number"),
        ("play B0", "not-a-number"),
        ("play 0", "no-such-card"),
        ("play 51", "no-such-card"),
    ],
)
def test_moves_that_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        notation.read_move(text, 0)
    assert refused.value.code == code


@pytest.mark.parametrize("options", [{}, {"tactical": True}])
def test_a_deal_is_written_and_read(options: dict[str, Any]) -> None:
    state = match("tightrope", 3, **options)
    cards, numbers = deck(state)
    dealt = [*reversed(cards[:numbers]), *reversed(cards[numbers:])]
    text = notation.write_arrangement(state, dealt)
    assert text.startswith(f"deal {numbers} {numbers - 1} ")
    assert text.endswith(" 2 1 / R0 B0 9 8 7 6 5 4 3 2 1")
    assert notation.read_arrangement(state, text) == dealt


NUMBERS_3 = " ".join(map(str, range(1, 28)))
SCORES = "1 2 3 4 5 6 7 8 9 B0 R0"


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        (f"shuffle {NUMBERS_3} / {SCORES}", "deal-expected", "TR-3"),
        (f"deal {NUMBERS_3} {SCORES}", "one-slash-expected", "TR-3"),
        (f"deal {NUMBERS_3} / / {SCORES}", "one-slash-expected", "TR-3"),
        (f"deal {NUMBERS_3} 1 / {SCORES[2:]}", "number-cards-expected", "TR-26"),
        (f"deal {NUMBERS_3} 28 / {SCORES}", "number-cards-expected", "TR-26"),
        (f"deal {NUMBERS_3} / {SCORES} 1", "score-cards-expected", "TR-1"),
        (f"deal {NUMBERS_3} / {SCORES[2:]}", "score-cards-expected", "TR-1"),
        (f"deal {NUMBERS_3} / {SCORES} 10", "no-such-score-card", "TR-1"),
        (f"deal {NUMBERS_3}  / {SCORES}", "not-a-number", ""),
        (f"deal {NUMBERS_3} 51 / {SCORES}", "no-such-card", "TR-1"),
    ],
)
def test_deals_that_cannot_be_read(text: str, code: str, clause: str) -> None:
    with pytest.raises(Refusal) as refused:
        notation.read_arrangement(match("tightrope", 3, tactical=True), text)
    assert (refused.value.code, refused.value.clause) == (code, clause)


@pytest.mark.parametrize("simultaneous", [False, True])
def test_why_a_card_cannot_be_played(simultaneous: bool) -> None:
    """What is said of a card must not betray where a hidden card is."""
    state = table(3, [[7, 1], [18, 2], [26, 3]], tactical=True, simultaneous=simultaneous)
    trick(state, 7, 18, 26)
    do(state, 3)
    reasons = {card: why_not(state, card) for card in (28, 7, 3, 2)}
    assert {card: reason.code for card, reason in reasons.items()} == {
        28: "card-not-in-use",
        7: "card-already-played",
        3: "card-not-in-hand" if simultaneous else "card-already-played",
        2: "card-not-in-hand",
    }
    assert reasons[28].facts == {"card": 28, "highest": 27}
    assert reasons[7].facts == {"card": 7, "seat": 0, "trick": 1}
    assert reasons[2].facts == {"card": 2}

"""Hit the Deck, clause by clause: who may know what (docs/rules/hit_the_deck.md)."""

from collections import Counter
from typing import Any

from pioche.engine.dispatch import to_move
from pioche.games.hit_the_deck.cards import COPIES, fits
from pioche.games.hit_the_deck.notation import read_card, write_card
from pioche.games.hit_the_deck.piles import top_card
from pioche.games.hit_the_deck.sight import hide_event
from pioche.games.hit_the_deck.state import DEALT, DRAWN, DREW, DREW_KNOWN, FACES, FLIPPING, PLAYED
from pioche.rulekit import NOBODY, UNKNOWN, ints_of
from tests.games.hit_the_deck_table import A, B, D, dealt, give, hand, lay_pile, shuffle, slap, table
from tests.kit import Event, imagined, play, random_walk, view


def seen(pile: Any, count: int) -> str:
    """A pile of a view, top card first; a dot for each card nobody knows."""
    return " ".join("." if card == UNKNOWN else write_card(card) for card in pile[:count].tolist()[::-1])


def seen_draw(state: Any, seat: int = NOBODY) -> str:
    return seen(view(state, seat).draw, state.draw_count)


def seen_discard(state: Any, seat: int = NOBODY) -> str:
    return seen(view(state, seat).discard, state.discard_count)


def as_told_to(seat: int, event: Event) -> Event:
    row = ints_of(event)
    hide_event(row, seat)
    kind, who, card, amount = row.tolist()
    return kind, who, card, amount


def flipped() -> Any:
    """HD-V12, executed: B has turned over the piles."""
    state = table("R2 R1", "B1 B1", "B1 B1", "R1", draw="B1 Y2 R3 G5", discard="R-FLIP R4 B4 B2", turn=B)
    state.stage = FLIPPING
    play(state, "flip")
    return state


def lookalike(state: Any, seat: int, seed: int) -> Any:
    """A position imagined from the seat's view, after checking that it looks the same and holds all cards."""
    known = view(state, seat)
    other = imagined(known, seed)
    assert view(other, seat).differences(known) == []
    count = Counter(other.draw[: other.draw_count].tolist() + other.discard[: other.discard_count].tolist())
    copies = [count[face] + int(other.hands[:, face].sum()) for face in range(FACES)]
    assert copies == COPIES.tolist()
    assert (other.hands.sum(axis=1) == other.hand_count[:6]).all()
    return other


def test_hd_42_counts_and_the_top_card_are_open() -> None:
    """HD-42; HD-E50; R-40: the discard pile may not be looked through, but what lay open is remembered."""
    state = flipped()
    known = view(state, D)
    assert (known.draw_count, known.discard_count, known.direction, known.turn) == (4, 4, -1, A)
    assert known.hand_count.tolist()[:4] == [2, 2, 2, 1]
    assert seen_discard(state, D) == "G5 . . ."


def test_hd_42_buried_cards_are_open_with_their_place() -> None:
    """HD-42, HD-6, HD-22."""
    state = dealt(4, "HIT-3", "B1", "R2")
    play(state, "bury 3")
    assert seen_draw(state).split()[:4] == [".", ".", "HIT-3", "."]
    state = table("R-FLIP R1", "R1", "R1", draw="R1 R2 R3 Y-FLIP", discard="R5")
    play(state, "play R-FLIP", "flip")
    assert seen_discard(state) == "R3 . Y-FLIP ."


def test_hd_43_a_hand_is_its_owners() -> None:
    """HD-43: dealt and drawn cards are told to their owner only; a spectator sees no hand."""
    state = table("B4", "R1 R1", draw="Y3 R1", discard="R2")
    assert view(state, B).hands[A].tolist() == [UNKNOWN] * FACES
    assert view(state, A).hands[A].tolist() == state.hands[A].tolist()
    assert view(state, NOBODY).hands.tolist() == [[UNKNOWN] * FACES] * 6
    drew = play(state, "draw")[0]
    assert drew == (DREW, A, read_card("Y3"), 1)
    assert [as_told_to(seat, drew)[2] for seat in (A, B, NOBODY)] == [read_card("Y3"), UNKNOWN, UNKNOWN]
    assert as_told_to(B, (DEALT, A, 5, 1)) == (DEALT, A, UNKNOWN, 1)
    assert as_told_to(B, (PLAYED, A, 5, 1)) == (PLAYED, A, 5, 1)


def test_hd_43_a_card_drawn_that_fits_is_still_secret() -> None:
    """HD-43, HD-14: the others know that it fits, not which it is; and that it is this one which is played."""
    state = table("B4 Y4", "R1 R1", draw="Y2 R1", discard="R2")
    play(state, "draw")
    assert (view(state, A).drawn, view(state, B).drawn) == (read_card("Y2"), UNKNOWN)
    assert view(state, B).stage == DRAWN
    state.shown[A, read_card("Y2")] = 1
    state.hands[A, read_card("Y2")] = 2
    play(state, "play Y2")
    assert state.shown[A, read_card("Y2")] == 1


def test_hd_44_after_a_flip_the_draw_pile_is_known() -> None:
    """HD-44, HD-42, HD-43; HD-E50, HD-V12: B2, B4, R4, R-FLIP in this order; R3, Y2, B1 unseen."""
    state = flipped()
    assert seen_draw(state) == "B2 B4 R4 R-FLIP"
    assert seen_discard(state) == "G5 . . ."
    give(state, A, "R2 R1")
    said = play(state, "draw")
    assert said[0] == (DREW_KNOWN, A, read_card("B2"), 3)
    assert as_told_to(D, said[0]) == said[0]
    assert view(state, D).shown[A, read_card("B2")] == 1
    assert seen_draw(state) == "B4 R4 R-FLIP"


def test_hd_44_a_known_card_is_forgotten_when_it_is_played() -> None:
    """HD-44."""
    state = table("R2 R4", "R1", draw="B1", discard="B-FLIP B2 B3", turn=B)
    state.stage = FLIPPING
    play(state, "flip", "draw")
    assert (state.drawn, view(state, B).drawn) == (read_card("B3"), read_card("B3"))
    assert state.shown.sum() == 1
    play(state, "play B3")
    assert state.shown.sum() == 0


def test_hd_44_a_second_flip_keeps_what_was_open() -> None:
    """HD-44, HD-22; HD-E26: the cards seen before the first flip are known on both sides."""
    state = table("G-FLIP R1", "R1", "R1", draw="B1 Y2 R3 G5", discard="R-FLIP R4 B4 B2", turn=B)
    state.stage = FLIPPING
    play(state, "flip", "play G-FLIP", "flip")
    assert seen_discard(state) == "R4 B4 R-FLIP B2"
    assert seen_draw(state) == ". . . G5 G-FLIP"


def test_hd_44_a_shuffle_wipes_out_the_order() -> None:
    """HD-44, HD-35: but a single card cannot be lost sight of."""
    state = table("R1", "R1", discard="R4 B2 Y1")
    shuffle(state, "B2 Y1")
    assert (seen_draw(state), seen_discard(state)) == (". .", "R4")
    state = table("R1", "R1", discard="R4 B2")
    shuffle(state, "B2")
    assert seen_draw(state) == "B2"


def test_hd_44_penalty_cards_from_a_known_pile_are_known() -> None:
    """HD-44, HD-34."""
    state = flipped()
    slap(state, D)
    assert hand(state, D) == "R1 B2 B4"
    assert view(state, A).shown[D].sum() == 2


def test_hd_38_counted_hands_lie_open() -> None:
    """HD-38, HD-42: until the next deal."""
    state = table("R1", "B5 HIT-4", draw="R1", discard="R2")
    play(state, "play R1")
    assert view(state, NOBODY).hands.tolist() == state.hands.tolist()


def test_hd_43_imagined_positions_look_alike() -> None:
    """HD-42, HD-43, HD-44: all along random rounds, for every seat and a spectator; and they can be played on."""
    for seed in range(6):
        state = dealt(2 + seed % 5, "B1", may_keep_drawn=seed % 2 == 1)
        for step in range(12):
            random_walk(state, 100 * seed + step, 7)
            for seat in [*range(state.seats), NOBODY]:
                other = lookalike(state, seat, step)
                assert to_move(other) == to_move(state)
        random_walk(other, seed, 40)


def test_hd_14_an_imagined_card_drawn_fits() -> None:
    """HD-14, HD-43: any card that fits, each copy as likely."""
    state = dealt(3, "B1")
    turn = to_move(state)
    give(state, turn, "R2 R2 R3 R3 R4 R4 R5")
    rest = COPIES.copy()
    rest -= state.hands.sum(axis=0)
    rest[read_card("B1")] -= 1
    spare = [face for face in range(FACES) for _ in range(max(0, rest[face]))]
    spare.sort(key=lambda face: face != read_card("B2"))
    lay_pile(state, draw=" ".join(map(write_card, spare[:88])))
    play(state, "draw")
    assert state.drawn == read_card("B2")
    viewer = (turn + 1) % 3
    drawn = Counter(imagined(view(state, viewer), seed).drawn for seed in range(300))
    assert all(fits(top_card(state), card) for card in drawn)
    assert len(drawn) > 12

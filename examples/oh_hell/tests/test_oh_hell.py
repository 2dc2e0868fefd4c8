"""Oh Hell: a test for each clause of RULES.md, its worked example, and the laws of every game."""

import re
from pathlib import Path
from typing import Any

import pytest
from oh_hell.notation import CARD_OF
from oh_hell.sight import REST, imagine, misplaced, view_for
from oh_hell.state import State, View

import pioche
from pioche.conformance import Extent, assert_sound
from pioche.rulekit import dice

HOME = Path(__file__).parents[1]
DECK = list(CARD_OF)


def table(*hands: str, turned: str, first: int = 0, **options: Any) -> Any:
    """A match in which these hands are dealt, from the dealer's left, and this card is turned up."""
    held = [hand.split() for hand in hands]
    options = {"largest_hand": len(held[0]), **options}
    match: Any = pioche.Session(
        pioche.Transcript("oh_hell", [f"P{seat}" for seat in range(len(hands))], options, first)
    )
    deal(match, held, turned)
    return match


def deal(match: Any, hands: list[list[str]], turned: str) -> None:
    top = [card for cards in zip(*hands, strict=True) for card in cards] + [turned]
    match.apply(pioche.NATURE, " ".join(["deal", *top, *(card for card in DECK if card not in top)]))


def play(match: Any, *moves: str) -> Any:
    for move in moves:
        assert move in match.legal, (move, match.legal)
        match.play(move)
    return match


def refused(match: Any, move: str) -> tuple[str, str]:
    with pytest.raises(pioche.Refusal) as refusal:
        match.play(move)
    return refusal.value.code, refusal.value.clause


def hand(match: Any, seat: int) -> list[str]:
    write = pioche.GAMES["oh_hell"].notation.write_card
    return [write(card) for card in match.state.hand[seat].tolist() if card >= 0]


def bids(match: Any, *tricks: int) -> Any:
    return play(match, *(f"bid {number}" for number in tricks))


def two_cards(**options: Any) -> Any:
    """The deal of the worked example; seat 0 deals."""
    return table("KC 3H", "9C 2S", "AD QC", turned="5S", **options)


def test_the_worked_example() -> None:
    match = two_cards()
    assert match.legal == ["bid 0", "bid 1", "bid 2"]
    bids(match, 1, 1)
    assert match.legal == ["bid 1", "bid 2"]
    bids(match, 1)
    play(match, "play KC", "play 9C", "play QC")
    assert match.to_move == 1
    play(match, "play 3H", "play 2S", "play AD")
    assert match.totals == [0, 11, 11]


def test_oh_1_fifty_two_cards_and_aces_are_high() -> None:
    assert len(DECK) == 52
    assert {card[-1] for card in DECK} == set("CDHS")
    match = bids(table("AH", "KH", "2H", turned="5S"), 1, 1, 0)
    play(match, "play AH", "play KH", "play 2H")
    assert match.state.won[1] == 1
    assert refused(two_cards(), "play 1C") == ("no-such-card", "OH-1")


@pytest.mark.parametrize("players", [2, 8])
def test_oh_2_three_to_seven_play(players: int) -> None:
    assert [pioche.new("oh_hell", number, 1).state.seats for number in range(3, 8)] == [3, 4, 5, 6, 7]
    with pytest.raises(pioche.Refusal, match="wrong-seats"):
        pioche.new("oh_hell", players)


def sizes(**options: Any) -> list[int]:
    match = pioche.new("oh_hell", 3, 1, **options)
    found = []
    while not match.over:
        found.append(int(match.state["hand_size"]))
        while len(match.scores) < len(found):
            match.play(match.legal[0])
    return found


def test_oh_3_hands_get_smaller() -> None:
    assert sizes() == [7, 6, 5, 4, 3, 2, 1]
    assert sizes(largest_hand=3) == [3, 2, 1]
    assert pioche.new("oh_hell", 5, 1, largest_hand=10).state.stage == 2
    for players, cards in ((3, 11), (6, 9)):
        with pytest.raises(pioche.Refusal, match="hand-too-large"):
            pioche.new("oh_hell", players, largest_hand=cards)


def test_oh_4_and_larger_again() -> None:
    assert sizes(largest_hand=3, up_again=True) == [3, 2, 1, 2, 3]


def test_oh_5_one_by_one_from_the_dealers_left_and_the_deal_passes() -> None:
    match = two_cards()
    assert [hand(match, seat) for seat in (1, 2, 0)] == [["KC", "3H"], ["9C", "2S"], ["QC", "AD"]]
    play(bids(match, 1, 1, 1), "play KC", "play 9C", "play QC", "play 3H", "play 2S", "play AD")
    assert match.to_move == pioche.NATURE
    deal(match, [["2C"], ["3C"], ["4C"]], "5C")
    assert (match.to_move, hand(match, 2), hand(match, 1)) == (2, ["2C"], ["4C"])


def test_oh_6_the_next_card_makes_trumps_and_belongs_to_nobody() -> None:
    match = two_cards()
    assert match.state["trump_card"] == CARD_OF["5S"]
    assert not any("5S" in hand(match, seat) for seat in range(3))


def test_oh_7_the_dealer_bids_last() -> None:
    match = two_cards(first=1)
    bidders = []
    for _ in range(3):
        bidders.append(match.to_move)
        play(match, match.legal[-1])
    assert bidders == [2, 0, 1]


def test_oh_8_a_bid_is_from_none_to_all_and_stands() -> None:
    match = two_cards()
    assert refused(match, "bid 3") == ("bid-too-high", "OH-8")
    assert refused(match, "bid 11") == ("bid-too-high", "OH-8")
    assert refused(match, "pass") == ("not-a-move", "OH-8")
    bids(match, 0, 0, 0)
    assert refused(match, "bid 1") == ("bids-are-made", "OH-8")
    assert match.state["bid"][:3].tolist() == [0, 0, 0]


def test_oh_9_the_hook_is_for_the_dealer_only_and_an_option() -> None:
    assert refused(bids(two_cards(), 0, 0), "bid 2") == ("bid-hooked", "OH-9")
    assert bids(two_cards(), 2, 2).legal == ["bid 0", "bid 1", "bid 2"]
    assert bids(two_cards(hook=False), 0, 0).legal == ["bid 0", "bid 1", "bid 2"]


def test_oh_10_first_bids_then_the_first_bidder_leads() -> None:
    match = two_cards()
    assert refused(match, "play KC") == ("bid-first", "OH-10")
    assert bids(match, 0, 0, 0).to_move == 1
    assert match.legal == ["play 3H", "play KC"]


def test_oh_11_everybody_plays_one_card_of_their_hand() -> None:
    match = bids(two_cards(), 0, 0, 0)
    assert refused(match, "play AD") == ("card-not-in-hand", "OH-11")
    play(match, "play KC")
    assert match.to_move == 2
    assert hand(match, 1) == ["3H"]


def test_oh_12_follow_suit() -> None:
    match = play(bids(two_cards(), 0, 0, 0), "play KC")
    assert match.legal == ["play 9C"]
    assert refused(match, "play 2S") == ("must-follow", "OH-12")
    play(match, "play 9C", "play QC", "play 3H")
    assert match.legal == ["play 2S"]
    assert match.state["void"].sum() == 0
    play(match, "play 2S")
    assert match.state["void"][2].tolist() == [0, 0, 1, 0]


def test_oh_12_nobody_imagines_a_suit_in_a_hand_that_could_not_follow_it() -> None:
    for seed in range(30):
        match: Any = pioche.new("oh_hell", 4 + seed % 4, seed)
        for _ in range(25):
            match.play(match.legal[seed % len(match.legal)])
        view, world = View.blank(), State.blank()
        view_for(match.state, view, seed % 3)
        imagine(view, world, dice(seed))
        for seat in range(world.seats):
            assert not any(misplaced(view, card, seat) for card in world.hand[seat].tolist() if card >= 0)


def test_oh_12_misplaced_cards_add_up() -> None:
    """Interpreted as well as compiled: two truths of NumPy would add up to 1."""
    view = View.blank()
    view.void[1, 2] = 1
    assert misplaced(view, CARD_OF["AH"], 1) + misplaced(view, CARD_OF["KH"], 1) == 2
    assert (
        misplaced(view, CARD_OF["AH"], 0) == misplaced(view, CARD_OF["AS"], 1) == misplaced(view, CARD_OF["AH"], REST)
    )


@pytest.mark.parametrize(
    ("cards", "winner"), [("9H 10H 2H", 2), ("9H AC 10H", 0), ("9H 2S AH", 2), ("9H 4S 2S", 2), ("9H AC AD", 1)]
)
def test_oh_13_the_highest_trump_or_card_of_the_suit_led_takes_the_trick(cards: str, winner: int) -> None:
    match = bids(table(*cards.split(), turned="5S"), 0, 0, 0)
    play(match, *(f"play {card}" for card in cards.split()))
    assert match.state["won"].tolist().index(1) == winner


def test_oh_14_a_round_is_over_when_all_cards_are_played() -> None:
    match = bids(table("9H", "2H", "3H", turned="5S"), 0, 0, 0)
    play(match, "play 9H", "play 2H")
    assert match.totals == [0, 0, 0]
    play(match, "play 3H")
    assert match.over
    assert match.totals == [10, 0, 10]


def test_oh_15_ten_and_the_tricks_for_an_exact_bid() -> None:
    match = play(bids(table("9H", "2H", "3H", turned="5S"), 1, 0, 1), "play 9H", "play 2H", "play 3H")
    assert match.totals == [0, 11, 10]


def test_oh_16_a_missed_bid_scores_nothing_or_the_tricks() -> None:
    for missed, totals in (("nothing", [0, 0, 0]), ("tricks", [0, 1, 0])):
        match = bids(table("9H", "2H", "3H", turned="5S", missed=missed), 0, 1, 1)
        assert play(match, "play 9H", "play 2H", "play 3H").totals == totals


def test_oh_17_the_highest_total_wins() -> None:
    match = play(bids(table("9H", "2H", "3H", turned="5S"), 1, 0, 1), "play 9H", "play 2H", "play 3H")
    assert (match.over, match.winners) == (True, [1])


def test_oh_18_equal_totals_share_the_victory() -> None:
    match = play(bids(table("9H", "2H", "3H", turned="5S"), 0, 0, 0), "play 9H", "play 2H", "play 3H")
    assert match.winners == [0, 2]


def test_oh_19_a_hand_is_a_secret() -> None:
    match = two_cards()
    for seat in range(3):
        seen = match.view(seat)["hand"].tolist()
        assert [other for other in range(3) if seen[other][0] >= 0] == [seat]
    assert max(map(max, match.view(pioche.NOBODY)["hand"].tolist())) == pioche.UNKNOWN
    dealt = [event for event in pioche.new("oh_hell", 3, 1).events_for(2) if event.name == "dealt"]
    assert {event.seat for event in dealt if event.card >= 0} == {2}


def test_oh_20_all_else_lies_open() -> None:
    match = play(bids(two_cards(), 1, 1, 1), "play KC", "play 9C", "play QC")
    truth, seen = match.state, match.view(pioche.NOBODY)
    assert seen.differences(truth) == ["hand"]
    assert sorted(seen["last_card"][:3].tolist()) == sorted(CARD_OF[card] for card in ("QC", "KC", "9C"))


def test_every_clause_is_cited_and_tested() -> None:
    clauses = re.findall(r"^- \*\*(OH-\d+)\*\*", (HOME / "RULES.md").read_text(encoding="utf-8"), re.M)
    assert clauses == [f"OH-{number}" for number in range(1, 21)]
    rules = "".join(
        (HOME / "oh_hell" / f"{name}.py").read_text(encoding="utf-8") for name in ("rules", "cards", "sight")
    )
    tests = Path(__file__).read_text(encoding="utf-8")
    assert [clause for clause in clauses if not re.search(rf"\b{clause}\b", rules)] == []
    assert [clause for clause in clauses if f"def test_{clause.lower().replace('-', '_')}_" not in tests] == []


def test_oh_hell_is_sound() -> None:
    assert_sound("oh_hell", Extent(matches=1, plies=12, other_mode=False))

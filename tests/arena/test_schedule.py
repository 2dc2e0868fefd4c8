"""Who sits where, and with which cards."""

from collections import Counter
from typing import Any

import pytest

from pioche.arena.entrants import maker
from pioche.arena.game import ArenaMatch, deal_round, finished, laid, play, play_to_the_end
from pioche.arena.plan import Plan, plan_for, read_budget, write_budget
from pioche.arena.schedule import Seating, seatings
from pioche.games.catalogue import GAMES
from pioche.players.styles import pool
from pioche.rulekit import Refusal

DEALS = 30


def planned(*entrants: str, seats: int = 3, game: str = "no_thanks", **options: Any) -> Plan:
    return plan_for(game, list(entrants), seats, options, 5, "10sims")


def seats_taken(tables: list[Seating]) -> Counter[tuple[int, int]]:
    """By entrant and seat."""
    return Counter((sitter.entrant, seat) for table in tables for seat, sitter in enumerate(table))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_every_deal_every_entrant_sits_in_every_seat_equally_often(count: int, seats: int) -> None:
    plan = planned(*["strong", "club", "casual", "beginner", "champion", "chance", "greedy"][:count], seats=seats)
    for deal in range(DEALS):
        taken = seats_taken(seatings(plan, deal))
        assert len(taken) == count * seats
        assert len(set(taken.values())) == 1


def test_when_all_fit_at_one_table_a_deal_is_its_rotations() -> None:
    first, second, third = seatings(planned("strong", "club", "chance"), 0)
    assert second == (*first[1:], first[0])
    assert third == (*first[2:], *first[:2])


def test_over_the_deals_everybody_meets_everybody_in_every_order() -> None:
    plan = planned("strong", "club", "casual", "beginner", "chance")
    tables = [table for deal in range(300) for table in seatings(plan, deal)]
    followed = Counter((table[0].entrant, table[1].entrant) for table in tables)
    assert len(followed) == 5 * 4
    assert min(followed.values()) > 0.6 * max(followed.values())


def test_the_pool_sends_the_same_strangers_to_every_entrant() -> None:
    plan = planned("club", "pool", "strong", seats=4)
    names = {style.name for style in pool("no_thanks")}
    met: set[str] = set()
    for deal in range(DEALS):
        tables = seatings(plan, deal)
        assert seats_taken(tables) == seats_taken(seatings(plan, 0))
        assert all(sum(sitter.entrant != 2 for sitter in table) == 1 for table in tables)
        strangers = [sorted(sitter.text for sitter in table if sitter.entrant == 2) for table in tables]
        assert all(group == strangers[0] for group in strangers)
        met.update(strangers[0])
    assert met <= names
    assert len(met) > 3


@pytest.mark.parametrize("game", GAMES)
def test_duplicate_deals_deal_the_same_cards_in_every_round(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays, and however the rounds before went."""
    options = {"hit_the_deck": {"target": 40}, "no_thanks": {"rounds": 3}}.get(game, {})
    plan = planned("chance", "chance", "chance", seats=3, game=game, **options)
    dealt: list[list[list[int]]] = []

    def noting(plan: Plan, deal: int, table: ArenaMatch) -> None:
        deal_round(plan, deal, table)
        dealt[-1].append(table.scratch.cards.tolist())

    monkeypatch.setattr("pioche.arena.game.deal_round", noting)
    for number, seating in enumerate(seatings(plan, 7)):
        dealt.append([])
        play(plan, 7, number, seating)
    fewest = min(map(len, dealt))
    assert fewest > 1
    assert all(rounds[:fewest] == dealt[0][:fewest] for rounds in dealt)
    assert dealt[0][0] != dealt[0][1]


def test_rules_of_thumb_play_the_same_one_by_one_as_in_one_go() -> None:
    plan = planned("club", "casual", "chance")

    def outcome(*, one_by_one: bool) -> Any:
        players = [maker(text, plan.game)(plan.seats, seat) for seat, text in enumerate(plan.entrants)]
        table = laid(plan, players)
        if one_by_one:
            table.by_heuristic[:] = 0
        play_to_the_end(plan, 3, table)
        return finished(3, 0, (0, 1, 2), table.state), table.state.tobytes()

    assert outcome(one_by_one=True) == outcome(one_by_one=False)


def test_budgets_are_read_and_written() -> None:
    assert [write_budget(read_budget(text)) for text in ("50ms", "2s", "300sims")] == ["50ms", "2000ms", "300sims"]
    for text in ("50", "0ms", "-3s", "fast", "1e9s", "50 ms"):
        with pytest.raises(Refusal, match="not-a-budget"):
            read_budget(text)

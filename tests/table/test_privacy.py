"""Nobody is told a secret: not of the cards, not of the shuffle."""

from typing import Any

import pytest

from pioche.engine.play import SPECTATOR
from pioche.table.state import OVER
from tests.table.company import GAMES_AND_OPTIONS, Company
from tests.table.two_worlds import compare_deals, compare_matches


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_what_a_viewer_hears_tells_no_secret(game: str, seats: int, options: dict[str, Any], viewer: int) -> None:
    compare_matches(game, seats, options, viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_a_deal_tells_nothing_but_ones_own_hand(game: str, seats: int, options: dict[str, Any], viewer: int) -> None:
    compare_deals(game, seats, options, viewer)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_a_secret_is_not_told_before_its_round_is_over(game: str, seats: int, options: dict[str, Any]) -> None:
    company = Company(game, seats, options, bots=["club"]).sit().get_ready()
    secrets = set()
    while company.table.phase != OVER:
        secrets.add((company.table.match, company.table.deal.round, company.table.deal.secret.hex()))
        company.step()
    for seat in range(seats - 1):
        for _, number, secret in secrets:
            told = [message for message in company.heard(seat) if secret in str(message)]
            assert [(message["fact"]["fact"], message["fact"]["round"]) for message in told] == [("revealed", number)]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_nobody_is_told_the_cards_of_a_deal(game: str, seats: int, options: dict[str, Any]) -> None:
    company = Company(game, seats, options).sit().get_ready()
    deals = [message["fact"]["move"] for message in company.heard(0) if message.get("fact", {}).get("by") == -2]
    assert deals[0] == "deal"

"""pioche serve: tables for people on the network."""

import argparse
from importlib import import_module
from typing import Any

from pioche.surfaces.terminal.announce import public_url, show_way
from pioche.surfaces.terminal.arguments import Compiling, setting
from pioche.surfaces.web.limits import Limits, read_limits
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.settings import Settings

_DEFAULT_PORT = 8000
_PATIENCE = 1.0
"""Seconds in which a browser that is opened fetches the page, before tables open."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser("serve", help="tables for people on the network")
    setting(parser, "--host", "PIOCHE_HOST", "127.0.0.1", "where to listen; 0.0.0.0 for the whole network")
    setting(parser, "--port", "PIOCHE_PORT", str(_DEFAULT_PORT), "the port", int)
    setting(parser, "--data", "PIOCHE_DATA", "", "a folder for the tables, or a postgresql:// address")
    setting(parser, "--public-url", "PIOCHE_PUBLIC_URL", "", "where people find the server, behind a proxy")
    setting(parser, "--pace", "PIOCHE_PACE", "1", "how slowly bots move: 1 like people, 0 at once", float)
    per_hour = "how many tables one address may open in an hour; 0 for no limit"
    setting(parser, "--tables-per-hour", "PIOCHE_TABLES_PER_HOUR", "120", per_hour, int)
    keep = "how many days an unfinished table stays at which nothing happens; 0 for ever"
    setting(parser, "--keep-days", "PIOCHE_KEEP_DAYS", "30", keep, float)
    keep_games = "how many days finished matches stay; 0 for ever"
    setting(parser, "--keep-games-days", "PIOCHE_KEEP_GAMES_DAYS", "0", keep_games, float)
    drain = "how many seconds to stay open after SIGTERM, so that a balancer finds out"
    setting(parser, "--drain", "PIOCHE_DRAIN", "0", drain, float)
    limits = f"how much one address may do, NAME=NUMBER with commas between, 0 or off for no limit: {_named_limits()}"
    setting(parser, "--limits", "PIOCHE_LIMITS", "", limits)
    parser.add_argument("--open", action="store_true", help="open the page in a browser, and show a QR code for phones")
    parser.add_argument("--verbose", action="store_true", help="log every request")
    parser.set_defaults(run=run)


def _named_limits() -> str:
    return ", ".join(f"{name}={number}" for name, number in vars(Limits()).items())


def run(chosen: argparse.Namespace) -> int:
    url = public_url(chosen.host, chosen.port, chosen.public_url)
    settings = Settings(
        chosen.host,
        chosen.port,
        chosen.data,
        url,
        chosen.pace,
        chosen.verbose,
        chosen.tables_per_hour,
        chosen.keep_days,
        chosen.keep_games_days,
        chosen.drain,
        read_limits(chosen.limits),
    )
    serve = import_module("pioche.surfaces.web.serve").serve
    with Compiling(chosen.say) as compiling:
        patience = _PATIENCE if chosen.open else 0.0
        opening = Opening(compiling.tell, compiling.wait, lambda: _tell_of_tables(chosen, compiling), patience)
        serve(settings, opening, lambda: _tell_the_way(chosen, settings))
    return 0


def _tell_of_tables(chosen: argparse.Namespace, compiling: Compiling) -> None:
    compiling.end()
    print(chosen.say("serve-tables"), flush=True)


def _tell_the_way(chosen: argparse.Namespace, settings: Settings) -> None:
    """When the page is answered."""
    print(chosen.say("serve-ready", url=settings.url), flush=True)
    if chosen.open:
        show_way(settings.port, settings.url, chosen.say)

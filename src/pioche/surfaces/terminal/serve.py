"""pioche serve: tables for people on the network."""

import argparse
import os
from importlib import import_module
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.asking import compile_once
from pioche.surfaces.terminal.doorway import public_url, show_way
from pioche.surfaces.web.settings import Settings

DEFAULT_PORT = 8000


def add_to(commands: Any) -> None:
    parser = commands.add_parser("serve", help="tables for people on the network")
    setting(parser, "--host", "PIOCHE_HOST", "127.0.0.1", "where to listen; 0.0.0.0 for the whole network")
    setting(parser, "--port", "PIOCHE_PORT", str(DEFAULT_PORT), "the port")
    setting(
        parser,
        "--data",
        "PIOCHE_DATA",
        "",
        "a folder for the tables, or a postgresql:// address",
    )
    setting(parser, "--public-url", "PIOCHE_PUBLIC_URL", "", "where people find the server, behind a proxy")
    setting(parser, "--pace", "PIOCHE_PACE", "1", "how slowly bots move: 1 like people, 0 at once")
    parser.add_argument("--open", action="store_true", help="open the page in a browser, and show a QR code for phones")
    parser.add_argument("--verbose", action="store_true", help="log every request")
    parser.set_defaults(run=run)


def setting(parser: argparse.ArgumentParser, name: str, variable: str, usual: str, text: str) -> None:
    default = os.environ.get(variable, usual)
    parser.add_argument(
        name, default=default, metavar="X", help=f"{text} (default: ${variable} or {usual or 'a folder of yours'})"
    )


def run(chosen: argparse.Namespace) -> int:
    compile_once(*GAMES, language=chosen.say.language)
    url = public_url(chosen.host, int(chosen.port), chosen.public_url)
    settings = Settings(chosen.host, int(chosen.port), chosen.data, url, float(chosen.pace), verbose=chosen.verbose)
    print(chosen.say("serve-ready", url=settings.url), flush=True)
    if chosen.open:
        show_way(settings.port, settings.url, chosen.say)
    import_module("pioche.surfaces.web.running").serve(settings)
    return 0

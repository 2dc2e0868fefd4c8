"""pioche doctor: what is wrong here, and what to do about it."""

import argparse
import sys
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from pioche.surfaces.checkup import Finding
from pioche.surfaces.checkup.data import look_at_data
from pioche.surfaces.checkup.machine import look_at_machine
from pioche.surfaces.checkup.port import look_at_port
from pioche.surfaces.checkup.proxy import look_at_proxy
from pioche.surfaces.terminal.arguments import setting
from pioche.surfaces.words import Words, text_of

_SIGNS = {"fine": "✓", "doubtful": "?", "broken": "✗"}


def add_to(commands: Any) -> None:
    parser = commands.add_parser("doctor", help="what is wrong here, and what to do about it")
    setting(parser, "--host", "PIOCHE_HOST", "127.0.0.1", "where the server listens")
    setting(parser, "--port", "PIOCHE_PORT", "8000", "its port", int)
    setting(parser, "--data", "PIOCHE_DATA", "", "its folder for the tables, or its postgresql:// address")
    parser.add_argument(
        "--url", default="", metavar="URL", help="ask the running server through its proxy, as https://…"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """0, or 1 if anything is broken."""
    say = Words(chosen.say.language, text_of(f"{chosen.say.language}/doctor.ftl"))
    found = [_shown(finding, say, chosen.json) for finding in _findings(chosen)]
    if chosen.json:
        shown = [{**msgspec.to_builtins(one), "says": _sentence(one, say), "do": _remedy(one, say)} for one in found]
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(shown)).decode() + "\n")
    return int(any(finding.state == "broken" for finding in found))


def _findings(chosen: argparse.Namespace) -> Iterator[Finding]:
    here = (look_at_machine(), look_at_port(chosen.host, chosen.port), look_at_data(chosen.data))
    return chain(*here, look_at_proxy(chosen.url.rstrip("/")) if chosen.url else ())


def _shown(finding: Finding, say: Words, quiet: bool) -> Finding:
    """At once: some of them take their time."""
    if not quiet:
        print(f"{_SIGNS[finding.state]} {_sentence(finding, say)}", flush=True)
        if remedy := _remedy(finding, say):
            print(f"  → {remedy}", flush=True)
    return finding


def _sentence(finding: Finding, say: Words) -> str:
    return say(f"doctor-{finding.code}", **finding.facts)


def _remedy(finding: Finding, say: Words) -> str:
    return "" if finding.state == "fine" else say(f"doctor-{finding.code}-do", **finding.facts)

"""How every tool of the workshop runs: its arguments, and its end in one plain line instead of a traceback."""

import argparse
import os
import sys
from collections.abc import Callable

from pioche.rulekit import Refusal
from pioche.surfaces.words import words

Run = Callable[[argparse.Namespace], int]


class Unable(Exception):
    """Says in one sentence why a tool cannot do what it was asked for."""


def parser_of(tool: str, description: str | None) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog=f"python -m workshop.{tool}", description=description)


def finish(run: Run, chosen: argparse.Namespace) -> int:
    """The exit status."""
    try:
        return run(chosen)
    except Refusal as refusal:
        return _complain(words().why(refusal))
    except Unable as reason:
        return _complain(str(reason))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _complain(sentence: str) -> int:
    print(f"workshop: {sentence}", file=sys.stderr)
    return 2

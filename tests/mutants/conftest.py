"""Mutants are changed Python text; compiled code would not notice, so they run in the interpreted step only."""

from pioche.rulekit import INTERPRETED

collect_ignore_glob = [] if INTERPRETED else ["test_*.py"]

"""How far a command walks through the code: one *refuse* of No Thanks!, from the mailbox to the answer."""

from pathlib import Path

from workshop.trace import MOST_FILES, MOST_FUNCTIONS, count, one_refuse, trace


def test_a_command_takes_a_short_walk() -> None:
    calls = trace(one_refuse())
    assert {"Mailbox.receive", "Outbox.post", "Connections.tell"} <= {
        name for names in calls.values() for name in names
    }
    functions, files = count(calls)
    assert functions <= MOST_FUNCTIONS
    assert files <= MOST_FILES


def test_where_nobody_races_no_race_is_asked_about() -> None:
    assert not [file for file in trace(one_refuse()) if Path(file).name in ("reflex.py", "race.py", "reactions.py")]

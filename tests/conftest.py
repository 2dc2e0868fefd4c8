"""Which tests run: the long variants with `--long`, and, interpreted, all but those that need speed or a real
server, or would do the same again.

`--long` also asks Hypothesis for twenty times as many examples of each law.
"""

import os

import pytest

from pioche.rulekit import INTERPRETED


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long variants too")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["PIOCHE_LANGUAGE"] = "en"
    if config.getoption("--long"):
        os.environ["PIOCHE_EXAMPLES"] = "500"


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing is written to the data of whoever runs the tests."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


def starts_a_server(item: pytest.Item) -> bool:
    """Whether the test asks for the fixture `server`, or itself says `serving` (or looks for a free port)."""
    function = getattr(item, "function", None)
    names = {*getattr(item, "fixturenames", ()), *getattr(getattr(function, "__code__", None), "co_names", ())}
    return not names.isdisjoint({"server", "serving", "free_port"})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if starts_a_server(item):
            item.add_marker("real_server")
    left_out = [] if config.getoption("--long") else ["long"]
    left_out += ["real_server", "needs_speed", "once"] if INTERPRETED else []
    others = [item for item in items if any(item.get_closest_marker(mark) for mark in left_out)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in others]

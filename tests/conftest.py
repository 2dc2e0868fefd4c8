"""`--long` runs the long variants too, and asks Hypothesis for twenty times as many examples of each law."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long variants too")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["PIOCHE_LANGUAGE"] = "en"
    if config.getoption("--long"):
        os.environ["PIOCHE_EXAMPLES"] = "500"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]

"""What tests of the store ask for by name."""

from tests.table.stores import address, kind

__all__ = ["address", "kind"]

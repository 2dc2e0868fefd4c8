"""The Python client of the protocol (docs/protocol.md): requests, the mirror of a table, a seat that stays."""

"""Write the schema of all messages: python -m pioche.surfaces.web.schema > docs/protocol.schema.json"""

import sys

import msgspec

from pioche.surfaces.web.openapi import protocol_schema


def written() -> str:
    return msgspec.json.format(msgspec.json.encode(protocol_schema(), order="sorted"), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())

"""Numbers as records write them: plain digits, no leading zero."""

import re

from pioche.rulekit.refusal import Refusal

_PLAIN_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


def read_number(text: str) -> int:
    if not _PLAIN_NUMBER.fullmatch(text):
        raise Refusal("not-a-number", text=text)
    return int(text)

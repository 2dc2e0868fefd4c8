"""The plainest frames of RFC 6455, by hand: a short text that comes whole, and any text that goes out.

They are nearly all frames of a table. Everything else is read by the parser of `websockets`, which costs ten times
as much; so it matters to know whether that parser stands between two frames.
"""

_TEXT = 0x81
"""The first byte of a whole text."""
_MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Lengths that say: the length follows, in two or in eight bytes."""
_HEAD, _MASK = 2, 4
_SHORT = _HEAD + _MASK
"""Bytes of a short frame of a client before its text."""
_END = b"\r\n\r\n"


def short_text(data: bytes) -> bytes | None:
    """The text, if this is one masked frame with a short text, and nothing else."""
    size = len(data) - _SHORT
    if not 0 <= size < _TWO_BYTES or data[0] != _TEXT or data[1] != _MASKED + size:
        return None
    mask = int.from_bytes((data[_HEAD:_SHORT] * (size // _MASK + 1))[:size], "little")
    return (int.from_bytes(data[_SHORT:], "little") ^ mask).to_bytes(size, "little")


def ends_with_a_frame(data: bytes) -> bool:
    """Whether these bytes of a client, which begin with a frame, end with one too."""
    at, end = 0, len(data)
    while at + _HEAD <= end:
        size = data[at + 1] & ~_MASKED
        at += _SHORT
        if size == _EIGHT_BYTES:
            return False
        if size == _TWO_BYTES:
            size = int.from_bytes(data[at - _MASK : at - _MASK + 2], "big") + 2
        at += size
    return at == end


def is_request(data: bytes) -> bool:
    """Whether these bytes, with which a connection begins, end where its request does."""
    return data.endswith(_END) and data.find(_END) == len(data) - len(_END)


def text_frame(text: bytes) -> bytes:
    """As a server sends it."""
    size = len(text)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES, size >> 8, size & 0xFF)) + text
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + text

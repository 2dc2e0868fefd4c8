"""The frames that are read and written by hand, beside those of `websockets`."""

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from pioche.surfaces.web.framing import ends_with_a_frame, is_request, short_text, text_frame

SIZES = (0, 1, 3, 4, 5, 124, 125, 126, 127, 4096, 65_535, 65_536)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_goes_out_as_the_library_writes_it(size: int) -> None:
    text = Random(size).randbytes(size)
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_only_a_short_text_that_comes_whole_and_masked_is_read_by_hand(size: int) -> None:
    text = Random(size).randbytes(size)
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert short_text(frame) == (text if size < 126 else None)
    others = [
        Frame(Opcode.TEXT, text).serialize(mask=False),
        Frame(Opcode.TEXT, text, fin=False).serialize(mask=True),
        bytes([frame[0] | 0x40]) + frame[1:],
        Frame(Opcode.CONT, text).serialize(mask=True),
        Frame(Opcode.BINARY, text).serialize(mask=True),
        frame[:-1],
        frame + b"\0",
        frame + frame,
    ]
    assert not [other for other in others if short_text(other) is not None]


def test_where_frames_end_is_known_without_reading_them() -> None:
    luck = Random(0)
    for _ in range(300):
        opcodes = luck.choices([Opcode.TEXT, Opcode.CONT], k=luck.randint(1, 4))
        frames = [Frame(kind, bytes(luck.choice([0, 3, 125, 126, 300]))).serialize(mask=True) for kind in opcodes]
        burst = b"".join(frames)
        assert ends_with_a_frame(burst)
        ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
        cut = luck.randrange(len(burst))
        assert ends_with_a_frame(burst[:cut]) == (cut in ends)


def test_a_request_ends_where_its_bytes_do_or_more_has_come() -> None:
    request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    assert is_request(request)
    assert not is_request(request[:-2])
    assert not is_request(request + b"\x81\x84....\r\n\r\n")
    assert not is_request(b"\r\n\r")

"""What the server sees of whoever asks: with it `pioche doctor` looks through a proxy."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

PATH = "/seen"


class Seen(msgspec.Struct, frozen=True):
    address: str
    """For which limits are counted."""
    scheme: str
    forwarded: str
    """What proxies said of it, believed or not."""


async def seen(request: Request) -> Response:
    address = request.client.host if request.client else ""
    found = Seen(address, request.url.scheme, request.headers.get("x-forwarded-for", ""))
    return Response(msgspec.json.encode(found), media_type="application/json")

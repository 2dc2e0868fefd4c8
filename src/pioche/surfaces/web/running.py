"""Run the server until somebody stops it."""

import uvicorn

from pioche.surfaces.web.app import application
from pioche.surfaces.web.logs import set_up_logs
from pioche.surfaces.web.protocol import DirectProtocol
from pioche.surfaces.web.settings import Settings
from pioche.table.messages import LONGEST_FRAME

STOP_SECONDS = 5


def serve(settings: Settings) -> None:
    set_up_logs(verbose=settings.verbose)
    uvicorn.run(
        application(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        ws=DirectProtocol,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=settings.verbose,
        proxy_headers=True,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )

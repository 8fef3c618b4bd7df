"""``tafelronde serve``: the table in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser

from .problems import Problem
from .terminal import Terminal


def serve(
    *,
    host: str,
    port: int,
    database: str,
    workers: int | None,
    rate: int,
    browser: bool,
    terminal: Terminal,
) -> None:
    """Serve until Ctrl-C or a signal. Raises Problem, OSError."""
    from ..server.config import Settings
    from ..server.run import serve as serve_node

    if port > 65_535:
        raise Problem("bad-number", field="--port", value=str(port), least=1)
    settings = Settings(host=host, port=port, database=database, rate=float(rate))
    if workers is not None:
        settings = Settings(
            host=host, port=port, database=database, rate=float(rate), workers=workers
        )
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}/"

    def ready() -> None:
        print(terminal.say("serving", address=address), flush=True)
        if browser:
            threading.Thread(
                target=webbrowser.open, args=(address,), name="tafelronde-browser", daemon=True
            ).start()

    try:
        serve_node(settings, ready)
    except OSError as error:
        if error.errno in (98, 48, 10048):
            raise Problem("port-taken", port=port) from None
        raise
    sys.stdout.flush()

"""``tafelronde serve``: the table in the browser."""

from __future__ import annotations

import re
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ...core.registry import info as info_of
from ..parts.database import database_problems
from ..parts.problems import Problem
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...server.config import Settings

LONGEST = 60
"""Seconds that a program may have for a decision, or to start."""
_NAME = re.compile("[a-z][a-z0-9_-]{0,23}")
_TAKEN = (98, 48, 10048)
"""EADDRINUSE of Linux, macOS, Windows."""


def serve(settings: Settings, *, browser: bool, terminal: Terminal) -> None:
    """Serve until Ctrl-C or a signal. Raises Problem, UnknownGame, OSError.

    If another server on this computer has the database open already, opens the browser there.
    """
    from ...server.logs import LEVELS
    from ...server.run import CannotListen
    from ...server.run import serve as serve_node
    from ...server.storage.lock import InUse

    port = settings.first_port
    if port > 65_535:
        raise Problem("bad-range", field="--port", value=str(port), expected="1–65535")
    if settings.log_level not in LEVELS:
        expected = ", ".join(LEVELS)
        raise Problem(
            "bad-option", field="--log-level", value=settings.log_level, expected=expected
        )
    for name in settings.games:
        info_of(name)

    def ready(address: str, invitation: str) -> None:
        print(terminal.say("serving", address=address), flush=True)
        if invitation and sys.stdout.isatty():
            site = f"{settings.public_address}/" if settings.public_address else address
            link = f"{site}host/join#{invitation}"
            print(terminal.say("serving-invite", link=link), flush=True)
        elif invitation:  # what is printed is kept, by a journal or a container: a secret is not
            print(terminal.say("serving-invite-later"), flush=True)
        if browser:
            _open_browser(address)

    try:
        with database_problems():
            serve_node(settings, ready)
    except InUse as error:
        if not browser or not error.address:
            raise Problem("database-in-use", address=error.address or "?") from None
        print(terminal.say("serving-already", address=error.address), flush=True)
        webbrowser.open(error.address)
    except CannotListen as error:
        if error.errno in _TAKEN:
            raise Problem("port-taken", port=str(port)) from None
        where = f"{settings.host}:{port}"
        raise Problem("cannot-listen", address=where, why=error.strerror or "?") from None
    sys.stdout.flush()


def who_makes_tournaments(text: str) -> Literal["all", "none"]:
    """Raises Problem."""
    if text == "all" or text == "none":
        return text
    raise Problem("bad-option", field="--tournaments", value=text, expected="all, none")


def read_programs(texts: Sequence[str]) -> dict[str, str]:
    """``NAME=exec:…`` as a bot by its name. Raises Problem, BadOption."""
    if not texts:
        return {}
    from ...bots.create import KINDS
    from ...bots.external.bot import split_command
    from ...bots.spec import BotSpec
    from ...core.levels import LEVELS

    programs: dict[str, str] = {}
    for text in texts:
        name, _, bot = text.partition("=")
        spec = BotSpec.parse(bot) if _NAME.fullmatch(name) and bot else None
        taken = name in (*LEVELS, *KINDS, *programs)
        if spec is None or taken or not spec.command:
            raise Problem("bad-program", text=text)
        clocks = [spec.settings.get(clock, 0) for clock in ("move", "start")]
        if not all(0 <= seconds <= LONGEST for seconds in clocks):
            raise Problem("bad-range", field=text, value=str(max(clocks)), expected=f"0–{LONGEST}")
        split_command(spec.command)
        programs[name] = bot
    return programs


def _open_browser(address: str) -> None:
    threading.Thread(
        target=webbrowser.open, args=(address,), name="tafelronde-browser", daemon=True
    ).start()

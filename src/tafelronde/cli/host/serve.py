"""``tafelronde serve``: the table in the browser."""

from __future__ import annotations

import inspect
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer

from ...core.objects.registry import info as info_of
from ..parts.database import database_problems
from ..parts.options import Database, open_terminal, read_number
from ..parts.problems import Problem, trouble
from ..parts.terminal import Terminal
from .mails import read_public_address, read_smtp
from .proxies import read_path, read_proxies

if TYPE_CHECKING:
    from ...server.base.config import Flag, Settings

LONGEST = 60
"""The most seconds that a program may take for a decision, or to start."""
_NAME = re.compile("[a-z][a-z0-9_-]{0,23}")
_TAKEN = (98, 48, 10048)
"""The number of EADDRINUSE on Linux, macOS, Windows."""


def serve(
    *,
    database: Database = "",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", metavar="", help="Do not open the browser.")
    ] = False,
) -> None:
    """Open the table in the browser; this is what happens without a command, too."""
    _serve({"database": database}, browser=not no_browser)


def with_flags() -> Callable[..., None]:
    """``serve`` with a flag for each setting. Raises NeedsExtra."""

    def command(*, no_browser: bool, **typed: Any) -> None:
        _serve(typed, browser=not no_browser)

    own = dict(inspect.signature(serve, eval_str=True).parameters)
    parameters: list[inspect.Parameter] = []
    for setting, flags in _flags():
        if setting.name in own:
            parameters.append(own.pop(setting.name))
        parameters += [_parameter(setting, flag) for flag in flags]
    command.__doc__ = serve.__doc__
    command.__signature__ = inspect.Signature([*parameters, *own.values()])  # type: ignore[attr-defined]
    return command


def _serve(typed: Mapping[str, Any], *, browser: bool) -> None:
    import webbrowser

    from ...server.node.run import CannotListen
    from ...server.node.run import serve as serve_node
    from ...server.storage.lock import InUse

    settings = _read_settings(typed)
    _check(settings)
    terminal = open_terminal()
    try:
        with database_problems():
            try:
                serve_node(settings, _ready(settings, browser, terminal))
            except InUse as error:
                if not browser or not error.address:
                    raise
                print(terminal.say("serving-already", address=error.address), flush=True)
                webbrowser.open(error.address)
    except CannotListen as error:
        if error.errno in _TAKEN:
            raise Problem("port-taken", port=str(settings.first_port)) from None
        where = f"{settings.host}:{settings.first_port}"
        raise Problem("cannot-listen", address=where, why=trouble(error, terminal.say)) from None
    sys.stdout.flush()


def _check(settings: Settings) -> None:
    """Refuse settings that cannot be kept. Raises Problem, UnknownGame, OSError."""
    for name in settings.games:
        info_of(name)
    if settings.devices_only and not settings.packed:
        raise Problem("no-pack", folder=str(settings.static))
    if settings.backups is not None:
        settings.backups.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=settings.backups).close()  # as a backup is written there


def _ready(settings: Settings, browser: bool, terminal: Terminal) -> Callable[[str, str], None]:
    """A function that prints the server's address, and the link that makes its reader the host."""

    def ready(address: str, invitation: str) -> None:
        print(terminal.say("serving", address=address), flush=True)
        if invitation and sys.stdout.isatty():
            site = f"{settings.public_site}/" if settings.public_address else address
            link = f"{site}host/join#{invitation}"
            print(terminal.say("serving-invite", link=link), flush=True)
        elif invitation:  # a journal or container keeps what is printed: print no secret
            print(terminal.say("serving-invite-later"), flush=True)
        if browser:
            _open_browser(address)

    return ready


def read_programs(texts: Sequence[str] | None) -> dict[str, str]:
    """``NAME=BOT`` as a bot by its name. Raises Problem, BadOption, BadProspects, OSError."""
    if not texts:
        return {}
    from ...bots.agents.load import find_named
    from ...bots.create import KINDS
    from ...bots.external.bot import split_command
    from ...bots.spec import EXEC, NETWORK, PY, BotSpec
    from ...core.facts.levels import LEVELS
    from ...search.prospects.named import is_file
    from ...search.prospects.weights import Prospects

    programs: dict[str, str] = {}
    for text in texts:
        name, _, bot = text.partition("=")
        spec = BotSpec.parse(bot, own_code=True) if _NAME.fullmatch(name) and bot else None
        taken = name in (*LEVELS, *KINDS, EXEC, PY, *programs)
        known = spec is not None and spec.name in (*LEVELS, *KINDS, EXEC, PY)
        if spec is None or taken or not known:
            raise Problem("bad-program", text=text)
        if spec.name == EXEC:
            split_command(spec.command)
            clocks = [spec.settings.get(clock, 0) for clock in ("move", "start")]
            if not all(0 <= seconds <= LONGEST for seconds in clocks):
                longest, expected = str(max(clocks)), f"0–{LONGEST}"
                raise Problem("bad-range", field=text, value=longest, expected=expected)
        elif spec.name == PY:
            find_named(spec.command)
        elif is_file(network := spec.settings.get(NETWORK)):
            Prospects.read(Path(str(network)))
        programs[name] = bot
    return programs


READ: Mapping[str, Callable[..., object]] = {
    "trusted_proxies": read_proxies,
    "public_address": read_public_address,
    "path": read_path,
    "smtp": read_smtp,
    "programs": read_programs,
}
"""Functions that make a setting from the texts of its flags, where one flag alone does not."""


def _read_settings(typed: Mapping[str, Any]) -> Settings:
    """The settings of a node from the typed texts, by the names of their flags. Raises Problem."""
    from ...server.base.config import Settings

    given: dict[str, Any] = {"database": typed["database"]}
    for setting, flags in _flags():
        values = [typed.get(flag.name) for flag in flags]
        if setting.name in READ:
            given[setting.name] = READ[setting.name](*values)
        elif flags and values[0] is not None:
            given[setting.name] = _read(flags[0], values[0])
    return Settings(**given)


def _read(flag: Flag, text: str) -> object:
    field = f"--{flag.name.replace('_', '-')}"
    if flag.least is not None:
        if (number := read_number(field, text, flag.least)) > flag.most:
            raise Problem(
                "bad-range", field=field, value=text, expected=f"{flag.least}–{flag.most}"
            )
        return number
    if flag.among and text not in flag.among:
        raise Problem("bad-option", field=field, value=text, expected=", ".join(flag.among))
    return flag.read(text)


def _flags() -> Iterator[tuple[Field[Any], list[Flag]]]:
    """All settings, each with its flags, which have their names."""
    from ...server.base.config import Flag, Settings

    hints = get_type_hints(Settings, include_extras=True)
    for setting in fields(Settings):
        said: Sequence[object] = getattr(hints[setting.name], "__metadata__", ())
        flags = [flag for flag in said if isinstance(flag, Flag)]
        yield setting, [flag._replace(name=flag.name or setting.name) for flag in flags]


def _parameter(setting: Field[Any], flag: Flag) -> inspect.Parameter:
    """A flag as a parameter of a function, from which Typer makes the option."""
    kind: Any = list[str] | None if flag.many else str | None
    option = typer.Option(
        f"--{flag.name.replace('_', '-')}",
        metavar=flag.metavar,
        help=flag.help,
        envvar=None if flag.many else f"TAFELRONDE_{flag.name.upper()}",
    )
    default = setting.default if isinstance(setting.default, str | int) else ""
    return inspect.Parameter(
        flag.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=flag.default or str(default) or None,
        annotation=Annotated[kind, option],
    )


def _open_browser(address: str) -> None:
    import webbrowser

    threading.Thread(
        target=webbrowser.open, args=(address,), name="tafelronde-browser", daemon=True
    ).start()

"""All commands, by their names. The files of commands import heavy modules only when called."""

import functools
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from ..extras import NeedsExtra
from .bots.arena import arena
from .bots.bench import bench
from .bots.benchmark import benchmark
from .bots.exploit import exploit
from .bots.simulate import simulate
from .bots.train import train
from .host.migrate import migrate
from .host.serve import serve, with_flags
from .host.site import site
from .parts.options import Ascii, Lang, Plain
from .play.games import games
from .play.learn import learn
from .play.mcp import mcp
from .play.play import play
from .records.replay import replay
from .records.review import review
from .records.verify import verify

ABOUT = "A round table for board games: play them, simulate them, let bots meet."
Commands = Mapping[str, Callable[..., int | None]]
"""For each command its function. The function returns the exit code; None: 0."""


def _named(*commands: Callable[..., int | None]) -> Commands:
    return {command.__name__: command for command in commands}


COMMANDS = _named(
    *(games, play, learn, mcp, serve, site, migrate, simulate, arena, replay, verify, review),
    *(bench, benchmark, exploit, train),
)


def _puzzles() -> Commands:
    from .puzzles.check import check_puzzles
    from .puzzles.make import make_puzzles

    return {"make": make_puzzles, "check": check_puzzles}


def _dataset() -> Commands:
    from .dataset.check import check_dataset
    from .dataset.make import make_dataset
    from .dataset.take import take_games

    return {"make": make_dataset, "check": check_dataset, "from": take_games}


def _admin() -> Commands:
    from .admin.backup import backup, health, restore
    from .admin.house import house
    from .admin.invite import invite
    from .admin.members import members, requests
    from .admin.move import move
    from .admin.people import ban, lift, people, role
    from .admin.reports import answer, audit, reports, words
    from .admin.tables import close, hide, tables
    from .admin.tournament import direct, tournament

    return _named(
        *(house, invite, members, requests, people, role, reports, answer, ban, lift, words),
        *(tables, close, hide, direct, tournament, audit, health, backup, restore, move),
    )


def _bot() -> Commands:
    from .bots.check import check_bot

    return {"check": check_bot}


def _ratings() -> Commands:
    from .host.ratings import replay_ratings

    return {"replay": replay_ratings}


GROUPS: Mapping[str, tuple[Callable[[], Commands], str]] = {
    "puzzles": (_puzzles, "Make puzzles, and check them."),
    "dataset": (_dataset, "Games as Parquet files, for learning and statistics."),
    "admin": (
        _admin,
        "Look after a site: roles, reports, bans, backups. Also while its server runs.",
    ),
    "bot": (_bot, "Programs of your own as bots."),
    "ratings": (_ratings, "The ratings of the people of a server."),
}
"""Groups of commands: for the first word, the commands that may follow, and the help of the
group."""


@functools.cache
def command_line(*groups: str) -> TyperGroup:
    """All commands; of these groups also the commands in them, which take a while to load, and
    ``serve`` with all its flags where it is among these.

    Each command takes ``--lang``, ``--plain`` and ``--ascii``; they may also come before it, and
    before its group.
    """
    app = typer.Typer(
        name="tafelronde",
        help=ABOUT,
        add_completion=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    _add(app, COMMANDS)
    if "serve" in groups:
        _add_flags(app)
    for name, (commands, text) in GROUPS.items():
        group = typer.Typer(help=text)
        _add(group, commands() if name in groups else {}, _WithIds)
        app.add_typer(group, name=name)
    line = get_group(app)
    _share(line, [param for param in line.params if not param.expose_value])
    return line


class _WithIds(TyperCommand):
    """A command whose arguments may be ids, of which one in 64 begins with a dash."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.ignore_unknown_options = any(_DASHED.fullmatch(arg) for arg in args)
        if ctx.ignore_unknown_options and {*ctx.help_option_names}.isdisjoint(args):
            ctx.help_option_names = []  # the h of an id is not -h
        return super().parse_args(ctx, args)


_DASHED = re.compile(r"-[\w-]{11}([\w-]{4})?")


def _add(app: typer.Typer, commands: Commands, cls: type[TyperCommand] = TyperCommand) -> None:
    for name, command in commands.items():
        app.command(name, cls=cls)(command)


def _add_flags(app: typer.Typer) -> None:
    """Make ``serve`` anew with all its flags. Without the server's libraries it takes any, and says
    what is missing when it is called: then the language is known."""
    try:
        app.command("serve")(with_flags())
    except NeedsExtra:
        anything = {"ignore_unknown_options": True, "allow_extra_args": True}
        app.command("serve", context_settings=anything)(serve)


def _share(group: TyperGroup, options: list[Any]) -> None:
    """Add these options to each command and subgroup of a group, and to theirs."""
    for command in group.commands.values():
        command.params.extend(options)
        if isinstance(command, TyperGroup):
            _share(command, options)


def _show_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"tafelronde {__version__}")
        raise typer.Exit


def _root(
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
    version: Annotated[
        bool,
        typer.Option(
            "--version", metavar="", callback=_show_version, is_eager=True, help="The version."
        ),
    ] = False,
) -> None:
    """The options that come before a command."""

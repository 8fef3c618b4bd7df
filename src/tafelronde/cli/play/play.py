"""``tafelronde play``: seats people and bots at a table in this terminal, and plays the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...core.facts.info import GameInfo, OptionValue
from ...core.objects.registry import info as info_of
from ...core.objects.registry import infos, load
from ..parts.game_options import check_players, read_options
from ..parts.options import BoardFile, GameOptions, Players, numbered, open_terminal, whole
from ..parts.problems import Problem
from ..parts.records import open_record
from ..parts.terminal import Terminal
from ..parts.waiting import input_comes, wait_for

if TYPE_CHECKING:
    from ..table.session import Session


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seat: Annotated[int, whole("--seat", "Your seat, from 1.", 1)] = 1,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="The bots on the other seats: easy … master, greedy, …"),
    ] = None,
    players: Players = None,
    option: GameOptions = None,
    board: BoardFile = None,
    seed: Annotated[
        int | None, whole("--seed", "Makes the deal repeatable (and guessable).")
    ] = None,
    two: Annotated[
        bool, typer.Option("--two", metavar="", help="Two people at this terminal.")
    ] = False,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play in this terminal, with bots or with a friend."""
    terminal = open_terminal()
    if not terminal.typing and not input_comes():
        raise Problem("no-terminal")
    if load is not None:
        session = _loaded(load, bots, two, terminal)
    else:
        info = info_of(game) if game else _choose(terminal)
        count = check_players(info, players)
        options = info.settle_options(count, read_options(info, option, board))
        seats = _bot_seats(seat, count, two)
        session = _started(info, count, options, seats, bots, seed, terminal)
    from ..table.loop import MatchLoop
    from ..table.thinking import Thinkers

    thinkers = Thinkers(session.game, seed or 0)
    for name in session.bots.values():
        thinkers.check(name)
    MatchLoop(session, terminal, thinkers).run()


def _bot_seats(own: int, players: int, two: bool) -> list[int]:
    """The seats of bots. A person sits on the seat ``own`` (from 1), and with ``two`` a friend on
    the first free one. Raises Problem."""
    if not 1 <= own <= players:
        raise Problem("bad-seat", seat=own, count=players)
    people = {own - 1}
    if two:
        if players < 2:
            raise Problem("bad-two", players=players)
        people.add(0 if own > 1 else 1)
    return [seat for seat in range(players) if seat not in people]


def _started(
    info: GameInfo,
    players: int,
    options: Mapping[str, OptionValue],
    seats: Sequence[int],
    bot: str | None,
    seed: int | None,
    terminal: Terminal,
) -> Session:
    """A new match with this bot on these seats; None: the game's default bot."""

    def start() -> Session:
        from ...core.facts.levels import default_bot
        from ..table.session import Session

        bots = dict.fromkeys(seats, bot or default_bot(load(info.name).levels))
        return Session.start(info.name, players, options, bots, seed, terminal.words_of(info))

    return wait_for(start, terminal)


def _loaded(path: Path, bot: str | None, two: bool, terminal: Terminal) -> Session:
    """The match of a record, with this bot or (None) the bots that it had; with ``two`` one bot
    fewer."""
    record = open_record(path)
    say = terminal.words_of(info_of(record.setup.game))

    def resume() -> Session:
        from ..table.sentences import seated_bots
        from ..table.session import Session, recorded_bots

        if bot:
            bots = dict.fromkeys(seated_bots(record.table), bot)
        else:
            bots = recorded_bots(record.table)
        if two:
            bots = dict(list(bots.items())[1:])
        return Session.resume(record, path, bots, say)

    return wait_for(resume, terminal)


def _choose(terminal: Terminal) -> GameInfo:
    """The game that the person chooses; if there is only one, that one. Raises Problem,
    UnknownGame."""
    known = infos()
    if len(known) == 1:
        return known[0]
    for number, info in enumerate(known, 1):
        print(f" {number}  {info.title}")
    try:
        answer = input(f" {terminal.say('choose-game')} ").strip()
    except EOFError:
        raise Problem("no-terminal") from None
    return numbered(answer, known) or info_of(answer)

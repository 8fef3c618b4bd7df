"""``tafelronde play``: seats people and bots, and plays the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.info import GameInfo
from ...core.levels import default_bot
from ...core.registry import info as info_of
from ...core.registry import infos
from ..parts.game_options import check_players, read_options
from ..parts.problems import Problem
from ..parts.records import open_record
from ..parts.terminal import Terminal
from ..parts.waiting import input_comes, wait_for

if TYPE_CHECKING:
    from ..table.session import Session


@dataclass
class Wishes:
    """The arguments of the command."""

    game: str | None
    seat: int
    bots: str | None
    players: int | None
    options: Sequence[str]
    seed: int | None
    two: bool
    load: Path | None


def play(wishes: Wishes, terminal: Terminal) -> None:
    """Play a whole match. Raises Problem, Told or TafelrondeError for bad input, OSError."""
    if not terminal.typing and not input_comes():
        raise Problem("no-terminal")
    if wishes.load is not None:
        session = _loaded(wishes, wishes.load, terminal)
    else:
        session = _new(wishes, terminal)
    from ..table.loop import MatchLoop
    from ..table.thinking import Thinkers

    thinkers = Thinkers(session.game, wishes.seed or 0)
    for name in session.bots.values():
        thinkers.check(name)
    MatchLoop(session, terminal, thinkers).run()


def _new(wishes: Wishes, terminal: Terminal) -> Session:
    info = info_of(wishes.game) if wishes.game else _choose(terminal)
    players = check_players(info, wishes.players)
    options = info.settle_options(players, read_options(info, wishes.options))
    if not 1 <= wishes.seat <= players:
        raise Problem("bad-seat", seat=wishes.seat, count=players)
    people = {wishes.seat - 1}
    if wishes.two:
        if players < 2:
            raise Problem("bad-two", players=players)
        people.add(0 if wishes.seat > 1 else 1)
    seats = [seat for seat in range(players) if seat not in people]

    def start() -> Session:
        from ...core.registry import load
        from ..table.session import Session

        bot = wishes.bots or default_bot(load(info.name).levels)
        bots = dict.fromkeys(seats, bot)
        say = terminal.words_of(info)
        return Session.start(info.name, players, options, bots, wishes.seed, say)

    return wait_for(start, terminal)


def _loaded(wishes: Wishes, path: Path, terminal: Terminal) -> Session:
    record = open_record(path)
    say = terminal.words_of(info_of(record.setup.game))

    def resume() -> Session:
        from ..table.session import Session, seated_bots

        bots = seated_bots(record.table)
        if wishes.bots:
            bots = dict.fromkeys(bots, wishes.bots)
        if wishes.two:
            bots = dict(list(bots.items())[1:])
        return Session.resume(record, path, bots, say)

    return wait_for(resume, terminal)


def _choose(terminal: Terminal) -> GameInfo:
    """The only game, or the one that the person chooses. Raises Problem, UnknownGame."""
    known = infos()
    if len(known) == 1:
        return known[0]
    for number, info in enumerate(known, 1):
        print(f" {number}  {info.title}")
    try:
        answer = input(f" {terminal.say('choose-game')} ").strip()
    except EOFError:
        raise Problem("no-terminal") from None
    if answer.isdecimal() and 1 <= int(answer) <= len(known):
        return known[int(answer) - 1]
    return info_of(answer)

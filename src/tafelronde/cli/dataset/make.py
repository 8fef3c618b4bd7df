"""``tafelronde dataset``: games as Parquet files (docs/datasets.md)."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.registry import info as info_of
from ..parts.database import database_problems, opened_store
from ..parts.game_options import check_players, read_options
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.signals import endings_interrupt
from ..parts.terminal import Terminal
from ..parts.workers import Hands

if TYPE_CHECKING:
    from ...corpus.check import Wrong
    from ...server.service.played_games import LeftOut
    from ...words import Words

SHOWN = 20
"""So much of what is wrong is told."""
SQLITE = b"SQLite format 3\0"
"""How every file of SQLite begins."""
_SETTING = re.compile(r"\s*\w+\s*=")


@dataclass
class Wanted:
    """The arguments of ``dataset make``."""

    game: str
    out: Path
    games: int
    bots: Sequence[str]
    seed: int
    shard: int
    players: int | None
    options: Sequence[str]
    hands: Hands


def make_set(wanted: Wanted, terminal: Terminal) -> None:
    """Make it, or go on where it was left. Raises Problem, TafelrondeError, OSError."""
    info = info_of(wanted.game)
    players = check_players(info, wanted.players)
    options = info.settle_options(players, read_options(info, wanted.options))
    with _problems():
        from ...core.registry import load
        from ...corpus.make import check_bots, make
        from ...corpus.parquet import sweep
        from ...corpus.plan import Plan

        bots = bot_list(wanted.bots)
        check_bots(load(wanted.game), players, bots)
        plan = Plan(
            wanted.game, info.rules_version, players, options, bots, wanted.games, wanted.seed,
            wanted.shard,
        )  # fmt: skip
        begun = time.perf_counter()
        try:
            with (
                wanted.hands.crew(plan.shards, threads=plan.is_random) as executor,
                progress(terminal, info.title, plan.games) as advance,
            ):
                far = wanted.hands.ray is not None
                counts = make(
                    plan, wanted.out, executor, lambda games: advance(games, ""), carried=far
                )
        except BaseException:
            sweep(wanted.out)  # processes were ended while they wrote
            raise
    rate = counts.decisions / max(time.perf_counter() - begun, 1e-9)
    print(
        terminal.say(
            "dataset-made",
            folder=str(wanted.out),
            games=counts.games,
            decisions=counts.decisions,
            rate=f"{rate:,.0f}",
        )
    )


def check_set(folder: Path, terminal: Terminal) -> int:
    """Check it and print what is wrong; 0, or 1. Raises Problem, OSError."""
    say = terminal.say
    wrong = decisions = 0
    with _problems():
        from ...corpus.check import check

        for found in check(folder):
            if isinstance(found, int):
                decisions += found
                continue
            wrong += 1
            if wrong <= SHOWN:
                print(_sentence(found, say), flush=True)
    if wrong:
        print(say("dataset-wrong", count=wrong))
        return 1
    print(say("dataset-right", decisions=decisions))
    return 0


def take_games(sources: Sequence[str], out: Path, private: bool, terminal: Terminal) -> None:
    """Make one of a server's database, or of these records and folders of records. Raises Problem,
    OSError."""
    bases = [source for source in sources if _is_database(source)]
    if bases and len(sources) > 1:
        raise Problem(
            "bad-option", field="RECORDS|DATABASE", value=len(sources), expected="one database"
        )
    if bases:
        _take_database(bases[0], out, private, terminal)
    else:
        _take_records([Path(source) for source in sources], out, terminal)


def _is_database(source: str) -> bool:
    if "://" in source:
        return True
    try:
        with open(source, "rb") as file:
            return file.read(16) == SQLITE
    except OSError:
        return False


def _take_database(database: str, out: Path, private: bool, terminal: Terminal) -> None:
    async def take() -> tuple[int, LeftOut]:
        from ...corpus.played import Taking
        from ...server.service.played_games import LeftOut, played_games

        left = LeftOut()
        with Taking(out) as taking:
            async with opened_store(database) as store:
                async for log in played_games(store, private=private, left=left):
                    taking.add(log)
        return taking.counts.games, left

    try:
        with _problems(), database_problems(), endings_interrupt():
            games, left = asyncio.run(take())
    except OSError as error:
        if error.filename is not None:
            raise
        raise Problem("no-database", why=str(error).rstrip(".")) from None
    _tell_taken(out, games, left.running, terminal)
    if left.hidden:
        print(terminal.say("dataset-hidden", count=left.hidden))
    if left.unreadable:
        print(terminal.say("dataset-unreadable", count=left.unreadable))


def _take_records(records: Sequence[Path], out: Path, terminal: Terminal) -> None:
    files: list[Path] = []
    for path in records:
        if path.is_dir():
            files += [file for file in path.rglob("*") if file.is_file()]
        elif path.exists():
            files.append(path)
        else:
            raise FileNotFoundError(2, "", str(path))
    with _problems(), endings_interrupt():
        from ...corpus.played import take

        taken = take(files, out)
    _tell_taken(out, taken.counts.games, taken.running, terminal)
    if taken.refused:
        print(terminal.say("dataset-refused", count=taken.refused))


def _tell_taken(out: Path, games: int, running: int, terminal: Terminal) -> None:
    print(terminal.say("dataset-taken", folder=str(out), games=games))
    if running:
        print(terminal.say("dataset-running", count=running))


def bot_list(given: Sequence[str]) -> tuple[str, ...]:
    """Bots as they are typed: ``hard,mcts:simulations=50,seed=1,easy`` are three. A comma begins
    another bot unless a setting follows it; the command of a program takes all the rest."""
    found: list[str] = []
    for text in given:
        own: list[str] = []
        for part in text.split(","):
            goes_on = bool(own) and (own[-1].startswith("exec:") or _SETTING.match(part))
            if goes_on:
                own[-1] += "," + part
            else:
                own.append(part.strip())
        found += own
    return tuple(found)


def _sentence(wrong: Wrong, say: Words) -> str:
    match wrong.code:
        case "checksum":
            return say("dataset-checksum", file=wrong.file)
        case "setup":
            return say("dataset-setup", file=wrong.file, game=wrong.game, why=wrong.why)
        case "step":
            return say("dataset-step", file=wrong.file, game=wrong.game, ply=wrong.ply)
        case "result":
            return say("dataset-result", file=wrong.file, game=wrong.game)
        case "count":
            return say("dataset-count", file=wrong.file)
        case _:
            return say("dataset-file", file=wrong.file, why=wrong.why)


@contextlib.contextmanager
def _problems() -> Generator[None]:
    """What is wrong with a folder, in the reader's language."""
    from ...corpus.plan import BadCorpus

    try:
        yield
    except BadCorpus as error:
        raise Problem("dataset-bad", why=str(error)) from error

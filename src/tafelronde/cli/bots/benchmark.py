"""``tafelronde benchmark``: measures an agent against the frozen opponents, with a card that others
can check."""

from __future__ import annotations

import gzip
import hashlib
import json
import platform
import re
import zlib
from collections.abc import Iterable, Sequence
from errno import EIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...core.objects.registry import load
from ..parts.faults import faults_told
from ..parts.options import Ray, Workers, open_terminal, read_number, whole
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.terminal import Terminal
from ..parts.workers import Hands

if TYPE_CHECKING:
    from ...arena.benchmark import GamePlayed, Pairing
    from ...bots.spec import BotSpec

GAMES, CARD, PAGE = "games.jsonl", "card.json", "README.md"


def benchmark(
    agent: Annotated[
        str, typer.Argument(metavar="AGENT", help="py:mybots:Fox, exec:./fox, or another bot.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="By default benchmark-AGENT.")
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="GAME", help="Only this game; may be repeated."),
    ] = None,
    players: Annotated[
        list[str] | None,
        typer.Option("--players", metavar="N", help="Only tables of so many; may be repeated."),
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="BOT", help="Only this opponent; may be repeated."),
    ] = None,
    rounds: Annotated[int, whole("--rounds", "Deals at each table.", 1)] = 20,
    workers: Workers = None,
    ray: Ray = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FOLDER", help="Check somebody's games.")
    ] = None,
) -> int:
    """Measure an agent against frozen opponents on frozen deals, and write a card that can be
    checked. What was played already is kept."""
    work = Hands(workers, ray)
    terminal = open_terminal()
    if check is not None:
        return _check(check, terminal)
    if not agent:
        raise Problem("benchmark-what")
    from ...arena.benchmark import pairings, play_round
    from ...bots.spec import BotSpec
    from ...work.in_order import in_order

    spec = BotSpec.parse(agent, own_code=True)
    work.check_programs([spec])
    tables = [read_number("--players", text, 1) for text in players or ()]
    wanted = pairings(game or (), tables, against or ())
    folder = out or Path(f"benchmark-{re.sub(r'[^A-Za-z0-9.=-]+', '-', agent)}")
    with faults_told(terminal):
        _try_out(spec, wanted)
    _check_frozen(wanted)
    folder.mkdir(parents=True, exist_ok=True)
    done = _resumed(folder, agent)
    played = {(one.pairing, one.round) for one in done}
    tasks = (
        (spec, pairing, number)
        for pairing in wanted
        for number in range(rounds)
        if (pairing, number) not in played
    )
    before = sum(one.players for one, number in played if number < rounds and one in wanted)
    games = rounds * sum(pairing.players for pairing in wanted) - before
    with (
        work.crew(rounds * len(wanted)) as executor,
        progress(terminal, agent, games) as advance,
        (folder / GAMES).open("a", encoding="utf-8") as file,
    ):
        for found in in_order(executor, play_round, tasks):
            file.write("".join(map(_line, found)))
            file.flush()
            done += found
            last = found[0].pairing
            advance(len(found), f"{last.game} {last.players} {last.opponent}")
    page = _write_card(folder, agent, done)
    print(page)
    print(terminal.say("benchmark-written", folder=str(folder)))
    return 0


def _try_out(spec: BotSpec, wanted: Sequence[Pairing]) -> None:
    """Have the agent decide once at every table. Raises BadOption, BotFault."""
    from ...arena.table import try_out
    from ...core.contract.rng import new_rng

    for name, players in sorted({(pairing.game, pairing.players) for pairing in wanted}):
        state = load(name).new(players)
        state.apply_chance(new_rng(0))
        try_out(spec.create(load(name)), state)


def _check_frozen(wanted: Iterable[Pairing]) -> None:
    """Raise Problem where an opponent is not what the suite was published with."""
    from ...arena.benchmark import SUITE
    from ...arena.benchmark.frozen import NotFrozen, check_frozen

    try:
        check_frozen(wanted)
    except NotFrozen as error:
        pairing = error.pairing
        where = f"{pairing.game} {pairing.players} {pairing.opponent}"
        raise Problem("benchmark-changed", where=where, suite=SUITE) from error


def _opponents(games: Sequence[GamePlayed]) -> str:
    """One digest for all opponents of these games, as the suite has them."""
    from ...arena.benchmark.frozen import frozen_digest

    met = sorted({(one.game, one.players, one.opponent) for one in games})
    pairings = {one.pairing for one in games}
    digests = {(of.game, of.players, of.opponent): frozen_digest(of) for of in pairings}
    return hashlib.sha256(json.dumps([[*of, digests[of]] for of in met]).encode()).hexdigest()[:16]


def _read(folder: Path, agent: str | None) -> list[GamePlayed]:
    """The whole rounds of games that a folder has. Raises Problem where another agent played
    them, or a line is none of ours."""
    from ...arena.benchmark import SUITE, GamePlayed
    from ...work.lines import BadLine, whole_lines

    if (folder / CARD).exists():
        card = _card(folder)
        if agent is not None and (card["agent"], card.get("suite")) != (agent, SUITE):
            raise Problem("benchmark-other", folder=str(folder), agent=card["agent"])
    file, text = str(folder / GAMES), _text(folder)
    if agent is None and not text:
        raise FileNotFoundError(2, "no such file", file)
    try:
        return list(whole_lines(text, GamePlayed))
    except BadLine as bad:
        raise Problem("benchmark-line", file=file, line=bad.number, why=bad.why) from None


def _card(folder: Path) -> dict[str, Any]:
    """The card of a folder. Raises Problem, OSError."""
    import msgspec

    from ...work.lines import read_json

    file = folder / CARD
    try:
        card = read_json(file.read_bytes(), dict[str, Any])
    except msgspec.DecodeError as error:
        raise Problem("bad-input", why=f"{file}: {error}") from None
    if not isinstance(card.get("agent"), str):
        raise Problem("bad-input", why=f"{file}: agent is missing")
    return card


def _text(folder: Path) -> bytes:
    """The lines of games; packed ones (``games.jsonl.gz``) are as good. Empty where there are
    none. Raises OSError."""
    file, packed = folder / GAMES, folder / f"{GAMES}.gz"
    if not file.exists() and packed.exists():
        try:
            return gzip.decompress(packed.read_bytes())
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise OSError(EIO, str(error), str(packed)) from None
    return file.read_bytes() if file.exists() else b""


def _resumed(folder: Path, agent: str) -> list[GamePlayed]:
    """The whole rounds that were played before; the file has only them then, and the card says
    whose they are. Raises Problem."""
    from ...match.files import write_atomically

    rounds: dict[tuple[Pairing, int], list[GamePlayed]] = {}
    for one in _read(folder, agent):
        rounds.setdefault((one.pairing, one.round), []).append(one)
    whole = [one for key, of in rounds.items() if len(of) == key[0].players for one in of]
    write_atomically(folder / GAMES, "".join(map(_line, whole)))
    _write_card(folder, agent, whole)
    return whole


def _line(game: GamePlayed) -> str:
    return json.dumps(game.as_json()) + "\n"


def _write_card(folder: Path, agent: str, games: Sequence[GamePlayed]) -> str:
    """Write the card in both forms; the one to read."""
    import numba
    import numpy as np

    from ... import __version__
    from ...arena.benchmark import card_of, markdown
    from ...bots.digests import code_digest
    from ...match.files import write_atomically

    about = {
        "tafelronde": __version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "processor": platform.machine(),
        "code": code_digest(),
        "opponents": _opponents(games),
        "games_sha256": hashlib.sha256(_text(folder)).hexdigest(),
    }
    card = card_of(agent, games, about)
    page = markdown(card)
    write_atomically(folder / CARD, json.dumps(card, indent=1, ensure_ascii=False) + "\n")
    write_atomically(folder / PAGE, page)
    return page


def _check(folder: Path, terminal: Terminal) -> int:
    """Check the games of a folder, and that its card follows from them."""
    from ...arena.benchmark import card_of, check_all_there
    from ...arena.benchmark import check as wrong_in

    games, say = _read(folder, None), terminal.say
    card = _card(folder)
    _check_frozen(sorted({game.pairing for game in games}, key=str))
    wrong = check_all_there(games)
    with progress(terminal, str(folder), len(games)) as advance:
        for game in games:
            wrong = wrong or wrong_in(game)
            if wrong is not None:
                break
            advance(1, "")
    if wrong is not None:
        game = wrong.game
        where = f"{game.game} {game.players} {game.opponent}, {game.round}/{game.seat}"
        print(say(f"bench-wrong-{wrong.what}", where=where, ply=wrong.ply))
        return 1
    counted = json.loads(json.dumps(card_of(card["agent"], games)))
    same = all(card.get(field) == counted[field] for field in ("suite", "rules", "rows"))
    same &= card.get("opponents", _opponents(games)) == _opponents(games)
    if not same or card.get("games_sha256") != hashlib.sha256(_text(folder)).hexdigest():
        print(say("benchmark-wrong-card"))
        return 1
    print(say("benchmark-right", games=len(games)))
    return 0

"""FIDE's reports of random tournaments at tables for two, read by a program that is not ours.

``python -m benchmarks.reports`` plays Swisses and round robins by the lot: people come late, leave,
sit out for 0, ½ or 1 point, never come to a table, give up. Each is written as TRF16
(``tafelronde.tournament.export``) and read by py4swiss, which checks that points follow from
results and that both sides of a game say the same. Then its scores, byes and opponents are compared
with our standings. Penalties and results that no game of chess has (both lose) have no sign in
TRF16: a reader sees other points there, so they are left out.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from tafelronde.tournament import Line, Round, Rules, next_round, rounds_planned, standings
from tafelronde.tournament.export import trf

SEED = bytes(range(32))
BYES = {"U": 1.0, "F": 1.0, "H": 0.5, "Z": 0.0}


class Reported(Protocol):
    """A tournament of which there is a report."""

    @property
    def rules(self) -> Rules: ...

    @property
    def rounds(self) -> Sequence[Round]: ...

    def lines(self) -> list[Line]:
        """Our standings."""
        ...

    def report(self, lines: Sequence[Line]) -> str:
        """Our report, as TRF16."""
        ...


class Event:
    """A tournament that is played by the lot."""

    def __init__(self, number: int) -> None:
        draw = self._draw = random.Random(number)
        self.players = draw.randrange(3, 24)
        self.rules = Rules(draw.choice(("swiss", "swiss", "robin")))
        self.planned = rounds_planned(self.rules, self.players)
        self.rounds: list[Round] = []
        late = {n: draw.randrange(2, 4) for n in range(4, self.players + 1) if draw.random() < 0.1}
        gone = {n: draw.randrange(2, 6) for n in range(4, self.players + 1) if draw.random() < 0.1}
        for at in range(1, self.planned + 1):
            there = [
                n
                for n in range(1, self.players + 1)
                if self.rules.kind == "robin"
                or (late.get(n, 0) <= at < gone.get(n, 99) and (n < 4 or draw.random() > 0.05))
            ]
            fresh = next_round(self.rules, self.rounds, there, SEED, 10.0 * at)
            if fresh is None:
                break
            self.rounds.append(self._played(fresh, 10.0 * at + 5))
        self.numbers = sorted({n for played in self.rounds for n in played.present})

    def _played(self, fresh: Round, ended: float) -> Round:
        """The round with results, and points for some of those who sit out."""
        draw, boards = self._draw, []
        for board in fresh.boards:
            first = draw.choice((1.0, 0.0, -1.0))
            lost = draw.randrange(2)
            absent = draw.random() < 0.08
            boards.append(
                msgspec.structs.replace(
                    board,
                    returns=((-1.0, 1.0) if lost == 0 else (1.0, -1.0))
                    if absent
                    else (first, -first),
                    gave_up=(lost,) if absent else (),
                    absent=(lost,) if absent else (),
                    ended=ended,
                )
            )
        granted = ()
        if self.rules.kind == "swiss":
            known = {n for played in self.rounds for n in played.present} - {*fresh.present}
            granted = tuple(sorted((n, draw.choice((0.0, 0.5, 1.0))) for n in known))
        return msgspec.structs.replace(fresh, boards=tuple(boards), granted=granted)

    def report(self, lines: Sequence[Line]) -> str:
        """The tournament as TRF16."""
        names = {n: f"Player {n}" for n in self.numbers}
        return trf("Cup", self.rules, self.rounds, lines, names, self.planned)

    def lines(self) -> list[Line]:
        """Our standings."""
        return standings(self.rules, self.numbers, self.rounds, SEED)


def differences(event: Reported, folder: Path) -> list[str]:
    """Where the independent reader tells something else than we do; empty: it agrees."""
    from py4swiss.trf import TrfParser  # pyright: ignore[reportMissingImports]

    lines, path = event.lines(), folder / "cup.trf"
    path.write_text(event.report(lines), encoding="utf-8")
    read = TrfParser.parse(path)
    found: list[str] = []
    order = sorted(lines, key=lambda line: line.number)
    for player in read.player_sections:
        line = order[player.starting_number - 1]
        if player.points_times_ten != round(10 * line.points) or player.rank != line.rank:
            found.append(f"{line.number}: {player.points_times_ten / 10}, {line.points} points")
        told = [BYES.get(one.result.value, -1.0) for one in player.results]
        for at, played in enumerate(event.rounds):
            board = next((b for b in played.boards if line.number in b.seats), None)
            if board is not None:
                other = board.seats[1 - board.seats.index(line.number)]
                if order[player.results[at].id - 1].number != other:
                    found.append(f"{line.number} meets another in round {at + 1}")
                continue
            bye = 1.0 if line.number in played.byes and event.rules.kind == "swiss" else 0.0
            worth = dict(played.granted).get(line.number, bye)
            if told[at] != worth:
                found.append(f"{line.number} has {told[at]} in round {at + 1}, {worth} for us")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell; 1 where a report is refused or says something else."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reports", description=__doc__)
    parser.add_argument("--events", type=int, default=500, help="how many tournaments (500)")
    options = parser.parse_args(arguments)
    from py4swiss.trf.exceptions import ConsistencyError, ParsingError  # pyright: ignore[reportMissingImports]

    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.events):
            event = Event(number)
            try:
                found = differences(event, Path(folder))
            except (ConsistencyError, ParsingError) as error:
                found = [str(error)]
            if found:
                wrong += 1
                print(f"event {number}, {event.rules.kind} of {event.players}: {found[0]}")
    print(f"{options.events} reports, {wrong} refused or read otherwise")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

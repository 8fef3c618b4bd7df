"""The site's own account of an evening, fetched by its host."""

import json
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelronde.tournament import Line, Round, Rules
from tafelronde.tournament.directed import counted, directed
from tafelronde.tournament.record import Record, read_record

from .story import BYE, LATE, Evening


class Fetched:
    """Everything that the checks need, asked for once."""

    def __init__(self, evening: Evening, folder: Path) -> None:
        self.told, self._host, self._folder = evening.told, evening.host, folder
        cup = f"/api/tournaments/{self.told.cup}"
        self.event = self._get(cup)
        count = self.event["card"]["round"]
        self.rounds = [self._get(f"{cup}/rounds/{number}") for number in range(1, count + 1)]
        self.csv: str = self._get(f"{cup}/export/standings")
        self.trf: str = self._get(f"{cup}/export/trf")
        self.signed = self._file("cup.json", json.dumps(self._get(f"{cup}/record")))
        self.record: Record = read_record(self.signed.read_bytes())
        tables = [one["table"] for played in self.rounds for one in played["tables"]]
        self.tables: list[str] = [self.told.challenge, *tables]
        self.records = {
            table: self._file(f"{table}.txt", self._get(f"/api/tables/{table}/record"))
            for table in self.tables
        }
        self.winners: dict[str, list[int]] = {
            table: self._get(f"/api/tables/{table}")["head"]["result"]["winners"]
            for table in self.tables
        }
        """The seats that won each game."""
        self.points = self._recount()

    def _get(self, path: str) -> Any:
        status, body = self._host.get(path)
        assert status == 200, (path, body)
        return body

    def _file(self, name: str, text: str) -> Path:
        file = self._folder / name
        file.write_text(text, encoding="utf-8")
        return file

    def _recount(self) -> dict[int, float]:
        """The points of every player, from what each game came to and what the director decided."""
        told, points = self.told, defaultdict[int, float](float)
        for played in self.rounds:
            for table in played["tables"]:
                won = self.winners[table["table"]]
                for seat, number in enumerate(table["seats"]):
                    worth = 1 / len(won) if seat in won else 0.0
                    if table["table"] == told.wrong:
                        worth = told.corrected[seat]
                    points[number] += worth
            for number in played["byes"]:
                points[number] += 1.0
        points[told.bye] += BYE
        points[told.late] += LATE
        return points


class Exported:
    """The report that the site gave, beside points that we counted."""

    def __init__(self, fetched: Fetched) -> None:
        self._fetched = fetched
        record = fetched.record
        self.rules: Rules = record.rules
        self.rounds: Sequence[Round] = counted(record.rounds, directed(record.acts))

    def lines(self) -> list[Line]:
        """A line for each player; what no report tells is 0."""
        ranks = {one["number"]: one["rank"] for one in self._fetched.event["players"]}
        points = self._fetched.points
        return [Line(n, rank, points[n], 0.0, 0.0, 0, 0, 0) for n, rank in ranks.items()]

    def report(self, lines: Sequence[Line]) -> str:
        """The site's export."""
        return self._fetched.trf

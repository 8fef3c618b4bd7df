"""Checks after an evening: the site's account of it is held against what its people know."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import tafelronde
from benchmarks.reports import differences
from cli.helpers import tafelronde as command
from tafelronde.match import parse_record
from tafelronde.tournament.acts import CorrectResult, last_digest, reason_hash

from .fetched import Exported, Fetched
from .person import AGAIN
from .story import WHY, Evening

EXPECTED = ("stale", "banned", "not-playing", "not-your-turn", "has-resigned", *AGAIN)
"""The reasons for which a move or a look may be refused on such an evening."""


def moves_are_kept(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """Every acknowledged move is in the records."""
    told: dict[str, list[tuple[int, str]]] = {}
    for person in evening.people:
        for table, moves in person.acknowledged.items():
            told.setdefault(table, []).extend(moves)
    for table, moves in told.items():
        if table not in fetched.records:
            yield f"{table} has no record"
            continue
        record = parse_record(fetched.records[table].read_bytes())
        text = tafelronde.load(record.setup.game).notation.format_action
        for ply, action in moves:
            if ply >= len(record.log) or text(record.log[ply]) != action:
                yield f"{table}: {action} was acknowledged as ply {ply}"


def records_hold(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """The command `tafelronde verify` finds no fault in any record."""
    for file in (*fetched.records.values(), fetched.signed):
        said = command("verify", file, "--lang", "en")
        if said.code:
            yield f"{file.name}: {said.out}{said.err}"


def standings_are_right(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """The standings are those that follow from the games."""
    players = fetched.event["players"]
    for one in players:
        if one["points"] != fetched.points[one["number"]]:
            yield f"{one['name']}: {one['points']} points, {fetched.points[one['number']]} counted"
    if sorted(players, key=lambda one: -one["points"]) != players:
        yield "somebody with more points stands below"
    rows = csv.DictReader(io.StringIO(fetched.csv))
    written = [(int(row["rank"]), int(row["number"]), float(row["points"])) for row in rows]
    if written != [(one["rank"], one["number"], one["points"]) for one in players]:
        yield "the CSV says something else"
    paper = fetched.told.paper
    if paper and (lost := [one["name"] for one in players if one["name"] not in paper]):
        yield f"not on the page to print: {', '.join(lost)}"


def report_is_read(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """The program py4swiss reads the same scores and byes from the TRF."""
    from py4swiss.trf.exceptions import ConsistencyError, ParsingError  # pyright: ignore[reportMissingImports]

    try:
        yield from differences(Exported(fetched), folder)
    except (ConsistencyError, ParsingError) as error:
        yield str(error)


def ban_counts(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """The banned player lost the game that was on, and is paired no more."""
    number, fatal = fetched.told.banned, evening.plan.fatal
    game = next(
        table for table in fetched.rounds[fatal - 1]["tables"]
        if table["table"] == fetched.told.banned_at
    )  # fmt: skip
    if fetched.winners[game["table"]] != [1 - game["seats"].index(number)]:
        yield "the opponent has not won"
    for played in fetched.rounds[fatal:]:
        if number in played["byes"] or any(number in one["seats"] for one in played["tables"]):
            yield f"paired in round {played['number']}"


def entry_and_bye_count(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """The late player is paired from round 2 on, and the one with a bye is not in round 2."""
    told = fetched.told
    seated = [
        {number for table in played["tables"] for number in table["seats"]} | {*played["byes"]}
        for played in fetched.rounds
    ]
    if told.late in seated[0] or not all(told.late in there for there in seated[1:]):
        yield "the late player is not where they should be"
    if told.bye in seated[1]:
        yield "who sits out is paired"


def house_is_shut(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """Strangers see nothing but the door."""
    person = evening.people[1]
    secrets = ("Club evening", *(one.name for one in evening.people))
    for who, where in evening.strangers.see(
        fetched.told.cup, fetched.tables[-1], person.user, secrets
    ):
        yield f"{who} at {where}"


def correction_stands(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """The correction stands in the signed record, and is explained."""
    record, told = fetched.record, fetched.told
    wanted = CorrectResult(evening.plan.wrong, told.board, told.corrected)
    acts = [act for act in record.acts if act.ruling == wanted]
    if len(acts) != 1:
        yield f"it stands there {len(acts)} times"
        return
    if record.digest != last_digest(record.commitment, record.acts):
        yield "the digest is another one"
    (act,) = acts
    reason = next((one for one in record.reasons if one.act == act.number), None)
    if reason is None or reason_hash(reason.text, reason.salt) != act.why or reason.text != WHY:
        yield "its reason is another one"
    if WHY not in command("verify", fetched.signed, "--lang", "en").out:
        yield "`tafelronde verify` does not explain it"


def nobody_was_refused(evening: Evening, fetched: Fetched, folder: Path) -> Iterator[str]:
    """Nobody was refused anything without a reason of the evening."""
    refused = sum((one.refused for one in evening.people), Counter[str]())
    for reason, times in refused.items():
        if reason not in EXPECTED:
            yield f"{reason}, {times} times"


CHECKS: tuple[Callable[[Evening, Fetched, Path], Iterator[str]], ...] = (
    moves_are_kept,
    records_hold,
    standings_are_right,
    report_is_read,
    ban_counts,
    entry_and_bye_count,
    house_is_shut,
    correction_stands,
    nobody_was_refused,
)


def check(evening: Evening, folder: Path) -> int:
    """Make all checks, and print what each found; how many failed."""
    fetched, failed = Fetched(evening, folder), 0
    for one in CHECKS:
        if one is report_is_read and find_spec("py4swiss") is None:
            print(f"skipped  {one.__doc__} (It is not installed.)")
            continue
        found = list(one(evening, fetched, folder))
        print(f"{'FAILED ' if found else 'holds  '}  {one.__doc__}")
        for fault in found[:5]:
            print(f"           {fault}")
        failed += bool(found)
    return failed

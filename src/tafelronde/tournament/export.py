"""A tournament for other programs: CSV, and FIDE's tournament report at tables for two.

The report has the form TRF16 (C.04 Annex 2 of FIDE's handbook, edition of 2016), with the rounds
planned as ``XXR``. The first seat stands for White.
"""

import csv
import io
from collections.abc import Mapping, Sequence

from .history import points
from .model import Board, Round, Rules, Walkover
from .robin import annulled
from .standings import Line

_SIGNS = {1.0: "1", 0.5: "=", 0.0: "0"}
_BYES = {1.0: "F", 0.5: "H", 0.0: "Z"}


def standings_csv(
    lines: Sequence[Line], names: Mapping[int, str], tie_breaks: Sequence[str] = ()
) -> str:
    """The standings, a line for each player; a column for each of the chosen ``tie_breaks``.

    Examples:
        >>> line = Line(2, 1, 1.5, 1.0, 0.5, 2, 1, 0)
        >>> print(standings_csv([line], {2: "Ada"}))
        rank,number,name,points,strength,direct,played,won,byes
        1,2,Ada,1.5,1,0.5,2,1,0
        <BLANKLINE>
    """
    head = ("rank", "number", "name", "points", "strength", "direct", "played", "won", "byes",
            *(f"tie-break {name}" for name in tie_breaks))  # fmt: skip
    rows = [
        (line.rank, line.number, safe(names.get(line.number, "")), f"{line.points:g}",
         f"{line.strength:g}", f"{line.direct:g}", line.played, line.won, line.byes,
         *(f"{worth:g}" for worth in line.ties))
        for line in lines
    ]  # fmt: skip
    return _csv([head, *rows])


def results_csv(
    rules: Rules,
    rounds: Sequence[Round],
    names: Mapping[int, str],
    missed: Sequence[Sequence[Walkover]] = (),
) -> str:
    """Each seat of each table, and each player who sat out: a line with the points, empty where the
    table is not over. Its note says ``walkover``, or ``annulled`` where the meeting counts for
    nobody. ``missed``: the ``walkovers`` of each round."""
    rows: list[tuple[object, ...]] = [
        ("round", "table", "seat", "number", "name", "points", "note")
    ]
    out = annulled(rules, rounds)

    def add(place: tuple[object, ...], player: int, worth: str, note: str = "") -> None:
        rows.append((*place, player, safe(names.get(player, "")), worth, note))

    for number, played in enumerate(rounds, start=1):
        unplayed, alone = missed[number - 1] if missed else (), (number, "", "")
        for at, (board, given) in enumerate(
            zip(played.boards, points(rules, played), strict=True), start=1
        ):
            note = "walkover" if board.absent and not board.points else ""
            note = note if out.isdisjoint(board.seats) else "annulled"
            for seat, player in enumerate(board.seats):
                worth = f"{given[seat]:g}" if given and note != "annulled" else ""
                add((number, at, seat + 1), player, worth, note)
        for player, _, worth in unplayed:
            add(alone, player, f"{worth:g}" if worth else "", "walkover" if worth else "annulled")
        sat_out = {*played.byes} - {one.player for one in unplayed}
        for player in sorted(sat_out):
            add(alone, player, "bye")
        for player, worth in played.granted:
            add(alone, player, f"{worth:g}")
    return _csv(rows)


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def _csv(rows: Sequence[Sequence[object]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def trf(
    name: str,
    rules: Rules,
    rounds: Sequence[Round],
    lines: Sequence[Line],
    names: Mapping[int, str],
    planned: int,
) -> str:
    """The report of a tournament at tables for two. Raises ValueError for another one.

    Starting numbers have no gaps there, as readers ask for: who left before the first round had a
    number of their own in the tournament, and has none in the report.
    """
    if rules.size != 2 or rules.kind == "arena" or rules.shared:
        raise ValueError("TRF is for rounds at tables for two, with a deal for each")
    report = [f"012 {_plain(name)}", f"062 {len(lines)}", f"092 {rules.kind}", f"XXR {planned}"]
    starts = {number: at for at, number in enumerate(sorted(one.number for one in lines), start=1)}
    for line in sorted(lines, key=lambda one: one.number):
        cells = "".join(_cell(rules, played, line.number, starts) for played in rounds)
        title = _plain(names.get(line.number, ""))[:33]
        report.append(
            f"001 {starts[line.number]:>4}      {title:<33} {'':>4} {'':>3} {'':>11} {'':>10}"
            f" {line.points:>4.1f} {line.rank:>4}{cells}"
        )
    return "\n".join(report) + "\n"


def _cell(rules: Rules, played: Round, number: int, starts: Mapping[int, int]) -> str:
    """Ten characters of a round: the opponent, the colour, the result."""
    for board, given in zip(played.boards, points(rules, played), strict=True):
        if number in board.seats:
            seat = board.seats.index(number)
            sign = _sign(board, seat, given) if given else " "
            return f"  {starts[board.seats[1 - seat]]:>4} {'wb'[seat]} {sign}"
    if number in played.byes and rules.kind == "swiss":
        return "  0000 - U"
    granted = next((worth for one, worth in played.granted if one == number and worth >= 0), 0.0)
    return f"  0000 - {_BYES.get(granted, 'Z')}"


def _sign(board: Board, seat: int, given: tuple[float, ...]) -> str:
    if board.absent and not board.points:
        return "-" if seat in board.absent else "+"
    return _SIGNS.get(given[seat], "=")


def _plain(text: str) -> str:
    """One line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())

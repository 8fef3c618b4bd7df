"""The tables of docs/strength.md: ``python -m benchmarks.strength_page`` writes them anew.

Files that ``benchmarks.strength`` and ``benchmarks.degenerate`` wrote (``--out``) may be named:
what they count goes into ``strength.json`` first, in the place of what stood there before.
"""

import argparse
import functools
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tafelronde.core.objects.registry import info

from . import games, scripts
from .degenerate import Share
from .exploited import cells
from .pairings import SCRIPT, of_levels, script_limit
from .strength_results import PARTS, Row, gather, keep, read, settings

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
BEGIN, END = "<!--tables-->\n", "<!--/tables-->\n"

AT_MOST = 0.01
"""The largest share of degenerate play among its occasions."""
OPPONENTS = ("hard", "master")
"""Whom the scripts meet."""
REACHED, OPEN, MISSED = "reached", "open", "**not reached**"
CHANGED = " †"
"""Marks what was measured with other settings of a bot than it has now."""


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval."""
    return f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def at_least(low: float, high: float, limit: float) -> str:
    """Whether a share is at least that, as far as its interval tells."""
    return REACHED if low >= limit else MISSED if high < limit else OPEN


def at_most(low: float, high: float, limit: float) -> str:
    """Whether a share is at most that, as far as its interval tells."""
    return REACHED if high <= limit else MISSED if low > limit else OPEN


@functools.cache
def _present(**row: str | int) -> str:
    return settings(row)


def mark(row: Row) -> str:
    """Whether a bot of the row was another one when it was measured."""
    names = next(names for names in PARTS.values() if all(name in row for name in names))
    return "" if row["of"] == _present(**{name: row[name] for name in names}) else CHANGED


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table, without one where there are no lines."""
    body = [f"| {' | '.join(line)} |\n" for line in lines]
    if not body:
        return "Not measured yet.\n"
    return f"| {' | '.join(head)} |\n{'|---' * len(head)}|\n{''.join(body)}"


def opponents(players: int, level: str) -> str:
    """Whom one bot meets at a table of so many."""
    return f"`{level}`" if players == 2 else f"{players - 1} × `{level}`"


def commands(*lines: str) -> str:
    """The text about the commands that measured it."""
    told = "".join(f"python -m benchmarks.{line}\n" for line in lines)
    return f"\n```sh\n{told}```\n\n"


def out(game: str) -> str:
    """Where a command keeps what it plays."""
    return f"--out build/strength/{game}.jsonl"


# ---- the steps of the levels -------------------------------------------------------------------


def levels(game: str, rows: Sequence[Row]) -> str:
    """Each level against the one below."""
    found = {(row["players"], row["first"], row["second"]): row for row in rows}
    lines: list[list[str]] = []
    for pairing in of_levels(game):
        row = found.get((pairing.players, pairing.first, pairing.second))
        if row is None:
            continue
        even, low, high = 1 / pairing.players, row["low"], row["high"]
        limit = even if pairing.at_least is None else pairing.at_least
        lines.append([
            str(pairing.players), f"`{pairing.first}`{mark(row)}",
            opponents(pairing.players, pairing.second),
            str(row["games"]), percent(row["share"], low, high),
            f"more than {100 * even:.0f} %" if limit == even else f"{100 * limit:.0f} %",
            at_least(low, high, limit), when([row]),
        ])  # fmt: skip
    head = ("players", "one", "against", "games", "victories", "asked", "", "measured")
    return commands(f"strength {game} {out(game)}") + table(head, lines)


# ---- scripts -----------------------------------------------------------------------------------


def against_scripts(game: str, rows: Sequence[Row]) -> str:
    """Each script against the levels, with two and at larger tables that were measured."""
    told = [row for row in rows if row["first"].startswith(SCRIPT)]
    found = {(row["first"], row["players"], row["second"]): row for row in told}
    measured = {(row["players"], row["second"]) for row in told}
    sizes = sorted({2} | {players for players, _ in measured})
    tables = [(players, level) for players in sizes for level in OPPONENTS]
    met = [one for one in tables if one[0] == 2 or one in measured]
    lines: list[list[str]] = []
    for name, idea in scripts.ideas(game).items():
        own = [found.get((SCRIPT + name, *one)) for one in met]
        lines.append([f"`{name}`", idea, *map(_script, own)])
    how = commands(*(
        f"strength {game} --scripts {level}{f' --players {size}' if size > 2 else ''} {out(game)}"
        for size, level in met
    ))  # fmt: skip
    head = ("script", "its idea", *(f"against {opponents(*one)}" for one in met))
    return f"{how}{table(head, lines)}\nMeasured {when(told)}.\n" if told else how + table(head, ())


def _script(row: Row | None) -> str:
    if row is None:
        return "–"
    low, high = row["low"], row["high"]
    verdict = at_most(low, high, script_limit(row["players"]))
    told = f"{percent(row['share'], low, high)}, {row['games']} games{mark(row)}"
    return f"{told}: {verdict}" if verdict == MISSED else told


# ---- degenerate play ---------------------------------------------------------------------------


def degenerate(game: str, rows: Sequence[Row]) -> str:
    """A table of the counts in games of one level against itself."""
    lines: list[list[str]] = []
    for row in rows:
        for share in (Share(*told) for told in row["shares"]):
            low, high = share.ends
            lines.append([
                f"`{row['level']}`{mark(row)}", str(row["players"]), str(row["games"]), share.what,
                f"{share.count} of {share.total} {share.among}",
                f"{100 * share.count / share.total:.1f} % ({100 * low:.1f}–{100 * high:.1f})",
                at_most(low, high, AT_MOST), when([row]),
            ])  # fmt: skip
    head = ("level", "players", "games", "what", "counted", "share", "below 1 %", "measured")
    return commands(f"degenerate {game} {out(game)}") + table(head, lines)


# ---- bounds ------------------------------------------------------------------------------------


def exploited(game: str, rows: Sequence[Row]) -> str:
    """A table of what each level gives away at least."""
    found = {(row["players"], row["agent"]): row for row in rows}
    lines: list[list[str]] = []
    for _, players, level in cells([game]):
        row = found.get((players, level))
        who = [str(players), opponents(players, level)]
        if row is None:
            how = f"`python -m benchmarks.exploited {game} --agent {level} --players {players}`"
            lines.append([*who, "not measured", how, "", "", ""])
            continue
        gain, around, least = (f"{100 * row[x]:.1f}" for x in ("gain", "around", "at_least"))
        lines.append([
            who[0], who[1] + mark(row), f"{gain} ± {around}", f"`{row['exploiter']}`",
            least if row["at_least"] > 0 else "nothing shown", f"{row['deals']}",
            f"{row['seconds']:,} s, {when([row])}",
        ])  # fmt: skip
    head = ("players", "level", "points given away", "exploiter", "at least", "deals", "work")
    return commands(f"exploited {game}") + table(head, lines)


# ---- the page ----------------------------------------------------------------------------------


def when(rows: Sequence[Row]) -> str:
    """The days and the commits of measurements."""
    days, commits = (sorted({one for row in rows for one in row[name]}) for name in ("on", "at"))
    told = days[0] if days[0] == days[-1] else f"{days[0]} … {days[-1]}"
    return (
        f"{told} ({', '.join(commits)})" if len(commits) < 3 else f"{told} ({len(commits)} commits)"
    )


def sections() -> Iterator[str]:
    """A part of the page for each game."""
    kept = read()
    for game in games.names():
        played = [row for row in kept["played"] if row["game"] == game]
        watched = [row for row in kept["watched"] if row["game"] == game]
        if not played and not watched:
            continue
        yield f"\n## {info(game).title}\n\n### Steps from level to level\n" + levels(game, played)
        yield "\n### Scripts\n" + against_scripts(game, played)
        bounds = [row for row in kept.get("exploited", ()) if row["game"] == game]
        yield "\n### Exploited by\n" + exploited(game, bounds)
        yield "\n### Degenerate play\n" + degenerate(game, watched)


def renewed(page: str) -> str:
    """The page with the tables of the results."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + "".join(sections()) + "\n" + END + rest.partition(END)[2]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength_page")
    parser.add_argument("files", nargs="*", type=Path, help="what was measured (--out)")
    wanted = parser.parse_args(given)
    if wanted.files:
        keep(gather(wanted.files))
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Acts of the directors of a tournament as sentences."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...words import SHARED, Words, load_words

if TYPE_CHECKING:
    from ...tournament.acts import Ruling
    from ...tournament.record import Record


_ENTRY = {"code": "code", "list": "listed", "least": "least", "most": "most", "members": "members"}
"""Conditions of entry, and the fields of the ruling that hold them."""


def explained(record: Record, language: str) -> Iterator[str]:
    """Each act of a record as a line: its number, time and author, its content, its reason."""
    from ...tournament.directed import undone

    say = load_words(language, SHARED / "acts")
    reasons = {reason.act: reason.text for reason in record.reasons}
    directors = {director.number: director.name for director in record.directors}
    gone = undone(record.acts)
    for act in record.acts:
        by = directors.get(act.by) or say("act-host" if act.by == 0 else "act-nobody")
        parts = [f"{act.number}. {_time(act.at)} ({by}): {sentence(record, act.ruling, say)}"]
        if act.number in reasons:
            parts.append(say("act-reason", why=reasons[act.number]))
        elif act.why:
            parts.append(say("act-struck"))
        if act.number in gone:
            parts.append(f"[{say('act-undone')}]")
        yield " ".join(parts)


def sentence(record: Record, ruling: Ruling, say: Words) -> str:
    """A ruling in words."""
    from ...tournament import acts as a

    names = {player.number: player.name for player in record.players}
    directors = {director.number: director.name for director in record.directors}

    def named(number: int) -> str:
        return names.get(number) or say("act-nobody")

    arguments: dict[str, str | int | float] = {
        field: _plain(getattr(ruling, field))
        for field in ruling.__struct_fields__
        if field not in ("player", "boards", "order", "one", "other")
    }
    match ruling:
        case a.CorrectResult(round=round, board=board, points=points):
            seats = record.rounds[round - 1].boards[board].seats
            result = ", ".join(
                f"{named(n)} {worth:g}" for n, worth in zip(seats, points, strict=False)
            )
            arguments |= {"table": board + 1, "result": result}
        case a.VoidResult(board=board):
            arguments["table"] = board + 1
        case a.KeepApart(one=one, other=other):
            arguments |= {"player": named(one), "other": named(other)}
        case a.PairByHand(boards=boards):
            arguments["result"] = ", ".join(" – ".join(map(named, seats)) for seats in boards)
        case a.ChooseTieBreaks(order=order):
            arguments["result"] = ", ".join(order)
        case a.NameDirector(number=number):
            arguments["player"] = directors.get(number) or say("act-nobody")
        case a.BeginRound(at=at):
            arguments["at"] = _time(at) if at else "now"
        case a.SetEntry():
            wanted = [
                say(f"act-entry-{name}", **{field: value})
                for name, field in _ENTRY.items()
                if (value := int(getattr(ruling, field)))
            ]
            arguments |= {"on": "yes" if wanted else "no", "result": ", ".join(wanted)}
        case a.ExtendTime(seconds=seconds):
            arguments["minutes"] = round_(seconds / 60)
        case _:
            pass
    player = getattr(ruling, "player", None)
    if isinstance(player, int):
        arguments["player"] = named(player)
    if "points" in arguments:
        arguments["count"] = float(arguments["points"]) if arguments["points"] else 0
    return say(f"act-{a.word_of(ruling)}", **arguments)


def round_(value: float) -> int:
    """The nearest whole number."""
    return int(value + 0.5)


def _plain(value: object) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:g}"
    return value if isinstance(value, (str, int)) else ""


def _time(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).strftime("%Y-%m-%d %H:%M UTC")

"""The players' time in a record: written, read back, and checked."""

import pytest

from tafelronde.match import Match, RecordError, Takeback, format_record, parse_record, verify
from tafelronde.match.clock import TimeControl, Timed
from tafelronde.match.layout import assemble
from tafelronde.match.record import resume
from tafelronde.match.timing import Timing

LIVE = TimeControl("live", 60, 5, out="resign")


def played(*log: Timed, time: TimeControl = LIVE) -> Match:
    """A game of which three decisions were made, and one of them taken back, with these times."""
    match = Match.start("rosenkoenig", seed=bytes(32))
    actors: list[int] = []
    for _ in range(3):
        actors.append(match.ply)
        match.play(match.state.legal_actions()[0])
    match.take_back(actors[2])
    match.play(match.state.legal_actions()[1])
    match.resign(match.current_player)
    match.timing = Timing(time, log)
    return match


def plies() -> list[tuple[int, int]]:
    """Its decisions, with who made them."""
    return [(ply.number, ply.player) for ply in played().plies() if ply.player >= 0]


def times(*spent: int, back: bool = True) -> list[Timed]:
    """The times of the decisions, with the one that was taken back before the last."""
    (p0, s0), (p1, s1), (p2, s2) = plies()
    first, second, undone, cut, third = spent
    return [
        Timed("decided", p0, s0, first),
        Timed("decided", p1, s1, second),
        Timed("decided", p2, s2, undone),
        *([Timed("back", p2, s2, cut)] if back else []),
        Timed("decided", p2, s2, third),
    ]


def findings(match: Match) -> list[tuple[str, str]]:
    return [(one.section, one.code) for one in verify(parse_record(format_record(match))).findings]


def test_it_is_written_read_and_true() -> None:
    for time in (LIVE, TimeControl("days", days=3), TimeControl("days", bank=604_800, days=3)):
        match = played(*times(1000, 2500, 59_999, 1, 7), time=time)
        text = format_record(match)
        assert "\n[clock]\n" in text
        record = parse_record(text)
        assert record.timing == match.timing
        assert verify(record).findings == ()
        assert format_record(resume(record)) == text


def test_a_record_without_clocks_says_nothing_of_them() -> None:
    match = played()
    match.timing = None
    assert "[clock]" not in format_record(match)
    assert findings(match) == []


@pytest.mark.parametrize(
    "log",
    [
        times(60_001, 0, 0, 0, 0),
        times(0, 60_001, 0, 0, 0),
        times(30_000, 0, 35_001, 0, 0),  # 30 seconds and the increment were left
        times(30_000, 0, 1000, 0, 34_001),  # what was taken back has earned nothing
        times(0, 0, 0, 0, 0, back=False),
        [*times(0, 0, 0, 0, 0), Timed("decided", 99, 0, 0)],
        [*times(0, 0, 0, 0, 0), Timed("out", 99, 0, 1)],
        [Timed("out", 1, 0, 60_000), *times(0, 0, 0, 0, 0)],
    ],
)
def test_who_took_more_than_they_had_is_found(log: list[Timed]) -> None:
    assert findings(played(*log)) == [("clock", "clock")]


@pytest.mark.parametrize(
    "change",
    [
        ("live 60 5", "live 060 5"),
        ("live 60 5", "hours 3"),
        ("out: resign", "out: die"),
        (": 1.000", ": 1.00"),
        (": 1.000", ": 1"),
        ("ply ", "Ply "),
    ],
)
def test_another_spelling_is_refused(change: tuple[str, str]) -> None:
    sections = parse_record(format_record(played(*times(1000, 0, 0, 0, 0)))).sections
    lines = {name: section.lines for name, section in sections.items() if name != "digests"}
    lines["clock"] = [line.replace(*change, 1) for line in lines["clock"]]
    with pytest.raises(RecordError) as error:
        parse_record(assemble(lines))
    assert error.value.section == "clock"


def test_takebacks_are_those_of_the_record() -> None:
    match = played(*times(0, 0, 0, 0, 0))
    assert match.takebacks == (Takeback(match.takebacks[0].at, plies()[2][0]),)

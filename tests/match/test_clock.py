"""The players' time, added up and checked entry by entry."""

import pytest

from match.helpers import start
from tafelronde.match import RecordError, format_record, parse_record
from tafelronde.match.clock import DAY, Accounts, TimeControl, Timed
from tafelronde.match.layout import assemble
from tafelronde.match.timing import Misspent, Timing, audit_timing, timing_lines

LIVE = TimeControl("live", 60, 5)
DAYS = TimeControl("days", increment=7, days=3)


def left(time: TimeControl, *log: Timed) -> list[int]:
    """The time that two players have left after this log."""
    accounts = Accounts(time, 2)
    for timed in log:
        accounts.add(timed)
    assert accounts.log == list(log)
    return accounts.left


def decided(ply: int, seat: int, spent: int) -> Timed:
    return Timed("decided", ply, seat, spent)


def test_a_live_clock_runs_down_and_each_decision_earns() -> None:
    assert left(LIVE) == [60_000, 60_000]
    assert left(LIVE, decided(0, 0, 12_000)) == [53_000, 60_000]
    assert left(LIVE, decided(0, 0, 60_001), decided(1, 1, 1)) == [5000, 64_999]
    assert left(LIVE, Timed("out", 0, 1, 999)) == [60_000, 0]


def test_days_are_for_each_decision() -> None:
    assert left(DAYS) == [3 * DAY, 3 * DAY]
    assert left(DAYS, decided(0, 0, 2 * DAY), decided(1, 1, DAY)) == [3 * DAY, 3 * DAY]
    assert left(DAYS, Timed("out", 0, 0, 0)) == [0, 3 * DAY]
    assert left(DAYS, decided(0, 0, 1), Timed("back", 0, 0)) == [3 * DAY, 3 * DAY]


def test_a_takeback_takes_away_what_was_earned_but_not_the_last_of_it() -> None:
    rich = decided(0, 0, 0), decided(1, 1, 0)
    assert left(LIVE, *rich, Timed("back", 0, 1, 2000)) == [60_000, 58_000]
    assert left(LIVE, *rich, Timed("back", 1, 1)) == [65_000, 60_000]
    poor = decided(0, 0, 58_000), decided(1, 0, 5000)
    assert left(LIVE, *poor) == [7000, 60_000]
    assert left(LIVE, *poor, Timed("back", 0, 1)) == [5000, 60_000]
    assert left(LIVE, *poor[:1], decided(1, 0, 7000), Timed("out", 2, 0, 5000)) == [0, 60_000]


def test_what_was_taken_back_before_is_not_taken_away_again() -> None:
    log = [decided(0, 0, 0), decided(1, 1, 0), decided(2, 0, 0), Timed("back", 1, 0)]
    assert left(LIVE, *log) == [65_000, 60_000]
    assert left(LIVE, *log, Timed("back", 0, 0)) == [60_000, 60_000]
    again = [*log, decided(1, 1, 0), Timed("back", 1, 1)]
    assert left(LIVE, *again) == [65_000, 60_000]
    assert left(LIVE, *again, Timed("back", 0, 1)) == [60_000, 60_000]
    higher = [*log, decided(1, 1, 0), decided(2, 0, 0), Timed("back", 2, 0), Timed("back", 1, 0)]
    assert left(LIVE, *higher) == [65_000, 60_000]


def test_a_copy_of_the_accounts_goes_its_own_way() -> None:
    accounts = Accounts(LIVE, 2)
    accounts.add(decided(0, 0, 1000))
    other = accounts.copy()
    assert (other.time, other.left, other.log) == (accounts.time, accounts.left, accounts.log)
    other.add(decided(1, 1, 1000))
    assert accounts.left == [64_000, 60_000]
    assert len(accounts.log) == 1


def faults(log: list[Timed], actors: list[int], backs: list[int] | None = None) -> list[Misspent]:
    return list(audit_timing(Timing(LIVE, tuple(log)), actors, backs or [], 2))


def test_times_that_can_be_have_no_fault() -> None:
    assert faults([decided(0, 0, 60_000), decided(1, 1, 1)], [0, 1, -1]) == []
    assert faults([decided(0, 0, 1), Timed("out", 1, 1, 60_000)], [0]) == []
    log = [decided(0, 0, 1), decided(1, 1, 1), Timed("back", 1, 0), decided(1, 1, 2)]
    assert faults(log, [0, 1], [1]) == []
    # who is out of time may still ask to take back
    assert faults([Timed("out", 0, 0, 60_000), Timed("back", 0, 0)], [], [0]) == []


@pytest.mark.parametrize(
    ("log", "actors", "backs", "entry", "reason"),
    [
        ([decided(0, 0, 60_001)], [0], [], 0, "60.000 seconds were left"),
        ([decided(0, 0, 58_990), decided(1, 0, 6011)], [0, 0], [], 1, "6.010 seconds were left"),
        ([Timed("out", 0, 0, 59_999)], [], [], 0, "60.000 seconds were left"),
        ([Timed("out", 0, 0, 60_000), decided(0, 0, 0)], [0], [], 1, "this player's time was out"),
        ([decided(0, 0, 1), Timed("back", 0, 0)], [], [], 1, "the takebacks are others"),
        ([decided(0, 0, 1), Timed("back", 0, 0)], [], [1], 1, "the takebacks are others"),
        ([decided(0, 0, 1)], [0], [0], 0, "a takeback is missing"),
        ([decided(0, 1, 1)], [0], [], 0, "another player acted at this ply, or nobody"),
        ([decided(1, 0, 1)], [0], [], 0, "another player acted at this ply, or nobody"),
        ([decided(0, 0, 1), decided(1, 0, 1)], [0, -1], [], 1,
         "another player acted at this ply, or nobody"),
    ],
)  # fmt: skip
def test_the_first_fault_is_told(
    log: list[Timed], actors: list[int], backs: list[int], entry: int, reason: str
) -> None:
    assert faults(log, actors, backs) == [Misspent(entry, reason)]


def test_several_takebacks_are_compared_in_their_order() -> None:
    log = [decided(0, 0, 1), Timed("back", 0, 0), decided(0, 0, 1), Timed("back", 0, 0)]
    log += [decided(0, 0, 1), decided(1, 1, 1), Timed("back", 1, 0), decided(1, 1, 1)]
    assert faults(log, [0, 1], [0, 0, 1]) == []
    assert faults(log, [0, 1], [0, 1, 1]) == [Misspent(3, "the takebacks are others")]


@pytest.mark.parametrize(
    ("line", "found", "field", "said"),
    [
        (0, "time: hours 3", "time", "hours 3"),
        (0, "time: live 060 5", "time", "live 060 5"),
        (1, "out: die", "out", "die"),
        (2, "ply 0 nobody: 1.000", "line", "nobody"),
        (3, "ply 1 LABEL: 1.00", "line", "1.00"),
    ],
)
def test_another_spelling_is_refused_with_its_line(
    line: int, found: str, field: str, said: str
) -> None:
    match = start()
    labels = match.setup.labels()
    match.timing = Timing(LIVE, (decided(0, 0, 1), decided(1, 1, 1005)))
    assert timing_lines(match.timing, labels)[2:] == [
        f"ply 0 {labels[0]}: 0.001",
        f"ply 1 {labels[1]}: 1.005",
    ]
    parsed = parse_record(format_record(match))
    assert parsed.timing == match.timing
    sections = {k: list(v.lines) for k, v in parsed.sections.items() if k != "digests"}
    sections["clock"][line] = found.replace("LABEL", labels[0])
    text = assemble(sections)
    with pytest.raises(RecordError, match=said) as error:
        parse_record(text)
    assert (error.value.section, error.value.field) == ("clock", field)
    assert error.value.line == text.split("\n").index("[clock]") + 2 + line


def test_how_time_runs_out_is_read_back() -> None:
    for time in (TimeControl("days", days=3, out="resign"), TimeControl("live", 1, 2, out="bot")):
        match = start()
        match.timing = Timing(time, ())
        assert parse_record(format_record(match)).timing == match.timing


def test_a_bank_of_days_pays_for_what_a_decision_takes_beyond_them() -> None:
    accounts = Accounts(TimeControl("days", bank=86_400, days=3), 2)
    assert accounts.left == [4 * DAY, 4 * DAY]
    accounts.add(Timed("decided", 0, 0, 3 * DAY))
    assert accounts.left == [4 * DAY, 4 * DAY]
    accounts.add(Timed("decided", 1, 0, 3 * DAY + DAY // 2))
    assert accounts.left == [3 * DAY + DAY // 2, 4 * DAY]
    accounts.add(Timed("back", 1, 1))  # gives nothing back
    assert accounts.left[0] == 3 * DAY + DAY // 2
    accounts.add(Timed("decided", 1, 0, 9 * DAY))
    assert accounts.left[0] == 3 * DAY  # nobody pays more than they have
    accounts.add(Timed("out", 2, 0, 3 * DAY))
    assert accounts.left[0] == 0

"""A match that goes on from the middle of another one."""

import re

import pytest

from match.changed import check, named
from match.helpers import play_on, played, reseal, start, take_back_last
from tafelronde.core.facts.errors import IllegalAction, InvalidAction
from tafelronde.match import (
    Given,
    Match,
    MatchError,
    RecordError,
    format_record,
    parse_record,
    resume,
    verify,
)


def forked(ply: int, game: str = "rosenkoenig", number: int = 7) -> tuple[Match, Match]:
    """A finished match, and another one that goes on after so many of its plies."""
    old = played(game, number)
    return old, start(game, number + 1, given=old.log[:ply])


@pytest.mark.parametrize("ply", [1, 5, 10, 11, 14, 40])
def test_it_begins_with_the_steps_of_the_other_and_goes_on_by_its_own_seed(ply: int) -> None:
    old, match = forked(ply)
    assert match.log[:ply] == old.log[:ply]
    assert match.current_player >= 0
    assert match.setup.given == Given.of(old.log[:ply])
    play_on(match, number=3)
    text = format_record(match)
    assert re.search(rf"\ngiven: {ply} [0-9a-f]{{64}}\ncommitment: ", text)
    found = verify(parse_record(text))
    assert (found.findings, found.draws_checked, found.given) == ((), True, ply)
    again = resume(parse_record(text))
    assert (again.log, format_record(again)) == (match.log, text)
    assert match.log != old.log


def test_chance_depends_on_what_was_given() -> None:
    old = played("fair", 3, players=2)
    ply = next(ply.number for ply in old.plies() if ply.player >= 0 and ply.number > 3)
    logs = set()
    for first in (old.log[:ply], old.log[: ply - 1]):
        match = start("fair", 9, players=2, given=first)
        logs.add(tuple(play_on(match, number=5).log[-6:]))
    assert len(logs) == 2


def test_nothing_given_is_a_match_from_the_beginning() -> None:
    assert start(given=()).setup == start().setup
    assert "given" not in format_record(start())


@pytest.mark.parametrize(
    ("log", "error"), [((999,), InvalidAction), ((0, 0), IllegalAction), ((-1,), InvalidAction)]
)
def test_impossible_steps_are_refused(log: tuple[int, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        start(given=log)


def test_what_was_given_is_not_taken_back() -> None:
    _, match = forked(14)
    with pytest.raises(MatchError):
        match.take_back(12)
    play_on(match, 1)
    take_back_last(match)
    assert match.ply == 14 or match.state_at(14).is_chance


def test_another_log_does_not_fit_the_setup() -> None:
    old, match = forked(12)
    other = played(number=8)
    with pytest.raises(MatchError, match="not the steps"):
        Match.from_log(match.setup, match.table, other.log)
    assert Match.from_log(match.setup, match.table, old.log[:12]).ply == 12


def test_every_changed_byte_of_its_record_is_found() -> None:
    with_given = format_record(play_on(forked(12)[1], 3)).encode()
    for at, old in enumerate(with_given):
        for new in {old ^ 1, old ^ 0x20, old ^ 0x80, 0x30} - {old}:
            check(with_given, at, with_given[:at] + bytes([new]) + with_given[at + 1 :])
        assert named(with_given[:at] + with_given[at + 1 :])


def test_a_forger_is_found() -> None:
    old, match = forked(11)
    text = format_record(play_on(match))

    def codes(pattern: str, by: str) -> set[tuple[str, str]]:
        changed, count = re.subn(pattern, by, text, count=1)
        assert count == 1
        found = verify(parse_record(reseal(changed))).findings
        assert all(str(finding) for finding in found)
        return {(finding.section, finding.code) for finding in found}

    dealt = old.state.format(old.log[3]), old.state.format(old.log[4])
    swapped = codes(rf"{re.escape(dealt[0])} {re.escape(dealt[1])}", f"{dealt[1]} {dealt[0]}")
    assert ("moves", "given") in swapped
    assert ("moves", "given") in codes("given: 11 ", "given: 10 ")
    assert ("moves", "given") in codes("given: 11 .", "given: 11 0")
    assert ("moves", "draw") in codes("given: 11 .*\n", "")


@pytest.mark.parametrize(
    "line", ["given: 0 " + "0" * 64, "given: 012 " + "0" * 64, "given: 12", "given: 12 " + "g" * 64]
)
def test_how_it_is_spelled(line: str) -> None:
    text = format_record(play_on(forked(12)[1], 3))
    with pytest.raises(RecordError, match="given"):
        parse_record(reseal(re.sub("given: .*", line, text)))


def test_a_record_of_another_game() -> None:
    old = played("fair", 5, players=2)
    match = start("fair", 6, players=2, given=old.log[:4])
    assert verify(parse_record(format_record(play_on(match)))).ok

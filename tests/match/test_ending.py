"""A match that ends because players give up, and its record."""

import re

import pytest

from match.changed import check, named
from match.helpers import play_on, played, reseal, start, take_back_last
from tafelronde.core.facts.constants import TERMINAL
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.match import (
    Match,
    MatchError,
    RecordError,
    format_record,
    parse_record,
    resume,
    verify,
)


def given_up(players: int = 2, *seats: int, game: str = "fair") -> Match:
    match = play_on(start(game, 5, players=players), 4)
    assert not match.is_over
    match.resign(*(seats or (0,)))
    return match


def test_who_resigns_loses_and_the_other_wins() -> None:
    match = given_up(2, 1, game="rosenkoenig")
    assert (match.is_over, match.current_player, match.resigned) == (True, TERMINAL, (1,))
    assert (match.returns(), match.winners()) == ([1, -1], [0])
    assert match.seed == match.secret_seed
    with pytest.raises(IllegalAction, match="game-over"):
        match.play("draw")
    with pytest.raises(MatchError, match="over"):
        match.resign(0)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_others_share_the_victory(players: int) -> None:
    for losers in range(1, players):
        match = given_up(players, *range(losers))
        returns = match.returns()
        assert sum(returns) == pytest.approx(2 - players)
        assert returns[:losers] == [-1.0] * losers
        assert returns[losers:] == pytest.approx([2 / (players - losers) - 1] * (players - losers))
        assert match.winners() == list(range(losers, players))
    assert given_up(4, 2).returns() == pytest.approx([-1 / 3, -1 / 3, -1, -1 / 3])


def test_before_and_after_the_rules_have_ended_it_nothing_is_given_up() -> None:
    running, over = start(), played()
    assert (running.returns(), running.winners()) == ([0, 0], [])
    assert (over.returns(), over.winners()) == (over.state.returns(), over.state.winners())
    with pytest.raises(MatchError, match="over"):
        over.resign(0)


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((2,), "there is no player 2; the players are 0 to 1"),
        ((-1,), "there is no player -1"),
        ((0, 0), "a player resigns once"),
        ((0, 1), "somebody must be left to win"),
    ],
)
def test_who_cannot_resign(seats: tuple[int, ...], words: str) -> None:
    match = start()
    with pytest.raises(MatchError, match=words):
        match.resign(*seats)
    assert not match.is_over


def test_nothing_is_played_on_once_somebody_gave_up() -> None:
    match = given_up()
    action = match.state.legal_actions()[0]
    text = match.state.format(action)
    for tried in (action, text):
        with pytest.raises(IllegalAction) as caught:
            match.play(tried)
        assert caught.value.arguments == (text, "game-over", "")
    assert repr(match).endswith(", over>")
    assert repr(start("fair")).endswith(f"ply {start('fair').ply}>")


def test_a_takeback_brings_back_who_resigned() -> None:
    match = given_up(2, 1)
    take_back_last(match)
    assert (match.is_over, match.resigned, match.seed) == (False, (), None)
    assert verify(parse_record(format_record(match))).ok
    assert play_on(match).is_over


# ---- the record ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seats"), [(2, (0,)), (2, (1,)), (4, (3, 1)), (6, (0, 5, 2))])
def test_the_record_says_so_and_reads_back(players: int, seats: tuple[int, ...]) -> None:
    match = given_up(players, *seats)
    text = format_record(match)
    labels = match.setup.labels()
    names = ", ".join(labels[seat] for seat in sorted(seats))
    assert f"\n[result]\nstatus: resigned\nresigned: {names}\nreturns: " in text
    assert f"\nseed: {(match.seed or b'').hex()}\n" in text
    record = parse_record(text)
    assert (record.is_over, record.resigned) == (True, tuple(sorted(seats)))
    found = verify(record)
    assert (found.findings, found.is_over, found.draws_checked) == ((), True, True)
    assert found.resigned == record.resigned
    again = resume(record)
    assert (again.resigned, again.returns()) == (match.resigned, match.returns())
    assert format_record(again) == format_record(again, secret=True) == text


def test_every_changed_byte_of_it_is_found() -> None:
    data = format_record(given_up()).encode()
    for at, old in enumerate(data):
        for new in {old ^ 1, old ^ 0x20, old ^ 0x80, 0x20} - {old}:
            check(data, at, data[:at] + bytes([new]) + data[at + 1 :])
        assert named(data[:at] + data[at + 1 :])


@pytest.mark.parametrize(
    ("pattern", "by", "words"),
    [
        ("resigned: red\n", "resigned: green\n", "'green' is none of red, blue"),
        ("resigned: red\n", "resigned: red, blue\n", "somebody must be left"),
        ("resigned: red\n", "resigned: red, red\n", "resigns once"),
        ("resigned: red\n", "resigned: \n", "'' is none of"),
        ("resigned: red\n", "", "resigned: …', found 'returns:"),
        ("status: resigned", "status: gone", "'gone' is none of running, over, resigned"),
        ("winners: ", "vinners: ", "expected 'winners: …'"),
    ],
)
def test_what_is_no_such_result_is_named(pattern: str, by: str, words: str) -> None:
    text = format_record(given_up())
    assert pattern in text
    changed = reseal(text.replace(pattern, by))
    with pytest.raises(RecordError) as caught:
        parse_record(changed)
    assert words in str(caught.value)
    assert (caught.value.section, caught.value.field) == ("result", pattern.split(":")[0])
    assert caught.value.line is not None
    named = changed.split("\n")[caught.value.line - 1]
    assert named.startswith(by.strip() or "returns: ")


def test_seats_are_listed_in_their_order() -> None:
    text = format_record(given_up(3, 0, 1))
    with pytest.raises(RecordError, match="expected 'resigned: red, blue'"):
        parse_record(reseal(text.replace("resigned: red, blue", "resigned: blue, red")))


@pytest.mark.parametrize(
    ("pattern", "by", "found"),
    [
        (r"resigned: red\n", "resigned: blue\n", ("result", "result")),
        (r"returns: red -1, blue 1", "returns: red 1, blue -1", ("result", "result")),
        (r"winners: blue", "winners: red, blue", ("result", "result")),
        (r"scores: red \d+", "scores: red 99", ("result", "result")),
        (
            r"status: resigned\nresigned: red\n.*\n.*\n.*\n",
            "status: running\n",
            ("seed", "seed-shown"),
        ),
        (r"status: resigned\nresigned: red\n", "status: over\n", ("result", "status")),
    ],
)
def test_what_a_forger_changes_is_found(pattern: str, by: str, found: tuple[str, str]) -> None:
    text, count = re.subn(pattern, by, format_record(given_up()))
    assert count == 1
    findings = verify(parse_record(reseal(text))).findings
    assert found in [(finding.section, finding.code) for finding in findings]


def test_nobody_resigns_where_the_rules_have_ended_it() -> None:
    text = format_record(played("fair", 5, players=2, options={"rounds": 1}))
    changed = reseal(text.replace("status: over\n", "status: resigned\nresigned: red\n"))
    findings = verify(parse_record(changed)).findings
    assert [(f.code, f.found, f.expected) for f in findings] == [("status", "resigned", "over")]


def test_a_save_keeps_no_secret_after_it() -> None:
    match = given_up()
    text = format_record(match, secret=True).replace("\nseed: ", "\nsecret-seed: ")
    findings = verify(parse_record(reseal(text))).findings
    assert [finding.code for finding in findings] == ["seed-shown"]

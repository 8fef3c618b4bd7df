"""Changes of a record are found and named: by its digests, by the seed, by the rules."""

import re

import pytest

from match.changed import check, named
from match.fair import registered
from match.helpers import play_on, played, reseal, start, take_back_last
from tables import daily
from tafelronde.match import Finding, RecordError, format_record, parse_record, resume, verify
from tafelronde.match.chance import new_seed


def _whole() -> str:
    """A finished record with every section."""
    match = play_on(start(names=["Ada", "Grace"], nonces=["red roses", b"\xff"], match_id="m1"), 9)
    take_back_last(match)
    return format_record(play_on(match))


WHOLE = _whole()
with registered():
    SMALL = format_record(played("fair", 5, players=2, options={"rounds": 1}, nonces=["x"]))


def findings(text: str) -> tuple[Finding, ...]:
    return verify(parse_record(text)).findings


def test_what_is_right_is_found_right() -> None:
    for text in (WHOLE, SMALL):
        found = verify(parse_record(text))
        assert (found.findings, found.ok) == ((), True)
        assert (found.is_over, found.draws_checked) == (True, True)
        assert found.draws > 0 < found.decisions


# ---- a byte is changed ---------------------------------------------------------------------------


@pytest.mark.parametrize("apart", daily([4, 12], [12]))
def test_every_byte_changed_to_others_of_all_kinds(apart: int) -> None:
    """Every byte, to others from all over: each change that there is, within so many bytes, for
    its neighbours get others."""
    data = SMALL.encode()
    for at in range(len(data)):
        for new in range(at % apart, 256, apart):
            if new != data[at]:
                check(data, at, data[:at] + bytes([new]) + data[at + 1 :])


@pytest.mark.parametrize("apart", daily([1, 2], [2]))
def test_bytes_of_a_long_record_changed(apart: int) -> None:
    """In its lowest bit, its case, its highest bit, to the next of its kind; lost; doubled: two
    of these each, and its neighbours the others. Every second byte every time, all at night."""
    data = WHOLE.encode()
    following = {
        **dict(zip(b"0123456789abcdef", b"1234567890bcdefa", strict=True)),
        **dict(zip(b"NESW", b"ESWN", strict=True)),
    }
    for at, old in list(enumerate(data))[::apart]:
        kind = at % 3
        if kind == 2:
            assert named(data[:at] + data[at + 1 :])
            assert named(data[: at + 1] + data[at:])
            continue
        changes = ({old ^ 1, following.get(old, 0x20)}, {old ^ 0x20, old ^ 0x80})[kind]
        for new in changes - {old}:
            check(data, at, data[:at] + bytes([new]) + data[at + 1 :])


# ---- a forger writes new digests -----------------------------------------------------------------


def replaced(pattern: str, by: str, text: str = WHOLE) -> str:
    changed, count = re.subn(pattern, by, text, count=1)
    assert count == 1
    assert changed != text
    return reseal(changed)


def codes(text: str) -> list[tuple[str, str]]:
    return [(finding.section, finding.code) for finding in findings(text)]


def test_sealing_again_hides_the_digests_only() -> None:
    assert reseal(WHOLE) == WHOLE
    changed = WHOLE.replace("Grace", "Gracy")
    assert codes(changed) == [("table", "digest")]
    assert codes(reseal(changed)) == []  # names are no part of what can be proved


@pytest.mark.parametrize(
    ("pattern", "by", "section", "code"),
    [
        (r'"red roses"', '"red rose"', "moves", "draw"),
        (r"nonce: hex ff\n", "", "moves", "draw"),
        (r"commitment: .", "commitment: z", None, None),
        (r"(commitment: ).{64}", r"\g<1>" + "0" * 64, "seed", "commitment"),
        (r"(\nseed: ).{64}", r"\g<1>" + "0" * 64, "seed", "commitment"),
        (r"\nseed: ", r"\nsecret-seed: ", "seed", "seed-shown"),
        (r"returns: red -?1", "returns: red 0", "result", "result"),
        (r"(scores: red )\d+", r"\g<1>7", "result", "result"),
        (r"winners: \w+", "winners: red, white", "result", "result"),
        (r"status: over\n.*\n.*\n.*\n", "status: running\n", "result", "status"),
        (r"ply (\d+) to ply", r"ply 1 to ply", "takebacks", "takeback"),
        (r"(ply \d+ to ply) \d+", r"\1 9999", "takebacks", "takeback"),
    ],
)
def test_what_follows_from_the_rest_is_found(
    pattern: str, by: str, section: str | None, code: str | None
) -> None:
    text = replaced(pattern, by)
    if section is None:
        with pytest.raises(RecordError):
            parse_record(text)
        return
    assert (section, code) in codes(text)
    with pytest.raises(RecordError):
        resume(parse_record(text))


def test_every_changed_draw_is_found_at_its_ply() -> None:
    match = resume(parse_record(WHOLE))
    plies = match.plies()
    for ply in plies:
        if ply.player >= 0:
            continue
        before = match.state_at(ply.number)
        other = next((a for a, _ in before.chance_outcomes() if a != ply.action), None)
        if other is None:
            continue
        log = list(match.log)
        log[ply.number] = other
        record = parse_record(WHOLE)
        changed = type(record)(
            **{
                **{name: getattr(record, name) for name in record.__dataclass_fields__},
                "log": tuple(log),
            }
        )
        found = [f for f in verify(changed).findings if f.code == "draw"]
        assert found[0].ply == ply.number
        assert before.format(other) in found[0].found
        assert found[0].expected == before.format(ply.action)


def test_an_illegal_move_is_found_at_its_ply_with_the_clause() -> None:
    text = replaced(r"  1\. red     \w+", "  1. red     NE1*")
    illegal = [finding for finding in findings(text) if finding.code == "illegal"]
    assert [finding.ply for finding in illegal] == [10]
    assert "(R-" in str(illegal[0])
    line = WHOLE.split("\n").index(next(x for x in WHOLE.split("\n") if x.startswith("  1. "))) + 1
    assert str(illegal[0]).startswith(f"line {line} (moves, ply 10): 'NE1*' cannot be played")


def test_moves_after_the_end_are_found() -> None:
    text = WHOLE
    last = next(x for x in reversed(text.split("\n")) if re.match(r" *\d+\. ", x))
    assert ("moves", "illegal") in codes(reseal(text.replace(last, f"{last}, draw")))


def test_a_draw_left_out_at_the_end_is_found() -> None:
    match = play_on(start(), 2)
    match.play("draw")
    text = format_record(match, secret=True)
    drawn = match.state.format(match.log[-1])
    cut = reseal(text.replace(f"draw {drawn}", "draw"))
    assert codes(cut) == [("moves", "unfinished")]
    assert findings(cut)[0].ply == match.ply - 1


def test_a_move_in_the_wrong_line_is_found() -> None:
    text = format_record(play_on(start(), 2))
    red = re.search(r"  1\. red     (\w+)\n  2\. white   (\w+)", text)
    assert red
    swapped = f"  1. white   {red[1]}\n  2. red     {red[2]}"
    found = findings(reseal(text.replace(red[0], swapped)))
    assert [(f.code, f.ply, f.found, f.expected) for f in found] == [("actor", 10, "white", "red")]
    joined = f"  1. red     {red[1]}, {red[2]}"
    found = findings(reseal(text.replace(red[0], joined)))
    assert [(f.code, f.ply, f.found, f.expected) for f in found] == [("actor", 11, "red", "white")]


def test_a_seed_shown_too_early_is_found() -> None:
    match = play_on(start(), 5)
    text = format_record(match, secret=True).replace("secret-seed", "seed")
    assert codes(reseal(text)) == [("seed", "seed-shown")]


def test_a_match_of_another_seed_is_found() -> None:
    match = played()
    seed = match.seed
    assert seed is not None
    other = format_record(match).replace(seed.hex(), new_seed().hex())
    assert {("seed", "digest"), ("seed", "commitment")} <= set(codes(other))
    assert not verify(parse_record(other)).draws_checked


def test_takebacks_that_cannot_be() -> None:
    def with_takebacks(*lines: str) -> list[tuple[str, str]]:
        section = "[takebacks]\n" + "\n".join(lines) + "\n\n[result]"
        text = re.sub(r"\[takebacks\]\n.*?\n\n\[result\]", section, WHOLE, flags=re.DOTALL)
        return codes(reseal(text))

    wrong = [("takebacks", "takeback")]
    assert with_takebacks("ply 20 to ply 15") == []
    assert with_takebacks("ply 20 to ply 15", "ply 15 to ply 10") == []
    assert with_takebacks("ply 20 to ply 20") == wrong
    assert with_takebacks("ply 20 to ply 15", "ply 14 to ply 12") == wrong
    assert with_takebacks("ply 9001 to ply 9000") == wrong


def test_findings_speak() -> None:
    finding = Finding("moves", "draw", "+N1", "+N2", 30, 12)
    assert str(finding) == "line 30 (moves, ply 12): +N1 was drawn, +N2 was due by the seed"
    for text in (WHOLE.replace("Ada", "Eda"), replaced(r"(scores: red )\d+", r"\g<1>7")):
        assert all(len(str(found)) > 20 for found in findings(text))


def test_no_more_findings_than_can_be_read() -> None:
    lines = "\n".join(["ply 1 to ply 2"] * 5000)
    text = re.sub(r"(\[takebacks\]\n).*?\n\n", rf"\1{lines}\n\n", WHOLE, flags=re.DOTALL)
    assert len(findings(text)) == 100

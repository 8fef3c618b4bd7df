"""The record file: written, read strictly, read back to the same match."""

import os
import pickle
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from match.fair import GAME, HOLD, ROLL, registered
from match.helpers import play_on, played, reseal, start, take_back_last
from tafelronde.core.facts.constants import CHANCE
from tafelronde.match import (
    BotSeat,
    Match,
    MatchError,
    RecordError,
    Seating,
    Setup,
    format_record,
    load_match,
    parse_record,
    read_record,
    resume,
    save_match,
    verify,
)
from tafelronde.match.sections import MAX_BYTES
from tafelronde.match.text import (
    format_number,
    format_option,
    parse_option,
    quote,
    quote_bytes,
    quote_token,
    unquote,
    unquote_bytes,
)

NAMES = st.text(
    st.characters(exclude_categories=["Cs"])
    | st.sampled_from('"\\\n\r\t\0\x1b\x7f\x85\xad\u200f\u2028\u202e\u2066\ufeff🌹 ,.[]:'),
    max_size=60,
)

SPECS = st.from_regex(r"[!-~]{1,60}", fullmatch=True)
BOTS = st.dictionaries(st.integers(0, 1), st.builds(BotSeat, SPECS, st.just("") | SPECS))

# ---- round trips ---------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 6),
    st.integers(0, 10**6),
    st.integers(0, 40),
    st.lists(st.binary(max_size=40) | NAMES, max_size=4),
    st.data(),
)
def test_a_record_reads_back(
    players: int, number: int, steps: int, nonces: list[bytes | str], data: st.DataObject
) -> None:
    names = data.draw(st.lists(NAMES, min_size=players, max_size=players))
    options = {"rounds": data.draw(st.sampled_from([1, 2, 3])), "mode": 'slow, "sure"'}
    match = start(
        "fair",
        number,
        players=players,
        names=names,
        options=options,
        nonces=nonces,
        match_id="A-_9",
    )
    play_on(match, steps, number)
    for _ in range(data.draw(st.integers(0, 2))):
        if any(ply.player >= 0 for ply in match.plies()):
            take_back_last(match)
    text = format_record(match, secret=True)
    record = parse_record(text.encode())
    assert (record.setup, record.table) == (match.setup, match.table)
    assert record.table.names == tuple(names)
    assert record.log == match.log
    assert list(record.actors) == [ply.player for ply in match.plies()]
    assert record.takebacks == match.takebacks
    assert (record.is_over, record.seed) == (match.is_over, match.secret_seed)
    again = resume(record)
    assert again.state == match.state
    assert format_record(again, secret=True) == text
    assert play_on(again, number=number).log == play_on(match, number=number).log


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_games_of_rosenkoenig_read_back_and_verify(number: int) -> None:
    match = played(number=number)
    record = parse_record(format_record(match))
    found = verify(record)
    assert found.findings == ()
    assert (found.is_over, found.draws_checked) == (True, True)
    assert (found.draws, found.decisions) == (
        record.actors.count(-1),
        len(match.log) - record.actors.count(-1),
    )
    assert resume(record).log == match.log


def test_the_text_is_readable() -> None:
    match = start("fair", 3, players=2, names=["Ada", 'Zoë "the\nfox"'], nonces=["roses", b"\xff"])
    first = match.current_player
    for action in (ROLL, HOLD, HOLD, ROLL, ROLL):
        match.play(action)
    labels = match.setup.labels()
    one, other = f"{labels[first]:<6}", f"{labels[1 - first]:<6}"
    text = match.state.format
    dice = [text(ply.action) for ply in match.plies() if ply.player == -1]
    assert format_record(match).split("\n")[15:23] == [
        'seat 1 red: "Ada"',
        'seat 2 blue: "Zoë \\"the\\u000afox\\""',
        "",
        "[moves]",
        f"  0. chance  {quote(dice[0])}",
        f'  1. {one}  roll {dice[1]}, "hold, please"',
        f'  2. {other}  "hold, please"',
        f"  3. {one}  roll {dice[2]}, roll {dice[3]}",
    ]
    assert 'nonce: "roses"\nnonce: hex ff\n' in format_record(match)


def test_one_line_holds_what_a_skipped_turn_joins() -> None:
    """Rosenkönig, R-2.3: red acts twice, since white is skipped; it stays one line."""
    for number in range(200):
        text = format_record(played(number=number))
        joined = [line for line in text.split("\n") if ", " in line and ". " in line[:6]]
        if joined:
            break
    assert joined
    assert verify(parse_record(text)).ok


def test_a_match_without_chance_or_moves_reads_back() -> None:
    import examples.connect_four  # noqa: F401  # registers the game

    match = start("connect_four")
    assert "[moves]\n\n[result]" in format_record(match)
    assert resume(parse_record(format_record(match))).log == ()
    play_on(match)
    assert verify(parse_record(format_record(match))).ok
    take_back_last(match)
    assert resume(parse_record(format_record(match))).log == match.log


def test_awkward_labels_become_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    from tafelronde.core.facts import known
    from tafelronde.core.objects import registry

    info = registry.info("fair")
    for colours in (("red",), ("red", "red"), ("red", "dark blue"), ("chance", "red"), ("", "x")):
        monkeypatch.setitem(known._infos, "fair", dataclasses.replace(info, colours=colours))
        match = start("fair", players=2)
        assert match.setup.labels() == ("player-1", "player-2")
        assert resume(parse_record(format_record(play_on(match)))).log == match.log


# ---- the seed ------------------------------------------------------------------------------------


def test_a_running_match_hides_its_seed() -> None:
    match = play_on(start(), 20)
    text = format_record(match)
    assert "\nseed: none\n" in text
    assert (match.secret_seed or b"").hex() not in text
    found = verify(parse_record(text))
    assert (found.ok, found.draws_checked, found.is_over) == (True, False, False)
    seen = resume(parse_record(text))
    with pytest.raises(MatchError, match="seed is not known"):
        seen.play(seen.state.legal_actions()[0])


def test_a_local_save_goes_on_with_the_same_chance(tmp_path: Path) -> None:
    match = play_on(start(), 20)
    save_match(match, tmp_path / "save", secret=True)
    text = (tmp_path / "save").read_text()
    assert f"\nsecret-seed: {(match.secret_seed or b'').hex()}\n" in text
    assert os.name != "posix" or (tmp_path / "save").stat().st_mode & 0o077 == 0
    again = load_match(tmp_path / "save")
    assert play_on(again).log == play_on(match).log
    save_match(again, tmp_path / "save", secret=True)
    text = (tmp_path / "save").read_text()
    assert f"\nseed: {(match.seed or b'').hex()}\n" in text
    assert text == format_record(match)
    old = os.umask(0o022)
    try:
        save_match(start(), tmp_path / "running")  # it shows no seed, and everybody may read it
        save_match(match, tmp_path / "save", secret=True)  # it is over: no secret is left
    finally:
        os.umask(old)
    for name in ("running", "save"):
        assert os.name != "posix" or (tmp_path / name).stat().st_mode & 0o777 == 0o644


def test_a_data_set_stands_in_the_setup_with_its_digest() -> None:
    match = start("kaiser_koenig_edelmann")
    data = next(one.data for one in match.state.game.info.options if one.name == "board")
    assert data is not None
    digest = data.digest(str(match.setup.options["board"]))
    assert f'\noption board: "standard"\nsha256 board: {digest}\n' in (format_record(match))


def test_a_game_with_another_data_set_is_refused_with_the_digest_that_is_here() -> None:
    text = format_record(start("kaiser_koenig_edelmann"))
    digest = text.partition("\nsha256 board: ")[2][:64]
    assert format_record(resume(parse_record(text))) == text
    error = refused(reseal(text.replace(digest, "0" * 64)))
    assert (error.section, error.field) == ("setup", "sha256 board")
    assert text.split("\n")[(error.line or 0) - 1] == f"sha256 board: {digest}"
    assert digest in error.reason


def test_what_is_not_true_cannot_be_played_on_and_is_named() -> None:
    """With the line, the section, and the ply or what else is wrong there."""
    match = played()
    forged = parse_record(format_record(match))
    one, other = [ply.number for ply in match.plies() if ply.player == CHANCE][:2]
    log = list(forged.log)
    log[one], log[other] = log[other], log[one]
    forged = replace(forged, log=tuple(log))
    with pytest.raises(RecordError) as caught:
        resume(forged)
    first = verify(forged).findings[0]
    error = caught.value
    assert (error.line, error.section) == (first.line, first.section)
    assert (error.field, error.reason) == (f"ply {first.ply}", first.sentence)


def test_playing_on_from_the_middle_of_a_record() -> None:
    match = resume(parse_record(format_record(played())))
    length = match.ply
    match.take_back([ply for ply in match.plies() if ply.player == 1][10].number)
    play_on(match, number=99)
    text = format_record(match)
    assert f"\n[takebacks]\nply {length} to ply " in text
    assert verify(parse_record(text)).ok


# ---- what is refused, and how --------------------------------------------------------------------

with registered():
    GOOD = format_record(play_on(start("fair", players=3, names=["a", "b", "c"], nonces=["x"]), 4))


def refused(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value


def test_the_good_one_is_good() -> None:
    assert verify(parse_record(GOOD)).ok
    assert reseal(GOOD) == GOOD


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (b"", None, "the file is empty"),
        (b"\n", 1, "no Tafelronde record"),
        (b"\x89PNG\r\n\x1a\n", 1, "byte 0 is not UTF-8"),
        (GOOD.encode()[:60] + b"\xff" + GOOD.encode()[60:], 7, "byte 60 is not UTF-8"),
        (bytes(1000), 1, "no Tafelronde record"),
        (b"tafelronde record 1\n" * (MAX_BYTES // 20 + 1), None, "longer than 4,000,000 bytes"),
        ("\ufeff" + GOOD, 1, "no Tafelronde record"),
        (GOOD.replace("\n", "\r\n"), 1, "lines end with CR LF"),
        (GOOD.replace("fair\n", "fair\r\n"), 4, "control character '\\r'"),
        (GOOD.replace("fair", "fa\0ir"), 4, "control character '\\x00'"),
        (GOOD.replace("record 1", "record 2"), 1, "has version 2; this program reads version 1"),
        (GOOD.replace("record 1", "record 01"), 1, "has version 01; this"),
        (GOOD.replace("game: fair", "game: chess"), 4, "setup, game): unknown game 'chess'"),
        (GOOD.replace("rules: 3", "rules: 4"), 5, "setup, rules): played by version 4"),
        (GOOD.replace("rules: 3", "rules: ³"), 5, "setup, rules): expected a whole number"),
        (GOOD.replace("players: 3", "players: 7"), 6, "setup, players): '7' is not possible"),
        (GOOD.replace("players: 3", "players: 03"), 6, "expected 'players: 3', found"),
        (GOOD.replace("lucky: false", "lucky: 0"), 7, "setup, option lucky): '0' is not possible"),
        (GOOD.replace("rounds: 2", "rounds: true"), 8, "option rounds): 'True'"),
        (GOOD.replace('mode: "fast"', "mode: fast"), 9, "option mode): no text in quotation"),
        (GOOD.replace("option mode", "option node"), 9, "option mode): expected 'option mode: …'"),
        (GOOD.replace("commitment: ", "commitment: 0"), 10, "commitment): expected 64 digits"),
        (GOOD.replace('nonce: "x"', 'nonce: "\\u0078"'), 11, "nonce): '\"\\\\u0078\"' is no text"),
        (GOOD.replace('nonce: "x"', "nonce: hex 78"), 11, "nonce): 'hex 78' is no bytes"),
        (GOOD.replace('nonce: "x"', "nonce: hex zz"), 11, "nonce): 'hex zz' is"),
        (GOOD.replace('nonce: "x"\n', 'nonce: "x"\n' * 1001), 11, "nonce): '1001'"),
        (GOOD.replace("11-21T", "11-31T"), 14, "table, started): expected a time"),
        (GOOD.replace("11-21T", "11-1T"), 14, "table, spelling): expected 'started"),
        (GOOD.replace("started: ", "match: ?\nstarted: "), 14, "table, match_id)"),
        (GOOD.replace("seat 2 blue", "seat 2 green"), 16, "table, seat 2 blue): expected"),
        (GOOD.replace('"b"', "b"), 16, "seat 2 blue): 'b' is no text in quotation"),
        (GOOD.replace('"b"', '"b'), 16, "seat 2 blue): '\"b' is no text in quotation"),
        (GOOD.replace('"b"', '"\\ud800"'), 16, "seat 2 blue): "),
        (GOOD.replace('"b"', '"' + "b" * 201 + '"'), 15, "table, names): 'bbbb"),
        (GOOD.replace('"c"\n', '"c"\nseat 4 white: "d"\n'), 18, "has no place here"),
        (GOOD.replace("  1. ", "  1 "), 21, "moves, line): expected "),
        (GOOD.replace("  1. ", "  2. "), 21, "moves, spelling): expected '  1. "),
        (GOOD.replace("  1. ", " 1. "), 21, "moves, spelling): expected '  1. "),
        (GOOD.replace("  0. chance", "  0. change"), 20, "moves, seat): 'change' is none of red"),
        (GOOD.replace("  roll", "  roil"), 21, "moves, action): 'roil' is no action"),
        (GOOD.replace("  roll", "  Roll"), 21, "moves, action): 'Roll' is spelled 'roll'"),
        (GOOD.replace("  roll", '  "roll"'), 21, "moves, spelling): expected"),
        (GOOD.replace("  roll", '  "roll'), 21, "moves, action): no action is read at"),
        (GOOD.replace("  roll", "  roll,,"), 21, "moves, action): no action is read at"),
        (
            GOOD.replace("status: running", "status: walking"),
            None,
            "is none of running, over, resigned",
        ),
        (GOOD.replace("status: running", "status: over"), None, "result, returns): missing"),
        (GOOD.replace("seed: none", "seed: "), None, "seed, seed): expected 64 digits"),
        (GOOD.replace("seed: none", "seed: None"), None, "seed, seed): expected 64 digits"),
        (GOOD.replace("seed: none", "need: none"), None, "seed, seed): expected 'seed: …'"),
        (
            reseal(GOOD.replace("\n[result]", "\n[takebacks]\n\n[result]")),
            25,
            "takebacks, line): missing",
        ),
        (
            reseal(GOOD.replace("\n[result]", "\n[takebacks]\nply 9\n\n[result]")),
            None,
            "takebacks, line): expected",
        ),
        (
            reseal(GOOD.replace("\n[result]", "\n[takebacks]\nply 09 to ply 1\n\n[result]")),
            None,
            "takebacks, spelling): expected 'ply 9 to ply 1'",
        ),
        (reseal(GOOD.replace("running\n", "running\nx\n")), None, "result, spelling): 'x' has no"),
        (reseal(GOOD.replace("seed: none\n", "seed: none\nx\n")), None, "seed, seed): expected 64"),
        (
            reseal(GOOD.replace("seed: none\n", f"seed: {'0' * 64}\nx\n")),
            None,
            "seed, spelling): 'x' has no",
        ),
        (GOOD.replace("\n\n[seed]", "\n[seed]"), 28, "(seed): expected an empty line and [seed]"),
        (GOOD.replace("[seed]", "[sead]"), None, "or [seed] is missing after it"),
        (GOOD + "\n", None, "should end before this line"),
        (GOOD + "x\n", None, "digests, spelling): 'x' has no place"),
        (GOOD[:-1], None, "the last line is cut off"),
    ],
)
def test_what_is_no_record_is_named(data: str | bytes, line: int | None, words: str) -> None:
    assert data != GOOD
    error = refused(data)
    assert words in str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 400
    if line is not None:
        assert error.line == line
    if line is not None or error.line is not None:
        assert str(error).startswith((f"line {error.line} (", f"line {error.line}: "))
        assert " ()" not in str(error)


def test_long_texts_make_no_long_errors() -> None:
    for field, value in (("roll", "r" * 10**6), ('"b"', '"' + "b" * 10**6 + '"')):
        assert len(str(refused(GOOD.replace(f"  {field}", f"  {value}", 1) + value))) < 400
    assert len(str(refused(GOOD.replace('"fast"', '"' + "f" * 10**6 + '"')))) < 400
    assert len(str(refused(GOOD.replace("seat 2 blue", "s" * 10**6)))) < 400


@pytest.mark.parametrize("make", [lambda: GOOD, lambda: format_record(played())])
def test_a_record_cut_off_anywhere_is_refused(make: Callable[[], str]) -> None:
    text = make()
    lines = text.split("\n")
    for count in range(len(lines) - 1):
        error = refused("\n".join(lines[:count]) + "\n" * (count > 0))
        assert count == 0 or error.line is not None
    for size in range(len(text)):
        assert refused(text[:size])


def test_an_action_that_no_log_can_hold_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME.notation), "parse_action", lambda self, text: 2**31)
    monkeypatch.setattr(type(GAME.notation), "format_action", lambda self, action: "roll")
    assert "out of range" in str(refused(GOOD))


def test_a_change_is_named_where_it_was_made_not_where_it_shows() -> None:
    """One player fewer: the seats are one too many, but it is the setup that was changed."""
    error = refused(GOOD.replace("players: 3", "players: 2"))
    assert (error.line, error.section) == (3, "setup")
    assert "hence line 17 (table" in error.reason


def test_errors_survive_pickling() -> None:
    error = refused(GOOD.replace("rules: 3", "rules: 4"))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.section, again.field, again.reason) == (
        str(error),
        5,
        "setup",
        "rules",
        error.reason,
    )


def test_reading_files(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(GOOD.encode())
    assert read_record(path).log == parse_record(GOOD).log
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "none")
    with path.open("wb") as file:
        file.truncate(10**9)  # a hole: no disk is used, and it is not read whole
    with pytest.raises(RecordError, match="longer than"):
        load_match(path)


@given(st.binary(max_size=300), st.sampled_from([0, 20, 30, 60, 300, 500]))
def test_anything_else_is_refused(data: bytes, size: int) -> None:
    refused(GOOD.encode()[:size] + data)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_mixed_up_lines_are_refused_or_found(data: st.DataObject) -> None:
    lines = GOOD.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.sampled_from(lines) | st.text(max_size=30).filter(lambda t: "\n" not in t))
    kind = data.draw(st.sampled_from(["replace", "insert", "delete"]))
    changed = [
        *lines[:at],
        *([] if kind == "delete" else [other]),
        *lines[at + (kind != "insert") :],
    ]
    text = "\n".join(changed)
    if text != GOOD:
        assert found_or_refused(text)


def found_or_refused(text: str) -> bool:
    try:
        return bool(verify(parse_record(text)).findings)
    except RecordError:
        return True


# ---- spelling ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "character", "\0\x1f\x7f\x9f\xad\u061c\u200b\u200f\u2028\u2029\u202e\u2066\ufeff"
)
def test_what_cannot_be_seen_is_escaped(character: str) -> None:
    assert quote(f"a{character}b") == f'"a\\u{ord(character):04x}b"'


@given(NAMES)
def test_quoted_text_reads_back_and_shows_all(text: str) -> None:
    quoted = quote(text)
    assert unquote(quoted) == text
    assert len(quoted.splitlines()) == 1
    hidden = {unicodedata.category(c) for c in quoted if ord(c) < 0x10000}
    assert not hidden & {"Cc", "Zl", "Zp"}
    assert not set(quoted) & set("\u200e\u200f\u202a\u202e\u2066\u2069\ufeff")
    assert unquote(quote_token(text)) == text if quote_token(text) != text else text


@pytest.mark.parametrize(
    "text", ["", "a", '"a', 'a"', '"\\x"', '"\\u0041"', "1", "[" * 10**5, '"a" ']
)
def test_other_spellings_of_text_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no text"):
        unquote(text)


@given(st.binary(max_size=50))
def test_bytes_read_back(data: bytes) -> None:
    assert unquote_bytes(quote_bytes(data)) == data


@given(st.booleans() | st.integers(-(10**9), 10**9) | NAMES)
def test_options_read_back(value: bool | int | str) -> None:
    again = parse_option(format_option(value))
    assert again == value
    assert type(again) is type(value)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_numbers_read_back(value: float) -> None:
    assert float(format_number(value)) == value


def test_numbers_are_short() -> None:
    numbers = [0.0, -0.0, 1.0, -1.0, 0.1, 1 / 3, 206.0, 1e-7]
    assert [format_number(n) for n in numbers] == [
        *("0", "0", "1", "-1", "0.1", "0.3333333333333333", "206", "0.0000001")
    ]


def test_tables_and_setups_are_plain_data() -> None:
    match: Match = start()
    assert isinstance(match.setup, Setup)
    assert isinstance(match.table, Seating)
    assert pickle.loads(pickle.dumps(match.setup)) == match.setup


# ---- bots ----------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(BOTS, NAMES)
def test_bots_are_read_back(bots: dict[int, BotSeat], name: str) -> None:
    match = Match.start("rosenkoenig", names=[name, "Lady Elinor"], bots=bots)
    record = parse_record(format_record(match, secret=True))
    assert dict(record.table.bots) == bots
    assert record.table == match.table
    assert format_record(resume(record), secret=True) == format_record(match, secret=True)


def test_a_line_for_each_bot() -> None:
    bots = {1: BotSeat("hard", "mcts:cutoff=0,simulations=20000")}
    match = Match.start("rosenkoenig", names=["Ada", "Lady Elinor"], bots=bots)
    text = format_record(match)
    assert (
        '\nseat 2 white: "Lady Elinor"\nbot 2 white: hard mcts:cutoff=0,simulations=20000\n' in text
    )


@pytest.mark.parametrize(
    "lines",
    [
        ["bot 3 white: hard"],
        ["bot 1 white: hard"],
        ["bot 2 white: hard "],
        ["bot 2 white: hard mcts more"],
        ["bot 2 white: "],
        ["bot 2 white: hard\u00e9"],
        ["bot 2 white: hard", "bot 1 red: hard"],
        ["bot 2 white: hard", "bot 2 white: easy"],
        ["a further line"],
    ],
)
def test_bots_have_one_spelling(lines: list[str]) -> None:
    text = format_record(Match.start("rosenkoenig", names=["Ada", "Zo"]))
    at = text.index("\n\n[moves]")
    changed = text[:at] + "".join(f"\n{line}" for line in lines) + text[at:]
    with pytest.raises(RecordError):
        parse_record(reseal(changed))
    parse_record(reseal(text[:at] + "\nbot 1 red: easy\nbot 2 white: hard" + text[at:]))

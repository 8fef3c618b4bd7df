"""Records of games that were played without a network: which are taken, and what they become."""

from datetime import UTC, datetime

import pytest

from server.handed import game_over, record, signed
from tafelronde.core.objects.registry import infos
from tafelronde.match import Match, RecordError, format_record, parse_record, verify
from tafelronde.match.chance import seed_from_number
from tafelronde.match.errors import because
from tafelronde.match.setup import BotSeat, Later, Seating
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.handover import reading
from tafelronde.server.features.handover.reading import _unreadable, game_of, key_of, read
from tafelronde.server.features.handover.taking import events_of
from tafelronde.server.features.notifications.kinds import due_of
from tafelronde.server.features.notifications.rows import Doings
from tafelronde.server.storage.stored_card import decode_card
from tafelronde.server.storage.stored_events import decode, encode
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.gate import goes_into_data
from tafelronde.server.table.outcome import gave_up, outcome
from tafelronde.server.table.table import Table
from tafelronde.server.views.cards import stored_card

STARTED = datetime(2026, 11, 21, 18, 5, tzinfo=UTC)


def table_of(text: str, *names: str) -> Table:
    """The table that is made of a record, its events read back from what is stored."""
    found = read(text)
    assert found.seed is not None
    table = Table("its-table", found.seed)
    for event in events_of(found, "ada", names or found.table.names, STARTED.timestamp()):
        table.apply(decode(encode(event)), 2e9)
    table.settle()
    return table


def again(table: Table) -> str:
    """The record of the table."""
    return format_record(as_match(table))


def refusal(text: str) -> Refusal:
    try:
        game_of(text)
        read(text)
    except Refusal as refused:
        return refused
    raise AssertionError("it was taken")


@pytest.mark.parametrize("game", [info.name for info in infos()])
def test_the_game_is_the_same_and_its_record_too(game: str) -> None:
    info = next(info for info in infos() if info.name == game)
    people = info.max_players
    names = tuple(f"Person {k}" for k in range(people))
    match = game_over(1, game, people, names, nonces=["roses", "grün"])
    match.table = Seating.of(people, names, STARTED)
    text = format_record(match)
    table = table_of(text)
    assert table.status == "over"
    assert table.seats_of("ada") == tuple(range(people))
    assert signed(again(table).replace("match: its-table\n", "")) == text
    assert verify(parse_record(again(table))).ok
    assert not table.public
    assert not table.rated
    assert table.handed_in


def test_what_was_forced_is_forced_here_too() -> None:
    logs = [table_of(record(3, game=info.name, players=info.max_players)).log for info in infos()]
    counts = [sum(ply.forced for ply in log) for log in logs]
    assert any(counts)
    assert all(count < len(log) / 4 for count, log in zip(counts, logs, strict=True))


def test_takebacks_bots_and_who_gave_up_are_kept() -> None:
    match = Match.start("rosenkoenig", seed=seed_from_number(5))
    bots = {1: BotSeat("easy", "mcts:simulations=1")}
    match.table = Seating.of(2, ["Ada", "Somebody"], STARTED, "elsewhere", bots)
    for _ in range(4):
        match.play(match.state.legal_actions()[0])
    match.take_back(match.ply - 2)
    match.play(match.state.legal_actions()[-1])
    match.resign(0)
    table = table_of(format_record(match))
    assert table.course is not None
    assert tuple(table.course.takebacks) == match.takebacks
    assert [place.level for place in table.places] == ["", "easy"]
    assert [one.result for one in outcome(table)] == ["lost", "won"]
    told = format_record(as_match(table))
    assert "[takebacks]\nply" in told
    assert "status: resigned\nresigned: red\n" in told
    assert verify(parse_record(told)).ok


def test_a_bot_that_played_on_for_a_person_wins_nothing_for_them() -> None:
    several = next(info for info in infos() if info.max_players > 2)
    match = game_over(2, several.name, 3, ("Ada", "Ben", "Cleo"))
    ply = match.ply // 2
    bots = {2: BotSeat("hard")}
    match.table = Seating.of(3, ["Ada", "Ben", "Cleo"], STARTED, "", bots, [Later(ply, 2, "Bot 3")])
    match.gone = (2,)
    text = format_record(match)
    table = table_of(text)
    assert gave_up(table) == {2: "left"}
    assert outcome(table)[2].result == "lost"
    assert [(one.seat, one.until) for one in table.before] == [(2, ply)]
    assert f"from ply {ply} " in again(table)
    unsaid = signed(text.replace(f"gave up: {match.setup.labels()[2]}\n", ""))
    assert refusal(unsaid).reason in ("record-not-here", "record-false")


def test_a_character_of_the_court_is_itself_again() -> None:
    court = next(info for info in infos() if info.name == "rosenkoenig").court
    who = next(one for one in court if one.level == "easy")
    match = game_over(1, names=("Ada", who.name), bots={1: BotSeat("easy")})
    assert table_of(format_record(match)).places[1].character == who.id
    match.table = Seating.of(2, ["Ada", "King Arthur"], STARTED, bots={1: BotSeat("easy")})
    table = table_of(format_record(match))
    assert table.places[1].character == ""
    assert "King Arthur" not in again(table)


def test_a_game_that_went_on_from_another_keeps_its_first_steps() -> None:
    match = game_over(2, given=game_over(1).log[:20])
    text = format_record(match)
    assert "\ngiven: 20 " in text
    table = table_of(text)
    assert table.given == tuple(match.log[:20])
    kept = parse_record(again(table))
    assert (kept.setup, kept.log) == (match.setup, match.log)


def test_no_data_set_has_it() -> None:
    table = table_of(record())
    assert not goes_into_data(table, public=True, hidden=False, private=True)


def test_nobody_is_told_of_it() -> None:
    card = decode_card(stored_card(table_of(record())))
    assert card.handed_in
    assert due_of(card, Doings(begun=True, last="")) == {}


# ---- what is refused -----------------------------------------------------------------------------

TRUE = record()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("  1. red     N3\n", "  1. red     S1\n", "digest"),
        ("winners: ", "winners: red, ", "digest"),
        ("commitment: ", "commitment: f", None),
        ("players: 2", "players: 3", None),
        ("rules: 1\n", "rules: 77\n", None),
        ("record 1\n", "record 2\n", None),
        ("seed: ", "seed:  ", None),
        ('"Ada"', '"Eve"', "digest"),
    ],
)
def test_what_was_changed_is_refused_and_named(old: str, new: str, code: str | None) -> None:
    assert old in TRUE
    refused = refusal(TRUE.replace(old, new, 1))
    assert refused.arguments.get("code") == code
    assert refused.reason == ("record-unreadable" if code is None else "record-false")
    assert refused.arguments["place"]
    assert refused.arguments["line"]


SEED = TRUE.partition("\n[seed]\nseed: ")[2][:64]
WINNERS = TRUE.partition("\nwinners: ")[2].partition("\n")[0]
OTHERS = {"red": "white", "white": "red"}.get(WINNERS, "red")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("+N3 ", "+N2 ", "draw"),
        ("  1. red     N3\n", "  1. red     S3\n", "illegal"),
        (f"seed: {SEED}", f"seed: {'0' * 64}", "commitment"),
        (f"\nwinners: {WINNERS}\n", f"\nwinners: {OTHERS}\n", "result"),
    ],
)
def test_whoever_signs_anew_what_he_changed_is_found_out(old: str, new: str, code: str) -> None:
    assert old in TRUE
    refused = refusal(signed(TRUE.replace(old, new, 1)))
    assert refused.reason == "record-false"
    assert refused.arguments["code"] == code
    assert refused.arguments["line"]


@pytest.mark.parametrize("what", ["", "\0", "tafelronde record 1\n", "{}", "[" * 50_000, "é" * 9])
def test_what_is_no_record_is_refused(what: str) -> None:
    assert refusal(what).reason == "record-unreadable"


@pytest.mark.parametrize(
    ("text", "code", "given"),
    [
        ("", "record-empty", {}),
        (TRUE.replace("seed: ", "seed:  "), "record-digits", {"found"}),
        (TRUE.replace("players: 2", "players: 3", 1), "record-impossible", {"found", "expected"}),
    ],
)
def test_a_reason_is_told_by_its_code_and_its_arguments(
    text: str, code: str, given: set[str]
) -> None:
    told = refusal(text).arguments
    assert told["why.is"] == code
    assert {name.removeprefix("why.") for name in told if name.startswith("why.")} == {"is", *given}
    said = {name: told[f"why.{name}"] for name in given}
    assert because(code.removeprefix("record-"), **said) == told["why"]


def test_a_reason_within_a_reason_is_told_so_too() -> None:
    inner = because("spelled", found="1", expected="01")
    told = _unreadable(RecordError(3, "", "", because("changed", line=6, place="table", why=inner)))
    assert told.arguments["why.is"] == "record-changed"
    assert told.arguments["why.why.is"] == "record-spelled"
    assert told.arguments["why.why.expected"] == "01"


def test_a_game_that_is_not_over_is_refused() -> None:
    match = Match.start("rosenkoenig")
    for secret in (False, True):
        assert refusal(format_record(match, secret=secret)).reason == "record-unfinished"


def what(text: str) -> str:
    refused = refusal(text)
    assert refused.reason == "record-not-here"
    return str(refused.arguments["what"])


def test_what_no_table_can_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert what(signed(TRUE.replace(SEED, "none"))) == "seed"
    assert what(record(nonces=["a", "b", "c"])) == "nonces"
    assert what(record(nonces=[b"\xff"])) == "nonces"
    assert what(record(nonces=["a" * 201])) == "nonces"
    assert what(record(nonces=[""])) == "nonces"
    assert what(record(bots={0: BotSeat("easy"), 1: BotSeat("hard")})) == "bots-only"
    assert what(TRUE + "x" * reading.MOST_BYTES) == "size"
    monkeypatch.setattr(reading, "MOST_STEPS", 20)
    assert what(TRUE) == "steps"


def test_a_board_of_deep_json_is_refused() -> None:
    game, name, value = next(
        (info, option.name, option.choices[0])
        for info in infos()
        for option in info.options
        if option.data is not None
    )
    text = record(game=game.name, players=game.max_players)
    deep = '{\\"a\\":' + "[" * 20_000 + "]" * 20_000 + "}"
    assert f'option {name}: "{value}"' in text
    refused = refusal(signed(text.replace(f'"{value}"', f'"{deep}"', 1)))
    assert refused.reason == "record-unreadable"
    assert name in str(refused.arguments["place"])


def test_the_same_game_has_the_same_key_whoever_is_named() -> None:
    renamed = signed(TRUE.replace('"Ada"', '"Eve"'))
    assert key_of(read(renamed)) == key_of(read(TRUE))
    assert key_of(read(record(2))) != key_of(read(TRUE))

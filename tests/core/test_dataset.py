"""Options that are data sets: named or from a file, checked, canonical, kept in records."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from match import fair
from match.helpers import play_on, reseal, start
from tafelronde.core.facts import known
from tafelronde.core.facts.dataset import MAX_BYTES, DataFormat, bad_data
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.facts.info import Option
from tafelronde.core.objects import registry
from tafelronde.match import RecordError, format_record, parse_record, resume, verify

SETS = {
    "plain": '{"name": "plain", "pips": [1, 2, 3]}',
    "steep": '{"name": "steep", "pips": [1, 5, 9]}',
}


def check(data: Any) -> None:
    pips = data.get("pips")
    if not isinstance(pips, list) or len(pips) != 3:
        raise bad_data("pips", pips, "three numbers")
    for place, pip in enumerate(pips):
        if type(pip) is not int:
            raise bad_data(f"pips[{place}]", pip, "a whole number")


DICE = DataFormat(SETS.__getitem__, check, lambda data: data["pips"])
OPTION = Option("dice", ("plain", "steep"), "plain", "D-1", data=DICE)
OWN = '{ "pips": [7, 8, 9],\n"name": "our own" }'


def settle(value: Any) -> Any:
    return OPTION.settle(2, value)


def test_a_named_set_stays_its_name() -> None:
    assert settle("steep") == "steep"
    assert OPTION.encode("steep") == [1, 5, 9]
    assert OPTION.label("steep") == "steep"


def test_a_file_becomes_canonical_text() -> None:
    kept = settle(OWN)
    assert kept == '{"name":"our own","pips":[7,8,9]}'
    assert settle(kept) == kept
    assert OPTION.encode(kept) == [7, 8, 9]
    assert OPTION.label(kept) == f"our own ({DICE.digest(kept)[:12]})"
    assert settle(SETS["steep"]) == "steep"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("round", "dice: 'round' is not possible; expected one of: plain, steep, or a data set"),
        (3, "dice: '3' is not possible"),
        (True, "dice: 'true' is not possible"),
        ("[1]", "dice: .* a data set as a JSON object"),
        ("{", "dice: '{' is not possible; expected JSON"),
        ('{"pips": [1, 2]}', r"dice: pips: '\[1, 2\]' is not possible; expected three numbers"),
        ('{"pips": [1, 2, 3.0]}', r"dice: pips\[2\]: '3.0' is not possible; expected a whole"),
        ('{"pips": [1, 2, NaN]}', "dice: 'NaN' is not possible; expected numbers"),
        ('{"pips": [1, 2, 1e999]}', "dice: .* expected JSON"),
        ('{"pips": [1], "pips": [1, 2, 3]}', "dice: pips: 'the same key' .* each key once"),
        ('{"a": "\\ud800", "pips": [1, 2, 3]}', "dice: .* expected JSON"),
        ('{"a":' * 5000, "dice: .* expected JSON"),
        ('{"a": %s}' % ("9" * 5000), "dice: .* expected JSON"),
        (json.dumps({"a": "x" * MAX_BYTES, "pips": [1, 2, 3]}), "at most 12000 bytes"),
        (" " * 100_000 + OWN, "at most 12000 bytes"),
    ],
)  # fmt: skip
def test_bad_sets_are_refused_with_place_and_reason(value: Any, why: str) -> None:
    with pytest.raises(BadOption, match=why) as caught:
        settle(value)
    assert len(str(caught.value)) < 300


# ---- in records ----------------------------------------------------------------------------------


@pytest.fixture
def dice_game() -> Iterator[str]:
    """The fair with a data set among its options; its rules look at the second option only."""
    info = replace(fair.INFO, name="dice", options=(*fair.INFO.options, OPTION))
    info = replace(info, load=lambda: replace(fair.GAME, info=info))
    registry.register(info)
    yield "dice"
    known._infos.pop("dice")


def test_the_rules_read_indices_and_numbers(dice_game: str) -> None:
    game = registry.load(dice_game)
    settled = game.info.settle_options(2, {"dice": OWN, "rounds": 3})
    assert game.encode_options(settled).tolist() == [0, 2, 0, 7, 8, 9]
    assert game.info.label_options(settled)["rounds"] == 3


@pytest.mark.parametrize("dice", ["steep", OWN])
def test_a_record_can_be_replayed_by_itself(dice_game: str, dice: str) -> None:
    match = play_on(start(dice_game, players=3, options={"dice": dice}))
    text = format_record(match)
    assert f"\nsha256 dice: {DICE.digest(settle(dice))}\n" in text
    record = parse_record(text)
    assert record.setup.options["dice"] == settle(dice)
    assert not verify(record).findings
    assert format_record(resume(record)) == text


def test_another_set_under_the_same_name_is_noticed(
    dice_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = format_record(start(dice_game, options={"dice": "steep"}))
    monkeypatch.setitem(SETS, "steep", '{"name": "steep", "pips": [1, 5, 10]}')
    with pytest.raises(RecordError, match=r"sha256 dice\): was played with another"):
        parse_record(text)


def test_a_record_with_a_changed_set_is_refused(dice_game: str) -> None:
    text = format_record(start(dice_game, options={"dice": OWN}))
    with pytest.raises(RecordError, match=r"sha256 dice\): was played with another"):
        parse_record(reseal(text.replace("[7,8,9]", "[7,8,8]")))
    with pytest.raises(RecordError, match=r"option dice\): .* expected a whole number"):
        parse_record(reseal(text.replace("[7,8,9]", "[7,8,8.5]")))
    with pytest.raises(RecordError, match="spelling"):
        parse_record(reseal(text.replace("[7,8,9]", "[7, 8,9]")))


# ---- choices that need a larger table ------------------------------------------------------------


def test_some_choices_need_more_players() -> None:
    option = Option("begins", ("chance", 1, 2, 3), "chance", "D-2", fewest=(2, 2, 2, 3))
    assert option.choices_for(2) == ("chance", 1, 2)
    assert option.settle(3, 3) == 3
    with pytest.raises(
        BadOption, match=r"begins: 3 is not possible; expected one of: chance, 1, 2$"
    ):
        option.settle(2, 3)

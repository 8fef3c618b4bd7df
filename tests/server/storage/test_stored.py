"""Stored data is read for ever: every form that an event or a card has had."""

import gzip
import json
from typing import Any, get_args

import pytest

from server.versions import FILES
from server.whole_games import HERE
from tafelronde.match.clock import TimeControl
from tafelronde.match.outcome import SeatOutcome
from tafelronde.server.storage.stored_card import (
    StoredCard,
    StoredOutcome,
    StoredSeat,
    decode_card,
    encode_card,
)
from tafelronde.server.storage.stored_events import decode, encode
from tafelronde.server.table import events as e

LONG = "ż" * 100_000
"""Longer than anything that may be sent today: what was stored once stays readable."""
FAR = 2**62

TODAY: list[tuple[str, e.Event]] = [
    (
        '{"t":"created","user":"u","game":"g","players":2,"options":{"a":true,"b":3,"c":"d"},'
        '"public":true,"commitment":"00ff","delay":2,"given":[5,-1],"hints":true,"rated":true,'
        '"time":{"kind":"live","bank":300,'
        '"increment":10,"days":0,"out":"resign"}}',
        e.Created(
            "u",
            "g",
            2,
            {"a": True, "b": 3, "c": "d"},
            True,
            "00ff",
            2,
            (5, -1),
            True,
            True,
            TimeControl("live", 300, 10, 0, "resign"),
        ),
    ),
    ('{"t":"deal","day":"2026-11-23"}', e.Dealt("2026-11-23")),
    ('{"t":"paired","tournament":"c","round":2,"shared":true}', e.Paired("c", 2, True)),
    ('{"t":"handed-in","started":1.5,"takebacks":[12,11]}', e.HandedIn(1.5, (12, 11))),
    ('{"t":"seated","seat":1,"user":"u","name":"Zoë"}', e.Seated(1, "u", "Zoë")),
    ('{"t":"freed","seat":1}', e.Freed(1)),
    ('{"t":"bot","seat":1,"level":"easy","character":"c"}', e.BotSeated(1, "easy", "c")),
    ('{"t":"ready","seat":1,"on":true,"nonce":"n"}', e.ReadySaid(1, True, "n")),
    ('{"t":"started","rules":3}', e.Started(3)),
    ('{"t":"move","seat":1,"action":-7,"forced":true,"lag":0.25}', e.Moved(1, -7, True, 0.25)),
    ('{"t":"draw","action":9}', e.Drawn(9)),
    ('{"t":"asked","seat":1,"to":4}', e.Asked(1, 4)),
    ('{"t":"answered","seat":1,"yes":false}', e.Answered(1, False)),
    ('{"t":"takeback","seat":1,"to":4,"own":true}', e.TakenBack(1, 4, True)),
    ('{"t":"resigned","seat":1,"level":"easy","character":"c"}', e.Resigned(1, "easy", "c")),
    ('{"t":"timeout","seat":1,"level":"easy","character":"c"}', e.TimedOut(1, "easy", "c")),
    ('{"t":"stood","seat":-1,"begin":1.5,"until":2.25}', e.Stood(-1, 1.5, 2.25)),
    ('{"t":"pause","seat":1,"on":true}', e.PauseAsked(1, True)),
    ('{"t":"paused"}', e.Paused()),
    ('{"t":"resumed","seat":1}', e.Resumed(1)),
    ('{"t":"left","seat":1,"level":"easy","character":"c"}', e.Left(1, "easy", "c")),
    ('{"t":"returned","seat":1}', e.Returned(1)),
    ('{"t":"closed"}', e.Closed()),
    ('{"t":"removed","user":"u","on":true}', e.Removed("u", True)),
    ('{"t":"rematch","table":"t"}', e.Rematched("t")),
    ('{"t":"passed","user":"u","to":"v"}', e.Passed("u", "v")),
]
SHORTEST: list[tuple[str, e.Event]] = [
    (
        '{"t":"created","user":"u","game":"g","players":2,"options":{},"public":false,"commitment":"00","delay":0,"given":[],"hints":false,"rated":false,"time":null}',
        e.Created("u", "g", 2, {}, False, "00"),
    ),
    ('{"t":"deal","day":"d"}', e.Dealt("d")),
    ('{"t":"paired","tournament":"c","round":1,"shared":false}', e.Paired("c", 1)),
    ('{"t":"handed-in","started":0.0,"takebacks":[]}', e.HandedIn(0.0)),
    ('{"t":"seated","seat":0,"user":"u","name":"n"}', e.Seated(0, "u", "n")),
    ('{"t":"freed","seat":0}', e.Freed(0)),
    ('{"t":"bot","seat":0,"level":"easy","character":""}', e.BotSeated(0, "easy")),
    ('{"t":"ready","seat":0,"on":false,"nonce":""}', e.ReadySaid(0, False, "")),
    ('{"t":"started","rules":1}', e.Started(1)),
    ('{"t":"move","seat":0,"action":5,"lag":0.0}', e.Moved(0, 5)),
    ('{"t":"move","seat":0,"action":5,"forced":true,"lag":0.0}', e.Moved(0, 5, True)),
    ('{"t":"move","seat":0,"action":5,"lag":0.1}', e.Moved(0, 5, False, 0.1)),
    ('{"t":"draw","action":0}', e.Drawn(0)),
    ('{"t":"asked","seat":0,"to":0}', e.Asked(0, 0)),
    ('{"t":"answered","seat":0,"yes":true}', e.Answered(0, True)),
    ('{"t":"takeback","seat":0,"to":3}', e.TakenBack(0, 3)),
    ('{"t":"resigned","seat":0,"level":"","character":""}', e.Resigned(0)),
    ('{"t":"timeout","seat":0,"level":"","character":""}', e.TimedOut(0)),
    ('{"t":"stood","seat":0,"begin":1.0,"until":2.0}', e.Stood(0, 1.0, 2.0)),
    ('{"t":"pause","seat":0,"on":false}', e.PauseAsked(0, False)),
    ('{"t":"paused"}', e.Paused()),
    ('{"t":"resumed","seat":0}', e.Resumed(0)),
    ('{"t":"left","seat":0,"level":"easy","timed":true}', e.Left(0, "easy", timed=True)),
    ('{"t":"returned","seat":0}', e.Returned(0)),
    ('{"t":"closed"}', e.Closed()),
    ('{"t":"removed","user":"u","on":false}', e.Removed("u", False)),
    ('{"t":"rematch","table":""}', e.Rematched("")),
    ('{"t":"passed","user":"u","to":""}', e.Passed("u")),
]
"""With every default: only some events leave them out."""
LACKING: list[tuple[str, e.Event]] = [
    (
        '{"t":"created","user":"","game":"g","players":99,"options":{},"public":false,'
        '"commitment":""}',
        e.Created("", "g", 99, {}, False, "", 0, (), False, False),
    ),
    ('{"t":"bot","seat":1,"level":"easy"}', e.BotSeated(1, "easy", "")),
    ('{"t":"move","seat":1,"action":7}', e.Moved(1, 7, False)),
    ('{"t":"takeback","seat":1,"to":4}', e.TakenBack(1, 4)),
    ('{"t":"resigned","seat":1}', e.Resigned(1, "", "")),
    ('{"t":"resigned","seat":1,"level":"easy"}', e.Resigned(1, "easy", "")),
    ('{"t":"left","seat":1,"level":"easy"}', e.Left(1, "easy", "")),
]


@pytest.mark.parametrize(
    ("body", "event"), [*TODAY, *SHORTEST], ids=lambda value: type(value).__name__
)
def test_an_event_is_stored_so_and_read_back(body: str, event: e.Event) -> None:
    assert encode(event) == body
    assert decode(body) == event
    assert type(decode(body)) is type(event)


@pytest.mark.parametrize(("body", "event"), LACKING)
def test_what_an_event_may_lack_has_a_default(body: str, event: e.Event) -> None:
    assert decode(body) == event


def test_every_event_is_among_them() -> None:
    for events in (TODAY, SHORTEST):
        assert {type(event) for _, event in events} == set(get_args(e.Event))


@pytest.mark.parametrize(("body", "event"), TODAY)
def test_nothing_that_is_stored_is_too_long_or_too_large(body: str, event: e.Event) -> None:
    del event

    def widened(value: Any) -> Any:
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return -FAR
        if isinstance(value, float):
            return -float(FAR)
        if isinstance(value, list):
            return [widened(each) for each in value] * 100
        if isinstance(value, dict) and "kind" in value:  # a time control: its words are known
            known = ("kind", "out")
            return {name: v if name in known else widened(v) for name, v in value.items()}
        if isinstance(value, dict):
            return {name + LONG: widened(each) for name, each in value.items()}
        return LONG + "\0\n"

    wide = {name: widened(value) for name, value in json.loads(body).items()}
    wide["t"] = json.loads(body)["t"]
    assert json.loads(encode(decode(json.dumps(wide)))) == wide


def test_a_field_of_a_newer_program_is_passed_over_and_a_new_event_is_told() -> None:
    assert decode('{"t":"freed","seat":1,"why":"because"}') == e.Freed(1)
    with pytest.raises(e.Unreadable):
        decode('{"t":"applauded","seat":1}')


def test_every_form_of_today_stands_in_a_database_that_is_kept() -> None:
    """Else ``databases/make.py`` has to make one."""
    games = HERE.glob("*.sql.gz")
    texts = [
        *(file.read_bytes() for file in FILES),
        *(gzip.decompress(f.read_bytes()) for f in games),
    ]
    text = b"\n".join(texts).decode()
    for body, _ in TODAY:
        keys = json.loads(body)
        names = [f'"{name}":' for name in keys if name != "t"]
        begin = f'{{"t":"{keys["t"]}"'
        rows = [row for row in text.split("\n") if begin in row]
        assert rows, body
        assert all(any(name in row for row in rows) for name in names), body


# ---- cards --------------------------------------------------------------------------------------

SEAT = (
    '{"kind":"person","colour":"red","name":"Zoë","user":"u","level":"easy","ready":true,'
    '"away":true'
)
CARD = f'{{"game":"g","status":"over","public":true,"seats":[{SEAT}'


def test_a_card_is_stored_so_and_read_back() -> None:
    seat = StoredSeat("person", "red", "Zoë", "u", "easy", True, True, True, "c", "Ada", "guest")
    outcome = StoredOutcome(
        (1.5, -2.0), (1,), (SeatOutcome("won", 1), SeatOutcome("lost", 2, "resigned"))
    )
    body = (
        f'{CARD},"resigned":true,"character":"c","absent":"Ada","standing":"guest"}}],"ply":7,'
        '"player":-4,"shown":5,'
        '"outcome":{"scores":[1.5,-2.0],"resigned":[1],"seats":['
        '{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},'
        '"rated":true,'
        '"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"},'
        '"tournament":"cup","round":2,"outside":null,"handed_in":false,'
        '"deal":"2026-11-23","shared":true}'
    )
    card = StoredCard(
        "g",
        "over",
        True,
        (seat,),
        7,
        -4,
        5,
        outcome,
        True,
        TimeControl("days", days=3),
        "cup",
        2,
        deal="2026-11-23",
        shared=True,
    )
    assert encode_card(card) == body
    assert decode_card(body) == card


def test_what_a_card_may_lack_has_a_default() -> None:
    seat = StoredSeat("person", "red", "Zoë", "u", "easy", True, True)
    card = decode_card(f'{CARD}}}],"ply":7,"player":-4,"shown":7}}')
    assert card == StoredCard("g", "over", True, (seat,), 7, -4, 7, None, False)


def test_cards_hold_what_nobody_may_send_today() -> None:
    seat = SEAT.replace("person", LONG).replace("red", LONG).replace("Zoë", LONG)
    card = decode_card(
        f'{{"game":"{LONG}","status":"{LONG}","public":true,"seats":[{seat}}}],"ply":{FAR},'
        f'"player":{FAR},"shown":{FAR}}}'
    )
    assert (card.game, card.status, card.ply) == (LONG, LONG, FAR)
    assert (card.seats[0].kind, card.seats[0].colour, card.seats[0].name) == (LONG, LONG, LONG)

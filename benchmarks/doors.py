"""The parsers of what strangers send, each with the worst of what it takes, in any size up to the
largest that is taken. ``parsers`` measures them, and a test counts their work
(``tests/server/reading/test_parsers.py``)."""

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from tafelronde.core.facts.errors import TafelrondeError
from tafelronde.core.objects.registry import infos, load
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.base.text import as_read, clean_chat, clean_name, fold
from tafelronde.server.features.accounts.wire import UsePasskey
from tafelronde.server.features.correspondence.answer_wire import NewAnswers
from tafelronde.server.features.handover import reading, wire
from tafelronde.server.features.school.puzzle_wire import Solve
from tafelronde.server.features.tournaments.wire import NewTournament
from tafelronde.server.http.languages import language_of
from tafelronde.server.people.handles import skeleton
from tafelronde.server.people.unwanted import Unwanted
from tafelronde.server.storage.page import page_key
from tafelronde.server.wire.bounds import MAX_MESSAGE
from tafelronde.server.wire.commands import ClientMessage
from tafelronde.server.wire.reading import read_message
from tafelronde.server.wire.requests import NewTable

URL = 16_384
"""Bytes of an address with its headers, which uvicorn takes at the most."""
OPTION, ACTION, DONE, CHAT, NAME, SEARCH = 12_000, 64, 400, 500, 40, 64
"""Characters of an option's value, a move's text, a step of a lesson, a line of chat, a name, and a
search for people."""


@dataclass(frozen=True)
class Door:
    """A parser, and one kind of what it takes."""

    name: str
    most: int
    """The largest size that is taken: bytes or characters."""
    make: Callable[[int], Any]
    """Makes what is sent, of about this size."""
    read: Callable[[Any], Any]
    on_loop: bool = True
    """Whether the event loop reads it; else a reading process does."""

    def at(self, share: float) -> Callable[[], None]:
        """Read what is sent, of this share of the largest size; what is refused is refused."""
        sent = self.make(int(share * self.most))

        def once() -> None:
            try:
                self.read(sent)
            except (Refusal, TafelrondeError, ValueError):
                pass

        return once


def doors() -> Iterator[Door]:
    """All of them."""
    yield from _bodies()
    yield from _words()
    yield from _addresses()
    yield from _records()
    for info in infos():
        yield from _actions(info.name)
        for option in info.options:
            if option.data is not None:
                yield from _sets(info.name, option)


# ---- bodies of requests, and messages of sockets ------------------------------------------------


def _bodies() -> Iterator[Door]:
    kinds: dict[str, Any] = {
        "command": ClientMessage, "table": NewTable, "tournament": NewTournament, "solve": Solve,
        "answers": NewAnswers, "passkey": UsePasskey,
    }  # fmt: skip
    shapes: dict[str, Callable[[int], str]] = {
        "deep": lambda n: '{"a":' * (n // 6) + "1" + "}" * (n // 6),
        "keys": lambda n: "{" + ",".join(f'"{k:x}":1' for k in range(n // 9)) + "}",
        "digits": lambda n: "9" * n,
        "list": lambda n: "[" + '"",' * (n // 3 - 1) + '""]',
        "escapes": lambda n: '"' + "\\u0041" * (n // 6) + '"',
    }
    fields = {
        "command": '{"t":"move","id":"a","table":"t","seat":0,"seq":1,"action":%s}',
        "table": '{"game":"rosenkoenig","options":%s}',
        "tournament": '{"game":"rosenkoenig","name":"a","kind":"swiss","options":%s}',
        "solve": '{"done":%s}',
        "answers": '{"seat":0,"seq":1,"lines":%s}',
        "passkey": '{"challenge":"a","credential":%s}',
    }
    for kind, type_ in kinds.items():
        decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(type_)
        for shape, write in shapes.items():

            def body(n: int, kind: str = kind, write: Callable[[int], str] = write) -> bytes:
                return (fields[kind] % write(max(12, n - 90))).encode()[:MAX_MESSAGE]

            yield Door(
                f"body of {kind}, {shape}", MAX_MESSAGE, body,
                lambda sent, decoder=decoder: read_message(decoder, sent),
            )  # fmt: skip
    taken: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.HandOver)
    yield Door(
        "body of a record", wire.MOST_SENT,
        lambda n: json.dumps({"record": "\n" * (n // 2 - 20)}).encode(),
        lambda sent: reading.game_of(read_message(taken, sent, wire.MOST_SENT).record),
    )  # fmt: skip


# ---- names, chat, searches ----------------------------------------------------------------------

WIDE = "\ufdfa"
"""One character that becomes eighteen when it is normalized."""


def _words() -> Iterator[Door]:
    unwanted = Unwanted([f"a{k:x} b c d e f g h" for k in range(2000)] + ["a " * 30])
    kinds: dict[str, tuple[int, Callable[[str], Any]]] = {
        "name": (NAME, clean_name),
        "chat": (CHAT, clean_chat),
        "words of chat": (CHAT, unwanted.check),
        "chat as read": (CHAT, as_read),
        "search by name": (SEARCH, fold),
        "search by handle": (SEARCH, skeleton),
    }
    for name, (most, read) in kinds.items():
        for shape, unit in {
            "wide": WIDE,
            "letters": "a ",
            "runs": "rnvv",
            "marks": "e\u0301",
        }.items():
            yield Door(f"{name}, {shape}", most, lambda n, unit=unit: unit * (n // len(unit)), read)


# ---- addresses and headers ----------------------------------------------------------------------


def _addresses() -> Iterator[Door]:
    yield Door("query", URL, lambda n: "a=1&" * (n // 4), parse_qsl)
    yield Door("query, escapes", URL, lambda n: "a=" + "%41" * (n // 3), parse_qsl)
    yield Door("page word", URL, lambda n: "9" * n + "~x", page_key)
    yield Door(
        "languages", URL, lambda n: "x-;" * (n // 6) + ",," * (n // 4),
        lambda sent: language_of({"accept-language": sent}),
    )  # fmt: skip


# ---- records ------------------------------------------------------------------------------------

HEAD = "tafelronde record 1\n\n[setup]\ngame: rosenkoenig\nrules: 1\nplayers: 2\n"


def _records() -> Iterator[Door]:
    shapes: dict[str, Callable[[int], str]] = {
        "empty lines": lambda n: HEAD + "\n" * n,
        "nonces": lambda n: HEAD + f"commitment: {'0' * 64}\n" + 'nonce: "a"\n' * (n // 11),
        "one line": lambda n: HEAD + "x" * n,
        "quotes": lambda n: HEAD + '"' * n + "\n",
        "sections": lambda n: HEAD + "\n[table]\n" * (n // 9),
        "blanks": lambda n: HEAD + " " * n + "\n",
    }
    for shape, write in shapes.items():
        most = wire.MOST_BYTES - len(HEAD) - 80
        yield Door(f"record, {shape}", most, write, reading.read, on_loop=False)


# ---- what the games read ------------------------------------------------------------------------


def _actions(game: str) -> Iterator[Door]:
    notation = load(game).notation
    pieces = ("a", "1", "-", "+", "@", ",", ".", " ", "a1-", "+turn", "1,1 ", "(", "x1,", "a@1.1+")
    for most, what in ((ACTION, "move"), (DONE, "step")):
        for piece in pieces:
            yield Door(
                f"{what} of {game}, {piece!r}", most,
                lambda n, piece=piece: piece * (n // len(piece)), notation.parse_action,
            )  # fmt: skip
    state = load(game).new()
    random_step = state.steps()[0]
    told: dict[str, Any] = notation.encode_action(random_step)
    for field in told:
        for shape, value in {"list": [0], "text": "a", "number": 7}.items():

            def data(n: int, field: str = field, value: Any = value) -> dict[str, Any]:
                many = value * n if not isinstance(value, int) else int(str(value) * min(n, 18))
                return {**told, field: many}

            yield Door(
                f"JSON of {game}, {field} as {shape}", MAX_MESSAGE, data, notation.decode_action
            )


def _sets(game: str, option: Any) -> Iterator[Door]:
    shapes: dict[str, Callable[[int], str]] = {
        "the same key": lambda n: (
            "{" + ",".join(f'"{k:03x}":1' for k in range(n // 8)) + ',"000":1}'
        ),
        "keys": lambda n: "{" + ",".join(f'"{k:03x}":1' for k in range(n // 8)) + "}",
        "deep": lambda n: '{"a":' * (n // 6) + "1" + "}" * (n // 6),
        "digits": lambda n: '{"a":[' + ",".join(["9" * 4000] * (n // 4001)) + "]}",
    }
    own = json.loads(option.data.text(str(option.default)))
    for field, value in own.items():
        if isinstance(value, list) and value:
            shapes[f"many {field}"] = lambda n, f=field, v=value: _many(own, f, v[0], n)
    numbers = itertools.count()
    for shape, write in shapes.items():
        yield Door(
            f"{option.name} of {game}, {shape}", OPTION, write,
            lambda sent, option=option: option.settle(0, sent),
        )  # fmt: skip
    for what, largest in ((f"{option.name} of {game}, as large as a good one", own),):
        yield Door(
            what, len(json.dumps(largest)), lambda _, of=largest: of,
            lambda of, option=option: _new(option, {**of, "name": str(next(numbers))}),
        )  # fmt: skip


def _new(option: Any, data: dict[str, Any]) -> None:
    """All that is worked out of a set that was not there before."""
    option.encode(option.settle(0, json.dumps(data)))


def _many(own: dict[str, Any], field: str, one: Any, n: int) -> str:
    """A set with so many characters, most of them the same entry of one of its lists."""
    size = len(json.dumps(one)) + 1
    return json.dumps({**own, field: [one] * (n // size)}, separators=(",", ":"))

"""Requests made up from the OpenAPI description, with real moves among them."""

import contextlib
from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from ..helpers import WAIT, Browser

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
SETTINGS = settings(
    deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
SLOWEST = WAIT
"""Seconds that an answer may take."""


class HttpFuzz:
    """Made-up requests to a server; every check of schemathesis is made on each answer."""

    def __init__(self, url: str) -> None:
        self.answers: Counter[str] = Counter()
        """The number of times that each operation gave each status."""
        self.moves = 0
        """Real moves that were carried out."""
        self._ada = Browser(url, "Ada")
        status, robot = self._ada.post("/api/tokens", {"name": "Robot"})
        assert status == 200, robot
        token = {"Authorization": f"Bearer {robot['token']}"}
        self._callers = [token, {}, {"Cookie": self._ada.cookie}]
        self._schema: Any = schemathesis.openapi.from_url(url + "/api/schema")
        checks = self._schema.config.checks
        checks.update(max_response_time=SLOWEST)
        refused = checks.negative_data_rejection
        refused.expected_statuses = [*refused.expected_statuses, "413"]
        self.tables: list[str] = []
        self.new_tables()

    def new_tables(self) -> None:
        """Let the requests concern other tables: an open one, one of hers alone, one with a bot."""
        wishes = (("me", "open"), ("me", "me"), ("me", "random"))
        self.tables = [self._ada.table(*seats) for seats in wishes]

    def run(self, mode: GenerationMode, examples: int, number: int = 0) -> None:
        """Send so many requests to each operation, a quarter where there is no body, and a move
        after each of them. The same ``number`` makes the same requests."""
        for found in self._schema.get_all_operations():
            operation = found.ok()
            if mode is GenerationMode.NEGATIVE and not _can_be_wrong(operation):
                continue
            count = examples if operation.body else max(1, examples // 4)
            with contextlib.suppress(Unsatisfiable):
                self._send(operation, mode, count, number)
            self._move()

    def _send(self, operation: Any, mode: GenerationMode, count: int, number: int) -> None:
        signs_out = operation.method == "delete"  # she has more to do

        @seed(number)
        @settings(SETTINGS, max_examples=count)
        @given(
            operation.as_strategy(generation_mode=mode),
            st.sampled_from(self._callers[: 2 if signs_out else 3]),
            st.sampled_from([0, 1, 2, None]),
        )
        def send(case: Any, headers: dict[str, str], table: int | None) -> None:
            for name, value in dict(case.query).items():
                if isinstance(value, list):  # sent as many, of which the last counts
                    case.query[name] = str(value)
            case.body = _visible(_whole(case.body))
            if table is not None:
                _aim(case, self.tables[table])
            answer = case.call(headers=headers, timeout=WAIT)
            self.answers[f"{case.operation.label} {answer.status_code}"] += 1
            case.validate_response(answer)

        send()

    def _move(self) -> None:
        """A real move at the table where she plays both."""
        head = self._ada.get(f"/api/tables/{self.tables[1]}")[1]["head"]
        if not head["legal"]:
            self.tables[1] = self._ada.table("me", "me")
            return
        choice = head["legal"][self.moves % len(head["legal"])]["action"]
        move = {"t": "move", "id": f"move {self.moves}", "table": head["id"], "seq": head["seq"]}
        status, answer = self._ada.post(
            "/api/command", {**move, "seat": head["player"], "action": choice}
        )
        assert status == 200 or answer["reason"] == "stale", answer
        self.moves += 1

    def check(self) -> None:
        """No request failed, and her game went on."""
        assert "tafelronde_errors_total 0" in self._ada.get("/metrics")[1]
        status, _ = self._ada.get(f"/api/tables/{self.tables[1]}")
        assert status == 200


def _can_be_wrong(operation: Any) -> bool:
    """Whether a request can break its description: any text will do for most paths."""
    texts = all(p.definition["schema"]["type"] == "string" for p in operation.path_parameters)
    return bool(operation.body or operation.query) or not texts


def _whole(value: Any) -> Any:
    """With 12 for 12.0, which a schema's ``integer`` allows and this server does not."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case dict():
            return {name: _whole(inner) for name, inner in value.items()}  # pyright: ignore[reportUnknownVariableType]
        case list():
            return [_whole(inner) for inner in value]  # pyright: ignore[reportUnknownVariableType]
        case _:
            return value


def _visible(body: Any) -> Any:
    """With a line of chat that can be seen, which a schema cannot ask for."""
    if isinstance(body, dict) and isinstance(text := body.get("text"), str) and text:
        return {**body, "text": "." + text[1:]}  # pyright: ignore[reportUnknownVariableType]
    return body


def _aim(case: Any, table: str) -> None:
    """Let it concern a table and a game that are there, so that it gets further in."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    if isinstance(case.body, dict):
        for field, value in {"table": table, "game": "rosenkoenig"}.items():
            if field in case.body:
                case.body[field] = value
        case.body.pop("players", None)
        seats = case.body.get("seats")
        if isinstance(seats, list) and len(seats) != len(SEATS):  # pyright: ignore[reportUnknownArgumentType]
            case.body["seats"] = SEATS

"""Requests made up from the OpenAPI description: no server error, and only what it describes."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.helpers import WAIT, Browser, Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
FEW = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def _aimed(case: Any, table: str) -> None:
    """Let it concern a table and a game that are there, so that it gets further in."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    if isinstance(case.body, dict):
        for field, value in {"table": table, "game": "rosenkoenig"}.items():
            if field in case.body:
                case.body[field] = value
        case.body.pop("players", None)
        seats = case.body.get("seats")
        if isinstance(seats, list) and len(seats) != len(SEATS):
            case.body["seats"] = SEATS


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_made_up_requests_are_answered_as_described(server: Server, mode: GenerationMode) -> None:
    ada = Browser(server.url, "Ada")
    tables = [ada.table("me", "open"), ada.table("me", "me"), ada.table("me", "random")]
    status, robot = ada.post("/api/tokens", {"name": "Robot"})
    assert status == 200
    token = {"Authorization": f"Bearer {robot['token']}"}
    callers = [token, {}, {"Cookie": ada.cookie}]
    schema: Any = schemathesis.openapi.from_url(server.url + "/api/schema")
    answers: Counter[str] = Counter()
    for found in schema.get_all_operations():
        operation = found.ok()
        signs_out = operation.method == "delete"  # she has more to do

        @settings(FEW, max_examples=settings.default.max_examples // (10 if operation.body else 40))
        @given(
            operation.as_strategy(generation_mode=mode),
            st.sampled_from(callers[: 2 if signs_out else 3]),
            st.sampled_from([*tables, None]),
        )
        def send(case: Any, headers: dict[str, str], table: str | None) -> None:
            if table is not None:
                _aimed(case, table)
            answer = case.call(headers=headers, timeout=WAIT)
            case.validate_response(answer, checks=CHECKS)
            answers[f"{case.operation.label} {answer.status_code}"] += 1

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong in it
            send()
    assert answers.total() > 60
    assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]
    assert ada.get(f"/api/tables/{tables[1]}")[1]["head"]["status"] in ("playing", "over")

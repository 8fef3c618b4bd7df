"""Requests made up from the OpenAPI description: no server error, and only what it describes.

``python -m benchmarks.fuzz http`` sends many more.
"""

from __future__ import annotations

import pytest
from schemathesis import GenerationMode

from server.fuzz_http import HttpFuzz
from server.helpers import Server


# What is wrong in itself is refused before a database is asked, so one is enough for that.
@pytest.mark.parametrize(
    ("server", "mode"),
    [
        ("sqlite", GenerationMode.POSITIVE),
        ("postgres", GenerationMode.POSITIVE),
        ("postgres", GenerationMode.NEGATIVE),
    ],
    indirect=["server"],
)
def test_made_up_requests_are_answered_as_described(server: Server, mode: GenerationMode) -> None:
    fuzz = HttpFuzz(server.url)
    fuzz.run(mode, 6)
    assert fuzz.answers.total() > 60
    assert fuzz.moves
    fuzz.check()

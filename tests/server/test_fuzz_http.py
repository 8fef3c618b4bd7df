"""Requests made up from the OpenAPI description: no server error, and only what it describes.

``python -m benchmarks.fuzz http`` sends many more.
"""

from __future__ import annotations

import pytest
from schemathesis import GenerationMode

from server.fuzz_http import MODES, HttpFuzz
from server.helpers import Server


@pytest.mark.parametrize("mode", MODES)
def test_made_up_requests_are_answered_as_described(server: Server, mode: GenerationMode) -> None:
    fuzz = HttpFuzz(server.url)
    fuzz.run(mode, 10)
    assert fuzz.answers.total() > 60
    assert fuzz.moves
    fuzz.check()

"""Requests made up from the OpenAPI description: no server error, and only what it describes.

``python -m benchmarks.fuzz http`` sends many more.
"""

import pytest
from schemathesis import GenerationMode

from server.helpers import Server
from server.whole.fuzz_http import HttpFuzz


# A wrong request is refused before a database is asked, so one is enough for that; and
# what the other then makes of a request that is right, a few of each kind show.
@pytest.mark.parametrize(
    ("server", "mode", "examples"),
    [
        ("sqlite", GenerationMode.POSITIVE, 1),
        ("sqlite", GenerationMode.NEGATIVE, 1),
        pytest.param("postgres", GenerationMode.POSITIVE, 6, marks=pytest.mark.nightly),
        pytest.param("postgres", GenerationMode.NEGATIVE, 4, marks=pytest.mark.nightly),
    ],
    indirect=["server"],
)
def test_made_up_requests_are_answered_as_described(
    server: Server, mode: GenerationMode, examples: int
) -> None:
    fuzz = HttpFuzz(server.url)
    fuzz.run(mode, examples)
    assert fuzz.answers.total() > 60
    assert fuzz.moves
    fuzz.check()

"""The tests of match play the game of ``fair``, too."""

from collections.abc import Iterator

import pytest

from match.fair import registered


@pytest.fixture(autouse=True, scope="module")
def fair() -> Iterator[None]:
    with registered():
        yield

"""Reviews that play fewer continuations in one go."""

from collections.abc import Iterator

import pytest

from tafelronde.advice.reviews import comparing


@pytest.fixture(scope="module")
def short_lots() -> Iterator[None]:
    """A quarter of the usual pairs, where it is not their number that matters."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comparing, "LOT", 2)
        yield

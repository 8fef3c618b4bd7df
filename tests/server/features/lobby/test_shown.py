"""Whether a reader who keeps apart from people is shown a table."""

from types import SimpleNamespace
from typing import Any

import pytest

from tafelronde.server.live.listed import is_shown


@pytest.mark.parametrize("status", ["open", "playing", "over"])
@pytest.mark.parametrize("sits", [True, False])
@pytest.mark.parametrize("apart", [True, False])
def test_an_open_table_of_somebody_kept_apart_is_not(status: str, sits: bool, apart: bool) -> None:
    card: Any = SimpleNamespace(
        status=status, you=(0,) if sits else (), seats=(SimpleNamespace(user="ada"),)
    )
    shown = is_shown(card, frozenset({"ada"} if apart else {"zoe"}))
    assert shown is (sits or status == "playing" or (status == "open" and not apart))

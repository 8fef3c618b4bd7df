"""Shares of a batch that are at work side by side are all done when an error comes out."""

import threading
import time

import pytest

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde import Batch
from tafelronde.core.objects.batch_shares import Share


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_nobody_is_at_work_after_an_error(failing: int) -> None:
    batch = Batch(tafelronde.load(PACKAGE_GAMES[0]), 3, seed=7, threads=3)
    done, failed = list[int](), threading.Event()

    def work(share: Share) -> None:
        if share.rows.start == failing:
            failed.set()
            raise ValueError(f"share {failing}")
        failed.wait()
        time.sleep(0.05)  # so that whoever does not wait comes first
        done.append(share.rows.start)

    with pytest.raises(ValueError, match=f"share {failing}"):
        batch._shares._run(work, batch._shares._each)
    assert sorted(done) == sorted({0, 1, 2} - {failing})

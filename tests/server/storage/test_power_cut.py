"""The power fails while games are played on SQLite: nothing acknowledged is lost."""

from pathlib import Path

import pytest

from server.storage import power_cuts

CUTS = 80


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    disk, acknowledged = power_cuts.play(tmp_path, 10)
    assert {step.what for step in disk.steps} == {"write", "size", "delete", "sync"}
    for seed in range(CUTS):
        power_cuts.check_cut(disk, acknowledged, seed)


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_less_careful_settings_would_lose_some(synchronous: str, tmp_path: Path) -> None:
    disk, acknowledged = power_cuts.play(tmp_path, 10, synchronous)

    def all_cuts() -> None:
        for seed in range(500):
            power_cuts.check_cut(disk, acknowledged, seed)

    with pytest.raises(power_cuts.Lost):
        all_cuts()

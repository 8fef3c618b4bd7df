"""The backups that are deleted: all but the newest ones, and no other file."""

from pathlib import Path

import pytest

from tafelronde.server.features.health.backup_file import old_backups, prune

NAMES = [f"tafelronde-2026110{day}T120000Z.db" for day in (1, 2, 3)]


@pytest.mark.parametrize(("keep", "old"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_the_newest_stay(tmp_path: Path, keep: int, old: int) -> None:
    others = ["tables.db", "tafelronde-old.db", f"{NAMES[0]}-journal"]
    for name in (*NAMES, *others):
        (tmp_path / name).touch()
    assert [file.name for file in old_backups(tmp_path, keep)] == NAMES[:old]
    prune(tmp_path, keep)
    assert {file.name for file in tmp_path.iterdir()} == {*NAMES[old:], *others}

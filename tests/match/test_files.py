"""A file is the old one or the new one, whole, whatever happens in between."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tafelronde.match.files import write_atomically


def test_the_text_is_there_byte_for_byte(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_atomically(path, "Zoë\nx\n")
    assert path.read_bytes() == b"Zo\xc3\xab\nx\n"
    write_atomically(str(path), "new\n")
    assert path.read_bytes() == b"new\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_an_error_leaves_the_old_file_whole(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    write_atomically(path, "old\n")

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(OSError, match="no space"):
        write_atomically(path, "new\n")
    monkeypatch.undo()
    assert path.read_text() == "old\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("name", ["", "none/game.txt"])
def test_an_error_names_the_file_that_was_meant(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with pytest.raises((IsADirectoryError, FileNotFoundError)) as found:
        write_atomically(path, "new\n")
    assert found.value.filename == str(path)
    assert not [*tmp_path.iterdir()]
    assert not [*tmp_path.parent.glob(".tafelronde-*")]


@pytest.mark.parametrize("moment", ["write", "fsync", "replace"])
def test_a_crash_leaves_the_old_file_whole(moment: str, tmp_path: Path) -> None:
    """The process ends at once, without any clean-up, in the middle of writing."""
    path = tmp_path / "game.txt"
    write_atomically(path, "old\n" * 1000)
    program = textwrap.dedent(
        f"""
        import os, sys
        from tafelronde.match import files
        if {moment!r} == "write":
            opened = os.fdopen
            def fdopen(*given):
                file = opened(*given)
                file.write(b"ne")
                file.flush()
                os._exit(9)
            os.fdopen = fdopen
        else:
            setattr(os, {moment!r}, lambda *given: os._exit(9))
        files.write_atomically({str(path)!r}, "new\\n" * 1000)
        """
    )
    source = Path(sys.modules["tafelronde"].__file__ or "").parent.parent
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, check=False)
    assert done.returncode == 9
    assert path.read_text() == "old\n" * 1000


def test_the_new_file_is_whole_before_it_has_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written and forced to the disk in the same folder, then renamed."""
    steps: list[str] = []
    fsync, replace = os.fsync, os.replace

    def watch_fsync(handle: int) -> None:
        steps.append("fsync")
        fsync(handle)

    def watch_replace(aside: Path, target: Path) -> None:
        steps.append("replace")
        assert aside.parent == target.parent
        assert aside.read_text(encoding="utf-8") == "new\n"
        replace(aside, target)

    monkeypatch.setattr(os, "fsync", watch_fsync)
    monkeypatch.setattr(os, "replace", watch_replace)
    write_atomically(tmp_path / "game.txt", "new\n")
    assert steps[:2] == ["fsync", "replace"]


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_private_files_are_for_their_owner(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        write_atomically(tmp_path / "open", "x")
        write_atomically(tmp_path / "private", "x", private=True)
    finally:
        os.umask(old)
    assert (tmp_path / "open").stat().st_mode & 0o777 == 0o644
    assert (tmp_path / "private").stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
def test_a_link_goes_on_pointing_at_the_file(tmp_path: Path) -> None:
    write_atomically(tmp_path / "game.txt", "old\n")
    (tmp_path / "link").symlink_to("game.txt")
    write_atomically(tmp_path / "link", "new\n")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game.txt").read_text() == "new\n"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        write_atomically(tmp_path / "nowhere" / "game.txt", "x")

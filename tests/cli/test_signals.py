"""Signals that end a program: whatever command runs, it ends as by Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tafelronde.cli.parts.signals import endings_interrupt

WAIT = 60.0
pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no FIFOs here")


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_any_command_as_ctrl_c_does(name: str, tmp_path: Path) -> None:
    record = tmp_path / "record"
    os.mkfifo(record)
    line = [sys.executable, "-m", "tafelronde", "verify", str(record)]
    command = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with record.open("w"):  # it reads now
        command.send_signal(getattr(signal, name))
        said, told = command.communicate(timeout=WAIT)
    assert (command.returncode, said, told.strip()) == (130, "", "")


def test_threads_with_much_to_do_are_not_waited_for(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    line = [sys.executable, "-m", "tafelronde", "dataset", "make", "rosenkoenig"]
    line += ["--games", "10000000", "--shard", "5000000", "--workers", "2", "--out", str(folder)]
    command = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        end = time.monotonic() + WAIT
        while not list(folder.glob("*.part")):
            assert time.monotonic() < end
            time.sleep(0.05)
        command.send_signal(signal.SIGTERM)
        said, told = command.communicate(timeout=WAIT)
    finally:
        command.kill()
    assert (command.returncode, said) == (130, "")
    assert "Traceback" not in told
    assert not list(folder.glob("games-*.parquet"))


def test_a_command_under_nohup_outlives_its_terminal() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with endings_interrupt():
            signal.raise_signal(signal.SIGHUP)
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)

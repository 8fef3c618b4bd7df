"""``serve`` from the outside: its address, its port, what it says, how it ends."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.helpers import COMMAND, complaint, process, tafelronde
from server.helpers import WAIT, free_port
from tafelronde.cli import run
from tafelronde.cli.host import serve
from tafelronde.cli.parts.problems import Problem
from tafelronde.server.base.config import PACKED, Settings
from tafelronde.server.node.run import Ready

ROOT = Path(__file__).parents[2]
FIRST_PORT = """
from tafelronde.server.base import config
config.PORT = {}
from tafelronde.cli import main
main()
"""
"""The command, where this is the first port that it tries."""


@pytest.fixture
def browsers(tmp_path: Path) -> Path:
    """A browser that only writes down where it is led."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "visited"}\n')
    script.chmod(0o755)
    return tmp_path / "visited"


@contextlib.contextmanager
def started(
    *arguments: str, command: tuple[str, ...] = COMMAND, **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and what it says first; ended by SIGTERM, with exit code 0."""
    given = {**os.environ, "LC_ALL": "C.UTF-8", "TAFELRONDE_WORKERS": "1", **environment}
    server = subprocess.Popen(
        [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given
    )
    assert server.stdout is not None
    try:
        yield server, server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        assert server.wait(WAIT) == 0
    finally:
        server.kill()
        server.communicate()


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


def test_bare_tafelronde_opens_the_table_in_the_browser(tmp_path: Path, browsers: Path) -> None:
    environment = {
        "TAFELRONDE_DATABASE": str(tmp_path / "tables.db"),
        "BROWSER": str(browsers.parent / "browser"),
        "TAFELRONDE_PUBLIC_ADDRESS": "https://table.example.org/",
    }
    with started(**environment) as (server, line):
        assert server.stdout is not None
        told = server.stdout.readline()  # a pipe: what is written there may be kept
        assert "tafelronde admin invite" in told
        assert "join#" not in told
        address = address_in(line)
        assert address.startswith("http://localhost:80")
        with urllib.request.urlopen(address + "health") as answer:
            assert json.load(answer)["status"] == "ok"
        # Whoever starts it twice is led to the one that runs.
        again = process("--lang", "nl", **environment)
        assert (again.code, again.err) == (0, "")
        assert f"staat al op {address}" in again.out
    assert browsers.read_text(encoding="utf-8").split() == [address, address]


def test_a_taken_port_is_passed_over_unless_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        first = taken.getsockname()[1]
        flags = ("serve", "--no-browser", "--database", str(tmp_path / "tables.db"))
        command = (sys.executable, "-c", FIRST_PORT.format(first))
        with started(*flags, command=command) as (_, line):
            port = int(address_in(line).rstrip("/").rpartition(":")[2])
            assert first < port < first + 20
        assert f"Port {first} is taken" in complaint(process(*flags, "--port", first))


@pytest.mark.parametrize("is_terminal", [True, False])
def test_the_link_to_become_host_is_shown_to_a_terminal_alone(
    is_terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve_node(settings: Settings, ready: Ready) -> None:
        ready("http://localhost:1/", "secret")

    monkeypatch.setattr("tafelronde.server.node.run.serve", serve_node)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    flags = ("--no-browser", "--database", "unused.db", "--lang", "en")
    assert run.run(["serve", *flags, "--public-address", "https://table.example.org"]) == 0
    said = capsys.readouterr().out
    assert ("https://table.example.org/host/join#secret" in said) == is_terminal
    assert ("secret" in said) == is_terminal
    assert ("tafelronde admin invite" in said) != is_terminal


def test_what_a_node_logs_is_json(tmp_path: Path) -> None:
    flags = ("serve", "--no-browser", "--database", str(tmp_path / "tables.db"))
    port = str(free_port())
    with started(*flags, TAFELRONDE_LOG_LEVEL="info", TAFELRONDE_PORT=port) as (server, line):
        assert address_in(line) == f"http://localhost:{port}/"
        server.send_signal(signal.SIGTERM)
        assert server.wait(WAIT) == 0
        assert server.stderr is not None
        lines = [json.loads(line) for line in server.stderr]
    assert [line["message"] for line in lines] == ["started", "stopping", "stopped"]
    assert (lines[0]["address"], lines[0]["database"]) == (f"http://localhost:{port}/", "sqlite")
    assert {line["level"] for line in lines} == {"info"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "0"], "--port must be a whole number from 1"),
        (["--port", "70000"], "--port must be 1–65535, not “70000”"),
        (["--port", "http"], "--port must be a whole number"),
        (["--workers", "0"], "--workers must be"),
        (["--rate", "fast"], "--rate must be"),
        (["--offer", "drakon,chess"], "There is no game “chess” here; there is: "),
        (["--log-level", "loud"], "--log-level: “loud” is not possible; expected: debug, info"),
        (["--judge", "all"], "--judge: “all” is not possible; expected: server, devices"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid:8080: no such name is known"),
        (["--host", "no.such.host.invalid", "--lang", "nl"], ": deze naam is niet bekend"),
        (["--host", "192.0.2.1", "--lang", "de"], ": dieser Computer hat diese Adresse nicht"),
    ],
)
def test_bad_flags(arguments: list[str], said: str, tmp_path: Path) -> None:
    outcome = process("serve", "--no-browser", "--database", tmp_path / "x.db", *arguments)
    assert said in complaint(outcome)
    assert outcome.out == ""


@pytest.mark.parametrize("packed", [False, True])
def test_who_leaves_judging_to_devices_needs_what_they_judge_with(
    tmp_path: Path, packed: bool
) -> None:
    settings = Settings(judge="devices", static=tmp_path)
    if packed:
        (tmp_path / PACKED).write_text("{}")
        return serve._check(settings)
    with pytest.raises(Problem, match="no-pack"):
        serve._check(settings)


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], "serve"),
        (["--no-browser", "--port", "9000"], "serve"),
        (["--lang", "nl"], "serve"),
        (["--lang", "nl", "games"], ""),
        (["games"], ""),
        (["--help"], ""),
        (["--version"], ""),
        (["dance"], ""),
    ],
)
def test_without_a_command_it_serves(arguments: list[str], command: str) -> None:
    expected = [command, *arguments] if command else arguments
    assert run._with_command(arguments) == expected


def test_help_names_the_commands() -> None:
    outcome = tafelronde("--help")
    assert "serve" in outcome.out
    assert "migrate" in outcome.out
    assert "what happens without a command" in tafelronde("serve", "--help").out


# ---- ./play -------------------------------------------------------------------------------------


@pytest.fixture
def play(tmp_path: Path) -> Path:
    """``./play`` where all is installed, and a command that tells how it was called."""
    root = tmp_path / "clone"
    (root / "requirements").mkdir(parents=True)
    (root / ".venv" / "bin").mkdir(parents=True)
    (root / "play").write_text((ROOT / "play").read_text())
    (root / "requirements" / "prepare.sh").write_text("prepare() { :; }\n")
    told = root / ".venv" / "bin" / "tafelronde"
    told.write_text("#!/bin/sh\nprintf '%s\\n' \"$@\"\n")
    for file in (root / "play", told):
        file.chmod(0o755)
    return root / "play"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
@pytest.mark.parametrize(
    ("given", "called"),
    [
        ([], ["serve"]),
        (["--no-browser", "--port", "9000"], ["serve", "--no-browser", "--port", "9000"]),
        (["rosenkoenig"], ["play", "rosenkoenig"]),
        (["rosenkoenig", "--bots", "two words"], ["play", "rosenkoenig", "--bots", "two words"]),
    ],
)
def test_play_serves_or_plays(play: Path, given: list[str], called: list[str]) -> None:
    done = subprocess.run([play, *given], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == called

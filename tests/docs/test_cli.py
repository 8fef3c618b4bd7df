"""docs/cli.md is true: its program runs, its commands and keys exist."""

import json
import re
import shlex
from pathlib import Path

import pytest

from cli.helpers import tafelronde

DOC = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    exec(compile(program, "docs/cli.md", "exec"), {"__name__": "example"})
    assert "Score(mean=" in capsys.readouterr().out


def test_every_option_that_is_named_exists() -> None:
    helps = {
        command: tafelronde(*command.split(), "--help").out
        for command in (
            *(
                "serve",
                "migrate",
                "games",
                "play",
                "learn",
                "simulate",
                "arena",
                "replay",
                "verify",
                "review",
                "bench",
                "benchmark",
                "exploit",
                "train",
                "puzzles make",
                "puzzles check",
                "dataset make",
                "dataset check",
                "dataset from",
            ),
        )
    } | {"bot": tafelronde("bot", "check", "--help").out}
    for line in re.findall(r"^(?:.*\| )?tafelronde (.*?)(?:#.*)?$", DOC, re.MULTILINE):
        command, *rest = shlex.split(line) or ["serve"]
        if command in ("puzzles", "dataset"):
            command, rest = f"puzzles {rest[0]}", rest[1:]
        for option in rest:
            if option.startswith("--"):
                assert option in helps[command], line


def test_every_key_of_simulate_is_named() -> None:
    report = json.loads(tafelronde("simulate", "rosenkoenig", "--games", 5, "--json").out)
    table = DOC.partition("| key | what |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+)`", table)) == set(report)

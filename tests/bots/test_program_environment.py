"""A program that is a bot learns little of its host's environment."""

import pytest

from tafelronde.bots.external.program import Program

TELL = 'read -r line; env | tr "\\n" " "; echo'
SECRETS = (
    "TAFELRONDE_DATABASE", "TAFELRONDE_SMTP_PASSWORD", "TAFELRONDE_PASSWORD", "PGPASSWORD",
    "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "DATABASE_URL",
)  # fmt: skip
WANTED = {"LC_ALL": "C", "TAFELRONDE_BOT_KEY": "its own", "HOME": "/home/fox", "LANG": "nl"}


def test_it_gets_the_variables_that_are_listed_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, "hunter2")
    for name, value in WANTED.items():
        monkeypatch.setenv(name, value)
    program = Program(["/bin/sh", "-c", TELL])
    try:
        told = program.ask(b"tell", 30).decode()
    finally:
        program.close()
    assert "hunter2" not in told
    assert "PATH=" in told
    for name, value in WANTED.items():
        assert f"{name}={value}" in told

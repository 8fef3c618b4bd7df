"""Addresses of PostgreSQL: what is wrong is named by its field, and no password is shown."""

import asyncio

import pytest

from cli.helpers import tafelronde
from tafelronde.server.base.config import Settings, Smtp
from tafelronde.server.storage.address import NoDatabase
from tafelronde.server.storage.faults import postgres_fault
from tafelronde.server.storage.migrate import version
from tafelronde.server.storage.postgres_address import (
    BadAddress,
    is_postgres,
    parts_of,
    without_password,
)

TAIL = "localhost/games"


@pytest.mark.parametrize(
    ("address", "place", "secrets"),
    [
        ("postgresql://me:word@base.example/games", "base.example/games", {"word"}),
        ("POSTGRES://me:p%40ss@base.example:5432/games", "base.example/games", {"p%40ss", "p@ss"}),
        ("postgresql://me:p%ss@one,two:5433/games", "one,two/games", {"p%ss"}),
        ("postgresql://me:p:ss@[::1]:5432/games?sslmode=require", "[::1]/games", {"p:ss"}),
        ("postgresql:///games?host=/run/pg&user=me@tenant", "/run/pg/games", set()),
        ("postgresql://base:5432/games?user=me@tenant", "base/games", set()),
        ("postgresql://me@/games?password=a%26b&host=/run", "/run/games", {"a&b"}),
        ("postgresql://me:@/games?host=/run&application_name=x", "/run/games", set()),
        ("postgres://", "localhost", set()),
    ],
)
def test_the_parts_of_an_address(address: str, place: str, secrets: set[str]) -> None:
    assert is_postgres(address)
    found = parts_of(address)
    assert (found.place, set(found.secrets)) == (place, secrets)
    fault = str(postgres_fault(OSError(f"no {' '.join(secrets)} here"), address))
    assert fault.startswith(f"PostgreSQL at {place}: ")
    assert not any(secret in fault for secret in secrets)


@pytest.mark.parametrize("sign", "@/?#")
@pytest.mark.parametrize("digits", ["", "12"])
@pytest.mark.parametrize("tail", [TAIL, "/games?host=/run/pg", "[::1]:5432/games?sslmode=disable"])
def test_a_sign_in_a_password_is_named_and_the_password_is_not(
    sign: str, digits: str, tail: str
) -> None:
    first = digits or "hush"
    address = f"postgresql://me:{first}{sign}hunter2@{tail}"
    with pytest.raises(BadAddress, match="the password") as bad:
        parts_of(address)
    assert f"%{ord(sign):02X}" in str(bad.value)
    said = tafelronde("migrate", "--check", "--database", address)
    assert (said.code, said.out) == (2, "")
    assert "the password" in said.err
    for secret in ("hush", "hunter2"):
        assert secret not in said.err + str(bad.value) + str(postgres_fault(OSError("x"), address))


@pytest.mark.parametrize(
    ("address", "field"),
    [
        ("postgresql+asyncpg://me:hunter2@localhost/games", "scheme"),
        ("postgresql+psycopg2://me:hunter2@localhost/games", "scheme"),
        ("host=localhost dbname=games password=hunter2", "form"),
        ("postgres:/me:hunter2@localhost/games", "scheme"),
        ("postgresql:me:hunter2@localhost/games", "scheme"),
        ("PostgreSQL+asyncpg:/me:hunter2@localhost/games", "scheme"),
        ("postgresql://me:hunter2@localhost:port/games", "port"),
        ("postgresql://me:hunter2@localhost/games?connect_timeout=5", "connect_timeout"),
        ("postgresql://me:hunter2@localhost/games?channel_binding=require", "channel_binding"),
        ("postgresql://me:hunter2@localhost/games?pgbouncer=true", "pgbouncer"),
        ("postgresql://me:hunter2@localhost/games?sslmode", "parameters"),
        ("postgresql://me:hunter2@localhost/games?sslmode=", "sslmode"),
        ("postgresql://me:hunter2@/games?host=/run&port=x", "port"),
    ],
)
def test_the_field_that_is_wrong_is_named(address: str, field: str) -> None:
    with pytest.raises(NoDatabase, match=field) as bad:
        asyncio.run(version(address))
    assert "hunter2" not in str(bad.value)


def test_what_the_server_does_not_know_is_told_with_its_name(postgres: str) -> None:
    for more, named in (("&bogus.x=1&nothing=1", "nothing"), ("&sslmode=sometimes", "sslmode")):
        said = tafelronde("migrate", "--check", "--database", postgres + more)
        assert said.code == 2
        assert named in said.err
    wrong = postgres.replace("/postgres?", "/hunter?")
    said = tafelronde("migrate", "--check", "--database", wrong)
    assert "no such database" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("admin", "move", "a.db", "mysql://me:hunter2@localhost/games"),
        ("admin", "move", "postgresql://me:hunter2@localhost/games", "postgresql://x/y"),
        ("migrate", "--database", "mysql://me:hunter2@localhost/games"),
        ("migrate", "--database", "mysql://localhost/games?password=hunter2"),
        ("serve", "--smtp", "smtp://me:hunter2@mail.example:25", "--smtp-from", "a@b.example"),
        ("serve", "--smtp", "me:hunter2@mail.example:25", "--smtp-from", "a@b.example"),
        ("serve", "--public-address", "https://me:hunter2@table.example.org"),
    ],
)
def test_no_fault_of_the_command_line_shows_a_password(words: tuple[str, ...]) -> None:
    said = tafelronde(*words)
    assert said.code == 2
    assert "hunter2" not in said.out + said.err
    assert "example" in said.err or "localhost" in said.err


def test_settings_do_not_print_their_secrets() -> None:
    smtp = Smtp("mail.example", "a@b.example", password="hunter2")
    settings = Settings(database="postgresql://me:hunter2@x/y", smtp=smtp)
    assert "hunter2" not in repr(settings)
    assert "mail.example" in repr(settings)


def test_what_was_typed_is_shown_without_its_password() -> None:
    assert without_password("a/b.db") == "a/b.db"
    assert without_password("x://me:a@b@c/d?Password=e&f=g") == "x://…@c/d?Password=…&f=g"
    assert without_password("x://me@h/d?password=a@b") == "x://…"
    assert without_password("x://me:a?password=b@h/d") == "x://…"
    assert without_password("me:a b@h:25") == "…@h:25"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("host=h password='hunter 2' user=me", "host=h password=… user=me"),
        (r"host=h password='it\'s hunter2' user=me", "host=h password=… user=me"),
        (r"host=h password = hunter\ 2 user=me", "host=h password = … user=me"),
        ("password=hunter&2 host=h", "password=… host=h"),
        ("host=h password='hunter 2", "host=h password=…"),
        ("host=h password='a@hunter2'", "…"),
    ],
)
def test_no_part_of_a_quoted_password_is_shown(typed: str, shown: str) -> None:
    assert without_password(typed) == shown

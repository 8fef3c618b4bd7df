"""The names under which a node answers, and its first words to a browser about https."""

import http.client
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.helpers import Server, serving, sqlite_at
from tafelronde.cli.host.mails import read_public_address
from tafelronde.server.base.config import Settings
from tafelronde.server.http.hosts import Hosts, name_of

OWN = socket.gethostname().partition(".")[0]
LOOPBACK = ("localhost", "localhost:8080", "table.localhost", "127.0.0.1", "127.9.9.9:80")
IN_THE_LAN = ("192.168.1.5", "192.168.1.5:8080", "[fd00::5]:8080", "[2001:db8::1]", "8.8.8.8")
NAMED = ("table.local", "Table.LOCAL:80", OWN, f"{OWN}:8080", f"{OWN.upper()}.fritz.box", f"{OWN}.")
STRANGE = ("evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
           "local", "evil.local.example", f"{OWN}.evil.example", "user@localhost", "localhost/x",
           "[::1", "localhost:x", " ", "127.0.0.1.", "0x7f.1")  # fmt: skip


@pytest.mark.parametrize("host", ["", *LOOPBACK, "[::1]:8080", *IN_THE_LAN, *NAMED])
def test_a_table_in_the_lan_answers_under_its_names_there(host: str) -> None:
    assert host in Hosts(Settings())


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_of_somebody_else_is_none_of_its_own(host: str) -> None:
    fine = host == "127.0.0.1."  # a name with its last dot is the same name
    assert (host in Hosts(Settings())) == fine


def test_with_a_public_address_only_that_and_this_computer_are_answered() -> None:
    hosts = Hosts(Settings(public_address="https://Table.example.org:8443"))
    for host in ("table.example.org", "table.example.org:8443", "TABLE.example.org.", *LOOPBACK):
        assert host in hosts
    for host in (*IN_THE_LAN, *NAMED, *STRANGE[:-2], "example.org", "x.table.example.org"):
        assert host not in hosts


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("https://tisch-für-alle.example", "https://xn--tisch-fr-alle-2ob.example"),
        ("https://Straße.example:8443/", "https://xn--strae-oqa.example:8443"),
        ("https://xn--strae-oqa.example", "https://xn--strae-oqa.example"),
        ("HTTPS://Table.Example.org:443", "https://table.example.org"),
        ("http://192.168.1.5:80", "http://192.168.1.5"),
        ("http://[FD00::5]:8080", "http://[fd00::5]:8080"),
        ("http://my_table:80/", "http://my_table"),
    ],
)
def test_a_public_address_is_kept_as_browsers_send_it(typed: str, origin: str) -> None:
    assert read_public_address(typed) == origin
    assert origin.partition("://")[2] in Hosts(Settings(public_address=origin))


def test_a_node_that_listens_at_a_name_answers_to_it() -> None:
    assert "table" in Hosts(Settings(host="table"))
    assert "table" not in Hosts(Settings())


@pytest.mark.parametrize(
    ("host", "name"),
    [("[::1]:80", "::1"), ("Table:80", "table"), ("table.", "table"), ("a b", "a b"), (":80", "")],
)
def test_a_host_without_its_port(host: str, name: str) -> None:
    assert name_of(host) == name


@contextmanager
def asked(
    server: Server, path: str, host: str, method: str = "GET", **headers: str
) -> Iterator[http.client.HTTPResponse]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    line.request(method, path, headers={"Host": host, **named})
    try:
        yield line.getresponse()
    finally:
        line.close()


def test_who_calls_it_by_another_name_is_told_a_sentence(server: Server) -> None:
    for path in ("/", "/api/games", "/health", "/metrics", "/assets/x.js"):
        with asked(server, path, "evil.example") as answer:
            assert answer.status == 421
            assert b'"reason":"wrong-host"' in answer.read()
    for language, word in (
        ("en", "does not answer"),
        ("nl", "luistert niet"),
        ("de", "hört nicht"),
    ):
        wish = {"Accept": "text/html,*/*", "Accept_Language": language}
        with asked(server, "/", "evil.example:80", **wish) as answer:
            text = answer.read().decode()
            assert answer.getheader("content-type") == "text/plain; charset=utf-8"
            assert word in text
            assert "evil.example:80" in text
            assert "--public-address" in text
    with asked(server, "/api/games", OWN) as answer:
        assert answer.status == 200


def test_https_is_asked_for_where_the_host_has_named_it(tmp_path: Path) -> None:
    public = ("--public-address", "https://table.example.org")
    with serving(sqlite_at(tmp_path), more=public) as server:
        for path, proto, told in (
            ("/", "https", "max-age=31536000"),
            ("/api/me", "https", "max-age=31536000"),
            ("/", "http", None),
        ):
            with asked(server, path, "table.example.org", X_Forwarded_Proto=proto) as answer:
                assert answer.getheader("strict-transport-security") == told
        with asked(server, "/", "192.0.2.5") as answer:
            assert answer.status == 421


def test_without_a_public_address_nobody_is_bound_to_https(server: Server) -> None:
    with asked(server, "/", "localhost", X_Forwarded_Proto="https") as answer:
        assert answer.status == 200
        assert answer.getheader("strict-transport-security") is None

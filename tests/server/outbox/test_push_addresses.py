"""Addresses of push services, by their text alone."""

import asyncio
import socket

import pytest

from tafelronde.server.base.refusal import Refusal
from tafelronde.server.outbox import push
from tafelronde.server.outbox.push import address_of, check_endpoint

NUMBERS = (
    "127.1", "127.0.1", "0177.0.0.1", "0x7f.1", "0x7f000001", "127.0.0.1.", "10.1", "0", "0x",
    "2130706433", "a.b.0x7f", "a.255", "１２７.１", "127。1", "127.0.0.0x1",
)  # fmt: skip
"""Ways of writing numbers of IPv4 that resolvers take."""
NAMES = (
    "localhost.",
    "table.localhost",
    "printer.local",
    "metadata.google.internal",
    "a.home.arpa",
)
"""Names that lead to no public host."""


@pytest.fixture(autouse=True)
def _only_public(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "ANYWHERE", False)


@pytest.mark.parametrize("host", [*NUMBERS, *NAMES, "single", ".", "..", "[::1]", "[fe80::1%25a]"])
def test_a_number_is_no_push_service(host: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_endpoint(f"https://{host}/x")
    assert refused.value.reason == "bad-push"


@pytest.mark.parametrize(
    "host", ["fcm.googleapis.com", "web.push.apple.com.", "1.2.3.example", "xn--bcher-kva.example"]
)
def test_a_name_may_be_one(host: str) -> None:
    check_endpoint(f"https://{host}/x")


@pytest.mark.parametrize("host", ["127.1", "0x7f.1", "2130706433", "0177.0.0.1", "localhost"])
def test_what_a_resolver_makes_of_it_decides_when_it_is_connected(host: str) -> None:
    """Real look-ups of this computer, of hosts that were stored before they were refused."""
    try:
        socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    except socket.gaierror:
        pytest.skip("the resolver of this computer does not take it")
    with pytest.raises(OSError, match="not an address of the internet"):
        asyncio.run(address_of(host, 443))

"""The caller behind proxies: addresses are counted from the right, and of nobody else believed."""

import re

import pytest

from tafelronde.server.http.addresses import Proxies

HOME = "203.0.113.9"


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, ::1,10.0.0.0/8,2001:db8:1::/48")
    assert all(host in proxies for host in ("127.0.0.1", "::1", "10.9.8.7", "2001:db8:1::9"))
    assert not any(host in proxies for host in ("127.0.0.2", "11.0.0.1", "2001:db8::1", "x", ""))
    assert "127.0.0.1" not in Proxies("")
    assert "10.9.8.7" in Proxies("::ffff:10.0.0.0/104")
    assert "10.9.8.7" in Proxies("::ffff:10.9.8.7")
    assert "11.0.0.1" not in Proxies("::ffff:10.0.0.0/104")


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [
        ("*", "*"),
        ("127.0.0.1,*", "*"),
        ("0.0.0.0/0", "0.0.0.0/0"),
        ("::/0", "::/0"),
        ("0.0.0.0/1,128.0.0.0/1", "0.0.0.0/1"),
        ("10.0.0.0/7", "10.0.0.0/7"),
        ("2000::/3", "2000::/3"),
        ("::ffff:0:0/96", "::ffff:0:0/96"),
        ("10.0.0.0/8,proxy.example", "proxy.example"),
        ("10.0.0.0/33", "10.0.0.0/33"),
        ("10.0.0", "10.0.0"),
    ],
)
def test_what_would_believe_everybody_or_is_no_network_is_refused(setting: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=rf"^{re.escape(wrong)}$"):
        Proxies(setting)


@pytest.mark.parametrize(
    ("forwarded", "caller"),
    [
        ([], "127.0.0.1"),
        ([HOME], HOME),
        ([f"198.51.100.1, {HOME}"], HOME),
        ([f"127.0.0.1, {HOME}"], HOME),
        (["198.51.100.1", HOME], HOME),
        ([f"{HOME}, 10.0.0.7"], HOME),
        ([f"198.51.100.1,{HOME},10.0.0.7, 10.0.0.8"], HOME),
        (["10.0.0.9, 10.0.0.8"], "10.0.0.9"),
        ([f"{HOME}:20001"], HOME),
        ([f"  {HOME}  "], HOME),
        (["2001:DB8::7"], "2001:db8::7"),
        (["[2001:db8::7]:443"], "2001:db8::7"),
        (["[2001:db8::7]"], "2001:db8::7"),
        ([f"::ffff:{HOME}"], HOME),
        (["unknown"], "127.0.0.1"),
        ([f"{HOME}, unknown"], "127.0.0.1"),
        ([f"{HOME}, _hidden, 10.0.0.7"], "10.0.0.7"),
        ([f"198.51.100.1, {HOME},"], "127.0.0.1"),
        ([""], "127.0.0.1"),
        (["[2001:db8::7"], "2001:db8::7"),
        (["\xe4"], "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxys_is_the_callers(
    forwarded: list[str], caller: str
) -> None:
    headers = [(b"x-forwarded-for", text.encode("latin-1")) for text in forwarded]
    found = Proxies("127.0.0.1,10.0.0.0/24").read("127.0.0.1", "http", headers)
    assert (found.address, found.direct) == (caller, not forwarded)


@pytest.mark.parametrize(
    ("peer", "address", "scheme", "direct"),
    [
        ("127.0.0.1", HOME, "https", False),
        ("::ffff:127.0.0.1", HOME, "https", False),
        ("192.0.2.1", "192.0.2.1", "http", True),
        ("::ffff:192.0.2.1", "192.0.2.1", "http", True),
        ("", "", "http", True),
    ],
)
def test_only_a_trusted_proxy_says_who_asks(
    peer: str, address: str, scheme: str, direct: bool
) -> None:
    headers = [(b"x-forwarded-for", HOME.encode()), (b"x-forwarded-proto", b"https")]
    assert Proxies("127.0.0.1").read(peer, "http", headers) == (address, scheme, direct)


@pytest.mark.parametrize(
    ("said", "scheme"),
    [
        (b"https", "https"),
        (b" HTTPS ", "https"),
        (b"wss", "https"),
        (b"ftp", "http"),
        (b"", "http"),
    ],
)
def test_a_proxy_says_whether_the_browser_used_https(said: bytes, scheme: str) -> None:
    found = Proxies("127.0.0.1").read("127.0.0.1", "http", [(b"x-forwarded-proto", said)])
    assert found == ("127.0.0.1", scheme, False)


@pytest.mark.parametrize("name", ["x-forwarded-for", "x-forwarded-prefix", "forwarded", "via"])
def test_whatever_a_proxy_adds_says_that_there_is_one(name: str) -> None:
    assert not Proxies("127.0.0.1").read("127.0.0.1", "http", [(name.encode(), b"x")]).direct

"""The address of a caller, and the addresses of proxies that pass on the callers' own."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

WIDEST = {4: 8, 6: 16}
"""Bits of the widest network of proxies, by version of IP: in a wider one are strangers."""
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_Headers = Iterable[tuple[bytes, bytes]]
_OF_PROXIES = (b"x-forwarded-", b"forwarded", b"x-real-ip", b"via")
"""Beginnings of the names of headers that proxies add."""
_SCHEMES = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}


def plain(host: str) -> str:
    """An address in its usual form: an IPv4 address that is written as IPv6 is IPv4."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """The address under which a caller is counted: of IPv6 the network of 64 bits, since one
    household has all of it."""
    host = plain(host)
    return str(ipaddress.IPv6Network((host, 64), strict=False)) if _is_v6(host) else host[:64]


def is_address(host: str) -> bool:
    """Whether this text is an IP address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_v6(host: str) -> bool:
    try:
        ipaddress.IPv6Address(host)
    except ValueError:
        return False
    return True


def _as_v4(network: _Network) -> _Network:
    """A network of IPv4 addresses that is written as IPv6, as IPv4, since so callers are known."""
    first = network.network_address
    mapped = first.ipv4_mapped if isinstance(first, ipaddress.IPv6Address) else None
    if mapped is None or network.prefixlen < 96:
        return network
    return ipaddress.IPv4Network((mapped, network.prefixlen - 96))


class Forwarded(NamedTuple):
    """A request's origin, as the connection and the trusted proxies on its way tell it."""

    address: str
    """The caller's address."""
    scheme: str
    """``http`` or ``https``: how the browser asked."""
    direct: bool
    """Whether it came without a proxy."""


class Proxies:
    """The proxies of a setting such as ``127.0.0.1,10.0.0.0/8``. Raises ValueError, which names the
    part that is neither an address nor a network, or that is wider than a network of one owner."""

    def __init__(self, setting: str) -> None:
        self._networks: list[_Network] = []
        for one in filter(None, map(str.strip, setting.split(","))):
            try:
                network = ipaddress.ip_network(one, strict=False)
            except ValueError:
                raise ValueError(one) from None
            network = _as_v4(network)
            if network.prefixlen < WIDEST[network.version]:
                raise ValueError(one)
            self._networks.append(network)

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def read(self, peer: str, scheme: str, headers: _Headers) -> Forwarded:
        """The origin of a request from this peer (an address) by this scheme. Headers are believed
        only of a trusted peer: of X-Forwarded-For the last address that is no proxy's, since each
        proxy appends the address that it saw, and a caller can only write what stands before."""
        peer = plain(peer)
        if peer not in self:
            return Forwarded(peer, scheme, direct=True)
        chain: list[str] = []
        direct = True
        for name, value in headers:
            direct = direct and not name.startswith(_OF_PROXIES)
            if name == b"x-forwarded-for":
                chain += value.decode("latin-1").split(",")
            elif name == b"x-forwarded-proto":
                scheme = _SCHEMES.get(value.strip().lower(), scheme)
        return Forwarded(self._caller(peer, chain), scheme, direct)

    def _caller(self, peer: str, chain: list[str]) -> str:
        """The last address of the chain that is no proxy's; where all are, the first. What is no
        address ends the chain: the proxy that wrote it counts."""
        found = peer
        for text in reversed(chain):
            address = _without_port(text.strip())
            if not is_address(address):
                return found
            found = plain(address)
            if found not in self:
                return found
        return found


def _without_port(text: str) -> str:
    """An address of X-Forwarded-For: ``192.0.2.1``, ``192.0.2.1:80``, ``2001:db8::1`` or
    ``[2001:db8::1]:80``, without its port."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    host, _, port = text.partition(":")
    return host if port.isdecimal() and "." in host else text

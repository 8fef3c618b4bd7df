"""The address of a caller, and the addresses of proxies that pass on the callers' own."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


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


def _is_v6(host: str) -> bool:
    try:
        ipaddress.IPv6Address(host)
    except ValueError:
        return False
    return True


class Proxies:
    """The proxies of a setting such as ``127.0.0.1,10.0.0.0/8``; ``*`` stands for all addresses."""

    def __init__(self, setting: str) -> None:
        self._setting = setting
        self._all = setting.strip() == "*"
        self._names: set[str] = set()
        self._networks: list[_Network] = []
        for one in filter(None, map(str.strip, setting.split(","))):
            try:
                self._networks.append(ipaddress.ip_network(one, strict=False))
            except ValueError:
                self._names.add(one)

    @cached_property
    def _reader(self) -> Any:
        from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

        return ProxyHeadersMiddleware(_ask_nobody, self._setting)

    def __contains__(self, host: str) -> bool:
        if self._all or host in self._names:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    async def caller(self, peer: str, headers: Sequence[tuple[bytes, bytes]]) -> str:
        """The address of the caller behind this peer with these headers, as uvicorn reads them."""
        scope: Any = {"type": "websocket", "client": (plain(peer), 0), "headers": headers}
        nothing: Any = None
        await self._reader(scope, nothing, nothing)
        return scope["client"][0]


async def _ask_nobody(scope: Any, receive: Any, send: Any) -> None:
    """An application that does nothing: only what happened to the scope is read."""

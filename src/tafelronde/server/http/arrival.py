"""Arrival of a request: by which proxy, under which name, in which folder."""

import re
from collections.abc import MutableMapping, Sequence
from typing import Any, NamedTuple

from ..base.config import Settings
from .addresses import Proxies
from .hosts import Hosts

Scope = MutableMapping[str, Any]
KEY = "tafelronde.arrival"
"""The key of a request's arrival in its scope (ASGI)."""
FOLDER = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
"""A folder on a site: ``/games``, ``/our/table``."""
_PORTS = {"http": 80, "https": 443}


class Arrival(NamedTuple):
    """The way of a request."""

    address: str
    """The caller's address."""
    direct: bool
    """Whether no proxy passed it on."""
    scheme: str
    """``http`` or ``https``."""
    host: str
    """The ``Host``, as the browser sent it."""
    folder: str
    """The folder in which the site lies for the browser, ``/games``; '': the site has no folder."""
    path: str
    """The path below the folder."""

    @property
    def site(self) -> str:
        """The address of the site, without a ``/`` at its end."""
        return f"{self.scheme}://{self.host}{self.folder}"

    @property
    def port(self) -> int:
        """The port to which the browser speaks."""
        _, found, port = self.host.rpartition(":")
        return int(port) if found and port.isdecimal() else _PORTS[self.scheme]


class Arrivals:
    """Reads how requests come, by the settings of a node."""

    def __init__(self, settings: Settings, proxies: Proxies) -> None:
        self.hosts = Hosts(settings)
        self._proxies = proxies
        self._folder = settings.path
        self._public = settings.public_address

    def read(
        self, peer: str, scheme: str, path: str, headers: Sequence[tuple[bytes, bytes]]
    ) -> Arrival:
        """The arrival of a request from this peer. ``headers``: the names in lower case."""
        address, scheme, direct = self._proxies.read(peer, scheme, headers)
        host = header(headers, b"host")
        given = header(headers, b"x-forwarded-prefix").rstrip("/") if not direct else ""
        folder = self._folder or (given if FOLDER.fullmatch(given) else "")
        if self._folder and given != self._folder and f"{path}/".startswith(f"{self._folder}/"):
            path = path[len(self._folder) :]  # '': its bare name
        return Arrival(address, direct, scheme, host, folder, path)

    def is_secure(self, arrival: Arrival) -> bool:
        """Whether browsers may be told to use https from now on: the host has named an address with
        it, and this request came so."""
        return arrival.scheme == "https" and self._public.startswith("https://")


def arrival_of(request: Any) -> Arrival:
    """The arrival of a request that the guard has let in."""
    return request.scope[KEY]


def header(headers: Sequence[tuple[bytes, bytes]], name: bytes) -> str:
    """The first header of this name (in lower case); '' where there is none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")

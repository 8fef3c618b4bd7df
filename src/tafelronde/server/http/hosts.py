"""The names under which a node answers.

A page of another site could let its own name lead to this computer (DNS rebinding), and would then
read what only pages of this site may read. So a node answers only to names that are its own.
"""

import socket
from urllib.parse import urlsplit

from ..base.config import Settings
from .addresses import is_address

AT_HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""Ends of names that networks at home give to a computer; nobody owns them in the internet, but for
the last one, which belongs to the maker of such routers."""


class Hosts:
    """The names of a node. With ``public_address``: the name in it, and ``localhost`` with its
    addresses. Without: ``localhost``, all IP addresses, ``*.local``, and the computer's own name in
    its network."""

    def __init__(self, settings: Settings) -> None:
        self.public = name_of(urlsplit(settings.public_address).netloc)
        self._own = {self.public} if self.public else _own_names(settings.host)

    def __contains__(self, host: str) -> bool:
        """Whether the node answers to this ``Host``; to '' it does, since only old programs that no
        page can lead send none."""
        if not host:
            return True
        name = name_of(host)
        if name in self._own or _is_loopback(name):
            return True
        return not self.public and (is_address(name) or name.endswith(".local"))


def name_of(host: str) -> str:
    """The name or address of a ``Host``, without its port: ``[::1]:8080`` → ``::1``; '' for what is
    none."""
    try:
        parts = urlsplit(f"//{host}")
        name = (parts.hostname or "").removesuffix(".")
        _ = parts.port
    except ValueError:
        return ""
    return "" if parts.username is not None or parts.path or parts.query else name


def _is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return name == "::1" or (name.startswith("127.") and is_address(name))


def _own_names(listens_at: str) -> set[str]:
    """The names of this computer, in lower case."""
    full = socket.gethostname().lower().removesuffix(".")
    short = full.partition(".")[0]
    names = {full, short, listens_at.lower(), *(f"{short}{end}" for end in AT_HOME)}
    return names - {""}

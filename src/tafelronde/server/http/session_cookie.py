"""The cookie by which a browser is known: its name, and how it is found among others' cookies.

Browsers send a cookie to all ports of a host, so its name has the site and the port. They also send
what other programs of the host have left there, in forms that no standard knows, and of these
nothing is refused.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ..base.parts import Parts
from ..people.identities import Identities
from ..people.person import Person
from .arrival import Arrival

OLD = "tafelronde"
"""The name until November 2026: read, and given the present name beside it."""
OLD_AGE = 86_400
"""Seconds for which the old one is kept then: while the nodes of a site are renewed one after the
other, those of the old version know no other name."""
AGE = 400 * 86_400
"""Seconds for which the cookie is kept; browsers allow no more."""
RENEWAL = "tafelronde.renewal"
"""The key, in a request's scope (ASGI), of cookies that its answer sets (``Known.renewal``)."""
MOST = 8
"""The most cookies of one request that are looked at."""


class Known(NamedTuple):
    """A caller, and what their browser is to do with its cookies."""

    person: Person | None
    renewal: tuple[str, ...] = ()
    """Values of Set-Cookie: the cookie under its present name, and a nearer end of the old one."""


def cookies_of(header: str) -> Iterator[tuple[str, str]]:
    """The names and values of a ``Cookie``. What has no ``=`` is passed over, everything else is
    taken as it is: quotes, blanks, JSON, any letters."""
    for part in header.split(";"):
        name, found, value = part.partition("=")
        if found:
            yield name.strip(), value.strip().strip('"')


def ends_of_old(header: str) -> tuple[str, ...]:
    """Values of Set-Cookie for an answer that signs a browser in or out which sent these cookies:
    under the old name nobody remains."""
    old = any(name == OLD for name, _ in cookies_of(header))
    return (f"{OLD}=; Path=/; Max-Age=0",) if old else ()


def _secure(arrival: Arrival) -> str:
    return "; Secure" if arrival.scheme == "https" else ""


class SessionCookies:
    """Reads and makes the cookie."""

    def __init__(self, parts: Parts) -> None:
        self._identities = parts[Identities]

    def name(self, arrival: Arrival) -> str:
        """The name of the cookie for this browser, such as ``tafelronde-3f2a9c1b-8080``."""
        return f"{OLD}-{self._identities.site}-{arrival.port}"

    async def who(self, arrival: Arrival, authorization: str, header: str) -> Known:
        """The caller with these headers. Raises Refusal for an unknown token."""
        if not header or authorization.lower().startswith("bearer "):
            return Known(await self._identities.who(authorization, ""))
        name = self.name(arrival)
        for called, value in self._candidates(header, name):
            person = await self._identities.who("", value)
            if person is not None:
                old = called == OLD
                return Known(person, self._renamed(arrival, value) if old else ())
        return Known(None)

    def _candidates(self, header: str, name: str) -> list[tuple[str, str]]:
        """The cookies that may be this site's: first the one of this port, then those of its other
        ports, then the one with the old name."""
        site = f"{OLD}-{self._identities.site}-"
        ours = [one for one in cookies_of(header) if one[0] == OLD or one[0].startswith(site)]
        ours.sort(key=lambda one: (one[0] != name, one[0] == OLD))
        return ours[:MOST]

    def _renamed(self, arrival: Arrival, value: str) -> tuple[str, ...]:
        old = f"{OLD}={value}; Path=/; Max-Age={OLD_AGE}; HttpOnly; SameSite=Strict"
        return old + _secure(arrival), self.make(arrival, value)

    def make(self, arrival: Arrival, value: str, age: int = AGE) -> str:
        """The cookie with this value, for Set-Cookie."""
        return (
            f"{self.name(arrival)}={value}; Path={arrival.folder or '/'}; Max-Age={age}"
            f"; HttpOnly; SameSite=Strict{_secure(arrival)}"
        )

    def end(self, arrival: Arrival) -> str:
        """The end of the cookie, for Set-Cookie."""
        return self.make(arrival, "", age=0)

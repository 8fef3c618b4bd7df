"""Marks of addresses: they count by address without storing any address."""

import hmac

from ..people.identities import Identities
from ..people.last_seen import LastSeen


def mark_of(secret: bytes, address: str) -> str:
    """The mark of an address: 12 bits of a keyed hash. A million IPv4 addresses share each mark,
    and two people who play at the same time hardly ever do."""
    return hmac.digest(secret, b"tafelronde alone 1\0" + address.encode(), "sha256").hex()[:3]


class Marks:
    """The marks of one database; its nodes share the secret key."""

    def __init__(self, identities: Identities, last_seen: LastSeen) -> None:
        self._identities = identities
        self._last_seen = last_seen

    def of(self, address: str) -> str:
        return mark_of(self._identities.secret, address)

    def of_person(self, person: str) -> str:
        """The mark of the address at which this person was last seen."""
        return self.of(self._last_seen.owner(person).group)

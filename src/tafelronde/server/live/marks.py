"""Marks of addresses, for what must be counted by address without storing any."""

from __future__ import annotations

import hmac

from ..people.identities import Identities
from ..people.whereabouts import Whereabouts


def mark_of(secret: bytes, address: str) -> str:
    """The mark of an address: 12 bits of a keyed hash, so that a million addresses of IPv4 share
    it, and yet two who play at a time hardly ever do."""
    return hmac.digest(secret, b"tafelronde alone 1\0" + address.encode(), "sha256").hex()[:3]


class Marks:
    """The marks of one database, whose nodes share its secret."""

    def __init__(self, identities: Identities, whereabouts: Whereabouts) -> None:
        self._identities = identities
        self._whereabouts = whereabouts

    def of(self, address: str) -> str:
        return mark_of(self._identities.secret, address)

    def of_person(self, person: str) -> str:
        """The mark of the address where this person is."""
        return self.of(self._whereabouts.owner(person).group)

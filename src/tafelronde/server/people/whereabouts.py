"""Where people were seen last: those who share an address share what bots do for them."""

from __future__ import annotations

from collections import OrderedDict

from ..base.fair import Owner

MOST = 20_000


class Whereabouts:
    """The address of everybody whom this node has seen of late. It is not stored."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        """This person asked something from this address (``addresses.counted_as``)."""
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)

    def owner(self, person: str) -> Owner:
        """As whom a person's turns are counted; alone where nobody knows where they are."""
        return Owner(self._seen.get(person, person), person)

"""Last seen: the latest address of each person. People at one address share the turns of bots."""

from collections import OrderedDict

from ..base.fair import Owner

MOST = 20_000


class LastSeen:
    """The latest addresses of the people whom this node has seen. It is not stored."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        """Note that a request of this person came from this address (``addresses.counted_as``)."""
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)

    def owner(self, person: str) -> Owner:
        """The owner of a person's turns. Their address is the group; without one they are a group
        of their own."""
        return Owner(self._seen.get(person, person), person)

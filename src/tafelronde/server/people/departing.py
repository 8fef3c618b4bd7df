"""Steps of a feature for a person whose identity is merged with another one, or deleted."""

from ..base.answers import Question
from .person import Person


class Departing(Question):
    """The steps that handing over and deleting ``OwnedRows`` do not take."""

    many = True

    async def check(self, person: Person, other: Person) -> None:
        """Raise Refusal where ``other`` may not be merged into this person now."""

    async def settle(self, user: str, to: str) -> None:
        """Decide where both identities have one of a thing, before all other rows of ``user`` are
        handed over to ``to``. May be repeated. Raises Conflict where it has to be."""

    async def forget(self, user: str) -> None:
        """Prepare the deletion of this person's rows. May be repeated. Raises Conflict where it has
        to be."""

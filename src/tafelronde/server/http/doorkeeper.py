"""The check before every route whether its caller may come into the house.

A route that strangers may use too says ``door=True``. All others are closed to strangers, new ones
among them.
"""

from typing import Any

from ..base.answers import Answers
from ..base.parts import Parts
from ..base.refusal import Refusal
from ..people.admission import Admission
from . import costs
from .addresses import counted_as
from .arrival import arrival_of
from .limits import Asker, Limits
from .session_cookie import SessionCookies


class Doorkeeper:
    """Lets callers in, by the answer to ``people.admission``."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    async def let_in(self, request: Any, handler: Any) -> None:
        """Raise Refusal where the caller of this route may not come in."""
        admission = self._parts[Answers][Admission]
        if admission.is_open or handler.opt.get("door"):
            return
        arrival, headers = arrival_of(request), request.headers
        try:
            known = await self._parts[SessionCookies].who(
                arrival, headers.get("authorization", ""), headers.get("cookie", "")
            )
        except Refusal:
            self._parts[Limits].spend(Asker(counted_as(arrival.address)), costs.UNKNOWN_TOKEN)
            raise
        if not await admission.admits(known.person):
            raise admission.refusal()

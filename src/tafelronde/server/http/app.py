"""The application: all routes, and the answers to errors."""

from collections.abc import Mapping
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from ... import __version__
from ..base import faults
from ..base.answers import Answers
from ..base.parts import Parts
from ..base.refusal import Refusal, Refused, unsaved
from ..live.tables import Tables
from ..people.asked import Admission
from .caller import Callers, hints_of
from .openapi import Described


class Doorkeeper:
    """Lets callers in, by the answer to ``people.asked``. A route that strangers may use too
    says ``door=True``; all others are closed to them, new ones among them."""

    def __init__(self, parts: Parts, callers: Callers) -> None:
        self._answers, self._callers = parts[Answers], callers

    async def let_in(self, request: Any, handler: Any) -> None:
        """Raise Refusal where the caller of this route may not come in."""
        admission = self._answers[Admission]
        if admission.is_open or handler.opt.get("door"):
            return
        known = await self._callers.look_up(request)
        if not await admission.admits(known.person):
            raise admission.refusal()


class _App(Litestar):
    """Litestar without plugins for other libraries that happen to be installed: none is used here,
    and at the start each would look at every parameter of every route."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(parts: Parts, callers: Callers, handlers: list[Any]) -> Litestar:
    """The application with these handlers. Raises ValueError for a handler that does not say who
    may call it (``who=``)."""
    for handler in handlers:
        if "who" not in handler.opt:
            raise ValueError(f"{handler.paths}: who= says who may ask for it")
        hints_of(handler)

    def refused(
        request: Request[Any, Any, Any], error: Refusal, more: Mapping[str, str] | None = None
    ) -> Response[Refused]:
        return Response(
            error.wire(),
            status_code=error.status,
            media_type="application/json",
            headers={**error.headers, **(more or {})},
        )

    def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
        if isinstance(error, HTTPException) and error.status_code < 500:
            reasons = {404: "not-found", 405: "not-allowed", 413: "too-large"}
            reason = reasons.get(error.status_code, "malformed")
            allowed = {key: text for key, text in (error.headers or {}).items() if key == "allow"}
            return refused(request, Refusal(reason, str(error.detail)[:300]), allowed)
        if isinstance(error, OSError):
            parts[Tables].outage.fails(error)
            return refused(request, unsaved())
        faults.tell("a request failed", error)
        return refused(request, Refusal("internal", "this is our fault"))

    return _App(
        handlers,
        guards=[Doorkeeper(parts, callers).let_in],
        dependencies={
            "person": Provide(callers.let_in),
            "visitor": Provide(callers.visitor),
            "payload": Provide(callers.payload),
        },
        exception_handlers={Refusal: refused, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Tafelronde",
            version=__version__,
            path="/api/schema",
            render_plugins=[Described()],
        ),
        request_max_body_size=64_000,
        logging_config=None,
    )

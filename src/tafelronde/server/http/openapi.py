"""The OpenAPI description: what Litestar knows of the routes, and the bodies and refusals that the
routes handle themselves."""

import copy
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from ..base.refusal import Refused
from .arrival import arrival_of

_REFERENCE = "#/components/schemas/{name}"
_NO_ZERO = r"^[^\u0000]*$"
"""Texts without the character 0, which no address may have (``guard``)."""


class Described(JsonRenderPlugin):
    """The answer of GET /api/schema: Litestar's description, with the body of every route that
    names one (``body=``) and the refusal that every route may answer."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        document = copy.deepcopy(openapi_schema)
        if folder := arrival_of(request).folder:
            document["servers"] = [{"url": folder}]
        bodies = {
            (route.path_format, method.lower()): handler.opt["body"]
            for route in request.app.routes
            if isinstance(route, HTTPRoute)
            for method, (handler, _) in route.route_handler_map.items()
            if "body" in handler.opt
        }
        kinds = (*bodies.values(), Refused)
        (*shapes, refused), components = msgspec.json.schema_components(
            kinds, ref_template=_REFERENCE
        )
        document["components"]["schemas"].update(components)
        for key, shape in zip(bodies, shapes, strict=True):
            path, method = key
            content = {"application/json": {"schema": shape}}
            document["paths"][path][method]["requestBody"] = {"content": content, "required": True}
        refusal = {"description": "why not", "content": {"application/json": {"schema": refused}}}
        for path in document["paths"].values():
            for operation in path.values():
                for parameter in operation.get("parameters", ()):
                    _allow_no_zero(parameter["schema"])
                answers = operation["responses"]
                answers.pop("400", None)  # Litestar's own form; all our refusals have one form
                answers.get("204", {}).pop("content", None)
                answers["default"] = refusal
        return msgspec.json.encode(document)


def _allow_no_zero(schema: dict[str, Any]) -> None:
    """Let the schema of a parameter say that texts have no character 0."""
    for one in (schema, *schema.get("oneOf", ()), *schema.get("anyOf", ())):
        if one.get("type") == "string" and "enum" not in one:
            one.setdefault("pattern", _NO_ZERO)

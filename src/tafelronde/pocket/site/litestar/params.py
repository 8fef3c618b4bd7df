"""Stands for ``litestar.params``."""

from typing import Annotated, Any, TypeVar

T = TypeVar("T")
FromPath = Annotated[T, "of the path"]
FromQuery = Annotated[T, "of the query"]
SkipValidation = Annotated[T, "as it is"]


def QueryParameter(**opt: Any) -> Any:  # noqa: N802
    """Keep the description of a parameter."""
    return opt

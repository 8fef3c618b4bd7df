"""Stands for ``litestar.di``."""

from typing import Annotated, TypeVar

T = TypeVar("T")
NamedDependency = Annotated[T, "a dependency"]

"""Stands for ``litestar.di``."""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")
NamedDependency = Annotated[T, "a dependency"]

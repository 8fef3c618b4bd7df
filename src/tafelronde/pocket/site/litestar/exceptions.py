"""Stands for ``litestar.exceptions``."""


class InternalServerException(Exception):
    """The caller of a request is gone."""

"""The extras of the package, and the sentence where one of them is not installed.

``pip install tafelronde`` brings what simulating takes. Everything else is an extra, named as in
pyproject.toml; modules that need one ask for it with ``need`` before they import it.
"""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS: dict[str, tuple[str, ...]] = {
    "terminal": ("fluent.runtime", "rich", "typer"),
    "server": (
        "litestar", "aiosmtplib", "alembic", "asyncpg", "email_validator", "h11", "idna",
        "networkx", "openskill", "pywebpush", "sqlalchemy", "uvicorn", "webauthn", "websockets",
    ),
    "data": ("pyarrow",),
    "gymnasium": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("pyspiel",),
    "training": ("jax", "optax"),
    "mcp": ("mcp",),
    "ray": ("ray",),
    "cuda": ("numba_cuda",),
}  # fmt: skip
"""The packages that are imported of each extra."""


class NeedsExtra(ImportError):
    """A module of an extra is not installed; the text says which one, and the command for it."""

    def __init__(self, extra: str, module: str) -> None:
        self.extra = extra
        self.command = command(extra)
        super().__init__(f"{module} is not installed; it comes with: {self.command}", name=module)

    def __reduce__(self) -> tuple[type[NeedsExtra], tuple[str, str]]:
        return type(self), (self.extra, self.name or "")


def command(extra: str) -> str:
    """The command that installs an extra, as every shell understands it.

    Examples:
        >>> print(command("gymnasium"))
        pip install "tafelronde[gymnasium]"
        >>> raise NeedsExtra("data", "pyarrow")
        Traceback (most recent call last):
            ...
        NeedsExtra: pyarrow is not installed; it comes with: pip install "tafelronde[data]"
    """
    return f'pip install "tafelronde[{extra}]"'


def need(extra: str) -> None:
    """Raise NeedsExtra where a module of this extra is not installed. Imports none of them."""
    for module in EXTRAS[extra]:
        if not _is_there(module):
            raise NeedsExtra(extra, module)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # what it lies in is missing, or a finder says so
        return False

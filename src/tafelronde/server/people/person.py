"""The caller of a request: a person, or a program of theirs."""

from typing import NamedTuple

from ..base.refusal import Refusal
from ..wire.shown import Standing


class Person(NamedTuple):
    """An identity. ``id`` is public."""

    id: str
    name: str
    device: str = ""
    """The device on which the person is signed in; '' for programs."""
    owner: str = ""
    """The id of a program's owner; '' for people."""
    scope: str = ""
    """The scope of the program (``wire.Scope``)."""
    since: float = 0.0
    """When they first came, in seconds since 1970; 0: long ago."""
    account: bool = False
    """Whether they have an account, with a handle of their own."""

    @property
    def standing(self) -> Standing:
        """The standing that is shown at a seat."""
        return "program" if self.owner else "account" if self.account else "guest"

    def need_person(self) -> None:
        """Raise Refusal for a program: only people manage tokens, codes and devices."""
        if self.owner:
            raise Refusal("not-for-programs", "a token does not do this; sign in as a person")

    @property
    def is_only_invited(self) -> bool:
        """Whether this is a program that may only play where it is invited; so is one of a scope
        that a newer version has given."""
        return self.scope not in ("", "all")

    def need_scope(self) -> None:
        """Raise Refusal for a program that may only play where it is invited."""
        if self.is_only_invited:
            why = "this token has the scope “invited”, for tables of its owner; this needs “all”"
            raise Refusal("not-invited", why)

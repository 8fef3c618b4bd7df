"""Acts of the directors of a tournament: an append-only log from which their effects follow.

Each act is a ruling with its author, its time and the hash of its reason. Acts form a chain: the
digest of each follows from all before it, so none can be changed, left out or moved afterwards. A
reason stands beside the log and can be taken away, since the chain holds its hash only.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct


def _tag(name: str) -> str:
    """The word for a ruling in the log: ``correct-result``."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


class _Ruling(
    Struct, frozen=True, tag_field="act", tag=_tag, omit_defaults=True, forbid_unknown_fields=True
):
    """The content of an act. Acts are kept for ever: no field changes its name, and a new one has a
    default."""


class CorrectResult(_Ruling, frozen=True):
    """The result of a table becomes these points, by seat, each 0 … 1."""

    round: int
    """The round from 1."""
    board: int
    """The index of the table in the round."""
    points: tuple[float, ...]


class VoidResult(_Ruling, frozen=True):
    """The result of a table does not count: everybody there has half, and ratings stay as they
    were."""

    round: int
    board: int


class GivePenalty(_Ruling, frozen=True):
    """A player loses points, counted in a round that has begun."""

    player: int
    round: int
    points: float


class GrantBye(_Ruling, frozen=True):
    """A player asks to sit out a round to come, and has these points for it: 0, ½ or 1."""

    player: int
    round: int
    points: float


class GrantLate(_Ruling, frozen=True):
    """A player who came late has these points for each of the first ``rounds`` rounds that they
    missed."""

    player: int
    rounds: int
    points: float


class KeepApart(_Ruling, frozen=True):
    """Two players should not meet."""

    one: int
    other: int


class PairByHand(_Ruling, frozen=True):
    """The tables of a round to come, by hand. A present player who is at none of them sits out."""

    round: int
    boards: tuple[tuple[int, ...], ...]


class AddPlayer(_Ruling, frozen=True):
    """A director lets a player in."""

    player: int


class WithdrawPlayer(_Ruling, frozen=True):
    """A player is not paired any more; they or a director may undo this."""

    player: int


class RemovePlayer(_Ruling, frozen=True):
    """A player is out, and cannot come back without a director."""

    player: int


class BringBack(_Ruling, frozen=True):
    """A player is in again."""

    player: int


class ReplacePlayer(_Ruling, frozen=True):
    """Somebody else goes on as this player, from the next round on, with their points."""

    player: int


class HoldRounds(_Ruling, frozen=True):
    """Whether rounds begin only when a director says so."""

    on: bool


class BeginRound(_Ruling, frozen=True):
    """A round may begin, at this time at the earliest (seconds since 1970; 0: at once)."""

    round: int
    at: float = 0.0


class PausePlay(_Ruling, frozen=True):
    """No further tables are made. Games that are on go on."""


class ResumePlay(_Ruling, frozen=True):
    """Tables are made again."""


class ExtendTime(_Ruling, frozen=True):
    """The tables of a round may take so many seconds longer; an arena lasts so much longer."""

    round: int
    seconds: float


class ApproveStandings(_Ruling, frozen=True):
    """The standings are final."""


class NeedApproval(_Ruling, frozen=True):
    """Whether the event ends only when a director approves its standings."""

    on: bool


class PlayForThird(_Ruling, frozen=True):
    """Whether the losers of the semi-finals play for the third place."""

    on: bool


class ChooseTieBreaks(_Ruling, frozen=True):
    """The tie-breaks, the first one first."""

    order: tuple[str, ...]


class NameDirector(_Ruling, frozen=True):
    """A person becomes a director, or is none any more. ``number``: theirs in the record."""

    number: int
    on: bool = True


class SetEntry(_Ruling, frozen=True):
    """Conditions on which people may join from now on."""

    code: bool = False
    """Whether they have to say a code."""
    listed: int = 0
    """The length of the list of people who may join; 0: there is none."""
    least: int = 0
    """The lowest rating; 0: any."""
    most: int = 0
    """The highest rating; 0: any."""
    members: bool = False
    """Whether only people with an account may join."""


class UndoAct(_Ruling, frozen=True):
    """An earlier act counts no more. Rounds that were paired under it stay as they are."""

    number: int


Ruling: TypeAlias = (
    CorrectResult
    | VoidResult
    | GivePenalty
    | GrantBye
    | GrantLate
    | KeepApart
    | PairByHand
    | AddPlayer
    | WithdrawPlayer
    | RemovePlayer
    | BringBack
    | ReplacePlayer
    | HoldRounds
    | BeginRound
    | PausePlay
    | ResumePlay
    | ExtendTime
    | ApproveStandings
    | NeedApproval
    | PlayForThird
    | ChooseTieBreaks
    | NameDirector
    | SetEntry
    | UndoAct
)


def word_of(ruling: Ruling) -> str:
    """The word for a ruling in the log: ``correct-result``."""
    return str(ruling.__struct_config__.tag)


class DirectorAct(Struct, frozen=True, omit_defaults=True):
    """An act of a director."""

    number: int
    """Numbers begin at 1, without gaps."""
    at: float
    """Seconds since 1970."""
    by: int
    """The number of the director; 0: the host of the site."""
    ruling: Ruling
    why: str = ""
    """The hash of the reason, hex; '': none was given."""


class ActReason(Struct, frozen=True):
    """The reason of an act. It may be missing: it is deleted with the account of a person whom it
    may name."""

    act: int
    text: str
    salt: str
    """Hex. Without it, nobody can try out which short text has the hash."""


def reason_hash(text: str, salt: str) -> str:
    """The hash of a reason, hex; '' for no text.

    Examples:
        >>> reason_hash("", "00"), len(reason_hash("Wrong seat", "00"))
        ('', 64)
    """
    return hashlib.sha256(bytes.fromhex(salt) + text.encode()).hexdigest() if text else ""


def digest(before: str, act: DirectorAct) -> str:
    """The digest of an act, hex, from the one ``before`` it; the first act follows the promise of
    the tournament's seed."""
    body = before.encode() + b"\n" + msgspec.json.encode(act)
    return hashlib.sha256(body).hexdigest()


def last_digest(commitment: str, acts: Sequence[DirectorAct]) -> str:
    """The digest of the last act, hex; without acts the promise itself.

    Examples:
        >>> one = DirectorAct(1, 5.0, 1, CorrectResult(1, 0, (0.0, 1.0)))
        >>> acts = [one, DirectorAct(2, 6.0, 1, UndoAct(1))]
        >>> last_digest("ab", []), last_digest("ab", acts) == digest(digest("ab", acts[0]), acts[1])
        ('ab', True)
    """
    found = commitment
    for act in acts:
        found = digest(found, act)
    return found

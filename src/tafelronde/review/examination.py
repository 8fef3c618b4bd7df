"""The questions that a review puts to the judge, one after the other.

A quick look at every decision comes first; it only says where to begin. The likely turning points
are judged next, and again for longer, so that they can be told while the rest is judged. Then come
all others, and at last the costliest of each seat again: what is told as a turning point in the end
was looked at twice, and nothing is told of a quick look. The questions follow from the match and
from the answers so far, and each holds only what the player could know: the same random numbers
make the same position of all that they cannot tell apart. So a review can be repeated anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from ..bots.judge import JUDGE, Judgement, Shares, judge, shares
from .report import (
    Decision,
    Option,
    Review,
    seat_reviews,
    turning_points,
)

if TYPE_CHECKING:
    from ..core.objects.state import State
    from ..match import Match


class Look(IntEnum):
    """The time for a look, in quick looks."""

    QUICK = 1
    USUAL = 8
    LONG = 64


LOOKS = 5
"""Decisions of a seat that are judged again, at most."""
MANY = 100
"""With more decisions than this, each is judged for less time."""
LEAST = 0.25
"""The least part of the usual time."""


class Question(NamedTuple):
    """One decision to be judged; all but ``look`` are the arguments of ``bots.judge.judge``."""

    state: State
    """The position as who decides may believe it to be."""
    action: int
    effort: float
    seed: int
    """The ply of the decision."""
    look: Look


class Progress(NamedTuple):
    """How much of a review is done, in quick looks; ``total`` is an estimate until it is."""

    done: int
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether every question was answered."""
        return self.done >= self.total


class Examination:
    """A review that is being made: ask ``question``, and hand its answer to ``answer``."""

    def __init__(self, match: Match, effort: float = 1.0, *, looks: int = LOOKS) -> None:
        """Begin the review of a ``match`` that is over. Given first steps are not judged.

        ``effort`` multiplies the usual number of simulations. At most ``looks`` decisions of a seat
        are judged again; with 0, every decision is judged once, in the order of the game.
        """
        self._match = match
        self._positions = dict(_decided(match))
        """The position at each decision, as its player may believe it to be."""
        self._plies = list(self._positions)
        self._guessed: dict[int, Decision] = {}
        """What the quick looks said."""
        self._decisions: dict[int, Decision] = {}
        self._left_to_look = [looks] * match.setup.players
        self._guesses = looks > 0
        self._effort = effort * max(LEAST, min(1.0, MANY / max(1, len(self._plies))))
        self._done = 0

    def question(self) -> Question | None:
        """The question that is to be judged next; None: the review is whole."""
        following = self._next()
        if following is None:
            return None
        ply, look = following
        effort = self._effort * look / Look.USUAL
        return Question(self._positions[ply], self._match.log[ply], effort, ply, look)

    def answer(self, question: Question, judged: Judgement) -> None:
        """Take up the judge's answer to a question of this examination."""
        ply, look = question.seed, question.look
        decision = _decision(question.state, ply, question.action, judged, deep=look == Look.LONG)
        self._done += look
        self._left_to_look[decision.player] -= look == Look.LONG
        (self._guessed if look == Look.QUICK else self._decisions)[ply] = decision

    def progress(self) -> Progress:
        """How much is done."""
        return Progress(self._done, self._done + self._left())

    def review(self) -> Review:
        """The review so far."""
        match = self._match
        decisions = [self._decisions[ply] for ply in self._plies if ply in self._decisions]
        game, result = match.state.game, shares(match.state.game, tuple(match.returns()))
        whole = len(decisions) == len(self._plies)
        return Review(
            judge=JUDGE,
            rules=game.info.rules_version,
            game=game.name,
            players=match.setup.players,
            decisions=tuple(decisions),
            seats=seat_reviews(decisions, self._drawn(), result, given_up=bool(match.resigned))
            if whole
            else (),
            turning=turning_points(
                decisions if whole else [each for each in decisions if each.deep]
            ),
            last=match.ply,
            result=result,
        )

    def _left(self) -> int:
        """The work that is left, about, in quick looks."""
        unseen = len(self._plies) - len(self._decisions)
        quick = len(self._plies) - len(self._guessed) if self._guesses else 0
        again = sum(self._left_to_look) if unseen else len(self._to_look_at())
        return quick * Look.QUICK + unseen * Look.USUAL + again * Look.LONG

    def _next(self) -> tuple[int, Look] | None:
        """What is to be judged next, and how long."""
        if self._guesses:
            for ply in self._plies:
                if ply not in self._guessed:
                    return ply, Look.QUICK
            likely = turning_points([self._known(ply) for ply in self._plies])
            for ply in likely:
                if ply not in self._decisions:
                    return ply, Look.USUAL
                if self._may_look_at(self._decisions[ply]):
                    return ply, Look.LONG
        for ply in self._plies:
            if ply not in self._decisions:
                return ply, Look.USUAL
        again = self._to_look_at()
        costliest = max(again, key=lambda ply: (self._decisions[ply].lost, -ply), default=None)
        return None if costliest is None else (costliest, Look.LONG)

    def _known(self, ply: int) -> Decision:
        """A decision as far as it was looked at."""
        return self._decisions.get(ply) or self._guessed[ply]

    def _may_look_at(self, decision: Decision) -> bool:
        """Whether a decision that was judged once may be judged again."""
        return not decision.deep and self._left_to_look[decision.player] > 0

    def _to_look_at(self) -> list[int]:
        """The decisions that would be turning points, and were judged only once."""
        found: list[int] = []
        for seat, left in enumerate(self._left_to_look):
            own = [each for each in self._decisions.values() if each.player == seat]
            told = [self._decisions[ply] for ply in turning_points(own)]
            found += [each.ply for each in told if self._may_look_at(each)][:left]
        return found

    def _drawn(self) -> list[bool]:
        """For each decision, whether anything was drawn after it and before the next, or is
        hidden."""
        hidden = self._match.state.game.info.hidden
        chance = {ply.number for ply in self._match.plies() if ply.player < 0}
        ends = [*self._plies, self._match.ply][1:]
        return [
            hidden or any(ply in chance for ply in range(begin, end))
            for begin, end in zip(self._plies, ends, strict=True)
        ]


def answer_here(examination: Examination) -> bool:
    """Judge the next decision in this process; False: nothing is left to judge."""
    question = examination.question()
    if question is None:
        return False
    state, action, effort, seed, _ = question
    examination.answer(question, judge(state, action, effort=effort, seed=seed))
    return True


def examine(match: Match, effort: float = 1.0) -> Review:
    """The whole review of a match that is over, made in this process; see ``Examination``."""
    examination = Examination(match, effort)
    while answer_here(examination):
        pass
    return examination.review()


def _decided(match: Match) -> Iterator[tuple[int, State]]:
    """Each decision between two or more actions: its ply, and the position as it could be
    believed."""
    from ..core.contract.rng import new_rng

    state = match.setup.new_state()
    for ply, action in enumerate(match.log):
        player = state.current_player
        if ply >= match.setup.given.steps and player >= 0 and len(state.legal_actions()) > 1:
            yield ply, state.resample(player, new_rng(ply))
        state.apply_known(action)


def _decision(state: State, ply: int, action: int, judged: Judgement, *, deep: bool) -> Decision:
    player = state.current_player
    lost = judged.before[player] > judged.after[player]
    best = (judged.best, judged.before) if lost else (action, judged.after)

    def option(which: int, expected: Shares) -> Option:
        tellings = iter(() if state.game.tell is None else state.game.tell(state, which, player))
        told = next(tellings, None)
        return Option(
            which,
            state.format(which),
            "" if told is None else told.code,
            {} if told is None else dict(told.arguments),
            expected[player],
        )

    return Decision(
        ply=ply,
        player=player,
        before=judged.before,
        after=judged.after,
        played=option(action, judged.after),
        best=option(*best),
        second=None if judged.second is None else option(judged.second, judged.second_shares),
        reasons=tuple((reason.code, dict(reason.arguments)) for reason in judged.reasons),
        deep=deep,
    )

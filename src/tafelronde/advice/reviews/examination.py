"""The questions of a review, one after the other: searches, and comparisons by continuations.

A quick search looks at every decision first; it only says where to begin. Then each decision is
searched for the usual time, those that seem to have cost most first. Where the action that was
played seems worse than the best one, both are played on from the same positions, in lots of pairs,
until it is clear whether the loss is real, or enough were played (``comparing``). So what is told
as a turning point was measured, and can be told while the rest is judged. At last it is measured
what others did to a seat.

The questions follow from the match and from the answers so far, and each holds only what the player
could know: the same random numbers make the same position of all that they cannot tell apart. So a
review can be repeated anywhere.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ...search.shares import Shares, shares
from ..continuations import Pairs, compare
from ..judge import ASIDE, JUDGE, Judgement, judge
from .comparing import SEEMS, Comparing
from .curve import curve
from .decision import Decision, Option
from .questions import Comparison, Look, Question
from .report import Review, seat_reviews, turning_points
from .striking import struck

if TYPE_CHECKING:
    from ...bots.spec import BotSpec
    from ...core.objects.state import State
    from ...match import Match


MANY = 100
"""With more decisions than this, each is judged for less time."""
LEAST = 0.25
"""The least part of the usual time."""


class Progress(NamedTuple):
    """The progress of a review, in quick looks; ``total`` is an estimate until it is done."""

    done: int
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether every question was answered."""
        return self.done >= self.total


class Examination:
    """A review that is being made: ask ``question``, and hand its answer to ``answer``."""

    def __init__(self, match: Match, effort: float = 1.0) -> None:
        """Begin the review of a ``match`` that is over. Given first steps are not judged.

        ``effort`` multiplies the usual number of simulations and of continuations.
        """
        self._match = match
        self._positions = dict(_decided(match))
        """The position at each decision, as its player may believe it to be."""
        self._plies = list(self._positions)
        self._effort = effort * max(LEAST, min(1.0, MANY / max(1, len(self._plies))))
        self._quick: dict[int, float] = {}
        """The losses by the quick searches."""
        self._order: list[int] = []
        """The plies, in the order in which they are searched."""
        self._decisions: dict[int, Decision] = {}
        self._comparing: dict[int, Comparing] = {}
        """Whether the played action is worse than the best one."""
        self._striking: dict[int, Comparing] | None = None
        """The effects of the played action on the others; None until all else is done."""
        self._done = 0

    def question(self, open_plies: Container[int] = ()) -> Question | Comparison | None:
        """The question that is to be answered next; None: the review is whole, or what is left
        follows from open questions.

        ``open_plies``: the decisions about which a question is asked and not answered yet. In
        whichever order the answers come, the review is the same.
        """
        for ply in self._plies:
            if ply not in self._quick and ply not in open_plies:
                return self._search(ply, Look.QUICK)
        for ply in self._order:
            if ply in open_plies:
                continue
            if ply not in self._decisions:
                return self._search(ply, Look.USUAL)
            if (comparing := self._comparing.get(ply)) and not comparing.is_settled:
                best, played = self._decisions[ply].best.action, self._match.log[ply]
                return Comparison(self._positions[ply], best, played, comparing.following, ply)
        for ply, comparing in (self._striking or {}).items():
            if not comparing.is_settled and ply not in open_plies:
                return Comparison(
                    self._positions[ply],
                    self._decisions[ply].otherwise.action,
                    self._match.log[ply],
                    comparing.following,
                    ply,
                )
        return None

    def answer(self, question: Question | Comparison, answered: Judgement | Pairs) -> None:
        """Take up the answer to a question of this examination."""
        self._done += question.look
        ply = question.seed
        if isinstance(answered, Pairs):
            self._take_pairs(ply, answered)
        elif question.look == Look.QUICK:
            mover = question.state.current_player
            self._quick[ply] = answered.before[mover] - answered.after[mover]
            if len(self._quick) == len(self._plies):
                self._order = sorted(self._plies, key=lambda one: (-self._quick[one], one))
        else:
            self._take_search(question, ply, answered)
        self._look_for_blows()

    @property
    def decisions(self) -> int:
        """The number of decisions that are judged in all."""
        return len(self._plies)

    def progress(self) -> Progress:
        """The progress so far."""
        return Progress(self._done, self._done + self._left())

    def review(self) -> Review:
        """The review so far."""
        match = self._match
        decisions = [self._decisions[ply] for ply in self._plies if self._is_judged(ply)]
        game, result = match.state.game, shares(tuple(match.returns()))
        whole = len(decisions) == len(self._plies)
        points = curve(decisions, match.ply, result) if whole else ()
        return Review(
            judge=JUDGE,
            rules=game.info.rules_version,
            game=game.name,
            players=match.setup.players,
            decisions=tuple(decisions),
            curve=points,
            seats=seat_reviews(
                decisions, self._drawn(), points, result, given_up=bool(match.resigned)
            )
            if whole
            else (),
            turning=turning_points(decisions),
            last=match.ply,
            result=result,
        )

    def _search(self, ply: int, look: Look) -> Question:
        effort = self._effort * look / Look.USUAL
        asides = 0 if look == Look.QUICK else ASIDE
        return Question(self._positions[ply], self._match.log[ply], effort, ply, asides, look)

    def _take_search(self, question: Question | Comparison, ply: int, found: Judgement) -> None:
        state, played = question.state, self._match.log[ply]
        self._decisions[ply] = _decision(state, ply, played, found)
        mover = state.current_player
        if found.best != played and found.before[mover] - found.after[mover] >= SEEMS:
            self._comparing[ply] = Comparing(mover, self._effort)

    def _take_pairs(self, ply: int, pairs: Pairs) -> None:
        decision = self._decisions[ply]
        comparing = self._comparing.get(ply)
        if comparing is not None and not comparing.is_settled:
            comparing.add(pairs)
            self._decisions[ply] = replace(decision, measured=comparing.measured)
        else:
            assert self._striking is not None
            self._striking[ply].add(pairs)
            self._decisions[ply] = replace(decision, blow=self._striking[ply].measured)

    def _look_for_blows(self) -> None:
        """Once every decision is judged: which blows are worth measuring."""
        if self._striking is None and all(self._is_judged(ply) for ply in self._plies):
            decisions = [self._decisions[ply] for ply in self._plies]
            self._striking = {
                ply: Comparing(seat, self._effort) for ply, seat in struck(decisions).items()
            }

    def _is_judged(self, ply: int) -> bool:
        comparing = self._comparing.get(ply)
        return ply in self._decisions and (comparing is None or comparing.is_settled)

    def _left(self) -> int:
        """The work that is left, about, in quick looks."""
        quick = len(self._plies) - len(self._quick)
        unseen = len(self._plies) - len(self._decisions)
        open_ones = [*self._comparing.values(), *(self._striking or {}).values()]
        pairs = sum(comparing.lots_left for comparing in open_ones)
        return quick * Look.QUICK + unseen * Look.USUAL + pairs * Look.PAIRS

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


def answer_here(examination: Examination, by: BotSpec | None = None) -> bool:
    """Answer the next question in this process, with another bot as the judge (``by``) if there is
    one; False: nothing is left to judge."""
    question = examination.question()
    if question is None:
        return False
    if isinstance(question, Comparison):
        state, first, second, numbers, seed = question
        examination.answer(question, compare(state, first, second, numbers, seed))
    else:
        state, action, effort, seed, asides, _ = question
        found = judge(state, action, effort=effort, seed=seed, asides=asides, by=by)
        examination.answer(question, found)
    return True


def examine(match: Match, effort: float = 1.0, by: BotSpec | None = None) -> Review:
    """The whole review of a match that is over, made in this process; see ``Examination``."""
    examination = Examination(match, effort)
    while answer_here(examination, by):
        pass
    return examination.review()


def _decided(match: Match) -> Iterator[tuple[int, State]]:
    """Each decision between two or more actions: its ply, and the position as it could be
    believed."""
    from ...core.contract.rng import new_rng

    state = match.setup.new_state()
    for ply, action in enumerate(match.log):
        player = state.current_player
        if ply >= match.setup.given.steps and player >= 0 and len(state.legal_actions()) > 1:
            yield ply, state.resample(player, new_rng(ply))
        state.apply_known(action)


def _decision(state: State, ply: int, action: int, judged: Judgement) -> Decision:
    player = state.current_player

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

    seems_lost = judged.before[player] - judged.after[player] >= SEEMS
    best = (judged.best, judged.before) if seems_lost else (action, judged.before)
    return Decision(
        ply=ply,
        player=player,
        before=judged.before,
        played=option(action, judged.after),
        best=option(*best),
        second=None if judged.second is None else option(judged.second, judged.second_shares),
        reasons=judged.reasons,
        random=judged.random,
        second_shares=judged.second_shares,
        searched=judged.before if judged.best == action else judged.after,
    )

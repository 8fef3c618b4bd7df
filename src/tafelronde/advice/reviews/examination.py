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

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...search.shares import shares
from ..chances import trust_of, trusted
from ..continuations import Pairs, compare
from ..judge import JUDGE, Judgement, judge
from .comparing import SEEMS, Comparing
from .course import blow, course
from .curve import curve
from .decision import Decision
from .estimate import Estimate, estimate
from .levels import losses_for
from .positions import decided, happened
from .questions import Comparison, Look, Question
from .report import Review, seat_reviews, turning_points
from .scale import exact
from .striking import Seen, struck
from .telling import decision_told

if TYPE_CHECKING:
    from ...bots.spec import BotSpec
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

    def __init__(self, match: Match, effort: float = 1.0, by: BotSpec | None = None) -> None:
        """Begin the review of a ``match`` that is over. Given first steps are not judged.

        ``effort`` multiplies the usual number of simulations and of continuations. ``by`` is
        another bot that judges; None: the game's own, by which alone levels were measured.
        """
        self._match, self.by = match, by
        self._positions = dict(decided(match))
        """The position at each decision, as its player may believe it to be."""
        self._plies = list(self._positions)
        self._effort = effort * max(LEAST, min(1.0, MANY / max(1, len(self._plies))))
        self._quick: dict[int, float] = {}
        """The losses by the quick searches."""
        self._order: list[int] = []
        """The plies, in the order in which they are searched."""
        self._judged: dict[int, Judgement] = {}
        self._trust = trust_of(match.state.game, match.setup.players)
        self._comparing: dict[int, Comparing] = {}
        """Whether the played action is worse than the best one."""
        self._striking: dict[int, tuple[int, Comparing]] | None = None
        """The effects of the played action on another seat; None until all else is done."""
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
            if ply not in self._judged:
                return self._search(ply, Look.USUAL)
            if (comparing := self._comparing.get(ply)) and not comparing.is_settled:
                return self._compare(ply, comparing)
        for ply, (_, comparing) in (self._striking or {}).items():
            if not comparing.is_settled and ply not in open_plies:
                return self._compare(ply, comparing)
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

    @property
    def estimates(self) -> list[Estimate]:
        """The estimates of all decisions that are judged, in the order of the game, before they are
        held together (``course``)."""
        return [self._estimate(ply) for ply in self._plies if self._is_judged(ply)]

    def progress(self) -> Progress:
        """The progress so far."""
        return Progress(self._done, self._done + self._left())

    def review(self) -> Review:
        """The review so far."""
        match = self._match
        decisions = self._decided([ply for ply in self._plies if self._is_judged(ply)])
        game, result = match.state.game, exact(shares(tuple(match.returns())))
        whole = len(decisions) == len(self._plies)
        points = curve(decisions, match.ply, result) if whole else ()
        between = happened(match, self._positions, self._plies) if whole else []
        losses = losses_for(match) if self.by is None else None
        return Review(
            judge=JUDGE,
            rules=game.info.rules_version,
            game=game.name,
            players=match.setup.players,
            decisions=tuple(decisions),
            curve=points,
            seats=seat_reviews(
                decisions, between, points, result, given_up=bool(match.resigned), losses=losses
            )
            if whole
            else (),
            turning=turning_points(decisions),
            last=match.ply,
            result=result,
            losses=losses,
        )

    def _search(self, ply: int, look: Look) -> Question:
        effort = self._effort * look / Look.USUAL
        return Question(self._positions[ply], self._match.log[ply], effort, ply, look)

    def _compare(self, ply: int, comparing: Comparing) -> Comparison:
        """The next lot of the action that was played, held against the other good idea."""
        other = self._other(ply)
        assert other is not None
        played = self._match.log[ply]
        return Comparison(self._positions[ply], other, played, comparing.following, ply)

    def _other(self, ply: int) -> int | None:
        """The other good idea: the best action, or where that was played the second-best."""
        judged = self._judged[ply]
        return judged.second if judged.best == self._match.log[ply] else judged.best

    def _take_search(self, question: Question | Comparison, ply: int, found: Judgement) -> None:
        played, mover = self._match.log[ply], question.state.current_player
        self._judged[ply] = found
        best, after = (
            trusted(self._trust, one, mover)[mover] for one in (found.before, found.after)
        )
        if found.best != played and best - after >= SEEMS:
            self._comparing[ply] = Comparing(mover, self._effort)

    def _take_pairs(self, ply: int, pairs: Pairs) -> None:
        comparing = self._comparing.get(ply)
        if comparing is None or comparing.is_settled:
            assert self._striking is not None
            _, comparing = self._striking[ply]
        comparing.add(pairs)

    def _look_for_blows(self) -> None:
        """Once every decision is judged: which blows are worth measuring."""
        if self._striking is None and all(self._is_judged(ply) for ply in self._plies):
            seen = [
                Seen(ply, self._mover(ply), self._estimate(ply))
                for ply in self._plies
                if self._other(ply) is not None
            ]
            self._striking = {
                ply: (seat, Comparing(seat, self._effort))
                for ply, seat in struck(seen).items()
                if ply not in self._comparing
            }

    def _mover(self, ply: int) -> int:
        return self._positions[ply].current_player

    def _estimate(self, ply: int) -> Estimate:
        played, comparing = self._match.log[ply], self._comparing.get(ply)
        return estimate(self._judged[ply], played, self._mover(ply), self._trust, comparing)

    def _decided(self, plies: Sequence[int]) -> list[Decision]:
        """These decisions, with all that is known of them."""
        estimates = [self._estimate(ply) for ply in plies]
        movers = [self._mover(ply) for ply in plies]
        found: list[Decision] = []
        match = self._match
        stands = course(
            estimates,
            movers,
            happened(match, self._positions, plies),
            exact(shares(tuple(match.returns()))),
            hidden=match.state.game.info.hidden,
            given_up=bool(match.resigned),
        )
        for ply, one, mover, at in zip(plies, estimates, movers, stands, strict=True):
            seat, comparing = None, self._comparing.get(ply)
            if comparing is None and self._striking and ply in self._striking:
                seat, comparing = self._striking[ply]
            elif at.before == at.after:
                comparing = None
            hurt = None
            if comparing is not None and comparing.count:
                hurt = blow(at, one, mover, comparing, seat)
            found.append(
                decision_told(
                    self._positions[ply],
                    ply,
                    self._match.log[ply],
                    self._judged[ply],
                    at,
                    pairs=0 if comparing is None else comparing.count,
                    hurt=hurt,
                )
            )
        return found

    def _is_judged(self, ply: int) -> bool:
        comparing = self._comparing.get(ply)
        return ply in self._judged and (comparing is None or comparing.is_settled)

    def _left(self) -> int:
        """The work that is left, about, in quick looks."""
        quick = len(self._plies) - len(self._quick)
        unseen = len(self._plies) - len(self._judged)
        blows = (comparing for _, comparing in (self._striking or {}).values())
        open_ones = [*self._comparing.values(), *blows]
        pairs = sum(comparing.lots_left for comparing in open_ones)
        return quick * Look.QUICK + unseen * Look.USUAL + pairs * Look.PAIRS


def answer_here(examination: Examination) -> bool:
    """Answer the next question in this process; False: nothing is left to judge."""
    question = examination.question()
    if question is None:
        return False
    if isinstance(question, Comparison):
        state, first, second, numbers, seed = question
        examination.answer(question, compare(state, first, second, numbers, seed))
    else:
        state, action, effort, seed, look = question
        why, by = look != Look.QUICK, examination.by
        found = judge(state, action, effort=effort, seed=seed, why=why, by=by)
        examination.answer(question, found)
    return True


def examine(match: Match, effort: float = 1.0, by: BotSpec | None = None) -> Review:
    """The whole review of a match that is over, made in this process; see ``Examination``."""
    examination = Examination(match, effort, by)
    while answer_here(examination):
        pass
    return examination.review()

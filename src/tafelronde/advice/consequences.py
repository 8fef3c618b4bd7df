"""Reasons from consequences: what everybody can gain after the worse of two actions and not after
the better one.

Both actions are played on by quick searches, from the same positions and with the same random
numbers, until their player is to act again. At each decision on the way the game says what its
player can gain (``GameDefinition.gains``). The best answer to the worse action, less the best
answer to the better one, is what the worse one allows; the player's own gains are compared
likewise. The course that shows a difference is kept with the reason: the action, the answer, and
what follows.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum
from typing import cast

from ..core.facts.gains import Cause, Gain, Reason, Relation
from ..core.facts.telling import Telling
from ..core.objects.game import Game
from ..core.objects.state import State
from .courses import Course, Node, continued, course, drawn, gains_of, quick, world_of

WORLDS = 6
"""Positions and courses that are compared where anything is hidden, drawn or varied."""
LEAST = 0.02
"""The least difference that is told, in parts of what is at stake."""
LATER = 0.4
"""The weight of a gain that the player can have in their next turn."""
GUESSED = 0.8
"""The weight of what others may come to have."""
ALIKE, OTHERS = 0.7, 8
"""A gain that other actions leave to at least this part was possible before; so many of them are
tried."""


@dataclass(frozen=True)
class _Had:
    """A gain that somebody has on the way."""

    gain: Gain
    path: tuple[int, ...]
    seat: int
    effect: float
    """Its worth to the player who decides."""
    world: int


class Consequences:
    """The comparison of two actions of the player to act in ``state``."""

    def __init__(self, state: State, better: int, worse: int) -> None:
        """``state`` is a position as the player to act may believe it to be."""
        self._state, self._better, self._worse = state, better, worse
        self._seat = state.current_player
        self._game = cast("Game", state.game)
        self._bot = quick(self._game)
        self._varied = self._game.onward.varied
        self._worlds = [world_of(state, number) for number in range(WORLDS)]

    def reasons(self) -> list[tuple[float, Reason]]:
        """The reasons and their weights, the weightiest first."""
        found = list(self._prospects())
        if self._game.prospects is None or self._game.gains is not None:
            found += [*self._at_once(), *self._answers(), *self._next_turn()]
        return sorted((one for one in found if one[0] >= LEAST), key=lambda one: -one[0])

    def refutation(self) -> Reason | None:
        """The weightiest reason that begins with the worse action: what it allows or costs, with
        the course that shows it. None where there is none; a reason for what the better action
        brings is none, as it would tell which that is."""
        found = (reason for _, reason in self.reasons())
        return next((one for one in found if one.line and one.line[0] == self._worse), None)

    def likely(self) -> tuple[int, ...]:
        """The worse action and what is likely to follow, in the first of the worlds."""
        return continued(self._worlds[0], (self._worse,), 0, self._bot)

    # ---- the three comparisons -----------------------------------------------------------------

    def _at_once(self) -> Iterable[tuple[float, Reason]]:
        """The gains of the actions themselves."""
        gains = gains_of(self._worlds[0])
        by = {action: self._best(gains, action) for action in (self._better, self._worse)}
        effects = {action: one.effect if one else 0.0 for action, one in by.items()}
        better, worse = by[self._better], by[self._worse]
        apart = effects[self._better] - effects[self._worse]
        if better is not None and better.effect > 0:
            yield min(apart, better.effect), self._told("brings", better)
        if worse is not None and worse.effect < 0:
            yield min(apart, -worse.effect), self._told("costs", worse)

    def _best(self, gains: Sequence[Gain], action: int) -> _Had | None:
        """The gain by this action with most effect, if there is one."""
        own = [self._had(gain, (), 0) for gain in gains if gain.actions[0] == action]
        return max(own, key=lambda one: abs(one.effect), default=None)

    def _answers(self) -> Iterable[tuple[float, Reason]]:
        """The gains that the others have after the worse action, and not after the better one."""
        worst, best = self._courses
        for seat in range(self._state.players):
            if seat == self._seat:
                continue
            after = [self._harm(course.others, seat, k) for k, course in enumerate(worst)]
            spared = [self._harm(course.others, seat, k) for k, course in enumerate(best)]
            apart = _mean(-_effect(one) for one in after) - _mean(-_effect(one) for one in spared)
            usual = _usual([one for one in after if one is not None])
            if usual is not None and apart >= LEAST:
                relation: Relation = "leaves" if self._was_possible(usual) else "allows"
                yield apart, self._told(relation, usual)

    def _next_turn(self) -> Iterable[tuple[float, Reason]]:
        """The gains that the player has next after the better action, and not after the other."""
        worst, best = self._courses
        kept = [self._benefit(course.own, k) for k, course in enumerate(best)]
        lost = [self._benefit(course.own, k) for k, course in enumerate(worst)]
        apart = _mean(_effect(one) for one in kept) - _mean(_effect(one) for one in lost)
        usual = _usual([one for one in kept if one is not None])
        if usual is not None:
            yield LATER * apart, self._told("keeps", usual)

    def _prospects(self) -> Iterable[tuple[float, Reason]]:
        """The gains that everybody may have, right after the two actions."""
        if self._game.prospects is None:
            return
        better, worse = self._after(self._better), self._after(self._worse)
        for seat in range(self._state.players):
            if not all(seat in found for found in (*better, *worse)):
                continue
            kept, lost = ([one[seat] for one in found] for found in (better, worse))
            effects = [
                _mean(gain.worth.get(self._seat, 0.0) for gain in each) for each in (kept, lost)
            ]
            apart = effects[0] - effects[1]
            own = seat == self._seat
            if not own and {gain.code for gain in kept} != {gain.code for gain in lost}:
                continue  # another thing is due to this seat: it is not compared
            counts = [round(_mean(_count(gain) for gain in each)) for each in (kept, lost)]
            if counts[0] == counts[1]:
                continue
            more, less = counts if own else counts[::-1]
            gain = (kept if own else lost)[0]
            difference = gain._replace(arguments={**gain.arguments, "count": more, "less": less})
            path = (self._better if own else self._worse,)
            weight = apart if own else GUESSED * apart
            yield (
                weight,
                self._told("keeps" if own else "allows", _Had(difference, path, seat, apart, 0)),
            )

    def _after(self, action: int) -> list[Mapping[int, Gain]]:
        """The prospects after an action, in each world."""
        prospects = self._game.prospects
        assert prospects is not None
        return [prospects(drawn(world, action, k)) for k, world in enumerate(self._worlds)]

    # ---- what is compared ----------------------------------------------------------------------

    @cached_property
    def _courses(self) -> tuple[list[Course], list[Course]]:
        """The courses after the worse and after the better action, one of each for each world."""
        return self._play(self._worse), self._play(self._better)

    def _play(self, action: int) -> list[Course]:
        return [
            course(world, action, number, self._bot, varied=self._varied)
            for number, world in enumerate(self._worlds)
        ]

    def _harm(self, nodes: Sequence[Node], seat: int, world: int) -> _Had | None:
        """The gain of this seat on the way that hurts the player most; None where none does."""
        had = [
            self._had(gain, node.path, world, seat)
            for node in nodes
            if node.seat == seat
            for gain in gains_of(node.state)
        ]
        return min((one for one in had if one.effect < 0), key=lambda one: one.effect, default=None)

    def _benefit(self, node: Node | None, world: int) -> _Had | None:
        """The player's own best gain."""
        if node is None:
            return None
        had = [self._had(gain, node.path, world) for gain in gains_of(node.state)]
        return max((one for one in had if one.effect > 0), key=lambda one: one.effect, default=None)

    def _had(self, gain: Gain, path: tuple[int, ...], world: int, seat: int | None = None) -> _Had:
        effect = gain.worth.get(self._seat, 0.0)
        return _Had(gain, path, self._seat if seat is None else seat, effect, world)

    def _was_possible(self, had: _Had) -> bool:
        """Whether most other actions leave the same possible, too."""
        rest = [
            action
            for action in self._state.legal_actions()
            if action not in (self._better, self._worse)
        ]
        tried = rest[:: max(1, len(rest) // OTHERS)][:OTHERS]
        world = self._worlds[had.world]
        left = 0
        for action in tried:
            after = course(world, action, had.world, self._bot, varied=self._varied)
            harm = self._harm(after.others, had.seat, had.world)
            same = harm is not None and harm.gain.code == had.gain.code
            left += same and _effect(harm) <= ALIKE * had.effect
        return 2 * left > len(tried)

    # ---- the telling ---------------------------------------------------------------------------

    def _told(self, relation: Relation, had: _Had) -> Reason:
        path, gain = had.path, had.gain
        world = self._worlds[had.world]
        cause = Cause(world, self._better, self._worse, relation, gain, had.seat, path)
        because = self._game.because
        telling = None if because is None else because(cause)
        if telling is None:
            telling = Telling(f"{relation}-{gain.code}", gain.arguments)
        arguments = dict(telling.arguments)
        if had.seat != self._seat:
            arguments.setdefault("other", had.seat)
        steps = (*path, *gain.actions)
        line = continued(world, steps, had.world, self._bot)
        return Reason(telling.code, arguments, line=line, world=had.world)


def _effect(had: _Had | None) -> float:
    return 0.0 if had is None else had.effect


def _count(gain: Gain) -> float:
    """The amount of a prospect."""
    return float(gain.arguments["count"])


def _mean(effects: Iterable[float]) -> float:
    each = list(effects)
    return fsum(each) / len(each)


def _usual(had: Sequence[_Had]) -> _Had | None:
    """The one whose kind weighs most in all worlds together."""
    weights: dict[str, float] = defaultdict(float)
    for one in had:
        weights[one.gain.code] += abs(one.effect)
    if not weights:
        return None
    kind = max(weights, key=weights.__getitem__)
    alike = [one for one in had if one.gain.code == kind]
    return max(alike, key=lambda one: abs(one.effect))

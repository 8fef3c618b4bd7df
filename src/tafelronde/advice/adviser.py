"""The one source of advice: what is best in a position, what it is worth, how it goes on, and why.

Hints, in the browser and in a terminal, are ``advise``. It thinks longer than a bot that plays,
tries out in continuations what a tree search likes best before it advises one, and tells chances
that mean the same at every decision: whatever was searched, the chance is that of the action alone.
The search that chose it takes the best of many guesses, and a decision without a real choice is
hardly searched at all. It is told as it was measured to come true (``GameDefinition.trust``,
docs/experiments/hints.md).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, stdev
from typing import TYPE_CHECKING, cast

from ..bots.base import Advice, Chance, LineStep
from ..bots.same_idea import same_idea
from ..core.contract.rng import new_rng
from ..core.facts.errors import BadOption, check_whole
from ..core.facts.results import LOST, WON
from ..search.shares import shares
from .chances import chance, trust_of, trusted, with_share
from .continuations import follow, world
from .judge import choice, scaled, settings_of, thought, worth
from .lines import LONGEST, likely_line
from .reasons import advice_reasons
from .trying import try_out

if TYPE_CHECKING:
    from ..bots.spec import BotSpec
    from ..core.objects.game import Game
    from ..core.objects.state import State

    Line = tuple[LineStep, ...]

EFFORT, LOTS = 6.0, 16
"""The effort of a hint, in multiples of the judge's, and its lots of continuations at most."""
LOOK, EACH, WHOLE = (0.5, 0.65), (0.25, 0.0), (1.0, 0.25)
"""The parts of this effort for the search that finds what may be best, for one of each of these
before they are tried out, and for one of what is advised then: of a tree, and of alpha-beta."""
WORLDS = 8
"""Positions that are looked at where the seat that asks is not to act."""
FOLLOWED = 16
"""Continuations that are followed to tell how the game goes on."""
MOST, OFTEN = 4, 0.1
"""At most so many actions are tried out: those that the search looked at for at least this part of
the visits of its choice."""


def advise(
    state: State, seat: int | None = None, *, effort: float = EFFORT, seed: int = 0
) -> Advice:
    """The best action, what everybody may expect of it, the second-best idea, how the game is
    likely to go on, and why: by what ``seat`` may know (None: the player to act).

    Where another player is to act, the action is what that player would most likely play, as far as
    ``seat`` can tell; there is no second-best then, and no reason. What is hidden from the seat
    changes nothing: all positions that it cannot tell apart get the same advice.

    ``effort`` multiplies what the judge of reviews thinks. The same position, effort and seed get
    the same advice on every machine. Raises BadOption for a position in which nobody decides, and
    for a seat, an effort or a seed that is not possible.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> advice = tafelronde.advise(state, effort=1)
        >>> state.format(advice.action), state.format(advice.second)
        ('SE2', 'SE1')
        >>> [round(part, 2) for part in advice.chances[0]]  # the share of the victory, its range
        [0.54, 0.47, 0.6]
        >>> [(step.player, state.format(step.action)) for step in advice.line]
        [(0, 'SE2'), (1, 'W3'), (0, 'SE1'), (1, 'draw')]
        >>> [reason.code for reason in advice.reasons]
        ['falls']
        >>> tafelronde.advise(state, seat=2)
        Traceback (most recent call last):
            ...
        BadOption: seat: 2 is not possible; expected 0 to 1
    """
    if state.current_player < 0:
        what = "a game that is over" if state.is_terminal else "chance to act"
        raise BadOption("state", what, "a position in which a player decides")
    if seat is not None:
        check_whole("seat", seat, 0, state.players - 1)
    if not 0.0 < effort < math.inf:
        raise BadOption("effort", effort, "a number above 0")
    if seed < 0:
        raise BadOption("seed", seed, "0 or more")
    adviser = Adviser(cast("Game", state.game), seed=seed, effort=effort)
    if seat is None or seat == state.current_player:
        return adviser.advise(state)
    return adviser.foretell(state, seat)


class Adviser:
    """An adviser, which ``advise`` asks; as a player it plays its advice.

    Settings:

    - ``effort``: a multiple of what the judge of reviews thinks;
    - ``lots``: how many lots of continuations are played at most; negative: as the effort allows.
    """

    def __init__(
        self,
        game: Game,
        name: str = "adviser",
        seed: int = 0,
        effort: float = EFFORT,
        lots: int = -1,
    ) -> None:
        self.name = name
        self._game, self._seed, self._effort = game, seed, float(effort)
        self._lots = max(1, round(LOTS * effort / EFFORT)) if lots < 0 else int(lots)

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says."""
        return self.advise(state).action

    def decide(self, state: State) -> Advice:
        """Decide as ``Bot.decide`` says."""
        return self.advise(state)

    def advise(self, state: State) -> Advice:
        """Advise as ``Bot.advise`` says, with everything else that ``tafelronde.advise`` tells."""
        mover = state.current_player
        state = state.resample(mover, new_rng(self._seed))
        advice = self._best(state)
        worlds = [
            world(state, number, self._seed) for number in range(FOLLOWED if self._lots else 1)
        ]
        line = self._line(worlds, [advice.action] * len(worlds), mover)
        return replace(advice, line=line, reasons=advice_reasons(state, advice))

    def foretell(self, state: State, seat: int) -> Advice:
        """The chances of a seat that is not to act, and the likely decision of the player to
        act."""
        if not state.game.info.hidden:
            advice = self.advise(state)
            return replace(advice, second=None, second_expected=(), second_chance=None, reasons=())
        worlds = [state.resample(seat, new_rng(self._seed, k)) for k in range(WORLDS)]
        brief = Adviser(self._game, seed=self._seed, effort=self._effort / WORLDS, lots=0)
        found = [brief.advise(one) for one in worlds]
        shares = list(
            zip(*([one.share for one in advice.chances] for advice in found), strict=True)
        )
        means = [fmean(seat) for seat in shares]
        spreads = [stdev(seat) / math.sqrt(WORLDS) for seat in shares]
        trust = trust_of(self._game, state.players)
        actions = [advice.action for advice in found]
        return Advice(
            Counter(actions).most_common(1)[0][0],
            _results(means),
            sum(advice.simulations for advice in found),
            chances=tuple(
                chance(trust, share, spread) for share, spread in zip(means, spreads, strict=True)
            ),
            line=self._line(worlds, actions, seat),
        )

    def _best(self, state: State) -> Advice:
        """The best action, the second-best, and what they are worth."""
        mover, trust = state.current_player, trust_of(self._game, state.players)
        found = choice(state, self._settings(state, LOOK), self._seed)
        if found.simulations == 0 and found.expected[mover] >= 1.0:  # it wins for certain
            sure = Chance(1.0, 1.0, 1.0)
            won = tuple(chance(trust, one) for one in shares(found.expected))
            return replace(found, chances=won, second_chance=None if found.second is None else sure)
        actions = _candidates(state, found)
        each, whole = self._settings(state, EACH), self._settings(state, WHOLE)
        if found.visits:
            searched, lots = [worth(state, one, each, self._seed) for one in actions], self._lots
        else:  # what alpha-beta finds is not tried out: short searches that play on see less
            searched, lots = [shares(found.expected), shares(found.second_expected)], 0
        own = [one[mover] for one in searched[: len(actions)]]
        best, apart, spreads, played = try_out(state, actions, own, lots, self._seed)
        searched[best] = worth(state, actions[best], whole, self._seed)
        trusted_shares = trusted(trust, searched[best], mover)
        advice = Advice(
            actions[best],
            _results(trusted_shares),
            found.simulations + len(actions) * thought(each) + thought(whole) + played,
            chances=tuple(chance(trust, share, spreads[best]) for share in trusted_shares),
        )
        alike = same_idea(state, actions[best])
        others = [k for k in apart if actions[k] not in alike]
        if not others:
            return advice
        second = min(others, key=apart.__getitem__)
        share = max(0.0, trusted_shares[mover] - max(0.0, apart[second]))
        second_told = with_share(searched[second], mover, share)
        return replace(
            advice,
            second=actions[second],
            second_expected=_results(second_told),
            second_chance=chance(trust, share, spreads[second]),
        )

    def _settings(self, state: State, parts: tuple[float, float]) -> BotSpec:
        """The judge with these parts of the effort, of a tree search and of alpha-beta."""
        whole = settings_of(self._game, state.players, self._effort)
        return replace(whole, settings=scaled(whole.settings, parts[whole.name != "mcts"]))

    def _line(self, worlds: Sequence[State], actions: Sequence[int], seat: int) -> Line:
        """The likely continuation in these worlds."""
        decisions = LONGEST if self._lots else 1
        return likely_line(follow(worlds, actions, decisions, self._seed), seat)


def _candidates(state: State, found: Advice) -> list[int]:
    """The actions that a search looked at most, its choice first, and one of another idea."""
    if not found.visits:
        return [found.action] if found.second is None else [found.action, found.second]
    visits = dict(zip(state.legal_actions(), found.visits, strict=True))
    often = [one for one in visits if visits[one] >= OFTEN * visits[found.action] > 0]
    often.sort(key=lambda one: (one != found.action, -visits[one]))
    del often[MOST:]
    if found.second is not None and set(often) <= set(same_idea(state, found.action)):
        often.append(found.second)
    return often


def _results(shares: Sequence[float]) -> tuple[float, ...]:
    """The results that shares stand for, −1 … 1."""
    return tuple(LOST + share * (WON - LOST) for share in shares)

# pyright: reportMissingTypeStubs=false
"""The games as PettingZoo's environments, one agent a seat: ``env("drakon", players=4)``.

Agents are ``player_0`` … in the order of the seats. An observation is a dict: ``observation``
(float32, what the seat may know: ``Game.bounds.observation`` numbers), and ``action_mask`` (int8),
all zeros for a seat that is not to act. Everybody's ``info`` has the same shapes at all times: the
game's own numbers of the legal actions of who acts (``legal_actions``, int32[Bounds.legal], zeros
for all others) and how many of them count (``legal_count``).

**Actions.** A choice is the game's number of the action where there are few enough for a mask, else
(Drakon) a place in ``legal_actions``; ``actions="index"`` asks for places in any game. What the
places mean changes with the position, so an agent looks at the features of each legal action:
``env.unwrapped.action_features()``, float32[legal, ``Game.action_width``]. The legal places are the
first ones, so who draws one needs only their number. Where there are 18,305,
``np.flatnonzero(mask)`` takes several times as long as a whole step;
``np.flatnonzero(mask != 0)`` takes a tenth of that.

With ``history=N`` an observation also has the last N steps that its seat saw
(``adapters.histories``).

With ``actions="parts"`` (Drakon) an action is chosen in two steps of the same agent, what is done
and then where, each with a mask of fewer than 512 numbers that always mean the same;
``observation["first"]`` is 0, or 1 + the part that was chosen. Where only one action has it, no
second part is asked.

Chance is drawn by the environment, from its seed. Rewards come at the end: each seat's result,
−1 … 1 (``core.facts.results``). An illegal action raises IllegalAction with
the reason and the clause, and changes nothing.

``render_mode`` is ``"ansi"`` (text), ``"human"`` (prints it), ``"rgb_array"`` (uint8[768, 1200, 3])
or ``"svg"`` (text): the table as a spectator sees it. The pictures are the terminal's, letters
on colours; where the table grows, as Drakon's dungeon, the letters become smaller.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from ..core.contract.rng import new_rng
from ..core.facts.errors import check_whole
from ..core.facts.info import OptionValue
from ..core.objects.game import Game
from ..extras import need
from .histories import Histories, Observation
from .picture import MODES, check_mode, render
from .table import Actions, Table

need("pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

Environment = AECEnv[str, Any, Any]


def env(
    game: str | Game,
    players: int | None = None,
    *,
    actions: Actions | None = None,
    history: int = 0,
    render_mode: str | None = None,
    **options: OptionValue,
) -> Environment:
    """A table as an environment that tells when it is used in the wrong order.

    ``players`` defaults to the smallest table, ``options`` are the game's. Raises UnknownGame and
    BadOption.
    """
    made = raw_env(
        game, players, actions=actions, history=history, render_mode=render_mode, **options
    )
    return cast(Environment, InOrder(made))


def _told(name: str) -> Any:
    """A property of the wrapped environment, which raises AttributeError before the first reset."""

    def tell(wrapper: InOrder) -> Any:
        if not wrapper.has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(wrapper.env, name)

    return property(tell)


class InOrder(OrderEnforcingWrapper[str, Any, Any]):
    """PettingZoo's own wrapper without its detour for each attribute, which takes longer than a
    turn of a game."""

    agents = _told("agents")
    agent_selection = _told("agent_selection")
    rewards = _told("rewards")
    terminations = _told("terminations")
    truncations = _told("truncations")
    infos = _told("infos")

    @property
    def has_reset(self) -> bool:
        """Whether ``reset`` was called."""
        return self._has_reset

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the environment's own ``last`` returns."""
        if not self._has_reset:
            return super().last(observe)
        return self.env.last(observe)

    def action_features(self) -> npt.NDArray[np.float32]:
        """Return what the environment's own ``action_features`` returns."""
        if not self._has_reset:
            raise AttributeError("action_features cannot be accessed before reset")
        return cast(raw_env, self.env).action_features()


class raw_env(Environment):  # noqa: N801 (PettingZoo's name)
    """The environment itself; see the module and ``env``."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        actions: Actions | None = None,
        history: int = 0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, actions, options)
        self.metadata = {
            "name": f"{self.table.game.name}_v{self.table.game.info.rules_version}",
            "render_modes": list(MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        check_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents = []
        self._histories = Histories(self.table, history)
        self.table.listener = self._histories.see if history else None
        self.action_spaces = {a: spaces.Discrete(self.table.choices) for a in self.possible_agents}
        self.observation_spaces = {a: self._histories.space() for a in self.possible_agents}
        self._rng: npt.NDArray[np.uint32] | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the agent's observations; the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the agent's choices; the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed its chance goes on from the last game's; the first game's is
        then the system's. There are no options here: they belong to the table."""
        if seed is not None or self._rng is None:
            drawn = cast(int, np.random.SeedSequence().entropy) if seed is None else seed
            self._rng = new_rng(check_whole("seed", drawn, 0, drawn, "0 or more"))
        self._histories.begin()
        self.state_now = self.table.deal(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._first = -1
        self._turn()

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is; None of one whose game is over.

        Raises IllegalAction or InvalidAction; nothing has changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(cast(int, action))
            return
        assert self._rng is not None
        self._first = self.table.act(self.state_now, action, self._legal, self._rng, self._first)
        self._cumulative_rewards[agent] = 0.0
        if self.state_now.is_terminal:
            results = self.state_now.returns()
            self.rewards = dict(zip(self.agents, results, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        """Select the agent to act, and make its observation and the infos of all agents."""
        acting = self.state_now.current_player
        seat = max(0, acting)
        self.agent_selection = self.agents[seat]
        seen, mask, self._legal = self.table.look(self.state_now, seat, self._first)
        self._seen: Observation | None = self._histories.observation(seat, seen, mask, self._first)
        self.infos = {agent: self._histories.listed(()) for agent in self.agents}
        if acting >= 0:
            self.infos[self.agent_selection] = self._histories.listed(self._legal)

    def observe(self, agent: str) -> Observation:
        """The agent's observation, with a mask of its actions if it is to act."""
        if self._seen is not None and agent == self.agent_selection:
            seen, self._seen = self._seen, None  # handed out once: it may be written
            return seen
        seat = self.possible_agents.index(agent)
        seen, mask, _ = self.table.look(self.state_now, seat, self._first)
        return self._histories.observation(seat, seen, mask, self._first)

    def action_features(self) -> npt.NDArray[np.float32]:
        """Each legal action of who acts in numbers, in the order of ``legal_actions``:
        float32[legal, ``Game.action_width``]."""
        return self.state_now.action_features()

    def render(self) -> Any:
        """The table as a spectator sees it, as the mode says; None where it is printed, or there is
        no mode."""
        return render(self.state_now, self.render_mode)

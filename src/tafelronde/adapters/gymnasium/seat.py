"""One seat of a table against bots, as an environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ...bots.base import Bot, Guest
from ...bots.spec import BotSpec
from ...core.contract.rng import new_rng
from ...core.facts.constants import TERMINAL
from ...core.facts.errors import BadOption, IllegalAction, InvalidAction, check_whole
from ...core.facts.info import OptionValue
from ...core.objects.game import Game
from ...core.objects.state import State
from ..histories import Histories, Observation
from ..picture import MODES, check_mode, render
from ..table import Actions, Table


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table, the others played by bots.

    ``opponents`` is a bot's name as on the command line (``"easy"``, ``"mcts:simulations=200"``),
    an agent or what makes one (``BotSpec.of``), for all other seats, or a list with one for each of
    them in the order of play. ``seat`` is the learner's, or None: drawn for each game. The reward
    is the seat's result at the end, −1 … 1.

    An illegal choice ends the game with the reward −1, since learners without masks make some;
    ``info["illegal"]`` says why it is, and is empty otherwise. With ``illegal="raise"`` it raises
    IllegalAction or InvalidAction, the game stays as it is, and ``info`` has no ``illegal``:
    numbers alone. ``action_masks`` tells learners with masks, such as MaskablePPO of sb3-contrib,
    what is legal.

    ``max_episode_steps`` is how often the seat may choose before the episode is cut off
    (``truncated``); None: as often as it wants to. It is what ``gymnasium.make`` has, too.

    ``info`` always has the same keys and shapes: ``seat``, ``legal_actions`` (the game's own
    numbers, int32[Bounds.legal], of which the first ``legal_count`` count), ``illegal``, and
    ``returns``, the results of all seats, float64[players], 0 until the game is over.

    A game may end before the seat was asked anything; then another one is dealt. On average, those
    count too: with ``unasked=True`` ``info`` also has ``unasked``, how many there were since the
    last game, and ``unasked_returns``, float64[players], the sum of their results.

    With ``history=N`` an observation also has the last N steps that the seat saw
    (``adapters.histories``). Opponents that remember hear of every step either way.

    ``reset(seed=…)`` seeds chance, the bots and the seat that is drawn. ``render_mode`` is
    ``"ansi"``, ``"human"``, ``"rgb_array"`` or ``"svg"``, as in ``adapters.pettingzoo``.

    Raises UnknownGame, BadOption.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: object = "random",
        actions: Actions | None = None,
        illegal: str = "lose",
        max_episode_steps: int | None = None,
        unasked: bool = False,
        history: int = 0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.table = Table(game, players, actions, options)
        check_mode(render_mode)
        if illegal not in ("lose", "raise"):
            raise BadOption("illegal", illegal, "lose or raise")
        if max_episode_steps is not None:
            check_whole("max_episode_steps", max_episode_steps, 1, expected="1 or more, or None")
        others = self.table.players - 1
        if seat is not None:
            check_whole("seat", seat, 0, others, f"0 to {others}, or None")
        bots: Sequence[object] = [opponents] * others
        if isinstance(opponents, list | tuple):
            bots = cast("Sequence[object]", opponents)
        if len(bots) != others:
            raise BadOption("opponents", bots, f"a bot, or {others} of them")
        self._specs = [BotSpec.of(one) for one in bots]
        self._histories = Histories(self.table, history)
        self._seat_bots([spec.create(self.table.game) for spec in self._specs])
        self._wanted_seat, self._raises = seat, illegal == "raise"
        self._most, self._chosen = max_episode_steps, 0
        self._tells_unasked, self._unasked = unasked, [0.0] * self.table.players
        self._unasked_games, self._first = 0, -1
        self.seat = seat or 0
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.table.choices)
        self.observation_space = self._histories.space()
        self._rng: npt.NDArray[np.uint32] | None = None
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the seat's first decision. Without a seed all goes on from where it is.

        Where the others end a game before the seat has decided anything, another one is dealt.
        """
        super().reset(seed=seed)
        self._dismiss()
        if seed is not None or self._rng is None:
            words = self.np_random.integers(1 << 32, size=1 + len(self._specs))
            self._rng = new_rng(int(words[0]))
            pairs = zip(self._specs, words[1:], strict=True)
            self._seat_bots([spec.create(self.table.game, int(word)) for spec, word in pairs])
        self._unasked, self._unasked_games = [0.0] * self.table.players, 0
        while True:
            if self._wanted_seat is None:
                self.seat = int(self.np_random.integers(self.table.players))
            self._histories.begin()
            self.state = self.table.deal(self._rng)
            self._play_others()
            if not self.state.is_terminal:
                break
            self._dismiss(self.state.returns())
            results = zip(self._unasked, self.state.returns(), strict=True)
            self._unasked = [sum(pair) for pair in results]
            self._unasked_games += 1
        self._over, self._chosen, self._first = False, 0, -1
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat's choice, and all that happens until it decides again or the game is over."""
        if self._over or self._rng is None:
            raise gymnasium.error.ResetNeeded("the game is over, or none has begun: call reset()")
        legal = self.table.look(self.state, self.seat)[2]
        try:
            self._first = self.table.act(self.state, action, legal, self._rng, self._first)
        except (IllegalAction, InvalidAction) as error:
            if self._raises:
                raise
            self._over = True
            return self._observation(), -1.0, True, False, self._info(str(error))
        self._play_others()
        self._chosen += 1
        ended = self.state.is_terminal
        cut = not ended and self._chosen == self._most
        self._over = ended or cut
        if self._over:
            self._dismiss(self.state.returns() if ended else None)
        self._show()
        info = self._info()
        return self._observation(), float(info["returns"][self.seat]), ended, cut, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal choices, bool[choices]: what sb3-contrib's learners ask for."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> npt.NDArray[np.int8]:
        if self._over:
            return np.zeros(self.table.choices, np.int8)
        return self.table.look(self.state, self.seat, self._first)[1]

    def _play_others(self) -> None:
        assert self._rng is not None
        while (player := self.state.current_player) not in (self.seat, TERMINAL):
            ahead = (player - self.seat) % self.table.players
            chosen = self._bots[ahead - 1].choose(self.state)
            self.table.play(self.state, chosen, self._rng)

    def _seat_bots(self, bots: list[Bot]) -> None:
        """Give the other seats to bots."""
        self._bots = bots
        self._guests = [(n, bot) for n, bot in enumerate(bots) if isinstance(bot, Guest)]
        self.table.listener = self._tell if self._guests or self._histories.length else None

    def _tell(self, state: State, action: int) -> None:
        """Tell of a step that is about to be made."""
        self._histories.see(state, action)
        for number, guest in self._guests:
            guest.see(state, action, (self.seat + 1 + number) % self.table.players)

    def _dismiss(self, results: Sequence[float] | None = None) -> None:
        """Tell programs and agents that their game is over with these results, or broken off."""
        for _, guest in self._guests:
            guest.end(results)

    def close(self) -> None:
        """End what programs play."""
        self._dismiss()
        super().close()

    def _observation(self) -> Observation:
        seen = self.table.observe(self.state, self.seat)
        return self._histories.observation(self.seat, seen, self._mask(), self._first)

    def _info(self, illegal: str = "") -> dict[str, Any]:
        info = {
            "seat": self.seat,
            **self._histories.listed([] if self._over else self.state.legal_actions()),
            "returns": np.array(self.state.returns()),
        }
        if not self._raises:
            info["illegal"] = illegal
        if self._tells_unasked:
            info["unasked"] = self._unasked_games
            info["unasked_returns"] = np.array(self._unasked)
        return info

    def action_features(self) -> npt.NDArray[np.float32]:
        """Each legal action in numbers, in the order of ``legal_actions``: float32[legal,
        ``Game.action_width``]."""
        return self.state.action_features()

    def render(self) -> Any:
        """The table as a spectator sees it, as the mode says; with ``"human"`` every step prints
        it."""
        return None if self.render_mode == "human" else render(self.state, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            render(self.state, "human")

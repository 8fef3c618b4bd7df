"""Search with an evaluator of one's own: of many positions, in many trees, at once."""

import itertools
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.facts.errors import BadOption, TafelrondeError, check_between
from ...core.objects.game import Game
from ...core.objects.state import State
from ..evaluator import Evaluator
from .compiled_in import CompiledIn
from .copying import read_roots
from .finished import Tree, copy_tree
from .found import Found
from .group import Group
from .network import Network
from .noise import count_actions, draw_noise, list_actions
from .pool import SETTINGS
from .positions import positions_of, worlds_for
from .schedule import halving

ROOTS = ("puct", "gumbel")
"""The ways to choose at the root (and below it)."""
MOST = 1_000_000
"""Simulations of one tree."""


class Search:
    """A tree search in which an evaluator judges the leaves instead of a playout.

    The evaluator is an ``Evaluator`` (any function of ``Leaves``: NumPy, JAX, PyTorch, ONNX), which
    is asked about many leaves at once, or is compiled into the search: a ``Network`` or a
    ``CompiledIn``.

    Where something is hidden every simulation plays in a world that is drawn anew for the player
    to act (SO-ISMCTS), so that the evaluator never sees a secret. Every player maximises their own
    result. A game that ends is no question for the evaluator.

    A tree depends on its position, its number, the seed, how many runs there were before, and what
    is set; but neither on ``batch`` nor on ``threads`` nor on the other positions, as far as the
    evaluator's answer for a position does not depend on its neighbours in the batch.
    """

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator | Network | CompiledIn,
        simulations: int = 64,
        *,
        root: str = "puct",
        trees: int = 1,
        leaves: int = 1,
        batch: int = 256,
        threads: int = 1,
        padded: bool = False,
        open_loop: bool = False,
        exploration: float = 1.25,
        urgency: float = 0.0,
        virtual_loss: float = 1.0,
        noise: float = 0.0,
        alpha: float = 0.0,
        considered: int = 16,
        visit_scale: float = 50.0,
        value_scale: float = 0.1,
        seed: int = 0,
        others: Evaluator | Network | CompiledIn | None = None,
    ) -> None:
        """
        - ``simulations``: of each tree, beyond the evaluation of its root;
        - ``root``: ``"puct"``, or ``"gumbel"`` (sequential halving at the root, and the visits
          below it follow the improved policy);
        - ``trees``: how many trees each position has, with worlds and chance of their own;
        - ``leaves``: how many leaves a tree gives before they are judged. 1 is the exact search;
          more fill a batch from few trees, each visit under way counting as a ``virtual_loss``
          worse than the mean;
        - ``batch``: the evaluator is asked about at most so many leaves at once;
        - ``threads``: each grows a part of the trees, and calls the evaluator by itself;
        - ``padded``: the evaluator always sees ``batch`` rows, the first row again where there are
          fewer leaves: for functions that are compiled for a shape (JAX, ONNX);
        - ``open_loop``: outcomes of chance share a node; always so where something is hidden;
        - ``exploration``: the constant of PUCT; ``urgency``: by how much an action that was not
          tried counts as better than its node (PUCT);
        - ``noise``: PUCT: the share of Dirichlet noise in the priors of the root (0.25 in
          AlphaZero); Gumbel: the scale of its noise (1 for self-play). 0 for none;
        - ``alpha``: of the Dirichlet noise; 0: 10 divided by the number of actions;
        - ``considered``: how many actions Gumbel's search tries at the root;
        - ``visit_scale``, ``value_scale``: c_visit and c_scale of its σ, for results of 0 … 1.
          The paper's c_scale of 1 for board games trusts the values more;
        - ``others``: a policy that all other players follow: at their decisions an action is drawn
          by its logits, and nothing is maximised (its values are not read). The evaluator itself
          stays compiled in; another one is asked in batches. ``bots.followed`` makes one of a bot.

        Raises BadOption for settings out of range, BadNetwork for a network of another game.
        """
        check_between("simulations", simulations, 1, MOST)
        check_between("trees", trees, 1, 4096)
        check_between("batch", batch, 1, 1 << 16)
        check_between("leaves", leaves, 1, batch)
        check_between("threads", threads, 1, 256)
        check_between("exploration", exploration, 0.0, 100.0)
        check_between("urgency", urgency, -10.0, 10.0)
        check_between("virtual_loss", virtual_loss, 0.0, 10.0)
        check_between("noise", noise, 0.0, 1.0 if root == "puct" else 10.0)
        check_between("alpha", alpha, 0.0, 1000.0)
        check_between("considered", considered, 1, 4096)
        check_between("visit_scale", visit_scale, 0.0, 1e6)
        check_between("value_scale", value_scale, 0.0, 1e6)
        check_between("seed", seed, 0, float("inf"))
        apart = None if others is evaluator else others
        if apart is not None and (not callable(apart) or type(evaluator) is CompiledIn):
            raise BadOption("others", others, "a function of Leaves, a Network, the evaluator")
        if root not in ROOTS:
            raise BadOption("root", root, f"one of: {', '.join(ROOTS)}")
        if not callable(evaluator) and type(evaluator) is not CompiledIn:
            raise BadOption("evaluator", evaluator, "a function of Leaves, a Network, a CompiledIn")
        self.game, self.evaluator, self.simulations = game, evaluator, int(simulations)
        self._others: Evaluator | None = apart
        self._trees, self._batch, self._threads = int(trees), int(batch), int(threads)
        self._padded, self._seed, self._runs = bool(padded), int(seed), itertools.count()
        self._gumbel = root == "gumbel"
        self._noise = float(noise)
        self._scales = (float(visit_scale), float(value_scale)) if self._gumbel else None
        self._settings = np.zeros(1, SETTINGS)
        settings: dict[str, float] = {
            "simulations": simulations,
            "leaves": leaves,
            "hidden": game.info.hidden,
            "open_loop": bool(open_loop) or game.info.hidden,
            "gumbel": self._gumbel,
            "follow": others is not None,
            "considered": considered,
            "per_position": trees,
            "exploration": exploration,
            "urgency": urgency,
            "virtual_loss": virtual_loss,
            "noise": noise,
            "alpha": alpha,
            "visit_scale": visit_scale,
            "value_scale": value_scale,
        }
        for name, value in settings.items():
            self._settings[name] = value
        if isinstance(evaluator, CompiledIn):
            evaluator.prepare()
        considered = int(considered) if self._gumbel else 0
        self._schedule = halving(considered, self.simulations)

    def run(
        self,
        states: Sequence[State] | npt.NDArray[Any],
        worlds: Sequence[npt.NDArray[Any]] | None = None,
    ) -> Found:
        """Search these positions: states, or an array of the game's dtype. In each a player is to
        act, and the same number sits at every table. The positions are not changed.

        ``worlds`` are positions that the player to act takes for the true one, equally many for
        each of ``states``, game.dtype[count] each: simulations play in these instead of in those
        that ``State.resample`` draws, such as ``Belief.evenly`` gives.

        Raises TafelrondeError for other positions, BadAnswer for an answer of the evaluator that
        cannot be used, and whatever the evaluator raises.
        """
        positions = positions_of(self.game, states)
        counts = np.zeros(len(positions), np.int32)
        out = np.zeros(self.game.bounds.buffer, np.int32)
        width = int(count_actions(positions, out, counts))
        players = int(positions["players"][0])
        if isinstance(self.evaluator, Network):
            self.evaluator.check(self.game, players)
        total, run = len(positions) * self._trees, next(self._runs)
        seeds = np.random.SeedSequence(self._seed, spawn_key=(run,))
        rngs = seeds.generate_state(4 * total, np.uint32).reshape(total, 4).astype(np.uint32)
        noise = np.zeros((len(positions), width), np.float32)
        if self._noise > 0.0:
            draw_noise(counts, rngs, self._settings, noise)
        believed = worlds_for(self.game, worlds, len(positions))
        groups = self._grouped(np.repeat(positions, self._trees), rngs, noise, believed)
        self._grow(groups)
        legal = np.zeros((len(positions), width), np.int32)
        list_actions(positions, out, legal)
        return self._read(groups, positions, legal, counts, noise)

    def _grouped(
        self,
        roots: npt.NDArray[Any],
        rngs: npt.NDArray[np.uint32],
        noise: npt.NDArray[np.float32],
        worlds: npt.NDArray[Any],
    ) -> list[Group]:
        cuts = np.linspace(0, len(roots), min(self._threads, len(roots)) + 1).astype(int)
        return [
            Group(
                self.game, roots[a:b], int(a), rngs[a:b], self._settings, self._schedule, noise,
                worlds, self._batch, self._padded,
            )
            for a, b in itertools.pairwise(cuts)
        ]  # fmt: skip

    def _grow(self, groups: list[Group]) -> None:
        stopped = threading.Event()

        def grow(group: Group) -> None:
            try:
                if isinstance(self.evaluator, CompiledIn) or (
                    isinstance(self.evaluator, Network) and self._others is None
                ):
                    group.grow_compiled(self.evaluator)
                else:
                    group.grow_in_batches(self.evaluator, self._others, stopped)
            except BaseException:
                stopped.set()
                raise

        if len(groups) == 1:
            grow(groups[0])
            return
        with ThreadPoolExecutor(len(groups)) as threads:
            list(threads.map(grow, groups))

    def _read(
        self,
        groups: list[Group],
        positions: npt.NDArray[Any],
        legal: npt.NDArray[np.int32],
        counts: npt.NDArray[np.int32],
        noise: npt.NDArray[np.float32],
    ) -> Found:
        players, per, width = int(positions["players"][0]), self._trees, legal.shape[1]
        total = len(positions) * per
        visits = np.zeros((total, width), np.int64)
        sums = np.zeros((total, width, players))
        logits = np.full((total, width), -np.inf)
        root_visits, root_sums = np.zeros(total, np.int64), np.zeros((total, players))
        for group in groups:
            part = slice(group.first_tree, group.first_tree + len(group.roots))
            read_roots(
                group.nodes, group.edges, group.sums, visits[part], sums[part], logits[part],
                root_visits[part], root_sums[part],
            )  # fmt: skip
        shape = (len(positions), per)

        def copied(position: int, number: int) -> Tree:
            if not (0 <= position < shape[0] and 0 <= number < per):
                raise TafelrondeError(f"tree: there is none {position, number}")
            tree = position * per + number
            group = max((g for g in groups if g.first_tree <= tree), key=lambda g: g.first_tree)
            state = State(self.game, positions[[position]])
            return copy_tree(
                state, group.nodes, group.edges, group.sums, group.used, tree - group.first_tree,
                self._scales,
            )  # fmt: skip

        return Found(
            self.game, legal, counts, positions["player"].copy(),
            visits.reshape(*shape, width).sum(1),
            sums.reshape(*shape, width, players).sum(1),
            logits.reshape(*shape, width).mean(1),
            noise.astype(np.float64) if self._gumbel else np.zeros(noise.shape),
            root_visits.reshape(shape).sum(1),
            root_sums.reshape(*shape, players).sum(1),
            self._scales, copied,
        )  # fmt: skip

"""The bots of a match in the terminal. They compile and think in a thread of their own."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from ...core.facts.levels import ADVISER
from ..parts.signals import leave_to_main_thread

if TYPE_CHECKING:
    from ...bots import Advice, Bot
    from ...bots.agents.history import Watch
    from ...core.objects.game import Game
    from ...core.objects.state import State
    from ...match.match import Match


class Thinkers:
    """All bots of a match, by name, in one thread. The thread does not keep the process alive."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._bots: dict[tuple[str, int], Bot] = {}
        self._watched: dict[int, Watch] = {}
        self._work: queue.SimpleQueue[Callable[[], Any]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.warm: dict[str, threading.Event] = {}

    def warm_up(self, name: str, state: State) -> None:
        """Compile the bot of this name in the background, by a question about ``state``."""
        if name in self.warm:
            return
        ready = self.warm[name] = threading.Event()

        def warm() -> None:
            try:
                from ...bots.style import prepare_styles

                self._make(name, 0).advise(state)
                prepare_styles(state)
            except Exception:  # raised again when the bot is asked
                pass
            ready.set()

        self._submit(warm)

    def check(self, name: str) -> None:
        """Raise BadOption unless there is a bot of this name."""
        self._make(name, 0)

    def is_warm(self, name: str) -> bool:
        return name in self.warm and self.warm[name].is_set()

    def turn(self, name: str, seat: int, match: Match, style: str = "") -> Future[Advice]:
        """Ask the bot of this seat for its action, in the style of its character; bots of weak
        levels make slips. Agents and programs hear first what their seat has seen. The advice holds
        only the action."""
        state, begin, log = match.state, match.state_at(0), match.log

        def choose() -> Advice:
            from ...bots import Advice
            from ...bots.agents.history import Recalls, Watch

            bot = self._bot(name, seat, style)
            if isinstance(bot, Recalls):
                if seat not in self._watched:
                    self._watched[seat] = Watch(begin, seat)
                bot.recall(self._watched[seat].read(log))
            return Advice(bot.choose(state), (), 0)

        return self._ask(name, choose)

    def advise(self, state: State) -> Future[Advice]:
        """Ask for advice (``tafelronde.advise``)."""

        def advised() -> Advice:
            from ...advice.adviser import advise

            return advise(state)

        return self._ask(ADVISER, advised)

    def end(self, results: Sequence[float] | None) -> None:
        """Tell programs and agents that the game is over with these results, or was broken off."""
        from ...bots.base import Guest

        for bot in self._bots.values():
            if isinstance(bot, Guest):
                bot.end(results)

    def _ask(self, name: str, work: Callable[[], Advice]) -> Future[Advice]:
        """Queue a job; the thread does one job after another."""
        job: Future[Advice] = Future()

        def think() -> None:
            try:
                try:
                    advice = work()
                finally:
                    self.warm.setdefault(name, threading.Event()).set()
                job.set_result(advice)
            except BaseException as error:
                job.set_exception(error)

        self._submit(think)
        return job

    def _bot(self, name: str, seat: int, style: str) -> Bot:
        key = (name, seat)
        if key not in self._bots:
            self._bots[key] = self._make(name, seat + 1, style)
        return self._bots[key]

    def _make(self, name: str, stream: int, style: str = "") -> Bot:
        from ...bots.spec import BotSpec, in_style

        spec = in_style(BotSpec.parse(name, own_code=True), style)
        return spec.create(self._game, seed=self._seed * 16 + stream)

    def _submit(self, work: Callable[[], Any]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="tafelronde-bots", daemon=True)
            self._thread.start()
        self._work.put(work)

    def _run(self) -> None:
        leave_to_main_thread()
        while True:
            self._work.get()()

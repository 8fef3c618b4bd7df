"""Questions of a program before it decides: numbers, features, possible positions, words."""

import base64
from collections.abc import Callable, Sequence
from typing import Any, cast

from ...core.contract.rng import new_rng
from ...core.facts.errors import BadOption
from ...core.objects.state import State
from ...core.prompts import Prompt, Unread
from ...core.prompts.sentences import Event
from ...words import LANGUAGES
from ..agents.information import InformationState

WORLDS = 64
"""At most so many positions at a time."""


class Answers:
    """The answers to what a program asks about one decision. They follow from ``seed`` and from
    what the seat knows.

    Examples:
        >>> state = tafelronde.load("drakon").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> answers = Answers(state, seed=1)
        >>> told = answers.tell({"for": ["actions", "worlds"], "worlds": 2})
        >>> len(told["actions"]) == len(state.legal_actions()), len(told["worlds"])
        (True, 2)
        >>> answers.tell({"for": ["hands"]})
        Traceback (most recent call last):
            ...
        BadOption: for: 'hands' is not possible; expected observation, actions, worlds, ...
    """

    def __init__(self, state: State, seed: int, history: Sequence[Event] = ()) -> None:
        """``history``: the events that the seat was told since its last decision."""
        self._known = InformationState(state)
        self._rng = new_rng(seed)
        self._history = history
        self._prompts: dict[str, Prompt] = {}
        self.read = self.illegal = 0
        """The number of answers that it read, and of those that were refused."""

    def tell(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message ``ask``. Raises BadOption."""
        count = asked.get("worlds", 1)
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= WORLDS:
            raise BadOption("worlds", count, f"1 to {WORLDS}")
        kinds: dict[object, Callable[[], object]] = {
            "observation": lambda: self._known.observation.tolist(),
            "actions": self._actions,
            "worlds": lambda: [self._world() for _ in range(count)],
            "prompt": lambda: self._words(self._prompt(asked)),
            "answer": lambda: self._read(asked),
        }
        wanted = cast("object", asked.get("for"))
        if not isinstance(wanted, list) or not wanted:
            raise BadOption("for", None, f"a list of {', '.join(map(str, kinds))}")
        message: dict[str, Any] = {"type": "told"}
        for kind in cast("list[object]", wanted):
            if not isinstance(kind, str) or kind not in kinds:
                raise BadOption("for", kind, ", ".join(map(str, kinds)))
            message[kind] = kinds[kind]()
        return message

    def _prompt(self, asked: dict[str, Any]) -> Prompt:
        language: object = asked.get("language", LANGUAGES[0])
        if not isinstance(language, str) or language not in LANGUAGES:
            raise BadOption("language", language, f"one of: {', '.join(LANGUAGES)}")
        if language not in self._prompts:
            self._prompts[language] = self._known.prompt(self._history, language)
        return self._prompts[language]

    def _words(self, prompt: Prompt) -> dict[str, Any]:
        """The decision in words: the whole, the part that stays, and the one that changes."""
        return {
            "text": str(prompt),
            "rules": prompt.rules,
            "position": prompt.position,
            "changing": prompt.changing(),
        }

    def _read(self, asked: dict[str, Any]) -> dict[str, str]:
        """The action that an answer in words names, or the refusal that teaches."""
        answer: object = asked.get("answer")
        if not isinstance(answer, str):
            raise BadOption("answer", answer, "a text")
        self.read += 1
        try:
            return {"action": self._known.format(self._prompt(asked).read(answer))}
        except Unread as refused:
            self.illegal += 1
            return {"refusal": str(refused), "reason": refused.reason}

    def _actions(self) -> list[dict[str, Any]]:
        known = self._known
        rows = known.action_features.tolist()
        return [
            {"action": known.format(action), "number": action, "features": row}
            for action, row in zip(known.legal_actions, rows, strict=True)
        ]

    def _world(self) -> dict[str, Any]:
        """A position that may be the true one: its bytes, as ``game.from_bytes`` reads them, and
        its fields by name."""
        world = self._known.redraw(self._rng)
        record = world.record
        fields = {field.name: getattr(record, field.name) for field in record.fields}
        return {"bytes": base64.b64encode(world.to_bytes()).decode(), "state": fields}

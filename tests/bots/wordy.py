"""An agent made of words whose first answer is illegal at every third decision."""

from tafelronde.bots.agents import InformationState
from tafelronde.core.prompts import Unread


class Wordy:
    def __init__(self, game: object, seed: int) -> None:
        self.counts = {"illegal": 0, "retries": 0, "tokens": 0}
        self.decided = 0

    def act(self, known: InformationState) -> int:
        prompt = known.prompt()
        self.decided += 1
        try:
            return self.read(prompt, "castle" if self.decided % 3 == 0 else "1")
        except Unread:
            self.counts["illegal"] += 1
            self.counts["retries"] += 1
            return self.read(prompt, prompt.actions[-1])

    def read(self, prompt: object, answer: str) -> int:
        self.counts["tokens"] += 7
        return prompt.read(answer)  # type: ignore[attr-defined]

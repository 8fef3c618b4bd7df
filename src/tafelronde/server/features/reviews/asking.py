"""A question of a review as a job of a bot's worker, and its answer: at a server as in a browser
(``tafelronde.pocket.judging``)."""

from ....advice.continuations import Pairs
from ....advice.judge import Judgement
from ....advice.reviews import Comparison, Question
from ....advice.reviews.questions import Look
from ...bots.turn import Turn

EFFORT = 1.0
"""The effort for a decision, as a multiple of the setting of the game's judge."""


async def ask(turn: Turn, question: Question | Comparison) -> Judgement | Pairs:
    """Have a question answered by a worker. Raises BotFailed."""
    if isinstance(question, Comparison):
        state, first, second, numbers, seed = question
        return await turn.compare(state.to_bytes(), first, second, numbers, seed)
    state, action, effort, seed, look = question
    return await turn.judge(state.to_bytes(), action, effort, seed, why=look != Look.QUICK)

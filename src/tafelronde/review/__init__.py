"""The review of a finished game: each decision is judged by the knowledge of its player.

- ``examination``: which questions are put to the judge (``bots.judge``), in which order.
- ``report``: the review from the answers: the decisions, the turning points, luck and skill.
- ``redraw``: a course that a seat cannot tell from the one that was played.

Nothing here thinks: who holds an ``Examination`` has each question answered where there is time,
in this process (``examine``) or in others, as the server does.
"""

from __future__ import annotations

from .examination import Examination, Question, examine
from .report import Decision, Option, Review, SeatReview

__all__ = ["Decision", "Examination", "Option", "Question", "Review", "SeatReview", "examine"]

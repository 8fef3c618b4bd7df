"""The review of a finished game: each decision is judged by what its player knew.

- ``examination``: which questions (``questions``) are asked, in which order; ``comparing``: how
  often two actions are played on; ``striking``: which decisions may have hurt others.
- ``decision``: what is known of one decision; ``report``: the review of all, luck and skill;
  ``curve``: the course of the game; ``moments``: what decided it; ``levels``: like which level a
  seat played.
- ``trial``: another action that somebody tries at a decision.
- ``redraw``: a course that a seat cannot tell from the one that was played.

Nothing here thinks: who holds an ``Examination`` has each question answered where there is time,
in this process (``examine``) or in others, as the server does.
"""

from .curve import Point
from .decision import Decision, Option
from .examination import Examination, examine
from .levels import LevelLoss, Likeness, Losses
from .moments import Cause, Moment, Story
from .questions import Comparison, Question
from .report import Review, SeatReview
from .trial import FOUND, Trial, Verdict

__all__ = [
    "FOUND", "Cause", "Comparison", "Decision", "Examination", "LevelLoss", "Likeness", "Losses",
    "Moment", "Option", "Point", "Question", "Review", "SeatReview", "Story", "Trial", "Verdict",
    "examine",
]  # fmt: skip

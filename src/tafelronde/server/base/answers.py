"""The questions that base rooms may ask, and what features answer to them.

A question is a subclass of ``Question`` in the room that asks. Its methods give the answer of a
site where no feature answers. A feature that answers has a subclass of it, and names both in
``Feature.answers``.
"""

from typing import ClassVar, TypeVar, cast


class Question:
    """The beginning of all questions."""

    many: ClassVar[bool] = False
    """Whether several features may answer."""


Q = TypeVar("Q", bound=Question)


class Answers:
    """The answers of one site: ``await answers[Hall].of(user)``."""

    def __init__(self) -> None:
        self._given: dict[type[Question], list[Question]] = {}

    def give(self, question: type[Question], answer: Question) -> None:
        """Answer a question from now on. Raises TypeError where this is no answer to it, and
        ValueError where there is one already and the question has but one."""
        if not isinstance(answer, question):
            raise TypeError(f"{type(answer).__name__} does not answer {question.__name__}")
        given = self._given.setdefault(question, [])
        if given and not question.many:
            raise ValueError(f"{question.__name__} is answered already")
        given.append(answer)

    def __getitem__(self, question: type[Q]) -> Q:
        """The answer; where no feature gives one, the question's own."""
        given = self._given.get(question)
        return cast(Q, given[0]) if given else question()

    def all(self, question: type[Q]) -> tuple[Q, ...]:
        """The answers of all features, in the order of the features."""
        return cast("tuple[Q, ...]", tuple(self._given.get(question, ())))

"""``tafelronde review``: tells what each decision of a recorded game gave away, and what luck
did."""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from ...core.objects.registry import info as info_of
from ...core.objects.registry import load
from ..parts.options import AsJson, RecordFile, open_terminal
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.records import open_record, resume_record
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...advice.reviews import Decision, Likeness, Option, Review
    from ...core.objects.state import State
    from ...match import Match
    from ..table.sentences import Sentences

REASONS = 2
"""At most so many reasons are given."""
WIDTH = 78


def review(
    file: RecordFile,
    by: Annotated[
        str | None,
        typer.Option(
            metavar="BOT", help="Another judge: mcts:simulations=200,evaluator=py:mynet:Net."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a finished game, and tell luck from skill."""
    terminal, record = open_terminal(), open_record(file)
    match = resume_record(record, file, terminal.say)
    if not match.is_over:
        raise Problem("review-unfinished")
    found = _examine(match, by, terminal)
    if as_json:
        print(json.dumps(found.encode()))
        return
    say = terminal.words_of(info_of(match.setup.game))
    from ..table.sentences import Sentences, seated_bots

    _Report(Sentences(match, seated_bots(match.table), say, watched=True), found).print()


def _examine(match: Match, by: str | None, terminal: Terminal) -> Review:
    from ...advice.judge import check_judge
    from ...advice.reviews import Examination
    from ...advice.reviews.examination import answer_here
    from ...bots.spec import BotSpec

    judge = None if by is None else BotSpec.parse(by, own_code=True)
    if judge is not None:
        check_judge(judge, load(match.setup.game), match.setup.players)
    examination = Examination(match, by=judge)
    done, total = examination.progress()
    with progress(terminal, info_of(match.setup.game).title, total) as advance:
        while answer_here(examination):
            before, done = done, examination.progress().done
            advance(done - before, "")
    return examination.review()


class _Report:
    """The review in sentences."""

    def __init__(self, sentences: Sentences, found: Review) -> None:
        self._sentences = sentences
        self._say = sentences.say
        self._found = found

    def print(self) -> None:
        """Print a row for each seat, then the turning points."""
        for seat in range(self._found.players):
            self._wrap(self._seat(seat))
        decisions = {decision.ply: decision for decision in self._found.decisions}
        print()
        if not self._found.turning:
            print(self._say("review-no-turning"))
        for ply in self._found.turning:
            for sentence in self._turning(decisions[ply]):
                self._wrap(sentence)

    def _wrap(self, sentence: str) -> None:
        print("\n    ".join(textwrap.wrap(sentence, WIDTH)))

    def _seat(self, seat: int) -> str:
        if not self._found.seats:
            return self._say("review-nothing", player=self._sentences.name(seat))
        sums = self._found.seats[seat]
        parts = [
            self._say(
                "review-seat",
                player=self._sentences.name(seat),
                result=_hundredths(sums.result),
                start=_hundredths(sums.start),
                luck=_signed(sums.luck),
                own=_signed(sums.own),
                others=_signed(sums.others),
            )
        ]
        if _hundredths(sums.error):
            parts.append(self._say("review-error", error=_signed(sums.error)))
        if _hundredths(sums.ending):
            parts.append(self._say("review-ending", ending=_signed(sums.ending)))
        if sums.loss is not None:
            parts.append(
                self._say(
                    "review-loss", loss=_tenths(sums.loss), right=sums.right, count=sums.decisions
                )
            )
        if sums.like is not None:
            parts.append(self._like(sums.like))
        return " ".join(parts)

    def _like(self, found: Likeness) -> str:
        like, least, most = (
            self._say("level-name", level=level) for level in (found.like, found.least, found.most)
        )
        if least == most:
            return self._say("review-like", level=like)
        return self._say("review-like-between", level=like, least=least, most=most)

    def _turning(self, decision: Decision) -> list[str]:
        state = self._sentences.match.state_at(decision.ply)
        said = [
            self._say(
                "review-turning",
                ply=decision.ply + 1,
                player=self._sentences.name(decision.player),
                played=self._option(state, decision.played),
                best=self._option(state, decision.best),
                lost=_hundredths(decision.lost),
            )
        ]
        for reason in decision.reasons[:REASONS]:
            sentence = self._sentences.reason(reason, decision.player, to_decider=False)
            said.append("    " + sentence)
        if decision.second is not None and decision.second.action != decision.played.action:
            second = self._option(state, decision.second)
            said.append("    " + self._say("review-second", text=second))
        return said

    def _option(self, state: State, option: Option) -> str:
        text = self._sentences.sentence(state, option.action, "choice")
        return f"{option.text}, {text}" if text else option.text


def _hundredths(share: float) -> int:
    return round(100 * share)


def _tenths(points: float) -> str:
    """Points of 100 with one digit after the point."""
    return f"{points:.1f}"


def _signed(share: float) -> str:
    number = _hundredths(share)
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"

"""Errors go from process to process with all that they say."""

import pickle

import pytest

from tafelronde.bots.fault import BotFault
from tafelronde.core.facts.errors import BadOption, IllegalAction, TafelrondeError
from tafelronde.core.objects.batch_actions import BadBatchAction
from tafelronde.exploit.plan import BadExploit
from tafelronde.search.prospects.errors import BadProspects
from tafelronde.training.plan import BadCourse


class OfSomebody(TafelrondeError):
    """An error of a program of somebody else's, which sets its arguments itself."""

    def __init__(self, text: str, game: str = "") -> None:
        super().__init__(text)
        self.game = game or text.partition(":")[0]
        self.arguments = (text, self.game)


@pytest.mark.parametrize(
    "error",
    [
        TafelrondeError("anything"),
        BadOption("players", 7, expected="2 to 4"),
        BadCourse("full", "full"),
        BadExploit("line", file="games.jsonl", line=3),
        BadProspects("not for this game"),
        BotFault("died", "the end", code=-9),
    ],
)
def test_an_error_is_made_anew_from_what_it_was_made_of(error: TafelrondeError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_an_error_within_an_error_comes_along() -> None:
    error = BadBatchAction(1, 48, IllegalAction("draw", "hand-full", "R-4.1"))
    again = pickle.loads(pickle.dumps(error))
    assert (again.index, again.action, str(again.cause)) == (1, 48, str(error.cause))


def test_arguments_that_a_class_sets_itself_hold() -> None:
    again = pickle.loads(pickle.dumps(OfSomebody("drakon: too late")))
    assert again.arguments == ("drakon: too late", "drakon")

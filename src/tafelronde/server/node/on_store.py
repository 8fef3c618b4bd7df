"""Answers of features where there is a database and no node: for commands of the host."""

from ..base.answers import Answers
from ..features.deals.asked import StoredTries
from ..features.moderation.asked import StoredSanctions
from ..features.tournaments.asked import StoredRounds
from ..live.asked import Rounds, Tries
from ..people.asked import Sanctions
from ..storage.store import Store


def answers_on(store: Store) -> Answers:
    """The answers that need nothing but the store."""
    answers = Answers()
    answers.give(Rounds, StoredRounds(store))
    answers.give(Tries, StoredTries(store))
    answers.give(Sanctions, StoredSanctions(store))
    return answers

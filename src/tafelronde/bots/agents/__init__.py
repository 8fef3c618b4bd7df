"""Agents and evaluators written by others: an ``Agent`` chooses from what its seat may know, an
``Evaluator`` judges positions for a search. Everything that takes a bot takes both."""

from ...search.evaluator import Evaluator, Leaves
from .history import History, HistoryArrays, Seen
from .information import InformationState
from .past import Past
from .protocol import Agent, Policy, action_probabilities

__all__ = [
    "Agent",
    "Evaluator",
    "History",
    "HistoryArrays",
    "InformationState",
    "Leaves",
    "Past",
    "Policy",
    "Seen",
    "action_probabilities",
]

"""Questions of the plain functions of König der Elfen, which the compiled rules answer."""

from ...core.facts.questions import Question
from .facts import PLACES, VISIT_ROW
from .rules.offers import write_prices, write_refusals, write_trip, write_visits
from .state import DECISIONS, MAX_LEGAL
from .trips.report import REPORT, write_best_trip

QUESTIONS = {
    "refusals": Question(write_refusals, DECISIONS),
    "visits": Question(write_visits, (VISIT_ROW + 1) * MAX_LEGAL),
    "trip": Question(write_trip, 3),
    "prices": Question(write_prices, PLACES),
    "best-trip": Question(write_best_trip, REPORT),
}
"""The answers: see the functions."""

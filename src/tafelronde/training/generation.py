"""A generation of a course: its network, how it was fitted, and how it fared."""

from dataclasses import dataclass

from ..search.prospects.weights import Prospects
from .fit import Fit
from .gate import Verdict
from .puzzled import Puzzled


@dataclass(frozen=True)
class Generation:
    """A generation that is over."""

    number: int
    network: Prospects
    fit: Fit
    verdict: Verdict
    puzzled: Puzzled | None

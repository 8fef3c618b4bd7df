"""Beliefs of a seat about hidden information, when others have acted."""

from .belief import Belief
from .believing import believe
from .visits import VisitPolicy

__all__ = ["Belief", "VisitPolicy", "believe"]

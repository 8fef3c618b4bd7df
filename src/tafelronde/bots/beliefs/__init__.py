"""What a seat may believe of what it cannot see, when others have acted."""

from __future__ import annotations

from .belief import Belief
from .believing import believe
from .visits import VisitPolicy

__all__ = ["Belief", "VisitPolicy", "believe"]

"""Games as data for learning and statistics: Parquet files (docs/datasets.md).

``load(folder)`` gives the decisions of a corpus as arrays. Needs the extra ``tafelronde[data]``
(pyarrow), which is imported when it is first used. Not to be confused with ``core.facts.dataset``,
an option of a game that is a set of data.
"""

from .decisions import Decisions, decisions, load

__all__ = ["Decisions", "decisions", "load"]

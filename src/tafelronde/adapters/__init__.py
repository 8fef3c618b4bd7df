"""The games for other libraries: ``pettingzoo``, ``gymnasium`` and ``openspiel``.

Each module needs its library, which is an extra of this package (``tafelronde[pettingzoo]``), and
none is imported unless it is named: ``import tafelronde`` and the games need nothing of them.
"""

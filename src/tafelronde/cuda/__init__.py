"""Random games on a graphics card: the rules compiled for CUDA from the same functions.

    from tafelronde.cuda import Playouts
    games = Playouts(tafelronde.load("rosenkoenig"), 100_000, seed=7)
    games.play()

Kept for simulations by the million: 23 to 171 times as fast as one core
(docs/experiments/card.md). Needs the extra ``tafelronde[cuda]`` (numba-cuda, which brings NVIDIA's
compiler but no driver).
``ptx`` compiles without a card; ``NUMBA_ENABLE_CUDASIM=1`` runs everything in Numba's simulator.
"""

from .device import NoCard
from .playouts import Playouts, ptx

__all__ = ["NoCard", "Playouts", "ptx"]

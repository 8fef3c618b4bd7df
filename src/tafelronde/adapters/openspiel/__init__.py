"""The games as OpenSpiel's: importing this module registers them as ``tafelronde_<game>``.

``pyspiel.load_game("tafelronde_drakon", {"players": 4, "heroes": True})``: the players and the
game's options are parameters. Chance is explicit; information states remember all that a seat has
seen (``knowledge``), as text and, for short games, as tensors. ``state.position`` is our own State.

An action's number is the game's own where there are few enough for a mask, else (Drakon) its place
in the ascending list of the legal ones; an outcome of chance is its place in the list of outcomes.
``resample_from_infostate`` deals anew what a player cannot know, for searches written in Python;
those in C++ do not call it. ``bot`` makes our bots OpenSpiel's.
"""

from ...extras import need

need("openspiel")

from ...core.facts.known import infos  # noqa: E402
from .bot import TafelrondeBot as TafelrondeBot  # noqa: E402
from .bot import bot as bot  # noqa: E402
from .game import TafelrondeGame as TafelrondeGame  # noqa: E402
from .game import TafelrondeState as TafelrondeState  # noqa: E402
from .game import register as register  # noqa: E402

for _info in infos():
    register(_info.name)

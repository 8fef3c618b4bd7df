"""Writes ``docs/observations.md``: ``python -m docs.site.observations``."""

from collections.abc import Iterator
from pathlib import Path

import tafelronde.games
from tafelronde.core.facts.encoding import Block
from tafelronde.core.facts.observation import Field, Layout

GAMES = Path(tafelronde.games.__path__[0])
PAGE = Path(__file__).parents[1] / "observations.md"
HEAD = """\
# Observations

Written by `python -m docs.site.observations` from the games' `encoding.py` and `features.py`.

An observation is what one seat may know of a position, in float32 numbers:
`state.observation(player)`, `batch.observation`, and those of the
[other libraries](research.md). Fields have names:

```python
import tafelronde

game = tafelronde.load("drakon")
layout = game.observation_layout
batch = tafelronde.Batch(game, 8, players=3, seed=1)

seen = layout.read(batch.observation)              # a record of NumPy, without a copy
print(seen["seats"]["coins"][:, 0])                # the coins of the player to act, in each game
print(batch.observation[:, layout.places("pile")]) # the same way in JAX or PyTorch: by places
print(layout.low, layout.high)                     # the range of each number
```

Seats are counted from the reader, in the order of play, so that a network learns for all seats at
once. A field of a block, such as `seats.coins`, stands once in each part of it: `from` is the place
of its first number, and `layout.places(name)` has them all. Where nothing is to be told, a number
is 0: at seats and tiles that are not there, say. What not everybody at the table knows is marked
*private* (`field.private`).
"""


SECOND = """\
## The second encoding: features

An observation has everything that a seat may know, and leaves it to a network to find out what
counts. Features are few: what an expert sees of one player's prospects, worked out by hand, for
small networks. A network is asked for every player, and the chances are the softmax of its answers
(`tafelronde.search.prospects`); in some games for two it is asked for the player to act alone
(`game.mover_alone`).

```python
import tafelronde

game = tafelronde.load("drakon")
layout = game.feature_layout

state = game.new(3)
drawn = state.apply_chance(tafelronde.new_rng(7))
seen = state.features(1)                            # of the second player, whoever is to act
print(seen[layout.places("coins")], [field.meaning for field in layout.fields])
```

Features look at **the whole position**, as a search does: hands that are hidden count, too. For
what a seat may know, ask positions that are possible for it:
`state.resample(seat, rng).features(player)`.
"""


THIRD = """\
## Features of actions for a policy

Some games also say what an expert sees of each legal action, for a policy: a small network that
tells which of them are worth a look. Its probabilities are the softmax of its answers.

```python
import numpy as np
import tafelronde
from tafelronde.search.prospects.named import network_of
from tafelronde.core.kernels import calls

game = tafelronde.load("kaiser_koenig_edelmann")
state = game.new(3)
drawn = state.apply_chance(tafelronde.new_rng(7))
legal = np.array(state.legal_actions(), np.int32)
seen = np.zeros((len(legal), game.policy_layout.size), np.float32)
calls.policy_features(state.array, legal, seen)     # a row for each legal action
policy = network_of(game, 3).policy
odds = np.maximum(seen @ policy.hidden + policy.threshold, 0) @ policy.output + seen @ policy.direct
print(state.format(legal[odds.argmax()]))
```
"""


def _number(value: float) -> str:
    return f"{value:,.3g}" if value != int(value) else f"{int(value):,}"


def _row(field: Field) -> str:
    shape = " × ".join(map(str, field.shape)) or "1"
    ranges = f"{_number(field.low)} … {_number(field.high)}".replace("-", "−")
    said = _said(field.meaning) + (" *(private)*" if field.private else "")
    return f"| `{field.name}` | {field.offset} | {shape} | {ranges} | {said} |"


def _said(meaning: str) -> str:
    """With code as Markdown marks it."""
    return meaning.replace("``", "`")


def _table(layout: Layout) -> Iterator[str]:
    yield "| field | from | shape | range | meaning |"
    yield "|---|---|---|---|---|"
    for part in layout.parts:
        own = [field for field in layout.fields if field.name.partition(".")[0] == part.name]
        if isinstance(part, Block):
            yield f"| `{part.name}` | {own[0].offset} | | | {_said(part.meaning)}: |"
        yield from map(_row, own)


def page() -> str:
    """The text of the page."""
    lines = [HEAD]
    games = [info for info in tafelronde.infos() if (GAMES / info.name).is_dir()]
    for info in games:
        layout = tafelronde.load(info.name).observation_layout
        lines += [f"## {info.title}", "", f"{layout.size:,} numbers.", "", *_table(layout), ""]
    lines.append(SECOND)
    for info in games:
        layout = tafelronde.load(info.name).feature_layout
        title, size = f"### Features of {info.title}", f"{layout.size:,} numbers."
        lines += [title, "", size, "", *_table(layout), ""]
    lines.append(THIRD)
    for info in games:
        layout = tafelronde.load(info.name).policy_layout
        if layout.size:
            title, size = f"### Actions of {info.title}", f"{layout.size:,} numbers."
            lines += [title, "", size, "", *_table(layout), ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

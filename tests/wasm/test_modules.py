"""A game's module does what the compiled kernels do here, to the last byte."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from benchmarks.bounds.search import aims, begin, play, tables
from benchmarks.recording import Recording
from benchmarks.replaying import play_bot, play_games, replay

import tafelronde
from tables import PACKAGE_GAMES, daily, tables_of
from tafelronde.bots.spec import BotSpec
from tafelronde.core.facts.definition import GameDefinition
from tafelronde.core.facts.known import info
from tafelronde.core.facts.overrun import Overrun
from tafelronde.core.kernels import calls
from tafelronde.core.objects.game import Game
from tafelronde.wasm import build as building
from tafelronde.wasm.build import CannotBuild, build, compiled, manifest_of
from tafelronde.wasm.kernels import OPERATIONS, SEARCHES, Exports, exports_of

GAMES = 1000
PLAY = ("setup", "play_all_on")
OPEN = tuple(name for name in PACKAGE_GAMES if not info(name).hidden)
SECRET = next(name for name in PACKAGE_GAMES if info(name).hidden)
"""A tree search takes longest where things are hidden: one such game stands for all;
``python -m benchmarks.wasm`` has the others."""


def bots_at(game: Game) -> Iterator[tuple[int, str]]:
    """The sizes of tables, and the bot that plays there."""
    fewest, most = game.info.min_players, game.info.max_players
    if game.name == SECRET:
        yield fewest, "hard:simulations=200"
    elif game.name in OPEN:
        if game.levels["hard"].bot == "mcts":
            yield fewest, "hard:simulations=400"
            yield fewest, "greedy"
        else:
            yield fewest, "hard:nodes=3000"
            yield most, "hard:simulations=300"
            yield most, "alpha_beta:best_reply=true,foresee=4,nodes=3000"
        yield most, "mcts:simulations=200"


TINY = ("setup", "legal_actions", "apply_action", "returns")


def tiny(game: GameDefinition) -> Exports:
    """Little enough to be compiled twice."""
    return tuple(one for one in exports_of(game) if one.name in TINY)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_it_plays_the_same_games_and_the_same_moves(name: str, tmp_path: Path) -> None:
    game = tafelronde.load(name)
    recordings: dict[str, Recording] = {}
    listed = (*SEARCHES, *(one for one in OPERATIONS if one.name in PLAY))
    for players in range(game.info.min_players, game.info.max_players + 1):
        recording = recordings[f"{players}"] = Recording(game, listed)
        chosen = [table.options for table in tables_of(game.info) if table.players == players]
        play_games(recording, game, players, 7, GAMES, chosen)
    for players, bot in bots_at(game):
        recording = recordings[f"{players} {bot}"] = Recording(game, listed)
        play_bot(recording, game, players, BotSpec.parse(bot), 5)
    manifest = manifest_of(game)  # kept where it is packed for browsers, too
    files = [one.save(tmp_path / str(k)) for k, one in enumerate(recordings.values())]
    found = dict(zip(recordings, replay(manifest, *files), strict=True))
    assert {one: said["first"] for one, said in found.items() if said["wrong"]} == {}


@pytest.mark.parametrize("name", daily(PACKAGE_GAMES, ["rosenkoenig"]))
def test_it_writes_nothing_beside_its_arrays(name: str, tmp_path: Path) -> None:
    """Players who need as much room as they can, and lists of all lengths that are too short for
    the actions of a position: the module refuses where the kernels here do."""
    game = tafelronde.load(name)
    listed = tuple(one for one in OPERATIONS if one.name in ("legal_actions", "apply_action"))
    refused = 0
    with Recording(game, listed) as recording:
        reached = begin(game)
        for players, options in tables(game):
            if players != game.info.max_players and not options:
                continue
            for seed, aim in enumerate(aims(game)):
                state = play(reached, game, players, options, aim, seed, 4 if options else 12)
                state.apply_chance(tafelronde.new_rng(seed))
                for room in range(0, len(legal := state.legal_actions()), 1 + len(legal) // 8):
                    with pytest.raises(Overrun):
                        calls.legal_actions(state.array, np.zeros(room, np.int32))
                    refused += 1
    assert refused
    (found,) = replay(manifest_of(game), recording.save(tmp_path))
    assert (found["wrong"], found["first"]) == (0, None)


def test_the_same_sources_give_the_same_bytes_in_any_process() -> None:
    game = tafelronde.load("rosenkoenig")
    here, said = compiled(game, tiny(game))
    script = """
import hashlib, tafelronde
from tafelronde.wasm.build import compiled
from wasm.test_modules import tiny
[tafelronde.load(one.name) for one in tafelronde.infos()]
game = tafelronde.load("rosenkoenig")
print(hashlib.sha256(compiled(game, tiny(game))[0]).hexdigest())
"""
    environment = {**os.environ, "PYTHONHASHSEED": "5", "NUMBA_CPU_NAME": "generic"}
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, encoding="utf-8"
    )
    assert (done.stdout.strip(), done.stderr) == (hashlib.sha256(here).hexdigest(), "")
    assert said["sha256"] == done.stdout.strip()


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_options_stand_where_the_manifest_says(name: str) -> None:
    game = tafelronde.load(name)
    said = json.loads(manifest_of(game).read_text("utf-8"))["options"]
    numbers = game.encode_options(game.info.settle_options(game.info.min_players, {}))
    assert sum(one["length"] for one in said) == len(numbers)
    for one in said:
        if one["choices"] is not None:
            assert 0 <= numbers[one["offset"]] < len(one["choices"])


def test_a_module_is_built_once_and_replaces_older_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, built = tafelronde.load("rosenkoenig"), list[str]()

    def pretend(game: GameDefinition, exports: Exports) -> tuple[bytes, dict[str, object]]:
        built.append(game.name)
        return b"module", {"game": game.name}

    monkeypatch.setattr(building, "compiled", pretend)
    (tmp_path / "rosenkoenig-0123.wasm").write_bytes(b"old")
    (tmp_path / "another-0123.wasm").write_bytes(b"another game's")
    old = {file.name for file in tmp_path.iterdir()}
    manifest = build(game, tmp_path, others=60.0)
    assert old < {file.name for file in tmp_path.iterdir()}, "another clone may use them"
    assert build(game, tmp_path) == manifest
    assert built == ["rosenkoenig"]
    module = json.loads(manifest.read_text("utf-8"))["module"]
    assert {file.name for file in tmp_path.iterdir()} == {
        "another-0123.wasm", manifest.name, module,
    }  # fmt: skip
    monkeypatch.setattr(building, "PACKAGED", tmp_path)
    monkeypatch.setattr(building, "VERSIONS", {"numba": "another"})
    assert manifest_of(game) == manifest
    monkeypatch.setattr(building, "PACKAGED", tmp_path / "none")
    monkeypatch.setattr(building, "cache_folder", lambda: None)
    with pytest.raises(CannotBuild, match="TAFELRONDE_CACHE"):
        manifest_of(game)


def test_a_built_module_is_none_of_the_sources_that_it_follows_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though it lies beside them: an installed package takes the one that it came with."""
    game, sources_of = tafelronde.load("rosenkoenig"), building.sources_of
    before = building.sources_of_module(game)
    packaged = building.PACKAGED / "rosenkoenig-0123.json"
    monkeypatch.setattr(building, "sources_of", lambda file: sources_of(file) | {packaged})
    assert building.sources_of_module(game) == before


def test_the_layout_of_a_state_is_the_one_of_its_record() -> None:
    game = tafelronde.load("rosenkoenig")
    said = building.describe(game, tiny(game))
    fields = {field.name: field for field in game.record.fields}
    state = said["elements"]["state"]
    assert state["size"] == game.record.length
    assert [(one["name"], one["offset"]) for one in state["fields"]] == [
        (field.name, field.offset) for field in game.record.fields
    ]
    assert all(tuple(one["shape"]) == fields[one["name"]].shape for one in state["fields"])
    taken = said["exports"]["apply_action"]["arguments"]
    assert taken == [
        {"name": "states", "type": "state", "dimensions": 1}, {"name": "action", "type": "int64"},
    ]  # fmt: skip
    assert said["exports"]["legal_actions"]["result"] == "int64"
    assert said["exports"]["returns"]["result"] is None

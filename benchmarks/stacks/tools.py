"""OpenSpiel's algorithms, mctx, and readers of data sets, each tried on one game for moments."""

import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from .learners import seat_of
from .told import Limited

SET = 12
"""Games in the data set that the readers are given."""


def _spiel(game: str, **more: Any) -> Any:
    import pyspiel

    from tafelronde.adapters import openspiel

    assert openspiel
    return pyspiel.load_game(f"tafelronde_{game}", more)


def openspiel_cfr(game: str) -> None:
    """CFR walks the whole tree."""
    raise Limited(
        "the whole tree is walked, which no Python fits: exercises and small games only "
        "(docs/solving.md); the tests run CFR+ on Kuhn poker"
    )


def openspiel_mccfr(game: str) -> None:
    """Outcome sampling, some iterations."""
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(_spiel(game))
    solver.iteration()


def openspiel_ismcts(game: str) -> None:
    """A decision by the search in Python."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    made = _spiel(game)
    if made.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        raise Limited("its ISMCTS takes games that hide something alone (it asserts so); use MCTS")
    state, dice = made.new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        made, uct_c=2.0, max_simulations=3, max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=dice, evaluator=mcts.RandomRolloutEvaluator(1, dice),
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def _rl(game: str, agent: Any) -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(_spiel(game))
    sizes = {
        "state_representation_size": env.observation_spec()["info_state"][0],
        "num_actions": env.action_spec()["num_actions"],
    }
    players = [agent(seat, **sizes) for seat in range(env.num_players)]
    step = env.reset()
    for _ in range(60):
        if step.last():
            break
        chosen = players[step.observations["current_player"]].step(step)
        step = env.step([chosen.action])


def openspiel_dqn(game: str) -> None:
    """DQN in torch, for some steps."""
    from open_spiel.python.pytorch import dqn

    _rl(game, lambda seat, **sizes: dqn.DQN(seat, hidden_layers_sizes=[16], batch_size=8, **sizes))


def openspiel_nfsp(game: str) -> None:
    """NFSP in torch, for some steps."""
    from open_spiel.python.pytorch import nfsp

    def made(seat: int, **sizes: int) -> Any:
        return nfsp.NFSP(
            seat, hidden_layers_sizes=[16], reservoir_buffer_capacity=100,
            anticipatory_param=0.1, batch_size=8, **sizes,
        )  # fmt: skip

    _rl(game, made)


def mctx(game: str) -> None:
    """MuZero's search over a batch (examples/learning/mctx_search.py)."""
    from examples.learning.mctx_search import Search

    import tafelronde

    made, rng = tafelronde.load(game), tafelronde.new_rng(3)
    states = [made.new() for _ in range(2)]
    for state in states:
        state.apply_chance(rng)
    try:
        search = Search(made, 2)
    except ValueError:
        raise Limited("our example takes games of two without secrets, with a mask") from None
    assert np.allclose(search.weights(states, 8).sum(1), 1.0)


def _episode(seat: Any, seed: int) -> list[tuple[Any, int, float, bool]]:
    """The observations, choices, rewards and ends of a game of first choices."""
    steps: list[tuple[Any, int, float, bool]] = []
    (seen, _), over = seat.reset(seed=seed), False
    while not over:
        before, choice = seen, int(np.argmax(seen["action_mask"]))
        seen, reward, over, _, _ = seat.step(choice)
        steps.append((before, choice, reward, over))
    return steps


def minari(game: str) -> None:
    """Two games recorded with their infos, and read again."""
    import os

    os.environ["MINARI_DATASETS_PATH"] = tempfile.mkdtemp()
    from minari import DataCollector

    seat = DataCollector(seat_of(game, illegal="raise"), record_infos=True)
    played = [_episode(seat, seed) for seed in range(2)]
    name = game.replace("_", "-")
    for steps, kept in zip(played, seat.create_dataset(f"{name}/first-v0"), strict=True):
        assert len(steps) == len(kept.actions)
        assert np.array_equal(kept.observations["action_mask"][0], steps[0][0]["action_mask"])


def d3rlpy(game: str) -> None:
    """Behaviour cloning of three games."""
    import d3rlpy as offline

    steps = [step for seed in range(3) for step in _episode(seat_of(game, illegal="raise"), seed)]
    seen, chosen, rewards, ends = zip(*steps, strict=True)
    rows = np.array([one["observation"] for one in seen])
    size = int(seat_of(game, illegal="raise").action_space.n)
    given = offline.dataset.MDPDataset(
        rows, np.array(chosen), np.array(rewards), np.array(ends), action_size=size
    )
    learner = offline.algos.DiscreteBCConfig(batch_size=16).create()
    quiet = offline.logging.NoopAdapterFactory()
    learner.fit(given, 10, n_steps_per_epoch=10, show_progress=False, logger_adapter=quiet)
    assert learner.action_size == size
    raise Limited("say action_size: it counts the largest choice in the data instead")


def _made(game: str) -> Path:
    from tafelronde.core.objects.registry import info
    from tafelronde.corpus.make import make
    from tafelronde.corpus.plan import Plan

    about, folder = info(game), Path(tempfile.mkdtemp())
    options = about.settle_options(about.min_players, {})
    plan = Plan(game, about.rules_version, about.min_players, options, ("random",), SET, 1, 5)
    make(plan, folder)
    return folder


def polars(game: str) -> None:
    """Lazy scan, lists, joins."""
    import polars as pl

    folder = _made(game)
    steps = pl.scan_parquet(folder / "steps-*.parquet").filter(pl.col("seat") >= 0)
    games = pl.scan_parquet(folder / "games-*.parquet")
    joined = steps.join(games, on="game").select(pl.col("legal").list.len().mean()).collect()
    assert joined.item() > 1
    assert pl.read_parquet(folder / "games-*.parquet")["game"].n_unique() == SET


def duckdb(game: str) -> None:
    """A query over both kinds of files."""
    import duckdb as duck

    folder = _made(game)
    query = f"""SELECT count(DISTINCT game), avg(len(s.legal)) FROM '{folder}/steps-*.parquet' s
        JOIN '{folder}/games-*.parquet' g USING (game) WHERE s.seat >= 0"""
    games, legal = duck.execute(query).fetchone()
    assert games == SET
    assert legal > 1


def pandas(game: str) -> None:
    """Through pyarrow."""
    import pandas as pd

    table = pd.read_parquet(_made(game) / "steps-00000.parquet")
    assert (table["legal"].map(len)[table["seat"] >= 0] > 0).all()


def fastparquet(game: str) -> None:
    """Its own reader of Parquet."""
    import fastparquet as fast

    folder = _made(game)
    table = fast.ParquetFile(str(folder / "games-00000.parquet")).to_pandas()
    assert len(table) == 5
    steps = fast.ParquetFile(str(folder / "steps-00000.parquet")).to_pandas()
    assert len(steps["legal"].iloc[-1]) > 0


def lance(game: str) -> None:
    """Converted, and read by rows."""
    import lance as lances
    import pyarrow.parquet as parquet

    folder = _made(game)
    table = parquet.read_table(folder / "steps-00000.parquet")
    made = lances.write_dataset(table, folder / "steps.lance")
    assert made.take([0, 7]).num_rows == 2


def hugging_face_datasets(game: str) -> None:
    """``load_dataset`` of both configurations, from the folder."""
    import datasets

    folder = str(_made(game))
    for name in ("games", "steps"):
        found = datasets.load_dataset(folder, name, cache_dir=tempfile.mkdtemp())["train"]
        assert "game" in found.column_names
    assert len(datasets.load_dataset(folder, "games", cache_dir=tempfile.mkdtemp())["train"]) == SET


def hyparquet(game: str) -> None:
    """In node: every column."""
    folder = _made(game)
    program = f"""
        import {{ asyncBufferFromFile, parquetReadObjects }} from "hyparquet";
        import {{ compressors }} from "hyparquet-compressors";
        for (const [name, least] of [["games", 5], ["steps", 50]]) {{
            const file = await asyncBufferFromFile("{folder}/" + name + "-00000.parquet");
            const rows = await parquetReadObjects({{ file, compressors }});
            if (rows.length < least || rows[0].game === undefined) throw new Error("too few rows");
        }}"""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", program], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1][:120])
    raise Limited("needs hyparquet-compressors; a null list is undefined there")

"""Try other people's stacks on our games: each library in a process of its own.

``python -m benchmarks.stacks`` tries what is installed, and writes docs/stacks.md; ``--only sb3``
tries what begins so, ``--timeout 240`` seconds for each library. Rows that are not tried stay as
they are. hyparquet is looked for from the folder in which the command is started.
"""

import argparse
import os
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tafelronde.core.facts.known import infos

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "stacks.md"
GAMES = tuple(
    one.name
    for one in sorted(infos(), key=lambda one: one.title, reverse=True)
    if one.load.__module__.startswith("tafelronde.games.")
)
ROWS = {
    "Stable-Baselines3": ("learners", "stable_baselines3", "stable-baselines3"),
    "sb3-contrib, MaskablePPO": ("learners", "sb3_contrib", "sb3-contrib"),
    "CleanRL-like loop (torch)": ("learners", "cleanrl_like", "torch"),
    "TorchRL": ("learners", "torchrl", "torchrl"),
    "Tianshou": ("learners", "tianshou", "tianshou"),
    "RLlib, PPO": ("rllib", "rllib", "ray"),
    "AgileRL: PPO, DQN": ("learners", "agilerl", "agilerl"),
    "skrl": ("learners", "skrl", "skrl"),
    "imitation": ("learners", "imitation", "imitation"),
    "PettingZoo's wrappers": ("learners", "pettingzoo_wrappers", "pettingzoo"),
    "OpenSpiel: CFR": ("tools", "openspiel_cfr", "open_spiel"),
    "OpenSpiel: MCCFR": ("tools", "openspiel_mccfr", "open_spiel"),
    "OpenSpiel: ISMCTS": ("tools", "openspiel_ismcts", "open_spiel"),
    "OpenSpiel: DQN": ("tools", "openspiel_dqn", "open_spiel"),
    "OpenSpiel: NFSP": ("tools", "openspiel_nfsp", "open_spiel"),
    "Shimmy": ("learners", "shimmy", "shimmy"),
    "SuperSuit": ("learners", "supersuit", "supersuit"),
    "mctx": ("tools", "mctx", "mctx"),
    "Minari": ("tools", "minari", "minari"),
    "d3rlpy": ("tools", "d3rlpy", "d3rlpy"),
    "polars": ("tools", "polars", "polars"),
    "DuckDB": ("tools", "duckdb", "duckdb"),
    "pandas": ("tools", "pandas", "pandas"),
    "fastparquet": ("tools", "fastparquet", "fastparquet"),
    "Lance": ("tools", "lance", "pylance"),
    "HF datasets": ("tools", "hugging_face_datasets", "datasets"),
    "hyparquet": ("tools", "hyparquet", ""),
}
"""The row's title → module, function, and the package whose version is told."""
WORKS, LIMITED, NOT = "works", "limited", "not"
KINDS = (WORKS, LIMITED, NOT)
MARK = "stack: "
"""The beginning of the lines in which a process tells what it found."""


def tried(module: str, function: str, timeout: float) -> list[tuple[str, str]]:
    """For each game whether it works, and why it does not. One process tries all games."""
    program = f"""if True:
        from benchmarks.stacks import {module}, told
        for game in {GAMES!r}:
            try:
                {module}.{function}(game)
            except told.Limited as limit:
                print("{MARK}{LIMITED}", limit, flush=True)
            except BaseException as error:
                said = str(error).strip().split(chr(10))[0][:110]
                print("{MARK}{NOT}", type(error).__name__ + ":", said, flush=True)
            else:
                print("{MARK}{WORKS}", flush=True)
    """
    threads = {"OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    try:
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", program],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, timeout=timeout, check=False, env={**os.environ, **threads},
        )  # fmt: skip
        out, why = done.stdout, f"the process ended with {done.returncode}"
    except subprocess.TimeoutExpired as late:
        whole = late.stdout or b""
        out, why = (
            whole.decode() if isinstance(whole, bytes) else whole,
            f"not within {timeout:.0f} s",
        )
    found: list[tuple[str, str]] = []
    for said in out.splitlines():
        if said.startswith(MARK):
            kind, _, reason = said.removeprefix(MARK).partition(" ")
            found.append((kind, reason))
    return found + [(NOT, why)] * (len(GAMES) - len(found))


def _version(package: str) -> str:
    try:
        return version(package) if package else ""
    except PackageNotFoundError:
        return ""


def line(title: str, timeout: float) -> str:
    """The row of the table, tried now."""
    module, function, package = ROWS[title]
    found = tried(module, function, timeout)
    whys = list(dict.fromkeys(why.replace("|", "/") for _, why in found if why))
    cells = " | ".join(kind for kind, _ in found)
    return f"| {title} | {_version(package)} | {cells} | {'; '.join(whys)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--timeout", type=float, default=240.0)
    given = parser.parse_args()
    for title, (_, _, package) in ROWS.items():
        if given.only and not title.lower().startswith(tuple(o.lower() for o in given.only)):
            continue
        if package and not _version(package):
            print(f"{title}: {package} is not installed", file=sys.stderr)
            continue
        made = line(title, given.timeout)
        print(made, flush=True)
        page = PAGE.read_text(encoding="utf-8")
        row = re.compile(rf"^\| {re.escape(title)} \|.*$", re.MULTILINE)
        PAGE.write_text(row.sub(lambda _, made=made: made, page), encoding="utf-8")


if __name__ == "__main__":
    main()

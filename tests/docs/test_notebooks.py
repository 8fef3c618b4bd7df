"""The notebooks run from top to bottom, and the outputs that are kept in them are theirs."""

import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("matplotlib")
import nbformat
from docs.site.run import FOLDER, run

from tables import daily

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
NEEDS = {"train": "gymnasium", "dataset": "pyarrow"}
MOST_BYTES = 100_000
SHORT = {"TRAIN_SECONDS": "1.5", "TRAIN_DEALS": "2", "DATASET_GAMES": "16"}
"""Enough to go through all of them; ``python -m benchmarks.agent`` trains in full."""


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def kinds(cell: Any) -> set[str]:
    """The kinds of output that a cell has."""
    return {next(iter(output.data)) if "data" in output else output.name for output in cell.outputs}


@pytest.mark.parametrize("file", daily(NOTEBOOKS, NOTEBOOKS[:1], ids=lambda file: file.stem))
def test_a_notebook_runs_and_shows_what_it_did(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip(NEEDS.get(file.stem, "numpy"))
    for name, value in SHORT.items():
        monkeypatch.setenv(name, value)
    source = str(Path(__file__).parents[2] / "src")
    monkeypatch.setenv("PYTHONPATH", f"{source}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setenv("TAFELRONDE_WORKERS", "1")
    before, after = nbformat.read(file, as_version=4), run(file)
    for kept, fresh in zip(code(before), code(after), strict=True):
        assert "stderr" not in kinds(fresh), fresh.outputs
        assert kinds(fresh) == kinds(kept), fresh.source


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_small_and_has_its_outputs(file: Path) -> None:
    assert file.stat().st_size < MOST_BYTES
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    assert any(cell.outputs for cell in code(notebook))
    assert all(cell.execution_count is None for cell in code(notebook))


def test_the_trained_agent_beats_easy_by_more_than_chance() -> None:
    notebook = nbformat.read(FOLDER / "train.ipynb", as_version=4)
    told = "".join(output.get("text", "") for cell in code(notebook) for output in cell.outputs)
    seconds = int(told.partition(" s of one core")[0].rpartition(" ")[2])
    low = float(told.partition("of the points (")[2].partition("%")[0])
    assert seconds <= 300
    assert low > 50.0


def test_the_list_names_them_all() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) == 5
    assert all(f"]({file.name})" in page for file in NOTEBOOKS)

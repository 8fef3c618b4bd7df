"""docs/datasets.md is true: its programs run, its columns are those of the files."""

import re
from pathlib import Path

import pytest

from tafelronde.core.objects.registry import info

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "needs"),
    [(0, "polars"), (1, "duckdb"), (2, "datasets"), (3, "pyarrow"), (4, "pyarrow")],
)
def test_the_programs_run(
    number: int, needs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    pytest.importorskip(needs)
    from tafelronde.corpus.make import make
    from tafelronde.corpus.plan import Plan

    make(
        Plan("rosenkoenig", info("rosenkoenig").rules_version, 2, {}, ("random",), 20, 1), tmp_path
    )
    program = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)[number]
    exec(compile(program, "docs/datasets.md", "exec"), {"folder": str(tmp_path)})
    said = capsys.readouterr().out
    assert len(said.splitlines()) > 1


def test_the_columns_are_those_of_the_files() -> None:
    pytest.importorskip("pyarrow")
    from tafelronde.corpus.parquet import schemas

    for name, schema in zip(("games", "steps"), schemas(), strict=True):
        table = DOC.partition(f"| column of `{name}` |")[2].partition("\n\n")[0]
        rows = [line.split("|")[1] for line in table.splitlines()[2:]]
        assert [word for row in rows for word in re.findall(r"`(\w+)`", row)] == schema.names

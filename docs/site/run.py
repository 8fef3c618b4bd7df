"""Runs the notebooks and keeps what they print and draw: ``python -m docs.site.run [NAME …]``."""

import re
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "notebooks"
MOST_SECONDS = 900
"""For one cell."""


def run(file: Path) -> Any:
    """The notebook after all of it was run, in its own folder. Raises CellExecutionError."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(file, as_version=4)
    metadata = {"metadata": {"path": str(file.parent)}}
    NotebookClient(notebook, timeout=MOST_SECONDS, resources=metadata).execute()
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.execution_count = None
            cell.outputs = [settle(output) for output in cell.outputs]
    return notebook


def settle(output: Any) -> Any:
    """The output without what differs from run to run or says nothing to a reader."""
    data = output.get("data", {})
    if "image/svg+xml" in data:
        drawing = re.sub(r"\s*<metadata>.*?</metadata>", "", data["image/svg+xml"], flags=re.DOTALL)
        output["data"] = {"image/svg+xml": drawing}
        output["metadata"] = {}
    if "execution_count" in output:
        output["execution_count"] = None
    return output


def main(names: list[str]) -> None:
    import nbformat

    for file in sorted(FOLDER.glob("*.ipynb")):
        if not names or file.stem in names:
            notebook = run(file)
            nbformat.write(notebook, file)
            print(file.name, file.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1:])

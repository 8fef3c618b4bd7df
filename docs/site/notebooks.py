"""A notebook as a page: its text as it is, its code and what that printed in blocks, pictures as
files beside the page."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def page_of(notebook: Path, folder: Path) -> str:
    """The page of a notebook with the outputs that are stored in it; pictures go to ``folder``.

    Raises ValueError for an output that has no place in a page, such as an error.
    """
    cells: list[Cell] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    parts: list[str] = []
    for number, cell in enumerate(cells):
        source = "".join(cell["source"]).strip()
        if cell["cell_type"] == "markdown":
            parts.append(source)
        elif cell["cell_type"] == "code":
            parts.append(_block("python", source))
            parts += _outputs(cell, folder, f"{notebook.stem}-{number}")
    return "\n\n".join(parts) + "\n"


def _outputs(cell: Cell, folder: Path, name: str) -> Iterator[str]:
    for number, output in enumerate(cell["outputs"]):
        data = output.get("data", {})
        if output["output_type"] == "stream":
            yield _block("text", "".join(output["text"]))
        elif "image/svg+xml" in data:
            file = folder / f"{name}-{number}.svg"
            file.write_text("".join(data["image/svg+xml"]), encoding="utf-8")
            yield f"![what the code above drew]({file.name})"
        elif "text/plain" in data:
            yield _block("text", "".join(data["text/plain"]))
        else:
            raise ValueError(f"{name}: no page for {output['output_type']} {sorted(data)}")


def _block(language: str, text: str) -> str:
    return f"````{language}\n{text.rstrip()}\n````"

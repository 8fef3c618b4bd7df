"""A program: the commands and programs of a first page, as typed on a machine with git and Python.

    python tests/install/first_minutes.py docs/start/research.md

Everything happens in a temporary folder: the page's own clone, its own environment, its pip.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def typed(page: Path) -> str:
    """Everything that the page has its reader type, in order, as one program of the shell. Its
    Python programs are one session, at the place of the last of them."""
    blocks: list[tuple[str, str]] = _BLOCK.findall(page.read_text(encoding="utf-8"))
    lines = [block for kind, block in blocks if kind == "sh"]
    session = "".join(block for kind, block in blocks if kind == "python")
    if session:
        lines.append(f"python - <<'END OF SESSION'\n{session}END OF SESSION\n")
    return "".join(lines)


def main(page: Path) -> int:
    """Run the page in a folder of its own; the exit status of the first line that fails."""
    program = typed(page).replace("ADDRESS", str(ROOT))
    unwanted = ("PYTHONPATH", "VIRTUAL_ENV")
    bare = {name: value for name, value in os.environ.items() if name not in unwanted}
    with tempfile.TemporaryDirectory() as folder:
        command = ["bash", "-c", f"set -eux\n{program}"]
        return subprocess.run(command, cwd=folder, env=bare, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))

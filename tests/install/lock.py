"""A program: two nodes and one SQLite file; says what each finds."""

import subprocess
import sys
from pathlib import Path

from tafelronde.server.storage.lock import InUse, Lock


def take(file: Path, address: str) -> Lock | None:
    """Take the file, or say who has it."""
    lock = Lock(file, address)
    try:
        lock.take()
    except InUse as error:
        print("in-use", error.address, flush=True)
        return None
    print("alone", flush=True)
    return lock


if __name__ == "__main__":
    database = Path(sys.argv[1])
    if len(sys.argv) == 2:
        take(database, "http://here/")
    else:
        other = [*sys.argv[2:], str(database)]
        held = take(database, "http://there/")
        subprocess.run(other, check=True)
        assert held is not None
        held.release()
        subprocess.run(other, check=True)

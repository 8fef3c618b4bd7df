"""The attacker's process: ``python -m benchmarks.abuse.attacker NAME PORT PID SECONDS GIVEN``.

It is one of its own, so that its work delays nobody but the node. In the end it prints its counts.
"""

import asyncio
import contextlib
import importlib
import json
import sys
from types import ModuleType

from .aim import Aim


def module_of(name: str) -> ModuleType:
    return importlib.import_module(f".attacks.{name}", __package__)


async def _run(name: str, aim: Aim, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await module_of(name).attack(aim)


def main() -> None:
    name, port, pid, seconds, given = sys.argv[1:]
    aim = Aim(int(port), int(pid), json.loads(given))
    try:
        asyncio.run(_run(name, aim, float(seconds)))
    except Exception as error:
        aim.counts[f"ended early: {type(error).__name__}: {error}"[:200]] += 1
    print(json.dumps(aim.counts))


if __name__ == "__main__":
    main()

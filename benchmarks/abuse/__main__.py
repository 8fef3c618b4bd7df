"""Effects on others while one stranger attacks a node: ``python -m benchmarks.abuse``."""

import argparse
import asyncio
import contextlib
import json
import pkgutil
import sys
from collections.abc import Iterator

from ..load.__main__ import database
from ..load.process import Process, free_port, running, warm
from . import attacks
from .aim import Aim
from .attacker import module_of
from .honest import Honest

HEAD_START = 2.0
"""Seconds of an attack before what others notice is measured."""
NAMES = tuple(module.name for module in pkgutil.iter_modules(attacks.__path__))


@contextlib.contextmanager
def node(address: str, offer: str, more: list[str]) -> Iterator[Process]:
    """A node as a host runs it, limits and all, with one worker for bots."""
    port = free_port()
    command = [sys.executable, "-m", "tafelronde", "serve", "--no-browser", "--port", str(port)]
    command += ["--database", address, "--workers", "1", "--offer", offer, *more]
    with running(command, port) as process:
        warm(process, offer)
        yield process


async def _attack(name: str, process: Process, seconds: float, head: float) -> bool:
    """Whether the goals are reached under this attack."""
    attack = module_of(name)
    aim = Aim(process.port, process.pid)
    if hasattr(attack, "prepare"):
        aim.given = await attack.prepare(aim)
    async with Honest.open(process.url) as honest:
        return await _compare(name, process, seconds, head, aim, honest)


async def _compare(
    name: str, process: Process, seconds: float, head: float, aim: Aim, honest: Honest
) -> bool:
    """Measure without and with the attack."""
    await honest.measure(head)  # the worker for bots starts
    calm, _ = await honest.measure(seconds)
    print(f"{name}: without   {calm}; {process.rss():.0f} MB", flush=True)
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.abuse.attacker", name),
        *(str(process.port), str(process.pid), str(seconds + head), json.dumps(aim.given)),
        stdout=asyncio.subprocess.PIPE,
    )
    await asyncio.sleep(head)
    attacked, good = await honest.measure(seconds)
    verdict = "good" if good else "MISSED"
    print(f"{name}: attacked  {attacked}; {process.rss():.0f} MB: {verdict}", flush=True)
    told, _ = await attacker.communicate()
    did = ", ".join(f"{what}: {count:,}" for what, count in sorted(json.loads(told).items()))
    print(f"{name}: the attacker's {did or 'nothing'}", flush=True)
    return good


def main() -> int:
    """Run attacks, each against a node of its own; 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse", description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(NAMES)} (all)")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=20.0, help="each of both measurements")
    parser.add_argument(
        "--head", type=float, default=HEAD_START, help="seconds before each measurement"
    )
    parser.add_argument("--rate", default="", help="the node's --rate, where it is not its own")
    wanted = parser.parse_args()
    if unknown := set(wanted.attacks) - set(NAMES):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    more = ["--rate", wanted.rate] if wanted.rate else []
    good = True
    for name in wanted.attacks or NAMES:
        offer = getattr(module_of(name), "OFFER", "rosenkoenig")
        with database(wanted.database) as address, node(address, offer, more) as process:
            good &= asyncio.run(_attack(name, process, wanted.seconds, wanted.head))
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

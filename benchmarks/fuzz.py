"""Many made-up requests or messages, with real moves among them.

The tests send some hundred of the same (tests/server/whole/test_fuzz_http.py, test_fuzz_socket.py).
Any server error ends the run, with what caused it and the number that makes it again (``--first``).
"""

import argparse
import itertools
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

from tests.server.helpers import Browser, serving
from tests.server.whole.fuzz_http import MODES, HttpFuzz
from tests.server.whole.fuzz_socket import SocketFuzz

from .load.__main__ import database

ROUND = 100
"""Requests to an operation, or messages of a conversation, that one number makes."""
SHUFFLES = 9
"""Each conversation is had so often again, shuffled."""
TABLES_FOR = 20
"""Rounds of requests about the same tables."""


def http(url: str, first: int) -> Iterator[str]:
    """Requests, round by round; yields how far it is."""
    fuzz = HttpFuzz(url)
    for number in itertools.count(first):
        if number % TABLES_FOR == 0:
            fuzz.new_tables()
        fuzz.run(MODES[number % len(MODES)], ROUND, number)
        fuzz.check()
        yield f"{fuzz.answers.total()} requests, {fuzz.moves} real moves"


def messages(url: str, first: int) -> Iterator[str]:
    """Messages on sockets, round by round; yields how far it is."""
    fuzz = SocketFuzz(url)
    for number in itertools.count(first):
        fuzz.run(3, ROUND, 3 * ROUND, number, SHUFFLES)
        yield f"{fuzz.messages} messages, {fuzz.moves} real moves"
        if number % TABLES_FOR == 0:
            fuzz.check()


def phases(url: str, examples: int) -> int:
    """The whole of schemathesis: coverage of each rule of the schema, fuzzing, chains of
    requests."""
    status, robot = Browser(url, "Ada").post("/api/tokens", {"name": "Robot"})
    assert status == 200, robot
    command = ["schemathesis", "run", url + "/api/schema", "--max-examples", str(examples)]
    command += ["--header", f"Authorization: Bearer {robot['token']}", "--no-color"]
    return subprocess.run([*command, "--continue-on-failure"], check=False).returncode


RUNS: dict[str, Callable[[str, int], Iterator[str]]] = {"http": http, "socket": messages}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fuzz", description=__doc__)
    parser.add_argument("what", choices=(*RUNS, "phases"))
    parser.add_argument("--count", type=int, help="100,000 requests; 1,000,000 messages")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    options = parser.parse_args()
    count = options.count or (1_000_000 if options.what == "socket" else 100_000)
    with database(options.database) as address, serving(address) as server:
        if options.what == "phases":
            return phases(server.url, max(1, count // 100))
        begun = time.monotonic()
        for number, told in enumerate(RUNS[options.what](server.url, options.first), options.first):
            print(f"round {number}: {told}, {time.monotonic() - begun:.0f} s", flush=True)
            if int(told.partition(" ")[0]) >= count:
                break
    return 0


if __name__ == "__main__":
    sys.exit(main())

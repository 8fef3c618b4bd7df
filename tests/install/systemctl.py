"""A program: as much of systemctl as docs/hosting.md types, for a folder without systemd.

Units are read from /etc/systemd/system; nginx is begun, or told to read its settings anew. The
sandbox of a unit is left out: ``systemd-analyze`` looks at it in tests/docs/test_hosting.py.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

RUN = Path("/run/units")


def settings(unit: str) -> tuple[list[str], dict[str, str]]:
    """The command and the environment of a unit of a template."""
    name, _, instance = unit.partition("@")
    text = Path(f"/etc/systemd/system/{name}@.service").read_text("utf-8").replace("%i", instance)
    found = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
    for file in re.findall(r"^EnvironmentFile=-(.*)$", text, re.MULTILINE):
        if Path(file).exists():
            found |= dict(re.findall(r"^(\w+)=(.*)$", Path(file).read_text("utf-8"), re.MULTILINE))
    for kind, place in {"State": "/var/lib", "Cache": "/var/cache"}.items():
        for folder in re.findall(rf"^{kind}Directory=(.*)$", text, re.MULTILINE):
            Path(place, folder).mkdir(parents=True, exist_ok=True)
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    return shlex.split(line), {"PATH": "/usr/bin:/bin", "HOME": "/", **found}


def start(unit: str) -> None:
    if kept(unit):
        return
    line, environment = settings(unit)
    with Path(RUN, f"{unit}.log").open("a", encoding="utf-8") as log:
        begun = subprocess.Popen(
            line, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
    Path(RUN, unit).write_text(str(begun.pid), "utf-8")


def kept(unit: str) -> int:
    """The process of a unit that runs; else 0."""
    file = Path(RUN, unit)
    pid = int(file.read_text("utf-8")) if file.exists() else 0
    state = Path(f"/proc/{pid}/stat")
    ended = not pid or not state.exists() or state.read_text("utf-8").rpartition(")")[2][1] == "Z"
    return 0 if ended else pid


def stop(unit: str) -> None:
    if pid := kept(unit):
        os.kill(pid, signal.SIGTERM)
        while kept(unit):
            time.sleep(0.05)


def main(command: str, words: list[str]) -> None:
    RUN.mkdir(exist_ok=True)
    for unit in [word for word in words if not word.startswith("--")]:
        if unit == "nginx":
            subprocess.run(["nginx"] if command != "stop" else ["nginx", "-s", "stop"], check=True)
            continue
        if command in ("stop", "restart"):
            stop(unit)
        if command in ("start", "restart", "enable"):
            start(unit)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])

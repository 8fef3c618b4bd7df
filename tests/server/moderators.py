"""People who look after a site."""

import re

from cli.helpers import tafelronde
from server.helpers import Browser, Server


def command(*words: str, database: str, last: tuple[str, ...] = ()) -> str:
    """The output of ``tafelronde admin``; an id may begin with a hyphen, and goes ``last``."""
    done = tafelronde("admin", *words, "--database", database, *last)
    assert done.code == 0, done.err
    return done.out


def become(server: Server, name: str, role: str = "host") -> Browser:
    """A new person who takes on this role by a link from the command line."""
    person = Browser(server.url, name)
    said = command("invite", "--role", role, database=server.database)
    ((site, token),) = re.findall(r"(http\S+)host/join#(\S+)", said)
    port = "8080" if server.database.startswith("postgres") else server.url.rpartition(":")[2]
    assert site == f"http://localhost:{port}/"  # PostgreSQL does not know where nodes listen
    status, me = person.post("/api/host/join", {"token": token})
    assert (status, me["role"]) == (200, role)
    assert person.post("/api/host/join", {"token": token})[1]["reason"] == "bad-invite"
    return person

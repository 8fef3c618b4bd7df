"""Real proxies with the files of deploy/, before nodes that run here."""

import contextlib
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from server.helpers import WAIT, Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
MAIN = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log warn;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/*.conf;
}}
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each of these replaced; each must be there once."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def _upstream(nodes: Sequence[Server]) -> str:
    """deploy/nginx/upstream.conf with these nodes."""
    places = (f"127.0.0.1:{number}" for number in (8081, 8082))
    named = [(old, f"127.0.0.1:{node.port}") for old, node in zip(places, nodes, strict=True)]
    return changed((DEPLOY / "nginx" / "upstream.conf").read_text(), *named)


def _upstream_of_compose(nodes: Sequence[Server]) -> str:
    """The upstream that deploy/compose.yaml gives to its proxy, with these nodes."""
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    (config,) = compose["services"]["proxy"]["configs"]
    named = [(f"{name}:8080", f"127.0.0.1:{node.port}") for name, node in
             zip(("one", "two"), nodes, strict=True)]  # fmt: skip
    content = compose["configs"][config["source"]]["content"].replace("$$", "$")
    return changed(content, *named)


def _site_of_compose() -> str:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    (mounted,) = compose["services"]["proxy"]["volumes"]
    return (DEPLOY / mounted.partition(":")[0]).read_text()


@contextlib.contextmanager
def _running(command: Sequence[str | Path], address: str, log: Path, **more: Any) -> Iterator[str]:
    """A proxy that runs until the end, once nodes answer through it; its address."""
    process = subprocess.Popen(command, **more)
    try:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urllib.request.urlopen(address + "/health"):
                break
            assert process.poll() is None, log.read_text("utf-8")
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait(WAIT)


@contextlib.contextmanager
def _nginx(folder: Path, upstream: str, site: str, path: str = "") -> Iterator[str]:
    assert NGINX is not None
    port = free_port()
    (folder / "upstream.conf").write_text(upstream)
    site = changed(site, ("\n    listen 80;", f"\n    listen 127.0.0.1:{port};"))
    (folder / "site.conf").write_text(site)
    (folder / "main").write_text(MAIN.format(folder=folder))
    log = folder / "error.log"
    command = [NGINX, "-e", log, "-c", folder / "main"]
    with _running(command, f"http://127.0.0.1:{port}{path}", log) as address:
        yield address


def nginx(folder: Path, *nodes: Server) -> AbstractContextManager[str]:
    """nginx with deploy/nginx/, before these two nodes."""
    return _nginx(folder, _upstream(nodes), (DEPLOY / "nginx" / "site.conf").read_text())


def nginx_in_a_folder(folder: Path, *nodes: Server) -> AbstractContextManager[str]:
    """nginx with deploy/nginx/folder.conf."""
    site = (DEPLOY / "nginx" / "folder.conf").read_text()
    return _nginx(folder, _upstream(nodes), site, "/games")


def nginx_of_compose(folder: Path, *nodes: Server) -> AbstractContextManager[str]:
    """nginx as deploy/compose.yaml sets it up."""
    return _nginx(folder, _upstream_of_compose(nodes), _site_of_compose())


def caddy(folder: Path, *nodes: Server) -> AbstractContextManager[str]:
    """Caddy with deploy/Caddyfile, but without a certificate."""
    return _caddy(folder, nodes, "Caddyfile", "table.example.org")


def caddy_in_a_folder(folder: Path, *nodes: Server) -> AbstractContextManager[str]:
    """Caddy with deploy/Caddyfile.folder."""
    return _caddy(folder, nodes, "Caddyfile.folder", "www.example.org", "/games")


@contextlib.contextmanager
def _caddy(
    folder: Path, nodes: Sequence[Server], name: str, site: str, path: str = ""
) -> Iterator[str]:
    assert CADDY is not None
    port = free_port()
    places = [(f"127.0.0.1:{number}", f"127.0.0.1:{node.port}")
              for number, node in zip((8081, 8082), nodes, strict=True)]  # fmt: skip
    here = f"http://:{port} {{\n\tbind 127.0.0.1\n"
    text = changed((DEPLOY / name).read_text(), (f"{site} {{\n", here), *places)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    log = folder / "caddy.log"
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = [CADDY, "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]
    with (
        log.open("wb") as told,
        _running(command, f"http://127.0.0.1:{port}{path}", log, env=home, stderr=told) as address,
    ):
        yield address


class Road(NamedTuple):
    """A way to a node: a proxy with a file of deploy/."""

    run: Callable[..., AbstractContextManager[str]]
    program: str | None
    path: str = ""
    """The folder of the site."""
    drain: int = 0
    """Seconds for which nodes behind it go on when they stop."""


ROADS = {
    "nginx": Road(nginx, NGINX),
    "nginx in a folder": Road(nginx_in_a_folder, NGINX, "/games"),
    "nginx of compose": Road(nginx_of_compose, NGINX),
    "Caddy": Road(caddy, CADDY, drain=5),
    "Caddy in a folder": Road(caddy_in_a_folder, CADDY, "/games", drain=5),
}
needs_nginx = pytest.mark.skipif(NGINX is None, reason="no nginx here")


def sockets(node: Server) -> int:
    """The number of open sockets at this node."""
    with urllib.request.urlopen(node.url + "/metrics") as answer:
        found = re.search(rb"^tafelronde_sockets (\d+)$", answer.read(), re.MULTILINE)
    assert found is not None
    return int(found[1])

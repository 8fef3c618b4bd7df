"""The table without a server at hosts that know few kinds of files."""

import contextlib
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect

from browser.conftest import STATIC
from browser.hosts import Host, hosting, laid
from server.company import wait_until
from server.helpers import free_port
from tafelronde.pocket.folder import write_folder

KNOWN = {
    ".css", ".html", ".js", ".json", ".png", ".svg", ".txt", ".wasm", ".webmanifest", ".webp",
    ".whl", ".woff2", ".zip",
}  # fmt: skip
"""Kinds of files that a host must know: what a page runs or draws, and pages themselves."""
KINDS = Path("/etc/nginx/mime.types")
PROGRAM = shutil.which("nginx", path="/usr/sbin:/usr/bin")
CONFIGURATION = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log warn;
events {{}}
http {{
    include {kinds}; default_type application/octet-stream; access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    server {{ listen 127.0.0.1:{port}; root {site}; }}
}}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plain") / "site"
    write_folder(STATIC.parent, folder)
    return folder


@contextlib.contextmanager
def nginx(site: Path, folder: Path) -> Iterator[str]:
    """Debian's nginx with the list of kinds that comes with it."""
    assert PROGRAM is not None
    port = free_port()
    text = CONFIGURATION.format(folder=folder, kinds=KINDS, port=port, site=site)
    (folder / "nginx.conf").write_text(text)
    process = subprocess.Popen([PROGRAM, "-e", folder / "error.log", "-c", folder / "nginx.conf"])
    address = f"http://127.0.0.1:{port}/"
    try:
        wait_until(lambda: _answers(address))
        yield address
    finally:
        process.terminate()
        process.wait()


def _answers(address: str) -> bool:
    with contextlib.suppress(OSError), urllib.request.urlopen(address):
        return True
    return False


class Ignorant(Host):
    """Everything but a page is a stream of bytes to it."""

    def guess_type(self, path: Any) -> str:
        return "text/html" if str(path).endswith((".html", "/")) else "application/octet-stream"


def test_no_file_is_of_a_kind_that_hosts_may_not_know(site: Path) -> None:
    files = [file for file in site.rglob("*") if file.is_file() and file.name != ".built-from"]
    assert {file.suffix for file in files} <= KNOWN
    assert any(file.name == "pyodide.asm.js" for file in files)
    assert not any(b".mjs" in file.read_bytes() for file in files if "pyodide" in file.name)


@pytest.mark.nightly
@pytest.mark.skipif(PROGRAM is None or not KINDS.is_file(), reason="no nginx here")
def test_the_table_is_laid_behind_nginx_as_it_comes(site: Path, tmp_path: Path, page: Page) -> None:
    with nginx(site, tmp_path) as address:
        laid(page, address)


def test_a_host_that_sends_no_scripts_is_told_in_words(site: Path, page: Page) -> None:
    page.clock.install()
    with hosting(site, Ignorant) as address:
        page.goto(address, wait_until="load")
        page.clock.run_for(9_000)
        expect(page.locator("#late")).to_have_count(0)
        page.clock.run_for(1_500)
        expect(page.get_by_role("alert")).to_contain_text("its scripts have not come")


def test_a_file_that_does_not_come_is_told_in_words(site: Path, page: Page) -> None:
    """The page waits on: once the file comes, the table is laid."""
    held: list[Any] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.clock.install()
    with hosting(site) as address:
        page.goto(address)
        page.wait_for_function("() => document.querySelector('progress')?.value > 0")
        while not held:
            page.wait_for_timeout(50)
        page.clock.run_for(11_000)
        expect(page.get_by_role("alert")).to_contain_text("Nothing more has come")
        page.clock.resume()
        held[0].continue_()
        page.context.unroute("**/pyodide.asm.wasm")
        expect(page.get_by_role("alert")).to_have_count(0, timeout=60_000)


def test_a_file_that_is_missing_is_told_in_words(site: Path, page: Page) -> None:
    page.context.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    with hosting(site) as address:
        page.goto(address)
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("could not be laid", timeout=60_000)
        page.get_by_text("What went wrong").click()
        expect(page.locator("pre")).to_contain_text("pyodide.asm.wasm: 404")

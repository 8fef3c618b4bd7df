"""Games in a page that has no server: our own Python in a worker, and the modules of the games."""

import functools
import http.server
import json
import shutil
import threading
import time
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import STATIC
from pocket import probe
from pocket.judging import a_match, jobs_of
from tafelronde.pocket.pack import LIST, pack

pytest.importorskip("playwright")
from playwright.sync_api import Page

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self';"
    " worker-src 'self'; require-trusted-types-for 'script'; trusted-types tafelronde-worker"
)
"""A policy as strict as the server's (``http.guard``), but for compiling modules."""
LEVELS = ("random", "easy", "hard")
"""Whole games, and the kinds of search that there are; ``probe.LEVELS`` are all."""
PAGE = b'<!doctype html><meta charset="utf-8"><script type="module" src="/probe.js"></script>'
SCRIPT = """
const told = { loaded: 0, total: 0, texts: [], failed: null, ready: 0 };
globalThis.told = told;
const begun = performance.now();
const policy = trustedTypes.createPolicy("tafelronde-worker", { createScriptURL: (url) => url });
const worker = new Worker(policy.createScriptURL("WORKER"), { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.t === "text") told.texts.push(data.text);
  else if (data.t === "progress") Object.assign(told, { loaded: data.loaded, total: data.total });
  else if (data.t === "ready") told.ready = performance.now() - begun;
  else told.failed = data.message;
};
worker.onerror = (event) => { told.failed = event.message; };
worker.postMessage({ t: "begin", entry: location.hash.slice(1) });
globalThis.pocket = { send: (text) => worker.postMessage({ t: "text", text }) };
"""
"""The work of ``web/src/pocket/pocket.ts``, with the worker of the built client."""


def pack_with_probe(folder: Path) -> None:
    """Write the files that a page fetches, and the module of the test."""
    pack(folder)
    with zipfile.ZipFile(folder / "probe.zip", "w") as made:
        made.writestr("pocket_probe.py", Path(probe.__file__).read_bytes())
    listed = json.loads((folder / LIST).read_text("utf-8"))
    listed["archives"].append("probe.zip")
    listed["sizes"]["probe.zip"] = (folder / "probe.zip").stat().st_size
    (folder / LIST).write_text(json.dumps(listed), "utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The client's files, what is packed, and the page of the test."""
    folder = tmp_path_factory.mktemp("packed") / "client"
    shutil.copytree(STATIC.parent, folder)
    pack_with_probe(folder)
    (worker,) = (folder / "assets").glob("worker-*.js")
    script = SCRIPT.replace("WORKER", f"/assets/{worker.name}").encode()
    own = {"/probe": PAGE, "/probe.js": script}

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            body = own.get(self.path)
            if body is None:
                return super().do_GET()
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(self.path))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            return None

        def guess_type(self, path: Any) -> str:
            known = {"/probe": "text/html", ".js": "text/javascript"}
            known |= {".wasm": "application/wasm"}
            found = [kind for end, kind in known.items() if str(path).endswith(end)]
            return found[0] if found else "application/octet-stream"

        def end_headers(self) -> None:
            self.send_header("Content-Security-Policy", POLICY)
            super().end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def wait(page: Page, wanted: str, seconds: float) -> None:
    """Until this is so in the page, whose policy forbids what Playwright would wait with."""
    begun = time.monotonic()
    while not page.evaluate(wanted):
        assert page.evaluate("told.failed") is None
        assert time.monotonic() - begun < seconds, f"not {wanted}"
        page.wait_for_timeout(50)


def test_the_same_games_and_judgements(page: Page, site: str) -> None:
    """All games with bots: the same moves, views and tellings as here; and a review of one."""
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{site}/probe#pocket_probe:start")
    wait(page, "told.ready > 0", 60)
    loaded, total = page.evaluate("[told.loaded, told.total]")
    assert loaded == total > 12_000_000
    asked = list(probe.wanted(LEVELS))
    for one in asked:
        page.evaluate("one => pocket.send(one)", json.dumps(one))
    here = [probe.play(*one) for one in asked]
    wait(page, f"told.texts.length === {len(asked)}", 120)
    there: list[dict[str, Any]] = [json.loads(text) for text in page.evaluate("told.texts")]
    for one, mine, theirs in zip(asked, here, there, strict=True):
        assert {**theirs, "seconds": 0} == {**mine, "seconds": 0}, one
    judge(page, asked[:1], len(asked), 1)
    assert wrong == []


def judge(page: Page, tried: Iterable[Sequence[Any]], before: int, decisions: int) -> None:
    """Reviews and hints at these tables get the same answers as at a server, to the last bit, after
    so many answers to other things."""
    matches = [a_match(game, players, decisions=decisions) for game, players, *_ in tried]
    found = [one for match in matches for one in jobs_of(match, 0.1)]
    page.evaluate("jobs => jobs.forEach((job) => pocket.send(job))", [job for job, _ in found])
    wait(page, f"told.texts.length === {before + len(found)}", 120)
    assert page.evaluate("told.texts")[before:] == [here for _, here in found]


@pytest.mark.nightly
@pytest.mark.parametrize("many", ["each", "whole"])
def test_the_same_judgements(page: Page, site: str, many: str) -> None:
    """In each game; the whole of it at each size of table."""
    page.goto(f"{site}/probe#tafelronde.pocket.thinker:start")
    wait(page, "globalThis.pocket", 60)
    sizes = list(probe.wanted(["easy"]))
    each = list({one[0]: one for one in sizes}.values())
    judge(page, {"each": each, "whole": sizes}[many], 0, 3 if many == "whole" else 1)

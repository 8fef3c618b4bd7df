"""A small server of chat completions that answers as it is told, well or badly."""

import contextlib
import json
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Reply = Callable[[str], str]
"""The text for the last message."""

HALF, ERROR, SLOW, EMPTY = "<half>", "<error>", "<slow>", "<empty>"
"""Replies that are no text: half a JSON object, status 500, nothing in time, no choices."""


def legal_in(prompt: str) -> str:
    """The legal action that a prompt gives as its example."""
    return re.findall(r"Action: (\S+)", prompt)[-1]


@dataclass
class Model:
    """The server: ``reply`` makes its texts, ``asked`` has the messages of each request."""

    reply: Reply
    asked: list[list[dict[str, str]]] = field(default_factory=list[list[dict[str, str]]])
    url: str = ""
    over: threading.Event = field(default_factory=threading.Event)


@contextlib.contextmanager
def serving_model(reply: Reply) -> Iterator[Model]:
    """A model server on a port of this machine's own."""
    model = Model(reply)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            model.asked.append(body["messages"])
            text = model.reply(body["messages"][-1]["content"])
            if text == SLOW:
                model.over.wait(60)
                return
            told: dict[str, Any] = {"choices": [{"message": {"content": text}}]}
            told["usage"] = {"total_tokens": 7}
            data = json.dumps({} if text == EMPTY else told).encode()
            self.send_response(500 if text == ERROR else 200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(data[: len(data) // 2] if text == HALF else data)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    model.url = f"http://127.0.0.1:{server.server_port}/v1/chat/completions"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield model
    finally:
        model.over.set()
        server.shutdown()
        server.server_close()
        thread.join()

"""A push service on this computer, and a browser that it delivers to."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from server.helpers import Browser, Message

OPEN = """
from tafelronde.server.outbox import push
from tafelronde.server.base.backoff import Backoff
from tafelronde.server.features.notifications import digests
from tafelronde.server.features.notifications import kinds as noticing
from tafelronde.server.features.notifications import service as notices
push.ANYWHERE = True
notices.STILL, notices.SCAN, notices.ANSWER, notices.LOOKING = 0.1, 0.1, 5.0, 0.5
notices.WAITS, notices.LEASE = Backoff(0.3, 3600.0), 10.0
noticing.QUICK, noticing.MAIL_WAIT = 0.2, 0.4
noticing.EARLY = 1 - 1 / 86_400
"""
"""A node that hands messages to this computer, and waits for nothing long but for other nodes,
which may be slow. Where people have a day for a decision, their time runs short after a second;
where they have more, a day before its end."""


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """A push service that keeps the messages it took, by the path of the subscription, and answers
    as it is told."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        self._taking = threading.Lock()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with service._taking:
                    status = service.answers.get(self.path, 201)
                    service.taken.append((self.path, dict(self.headers.items()), body))
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                del format, args

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def recover(self) -> int:
        """Take everything from now on; the number of messages until now."""
        with self._taking:
            self.answers.clear()
            return len(self.taken)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Ear:
    """A browser that has subscribed, and reads what comes."""

    def __init__(self, service: PushService, person: Browser, name: str) -> None:
        self._service = service
        self._secret = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes..."
        self.path = f"/{name}"
        point = self._secret.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.wish = {
            "endpoint": service.url + self.path,
            "p256dh": coded(point),
            "auth": coded(self._auth),
            "language": "nl",
        }
        status, self.news = person.post("/api/me/push", self.wish)
        assert status == 200, self.news

    def heard(self, until: int | None = None) -> list[Message]:
        """The messages that came, decrypted, each with its ``topic``; their signatures are good.
        ``until``: of so many that the service took."""
        taken = self._service.taken[:until]
        return [self._read(*one[1:]) for one in taken if one[0] == self.path]

    def _read(self, headers: dict[str, str], body: bytes) -> Message:
        signed = headers["Authorization"]
        assert Vapid02.verify(signed)
        assert signed.endswith(f"k={self.news['key']}")
        claims = signed.partition("t=")[2].split(".")[1]
        told = json.loads(base64.urlsafe_b64decode(claims + "=="))
        assert told["aud"] == self._service.url
        assert int(headers["TTL"]) > 0
        text: Any = http_ece.decrypt(
            body, private_key=self._secret, auth_secret=self._auth, version="aes128gcm"
        )
        return {**json.loads(text), "topic": headers["Topic"]}

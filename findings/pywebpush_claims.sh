#!/bin/sh
# pywebpush 2.5.0 (PyPI), Python 3.11: `webpush` writes into the claims that it is handed. Whoever keeps `{"sub": "mailto:…"}`
# once and sends to two push services with it signs the second message for the first service (`aud`), since it is only set
# where it is missing. A service refuses such a message (RFC 8292, section 2), so devices of one maker get
# notices and those of another do not, depending on which came first. The headers that are handed over are copied.
#
# Tafelronde signs with claims of its own for each message (src/tafelronde/server/outbox/push.py).
# Exits 1 where pywebpush does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check pywebpush==2.5.0
seen=$("$folder/env/bin/python" - <<'PYTHON'
import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from pywebpush import webpush

came = []


def text(raw):
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Service(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        token = next(part for part in self.headers["Authorization"].replace("t=", " ").replace(",", " ").split() if part.count(".") == 2)
        came.append(json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "==="))["aud"])
        self.send_response(201)
        self.end_headers()

    def log_message(self, *args):
        pass


key = Vapid()
key.generate_keys()
device = ec.generate_private_key(ec.SECP256R1()).public_key()
services = [HTTPServer(("127.0.0.1", 0), Service) for _ in range(2)]
claims = {"sub": "mailto:host@club.example"}
for number, service in enumerate(services, start=1):
    threading.Thread(target=service.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{service.server_port}"
    keys = {
        "p256dh": text(device.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)),
        "auth": text(os.urandom(16)),
    }
    webpush({"endpoint": f"{origin}/device", "keys": keys}, "Your turn", vapid_private_key=key, vapid_claims=claims)
    print(f"service {number} is meant:", came[-1] == origin)
print("claims now:", *sorted(claims))
PYTHON
)
printf '%s\n' "$seen"
expected='service 1 is meant: True
service 2 is meant: False
claims now: aud exp sub'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

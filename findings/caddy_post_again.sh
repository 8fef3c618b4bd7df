#!/bin/sh
# Caddy 2.6.2 (Debian 12, package 2.6.2-5) before two servers of which one has just gone: with lb_try_duration it asks the
# other one again when a connection is refused. A GET comes through. A POST with a body does not: the body was closed with
# the first try, so the second one fails with "http: invalid Read on closed Body", and the caller gets 502, though the
# request reached no server. Without a body the POST comes through. (Caddy's issue 7546 tells of 2.11.1, too.)
#
# A rolling restart behind it loses requests unless each server fails Caddy's health check before it stops listening.
set -eu
folder=$(mktemp -d)
cleanup() { kill $caddy $server 2>/dev/null || :; rm -rf "$folder"; }
caddy= server=
trap cleanup EXIT
cd "$folder"
apt-get -qq download caddy=2.6.2-5 2>download.log
dpkg -x caddy_2.6.2-5_*.deb .
cat >serve.py <<'PYTHON'
import http.server


class Answers(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_POST = do_GET

    def log_message(self, *given):
        pass


http.server.HTTPServer(("127.0.0.1", 18702), Answers).serve_forever()
PYTHON
cat >Caddyfile <<'CADDY'
{
	admin off
}
http://:18700 {
	bind 127.0.0.1
	reverse_proxy 127.0.0.1:18701 127.0.0.1:18702 {
		lb_policy first
		lb_try_duration 5s
		fail_duration 2s
	}
}
CADDY
python3 serve.py &
server=$!
HOME=$folder ./usr/bin/caddy run --config Caddyfile --adapter caddyfile 2>caddy.log &
caddy=$!
sleep 3
seen=$(
    for given in "-X GET" "-X POST" "-X POST -d move=1"; do
        sleep 3 # until the server that is not there is tried again
        # shellcheck disable=SC2086
        curl --silent --output /dev/null --write-out "$given: %{http_code}\n" $given http://127.0.0.1:18700/
    done
    grep -o 'invalid Read on closed Body' caddy.log | sort -u
)
printf '%s\n' "$seen"
expected='-X GET: 200
-X POST: 200
-X POST -d move=1: 502
invalid Read on closed Body'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

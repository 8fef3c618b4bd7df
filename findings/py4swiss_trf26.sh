#!/bin/sh
# py4swiss 0.3.1 (PyPI), Python 3.11: a report in FIDE's form of 2026 (TRF26) is read as one of 2016, and what it does not know is
# passed over without a word. So two players who may not meet (line 260) are paired in the first round, and the
# colour that was drawn (line 152) is turned round. The same wishes in JaVaFo's old words (XXP, XXC) are followed. Only the
# number of rounds is missed: without XXR a report of 2026 is refused.
# `TrfParser.parse(file, strict=True)` refuses the report, and names no line of 2026 as known.
#
# Columns of line 260 as bbpPairings reads them (src/fileformats/trf.cpp, 16a000f9). Tafelronde writes TRF16, and says so
# (docs/tournaments.md). Exits 1 where py4swiss does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check py4swiss==0.3.1
seen=$(FOLDER="$folder" "$folder/env/bin/python" - <<'PYTHON'
import os
from pathlib import Path

from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

report = Path(os.environ["FOLDER"], "report.trf")
players = [
    f"001 {number:>4} m    {name:<33} {rating} NED {number:>11} 1990/01/01  0.0 {number:>4}"
    for number, name, rating in ((1, "Jansen, Anna", 2300), (2, "Smit, Bram", 2200), (3, "Visser, Cor", 2100), (4, "Bos, Dirk", 2000))
]


def pairs(*lines, strict=False):
    report.write_text("\n".join([*players, *lines, ""]))
    try:
        found = DutchEngine.generate_pairings(TrfParser.parse(report, strict=strict))
    except Exception as error:
        return type(error).__name__
    return sorted((pair.white, pair.black) for pair in found)


for title, *lines in (
    ("nothing said", "XXR 3"),
    ("1 and 3 apart, 2016", "XXR 3", "XXP 1 3"),
    ("1 and 3 apart, 2026", "XXR 3", "260   1   3    1    3"),
    ("black for the first, 2016", "XXR 3", "XXC black1"),
    ("black for the first, 2026", "XXR 3", "152 B"),
    ("rounds, 2026", "142 3"),
):
    print(f"{title}: {pairs(*lines)}, strict: {pairs(*lines, strict=True)}")
PYTHON
)
printf '%s\n' "$seen"
expected='nothing said: [(1, 3), (4, 2)], strict: [(1, 3), (4, 2)]
1 and 3 apart, 2016: [(1, 4), (3, 2)], strict: [(1, 4), (3, 2)]
1 and 3 apart, 2026: [(1, 3), (4, 2)], strict: ParsingError
black for the first, 2016: [(2, 4), (3, 1)], strict: [(2, 4), (3, 1)]
black for the first, 2026: [(1, 3), (4, 2)], strict: ParsingError
rounds, 2026: ParsingError, strict: ParsingError'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }

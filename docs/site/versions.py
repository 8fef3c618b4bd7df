"""The folder in which the versions of the site lie side by side, as mike lays them out:

versions.json     which there are; the switch on every page reads it
index.html        leads to the latest
0.1/  0.2/  …     each a whole site of its own
"""

import json
import re
import shutil
from pathlib import Path

LATEST = "latest"
INDEX = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tafelronde</title>
<meta http-equiv="refresh" content="0; url={version}/">
<a href="{version}/">Tafelronde {version}</a>
</html>
"""


def add(built: Path, folder: Path, version: str) -> Path:
    """Put a site in the place of this version. The newest number is the latest; other names
    (``dev``) are so only where there are no numbers. Returns the version's folder."""
    place = folder / version
    if place.exists():
        shutil.rmtree(place)
    shutil.copytree(built, place, ignore=shutil.ignore_patterns("404.html", "sitemap*"))
    names = sorted(
        (path.name for path in folder.iterdir() if (path / "objects.inv").is_file()),
        key=order,
        reverse=True,
    )
    rows = [
        {"version": name, "title": name, "aliases": [LATEST] if name == names[0] else []}
        for name in names
    ]
    (folder / "versions.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    (folder / "index.html").write_text(INDEX.format(version=names[0]), encoding="utf-8")
    return place


def order(name: str) -> tuple[bool, list[int], str]:
    """The key by which versions are sorted: other names first, then numbers."""
    numbers = [int(part) for part in re.findall(r"\d+", name)]
    return re.fullmatch(r"\d+(\.\d+)*", name) is not None, numbers, name

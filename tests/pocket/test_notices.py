"""The page with the licences of all that the client and the table without a server consist of."""

import json
import re
import zipfile
from pathlib import Path

import pytest

from tafelronde.pocket.pack import (
    NOTICES,
    WHEELS,
    _tell_licences,  # pyright: ignore[reportPrivateUsage]
    licence_of,
    pack,
)
from tafelronde.pocket.wheel import NoWheel
from tafelronde.server.base.config import STATIC

WEB = Path(__file__).parents[2] / "web"
IMPORTS = (
    r"""^\s*(?:import|export)\s(?!type\b)[^'"]*['"]([^'"./][^'"]*)['"]""",
    r"""\bimport\(['"]([^'"./][^'"]*)['"]\)""",
    r"""@import ['"]([^'"./][^'"]*)['"]""",
)
needs_client = pytest.mark.skipif(
    not (STATIC / NOTICES).is_file(), reason="the client is not built"
)


def imported() -> set[str]:
    """The packages from which the client's own files import."""
    found = set[str]()
    for file in (WEB / "src").rglob("*"):
        if file.suffix not in (".ts", ".svelte", ".css") or ".test." in file.name:
            continue
        text = file.read_text("utf-8")
        for name in (name for one in IMPORTS for name in re.findall(one, text, re.M)):
            parts = name.split("/")
            found.add("/".join(parts[:2] if parts[0].startswith("@") else parts[:1]))
    installed = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    return found & set(installed)


def sections(page: Path) -> dict[str, str]:
    """The text of each section by the name in its heading."""
    found = re.findall(r"<h2>(.*?)</h2>(.*?)</section>", page.read_text("utf-8"), re.S)
    return {re.sub(r" [\d.]+$", "", name): text for name, text in found}


@needs_client
def test_each_package_of_the_client_is_in_it_with_its_licence() -> None:
    told = sections(STATIC / NOTICES)
    wanted = imported()
    assert {"svelte", "@fluent/bundle", "@simplewebauthn/browser", "uqr"} <= wanted
    fonts = {f"@fontsource-variable/{name}" for name in ("source-sans-3", "source-serif-4")}
    assert wanted | fonts | {"pyodide", "CPython, in Pyodide", "Tafelronde"} <= told.keys()
    for name, text in told.items():
        assert re.search(r"licen[cs]e|permission|copyright", text, re.I), name
        assert len(text) > 500, name
    assert "SIL OPEN FONT LICENSE" in told["@fontsource-variable/source-sans-3"].upper()
    assert "Mozilla Public License" in told["pyodide"]
    assert "PYTHON SOFTWARE FOUNDATION" in told["CPython, in Pyodide"].upper()
    assert "Apache License" in told["@fluent/bundle"]


def made_wheel(folder: Path, name: str, *files: str) -> Path:
    path = folder / f"{name}-1.2.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for file in files:
            wheel.writestr(f"{name}-1.2.0.dist-info/{file}", f"Copyright <{file}>")
    return path


def test_what_is_packed_is_added_once(tmp_path: Path) -> None:
    page = tmp_path / NOTICES
    page.write_text("<main><section><h2>a 1</h2>x</section></main>", "utf-8")
    wheels = [
        made_wheel(tmp_path, "one", "licenses/LICENSE", "licenses/NOTICE", "METADATA"),
        made_wheel(tmp_path, "two", "LICENSE.txt"),
    ]
    for _ in range(2):
        _tell_licences(tmp_path, wheels)
    told = sections(page)
    assert list(told) == ["a", "one", "two"]
    assert page.read_text("utf-8").count("Copyright &lt;licenses/LICENSE&gt;") == 1
    assert "NOTICE" in told["one"]
    assert "METADATA" not in told["one"]
    with pytest.raises(NoWheel, match="brings no text"):
        licence_of(made_wheel(tmp_path, "three", "METADATA"))


@needs_client
def test_the_wheels_of_the_table_without_a_server_are_in_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / NOTICES).write_bytes((STATIC / NOTICES).read_bytes())
    pack(tmp_path)
    told = sections(tmp_path / NOTICES)
    for name in WHEELS:
        assert re.search("copyright", told[name], re.I)

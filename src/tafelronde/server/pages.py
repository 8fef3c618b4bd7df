"""The built client from the package's ``static`` folder; every other path is its page."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from pathlib import Path

from litestar import Response

MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelronde</title>
<h1>Tafelronde</h1>
<p>The table is set, but its browser client has not been built here.</p>
<p>In a clone of the repository: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>,
then start again.</p></html>
"""
_KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


class Pages:
    """The files of the client, read once. Names outside the folder do not exist."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, bytes] = {}
        if folder.is_dir():
            for file in folder.rglob("*"):
                if file.is_file():
                    self._files["/" + file.relative_to(folder).as_posix()] = file.read_bytes()

    @property
    def built(self) -> bool:
        return "/index.html" in self._files

    def answer(self, path: str, headers: Mapping[str, str]) -> Response[bytes]:
        """A file, or the page that shows what the path means."""
        del headers
        name = path.rstrip("/") or "/index.html"
        body = self._files.get(name)
        if body is None:
            name, body = "/index.html", self._files.get("/index.html", MISSING)
            if path.startswith("/assets/"):
                return Response(b"", status_code=404, media_type="text/plain")
        suffix = Path(name).suffix
        kind = _KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        age = "max-age=31536000, immutable" if name.startswith("/assets/") else "no-cache"
        return Response(body, media_type=kind, headers={"Cache-Control": age})

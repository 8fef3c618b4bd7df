"""The pictures of the documentation are there, small, and of every game."""

from pathlib import Path

import pytest

import tafelronde
from tables import PACKAGE_GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = (*PACKAGE_GAMES, "tables")
MOST = 150_000
MOST_OF_THE_FILM = 1_500_000


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picture_is_there_and_small(name: str, scheme: str) -> None:
    file = FOLDER / f"{name}-{scheme}.webp"
    data = file.read_bytes()
    assert data[:4] == b"RIFF"
    assert data[8:12] == b"WEBP"
    assert 10_000 < len(data) < MOST


def test_the_film_lasts_about_twenty_seconds() -> None:
    image = pytest.importorskip("PIL.Image")
    file = FOLDER / "film.webp"
    assert file.stat().st_size < MOST_OF_THE_FILM
    with image.open(file) as film:
        lasts = 0
        for number in range(film.n_frames):
            film.seek(number)
            film.load()
            lasts += film.info["duration"]
    assert 15_000 < lasts < 25_000


def test_every_picture_is_shown_on_a_page() -> None:
    root = FOLDER.parents[1]
    pages = [root / "README.md", *(root / "docs").rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert {tafelronde.core.objects.registry.info(game).name for game in PACKAGE_GAMES}
    for file in FOLDER.iterdir():
        assert f"pictures/{file.name}" in text

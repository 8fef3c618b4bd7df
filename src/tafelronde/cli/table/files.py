"""The files of matches that are played in the terminal."""

import os
from datetime import datetime
from pathlib import Path


def games_folder() -> Path:
    """The folder of saved matches: ``TAFELRONDE_GAMES``, or one in the user's data folder."""
    chosen = os.environ.get("TAFELRONDE_GAMES")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("tafelronde", appauthor=False)) / "games"


def new_file(game: str) -> Path:
    """A new file name for a match of this game, made of the game and the time.

    Makes the folder. Raises OSError.
    """
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    endings = ("", *(f"-{number}" for number in range(2, 10_000)))
    files = (folder / f"{stem}{ending}.txt" for ending in endings)
    return next(file for file in files if not file.exists())

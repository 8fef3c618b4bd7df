"""``python -m tafelronde``: the same as the command ``tafelronde``."""

from .cli import main

main()

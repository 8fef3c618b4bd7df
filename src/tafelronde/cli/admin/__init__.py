"""``tafelronde admin …``: looking after a site without a browser."""

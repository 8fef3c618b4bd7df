"""``tafelronde admin …``: moderates a site without a browser."""

"""``tafelronde dataset …``: games as Parquet files (docs/datasets.md)."""

"""Draws that are known: docs/record.md states them, so that others can check theirs."""

SEED = bytes(range(32))


# The same numbers stand in docs/record.md (test_docs compares).
COMMITMENT = "08a5324973e25c1444e0f913035f07fdec9b2c16d5c79a4cb166b6fcff386ba0"


KEY_HEX = "3d978504de673e33820f488537e43f792b6cf62254928d6724b5ee0262986b0c"


DRAWS: tuple[tuple[int, tuple[int, ...], int], ...] = (
    # ply, weights, index
    (0, (1,) * 24, 12),
    (1, (1,) * 23, 21),
    (2, (1, 1), 0),
    (3, (1,) * 24, 15),
    (3, (3, 2, 1), 1),
    (4, (5,), 0),
    (466, (1,) * 17, 12),
    (1000, (1, 1, 2, 3, 5, 8, 13), 3),
    (2**32 - 1, (1,) * 24, 8),
)

"""The hash of a secret: the database holds hashes of tokens and codes only."""

import hashlib


def hash_of(secret: str) -> str:
    """The hash of a token or a code, as the database stores it."""
    return hashlib.sha256(b"tafelronde token 1\0" + secret.encode()).hexdigest()

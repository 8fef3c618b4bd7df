"""Accounts: handles, e-mail, recovery, merging identities, leaving for good, one's data."""

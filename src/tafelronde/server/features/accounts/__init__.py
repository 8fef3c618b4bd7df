"""Accounts: handles, e-mail, recovery, merge and deletion of identities, export of all data."""

"""Moderation: reports, warnings, bans, unwanted words, and the log of what was done."""

"""People, for all parts of the server: identities, relations, presence, pauses, bans."""

"""People as every room asks for them: identities, relations, presence, pauses and bans."""

"""Storage of tables, chats and people, in SQLite or PostgreSQL."""

"""Where tables, chats and people are kept: SQLite or PostgreSQL."""

"""Notifications: messages to people who are away, by their browsers and by mail."""

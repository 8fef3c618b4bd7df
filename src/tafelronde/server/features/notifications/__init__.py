"""Notifications: what people are told while they are away, when, and how."""

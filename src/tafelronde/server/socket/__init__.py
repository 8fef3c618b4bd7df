"""The WebSocket: what comes in, what goes out, and who watches what."""

"""The log of a node: one line for each event, on stderr.

Each line is a JSON object, or plain text where stderr is a terminal.
"""

import logging
import sys
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """A log line as a JSON object, with the fields that are given as ``extra={"fields": {…}}``."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def start_logs(level: str) -> None:
    """Start to log from this level on; of uvicorn, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    if not sys.stderr.isatty():
        handler.setFormatter(JsonLines())
    least = logging.getLevelNamesMapping()[level.upper()]
    for name, own in (("tafelronde", least), ("uvicorn", max(least, logging.WARNING))):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(own)

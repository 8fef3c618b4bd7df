"""A player reminds the one who is waited for, at one of two nodes: once for each decision, as that
person wishes to be told, and only by whom they want to hear."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, cast

import pytest

from server.helpers import WAIT
from server.quick_nodes import Database, Lifeline, make_node
from server.tables import refused_later
from tafelronde.server import wire
from tafelronde.server.config import Settings
from tafelronde.server.node import Node
from tafelronde.server.people import blocks, mutes
from tafelronde.server.people.news_wishes import NoticeKind, wish
from tafelronde.server.people.person import Person
from tafelronde.server.people.rests import DAY
from tafelronde.server.people.subscriptions import subscribe
from tafelronde.server.service import new_table
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.table import missing

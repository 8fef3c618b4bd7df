"""The routes of the node itself: the schema of messages, health, and metrics for Prometheus."""

import time
from typing import Any

from litestar import Response, get

from .... import __version__
from ...base.metrics import prometheus
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...bots.pool import BotPool
from ...http.caller import Caller, Callers, HttpRequest
from ...http.limits import Limits
from ...http.rights import ANYBODY, SITE_HOST
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...reading.pool import ReadingPool
from ...wire.schema import schema
from . import wire
from .service import Health


def node_routes(parts: Parts, callers: Callers) -> list[Any]:
    @get("/api/messages.json", media_type="application/schema+json", who=ANYBODY)
    async def messages() -> Response[Any]:
        return Response(schema())

    @get("/health", who=ANYBODY, door=True)
    async def alive() -> Response[dict[str, str]]:
        await parts[Tables].outage.check()
        status = "closing" if parts.closing else "ok"
        backup = parts[Health].backups.state
        answer = {"status": status, "version": __version__, "backup": backup}
        return Response(answer, status_code=503 if parts.closing else 200)

    @get(
        "/metrics",
        media_type="text/plain; version=0.0.4",
        who=ANYBODY("without a proxy, from an address that the host trusts"),
        door=True,
    )
    async def metrics(request: HttpRequest) -> Response[str]:
        if not callers.is_trusted(request):  # counts of moves would show that one was made
            raise Refusal("not-found", "there is no such route")
        return Response(prometheus(counts(parts)))

    @get("/api/host/health", who=SITE_HOST, cost=10.0)
    async def health(person: Caller) -> wire.Health:
        return await parts[Health].page()

    return [messages, alive, metrics, health]


def counts(parts: Parts) -> dict[str, float]:
    """GET /metrics: the counts, in the format of Prometheus."""
    metrics = parts[Tables].metrics
    return {
        "commands_total": metrics.commands,
        "moves_total": metrics.moves,
        "bot_moves_total": metrics.bot_moves,
        "refusals_total": metrics.refusals,
        "conflicts_total": metrics.conflicts,
        "errors_total": metrics.errors,
        "messages_sent_total": metrics.messages_sent,
        "bot_workers_replaced_total": parts[BotPool].replaced,
        "bot_workers": len(parts[BotPool].processes()),
        "bots_thinking": parts[BotPool].thinking,
        "bot_turns_waiting": parts[BotPool].line.waiting,
        "bot_turns_begun_total": parts[BotPool].line.begun,
        "bot_turns_waited_seconds_total": round(parts[BotPool].line.waited, 3),
        "readings_total": parts[ReadingPool].done,
        "readings_waiting": parts[ReadingPool].line.waiting,
        "reading_workers": len(parts[ReadingPool].processes()),
        "reading_deaths_total": parts[ReadingPool].died,
        "reading_timeouts_total": parts[ReadingPool].stopped,
        "reading_death_addresses": parts[Limits].with_deaths,
        "sockets": metrics.sockets,
        "tables_in_memory": len(parts[Tables].kept()),
        "reports_total": metrics.reports,
        "words_refused_total": parts[Moderation].unwanted_refused,
        "bans": sum(len(bans) for bans in parts[Moderation].bans.values()),
        "backup_failed": float(parts[Health].backups.state == "failed"),
        "backup_last_seconds": round(parts[Health].backups.last),
        "uptime_seconds": round(time.monotonic() - parts.started),
    }

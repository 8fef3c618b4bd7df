"""The statements that append events in PostgreSQL and tell the other nodes."""

from collections.abc import Sequence
from typing import Any

from .postgres_notices import EVENTS, notice_of
from .store import ALONE, EVENT_COLUMNS, Append

APPEND = f"""
WITH head AS (
    UPDATE tables SET seq = $2 + cardinality($4::text[]), status = $6, changed = $10, card = $7,
        bot_turn = $8, lease_until = 0, clock_due = $11
    WHERE id = $1 AND seq = $2 RETURNING id, seq
), log AS (
    INSERT INTO events ({EVENT_COLUMNS})
    SELECT head.id, $2 + n, $3, body, CASE WHEN n = 1 THEN $5::text END
    FROM head, unnest($4::text[]) WITH ORDINALITY AS line (body, n)
), sitting AS (
    INSERT INTO members (user_id, table_id, ended)
    SELECT m, head.id, CASE WHEN $6 = 'over' THEN $3 ELSE 0 END FROM head, unnest($9::text[]) AS m
    ON CONFLICT DO NOTHING
), ending AS (
    UPDATE members SET ended = $3 FROM head
    WHERE table_id = head.id AND ended = 0 AND $6 = 'over'
), marking AS (
    DELETE FROM meta USING head WHERE name = '{ALONE}' || head.id AND $6 IN ('over', 'closed')
)
SELECT pg_notify('{EVENTS}', $12) FROM head
"""
"""Appends events to one table. Its values are ``table, seq, *rest_of(batch)``."""

MARK = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"

APPEND_MANY = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::double precision[], $6::text[],
        $7::boolean[], $8::double precision[], $14::text[]
    ) AS g (id, seq, new_seq, status, at, card, bot_turn, due, notice)
), free AS (
    SELECT tables.id FROM tables JOIN given AS g ON tables.id = g.id AND tables.seq = g.seq
    FOR UPDATE OF tables SKIP LOCKED
), head AS (
    UPDATE tables SET seq = g.new_seq, status = g.status, changed = g.at, card = g.card,
        bot_turn = g.bot_turn, lease_until = 0, clock_due = g.due
    FROM given AS g JOIN free ON free.id = g.id WHERE tables.id = g.id AND tables.seq = g.seq
    RETURNING tables.id, tables.seq, g.notice
), log AS (
    INSERT INTO events ({EVENT_COLUMNS})
    SELECT line.* FROM head JOIN unnest(
        $9::text[], $10::int[], $11::double precision[], $12::text[], $13::text[]
    ) AS line (id, seq, at, body, command) ON line.id = head.id
)
SELECT id, pg_notify('{EVENTS}', notice) FROM head
"""
"""Appends the moves of many tables, but for tables that somebody else writes: no table waits for
another one. Its values are ``*values_of(moves)``; it returns the tables that were written."""


def rest_of(batch: Append) -> list[Any]:
    """The values of ``APPEND`` after the table and its ``seq``."""
    return [
        batch.at, list(batch.bodies), batch.command, batch.status, batch.card, batch.bot_turn,
        list(batch.members), batch.changed, batch.due, notice_of(batch),
    ]  # fmt: skip


def values_of(moves: Sequence[Append]) -> list[Any]:
    """The values of ``APPEND_MANY``."""
    heads = zip(
        *((m.table, m.seq, m.seq + len(m.bodies), m.status, m.changed, m.card, m.bot_turn,
           m.due)
          for m in moves),
        strict=True,
    )  # fmt: skip
    lines = zip(
        *(
            (m.table, m.seq + 1 + k, m.at, body, m.command if k == 0 else None)
            for m in moves
            for k, body in enumerate(m.bodies)
        ),
        strict=True,
    )
    return [*map(list, heads), *map(list, lines), list(map(notice_of, moves))]

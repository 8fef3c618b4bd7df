"""Everything that goes over the wire about tables and people, as typed structs.

On the wire these are JSON objects; ``t`` tells the messages apart. Seats count from 0. Times are
seconds since 1970 (UTC). docs/api.md explains the messages; the JSON Schema of these structs is the
contract. Each feature has its own structs in its ``wire``.
"""

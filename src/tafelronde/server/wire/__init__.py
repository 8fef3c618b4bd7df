"""Everything that goes over the wire at a table and about a person, as typed structs.

JSON objects. Messages are told apart by ``t``. Seats count from 0. Times are seconds since 1970
(UTC). docs/api.md tells the story; the JSON Schema of these structs is the contract. What a feature
says and is told stands in its own ``wire``.
"""

"""``tafelronde admin requests``: lists and answers requests to join."""

from typing import Annotated

import typer

from ..parts.options import Database
from ..parts.problems import Problem
from .acting import BY, Why, done, in_house, print_json


def requests(
    accept: Annotated[str, typer.Option(metavar="USER", help="Let this person in.")] = "",
    refuse: Annotated[str, typer.Option(metavar="USER", help="Do not let them in.")] = "",
    why: Why = "",
    database: Database = "",
) -> None:
    """List the requests to join the house, one JSON object a line; or answer one."""
    from ...server.features.house.wire import AnsweredRequest

    if accept and refuse:
        raise Problem("bad-option", field="--refuse", value=refuse, expected="--accept | --refuse")
    if accept or refuse:
        user, wish = accept or refuse, AnsweredRequest(bool(accept), why)
        in_house(database, lambda house: house.answer(BY, user, wish))
        done()
        return
    for request in in_house(database, lambda house: house.requests()).requests:
        print_json(request)

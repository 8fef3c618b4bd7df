"""The moment that decided a game, over the server: by the count first, then as its review says."""

from server.helpers import Browser, Message, Server
from server.reviewing import finished, is_ready, until


def agrees(told: Message, sums: Message, seat: int) -> bool:
    """Whether a moment says nothing but what the story of the seat does."""
    story, how = sums["story"], told["how"]
    moments = [(one["ply"], one["player"], one["cost"]) for one in story["moments"]]
    if how in ("own", "other", "strong"):
        named = (told["ply"], told["player"], told["cost"]) in moments
        return how == story["cause"] and named and told["decision"]["ply"] == told["ply"]
    if how == "left":
        return story["cause"] == "ending"
    if how == "led":
        return (told["ply"], told["player"]) == (story["led_until"], seat)
    return story["cause"] not in ("own", "other", "strong", "ending")


def test_the_moment_is_that_of_the_review_once_there_is_one(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    table = finished(ada)
    path = f"/api/tables/{table}/decided"
    status, before = eve.get(path)
    assert status == 200, before
    assert not before["judged"]
    assert {one["how"] for one in before["seats"]} == {"left"}
    assert all(0 <= one["relive"] <= one["ply"] for one in before["seats"])
    ada.post(f"/api/tables/{table}/review", {})
    review = until(ada, table, is_ready)["review"]
    after = eve.get(path)[1]
    assert after["judged"]
    told = zip(after["seats"], review["seats"], strict=True)
    assert all(agrees(one, sums, seat) for seat, (one, sums) in enumerate(told))


def test_a_running_game_tells_nothing(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "me")
    status, body = ada.get(f"/api/tables/{table}/decided")
    assert (status, body["reason"]) == (409, "not-over"), body

"""The previews of links, sentence by sentence, without a server."""

from typing import Any

import pytest

from tables import PACKAGE_GAMES
from tafelronde import load
from tafelronde.server.http.languages import language_of
from tafelronde.server.node import previews
from tafelronde.server.node.previews import Preview
from tafelronde.server.storage.stored_card import StoredCard, StoredSeat

INFO = load("rosenkoenig").info


def seat(kind: str, name: str = "", level: str = "") -> StoredSeat:
    return StoredSeat(kind, "red", name, name.lower(), level, ready=True, away=False)


def card(*seats: StoredSeat, status: str = "open", game: str = "rosenkoenig") -> StoredCard:
    return StoredCard(game, status, True, seats, 0, 0, 0)


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("fr", "en"),
        ("fr, nl", "nl"),
        ("fr,  DE-ch;q=0.9, nl", "de"),
        ("nl;q=0.5", "nl"),
    ],
)
def test_the_first_language_that_is_here(asked: str, language: str) -> None:
    assert language_of({"accept-language": asked} if asked else {}) == language


def test_pages_have_titles_in_their_language() -> None:
    assert previews.house("en") == Preview("", previews.house("en").text)
    texts = {previews.house(language).text for language in ("en", "nl", "de")}
    assert len(texts) == 3
    for name in PACKAGE_GAMES:
        info = load(name).info
        for made in (previews.rules("nl", info), previews.lessons("nl", info)):
            assert info.title in made.title
            assert made.text
            assert made.game == name
            assert not made.private
        assert previews.rules("nl", info).title != previews.lessons("nl", info).title
        assert previews.rules("nl", info).text != previews.rules("de", info).text


def test_a_table_tells_who_sits_there_and_how_many_seats_are_free() -> None:
    ada, bot = seat("person", "Ada"), seat("bot", "Max", "easy")
    made = previews.table("en", card(ada, seat("open"), bot, seat("open")))
    assert made == Preview(
        "Rosenkönig with Ada – Max (bot)",
        "2 seats are free. 4 players",
        "rosenkoenig",
        private=True,
    )
    full = previews.table("en", card(ada, bot))
    assert full.text.endswith("2 players · about 20 minutes")
    assert previews.table("en", card(seat("open"), seat("open"))).title == "Rosenkönig"
    texts = {
        status: previews.table("en", card(ada, bot, status=status)).text
        for status in ("open", "playing", "over")
    }
    assert len(set(texts.values())) == 3
    assert "players" not in texts["playing"] + texts["over"]
    gone = previews.table("en", card(ada, game="gone"))
    assert gone == previews.house("en")._replace(private=True)


def test_a_table_at_whose_deal_others_still_play_tells_its_game_alone() -> None:
    made = previews.sealed("en", "rosenkoenig")
    assert made == previews.rules("en", INFO)._replace(title=INFO.title, private=True)
    assert previews.sealed("en", "gone") == previews.house("en")._replace(private=True)


def test_how_long_a_game_takes_is_told_for_its_players() -> None:
    for name in PACKAGE_GAMES:
        info = load(name).info
        for at, minutes in enumerate(info.minutes):
            seats = [seat("open") for _ in range(info.min_players + at)]
            assert f"about {minutes} minutes" in previews.table("en", card(*seats, game=name)).text
        few = [seat("open") for _ in range(info.min_players - 1)]
        many = [seat("open") for _ in range(info.min_players + len(info.minutes))]
        for seats in (few, many):
            assert "minutes" not in previews.table("en", card(*seats, game=name)).text


def test_the_tags_that_messengers_read() -> None:
    def written(**more: Any) -> list[str]:
        preview = Preview('Ada & "Bo"', "text", **more)
        return previews.tags(preview, "nl", "https://table", "/here", "/picture.png").splitlines()

    plain = [
        '<meta property="og:type" content="website" />',
        '<meta property="og:site_name" content="Tafelronde" />',
        '<meta property="og:locale" content="nl" />',
        '<meta property="og:title" content="Ada &amp; &quot;Bo&quot;" />',
        '<meta property="og:description" content="text" />',
        '<meta property="og:url" content="https://table/here" />',
        '<meta property="og:image" content="https://table/picture.png" />',
        '<meta property="og:image:width" content="1200" />',
        '<meta property="og:image:height" content="630" />',
        '<meta property="og:image:alt" content="Ada &amp; &quot;Bo&quot;" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    assert written() == plain
    assert written(private=True) == [*plain, '<meta name="robots" content="noindex" />']


def test_links_of_tournaments_and_persons_have_a_title_and_a_picture() -> None:
    made = previews.tournament("de", "Vereinsabend", "rosenkoenig", "swiss", "open", True)
    assert made.title == "Vereinsabend"
    assert "Rosenkönig" in made.text
    assert made.text != previews.tournament("nl", "", "rosenkoenig", "swiss", "open", True).text
    assert (made.game, made.private) == ("rosenkoenig", False)
    assert previews.tournament("en", "Hidden", "rosenkoenig", "arena", "over", False).private
    person = previews.person("en", "Ada")
    assert person.title == "Ada – Tafelronde"
    assert person.private

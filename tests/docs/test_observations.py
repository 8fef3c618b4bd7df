"""The page of observations is what the games' layouts say."""

from docs.site.observations import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()

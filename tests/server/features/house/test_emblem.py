"""The host's own emblem: a picture and nothing else is kept."""

import pytest

from server.housing import chunk, in_base64, picture
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.house.emblem import MOST_BYTES, checked


def test_a_picture_is_kept_as_it_is() -> None:
    for side in (16, 512):
        digest, kept = checked(in_base64(picture(side)))
        assert kept == picture(side)
        assert len(digest) == 16


def test_a_picture_may_have_a_palette() -> None:
    for colours in (1, 256):
        coloured = picture(16, chunk(b"PLTE", bytes(3 * colours)), coloured=True)
        assert checked(in_base64(coloured))[1] == coloured


def test_texts_and_places_do_not_go_along() -> None:
    told = chunk(b"tEXt", b"Author\0Ada"), chunk(b"eXIf", b"MM\0*")
    _, kept = checked(in_base64(picture(16, *told)))
    assert kept == picture(16)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "no PNG"),
        (b"GIF89a", "no PNG"),
        (picture(15), "pixels wide"),
        (picture(513), "pixels wide"),
        (picture(16, lines=15), "damaged pixels"),
        (picture(16, lines=5000), "damaged pixels"),
        (picture()[:-4], "no whole PNG"),
        (picture()[:-13] + b"x" + picture()[-12:], "damaged chunk"),
        (picture(16, chunk(b"ABCD", b"")), "another form"),
        (picture(16, chunk(b"IHDR", b"\0" * 13)), "twice"),
        (picture(coloured=True), "no palette"),
        *(
            (picture(16, chunk(b"PLTE", bytes(n)), coloured=True), "no palette")
            for n in (0, 4, 771)
        ),
        (picture() + bytes(MOST_BYTES), "at most"),
    ],
)
def test_whatever_else_is_refused_with_the_reason(data: bytes, why: str) -> None:
    with pytest.raises(Refusal, match=why) as caught:
        checked(in_base64(data))
    assert caught.value.reason == "bad-emblem"
    assert str(caught.value).startswith("picture: ")


def test_no_base64_is_refused() -> None:
    with pytest.raises(Refusal, match="Base64"):
        checked("abc")

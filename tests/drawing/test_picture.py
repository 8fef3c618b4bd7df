"""Drawn tables as points of colour and as SVG."""

import string
from xml.etree import ElementTree

import numpy as np

from tafelronde.drawing.picture import GROUND, INK, look_of, svg
from tafelronde.drawing.pixels import CELL, HEIGHT, ROOM, WIDTH, pixels, rows_of
from tafelronde.drawing.table import Drawing, SeatDrawing

TABLE = Drawing(
    board=((("A", "#ff0000 on #00ff00"), ("<&>", "")),),
    seats=(SeatDrawing(("X", "bold #0000ff"), "7 points", ((("card", "dim"),),)),),
    status=("2 left",),
)


def test_every_letter_of_ascii_has_a_form_of_its_own() -> None:
    forms = {letter: tuple(rows_of(letter)) for letter in string.printable[:95]}
    assert len(set(forms.values())) == 95
    assert forms[" "] == (0,) * HEIGHT
    assert all(0 <= bits < 1 << WIDTH for rows in forms.values() for bits in rows)
    assert rows_of("é") == rows_of("\n") == rows_of("♛") != forms["?"]
    assert forms["L"] == (16, 16, 16, 16, 16, 16, 31, 0)


def test_styles_are_colours() -> None:
    assert look_of("") == (INK, GROUND, False)
    assert look_of("bold #fff1e0 on #a83240") == ("#fff1e0", "#a83240", True)
    assert look_of("on #a83240") == (INK, "#a83240", False)
    assert look_of("reverse #a83240") == (GROUND, "#a83240", False)
    assert look_of("dim #000000 on #808080").ink == "#404040"


def test_points_of_a_letter_have_its_colours() -> None:
    picture = pixels(TABLE)
    wide, high = CELL
    cell = picture[high * 2 : 2 * high * 2, 2 * wide * 2 : 3 * wide * 2]
    red = (cell == (255, 0, 0)).all(2)
    green = (cell == (0, 255, 0)).all(2)
    assert (red | green).all()
    assert red.sum() == 2**2 * sum(bits.bit_count() for bits in rows_of("A"))
    assert np.array_equal(picture, pixels(TABLE))


def test_every_picture_has_one_size() -> None:
    """A larger table has smaller letters, down to half; what is larger still is cut off."""
    columns, rows = ROOM
    sizes = ((columns - 2, rows - 2), (columns - 1, 5), (2 * columns - 2, 2 * rows - 2), (300, 90))
    drawn = [pixels(Drawing(board=((("x" * wide, ""),),) * high)) for wide, high in sizes]
    assert {picture.shape for picture in drawn} == {(768, 1200, 3)}
    wide, high = CELL
    first = [picture[: 4 * high, : 6 * wide] for picture in drawn]
    assert not np.array_equal(first[0], first[1])
    assert np.array_equal(first[1], first[2])
    assert np.array_equal(first[2], first[3])


def test_the_svg_says_all_of_it() -> None:
    root = ElementTree.fromstring(svg(TABLE))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["A", "<&>", "X", " 7 points", "card", "2 left"]
    fills = [one.get("fill") for one in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert fills == [GROUND, "#00ff00"]

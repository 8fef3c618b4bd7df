# Wat alleen de browser zegt, in het Nederlands.

# ---- de plaatjes bij de regels -----------------------------------------------------------------------

picture-rose = { $house ->
    [red] Een rode roos, van Lancaster
   *[white] Een witte roos, van York
}
picture-move = De kroon gaat van veld naar veld; waar ze stopt, komt een roos.
picture-capture = De kroon gaat naar een witte roos.
picture-area = Een gebied van vijf witte rozen, 25 punten, en een van twee rode, 4 punten
picture-hero = Een held
picture-crown = De kroon

# Puzzles
puzzle-theme-hero = Een held
puzzle-theme-draw = Trekken of spelen
puzzle-theme-area = Grote gebieden
puzzle-theme-ending = De juiste kaart

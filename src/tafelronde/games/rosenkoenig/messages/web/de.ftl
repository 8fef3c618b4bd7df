# Was nur der Browser sagt, auf Deutsch.

# ---- die Bilder der Regeln --------------------------------------------------------------------------

picture-rose = { $house ->
    [red] Eine rote Rose, von Lancaster
   *[white] Eine weiße Rose, von York
}
picture-move = Die Krone geht von Feld zu Feld; wo sie anhält, wird eine Rose gepflanzt.
picture-capture = Die Krone geht auf eine weiße Rose.
picture-area = Ein Gebiet aus fünf weißen Rosen, 25 Punkte, und eines aus zwei roten, 4 Punkte
picture-hero = Ein Held
picture-crown = Die Krone

# Puzzles
puzzle-theme-hero = Ein Held
puzzle-theme-draw = Ziehen oder spielen
puzzle-theme-area = Große Gebiete
puzzle-theme-ending = Die richtige Karte

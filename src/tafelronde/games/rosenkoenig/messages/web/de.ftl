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
puzzle-idea-denies = Denk daran, was der Gegner will: Ein Feld ist für ihn am meisten wert.
puzzle-idea-wins = Das Spiel kann jetzt entschieden werden: Zähl die Punkte.
puzzle-idea-grows = Eines deiner Gebiete kann wachsen: Jeder Stein zählt mit allen seinen Steinen.
puzzle-idea-joins = Aus Gebieten von dir kann eines werden.
puzzle-idea-splits = Ein Held kann ein Gebiet des Gegners zerteilen.
puzzle-idea-turns = Ein Held kann einen Stein des Gegners umdrehen.
puzzle-idea-waits = Noch muss keine Karte gespielt werden.
puzzle-idea-more-cards = Eine Karte mehr auf der Hand kann mehr wert sein als ein Stein.
puzzle-idea-leaves-little = Denk daran, wo die Krone danach steht und was der Gegner von dort kann.
puzzle-idea-sticks = Denk daran, wo die Krone danach steht: Kann der Gegner dann noch eine Karte spielen?
puzzle-idea-keeps-hero = Heb deine Helden für später auf.
puzzle-idea-hero = Das ist der Augenblick für einen Helden.
puzzle-idea-ending = Spiel den Rest des Spiels in Gedanken durch, Karte für Karte.
puzzle-idea-win-2 = Denk daran, wo die Krone danach steht: Mit deinem nächsten Zug ist das Spiel entschieden.
puzzle-idea-win-3 = Denk daran, wo die Krone nach diesem Zug und nach dem nächsten steht.
stones-left = noch { $count }

# Was nur der Browser sagt, auf Deutsch.

# ---- die Regeln in einer Minute ----------------------------------------------------------------------

summary-1 = Lancaster (rot) und York (weiß) kämpfen um das Land rings um eine Krone.
summary-2 = Spiele eine Karte: Die Krone geht so weit, wie das Schwert sagt, auf ein leeres Feld, und dort pflanzt du eine Rose deines Hauses.
summary-3 = Oder ziehe eine Karte. Mehr als fünf darfst du nicht haben, und alle sehen sie.
summary-4 = Viermal im Spiel darf ein Held mitreiten: Dann landet die Krone auf einer Rose des anderen Hauses, und sie wird deine.
summary-5 = Rosen, die mit einer Seite aneinander liegen, bilden ein Gebiet, und ein Gebiet zählt das Quadrat seiner Größe: zwei zählen 4, fünf zählen 25.
summary-6 = Steht die 52. Rose oder kann niemand mehr etwas tun, gewinnt die höhere Summe.
picture-rose = { $house ->
    [red] Eine rote Rose, von Lancaster
   *[white] Eine weiße Rose, von York
}
picture-move = Die Krone geht von Feld zu Feld; wo sie anhält, wird eine Rose gepflanzt.
picture-capture = Die Krone geht auf eine weiße Rose.
picture-area = Ein Gebiet aus fünf weißen Rosen, 25 Punkte, und eines aus zwei roten, 4 Punkte
picture-hero = Ein Held
picture-crown = Die Krone

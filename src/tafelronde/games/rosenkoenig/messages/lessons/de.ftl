# Die Lektionen von Rosenkönig, auf Deutsch.

# ---- die erste Partie -------------------------------------------------------------------------------

first-title = Eine Krone, zwei Häuser
first-about = Führe die Krone, pflanze Rosen, schicke einen Helden: alles, was du für eine Partie brauchst.
first-welcome = Willkommen! Du bist Lancaster, die rote Rose; York ist weiß. Die Krone steht in der Mitte, und du beginnst.
first-hand = Das sind deine Karten. Das Schwert zeigt, wohin die Krone zieht, die Zahl, wie viele Felder.
first-lead = Diese Karte führt die Krone zwei Felder nach Nordosten. Tippe sie an und dann noch einmal: Dort steht dann deine rote Rose.
first-lead-other = Ein schöner Zug, aber nicht der für meinen Plan. Nimm die Karte, auf die ich zeige.
first-over = York führte die Krone nach h7. Führe sie über deine Rose zurück nach f7, zwei Felder nach Westen: Nur wo sie landet, zählt.
first-draw-later = Ziehen ist erlaubt, aber du hast gute Karten. Spiele zuerst die, auf die ich zeige.
first-area = Zwei Rosen nebeneinander sind ein Gebiet, und ein Gebiet zählt das Quadrat seiner Größe: 2 × 2 = 4 Punkte. Drei wären 9.
first-draw = Du hast drei Karten, und keine führt zu deinem Gebiet. Mit weniger als fünf darfst du stattdessen ziehen: Tippe auf den Stapel.
first-draw-first = Diese Rose stünde allein, weit weg von deinem Gebiet. Zieh lieber eine Karte.
first-hero = York hat ein Gebiet aus zweien. Deine Karte S I führt auf die Rose auf h7: Ein Held reitet mit, und die Rose wird deine.
first-hero-now = Erlaubt, aber sieh: Mit einem Helden nimmst du Yorks Rose gleich neben deinem Gebiet.
first-turned = Dein Gebiet hat drei Rosen: 9 Punkte, und das von York ist zerfallen. Du hast vier Helden je Partie, also noch drei.
first-grow = Finde es nun selbst: Eine deiner Karten macht dein Gebiet größer. Zeige auf eine Karte und sieh, wohin sie führt.
first-grow-hero = Dieser Held gewänne nur eine einzelne Rose. Behalte ihn: Eine andere Karte macht dein Gebiet größer, ganz umsonst.
first-grow-draw = Noch nicht: Eine deiner Karten macht dein Gebiet größer.
first-grow-alone = Diese Rose stünde allein und zählte 1. Welche Karte führt neben dein Gebiet?
first-end = Vier Rosen, 16 Punkte! Steht die 52. Rose, gewinnt die höhere Summe. Spiele jetzt allein weiter oder sieh dir die Kapitel an.

# ---- wohin die Krone darf ---------------------------------------------------------------------------

crown-title = Wohin die Krone darf
crown-about = Der Rand des Bretts, Rosen im Weg, und was eine Karte genau tut.
crown-york = Diesmal bist du York, die weiße Rose. Alle Karten liegen offen: Oben siehst du, was Lancaster spielen kann.
crown-deck = Jede Karte gibt es einmal: acht Richtungen, ein bis drei Felder, zusammen 24. Norden ist oben, für beide Häuser.
crown-off = Die Krone steht nahe am Rand: Deine O II führte sie vom Brett und ist deshalb nicht spielbar. Spiele S I.
crown-off-other = Das geht auch, aber probiere die Karte, auf die ich zeige.
crown-occupied = Auf h4 steht eine eigene Rose, und O II führt dorthin: Das geht jetzt nicht. Eine Karte endet nur auf einem leeren Feld. Spiele W I.
crown-occupied-other = Das geht auch, aber ich hätte die Krone gern auf e4.
crown-draw-later = Du könntest ziehen, aber die richtige Karte hast du schon.
crown-played = Gespielte Karten liegen offen beiseite. Sie kommen wieder, wenn der Stapel leer ist.
crown-exact = Eine Karte führt genau so weit, wie sie sagt, nie weniger. Welche von deinen führt die Krone nach f8?
crown-exact-hero = Ein Held nähme die Rose auf h5. Den sparen wir: Führe die Krone nach f8.
crown-end = Ein Zug ist immer eines von dreien: eine Karte, eine Karte ziehen oder eine Karte mit einem Helden. Geht etwas davon, musst du es tun.

# ---- Karten und der Stapel --------------------------------------------------------------------------

cards-title = Karten und der Stapel
cards-about = Ziehen, höchstens fünf halten, und was geschieht, wenn der Stapel leer ist.
cards-deal = Mitten in einer Partie. Zu Beginn bekamen beide Häuser fünf Karten, abwechselnd je eine. Nun hast du drei, York fünf.
cards-five = Mehr als fünf darf niemand haben. Wer weniger hat, darf statt zu spielen eine ziehen; das ist der ganze Zug.
cards-last = Im Stapel liegt eine einzige Karte. Nimm sie.
cards-last-hero = Das kostete einen Helden. Zieh lieber: Die Karte ist umsonst.
cards-new = Es war die letzte; also wurden alle gespielten Karten sofort zu einem neuen Stapel gemischt. Niemand kennt die Reihenfolge.
cards-enough = Du hast vier. Zieh die fünfte: Eine Karte gibt es immer, denn in beiden Händen liegen höchstens neun.
cards-enough-play = Ein guter Zug. Aber zieh zuerst deine fünfte Karte.
cards-end = Deine Hand ist voll. Im nächsten Zug musst du eine Karte spielen. Mehr Karten sind mehr Auswahl, aber jedes Ziehen gibt York einen Zug.

# ---- Helden -----------------------------------------------------------------------------------------

heroes-title = Helden
heroes-about = Mit wem sie reiten, wann sie müssen und wann man sie schont.
heroes-four = Jedes Haus hat vier Helden für die ganze Partie. Die kleinen Helme zählen sie.
heroes-ride = Ein Held reitet mit einer Karte, die auf eine Rose des anderen Hauses führt, und nur dorthin: nicht auf ein leeres Feld oder eine eigene Rose.
heroes-must = Die Krone steht am Rand, deine Hand ist voll, und nur N I führt irgendwohin: auf Yorks Rose. Was geht, muss sein. Schicke den Helden.
heroes-gone = Die Rose wurde umgedreht und ist deine; kein Stein kam aus dem Vorrat. Der Held ist für immer fort, seine Karte liegt beiseite.
heroes-draw = Von hier führt keine deiner Karten irgendwohin. Du hast vier, also zieh.
heroes-spare = Helden sind knapp: Schone sie, wo eine Karte dasselbe tut. Welche Karte macht ein Gebiet aus zweien?
heroes-end = Ohne Helden wird keine Rose mehr umgedreht. Schicke sie dorthin, wo sie deine Gebiete verbinden oder die von York zerteilen.

# ---- Gebiete ----------------------------------------------------------------------------------------

areas-title = Gebiete
areas-about = Seiten und Ecken, und drei Gebiete, die eines werden.
areas-sides = Rosen einer Farbe, die mit einer Seite aneinanderliegen, sind ein Gebiet. Diese zwei sind eines: 2 × 2 = 4 Punkte.
areas-corners = Ecken zählen nicht: Diese zwei berühren andere nur mit einer Ecke. Jede steht allein und zählt 1.
areas-squares = Du hast also 4 + 1 + 1 = 6 Punkte. Große Gebiete lohnen sich: Drei zählen 9, vier 16, fünf 25, zehn 100.
areas-join = Ein leeres Feld berührt drei deiner Gebiete. Welche Karte führt dorthin?
areas-join-draw = Jetzt nicht: Eine deiner Karten verbindet drei Gebiete.
areas-joined = Alles ist nun ein Gebiet aus fünf Rosen: 25 Punkte, wo du 6 hattest.
areas-end = Suche Felder zwischen deinen Gebieten, und sieh, welche Karten von York zu solchen Feldern führen. Alle Karten liegen offen!

# ---- ein Gebiet zerteilen ---------------------------------------------------------------------------

breaking-title = Ein Gebiet zerteilen
breaking-about = Ein Held am richtigen Ort kostet das andere Haus mehr als eine Rose.
breaking-four = York hat ein Gebiet aus vieren: 16 Punkte.
breaking-where = Alles hängt an der Rose auf e5. Drehst du sie um, bleiben drei einzelne Rosen.
breaking-send = Die Krone steht daneben. Schicke einen Helden nach e5.
breaking-send-draw = Später vielleicht. Jetzt steht die Krone, wo du sie brauchst: Schicke den Helden.
breaking-fell = Aus 16 Punkten wurden 3. York verlor 13 Punkte, und du gewannst eine Rose.
breaking-end = Denk daran, wenn du baust: Ein Gebiet im Block ist schwerer zu zerteilen als eines in einer Reihe.

# ---- das Ende der Partie ----------------------------------------------------------------------------

end-title = Die letzte Rose
end-about = Wann die Partie endet, und wer gewonnen hat.
end-one = Es gibt 52 Steine, für beide Häuser zusammen. Einer ist noch da.
end-sums = Du hast 107 Punkte, York 94. Bei Gleichstand entscheidet das größte Gebiet, dann die Zahl der Rosen; sonst ist es unentschieden.
end-place = Lege den letzten Stein: Diese Karte führt nach a7, zwischen zwei deiner Gebiete. Damit ist die Partie sofort zu Ende.
end-place-draw = Dann bekäme York einen Zug, und den letzten Stein. Du liegst vorn: Beende die Partie.
end-place-hero = Ein Held dreht eine Rose um und legt keine. Die Partie ginge weiter.
end-end = Die letzte Rose steht, und du hast gewonnen. Jedes Gebiet zählte: seine Größe mal sich selbst.

# ---- wenn niemand mehr kann -------------------------------------------------------------------------

stuck-title = Wenn nichts mehr geht
stuck-about = Wer nichts tun kann, wird übersprungen; kann niemand mehr etwas tun, ist es aus.
stuck-corner = Die Krone steht am Rand. York hat fünf Karten, darf also nicht ziehen, und keine davon ist von hier spielbar.
stuck-draw = Auch von deinen ist keine spielbar, aber du hast nur drei. Zieh eine.
stuck-skipped = York konnte nichts tun und wurde übersprungen. Du bist wieder am Zug.
stuck-again = Zieh noch eine Karte. Haben dann beide fünf und kann niemand eine spielen, ist die Partie sofort zu Ende.
stuck-end = So ist es: Die Partie ist zu Ende, mit 49 Steinen im Vorrat. Du gewinnst mit 2 Punkten zu 1.

# ---- so gewinnst du ---------------------------------------------------------------------------------

win-title = So gewinnst du
win-about = Drei Pläne, jeder auf dem Brett versucht.
win-plans = Mit drei Plänen gewinnst du dieses Spiel, und hier versuchst du alle drei. Du bist Lancaster, die rote Rose: 9 Punkte, York hat 22.
win-join = Erster Plan: ein großes Gebiet. Allein zählt f2 nur 1; mit g3 und g4 verbunden hast du vier Rosen, und die zählen 16. Welche Karte führt dorthin?
win-join-other = Möglich, aber das bringt nur eine einzelne Rose. Such das Feld, das f2 und g3 berührt.
win-break = Vier Rosen zählen 16: Jetzt hast du 20 Punkte. Zweiter Plan: ihr größtes Gebiet zerbrechen. Eine Rose hält diese vier zusammen: nimm sie mit einem Helden.
win-break-other = Möglich, aber Yorks vier Rosen bleiben beisammen. Welche davon berührt zwei andere?
win-draw = Du könntest ziehen, aber eine deiner Karten bringt mehr.
win-stuck = Das kostete York 11 Punkte. Dritter Plan: York keine Karte lassen. Die letzte ist O III: Führ die Krone dorthin, wo O III auf einer eigenen Rose Yorks endet.
win-stuck-other = Von dort kann York O III spielen. Zähl drei Felder nach Osten, von da aus, wo die Krone stehen wird.
win-drew = Von a3 führt O III nach d3, und ein Held nimmt keine Rose des eigenen Hauses. York musste ziehen und legte keine Rose: Du bist wieder am Zug.
win-end = Verbinde deine Gebiete, zerbrich ihre, lass ihnen keine Karte. Schau vor jedem Zug, was davon am meisten bringt: Du führst mit 22 zu 13.

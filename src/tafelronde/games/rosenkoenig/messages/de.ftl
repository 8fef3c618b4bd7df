# Rosenkönig, auf Deutsch.

about = zwei Häuser, eine Krone: verbinde deine Rosen zu den größten Gebieten

colour-red = Rot
colour-white = Weiß

status-stones = { $laid ->
    [one] 1 Stein auf dem Brett
   *[other] { $laid } Steine auf dem Brett
}, noch { $count }
status-stones-short = { $laid } gelegt, noch { $count }
status-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
seat-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
seat-heroes = Helden
seat-no-cards = keine Machtkarten

# ---- was geschieht (event), was möglich ist (choice), was man sonst eingeben kann ----------------------

event-dealt = { $player } bekommt { $card }.
event-draw = {""}
event-drawn = { $left ->
    [0] { $player } zieht { $card }, die letzte: Die gespielten Karten werden zu einem neuen Stapel gemischt.
   *[other] { $player } zieht { $card }.
}
event-play = { $player } spielt { $card } nach { $square }.
event-capture = { $player } spielt { $card } mit einem Helden und dreht { $square } um.
event-skipped = { $player } kann nichts tun und wird übersprungen.

choice-draw = eine Machtkarte ziehen
choice-play = Krone nach { $square }: +{ $gain }{ $areas ->
    [0] {""}
   *[other] {" "}({ $joins } → { $size })
}
choice-capture = Held nimmt { $square }: +{ $gain }, Gegner −{ $loss }

## Only in the terminal

typed-draw = ziehen, zieh, karte, z

##

# ---- warum etwas nicht erlaubt ist --------------------------------------------------------------------

refusal-not-in-hand = Du hast diese Machtkarte nicht.
refusal-off-board = Die Krone käme vom Brett ab.
refusal-occupied = Dort liegt schon ein Stein. Nur mit einem Helden kommst du auf einen Stein, und nur auf einen des Gegners.
refusal-no-stone-to-turn = Dort liegt kein Stein zum Umdrehen; du brauchst keinen Helden.
refusal-own-stone = Dort liegt schon ein Stein von dir.
refusal-no-hero-left = Du hast keine Heldenkarte mehr.
refusal-hand-full = Du kannst nicht ziehen: Du hast schon fünf Machtkarten.

# ---- was für einen Zug spricht (ein Tipp) -----------------------------------------------------------

# Gründe sprechen den Leser an, wenn er entscheidet ($who: you), und nennen sonst $player.
# Was jemand nach dem anderen Zug, oder nur nach diesem, als Nächstes tun kann.
why-allows-wins = Sonst kann { $other } das Spiel als Nächstes beenden und gewinnt.
why-leaves-wins = { $other } ist dabei, das Spiel zu beenden und zu gewinnen: Das verhindert es.
why-keeps-wins = { $who ->
    [you] Danach kannst du als Nächstes gewinnen.
   *[they] Danach kann { $player } als Nächstes gewinnen.
}
why-costs-loses = Der andere Zug beendet das Spiel und verliert es.
why-allows-joins = Sonst kann { $other } auf { $square } { $areas } Gebiete verbinden: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr.
why-leaves-joins = { $other } droht, auf { $square } { $areas } Gebiete zu verbinden, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr: Das verhindert es.
why-keeps-joins = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes auf { $square } { $areas } Gebiete verbinden: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr.
why-allows-grows = Sonst kann { $other } auf { $square } ein Gebiet vergrößern: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr.
why-leaves-grows = { $other } droht, auf { $square } ein Gebiet zu vergrößern, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr: Das verhindert es.
why-keeps-grows = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes auf { $square } ein Gebiet vergrößern: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr.
why-allows-turns = Sonst kann { $other } mit einem Helden den Stein auf { $square } umdrehen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} weniger für { decider }.
why-leaves-turns = { $other } droht, mit einem Helden den Stein auf { $square } umzudrehen, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} weniger für { decider }: Das verhindert es.
why-keeps-turns = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes mit einem Helden den Stein auf { $square } umdrehen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} weniger für die Gegenseite.
why-allows-splits = Sonst kann { $other } mit einem Helden auf { $square } ein Gebiet zerteilen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} weniger für { decider }.
why-leaves-splits = { $other } droht, mit einem Helden auf { $square } ein Gebiet zu zerteilen, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} weniger für { decider }: Das verhindert es.
why-keeps-splits = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes mit einem Helden auf { $square } ein Gebiet zerteilen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} weniger für die Gegenseite.
decider = { $who ->
    [you] dich
   *[they] { $player }
}
why-wins = { $who ->
    [you] Damit gewinnst du.
   *[they] Damit gewinnt { $player }.
}
why-joins = { $who ->
    [you] Das verbindet { $areas } deiner Gebiete: { $count } Punkte mehr.
   *[they] Das verbindet { $areas } Gebiete von { $player }: { $count } Punkte mehr.
}
why-grows = { $who ->
    [you] Das macht eines deiner Gebiete größer: { $count } Punkte mehr.
   *[they] Das macht ein Gebiet von { $player } größer: { $count } Punkte mehr.
}
why-turns = Das dreht { $square } um: Der Gegner verliert { $count } Punkte.
why-splits = Das zerteilt auf { $square } ein Gebiet des Gegners: { $count } Punkte weniger auf der Gegenseite.
why-denies = Das besetzt { $square }, wo der Gegner { $count } Punkte gewonnen hätte.
why-leaves-little = Von dort kann der Gegner { $count ->
    [0] nichts
    [one] höchstens 1 Punkt
   *[other] höchstens { $count } Punkte
} gewinnen; sonst { $more }.
why-sticks = Von dort kann der Gegner keine Karte spielen.
why-keeps-hero = { $who ->
    [you] So behältst du einen Helden für später.
   *[they] So behält { $player } einen Helden für später.
}
why-more-cards = { $who ->
    [you] { $count ->
        [0] Du hast keine Karte mehr
        [one] Du hast nur noch eine Karte
       *[other] Du hast nur noch { $count } Karten
    }
   *[they] { $count ->
        [0] { $player } hat keine Karte mehr
        [one] { $player } hat nur noch eine Karte
       *[other] { $player } hat nur noch { $count } Karten
    }
}: Mehr Karten geben mehr Auswahl.
why-points-now = Das bringt sofort { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, eine neue Karte noch keinen.
why-points-more = Das bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, der zweitbeste Zug { $less }.
why-waits = Von hier bringt keine Karte viel, eine neue vielleicht.

# ---- das Ende ---------------------------------------------------------------------------------------

result-end-stones = Der letzte der { $count } Steine ist gelegt.
result-end-stuck = Beide haben fünf Machtkarten, und niemand kann eine spielen.
result-sum = { $player }: { $sum } = { $count }
result-won-points = { $came ->
    [lost] { $player } liegt auf dem Brett vorn, mit { $more } zu { $less } Punkten.
   *[other] { $player } gewinnt mit { $more } zu { $less } Punkten.
}
result-won-area = { $came ->
    [lost] Gleich nach Punkten: { $player } hat das größte Gebiet, { $more } zu { $less } Felder.
   *[other] Gleich nach Punkten: { $player } gewinnt durch das größte Gebiet, { $more } zu { $less } Felder.
}
result-won-stones = { $came ->
    [lost] Gleich nach Punkten und größtem Gebiet: { $player } hat mehr Steine, { $more } zu { $less }.
   *[other] Gleich nach Punkten und größtem Gebiet: { $player } gewinnt mit { $more } zu { $less } Steinen.
}
result-drawn-game = { $came ->
    [lost] Gleich nach Punkten ({ $count }), größtem Gebiet und Steinen.
   *[other] Unentschieden: gleich nach Punkten ({ $count }), größtem Gebiet und Steinen.
}
result-short-points = { $count ->
    [one] 1 Punkt weniger als { $other }
   *[other] { $count } Punkte weniger als { $other }
}
result-short-area = { $count ->
    [one] gleich nach Punkten, doch das größte Gebiet war 1 Feld kleiner
   *[other] gleich nach Punkten, doch das größte Gebiet war { $count } Felder kleiner
}
result-short-stones = { $count ->
    [one] gleich nach Punkten und größtem Gebiet, doch 1 Stein weniger
   *[other] gleich nach Punkten und größtem Gebiet, doch { $count } Steine weniger
}
stage-areas = { $number ->
    [one] Die größten Gebiete
   *[other] Die Gebiete vom Rang { $number }
}: Rot { $red }², Weiß { $white }²
stage-areas-small = Alle kleinen Gebiete

# ---- was eine Karte, ein Held, der Stapel und ein Gebiet tun: auf Wunsch erklärt, und in den Regeln ----

power-does = Die Krone zieht genau so weit, wie die Karte sagt, in ihrer Richtung, auf ein leeres Feld des Bretts. Dorthin legst du einen Stein deiner Farbe. Steine unterwegs stören nicht.
pile-does = Eine Machtkarte ziehen, wenn du weniger als fünf hast.
hero-does = Viermal im Spiel bringt eine Heldenkarte eine Machtkarte auf einen Stein des Gegners. Er wird auf deine Farbe umgedreht.
area-does = Steine einer Farbe, die mit einer Seite aneinanderliegen (nicht mit einer Ecke), bilden ein Gebiet, und ein Gebiet zählt das Quadrat seiner Steine: 1, 4, 9, 16, 25…

# ---- die Regeln in einer Minute: auf der Regelseite mit Bildern, und im Terminal ----------------------

summary-1 = Lancaster (rot) und York (weiß) kämpfen um das Land rings um eine Krone.
summary-2 = Spiele eine Karte: Die Krone geht so weit, wie das Schwert sagt, auf ein leeres Feld, und dort pflanzt du eine Rose deines Hauses.
summary-3 = Oder ziehe eine Karte. Mehr als fünf darfst du nicht haben, und alle sehen sie.
summary-4 = Viermal im Spiel darf ein Held mitreiten: Dann landet die Krone auf einer Rose des anderen Hauses, und sie wird deine.
summary-5 = Rosen, die mit einer Seite aneinanderliegen, bilden ein Gebiet, und ein Gebiet zählt das Quadrat seiner Größe: zwei zählen 4, fünf zählen 25.
summary-6 = Steht die 52. Rose oder kann niemand mehr etwas tun, gewinnt die höhere Summe.

# ---- Hilfe ------------------------------------------------------------------------------------------

rules =
    In deinem Zug tust du eines von drei Dingen:
    1. Eine Machtkarte spielen. { power-does }
    2. { pile-does }
    3. Eine Machtkarte mit einem Helden spielen. { hero-does }

    Eines davon musst du tun, wenn du kannst; kannst du nichts tun, wirst du übersprungen. Alle Karten liegen offen.

    Das Spiel endet, wenn der 52. Stein liegt oder wenn beide fünf Machtkarten haben und niemand eine spielen kann. { area-does } Die höhere Summe gewinnt; bei Gleichstand entscheidet das größte Gebiet, dann die Zahl der Steine.

## Only in the terminal

notation-help =
    NE2 spielt diese Machtkarte: Die Krone zieht zwei Felder nach Nordosten (E ist Osten; NO2 oder SO1 darfst du auch eingeben).
    NE2* spielt sie mit einer Heldenkarte, auf einen Stein des Gegners. draw oder ziehen zieht eine Karte.
notation-short =
    { notation-help }
    Auf dem Brett ist K die Krone: KX steht auf einem Stein von X.

##

# ---- auf der Seite ----------------------------------------------------------------------------------

name = Rosenkönig
pitch = Lancaster und York kämpfen um das Land rings um eine Krone. Deine Karten führen sie von Feld zu Feld, und wo sie stehen bleibt, pflanzt du eine Rose; große Gebiete zählen im Quadrat.
ask = Du bist am Zug: Wähle eine Karte, ein Feld oder den Stapel.
ask-named = { $player }: Wähle eine Karte, ein Feld oder den Stapel.
ask-play = Du bist am Zug: Wähle eine Karte oder ein Feld.
ask-play-named = { $player }: Wähle eine Karte oder ein Feld.
ask-draw = Du bist am Zug: Keine deiner Karten ist spielbar. Nimm eine.
ask-draw-named = { $player }: Keine deiner Karten ist spielbar. Nimm eine.
ask-hero = Wähle jetzt den Stein, den dein Held umdreht.
ask-hero-named = { $player }: Wähle jetzt den Stein, den dein Held umdreht.
board-name = Brett mit neun mal neun Feldern
cell-empty = { $square }, leer
cell-stone = { $square }, { $colour ->
    [red] rote Rose
   *[white] weiße Rose
}, Gebiet von { $count }
cell-crown = die Krone
compass = { $direction ->
    [NE] NO
    [E] O
    [SE] SO
   *[other] { $direction }
}
card-spoken = Machtkarte: { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} nach { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
card-spoken-to = Machtkarte: { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} nach { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}, { $square ->
    [off] vom Brett ab
   *[other] auf { $square }
}
lead-play = { $areas ->
    [0] +{ $gain }: ein neues Gebiet
    [one] +{ $gain }: aus dem Gebiet von { $joins } wird { $size }
   *[other] +{ $gain }: aus den Gebieten { $joins } wird { $size }
}
lead-capture = mit einem Helden +{ $gain }, der andere −{ $loss }: aus { $broken } wird { $leaves }
lead-off-board = führt vom Brett ab
lead-own-stone = jetzt nicht: Dort liegt ein Stein derselben Farbe
lead-no-hero-left = jetzt nicht: Dort liegt ein fremder Stein, und kein Held ist übrig
card-needs-hero = Roter Punkt: Jetzt ist dafür auch ein Held nötig.
heroes-left = Helden: { $count } von 4
pile-spoken = Eine Machtkarte ziehen. { $count } im Stapel
unlit-square = Keine deiner Karten führt nach { $value }.
unlit-card = Diese Karte kann jetzt nicht gespielt werden.
unlit-hero = Ein Held hilft jetzt nicht: Keine deiner Karten führt auf einen Stein des Gegners.
unlit-pile = Du kannst jetzt nicht ziehen.
key-c = C
key-c-does = auf dem Brett: zur Krone

# ---- der Hof: wie die Bots sind ----------------------------------------------------------------------

court-tibbet = Pflanzt Rosen dort, wo sie am besten duften.
court-nan = Spielt zuerst ihre Lieblingskarte und wundert sich danach.
court-osric = Stürmt auf jedes Feld los, ab und zu auf das richtige.
court-rosamel = Züchtet ein schönes Gebiet und hofft, dass niemand hinsieht.
court-crowe = Zählt deine Karten für dich, sehr höflich.
court-elinor = Hebt ihre Helden auf, bis du nicht mehr an sie denkst.
court-isaura = Weiß schon, wie es ausgeht, und trägt es mit Anmut.
court-merrick = Hat vier Könige gemacht und alle Zeit für den fünften.

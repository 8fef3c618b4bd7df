# Briscola, auf Deutsch.

name = Briscola
pitch = Drei Karten auf der Hand, und eine Farbe, die die anderen schlägt. Fang die Asse und die Dreien und lass den anderen den Rest: Wer mehr als die Hälfte der 120 Punkte hat, gewinnt.
about = vierzig italienische Karten, drei auf der Hand, und eine Farbe ist Trumpf

colour-red = Rot
colour-white = Weiß
colour-blue = Blau
colour-green = Grün

status-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
status-trump = Trumpf: { $suit ->
    [coins] Münzen
    [cups] Kelche
    [swords] Schwerter
    [clubs] Stäbe
   *[none] noch keiner
}
seat-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# ---- was geschieht (event), und was gewählt werden kann (choice) --------------------------------

event-dealt = { $player } bekommt { $card }.
event-dealt-unseen = { $player } bekommt eine Karte.
event-turned = { $suit ->
    [coins] Münzen sind
    [cups] Kelche sind
    [swords] Schwerter sind
   *[clubs] Stäbe sind
} Trumpf: { $card } wird aufgedeckt.
event-drawn = { $player } zieht { $card }.
event-drawn-unseen = { $player } zieht eine Karte.
event-last = Der Stapel ist leer: { $player } nimmt die Karte darunter, { $card }.
event-play = { $player } spielt { $card }.
event-trick = { $player } nimmt den Stich mit { $card }: { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
}.

choice-play = { $points ->
    [0] { $card } spielen
    [one] { $card } spielen, 1 Punkt
   *[other] { $card } spielen, { $points } Punkte
}

# ---- warum etwas nicht geht ---------------------------------------------------------------------

refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-played = Diese Karte ist schon gespielt worden.
refusal-turned-up = Diese Karte liegt unter dem Stapel. Wer zuletzt zieht, bekommt sie.
refusal-unused = Die Zwei der Kelche spielt nicht mit, wenn drei spielen.

# ---- das Ende -----------------------------------------------------------------------------------

result-sum = { $player }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
result-won = { $came ->
    [lost] { $player } liegt mit { $count } Punkten vorn.
   *[other] { $player } gewinnt mit { $count } Punkten.
}
result-won-pair = { $came ->
    [lost] { $player } und { $other } liegen mit { $count } Punkten vorn.
   *[other] { $player } und { $other } gewinnen mit { $count } Punkten.
}
result-won-shared = { $came ->
    [lost] { $player } und { $other } liegen vorn, mit je { $count } Punkten.
   *[other] { $player } und { $other } teilen sich den Sieg, mit je { $count } Punkten.
}
result-drawn-game = { $came ->
    [lost] Alle haben gleich viele Punkte.
   *[other] Unentschieden: Alle haben gleich viele Punkte.
}

# ---- Hilfe --------------------------------------------------------------------------------------

rules =
    Vierzig Karten in vier Farben. Von der stärksten zur schwächsten: Ass, Drei, König, Ritter, Bube, 7, 6, 5, 4, 2. Ein Ass zählt 11 Punkte, eine Drei 10, ein König 4, ein Ritter 3, ein Bube 2, die anderen nichts.

    Jeder hat drei Karten. Eine weitere wird aufgedeckt unter den Stapel gelegt: Ihre Farbe ist Trumpf.

    Reihum spielt jeder eine Karte, welche er oder sie will. Der höchste Trumpf nimmt den Stich; liegt keiner, dann die höchste Karte der angespielten Farbe. Dann zieht jeder eine Karte, der Gewinner zuerst, und der Gewinner spielt aus. Die aufgedeckte Karte wird als letzte gezogen.

    Sind alle Karten gespielt, gewinnen die meisten Punkte. Zu viert zählen die, die einander gegenübersitzen, ihre zusammen.

## Only in the terminal

notation-help =
    Ad spielt das Ass der Münzen, 7s die Sieben der Schwerter. Zuerst der Wert: A 2 3 4 5 6 7, J für
    den Buben, N für den Ritter, K für den König. Dann die Farbe mit ihrem italienischen Namen: d
    (denari) Münzen, c (coppe) Kelche, s (spade) Schwerter, b (bastoni) Stäbe.

##

# ---- auf der Seite ------------------------------------------------------------------------------

ask = Du bist am Zug: Spiel eine Karte.
ask-named = { $player }: Spiel eine Karte.
card-name = { $suit ->
    [coins] Münz
    [cups] Kelch
    [swords] Schwert
   *[clubs] Stab
}-{ $rank ->
    [A] Ass
    [K] König
    [N] Ritter
    [J] Bube
   *[other] { $rank }
}
card-points = { $count ->
    [0] zählt nichts
    [one] zählt 1 Punkt
   *[other] zählt { $count } Punkte
}
card-trump = Trumpf
table-name = Der Tisch: die Karten des Stichs, der Trumpf und der Stapel
table-empty = noch keine Karte
table-played = { $player }: { $card }
table-wins = nimmt bisher den Stich
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seat-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
seat-with = mit { $player }
unlit-card = Diese Karte kannst du jetzt nicht spielen.

summary-1 = Vierzig Karten: Münzen, Kelche, Schwerter und Stäbe. Ass, Drei, König, Ritter, Bube ist ihre Reihenfolge; dann kommen 7, 6, 5, 4 und 2.
summary-2 = Du hast drei Karten. Die Karte unter dem Stapel zeigt, welche Farbe Trumpf ist.
summary-3 = Jeder spielt eine Karte, irgendeine. Der höchste Trumpf nimmt den Stich, sonst die höchste der angespielten Farbe.
summary-4 = Jeder zieht eine neue Karte, und wer den Stich nahm, spielt aus.
summary-5 = Ein Ass zählt 11, eine Drei 10, ein König 4, ein Ritter 3, ein Bube 2. Von den 120 Punkten gewinnen die meisten.

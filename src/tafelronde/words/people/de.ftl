# Was die Seiten über Leute sagen, auf Deutsch.

people-my-page = Deine Seite
people-account = Konto
people-report = Melden
people-you = Das bist du
people-here = Gerade hier
people-not-here = Gerade nicht hier
people-since = Bei uns seit { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
people-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
people-follow = Folgen
people-unfollow = Nicht mehr folgen
people-block = Blockieren …
people-block-text = Du und { $name } begegnet euch nicht mehr an neuen Tischen, lest einander nicht mehr und seht nicht mehr, ob die andere Person da ist. Laufende Partien gehen weiter. { $name } erfährt nichts davon.
people-block-sure = Blockieren
people-unblock = Nicht mehr blockieren
people-blocked-text = Du hast { $name } blockiert: Ihr begegnet euch nicht an neuen Tischen und lest einander nicht.
people-presence = Wer sieht, dass ich da bin
people-presence-everybody = Alle
people-presence-followed = Wem ich folge
people-presence-nobody = Niemand
people-challenges = Wer mich herausfordern oder einladen darf
people-challenges-everybody = Alle
people-challenges-known = Wem ich folge, und meine Kreise
people-challenges-nobody = Niemand
people-results = Ergebnisse
people-no-games = Noch ist nichts zu sehen: Keine öffentliche Partie ist zu Ende gespielt.
people-no-games-yet = Du hast noch keine Partie zu Ende gespielt. Hier stehen dann deine Ergebnisse.
people-ended = { $won } gewonnen, { $shared ->
    [0] {""}
   *[other] { $shared } geteilt,{" "}
}{ $lost } verloren
people-by-seat = Nach Plätzen
people-seat = Platz
people-seat-of = { $number } von { $players }
people-won = Gewonnen
people-shared = Geteilt
people-lost = Verloren
people-opponents = Häufigste Gegner
people-these-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
people-games-with = Partien mit { $name }
people-games = Gespielte Partien
people-game = Spiel
people-opponent = Gegner
people-result = Ergebnis
people-all-games = Alle Spiele
people-all-opponents = Alle Gegner
people-all-results = Alle Ergebnisse
people-none-such = Eine solche Partie gibt es nicht.
people-none-shown = Es gibt keine gespielte Partie, die hier stehen könnte.
people-which-games = Du siehst Partien an öffentlichen Tischen und solche, an denen du selbst gesessen hast.
people-search = Nach Name oder Handle suchen
people-find = Suchen
people-found = Gefunden
people-nobody-found = Kein Name oder Handle beginnt mit „{ $name }“.
people-more = Mehr
people-followed = Wem du folgst
people-no-followed = Du folgst noch niemandem. Das geht auf der Seite einer Person; sie erfährt nichts davon.
people-all-followed = Alle { $count }
people-blocked = Wen du blockiert hast
no-finished-games = Du hast noch keine Partie zu Ende gespielt. Hier stehen sie dann, mit Ergebnis und Wiedergabe.
people-circles = Freundeskreise: ein Link, und der Stand des Abends

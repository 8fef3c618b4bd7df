# Der Tisch der Turnierleitung, auf Deutsch.

desk-title = Turnierleitung
desk-open = Zum Tisch der Turnierleitung
desk-decisions = Entscheidungen der Turnierleitung
desk-none = Niemand hat etwas entschieden.
desk-lead = Alles, was hier geschieht, steht im Protokoll des Turniers, mit Namen, Zeit und Grund, und wen es betrifft, der erfährt es.
desk-not-yours = Hier entscheidet nur die Turnierleitung. Lesen können ihre Entscheidungen alle.
desk-why = Grund (alle können ihn lesen)
desk-undo = Zurücknehmen
desk-by = { $name }, { DATETIME($at, weekday: "short", hour: "numeric", minute: "numeric") }
desk-results = Ergebnisse
desk-table = Tisch { $table }
desk-result = Ergebnis von Tisch { $table }
desk-as-played = wie gespielt
desk-set = Festlegen
desk-void = Zählt nicht
desk-ruled = von der Turnierleitung entschieden
desk-next = Die nächste Runde
desk-draft = So würde Runde { $round } jetzt gelost. Wähle zwei Spieler, damit sie die Plätze tauschen.
desk-swapped = { $name } ist gewählt. Wähle, wer mit diesem Spieler tauscht.
desk-use = So paaren
desk-begin = Runde { $round } beginnen
desk-begin-at = Beginnen lassen um
desk-course = Verlauf
desk-waits = { $why ->
    [paused] Das Turnier macht Pause.
    [director] Die nächste Runde wartet auf die Turnierleitung.
   *[approval] Der Stand wartet auf seine Bestätigung.
}
desk-hold = Runden beginnen, wenn die Turnierleitung es sagt
desk-approval = Der Stand zählt, sobald die Turnierleitung ihn bestätigt hat
desk-third = Spiel um den dritten Platz
desk-pause = Pause
desk-resume = Weiter
desk-extend = { $minutes } Minuten mehr für diese Runde
desk-extend-all = { $minutes } Minuten mehr
desk-approve = Den Stand bestätigen
desk-players = Spieler
desk-withdraw = Zurückziehen
desk-remove = Ausschließen
desk-back = Zurückholen
desk-penalty = Strafpunkte
desk-bye = Nächste Runde aussetzen
desk-late = Punkte für versäumte Runden
desk-replace = Ersetzen
desk-apart = Auseinanderhalten
desk-apart-pick = Nicht gegen
desk-act = Was geschieht mit { $name }
desk-points = Punkte
desk-do = Ausführen
desk-add = Jemanden zulassen
desk-person = Name der Person
desk-search = Suchen
desk-director = In die Turnierleitung
desk-no-director = Aus der Turnierleitung
desk-directors = Turnierleitung
desk-ties = Feinwertung
desk-ties-lead = Bei gleichen Punkten entscheidet diese Reihenfolge und zuletzt das Los.
desk-tie = { $name ->
    [strength] Die dieser Art von Turnier
    [buchholz] Buchholz
    [cut-1] Buchholz ohne den schwächsten Gegner
    [median] Buchholz ohne den schwächsten und den stärksten
    [sonneborn] Sonneborn-Berger
    [progressive] Fortschrittswertung
    [direct] Partien untereinander
   *[won] Siege
}
desk-tie-set = Diese Reihenfolge nehmen
desk-tie-what = Was sie bedeuten
desk-entry = Wer mitspielen darf
desk-entry-code = Sie müssen einen Code nennen
desk-entry-code-text = Neuer Code; leer: wie bisher
desk-entry-code-new = Code, den alle nennen müssen, die mitspielen
desk-entry-names = Liste von Namen oder Benutzernamen, einer je Zeile. Leer: alle.
desk-entry-least = Wertung mindestens
desk-entry-most = Wertung höchstens
desk-entry-members = Nur Menschen mit Konto
desk-entry-save = Speichern
desk-entry-saved = Gespeichert.
desk-papers = Zum Drucken, zum Zeigen, zum Mitnehmen
desk-pairings = Paarungen
desk-standings = Stand
desk-cross = Kreuztabelle
desk-wall = Für die Wand
desk-print = Drucken
desk-csv = Stand als CSV
desk-results-csv = Ergebnisse als CSV
desk-trf = FIDE-Bericht (TRF16)
desk-round = Runde { $round }
desk-board = Tisch
desk-free = setzt aus
desk-absent = –
desk-digest = Prüfsumme aller Entscheidungen: { $digest }
desk-told = Entscheidungen der Turnierleitung
desk-told-in = In „{ $name }“
desk-half = ½

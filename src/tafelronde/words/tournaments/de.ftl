# Was die Seiten der Turniere sagen, auf Deutsch.

tournament-lead = Alle dürfen ein Turnier anlegen und den Link verschicken. Wer auf wen trifft, folgt aus den Regeln und aus einem Los, das feststeht, bevor jemand mitmacht.
tournament-new = Neues Turnier
tournament-list-open = Du kannst mitmachen
tournament-list-running = Im Gange
tournament-list-over = Vorbei
tournament-none-open = Kein Turnier wartet auf Mitspielende. Lege eins an und schicke deinen Freunden den Link.
tournament-none-running = Kein Turnier ist im Gange.
tournament-none-over = Noch ist kein Turnier zu Ende.
tournament-more = Mehr
tournament-kind = { $kind ->
    [swiss] Schweizer System
    [robin] Jeder gegen jeden
    [league] Liga
    [knockout] K.-o.-Turnier
   *[arena] Arena
}
tournament-kind-about = { $kind ->
    [swiss] Einige Runden, in denen sich trifft, wer gleich viele Punkte hat. Niemand scheidet aus, und niemand trifft sich zweimal, solange es sich vermeiden lässt.
    [robin] Alle treffen alle; an Tischen für drei oder mehr etwa gleich oft.
    [league] Alle gegen alle, in Ruhe: Die Partien einer Runde dürfen Tage dauern.
    [knockout] Wer verliert, scheidet aus, bis jemand übrig ist.
   *[arena] Eine Zeit lang wird sofort gepaart, wer frei ist. Die meisten Punkte gewinnen.
}
tournament-players = { $count ->
    [one] 1 Person
   *[other] { $count } Mitspielende
}
tournament-round-of = Runde { $round } von { $rounds }
tournament-round = Runde { $round }
tournament-minutes = { $count } Minuten
tournament-starts = Beginnt { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
tournament-starts-by-hand = Beginnt, wenn { $name } es sagt
tournament-starts-by-you = Beginnt, wenn du es sagst
tournament-ends = Keine neuen Partien nach { DATETIME($at, hour: "numeric", minute: "numeric") }
tournament-status = { $status ->
    [open] Offen für alle
    [running] Im Gange
    [over] Vorbei
   *[off] Abgesagt
}
tournament-you-play = Du spielst mit
tournament-by = Angelegt von { $name }
tournament-join = Mitmachen
tournament-code = Code dieses Turniers
tournament-leave = Das Turnier verlassen
tournament-leave-sure = Wirklich verlassen
tournament-leave-text = { $playing ->
    [yes] Wenn du gehst, gibst du die laufende Partie auf und bekommst hier keine Tische mehr.
   *[no] Wenn du gehst, bekommst du hier keine Tische mehr.
}
tournament-cancel = Bleiben
tournament-begin = Jetzt beginnen
tournament-call-off = Absagen
tournament-to-table = Zu deinem Tisch
tournament-your-game = Deine Partie läuft.
tournament-you-joined = Du bist dabei. Die ersten Tische gibt es, wenn es beginnt.
tournament-wait-round = Deine Partie ist vorbei. Die nächste Runde beginnt, wenn alle Tische dieser Runde fertig sind.
tournament-wait-arena = Du wirst gepaart, sobald noch jemand frei ist.
tournament-sits-out = { $free ->
    [victory] Du setzt diese Runde aus; das zählt als Sieg.
    [half] Du setzt diese Runde aus; das zählt als halber Sieg.
    [on] Du kommst kampflos weiter.
   *[none] Du setzt diese Runde aus.
}
tournament-may-join-late = Du kannst noch mitmachen; du beginnst ohne Punkte.
tournament-may-come-back = Du bist gegangen. Du kannst zurückkommen und behältst deine Punkte.
tournament-won-by = { $name } hat gewonnen.
tournament-won-by-nobody = Niemand hat gewonnen.
tournament-standing = Stand
tournament-who-plays = Mitspielende
tournament-place = Platz
tournament-name = Name
tournament-points = Punkte
tournament-reached = Gewonnene Runden
tournament-strength = Gegnerwert
tournament-games = Partien
tournament-strength-about = Bei gleichen Punkten entscheiden die Punkte der Gegner, dann die Partien unter den Gleichen, dann die Siege und zuletzt das Los.
tournament-beaten-about = Bei gleichen Punkten entscheiden die Punkte der Besiegten, dann die Partien unter den Gleichen, dann die Siege und zuletzt das Los.
tournament-knockout-about = Wer weiter kam, steht höher; unter Gleichen entscheidet der letzte Tisch, dann das Los.
tournament-shared-about = Alle Tische einer Runde spielen dieselbe Auslosung. Punkte gibt es im Vergleich mit denen, die auf deinem Platz saßen: Erst zählt das Ergebnis, dann der Vorsprung. So gleicht sich das Glück aus. Die anderen Tische siehst du, wenn die Runde vorbei ist.
tournament-streaks-about = Ein Sieg gibt 2 Punkte, vom dritten in Folge an 4.
tournament-plain-about = Ein Sieg gibt 2 Punkte.
tournament-bound-about = Ein Tisch darf { $time } dauern. Dann gibt auf, wer am Zug ist; wer dort gar nicht gespielt hat, scheidet aus dem Turnier aus.
tournament-gone = gegangen
tournament-you = du
tournament-free = Kein Tisch
tournament-rounds = Runden
tournament-show-round = Runde { $round } zeigen
tournament-watch = Zusehen
tournament-play = An deinen Tisch
tournament-replay = Nachspielen
tournament-running = läuft
tournament-void = unentschieden
tournament-tables = Tische
tournament-bracket = Turnierbaum
tournament-bracket-round = { $left ->
    [0] Finale
    [1] Halbfinale
    [2] Viertelfinale
   *[other] Runde { $round }
}
tournament-third = Spiel um den dritten Platz
tournament-bracket-unknown = Noch offen
tournament-nobody = niemand kam weiter
tournament-bracket-on = kommt weiter
tournament-bracket-bye = kommt ohne Spiel weiter
tournament-bracket-gave-up = gab auf
tournament-walkover = kampflos
tournament-absent = spielte nicht
tournament-annulled = zählt nicht
tournament-annulled-about = Partien gegen { $names } zählen für niemanden: Wer geht, bevor die Hälfte der eigenen Partien gespielt ist, hinterlässt keine Punkte.
tournament-gone-on = { $free ->
    [nobody] Niemand kam weiter, um gegen dich zu spielen: Du kommst kampflos weiter.
    [on] { $name } hat das Turnier verlassen; du kommst kampflos weiter.
    [victory] { $name } hat das Turnier verlassen; du hast kampflos einen Punkt.
    [half] { $name } hat das Turnier verlassen; du hast kampflos einen halben Punkt.
   *[none] { $name } hat das Turnier verlassen; du setzt diese Runde aus. Partien gegen { $name } zählen nicht.
}
tournament-days-about = Jede Runde dauert { $time }, dann beginnt die nächste. An einem Tisch, der dann nicht fertig ist, gibt auf, wer am Zug ist; wer dort gar nicht gespielt hat, scheidet aus dem Turnier aus.
tournament-round-ends = bis { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
tournament-round-ended = bis { DATETIME($at, day: "numeric", month: "long") }
tournament-to-come = Die nächsten Runden
tournament-days = { DATETIME($from, weekday: "short", day: "numeric", month: "long") } bis { DATETIME($at, weekday: "short", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
tournament-wait-day = Deine Partie ist vorbei. Die nächste Runde beginnt am { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
tournament-field-days = Eine Runde dauert
tournament-lot = Das Los
tournament-lot-text = Alle Paarungen folgen aus den Ergebnissen und aus einem Startwert. Sein Hash wurde veröffentlicht, als das Turnier angelegt wurde; der Startwert folgt am Ende, und dann können alle alles nachprüfen.
tournament-promise = Versprochen: { $commitment }
tournament-seed = Startwert: { $seed }
tournament-record = Das Protokoll des Turniers
tournament-check = Prüfe es mit
tournament-invite = Andere einladen
tournament-invite-text = Schicke diesen Link oder lass den Code scannen.{ $free ->
    [yes] { " " }Wer ihn öffnet, kann mitmachen.
   *[no] { "" }
}
tournament-invite-link = Link zu diesem Turnier
tournament-field-name = Wie es heißt
tournament-field-game = Spiel
tournament-field-kind = Wie gespielt wird
tournament-field-size = Personen an einem Tisch
tournament-field-rounds = Runden
tournament-field-rounds-all = So viele wie nötig
tournament-field-advance = So viele eines Tisches kommen weiter
tournament-field-bound = Ein Tisch darf dauern
tournament-field-minutes = Wie lange es dauert
tournament-field-fill = Bots füllen auf
tournament-field-fill-none = Keine Bots
tournament-field-fill-to = Bis { $count }
tournament-field-level = Ihre Stärke
tournament-field-shared = An allen Tischen dieselbe Auslosung
tournament-field-shared-text = Das Glück gleicht sich aus, denn verglichen wird, wer dasselbe hatte.
tournament-field-streaks = Siege in Folge zählen doppelt
tournament-field-starts = Beginnt um
tournament-field-starts-text = Leer lassen, um es selbst zu beginnen.
tournament-field-rated = Die Partien zählen für die Wertung
tournament-rated-about = Die Partien zählen für die Wertung.
tournament-field-public = In der Liste der Turniere
tournament-field-public-text = Sonst findet es nur, wer den Link hat.
tournament-make = Turnier anlegen
tournament-duration = { $unit ->
    [seconds] { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
}
refusal-no-tournaments = Der Betreiber dieses Servers lässt niemanden Turniere anlegen.
refusal-tournament-begun = Dieses Turnier hat begonnen oder ist vorbei.
refusal-tournament-full = Dieses Turnier ist voll.
refusal-too-few-players = Ein Turnier beginnt mit { $count } oder mehr Spielern.
tournament-staff = Für Gastgeber und Moderation
tournament-staff-lead = Was du hier tust, steht im Protokoll.
tournament-hide = Aus der Liste nehmen
tournament-show = In der Liste zeigen
tournament-rename = Name
tournament-rename-do = Umbenennen
tournament-call-off-sure = Endgültig absagen
tournament-call-off-text = Alle seine Tische enden ohne Sieger. Das lässt sich nicht zurücknehmen.
tournament-keep = Doch nicht

# Was die Seite des Spiels des Tages sagt, auf Deutsch.

daily-lead = Jeden Tag ein Spiel, für alle gleich: derselbe Platz, dasselbe Glück, dieselben Gegner, die auf denselben Zug dasselbe antworten. Du hast einen Versuch, ohne Tipps und ohne Zurücknehmen.
daily-tomorrow = Morgen
daily-to-today = Zum heutigen Spiel
daily-seat-you = Du
daily-begin = Das Spiel beginnen
daily-go-on = Weiterspielen
daily-again = Meine Partie noch einmal ansehen
daily-until = Beginne vor { DATETIME($ends, weekday: "long", hour: "numeric", minute: "numeric") } und spiele es vor { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") } zu Ende.
daily-end-by = Spiele es vor { DATETIME($out, weekday: "long", hour: "numeric", minute: "numeric") } zu Ende; danach zählt es nicht mehr.
daily-too-late = Die Zeit für dieses Spiel ist vorbei.
daily-others-hidden = Wie die anderen abgeschnitten haben, siehst du, sobald du selbst gespielt hast.
daily-bots-hidden = Bots in drei Stärken bekommen denselben Platz. Was sie erreicht haben, siehst du dann auch.
daily-played = { $count ->
    [0] Noch niemand hat es zu Ende gespielt.
    [one] Eine Person hat es zu Ende gespielt.
   *[other] { $count } Personen haben es zu Ende gespielt.
}
daily-list = So ging es aus
daily-list-order = Zuerst zählt der Sieg, dann der Vorsprung vor dem Besten der anderen. Wie schnell jemand spielt, ist egal.
daily-you = Du
daily-won = Gewonnen
daily-shared = Geteilt gewonnen
daily-lost = Verloren
daily-resigned = Aufgegeben
daily-score = { $own } : { $others }
daily-rank = Platz { $rank }
daily-watch = Nachspielen
daily-watch-of = Die Partie von { $name } nachspielen
daily-compare = Vergleichen
daily-compare-with = Meine Partie und die von { $name } nebeneinander
daily-compare-title = Zwei Partien nebeneinander
daily-compare-another = Diese Partie gehört nicht zum Spiel jenes Tages ({ $day }).
daily-whole-review = Die ganze Analyse
daily-further = Mehr zeigen
daily-own-place = Dein Platz: { $rank } von { $count }
daily-own-result = Dein Ergebnis
daily-beside = Neben den Bots und denen, denen du folgst
daily-bots = Was die Bots erreicht haben
daily-par-about = Jeder Bot saß auf diesem Platz, mit demselben Glück und gegen dieselben Gegner.
daily-par-watch = Tippe auf ein Ergebnis, um diese Partie anzusehen.
daily-par-due = { $count ->
    [one] Ein Bot spielt dieses Spiel noch.
   *[other] { $count } Bots spielen dieses Spiel noch.
}
daily-sign-ahead = du bist besser
daily-sign-level = gleichauf mit dir
daily-sign-behind = besser als du
daily-next = Das nächste Spiel: { $game }, ab { DATETIME($begins, weekday: "long", hour: "numeric", minute: "numeric") }.
daily-paste = Text zum Weitergeben
daily-copy = Text kopieren
daily-paste-title = Tafelronde, Spiel des Tages, { $day }
daily-yesterday = Gestern
daily-best = Am besten war { $name }:
daily-best-you = Am besten warst du:
daily-best-bot = Niemand hat es gespielt. Der beste Bot, { $name }:
daily-the-day = Zu jenem Tag
daily-promise = Vorher versprochen
daily-promise-text = Das ganze Glück eines Tages kommt aus einer einzigen geheimen Zahl, dem Startwert. Er wird am Tag davor gezogen, und von da an sehen alle seinen Fingerabdruck, der zu keiner anderen Zahl passt. Der Startwert selbst wird bekannt, wenn die letzte Partie zu Ende sein muss.
daily-fingerprint = Fingerabdruck des Startwerts (SHA-256)
daily-seed = Startwert
daily-drawn = Gezogen am { DATETIME($made, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
daily-comes-out = Der Startwert wird am { DATETIME($out, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") } bekannt.
daily-check = So prüfst du es nach
daily-check-seed = Der Startwert passt zum Fingerabdruck. Dieser Befehl zeigt den Fingerabdruck des Startwerts:
daily-check-record = Alle Ziehungen folgen aus dem Startwert. Öffne eine Partie, hol dir aus dem Menü ihr Protokoll und lass diesen Befehl jede Ziehung nachrechnen:
daily-same-day = Vergleiche den Fingerabdruck, den du dir am Tag selbst notiert hast, mit dem, der jetzt hier steht.
daily-honest = Wer diesen Server betreibt, könnte den Startwert nachsehen, und mit zwei Namen könnte jemand zweimal spielen. Der Fingerabdruck beweist nur, dass niemand die Ziehungen geändert hat.
daily-earlier = Frühere Tage
daily-earlier-more = Noch frühere zeigen

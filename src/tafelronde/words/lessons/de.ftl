# Was der Lehrmeister und die Liste der Lektionen sagen, auf Deutsch.

coach-step = Schritt { $step } von { $steps }
coach-on = Weiter
coach-back = Einen Schritt zurück
coach-skip = Mach es für mich
coach-leave = Die Lektion verlassen
coach-would = Das wäre: { $choice }.
coach-not-this = Das ist erlaubt, aber hier möchte ich etwas anderes.
coach-read-first = Lies zuerst weiter: Wähle „Weiter“.
coach-play-on = Allein weiterspielen
coach-next = Als Nächstes: { $title }
coach-all = Alle Lektionen

learn-title = { $game } lernen
lessons-about = Eine erste Partie, danach Kapitel in beliebiger Reihenfolge. Du spielst sie auf dem echten Brett; ein falscher Zug kostet nichts.
lessons-none = Für dieses Spiel gibt es noch keine Lektionen. Die Regeln erklären alles.
lesson-first = Die erste Partie
lesson-chapter = Kapitel { $number }
lesson-minutes = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
lesson-begin = Beginnen
lesson-resume = Weiter bei Schritt { $step } von { $steps }
lesson-done = Geschafft
lesson-again = Noch einmal
lessons-done = { $done } von { $count } geschafft

key-n = N
key-n-does = weiter
key-b = B
key-b-does = einen Schritt zurück
key-d = D
key-d-does = mach es für mich
key-p = P
key-p-does = dorthin, wohin der Lehrmeister zeigt

refusal-lesson-changed = Diese Lektion hat sich geändert; sie beginnt von vorn.
refusal-rules-warm-up = Die Regeln werden noch vorbereitet. Gleich geht es weiter.

# Der Weg nach der ersten Lektion

path-title = Dein Weg
path-done = { $done } von { $count } Schritten getan
path-players = Spieler am Tisch
path-ahead = An einem Tisch mit mehr als zweien ist ein Gegner geschlagen, wenn du gewinnst oder vor ihm landest.
path-play = Spielen
path-go = Dorthin
path-so-far = { $so } von { $count }
path-step = { $kind ->
    [beat] Besiege { $name }
    [lesson] Lektion: { $lesson }
    [puzzles] { $count ->
        [one] Löse eine Aufgabe
       *[other] Löse { $count } Aufgaben
    }
   *[own] { $count ->
        [one] Finde einen deiner eigenen Fehler
       *[other] Finde { $count } deiner eigenen Fehler
    }
}
path-why = { $kind ->
    [beat] { $first ->
        [yes] Eine erste ganze Partie, um zu versuchen, was die Lektion erzählt hat.
       *[no] { $style ->
            [bold] Du lernst, jemandem zu antworten, der nimmt, was sofort am meisten bringt.
            [spiteful] Du lernst zu hüten, was du hast, vor jemandem, der es verdirbt.
            [careful] Du lernst, gegen jemanden zu gewinnen, der wenig hergibt.
           *[none] Du lernst, gegen jemanden zu bestehen, der weiter sieht.
        }
    }
    [puzzles] In einer Aufgabe ist eine Entscheidung die beste: So gewöhnt sich das Auge daran, sie zu suchen.
   *[own] { $missing ->
        [yes] Nirgends lernt man mehr als aus eigenen Partien. Lass eine besprechen: Wo etwas Besseres möglich war, wartet es hier.
       *[no] Nirgends lernt man mehr als aus eigenen Partien: Hier war etwas Besseres möglich.
    }
}

# Aufgaben

puzzles-title = Aufgaben
puzzles-about = Stellungen aus Partien, in denen genau eine Entscheidung die beste ist; eine Suche hat es bewiesen. Finde sie auf dem Brett; auf eine falsche antworten die anderen.
puzzle-title = Aufgabe
puzzle-of-the-day = Die Aufgabe des Tages
puzzle-day-open = Für alle dieselbe, bis { DATETIME($next, weekday: "long", hour: "numeric", minute: "numeric") }.
puzzle-day-done = Gelöst. Die nächste kommt { DATETIME($next, weekday: "long", hour: "numeric", minute: "numeric") }.
puzzle-day-results = Die Aufgabe des Tages: du und wem du folgst
puzzle-day-you = Du
puzzle-day-result = { $how ->
    [clean] beim ersten Versuch
    [tries] { $count ->
        [one] in 1 Versuch
       *[other] in { $count } Versuchen
    }
   *[solved] gelöst
}
puzzle-paste-title = Tafelronde, Aufgabe des Tages, { $day }
puzzle-paste = Text zum Weitersagen
puzzle-copy = Text kopieren
puzzle-days = { $count ->
    [one] 1 Tag in Folge.
   *[other] { $count } Tage in Folge.
}
own-puzzles = Aus deinen Partien
own-puzzles-about = Hier ging es besser. Finde es selbst.
own-puzzles-done = { $solved } von { $count } gefunden.
own-puzzles-all = Alle
own-puzzle = { $state ->
    [solved] gefunden
    [tried] noch nicht gefunden
   *[open] offen
}
puzzle-solve = Lösen
puzzle-look-again = Noch einmal ansehen
puzzle-first = Erste Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-leave = Alle Aufgaben
puzzles-done = { $done } von { $count } gelöst.
puzzles-row = Die letzten { $count } auf Anhieb.
puzzles-skill = Deine Wertungszahl hier: { $rating } ± { $deviation }.
puzzle-one = Aufgabe { $number }, Stufe { $level }{ $solved ->
    [yes] , gelöst
   *[no] {""}
}
puzzle-level = Stufe { $level } von 5
puzzle-give-up = Lösung zeigen
puzzle-again = Noch ein Versuch
puzzle-anew = Noch einmal
puzzle-again-first = Wähle zuerst „Noch ein Versuch“.
puzzle-is-over = Die Aufgabe ist zu Ende.
puzzle-asks = Finde die beste Entscheidung.
puzzle-asks-attack = { $count ->
    [one] Gewinne sofort.
   *[other] Gewinne in höchstens { $count } eigenen Zügen, was die anderen auch tun.
}
puzzle-asks-odds = Finde die Entscheidung mit den besten Aussichten, was auch gezogen wird.
puzzle-asks-far = Finde die Entscheidung, die viel besser ist als alle anderen.
puzzle-asks-save = Alle Entscheidungen bis auf eine verlieren sofort. Finde diese eine.
puzzle-right = Richtig! { $left ->
    [one] Noch eine Entscheidung.
   *[other] Noch { $left } Entscheidungen.
}
puzzle-wrong = { $how ->
    [refuted] Das ist es nicht: { $choice }. Die richtige Entscheidung hat einen Grund:
    [over] Das ist es nicht: { $choice }. Sieh, wie die Partie damit endet.
    [attack] Das ist es nicht: { $choice }. Es erzwingt nichts: Sieh, was die anderen tun.
    [own] Das ist es nicht: { $choice }. Es ist mehr zu holen.
    [plan] Das ist es nicht: { $choice }. Eine andere Reise bringt mehr.
   *[other] Das ist es nicht: { $choice }. Es geht besser; sieh, was die anderen daraus machen.
}
puzzle-answered = Die Antwort: { $text }
# Das Gerät selbst rechnet aus, wie die anderen auf einen falschen Zug antworten.
puzzle-device = Auf diesem Gerät
puzzle-device-text = Dein Gerät rechnet aus, was die anderen tun würden. Beim ersten Mal werden etwa 13 MB geladen.
puzzle-device-works = Dieses Gerät rechnet aus, was die anderen tun …
puzzle-device-loads = Es wird geladen, was dieses Gerät braucht: { $loaded } von { $total } MB
puzzle-device-stop = Anhalten
puzzle-device-failed = Dieses Gerät konnte nicht ausrechnen, was die anderen tun.
puzzle-device-only = Hier rechnet dein eigenes Gerät aus, was die anderen tun würden.
puzzle-device-unable = Dieser Browser hat kein WebAssembly: Er kann nicht ausrechnen, was die anderen tun.
puzzle-shown = So geht es.
puzzle-solved = { $how ->
    [clean] Gelöst!
   *[late] Gelöst.
}
puzzle-odds = Gewinnchance: { $best } %; mit der nächstbesten Entscheidung { $second } %.
puzzle-idea = Vergleiche, wohin jede Entscheidung führt.
puzzle-idea-save = Jemand anderes würde als Nächstes gewinnen: Finde, was das verhindert.
puzzle-hint = Ein Tipp
puzzle-hint-step = Tipp { $step } von { $steps }
puzzle-hint-piece = Es geht um das, was auf dem Brett umrandet ist.
puzzle-hint-among = Es ist eines der beiden, die auf dem Brett umrandet sind.
puzzle-hint-move = { $choice }: Der Zug liegt auf dem Brett bereit. Bestätige ihn.
puzzle-named = Die Idee: { $idea }
puzzle-why-attack = { $count ->
    [one] Das gewinnt sofort.
   *[other] Das gewinnt in höchstens { $count } deiner Züge, was die anderen auch tun.
}
puzzle-why-save = Nach jeder anderen Entscheidung kann jemand vor deinem nächsten Zug gewinnen.
puzzle-why-own = Keine andere Entscheidung bringt am Ende so viel Gold.
puzzle-rated = Deine Wertungszahl hier: { $rating } ({ $change ->
    [up] +{ $by }
   *[down] −{ $by }
})
puzzle-unrated = Zählt nicht: { $why ->
    [hint] Du hattest einen Tipp.
   *[again] Du hast es schon einmal versucht.
}
puzzle-run-streak = Serie
puzzle-run-storm = Sturm, eine Minute lang
puzzle-run-streak-about = Eine Aufgabe nach der anderen, jede etwas schwerer, bis zum ersten Fehler. Eine darfst du überspringen. Es läuft keine Uhr.
puzzle-run-storm-about = So viele Aufgaben, wie du in einer Minute schaffst. Was du wählst, geschieht sofort; ein Fehler kostet 5 Sekunden. Die Uhr steht, solange eine Aufgabe unterwegs ist.
puzzle-run-begin = Anfangen
puzzle-run-again = Noch einmal
puzzle-run-skip = Diese überspringen (einmal)
puzzle-run-stands = { $kind ->
    [storm] { $score } gelöst · { $left } s
   *[streak] { $score } in Folge
}
puzzle-run-last = { $went ->
    [right] ✓ Die letzte war richtig.
   *[wrong] ✗ Die letzte war falsch: 5 Sekunden weniger.
}
puzzle-run-came-to = { $score ->
    [0] Diesmal keine gelöst.
    [one] 1 Aufgabe gelöst.
   *[other] { $score } Aufgaben gelöst.
}
puzzle-run-best = { $own ->
    [now] Das ist dein Bestes.
   *[before] Dein Bestes: { $best }.
}
puzzle-run-missed = Noch einmal ansehen
puzzle-run-look = Nummer { $number }
puzzle-calendar = Kalender
puzzle-calendar-day = { $day }: { $game }{ $state ->
    [on-day] , am Tag selbst gelöst
    [later] , gelöst
   *[open] {""}
}
puzzle-calendar-solved = { $count } von { $of } gelöst, { $ontime } am Tag selbst.
puzzle-calendar-back = Der Monat davor
puzzle-calendar-on = Der Monat danach
puzzle-theme-win-1 = Sieg in einem Zug
puzzle-theme-win-2 = Sieg in zwei Zügen
puzzle-theme-win-3 = Sieg in drei Zügen
puzzle-theme-win-4 = Sieg in vier Zügen
puzzle-theme-win = Sieg
puzzle-theme-save = Rette dich
puzzle-theme-odds = Die besten Aussichten
puzzle-theme-far = Weit vorausdenken
puzzle-theme-other = Andere Aufgaben

## Only in the terminal

lesson-keys-on = Enter: weiter
lesson-keys-next = Enter: als Nächstes, { $title }
lesson-keys-back = { $word }: einen Schritt zurück
lesson-keys-skip = { $word }: mach es für mich
lesson-keys-play = { $word }: allein weiterspielen
lesson-keys-leave = { $word }: aufhören
lesson-word-back = zurück
lesson-word-skip = mach
lesson-word-play = spiel
lesson-word-leave = ende, quit, q
lesson-which = Welche? (Enter: die erste)
lesson-ticked = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
lesson-no-such = { $game } hat keine Lektion „{ $lesson }“; es gibt: { $known }.
lessons-missing = { $game } hat noch keine Lektionen; „tafelronde play { $name }“ und dann „regeln“ sagen, wie es geht.
lessons-fine = An den Lektionen ist nichts auszusetzen.

##

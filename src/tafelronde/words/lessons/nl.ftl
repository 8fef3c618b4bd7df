# Wat de leermeester en de lijst met lessen zeggen, in het Nederlands.

coach-step = Stap { $step } van { $steps }
coach-on = Verder
coach-back = Eén stap terug
coach-skip = Doe het voor mij
coach-leave = De les verlaten
coach-would = Dat zou zijn: { $choice }.
coach-not-this = Het mag, maar hier vraag ik iets anders.
coach-read-first = Lees eerst verder: kies “Verder”.
coach-play-on = Alleen verder spelen
coach-next = Hierna: { $title }
coach-all = Alle lessen

learn-title = { $game } leren
lessons-about = Een eerste partij, daarna hoofdstukken in willekeurige volgorde. Je speelt ze op het echte bord; een verkeerde zet kost niets.
lessons-none = Voor dit spel zijn er nog geen lessen. De regels vertellen alles.
lesson-first = De eerste partij
lesson-chapter = Hoofdstuk { $number }
lesson-minutes = { $minutes ->
    [one] ongeveer 1 minuut
   *[other] ongeveer { $minutes } minuten
}
lesson-begin = Beginnen
lesson-resume = Verder bij stap { $step } van { $steps }
lesson-done = Klaar
lesson-again = Nog een keer
lessons-done = { $done } van { $count } klaar

key-n = N
key-n-does = verder
key-b = B
key-b-does = één stap terug
key-d = D
key-d-does = doe het voor mij
key-p = P
key-p-does = naar waar de leermeester wijst

refusal-lesson-changed = Deze les is veranderd; hij begint opnieuw.
refusal-rules-warm-up = De regels worden nog klaargezet. Het gaat zo verder.

# De weg na de eerste les

path-title = Jouw weg
path-done = { $done } van { $count } stappen gedaan
path-players = Spelers aan tafel
path-ahead = Aan een tafel van meer dan twee heb je iemand verslagen als je wint of vóór diegene eindigt.
path-play = Spelen
path-go = Ernaartoe
path-so-far = { $so } van { $count }
path-step = { $kind ->
    [beat] Versla { $name }
    [lesson] Les: { $lesson }
    [puzzles] { $count ->
        [one] Los een puzzel op
       *[other] Los { $count } puzzels op
    }
   *[own] { $count ->
        [one] Vind een van je eigen fouten
       *[other] Vind { $count } van je eigen fouten
    }
}
path-why = { $kind ->
    [beat] { $first ->
        [yes] Een eerste hele partij, om te proberen wat de les vertelde.
       *[no] { $style ->
            [bold] Je leert antwoorden op wie neemt wat meteen het meest oplevert.
            [spiteful] Je leert bewaren wat je hebt tegen wie het bederft.
            [careful] Je leert winnen van wie weinig weggeeft.
           *[none] Je leert standhouden tegen wie verder kijkt.
        }
    }
    [puzzles] In een puzzel is één beslissing de beste: zo raakt het oog eraan gewend om haar te zoeken.
   *[own] { $missing ->
        [yes] Van niets leer je meer dan van je eigen partijen. Laat er een bespreken: waar iets beters mogelijk was, wacht dat hier.
       *[no] Van niets leer je meer dan van je eigen partijen: hier was iets beters mogelijk.
    }
}

# Puzzels

puzzles-title = Puzzels
puzzles-about = Stellingen uit partijen waarin precies één beslissing de beste is; een zoekprogramma heeft het bewezen. Zoek die op het bord; op een verkeerde volgt het antwoord van de anderen.
puzzle-title = Puzzel
puzzle-of-the-day = De puzzel van de dag
puzzle-day-open = Voor iedereen dezelfde, tot { DATETIME($next, weekday: "long", hour: "numeric", minute: "numeric") }.
puzzle-day-done = Opgelost. De volgende komt { DATETIME($next, weekday: "long", hour: "numeric", minute: "numeric") }.
puzzle-day-results = De puzzel van de dag: jij en wie je volgt
puzzle-day-you = Jij
puzzle-day-result = { $how ->
    [clean] bij de eerste poging
    [tries] { $count ->
        [one] in 1 poging
       *[other] in { $count } pogingen
    }
   *[solved] opgelost
}
puzzle-paste-title = Tafelronde, puzzel van de dag, { $day }
puzzle-paste = Tekst om door te geven
puzzle-copy = Tekst kopiëren
puzzle-days = { $count ->
    [one] 1 dag op rij.
   *[other] { $count } dagen op rij.
}
own-puzzles = Uit je eigen partijen
own-puzzles-about = Hier kon het beter. Vind het zelf.
own-puzzles-done = { $solved } van { $count } gevonden.
own-puzzles-all = Allemaal
own-puzzle = { $state ->
    [solved] gevonden
    [tried] nog niet gevonden
   *[open] open
}
puzzle-solve = Oplossen
puzzle-look-again = Nog eens bekijken
puzzle-first = Eerste puzzel
puzzle-next = Volgende puzzel
puzzle-leave = Alle puzzels
puzzles-done = { $done } van { $count } opgelost.
puzzles-row = De laatste { $count } in één keer.
puzzles-skill = Je rating hier: { $rating } ± { $deviation }.
puzzle-one = Puzzel { $number }, niveau { $level }{ $solved ->
    [yes] , opgelost
   *[no] {""}
}
puzzle-level = Niveau { $level } van 5
puzzle-give-up = Oplossing tonen
puzzle-again = Opnieuw proberen
puzzle-anew = Nog een keer
puzzle-again-first = Kies eerst “Opnieuw proberen”.
puzzle-is-over = De puzzel is afgelopen.
puzzle-asks = Zoek de beste beslissing.
puzzle-asks-attack = { $count ->
    [one] Win meteen.
   *[other] Win binnen { $count } eigen beurten, wat de anderen ook doen.
}
puzzle-asks-odds = Zoek de beslissing met de beste vooruitzichten, wat er ook getrokken wordt.
puzzle-asks-far = Zoek de beslissing die veel beter is dan alle andere.
puzzle-asks-save = Alle beslissingen op één na verliezen meteen. Zoek die ene.
puzzle-right = Goed! { $left ->
    [one] Nog één beslissing.
   *[other] Nog { $left } beslissingen.
}
puzzle-wrong = { $how ->
    [refuted] Dat is het niet: { $choice }. De goede beslissing heeft een reden:
    [over] Dat is het niet: { $choice }. Kijk hoe de partij daarmee eindigt.
    [attack] Dat is het niet: { $choice }. Het dwingt niets af: kijk wat de anderen doen.
    [own] Dat is het niet: { $choice }. Er is meer te halen.
    [plan] Dat is het niet: { $choice }. Een andere tocht brengt meer op.
   *[other] Dat is het niet: { $choice }. Het kan beter; kijk wat de anderen ervan maken.
}
puzzle-answered = Het antwoord: { $text }
# Het apparaat zelf rekent uit hoe de anderen op een verkeerde zet antwoorden.
puzzle-device = Op dit apparaat
puzzle-device-text = Je apparaat rekent uit wat de anderen zouden doen. De eerste keer wordt ongeveer 13 MB geladen.
puzzle-device-works = Dit apparaat rekent uit wat de anderen doen…
puzzle-device-loads = Laden wat dit apparaat nodig heeft: { $loaded } van { $total } MB
puzzle-device-stop = Stoppen
puzzle-device-failed = Dit apparaat kon niet uitrekenen wat de anderen doen.
puzzle-device-only = Hier rekent je eigen apparaat uit wat de anderen zouden doen.
puzzle-device-unable = Deze browser heeft geen WebAssembly: hij kan niet uitrekenen wat de anderen doen.
puzzle-shown = Zo moet het.
puzzle-solved = { $how ->
    [clean] Opgelost!
   *[late] Opgelost.
}
puzzle-odds = Winstkans: { $best } %; met de op één na beste beslissing { $second } %.
puzzle-idea = Vergelijk waar elke beslissing toe leidt.
puzzle-idea-save = Een ander zou als volgende winnen: zoek wat dat verhindert.
puzzle-hint = Een tip
puzzle-hint-step = Tip { $step } van { $steps }
puzzle-hint-piece = Het gaat om wat op het bord omcirkeld is.
puzzle-hint-among = Het is een van de twee die op het bord omcirkeld zijn.
puzzle-hint-move = { $choice }: de zet ligt klaar op het bord. Bevestig die.
puzzle-named = Het idee: { $idea }
puzzle-why-attack = { $count ->
    [one] Het wint meteen.
   *[other] Het wint binnen { $count } van je beurten, wat de anderen ook doen.
}
puzzle-why-save = Na elke andere beslissing kan iemand winnen voordat je weer aan de beurt bent.
puzzle-why-own = Geen andere beslissing levert uiteindelijk zoveel goud op.
puzzle-rated = Je rating hier: { $rating } ({ $change ->
    [up] +{ $by }
   *[down] −{ $by }
})
puzzle-unrated = Telt niet mee: { $why ->
    [hint] je kreeg een tip.
   *[again] je hebt hem al eerder geprobeerd.
}
puzzle-run-streak = Reeks
puzzle-run-storm = Storm van een minuut
puzzle-run-streak-about = De ene puzzel na de andere, elk wat moeilijker, tot je eerste fout. Eén mag je overslaan. Er loopt geen klok.
puzzle-run-storm-about = Zo veel puzzels als je kunt in een minuut. Wat je kiest, gebeurt meteen; een fout kost 5 seconden. De klok staat stil zolang een puzzel onderweg is.
puzzle-run-begin = Beginnen
puzzle-run-again = Nog een keer
puzzle-run-skip = Deze overslaan (één keer)
puzzle-run-stands = { $kind ->
    [storm] { $score } opgelost · { $left } s
   *[streak] { $score } op rij
}
puzzle-run-last = { $went ->
    [right] ✓ De vorige was goed.
   *[wrong] ✗ De vorige was fout: 5 seconden minder.
}
puzzle-run-came-to = { $score ->
    [0] Deze keer geen enkele opgelost.
    [one] 1 puzzel opgelost.
   *[other] { $score } puzzels opgelost.
}
puzzle-run-best = { $own ->
    [now] Dat is je beste.
   *[before] Je beste: { $best }.
}
puzzle-run-missed = Nog eens bekijken
puzzle-run-look = Nummer { $number }
puzzle-calendar = Kalender
puzzle-calendar-day = { $day }: { $game }{ $state ->
    [on-day] , op de dag zelf opgelost
    [later] , opgelost
   *[open] {""}
}
puzzle-calendar-solved = { $count } van { $of } opgelost; { $ontime } op de dag zelf.
puzzle-calendar-back = De maand ervoor
puzzle-calendar-on = De maand erna
puzzle-theme-win-1 = Winnen in één beurt
puzzle-theme-win-2 = Winnen in twee beurten
puzzle-theme-win-3 = Winnen in drie beurten
puzzle-theme-win-4 = Winnen in vier beurten
puzzle-theme-win = Winnen
puzzle-theme-save = Red jezelf
puzzle-theme-odds = De beste vooruitzichten
puzzle-theme-far = Ver vooruitdenken
puzzle-theme-other = Andere puzzels

## Only in the terminal

lesson-keys-on = Enter: verder
lesson-keys-next = Enter: hierna, { $title }
lesson-keys-back = { $word }: één stap terug
lesson-keys-skip = { $word }: doe het voor mij
lesson-keys-play = { $word }: alleen verder spelen
lesson-keys-leave = { $word }: stoppen
lesson-word-back = terug
lesson-word-skip = doe
lesson-word-play = speel
lesson-word-leave = stop, quit, q
lesson-which = Welke? (Enter: de eerste)
lesson-ticked = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
lesson-no-such = { $game } heeft geen les “{ $lesson }”; er zijn: { $known }.
lessons-missing = { $game } heeft nog geen lessen; “tafelronde play { $name }” en dan “regels” vertellen hoe het gaat.
lessons-fine = Er is niets mis met de lessen.

##

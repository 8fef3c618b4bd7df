# Wat de pagina's van toernooien zeggen, in het Nederlands.

tournament-lead = Iedereen mag een toernooi opzetten en de link rondsturen. Wie tegen wie speelt, volgt uit de regels en uit een loting die is vastgelegd voordat iemand meedoet.
tournament-new = Nieuw toernooi
tournament-list-open = Je kunt meedoen
tournament-list-running = Bezig
tournament-list-over = Voorbij
tournament-none-open = Er is geen toernooi dat op spelers wacht. Zet er een op en stuur je vrienden de link.
tournament-none-running = Er is geen toernooi bezig.
tournament-none-over = Er is nog geen toernooi afgelopen.
tournament-more = Meer
tournament-kind = { $kind ->
    [swiss] Zwitsers systeem
    [robin] Iedereen tegen iedereen
    [league] Competitie
    [knockout] Afvalrace
   *[arena] Arena
}
tournament-kind-about = { $kind ->
    [swiss] Een paar rondes waarin spelers met evenveel punten elkaar treffen. Niemand valt af, en niemand treft iemand twee keer zolang dat te vermijden is.
    [robin] Iedereen speelt tegen iedereen; aan tafels voor drie of meer ongeveer even vaak.
    [league] Iedereen tegen iedereen, op je gemak: de partijen van een ronde mogen dagen duren.
    [knockout] Wie verliest ligt eruit, tot er één over is.
   *[arena] Een tijd lang wordt wie vrij is meteen ingedeeld. De meeste punten winnen.
}
tournament-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
tournament-round-of = Ronde { $round } van { $rounds }
tournament-round = Ronde { $round }
tournament-minutes = { $count } minuten
tournament-starts = Begint { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
tournament-starts-by-hand = Begint als { $name } het zegt
tournament-starts-by-you = Begint als jij het zegt
tournament-ends = Geen nieuwe partijen na { DATETIME($at, hour: "numeric", minute: "numeric") }
tournament-status = { $status ->
    [open] Aanmelden kan
    [running] Bezig
    [over] Voorbij
   *[off] Afgelast
}
tournament-you-play = Jij speelt mee
tournament-by = Opgezet door { $name }
tournament-join = Meedoen
tournament-code = Code van dit toernooi
tournament-leave = Het toernooi verlaten
tournament-leave-sure = Echt verlaten
tournament-leave-text = { $playing ->
    [yes] Als je weggaat, geef je de lopende partij op en krijg je hier geen tafels meer.
   *[no] Als je weggaat, krijg je hier geen tafels meer.
}
tournament-cancel = Blijven
tournament-begin = Nu beginnen
tournament-call-off = Afgelasten
tournament-to-table = Naar je tafel
tournament-your-game = Je partij is begonnen.
tournament-you-joined = Je doet mee. De eerste tafels komen als het toernooi begint.
tournament-wait-round = Je partij is voorbij. De volgende ronde begint als alle tafels van deze ronde klaar zijn.
tournament-wait-arena = Je wordt ingedeeld zodra iemand anders vrij is.
tournament-sits-out = { $free ->
    [victory] Je bent deze ronde vrij; dat telt als een overwinning.
    [half] Je bent deze ronde vrij; dat telt als een halve overwinning.
    [on] Je gaat door zonder te spelen.
   *[none] Je bent deze ronde vrij.
}
tournament-may-join-late = Je kunt nog meedoen; je begint zonder punten.
tournament-may-come-back = Je bent weggegaan. Je kunt terugkomen en houdt je punten.
tournament-won-by = { $name } heeft gewonnen.
tournament-won-by-nobody = Niemand heeft gewonnen.
tournament-standing = Stand
tournament-who-plays = Spelers
tournament-place = Plaats
tournament-name = Naam
tournament-points = Punten
tournament-reached = Gewonnen rondes
tournament-strength = Tegenstand
tournament-games = Partijen
tournament-strength-about = Bij gelijke punten beslissen de punten van de tegenstanders, dan de partijen tussen wie gelijk staan, dan de overwinningen en ten slotte het lot.
tournament-beaten-about = Bij gelijke punten beslissen de punten van wie je versloeg, dan de partijen tussen wie gelijk staan, dan de overwinningen en ten slotte het lot.
tournament-knockout-about = Wie verder kwam staat hoger; daarna beslist de laatste tafel, dan het lot.
tournament-shared-about = Alle tafels van een ronde spelen dezelfde beurt van het lot. De punten komen uit de vergelijking met wie op jouw plaats zat: eerst telt de uitslag, dan de voorsprong. Zo valt het geluk weg. De andere tafels zie je als de ronde voorbij is.
tournament-streaks-about = Een overwinning geeft 2 punten; vanaf de derde op rij 4.
tournament-plain-about = Een overwinning geeft 2 punten.
tournament-bound-about = Een tafel mag { $time } duren. Dan geeft op wie aan zet is; wie daar helemaal niet speelde, ligt uit het toernooi.
tournament-gone = weg
tournament-you = jij
tournament-free = Geen tafel
tournament-rounds = Rondes
tournament-show-round = Toon ronde { $round }
tournament-watch = Kijken
tournament-play = Naar je tafel
tournament-replay = Terugkijken
tournament-running = bezig
tournament-void = onbeslist
tournament-tables = Tafels
tournament-bracket = Schema
tournament-bracket-round = { $left ->
    [0] Finale
    [1] Halve finales
    [2] Kwartfinales
   *[other] Ronde { $round }
}
tournament-third = Partij om de derde plaats
tournament-bracket-unknown = Nog niet bekend
tournament-nobody = niemand kwam door
tournament-bracket-on = gaat door
tournament-bracket-bye = gaat door zonder te spelen
tournament-bracket-gave-up = gaf op
tournament-walkover = walk-over
tournament-absent = speelde niet
tournament-annulled = telt niet
tournament-annulled-about = Partijen tegen { $names } tellen voor niemand: wie weggaat voordat de helft van de eigen partijen gespeeld is, laat geen punten achter.
tournament-gone-on = { $free ->
    [nobody] Niemand kwam door om tegen je te spelen, dus je gaat verder zonder te spelen.
    [on] { $name } is weg; je gaat door zonder te spelen.
    [victory] { $name } is weg; je hebt een punt zonder te spelen.
    [half] { $name } is weg; je hebt een half punt zonder te spelen.
   *[none] { $name } is weg; je bent deze ronde vrij. Partijen tegen { $name } tellen niet.
}
tournament-days-about = Elke ronde duurt { $time }, dan begint de volgende. Aan een tafel die dan niet klaar is, geeft op wie aan zet is; wie daar helemaal niet speelde, ligt uit het toernooi.
tournament-round-ends = tot { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
tournament-round-ended = tot { DATETIME($at, day: "numeric", month: "long") }
tournament-to-come = Rondes die nog komen
tournament-days = { DATETIME($from, weekday: "short", day: "numeric", month: "long") } tot { DATETIME($at, weekday: "short", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
tournament-wait-day = Je partij is voorbij. De volgende ronde begint { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
tournament-field-days = Een ronde duurt
tournament-lot = De loting
tournament-lot-text = Alle indelingen volgen uit de uitslagen en uit een startwaarde. De hash ervan is gepubliceerd toen het toernooi werd gemaakt; de startwaarde volgt aan het eind, en dan kan iedereen alles nagaan.
tournament-promise = Beloofd: { $commitment }
tournament-seed = Startwaarde: { $seed }
tournament-record = Het verslag van het toernooi
tournament-check = Controleer het met
tournament-invite = Anderen uitnodigen
tournament-invite-text = Stuur deze link, of laat de code scannen.{ $free ->
    [yes] { " " }Wie hem opent, kan meedoen.
   *[no] { "" }
}
tournament-invite-link = Link naar dit toernooi
tournament-field-name = Hoe het heet
tournament-field-game = Spel
tournament-field-kind = Hoe er gespeeld wordt
tournament-field-size = Spelers per tafel
tournament-field-rounds = Rondes
tournament-field-rounds-all = Zoveel als nodig
tournament-field-advance = Zoveel van een tafel gaan door
tournament-field-bound = Een tafel mag duren
tournament-field-minutes = Hoelang het duurt
tournament-field-fill = Bots vullen aan
tournament-field-fill-none = Geen bots
tournament-field-fill-to = Tot { $count } spelers
tournament-field-level = Hun sterkte
tournament-field-shared = Aan alle tafels hetzelfde lot
tournament-field-shared-text = Het geluk valt weg, want je wordt vergeleken met wie hetzelfde kregen.
tournament-field-streaks = Overwinningen op rij tellen dubbel
tournament-field-starts = Begint om
tournament-field-starts-text = Laat leeg om het zelf te beginnen.
tournament-field-rated = De partijen tellen voor de rating
tournament-rated-about = De partijen tellen voor de rating.
tournament-field-public = In de lijst van toernooien
tournament-field-public-text = Anders vindt alleen wie de link heeft het.
tournament-make = Toernooi opzetten
tournament-duration = { $unit ->
    [seconds] { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
    [minutes] { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
    [hours] { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
   *[days] { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
}
refusal-no-tournaments = De beheerder van deze server laat niemand toernooien maken.
refusal-tournament-begun = Dit toernooi is begonnen, of voorbij.
refusal-tournament-full = Dit toernooi is vol.
refusal-too-few-players = Een toernooi begint met { $count } of meer spelers.
tournament-staff = Voor de gastheer en moderatoren
tournament-staff-lead = Wat je hier doet, staat in het logboek.
tournament-hide = Uit de lijst halen
tournament-show = In de lijst tonen
tournament-rename = Naam
tournament-rename-do = Hernoemen
tournament-call-off-sure = Definitief afgelasten
tournament-call-off-text = Alle tafels ervan eindigen zonder winnaar. Dit kan niet ongedaan worden gemaakt.
tournament-keep = Toch niet

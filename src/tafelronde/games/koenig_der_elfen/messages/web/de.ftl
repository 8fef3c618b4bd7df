# König der Elfen auf der Seite, auf Deutsch.

ask-named = { $player }: Du bist am Zug.
ask-plan = Du bist am Zug: Plane die Reise.
ask-plan-named = { $player }: Plane die Reise.
ask-plan-last = Du bist am Zug. Alle anderen haben gepasst: Wenn du passt, beginnt die Reise.
ask-plan-last-named = { $player }: Alle anderen haben gepasst; wenn du passt, beginnt die Reise.
ask-location = Wähle einen Ort deiner Hand.
ask-location-named = { $player }: Wähle einen Ort deiner Hand.
ask-realm = Wähle das Reich, in das er kommt.
ask-realm-named = { $player }: Wähle das Reich, in das er kommt.
ask-action-card = Wähle Gold, einen Dieb, einen Baum oder ein Seeungeheuer deiner Hand.
ask-action-card-named = { $player }: Wähle Gold, einen Dieb, einen Baum oder ein Seeungeheuer deiner Hand.
ask-place = Wähle den Ort, an den die Karte kommt.
ask-place-named = { $player }: Wähle den Ort, an den die Karte kommt.
ask-close = Wähle den Ort, den du schließt.
ask-close-named = { $player }: Wähle den Ort, den du schließt.
ask-spell = Zauberspruch: Wähle irgendeinen Ort.
ask-spell-named = { $player }: Zauberspruch, wähle irgendeinen Ort.
ask-set-out = Aufbrechen? Wähle eine Reisekarte für den ersten Ort.
ask-set-out-named = { $player }: Aufbrechen? Wähle eine Reisekarte für den ersten Ort.
ask-travel = Weiterreisen oder hier anhalten?
ask-travel-named = { $player }: Weiterreisen oder hier anhalten?
ask-discard = { $count ->
    [one] Lege noch 1 Karte ab.
   *[other] Lege { $count } Karten ab.
}
ask-discard-named = { $player }: { $count ->
    [one] Lege noch 1 Karte ab.
   *[other] Lege { $count } Karten ab.
}
ask-fetch = Nimm einen Ort.
ask-fetch-named = { $player }: Nimm einen Ort.
ask-search-discard = Lege eine Karte ab, die kein Ort ist.
ask-search-discard-named = { $player }: Lege eine Karte ab, die kein Ort ist.
ask-spell-discard = { $count ->
    [one] Lege noch 1 Reisekarte für den Zauberspruch ab.
   *[other] Lege { $count } Reisekarten für den Zauberspruch ab.
}
ask-spell-discard-named = { $player }: { $count ->
    [one] Lege noch 1 Reisekarte für den Zauberspruch ab.
   *[other] Lege { $count } Reisekarten für den Zauberspruch ab.
}

gold = Gold
cards = Karten auf der Hand
arms = Wappen
seat-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
seat-arms = { $count ->
    [one] noch 1 Wappen
   *[other] noch { $count } Wappen
}

board-name = Die Tafelrunde
realm-spoken = Das Reich von { $player }: { $count ->
    [0] kein Ort
    [one] 1 Ort
   *[other] { $count } Orte
}
dragon-here = hat den Drachen und beginnt
place-spoken = { $terrain ->
    [plain] Ebene
    [river] Fluss
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
   *[lake] See
} { $place }, { $value } Gold, Reich von { $player }
slot-spoken = Freier Platz im Reich von { $player }
card-of = { $card } von { $player }
visited = { $count ->
    [one] einmal besucht
   *[other] { $count }-mal besucht
}
traveller-here = { $player } ist hier
place-ahead = hierher führt der Weg

passes = { $count } von { $seats } passten hintereinander
has-passed = hat gepasst
shows-hand = { $player } zeigt die Hand
discard-open = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, 1 Karte: ansehen
   *[other] Ablagestapel, { $count } Karten: ansehen
}
discard-close = Den Ablagestapel schließen
discard-none = Leer
trip-income = bisher { $count } Gold
trip-visits = { $count ->
    [0] noch nicht aufgebrochen
    [one] 1 Besuch
   *[other] { $count } Besuche
}
trip-owes = schuldet { $player } { $count } Gold
way-on = im Uhrzeigersinn
way-back = gegen den Uhrzeigersinn
paid-income = erhält { $count } Gold
paid-bonus = jeden Ort gesehen: { $count } Gold dazu
paid-toll = erhält { $count } Gold von { $other }

hand-own = Deine Hand
hand-empty = Keine Karten auf der Hand
purse-own = Dein Gold; niemand sonst sieht es
held = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } Karten
}
worth = { $count } Gold
to-be-discarded = { $count } abzulegen

actions-name = Was du tun kannst
action-name = { $kind ->
    [location] Eine Ortskarte spielen
    [swap] Tauschen
    [buy] Eine Karte kaufen
    [card] Eine Aktionskarte legen
    [close] Einen Ort schließen
    [pass] Passen
   *[no-location] „Keine Ortskarte“ sagen
}
action-short = { $kind ->
    [location] Ort
    [swap] Tauschen
    [buy] Kaufen
    [card] Aktion
    [close] Schließen
    [pass] Passen
   *[no-location] Suchen
}
action-line = { $kind ->
    [location] in irgendein Reich
    [swap] 3 ziehen, 4 ablegen
    [buy] { $price ->
        [0] die oberste Karte
       *[other] eine Karte für { $price } Gold
    }
    [card] Karte an einen Ort
    [close] { $price ->
        [0] einen eigenen
       *[other] eigenen, { $price } Gold
    }
    [pass] jetzt nichts tun
   *[no-location] Hand zeigen, eine nehmen
}
action-does = { $kind ->
    [location] Spiele eine Ortskarte aus deiner Hand in ein beliebiges Reich.
    [swap] Zieh drei Karten und lege dann vier ab.
    [buy] { $price ->
        [0] Kaufe die oberste Karte des Stapels.
       *[other] Kaufe die oberste Karte des Stapels für { $price } Gold.
    }
    [card] Lege Gold, einen Dieb, einen Baum oder ein Seeungeheuer an einen Ort.
    [close] { $price ->
        [0] Schließe einen Ort deines Reichs mit allem, was dort liegt.
       *[other] Schließe einen Ort deines Reichs mit allem, was dort liegt, ab { $price } Gold.
    }
    [pass] Passe. Wenn alle nacheinander passen, beginnt die Reise.
   *[no-location] Zeig deine Hand und nimm eine Ortskarte, wenn du keine hast.
}
keep-short = Autopass
keep-line = bis dich etwas angeht
keep-name = Weiter passen, bis dich etwas angeht
keep-does = Passe Zug um Zug von selbst, bis dich etwas angeht: dein Reich, dein Weg, eine gezeigte Hand oder wenn alle anderen gepasst haben.
keeping = Du passt weiter, bis dich etwas angeht.
ask-keeping = Du passt weiter, bis dich etwas angeht.
ask-keeping-named = { $player }: Du passt weiter, bis dich etwas angeht.
ask-kept = Du bist wieder am Zug. { $why }
ask-kept-named = { $player }, du bist wieder am Zug. { $why }

reach-name = Wie weit deine Hand reicht
reach-short = Dein Weg
reach-gold = { $count ->
    [one] Dein Weg: 1 Besuch, { $gold } Gold
   *[other] Dein Weg: { $count } Besuche, { $gold } Gold
}
reach-none = Deine Hand reicht noch zu keinem Ort
reach-round = mit 10 für alle
reach-missing = Es fehlt für { $terrain ->
    [plain] die Ebene
    [river] den Fluss
    [forest] den Wald
    [mountain] das Gebirge
    [desert] die Wüste
   *[lake] den See
}: { $cards }
reach-poor = Zu wenig Gold für den Dieb, der folgt
reach-or = { $one } oder { $other }
reach-here = auf deinem Weg mit { $count } × { $card }
reach-next = dein Weg endet davor
new-cards = { $count } neu
is-new = neu

discarding = Abzulegende Karten
discard-count = { $chosen } von { $due }
discard-these = { $count ->
    [one] Ablegen
   *[other] Diese { $count } ablegen
}
keep = Behalten: { $card }
fetching = Einen Ort nehmen

travel-name = Der nächste Schritt
step-name = { $kind ->
    [guard] Leibwache
    [turn] Richtungswechsel
    [spell] Zauberspruch
    [halt] Hier enden
   *[visit] Weiterreisen
}
step-to = { $terrain ->
    [plain] In die Ebene
    [river] An den Fluss
    [forest] In den Wald
    [mountain] Ins Gebirge
    [desert] In die Wüste
   *[lake] An den See
}
step-pays = +{ $count } Gold
is-doubled = (verdoppelt)
step-stock = { $count } Gold im Vorrat
step-toll = −2 für den Dieb von { $player }
step-with = Mit { $count } × { $card }
spell-where = Zauberspruch: wähle irgendeinen Ort.
spell-name = Zauberspruch, { $count } Gold und vier Reisekarten
stop-here = Hier enden
stay-home = Daheimbleiben

journey-end = Reise { $journey } ist vorbei
journey-go = Weiter mit Reise { $journey }
journey-rank = { $rank }.
journey-earned = auf dieser Reise
journey-best = hat am meisten verdient
journey-trip = { $visits ->
    [0] blieb zu Hause
    [one] 1 Besuch, { $count } Gold
   *[other] { $visits } Besuche, { $count } Gold
}

books = Was jede Reise brachte
books-each = Jeder Halt
prince = Prinz
at-first = Anfangs
journey = { $journey }. Reise
is-king = ist König
stop-spoken = { $terrain ->
    [plain] Ebene
    [river] Fluss
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
   *[lake] See
}, { $count } Gold
book-gold = Gold
book-bonus = { $count } für alle
book-taken = +{ $count } Diebe
book-paid = −{ $count } Diebe
book-spent = −{ $count } ausgegeben

key-n = N
key-n-does = auf dem Tisch, unterwegs: zum nächsten Ort

# Puzzles
puzzle-theme-journey = Die beste Fahrt
puzzle-theme-onward = Wie es weitergeht
puzzle-theme-plan = Die einträglichste Fahrt
puzzle-asks-journey = Mache die Fahrt, die am meisten Gold bringt.
puzzle-asks-onward = Reise so weiter, dass diese Fahrt am meisten Gold bringt.
puzzle-asks-plan = Alle anderen haben gepasst; nach dir plant niemand mehr. Plane die einträglichste Fahrt: Nur dein eigenes Gold zählt, nicht was es den anderen bringt oder nimmt.
puzzle-idea-nears-bonus = Denk an das zusätzliche Gold für alle, die jeden Ort gesehen haben.
puzzle-idea-completes = Auf dieser Fahrt lassen sich alle Orte sehen: Das bringt zusätzliches Gold.
puzzle-idea-brings = Rechne aus, was jeder Weg an Karten kostet und am Ende bringt: Was sich sofort lohnt, muss nicht das Beste sein.
puzzle-idea-brings-double = Irgendwo zählt ein Besuch doppelt.
puzzle-idea-doubles-road = Verdopple, was ein Besuch auf deinem eigenen Weg bringt.
puzzle-idea-own-road = Verlängere deinen Weg: um einen Ort, für den du die Karten hast.
puzzle-idea-road = Verlängere deinen Weg: um einen Ort, für den du die Karten hast.
puzzle-idea-closes-against = Etwas, das jemand anderes in dein Reich gelegt hat, ist dir im Weg.
puzzle-idea-closes-barrier = Ein Ort, für den du keine Karten hast, versperrt dir den Weg.
puzzle-idea-plan = Rechne deine eigene Fahrt mit jedem Plan durch, Münze für Münze.

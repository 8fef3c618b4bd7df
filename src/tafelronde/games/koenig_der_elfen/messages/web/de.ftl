# König der Elfen auf der Seite, auf Deutsch.

ask-named = { $player }: du bist am Zug.
ask-plan = Du bist am Zug: plane die Reise.
ask-plan-named = { $player }: plane die Reise.
ask-plan-last = Du bist am Zug. Alle anderen haben gepasst: Wenn du passt, beginnt die Reise.
ask-plan-last-named = { $player }: alle anderen haben gepasst; wenn du passt, beginnt die Reise.
ask-location = Wähle einen Ort deiner Hand.
ask-location-named = { $player }: wähle einen Ort deiner Hand.
ask-realm = Wähle das Reich, in das er kommt.
ask-realm-named = { $player }: wähle das Reich, in das er kommt.
ask-action-card = Wähle Gold, einen Dieb, einen Baum oder ein Seeungeheuer deiner Hand.
ask-action-card-named = { $player }: wähle Gold, einen Dieb, einen Baum oder ein Seeungeheuer deiner Hand.
ask-place = Wähle den Ort, an den die Karte kommt.
ask-place-named = { $player }: wähle den Ort, an den die Karte kommt.
ask-close = Wähle den Ort, den du schließt.
ask-close-named = { $player }: wähle den Ort, den du schließt.
ask-spell = Zauberspruch: wähle irgendeinen Ort.
ask-spell-named = { $player }: Zauberspruch, wähle irgendeinen Ort.
ask-set-out = Aufbrechen? Wähle eine Reisekarte für den ersten Ort.
ask-set-out-named = { $player }: aufbrechen? Wähle eine Reisekarte für den ersten Ort.
ask-travel = Weiterreisen oder hier enden?
ask-travel-named = { $player }: weiterreisen oder hier enden?
ask-discard = { $count ->
    [one] Wirf noch 1 Karte ab.
   *[other] Wirf { $count } Karten ab.
}
ask-discard-named = { $player }: { $count ->
    [one] wirf noch 1 Karte ab.
   *[other] wirf { $count } Karten ab.
}
ask-fetch = Nimm einen Ort.
ask-fetch-named = { $player }: nimm einen Ort.
ask-search-discard = Wirf eine Karte ab, die kein Ort ist.
ask-search-discard-named = { $player }: wirf eine Karte ab, die kein Ort ist.
ask-spell-discard = { $count ->
    [one] Wirf noch 1 Reisekarte für den Zauberspruch ab.
   *[other] Wirf { $count } Reisekarten für den Zauberspruch ab.
}
ask-spell-discard-named = { $player }: { $count ->
    [one] wirf noch 1 Reisekarte für den Zauberspruch ab.
   *[other] wirf { $count } Reisekarten für den Zauberspruch ab.
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
to-be-discarded = { $count } abzuwerfen

actions-name = Was du tun kannst
action-name = { $kind ->
    [location] Einen Ort spielen
    [swap] Drei ziehen, vier abwerfen
    [buy] Eine Karte kaufen
    [card] Eine Aktionskarte legen
    [close] Einen Ort schließen
    [pass] Passen
   *[no-location] „Kein Ort“ ansagen
}
action-short = { $kind ->
    [location] Ort
    [swap] +3 −4
    [buy] Kaufen
    [card] Aktion
    [close] Schließen
    [pass] Passen
   *[no-location] Keiner
}
action-does = { $kind ->
    [location] Spiele einen Ort aus deiner Hand in ein beliebiges Reich.
    [swap] Zieh drei Karten und wirf dann vier ab.
    [buy] Kaufe die oberste Karte des Stapels.
    [card] Lege Gold, einen Dieb, einen Baum oder ein Seeungeheuer an einen Ort.
    [close] Schließe einen Ort deines Reichs mit allem, was dort liegt.
    [pass] Passe. Wenn alle hintereinander passen, beginnt die Reise.
   *[no-location] Zeig deine Hand und hole einen Ort, wenn du keinen hast.
}
costs = { $count } Gold

discarding = Abzuwerfende Karten
discard-count = { $chosen } von { $due }
discard-these = { $count ->
    [one] Abwerfen
   *[other] Diese { $count } abwerfen
}
keep = Behalten: { $card }
fetching = Einen Ort nehmen

travel-name = Der nächste Schritt
step-name = { $kind ->
    [guard] Leibwächter
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
step-stock = { $count } Gold im Vorrat
step-toll = −2 für den Dieb von { $player }
step-with = Mit { $count } × { $card }
spell-where = Zauberspruch: wähle irgendeinen Ort.
spell-name = Zauberspruch, { $count } Gold und vier Reisekarten
stop-here = Hier enden
stay-home = Daheimbleiben

books = Was jede Reise brachte
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

# König der Elfen, auf Deutsch.

about = plant gemeinsam eine Runde und bereist sie: der reichste Prinz wird König

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
colour-white = Weiß

option-dragon = Wer den Drachen zuerst hat
option-dragon-random = ausgelost
option-dragon-1 = { colour-red }
option-dragon-2 = { colour-blue }
option-dragon-3 = { colour-green }
option-dragon-4 = { colour-yellow }
option-dragon-5 = { colour-violet }
option-dragon-6 = { colour-white }
option-three_locations = Drei Orte in einem Reich (zwei Spieler)
option-magic_spell = Zauberspruch
option-deck = Karten
option-deck-standard = Standard
option-deck-more_rafts = mehr Flöße
option-deck-more_hindrances = mehr Hindernisse
option-deck-dear_rivers = teure Flüsse
option-deck-rare_lakes = seltene Seen
option-deck-sixty_travel = 60 Reisekarten, wie die Anleitung zählt

status-journey = Reise { $journey } von { $journeys }
status-dealing = Austeilen
status-planning = Planen
status-travelling = Reisen
status-over = zu Ende
status-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
status-discard = { $count } abgelegt
realm-of = { $name }
realm-dragon = Drache
realm-empty = noch kein Ort
trip-now = { $name } reist { $way ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}{ $guard ->
    [yes] , mit Leibwache
   *[no] {""}
}: bisher { $income } Gold
trip-owed = { $count } Gold den Dieben schuldig
trip-stock = { $count } Gold im Vorrat für Diebe und Sprüche
discard-title = Ablagestapel:
seat-gold = { $count } Gold
seat-facts = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $arms ->
    [one] 1 Wappen
   *[other] { $arms } Wappen
}{ $bought ->
    [0] {""}
   *[other] , { $bought } gekauft
}
seat-shown = Die Hand liegt offen:

terrain-name = { $terrain ->
    [plain] Ebene
    [river] Fluss
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
   *[lake] See
}
card-name = { $card ->
    [plain] Ebene
    [river] Fluss
    [forest] Wald
    [mountain] Gebirge
    [desert] Wüste
    [lake] See
    [giant_pig] Riesenschwein
    [elfcycle] Elfenrad
    [magic_cloud] Zauberwolke
    [unicorn] Einhorn
    [troll_wagon] Trollwagen
    [dragon] Drache
    [raft] Floß
    [gold] Goldkarte
    [thief] Dieb
    [tree] Baum
    [sea_monster] Seeungeheuer
    [bodyguard] Leibwache
   *[direction_change] Richtungswechsel
}
card-short = { $card ->
    [gold] Gold
    [thief] Dieb
    [tree] Baum
   *[sea_monster] Ungeheuer
}
own-or-foreign-realm = { $own ->
    [yes] eigenes Reich
   *[no] Reich von { $other }
}

# ---- was geschieht (event), was geht (choice), was man noch tippen kann --------------------------------

event-starter = { $player } hat den Drachen und beginnt.
event-dealt = {""}
event-dealt-hidden = {""}
event-planning = Reise { $journey } von { $journeys } wird geplant; { $player } hat den Drachen.
event-location = { $player } spielt { terrain-name } ({ $value }), { own-or-foreign-realm }: { $place }.
event-swap = { $player } zieht drei Karten und legt vier ab.
event-drawn = { $player } zieht: { card-name }.
event-drawn-hidden = { $player } zieht eine Karte.
event-buy = { $player } kauft eine Karte für { $price } Gold.
event-bought = { $player } bekommt: { card-name }.
event-bought-hidden = {""}
event-card = { $player } legt an { terrain-name } ({ $place }, { own-or-foreign-realm }): { card-name }.
event-close = { $player } schließt { terrain-name } { $place } für { $price } Gold.
event-pass = { $player } passt.
event-all-passed = Alle haben nacheinander gepasst: Die Reise beginnt, { $player } reist zuerst.
event-no-location = { $player } sagt „keine Ortskarte“ und zeigt die Hand.
event-shown = { $player } zeigt: { $count } × { card-name }.
event-fetch = { $player } sucht eine Ortskarte heraus: { terrain-name }.
event-discard = { $player } legt ab: { card-name }.
event-shuffled = { $count ->
    [one] Der Ablagestapel wird zum neuen Stapel aus 1 Karte.
   *[other] Der Ablagestapel wird gemischt: ein neuer Stapel aus { $count } Karten.
}
event-visit = { $player }{ $turn ->
    [yes] {" "}kehrt um und
   *[no] {""}
} reist mit { $cards } × { card-name }{ $guard ->
    [yes] {" "}und einer Leibwache
   *[no] {""}
} nach { terrain-name } ({ $place }, { own-or-foreign-realm }): { $income } Gold{ $doubled ->
    [yes] , verdoppelt
   *[no] {""}
}.
event-toll = { $player } schuldet dem Dieb von { $other } { $gold } Gold ({ $place }).
event-spell = { $player } spricht für { $price } Gold einen Zauberspruch: { terrain-name } ({ $place }, { own-or-foreign-realm }){ $guard ->
    [yes] , mit Leibwache
   *[no] {""}
}.
event-arrive = { $player } kommt durch Zauberei an: { terrain-name } ({ $place }, { own-or-foreign-realm }), { $income } Gold{ $doubled ->
    [yes] , verdoppelt
   *[no] {""}
}.
event-halt = { $visits ->
    [0] { $player } bleibt zu Hause.
    [one] { $player } beendet die Fahrt nach 1 Besuch und bekommt { $income } Gold.
   *[other] { $player } beendet die Fahrt nach { $visits } Besuchen und bekommt { $income } Gold.
}
event-bonus = { $player } hat alle Orte gesehen: noch { $gold } Gold.
event-toll-paid = { $player } zahlt { $gold } Gold an { $other }.
event-journey-over = Reise { $journey } ist vorbei. Der Drache geht an { $player }.

choice-location = { terrain-name } ({ $value }) in { $own ->
    [yes] das eigene Reich
   *[no] das Reich von { $other }
}
choice-swap = drei Karten ziehen, vier ablegen
choice-buy = eine Karte für { $price } Gold kaufen
choice-card = { card-name } an { terrain-name } { $place }
choice-close = { terrain-name } { $place } für { $price } Gold schließen
choice-pass = passen
choice-no-location = „keine Ortskarte“ sagen und die Hand zeigen
choice-discard = ablegen: { card-name }
choice-fetch = { terrain-name } heraussuchen
choice-visit = nach { terrain-name } { $place }: { $cards } × { card-name }{ $turn ->
    [yes] , Richtungswechsel
   *[no] {""}
}{ $guard ->
    [yes] , Leibwache
   *[no] {""}
}, { $income } Gold
choice-spell = Zauberspruch nach { terrain-name } { $place } für { $price } Gold und vier Reisekarten{ $guard ->
    [yes] , Leibwache
   *[no] {""}
}
choice-halt = { $visits ->
    [0] zu Hause bleiben
   *[other] die Fahrt beenden: { $income } Gold
}

## Only in the terminal

typed-swap = tausch, tauschen
typed-buy = kauf, kaufen
typed-pass = passe, passen, p
typed-no-location = keine, kein ort, keine ortskarte
typed-halt = fertig, beenden

##

# ---- warum etwas nicht geht -------------------------------------------------------------------------

refusal-while-planning = Niemand reist, bevor alle nacheinander gepasst haben.
refusal-while-travelling = Beim Reisen geht das nicht: Das Planen ist vorbei.
refusal-turn-is-begun = Bring erst zu Ende, was du begonnen hast.
refusal-not-fetching = Nur wer „keine Ortskarte“ gesagt hat, sucht eine heraus.
refusal-not-discarding = Jetzt ist nichts abzulegen.
refusal-no-such-realm = Dort sitzt niemand.
refusal-not-in-hand = Diese Karte hast du nicht.
refusal-realm-full = Dieses Reich ist voll.
refusal-nothing-in-hand = Du brauchst mindestens eine Karte, um drei zu ziehen und vier abzulegen.
refusal-last-card = Mit einer einzigen Karte kannst du nicht drei ziehen und vier ablegen, solange in deinem Reich kein Ort liegt.
refusal-piles-small = Es sind weniger als drei Karten zum Ziehen da.
refusal-bought-out = Du hast in dieser Planung schon drei Karten gekauft; eine vierte gibt es nicht.
refusal-piles-empty = Es gibt keine Karte mehr zu kaufen.
refusal-buy-dear = Du hast zu wenig Gold, um eine Karte zu kaufen.
refusal-no-arms = Alle deine Wappen sind im Einsatz.
refusal-nothing-lies-there = Dort liegt kein Ort.
refusal-tree-in-water = Bäume stehen an Land, nicht an Fluss oder See.
refusal-monster-on-land = Seeungeheuer leben in Flüssen und Seen.
refusal-card-lies-there = Dort liegt schon so eine Karte.
refusal-foreign-realm = Du schließt nur Orte in deinem eigenen Reich.
refusal-nothing-to-close = Dort ist kein Ort zu schließen.
refusal-close-dear = Du hast zu wenig Gold.
refusal-pass-empty = Du kannst nicht passen, solange in deinem Reich kein Ort liegt und noch einer zu haben ist.
refusal-realm-has-location = Du kannst nicht „keine Ortskarte“ sagen: in deinem Reich liegt ein Ort.
refusal-holds-location = Du kannst nicht „keine Ortskarte“ sagen: du hast eine.
refusal-no-location-left = In beiden Stapeln liegt keine Ortskarte; du darfst passen.
refusal-no-such-terrain = Die gibt es hier nicht.
refusal-last-location = In deinem Reich liegt kein Ort, also behältst du deine letzte Ortskarte.
refusal-not-a-location = Lege eine Karte ab, die kein Ort ist.
refusal-not-a-travel-card = Der Spruch kostet Reisekarten.
refusal-turn-before-first = Der erste Besuch führt ins eigene Reich; kehre später um.
refusal-no-direction-change = Du hast keinen Richtungswechsel.
refusal-nothing-ahead = Auf dem Tisch liegt kein Ort.
refusal-seen-twice = Diesen Ort hast du auf dieser Fahrt schon zweimal besucht.
refusal-no-bodyguard = Du hast keine Leibwache.
refusal-guard-inside = Eine Leibwache kommt nur in ein Reich mit, nicht innerhalb.
refusal-cannot-travel-there = Dieses Fahrzeug kommt dort nicht hin.
refusal-too-few-cards = Du hast zu wenige dieser Karten.
refusal-obstacle-needs-more = Das Hindernis dort kostet noch eine Karte dieser Art.
refusal-stock-too-small = Du hast keine 2 Gold im Vorrat für den Dieb dort.
refusal-no-spell = An diesem Tisch wird ohne Zauberspruch gespielt.
refusal-spell-here = Dort bist du schon.
refusal-spell-needs-cards = Der Spruch kostet vier Reisekarten.
refusal-spell-dear = Der Spruch kostet 3 Gold.

# ---- was für eine Aktion spricht (ein Tipp) ---------------------------------------------------------

# Gründe sprechen den Leser an, wenn er entscheidet ($who: you), und nennen sonst $player.
decider-has = { $who ->
    [you] hast du
   *[they] hat { $player }
}
decider-realm = { $who ->
    [you] deinem Reich
   *[they] dem Reich von { $player }
}
decider-hand = { $who ->
    [you] Deine Karten erreichen
   *[they] Die Karten von { $player } erreichen
}
why-keeps-journey = { $who ->
    [you] Deine beste Reise endet dann mit { $count } Gold, sonst mit { $less }.
   *[they] Die beste Reise von { $player } endet dann mit { $count } Gold, sonst mit { $less }.
}
why-allows-journey = Sonst kann die beste Reise von { $other } mit etwa { $count } statt { $less } Gold enden.
why-keeps-toll = { $who ->
    [you] Du hast dann { $count } Gold, sonst { $less }.
   *[they] { $player } hat dann { $count } Gold, sonst { $less }.
}
why-allows-toll = Sonst bekommt { $other } Zoll: { $count } Gold statt { $less }.
why-goes-on = { $who ->
    [you] Wenn du weiterreist, kommst du auf { $count } Gold; sonst hast du { $less }.
   *[they] Mit der Weiterreise kommt { $player } auf { $count } Gold statt { $less }.
}
why-keeps-secret = { $who ->
    [you] Sonst sehen alle deine Hand.
   *[they] Sonst sehen alle die Hand von { $player }.
}
why-plan-pays = { $who ->
    [you] Du hast dann { $gold } Gold nach deiner Fahrt; mit Passen { $passed }, mit jeder anderen Entscheidung höchstens { $second }.
   *[they] { $player } hat dann { $gold } Gold nach der Fahrt; mit Passen { $passed }, mit jeder anderen Entscheidung höchstens { $second }.
}
why-own-realm = { $who ->
    [you] Dein Reich braucht einen Ort: Dort beginnt deine Fahrt.
   *[they] Das Reich von { $player } braucht einen Ort: Dort beginnt die Fahrt.
}
why-own-road = Für diesen Ort ({ terrain-name }) { decider-has } die Karten, und { $who ->
    [you] deine
   *[they] die
} Fahrt beginnt im eigenen Reich: { $count } Gold.
why-road = Für diesen Ort ({ terrain-name }) { decider-has } die Karten: { $count } Gold.
why-road-later = { $who ->
    [you] Dieser Ort ({ terrain-name }) bringt { $count } Gold, sobald du die Karten dafür hast.
   *[they] Dieser Ort ({ terrain-name }) bringt { $count } Gold, sobald { $player } die Karten dafür hat.
}
why-their-road = { $who ->
    [you] Selbst kommst du hier nicht hin ({ terrain-name }); im Reich von { $other } liegt es spät auf deinem Weg.
   *[they] { $player } kommt hier nicht hin ({ terrain-name }); im Reich von { $other } liegt es spät auf dem Weg von { $player }.
}
why-worth-more = Dieser Ort ({ terrain-name }) bringt { $count } Gold, das Zweitbeste { $less }.
why-doubles = { $who ->
    [you] Das verdoppelt, was dir dieser Ort ({ terrain-name }) bringt: { $count } Gold mehr.
   *[they] Das verdoppelt, was dieser Ort ({ terrain-name }) { $player } bringt: { $count } Gold mehr.
}
why-doubles-road = { $who ->
    [you] Das verdoppelt, was dir dieser Ort ({ terrain-name }) bringt, und du hast die Karten dorthin: { $count } Gold mehr.
   *[they] Das verdoppelt, was dieser Ort ({ terrain-name }) { $player } bringt, mit den Karten dorthin auf der Hand: { $count } Gold mehr.
}
why-thief = { $count ->
    [one] Wer als anderer Prinz
   *[other] Wer von den { $count } anderen
} hierherkommt ({ terrain-name }), zahlt { $who ->
    [you] dir
   *[they] { $player }
} 2 Gold.
why-obstacle = Die anderen brauchen hier ({ terrain-name }) eine Karte mehr, { $who ->
    [you] du
   *[they] { $player }
} nicht.
why-obstacle-first = Die anderen brauchen in { decider-realm } ({ terrain-name }) eine Karte mehr, { $who ->
    [you] du
   *[they] { $player }
} nicht.
why-discards-useless = Mit dieser Karte ({ card-name }) ist kein Ort auf dem Tisch zu erreichen.
why-discards-spare = Von dieser Karte ({ card-name }) { decider-has } { $count }: Eine weniger ist kein Verlust.
why-discards-cheap = Diese Karte ({ card-name }) ist wenig wert.
why-keeps-travel = { $who ->
    [you] So behältst du eine Karte, die dich weiterbringt ({ card-name }).
   *[they] So behält { $player } eine Karte zum Weiterkommen ({ card-name }).
}
why-discards-least = Die beste Reise über diesen Tisch verliert ohne diese Karte ({ card-name }) am wenigsten.
why-passes-dear = Alles andere, was jetzt möglich ist, würde { $who ->
    [you] dich
   *[they] { $player }
} mehr kosten, als es bringt.
why-searches = Ohne einen Ort auf der Hand und im Reich bringt das einen.
why-stops-dear = Weiterzureisen brächte weniger, als die Karten dafür später wert sind.
why-swaps-useless = { $who ->
    [you] Mit { $count } deiner Reisekarten kommst du an diesem Tisch nirgendwohin.
   *[they] Mit { $count } der Reisekarten kommt { $player } an diesem Tisch nirgendwohin.
}
why-swaps-for-road = { decider-hand } { $count } von { $total } Orten hintereinander: Neue vielleicht mehr.
why-buys = Eine Karte für { $count } von { $who ->
    [you] deinen { $total } Gold
   *[they] den { $total } Gold von { $player }
}.
why-buys-for-road = { decider-hand } { $total } Orte hintereinander: mit einer Karte mehr für { $count } Gold vielleicht weitere.
why-passes-ready = { $who ->
    [you] Du hast
   *[they] { $player } hat
} Karten für jeden der { $count } Orte.
why-saves-gold = Das spart { $count } Gold.
why-keeps-card = { $who ->
    [you] So behältst du eine Karte für später ({ card-name }).
   *[they] So behält { $player } eine Karte für später ({ card-name }).
}
why-keeps-hand = { $who ->
    [you] So bleiben deine { $count } Reisekarten beisammen.
   *[they] So bleiben { $count } Reisekarten von { $player } beisammen.
}
why-closes-against = Das entfernt eine Karte von { $other } aus { decider-realm }.
why-closes-barrier = { $who ->
    [you] Für diesen Ort ({ terrain-name }) hast du keine Karten: Er versperrt dir den Weg.
   *[they] Für diesen Ort ({ terrain-name }) hat { $player } keine Karten: Er versperrt den Weg.
}
why-fetches-road = Für diesen Ort ({ terrain-name }) { decider-has } die Karten: { $count } Gold.
why-brings = Das bringt { $count } Gold für { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
why-brings-double = { $who ->
    [you] Deine Goldkarte
   *[they] Die Goldkarte von { $player }
} verdoppelt es: { $count } Gold für { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
why-completes = Damit { decider-has } jeden Ort gesehen: { $count } Gold mehr.
why-nears-bonus = Dann { $count ->
    [one] fehlt nur noch 1 Ort
   *[other] fehlen noch { $count } Orte
} zu { $gold } weiteren Gold.
why-guard-spares = Die Leibwache erspart { $who ->
    [you] dir
   *[they] { $player }
} { $count } Gold Zoll.
why-no-toll = { $who ->
    [you] Das kostet dich keinen Zoll; sonst wären { $count } Gold fällig.
   *[they] Das kostet { $player } keinen Zoll; sonst wären { $count } Gold fällig.
}
why-turns-round = Die andere Richtung ist besser.
why-keeps-guard = { $who ->
    [you] So behältst du deine Leibwache.
   *[they] So behält { $player } die Leibwache.
}
why-keeps-turn = { $who ->
    [you] So behältst du deinen Richtungswechsel.
   *[they] So behält { $player } den Richtungswechsel.
}
why-fewer-cards = Das kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weniger als das Zweitbeste ({ card-name }).
why-keeps-transport = { $who ->
    [you] So behältst du ein anderes Fahrzeug ({ card-name }).
   *[they] So behält { $player } ein anderes Fahrzeug ({ card-name }).
}
why-stops-before-toll = Der nächste Besuch bringt { $count } Gold und kostet { $toll } Zoll.
why-stops-for-cards = Weiterreisen bringt { $count } Gold für { $cards ->
    [one] 1 Karte, die später mehr wert ist
   *[other] { $cards } Karten, die später mehr wert sind
}.
why-stops-complete = { $who ->
    [you] Du hast
   *[they] { $player } hat
} alle { $count } Orte gesehen.

# ---- das Ende ---------------------------------------------------------------------------------------

result-gold = { $player }: { $count } Gold
result-won = { $came ->
    [lost] { $player } liegt mit { $count } Gold vorn.
   *[other] { $player } ist mit { $count } Gold am reichsten und wird König der Elfen.
}
result-shared = { $came ->
    [lost] { $player } ist ebenso reich.
    [won] { $player } wird König der Elfen.
   *[other] { $player } teilt den Sieg.
}
result-short-gold = { $count } Gold weniger als { $other }
stage-at-first = Das Gold zu Beginn
stage-journey = Nach Reise { $journey }
result-tie = Gleich reich, mit { $count } Gold.

# ---- was eine Karte tut: in den Regeln, und in einer Minute -----------------------------------------

card-gold-does = Deine eigene Goldkarte verdoppelt, was der Ort dir bringt.
card-thief-does = Der Dieb eines anderen kostet 2 Gold, die du beim Aufbruch schon haben musstest.
card-obstacle-does = Der Baum oder das Seeungeheuer eines anderen kostet noch eine Karte derselben Art.
card-giant_pig-takes = Ebene 1, Wald 1
card-elfcycle-takes = Ebene 1, Wald 1, Gebirge 2
card-magic_cloud-takes = Gebirge 1, Ebene 2, Wald 2
card-unicorn-takes = Wald 1, Gebirge 1, Wüste 2
card-troll_wagon-takes = Ebene 1, Wald 2, Gebirge 2, Wüste 2
card-dragon-takes = Ebene 1, Gebirge 1, Wüste 1, Wald 2
card-raft-takes = Fluss 1, See 2
card-travel = Karten für einen Besuch: { $takes }.
card-location = Ein Besuch hier bringt { $count } Gold.
card-bodyguard-does = Eine Leibwache, beim Betreten eines Reichs gespielt, hält dort Diebe und Hindernisse anderer von dir fern.
card-direction_change-does = Ein Richtungswechsel lässt dich umkehren.

# ---- die Regeln in einer Minute: auf der Regelseite mit Bildern, und im Terminal ----------------------

summary-1 = Der König der Elfen ist tot. Nach einigen Reisen folgt ihm der reichste Prinz nach.
summary-2 = Erst plant ihr gemeinsam eine Runde von Orten: Sie kommen in die Reiche aller, und jeder hat seinen Wert in Gold.
summary-3 = Mit Aktionskarten hilfst du dir und hinderst die anderen: Dein Gold verdoppelt einen Ort, ein Dieb nimmt 2, Baum und Seeungeheuer kosten eine Karte mehr.
summary-4 = Haben alle gepasst, bereist jeder die Runde im Uhrzeigersinn, vom eigenen Reich aus, und bezahlt jeden Besuch mit Karten, die zum Gelände passen.
summary-5 = { card-bodyguard-does } { card-direction_change-does }
summary-6 = Jeder Besuch bringt seinen Wert, und 10 dazu, wenn du alle Orte gesehen hast. Nach der letzten Reise gewinnt das meiste Gold.

# ---- Hilfe ------------------------------------------------------------------------------------------

rules =
    In jeder von einigen Reisen plant ihr erst gemeinsam eine Runde von Orten, dann bereist sie jeder für Gold, mit seinen eigenen Karten.

    Austeilen: erst zehn Karten, vor jeder späteren Reise acht dazu. Es gibt Ortskarten, Reisekarten und Aktionskarten. Was du nicht brauchst, behältst du. Wer den Drachen hat, beginnt; zur nächsten Reise geht er nach links.

    Planen: in deinem Zug tust du genau eines. Spiele einen Ort in ein Reich, deines oder ein fremdes (zwei haben darin Platz, bei zwei Spielern drei). Ziehe drei Karten und lege vier ab. Kaufe eine Karte: für 1 Gold, dann für 2, dann für 3. Lege eine Goldkarte, einen Dieb, einen Baum oder ein Seeungeheuer an einen Ort, mit einem deiner vier Wappen. Schließe einen Ort in deinem eigenen Reich, für 2 Gold und 1 für jede Aktionskarte dort. Passe, wenn ein Ort in deinem Reich liegt. Oder sage „keine Ortskarte“, wenn in deinem Reich und auf deiner Hand keiner ist: du zeigst die Hand, suchst einen Ort heraus und legst eine andere Karte ab. Solange in deinem Reich kein Ort liegt, behältst du beim Ablegen deine letzte Ortskarte. Haben alle direkt nacheinander gepasst, ist das Planen vorbei.

    Reisen: Du beginnst beim ersten Ort deines eigenen Reichs und reist im Uhrzeigersinn, ohne einen auszulassen, so weit du willst und deine Karten reichen; auch noch einmal herum, wenn es geht, aber an keinen Ort öfter als zweimal. Für jeden Besuch spielst du eine Karte oder zwei gleiche, wie das Fahrzeug es für das Gelände verlangt:
    Riesenschwein: { card-giant_pig-takes }
    Elfenrad: { card-elfcycle-takes }
    Zauberwolke: { card-magic_cloud-takes }
    Einhorn: { card-unicorn-takes }
    Trollwagen: { card-troll_wagon-takes }
    Drache: { card-dragon-takes }
    Floß: { card-raft-takes }

    { card-obstacle-does } { card-thief-does } { card-gold-does } { card-bodyguard-does } { card-direction_change-does }

    Am Ende deiner Fahrt bekommst du den Wert jedes Besuchs (Ebene 2, Fluss 3, Wald 4, Gebirge 5, Wüste 6, See 7) und 10 dazu, wenn du alle Orte gesehen hast; dann zahlst du die Diebe aus. Nach der letzten Reise gewinnt das meiste Gold.

    Zauberspruch, wenn damit gespielt wird: für 3 Gold und vier beliebige Reisekarten besuchst du einen Ort deiner Wahl, welches Hindernis dort auch liegt, und reist von dort weiter.

## Only in the terminal

notation-help =
    lake@2 spielt einen See ins Reich von Spieler 2, thief@2.1 legt einen Dieb an den ersten Ort dort, close@1.2 schließt deinen zweiten.
    swap (tauschen), buy (kaufen), pass, no-location (keine Ortskarte); -raft legt ein Floß ab, fetch-lake sucht einen See heraus.
    dragon reist mit dem Drachen weiter; dragon+turn kehrt erst um, dragon+guard nimmt eine Leibwache mit; spell@2.1 ist der Zauberspruch; halt beendet die Fahrt.
notation-short =
    { notation-help }
    Auf dem Tisch ist „2.1 Wüste 6  Dieb 4“ der erste Ort im Reich von Spieler 2, Wert 6, mit einem Dieb von Spieler 4; „Drache“ steht bei dem, der ihn hat.

##

# ---- auf der Seite ----------------------------------------------------------------------------------

name = König der Elfen
pitch = Plant gemeinsam eine Runde über Seen, Wälder und Wüsten, verderbt sie den anderen mit Dieben und Seeungeheuern, und bereist sie dann für Gold.
ask = Du bist am Zug.

# ---- der Hof: wie die Bots sind ----------------------------------------------------------------------

court-pimpel = Packt für jede Reise und vergisst die Karte.
court-lumi = Hält für Blumen an und dann für die anderen Blumen.
court-brom = Zahlt am liebsten mit Eicheln und Komplimenten.
court-fienna = Fliegt voraus und kommt dann wegen des Gepäcks zurück.
court-noddo = Plant im Schlaf, und das merkt man.
court-twill = Wirft die beste Karte weg, in bester Absicht.
court-harrin = Kennt jeden Weg, nur nicht den kurzen.
court-dorla = Zählt ihr Gold in jeder Kurve.
court-ossel = Liest die Karte gründlich, manchmal sogar richtig herum.
court-tansy = Teilt ihr Brot mit allen und ihre Pläne mit niemandem.
court-grubb = Kommt langsam in Gang, hält schwer an und mag Hügel.
court-silvano = Besingt erst die Reise und macht sie dann.
court-ysmay = Sieht vor dir, wohin du willst.
court-durgan = Jede Münze kennt ihn beim Namen.
court-vesper = Kehrt nur um, wo es sich lohnt.
court-corva = Merkt sich jede Karte, die je abgelegt wurde.
court-mossbart = Denkt langsam; zu spät kommst du.
court-fenek = Macht dir ein Angebot; lies es zweimal.
court-aurelin = Hat die Hälfte dieser Wege gebaut und kennt die andere auswendig.
court-nivara = Ihre Reisen enden dort, wo deine beginnen sollte.
court-grimwald = War auf der ersten Reise dabei und hat die Belege noch.
court-selwyn = Plant so leise, dass der Weg es für seine eigene Idee hält.
court-okka = Große Hände, kleine Fehler; gefunden hat noch niemand einen.
court-tirza = Hat die Karte gezeichnet, während du deine noch auffaltest.

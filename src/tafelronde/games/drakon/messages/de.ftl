# Drakon, auf Deutsch.

about = eine Drachenhöhle, die unter deinen Füßen wächst: entkomm mit fünf Goldstücken

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-orange = Orange
colour-purple = Violett

status-pile = { $count ->
    [one] noch 1 Raum im Stapel
   *[other] noch { $count } Räume im Stapel
}
status-bottom = unter dem Stapel: { $tiles }
status-start = { $count ->
    [one] 1 Münze auf dem Startraum
   *[other] { $count } Münzen auf dem Startraum
}
seat-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
seat-tiles = { $count ->
    [0] keine Räume
    [one] 1 Raum
   *[other] { $count } Räume
}
seat-unseen = { $count ->
    [one] 1 unbekannt
   *[other] { $count } unbekannt
}
seat-used = { $name } (verbraucht)
seat-written = als { $name }

figure = { $figure ->
   *[wizard] Zauberer
    [barbarian] Barbar
    [thief] Dieb
    [dwarf] Zwerg
    [knight] Ritter
    [amazon] Amazone
}
tile = { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}
short = { $kind ->
    *[blank] leer
     [gold] Gold
     [toll] Zoll
     [wishing_well] Brunn
     [steal_left] Dieb<
     [steal_right] Dieb>
     [steal_tile] Karte
     [magic_shift] tausc
     [destroy] Sturz
     [rotate] dreh
     [mind_control] Kugel
     [wind] Wind
     [storm] Sturm
     [key] Dietr
     [vortex] Strud
     [start] START
}

# ---- was ein Raum mit dem Helden macht, der ihn betritt, was ein Held kann -------------------------------

room-blank-does = Hier geschieht nichts.
room-gold-does = Nimm eine Münze aus dem Hort des Drachen.
room-toll-does = Leg eine deiner Münzen auf den Startraum.
room-wishing_well-does = Wirf eine deiner Münzen zurück in den Hort des Drachen.
room-steal_left-does = Nimm dem Spieler links von dir eine Münze.
room-steal_right-does = Nimm dem Spieler rechts von dir eine Münze.
room-steal_tile-does = Nimm einem anderen Spieler verdeckt einen Raum aus der Hand.
room-magic_shift-does = Tausche einen Raum, in dem niemand steht, aber nie den Startraum, gegen einen Raum aus deiner Hand.
room-destroy-does = Wähle einen Raum, in dem niemand steht, aber nie den Startraum: Er stürzt ein.
room-rotate-does = Drehe einen Raum, auch einen, in dem jemand steht.
room-mind_control-does = Bewege den Helden eines anderen; dieser Spieler tut dann, was der neue Raum sagt.
room-wind-does = Der nächste Zug von hier führt genau zwei Räume weit; nur der letzte zählt.
room-storm-does = Der nächste Zug von hier führt genau drei Räume weit; nur der letzte zählt.
room-key-does = Von hier steht der Weg in jeden Nachbarraum offen, auch gegen einen Pfeil.
room-vortex-does = Von hier kannst du in jeden anderen Raum des Drachenbaus.
room-start-does = Liegen hier Münzen, darfst du eine nehmen.

hero-plain-does = Folgt den Pfeilen und hat in diesem Spiel keine besondere Fähigkeit.
hero-wizard-does = Einmal im Spiel darf ein Schritt des Zuges dorthin führen, wohin kein Pfeil zeigt.
hero-barbarian-does = Einmal im Spiel: stößt einen Helden aus demselben Raum in einen Nachbarraum und nimmt dessen Spieler verdeckt einen Raum.
hero-thief-does = Einmal im Spiel: nimmt einem Helden im selben Raum eine Münze.
hero-dwarf-does = Einmal im Spiel: legt zwei Räume aus der Hand unter den Stapel und zieht zwei.
hero-knight-does = Einmal im Spiel: behält eine Münze, die sonst verloren wäre.
hero-amazon-does = Einmal im Spiel: ein zusätzlicher Zug vor oder nach der Handlung.

# ---- was geschieht (event), was man wählen kann (choice) ---------------------------------------------

event-first = { $player } beginnt.
event-assigned = { $player } ist { $figure ->
   *[wizard] der Zauberer
    [barbarian] der Barbar
    [thief] der Dieb
    [dwarf] der Zwerg
    [knight] der Ritter
    [amazon] die Amazone
}.
event-dealt = { $player } bekommt { $arrows }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}.
event-dealt-unseen = { $player } bekommt einen Raum.
event-drawn = { $player } zieht { $arrows }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}.
event-drawn-unseen = { $player } zieht einen Raum.
event-tile-stolen = { $player } nimmt { $arrows } aus der Hand von { $other }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}.
event-tile-stolen-unseen = { $player } nimmt verdeckt einen Raum aus der Hand von { $other }.
event-lay = { $player } legt { $arrows } auf { $cell }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}.
event-move = { $kind ->
    [start] { $player } geht in den Startraum.
   *[other] { $player } geht nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }.
}
event-wizard-move = { $kind ->
    [start] { $player } geht durch die Wand in den Startraum.
   *[other] { $player } geht durch die Wand nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }.
}
event-amazon-move = { $kind ->
    [start] { $player } macht einen Extrazug in den Startraum.
   *[other] { $player } macht einen Extrazug nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }.
}
event-mind = { $kind ->
    [start] { $player } schickt { $other } in den Startraum.
   *[other] { $player } schickt { $other } nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }.
}
event-push = { $kind ->
    [start] { $player } schiebt { $other } in den Startraum.
   *[other] { $player } schiebt { $other } nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }.
}
event-shift = { $player } legt { $arrows } auf { $cell } ({ $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}) anstelle von { $oldarrows } ({ $oldkind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}).
event-destroy = { $player } zerstört { $arrows } auf { $cell }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}.
event-turn = { $kind ->
    [start] { $player } dreht den Startraum um { $degrees } Grad.
   *[other] { $player } dreht { $arrows } auf { $cell } um { $degrees } Grad: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }.
}
event-steal-tile = { $player } will einen Raum von { $other } nehmen.
event-rob = { $player } greift nach einer Münze von { $other }.
event-swap = { $player } legt { $firstarrows } und { $secondarrows } unter den Stapel und zieht zwei Räume.
event-swap-unseen = { $player } legt zwei Räume unter den Stapel und zieht zwei.
event-take = { $player } nimmt eine Münze vom Startraum.
event-leave = { $player } lässt die Münzen auf dem Startraum liegen.
event-block = { $player } behält die Münze.
event-allow = { $player } gibt die Münze her.
event-end = { $player } tut nichts weiter.
event-coin-found = { $player } nimmt eine Münze aus dem Hort.
event-coin-stolen = { $player } nimmt eine Münze von { $other }.
event-coin-to-start = { $player } legt eine Münze auf den Startraum.
event-coin-to-hoard = { $player } wirft eine Münze in den Hort.
event-nothing = { $player }: dort geschieht nichts.
event-skipped = { $player } kann nichts tun und wird übersprungen.

choice-lay = lege { $arrows } auf { $cell }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}
choice-move = { $kind ->
    [start] geh in den Startraum
   *[other] geh nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }
}
choice-wizard-move = { $kind ->
    [start] Fähigkeit: durch die Wand in den Startraum
   *[other] Fähigkeit: durch die Wand nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }
}
choice-amazon-move = { $kind ->
    [start] Fähigkeit: Extrazug in den Startraum
   *[other] Fähigkeit: Extrazug nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }
}
choice-mind = { $kind ->
    [start] schicke { $other } in den Startraum
   *[other] schicke { $other } nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }
}
choice-push = { $kind ->
    [start] Fähigkeit: schiebe { $other } in den Startraum
   *[other] Fähigkeit: schiebe { $other } nach { $cell }: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }
}
choice-shift = lege { $arrows } auf { $cell } ({ $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}) anstelle von { $oldarrows } ({ $oldkind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
})
choice-destroy = zerstöre { $arrows } auf { $cell }: { $kind ->
    *[blank] ein leerer Raum
     [gold] ein Goldfund
     [toll] der Drachenzoll
     [wishing_well] ein Wunschbrunnen
     [steal_left] ein Dieb nach links
     [steal_right] ein Dieb nach rechts
     [steal_tile] ein Kartenraum
     [magic_shift] eine magische Verwandlung
     [destroy] ein Einsturz
     [rotate] ein Drehraum
     [mind_control] eine Gedankenkugel
     [wind] ein starker Wind
     [storm] ein schwerer Sturm
     [key] ein Dietrich
     [vortex] ein Strudel
     [start] der Startraum
}
choice-turn = { $kind ->
    [start] drehe den Startraum um { $degrees } Grad
   *[other] drehe { $arrows } auf { $cell } um { $degrees } Grad: { $kind ->
       *[blank] ein leerer Raum
        [gold] ein Goldfund
        [toll] der Drachenzoll
        [wishing_well] ein Wunschbrunnen
        [steal_left] ein Dieb nach links
        [steal_right] ein Dieb nach rechts
        [steal_tile] ein Kartenraum
        [magic_shift] eine magische Verwandlung
        [destroy] ein Einsturz
        [rotate] ein Drehraum
        [mind_control] eine Gedankenkugel
        [wind] ein starker Wind
        [storm] ein schwerer Sturm
        [key] ein Dietrich
        [vortex] ein Strudel
    }
}
choice-steal-tile = nimm einen Raum von { $other }
choice-rob = Fähigkeit: nimm eine Münze von { $other }
choice-swap = Fähigkeit: lege { $firstarrows } und { $secondarrows } unter den Stapel, ziehe zwei
choice-swap-unseen = Fähigkeit: lege zwei Räume unter den Stapel, ziehe zwei
choice-take = nimm eine Münze vom Startraum
choice-leave = lass die Münzen liegen
choice-block = Fähigkeit: behalte deine Münze
choice-allow = gib die Münze her
choice-end = tu nichts weiter

## Only in the terminal

typed-take = nimm
typed-leave = lass
typed-block = behalte
typed-allow = gib
typed-end = fertig, genug

##

# ---- warum etwas nicht geht -------------------------------------------------------------------------

refusal-not-in-hand = Diesen Raum hast du nicht.
refusal-occupied = Dort liegt schon ein Raum.
refusal-apart = Neben dieser Stelle liegt kein Raum.
refusal-facing-arrows = Zwei Pfeile würden aufeinander zeigen.
refusal-no-tile-there = Dort liegt kein Raum.
refusal-no-way = Dorthin zeigt kein Pfeil.
refusal-wrong-distance = Der Wind trägt genau zwei Räume weit, der Sturm genau drei.
refusal-hero-there = Dort steht ein Held.
refusal-start-stays = Der Startraum kann nicht zerstört oder ersetzt werden.
refusal-no-such-turn = Eine kleinere Drehung ergibt dasselbe.
refusal-no-tiles-to-take = In dieser Hand sind keine Räume.
refusal-no-ability = Das kann dein Held nicht, oder er hat es schon getan.
refusal-not-together = Dieser Held steht nicht bei deinem.
refusal-no-coin-there = Dort ist keine Münze zu holen.
refusal-not-adjacent = Der Barbar stößt einen Raum weit, nicht weiter.
refusal-must-act = Du kannst deinen Zug nicht beenden: Du kannst einen Raum legen oder gehen.

# ---- was für eine Aktion spricht (ein Tipp) ---------------------------------------------------------

# Gründe sprechen den Leser an, wenn er entscheidet ($who: you), und nennen sonst $player.
decider-has = { $who ->
    [you] Dann hast du
   *[they] Dann hat { $player }
}
# Was jemand nach der anderen Aktion, oder nur nach dieser, als Nächstes tun kann.
why-allows-wins = Sonst kann { $other } im nächsten Zug gewinnen.
why-leaves-wins = { $other } ist dabei zu gewinnen: Das verhindert es.
why-keeps-wins = { $who ->
    [you] Danach kannst du im nächsten Zug gewinnen.
   *[they] Danach kann { $player } im nächsten Zug gewinnen.
}
why-allows-coin = Sonst kann { $other } als Nächstes eine Münze bekommen.
why-leaves-coin = { $other } ist dabei, eine Münze zu bekommen: Das verhindert es.
why-keeps-coin = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes eine Münze bekommen.
why-allows-mine = Sonst kann { $other } { decider-from } als Nächstes eine Münze wegnehmen.
why-leaves-mine = { $other } ist dabei, { decider-from } eine Münze wegzunehmen: Das verhindert es.
why-keeps-steals = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes { $other } eine Münze wegnehmen.
why-costs-pays = Die andere Aktion kostet { $who ->
    [you] dich
   *[they] { $player }
} eine Münze.
why-costs-wins = Die andere Aktion lässt einen anderen Helden gewinnen.
why-costs-mine = { why-costs-pays }
decider-from = { $who ->
    [you] dir
   *[they] { $player }
}
why-wins = { $who ->
    [you] Damit bist du frei: Die Partie ist gewonnen.
   *[they] Damit ist { $player } frei: Die Partie ist gewonnen.
}
why-wins-by-deal = { $who ->
    [you] Du gewinnst bei { $wins } von { $hands } Händen, die { $other } haben kann ({ $percent } %), mit der nächstbesten Entscheidung bei { $second }: { $held } der { $unseen } Räume, die du nicht siehst.
   *[they] { $player } gewinnt bei { $wins } von { $hands } Händen, die { $other } haben kann ({ $percent } %), mit der nächstbesten Entscheidung bei { $second }: { $held } der { $unseen } ungesehenen Räume.
}
why-takes-coin = Das bringt eine Münze: { decider-has } { $count }.
why-steals = Das nimmt { $other } eine Münze weg: { decider-has } { $count }.
why-steals-from-leader = Das nimmt { $other } (in Führung) eine Münze weg: { decider-has } { $count }.
why-costs = Das kostet { $other } eine Münze.
why-loses-nothing = { $who ->
    [you] So verlierst du keine Münze, sonst schon.
   *[they] So verliert { $player } keine Münze, sonst schon.
}
why-frees = { $who ->
    [you] Das gibt deinem Helden einen Ausweg.
   *[they] Das gibt dem Helden von { $player } einen Ausweg.
}
why-builds = Eine Münze ist dann { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} entfernt; gelegt wird { tile }.
why-nears = Von dort ist eine Münze { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} entfernt.
why-opens = Das öffnet einen Weg: Eine Münze ist dann { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} entfernt.
why-gives-nothing = Das öffnet { $other } keinen Weg zu einer Münze.
why-blocks = Das macht { $other } den Weg zu einer Münze länger.
why-blocks-leader = Das macht { $other } (mit den meisten Münzen) den Weg zu einer Münze länger.
why-leads-on = Keine Münze ist nah: Von dort { $count ->
    [one] führt ein Weg weiter
   *[other] führen { $count } Wege weiter
}.
why-helps-nobody = Das bringt niemand anderen einer Münze näher.
why-blocks-theft = { $who ->
    [you] Du behältst deine Münze.
   *[they] { $player } behält die Münze.
}
why-keeps-ability = { $who ->
    [you] So bleibt die Fähigkeit deines Helden für später.
   *[they] So bleibt die Fähigkeit des Helden von { $player } für später.
}

# ---- das Ende ---------------------------------------------------------------------------------------

result-won-coins = { $came ->
    [lost] { $player } hat zuerst { $count } Münzen.
   *[other] { $player } hat zuerst { $count } Münzen und gewinnt.
}
result-won-escape = { $came ->
    [lost] { $player } erreicht mit { $count } Münzen einen Ausweg und entkommt.
   *[other] { $player } erreicht mit { $count } Münzen einen Ausweg, entkommt und gewinnt.
}
result-end-stuck = Niemand hat noch einen Raum, und kein Held kann gehen.
result-end-quiet = Seit vielen Zügen hat sich nichts geändert; nach { $count } Zügen ist Schluss.
result-end-long = Das Spiel hat { $count } Züge gedauert und ist zu Ende.
result-won-most = { $came ->
    [lost] { $player } hat die meisten Münzen ({ $count }).
   *[other] { $player } hat die meisten Münzen ({ $count }) und gewinnt.
}
result-shared = { $came ->
    [lost] { $player } hat { $count } Münzen.
    [won] { $player } hat { $count } Münzen und gewinnt.
   *[other] { $player } hat { $count } Münzen und teilt den Sieg.
}
result-short-goal = { $count ->
    [one] 1 Münze fehlte zum Sieg
   *[other] { $count } Münzen fehlten zum Sieg
}
result-short-escape = { $count ->
    [one] noch im Kerker, mit 1 Münze
   *[other] noch im Kerker, mit { $count } Münzen
}
result-short-coins = { $count ->
    [one] 1 Münze weniger als { $other }
   *[other] { $count } Münzen weniger als { $other }
}
stage-first-with = Zug { $turn }: { $player } hat zuerst { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
stage-coins-end = Zug { $turn }: das Ende

# ---- die Regeln in einer Minute: auf der Regelseite mit Bildern, und im Terminal ----------------------

summary-1 = Ein Drache spielt mit einer Schar Helden. Wer zuerst fünf seiner Münzen hat, ist frei.
summary-2 = Lege in deinem Zug einen deiner vier Räume neben einen, der schon liegt. Nie dürfen zwei Pfeile aufeinander zeigen.
summary-3 = Oder folge einem Pfeil in den nächsten Raum. Dort geschieht, was das Zeichen sagt.
summary-4 = Gold bringt eine Münze; Zoll und Wunschbrunnen kosten eine; Diebe nehmen einem Nachbarn eine.
summary-5 = Andere Räume drehen, tauschen oder zerstören Räume oder bewegen einen fremden Helden.
summary-6 = Von Wind und Sturm aus hat der nächste Zug zwei oder drei Schritte; mit dem Dietrich gehst du nach jeder Seite, aus dem Strudel in jeden Raum.

# ---- Hilfe ------------------------------------------------------------------------------------------

rules =
    Ein Drache hat eine Schar Helden gefangen und spielt mit ihnen: Wer zuerst fünf seiner Goldstücke hat, ist frei.

    In deinem Zug tust du eines von zwei Dingen:
    1. Lege einen deiner vier Räume neben einen, der schon liegt, gedreht wie du willst, und ziehe einen neuen. Nie dürfen zwei Pfeile aufeinander zeigen.
    2. Geh mit deinem Helden entlang einem Pfeil seines Raums in den nächsten; dort geschieht, was das Zeichen sagt.

    Was in einem Raum geschieht:
    Gold: { room-gold-does }
    Zoll: { room-toll-does }
    Wunschbrunnen: { room-wishing_well-does }
    Dieb links: { room-steal_left-does }
    Dieb rechts: { room-steal_right-does }
    Kartenraum: { room-steal_tile-does }
    Magische Verwandlung: { room-magic_shift-does }
    Einsturz: { room-destroy-does }
    Drehraum: { room-rotate-does }
    Gedankenkugel: { room-mind_control-does }
    Wind: { room-wind-does }
    Sturm: { room-storm-does }
    Dietrich: { room-key-does }
    Strudel: { room-vortex-does }
    Startraum: { room-start-does }

    Hat niemand mehr Räume und kann kein Held gehen, gewinnen die meisten Münzen.

    Variante Flucht: Sammle vier Münzen und erreiche dann einen Dietrich oder Strudel.

    Variante Helden: Jeder Held kann etwas Besonderes.
    Zauberer: { hero-wizard-does }
    Barbar: { hero-barbarian-does }
    Dieb: { hero-thief-does }
    Zwerg: { hero-dwarf-does }
    Ritter: { hero-knight-does }
    Amazone: { hero-amazon-does }

## Only in the terminal

rules-short =
    Ein Drachenbau wächst Raum um Raum. { $escape ->
        [yes] Wer vier Münzen hat und einen Zug auf Schlüssel oder Strudel beendet, gewinnt.
       *[no] Wer zuerst fünf Münzen hat, gewinnt.
    } Hat niemand Räume und kann kein Held gehen, gewinnen die meisten Münzen.
    Am Zug legst du einen deiner Räume neben einen anderen, beliebig gedreht, und ziehst einen neuen (zwei Pfeile dürfen nie aufeinander zeigen); oder dein Held geht entlang einem Pfeil in den nächsten Raum und tut, was der sagt:
    gold: Münze aus dem Hort. toll: Münze auf den Startraum. wishing_well: Münze zurück. steal_left, steal_right: Münze vom nächsten, vorigen Spieler. steal_tile: ungesehen ein Raum aus einer Hand. magic_shift: tausche einen leeren Raum gegen einen von dir. destroy: ein leerer Raum stürzt ein. rotate: drehe einen Raum. mind_control: bewege einen anderen Helden, dessen Spieler tut, was der Raum sagt. wind, storm: der nächste Gang hat genau zwei, drei Schritte; nur der letzte Raum zählt. key: hinaus nach jeder Seite. vortex: hinaus in jeden Raum. start: du darfst eine Münze nehmen, die hier liegt. blank: nichts.{ $heroes ->
        [yes] { " " }Einmal im Spiel kann jeder Held mehr. Zauberer: ein Schritt ohne Pfeil. Barbar: schiebt einen Helden weiter und nimmt dem Spieler einen Raum. Dieb: nimmt einem Helden im Raum eine Münze. Zwerg: zwei Räume unter den Stapel, zwei ziehen. Ritter: behält eine Münze. Amazone: ein zweiter Zug.
       *[no] { "" }
    }
notation-short = Felder sind Schritte Ost,Nord vom Start. gold:NE@1,-2 legt den Raum, Pfeile nach Nord und Ost. @1,-2 bewegt deinen Helden. turn90@1,-2 dreht einen Raum, destroy@1,-2 entfernt ihn. red@1,-2 schickt den roten Helden dorthin, red allein nennt einen Spieler: blue, yellow, green, red, orange, purple sind Spieler 1 bis 6.

notation-help =
    gold:NE@1,-2 legt diesen Raum, Pfeile nach Norden und Osten, einen Schritt östlich und zwei südlich vom Start.
    @1,-2 setzt deinen Helden dorthin. turn90@1,-2 dreht einen Raum, destroy@1,-2 nimmt ihn weg.
    red@1,-2 schickt den roten Helden dorthin; red allein nennt einen Spieler. take, leave, block, allow, end.
    Mit Helden hat ein Spieler die Farbe des Helden, geschrieben wird er aber nach der Reihenfolge der Plätze:
    blue, yellow, green, red, orange, purple. Das Wort steht neben jedem Spieler.

##

# ---- der Hof: wie die Bots sind ----------------------------------------------------------------------

court-bodo = Folgt jedem Pfeil, auch denen, die wieder hineinführen.
court-pippa = Stiehlt dieselbe Münze zweimal und verliert sie dreimal.
court-hugobert = Segnet erst den Drachen und läuft dann davon.
court-snick = Kam wegen des Goldes und blieb wegen des Echos.
court-lotti = Trägt einen Topf als Helm, und der klingt.
court-krumel = Gräbt, wo es weich ist, nicht, wo es glänzt.
court-gerda = Öffnet jede Tür und schließt die meisten auch wieder.
court-quint = Kennt vier Zauber und spricht den fünften.
court-baldo = Hat eine Nase für Gold, gerade aber Schnupfen.
court-mirja = Rennt zuerst, schaut später zurück und winkt immer.
court-roderik = Höflich zu Drachen, streng zu Türen.
court-zuri = Legt einen schönen Weg und darf ihn oft auch gehen.
court-brunna = Jagt nach Gehör, und du zählst deine Münzen laut.
court-morvan = Dein Beutel vertraut ihm; das sollte er nicht.
court-ilsabet = Dreht den Gang um und wünscht dir einen schönen Spaziergang.
court-hildrun = Beendet einen Gang wie andere einen Satz.
court-grum = Sieht stark aus, spielt klug und entschuldigt sich für nichts davon.
court-tariq = Hat den Schritt des Drachen gemessen, und deinen auch.
court-cindra = Ist in der Höhle aufgewachsen und weiß, welche Räume schnarchen.
court-anselm = Hat seit vierzig Jahren auf keine Karte geschaut; nicht nötig.
court-walburga = Hat vier Münzen im Beutel, bevor du die Tür findest.
court-ragnald = Hat das Buch über Drachen geschrieben; alle Drachen haben es gelesen.
court-nyra = War im Raum, war in deinen Taschen und lässt grüßen.
court-oldrik = Hat diese Hallen gegraben und leiht sie dir für eine Stunde.

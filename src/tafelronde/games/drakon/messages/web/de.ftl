# Was nur die Seite von Drakon sagt, auf Deutsch.

name = Drakon
pitch = Gefangen in einem Drachenbau, der unter deinen Füßen wächst: Lege Räume, folge den Pfeilen, stiehl, drehe und verwandle. Wer zuerst fünf Münzen des Drachen hat, ist frei.
option-escape = Flucht: vier Münzen und ein Dietrich oder Strudel
option-heroes = Helden mit Fähigkeiten
option-start = Ausgänge des Startraums
option-start-four = vier
option-start-three = drei

ask = Du bist am Zug.
ask-named = { $player }, du bist am Zug.
ask-main = Lege einen Raum, oder gehe einen Pfeil entlang.
ask-main-named = { $player }: Lege einen Raum, oder gehe einen Pfeil entlang.
ask-lay = Lege einen Raum: Wähle einen deiner Räume und einen Platz.
ask-lay-named = { $player }: Lege einen Raum.
ask-lay-where = Wähle jetzt, wohin dieser Raum kommt.
ask-lay-where-named = { $player }: Wähle jetzt, wohin dieser Raum kommt.
ask-lay-which = Wähle jetzt den Raum, der dorthin kommt.
ask-lay-which-named = { $player }: Wähle jetzt den Raum, der dorthin kommt.
ask-move = Gehe einen Pfeil entlang.
ask-move-named = { $player }: Gehe einen Pfeil entlang.
ask-ability = Nutze die Fähigkeit deines Helden, oder beende deinen Zug.
ask-ability-named = { $player }: Nutze deine Fähigkeit, oder beende deinen Zug.
ask-post = Nutze die Fähigkeit deines Helden, oder beende deinen Zug.
ask-post-named = { $player }: Nutze deine Fähigkeit, oder beende deinen Zug.
ask-escape = { $count } Münzen genügen: Erreiche einen Dietrich oder Strudel, und du bist frei.
ask-escape-named = { $player }: { $count } Münzen genügen, erreiche einen Dietrich oder Strudel.
ask-wizard-move = Durch die Wand: Wähle dein Ziel.
ask-wizard-move-named = { $player }: Durch die Wand, wähle dein Ziel.
ask-amazon-move = Zusätzlicher Zug: Wähle dein Ziel.
ask-amazon-move-named = { $player }: zusätzlicher Zug, wähle dein Ziel.
ask-push = Stoße einen Helden, der bei dir steht: Wähle ihn und sein Ziel.
ask-push-named = { $player }: Stoße einen Helden, der bei dir steht.
ask-rob = Wähle, von wem du eine Münze nimmst.
ask-rob-named = { $player }: Wähle, von wem du eine Münze nimmst.
ask-swap = Wähle zwei Räume, die unter den Stapel kommen, den oberen zuerst.
ask-swap-named = { $player }: Wähle zwei Räume, die unter den Stapel kommen, den oberen zuerst.
ask-take = { $count ->
    [one] Hier liegt eine Münze. Nimmst du sie?
   *[other] Hier liegen { $count } Münzen. Nimmst du eine?
}
ask-take-named = { $player }: Eine Münze aus dem Startraum nehmen?
ask-keep = Du sollst eine Münze verlieren. Behältst du sie? Dein Ritter kann das einmal.
ask-keep-named = { $player }: Du sollst eine Münze verlieren. Behältst du sie?
ask-steal = Wähle, von wem du blind einen Raum nimmst.
ask-steal-named = { $player }: Wähle, von wem du einen Raum nimmst.
ask-shift = Tausche einen liegenden Raum gegen einen deiner Räume: Wähle beide.
ask-shift-named = { $player }: Tausche einen liegenden Raum gegen einen deiner Räume.
ask-destroy = Wähle einen Raum, der einstürzt.
ask-destroy-named = { $player }: Wähle einen Raum, der einstürzt.
ask-turn = Wähle einen Raum und drehe ihn.
ask-turn-named = { $player }: Wähle einen Raum und drehe ihn.
ask-mind = Bewege einen anderen Helden: Wähle ihn und sein Ziel.
ask-mind-named = { $player }: Bewege einen anderen Helden.

happening = { $player }: { $kind ->
   *[blank] ein leerer Raum
    [gold] Gold
    [toll] der Drachenzoll
    [wishing_well] Wunschbrunnen
    [steal_left] Dieb nach links
    [steal_right] Dieb nach rechts
    [steal_tile] Kartenraum, nimmt einen Raum
    [magic_shift] magische Verwandlung
    [destroy] Einsturz, ein Raum fällt
    [rotate] Drehraum
    [mind_control] Gedankenkugel
    [wind] starker Wind
    [storm] schwerer Sturm
    [key] Dietrich
    [vortex] Strudel
    [start] der Startraum
}
happening-chain = Held { $count } dieser Kette
happening-keep = { $from ->
    [start] Der Drache will eine Münze von { $victim }
    [hoard] Der Brunnen will eine Münze von { $victim }
   *[player] { $taker } greift nach einer Münze von { $victim }
}
happening-blind = { $taker } nimmt einen Raum von { $victim }

word = { $word ->
    [take] Münze nehmen
    [leave] Liegen lassen
    [block] Münze behalten
    [allow] Hergeben
   *[end] Zug beenden
}
turn-tile = Drehen
more-choices = Weitere Wahl
ability-name = { $figure ->
   *[wizard] Durch die Wand
    [barbarian] Stoßen
    [thief] Münze stehlen
    [dwarf] Zwei Räume tauschen
    [knight] Behält eine Münze
    [amazon] Zusätzlicher Zug
}
ability-used = { $figure ->
   *[wizard] Zauberer, verbraucht
    [barbarian] Barbar, verbraucht
    [thief] Dieb, verbraucht
    [dwarf] Zwerg, verbraucht
    [knight] Ritter, verbraucht
    [amazon] Amazone, verbraucht
}

board-name = Der Drachenbau
your-tiles = Deine Räume
no-tiles = Du hast keine Räume.
hoard = Der Hort des Drachen
where-start = der Startraum
where-east = { $steps } Ost
where-west = { $steps } West
where-north = { $steps } Nord
where-south = { $steps } Süd
# Am Rand des Drachenbaus, wo wenig Platz ist: 2 O.
edge = { $side ->
   *[N] { $steps } N
    [E] { $steps } O
    [S] { $steps } S
    [W] { $steps } W
}
side = { $side ->
   *[N] Norden
    [E] Osten
    [S] Süden
    [W] Westen
}
exits = Pfeile nach { $sides }
exits-none = keine Pfeile
cell-empty = noch kein Raum
cell-faced = Pfeile zeigen hierher von { $sides }
cell-heroes = hier: { $names }
cell-turned = passt, wenn du den Raum drehst
cell-open = einer deiner Räume passt
cell-ability = mit deiner Fähigkeit

aim = { $coins } von { $goal } Münzen
aim-escape = { $coins } von { $goal } Münzen, dann ein Dietrich oder Strudel
card-out = Hinaus: { $ways }
card-in = Herein: { $ways }
card-in-none = Kein Pfeil zeigt hierher.
card-way = { $side } ({ $room })
card-way-rock = { $side } (noch kein Raum)
card-hero = { $player }: { $figure }
card-stands = Steht: { $place }
card-unused = Noch nicht eingesetzt.
card-used = Schon eingesetzt.
hero-button = Dein Held: { $figure }

tile-aloud = einen Raum ({ $exits })

unlit-cell = Nimm zuerst einen deiner Räume auf.
unlit-unfit = Dieser Raum passt dort nicht.
unlit-card = Du kannst jetzt keinen Raum legen.
unlit-hero = Dieser Held kann jetzt nicht gewählt werden.
unlit-how = Das kann dein Held jetzt nicht.
unlit-first = Dieser Raum kann jetzt nicht getauscht werden.
unlit-second = Davon hast du nur einen.
unlit-word = Das geht jetzt nicht.
key-r = R
key-r-does = den Raum drehen, den du hältst oder gewählt hast
key-m = M
key-m-does = im Drachenbau: zu deinem Helden

# Puzzles
puzzle-theme-coin = Die Münze zum Sieg
puzzle-theme-theft = Der Diebstahl, der rettet
puzzle-theme-tile = Der Raum, der rettet
puzzle-theme-chance = Die beste Aussicht auf eine Münze
puzzle-asks-chance = Bereite einen Sieg in deinem nächsten Zug vor. Wer nach dir kommt, hat vielleicht einen Raum, mit dem sich das verhindern lässt: Finde die Entscheidung mit der besten Aussicht.
puzzle-idea-move = Geh zu { $kind ->
   *[blank] einem leeren Raum
    [gold] dem Gold
    [toll] dem Drachenzoll
    [wishing_well] dem Wunschbrunnen
    [steal_left] dem Dieb nach links
    [steal_right] dem Dieb nach rechts
    [steal_tile] dem Kartenraum
    [magic_shift] der magischen Verwandlung
    [destroy] dem Einsturz
    [rotate] dem Drehraum
    [mind_control] der Gedankenkugel
    [wind] dem starken Wind
    [storm] dem schweren Sturm
    [key] dem Dietrich
    [vortex] dem Strudel
    [start] dem Startraum
}.
puzzle-idea-lay = Lege { $kind ->
   *[blank] einen leeren Raum
    [gold] einen Goldfund
    [toll] den Drachenzoll
    [wishing_well] einen Wunschbrunnen
    [steal_left] den Dieb nach links
    [steal_right] den Dieb nach rechts
    [steal_tile] den Kartenraum
    [magic_shift] die magische Verwandlung
    [destroy] den Einsturz
    [rotate] den Drehraum
    [mind_control] die Gedankenkugel
    [wind] den starken Wind
    [storm] den schweren Sturm
    [key] den Dietrich
    [vortex] den Strudel
    [start] den Startraum
} so, dass es dir früher nützt als anderen.
puzzle-idea-destroy = Lass einen Raum verschwinden, und zwar { $kind ->
   *[blank] einen leeren Raum
    [gold] einen Goldfund
    [toll] den Drachenzoll
    [wishing_well] einen Wunschbrunnen
    [steal_left] den Dieb nach links
    [steal_right] den Dieb nach rechts
    [steal_tile] den Kartenraum
    [magic_shift] die magische Verwandlung
    [destroy] den Einsturz
    [rotate] den Drehraum
    [mind_control] die Gedankenkugel
    [wind] den starken Wind
    [storm] den schweren Sturm
    [key] den Dietrich
    [vortex] den Strudel
    [start] den Startraum
}.
puzzle-idea-turn = Dreh einen Raum: Mit { $kind ->
   *[blank] einem leeren Raum
    [gold] dem Gold
    [toll] dem Drachenzoll
    [wishing_well] dem Wunschbrunnen
    [steal_left] dem Dieb nach links
    [steal_right] dem Dieb nach rechts
    [steal_tile] dem Kartenraum
    [magic_shift] der magischen Verwandlung
    [destroy] dem Einsturz
    [rotate] dem Drehraum
    [mind_control] der Gedankenkugel
    [wind] dem starken Wind
    [storm] dem schweren Sturm
    [key] dem Dietrich
    [vortex] dem Strudel
    [start] dem Startraum
} öffnet sich ein anderer Weg.
puzzle-idea-mind = Bewege jemand anderen: Schick die Figur zu { $kind ->
   *[blank] einem leeren Raum
    [gold] dem Gold
    [toll] dem Drachenzoll
    [wishing_well] dem Wunschbrunnen
    [steal_left] dem Dieb nach links
    [steal_right] dem Dieb nach rechts
    [steal_tile] dem Kartenraum
    [magic_shift] der magischen Verwandlung
    [destroy] dem Einsturz
    [rotate] dem Drehraum
    [mind_control] der Gedankenkugel
    [wind] dem starken Wind
    [storm] dem schweren Sturm
    [key] dem Dietrich
    [vortex] dem Strudel
    [start] dem Startraum
}.
puzzle-idea-rob = Nutze deine Fähigkeit: Eine Münze von jemand anderem kann dir gehören.
puzzle-idea-push = Nutze deine Fähigkeit: Schieb jemanden zu { $kind ->
   *[blank] einem leeren Raum
    [gold] dem Gold
    [toll] dem Drachenzoll
    [wishing_well] dem Wunschbrunnen
    [steal_left] dem Dieb nach links
    [steal_right] dem Dieb nach rechts
    [steal_tile] dem Kartenraum
    [magic_shift] der magischen Verwandlung
    [destroy] dem Einsturz
    [rotate] dem Drehraum
    [mind_control] der Gedankenkugel
    [wind] dem starken Wind
    [storm] dem schweren Sturm
    [key] dem Dietrich
    [vortex] dem Strudel
    [start] dem Startraum
}.
puzzle-idea-wizard-move = Nutze deine Fähigkeit: Keine Wand hält dich auf dem Weg zu { $kind ->
   *[blank] einem leeren Raum
    [gold] dem Gold
    [toll] dem Drachenzoll
    [wishing_well] dem Wunschbrunnen
    [steal_left] dem Dieb nach links
    [steal_right] dem Dieb nach rechts
    [steal_tile] dem Kartenraum
    [magic_shift] der magischen Verwandlung
    [destroy] dem Einsturz
    [rotate] dem Drehraum
    [mind_control] der Gedankenkugel
    [wind] dem starken Wind
    [storm] dem schweren Sturm
    [key] dem Dietrich
    [vortex] dem Strudel
    [start] dem Startraum
} auf.
puzzle-idea-amazon-move = Nutze deine Fähigkeit: noch ein Schritt, zu { $kind ->
   *[blank] einem leeren Raum
    [gold] dem Gold
    [toll] dem Drachenzoll
    [wishing_well] dem Wunschbrunnen
    [steal_left] dem Dieb nach links
    [steal_right] dem Dieb nach rechts
    [steal_tile] dem Kartenraum
    [magic_shift] der magischen Verwandlung
    [destroy] dem Einsturz
    [rotate] dem Drehraum
    [mind_control] der Gedankenkugel
    [wind] dem starken Wind
    [storm] dem schweren Sturm
    [key] dem Dietrich
    [vortex] dem Strudel
    [start] dem Startraum
}.
puzzle-idea-shift = Ein Raum kann anderswohin: Versetze { $kind ->
   *[blank] einen leeren Raum
    [gold] einen Goldfund
    [toll] den Drachenzoll
    [wishing_well] einen Wunschbrunnen
    [steal_left] den Dieb nach links
    [steal_right] den Dieb nach rechts
    [steal_tile] den Kartenraum
    [magic_shift] die magische Verwandlung
    [destroy] den Einsturz
    [rotate] den Drehraum
    [mind_control] die Gedankenkugel
    [wind] den starken Wind
    [storm] den schweren Sturm
    [key] den Dietrich
    [vortex] den Strudel
    [start] den Startraum
}.

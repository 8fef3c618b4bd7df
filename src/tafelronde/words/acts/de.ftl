# Entscheidungen der Turnierleitung, auf Deutsch: auf den Seiten des Turniers und bei der Prüfung des
# Protokolls.

act-correct-result = Runde { $round }, Tisch { $table }: Das Ergebnis lautet { $result }.
act-void-result = Runde { $round }, Tisch { $table }: Die Partie zählt nicht; alle bekommen die Hälfte.
act-give-penalty = { $player } verliert { $points } { $count ->
    [one] Punkt
   *[other] Punkte
} (Runde { $round }).
act-grant-bye = { $player } setzt auf Wunsch in Runde { $round } aus, für { $points }.
act-grant-late = { $player } kam später: { $points } für jede der ersten { $rounds } Runden.
act-keep-apart = { $player } und { $other } sollen nicht aufeinandertreffen.
act-pair-by-hand = Runde { $round } ist von Hand gelost: { $result }.
act-add-player = { $player } ist zugelassen.
act-withdraw-player = { $player } wird nicht mehr gelost.
act-remove-player = { $player } ist ausgeschlossen.
act-bring-back = { $player } ist wieder dabei.
act-replace-player = { $player } übernimmt diesen Platz mit seinen Punkten.
act-hold-rounds = { $on ->
    [yes] Runden beginnen, wenn die Turnierleitung es sagt.
   *[no] Runden beginnen von selbst.
}
act-begin-round = { $at ->
    [now] Runde { $round } darf beginnen.
   *[other] Runde { $round } darf ab { $at } beginnen.
}
act-pause-play = Das Turnier macht eine Pause: Es kommen keine Tische dazu.
act-resume-play = Das Turnier geht weiter.
act-extend-time = { $round ->
    [0] Das Turnier dauert { $minutes } Minuten länger.
   *[other] Die Tische von Runde { $round } haben { $minutes } Minuten mehr.
}
act-approve-standings = Der Stand ist bestätigt.
act-need-approval = { $on ->
    [yes] Der Stand zählt, sobald die Turnierleitung ihn bestätigt hat.
   *[no] Der Stand braucht keine Bestätigung.
}
act-play-for-third = { $on ->
    [yes] Es wird um den dritten Platz gespielt.
   *[no] Es wird nicht um den dritten Platz gespielt.
}
act-choose-tie-breaks = Bei gleichen Punkten entscheiden: { $result }.
act-name-director = { $on ->
    [yes] { $player } gehört zur Turnierleitung.
   *[no] { $player } gehört nicht mehr zur Turnierleitung.
}
act-set-entry = Mitspielen darf man { $on ->
    [yes] unter diesen Bedingungen: { $result }.
   *[no] ohne Bedingungen.
}
act-entry-code = ein Code
act-entry-list = eine Liste von { $listed }
act-entry-least = eine Wertung von mindestens { $least }
act-entry-most = eine Wertung von höchstens { $most }
act-entry-members = ein Konto
act-undo-act = Entscheidung { $number } zählt nicht mehr.
act-host = der Betreiber der Seite
act-nobody = jemand
act-reason = Grund: { $why }
act-struck = Der Grund wurde mit einem Konto gelöscht.
act-undone = zurückgenommen

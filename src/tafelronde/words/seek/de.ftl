# Was gesagt wird, wo Leute andere zum Spielen suchen, auf Deutsch.

seek-title = Leute zum Spielen suchen
seek-intro = Sag, was du spielen möchtest. Sobald genug Leute dasselbe wollen, beginnt die Partie von selbst.
seek-game = Spiel
seek-players = Wie viele spielen
seek-least = Mindestens
seek-most = Höchstens
seek-with = Mit wem
seek-strength = { $near ->
    [yes] Ungefähr so stark wie ich
   *[no] Mit allen
}
seek-strength-text = Je länger du wartest, desto mehr darf die Stärke abweichen.
seek-bots = Bots dürfen auffüllen
seek-bots-text = { $kind ->
    [days] Nach einem Tag nehmen Bots ähnlicher Stärke die freien Plätze ein, wenn alle zustimmen.
   *[other] Nach einer Minute nehmen Bots ähnlicher Stärke die freien Plätze ein, wenn alle zustimmen.
}
seek-begin = Mitspieler suchen
seek-stop = Aufhören
seek-yours = Du suchst
seek-bar = Mitspieler suchen
seek-looking = Mitspieler werden gesucht: { $game }
seek-progress = { $people } von { $players }, Wartezeit { $time }
seek-soon = In { $seconds } s dürfen Bots mitspielen
seek-found = Dein Tisch ist bereit
seek-found-game = Dein Tisch ist bereit: { $game }
seek-to-table = Zum Tisch
seek-noted = Notiert. Sobald genug Leute dasselbe wollen, steht die Partie bei deinen Tischen.
seek-open = Sie suchen Mitspieler
seek-row = { $missing ->
    [one] { $name } sucht noch eine Person
   *[other] { $name } sucht noch { $missing } Personen
}
seek-row-more = { $others ->
    [one] { $missing ->
        [one] { $name } und eine weitere Person suchen noch eine
       *[other] { $name } und eine weitere Person suchen noch { $missing }
    }
   *[other] { $missing ->
        [one] { $name } und { $others } andere suchen noch eine Person
       *[other] { $name } und { $others } andere suchen noch { $missing } Personen
    }
}
seek-sizes = { $least } bis { $most } Personen
seek-size = { $least ->
    [one] 1 Person
   *[other] { $least } Personen
}
seek-rated = gewertet
seek-near = ungefähr so stark
seek-join = Mitspielen
seek-join-who = Bei { $name } mitspielen: { $game }

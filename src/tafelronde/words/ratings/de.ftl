# Was von Wertungen gesagt wird, auf Deutsch.

ratings-title = Wertungen
ratings-lead = Wie stark jemand spielt, allein aus gewerteten Partien. 1500 ist so stark wie der gute Bot des Spiels; wer 100 mehr hat, gewinnt etwa 64 von 100 Partien.
ratings-game = Spiel
ratings-players = Spieler
ratings-pace = Tempo
ratings-live = Am Tisch
ratings-days = Tage je Zug
ratings-list = Rangliste
ratings-rank = Platz
ratings-name = Name
ratings-number = Wertung
ratings-sure = Sicher
ratings-games = Partien
ratings-games-of = { $count ->
    [0] Noch keine gewertete Partie
    [one] Eine gewertete Partie
   *[other] { $count } gewertete Partien
}
ratings-bot = { $level ->
    [easy] Bot, leicht
    [medium] Bot, gut
    [hard] Bot, stark
   *[master] Bot, Meister
}
ratings-spread = { $number } ± { $deviation }
ratings-provisional = { $number }?
ratings-provisional-text = Noch unsicher: ± { $deviation }. Ein Dutzend Partien macht sie fest.
ratings-own-place = Dein Platz: { $rank } von { $count }
ratings-own-none = Du hast hier noch keine Wertung. Richte einen Tisch ein, schalte „Gewertete Partie“ ein und spiele.
ratings-empty = Hier hat noch niemand genug gewertete Partien gespielt. Die Bots warten auf die ersten.
ratings-order = Die Liste richtet sich nach dem, was eine Wertung sicher ist: die Zahl minus zweimal ihre Unsicherheit. Wer lange nicht spielt, wird unsicherer und sinkt. Eine Zahl mit „?“ steht in keiner Liste.
ratings-further = Mehr zeigen
ratings-of-person = Wertungen
ratings-none = Noch keine gewertete Partie.
ratings-about = { $game } · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
} · { $pace ->
    [days] Tage je Zug
   *[live] am Tisch
}
ratings-curve = { $count ->
    [one] Nach einer Partie: { $last }
   *[other] { $count } Partien, von { $first } bis { $last }; niedrigste { $low }, höchste { $high }
}
ratings-curve-all = Frühere Partien zeigen
ratings-changed = Deine Wertung: { $before } → { $after } ({ $by })
ratings-others = Wertungen: { $list }
ratings-one = { $name } { $after } ({ $by })
ratings-waiting = Die Wertungen werden berechnet …
ratings-short = Nicht gewertet: Nicht alle hatten etwas entschieden.
ratings-same-person = Nicht gewertet: Zwei Plätze gehörten einer Person.
ratings-no-person = Nicht gewertet: Es spielte kein Mensch mit.
ratings-void = Nicht gewertet: Die Turnierleitung hat entschieden, dass die Partie nicht zählt.
ratings-nobody = Diese Partie änderte keine Wertung.

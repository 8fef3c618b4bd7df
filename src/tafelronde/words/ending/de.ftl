# Das Ende eines Spiels, erzählt auf der Seite des Tisches und im Terminal, auf Deutsch.

verdict-draw = Unentschieden
verdict-you-won = Du gewinnst!
verdict-others = Alle anderen teilen sich den Sieg
verdict-nobody = Niemand hat gewonnen
result-in-vain = Was { $player } auf diesem Platz erreichte, zählt für niemanden.
result-best-left = { $came ->
    [won] Von den anderen liegt { $player } vorn und gewinnt.
   *[shared] Von den anderen liegt auch { $player } vorn und teilt den Sieg.
}
result-own-first = { $by ->
    [leaving] blieb bis zum Ende
   *[rules] { $came ->
        [won] gewinnt
        [draw] unentschieden
       *[shared] teilt den Sieg
    }
}
result-own-gave-up = { $how ->
    [time] hatte keine Zeit mehr
    [left] ging; ein Bot spielte weiter
   *[resigned] gab auf
}
result-short = { $count ->
    [one] 1 Punkt weniger als { $other }
   *[other] { $count } Punkte weniger als { $other }
}
standings = Der Stand
standing-place = { $place }.
standing-spoken = Platz { $place }: { $name }, { $count }
decided-title = Was den Ausschlag gab
decided-relive = Nacherleben
decided = { $how ->
    [own] Schritt { $step }: { $text }. Das kostete { $player } etwa { $cost } von 100.
    [other] Schritt { $step }, { $other }: { $text }. Das kostete { $player } etwa { $cost } von 100.
    [ahead] { $judged ->
        [yes] Ab Schritt { $step } lag { $player } klar vorn, bis zum Ende.
       *[no] Ab Schritt { $step } stand { $player } an erster Stelle, bis zum Ende.
    }
    [led] { $judged ->
        [yes] Bis Schritt { $step } lag { $player } vorn.
       *[no] Bei Schritt { $step } stand { $player } zum letzten Mal an erster Stelle.
    }
    [last] { $judged ->
        [yes] Erst das Ende entschied: Davor lag { $player } nicht klar vorn.
       *[no] Erst das Ende entschied: Davor stand { $player } nicht an erster Stelle.
    }
   *[left] Das Aufgeben gab den Ausschlag.
}
scoring-relive = Wertung nacherleben
scoring-back = Ein Schritt zurück
scoring-next = Weiter
scoring-skip = Zum Ende
scoring-step = { $step } von { $of }
scoring-sheet = Wertungsblatt
result-gave-up = { $who ->
    [you] { $how ->
        [time] Deine Zeit war um.
        [left] Ein Bot hat für dich zu Ende gespielt.
       *[resigned] Du hattest aufgegeben.
    }
    [nobody] { $leaver } hat aufgegeben; dieser Platz zählt für niemanden.
   *[they] { $how ->
        [time] Die Zeit von { $leaver } war um; { $player } spielte weiter.
        [left] { $player } hat für { $leaver } zu Ende gespielt.
       *[resigned] { $leaver } hat aufgegeben; { $player } spielte weiter.
    }
}
result-ended-by = { $who ->
    [you] { $how ->
        [time] Deine Zeit war um.
       *[resigned] Du hast aufgegeben.
    }
   *[they] { $how ->
        [time] { $leaver } hat keine Zeit mehr.
       *[resigned] { $leaver } gibt auf.
    }
}

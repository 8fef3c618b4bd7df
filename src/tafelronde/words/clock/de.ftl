# Was über die Zeit der Spieler gesagt wird, auf Deutsch.

clock-title = Zeit
clock-kind = { $kind ->
    [live] Live
    [days] Tage
   *[none] Keine Uhr
}
clock-kind-text = { $kind ->
    [live] Alle haben eine eigene Uhr; sie läuft, solange man am Zug ist. Nach jedem Zug kommen ein paar Sekunden dazu.
    [days] Alle kommen vorbei, wann es passt; jeder Zug darf so lange dauern.
   *[none] Alle nehmen sich so viel Zeit, wie sie möchten.
}
clock-friends = { $kind ->
    [none] Wer weg muss, kann bis zur Rückkehr von einem Bot vertreten werden: Unter Freunden verliert niemand durch Abwesenheit.
   *[other] Wessen Zeit um ist, wird bis zur Rückkehr von einem Bot vertreten: Unter Freunden verliert niemand durch Abwesenheit.
}
clock-minutes = Minuten für alle
clock-seconds = Sekunden je Zug
clock-own = andere
clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-bank = { $days ->
    [one] 1 Tag für die ganze Partie
   *[other] { $days } Tage für die ganze Partie
}
clock-live = { $bank } min + { $increment } s je Zug
clock-out = Wessen Zeit um ist
clock-out-does = { $out ->
    [stand-in] wird bis zur Rückkehr von einem Bot vertreten
    [resign] gibt auf
   *[bot] wird von einem Bot vertreten
}
clock-out-told = Wer keine Zeit mehr hat, { $out ->
    [stand-in] wird bis zur Rückkehr von einem Bot vertreten und spielt dann ohne Uhr weiter
    [resign] gibt auf
   *[bot] wird von einem Bot vertreten
}.
clock-left = { $unit ->
    [days] { $count } Tage
    [hours] { $count } Std.
   *[minutes] { $count } min
}
clock-spoken = { $unit ->
    [days] noch { $count } Tage
    [hours] noch { $count } Stunden
   *[minutes] { $count ->
        [one] noch 1 Minute
       *[other] noch { $count } Minuten
    }
}
clock-seconds-left = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
clock-ask-pause = Um eine Pause bitten
clock-pause-asked = { $player } hätte gern eine Pause.
clock-pause-waits = Die anderen werden um eine Pause gebeten.
clock-pause-yes = Pause
clock-pause-no = Weiterspielen
clock-pause-withdraw = Doch nicht
clock-paused = Pause: Die Uhren stehen.
clock-resumed = { $player } hat die Pause beendet: Die Uhren laufen weiter.
clock-resume = Weiter in 10 Sekunden
clock-choose-live = Minuten für alle + Sekunden je Zug
clock-choose-days = Tage je Zug
clock-choose-bank = Tage darüber hinaus, für die ganze Partie
rest-title = Urlaub und Ruhezeit
rest-text = Für Spiele mit Tagen je Zug; die Ruhezeit auch für Nachrichten und Mails.
rest-vacation = Urlaub
rest-away = Du bist im Urlaub bis { $until }: Deine Uhren stehen, und du hörst wieder von diesen Spielen, wenn du zurück bist.
rest-back = Ich bin zurück
rest-days = Tage ab jetzt (dieses Jahr sind noch { $left } übrig)
rest-go = In den Urlaub gehen
rest-quiet = Ruhezeit
rest-quiet-text = Nachts wird mir nichts geschickt, und meine Zeit läuft dann nicht ab, auch nicht in der Stunde danach.
rest-from = Von
rest-until = Bis
rest-zone = Nach der Uhr von { $zone }

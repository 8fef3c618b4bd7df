# What is said where a table is set, in German.

new-table-title = Ein Tisch für { $game }
seats-tip = Wähle einen Platz und sage, wer dort sitzt.
who-sits = { $seat }: Wer sitzt hier?
another-bot = Jemand anders
bot-called = { $name } ({ bot-name })
free-for-friends = Für Freunde frei lassen
begins-at-once = Es geht sofort los
begins-when-full = { $count ->
    [one] Es beginnt, sobald der freie Platz besetzt ist
   *[other] Es beginnt, sobald die { $count } freien Plätze besetzt sind
}
seat-me = Du
seat-open-plan = Ein Freund, über den Link
seat-here = Jemand an diesem Gerät
seat-here-name = Name dieser Person
seat-here-short = An diesem Gerät
public-table = Diesen Tisch im Saal zeigen
public-table-text = Sonst findet ihn nur, wer den Link hat.
delay = Zuschauer sehen das Spiel
delay-by = { $count ->
    [0] sofort
    [one] einen Zug später
   *[other] { $count } Züge später
}
hints-plan = Tipps auch, wenn Menschen gegeneinander spielen
hints-plan-text = Wer allein gegen Bots spielt, darf immer danach fragen.
set-table = Tisch decken

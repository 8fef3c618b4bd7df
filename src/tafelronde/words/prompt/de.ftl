# What players made of words are told, and what they are answered.

prompt-you = Du spielst { $game } an einem Tisch zu { $players }. Du bist { $player }. Spieler werden ab 1 gezählt.
prompt-rules = REGELN
prompt-notation = WIE MAN ZÜGE SCHREIBT
prompt-position = STELLUNG
prompt-mark = { $mark } auf dem Brett
prompt-is-you = DU
prompt-happened = SEIT DEINER LETZTEN ENTSCHEIDUNG
prompt-earlier = … und davor { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}.
prompt-legal = WAS JETZT ERLAUBT IST
prompt-groups = Nimm ein Ding links von { $sign }, eine seiner Drehungen (N|E), wenn es welche hat, und einen Ort rechts: { $example }.
prompt-you-act = Du bist am Zug.
prompt-acts = { $player } ist am Zug.
prompt-over = Das Spiel ist zu Ende.
prompt-answer = Beende deine Antwort mit einer Zeile: Zug: { $example }

prompt-read = Gelesen habe ich „{ $read }“.
prompt-nothing = Deine Antwort ist leer.
prompt-several = Darin stehen mehrere erlaubte Züge: entscheide dich für einen.
prompt-unknown = Das ist in diesem Spiel kein Zug.
prompt-number = Kein Zug hat hier diese Nummer.
prompt-illegal = Das ist jetzt nicht erlaubt.
prompt-not-asked = Du bist nicht am Zug.
prompt-right = Schreibe einen von diesen: { $actions }{ $more ->
    [0] .
   *[other] { " " }oder einen von { $more } weiteren.
}

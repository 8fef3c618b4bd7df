# Wat er over de tijd van de spelers gezegd wordt, in het Nederlands.

clock-title = Tijd
clock-kind = { $kind ->
    [live] Live
    [days] Dagen
   *[none] Geen klok
}
clock-kind-text = { $kind ->
    [live] Iedereen heeft een eigen klok, die loopt zolang diegene aan zet is. Na elke zet komen er wat seconden bij.
    [days] Iedereen komt langs wanneer het uitkomt; elke zet mag zo lang duren.
   *[none] Iedereen neemt de tijd die nodig is.
}
clock-friends = { $kind ->
    [none] Moet iemand even weg, dan kan een bot invallen tot die terug is: onder vrienden verliest niemand door weg te zijn.
   *[other] Is iemands tijd om, dan valt een bot in tot die terug is: onder vrienden verliest niemand door weg te zijn.
}
clock-minutes = Minuten voor ieder
clock-seconds = Seconden per zet
clock-own = anders
clock-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
clock-bank = { $days ->
    [one] 1 dag voor het hele spel
   *[other] { $days } dagen voor het hele spel
}
clock-live = { $bank } min + { $increment } s per zet
clock-out = Wiens tijd om is
clock-out-does = { $out ->
    [stand-in] krijgt een bot als invaller tot die terug is
    [resign] geeft op
   *[bot] wordt vervangen door een bot
}
clock-out-told = Wie geen tijd meer heeft, { $out ->
    [stand-in] krijgt een bot als invaller tot die terug is, en speelt daarna zonder klok verder
    [resign] geeft op
   *[bot] wordt vervangen door een bot
}.
clock-left = { $unit ->
    [days] { $count } dagen
    [hours] { $count } u
   *[minutes] { $count } min
}
clock-spoken = { $unit ->
    [days] nog { $count } dagen
    [hours] nog { $count } uur
   *[minutes] { $count ->
        [one] nog 1 minuut
       *[other] nog { $count } minuten
    }
}
clock-seconds-left = { $count ->
    [one] nog 1 seconde
   *[other] nog { $count } seconden
}
clock-ask-pause = Om een pauze vragen
clock-pause-asked = { $player } wil graag even pauze.
clock-pause-waits = De anderen wordt om een pauze gevraagd.
clock-pause-yes = Pauze
clock-pause-no = Doorspelen
clock-pause-withdraw = Laat maar
clock-paused = Pauze: de klokken staan stil.
clock-resumed = { $player } heeft de pauze beëindigd: de klokken lopen weer.
clock-resume = Verder over 10 seconden
clock-choose-live = Minuten voor ieder + seconden per zet
clock-choose-days = Dagen per zet
clock-choose-bank = Dagen daarbovenop, voor het hele spel
rest-title = Vakantie en stille uren
rest-text = Voor spellen met dagen per zet; stille uren ook voor berichten en mails.
rest-vacation = Vakantie
rest-away = Je bent met vakantie tot { $until }: je klokken staan stil, en je hoort weer van deze spellen als je terug bent.
rest-back = Ik ben terug
rest-days = Dagen vanaf nu (er zijn er dit jaar nog { $left })
rest-go = Met vakantie gaan
rest-quiet = Stille uren
rest-quiet-text = ’s Nachts wordt mij niets gestuurd, en mijn tijd loopt dan niet af, en ook niet in het uur daarna.
rest-from = Van
rest-until = Tot
rest-zone = Volgens de klok van { $zone }

# Wat mensen zeggen en horen over de orde, in het Nederlands.

order-report = Melden
order-report-player = Een speler melden…
order-report-title = { $name } melden
order-what-is-wrong = Wat is er mis?
order-reason-insult = beledigt of bedreigt
order-reason-spam = reclame of gespam
order-reason-cheating = speelt vals
order-reason-leaving = loopt weg of houdt op
order-reason-name = een kwetsende naam
order-reason-other = iets anders
order-own-words = In je eigen woorden (als je wilt)
order-report-text = De helpers van deze site zien je melding, met het gesprek eromheen. Je hoort het als iemand ernaar gekeken heeft; de ander hoort niet wie het meldde.
order-send-report = Melding versturen
order-reported = Dank je. Iemand gaat ernaar kijken.
order-unmute = Toon weer wie je verborg ({ $count })
order-phrases = Zinnen in ieders taal
order-phrase-hello = Hallo!
order-phrase-good-luck = Succes!
order-phrase-nice-move = Mooie zet!
order-phrase-thanks = Dank je!
order-phrase-sorry = Sorry voor het wachten.
order-phrase-moment = Een ogenblikje.
order-phrase-good-game = Goed gespeeld!
order-phrase-bye = Tot ziens!
order-notices = Bericht voor jou
order-notices-wait = Een melding van jou is bekeken: meer als je de tafel verlaat.
order-banned = { $kind ->
    [sign-in] Je mag hier voorlopig alleen kijken.
    [play] Je mag voorlopig niet met anderen spelen.
   *[other] Je mag voorlopig niet meepraten.
}
order-because = De reden: { $reason }
order-until = Het eindigt op { $until }.
order-without-end = Er is geen einddatum.
order-seen-to = Je melding over { $name } ({ $at }) is bekeken.
order-seen-acted = Er is iets aan gedaan. Dank je!
order-seen-nothing = We vonden niets waaraan iets gedaan moet worden. Dank je voor het melden.
refusal-bad-invite = Deze link klopt niet, is gebruikt of te oud.
refusal-reports-enough = Je hebt vandaag al veel gemeld. Probeer het over { $seconds } s weer.
refusal-no-such-line = Dat is hier niet gezegd.

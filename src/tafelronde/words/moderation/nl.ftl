# Wat mensen zeggen en horen over de orde, in het Nederlands.

moderation-report = Melden
moderation-report-player = Een speler melden…
moderation-report-title = { $name } melden
moderation-what-is-wrong = Wat is er mis?
moderation-reason-insult = beledigt of bedreigt
moderation-reason-spam = reclame of spam
moderation-reason-cheating = speelt vals
moderation-reason-leaving = verlaat partijen of houdt ze op
moderation-reason-name = een kwetsende naam
moderation-reason-other = iets anders
moderation-own-words = In je eigen woorden (als je wilt)
moderation-report-text = De moderators van deze site zien je melding, met het gesprek eromheen. Je hoort het als iemand ernaar gekeken heeft; de ander hoort niet wie het meldde.
moderation-send-report = Melding versturen
moderation-reported = Dank je. Iemand gaat ernaar kijken.
moderation-unmute = Toon weer wie je verborg ({ $count })
moderation-phrases = Zinnen in ieders taal
moderation-phrase-hello = Hallo!
moderation-phrase-good-luck = Succes!
moderation-phrase-nice-move = Mooie zet!
moderation-phrase-thanks = Dank je!
moderation-phrase-sorry = Sorry voor het wachten.
moderation-phrase-moment = Een ogenblikje.
moderation-phrase-good-game = Goed gespeeld!
moderation-phrase-bye = Tot ziens!
moderation-notices = Bericht voor jou
moderation-notices-wait = Een melding van jou is afgehandeld: meer als je de tafel verlaat.
moderation-banned = { $kind ->
    [sign-in] Je mag hier voorlopig alleen kijken.
    [play] Je mag voorlopig niet met anderen spelen.
   *[other] Je mag voorlopig niet meepraten.
}
moderation-because = De reden: { $reason }
moderation-until = Het eindigt op { $until }.
moderation-without-end = Er is geen einddatum.
moderation-renamed = Je naam hier is nu { $name }.
moderation-renamed-why = Iemand heeft een handle genomen die op “{ $was }” lijkt. In de instellingen kun je een andere naam kiezen.
moderation-seen-to = Je melding over { $name } ({ $at }) is afgehandeld.
moderation-seen-acted = Er is iets aan gedaan. Dank je!
moderation-seen-nothing = We vonden niets waar iets aan gedaan moet worden. Bedankt voor je melding.
refusal-bad-invite = Deze link klopt niet, is al gebruikt of is te oud.
refusal-reports-enough = Je hebt vandaag al veel gemeld. Probeer het over { $seconds } s weer.
refusal-no-such-line = Dat is hier niet gezegd.

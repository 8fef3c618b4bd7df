# Was zur Ordnung gesagt wird, auf Deutsch.

order-report = Melden
order-report-player = Jemanden melden …
order-report-title = { $name } melden
order-what-is-wrong = Was ist nicht in Ordnung?
order-reason-insult = beleidigt oder droht
order-reason-spam = Werbung oder Spam
order-reason-cheating = spielt falsch
order-reason-leaving = läuft weg oder hält auf
order-reason-name = ein verletzender Name
order-reason-other = etwas anderes
order-own-words = Mit eigenen Worten (wenn du magst)
order-report-text = Die Helfer dieser Seite sehen deine Meldung mit dem Gespräch darum herum. Du erfährst, wenn sich jemand gekümmert hat; die andere Person erfährt nicht, wer gemeldet hat.
order-send-report = Meldung senden
order-reported = Danke. Jemand wird es sich ansehen.
order-unmute = Wieder zeigen, wen du verborgen hast ({ $count })
order-phrases = Sätze in jeder Sprache
order-phrase-hello = Hallo!
order-phrase-good-luck = Viel Glück!
order-phrase-nice-move = Schöner Zug!
order-phrase-thanks = Danke!
order-phrase-sorry = Entschuldige das Warten.
order-phrase-moment = Einen Moment bitte.
order-phrase-good-game = Gutes Spiel!
order-phrase-bye = Bis bald!
order-notices = Nachricht für dich
order-notices-wait = Eine Meldung von dir wurde bearbeitet: mehr, wenn du den Tisch verlässt.
order-banned = { $kind ->
    [sign-in] Du darfst hier vorerst nur zuschauen.
    [play] Du darfst vorerst nicht mit anderen spielen.
   *[other] Du darfst vorerst nicht mitreden.
}
order-because = Der Grund: { $reason }
order-until = Es endet am { $until }.
order-without-end = Ein Ende ist nicht vorgesehen.
order-seen-to = Deine Meldung über { $name } ({ $at }) wurde bearbeitet.
order-seen-acted = Es wurde etwas unternommen. Danke!
order-seen-nothing = Wir haben nichts gefunden, was zu tun wäre. Danke für den Hinweis.
refusal-bad-invite = Dieser Link stimmt nicht, ist verbraucht oder zu alt.
refusal-reports-enough = Du hast heute schon viel gemeldet. Versuche es in { $seconds } s wieder.
refusal-no-such-line = Das wurde hier nicht gesagt.

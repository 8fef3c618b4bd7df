# Was zur Ordnung gesagt wird, auf Deutsch.

moderation-report = Melden
moderation-report-player = Jemanden melden …
moderation-report-title = { $name } melden
moderation-what-is-wrong = Was ist nicht in Ordnung?
moderation-reason-insult = beleidigt oder droht
moderation-reason-spam = Werbung oder Spam
moderation-reason-cheating = spielt falsch
moderation-reason-leaving = verlässt Partien oder zögert sie hinaus
moderation-reason-name = ein verletzender Name
moderation-reason-other = etwas anderes
moderation-own-words = Mit eigenen Worten (wenn du magst)
moderation-report-text = Die Moderation dieser Seite sieht deine Meldung und das Gespräch drumherum. Du erfährst es, wenn sich jemand darum gekümmert hat; die andere Person erfährt nicht, wer sie gemeldet hat.
moderation-send-report = Meldung senden
moderation-reported = Danke. Jemand wird es sich ansehen.
moderation-unmute = Ausgeblendete wieder zeigen ({ $count })
moderation-phrases = Sätze in jeder Sprache
moderation-phrase-hello = Hallo!
moderation-phrase-good-luck = Viel Glück!
moderation-phrase-nice-move = Schöner Zug!
moderation-phrase-thanks = Danke!
moderation-phrase-sorry = Entschuldigung fürs Warten.
moderation-phrase-moment = Einen Moment, bitte.
moderation-phrase-good-game = Gutes Spiel!
moderation-phrase-bye = Bis bald!
moderation-notices = Nachricht für dich
moderation-notices-wait = Eine Meldung von dir wurde bearbeitet: mehr, wenn du den Tisch verlässt.
moderation-banned = { $kind ->
    [sign-in] Du darfst hier vorerst nur zuschauen.
    [play] Du darfst vorerst nicht mit anderen spielen.
   *[other] Du darfst vorerst nicht mitreden.
}
moderation-because = Der Grund: { $reason }
moderation-until = Es endet am { $until }.
moderation-without-end = Ein Ende ist nicht vorgesehen.
moderation-renamed = Dein Name hier ist jetzt { $name }.
moderation-renamed-why = Jemand hat einen Handle genommen, der „{ $was }“ ähnlich sieht. In den Einstellungen kannst du einen anderen Namen wählen.
moderation-seen-to = Deine Meldung über { $name } ({ $at }) wurde bearbeitet.
moderation-seen-acted = Es wurde etwas unternommen. Danke!
moderation-seen-nothing = Wir haben nichts gefunden, was zu tun wäre. Danke für den Hinweis.
refusal-bad-invite = Dieser Link stimmt nicht, wurde schon benutzt oder ist zu alt.
refusal-reports-enough = Du hast heute schon viel gemeldet. Versuche es in { $seconds } s wieder.
refusal-no-such-line = Das wurde hier nicht gesagt.

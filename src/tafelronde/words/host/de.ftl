# Was nur liest, wer die Seite betreut, auf Deutsch.

host-join-title = Diese Seite mitbetreuen
host-join-text = Dieser Link gibt { $name } eine Aufgabe auf dieser Seite. Er gilt einmal.
host-join = Annehmen
host-tab-reports = Meldungen
host-tab-people = Personen
host-tab-tables = Tische
host-tab-acts = Protokoll
host-tab-words = Unerwünschte Wörter
host-tab-health = Zustand
host-reports-open = offen
host-reports-acted = etwas unternommen
host-reports-nothing = nichts zu tun
host-no-reports = Hier sind keine Meldungen.
host-kind-chat = im Gespräch
host-kind-name = durch den Namen
host-kind-player = am Tisch
host-reported-by = gemeldet von { $name }, { $at }
host-the-table = der Tisch
host-hide-line = Diese Zeile verbergen
host-answer = Ein Wort an die meldende Person (wenn du magst)
host-seen-acted = Erledigt: etwas unternommen
host-seen-nothing = Nichts zu tun
host-seen-by = Bearbeitet von { $name }.
host-ban = Sperren …
host-ban-title = { $name } sperren
host-ban-from = Wovon
host-ban-days = Wie lange
host-ban-reason = Warum
host-ban-words = Was der Person noch gesagt wird
host-ban-now = Jetzt sperren
host-ban-chat = vom Mitreden
host-ban-play = vom Spielen mit anderen
host-ban-sign-in = von allem außer Zuschauen
host-days = { $days ->
    [0] unbefristet
    [one] einen Tag
   *[other] { $days } Tage
}
host-more = Mehr zeigen
host-search = Anfang des Namens
host-search-go = Suchen
host-nobody = Niemand heißt so.
host-role-moderator = Moderation
host-role-host = Leitung
host-since = seit { $at }
host-person-facts = Geräte: { $devices }; Meldungen über diese Person: { $reports }; eigene Meldungen: { $made }
host-bans = Sperren
host-lifted = aufgehoben { $at }
host-lift = Aufheben
host-why = Warum (nötig; es steht dann im Protokoll)
host-roles = Aufgaben
host-make-none = Aufgabe entziehen
host-make-moderator = In die Moderation aufnehmen
host-make-host = In die Leitung aufnehmen
host-reports-about = Meldungen über diese Person
host-command-line = Kommandozeile
host-acts-text = Alles, was Leitung und Moderation getan haben; es wird nie geändert.
host-act-ban = sperrte
host-act-lift = hob eine Sperre auf:
host-act-role-moderator = nahm in die Moderation auf:
host-act-role-host = nahm in die Leitung auf:
host-act-role-none = entzog die Aufgabe:
host-act-words = änderte die unerwünschten Wörter
host-act-hide-table = verbarg einen Tisch
host-act-show-table = zeigte einen Tisch wieder
host-act-hide-line = verbarg eine Zeile von
host-act-show-line = zeigte wieder eine Zeile von
host-act-close-table = schloss einen Tisch
host-act-report-acted = bearbeitete eine Meldung und tat etwas:
host-act-report-nothing = bearbeitete eine Meldung, nichts zu tun:
host-act-invite = erstellte einen Link zu einer Aufgabe
host-act-house-name = hat das Haus benannt
host-act-house-access = hat geändert, wer hereindarf
host-act-house-emblem = hat das Wappen geändert
host-act-house-text = hat einen Text des Hauses geändert
host-act-house-invite = hat eine Einladung ins Haus gemacht
host-act-house-uninvite = hat eine Einladung ins Haus zurückgenommen
host-act-member-in = hat zum Mitglied gemacht:
host-act-member-out = hat die Mitgliedschaft beendet von
host-act-request-accepted = hat die Anfrage angenommen von
host-act-request-refused = hat die Anfrage abgelehnt von
host-act-tournament-call-off = hat ein Turnier abgesagt
host-act-tournament-hide = hat ein Turnier verborgen
host-act-tournament-show = zeigt ein Turnier wieder
host-act-tournament-rename = hat ein Turnier umbenannt
host-private = privat
host-hidden = nicht in den Listen
host-act = Aktion …
host-close-table = Den Tisch schließen
host-hide-table = Aus den Listen nehmen
host-show-table = Wieder in den Listen zeigen
host-status-playing = im Spiel
host-status-open = wartet auf Spieler
host-status-over = zu Ende
host-status-closed = geschlossen
host-no-tables = Hier sind keine Tische.
host-words-text = Was gesagt wird und wie jemand heißt, darf diese Wörter nicht enthalten. Akzente, Ziffern oder ähnliche Buchstaben ändern nichts; nur ganze Wörter zählen.
host-words-add = Wörter, eines in jeder Zeile
host-words-add-now = Hinzufügen
host-words-remove = { $word } entfernen
host-database = Datenbank
host-database-kind = Art (Schema)
host-database-size = Größe
host-disk-free = Platz auf der Platte
host-of = { $part } von { $whole }
host-queues = Was wartet
host-queue-bot-turns = Züge von Bots
host-queue-reviews = Analysen
host-queue-reports = offene Meldungen
host-queue-playing = laufende Partien
host-queue-open = wartende Tische
host-nodes = Server
host-fact-sockets = Verbindungen
host-fact-tables = Tische im Speicher
host-fact-turns-waiting = Züge in der Warteschlange
host-fact-bots-thinking = denkende Bots
host-fact-workers = Prozesse für Bots
host-fact-moves = Züge seit dem Start
host-fact-errors = Fehler
host-backups = Sicherungen
host-backups-ok = Die letzte wurde rechtzeitig gemacht und geprüft.
host-backups-noted = Die letzte wurde rechtzeitig gemeldet. Geprüft hat diese Seite sie nicht.
host-backups-unknown = Ob gesichert wird, ist hier nicht bekannt.
host-backups-due = Die nächste steht an.
host-backups-late = Die letzte bekannte ist alt.
host-backups-failed = Der letzte Versuch ist misslungen.
host-backups-off = Regelmäßig werden keine gemacht. Wie das geht, steht in der Anleitung.
refusal-not-moderator = Das darf nur die Leitung.
refusal-has-role = Diese Person betreut die Seite mit. Entziehe erst die Aufgabe.
refusal-last-host = Jemand muss diese Seite leiten.
host-tab-members = Mitglieder
host-tab-house = Haus
host-house-name = Name des Hauses
host-house-save = Speichern
host-house-saved = Gespeichert.
host-house-access = Wer hereinkommt
host-house-access-of = { $access ->
    [open] alle
    [accounts] Menschen mit Konto
   *[members] nur Mitglieder
}
host-house-access-about = { $access ->
    [open] Alle dürfen zusehen und als Gast spielen.
    [accounts] Besucher und Gäste sehen nur die Tür, bis sie einen Passkey, Wiederherstellungscodes oder eine bestätigte Adresse haben.
   *[members] Alle anderen sehen nur die Tür: Name, Wappen, Begrüßung, Impressum und Datenschutz. Wer kein Mitglied ist, ist sofort draußen.
}
host-house-emblem = Wappen
host-house-emblem-of = { $emblem ->
    [crown] Krone
    [rose] Rose
    [lily] Lilie
    [lion] Löwe
    [tower] Turm
   *[swan] Schwan
}
host-house-picture = oder ein eigenes Bild (PNG, höchstens 40 kB)
host-house-large = Dieses Bild ist größer als 40 kB.
host-house-texts = Texte
host-house-texts-about = Einfacher Text. Fehlt ein Text in der Sprache der Leser, wird eine andere Sprache gezeigt.
host-house-language = Sprache
host-house-text-of = { $kind ->
    [welcome] Begrüßung
    [rules] Hausordnung
    [imprint] Impressum
   *[privacy] Datenschutz
}
host-house-draft = Mit einem Entwurf beginnen
host-requests = Bitten um Aufnahme
host-request-accept = Aufnehmen
host-request-refuse = Ablehnen
host-invitations = Einladungen
host-invite-uses = Für wie viele Menschen
host-invite-days = Tage
host-invite-note = Für wen (wenn du magst)
host-invite-make = Einladung machen
host-invite-made = Gib diesen Link weiter. Er ist nur jetzt zu sehen.
host-invite-link = Link der Einladung
host-invite-nameless = Ohne Notiz
host-invite-left = { $used } gekommen, { $uses } können noch kommen, bis { $until }
host-invite-end = Beenden
host-members = Mitglieder
host-no-members = Noch ist niemand Mitglied.
host-member-end = Mitgliedschaft beenden
host-member-end-sure = Jetzt beenden: alle ihre Seiten schließen
host-member-keep = Doch nicht
host-members-more = Mehr
host-house-draft-imprint =
    Diesen Tisch betreibt:

    Name:
    Anschrift:
    E-Mail:

    Es ist ein privates Angebot ohne Gewinnabsicht. Das Programm ist Tafelronde, freie Software. Die Spiele gehören ihren Autoren und Verlagen.
host-house-draft-privacy =
    Verantwortlich: siehe Impressum.

    Hier wird gespeichert: dein Name und der Zeitpunkt deines ersten Besuchs; in deinem Browser ein Cookie, an dem du wiedererkannt wirst. Wenn du ein Konto machst: dein Benutzername, deine E-Mail-Adresse, deine Passkeys und die Hashes deiner Wiederherstellungscodes. Deine Partien: alle Züge, Ergebnisse und was du am Tisch sagst; Wertungen und Turniere, die daraus folgen; Lektionen und Rätsel, die du gelöst hast. Wem du folgst, wen du blockierst oder stumm schaltest; deine Einstellungen; wo du Mitteilungen erlaubt hast, die Adresse beim Push-Dienst deines Browsers. Meldungen über Verhalten und was darüber entschieden wurde. Ob du Mitglied bist, seit wann und durch welche Einladung.

    Nicht gespeichert: deine Internetadresse. Sie steht eine Weile im Arbeitsspeicher, damit niemand den Server überlastet. Nichts wird an andere gegeben, und niemand zählt Besuche; Mitteilungen gehen über den Push-Dienst deines Browsers, Mails über unseren Mailserver.

    Auf der Seite „Konto“ kannst du alles über dich herunterladen und dein Konto löschen. Dann verschwindet dein Name aus allen Partien. Sicherungen behalten ihn, solange sie aufgehoben werden.

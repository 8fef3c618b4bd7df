# Was die Kontoseite sagt, auf Deutsch.

account-lead-guest = Du spielst hier als Gast, und das darf so bleiben: Nichts auf dieser Seite ist zum Spielen nötig. Was du hier hinzufügst, bringt dich zurück, wenn du dieses Gerät verlierst, mit deinen Partien und allem, was du gelernt hast.
account-lead = Das bringt dich auf anderen Geräten zurück zu deinen Partien.
account-alone = Bisher kennt dich nur dieses Gerät. Verlierst du es, bist du ein neuer Gast. Füge einen Passkey hinzu, oder lass dir Wiederherstellungscodes geben.
account-passkeys = Passkeys
account-passkeys-text = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne Passwort. Er gilt nur für diese Seite.
account-passkey-add = Passkey hinzufügen
account-passkey-made = Der Passkey „{ $name }“ wurde hinzugefügt.
account-passkey-new = neu, noch nicht benutzt
account-passkey-used = zuletzt benutzt am { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
account-passkey-since = seit { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
account-passkey-rename = Umbenennen
account-passkey-rename-named = { $name } umbenennen
account-passkey-name = Name dieses Passkeys
account-passkey-remove = Entfernen
account-passkey-remove-named = { $name } entfernen
account-passkey-removed = Mit „{ $name }“ meldet sich niemand mehr an.
account-passkey-cancelled = Es ist nichts geschehen: Der Browser bekam keinen Passkey.
account-passkey-known = Dieses Gerät hat schon einen Passkey für dich.
account-passkey-not-here = Passkeys funktionieren nur über https, und nicht, wenn du den Server mit einer bloßen Nummer wie 192.168.1.5 aufrufst.
account-codes = Wiederherstellungscodes
account-codes-text = Zehn Codes, die du auf Papier oder bei deinen Passwörtern aufbewahrst. Mit jedem kannst du dich einmal anmelden.
account-codes-left = { $count ->
    [0] Du hast keinen.
    [one] Du hast noch einen.
   *[other] Du hast noch { $count }.
}
account-codes-make = Zehn Codes erzeugen
account-codes-anew = Zehn neue Codes erzeugen
account-codes-anew-text = Die früheren gelten dann nicht mehr.
account-codes-once = Schreib sie jetzt auf: Sie werden nie wieder gezeigt.
account-codes-copy = Kopieren
account-codes-copied = Die Codes sind kopiert.
account-handle = Handle
account-handle-text = Ein Name, den hier nur du hast und der keinem anderen ähnelt, damit Freunde dich finden. Am Tisch behältst du deinen gewöhnlichen Namen.
account-handle-field = Handle, 3–20 Zeichen
account-handle-take = Übernehmen
account-handle-is = Du bist @{ $handle }.
account-handle-from = Du kannst ihn ab { DATETIME($at, day: "numeric", month: "long", year: "numeric") } ändern. Ein Handle, den du aufgibst, bekommt 90 Tage lang niemand anders.
account-handle-name = Als meinen Namen am Tisch verwenden
account-email = E-Mail
account-email-text = Nur für einen Link zum Anmelden, falls du alles andere verlierst. Sonst sieht niemand die Adresse.
account-email-is = { $address }, bestätigt
account-email-field = E-Mail-Adresse
account-email-send = Link zur Bestätigung schicken
account-email-sent = Ein Link ist unterwegs zu { $address }. Er gilt eine Stunde.
account-email-remove = Adresse entfernen
account-email-confirm = Meine Adresse bestätigen
account-email-confirm-text = Du bist über den Link gekommen, der an deine Adresse ging.
account-email-confirmed = Deine Adresse ist bestätigt.
account-devices = Wo du angemeldet bist
account-sign-out-others = Überall sonst abmelden
account-come-back = Ich war schon einmal hier
account-come-back-text = Melde dich an, dann ist dieses Gerät deins.
account-along = Mitnehmen, was ich hier als { $name } gespielt habe
account-with-passkey = Mit einem Passkey anmelden
account-code-field = Code (anderes Gerät, Rettung)
account-code-use = Code benutzen
account-link-send = Schick mir einen Link
account-link-sent = Wenn diese Adresse hier bekannt ist, ist ein Link dorthin unterwegs. Er gilt eine Stunde.
account-link-use = Anmelden
account-link-use-text = Du bist über den Link gekommen, der dir geschickt wurde. Er meldet dich auf diesem Gerät an.
account-signed-in = Willkommen zurück, { $name }.
account-merge = Zweimal ich
account-merge-text = Hast du hier auch unter einer anderen Identität gespielt? Beweise, dass sie dir gehört: Dann gehen ihre Partien, Lektionen, Passkeys und Geräte auf { $name } über. Das lässt sich nicht rückgängig machen.
account-merge-passkey = Mit ihrem Passkey übernehmen
account-merge-code = Code der anderen Identität
account-merge-code-use = Mit ihrem Code übernehmen
account-merged = Jetzt gehört alles dir. Die Partien folgen innerhalb einer Minute.
account-data = Deine Daten
account-data-text = Alles, was dieser Server von dir weiß, mit den Aufzeichnungen deiner Partien, als eine Datei.
account-export = Meine Daten herunterladen
account-leave = Mein Konto löschen …
account-leave-title = Dein Konto löschen
account-leave-text = Gelöscht werden dein Name, deine Adresse, deine Geräte, Passkeys und Programme und was du gelernt hast; niemand kann das zurückholen. Partien, die du gespielt hast, bleiben für die anderen; dort heißt du „jemand, der gegangen ist“. Partien, die noch laufen, gibst du auf.
account-leave-sure = Gib zum Weitergehen deinen Namen ein: { $name }
account-leave-now = Endgültig löschen
refusal-bad-passkey = Dieser Passkey wurde nicht angenommen. Versuche es noch einmal.
refusal-bad-handle = Ein Handle hat { $least } bis { $most } Buchstaben und Ziffern, höchstens mit - _ . dazwischen.
refusal-handle-taken = Diesen Handle, oder einen sehr ähnlichen, hat schon jemand.
refusal-handle-too-soon = { $days ->
    [one] Du kannst deinen Handle morgen wieder ändern.
   *[other] Du kannst deinen Handle in { $days } Tagen wieder ändern.
}
refusal-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
refusal-no-mails = Dieser Server verschickt keine Mails.
refusal-merge-same = Das bist du schon.
refusal-merge-playing = Beide sitzen an einem Tisch, an dem gespielt wird. Beende zuerst diese Partie.
refusal-merge-tournament = Beide spielen im Turnier „{ $name }“ mit, das schon begonnen hat. Warte, bis es zu Ende ist, oder verlasse es mit einer der beiden.
refusal-merge-banned = Die eine Identität betreut diese Seite mit, die andere ist gesperrt. Zusammenlegen lassen sie sich erst, wenn die Sperre vorbei ist.
refusal-not-sure = Das ist nicht dein Name. Gib ihn ein, wie er hier steht.
account-news = Neues von deinen Tischen
account-news-text = Während du weg bist: eine Nachricht je Tisch, bis du ihn wieder ansiehst.
account-news-here = Auf diesem Gerät melden
account-news-on = Dieses Gerät meldet es dir.
account-news-off = Nicht mehr auf diesem Gerät
account-news-cannot = Dieser Browser kann keine Nachrichten empfangen oder darf es nicht.
account-news-others = Andere Geräte, die es dir melden
account-news-drop = Dort nichts mehr melden: { $device }
account-news-kind-turn = Ich bin am Zug
account-news-kind-filled = Ein Spiel beginnt
account-news-kind-short = Meine Zeit wird knapp
account-news-kind-over = Ein Spiel ist zu Ende
account-news-kind-round = Eine Runde eines Turniers beginnt
account-news-kind-invited = Jemand lädt mich zu einer Partie ein
account-news-way-push = Auf meinen Geräten
account-news-way-mail = Per Mail
account-news-way-both = Beides
account-news-way-none = Gar nicht
account-news-no-mail = Bestätige zuerst eine Adresse, um Mails zu bekommen.
account-news-never-mail = Dieser Server schickt keine Mails.
account-news-hours = Mails
account-news-every = { $hours ->
    [1] Höchstens jede Stunde
    [24] Höchstens einmal am Tag
   *[other] Höchstens alle { $hours } Stunden
}
account-news-rests = In deiner Ruhezeit wird nichts geschickt.
account-news-rest = Urlaub und Ruhezeit …
account-news-saved = Gespeichert.
account-unsubscribe-text = Wenn du es hier bestätigst, bekommst du keine Mails mehr über deine Spiele.
account-unsubscribe = Mails abbestellen
account-unsubscribed = Du bekommst keine Mails mehr über deine Spiele. Nachrichten auf deinen Geräten bleiben, wie sie sind.
refusal-bad-push = Der Push-Dienst dieses Browsers kann hier nicht benutzt werden.

# The door of a house that its host has closed.

account-door-inside = Du bist drin.
account-door-closed-members = Hier spielen Mitglieder.
account-door-closed-accounts = Hier spielen Leute mit einem Konto.
account-door-closed-open = Hier darf jeder herein.
account-door-enter = Zu den Tischen
account-door-name = Dein Name hier
account-door-invited = Du hast eine Einladung
account-door-invited-text = Sag, wie du heißt, und gib den Code der Einladung ein.
account-door-code = Code der Einladung
account-door-join = Hereinkommen
account-door-ask = Um Einlass bitten
account-door-ask-text = Die, die das Haus leiten, entscheiden.
account-door-ask-words = Ein Wort an sie (wenn du magst)
account-door-ask-now = Bitten
account-door-asked = Du hast um Einlass gebeten
account-door-asked-text = { $name } wartet auf Antwort. Komm mit diesem Browser wieder.
account-door-look-again = Noch einmal nachsehen
account-door-withdraw = Zurücknehmen
account-door-refused = Deine Bitte wurde abgelehnt
account-door-refused-text = Frage die, die das Haus leiten.
account-door-back = Du warst schon hier
account-door-back-text = Melde dich an als die Person, die du bist.
account-door-account = Ein Konto anlegen
account-door-account-text = Du bekommst Codes, mit denen du von jedem Gerät zurückkommst.
account-door-make-account = Konto anlegen
account-door-codes-kept = Ich habe sie aufgeschrieben
account-door-rules = Hausregeln
account-door-imprint = Impressum
account-door-privacy = Datenschutz

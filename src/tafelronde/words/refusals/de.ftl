# What is said where something is refused, in German.

refusal-no-such-person = Diese Person gibt es hier nicht.
refusal-unwanted-word = Darin steht ein Wort, das auf dieser Seite nicht erwünscht ist.
refusal-newcomer = Du bist neu hier: In den ersten Minuten kannst du Fremden nur die fertigen Sätze sagen (der Knopf „…“).
refusal-members-only = Hier kommen nur Mitglieder herein.
refusal-accounts-only = Hier kommt nur herein, wer ein Konto hat: Füge einen Passkey, Wiederherstellungscodes oder eine E-Mail-Adresse hinzu.
refusal-no-member = Deine Mitgliedschaft hier ist beendet. Frage die, die das Haus leiten.
refusal-bad-house-code = Diese Einladung ist falsch, verbraucht oder zu alt.
refusal-bad-emblem = Dieses Bild lässt sich nicht verwenden. Es muss ein PNG sein, 16 bis 512 Pixel je Seite und höchstens 40 kB groß, ohne Interlacing.
refusal-requests-enough = Hier warten zu viele auf eine Antwort. Versuche es später noch einmal.
refusal-circles-enough = Du bist in so vielen Kreisen, wie es geht. Verlass erst einen.
refusal-circle-full = Dieser Kreis ist voll.
refusal-circle-removed = Du wurdest aus diesem Kreis entfernt.
refusal-circle-maker = Das kann nur, wer sich um diesen Kreis kümmert.
refusal-banned = { $until ->
    [0] Du bist davon unbefristet ausgeschlossen.
   *[other] Du bist davon ausgeschlossen bis { DATETIME($until, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
} { $why ->
    [insult] Der Grund: Beleidigung oder Drohung.
    [spam] Der Grund: Werbung oder Spam.
    [cheating] Der Grund: Falschspiel.
    [leaving] Der Grund: Partien verlassen oder hinausgezögert.
    [name] Der Grund: der Name.
   *[other] { $words }
}
refusal-time-is-up = Deine Zeit ist um.
refusal-paused = Es ist Pause; beende sie zuerst.
refusal-no-clock = Hier hat niemand eine Uhr.
refusal-bad-zone = Diese Zeitzone ist hier nicht bekannt.
refusal-no-vacation = So viele Urlaubstage sind dieses Jahr nicht mehr übrig.
refusal-stale = Der Tisch ist schon weiter; sieh noch einmal hin.
refusal-no-session = Der Server weiß nicht, wer du bist. Lade die Seite neu; hilft das nicht, behält dein Browser keine Cookies von ihr: Erlaube sie und lade sie noch einmal.
refusal-wrong-host = Dieser Server hört nicht auf den Namen „{ $name }“. Nimm seine Adresse in deinem Netz oder die öffentliche. Wer ihn betreibt, stellt sie mit --public-address ein.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-removed = Du wurdest von diesem Tisch weggeschickt.
refusal-has-resigned = Dieser Platz hat aufgegeben; ein Bot spielt ihn zu Ende.
refusal-is-playing = Wer spielt, bleibt bis zum Ende.
refusal-other-rules = Diese Partie begann mit Regeln, die dieser Server nicht mehr spielt.
refusal-unreadable = An diesem Tisch ist etwas geschehen, das der Server nicht lesen kann; deshalb ist er vorerst geschlossen. Nichts davon geht verloren: Eine neuere Fassung des Programms kann ihn vielleicht öffnen.
refusal-newer = Eine neuere Fassung des Programms hat hier etwas gespeichert, das dieser Server noch nicht lesen kann. Nichts davon geht verloren.
refusal-bad-name = Dieser Name geht nicht. Ein Name hat 1 bis 40 sichtbare Zeichen.
refusal-name-taken = So heißt schon jemand anders, oder sehr ähnlich: ein Handle, ein Bot oder ein Titel derer, die die Seite betreiben. Füge etwas hinzu, zum Beispiel einen Anfangsbuchstaben.
refusal-not-for-programs = Das darf ein Programm nicht. Melde dich als Person an.
refusal-not-invited = Dieses Programm spielt nur an Tischen seines Besitzers.
refusal-bad-code = Dieser Code stimmt nicht oder wurde schon benutzt.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-bot-seated = { $name } sitzt schon an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-host = Das kann nur, wer diesen Tisch gedeckt hat.
refusal-not-director = Das darf nur die Turnierleitung.
refusal-stale-desk = Inzwischen hat jemand anders etwas entschieden. Sieh es dir an und entscheide dann noch einmal.
refusal-too-late = Zu spät: Die Runde, die das ändern würde, hat begonnen.
refusal-bad-act = { $why ->
    [off] Das Turnier ist abgesagt.
    [not-over] Das ist noch nicht vorbei.
    [undone] Das ist schon zurückgenommen.
    [final] Das lässt sich nicht zurücknehmen. Entscheide neu.
    [own-game] Niemand entscheidet eine eigene gewertete Partie für sich selbst. Bitte jemand anderen von der Turnierleitung.
    [state] So weit ist das Turnier nicht.
    [player] So steht es um diesen Spieler nicht.
   *[kind] Das gibt es in einem Turnier dieser Art nicht.
}
refusal-entry = { $why ->
    [code] Dieses Turnier fragt nach einem Code, und dieser ist es nicht.
    [account] Nur Menschen mit Konto dürfen mitspielen.
    [list] Nur Menschen auf einer Liste dürfen mitspielen.
   *[rating] Deine Wertung liegt außerhalb der Grenzen dieses Turniers.
}
refusal-not-open = Das Spiel hat schon begonnen.
refusal-bad-bot = Für dieses Spiel gibt es keinen solchen Bot.
refusal-bad-option = So kann der Tisch nicht gedeckt werden: Etwas daran ist nicht möglich.
refusal-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-no-offer = Niemand bittet gerade darum, etwas zurückzunehmen.
refusal-no-such-action = Diesen Zug gibt es in diesem Spiel nicht.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-nobody-missing = Hier wird auf niemanden gewartet, oder es gibt Uhren.
refusal-missing-early = Dafür ist es noch zu früh. Versuche es in { $minutes } min.
refusal-among-friends = Unter Freunden wird niemand aus der Partie genommen: Ein Bot kann bis zur Rückkehr vertreten.
refusal-no-challenges = Diese Person nimmt von dir keine Herausforderungen oder Einladungen an.
refusal-no-invitation = Diese Einladung gibt es nicht mehr: Sie wurde zurückgezogen, ist verfallen oder schon beantwortet.
refusal-nudged = Es ist schon erinnert worden; einmal je Entscheidung genügt.
refusal-not-away = Du sitzt schon am Tisch; kein Bot spielt für dich.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-no-hints = Hier gibt es keine Tipps: Es spielen Menschen gegeneinander, und dieser Tisch erlaubt sie dann nicht.
refusal-one-try = Beim Spiel des Tages spielen alle ohne Tipps, ohne Zurücknehmen und ohne Vertretung.
refusal-rated = In einer gewerteten Partie hat jede Person einen Platz, Bots sind vom Hof, und es gibt keine Tipps, kein Zurücknehmen und keine Vertretung.
refusal-yourself = Das bist du selbst.
refusal-apart = Du hast jemanden an diesem Tisch oder diese Person blockiert.
refusal-no-seat-here = An diesem Tisch ist kein Platz für dich. Wähle einen anderen.
refusal-in-tournament = In einem Turnier spielen alle selbst: ohne Tipps, ohne Zurücknehmen und ohne Vertretung, an den ausgelosten Tischen.
refusal-round-first = Alle Tische dieser Runde spielen dieselbe Auslosung. Du darfst zusehen, wenn die Runde vorbei ist.
refusal-deal-first = Das ist ein Versuch beim Spiel des Tages. Spiele es erst selbst zu Ende, dann darfst du ihn sehen.
refusal-deal-sealed = Andere spielen diese Partie noch. Protokoll, Analyse und Startwert gibt es erst, wenn niemand sie mehr spielt: am Ende der Runde, beim Spiel des Tages zwei Tage nach seinem Beginn.
refusal-deal-not-today = Dieses Spiel kann nur an seinem Tag begonnen werden.
refusal-too-fast = Zu schnell. Versuche es in { $seconds } s noch einmal.
refusal-too-many = Zu viel auf einmal.
refusal-bots-alone = An genug deiner Tische spielen schon nur Bots. Versuche es noch einmal, wenn eine dieser Partien vorbei ist, oder in { $seconds } s.
refusal-devices-only = Hier rechnen die Geräte der Leser die Analysen selbst aus.
refusal-reviews-waiting = Du wartest schon auf mehrere Analysen. Versuche es in { $seconds } s noch einmal.
refusal-bots-waiting = Bots haben noch viele Züge für dich zu spielen. Versuche es in { $seconds } s noch einmal.
refusal-busy = Die Bots sind beschäftigt. Versuche es gleich noch einmal.
refusal-no-database = Der Server kann gerade nichts speichern. Was bestätigt war, ist nicht verloren; versuche es gleich noch einmal.
refusal-bot-failed = Der Bot konnte nicht antworten. Versuche es noch einmal.
refusal-playing-live = Du spielst gerade eine Live-Partie. Beende sie zuerst.
refusal-not-together = Mit allen, die hier sitzen, kann das Spiel nicht beginnen. Es geht, sobald jemand aufsteht.
refusal-answers-live = Antworten bereitlegen kann man nur, wo es Tage für jeden Zug gibt.
refusal-answers-hidden = In diesem Spiel verbergen die Spieler etwas voreinander; darum kann man keine Antworten bereitlegen.
refusal-answers-drawn = Dort wird etwas gezogen; auf das, was danach kommt, kann man nicht im Voraus antworten.
refusal-answers-over = Dort ist die Partie zu Ende.
refusal-answers-end = So eine Folge endet mit deiner Antwort.
refusal-answers-long = Diese Folge ist zu lang.
refusal-answers-differ = Du hast auf dasselbe schon etwas anderes geantwortet; entferne das zuerst.
refusal-answers-own-turn = Du bist am Zug: spiele.
refusal-record-unreadable = Das ist kein Protokoll, wie Tafelronde es schreibt{ $line ->
    [0] : { $why }.
   *[other] . Zeile { $line }: { $why }.
}
record-expected = erwartet wird { $expected }, gefunden wurde { $found }
record-missing = fehlt; erwartet wird { $expected }
record-whole-number = erwartet wird eine ganze Zahl, gefunden wurde { $found }
record-digits = erwartet werden 64 Ziffern 0-9 a-f, gefunden wurde { $found }
record-given = erwartet werden eine Zahl von Schritten und 64 Ziffern 0-9 a-f, gefunden wurde { $found }
record-time = erwartet wird eine Zeit wie 2026-11-21T18:05:00Z, gefunden wurde { $found }
record-heading = erwartet werden eine leere Zeile und [{ $section }], gefunden wurde { $found }
record-none-of = { $found } ist nichts von { $known }
record-impossible = { $found } ist nicht möglich; erwartet wird { $expected }
record-no-action = { $found } ist keine Aktion; erwartet wird { $expected }
record-spelled = { $found } wird { $expected } geschrieben
record-out-of-range = { $found } liegt außerhalb des Bereichs
record-unread = bei { $found } ist keine Aktion zu lesen
record-no-place = { $found } gehört nicht hierher
record-plies = die Partie hat { $plies } Schritte
record-no-takebacks = fehlt: ein Abschnitt ohne zurückgenommene Züge wird weggelassen
record-other-data = wurde mit einem anderen Datensatz gespielt: der hat { $found }
record-unknown-game = unbekanntes Spiel { $found }; bekannte Spiele: { $known }
record-ends-early = das Protokoll endet vor seinem Abschnitt [{ $section }]
record-ends-late = das Protokoll sollte vor dieser Zeile enden
record-empty-line = im Abschnitt steht eine leere Zeile, oder danach fehlt [{ $section }]
record-empty = die Datei ist leer
record-too-long = die Datei ist länger als { $most } Bytes: kein Protokoll
record-no-text = Byte { $byte } ist kein UTF-8: kein Text
record-cr-lf = Zeilen enden mit CR LF; die eines Protokolls nur mit LF
record-no-record = kein Protokoll von Tafelronde: erwartet wird { $expected }, gefunden wurde { $found }
record-version = das Protokoll hat Version { $found }; dieses Programm liest Version { $expected }
record-control = das Steuerzeichen { $found } steht in keinem Protokoll
record-cut-off = die letzte Zeile ist abgeschnitten: Ihr Zeilenende fehlt
record-changed = wurde geändert: Die Prüfsumme ist nicht die des Protokolls; daher Zeile { $line } ({ $place }): { $why }
refusal-record-false = { $code ->
    [digest] Dieses Protokoll wurde nach dem Schreiben verändert, im Teil „{ $place }“ (Zeile { $line }).
    [draw] Dieses Protokoll stimmt nicht. Zeile { $line }, Schritt { $ply }: { $found } wurde gezogen; nach dem Startwert musste es { $expected } sein.
    [illegal] Dieses Protokoll stimmt nicht. Zeile { $line }, Schritt { $ply }: { $found } lässt sich dort nicht spielen.
    [commitment] Dieses Protokoll stimmt nicht. Zeile { $line }: Der Startwert ist nicht der, der vor der Partie versprochen war.
    [result] Dieses Protokoll stimmt nicht. Zeile { $line }: Im Ergebnis steht { $found }; die Züge ergeben { $expected }.
   *[other] Dieses Protokoll stimmt nicht. Zeile { $line }, im Teil „{ $place }“: { $found } passt nicht.
}
refusal-record-unfinished = Diese Partie ist nicht zu Ende. Nur beendete Partien lassen sich übergeben.
refusal-record-not-here = { $what ->
    [size] Dieses Protokoll ist zu lang: Es hat mehr als { $most } Kilobyte.
    [steps] Diese Partie ist zu lang: Sie hat mehr als { $most } Schritte.
    [seed] Dieses Protokoll zeigt seinen Startwert nicht; so lassen sich die Ziehungen nicht prüfen.
    [bots-only] In diesem Protokoll spielen nur Bots; es ist also niemandes Partie.
    [bot] In diesem Protokoll spielt ein Bot, den dieser Server nicht kennt: { $found }.
    [gave-up] Der Teil „result“ dieses Protokolls passt nicht zum Teil „table“: Wer hat aufgegeben, und für wen spielte ein Bot weiter?
   *[other] Die Zufallszahlen der Spieler in diesem Protokoll („nonce“) sind nicht so, wie ein Tisch sie hat.
}
refusal-reading-died = Was hier liest, konnte dies nicht zu Ende lesen und brach ab. Nichts davon wurde behalten, und die Leitung erfährt es.
refusal-reading-too-long = Dies zu lesen dauerte zu lange und wurde abgebrochen. Nichts davon wurde behalten.
refusal-reading-paused = Was aus deinem Netz kam, ließ sich mehrmals nicht lesen. In { $seconds } s wird wieder gelesen.
refusal-reading-busy = Zurzeit kann hier nichts gelesen werden. Versuche es in { $seconds } s noch einmal.
refusal-handed-over-enough = Du hast an einem Tag { $count } Partien übergeben; mehr geht nicht. Versuche es in { $hours } h noch einmal.

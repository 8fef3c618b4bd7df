# Was vom Zurücknehmen gesagt wird, auf Deutsch.

undo-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
undo-new-information = Das geht nicht mehr: Seitdem ist etwas Neues ans Licht gekommen, und niemand ist da, der gefragt werden könnte.
undo-ask-new-information = Seitdem ist etwas Neues ans Licht gekommen; die anderen werden gefragt.
undo-others-decided = Seitdem haben andere gespielt, und niemand ist da, der gefragt werden könnte.
undo-ask-others-decided = Seitdem haben andere gespielt; sie werden gefragt.
undo-again = Das hast du schon einmal zurückgenommen, und niemand ist da, der gefragt werden könnte.
undo-ask-again = Das hast du schon einmal zurückgenommen; die anderen werden gefragt.
undo-over = Das Spiel ist zu Ende.
undo-not-playing = Es wird gerade nicht gespielt.
undo-offer-stands = Es liegt schon eine Bitte vor.
undo-has-resigned = Du hast die Partie aufgegeben.
undo-spectator = Nur Spieler können zurücknehmen.
undo-in-tournament = In einem Turnier wird nichts zurückgenommen.
undo-one-try = Beim Spiel des Tages wird nichts zurückgenommen.
undo-rated = In einer gewerteten Partie wird nichts zurückgenommen.
undo-asked = Die anderen sind gefragt.
undo-refused = Nicht alle waren einverstanden; nichts wird zurückgenommen.
undo-waits = Die anderen sind gefragt, ob du das zurücknehmen darfst.

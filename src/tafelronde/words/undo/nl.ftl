# Wat gezegd wordt over terugnemen, in het Nederlands.

undo-nothing = Je hebt nog niets gedaan dat je kunt terugnemen.
undo-new-information = Dat kan niet meer: sindsdien is er iets nieuws aan het licht gekomen, en er is niemand aan wie het kan worden gevraagd.
undo-ask-new-information = Sindsdien is er iets nieuws aan het licht gekomen; het wordt aan de anderen gevraagd.
undo-others-decided = Sindsdien hebben anderen gespeeld, en er is niemand aan wie het kan worden gevraagd.
undo-ask-others-decided = Sindsdien hebben anderen gespeeld; het wordt aan hen gevraagd.
undo-again = Dit heb je al een keer teruggenomen, en er is niemand aan wie het kan worden gevraagd.
undo-ask-again = Dit heb je al een keer teruggenomen; het wordt aan de anderen gevraagd.
undo-over = Het spel is afgelopen.
undo-not-playing = Er wordt nu niet gespeeld.
undo-offer-stands = Er ligt al een verzoek.
undo-has-resigned = Je hebt de partij opgegeven.
undo-spectator = Alleen spelers kunnen terugnemen.
undo-in-tournament = In een toernooi wordt niets teruggenomen.
undo-one-try = Bij het spel van de dag wordt niets teruggenomen.
undo-rated = In een partij voor de rating wordt niets teruggenomen.
undo-asked = Het is aan de anderen gevraagd.
undo-refused = Niet iedereen vond het goed; er wordt niets teruggenomen.
undo-waits = Aan de anderen is gevraagd of je dat mag terugnemen.

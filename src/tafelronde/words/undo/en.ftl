# What is said of taking back, in English.

undo-nothing = You have not done anything that could be taken back.
undo-new-information = Not possible any more: something new has come to light since, and nobody is there to be asked.
undo-ask-new-information = Something new has come to light since; the others will be asked.
undo-others-decided = Others have played since, and nobody is there to be asked.
undo-ask-others-decided = Others have played since; they will be asked.
undo-again = You have taken this back once already, and nobody is there to be asked.
undo-ask-again = You have taken this back once already; the others will be asked.
undo-over = The game is over.
undo-not-playing = The game is not being played.
undo-offer-stands = There is a request already.
undo-has-resigned = You have given the game up.
undo-spectator = Only players can take back.
undo-in-tournament = In a tournament nothing is taken back.
undo-one-try = At the deal of the day nothing is taken back.
undo-rated = In a rated game nothing is taken back.
undo-asked = The others are asked.
undo-refused = Not everybody agreed; nothing is taken back.
undo-waits = The others are asked whether you may take that back.

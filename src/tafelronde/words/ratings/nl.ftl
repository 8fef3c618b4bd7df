# Wat over ratings gezegd wordt, in het Nederlands.

ratings-title = Ratings
ratings-lead = Hoe sterk iemand speelt, alleen uit partijen voor de rating. 1500 is zo sterk als de goede bot van het spel; wie 100 meer heeft, wint ongeveer 64 van 100 partijen.
ratings-game = Spel
ratings-players = Spelers
ratings-pace = Tempo
ratings-live = Aan tafel
ratings-days = Dagen per zet
ratings-list = Ranglijst
ratings-rank = Plaats
ratings-name = Naam
ratings-number = Rating
ratings-sure = Zeker
ratings-games = Partijen
ratings-games-of = { $count ->
    [0] Nog geen partij voor de rating
    [one] Eén partij voor de rating
   *[other] { $count } partijen voor de rating
}
ratings-bot = { $level ->
    [easy] Bot, makkelijk
    [medium] Bot, goed
    [hard] Bot, sterk
   *[master] Bot, meester
}
ratings-spread = { $number } ± { $deviation }
ratings-provisional = { $number }?
ratings-provisional-text = Nog onzeker: ± { $deviation }. Een dozijn partijen maakt het vast.
ratings-own-place = Jouw plaats: { $rank } van { $count }
ratings-own-none = Je hebt hier nog geen rating. Zet een tafel klaar, zet “Partij voor de rating” aan en speel.
ratings-empty = Niemand heeft hier al genoeg partijen voor de rating gespeeld. De bots wachten op de eerste.
ratings-order = De lijst gaat naar wat een rating zeker is: het getal min twee keer zijn onzekerheid. Wie lang niet speelt, wordt onzekerder en zakt. Een getal met “?” staat in geen lijst.
ratings-further = Meer tonen
ratings-of-person = Ratings
ratings-none = Nog geen partij voor de rating.
ratings-about = { $game } · { $players ->
    [one] één speler
   *[other] { $players } spelers
} · { $pace ->
    [days] dagen per zet
   *[live] aan tafel
}
ratings-curve = { $count ->
    [one] Na één partij: { $last }
   *[other] { $count } partijen, van { $first } naar { $last }; laagste { $low }, hoogste { $high }
}
ratings-curve-all = Eerdere partijen tonen
ratings-changed = Je rating: { $before } → { $after } ({ $by })
ratings-others = Ratings: { $list }
ratings-one = { $name } { $after } ({ $by })
ratings-waiting = De ratings worden uitgerekend …
ratings-short = Niet meegeteld: niet iedereen had iets beslist.
ratings-same-person = Niet meegeteld: twee plaatsen waren van één persoon.
ratings-no-person = Niet meegeteld: er speelde geen mens mee.
ratings-void = Niet meegeteld: een wedstrijdleider besliste dat het spel niet telt.
ratings-nobody = Deze partij veranderde geen rating.

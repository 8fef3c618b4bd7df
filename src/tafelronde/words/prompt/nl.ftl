# What players made of words are told, and what they are answered.

prompt-you = Je speelt { $game } aan een tafel van { $players }. Jij bent { $player }. Spelers worden vanaf 1 geteld.
prompt-rules = REGELS
prompt-notation = HOE JE ZETTEN SCHRIJFT
prompt-position = STELLING
prompt-mark = { $mark } op het bord
prompt-is-you = JIJ
prompt-happened = SINDS JE VORIGE BESLISSING
prompt-earlier = … en daarvoor { $count ->
    [one] 1 gebeurtenis
   *[other] { $count } gebeurtenissen
}.
prompt-legal = WAT NU MAG
prompt-groups = Neem één ding links van { $sign }, één van zijn standen (N|E) als het die heeft, en één plaats rechts: { $example }.
prompt-you-act = Jij bent aan de beurt.
prompt-acts = { $player } is aan de beurt.
prompt-over = Het spel is voorbij.
prompt-answer = Eindig je antwoord met één regel: Zet: { $example }

prompt-read = Ik las “{ $read }”.
prompt-nothing = Je antwoord is leeg.
prompt-several = Daarin staan verschillende zetten die mogen: kies er een.
prompt-unknown = Dat is geen zet in dit spel.
prompt-number = Geen zet heeft hier dit nummer.
prompt-illegal = Dat mag nu niet.
prompt-not-asked = Jij bent niet aan de beurt.
prompt-right = Schrijf een van deze: { $actions }{ $more ->
    [0] .
   *[other] , of een van { $more } andere.
}

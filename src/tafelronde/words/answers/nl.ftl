# Antwoorden die iemand in een partij met dagen klaarlegt, in het Nederlands.

answers-title = Als … dan …
answers-text = Leg antwoorden klaar op wat de anderen kunnen doen: ze worden meteen gespeeld en besparen iedereen dagen. Niemand ziet ze vooraf. Zodra er iets anders gebeurt, tellen ze niet meer.
answers-none = Je hebt geen antwoorden klaargelegd.
answers-kept = Je antwoorden
answers-new = Een nieuw antwoord
answers-if = Als { $player }: { $deed }
answers-then = dan jij: { $deed }
answers-choose-if = Wat { $player } kan doen
answers-choose-then = Je antwoord
answers-choose = Kies …
answers-keep = Dit antwoord bewaren
answers-back = Een stap terug
answers-remove = Verwijderen
answers-left-out = Op iets waarbij getrokken wordt, of waarmee de partij eindigt, kun je niet vooraf antwoorden.
answers-no-further = Hier eindigt de reeks.

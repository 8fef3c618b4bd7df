# Antworten, die jemand in einer Partie mit Tagen bereitlegt, auf Deutsch.

answers-title = Wenn … dann …
answers-text = Lege Antworten auf das bereit, was die anderen tun können: Sie werden sofort gespielt und sparen allen Tage. Niemand sieht sie vorher. Sobald etwas anderes geschieht, gelten sie nicht mehr.
answers-none = Du hast keine Antworten bereitgelegt.
answers-kept = Deine Antworten
answers-new = Eine neue Antwort
answers-if = Wenn { $player }: { $deed }
answers-then = dann du: { $deed }
answers-choose-if = Was { $player } tun kann
answers-choose-then = Deine Antwort
answers-choose = Wähle …
answers-keep = Diese Antwort behalten
answers-back = Einen Schritt zurück
answers-remove = Entfernen
answers-left-out = Auf etwas, bei dem gezogen wird oder das die Partie beendet, kann man nicht im Voraus antworten.
answers-no-further = Hier endet die Folge.

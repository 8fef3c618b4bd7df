# Was in einer Analyse gesagt wird; kommt mit ihr in den Browser.

review-making = Jede Entscheidung wird beurteilt …
review-early = Vielleicht finden sich noch teurere Stellen.
review-dearer = Eine teurere Stelle wurde gefunden
review-go-there = Dorthin
review-waits = Die Analyse wartet, bis ein Platz frei ist …
# Das Gerät der Leserin oder des Lesers macht die Analyse.
review-device = Auf diesem Gerät
review-device-text = Dein Browser rechnet die Analyse selbst aus, so schnell wie dein Gerät kann. Beim ersten Mal werden etwa 13 MB geladen. Nur du siehst sie.
review-device-loads = Es wird geladen, was dieses Gerät braucht: { $loaded } von { $total } MB
review-device-begins = Dieses Gerät macht sich bereit …
review-device-judges = Dieses Gerät urteilt: { $judged } von { $decisions } Entscheidungen
review-device-rests = Angehalten: { $judged } von { $decisions } Entscheidungen sind beurteilt.
review-device-stop = Anhalten
review-device-on = Weiter
review-device-made = Auf diesem Gerät ausgerechnet. Nur du siehst es.
review-device-failed = Dieses Gerät konnte die Analyse nicht ausrechnen.
review-device-only = Auf dieser Website rechnet dein eigenes Gerät die Analyse aus. Beim ersten Mal werden etwa 13 MB geladen.
review-device-unable = Auf dieser Website müsste dein Gerät die Analyse ausrechnen, aber dieser Browser lässt das nicht zu: Ihm fehlt WebAssembly.
review-at-server = Den Server rechnen lassen
# Beim Nachspielen, an einer Stelle.
think-here = Hier nachdenken
think-longer = Länger nachdenken
think-text = Dein Gerät denkt darüber nach, was hier am besten war. Nur du siehst es.
think-busy = Dieses Gerät denkt nach …
think-best = Hier am besten: { $text }.
review-failed = Diese Partie lässt sich nicht beurteilen.
review-of = Wessen Entscheidungen
review-curve = Die Aussichten im Lauf der Partie
review-share = { $player }: { $share } von 100
review-turning-points = Wendepunkte
review-empty = In dieser Partie gab es nichts zu entscheiden, also auch nichts zu beurteilen.
review-no-turning = Keine Entscheidung hat etwas verschenkt.
# Warum jemand verlor, in einem Satz. $text ist, was gespielt wurde, $cost ein Teil von 100.
review-why = { $cause ->
    [own] Eine Entscheidung kostete { $player } am meisten: { $text } (etwa { $cost } von 100).
    [other] { $other } hat { $player } am härtesten getroffen: { $text } (etwa { $cost } von 100).
    [strong] Am meisten entschied ein guter Zug von { $other }: { $text } (etwa { $cost } von 100).
    [luck] { $player } hatte Pech: Was gezogen wurde und verborgen war, kostete etwa { $cost } von 100.
    [many] Keine einzelne Entscheidung kostete { $player } die Partie; viele kleine verschenkten zusammen etwa { $cost } von 100.
    [ending] { $player } hat aufgegeben; das verschenkte etwa { $cost } von 100.
   *[none] Nichts, was sich benennen lässt, kostete { $player } die Partie.
}
review-why-won = { $cause ->
    [lucky] { $player } hatte Glück: Was gezogen wurde und verborgen war, brachte etwa { $cost } von 100.
    [given] { $player } gewann durch die Entscheidungen der anderen: Sie verschenkten etwa { $cost } von 100.
   *[none] { $player } hat gewonnen.
}
review-led-until = Bis Schritt { $step } lag { $player } vorn.
review-never-led = { $player } lag nie deutlich vorn.
review-moments = Diese Stellen lohnen einen Blick
review-hit = Das kostete { $player } etwa { $cost } von 100.
review-aimed = Das kostete { $player } etwa { $cost } von 100, und { $other } gewann nicht einmal die Hälfte davon.
review-strong = Gut gespielt: Sonst hätte { $player } um etwa { $cost } von 100 besser gestanden.
review-question = Hier ging es besser. Was würdest du spielen?
review-show = Zeigen, was besser war
find-what = Du hast gespielt: { $text }
find-thinks = Ist das besser? Beides wird weitergespielt …
find-rounds = { $done } von höchstens { $total } Runden
find-stop = Anhalten
find-stopped = Das wurde nicht zu Ende geprüft.
find-again = Noch ein Versuch
find-more = Was es bringt
find-next = Der nächste
find-how = { $verdict ->
    [best] Genau das: { $text }
    [as-good] Soweit sich das sagen lässt, ist das so gut wie das Beste, was gefunden wurde.
    [better] Besser als dein Zug, aber es geht noch besser: Das verschenkt etwa { $lost } von 100, dein Zug { $yours }.
    [same] Soweit sich das sagen lässt, ist das nicht besser als dein Zug: Es verschenkt etwa { $lost } von 100.
    [worse] Das verschenkt noch mehr als dein Zug: etwa { $lost } von 100, dein Zug { $yours }.
   *[played] Das hast du gespielt. Es hat etwa { $lost } von 100 verschenkt.
}
find-step = Nur dieser Schritt wird beurteilt; der Rest des Zuges wird für dich weitergespielt.
find-first = Wähle zuerst „Noch ein Versuch“.
find-found = Du hast es gefunden. „Was es bringt“ verrät mehr.
find-waits = Das wird noch geprüft.
review-certain = So gut wie sicher: zwischen { $low } und { $high }.
review-played = spielte: { $text }
review-better = Besser:
review-second = Zweitbestes:
review-lost = Das hat { $lost } von 100 verschenkt: Vorher waren es { $held }, danach noch { $left }.
review-right = Nichts deutlich Besseres wurde gefunden.
review-loss = { $loss } je Entscheidung
review-loss-text = Im Schnitt verschenkte eine Entscheidung { $loss } von 100.
review-like = wie „{ $level }“
review-like-text = So spielt etwa ein Bot der Stärke „{ $level }“.
review-like-between = So spielt etwa ein Bot der Stärke „{ $level }“; nach dieser einen Partie kann es alles von „{ $least }“ bis „{ $most }“ sein.
review-sums = Wie das Ergebnis von { $player } zustande kam
review-start = Am Anfang
review-luck = Glück und Verborgenes der anderen
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-error = Fehler der Schätzung
review-ending = Aufgeben
review-result = Am Ende
review-right-of = { $count ->
    [one] Bei { $right } von 1 Entscheidung wurde nichts deutlich Besseres gefunden.
   *[other] Bei { $right } von { $count } Entscheidungen wurde nichts deutlich Besseres gefunden.
}
review-small = Was zu klein ist, um genannt zu werden, zählt in der Summe trotzdem mit.
review-try = Ab hier selbst versuchen
review-how = Wie die Analyse urteilt
review-how-text = Alle Zahlen haben einen Maßstab: wie viele von 100 solchen Partien jemand gewönne, wenn alle so weiterspielten wie ein starker Bot. Was alle zusammen halten, ist in jedem Augenblick 100. Jede Entscheidung wird danach beurteilt, was man in diesem Augenblick wissen konnte, nie danach, was sich später zeigte. Verschenkt ist der Unterschied zwischen dem, was man mit der besten Möglichkeit hielt, und dem, was nach der gespielten blieb, beides aus denselben weitergespielten Partien; mehr als man hielt, verschenkt also niemand. Es steht nur da, wenn es mehr als Zufall ist. Glück ist, was zwischen den Entscheidungen gezogen wurde und ans Licht kam. Ändert sich die Schätzung, obwohl nichts geschah, so ist das ihr Fehler. Das helle Band zeigt, wie weit die Schätzungen um einen Punkt herum auseinanderliegen.
review-level-how = Wie welche Stärke jemand spielte
review-level-how-text = Bots aller Stärken haben { $games ->
    [one] 1 solche Partie
   *[other] { $games } solche Partien
} gegeneinander gespielt, und jede wurde genauso beurteilt. Jemand spielte wie die Stärke, deren Mitte dem am nächsten liegt, was die eigenen Entscheidungen im Schnitt verschenkten. Eine Partie sagt wenig; darum steht eine Spanne dabei: jede Stärke, in deren Grenzen sie liegt. Acht von zehn Partien einer Stärke liegen in ihren Grenzen. Keine Stärke wird genannt, wo jemand zu selten zu entscheiden hatte, wo nach anderen Optionen oder aus der Mitte einer Partie gespielt wurde, und bei Spielen, die nicht gemessen wurden.
review-level-caption = Was eine Entscheidung von 100 verschenkt
review-level = Stärke
review-level-middle = In der Mitte
review-level-span = Acht von zehn Partien
review-level-to = { $low } bis { $high }
play-on-seat = Dein Platz
play-on-acts = ist jetzt am Zug
play-on-begin = Weiterspielen

# Die Lektionen von Kaiser, König, Edelmann, auf Deutsch.

# ---- Ein Kaiser auf dem Weg --------------------------------------------------------------------------

first-title = Ein Kaiser auf dem Weg
first-about = Mach den Weg frei, schlage, schirme deinen Kaiser ab und bring ihn in die Festung: eine ganze Runde in drei Minuten.
first-welcome = Willkommen! Du bist Rot. Das ist dein Kaiser, und das die Festung. Wessen Kaiser sie zuerst betritt, gewinnt sofort: du oder Grün.
first-clear = Ein Edelmann versperrt deinem Kaiser den Weg. Edelleute ziehen genau drei Punkte entlang der Linien, auch um Ecken. Tippe ihn an, dann zweimal den Punkt im Rahmen.
first-clear-there = Auch drei Punkte, aber dort stünde er später im Weg. Bring ihn auf den Punkt im Rahmen.
first-clear-other = Möglich, aber dein Kaiser bliebe eingesperrt. Zieh den Edelmann vor ihm.
first-one = Der Weg ist frei. Ein Kaiser zieht genau einen Punkt weit: Führe ihn hinaus.
first-one-other = Daran ist nichts falsch, aber jetzt macht sich dein Kaiser auf den Weg.
first-take = Der König von Grün kam zu nahe! Dein König zieht genau zwei Punkte, und wer genau auf einem fremden Stein endet, schlägt ihn.
first-take-other = Schlagen muss man nie. Aber diesen König bekommst du umsonst: zwei Punkte um die Festung herum.
first-on = Gut geschlagen. Weiter mit deinem Kaiser: einen Punkt näher zur Festung.
first-on-back = Dieser Weg ist länger. Der Rahmen zeigt den kürzesten.
first-on-other = Das gibt Grün Zeit. Beeile dich mit deinem Kaiser, solange ihn nichts bedroht.
first-danger = Gefahr! Ein Edelmann von Grün steht genau drei Punkte vor deinem Kaiser. Wer seinen Kaiser verliert, ist draußen. Zwei deiner Steine können ihn schlagen: Finde einen.
first-danger-other = Der Edelmann bliebe am Leben. Einer deiner Könige ist zwei Punkte von ihm entfernt, einer deiner Edelleute drei.
first-nearer = Wieder sicher, und Grün verlor drei Punkte. Dein Kaiser geht weiter.
first-nearer-other = Jetzt nicht: Niemand kann deinen Kaiser erreichen, also nutze die Zeit.
first-gate = Finde es nun selbst: Welcher Punkt bringt deinen Kaiser direkt vor die Festung?
first-gate-away = Das führt weg. Vom richtigen Punkt läuft eine Linie gerade in die Festung.
first-gate-other = Zieh deinen Kaiser: Er ist zwei Schritte vom Sieg entfernt.
first-enter = Kein grüner Stein steht in seiner Entfernung von ihm. Geh hinein!
first-enter-other = Die Festung liegt offen vor dir!
first-end = Die Runde gehört dir! Runde zwei ist aufgestellt, und Grün beginnt. Spiele sie allein oder sieh dir die Kapitel an.

# ---- Eins, zwei, drei --------------------------------------------------------------------------------

moves-title = Eins, zwei, drei
moves-about = Wie Kaiser, Könige und Edelleute ziehen und was ihnen den Weg versperrt.
moves-pieces = Jede Farbe hat acht Steine auf ihren Punkten: einen Kaiser daheim am Rand, drei Könige, vier Edelleute. Sie stehen, wo Linien sich treffen.
moves-three = Dein Zug ist ein Zug eines Steins, und ziehen musst du. Dieser Edelmann geht genau drei Punkte, nicht weniger, und biegt ab, wo er will. Bring ihn in den Rahmen.
moves-three-other = Das geht, aber ich meine den Edelmann an der Spitze und den Punkt im Rahmen.
moves-blocked = Dein Kaiser kann sich nicht rühren: Ringsum stehen Steine. Keiner darf übersprungen werden, auch kein eigener, und auf einem eigenen enden darfst du nicht. Fünf Schritte liegen vor ihm.
moves-two = Ein König zieht genau zwei Punkte und endet nie, wo er begann: In einem Zug wird kein Punkt zweimal berührt. Zieh diesen König, wohin er kann.
moves-two-other = Nimm den König im Rahmen: zwei Punkte.
moves-half = Mit immer zwei Punkten erreicht ein König nur jeden zweiten Punkt: Die Hälfte des Bretts bleibt ihm immer verschlossen. Auf diesen Punkten braucht dein Kaiser ihn nicht zu fürchten.
moves-ring = Noch einmal dein Edelmann: diesmal auf das Sechseck der Festung selbst.
moves-ring-other = Bring den Edelmann im Rahmen auf den Punkt neben der Festung.
moves-round = Quer durch die Festung wären es zwei, aber nur Kaiser dürfen hinein, auch im Vorbeigehen. Geh herum: drei Punkte, und links oder rechts herum ist derselbe Zug.
moves-round-other = Ich meine den Punkt auf der anderen Seite der Festung.
moves-back = Jeden Zug kannst du im nächsten zurückgehen, wenn niemand dazwischengekommen ist. Bring den Edelmann zurück.
moves-back-other = Zurück, woher er kam, auf demselben Weg.
moves-end = Eins, zwei, drei: Das ist alles. Wer gar keinen Zug hat, wird übersprungen; das kommt kaum vor.

# ---- Genau dort --------------------------------------------------------------------------------------

captures-title = Genau dort
captures-about = Schlagen und geschlagen werden: Wer besser zählt, behält mehr.
captures-seats = Zwei Spieler sitzen einander gegenüber oder als nahe oder ferne Nachbarn, wie sie wollen. Hier bist du Gelb, und Grün ist dein ferner Nachbar.
captures-first = Ein König von Grün steht schon zwei Punkte vor einem von dir. Aber dein eigener erster Zug einer Runde darf nicht schlagen. Spiele den ruhigen Zug in den Rahmen.
captures-first-other = Jeder ruhige Zug ginge. Für das, was ich zeigen will, spiele den in den Rahmen.
captures-three = Jetzt darfst du. Der zweite Stein von Grün steht genau drei Punkte vor einem deiner Edelleute: Ende darauf, und er ist aus dem Spiel.
captures-three-taken = Das schlägt auch. Aber schlage den Edelmann im Rahmen, drei wert.
captures-three-other = Schlagen musst du nie. Aber hier gibt es einen Edelmann umsonst.
captures-lost = Grün schlug einen deiner Könige: Jeder Stein kann schlagen und geschlagen werden, auch Kaiser.
captures-back = Finde es selbst: Welcher deiner Steine kann genau auf diesem König enden?
captures-back-other = Dann entkommt der grüne König oder schlägt noch mehr. Zähle zwei Punkte für einen König, drei für einen Edelmann.
captures-end = Ein König und ein Edelmann für einen König: ein guter Tausch. Sieh nach, wo ein Stein erreicht werden kann, bevor du ihn dort lässt.

# ---- Der Kaiser in Gefahr ----------------------------------------------------------------------------

danger-title = Der Kaiser in Gefahr
danger-about = Drei Antworten auf eine Drohung und eine auf einen Kaiser vor der Festung.
danger-threat = Der König von Grün steht genau zwei Punkte vor deinem Kaiser: Er würde ihn schlagen. Du kannst den Angreifer schlagen, fliehen oder den Weg versperren, denn niemand springt.
danger-bar = Versperre den Weg: Stell deinen Edelmann auf den Punkt zwischen den beiden.
danger-bar-other = Diesmal sollst du den Weg versperren, mit dem Edelmann im Rahmen.
danger-flee = Er kommt von der anderen Seite, wieder genau zwei Punkte entfernt. Flieh: Finde einen Punkt, wo der König deinen Kaiser nicht erreicht.
danger-flee-other = Zieh den Kaiser selbst, einen Punkt weit.
danger-stop = Pass auf! Der Kaiser von Grün steht vor der Festung und gewinnt mit dem nächsten Zug. Aber ein Kaiser auf dem Weg kann geschlagen werden. Von wem?
danger-stop-other = Dann betritt Grün die Festung und hat gewonnen. Welcher König ist zwei Punkte entfernt?
danger-end = Grün ist draußen, und deiner ist der letzte Kaiser: gewonnen. Sieh also in jedem Zug nach, wer vor der Festung steht und wer genau in seiner Entfernung von deinem Kaiser.

# ---- Zu dritt und zu viert ---------------------------------------------------------------------------

company-title = Zu dritt und zu viert
company-about = Wer beginnt, wer wo sitzt und was von jemandem bleibt, der draußen ist.
company-table = Zwei, drei oder vier können spielen; zu dritt bleibt eine Farbe in der Schachtel. Im Uhrzeigersinn: Rot, Gelb, Grün, Blau. Wer beginnt, entscheidet das Los, wenn am Tisch nichts anderes gewählt ist.
company-take = Die Edelleute von Gelb liefen davon und ließen den Kaiser allein. Dein Edelmann ist genau drei Punkte entfernt: Schlag ihn!
company-take-other = Ein Kaiser ist zu haben: ein Spieler weniger!
company-out = Gelb ist draußen und hat verloren. Die anderen gelben Steine bleiben stehen: Hindernisse, die nie mehr ziehen, aber geschlagen werden können.
company-obstacle = Einer davon steht deinem Kaiser genau im Weg. Auch ein Kaiser schlägt, genau einen Punkt weit. Mach dir den Weg frei!
company-obstacle-other = Vielleicht später. Lass deinen Kaiser jetzt das Hindernis vor ihm schlagen.
company-end = Grün und Blau leben noch. Der erste Kaiser in der Festung gewinnt oder der letzte, der lebt: was zuerst eintritt.

# ---- Wenn nichts geschlagen wird ---------------------------------------------------------------------

draw-title = Wenn nichts geschlagen wird
draw-about = Wie eine Runde unentschieden enden kann.
draw-count = Du und Grün seid nur hin und her gezogen: 79 Züge hintereinander ohne Schlagen. Das wird neben dem Brett gezählt.
draw-last = Vierzig Züge je Spieler sind die Grenze: 80 zu zweit, 160 zu viert. Ein Schlag ließe neu zählen. Es gibt keinen, also mach irgendeinen Zug.
draw-end = Die Runde ist unentschieden unter denen, deren Kaiser leben, und niemand bekommt die 5 Punkte des Siegers. Unentschieden ist es auch, wenn keiner von ihnen ziehen kann.

# ---- Ein Spiel über Runden ---------------------------------------------------------------------------

rounds-title = Ein Spiel über Runden
rounds-about = Was jeder Stein wert ist und was eine gewonnene Runde bringt.
rounds-values = Du hast die erste von zwei Runden gewonnen. Am Ende zählte jeder, was noch stand: ein Kaiser 1, ein König 2, ein Edelmann 3. Auch wer draußen ist, zählt sie.
rounds-bonus = Alle deine Steine, 19, und 5 für den Sieg ergaben 24. Grün hatte noch 14. Ein Spiel hat bis zu vier Runden; das Beginnen wandert im Uhrzeigersinn, diese begann also Grün.
rounds-enter = Die letzte Runde: Dein Kaiser steht wieder vor der Festung. Beende das Spiel!
rounds-enter-other = Du könntest auf Punktejagd gehen, aber die 5 des Siegers liegen direkt vor dir.
rounds-end = Die höchste Summe gewinnt das Spiel, bei Gleichstand wird geteilt. Gib also auf deine Edelleute acht, auch wenn die Kaiser um die Wette laufen.

# ---- So gewinnst du ----------------------------------------------------------------------------------

win-title = So gewinnst du
win-about = Drei Pläne, jeder in einer Partie versucht.
win-plans = Mit drei Plänen gewinnst du dieses Spiel, und hier versuchst du alle drei. Du bist Rot. Jede Seite hat zwei Steine verloren, und beide Kaiser sind unterwegs.
win-take = Erster Plan: Schlage, was niemand zurückschlagen kann. Zwei Edelleute von Grün stehen drei Punkte vor deinem im Rahmen. Schlage den, der näher beim Kaiser von Grün steht.
win-take-far = Auch das schlägt, und niemand schlägt zurück. Aber auf dem anderen Punkt steht dein Edelmann drei Punkte von dort, wohin der Kaiser von Grün will.
win-take-other = Hier gibt es einen Edelmann umsonst, und Grün kann nicht zurückschlagen. Welche zwei kann dein Edelmann erreichen?
win-walk = Vier Edelleute gegen drei, und deiner lauert: Er erreicht zwei der drei Punkte, auf die der Kaiser von Grün ziehen kann. Zweiter Plan: Lauf, solange niemand in seiner Entfernung steht. Geh mit deinem Kaiser weiter.
win-walk-there = Dieser Weg ist länger. Der Rahmen zeigt den kürzesten.
win-walk-other = Nicht falsch, aber jetzt kann niemand deinen Kaiser erreichen: Nutze die Zeit.
win-on = Grün machte nur Platz. Weiter: Auch den nächsten Punkt erreicht niemand.
win-count = Noch ein Schritt, und dein Kaiser steht vor der Festung. Aber zähle erst: Wer steht jetzt genau drei Punkte davon entfernt? Beseitige ihn.
win-count-lost = Zähle um die Festung herum: Der Edelmann von Grün kommt in genau drei Punkten dorthin. Er würde deinen Kaiser schlagen.
win-count-other = Der Edelmann von Grün würde den Punkt vor der Festung weiter bewachen. Einer deiner Edelleute endet genau auf ihm.
win-twice = Geschlagen, und niemand schlägt zurück. Dritter Plan: Drohe doppelt, denn Grün hat nur einen Zug. Welcher Schritt droht, die Festung zu betreten, während deine Edelleute auf den Kaiser von Grün lauern?
win-twice-other = Gut, aber es lässt Grün Zeit. Dein Kaiser ist einen Schritt vor dem Punkt an der Festung, und den erreicht niemand.
win-both = Der Kaiser von Grün floh dorthin, wo dein Edelmann ihn erreicht, und die Festung liegt offen: Du kannst auf zwei Arten gewinnen. Wähle eine.
win-both-other = Betritt die Festung oder schlage den Kaiser von Grün.
win-end = Die Runde gehört dir! Frag dich vor jedem Zug: Was kann ich umsonst schlagen, wer steht in seiner Entfernung, und welcher Zug droht doppelt?

# Die Lektionen von Drakon, auf Deutsch.

# ---- Drei Münzen -------------------------------------------------------------------------------------

first-title = Drei Münzen
first-about = Lege Räume, folge den Pfeilen, finde Gold und stiehl welches: alles, was du für eine Partie brauchst.
first-welcome = Willkommen in der Höhle des Drachen! Du bist Blau, Gelb ist dein Rivale, und ihr steht beide im Startraum. Wer zuerst fünf Münzen des Drachen hat, ist frei.
first-lay = In deinem Zug tust du eines von zwei Dingen. Erstens: einen Raum legen. Nimm das Gold mit drei Pfeilen und tippe auf die Stelle über dem Startraum; er dreht sich, bis er passt.
first-lay-other = Erlaubt, aber ich meine das Gold mit drei Pfeilen, über dem Startraum: Es führt an mehr Orte.
first-gold = Zweitens: gehen. Ein Pfeil deines Raums zeigt nach oben, also geh dorthin. Gold bringt eine Münze.
first-gold-theirs = Das ist das Gold von Gelb: auch eine Münze, aber deines führt an mehr Orte.
first-gold-other = Hol zuerst die Münze: Dein Goldraum ist einen Schritt entfernt.
first-thief = Gelb hat auch eine Münze. Lege deinen Dieb nach links an die Stelle über dir: Wer diesen Raum betritt, bestiehlt einen Nachbarn am Tisch.
first-thief-other = Jetzt nicht: Lege den Dieb, dann kannst du Gelb gleich bestehlen.
first-steal = Gelb hat links einen Zoll gelegt; macht nichts. Geh zum Dieb und nimm Gelbs Münze!
first-steal-other = Der Dieb wartet einen Schritt über dir.
first-build = Zwei Münzen für dich, keine für Gelb. Lege dein zweites Gold rechts neben dich, gedreht wie du willst. Nur: Nie dürfen zwei Pfeile aufeinander zeigen.
first-build-other = Lege das Gold rechts neben dich: Ein Pfeil deines Raums führt dorthin.
first-choose = Finde es selbst: Pfeile deines Raums führen zu einem Zoll, der dich eine Münze kostet, und zu Gold. Wohin gehst du?
first-choose-toll = Der Zoll nimmt eine deiner Münzen und legt sie auf den Startraum.
first-choose-other = Du könntest weiterbauen, aber eine Münze liegt einen Schritt entfernt.
first-end = Drei Münzen, noch zwei! Spiele jetzt allein weiter oder sieh dir an, was all die anderen Räume tun.

# ---- Räume und Pfeile --------------------------------------------------------------------------------

ways-title = Räume und Pfeile
ways-about = Wo ein Raum liegen darf und wohin ein Held gehen darf.
ways-start = Alle beginnen im Startraum mit vier Räumen auf der Hand; wer anfängt, entscheidet das Los. Dass ihr im Startraum steht, bewirkt am Anfang nichts.
ways-oneway = Pfeile zeigen aus einem Raum heraus. Der rechte hat keinen zurück zu dir: Du kommst hinein, aber so nicht zurück. Ohne Pfeil zwischen zwei Räumen gibt es keinen Weg.
ways-far = Ein Raum kommt neben irgendeinen, der schon liegt, nicht nur neben deinen Helden, und die Höhle hat keinen Rand. Lege den leeren Raum an die Stelle im Rahmen, beliebig gedreht.
ways-far-other = Das ginge auch. Aber lege jetzt den leeren Raum mit zwei Pfeilen ans ferne Ende.
ways-drew = Durch das Legen geschieht nichts, welcher Raum es auch ist. Du hast einen neuen gezogen: Du hast vier, solange der Stapel reicht, und für einen ist immer Platz.
ways-hole = Fülle nun die Ecke. Alle Nachbarn zählen: Der Pfeil von links darf auf keinen Pfeil deines Raums treffen. Lege den Drehraum dorthin.
ways-hole-other = Nimm den Drehraum mit zwei Pfeilen und lege ihn in die Ecke.
ways-move = In jedem Zug musst du legen oder gehen. Geh jetzt: Folge deinem Pfeil nach rechts. Ein leerer Raum tut nichts.
ways-move-other = Geh diesmal einen Raum nach rechts.
ways-end = Von hier führt nur ein Pfeil weiter. In einer Sackgasse musst du nicht verzweifeln: Lege Räume, bis jemand oder ein besonderer Raum einen Weg öffnet.

# ---- Die Wege der Münzen -----------------------------------------------------------------------------

coins-title = Die Wege der Münzen
coins-about = Gold, Zoll, Brunnen, Diebe und Münzen, die im Startraum liegen.
coins-gold = Ihr spielt zu dritt: Gelb sitzt links von dir, Grün rechts, beide mit einer Münze. Gold kommt aus dem Hort des Drachen, der nie leer wird. Hol dir welches!
coins-gold-other = Zuerst das Gold, über dir.
coins-toll = Links liegt der Drachenzoll. Wer ihn mit einer Münze betritt, muss eine auf den Startraum legen. Probier es; du kannst sie zurückbekommen.
coins-toll-other = Sei mutig: Geh nach links zum Zoll.
coins-well = Die Münze liegt im Startraum und gehört niemandem. Unter dir ist ein Wunschbrunnen: Er verschluckt eine Münze für immer, aber du hast keine, also geschieht nichts.
coins-well-other = Geh nach unten, zum Wunschbrunnen.
coins-back = An diesem Tisch hat der Startraum nur drei Ausgänge, also kommt man von links hinein. Bei vier Pfeilen käme niemand zu Fuß hinein. Geh!
coins-back-other = Die Münze liegt rechts von dir.
coins-take = Im Startraum darfst du eine der Münzen nehmen, die dort liegen. Liegen lassen darfst du sie auch; aber warum?
coins-take-other = Dann bleibt sie für den Nächsten liegen.
coins-left = Rechts von dir ist ein Dieb nach links: Nimm dem Spieler links von dir eine Münze, wenn er eine hat.
coins-left-other = Folge dem Pfeil nach rechts.
coins-right = Finde es selbst: Wo ist Grüns Münze zu holen?
coins-right-other = Ein Dieb nach rechts liegt einen Schritt von dir.
coins-end = Jedes Mal, wenn ein Held eintritt, wirkt der Raum neu; solange er bleibt, geschieht nichts. Zu zweit sind links und rechts derselbe Rivale.

# ---- Räume wechseln die Hand -------------------------------------------------------------------------

hands-title = Räume wechseln die Hand
hands-about = Der Kartenraum nimmt einen Raum, die magische Verwandlung tauscht einen.
hands-enter = Was du auf der Hand hast, ist geheim; wie viel, sehen alle. Über dir ist ein Kartenraum. Geh hinein.
hands-enter-other = Geh in den Kartenraum, über dir.
hands-steal = Wähle, wem du verdeckt einen Raum nimmst. Hier gibt es nur einen Rivalen, der welche hat.
hands-five = Du hast Gold genommen, und nur Gelb und du wissen es. Du hast jetzt fünf Räume und Gelb einen weniger; das bleibt so.
hands-on = Geh weiter zur magischen Verwandlung.
hands-on-other = Die magische Verwandlung liegt über dir.
hands-shift = Tausche einen Raum ohne Helden, nie den Startraum, gegen einen von deiner Hand; auch dort dürfen keine zwei Pfeile aufeinander zeigen. Setze das Gold an die Stelle des Zolls!
hands-shift-other = Möglich, aber sieh nach rechts: ein Zoll, wo Gold liegen könnte.
hands-fetch = Der Zoll kam auf deine Hand, und alle haben es gesehen. Jetzt hol die Münze.
hands-fetch-other = Dein Gold liegt rechts.
hands-end = Ohne Raum auf der Hand, oder ohne passenden, wäre nichts geschehen. Und ein Raum, der hingelegt wird, wirkt nicht: Man muss ihn betreten.

# ---- Fallen und drehen -------------------------------------------------------------------------------

walls-title = Fallen und drehen
walls-about = Der Einsturz nimmt einen Raum weg, der Drehraum öffnet Wege.
walls-enter = Gelb hat Gold direkt neben dem Startraum. Vereitle das: Geh zum Einsturz, über dir.
walls-enter-other = Selbst das Gold zu holen ist auch gut; hier will ich dir den Einsturz zeigen.
walls-destroy = Wähle einen Raum, der einstürzt: keinen mit einem Helden und nie den Startraum. Gelbs Gold!
walls-destroy-other = Dieser Raum schadet nicht. Gelb steht einen Schritt vor dem Gold!
walls-gap = Er kam verdeckt unter den Stapel, doch alle wissen, dass er dort liegt. Die Stelle ist wieder frei. Die Höhle kann sogar zerfallen: Legen darf man dann an jedem Teil.
walls-on = Es gibt noch mehr Gold, aber kein Pfeil führt hin. Geh nach oben zum Drehraum.
walls-on-other = Ich meine den Drehraum.
walls-turn = Drehe irgendeinen Raum, auch einen mit Helden, auch den Startraum. Deiner hat einen Pfeil, nach oben zu einem Zoll: Drehe ihn so, dass er auf das Gold zeigt.
walls-turn-other = Das öffnet keinen Weg zum Gold. Drehe den Raum, in dem du stehst, eine Vierteldrehung im Uhrzeigersinn.
walls-fetch = Der Weg ist frei!
walls-fetch-other = Hol die Münze, bevor jemand den Raum zurückdreht.
walls-end = Auch nach dem Drehen dürfen keine zwei Pfeile aufeinander zeigen. Willst du nichts ändern, drehe einen Raum, der danach gleich aussieht, etwa den Startraum mit vier Pfeilen.

# ---- Die Schritte der anderen ------------------------------------------------------------------------

minds-title = Die Schritte der anderen
minds-about = Die Gedankenkugel: Du bewegst einen Helden, und sein Spieler zahlt.
minds-enter = Gelbs Held steht auf Gold, mit einer Münze und einem Pfeil: zu einem Wunschbrunnen. Geh zur Gedankenkugel, über dir.
minds-enter-other = Die Gedankenkugel liegt über dem Startraum.
minds-mind = Bewege den Helden eines anderen: ein erlaubter Zug nach den Regeln des Raums, in dem er steht. Kann jemand gehen, muss es sein. Schick Gelb zum Brunnen!
minds-paid = Gelb betrat den Brunnen und zahlte die Münze: Ein Ereignis führt immer der Spieler des Helden aus, der eintritt, auch in deinem Zug und vor allem anderen.
minds-coin = Wieder dein Zug: Hol das Gold über dir.
minds-coin-other = Gold liegt einen Schritt entfernt.
minds-end = Wäre Gelb zu einer Gedankenkugel geschickt worden, hätte Gelb seinerseits einen Helden bewegt: Solche Ketten gehen weiter, doch es gibt nur drei dieser Räume.

# ---- Wind, Sturm, Dietrich, Strudel ------------------------------------------------------------------

far-title = Wind, Sturm, Dietrich, Strudel
far-about = Vier Räume, die deinen nächsten Zug verändern.
far-enter = Über dir weht ein starker Wind. Beim Eintreten geschieht nichts: Solche Räume verändern den Zug, mit dem du sie verlässt.
far-enter-other = Geh in den Wind, über dir.
far-wind = Vom Wind aus gehst du genau zwei Schritte, jeden entlang einem Pfeil. Der Zoll unterwegs zählt nicht, nur der letzte Raum: Gold!
far-wind-other = Lass dich vom Wind tragen, über den Zoll zum Gold.
far-storm = Jetzt ein schwerer Sturm: einen Schritt nach rechts.
far-storm-other = In den Sturm, nach rechts.
far-three = Vom Sturm aus sind es genau drei Schritte; ohne so einen Weg könntest du gar nicht gehen. Auf welchem Weg auch immer, nur das Ende zählt. Wohin trägt er dich?
far-three-other = Folge den Pfeilen: nach unten, nach unten, dann nach links.
far-key = Ein Dietrich! Von dort gehst du in jeden Nachbarraum, auch gegen einen Pfeil. Geh nach unten zum Strudel.
far-key-other = Der Strudel liegt unter dir.
far-vortex = Vom Strudel aus ist jeder andere Raum zu erreichen, auch einer ohne Weg dorthin. Welcher bringt eine Münze?
far-vortex-other = Möglich, aber suche Gold: Es gibt zwei solche Räume.
far-end = Nun ist keine Ecke mehr unerreichbar. Gib acht, wer sonst noch im Wind steht!

# ---- Frei! -------------------------------------------------------------------------------------------

ends-title = Frei!
ends-about = Wie eine Partie endet.
ends-pile = Der Stapel geht einmal zu Ende: Dann legt man, ohne zu ziehen, und ohne Räume kann man nur noch gehen. Wer dann nicht gehen kann, wird übersprungen.
ends-most = Hat niemand Räume und kann kein Held gehen, gewinnt, wer die meisten Münzen hat; bei Gleichstand wird geteilt. Ebenso, wenn sich sehr lange nichts ändert. Münzen im Startraum zählen nicht.
ends-win = Meist endet es so: Du hast vier Münzen, und die fünfte liegt einen Schritt entfernt. Wer fünf hat, gewinnt sofort, auch im Zug eines anderen.
ends-win-other = Der Drache schläft noch: Nimm deine fünfte Münze!
ends-end = Fünf Münzen: Du bist frei! Vier Goldräume im Kreis wie hier gibt es nicht oft.

# ---- Variante: Flucht --------------------------------------------------------------------------------

escape-title = Variante: Flucht
escape-about = Vier Münzen und dann ein Ausweg.
escape-goal = Eine Variante des Tisches: Vier Münzen genügen, aber dann muss dein Held einen Zug in einem Ausweg beenden: Dietrich oder Strudel. Gelb hat einen Dietrich gelegt.
escape-fourth = Du hast drei Münzen. Hol zuerst die vierte, denn du musst sie haben, bevor du den Ausweg betrittst.
escape-fourth-other = Gold liegt einen Schritt links von dir.
escape-out = Vier! Jetzt hinaus durch den Dietrich, nach links.
escape-out-other = Der Ausweg ist offen: links!
escape-end = Du bist entkommen! Vom Wind nur hindurchgeweht zu werden zählt nicht, und die vierte Münze zu bekommen, während du dort stehst, auch nicht: Dann tritt neu ein.

# ---- Der Zauberer ------------------------------------------------------------------------------------

wizard-title = Der Zauberer
wizard-about = Variante Helden: ein Schritt durch die Wand.
wizard-go = In der Variante mit Helden wird jedem ein Held zugelost, der einmal im Spiel etwas Besonderes kann. Du bist der Zauberer. Geh erst nach oben.
wizard-go-other = Zuerst einen Schritt nach oben, ganz normal.
wizard-wall = Rechts von dir liegt Gold, aber kein Pfeil führt hin. Einmal darf ein Schritt deines Zuges durch die Wand: Wähle deine Fähigkeit, dann das Gold.
wizard-wall-other = Durch die Wand, zum Gold rechts.
wizard-end = Das war dein Zug und deine Fähigkeit für diese Partie. In Wind oder Sturm darf einer der zwei oder drei Schritte der freie sein.

# ---- Die Amazone -------------------------------------------------------------------------------------

amazon-title = Die Amazone
amazon-about = Variante Helden: ein zusätzlicher Zug.
amazon-extra = Fähigkeiten setzt du in deinem eigenen Zug ein, direkt vor oder nach dem, was du ohnehin tust. Die Amazone macht einen Extrazug: Nutze ihn für das Gold über dir.
amazon-extra-other = Wähle deine Fähigkeit, den Extrazug, und dann das Gold.
amazon-normal = Und jetzt dein gewöhnlicher Zug: Über dir liegt noch mehr Gold. Beide Räume zählen.
amazon-normal-other = Du könntest einen Raum legen, aber Gold ist nah.
amazon-end = Zwei Münzen in einem Zug. Wer genug Münzen hat, gewinnt sofort, auch mitten im Zug.

# ---- Der Barbar --------------------------------------------------------------------------------------

barbarian-title = Der Barbar
barbarian-about = Variante Helden: ein Stoß und ein Raum.
barbarian-push = Der Held von Orange steht bei dir. Der Barbar stößt so einen Helden in einen Nachbarraum, einem Pfeil nach, und nimmt dann einen Raum aus dessen Hand. Stoß Orange nach rechts in die Sackgasse.
barbarian-push-gold = Dort fände Orange eine Münze!
barbarian-push-other = Später. Erst stoßen: Wähle deine Fähigkeit.
barbarian-turn = Orange tat, was der Raum sagt (ohne Münze nichts), und du hast einen Raum von Orange. Dein eigener Zug kommt noch: Hol das Gold.
barbarian-turn-other = Das Gold ist über dir.
barbarian-end = Einen Raum, nicht weiter: auch wo Wind, Sturm oder Strudel einen Helden forttrüge. Ein Held, der keinen Weg in so einen Raum hat, kann nicht gestoßen werden.

# ---- Der Dieb ----------------------------------------------------------------------------------------

thief-title = Der Dieb
thief-about = Variante Helden: eine Münze von dem, der bei dir steht.
thief-join = Rot hat gerade eine Münze gefunden, über dir. Geh auch hin: Gold wirkt für jeden, der eintritt.
thief-join-other = Geh zu Rot, zum Gold.
thief-rob = Ihr seid jetzt im selben Raum. Nach deinem Zug darfst du deine Fähigkeit einsetzen: Nimm Rot eine Münze.
thief-rob-other = Beende deinen Zug noch nicht: Rots Münze ist zum Greifen nah.
thief-end = Ein Zug, zwei Münzen! Nur ein Ritter hätte dich aufhalten können.

# ---- Der Zwerg ---------------------------------------------------------------------------------------

dwarf-title = Der Zwerg
dwarf-about = Variante Helden: zwei Räume für zwei andere.
dwarf-swap = Ein Zoll und ein Wunschbrunnen verderben deine Hand. Der Zwerg legt zwei Räume unter den Stapel und zieht zwei von oben. Wähle diese, den oberen zuerst: Zoll, dann Brunnen.
dwarf-swap-other = Behalte die anderen Räume: Gib Zoll und Brunnen weg, mit deiner Fähigkeit.
dwarf-lay = Zweimal Gold! Dein gewöhnlicher Zug kommt noch: Lege eins davon neben einen Raum.
dwarf-lay-other = Nicht schlecht, aber lege Gold.
dwarf-end = Die anderen wissen, dass zwei Räume unter den Stapel kamen, aber nur du weißt, welche.

# ---- Der Ritter --------------------------------------------------------------------------------------

knight-title = Der Ritter
knight-about = Variante Helden: eine Münze, die bleibt.
knight-coin = Du bist der Ritter, der einmal, wann auch immer, eine Münze behalten kann, die verloren ginge. Hol erst eine.
knight-coin-other = Das Gold ist über dir.
knight-block = Blau hat einen Dieb betreten und greift nach deiner Münze. Bevor sie geht, wirst du gefragt. Behalte sie!
knight-block-other = Du könntest die Fähigkeit aufsparen, aber eine Münze ist eine Münze.
knight-end = Das wirkt auch gegen Zoll und Wunschbrunnen. Mit einer Fähigkeit, die du noch hast, kannst du sogar in einem Zug handeln, der sonst übersprungen würde.

# ---- So gewinnst du ----------------------------------------------------------------------------------

win-title = So gewinnst du
win-about = Drei Pläne, jeder in einer Partie versucht.
win-plans = Mit drei Plänen gewinnst du dieses Spiel, und hier versuchst du alle drei. Du bist Blau und hast 3 Münzen. Gelb hat 4 und steht einen Schritt vor Gold, der fünften.
win-stop = Erster Plan: Sieh vor der eigenen Münze nach der, mit der ein anderer gewinnt. Gelbs einziger Weg führt nach unten, zu diesem Gold. Über dir ist ein Einsturz. Geh dorthin.
win-stop-gold = Deine vierte Münze! Aber dann nimmt Gelb die fünfte und hat gewonnen. Verhindere das zuerst.
win-stop-other = Dann nimmt Gelb die fünfte Münze und hat gewonnen. Welcher Raum bei dir kann einen anderen einstürzen lassen?
win-spoil = Wähle nun den Raum, der einstürzt: das Gold, auf das Gelbs Pfeil zeigt.
win-spoil-other = Mit diesem Raum gewinnt niemand. Gelb geht gleich in das Gold unter sich.
win-rob = Gelb legte einen Einsturz in die Lücke. Zweiter Plan: Nimm dem, der führt. Einen Schritt weiter ist ein Dieb: eine Münze mehr für dich und eine weniger für Gelb.
win-rob-other = Das geht, aber der Dieb rechts zählt doppelt: 4 für dich und 3 für Gelb.
win-two = 4 zu 3! Dritter Plan: zwei Wege zu einer Münze zugleich, denn Gelb kann in einem Zug nur einen verderben. Über dir ist ein Raum mit einem Gold daneben, rechts von dir einer mit zweien. Wohin gehst du?
win-two-one = Von dort führt ein Pfeil zu Gold. Lässt Gelb es einstürzen, stehst du mit nichts da.
win-two-other = Gehen bringt dir jetzt mehr: Such den Raum mit Gold auf zwei Seiten.
win-last = Gelb ging in den Einsturz, und ein Goldraum fiel. Der andere ist noch da: deine fünfte Münze!
win-last-other = Das letzte Gold liegt über dir.
win-end = Du bist frei! Frag dich vor jedem Zug dreierlei: Wer kann jetzt gewinnen, wen kann ich bestehlen, und wie viele Wege zu Gold habe ich?

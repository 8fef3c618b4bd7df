# Kaiser, König, Edelmann, auf Deutsch.

about = bring deinen Kaiser als Erster in die Festung, und halte ihn am Leben

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau

option-pairing = Plätze zweier Spieler
option-pairing-opposite = einander gegenüber: Rot und Grün
option-pairing-near = nahe Nachbarn: Rot und Gelb
option-pairing-far = ferne Nachbarn: Gelb und Grün
option-pairing-opposite-2 = einander gegenüber: Gelb und Blau
option-pairing-near-2 = nahe Nachbarn: Grün und Blau
option-pairing-far-2 = ferne Nachbarn: Blau und Rot
option-absent = Farbe, die in der Schachtel bleibt
option-absent-red = Rot
option-absent-yellow = Gelb
option-absent-green = Grün
option-absent-blue = Blau
option-begins = Wer beginnt
option-begins-random = das Los entscheidet
option-begins-1 = Platz 1
option-begins-2 = Platz 2
option-begins-3 = Platz 3
option-begins-4 = Platz 4
option-rounds = Runden
option-rounds-1 = eine Runde
option-rounds-2 = zwei Runden
option-rounds-3 = drei Runden
option-rounds-4 = vier Runden
option-board = Brett
option-board-standard = neunzehn Sechsecke

status-round = Runde { $round } von { $rounds }
status-quiet = { $count } von { $limit } Zügen ohne Schlagen
seat-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
seat-out = ausgeschieden
seat-threatened = Kaiser bedroht: { $points }
seat-at-gate = Kaiser vor der Festung

# ---- was geschieht (event), was möglich ist (choice) ------------------------------------------------

event-begin = { $player } beginnt.
event-move = { $player }: { $piece ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
} { $from } nach { $to }.
event-capture = { $player }: { $piece ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
} { $from } schlägt den { $victim ->
    [red] roten
    [yellow] gelben
    [green] grünen
   *[blue] blauen
} { $captured ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
} auf { $to }.
event-out = { $player } hat den Kaiser verloren und scheidet aus; die anderen Steine bleiben als Hindernisse stehen.
event-threatened = Der Kaiser von { $player } ist bedroht.
event-at-gate = Der Kaiser von { $player } steht vor der Festung und kann sie mit einem Zug betreten.
event-skipped = { $player } kann nicht ziehen und wird übersprungen.
event-round-goal = Runde { $round } ist vorbei: Der Kaiser von { $player } steht in der Festung.
event-round-last = Runde { $round } ist vorbei: Nur der Kaiser von { $player } ist übrig.
event-round-quiet = Runde { $round } endet unentschieden: { $count } Züge hintereinander ohne Schlagen.
event-round-stuck = Runde { $round } endet unentschieden: Niemand kann ziehen.
event-points = { $player }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, zusammen { $total }.
event-round-begins = { $player } beginnt Runde { $round }.

choice-begin = { $player } beginnt
choice-move = { $piece ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
} nach { $to }
choice-capture = { $piece ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
} schlägt den { $victim ->
    [red] roten
    [yellow] gelben
    [green] grünen
   *[blue] blauen
} { $captured ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
}

# ---- was jeder Stein tut: bei einer Ablehnung und in den Regeln -------------------------------------

piece-emperor-does = Der Kaiser zieht genau einen Punkt weit.
piece-king-does = Ein König zieht genau zwei Punkte weit.
piece-nobleman-does = Ein Edelmann zieht genau drei Punkte weit.
fortress-does = Die Festung in der Mitte dürfen nur Kaiser betreten. Bringst du deinen hinein, gewinnst du sofort.

# ---- warum etwas nicht erlaubt ist ------------------------------------------------------------------

refusal-not-a-choice = Das ist kein Zug auf diesem Brett.
refusal-not-yours = Dort steht kein Stein von dir.
refusal-same-point = Ein Zug kommt nie auf einen Punkt zurück, den er schon berührt hat.
refusal-own-piece = Dort steht ein eigener Stein.
refusal-centre = Nur ein Kaiser darf in die Festung.
refusal-blocked = Jeder Weg dorthin ist versperrt. Kein Stein kann übersprungen werden.
refusal-emperor-one = { piece-emperor-does }
refusal-king-two = { piece-king-does }
refusal-nobleman-three = { piece-nobleman-does }
refusal-first-move = Mit deinem ersten Zug einer Runde darfst du nicht schlagen.

# ---- was für einen Zug spricht (ein Tipp) -----------------------------------------------------------

# Gründe sprechen den Leser an, wenn er entscheidet ($who: you), und nennen sonst $player.
decider-emperor = { $who ->
    [you] deinen Kaiser
   *[they] den Kaiser von { $player }
}
decider-emperor-first = { $who ->
    [you] Dein Kaiser
   *[they] Der Kaiser von { $player }
}
# Was jemand nach dem anderen Zug, oder nur nach diesem, als Nächstes tun kann ($instead: der andere Zug wurde
# gespielt, oder er ist der zweitbeste).
why-allows-enters = Sonst kann der Kaiser von { $other } als Nächstes in die Festung ziehen.
why-leaves-enters = Der Kaiser von { $other } zieht sonst gleich in die Festung: Das hält ihn auf.
why-allows-gate = Sonst kann der Kaiser von { $other } vor die Festung treten, und niemand erreicht ihn dort rechtzeitig.
why-leaves-gate = Der Kaiser von { $other } tritt sonst gleich vor die Festung, wo ihn niemand rechtzeitig erreicht: Das hält ihn auf.
why-allows-emperor = Sonst kann { $other } { decider-emperor } mit { a-piece } schlagen.
why-leaves-emperor = { $other } droht, { decider-emperor } mit { a-piece } zu schlagen: Das verhindert es.
why-walks-into = { decider-emperor-first } zieht sonst dorthin, wo { $other } ihn mit { a-piece } schlagen kann.
why-bares-emperor = Der andere Zug öffnet den Weg zum Kaiser: { $other } kann { decider-emperor } mit { a-piece } schlagen.
why-allows-piece = Sonst kann { $other } { a-lost } von { decider } schlagen.
why-leaves-piece = { $other } droht, { a-lost } von { decider } zu schlagen: Das verhindert es.
why-keeps-enters = { decider-emperor-first } kann danach als Nächstes in die Festung ziehen.
why-keeps-gate = { decider-emperor-first } kann danach vor die Festung treten, wo ihn niemand rechtzeitig erreicht.
why-keeps-emperor = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes den Kaiser von { $other } schlagen.
why-keeps-piece = { $who ->
    [you] Danach kannst du
   *[they] Danach kann { $player }
} als Nächstes { a-lost } schlagen.
why-brings-piece = Das schlägt { a-lost }.
why-takes-guard = { $instead ->
    [played] { $who ->
        [you] Du hast
       *[they] { $player } hat
    } den einzigen Stein geschlagen, der den Kaiser von { $other } schlagen konnte.
   *[other] Der andere Zug schlägt den einzigen Stein, der den Kaiser von { $other } schlagen kann.
}
why-moves-guard = { $instead ->
    [played] { $who ->
        [you] Du hast
       *[they] { $player } hat
    } den einzigen Stein weggezogen, der den Kaiser von { $other } schlagen konnte.
   *[other] Der andere Zug zieht den einzigen Stein weg, der den Kaiser von { $other } schlagen kann.
}
why-bars-guard = { $instead ->
    [played] { $who ->
        [you] Du hast
       *[they] { $player } hat
    } dem einzigen Stein den Weg versperrt, der den Kaiser von { $other } schlagen konnte.
   *[other] Der andere Zug versperrt dem einzigen Stein den Weg, der den Kaiser von { $other } schlagen kann.
}
decider = { $who ->
    [you] dir
   *[they] { $player }
}
a-piece = { $piece ->
    [emperor] dem Kaiser
    [king] einem König
   *[nobleman] einem Edelmann
}
a-lost = { $captured ->
    [king] einen König
   *[nobleman] einen Edelmann
}
why-enters = { decider-emperor-first } kommt in die Festung: Die Runde ist gewonnen.
why-takes-emperor = Das schlägt den Kaiser von { $other }.
why-takes-threat = Das schlägt den Stein, der { decider-emperor } bedroht.
why-flees = { decider-emperor-first } ist bedroht; dort ist er sicher.
why-shields = { decider-emperor-first } ist bedroht; das versperrt den Weg zu ihm.
why-stays-safe = { decider-emperor-first } bleibt sicher; sonst könnte er geschlagen werden.
why-stops = Das hält den Kaiser von { $other } von der Festung fern, die nur einen Schritt entfernt ist.
why-next-to-fortress = { decider-emperor-first } steht vor der Festung, und niemand erreicht ihn vor { $who ->
    [you] deinem nächsten Zug
   *[they] dem nächsten Zug von { $player }
}.
why-threatens = Das bedroht den Kaiser von { $other }.
why-takes-safely = Das schlägt den { $victim ->
    [red] roten
    [yellow] gelben
    [green] grünen
   *[blue] blauen
} { $captured ->
    [king] König
   *[nobleman] Edelmann
}, und Zurückschlagen lohnt sich nicht.
why-takes-more = Das schlägt einen { $captured ->
    [king] König
   *[nobleman] Edelmann
}: mehr wert als der { $piece ->
    [emperor] Kaiser
    [king] König
   *[nobleman] Edelmann
}, der ihn schlägt.
why-takes = Das schlägt den { $victim ->
    [red] roten
    [yellow] gelben
    [green] grünen
   *[blue] blauen
} { $captured ->
    [king] König
   *[nobleman] Edelmann
}.
why-saves = Das rettet einen { $piece ->
    [king] König
   *[nobleman] Edelmann
}, der geschlagen werden könnte.
why-risks-less = { $who ->
    [you] Sonst könntest du
   *[they] Sonst könnte { $player }
} einen { $piece ->
    [king] König
   *[nobleman] Edelmann
} verlieren.
why-more-room = { $who ->
    [you] Deine Figuren erreichen dann { $count } Punkte statt { $less }.
   *[they] Die Figuren von { $player } erreichen dann { $count } Punkte statt { $less }.
}
why-less-room = Das lässt den Figuren der anderen { $count ->
    [one] einen Punkt weniger
   *[other] { $count } Punkte weniger
}.
why-opens = Das macht den Weg für { decider-emperor } frei: noch { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} bis zur Festung.
why-nearer = Das bringt { decider-emperor } näher: noch { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} bis zur Festung.

# ---- das Ende ---------------------------------------------------------------------------------------

result-points = { $more ->
    [0] { $player } hat noch Steine im Wert von { $count }.
   *[other] { $player } hat noch Steine im Wert von { $count } und erhält { $more } für den Sieg.
}
result-won-goal = { $came ->
    [lost] { $player } bringt den Kaiser in die Festung.
   *[other] { $player } gewinnt: Der Kaiser steht in der Festung.
}
result-won-last = { $came ->
    [lost] { $player } hat den letzten Kaiser, der lebt.
   *[other] { $player } gewinnt: Kein anderer Kaiser lebt mehr.
}
result-drawn-quiet = { $came ->
    [lost] { $count } Züge hintereinander ohne Schlagen.
   *[other] Unentschieden zwischen allen, deren Kaiser lebt: { $count } Züge hintereinander ohne Schlagen.
}
result-drawn-stuck = { $came ->
    [lost] Niemand, dessen Kaiser lebt, kann noch ziehen.
   *[other] Unentschieden zwischen allen, deren Kaiser lebt: Keiner von ihnen kann ziehen.
}
result-round-goal = Runde { $round }: { $player }, mit dem Kaiser in der Festung.
result-round-last = Runde { $round }: { $player }, mit dem letzten Kaiser.
result-round-quiet = Runde { $round }: unentschieden, { $count } Züge ohne Schlagen.
result-round-stuck = Runde { $round }: unentschieden, niemand konnte ziehen.
result-sum = { $player }: { $sum } = { $count }
result-won-match = { $came ->
    [lost] { $player } liegt mit { $more } zu { $less } Punkten vorn.
   *[other] { $player } gewinnt das Spiel mit { $more } zu { $less } Punkten.
}
result-shares-match = { $came ->
    [lost] { $player } liegt auch vorn.
    [won] { $player } gewinnt das Spiel.
   *[other] { $player } teilt den Sieg.
}
result-drawn-match = { $came ->
    [lost] Gleich mit { $count } Punkten.
   *[other] Das Spiel wird mit { $count } Punkten geteilt.
}
result-short-emperor = der Kaiser wurde geschlagen
result-short-steps = { $count ->
    [one] der Kaiser war 1 Schritt von der Festung entfernt
   *[other] der Kaiser war { $count } Schritte von der Festung entfernt
}
result-short-points = { $count ->
    [one] 1 Punkt weniger als { $other }
   *[other] { $count } Punkte weniger als { $other }
}
stage-round = Nach Runde { $round }
stage-pieces = Übrige { $piece ->
    [emperor] Kaiser
    [king] Könige
   *[nobleman] Edelmänner
}, je { $count }
stage-victory = { $count } für den Sieg von { $player }

# ---- die Regeln in einer Minute: auf der Regelseite mit Bildern, und im Terminal ----------------------

summary-1 = Jeder hat einen Kaiser, drei Könige und vier Edelleute.
summary-2 = In deinem Zug bewegst du einen Stein entlang der Linien. { piece-emperor-does } { piece-king-does } { piece-nobleman-does } Kein Stein kann übersprungen werden.
summary-3 = Wer genau auf einem fremden Stein endet, schlägt ihn. Nur mit dem eigenen ersten Zug darf man das nicht.
summary-4 = { fortress-does }
summary-5 = Wessen Kaiser geschlagen wird, scheidet aus. Auch der letzte Kaiser auf dem Brett gewinnt.
summary-6 = Ein Spiel hat höchstens vier Runden; dann zählen die übrigen Steine, und eine gewonnene Runde zählt 5 dazu.

# ---- Hilfe ------------------------------------------------------------------------------------------

rules =
    Wer schirmt seinen Kaiser am besten ab und bringt ihn als Erster in die Festung?

    Jeder hat einen Kaiser (1), drei Könige (2) und vier Edelleute (3). Wer am Zug ist, muss einen seiner Steine entlang der Linien bewegen. { piece-emperor-does } { piece-king-does } { piece-nobleman-does } An jedem Punkt darf man abbiegen, aber innerhalb eines Zuges wird kein Punkt zweimal berührt, und kein Stein kann übersprungen werden, auch kein eigener.

    Ein Zug, der genau auf einem fremden Stein endet, schlägt ihn. Man muss nie schlagen. Mit dem eigenen ersten Zug darf man es noch nicht. Die Festung in der Mitte dürfen nur Kaiser betreten, auch im Vorbeigehen.

    Du gewinnst sofort, wenn dein Kaiser die Festung betritt oder wenn deiner der letzte Kaiser ist. Wessen Kaiser geschlagen wird, scheidet aus; seine anderen Steine bleiben stehen, als Hindernisse, die man schlagen kann. Unentschieden ist es, wenn niemand ziehen kann oder nach vierzig Zügen je Spieler ohne einen Schlag.

    In einem Spiel über mehrere Runden zählt jeder die Steine, die er noch auf dem Brett hat (je 1, 2 oder 3), und der Sieger der Runde bekommt 5 dazu. Die höchste Summe gewinnt.

    Ein erster Plan: Öffne dem Kaiser zwischen deinen eigenen Steinen einen Weg, lass keinen fremden Stein in genau seiner Entfernung von ihm stehen, und sieh in jedem Zug nach, wer als Nächster die Festung erreichen kann.

## Only in the terminal

notation-help =
    b3-d5 zieht den Stein von b3 nach d5 und schlägt, was dort steht. An jedem Punkt steht sein Name.
    ♚ oder 1 ist der Kaiser, ♛ oder 2 ein König, ♞ oder 3 ein Edelmann: so viele Punkte zieht jeder.
notation-short =
    b3-d5 zieht den Stein von b3 nach d5 und schlägt, was dort steht.
    Auf dem Brett ist R2 vor h3 ein roter König auf dem Punkt h3 (1 ist ein Kaiser, 2 ein König, 3 ein Edelmann: so viele Punkte zieht jeder), ein bloßer Punkt ist frei, # ist die Festung.

##

# ---- auf der Seite ----------------------------------------------------------------------------------

name = Kaiser, König, Edelmann
pitch = Vier Häuser um eine Festung. Könige und Edelleute bahnen den Weg, und wer seinen Kaiser zuerst hineinbringt, hat gewonnen; aber ein Kaiser unterwegs ist schnell gefangen.
ask = Du bist am Zug: Wähle einen Stein und wohin er zieht.
ask-named = { $player }: Wähle einen Stein und wohin er zieht.
ask-to = Du bist am Zug: Wohin zieht { $piece ->
    [emperor] der Kaiser
    [king] der König
   *[nobleman] der Edelmann
} auf { $from }?
ask-to-named = { $player }: Wohin zieht { $piece ->
    [emperor] der Kaiser
    [king] der König
   *[nobleman] der Edelmann
} auf { $from }?
ask-gate = Du bist am Zug: Dein Kaiser kann jetzt in die Festung.
ask-gate-named = { $player }: Dein Kaiser kann jetzt in die Festung.
ask-threatened = Du bist am Zug: Dein Kaiser ist von { $points } aus bedroht.
ask-threatened-named = { $player }: Dein Kaiser ist von { $points } aus bedroht.
ask-stop = Du bist am Zug: Der { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
} Kaiser steht vor der Festung.
ask-stop-named = { $player }: Der { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
} Kaiser steht vor der Festung.

# ---- was in einer Brettdatei nicht stimmt ---------------------------------------------------------------

board-nothing = nichts
board-this-field = dieses Feld
board-further-field = ein weiteres Feld
board-only = nur { $known }
board-entries = { $count ->
    [one] 1 Element
   *[other] { $count } Elemente
}
board-of-them = { $least } bis { $most }
board-so-many = { $most }
board-an-object = ein Objekt
board-a-list = eine Liste
board-a-text = ein Text von 1 bis { $most } Zeichen
board-a-number = eine Zahl
board-a-number-up-to = eine Zahl von -{ $most } bis { $most }
board-true-or-false = true oder false
board-another-id = eine eigene id für jeden Punkt
board-another-place = ein eigener Ort für jeden Punkt
board-goals = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
board-one-goal = ein Punkt, der das Ziel ist
board-the-goal-point = das Ziel { $point }
board-goal-for-emperors = ein Ziel, das Kaiser (1) betreten dürfen
board-values = 1, 2 oder 3
board-two-ids = die ids zweier Punkte
board-two-points = zwei verschiedene Punkte, jedes Paar einmal
board-no-way = kein Weg von { $start } nach { $point }
board-one-board = ein zusammenhängendes Brett
board-four-colours = red, yellow, green oder blue
board-each-colour = jede Farbe einmal
board-an-id = die id eines Punktes
board-may-enter = ein Punkt, den { $value } betreten darf
board-another-point = ein anderer Punkt als { $taken ->
    [goal] das Ziel
   *[other] { $taken }
}
board-emperors = { $count ->
    [one] 1 Kaiser
   *[other] { $count } Kaiser
}
board-one-emperor = ein Kaiser (1)
board-its-emperor = der Punkt des Kaisers, { $point }
board-two-seats = zwei der Plätze
board-two-different = zwei verschiedene Plätze

# ---- der Hof: wie die Bots sind ----------------------------------------------------------------------

court-jobst = Verbeugt sich vor jeder Figur, bevor er sie zieht.
court-liselot = Zieht die hübscheste Figur, egal was das Brett dazu sagt.
court-wenzel = Gibt eine Figur her, wenn der Witz gut genug ist.
court-oda = Betet für deinen Kaiser genauso wie für ihren eigenen.
court-baldwin = Hütet seine Edelleute wie seinen Beutel: meistens.
court-irmgard = Spielt, wie sie ihre Burg führt: ordentlich, und um sechs gibt es Essen.
court-kuno = Greift sofort an und entschuldigt sich ausführlich.
court-ludmila = Nimmt jede Figur, die man ihr anbietet, und sagt danke.
court-adalbert = Sein Rat ist umsonst; teuer werden seine Züge.
court-sidonia = Lächelt, und zwei Züge später weißt du, warum.
court-hasso = Ein Auge reicht ihm fürs Brett, sagt er, und ihm entgeht wenig.
court-gisela = Kreist hoch, wartet lange und stößt einmal zu.
court-leopoldine = Erhebt nie die Stimme, nur den Einsatz.
court-sigismar = Regiert vor dem Frühstück sechs Provinzen; du bist die siebte.
court-zafira = Hat die Partie aufgeschrieben, bevor sie gespielt ist.
court-balthasar = Zählt die Züge aller anderen und braucht dazu keine Finger.

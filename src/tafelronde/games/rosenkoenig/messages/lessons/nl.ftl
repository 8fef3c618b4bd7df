# De lessen van Rosenkönig, in het Nederlands.

# ---- de eerste partij -------------------------------------------------------------------------------

first-title = Eén kroon, twee huizen
first-about = Leid de kroon, plant rozen, stuur een held: alles wat je voor een partij nodig hebt.
first-welcome = Welkom! Jij bent Lancaster, de rode roos; York is wit. De kroon staat in het midden, en jij begint.
first-hand = Dit zijn je kaarten. Het zwaard wijst waarheen de kroon gaat, het getal zegt hoeveel velden.
first-lead = Deze kaart leidt de kroon twee velden naar het noordoosten. Tik erop, en nog een keer: daar komt een rode roos van jou.
first-lead-other = Een mooie zet, maar niet die van mijn plan. Neem de kaart die ik aanwijs.
first-over = York leidde de kroon naar h7. Leid haar terug over je roos naar f7, twee velden west: alleen waar ze landt telt.
first-draw-later = Pakken mag, maar je hebt goede kaarten. Speel eerst de kaart die ik aanwijs.
first-area = Twee rozen naast elkaar zijn een gebied, en een gebied telt het kwadraat van zijn grootte: 2 × 2 = 4 punten. Drie geven er 9.
first-draw = Je hebt drie kaarten, en geen leidt naar je gebied. Met minder dan vijf mag je in plaats daarvan pakken: tik op de stapel.
first-draw-first = Die roos zou alleen staan, ver van je gebied. Pak liever een kaart.
first-hero = York bouwde een gebied van twee. Je kaart Z I leidt naar de roos op h7: een held rijdt mee, en de roos wordt van jou.
first-hero-now = Dat mag, maar kijk: met een held neem je de roos van York vlak naast je gebied.
first-turned = Je gebied heeft drie rozen: 9 punten, en dat van York viel uiteen. Je hebt vier helden per partij, dus nog drie.
first-grow = Zoek het nu zelf: een van je kaarten maakt je gebied groter. Wijs een kaart aan om te zien waarheen ze leidt.
first-grow-hero = Die held zou maar één roos winnen. Bewaar hem: een andere kaart maakt je gebied groter, en dat kost niets.
first-grow-draw = Nog niet: een van je kaarten maakt je gebied groter.
first-grow-alone = Die roos zou alleen staan en 1 tellen. Welke kaart leidt naast je gebied?
first-end = Vier rozen, 16 punten! Staat de 52e roos, dan wint de hoogste som. Speel nu alleen verder, of bekijk de hoofdstukken.

# ---- waar de kroon heen mag -------------------------------------------------------------------------

crown-title = Waar de kroon heen mag
crown-about = De rand van het bord, rozen in de weg, en wat een kaart precies doet.
crown-york = Deze keer ben je York, de witte roos. Alle kaarten liggen open: boven zie je wat Lancaster kan spelen.
crown-deck = Elke kaart is er één keer: acht richtingen, één tot drie velden, samen 24. Het noorden is boven, voor beide huizen.
crown-off = De kroon staat bij de rand: je O II zou haar van het bord leiden en is dus niet te spelen. Speel Z I.
crown-off-other = Dat kan ook, maar probeer de kaart die ik aanwijs.
crown-occupied = Op h4 staat een roos van jezelf, en O II leidt daarheen: dat kan nu niet. Een kaart eindigt alleen op een leeg veld. Speel W I.
crown-occupied-other = Dat kan ook, maar ik had de kroon graag op e4.
crown-draw-later = Je kunt pakken, maar je hebt de goede kaart al.
crown-played = Gespeelde kaarten liggen open opzij. Ze komen terug als de stapel op is.
crown-exact = Een kaart leidt precies zo ver als ze zegt, nooit minder. Welke van jouw kaarten leidt de kroon naar f8?
crown-exact-hero = Een held zou de roos op h5 nemen. Die bewaren we: leid de kroon naar f8.
crown-end = Een beurt is altijd één van drie dingen: een kaart, een kaart pakken, of een kaart met een held. Kun je er een doen, dan moet het.

# ---- kaarten en de stapel ---------------------------------------------------------------------------

cards-title = Kaarten en de stapel
cards-about = Pakken, hoogstens vijf in de hand, en wat er gebeurt als de stapel op is.
cards-deal = Midden in een partij. Aan het begin kregen beide huizen vijf kaarten, om de beurt één. Nu heb jij er drie, York vijf.
cards-five = Meer dan vijf mag niet. Wie er minder heeft, mag er een pakken in plaats van te spelen; dat is de hele beurt.
cards-last = Er ligt nog één kaart op de stapel. Pak die.
cards-last-hero = Dat kost een held. Pak liever: de kaart is gratis.
cards-new = Het was de laatste, dus zijn alle gespeelde kaarten meteen tot een nieuwe stapel geschud. Niemand kent de volgorde.
cards-enough = Je hebt er vier. Pak de vijfde: er is altijd een kaart te pakken, want in beide handen liggen er hoogstens negen.
cards-enough-play = Een goede zet. Maar pak eerst je vijfde kaart.
cards-end = Je hand is vol. De volgende beurt moet je een kaart spelen. Meer kaarten geven meer keus, maar elke keer pakken geeft York een beurt.

# ---- helden -----------------------------------------------------------------------------------------

heroes-title = Helden
heroes-about = Met wie ze meerijden, wanneer het moet, en wanneer je ze spaart.
heroes-four = Elk huis heeft vier helden voor de hele partij. De helmpjes tellen ze.
heroes-ride = Een held rijdt mee met een kaart die naar een roos van het andere huis leidt, en alleen daarheen: niet naar een leeg veld of een eigen roos.
heroes-must = De kroon staat aan de rand, je hand is vol, en alleen N I leidt ergens heen: naar een roos van York. Wat kan, moet. Stuur de held.
heroes-gone = De roos is omgekeerd en van jou; er ging geen steen uit de voorraad. De held is voorgoed weg, zijn kaart ligt opzij.
heroes-draw = Van hier leidt geen van je kaarten ergens heen. Je hebt er vier, dus pak er een.
heroes-spare = Helden zijn schaars: spaar ze waar een kaart hetzelfde doet. Welke kaart maakt een gebied van twee?
heroes-end = Zonder helden keer je geen roos meer om. Stuur ze waar ze jouw gebieden verbinden of die van York breken.

# ---- gebieden ---------------------------------------------------------------------------------------

areas-title = Gebieden
areas-about = Zijden en hoeken, en drie gebieden die er één worden.
areas-sides = Rozen van één kleur die met een zijde aan elkaar liggen zijn een gebied. Deze twee zijn er een: 2 × 2 = 4 punten.
areas-corners = Hoeken tellen niet: deze twee raken andere alleen met een hoek. Elk staat alleen en telt 1.
areas-squares = Je hebt dus 4 + 1 + 1 = 6 punten. Een groot gebied loont: drie tellen 9, vier 16, vijf 25, tien 100.
areas-join = Eén leeg veld raakt drie van je gebieden. Welke kaart leidt daarheen?
areas-join-draw = Nu niet: een van je kaarten verbindt drie gebieden.
areas-joined = Het is nu allemaal één gebied van vijf rozen: 25 punten waar je er 6 had.
areas-end = Zoek velden tussen je gebieden, en kijk welke kaarten van York naar zulke velden leiden. Alle kaarten liggen open!

# ---- een gebied breken ------------------------------------------------------------------------------

breaking-title = Een gebied breken
breaking-about = Een held op de goede plek kost het andere huis meer dan een roos.
breaking-four = York heeft een gebied van vier: 16 punten.
breaking-where = Alles hangt samen door de roos op e5. Keer die om, en er blijven drie losse rozen over.
breaking-send = De kroon staat ernaast. Stuur een held naar e5.
breaking-send-draw = Later misschien. Nu staat de kroon waar je haar nodig hebt: stuur de held.
breaking-fell = Van 16 punten zijn er 3 over. York verloor 13 punten, en jij won een roos.
breaking-end = Denk eraan als je bouwt: een gebied in een blok is moeilijker te breken dan een gebied in een rij.

# ---- het einde --------------------------------------------------------------------------------------

end-title = De laatste roos
end-about = Wanneer de partij eindigt, en wie er gewonnen heeft.
end-one = Er zijn 52 stenen, voor beide huizen samen. Er is er nog één.
end-sums = Jij hebt 107 punten, York 94. Bij gelijke stand beslist het grootste gebied, dan het aantal rozen; anders is het gelijkspel.
end-place = Leg de laatste steen: deze kaart leidt naar a7, tussen twee van je gebieden. De partij is dan meteen uit.
end-place-draw = Dan krijgt York een beurt, en de laatste steen. Je staat voor: maak het af.
end-place-hero = Een held keert een roos om en legt er geen. De partij zou doorgaan.
end-end = De laatste roos staat, en je hebt gewonnen. Elk gebied telde: zijn grootte maal zichzelf.

# ---- als niemand iets kan ---------------------------------------------------------------------------

stuck-title = Als niets meer kan
stuck-about = Wie niets kan doen, wordt overgeslagen; kan niemand meer iets doen, dan is het uit.
stuck-corner = De kroon staat aan de rand. York heeft vijf kaarten en mag dus niet pakken, en geen ervan is van hier te spelen.
stuck-draw = Ook van jouw kaarten is er geen te spelen, maar je hebt er maar drie. Pak er een.
stuck-skipped = York kon niets doen en is overgeslagen. Jij bent weer aan de beurt.
stuck-again = Pak nog een kaart. Hebben beiden dan vijf kaarten en kan niemand er een spelen, dan is de partij meteen uit.
stuck-end = Zo is het: de partij is uit, met nog 49 stenen. Jij wint met 2 punten tegen 1.

# ---- zo win je --------------------------------------------------------------------------------------

win-title = Zo win je
win-about = Drie plannen, elk op het bord geprobeerd.
win-plans = Met drie plannen win je dit spel, en je probeert ze hier alle drie. Jij bent Lancaster, de rode roos: 9 punten, York heeft er 22.
win-join = Eerste plan: één groot gebied. Alleen telt f2 1; samen met g3 en g4 heb je vier rozen, en die tellen 16. Welke kaart brengt de kroon daar?
win-join-other = Het kan, maar er komt maar één losse roos bij. Zoek het veld dat f2 en g3 raakt.
win-break = Vier rozen tellen 16: je hebt nu 20 punten. Tweede plan: breek hun grootste gebied. Eén roos houdt deze vier bijeen: neem haar met een held.
win-break-other = Het kan, maar de vier rozen van York blijven bijeen. Welke ervan raakt twee andere?
win-draw = Je zou kunnen trekken, maar een van je kaarten doet meer.
win-stuck = Dat kostte York 11 punten. Derde plan: laat York geen kaart over. De laatste is O III: breng de kroon daar waar O III op een eigen roos van York uitkomt.
win-stuck-other = Vanaf daar kan York O III spelen. Tel drie velden naar het oosten vanaf waar de kroon komt te staan.
win-drew = Vanaf a3 leidt O III naar d3, en een held neemt geen roos van zijn eigen huis. York moest trekken en legde geen roos: jij bent weer aan de beurt.
win-end = Verbind je gebieden, breek die van hen, laat hun geen kaart over. Kijk voor elke beurt welke van de drie het meest oplevert: je staat voor met 22 tegen 13.

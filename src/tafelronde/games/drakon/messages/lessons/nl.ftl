# De lessen van Drakon, in het Nederlands.

# ---- Drie munten -------------------------------------------------------------------------------------

first-title = Drie munten
first-about = Leg kamers, volg de pijlen, vind goud en steel wat: alles wat je voor een partij nodig hebt.
first-welcome = Welkom in het hol van de draak! Jij bent Blauw, Geel is je rivaal, en jullie staan allebei in de startkamer. Wie als eerste vijf munten van de draak heeft, is vrij.
first-lay = In je beurt doe je één van twee dingen. Ten eerste: een kamer leggen. Neem het goud met drie pijlen en tik op de plek boven de startkamer; ze draait tot ze past.
first-lay-other = Dat mag, maar ik bedoel het goud met drie pijlen, boven de startkamer: het leidt naar meer plekken.
first-gold = Ten tweede: gaan. Een pijl van je kamer wijst omhoog, dus ga daarheen. Goud brengt een munt.
first-gold-theirs = Dat is het goud van Geel: ook een munt, maar het jouwe leidt naar meer plekken.
first-gold-other = Haal eerst de munt: je goudkamer ligt één stap verderop.
first-thief = Geel heeft ook een munt. Leg je dief naar links op de plek boven je: wie die kamer betreedt, berooft een buur aan tafel.
first-thief-other = Nu niet: leg de dief, dan kun je Geel straks beroven.
first-steal = Geel legde links een tol; geeft niet. Ga naar de dief en neem de munt van Geel!
first-steal-other = De dief wacht één stap boven je.
first-build = Twee munten voor jou, geen voor Geel. Leg je tweede goud rechts van je, gedraaid zoals je wilt. Alleen: twee pijlen mogen nooit naar elkaar wijzen.
first-build-other = Leg het goud naast je, rechts: een pijl van je kamer leidt daarheen.
first-choose = Zoek het zelf: pijlen van je kamer leiden naar een tol, waar je een munt kwijtraakt, en naar goud. Waar ga je heen?
first-choose-toll = De tol neemt een van je munten en legt die op de startkamer.
first-choose-other = Je kunt verder bouwen, maar er ligt een munt één stap verderop.
first-end = Drie munten, nog twee! Speel nu alleen verder, of kijk wat al die andere kamers doen.

# ---- Kamers en pijlen --------------------------------------------------------------------------------

ways-title = Kamers en pijlen
ways-about = Waar een kamer mag liggen, en waar een held mag gaan.
ways-start = Iedereen begint in de startkamer met vier kamers in de hand; er wordt geloot wie begint. Dat je in de startkamer staat, doet aan het begin niets.
ways-oneway = Pijlen wijzen een kamer uit. De rechter heeft er geen terug naar jou: je kunt erin, maar zo niet terug. Zonder pijl tussen twee kamers is er helemaal geen weg.
ways-far = Een kamer mag naast elke kamer die al ligt, niet alleen naast je held, en de kerker heeft geen rand. Leg de lege kamer op de omlijnde plek, gedraaid zoals je wilt.
ways-far-other = Dat kan ook. Maar leg nu de lege kamer met twee pijlen aan het verre eind.
ways-drew = Door leggen gebeurt er niets, welke kamer het ook is. Je trok een nieuwe: je hebt er vier zolang de stapel niet op is, en voor één ervan is altijd plek.
ways-hole = Vul nu de hoek. Alle buren tellen: de pijl van links mag geen pijl van jouw kamer raken. Leg de draaikamer daar.
ways-hole-other = Neem de draaikamer met twee pijlen en leg haar in de hoek.
ways-move = Elke beurt moet je leggen of gaan. Ga nu: volg je pijl naar rechts. Een lege kamer doet niets.
ways-move-other = Ga deze keer één kamer naar rechts.
ways-end = Vanaf hier leidt maar één pijl verder. In een doodlopende kamer hoef je niet te wanhopen: leg kamers tot iemand, of een bijzondere kamer, een weg opent.

# ---- De wegen van de munten --------------------------------------------------------------------------

coins-title = De wegen van de munten
coins-about = Goud, tol, put, dieven, en munten die in de startkamer liggen.
coins-gold = Jullie spelen met drie: Geel zit links van je, Groen rechts, elk met een munt. Goud komt uit de schat van de draak, die nooit opraakt. Haal er een!
coins-gold-other = Eerst het goud, boven je.
coins-toll = Links ligt de drakentol. Wie er met een munt binnenkomt, moet er een op de startkamer leggen. Probeer het; je kunt hem terugkrijgen.
coins-toll-other = Wees dapper: ga naar links, naar de tol.
coins-well = De munt ligt in de startkamer en is van niemand. Onder je is een wensput: die slokt een munt voorgoed op, maar je hebt er geen, dus er gebeurt niets.
coins-well-other = Ga omlaag, naar de wensput.
coins-back = Aan deze tafel heeft de startkamer maar drie uitgangen, dus links kun je naar binnen. Met vier pijlen kon niemand er lopend in. Ga!
coins-back-other = De munt ligt rechts van je.
coins-take = In de startkamer mag je een van de munten nemen die er liggen. Laten liggen mag ook; maar waarom?
coins-take-other = Dan blijft hij liggen voor de volgende.
coins-left = Rechts van je is een dief naar links: neem een munt van de speler links van je, als die er een heeft.
coins-left-other = Volg de pijl naar rechts.
coins-right = Zoek het zelf: waar is de munt van Groen te halen?
coins-right-other = Een dief naar rechts ligt één stap van je.
coins-end = Elke keer dat een held binnenkomt, werkt de kamer opnieuw; zolang hij blijft, gebeurt er niets. Met twee zijn links en rechts dezelfde rivaal.

# ---- Kamers wisselen van hand ------------------------------------------------------------------------

hands-title = Kamers wisselen van hand
hands-about = De kaartenkamer neemt een kamer, de magische verandering ruilt er een.
hands-enter = Wat je in je hand hebt is geheim; hoeveel, ziet iedereen. Boven je is een kaartenkamer. Ga naar binnen.
hands-enter-other = Ga naar de kaartenkamer, boven je.
hands-steal = Kies van wie je blind een kamer neemt. Hier is er maar één rivaal die er heeft.
hands-five = Je nam goud, en alleen Geel en jij weten dat. Je hebt nu vijf kamers, en Geel één minder; dat blijft zo.
hands-on = Ga verder naar de magische verandering.
hands-on-other = De magische verandering ligt boven je.
hands-shift = Ruil een kamer zonder held, nooit de startkamer, voor een uit je hand; ook daar mogen nooit twee pijlen naar elkaar wijzen. Zet het goud op de plaats van de tol!
hands-shift-other = Dat kan, maar kijk rechts: een tol waar goud zou kunnen liggen.
hands-fetch = De tol kwam in je hand, en iedereen zag dat. Haal nu de munt.
hands-fetch-other = Je goud ligt rechts.
hands-end = Zonder kamer in je hand, of zonder passende, was er niets gebeurd. En een kamer die wordt neergelegd werkt niet: je moet haar betreden.

# ---- Vallen en draaien -------------------------------------------------------------------------------

walls-title = Vallen en draaien
walls-about = De instorting neemt een kamer weg, de draaikamer opent wegen.
walls-enter = Geel heeft goud vlak naast de startkamer. Steek daar een stokje voor: ga naar de instorting, boven je.
walls-enter-other = Zelf het goud halen is ook goed; hier wil ik je de instorting laten zien.
walls-destroy = Kies een kamer die instort: geen met een held, en nooit de startkamer. Het goud van Geel!
walls-destroy-other = Die kamer doet geen kwaad. Geel staat één stap van het goud af!
walls-gap = De kamer ging dicht onder de stapel, al weet iedereen dat die daar ligt. De plek is weer vrij. De kerker kan zelfs uiteenvallen: leggen mag dan bij elk deel.
walls-on = Er is nog meer goud, maar geen pijl leidt erheen. Ga omhoog, naar de draaikamer.
walls-on-other = Ik bedoel de draaikamer.
walls-turn = Draai een willekeurige kamer, ook waar iemand staat, en ook de startkamer. De jouwe heeft één pijl, omhoog naar een tol: draai haar zodat die naar het goud wijst.
walls-turn-other = Dat opent geen weg naar het goud. Draai de kamer waarin je staat, een kwartslag met de klok mee.
walls-fetch = De weg is vrij!
walls-fetch-other = Haal de munt voordat iemand de kamer terugdraait.
walls-end = Ook na het draaien mogen nooit twee pijlen naar elkaar wijzen. Wil je niets veranderen, draai dan een kamer die daarna hetzelfde is, zoals de startkamer met vier pijlen.

# ---- De stappen van een ander ------------------------------------------------------------------------

minds-title = De stappen van een ander
minds-about = De toverbol: jij verzet een held, en zijn speler betaalt.
minds-enter = De held van Geel staat op goud, met een munt en één pijl: naar een wensput. Ga naar de toverbol, boven je.
minds-enter-other = De toverbol ligt boven de startkamer.
minds-mind = Verzet de held van een ander: één geldige zet, volgens de kamer waar hij staat. Kan er iemand gaan, dan moet het. Stuur Geel naar de put!
minds-paid = Geel kwam bij de put en betaalde de munt: een gebeurtenis is altijd voor de speler van de held die binnenkomt, ook in jouw beurt, en vóór al het andere.
minds-coin = Weer jouw beurt: haal het goud boven je.
minds-coin-other = Er ligt goud één stap verderop.
minds-end = Was Geel naar een toverbol gestuurd, dan had Geel weer een held verzet: zulke ketens gaan door, maar er zijn maar drie van die kamers.

# ---- Wind, storm, loper, draaikolk -------------------------------------------------------------------

far-title = Wind, storm, loper, draaikolk
far-about = Vier kamers die je volgende zet veranderen.
far-enter = Boven je waait een sterke wind. Bij binnenkomst gebeurt niets: zulke kamers veranderen de zet waarmee je ze verlaat.
far-enter-other = Ga de wind in, boven je.
far-wind = Vanuit de wind ga je precies twee stappen, elk langs een pijl. De tol onderweg telt niet, alleen de laatste kamer: goud!
far-wind-other = Laat de wind je dragen, over de tol naar het goud.
far-storm = Nu een zware storm: één stap naar rechts.
far-storm-other = De storm in, naar rechts.
far-three = Vanuit de storm zijn het precies drie stappen; zonder zo’n weg kon je helemaal niet gaan. Langs welke weg ook, alleen het einde telt. Waar draagt hij je heen?
far-three-other = Volg de pijlen: omlaag, omlaag, dan links.
far-key = Een loper! Vandaar ga je naar elke kamer ernaast, ook tegen een pijl in. Ga omlaag, naar de draaikolk.
far-key-other = De draaikolk ligt onder je.
far-vortex = Vanuit de draaikolk kun je naar elke andere kamer, ook waar geen weg heen leidt. Welke brengt een munt?
far-vortex-other = Dat kan, maar zoek goud: er zijn twee van die kamers.
far-end = Nu is geen hoek meer onbereikbaar. Let op wie er nog meer staat waar de wind waait!

# ---- Vrij! -------------------------------------------------------------------------------------------

ends-title = Vrij!
ends-about = Hoe een partij eindigt.
ends-pile = De stapel raakt ooit op: dan leg je zonder te trekken, en zonder kamers kun je alleen nog gaan. Wie dan niet kan gaan, wordt overgeslagen.
ends-most = Heeft niemand kamers en kan geen held gaan, dan wint wie de meeste munten heeft; bij gelijke stand wordt gedeeld. Ook als er heel lang niets verandert. Munten in de startkamer tellen niet.
ends-win = Meestal eindigt het zo: je hebt vier munten, en de vijfde ligt één stap verderop. Wie er vijf heeft, wint meteen, ook in de beurt van een ander.
ends-win-other = De draak slaapt nog: neem je vijfde munt!
ends-end = Vijf munten: je bent vrij! Vier goudkamers in een kring, zoals hier, komen niet vaak voor.

# ---- Variant: ontsnapping ----------------------------------------------------------------------------

escape-title = Variant: ontsnapping
escape-about = Vier munten, en dan een uitweg.
escape-goal = Een variant van de tafel: vier munten zijn genoeg, maar dan moet je held een zet eindigen in een uitweg: een loper of een draaikolk. Geel legde een loper.
escape-fourth = Je hebt drie munten. Haal eerst de vierde, want die moet je hebben voordat je de uitweg betreedt.
escape-fourth-other = Er ligt goud één stap links van je.
escape-out = Vier! Nu eruit, door de loper, naar links.
escape-out-other = De uitweg is open: links!
escape-end = Je bent ontsnapt! Er in de wind langswaaien telt niet, en de vierde munt krijgen terwijl je er staat ook niet: dan moet je er opnieuw in.

# ---- De tovenaar -------------------------------------------------------------------------------------

wizard-title = De tovenaar
wizard-about = Variant helden: één stap door de muur.
wizard-go = In de variant met helden wordt er voor ieder een held geloot, die één keer in het spel iets bijzonders kan. Jij bent de tovenaar. Ga eerst omhoog.
wizard-go-other = Eerst een gewone stap omhoog.
wizard-wall = Rechts van je ligt goud, maar geen pijl leidt erheen. Eén keer mag een stap van je zet door de muur: kies je vermogen, dan het goud.
wizard-wall-other = Door de muur, naar het goud rechts.
wizard-end = Dat was je zet, en je vermogen voor deze partij. In wind of storm mag één van de twee of drie stappen de vrije zijn.

# ---- De amazone --------------------------------------------------------------------------------------

amazon-title = De amazone
amazon-about = Variant helden: een extra zet.
amazon-extra = Vermogens gebruik je in je eigen beurt, vlak voor of na wat je toch doet. De amazone doet een extra zet: gebruik hem voor het goud boven je.
amazon-extra-other = Kies je vermogen, de extra zet, en dan het goud.
amazon-normal = En nu je gewone beurt: boven je ligt nog meer goud. Beide kamers tellen.
amazon-normal-other = Je kunt een kamer leggen, maar goud is dichtbij.
amazon-end = Twee munten in één beurt. Wie genoeg munten heeft, wint meteen, ook midden in de beurt.

# ---- De barbaar --------------------------------------------------------------------------------------

barbarian-title = De barbaar
barbarian-about = Variant helden: een duw, en een kamer.
barbarian-push = De held van Oranje staat bij je. De barbaar duwt zo’n held naar een kamer ernaast, een pijl achterna, en neemt dan een kamer uit de hand van die speler. Duw Oranje rechts de doodlopende put in.
barbarian-push-gold = Daar zou Oranje een munt vinden!
barbarian-push-other = Later. Eerst duwen: kies je vermogen.
barbarian-turn = Oranje deed wat de kamer zegt (zonder munt niets), en jij hebt een kamer van Oranje. Je eigen beurt komt nog: haal het goud.
barbarian-turn-other = Het goud is boven je.
barbarian-end = Eén kamer, niet verder: ook waar wind, storm of draaikolk een held zou meevoeren. Een held die geen weg naar zo’n kamer heeft, kan niet geduwd worden.

# ---- De dief -----------------------------------------------------------------------------------------

thief-title = De dief
thief-about = Variant helden: een munt van wie bij je staat.
thief-join = Rood heeft net een munt gevonden, boven je. Ga er ook heen: goud werkt voor iedereen die binnenkomt.
thief-join-other = Ga naar Rood, naar het goud.
thief-rob = Jullie zijn nu in dezelfde kamer. Na je zet mag je je vermogen gebruiken: neem een munt van Rood.
thief-rob-other = Beëindig je beurt nog niet: de munt van Rood ligt voor het grijpen.
thief-end = Eén beurt, twee munten! Alleen een ridder had je kunnen tegenhouden.

# ---- De dwerg ----------------------------------------------------------------------------------------

dwarf-title = De dwerg
dwarf-about = Variant helden: twee kamers voor twee andere.
dwarf-swap = Een tol en een wensput bederven je hand. De dwerg legt twee kamers onder de stapel en trekt er twee van boven. Kies deze twee, de bovenste eerst: de tol, dan de put.
dwarf-swap-other = Houd de andere kamers: geef de tol en de put weg, met je vermogen.
dwarf-lay = Twee keer goud! Je gewone beurt komt nog: leg er een naast een kamer.
dwarf-lay-other = Niet slecht, maar leg goud.
dwarf-end = De anderen weten dat er twee kamers onder de stapel gingen, maar alleen jij weet welke.

# ---- De ridder ---------------------------------------------------------------------------------------

knight-title = De ridder
knight-about = Variant helden: een munt die blijft.
knight-coin = Jij bent de ridder, die één keer, wanneer dan ook, een munt kan houden die verloren dreigt te gaan. Haal er eerst een.
knight-coin-other = Het goud is boven je.
knight-block = Blauw kwam bij een dief en grijpt naar je munt. Voordat die weg is, mag jij kiezen. Houd hem!
knight-block-other = Je kunt het vermogen bewaren, maar een munt is een munt.
knight-end = Het werkt ook tegen tol en wensput. Met een vermogen dat je nog hebt, kun je zelfs iets doen in een beurt die overgeslagen zou worden.

# ---- Zo win je ---------------------------------------------------------------------------------------

win-title = Zo win je
win-about = Drie plannen, elk in één partij geprobeerd.
win-plans = Met drie plannen win je dit spel, en je probeert ze hier alle drie. Jij bent Blauw, met 3 munten. Geel heeft er 4 en staat één stap van goud, de vijfde.
win-stop = Eerste plan: kijk voor je eigen munt naar de munt waarmee een ander wint. De enige weg van Geel leidt omlaag, naar dat goud. Boven je is een instorting. Ga daarheen.
win-stop-gold = Je vierde munt! Maar dan neemt Geel de vijfde, en heeft gewonnen. Verhinder dat eerst.
win-stop-other = Dan neemt Geel de vijfde munt, en heeft gewonnen. Welke kamer bij je kan een andere laten instorten?
win-spoil = Kies nu de kamer die instort: het goud waar de pijl van Geel naar wijst.
win-spoil-other = Met die kamer wint niemand. Geel gaat zo het goud onder zich in.
win-rob = Geel legde een instorting in het gat. Tweede plan: neem van wie voorstaat. Eén stap verder is een dief: een munt meer voor jou, en een minder voor Geel.
win-rob-other = Het kan, maar de dief rechts telt dubbel: 4 voor jou en 3 voor Geel.
win-two = 4 tegen 3! Derde plan: twee wegen naar een munt tegelijk, want Geel kan er per beurt maar één bederven. Boven je is een kamer met één keer goud ernaast, rechts van je een met twee keer. Waar ga je heen?
win-two-one = Van daar leidt één pijl naar goud. Laat Geel dat instorten, dan sta je er met niets.
win-two-other = Lopen brengt je nu meer: zoek de kamer met goud aan twee kanten.
win-last = Geel ging de instorting in, en één goudkamer viel. De andere is er nog: je vijfde munt!
win-last-other = Het laatste goud ligt boven je.
win-end = Je bent vrij! Vraag je voor elke beurt drie dingen af: wie kan nu winnen, wie kan ik beroven, en hoeveel wegen naar goud heb ik?

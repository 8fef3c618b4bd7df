# König der Elfen, in het Nederlands.

about = plan samen een ronde langs oorden en bereis die: de rijkste prins wordt koning

colour-red = Rood
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
colour-violet = Paars
colour-white = Wit

option-dragon = Wie de draak eerst heeft
option-dragon-random = loting
option-dragon-1 = { colour-red }
option-dragon-2 = { colour-blue }
option-dragon-3 = { colour-green }
option-dragon-4 = { colour-yellow }
option-dragon-5 = { colour-violet }
option-dragon-6 = { colour-white }
option-three_locations = Drie oorden in een rijk (twee spelers)
option-magic_spell = Toverspreuk
option-deck = Kaarten
option-deck-standard = standaard
option-deck-more_rafts = meer vlotten
option-deck-more_hindrances = meer hindernissen
option-deck-dear_rivers = dure rivieren
option-deck-rare_lakes = zeldzame meren
option-deck-sixty_travel = 60 reiskaarten, zoals de spelregels tellen

status-journey = reis { $journey } van { $journeys }
status-dealing = delen
status-planning = plannen
status-travelling = reizen
status-over = afgelopen
status-pile = { $count ->
    [one] 1 kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
status-discard = { $count } afgelegd
realm-of = { $name }
realm-dragon = draak
realm-empty = nog geen oord
trip-now = { $name } reist { $way ->
    [clockwise] met de klok mee
   *[counter] tegen de klok in
}{ $guard ->
    [yes] , met lijfwacht
   *[no] {""}
}: tot nu toe { $income } goud
trip-owed = { $count } goud schuldig aan dieven
trip-stock = { $count } goud in voorraad voor dieven en spreuken
discard-title = Aflegstapel:
seat-gold = { $count } goud
seat-facts = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $arms ->
    [one] 1 wapen
   *[other] { $arms } wapens
}{ $bought ->
    [0] {""}
   *[other] , { $bought } gekocht
}
seat-shown = De hand ligt open:

terrain-name = { $terrain ->
    [plain] vlakte
    [river] rivier
    [forest] bos
    [mountain] gebergte
    [desert] woestijn
   *[lake] meer
}
card-name = { $card ->
    [plain] vlakte
    [river] rivier
    [forest] bos
    [mountain] gebergte
    [desert] woestijn
    [lake] meer
    [giant_pig] reuzenzwijn
    [elfcycle] elfenfiets
    [magic_cloud] magische wolk
    [unicorn] eenhoorn
    [troll_wagon] trollenwagen
    [dragon] draak
    [raft] vlot
    [gold] goudkaart
    [thief] dief
    [tree] boom
    [sea_monster] zeemonster
    [bodyguard] lijfwacht
   *[direction_change] richtingswissel
}
card-short = { $card ->
    [gold] goud
    [thief] dief
    [tree] boom
   *[sea_monster] monster
}
own-or-foreign-realm = { $own ->
    [yes] het eigen rijk
   *[no] het rijk van { $other }
}

# ---- wat gebeurt (event), wat kan (choice), wat je nog kunt typen --------------------------------------

event-starter = { $player } heeft de draak en begint.
event-dealt = {""}
event-dealt-hidden = {""}
event-planning = Reis { $journey } van { $journeys } wordt gepland; { $player } heeft de draak.
event-location = { $player } speelt { terrain-name } ({ $value }) in { own-or-foreign-realm }: { $place }.
event-swap = { $player } trekt drie kaarten en legt er vier af.
event-drawn = { $player } trekt: { card-name }.
event-drawn-hidden = { $player } trekt een kaart.
event-buy = { $player } koopt een kaart voor { $price } goud.
event-bought = { $player } krijgt: { card-name }.
event-bought-hidden = {""}
event-card = { $player } legt een { card-name } bij { terrain-name } in { own-or-foreign-realm } ({ $place }).
event-close = { $player } sluit { terrain-name } { $place } voor { $price } goud.
event-pass = { $player } past.
event-all-passed = Iedereen heeft na elkaar gepast: de reis begint, { $player } reist als eerste.
event-no-location = { $player } zegt “geen oordkaart” en laat de hand zien.
event-shown = { $player } laat zien: { $count } × { card-name }.
event-fetch = { $player } zoekt een oordkaart uit: { terrain-name }.
event-discard = { $player } legt af: { card-name }.
event-shuffled = { $count ->
    [one] De aflegstapel wordt een nieuwe trekstapel van 1 kaart.
   *[other] De aflegstapel wordt geschud: een nieuwe trekstapel van { $count } kaarten.
}
event-visit = { $player }{ $turn ->
    [yes] {" "}keert om en
   *[no] {""}
} reist naar { terrain-name } in { own-or-foreign-realm } ({ $place }) met { $cards } × { card-name }{ $guard ->
    [yes] {" "}en een lijfwacht
   *[no] {""}
}: { $income } goud{ $doubled ->
    [yes] , verdubbeld
   *[no] {""}
}.
event-toll = { $player } is { $gold } goud schuldig aan de dief van { $other } ({ $place }).
event-spell = { $player } spreekt voor { $price } goud een toverspreuk uit naar { terrain-name } in { own-or-foreign-realm } ({ $place }){ $guard ->
    [yes] , met een lijfwacht
   *[no] {""}
}.
event-arrive = { $player } komt door toverij aan bij { terrain-name } in { own-or-foreign-realm } ({ $place }): { $income } goud{ $doubled ->
    [yes] , verdubbeld
   *[no] {""}
}.
event-halt = { $visits ->
    [0] { $player } blijft thuis.
    [one] { $player } stopt na 1 bezoek en krijgt { $income } goud.
   *[other] { $player } stopt na { $visits } bezoeken en krijgt { $income } goud.
}
event-bonus = { $player } heeft alle oorden gezien: nog { $gold } goud.
event-toll-paid = { $player } betaalt { $gold } goud aan { $other }.
event-journey-over = Reis { $journey } is voorbij. De draak gaat naar { $player }.

choice-location = { terrain-name } ({ $value }) in { $own ->
    [yes] je eigen rijk
   *[no] het rijk van { $other }
}
choice-swap = drie kaarten trekken, vier afleggen
choice-buy = een kaart kopen voor { $price } goud
choice-card = { card-name } bij { terrain-name } { $place }
choice-close = { terrain-name } { $place } sluiten voor { $price } goud
choice-pass = passen
choice-no-location = “geen oordkaart” zeggen en je hand laten zien
choice-discard = afleggen: { card-name }
choice-fetch = { terrain-name } uitzoeken
choice-visit = naar { terrain-name } { $place }: { $cards } × { card-name }{ $turn ->
    [yes] , richtingswissel
   *[no] {""}
}{ $guard ->
    [yes] , lijfwacht
   *[no] {""}
}, { $income } goud
choice-spell = toverspreuk naar { terrain-name } { $place } voor { $price } goud en vier reiskaarten{ $guard ->
    [yes] , lijfwacht
   *[no] {""}
}
choice-halt = { $visits ->
    [0] thuisblijven
   *[other] ophouden met reizen: { $income } goud
}

## Only in the terminal

typed-swap = ruil, ruilen
typed-buy = koop, kopen
typed-pass = pas, passen, p
typed-no-location = geen, geen oord, geen oordkaart
typed-halt = klaar, einde

##

# ---- waarom iets niet mag ---------------------------------------------------------------------------

refusal-while-planning = Niemand reist voordat iedereen na elkaar heeft gepast.
refusal-while-travelling = Dat kan niet tijdens het reizen: het plannen is voorbij.
refusal-turn-is-begun = Maak eerst af waar je mee bezig bent.
refusal-not-fetching = Alleen wie “geen oordkaart” zei, zoekt er een uit.
refusal-not-discarding = Er hoeft nu niets te worden afgelegd.
refusal-no-such-realm = Daar zit niemand.
refusal-not-in-hand = Je hebt die kaart niet.
refusal-realm-full = Dat rijk is vol.
refusal-nothing-in-hand = Je hebt minstens één kaart nodig om er drie te trekken en vier af te leggen.
refusal-last-card = Met één kaart kun je er geen drie trekken en vier afleggen zolang er geen oord in je rijk ligt.
refusal-piles-small = Er zijn minder dan drie kaarten om te trekken.
refusal-bought-out = Je hebt in deze planning al drie kaarten gekocht; een vierde is er niet.
refusal-piles-empty = Er is geen kaart meer te koop.
refusal-buy-dear = Je hebt te weinig goud om een kaart te kopen.
refusal-no-arms = Al je wapens zijn in gebruik.
refusal-nothing-lies-there = Daar ligt geen oord.
refusal-tree-in-water = Bomen staan op het land, niet bij een rivier of een meer.
refusal-monster-on-land = Zeemonsters leven bij rivieren en meren.
refusal-card-lies-there = Daar ligt al zo’n kaart.
refusal-foreign-realm = Je sluit alleen oorden in je eigen rijk.
refusal-nothing-to-close = Er is geen oord om te sluiten.
refusal-close-dear = Je hebt te weinig goud.
refusal-pass-empty = Je kunt niet passen zolang er geen oord in je rijk ligt en er nog een te krijgen is.
refusal-realm-has-location = Je kunt niet “geen oordkaart” zeggen: er ligt een oord in je rijk.
refusal-holds-location = Je kunt niet “geen oordkaart” zeggen: je hebt er een.
refusal-no-location-left = Op beide stapels ligt geen oordkaart; je mag passen.
refusal-no-such-terrain = Die is er niet.
refusal-last-location = Er ligt geen oord in je rijk, dus je laatste oordkaart houd je.
refusal-not-a-location = Leg een kaart af die geen oord is.
refusal-not-a-travel-card = De spreuk kost reiskaarten.
refusal-turn-before-first = Het eerste bezoek is in je eigen rijk; keer later om.
refusal-no-direction-change = Je hebt geen richtingswissel.
refusal-nothing-ahead = Er ligt geen oord op tafel.
refusal-seen-twice = Dat oord heb je op deze tocht al tweemaal bezocht.
refusal-no-bodyguard = Je hebt geen lijfwacht.
refusal-guard-inside = Een lijfwacht gaat alleen mee een rijk in, niet erbinnen.
refusal-cannot-travel-there = Dat vervoermiddel komt daar niet.
refusal-too-few-cards = Je hebt te weinig van die kaarten.
refusal-obstacle-needs-more = Door de hindernis daar is nog een kaart van die soort nodig.
refusal-stock-too-small = Je hebt geen 2 goud in voorraad voor de dief daar.
refusal-no-spell = Aan deze tafel wordt zonder toverspreuk gespeeld.
refusal-spell-here = Daar ben je al.
refusal-spell-needs-cards = De spreuk kost vier reiskaarten.
refusal-spell-dear = De spreuk kost 3 goud.

# ---- wat voor een actie spreekt (een tip) -----------------------------------------------------------

# Redenen spreken de lezer aan als die beslist ($who: you), en noemen anders $player.
decider-has = { $who ->
    [you] heb je
   *[they] heeft { $player }
}
decider-realm = { $who ->
    [you] je rijk
   *[they] het rijk van { $player }
}
decider-hand = { $who ->
    [you] Je kaarten bereiken
   *[they] De kaarten van { $player } bereiken
}
why-keeps-journey = { $who ->
    [you] Jouw beste reis eindigt dan met { $count } goud; anders met { $less }.
   *[they] De beste reis van { $player } eindigt dan met { $count } goud; anders met { $less }.
}
why-allows-journey = Anders kan de beste reis van { $other } eindigen met ongeveer { $count } in plaats van { $less } goud.
why-keeps-toll = { $who ->
    [you] Je hebt dan { $count } goud; anders { $less }.
   *[they] { $player } heeft dan { $count } goud; anders { $less }.
}
why-allows-toll = Anders krijgt { $other } tol: { $count } goud in plaats van { $less }.
why-goes-on = { $who ->
    [you] Als je verder reist, kom je op { $count } goud; anders heb je { $less }.
   *[they] Door verder te reizen komt { $player } op { $count } goud in plaats van { $less }.
}
why-keeps-secret = { $who ->
    [you] Anders ziet iedereen jouw hand.
   *[they] Anders ziet iedereen de hand van { $player }.
}
why-plan-pays = { $who ->
    [you] Je hebt dan { $gold } goud na je tocht; met passen { $passed }, met elke andere beslissing hoogstens { $second }.
   *[they] { $player } heeft dan { $gold } goud na de tocht; met passen { $passed }, met elke andere beslissing hoogstens { $second }.
}
why-own-realm = { $who ->
    [you] Je rijk heeft een oord nodig: daar begint je tocht.
   *[they] Het rijk van { $player } heeft een oord nodig: daar begint de tocht.
}
why-own-road = Voor dit oord ({ terrain-name }) { decider-has } de kaarten, en { $who ->
    [you] je
   *[they] de
} tocht begint in het eigen rijk: { $count } goud.
why-road = Voor dit oord ({ terrain-name }) { decider-has } de kaarten: { $count } goud.
why-road-later = { $who ->
    [you] Dit oord ({ terrain-name }) levert { $count } goud op zodra je er de kaarten voor hebt.
   *[they] Dit oord ({ terrain-name }) levert { $count } goud op zodra { $player } er de kaarten voor heeft.
}
why-their-road = { $who ->
    [you] Zelf kom je hier niet ({ terrain-name }); in het rijk van { $other } ligt het laat op je weg.
   *[they] { $player } komt hier niet ({ terrain-name }); in het rijk van { $other } ligt het laat op de weg van { $player }.
}
why-worth-more = Dit oord ({ terrain-name }) levert { $count } goud op, het op één na beste { $less }.
why-doubles = { $who ->
    [you] Het verdubbelt wat dit oord ({ terrain-name }) je oplevert: { $count } goud erbij.
   *[they] Het verdubbelt wat dit oord ({ terrain-name }) { $player } oplevert: { $count } goud erbij.
}
why-doubles-road = { $who ->
    [you] Het verdubbelt wat dit oord ({ terrain-name }) je oplevert, en je hebt de kaarten om er te komen: { $count } goud erbij.
   *[they] Het verdubbelt wat dit oord ({ terrain-name }) { $player } oplevert, die de kaarten heeft om er te komen: { $count } goud erbij.
}
why-thief = { $count ->
    [one] Komt de ander
   *[other] Komt een van de { $count } anderen
} hier langs ({ terrain-name }), dan betaalt die { $who ->
    [you] je
   *[they] { $player }
} 2 goud.
why-obstacle = De anderen hebben hier ({ terrain-name }) een kaart meer nodig; { $who ->
    [you] jij
   *[they] { $player }
} niet.
why-obstacle-first = De anderen hebben in { $who ->
    [you] jouw rijk
   *[they] het rijk van { $player }
} ({ terrain-name }) een kaart meer nodig; { $who ->
    [you] jij
   *[they] { $player }
} niet.
why-discards-useless = Met deze kaart ({ card-name }) is geen oord op tafel te bereiken.
why-discards-spare = Van deze kaart ({ card-name }) { decider-has } er { $count }: één minder is geen verlies.
why-discards-cheap = Deze kaart ({ card-name }) is weinig waard.
why-keeps-travel = { $who ->
    [you] Zo houd je een kaart die je verder brengt ({ card-name }).
   *[they] Zo houdt { $player } een kaart om verder te komen ({ card-name }).
}
why-discards-least = De beste reis over deze tafel verliest zonder deze kaart ({ card-name }) het minst.
why-passes-dear = Al het andere dat nu kan, zou { $who ->
    [you] je
   *[they] { $player }
} meer kosten dan opleveren.
why-searches = Zonder oord in de hand en in het rijk levert dit er een op.
why-stops-dear = Verder reizen zou minder opleveren dan de kaarten ervoor later waard zijn.
why-swaps-useless = { $who ->
    [you] Met { $count } van je reiskaarten kom je aan deze tafel nergens.
   *[they] Met { $count } reiskaarten komt { $player } aan deze tafel nergens.
}
why-swaps-for-road = { decider-hand } { $count } van de { $total } oorden op rij: nieuwe misschien meer.
why-buys = Een kaart voor { $count } van { $who ->
    [you] je { $total } goud
   *[they] de { $total } goud van { $player }
}.
why-buys-for-road = { decider-hand } { $total } oorden op rij: een kaart erbij voor { $count } goud misschien meer.
why-passes-ready = { $who ->
    [you] Je hebt
   *[they] { $player } heeft
} kaarten voor elk van de { $count } oorden.
why-saves-gold = Het spaart { $count } goud.
why-keeps-card = { $who ->
    [you] Zo bewaar je een kaart voor later ({ card-name }).
   *[they] Zo bewaart { $player } een kaart voor later ({ card-name }).
}
why-keeps-hand = { $who ->
    [you] Zo houd je je { $count } reiskaarten bij elkaar.
   *[they] Zo houdt { $player } { $count } reiskaarten bij elkaar.
}
why-closes-against = Het haalt een kaart van { $other } uit { decider-realm }.
why-closes-barrier = Voor dit oord ({ terrain-name }) { decider-has } geen kaarten: het verspert { $who ->
    [you] je
   *[they] de
} weg.
why-fetches-road = Voor dit oord ({ terrain-name }) { decider-has } de kaarten: { $count } goud.
why-brings = Het levert { $count } goud op voor { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
why-brings-double = { $who ->
    [you] Je goudkaart
   *[they] De goudkaart van { $player }
} verdubbelt het: { $count } goud voor { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
why-completes = Daarmee { decider-has } elk oord gezien: { $count } goud erbij.
why-nears-bonus = Dan { $count ->
    [one] ontbreekt nog maar 1 oord
   *[other] ontbreken nog { $count } oorden
} voor { $gold } goud extra.
why-guard-spares = De lijfwacht bespaart { $who ->
    [you] je
   *[they] { $player }
} { $count } goud aan tol.
why-no-toll = { $who ->
    [you] Het kost geen tol; anders zou je { $count } goud schuldig zijn.
   *[they] Het kost geen tol; anders zou { $player } { $count } goud schuldig zijn.
}
why-turns-round = De andere richting is de betere.
why-keeps-guard = { $who ->
    [you] Zo houd je je lijfwacht.
   *[they] Zo houdt { $player } de lijfwacht.
}
why-keeps-turn = { $who ->
    [you] Zo houd je je richtingswissel.
   *[they] Zo houdt { $player } de richtingswissel.
}
why-fewer-cards = Het kost { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} minder dan het op één na beste ({ card-name }).
why-keeps-transport = { $who ->
    [you] Zo bewaar je een ander vervoermiddel ({ card-name }).
   *[they] Zo bewaart { $player } een ander vervoermiddel ({ card-name }).
}
why-stops-before-toll = Het volgende bezoek levert { $count } goud op en kost { $toll } aan tol.
why-stops-for-cards = Verder gaan levert { $count } goud op voor { $cards ->
    [one] 1 kaart, die later meer waard is
   *[other] { $cards } kaarten, die later meer waard zijn
}.
why-stops-complete = { $who ->
    [you] Je hebt
   *[they] { $player } heeft
} alle { $count } oorden gezien.

# ---- het einde --------------------------------------------------------------------------------------

result-gold = { $player }: { $count } goud
result-won = { $came ->
    [lost] { $player } komt met { $count } goud als eerste uit.
   *[other] { $player } is met { $count } goud de rijkste en wordt koning van de elfen.
}
result-shared = { $came ->
    [lost] { $player } is even rijk.
    [won] { $player } wordt koning van de elfen.
   *[other] { $player } deelt de overwinning.
}
result-short-gold = { $count } goud minder dan { $other }
stage-at-first = Het goud aan het begin
stage-journey = Na reis { $journey }
result-tie = Even rijk, met { $count } goud.

# ---- wat een kaart doet: in de regels, en in een minuut ---------------------------------------------

card-gold-does = Je eigen goudkaart verdubbelt wat het oord jou opbrengt.
card-thief-does = De dief van een ander kost 2 goud, dat je bij vertrek al moest hebben.
card-obstacle-does = De boom of het zeemonster van een ander kost nog een kaart van dezelfde soort.
card-giant_pig-takes = vlakte 1, bos 1
card-elfcycle-takes = vlakte 1, bos 1, gebergte 2
card-magic_cloud-takes = gebergte 1, vlakte 2, bos 2
card-unicorn-takes = bos 1, gebergte 1, woestijn 2
card-troll_wagon-takes = vlakte 1, bos 2, gebergte 2, woestijn 2
card-dragon-takes = vlakte 1, gebergte 1, woestijn 1, bos 2
card-raft-takes = rivier 1, meer 2
card-travel = Kaarten voor een bezoek: { $takes }.
card-location = Een bezoek hier levert { $count } goud op.
card-bodyguard-does = Een lijfwacht, gespeeld als je een rijk in gaat, houdt daar dieven en hindernissen van anderen van je af.
card-direction_change-does = Met een richtingswissel keer je om.

# ---- de regels in een minuut: op de regelpagina met plaatjes, en in de terminal ------------------------

summary-1 = De koning van de elfen is dood. Na een paar reizen volgt de rijkste prins hem op.
summary-2 = Eerst plannen jullie samen een ronde langs oorden: die komen in ieders rijk te liggen, en elk heeft zijn waarde in goud.
summary-3 = Met actiekaarten help je jezelf en hinder je de anderen: je goud verdubbelt een oord, een dief pakt er 2, boom en zeemonster kosten een kaart meer.
summary-4 = Heeft iedereen gepast, dan reist ieder de ronde met de klok mee, vanaf zijn eigen rijk, en betaalt elk bezoek met kaarten die bij het gebied passen.
summary-5 = { card-bodyguard-does } { card-direction_change-does }
summary-6 = Elk bezoek levert zijn waarde op, en 10 extra als je alle oorden hebt gezien. Na de laatste reis wint het meeste goud.

# ---- hulp -------------------------------------------------------------------------------------------

rules =
    In elke van een paar reizen plannen jullie eerst samen een ronde langs oorden, en bereist ieder die daarna voor goud, met zijn eigen kaarten.

    Delen: eerst tien kaarten, voor elke latere reis acht erbij. Er zijn oordkaarten, reiskaarten en actiekaarten. Wat je niet gebruikt, houd je. Wie de draak heeft, begint; voor de volgende reis gaat hij naar links.

    Plannen: in je beurt doe je één ding. Speel een oord in een rijk, van jezelf of een ander (in een rijk passen er twee, met twee spelers drie). Trek drie kaarten en leg er vier af. Koop een kaart: voor 1 goud, dan voor 2, dan voor 3. Leg een goudkaart, dief, boom of zeemonster bij een oord, met een van je vier wapens. Sluit een oord in je eigen rijk, voor 2 goud en 1 voor elke actiekaart die er ligt. Pas, als er een oord in je rijk ligt. Of zeg “geen oordkaart”, als er in je rijk en in je hand geen is: je laat je hand zien, zoekt een oord uit en legt een andere kaart af. Zolang er geen oord in je rijk ligt, houd je bij het afleggen je laatste oordkaart. Hebben allen direct na elkaar gepast, dan is het plannen voorbij.

    Reizen: je begint bij het eerste oord van je eigen rijk en gaat met de klok mee, zonder er een over te slaan, zo ver als je wilt en je kaarten reiken; ook nog een keer rond, als dat kan, maar bij geen oord vaker dan tweemaal. Voor elk bezoek speel je één kaart of twee gelijke, zoals het vervoermiddel voor dat gebied vraagt:
    reuzenzwijn: { card-giant_pig-takes }
    elfenfiets: { card-elfcycle-takes }
    magische wolk: { card-magic_cloud-takes }
    eenhoorn: { card-unicorn-takes }
    trollenwagen: { card-troll_wagon-takes }
    draak: { card-dragon-takes }
    vlot: { card-raft-takes }

    { card-obstacle-does } { card-thief-does } { card-gold-does } { card-bodyguard-does } { card-direction_change-does }

    Aan het eind van je tocht krijg je de waarde van elk bezoek (vlakte 2, rivier 3, bos 4, gebergte 5, woestijn 6, meer 7), en 10 extra als je alle oorden hebt gezien; daarna betaal je de dieven. Na de laatste reis wint het meeste goud.

    Toverspreuk, als ermee wordt gespeeld: voor 3 goud en vier willekeurige reiskaarten bezoek je een oord naar keuze, wat voor hindernis er ook ligt, en je reist van daar verder.

## Only in the terminal

notation-help =
    lake@2 speelt een meer in het rijk van speler 2, thief@2.1 legt een dief bij het eerste oord daar, close@1.2 sluit je tweede.
    swap (ruilen), buy (kopen), pass, no-location (geen oordkaart); -raft legt een vlot af, fetch-lake zoekt een meer uit.
    dragon reist verder met de draak; dragon+turn keert eerst om, dragon+guard neemt een lijfwacht mee; spell@2.1 is de toverspreuk; halt beëindigt de tocht.
notation-short =
    { notation-help }
    Op tafel is “2.1 woestijn 6  dief 4” het eerste oord in het rijk van speler 2, waarde 6, met een dief van speler 4; “draak” staat bij wie hem heeft.

##

# ---- op de pagina -----------------------------------------------------------------------------------

name = König der Elfen
pitch = Plan samen een ronde langs meren, bossen en woestijnen, bederf die voor de anderen met dieven en zeemonsters, en bereis die dan voor goud.
ask = Jouw beurt.

# ---- het hof: hoe de bots zijn -----------------------------------------------------------------------

court-pimpel = Pakt voor elke reis en vergeet de kaart.
court-lumi = Stopt voor bloemen, en dan voor de andere bloemen.
court-brom = Betaalt het liefst met eikels en complimenten.
court-fienna = Vliegt vooruit en komt dan terug voor haar bagage.
court-noddo = Plant in zijn slaap, en dat is te merken.
court-twill = Gooit de beste kaart weg met de beste bedoelingen.
court-harrin = Kent elke weg behalve de korte.
court-dorla = Telt haar goud in elke bocht van de weg.
court-ossel = Leest de kaart zorgvuldig, soms zelfs rechtop.
court-tansy = Deelt haar lunch met iedereen en haar plannen met niemand.
court-grubb = Komt traag op gang, is niet te stoppen en houdt van heuvels.
court-silvano = Bezingt eerst de reis en maakt hem daarna pas.
court-ysmay = Ziet eerder dan jij waar je heen gaat.
court-durgan = Elke munt kent hem bij naam.
court-vesper = Keert alleen om waar het wat oplevert.
court-corva = Onthoudt elke kaart die ooit is neergelegd.
court-mossbart = Denkt langzaam; jij bent degene die te laat komt.
court-fenek = Doet je een koopje; lees het twee keer.
court-aurelin = Legde de helft van deze wegen aan en kent de andere helft uit het hoofd.
court-nivara = Haar reizen eindigen waar jij de jouwe wilde beginnen.
court-grimwald = Was er bij op de allereerste reis en heeft de bonnetjes nog.
court-selwyn = Plant zo stil dat de weg denkt dat het zijn eigen idee was.
court-okka = Grote handen, kleine foutjes; nog nooit heeft iemand er een gevonden.
court-tirza = Heeft de kaart al getekend terwijl jij de jouwe openvouwt.

# Wat alleen de browser zegt, in het Nederlands.

# ---- de plaatjes bij de regels -----------------------------------------------------------------------

picture-rose = { $house ->
    [red] Een rode roos, van Lancaster
   *[white] Een witte roos, van York
}
picture-move = De kroon gaat van veld naar veld; waar ze stopt, komt een roos.
picture-capture = De kroon gaat naar een witte roos.
picture-area = Een gebied van vijf witte rozen, 25 punten, en een van twee rode, 4 punten
picture-hero = Een held
picture-crown = De kroon

# Puzzles
puzzle-theme-hero = Een held
puzzle-theme-draw = Trekken of spelen
puzzle-theme-area = Grote gebieden
puzzle-theme-ending = De juiste kaart
puzzle-idea-denies = Bedenk wat de tegenstander wil: één vak is voor die het meeste waard.
puzzle-idea-wins = Het spel kan nu worden beslist: tel de punten.
puzzle-idea-grows = Een van je gebieden kan groeien: elke steen telt voor al zijn stenen mee.
puzzle-idea-joins = Gebieden van jou kunnen er samen één worden.
puzzle-idea-splits = Een held kan een gebied van de tegenstander opbreken.
puzzle-idea-turns = Een held kan een steen van de tegenstander omdraaien.
puzzle-idea-waits = Er hoeft nog geen kaart te worden gespeeld.
puzzle-idea-more-cards = Een kaart meer in de hand kan meer waard zijn dan een steen.
puzzle-idea-leaves-little = Bedenk waar de kroon daarna staat, en wat de tegenstander van daar kan doen.
puzzle-idea-sticks = Bedenk waar de kroon daarna staat: kan de tegenstander dan nog een kaart spelen?
puzzle-idea-keeps-hero = Bewaar je helden voor later.
puzzle-idea-hero = Dit is het moment voor een held.
puzzle-idea-ending = Speel de rest van het spel in gedachten uit, kaart voor kaart.
puzzle-idea-win-2 = Bedenk waar de kroon daarna staat: met je volgende beurt is het spel beslist.
puzzle-idea-win-3 = Bedenk waar de kroon na deze beurt en na de volgende staat.
stones-left = nog { $count }

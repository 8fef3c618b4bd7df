# Wat alleen de browser zegt, in het Nederlands.

# ---- de regels in één minuut -------------------------------------------------------------------------

summary-1 = Lancaster (rood) en York (wit) vechten om het land rond één kroon.
summary-2 = Speel een kaart: de kroon gaat zo ver als het zwaard zegt, naar een leeg veld, en daar plant je een roos van jouw huis.
summary-3 = Of pak een kaart. Je mag er hoogstens vijf hebben, en iedereen ziet ze.
summary-4 = Vier keer per spel mag er een held mee: dan landt de kroon op een roos van het andere huis, en die wordt van jou.
summary-5 = Rozen die met een zijde aan elkaar liggen vormen een gebied, en een gebied telt het kwadraat van zijn grootte: twee tellen 4, vijf tellen 25.
summary-6 = Als de 52e roos staat, of niemand meer iets kan doen, wint de hoogste som.
picture-rose = { $house ->
    [red] Een rode roos, van Lancaster
   *[white] Een witte roos, van York
}
picture-move = De kroon gaat van veld naar veld; waar ze stopt, komt een roos.
picture-capture = De kroon gaat naar een witte roos.
picture-area = Een gebied van vijf witte rozen, 25 punten, en een van twee rode, 4 punten
picture-hero = Een held
picture-crown = De kroon

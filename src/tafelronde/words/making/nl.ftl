# What is said where a table is set, in Dutch.

new-table-title = Een tafel voor { $game }
seats-tip = Kies een plaats om te zeggen wie er zit.
who-sits = { $seat }: wie zit hier?
another-bot = Iemand anders
bot-called = { $name } ({ bot-name })
free-for-friends = Vrij laten voor vrienden
begins-at-once = Het begint meteen
begins-when-full = { $count ->
    [one] Het begint zodra de vrije plaats bezet is
   *[other] Het begint zodra de { $count } vrije plaatsen bezet zijn
}
seat-me = Jij
seat-open-plan = Een vriend, met de link
seat-here = Iemand aan dit scherm
seat-here-name = Naam van die persoon
seat-here-short = Aan dit scherm
public-table = Deze tafel in de zaal tonen
public-table-text = Anders vindt alleen wie de link heeft haar.
delay = Toeschouwers zien het spel
delay-by = { $count ->
    [0] meteen
    [one] één zet later
   *[other] { $count } zetten later
}
hints-plan = Ook tips als mensen tegen elkaar spelen
hints-plan-text = Wie alleen tegen bots speelt, mag er altijd om vragen.
set-table = Tafel dekken

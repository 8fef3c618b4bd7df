# Was Mails sagen, auf Deutsch.

mail-confirm-subject = Tafelronde: bestätige deine Adresse
mail-confirm =
    Jemand hat diese Adresse bei Tafelronde als seine angegeben, um darüber zurückzukommen, wenn alles andere verloren ist.

    Wenn du das warst, öffne innerhalb einer Stunde diesen Link:

    { $link }

    Wenn nicht, ist nichts zu tun: Ohne den Link geschieht nichts.
mail-recover-subject = Tafelronde: dein Link zum Anmelden
mail-recover =
    Dieser Link meldet dich an. Er gilt einmal, eine Stunde lang:

    { $link }

    Wenn du nicht darum gebeten hast, ist nichts zu tun. Gib ihn niemandem.
notice-turn = Du bist am Zug: { $game }
notice-filled = Das Spiel beginnt: { $game }
notice-short = Deine Zeit wird knapp: { $game }
notice-over = Das Spiel ist aus: { $game }
notice-round = Runde { $round } von { $tournament } beginnt
notice-walkover = Runde { $round } von { $tournament }: dein Gegner hat das Turnier verlassen, du spielst nicht
notice-invited = Eine Einladung: { $game }
notice-with = Mit { $names }
notice-game-with = { $game }, mit { $names }
mail-news-subject = { $count ->
    [one] Tafelronde: Neues von einem Tisch
   *[other] Tafelronde: Neues von { $count } Tischen
}
mail-news-more = { $count ->
    [one] … und noch einer.
   *[other] … und noch { $count }.
}
mail-news-end =
    Du bekommst diese Mail, weil du darum gebeten hast. Willst du solche Mails nicht mehr, öffne diesen Link:

    { $link }

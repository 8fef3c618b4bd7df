# What mails say, in English.

mail-confirm-subject = Tafelronde: confirm your address
mail-confirm =
    Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

    If that was you, open this link within an hour:

    { $link }

    If it was not, there is nothing to do: nothing happens without the link.
mail-recover-subject = Tafelronde: your link for signing in
mail-recover =
    This link signs you in. It is good once, for an hour:

    { $link }

    If you have not asked for it, there is nothing to do. Give it to nobody.
notice-turn = Your turn: { $game }
notice-filled = The game begins: { $game }
notice-short = Your time runs short: { $game }
notice-over = Game over: { $game }
notice-round = Round { $round } of { $tournament } begins
notice-walkover = Round { $round } of { $tournament }: your opponent has left, so you do not play
notice-invited = An invitation: { $game }
notice-with = With { $names }
notice-game-with = { $game }, with { $names }
mail-news-subject = { $count ->
    [one] Tafelronde: news from a table
   *[other] Tafelronde: news from { $count } tables
}
mail-news-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
mail-news-end =
    You get this mail because you have asked for it. To get no such mails any more, open this link:

    { $link }

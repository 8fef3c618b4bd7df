# What is said of a player who is waited for where there are no clocks, in English.

missing-waits = { $player } is being waited for.
missing-reminded = { $player } was reminded.
missing-away = { $player } has not come for a while.
missing-away-long = { $player } has not come for a day.
missing-bot-later = If nothing happens, a bot may play for them from { $time } on.
missing-bot-now = A bot can play until they are back.
missing-end-later = From { $time } on you may take them out of the game.
missing-remind = Remind
missing-bot = Let a bot play
missing-end = Take them out of the game
missing-you = { $player } is waiting for you: { $game }
missing-you-title = You are being waited for
missing-you-go = To the table

# Was von jemandem gesagt wird, auf den ohne Uhren gewartet wird, auf Deutsch.

missing-waits = Es wird auf { $player } gewartet.
missing-reminded = { $player } wurde erinnert.
missing-away = { $player } ist schon eine Weile nicht gekommen.
missing-away-long = { $player } ist seit einem Tag nicht gekommen.
missing-bot-later = Geschieht nichts, darf ab { $time } ein Bot spielen.
missing-bot-now = Ein Bot kann bis zur Rückkehr spielen.
missing-end-later = Ab { $time } darfst du diese Person aus der Partie nehmen.
missing-remind = Erinnern
missing-bot = Bot spielen lassen
missing-end = Aus der Partie nehmen
missing-you = { $player } wartet auf dich: { $game }
missing-you-title = Es wird auf dich gewartet
missing-you-go = Zum Tisch

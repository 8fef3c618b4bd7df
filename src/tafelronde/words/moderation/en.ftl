# What people say and are told about order, in English.

moderation-report = Report
moderation-report-player = Report a player…
moderation-report-title = Report { $name }
moderation-what-is-wrong = What is wrong?
moderation-reason-insult = insults or threatens
moderation-reason-spam = advertising or flooding
moderation-reason-cheating = cheats
moderation-reason-leaving = leaves or stalls games
moderation-reason-name = an offensive name
moderation-reason-other = something else
moderation-own-words = In your own words (if you like)
moderation-report-text = The moderators of this site see your report with the chat around it. You are told when somebody has seen to it; the other person is not told who reported.
moderation-send-report = Send the report
moderation-reported = Thank you. Somebody will look at it.
moderation-unmute = Show again what you hid ({ $count })
moderation-phrases = Phrases in everybody’s language
moderation-phrase-hello = Hello!
moderation-phrase-good-luck = Good luck!
moderation-phrase-nice-move = Nice move!
moderation-phrase-thanks = Thank you!
moderation-phrase-sorry = Sorry for the wait.
moderation-phrase-moment = One moment, please.
moderation-phrase-good-game = Good game!
moderation-phrase-bye = Goodbye!
moderation-notices = News for you
moderation-notices-wait = A report of yours was seen to: more when you leave the table.
moderation-banned = { $kind ->
    [sign-in] You may only look on here for now.
    [play] You may not play with other people for now.
   *[other] You may not use the chat for now.
}
moderation-because = The reason: { $reason }
moderation-until = It ends on { $until }.
moderation-without-end = It has no end.
moderation-renamed = Your name here is { $name } now.
moderation-renamed-why = Somebody has taken a handle that looks like “{ $was }”. You can choose another name in the settings.
moderation-seen-to = Your report of { $name } ({ $at }) was seen to.
moderation-seen-acted = Something was done about it. Thank you!
moderation-seen-nothing = We found nothing that needs to be done. Thank you for telling.
refusal-bad-invite = This link is wrong, used or too old.
refusal-reports-enough = You have reported a lot today. Try again in { $seconds } s.
refusal-no-such-line = That was not said here.

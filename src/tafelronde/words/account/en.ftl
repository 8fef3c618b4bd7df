# What the account page says, in English.

account-lead-guest = You play here as a guest, and you may go on so: nothing on this page is needed for playing. What you add here brings you back when this device is lost, with your games and all you have learnt.
account-lead = This is what brings you back to your games on other devices.
account-alone = So far only this device knows you. If you lose it, you are a new guest. Add a passkey, or make recovery codes.
account-passkeys = Passkeys
account-passkeys-text = A passkey lets you sign in with your fingerprint, your face or the PIN of your device, without a password. It works for this site alone.
account-passkey-add = Add a passkey
account-passkey-made = The passkey “{ $name }” was added.
account-passkey-new = new, not used yet
account-passkey-used = last used { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
account-passkey-since = since { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
account-passkey-rename = Rename
account-passkey-rename-named = Rename { $name }
account-passkey-name = Name of this passkey
account-passkey-remove = Remove
account-passkey-remove-named = Remove { $name }
account-passkey-removed = Nobody signs in with “{ $name }” any more.
account-passkey-cancelled = Nothing was done: the browser got no passkey.
account-passkey-known = This device has a passkey for you already.
account-passkey-not-here = Passkeys work only over https, and not where the server is called by a bare number such as 192.168.1.5.
account-codes = Recovery codes
account-codes-text = Ten codes to be kept on paper or with your passwords. Each of them signs you in once.
account-codes-left = { $count ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $count } left.
}
account-codes-make = Make ten codes
account-codes-anew = Make ten new codes
account-codes-anew-text = Those from before are void then.
account-codes-once = Write them down now: they are never shown again.
account-codes-copy = Copy
account-codes-copied = The codes are copied.
account-handle = Handle
account-handle-text = A name that only you have here, and that no other looks like, so that friends find you. At tables you are still called by your name.
account-handle-field = Handle, 3 to 20 characters
account-handle-take = Take it
account-handle-is = You are @{ $handle }.
account-handle-from = You can change it from { DATETIME($at, day: "numeric", month: "long", year: "numeric") } on. One that you give up is kept from others for 90 days.
account-handle-name = Use it as my name at tables
account-email = E-mail
account-email-text = Only for a link that signs you in when all else is lost. Nobody sees it.
account-email-is = { $address }, confirmed
account-email-field = E-mail address
account-email-send = Send a link to confirm it
account-email-sent = A link is on its way to { $address }. It is good for an hour.
account-email-remove = Remove the address
account-email-confirm = Confirm my address
account-email-confirm-text = You came by the link that was sent to your address.
account-email-confirmed = Your address is confirmed.
account-devices = Where you are signed in
account-sign-out-others = Sign out everywhere else
account-come-back = I have been here before
account-come-back-text = Sign in, and this device is yours.
account-along = Take along what I have played here as { $name }
account-with-passkey = Sign in with a passkey
account-code-field = Code (other device, recovery)
account-code-use = Use the code
account-link-send = Send me a link
account-link-sent = If this address is known here, a link is on its way to it. It is good for an hour.
account-link-use = Sign in
account-link-use-text = You came by the link that was sent to you. It signs you in on this device.
account-signed-in = Welcome back, { $name }.
account-merge = Two of me
account-merge-text = You have played here under another identity too? Prove that it is yours, and its games, lessons, passkeys and devices become those of { $name }. This cannot be undone.
account-merge-passkey = Take over by its passkey
account-merge-code = Code of the other identity
account-merge-code-use = Take over by its code
account-merged = It is all yours now. The games follow within a minute.
account-data = Your data
account-data-text = All that this server knows of you, with the records of your games, as one file.
account-export = Download my data
account-leave = Delete my account…
account-leave-title = Delete your account
account-leave-text = Your name, devices, passkeys, programs, what you have learnt and your address are deleted, and nobody can bring them back. Games that you have played stay for the others, where you are called “somebody gone”. You give up games that still run.
account-leave-sure = Type your name to go on: { $name }
account-leave-now = Delete it for good
refusal-bad-passkey = This passkey was not accepted. Try again.
refusal-bad-handle = A handle has { $least } to { $most } letters and digits, with - _ . between them at most.
refusal-handle-taken = Somebody has this handle, or one that looks like it.
refusal-handle-too-soon = { $days ->
    [one] You can change your handle again tomorrow.
   *[other] You can change your handle again in { $days } days.
}
refusal-bad-link = This link has been used, or is too old. Ask for a new one.
refusal-no-mails = This server sends no mails.
refusal-merge-same = That is who you are already.
refusal-merge-playing = Both sit at one table that is being played. End that game first.
refusal-merge-tournament = Both play in the tournament “{ $name }”, which has begun. Wait for its end, or leave it with one of the two.
refusal-merge-banned = One of the two looks after this site, and the other is banned. They can be joined when the ban is over.
refusal-not-sure = That is not your name. Type it as it is written here.
account-news = News from your tables
account-news-text = Told while you are away: one notice a table, until you look at it.
account-news-here = Tell me on this device
account-news-on = This device tells you.
account-news-off = Not on this device any more
account-news-cannot = This browser takes no notices, or has been told not to.
account-news-others = Other devices that tell you
account-news-drop = Tell nothing there any more: { $device }
account-news-kind-turn = It is my turn
account-news-kind-filled = A game begins
account-news-kind-short = My time runs short
account-news-kind-over = A game is over
account-news-kind-round = A round of a tournament begins
account-news-kind-invited = Somebody invites me to a game
account-news-way-push = On my devices
account-news-way-mail = By mail
account-news-way-both = Both
account-news-way-none = Not at all
account-news-no-mail = For mails, confirm an address first.
account-news-never-mail = Mails are not sent by this server.
account-news-hours = Mails
account-news-every = { $hours ->
    [1] Every hour at most
    [24] Once a day at most
   *[other] Every { $hours } hours at most
}
account-news-rests = In your quiet hours nothing is sent.
account-news-rest = Vacation and quiet hours …
account-news-saved = Saved.
account-unsubscribe-text = You get no mails about your games any more when you confirm it here.
account-unsubscribe = No more such mails
account-unsubscribed = No more mails about your games. Notices on your devices stay as they are.
refusal-bad-push = This browser’s push service cannot be used here.

# The door of a house that its host has closed.

account-door-inside = You are in.
account-door-closed-members = Members play here.
account-door-closed-accounts = People with an account play here.
account-door-closed-open = Everybody may come in here.
account-door-enter = To the tables
account-door-name = Your name here
account-door-invited = You have an invitation
account-door-invited-text = Say who you are, and give the code of the invitation.
account-door-code = Code of the invitation
account-door-join = Come in
account-door-ask = Ask to be let in
account-door-ask-text = Those who look after the house decide.
account-door-ask-words = A word to them (if you like)
account-door-ask-now = Ask
account-door-asked = You have asked to be let in
account-door-asked-text = { $name } waits for an answer. Come back with this browser.
account-door-look-again = Look again
account-door-withdraw = Take it back
account-door-refused = Your request was refused
account-door-refused-text = Ask those who look after the house.
account-door-back = You have been here before
account-door-back-text = Sign in as the one you are.
account-door-account = Make an account
account-door-account-text = You get codes with which you can come back from any device.
account-door-make-account = Make an account
account-door-codes-kept = I have written them down
account-door-rules = House rules
account-door-imprint = Imprint
account-door-privacy = Privacy

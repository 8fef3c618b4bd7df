# What only who looks after the site reads, in English.

host-join-title = Look after this site
host-join-text = This link gives { $name } a role at this site. It works once.
host-join = Accept
host-tab-reports = Reports
host-tab-people = People
host-tab-tables = Tables
host-tab-acts = Log of acts
host-tab-words = Unwanted words
host-tab-health = Health
host-reports-open = open
host-reports-acted = something was done
host-reports-nothing = nothing to do
host-no-reports = No reports here.
host-kind-chat = in the chat
host-kind-name = by the name
host-kind-player = at the table
host-reported-by = reported by { $name }, { $at }
host-the-table = the table
host-hide-line = Hide this line
host-answer = A word to who reported (if you like)
host-seen-acted = Done: acted on it
host-seen-nothing = Nothing to do
host-seen-by = Seen to by { $name }.
host-ban = Ban…
host-ban-title = Ban { $name }
host-ban-from = From what
host-ban-days = For how long
host-ban-reason = Why
host-ban-words = What the person is told besides
host-ban-now = Ban now
host-ban-chat = the chat
host-ban-play = playing with others
host-ban-sign-in = everything but looking on
host-days = { $days ->
    [0] for good
    [one] one day
   *[other] { $days } days
}
host-more = Show more
host-search = How the name begins
host-search-go = Search
host-nobody = Nobody is called so.
host-role-moderator = moderator
host-role-host = site host
host-since = since { $at }
host-person-facts = Devices: { $devices }; reports about this person: { $reports }; reports of their own: { $made }
host-bans = Bans
host-lifted = taken back { $at }
host-lift = Take back
host-why = Why (needed; it is kept in the log)
host-roles = Roles
host-make-none = Take the role away
host-make-moderator = Make a moderator
host-make-host = Make a site host
host-reports-about = Reports about this person
host-command-line = command line
host-acts-text = Everything that the site host and the moderators did; it is never changed.
host-act-ban = banned
host-act-lift = took a ban back:
host-act-role-moderator = made a moderator:
host-act-role-host = made site host:
host-act-role-none = took the role away:
host-act-words = changed the unwanted words
host-act-hide-table = hid a table
host-act-show-table = showed a table again
host-act-hide-line = hid a line of
host-act-show-line = showed a line again of
host-act-close-table = closed a table
host-act-report-acted = saw to a report and acted:
host-act-report-nothing = saw to a report, nothing to do:
host-act-invite = made a link to a role
host-act-house-name = named the house
host-act-house-access = changed who may come in
host-act-house-emblem = changed the emblem
host-act-house-text = changed a text of the house
host-act-house-invite = made an invitation to the house
host-act-house-uninvite = ended an invitation to the house
host-act-member-in = made a member:
host-act-member-out = ended the membership of
host-act-request-accepted = accepted the request of
host-act-request-refused = refused the request of
host-act-tournament-call-off = called a tournament off
host-act-tournament-hide = hid a tournament
host-act-tournament-show = showed a tournament again
host-act-tournament-rename = renamed a tournament
host-private = private
host-hidden = hidden from lists
host-act = Actions…
host-close-table = Close the table
host-hide-table = Hide from lists
host-show-table = Show in lists again
host-status-playing = being played
host-status-open = people gather
host-status-over = over
host-status-closed = closed
host-no-tables = No tables here.
host-words-text = What is said and what people are called may not have these words. Spelling with accents, digits or letters that look alike makes no difference; only whole words count.
host-words-add = Words, one on each line
host-words-add-now = Add
host-words-remove = Remove { $word }
host-database = Database
host-database-kind = kind (schema)
host-database-size = size
host-disk-free = room on the disk
host-of = { $part } of { $whole }
host-queues = What waits
host-queue-bot-turns = bots’ turns
host-queue-reviews = reviews
host-queue-reports = open reports
host-queue-playing = games being played
host-queue-open = tables that gather
host-nodes = Servers
host-fact-sockets = connections
host-fact-tables = tables in memory
host-fact-turns-waiting = turns in the line
host-fact-bots-thinking = bots thinking
host-fact-workers = processes for bots
host-fact-moves = moves since the start
host-fact-errors = errors
host-backups = Backups
host-backups-ok = The last one was made and checked in time.
host-backups-noted = The last one was noted in time. This site has not checked it.
host-backups-unknown = It is not known here whether backups are made.
host-backups-due = The next one is to be made.
host-backups-late = The last one that is known is old.
host-backups-failed = The last try failed.
host-backups-off = None are made on a schedule. The guide for hosting says how.
refusal-not-moderator = Only the site host may do this.
refusal-has-role = This person looks after the site. Take the role away first.
refusal-last-host = Somebody has to be host of this site.
host-tab-members = Members
host-tab-house = House
host-house-name = Name of the house
host-house-save = Save
host-house-saved = Saved.
host-house-access = Who may come in
host-house-access-of = { $access ->
    [open] everybody
    [accounts] people with an account
   *[members] members only
}
host-house-access-about = { $access ->
    [open] Everybody may look on, and play as a guest.
    [accounts] Visitors and guests see nothing but the door, until they have a passkey, recovery codes or a confirmed address.
   *[members] All others see nothing but the door: name, emblem, welcome, imprint and privacy. Whoever is no member leaves at once.
}
host-house-emblem = Emblem
host-house-emblem-of = { $emblem ->
    [crown] crown
    [rose] rose
    [lily] lily
    [lion] lion
    [tower] tower
   *[swan] swan
}
host-house-picture = or a picture of your own (PNG, at most 40 kB)
host-house-large = This picture is larger than 40 kB.
host-house-texts = Texts
host-house-texts-about = Plain text. Where a text is missing in a reader’s language, another language is shown.
host-house-language = Language
host-house-text-of = { $kind ->
    [welcome] Welcome
    [rules] Rules of the house
    [imprint] Imprint
   *[privacy] Privacy
}
host-house-draft = Begin with a draft
host-requests = Requests to join
host-request-accept = Let in
host-request-refuse = Refuse
host-invitations = Invitations
host-invite-uses = For how many people
host-invite-days = Days
host-invite-note = Whom it is for (if you like)
host-invite-make = Make an invitation
host-invite-made = Pass this link on. It is shown only now.
host-invite-link = Link of the invitation
host-invite-nameless = Without a note
host-invite-left = { $used } came, { $uses } may still come, until { $until }
host-invite-end = End it
host-members = Members
host-no-members = Nobody is a member yet.
host-member-end = End the membership
host-member-end-sure = End it now: all their pages close
host-member-keep = Keep it
host-members-more = More
host-house-draft-imprint =
    This table is run by:

    Name:
    Address:
    E-mail:

    It is a private service without any business. The program is Tafelronde, free software. The games belong to their authors and publishers.
host-house-draft-privacy =
    Responsible: see the imprint.

    Stored here: your name and the time of your first visit; in your browser a cookie by which you are known again. If you make an account: your handle, your e-mail address, your passkeys and the hashes of your recovery codes. Your games: all moves, results and what you say at tables; ratings and tournaments that follow from them; lessons and puzzles that you solved. Whom you follow, block or mute; your settings; where you allowed notifications, the address at the push service of your browser. Reports and what was decided about them. Whether you are a member, since when and by which invitation.

    Not stored: your internet address. It is held in memory for a while, so that nobody can overload the server. Nothing is passed on to others, and nobody counts visits; notifications go through the push service of your browser, mails through our mail server.

    On the page “Account” you can download everything about you, and delete your account. Then your name is struck from all games. Backups keep it for as long as they are kept.

# The frame.
skip = Skip to the content
settings = Settings
your-name = Your name
guest = Guest
language = Language
theme = Colours
theme-auto = Colours: as the system
theme-light = Colours: light
theme-dark = Colours: dark
pace = How quickly others move
pace-calm = slowly enough to read along
pace-brisk = briskly
pace-quick = quickly
pace-instant = at once
level = How strong bots play
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
done = Done
close = Close
cancel = Cancel
nowhere = There is no such page.
to-home = All games

# Home.
home-title = Four escape games, one table
home-line = Play at once against bots, with friends at one device, or together by a link. No sign-up.
home-foot = Alone and at one device, everything runs in this browser and works without a connection, too.
players = { $least }–{ $most } players
play-now = Play now
hotseat = One device
online = By a link
learn = Learn by playing
learn-new = New here? Learn by playing
rules = Rules
my-tables = My tables
kept-here = in this browser
kept-online = by a link
kept-over = over
forget = Forget this table
open-tables = Open tables

# Opening a table.
hotseat-line = Several people share this device. It shows each player's secrets only after it was handed over. Bots play in seats without a name.
hotseat-nobody = Write at least one name: bots play in all the other seats.
online-line = You get a link for your friends. Free seats can be given to bots.
seats = Seats
name-of-seat = Name in seat { $letter }
a-bot = a bot
level-of-bots = How strong bots play
level-of-stand-ins = How strong bots play that stand in
clock = Time
clock-none = no clock
clock-decision-60 = 1 minute for each decision
clock-decision-180 = 3 minutes for each decision
clock-player-1800 = 30 minutes each for the match
clock-days-1 = a day for each decision
clock-days-3 = three days for each decision
open-to-all = Listed for everybody to join
more-options = More options
begin = Begin
server-gone = The server cannot be reached. Play alone or at one device; both work without it.
no-room = This browser has no room to keep the table. Forget some tables, or allow this page to keep data.

# The table.
table-opening = Opening the table…
part-coming = One moment…
table-missing = There is no such table, or it may not be watched.
table-outdated = This page is older than the table. Load it anew.
line-gone = The connection is gone. We try again; nothing is lost.
line-revoked = This browser was signed out. Your seats stay yours on your other devices; load the page anew to go on here as a guest.
unsure = The connection broke before the answer came. Look at the table, and ask again if need be.
handover = Pass the device to { $name }.
handover-line = Nothing secret is shown until you go on.
handover-take = I am { $name }
board = The table
choose = Choose
beside = Beside the board
step-back = Back
touch-board = Touch what glows.
or-touch-board = Or touch what glows.
which = Which one do you mean?
glance = How to play
glance-touch = Touch what glows. To read what something is, hold your finger on it, or click on it with the other button of the mouse.
glance-rules = All rules
undo = Undo
takeback = Ask for a takeback
takeback-asked = { $name } would like to take the last action back.
hint = Advice
hint-thinking = Thinking…
agree = Agree
refuse = Refuse
withdraw = Withdraw
abandon = Abandon the match
abandon-asked = { $names } would like to abandon the match.
fair-kept = The dice were fair: they are the ones that were promised before the match.
fair-broken = The dice are not the ones that were promised. Keep the record, and show it to the others.
fair-unknown = Whether the dice were fair cannot be told here: they had been promised before this page was opened.
tab-board = Board
tab-others = Table
zoom-in = Enlarge the board
zoom-fit = Show the whole board
tab-choices = Choices
tab-log = Log
tab-chat = Chat
tab-seats = Players
tab-outline = In words
no-choices = There is nothing to decide for you now.
search-choices = Search the choices
log-earlier = Show earlier lines
log-empty = Nothing has happened yet.
play-again = Play again
watch-again = Watch again
review = Review
rematch = Rematch
rematch-waiting = Waiting for the others
rematch-wanted = Wanted by { $names }
next-match = To the next match

# Chat.
chat-text = Say something
chat-say = Say
from-watchers = watching
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-thinking = Let me think.
phrase-your-turn = It is your turn.
phrase-back-soon = Back in a moment.
phrase-yes = Yes.
phrase-no = No.
phrase-goodbye = Goodbye!

# Seats.
seat-free = free
seat-nobody = Nobody yet
seat-present = here
seat-away = away
seat-handed = a bot plays for them
seat-deserted = away; a bot stands in
seat-bot = bot
bot-easy = bot, easy
bot-normal = bot, normal
bot-hard = bot, hard
bot-expert = bot, expert
hand-over = Let a bot play
take-back = Play myself again
look = Look
watchers = Watching
watching = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
picture = Save a picture
sit = Sit here
stand = Stand up
add-bot = Bot
remove-bot = Remove
ready = I am ready
not-ready = Not ready after all
is-ready = ready
is-not-ready = not ready yet
gather-free = { $count ->
    [one] One seat is free. Send the link, or give it to a bot.
   *[other] { $count } seats are free. Send the link, or give them to bots.
}
gather-ready = Everybody sits. The cards are dealt when all are ready.
gather-dealing = Dealing…
invite = Invite friends
invite-line = Whoever has this link can sit down.
invite-qr = The link as a code to scan
copy = Copy
copied = Copied
share = Share the link

# Replay.
replay-not-over = The match is not over yet.
replay-at = Step { $step } of { $count }
replay-scrub = Step
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-link = Copy a link
eyes = Through whose eyes
eyes-all = everything revealed
eyes-spectator = a spectator
fork = Play on from here
record = Save the record

# Rules.
rules-guide = How to play
rules-clauses = All clauses
rules-contents = Contents
rules-print = Print and play
rules-search = Search the rules
rules-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}

# The story: staged moments, the recap, what choices lead to.
moment-next = Next
recap = While you waited
recap-short = What happened
recap-close = Go on
log-rule = The rule: { $clause }

# Keys.
keys = Keys
key-tab = through everything that can be touched
key-arrows = on the board, to the next thing
key-enter = touch it
key-card = explain it
key-escape = close, skip or step back
key-undo = undo
key-hint = ask for advice
key-recap = what happened since your last decision
key-help = this list

# Replay.
replay-turn-before = To the turn before
replay-turn-after = To the next turn
replay-speed = Speed
replay-speed-half = half speed
replay-speed-normal = normal speed
replay-speed-double = twice as fast
replay-speed-fast = very fast
replay-back = Back to the match
title-your-turn = Your turn
forget-undo = Bring it back
abandon-no = No, go on
talk = Time to talk: { $time } left. Still talking: { $names }.
talk-done = I am done talking
claim = Everybody else has left. End the match?
claim-end = End the match
chat-older = Earlier lines
moment-skip-all = Skip { $count } more
remove-person = Remove
plan = The plan
plan-propose = Proposal
plan-clear = Clear
plan-close = Look at the table
plan-open = { $count ->
    [one] one is left out
   *[other] { $count } are left out
 }
plan-rest = All the rest
plan-search = Search by number or name
turn = Turn it
volume = Sound
volume-off = Silent
volume-soft = Soft
volume-loud = Loud
confirm = Confirm choices
confirm-touch = When touched by a finger
confirm-always = Always
confirm-never = Only what is lost for good
prefer-large-board = Larger board
prefer-auto-end = Make the only choice by itself
prefer-vibrate = Vibrate on phones
prefer-contrast = High contrast
prefer-left-handed = Left-handed
prefer-still = Nothing moves
begin-match = Begin
end-counts = { $parts ->
    [0] { $lines } lines in the log.
    [one] One round, { $moments } moments, { $lines } lines in the log.
   *[other] { $parts } rounds, { $moments } moments, { $lines } lines in the log.
 }

# The waiting room.
name-ask = What shall the others call you?
name-missing = Write a name first, so that the others know you.
sit-down = Sit down
sit-move = Move here
also-here = Also here: { $names }
room-closed = Only those whom { $host } invites sit here. Ask for the link; until then you can chat and look on.
facts = What is played
rules-version = Rules, version
rules-number = Rules, version { $version }
only-invited = Only those who got the link from me may sit
content-file = Changed content (a TOML file)
changed-content = Changed content
changed-content-line = Cards and numbers differ from the rules that you read here.
clock-decision = { $time } for each decision
clock-player = { $time } each for the match

# The lobby.
lobby-host = opened by { $name }
lobby-seats = { $taken } of { $seats } seats taken
lobby-join = Join
lobby-watch = Watch
lobby-empty = Nobody waits at an open table right now.
lobby-any-time = Any time
match-find = Find me a match
match-choose = Nobody waits right now. Choose a game, and a table is opened for you.
kept-won = won by { $names }
kept-lost = nobody won
kept-aborted = abandoned

# Another device. `device-here…` stand on the page that the link opens.
device-title = Go on at another device
device-line = Whoever opens this link within an hour plays as you: with your name and your seats. It works once, and you stay signed in here.
device-make = Make a link
device-here = Go on here
device-here-title = Go on here as yourself
device-here-line = This browser gets your name and your seats. Your other devices stay signed in.
device-leaves = So far you are { $name } here. Your seats under that name stay behind.
device-used = This link was used already, or is older than an hour. Make a new one in the settings of your other device.

# Before the table is loaded. `boot-old` and `boot-gone` say what to do.
boot-loading = Setting the table…
boot-old = This browser is too old. Open the page in a current Firefox, Chrome, Edge or Safari.
boot-gone = The table cannot be loaded: the connection is gone. We try again when it is back.

language-name = English
# Messages that belong to no game.
list-nothing = nothing
list-between = { ", " }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# Between things that have commas themselves, and between sentences.
list-apart = { "; " }
sentence-between = { " " }
colon = { $left }: { $right }
bracketed = { $thing } ({ $note })
times = { $count } × { $thing }
# A time of more than a day, in the shortest form.
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}

# Refusals and results.
play-not-asked = { $name } has nothing to decide now.
play-no-undo-nothing = There is nothing to take back.
play-no-undo-dice = Chance has decided something since; that cannot be taken back.
play-no-undo-revealed = Something hidden has become known since; that cannot be taken back.
play-no-undo-others = Somebody else has moved since; that cannot be taken back.
play-won = { $names } won.
play-you-won = You won!
play-you-won-with = You won, together with { $names }!
play-you-lost = You did not win this time.
play-nobody-won = Nobody won.
play-places = Places: { $places }

# Outlines.
outline-board = Board
outline-aside = Beside the board
outline-players = Players
outline-own = Yours
waiting-for = Waiting for { $names }.
match-over = The match is over.

# Signs before players.
seat-you = you
seat-deciding = deciding

# What clients say.
bot-name = Bot { $letter }
match-abandoned = The match was abandoned.
fault-seat-taken = Somebody else sits there already. Choose another seat.
fault-name-taken = Somebody else at the table has that name. Choose another one.
fault-not-seated = Only those who sit at the table may do that.
fault-stale = That question is not asked any more. Look at the table again.
fault-no-takeback = There is no wish for a takeback to answer, or another one comes first.
fault-too-fast = That was too much at once. Wait a moment, then try again.
fault-handed-over = A bot plays for this seat. Take the seat back first.
fault-unavailable = That is not possible just now. Try again in a moment.
fault-bad-message = Something in it does not fit. Check what you chose and wrote.
fault-too-long = That is too long. Make it shorter.
fault-version = This version does not fit the table. Load the page again, or update the program.
fault-no-table = There is no such table.
fault-no-seat = This table has no such seat.
fault-already-seated = You sit here already. Stand up first to take another seat.
fault-not-yours = That is not your seat.
fault-no-spectators = Only those who play may see this match.
fault-bad-name = That name does not work here. Take at most 24 letters or digits of one script, without #.
fault-wrong-phase = That is not possible at this point of the match.
fault-unreadable = That is no action of this game.
fault-illegal = The rules do not allow that now.
fault-no-undo = That cannot be taken back.
fault-bad-chat = The chat takes one line at a time, of at most 300 characters.
fault-not-allowed = You may not do that here.
why-not-begun = The match has not begun.
why-only-watching = You are only watching.
why-nothing = There is nothing to do with it now.
why-possible = That is possible: { $action }.
advice = { $action }.
advice-compared = { $action }. That should win { $percent } % of the time; the next best, { $other }, { $less } %.
reason = A little later that leads on average to – { $changes }.
reason-change = { $gauge }: { $better } instead of { $other }
reason-decimal = { $whole }.{ $tenths }
log-by-clock = Time ran out: { $line }
log-by-stand-in = A bot stands in: { $line }

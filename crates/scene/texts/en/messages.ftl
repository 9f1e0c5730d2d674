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

# Playing in a terminal.
play-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when only you can see the screen.
play-turn = { $name }, it is your decision.
play-since = What happened:
play-choices = Your choices:
play-prompt = A number, an action, or "help":
play-number-off = There are { $count ->
    [one] only { $count } choice
   *[other] { $count } choices
}; { $number } is none of them.
play-unreadable = I cannot read that: { $problem }.
play-refused = That is not possible now. { $clause }: { $text }
play-not-asked = { $name } has nothing to decide now.
play-over = The match is over.
play-allowed = That is possible now.
play-why-what = Why what? Write an action after it, such as "why { $example }".
play-undone = Taken back.
play-no-undo-nothing = There is nothing to take back.
play-no-undo-dice = Chance has decided something since; that cannot be taken back.
play-no-undo-revealed = Something hidden has become known since; that cannot be taken back.
play-no-undo-others = Somebody else has moved since; that cannot be taken back.
play-save-where = Where to? Write a file name after it, such as "save match.record".
play-saved = Saved in { $file }. Go on with --resume { $file }.
play-recorded = The record is in { $file }. Check it with: escapade verify { $file }
play-no-clause = There is no clause { $clause }.
play-talk = Time to talk, for { $minutes } minutes at most. Then { $name } goes on: { $label }. Press Enter when all of you are done.
play-talk-over = The time to talk is over.
play-help =
    A number or an action in notation takes that choice.
    why ACTION      why an action is not possible now
    undo            take your last action back, while that is free
    hint            what a bot would do in your place
    view            show the table again
    rules CLAUSE    what a clause says
    save FILE       save the match, to go on later or to check it when it is over
    quit            stop
play-end-of-input = The input ended before the match did.
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

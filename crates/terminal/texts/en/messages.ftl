# The table in a terminal. Keys are written by the program; these are the words beside them.
term-own = Yours
term-choose = choose
term-areas = areas
term-describe = what is it?
term-notation = write
term-all-keys = keys
term-move = move
term-stay = stay
term-take = I am here
term-turn = turn
term-quit = quit
term-advice = Advice:
term-offline = OFFLINE
term-old = This program is older than the table. Install the current version of escapade.
term-point = Point at something first: Tab and the arrows move there.
term-why-how = Point at something first, or write / and then: why ACTION
term-again = { $effect }. Choose it again to do it.
term-several = { $count } choices fit, such as { $first }. Write more of it.
term-notation-how = an action, or words of a choice; Tab completes
# What is written in notation and is no action: where it goes wrong, then what fits there. Words are not translated.
term-notation-wrong = “{ $word }” at character { $column } does not fit.
term-notation-missing = Something is missing at character { $column }.
term-notation-fits = What fits there: { $words }.
    .some = What fits there, for example: { $words }.
term-notation-ends = The action ends before it.
term-quit-kept = Leave the table? The match is kept. Enter: leave. Any other key: stay.
term-quit-sure = Leave the table? Enter: leave. Any other key: stay.
term-kept = The match is kept. Go on with: { $command }
term-talk-enter = Press Enter when all of you are done.
# The page of keys.
term-help-number = make the choice with this number
term-help-enter = make the chosen choice, or touch what is under the cursor
term-help-arrows = move in the list, or on the table
term-help-tab = to the next part of the table, and back to the choices
term-help-escape = step back, or skip what is told
term-help-space = go on when something is told
term-help-describe = what a thing is and what it is for
term-help-why = why a thing cannot be chosen now
term-help-advice = what a bot would do
term-help-undo = take your last action back
term-help-notation = write an action; Tab completes, ↑ shows earlier ones
term-help-recap = what happened since your last decision
term-help-rules = the rules, at the clause in question
term-help-plan = the proposed plan, or an empty one
term-help-scroll = scroll
term-help-redraw = draw everything again
term-help-quit = leave; the match is kept
term-help-chat = say something
term-help-vote = agree or refuse when others ask for a takeback
term-help-abandon = vote for ending the match, or withdraw the vote
term-help-rematch = vote for another match
term-help-step = one step back or on
term-help-part = to the turn before or after
term-help-ends = to the beginning or to the end
term-help-play = play by itself, or stop
term-help-eyes = through the eyes of the next player
term-help-signs = [1] can be chosen; ▶ decides; * is you; (A) belongs to A; ▒ lies face down.
# A table line by line.
play-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when only you can see the screen.
play-turn = { $name }, it is your decision.
play-since = What happened:
play-prompt = A number, an action, or "help":
play-number-off = There are { $count ->
    [one] only { $count } choice
   *[other] { $count } choices
}; { $number } is none of them.
play-refused = That is not possible now. { $clause }: { $text }
play-over = The match is over.
play-why-what = Why what? Write an action after it, such as "why { $example }".
play-undone = Taken back.
play-save-where = Where to? Write a file name after it, such as "save match.record".
play-saved = Saved in { $file }. Go on with --resume { $file }.
play-recorded = The record is in { $file }. Check it with: escapade verify { $file }
play-no-clause = There is no clause { $clause }.
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
term-full = All seats are taken, or the match has begun. You can watch and chat here; escapade tables SERVER lists tables with free seats.
term-takeback-asked = The others are asked whether you may take that back.
term-no-table = There is no such table, or it may not be watched. Check the link, or ask for a new one.
term-revoked = The server does not know this computer any more, so its seats are not yours here. Start the command again to come back as a guest.
term-fair-unknown = Whether the dice were fair cannot be told here: they had been promised before you came. You can check the record with escapade verify.
term-no-record = The record can be saved when the match is over.
term-line-back = The connection is back.
term-line-gather = sit NAME: sit down · ready: you are ready · stand: stand up · bot: a bot in a free seat · say TEXT: chat · quit: leave
term-line-watching = say TEXT: chat · quit: leave
term-line-help =
    say TEXT        say something to the table
    players         who sits where, and how much time is left
    yes, no         answer when others want to take something back
    abandon         vote for ending the match
term-time-left = Time left: { $time }.
term-why = why not?
term-story = story
# The screen of the command without arguments.
term-home-bots = Play against bots
term-home-people = { $count } people at this keyboard
term-home-resume = Go on with the match that was left
term-home-link = Join a table by its link
term-home-link-ask = The link of the table

### The review of a finished match. The page loads it with a review.
# Ids begin with `review-`: programs that show a review put the parts of its page together.

review = Review
review-again = Back to the replay
review-intro = How the chances went, what was luck, and what would have been better. Your decisions are judged only by what you could know.

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = Seat
review-result = Result
review-expected = Expected
review-luck = Luck
review-own = Own choices
review-others = Others' choices
review-won = won
review-lost = not won
review-sum = The result is the expectation plus luck plus all choices.

# Turning points. $name acted; the chances of $whose changed.
review-turning = Turning points
review-turning-luck = Step { $step }, { $name }: luck. { $whose }: { $before } → { $after }
review-turning-choice = Step { $step }, { $name }: a choice. { $whose }: { $before } → { $after }
review-turning-none = No single step changed the chances much.

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = Decisions
review-decision = Step { $step }, { $name }
review-grade-forced = no choice
review-grade-fine = fine
review-grade-slip = slip
review-grade-mistake = mistake
review-grade-blunder = blunder
review-better = Better: { $other } ({ $gain })
review-why-chance = It wins { $better } of the imagined futures, instead of { $taken }.

review-fine-count = { $count ->
    [one] One more decision was fine.
   *[other] { $count } more decisions were fine.
}
review-no-people = No person played in this match. Name a seat to review its decisions.
review-retry = Try again from here
review-play-on = Play on from here
review-watch = Watch

# The page.
review-curve = The chances of all seats, step by step
review-progress-open = Practising for the review …
review-progress-weigh = Weighing step { $done } of { $count } …
review-progress-judge = { $done } of { $count } decisions judged …
review-done = The review is complete.
review-fault = This match cannot be reviewed: it is not over, or it was played by other rules.
review-cut = The time for this review is over: { $done } of { $count } decisions were judged, the most important ones.
review-no-decisions = No person decided anything in this match.
review-fine-decisions = Fine, or nothing to decide
review-replaced = This review ended, because another one was begun.

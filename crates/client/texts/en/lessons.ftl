### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = Lesson { $number } of { $count }
lesson-left = { $number ->
    [one] one more decision
   *[other] { $number } more decisions
}
lesson-hint = Hint
lesson-again = Begin this lesson again
lesson-next = Next lesson
lesson-all = All lessons
lesson-start = Begin
lesson-was-done = done
lesson-watch = Watch what happens.

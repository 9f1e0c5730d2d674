### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = レッスン{ $number }／{ $count }
lesson-left = { $number ->
   *[other] あと{ $number }回の決定
}
lesson-hint = ヒント
lesson-again = このレッスンを最初から
lesson-next = 次のレッスン
lesson-all = すべてのレッスン
lesson-start = 始める
lesson-was-done = 済み
lesson-watch = 何が起こるか見てみましょう。

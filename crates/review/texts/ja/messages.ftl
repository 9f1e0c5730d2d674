### The review of a finished match. The page loads it with a review.

review = 振り返り
review-again = リプレイに戻る
review-intro = 勝つ見込みの移り変わり、運だったこと、もっと良かった手が分かります。あなたの手は、あなたが知り得たことだけで判定されます。

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = 席
review-result = 結果
review-expected = 期待
review-luck = 運
review-own = 自分の選択
review-others = 他の人の選択
review-won = 勝ち
review-lost = 勝てず
review-sum = 結果は、期待と運とすべての選択の合計です。

# Turning points. $name acted; the chances of $whose changed.
review-turning = 分かれ目
review-turning-luck = { $step } 手目、{ $name }：運。{ $whose }：{ $before } → { $after }
review-turning-choice = { $step } 手目、{ $name }：選択。{ $whose }：{ $before } → { $after }
review-turning-none = 見込みを大きく変えた手はありません。

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = 選択
review-decision = { $step } 手目、{ $name }
review-grade-forced = 選択なし
review-grade-fine = 良い
review-grade-slip = 緩い手
review-grade-mistake = 間違い
review-grade-blunder = 大きな間違い
review-better = もっと良い手：{ $other }（{ $gain }）
review-why-chance = 想像した展開のうち { $taken } ではなく { $better } で勝ちます。

review-fine-count = 他の { $count } 回の選択は良い手でした。
review-no-people = この対戦には人がいません。席を選ぶと、その席の選択を振り返ります。
review-retry = ここからやり直す
review-play-on = ここから続ける
review-watch = 見る

# The page.
review-curve = すべての席の勝つ見込み、一手ごと
review-progress-open = 振り返りの準備をしています…
review-progress-weigh = { $count } 手のうち { $done } 手目を調べています…
review-progress-judge = { $count } 回の選択のうち { $done } 回を判定しました…
review-done = 振り返りができました。
review-fault = この対戦は振り返れません。まだ終わっていないか、別のルールで行われました。
review-cut = 振り返りの時間が終わりました。{ $count } 回の選択のうち、大事な { $done } 回を調べました。
review-no-decisions = この対戦では人が選んだ場面がありません。
review-fine-decisions = 良い手、または選ぶ余地なし
review-replaced = 別の振り返りが始まったので、この振り返りは終わりました。

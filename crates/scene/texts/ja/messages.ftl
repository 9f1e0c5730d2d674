language-name = 日本語
# どのゲームにも属さないメッセージ。
list-nothing = なし
list-between = { "、" }
list-and = { $first }と{ $last }
list-or = { $first }か{ $last }
# 読点を含むものの間、文と文の間。
list-apart = { "／" }
sentence-between = { "" }
colon = { $left }：{ $right }
bracketed = { $thing }（{ $note }）
times = { $thing }×{ $count }

# ターミナルで遊ぶ。
play-hand-over = キーボードを{ $name }に渡してください。{ $name }は、画面を見ているのが自分だけになったらEnterキーを押してください。
play-turn = { $name }、あなたが決める番です。
play-since = これまでの出来事：
play-choices = 選択肢：
play-prompt = 番号、アクション、または「help」：
play-number-off = 選択肢は{ $count }個です。{ $number }番はありません。
play-unreadable = 読み取れません：{ $problem }。
play-refused = 今はできません。{ $clause }：{ $text }
play-not-asked = { $name }が今決めることはありません。
play-over = ゲームは終了しました。
play-allowed = 今できます。
play-why-what = 何についてですか？　「why { $example }」のように、後ろにアクションを書いてください。
play-undone = 取り消しました。
play-no-undo-nothing = 取り消せるものがありません。
play-no-undo-dice = その後に運で決まったことがあるため、取り消せません。
play-no-undo-revealed = その後に隠れていた情報が明らかになったため、取り消せません。
play-no-undo-others = その後にほかの人が動いたため、取り消せません。
play-save-where = 保存先は？　「save match.record」のように、後ろにファイル名を書いてください。
play-saved = { $file }に保存しました。続きは --resume { $file } で再開できます。
play-recorded = 記録は{ $file }にあります。検証するには：escapade verify { $file }
play-no-clause = { $clause }という条項はありません。
play-talk = 話し合いの時間です（最長{ $minutes }分）。その後は{ $name }の番です：{ $label }。全員の話が済んだらEnterキーを押してください。
play-talk-over = 話し合いの時間は終わりです。
play-help =
    番号、または表記どおりのアクションを入力すると、それを選びます。
    why ACTION      そのアクションが今できない理由
    undo            直前のアクションを取り消す（取り消せる間だけ）
    hint            ボットならどうするか
    view            テーブルをもう一度表示
    rules CLAUSE    条項の内容
    save FILE       ゲームを保存（あとで再開、または終了後に検証）
    quit            やめる
play-end-of-input = ゲームが終わる前に入力が途切れました。
play-won = { $names }の勝利です。
play-you-won = あなたの勝利です！
play-you-won-with = { $names }とともに、あなたの勝利です！
play-you-lost = 今回は勝てませんでした。
play-nobody-won = 勝者はいません。
play-places = 順位：{ $places }

# テーブルの説明。
outline-board = ボード
outline-aside = ボード脇
outline-players = プレイヤー
outline-own = あなたのもの
waiting-for = { $names }を待っています。
match-over = ゲームは終了しました。

# プレイヤーの前の印。
seat-you = あなた
seat-deciding = 考え中

# クライアントの言葉。
bot-name = ボット{ $letter }
match-abandoned = ゲームは中止されました。
fault-seat-taken = その席にはもうほかの人がいます。別の席を選んでください。
fault-name-taken = その名前はもう使われています。別の名前にしてください。
fault-not-seated = 席に着いている人だけができます。
fault-stale = その質問はもう終わっています。テーブルを見直してください。
fault-no-takeback = 返事を待っている「待った」がないか、先に答えるべきものがあります。
fault-too-fast = 操作が多すぎます。少し待ってからやり直してください。
fault-handed-over = この席はボットが代わりに遊んでいます。まず席を取り戻してください。
fault-unavailable = 今はできません。少し待ってからやり直してください。
why-not-begun = ゲームはまだ始まっていません。
why-only-watching = あなたは観戦中です。
why-nothing = 今、これでできることはありません。
why-possible = できます：{ $action }。
advice = { $action }。
advice-compared = { $action }。勝率の見込みは{ $percent }%です。次善の手は「{ $other }」で{ $less }%です。
reason = その少し後の平均は、{ $changes }。
reason-change = { $gauge }：{ $other } ではなく { $better }
reason-decimal = { $whole }.{ $tenths }
log-by-clock = 時間切れ：{ $line }
log-by-stand-in = ボットが代行：{ $line }

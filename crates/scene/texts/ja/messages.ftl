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
time-days = { $hours ->
    [0] { $days }日
   *[other] { $days }日{ $hours }時間
}

# ターミナルで遊ぶ。
play-not-asked = { $name }が今決めることはありません。
play-no-undo-nothing = 取り消せるものがありません。
play-no-undo-dice = その後に運で決まったことがあるため、取り消せません。
play-no-undo-revealed = その後に隠れていた情報が明らかになったため、取り消せません。
play-no-undo-others = その後にほかの人が動いたため、取り消せません。
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
fault-bad-message = 内容に合わないところがあります。選んだものと書いたものを確かめてください。
fault-too-long = 長すぎます。短くしてください。
fault-version = このバージョンではテーブルを使えません。ページを読み込み直すか、プログラムを更新してください。
fault-no-table = そのテーブルはありません。
fault-no-seat = このテーブルにその席はありません。
fault-already-seated = もう席に着いています。別の席に着くには、まず席を立ってください。
fault-not-yours = そこはあなたの席ではありません。
fault-no-spectators = このゲームを見られるのは参加者だけです。
fault-bad-name = その名前は使えません。一つの文字体系の文字か数字で24字まで、#なしで書いてください。
fault-wrong-phase = ゲームの今の段階ではできません。
fault-unreadable = このゲームにそのアクションはありません。
fault-illegal = 今はルールでできません。
fault-no-undo = それは取り消せません。
fault-bad-chat = チャットは一度に1行、300字までです。
fault-not-allowed = ここではできません。
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

# 端末のテーブル。
term-own = 自分
term-choose = 選ぶ
term-areas = 場所
term-describe = これは何？
term-notation = 書く
term-all-keys = キー
term-move = 移動
term-stay = 続ける
term-take = 交代しました
term-turn = 手番
term-quit = 終了
term-advice = 助言：
term-offline = オフライン
term-old = このプログラムはテーブルより古い版です。最新の escapade を入れてください。
term-point = まず何かを指してください。Tab と矢印で移動できます。
term-why-how = まず何かを指すか、/ のあとに why と行動を書いてください。
term-again = { $effect }。もう一度選ぶと実行します。
term-several = { $count } 個の選択肢が当てはまります（{ $first } など）。もう少し書いてください。
term-notation-how = 行動、または選択肢の言葉。Tab で補完
# 記法で書かれたが行動でないもの：間違いの場所と、そこに入るもの。
term-notation-wrong = { $column }文字目の「{ $word }」はここに入りません。
term-notation-missing = { $column }文字目に何か足りません。
term-notation-fits = ここに入るもの：{ $words }。
    .some = ここに入るもの（例）：{ $words }。
term-notation-ends = 行動はその前で終わりです。
term-quit-kept = テーブルを離れますか？対戦は保存されます。Enter：離れる。ほかのキー：続ける。
term-quit-sure = テーブルを離れますか？Enter：離れる。ほかのキー：続ける。
term-kept = 対戦は保存されました。続けるには：{ $command }
term-talk-enter = 全員の話が終わったら Enter を押してください。
term-help-number = この番号の選択肢を選ぶ
term-help-enter = 印のついた選択肢を選ぶ、またはカーソルの下のものに触れる
term-help-arrows = 一覧やテーブルの上を動く
term-help-tab = テーブルの次の部分へ、そして選択肢へ戻る
term-help-escape = 一歩戻る、または説明を飛ばす
term-help-space = 説明を先へ進める
term-help-describe = それが何で、何のためのものか
term-help-why = なぜ今それを選べないのか
term-help-advice = ボットならどうするか
term-help-undo = 自分の最後の行動を取り消す
term-help-notation = 行動を書く。Tab で補完、↑ で前のもの
term-help-recap = 前回の決定から起きたこと
term-help-rules = 問題の条項のルール
term-help-plan = 提案された計画、または空の計画
term-help-scroll = スクロール
term-help-redraw = すべて描き直す
term-help-quit = 離れる。対戦は保存されます
term-help-chat = 発言する
term-help-vote = ほかの人の待ったに同意する、または断る
term-help-abandon = 対戦の終了に投票する、または取り下げる
term-help-rematch = もう一戦に投票する
term-help-step = 一手戻る、または進む
term-help-part = 前の、または次の手番へ
term-help-ends = 最初へ、または最後へ
term-help-play = 自動で再生、または停止
term-help-eyes = 次のプレイヤーの視点で見る
term-help-signs = [1] は選べるもの、▶ は決める人、* は自分、(A) は A のもの、▒ は裏向き。
play-hand-over = キーボードを{ $name }に渡してください。{ $name }は、画面を見ているのが自分だけになったらEnterキーを押してください。
play-turn = { $name }、あなたが決める番です。
play-since = これまでの出来事：
play-prompt = 番号、アクション、または「help」：
play-number-off = 選択肢は{ $count }個です。{ $number }番はありません。
play-refused = 今はできません。{ $clause }：{ $text }
play-over = ゲームは終了しました。
play-why-what = 何についてですか？　「why { $example }」のように、後ろにアクションを書いてください。
play-undone = 取り消しました。
play-save-where = 保存先は？　「save match.record」のように、後ろにファイル名を書いてください。
play-saved = { $file }に保存しました。続きは --resume { $file } で再開できます。
play-recorded = 記録は{ $file }にあります。検証するには：escapade verify { $file }
play-no-clause = { $clause }という条項はありません。
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
term-full = 席がすべて埋まっているか、対戦がもう始まっています。ここで観戦とチャットができます。空席のあるテーブルは escapade tables SERVER で見られます。
term-takeback-asked = 取り消してよいか、ほかの人にたずねています。
term-no-table = そのテーブルはないか、観戦できません。リンクを確かめるか、新しいリンクをもらってください。
term-revoked = サーバーはこのコンピューターをもう覚えていないため、ここではその席に座れません。コマンドをもう一度始めると、ゲストとして戻れます。
term-fair-unknown = 乱数が公正だったかどうかは、ここでは分かりません。あなたが来る前に約束されていたからです。記録は escapade verify で確かめられます。
term-no-record = 記録は対戦が終わると保存できます。
term-line-back = 接続が戻りました。
term-line-gather = sit NAME：座る · ready：準備完了 · stand：席を立つ · bot：空席にボット · say TEXT：チャット · quit：終了
term-line-watching = say TEXT：チャット · quit：終了
term-line-help =
    say TEXT        テーブルのみんなに話す
    players         誰がどの席にいるか、残り時間はどれだけか
    yes, no         ほかの人が取り消したいときに答える
    abandon         対戦を終えることに投票する
term-time-left = 残り時間：{ $time }。
term-why = なぜだめ？
term-story = 経過
# 引数なしのコマンドの画面。
term-home-bots = ボットと対戦する
term-home-people = このキーボードで{ $count }人
term-home-resume = 途中の対戦を続ける
term-home-link = リンクでテーブルに加わる
term-home-link-ask = テーブルのリンク

# 枠。
skip = 本文へ移動
settings = 設定
your-name = あなたの名前
guest = ゲスト
language = 言語
theme = 配色
theme-auto = 配色：システムに合わせる
theme-light = 配色：ライト
theme-dark = 配色：ダーク
pace = ほかの人の動きの速さ
pace-calm = ゆっくり（読みながら）
pace-brisk = 軽快
pace-quick = 速い
pace-instant = 一瞬
level = ボットの強さ
level-easy = 弱い
level-normal = ふつう
level-hard = 強い
level-expert = 達人
done = 完了
close = 閉じる
cancel = キャンセル
nowhere = そのページはありません。
to-home = ゲーム一覧

# ホーム。
home-title = 四つの脱出ボードゲームを、一つのテーブルで
home-line = ボット相手にすぐ遊ぶもよし、一台の端末を友達と囲むもよし、リンクで集まるもよし。登録は不要です。
home-foot = 一人でも一台の端末でも、すべてこのブラウザーの中で動きます。オフラインでも遊べます。
players = { $least }〜{ $most }人
play-now = すぐ遊ぶ
hotseat = 一台で遊ぶ
online = リンクで遊ぶ
learn = 遊んで覚える
learn-new = 初めてなら遊んで覚える
rules = ルール
my-tables = マイテーブル
kept-here = このブラウザー内
kept-online = リンク
kept-over = 終了
forget = このテーブルを消す
open-tables = 募集中のテーブル

# テーブルを開く。
hotseat-line = 一台の端末を数人で使います。各自の秘密は、端末を渡したあとにだけ表示されます。名前のない席ではボットが遊びます。
hotseat-nobody = 名前を一つ以上入れてください。残りの席ではボットが遊びます。
online-line = 友達に送るリンクが作られます。空いた席はボットに任せられます。
seats = 席
name-of-seat = 席{ $letter }の名前
a-bot = ボット
level-of-bots = ボットの強さ
level-of-stand-ins = 代行するボットの強さ
clock = 持ち時間
clock-none = 無制限
clock-decision-60 = 1手につき1分
clock-decision-180 = 1手につき3分
clock-player-1800 = 1ゲーム各自30分
clock-days-1 = 1手につき1日
clock-days-3 = 1手につき3日
open-to-all = 一覧に載せて誰でも参加可能にする
more-options = その他のオプション
begin = 始める
server-gone = サーバーに接続できません。一人で、または一台で遊んでください。どちらもサーバーなしで動きます。
no-room = このブラウザーにはテーブルを保存する空きがありません。ほかのテーブルを消すか、このページにデータの保存を許可してください。

# テーブル。
table-opening = テーブルを準備中…
part-coming = お待ちください…
table-missing = そのテーブルは存在しないか、観戦できません。
table-outdated = このページはテーブルより古いものです。再読み込みしてください。
line-gone = 接続が切れました。再接続しています。データは失われません。
line-revoked = このブラウザーはサインアウトされました。席はほかの端末であなたのまま残っています。ここでゲストとして続けるには、再読み込みしてください。
unsure = 返事が届く前に接続が切れました。テーブルを確認し、必要ならもう一度試してください。
handover = 端末を{ $name }に渡してください。
handover-line = 先に進むまで、秘密は表示されません。
handover-take = 私が{ $name }です
board = テーブル
choose = 選択
beside = ボード脇
step-back = 戻る
touch-board = 光っているものをタッチしてください。
or-touch-board = 光っているものをタッチしても選べます。
which = どれのことですか？
glance = 遊び方
glance-touch = 光っているものをタッチします。説明を読むには、長押しするか、マウスの右ボタンでクリックします。
glance-rules = 全ルール
undo = 取り消す
takeback = 「待った」を頼む
takeback-asked = { $name }が、直前のアクションに「待った」をかけています。
hint = ヒント
hint-thinking = 考え中…
agree = 同意する
refuse = 断る
withdraw = 取り下げる
abandon = ゲームを中止
abandon-asked = { $names }がゲームの中止を希望しています。
fair-kept = 乱数は公正でした。ゲーム前に約束されたとおりのものです。
fair-broken = 乱数が約束されたものと違います。記録を保存し、ほかの人に見せてください。
fair-unknown = 乱数が公正だったかどうかは、ここでは確かめられません。このページを開く前に約束されたものだからです。
tab-board = ボード
tab-others = テーブル
zoom-in = ボードを拡大
zoom-fit = ボード全体を表示
tab-choices = 選択肢
tab-log = ログ
tab-chat = チャット
tab-seats = プレイヤー
tab-outline = 文章
no-choices = 今、あなたが決めることはありません。
search-choices = 選択肢を検索
log-earlier = 前の行を表示
log-empty = まだ何も起きていません。
play-again = もう一度遊ぶ
watch-again = もう一度見る
review = 振り返り
rematch = 再戦
rematch-waiting = ほかの人を待っています
rematch-wanted = 希望者：{ $names }
next-match = 次のゲームへ

# チャット。
chat-text = メッセージを入力
chat-say = 送信
from-watchers = 観戦
phrase-hello = こんにちは！
phrase-good-luck = 健闘を祈ります！
phrase-thanks = ありがとう！
phrase-well-played = お見事！
phrase-sorry = ごめんなさい！
phrase-oops = おっと！
phrase-thinking = 少し考えさせて。
phrase-your-turn = あなたの番ですよ。
phrase-back-soon = すぐ戻ります。
phrase-yes = はい。
phrase-no = いいえ。
phrase-goodbye = さようなら！

# 席。
seat-free = 空席
seat-nobody = まだ誰もいません
seat-present = 在席
seat-away = 離席中
seat-handed = ボットが代行中
seat-deserted = 離席中、ボットが代行
seat-bot = ボット
bot-easy = ボット（弱い）
bot-normal = ボット（ふつう）
bot-hard = ボット（強い）
bot-expert = ボット（達人）
hand-over = ボットに任せる
take-back = 自分で遊ぶ
look = 見る
watchers = 観戦者
watching = { $count }人
picture = 画像を保存
sit = ここに座る
stand = 席を立つ
add-bot = ボット
remove-bot = 外す
ready = 準備完了
not-ready = 準備完了を取り消す
is-ready = 準備完了
is-not-ready = 準備中
gather-free = 空席が{ $count }つあります。リンクを送るか、ボットに任せてください。
gather-ready = 全員が席に着きました。全員の準備が整うとカードが配られます。
gather-dealing = カードを配っています…
invite = 友達を招待
invite-line = このリンクを知っている人は席に着けます。
invite-qr = リンクの二次元コード
copy = コピー
copied = コピーしました
share = リンクを共有

# リプレイ。
replay-not-over = ゲームはまだ終わっていません。
replay-at = ステップ{ $step }／{ $count }
replay-scrub = ステップ
replay-first = 最初へ
replay-prev = 1つ戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1つ進む
replay-last = 最後へ
replay-link = リンクをコピー
eyes = 誰の視点で見るか
eyes-all = すべて公開
eyes-spectator = 観戦者
fork = ここから続ける
record = 記録を保存

# ルール。
rules-guide = 遊び方
rules-clauses = 全条項
rules-contents = 目次
rules-print = 印刷して遊ぶ
rules-search = ルールを検索
rules-hits = { $count }件

# 物語：演出される場面、まとめ、選択の行方。
moment-next = 次へ
recap = 待っている間の出来事
recap-short = これまでの出来事
recap-close = 続ける
log-rule = ルール：{ $clause }

# キー。
keys = キー操作
key-tab = タッチできるものを順に移動
key-arrows = ボード上で次のものへ
key-enter = タッチする
key-card = 説明を見る
key-escape = 閉じる、飛ばす、戻る
key-undo = 取り消す
key-hint = ヒントを見る
key-recap = 前回の選択からの出来事
key-help = この一覧

# リプレイ。
replay-turn-before = 前の手番へ
replay-turn-after = 次の手番へ
replay-speed = 速度
replay-speed-half = 半分の速さ
replay-speed-normal = 標準の速さ
replay-speed-double = 2倍速
replay-speed-fast = 超高速
replay-back = ゲームに戻る
title-your-turn = あなたの番です
forget-undo = 元に戻す
abandon-no = いいえ、続ける
talk = 話し合い：残り{ $time }。まだ話し中：{ $names }。
talk-done = 話し合いを終える
claim = ほかの人は全員いなくなりました。ゲームを終了しますか？
claim-end = ゲームを終了
chat-older = 前の発言
moment-skip-all = あと{ $count }件を飛ばす
remove-person = 外す
plan = 作戦
plan-propose = 提案
plan-clear = クリア
plan-close = テーブルを見る
plan-open = 未割り当て{ $count }人
plan-rest = 残り全員
plan-search = 番号か名前で検索
turn = 回す
volume = 音
volume-off = なし
volume-soft = 小さめ
volume-loud = 大きめ
confirm = 選択の確認
confirm-touch = 指でタッチしたとき
confirm-always = 常に
confirm-never = 取り返しのつかないときだけ
prefer-large-board = ボードを大きく
prefer-auto-end = 選択肢が一つなら自動で選ぶ
prefer-vibrate = スマートフォンで振動
prefer-contrast = ハイコントラスト
prefer-left-handed = 左利き用
prefer-still = アニメーションなし
begin-match = 始める
end-counts = { $parts ->
    [0] ログ{ $lines }行。
   *[other] { $parts }ラウンド、名場面{ $moments }回、ログ{ $lines }行。
 }

# 待合室。
name-ask = ほかの人に見せる名前は？
name-missing = まず名前を書いてください。ほかの人に誰だか伝わります。
sit-down = 席に着く
sit-move = ここに移る
also-here = ほかに来ている人：{ $names }
room-closed = { $host }さんに招待された人だけが席に着けます。リンクを送ってもらってください。それまではチャットと観戦ができます。
facts = 遊ぶ内容
rules-version = ルールの版
rules-number = ルール第{ $version }版
only-invited = 私がリンクを送った人だけが席に着ける
content-file = 変更した内容（TOMLファイル）
changed-content = 変更した内容
changed-content-line = カードや数値は、ここで読めるルールと異なります。
clock-decision = 1手につき{ $time }
clock-player = 1ゲーム各自{ $time }

# ロビー。
lobby-host = 開いた人：{ $name }
lobby-seats = { $seats }席中{ $taken }席が埋まっています
lobby-join = 参加する
lobby-watch = 観戦する
lobby-empty = 今は誰も募集していません。
lobby-any-time = 持ち時間は問わない
match-find = 対戦相手を探す
match-choose = 今は誰も待っていません。ゲームを選ぶと、テーブルが開かれます。
kept-won = 勝者：{ $names }
kept-lost = 勝者なし
kept-aborted = 中止

# 別の端末。
device-title = 別の端末で続ける
device-line = 1時間以内にこのリンクを開いた人は、あなたの名前と席であなたとして遊べます。使えるのは一度だけで、この端末でもそのまま続けられます。
device-make = リンクを作る
device-here = ここで続ける
device-here-title = ここで自分として続ける
device-here-line = このブラウザーにあなたの名前と席が移ります。ほかの端末でもそのまま遊べます。
device-leaves = このブラウザーでは今まで{ $name }という名前でした。その名前の席は引き継がれません。
device-used = このリンクは使用済みか、1時間を過ぎています。もう一つの端末の設定で新しく作ってください。

# テーブルを読み込む前。
boot-loading = テーブルを準備しています…
boot-old = このブラウザーは古すぎます。最新のFirefox、Chrome、Edge、Safariで開いてください。
boot-gone = 接続が切れているため、テーブルを読み込めません。つながりしだい、もう一度試します。

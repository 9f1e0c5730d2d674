# The page that says how to print a game.

print-title = { $game }の印刷方法
print-scale = 100 %（実際のサイズ）で印刷し、ページに合わせないでください。下のものさしが100 mmになっていれば正しく印刷されています。
print-paper = 手に取るものは200～300 gの厚紙に、ルールとボードは普通の紙に印刷します。
print-duplex = 裏面は表面の次のページにあります。両面印刷で、紙を{ $flip ->
        [long] 長辺
       *[short] 短辺
    }で裏返す設定にしてください。
print-test = この紙を光にかざして、二つの十字が重なるか見てください。ずれていたら、裏面のずれを測り、--offset を付けてもう一度印刷します。
print-gutterfold = 印刷面を外にして破線で二つにたたみ、半分どうしをのりで合わせて押さえ、乾いてから切ります。
print-cut = カッターと定規で印から印まで切ります。色は切る線の外まで { $bleed } mm あるので、少しずれても目立ちません。
print-round = トークンとマーカーには印が四つずつあります。はさみか抜き型で切ってください。
print-hex = 六角形には角ごとに印があります。
print-pawn = コマは破線でたたみます。中央の線を上にし、両端を外に開きます。二つの面をのりで合わせ、両端を厚紙かコインに付けます。
print-board = ボードのページは { $overlap } mm ずつ重なります。名前は列と行で、A1が左上です。各ページを左と上の印で切り、隣のページの破線の印まで重ねてのりで付けます。
print-other = ダイスなどは他のゲームのものを使ってください。
print-contents = この印刷の内容
print-form-card = カード
print-form-wide-card = 横長のカード
print-form-large-card = 大きなカード
print-form-mini-card = 小さなカード
print-form-tile = タイル
print-form-room-tile = 部屋のタイル
print-form-hex = 六角形
print-form-token = トークン
print-form-square-token = 四角いトークン
print-form-chip = マーカー
print-form-pawn = コマ
print-form-sheet = シート
print-form-board = ボード

# The choices before a game is printed, on a page of their own.
print-page-title = { $game }を印刷
print-page-about = 切り抜いて使うカード・タイル・ボードです。ここで遊ぶ内容から描かれます。ファイルの作成には数秒かかります。
print-page-paper = 用紙
print-page-backs = 裏面
print-page-backs-duplex = 用紙の裏側に
print-page-backs-gutterfold = 表面の隣に（折って貼る）
print-page-backs-none = なし
print-page-flip = プリンターが裏返す向き
print-page-flip-long = 長辺とじ
print-page-flip-short = 短辺とじ
print-page-ink = インク
print-page-ink-full = フルカラー
print-page-ink-low = インク節約
print-page-ink-grey = グレー
print-page-players = プレイヤー人数
print-page-sheets = 切り抜くものすべて
print-page-board = 大きな一枚のボード
print-page-rules = ルールの小冊子
print-page-aids = 早見表

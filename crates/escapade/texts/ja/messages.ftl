# コマンドに渡された対戦オプションの間違い。オプション名と値は訳さない。
settings-bad = この設定は{ $game }に合いません：
settings-range = 「{ $value }」は{ $least }から{ $most }までの整数ではありません
settings-words = 「{ $value }」は次のどれでもありません：{ $words }
settings-unknown = そのオプションはありません。あるのは：{ $options }
    .none = そのオプションはありません。このゲームにオプションはありません
settings-line = 「#」を含まない1行が必要です
settings-shape = --option { $option }：KEY=VALUE の形で書いてください

# コマンドのヘルプ：見出し、各コマンドと引数の役割、注記（.notes）。
help-usage = 使い方：
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-default = [既定値：{ $value }]
help-env = [環境変数：{ $name }]
help-help = ヘルプを表示する
help-version = バージョンを表示する
help-subcommand-help = この一覧、またはコマンドのヘルプを表示する
help-example = 例：
help-examples = 例：
help-escapade = 脱獄をテーマにした4つのボードゲームを1つのテーブルで
    .examples =
        escapade                                     ゲームを選ぶ画面
        escapade play alcatraz                       ボットと対戦
        escapade play alcatraz --people 3            1台のキーボードで3人
        escapade play luiswile --lang pl             ポーランド語で
        escapade join 'http://host:8080/t/abc#key'   サーバーのテーブルに着く
        escapade sim blackgate -n 10000 --json       1万回対戦して数値を出す
        escapade verify match.record                 対戦が公正だったか確かめる
        escapade rules wcp WCP-035                   条項の内容
        escapade lab duel wcp --bots normal,greedy   ボット同士の対戦
        escapade bench                               1秒あたりのランダムな行動数をゲームごとに
        escapade replay match.record --film a.png    対戦を動く画像にする
        escapade review match.record                 何が運で、どうすればもっとよかったか
        escapade content check wcp mine.toml         変更したゲームの間違いをすべて
        escapade print wcp --paper letter            切り抜くカード、タイル、ボード
        escapade serve                               リンクで一緒に遊ぶ（http://127.0.0.1:8080）
    .notes = 終了コード：0 は正常、1 は失敗（理由は標準エラー出力）、2 はコマンドを理解できなかったとき。
help-sim = 深く考えずに何回も対戦し、数値を出す
help-content = ゲームの内容ファイルを書き出し、調べ、比べる
help-serve = リンクで一緒に遊ぶ：ソケット、REST、ディスク上のログを備えたサーバー
help-config = 同じオプションで `serve` が使う設定を表示する
help-db = サーバーが保存しているものをコピーする、または調べる
help-admin = サーバーのテーブルの一覧・終了・削除、利用者の一覧・改名・停止・消去、お知らせ、古いものの削除
help-bench = ランダムに進めたときのゲームの速さを測る
help-lab = ボット同士を対戦させて測る
help-completions = シェルの補完を表示する
# 複数のコマンドに共通の引数。
help-shared = 複数のコマンドに共通の引数
    .content = ゲーム自身の代わりに使う内容ファイル
    .file = 終わった対戦の記録
    .game = ゲーム
    .json = JSON を表示する
    .lang = 言語
    .link = テーブルのリンク
    .pace = ほかの人の動きの速さ：calm、brisk、quick、instant
    .plain = 全画面ではなく1行ずつ（パイプやスクリーンリーダー向け）
    .record = 対戦が終わったら、ここに記録を書く
help-play = 端末で対戦する（ボットを相手に、または1台のキーボードで数人で）
    .game = ゲームの名前。間違っていれば、すべての名前を表示する
    .seats = 席の数。指定しなければ、そのゲームの最少人数
    .options = ゲームのオプション（例：`sides=copper`）。何回でも指定できる
    .people = このキーボードで遊ぶ人数。最初の席から座り、残りはボット
    .level = ボットの種類：random、easy、normal、hard、expert、またはプログラムのパス（docs/bots.md）
    .names = 参加者の名前（カンマ区切り）
    .seed = ダイスを決める数。同じ対戦をもう一度するときに使う
    .resume = 対戦を続ける：このファイルのもの、または最後に離れたもの
    .notes =
        全画面では、最後の行に使えるキーが並び、`?` ですべてのキーを表示する。1行ずつのときは、選択肢の番号か、記法で書いた行動で答える。`help` でほかの言葉を表示する。
        途中で離れた対戦は保存される。`--resume` でそのゲームの最後の対戦を再開する。
help-join = リンクを使ってサーバーのテーブルに着く
    .name = この名前ですぐに着席する。なければ `s` で着席する
help-watch = リンクを使ってサーバーのテーブルを観戦する
    .name = チャットで使う名前
help-tables = サーバーの公開テーブルを一覧にする
    .server = サーバーのアドレス（例：http://127.0.0.1:8080）
help-replay = 記録を1手ずつたどる、または画像や動画にする
    .content = ゲーム自身の内容で遊ばなかった対戦の内容ファイル
    .at = この数の行動のあとのテーブルだけを表示する
    .seat = この席の視点。指定しなければ観戦者の視点
    .plain = 全画面ではなく1行ずつ
    .png = このフォルダーに画像を書く：--at の場面、または10場面ごと
    .film = 対戦全体の動く画像（APNG）をこのファイルに書く
    .frames = 動画で見せる場面の数。最初と最後は必ず入る
    .seconds = 1場面を見せる時間。最後の場面はその3倍
    .theme = 画像の配色
    .width = 画像の幅
    .scale = 幅の1単位あたりのピクセル数
    .notes = 全画面では矢印キーで進み、戻る。`?` ですべてのキーを表示する。1行ずつのときは、Enter で進み、`b` で戻り、数でその行動へ移り、`q` で終わる。
help-review = 終わった対戦で何が運だったか、どうすればもっとよかったかを示す
    .content = ゲーム自身の内容で遊ばなかった対戦の内容ファイル
    .seats = この席の判断を調べる。何回でも指定できる。指定しなければ人間の席
    .json = JSON を表示する：各席の内訳、すべての手順と評価
    .notes = 勝算は、この先を直感で進めた場合のもの。結果と見込みの差は、運、自分の選択、ほかの人の選択の和にちょうど等しい。対戦を重ねると運は打ち消し合う（`escapade lab luck` で測れる）。判断は、その席が知り得たことだけで評価する。ほかの手より明らかに劣るのでなければ問題ない。
help-verify = 終わった対戦の記録を調べる：シード、ダイス、すべての行動、結果
    .files = 記録
    .content = ゲーム自身の内容で遊ばなかった対戦の内容ファイル
    .key = 記録に署名したはずのサーバーの公開鍵
    .json = JSON を表示する：各ファイルで見つかったものの一覧
    .notes =
        記録はテキスト。名前が .jsonl で終わるときは1行ごとの JSON。
        scripts/verify.py は、このプログラムのコードを使わずにシード、ダイス、連鎖を調べる。
help-rules = ゲームのルール、またはその条項を1つ表示する
    .clause = 条項または裁定の番号（例：ALC-042、ALC-R07）
help-print = ゲームを印刷する：切り抜くカード、タイル、ボードとルール
    .paper = 用紙：a4 または letter
    .backs = 裏面の印刷方法：duplex、gutterfold（折り合わせ）、none
    .flip = プリンターが用紙を裏返す辺：long または short
    .offset = 裏面を右と下にずらす量（ミリメートル、例：0.5,-1）
    .ink = インクの量：full、low、grey
    .json = 書いたファイルを JSON で表示する
    .players = 人数。指定しなければ、そのゲームの最多人数
    .only = これらの部品だけ（例：card,hex,token,board）。冊子は `rules`
    .sizes = 別の寸法のファイル
    .out = 書き込むフォルダー
    .notes = どのファイルも PDF：GAME-sheets.pdf、GAME-board.pdf（大きな1枚）、GAME-rules.pdf（冊子）。

# 日本語のブラックゲート。

## エリア。助詞は文の側で付ける。
area-cell = 監房棟
    .to = 監房棟
    .in = 監房棟
area-block-a = A棟
    .to = A棟
    .in = A棟
area-block-b = B棟
    .to = B棟
    .in = B棟
area-cafeteria = 食堂
    .to = 食堂
    .in = 食堂
area-recreation = 娯楽室
    .to = 娯楽室
    .in = 娯楽室
area-infirmary = 医務室
    .to = 医務室
    .in = 医務室
area-showers = シャワー室
    .to = シャワー室
    .in = シャワー室
area-solitary = 独房
    .to = 独房
    .in = 独房

## カード。
card-handle = ほうきの柄
    .one = ほうきの柄
card-pan = フライパン
    .one = フライパン
card-scissors = はさみ
    .one = はさみ
card-tape = ダクトテープ
    .one = ダクトテープ
card-brush = 歯ブラシ
    .one = 歯ブラシ
card-bandana = バンダナ
    .one = バンダナ
card-chain = 金の鎖
    .one = 金の鎖
card-cap = ハンチング帽
    .one = ハンチング帽
card-gloves = 革手袋
    .one = 革手袋
card-ring = 印章指輪
    .one = 印章指輪
card-shades = サングラス
    .one = サングラス
card-sock = 重り入り靴下
    .one = 重り入り靴下
card-leg = 椅子の脚
    .one = 椅子の脚
card-knuckles = メリケンサック
    .one = メリケンサック
card-phone = 携帯電話
    .one = 携帯電話
card-watch = 金時計
    .one = 金時計
card-pouch = 密輸品の小袋
    .one = 密輸品の小袋
card-comic = 発禁コミック
    .one = 発禁コミック
card-care-package = 差し入れ
    .one = 差し入れ
card-ambush = 待ち伏せ
    .one = 待ち伏せ
card-riot = 暴動
    .one = 暴動
card-escort = 護送
    .one = 護送
card-snitch = 密告
    .one = 密告
card-shakedown = 持ち物検査
    .one = 持ち物検査
card-roll-call = 点呼
    .one = 点呼
card-kitchen-duty = 炊事当番
    .one = 炊事当番
card-painkillers = 鎮痛剤
    .one = 鎮痛剤
card-knife = ナイフ
    .one = ナイフ
card-spoon = スプーン
    .one = スプーン
    .wanted = スプーン
card-pick = ツルハシ
    .one = ツルハシ
    .wanted = ツルハシ
card-shovel = シャベル
    .one = シャベル
    .wanted = シャベル

## アクションカードの効果。
effect-care-package = カードを3枚引き、たばこを3本取る
effect-ambush = 誰か1人が負傷する
effect-riot = 全員の手札を混ぜて配り直す
effect-escort = 好きなエリアへ行く
effect-snitch = 誰か1人が独房へ行く
effect-shakedown = 同じエリアの誰か1人からカードを無作為に1枚奪う
effect-roll-call = 全員が自分の棟に戻る
effect-kitchen-duty = スプーンを2枚取る
effect-painkillers = 自分の負傷をすべて取り除く

## ギャングとそのカード。
gang-crew = クルー
    .join = クルー
gang-cartel = カルテル
    .join = カルテル
gang-bikers = バイカーズ
    .join = バイカーズ
gang-mafia = マフィア
    .join = マフィア
gang-triad = 三合会
    .join = 三合会
gang-odessa = オデッサ
    .join = オデッサ
gang-card-lookouts = 見張り番
    .text = 探索で見つかるカードが1枚増える
gang-card-quick-feet = 俊足
    .text = 移動のサイコロを1回振り直せる
gang-card-corner-hustle = 街角商売
    .text = 売るたびに、たばこを2本多くもらう
gang-card-back-up = 加勢
    .text = あなたを恐喝する人は武器を1枚多く出さなければならない
gang-card-wholesale = 卸値
    .text = 買い物がすべてたばこ1本分安くなる
gang-card-runners = 運び屋
    .text = 食堂でも売り買いできる
gang-card-protection-money = みかじめ料
    .text = 1手番に1回、同じエリアの誰か1人からたばこを1本取る
gang-card-deep-pockets = 深いポケット
    .text = 手札の上限が13枚になる
gang-card-saddlebag-workshop = かばん工房
    .text = 自分の棟とシャワー室でも工作できる
gang-card-thick-skin = 厚い皮
    .text = 負傷1でも工作できる
gang-card-swinging-chain = うなる鎖
    .text = 戦いごとに1回、武器として数える
gang-card-chop-shop = 解体屋
    .text = レシピの素材1つを、ほかのどの素材でも代用できる
gang-card-double-collection = 二重取り立て
    .text = 1手番に2回恐喝できる
gang-card-reputation = 悪名
    .text = 恐喝に出す武器が1枚少なくてよい
gang-card-tribute = 上納金
    .text = 倒したプレイヤーからたばこを2本までもらう
gang-card-bought-doctor = 抱き込んだ医者
    .text = 独房以外のどのエリアでも治療できる
gang-card-iron-discipline = 鉄の規律
    .text = 手札4枚以下で始めた手番は3アクションできる
gang-card-silent-step = 忍び足
    .text = 慎重な移動が1アクションになる
gang-card-returning-blades = 戻る刃
    .text = 勝ったとき自分の武器を失わない
gang-card-stone-face = 鉄面皮
    .text = 戦いに負けても負傷しない
gang-card-spoon-masters = スプーンの達人
    .text = あなたのスプーンは2点になる
gang-card-night-shift = 夜勤
    .text = 手番の最初の掘りが無料になる
gang-card-heavy-hands = 重い拳
    .text = プレイヤーを倒すと、カードを1枚多く奪う
gang-card-cold-blood = 冷血
    .text = 負傷していても工作でき、掘れる

## 経歴：効果とそのタイミング、そしてギャングの仲間への追加効果。
background-pickpocket = すり
    .text = 自分の手番：同じエリアの誰か1人からカードを無作為に1枚奪う／クルー：もう1枚
background-getaway-driver = 逃がし屋
    .text = サイコロの後：好きなエリアへ行き、アクションは戻る／クルー：さらに1アクション
background-street-fighter = 路上の喧嘩屋
    .text = 戦いの中：武器として数える／クルー：カードを2枚引く
background-smuggler = 密輸業者
    .text = 自分の手番：カードを2枚引く／カルテル：たばこを3本取る
background-bookmaker = 賭け屋
    .text = 娯楽室：たばこを4本取る／カルテル：ナイフを1枚取る
background-kingpins-cousin = 親玉のいとこ
    .text = 恐喝されたとき：恐喝が終わる／カルテル：相手が負傷する
background-mechanic = 整備工
    .text = 自分の手番：どんな禁止も無視してレシピ1つを作る／バイカーズ：素材1つなしで
background-gunrunner = 武器商人
    .text = 自分の手番：ナイフを2枚取る／バイカーズ：もう1枚
background-road-captain = 走り屋の隊長
    .text = 自分の手番：アクションが1増える／バイカーズ：さらに1増える
background-crooked-doctor = 悪徳医師
    .text = 自分の手番：自分の負傷をすべて取り除く／マフィア：カードを2枚引く
background-racketeer = ゆすり屋
    .text = 自分の手番：ほかの全員からたばこを1本ずつもらう／マフィア：2本ずつ
background-hitman = 殺し屋
    .text = 自分の手番：同じエリアの誰か1人が負傷する／マフィア：さらにカードを1枚奪う
background-counterfeiter = 偽札造り
    .text = 娯楽室：何か1つをたばこ3本分安く買う／三合会：6本分安く
background-martial-artist = 武術家
    .text = 襲われたとき：直ちに戦いに勝つ／三合会：カードをもう1枚
background-card-sharp = いかさま師
    .text = 自分の手番：同じエリアの誰か1人の手札を見る／三合会：そこから1枚奪う
background-sapper = 工兵
    .text = 自分の棟：負傷していても無料で掘る／オデッサ：もう1点
background-fence = 故買屋
    .text = 自分の手番：スプーンを1枚取る／オデッサ：もう1枚
background-informer = 情報提供者
    .text = 自分の手番：誰か1人が独房へ行く／オデッサ：さらにカードを1枚捨てる

## レシピ。
recipe-k1 = 歯ブラシからナイフ
recipe-k2 = スプーンからナイフ
recipe-k3 = はさみからナイフ
recipe-p1 = ツルハシ
recipe-s1 = シャベル

## ミシェルカード。
michel-card-mi-1 = ナイフ、求めるのはスプーン
michel-card-mi-2 = ナイフ、求めるのはツルハシ
michel-card-mi-3 = ナイフ、求めるのはシャベル
michel-card-mi-4 = ナイフ、求めるのはスプーンかツルハシ
michel-card-mi-5 = ナイフ、求めるのはツルハシかシャベル
michel-card-mi-6 = ナイフなし

## テーブルの上。
table-match = ゲーム
table-turn = { $who }の手番：残り{ $actions }アクション。
table-searched = この手番の探索は済みました。
table-extorted = この手番の恐喝は済みました。
table-target = トンネル{ $points }点で勝ちです。
table-turns-left = 封鎖まであと{ $turns }手番。
table-over = ゲームは終了しました。
table-area = { $area }（探索{ $search }、出目{ $die }）：{ $who }
table-solitary = { $area }：{ $who }
table-nobody = 誰もいない
table-michel = ミシェル
table-pile = { $card }：残り{ $count }
table-pile-points = { $card }：残り{ $count }、各{ $points }点
table-deck = 探索の山札：{ $count }
table-discard = 探索の捨て札：{ $cards }
table-gangs = ギャング
table-gang = { $gang }：カード{ $count }枚、必要：{ $accepts }のうち異なる{ $need }枚
table-michel-deck = ミシェルの山札：{ $deck }、捨て札：{ $discard }
table-player = { $who }：{ $points }点、カード{ $cards }枚、たばこ{ $cigarettes }本、{ $beatings ->
        [0] 負傷なし
       *[other] 負傷{ $beatings }
    }
table-team = チーム{ $team }：合計{ $points }点
table-player-gang = – ギャングカード：{ $card }（{ $text }）
table-player-background = – 経歴：{ $card }
table-player-dug = – 掘るのに使った道具：{ $cards }
table-own-hand = { $count }/{ $limit }：{ $cards }
table-own-background = 経歴：{ $card }（{ $text }）
table-own-background-spent = 経歴：{ $card }（公開済み）
table-shown = 今見ている手札
table-fight = 恐喝
table-fight-line = { $attacker }が{ $target }に{ $tool }を要求しています。
table-fight-laid = { $who }が出したもの：{ $cards }
table-robbery-line = ミシェルが{ $target }を襲う：{ $card }。

## 質問。
question-act = あなたの手番です。残り{ $actions }アクション。どうしますか？
question-act-free = アクションは残っていません。無料のことをするか、手番を終えてください。
question-act-end = もうすることはありません。手番を終えてください。
question-destination = 出目は{ $die }です。どこへ行きますか？
question-any-destination = どこへ行きますか？　独房以外ならどこでもかまいません。
question-join-pay = { $gang }にどのアクセサリーを払いますか？　あと{ $left }枚です。
question-card-target = 「{ $card }」（{ $effect }）。誰を選びますか？
question-background-target = 「{ $card }」（{ $effect }）。誰を選びますか？
question-name = { $target }にどの道具を要求しますか？
question-lay = { $target }から{ $tool }を脅し取るため、どの武器を出しますか？　あと{ $left }枚です。
question-answer = { $attacker }があなたに{ $tool }を要求しています。渡しますか、断って戦いますか？　敗者は負傷し、カードを1枚失います。
question-answer-without = { $attacker }があなたに{ $tool }を要求していますが、持っていません。断れば戦いになり、敗者は負傷してカードを1枚失います。
question-blow = { $other }との戦いです。どの武器を出しますか？　出さなければ負けて負傷し、カードを1枚失います。
question-blow-helped = { $other }との戦いです。どの武器を出しますか？　出さなければ、{ $mates }が助けてくれるかもしれません。
question-help = { $mate }は{ $other }に武器を出しませんでした。代わりに出しますか？　味方が負けると、あなたも負傷します。
question-loot = { $helper }からもカードを無作為に1枚奪いますか？
question-craft-pay = { $made }を作ります。何で払いますか？
question-sell = どのカードを売りますか？　1アクションで何枚でも売れます。
question-counterfeit = 偽札で何を買いますか？　すべてたばこ{ $rebate }本分安くなります。
question-mechanic = 整備工として何を作りますか？
question-sap = 工兵として、どの道具で無料で掘りますか？
question-hand-pick = { $victim }のどのカードを奪いますか？
question-give = { $mate }に何を渡しますか？　いくつでも、なしでもかまいません。
question-return = { $mate }に何を返しますか？　いくつでも、なしでもかまいません。
question-michel-ask = あなたの手番が終わります。サイコロを振ってミシェルを動かしますか？　出会った人は全員襲われます。
question-michel-destination = 出目は{ $die }です。ミシェルをどこへ送りますか？　そこにいる全員が襲われます。
question-michel-answer = ミシェルがあなたにカードを見せました：{ $card }。道具を渡しますか、戦いますか？
question-michel-blow = ミシェルにどの武器を出しますか？　出さなければ負けです。負傷し、最初のカードの道具か、なければ無作為のカードを失います。
question-michel-loss = ミシェルにどの道具を取られますか？
question-michel-reward = ミシェルを倒しました。カードを引きますか？
question-discard = 手札が{ $count }枚あります。上限は{ $limit }枚です。どれを捨てますか？
question-wait = 今、あなたに聞くことはありません。

## 選択肢。
action-search = { $area }を探索：カード{ $count }枚
action-move = サイコロを振って移動
action-careful = 慎重に{ $area }へ
action-follow = { $who }を追って{ $area }へ
action-join = { $gang }に加わる：異なるアクセサリー{ $count }枚
action-play = { $card }を使う：{ $effect }
action-extort = { $who }から道具を恐喝
action-craft = { $cards }から{ $made }を作る
action-dig = { $tool }で掘る：{ $points }点
action-steal = スプーンを盗む
action-sell = カードを売る
action-buy-knife = ナイフを買う：たばこ{ $price }本
action-buy-knives = ナイフを2枚買う：たばこ{ $price }本
action-buy-pick = ツルハシを買う：たばこ{ $price }本
action-buy-shovel = シャベルを買う：たばこ{ $price }本
action-heal = 負傷を1つ治療
action-reveal = { $card }を公開
action-collect = { $who }からたばこを1本取る
action-exchange = { $who }と交換
action-end = 手番を終える
action-go = { $area }へ行く
action-send-michel = ミシェルを{ $area }へ送る
action-reroll = 振り直す
action-pay = { $card }を払う
action-target = { $who }を選ぶ
action-name = { $tool }を要求
action-lay = { $card }を出す
action-give = 渡す
action-refuse = 断って戦う
action-strike = { $card }を出す
action-swing = 鎖を振り回す
action-pass = 武器を出さず、負ける
action-pass-helped = 武器を出さない：{ $mates }が助けるかもしれない
action-pass-button = 武器を出さない：チームの味方が助けるかも
action-help = { $card }を出す
action-decline-help = 助けない
action-decline-loot = カードを奪わない
action-decline-reward = 引かない
action-exact = レシピどおりに払う
action-replace = { $required }の代わりに{ $other }を払う
action-omit = { $card }を省く
action-add = { $card }を売る：たばこ{ $value }本
action-done = これで全部
action-take = { $card }を奪う
action-hand = { $card }を渡す
action-cigarettes = たばこを{ $count }本渡す
action-roll = ミシェルのために振る
action-skip = ミシェルを動かさない
action-yield = { $tool }を渡す
action-fight = ミシェルと戦う
action-drop = { $card }を捨てる
action-draw = 報酬のカードを引く
action-loot = カードを無作為に1枚奪う

## 出来事。
event-turn = { $who }の手番です。
    .you = あなたの手番です。
event-drew = { $who }はカードを{ $count }枚引きました。
    .you = あなたはカードを{ $count }枚引きました。
event-drew-cards = 引いたカード：{ $cards }。
event-reshuffled = 捨て札を混ぜ、新しい探索の山札にしました。
event-rolled = { $who }の出目は{ $die }です。
    .you = あなたの出目は{ $die }です。
event-moved = { $who }は{ $area }へ行きました。
    .you = あなたは{ $area }へ行きました。
event-sent = { $who }は{ $area }へ連れていかれました。
    .you = あなたは{ $area }へ連れていかれました。
event-discarded = { $who }は{ $card }を捨てました。
    .you = あなたは{ $card }を捨てました。
event-lost-at-random = { $who }は{ $card }を失いました。
    .you = あなたは{ $card }を失いました。
event-joined = { $who }は{ $gang }に加わりました：{ $card }。
    .you = あなたは{ $gang }に加わりました：{ $card }。
event-left-gang = { $who }は{ $card }を手放しました。
    .you = あなたは{ $card }を手放しました。
event-played = { $who }は{ $card }を使いました。
    .you = あなたは{ $card }を使いました。
event-revealed = { $who }の素性が知れました：{ $card }。
    .you = あなたの素性が知れました：{ $card }。
event-revealed-in-gang = { $who }の素性が知れました：{ $card }。ギャングの後ろ盾もあります。
    .you = あなたの素性が知れました：{ $card }。ギャングの後ろ盾もあります。
event-beaten = { $who }は負傷しました。
    .you = あなたは負傷しました。
event-unmoved = { $who }は顔色一つ変えません。
    .you = あなたは顔色一つ変えません。
event-healed = { $count ->
        [0] { $who }の負傷はなくなりました。
       *[other] { $who }の負傷は残り{ $count }です。
    }
    .you = { $count ->
         [0] あなたの負傷はなくなりました。
        *[other] あなたの負傷は残り{ $count }です。
    }
event-got-cigarettes = { $who }はたばこを{ $count }本得ました。
    .you = あなたはたばこを{ $count }本得ました。
event-took-cigarettes = { $who }は{ $other }からたばこを{ $count }本取りました。
    .you = あなたは{ $other }からたばこを{ $count }本取りました。
    .whom = { $who }はあなたからたばこを{ $count }本取りました。
event-took-from-board = { $who }はボードから取りました：{ $card }（{ $count }枚）。
    .you = あなたはボードから取りました：{ $card }（{ $count }枚）。
event-crafted = { $who }は{ $recipe }を作りました。
    .you = あなたは{ $recipe }を作りました。
event-sold = { $who }は{ $card }をたばこ{ $count }本で売りました。
    .you = あなたは{ $card }をたばこ{ $count }本で売りました。
event-paid = { $who }はたばこを{ $count }本払いました。
    .you = あなたはたばこを{ $count }本払いました。
event-dug = { $who }は{ $tool }で掘りました：{ $count }点（{ $from } → { $total }）。
    .you = あなたは{ $tool }で掘りました：{ $count }点（{ $from } → { $total }）。
event-more-actions = { $who }のアクションが{ $count }増えました。
    .you = あなたのアクションが{ $count }増えました。
event-extorts = { $who }が{ $other }を恐喝しました。
    .you = あなたは{ $other }を恐喝しました。
    .whom = { $who }があなたを恐喝しました。
event-names = { $who }は{ $tool }を要求しました。
    .you = あなたは{ $tool }を要求しました。
event-laid = { $who }は{ $card }を出しました。
    .you = あなたは{ $card }を出しました。
event-helped = { $who }が{ $card }で加勢しました。
    .you = あなたは{ $card }で加勢しました。
event-swung = { $who }は鎖を振り回しました。
    .you = あなたは鎖を振り回しました。
event-gave = { $who }は{ $other }に{ $tool }を渡しました。
    .you = あなたは{ $other }に{ $tool }を渡しました。
    .whom = { $who }はあなたに{ $tool }を渡しました。
event-refused = { $who }は断りました。
    .you = あなたは断りました。
event-passed = { $who }は武器を出しませんでした。
    .you = あなたは武器を出しませんでした。
event-declined = { $who }は見送りました。
    .you = あなたは見送りました。
event-won-fight = { $who }が{ $other }との戦いに勝ちました。
    .you = あなたは{ $other }との戦いに勝ちました。
    .whom = { $who }があなたとの戦いに勝ちました。
event-took-card = { $who }は{ $other }からカードを1枚奪いました。
    .you = あなたは{ $other }からカードを1枚奪いました。
    .whom = { $who }はあなたからカードを1枚奪いました。
event-took-this-card = { $who }は{ $other }から{ $card }を奪いました。
    .you = あなたは{ $other }から{ $card }を奪いました。
    .whom = { $who }はあなたから{ $card }を奪いました。
event-weapons-discarded = 捨てられた武器：{ $cards }。
event-weapons-back = { $who }は{ $cards }を取り戻しました。
    .you = あなたは{ $cards }を取り戻しました。
event-looked = { $who }は{ $other }の手札を見ました。
    .you = あなたは{ $other }の手札を見ました。
    .whom = { $who }はあなたの手札を見ました。
event-saw = { $who }の手札：{ $cards }。
    .you = あなたの手札：{ $cards }。
event-hands-dealt = 全員の手札を混ぜて配り直しました。
event-new-hand = 新しい手札：{ $cards }。
event-handed-card = { $who }は{ $other }にカードを1枚渡しました。
    .you = あなたは{ $other }にカードを1枚渡しました。
    .whom = { $who }はあなたにカードを1枚渡しました。
event-handed-this-card = { $who }は{ $other }に{ $card }を渡しました。
    .you = あなたは{ $other }に{ $card }を渡しました。
    .whom = { $who }はあなたに{ $card }を渡しました。
event-handed-cigarettes = { $who }は{ $other }にたばこを{ $count }本渡しました。
    .you = あなたは{ $other }にたばこを{ $count }本渡しました。
    .whom = { $who }はあなたにたばこを{ $count }本渡しました。
event-exchanged = { $who }と{ $other }が交換しました（{ $who }：{ $given }／{ $other }：{ $returned }）。
    .you = あなたと{ $other }が交換しました（あなた：{ $given }／{ $other }：{ $returned }）。
    .whom = { $who }とあなたが交換しました（{ $who }：{ $given }／あなた：{ $returned }）。
parcel-cards = カード{ $count }枚
parcel-cigarettes = たばこ{ $count }本
event-michel-rolled = { $who }がミシェルのために振った出目は{ $die }です。
    .you = あなたがミシェルのために振った出目は{ $die }です。
event-michel-moved = ミシェルは{ $area }へ行きました。
event-michel-shown = ミシェルが{ $who }に出会い、カードを見せました：{ $card }。
    .you = ミシェルがあなたに出会い、カードを見せました：{ $card }。
event-michel-avoided = { $who }はミシェルをやり過ごしました。
    .you = あなたはミシェルをやり過ごしました。
event-michel-paid = { $who }はミシェルに{ $tool }を渡しました。
    .you = あなたはミシェルに{ $tool }を渡しました。
event-michel-beaten = { $who }はミシェルを倒しました。
    .you = あなたはミシェルを倒しました。
event-michel-won = { $who }はミシェルに負けました。
    .you = あなたはミシェルに負けました。
event-michel-reshuffled = ミシェルカードを混ぜ、新しい山札にしました。
event-escaped = { $who }が掘り抜きました。トンネルが開通です！
    .you = あなたが掘り抜きました。トンネルが開通です！
event-lockdown = 棟が封鎖されました。首位は{ $who }でした。
    .you = 棟が封鎖されました。首位はあなたでした。

## ゲームの終わり方。
ending-tunnel = トンネルが開通し、脱獄者が出ました。
ending-lockdown = 誰も出られないうちに、棟が封鎖されました。

## できない理由。
clause-BLK-003 = そのエリアはボードのこの面にはありません。あるものを選んでください。
clause-BLK-020 = そのためのアクションが残っていません。手番を終えるか、無料のことをしてください。
clause-BLK-021 = それはアクションの段階にすることではありません。アクションを選ぶか、手番を終えてください。
clause-BLK-026 = この相手のギャングカードのため、手元より1枚多い武器が必要です。
clause-BLK-027 = 今は何も変わりません。まず条件を満たす必要があります。
clause-BLK-028 = この手番の探索はもう済みました。次の手番にまた探索してください。
clause-BLK-032 = 山札も捨て札も空なので、見つかるものがありません。
clause-BLK-035 = 手札が多すぎます。持っているカードを1枚捨ててください。
clause-BLK-042 = その出目では行けません。出目の示すエリアへ行ってください。
clause-BLK-044 = 同じ所にはとどまれません。出目の示すもう一方のエリアへ行ってください。
clause-BLK-045 = もう出発しました。今いる所以外のエリアを選んでください。
clause-BLK-047 = 慎重な移動は2アクションを使い、別のエリアへ行きます。
clause-BLK-049 = そのギャングのカードはすべて誰かが持っています。戻るのを待ってください。
clause-BLK-050 = そのギャングが受け取る異なるアクセサリーを、求められた数だけ払ってください。
clause-BLK-051 = そのギャングはこのアクセサリーを受け取りません。リストにあるものを払ってください。
clause-BLK-052 = そのアクセサリーはもう払いました。別のものを払ってください。
clause-BLK-055 = その能力は今使えません。使えるタイミングはギャングカードに書かれています。
clause-BLK-060 = それには手札のアクションカードが必要で、使ったら効果を最後まで行わなければなりません。
clause-BLK-063 = この手番の恐喝はもう済みました。次の手番を待ってください。
clause-BLK-064 = それには武器が必要です。ナイフ、重り入り靴下、椅子の脚、メリケンサックのどれかです。
clause-BLK-065 = それには、同じエリアにいるほかのプレイヤーが必要です。
clause-BLK-066 = 恐喝を始めました。道具を名指しし、それから武器を出してください。
clause-BLK-068 = 渡せるのは、要求された道具を持っているときだけです。
clause-BLK-069 = あなたは恐喝されています。道具を渡すか、断ってください。
clause-BLK-070 = 戦いの最中です。手札の武器を出すか、見送って負けてください。
clause-BLK-081 = 自分の棟、シャワー室、独房では工作できません。まずほかへ行ってください。
clause-BLK-082 = 負傷していて工作できません。まず治療してください。
clause-BLK-083 = 工作の途中です。先に、このレシピの払い方を選んでください。
clause-BLK-084 = それに必要なカードを持っていません。
clause-BLK-085 = その山は空です。何かが戻るのを待ってください。
clause-BLK-089 = 今はあなたの経歴のタイミングではないか、条件を満たしていません。
clause-BLK-091 = あなたの経歴は公開されました。効果を最後まで行ってください。
clause-BLK-092 = あなたの経歴はすでに公開されています。使えるのは1回だけです。
clause-BLK-099 = これには決まったエリアがあります。まずそこへ行ってください。掘るのは自分の棟、スプーンを盗むのは食堂、売り買いは娯楽室、治療は医務室です。
clause-BLK-100 = 掘るには、その道具が手札に必要です。
clause-BLK-101 = 負傷2では掘れません。まず治療してください。
clause-BLK-105 = ボードにスプーンがありません。戻るのを待ってください。
clause-BLK-106 = 売却中です。手札のカードを加えるか、終えてください。
clause-BLK-107 = 売れるのはたばこの印があるカードだけで、少なくとも1枚必要です。
clause-BLK-109 = たばこが足りません。
clause-BLK-110 = 品切れです。戻るのを待ってください。
clause-BLK-111 = ナイフ2枚を買うには、山に2枚必要です。1枚だけ買ってください。
clause-BLK-112 = 治療する負傷がありません。
clause-BLK-113 = 独房へ行くのはカードによってだけで、移動では行けません。
clause-BLK-114 = 独房では、移動するかアクションカードを使うことしかできません。
clause-BLK-117 = あなたの手番が終わります。ミシェルのために振るか、振らないか選んでください。
clause-BLK-118 = ミシェルは出目の示すエリアへ行き、同じ所にはとどまりません。
clause-BLK-124 = ミシェルに渡せるのは、カードに示され、あなたが持っている道具だけです。
clause-BLK-125 = ミシェルが待っています。道具を渡すか、戦ってください。
clause-BLK-127 = ミシェルと戦っています。武器を出すか、見送って負けてください。
clause-BLK-129 = ミシェルに負けました。最初のカードに示された道具を1つ捨ててください。
clause-BLK-131 = ミシェルを倒しました。カードを引くか、引かないか選んでください。
clause-BLK-141 = 味方が手詰まりです。武器を出すか、見送ってください。
clause-BLK-143 = あなたの勝ちです。この加勢した人からカードを奪うか、奪わないか選んでください。
clause-BLK-147 = 掘れるのは、自分のチームの棟だけです。
clause-BLK-148 = カードを渡せるのは、同じエリアの味方との交換のときだけで、持っているカードに限ります。
clause-BLK-149 = たばこがそれほどありません。
clause-BLK-150 = この味方とは交換したばかりです。もう一度するには、先にアクションを行ってください。
clause-BLK-151 = 追えるのは、同じギャングの味方だけです。
clause-BLK-152 = その味方はもうここにいるか、独房にいます。
clause-BLK-153 = 味方は狙えません。相手を選んでください。
clause-BLK-R63 = たばこを渡すのは1回の交換につき1回、1本から55本までです。

# ルールが自動で決めること（ログでの説明）。
clause-BLK-016 = トンネル点が目標に届いた人は、手番の途中でも直ちに勝ちます。
clause-BLK-031 = 探索の山札が尽きたら、捨て札を混ぜて新しい山札にします。
clause-BLK-058 = 古いギャングカードは、元の山札の下に戻ります。
clause-BLK-072 = 武器を出す番に出さなかった人は、戦いに負けて負傷します。
clause-BLK-078 = 恐喝の後、武器はすべて捨てられます。ナイフは元の山に戻ります。
clause-BLK-093 = 経歴に記されたギャングの一員なら、経歴の効果が増します。
clause-BLK-122 = ミシェルに出会った人は、ミシェルカードを1枚引いて全員に見せます。
clause-BLK-123 = 最初のカードにナイフがなければ、対決は避けられます。
clause-BLK-126 = ミシェルの次のカードにナイフがなければ、戦いに勝ちます。
clause-BLK-128 = ミシェルに武器を出さない人は負けて負傷します。
clause-BLK-130 = 求められた道具がない人は、代わりにカードを無作為に1枚失います。
clause-BLK-133 = ミシェルの山札が尽きたら、捨て札を混ぜて新しい山札にします。
clause-BLK-135 = チームで遊べるのは4人か6人のときだけです。
clause-BLK-R35 = 断るのも持っていないのも見た目は同じです。手札は秘密です。
clause-BLK-R62 = 100ラウンドで棟は封鎖され、トンネル点の最も多い人が勝ちます。

## 場面：見えるもの、触れるものの名前。
scene-turn = { $who }の手番
scene-room-search = { $count ->
        [0] ここでは探索できません。
       *[other] 探索でカードが{ $count }枚見つかります。
    }
scene-room-die = ここへ来られる出目：{ $dice }。
scene-at-cell = ここで掘れます。工作はできません。
scene-at-block-a = チームAはここで掘れますが、工作はできません。
scene-at-block-b = チームBはここで掘れますが、工作はできません。
scene-at-cafeteria = ここでスプーンを盗めます。
scene-at-recreation = ここで売り買いできます。
scene-at-infirmary = ここで負傷を治療できます。
scene-at-showers = ここでは工作できません。
scene-at-solitary = カードによってだけ来る所です。
scene-tunnel = { $who }のトンネル、{ $points }/{ $target }
scene-tunnel-team = チーム{ $team }のトンネル、{ $points }/{ $target }
scene-pawn = { $who }のコマ
scene-die = 出目：{ $die }
scene-action = 残りのアクション
scene-need = 必要：{ $card }
scene-cigarettes = { $count ->
        [0] たばこなし
       *[other] たばこ{ $count }本
    }
scene-cards = { $count ->
        [0] 手札なし
       *[other] 手札{ $count }枚
    }
scene-beatings = 負傷{ $count }
scene-background-hidden = { $who }の経歴、未公開
scene-background-revealed = { $who }の経歴：{ $card }、公開済み
scene-background-own = あなたの経歴（秘密）：{ $card }
scene-secret = 秘密
scene-spent = 使用済み
scene-gang-card = { $who }のギャングカード：{ $card }（{ $gang }）
scene-dug = 掘るのに使用：{ $card }
scene-laid = { $who }が出したもの：{ $card }
scene-helpers = 加勢
scene-michel-card = ミシェルカード：{ $card }
scene-michel-discarded = 捨てられたミシェルカード：{ $card }
scene-hand = あなたの手札、{ $limit }枚中{ $count }枚
scene-piles = 山と値段
scene-discard = 探索の捨て札
scene-workshop = レシピ
scene-recipe = { $cards }から{ $made }
scene-michel-deck = ミシェルの山札：{ $count }枚
scene-price = 1つ：たばこ{ $count }本
scene-price-two = 2つ：たばこ{ $count }本
scene-gang-crew = クルー
scene-gang-cartel = カルテル
scene-gang-bikers = バイカーズ
scene-gang-mafia = マフィア
scene-gang-triad = 三合会
scene-gang-odessa = オデッサ
scene-gang-in-deck = 山札の中：{ $cards }。
scene-team = チーム{ $team }
scene-class-material = 素材
scene-class-accessory = アクセサリー
scene-class-weapon = 武器
scene-class-valuable = 貴重品
scene-class-action = アクション
scene-class-tool = 道具
scene-buy-one = 1つ買う
scene-buy-two = 2つ買う
scene-hand-cigarettes = これを渡す
scene-points = トンネル{ $count }点

# ゲーム前に選べること。
option-mode = 遊び方
option-mode-solo = 個人戦
option-mode-team = チーム戦
option-michel = 荒くれ者ミシェル
option-michel-default = 人数に合わせる
option-michel-on = 監獄をうろつく
option-michel-off = 登場しない
option-first = 最初のプレイヤー
option-first-lot = くじで決める
option-first-seat = 最初の席（一番大きな傷跡の人）
option-figures = 囚人
option-figures-front = ボードの表
option-figures-back = ボードの裏
option-figures-mixed = 表と裏を交互に
option-bully = ミシェルの姿
option-bully-michel = ミシェル（男）
option-bully-michelle = ミシェル（女）

## 名場面。`$who`と`$whom`は、読み手のことかどうかを示す。
amount-cigarettes = たばこ{ $count }本
moment-card-says = カードの効果：{ $text }。
moment-ability = { $card }：{ $text }。
moment-turn = { $who ->
        [you] あなたの手番
       *[other] { $name }の手番
    }
moment-drew = { $name }が探索カードを{ $count }枚引く
moment-drew-cards = 新しいカード{ $count }枚
moment-rolled = { $who ->
        [you] あなたの出目は{ $die }
       *[other] { $name }の出目は{ $die }
    }
moment-leads = 出目{ $die }の行き先：{ $areas }。
moment-sent = { $who ->
        [you] あなたは独房に閉じ込められる
       *[other] { $name }は独房に閉じ込められる
    }
moment-sent-means = 中では、出ていくかアクションカードを使うことしかできません。
moment-lost-at-random = { $who ->
        [you] あなたは{ $card }を失う
       *[other] { $name }は{ $card }を失う
    }
moment-lost-at-random-means = 無作為に選ばれました。
moment-joined = { $who ->
        [you] あなたは{ $gang }に加わる
       *[other] { $name }は{ $gang }に加わる
    }
moment-played = { $who ->
        [you] あなたが{ $card }を使う
       *[other] { $name }が{ $card }を使う
    }
moment-revealed = { $who ->
        [you] あなたが経歴を公開：{ $card }
       *[other] { $name }が経歴を公開：{ $card }
    }
moment-in-gang = このギャング（{ $gang }）の一員なので、追加の効果もあります。
moment-beaten = { $who ->
        [you] あなたは負傷した
       *[other] { $name }は負傷した
    }
moment-beaten-means = 負傷1で工作できず、負傷2では掘ることもできません。医務室で治療できます。
moment-unmoved = { $who ->
        [you] あなたは顔色一つ変えない
       *[other] { $name }は顔色一つ変えない
    }
moment-healed = { $who ->
        [you] あなたは手当てを受けた
       *[other] { $name }は手当てを受けた
    }
moment-beatings-left = { $count ->
        [0] 負傷はなくなりました。
       *[other] 負傷は残り{ $count }です。
    }
moment-took-cigarettes = { $who ->
        [you] あなたが{ $other }から{ $amount }を取る
       *[other] { $whom ->
            [you] { $name }があなたから{ $amount }を取る
           *[other] { $name }が{ $other }から{ $amount }を取る
        }
    }
moment-took-from-board = { $who ->
        [you] あなたがボードから{ $card }を取る
       *[other] { $name }がボードから{ $card }を取る
    }
moment-tool-means = これで掘るとトンネル{ $points }点です。
moment-weapon-means = 恐喝にも戦いにも使える武器です。
moment-crafted = { $who ->
        [you] あなたが{ $card }を作る
       *[other] { $name }が{ $card }を作る
    }
moment-crafted-from = レシピの材料：{ $cards }。
moment-dug = { $who ->
        [you] あなたが{ $tool }で掘る：+{ $points }
       *[other] { $name }が{ $tool }で掘る：+{ $points }
    }
moment-dug-means = トンネル：{ $from }点から{ $total }点へ（目標{ $target }点）。
moment-more-actions = { $who ->
        [you] あなたのアクションが{ $count }増える
       *[other] { $name }のアクションが{ $count }増える
    }
moment-extorts = { $who ->
        [you] あなたが{ $other }を恐喝
       *[other] { $whom ->
            [you] { $name }があなたを恐喝
           *[other] { $name }が{ $other }を恐喝
        }
    }
moment-extorts-means = 道具を要求し、武器を出します。道具を渡せば終わり、断れば戦いになります。
moment-names = { $who ->
        [you] あなたが{ $tool }を要求
       *[other] { $name }が{ $tool }を要求
    }
moment-laid = { $who ->
        [you] あなたが{ $card }を出す
       *[other] { $name }が{ $card }を出す
    }
moment-laid-means = どの武器も同じ強さです。返せない人が負けます。
moment-helped = { $who ->
        [you] あなたが{ $card }で加勢
       *[other] { $name }が{ $card }で加勢
    }
moment-helped-means = その側が負けると、加勢した人も負傷します。
moment-swung = { $who ->
        [you] あなたが鎖を振り回す
       *[other] { $name }が鎖を振り回す
    }
moment-gave = { $who ->
        [you] あなたが{ $other }に{ $tool }を渡す
       *[other] { $whom ->
            [you] { $name }があなたに{ $tool }を渡す
           *[other] { $name }が{ $other }に{ $tool }を渡す
        }
    }
moment-refused = { $who ->
        [you] あなたは断る
       *[other] { $name }は断る
    }
moment-refused-means = 戦いになります。武器の出し合いで、守る側から始めます。
moment-passed = { $who ->
        [you] あなたは武器を出さない
       *[other] { $name }は武器を出さない
    }
moment-passed-means = 戦いに負けます。
moment-passed-team-means = チーム戦では、同じエリアの味方がまだ加勢できます。なければ戦いに負けます。
moment-won-fight = { $who ->
        [you] あなたが{ $other }との戦いに勝つ
       *[other] { $whom ->
            [you] { $name }があなたとの戦いに勝つ
           *[other] { $name }が{ $other }との戦いに勝つ
        }
    }
moment-won-fight-means = 敗者は負傷し、カードを1枚失います。要求された道具か、なければ無作為の1枚です。
moment-took-card = { $name }が{ $other }からカードを1枚奪う
moment-took-this-card = { $who ->
        [you] あなたが{ $other }から{ $card }を奪う
       *[other] { $whom ->
            [you] { $name }があなたから{ $card }を奪う
           *[other] { $name }が{ $other }から{ $card }を奪う
        }
    }
moment-weapons-back = { $who ->
        [you] あなたは武器を取り戻す
       *[other] { $name }は武器を取り戻す
    }
moment-looked = { $who ->
        [you] あなたが{ $other }の手札を見る
       *[other] { $whom ->
            [you] { $name }があなたの手札を見る
           *[other] { $name }が{ $other }の手札を見る
        }
    }
moment-saw = { $name }の手札
moment-hands-dealt = 全員の手札が配り直される
moment-hands-dealt-means = すべての手札を混ぜて、配り直しました。
moment-new-hand = 新しい手札{ $count }枚
moment-handed-card = { $name }があなたに{ $card }を渡す
moment-handed-cigarettes = { $name }があなたに{ $amount }を渡す
moment-exchanged = { $who ->
        [you] あなたが{ $other }と交換
       *[other] { $whom ->
            [you] { $name }があなたと交換
           *[other] { $name }が{ $other }と交換
        }
    }
moment-parcel = { $who ->
        [you] あなたが渡したもの：{ $parcel }。
       *[other] { $name }が渡したもの：{ $parcel }。
    }
moment-michel-rolled = { $who ->
        [you] あなたがミシェルのために振った出目は{ $die }
       *[other] { $name }がミシェルのために振った出目は{ $die }
    }
moment-michel-moved = ミシェルが{ $area }へ
moment-michel-moved-means = そこにいる全員が順に襲われます。
moment-michel-shown = { $who ->
        [you] ミシェルがあなたにナイフを見せる
       *[other] ミシェルが{ $name }にナイフを見せる
    }
moment-michel-shown-means = 最初のカードの道具を渡せば終わります。渡さなければ、ナイフのたびに武器で応じます。
moment-michel-avoided = { $who ->
        [you] あなたはミシェルをやり過ごす
       *[other] { $name }はミシェルをやり過ごす
    }
moment-michel-avoided-means = カードにナイフはありません。
moment-michel-paid = { $who ->
        [you] あなたがミシェルに{ $tool }を渡す
       *[other] { $name }がミシェルに{ $tool }を渡す
    }
moment-michel-paid-means = 元の山に戻り、負傷はしません。
moment-michel-beaten = { $who ->
        [you] あなたがミシェルを倒す
       *[other] { $name }がミシェルを倒す
    }
moment-michel-beaten-means = 報酬は探索カードです。
moment-michel-won = { $who ->
        [you] ミシェルがあなたを倒す
       *[other] ミシェルが{ $name }を倒す
    }
moment-michel-won-means = 負傷し、最初のカードの道具か、なければ無作為のカードを失います。
moment-escaped = { $who ->
        [you] 脱獄成功：あなたのトンネルが開通！
       *[other] { $name }が脱獄：トンネルが開通！
    }
moment-escaped-team = { $who ->
        [you] あなたのチームが脱獄：トンネルが開通！
       *[other] チーム{ $team }が脱獄：トンネルが開通！
    }
moment-escaped-by = { $who ->
        [you] あなたがトンネル{ $target }点以上で掘り抜きました。
       *[other] { $name }がトンネル{ $target }点以上で掘り抜きました。
    }
moment-escaped-means = ほかの全員は、もっと厳しい監獄へ移されます。
moment-lockdown = 棟が封鎖
moment-lockdown-means = { $who ->
        [you] 誰も間に合いませんでした。首位のあなたの勝ちです。
       *[other] 誰も間に合いませんでした。首位の{ $name }の勝ちです。
    }

## 選択で変わる数：記号と名前。
gauge-escape = ✓
    .name = 自由
gauge-tunnel = ★
    .name = トンネル点
gauge-tools = ▲
    .name = 手札の道具の点
gauge-actions = ●
    .name = アクション
gauge-cards = ▱
    .name = 手札の枚数
gauge-weapons = †
    .name = 手札の武器
gauge-cigarettes = ¢
    .name = たばこ
gauge-gang = ♠
    .name = ギャングカード
gauge-background = ◆
    .name = 未使用の経歴
gauge-beatings = ◉
    .name = 負傷
gauge-robbery = !
    .name = ミシェルに襲われる
gauge-solitary = ■
    .name = 独房の中

## 動詞：物に触れて選ぶときのボタン。
verb-search = 探索
verb-careful = 慎重に移動
verb-follow = チームの味方を追う
verb-join = ギャングに加わる
verb-play = アクションカードを使う
verb-extort = 恐喝
verb-craft = 工作
verb-dig = 掘る
verb-steal = スプーンを盗む
verb-buy = 買う
verb-heal = 治療
verb-reveal = 経歴を公開
verb-collect = みかじめ料を取る
verb-exchange = 交換
verb-reroll = 振り直す
verb-pay = アクセサリーを払う
verb-target = 相手を選ぶ
verb-name = 道具を要求
verb-lay = 武器を出す
verb-give = 道具を渡す
verb-strike = 武器を出す
verb-swing = 鎖を振り回す
verb-help = 武器で加勢
verb-replace = 素材を代用
verb-omit = 素材を省く
verb-add = カードを売る
verb-take = カードを奪う
verb-hand = カードを渡す
verb-cigarettes = たばこを渡す
verb-roll = ミシェルのために振る
verb-yield = ミシェルに道具を渡す
verb-drop = カードを捨てる
verb-draw = 報酬を引く
verb-loot = カードを無作為に奪う

## 物の役割。
scene-value = たばこ{ $count }本で売れる
scene-for-gang = このギャングの一員なら効果が増す：{ $gang }
thing-class-material = 工作で道具やナイフになります。自分の棟、シャワー室、独房以外で、負傷していないときにできます。
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = ギャングは、加わりたい人に異なるアクセサリーを求めます。
    .clauses = BLK-050 BLK-052
thing-class-weapon = 同じエリアの人から道具を恐喝するときや、戦いに応じるときに出します。どの武器も同じ強さで、終われば捨てられます。
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = 金になるだけの貴重品です。娯楽室で売り、そのたばこで道具やナイフを買います。
    .clauses = BLK-106 BLK-107
thing-class-action = 自分の手番に1アクションで使い、その後捨てます。
    .clauses = BLK-060
thing-class-tool = 自分の棟で掘るのに使うと、誰にも奪われないトンネル点になります。手札にある間は恐喝されることがあります。
    .clauses = BLK-100 BLK-068
thing-recipes = これを使うレシピ：{ $recipes }。
thing-gangs-taking = これを受け取るギャング：{ $gangs }。
thing-ability-held = { $card }（{ $who }が所持）：{ $text }。
thing-gang = アクセサリーを払った人は、このギャングのカードを1枚引き、次にギャングに加わるまでその能力を持ちます。ギャングカードは1人1枚までです。
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] { $cards }で払えます。
       *[other] 必要なアクセサリーのうち、手持ちは{ $cards }です。あと{ $missing }枚足りません。
    }
thing-gangs = 六つのギャングに4枚ずつのカードがあります。ギャングカードは、アクションを使わない能力です。
    .clauses = BLK-050 BLK-055
thing-gang-card = 自動で働くか無料で使え、持ち主が次にギャングに加わるまで残ります。
    .clauses = BLK-055 BLK-058
thing-recipe = 工作1アクション：書かれたものを捨て、できるものをボードから取ります。
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = 必要なものはすべて持っています。
thing-recipe-missing = 足りないもの：{ $cards }。
thing-workshop = 何から何を工作できるかの一覧です。
    .clauses = BLK-084 BLK-081
thing-tunnel = 外への道です。自分の棟で掘るのに使った道具ごとに点が加わり、最初に目標に届いた人は直ちに自由の身です。
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] 開通しています。
       *[other] あと{ $count }点です。
    }
thing-background = 誰にも秘密の過去があります。1ゲームに1回、記されたタイミングで公開します。アクションは使わず、そのギャングの一員なら効果が増します。
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = このプレイヤーの持ち物：手札、たばこ、負傷、掘るのに使った道具、ギャングカード、経歴。
thing-pawn = プレイヤーのコマです。同じエリアのプレイヤー同士は恐喝し合えます。
    .clauses = BLK-065 BLK-153
thing-yard = 誰の手番で、あと何ができるかを示します。恐喝や戦いのカードもここに並びます。
    .clauses = BLK-020
thing-action = 探索、移動、工作、掘りなど、たいていのことは1アクションです。慎重な移動は2アクションです。
    .clauses = BLK-020
thing-die = この移動でどのエリアへ行けるかを示します。
    .clauses = BLK-042 BLK-044
thing-need = レシピに必要なものです。タッチすると、ほかのもので払うか、省くことができます。
    .clauses = BLK-084
thing-pack = 正しい本数になるまで箱をタッチし、それから渡します。
    .clauses = BLK-149
thing-laid = この戦いで出されたもので、終わると捨てられます。
    .clauses = BLK-078
thing-dug = 掘るのに使われました。その点はずっと残ります。
    .clauses = BLK-100
thing-hand = 手札は秘密です。手番の終わりに上限を超えた分は捨てます。
    .clauses = BLK-035
thing-shown = この手札を見られるのは、いかさま師だけです。
thing-cigarettes = 監獄の通貨です。娯楽室でナイフ、ツルハシ、シャベルが買えます。
    .clauses = BLK-109
thing-beating = 負傷1で工作できず、負傷2では掘ることもできません。医務室なら1アクションで1つ治療できます。
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = ボードにある共有のもの：道具、ナイフ、山札。
thing-pile-knife = 娯楽室で買うか、工作で作ります。
    .clauses = BLK-109 BLK-111
thing-pile-spoon = 食堂で盗みます。1アクションで1枚です。
    .clauses = BLK-105
thing-pile-pick = 娯楽室で買うか、工作で作ります。
    .clauses = BLK-109 BLK-110
thing-pile-shovel = 娯楽室で買うか、工作で作ります。
    .clauses = BLK-109 BLK-110
thing-deck = 探索ではここからカードを引きます。1手番に1回で、枚数はエリアによります。
    .clauses = BLK-028 BLK-031
thing-discard = 誰が見てもかまいません。探索の山札が尽きたら、混ぜて新しい山札にします。
    .clauses = BLK-031
thing-michel = 監獄の荒くれ者です。手番の終わりに、そのプレイヤーは振ってミシェルを動かせます。出会った人は全員襲われ、道具を取られるか戦いになります。
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = ミシェルに出会った人はここから1枚引きます。ナイフがなければ何も起こらず、あれば道具を失うか戦いになります。
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = 最初のカードは、ミシェルがどの道具を取るかを示します。ナイフのたびに武器で応じなければなりません。ナイフがなければ戦いに勝ちます。
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = ミシェルの山札が尽きたら、これを混ぜて新しい山札にします。
    .clauses = BLK-133
thing-room-cell = 全員の棟です。負傷2でなければ、ここで道具がトンネル点になります。
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = チームAの棟です。ここでその道具がトンネル点になります。チームBはここで工作できます。
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = チームBの棟です。ここでその道具がトンネル点になります。チームAはここで工作できます。
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = 1アクションで、ボードからスプーンを1枚取ります。ここでは工作できます。
    .clauses = BLK-105
thing-room-recreation = 店です。1アクションで、カードを何枚でも売るか、1回買い物をします。ここでは工作できます。
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = 1アクションで、負傷を1つ治療します。ここでは工作できます。
    .clauses = BLK-112
thing-room-showers = 探索に最も向く所です。
    .clauses = BLK-028 BLK-081
thing-room-solitary = 閉じ込められると、出ていくかアクションカードを使うことしかできません。誰からも恐喝されません。
    .clauses = BLK-113 BLK-114

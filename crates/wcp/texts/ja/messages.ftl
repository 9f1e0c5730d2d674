# 大きな赤いボタン、日本語。

## テーブル。

section-stage = 現在の状況
section-board = ボード
section-vehicles = 車両
section-hands = 手元
section-own-hand = あなたの手元

stage-looting = ステージI：探索と略奪。
stage-closed = ステージI：もうホールを置けません。誰でもボタンを押せます。あと{ $turns }手番で、基地がひとりでにボタンを作動させます。
stage-pressed = { $who }がボタンを押しました。ステージIの最後の手番です。
stage-opening = ステージIIの始まりです。この手番の終わりに中央ホールが消え、出口が開きます。
stage-fleeing = ステージII：出口が開いています。WCPタイルを持つ{ $who }が、{ $turns ->
    [0] この手番の終わりに
   *[other] あと{ $turns }手番で
}ホールを1つ破壊します。
stage-turn = 手番：{ $who }。
stage-stacks = 山の残り：ホール{ $halls }枚、トークン{ $tokens }個。

map-borders = ---と|は壁、すき間は通路、点は未定です。
map-cells = [12]はホール、12は空きマス、(◉)はボタン、( )は穴、xxxはがれきです。
map-pawns = p1〜p6はコマ、E0〜E5は入口（予備は括弧付き）です。
map-tokens = ★5は戦利品、▲+1・■+1・●+1は火力・装甲・ブースターの強化パーツです。
map-guards = ▲3■2 →↘は火力3、装甲2で、これらの辺を守るガードです。

vehicle-line = { $who }：{ $card } { $values }、戦利品の価値{ $worth }、所持品：{ $goods }、{ $place }
vehicle-none = { $who }：車両未選択、{ $place }
place-outside = { $entrance }の外
place-inside = ホール{ $cell }
place-trapped = ホール{ $cell }に閉じ込められている
place-left = { $number }番目に基地を脱出
place-lost = 脱落
place-resigned = リタイア
hand-line = { $who }：ホール{ $halls }枚、トークン{ $tokens }個

dir-e = 東
dir-se = 南東
dir-sw = 南西
dir-w = 西
dir-nw = 北西
dir-ne = 北東

## 質問。

ask-pick = { $pawn ->
    [only] どの車両に乗りますか？　それぞれ火力▲、装甲■、ブースター●があります。
   *[other] コマ{ $pawn }はどの車両に乗りますか？　それぞれ火力▲、装甲■、ブースター●があります。
}
ask-resign = { $pawn ->
    [only] あなたは孤立しました。
   *[other] あなたのコマ{ $pawn }は孤立しました。
}ホール{ $cell }から出口へ通じる道がありません。{ $hope ->
    [none] もう変わる見込みはありません。
   *[some] 道が開くとすれば、新しいホールだけです。
}続けますか、リタイアしますか？
ask-move = { $pawn ->
    [only] どこへ進みますか？
   *[other] コマ{ $pawn }はどこへ進みますか？
}　{ $place ->
    [outside] 角のホールから中へ入るか、このまま立ち去ります。
   *[inside] { $boosters ->
        [0] ホール1つ分です。ブースターは残っていません。
        [1] ホール1つ分、または最後のブースター●で2つ分です。
       *[other] ホール1つ分、またはブースター●1個（残り{ $boosters }個）で2つ分です。
    }
}
ask-propose = { $partner }との取引：渡すもの：{ $offered }、もらうもの：{ $asked }。提案の残り：{ $left }回。
ask-counter = { $partner }への逆提案：渡すもの：{ $offered }、もらうもの：{ $asked }。提案の残り：{ $left }回。
ask-answer-counter = { $who }からの逆提案です。渡すもの：{ $asked }、もらうもの：{ $offered }。同意しますか？
ask-answer = { $who }から取引の提案です。渡すもの：{ $asked }、もらうもの：{ $offered }。同意しますか？
ask-give = あなたのコマ{ $pawn }と{ $partner }の間で何を受け渡しますか？
ask-loot = { $loser }を倒しました。どのトークンを奪いますか？
ask-hall = 手元のどのホールを置きますか？
ask-token = 手元のどのトークンを置きますか？
ask-where = { $what }をどこに置きますか？
ask-turn = マス{ $cell }で{ $what }をどの向きにしますか？
ask-destroy = あなたはWCPタイルを持っています。どのホールを破壊しますか？
ask-over = ゲームは終了しました。

## 選択肢。

do-go-on = 出る道はなくても続ける
do-resign = リタイア：この車両はゲームから外れる
do-move = { $way }のホール{ $cell }へ
do-boost = ブースターで{ $way }と進み、ホール{ $cell }へ
do-move-and = { $move }：{ $prospect }
do-leave = ホール{ $cell }から{ $exit }を通り、基地を脱出（戻れない）
do-drive-off = 走り去り、基地を脱出（戻れない）
do-press = 大きな赤いボタンを押す：ほかの人はあと1手番ずつ
do-ignore = ほかの人には構わない
do-trade = { $who }と取引する
do-attack = { $who }を攻撃する
do-give = { $who }と受け渡しする
do-offer = { $token }を差し出す
do-ask = { $token }を求める
do-propose = この取引を提案する
do-cancel = 取引をやめる
do-accept = 同意する
do-accept-trade = 同意する（渡す：{ $gives }／もらう：{ $gets }）
do-counter = 逆提案する
do-decline = 断る
do-hand = { $token }を渡す
do-take = { $token }を取る
do-done = 完了
do-loot = { $token }を奪う
do-turn = { $sixths ->
    [0] 回転なし
   *[other] 60度×{ $sixths }回転
}：{ $edges }
prospect-meet = { $who }がいる
prospect-take = { $token }を取る
prospect-capture = 無防備な側から{ $token }を捕獲
prospect-win = { $token }を撃破、残り装甲{ $armour }
prospect-draw = { $token }とあなたの車両が相打ち
prospect-lose = { $token }があなたの車両を破壊

## 出来事。

tell-picked = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $card }に乗ります。
tell-drew = { $who ->
    [you] あなた
   *[other] { $name }
}はホール{ $halls }枚とトークン{ $tokens }個を引きました。
tell-drew-faces = あなたが引いたもの：{ $what }。
tell-moved = { $who ->
    [you] あなた
   *[other] { $name }
}はホール{ $cell }に入りました。
tell-boosted = { $who ->
    [you] あなた
   *[other] { $name }
}はブースターを使い、ホール{ $over }を越えてホール{ $cell }に入りました。
tell-stuck = { $who ->
    [you] あなた
   *[other] { $name }
}は進める先がありません。
tell-left = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $number }番目に、{ $exit ->
    [none] {""}
   *[other] { $exit }から
}{ $worth }点で基地を脱出しました。
tell-lost = { $who ->
    [you] あなた
   *[other] { $name }
}は脱落しました。
tell-back-outside = { $who ->
    [you] あなた
   *[other] { $name }
}は外に戻り、カードどおりの値になりました。
tell-took = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $token }を取りました。
tell-captured = { $who ->
    [you] あなた
   *[other] { $name }
}は無防備な側から{ $guard }を捕獲しました。
tell-fight-won = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $guard }を撃破しました。残り装甲{ $armour }。
tell-fight-draw = { $who ->
    [you] あなた
   *[other] { $name }
}と{ $guard }は相打ちになりました。
tell-fight-lost = { $guard }が{ $who ->
    [you] あなた
   *[other] { $name }
}の車両を破壊しました。
tell-returned = { $tokens }（{ $count }個）がトークンの山に戻りました。
tell-ignored = { $who ->
    [you] あなた
   *[other] { $name }
}はこのホールで何もしませんでした。
tell-proposed = { $who ->
    [you] あなたは{ $other }に取引を提案しました（渡す：{ $offered }／もらう：{ $asked }）。
   *[other] { $whom ->
        [you] { $name }はあなたに取引を提案しました（もらう：{ $offered }／渡す：{ $asked }）。
       *[other] { $name }は{ $other }に取引を提案しました（渡す：{ $offered }／もらう：{ $asked }）。
    }
}
tell-countered = { $who ->
    [you] あなたは{ $other }に逆提案しました（渡す：{ $offered }／もらう：{ $asked }）。
   *[other] { $whom ->
        [you] { $name }はあなたに逆提案しました（もらう：{ $offered }／渡す：{ $asked }）。
       *[other] { $name }は{ $other }に逆提案しました（渡す：{ $offered }／もらう：{ $asked }）。
    }
}
tell-traded = { $who ->
    [you] あなた
   *[other] { $name }
}と{ $whom ->
    [you] あなた
   *[other] { $other }
}の取引が成立しました。
tell-declined = { $who ->
    [you] あなた
   *[other] { $name }
}は取引を断りました。
tell-cancelled = { $who ->
    [you] あなた
   *[other] { $name }
}は取引をやめました。
tell-gave = { $name }が{ $other }に{ $token }を渡しました。
tell-attacked = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $whom ->
    [you] あなた
   *[other] { $other }
}を攻撃しました。残り装甲は{ $left }対{ $right }です。
tell-looted = { $who ->
    [you] あなた
   *[other] { $name }
}が勝ち、{ $whom ->
    [you] あなた
   *[other] { $other }
}から{ $token }を奪いました。
tell-laid-hall = { $who ->
    [you] あなた
   *[other] { $name }
}はマス{ $cell }にホール「{ $hall }」を置きました（通路：{ $edges }）。
tell-no-hall = { $who ->
    [you] あなた
   *[other] { $name }
}には置けるホールがありません。
tell-laid-token = { $who ->
    [you] あなた
   *[other] { $name }
}はホール{ $cell }に{ $what }を置きました。
tell-laid-guard = { $who ->
    [you] あなた
   *[other] { $name }
}はホール{ $cell }に{ $what }を配備しました（監視：{ $edges }）。
tell-closed = もうホールを置けません。これからは誰でもボタンを押せます。
tell-pressed = { $who ->
    [you] あなた
   *[other] { $name }
}が大きな赤いボタンを押しました！　ほかの人はあと1手番ずつです。
tell-failsafe = 誰もボタンを押さないため、基地がひとりでに作動させました。{ $who ->
    [you] あなた
   *[other] { $name }
}が押したものとみなします。
tell-stage-two = { $who ->
    [you] あなた
   *[other] { $name }
}の手番からステージIIが始まります。
tell-opened = 中央ホールが消え、すべての出口が開きました。
tell-tile = WCPタイルが{ $who ->
    [you] あなた
   *[other] { $name }
}に渡りました。
tell-destroyed = { $who ->
    [you] あなた
   *[other] { $name }
}がホール{ $cell }を破壊しました。
tell-lapsed = { $who ->
    [you] あなた
   *[other] { $name }
}には破壊できるホールがありません。
tell-resigned = { $who ->
    [you] あなた
   *[other] { $name }
}はリタイアしました。
tell-collapsed = もう破壊するものがありません。基地が崩壊します。

## オプション。

option-teams = チーム戦：2人か3人で6つのコマを動かす
option-teams-off = 1人につきコマ1つ
option-teams-on = 2人ならコマ3つずつ、3人なら2つずつ

## 結末。

end-all-out = 中の誰ももう出られません。持ち出した戦利品が最も価値ある人の勝ちです。
end-collapse = 基地は崩壊しました。持ち出した戦利品が最も価値ある人の勝ちです。
end-nobody-left = 誰も基地を脱出できませんでした。全員の敗北です。

## できない理由。

clause-WCP-003 = 車両は最初の手番の前に、コマごとに1台ずつ選び、あとから変えられません。
clause-WCP-017 = 進める先があるので、まず移動しなければなりません。
clause-WCP-019 = 1手番にホールをちょうど1枚、トークンより先に置きます。ホール、マス、向きを選んでください。
clause-WCP-020 = 1手番にトークンをちょうど1個、ホールの後に置きます。トークン、ホール、ガードなら向きも選んでください。
clause-WCP-023 = そこにはまだホールがありません。進むには、境界の両側に通路のあるホールが必要です。
clause-WCP-024 = この境界は壁にふさがれています。両方のホールに通路が必要です。
clause-WCP-026 = 外から進めるのは、自分の入口の角のホールへ、通路を通るときだけです。
clause-WCP-027 = 中央ホールが取り除かれるまで、誰も基地を出られません。
clause-WCP-032 = ホール2つ分の移動にはブースターが要りますが、残っていません。
clause-WCP-033 = 手元のホールを、まだ空いているマスに置いてください。
clause-WCP-034 = 新しいホールには、置かれたホールか使用中の入口への通路が必要です。
clause-WCP-035 = これではボードの一部が永久に切り離されます。すべての場所がつながるようにタイルを回してください。
clause-WCP-036 = これでは使用中の入口がふさがります。通路が必要です。
clause-WCP-038 = このホールはどこにも置けません。手元に残ります。
clause-WCP-039 = 手元のトークンを、すでに置かれたホールに置いてください。
clause-WCP-040 = トークンを置けるのは空のホールだけです。トークンもコマもなく、ボタンのホールでもない場所です。
clause-WCP-053 = ホールにほかのコマがいるときは、無視、取引、攻撃のどれかを先に選びます。
clause-WCP-055 = 取引できるのは、両方のコマが持つ戦利品と強化パーツだけで、それぞれ1回までです。
clause-WCP-056 = トークンを受け渡せるのは、同じホールにいる同じチームのコマ同士だけで、それぞれ1回までです。
clause-WCP-058 = 無視、取引、攻撃、受け渡しができるのは、ホールに入ったばかりのコマだけで、1手番に1回です。
clause-WCP-069 = 攻撃できるのは、入ったホールにいるコマだけです。
clause-WCP-072 = 敗者の持つ戦利品か強化パーツを1つ奪ってください。
clause-WCP-079 = ボタンを押せるのは、中央ホールに入ったときだけです。
clause-WCP-080 = 押せるのは、手元にも山にもホールがないとき、または誰もホールを置けないときだけです。
clause-WCP-083 = ボタンの前にいます。先に、押すか押さないかを決めてください。
clause-WCP-091 = 脱出は出口に接するホールからの移動です。走り去れるのは外で待つコマだけです。
clause-WCP-094 = このホールの壁が出口をふさいでいます。
clause-WCP-096 = 基地を出た人はもう移動しません。
clause-WCP-100 = 中央のマスや破壊されたホールには、ホールを置けません。
clause-WCP-101 = 中央のマスや破壊されたホールには、トークンを置けません。
clause-WCP-102 = まだ無事なホールを破壊してください。
clause-WCP-103 = 最初に破壊するホールは、中央ホールの穴に接していなければなりません。
clause-WCP-104 = 破壊できるのは、穴かがれきに隣り合うホールだけです。
clause-WCP-105 = コマのいるホールは破壊できません。
clause-WCP-108 = あなたはWCPタイルを持っているので、今ホールを破壊しなければなりません。
clause-WCP-112 = ホールの破壊は手番の最後に、WCPタイルを持つ人だけが行います。
clause-WCP-113 = 破壊されたホールには、もう入ることも通ることもできません。
clause-WCP-117 = ゲームは終了しました。
clause-WCP-122 = チーム戦は2人か3人でのみ遊べます。
clause-WCP-R03 = この車両は選ばれています。どのカードも1枚しかありません。
clause-WCP-R06 = この辺に入口はありません。外周の通路はどこにも通じていません。
clause-WCP-R11 = 行って戻るのは移動になりません。2つ目のホールは出発点と別でなければなりません。
clause-WCP-R13 = コマが基地の外に出たら、移動は終わりです。
clause-WCP-R23 = 回転するのはガードだけです。
clause-WCP-R25 = 強化パーツはマーカーごと移ります。装甲がなくなったり、ブースターが足りなくなったりする渡し方はできません。
clause-WCP-R31 = 取引には、双方からトークンが少なくとも1個ずつと、相手の同意が必要です。
clause-WCP-R33 = 勝者はまず敗者のトークンを1個奪わなければなりません。
clause-WCP-R36 = ボタンはもう押されています。
clause-WCP-R42 = 中央ホールはもうありません。そのマスには入ることも通ることもできません。
clause-WCP-R53 = リタイアか続行かを選べるのは、手番の初めに、どの出口からも切り離されたコマがあるときだけです。
clause-WCP-R60 = 同じチームのコマ同士は取引も攻撃もしません。受け渡しをします。
clause-WCP-R64 = その向きは、より少ない回転と同じ形です。少ないほうを選んでください。
clause-WCP-R67 = 提案の回数が残っている間は、提案に逆提案で答えられます。
clause-WCP-R68 = 先にこれを終えてください。取引は返答か取りやめで、受け渡しは完了を告げると終わります。
clause-WCP-R65 = 渡すものがありません。取引には双方の、受け渡しには一方のトークンが必要です。

# ルールが自動で決めること（ログでの説明）。
clause-WCP-029 = ブースターで通り抜けるホールにあるものは無視します。
clause-WCP-049 = 無防備な側から入られたガードは、戦わずに捕獲されます。
clause-WCP-063 = 倒したガードは勝者の手元に加わります。失った装甲は戻りません。
clause-WCP-065 = ガードに敗れると、戦利品と強化パーツをすべて失います。
clause-WCP-068 = 相打ちは敗北ですが、ガードはプレイヤーの手元に加わります。
clause-WCP-070 = 車両同士はちょうど1回、同時に撃ち合います。
clause-WCP-084 = ボタンが押されると、ほかの人はあと1手番ずつ行います。
clause-WCP-085 = ステージIIは、押した人の次の手番から始まります。
clause-WCP-095 = 基地を出た人は二度と戻れません。
clause-WCP-107 = 破壊の後、WCPタイルは右隣のプレイヤーに渡ります。
clause-WCP-R08 = 進める先のないコマはその場に残り、手番は配置に進みます。
clause-WCP-R17 = どのホールも置けない人はすべて持ち続け、トークンの配置に進みます。
clause-WCP-R22 = 戻ったトークンは山に混ぜます。
clause-WCP-R37 = もうホールを置けなくなったら、誰でもボタンを押せます。
clause-WCP-R39 = 長い間誰も押さなければ、基地がひとりでにボタンを作動させます。あと何手番かはステージの表示でわかります。
clause-WCP-R41 = 出口が開くのは、ステージIIの最初の手番の終わりに中央ホールが取り除かれたときです。
clause-WCP-R47 = 破壊できるホールがなければ義務は消えます。全員が続けてそうなったら、基地は崩壊します。
clause-WCP-R50 = 出る道のないコマは、基地の外へ放り出されても敗北です。

## 画面。

scene-stage-looting = I：略奪
scene-stage-closed = I：配置終了
scene-stage-pressed = I：最後の手番
scene-stage-opening = II：開放
scene-stage-fleeing = II：逃走
scene-hall = ホール{ $cell }：{ $hall }
scene-free = マス{ $cell }、空き
scene-rubble = マス{ $cell }、がれき
scene-centre = ホール{ $cell }：中央ホール
scene-hole = マス{ $cell }：中央ホールの穴
scene-ways = 通じる方向：{ $dirs }。
scene-button = WCPタイルの大きな赤いボタン
scene-pressed = 押された
scene-strikes = { $turns ->
    [0] この手番の終わりに
   *[other] あと{ $turns }手番で
}ホールを破壊
scene-on-turn = 手番中
scene-turn = 手番
scene-trapped = 閉じ込められた
scene-draft = { $what }（ここに置こうとしている）
scene-entrance = { $who }の入口{ $entrance }
scene-exit = 予備の入口{ $entrance }
scene-gate-active = ここから角のホールを通って入れます。まだ出られません。
scene-gate-passive = ここから始める人はいません。ステージIIでは出口になります。
scene-gate-open = 開いた出口。
scene-gate-steps = ここから出るまで移動{ $steps }回。
scene-gate-shut = 出られません。角のホールがないか、こちら側が壁です。
scene-away = 退場
scene-hall-stack = ホール
scene-token-stack = トークン
scene-halls = { $count ->
   *[other] 山にあるホール
}
scene-tokens = { $count ->
   *[other] 山にあるトークン
}
scene-halls-held = { $count ->
   *[other] 手元のホール
}
scene-tokens-held = { $count ->
   *[other] 手元のトークン
}
scene-garage = 空いている車両
scene-card = { $card }：火力{ $fire }、装甲{ $armour }、ブースター{ $boosters }
scene-deal = { $who }が渡すもの
scene-proposals = 提案の残り：{ $left }回。
scene-worth = 戦利品の価値{ $worth }
scene-where = { $pawn }：{ $place }
scene-chosen = 選択中
scene-turns = マス{ $cell }で可能な向き
scene-tile = { $hall }、通路：{ $dirs }
scene-trophy = { $name }、価値{ $value }の戦利品
scene-upgrade-fire = { $name }、強化パーツ：火力+{ $by }
scene-upgrade-armour = { $name }、強化パーツ：装甲+{ $by }
scene-upgrade-boosters = { $name }、強化パーツ：ブースター+{ $by }
scene-guard = { $name }、火力{ $fire }、装甲{ $armour }のガード、監視：{ $dirs }

pick-boost = ブースターで別の道から
pick-trade = 取引
pick-attack = 攻撃
pick-give = 受け渡し

## 文中のコマと物。

own-pawn-subject = あなたのコマ{ $pawn }
own-pawn = あなたのコマ{ $pawn }
hall-object = ホール「{ $hall }」
edges-all = 全方向
object-t1a = 保存食の缶詰
object-t1b = ケーブルドラム
object-t2a = 野戦無線機
object-t2b = 医療品の箱
object-t3a = 光学機器ケース
object-t3b = 蓄電装置
object-t4a = 地図の保管箱
object-t4b = 種子保管庫
object-t5a = 核融合セル
object-t5b = 暗号コア
object-uf1 = 二連砲身
object-ua1 = くず鉄の装甲板
object-ua2 = 複合装甲板
object-ub1 = 燃料ボトル
object-ub2 = ニトロタンク
object-g01 = トリップワイヤー
object-g02 = ウォッチドッグ
object-g03 = スティンガー
object-g04 = ピケット
object-g05 = ターンスタイル
object-g06 = ブルワーク
object-g07 = ランサー
object-g08 = クラッシャー
object-g09 = リーパー
object-g10 = コロッサス

## そのほかの質問と選択肢。

ask-meet = { $pawn ->
    [only] ホール{ $cell }で{ $others }に出会いました。
   *[other] あなたのコマ{ $pawn }がホール{ $cell }で{ $others }に出会いました。
}どうしますか？
ask-press = { $pawn ->
    [only] あなた
   *[other] あなたのコマ{ $pawn }
}は大きな赤いボタンの前にいます。押しますか？　押すと、ほかの人はあと1手番ずつ行い、その後基地が崩れ始めます。
ask-press-or-meet = { $pawn ->
    [only] あなた
   *[other] あなたのコマ{ $pawn }
}は大きな赤いボタンの前にいます。{ $others }もいます。押しますか、相手をしますか、何もしませんか？
ask-turn-only = マス{ $cell }での{ $what }の向きは1通りだけです。置きますか？
do-not-press = 押さない
do-lay-hall = ホール「{ $hall }」を置く（{ $count ->
    [6] 全方向に通路
   *[other] { $count }方向に通路
}）
do-lay-token = { $token }を置く
do-on-free = マス{ $cell }に
do-on-hall = ホール{ $cell }に
do-destroy = ホール{ $cell }を破壊
do-destroy-with = ホール{ $cell }を{ $token }ごと破壊
do-leave-boosted = ブースターで、ホール{ $cell }から{ $exit }を通り、基地を脱出（戻れない）

## ボード上で見落としやすい選択のボタン。

verb-press = 大きな赤いボタンを押す
verb-attack = 攻撃
verb-trade = 取引
verb-give = 受け渡し
verb-leave = { $value }から出る
verb-drive-off = 基地を出る
verb-loot = 奪う
verb-offer = トークンを差し出す
verb-ask = トークンを求める
verb-hand = 渡す
verb-take = 取る

## プレイヤーが見守る数値。

gauge-points = ★
    .name = 得点
gauge-fire = ▲
    .name = 火力
gauge-armour = ■
    .name = 装甲
gauge-boosters = ●
    .name = ブースター
gauge-tokens = ◆
    .name = 手元のトークン
gauge-alarm = II
    .name = ほかの人の手番があと1回ずつで、ステージIIが始まります
gauge-way = ↗
    .name = 最寄りの出口までの移動数
gauge-vehicle = ♥
    .name = 車両
gauge-escape = ✓
    .name = 脱出路
gauge-vehicle-p1 = { gauge-vehicle }
    .name = { gauge-vehicle.name }（p1）
gauge-vehicle-p2 = { gauge-vehicle }
    .name = { gauge-vehicle.name }（p2）
gauge-vehicle-p3 = { gauge-vehicle }
    .name = { gauge-vehicle.name }（p3）
gauge-vehicle-p4 = { gauge-vehicle }
    .name = { gauge-vehicle.name }（p4）
gauge-vehicle-p5 = { gauge-vehicle }
    .name = { gauge-vehicle.name }（p5）
gauge-vehicle-p6 = { gauge-vehicle }
    .name = { gauge-vehicle.name }（p6）
gauge-escape-p1 = { gauge-escape }
    .name = { gauge-escape.name }（p1）
gauge-escape-p2 = { gauge-escape }
    .name = { gauge-escape.name }（p2）
gauge-escape-p3 = { gauge-escape }
    .name = { gauge-escape.name }（p3）
gauge-escape-p4 = { gauge-escape }
    .name = { gauge-escape.name }（p4）
gauge-escape-p5 = { gauge-escape }
    .name = { gauge-escape.name }（p5）
gauge-escape-p6 = { gauge-escape }
    .name = { gauge-escape.name }（p6）

## 名場面。

moment-picked = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $card }に乗る
    .values = 火力{ $fire }、装甲{ $armour }、ブースター{ $boosters }
moment-moved = { $who ->
    [you] あなた
   *[other] { $name }
}がホール{ $cell }へ
moment-boosted = { $who ->
    [you] あなた
   *[other] { $name }
}がホール{ $over }を駆け抜けホール{ $cell }へ
    .cost = ブースターを1個使いました。ホール{ $over }にあるものはそのままです。
moment-stuck = { $who ->
    [you] あなた
   *[other] { $name }
}は進める先がない
    .next = 手番は配置に進みます。
moment-trophy = 戦利品：基地から持ち出せば★{ $value }
moment-upgrade-fire = 強化パーツ：火力+{ $by }
moment-upgrade-armour = 強化パーツ：装甲+{ $by }
moment-upgrade-boosters = 強化パーツ：ブースター+{ $by }
moment-guard = 火力{ $fire }、装甲{ $armour }
moment-took = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $token }を発見
moment-captured = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $token }を捕獲
    .how = 監視していない側から入ったため、戦いはありません。
    .hand = 手元に加わり、また配備できます。
moment-fight-won = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $token }を撃破
    .left = { $armour ->
        [1] 残った装甲はわずか1です。
       *[other] 残り装甲：{ $armour }。
    }
    .hand = ガードは手元に加わり、また配備できます。
moment-fight-draw = { $who ->
    [you] あなた
   *[other] { $name }
}と{ $guard }が相打ち
    .lost = 車両の戦利品と強化パーツはすべて失われます。
    .hand = ガードは手元に加わります。
moment-fight-lost = { $guard }が{ $who ->
    [you] あなた
   *[other] { $name }
}の車両を破壊
    .lost = 車両の戦利品と強化パーツはすべて失われます。
moment-back-outside = { $who ->
    [you] あなた
   *[other] { $name }
}は外から再出発
    .values = 車両の値はカードどおりに戻ります。
moment-lost = { $who ->
    [you] あなた
   *[other] { $name }
}は基地で脱落
    .why = もう出る道はありませんでした。積み荷は得点になりません。
moment-left = { $who ->
    [you] あなた
   *[other] { $name }
}が基地を脱出！
    .number = { $number ->
        [1] 最初の脱出者です。同点なら勝ちます。
       *[other] { $number }番目の脱出者です。同点なら先に出た人が勝ちます。
    }
    .exit = 出口{ $exit }から。
    .counts = 積んだ戦利品は無事です：{ $worth }点。
moment-proposed = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $whom ->
    [you] あなた
   *[other] { $other }
}に取引を提案
    .gives = 差し出すもの：{ $offered }
    .wants = 求めるもの：{ $asked }
moment-countered = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $whom ->
    [you] あなた
   *[other] { $other }
}に逆提案
moment-traded = { $who ->
    [you] あなた
   *[other] { $name }
}と{ $whom ->
    [you] あなた
   *[other] { $other }
}の取引成立
    .markers = トークンが持ち主を移ります。強化パーツはマーカーごとです。
moment-declined = { $who ->
    [you] あなた
   *[other] { $name }
}が取引を断る
moment-gave = { $name }が{ $token }を渡す
    .to = { $other }へ。
moment-attacked = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $whom ->
    [you] あなた
   *[other] { $other }
}を攻撃！
    .undecided = 1回撃ち合い、どちらも倒れませんでした。
moment-armour = { $who ->
    [you] あなた
   *[other] { $name }
}の残り装甲は{ $armour }です。
moment-wreck = { $who ->
    [you] あなた
   *[other] { $name }
}の車両は破壊され、強化パーツは失われます。
moment-looted = { $who ->
    [you] あなた
   *[other] { $name }
}が{ $whom ->
    [you] あなた
   *[other] { $other }
}から{ $token }を奪う
moment-laid-hall = { $who ->
    [you] あなた
   *[other] { $name }
}がマス{ $cell }にホール「{ $hall }」を配置
    .open = 通路：{ $edges }
moment-laid-guard = { $who ->
    [you] あなた
   *[other] { $name }
}がホール{ $cell }に{ $token }を配備
    .watches = 監視：{ $edges }。その側から入ると戦いになります。
moment-laid-loot = { $who ->
    [you] あなた
   *[other] { $name }
}がホール{ $cell }に{ $token }を配置
moment-closed = 大きな赤いボタンが解禁
    .why = もうホールを置けません。これからは誰でも押せます。
    .failsafe = 長い間誰も押さなければ、基地がひとりでに作動させます。
moment-pressed = { $who ->
    [you] あなた
   *[other] { $name }
}が大きな赤いボタンを押した！
    .turns = ほかの人はあと1手番ずつ。その後ステージIIが始まります。
    .after = 中央ホールが消え、出口が開き、ホールが次々に崩れます。
    .counts = 得点になるのは、基地から持ち出した戦利品だけです。
moment-failsafe = 基地がひとりでに大きな赤いボタンを作動！
    .who = { $who ->
        [you] あなた
       *[other] { $name }
    }が押したものとみなします。ほかの人はあと1手番ずつです。
moment-stage-two = ステージII：基地の崩壊が始まる
    .who = { $who ->
        [you] あなた
       *[other] { $name }
    }の手番の終わりに、中央ホールが消え、出口が開きます。
    .goal = 戦利品を持ち出しましょう。ほかは得点になりません。
moment-opened = 中央ホールが消え、出口が開いた！
    .leave = 出口への通路がある角のホールから、移動して外へ出られます。
    .falls = WCPタイルを持つ人は、手番の終わりにホールを1つ破壊します。
moment-destroyed = { $who ->
    [you] あなた
   *[other] { $name }
}がホール{ $cell }を破壊
    .gone = もう誰も入れず、通れません。
moment-lapsed = { $who ->
    [you] あなた
   *[other] { $name }
}には破壊できるホールがない
    .next = リタイアしていない人数と同じ回数だけ続けて起こると、基地は崩壊します。
moment-collapsed = 基地が崩壊！
    .inside = まだ中にいる人は脱落です。
    .outside = 外で待つ人は逃げ切ります。
moment-resigned = { $who ->
    [you] あなた
   *[other] { $name }
}がリタイア
    .rest = 車両は残され、その戦利品は得点になりません。

## 物の役割。

thing-stage-looting = 探索し、略奪し、ホールを置きます。もう置けなくなるか、手元にも山にもホールがなくなると、中央ホールで大きな赤いボタンを押せます。
    .clauses = WCP-080 WCP-R37
thing-stage-closed = 中央ホールに入れば、誰でもボタンを押せます。押した人がステージIIで最初に動きます。
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = ボタンが押されました。ステージIの最後の手番で出口に近づきましょう。
    .clauses = WCP-084 WCP-085
thing-stage-opening = この手番の終わりに中央ホールが消え、出口が開きます。
    .clauses = WCP-R41
thing-stage-fleeing = 開いた出口から脱出しましょう。得点になるのは持ち出した戦利品だけです。中央の穴のそばから、ホールが次々に崩れます。
    .clauses = WCP-095 WCP-104
thing-free = まだ何も置かれていません。置かれたホールか使用中の入口への通路があり、何も切り離さないホールなら置けます。
    .clauses = WCP-034 WCP-035
thing-laid-hall = 両方のホールに通路がある所で車両が行き来します。ここで止まると、物を手に入れるか、ガードに出会います。
    .clauses = WCP-024
thing-brittle = 穴かがれきの隣です。車両がいなければ、次に崩れるかもしれません。
    .clauses = WCP-104 WCP-105
thing-centre = 大きな赤いボタンのある基地の中心です。全方向に開いていて、何も置けません。
    .clauses = WCP-079 WCP-080
thing-hole = ここに中央ホールがありました。中にいた車両は出られますが、入ることも通ることもできません。
    .clauses = WCP-R42
thing-rubble = 破壊されたホールです。もう入ることも通ることもできません。
    .clauses = WCP-113
thing-wcp-tile-looting = 大きな赤いボタンです。置けるホールがなくなったら、中央ホールに入ったときに押せます。基地の終わりの始まりです。
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = ボタンが押されました。ほかの人はあと1手番ずつです。
    .clauses = WCP-084
thing-wcp-tile-fleeing = WCPタイルを持つ人は、外にいても、手番の終わりにホールを1つ破壊しなければなりません。その後タイルは右隣のプレイヤーに渡ります。
    .clauses = WCP-107 WCP-108
thing-entrance = 隣の角のホールを通って基地に入る道です。ステージIIでは出口になります。
    .clauses = WCP-026 WCP-027
thing-exit = 角のホールにこちらへの通路があれば、移動して外へ出られます。出た人は二度と戻れず、積んだ戦利品が得点になります。
    .clauses = WCP-094 WCP-095
thing-away = 基地を出た車両（出た順の番号付き）と、失われた車両です。
    .clauses = WCP-095 WCP-096
thing-halls = 山がある限り、手番の終わりに手元のホールを6枚まで補充します。
    .clauses = WCP-019
thing-tokens = 戦利品、強化パーツ、ガードです。手番の終わりに手元のトークンを6個まで補充します。失われたトークンは混ぜて戻します。
    .clauses = WCP-020 WCP-R22
thing-garage = どの車両も選べるのは1回だけです。火力▲は相手の装甲■を減らし、ブースター●1個でホール2つ分移動できます。
    .clauses = WCP-003 WCP-R03
thing-deal = 取引がまとまったときに動くものです。
    .clauses = WCP-R31 WCP-R25
thing-seat = プレイヤーです。車両とその値、積み荷、手元のホールとトークンの数を示します。
thing-turns = 同じものを、可能な向きすべてで示しています。1つ選んでください。
    .clauses = WCP-R64
thing-own-hand = 手番ごとに、ホールを1枚、次にトークンを1個置きます。あなただけに見えます。
    .clauses = WCP-019 WCP-020
thing-pawn = 基地の中の車両です。同じホールに入ると、攻撃や取引ができます。
    .clauses = WCP-053 WCP-070
thing-vehicle = 火力▲は撃ち合いで相手の装甲を減らす量です。装甲■がなくなると破壊されます。ブースター●1個でホール2つ分移動できます。
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = 装甲は随一、火力は控えめ。
thing-card-v02 = 強い装甲とブースター2個、火力は控えめ。
thing-card-v03 = 足の速い運び屋：ブースター3個と良い装甲。
thing-card-v04 = 最速：ブースター4個、ただし装甲は薄い。
thing-card-v05 = 装甲と火力あり。ブースターは1個だけ。
thing-card-v06 = 何でもこなすが、一番の取り柄はない。
thing-card-v07 = 速く鋭いが、装甲は薄い。
thing-card-v08 = 高い火力と良い装甲、ただしブースターなし。
thing-card-v09 = 高い火力と、間合いを詰めるブースター。
thing-card-v10 = 高い火力とブースター2個、装甲は最も薄い。
thing-tile = ホールの隣の空きマスに、つながりができて何も切り離さない向きで置きます。
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = 並んだ3方向の通路：縁や角に向く。
thing-hall-h02 = まっすぐな道と、片側への枝道。
thing-hall-h03 = まっすぐな道と、反対側への枝道。
thing-hall-h04 = 1つおきに3方向の通路。
thing-hall-h05 = 並んだ4方向の通路、隣り合う2方向は閉じている。
thing-hall-h06 = 4方向の通路：並んだ3つと、向かい側に1つ。
thing-hall-h07 = 交差する2本のまっすぐな道、向かい合う2つの壁。
thing-hall-h08 = 1方向を除いて開いている。
thing-hall-h09 = 全方向に開いている：ホールを置ける所ならどこにでも合い、回す必要もない。
thing-trophy = ステージIIで基地から持ち出しましょう。最も価値ある戦利品を持つ人が勝ちます。
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = 火力1ごとに、撃ち合いのたびに相手の装甲をもう1減らします。
    .clauses = WCP-R25
thing-upgrade-armour = すぐに装甲が増えます。撃たれて失った装甲は戻りません。
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = ブースターが増えます。1個でホール2つ分の移動が1回できます。
    .clauses = WCP-032 WCP-R25
thing-guard = 監視する側から入った者と、どちらかの装甲が尽きるまで戦います。ほかの側からなら、戦わずに捕獲できます。
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = 今あなたの{ $vehicle }が戦うと：勝ち、装甲{ $armour } → { $left }。
thing-fight-draw = 今あなたの{ $vehicle }が戦うと：相打ちになり、戦利品と強化パーツをすべて失います。
thing-fight-lost = 今あなたの{ $vehicle }が戦うと：破壊され、戦利品と強化パーツをすべて失います。
thing-worth = 積み荷：戦利品の価値★{ $worth }。
thing-way = 最寄りの出口から出るまで移動{ $steps }回。
thing-cut-off = ここから出口へ通じる道はありません。

# データに由来する名前：`called-`と英語名。
called-fan = 扇
called-left-fork = 左分岐
called-right-fork = 右分岐
called-triad = 三つ又
called-gallery = 回廊
called-junction = 合流点
called-crossing = 交差路
called-loading-bay = 積み込み場
called-hangar = 格納庫
called-ration-tins = 保存食の缶詰
called-cable-drum = ケーブルドラム
called-field-radio = 野戦無線機
called-med-crate = 医療品の箱
called-optics-case = 光学機器ケース
called-battery-bank = 蓄電装置
called-map-archive = 地図の保管箱
called-seed-vault = 種子保管庫
called-fusion-cell = 核融合セル
called-cipher-core = 暗号コア
called-twin-barrel = 二連砲身
called-scrap-plate = くず鉄の装甲板
called-composite-plate = 複合装甲板
called-fuel-flask = 燃料ボトル
called-nitro-tank = ニトロタンク
called-tripwire = トリップワイヤー
called-watchdog = ウォッチドッグ
called-stinger = スティンガー
called-picket = ピケット
called-turnstile = ターンスタイル
called-bulwark = ブルワーク
called-lancer = ランサー
called-crusher = クラッシャー
called-reaper = リーパー
called-colossus = コロッサス
called-mammoth = マンモス
called-camel = ラクダ
called-mule = ラバ
called-hornet = スズメバチ
called-rhino = サイ
called-jackal = ジャッカル
called-lynx = オオヤマネコ
called-anvil = 金床
called-hammer = 金づち
called-viper = マムシ

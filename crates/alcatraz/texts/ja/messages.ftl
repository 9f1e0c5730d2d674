# 区域：名前と、「どこへ」「どこで」「どこから」の形。助詞は文の側で付ける。
room-chapel = 礼拝堂
    .to = 礼拝堂
    .in = 礼拝堂
    .from = 礼拝堂
    .the = 礼拝堂
    .first = 礼拝堂
room-radio = 無線室
    .to = 無線室
    .in = 無線室
    .from = 無線室
    .the = 無線室
    .first = 無線室
room-dining = 食堂
    .to = 食堂
    .in = 食堂
    .from = 食堂
    .the = 食堂
    .first = 食堂
room-infirmary = 診療室
    .to = 診療室
    .in = 診療室
    .from = 診療室
    .the = 診療室
    .first = 診療室
room-yard = 運動場
    .to = 運動場
    .in = 運動場
    .from = 運動場
    .the = 運動場
    .first = 運動場
room-visiting = 面会室
    .to = 面会室
    .in = 面会室
    .from = 面会室
    .the = 面会室
    .first = 面会室
room-workshop = 作業場
    .to = 作業場
    .in = 作業場
    .from = 作業場
    .the = 作業場
    .first = 作業場
room-recreation = 娯楽室
    .to = 娯楽室
    .in = 娯楽室
    .from = 娯楽室
    .the = 娯楽室
    .first = 娯楽室
room-cells = 独房棟
    .to = 独房棟
    .in = 独房棟
    .from = 独房棟
    .the = 独房棟
    .first = 独房棟
room-laundry = 洗濯室
    .to = 洗濯室
    .in = 洗濯室
    .from = 洗濯室
    .the = 洗濯室
    .first = 洗濯室
room-guards = 警備員室
    .to = 警備員室
    .in = 警備員室
    .from = 警備員室
    .the = 警備員室
    .first = 警備員室
room-warden = 刑務所長室
    .to = 刑務所長室
    .in = 刑務所長室
    .from = 刑務所長室
    .the = 刑務所長室
    .first = 刑務所長室

side-silver = 銀面
side-copper = 銅面

item-key = 鍵
    .one = 鍵
item-knife = ナイフ
    .one = ナイフ
item-clothes = 衣服
    .one = 衣服
item-drug = 麻薬
    .one = 麻薬
item-tool = 道具
    .one = 道具
item-gun = 拳銃
    .one = 拳銃
item-cash = 現金
    .one = 現金1

element-A = 暴動
element-B = トンネル
element-C = 通気孔
element-D = 鍵
element-E = 変装
element-F = 人質

# 脅迫カード：名前と内容。
card-loose-tongue = 告げ口
    .text = 任務のある区域へ警備員を{ $count }人まで移動させる
card-cell-toss = 独房の家捜し
    .text = ほかの囚人1人が、あなたの選んだアイテム1個を失う
card-long-fingers = 手癖の悪さ
    .text = ほかの囚人1人からアイテム1個を奪う
card-protection-money = みかじめ料
    .text = ほかの囚人1人から現金を{ $count }まで奪う
card-change-of-block = 転房
    .text = ほかの囚人1人を隣接する区域へ移動させる
card-extra-chores = 追加作業
    .text = ほかの囚人1人は、このラウンドのアクションポイントが{ $count }少なくなる
card-closed-for-repairs = 修理のため閉鎖
    .text = あなたの選んだ区域は、このラウンド誰も使用できない
card-new-hiding-place = 新しい隠し場所
    .text = 任務1つを隣接する区域へ移す
card-scrapped-idea = お蔵入り
    .text = 任務1つを新しいものに取り替える
card-roll-call = 点呼
    .text = 1つの区域にいるほかの囚人全員が、各自の選んだアイテム1個を失う
card-called-in-favour = 貸しの取り立て
    .text = アクションポイントを{ $count }得る

# 区域の効果。
effect-expose = ほかの囚人1人が脅迫カードを無作為に1枚捨てる
effect-extort = ほかの囚人1人から脅迫カードを無作為に1枚奪う
effect-guards = { $count ->
    [1] 任意の区域の警備員1人を任意の区域へ移動させる
   *[other] 任意の区域の警備員を{ $count }人まで任意の区域へ移動させる
}
effect-stamina = スタミナを{ $count ->
    [1] 1
   *[other] 最大{ $count }
}得る
effect-cash = 現金を{ $count ->
    [1] 1
   *[other] 最大{ $count }
}得る
effect-take = { $items }を取る
effect-take-any = ここにあるアイテムを{ $count }個取る
effect-draw = { $count ->
    [1] 脅迫カードを1枚引く
   *[other] 脅迫カードを{ $count }枚引き、1枚を手元に残す
}
effect-paid = アイテム1個か現金1を支払い、{ $effect }

# テーブル。
outline-round = ラウンド
outline-rooms = 区域（上の列から順に）
outline-tasks = 任務
outline-prisoners = 囚人
outline-plan = 計画
outline-cards = あなたの脅迫カード
none = なし
task-name = { $task }「{ $name }」
round = 第{ $round }ラウンド。{ $left ->
    [0] 次の警備員が来ると全員の敗北です
   *[other] この後、残り{ $left }ラウンドです
}
guard-clock = ボード上の警備員：{ $most }人中{ $count }人。
goat-is = スケープゴートは{ $name }（+{ $bonus }AP）。
task-deck = 任務の山札：カード{ $count }枚
blackmail-deck = 脅迫カードの山札：{ $count }枚、捨て札：{ $discard }
turn-of = { $name }の手番、残り{ $points }AP。
guards = { $count ->
    [0] 警備員なし
   *[other] 警備員{ $count }人
}
here = { $names }がいる
task = 任務{ $task }
closed = このラウンドは閉鎖
used = この手番で使用済み
no-tasks = 任務は置かれていません。
task-line = { $task }（{ $caption }）、{ $room }：囚人{ $prisoners }人以上（現在{ $here }人）、警備員{ $guards }人以下（現在{ $there }人）。必要：{ $items }（現地：{ $held }）
prisoner = { $name }、{ $room }：スタミナ{ $stamina }、現金{ $cash }、アイテム：{ $items }、要素：{ $letters }、脅迫カード{ $cards }枚。
known-cards = 判明しているカード：{ $cards }。
plan-spare = { $name }がいなくても、残りの全員で要素がそろいます。
plan-lacks = { $name }がいないと、残りの全員に{ $letters }が足りません。
plan-element = { $letter }・{ $caption }：{ $count ->
    [0] まだいません
   *[other] { $names }
}

# 質問。
ask-talk = 前のラウンドのスケープゴートとして、次は誰にするかの話し合いを進めてください。意見が出そろったら投票を宣言します。
ask-vote = このラウンドのスケープゴートに誰を選びますか？　全員が投票を終えるまで、あなたの票は誰にも見えません。
ask-tie = { $names }の票が同数です。前のラウンドのスケープゴートであるあなたが決めます。誰を指名しますか？　自分が引き受けてもかまいません。
ask-tie-free = { $names }の票が同数です。前のラウンドのスケープゴートであるあなたが決めます。誰を指名しますか？　あなた自身も含め、誰でもかまいません。
ask-step = 現在地は{ $room }です。{ $guards ->
    [0] 影響する警備員はいません。
   *[other] 影響する警備員は{ $guards }人です。
}アクションポイント（AP）は残り{ $points }です。どうしますか？
ask-step-free = 現在地は{ $room }です。アクションポイントは残っていません。無料のアクションをするか、手番を終えてください。
ask-step-end = 現在地は{ $room }です。もうできることはありません。手番を終えてください。
ask-pay = { $room }の使用には支払いが必要です。どのアイテムを渡しますか？　現金1でもかまいません。
ask-take = { $room }のどのアイテムを取りますか？　{ $count ->
    [1] これが最後の1個です。
   *[other] { $count }個取れます。
}
ask-holder-expose = 誰が脅迫カードを失いますか？　カードは無作為に選ばれます。
ask-holder-extort = 誰から脅迫カードを奪いますか？　カードは無作為に選ばれます。
ask-guard-from = どの警備員を動かしますか？　{ $count ->
    [1] これが最後の1人です。
   *[other] { $count }人まで動かせます。
}
ask-guard-to = { $room }の警備員をどこへ動かしますか？
ask-drop = 脅迫カードが1枚多すぎます。どれを捨てますか？
ask-keep = どの脅迫カードを手元に残しますか？　残りは捨て札になります。
ask-source = { $task }を達成します。{ $item }としてどのトークンを使いますか？　ほかの人のアイテムには同意が必要です。
ask-consent = { $name }が、あなたの協力で{ $task }を達成しようとしています。あなたが手放すもの：{ $items }。{ $goat ->
    [yes] あなたはスケープゴートなので、何も得られません。
   *[no] ほかの人のために引かれるカードの要素を得られます。
}同意しますか？
ask-counter = { $name }への逆提案：渡すもの：{ $give }、もらうもの：{ $get }。シートのアイテムや現金をタッチして加え、それから提案してください。
ask-deal = { $name }への提案：渡すもの：{ $give }、もらうもの：{ $get }。シートのアイテムや現金をタッチして加え、それから提案してください。
ask-offer-counter = { $name }からの逆提案です。もらうもの：{ $give }。渡すもの：{ $get }。同意しますか？
ask-offer = { $name }から交換の提案です。もらうもの：{ $give }。渡すもの：{ $get }。同意しますか？
ask-victim = { $card }：{ $text }。誰を選びますか？
ask-loot = { $name }はどのアイテムを失いますか？
ask-loot-take = { $name }からどのアイテムを奪いますか？
ask-target = { $card }：{ $text }。どの区域を選びますか？
ask-lure = { $room }へ、次の警備員をどこから動かしますか？　{ $count ->
    [1] これが最後の1人です。
   *[other] { $count }人まで動かせます。
}
ask-exile = { $name }をどの区域へ送りますか？
ask-rehide = { $room }の任務をどの区域へ移しますか？
ask-give-up = { $name }が点呼をかけました。どのアイテムを手放しますか？
ask-stay = 計画は完成しましたが、{ $names }に差がありません。誰を監獄に残しますか？

# 選択肢。
label-cost = { $label }（{ $cost }AP）
label-free = { $label }（無料）
label-call-vote = 投票を宣言
label-vote = { $who ->
    [you] 自分に投票
   *[other] { $name }に投票
}
label-pick = { $who ->
    [you] 自分が引き受ける
   *[other] { $name }をスケープゴートにする
}
label-move = { $room }へ移動
label-use-room = 区域を使用
label-use = { $room }を使用：{ $effect }
label-steal = { $name }から{ $item }を盗む
label-riot = 暴動：{ $room }から警備員をおびき寄せる
label-complete = 任務{ $task }を達成
label-discard = { $item }を放棄
label-blackmail = { $card }を使用：{ $text }
label-trade = { $name }と交換
label-bribe = ここの警備員を買収：現金1
label-stamina = スタミナ1を1APに換える
label-end = 手番を終える
label-pay = 支払う：{ $item }
label-take = 取る：{ $item }
label-expose = { $name }が脅迫カードを無作為に1枚捨てる
label-extort = { $name }から脅迫カードを無作為に1枚奪う
label-victim = { $card }を{ $name }に使う
label-guard-from = { $room }の警備員
label-guard-to = { $room }へ
label-stop = 警備員の移動をやめる
label-source = { $name }の{ $item }
label-loot = { $name }が{ $item }を失う
label-loot-take = { $name }から{ $item }を奪う
label-target = { $card }：{ $room }
label-exile = { $name }を{ $room }へ送る
label-rehide = 任務を{ $room }へ移す
label-keep = { $card }を残す
label-drop = { $card }を捨てる
label-give = 渡す：{ $item }
label-get = もらう：{ $item }
label-propose = この交換を提案
label-cancel = やめる
label-counter = 逆提案する
label-accept = 同意する
label-accept-offer = 同意する（もらう：{ $get }／渡す：{ $give }）
label-accept-request = 同意する（手放す：{ $items }）
label-decline = 断る
label-give-up = 手放す：{ $item }
label-stay = { $name }が残る

# 出来事。
tell-round = 第{ $round }ラウンドが始まりました。
tell-room-full = { $room }は警備員でいっぱいです。別の区域を引き直します。
tell-guard-came = 新しい警備員が{ $room }に来ました。
tell-vote-called = { $who ->
    [you] あなたが投票を宣言しました。
   *[other] { $name }が投票を宣言しました。
}
tell-voted = { $who ->
    [you] あなたは投票を済ませました。
   *[other] { $name }は投票を済ませました。
}
tell-votes = 投票結果：{ $votes }。
tell-picked = { $who ->
    [you] 票が同数のため、あなたが決めました：{ $other }。
   *[other] { $whom ->
        [you] 票が同数のため、{ $name }が決めました：あなた。
       *[other] 票が同数のため、{ $name }が決めました：{ $other }。
    }
}
tell-goat = { $who ->
    [you] あなたがスケープゴートです（+{ $count }AP）。
   *[other] { $name }がスケープゴートです（+{ $count }AP）。
}
tell-turn = { $who ->
    [you] あなたの手番です（{ $count }AP）。
   *[other] { $name }の手番です（{ $count }AP）。
}
tell-turn-ended = { $who ->
    [you] あなたは手番を終えました。
   *[other] { $name }は手番を終えました。
}
tell-moved = { $who ->
    [you] あなたは{ $room }へ移動しました。
   *[other] { $name }は{ $room }へ移動しました。
}
tell-sent = { $who ->
    [you] あなたは{ $room }へ送られました。
   *[other] { $name }は{ $room }へ送られました。
}
tell-used = { $who ->
    [you] あなたは{ $thing }を使用しました。
   *[other] { $name }は{ $thing }を使用しました。
}
tell-paid = { $who ->
    [you] あなたの支払い：{ $thing }。
   *[other] { $name }の支払い：{ $thing }。
}
tell-returned = { $thing }が{ $room }に戻りました。
tell-took = { $who ->
    [you] あなたは{ $thing }を取りました。
   *[other] { $name }は{ $thing }を取りました。
}
tell-rested = { $who ->
    [you] あなたはスタミナを{ $count }得ました。
   *[other] { $name }はスタミナを{ $count }得ました。
}
tell-earned = { $who ->
    [you] あなたは現金を{ $count }得ました。
   *[other] { $name }は現金を{ $count }得ました。
}
tell-guard-moved = 警備員が{ $from }から{ $to }へ移動しました。
tell-drew = { $who ->
    [you] あなたは脅迫カードを{ $count }枚引きました。
   *[other] { $name }は脅迫カードを{ $count }枚引きました。
}
tell-drew-cards = 引いたカード：{ $cards }。
tell-reshuffled = 脅迫カードの捨て札を混ぜ、新しい山札にしました。
tell-kept = { $who ->
    [you] あなたはカードを1枚手元に残しました。
   *[other] { $name }はカードを1枚手元に残しました。
}
tell-dropped = { $who ->
    [you] あなたは脅迫カード「{ $thing }」を失いました。
   *[other] { $name }は脅迫カード「{ $thing }」を失いました。
}
tell-extorted = { $who ->
    [you] あなたは{ $other }から脅迫カードを1枚奪いました。
   *[other] { $whom ->
        [you] { $name }はあなたから脅迫カードを1枚奪いました。
       *[other] { $name }は{ $other }から脅迫カードを1枚奪いました。
    }
}
tell-extorted-card = 奪われたカードは「{ $card }」です。
tell-stole = { $who ->
    [you] あなたは{ $other }から{ $thing }を盗みました。
   *[other] { $whom ->
        [you] { $name }はあなたから{ $thing }を盗みました。
       *[other] { $name }は{ $other }から{ $thing }を盗みました。
    }
}
tell-seized = { $who ->
    [you] あなたは{ $other }から{ $thing }を奪いました。
   *[other] { $whom ->
        [you] { $name }はあなたから{ $thing }を奪いました。
       *[other] { $name }は{ $other }から{ $thing }を奪いました。
    }
}
tell-rioted = { $who ->
    [you] あなたは暴動を起こし、{ $room }から警備員をおびき寄せました。
   *[other] { $name }は暴動を起こし、{ $room }から警備員をおびき寄せました。
}
tell-discarded = { $who ->
    [you] あなたは{ $thing }を放棄しました。
   *[other] { $name }は{ $thing }を放棄しました。
}
tell-bribed = { $who ->
    [you] あなたは警備員を買収しました。
   *[other] { $name }は警備員を買収しました。
}
tell-exerted = { $who ->
    [you] あなたはスタミナ1を1APに換えました。
   *[other] { $name }はスタミナ1を1APに換えました。
}
tell-offered = { $who ->
    [you] あなたは{ $other }に交換を提案しました（渡す：{ $give }／もらう：{ $get }）。
   *[other] { $whom ->
        [you] { $name }はあなたに交換を提案しました（もらう：{ $give }／渡す：{ $get }）。
       *[other] { $name }は{ $other }に交換を提案しました（渡す：{ $give }／もらう：{ $get }）。
    }
}
tell-countered = { $who ->
    [you] あなたは{ $other }に逆提案しました（渡す：{ $give }／もらう：{ $get }）。
   *[other] { $whom ->
        [you] { $name }はあなたに逆提案しました（もらう：{ $give }／渡す：{ $get }）。
       *[other] { $name }は{ $other }に逆提案しました（渡す：{ $give }／もらう：{ $get }）。
    }
}
tell-traded = { $who ->
    [you] あなたは{ $other }と交換しました（渡す：{ $give }／もらう：{ $get }）。
   *[other] { $whom ->
        [you] { $name }はあなたと交換しました（もらう：{ $give }／渡す：{ $get }）。
       *[other] { $name }は{ $other }と交換しました（渡す：{ $give }／もらう：{ $get }）。
    }
}
tell-trade-declined = { $who ->
    [you] あなたは交換を断りました。
   *[other] { $name }は交換を断りました。
}
tell-cancelled = { $who ->
    [you] あなたは思い直しました。
   *[other] { $name }は思い直しました。
}
tell-requested = { $who ->
    [you] あなたは{ $task }を達成しようとしています。使うもの：{ $items }。
   *[other] { $name }は{ $task }を達成しようとしています。使うもの：{ $items }。
}
tell-answered = { $who ->
    [you] あなたは返事を済ませました。
   *[other] { $name }は返事を済ませました。
}
tell-request-declined = { $who ->
    [you] あなたが断ったため、何も起こりませんでした。
   *[other] { $name }が断ったため、何も起こりませんでした。
}
tell-completed = { $who ->
    [you] あなたは任務{ $thing }を達成しました。
   *[other] { $name }は任務{ $thing }を達成しました。
}
tell-marked = { $who ->
    [you] あなたは要素{ $thing }を得ました。
   *[other] { $name }は要素{ $thing }を得ました。
}
tell-reward = ほかの人のためのカードは{ $task }です。
tell-no-reward = ほかの人のための任務カードは残っていません。
tell-task-under = { $task }は、同じ文字がすでに場にあるため山札の下へ戻ります。
tell-posted = { $room }に新しい任務：{ $task }。
tell-no-task = 今置ける任務はほかにありません。
tell-blackmailed = { $who ->
    [you] あなたは「{ $thing }」を使いました。
   *[other] { $name }は「{ $thing }」を使いました。
}
tell-lost = { $who ->
    [you] あなたは{ $thing }を失いました。
   *[other] { $name }は{ $thing }を失いました。
}
tell-chores = { $who ->
    [you] あなたはこのラウンドのAPが{ $count }減ります。
   *[other] { $name }はこのラウンドのAPが{ $count }減ります。
}
tell-closed = { $room }はこのラウンドの間、閉鎖されます。
tell-task-moved = 任務{ $task }が{ $from }から{ $to }へ移りました。
tell-scrapped = 任務{ $task }は取りやめになり、山札の下へ戻ります。
tell-favour = { $who ->
    [you] あなたは{ $count }APを得ました。
   *[other] { $name }は{ $count }APを得ました。
}
tell-plan-complete = 少なくとも囚人1人を除いて、計画が完成しました。
tell-stay-votes = 誰が残るかの投票結果：{ $votes }。
tell-escape = { $who ->
    [you] あなたは監獄に残されました。ほかの全員が脱獄しました！
   *[other] { $name }は監獄に残されました。ほかの全員が脱獄しました！
}

# 終わった理由。
end-guards = 警備員が限度を超えました。誰も脱獄できず、全員の敗北です。
end-escape = 1人を除く全員が脱獄しました。
end-amnesty = 誰が残るか決められませんでした。全員そろって脱獄です。

# できない理由。
clause-ALC-001 = 3人か4人で遊びます。
clause-ALC-003 = シートに空きがありません。スタミナも現金も3までです。まずいくらか使ってください。
clause-ALC-004 = すでにアイテムを3個持っています。まず放棄するか、交換するか、使ってください。
clause-ALC-007 = 1つの区域に置ける警備員は4人までです。別の区域を選んでください。
clause-ALC-009 = 1つの区域に置ける任務は1つだけです。任務のない区域を選んでください。
clause-ALC-024 = それは別のフェイズです。まず新しい警備員、次に投票、それから手番です。
clause-ALC-032 = まだ投票は宣言されていません。前のラウンドのスケープゴートが話し合いを終わらせます。
clause-ALC-033 = このテーブルの誰かに投票してください。
clause-ALC-043 = 脅迫カードを使えるのはスケープゴートだけです。後のために取っておきましょう。
clause-ALC-045 = スケープゴートは任務を達成できません。ほかの人に任せましょう。
clause-ALC-047 = アクションポイントが足りません。スタミナで1増やすか、手番を終えてください。
clause-ALC-050 = 移動できるのは、辺か角で接している区域だけです。
clause-ALC-052 = この区域はこのラウンドすでに使用しました。別の区域を使うか、次のラウンドにまた来てください。
clause-ALC-053 = 盗めるのは、同じ区域にいる人が持っているものだけです。
clause-ALC-054 = このラウンドはもう盗みました。
clause-ALC-055 = 暴動でおびき寄せられるのは、接している区域の警備員だけです。
clause-ALC-056 = この区域に任務はありません。任務のある区域へ行きましょう。
clause-ALC-057 = そのアイテムは持っていません。自分のものを放棄してください。
clause-ALC-058 = その脅迫カードは持っていません。刑務所長室で手に入ります。
clause-ALC-059 = 交換できるのは、同じ区域にいる相手と、互いに持っているアイテムと現金だけです。
clause-ALC-061 = 交換を提案されています。まず同意するか断るかしてください。
clause-ALC-062 = 警備員を買収する現金がありません。娯楽室で手に入ります。
clause-ALC-063 = 使えるスタミナがありません。食堂で手に入ります。
clause-ALC-064 = スタミナは1ラウンドに1しか使えません。
clause-ALC-066 = この区域に警備員はいないので、買収する相手がいません。
clause-ALC-067 = ここには警備員が2人いるので、2アクションポイントかかります。買収するか、離れてください。
clause-ALC-069 = ここには警備員が3人いるので、移動、脅迫カード、無料のアクションしかできません。まず警備員を買収してください。
clause-ALC-071 = 警備員が4人いる区域には誰も入れません。別の区域を選んでください。
clause-ALC-072 = ここには警備員が4人いるので、出ていくか手番を終えることしかできません。
clause-ALC-079 = この区域の囚人が任務には足りません。仲間を待ちましょう。
clause-ALC-080 = この区域の警備員が任務には多すぎます。おびき出しましょう。
clause-ALC-081 = 買収した警備員も任務では数えます。おびき出しましょう。
clause-ALC-082 = この区域の囚人は、任務に必要なアイテムをそろえていません。何が足りず誰が持っているかは、任務のカードに出ています。
clause-ALC-101 = この区域で得られるものが今ここにありません。運動場や面会室、ほかの人のシートを探しましょう。
clause-ALC-104 = アイテム1個か現金1が必要ですが、持っていません。
clause-ALC-129 = 今引いたカードから1枚を手元に残してください。
clause-ALC-R16 = このテーブルでは無料の区域にも警備員が影響します。2人なら1アクションポイントかかり、3人なら使えません。
clause-ALC-R32 = 票が同数の人か自分を選んでください。ルール第2版では、テーブルの誰でもかまいません。
clause-ALC-R34 = この区域の警備員は、もう全員買収しました。
clause-ALC-R36 = その区域に、おびき寄せる警備員はいません。
clause-ALC-R37 = 盗むものを置く場所がありません。アイテムも現金も3までです。
clause-ALC-R38 = この交換はシートに収まりません。アイテム3つと現金3までです。内容を変えてください。
clause-ALC-R40 = ほかの人のアイテムは、同じ区域にいる持ち主が同意したときだけ使えます。頼めるのは1手番に3回までです。
clause-ALC-R41 = 必要な種類のトークンか拳銃を選び、残りのアイコンも満たせるようにしてください。
clause-ALC-R46 = 並んでいる人のうち1人に投票してください。決めることはそれだけです。
clause-ALC-R52 = 今は何も変わりません。当てはまる相手も物もありません。
clause-ALC-R54 = 現金で払うとアイテムを置く場所がありません。アイテムで払ってください。
clause-ALC-R55 = 脅迫カードを持っている、ほかの囚人を選んでください。
clause-ALC-R56 = 手札のカードを1枚捨ててください。
clause-ALC-R60 = この手番ではもう6回交換を始めました。次は自分の次の手番です。
clause-ALC-R61 = そこにいる警備員を少なくとも1人、別の区域へ動かしてください。
clause-ALC-R64 = 一つずつ進めましょう。まず聞かれていることに答えてください。
clause-ALC-R65 = 脅迫カードにより禁じられています。カードに示された対象を選ぶか、閉鎖されていない区域を使ってください。
clause-ALC-R66 = 面の指定はsかcの12文字、配置の指定は12の区域を1回ずつ並べたものです。
clause-ALC-R67 = 取りやめられるのは、ほかの人のアイテムを使うときだけです。トークンを選んでください。
clause-ALC-R69 = 提案には逆提案で、それにはもう一度だけ逆提案で答えられます。その後は同意か拒否かです。
clause-ALC-R70 = 今、その答えを待つ質問はありません。まずアクションを始めてください。区域を使う、任務を達成する、カードを使う、交換を始める、のどれかです。
clause-ALC-R68 = 何も変わらない交換はできません。

# ルールが自動で決めること（ログでの説明）。
clause-ALC-027 = 21人目の警備員が来ることになったら、ゲームは直ちに終わり、全員の敗北です。
clause-ALC-029 = 1つの区域に5人目の警備員は入れません。4人未満の区域が出るまで引き直します。
clause-ALC-037 = 票が同数のときは、前のラウンドのスケープゴートが決めます。自分を指名してもかまいません。
clause-ALC-041 = 続けてスケープゴートに選ばれると、アクションポイントがさらに1増えます（最大+3）。
clause-ALC-042 = 新しいスケープゴートのアクションポイントは、ほかの人より1多いところから始まります。
clause-ALC-074 = 手放したアイテムは主要区域に戻ります。空きがなければ運動場、次に面会室です。
clause-ALC-087 = ほかの人のためにカードを1枚引きます。スケープゴートと任務を達成した本人を除く全員がその要素を得ます。
clause-ALC-092 = 同じ文字の任務が同時に場に出ることはありません。新しいほうは山札の下へ戻ります。
clause-ALC-094 = 少なくとも囚人1人を除いてもAからFがすべてそろっていれば、計画は完成です。
clause-ALC-096 = スケープゴートがいなくても計画が成り立つなら、スケープゴートが残されます。
clause-ALC-099 = ほかに差がつかないときは、残りの人が誰を残すかを決めます。
clause-ALC-R47 = 恩赦ありの取り決めでは、誰が残るかの投票も同数なら、全員が脱獄します。
clause-ALC-R48 = 任務の山札が尽きたら、ほかの人のためのカードも新しい任務もありません。
clause-ALC-R49 = 残りのカードの文字がすべて場にあるときは、新しい任務は出ません。
clause-ALC-R57 = 脅迫カードの山札が尽きたら、捨て札を混ぜて新しい山札にします。

# 場面：表示するもの、触れるもの。
scene-round = 第{ $round }ラウンド
scene-guard = 警備員
scene-none-left = { $item }：残りなし
scene-prisoners-met = 囚人{ $count }人以上：達成
scene-prisoners-unmet = 囚人{ $count }人以上：未達成
scene-guards-met = 警備員{ $count }人以下：達成
scene-guards-unmet = 警備員{ $count }人以下：未達成
scene-item-met = { $item }：あり
scene-item-unmet = { $item }：不足
scene-points = { $count }AP
scene-stamina = スタミナ
scene-slot = 空きスペース
scene-goat = スケープゴートカード
scene-goat-sign = スケープゴート
scene-chores = −{ $count }AP
scene-stays = 残留
scene-escapes = 脱獄
scene-marked = { $element }（{ $caption }）：獲得済み
scene-unmarked = { $element }（{ $caption }）：未獲得
scene-alone = ほかに誰も持っていない
scene-card = 脅迫カード
scene-own-vote = あなたの票：{ $name }
scene-voted = { $name }は決定済み
scene-result = 結末
scene-request = { $name }が任務のアイテムを集めています
scene-drawn = 引いたカード：1枚残す
scene-no-cards = 1枚もありません。刑務所長室で手に入ります。
scene-cards-wait = 使えるのはスケープゴートの間だけです。
scene-trade = 交換：{ $name }と{ $other }
scene-deal = { $name }が渡すもの：{ $give }。{ $other }が渡すもの：{ $get }。
scene-task-back = 任務の山札
scene-card-back = 脅迫カードの山札
scene-under = 山札の下：{ $tasks }
scene-removed = 達成済み、または報酬として引かれ、ゲームから除かれたもの：
scene-blackmail = 脅迫カード
scene-plan = 計画
scene-riot = 暴動：警備員をここへおびき寄せる
scene-complete = 任務を達成

# 名場面：60字以内の見出しと短い説明。
moment-round = 第{ $round }ラウンド
moment-round-left = { $left ->
    [0] 最終ラウンドです。警備員があと1人来ると全員の敗北です。
   *[other] この後、残り{ $left }ラウンドです。
}
moment-room-full = { $room }は警備員で満員
moment-room-full-more = どの区域にも5人目の警備員は入れません。別の区域を引き直します。
moment-guard-came = { $room }に新しい警備員
moment-guard-came-more = 警備員が2人いるとアクションの費用が増え、3人でほとんどのことができなくなり、4人で区域が封鎖されます。
moment-vote-called = { $who ->
    [you] あなたが投票を宣言
   *[other] { $name }が投票を宣言
}
moment-vote-called-more = 全員がひそかに次のスケープゴートを指名します。票は同時に公開されます。
moment-votes = { $who ->
    [you] 開票：あなたに{ $count }票
   *[other] 開票：{ $name }に{ $count }票
}
moment-votes-tied = 開票の結果、同数：{ $names }
moment-vote = { $who ->
    [you] あなたは{ $other }に投票
   *[other] { $whom ->
        [you] { $name }はあなたに投票
       *[other] { $name }は{ $other }に投票
    }
}
moment-vote-self = { $who ->
    [you] あなたは自分に投票
   *[other] { $name }は自分に投票
}
moment-picked = { $who ->
    [you] 同数のため、あなたが決定：{ $whom ->
        [you] 自分が引き受ける
       *[other] { $other }
    }
   *[other] 同数のため、{ $name }が決定：{ $whom ->
        [you] あなた
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] 前のラウンドのスケープゴートとして、あなたが決めました。
   *[other] 前のラウンドのスケープゴートとして、{ $name }が決めました。
}
moment-goat-new = { $who ->
    [you] あなたがスケープゴートに！
   *[other] { $name }がスケープゴートに
}
moment-goat-again = { $who ->
    [you] あなたが再びスケープゴートに！
   *[other] { $name }が再びスケープゴートに
}
moment-goat-bonus = { $who ->
    [you] あなたが最初に動き、+{ $count }APです。
   *[other] { $name }が最初に動き、+{ $count }APです。
}
moment-goat-rights = { $who ->
    [you] 脅迫カードを使えますが、任務は達成できず、任務で要素を得ることもできません。
   *[other] { $name }は脅迫カードを使えますが、任務は達成できず、要素も得られません。
}
moment-goat-end = { $who ->
    [you] このラウンドにあなた抜きで計画が完成すると、あなたは監獄に残されます。
   *[other] このラウンドに{ $name }抜きで計画が完成すると、{ $name }は監獄に残されます。
}
moment-turn = { $who ->
    [you] あなたの手番：{ $count }アクションポイント
   *[other] { $name }の手番：{ $count }アクションポイント
}
moment-guard-moved = 警備員が{ $room }へ移動
moment-came-from = { $room }から来ました。
moment-drew = { $name }が脅迫カードを{ $count ->
    [1] 1枚引く
   *[other] { $count }枚引き、1枚残す
}
moment-drew-more = 持ち主がスケープゴートの間に使えます。
moment-drew-cards = { $count ->
    [1] あなたは脅迫カードを1枚引く
   *[other] あなたは脅迫カードを{ $count }枚引く：1枚残す
}
moment-dropped = { $who ->
    [you] あなたのカード「{ $card }」が捨て札に
   *[other] { $name }のカード「{ $card }」が捨て札に
}
moment-extorted = { $who ->
    [you] あなたが{ $other }から脅迫カードを奪う
   *[other] { $whom ->
        [you] { $name }があなたから脅迫カードを奪う
       *[other] { $name }が{ $other }から脅迫カードを奪う
    }
}
moment-extorted-card = 奪われたカード：{ $card }
moment-stole = { $who ->
    [you] あなたが{ $other }から{ $thing }を盗む
   *[other] { $whom ->
        [you] { $name }があなたから{ $thing }を盗む
       *[other] { $name }が{ $other }から{ $thing }を盗む
    }
}
moment-seized = { $who ->
    [you] あなたが{ $other }から{ $thing }を奪う
   *[other] { $whom ->
        [you] { $name }があなたから{ $thing }を奪う
       *[other] { $name }が{ $other }から{ $thing }を奪う
    }
}
moment-rioted = { $who ->
    [you] あなたが{ $room }で暴動：警備員が駆けつける
   *[other] { $name }が{ $room }で暴動：警備員が駆けつける
}
moment-bribed = { $who ->
    [you] あなたが現金1で警備員を買収
   *[other] { $name }が現金1で警備員を買収
}
moment-bribed-more = { $who ->
    [you] この区域を離れるか手番が終わるまで、影響する警備員が1人減ります。
   *[other] この区域で{ $name }に影響する警備員が1人減ります。
}
moment-exerted = { $who ->
    [you] あなたがスタミナを1使う：+1AP
   *[other] { $name }がスタミナを1使う：+1AP
}
moment-offered = { $who ->
    [you] あなたが{ $other }に交換を提案
   *[other] { $whom ->
        [you] { $name }があなたに交換を提案
       *[other] { $name }が{ $other }に交換を提案
    }
}
moment-countered = { $who ->
    [you] あなたが{ $other }に逆提案
   *[other] { $whom ->
        [you] { $name }があなたに逆提案
       *[other] { $name }が{ $other }に逆提案
    }
}
moment-traded = { $who ->
    [you] あなたと{ $other }が交換
   *[other] { $whom ->
        [you] { $name }とあなたが交換
       *[other] { $name }と{ $other }が交換
    }
}
moment-gives = { $who ->
    [you] あなたが渡すもの：{ $goods }
   *[other] { $name }が渡すもの：{ $goods }
}
moment-trade-declined = { $who ->
    [you] あなたが交換を断る
   *[other] { $name }が交換を断る
}
moment-trade-declined-more = 何も動きません。
moment-requested = { $who ->
    [you] あなたが任務のアイテムを求める
   *[other] { $name }が任務のアイテムを求める
}
moment-requested-items = 使われるもの：{ $items }。
moment-request-declined = { $who ->
    [you] あなたが協力を断る
   *[other] { $name }が協力を断る
}
moment-request-declined-more = 任務は達成されず、アクションポイントも使いません。
moment-completed = { $who ->
    [you] あなたが{ $task }を達成
   *[other] { $name }が{ $task }を達成
}
moment-completed-pays = 報酬：要素{ $letter }（{ $caption }）。
moment-marked = あなたが要素{ $letter }（{ $caption }）を獲得
moment-reward = ほかの人へ：要素{ $letter }（{ $caption }）
moment-reward-card = 引かれたカードは{ $task }です。
moment-reward-more = スケープゴートと任務を達成した本人を除く全員が獲得します。
moment-no-reward = ほかの人への報酬なし
moment-no-reward-more = ほかの人のために引く任務カードが残っていません。
moment-posted = { $room }に新しい任務
moment-posted-needs = 必要：{ $items }。囚人{ $prisoners }人以上、警備員{ $guards }人以下。
moment-no-task = 新しい任務なし
moment-no-task-more = 残りのカードの文字がすべて場にあるか、山札が尽きています。
moment-blackmailed = { $who ->
    [you] あなたが「{ $card }」を使用
   *[other] 脅迫！　{ $name }が「{ $card }」を使用
}
moment-blackmailed-text = カードの効果：{ $text }。
moment-lost = { $who ->
    [you] あなたが{ $thing }を失う
   *[other] { $name }が{ $thing }を失う
}
moment-sent = { $who ->
    [you] あなたは{ $room }へ送られる
   *[other] { $name }は{ $room }へ送られる
}
moment-chores = { $who ->
    [you] あなたはこのラウンド{ $count }AP減
   *[other] { $name }はこのラウンド{ $count }AP減
}
moment-closed = { $room }はこのラウンド閉鎖
moment-closed-more = 次のラウンドまで誰も使用できません。
moment-task-moved = 任務が{ $room }へ移る
moment-scrapped = { $task }は取りやめ
moment-scrapped-more = 山札の下へ戻り、新しい任務が出ます。
moment-favour = { $who ->
    [you] あなたが{ $count }APを得る
   *[other] { $name }が{ $count }APを得る
}
moment-plan-complete = 計画が完成！
moment-plan-complete-more = 1人を除いてもAからFがそろいました。その1人が監獄に残ります。
moment-stay-votes = 開票：監獄に残るのは誰か
moment-end-guards = 警備員が限度超え：全員の敗北
moment-end-guards-more = もう警備員の入る余地はありません。誰も脱獄できません。
moment-end-amnesty = 全員脱獄！
moment-end-amnesty-more = 差がつかなかったため、誰も残されません。
moment-end-stay = あなたは監獄に残される
moment-end-stay-more = ほかの全員があなたを置いて脱獄しました。
moment-end-escape = 脱獄成功！　{ $name }が残される
moment-end-escape-all = { $name }を除く全員が脱獄
moment-end-escape-more = 計画は{ $name }抜きで成り立ちました。

# 選択で変わるもの：バッジの記号と名前。
gauge-points = AP
    .name = アクションポイント
gauge-items = ■
    .name = アイテム
gauge-cash = $
    .name = 現金
gauge-stamina = ♥
    .name = スタミナ
gauge-cards = ♠
    .name = 脅迫カード
gauge-elements = ★
    .name = 計画の要素
gauge-goat = ♦
    .name = スケープゴートの追加アクションポイント
gauge-chores = ▼
    .name = このラウンドに失うアクションポイント
gauge-guards = ▲
    .name = ここで影響する警備員
gauge-ready = ✓
    .name = ここで達成できる任務
gauge-needed = ◆
    .name = あなたがいないとほかの人に足りない要素
gauge-missing = ☆
    .name = スケープゴート抜きでまだ足りない要素
gauge-escape = †
    .name = あなたの脱獄

# 動詞：物に触れて選ぶときのボタン。
verb-use = 区域を使用
verb-steal = 盗む
verb-complete = 任務を達成
verb-discard = アイテムを放棄
verb-blackmail = 脅迫カードを使用
verb-trade = 交換
verb-vote = スケープゴートに投票
verb-pick = 同数の決着をつける
verb-stay = 残る人を選ぶ
verb-give = 何かを渡す
verb-get = 何かを求める

# 物：それぞれの役割。
thing-clock = 毎ラウンド警備員が1人増えます。もう置けなくなると全員の敗北なので、その前に計画を完成させなければなりません。
    .clauses = ALC-027 ALC-094
thing-room-chapel = 脅迫カードを持つ人に対して使います。相手がスケープゴートになると、その手札があなたの害になるかもしれません。
    .clauses = ALC-R55 ALC-052
thing-room-radio = 警備員を害のない場所や、誰かの行く手へ動かすのに使います。
    .clauses = ALC-R61 ALC-052
thing-room-dining = スタミナを得るのに使います。手番中、スタミナ1をアクションポイント1に換えられます。
    .clauses = ALC-063 ALC-064
thing-room-infirmary = 麻薬を取るのに使います。
    .clauses = ALC-101 ALC-052
thing-room-yard = アイテムか現金を支払い、ここにあるアイテムと取り替えるのに使います。
    .clauses = ALC-104 ALC-101
thing-room-visiting = ここにあるアイテムを取るのに使います。拳銃もここにあります。
    .clauses = ALC-101 ALC-052
thing-room-workshop = 道具を取るのに使います。
    .clauses = ALC-101 ALC-052
thing-room-recreation = 現金を得るのに使います。買収、交換、支払いの要る区域に役立ちます。
    .clauses = ALC-062 ALC-052
thing-room-cells = ナイフを取るのに使います。
    .clauses = ALC-101 ALC-052
thing-room-laundry = 衣服を取るのに使います。
    .clauses = ALC-101 ALC-052
thing-room-guards = 鍵を取るのに使います。
    .clauses = ALC-101 ALC-052
thing-room-warden = 脅迫カードを引くのに使います。脅迫カードはスケープゴートの間しか使えません。
    .clauses = ALC-043 ALC-129
thing-guard = 警備員は邪魔をします。同じ区域の警備員を買収するか、暴動で自分の区域へおびき寄せるか、無線室で動かしましょう。
    .clauses = ALC-062 ALC-055
thing-task = 任務を達成した人は計画の要素を1つ得ます。区域に十分な囚人がいて、警備員が多すぎず、アイテムがそろっている必要があります。アイテムは使うとなくなります。
    .clauses = ALC-082 ALC-087
thing-pawn = 囚人です。同じ区域の囚人とは交換でき、盗むこともでき、そのアイテムはそこの任務に役立ちます。
    .clauses = ALC-059 ALC-053
thing-seat = 囚人のシート：計画の要素、スタミナ、現金、アイテムの置き場3か所、脅迫カード。
    .clauses = ALC-094 ALC-003
thing-mark = 計画の要素です。1人を除く全員でAからFがそろうと、その全員が脱獄します。
    .clauses = ALC-094 ALC-087
thing-stamina = スタミナ1でアクションポイントが1増えます。1ラウンドに1回です。食堂で手に入ります。
    .clauses = ALC-063 ALC-064
thing-cash = 現金は警備員の買収や区域の支払いに使います。交換も盗みもできます。娯楽室で手に入ります。
    .clauses = ALC-062 ALC-104
thing-slot = アイテムの空きスペースです。誰も3個より多くは持てません。
    .clauses = ALC-004
thing-card = 脅迫カードです。使えるのはスケープゴートだけで、警備員が何人いても1APです。
    .clauses = ALC-043 ALC-058
thing-hand = 脅迫カードはほかの人には見えず、使えるのはスケープゴートだけです。2枚より多くは持てません。
    .clauses = ALC-043 ALC-R56
thing-goat = スケープゴートは多めのアクションポイントで最初に動き、脅迫カードを使えますが、任務を達成できず要素も得られません。スケープゴート抜きで計画が成り立つと、スケープゴートが監獄に残されます。
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = 済んだ投票や返事です。すべて同時に公開されます。
    .clauses = ALC-033
thing-result = ゲームの結末です。
thing-deal = 交換：双方が渡すものです。相手が同意するまで何も動きません。
    .clauses = ALC-059 ALC-R38
thing-source = 持ち主が同意すれば、任務に使われるトークンです。
    .clauses = ALC-R40
thing-request = 任務に使われるトークンです。ほかの持ち主全員の同意が必要です。
    .clauses = ALC-R40 ALC-R41
thing-drawn = このカードのうち1枚を手元に残します。残りは公開して捨てます。
    .clauses = ALC-129
thing-plan = 六つの要素と、それぞれを得た人です。1人を除いてもAからFがそろっていれば、計画は完成です。
    .clauses = ALC-094 ALC-096
thing-tasks = 文字の異なる任務が三つ場に出ています。達成した任務と、ほかの人のために引いたカードはゲームから除かれます。
    .clauses = ALC-087 ALC-092
thing-task-deck = これから出る任務と、任務の達成時にほかの人のために引くカードです。
    .clauses = ALC-087 ALC-092
thing-blackmail = 脅迫カードの山札と、使われたり捨てられたりしたカードです。
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = 刑務所長室でここから引きます。
    .clauses = ALC-R57
thing-item-key = 鍵は任務に必要です。主に警備員室にあります。
    .clauses = ALC-082 ALC-074
thing-item-knife = ナイフは任務に必要です。主に独房棟にあります。
    .clauses = ALC-082 ALC-074
thing-item-clothes = 衣服は任務に必要です。主に洗濯室にあります。
    .clauses = ALC-082 ALC-074
thing-item-drug = 麻薬は任務に必要です。主に診療室にあります。
    .clauses = ALC-082 ALC-074
thing-item-tool = 道具は任務に必要です。主に作業場にあります。
    .clauses = ALC-082 ALC-074
thing-item-gun = 拳銃は1丁しかありません。任務では、ほかのどのアイテムの代わりにもなります。
    .clauses = ALC-R41 ALC-074

# 今の状態についての説明。
explain-seat-room = { $who ->
    [you] あなたは{ $room }にいます。
   *[other] { $name }は{ $room }にいます。
}
explain-guards = { $count ->
    [0] ここに警備員はいません。アクションの費用は表示どおりです。
    [1] ここには警備員が1人いますが、影響はありません。
    [2] ここには警備員が2人います。移動と脅迫カード以外のアクションは1AP余分にかかります。
    [3] ここには警備員が3人います。できるのは移動、脅迫カード、無料のアクションだけです。
   *[other] ここには警備員が{ $count }人います。誰も入れず、中の人は出ていくことしかできません。
}
explain-element = 獲得した人：{ $names }。
explain-task-reward = 達成した人は要素{ $letter }（{ $caption }）を得ます。スケープゴートは達成できません。ほかの人のためにはカードを1枚引きます。
explain-task-ready = 条件はそろっています。この区域にいる人なら、スケープゴート以外は誰でも達成できます。ほかの人のアイテムには同意が必要です。
explain-task-near = { $who ->
    [you] あなた（移動{ $steps }回）
   *[other] { $name }（移動{ $steps }回）
}
explain-task-prisoners = 不足：囚人{ $count }人。来られる人：{ $names }。
explain-task-guards = 警備員が{ $count }人多すぎます。隣の区域で暴動を起こせば1人おびき出せ、無線室ならどの警備員でも動かせます。買収は役に立ちません。
explain-task-item = 不足：{ $item }。{ $holders ->
    [0] {""}
   *[other] { $names }が持ってこられます。
}{ $rooms ->
    [0] どの区域にもありません。
   *[other] ある場所：{ $places }。
}

# ゲーム前に選べること。
option-sides = 区域の面
option-sides-silver = 銀面（初めての人向け）
option-sides-copper = 銅面（経験者向け）
option-sides-random = それぞれ無作為
option-sides-custom = 下で指定
option-custom_sides = 面の指定：区域1〜12についてs（銀）かc（銅）
option-layout = 区域の配置
option-layout-random = 無作為
option-layout-numbered = 番号順
option-layout-custom = 下で指定
option-custom_layout = 配置の指定：区域の番号を上の列から順に、コンマ区切りで
option-free_rooms = 警備員のいる無料の区域
option-free_rooms-rulebook = 無料のまま
option-free_rooms-designer = 警備員2人なら1AP、3人なら使用不可
option-amnesty = 最後の投票も同数のとき
option-amnesty-off = スケープゴートが決める
option-amnesty-on = 全員が脱獄

# データに由来する名前：`called-`と英語名。
called-cut-a-spare-key = 合鍵を作る
called-fake-a-stabbing = 刺傷騒ぎを装う
called-silence-the-alarm = 警報器を黙らせる
called-build-bunk-dummies = 寝台に替え玉を置く
called-start-a-slow-fire = くすぶる火を仕込む
called-eat-through-the-wall = 壁を溶かして抜く
called-scrape-out-the-vent = 通気口を削り広げる
called-dig-behind-the-sink = 流し台の裏を掘る
called-weaken-the-mortar = モルタルをもろくする
called-smuggle-out-the-rubble = 土砂をひそかに運び出す
called-unscrew-the-grille = 格子のねじを外す
called-braid-a-rope = 縄を編む
called-copy-the-duct-plan = ダクトの図面を写す
called-bend-the-roof-bars = 屋根の鉄棒を曲げる
called-muffle-the-fan-room = 換気室の音を消す
called-file-a-master-key = 万能鍵を削り出す
called-rob-the-drowsy-turnkey = 居眠り看守から盗む
called-press-a-soap-mould = 石けんで型を取る
called-carve-wooden-bolts = 木のかんぬきを彫る
called-swap-the-key-ring = 鍵束をすり替える
called-dye-the-denim = デニムを染める
called-crack-the-uniform-locker = 制服ロッカーを破る
called-tailor-guard-coats = 警備員の上着を仕立てる
called-deal-with-the-trusty = 模範囚と取引する
called-proof-the-raincoats = 雨がっぱに防水を施す
called-prepare-the-gags = さるぐつわを用意する
called-knock-out-the-night-guard = 夜勤の警備員を気絶させる
called-set-the-ambush = 待ち伏せを仕掛ける
called-bar-the-guard-post = 警備員の詰所をふさぐ
called-seize-the-boat-pilot = 船の操舵手を捕らえる

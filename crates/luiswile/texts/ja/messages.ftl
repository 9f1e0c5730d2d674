# ルイスウィルからの脱獄。

# 手口：名前と、目的語、「あなたの」付き、「の」「で」の前、コロンの後の主語の形。
way-tunnel = トンネル
    .the = トンネル
    .your = あなたのトンネル
    .of = トンネル
    .on = トンネル
    .subject = トンネル
way-force = 力ずく
    .the = 力ずく
    .your = あなたの力ずく
    .of = 力ずく
    .on = 力ずく
    .subject = 力ずく
way-finesse = 頭脳
    .the = 頭脳
    .your = あなたの頭脳
    .of = 頭脳
    .on = 頭脳
    .subject = 頭脳
way-all = 全手口

pile-tunnel = トンネル
    .short = トンネル
pile-force = 力ずく
    .short = 力ずく
pile-finesse = 頭脳
    .short = 頭脳
pile-watch = 見張り
    .short = 見張り
pile-sabotage = 妨害
    .short = 妨害
pile-recruit = 勧誘
    .short = 勧誘
pile-rest = 休息
    .short = 休息

trait-cunning = 悪知恵
trait-strength = 腕力
trait-observation = 観察力

value-shovel = シャベル{ $n }
value-banknotes = 紙幣{ $n }
value-bulb = 電球{ $n }
value-observation = 観察力{ $n }
value-cunning = 悪知恵{ $n }
value-strength = 腕力{ $n }
value-none = 仕事なし

nation-pl = ポーランド人
    .many = ポーランド人
nation-de = ドイツ人
    .many = ドイツ人
nation-ru = ロシア人
    .many = ロシア人
nation-it = イタリア人
    .many = イタリア人
nation-ie = アイルランド人
    .many = アイルランド人
nation-us = アメリカ人
    .many = アメリカ人
nation-fr = フランス人
    .many = フランス人
nation-mx = メキシコ人
    .many = メキシコ人

# カードと特殊ルール。
card = { $who }（{ $nation }）：シャベル{ $shovel }、紙幣{ $banknotes }、電球{ $bulb }、悪知恵{ $cunning }、腕力{ $strength }、観察力{ $observation }
skill-aversion = 毛嫌い（{ $nation }は入れない）
skill-refuses = 拒絶（{ $nation }には従わない）
skill-stubborn = 頑固（腕力{ $n }が必要）
skill-countryman = 同胞（{ $nation }に+{ $n }）
skill-quell = 威厳（喧嘩の仲裁に+{ $n }）
skill-engineer = 技師（{ $way }：{ $per }点ごとに+{ $bonus }）
skill-teamwork = 協調（{ $way }：ほかに{ $others }人で+{ $bonus }）
skill-weatherproof = 全天候{ $n }
skill-noisy = 騒音{ $n }
skill-snitch = 密告屋{ $n }
skill-panics = うろたえ（巡回{ $n }以上）
skill-smooth-talk = 口八丁{ $n }
skill-bribery = 買収{ $n }
skill-lookout = 物見（{ $way }+{ $n }）
skill-insider = 内通者（巡回{ $n }以下）
skill-bodyguard = 用心棒+{ $n }
skill-wrecker = 壊し屋（{ $way }+{ $n }）
skill-coward = 臆病者
skill-hothead = 短気+{ $n }
skill-peaceful = 温厚
skill-tough = 頑丈{ $n }
skill-advocate = 弁護人{ $n }
skill-scout = 情報通{ $n }

# イベントの効果。
patrol-stat-number = 番号
patrol-stat-shovel = シャベル
patrol-stat-banknotes = 紙幣
patrol-stat-bulb = 電球
patrol-stat-efficacy = 発見力
patrol-stat-talk = 口八丁への抵抗
patrol-stat-bribe = 買収への抵抗
effect-way = { $what }の成果：{ $n }。
effect-worker = { $what }の作業役1人につき：{ $n }。
effect-crowded = 動けるメンバーが{ $size }人を超えるギャングは、どの手口の成果も{ $n }少なくなります。
effect-patrol = 巡回の{ $what }：{ $n }。
effect-suspicion = 動けるメンバーが{ $size }人を超えるギャングは見つかりやすくなります：発見力+{ $n }。
effect-warden = 独房の日数：{ $n }。
effect-everybody = 全員の{ $what }：{ $n }。
effect-ban-recruit = 誰も勧誘できません。
effect-ban-sabotage = 誰も妨害できません。
effect-ban-work-tunnel = 誰もトンネルの作業ができません。
effect-ban-work-force = 誰も力ずくの作業ができません。
effect-ban-work-finesse = 誰も頭脳の作業ができません。
effect-no-smooth-talk = 口八丁は効きません。
effect-no-bribery = 買収は効きません。
effect-no-blame = 誰も罪をかぶれません。
effect-recruit-limit = 各リストの最初の{ $n }人だけが有効です。
effect-open-arrivals = 新入りは表向きで来ます。
effect-reassign = { $n ->
    [1] 各自、メンバー1人を別の持ち場へ移せます。
   *[other] 各自、メンバーを{ $n }人まで別の持ち場へ移せます。
}
effect-single-out = 名指しで処罰：{ $names }。
effect-amnesty = 独房にいる全員の日数が{ $n }日減ります。
effect-pool-loss = すべてのギャングが{ $n }点を失います：{ $what }。
effect-leader-loss = 首位のギャングが、最も多い手口から{ $n }点を失います。
effect-transfer-largest = 最大のギャングが、番号の最も大きいメンバー{ $n }人を失います。
effect-move-out = ゲームは終わります。
event-title = 今日：{ $title }。
event-fights = 喧嘩：{ $fights }。
event-out = 出ていく者：{ $names }。
event-patrols = { $count ->
    [1] 巡回は1組。
   *[other] 巡回は{ $count }組、最も強いものが有効。
}

# 処罰。
sentence-warning = 何も起こりません
sentence-solitary = 独房{ $n }日
sentence-by-cause = 独房の日数：喧嘩は{ $fight }日、その他は{ $other }日
sentence-by-type = 独房の日数：ボスは{ $boss }日、専門家は{ $specialist }日、その他は{ $ordinary }日
sentence-fine = そのギャングは、最も多い手口から{ $n }点を失います
sentence-deport = 一般の囚人は永久に去り、ほかの者は独房{ $n }日

# テーブルの上。
day = { $day }日目
clock-early = 最初の{ $days }日間に引っ越しはありません。
clock-late = アルカトラズへの引っ越しはいつ来てもおかしくありません。
day-excluded = 今日はもう仕事なし：{ $names }。
day-to-punish = 今夜の処罰：{ $names }。
patrol-title = 巡回
patrol-values = トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }、抵抗は口八丁{ $talk }、買収{ $bribe }
fate-detected = { $name }：{ $way }が見つかりました。守らなければなりません。
fate-bribed = { $name }：{ $way }は買収で助かりました。
fate-halved = { $name }：{ $way }は点の半分と引き換えに助かりました。
fate-caught = { $name }：{ $way }は今日の分を失いました。
gangs = ギャング
gang = { $name }、ボスは{ $boss }：{ $goal }点中{ $total }点（トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }）
gang-members = 手下：{ $names }。
gang-piles = 伏せたカード：{ $piles }。
neutrals = 中立の囚人
newcomers = 新入り
newcomer-down = { $slot }：裏向き
newcomer-scouted = { $slot }、あなたの情報通だけが知る：{ $card }
solitary = 独房
solitary-line = { $who }：あと{ $days }日
plan = { $name }の作戦
plan-pile = { $pile }：{ $names }
plan-pile-blanks = { $pile }：{ $names }、ほかに白紙{ $blanks }枚
own-gang = あなたのギャング
sabotage-order = { $who }への指令：{ $name }の{ $way }を妨害。
recruit-order = { $who }への指令：{ $names }を勧誘。
order-void = 動けないため無効：{ $order }

# 質問。
ask-place = { $left ->
    [0] メンバー全員に仕事があります。白紙カードではったりをかけるか、準備完了にしてください。
   *[other] メンバー{ $left }人にまだ仕事がありません。割り当ててください。仕事のない者は休息します。
}
ask-orders = 指令を出してください。指令待ち：{ $idle }。
ask-orders-done = { $room ->
    [0] 送り出す全員に指令を出しました。もうすることはありません。準備完了にしてください。
   *[other] 送り出す全員に指令を出しました。勧誘役のリストに名前を足すか、準備完了にしてください。
}
ask-stop = { $a }と{ $b }が喧嘩を始めそうです。あなたのボスが止めますか？　止めなければ、2人とも今日の仕事を失い、今夜は所長の前に立ちます。
ask-changes = イベントの後です。{ $moves ->
    [0] カードが公開される前に、勧誘役に新入りを狙わせますか？
   *[other] カードが公開される前に、メンバーをあと{ $moves }人動かせます。
}
ask-changes-done = イベントの後に変えられることはもうありません。準備完了にしてください。
ask-defend = 巡回「{ $patrol }」に{ $way }を見つけられました。今日の分は{ $points }点です。どう守りますか？　使える手：{ $ways }。
defend-talk = 口八丁（無料）
defend-bribe = 買収（{ $cost }点）
defend-blame = 罪かぶり（見張り役1人が処罰）
defend-last-resort = 最後の手段（作業役1人と点の半分）
ask-wait = ほかの人が決めています。

# 選択肢。
do-place = { $who }：{ $pile }（{ $value }）
do-place-blank = 白紙カード：{ $pile }
do-ready = 準備完了
do-ready-idle = 準備完了：{ $idle }
idle-members = 何もしないメンバー{ $n }人
idle-saboteurs = 指令のない妨害役{ $n }人
idle-recruiters = 指令のない勧誘役{ $n }人
do-sabotage = { $who }：{ $name }の{ $way }を妨害
do-recruit = { $who }：{ $target }を勧誘
do-stop = { $a }と{ $b }を止める：2人とも仕事を続ける
do-let-fight = { $a }と{ $b }に喧嘩させる：2人とも仕事を失い、今夜は所長の前へ
do-claim = { $who }：新入り{ $target }を勧誘
do-claim-instead = { $who }：{ $entry }番目の代わりに新入り{ $target }を勧誘
do-move = { $who }を{ $pile }へ移す（{ $value }）
do-talk = { $who }が言いくるめる：無料
do-bribe = { $who }が買収する：{ $cost }点減
do-bribe-in-vain = { $who }が買収を試みて失敗する：本人が処罰され、点は減らない
do-blame = { $who }が罪をかぶる：本人が処罰され、点は減らない
do-last-resort = { $who }を差し出す：本人が処罰され、今日の点の半分を失う

# 出来事。
told-morning = { $day }日目が始まりました。
told-ready = { $name }は準備完了です。
    .you = あなたは準備完了です。
told-piles = すべてのカードが置かれました。{ $piles }。
told-stopped = { $name }のボスが、看守に見つかる前に{ $a }と{ $b }を止めました。
    .you = あなたのボスが、看守に見つかる前に{ $a }と{ $b }を止めました。
told-let-fight = { $name }のボスは、{ $a }と{ $b }に喧嘩をさせておきました。
    .you = あなたのボスは、{ $a }と{ $b }に喧嘩をさせておきました。
told-fought = { $a }と{ $b }が喧嘩しました。今日の仕事はなく、今夜は所長の前です。
told-left = { $who }はルイスウィルを永久に去りました。
told-arrived-unknown = 新入りが{ $count }人、裏向きで来ました。
told-arrived = { $who }が来ました。誰もが知る顔です。
told-singled-out = { $who }が名指しで処罰されることになりました。
told-amnestied = { $who }は直ちに独房から戻りました。
told-lost = { $name }は{ $way }の{ $points }点を失いました。
    .you = あなたは{ $way }の{ $points }点を失いました。
told-scouted = あなたの情報通によれば、{ $slot }は{ $who }です。
told-revealed = { $name }の公開：{ $piles }。
    .you = あなたの公開：{ $piles }。
told-uncovered = { $slot }が表になりました：{ $who }。
told-joined = { $who }が{ $name }のギャングに加わりました。
    .you = { $who }があなたのギャングに加わりました。
told-contested = { $who }は互角の誘いの間で決めかね、そのまま残りました。
told-unmoved = 今日は誰も{ $who }を引き入れられませんでした。
told-sabotaged = { $who }が{ $name }の{ $way }を妨害し、{ $points }点をふいにしました。
    .you = { $who }があなたの{ $way }を妨害し、{ $points }点をふいにしました。
told-patrol = 巡回中：{ $used }。
told-patrols = 巡回中：{ $names }。有効なのは{ $used }です。
told-detected = 巡回が{ $name }の{ $way }を見つけました。
    .you = 巡回が{ $way }を見つけました。
told-talk = { $who }が巡回を言いくるめ、{ $name }の{ $way }を守りました。
    .you = { $who }が巡回を言いくるめ、{ $way }を守りました。
told-bribe = { $who }が巡回を買収し、{ $name }の{ $way }を守りました。
    .you = { $who }が巡回を買収し、{ $way }を守りました。
told-failed-bribe = { $who }は{ $name }の{ $way }のために買収を持ちかけ、自分が連行されました。
    .you = { $who }は{ $way }のために買収を持ちかけ、自分が連行されました。
told-blame = { $who }が{ $name }の{ $way }の罪をかぶりました。
    .you = { $who }が{ $way }の罪をかぶりました。
told-last-resort = { $name }は{ $way }の半分を救うため、{ $who }を差し出しました。
    .you = あなたは{ $way }の半分を救うため、{ $who }を差し出しました。
told-caught = { $name }は{ $way }を守れず、作業していた全員が連行されました。
    .you = あなたは{ $way }を守れず、作業していた全員が連行されました。
told-released = { $who }が独房から戻りました。
told-punishment = 所長の裁き：{ $title }――{ $effects }。
told-locked-up = { $who }は{ $days }日間、独房に入ります。
told-produced = { $name }の今日の成果：トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }。
    .you = あなたの今日の成果：トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }。
told-settled = { $who }は中立の囚人になりました。
told-escaped = { $name }がルイスウィルから脱獄しました！
    .you = あなたはルイスウィルから脱獄しました！
told-moved = 船が着きました。全員がアルカトラズへ移されます。

outcome-escape = 1つのギャングが脱獄しました。
outcome-move = どのギャングも間に合わず、全員がアルカトラズへ移されました。脱獄した者はいません。
outcome-leader = 全員がアルカトラズへ移されました。最も準備の進んだギャングの勝ちです。

# オプション。
option-goal_mode = 250点に届くべきもの
option-goal_mode-sum = 三つの手口の合計
option-goal_mode-per_way = 一つの手口だけで
option-transfer_result = 引っ越しが来たときの勝者
option-transfer_result-nobody = なし
option-transfer_result-leader = 首位のギャング
option-neutrals_for_two = 2人プレイでの中立の囚人
option-neutrals_for_two-few = 専門家2人とその他8人
option-neutrals_for_two-printed = 専門家3人とその他22人（元のまま）

# できない理由。
clause-LUI-017 = 白紙カードはすべて置きました。カードが公開されると戻ってきます。
clause-LUI-030 = 仕事を与えられるのは、自分のギャングの自由なメンバーだけです。独房の者やよその者には与えられません。
clause-LUI-031 = すでに仕事があります。囚人1人が1日にできることは一つです。変えるには取り消してください。
clause-LUI-039 = 口八丁、買収、罪かぶりができるのは、動ける自分の見張り役だけです。1人選ぶか、作業役を差し出してください。
clause-LUI-040 = 送れるのは動ける自分の妨害役だけで、相手はこのテーブルのギャングだけです。
clause-LUI-041 = この妨害役にはすでに指令があります（一つのギャングの一つの手口）。変えるには取り消してください。
clause-LUI-042 = リストを持つのは、動ける自分の勧誘役だけです。「勧誘」の持ち場から選んでください。
clause-LUI-043 = リストがいっぱいです。勧誘役1人が誘えるのは3人までです。新入りをどれかと入れ替えることはできます。
clause-LUI-045 = 今日のイベントにより、この守り方は使えません。ほかを選んでください。
clause-LUI-059 = 守るものがありません。守れるのは、巡回に見つかった手口だけです。
clause-LUI-062 = 買収の技能がありません。ほかの者に試させるか、別の守り方を選んでください。
clause-LUI-081 = 臆病者は罪をかぶらず、差し出すこともできません。ほかの者を選んでください。
clause-LUI-090 = 今止められる喧嘩はありません。自分の手下同士が喧嘩するとき、イベントの後に聞かれます。
clause-LUI-R07 = 先にカードを置き、次に指令を書きます。どちらも朝のそれぞれの段階でだけ行います。
clause-LUI-R11 = すでにこのリストにあります。同じ名前は2回書けません。別の勧誘役のリストには書けます。
clause-LUI-R12 = リストに書けるのは、独房にいない中立の囚人だけです。メンバー、ボス、まだ来ていない者は書けません。
clause-LUI-R14 = イベントの後に変えられるのは、勧誘役が今日の新入りを狙うことと、イベントが許すときのメンバーの移動だけです。
clause-LUI-R24 = ボスが止めるのは、自分のギャングの2人の喧嘩だけです。
clause-LUI-R22 = 聞かれているのは別の喧嘩です。カードの順に答えてください。
clause-LUI-R25 = 今日はもう何もできません。まだ動ける者を選んでください。
clause-LUI-R30 = 妨害役を自分のギャングに送ることはできません。相手を選んでください。
clause-LUI-R37 = それは失敗します。口八丁は巡回の抵抗を上回る必要があり、臆病者の買収は成功するときだけです。
clause-LUI-R39 = すでに連行されています。見張り役1人が守れる手口は一つです。ほかの者を選んでください。
clause-LUI-R40 = 差し出せるのは、見つかった手口で作業している者だけです。
clause-LUI-R51 = あなたのギャングには入れられません。ボスの毛嫌いか、本人の拒絶が妨げになります。
clause-LUI-R57 = 変更を重ねて変えることはできません。代わりに取り消してください。
clause-LUI-R58 = この質問には専用の答えがあり、「準備完了」では答えられません。答えを一つ選んでください。

# ルールが自動で決めること（ログでの説明）。
clause-LUI-050 = 複数のギャングが誘ったときは、最も強い勧誘役のいるギャングが引き入れます。
clause-LUI-051 = 最も強い勧誘役が互角なら、誰にも加わりません。
clause-LUI-053 = 妨害はその手口の今日の点を減らします。減る量は、妨害役の悪知恵から最良の見張り役の観察力を引いた数です。
clause-LUI-056 = 巡回が複数あれば、番号の最も大きいものだけが有効です。
clause-LUI-061 = 口八丁は無料で手口を守ります。その技能を持つ見張り役が必要で、巡回の抵抗を上回らなければなりません。
clause-LUI-063 = 買収の額が足りなくても手口は助かりますが、持ちかけた者が処罰されます。
clause-LUI-064 = 見張り役が罪をかぶることができます。本人は処罰され、作業は続きます。
clause-LUI-065 = 最後の手段として作業役1人を差し出すと、今日の点の半分が救われます。
clause-LUI-067 = 日数を務めた者は、元の所属に戻ります。
clause-LUI-069 = その日の処罰は全員に、1枚の処罰カードで決まります。
clause-LUI-071 = 誰も引き入れなかった新入りは、夕方に中立の囚人になります。
clause-LUI-072 = ギャングが目標に届くとゲームは終わります。
clause-LUI-073 = アルカトラズへの引っ越しが来ても、ゲームは終わります。
clause-LUI-089 = 喧嘩した者は今日ほかに何もできず、夕方に処罰されます。
clause-LUI-091 = ボスの腕力が喧嘩の重さを上回れば、自分の手下の喧嘩を止められます。
clause-LUI-094 = 移送された者はルイスウィルを永久に去ります。
clause-LUI-095 = 一般の新入りは正体が知れません。その日はカードを裏向きに置きます。
clause-LUI-098 = 情報通は、裏向きの新入りを自分のギャングだけのために見抜きます。
clause-LUI-099 = 専門家は来た途端に知られます。
clause-LUI-112 = 買収に成功すると、その手口の今日の点から2点が減ります。
clause-LUI-119 = 巡回の値が最良の見張り役の観察力を上回ると、手口は見つかります。
clause-LUI-R15 = 狙われた新入りは、全員の前で表にされます。
clause-LUI-R41 = 守る手がなければ、その手口の今日の点はなく、作業していた全員が処罰されます。

# 囚人の一言紹介。
prisoner-2301 = プルシュクフの組を仕切った男。顔が物を言い、あとは恐怖が片づける。
prisoner-1007 = 本業は仕立屋。ほつれた糸はすべて断ち切る。
prisoner-3140 = 港湾労働者の王。こぶしは係船柱のよう。
prisoner-4420 = マルセイユで積み荷を失い、以来あの海岸一帯を許していない。
prisoner-0777 = 人呼んで公爵。声を荒らげたことも、その必要もない。
prisoner-5512 = 恨みと時刻表を、どちらも分単位で守る。
prisoner-1963 = 画廊専門の泥棒。今も所長の文法を直す。
prisoner-6200 = 自分の国で捕まった者は誰も信用しない。
prisoner-4175 = 準備銀行の下まで掘った建設技師。アイスクリームの屋台で捕まった。
prisoner-5081 = 免許も苦情もない監獄医。
prisoner-6001 = 組合の男。立ち上がれば食堂じゅうが立ち上がる。
prisoner-6034 = 三つの戦争で補給係。あらゆる陣営で。
prisoner-6058 = 論理学教授。落としたのは実技だけ。
prisoner-6077 = 爆破の名手。気づかれないほうが好み。
prisoner-6093 = 時計仕掛けの空き巣。通りかかると物が止まる。
prisoner-6112 = 人呼んでフクロウ。裁判以来まばたきをしていない。
prisoner-6125 = 役者。点呼のたびに無実の男を演じる。
prisoner-6148 = 銀山の現場監督。雨など地面が柔らかくなるだけ。
prisoner-6160 = 灯台守。合図を送って有罪に。
prisoner-6183 = 銀行家。閉めたとき金庫は空だった。
prisoner-6199 = いかだで二冬を越した男。独房は退屈だ。
prisoner-6215 = ストライキと連隊と、ひどく長い行進を率いた。
prisoner-6230 = 登記所の事務員。書類が消え始めるまでは。
prisoner-6247 = 酒場の主人。誰もがつけをためている。
prisoner-6266 = 元看守。同じ廊下の、反対側。
prisoner-6281 = ホテルの案内係。どの客と知り合うべきか心得ている。
prisoner-0158 = 野鳥観察家。制服にも格別の関心がある。
prisoner-0189 = 腕利きの弁護士。カメラを持ったただ一人の判事を買収しようとした。
prisoner-0264 = 法廷の速記者。抜け穴を残らず覚えている。
prisoner-0277 = 扉を開けずに金庫を運び出した。壁も壊さずに。
prisoner-0362 = 寝ながら掘る。下の寝台から苦情が出ている。
prisoner-0370 = 何でも見て、誰にでもしゃべる。
prisoner-0389 = 数字賭博を仕切り、やがて数字に仕切られた。
prisoner-0418 = ここから川までの粘土をすべて知っている。
prisoner-0452 = クロスワードをペンで解き、それを暗号にする。
prisoner-0533 = ワイン造り。地下蔵がひとりでに広がっていった。
prisoner-0606 = 森番。口数は少なく、話は一方通行。
prisoner-0650 = 戸別に借金を取り立て、戸も持って帰る。
prisoner-0714 = 同じ橋を、半日で二度売った。
prisoner-0840 = いかさま師。九号房のトランプにはエースが五十三枚ある。
prisoner-0905 = 地下墓地の案内人。客はなぜか財布をなくした。
prisoner-0921 = 僧籍は失ったが、今も有料でざんげを聞く。
prisoner-0999 = 何でもそつなくこなす。ここでは珍しい。
prisoner-1043 = 夜警だったが、勤務を永久に替えた。
prisoner-1119 = トラック運転手。荷はいつも一箱足りなかった。
prisoner-1245 = 老土工。鼻歌でシャベルの調子をそろえる。
prisoner-1290 = パン屋。こねるのは主に人の肩。
prisoner-1304 = シャベルは決して貸さない。3569番に聞くといい。
prisoner-1409 = 来たときより多く持って帰る。シャワー室からでも。
prisoner-1488 = 棟の図書係。延滞料はたばこで払う。
prisoner-1568 = 郵便配達。どの封筒も中身を知っていた。
prisoner-1597 = 通行証、旅券、おわび状の偽造なら任せろ。
prisoner-1661 = 入る前にノックする。扉はまず助からない。
prisoner-1736 = 地図職人。立入禁止区域に心引かれる。
prisoner-1852 = 造幣局より出来のいい札を回した。
prisoner-1925 = 鍵番。間違った鍵を回すまでは。
prisoner-2001 = 錠前、懐、そして口論。何でも手を出す。
prisoner-2087 = 賭け屋の見張り。一度も不意を突かれなかった唯一の男。
prisoner-2178 = 保険の事務員。すべてが失敗する確率をそらで言える。
prisoner-2226 = 炭鉱夫。スプーンをツルハシのように振るう。
prisoner-2394 = 縁日のボクサー。四十戦して、日付は知らない。
prisoner-2440 = 鉄格子の両側に友がいる。それが問題だ。
prisoner-2518 = 顔は聖歌隊、目は逃がし屋。
prisoner-2563 = 奇術師。消える芸の途中で邪魔が入った。
prisoner-2650 = 測量技師。壁を壊す前に壁に謝る。
prisoner-2735 = ベルの配線を変え、昼飯を先にする。
prisoner-2777 = みんなの友達。所長の友達でもある。
prisoner-2812 = 何でも手に入れる。手頃な値段以外は。
prisoner-2999 = ルーレット係。球が言うことを聞いた。
prisoner-3066 = 自前の配送隊を持つ質屋。
prisoner-3222 = ここで支柱を一本、あそこで横木を一本。
prisoner-3309 = 誰が誰に謝るべきかの帳簿をつけている。
prisoner-3398 = 盆を持つ様子から前科を読み取る。
prisoner-3444 = チェスの名人。他人の駒を一つ取ってしまった。
prisoner-3569 = 鍛冶屋。落ち着かないと蹄鉄を曲げる。
prisoner-3580 = 電気工。考えが口に出る。主にヒューズのこと。
prisoner-3655 = 鷹匠。三つ先の廊下の鍵の音を聞く。
prisoner-3731 = 独房も、育った家よりは暖かい。
prisoner-3811 = 料理人。シチューにも本人にも裏がある。
prisoner-3877 = 地下では勇敢。頭上を靴音が通るとそうでもない。
prisoner-3913 = はしけの船頭。どんな難所も仲間を引いて通る。
prisoner-4014 = 墓掘り。暗闇が怖い。
prisoner-4127 = 煙突掃除人。火がつくのが早い。
prisoner-4256 = 密猟者。茂みと間違われるほど辛抱強い。
prisoner-4380 = 重量挙げ選手。笛を見ると気を失う。
prisoner-4533 = 需品係。書類の上で小銃を一丁消せる。
prisoner-4642 = サーカスの怪力男。忍び足は隣のテントの担当だった。
prisoner-4701 = 時計職人。どの勤務が終わる時刻も秒まで知る。
prisoner-4888 = 看守の靴を磨き、足音でどの靴か分かる。
prisoner-4969 = 数学者。柵が有限であることを証明した。
prisoner-5022 = B棟の床屋。誰もが秘密を一つ握られている。
prisoner-5116 = 放火魔。引退したと、指先に息を吹きかけながら言う。
prisoner-5230 = 回り込んだ壁より、くぐった壁のほうが多い。
prisoner-5377 = 税関吏の名を覚えたオウムを密輸した。
prisoner-5489 = 人形遣い。糸を見た者はいない。
prisoner-5604 = 夜勤の電信技手。配管をたたく音で話せる。
prisoner-5741 = 塔の信号手。三種の符号を口笛で吹く。
prisoner-5850 = ラバ引き。気に入った柵にまだ出会わない。

# イベント。
event-e01 = 眠たい雨
    .text = 曇って雨の眠たい日。看守は見回りを怠け、暖かい所から動かない。
event-e02 = 新任の看守
    .text = 暑くも寒くもない普通の日。新任の看守が、勝手を覚えるまではきちょうめんに働こうとする。
event-e03 = 面会日
    .text = 穏やかな晴れ。おばやいとこ、妙に重いケーキ。
event-e04 = 濃霧
    .text = 監視塔が消えるほどの霧。
event-e05 = 熱波
    .text = 日陰で四十度、しかも日陰がない。房に人が多いほど暑い。
event-e06 = 地面の霜
    .text = 土が鉄のように鳴る。大人数の作業班は屋内に留め置かれる。
event-e07 = 州の査察
    .text = 灰色で静かな日。査察官がいる間、看守は小銭一枚受け取らない。
event-e08 = 人数確認
    .text = 冷たく乾いた風。一つの卓に集まる者は書き留められる。
event-e09 = 読書週間
    .text = 静かな雨、読書日和。お静かに。大人数は外へ出される。
event-e10 = 春の洪水
    .text = 三日続きの土砂降り。これまでに掘られた穴はすべて水浸し。
event-e11 = 知事の恩赦
    .text = 明るい朝。選挙が近く、独房は空になる。
event-e12 = 封鎖
    .text = 低い雲。全員が自分の房で食事をとる。
event-e13 = 大一番
    .text = さわやかな晴れ。看守はラジオに夢中。作戦はまだ変えられる。
event-e14 = 停電
    .text = 雨のない雷。誰も命じられた場所にはいない。
event-e15 = 二重の納品
    .text = 乾いた微風。門に二台のトラック、名簿を持つ係は一人。
event-e16 = 匿名の手紙
    .text = 霧雨。番号が四つ、署名はなし。
event-e17 = 壁の名簿
    .text = 涼しい晴れ。今日来る者の名と職業が張り出される。
event-e18 = 給料日
    .text = 晴れ。懐は温かく、目は開いている。
event-e19 = 給料未払い
    .text = どんよりと湿っぽい。
event-e20 = 孤独な当直
    .text = 昼まで霧。退屈した看守が、寂しさ紛れに頭数を数える。
event-e21 = 嵐の夜
    .text = 暴風と、ひょう。
event-e22 = 移送名簿
    .text = 海からの風。大所帯から先に連れていかれる。
event-e23 = 警察犬
    .text = 露が降り、鼻の利く日。靴が多すぎると足跡もトンネルも台無しだ。
event-e24 = ロッカー検査
    .text = 蒸し暑い。ロッカーが増えれば列も増える。
event-e25 = 検閲官の机
    .text = 曇り。長い面会者リストは読むのにも時間がかかる。
event-e26 = 流感
    .text = 冷たく湿った日。満員の房ほど早く広がる。
event-e27 = 庭の工事人
    .text = 乾いて暖かい地面。工事人の道具の数など誰も数えない。
event-e28 = 静かな日曜
    .text = 何一つ動かない。この静けさでは、大所帯は声を潜めるしかない。
event-e29 = 記者の訪問
    .text = 写真映えする上天気。所長は笑顔。今日は誰も看守と雑談しない。
event-e30 = D棟の暴動
    .text = 息苦しい暑さ。夕食までサイレンが鳴る。
event-e31 = 初雪
    .text = 足跡がすべて残る。足が多ければ雪に広い道ができる。
event-e32 = 砂嵐
    .text = 目にも錠にも砂。大人数は砂の中ではぐれる。
event-e33 = 所長の誕生日
    .text = 見事な日和。大所帯は残らず歌に招かれる。
event-e34 = たばこの減配
    .text = とげとげしく冷たい空気。誘いは一つしか聞いてもらえない。
event-e35 = 聖歌隊の練習
    .text = 静かな晴れ。大きなギャングは立派な聖歌隊だと牧師は言う。
event-e36 = 捜査局の男
    .text = 影のない平らな光。まず準備の最も進んだギャングについて尋ねる。
event-e37 = 食料庫のネズミ
    .text = 湿っぽい。地下は毒だらけ。
event-e38 = 新しい探照灯
    .text = 月のない夜。連なる影は見つけやすい。
event-e39 = アルカトラズの使節
    .text = 海霧。巻き尺と名簿と船の座席表。
event-e40 = すり日和
    .text = みぞれに襟を立てる日。人込みでは誰もが何かをなくす。
event-f01 = 桟橋の船
    .text = 穏やかな海。全員が二度数えられる。
event-f02 = 書類の荷造り
    .text = 紙が風に舞う。看守の半分は箱運び。
event-f03 = 最後の点検
    .text = 丘に雷鳴。所長はきれいな家を引き渡したい。
event-f04 = 別れの手紙
    .text = 金色の夕暮れ。敵同士さえ握手する。
event-f05 = 引っ越し
    .text = 護送船のサイレン。全員がアルカトラズへ移される。

# 巡回。
patrol-1 = 居眠りサム
    .text = 制服のままいびきをかく。
patrol-2 = 見習い二人組
    .text = まだ手引書の第一章を読んでいる。
patrol-3 = クロスワード同好会
    .text = 七文字、人が出ていく所。
patrol-4 = パーシバル老人
    .text = 買収するには正直すぎ、聞くには耳が遠すぎる。
patrol-5 = 喫煙組
    .text = 一箱くれれば目をそらす。
patrol-6 = カード仲間
    .text = 勝負の合間に巡回する。
patrol-7 = 厨房の付き添い
    .text = 見ているのはスプーンではなくスープ。
patrol-8 = 庭の散歩
    .text = いつもどおり右回りに二周。
patrol-9 = 洗濯物検査
    .text = シーツに交じる異物を見分ける。
patrol-10 = ミード伍長
    .text = 金では動かないが、面白い話には目がない。
patrol-11 = ボイラー点検
    .text = 配管の音と、その裏の音に耳を澄ます。
patrol-12 = 郵便室の検査
    .text = 音のするものは何でも開ける。
patrol-13 = 図書室の見回り
    .text = 貸し出した地図帳のページ数を数える。
patrol-14 = 懐中電灯の巡回
    .text = 寝台の下を残らず照らす。
patrol-15 = 屋根の番人
    .text = 上を見る者を見ている。
patrol-16 = 排水溝の検査
    .text = 長靴に手かぎ、そして利く鼻。
patrol-17 = ロッカー捜索
    .text = 全部床に出してもらおう。
patrol-18 = 名前を呼ぶ点呼
    .text = いない者こそ、捜している者だ。
patrol-19 = 警備犬係
    .text = 犬に冗談は通じない。
patrol-20 = クロウ軍曹
    .text = うわさ話には弱く、金には強い。
patrol-21 = 私服の二人組
    .text = 囚人にしては靴がきれいすぎる。
patrol-22 = 夜警隊長
    .text = 音を立てぬよう、鍵を持たずに歩く。
patrol-23 = 連邦監査官
    .text = 鉄格子の本数まで数える。
patrol-24 = アルカトラズ先遣隊
    .text = 何を受け取るのか見に来た。

# 処罰カード。
punishment-k01 = 説教
    .text = 所長はゴルフに遅れそうだ。
punishment-k02 = 地下で一晩
    .text = パンと水、そして壁に描かれた窓。
punishment-k03 = 短い滞在
    .text = 暗闇は無料。
punishment-k04 = いつもの手続き
    .text = 書式12-B、三通。
punishment-k05 = 暗闇の三日間
    .text = 二日目の晩にはネズミに名前がつく。
punishment-k06 = 規則どおり
    .text = 規則書は重く、それを投げつけてくる。
punishment-k07 = 所長の厄日
    .text = 誰かが新車に傷をつけた。
punishment-k08 = 見せしめ
    .text = 誰も見ていなかった。
punishment-k09 = 乱闘禁止
    .text = こぶしは国家の所有物である。
punishment-k10 = 男なら仕方ない
    .text = 喧嘩なら分かる。たくらみは分からない。
punishment-k11 = 罰金と独房
    .text = 売店の基金に監査が入った。
punishment-k12 = 立場相応の責任
    .text = 有名な名前ほど所長の顔に泥を塗る。
punishment-k13 = 没収
    .text = スプーン二本、縄一本、ケーキの中ののこぎり一本。
punishment-k14 = 早朝の船
    .text = 今日の護送船に空きがある。

# 見るためのテーブル。
scene-race = { $goal }点への競走
scene-race-per-way = 一つの手口で{ $goal }点への競走
scene-points = { $n }点
scene-day = { $day }：{ $title }
scene-paper = ルイスウィル・ランタン紙
    .price = たばこ2本
scene-morning = 今日は何が起こる？
scene-event-later = 今日のイベントは、すべての指令が書かれてから来ます。
scene-patrol = 巡回：{ $patrol }
scene-found = { $name }の所で発見：{ $ways }
scene-patrol-later = 巡回は、すべてのカードが公開されてから来ます。
scene-finds = { $way }への発見力：{ $n }
scene-resists-talk = 口八丁への抵抗：{ $n }
scene-resists-bribe = 買収への抵抗：{ $n }
scene-warden = 所長
scene-to-punish = 今夜の処罰：{ $names }。
scene-excluded = 今日は仕事なし：{ $names }。
scene-nobody-punished = 今のところ、今夜処罰される者はいません。
scene-boss = ボスは{ $boss }。
scene-pile-of = { $cards ->
    [0] { $name }の{ $pile }：カードなし
   *[other] { $name }の{ $pile }：伏せたカード{ $cards }枚
}
scene-pool = { $cards ->
    [0] { $name }の{ $way }：{ $points }点、カードなし
   *[other] { $name }の{ $way }：{ $points }点、伏せたカード{ $cards }枚
}
scene-piles = あなたの持ち場
scene-blanks = { $count ->
    [0] 白紙カードの残りなし
   *[other] 白紙カード残り{ $count }枚
}
    .short = 白紙
scene-orders = あなたの指令
scene-entry = { $who }のリストの{ $entry }番目：{ $target }
scene-decks = これから来るもの
deck-events = まだ来ていないイベント（{ $count }枚）：{ $cards }
    .short = イベント
deck-finals = まだ来ていない最後のイベント（{ $count }枚）：{ $cards }
    .short = 最後
deck-patrols = 山札の巡回（{ $count }枚）：{ $cards }
    .short = 巡回
deck-punishments = 山札の処罰（{ $count }枚）：{ $cards }
    .short = 所長
deck-specialists = 山札の専門家（{ $count }人）：{ $cards }
    .short = 専門家
deck-ordinary = まだ見ていない囚人（{ $count }人）：{ $cards }
    .short = 未見
deck-gone = 永久に去った者（{ $count }人）：{ $cards }
    .short = 退去
mark-punish = 今夜処罰
mark-excluded = 今日はもう仕事なし
mark-barred = あなたのギャングには入れない
mark-solitary = 独房{ $days }日
mark-seen = { $names }だけが知る
mark-loss = 今夜、妨害で{ $n }点減
mark-compared = 巡回{ $patrol }、見張り{ $watch }
mark-watch = 最良の見張り役の目は{ $n }
mark-yield = 邪魔がなければ今日{ $n }点
pick-stop = 止める
pick-let-fight = 喧嘩させる
pick-talk = 言いくるめる
pick-bribe = 買収する
pick-blame = 罪をかぶる

# 特殊ルールの最短表記。
tag-aversion = { $nation }お断り
tag-refuses = { $nation }拒否
tag-stubborn = 頑固{ $n }
tag-countryman = { $nation }+{ $n }
tag-quell = 威厳+{ $n }
tag-engineer = 技師+{ $n } { $way }
tag-teamwork = 協調+{ $n } { $way }
tag-weatherproof = 全天候{ $n }
tag-noisy = 騒音{ $n }
tag-snitch = 密告屋{ $n }
tag-panics = うろたえ{ $n }
tag-smooth-talk = 口八丁{ $n }
tag-bribery = 買収{ $n }
tag-lookout = 物見+{ $n } { $way }
tag-insider = 内通者{ $n }
tag-bodyguard = 用心棒+{ $n }
tag-wrecker = 壊し屋+{ $n } { $way }
tag-coward = 臆病者
tag-hothead = 短気+{ $n }
tag-peaceful = 温厚
tag-tough = 頑丈{ $n }
tag-advocate = 弁護人{ $n }
tag-scout = 情報通{ $n }

# 名場面：見出しと、その下の一行。段階全体の見出しは`moments-…`。
moment-morning = { $day }日目の朝
moment-piles = すべてのカードが伏せられた
    .line = { $who ->
        [you] あなた：{ $piles }
       *[other] { $name }：{ $piles }
    }
moment-today = 今日：{ $title }
moment-stopped = { $who ->
    [you] あなたのボスが喧嘩を止める
   *[other] { $name }のボスが喧嘩を止める
}
    .line = { $a }と{ $b }は仕事を続け、誰も処罰されません。
moments-fights = 庭での喧嘩
moment-let-fight = { $who ->
    [you] あなたのボスは見て見ぬふり
   *[other] { $name }のボスは見て見ぬふり
}
    .line = { $who ->
        [you] あなたのボスは{ $a }と{ $b }に喧嘩をさせます。
       *[other] { $name }のボスは{ $a }と{ $b }に喧嘩をさせます。
    }
moment-fought = { $a }と{ $b }が喧嘩！
    .line = { $a }と{ $b }：今日の仕事はなく、今夜は所長の前です。
moments-gate = 去る者、来る者
moment-left = { $short }が永久に去る
    .line = { $prisoner }は移送されました。仕事も指令も処罰も無効です。
moment-arrived-unknown = 門に新入り{ $count }人
    .line = 裏向きの新入り{ $count }人。勧誘役は正体を見ずに狙えます。
moment-arrived = { $short }が到着
    .line = 誰もが知る新顔：{ $card }。
moment-amnestied = { $short }に恩赦
    .line = { $prisoner }は直ちに独房から戻りますが、今日の仕事はありません。
moments-singled = 名指しの処罰
moment-singled-out = { $short }が名指しされる
    .line = { $prisoner }：今日の仕事はなく、今夜は所長の前です。
moments-losses = 失われる点
moment-lost = { $who ->
    [you] あなたは{ $points }点を失う
   *[other] { $name }は{ $points }点を失う
}
    .line = { $who ->
        [you] あなた：{ $way } −{ $points }
       *[other] { $name }：{ $way } −{ $points }
    }
moments-scouts = あなたの情報通の報告
moment-scouted = 情報通が突き止める：{ $slot }は{ $short }
    .line = { $slot }の正体を知るのはあなただけです：{ $card }。
moments-reveal = すべてのカードが公開される
moment-revealed = { $who ->
    [you] あなたの作戦が明らかに
   *[other] { $name }の作戦が明らかに
}
    .line = { $who ->
        [you] あなた：{ $piles }
       *[other] { $name }：{ $piles }
    }
moments-recruiting = 勧誘
moment-uncovered = { $slot }は{ $short }
    .line = 狙われた{ $slot }が表になりました：{ $card }。
moment-joined = { $who ->
    [you] { $short }があなたの一味に
   *[other] { $short }が{ $name }の一味に
}
    .line = { $who ->
        [you] { $prisoner }があなたに加わりました。これほど強い勧誘役のいるギャングはほかにありません。
       *[other] { $prisoner }が{ $name }に加わりました。これほど強い勧誘役のいるギャングはほかにありません。
    }
moment-contested = { $short }は決めかねる
    .line = { $prisoner }はそのまま残ります。最も強い勧誘役が互角でした。
moment-unmoved = { $short }は誰にもつかず
    .line = { $prisoner }は誰にも加わりません。今日は手が届かないか、頑固すぎました。
moments-sabotage = 妨害！
moment-sabotaged = { $who ->
    [you] 妨害！　あなたは{ $points }点を失う
   *[other] 妨害！　{ $name }は{ $points }点を失う
}
    .line = { $who ->
        [you] { $prisoner }があなたの見張りを出し抜きました。今日の{ $way }は−{ $points }です。
       *[other] { $prisoner }が{ $name }の見張りを出し抜きました。今日の{ $way }は−{ $points }です。
    }
moments-patrol = 巡回の見回り
moment-patrols = 巡回中：{ $patrol }
    .line = { $patrol }が巡回します。
    .drawn = 引いたもの：{ $names }。番号の最も大きいものだけが有効です。
    .values = カードの値：トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }、抵抗は口八丁{ $talk }、買収{ $bribe }。
moment-detected = { $who ->
    [you] 巡回に見つかる：あなたの{ $way }
   *[other] 巡回に見つかる：{ $name }の{ $way }
}
    .line = { $who ->
        [you] あなたのギャングの{ $way }が見つかりました。見張り役は巡回に気づけませんでした。
       *[other] { $name }のギャングの{ $way }が見つかりました。見張り役は巡回に気づけませんでした。
    }
moment-caught = { $who ->
    [you] 守れず：あなたの{ $way }
   *[other] 守れず：{ $name }の{ $way }
}
    .line = { $who ->
        [you] あなたには{ $way }を守る手がありません。今日の点はなく、作業していた全員が処罰されます。
       *[other] { $name }には{ $way }を守る手がありません。今日の点はなく、作業していた全員が処罰されます。
    }
moment-talk = { $short }が巡回を言いくるめる
    .line = { $who ->
        [you] { $way }は無事です。何も失いません。
       *[other] { $name }の{ $way }は無事です。何も失いません。
    }
moment-bribe = { $short }が巡回を買収
    .line = { $who ->
        [you] { $way }は無事ですが、今日の点から{ $cost }点減ります。
       *[other] { $name }の{ $way }は無事ですが、今日の点から{ $cost }点減ります。
    }
moment-failed-bribe = 巡回が{ $short }の買収をはねつける
    .line = { $who ->
        [you] { $way }は無事ですが、{ $prisoner }は連行され、今夜処罰されます。
       *[other] { $name }の{ $way }は無事ですが、{ $prisoner }は連行され、今夜処罰されます。
    }
moment-blame = { $short }が罪をかぶる
    .line = { $who ->
        [you] { $way }は無事です。{ $prisoner }は連行され、今夜処罰されます。
       *[other] { $name }の{ $way }は無事です。{ $prisoner }は連行され、今夜処罰されます。
    }
moment-last-resort = { $who ->
    [you] あなたは{ $short }を差し出す
   *[other] { $name }は{ $short }を差し出す
}
    .line = { $who ->
        [you] { $way }：今日の点の半分は助かりました。{ $prisoner }は今夜処罰されます。
       *[other] { $name }の{ $way }：今日の点の半分は助かりました。{ $prisoner }は今夜処罰されます。
    }
moments-warden = 所長室にて
moment-released = { $short }が戻る
    .line = { $prisoner }が独房から戻りました。
moment-punishment = 所長の裁き：{ $title }
    .line = { $title }：{ $effects }。
moment-locked-up = { $short }は独房行き
    .line = { $prisoner }：独房{ $days }日。
moments-points = 今日の点
moment-produced = { $who ->
    [you] あなたは{ $points }点を獲得
   *[other] { $name }は{ $points }点を獲得
}
    .line = { $who ->
        [you] あなた：+{ $points }（トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }）
       *[other] { $name }：+{ $points }（トンネル{ $tunnel }、力ずく{ $force }、頭脳{ $finesse }）
    }
moment-escaped = { $who ->
    [you] あなたはルイスウィルから脱獄！
   *[other] { $name }がルイスウィルから脱獄！
}
    .line = { $goal }点がそろい、ギャングは塀の外です。
moment-moved = 船が着いた：全員アルカトラズへ

# 選択で変わるもの：記号と名前。
gauge-points = ★
    .name = 今夜の点
gauge-tunnel = ▼
    .name = 今夜のトンネル
gauge-force = ■
    .name = 今夜の力ずく
gauge-finesse = ◆
    .name = 今夜の頭脳
gauge-watch = ◉
    .name = 見張りで防げる巡回の値
gauge-harm = ♠
    .name = 妨害役がふいにできる点
gauge-persuasion = ♥
    .name = 最良の勧誘役の腕力
gauge-names = ♡
    .name = 勧誘役のリストの名前
gauge-blanks = □
    .name = 白紙カード
gauge-orders = !
    .name = 指令のないメンバー
gauge-idle = ○
    .name = 今日何もしないメンバー
gauge-hands = ♣
    .name = 明日動けるメンバー

# 動詞：見落としやすい選択のボタン。
verb-sabotage = 妨害役を送る
verb-recruit = 中立の囚人を勧誘
verb-claim = 新入りを狙う
verb-claim-instead = 代わりに新入りを狙う
verb-move = メンバーを移す
verb-talk = 巡回を言いくるめる
verb-bribe = 巡回を買収
verb-blame = 罪をかぶる
verb-last-resort = 作業役を差し出す

# 物の役割。
thing-race = 手口の点が最初に足りたギャングが脱獄して勝ちます。点は毎晩加わります。
    .clauses = LUI-072
thing-runner = ギャングの進み具合です。手口ごとの点が載っています。
    .clauses = LUI-072
thing-day = その日のイベントは、一日だけルールを変えます。天気、喧嘩、移送、新入り、巡回などです。すべての指令が書かれてから来ます。
    .clauses = LUI-089 LUI-094
thing-patrol = 巡回は、誰かが作業している手口をすべて調べます。その値が最良の見張り役の目を上回ると、手口は見つかります。
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = 巡回がトンネルを見つける力です。同じかそれ以上に目の利く見張り役がいれば隠せます。
    .clauses = LUI-119
thing-patrol-force = 巡回が力ずくを見つける力です。同じかそれ以上に目の利く見張り役がいれば隠せます。
    .clauses = LUI-119
thing-patrol-finesse = 巡回が頭脳を見つける力です。同じかそれ以上に目の利く見張り役がいれば隠せます。
    .clauses = LUI-119
thing-patrol-talk = 口八丁がこれを上回る見張り役は、無料で巡回を言いくるめます。
    .clauses = LUI-061
thing-patrol-bribe = 買収がこれを上回る見張り役は、巡回を買収できます。足りなくても手口は助かりますが、本人が処罰されます。
    .clauses = LUI-063 LUI-112
thing-warden = 喧嘩した者、名指しされた者、連行された者は、夕方に1枚の処罰カードでまとめて裁かれます。
    .clauses = LUI-069
thing-solitary = ここにいる者は仕事がなく、勧誘もできません。毎晩1日ずつ減ります。
    .clauses = LUI-067
thing-newcomers = 今日のイベントで来た者です。勧誘役は今日狙えます。残りは夕方に中立になります。
    .clauses = LUI-071
thing-newcomer = 裏向きの新入りです。勧誘役は正体を見ずに狙えます。狙うと全員に正体が見えます。
    .clauses = LUI-R15 LUI-095
thing-neutrals = どのギャングにも属さない囚人です。勧誘役1人につき3人まで名前を書けます。最も強い勧誘役が引き入れます。
    .clauses = LUI-050 LUI-051
thing-decks = これから来る可能性のあるカードです。誰が見てもかまいませんが、順番は分かりません。
thing-deck-events = 毎日1枚ずつ来ます。
thing-deck-finals = ほかのすべての後に、1日1枚来ます。そのうち1枚がアルカトラズへの引っ越しで、ゲームを終わらせます。
    .clauses = LUI-073
thing-deck-patrols = 毎日1枚以上引き、番号の最も大きいものが捜索します。
    .clauses = LUI-056
thing-deck-punishments = 処罰される者がいれば、夕方に1枚引きます。
    .clauses = LUI-069
thing-deck-specialists = 珍しい技能を持つ囚人です。来るとすぐに知られます。
    .clauses = LUI-099
thing-deck-ordinary = 一般の囚人は裏向きで来ます。
    .clauses = LUI-095
thing-deck-gone = 移送され、二度と戻りません。
    .clauses = LUI-094
thing-gang = 同じ点を狙う競争相手です。持ち場に何があるかを見て、一番痛い所を妨害しましょう。
thing-piles = メンバーを1人ずつ持ち場に置きます。それが今日の仕事です。すべてのカードが公開されるまで、誰がどこにいるかは誰にも見えません。
    .clauses = LUI-031
thing-own = あなたのメンバーです。1人をタッチし、次に持ち場をタッチすると仕事が決まります。
    .clauses = LUI-030
thing-orders = 妨害役と勧誘役への指示です。公開まではあなただけが知っています。
thing-blanks = 白紙カードは何もしません。持ち場に置くと、誰かがそこで働いているように見せかけられます。
    .clauses = LUI-017
thing-entry = 勧誘役のリストの名前です。イベントの後、新入りと入れ替えられます。
    .clauses = LUI-R14 LUI-043
thing-pool = ギャングの、一つの手口の点です。妨害役がふいにできるのは今日の分だけで、すでにある点は減りません。
    .clauses = LUI-053
thing-pile-tunnel = 掘る：シャベル1つごとに、今夜トンネルの点が1点入ります。
thing-pile-force = 武器、人脈、金：紙幣1枚ごとに、今夜力ずくの点が1点入ります。
thing-pile-finesse = 計画し、観察する：電球1つごとに、今夜頭脳の点が1点入ります。
thing-pile-watch = 見張り役は点を生みません。最良の1人が、全手口を巡回と妨害役から守ります。口八丁、買収、罪かぶりもできます。
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = 妨害役には、相手と手口を指令で示します。悪知恵から相手の最良の見張り役の観察力を引いた分だけ、相手は今日の点を失います。
    .clauses = LUI-053
thing-pile-recruit = 勧誘役には、3人までのリストを渡します。最も強い勧誘役が囚人を引き入れます。互角なら誰も引き入れられません。
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = 休息する者は今日何もしません。仕事の要らない技能は働きます。

# 囚人のカードの各行。
explain-title = { $who }、{ $nation }
explain-rank-boss = ギャングのボス：勧誘も移送もされません。
explain-rank-specialist = 専門家：珍しい技能を持ち、すぐに知られます。
explain-rank-ordinary = 一般の囚人です。
explain-shovel = シャベル{ $n }：掘る（トンネル）ときの点です。
explain-banknotes = 紙幣{ $n }：力ずくの作業をするときの点です。
explain-bulb = 電球{ $n }：頭脳の作業をするときの点です。
explain-of-cunning = 悪知恵{ $n }：妨害役としてふいにできる量です。
explain-of-strength = 腕力{ $n }：勧誘のうまさです。ボスはこれで喧嘩を止めます。
explain-of-observation = 観察力{ $n }：見張り役として防げる巡回と妨害役の強さです。
explain-can = 今できること：{ $label }。
explain-lacks = 脱獄まであと{ $n }点です。
explain-aversion = 毛嫌い：このギャングに{ $nation }は入れません。
explain-refuses = 拒絶：{ $nation }のボスには加わりません。
explain-stubborn = 頑固：引き入れられるのは、腕力{ $n }以上の勧誘役だけです。
explain-countryman = 同胞：勧誘役として、{ $nation }に対して腕力+{ $n }です。
explain-quell = 威厳：喧嘩を止めるとき腕力+{ $n }です。
explain-engineer = 技師：{ $way }の作業をすると、そこで生まれる点{ $per }点ごとに+{ $bonus }です。
explain-teamwork = 協調：ほかに{ $others }人以上と{ $way }の作業をすると+{ $bonus }です。
explain-weatherproof = 全天候：作業している所では、悪天候で失う点が最大{ $n }少なくなります。
explain-noisy = 騒音：作業している手口が、巡回に{ $n }だけ見つかりやすくなります。
explain-snitch = 密告屋：仕事が何であれ、ギャングのすべての手口が巡回に{ $n }だけ見つかりやすくなります。
explain-panics = うろたえ：巡回の番号が{ $n }以上だと、点を生みません。
explain-smooth-talk = 口八丁{ $n }：見張り役として、抵抗がこれより低い巡回を無料で言いくるめます。
explain-bribery = 買収{ $n }：見張り役として、抵抗がこれより低い巡回をわずかな点で買収します。
explain-lookout = 物見：見張り役として、巡回が{ $way }を調べるとき{ $n }だけ目が利きます。
explain-insider = 内通者：見張り役として、番号{ $n }以下の巡回を1だけ弱めます。
explain-bodyguard = 用心棒：見張り役として、妨害役に対して{ $n }だけ目が利きます。
explain-wrecker = 壊し屋：{ $way }を妨害するとき悪知恵+{ $n }です。
explain-coward = 臆病者：罪をかぶらず、差し出されず、買収も成功するときだけ行います。
explain-hothead = 短気：喧嘩を止めるのが{ $n }だけ難しくなります。
explain-peaceful = 温厚：カードに書かれていても喧嘩をしません。
explain-tough = 頑丈：自分の独房の日数が{ $n }日減ります（少なくとも1日）。
explain-advocate = 弁護人：仲間の独房の日数が{ $n }日減ります（少なくとも1日）。
explain-scout = 情報通：裏向きの新入りのうち最初の{ $n }人の正体を、ギャングがひそかに知ります。

# Escape from Luiswile.

# Ways: the name, then as "the" object of a sentence, as the reader's own, after "of" and after "on", and as the subject behind a colon.
way-tunnel = Tunnel
    .the = the Tunnel
    .your = your Tunnel
    .of = of the Tunnel
    .on = on the Tunnel
    .subject = Tunnel
way-force = Force
    .the = the Force
    .your = your Force
    .of = of the Force
    .on = on Force
    .subject = Force
way-finesse = Finesse
    .the = the Finesse
    .your = your Finesse
    .of = of the Finesse
    .on = on Finesse
    .subject = Finesse
way-all = all ways

pile-tunnel = Tunnel
    .short = Tunnel
pile-force = Force
    .short = Force
pile-finesse = Finesse
    .short = Finesse
pile-watch = Watch
    .short = Watch
pile-sabotage = Sabotage
    .short = Sabotage
pile-recruit = Recruit
    .short = Recruit
pile-rest = Rest
    .short = Rest

trait-cunning = Cunning
trait-strength = Strength
trait-observation = Observation

value-shovel = Shovel { $n }
value-banknotes = Banknotes { $n }
value-bulb = Bulb { $n }
value-observation = Observation { $n }
value-cunning = Cunning { $n }
value-strength = Strength { $n }
value-none = no task

nation-pl = Pole
    .many = Poles
nation-de = German
    .many = Germans
nation-ru = Russian
    .many = Russians
nation-it = Italian
    .many = Italians
nation-ie = Irishman
    .many = Irishmen
nation-us = American
    .many = Americans
nation-fr = Frenchman
    .many = Frenchmen
nation-mx = Mexican
    .many = Mexicans

# Cards and their special rules.
card = { $who }, { $nation }: Shovel { $shovel }, Banknotes { $banknotes }, Bulb { $bulb }, Cunning { $cunning }, Strength { $strength }, Observation { $observation }
# Ids begin with `skill-` and `tag-` and have the kind of skill behind it.
skill-aversion = Aversion (holds no { $nation })
skill-refuses = Refusal (follows no { $nation })
skill-stubborn = Stubborn (needs Strength { $n })
skill-countryman = Countryman (+{ $n } with { $nation })
skill-quell = Authority (+{ $n } to stop fights)
skill-engineer = Engineer ({ $way }: +{ $bonus } for every full { $per })
skill-teamwork = Team player ({ $way }: +{ $bonus } with { $others ->
    [one] { $others } other
   *[other] { $others } others
})
skill-weatherproof = Weatherproof { $n }
skill-noisy = Noisy { $n }
skill-snitch = Snitch { $n }
skill-panics = Panics (patrol { $n } or higher)
skill-smooth-talk = Smooth talk { $n }
skill-bribery = Bribery { $n }
skill-lookout = Lookout ({ $way } +{ $n })
skill-insider = Insider (patrol { $n } or lower)
skill-bodyguard = Bodyguard +{ $n }
skill-wrecker = Wrecker ({ $way } +{ $n })
skill-coward = Coward
skill-hothead = Hothead +{ $n }
skill-peaceful = Peaceful
skill-tough = Tough { $n }
skill-advocate = Advocate { $n }
skill-scout = Scout { $n }

# What events do.
patrol-stat-number = number
patrol-stat-shovel = Shovel
patrol-stat-banknotes = Banknotes
patrol-stat-bulb = Bulb
patrol-stat-efficacy = efficacy
patrol-stat-talk = resistance to talk
patrol-stat-bribe = resistance to bribery
effect-way = Production, { $what }: { $n }.
effect-worker = Each worker, { $what }: { $n }.
effect-crowded = A gang with more than { $size } active members produces { $n } fewer on every way.
effect-patrol = Patrol, { $what }: { $n }.
effect-suspicion = A gang with more than { $size } active members is found more easily: efficacy +{ $n }.
effect-warden = Days in solitary: { $n }.
effect-everybody = Everybody's { $what }: { $n }.
effect-ban-recruit = Nobody can recruit.
effect-ban-sabotage = Nobody can sabotage.
effect-ban-work-tunnel = Nobody can work on the Tunnel.
effect-ban-work-force = Nobody can work on Force.
effect-ban-work-finesse = Nobody can work on Finesse.
effect-no-smooth-talk = Smooth talk does not help.
effect-no-bribery = Bribes do not help.
effect-no-blame = Nobody can take the blame.
effect-recruit-limit = { $n ->
    [one] Only the first entry of each list counts.
   *[other] Only the first { $n } entries of each list count.
}
effect-open-arrivals = Newcomers arrive face up.
effect-reassign = { $n ->
    [one] Everybody may move one member to another pile.
   *[other] Everybody may move up to { $n } members to other piles.
}
effect-single-out = Singled out for punishment: { $names }.
effect-amnesty = { $n ->
    [one] Everybody in solitary sits one day less.
   *[other] Everybody in solitary sits { $n } days less.
}
effect-pool-loss = Every gang loses { $n } points: { $what }.
effect-leader-loss = The leading gang loses { $n } points of its largest pool.
effect-transfer-largest = { $n ->
    [one] The largest gang loses the member with the highest number.
   *[other] The largest gang loses the { $n } members with the highest numbers.
}
effect-move-out = The game ends.
event-title = Today: { $title }.
event-fights = Fights: { $fights }.
event-out = To leave: { $names }.
event-patrols = { $count ->
    [one] One patrol.
   *[other] { $count } patrols, the strongest counts.
}

# Punishments.
sentence-warning = nothing happens
sentence-solitary = { $n ->
    [one] one day in solitary
   *[other] { $n } days in solitary
}
sentence-by-cause = days in solitary: { $fight } for a fight, { $other } for anything else
sentence-by-type = days in solitary: a boss { $boss }, a specialist { $specialist }, anybody else { $ordinary }
sentence-fine = their gangs lose { $n } points of the largest pool
sentence-deport = ordinary prisoners leave for good, all others get { $n } days in solitary

# What is on the table.
day = Day { $day }
clock-early = Of the first { $days } days, none brings the move.
clock-late = The move to Alcatraz may come any day.
day-excluded = Without a task for the rest of the day: { $names }.
day-to-punish = To be punished tonight: { $names }.
patrol-title = Patrol
patrol-values = Tunnel { $tunnel }, Force { $force }, Finesse { $finesse }; resists talk { $talk }, bribes { $bribe }
fate-detected = { $name }: { $way } is found and must be defended.
fate-bribed = { $name }: { $way } is saved by a bribe.
fate-halved = { $name }: { $way } is saved for half of its points.
fate-caught = { $name }: { $way } is lost for today.
gangs = Gangs
gang = { $name }, led by { $boss }: { $total } of { $goal } points (Tunnel { $tunnel }, Force { $force }, Finesse { $finesse })
gang-members = With him: { $names }.
gang-piles = Cards face down: { $piles }.
neutrals = Neutral prisoners
newcomers = Newcomers
newcomer-down = { $slot }: face down
newcomer-scouted = { $slot }, known to your scouts only: { $card }
solitary = Solitary
solitary-line = { $days ->
    [one] { $who }: one day
   *[other] { $who }: { $days } days
}
plan = Plan of { $name }
plan-pile = { $pile }: { $names }
plan-pile-blanks = { $blanks ->
    [one] { $pile }: { $names }, and one blank
   *[other] { $pile }: { $names }, and { $blanks } blanks
}
own-gang = Your gang
sabotage-order = Order for { $who }: sabotage { $name }, { $way }.
recruit-order = Order for { $who }: win { $names }.
order-void = Void, he is out of action: { $order }

# Questions.
ask-place = { $left ->
    [0] All your members have a task. Add blank cards to bluff, or be ready.
    [one] One of your members has no task yet. Give him one; without a task he rests.
   *[other] { $left } of your members have no task yet. Give them one; who has none rests.
}
ask-orders = Give your orders. Still waiting: { $idle }.
ask-orders-done = { $room ->
    [0] All whom you send have their orders. Nothing left to do: be ready.
   *[other] All whom you send have their orders. Add names to your recruiters' lists, or be ready.
}
ask-stop = { $a } and { $b } are about to fight. Does your boss stop them? If not, both lose their tasks today and see the warden tonight.
ask-changes = { $moves ->
    [0] After the event: shall your recruiters claim newcomers before all cards are revealed?
    [one] After the event: you may still move one member before all cards are revealed.
   *[other] After the event: you may still move { $moves } members before all cards are revealed.
}
ask-changes-done = Nothing left to change after the event: be ready.
ask-defend = The patrol { $patrol } has found { $way }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} today. How do you defend it: { $ways }?
defend-talk = talk them away for free
defend-bribe = bribe them for { $cost } points
defend-blame = let a watcher take the blame and the punishment
defend-last-resort = give up a worker and half of the points
ask-wait = The others decide.

# Choices.
do-place = { $who }: { $pile } ({ $value })
do-place-blank = A blank card: { $pile }
do-ready = Ready
do-ready-idle = Ready: { $idle }
idle-members = { $n ->
    [one] one member idle
   *[other] { $n } members idle
}
idle-saboteurs = { $n ->
    [one] one saboteur without an order
   *[other] { $n } saboteurs without an order
}
idle-recruiters = { $n ->
    [one] one recruiter without an order
   *[other] { $n } recruiters without an order
}
do-sabotage = { $who }: sabotage { $name }, { $way }
do-recruit = { $who }: win { $target }
do-stop = Stop { $a } and { $b }: both keep their tasks
do-let-fight = Let { $a } and { $b } fight: both lose their tasks and see the warden tonight
do-claim = { $who }: win newcomer { $target }
do-claim-instead = { $who }: win newcomer { $target } instead of entry { $entry }
do-move = Move { $who } to { $pile } ({ $value })
do-talk = { $who } talks them away: free
do-bribe = { $who } bribes them: { $cost } points less
do-bribe-in-vain = { $who } tries to bribe them in vain: he is punished, no points are lost
do-blame = { $who } takes the blame: he is punished, no points are lost
do-last-resort = Give up { $who }: he is punished, half of today's points are lost

# What happened.
told-morning = Day { $day } begins.
told-ready = { $name } is ready.
    .you = You are ready.
told-piles = All cards are placed. { $piles }.
told-stopped = { $name }'s boss stops { $a } and { $b } before the guards see it.
    .you = Your boss stops { $a } and { $b } before the guards see it.
told-let-fight = { $name }'s boss lets { $a } and { $b } fight.
    .you = Your boss lets { $a } and { $b } fight.
told-fought = { $a } and { $b } fight: no task today, and the warden tonight.
told-left = { $who } leaves Luiswile for good.
told-arrived-unknown = { $count ->
    [one] One newcomer arrives face down.
   *[other] { $count } newcomers arrive face down.
}
told-arrived = { $who } arrives, and everybody knows him.
told-singled-out = { $who } is singled out for punishment.
told-amnestied = { $who } comes back from solitary at once.
told-lost = { $points ->
    [one] { $name } loses one point: { $way }.
   *[other] { $name } loses { $points } points: { $way }.
}
    .you = { $points ->
        [one] You lose one point: { $way }.
       *[other] You lose { $points } points: { $way }.
    }
told-scouted = Your scouts say that { $slot } is { $who }.
told-revealed = { $name } reveals: { $piles }.
    .you = You reveal: { $piles }.
told-uncovered = { $slot } is turned face up: { $who }.
told-joined = { $who } joins the gang of { $name }.
    .you = { $who } joins your gang.
told-contested = { $who } cannot decide between equals and stays as he is.
told-unmoved = Nobody can win { $who } today.
told-sabotaged = { $points ->
    [one] { $who } spoils one point of { $name }: { $way }.
   *[other] { $who } spoils { $points } points of { $name }: { $way }.
}
    .you = { $points ->
        [one] { $who } spoils one of your points: { $way }.
       *[other] { $who } spoils { $points } of your points: { $way }.
    }
told-patrol = On patrol: { $used }.
told-patrols = On patrol: { $names }. What counts is { $used }.
told-detected = The patrol finds { $way } of { $name }.
    .you = The patrol finds { $way }.
told-talk = { $who } talks the patrol away from { $way } of { $name }.
    .you = { $who } talks the patrol away from { $way }.
told-bribe = { $who } buys the patrol off from { $way } of { $name }.
    .you = { $who } buys the patrol off from { $way }.
told-failed-bribe = { $who } offers a bribe for { $way } of { $name } and is led away himself.
    .you = { $who } offers a bribe for { $way } and is led away himself.
told-blame = { $who } takes the blame for { $way } of { $name }.
    .you = { $who } takes the blame for { $way }.
told-last-resort = { $name } gives up { $who } to save half { $way }.
    .you = You give up { $who } to save half { $way }.
told-caught = { $name } cannot save { $way }: everybody who works there is led away.
    .you = You cannot save { $way }: everybody who works there is led away.
told-released = { $who } comes back from solitary.
told-punishment = The warden's word: { $title } – { $effects }.
told-locked-up = { $days ->
    [one] { $who } goes to solitary for one day.
   *[other] { $who } goes to solitary for { $days } days.
}
told-produced = { $name } produces today: Tunnel { $tunnel }, Force { $force }, Finesse { $finesse }.
    .you = You produce today: Tunnel { $tunnel }, Force { $force }, Finesse { $finesse }.
told-settled = { $who } is one of the neutral prisoners now.
told-escaped = { $name } escapes from Luiswile!
    .you = You escape from Luiswile!
told-moved = The boats are here: everybody is moved to Alcatraz.

outcome-escape = A gang has escaped.
outcome-move = Everybody was moved to Alcatraz before any gang was ready. Nobody has escaped.
outcome-leader = Everybody was moved to Alcatraz; the best prepared gang wins.

# Options.
option-goal_mode = What must reach 250 points
option-goal_mode-sum = the three ways together
option-goal_mode-per_way = one way alone
option-transfer_result = Who wins when the move comes
option-transfer_result-nobody = nobody
option-transfer_result-leader = the leading gang
option-neutrals_for_two = Neutral prisoners for two players
option-neutrals_for_two-few = 2 specialists and 8 others
option-neutrals_for_two-printed = 3 specialists and 22 others, as printed

# Why not.
clause-LUI-017 = All your blanks are placed already; they come back when cards are revealed.
clause-LUI-030 = Only free members of your own gang get a task: nobody in solitary and nobody else's man.
clause-LUI-031 = He has a task already, and one prisoner does one thing a day. Take the step back to change it.
clause-LUI-039 = Only an active watcher of your own can talk, bribe or take the blame. Choose one, or give up a worker.
clause-LUI-040 = Only your own active saboteur can be sent, and only against a gang at this table.
clause-LUI-041 = This saboteur has his order: one gang and one way. Take the step back to change it.
clause-LUI-042 = Only your own active recruiters have a list. Choose somebody from the pile Recruit.
clause-LUI-043 = His list is full: a recruiter tries three at most. A newcomer can take the place of an entry.
clause-LUI-045 = Today's event forbids this defence. Choose another.
clause-LUI-059 = There is nothing to defend: defences are for ways that the patrol has found.
clause-LUI-062 = He has no skill in bribery. Let somebody else try, or choose another defence.
clause-LUI-081 = A coward takes no blame and cannot be given up. Choose somebody else.
clause-LUI-090 = No fight can be stopped now: that is asked after the event, when two of your own men fight.
clause-LUI-R07 = Cards are placed first, then orders are written, and each only in its own step of the morning.
clause-LUI-R11 = He is on this list already; no entry stands twice. Another recruiter may list him too.
clause-LUI-R12 = Only neutral prisoners outside solitary can be listed: no members, no bosses, nobody who has not arrived.
clause-LUI-R14 = After the event only this can change: recruiters may claim today's newcomers, and members may be moved if the event says so.
clause-LUI-R24 = A boss stops only fights between two men of his own gang.
clause-LUI-R22 = You are asked about another fight. Answer that one, in the order of the card.
clause-LUI-R25 = He is out of all action today. Choose somebody who is still active.
clause-LUI-R30 = A saboteur cannot be sent against his own gang. Choose a rival.
clause-LUI-R37 = That would fail. Smooth talk must beat the patrol's resistance, and a coward's bribe must succeed.
clause-LUI-R39 = He has been led away already: one watcher covers one way. Choose somebody else.
clause-LUI-R40 = Only somebody who works on the way that was found can be given up for it.
clause-LUI-R51 = Your gang may not hold him: your boss's aversion or his own refusal is in the way.
clause-LUI-R57 = A change is not changed again: take the step back instead.
clause-LUI-R58 = This question has an answer of its own, and "ready" is none. Choose one of the answers.

# What the rules decide by themselves, as the log says it.
clause-LUI-050 = Of several gangs, the one with the strongest recruiter wins him.
clause-LUI-051 = When the strongest recruiters are equal, he joins nobody.
clause-LUI-053 = Sabotage costs today's points of that way: the saboteur's Cunning less the best watcher's Observation.
clause-LUI-056 = Of several patrols only the one with the highest number counts.
clause-LUI-061 = Smooth talk saves the way for free: it takes a watcher with that skill, and it must beat the patrol's resistance.
clause-LUI-063 = A bribe that is too small saves the way, but the briber is punished.
clause-LUI-064 = A watcher may take the blame: he is punished, and the work goes on.
clause-LUI-065 = As a last resort a worker is given up; half of today's points are saved.
clause-LUI-067 = Whoever has served his days returns to where he belonged.
clause-LUI-069 = One punishment card holds for all who are punished that day.
clause-LUI-071 = In the evening newcomers whom nobody won join the neutral prisoners.
clause-LUI-072 = The match ends when a gang has reached the goal.
clause-LUI-073 = The match also ends when the move to Alcatraz comes.
clause-LUI-089 = Whoever fights does nothing else today and is punished in the evening.
clause-LUI-091 = A boss stops a fight of his own men if his Strength is greater than its weight.
clause-LUI-094 = Whoever is transferred leaves Luiswile for good.
clause-LUI-095 = Ordinary newcomers are unknown: their cards lie face down for the day.
clause-LUI-098 = A scout knows newcomers who lie face down, for his own gang alone.
clause-LUI-099 = A specialist is recognised as soon as he arrives.
clause-LUI-112 = A successful bribe costs 2 of today's points of that way.
clause-LUI-119 = A way is found if the patrol's value is greater than the best watcher's Observation.
clause-LUI-R15 = A newcomer who was claimed is turned face up before everybody.
clause-LUI-R41 = Without any defence the way yields nothing today, and all its workers are punished.

# Prisoners, in a line of flavour.
prisoner-2301 = Ran the Pruszków mob; his looks do the talking, fear does the rest.
prisoner-1007 = A tailor by trade: every loose thread gets cut.
prisoner-3140 = Dockers' king, with fists like mooring posts.
prisoner-4420 = Lost a shipment in Marseille and never forgave the whole coast.
prisoner-0777 = Called the Duke; has never raised his voice nor needed to.
prisoner-5512 = Keeps a grudge and a timetable, both to the minute.
prisoner-1963 = Gallery thief who still corrects the warden's grammar.
prisoner-6200 = Trusts nobody who was arrested in his own country.
prisoner-4175 = Construction engineer who dug under the reserve bank, caught at an ice-cream stand.
prisoner-5081 = Prison doctor with no licence and no complaints.
prisoner-6001 = Union man; when he stands up the whole hall stands up.
prisoner-6034 = Quartermaster of three wars, on all the sides.
prisoner-6058 = Professor of logic; failed only the practical exam.
prisoner-6077 = Demolition man who prefers it when nobody notices.
prisoner-6093 = Clockwork burglar; things stop when he walks by.
prisoner-6112 = Called the Owl. Has not blinked since the trial.
prisoner-6125 = Actor; plays an innocent man at every roll call.
prisoner-6148 = Silver-mine foreman; rain only softens the ground.
prisoner-6160 = Lighthouse keeper, sentenced for signalling.
prisoner-6183 = Banker; the vault was empty when he closed it.
prisoner-6199 = Survived two winters on a raft. Solitary bores him.
prisoner-6215 = Led a strike, a regiment and one very long march.
prisoner-6230 = Clerk at the registry until it began to go missing.
prisoner-6247 = Publican; everyone has a tab with him.
prisoner-6266 = Former guard, same corridor, other side.
prisoner-6281 = Hotel concierge; knows which guest is worth knowing.
prisoner-0158 = Birdwatcher with a special interest in uniforms.
prisoner-0189 = Brilliant lawyer, caught bribing the one judge with a camera.
prisoner-0264 = Court stenographer who remembers every loophole.
prisoner-0277 = Removed a safe without opening the door. Or a wall.
prisoner-0362 = Digs in his sleep; the bunk below complains.
prisoner-0370 = Sees everything and tells it to anyone.
prisoner-0389 = Ran the numbers until the numbers ran him.
prisoner-0418 = Knows every clay between here and the river.
prisoner-0452 = Solves the crossword in ink, then encrypts it.
prisoner-0533 = Vintner; his cellar simply kept growing.
prisoner-0606 = Forester; speaks little and in one direction.
prisoner-0650 = Collects debts door to door, taking the doors along.
prisoner-0714 = Sold the same bridge twice in one afternoon.
prisoner-0840 = Card sharp; the deck in cell nine has fifty-three aces.
prisoner-0905 = Catacomb guide whose tourists kept losing their wallets.
prisoner-0921 = Defrocked, but still hears confessions for a fee.
prisoner-0999 = Does everything adequately, which is rare in here.
prisoner-1043 = Night watchman who switched shifts for good.
prisoner-1119 = Truck driver; every load arrived one crate short.
prisoner-1245 = Old navvy who hums so the shovels keep time.
prisoner-1290 = Baker. Kneads, mostly shoulders.
prisoner-1304 = Never lends his shovel. Ask 3569.
prisoner-1409 = Leaves with more than he came with, even from the shower.
prisoner-1488 = Block librarian; fines are payable in cigarettes.
prisoner-1568 = Postman; knew what was in every envelope.
prisoner-1597 = Forges passes, passports and apologies.
prisoner-1661 = Knocks before entering. The door rarely survives.
prisoner-1736 = Mapmaker, drawn to restricted areas.
prisoner-1852 = Passed notes better than the ones the mint makes.
prisoner-1925 = Turnkey, until he turned the wrong key.
prisoner-2001 = Picks locks, pockets and quarrels.
prisoner-2087 = Bookie's lookout, the only one never surprised.
prisoner-2178 = Insurance clerk; can quote the odds of everything going wrong.
prisoner-2226 = Coal miner; swings a spoon like a pickaxe.
prisoner-2394 = Fairground boxer, forty bouts, no calendar.
prisoner-2440 = Friends on both sides of the bars, which is the trouble.
prisoner-2518 = Altar boy's face, getaway driver's eyes.
prisoner-2563 = Stage magician whose vanishing act was interrupted.
prisoner-2650 = Surveyor; apologises to a wall before breaking it.
prisoner-2735 = Rewires the bell so that lunch comes first.
prisoner-2777 = Everybody's friend, the warden's too.
prisoner-2812 = Can get you anything but a reasonable price.
prisoner-2999 = Croupier whose ball obeyed him.
prisoner-3066 = Pawnbroker with his own delivery fleet.
prisoner-3222 = A prop removed here, a beam loosened there.
prisoner-3309 = Keeps a ledger of who owes whom an apology.
prisoner-3398 = Reads a man's record from the way he holds a tray.
prisoner-3444 = Chess master who took one pawn that was not his.
prisoner-3569 = Blacksmith; bends a horseshoe when he is nervous.
prisoner-3580 = Electrician; thinks aloud, mostly about fuses.
prisoner-3655 = Falconer; hears keys three corridors away.
prisoner-3731 = The hole is warmer than where he grew up.
prisoner-3811 = Cook; the stew has layers and so has he.
prisoner-3877 = Brave underground, less so when boots pass overhead.
prisoner-3913 = Bargeman; tows his friends through any trouble.
prisoner-4014 = Gravedigger, afraid of the dark.
prisoner-4127 = Chimney sweep with a short fuse.
prisoner-4256 = Poacher, patient enough to be mistaken for a bush.
prisoner-4380 = Weightlifter who faints at the sight of a whistle.
prisoner-4533 = Quartermaster; can lose a rifle on paper.
prisoner-4642 = Circus strongman. Sneaking was another tent.
prisoner-4701 = Watchmaker. Knows when every shift ends, to the second.
prisoner-4888 = Shines the guards' boots and knows each pair by step.
prisoner-4969 = Mathematician; proved that the fence is finite.
prisoner-5022 = Barber of block B; everyone owes him a secret.
prisoner-5116 = Arsonist, retired, he says, blowing on his fingers.
prisoner-5230 = Has passed under more walls than he has walked around.
prisoner-5377 = Smuggled parrots that knew the customs officers by name.
prisoner-5489 = Puppeteer. Nobody ever sees the strings.
prisoner-5604 = Night telegraphist, fluent in taps on pipes.
prisoner-5741 = Tower signalman; can whistle in three codes.
prisoner-5850 = Mule guide; has yet to meet a fence he liked.

# Events.
event-e01 = Drowsy rain
    .text = Sleepy, overcast and rainy: the guards skip their rounds and stay where it is warm.
event-e02 = New guard
    .text = An ordinary day, neither too cold nor too warm. A new guard starts work and, before he learns the ropes, tries to be thorough.
event-e03 = Visiting day
    .text = Mild and clear. Aunts, cousins and cakes of suspicious weight.
event-e04 = Pea-souper
    .text = Fog so thick the towers vanish.
event-e05 = Heat wave
    .text = Forty in the shade, and no shade. The more men in a cell, the hotter it gets.
event-e06 = Ground frost
    .text = The soil rings like iron. Big work parties are kept indoors.
event-e07 = State inspection
    .text = Grey and still. With the inspectors about, no guard takes a coin.
event-e08 = Headcount
    .text = Cold, dry wind. Any crowd around one table is written down.
event-e09 = Library week
    .text = Soft rain, reading weather. Silence, please: large groups are sent out.
event-e10 = Spring flood
    .text = Three days of downpour. Water stands in every hole anyone ever dug.
event-e11 = Governor's pardon
    .text = Bright morning. An election is near; the hole is emptied.
event-e12 = Lockdown
    .text = Low cloud. Everyone eats in his own cell.
event-e13 = The big match
    .text = Crisp and sunny. The guards are at the radio; plans can still be changed.
event-e14 = Power cut
    .text = Thunder without rain. Nobody is quite where he was told to be.
event-e15 = Double delivery
    .text = Dry, light wind. Two lorries at the gate and one clerk with a list.
event-e16 = Anonymous letter
    .text = Drizzle. Four numbers, no signature.
event-e17 = Register on the wall
    .text = Clear and cool. Today's arrivals are posted with name and trade.
event-e18 = Payday
    .text = Sunny. Full pockets, open eyes.
event-e19 = Unpaid wages
    .text = Dull and damp.
event-e20 = Lonely shift
    .text = Mist until noon. A bored guard counts heads for company.
event-e21 = Storm night
    .text = Gale and hail.
event-e22 = Transport list
    .text = Wind from the sea. The largest company goes first.
event-e23 = Bloodhounds
    .text = Dewy, good for scent. Too many boots spoil a trail, and a tunnel.
event-e24 = Locker audit
    .text = Stuffy. Every extra locker is one more queue.
event-e25 = Censor's desk
    .text = Overcast. Long guest lists take long to read.
event-e26 = Influenza
    .text = Raw and wet. It travels fastest in full cells.
event-e27 = Builders in the yard
    .text = Dry, warm ground. Nobody counts the builders' spades.
event-e28 = Quiet Sunday
    .text = Nothing stirs. In this silence a big crew has to whisper.
event-e29 = Press visit
    .text = Fine and photogenic. The warden smiles. Nobody chats with the guards today.
event-e30 = Riot in block D
    .text = Oppressive heat. Sirens until supper.
event-e31 = First snow
    .text = Every footprint shows. Many feet leave a broad road in the snow.
event-e32 = Dust storm
    .text = Sand in eyes and locks. Large groups lose each other in the dust.
event-e33 = Warden's birthday
    .text = Glorious. Every large company is invited to sing.
event-e34 = Tobacco ration cut
    .text = Sour, cold air. Nobody listens to more than one proposal.
event-e35 = Choir practice
    .text = Still and clear. A large gang is a choir, says the chaplain.
event-e36 = Bureau man
    .text = Flat light, no shadows. He asks about the best-prepared gang first.
event-e37 = Rats in the pantry
    .text = Humid. Poison everywhere below ground.
event-e38 = New searchlights
    .text = Moonless. A column of shadows is easy to spot.
event-e39 = Alcatraz delegation
    .text = Sea mist. Measuring tapes, lists and a seating plan for the boat.
event-e40 = Pickpocket weather
    .text = Wet snow, collars up. In a crowd everybody loses something.
event-f01 = Boats at the pier
    .text = Calm sea. Everyone is counted twice.
event-f02 = Packing the files
    .text = Paper in the wind. Half the guards are carrying boxes.
event-f03 = Last inspection
    .text = Thunder in the hills. The warden wants to hand over a clean house.
event-f04 = Goodbye letters
    .text = Golden evening. Even rivals shake hands.
event-f05 = The move
    .text = The sirens of the transport. Everyone is moved to Alcatraz.

# Patrols.
patrol-1 = Sleepy Sam
    .text = Snores in uniform.
patrol-2 = Two trainees
    .text = Still reading the manual, chapter one.
patrol-3 = Crossword club
    .text = Seven letters, a place one leaves.
patrol-4 = Old Percival
    .text = Too honest to bribe, too deaf to hear.
patrol-5 = The smokers
    .text = Will look away for a whole packet.
patrol-6 = Card players
    .text = They patrol between two hands.
patrol-7 = Kitchen escort
    .text = Follows the soup, not the spoons.
patrol-8 = Yard stroll
    .text = Two laps, clockwise, as always.
patrol-9 = Laundry check
    .text = Knows what does not belong among the sheets.
patrol-10 = Corporal Mead
    .text = Cannot be bought, but loves a story.
patrol-11 = Boiler round
    .text = Listens to pipes and to what is behind them.
patrol-12 = Mail room check
    .text = Opens everything that rattles.
patrol-13 = Library round
    .text = Counts the pages in the borrowed maps.
patrol-14 = Torch patrol
    .text = A light under every bunk.
patrol-15 = Roof walkers
    .text = They see who looks up.
patrol-16 = Drain inspection
    .text = Waders, hooks and a good nose.
patrol-17 = Locker search
    .text = Everything on the floor, please.
patrol-18 = Roll call by name
    .text = The one who is missing is the one they want.
patrol-19 = Dog handlers
    .text = The dogs do not understand jokes.
patrol-20 = Sergeant Crowe
    .text = Has a weakness for gossip, none for money.
patrol-21 = Plainclothes pair
    .text = Shoes too clean for inmates.
patrol-22 = Night captain
    .text = Walks without keys so that nobody hears him.
patrol-23 = Federal auditors
    .text = They count the bars too.
patrol-24 = Alcatraz advance party
    .text = Came to see what they are getting.

# Punishment cards.
punishment-k01 = A talking-to
    .text = The warden is late for golf.
punishment-k02 = One night below
    .text = Bread, water, and a window painted on the wall.
punishment-k03 = A short stay
    .text = The dark is free of charge.
punishment-k04 = Routine
    .text = Form 12-B, in triplicate.
punishment-k05 = Three dark days
    .text = The rats have names by the second evening.
punishment-k06 = By the book
    .text = The book is heavy and he throws it.
punishment-k07 = Warden's bad day
    .text = Someone has scratched the new car.
punishment-k08 = Example to others
    .text = The others were not looking.
punishment-k09 = No brawling here
    .text = Fists are the property of the state.
punishment-k10 = Boys will be boys
    .text = A fight he understands; a scheme he does not.
punishment-k11 = Fines and time
    .text = The commissary fund has been reviewed.
punishment-k12 = Rank has duties
    .text = The famous names embarrass him the most.
punishment-k13 = Confiscation
    .text = Two spoons, one rope, one saw in a cake.
punishment-k14 = The early boat
    .text = There is room on today's transport.

# The table to look at.
scene-race = Race to { $goal } points
scene-race-per-way = Race to { $goal } points on one way
scene-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
scene-day = { $day }: { $title }
scene-paper = The Luiswile Lantern
    .price = 2 cigarettes
scene-morning = What will the day bring?
scene-event-later = The event of the day comes when all orders are written.
scene-patrol = Patrol { $patrol }
scene-found = Found at { $name }: { $ways }
scene-patrol-later = The patrol comes when all cards are revealed.
scene-finds = Efficacy against { $way }: { $n }
scene-resists-talk = Resistance to talk: { $n }
scene-resists-bribe = Resistance to bribery: { $n }
scene-warden = Warden
scene-to-punish = To be punished tonight: { $names }.
scene-excluded = Without a task today: { $names }.
scene-nobody-punished = So far nobody is to be punished tonight.
scene-boss = Led by { $boss }.
scene-pile-of = { $cards ->
    [0] { $pile }, { $name }: no cards
    [one] { $pile }, { $name }: one card face down
   *[other] { $pile }, { $name }: { $cards } cards face down
}
scene-pool = { $cards ->
    [0] { $way }, { $name }: { $points } points, no cards
    [one] { $way }, { $name }: { $points } points, one card face down
   *[other] { $way }, { $name }: { $points } points, { $cards } cards face down
}
scene-piles = Your piles
scene-blanks = { $count ->
    [0] No blank cards left
    [one] One blank card left
   *[other] { $count } blank cards left
}
    .short = Blanks
scene-orders = Your orders
scene-entry = Entry { $entry } of { $who }: { $target }
scene-decks = Still to come
deck-events = Events that have not come ({ $count }): { $cards }
    .short = Events
deck-finals = Last events that have not come ({ $count }): { $cards }
    .short = Last
deck-patrols = Patrols in the deck ({ $count }): { $cards }
    .short = Patrols
deck-punishments = Punishments in the deck ({ $count }): { $cards }
    .short = Warden
deck-specialists = Specialists in the deck ({ $count }): { $cards }
    .short = Specialists
deck-ordinary = Prisoners whom you have not seen ({ $count }): { $cards }
    .short = Unseen
deck-gone = Gone for good ({ $count }): { $cards }
    .short = Gone
mark-punish = to be punished tonight
mark-excluded = without a task for the rest of the day
mark-barred = may not join your gang
mark-solitary = { $days ->
    [one] one day in solitary
   *[other] { $days } days in solitary
}
mark-seen = known to { $names }
mark-loss = { $n ->
    [one] sabotage takes one point tonight
   *[other] sabotage takes { $n } points tonight
}
mark-compared = patrol { $patrol }, watch { $watch }
mark-watch = best watcher sees { $n }
mark-yield = { $n ->
    [one] one point today, if nobody spoils it
   *[other] { $n } points today, if nobody spoils them
}
pick-stop = Stop them
pick-let-fight = Let them fight
pick-talk = Talk them away
pick-bribe = Bribe them
pick-blame = Take the blame

# Special rules in as few characters as can be understood.
tag-aversion = No { $nation }
tag-refuses = Not for { $nation }
tag-stubborn = Stubborn { $n }
tag-countryman = { $nation } +{ $n }
tag-quell = Authority +{ $n }
tag-engineer = Engineer +{ $n } { $way }
tag-teamwork = Team +{ $n } { $way }
tag-weatherproof = Weatherproof { $n }
tag-noisy = Noisy { $n }
tag-snitch = Snitch { $n }
tag-panics = Panics { $n }
tag-smooth-talk = Talk { $n }
tag-bribery = Bribery { $n }
tag-lookout = Lookout +{ $n } { $way }
tag-insider = Insider { $n }
tag-bodyguard = Bodyguard +{ $n }
tag-wrecker = Wrecker +{ $n } { $way }
tag-coward = Coward
tag-hothead = Hothead +{ $n }
tag-peaceful = Peaceful
tag-tough = Tough { $n }
tag-advocate = Advocate { $n }
tag-scout = Scout { $n }

# Moments: a headline, and the line below it. The headlines of whole phases are `moments-…`.
moment-morning = Day { $day } begins
moment-piles = All cards lie face down
    .line = { $who ->
        [you] You: { $piles }
       *[other] { $name }: { $piles }
    }
moment-today = Today: { $title }
moment-stopped = { $who ->
    [you] Your boss stops a fight
   *[other] { $name }'s boss stops a fight
}
    .line = { $a } and { $b } keep their tasks, and nobody is punished.
moments-fights = Fights in the yard
moment-let-fight = { $who ->
    [you] Your boss looks away
   *[other] { $name }'s boss looks away
}
    .line = { $who ->
        [you] Your boss lets { $a } and { $b } fight.
       *[other] { $name }'s boss lets { $a } and { $b } fight.
    }
moment-fought = { $a } and { $b } fight!
    .line = { $a } and { $b }: no task today, and the warden tonight.
moments-gate = Comings and goings
moment-left = { $short } leaves for good
    .line = { $prisoner } is transferred: his task, his orders and his punishment are void.
moment-arrived-unknown = { $count ->
    [one] A newcomer at the gate
   *[other] { $count } newcomers at the gate
}
    .line = { $count ->
        [one] One newcomer lies face down; recruiters may claim him unseen.
       *[other] { $count } newcomers lie face down; recruiters may claim them unseen.
    }
moment-arrived = { $short } arrives
    .line = New, and known to all: { $card }.
moment-amnestied = { $short } is pardoned
    .line = { $prisoner } is back from solitary at once, but has no task today.
moments-singled = Singled out for punishment
moment-singled-out = { $short } is singled out
    .line = { $prisoner }: no task today, and the warden tonight.
moments-losses = Points are lost
moment-lost = { $who ->
    [you] You lose { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] { $name } loses { $points ->
        [one] one point
       *[other] { $points } points
    }
}
    .line = { $who ->
        [you] You: { $way } −{ $points }
       *[other] { $name }: { $way } −{ $points }
    }
moments-scouts = Your scouts report
moment-scouted = Your scouts know { $slot }: { $short }
    .line = Only you know that { $slot } is { $card }.
moments-reveal = All cards are turned over
moment-revealed = { $who ->
    [you] Your plan lies open
   *[other] { $name }'s plan lies open
}
    .line = { $who ->
        [you] You: { $piles }
       *[other] { $name }: { $piles }
    }
moments-recruiting = Recruiting
moment-uncovered = { $slot } is { $short }
    .line = { $slot } was claimed and is turned face up: { $card }.
moment-joined = { $who ->
    [you] { $short } joins you
   *[other] { $short } joins { $name }
}
    .line = { $who ->
        [you] { $prisoner } joins you: no other gang had a recruiter as strong.
       *[other] { $prisoner } joins { $name }: no other gang had a recruiter as strong.
    }
moment-contested = { $short } cannot decide
    .line = { $prisoner } stays as he is: the strongest recruiters are equal.
moment-unmoved = { $short } joins nobody
    .line = { $prisoner } joins nobody: out of reach today, or too stubborn for who asked.
moments-sabotage = Sabotage!
moment-sabotaged = { $who ->
    [you] Sabotage! You lose { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] Sabotage! { $name } loses { $points ->
        [one] one point
       *[other] { $points } points
    }
}
    .line = { $who ->
        [you] { $prisoner } outwits your watch: { $way } −{ $points } today.
       *[other] { $prisoner } outwits the watch of { $name }: { $way } −{ $points } today.
    }
moments-patrol = The patrol goes round
moment-patrols = On patrol: { $patrol }
    .line = { $patrol } on patrol.
    .drawn = Drawn: { $names }. Only the highest number counts.
    .values = On its card: Tunnel { $tunnel }, Force { $force }, Finesse { $finesse }; resists talk { $talk }, bribes { $bribe }.
moment-detected = { $who ->
    [you] The patrol finds you: { $way }
   *[other] The patrol finds { $name }: { $way }
}
    .line = { $who ->
        [you] Found at your gang: { $way }. No watcher saw the patrol in time.
       *[other] Found at the gang of { $name }: { $way }. No watcher saw the patrol in time.
    }
moment-caught = { $who ->
    [you] You cannot save it: { $way }
   *[other] { $name } cannot save it: { $way }
}
    .line = { $who ->
        [you] You have no defence for { $way }: no points there today, and all who worked there are punished.
       *[other] { $name } has no defence for { $way }: no points there today, and all who worked there are punished.
    }
moment-talk = { $short } talks the patrol away
    .line = { $who ->
        [you] { $way } is safe, and it costs you nothing.
       *[other] { $name }: { $way } is safe, and it costs nothing.
    }
moment-bribe = { $short } buys the patrol off
    .line = { $who ->
        [you] { $way } is safe and costs you { $cost } of today's points.
       *[other] { $name }: { $way } is safe and costs { $cost } of today's points.
    }
moment-failed-bribe = The patrol refuses { $short }'s bribe
    .line = { $who ->
        [you] { $way } is safe, but { $prisoner } is led away and punished tonight.
       *[other] { $name }: { $way } is safe, but { $prisoner } is led away and punished tonight.
    }
moment-blame = { $short } takes the blame
    .line = { $who ->
        [you] { $way } is safe; { $prisoner } is led away and punished tonight.
       *[other] { $name }: { $way } is safe; { $prisoner } is led away and punished tonight.
    }
moment-last-resort = { $who ->
    [you] You give up { $short }
   *[other] { $name } gives up { $short }
}
    .line = { $who ->
        [you] { $way }: half of today's points are saved; { $prisoner } is punished tonight.
       *[other] { $name }, { $way }: half of today's points are saved; { $prisoner } is punished tonight.
    }
moments-warden = On the warden's carpet
moment-released = { $short } is back
    .line = { $prisoner } comes back from solitary.
moment-punishment = The warden's word: { $title }
    .line = { $title }: { $effects }.
moment-locked-up = { $short } goes to solitary
    .line = { $days ->
        [one] { $prisoner }: one day in solitary.
       *[other] { $prisoner }: { $days } days in solitary.
    }
moments-points = The points of the day
moment-produced = { $who ->
    [you] You make { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] { $name } makes { $points ->
        [one] one point
       *[other] { $points } points
    }
}
    .line = { $who ->
        [you] You: +{ $points } (Tunnel { $tunnel }, Force { $force }, Finesse { $finesse })
       *[other] { $name }: +{ $points } (Tunnel { $tunnel }, Force { $force }, Finesse { $finesse })
    }
moment-escaped = { $who ->
    [you] You escape from Luiswile!
   *[other] { $name } escapes from Luiswile!
}
    .line = { $goal } points are together, and the gang is out.
moment-moved = The boats are here: all go to Alcatraz

# What choices change: a sign, and a name.
gauge-points = ★
    .name = points tonight
gauge-tunnel = ▼
    .name = Tunnel tonight
gauge-force = ■
    .name = Force tonight
gauge-finesse = ◆
    .name = Finesse tonight
gauge-watch = ◉
    .name = patrols seen in time, up to
gauge-harm = ♠
    .name = points that your saboteurs can spoil
gauge-persuasion = ♥
    .name = Strength of your best recruiter
gauge-names = ♡
    .name = names on your recruiters' lists
gauge-blanks = □
    .name = blank cards
gauge-orders = !
    .name = members without an order
gauge-idle = ○
    .name = members who do nothing today
gauge-hands = ♣
    .name = members free tomorrow

# Verbs: buttons for choices that one could miss on the table.
verb-sabotage = Send a saboteur
verb-recruit = Recruit a neutral prisoner
verb-claim = Claim a newcomer
verb-claim-instead = Claim a newcomer instead
verb-move = Move a member
verb-talk = Talk the patrol away
verb-bribe = Bribe the patrol
verb-blame = Take the blame
verb-last-resort = Give up a worker

# What things are for.
thing-race = The first gang with enough points on its ways escapes and wins; points are added every evening.
    .clauses = LUI-072
thing-runner = How far a gang has come. It lists the points of each way.
    .clauses = LUI-072
thing-day = The event of the day changes the rules for a day: weather, fights, transfers, newcomers, patrols. It comes when all orders are written.
    .clauses = LUI-089 LUI-094
thing-patrol = The patrol searches every way that somebody works on. It finds a way if its value there is greater than what your best watcher sees.
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = How well the patrol finds a Tunnel. A watcher who sees at least as much hides yours.
    .clauses = LUI-119
thing-patrol-force = How well the patrol finds Force. A watcher who sees at least as much hides yours.
    .clauses = LUI-119
thing-patrol-finesse = How well the patrol finds Finesse. A watcher who sees at least as much hides yours.
    .clauses = LUI-119
thing-patrol-talk = A watcher whose smooth talk is greater than this talks the patrol away for free.
    .clauses = LUI-061
thing-patrol-bribe = A watcher whose bribery is greater than this buys the patrol off. A smaller bribe saves the way, too, but he is punished.
    .clauses = LUI-063 LUI-112
thing-warden = In the evening one punishment card holds for all who fought, were singled out or were led away.
    .clauses = LUI-069
thing-solitary = Who sits here has no task and cannot be recruited. A day is taken off every evening.
    .clauses = LUI-067
thing-newcomers = They arrived with today's event. Recruiters may claim them today; in the evening the others become neutral.
    .clauses = LUI-071
thing-newcomer = A newcomer who lies face down. A recruiter may claim him unseen, and then everybody sees who he is.
    .clauses = LUI-R15 LUI-095
thing-neutrals = Prisoners of no gang. Recruiters win them: up to three names for each recruiter, and the strongest recruiter wins.
    .clauses = LUI-050 LUI-051
thing-decks = The cards that can still come. Everybody may know them, but not their order.
thing-deck-events = One of them comes every day.
thing-deck-finals = They come after all others, one a day. One of them is the move to Alcatraz, which ends the match.
    .clauses = LUI-073
thing-deck-patrols = Every day one or more are drawn; the highest number searches.
    .clauses = LUI-056
thing-deck-punishments = One is drawn in the evening if anybody is to be punished.
    .clauses = LUI-069
thing-deck-specialists = Prisoners with rare skills. Who arrives is known at once.
    .clauses = LUI-099
thing-deck-ordinary = Ordinary prisoners arrive face down.
    .clauses = LUI-095
thing-deck-gone = They were transferred and never come back.
    .clauses = LUI-094
thing-gang = A rival wants the same points. See what lies on the piles, and sabotage what hurts most.
thing-piles = Put every member on a pile: that is his task for today. Nobody else sees who lies where until all cards are turned over.
    .clauses = LUI-031
thing-own = Your members. Touch one and then a pile to give him his task.
    .clauses = LUI-030
thing-orders = What your saboteurs and recruiters are told to do. Only you know it until the reveal.
thing-blanks = Blank cards do nothing. On a pile they make others believe that somebody works there.
    .clauses = LUI-017
thing-entry = A name on a recruiter's list. After the event a newcomer may take its place.
    .clauses = LUI-R14 LUI-043
thing-pool = The points of a gang on one way. Saboteurs can spoil what it makes there today, but not what it has.
    .clauses = LUI-053
thing-pile-tunnel = Dig: every Shovel is a point for the Tunnel tonight.
thing-pile-force = Weapons, contacts and money: every Banknote is a point for Force tonight.
thing-pile-finesse = Plan and observe: every Bulb is a point for Finesse tonight.
thing-pile-watch = Watchers make no points. The best of them protects all your ways from patrols and saboteurs, and they can talk, bribe or take the blame.
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = Each saboteur gets an order: a rival and a way. His Cunning less their best watcher's Observation is what they lose today.
    .clauses = LUI-053
thing-pile-recruit = Each recruiter gets a list of up to three names. The strongest recruiter wins a prisoner; equals win nobody.
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = Who rests does nothing today. Skills that need no task still work.

# A prisoner's card, line by line.
explain-title = { $who }, { $nation }
explain-rank-boss = Boss of a gang: he can be neither recruited nor transferred.
explain-rank-specialist = Specialist: rare skills, recognised at once.
explain-rank-ordinary = Ordinary prisoner.
explain-shovel = Shovel { $n }: points when he digs (Tunnel).
explain-banknotes = Banknotes { $n }: points when he works on Force.
explain-bulb = Bulb { $n }: points when he works on Finesse.
explain-of-cunning = Cunning { $n }: what he can spoil as a saboteur.
explain-of-strength = Strength { $n }: how well he recruits; a boss stops fights with it.
explain-of-observation = Observation { $n }: the patrols and saboteurs that he stops as a watcher.
explain-can = Now: { $label }.
explain-lacks = { $n ->
    [one] One point is missing to escape.
   *[other] { $n } points are missing to escape.
}
explain-aversion = Aversion: no { $nation } may be in his gang.
explain-refuses = Refusal: he joins no boss who is one of the { $nation }.
explain-stubborn = Stubborn: only a recruiter with Strength { $n } or more can win him.
explain-countryman = Countryman: as a recruiter he has Strength +{ $n } with { $nation }.
explain-quell = Authority: Strength +{ $n } when he stops a fight.
explain-engineer = Engineer: when he works { $way }, +{ $bonus } for every full { $per } points made there.
explain-teamwork = Team player: +{ $bonus } when he works { $way } with at least { $others ->
    [one] { $others } other
   *[other] { $others } others
}.
explain-weatherproof = Weatherproof: where he works, bad weather costs up to { $n } fewer points.
explain-noisy = Noisy: patrols find the way that he works on more easily, by { $n }.
explain-snitch = Snitch: patrols find every way of his gang more easily, by { $n }, whatever his task.
explain-panics = Panics: he makes no points when the patrol's number is { $n } or higher.
explain-smooth-talk = Smooth talk { $n }: as a watcher he talks away patrols with a lower resistance, for free.
explain-bribery = Bribery { $n }: as a watcher he buys off patrols with a lower resistance for a few points.
explain-lookout = Lookout: as a watcher he sees { $n } more when the patrol searches { $way }.
explain-insider = Insider: as a watcher he weakens patrols with number { $n } or lower by 1.
explain-bodyguard = Bodyguard: as a watcher he sees { $n } more against saboteurs.
explain-wrecker = Wrecker: Cunning +{ $n } when he sabotages { $way }.
explain-coward = Coward: he takes no blame, cannot be given up, and bribes only if it works.
explain-hothead = Hothead: his fights are harder to stop, by { $n }.
explain-peaceful = Peaceful: he does not fight, even if the card says so.
explain-tough = Tough: his own days in solitary are fewer by { $n }, but at least one.
explain-advocate = Advocate: the days in solitary of his comrades are fewer by { $n }, but at least one.
explain-scout = Scout: his gang secretly learns who { $n ->
    [one] the first newcomer is who lies
   *[other] the first { $n } newcomers are who lie
} face down.

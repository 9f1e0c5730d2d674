# Rooms: the name, after "to", "in" and "from", and with its article inside a sentence and at its beginning.
room-chapel = Chapel
    .to = to the Chapel
    .in = in the Chapel
    .from = from the Chapel
    .the = the Chapel
    .first = The Chapel
room-radio = Radio Room
    .to = to the Radio Room
    .in = in the Radio Room
    .from = from the Radio Room
    .the = the Radio Room
    .first = The Radio Room
room-dining = Dining Hall
    .to = to the Dining Hall
    .in = in the Dining Hall
    .from = from the Dining Hall
    .the = the Dining Hall
    .first = The Dining Hall
room-infirmary = Infirmary
    .to = to the Infirmary
    .in = in the Infirmary
    .from = from the Infirmary
    .the = the Infirmary
    .first = The Infirmary
room-yard = Exercise Yard
    .to = to the Exercise Yard
    .in = in the Exercise Yard
    .from = from the Exercise Yard
    .the = the Exercise Yard
    .first = The Exercise Yard
room-visiting = Visiting Area
    .to = to the Visiting Area
    .in = in the Visiting Area
    .from = from the Visiting Area
    .the = the Visiting Area
    .first = The Visiting Area
room-workshop = Workshop
    .to = to the Workshop
    .in = in the Workshop
    .from = from the Workshop
    .the = the Workshop
    .first = The Workshop
room-recreation = Recreation Room
    .to = to the Recreation Room
    .in = in the Recreation Room
    .from = from the Recreation Room
    .the = the Recreation Room
    .first = The Recreation Room
room-cells = Cell Block
    .to = to the Cell Block
    .in = in the Cell Block
    .from = from the Cell Block
    .the = the Cell Block
    .first = The Cell Block
room-laundry = Laundry
    .to = to the Laundry
    .in = in the Laundry
    .from = from the Laundry
    .the = the Laundry
    .first = The Laundry
room-guards = Guards' Room
    .to = to the Guards' Room
    .in = in the Guards' Room
    .from = from the Guards' Room
    .the = the Guards' Room
    .first = The Guards' Room
room-warden = Warden's Office
    .to = to the Warden's Office
    .in = in the Warden's Office
    .from = from the Warden's Office
    .the = the Warden's Office
    .first = The Warden's Office

side-silver = silver side
side-copper = copper side

item-key = key
    .one = a key
item-knife = knife
    .one = a knife
item-clothes = clothes
    .one = clothes
item-drug = drug
    .one = a drug
item-tool = tool
    .one = a tool
item-gun = gun
    .one = the gun
item-cash = cash
    .one = 1 cash

element-A = the riot
element-B = the tunnel
element-C = the shaft
element-D = the keys
element-E = the clothes
element-F = the hostage

# Blackmail cards: the name, and what the card says.
card-loose-tongue = Loose Tongue
    .text = move up to { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    } into a room with a task
card-cell-toss = Cell Toss
    .text = another prisoner loses an item of your choice
card-long-fingers = Long Fingers
    .text = take an item from another prisoner
card-protection-money = Protection Money
    .text = take up to { $count } cash from another prisoner
card-change-of-block = Change of Block
    .text = move another prisoner to an adjacent room
card-extra-chores = Extra Chores
    .text = another prisoner has { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    } less this round
card-closed-for-repairs = Closed for Repairs
    .text = nobody can use a room of your choice this round
card-new-hiding-place = New Hiding Place
    .text = move a task to an adjacent room
card-scrapped-idea = Scrapped Idea
    .text = replace a task by a new one
card-roll-call = Roll Call
    .text = all other prisoners in one room lose an item of their choice
card-called-in-favour = Called-In Favour
    .text = gain { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }

# What rooms do.
effect-expose = another prisoner discards a random blackmail card
effect-extort = take a random blackmail card from another prisoner
effect-guards = move { $count ->
    [one] a guard
   *[other] up to { $count } guards
} from anywhere to anywhere
effect-stamina = { $count ->
    [one] gain { $count } stamina
   *[other] gain up to { $count } stamina
}
effect-cash = { $count ->
    [one] gain { $count } cash
   *[other] gain up to { $count } cash
}
effect-take = take { $items }
effect-take-any = take { $count ->
    [one] an item
   *[other] { $count } items
} lying here
effect-draw = { $count ->
    [one] draw a blackmail card
   *[other] draw { $count } blackmail cards and keep one
}
effect-paid = pay 1 item or 1 cash, then { $effect }

# The table.
outline-round = Round
outline-rooms = Rooms, row by row
outline-tasks = Tasks
outline-prisoners = Prisoners
outline-plan = The plan
outline-cards = Your blackmail cards
none = none
task-name = { $task } “{ $name }”
round = Round { $round }; { $left ->
    [0] the next guard loses the game for all
    [one] { $left } more round after this one
   *[other] { $left } more rounds after this one
}
guard-clock = { $count } of { $most } guards are on the board.
goat-is = { $name } is the scapegoat, with +{ $bonus } AP.
task-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the task deck
blackmail-deck = { $count ->
    [one] { $count } blackmail card
   *[other] { $count } blackmail cards
} face down; discarded: { $discard }
turn-of = It is { $name }'s turn, with { $points } AP left.
guards = { $count ->
    [0] no guards
    [one] { $count } guard
   *[other] { $count } guards
}
here = { $names } here
task = task { $task }
closed = closed this round
used = used this turn
no-tasks = No task lies out.
task-line = { $task } ({ $caption }), { $room }: at least { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
} (now { $here }), at most { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
} (now { $there }); needs { $items } (there: { $held })
prisoner = { $name }, { $room }: stamina { $stamina }, cash { $cash }, items: { $items }, elements: { $letters }, { $cards ->
    [one] { $cards } blackmail card
   *[other] { $cards } blackmail cards
}.
known-cards = You know of: { $cards }.
plan-spare = Without { $name } the others have everything.
plan-lacks = Without { $name } the others lack { $letters }.
plan-element = { $letter } · { $caption }: { $count ->
    [0] nobody yet
   *[other] { $names }
}

# Questions.
ask-talk = You were the scapegoat of the last round, so you lead the talk about who it shall be now. Call the vote when all is said.
ask-vote = Whom do you make the scapegoat of this round? Nobody sees your vote before all have voted.
ask-tie = The vote is tied between { $names }. You were the scapegoat of the last round, so you decide: whom do you name? You may take the blame yourself.
ask-tie-free = The vote is tied between { $names }. You were the scapegoat of the last round, so you decide: whom do you name? It may be anybody, yourself included.
ask-step = You are { $room } with { $guards ->
    [0] no guards
    [one] { $guards } guard
   *[other] { $guards } guards
} to mind and { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} (AP). What do you do?
ask-step-free = You are { $room } and have no action points left. Do something that is free, or end your turn.
ask-step-end = You are { $room }, and nothing is left to do: end your turn.
ask-pay = { $room } wants to be paid: which item do you give for it, or 1 cash?
ask-take = Which item do you take { $room }? { $count ->
    [one] It is the last one.
   *[other] You take { $count }.
}
ask-holder-expose = Who loses a blackmail card? It is drawn at random.
ask-holder-extort = From whom do you take a blackmail card? It is drawn at random.
ask-guard-from = Which guard do you move? { $count ->
    [one] It is the last one.
   *[other] You may move { $count }.
}
ask-guard-to = Where does the guard { $room } go?
ask-drop = You hold one blackmail card too many. Which one do you discard?
ask-keep = Which of these blackmail cards do you keep? The others are discarded.
ask-source = You complete { $task }. Which token do you use up for: { $item }? Items of others need their consent.
ask-consent = { $name } wants to complete { $task } with your help. You would give up: { $items }. { $goat ->
    [yes] As the scapegoat you would gain nothing.
   *[no] You would gain the element of the card that is drawn for the others.
} Do you agree?
ask-counter = Your counter-offer to { $name }: you give { $give } and get { $get }. Touch items or cash on your sheets to add them, then propose it.
ask-deal = Your offer to { $name }: you give { $give } and get { $get }. Touch items or cash on your sheets to add them, then propose it.
ask-offer-counter = { $name } makes a counter-offer. You get: { $give }. You give: { $get }. Do you agree?
ask-offer = { $name } offers you a trade. You get: { $give }. You give: { $get }. Do you agree?
ask-victim = { $card }: { $text }. Whom do you choose?
ask-loot = Which item does { $name } lose?
ask-loot-take = Which item do you take from { $name }?
ask-target = { $card }: { $text }. Which room do you choose?
ask-lure = From where does the next guard come { $room }? { $count ->
    [one] It is the last one.
   *[other] You may move { $count }.
}
ask-exile = To which room do you send { $name }?
ask-rehide = To which room does the task { $room } go?
ask-give-up = { $name } calls the roll: which item do you give up?
ask-stay = The plan is complete, and nothing tells { $names } apart. Whom do you leave in prison?

# Choices.
label-cost = { $label } ({ $cost } AP)
label-free = { $label } (free)
label-call-vote = Call the vote
label-vote = { $who ->
    [you] Vote for yourself
   *[other] Vote for { $name }
}
label-pick = { $who ->
    [you] Take the blame yourself
   *[other] Make { $name } the scapegoat
}
label-move = Move { $room }
label-use-room = Use the room
label-use = Use { $room }: { $effect }
label-steal = Steal { $item } from { $name }
label-riot = Riot: lure a guard { $room }
label-complete = Complete the task { $task }
label-discard = Discard { $item }
label-blackmail = Play { $card }: { $text }
label-trade = Trade with { $name }
label-bribe = Bribe a guard here: 1 cash
label-stamina = Spend 1 stamina for 1 more AP
label-end = End your turn
label-pay = Pay: { $item }
label-take = Take: { $item }
label-expose = { $name } discards a random blackmail card
label-extort = Take a random blackmail card from { $name }
label-victim = { $card } against { $name }
label-guard-from = A guard { $room }
label-guard-to = { $room }
label-stop = Move no more guards
label-source = { $item } of { $name }
label-loot = { $name } loses { $item }
label-loot-take = Take { $item } from { $name }
label-target = { $card }: { $room }
label-exile = Send { $name } { $room }
label-rehide = Move the task { $room }
label-keep = Keep { $card }
label-drop = Discard { $card }
label-give = Give: { $item }
label-get = Get: { $item }
label-propose = Propose this trade
label-cancel = Cancel
label-counter = Make a counter-offer
label-accept = Agree
label-accept-offer = Agree: you get { $get } and give { $give }
label-accept-request = Agree: you give up { $items }
label-decline = Refuse
label-give-up = Give up: { $item }
label-stay = { $name } stays

# What happened.
tell-round = Round { $round } begins.
tell-room-full = { $room } is full of guards; another room is drawn.
tell-guard-came = A new guard comes { $room }.
tell-vote-called = { $who ->
    [you] You call the vote.
   *[other] { $name } calls the vote.
}
tell-voted = { $who ->
    [you] You have voted.
   *[other] { $name } has voted.
}
tell-votes = The votes: { $votes }.
tell-picked = { $who ->
    [you] You break the tie: { $other }.
   *[other] { $whom ->
        [you] { $name } breaks the tie: you.
       *[other] { $name } breaks the tie: { $other }.
    }
}
tell-goat = { $who ->
    [you] You are the scapegoat, with +{ $count } AP.
   *[other] { $name } is the scapegoat, with +{ $count } AP.
}
tell-turn = { $who ->
    [you] You begin a turn with { $count } AP.
   *[other] { $name } begins a turn with { $count } AP.
}
tell-turn-ended = { $who ->
    [you] You end the turn.
   *[other] { $name } ends the turn.
}
tell-moved = { $who ->
    [you] You move { $room }.
   *[other] { $name } moves { $room }.
}
tell-sent = { $who ->
    [you] You have to go { $room }.
   *[other] { $name } has to go { $room }.
}
tell-used = { $who ->
    [you] You use { $thing }.
   *[other] { $name } uses { $thing }.
}
tell-paid = { $who ->
    [you] You pay: { $thing }.
   *[other] { $name } pays: { $thing }.
}
tell-returned = Back { $room }: { $thing }.
tell-took = { $who ->
    [you] You take: { $thing }.
   *[other] { $name } takes: { $thing }.
}
tell-rested = { $who ->
    [you] You gain { $count } stamina.
   *[other] { $name } gains { $count } stamina.
}
tell-earned = { $who ->
    [you] You gain { $count } cash.
   *[other] { $name } gains { $count } cash.
}
tell-guard-moved = A guard moves { $from } { $to }.
tell-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] a blackmail card
   *[other] { $count } blackmail cards
}.
tell-drew-cards = You draw { $cards }.
tell-reshuffled = The discarded blackmail cards are shuffled into a new deck.
tell-kept = { $who ->
    [you] You keep one of the cards.
   *[other] { $name } keeps one of the cards.
}
tell-dropped = { $who ->
    [you] You lose the blackmail card { $thing }.
   *[other] { $name } loses the blackmail card { $thing }.
}
tell-extorted = { $who ->
    [you] You take a blackmail card from { $other }.
   *[other] { $whom ->
        [you] { $name } takes a blackmail card from you.
       *[other] { $name } takes a blackmail card from { $other }.
    }
}
tell-extorted-card = The card taken is { $card }.
tell-stole = { $who ->
    [you] You steal { $thing } from { $other }.
   *[other] { $whom ->
        [you] { $name } steals { $thing } from you.
       *[other] { $name } steals { $thing } from { $other }.
    }
}
tell-seized = { $who ->
    [you] You take { $thing } from { $other }.
   *[other] { $whom ->
        [you] { $name } takes { $thing } from you.
       *[other] { $name } takes { $thing } from { $other }.
    }
}
tell-rioted = { $who ->
    [you] You riot and lure a guard { $room }.
   *[other] { $name } riots and lures a guard { $room }.
}
tell-discarded = { $who ->
    [you] You discard { $thing }.
   *[other] { $name } discards { $thing }.
}
tell-bribed = { $who ->
    [you] You bribe a guard.
   *[other] { $name } bribes a guard.
}
tell-exerted = { $who ->
    [you] You spend 1 stamina for 1 AP.
   *[other] { $name } spends 1 stamina for 1 AP.
}
tell-offered = { $who ->
    [you] You offer { $other } a trade: { $give } for { $get }.
   *[other] { $whom ->
        [you] { $name } offers you a trade: { $give } for { $get }.
       *[other] { $name } offers { $other } a trade: { $give } for { $get }.
    }
}
tell-countered = { $who ->
    [you] You make { $other } a counter-offer: { $give } for { $get }.
   *[other] { $whom ->
        [you] { $name } makes you a counter-offer: { $give } for { $get }.
       *[other] { $name } makes { $other } a counter-offer: { $give } for { $get }.
    }
}
tell-traded = { $who ->
    [you] You and { $other } trade { $give } for { $get }.
   *[other] { $whom ->
        [you] { $name } and you trade { $give } for { $get }.
       *[other] { $name } and { $other } trade { $give } for { $get }.
    }
}
tell-trade-declined = { $who ->
    [you] You refuse the trade.
   *[other] { $name } refuses the trade.
}
tell-cancelled = { $who ->
    [you] You think better of it.
   *[other] { $name } thinks better of it.
}
tell-requested = { $who ->
    [you] You want to complete { $task } with { $items }.
   *[other] { $name } wants to complete { $task } with { $items }.
}
tell-answered = { $who ->
    [you] You have answered.
   *[other] { $name } has answered.
}
tell-request-declined = { $who ->
    [you] You refuse, and nothing happens.
   *[other] { $name } refuses, and nothing happens.
}
tell-completed = { $who ->
    [you] You complete the task { $thing }.
   *[other] { $name } completes the task { $thing }.
}
tell-marked = { $who ->
    [you] You mark element { $thing }.
   *[other] { $name } marks element { $thing }.
}
tell-reward = The card for the others is { $task }.
tell-no-reward = No task card is left for the others.
tell-task-under = { $task } goes under the deck: its letter lies out already.
tell-posted = New task { $room }: { $task }.
tell-no-task = No other task fits now.
tell-blackmailed = { $who ->
    [you] You play { $thing }.
   *[other] { $name } plays { $thing }.
}
tell-lost = { $who ->
    [you] You lose { $thing }.
   *[other] { $name } loses { $thing }.
}
tell-chores = { $who ->
    [you] You will have { $count } AP less this round.
   *[other] { $name } will have { $count } AP less this round.
}
tell-closed = { $room } is closed for this round.
tell-task-moved = The task { $task } moves { $from } { $to }.
tell-scrapped = The task { $task } is scrapped and goes under the deck.
tell-favour = { $who ->
    [you] You gain { $count } AP.
   *[other] { $name } gains { $count } AP.
}
tell-plan-complete = The plan is complete without one prisoner at least.
tell-stay-votes = The votes for who stays: { $votes }.
tell-escape = { $who ->
    [you] You stay in prison. All the others escape!
   *[other] { $name } stays in prison. All the others escape!
}

# Why it ended.
end-guards = One guard too many arrives: nobody escapes, and all lose.
end-escape = All escape but one.
end-amnesty = Nobody can decide who stays: all escape together.

# Why not.
clause-ALC-001 = Three or four can play.
clause-ALC-003 = Your sheet has no space for more: three stamina and three cash at most. Spend some first.
clause-ALC-004 = You hold three items already; discard, trade or use one first.
clause-ALC-007 = A room never holds more than four guards; choose another one.
clause-ALC-009 = A room never holds more than one task; choose a room without one.
clause-ALC-024 = That belongs to another phase: first the new guard, then the vote, then the turns.
clause-ALC-032 = The vote has not been called yet; the scapegoat of the last round ends the talk.
clause-ALC-033 = Vote for somebody at this table.
clause-ALC-043 = Only the scapegoat may play blackmail cards; keep yours for later.
clause-ALC-045 = The scapegoat cannot complete a task; somebody else has to do it.
clause-ALC-047 = You have too few action points left; stamina gives one more, else end your turn.
clause-ALC-050 = You can move only to a room that touches yours, at an edge or a corner.
clause-ALC-052 = You have used this room already this round; use another one, or come back next round.
clause-ALC-053 = You can steal only what somebody in your room has.
clause-ALC-054 = You have stolen already this round.
clause-ALC-055 = A riot lures guards only from rooms that touch yours.
clause-ALC-056 = There is no task in this room; go to one that has a task.
clause-ALC-057 = You do not hold that item; discard one of your own.
clause-ALC-058 = You do not hold that blackmail card; the Warden's Office gives some.
clause-ALC-059 = You can trade only items and cash that you two have, with somebody in your room.
clause-ALC-061 = You are offered a trade: accept or decline it first.
clause-ALC-062 = You have no cash to bribe a guard with; the Recreation Room gives some.
clause-ALC-063 = You have no stamina to spend; the Dining Hall gives some.
clause-ALC-064 = You may spend only one stamina a round.
clause-ALC-066 = There is no guard in your room, and nothing to bribe.
clause-ALC-067 = With two guards here this costs 2 action points; bribe a guard, or leave.
clause-ALC-069 = With three guards here you can only move, play blackmail cards and do what is free; bribe a guard first.
clause-ALC-071 = Nobody can enter a room with four guards; choose another one.
clause-ALC-072 = With four guards here you can only leave or end your turn.
clause-ALC-079 = There are too few prisoners in this room for the task; wait for company.
clause-ALC-080 = There are too many guards in this room for the task; lure one away.
clause-ALC-081 = Bribed guards still count for the task; lure one away instead.
clause-ALC-082 = The prisoners in this room do not hold all the items that the task needs; its card says which are missing and who has them.
clause-ALC-101 = What this room gives does not lie here now; look in the Exercise Yard, in the Visiting Area and on the sheets of others.
clause-ALC-104 = This costs 1 item or 1 cash of yours, and you do not have that.
clause-ALC-129 = Keep one of the cards that you have just drawn.
clause-ALC-R16 = At this table guards count for free rooms too: two make it cost 1 action point, three bar it.
clause-ALC-R32 = Pick one of those who are tied, or yourself; by version 2 of the rules, anybody at the table.
clause-ALC-R34 = You have bribed every guard in your room already.
clause-ALC-R36 = There is no guard in that room to be lured away.
clause-ALC-R37 = You have no place for what you want to steal: three items and three cash at most.
clause-ALC-R38 = This trade does not fit: each sheet holds three items and three cash. Change it.
clause-ALC-R40 = Items of others can be used only if their owners in your room agree, and you may ask three times a turn.
clause-ALC-R41 = Choose a token of the kind that is needed, or the gun, so that the other icons can still be covered.
clause-ALC-R46 = Vote for one of those who are tied; that is all that is left to decide.
clause-ALC-R52 = That would change nothing now: nobody and nothing fits what it asks for.
clause-ALC-R54 = Cash would leave you no slot for the item; pay with an item.
clause-ALC-R55 = Choose another prisoner who holds a blackmail card.
clause-ALC-R56 = Discard one of the cards in your hand.
clause-ALC-R60 = You have opened six trades this turn; the next one is possible in your next turn.
clause-ALC-R61 = Move at least one guard that is there, into another room.
clause-ALC-R64 = One thing at a time: first answer what you are asked.
clause-ALC-R65 = A blackmail card forbids this: choose a target that the card names, or use a room that is not closed.
clause-ALC-R66 = Custom sides are twelve letters s or c; a custom layout names the twelve rooms once each.
clause-ALC-R67 = You can take this back only while it uses items of others; choose a token.
clause-ALC-R69 = An offer can be answered with a counter-offer, and that with one more; then it is yes or no.
clause-ALC-R70 = Nothing is being asked that this could answer. Begin with the step itself: use the room, complete the task, play a card or open a trade.
clause-ALC-R68 = A trade must change something.

# What the rules decide by themselves, as the log says it.
clause-ALC-027 = When a 21st guard would come, the match ends at once and everybody loses.
clause-ALC-029 = A room never takes a fifth guard: another room is drawn until one has fewer than four.
clause-ALC-037 = When votes are tied, the scapegoat of the last round decides and may name themself.
clause-ALC-041 = Whoever is voted scapegoat again at once gets one action point more, up to +3.
clause-ALC-042 = A new scapegoat begins with one action point more than the others.
clause-ALC-074 = An item that is given up goes back to its main room; if there is no space, to the Exercise Yard, then to the Visiting Area.
clause-ALC-087 = A card is drawn for the others: everybody marks its element except the scapegoat and the one who did the task.
clause-ALC-092 = Two tasks with the same letter never lie out together: the new one goes under the deck.
clause-ALC-094 = The plan is complete when all of A to F is held even without at least one prisoner.
clause-ALC-096 = If the plan works without the scapegoat, the scapegoat stays behind.
clause-ALC-099 = When nothing else tells them apart, the others decide who of them stays.
clause-ALC-R47 = With amnesty agreed, everybody escapes if even the vote on who stays is tied.
clause-ALC-R48 = When the task deck is empty, there is no card for the others and no new task.
clause-ALC-R49 = When every card left has a letter that lies out, no new task comes now.
clause-ALC-R57 = When the blackmail deck is empty, its discards are shuffled into a new one.

# Scenes: what is shown and touched.
scene-round = Round { $round }
scene-guard = guard
scene-none-left = { $item }: none left
scene-prisoners-met = at least { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}: met
scene-prisoners-unmet = at least { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}: not met
scene-guards-met = at most { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}: met
scene-guards-unmet = at most { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}: not met
scene-item-met = { $item }: there
scene-item-unmet = { $item }: missing
scene-points = { $count } AP
scene-stamina = stamina
scene-slot = empty slot
scene-goat = scapegoat card
scene-goat-sign = scapegoat
scene-chores = −{ $count } AP
scene-stays = stays
scene-escapes = escapes
scene-marked = { $element } ({ $caption }): marked
scene-unmarked = { $element } ({ $caption }): not marked
scene-alone = nobody else has it
scene-card = blackmail card
scene-own-vote = your vote: { $name }
scene-voted = { $name } has decided
scene-result = The end
scene-request = { $name } gathers items for a task
scene-drawn = Cards drawn: keep one
scene-no-cards = You hold none. The Warden's Office has some.
scene-cards-wait = You can play them only while you are the scapegoat.
scene-trade = Trade: { $name } and { $other }
scene-deal = { $name } gives { $give }; { $other } gives { $get }.
scene-task-back = task deck
scene-card-back = blackmail deck
scene-under = Under the deck: { $tasks }
scene-removed = Done or drawn as a reward, and out of the game:
scene-blackmail = Blackmail cards
scene-plan = The plan
scene-riot = Riot: lure a guard here
scene-complete = Complete the task

# Moments: what is staged, in a headline of 60 characters at most and short lines.
moment-round = Round { $round }
moment-round-left = { $left ->
    [0] The last round: one more guard, and all of you lose.
    [one] One more round after this one.
   *[other] { $left } more rounds after this one.
}
moment-room-full = { $room } is full of guards
moment-room-full-more = No room takes a fifth guard, so another room is drawn.
moment-guard-came = A new guard comes { $room }
moment-guard-came-more = Two guards make actions there cost more, three bar most of them, four lock the room.
moment-vote-called = { $who ->
    [you] You call the vote
   *[other] { $name } calls the vote
}
moment-vote-called-more = Everybody names the next scapegoat in secret. All votes open together.
moment-votes = { $who ->
    [you] The votes are open: { $count } for you
   *[other] The votes are open: { $count } for { $name }
}
moment-votes-tied = The vote is tied: { $names }
moment-vote = { $who ->
    [you] You voted for { $other }
   *[other] { $whom ->
        [you] { $name } voted for you
       *[other] { $name } voted for { $other }
    }
}
moment-vote-self = { $who ->
    [you] You voted for yourself
   *[other] { $name } voted for { $name }
}
moment-picked = { $who ->
    [you] You break the tie: { $whom ->
        [you] you take the blame
       *[other] { $other }
    }
   *[other] { $name } breaks the tie: { $whom ->
        [you] it is you
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] You were the scapegoat of the last round, so you decided.
   *[other] { $name } was the scapegoat of the last round, and so decides.
}
moment-goat-new = { $who ->
    [you] You are the scapegoat now!
   *[other] { $name } is the scapegoat now
}
moment-goat-again = { $who ->
    [you] You are the scapegoat again!
   *[other] { $name } is the scapegoat again
}
moment-goat-bonus = { $who ->
    [you] You go first, with +{ $count } AP.
   *[other] { $name } goes first, with +{ $count } AP.
}
moment-goat-rights = { $who ->
    [you] You may play blackmail cards, but you can complete no task, and tasks bring you no element.
   *[other] { $name } may play blackmail cards, but can complete no task and gains no element.
}
moment-goat-end = { $who ->
    [you] If the others complete the plan without you this round, you stay in prison.
   *[other] If the plan is complete without { $name } this round, { $name } stays in prison.
}
moment-turn = { $who ->
    [you] Your turn: { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
   *[other] { $name }'s turn: { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
}
moment-guard-moved = A guard moves { $room }
moment-came-from = It comes { $room }.
moment-drew = { $name } draws { $count ->
    [one] a blackmail card
   *[other] { $count } blackmail cards and keeps one
}
moment-drew-more = It can be played while its holder is the scapegoat.
moment-drew-cards = { $count ->
    [one] You draw a blackmail card
   *[other] You draw { $count } blackmail cards: keep one
}
moment-dropped = { $who ->
    [you] Your card { $card } is discarded
   *[other] { $name }'s card { $card } is discarded
}
moment-extorted = { $who ->
    [you] You take a blackmail card from { $other }
   *[other] { $whom ->
        [you] { $name } takes a blackmail card from you
       *[other] { $name } takes a blackmail card from { $other }
    }
}
moment-extorted-card = The card taken: { $card }
moment-stole = { $who ->
    [you] You steal { $thing } from { $other }
   *[other] { $whom ->
        [you] { $name } steals { $thing } from you
       *[other] { $name } steals { $thing } from { $other }
    }
}
moment-seized = { $who ->
    [you] You take { $thing } from { $other }
   *[other] { $whom ->
        [you] { $name } takes { $thing } from you
       *[other] { $name } takes { $thing } from { $other }
    }
}
moment-rioted = { $who ->
    [you] You start a riot { $room }: a guard runs in
   *[other] { $name } riots { $room }: a guard runs in
}
moment-bribed = { $who ->
    [you] You bribe a guard for 1 cash
   *[other] { $name } bribes a guard for 1 cash
}
moment-bribed-more = { $who ->
    [you] One guard fewer to mind in this room, until you leave it or your turn ends.
   *[other] One guard fewer for { $name } to mind in this room.
}
moment-exerted = { $who ->
    [you] You spend 1 stamina: +1 AP
   *[other] { $name } spends 1 stamina: +1 AP
}
moment-offered = { $who ->
    [you] You offer { $other } a trade
   *[other] { $whom ->
        [you] { $name } offers you a trade
       *[other] { $name } offers { $other } a trade
    }
}
moment-countered = { $who ->
    [you] You make { $other } a counter-offer
   *[other] { $whom ->
        [you] { $name } makes you a counter-offer
       *[other] { $name } makes { $other } a counter-offer
    }
}
moment-traded = { $who ->
    [you] You trade with { $other }
   *[other] { $whom ->
        [you] { $name } trades with you
       *[other] { $name } trades with { $other }
    }
}
moment-gives = { $who ->
    [you] You give: { $goods }
   *[other] { $name } gives: { $goods }
}
moment-trade-declined = { $who ->
    [you] You refuse the trade
   *[other] { $name } refuses the trade
}
moment-trade-declined-more = Nothing changes hands.
moment-requested = { $who ->
    [you] You ask for items for a task
   *[other] { $name } asks for items for a task
}
moment-requested-items = To be used up: { $items }.
moment-request-declined = { $who ->
    [you] You refuse to help
   *[other] { $name } refuses to help
}
moment-request-declined-more = The task is not done, and no action point is spent.
moment-completed = { $who ->
    [you] You complete { $task }
   *[other] { $name } completes { $task }
}
moment-completed-pays = Its reward: element { $letter }, { $caption }.
moment-marked = You gain element { $letter }: { $caption }
moment-reward = For the others: element { $letter }, { $caption }
moment-reward-card = The card drawn is { $task }.
moment-reward-more = Everybody marks it except the scapegoat and the one who did the task.
moment-no-reward = The others get nothing
moment-no-reward-more = No task card is left to draw for them.
moment-posted = A new task { $room }
moment-posted-needs = Needs { $items }; at least { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}, at most { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
}.
moment-no-task = No new task comes
moment-no-task-more = Every card left has a letter that lies out already, or the deck is empty.
moment-blackmailed = { $who ->
    [you] You play { $card }
   *[other] Blackmail! { $name } plays { $card }
}
moment-blackmailed-text = The card says: { $text }.
moment-lost = { $who ->
    [you] You lose { $thing }
   *[other] { $name } loses { $thing }
}
moment-sent = { $who ->
    [you] You have to go { $room }
   *[other] { $name } has to go { $room }
}
moment-chores = { $who ->
    [you] You have { $count } AP less this round
   *[other] { $name } has { $count } AP less this round
}
moment-closed = { $room } is closed this round
moment-closed-more = Nobody can use it before the next round.
moment-task-moved = A task moves { $room }
moment-scrapped = { $task } is scrapped
moment-scrapped-more = It goes under the deck, and a new task comes.
moment-favour = { $who ->
    [you] You gain { $count } AP
   *[other] { $name } gains { $count } AP
}
moment-plan-complete = The plan is complete!
moment-plan-complete-more = All of A to F is there even without one of you. That one stays in prison.
moment-stay-votes = The votes are open: who stays in prison
moment-end-guards = One guard too many: you all lose
moment-end-guards-more = There is no place for another guard. Nobody escapes.
moment-end-amnesty = All of you escape!
moment-end-amnesty-more = Nothing tells you apart, so nobody is left behind.
moment-end-stay = You stay in prison
moment-end-stay-more = All the others escape without you.
moment-end-escape = You escape! { $name } stays behind
moment-end-escape-all = All escape but { $name }
moment-end-escape-more = The plan works without { $name }.

# What choices change: a sign for badges, and a name.
gauge-points = AP
    .name = action points
gauge-items = ■
    .name = items
gauge-cash = $
    .name = cash
gauge-stamina = ♥
    .name = stamina
gauge-cards = ♠
    .name = blackmail cards
gauge-elements = ★
    .name = elements of the plan
gauge-goat = ♦
    .name = the scapegoat's extra action points
gauge-chores = ▼
    .name = action points lost this round
gauge-guards = ▲
    .name = guards to mind here
gauge-ready = ✓
    .name = a task here that can be completed
gauge-needed = ◆
    .name = elements that the others lack without you
gauge-missing = ☆
    .name = elements still missing without the scapegoat
gauge-escape = †
    .name = your escape

# Verbs: buttons for choices that are said by touching a thing.
verb-use = Use the room
verb-steal = Steal
verb-complete = Complete the task
verb-discard = Discard an item
verb-blackmail = Play a blackmail card
verb-trade = Trade
verb-vote = Vote for the scapegoat
verb-pick = Break the tie
verb-stay = Choose who stays
verb-give = Give something
verb-get = Ask for something

# Things: what each is for.
thing-clock = Each round brings one more guard. When there is no place for another one, all of you lose, so the plan must be complete before that.
    .clauses = ALC-027 ALC-094
thing-room-chapel = Use it against those who hold blackmail cards: what they hold can hurt you once they are the scapegoat.
    .clauses = ALC-R55 ALC-052
thing-room-radio = Use it to send guards where they do no harm, or into somebody's way.
    .clauses = ALC-R61 ALC-052
thing-room-dining = Use it to gain stamina. In your turn you may spend one stamina for one action point more.
    .clauses = ALC-063 ALC-064
thing-room-infirmary = Use it to take drugs.
    .clauses = ALC-101 ALC-052
thing-room-yard = Use it to swap: pay an item or cash, and take an item that lies here.
    .clauses = ALC-104 ALC-101
thing-room-visiting = Use it to take an item that lies here. The gun lies here, too.
    .clauses = ALC-101 ALC-052
thing-room-workshop = Use it to take tools.
    .clauses = ALC-101 ALC-052
thing-room-recreation = Use it to gain cash: for bribes, trades and rooms that want to be paid.
    .clauses = ALC-062 ALC-052
thing-room-cells = Use it to take knives.
    .clauses = ALC-101 ALC-052
thing-room-laundry = Use it to take clothes.
    .clauses = ALC-101 ALC-052
thing-room-guards = Use it to take keys.
    .clauses = ALC-101 ALC-052
thing-room-warden = Use it to draw blackmail cards. They can be played only while you are the scapegoat.
    .clauses = ALC-043 ALC-129
thing-guard = Guards stand in the way. Bribe one in your room, riot to lure one into your room, or move one with the Radio Room.
    .clauses = ALC-062 ALC-055
thing-task = Whoever completes a task gains an element of the plan. It takes enough prisoners in the room, not too many guards, and the items, which are used up.
    .clauses = ALC-082 ALC-087
thing-pawn = A prisoner. With those in your room you can trade, from them you can steal, and their items help with the task there.
    .clauses = ALC-059 ALC-053
thing-seat = A prisoner's sheet: the elements of the plan, stamina, cash, three places for items, and blackmail cards.
    .clauses = ALC-094 ALC-003
thing-mark = An element of the plan. As soon as all of you but one hold A to F between you, they escape.
    .clauses = ALC-094 ALC-087
thing-stamina = One stamina gives one more action point, once a round. The Dining Hall gives some.
    .clauses = ALC-063 ALC-064
thing-cash = Cash bribes guards and pays for rooms, and it can be traded or stolen. The Recreation Room gives some.
    .clauses = ALC-062 ALC-104
thing-slot = A free place for an item. Nobody holds more than three.
    .clauses = ALC-004
thing-card = A blackmail card. Only the scapegoat can play it, for 1 AP whatever the guards.
    .clauses = ALC-043 ALC-058
thing-hand = Blackmail cards are hidden from the others, and only the scapegoat can play them. Nobody keeps more than two.
    .clauses = ALC-043 ALC-R56
thing-goat = The scapegoat goes first with more action points and may play blackmail cards, but completes no task and gains no element. If the plan works without the scapegoat, the scapegoat stays in prison.
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = A vote or an answer that is in. All of them open together.
    .clauses = ALC-033
thing-result = How the match ended.
thing-deal = A trade: what each side gives. Nothing changes hands before the other one agrees.
    .clauses = ALC-059 ALC-R38
thing-source = A token that is used up for the task, if its owner agrees.
    .clauses = ALC-R40
thing-request = The tokens that are to be used up for the task. Every other owner has to agree.
    .clauses = ALC-R40 ALC-R41
thing-drawn = Keep one of these cards. The others are discarded, for all to see.
    .clauses = ALC-129
thing-plan = The six elements and who has marked each. The plan is complete when A to F is there even without one of you.
    .clauses = ALC-094 ALC-096
thing-tasks = Three tasks lie out, each with another letter. A completed task and the card drawn for the others leave the game.
    .clauses = ALC-087 ALC-092
thing-task-deck = The next tasks, and the cards that are drawn for the others when a task is completed.
    .clauses = ALC-087 ALC-092
thing-blackmail = The deck of blackmail cards and those that were played or discarded.
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = The Warden's Office draws from it.
    .clauses = ALC-R57
thing-item-key = Keys are needed for tasks. Most lie in the Guards' Room.
    .clauses = ALC-082 ALC-074
thing-item-knife = Knives are needed for tasks. Most lie in the Cell Block.
    .clauses = ALC-082 ALC-074
thing-item-clothes = Clothes are needed for tasks. Most lie in the Laundry.
    .clauses = ALC-082 ALC-074
thing-item-drug = Drugs are needed for tasks. Most lie in the Infirmary.
    .clauses = ALC-082 ALC-074
thing-item-tool = Tools are needed for tasks. Most lie in the Workshop.
    .clauses = ALC-082 ALC-074
thing-item-gun = There is only one gun. For a task it can stand for any other item.
    .clauses = ALC-R41 ALC-074

# What is said of things as they stand now.
explain-seat-room = { $who ->
    [you] You are { $room }.
   *[other] { $name } is { $room }.
}
explain-guards = { $count ->
    [0] No guard is here, so actions cost what they say.
    [one] One guard is here, which changes nothing.
    [2] Two guards are here: actions cost 1 AP more, except moves and blackmail cards.
    [3] Three guards are here: one can only move, play blackmail cards and do what is free.
   *[other] { $count } guards are here: nobody can enter, and those inside can only leave.
}
explain-element = Marked by { $names }.
explain-task-reward = It pays element { $letter }, { $caption }, to the one who completes it; the scapegoat cannot. A card is drawn for the others.
explain-task-ready = Everything is there: anybody in this room but the scapegoat can complete it. Items of others need their consent.
explain-task-near = { $who ->
    [you] you ({ $steps ->
        [one] { $steps } move
       *[other] { $steps } moves
    })
   *[other] { $name } ({ $steps ->
        [one] { $steps } move
       *[other] { $steps } moves
    })
}
explain-task-prisoners = Missing: { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}. Could come: { $names }.
explain-task-guards = { $count ->
    [one] One guard too many
   *[other] { $count } guards too many
}: a riot in a room beside it lures one away, the Radio Room moves any. Bribes do not help here.
explain-task-item = Missing: { $item }. { $holders ->
    [0] {""}
    [one] { $names } could bring it. { "" }
   *[other] { $names } could bring it. { "" }
}{ $rooms ->
    [0] None lies in a room.
   *[other] To be found: { $places }.
}

# What can be chosen before the match.
option-sides = Sides of the rooms
option-sides-silver = silver, for first matches
option-sides-copper = copper, for old hands
option-sides-random = each by chance
option-sides-custom = as chosen below
option-custom_sides = Sides as chosen: s (silver) or c (copper) for rooms 1 to 12
option-layout = Where the rooms lie
option-layout-random = by chance
option-layout-numbered = by their numbers
option-layout-custom = as chosen below
option-custom_layout = Rooms as chosen: their numbers, row by row, with commas
option-free_rooms = Free rooms with guards in them
option-free_rooms-rulebook = stay free
option-free_rooms-designer = cost 1 with two guards, closed with three
option-amnesty = When even the last vote is tied
option-amnesty-off = the scapegoat decides
option-amnesty-on = everybody escapes

# Names that the content gives: `called-` and the English name.
# Ids begin with `called-` and have the English name of the content behind it.
called-cut-a-spare-key = Cut a Spare Key
called-fake-a-stabbing = Fake a Stabbing
called-silence-the-alarm = Silence the Alarm
called-build-bunk-dummies = Build Bunk Dummies
called-start-a-slow-fire = Start a Slow Fire
called-eat-through-the-wall = Eat Through the Wall
called-scrape-out-the-vent = Scrape Out the Vent
called-dig-behind-the-sink = Dig Behind the Sink
called-weaken-the-mortar = Weaken the Mortar
called-smuggle-out-the-rubble = Smuggle Out the Rubble
called-unscrew-the-grille = Unscrew the Grille
called-braid-a-rope = Braid a Rope
called-copy-the-duct-plan = Copy the Duct Plan
called-bend-the-roof-bars = Bend the Roof Bars
called-muffle-the-fan-room = Muffle the Fan Room
called-file-a-master-key = File a Master Key
called-rob-the-drowsy-turnkey = Rob the Drowsy Turnkey
called-press-a-soap-mould = Press a Soap Mould
called-carve-wooden-bolts = Carve Wooden Bolts
called-swap-the-key-ring = Swap the Key Ring
called-dye-the-denim = Dye the Denim
called-crack-the-uniform-locker = Crack the Uniform Locker
called-tailor-guard-coats = Tailor Guard Coats
called-deal-with-the-trusty = Deal with the Trusty
called-proof-the-raincoats = Proof the Raincoats
called-prepare-the-gags = Prepare the Gags
called-knock-out-the-night-guard = Knock Out the Night Guard
called-set-the-ambush = Set the Ambush
called-bar-the-guard-post = Bar the Guard Post
called-seize-the-boat-pilot = Seize the Boat Pilot

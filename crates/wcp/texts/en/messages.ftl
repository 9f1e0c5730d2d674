# The Big Red Button, in English.

## The table.

section-stage = How it stands
section-board = Board
section-vehicles = Vehicles
section-hands = Hands
section-own-hand = Your hand

stage-looting = Stage I: exploring and looting.
stage-closed = Stage I: no hall can be laid any more. Everybody may press the button; { $turns ->
    [one] in one turn
   *[other] in { $turns } turns
} the base fires it by itself.
stage-pressed = The button has been pressed by { $who }: last turns of stage I.
stage-opening = Stage II begins: at the end of this turn the central hall goes and the exits open.
stage-fleeing = Stage II: the exits are open. { $who } holds the WCP tile and destroys a hall { $turns ->
    [0] at the end of this turn
    [one] in one turn
   *[other] in { $turns } turns
}.
stage-turn = On turn: { $who }.
stage-stacks = In the stacks: { $halls ->
    [one] { $halls } hall
   *[other] { $halls } halls
} and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.

map-borders = --- and | are walls, gaps are passages, dots are still undecided.
map-cells = [12] is a hall, 12 a free cell, (◉) the button, ( ) the hole, xxx rubble.
map-pawns = p1 to p6 are pawns; E0 to E5 are entrances, passive ones in brackets.
map-tokens = ★5 is a trophy; ▲+1, ■+1, ●+1 are upgrades of fire, armour, boosters.
map-guards = ▲3■2 →↘ is a guard with fire 3 and armour 2 that protects these edges.

vehicle-line = { $who }: { $card } { $values }; trophies worth { $worth }; owns { $goods }; { $place }
vehicle-none = { $who }: no vehicle yet; { $place }
place-outside = outside at { $entrance }
place-inside = in hall { $cell }
place-trapped = in hall { $cell }, trapped
place-left = has left the base as number { $number }
place-lost = lost
place-resigned = resigned
hand-line = { $who }: { $halls ->
    [one] { $halls } hall
   *[other] { $halls } halls
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}

dir-e = east
dir-se = south-east
dir-sw = south-west
dir-w = west
dir-nw = north-west
dir-ne = north-east

## Questions.

ask-pick = { $pawn ->
    [only] Which vehicle do you drive? Each has fire ▲, armour ■ and boosters ●.
   *[other] Which vehicle does your pawn { $pawn } drive? Each has fire ▲, armour ■ and boosters ●.
}
ask-resign = { $pawn ->
    [only] You are cut off:
   *[other] Your pawn { $pawn } is cut off:
} no way leads from hall { $cell } to an exit. { $hope ->
    [none] Nothing can change that any more.
   *[some] Only a new hall could open one.
} Go on, or resign?
ask-move = { $pawn ->
    [only] Where do you drive?
   *[other] Where does your pawn { $pawn } drive?
} { $place ->
    [outside] In through the corner hall, or away for good.
   *[inside] { $boosters ->
        [0] One hall; no boosters are left.
        [one] One hall, or two for your last booster ●.
       *[other] One hall, or two for one of { $boosters } boosters ●.
    }
}
ask-propose = Your trade with { $partner }: you give { $offered }, you get { $asked }. Proposals left: { $left }.
ask-counter = Your counter-offer to { $partner }: you give { $offered }, you get { $asked }. Proposals left: { $left }.
ask-answer-counter = { $who } makes a counter-offer: you give { $asked }, you get { $offered }. Do you agree?
ask-answer = { $who } proposes a trade: you give { $asked }, you get { $offered }. Do you agree?
ask-give = What changes hands between your pawns { $pawn } and { $partner }?
ask-loot = You have beaten { $loser }. Which token do you take?
ask-hall = Which hall of your hand do you lay?
ask-token = Which token of your hand do you lay?
ask-where = Where do you lay { $what }?
ask-turn = How do you turn { $what } in { $cell }?
ask-destroy = You hold the WCP tile: which hall do you destroy?
ask-over = The match is over.

## Choices.

do-go-on = go on, although no way leads out
do-resign = resign: this vehicle is out of the game
do-move = { $way } to hall { $cell }
do-boost = with a booster { $way } to hall { $cell }
do-move-and = { $move }: { $prospect }
do-leave = leave the base for good through { $exit } of hall { $cell }
do-drive-off = drive off and leave the base for good
do-press = press the Big Red Button: everybody else has one more turn
do-ignore = leave the others alone
do-trade = trade with { $who }
do-attack = attack { $who }
do-give = give and take with { $who }
do-offer = offer { $token }
do-ask = ask for { $token }
do-propose = propose this trade
do-cancel = give up the trade
do-accept = agree
do-accept-trade = agree: you give { $gives } and get { $gets }
do-counter = make a counter-offer
do-decline = decline
do-hand = hand over { $token }
do-take = take { $token }
do-done = done
do-loot = take { $token }
do-turn = turned by { $sixths ->
    [0] nothing
    [one] one sixth
   *[other] { $sixths } sixths
}: { $edges }
prospect-meet = { $who } is there
prospect-take = take { $token }
prospect-capture = capture { $token } from an unprotected side
prospect-win = beat { $token }, armour left { $armour }
prospect-draw = the { $token } and your vehicle destroy each other
prospect-lose = the { $token } destroys your vehicle

## What happened.

tell-picked = { $who ->
    [you] You drive
   *[other] { $name } drives
} the { $card }.
tell-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $halls ->
    [one] { $halls } hall
   *[other] { $halls } halls
} and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
tell-drew-faces = You draw { $what }.
tell-moved = { $who ->
    [you] You drive
   *[other] { $name } drives
} into hall { $cell }.
tell-boosted = { $who ->
    [you] You spend a booster and drive
   *[other] { $name } spends a booster and drives
} over hall { $over } into hall { $cell }.
tell-stuck = { $who ->
    [you] You have
   *[other] { $name } has
} nowhere to drive.
tell-left = { $who ->
    [you] You leave
   *[other] { $name } leaves
} the base{ $exit ->
    [none] {""}
   *[other] {" "}by { $exit }
} as number { $number }, with { $worth ->
    [one] 1 point
   *[other] { $worth } points
}.
tell-lost = { $who ->
    [you] You are
   *[other] { $name } is
} lost.
tell-back-outside = { $who ->
    [you] You go
   *[other] { $name } goes
} back outside, with the values of the card.
tell-took = { $who ->
    [you] You take
   *[other] { $name } takes
} { $token }.
tell-captured = { $who ->
    [you] You capture
   *[other] { $name } captures
} { $guard } from an unprotected side.
tell-fight-won = { $who ->
    [you] You beat
   *[other] { $name } beats
} { $guard }, with armour { $armour } left.
tell-fight-draw = { $who ->
    [you] You
   *[other] { $name }
} and the { $guard } destroy each other.
tell-fight-lost = The { $guard } destroys { $who ->
    [you] your vehicle
   *[other] the vehicle of { $name }
}.
tell-returned = Back into the content stack { $count ->
    [one] goes
   *[other] go
} { $tokens }.
tell-ignored = { $who ->
    [you] You do
   *[other] { $name } does
} nothing in this hall.
tell-proposed = { $who ->
    [you] You offer
   *[other] { $name } offers
} { $whom ->
    [you] you
   *[other] { $other }
} a trade: { $offered } for { $asked }.
tell-countered = { $who ->
    [you] You make
   *[other] { $name } makes
} { $whom ->
    [you] you
   *[other] { $other }
} a counter-offer: { $offered } for { $asked }.
tell-traded = { $who ->
    [you] You
   *[other] { $name }
} and { $whom ->
    [you] you
   *[other] { $other }
} trade.
tell-declined = { $who ->
    [you] You decline
   *[other] { $name } declines
} the trade.
tell-cancelled = { $who ->
    [you] You give
   *[other] { $name } gives
} the trade up.
tell-gave = { $name } hands { $token } to { $other }.
tell-attacked = { $who ->
    [you] You attack
   *[other] { $name } attacks
} { $whom ->
    [you] you
   *[other] { $other }
}: armour left { $left } and { $right }.
tell-looted = { $who ->
    [you] You win and take
   *[other] { $name } wins and takes
} { $token } from { $whom ->
    [you] you
   *[other] { $other }
}.
tell-laid-hall = { $who ->
    [you] You lay
   *[other] { $name } lays
} a { $hall } on cell { $cell }, open { $edges }.
tell-no-hall = { $who ->
    [you] You have
   *[other] { $name } has
} no hall that can be laid.
tell-laid-token = { $who ->
    [you] You lay
   *[other] { $name } lays
} { $what } in hall { $cell }.
tell-laid-guard = { $who ->
    [you] You post
   *[other] { $name } posts
} { $what } in hall { $cell }, watching { $edges }.
tell-closed = No hall can be laid any more: from now on everybody may press the button.
tell-pressed = { $who ->
    [you] You press
   *[other] { $name } presses
} the Big Red Button! Everybody else has one more turn.
tell-failsafe = Nobody has pressed: the base fires the button by itself, and { $who ->
    [you] you count
   *[other] { $name } counts
} as the presser.
tell-stage-two = Stage II begins with { $who ->
    [you] your turn
   *[other] the turn of { $name }
}.
tell-opened = The central hall is gone, and all exits are open.
tell-tile = The WCP tile goes to { $who ->
    [you] you
   *[other] { $name }
}.
tell-destroyed = { $who ->
    [you] You destroy
   *[other] { $name } destroys
} hall { $cell }.
tell-lapsed = { $who ->
    [you] You find
   *[other] { $name } finds
} no hall to destroy.
tell-resigned = { $who ->
    [you] You resign
   *[other] { $name } resigns
}.
tell-collapsed = There is nothing left to destroy: the base collapses.

## Options.

option-teams = Teams: two or three players share six pawns
option-teams-off = one pawn for each player
option-teams-on = three pawns each for two players, two each for three

## The end.

end-all-out = Nobody inside can get out any more; the most valuable trophies that got out win.
end-collapse = The base has collapsed; the most valuable trophies that got out win.
end-nobody-left = Nobody has left the base: everybody loses.

## Why not.

clause-WCP-003 = Vehicles are chosen before the first turn, one for each pawn, and never changed.
clause-WCP-017 = A step is possible, so you must move first.
clause-WCP-019 = You lay exactly one hall in a turn, before the token: choose the hall, its cell and its turn.
clause-WCP-020 = You lay exactly one token in a turn, after the hall: choose the token, its hall and, for a guard, its turn.
clause-WCP-023 = There is no hall yet: a step needs a laid hall with passages on both sides of the border.
clause-WCP-024 = A wall blocks this border: both halls need a passage there.
clause-WCP-026 = From outside the only step is into the corner hall at your own entrance, through a passage.
clause-WCP-027 = Nobody leaves the base before the central hall has been removed.
clause-WCP-032 = A move of two halls costs a booster, and you have none.
clause-WCP-033 = Lay a hall tile of your hand on a cell that is still free.
clause-WCP-034 = The new hall must have a passage to a laid hall or to an active entrance.
clause-WCP-035 = This would cut off a part of the board for good: turn the tile so that every area stays connected.
clause-WCP-036 = This would wall up an active entrance: it needs a passage.
clause-WCP-038 = This hall cannot be laid anywhere; it stays in your hand.
clause-WCP-039 = Lay a token of your hand on a hall that has been laid.
clause-WCP-040 = A token needs an empty hall: no token, no pawn, and not the hall with the button.
clause-WCP-053 = With another pawn in the hall you ignore, trade or attack; nothing else comes before that.
clause-WCP-055 = You can only trade trophies and upgrades that the two pawns own, each once.
clause-WCP-056 = Only pawns of one team in the same hall give each other tokens, and each token once.
clause-WCP-058 = Only who has just entered a hall may ignore, trade, attack or give there, once in the turn.
clause-WCP-069 = You can only attack a pawn in the hall that you have entered.
clause-WCP-072 = Take a trophy or an upgrade that the loser owns.
clause-WCP-079 = The button can be pressed only on entering the central hall.
clause-WCP-080 = You can press only with no hall in your hand and none in the stack, or when nobody can lay any more.
clause-WCP-083 = You are at the button: first press it, or leave it alone.
clause-WCP-091 = Leaving is a move from a hall that adjoins an exit; driving off is for pawns that wait outside.
clause-WCP-094 = A wall of this hall blocks the exit.
clause-WCP-096 = Whoever has left the base makes no more moves.
clause-WCP-100 = No hall may be laid on the central cell or on a destroyed hall.
clause-WCP-101 = No token may be laid on the central cell or on a destroyed hall.
clause-WCP-102 = You destroy a hall that is still intact.
clause-WCP-103 = The first hall destroyed must border the hole of the central hall.
clause-WCP-104 = A hall can be destroyed only next to the hole or to rubble.
clause-WCP-105 = A hall with a pawn on it cannot be destroyed.
clause-WCP-108 = You hold the WCP tile and must destroy a hall now.
clause-WCP-112 = Halls are destroyed at the very end of a turn, and only by who holds the WCP tile.
clause-WCP-113 = Destroyed halls can no longer be entered or crossed.
clause-WCP-117 = The game has ended.
clause-WCP-122 = Only two or three players can play with teams.
clause-WCP-R03 = This vehicle has been taken: each card is there only once.
clause-WCP-R06 = There is no entrance on this edge: a passage on the rim leads nowhere.
clause-WCP-R11 = There and back is no move: the second hall must be another one than where you started.
clause-WCP-R13 = The move ends when the pawn is out of the base.
clause-WCP-R23 = Only guards are turned.
clause-WCP-R25 = Upgrades go with their markers: nobody may be left without armour, or owing boosters.
clause-WCP-R31 = A trade needs at least one token from each side and the consent of the other player.
clause-WCP-R33 = The winner must take one token of the loser first.
clause-WCP-R36 = The button has been pressed already.
clause-WCP-R42 = The central hall is gone: its cell can no longer be entered or crossed.
clause-WCP-R53 = You can resign, or go on, only at the start of your turn with a pawn that is cut off from every exit.
clause-WCP-R60 = Pawns of one team neither trade with nor attack each other; they give.
clause-WCP-R64 = Turned like this it looks the same as with a smaller turn: choose that one.
clause-WCP-R67 = A proposal can be answered with a counter-offer while the encounter has proposals left.
clause-WCP-R68 = Finish this first: a trade ends with an answer or when it is called off, a gift when you say that it is done.
clause-WCP-R65 = There is nothing to hand over: a trade needs tokens on both sides, a gift on one.

# What the rules decide by themselves, as the log says it.
clause-WCP-029 = What lies in the hall that a boost passes is ignored.
clause-WCP-049 = A guard that is entered from an unprotected side is captured without a fight.
clause-WCP-063 = A beaten guard joins the winner's hand; lost armour stays lost.
clause-WCP-065 = Whoever loses against a guard loses all trophies and upgrades.
clause-WCP-068 = A draw is a defeat, but the guard joins the player's hand.
clause-WCP-070 = Two vehicles exchange fire exactly once, at the same time.
clause-WCP-084 = After the press every opponent has one more turn.
clause-WCP-085 = Stage II begins with the next turn of whoever pressed.
clause-WCP-095 = Whoever has left the base can never come back.
clause-WCP-107 = After a destruction the WCP tile goes to the player on the right.
clause-WCP-R08 = A pawn that has nowhere to go stays, and the turn goes on with laying.
clause-WCP-R17 = Whoever cannot lay any hall keeps them all and goes on with a token.
clause-WCP-R22 = Tokens that return are shuffled into the stack.
clause-WCP-R37 = When no hall can be laid any more, everybody may press the button.
clause-WCP-R39 = When nobody presses for long, the base fires the button by itself; the stage says in how many turns.
clause-WCP-R41 = The exits open when the central hall is removed, at the end of the first turn of stage II.
clause-WCP-R47 = Without a hall to destroy the duty lapses; when it has lapsed for everybody in a row, the base collapses.
clause-WCP-R50 = A pawn without any way out has lost, even if it is thrown out of the base.

## The picture.

scene-stage-looting = I: looting
scene-stage-closed = I: closed
scene-stage-pressed = I: last turns
scene-stage-opening = II: opening
scene-stage-fleeing = II: flight
scene-hall = Hall { $cell }: { $hall }
scene-free = Cell { $cell }, free
scene-rubble = Cell { $cell }, rubble
scene-centre = Hall { $cell }: the central hall
scene-hole = Cell { $cell }: the hole of the central hall
scene-ways = Ways lead to: { $dirs }.
scene-button = the Big Red Button on the WCP tile
scene-pressed = pressed
scene-strikes = destroys a hall { $turns ->
    [0] at the end of this turn
    [one] in one turn
   *[other] in { $turns } turns
}
scene-on-turn = on turn
scene-turn = on turn
scene-trapped = trapped
scene-draft = { $what }, being laid here
scene-entrance = Entrance { $entrance } of { $who }
scene-exit = Passive entrance { $entrance }
scene-gate-active = In from here through the corner hall; no way out yet.
scene-gate-passive = Nobody starts here; in stage II it is an exit.
scene-gate-open = Open exit.
scene-gate-steps = { $steps ->
    [one] One step to leave here.
   *[other] { $steps } steps to leave here.
}
scene-gate-shut = No way out: the corner hall has a wall here or is not there.
scene-away = Out
scene-hall-stack = Halls
scene-token-stack = Tokens
scene-halls = { $count ->
    [one] one hall in the stack
   *[other] halls in the stack
}
scene-tokens = { $count ->
    [one] one token in the stack
   *[other] tokens in the stack
}
scene-halls-held = { $count ->
    [one] one hall in hand
   *[other] halls in hand
}
scene-tokens-held = { $count ->
    [one] one token in hand
   *[other] tokens in hand
}
scene-garage = Free vehicles
scene-card = { $card }: fire { $fire }, armour { $armour }, boosters { $boosters }
scene-deal = { $who } would give
scene-proposals = Proposals left: { $left }.
scene-worth = trophies worth { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = chosen
scene-turns = How it can be turned in { $cell }
scene-tile = { $hall }, open to: { $dirs }
scene-trophy = { $name }, a trophy worth { $value }
scene-upgrade-fire = { $name }, an upgrade: fire +{ $by }
scene-upgrade-armour = { $name }, an upgrade: armour +{ $by }
scene-upgrade-boosters = { $name }, an upgrade: boosters +{ $by }
scene-guard = { $name }, a guard with fire { $fire } and armour { $armour }, watching: { $dirs }

pick-boost = with a booster, by another way
pick-trade = trade
pick-attack = attack
pick-give = give and take

## Pawns and things in sentences.

own-pawn-subject = your pawn { $pawn }
own-pawn = your pawn { $pawn }
hall-object = the { $hall }
edges-all = on all sides
object-t1a = Ration tins
object-t1b = a Cable drum
object-t2a = a Field radio
object-t2b = a Med crate
object-t3a = an Optics case
object-t3b = a Battery bank
object-t4a = a Map archive
object-t4b = a Seed vault
object-t5a = a Fusion cell
object-t5b = a Cipher core
object-uf1 = a Twin barrel
object-ua1 = a Scrap plate
object-ua2 = a Composite plate
object-ub1 = a Fuel flask
object-ub2 = a Nitro tank
object-g01 = a Tripwire
object-g02 = a Watchdog
object-g03 = a Stinger
object-g04 = a Picket
object-g05 = a Turnstile
object-g06 = a Bulwark
object-g07 = a Lancer
object-g08 = a Crusher
object-g09 = a Reaper
object-g10 = a Colossus

## More questions and choices.

ask-meet = { $pawn ->
    [only] You meet { $others } in hall { $cell }
   *[other] Your pawn { $pawn } meets { $others } in hall { $cell }
}. What do you do?
ask-press = { $pawn ->
    [only] You stand
   *[other] Your pawn { $pawn } stands
} at the Big Red Button. Press it? Then everybody else has one more turn, and the base falls apart.
ask-press-or-meet = { $pawn ->
    [only] You stand
   *[other] Your pawn { $pawn } stands
} at the Big Red Button, and so does { $others }. Press it, deal with them, or do nothing?
ask-turn-only = There is only one way to turn { $what } in { $cell }. Lay it?
do-not-press = do not press
do-lay-hall = lay the { $hall }, { $count ->
    [6] open on all sides
   *[other] open on { $count } sides
}
do-lay-token = lay { $token }
do-on-free = on cell { $cell }
do-on-hall = in hall { $cell }
do-destroy = destroy hall { $cell }
do-destroy-with = destroy hall { $cell } with its { $token }
do-leave-boosted = with a booster, leave the base for good through { $exit } of hall { $cell }

## Buttons for what could be missed on the board.

verb-press = Press the Big Red Button
verb-attack = Attack
verb-trade = Trade
verb-give = Give and take
verb-leave = Leave by { $value }
verb-drive-off = Leave the base
verb-loot = Take as loot
verb-offer = Offer a token
verb-ask = Ask for a token
verb-hand = Hand over
verb-take = Take

## The numbers that players watch.

gauge-points = ★
    .name = points
gauge-fire = ▲
    .name = fire
gauge-armour = ■
    .name = armour
gauge-boosters = ●
    .name = boosters
gauge-tokens = ◆
    .name = tokens in hand
gauge-alarm = II
    .name = After one more turn of everybody else stage II begins
gauge-way = ↗
    .name = steps to the nearest exit
gauge-vehicle = ♥
    .name = vehicle
gauge-escape = ✓
    .name = way out
gauge-vehicle-p1 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p1)
gauge-vehicle-p2 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p2)
gauge-vehicle-p3 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p3)
gauge-vehicle-p4 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p4)
gauge-vehicle-p5 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p5)
gauge-vehicle-p6 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p6)
gauge-escape-p1 = { gauge-escape }
    .name = { gauge-escape.name } (p1)
gauge-escape-p2 = { gauge-escape }
    .name = { gauge-escape.name } (p2)
gauge-escape-p3 = { gauge-escape }
    .name = { gauge-escape.name } (p3)
gauge-escape-p4 = { gauge-escape }
    .name = { gauge-escape.name } (p4)
gauge-escape-p5 = { gauge-escape }
    .name = { gauge-escape.name } (p5)
gauge-escape-p6 = { gauge-escape }
    .name = { gauge-escape.name } (p6)

## Moments.

moment-picked = { $who ->
    [you] You drive
   *[other] { $name } drives
} the { $card }
    .values = Fire { $fire }, armour { $armour }, boosters { $boosters }
moment-moved = { $who ->
    [you] You drive
   *[other] { $name } drives
} into hall { $cell }
moment-boosted = { $who ->
    [you] You race
   *[other] { $name } races
} over hall { $over } into hall { $cell }
    .cost = One booster is spent; what lies in hall { $over } stays there.
moment-stuck = { $who ->
    [you] You have
   *[other] { $name } has
} nowhere to drive
    .next = The turn goes on with laying.
moment-trophy = A trophy: ★{ $value } for whoever carries it out of the base
moment-upgrade-fire = An upgrade: fire +{ $by }
moment-upgrade-armour = An upgrade: armour +{ $by }
moment-upgrade-boosters = An upgrade: boosters +{ $by }
moment-guard = Fire { $fire }, armour { $armour }
moment-took = { $who ->
    [you] You find
   *[other] { $name } finds
} { $token }
moment-captured = { $who ->
    [you] You capture
   *[other] { $name } captures
} { $token }
    .how = Entered from a side that it does not watch: no fight.
    .hand = It joins the hand and can be posted again.
moment-fight-won = { $who ->
    [you] You beat
   *[other] { $name } beats
} { $token }
    .left = { $armour ->
        [one] Only one point of armour is left.
       *[other] Armour left: { $armour }.
    }
    .hand = The guard joins the hand and can be posted again.
moment-fight-draw = { $who ->
    [you] You
   *[other] { $name }
} and the { $guard } destroy each other
    .lost = All trophies and upgrades of the vehicle are lost.
    .hand = The guard joins the hand.
moment-fight-lost = The { $guard } destroys { $who ->
    [you] your vehicle
   *[other] { $name }
}
    .lost = All trophies and upgrades of the vehicle are lost.
moment-back-outside = { $who ->
    [you] You start
   *[other] { $name } starts
} again from outside
    .values = The vehicle has the full values of its card again.
moment-lost = { $who ->
    [you] You are
   *[other] { $name } is
} lost in the base
    .why = There was no way out any more; nothing on board counts.
moment-left = { $who ->
    [you] You are
   *[other] { $name } is
} out of the base!
    .number = { $number ->
        [1] The first to leave: that wins ties.
       *[other] Number { $number } to leave; whoever left earlier wins ties.
    }
    .exit = By exit { $exit }.
    .counts = The trophies on board are safe: { $worth ->
        [one] 1 point.
       *[other] { $worth } points.
    }
moment-proposed = { $who ->
    [you] You offer
   *[other] { $name } offers
} { $whom ->
    [you] you
   *[other] { $other }
} a trade
    .gives = Offered: { $offered }
    .wants = Wanted: { $asked }
moment-countered = { $who ->
    [you] You make
   *[other] { $name } makes
} { $whom ->
    [you] you
   *[other] { $other }
} a counter-offer
moment-traded = { $who ->
    [you] You
   *[other] { $name }
} and { $whom ->
    [you] you
   *[other] { $other }
} trade
    .markers = The tokens change hands, upgrades with their markers.
moment-declined = { $who ->
    [you] You decline
   *[other] { $name } declines
} the trade
moment-gave = { $name } hands over { $token }
    .to = To { $other }.
moment-attacked = { $who ->
    [you] You attack
   *[other] { $name } attacks
} { $whom ->
    [you] you
   *[other] { $other }
}!
    .undecided = One exchange of fire, and nobody is beaten.
moment-armour = { $who ->
    [you] You have
   *[other] { $name } has
} armour { $armour } left.
moment-wreck = { $who ->
    [you] Your vehicle
   *[other] The vehicle of { $name }
} is destroyed: its upgrades are lost.
moment-looted = { $who ->
    [you] You take
   *[other] { $name } takes
} { $token } from { $whom ->
    [you] you
   *[other] { $other }
}
moment-laid-hall = { $who ->
    [you] You lay
   *[other] { $name } lays
} a { $hall } on cell { $cell }
    .open = Passages: { $edges }
moment-laid-guard = { $who ->
    [you] You post
   *[other] { $name } posts
} { $token } in hall { $cell }
    .watches = It watches { $edges }; from there it fights.
moment-laid-loot = { $who ->
    [you] You put
   *[other] { $name } puts
} { $token } into hall { $cell }
moment-closed = The Big Red Button is free
    .why = No hall can be laid any more: everybody may press it now.
    .failsafe = If nobody does for long, the base fires it by itself.
moment-pressed = { $who ->
    [you] You press
   *[other] { $name } presses
} the Big Red Button!
    .turns = Everybody else has one more turn; then stage II begins.
    .after = The central hall goes, the exits open, and hall after hall falls.
    .counts = Only trophies that get out of the base count.
moment-failsafe = The base fires the Big Red Button by itself!
    .who = { $who ->
        [you] You count
       *[other] { $name } counts
    } as the presser: everybody else has one more turn.
moment-stage-two = Stage II: the base is coming down
    .who = At the end of { $who ->
        [you] your turn
       *[other] the turn of { $name }
    } the central hall goes and the exits open.
    .goal = Carry your trophies out: nothing else counts.
moment-opened = The central hall is gone: the exits are open!
    .leave = From a corner hall with a passage to its exit, a move leads out.
    .falls = Whoever holds the WCP tile destroys a hall at the end of the turn.
moment-destroyed = { $who ->
    [you] You destroy
   *[other] { $name } destroys
} hall { $cell }
    .gone = Nobody can enter or cross it any more.
moment-lapsed = { $who ->
    [you] You find
   *[other] { $name } finds
} no hall to destroy
    .next = The base collapses once this has happened as often in a row as there are players who have not resigned.
moment-collapsed = The base collapses!
    .inside = Whoever is still inside is lost.
    .outside = Whoever waits outside gets away.
moment-resigned = { $who ->
    [you] You resign
   *[other] { $name } resigns
}
    .rest = The vehicle stays behind; its trophies do not count.

## What things are for.

thing-stage-looting = Explore, loot and lay halls. Once none can be laid any more, or you have none left and the stack is empty, the Big Red Button may be pressed in the central hall.
    .clauses = WCP-080 WCP-R37
thing-stage-closed = Everybody may press the button now, on entering the central hall. Whoever presses is the first to move in stage II.
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = The button has been pressed. Use the last turns of stage I to get near an exit.
    .clauses = WCP-084 WCP-085
thing-stage-opening = At the end of this turn the central hall goes, and the exits open.
    .clauses = WCP-R41
thing-stage-fleeing = Get out through an open exit: only trophies that are carried out count. One hall after the other falls, beginning beside the central hole.
    .clauses = WCP-095 WCP-104
thing-free = Nothing is laid here yet. A hall fits if it has a passage to a laid hall or to an active entrance and cuts nothing off.
    .clauses = WCP-034 WCP-035
thing-laid-hall = Vehicles drive in and out where both halls have a passage. Whoever stops here takes the loot or meets the guard.
    .clauses = WCP-024
thing-brittle = It lies beside the hole or rubble: unless a vehicle stands in it, it may be the next to fall.
    .clauses = WCP-104 WCP-105
thing-centre = The heart of the base with the Big Red Button. It is open on all sides, and nothing can be laid in it.
    .clauses = WCP-079 WCP-080
thing-hole = The central hall was here. Whoever stood in it may still drive out; nobody gets in or across.
    .clauses = WCP-R42
thing-rubble = A destroyed hall: it can no longer be entered or crossed.
    .clauses = WCP-113
thing-wcp-tile-looting = The Big Red Button. Press it on entering the central hall, when no hall is left to lay: that begins the end of the base.
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = The button has been pressed: everybody else has one more turn.
    .clauses = WCP-084
thing-wcp-tile-fleeing = Whoever holds the WCP tile must destroy a hall at the end of the turn, even from outside; then the tile goes to the player on the right.
    .clauses = WCP-107 WCP-108
thing-entrance = The way into the base, through the corner hall beside it. In stage II it becomes an exit.
    .clauses = WCP-026 WCP-027
thing-exit = A move from the corner hall leads out, if that has a passage here. Whoever leaves never comes back, and the trophies on board count.
    .clauses = WCP-094 WCP-095
thing-away = Vehicles that have left the base, numbered in their order, and those that are lost.
    .clauses = WCP-095 WCP-096
thing-halls = Everybody fills the hand up to six halls at the end of a turn, as long as the stack lasts.
    .clauses = WCP-019
thing-tokens = Trophies, upgrades and guards. Everybody fills the hand up to six at the end of a turn; lost tokens are shuffled back in.
    .clauses = WCP-020 WCP-R22
thing-garage = Each vehicle can be chosen once. Fire ▲ is taken off an opponent's armour ■; a booster ● pays for a move of two halls.
    .clauses = WCP-003 WCP-R03
thing-deal = What would change hands if the trade is agreed.
    .clauses = WCP-R31 WCP-R25
thing-seat = A player: the vehicle with its values, what it carries, and how many halls and tokens are in hand.
thing-turns = The same piece in every way that it can be turned: choose one.
    .clauses = WCP-R64
thing-own-hand = Lay one hall and then one token in each turn; only you see them.
    .clauses = WCP-019 WCP-020
thing-pawn = A vehicle in the base. Enter its hall to attack it or to trade with it.
    .clauses = WCP-053 WCP-070
thing-vehicle = Fire ▲ is what it takes off an opponent's armour in an exchange; without armour ■ it is destroyed; each booster ● pays for one move of two halls.
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = The heaviest armour of all, and little fire.
thing-card-v02 = Strong armour and two boosters, little fire.
thing-card-v03 = A fast hauler: three boosters and good armour.
thing-card-v04 = The fastest: four boosters, but light armour.
thing-card-v05 = Armour and fire; only one booster.
thing-card-v06 = Good at everything, best at nothing.
thing-card-v07 = Fast and sharp, with light armour.
thing-card-v08 = Great fire and good armour, but no booster at all.
thing-card-v09 = Great fire, with a booster to close in.
thing-card-v10 = Great fire and two boosters; the thinnest armour.
thing-tile = Lay it on a free cell next to the halls, in any turn that links it and cuts nothing off.
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = Three passages side by side: good for rims and corners.
thing-hall-h02 = A straight way with a branch to one side.
thing-hall-h03 = A straight way with a branch to the other side.
thing-hall-h04 = Three passages, every second side.
thing-hall-h05 = Four passages in a row, closed on two sides next to each other.
thing-hall-h06 = Four passages: three side by side and one across.
thing-hall-h07 = Two straight ways that cross; two opposite walls.
thing-hall-h08 = Open on all sides but one.
thing-hall-h09 = Open on all sides: it fits wherever a hall may lie, and need not be turned.
thing-trophy = Carry it out of the base in stage II: the most valuable trophies win.
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = Each point of fire takes one more point off an opponent's armour in every exchange.
    .clauses = WCP-R25
thing-upgrade-armour = Adds points of armour at once; armour that is shot away does not come back.
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = Adds boosters: each pays for one move of two halls.
    .clauses = WCP-032 WCP-R25
thing-guard = It fights whoever enters from a side that it watches, until one of the two has no armour left. From any other side it is captured without a fight.
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = Fought by your { $vehicle } now: you win, armour { $armour } → { $left }.
thing-fight-draw = Fought by your { $vehicle } now: both are destroyed, and all trophies and upgrades are lost.
thing-fight-lost = Fought by your { $vehicle } now: it is destroyed, and all trophies and upgrades are lost.
thing-worth = On board: trophies worth ★{ $worth }.
thing-way = { $steps ->
    [one] One step to leave through the nearest exit.
   *[other] { $steps } steps to leave through the nearest exit.
}
thing-cut-off = No way leads to an exit from here.

# Names that the content gives: `called-` and the English name.
# Ids begin with `called-` and have the English name of the content behind it.
called-fan = Fan
called-left-fork = Left fork
called-right-fork = Right fork
called-triad = Triad
called-gallery = Gallery
called-junction = Junction
called-crossing = Crossing
called-loading-bay = Loading bay
called-hangar = Hangar
called-ration-tins = Ration tins
called-cable-drum = Cable drum
called-field-radio = Field radio
called-med-crate = Med crate
called-optics-case = Optics case
called-battery-bank = Battery bank
called-map-archive = Map archive
called-seed-vault = Seed vault
called-fusion-cell = Fusion cell
called-cipher-core = Cipher core
called-twin-barrel = Twin barrel
called-scrap-plate = Scrap plate
called-composite-plate = Composite plate
called-fuel-flask = Fuel flask
called-nitro-tank = Nitro tank
called-tripwire = Tripwire
called-watchdog = Watchdog
called-stinger = Stinger
called-picket = Picket
called-turnstile = Turnstile
called-bulwark = Bulwark
called-lancer = Lancer
called-crusher = Crusher
called-reaper = Reaper
called-colossus = Colossus
called-mammoth = Mammoth
called-camel = Camel
called-mule = Mule
called-hornet = Hornet
called-rhino = Rhino
called-jackal = Jackal
called-lynx = Lynx
called-anvil = Anvil
called-hammer = Hammer
called-viper = Viper

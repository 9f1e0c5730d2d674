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
place-inside = in { $cell }
place-trapped = in { $cell }, trapped
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

ask-pick = Choose a vehicle for { $who }.
ask-resign = { $who } is cut off from every exit. Go on, or resign?
ask-move = Where does { $who } move?
ask-encounter = What does { $who } do in this hall?
ask-propose = Your trade with { $partner }: you give { $offered }, you get { $asked }. Proposals left: { $left }.
ask-answer = { $who } proposes a trade: you get { $offered }, you give { $asked }. Do you agree?
ask-give = What changes hands between your pawn and { $partner }?
ask-loot = What do you take from { $loser }?
ask-hall = Which hall do you lay?
ask-token = Which token do you lay?
ask-where = Where do you lay { $what }?
ask-turn = How do you turn { $what } on { $cell }?
ask-destroy = Which hall do you destroy?
ask-over = The match is over.

## Choices.

do-go-on = go on
do-resign = resign from the rest of the game
do-move = { $way } to { $cell }
do-boost = with a booster { $way } to { $cell }
do-move-and = { $move }: { $prospect }
do-leave = leave the base for good through { $exit } of { $cell }
do-drive-off = drive off and leave for good
do-press = press the button
do-ignore = ignore the others
do-trade = trade with { $who }
do-attack = attack { $who }
do-give = give and take with { $who }
do-offer = offer { $token }
do-ask = ask for { $token }
do-propose = propose this trade
do-cancel = give up the trade
do-accept = agree
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
prospect-draw = a draw with { $token }, your vehicle is destroyed
prospect-lose = a lost fight with { $token }, your vehicle is destroyed

## What happened.

tell-picked = { $who } drives the { $card }.
tell-drew = { $who } draws { $halls ->
    [one] { $halls } hall
   *[other] { $halls } halls
} and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
tell-drew-faces = You draw { $what }.
tell-moved = { $who } moves to { $cell }.
tell-boosted = { $who } spends a booster and moves over { $over } to { $cell }.
tell-stuck = { $who } has no step to take.
tell-left = { $who } leaves the base as number { $number }.
tell-lost = { $who } is lost.
tell-back-outside = { $who } goes back outside, with the values of the card.
tell-took = { $who } takes { $token }.
tell-captured = { $who } captures { $guard } from an unprotected side.
tell-fight-won = { $who } fights { $guard } and wins, with armour { $armour } left.
tell-fight-draw = { $who } and { $guard } destroy each other.
tell-fight-lost = { $who } fights { $guard } and is destroyed.
tell-returned = Back into the content stack { $count ->
    [one] goes
   *[other] go
} { $tokens }.
tell-ignored = { $who } ignores the others.
tell-proposed = { $who } offers { $partner } a trade: { $offered } for { $asked }.
tell-traded = { $who } and { $partner } trade.
tell-declined = { $who } declines.
tell-cancelled = { $who } gives the trade up.
tell-gave = { $from } hands { $token } to { $to }.
tell-attacked = { $attacker } attacks { $defender }: armour left { $left } and { $right }.
tell-looted = { $winner } wins and takes { $token } from { $loser }.
tell-laid-hall = { $who } lays { $what } on { $cell }, open { $edges }.
tell-no-hall = { $who } has no hall that can be laid.
tell-laid-token = { $who } lays { $what } on { $cell }.
tell-laid-guard = { $who } lays { $what } on { $cell }, watching { $edges }.
tell-closed = No hall can be laid any more: from now on everybody may press the button.
tell-pressed = { $who } presses the button! Everybody else has one more turn.
tell-failsafe = Nobody has pressed: the base fires the button by itself, and { $who } counts as the presser.
tell-stage-two = Stage II begins with the turn of { $who }.
tell-opened = The central hall is gone, and all exits are open.
tell-tile = The WCP tile goes to { $who }.
tell-destroyed = { $who } destroys { $cell }.
tell-lapsed = { $who } finds no hall to destroy.
tell-resigned = { $who } resigns.
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

clause-WCP-003 = Vehicles are chosen before the first turn, one for each pawn: pick a card now, or not at all.
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
clause-WCP-R39 = When nobody presses for twelve rounds, the base fires the button by itself.
clause-WCP-R41 = The exits open when the central hall is removed, at the end of the first turn of stage II.
clause-WCP-R47 = Without a hall to destroy the duty lapses; when it has lapsed for everybody in a row, the base collapses.
clause-WCP-R50 = A pawn without any way out has lost, even if it is thrown out of the base.

## The picture.

scene-stage-looting = I: looting
scene-stage-closed = I: closed
scene-stage-pressed = I: last turns
scene-stage-opening = II: opening
scene-stage-fleeing = II: flight
scene-hall = { $cell }, { $hall }
scene-free = { $cell }, a free cell
scene-rubble = { $cell }, rubble
scene-centre = { $cell }, the central hall
scene-hole = { $cell }, the hole of the central hall
scene-ways = Ways lead to: { $dirs }.
scene-button = the big red button on the WCP tile
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
scene-gate-shut = No way out: the corner hall has a wall here or is not there.
scene-away = Out
scene-hall-stack = Halls
scene-token-stack = Tokens
scene-halls = { $count ->
    [one] { $count } hall in the stack
   *[other] { $count } halls in the stack
}
scene-tokens = { $count ->
    [one] { $count } token in the stack
   *[other] { $count } tokens in the stack
}
scene-halls-held = { $count ->
    [one] { $count } hall in hand
   *[other] { $count } halls in hand
}
scene-tokens-held = { $count ->
    [one] { $count } token in hand
   *[other] { $count } tokens in hand
}
scene-garage = Free vehicles
scene-card = { $card }: fire { $fire }, armour { $armour }, boosters { $boosters }
scene-deal = { $who } would give
scene-proposals = Proposals left: { $left }.
scene-worth = trophies worth { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = chosen
scene-turns = How it can be turned on { $cell }
scene-tile = { $hall }, open to: { $dirs }
scene-trophy = { $name }, a trophy worth { $value }
scene-upgrade-fire = { $name }, an upgrade: fire +{ $by }
scene-upgrade-armour = { $name }, an upgrade: armour +{ $by }
scene-upgrade-boosters = { $name }, an upgrade: boosters +{ $by }
scene-guard = { $name }, a guard with fire { $fire } and armour { $armour }, watching: { $dirs }

pick-boost = with a booster
pick-trade = trade
pick-attack = attack
pick-give = give and take

# Blackgate in English.

## Areas. `.to` and `.in` fit into sentences.
area-cell = Cell Block
    .to = to the Cell Block
    .in = in the Cell Block
area-block-a = Block A
    .to = to Block A
    .in = in Block A
area-block-b = Block B
    .to = to Block B
    .in = in Block B
area-cafeteria = Cafeteria
    .to = to the Cafeteria
    .in = in the Cafeteria
area-recreation = Recreation Room
    .to = to the Recreation Room
    .in = in the Recreation Room
area-infirmary = Infirmary
    .to = to the Infirmary
    .in = in the Infirmary
area-showers = Showers
    .to = to the Showers
    .in = in the Showers
area-solitary = Solitary
    .to = to Solitary
    .in = in Solitary

## Cards. `.one` fits where somebody plays or takes one, `.wanted` where somebody demands one.
card-handle = Broom Handle
    .one = a Broom Handle
card-pan = Frying Pan
    .one = a Frying Pan
card-scissors = Scissors
    .one = Scissors
card-tape = Duct Tape
    .one = Duct Tape
card-brush = Toothbrush
    .one = a Toothbrush
card-bandana = Bandana
    .one = a Bandana
card-chain = Gold Chain
    .one = a Gold Chain
card-cap = Flat Cap
    .one = a Flat Cap
card-gloves = Leather Gloves
    .one = Leather Gloves
card-ring = Signet Ring
    .one = a Signet Ring
card-shades = Dark Glasses
    .one = Dark Glasses
card-sock = Loaded Sock
    .one = a Loaded Sock
card-leg = Chair Leg
    .one = a Chair Leg
card-knuckles = Brass Knuckles
    .one = Brass Knuckles
card-phone = Mobile Phone
    .one = a Mobile Phone
card-watch = Gold Watch
    .one = a Gold Watch
card-pouch = Contraband Pouch
    .one = a Contraband Pouch
card-comic = Banned Comic
    .one = a Banned Comic
card-care-package = Care Package
    .one = a Care Package
card-ambush = Ambush
    .one = an Ambush
card-riot = Riot
    .one = a Riot
card-escort = Escort
    .one = an Escort
card-snitch = Snitch
    .one = a Snitch
card-shakedown = Shakedown
    .one = a Shakedown
card-roll-call = Roll Call
    .one = a Roll Call
card-kitchen-duty = Kitchen Duty
    .one = a Kitchen Duty
card-painkillers = Painkillers
    .one = Painkillers
card-knife = Knife
    .one = a Knife
card-spoon = Spoon
    .one = a Spoon
    .wanted = a Spoon
card-pick = Pick
    .one = a Pick
    .wanted = a Pick
card-shovel = Shovel
    .one = a Shovel
    .wanted = a Shovel

## What Action cards do.
effect-care-package = draw 3 cards and take 3 cigarettes
effect-ambush = somebody takes a Beating
effect-riot = all hands are shuffled and dealt anew
effect-escort = go to any area
effect-snitch = somebody goes to Solitary
effect-shakedown = take a random card from somebody in your area
effect-roll-call = everybody goes home
effect-kitchen-duty = take 2 Spoons
effect-painkillers = remove all your Beatings

## Gangs and their cards. `.join` fits where somebody joins.
gang-crew = Crew
    .join = the Crew
gang-cartel = Cartel
    .join = the Cartel
gang-bikers = Bikers
    .join = the Bikers
gang-mafia = Mafia
    .join = the Mafia
gang-triad = Triad
    .join = the Triad
gang-odessa = Odessa
    .join = Odessa
gang-card-lookouts = Lookouts
    .text = a Search finds 1 card more
gang-card-quick-feet = Quick Feet
    .text = you may repeat the roll of a move, once
gang-card-corner-hustle = Corner Hustle
    .text = each sale brings 2 cigarettes more
gang-card-back-up = Back-up
    .text = who extorts you must lay 1 Weapon more
gang-card-wholesale = Wholesale
    .text = everything you buy is 1 cheaper
gang-card-runners = Runners
    .text = you may sell and buy in the Cafeteria too
gang-card-protection-money = Protection Money
    .text = once a turn, take 1 cigarette from somebody in your area
gang-card-deep-pockets = Deep Pockets
    .text = your hand limit is 13
gang-card-saddlebag-workshop = Saddlebag Workshop
    .text = you may craft at home and in the Showers too
gang-card-thick-skin = Thick Skin
    .text = you may craft with 1 Beating
gang-card-swinging-chain = Swinging Chain
    .text = once in each fight it counts as a Weapon
gang-card-chop-shop = Chop Shop
    .text = one Material of a recipe may be any other
gang-card-double-collection = Double Collection
    .text = you may extort twice a turn
gang-card-reputation = Reputation
    .text = you lay 1 Weapon fewer to extort
gang-card-tribute = Tribute
    .text = a player whom you beat gives you up to 2 cigarettes
gang-card-bought-doctor = Bought Doctor
    .text = you may heal in any area but Solitary
gang-card-iron-discipline = Iron Discipline
    .text = you have 3 actions in a turn that you begin with at most 4 cards in hand
gang-card-silent-step = Silent Step
    .text = a careful move costs 1 action
gang-card-returning-blades = Returning Blades
    .text = when you win you keep your Weapons
gang-card-stone-face = Stone Face
    .text = you take no Beating for a lost fight
gang-card-spoon-masters = Spoon Masters
    .text = your Spoons score 2
gang-card-night-shift = Night Shift
    .text = your first Dig of a turn is free
gang-card-heavy-hands = Heavy Hands
    .text = when you beat a player you take 1 card more
gang-card-cold-blood = Cold Blood
    .text = Beatings do not keep you from crafting and digging

## Backgrounds: what they do, and when; then what they add for the gang.
background-pickpocket = Pickpocket
    .text = in your turn: take a random card from somebody in your area; Crew: a second one
background-getaway-driver = Getaway Driver
    .text = after your roll: go to any area, and get the action back; Crew: 1 action more
background-street-fighter = Street Fighter
    .text = in a fight: counts as a Weapon; Crew: draw 2 cards
background-smuggler = Smuggler
    .text = in your turn: draw 2 cards; Cartel: take 3 cigarettes
background-bookmaker = Bookmaker
    .text = in the Recreation Room: take 4 cigarettes; Cartel: take a Knife
background-kingpins-cousin = Kingpin's Cousin
    .text = when extorted: the extortion ends; Cartel: the attacker takes a Beating
background-mechanic = Mechanic
    .text = in your turn: make a recipe in spite of all bans; Bikers: without one of its Materials
background-gunrunner = Gunrunner
    .text = in your turn: take 2 Knives; Bikers: 1 more
background-road-captain = Road Captain
    .text = in your turn: 1 more action; Bikers: another 1
background-crooked-doctor = Crooked Doctor
    .text = in your turn: remove all your Beatings; Mafia: draw 2 cards
background-racketeer = Racketeer
    .text = in your turn: every other player gives you a cigarette; Mafia: 2 each
background-hitman = Hitman
    .text = in your turn: somebody in your area takes a Beating; Mafia: and loses a card to you
background-counterfeiter = Counterfeiter
    .text = in the Recreation Room: buy something 3 cheaper; Triad: 6 cheaper
background-martial-artist = Martial Artist
    .text = when attacked: you win the fight at once; Triad: one card more
background-card-sharp = Card Sharp
    .text = in your turn: look at the hand of somebody in your area; Triad: take a card of it
background-sapper = Sapper
    .text = at home: dig for free, even when beaten; Odessa: 1 point more
background-fence = Fence
    .text = in your turn: take a Spoon; Odessa: a second one
background-informer = Informer
    .text = in your turn: somebody goes to Solitary; Odessa: and discards a card

## Recipes.
recipe-k1 = a Knife from a Toothbrush
recipe-k2 = a Knife from a Spoon
recipe-k3 = Knives from Scissors
recipe-p1 = a Pick
recipe-s1 = a Shovel

## Michel cards.
michel-card-mi-1 = a Knife, asking for a Spoon
michel-card-mi-2 = a Knife, asking for a Pick
michel-card-mi-3 = a Knife, asking for a Shovel
michel-card-mi-4 = a Knife, asking for a Spoon or a Pick
michel-card-mi-5 = a Knife, asking for a Pick or a Shovel
michel-card-mi-6 = no Knife

## What is on the table.
table-match = Match
table-turn = It is the turn of { $who }: { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }.
table-searched = The search of this turn is done.
table-extorted = The extortion of this turn is done.
table-target = { $points ->
        [one] 1 Tunnel point wins.
       *[other] { $points } Tunnel points win.
    }
table-turns-left = { $turns ->
        [one] 1 more turn until the lockdown.
       *[other] { $turns } more turns until the lockdown.
    }
table-over = The match is over.
table-area = { $area } (search { $search }, die { $die }): { $who }
table-solitary = { $area }: { $who }
table-nobody = nobody
table-michel = Michel(le)
table-pile = { $card }: { $count } left
table-pile-points = { $card }: { $count } left, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
table-deck = Search deck: { $count }
table-discard = Search discard: { $cards }
table-gangs = Gangs
table-gang = { $gang }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, asks for { $need } different of { $accepts }
table-michel-deck = Michel deck: { $deck }, discarded { $discard }
table-player = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $cigarettes ->
        [one] 1 cigarette
       *[other] { $cigarettes } cigarettes
    }, { $beatings ->
        [0] no Beating
        [one] 1 Beating
       *[other] { $beatings } Beatings
    }
table-team = Team { $team }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } together
table-player-gang = – Gang card: { $card } ({ $text })
table-player-background = – Background: { $card }
table-player-dug = – dug with { $cards }
table-own-hand = { $count }/{ $limit }: { $cards }
table-own-background = Background: { $card } ({ $text })
table-own-background-spent = Background: { $card } (revealed)
table-shown = The hand you are looking at
table-fight = Extortion
table-fight-line = { $attacker } demands { $tool } of { $target }.
table-fight-laid = Laid by { $who }: { $cards }
table-robbery-line = Michel(le) robs { $target }: { $card }.

## What a seat is asked.
question-act = Your turn: { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }. What do you do?
question-act-free = You have no action left. You may still do what is free, or end your turn.
question-act-end = Nothing left to do: end your turn.
question-destination = You rolled { $die }. Where do you go?
question-any-destination = Where do you go? Anywhere but Solitary.
question-join-pay = Which Accessory do you pay to { $gang }? { $left } to go.
question-card-target = { $card } ({ $effect }). Whom do you choose?
question-background-target = { $card } ({ $effect }). Whom do you choose?
question-name = Which Tool do you demand of { $target }?
question-lay = Which Weapon do you lay to get { $tool } from { $target }? { $left } to go.
question-answer = { $attacker } demands { $tool } of you. Do you give it, or refuse and fight? The loser takes a Beating and loses a card.
question-answer-without = { $attacker } demands { $tool } of you, and you have none. Refusing means a fight; the loser takes a Beating and loses a card.
question-blow = Your blow against { $other }: which Weapon do you play? Without one you lose, take a Beating and lose a card.
question-blow-helped = Your blow against { $other }: which Weapon do you play? If none, { $mates } may help you.
question-help = { $mate } plays no Weapon against { $other }. Do you lay one instead? If your side loses, you take a Beating, too.
question-loot = Do you take a random card from { $helper }, too?
question-craft-pay = You craft { $made }: how do you pay for it?
question-sell = Which card do you sell? One action is enough for as many as you like.
question-counterfeit = What do you buy with false money? Everything is { $rebate } cheaper.
question-mechanic = What do you craft as the Mechanic?
question-sap = With which Tool do you dig for free as the Sapper?
question-hand-pick = Which card of { $victim } do you take?
question-give = What do you hand to { $mate }? As much as you like, or nothing.
question-return = What do you hand back to { $mate }? As much as you like, or nothing.
question-michel-ask = Your turn ends. Do you roll to move Michel(le)? Everybody met is robbed.
question-michel-destination = You rolled { $die }. Where do you send Michel(le)? Everybody there is robbed.
question-michel-answer = Michel(le) shows you a card: { $card }. Do you give a Tool, or fight?
question-michel-blow = Which Weapon do you play against Michel(le)? Without one you lose: a Beating, and a Tool from the first card or else a random card.
question-michel-loss = Which Tool do you lose to Michel(le)?
question-michel-reward = You beat Michel(le). Do you draw a card?
question-discard = You hold { $count } cards, and { $limit } are allowed. Which one do you discard?
question-wait = Nothing is asked of you now.

## What a choice means.
action-search = Search { $area }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
action-move = Roll and move
action-careful = Go carefully { $area }
action-follow = Follow { $who } { $area }
action-join = Join { $gang } for { $count ->
        [one] 1 Accessory
       *[other] { $count } different Accessories
    }
action-play = Play { $card }: { $effect }
action-extort = Extort a Tool from { $who }
action-craft = Make { $made } from { $cards }
action-dig = Dig with { $tool }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
action-steal = Steal a Spoon
action-sell = Sell cards
action-buy-knife = Buy a Knife for { $price }
action-buy-knives = Buy 2 Knives for { $price }
action-buy-pick = Buy a Pick for { $price }
action-buy-shovel = Buy a Shovel for { $price }
action-heal = Heal a Beating
action-reveal = Reveal { $card }
action-collect = Take a cigarette from { $who }
action-exchange = Exchange with { $who }
action-end = End the turn
action-go = Go { $area }
action-send-michel = Send Michel(le) { $area }
action-reroll = Roll again
action-pay = Pay { $card }
action-target = Choose { $who }
action-name = Demand { $tool }
action-lay = Lay { $card }
action-give = Give it
action-refuse = Refuse and fight
action-strike = Play { $card }
action-swing = Swing the chain
action-pass = Play no Weapon, and lose
action-pass-helped = Play no Weapon: { $mates } may help
action-pass-button = Play no Weapon: team-mates may help
action-help = Lay { $card }
action-decline-help = Do not help
action-decline-loot = Take no card
action-decline-reward = Draw nothing
action-exact = Pay as the recipe says
action-replace = Pay { $other } in place of { $required }
action-omit = Leave out { $card }
action-add = Sell { $card } for { $value }
action-done = That is all
action-take = Take { $card }
action-hand = Hand over { $card }
action-cigarettes = { $count ->
        [one] Hand over 1 cigarette
       *[other] Hand over { $count } cigarettes
    }
action-roll = Roll for Michel(le)
action-skip = Leave Michel(le) alone
action-yield = Give { $tool }
action-fight = Fight Michel(le)
action-drop = Discard { $card }
action-draw = Draw a card as the reward
action-loot = Take a random card

## What happened.
event-turn = It is the turn of { $who }.
    .you = It is your turn.
event-drew = { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
    .you = { $count ->
         [one] You draw a card.
        *[other] You draw { $count } cards.
    }
event-drew-cards = Drawn: { $cards }.
event-reshuffled = The discards are shuffled into a new Search deck.
event-rolled = { $who } rolls { $die }.
    .you = You roll { $die }.
event-moved = { $who } goes { $area }.
    .you = You go { $area }.
event-sent = { $who } is taken { $area }.
    .you = You are taken { $area }.
event-discarded = { $who } discards { $card }.
    .you = You discard { $card }.
event-lost-at-random = { $who } loses { $card }.
    .you = You lose { $card }.
event-joined = { $who } joins { $gang }: { $card }.
    .you = You join { $gang }: { $card }.
event-left-gang = { $who } gives up { $card }.
    .you = You give up { $card }.
event-played = { $who } plays { $card }.
    .you = You play { $card }.
event-revealed = { $who } turns out to be: { $card }.
    .you = You turn out to be: { $card }.
event-revealed-in-gang = { $who } turns out to be: { $card }, and has the gang behind.
    .you = You turn out to be: { $card }, and have the gang behind you.
event-beaten = { $who } takes a Beating.
    .you = You take a Beating.
event-unmoved = { $who } does not bat an eyelid.
    .you = You do not bat an eyelid.
event-healed = { $count ->
        [0] { $who } has no Beating left.
        [one] { $who } has 1 Beating left.
       *[other] { $who } has { $count } Beatings left.
    }
    .you = { $count ->
         [0] You have no Beating left.
         [one] You have 1 Beating left.
        *[other] You have { $count } Beatings left.
    }
event-got-cigarettes = { $count ->
        [one] { $who } gets 1 cigarette.
       *[other] { $who } gets { $count } cigarettes.
    }
    .you = { $count ->
         [one] You get 1 cigarette.
        *[other] You get { $count } cigarettes.
    }
event-took-cigarettes = { $count ->
        [one] { $who } takes 1 cigarette from { $other }.
       *[other] { $who } takes { $count } cigarettes from { $other }.
    }
    .you = { $count ->
         [one] You take 1 cigarette from { $other }.
        *[other] You take { $count } cigarettes from { $other }.
    }
    .whom = { $count ->
         [one] { $who } takes 1 cigarette from you.
        *[other] { $who } takes { $count } cigarettes from you.
    }
event-took-from-board = { $who } takes from the board: { $card } ({ $count }).
    .you = You take from the board: { $card } ({ $count }).
event-crafted = { $who } makes { $recipe }.
    .you = You make { $recipe }.
event-sold = { $who } sells { $card } for { $count }.
    .you = You sell { $card } for { $count }.
event-paid = { $count ->
        [one] { $who } pays 1 cigarette.
       *[other] { $who } pays { $count } cigarettes.
    }
    .you = { $count ->
         [one] You pay 1 cigarette.
        *[other] You pay { $count } cigarettes.
    }
event-dug = { $count ->
        [one] { $who } digs with { $tool }: 1 point, from { $from } to { $total }.
       *[other] { $who } digs with { $tool }: { $count } points, from { $from } to { $total }.
    }
    .you = { $count ->
         [one] You dig with { $tool }: 1 point, from { $from } to { $total }.
        *[other] You dig with { $tool }: { $count } points, from { $from } to { $total }.
    }
event-more-actions = { $count ->
        [one] { $who } has 1 more action.
       *[other] { $who } has { $count } more actions.
    }
    .you = { $count ->
         [one] You have 1 more action.
        *[other] You have { $count } more actions.
    }
event-extorts = { $who } extorts { $other }.
    .you = You extort { $other }.
    .whom = { $who } extorts you.
event-names = { $who } demands { $tool }.
    .you = You demand { $tool }.
event-laid = { $who } lays { $card }.
    .you = You lay { $card }.
event-helped = { $who } steps in with { $card }.
    .you = You step in with { $card }.
event-swung = { $who } swings the chain.
    .you = You swing the chain.
event-gave = { $who } gives { $other } { $tool }.
    .you = You give { $other } { $tool }.
    .whom = { $who } gives you { $tool }.
event-refused = { $who } refuses.
    .you = You refuse.
event-passed = { $who } plays no Weapon.
    .you = You play no Weapon.
event-declined = { $who } declines.
    .you = You decline.
event-won-fight = { $who } wins the fight against { $other }.
    .you = You win the fight against { $other }.
    .whom = { $who } wins the fight against you.
event-took-card = { $who } takes a card from { $other }.
    .you = You take a card from { $other }.
    .whom = { $who } takes a card from you.
event-took-this-card = { $who } takes { $card } from { $other }.
    .you = You take { $card } from { $other }.
    .whom = { $who } takes { $card } from you.
event-weapons-discarded = Discarded Weapons: { $cards }.
event-weapons-back = { $who } takes back { $cards }.
    .you = You take back { $cards }.
event-looked = { $who } looks at the hand of { $other }.
    .you = You look at the hand of { $other }.
    .whom = { $who } looks at your hand.
event-saw = { $who } holds { $cards }.
    .you = You hold { $cards }.
event-hands-dealt = All hands are shuffled and dealt anew.
event-new-hand = The new hand: { $cards }.
event-handed-card = { $who } hands { $other } a card.
    .you = You hand { $other } a card.
    .whom = { $who } hands you a card.
event-handed-this-card = { $who } hands { $other } { $card }.
    .you = You hand { $other } { $card }.
    .whom = { $who } hands you { $card }.
event-handed-cigarettes = { $count ->
        [one] { $who } hands { $other } 1 cigarette.
       *[other] { $who } hands { $other } { $count } cigarettes.
    }
    .you = { $count ->
         [one] You hand { $other } 1 cigarette.
        *[other] You hand { $other } { $count } cigarettes.
    }
    .whom = { $count ->
         [one] { $who } hands you 1 cigarette.
        *[other] { $who } hands you { $count } cigarettes.
    }
event-exchanged = { $who } and { $other } exchanged: { $given } for { $returned }.
    .you = You and { $other } exchanged: { $given } for { $returned }.
    .whom = { $who } and you exchanged: { $given } for { $returned }.
parcel-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
parcel-cigarettes = { $count ->
        [one] 1 cigarette
       *[other] { $count } cigarettes
    }
event-michel-rolled = { $who } rolls { $die } for Michel(le).
    .you = You roll { $die } for Michel(le).
event-michel-moved = Michel(le) goes { $area }.
event-michel-shown = Michel(le) meets { $who } and shows { $card }.
    .you = Michel(le) meets you and shows { $card }.
event-michel-avoided = { $who } gets past Michel(le).
    .you = You get past Michel(le).
event-michel-paid = { $who } gives Michel(le) { $tool }.
    .you = You give Michel(le) { $tool }.
event-michel-beaten = { $who } beats Michel(le).
    .you = You beat Michel(le).
event-michel-won = { $who } loses to Michel(le).
    .you = You lose to Michel(le).
event-michel-reshuffled = The Michel cards are shuffled into a new deck.
event-escaped = { $who } breaks through: the tunnel is open!
    .you = You break through: the tunnel is open!
event-lockdown = The wing is locked down. { $who } was ahead.
    .you = The wing is locked down. You were ahead.

## How a match ends.
ending-tunnel = The tunnel is open, and somebody is out.
ending-lockdown = The wing was locked down before anybody got out.

## Why not.
clause-BLK-003 = That area is not on this side of the board; choose one that is.
clause-BLK-020 = You have no action left for that; end your turn, or use what is free.
clause-BLK-021 = That is not something to do in your action phase; choose an action or end the turn.
clause-BLK-026 = This player's Gang card, Back-up, makes you lay one Weapon more than you hold.
clause-BLK-027 = That would change nothing now; its condition must hold first.
clause-BLK-028 = You have searched this turn already; search again in your next one.
clause-BLK-032 = Deck and discard pile are empty, so that there is nothing to find.
clause-BLK-035 = You hold too many cards; discard one that you have.
clause-BLK-042 = Your roll does not lead there; go to an area of the result.
clause-BLK-044 = You may not stay where you are; go to the other area of the roll.
clause-BLK-045 = You have set out and must arrive; choose another area than yours.
clause-BLK-047 = A careful move takes both actions and leads to another area.
clause-BLK-049 = All cards of that gang are held; wait until one returns.
clause-BLK-050 = Pay different Accessories that the gang accepts, as many as it asks for.
clause-BLK-051 = That gang does not accept this Accessory; pay one from its list.
clause-BLK-052 = You have paid that Accessory already; pay a different one.
clause-BLK-055 = That ability cannot be used now; the moment stands on its Gang card.
clause-BLK-060 = That needs an Action card in your hand, and its effect must be completed once it is played.
clause-BLK-063 = You have extorted this turn already; wait for your next one.
clause-BLK-064 = That needs Weapons: Knives, Socks, Chair Legs or Knuckles.
clause-BLK-065 = That takes another player in your area.
clause-BLK-066 = You have begun an extortion: name a Tool, then lay a Weapon.
clause-BLK-068 = You can give only the Tool that was demanded, and only if you hold it.
clause-BLK-069 = You are being extorted: give the Tool or refuse.
clause-BLK-070 = You are in a fight: play a Weapon from your hand, or pass and lose.
clause-BLK-081 = Nobody crafts at home, in the Showers or in Solitary; go somewhere else first.
clause-BLK-082 = You are too beaten up to craft; heal first.
clause-BLK-083 = You are crafting: choose how to pay for this recipe first.
clause-BLK-084 = You do not hold the cards that this takes.
clause-BLK-085 = That pile is empty; wait until something returns to it.
clause-BLK-089 = This is not the moment of your Background, or its condition does not hold.
clause-BLK-091 = Your Background is revealed; complete its effect.
clause-BLK-092 = Your Background is revealed already, and works only once.
clause-BLK-099 = This has an area of its own, so go there first: dig at home, steal a Spoon in the Cafeteria, sell and buy in the Recreation Room, heal in the Infirmary.
clause-BLK-100 = You need that Tool in your hand to dig with it.
clause-BLK-101 = Two Beatings keep you from digging; heal first.
clause-BLK-105 = There is no Spoon on the board; wait until one returns.
clause-BLK-106 = You are selling: add a card of your hand, or be done.
clause-BLK-107 = Only cards with cigarette symbols can be sold, and at least one of them.
clause-BLK-109 = You have too few cigarettes for that.
clause-BLK-110 = That is out of stock; wait until one returns.
clause-BLK-111 = Two Knives need two in the pile; buy one.
clause-BLK-112 = You have no Beating to heal.
clause-BLK-113 = Only cards lead to Solitary, never a move.
clause-BLK-114 = In Solitary you can only move and play Action cards.
clause-BLK-117 = Your turn is ending: roll for Michel(le), or do not.
clause-BLK-118 = Michel(le) goes to an area of the roll and never stays.
clause-BLK-124 = You can give Michel(le) only a Tool that the card shows and you hold.
clause-BLK-125 = Michel(le) is waiting: give a Tool, or fight.
clause-BLK-127 = You are fighting Michel(le): play a Weapon, or pass and lose.
clause-BLK-129 = You have lost to Michel(le): discard one of the Tools shown on the first card.
clause-BLK-131 = You have beaten Michel(le): draw a card, or do not.
clause-BLK-141 = Your teammate is out: lay a Weapon, or decline.
clause-BLK-143 = You have won: take a card from this helper, or do not.
clause-BLK-147 = You dig only in your own team's Block.
clause-BLK-148 = You can hand over cards only in an exchange with a teammate in your area, and only cards that you hold.
clause-BLK-149 = You do not have that many cigarettes.
clause-BLK-150 = You have just exchanged with this teammate; take an action before you do it again.
clause-BLK-151 = You can follow only a teammate of your own gang.
clause-BLK-152 = That teammate is here already, or in Solitary.
clause-BLK-153 = Teammates are spared; choose an opponent.
clause-BLK-R63 = Cigarettes are handed over once in an exchange, from 1 to 55.

# What the rules decide by themselves, as the log says it.
clause-BLK-016 = Whoever reaches the target in Tunnel points wins at once, even in the middle of a turn.
clause-BLK-031 = When the Search deck is empty, its discards are shuffled into a new one.
clause-BLK-058 = An old Gang card goes under the deck that it came from.
clause-BLK-072 = Whoever plays no Weapon when it is their turn loses the fight and takes a Beating.
clause-BLK-078 = After an extortion all Weapons are discarded; Knives go back to their pile.
clause-BLK-093 = A Background does more for a member of the gang that it names.
clause-BLK-122 = Whoever meets Michel(le) draws a Michel card and shows it to all.
clause-BLK-123 = Without a Knife on the first card the confrontation is avoided.
clause-BLK-126 = When Michel(le)'s next card shows no Knife, the fight is won.
clause-BLK-128 = Whoever plays no Weapon against Michel(le) loses and takes a Beating.
clause-BLK-130 = Whoever has no Tool that was asked for loses a random card instead.
clause-BLK-133 = When the Michel deck is empty, its discards are shuffled into a new one.
clause-BLK-135 = Only four or six players can play in teams.
clause-BLK-R35 = Refusing and not having it look the same: the hand is secret.
clause-BLK-R62 = After 100 rounds the wing is locked down, and whoever has most Tunnel points wins.

## Scenes: names of what is seen and touched.
scene-turn = Turn of { $who }
scene-room-search = { $count ->
        [0] Nobody searches here.
        [one] A search finds 1 card.
       *[other] A search finds { $count } cards.
    }
scene-room-die = Die results that lead here: { $dice }.
scene-at-cell = Dig here. Nobody crafts here.
scene-at-block-a = Team A digs here and does not craft here.
scene-at-block-b = Team B digs here and does not craft here.
scene-at-cafeteria = Steal Spoons here.
scene-at-recreation = Sell and buy here.
scene-at-infirmary = Heal Beatings here.
scene-at-showers = Nobody crafts here.
scene-at-solitary = Only cards lead here.
scene-tunnel = Tunnel of { $who }, { $points }/{ $target }
scene-tunnel-team = Tunnel of team { $team }, { $points }/{ $target }
scene-pawn = Figure of { $who }
scene-die = Rolled: { $die }
scene-action = An action that is left
scene-need = Needed: { $card }
scene-cigarettes = { $count ->
        [0] No cigarettes
        [one] 1 cigarette
       *[other] { $count } cigarettes
    }
scene-cards = { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
scene-beatings = { $count ->
        [one] 1 Beating
       *[other] { $count } Beatings
    }
scene-background-hidden = Background of { $who }, not revealed
scene-background-revealed = Background of { $who }: { $card }, revealed
scene-background-own = Your Background, secret: { $card }
scene-secret = Secret
scene-spent = used
scene-gang-card = Gang card of { $who }: { $card } ({ $gang })
scene-dug = Dug with { $card }
scene-laid = Laid by { $who }: { $card }
scene-helpers = helpers
scene-michel-card = Michel card: { $card }
scene-michel-discarded = Discarded Michel card: { $card }
scene-hand = Your hand, { $count } of { $limit }
scene-piles = Piles and prices
scene-discard = Search discard
scene-workshop = Recipes
scene-recipe = { $made } from { $cards }
scene-michel-deck = { $count ->
        [one] Michel deck: 1 card
       *[other] Michel deck: { $count } cards
    }
scene-price = { $count ->
        [one] 1 for 1 cigarette
       *[other] 1 for { $count } cigarettes
    }
scene-price-two = { $count ->
        [one] 2 for 1 cigarette
       *[other] 2 for { $count } cigarettes
    }
scene-gang-crew = Crew
scene-gang-cartel = Cartel
scene-gang-bikers = Bikers
scene-gang-mafia = Mafia
scene-gang-triad = Triad
scene-gang-odessa = Odessa
scene-gang-in-deck = In the deck: { $cards }.
scene-team = Team { $team }
scene-class-material = Material
scene-class-accessory = Accessory
scene-class-weapon = Weapon
scene-class-valuable = Valuable
scene-class-action = Action
scene-class-tool = Tool
scene-buy-one = Buy one
scene-buy-two = Buy two
scene-hand-cigarettes = Hand these over
scene-points = { $count ->
        [one] 1 Tunnel point
       *[other] { $count } Tunnel points
    }

# What can be chosen before the match.
option-mode = How you play
option-mode-solo = each for themselves
option-mode-team = in teams
option-michel = Michel(le), the bully
option-michel-default = as the number of players asks
option-michel-on = walks the prison
option-michel-off = stays away
option-first = Who begins
option-first-lot = drawn by lot
option-first-seat = the first seat: your biggest scar
option-figures = Prisoners
option-figures-front = front of the boards
option-figures-back = back of the boards
option-figures-mixed = some front, some back
option-bully = Michel or Michelle
option-bully-michel = Michel
option-bully-michelle = Michelle

## Moments: what is staged. `$who` and `$whom` say whether the reader is meant.
amount-cigarettes = { $count ->
        [one] 1 cigarette
       *[other] { $count } cigarettes
    }
moment-card-says = The card says: { $text }.
moment-ability = { $card }: { $text }.
moment-turn = { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
moment-drew = { $count ->
        [one] { $name } draws a Search card
       *[other] { $name } draws { $count } Search cards
    }
moment-drew-cards = { $count ->
        [one] A new card
       *[other] { $count } new cards
    }
moment-rolled = { $who ->
        [you] You roll a { $die }
       *[other] { $name } rolls a { $die }
    }
moment-leads = A { $die } leads { $areas }.
moment-sent = { $who ->
        [you] You are locked up in Solitary
       *[other] { $name } is locked up in Solitary
    }
moment-sent-means = In there one can only move out or play Action cards.
moment-lost-at-random = { $who ->
        [you] You lose { $card }
       *[other] { $name } loses { $card }
    }
moment-lost-at-random-means = It was picked at random.
moment-joined = { $who ->
        [you] You join { $gang }
       *[other] { $name } joins { $gang }
    }
moment-played = { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
moment-revealed = { $who ->
        [you] You reveal your Background: { $card }
       *[other] { $name } reveals a Background: { $card }
    }
moment-in-gang = A member of this gang ({ $gang }): the extra effect counts, too.
moment-beaten = { $who ->
        [you] You take a Beating
       *[other] { $name } takes a Beating
    }
moment-beaten-means = With 1 Beating nobody crafts, with 2 nobody digs either. The Infirmary heals.
moment-unmoved = { $who ->
        [you] You do not bat an eyelid
       *[other] { $name } does not bat an eyelid
    }
moment-healed = { $who ->
        [you] You are patched up
       *[other] { $name } is patched up
    }
moment-beatings-left = { $count ->
        [0] No Beating is left.
        [one] 1 Beating is left.
       *[other] { $count } Beatings are left.
    }
moment-took-cigarettes = { $who ->
        [you] You take { $amount } from { $other }
       *[other] { $whom ->
            [you] { $name } takes { $amount } from you
           *[other] { $name } takes { $amount } from { $other }
        }
    }
moment-took-from-board = { $who ->
        [you] You take { $card } from the board
       *[other] { $name } takes { $card } from the board
    }
moment-tool-means = { $points ->
        [one] Whoever digs with it gets 1 Tunnel point.
       *[other] Whoever digs with it gets { $points } Tunnel points.
    }
moment-weapon-means = A Weapon, to extort with and to fight with.
moment-crafted = { $who ->
        [you] You craft { $card }
       *[other] { $name } crafts { $card }
    }
moment-crafted-from = The recipe asks for { $cards }.
moment-dug = { $who ->
        [you] You dig with { $tool }: +{ $points }
       *[other] { $name } digs with { $tool }: +{ $points }
    }
moment-dug-means = The Tunnel: from { $from } to { $total } of { $target } points.
moment-more-actions = { $who ->
        [you] You have { $count ->
                [one] 1 more action
               *[other] { $count } more actions
            }
       *[other] { $name } has { $count ->
                [one] 1 more action
               *[other] { $count } more actions
            }
    }
moment-extorts = { $who ->
        [you] You extort { $other }
       *[other] { $whom ->
            [you] { $name } extorts you
           *[other] { $name } extorts { $other }
        }
    }
moment-extorts-means = A Tool is demanded and a Weapon laid. Giving the Tool ends it; refusing starts a fight.
moment-names = { $who ->
        [you] You demand { $tool }
       *[other] { $name } demands { $tool }
    }
moment-laid = { $who ->
        [you] You lay { $card }
       *[other] { $name } lays { $card }
    }
moment-laid-means = Every Weapon counts the same. Whoever has no answer loses.
moment-helped = { $who ->
        [you] You step in with { $card }
       *[other] { $name } steps in with { $card }
    }
moment-helped-means = If that side loses, its helpers take a Beating, too.
moment-swung = { $who ->
        [you] You swing the chain
       *[other] { $name } swings the chain
    }
moment-gave = { $who ->
        [you] You give { $other } { $tool }
       *[other] { $whom ->
            [you] { $name } gives you { $tool }
           *[other] { $name } gives { $other } { $tool }
        }
    }
moment-refused = { $who ->
        [you] You refuse
       *[other] { $name } refuses
    }
moment-refused-means = It comes to a fight: Weapon against Weapon, and the defender begins.
moment-passed = { $who ->
        [you] You play no Weapon
       *[other] { $name } plays no Weapon
    }
moment-passed-means = That loses the fight.
moment-passed-team-means = Between teams, a team-mate in the area may still step in; otherwise the fight is lost.
moment-won-fight = { $who ->
        [you] You win the fight against { $other }
       *[other] { $whom ->
            [you] { $name } wins the fight against you
           *[other] { $name } wins the fight against { $other }
        }
    }
moment-won-fight-means = The loser pays with a Beating and a card: the Tool demanded, or a random one.
moment-took-card = { $name } takes a card from { $other }
moment-took-this-card = { $who ->
        [you] You take { $card } from { $other }
       *[other] { $whom ->
            [you] { $name } takes { $card } from you
           *[other] { $name } takes { $card } from { $other }
        }
    }
moment-weapons-back = { $who ->
        [you] You take your Weapons back
       *[other] { $name } takes the Weapons back
    }
moment-looked = { $who ->
        [you] You look at the hand of { $other }
       *[other] { $whom ->
            [you] { $name } looks at your hand
           *[other] { $name } looks at the hand of { $other }
        }
    }
moment-saw = The hand of { $name }
moment-hands-dealt = All hands are dealt anew
moment-hands-dealt-means = Every card in hand was shuffled with all the others and dealt again.
moment-new-hand = { $count ->
        [one] A new hand of 1 card
       *[other] A new hand of { $count } cards
    }
moment-handed-card = { $name } hands you { $card }
moment-handed-cigarettes = { $name } hands you { $amount }
moment-exchanged = { $who ->
        [you] You exchange with { $other }
       *[other] { $whom ->
            [you] { $name } exchanges with you
           *[other] { $name } exchanges with { $other }
        }
    }
moment-parcel = { $who ->
        [you] You gave { $parcel }.
       *[other] { $name } gave { $parcel }.
    }
moment-michel-rolled = { $who ->
        [you] You roll a { $die } for Michel(le)
       *[other] { $name } rolls a { $die } for Michel(le)
    }
moment-michel-moved = Michel(le) goes { $area }
moment-michel-moved-means = Everybody there is robbed, one after the other.
moment-michel-shown = { $who ->
        [you] Michel(le) shows you a Knife
       *[other] Michel(le) shows { $name } a Knife
    }
moment-michel-shown-means = A Tool from the first card ends it. Otherwise each Knife is answered with a Weapon.
moment-michel-avoided = { $who ->
        [you] You get past Michel(le)
       *[other] { $name } gets past Michel(le)
    }
moment-michel-avoided-means = There is no Knife on the card.
moment-michel-paid = { $who ->
        [you] You give Michel(le) { $tool }
       *[other] { $name } gives Michel(le) { $tool }
    }
moment-michel-paid-means = It goes back to its pile, and there is no Beating.
moment-michel-beaten = { $who ->
        [you] You beat Michel(le)
       *[other] { $name } beats Michel(le)
    }
moment-michel-beaten-means = The reward is a Search card.
moment-michel-won = { $who ->
        [you] Michel(le) beats you
       *[other] Michel(le) beats { $name }
    }
moment-michel-won-means = That costs a Beating, and a Tool from the first card or else a random card.
moment-escaped = { $who ->
        [you] You are out: your tunnel is open!
       *[other] { $name } is out: the tunnel is open!
    }
moment-escaped-team = { $who ->
        [you] Your team is out: the tunnel is open!
       *[other] Team { $team } is out: the tunnel is open!
    }
moment-escaped-by = { $who ->
        [you] You broke through with { $target } Tunnel points or more.
       *[other] { $name } broke through with { $target } Tunnel points or more.
    }
moment-escaped-means = Everybody else is moved to a stricter prison.
moment-lockdown = The wing is locked down
moment-lockdown-means = { $who ->
        [you] Nobody got through in time. You were ahead and win.
       *[other] Nobody got through in time. { $name } was ahead and wins.
    }

## Gauges: the sign of a number that a choice changes, and its name.
gauge-escape = ✓
    .name = free
gauge-tunnel = ★
    .name = Tunnel points
gauge-tools = ▲
    .name = points of Tools in hand
gauge-actions = ●
    .name = actions
gauge-cards = ▱
    .name = cards in hand
gauge-weapons = †
    .name = Weapons in hand
gauge-cigarettes = ¢
    .name = cigarettes
gauge-gang = ♠
    .name = Gang card
gauge-background = ◆
    .name = unused Background
gauge-beatings = ◉
    .name = Beatings
gauge-robbery = !
    .name = robbed by Michel(le)
gauge-solitary = ■
    .name = in Solitary

## Verbs: buttons for choices that are said by touching a thing.
verb-search = Search
verb-careful = Go carefully
verb-follow = Follow a team-mate
verb-join = Join a gang
verb-play = Play an Action card
verb-extort = Extort
verb-craft = Craft
verb-dig = Dig
verb-steal = Steal a Spoon
verb-buy = Buy
verb-heal = Heal
verb-reveal = Reveal your Background
verb-collect = Take Protection Money
verb-exchange = Exchange
verb-reroll = Roll again
verb-pay = Pay an Accessory
verb-target = Choose whom it hits
verb-name = Demand a Tool
verb-lay = Lay a Weapon
verb-give = Give the Tool
verb-strike = Play a Weapon
verb-swing = Swing the chain
verb-help = Help with a Weapon
verb-replace = Replace a Material
verb-omit = Leave out a Material
verb-add = Sell a card
verb-take = Take a card
verb-hand = Hand over a card
verb-cigarettes = Hand over cigarettes
verb-roll = Roll for Michel(le)
verb-yield = Give Michel(le) a Tool
verb-drop = Discard a card
verb-draw = Draw the reward
verb-loot = Take a random card

## Things: what they are for.
scene-value = { $count ->
        [one] sells for 1 cigarette
       *[other] sells for { $count } cigarettes
    }
scene-for-gang = does more for a member of this gang: { $gang }
thing-class-material = Crafting turns it into a Tool or into Knives: anywhere but at home, in the Showers and in Solitary, and not with a Beating.
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = Gangs ask for different Accessories from whoever wants to join.
    .clauses = BLK-050 BLK-052
thing-class-weapon = Lay it to extort a Tool from somebody in your area, or to answer in a fight. All Weapons count the same, and afterwards they are discarded.
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = Good for nothing but money: sell it in the Recreation Room, and buy Tools or Knives for the cigarettes.
    .clauses = BLK-106 BLK-107
thing-class-action = Play it in your turn for 1 action; then it is discarded.
    .clauses = BLK-060
thing-class-tool = Dig with it at home: it becomes Tunnel points that nobody can take away. While it is in a hand, it can be extorted.
    .clauses = BLK-100 BLK-068
thing-recipes = Recipes with it: { $recipes }.
thing-gangs-taking = Gangs that take it: { $gangs }.
thing-ability-held = { $card } (with { $who }): { $text }.
thing-gang = Whoever pays its Accessories draws one of its cards and keeps the ability until they join a gang again. Nobody has more than one Gang card.
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] You can pay for it with { $cards }.
        [one] Of its Accessories you hold { $cards }: 1 more is missing.
       *[other] Of its Accessories you hold { $cards }: { $missing } more are missing.
    }
thing-gangs = Six gangs with four cards each. A Gang card is an ability that costs no action.
    .clauses = BLK-050 BLK-055
thing-gang-card = It works by itself or is free to use, and stays until its owner joins a gang again.
    .clauses = BLK-055 BLK-058
thing-recipe = One Craft action: discard what stands on it and take what it makes from the board.
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = You hold all that it takes.
thing-recipe-missing = What you lack for it: { $cards }.
thing-workshop = What can be crafted, and from what.
    .clauses = BLK-084 BLK-081
thing-tunnel = The way out. Every Tool that is dug with at home adds its points; whoever reaches the target first is free at once.
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] It is open.
        [one] 1 point is missing.
       *[other] { $count } points are missing.
    }
thing-background = Everybody has a secret past. It is revealed once in a match, at the moment that it names, costs no action, and does more for a member of its gang.
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = What this player has: cards in hand, cigarettes, Beatings, the Tools dug with, a Gang card and a Background.
thing-pawn = The figure of a player. Players in the same area can extort each other.
    .clauses = BLK-065 BLK-153
thing-yard = Whose turn it is and what is left of it; extortions and fights are laid out here.
    .clauses = BLK-020
thing-action = Searching, moving, crafting, digging and most other things cost an action each; a careful move costs two.
    .clauses = BLK-020
thing-die = It says to which areas this move leads.
    .clauses = BLK-042 BLK-044
thing-need = The recipe asks for it. Touch it to pay with something else or to leave it out.
    .clauses = BLK-084
thing-pack = Touch packs until the number is right, then hand them over.
    .clauses = BLK-149
thing-laid = It was laid in this fight and is discarded when the fight is over.
    .clauses = BLK-078
thing-dug = It was dug with: its points stay for good.
    .clauses = BLK-100
thing-hand = Hands are secret. Whoever holds more cards than allowed at the end of a turn discards the surplus.
    .clauses = BLK-035
thing-shown = The Card Sharp sees this hand; nobody else does.
thing-cigarettes = The money of the prison: the Recreation Room sells Knives, Picks and Shovels for it.
    .clauses = BLK-109
thing-beating = With 1 Beating one cannot craft, with 2 one cannot dig either. The Infirmary heals one for an action.
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = What lies on the board for everybody: Tools, Knives, and the decks.
thing-pile-knife = Bought in the Recreation Room or crafted.
    .clauses = BLK-109 BLK-111
thing-pile-spoon = Stolen in the Cafeteria, one for an action.
    .clauses = BLK-105
thing-pile-pick = Bought in the Recreation Room or crafted.
    .clauses = BLK-109 BLK-110
thing-pile-shovel = Bought in the Recreation Room or crafted.
    .clauses = BLK-109 BLK-110
thing-deck = A Search draws cards from it, once in a turn; how many, the area says.
    .clauses = BLK-028 BLK-031
thing-discard = Everybody may look at it. When the Search deck is empty, it is shuffled into a new one.
    .clauses = BLK-031
thing-michel = The bully of the prison. At the end of a turn the player may roll to move Michel(le), and everybody met is robbed: of a Tool, or in a fight.
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = Whoever meets Michel(le) draws a card: without a Knife on it nothing happens; with one it costs a Tool or starts a fight.
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = The first card says which Tools Michel(le) takes. Each Knife must be answered with a Weapon; without a Knife the fight is won.
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = When the Michel deck is empty, these are shuffled into a new one.
    .clauses = BLK-133
thing-room-cell = Home of all: here Tools become Tunnel points, unless you have 2 Beatings.
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = Home of team A: its Tools become Tunnel points here. Team B may craft here.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = Home of team B: its Tools become Tunnel points here. Team A may craft here.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = For an action you take a Spoon from the board. You may craft here.
    .clauses = BLK-105
thing-room-recreation = The shop: for an action you sell as many cards as you like, or make one purchase. You may craft here.
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = For an action you lose a Beating. You may craft here.
    .clauses = BLK-112
thing-room-showers = The best place to search.
    .clauses = BLK-028 BLK-081
thing-room-solitary = Locked in there, you can only move out or play Action cards. Nobody can extort you.
    .clauses = BLK-113 BLK-114

table = Table
players = Players
hand = Your hand
rounds-left = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discard = Discarded: { $cards }
player = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ask-bid = Which card do you bid?
ask-loot = The loot is worth { $loot ->
    [one] { $loot } coin
   *[other] { $loot } coins
}. Roll for more, or bank it?
bid = Bid the { $card }
peek = Look at the top card of the deck
roll = Roll for more
bank = Bank the loot
has-bid = { $name } has bid.
bids = The bids: { $bids }.
peeked = { $name } looks at the top card.
top = The top card is the { $card }.
rolled = { $name } rolls a { $roll }.
banked = { $name } takes { $loot ->
    [one] { $loot } coin
   *[other] { $loot } coins
}.
drew = { $name } draws a card.
drew-card = You draw the { $card }.
coins = Most coins win.
clause-SMP-002 = Everybody bids one card from their own hand first.
clause-SMP-003 = The highest bid takes the loot; all bids are discarded.
clause-SMP-004 = Bidding is over; roll for the loot, or bank it.
clause-SMP-005 = A roll of 1 loses the loot.
clause-SMP-006 = You may look at the top card only once, before your first roll, and while the deck lasts.
clause-SMP-009 = Nobody may roll for a loot of 12 coins or more.
deck-title = Deck
discard-title = Discarded
coins-title = coins
cards-title = cards

option-rounds = Rounds

gauge-coins = ●
    .name = coins
verb-peek = Look at the top card
thing-deck = At the end of a round everybody draws a card from it; the highest bidder may look at its top card once.
    .clauses = SMP-006
thing-card = The highest card bid takes the loot.
    .clauses = SMP-003
moment-bids = The bids are open
moment-lost = { $who ->
    [you] You lose the loot
   *[other] { $name } loses the loot
}

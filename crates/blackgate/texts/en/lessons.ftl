### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Learn to dig, to craft and sell, and to take from others what you lack.

lesson-dig = The first Spoon
    .goal = Whoever's tunnel is long enough first is free: 12 points with three players. Tools make points, and you have 2 actions a turn.
    .end = A Spoon brings 1 point, a Pick 3, a Shovel 4, and nobody can take them from your tunnel. Only 11 more points!

lesson-dig-steal = You are in the Cafeteria, where Spoons can be stolen. Take one: that is 1 action.
    .hint = Touch the pile of Spoons.
    .done = A Spoon. In your hand it can still be taken from you.
    .no = First steal a Spoon: only here is it as easy.
    .no-search = A search is good, too, but begin with what is certain: a Spoon.
    .no-move = You would leave without a Spoon. Steal one first.
    .no-end = You have 2 actions. Use them: steal a Spoon.
lesson-dig-search = Once a turn you may search. Here that brings 2 cards. Search with your second action.
    .hint = Touch the deck of Search cards.
    .done = Two new cards for your hand, which nobody else sees.
    .no = Use your second action for a search.
    .no-steal = A second Spoon is 1 more point, but two cards can become a Pick, worth 3. Search this time.
    .no-end = One action is left. Search before you end the turn.
lesson-dig-end = Both actions are used. End your turn.
    .hint = The button is under the question.
    .done = The others had their turns.
    .no = End your turn.
lesson-dig-home = One digs in the Cell Block. Rolling costs 1 action, but the die decides. Go carefully for both actions: then you choose. Go to the Cell Block.
    .hint = Touch the Cell Block on the board.
    .done = Home, and quite surely so.
    .no = Go carefully to the Cell Block.
    .no-roll = Half of all results lead there, the others do not. This time go carefully: touch the Cell Block.
    .no-area = One can dig in the Cell Block only. Go there.
    .no-stay = You could collect for ever. But a Spoon in your hand is no point yet. Go home and dig.
lesson-dig-rest = Going carefully took both actions. End your turn.
    .hint = The button is under the question.
    .no = End your turn.
lesson-dig-dig = Now dig with your Spoon.
    .hint = Touch the Spoon in your hand.
    .done = Your first Tunnel point!
    .no = Dig first: what is in your tunnel nobody can take.
    .no-search = Cards can wait. Dig before somebody comes with a Weapon.
    .no-move = You have only just come. Dig.

lesson-craft = Junk becomes Tools
    .goal = What you find is junk, but some make a Tool together, and the rest can be sold in the Recreation Room.
    .end = Craft where you have the cards for it, sell what you do not need. Cigarettes buy Knives, Picks and Shovels here. A hand holds 10 cards at the end of a turn.

lesson-craft-search = You are in the Recreation Room. Search it.
    .hint = Touch the Search deck.
    .done = A Broom Handle and Scissors: look at the recipes.
    .no = First search: who knows what you will find.
    .no-sell = First see what you find: it may go well with what you have.
    .no-end = You have 2 actions. Search first.
lesson-craft-craft = Broom Handle and Scissors make a Pick. Craft it!
    .hint = Touch the recipe for the Pick.
    .done = A Pick, worth 3 points in your tunnel.
    .no = Craft the Pick: you have both cards for it.
    .no-sell = Both cards together are worth far more than a few cigarettes. Craft the Pick.
    .no-move = In the Cell Block one cannot craft. Make the Pick here.
    .no-end = An action is left, and you hold all that a Pick needs.
lesson-craft-end = End your turn.
    .hint = The button is under the question.
    .done = It is your turn again.
    .no = End your turn.
lesson-craft-sell = Valuables bring the most. Sell your Gold Watch, and only that.
    .hint = Press the button to sell, touch the Gold Watch, and say that it is all.
    .done = Cigarettes, which everybody accepts.
    .no = Sell the Gold Watch first.
    .no-weapon = The Loaded Sock is a Weapon. Without one you cannot extort, nor answer. Keep it.
    .no-ring = Gangs ask for a Signet Ring. Keep it, and sell the watch.
    .no-search = You may, but this lesson is about selling: begin a sale.
    .no-move = One sells in the Recreation Room only. Do it before you leave.

lesson-extort = Give me that
    .goal = What you do not find others may have. With a Weapon you can demand a Tool from somebody in your area, once a turn.
    .end = Whoever plays no Weapon when it is their turn loses: a Beating, and the Tool is gone. With 1 Beating one cannot craft, with 2 neither craft nor dig; the Infirmary heals. So keep a Weapon of your own.

lesson-extort-extort = Bot C has just stolen a Spoon, and stands beside you. Extort Bot C: demand the Spoon, and lay your Loaded Sock.
    .hint = Touch the figure of Bot C, then the Spoon, then your Loaded Sock.
    .done = Bot C refused, had no answer to your Loaded Sock, and took a Beating. The Spoon is yours.
    .no = This time be rude: extort Bot C.
    .no-tool = You saw Bot C take a Spoon. Demand exactly that.
    .no-peace = You can do that, too, in a moment. First extort Bot C, while the Spoon is still in that hand.
    .no-end = You have 2 actions and a Weapon. Extort Bot C.
lesson-extort-second = One action is left, and one may extort only once a turn. Steal another Spoon from the Cafeteria.
    .hint = Touch the pile of Spoons.
    .done = Two Spoons, and Bot C has none.
    .no = Steal a Spoon with your second action.
    .no-search = Not bad, but a Spoon is a certain point. Steal it.
    .no-move = First use what the Cafeteria offers: a Spoon.
    .no-end = One action is left. Steal a Spoon.
lesson-extort-end = End your turn.
    .hint = The button is under the question.
    .no = End your turn.

lesson-match = A match
    .goal = Two easy bots dig against you.
    .end = You know how to play. Go on here as long as you like, or begin a whole match.

lesson-match-play = Play as you like. If you are at a loss, ask for advice.

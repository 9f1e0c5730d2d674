### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Learn to take a turn, to vote for the scapegoat, to complete a task and to deal with guards.

lesson-turn = Your first turn
    .goal = You prepare an escape with two others. For that you need items, and your action points (AP) pay for getting them.
    .end = That was a turn: rooms give you items and cash, and points that are left over are lost. You hold a key and a drug, just what the task in the Exercise Yard needs. The next lesson completes it.

lesson-turn-key = You stand in the Guards' Room, where keys lie. Touch your room to use it and take one.
    .hint = The room that you stand in is marked. Using it costs 1 AP.
    .done = A key! A room can be used once a round.
    .no = That is possible, too, but first take the key that lies here: touch your own room.
    .no-move = You would walk past a key that every second task asks for. Use this room first.
    .no-end = You still have all your points, and unused points are lost. Take the key first.
lesson-turn-move = Now go next door, to the Recreation Room: a move costs 1 AP.
    .hint = You can go to any room that touches yours at an edge or a corner.
    .done = You are there, and no guard is around.
    .no = Not yet. Move to the Recreation Room: touch it.
    .no-room = That room does not give what we need now. Take the Recreation Room, which gives cash.
    .no-riot = A riot lures a guard into your room. Nobody wants that here. Move to the Recreation Room.
lesson-turn-cash = Use the Recreation Room for 2 cash.
    .hint = Touch the room that you stand in.
    .done = 2 cash. With cash you can pay, trade and bribe guards.
    .no = First take the cash that this room gives.
    .no-move = Without cash you could buy nothing there. Use this room first.
lesson-turn-yard = One point is left. Go to the Exercise Yard: a task lies there.
    .hint = The Exercise Yard touches your room at a corner.
    .done = The task here asks for a key and a drug. You have the key.
    .no = Save your last point for the way to the Exercise Yard.
    .no-room = Look at the tasks: the one in the Exercise Yard needs a key. Go there.
    .no-riot = The guard would cost you your last point, and all later actions would be harder. Go to the Exercise Yard.
lesson-turn-buy = No points are left, but this room is free to use: pay 1 cash, and take the drug.
    .hint = Touch the Exercise Yard, then your cash, then the drug.
    .done = Key and drug: all that this task asks for.
    .no = You can still use this room, because it is free. Pay cash for the drug.
    .no-key = You need the key for the task here. Pay with cash.
    .no-item = The task here asks for a key and a drug. Take the drug.
    .no-end = Wait: this room costs no points. Buy the drug first.

lesson-vote = The scapegoat
    .goal = Every round you vote for a scapegoat: strong, but without tasks and without rewards. The last round's scapegoat was you.
    .end = You marked element C, Bot C marked another one, and the scapegoat got nothing. When all but one of you hold A to F between you, the match ends and one stays behind: the scapegoat, if the others can do without. A 21st guard ends it, too, and then all lose.

lesson-vote-call = A new guard has come, as in every round. You lead the talk. Call the vote.
    .hint = The button is under the question.
    .no = Call the vote first.
lesson-vote-vote = Bot C stands beside you, and your task needs two prisoners. Whom do you make the scapegoat?
    .hint = Bot B is far away and of no help to you now.
    .done = Two votes against Bot B, who gets 1 AP more this round and no reward.
    .no = Vote for Bot B.
    .no-self = You could, and would have 4 AP. But a scapegoat completes no tasks, and you want to complete one right now. Vote for another one.
    .no-helper = Bot C helps you just by standing here, and angry helpers walk away. Vote for Bot B, who is of no use to you now.
lesson-vote-task = Your turn: two prisoners, no guard, key and drug. Complete the task!
    .hint = Touch the task that lies in the Exercise Yard.
    .done = Done! You mark its letter, and all but the scapegoat mark that of a card from the deck.
    .no = All is ready here. Complete the task before anything changes.
    .no-shop = You have all that the task asks for already, and could lose it again. Complete the task.
    .no-away = The task lies in this room. Stay, and complete it.
    .no-end = Next round there may be a guard too many here. Complete the task now.

lesson-guards = Guards
    .goal = With two guards in your room most actions cost 2 AP, with three they are barred. And every task allows only so many.
    .end = A riot in the room beside the task, then in: remember it. Cash helps, too: for 1 cash you ignore a guard in your room in your own actions, but the task still counts him.

lesson-guards-clothes = In the Laundry lies a task for a single prisoner: clothes and a drug. You hold the drug. Use this free room, pay 1 cash, and take clothes.
    .hint = Touch the Exercise Yard, then the cash, then the clothes.
    .done = Now you have both.
    .no = First get the clothes. This room is free.
    .no-drug = The task needs the drug. Pay with cash.
    .no-item = The task in the Laundry asks for clothes and a drug. Take the clothes.
    .no-early = Without clothes there is nothing to do there. Use this room first.
lesson-guards-riot = The task allows no guard, but one stands in the Laundry. Start a riot here: lure that guard to you.
    .hint = Press the button of the riot, then touch the Laundry.
    .done = He is with you now, and the Laundry is empty.
    .no = The guard in the Laundry must go first. Start a riot.
    .no-guard = That guard stands elsewhere. Lure the one from the Laundry.
    .no-early = With the guard there you cannot complete the task. Lure him out first.
    .no-end = You have 3 AP: one for the riot, one for the way, one for the task. Just enough.
lesson-guards-laundry = Slip into the Laundry.
    .hint = It touches the Exercise Yard at its edge.
    .done = Alone at last.
    .no = Go to the Laundry.
    .no-room = The task lies in the Laundry. Go there.
lesson-guards-task = Complete the task with your last point.
    .hint = Touch the task.
    .done = Done! The items go back to the board, where all can take them again.
    .no = Use your last point for the task.
    .no-use = You need no more clothes. Your last point belongs to the task.
    .no-away = The task is right here. Complete it.

lesson-match = A match
    .goal = Two easy bots play against you, and with you.
    .end = You know how to play. Go on here as long as you like, or begin a whole match.

lesson-match-play = Play as you like. If you are at a loss, ask for advice.

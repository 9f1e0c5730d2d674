### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Learn to build the base, to beat guards, to press the Big Red Button and to get out.

lesson-build = The first hall
    .goal = The base is empty, and you build it yourselves. Trophies ★ that you carry out win the match.
    .end = Drive, lay a hall, lay a token: that is a turn. Your vehicle drove into your own hall by itself, since there was no other way, and took the trophy.

lesson-build-vehicle = Choose a vehicle: fire ▲ against others, armour ■ against losing, boosters ● for two halls at once.
    .hint = The Rhino is a good one for the beginning.
    .done = A good choice.
    .no = Choose one of the vehicles.
lesson-build-hall = You wait outside at E3. Lay your Hangar, which is open on all sides, on the corner cell 15 at your entrance.
    .hint = Touch the Hangar in your hand, then cell 15.
    .done = Your entrance leads somewhere now.
    .no = Lay the Hangar on cell 15.
    .no-hall = That hall has walls. Begin with the Hangar: it fits everywhere.
    .no-cell = You can enter the base only at your own entrance. Lay it on cell 15.
lesson-build-token = Now a token. What you lay in your own hall you can fetch yourself: lay the Seed vault ★4 there.
    .hint = Touch the Seed vault in your hand, then hall 15.
    .done = Four points, one hall away from you.
    .no = Lay the Seed vault in hall 15.
    .no-guard = A guard at your own entrance would wait for you. Lay the trophy.
    .no-upgrade = An upgrade is useful, but only trophies count in the end. Lay the Seed vault.
lesson-build-next = You have driven into your hall and taken the trophy. Lay another hall beside it as you like, then choose the Battery bank ★3 as the token.
    .hint = A passage must meet a passage. The table shows where a hall fits.
    .done = And where it lies you decide yourself.
    .no = Lay a hall, then choose the Battery bank.
    .no-token = Trophies near you are the best tokens. Choose the Battery bank.

lesson-guard = Guards
    .goal = Guards watch some sides of their hall. From the others you capture them for nothing; from a side that they watch you fight.
    .end = The guard that waited for you waits for Bot B now. If you lose a fight, your trophies and upgrades are gone: the table says how it ends before you drive.

lesson-guard-fight = In hall 10 stands a Tripwire ▲1■1, which watches all sides. You have ▲3 ■8: you would win and lose 1 armour. Drive in!
    .hint = East of you. The label says how the fight ends.
    .done = Beaten: it joins your hand.
    .no = Drive into hall 10.
    .no-trophy = A trophy is nice, but this lesson wants a guard: drive into hall 10.
lesson-guard-hall = Lay a Hangar on cell 17, towards the middle.
    .hint = Touch the Hangar in your hand, then cell 17.
    .done = The way to the button grows.
    .no = Lay a Hangar on cell 17.
    .no-hall = Take the Hangar: no wall of it will ever be in your way.
    .no-cell = Build towards the middle: cell 17.
lesson-guard-post = Post the captured Tripwire at Bot B's entrance: hall 21.
    .hint = Touch the Tripwire in your hand, then hall 21.
    .done = Whoever comes in there has to fight.
    .no = Post the Tripwire in hall 21.
    .no-token = That one later. Lay the Tripwire, your booty.
    .no-own = It would stand in your own way. Post it in hall 21, at Bot B's entrance.

lesson-button = The Big Red Button
    .goal = All halls are laid. You carry ★25, Bot A only ★3: time to go home. Whoever ends their drive in the central hall may press the button.
    .end = The central hall is gone, all exits are open, and the base falls from the middle. The WCP tile passes from one to the other: whoever holds it destroys a hall at the end of the turn.

lesson-button-centre = Drive into the central hall.
    .hint = North-east of you.
    .done = Here it is.
    .no = Drive into the central hall.
    .no-away = You carry more than Bot A ever will. Every further turn helps only the others. Drive to the button.
lesson-button-press = Press it!
    .hint = The button is under the question.
    .done = Everybody else has one more turn. Then the flight begins, with you.
    .no = Press the button.
    .no-not = You need not, but you are far ahead. Press it.
lesson-button-token = The turn goes on: lay your Twin barrel in any empty hall. Not a trophy: Bot A could fetch it.
    .hint = Touch the upgrade with ▲ in your hand, then a hall far from Bot A.
    .done = Well away.
    .no = Lay the Twin barrel.
    .no-token = Keep that one. Lay the Twin barrel.
lesson-button-out = Your turn begins stage II. Leave the central hall, towards the exit E2: south-west.
    .hint = Hall 24, from where you came.
    .done = And off!
    .no = Drive south-west.
    .no-way = From there the way out is longer or guarded. Drive south-west.

lesson-flee = Out!
    .goal = Halls fall one by one. Trophies count only outside, and you stand two halls from an exit.
    .end = You are out with ★26, and Bot A with ★4: you win. Whoever stays inside has collected for nothing.

lesson-flee-corner = The exit E2 is at hall 33. Drive there.
    .hint = South-west of you.
    .done = One more drive, and you are out.
    .no = Drive to hall 33.
    .no-greedy = ★2 more, but you have enough, and the way back may fall. Drive to hall 33.
    .no-back = That leads into the base again. Drive to hall 33.
lesson-flee-token = You still lay a token. Choose the Seed vault, and any hall: nobody will fetch it.
    .hint = Touch the Seed vault in your hand, then a hall.
    .done = A pity about it.
    .no = Lay the Seed vault.
    .no-guard = Guards could stand in your own way. Lay the Seed vault.
    .no-upgrade = That, too. But this time lay the Seed vault.
lesson-flee-destroy = You hold the WCP tile: destroy a hall beside the hole or beside rubble.
    .hint = The halls that can fall are marked. A hall with a vehicle in it is safe.
    .done = Rubble. Bot A has just left the base.
    .no = Destroy a hall.
lesson-flee-leave = Now drive out by E2!
    .hint = South-west, through the entrance.
    .done = Fresh air.
    .no = Drive out by E2.
    .no-stay = Out, not in! Drive out by E2.

lesson-match = A match
    .goal = An easy bot builds against you.
    .end = You know how to play. Go on here as long as you like, or begin a whole match.

lesson-match-play = Play as you like. If you are at a loss, ask for advice.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Learn to plan a day, to win new men and to get past the patrol.

lesson-morning = The first morning
    .goal = You lead a gang. Every morning each of your men gets a task in secret; 250 points on the ways out win.
    .end = The patrol searched the Tunnels. Your watcher saw more than it did, so all your points count. Bot B had nobody on watch, and lost half of the Tunnel.

lesson-morning-plan = Put Cornelius Byrne (6112) on Watch and your boss Declan Rourke (3140) on Tunnel. The others work where their value is greatest. Then press Ready.
    .hint = Shovel counts for Tunnel, Banknotes for Force, Bulb for Finesse, Observation for Watch.
    .done = All cards are turned over.
    .no = Give every man a task, then press Ready.
    .no-watcher = Nobody of yours sees as much as Byrne: Observation 5. Let him watch over the others.
    .no-digger = Rourke has Shovel 4, the most of all. Let him dig.
    .no-later = Recruiting and sabotage come later. Today all of them work or watch.
    .no-rest = Whoever rests brings nothing. Give him work.
    .no-early = Not ready yet: Byrne belongs on Watch, and Rourke on Tunnel.

lesson-recruit = New men
    .goal = Neutral prisoners can join you. Whoever is won early works on all the days that follow.
    .end = Nobody else wanted them, so they all joined you. If several gangs want a man, the strongest recruiter wins him; if the strongest are equal, he joins nobody.

lesson-recruit-plan = It is day 2. Send your boss Rourke (3140) to recruit, since he has Strength 5, and let Byrne (6112) watch again. The others work. Then press Ready.
    .hint = For recruiting only Strength counts.
    .done = Now everybody sees how many cards lie where, but not whose.
    .no = Give every man a task, then press Ready.
    .no-boss = Rourke is your strongest man. Send him to recruit.
    .no-watcher = Byrne sees the most. He stays on Watch.
    .no-later = One recruiter is enough today. Let this man work.
    .no-early = Not ready yet: Rourke recruits, and Byrne watches.
lesson-recruit-orders = Write Rourke's list: up to three neutral prisoners. The engineer Hans Josenbau (4175) must be on it.
    .hint = An engineer adds points to every full 10. Look also for a big Shovel: Liam Cassidy, Józef Kretowicz.
    .done = Your orders are sealed.
    .no = Put neutral prisoners on Rourke's list.
    .no-early = Hans Josenbau (4175) is not on the list yet. Engineers are rare.
lesson-recruit-event = Every day brings an event. Some of your men fight or were called away; today you may also give others another task. Leave all as it is, and press Ready.
    .hint = The button is under the question.
    .done = First the recruits come, then the patrol.
    .no = Leave all as it is this time.
    .no-move = You may, but your plan is good. Press Ready.
    .no-claim = A face-down newcomer may be a bad bargain. Leave him this time.

lesson-patrol = The patrol
    .goal = The patrol sees more than your watchers: two of your ways were found. Each needs a defence of its own.
    .end = A good talker on Watch costs nothing. Taking the blame costs you a watcher, a bribe 2 points, and the last resort a worker and half of the way. Without any defence all is lost.

lesson-patrol-talk = Sergeant Crowe likes gossip: Bastien Corday (6125), Smooth talk 6, can talk him away for free. Save your Force.
    .hint = Touch Bastien Corday's card, then what he shall do.
    .done = Nothing to see here, sergeant.
    .no = Let Corday talk.
    .no-blame = Then he goes to solitary. Corday can do it without any punishment: let him talk.
    .no-worker = A worker would be punished, and half of the points gone. Let Corday talk.
lesson-patrol-again = Your Finesse was found, too. Whoever talks may do so again.
    .hint = Corday is still there.
    .done = Both ways are safe.
    .no = Let Corday talk once more.
    .no-blame = No need for a punishment: Corday can talk once more.
    .no-worker = No need to give up anybody: Corday can talk once more.

lesson-match = A match
    .goal = An easy bot leads the other gang.
    .end = You know how to play. Go on here as long as you like, or begin a whole match.

lesson-match-play = Play as you like. The sheet proposes a plan; change what you do not like. If you are at a loss, ask for advice.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Lerne, einen Tag zu planen, neue Leute zu gewinnen und an der Patrouille vorbeizukommen.

lesson-morning = Der erste Morgen
    .goal = Du führst eine Gang. Jeden Morgen bekommt jeder deiner Leute heimlich eine Aufgabe; wer auf den drei Wegen 250 Fluchtpunkte sammelt, gewinnt.
    .end = Die Patrouille hat nach Tunneln gesucht. Dein Aufpasser hat mehr gesehen als sie, also zählen alle deine Punkte. Bot B hatte niemanden auf Wache und hat die halben Punkte des Tunnels verloren.

lesson-morning-plan = Stell Cornelius Byrne (6112) auf Wache und deinen Boss Declan Rourke (3140) in den Tunnel. Die anderen arbeiten dort, wo ihr Wert am größten ist. Drück dann „Bereit“.
    .hint = Schaufel zählt für den Tunnel, Geldscheine für Gewalt, Glühbirne für Finesse, Beobachtung für die Wache.
    .done = Alle Karten werden aufgedeckt.
    .no = Gib jedem eine Aufgabe und drück dann „Bereit“.
    .no-watcher = Keiner von euch sieht so viel wie Byrne: Beobachtung 5. Er soll auf die anderen aufpassen.
    .no-digger = Rourke hat Schaufel 4, mehr als alle. Lass ihn graben.
    .no-later = Anwerben und Sabotage kommen später. Heute arbeiten alle oder stehen Wache.
    .no-rest = Wer Pause macht, bringt nichts. Gib ihm Arbeit.
    .no-early = Noch nicht: Byrne gehört auf Wache und Rourke in den Tunnel.

lesson-recruit = Neue Leute
    .goal = Neutrale Häftlinge können sich dir anschließen. Wer früh kommt, arbeitet an allen Tagen, die folgen.
    .end = Sonst wollte sie niemand, also kamen alle zu dir. Wollen mehrere Gangs denselben Mann, gewinnt der stärkste Anwerber; sind die stärksten gleich stark, geht er zu niemandem.

lesson-recruit-plan = Tag 2. Schick deinen Boss Rourke (3140) zum Anwerben, denn er hat Stärke 5, und stell Byrne (6112) wieder auf Wache. Die anderen arbeiten. Drück dann „Bereit“.
    .hint = Beim Anwerben zählt nur die Stärke.
    .done = Jetzt sehen alle, wie viele Karten wo liegen, aber nicht welche.
    .no = Gib jedem eine Aufgabe und drück dann „Bereit“.
    .no-boss = Rourke ist dein stärkster Mann. Schick ihn zum Anwerben.
    .no-watcher = Byrne sieht am meisten. Er bleibt auf Wache.
    .no-later = Ein Anwerber reicht heute. Lass diesen Mann arbeiten.
    .no-early = Noch nicht: Rourke wirbt an, und Byrne steht Wache.
lesson-recruit-orders = Schreib Rourkes Liste: bis zu drei neutrale Häftlinge. Der Ingenieur Hans Josenbau (4175) muss darauf stehen.
    .hint = Ein Ingenieur bringt für je volle 10 Punkte weitere dazu. Achte auch auf große Schaufeln: Liam Cassidy, Józef Kretowicz.
    .done = Deine Befehle sind versiegelt.
    .no = Setz neutrale Häftlinge auf Rourkes Liste.
    .no-early = Hans Josenbau (4175) steht noch nicht auf der Liste. Ingenieure sind selten.
lesson-recruit-event = Jeder Tag bringt ein Ereignis. Manchmal prügelt sich jemand oder muss fort; heute darfst du auch noch Aufgaben ändern. Lass alles, wie es ist, und drück „Bereit“.
    .hint = Der Knopf steht unter der Frage.
    .done = Zuerst kommen die Angeworbenen, dann die Patrouille.
    .no = Lass diesmal alles, wie es ist.
    .no-move = Das darfst du, aber dein Plan ist gut. Drück „Bereit“.
    .no-claim = Ein verdeckter Neuzugang ist die Katze im Sack. Lass ihn diesmal.

lesson-patrol = Die Patrouille
    .goal = Die Patrouille sieht mehr als deine Aufpasser: Zwei deiner Wege sind entdeckt. Jeder braucht seine eigene Verteidigung.
    .end = Ein guter Redner auf Wache kostet nichts. Die Schuld auf sich zu nehmen kostet einen Aufpasser, Bestechung 2 Punkte, der letzte Ausweg einen Arbeiter und die Hälfte der Punkte. Ganz ohne Verteidigung ist alles verloren.

lesson-patrol-talk = Sergeant Crowe mag Klatsch: Bastien Corday (6125) mit Beschwatzen 6 wird ihn umsonst los. Rette deinen Weg „Gewalt“.
    .hint = Tippe die Karte von Bastien Corday an, dann, was er tun soll.
    .done = Hier gibt es nichts zu sehen, Sergeant.
    .no = Lass Corday reden.
    .no-blame = Dann muss er in Einzelhaft. Corday schafft es ganz ohne Strafe: Lass ihn reden.
    .no-worker = Ein Arbeiter würde bestraft, und die Hälfte der Punkte wäre weg. Lass Corday reden.
lesson-patrol-again = Auch dein Weg „Finesse“ ist entdeckt. Wer beschwatzt, darf das noch einmal.
    .hint = Corday ist noch da.
    .done = Beide Wege sind gerettet.
    .no = Lass Corday noch einmal reden.
    .no-blame = Eine Strafe ist nicht nötig: Corday kann noch einmal reden.
    .no-worker = Du musst niemanden opfern: Corday kann noch einmal reden.

lesson-match = Eine Partie
    .goal = Ein schwacher Bot führt die andere Gang.
    .end = Du kannst es. Spiel hier weiter, so lange du magst, oder beginne eine ganze Partie.

lesson-match-play = Spiel, wie du magst. Das Blatt schlägt einen Plan vor; ändere, was dir nicht gefällt. Wenn du nicht weiterweißt, hol dir einen Tipp.

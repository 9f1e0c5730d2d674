### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Lerne zu graben, zu basteln, zu verkaufen und anderen abzunehmen, was dir fehlt.

lesson-dig = Der erste Löffel
    .goal = Frei ist, wessen Tunnel als erster lang genug ist: zu dritt 12 Punkte. Punkte bringen Werkzeuge, und du hast 2 Aktionen pro Zug.
    .end = Ein Löffel bringt 1 Punkt, eine Spitzhacke 3, eine Schaufel 4, und aus deinem Tunnel kann sie niemand nehmen. Nur noch 11 Punkte!

lesson-dig-steal = Du bist in der Kantine, wo man Löffel stehlen kann. Nimm einen: Das ist 1 Aktion.
    .hint = Tippe den Stapel mit den Löffeln an.
    .done = Ein Löffel. Solange du ihn auf der Hand hast, kann ihn dir noch jemand abnehmen.
    .no = Stiehl zuerst einen Löffel: So leicht ist es nur hier.
    .no-search = Durchsuchen ist auch gut, aber nimm erst mit, was sicher ist: einen Löffel.
    .no-move = Ohne Löffel willst du gehen? Stiehl zuerst einen.
    .no-end = Du hast 2 Aktionen. Nutze sie: Stiehl einen Löffel.
lesson-dig-search = Einmal pro Zug darfst du deinen Bereich durchsuchen. Hier bringt das 2 Karten. Nimm dafür deine zweite Aktion.
    .hint = Tippe den Suchstapel an.
    .done = Zwei neue Karten auf deiner Hand, die sonst niemand sieht.
    .no = Verwende deine zweite Aktion zum Durchsuchen.
    .no-steal = Ein zweiter Löffel ist 1 Punkt mehr, aber aus zwei Karten kann eine Spitzhacke werden, und die zählt 3. Durchsuch diesmal die Kantine.
    .no-end = Eine Aktion ist übrig. Durchsuch die Kantine, bevor du den Zug beendest.
lesson-dig-end = Beide Aktionen sind verbraucht. Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .done = Die anderen waren am Zug.
    .no = Beende deinen Zug.
lesson-dig-home = Gegraben wird im Zellenblock. Würfeln kostet 1 Aktion, doch der Würfel entscheidet, wohin. Vorsichtig gehen kostet beide Aktionen, dafür bestimmst du. Geh in den Zellenblock.
    .hint = Tippe den Zellenblock auf dem Spielplan an.
    .done = Zu Hause, und zwar sicher.
    .no = Geh vorsichtig in den Zellenblock.
    .no-roll = Die Hälfte aller Würfe führt dorthin, die andere nicht. Geh diesmal vorsichtig: Tippe den Zellenblock an.
    .no-area = Graben kann man nur im Zellenblock. Geh dorthin.
    .no-stay = Sammeln kann man ewig. Aber ein Löffel auf der Hand ist noch kein Punkt. Geh heim und grab.
lesson-dig-rest = Vorsichtig gehen hat beide Aktionen gekostet. Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .no = Beende deinen Zug.
lesson-dig-dig = Grab nun mit deinem Löffel.
    .hint = Tippe den Löffel auf deiner Hand an.
    .done = Dein erster Tunnelpunkt!
    .no = Grab zuerst: Was im Tunnel ist, nimmt dir niemand mehr.
    .no-search = Karten können warten. Grab, bevor jemand mit einer Waffe kommt.
    .no-move = Du bist doch gerade erst gekommen. Grab.

lesson-craft = Aus Kram wird Werkzeug
    .goal = Was man findet, ist Kram, aber manches ergibt zusammen ein Werkzeug, und den Rest kann man im Aufenthaltsraum verkaufen.
    .end = Bastle, wenn du die Karten für ein Rezept hast, und verkauf, was du nicht brauchst. Für Zigaretten gibt es hier Messer, Spitzhacken und Schaufeln. Am Ende eines Zuges darfst du höchstens 10 Karten auf der Hand haben.

lesson-craft-search = Du bist im Aufenthaltsraum. Durchsuch ihn.
    .hint = Tippe den Suchstapel an.
    .done = Ein Besenstiel und eine Schere: Sieh dir die Rezepte an.
    .no = Durchsuch zuerst den Raum: Wer weiß, was du findest.
    .no-sell = Sieh erst nach, was du findest: Vielleicht passt es zu dem, was du hast.
    .no-end = Du hast 2 Aktionen. Durchsuch zuerst den Raum.
lesson-craft-craft = Besenstiel und Schere ergeben eine Spitzhacke. Bastle sie!
    .hint = Tippe das Rezept für die Spitzhacke an.
    .done = Eine Spitzhacke, in deinem Tunnel 3 Punkte wert.
    .no = Bastle die Spitzhacke: Du hast beide Karten dafür.
    .no-sell = Zusammen sind diese Karten viel mehr wert als die paar Zigaretten. Bastle die Spitzhacke.
    .no-move = Im Zellenblock kann man nicht basteln. Mach die Spitzhacke hier.
    .no-end = Eine Aktion ist übrig, und du hast alles für eine Spitzhacke.
lesson-craft-end = Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .done = Du bist wieder am Zug.
    .no = Beende deinen Zug.
lesson-craft-sell = Am meisten bringen Wertsachen. Verkauf deine Golduhr, und nur die.
    .hint = Drück den Knopf zum Verkaufen, tippe die Golduhr an und sag, dass das alles ist.
    .done = Zigaretten nehmen hier alle gern.
    .no = Verkauf zuerst die Golduhr.
    .no-weapon = Die Gefüllte Socke ist eine Waffe. Ohne Waffe kannst du weder erpressen noch dich wehren. Behalte sie.
    .no-ring = Siegelringe sind bei Gangs gefragt. Behalte ihn und verkauf die Uhr.
    .no-search = Das darfst du, aber hier geht es ums Verkaufen: Beginne einen Verkauf.
    .no-move = Verkaufen kann man nur im Aufenthaltsraum. Tu es, bevor du gehst.

lesson-extort = Her damit
    .goal = Was du nicht findest, haben vielleicht andere. Mit einer Waffe kannst du einmal pro Zug von jemandem in deinem Bereich ein Werkzeug verlangen.
    .end = Wer an der Reihe ist und keine Waffe spielt, verliert, kassiert eine Abreibung und ist das Werkzeug los. Mit 1 Abreibung kann man nicht basteln, mit 2 weder basteln noch graben; die Krankenstation heilt. Behalte also selbst eine Waffe.

lesson-extort-extort = Bot C hat eben einen Löffel gestohlen und steht neben dir. Erpresse Bot C: Verlang den Löffel und leg deine Gefüllte Socke.
    .hint = Tippe die Figur von Bot C an, dann den Löffel, dann deine Gefüllte Socke.
    .done = Bot C hat sich geweigert, wusste auf die Socke keine Antwort und hat eine Abreibung kassiert. Der Löffel gehört dir.
    .no = Sei diesmal unhöflich: Erpresse Bot C.
    .no-tool = Du hast gesehen, wie Bot C einen Löffel genommen hat. Verlang genau den.
    .no-peace = Das kannst du gleich auch noch tun. Erpresse zuerst Bot C, solange er den Löffel auf der Hand hat.
    .no-end = Du hast 2 Aktionen und eine Waffe. Erpresse Bot C.
lesson-extort-second = Eine Aktion ist übrig, und erpressen darf man nur einmal pro Zug. Stiehl noch einen Löffel aus der Kantine.
    .hint = Tippe den Stapel mit den Löffeln an.
    .done = Zwei Löffel, und Bot C hat keinen.
    .no = Stiehl mit deiner zweiten Aktion einen Löffel.
    .no-search = Nicht schlecht, aber ein Löffel ist ein sicherer Punkt. Stiehl ihn.
    .no-move = Nutze erst, was die Kantine bietet: einen Löffel.
    .no-end = Eine Aktion ist übrig. Stiehl einen Löffel.
lesson-extort-end = Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .no = Beende deinen Zug.

lesson-match = Eine Partie
    .goal = Zwei schwache Bots graben mit dir um die Wette.
    .end = Du kannst es. Spiel hier weiter, so lange du magst, oder beginne eine ganze Partie.

lesson-match-play = Spiel, wie du magst. Wenn du nicht weiterweißt, hol dir einen Tipp.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Lerne zu graben, zu basteln und zu verkaufen, und anderen abzunehmen, was dir fehlt.

lesson-dig = Der erste Löffel
    .goal = Frei ist, wessen Tunnel als erster lang genug ist: zu dritt 12 Punkte. Punkte bringen Werkzeuge, und du hast 2 Aktionen pro Zug.
    .end = Ein Löffel bringt 1 Punkt, eine Spitzhacke 3, eine Schaufel 4, und aus deinem Tunnel kann sie niemand nehmen. Nur noch 11 Punkte!

lesson-dig-steal = Du bist in der Kantine, wo man Löffel stehlen kann. Nimm einen: Das ist 1 Aktion.
    .hint = Tippe den Stapel mit den Löffeln an.
    .done = Ein Löffel. In deiner Hand kann man ihn dir noch abnehmen.
    .no = Stiehl zuerst einen Löffel: So leicht ist es nur hier.
    .no-search = Suchen ist auch gut, aber beginne mit dem, was sicher ist: einem Löffel.
    .no-move = Du gingst ohne Löffel. Stiehl zuerst einen.
    .no-end = Du hast 2 Aktionen. Nutze sie: Stiehl einen Löffel.
lesson-dig-search = Einmal pro Zug darfst du suchen. Hier bringt das 2 Karten. Suche mit deiner zweiten Aktion.
    .hint = Tippe den Suchstapel an.
    .done = Zwei neue Karten auf deiner Hand, die sonst niemand sieht.
    .no = Verwende deine zweite Aktion zum Suchen.
    .no-steal = Ein zweiter Löffel ist 1 Punkt mehr, aber aus zwei Karten kann eine Spitzhacke werden, und die zählt 3. Such diesmal.
    .no-end = Eine Aktion ist übrig. Such, bevor du den Zug beendest.
lesson-dig-end = Beide Aktionen sind verbraucht. Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .done = Die anderen waren am Zug.
    .no = Beende deinen Zug.
lesson-dig-home = Gegraben wird im Zellenblock. Würfeln kostet 1 Aktion, doch der Würfel entscheidet, wohin. Vorsichtig gehen kostet beide Aktionen, dafür bestimmst du. Geh in den Zellenblock.
    .hint = Tippe den Zellenblock auf dem Plan an.
    .done = Zu Hause, und zwar sicher.
    .no = Geh vorsichtig in den Zellenblock.
    .no-roll = Die Hälfte aller Würfe führt dorthin, die andere nicht. Geh diesmal vorsichtig: Tippe den Zellenblock an.
    .no-area = Graben kann man nur im Zellenblock. Geh dorthin.
    .no-stay = Sammeln kann man ewig. Aber ein Löffel auf der Hand ist noch kein Punkt. Geh heim und grabe.
lesson-dig-rest = Vorsichtig gehen hat beide Aktionen gekostet. Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .no = Beende deinen Zug.
lesson-dig-dig = Grabe nun mit deinem Löffel.
    .hint = Tippe den Löffel auf deiner Hand an.
    .done = Dein erster Tunnelpunkt!
    .no = Grabe zuerst: Was im Tunnel ist, nimmt dir niemand mehr.
    .no-search = Karten können warten. Grabe, bevor jemand mit einer Waffe kommt.
    .no-move = Du bist doch gerade erst gekommen. Grabe.

lesson-craft = Aus Kram wird Werkzeug
    .goal = Was man findet, ist Kram, aber manches ergibt zusammen ein Werkzeug, und den Rest kann man im Aufenthaltsraum verkaufen.
    .end = Bastle, wenn du die Karten für ein Rezept hast, und verkaufe, was du nicht brauchst. Für Zigaretten gibt es hier Messer, Spitzhacken und Schaufeln. Am Ende eines Zuges fasst die Hand 10 Karten.

lesson-craft-search = Du bist im Aufenthaltsraum. Such hier.
    .hint = Tippe den Suchstapel an.
    .done = Ein Besenstiel und eine Schere: Sieh dir die Rezepte an.
    .no = Such zuerst: Wer weiß, was du findest.
    .no-sell = Sieh erst, was du findest: Vielleicht passt es zu dem, was du hast.
    .no-end = Du hast 2 Aktionen. Such zuerst.
lesson-craft-craft = Besenstiel und Schere ergeben eine Spitzhacke. Bastle sie!
    .hint = Tippe das Rezept für die Spitzhacke an.
    .done = Eine Spitzhacke, in deinem Tunnel 3 Punkte wert.
    .no = Bastle die Spitzhacke: Du hast beide Karten dafür.
    .no-sell = Zusammen sind diese Karten viel mehr wert als ein paar Zigaretten. Bastle die Spitzhacke.
    .no-move = Im Zellenblock kann man nicht basteln. Mach die Spitzhacke hier.
    .no-end = Eine Aktion ist übrig, und du hast alles für eine Spitzhacke.
lesson-craft-end = Beende deinen Zug.
    .hint = Der Knopf steht unter der Frage.
    .done = Du bist wieder am Zug.
    .no = Beende deinen Zug.
lesson-craft-sell = Am meisten bringen Wertsachen. Verkaufe deine Golduhr, und nur die.
    .hint = Drücke den Knopf zum Verkaufen, tippe die Golduhr an und sag, dass das alles ist.
    .done = Zigaretten, die nimmt hier jeder.
    .no = Verkaufe zuerst die Golduhr.
    .no-weapon = Die Gefüllte Socke ist eine Waffe. Ohne Waffe kannst du weder erpressen noch dich wehren. Behalte sie.
    .no-ring = Nach einem Siegelring fragen Gangs. Behalte ihn und verkaufe die Uhr.
    .no-search = Das darfst du, aber hier geht es ums Verkaufen: Beginne einen Verkauf.
    .no-move = Verkaufen kann man nur im Aufenthaltsraum. Tu es, bevor du gehst.

lesson-extort = Her damit
    .goal = Was du nicht findest, haben vielleicht andere. Mit einer Waffe kannst du einmal pro Zug von jemandem in deinem Bereich ein Werkzeug fordern.
    .end = Wer an der Reihe keine Waffe spielt, verliert: Er bekommt eine Abreibung, und das Werkzeug ist weg. Mit 1 Abreibung kann man nicht basteln, mit 2 weder basteln noch graben; die Krankenstation heilt. Behalte also selbst eine Waffe.

lesson-extort-extort = Bot C hat eben einen Löffel gestohlen und steht neben dir. Erpresse Bot C: Fordere den Löffel und leg deine Gefüllte Socke.
    .hint = Tippe die Figur von Bot C an, dann den Löffel, dann deine Gefüllte Socke.
    .done = Bot C weigerte sich, wusste keine Antwort auf die Socke und bekam eine Abreibung. Der Löffel gehört dir.
    .no = Sei diesmal unhöflich: Erpresse Bot C.
    .no-tool = Du hast gesehen, wie Bot C einen Löffel nahm. Fordere genau den.
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
    .goal = Zwei leichte Bots graben um die Wette mit dir.
    .end = Du kannst es. Spiel hier weiter, so lange du magst, oder beginne eine ganze Partie.

lesson-match-play = Spiel, wie du magst. Wenn du nicht weiterweißt, hol dir Rat.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Lerne, einen Zug zu machen, über den Sündenbock abzustimmen, eine Aufgabe zu erfüllen und mit Wachen fertigzuwerden.

lesson-turn = Dein erster Zug
    .goal = Mit zwei anderen planst du einen Ausbruch. Dafür braucht ihr Gegenstände, und deine Aktionspunkte (AP) bringen sie dir.
    .end = Das war ein Zug: Räume geben dir Gegenstände und Bargeld, und übrige Punkte verfallen. Du hast einen Schlüssel und ein Medikament, genau was die Aufgabe im Hof verlangt. In der nächsten Lektion erfüllst du sie.

lesson-turn-key = Du stehst im Wachraum, wo Schlüssel liegen. Tippe deinen Raum an, um ihn zu nutzen und dir einen Schlüssel zu nehmen.
    .hint = Der Raum, in dem du stehst, ist markiert. Ihn zu nutzen kostet 1 AP.
    .done = Ein Schlüssel! Jeden Raum kannst du einmal pro Runde nutzen.
    .no = Das geht auch, aber nimm zuerst den Schlüssel, der hier liegt: Tippe deinen eigenen Raum an.
    .no-move = So lässt du einen Schlüssel liegen, den jede zweite Aufgabe verlangt. Nutze zuerst diesen Raum.
    .no-end = Du hast noch alle Punkte, und übrige verfallen. Nimm zuerst den Schlüssel.
lesson-turn-move = Geh nun nach nebenan, in den Aufenthaltsraum: Gehen kostet 1 AP.
    .hint = Du kannst in jeden Raum gehen, der deinen an einer Kante oder Ecke berührt.
    .done = Du bist da, und weit und breit ist keine Wache.
    .no = Noch nicht. Geh in den Aufenthaltsraum: Tippe ihn an.
    .no-room = Was du jetzt brauchst, gibt es dort nicht. Geh in den Aufenthaltsraum, da gibt es Bargeld.
    .no-riot = Ein Aufstand lockt eine Wache zu dir, und die kannst du hier nicht brauchen. Geh in den Aufenthaltsraum.
lesson-turn-cash = Nutze den Aufenthaltsraum: Er bringt 2 Bargeld.
    .hint = Tippe den Raum an, in dem du stehst.
    .done = 2 Bargeld. Damit kannst du zahlen, tauschen und Wachen bestechen.
    .no = Hol dir zuerst das Bargeld aus diesem Raum.
    .no-move = Ohne Bargeld könntest du dort nichts kaufen. Nutze zuerst diesen Raum.
lesson-turn-yard = Ein Punkt ist übrig. Geh in den Hof: Dort liegt eine Aufgabe.
    .hint = Der Hof berührt deinen Raum an einer Ecke.
    .done = Diese Aufgabe verlangt einen Schlüssel und ein Medikament. Den Schlüssel hast du.
    .no = Heb dir den letzten Punkt für den Weg in den Hof auf.
    .no-room = Sieh dir die Aufgaben an: Die im Hof verlangt einen Schlüssel. Geh dorthin.
    .no-riot = Die Wache würde dich den letzten Punkt kosten und alles Weitere erschweren. Geh in den Hof.
lesson-turn-buy = Du hast keine Punkte mehr, aber dieser Raum ist frei, er kostet keine: Zahle 1 Bargeld und nimm das Medikament.
    .hint = Tippe erst den Hof an, dann dein Bargeld, dann das Medikament.
    .done = Schlüssel und Medikament: Mehr verlangt diese Aufgabe nicht.
    .no = Diesen Raum kannst du noch nutzen, er ist frei. Kauf das Medikament mit Bargeld.
    .no-key = Den Schlüssel brauchst du für die Aufgabe. Zahle mit Bargeld.
    .no-item = Diese Aufgabe verlangt einen Schlüssel und ein Medikament. Nimm das Medikament.
    .no-end = Warte: Dieser Raum kostet keine Punkte. Kauf zuerst das Medikament.

lesson-vote = Der Sündenbock
    .goal = In jeder Runde stimmt ihr ab, wer der Sündenbock ist: stark, aber ohne Aufgaben und ohne Belohnung. In der letzten Runde warst du es.
    .end = Du hast Element C, Bot C ein anderes, und der Sündenbock ging leer aus. Sobald alle bis auf eine Person zusammen A bis F haben, endet die Partie, und ein Häftling bleibt zurück: der Sündenbock, wenn es ohne ihn geht. Auch die 21. Wache beendet sie, und dann verlieren alle.

lesson-vote-call = Wie in jeder Runde ist eine neue Wache gekommen. Du leitest das Gespräch. Ruf zur Abstimmung auf.
    .hint = Der Knopf steht unter der Frage.
    .no = Ruf zuerst zur Abstimmung auf.
lesson-vote-vote = Bot C steht neben dir, und deine Aufgabe verlangt zwei Häftlinge. Wen machst du zum Sündenbock?
    .hint = Bot B ist weit weg und nützt dir gerade nichts.
    .done = Zwei Stimmen für Bot B: in dieser Runde 1 AP mehr, aber keine Belohnung.
    .no = Stimm für Bot B.
    .no-self = Das geht, und du hättest 4 AP. Aber ein Sündenbock erfüllt keine Aufgaben, und du willst gerade eine erfüllen. Stimm für jemand anderen.
    .no-helper = Bot C hilft dir schon, indem er hier steht, und wer verärgert ist, geht. Stimm für Bot B, der dir gerade nichts nützt.
lesson-vote-task = Du bist am Zug: zwei Häftlinge, keine Wache, Schlüssel und Medikament. Erfülle die Aufgabe!
    .hint = Tippe die Aufgabe an, die im Hof liegt.
    .done = Geschafft! Du markierst ihren Buchstaben, alle außer dem Sündenbock den einer Karte vom Stapel.
    .no = Hier ist alles bereit. Erfülle die Aufgabe, bevor sich etwas ändert.
    .no-shop = Du hast schon alles, was die Aufgabe verlangt, und könntest es nur wieder verlieren. Erfülle die Aufgabe.
    .no-away = Die Aufgabe liegt in diesem Raum. Bleib und erfülle sie.
    .no-end = In der nächsten Runde könnte hier eine Wache zu viel stehen. Erfülle die Aufgabe jetzt.

lesson-guards = Wachen
    .goal = Bei zwei Wachen in deinem Raum kosten die meisten Aktionen 2 AP, bei dreien sind sie nicht möglich. Und jede Aufgabe erlaubt nur eine bestimmte Zahl von Wachen.
    .end = Ein Aufstand im Raum neben der Aufgabe, dann hinein: Merk dir das. Auch Bargeld hilft: Für 1 Bargeld zählt eine Wache bei deinen eigenen Aktionen nicht, bei der Aufgabe aber schon.

lesson-guards-clothes = In der Wäscherei liegt eine Aufgabe für einen einzigen Häftling: Kleidung und ein Medikament. Das Medikament hast du. Nutze diesen Raum, er ist frei: Zahle 1 Bargeld und nimm Kleidung.
    .hint = Tippe erst den Hof an, dann das Bargeld, dann die Kleidung.
    .done = Jetzt hast du beides.
    .no = Hol zuerst die Kleidung. Dieser Raum ist frei.
    .no-drug = Die Aufgabe verlangt das Medikament. Zahle mit Bargeld.
    .no-item = Die Aufgabe in der Wäscherei verlangt Kleidung und ein Medikament. Nimm die Kleidung.
    .no-early = Ohne Kleidung gibt es dort nichts zu tun. Nutze zuerst diesen Raum.
lesson-guards-riot = Die Aufgabe erlaubt keine Wache, aber in der Wäscherei steht eine. Zettle hier einen Aufstand an und lock sie zu dir.
    .hint = Drücke den Knopf für den Aufstand und tippe dann die Wäscherei an.
    .done = Sie ist jetzt bei dir, und die Wäscherei ist leer.
    .no = Zuerst muss die Wache aus der Wäscherei. Zettle einen Aufstand an.
    .no-guard = Diese Wache steht woanders. Lock die aus der Wäscherei her.
    .no-early = Solange dort eine Wache steht, kannst du die Aufgabe nicht erfüllen. Lock sie zuerst heraus.
    .no-end = Du hast 3 AP: einen für den Aufstand, einen für den Weg, einen für die Aufgabe. Das reicht gerade.
lesson-guards-laundry = Schlüpf in die Wäscherei.
    .hint = Sie berührt den Hof an einer Kante.
    .done = Endlich allein.
    .no = Geh in die Wäscherei.
    .no-room = Die Aufgabe liegt in der Wäscherei. Geh dorthin.
lesson-guards-task = Erfülle die Aufgabe mit deinem letzten Punkt.
    .hint = Tippe die Aufgabe an.
    .done = Geschafft! Die Gegenstände kommen auf den Spielplan zurück, wo alle sie wieder nehmen können.
    .no = Verwende den letzten Punkt für die Aufgabe.
    .no-use = Mehr Kleidung brauchst du nicht. Der letzte Punkt gehört der Aufgabe.
    .no-away = Die Aufgabe ist genau hier. Erfülle sie.

lesson-match = Eine Partie
    .goal = Zwei schwache Bots spielen gegen dich und mit dir.
    .end = Du kannst es. Spiel hier weiter, so lange du magst, oder beginne eine ganze Partie.

lesson-match-play = Spiel, wie du magst. Wenn du nicht weiterweißt, hol dir einen Tipp.

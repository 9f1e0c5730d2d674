### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Lerne, die Basis zu bauen, Wächter zu besiegen, den großen roten Knopf zu drücken und hinauszukommen.

lesson-build = Die erste Halle
    .goal = Die Basis ist leer, und ihr baut sie selbst. Am Ende zählen die Trophäen ★, die du hinausbringst.
    .end = Fahren, eine Halle legen, ein Plättchen legen: Das ist ein Zug. Dein Fahrzeug ist von selbst in deine Halle gefahren, weil es keinen anderen Weg gab, und hat die Trophäe mitgenommen.

lesson-build-vehicle = Wähle ein Fahrzeug: Feuerkraft ▲ gegen andere, Panzerung ■ zum Einstecken, Turbos ● für zwei Hallen auf einmal.
    .hint = Für den Anfang ist das Nashorn gut.
    .done = Eine gute Wahl.
    .no = Wähle eines der Fahrzeuge.
lesson-build-hall = Du wartest draußen bei E3. Leg deinen Hangar, eine auf allen Seiten offene Halle, auf das Eckfeld 15 an deinem Eingang.
    .hint = Tippe den Hangar auf deiner Hand an, dann Feld 15.
    .done = Dein Eingang führt jetzt irgendwohin.
    .no = Leg den Hangar auf Feld 15.
    .no-hall = Diese Halle hat Wände. Beginne mit dem Hangar: Er passt überall.
    .no-cell = Du kommst nur durch deinen eigenen Eingang in die Basis. Leg ihn auf Feld 15.
lesson-build-token = Nun ein Plättchen. Was du in deine eigene Halle legst, kannst du selbst holen: Leg die Saatgutbank ★4 dorthin.
    .hint = Tippe die Saatgutbank auf deiner Hand an, dann Halle 15.
    .done = Vier Punkte, eine Halle von dir entfernt.
    .no = Leg die Saatgutbank in Halle 15.
    .no-guard = Ein Wächter an deinem Eingang würde dir selbst auflauern. Leg die Trophäe.
    .no-upgrade = Eine Aufrüstung ist nützlich, aber am Ende zählen nur Trophäen. Leg die Saatgutbank.
lesson-build-next = Du bist in deine Halle gefahren und hast die Trophäe genommen. Leg eine weitere Halle daneben, wie du magst, und wähle dann als Plättchen die Batteriebank ★3.
    .hint = Ein Durchgang muss auf einen Durchgang treffen. Der Tisch zeigt, wo eine Halle passt.
    .done = Und wo sie liegt, entscheidest du selbst.
    .no = Leg eine Halle und wähle dann die Batteriebank.
    .no-token = Trophäen in deiner Nähe sind die besten Plättchen. Wähle die Batteriebank.

lesson-guard = Wächter
    .goal = Wächter bewachen manche Seiten ihrer Halle. Kommst du von einer anderen, kaperst du sie kampflos; von einer bewachten aus musst du kämpfen.
    .end = Der Wächter, der dir aufgelauert hat, wartet jetzt auf Bot B. Wer einen Kampf verliert, verliert Trophäen und Aufrüstungen: Wie er ausgeht, sagt dir der Tisch vor der Fahrt.

lesson-guard-fight = In Halle 10 steht ein Stolperdraht ▲1■1, ein Wächter für alle Seiten. Du hast ▲3 ■8: Du gewinnst und verlierst 1 Panzerung. Fahr hinein!
    .hint = Östlich von dir. Die Beschriftung sagt, wie der Kampf ausgeht.
    .done = Besiegt: Er kommt auf deine Hand.
    .no = Fahr in Halle 10.
    .no-trophy = Eine Trophäe ist schön, aber hier geht es um einen Wächter: Fahr in Halle 10.
lesson-guard-hall = Leg einen Hangar auf Feld 17, zur Mitte hin.
    .hint = Tippe den Hangar auf deiner Hand an, dann Feld 17.
    .done = Der Weg zum Knopf wächst.
    .no = Leg einen Hangar auf Feld 17.
    .no-hall = Nimm den Hangar: Er hat keine Wände, die dir je im Weg stehen.
    .no-cell = Bau zur Mitte hin: Feld 17.
lesson-guard-post = Stell den erbeuteten Stolperdraht an den Eingang von Bot B: in Halle 21.
    .hint = Tippe den Stolperdraht auf deiner Hand an, dann Halle 21.
    .done = Wer dort hereinkommt, muss kämpfen.
    .no = Stell den Stolperdraht in Halle 21.
    .no-token = Das später. Leg den Stolperdraht, deine Beute.
    .no-own = Er stünde dir selbst im Weg. Stell ihn in Halle 21, an den Eingang von Bot B.

lesson-button = Der große rote Knopf
    .goal = Alle Hallen liegen. Du hast ★25 dabei, Bot A nur ★3: Zeit für den Heimweg. Wer eine Fahrt in der Zentralhalle beendet, darf den Knopf drücken.
    .end = Die Zentralhalle ist weg, alle Ausgänge sind offen, und die Basis zerfällt von der Mitte her. Die WCP-Kachel geht reihum: Wer sie hat, zerstört am Ende des Zuges eine Halle.

lesson-button-centre = Fahr in die Zentralhalle.
    .hint = Nordöstlich von dir.
    .done = Da ist er.
    .no = Fahr in die Zentralhalle.
    .no-away = Du hast mehr dabei, als Bot A je haben wird. Jeder weitere Zug hilft nur den anderen. Fahr zum Knopf.
lesson-button-press = Drück ihn!
    .hint = Der Knopf steht unter der Frage.
    .done = Alle anderen haben noch einen Zug. Dann beginnt die Flucht, mit dir.
    .no = Drück den Knopf.
    .no-not = Du musst nicht, aber du liegst weit vorn. Drück ihn.
lesson-button-token = Der Zug geht weiter: Leg dein Doppelrohr in irgendeine leere Halle. Keine Trophäe: Bot A könnte sie holen.
    .hint = Tippe die Aufrüstung mit ▲ auf deiner Hand an, dann eine Halle weit weg von Bot A.
    .done = Schön weit weg.
    .no = Leg das Doppelrohr.
    .no-token = Behalte das. Leg das Doppelrohr.
lesson-button-out = Mit deinem Zug beginnt Phase II. Verlass die Zentralhalle zum Ausgang E2 hin: nach Südwesten.
    .hint = Halle 24, aus der du gekommen bist.
    .done = Und los!
    .no = Fahr nach Südwesten.
    .no-way = Von dort ist der Weg hinaus länger oder bewacht. Fahr nach Südwesten.

lesson-flee = Nichts wie raus!
    .goal = Eine Halle nach der anderen fällt. Trophäen zählen nur draußen, und du stehst zwei Hallen vor einem Ausgang.
    .end = Du bist mit ★26 draußen, Bot A mit ★4: Du gewinnst. Wer drinnen bleibt, hat umsonst gesammelt.

lesson-flee-corner = Der Ausgang E2 liegt bei Halle 33. Fahr dorthin.
    .hint = Südwestlich von dir.
    .done = Noch eine Fahrt, und du bist draußen.
    .no = Fahr in Halle 33.
    .no-greedy = ★2 mehr, aber du hast genug, und der Rückweg kann einstürzen. Fahr in Halle 33.
    .no-back = Das führt wieder in die Basis hinein. Fahr in Halle 33.
lesson-flee-token = Ein Plättchen legst du trotzdem noch. Nimm die Saatgutbank und irgendeine Halle: Die holt niemand mehr.
    .hint = Tippe die Saatgutbank auf deiner Hand an, dann eine Halle.
    .done = Schade drum.
    .no = Leg die Saatgutbank.
    .no-guard = Wächter könnten dir selbst im Weg stehen. Leg die Saatgutbank.
    .no-upgrade = Eine Aufrüstung ginge auch, aber leg diesmal die Saatgutbank.
lesson-flee-destroy = Du hast die WCP-Kachel: Zerstöre eine Halle neben dem Loch oder neben Trümmern.
    .hint = Die Hallen, die fallen können, sind markiert. Eine Halle mit einem Fahrzeug darin ist sicher.
    .done = Trümmer. Bot A hat gerade die Basis verlassen.
    .no = Zerstöre eine Halle.
lesson-flee-leave = Jetzt fahr durch E2 hinaus!
    .hint = Nach Südwesten, durch den Eingang.
    .done = Frische Luft.
    .no = Fahr durch E2 hinaus.
    .no-stay = Hinaus, nicht hinein! Fahr durch E2 hinaus.

lesson-match = Eine Partie
    .goal = Ein schwacher Bot baut mit dir um die Wette.
    .end = Du kannst es. Spiel hier weiter, so lange du magst, oder beginne eine ganze Partie.

lesson-match-play = Spiel, wie du magst. Wenn du nicht weiterweißt, hol dir einen Tipp.

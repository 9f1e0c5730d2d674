# Der Tisch im Terminal.
term-own = Deins
term-choose = wählen
term-areas = Bereiche
term-describe = was ist das?
term-notation = schreiben
term-all-keys = Tasten
term-move = bewegen
term-stay = bleiben
term-take = Ich bin da
term-turn = Zug
term-quit = verlassen
term-advice = Rat:
term-offline = OFFLINE
term-old = Dieses Programm ist älter als der Tisch. Installiere die aktuelle Version von escapade.
term-point = Zeige zuerst auf etwas: Mit Tab und den Pfeilen kommst du hin.
term-why-how = Zeige zuerst auf etwas, oder schreibe / und dann: why AKTION
term-again = { $effect }. Wähle es noch einmal, um es zu tun.
term-several = { $count } Möglichkeiten passen, etwa { $first }. Schreib mehr davon.
term-notation-how = eine Aktion oder Wörter einer Möglichkeit; Tab ergänzt
# Was als Notation geschrieben wurde und keine Aktion ist: wo es nicht stimmt, dann was dort passt.
term-notation-wrong = „{ $word }“ an der { $column }. Stelle passt nicht.
term-notation-missing = An der { $column }. Stelle fehlt etwas.
term-notation-fits = Dort passt: { $words }.
    .some = Dort passt zum Beispiel: { $words }.
term-notation-ends = Die Aktion ist davor zu Ende.
term-quit-kept = Den Tisch verlassen? Die Partie wird aufgehoben. Enter: verlassen. Jede andere Taste: bleiben.
term-quit-sure = Den Tisch verlassen? Enter: verlassen. Jede andere Taste: bleiben.
term-kept = Die Partie ist aufgehoben. Weiter geht es mit: { $command }
term-talk-enter = Drückt Enter, wenn ihr alle fertig seid.
term-help-number = die Möglichkeit mit dieser Nummer wählen
term-help-enter = die markierte Möglichkeit wählen, oder berühren, worauf der Zeiger steht
term-help-arrows = in der Liste oder auf dem Tisch bewegen
term-help-tab = zum nächsten Teil des Tisches, und zurück zu den Möglichkeiten
term-help-escape = einen Schritt zurück, oder überspringen, was erzählt wird
term-help-space = weiter, wenn etwas erzählt wird
term-help-describe = was ein Ding ist und wozu es dient
term-help-why = warum ein Ding jetzt nicht gewählt werden kann
term-help-advice = was ein Bot tun würde
term-help-undo = deine letzte Aktion zurücknehmen
term-help-notation = eine Aktion schreiben; Tab ergänzt, ↑ zeigt frühere
term-help-recap = was seit deiner letzten Entscheidung geschah
term-help-rules = die Regeln, bei der Klausel, um die es geht
term-help-plan = der vorgeschlagene Plan, oder ein leerer
term-help-scroll = blättern
term-help-redraw = alles neu zeichnen
term-help-quit = verlassen; die Partie wird aufgehoben
term-help-chat = etwas sagen
term-help-vote = zustimmen oder ablehnen, wenn andere etwas zurücknehmen wollen
term-help-abandon = für das Ende der Partie stimmen, oder die Stimme zurückziehen
term-help-rematch = für eine weitere Partie stimmen
term-help-step = einen Schritt zurück oder weiter
term-help-part = zum Zug davor oder danach
term-help-ends = zum Anfang oder zum Ende
term-help-play = von selbst abspielen, oder anhalten
term-help-eyes = mit den Augen des nächsten Spielers
term-help-signs = [1] kann gewählt werden; ▶ entscheidet; * bist du; (A) gehört A; ▒ liegt verdeckt.
play-hand-over = Gib die Tastatur an { $name } weiter. { $name }, drück die Eingabetaste, sobald nur du den Bildschirm siehst.
play-turn = { $name }, du entscheidest.
play-since = Was geschehen ist:
play-prompt = Eine Zahl, eine Aktion oder „help“:
play-number-off = { $count ->
    [one] Es gibt nur { $count } Möglichkeit
   *[other] Es gibt { $count } Möglichkeiten
}; { $number } ist nicht dabei.
play-refused = Das geht jetzt nicht. { $clause }: { $text }
play-over = Die Partie ist vorbei.
play-why-what = Warum was? Schreib eine Aktion dahinter, zum Beispiel „why { $example }“.
play-undone = Zurückgenommen.
play-save-where = Wohin? Schreib einen Dateinamen dahinter, zum Beispiel „save partie.record“.
play-saved = Gespeichert in { $file }. Weiter geht es mit --resume { $file }.
play-recorded = Die Aufzeichnung liegt in { $file }. Prüfen kannst du sie mit: escapade verify { $file }
play-no-clause = Einen Regelpunkt { $clause } gibt es nicht.
play-talk-over = Die Zeit zum Reden ist um.
play-help =
    Eine Zahl oder eine Aktion in Notation wählt diese Möglichkeit.
    why AKTION      warum eine Aktion gerade nicht geht
    undo            die letzte Aktion zurücknehmen, solange das noch geht
    hint            was ein Bot an deiner Stelle täte
    view            den Tisch noch einmal zeigen
    rules PUNKT     was ein Regelpunkt besagt
    save DATEI      die Partie speichern, um später weiterzuspielen oder sie am Ende zu prüfen
    quit            aufhören
play-end-of-input = Die Eingabe war vor der Partie zu Ende.
term-full = Alle Plätze sind besetzt, oder die Partie hat begonnen. Hier kannst du zusehen und chatten; escapade tables SERVER nennt Tische mit freien Plätzen.
term-takeback-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
term-no-table = Diesen Tisch gibt es nicht, oder man darf nicht zusehen. Prüfe den Link, oder bitte um einen neuen.
term-revoked = Der Server kennt diesen Computer nicht mehr, darum gehören dir seine Plätze hier nicht. Starte den Befehl neu, um als Gast wiederzukommen.
term-fair-unknown = Ob die Würfel fair waren, lässt sich hier nicht sagen: Sie waren zugesagt, bevor du kamst. Die Aufzeichnung kannst du mit escapade verify prüfen.
term-no-record = Die Aufzeichnung lässt sich speichern, wenn die Partie zu Ende ist.
term-line-back = Die Verbindung ist wieder da.
term-line-gather = sit NAME: hinsetzen · ready: du bist bereit · stand: aufstehen · bot: ein Bot auf einen freien Platz · say TEXT: chatten · quit: verlassen
term-line-watching = say TEXT: chatten · quit: verlassen
term-line-help =
    say TEXT        etwas zum Tisch sagen
    players         wer wo sitzt, und wie viel Zeit bleibt
    yes, no         antworten, wenn andere etwas zurücknehmen wollen
    abandon         für das Ende der Partie stimmen
term-time-left = Verbleibende Zeit: { $time }.
term-why = warum nicht?
term-story = Verlauf
# Der Bildschirm des Befehls ohne Argumente.
term-home-bots = Gegen Bots spielen
term-home-people = { $count } Leute an dieser Tastatur
term-home-resume = Mit der verlassenen Partie weitermachen
term-home-link = An einen Tisch gehen, über seinen Link
term-home-link-ask = Der Link des Tisches

language-name = Deutsch
# Meldungen, die zu keinem Spiel gehören.
list-nothing = nichts
list-between = { ", " }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# Zwischen Dingen, die selbst Kommas haben, und zwischen Sätzen.
list-apart = { "; " }
sentence-between = { " " }
colon = { $left }: { $right }
bracketed = { $thing } ({ $note })
times = { $count } × { $thing }

# Spielen im Terminal.
play-hand-over = Gib die Tastatur an { $name } weiter. { $name }, drück die Eingabetaste, sobald nur du den Bildschirm siehst.
play-turn = { $name }, du entscheidest.
play-since = Was geschehen ist:
play-choices = Deine Möglichkeiten:
play-prompt = Eine Zahl, eine Aktion oder „help“:
play-number-off = { $count ->
    [one] Es gibt nur { $count } Möglichkeit
   *[other] Es gibt { $count } Möglichkeiten
}; { $number } ist nicht dabei.
play-unreadable = Das verstehe ich nicht: { $problem }.
play-refused = Das geht jetzt nicht. { $clause }: { $text }
play-not-asked = { $name } hat gerade nichts zu entscheiden.
play-over = Die Partie ist vorbei.
play-allowed = Das geht jetzt.
play-why-what = Warum was? Schreib eine Aktion dahinter, zum Beispiel „why { $example }“.
play-undone = Zurückgenommen.
play-no-undo-nothing = Es gibt nichts zurückzunehmen.
play-no-undo-dice = Seitdem hat der Zufall etwas entschieden; das lässt sich nicht zurücknehmen.
play-no-undo-revealed = Seitdem ist etwas Verborgenes bekannt geworden; das lässt sich nicht zurücknehmen.
play-no-undo-others = Seitdem hat jemand anders gezogen; das lässt sich nicht zurücknehmen.
play-save-where = Wohin? Schreib einen Dateinamen dahinter, zum Beispiel „save partie.record“.
play-saved = Gespeichert in { $file }. Weiter geht es mit --resume { $file }.
play-recorded = Die Aufzeichnung liegt in { $file }. Prüfen kannst du sie mit: escapade verify { $file }
play-no-clause = Einen Regelpunkt { $clause } gibt es nicht.
play-talk = Zeit zum Reden, höchstens { $minutes } Minuten. Danach macht { $name } weiter: { $label }. Drückt die Eingabetaste, wenn alle fertig sind.
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
play-won = Gewonnen: { $names }.
play-you-won = Du hast gewonnen!
play-you-won-with = Du hast gewonnen, zusammen mit { $names }!
play-you-lost = Diesmal hast du nicht gewonnen.
play-nobody-won = Niemand hat gewonnen.
play-places = Platzierung: { $places }

# Der Tisch in Worten.
outline-board = Spielplan
outline-aside = Neben dem Spielplan
outline-players = Am Tisch
outline-own = Deine Sachen
waiting-for = Warten auf { $names }.
match-over = Die Partie ist vorbei.

# Zeichen vor den Namen.
seat-you = du
seat-deciding = entscheidet

# Was Programme sagen.
bot-name = Bot { $letter }
match-abandoned = Die Partie wurde abgebrochen.
fault-seat-taken = Da sitzt schon jemand. Such dir einen anderen Platz aus.
fault-name-taken = So heißt am Tisch schon jemand. Nimm einen anderen Namen.
fault-not-seated = Das darf nur, wer am Tisch sitzt.
fault-stale = Diese Frage stellt sich nicht mehr. Sieh noch einmal auf den Tisch.
fault-no-takeback = Gerade möchte niemand etwas zurücknehmen, oder ein anderer Wunsch ist zuerst dran.
fault-too-fast = Das war zu viel auf einmal. Warte kurz und versuch es dann noch einmal.
fault-handed-over = Auf diesem Platz spielt ein Bot. Übernimm den Platz erst wieder selbst.
fault-unavailable = Das geht im Moment nicht. Versuch es gleich noch einmal.
why-not-begun = Die Partie hat noch nicht begonnen.
why-only-watching = Du siehst nur zu.
why-nothing = Damit lässt sich gerade nichts anfangen.
why-possible = Das geht: { $action }.
advice = { $action }.
advice-compared = { $action }. Damit gewinnst du wohl in { $percent } % der Fälle; mit dem Nächstbesten, { $other }, in { $less } %.
reason = Das führt wenig später im Schnitt zu – { $changes }.
reason-change = { $gauge }: { $better } statt { $other }
reason-decimal = { $whole },{ $tenths }
log-by-clock = Zeit abgelaufen: { $line }
log-by-stand-in = Ein Bot springt ein: { $line }

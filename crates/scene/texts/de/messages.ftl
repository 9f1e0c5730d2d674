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
time-days = { $hours ->
    [0] { $days } T.
   *[other] { $days } T. { $hours } Std.
}

# Spielen im Terminal.
play-not-asked = { $name } hat gerade nichts zu entscheiden.
play-no-undo-nothing = Es gibt nichts zurückzunehmen.
play-no-undo-dice = Seitdem hat der Zufall etwas entschieden; das lässt sich nicht zurücknehmen.
play-no-undo-revealed = Seitdem ist etwas Verborgenes bekannt geworden; das lässt sich nicht zurücknehmen.
play-no-undo-others = Seitdem hat jemand anders gezogen; das lässt sich nicht zurücknehmen.
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
fault-bad-message = Daran passt etwas nicht. Prüfe, was du gewählt und geschrieben hast.
fault-too-long = Das ist zu lang. Fass dich kürzer.
fault-version = Diese Version passt nicht zum Tisch. Lade die Seite neu oder aktualisiere das Programm.
fault-no-table = Diesen Tisch gibt es nicht.
fault-no-seat = Diesen Platz gibt es am Tisch nicht.
fault-already-seated = Du sitzt hier schon. Steh erst auf, wenn du einen anderen Platz willst.
fault-not-yours = Das ist nicht dein Platz.
fault-no-spectators = Diese Partie dürfen nur sehen, die mitspielen.
fault-bad-name = Dieser Name geht hier nicht. Nimm höchstens 24 Buchstaben oder Ziffern einer Schrift, ohne #.
fault-wrong-phase = Das ist an dieser Stelle der Partie nicht möglich.
fault-unreadable = Das ist keine Aktion dieses Spiels.
fault-illegal = Das erlauben die Regeln gerade nicht.
fault-no-undo = Das lässt sich nicht zurücknehmen.
fault-bad-chat = In den Chat passt jeweils eine Zeile mit höchstens 300 Zeichen.
fault-not-allowed = Das darfst du hier nicht.
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

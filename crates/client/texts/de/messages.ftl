# Der Rahmen.
skip = Zum Inhalt springen
settings = Einstellungen
your-name = Dein Name
guest = Gast
language = Sprache
theme = Farben
theme-auto = Farben: wie das System
theme-light = Farben: hell
theme-dark = Farben: dunkel
pace = Tempo der anderen
pace-calm = langsam genug zum Mitlesen
pace-brisk = zügig
pace-quick = schnell
pace-instant = sofort
level = Spielstärke der Bots
level-easy = schwach
level-normal = mittel
level-hard = stark
level-expert = meisterhaft
done = Fertig
close = Schließen
cancel = Abbrechen
nowhere = Diese Seite gibt es nicht.
to-home = Alle Spiele

# Startseite.
home-title = Vier Ausbruchsspiele, ein Tisch
home-line = Spiel sofort gegen Bots, mit anderen an einem Gerät oder gemeinsam per Link. Ohne Anmeldung.
home-foot = Allein und an einem Gerät läuft alles in diesem Browser und funktioniert auch ohne Verbindung.
players = { $least }–{ $most } Personen
play-now = Jetzt spielen
hotseat = Ein Gerät
online = Per Link
learn = Spielend lernen
learn-new = Neu hier? Spielend lernen
rules = Regeln
my-tables = Meine Tische
kept-here = in diesem Browser
kept-online = per Link
kept-over = vorbei
forget = Diesen Tisch vergessen
open-tables = Offene Tische

# Einen Tisch eröffnen.
hotseat-line = Mehrere Personen teilen sich dieses Gerät. Was geheim ist, zeigt es erst, wenn es weitergereicht wurde. Auf Plätzen ohne Namen spielen Bots.
hotseat-nobody = Schreib mindestens einen Namen hin: Auf allen anderen Plätzen spielen Bots.
online-line = Du bekommst einen Link zum Einladen. Freie Plätze kannst du an Bots vergeben.
seats = Plätze
name-of-seat = Name auf Platz { $letter }
a-bot = ein Bot
level-of-bots = Spielstärke der Bots
level-of-stand-ins = Spielstärke der Bots, die einspringen
clock = Bedenkzeit
clock-none = keine Uhr
clock-decision-60 = 1 Minute je Entscheidung
clock-decision-180 = 3 Minuten je Entscheidung
clock-player-1800 = je 30 Minuten für die ganze Partie
clock-days-1 = ein Tag je Entscheidung
clock-days-3 = drei Tage je Entscheidung
open-to-all = Auf der Liste, für alle offen
more-options = Mehr Optionen
begin = Los geht’s
server-gone = Der Server ist nicht erreichbar. Spiel allein oder an einem Gerät; beides geht auch ohne ihn.
no-room = In diesem Browser ist kein Platz mehr für den Tisch. Vergiss ein paar Tische oder erlaube der Seite, Daten zu speichern.

# Der Tisch.
table-opening = Tisch wird geöffnet …
part-coming = Einen Moment …
table-missing = Diesen Tisch gibt es nicht, oder du darfst nicht zusehen.
table-outdated = Diese Seite ist älter als der Tisch. Lade sie neu.
line-gone = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
line-revoked = Dieser Browser wurde abgemeldet. Auf deinen anderen Geräten behältst du deine Plätze; lade die Seite neu, um hier als Gast weiterzumachen.
unsure = Die Verbindung ist abgerissen, bevor die Antwort kam. Sieh auf den Tisch und versuch es bei Bedarf noch einmal.
handover = Gib das Gerät an { $name } weiter.
handover-line = Geheimes ist erst zu sehen, wenn du weitermachst.
handover-take = Ich bin { $name }
board = Der Tisch
choose = Wähle
beside = Neben dem Spielplan
step-back = Zurück
touch-board = Tippe an, was leuchtet.
or-touch-board = Oder tippe an, was leuchtet.
which = Was davon meinst du?
glance = So geht’s
glance-touch = Tippe an, was leuchtet. Um zu lesen, was etwas ist, halte den Finger darauf oder klicke mit der rechten Maustaste.
glance-rules = Alle Regeln
undo = Rückgängig
takeback = Um Rücknahme bitten
takeback-asked = { $name } möchte die letzte Aktion zurücknehmen.
hint = Tipp
hint-thinking = Grübelt …
agree = Zustimmen
refuse = Ablehnen
withdraw = Zurückziehen
abandon = Partie abbrechen
abandon-asked = Wunsch nach Abbruch der Partie: { $names }.
fair-kept = Die Würfel waren fair: Es sind genau die, die vor der Partie zugesagt wurden.
fair-broken = Die Würfel sind nicht die, die zugesagt wurden. Heb die Aufzeichnung auf und zeig sie den anderen.
fair-unknown = Ob die Würfel fair waren, lässt sich hier nicht sagen: Sie waren schon zugesagt, bevor diese Seite geöffnet wurde.
tab-board = Spielplan
tab-others = Tisch
zoom-in = Spielplan vergrößern
zoom-fit = Ganzen Spielplan zeigen
tab-choices = Auswahl
tab-log = Verlauf
tab-chat = Chat
tab-seats = Plätze
tab-outline = In Worten
no-choices = Gerade hast du nichts zu entscheiden.
search-choices = Auswahl durchsuchen
log-earlier = Frühere Zeilen zeigen
log-empty = Noch ist nichts geschehen.
play-again = Noch mal spielen
watch-again = Noch mal ansehen
review = Rückblick
rematch = Revanche
rematch-waiting = Warten auf die anderen
rematch-wanted = Gewünscht von { $names }
next-match = Zur nächsten Partie

# Chat.
chat-text = Schreib etwas
chat-say = Senden
from-watchers = sieht zu
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-thinking = Lass mich überlegen.
phrase-your-turn = Du bist dran.
phrase-back-soon = Bin gleich wieder da.
phrase-yes = Ja.
phrase-no = Nein.
phrase-goodbye = Tschüss!

# Plätze.
seat-free = frei
seat-nobody = Noch niemand
seat-present = da
seat-away = weg
seat-handed = hier spielt gerade ein Bot
seat-deserted = weg; ein Bot springt ein
seat-bot = Bot
bot-easy = Bot, schwach
bot-normal = Bot, mittel
bot-hard = Bot, stark
bot-expert = Bot, meisterhaft
hand-over = Bot spielen lassen
take-back = Wieder selbst spielen
look = Ansehen
watchers = Publikum
watching = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
picture = Bild speichern
sit = Platz nehmen
stand = Aufstehen
add-bot = Bot
remove-bot = Entfernen
ready = Ich bin bereit
not-ready = Doch noch nicht bereit
is-ready = bereit
is-not-ready = noch nicht bereit
gather-free = { $count ->
    [one] Ein Platz ist frei. Verschick den Link oder gib den Platz einem Bot.
   *[other] { $count } Plätze sind frei. Verschick den Link oder gib die Plätze an Bots.
}
gather-ready = Alle sitzen. Ausgeteilt wird, sobald alle bereit sind.
gather-dealing = Es wird ausgeteilt …
invite = Andere einladen
invite-line = Wer diesen Link hat, kann sich dazusetzen.
invite-qr = Der Link als Code zum Scannen
copy = Kopieren
copied = Kopiert
share = Link teilen

# Wiederholung.
replay-not-over = Die Partie ist noch nicht vorbei.
replay-at = Schritt { $step } von { $count }
replay-scrub = Schritt
replay-first = Zum Anfang
replay-prev = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Schritt weiter
replay-last = Zum Ende
replay-link = Link kopieren
eyes = Aus wessen Sicht
eyes-all = alles aufgedeckt
eyes-spectator = Publikum
fork = Ab hier weiterspielen
record = Aufzeichnung sichern

# Regeln.
rules-guide = So wird gespielt
rules-clauses = Alle Regelpunkte
rules-contents = Inhalt
rules-print = Zum Ausdrucken
rules-search = Regeln durchsuchen
rules-hits = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}

# Die Geschichte: Höhepunkte, Rückblick, wohin eine Wahl führt.
moment-next = Weiter
recap = In der Zwischenzeit
recap-short = Was geschehen ist
recap-close = Weiter
log-rule = Die Regel: { $clause }

# Tasten.
keys = Tasten
key-tab = durch alles, was sich antippen lässt
key-arrows = auf dem Spielplan zum Nächsten
key-enter = antippen
key-card = erklären
key-escape = schließen, überspringen oder zurück
key-undo = rückgängig
key-hint = Tipp zeigen
key-recap = was seit deiner letzten Entscheidung geschehen ist
key-help = diese Liste

# Wiederholung.
replay-turn-before = Zum vorigen Zug
replay-turn-after = Zum nächsten Zug
replay-speed = Tempo
replay-speed-half = halbes Tempo
replay-speed-normal = normales Tempo
replay-speed-double = doppeltes Tempo
replay-speed-fast = sehr schnell
replay-back = Zurück zur Partie
title-your-turn = Du bist dran
forget-undo = Zurückholen
abandon-no = Nein, weiter
talk = Zeit zum Reden: noch { $time }. Noch im Gespräch: { $names }.
talk-done = Alles gesagt
claim = Alle anderen sind gegangen. Partie beenden?
claim-end = Partie beenden
chat-older = Frühere Zeilen
moment-skip-all = Noch { $count } überspringen
remove-person = Entfernen
plan = Der Plan
plan-propose = Vorschlag
plan-clear = Leeren
plan-close = Tisch ansehen
plan-open = { $count ->
    [one] noch { $count } ohne Aufgabe
   *[other] noch { $count } ohne Aufgabe
 }
plan-rest = Alle übrigen
plan-search = Nummer oder Name suchen
turn = Drehen
volume = Ton
volume-off = Aus
volume-soft = Leise
volume-loud = Laut
confirm = Auswahl bestätigen
confirm-touch = Beim Antippen mit dem Finger
confirm-always = Immer
confirm-never = Nur wenn es endgültig ist
prefer-large-board = Großer Spielplan
prefer-auto-end = Einzige Möglichkeit von selbst wählen
prefer-vibrate = Am Handy vibrieren
prefer-contrast = Hoher Kontrast
prefer-left-handed = Linkshändig
prefer-still = Keine Animationen
begin-match = Los geht’s
end-counts = { $parts ->
    [0] { $lines ->
        [one] Eine Zeile
       *[other] { $lines } Zeilen
    } im Verlauf.
    [one] Eine Runde, { $moments ->
        [one] ein Höhepunkt
       *[other] { $moments } Höhepunkte
    }, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } im Verlauf.
   *[other] { $parts } Runden, { $moments ->
        [one] ein Höhepunkt
       *[other] { $moments } Höhepunkte
    }, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } im Verlauf.
 }

# Der Warteraum.
name-ask = Wie sollen dich die anderen nennen?
name-missing = Schreib erst einen Namen, damit dich die anderen erkennen.
sit-down = Dazusetzen
sit-move = Hierher wechseln
also-here = Auch hier: { $names }
room-closed = Hier sitzt nur, wen { $host } einlädt. Bitte um den Link; bis dahin kannst du chatten und zuschauen.
facts = Das wird gespielt
rules-version = Regeln, Version
rules-number = Regeln, Version { $version }
only-invited = Nur wer den Link von mir hat, darf sich setzen
content-file = Geänderte Inhalte (eine TOML-Datei)
changed-content = Geänderte Inhalte
changed-content-line = Karten und Zahlen weichen von den Regeln ab, die hier zu lesen sind.
clock-decision = { $time } für jede Entscheidung
clock-player = je { $time } für die Partie

# Die Lobby.
lobby-host = eröffnet von { $name }
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-empty = Gerade wartet niemand an einem offenen Tisch.
lobby-any-time = Zeit egal
match-find = Partie finden
match-choose = Gerade wartet niemand. Wähle ein Spiel, dann wird ein Tisch für dich eröffnet.
kept-won = gewonnen: { $names }
kept-lost = niemand hat gewonnen
kept-aborted = abgebrochen

# Ein anderes Gerät.
device-title = An einem anderen Gerät weiterspielen
device-line = Wer diesen Link innerhalb einer Stunde öffnet, spielt als du: mit deinem Namen und deinen Plätzen. Er gilt einmal, und hier bleibst du angemeldet.
device-make = Link erstellen
device-here = Hier weiterspielen
device-here-title = Hier als du selbst weiterspielen
device-here-line = Dieser Browser bekommt deinen Namen und deine Plätze. Deine anderen Geräte bleiben angemeldet.
device-leaves = Bisher bist du hier { $name }. Deine Plätze unter diesem Namen bleiben zurück.
device-used = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Erstelle in den Einstellungen deines anderen Geräts einen neuen.

# Bevor der Tisch geladen ist.
boot-loading = Der Tisch wird gedeckt …
boot-old = Dieser Browser ist zu alt. Öffne die Seite in einem aktuellen Firefox, Chrome, Edge oder Safari.
boot-gone = Der Tisch lässt sich nicht laden: Die Verbindung ist weg. Sobald sie wieder da ist, geht es weiter.

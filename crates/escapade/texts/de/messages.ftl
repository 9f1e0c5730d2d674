# Was an Optionen einer Partie nicht stimmt, die einem Befehl gegeben wurden. Namen und Werte werden nicht übersetzt.
settings-bad = Diese Einstellungen passen nicht zu { $game }:
settings-range = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }
settings-words = „{ $value }“ gehört nicht zu: { $words }
settings-unknown = diese Option gibt es nicht; es gibt: { $options }
    .none = diese Option gibt es nicht; das Spiel hat keine
settings-line = nötig ist eine einzige Zeile ohne „#“
settings-shape = --option { $option }: richtig ist KEY=VALUE

# Die Hilfe des Befehls: Überschriften, wozu jeder Befehl da ist, wozu seine Angaben da sind, und Anmerkungen (.notes).
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-default = [Standard: { $value }]
help-env = [Umgebung: { $name }]
help-help = Diese Hilfe zeigen
help-version = Die Version zeigen
help-subcommand-help = Diese Übersicht oder die Hilfe zu einem Befehl zeigen
help-example = Beispiel:
help-examples = Beispiele:
help-escapade = Vier Brettspiele vom Ausbrechen an einem Tisch
    .examples =
        escapade                                     ein Bildschirm zum Aussuchen
        escapade play alcatraz                       du gegen Bots
        escapade play alcatraz --people 3            zu dritt an einer Tastatur
        escapade play luiswile --lang pl             auf Polnisch
        escapade join 'http://host:8080/t/abc#key'   sich an den Tisch eines Servers setzen
        escapade sim blackgate -n 10000 --json       zehntausend Partien spielen und Zahlen ausgeben
        escapade verify match.record                 prüfen, ob eine Partie fair war
        escapade rules wcp WCP-035                   was ein Regelpunkt sagt
        escapade lab duel wcp --bots normal,greedy   ein Bot gegen einen anderen
        escapade bench                               zufällige Aktionen je Sekunde, Spiel für Spiel
        escapade replay match.record --film a.png    eine Partie als bewegtes Bild
        escapade review match.record                 was Glück war und was besser gewesen wäre
        escapade content check wcp mine.toml         alles, was an einem geänderten Spiel nicht stimmt
        escapade print wcp --paper letter            Karten, Plättchen und Spielpläne zum Ausschneiden
        escapade serve                               Mitspielen per Link, unter http://127.0.0.1:8080
    .notes = Rückgabewerte: 0 alles in Ordnung; 1 etwas ging schief, und die Fehlerausgabe sagt, was; 2 der Befehl war nicht zu verstehen.
help-sim = Viele Partien ohne großes Nachdenken spielen und Zahlen ausgeben
help-content = Die Dateien mit den Inhalten der Spiele ausgeben, prüfen und vergleichen
help-serve = Mit anderen per Link spielen: ein Server mit Sockets, REST und einem Protokoll auf der Platte
help-config = Die Einstellungen ausgeben, die `serve` mit denselben Optionen hätte
help-db = Kopieren oder prüfen, was ein Server aufbewahrt
help-admin = Tische eines Servers auflisten, schließen und löschen; seine Leute auflisten, umbenennen, sperren und löschen; Ansagen machen; Altes vergessen
help-bench = Messen, wie schnell die Spiele mit zufälligen Aktionen laufen
help-lab = Bots gegeneinander spielen lassen und messen
help-completions = Vervollständigungen für eine Shell ausgeben
# Angaben, die mehrere Befehle haben.
help-shared = Die Angaben mehrerer Befehle
    .content = Eine Datei mit Inhalten anstelle der eigenen des Spiels
    .file = Die Aufzeichnung einer beendeten Partie
    .game = Das Spiel
    .json = JSON ausgeben
    .lang = Die Sprache
    .link = Der Link des Tisches
    .pace = Wie rasch die Züge der anderen aufeinander folgen: calm, brisk, quick oder instant
    .plain = Zeile für Zeile statt auf dem ganzen Bildschirm, etwa über eine Pipe oder mit einem Screenreader
    .record = Die Aufzeichnung hierhin schreiben, wenn die Partie vorbei ist
help-play = Eine Partie im Terminal spielen, allein gegen Bots oder mit anderen an einer Tastatur
    .game = Das Spiel, bei seinem Namen; auf einen falschen folgt die Liste aller Namen
    .seats = Wie viele Plätze; ohne Angabe so wenige, wie das Spiel erlaubt
    .options = Eine Option des Spiels, etwa `sides=copper`; mehrmals möglich
    .people = Wie viele Personen an dieser Tastatur spielen, auf den ersten Plätzen; auf den anderen sitzen Bots
    .level = Wer die Bots sind: random, easy, normal, hard oder expert, oder ein beliebiges Programm mit seinem Pfad (docs/bots.md)
    .names = Die Namen der Personen, durch Kommas getrennt
    .seed = Eine Zahl, die über die Würfel bestimmt, um dieselbe Partie noch einmal zu spielen
    .resume = Eine Partie fortsetzen: die in dieser Datei oder die zuletzt verlassene
    .notes =
        Auf dem Bildschirm sagt die letzte Zeile, welche Tasten etwas bewirken, und `?` zeigt alle. Zeile für Zeile antwortet man mit der Nummer einer Möglichkeit oder mit einer Aktion in Notation; `help` zeigt die anderen Wörter.
        Eine verlassene Partie wird aufgehoben: `--resume` setzt die letzte des Spiels fort.
help-join = Sich mit dem Link an den Tisch eines Servers setzen
    .name = Sich sofort unter diesem Namen hinsetzen; ohne ihn setzt man sich mit `s`
help-watch = Mit dem Link am Tisch eines Servers zuschauen
    .name = Der Name für den Chat
help-tables = Die offenen Tische eines Servers auflisten
    .server = Die Adresse des Servers, etwa http://127.0.0.1:8080
help-replay = Schritt für Schritt durch eine Aufzeichnung gehen oder sie als Bilder oder Film schreiben
    .content = Die Datei mit den Inhalten, wenn die Partie nicht mit den eigenen des Spiels gespielt wurde
    .at = Den Tisch nach so vielen Aktionen zeigen und sonst nichts
    .seat = Mit den Augen dieses Platzes; ohne Angabe mit denen des Publikums
    .plain = Zeile für Zeile statt auf dem ganzen Bildschirm
    .png = Bilder in diesen Ordner schreiben: vom Augenblick, den --at nennt, oder von jedem zehnten
    .film = Ein bewegtes Bild (APNG) der ganzen Partie in diese Datei schreiben
    .frames = Wie viele Augenblicke der Partie ein Film zeigt; der erste und der letzte sind immer dabei
    .seconds = Wie lange ein Film jeden Augenblick zeigt; der letzte bleibt dreimal so lange
    .theme = Das Farbschema der Bilder
    .width = Die Breite der Bilder
    .scale = Wie viele Pixel eines Bildes eine Einheit seiner Breite ergeben
    .notes = Auf dem Bildschirm führen die Pfeile vor und zurück; `?` zeigt alle Tasten. Zeile für Zeile führt Enter weiter, `b` zurück, eine Zahl zu dieser Aktion, und `q` hört auf.
help-review = Sagen, was in einer beendeten Partie Glück war und was besser gewesen wäre
    .content = Die Datei mit den Inhalten, wenn die Partie nicht mit den eigenen des Spiels gespielt wurde
    .seats = Die Entscheidungen dieses Platzes beurteilen; mehrmals möglich. Ohne Angabe die aller Menschen
    .json = JSON ausgeben: die Rechnung jedes Platzes, jeden Schritt und jedes Urteil
    .notes = Die Chancen gelten, wenn alle nach Gefühl weiterspielen. Ergebnis minus Erwartung ist genau Glück plus eigene Entscheidungen plus die der anderen; über viele Partien hebt sich das Glück auf (`escapade lab luck` misst es). Eine Entscheidung wird nur nach dem beurteilt, was ihr Platz wissen konnte; eine, die nicht deutlich schlechter ist als eine andere, ist in Ordnung.
help-verify = Aufzeichnungen beendeter Partien prüfen: Startzahl, Würfel, jede Aktion, Ergebnis
    .files = Die Aufzeichnungen
    .content = Die Datei mit den Inhalten, wenn die Partien nicht mit den eigenen des Spiels gespielt wurden
    .key = Der öffentliche Schlüssel des Servers, der die Aufzeichnungen unterschrieben haben muss
    .json = JSON ausgeben: eine Liste dessen, was sich in jeder Datei fand
    .notes =
        Eine Aufzeichnung ist Text, oder JSON Zeile für Zeile, wenn ihr Name auf .jsonl endet.
        scripts/verify.py prüft Startzahl, Würfel und Kette ganz ohne unseren Code.
help-rules = Die Regeln eines Spiels ausgeben oder einen einzelnen Punkt daraus
    .clause = Die Kennung eines Regelpunkts oder einer Klärung, etwa ALC-042 oder ALC-R07
help-print = Ein Spiel drucken: Karten, Plättchen und Spielpläne zum Ausschneiden, dazu die Regeln
    .paper = Das Papier: a4 oder letter
    .backs = Wie Rückseiten gedruckt werden: duplex, gutterfold (zum Falten) oder none
    .flip = Die Kante, über die der Drucker das Papier wendet: long oder short
    .offset = Wie weit Rückseiten nach rechts und nach unten rücken, in Millimetern, etwa 0.5,-1
    .ink = Wie viel Tinte: full, low oder grey
    .json = Die geschriebenen Dateien als JSON ausgeben
    .players = Für wie viele Personen; ohne Angabe so viele, wie das Spiel erlaubt
    .only = Nur diese Teile, etwa card,hex,token,board; `rules` für das Regelheft
    .sizes = Eine Datei mit anderen Größen
    .out = Der Ordner, in den geschrieben wird
    .notes = Jede Datei ist ein PDF: GAME-sheets.pdf, GAME-board.pdf (ein großes Blatt) und GAME-rules.pdf (ein Heft).

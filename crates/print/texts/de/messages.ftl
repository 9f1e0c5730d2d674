# The page that says how to print a game.

print-title = { $game } drucken
print-scale = Drucke mit 100 % („Originalgröße“), nicht an die Seite angepasst. Das Lineal unten muss 100 mm lang sein.
print-paper = Nimm Karton von 200 bis 300 g für alles, was man in die Hand nimmt, und gewöhnliches Papier für Regeln und Spielpläne.
print-duplex = Rückseiten stehen auf der Seite nach ihren Vorderseiten. Drucke beidseitig und lass das Papier über die { $flip ->
        [long] lange
       *[short] kurze
    } Kante wenden.
print-test = Halte dieses Blatt gegen das Licht: Die beiden Kreuze sollen sich decken. Tun sie das nicht, miss den Versatz der Rückseite und drucke noch einmal mit --offset.
print-gutterfold = Falte jedes Blatt an der gestrichelten Linie mit dem Druck nach außen, klebe die Hälften zusammen, presse sie und schneide, wenn alles trocken ist.
print-cut = Schneide mit Messer und Lineal von Marke zu Marke. Die Farbe reicht { $bleed } mm über den Schnitt hinaus, damit ein kleiner Fehler nicht auffällt.
print-round = Plättchen und Marker haben je vier Marken: Nimm eine Schere oder ein Stanzeisen.
print-hex = Sechsecke haben an jeder Ecke eine Marke.
print-pawn = Figuren werden an den gestrichelten Linien gefaltet: die mittlere Linie nach oben, die Laschen nach außen. Klebe beide Seiten zusammen und die Laschen auf Karton oder eine Münze.
print-board = Die Seiten des Spielplans überlappen um { $overlap } mm. Ihre Namen nennen Spalte und Zeile: A1 ist oben links. Schneide jede Seite an den linken und oberen Marken und klebe sie bis zu den gestrichelten Marken auf ihre Nachbarin.
print-other = Würfel und Ähnliches kommen aus einem anderen Spiel.
print-contents = Was in diesem Druck ist
print-form-card = Karten
print-form-wide-card = Querkarten
print-form-large-card = Große Karten
print-form-mini-card = Kleine Karten
print-form-tile = Platten
print-form-room-tile = Raumplatten
print-form-hex = Sechsecke
print-form-token = Plättchen
print-form-square-token = Quadratische Plättchen
print-form-chip = Marker
print-form-pawn = Figuren
print-form-sheet = Bögen
print-form-board = Spielpläne

# The choices before a game is printed, on a page of their own.
print-page-title = { $game } drucken
print-page-about = Karten, Plättchen und Spielpläne zum Ausschneiden, gezeichnet nach dem Inhalt, mit dem hier gespielt wird. Eine Datei braucht ein paar Sekunden.
print-page-paper = Papier
print-page-backs = Rückseiten
print-page-backs-duplex = auf der anderen Seite des Blatts
print-page-backs-gutterfold = neben den Vorderseiten, zum Falten und Kleben
print-page-backs-none = keine
print-page-flip = Der Drucker wendet Blätter um die
print-page-flip-long = lange Kante
print-page-flip-short = kurze Kante
print-page-ink = Tinte
print-page-ink-full = volle Farben
print-page-ink-low = wenig Tinte
print-page-ink-grey = Graustufen
print-page-players = Spieler
print-page-sheets = Alles zum Ausschneiden
print-page-board = Der Spielplan auf einem großen Blatt
print-page-rules = Die Regeln als Heft
print-page-aids = Spielhilfen

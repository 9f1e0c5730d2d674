# The page that says how to print a game.

print-title = Come stampare { $game }
print-scale = Stampa al 100 % («dimensioni reali»), senza adattare alla pagina. Il righello qui sotto deve misurare 100 mm.
print-paper = Usa cartoncino da 200 a 300 g per ciò che si maneggia e carta comune per regole e tabelloni.
print-duplex = I retri sono nella pagina dopo i loro fronti. Stampa su due lati e fai girare il foglio sul lato { $flip ->
        [long] lungo
       *[short] corto
    }.
print-test = Guarda questo foglio controluce: le due croci devono coincidere. Se non coincidono, misura lo scarto del retro e stampa di nuovo con --offset.
print-gutterfold = Piega ogni foglio lungo la linea tratteggiata con la stampa all’esterno, incolla le due metà, pressa e taglia quando è asciutto.
print-cut = Taglia con taglierino e righello da segno a segno. Il colore supera il taglio di { $bleed } mm, così una piccola sbavatura non si nota.
print-round = Gettoni e segnalini hanno quattro segni ciascuno: usa le forbici o una fustella.
print-hex = Gli esagoni hanno un segno a ogni angolo.
print-pawn = Le figure si piegano lungo le linee tratteggiate: quella di mezzo in su, le linguette in fuori. Incolla i due lati tra loro e le linguette su cartoncino o su una moneta.
print-board = Le pagine del tabellone si sovrappongono di { $overlap } mm. I loro nomi dicono colonna e riga: A1 è in alto a sinistra. Taglia ogni pagina ai segni sinistro e superiore e incollala sulla vicina fino ai segni tratteggiati.
print-other = Dadi e simili vengono da un altro gioco.
print-contents = Che cosa contiene questa stampa
print-form-card = Carte
print-form-wide-card = Carte orizzontali
print-form-large-card = Carte grandi
print-form-mini-card = Carte piccole
print-form-tile = Tessere
print-form-room-tile = Tessere stanza
print-form-hex = Esagoni
print-form-token = Gettoni
print-form-square-token = Gettoni quadrati
print-form-chip = Segnalini
print-form-pawn = Figure
print-form-sheet = Schede
print-form-board = Tabelloni

# The choices before a game is printed, on a page of their own.
print-page-title = Stampa { $game }
print-page-about = Carte, tessere e tabelloni da ritagliare, disegnati dal contenuto con cui si gioca qui. Un file richiede qualche secondo.
print-page-paper = Carta
print-page-backs = Retri
print-page-backs-duplex = sull’altro lato del foglio
print-page-backs-gutterfold = accanto ai fronti, da piegare e incollare
print-page-backs-none = nessuno
print-page-flip = La stampante gira i fogli sul
print-page-flip-long = lato lungo
print-page-flip-short = lato corto
print-page-ink = Inchiostro
print-page-ink-full = colori pieni
print-page-ink-low = poco inchiostro
print-page-ink-grey = grigi
print-page-players = Giocatori
print-page-sheets = Tutto da ritagliare
print-page-board = Il tabellone su un foglio grande
print-page-rules = Le regole come libretto
print-page-aids = Schede riassuntive

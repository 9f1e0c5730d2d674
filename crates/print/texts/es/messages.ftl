# The page that says how to print a game.

print-title = Cómo imprimir { $game }
print-scale = Imprime al 100 % («tamaño real»), sin ajustar a la página. La regla de abajo debe medir 100 mm.
print-paper = Usa cartulina de 200 a 300 g para lo que se maneja y papel normal para las reglas y los tableros.
print-duplex = Los reversos están en la página que sigue a sus anversos. Imprime por las dos caras y haz que el papel gire por el borde { $flip ->
        [long] largo
       *[short] corto
    }.
print-test = Mira esta hoja a contraluz: las dos cruces deben coincidir. Si no coinciden, mide cuánto se desvía el reverso e imprime otra vez con --offset.
print-gutterfold = Dobla cada hoja por la línea discontinua con la impresión hacia fuera, pega las dos mitades, prénsalas y corta cuando esté seco.
print-cut = Corta con cúter y regla de marca a marca. El color llega { $bleed } mm más allá del corte, para que un pequeño desliz no se note.
print-round = Las fichas y los marcadores tienen cuatro marcas cada uno: usa tijeras o un sacabocados.
print-hex = Los hexágonos tienen una marca en cada esquina.
print-pawn = Las figuras se doblan por las líneas discontinuas: la del medio hacia arriba, las solapas hacia fuera. Pega las dos caras entre sí y las solapas a una cartulina o una moneda.
print-board = Las páginas del tablero se solapan { $overlap } mm. Sus nombres dicen columna y fila: A1 está arriba a la izquierda. Corta cada página por las marcas izquierda y superior y pégala sobre su vecina hasta las marcas discontinuas.
print-other = Los dados y cosas parecidas salen de otro juego.
print-contents = Qué hay en esta impresión
print-form-card = Cartas
print-form-wide-card = Cartas apaisadas
print-form-large-card = Cartas grandes
print-form-mini-card = Cartas pequeñas
print-form-tile = Losetas
print-form-room-tile = Losetas de sala
print-form-hex = Hexágonos
print-form-token = Fichas
print-form-square-token = Fichas cuadradas
print-form-chip = Marcadores
print-form-pawn = Figuras
print-form-sheet = Hojas
print-form-board = Tableros

# The choices before a game is printed, on a page of their own.
print-page-title = Imprimir { $game }
print-page-about = Cartas, losetas y tableros para recortar, dibujados con el contenido que se juega aquí. Un archivo tarda unos segundos.
print-page-paper = Papel
print-page-backs = Reversos
print-page-backs-duplex = en la otra cara de la hoja
print-page-backs-gutterfold = junto a los anversos, para doblar y pegar
print-page-backs-none = ninguno
print-page-flip = La impresora gira las hojas por el
print-page-flip-long = borde largo
print-page-flip-short = borde corto
print-page-ink = Tinta
print-page-ink-full = a todo color
print-page-ink-low = poca tinta
print-page-ink-grey = grises
print-page-players = Jugadores
print-page-sheets = Todo para recortar
print-page-board = El tablero en una hoja grande
print-page-rules = Las reglas como folleto
print-page-aids = Ayudas de juego

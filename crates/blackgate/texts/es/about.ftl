# Qué es el juego, para quien elige uno.
game-title = Blackgate
game-pitch = Registra, fabrica, extorsiona y cava: la libertad es de quien cruce antes su túnel.
game-goal = Consigue antes que nadie un túnel lo bastante largo. Registra las zonas en busca de cartas, fabrica, compra o consigue por extorsión herramientas y cava con ellas en el Bloque de celdas: una Cuchara da 1 punto, un Pico 3, una Pala 4.
game-length = unos 45 minutos

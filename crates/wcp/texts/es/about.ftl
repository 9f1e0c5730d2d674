# Qué es el juego, para quien elige uno.
game-title = El Gran Botón Rojo
game-pitch = Construye la base, saquéala, pulsa el botón y sal a tiempo.
game-goal = Reúne trofeos en la base y sal a tiempo en cuanto alguien pulse el botón. Gana quien esté fuera con los mejores trofeos; quien se quede dentro, no.
game-length = de 45 a 90 minutos

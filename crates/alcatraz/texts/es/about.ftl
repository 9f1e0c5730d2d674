# Qué es el juego, para quien elige uno.
game-title = Alcatraz: El chivo expiatorio
game-pitch = Planea con los demás una fuga en la que alguien se queda dentro: el chivo expiatorio.
game-goal = Haz tareas en las salas para reunir los seis elementos del plan, de la A a la F. En cuanto el grupo, sin contar a una persona, tiene de la A a la F, escapa y gana. Se queda quien no hace falta y, antes que nadie, el chivo expiatorio. Cuando llega el guardia número 21, pierde todo el mundo.
game-length = de 45 a 60 minutos

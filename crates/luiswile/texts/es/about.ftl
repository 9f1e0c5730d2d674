# Qué es el juego, para quien elige uno.
game-title = La fuga de Luiswile
game-pitch = Dirige una banda en secreto, día tras día, hasta que se abra una vía de escape.
game-goal = Sé la primera banda con 250 puntos de fuga, por Túnel, Fuerza y Maña. Si antes trasladan a todo el mundo a Alcatraz, no gana nadie.
game-length = de 60 a 120 minutos

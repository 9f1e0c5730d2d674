# Czym jest gra, dla tych, którzy wybierają.
game-title = Próbka
game-pitch = Licytujcie w tajemnicy i zgarnijcie wygraną, zanim przepadnie.
game-goal = Zgarnij więcej łupów niż inni.
game-length = 5 minut

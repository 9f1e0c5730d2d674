# Czym jest gra, dla tych, którzy wybierają.
game-title = Wielki Czerwony Przycisk
game-pitch = Budujcie bazę, łupcie ją, wciśnijcie przycisk i zdążcie uciec.
game-length = 45–90 minut

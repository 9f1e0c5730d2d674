# Czym jest gra, dla tych, którzy wybierają.
game-title = Blackgate
game-pitch = Szukajcie, majstrujcie, wymuszajcie i kopcie: kto pierwszy przejdzie tunelem, jest wolny.
game-length = około 45 minut

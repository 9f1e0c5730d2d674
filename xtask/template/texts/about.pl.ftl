# Czym jest gra, dla tych, którzy wybierają.
game-title = Name
game-pitch = Wybierz drzwi, które się otworzą.
game-length = 5 minut

# Czym jest gra, dla tych, którzy wybierają.
game-title = Name
game-pitch = Wybierz drzwi, które się otworzą.
game-goal = Wybierz drzwi, które się otworzą: kto przed nimi stoi, ucieka i wygrywa.
game-length = 5 minut

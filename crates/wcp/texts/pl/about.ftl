# Czym jest gra, dla tych, którzy wybierają.
game-title = Wielki Czerwony Przycisk
game-pitch = Budujcie bazę, łupcie ją, wciśnijcie przycisk i zdążcie uciec.
game-goal = Zbieraj trofea w bazie i zdąż z niej wyjechać, gdy ktoś wciśnie przycisk. Wygrywa ten, kto wydostał się z najcenniejszymi trofeami; kto został w środku, nie wygrywa.
game-length = 45–90 minut

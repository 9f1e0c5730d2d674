# Czym jest gra, dla tych, którzy wybierają.
game-title = Ucieczka z Luiswile
game-pitch = Dzień po dniu dowódź w tajemnicy gangiem, aż któraś droga ucieczki stanie otworem.
game-length = 60–120 minut

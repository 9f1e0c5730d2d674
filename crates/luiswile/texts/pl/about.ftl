# Czym jest gra, dla tych, którzy wybierają.
game-title = Ucieczka z Luiswile
game-pitch = Dzień po dniu dowódź w tajemnicy gangiem, aż któraś droga ucieczki stanie otworem.
game-goal = Zdobądź jako pierwszy gang 250 punktów ucieczki: podkopem, siłowo i finezyjnie. Jeśli wcześniej przyjdzie przeprowadzka do Alcatraz, nie wygrywa nikt.
game-length = 60–120 minut

# Czym jest gra, dla tych, którzy wybierają.
game-title = Alcatraz: Kozioł ofiarny
game-pitch = Zaplanujcie razem ucieczkę, choć jedno z was zostanie kozłem ofiarnym.
game-length = 45–60 minut

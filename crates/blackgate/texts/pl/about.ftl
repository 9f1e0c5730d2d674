# Czym jest gra, dla tych, którzy wybierają.
game-title = Blackgate
game-pitch = Szukajcie, majstrujcie, wymuszajcie i kopcie: kto pierwszy przejdzie tunelem, jest wolny.
game-goal = Wykop tunel, zanim zrobią to inni. Przeszukuj obszary, majstruj, kupuj albo wymuszaj Narzędzia i kop nimi w Bloku więziennym: Łyżka daje 1 punkt, Kilof 3, Łopata 4.
game-length = około 45 minut

# Czym jest gra, dla tych, którzy wybierają.
game-title = Alcatraz: Kozioł ofiarny
game-pitch = Zaplanujcie razem ucieczkę, choć jedno z was zostanie kozłem ofiarnym.
game-goal = Wykonujcie zadania w pomieszczeniach i zbierajcie sześć elementów planu, od A do F. Gdy wszyscy oprócz jednej osoby mają razem A–F, uciekają i wygrywają. Zostaje ten, kto nie jest potrzebny – w pierwszej kolejności kozioł ofiarny. Gdy przybędzie 21. strażnik, przegrywają wszyscy.
game-length = 45–60 minut

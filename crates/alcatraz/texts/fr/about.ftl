# Ce qu'est le jeu, pour qui en choisit un.
game-title = Alcatraz : le bouc émissaire
game-pitch = Planifiez ensemble votre évasion, tandis que l’un de vous restera derrière : le bouc émissaire.
game-goal = Accomplissez des tâches dans les salles pour réunir les six éléments du plan, de A à F. Dès que le groupe a tout, de A à F, même sans l’un d’entre vous, il s’évade sans lui et gagne. Qui n’est pas indispensable reste derrière, à commencer par le bouc émissaire. Si un 21e gardien arrive, tout le monde perd.
game-length = 45 à 60 minutes

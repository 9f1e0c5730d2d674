# Ce qu'est le jeu, pour qui en choisit un.
game-title = Évasion de Luiswile
game-pitch = Dirige un gang en secret, jour après jour, jusqu’à ce qu’une issue s’ouvre.
game-goal = Sois le premier gang à réunir 250 points d’évasion par le Tunnel, la Force et la Finesse. Si tout le monde est transféré à Alcatraz avant, personne ne gagne.
game-length = 60 à 120 minutes

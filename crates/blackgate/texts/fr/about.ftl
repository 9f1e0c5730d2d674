# Ce qu'est le jeu, pour qui en choisit un.
game-title = Blackgate
game-pitch = Fouillez, fabriquez, rackettez, creusez : la liberté est au bout du premier tunnel.
game-goal = Termine ton tunnel avant tout le monde. Fouille les zones pour trouver des cartes, fabrique, achète ou rackette des Outils, et creuse avec eux dans le Bloc cellulaire : une Cuillère vaut 1 point, une Pioche 3, une Pelle 4.
game-length = environ 45 minutes

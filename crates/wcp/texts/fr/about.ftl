# Ce qu'est le jeu, pour qui en choisit un.
game-title = Le Gros Bouton rouge
game-pitch = Construisez la base, pillez-la, appuyez sur le bouton, et sortez à temps.
game-goal = Récolte des trophées dans la base, et quitte-la à temps une fois que quelqu’un a appuyé sur le bouton. La victoire revient à qui en sort avec les meilleurs trophées ; qui reste à l’intérieur ne gagne pas.
game-length = 45 à 90 minutes

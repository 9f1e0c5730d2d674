# What the game is, for those who choose one.
game-title = Alcatraz: The Scapegoat
game-pitch = Plan an escape together, while one of you is left behind as the scapegoat.
game-length = 45 to 60 minutes

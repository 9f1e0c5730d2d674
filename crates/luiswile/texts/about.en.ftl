# What the game is, for those who choose one.
game-title = Escape from Luiswile
game-pitch = Run a gang in secret, day by day, until one way out is open.
game-length = 60 to 120 minutes

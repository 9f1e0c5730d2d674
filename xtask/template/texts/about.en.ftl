# What the game is, for those who choose one.
game-title = Name
game-pitch = Pick the door that opens.
game-length = 5 minutes

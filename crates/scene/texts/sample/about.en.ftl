# What the game is, for those who choose one.
game-title = Sample
game-pitch = Bid in secret, and bank before you bust.
game-length = 5 minutes

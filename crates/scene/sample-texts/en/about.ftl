# What the game is, for those who choose one.
game-title = Sample
game-pitch = Bid in secret, and bank before you bust.
game-goal = Bank more loot than anybody else.
game-length = 5 minutes

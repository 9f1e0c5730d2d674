# What the game is, for those who choose one.
game-title = Name
game-pitch = Pick the door that opens.
game-goal = Pick the door that opens: whoever stands before it escapes and wins.
game-length = 5 minutes

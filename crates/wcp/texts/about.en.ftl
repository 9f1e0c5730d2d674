# What the game is, for those who choose one.
game-title = The Big Red Button
game-pitch = Build the base, loot it, press the button, and get out in time.
game-length = 45 to 90 minutes

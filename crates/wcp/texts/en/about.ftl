# What the game is, for those who choose one.
game-title = The Big Red Button
game-pitch = Build the base, loot it, press the button, and get out in time.
game-goal = Collect trophies in the base, and leave it in time once somebody has pressed the button. Whoever is out with the best trophies wins; whoever stays inside does not.
game-length = 45 to 90 minutes

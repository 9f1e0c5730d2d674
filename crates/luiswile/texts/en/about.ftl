# What the game is, for those who choose one.
game-title = Escape from Luiswile
game-pitch = Run a gang in secret, day by day, until one way out is open.
game-goal = Be the first gang with 250 escape points by Tunnel, Force and Finesse. If everybody is moved to Alcatraz before that, nobody wins.
game-length = 60 to 120 minutes

# What the game is, for those who choose one.
game-title = Alcatraz: The Scapegoat
game-pitch = Plan an escape together, while one of you is left behind as the scapegoat.
game-goal = Do tasks in the rooms to collect the six parts of the plan, A to F. As soon as all of you but one have A to F between you, they escape and win. Whoever is not needed stays behind, first of all the scapegoat. When a 21st guard comes, all lose.
game-length = 45 to 60 minutes

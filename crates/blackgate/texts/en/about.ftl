# What the game is, for those who choose one.
game-title = Blackgate
game-pitch = Search, craft, extort and dig: whoever is first through a tunnel is free.
game-goal = Be the first whose tunnel is long enough. Search rooms for cards, make, buy or extort tools, and dig with them in the Cell Block: a Spoon gives 1 point, a Pick 3, a Shovel 4.
game-length = about 45 minutes

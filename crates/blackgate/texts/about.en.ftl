# What the game is, for those who choose one.
game-title = Blackgate
game-pitch = Search, craft, extort and dig: whoever is first through a tunnel is free.
game-length = about 45 minutes

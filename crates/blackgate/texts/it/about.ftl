# Che cos’è il gioco, per chi deve sceglierne uno.
game-title = Blackgate
game-pitch = Cerca, costruisci, estorci e scava: chi finisce il tunnel prima degli altri è in libertà.
game-goal = Scava un tunnel abbastanza lungo prima degli altri. Cerca carte nelle stanze, costruisci, compra o estorci Attrezzi e usali per scavare nel Blocco celle: un Cucchiaio vale 1 punto, un Piccone 3, una Pala 4.
game-length = circa 45 minuti

# Che cos’è il gioco, per chi deve sceglierne uno.
game-title = Fuga da Luiswile
game-pitch = Guida una banda in segreto, giorno dopo giorno, finché si apre una via di fuga.
game-goal = Porta la tua banda a 250 punti fuga prima delle altre, con Tunnel, Assalto e Ingegno. Se prima tutti vengono trasferiti ad Alcatraz, non vince nessuno.
game-length = da 60 a 120 minuti

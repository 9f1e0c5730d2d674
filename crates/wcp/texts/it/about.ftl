# Che cos’è il gioco, per chi deve sceglierne uno.
game-title = Il Grande Pulsante Rosso
game-pitch = Costruisci la base, saccheggiala, premi il pulsante ed esci in tempo.
game-goal = Raccogli trofei nella base e lasciala in tempo, quando qualcuno ha premuto il pulsante. Vince chi è fuori con i trofei migliori; chi resta dentro non vince.
game-length = da 45 a 90 minuti

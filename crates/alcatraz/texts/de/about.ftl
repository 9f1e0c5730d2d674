# Was das Spiel ist, für alle, die eins aussuchen.
game-title = Alcatraz: Verrat hinter Gittern
game-pitch = Plant gemeinsam den Ausbruch, auch wenn jemand von euch als Sündenbock zurückbleibt.
game-goal = Erfüllt Aufgaben in den Räumen und sammelt die sechs Elemente des Plans, A bis F. Sobald alle bis auf eine Person zusammen A bis F haben, fliehen sie und gewinnen. Wer nicht gebraucht wird, bleibt zurück, allen voran der Sündenbock. Kommt die 21. Wache, verlieren alle.
game-length = 45 bis 60 Minuten

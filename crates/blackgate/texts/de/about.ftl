# Was das Spiel ist, für alle, die eins aussuchen.
game-title = Blackgate
game-pitch = Durchsuchen, basteln, erpressen, graben: Wer zuerst durch den eigenen Tunnel kommt, ist frei.
game-goal = Bring deinen Tunnel vor allen anderen auf die nötige Länge. Durchsuche Räume nach Karten, bastle, kaufe oder erpresse Werkzeuge und grab damit im Zellenblock: Ein Löffel bringt 1 Punkt, eine Spitzhacke 3, eine Schaufel 4.
game-length = etwa 45 Minuten

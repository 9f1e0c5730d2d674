# Was das Spiel ist, für alle, die eins aussuchen.
game-title = Flucht aus Luiswile
game-pitch = Führe im Geheimen eine Gang, Tag für Tag, bis ein Weg nach draußen offen steht.
game-goal = Bring als erste Gang 250 Fluchtpunkte zusammen: durch Tunnel, Gewalt und Finesse. Kommt vorher der Umzug nach Alcatraz, gewinnt niemand.
game-length = 60 bis 120 Minuten

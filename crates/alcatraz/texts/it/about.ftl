# Che cos’è il gioco, per chi deve sceglierne uno.
game-title = Alcatraz: Il capro espiatorio
game-pitch = Preparate insieme un piano d’evasione, mentre uno di voi resta indietro come capro espiatorio.
game-goal = Svolgete i compiti nelle stanze per raccogliere i sei pezzi del piano, dalla A alla F. Appena il piano è completo anche senza uno di voi, gli altri evadono e vincono. Resta dentro chi non serve, per primo il capro espiatorio. Quando arriva la ventunesima guardia, perdete tutti.
game-length = da 45 a 60 minuti

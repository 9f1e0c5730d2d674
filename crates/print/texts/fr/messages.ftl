# The page that says how to print a game.

print-title = Imprimer { $game }
print-scale = Imprimez à 100 % (« taille réelle »), sans ajuster à la page. La règle ci-dessous doit mesurer 100 mm.
print-paper = Prenez du carton de 200 à 300 g pour ce que l’on manipule, et du papier ordinaire pour les règles et les plateaux.
print-duplex = Les dos sont sur la page qui suit leurs faces. Imprimez recto verso, le papier tournant sur le bord { $flip ->
        [long] long
       *[short] court
    }.
print-test = Regardez cette feuille à contre-jour : les deux croix doivent se confondre. Sinon, mesurez le décalage du dos et imprimez de nouveau avec --offset.
print-gutterfold = Pliez chaque feuille le long du pointillé, impression à l’extérieur, collez les deux moitiés, pressez, et coupez quand c’est sec.
print-cut = Coupez au cutter et à la règle, de repère en repère. La couleur dépasse la coupe de { $bleed } mm, pour qu’un petit écart ne se voie pas.
print-round = Les jetons et les marqueurs ont quatre repères chacun : prenez des ciseaux ou un emporte-pièce.
print-hex = Les hexagones ont un repère à chaque coin.
print-pawn = Les figurines se plient le long des pointillés : celui du milieu vers le haut, les languettes vers l’extérieur. Collez les deux faces, et les languettes sur du carton ou une pièce.
print-board = Les pages du plateau se chevauchent de { $overlap } mm. Leurs noms donnent la colonne et la rangée : A1 est en haut à gauche. Coupez chaque page à ses repères de gauche et du haut et collez-la sur sa voisine jusqu’aux repères en pointillé.
print-other = Les dés et autres objets viennent d’un autre jeu.
print-contents = Ce que contient cette impression
print-form-card = Cartes
print-form-wide-card = Cartes horizontales
print-form-large-card = Grandes cartes
print-form-mini-card = Petites cartes
print-form-tile = Tuiles
print-form-room-tile = Tuiles de salle
print-form-hex = Hexagones
print-form-token = Jetons
print-form-square-token = Jetons carrés
print-form-chip = Marqueurs
print-form-pawn = Figurines
print-form-sheet = Feuilles
print-form-board = Plateaux

# The choices before a game is printed, on a page of their own.
print-page-title = Imprimer { $game }
print-page-about = Cartes, tuiles et plateaux à découper, dessinés d’après le contenu joué ici. Un fichier demande quelques secondes.
print-page-paper = Papier
print-page-backs = Dos
print-page-backs-duplex = de l’autre côté de la feuille
print-page-backs-gutterfold = à côté des faces, à plier et à coller
print-page-backs-none = aucun
print-page-flip = L’imprimante retourne les feuilles sur le
print-page-flip-long = bord long
print-page-flip-short = bord court
print-page-ink = Encre
print-page-ink-full = couleurs pleines
print-page-ink-low = peu d’encre
print-page-ink-grey = gris
print-page-players = Joueurs
print-page-sheets = Tout ce qui se découpe
print-page-board = Le plateau sur une grande feuille
print-page-rules = Les règles en livret
print-page-aids = Aides de jeu

# Ce qui ne va pas dans les options d’une partie données à une commande. Les noms et les valeurs ne sont pas traduits.
settings-bad = Ces réglages ne conviennent pas à { $game } :
settings-range = « { $value } » n’est pas un nombre entier de { $least } à { $most }
settings-words = « { $value } » ne fait pas partie de : { $words }
settings-unknown = cette option n’existe pas ; il y a : { $options }
    .none = cette option n’existe pas ; ce jeu n’en a aucune
settings-line = il faut une seule ligne, sans « # »
settings-shape = --option { $option } : à écrire sous la forme KEY=VALUE

# L’aide de la commande : titres, rôle de chaque commande et de ses arguments, et remarques (.notes).
help-usage = Utilisation :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-default = [par défaut : { $value }]
help-env = [environnement : { $name }]
help-help = Afficher l’aide
help-version = Afficher la version
help-subcommand-help = Afficher cette liste ou l’aide d’une commande
help-example = Exemple :
help-examples = Exemples :
help-escapade = Quatre jeux de plateau sur l’évasion, à une même table
    .examples =
        escapade                                     un écran pour choisir
        escapade play alcatraz                       toi contre des bots
        escapade play alcatraz --people 3            à trois devant un même clavier
        escapade play luiswile --lang pl             en polonais
        escapade join 'http://host:8080/t/abc#key'   s’asseoir à la table d’un serveur
        escapade sim blackgate -n 10000 --json       jouer dix mille parties et donner des chiffres
        escapade verify match.record                 vérifier qu’une partie a été juste
        escapade rules wcp WCP-035                   ce que dit un point des règles
        escapade lab duel wcp --bots normal,greedy   un bot contre un autre
        escapade bench                               actions au hasard par seconde, jeu par jeu
        escapade replay match.record --film a.png    une partie en image animée
        escapade review match.record                 la part de chance, et ce qui aurait été mieux
        escapade content check wcp mine.toml         tout ce qui ne va pas dans un jeu modifié
        escapade print wcp --paper letter            cartes, tuiles et plateaux à découper
        escapade serve                               jouer par un lien, sur http://127.0.0.1:8080
    .notes = Codes de sortie : 0 tout va bien ; 1 quelque chose a échoué, et la sortie d’erreur dit quoi ; 2 la commande n’a pas été comprise.
help-sim = Jouer beaucoup de parties sans trop réfléchir et donner des chiffres
help-content = Exporter, vérifier et comparer les fichiers de contenu des jeux
help-serve = Faire jouer d’autres personnes par un lien : un serveur avec sockets, REST et un journal sur disque
help-config = Donner les réglages qu’aurait `serve` avec les mêmes options
help-db = Copier ou vérifier ce que garde un serveur
help-admin = Lister, fermer et supprimer les tables d’un serveur ; lister, renommer, bannir et effacer ses membres ; annoncer ; oublier ce qui est ancien
help-bench = Mesurer la vitesse des jeux quand on joue au hasard
help-lab = Faire jouer des bots entre eux et mesurer
help-completions = Donner les complétions pour un shell
# Arguments communs à plusieurs commandes.
help-shared = Les arguments de plusieurs commandes
    .content = Un fichier de contenu à la place de celui du jeu
    .file = L’enregistrement d’une partie terminée
    .game = Le jeu
    .json = Donner du JSON
    .lang = La langue
    .link = Le lien de la table
    .pace = À quelle vitesse se suivent les coups des autres : calm, brisk, quick ou instant
    .plain = Ligne par ligne au lieu du plein écran, par exemple dans un tube ou avec un lecteur d’écran
    .record = Écrire ici l’enregistrement quand la partie est finie
help-play = Jouer une partie dans le terminal, contre des bots ou à plusieurs devant un même clavier
    .game = Le jeu, par son nom ; à un nom inconnu, la réponse donne tous les noms
    .seats = Combien de places ; sans indication, le moins que le jeu permette
    .options = Une option du jeu, comme `sides=copper` ; peut être donnée plusieurs fois
    .people = Combien de personnes jouent à ce clavier, aux premières places ; les bots prennent les autres
    .level = Qui sont les bots : random, easy, normal, hard ou expert, ou n’importe quel programme par son chemin (docs/bots.md)
    .names = Les noms des personnes, séparés par des virgules
    .seed = Un nombre qui décide des dés, pour rejouer la même partie
    .resume = Reprendre une partie : celle de ce fichier, ou la dernière quittée
    .notes =
        En plein écran, la dernière ligne dit quelles touches agissent, et `?` les montre toutes. Ligne par ligne, on répond par le numéro d’un choix ou par une action en notation ; `help` montre les autres mots.
        Une partie quittée est conservée : `--resume` reprend la dernière du jeu.
help-join = S’asseoir à la table d’un serveur, par son lien
    .name = S’asseoir tout de suite sous ce nom ; sans lui, on s’assoit avec `s`
help-watch = Regarder la table d’un serveur, par son lien
    .name = Le nom à utiliser dans la discussion
help-tables = Lister les tables ouvertes d’un serveur
    .server = L’adresse du serveur, par exemple http://127.0.0.1:8080
help-replay = Parcourir un enregistrement pas à pas, ou en faire des images ou un film
    .content = Le fichier de contenu, si la partie n’a pas été jouée avec celui du jeu
    .at = Montrer la table après ce nombre d’actions, et rien d’autre
    .seat = Par les yeux de cette place ; sans indication, ceux du public
    .plain = Ligne par ligne au lieu du plein écran
    .png = Écrire des images dans ce dossier : celle du moment donné par --at, ou une sur dix
    .film = Écrire dans ce fichier une image animée (APNG) de toute la partie
    .frames = Combien de moments de la partie montre un film ; le premier et le dernier y sont toujours
    .seconds = Combien de temps un film montre chaque moment ; le dernier reste trois fois plus longtemps
    .theme = Le thème de couleurs des images
    .width = La largeur des images
    .scale = Combien de pixels d’une image font une unité de sa largeur
    .notes = En plein écran, les flèches avancent et reculent ; `?` montre toutes les touches. Ligne par ligne, Entrée avance, `b` recule, un nombre mène à cette action et `q` arrête.
help-review = Dire la part de chance d’une partie terminée, et ce qui aurait été mieux
    .content = Le fichier de contenu, si la partie n’a pas été jouée avec celui du jeu
    .seats = Juger les décisions de cette place ; peut être donné plusieurs fois. Sans indication, celles des humains
    .json = Donner du JSON : le compte de chaque place, chaque étape et chaque jugement
    .notes = Les chances sont celles de joueurs qui continuent d’instinct. Le résultat moins l’espérance égale exactement la chance plus les choix de la place plus ceux des autres ; sur beaucoup de parties, la chance s’annule (`escapade lab luck` le mesure). Une décision n’est jugée que d’après ce que sa place pouvait savoir ; celle qui n’est pas nettement moins bonne qu’une autre convient.
help-verify = Vérifier les enregistrements de parties terminées : graine, dés, chaque action, résultat
    .files = Les enregistrements
    .content = Le fichier de contenu, si les parties n’ont pas été jouées avec celui du jeu
    .key = La clé publique du serveur qui doit avoir signé les enregistrements
    .json = Donner du JSON : une liste de ce qui a été trouvé dans chaque fichier
    .notes =
        Un enregistrement est du texte, ou des lignes de JSON si son nom se termine par .jsonl.
        scripts/verify.py vérifie la graine, les dés et la chaîne sans aucun de nos programmes.
help-rules = Afficher les règles d’un jeu, ou un seul de leurs points
    .clause = L’identifiant d’un point ou d’une précision, comme ALC-042 ou ALC-R07
help-print = Imprimer un jeu : cartes, tuiles et plateaux à découper, avec les règles
    .paper = Le papier : a4 ou letter
    .backs = Comment imprimer les dos : duplex, gutterfold (à plier) ou none
    .flip = Le bord autour duquel l’imprimante retourne le papier : long ou short
    .offset = De combien décaler les dos vers la droite et vers le bas, en millimètres, par exemple 0.5,-1
    .ink = Quelle quantité d’encre : full, low ou grey
    .json = Donner les fichiers écrits en JSON
    .players = Pour combien de personnes ; sans indication, le plus que le jeu permette
    .only = Seulement ces éléments, par exemple card,hex,token,board ; `rules` pour le livret
    .sizes = Un fichier avec d’autres tailles
    .out = Le dossier où écrire
    .notes = Chaque fichier est un PDF : GAME-sheets.pdf, GAME-board.pdf (une grande feuille) et GAME-rules.pdf (un livret).

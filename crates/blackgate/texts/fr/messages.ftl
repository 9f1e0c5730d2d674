# Blackgate en français.

## Zones. `.to` et `.in` s'insèrent dans les phrases.
area-cell = Bloc cellulaire
    .to = au Bloc cellulaire
    .in = dans le Bloc cellulaire
area-block-a = Bloc A
    .to = au Bloc A
    .in = dans le Bloc A
area-block-b = Bloc B
    .to = au Bloc B
    .in = dans le Bloc B
area-cafeteria = Réfectoire
    .to = au Réfectoire
    .in = au Réfectoire
area-recreation = Salle de détente
    .to = à la Salle de détente
    .in = dans la Salle de détente
area-infirmary = Infirmerie
    .to = à l’Infirmerie
    .in = à l’Infirmerie
area-showers = Douches
    .to = aux Douches
    .in = aux Douches
area-solitary = Mitard
    .to = au Mitard
    .in = au Mitard

## Cartes. `.one` convient là où l'on en joue ou prend une, `.wanted` là où on la réclame.
card-handle = Manche à balai
    .one = un Manche à balai
card-pan = Poêle
    .one = une Poêle
card-scissors = Ciseaux
    .one = des Ciseaux
card-tape = Ruban adhésif
    .one = un Ruban adhésif
card-brush = Brosse à dents
    .one = une Brosse à dents
card-bandana = Bandana
    .one = un Bandana
card-chain = Chaîne en or
    .one = une Chaîne en or
card-cap = Casquette
    .one = une Casquette
card-gloves = Gants de cuir
    .one = des Gants de cuir
card-ring = Chevalière
    .one = une Chevalière
card-shades = Lunettes noires
    .one = des Lunettes noires
card-sock = Chaussette lestée
    .one = une Chaussette lestée
card-leg = Pied de chaise
    .one = un Pied de chaise
card-knuckles = Poing américain
    .one = un Poing américain
card-phone = Téléphone
    .one = un Téléphone
card-watch = Montre en or
    .one = une Montre en or
card-pouch = Sachet de contrebande
    .one = un Sachet de contrebande
card-comic = BD interdite
    .one = une BD interdite
card-care-package = Colis
    .one = un Colis
card-ambush = Embuscade
    .one = une Embuscade
card-riot = Émeute
    .one = une Émeute
card-escort = Escorte
    .one = une Escorte
card-snitch = Dénonciation
    .one = une Dénonciation
card-shakedown = Palpation
    .one = une Palpation
card-roll-call = Appel
    .one = un Appel
card-kitchen-duty = Corvée de cuisine
    .one = une Corvée de cuisine
card-painkillers = Antidouleurs
    .one = des Antidouleurs
card-knife = Couteau
    .one = un Couteau
card-spoon = Cuillère
    .one = une Cuillère
    .wanted = une Cuillère
card-pick = Pioche
    .one = une Pioche
    .wanted = une Pioche
card-shovel = Pelle
    .one = une Pelle
    .wanted = une Pelle

## Ce que font les cartes Action.
effect-care-package = tire 3 cartes et prends 3 cigarettes
effect-ambush = quelqu’un prend une Raclée
effect-riot = toutes les mains sont mélangées et redistribuées
effect-escort = va dans la zone de ton choix
effect-snitch = quelqu’un va au Mitard
effect-shakedown = prends une carte au hasard à quelqu’un dans ta zone
effect-roll-call = tout le monde rentre chez soi
effect-kitchen-duty = prends 2 Cuillères
effect-painkillers = retire toutes tes Raclées

## Gangs et leurs cartes. `.join` convient là où quelqu'un les rejoint.
gang-crew = Bande
    .join = la Bande
gang-cartel = Cartel
    .join = le Cartel
gang-bikers = Bikers
    .join = les Bikers
gang-mafia = Mafia
    .join = la Mafia
gang-triad = Triade
    .join = la Triade
gang-odessa = Odessa
    .join = Odessa
gang-card-lookouts = Guetteurs
    .text = une Fouille trouve 1 carte de plus
gang-card-quick-feet = Pied léger
    .text = tu peux relancer le dé d’un déplacement, une fois
gang-card-corner-hustle = Petit commerce
    .text = chaque vente rapporte 2 cigarettes de plus
gang-card-back-up = Renforts
    .text = qui te rackette doit poser 1 Arme de plus
gang-card-wholesale = Prix de gros
    .text = tout ce que tu achètes coûte 1 de moins
gang-card-runners = Coursiers
    .text = tu peux vendre et acheter aussi au Réfectoire
gang-card-protection-money = Protection
    .text = une fois par tour, prends 1 cigarette à quelqu’un dans ta zone
gang-card-deep-pockets = Poches profondes
    .text = ta limite de main est de 13
gang-card-saddlebag-workshop = Atelier en sacoche
    .text = tu peux fabriquer aussi chez toi et aux Douches
gang-card-thick-skin = Cuir épais
    .text = tu peux fabriquer avec 1 Raclée
gang-card-swinging-chain = Chaîne qui siffle
    .text = une fois par combat, compte comme une Arme
gang-card-chop-shop = Garage clandestin
    .text = un Matériau d’une recette peut être n’importe quel autre
gang-card-double-collection = Double tournée
    .text = tu peux racketter deux fois par tour
gang-card-reputation = Réputation
    .text = tu poses 1 Arme de moins pour racketter
gang-card-tribute = Tribut
    .text = qui perd contre toi te donne jusqu’à 2 cigarettes
gang-card-bought-doctor = Médecin acheté
    .text = tu peux te soigner dans toute zone, sauf au Mitard
gang-card-iron-discipline = Discipline de fer
    .text = tu as 3 actions dans un tour commencé avec 4 cartes en main au plus
gang-card-silent-step = Pas feutrés
    .text = un déplacement prudent coûte 1 action
gang-card-returning-blades = Lames fidèles
    .text = quand tu gagnes, tu gardes tes Armes
gang-card-stone-face = Visage de pierre
    .text = tu ne prends pas de Raclée pour un combat perdu
gang-card-spoon-masters = As de la cuillère
    .text = tes Cuillères valent 2 points
gang-card-night-shift = Équipe de nuit
    .text = ta première action Creuser du tour est gratuite
gang-card-heavy-hands = Main lourde
    .text = quand tu bats quelqu’un, tu prends 1 carte de plus
gang-card-cold-blood = Sang-froid
    .text = les Raclées ne t’empêchent ni de fabriquer ni de creuser

## Passés : ce qu'ils font, et quand ; puis ce qu'ils ajoutent pour le gang.
background-pickpocket = Pickpocket
    .text = à ton tour : prends une carte au hasard à quelqu’un dans ta zone ; Bande : une seconde
background-getaway-driver = As du volant
    .text = après ton lancer : va dans la zone de ton choix et récupère l’action ; Bande : 1 action de plus
background-street-fighter = Terreur des rues
    .text = en combat : compte comme une Arme ; Bande : tire 2 cartes
background-smuggler = Contrebandier
    .text = à ton tour : tire 2 cartes ; Cartel : prends 3 cigarettes
background-bookmaker = Bookmaker
    .text = dans la Salle de détente : prends 4 cigarettes ; Cartel : prends un Couteau
background-kingpins-cousin = Famille du caïd
    .text = quand on te rackette : le racket s’arrête ; Cartel : l’agresseur prend une Raclée
background-mechanic = Mécano
    .text = à ton tour : réalise une recette malgré toutes les interdictions ; Bikers : sans l’un de ses Matériaux
background-gunrunner = Trafiquant d’armes
    .text = à ton tour : prends 2 Couteaux ; Bikers : 1 de plus
background-road-captain = Capitaine de route
    .text = à ton tour : 1 action de plus ; Bikers : encore 1
background-crooked-doctor = Toubib marron
    .text = à ton tour : retire toutes tes Raclées ; Mafia : tire 2 cartes
background-racketeer = Rançonneur
    .text = à ton tour : tous les autres te donnent une cigarette ; Mafia : 2 chacun
background-hitman = Gâchette
    .text = à ton tour : quelqu’un dans ta zone prend une Raclée ; Mafia : et te cède une carte
background-counterfeiter = Faux-monnayeur
    .text = dans la Salle de détente : achète quelque chose pour 3 de moins ; Triade : pour 6 de moins
background-martial-artist = Ceinture noire
    .text = quand on t’attaque : tu gagnes aussitôt le combat ; Triade : une carte de plus
background-card-sharp = Tricheur
    .text = à ton tour : regarde la main de quelqu’un dans ta zone ; Triade : prends-y une carte
background-sapper = Sapeur
    .text = chez toi : creuse gratuitement, même avec des Raclées ; Odessa : 1 point de plus
background-fence = Receleur
    .text = à ton tour : prends une Cuillère ; Odessa : une seconde
background-informer = Indic
    .text = à ton tour : quelqu’un va au Mitard ; Odessa : et défausse une carte

## Recettes.
recipe-k1 = un Couteau avec une Brosse à dents
recipe-k2 = un Couteau avec une Cuillère
recipe-k3 = des Couteaux avec des Ciseaux
recipe-p1 = une Pioche
recipe-s1 = une Pelle

## Cartes Michel.
michel-card-mi-1 = un Couteau, pour réclamer une Cuillère
michel-card-mi-2 = un Couteau, pour réclamer une Pioche
michel-card-mi-3 = un Couteau, pour réclamer une Pelle
michel-card-mi-4 = un Couteau, pour réclamer une Cuillère ou une Pioche
michel-card-mi-5 = un Couteau, pour réclamer une Pioche ou une Pelle
michel-card-mi-6 = pas de Couteau

## Ce qu'il y a sur la table.
table-match = Partie
table-turn = Tour en cours : { $who }, { $actions ->
        [one] encore { $actions } action
       *[other] encore { $actions } actions
    }.
table-searched = La fouille de ce tour est faite.
table-extorted = Le racket de ce tour est fait.
table-target = { $points ->
        [one] Il faut { $points } point de tunnel pour gagner.
       *[other] Il faut { $points } points de tunnel pour gagner.
    }
table-turns-left = { $turns ->
        [one] Encore { $turns } tour avant le bouclage.
       *[other] Encore { $turns } tours avant le bouclage.
    }
table-over = La partie est terminée.
table-area = { $area } (fouille { $search }, dé { $die }) : { $who }
table-solitary = { $area } : { $who }
table-nobody = personne
table-michel = Michel(le)
table-pile = { $card } : il en reste { $count }
table-pile-points = { $card } : il en reste { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pièce
table-deck = Paquet de fouille : { $count }
table-discard = Défausse de fouille : { $cards }
table-gangs = Gangs
table-gang = { $gang } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, demande { $need } cartes différentes parmi { $accepts }
table-michel-deck = Paquet Michel : { $deck }, défausse { $discard }
table-player = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $cigarettes ->
        [one] { $cigarettes } cigarette
       *[other] { $cigarettes } cigarettes
    }, { $beatings ->
        [0] aucune Raclée
        [one] { $beatings } Raclée
       *[other] { $beatings } Raclées
    }
table-team = Équipe { $team } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout
table-player-gang = – carte Gang : { $card } ({ $text })
table-player-background = – Passé : { $card }
table-player-dug = – a creusé avec : { $cards }
table-own-hand = { $count }/{ $limit } : { $cards }
table-own-background = Passé : { $card } ({ $text })
table-own-background-spent = Passé : { $card } (révélé)
table-shown = La main que tu regardes
table-fight = Racket
table-fight-line = { $attacker } réclame { $tool } à { $target }.
table-fight-laid = Posé par { $who } : { $cards }
table-robbery-line = Michel(le) s’en prend à { $target } : { $card }.

## Ce que l'on demande.
question-act = À ton tour : { $actions ->
        [one] encore { $actions } action
       *[other] encore { $actions } actions
    }. Que fais-tu ?
question-act-free = Tu n’as plus d’action. Tu peux encore faire ce qui est gratuit, ou finir ton tour.
question-act-end = Plus rien à faire : finis ton tour.
question-destination = Tu as fait { $die }. Où vas-tu ?
question-any-destination = Où vas-tu ? N’importe où, sauf au Mitard.
question-join-pay = Quel Accessoire paies-tu pour rejoindre { $gang } ? Encore { $left }.
question-card-target = { $card } ({ $effect }). Qui choisis-tu ?
question-background-target = { $card } ({ $effect }). Qui choisis-tu ?
question-name = Quel Outil réclames-tu à { $target } ?
question-lay = Quelle Arme poses-tu pour réclamer { $tool } à { $target } ? Encore { $left }.
question-answer = { $attacker } te réclame { $tool }. Donner, ou refuser et te battre ? Qui perd prend une Raclée et perd une carte.
question-answer-without = { $attacker } te réclame { $tool }, et tu n’en as pas. Refuser, c’est le combat ; qui perd prend une Raclée et perd une carte.
question-blow = À toi de frapper { $other } : quelle Arme joues-tu ? Sans Arme, tu perds, tu prends une Raclée et perds une carte.
question-blow-helped = À toi de frapper { $other } : quelle Arme joues-tu ? Si tu n’en joues pas, on peut t’aider : { $mates }.
question-help = { $mate } ne joue pas d’Arme contre { $other }. En poses-tu une à sa place ? Si ton camp perd, tu prends une Raclée, toi aussi.
question-loot = Prends-tu aussi une carte au hasard à { $helper } ?
question-craft-pay = Tu fabriques { $made } : avec quoi paies-tu ?
question-sell = Quelle carte vends-tu ? Une action suffit pour autant de cartes que tu veux.
question-counterfeit = Qu’achètes-tu en fausse monnaie ? Tout coûte { $rebate } de moins.
question-mechanic = Que fabriques-tu grâce à ton Passé de Mécano ?
question-sap = Avec quel Outil creuses-tu gratuitement, grâce à ton Passé de Sapeur ?
question-hand-pick = Quelle carte prends-tu à { $victim } ?
question-give = Que remets-tu à { $mate } ? Autant que tu veux, ou rien.
question-return = Que remets-tu en retour à { $mate } ? Autant que tu veux, ou rien.
question-michel-ask = Ton tour finit. Lances-tu le dé pour déplacer Michel(le) ? Chaque personne sur son chemin se fait dépouiller.
question-michel-destination = Tu as fait { $die }. Où envoies-tu Michel(le) ? Tout le monde s’y fait dépouiller.
question-michel-answer = Michel(le) te montre une carte : { $card }. Donner un Outil, ou te battre ?
question-michel-blow = Quelle Arme joues-tu contre Michel(le) ? Sans Arme, tu perds : une Raclée, et un Outil de la première carte ou, à défaut, une carte au hasard.
question-michel-loss = Quel Outil te prend Michel(le) ?
question-michel-reward = Tu as battu Michel(le). Tires-tu une carte ?
question-discard = Tu as { $count } cartes, et { $limit } sont permises. Laquelle défausses-tu ?
question-wait = On ne te demande rien pour l’instant.

## Ce que signifie un choix.
action-search = Fouiller { $area } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
action-move = Lancer et bouger
action-careful = Aller prudemment { $area }
action-follow = Suivre { $who } { $area }
action-join = Rejoindre { $gang } pour { $count ->
        [one] { $count } Accessoire
       *[other] { $count } Accessoires différents
    }
action-play = Jouer « { $card } » : { $effect }
action-extort = Racketter un Outil à { $who }
action-craft = Fabriquer { $made } avec : { $cards }
action-dig = Creuser avec { $tool } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-steal = Voler une Cuillère
action-sell = Vendre des cartes
action-buy-knife = Acheter un Couteau pour { $price }
action-buy-knives = Acheter 2 Couteaux pour { $price }
action-buy-pick = Acheter une Pioche pour { $price }
action-buy-shovel = Acheter une Pelle pour { $price }
action-heal = Soigner une Raclée
action-reveal = Révéler { $card }
action-collect = Prendre une cigarette à { $who }
action-exchange = Troquer avec { $who }
action-end = Finir le tour
action-go = Aller { $area }
action-send-michel = Envoyer Michel(le) { $area }
action-reroll = Relancer
action-pay = Payer { $card }
action-target = Choisir { $who }
action-name = Réclamer { $tool }
action-lay = Poser { $card }
action-give = Le donner
action-refuse = Refuser et se battre
action-strike = Jouer { $card }
action-swing = Faire siffler la chaîne
action-pass = Ne pas jouer d’Arme, et perdre
action-pass-helped = Ne pas jouer d’Arme : aide possible ({ $mates })
action-pass-button = Ne pas jouer d’Arme : ton équipe peut aider
action-help = Poser { $card }
action-decline-help = Ne pas aider
action-decline-loot = Ne pas prendre de carte
action-decline-reward = Ne rien tirer
action-exact = Payer selon la recette
action-replace = Remplacer { $required } par { $other }
action-omit = Omettre { $card }
action-add = Vendre { $card } pour { $value }
action-done = C’est tout
action-take = Prendre { $card }
action-hand = Remettre { $card }
action-cigarettes = { $count ->
        [one] Remettre { $count } cigarette
       *[other] Remettre { $count } cigarettes
    }
action-roll = Lancer le dé pour Michel(le)
action-skip = Laisser Michel(le) tranquille
action-yield = Donner { $tool }
action-fight = Affronter Michel(le)
action-drop = Défausser { $card }
action-draw = Tirer une carte en récompense
action-loot = Prendre une carte au hasard

## Ce qui s'est passé.
event-turn = Le tour passe à { $who }.
    .you = C’est ton tour.
event-drew = { $count ->
        [one] { $who } tire une carte.
       *[other] { $who } tire { $count } cartes.
    }
    .you = { $count ->
         [one] Tu tires une carte.
        *[other] Tu tires { $count } cartes.
    }
event-drew-cards = Tiré : { $cards }.
event-reshuffled = La défausse est mélangée et forme un nouveau paquet de fouille.
event-rolled = { $who } fait { $die } au dé.
    .you = Tu fais { $die } au dé.
event-moved = { $who } va { $area }.
    .you = Tu vas { $area }.
event-sent = On emmène { $who } { $area }.
    .you = On t’emmène { $area }.
event-discarded = { $who } défausse { $card }.
    .you = Tu défausses { $card }.
event-lost-at-random = { $who } perd { $card }.
    .you = Tu perds { $card }.
event-joined = { $who } rejoint { $gang } : { $card }.
    .you = Tu rejoins { $gang } : { $card }.
event-left-gang = { $who } renonce à « { $card } ».
    .you = Tu renonces à « { $card } ».
event-played = { $who } joue { $card }.
    .you = Tu joues { $card }.
event-revealed = { $who } révèle son passé : { $card }.
    .you = Tu révèles ton passé : { $card }.
event-revealed-in-gang = { $who } révèle son passé, avec le soutien de son gang : { $card }.
    .you = Tu révèles ton passé, avec le soutien de ton gang : { $card }.
event-beaten = { $who } prend une Raclée.
    .you = Tu prends une Raclée.
event-unmoved = { $who } ne bronche pas.
    .you = Tu ne bronches pas.
event-healed = { $count ->
        [0] { $who } n’a plus aucune Raclée.
        [one] { $who } a encore { $count } Raclée.
       *[other] { $who } a encore { $count } Raclées.
    }
    .you = { $count ->
         [0] Tu n’as plus aucune Raclée.
         [one] Tu as encore { $count } Raclée.
        *[other] Tu as encore { $count } Raclées.
    }
event-got-cigarettes = { $count ->
        [one] { $who } reçoit { $count } cigarette.
       *[other] { $who } reçoit { $count } cigarettes.
    }
    .you = { $count ->
         [one] Tu reçois { $count } cigarette.
        *[other] Tu reçois { $count } cigarettes.
    }
event-took-cigarettes = { $count ->
        [one] { $who } prend { $count } cigarette à { $other }.
       *[other] { $who } prend { $count } cigarettes à { $other }.
    }
    .you = { $count ->
         [one] Tu prends { $count } cigarette à { $other }.
        *[other] Tu prends { $count } cigarettes à { $other }.
    }
    .whom = { $count ->
         [one] { $who } te prend { $count } cigarette.
        *[other] { $who } te prend { $count } cigarettes.
    }
event-took-from-board = { $who } prend sur le plateau : { $card } ({ $count }).
    .you = Tu prends sur le plateau : { $card } ({ $count }).
event-crafted = { $who } fabrique { $recipe }.
    .you = Tu fabriques { $recipe }.
event-sold = { $who } vend { $card } pour { $count }.
    .you = Tu vends { $card } pour { $count }.
event-paid = { $count ->
        [one] { $who } paie { $count } cigarette.
       *[other] { $who } paie { $count } cigarettes.
    }
    .you = { $count ->
         [one] Tu paies { $count } cigarette.
        *[other] Tu paies { $count } cigarettes.
    }
event-dug = { $count ->
        [one] { $who } creuse avec { $tool } : { $count } point, de { $from } à { $total }.
       *[other] { $who } creuse avec { $tool } : { $count } points, de { $from } à { $total }.
    }
    .you = { $count ->
         [one] Tu creuses avec { $tool } : { $count } point, de { $from } à { $total }.
        *[other] Tu creuses avec { $tool } : { $count } points, de { $from } à { $total }.
    }
event-more-actions = { $count ->
        [one] { $who } a { $count } action de plus.
       *[other] { $who } a { $count } actions de plus.
    }
    .you = { $count ->
         [one] Tu as { $count } action de plus.
        *[other] Tu as { $count } actions de plus.
    }
event-extorts = { $who } rackette { $other }.
    .you = Tu rackettes { $other }.
    .whom = { $who } te rackette.
event-names = { $who } réclame { $tool }.
    .you = Tu réclames { $tool }.
event-laid = { $who } pose { $card }.
    .you = Tu poses { $card }.
event-helped = { $who } prête main-forte avec { $card }.
    .you = Tu prêtes main-forte avec { $card }.
event-swung = { $who } fait siffler la chaîne.
    .you = Tu fais siffler la chaîne.
event-gave = { $who } donne { $tool } à { $other }.
    .you = Tu donnes { $tool } à { $other }.
    .whom = { $who } te donne { $tool }.
event-refused = { $who } refuse.
    .you = Tu refuses.
event-passed = { $who } ne joue pas d’Arme.
    .you = Tu ne joues pas d’Arme.
event-declined = { $who } y renonce.
    .you = Tu y renonces.
event-won-fight = { $who } gagne le combat contre { $other }.
    .you = Tu gagnes le combat contre { $other }.
    .whom = { $who } gagne le combat contre toi.
event-took-card = { $who } prend une carte à { $other }.
    .you = Tu prends une carte à { $other }.
    .whom = { $who } te prend une carte.
event-took-this-card = { $who } prend { $card } à { $other }.
    .you = Tu prends { $card } à { $other }.
    .whom = { $who } te prend { $card }.
event-weapons-discarded = Armes défaussées : { $cards }.
event-weapons-back = { $who } récupère : { $cards }.
    .you = Tu récupères : { $cards }.
event-looked = { $who } regarde la main que tient { $other }.
    .you = Tu regardes la main que tient { $other }.
    .whom = { $who } regarde ta main.
event-saw = { $who } a en main : { $cards }.
    .you = Tu as en main : { $cards }.
event-hands-dealt = Toutes les mains sont mélangées et redistribuées.
event-new-hand = La nouvelle main : { $cards }.
event-handed-card = { $who } remet une carte à { $other }.
    .you = Tu remets une carte à { $other }.
    .whom = { $who } te remet une carte.
event-handed-this-card = { $who } remet { $card } à { $other }.
    .you = Tu remets { $card } à { $other }.
    .whom = { $who } te remet { $card }.
event-handed-cigarettes = { $count ->
        [one] { $who } remet { $count } cigarette à { $other }.
       *[other] { $who } remet { $count } cigarettes à { $other }.
    }
    .you = { $count ->
         [one] Tu remets { $count } cigarette à { $other }.
        *[other] Tu remets { $count } cigarettes à { $other }.
    }
    .whom = { $count ->
         [one] { $who } te remet { $count } cigarette.
        *[other] { $who } te remet { $count } cigarettes.
    }
event-exchanged = { $who } et { $other } ont troqué : { $given } contre { $returned }.
    .you = Toi et { $other } avez troqué : { $given } contre { $returned }.
    .whom = { $who } et toi avez troqué : { $given } contre { $returned }.
parcel-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
parcel-cigarettes = { $count ->
        [one] { $count } cigarette
       *[other] { $count } cigarettes
    }
event-michel-rolled = { $who } fait { $die } au dé pour Michel(le).
    .you = Tu fais { $die } au dé pour Michel(le).
event-michel-moved = Michel(le) va { $area }.
event-michel-shown = Michel(le) croise { $who } et montre : { $card }.
    .you = Michel(le) te croise et montre : { $card }.
event-michel-avoided = { $who } échappe à Michel(le).
    .you = Tu échappes à Michel(le).
event-michel-paid = { $who } donne { $tool } à Michel(le).
    .you = Tu donnes { $tool } à Michel(le).
event-michel-beaten = { $who } bat Michel(le).
    .you = Tu bats Michel(le).
event-michel-won = { $who } perd contre Michel(le).
    .you = Tu perds contre Michel(le).
event-michel-reshuffled = Les cartes Michel sont mélangées et forment un nouveau paquet.
event-escaped = { $who } débouche à l’air libre : le tunnel est ouvert !
    .you = Tu débouches à l’air libre : le tunnel est ouvert !
event-lockdown = L’aile est bouclée. { $who } menait.
    .you = L’aile est bouclée. Tu menais.

## Comment finit une partie.
ending-tunnel = Le tunnel est ouvert, et quelqu’un est dehors.
ending-lockdown = L’aile a été bouclée avant que quiconque sorte.

## Pourquoi pas.
clause-BLK-003 = Cette zone n’est pas sur cette face du plateau ; choisis-en une qui y est.
clause-BLK-020 = Tu n’as plus d’action pour cela ; finis ton tour, ou sers-toi de ce qui est gratuit.
clause-BLK-021 = Cela ne se fait pas pendant ta phase d’action ; choisis une action ou finis le tour.
clause-BLK-026 = La carte Gang de cette personne t’oblige à poser une Arme de plus que tu n’en as.
clause-BLK-027 = Cela ne changerait rien maintenant ; il faut d’abord que la condition soit remplie.
clause-BLK-028 = Tu as déjà fouillé pendant ce tour ; fouille de nouveau au prochain.
clause-BLK-032 = Le paquet et la pile de défausse sont vides : il n’y a rien à trouver.
clause-BLK-035 = Tu as trop de cartes ; défausse-en une que tu as.
clause-BLK-042 = Ton lancer n’y mène pas ; va dans une zone du résultat.
clause-BLK-044 = Tu ne peux pas rester où tu es ; va dans l’autre zone du lancer.
clause-BLK-045 = Tu es en route et dois arriver ; choisis une autre zone que la tienne.
clause-BLK-047 = Un déplacement prudent prend les deux actions et mène dans une autre zone.
clause-BLK-049 = Toutes les cartes de ce gang sont prises ; attends que l’une revienne.
clause-BLK-050 = Paie des Accessoires différents que le gang accepte, autant qu’il en demande.
clause-BLK-051 = Ce gang n’accepte pas cet Accessoire ; paie-en un de sa liste.
clause-BLK-052 = Tu as déjà payé cet Accessoire ; paie-en un autre.
clause-BLK-055 = Cette capacité ne sert pas maintenant ; le moment est indiqué sur sa carte Gang.
clause-BLK-060 = Il faut une carte Action en main, et son effet doit être mené à bien une fois jouée.
clause-BLK-063 = Tu as déjà racketté pendant ce tour ; attends le prochain.
clause-BLK-064 = Il faut des Armes : Couteaux, Chaussettes, Pieds de chaise ou Poings américains.
clause-BLK-065 = Il faut pour cela une autre personne dans ta zone.
clause-BLK-066 = Tu as commencé un racket : nomme un Outil, puis pose une Arme.
clause-BLK-068 = Tu ne peux donner que l’Outil réclamé, et seulement si tu l’as.
clause-BLK-069 = On te rackette : donne l’Outil ou refuse.
clause-BLK-070 = Tu es en plein combat : joue une Arme de ta main, ou passe et perds.
clause-BLK-081 = On ne fabrique ni chez soi, ni aux Douches, ni au Mitard ; va d’abord ailleurs.
clause-BLK-082 = Tu es en trop mauvais état pour fabriquer ; soigne-toi d’abord.
clause-BLK-083 = Tu es en train de bricoler : choisis d’abord comment payer cette recette.
clause-BLK-084 = Tu n’as pas les cartes qu’il faut.
clause-BLK-085 = Cette pile est vide ; attends que quelque chose y revienne.
clause-BLK-089 = Ce n’est pas le moment de ton Passé, ou sa condition n’est pas remplie.
clause-BLK-091 = Ton Passé est révélé ; mène son effet à bien.
clause-BLK-092 = Ton Passé est déjà révélé, et ne sert qu’une fois.
clause-BLK-099 = Cela se fait dans une zone précise, vas-y d’abord : creuse chez toi, vole une Cuillère au Réfectoire, vends et achète dans la Salle de détente, soigne-toi à l’Infirmerie.
clause-BLK-100 = Il te faut cet Outil en main pour creuser avec.
clause-BLK-101 = Deux Raclées t’empêchent de creuser ; soigne-toi d’abord.
clause-BLK-105 = Il n’y a pas de Cuillère sur le plateau ; attends que l’une revienne.
clause-BLK-106 = Tu es en train de vendre : ajoute une carte de ta main, ou termine.
clause-BLK-107 = On ne vend que des cartes à symboles de cigarette, et au moins une.
clause-BLK-109 = Tu as trop peu de cigarettes pour cela.
clause-BLK-110 = C’est épuisé ; attends qu’il en revienne.
clause-BLK-111 = Pour deux Couteaux, il en faut deux dans la pile ; achètes-en un.
clause-BLK-112 = Tu n’as pas de Raclée à soigner.
clause-BLK-113 = Seules des cartes mènent au Mitard, jamais un déplacement.
clause-BLK-114 = Au Mitard, tu peux seulement te déplacer et jouer des cartes Action.
clause-BLK-117 = Ton tour finit : lance le dé pour Michel(le), ou non.
clause-BLK-118 = Michel(le) va dans une zone du lancer et ne reste jamais sur place.
clause-BLK-124 = Tu ne peux donner à Michel(le) qu’un Outil que la carte montre et que tu as.
clause-BLK-125 = Michel(le) attend : donne un Outil, ou bats-toi.
clause-BLK-127 = Tu affrontes Michel(le) : joue une Arme, ou passe et perds.
clause-BLK-129 = Tu as perdu contre Michel(le) : défausse un des Outils montrés sur la première carte.
clause-BLK-131 = Tu as battu Michel(le) : tire une carte, ou non.
clause-BLK-141 = Dans ton équipe, quelqu’un est à court : pose une Arme, ou renonce.
clause-BLK-143 = Tu as gagné : prends une carte à cette personne venue aider, ou non.
clause-BLK-147 = Tu ne creuses que dans le Bloc de ton équipe.
clause-BLK-148 = Tu ne peux remettre des cartes que dans un troc avec quelqu’un de ton équipe dans ta zone, et seulement des cartes que tu as.
clause-BLK-149 = Tu n’as pas autant de cigarettes.
clause-BLK-150 = Tu viens de troquer avec cette personne de ton équipe ; fais une action avant de recommencer.
clause-BLK-151 = Tu ne peux suivre que quelqu’un de ton équipe et de ton gang.
clause-BLK-152 = Cette personne de ton équipe est déjà ici, ou au Mitard.
clause-BLK-153 = On épargne sa propre équipe ; choisis un adversaire.
clause-BLK-R63 = Les cigarettes se remettent une seule fois par troc, de 1 à 55.

# Ce que les règles décident seules, comme le dit le journal.
clause-BLK-016 = Qui atteint le but en points de tunnel gagne aussitôt, même au milieu d’un tour.
clause-BLK-031 = Quand le paquet de fouille est vide, sa défausse est mélangée pour en former un nouveau.
clause-BLK-058 = Une ancienne carte Gang va sous le paquet d’où elle vient.
clause-BLK-072 = Qui ne joue pas d’Arme à son tour perd le combat et prend une Raclée.
clause-BLK-078 = Après un racket, toutes les Armes sont défaussées ; les Couteaux retournent sur leur pile.
clause-BLK-093 = Un Passé fait plus pour un membre du gang qu’il nomme.
clause-BLK-122 = Qui croise Michel(le) tire une carte Michel et la montre à tous.
clause-BLK-123 = Sans Couteau sur la première carte, on évite l’affrontement.
clause-BLK-126 = Quand la carte suivante de Michel(le) ne montre pas de Couteau, le combat est gagné.
clause-BLK-128 = Qui ne joue pas d’Arme contre Michel(le) perd et prend une Raclée.
clause-BLK-130 = Qui n’a aucun des Outils réclamés perd à la place une carte au hasard.
clause-BLK-133 = Quand le paquet Michel est vide, sa défausse est mélangée pour en former un nouveau.
clause-BLK-135 = On ne joue en équipes qu’à quatre ou à six.
clause-BLK-R35 = Refuser ou ne pas en avoir, cela ne se distingue pas : la main est secrète.
clause-BLK-R62 = Après 100 manches, l’aile est bouclée, et qui a le plus de points de tunnel gagne.

## Scènes : noms de ce que l'on voit et touche.
scene-turn = Tour : { $who }
scene-room-search = { $count ->
        [0] On ne fouille pas ici.
        [one] Une fouille trouve { $count } carte.
       *[other] Une fouille trouve { $count } cartes.
    }
scene-room-die = Résultats du dé qui mènent ici : { $dice }.
scene-at-cell = Creuse ici. On ne fabrique pas ici.
scene-at-block-a = L’équipe A creuse ici et n’y fabrique pas.
scene-at-block-b = L’équipe B creuse ici et n’y fabrique pas.
scene-at-cafeteria = Vole des Cuillères ici.
scene-at-recreation = Vends et achète ici.
scene-at-infirmary = Soigne les Raclées ici.
scene-at-showers = On ne fabrique pas ici.
scene-at-solitary = Seules des cartes mènent ici.
scene-tunnel = Tunnel : { $who }, { $points }/{ $target }
scene-tunnel-team = Tunnel de l’équipe { $team }, { $points }/{ $target }
scene-pawn = Pion : { $who }
scene-die = Dé : { $die }
scene-action = Une action restante
scene-need = Il faut : { $card }
scene-cigarettes = { $count ->
        [0] Aucune cigarette
        [one] { $count } cigarette
       *[other] { $count } cigarettes
    }
scene-cards = { $count ->
        [0] Aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
scene-beatings = { $count ->
        [one] { $count } Raclée
       *[other] { $count } Raclées
    }
scene-background-hidden = Passé ({ $who }), non révélé
scene-background-revealed = Passé ({ $who }) : { $card }, révélé
scene-background-own = Ton Passé, secret : { $card }
scene-secret = Secret
scene-spent = utilisé
scene-gang-card = Carte Gang ({ $who }) : { $card } ({ $gang })
scene-dug = A servi à creuser : { $card }
scene-laid = Posé par { $who } : { $card }
scene-helpers = renforts
scene-michel-card = Carte Michel : { $card }
scene-michel-discarded = Carte Michel défaussée : { $card }
scene-hand = Ta main, { $count } sur { $limit }
scene-piles = Piles et prix
scene-discard = Défausse de fouille
scene-workshop = Recettes
scene-recipe = { $made } avec : { $cards }
scene-michel-deck = { $count ->
        [one] Paquet Michel : { $count } carte
       *[other] Paquet Michel : { $count } cartes
    }
scene-price = { $count ->
        [one] 1 pour { $count } cigarette
       *[other] 1 pour { $count } cigarettes
    }
scene-price-two = { $count ->
        [one] 2 pour { $count } cigarette
       *[other] 2 pour { $count } cigarettes
    }
scene-gang-crew = Bande
scene-gang-cartel = Cartel
scene-gang-bikers = Bikers
scene-gang-mafia = Mafia
scene-gang-triad = Triade
scene-gang-odessa = Odessa
scene-gang-in-deck = Dans le paquet : { $cards }.
scene-team = Équipe { $team }
scene-class-material = Matériau
scene-class-accessory = Accessoire
scene-class-weapon = Arme
scene-class-valuable = Valeur
scene-class-action = Action
scene-class-tool = Outil
scene-buy-one = En acheter 1
scene-buy-two = En acheter 2
scene-hand-cigarettes = Les remettre
scene-points = { $count ->
        [one] { $count } point de tunnel
       *[other] { $count } points de tunnel
    }

# Ce qui se choisit avant la partie.
option-mode = Façon de jouer
option-mode-solo = chacun pour soi
option-mode-team = en équipes
option-michel = Michel(le), la brute
option-michel-default = selon le nombre de joueurs
option-michel-on = rôde dans la prison
option-michel-off = reste à l’écart
option-first = Qui commence
option-first-lot = tiré au sort
option-first-seat = la première place : la plus grande cicatrice
option-figures = Prisonniers
option-figures-front = recto des plateaux
option-figures-back = verso des plateaux
option-figures-mixed = en alternance
option-bully = Michel ou Michelle
option-bully-michel = Michel
option-bully-michelle = Michelle

## Moments : ce qui est mis en scène. `$who` et `$whom` disent s'il s'agit du lecteur.
amount-cigarettes = { $count ->
        [one] { $count } cigarette
       *[other] { $count } cigarettes
    }
moment-card-says = La carte dit : { $text }.
moment-ability = { $card } : { $text }.
moment-turn = { $who ->
        [you] Ton tour
       *[other] Le tour passe à { $name }
    }
moment-drew = { $count ->
        [one] { $name } tire une carte Fouille
       *[other] { $name } tire { $count } cartes Fouille
    }
moment-drew-cards = { $count ->
        [one] Une nouvelle carte
       *[other] { $count } nouvelles cartes
    }
moment-rolled = { $who ->
        [you] Tu fais { $die } au dé
       *[other] { $name } fait { $die } au dé
    }
moment-leads = Un { $die } mène { $areas }.
moment-sent = { $who ->
        [you] On t’enferme au Mitard
       *[other] On enferme { $name } au Mitard
    }
moment-sent-means = Là-dedans, on peut seulement ressortir ou jouer des cartes Action.
moment-lost-at-random = { $who ->
        [you] Tu perds { $card }
       *[other] { $name } perd { $card }
    }
moment-lost-at-random-means = Le hasard a choisi.
moment-joined = { $who ->
        [you] Tu rejoins { $gang }
       *[other] { $name } rejoint { $gang }
    }
moment-played = { $who ->
        [you] Tu joues { $card }
       *[other] { $name } joue { $card }
    }
moment-revealed = { $who ->
        [you] Tu révèles ton Passé : { $card }
       *[other] { $name } révèle son Passé : { $card }
    }
moment-in-gang = Un membre de ce gang ({ $gang }) : l’effet supplémentaire compte aussi.
moment-beaten = { $who ->
        [you] Tu prends une Raclée
       *[other] { $name } prend une Raclée
    }
moment-beaten-means = Avec 1 Raclée, on ne fabrique plus ; avec 2, on ne creuse plus non plus. L’Infirmerie soigne.
moment-unmoved = { $who ->
        [you] Tu ne bronches pas
       *[other] { $name } ne bronche pas
    }
moment-healed = { $who ->
        [you] On te rafistole
       *[other] On rafistole { $name }
    }
moment-beatings-left = { $count ->
        [0] Il ne reste aucune Raclée.
        [one] Il reste { $count } Raclée.
       *[other] Il reste { $count } Raclées.
    }
moment-took-cigarettes = { $who ->
        [you] Tu prends { $amount } à { $other }
       *[other] { $whom ->
            [you] { $name } te prend { $amount }
           *[other] { $name } prend { $amount } à { $other }
        }
    }
moment-took-from-board = { $who ->
        [you] Tu prends { $card } sur le plateau
       *[other] { $name } prend { $card } sur le plateau
    }
moment-tool-means = { $points ->
        [one] Qui creuse avec gagne { $points } point de tunnel.
       *[other] Qui creuse avec gagne { $points } points de tunnel.
    }
moment-weapon-means = Une Arme, pour racketter et pour se battre.
moment-crafted = { $who ->
        [you] Tu fabriques { $card }
       *[other] { $name } fabrique { $card }
    }
moment-crafted-from = La recette demande : { $cards }.
moment-dug = { $who ->
        [you] Tu creuses avec { $tool } : +{ $points }
       *[other] { $name } creuse avec { $tool } : +{ $points }
    }
moment-dug-means = Le tunnel : de { $from } à { $total } points sur { $target }.
moment-more-actions = { $who ->
        [you] Tu as { $count ->
                [one] { $count } action de plus
               *[other] { $count } actions de plus
            }
       *[other] { $name } a { $count ->
                [one] { $count } action de plus
               *[other] { $count } actions de plus
            }
    }
moment-extorts = { $who ->
        [you] Tu rackettes { $other }
       *[other] { $whom ->
            [you] { $name } te rackette
           *[other] { $name } rackette { $other }
        }
    }
moment-extorts-means = On réclame un Outil et on pose une Arme. Donner l’Outil met fin à l’affaire ; refuser déclenche un combat.
moment-names = { $who ->
        [you] Tu réclames { $tool }
       *[other] { $name } réclame { $tool }
    }
moment-laid = { $who ->
        [you] Tu poses { $card }
       *[other] { $name } pose { $card }
    }
moment-laid-means = Toutes les Armes se valent. Qui ne peut répondre perd.
moment-helped = { $who ->
        [you] Tu prêtes main-forte avec { $card }
       *[other] { $name } prête main-forte avec { $card }
    }
moment-helped-means = Si ce camp perd, ses renforts prennent aussi une Raclée.
moment-swung = { $who ->
        [you] Tu fais siffler la chaîne
       *[other] { $name } fait siffler la chaîne
    }
moment-gave = { $who ->
        [you] Tu donnes { $tool } à { $other }
       *[other] { $whom ->
            [you] { $name } te donne { $tool }
           *[other] { $name } donne { $tool } à { $other }
        }
    }
moment-refused = { $who ->
        [you] Tu refuses
       *[other] { $name } refuse
    }
moment-refused-means = C’est le combat : Arme contre Arme, et la défense commence.
moment-passed = { $who ->
        [you] Tu ne joues pas d’Arme
       *[other] { $name } ne joue pas d’Arme
    }
moment-passed-means = C’est un combat perdu.
moment-passed-team-means = Entre équipes, quelqu’un de l’équipe présent dans la zone peut encore intervenir ; sinon, le combat est perdu.
moment-won-fight = { $who ->
        [you] Tu gagnes le combat contre { $other }
       *[other] { $whom ->
            [you] { $name } gagne le combat contre toi
           *[other] { $name } gagne le combat contre { $other }
        }
    }
moment-won-fight-means = Qui perd paie d’une Raclée et d’une carte : l’Outil réclamé, ou une au hasard.
moment-took-card = { $name } prend une carte à { $other }
moment-took-this-card = { $who ->
        [you] Tu prends { $card } à { $other }
       *[other] { $whom ->
            [you] { $name } te prend { $card }
           *[other] { $name } prend { $card } à { $other }
        }
    }
moment-weapons-back = { $who ->
        [you] Tu récupères tes Armes
       *[other] { $name } récupère ses Armes
    }
moment-looked = { $who ->
        [you] Tu regardes la main que tient { $other }
       *[other] { $whom ->
            [you] { $name } regarde ta main
           *[other] { $name } regarde la main que tient { $other }
        }
    }
moment-saw = La main que tient { $name }
moment-hands-dealt = Toutes les mains sont redistribuées
moment-hands-dealt-means = Toutes les cartes en main ont été mélangées ensemble et redistribuées.
moment-new-hand = { $count ->
        [one] Une nouvelle main de { $count } carte
       *[other] Une nouvelle main de { $count } cartes
    }
moment-handed-card = { $name } te remet { $card }
moment-handed-cigarettes = { $name } te remet { $amount }
moment-exchanged = { $who ->
        [you] Tu troques avec { $other }
       *[other] { $whom ->
            [you] { $name } troque avec toi
           *[other] { $name } troque avec { $other }
        }
    }
moment-parcel = { $who ->
        [you] Tu as donné : { $parcel }.
       *[other] { $name } a donné : { $parcel }.
    }
moment-michel-rolled = { $who ->
        [you] Tu fais { $die } au dé pour Michel(le)
       *[other] { $name } fait { $die } au dé pour Michel(le)
    }
moment-michel-moved = Michel(le) va { $area }
moment-michel-moved-means = Tout le monde s’y fait dépouiller, à tour de rôle.
moment-michel-shown = { $who ->
        [you] Michel(le) te montre un Couteau
       *[other] Michel(le) montre un Couteau à { $name }
    }
moment-michel-shown-means = Un Outil de la première carte met fin à l’affaire. Sinon, il faut répondre à chaque Couteau par une Arme.
moment-michel-avoided = { $who ->
        [you] Tu échappes à Michel(le)
       *[other] { $name } échappe à Michel(le)
    }
moment-michel-avoided-means = Il n’y a pas de Couteau sur la carte.
moment-michel-paid = { $who ->
        [you] Tu donnes { $tool } à Michel(le)
       *[other] { $name } donne { $tool } à Michel(le)
    }
moment-michel-paid-means = L’Outil retourne sur sa pile, et il n’y a pas de Raclée.
moment-michel-beaten = { $who ->
        [you] Tu bats Michel(le)
       *[other] { $name } bat Michel(le)
    }
moment-michel-beaten-means = La récompense est une carte Fouille.
moment-michel-won = { $who ->
        [you] Michel(le) te bat
       *[other] Michel(le) bat { $name }
    }
moment-michel-won-means = Cela coûte une Raclée, et un Outil de la première carte ou, à défaut, une carte au hasard.
moment-escaped = { $who ->
        [you] Te voilà dehors : ton tunnel est ouvert !
       *[other] { $name } est dehors : le tunnel est ouvert !
    }
moment-escaped-team = { $who ->
        [you] Ton équipe est dehors : le tunnel est ouvert !
       *[other] L’équipe { $team } est dehors : le tunnel est ouvert !
    }
moment-escaped-by = { $who ->
        [you] Tu as percé avec au moins { $target } points de tunnel.
       *[other] { $name } a percé avec au moins { $target } points de tunnel.
    }
moment-escaped-means = Tous les autres sont transférés dans une prison plus sévère.
moment-lockdown = L’aile est bouclée
moment-lockdown-means = { $who ->
        [you] Personne n’a percé à temps. Tu menais : tu gagnes.
       *[other] Personne n’a percé à temps. { $name } menait et gagne.
    }

## Jauges : le signe d'un nombre que change un choix, et son nom.
gauge-escape = ✓
    .name = liberté
gauge-tunnel = ★
    .name = points de tunnel
gauge-tools = ▲
    .name = points d’Outils en main
gauge-actions = ●
    .name = actions
gauge-cards = ▱
    .name = cartes en main
gauge-weapons = †
    .name = Armes en main
gauge-cigarettes = ¢
    .name = cigarettes
gauge-gang = ♠
    .name = carte Gang
gauge-background = ◆
    .name = Passé inutilisé
gauge-beatings = ◉
    .name = Raclées
gauge-robbery = !
    .name = vol par Michel(le)
gauge-solitary = ■
    .name = au Mitard

## Verbes : boutons pour les choix que l'on fait en touchant une chose.
verb-search = Fouiller
verb-careful = Aller prudemment
verb-follow = Suivre l’équipe
verb-join = Rejoindre un gang
verb-play = Jouer une carte Action
verb-extort = Racketter
verb-craft = Fabriquer
verb-dig = Creuser
verb-steal = Voler une Cuillère
verb-buy = Acheter
verb-heal = Soigner
verb-reveal = Révéler ton Passé
verb-collect = Toucher la Protection
verb-exchange = Troquer
verb-reroll = Relancer
verb-pay = Payer un Accessoire
verb-target = Choisir la cible
verb-name = Réclamer un Outil
verb-lay = Poser une Arme
verb-give = Donner l’Outil
verb-strike = Jouer une Arme
verb-swing = Faire siffler la chaîne
verb-help = Aider avec une Arme
verb-replace = Remplacer un Matériau
verb-omit = Omettre un Matériau
verb-add = Vendre une carte
verb-take = Prendre une carte
verb-hand = Remettre une carte
verb-cigarettes = Remettre des cigarettes
verb-roll = Lancer pour Michel(le)
verb-yield = Donner un Outil à Michel(le)
verb-drop = Défausser une carte
verb-draw = Tirer la récompense
verb-loot = Prendre une carte au hasard

## Choses : à quoi elles servent.
scene-value = { $count ->
        [one] se vend { $count } cigarette
       *[other] se vend { $count } cigarettes
    }
scene-for-gang = fait plus pour un membre de ce gang : { $gang }
thing-class-material = En fabriquant, on en fait un Outil ou des Couteaux : partout sauf chez soi, aux Douches et au Mitard, et pas avec une Raclée.
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = Les gangs demandent des Accessoires différents à qui veut les rejoindre.
    .clauses = BLK-050 BLK-052
thing-class-weapon = Pose-la pour racketter un Outil à quelqu’un dans ta zone, ou pour répondre dans un combat. Toutes les Armes se valent, et sont ensuite défaussées.
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = Ne sert qu’à la vente : fais-en de l’argent dans la Salle de détente, et achète des Outils ou des Couteaux avec les cigarettes.
    .clauses = BLK-106 BLK-107
thing-class-action = Joue-la à ton tour pour 1 action ; elle est ensuite défaussée.
    .clauses = BLK-060
thing-class-tool = Creuse avec chez toi : il devient des points de tunnel que personne ne peut reprendre. Tant qu’il est en main, on peut le racketter.
    .clauses = BLK-100 BLK-068
thing-recipes = Recettes possibles : { $recipes }.
thing-gangs-taking = Gangs qui l’acceptent : { $gangs }.
thing-ability-held = { $card } (chez { $who }) : { $text }.
thing-gang = Qui paie ses Accessoires tire une de ses cartes et garde la capacité jusqu’à rejoindre de nouveau un gang. Personne n’a plus d’une carte Gang.
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] Tu peux le payer avec : { $cards }.
        [one] De ses Accessoires, tu as : { $cards }. Il en manque { $missing }.
       *[other] De ses Accessoires, tu as : { $cards }. Il en manque { $missing }.
    }
thing-gangs = Six gangs de quatre cartes. Une carte Gang est une capacité qui ne coûte pas d’action.
    .clauses = BLK-050 BLK-055
thing-gang-card = Elle agit d’elle-même ou s’utilise gratuitement, et reste jusqu’à ce qu’on rejoigne de nouveau un gang.
    .clauses = BLK-055 BLK-058
thing-recipe = Une action Fabriquer : défausse ce qui est indiqué et prends le résultat sur le plateau.
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = Tu as tout ce qu’il faut.
thing-recipe-missing = Ce qui te manque : { $cards }.
thing-workshop = Ce qui peut se fabriquer, et avec quoi.
    .clauses = BLK-084 BLK-081
thing-tunnel = La sortie. Chaque Outil avec lequel on creuse chez soi ajoute ses points ; qui atteint le but en premier est aussitôt libre.
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] Il est ouvert.
        [one] Il manque { $count } point.
       *[other] Il manque { $count } points.
    }
thing-background = Chacun a un Passé secret. Il se révèle une fois par partie, au moment qu’il indique, ne coûte pas d’action, et fait plus pour un membre de son gang.
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = Ce que cette personne possède : cartes en main, cigarettes, Raclées, Outils qui ont servi à creuser, une carte Gang et un Passé.
thing-pawn = Le pion d’un joueur. Dans la même zone, on peut se racketter.
    .clauses = BLK-065 BLK-153
thing-yard = À qui est le tour et ce qu’il en reste ; les rackets et les combats se posent ici.
    .clauses = BLK-020
thing-action = Fouiller, se déplacer, fabriquer, creuser et presque tout le reste coûte une action ; un déplacement prudent en coûte deux.
    .clauses = BLK-020
thing-die = Il dit dans quelles zones mène ce déplacement.
    .clauses = BLK-042 BLK-044
thing-need = La recette demande cela. Touche ici pour payer avec autre chose ou pour t’en passer.
    .clauses = BLK-084
thing-pack = Touche des paquets de cigarettes jusqu’au bon nombre, puis remets-les.
    .clauses = BLK-149
thing-laid = Posée dans ce combat, elle est défaussée quand il est fini.
    .clauses = BLK-078
thing-dug = Il a servi à creuser : ses points restent pour de bon.
    .clauses = BLK-100
thing-hand = Les mains sont secrètes. Qui a plus de cartes que permis à la fin d’un tour défausse le surplus.
    .clauses = BLK-035
thing-shown = Le Tricheur voit cette main ; personne d’autre.
thing-cigarettes = La monnaie de la prison : la Salle de détente vend des Couteaux, des Pioches et des Pelles.
    .clauses = BLK-109
thing-beating = Avec 1 Raclée, on ne peut plus fabriquer ; avec 2, on ne peut plus creuser non plus. L’Infirmerie en soigne une pour une action.
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = Ce qui est sur le plateau pour tout le monde : Outils, Couteaux et paquets.
thing-pile-knife = S’achète dans la Salle de détente ou se fabrique.
    .clauses = BLK-109 BLK-111
thing-pile-spoon = Se vole au Réfectoire, une par action.
    .clauses = BLK-105
thing-pile-pick = S’achète dans la Salle de détente ou se fabrique.
    .clauses = BLK-109 BLK-110
thing-pile-shovel = S’achète dans la Salle de détente ou se fabrique.
    .clauses = BLK-109 BLK-110
thing-deck = Une fouille y tire des cartes, une fois par tour ; la zone dit combien.
    .clauses = BLK-028 BLK-031
thing-discard = Tout le monde peut la regarder. Quand le paquet de fouille est vide, elle est mélangée pour en former un nouveau.
    .clauses = BLK-031
thing-michel = La brute de la prison. À la fin d’un tour, on peut lancer le dé pour déplacer Michel(le), et tous ceux que Michel(le) croise se font dépouiller : d’un Outil, ou au combat.
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = Qui croise Michel(le) tire une carte : sans Couteau dessus, il ne se passe rien ; avec un Couteau, cela coûte un Outil ou déclenche un combat.
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = La première carte dit quels Outils prend Michel(le). Il faut répondre à chaque Couteau par une Arme ; sans Couteau, le combat est gagné.
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = Quand le paquet Michel est vide, elles sont mélangées pour en former un nouveau.
    .clauses = BLK-133
thing-room-cell = Ici, tout le monde est chez soi : les Outils y deviennent des points de tunnel, sauf si tu as 2 Raclées.
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = Ici, l’équipe A est chez elle : ses Outils y deviennent des points de tunnel. L’équipe B peut y fabriquer.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = Ici, l’équipe B est chez elle : ses Outils y deviennent des points de tunnel. L’équipe A peut y fabriquer.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = Pour une action, tu prends une Cuillère sur le plateau. On peut fabriquer ici.
    .clauses = BLK-105
thing-room-recreation = La boutique : pour une action, tu vends autant de cartes que tu veux, ou tu fais un achat. On peut fabriquer ici.
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = Pour une action, tu perds une Raclée. On peut fabriquer ici.
    .clauses = BLK-112
thing-room-showers = Le meilleur endroit pour une fouille.
    .clauses = BLK-028 BLK-081
thing-room-solitary = Là-dedans, tu peux seulement ressortir ou jouer des cartes Action. Personne ne peut te racketter.
    .clauses = BLK-113 BLK-114

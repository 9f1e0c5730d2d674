# Évasion de Luiswile.

# Voies : le nom, puis avec l’article, avec « ta », avec « de », avec « à » et comme sujet après deux-points.
way-tunnel = Tunnel
    .the = la voie Tunnel
    .your = ta voie Tunnel
    .of = de la voie Tunnel
    .on = à la voie Tunnel
    .subject = la voie Tunnel
way-force = Force
    .the = la voie Force
    .your = ta voie Force
    .of = de la voie Force
    .on = à la voie Force
    .subject = la voie Force
way-finesse = Finesse
    .the = la voie Finesse
    .your = ta voie Finesse
    .of = de la voie Finesse
    .on = à la voie Finesse
    .subject = la voie Finesse
way-all = toutes les voies

pile-tunnel = Tunnel
    .short = Tunnel
pile-force = Force
    .short = Force
pile-finesse = Finesse
    .short = Finesse
pile-watch = Guet
    .short = Guet
pile-sabotage = Sabotage
    .short = Sabotage
pile-recruit = Recrutement
    .short = Recrues
pile-rest = Repos
    .short = Repos

trait-cunning = Ruse
trait-strength = Poigne
trait-observation = Observation

value-shovel = Pelle { $n }
value-banknotes = Billets { $n }
value-bulb = Ampoule { $n }
value-observation = Observation { $n }
value-cunning = Ruse { $n }
value-strength = Poigne { $n }
value-none = aucune tâche

nation-pl = Polonais
    .many = Polonais
nation-de = Allemand
    .many = Allemands
nation-ru = Russe
    .many = Russes
nation-it = Italien
    .many = Italiens
nation-ie = Irlandais
    .many = Irlandais
nation-us = Américain
    .many = Américains
nation-fr = Français
    .many = Français
nation-mx = Mexicain
    .many = Mexicains

# Les cartes et leurs règles spéciales.
card = { $who }, { $nation } : Pelle { $shovel }, Billets { $banknotes }, Ampoule { $bulb }, Ruse { $cunning }, Poigne { $strength }, Observation { $observation }
skill-aversion = Aversion (n’admet pas les { $nation })
skill-refuses = Refus (ne suit pas les { $nation })
skill-stubborn = Têtu (exige Poigne { $n })
skill-countryman = Compatriote (+{ $n } avec les { $nation })
skill-quell = Autorité (+{ $n } pour arrêter les bagarres)
skill-engineer = Ingénieur ({ $way } : +{ $bonus } par tranche de { $per })
skill-teamwork = Équipier ({ $way } : +{ $bonus } avec { $others ->
    [one] { $others } autre
   *[other] { $others } autres
})
skill-weatherproof = Imperméable { $n }
skill-noisy = Bruyant { $n }
skill-snitch = Balance { $n }
skill-panics = Panique (patrouille { $n } ou plus)
skill-smooth-talk = Baratin { $n }
skill-bribery = Corruption { $n }
skill-lookout = Vigie ({ $way } +{ $n })
skill-insider = Initié (patrouille { $n } ou moins)
skill-bodyguard = Gorille +{ $n }
skill-wrecker = Casseur ({ $way } +{ $n })
skill-coward = Lâche
skill-hothead = Sanguin +{ $n }
skill-peaceful = Pacifique
skill-tough = Coriace { $n }
skill-advocate = Avocat { $n }
skill-scout = Éclaireur { $n }

# Ce que font les événements.
patrol-stat-number = numéro
patrol-stat-shovel = Pelle
patrol-stat-banknotes = Billets
patrol-stat-bulb = Ampoule
patrol-stat-efficacy = efficacité
patrol-stat-talk = résistance au baratin
patrol-stat-bribe = résistance à la corruption
effect-way = Production, { $what } : { $n }.
effect-worker = Chaque ouvrier, { $what } : { $n }.
effect-crowded = Un gang de plus de { $size } membres actifs produit { $n } de moins sur chaque voie.
effect-patrol = Patrouille, { $what } : { $n }.
effect-suspicion = Un gang de plus de { $size } membres actifs est plus facile à repérer : efficacité +{ $n }.
effect-warden = Jours de mitard : { $n }.
effect-everybody = Pour tous, { $what } : { $n }.
effect-ban-recruit = Personne ne peut recruter.
effect-ban-sabotage = Personne ne peut saboter.
effect-ban-work-tunnel = Personne ne peut travailler au Tunnel.
effect-ban-work-force = Personne ne peut travailler à la Force.
effect-ban-work-finesse = Personne ne peut travailler à la Finesse.
effect-no-smooth-talk = Le baratin ne sert à rien.
effect-no-bribery = Les pots-de-vin ne servent à rien.
effect-no-blame = Personne ne peut porter le chapeau.
effect-recruit-limit = { $n ->
    [one] Seul le premier nom de chaque liste compte.
   *[other] Seuls les { $n } premiers noms de chaque liste comptent.
}
effect-open-arrivals = Les nouveaux arrivent face visible.
effect-reassign = { $n ->
    [one] Chacun peut déplacer un membre vers une autre pile.
   *[other] Chacun peut déplacer jusqu’à { $n } membres vers d’autres piles.
}
effect-single-out = À punir, désignés d’office : { $names }.
effect-amnesty = { $n ->
    [one] Au mitard, chacun fait un jour de moins.
   *[other] Au mitard, chacun fait { $n } jours de moins.
}
effect-pool-loss = Chaque gang perd { $n } points : { $what }.
effect-leader-loss = Le gang en tête perd { $n } points de sa plus grosse réserve.
effect-transfer-largest = { $n ->
    [one] Le plus grand gang perd le membre au numéro le plus élevé.
   *[other] Le plus grand gang perd les { $n } membres aux numéros les plus élevés.
}
effect-move-out = La partie se termine.
event-title = Aujourd’hui : { $title }.
event-fights = Bagarres : { $fights }.
event-out = Sur le départ : { $names }.
event-patrols = { $count ->
    [one] Une patrouille.
   *[other] { $count } patrouilles, seule la plus forte compte.
}

# Punitions.
sentence-warning = il ne se passe rien
sentence-solitary = { $n ->
    [one] un jour de mitard
   *[other] { $n } jours de mitard
}
sentence-by-cause = jours de mitard : { $fight } pour une bagarre, { $other } pour tout le reste
sentence-by-type = jours de mitard : un chef { $boss }, un spécialiste { $specialist }, tout autre { $ordinary }
sentence-fine = leurs gangs perdent { $n } points de la plus grosse réserve
sentence-deport = les prisonniers ordinaires partent pour toujours, les autres reçoivent { $n } jours de mitard

# Ce qu'il y a sur la table.
day = Jour { $day }
clock-early = Pendant les { $days } premiers jours, pas de départ pour Alcatraz.
clock-late = Le départ pour Alcatraz peut survenir chaque jour.
day-excluded = Sans tâche jusqu’à la fin de la journée : { $names }.
day-to-punish = À punir ce soir : { $names }.
patrol-title = Patrouille
patrol-values = Tunnel { $tunnel }, Force { $force }, Finesse { $finesse } ; résiste au baratin { $talk }, aux pots-de-vin { $bribe }
fate-detected = { $name } : { $way } est découverte, il faut la défendre.
fate-bribed = { $name } : { $way } est sauvée par un pot-de-vin.
fate-halved = { $name } : { $way } est sauvée pour la moitié de ses points.
fate-caught = { $name } : { $way } est perdue pour aujourd’hui.
gangs = Gangs
gang = { $name }, chef { $boss } : { $total } points sur { $goal } (Tunnel { $tunnel }, Force { $force }, Finesse { $finesse })
gang-members = Avec lui : { $names }.
gang-piles = Cartes face cachée : { $piles }.
neutrals = Prisonniers neutres
newcomers = Nouveaux
newcomer-down = { $slot } : face cachée
newcomer-scouted = { $slot }, connu de tes seuls éclaireurs : { $card }
solitary = Mitard
solitary-line = { $days ->
    [one] { $who } : un jour
   *[other] { $who } : { $days } jours
}
plan = Plan : { $name }
plan-pile = { $pile } : { $names }
plan-pile-blanks = { $blanks ->
    [one] { $pile } : { $names }, et une carte vierge
   *[other] { $pile } : { $names }, et { $blanks } cartes vierges
}
own-gang = Ton gang
sabotage-order = Ordre pour { $who } : saboter { $name }, { $way }.
recruit-order = Ordre pour { $who } : rallier { $names }.
order-void = Sans effet, il est hors jeu : { $order }

# Questions.
ask-place = { $left ->
    [0] Tous tes membres ont une tâche. Ajoute des cartes vierges pour bluffer, ou valide.
    [one] Un de tes membres n’a pas encore de tâche. Donne-lui-en une ; sans tâche, il se repose.
   *[other] { $left } de tes membres n’ont pas encore de tâche. Donne-leur-en une ; qui n’en a pas se repose.
}
ask-orders = Donne tes ordres. Encore en attente : { $idle }.
ask-orders-done = { $room ->
    [0] Tous ceux que tu envoies ont leurs ordres. Plus rien à faire : valide.
   *[other] Tous ceux que tu envoies ont leurs ordres. Ajoute des noms aux listes de tes recruteurs, ou valide.
}
ask-stop = { $a } et { $b } vont se battre. Ton chef les arrête-t-il ? Sinon, tous deux perdent leur tâche aujourd’hui et passent devant le directeur ce soir.
ask-changes = { $moves ->
    [0] Après l’événement : tes recruteurs doivent-ils réclamer des nouveaux avant que les cartes soient révélées ?
    [one] Après l’événement : tu peux encore déplacer un membre avant que les cartes soient révélées.
   *[other] Après l’événement : tu peux encore déplacer { $moves } membres avant que les cartes soient révélées.
}
ask-changes-done = Plus rien à changer après l’événement : valide.
ask-defend = La patrouille { $patrol } a trouvé { $way }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} aujourd’hui. Comment la défends-tu : { $ways } ?
defend-talk = l’éloigner gratuitement par du baratin
defend-bribe = la soudoyer pour { $cost } points
defend-blame = laisser un guetteur porter le chapeau et être puni
defend-last-resort = livrer un ouvrier et la moitié des points
ask-wait = Les autres décident.

# Choix.
do-place = { $who } : { $pile } ({ $value })
do-place-blank = Une carte vierge : { $pile }
do-ready = Valider
do-ready-idle = Valider : { $idle }
idle-members = { $n ->
    [one] un membre inactif
   *[other] { $n } membres inactifs
}
idle-saboteurs = { $n ->
    [one] un saboteur sans ordre
   *[other] { $n } saboteurs sans ordre
}
idle-recruiters = { $n ->
    [one] un recruteur sans ordre
   *[other] { $n } recruteurs sans ordre
}
do-sabotage = { $who } : saboter { $name }, { $way }
do-recruit = { $who } : rallier { $target }
do-stop = Arrêter { $a } et { $b } : tous deux gardent leur tâche
do-let-fight = Laisser { $a } et { $b } se battre : tous deux perdent leur tâche et passent devant le directeur ce soir
do-claim = { $who } : rallier le nouveau { $target }
do-claim-instead = { $who } : rallier le nouveau { $target } à la place du nom { $entry }
do-move = Déplacer { $who } : { $pile } ({ $value })
do-talk = { $who } baratine la patrouille : gratuit
do-bribe = { $who } soudoie la patrouille : { $cost } points de moins
do-bribe-in-vain = { $who } tente en vain un pot-de-vin : il est puni, aucun point n’est perdu
do-blame = { $who } porte le chapeau : il est puni, aucun point n’est perdu
do-last-resort = Livrer { $who } : il est puni, la moitié des points du jour est perdue

# Ce qui s'est passé.
told-morning = Le jour { $day } commence.
told-ready = { $name } a validé.
    .you = Tu as validé.
told-piles = Toutes les cartes sont placées. { $piles }.
told-stopped = { $name } : le chef arrête { $a } et { $b } avant que les gardiens les voient.
    .you = Ton chef arrête { $a } et { $b } avant que les gardiens les voient.
told-let-fight = { $name } : le chef laisse { $a } et { $b } se battre.
    .you = Ton chef laisse { $a } et { $b } se battre.
told-fought = { $a } et { $b } se battent : aucune tâche de toute la journée, et le directeur ce soir.
told-left = { $who } quitte Luiswile pour toujours.
told-arrived-unknown = { $count ->
    [one] Un nouveau arrive face cachée.
   *[other] { $count } nouveaux arrivent face cachée.
}
told-arrived = { $who } arrive, et tout le monde le connaît.
told-singled-out = { $who } est désigné pour être puni.
told-amnestied = { $who } sort aussitôt du mitard.
told-lost = { $points ->
    [one] { $name } perd un point : { $way }.
   *[other] { $name } perd { $points } points : { $way }.
}
    .you = { $points ->
        [one] Tu perds un point : { $way }.
       *[other] Tu perds { $points } points : { $way }.
    }
told-scouted = D’après tes éclaireurs, { $slot } est { $who }.
told-revealed = { $name } révèle : { $piles }.
    .you = Tu révèles : { $piles }.
told-uncovered = { $slot } est retourné face visible : { $who }.
told-joined = { $who } rejoint le gang dirigé par { $name }.
    .you = { $who } rejoint ton gang.
told-contested = { $who } n’arrive pas à choisir entre des égaux et reste où il est.
told-unmoved = Personne ne peut rallier { $who } aujourd’hui.
told-sabotaged = { $points ->
    [one] { $who } gâche un point chez { $name } : { $way }.
   *[other] { $who } gâche { $points } points chez { $name } : { $way }.
}
    .you = { $points ->
        [one] { $who } te gâche un point : { $way }.
       *[other] { $who } te gâche { $points } points : { $way }.
    }
told-patrol = En patrouille : { $used }.
told-patrols = En patrouille : { $names }. Celle qui compte : { $used }.
told-detected = La patrouille trouve { $way } chez { $name }.
    .you = La patrouille trouve { $way }.
told-talk = { $who } baratine la patrouille et sauve { $way } chez { $name }.
    .you = { $who } baratine la patrouille et sauve { $way }.
told-bribe = { $who } achète la patrouille et sauve { $way } chez { $name }.
    .you = { $who } achète la patrouille et sauve { $way }.
told-failed-bribe = { $who } offre un pot-de-vin pour { $way } chez { $name } et se fait emmener lui-même.
    .you = { $who } offre un pot-de-vin pour { $way } et se fait emmener lui-même.
told-blame = { $who } porte le chapeau pour { $way } chez { $name }.
    .you = { $who } porte le chapeau pour { $way }.
told-last-resort = { $name } livre { $who } pour sauver la moitié { $way }.
    .you = Tu livres { $who } pour sauver la moitié { $way }.
told-caught = { $name } ne peut pas sauver { $way } : tous ceux qui y travaillent sont emmenés.
    .you = Tu ne peux pas sauver { $way } : tous ceux qui y travaillent sont emmenés.
told-released = { $who } revient du mitard.
told-punishment = Le directeur a parlé : { $title } – { $effects }.
told-locked-up = { $days ->
    [one] { $who } va au mitard pour un jour.
   *[other] { $who } va au mitard pour { $days } jours.
}
told-produced = { $name } produit aujourd’hui : Tunnel { $tunnel }, Force { $force }, Finesse { $finesse }.
    .you = Tu produis aujourd’hui : Tunnel { $tunnel }, Force { $force }, Finesse { $finesse }.
told-settled = { $who } compte désormais parmi les prisonniers neutres.
told-escaped = { $name } s’évade de Luiswile !
    .you = Tu t’évades de Luiswile !
told-moved = Les bateaux sont là : tout le monde part pour Alcatraz.

outcome-escape = Un gang s’est évadé.
outcome-move = Tout le monde est parti pour Alcatraz avant qu’un gang soit prêt. Personne ne s’est évadé.
outcome-leader = Tout le monde est parti pour Alcatraz ; le gang le mieux préparé gagne.

# Options.
option-goal_mode = Ce qui doit atteindre 250 points
option-goal_mode-sum = les trois voies ensemble
option-goal_mode-per_way = une seule voie
option-transfer_result = Qui gagne si le départ survient
option-transfer_result-nobody = personne
option-transfer_result-leader = le gang en tête
option-neutrals_for_two = Prisonniers neutres à deux joueurs
option-neutrals_for_two-few = 2 spécialistes et 8 autres
option-neutrals_for_two-printed = 3 spécialistes et 22 autres, comme imprimé

# Pourquoi pas.
clause-LUI-017 = Toutes tes cartes vierges sont déjà placées ; elles reviennent quand les cartes sont révélées.
clause-LUI-030 = Seuls les membres libres de ton propre gang reçoivent une tâche : ni ceux du mitard, ni les hommes des autres.
clause-LUI-031 = Il a déjà une tâche, et un prisonnier ne fait qu’une chose par jour. Reviens en arrière pour en changer.
clause-LUI-039 = Seul un de tes guetteurs actifs peut baratiner, soudoyer ou porter le chapeau. Choisis-en un, ou livre un ouvrier.
clause-LUI-040 = Tu ne peux envoyer qu’un de tes saboteurs actifs, et seulement contre un gang de cette table.
clause-LUI-041 = Ce saboteur a son ordre : un gang et une voie. Reviens en arrière pour en changer.
clause-LUI-042 = Seuls tes recruteurs actifs ont une liste. Choisis quelqu’un de la pile Recrutement.
clause-LUI-043 = Sa liste est pleine : un recruteur tente trois noms au plus. Un nouveau peut en remplacer un.
clause-LUI-045 = L’événement du jour interdit cette défense. Choisis-en une autre.
clause-LUI-059 = Il n’y a rien à défendre : on ne défend que les voies trouvées par la patrouille.
clause-LUI-062 = Il n’a pas le talent Corruption. Laisse essayer quelqu’un d’autre, ou choisis une autre défense.
clause-LUI-081 = Un lâche ne porte pas le chapeau et ne peut pas être livré. Choisis quelqu’un d’autre.
clause-LUI-090 = Aucune bagarre ne peut être arrêtée maintenant : la question se pose après l’événement, quand deux de tes hommes se battent.
clause-LUI-R07 = On place d’abord les cartes, puis on écrit les ordres, chacun à son moment de la matinée.
clause-LUI-R11 = Il est déjà sur cette liste ; aucun nom n’y figure deux fois. Un autre recruteur peut l’inscrire aussi.
clause-LUI-R12 = On n’inscrit que des prisonniers neutres hors du mitard : ni membres, ni chefs, ni absents.
clause-LUI-R14 = Après l’événement, seul ceci peut changer : les recruteurs peuvent réclamer les nouveaux du jour, et des membres peuvent être déplacés si l’événement le dit.
clause-LUI-R24 = Un chef n’arrête que les bagarres entre deux hommes de son propre gang.
clause-LUI-R22 = La question porte sur une autre bagarre. Réponds à celle-là, dans l’ordre de la carte.
clause-LUI-R25 = Il est hors jeu pour aujourd’hui. Choisis quelqu’un d’encore actif.
clause-LUI-R30 = On n’envoie pas un saboteur contre son propre gang. Choisis un rival.
clause-LUI-R37 = Cela échouerait. Le baratin doit dépasser la résistance de la patrouille, et le pot-de-vin d’un lâche doit réussir.
clause-LUI-R39 = Il a déjà été emmené : un guetteur ne couvre qu’une voie. Choisis quelqu’un d’autre.
clause-LUI-R40 = On ne peut livrer que quelqu’un qui travaille à la voie trouvée.
clause-LUI-R51 = Ton gang ne peut pas l’accueillir : l’aversion de ton chef ou son propre refus barre la voie.
clause-LUI-R57 = On ne change pas un changement : reviens plutôt en arrière.
clause-LUI-R58 = Cette question a ses propres réponses, et « Valider » n’en est pas une. Choisis une des réponses.

# Ce que les règles décident seules, comme le dit le journal.
clause-LUI-050 = De plusieurs gangs, celui qui a le recruteur le plus fort le rallie.
clause-LUI-051 = Quand les recruteurs les plus forts sont à égalité, il ne rejoint personne.
clause-LUI-053 = Un sabotage coûte des points du jour sur cette voie : la Ruse du saboteur moins l’Observation du meilleur guetteur.
clause-LUI-056 = De plusieurs patrouilles, seule compte celle au numéro le plus élevé.
clause-LUI-061 = Le baratin sauve la voie gratuitement : il faut un guetteur qui en a, et il doit dépasser la résistance de la patrouille.
clause-LUI-063 = Un pot-de-vin trop maigre sauve la voie, mais son auteur est puni.
clause-LUI-064 = Un guetteur peut porter le chapeau : il est puni, et le travail continue.
clause-LUI-065 = En dernier recours, on livre un ouvrier ; la moitié des points du jour est sauvée.
clause-LUI-067 = Qui a purgé ses jours retourne là où il était.
clause-LUI-069 = Une seule carte Punition vaut pour tous les punis du jour.
clause-LUI-071 = Le soir, les nouveaux que personne n’a ralliés rejoignent les prisonniers neutres.
clause-LUI-072 = La partie se termine quand un gang a atteint le but.
clause-LUI-073 = La partie se termine aussi quand vient le départ pour Alcatraz.
clause-LUI-089 = Qui se bat ne fait rien d’autre de la journée et est puni le soir.
clause-LUI-091 = Un chef arrête une bagarre de ses hommes si sa Poigne en dépasse le poids.
clause-LUI-094 = Qui est transféré quitte Luiswile pour toujours.
clause-LUI-095 = Les nouveaux ordinaires sont inconnus : leurs cartes restent face cachée pour la journée.
clause-LUI-098 = Un éclaireur connaît les nouveaux face cachée, pour son seul gang.
clause-LUI-099 = Un spécialiste est reconnu dès son arrivée.
clause-LUI-112 = Un pot-de-vin réussi coûte 2 des points du jour sur cette voie.
clause-LUI-119 = Une voie est trouvée si la valeur de la patrouille dépasse l’Observation du meilleur guetteur.
clause-LUI-R15 = Un nouveau qui a été réclamé est retourné face visible devant tous.
clause-LUI-R41 = Sans aucune défense, la voie ne rapporte rien aujourd’hui, et tous ses ouvriers sont punis.

# Les prisonniers, en une ligne d'ambiance.
prisoner-2301 = Régnait sur la pègre de Pruszków ; sa mine parle pour lui, la peur fait le reste.
prisoner-1007 = Tailleur de métier : tout fil qui dépasse est coupé.
prisoner-3140 = Roi des dockers, des poings comme des bornes d’amarrage.
prisoner-4420 = A perdu une cargaison à Marseille et n’a jamais pardonné à toute la côte.
prisoner-0777 = Dit le Duc ; n’a jamais haussé le ton, ni eu besoin de le faire.
prisoner-5512 = Tient ses rancunes comme ses horaires : à la minute près.
prisoner-1963 = Voleur de tableaux qui corrige encore la grammaire du directeur.
prisoner-6200 = Ne se fie à personne qu’on ait arrêté dans son propre pays.
prisoner-4175 = Ingénieur des travaux publics, a creusé sous la banque centrale ; pincé devant un marchand de glaces.
prisoner-5081 = Médecin de la prison, sans diplôme et sans réclamations.
prisoner-6001 = Syndicaliste ; quand il se lève, toute la salle se lève.
prisoner-6034 = Intendant de trois guerres, dans tous les camps.
prisoner-6058 = Professeur de logique ; n’a raté que l’épreuve pratique.
prisoner-6077 = Artificier qui préfère qu’on ne remarque rien.
prisoner-6093 = Cambrioleur réglé comme une horloge ; tout s’arrête sur son passage.
prisoner-6112 = Dit le Hibou. N’a pas cligné des yeux depuis le procès.
prisoner-6125 = Acteur ; joue l’innocent à chaque appel.
prisoner-6148 = Contremaître de mine d’argent ; la pluie ne fait qu’attendrir la terre.
prisoner-6160 = Gardien de phare, condamné pour signaux.
prisoner-6183 = Banquier ; le coffre était vide quand il l’a refermé.
prisoner-6199 = A survécu deux hivers sur un radeau. Le mitard l’ennuie.
prisoner-6215 = A mené une grève, un régiment et une très longue marche.
prisoner-6230 = Commis aux archives, jusqu’à ce qu’elles se mettent à disparaître.
prisoner-6247 = Patron de bistrot ; tout le monde a une ardoise chez lui.
prisoner-6266 = Ancien gardien : même couloir, autre côté.
prisoner-6281 = Concierge d’hôtel ; sait quel client mérite d’être connu.
prisoner-0158 = Observe les oiseaux, avec un faible pour les uniformes.
prisoner-0189 = Brillant avocat, pris à soudoyer le seul juge qui avait une caméra.
prisoner-0264 = Sténographe de tribunal, se rappelle chaque vice de forme.
prisoner-0277 = A sorti un coffre-fort sans ouvrir la porte. Le mur, en revanche…
prisoner-0362 = Creuse en dormant ; la couchette du dessous se plaint.
prisoner-0370 = Voit tout et le raconte à n’importe qui.
prisoner-0389 = Tenait les paris, jusqu’à ce que les paris le tiennent.
prisoner-0418 = Connaît chaque argile d’ici à la rivière.
prisoner-0452 = Fait les mots croisés au stylo, puis les chiffre.
prisoner-0533 = Vigneron ; sa cave ne cessait de s’agrandir.
prisoner-0606 = Forestier ; parle peu, et dans une seule direction.
prisoner-0650 = Recouvre les dettes porte à porte, et emporte les portes.
prisoner-0714 = A vendu le même pont deux fois en un après-midi.
prisoner-0840 = Tricheur ; le jeu de cartes de la cellule neuf compte cinquante-trois as.
prisoner-0905 = Guide des catacombes, dont les touristes perdaient toujours leur portefeuille.
prisoner-0921 = Défroqué, mais confesse encore, moyennant finance.
prisoner-0999 = Fait tout convenablement, ce qui est rare ici.
prisoner-1043 = Veilleur de nuit qui a changé d’équipe pour de bon.
prisoner-1119 = Camionneur ; à chaque livraison, il manquait une caisse.
prisoner-1245 = Vieux terrassier qui fredonne pour que les pelles gardent la cadence.
prisoner-1290 = Boulanger. Pétrit, surtout des épaules.
prisoner-1304 = Ne prête jamais sa pelle. Demande au 3569.
prisoner-1409 = Repart avec plus qu’il n’avait en venant, même de la douche.
prisoner-1488 = Bibliothécaire du bloc ; les amendes se paient en cigarettes.
prisoner-1568 = Facteur ; savait ce que contenait chaque enveloppe.
prisoner-1597 = Falsifie laissez-passer, passeports et excuses.
prisoner-1661 = Frappe avant d’entrer. La porte y survit rarement.
prisoner-1736 = Cartographe, attiré par les zones interdites.
prisoner-1852 = Écoulait des billets mieux faits que ceux de la Banque.
prisoner-1925 = Geôlier, jusqu’au jour où il a tourné la mauvaise clé.
prisoner-2001 = Force les serrures, vide les poches et cherche des noises.
prisoner-2087 = Guettait pour un bookmaker, le seul qu’on n’a jamais surpris.
prisoner-2178 = Employé d’assurances ; connaît la probabilité que tout tourne mal.
prisoner-2226 = Mineur de fond ; manie la cuillère comme une pioche.
prisoner-2394 = Boxeur de foire : quarante combats, aucun calendrier.
prisoner-2440 = Des amis des deux côtés des barreaux, et c’est bien le problème.
prisoner-2518 = Visage d’enfant de chœur, regard de chauffeur de braquage.
prisoner-2563 = Prestidigitateur dont le numéro de disparition a été interrompu.
prisoner-2650 = Géomètre ; s’excuse auprès d’un mur avant de l’abattre.
prisoner-2735 = Rebranche la cloche pour que le déjeuner passe d’abord.
prisoner-2777 = L’ami de tous, même du directeur.
prisoner-2812 = Peut tout te procurer, sauf un prix raisonnable.
prisoner-2999 = Croupier à qui la bille obéissait.
prisoner-3066 = Prêteur sur gages avec sa propre flotte de livraison.
prisoner-3222 = Un étai retiré ici, une poutre desserrée là.
prisoner-3309 = Tient le registre de qui doit des excuses à qui.
prisoner-3398 = Lit le casier d’un homme à sa façon de tenir un plateau.
prisoner-3444 = Maître d’échecs qui a pris un pion qui n’était pas à lui.
prisoner-3569 = Forgeron ; tord un fer à cheval quand il est nerveux.
prisoner-3580 = Électricien ; pense tout haut, surtout à des fusibles.
prisoner-3655 = Fauconnier ; entend les clés à trois couloirs de là.
prisoner-3731 = Il fait plus chaud au trou que là où il a grandi.
prisoner-3811 = Cuisinier ; son ragoût a plusieurs couches, lui aussi.
prisoner-3877 = Brave sous terre, moins quand des bottes passent au-dessus.
prisoner-3913 = Batelier ; remorque ses amis à travers tous les ennuis.
prisoner-4014 = Fossoyeur, a peur du noir.
prisoner-4127 = Ramoneur, prompt à s’enflammer.
prisoner-4256 = Braconnier, assez patient pour passer pour un buisson.
prisoner-4380 = Haltérophile qui s’évanouit à la vue d’un sifflet.
prisoner-4533 = Fourrier ; sait perdre un fusil sur le papier.
prisoner-4642 = Hercule de cirque. La discrétion, c’était l’autre chapiteau.
prisoner-4701 = Horloger. Connaît la fin de chaque service, à la seconde près.
prisoner-4888 = Cire les bottes des gardiens et reconnaît chaque paire à son pas.
prisoner-4969 = Mathématicien ; a démontré que la clôture est finie.
prisoner-5022 = Barbier du bloc B ; tout le monde lui doit un secret.
prisoner-5116 = Incendiaire à la retraite, dit-il en soufflant sur ses doigts.
prisoner-5230 = A passé sous plus de murs qu’il n’en a contourné.
prisoner-5377 = Contrebandier de perroquets qui appelaient les douaniers par leur nom.
prisoner-5489 = Marionnettiste. Personne ne voit jamais les ficelles.
prisoner-5604 = Télégraphiste de nuit, parle couramment le tuyau.
prisoner-5741 = Sémaphoriste ; siffle en trois codes.
prisoner-5850 = Muletier ; n’a pas encore rencontré de clôture à son goût.

# Événements.
event-e01 = Pluie soporifique
    .text = Temps gris, pluvieux, à dormir debout : les gardiens sautent leurs rondes et restent au chaud.
event-e02 = Nouveau gardien
    .text = Une journée ordinaire, ni trop froide ni trop chaude. Un nouveau gardien prend son service et, avant d’apprendre les ficelles, fait du zèle.
event-e03 = Jour de visite
    .text = Doux et clair. Des tantes, des cousins et des gâteaux d’un poids suspect.
event-e04 = Purée de pois
    .text = Un brouillard si épais que les miradors disparaissent.
event-e05 = Canicule
    .text = Quarante à l’ombre, et pas d’ombre. Plus on est d’hommes en cellule, plus on cuit.
event-e06 = Gel au sol
    .text = La terre sonne comme du fer. Les grandes équipes sont gardées à l’intérieur.
event-e07 = Inspection d’État
    .text = Gris et calme. Avec les inspecteurs dans les murs, aucun gardien n’accepte un sou.
event-e08 = Recensement
    .text = Vent froid et sec. Tout attroupement autour d’une table est noté.
event-e09 = Semaine de la lecture
    .text = Pluie fine, un temps à lire. Silence, s’il vous plaît : les grands groupes sont priés de sortir.
event-e10 = Crue de printemps
    .text = Trois jours de déluge. L’eau stagne dans tous les trous jamais creusés.
event-e11 = Grâce du gouverneur
    .text = Matin radieux. Les élections approchent ; on vide le trou.
event-e12 = Bouclage
    .text = Nuages bas. Chacun mange dans sa cellule.
event-e13 = Le grand match
    .text = Frais et ensoleillé. Les gardiens sont à la radio ; les plans peuvent encore changer.
event-e14 = Panne de courant
    .text = Tonnerre sans pluie. Personne n’est tout à fait là où on lui a dit d’être.
event-e15 = Double livraison
    .text = Sec, vent léger. Deux camions au portail et un seul commis avec sa liste.
event-e16 = Lettre anonyme
    .text = Bruine. Quatre numéros, pas de signature.
event-e17 = Registre affiché
    .text = Clair et frais. Les arrivants du jour sont affichés avec nom et métier.
event-e18 = Jour de paie
    .text = Soleil. Poches pleines, yeux ouverts.
event-e19 = Salaires impayés
    .text = Terne et humide.
event-e20 = Garde solitaire
    .text = Brume jusqu’à midi. Un gardien qui s’ennuie compte les têtes pour se tenir compagnie.
event-e21 = Nuit de tempête
    .text = Bourrasques et grêle.
event-e22 = Liste de convoi
    .text = Vent du large. La plus grande compagnie part en premier.
event-e23 = Limiers
    .text = Rosée, bonne pour le flair. Trop de bottes gâchent une piste, et un tunnel.
event-e24 = Contrôle des casiers
    .text = Étouffant. Chaque casier de trop, c’est une file de plus.
event-e25 = Bureau de la censure
    .text = Couvert. Les longues listes d’invités sont longues à lire.
event-e26 = Grippe
    .text = Froid et mouillé. Elle voyage plus vite dans les cellules pleines.
event-e27 = Maçons dans la cour
    .text = Sol sec et chaud. Personne ne compte les bêches des maçons.
event-e28 = Dimanche tranquille
    .text = Rien ne bouge. Dans ce silence, une grosse équipe doit chuchoter.
event-e29 = Visite de la presse
    .text = Beau et photogénique. Le directeur sourit. Personne ne bavarde avec les gardiens aujourd’hui.
event-e30 = Émeute au bloc D
    .text = Chaleur accablante. Des sirènes jusqu’au souper.
event-e31 = Première neige
    .text = Chaque pas se voit. Beaucoup de pieds laissent une large route dans la neige.
event-e32 = Tempête de poussière
    .text = Du sable dans les yeux et les serrures. Les grands groupes se perdent dans la poussière.
event-e33 = Anniversaire du directeur
    .text = Splendide. Toute grande compagnie est invitée à chanter.
event-e34 = Tabac rationné
    .text = Air aigre et froid. Personne n’écoute plus d’une proposition.
event-e35 = Répétition de chorale
    .text = Calme et clair. Un grand gang est une chorale, dit l’aumônier.
event-e36 = L’homme du Bureau
    .text = Lumière plate, sans ombres. Il s’intéresse d’abord au gang le mieux préparé.
event-e37 = Rats dans le garde-manger
    .text = Humide. Du poison partout sous terre.
event-e38 = Nouveaux projecteurs
    .text = Sans lune. Une colonne d’ombres se repère facilement.
event-e39 = Délégation d’Alcatraz
    .text = Brume de mer. Des mètres ruban, des listes et un plan de table pour le bateau.
event-e40 = Temps de pickpockets
    .text = Neige fondue, cols relevés. Dans la foule, chacun perd quelque chose.
event-f01 = Bateaux à quai
    .text = Mer calme. Tout le monde est compté deux fois.
event-f02 = Dossiers en cartons
    .text = Du papier au vent. La moitié des gardiens portent des cartons.
event-f03 = Dernière inspection
    .text = Tonnerre dans les collines. Le directeur veut rendre une maison propre.
event-f04 = Lettres d’adieu
    .text = Soir doré. Même les rivaux se serrent la main.
event-f05 = Le grand départ
    .text = Les sirènes du convoi. Tout le monde part pour Alcatraz.

# Patrouilles.
patrol-1 = Sam l’Endormi
    .text = Ronfle en uniforme.
patrol-2 = Deux stagiaires
    .text = En sont encore au premier chapitre du manuel.
patrol-3 = Club de mots croisés
    .text = En six lettres, un lieu qu’on quitte.
patrol-4 = Le vieux Percival
    .text = Trop honnête pour être acheté, trop sourd pour entendre.
patrol-5 = Les fumeurs
    .text = Regardent ailleurs pour un paquet entier.
patrol-6 = Joueurs de cartes
    .text = Patrouillent entre deux donnes.
patrol-7 = Escorte de cuisine
    .text = Suit la soupe, pas les cuillères.
patrol-8 = Tour de cour
    .text = Deux tours, dans le sens des aiguilles, comme toujours.
patrol-9 = Contrôle du linge
    .text = Sait ce qui n’a rien à faire entre les draps.
patrol-10 = Caporal Mead
    .text = Incorruptible, mais adore les histoires.
patrol-11 = Ronde des chaudières
    .text = Écoute les tuyaux et ce qu’il y a derrière.
patrol-12 = Contrôle du courrier
    .text = Ouvre tout ce qui fait du bruit.
patrol-13 = Ronde à la bibliothèque
    .text = Compte les pages des atlas empruntés.
patrol-14 = Patrouille aux torches
    .text = Une lampe sous chaque couchette.
patrol-15 = Arpenteurs de toits
    .text = Voient qui lève les yeux.
patrol-16 = Inspection des égouts
    .text = Des cuissardes, des crochets et du nez.
patrol-17 = Fouille des casiers
    .text = Tout par terre, s’il vous plaît.
patrol-18 = Appel nominal
    .text = Celui qui manque est celui qu’on cherche.
patrol-19 = Maîtres-chiens
    .text = Les chiens ne comprennent pas la plaisanterie.
patrol-20 = Sergent Crowe
    .text = A un faible pour les ragots, aucun pour l’argent.
patrol-21 = Duo en civil
    .text = Des chaussures trop propres pour des détenus.
patrol-22 = Capitaine de nuit
    .text = Marche sans clés pour que personne ne l’entende.
patrol-23 = Contrôleurs fédéraux
    .text = Comptent aussi les barreaux.
patrol-24 = Éclaireurs d’Alcatraz
    .text = Venus voir ce qu’on leur livre.

# Cartes Punition.
punishment-k01 = Un sermon
    .text = Le directeur est en retard au golf.
punishment-k02 = Une nuit en bas
    .text = Du pain, de l’eau, et une fenêtre peinte sur le mur.
punishment-k03 = Un court séjour
    .text = L’obscurité est offerte.
punishment-k04 = La routine
    .text = Formulaire 12-B, en trois exemplaires.
punishment-k05 = Trois jours sans jour
    .text = Dès le deuxième soir, les rats ont des noms.
punishment-k06 = Tout le règlement
    .text = Le règlement est épais, et il sait le lancer.
punishment-k07 = Mauvais jour
    .text = Quelqu’un a rayé la voiture neuve du directeur.
punishment-k08 = Pour l’exemple
    .text = Les autres ne regardaient pas.
punishment-k09 = Pas de rixe ici
    .text = Les poings sont propriété de l’État.
punishment-k10 = Il faut que jeunesse…
    .text = Une bagarre, il comprend ; une combine, non.
punishment-k11 = Amende et peine
    .text = La caisse de la cantine a été vérifiée.
punishment-k12 = Noblesse oblige
    .text = Ce sont les noms célèbres qui l’embarrassent le plus.
punishment-k13 = Confiscation
    .text = Deux cuillères, une corde, une scie dans un gâteau.
punishment-k14 = Le bateau du matin
    .text = Il reste de la place dans le convoi d’aujourd’hui.

# La table à regarder.
scene-race = Course aux { $goal } points
scene-race-per-way = Course aux { $goal } points sur une seule voie
scene-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
scene-day = { $day } : { $title }
scene-paper = La Lanterne de Luiswile
    .price = 2 cigarettes
scene-morning = Que nous réserve la journée ?
scene-event-later = L’événement du jour vient quand tous les ordres sont écrits.
scene-patrol = Patrouille { $patrol }
scene-found = Trouvé chez { $name } : { $ways }
scene-patrol-later = La patrouille vient quand toutes les cartes sont révélées.
scene-finds = Efficacité, { $way } : { $n }
scene-resists-talk = Résistance au baratin : { $n }
scene-resists-bribe = Résistance à la corruption : { $n }
scene-warden = Directeur
scene-to-punish = À punir ce soir : { $names }.
scene-excluded = Sans tâche aujourd’hui : { $names }.
scene-nobody-punished = Pour l’instant, personne n’est à punir ce soir.
scene-boss = Chef : { $boss }.
scene-pile-of = { $cards ->
    [0] { $pile }, { $name } : aucune carte
    [one] { $pile }, { $name } : une carte face cachée
   *[other] { $pile }, { $name } : { $cards } cartes face cachée
}
scene-pool = { $cards ->
    [0] { $way }, { $name } : { $points } points, aucune carte
    [one] { $way }, { $name } : { $points } points, une carte face cachée
   *[other] { $way }, { $name } : { $points } points, { $cards } cartes face cachée
}
scene-piles = Tes piles
scene-blanks = { $count ->
    [0] Plus de carte vierge
    [one] Encore une carte vierge
   *[other] Encore { $count } cartes vierges
}
    .short = Vierges
scene-orders = Tes ordres
scene-entry = Nom { $entry } sur la liste ({ $who }) : { $target }
scene-decks = Encore à venir
deck-events = Événements pas encore venus ({ $count }) : { $cards }
    .short = Événement
deck-finals = Derniers événements pas encore venus ({ $count }) : { $cards }
    .short = Derniers
deck-patrols = Patrouilles dans la pioche ({ $count }) : { $cards }
    .short = Patrouilles
deck-punishments = Punitions dans la pioche ({ $count }) : { $cards }
    .short = Directeur
deck-specialists = Spécialistes dans la pioche ({ $count }) : { $cards }
    .short = Spéc.
deck-ordinary = Prisonniers que tu n’as pas vus ({ $count }) : { $cards }
    .short = Inconnus
deck-gone = Partis pour toujours ({ $count }) : { $cards }
    .short = Partis
mark-punish = à punir ce soir
mark-excluded = sans tâche jusqu’à la fin de la journée
mark-barred = ne peut pas rejoindre ton gang
mark-solitary = { $days ->
    [one] un jour de mitard
   *[other] { $days } jours de mitard
}
mark-seen = connu de : { $names }
mark-loss = { $n ->
    [one] un sabotage coûte un point ce soir
   *[other] un sabotage coûte { $n } points ce soir
}
mark-compared = patrouille { $patrol }, guet { $watch }
mark-watch = le meilleur guetteur voit { $n }
mark-yield = { $n ->
    [one] { $n } point aujourd’hui, si personne ne le gâche
   *[other] { $n } points aujourd’hui, si personne ne les gâche
}
pick-stop = Les arrêter
pick-let-fight = Les laisser se battre
pick-talk = Baratiner
pick-bribe = Soudoyer
pick-blame = Porter le chapeau

# Règles spéciales en aussi peu de signes que possible.
tag-aversion = Sans { $nation }
tag-refuses = Pas pour { $nation }
tag-stubborn = Têtu { $n }
tag-countryman = { $nation } +{ $n }
tag-quell = Autorité +{ $n }
tag-engineer = Ingénieur +{ $n } { $way }
tag-teamwork = Équipe +{ $n } { $way }
tag-weatherproof = Imperméable { $n }
tag-noisy = Bruyant { $n }
tag-snitch = Balance { $n }
tag-panics = Panique { $n }
tag-smooth-talk = Baratin { $n }
tag-bribery = Corruption { $n }
tag-lookout = Vigie +{ $n } { $way }
tag-insider = Initié { $n }
tag-bodyguard = Gorille +{ $n }
tag-wrecker = Casseur +{ $n } { $way }
tag-coward = Lâche
tag-hothead = Sanguin +{ $n }
tag-peaceful = Pacifique
tag-tough = Coriace { $n }
tag-advocate = Avocat { $n }
tag-scout = Éclaireur { $n }

# Moments : un titre, et la ligne en dessous. Les titres de phases entières sont `moments-…`.
moment-morning = Le jour { $day } commence
moment-piles = Toutes les cartes sont face cachée
    .line = { $who ->
        [you] Toi : { $piles }
       *[other] { $name } : { $piles }
    }
moment-today = Aujourd’hui : { $title }
moment-stopped = { $who ->
    [you] Ton chef arrête une bagarre
   *[other] { $name } : le chef arrête une bagarre
}
    .line = { $a } et { $b } gardent leur tâche, et personne n’est puni.
moments-fights = Bagarres dans la cour
moment-let-fight = { $who ->
    [you] Ton chef regarde ailleurs
   *[other] { $name } : le chef regarde ailleurs
}
    .line = { $who ->
        [you] Ton chef laisse { $a } et { $b } se battre.
       *[other] { $name } : le chef laisse { $a } et { $b } se battre.
    }
moment-fought = { $a } et { $b } se battent !
    .line = { $a } et { $b } : aucune tâche aujourd’hui, et le directeur ce soir.
moments-gate = Arrivées et départs
moment-left = { $short } part pour toujours
    .line = { $prisoner } est transféré : sa tâche, ses ordres et sa punition sont annulés.
moment-arrived-unknown = { $count ->
    [one] Un nouveau au portail
   *[other] { $count } nouveaux au portail
}
    .line = { $count ->
        [one] Un nouveau est face cachée ; les recruteurs peuvent le réclamer sans l’avoir vu.
       *[other] { $count } nouveaux sont face cachée ; les recruteurs peuvent les réclamer sans les avoir vus.
    }
moment-arrived = { $short } arrive
    .line = Nouveau, et connu de tous : { $card }.
moment-amnestied = { $short } est gracié
    .line = { $prisoner } sort aussitôt du mitard, mais n’a pas de tâche aujourd’hui.
moments-singled = Désignés pour être punis
moment-singled-out = { $short } est désigné
    .line = { $prisoner } : aucune tâche aujourd’hui, et le directeur ce soir.
moments-losses = Des points sont perdus
moment-lost = { $who ->
    [you] Tu perds { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[other] { $name } perd { $points ->
        [one] un point
       *[other] { $points } points
    }
}
    .line = { $who ->
        [you] Toi : { $way } −{ $points }
       *[other] { $name } : { $way } −{ $points }
    }
moments-scouts = Rapport de tes éclaireurs
moment-scouted = Tes éclaireurs connaissent { $slot } : { $short }
    .line = Ton gang est seul à le savoir : { $slot } est { $card }.
moments-reveal = Toutes les cartes sont retournées
moment-revealed = { $who ->
    [you] Ton plan est révélé
   *[other] { $name } révèle son plan
}
    .line = { $who ->
        [you] Toi : { $piles }
       *[other] { $name } : { $piles }
    }
moments-recruiting = Recrutement
moment-uncovered = { $slot } est { $short }
    .line = { $slot } a été réclamé et est retourné face visible : { $card }.
moment-joined = { $who ->
    [you] { $short } te rejoint
   *[other] { $short } rejoint { $name }
}
    .line = { $who ->
        [you] { $prisoner } te rejoint : aucun autre gang n’avait de recruteur aussi fort.
       *[other] { $prisoner } rejoint { $name } : aucun autre gang n’avait de recruteur aussi fort.
    }
moment-contested = { $short } ne sait que choisir
    .line = { $prisoner } reste où il est : les recruteurs les plus forts sont à égalité.
moment-unmoved = { $short } ne rejoint personne
    .line = { $prisoner } ne rejoint personne : hors d’atteinte aujourd’hui, ou trop têtu pour qui a demandé.
moments-sabotage = Sabotage !
moment-sabotaged = { $who ->
    [you] Sabotage ! Tu perds { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[other] Sabotage ! { $name } perd { $points ->
        [one] un point
       *[other] { $points } points
    }
}
    .line = { $who ->
        [you] { $prisoner } déjoue ton guet : { $way } −{ $points } aujourd’hui.
       *[other] { $prisoner } déjoue le guet chez { $name } : { $way } −{ $points } aujourd’hui.
    }
moments-patrol = La patrouille fait sa ronde
moment-patrols = En patrouille : { $patrol }
    .line = { $patrol } en patrouille.
    .drawn = Piochées : { $names }. Seul le numéro le plus élevé compte.
    .values = Sur sa carte : Tunnel { $tunnel }, Force { $force }, Finesse { $finesse } ; résiste au baratin { $talk }, aux pots-de-vin { $bribe }.
moment-detected = { $who ->
    [you] La patrouille est chez toi : { $way }
   *[other] La patrouille est chez { $name } : { $way }
}
    .line = { $who ->
        [you] Trouvé dans ton gang : { $way }. Aucun guetteur n’a vu la patrouille à temps.
       *[other] Trouvé dans un gang ({ $name }) : { $way }. Aucun guetteur n’a vu la patrouille à temps.
    }
moment-caught = { $who ->
    [you] Tu ne peux rien sauver : { $way }
   *[other] { $name } ne peut rien sauver : { $way }
}
    .line = { $who ->
        [you] Tu n’as aucune défense ({ $way }) : aucun point aujourd’hui, et tous ceux qui y travaillaient sont punis.
       *[other] { $name } n’a aucune défense ({ $way }) : aucun point aujourd’hui, et tous ceux qui y travaillaient sont punis.
    }
moment-talk = { $short } baratine la patrouille
    .line = { $who ->
        [you] { $way } : rien à craindre, et cela ne te coûte rien.
       *[other] { $name }, { $way } : rien à craindre, et cela ne coûte rien.
    }
moment-bribe = { $short } achète la patrouille
    .line = { $who ->
        [you] { $way } : rien à craindre, mais cela te coûte { $cost } des points du jour.
       *[other] { $name }, { $way } : rien à craindre, mais cela coûte { $cost } des points du jour.
    }
moment-failed-bribe = { $short } : pot-de-vin refusé par la patrouille
    .line = { $who ->
        [you] { $way } : rien à craindre, mais { $prisoner } est emmené et puni ce soir.
       *[other] { $name }, { $way } : rien à craindre, mais { $prisoner } est emmené et puni ce soir.
    }
moment-blame = { $short } porte le chapeau
    .line = { $who ->
        [you] { $way } : rien à craindre ; { $prisoner } est emmené et puni ce soir.
       *[other] { $name }, { $way } : rien à craindre ; { $prisoner } est emmené et puni ce soir.
    }
moment-last-resort = { $who ->
    [you] Tu livres { $short }
   *[other] { $name } livre { $short }
}
    .line = { $who ->
        [you] { $way } : la moitié des points du jour est sauvée ; { $prisoner } est puni ce soir.
       *[other] { $name }, { $way } : la moitié des points du jour est sauvée ; { $prisoner } est puni ce soir.
    }
moments-warden = Convoqués chez le directeur
moment-released = { $short } est de retour
    .line = { $prisoner } revient du mitard.
moment-punishment = Le directeur a parlé : { $title }
    .line = { $title } : { $effects }.
moment-locked-up = { $short } va au mitard
    .line = { $days ->
        [one] { $prisoner } : un jour de mitard.
       *[other] { $prisoner } : { $days } jours de mitard.
    }
moments-points = Les points du jour
moment-produced = { $who ->
    [you] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
    .line = { $who ->
        [you] Toi : +{ $points } (Tunnel { $tunnel }, Force { $force }, Finesse { $finesse })
       *[other] { $name } : +{ $points } (Tunnel { $tunnel }, Force { $force }, Finesse { $finesse })
    }
moment-escaped = { $who ->
    [you] Tu t’évades de Luiswile !
   *[other] { $name } s’évade de Luiswile !
}
    .line = Les { $goal } points sont réunis, et le gang est dehors.
moment-moved = Les bateaux sont là : tous à Alcatraz

# Ce que changent les choix : un signe et un nom.
gauge-points = ★
    .name = points ce soir
gauge-tunnel = ▼
    .name = Tunnel ce soir
gauge-force = ■
    .name = Force ce soir
gauge-finesse = ◆
    .name = Finesse ce soir
gauge-watch = ◉
    .name = patrouilles vues à temps, jusqu’à
gauge-harm = ♠
    .name = points que tes saboteurs peuvent gâcher
gauge-persuasion = ♥
    .name = Poigne de ton meilleur recruteur
gauge-names = ♡
    .name = noms sur les listes de tes recruteurs
gauge-blanks = □
    .name = cartes vierges
gauge-orders = !
    .name = membres sans ordre
gauge-idle = ○
    .name = membres qui ne font rien aujourd’hui
gauge-hands = ♣
    .name = membres libres demain

# Verbes : boutons pour des choix qui pourraient échapper sur la table.
verb-sabotage = Envoyer un saboteur
verb-recruit = Recruter un prisonnier neutre
verb-claim = Réclamer un nouveau
verb-claim-instead = Réclamer un nouveau à la place
verb-move = Déplacer un membre
verb-talk = Baratiner la patrouille
verb-bribe = Soudoyer la patrouille
verb-blame = Porter le chapeau
verb-last-resort = Livrer un ouvrier

# À quoi servent les choses.
thing-race = Le premier gang qui a assez de points sur ses voies s’évade et gagne ; les points s’ajoutent chaque soir.
    .clauses = LUI-072
thing-runner = Jusqu’où un gang est arrivé, avec ses points sur chaque voie.
    .clauses = LUI-072
thing-day = L’événement du jour change les règles pour un jour : météo, bagarres, transferts, nouveaux, patrouilles. Il vient quand tous les ordres sont écrits.
    .clauses = LUI-089 LUI-094
thing-patrol = La patrouille fouille chaque voie où quelqu’un travaille. Elle trouve une voie si sa valeur y dépasse ce que voit ton meilleur guetteur.
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = L’efficacité de la patrouille contre un Tunnel. Un guetteur qui voit au moins autant cache le tien.
    .clauses = LUI-119
thing-patrol-force = L’efficacité de la patrouille contre la Force. Un guetteur qui voit au moins autant cache la tienne.
    .clauses = LUI-119
thing-patrol-finesse = L’efficacité de la patrouille contre la Finesse. Un guetteur qui voit au moins autant cache la tienne.
    .clauses = LUI-119
thing-patrol-talk = Un guetteur dont le baratin dépasse cette valeur éloigne la patrouille gratuitement.
    .clauses = LUI-061
thing-patrol-bribe = Un guetteur dont la Corruption dépasse cette valeur achète la patrouille. Un pot-de-vin plus maigre sauve aussi la voie, mais il est puni.
    .clauses = LUI-063 LUI-112
thing-warden = Le soir, une seule carte Punition vaut pour tous ceux qui se sont battus, ont été désignés ou emmenés.
    .clauses = LUI-069
thing-solitary = Qui est au mitard n’a pas de tâche et ne peut pas être recruté. Un jour est retiré chaque soir.
    .clauses = LUI-067
thing-newcomers = Ils sont arrivés avec l’événement du jour. Les recruteurs peuvent les réclamer aujourd’hui ; le soir, les autres deviennent neutres.
    .clauses = LUI-071
thing-newcomer = Un nouveau face cachée. Un recruteur peut le réclamer sans l’avoir vu ; tout le monde voit alors qui il est.
    .clauses = LUI-R15 LUI-095
thing-neutrals = Prisonniers d’aucun gang. Les recruteurs les rallient : jusqu’à trois noms par recruteur, et le plus fort l’emporte.
    .clauses = LUI-050 LUI-051
thing-decks = Les cartes qui peuvent encore venir. Tout le monde peut les connaître, mais pas leur ordre.
thing-deck-events = Il en vient une chaque jour.
thing-deck-finals = Elles viennent après toutes les autres, une par jour. L’une d’elles est le départ pour Alcatraz, qui termine la partie.
    .clauses = LUI-073
thing-deck-patrols = Chaque jour, on en pioche une ou plusieurs ; le numéro le plus élevé fouille.
    .clauses = LUI-056
thing-deck-punishments = On en pioche une le soir s’il y a quelqu’un à punir.
    .clauses = LUI-069
thing-deck-specialists = Prisonniers aux talents rares. Qui arrive est aussitôt connu.
    .clauses = LUI-099
thing-deck-ordinary = Les prisonniers ordinaires arrivent face cachée.
    .clauses = LUI-095
thing-deck-gone = Ils ont été transférés et ne reviennent jamais.
    .clauses = LUI-094
thing-gang = Un rival veut les mêmes points. Regarde ce qu’il y a sur les piles, et sabote là où ça fait le plus mal.
thing-piles = Mets chaque membre sur une pile : c’est sa tâche du jour. Personne d’autre ne voit qui est où avant que toutes les cartes soient retournées.
    .clauses = LUI-031
thing-own = Tes membres. Touches-en un, puis une pile, pour lui donner sa tâche.
    .clauses = LUI-030
thing-orders = Ce que doivent faire tes saboteurs et tes recruteurs. Personne d’autre ne le sait avant la révélation.
thing-blanks = Les cartes vierges ne font rien. Sur une pile, elles font croire aux autres que quelqu’un y travaille.
    .clauses = LUI-017
thing-entry = Un nom sur la liste d’un recruteur. Après l’événement, un nouveau peut prendre sa place.
    .clauses = LUI-R14 LUI-043
thing-pool = Les points d’un gang sur une voie. Les saboteurs peuvent gâcher ceux du jour, mais pas ceux qu’il a déjà.
    .clauses = LUI-053
thing-pile-tunnel = Creuser : chaque Pelle est un point pour le Tunnel ce soir.
thing-pile-force = Armes, contacts et argent : chaque Billet est un point pour la Force ce soir.
thing-pile-finesse = Planifier et observer : chaque Ampoule est un point pour la Finesse ce soir.
thing-pile-watch = Les guetteurs ne marquent pas de points. Le meilleur d’entre eux protège toutes tes voies des patrouilles et des saboteurs, et ils peuvent baratiner, soudoyer ou porter le chapeau.
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = Chaque saboteur reçoit un ordre : un rival et une voie. Sa Ruse moins l’Observation de leur meilleur guetteur, voilà ce qu’ils perdent aujourd’hui.
    .clauses = LUI-053
thing-pile-recruit = Chaque recruteur reçoit une liste de trois noms au plus. Le recruteur le plus fort rallie un prisonnier ; à égalité, personne ne le rallie.
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = Qui se repose ne fait rien aujourd’hui. Les talents qui ne demandent pas de tâche agissent quand même.

# La carte d'un prisonnier, ligne par ligne.
explain-title = { $who }, { $nation }
explain-rank-boss = Chef d’un gang : il ne peut être ni recruté ni transféré.
explain-rank-specialist = Spécialiste : talents rares, aussitôt reconnu.
explain-rank-ordinary = Prisonnier ordinaire.
explain-shovel = Pelle { $n } : points quand il creuse (Tunnel).
explain-banknotes = Billets { $n } : points quand il travaille à la Force.
explain-bulb = Ampoule { $n } : points quand il travaille à la Finesse.
explain-of-cunning = Ruse { $n } : ce qu’il peut gâcher comme saboteur.
explain-of-strength = Poigne { $n } : ce qu’il vaut comme recruteur ; un chef s’en sert aussi pour arrêter les bagarres.
explain-of-observation = Observation { $n } : les patrouilles et les saboteurs qu’il arrête comme guetteur.
explain-can = Maintenant : { $label }.
explain-lacks = { $n ->
    [one] Il manque { $n } point pour s’évader.
   *[other] Il manque { $n } points pour s’évader.
}
explain-aversion = Aversion : les { $nation } ne sont pas admis dans son gang.
explain-refuses = Refus : il ne rejoint pas les { $nation } quand ils sont chefs.
explain-stubborn = Têtu : seul un recruteur de Poigne { $n } ou plus peut le rallier.
explain-countryman = Compatriote : comme recruteur, il a Poigne +{ $n } avec les { $nation }.
explain-quell = Autorité : Poigne +{ $n } quand il arrête une bagarre.
explain-engineer = Ingénieur : quand il travaille { $way }, +{ $bonus } par tranche de { $per } points qui y sont marqués.
explain-teamwork = Équipier : +{ $bonus } quand il travaille { $way } avec au moins { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}.
explain-weatherproof = Imperméable : là où il travaille, le mauvais temps coûte jusqu’à { $n } points de moins.
explain-noisy = Bruyant : les patrouilles ont { $n } de plus contre la voie où il travaille.
explain-snitch = Balance : les patrouilles ont { $n } de plus contre toutes les voies de son gang, quelle que soit sa tâche.
explain-panics = Panique : il ne marque aucun point quand le numéro de la patrouille est { $n } ou plus.
explain-smooth-talk = Baratin { $n } : comme guetteur, il éloigne gratuitement les patrouilles de moindre résistance.
explain-bribery = Corruption { $n } : comme guetteur, il achète pour quelques points les patrouilles de moindre résistance.
explain-lookout = Vigie : comme guetteur, il voit { $n } de plus quand la patrouille fouille { $way }.
explain-insider = Initié : comme guetteur, il affaiblit de 1 les patrouilles de numéro { $n } ou moins.
explain-bodyguard = Gorille : comme guetteur, il voit { $n } de plus contre les saboteurs.
explain-wrecker = Casseur : Ruse +{ $n } quand il sabote { $way }.
explain-coward = Lâche : il ne porte pas le chapeau, ne peut pas être livré, et n’offre un pot-de-vin que s’il réussit.
explain-hothead = Sanguin : arrêter ses bagarres demande { $n } de plus.
explain-peaceful = Pacifique : il ne se bat pas, même si la carte le dit.
explain-tough = Coriace : il fait { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} de mitard en moins, mais au moins un.
explain-advocate = Avocat : ses camarades font { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} de mitard en moins, mais au moins un.
explain-scout = Éclaireur : son gang apprend en secret qui { $n ->
    [one] est le premier nouveau
   *[other] sont les { $n } premiers nouveaux
} face cachée.

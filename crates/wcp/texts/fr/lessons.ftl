### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Apprends à construire la base, à vaincre des sentinelles, à appuyer sur le gros bouton rouge et à sortir.

lesson-build = La première salle
    .goal = La base est vide, et c’est vous qui la construisez. On gagne avec les trophées ★ sortis de la base.
    .end = Se déplacer, poser une salle, poser un jeton : voilà un tour. Ton véhicule est entré tout seul dans ta salle, car il n’y avait pas d’autre chemin, et a pris le trophée.

lesson-build-vehicle = Choisis un véhicule : feu ▲ contre les autres, blindage ■ contre les défaites, turbos ● pour deux salles d’un coup.
    .hint = Pour débuter, le Rhino est un bon choix.
    .done = Bon choix.
    .no = Choisis un des véhicules.
lesson-build-hall = Tu attends dehors, à E3. Pose ton Hangar, une salle ouverte de tous les côtés, sur la case 15, dans l’angle de ton entrée.
    .hint = Touche le Hangar dans ta main, puis la case 15.
    .done = Ton entrée mène maintenant quelque part.
    .no = Pose le Hangar sur la case 15.
    .no-hall = Cette salle a des murs. Commence par le Hangar : il va partout.
    .no-cell = Tu n’entres dans la base que par ta propre entrée. Pose-le sur la case 15.
lesson-build-token = Maintenant un jeton. Ce que tu poses dans ta propre salle, tu peux aller le chercher : poses-y la Banque de graines ★4.
    .hint = Touche la Banque de graines dans ta main, puis la salle 15.
    .done = Quatre points, à une salle de toi.
    .no = Pose la Banque de graines dans la salle 15.
    .no-guard = Une sentinelle à ton entrée t’attendrait, toi. Pose le trophée.
    .no-upgrade = Une amélioration est utile, mais à la fin seuls les trophées comptent. Pose la Banque de graines.
lesson-build-next = Tu es dans ta salle et tu as pris le trophée. Pose une autre salle à côté, comme tu veux, puis choisis comme jeton le Bloc de batteries ★3.
    .hint = Un passage doit donner sur un passage. La table montre où va une salle.
    .done = Et où il ira, c’est toi qui décides.
    .no = Pose une salle, puis choisis le Bloc de batteries.
    .no-token = Les meilleurs jetons sont des trophées près de toi. Choisis le Bloc de batteries.

lesson-guard = Les sentinelles
    .goal = Une sentinelle surveille certains côtés de sa salle. Par les autres, tu la captures sans effort ; par un côté surveillé, tu combats.
    .end = La sentinelle qui t’attendait attend maintenant le Bot B. Qui perd un combat perd trophées et améliorations : la table dit comment il finit avant que tu ne bouges.

lesson-guard-fight = Dans la salle 10 se tient un Fil-piège ▲1■1, une sentinelle qui surveille tous les côtés. Tu as ▲3 ■8 : tu gagnes et perds 1 de blindage. Entre !
    .hint = À l’est. L’étiquette dit comment finit le combat.
    .done = Vaincue : elle rejoint ta main.
    .no = Va dans la salle 10.
    .no-trophy = Un trophée, c’est bien, mais cette leçon veut une sentinelle : va dans la salle 10.
lesson-guard-hall = Pose un Hangar sur la case 17, vers le milieu.
    .hint = Touche le Hangar dans ta main, puis la case 17.
    .done = Le chemin vers le bouton avance.
    .no = Pose un Hangar sur la case 17.
    .no-hall = Prends le Hangar : aucun de ses murs ne te gênera jamais.
    .no-cell = Construis vers le milieu : case 17.
lesson-guard-post = Poste le Fil-piège capturé à l’entrée du Bot B : salle 21.
    .hint = Touche le Fil-piège dans ta main, puis la salle 21.
    .done = Qui entre par là devra combattre.
    .no = Poste le Fil-piège dans la salle 21.
    .no-token = Plus tard. Pose le Fil-piège, ton butin.
    .no-own = Il serait sur ton propre chemin. Poste-le dans la salle 21, à l’entrée du Bot B.

lesson-button = Le gros bouton rouge
    .goal = Toutes les salles sont posées. Tu portes ★25, le Bot A seulement ★3 : il est temps de filer. Qui finit son déplacement dans la salle centrale peut appuyer sur le bouton.
    .end = La salle centrale a disparu, toutes les sorties sont ouvertes, et la base s’effondre depuis le milieu. La tuile WCP passe de l’un à l’autre : qui l’a détruit une salle à la fin de son tour.

lesson-button-centre = Va dans la salle centrale.
    .hint = Au nord-est.
    .done = Le voici.
    .no = Va dans la salle centrale.
    .no-away = Tu portes plus que le Bot A n’aura jamais. Chaque tour de plus n’aide que les autres. Va vers le bouton.
lesson-button-press = Appuie !
    .hint = Le bouton est sous la question.
    .done = Tous les autres ont encore un tour. Puis la fuite commence, et c’est toi qui pars.
    .no = Appuie sur le bouton.
    .no-not = Rien ne t’y oblige, mais tu es loin devant. Appuie.
lesson-button-token = Le tour continue : pose ton Double canon dans une salle vide. Pas un trophée : le Bot A pourrait le prendre.
    .hint = Touche l’amélioration ▲ dans ta main, puis une salle loin du Bot A.
    .done = Bien loin.
    .no = Pose le Double canon.
    .no-token = Garde celui-là. Pose le Double canon.
lesson-button-out = Ton tour ouvre la phase II. Quitte la salle centrale vers la sortie E2 : au sud-ouest.
    .hint = La salle 24, d’où tu venais.
    .done = En route !
    .no = Va au sud-ouest.
    .no-way = De là, la sortie est plus loin ou surveillée. Va au sud-ouest.

lesson-flee = Dehors !
    .goal = Les salles tombent une à une. Les trophées ne comptent que dehors, et tu es à deux salles d’une sortie.
    .end = Tu es dehors avec ★26, et le Bot A avec ★4 : tu gagnes. Qui reste dedans a tout ramassé pour rien.

lesson-flee-corner = La sortie E2 est à la salle 33. Vas-y.
    .hint = Au sud-ouest.
    .done = Encore un déplacement et te voilà dehors.
    .no = Va dans la salle 33.
    .no-greedy = ★2 de plus, mais tu en as assez, et le chemin du retour peut s’effondrer. Va dans la salle 33.
    .no-back = Cela ramène dans la base. Va dans la salle 33.
lesson-flee-token = Tu poses encore un jeton. Prends la Banque de graines et n’importe quelle salle : personne n’ira la chercher.
    .hint = Touche la Banque de graines dans ta main, puis une salle.
    .done = C’est dommage, mais tant pis.
    .no = Pose la Banque de graines.
    .no-guard = Les sentinelles pourraient te barrer le chemin. Pose la Banque de graines.
    .no-upgrade = Cela irait aussi. Mais cette fois, pose la Banque de graines.
lesson-flee-destroy = Tu as la tuile WCP : détruis une salle à côté du trou ou des décombres.
    .hint = Les salles qui peuvent tomber sont marquées. Une salle avec un véhicule dedans est à l’abri.
    .done = Des décombres. Le Bot A vient de quitter la base.
    .no = Détruis une salle.
lesson-flee-leave = Sors maintenant par E2 !
    .hint = Au sud-ouest, par l’entrée.
    .done = De l’air frais.
    .no = Sors par E2.
    .no-stay = Dehors, pas dedans ! Sors par E2.

lesson-match = Une partie
    .goal = Un bot facile construit contre toi.
    .end = Tu sais jouer. Continue ici tant que tu veux, ou commence une partie entière.

lesson-match-play = Joue comme tu veux. Si tu ne sais pas quoi faire, demande conseil.

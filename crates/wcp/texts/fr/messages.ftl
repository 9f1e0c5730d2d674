# Le Gros Bouton rouge, en français.

## La table.

section-stage = Où en est la partie
section-board = Plateau
section-vehicles = Véhicules
section-hands = Mains
section-own-hand = Ta main

stage-looting = Phase I : exploration et pillage.
stage-closed = Phase I : plus aucune salle ne peut être posée. Tout le monde peut appuyer sur le bouton ; { $turns ->
    [one] dans { $turns } tour
   *[other] dans { $turns } tours
}, la base le déclenche toute seule.
stage-pressed = { $who } a appuyé sur le bouton : derniers tours de la phase I.
stage-opening = La phase II commence : à la fin de ce tour, la salle centrale disparaît et les sorties s’ouvrent.
stage-fleeing = Phase II : les sorties sont ouvertes. { $who } a la tuile WCP et détruit une salle { $turns ->
    [0] à la fin de ce tour
    [one] dans { $turns } tour
   *[other] dans { $turns } tours
}.
stage-turn = Tour en cours : { $who }.
stage-stacks = Dans les piles : { $halls ->
    [one] { $halls } salle
   *[other] { $halls } salles
} et { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.

map-borders = --- et | : murs ; vides : passages ; points : encore indécis.
map-cells = [12] : salle ; 12 : case libre ; (◉) : bouton ; ( ) : trou ; xxx : décombres.
map-pawns = p1 à p6 : pions ; E0 à E5 : entrées, passives entre parenthèses.
map-tokens = ★5 : trophée ; ▲+1, ■+1, ●+1 : améliorations de feu, blindage, turbos.
map-guards = ▲3■2 →↘ : sentinelle de feu 3 et blindage 2 qui protège ces côtés.

vehicle-line = { $who } : { $card } { $values } ; trophées : { $worth } ; possède : { $goods } ; { $place }
vehicle-none = { $who } : pas encore de véhicule ; { $place }
place-outside = dehors, à l’entrée { $entrance }
place-inside = dans la salle { $cell }
place-trapped = dans la salle { $cell }, au piège
place-left = hors de la base, numéro { $number } à sortir
place-lost = véhicule perdu
place-resigned = abandon
hand-line = { $who } : { $halls ->
    [one] { $halls } salle
   *[other] { $halls } salles
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

dir-e = l’est
dir-se = le sud-est
dir-sw = le sud-ouest
dir-w = l’ouest
dir-nw = le nord-ouest
dir-ne = le nord-est

## Questions.

ask-pick = { $pawn ->
    [only] Quel véhicule conduis-tu ? Chacun a une puissance de feu ▲, un blindage ■ et des turbos ●.
   *[other] Quel véhicule conduit ton pion { $pawn } ? Chacun a une puissance de feu ▲, un blindage ■ et des turbos ●.
}
ask-resign = { $pawn ->
    [only] Te voilà sans issue :
   *[other] Ton pion { $pawn } est sans issue :
} aucun chemin ne mène de la salle { $cell } à une sortie. { $hope ->
    [none] Plus rien n’y changera.
   *[some] Seule une nouvelle salle pourrait en ouvrir un.
} Continuer ou abandonner ?
ask-move = { $pawn ->
    [only] Où vas-tu ?
   *[other] Où va ton pion { $pawn } ?
} { $place ->
    [outside] À l’intérieur par la salle d’angle, ou loin d’ici pour de bon.
   *[inside] { $boosters ->
        [0] Une salle ; il ne reste plus de turbo.
        [one] Une salle, ou deux pour ton dernier turbo ●.
       *[other] Une salle, ou deux pour un de tes { $boosters } turbos ●.
    }
}
ask-propose = Ton échange avec { $partner }. Tu donnes : { $offered }. Tu reçois : { $asked }. Propositions restantes : { $left }.
ask-counter = Ta contre-offre à { $partner }. Tu donnes : { $offered }. Tu reçois : { $asked }. Propositions restantes : { $left }.
ask-answer-counter = { $who } fait une contre-offre. Tu donnes : { $asked }. Tu reçois : { $offered }. Tu es d’accord ?
ask-answer = { $who } propose un échange. Tu donnes : { $asked }. Tu reçois : { $offered }. Tu es d’accord ?
ask-give = Qu’est-ce qui change de mains entre tes pions { $pawn } et { $partner } ?
ask-loot = Tu as vaincu { $loser }. Quel jeton prends-tu ?
ask-hall = Quelle salle de ta main poses-tu ?
ask-token = Quel jeton de ta main poses-tu ?
ask-where = Où poser { $what } ?
ask-turn = Quelle orientation pour { $what }, case { $cell } ?
ask-destroy = Tu as la tuile WCP : quelle salle détruis-tu ?
ask-over = La partie est terminée.

## Choix.

do-go-on = continuer, bien qu’il n’y ait pas d’issue
do-resign = abandonner : ce véhicule sort du jeu
do-move = vers { $way } (salle { $cell })
do-boost = au turbo vers { $way } (salle { $cell })
do-move-and = { $move } : { $prospect }
do-leave = quitter la base pour de bon par { $exit }, depuis la salle { $cell }
do-drive-off = s’éloigner et quitter la base pour de bon
do-press = appuyer sur le Gros Bouton rouge : tous les autres ont encore un tour
do-ignore = laisser les autres tranquilles
do-trade = échanger avec { $who }
do-attack = attaquer { $who }
do-give = donner et prendre avec { $who }
do-offer = offrir { $token }
do-ask = demander { $token }
do-propose = proposer cet échange
do-cancel = renoncer à l’échange
do-accept = accepter
do-accept-trade = accepter : tu donnes { $gives } et reçois { $gets }
do-counter = faire une contre-offre
do-decline = refuser
do-hand = remettre { $token }
do-take = prendre { $token }
do-done = terminé
do-loot = prendre { $token }
do-turn = { $sixths ->
    [0] sans tourner
    [one] un sixième de tour
   *[other] { $sixths } sixièmes de tour
} : { $edges }
prospect-meet = rencontre avec { $who }
prospect-take = prendre { $token }
prospect-capture = capturer { $token } par un côté sans défense
prospect-win = battre { $token }, blindage restant { $armour }
prospect-draw = la sentinelle { $token } et ton véhicule se détruisent
prospect-lose = la sentinelle { $token } détruit ton véhicule

## Ce qui s'est passé.

tell-picked = { $who ->
    [you] Tu prends
   *[other] { $name } prend
} le volant : { $card }.
tell-drew = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
} { $halls ->
    [one] { $halls } salle
   *[other] { $halls } salles
} et { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
tell-drew-faces = Tu pioches : { $what }.
tell-moved = { $who ->
    [you] Tu entres
   *[other] { $name } entre
} dans la salle { $cell }.
tell-boosted = { $who ->
    [you] Tu dépenses un turbo et traverses
   *[other] { $name } dépense un turbo et traverse
} la salle { $over } jusqu’à la salle { $cell }.
tell-stuck = { $who ->
    [you] Tu ne peux
   *[other] { $name } ne peut
} aller nulle part.
tell-left = { $who ->
    [you] Tu quittes
   *[other] { $name } quitte
} la base{ $exit ->
    [none] {""}
   *[other] {" "}par { $exit }
}, numéro { $number } à sortir, avec { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
tell-lost = { $who ->
    [you] Tu perds
   *[other] { $name } perd
} tout.
tell-back-outside = { $who ->
    [you] Tu repars
   *[other] { $name } repart
} de l’extérieur, avec les valeurs de la carte.
tell-took = { $who ->
    [you] Tu prends
   *[other] { $name } prend
} { $token }.
tell-captured = { $who ->
    [you] Tu captures
   *[other] { $name } capture
} { $guard } par un côté sans défense.
tell-fight-won = { $who ->
    [you] Tu bats
   *[other] { $name } bat
} { $guard } ; blindage restant : { $armour }.
tell-fight-draw = { $who ->
    [you] Ton véhicule
   *[other] { $name }
} et la sentinelle { $guard } se détruisent mutuellement.
tell-fight-lost = { $who ->
    [you] Ton véhicule est détruit
   *[other] { $name } perd son véhicule, détruit
} par la sentinelle { $guard }.
tell-returned = { $count ->
    [one] Retourne
   *[other] Retournent
} dans la pile des jetons : { $tokens }.
tell-ignored = { $who ->
    [you] Tu ne fais
   *[other] { $name } ne fait
} rien dans cette salle.
tell-proposed = { $who ->
    [you] Tu proposes un échange à { $other }
   *[other] { $whom ->
        [you] { $name } te propose un échange
       *[other] { $name } propose un échange à { $other }
    }
} : { $offered } contre { $asked }.
tell-countered = { $who ->
    [you] Tu fais une contre-offre à { $other }
   *[other] { $whom ->
        [you] { $name } te fait une contre-offre
       *[other] { $name } fait une contre-offre à { $other }
    }
} : { $offered } contre { $asked }.
tell-traded = { $who ->
    [you] Toi et { $other } concluez
   *[other] { $whom ->
        [you] { $name } et toi concluez
       *[other] { $name } et { $other } concluent
    }
} l’échange.
tell-declined = { $who ->
    [you] Tu refuses
   *[other] { $name } refuse
} l’échange.
tell-cancelled = { $who ->
    [you] Tu renonces
   *[other] { $name } renonce
} à l’échange.
tell-gave = { $name } remet { $token } à { $other }.
tell-attacked = { $who ->
    [you] Tu attaques { $other }
   *[other] { $whom ->
        [you] { $name } t’attaque
       *[other] { $name } attaque { $other }
    }
} : blindages restants { $left } et { $right }.
tell-looted = { $who ->
    [you] Victoire : tu prends { $token } à { $other }
   *[other] { $whom ->
        [you] { $name } gagne et te prend { $token }
       *[other] { $name } gagne et prend { $token } à { $other }
    }
}.
tell-laid-hall = { $who ->
    [you] Tu poses
   *[other] { $name } pose
} une salle « { $hall } » sur la case { $cell }, ouverte sur { $edges }.
tell-no-hall = { $who ->
    [you] Tu n’as
   *[other] { $name } n’a
} aucune salle qui puisse être posée.
tell-laid-token = { $who ->
    [you] Tu poses
   *[other] { $name } pose
} { $what } dans la salle { $cell }.
tell-laid-guard = { $who ->
    [you] Tu postes
   *[other] { $name } poste
} { $what } dans la salle { $cell }, côtés gardés : { $edges }.
tell-closed = Plus aucune salle ne peut être posée : désormais, tout le monde peut appuyer sur le bouton.
tell-pressed = { $who ->
    [you] Tu appuies
   *[other] { $name } appuie
} sur le Gros Bouton rouge ! Tous les autres ont encore un tour.
tell-failsafe = Personne n’a appuyé : la base déclenche le bouton toute seule. { $who ->
    [you] Tu passes
   *[other] { $name } passe
} pour avoir appuyé.
tell-stage-two = La phase II commence. Premier tour : { $who ->
    [you] le tien
   *[other] { $name }
}.
tell-opened = La salle centrale a disparu, et toutes les sorties sont ouvertes.
tell-tile = { $who ->
    [you] Tu reçois
   *[other] { $name } reçoit
} la tuile WCP.
tell-destroyed = { $who ->
    [you] Tu détruis
   *[other] { $name } détruit
} la salle { $cell }.
tell-lapsed = { $who ->
    [you] Tu ne trouves
   *[other] { $name } ne trouve
} aucune salle à détruire.
tell-resigned = { $who ->
    [you] Tu abandonnes
   *[other] { $name } abandonne
}.
tell-collapsed = Il n’y a plus rien à détruire : la base s’effondre.

## Options.

option-teams = Équipes : à deux ou trois, on se partage six pions
option-teams-off = un pion par personne
option-teams-on = à deux : trois pions chacun ; à trois : deux

## La fin.

end-all-out = Plus personne à l’intérieur ne peut sortir ; les trophées sortis les plus précieux l’emportent.
end-collapse = La base s’est effondrée ; les trophées sortis les plus précieux l’emportent.
end-nobody-left = Personne n’a quitté la base : tout le monde perd.

## Pourquoi pas.

clause-WCP-003 = Les véhicules se choisissent avant le premier tour, un par pion, et ne changent plus.
clause-WCP-017 = Un déplacement est possible, donc tu dois d’abord te déplacer.
clause-WCP-019 = On pose exactement une salle par tour, avant le jeton : choisis la salle, sa case et son orientation.
clause-WCP-020 = On pose exactement un jeton par tour, après la salle : choisis le jeton, sa salle et, pour une sentinelle, son orientation.
clause-WCP-023 = Il n’y a pas encore de salle : il faut une salle posée et un passage des deux côtés de la limite.
clause-WCP-024 = Un mur barre cette limite : les deux salles doivent y avoir un passage.
clause-WCP-026 = De dehors, on ne peut entrer que dans la salle d’angle, à sa propre entrée, par un passage.
clause-WCP-027 = Personne ne quitte la base avant que la salle centrale ait disparu.
clause-WCP-032 = Avancer de deux salles coûte un turbo, et tu n’en as pas.
clause-WCP-033 = Pose une tuile de salle de ta main sur une case encore libre.
clause-WCP-034 = La nouvelle salle doit avoir un passage vers une salle posée ou une entrée active.
clause-WCP-035 = Cela couperait pour de bon une partie du plateau : tourne la tuile pour que tout reste relié.
clause-WCP-036 = Cela murerait une entrée active : il y faut un passage.
clause-WCP-038 = Cette salle ne peut être posée nulle part ; elle reste dans ta main.
clause-WCP-039 = Pose un jeton de ta main sur une salle déjà posée.
clause-WCP-040 = Un jeton demande une salle vide : sans jeton, sans pion, et pas celle du bouton.
clause-WCP-053 = Avec un autre pion dans la salle, tu l’ignores, tu échanges ou tu attaques ; rien d’autre ne passe avant.
clause-WCP-055 = On n’échange que les trophées et améliorations de l’un ou l’autre pion, chacun une fois.
clause-WCP-056 = Seuls les pions d’une même équipe, dans la même salle, se donnent des jetons, et chaque jeton une fois.
clause-WCP-058 = Il faut venir d’entrer dans une salle pour y ignorer, échanger, attaquer ou donner, une fois par tour.
clause-WCP-069 = Tu ne peux attaquer qu’un pion de la salle où tu viens d’entrer.
clause-WCP-072 = Prends un trophée ou une amélioration que possède le vaincu.
clause-WCP-079 = On ne peut appuyer sur le bouton qu’en entrant dans la salle centrale.
clause-WCP-080 = On ne peut appuyer que sans salle en main ni dans la pile, ou quand plus personne ne peut en poser.
clause-WCP-083 = Tu es devant le bouton : appuie d’abord dessus, ou laisse-le tranquille.
clause-WCP-091 = On quitte la base depuis une salle voisine d’une sortie ; s’éloigner est réservé aux pions qui attendent dehors.
clause-WCP-094 = Un mur de cette salle barre la sortie.
clause-WCP-096 = Qui a quitté la base ne se déplace plus.
clause-WCP-100 = Aucune salle ne se pose sur la case centrale ni sur une salle détruite.
clause-WCP-101 = Aucun jeton ne se pose sur la case centrale ni sur une salle détruite.
clause-WCP-102 = On détruit une salle encore intacte.
clause-WCP-103 = La première salle détruite doit toucher le trou de la salle centrale.
clause-WCP-104 = On ne peut détruire qu’une salle voisine du trou ou de décombres.
clause-WCP-105 = Une salle où se trouve un pion ne peut pas être détruite.
clause-WCP-108 = Tu as la tuile WCP et dois détruire une salle maintenant.
clause-WCP-112 = Les salles se détruisent tout à la fin d’un tour, et il faut avoir la tuile WCP.
clause-WCP-113 = On ne peut plus entrer dans une salle détruite, ni la traverser.
clause-WCP-117 = La partie est terminée.
clause-WCP-122 = On ne joue en équipes qu’à deux ou à trois.
clause-WCP-R03 = Ce véhicule est pris : chaque carte n’existe qu’une fois.
clause-WCP-R06 = Il n’y a pas d’entrée de ce côté : un passage au bord ne mène nulle part.
clause-WCP-R11 = Un aller-retour n’est pas un déplacement : la seconde salle doit être une autre que celle du départ.
clause-WCP-R13 = Le déplacement s’arrête quand le pion est hors de la base.
clause-WCP-R23 = Seules les sentinelles se tournent.
clause-WCP-R25 = Les améliorations partent avec leurs marqueurs : personne ne doit rester sans blindage ni devoir des turbos.
clause-WCP-R31 = Un échange demande au moins un jeton de chaque côté et l’accord de l’autre.
clause-WCP-R33 = Le vainqueur doit d’abord prendre un jeton au vaincu.
clause-WCP-R36 = Quelqu’un a déjà appuyé sur le bouton.
clause-WCP-R42 = La salle centrale a disparu : on ne peut plus entrer sur sa case, ni la traverser.
clause-WCP-R53 = On ne choisit d’abandonner ou de continuer qu’au début de son tour, avec un pion coupé de toute sortie.
clause-WCP-R60 = Les pions d’une même équipe ne font pas d’échange et ne s’attaquent pas ; ils se donnent.
clause-WCP-R64 = Dans ce sens, c’est pareil qu’en tournant moins : choisis l’autre.
clause-WCP-R67 = On peut répondre à une proposition par une contre-offre tant qu’il reste des propositions pour cette rencontre.
clause-WCP-R68 = Termine d’abord : un échange finit par une réponse ou un abandon, un don quand tu le déclares fini.
clause-WCP-R65 = Il n’y a rien à remettre : un échange demande des jetons des deux côtés, un don d’un seul.

# Ce que les règles décident seules, comme le dit le journal.
clause-WCP-029 = Ce qui se trouve dans une salle traversée au turbo est ignoré.
clause-WCP-049 = Une sentinelle abordée par un côté sans défense est capturée sans combat.
clause-WCP-063 = Une sentinelle vaincue rejoint la main du vainqueur ; le blindage perdu reste perdu.
clause-WCP-065 = Qui perd contre une sentinelle perd tous ses trophées et améliorations.
clause-WCP-068 = Une égalité est une défaite, mais la sentinelle rejoint la main du joueur.
clause-WCP-070 = Deux véhicules échangent des coups de feu exactement une fois, en même temps.
clause-WCP-084 = Une fois le bouton pressé, chaque adversaire a encore un tour.
clause-WCP-085 = La phase II commence au prochain tour de qui a appuyé.
clause-WCP-095 = Qui a quitté la base ne peut jamais revenir.
clause-WCP-107 = Après une destruction, la tuile WCP passe à la personne de droite.
clause-WCP-R08 = Un pion qui ne peut aller nulle part reste sur place, et le tour continue par la pose.
clause-WCP-R17 = Qui ne peut poser aucune salle les garde toutes et passe au jeton.
clause-WCP-R22 = Les jetons qui reviennent sont mélangés à la pile.
clause-WCP-R37 = Quand plus aucune salle ne peut être posée, tout le monde peut appuyer sur le bouton.
clause-WCP-R39 = Quand personne n’appuie pendant longtemps, la base déclenche le bouton toute seule ; la phase dit dans combien de tours.
clause-WCP-R41 = Les sorties s’ouvrent quand la salle centrale disparaît, à la fin du premier tour de la phase II.
clause-WCP-R47 = Sans salle à détruire, l’obligation tombe ; quand elle est tombée pour tous d’affilée, la base s’effondre.
clause-WCP-R50 = Un pion sans aucune issue a perdu, même s’il est rejeté hors de la base.

## L'image.

scene-stage-looting = I : pillage
scene-stage-closed = I : complet
scene-stage-pressed = I : derniers tours
scene-stage-opening = II : ouverture
scene-stage-fleeing = II : fuite
scene-hall = Salle { $cell } : { $hall }
scene-free = Case { $cell }, libre
scene-rubble = Case { $cell }, décombres
scene-centre = Salle { $cell } : la salle centrale
scene-hole = Case { $cell } : le trou de la salle centrale
scene-ways = On peut aller vers { $dirs }.
scene-button = le Gros Bouton rouge sur la tuile WCP
scene-pressed = enfoncé
scene-strikes = détruit une salle { $turns ->
    [0] à la fin de ce tour
    [one] dans { $turns } tour
   *[other] dans { $turns } tours
}
scene-on-turn = c’est son tour
scene-turn = son tour
scene-trapped = au piège
scene-draft = { $what }, en cours de pose ici
scene-entrance = Entrée { $entrance } ({ $who })
scene-exit = Entrée passive { $entrance }
scene-gate-active = On entre d’ici par la salle d’angle ; on ne sort pas encore.
scene-gate-passive = Personne ne part d’ici ; en phase II, c’est une sortie.
scene-gate-open = Sortie ouverte.
scene-gate-steps = { $steps ->
    [one] Un pas pour sortir ici.
   *[other] { $steps } pas pour sortir ici.
}
scene-gate-shut = Pas d’issue : la salle d’angle a un mur ici, ou elle n’existe pas.
scene-away = Dehors
scene-hall-stack = Salles
scene-token-stack = Jetons
scene-halls = { $count ->
    [1] une salle dans la pile
   *[other] salles dans la pile
}
scene-tokens = { $count ->
    [1] un jeton dans la pile
   *[other] jetons dans la pile
}
scene-halls-held = { $count ->
    [1] une salle en main
   *[other] salles en main
}
scene-tokens-held = { $count ->
    [1] un jeton en main
   *[other] jetons en main
}
scene-garage = Véhicules libres
scene-card = { $card } : feu { $fire }, blindage { $armour }, turbos { $boosters }
scene-deal = { $who } donnerait
scene-proposals = Propositions restantes : { $left }.
scene-worth = trophées valant { $worth }
scene-where = { $pawn } : { $place }
scene-chosen = choix actuel
scene-turns = Orientations possibles, case { $cell }
scene-tile = { $hall }, ouverture vers { $dirs }
scene-trophy = { $name }, un trophée valant { $value }
scene-upgrade-fire = { $name }, une amélioration : feu +{ $by }
scene-upgrade-armour = { $name }, une amélioration : blindage +{ $by }
scene-upgrade-boosters = { $name }, une amélioration : turbos +{ $by }
scene-guard = { $name }, une sentinelle de feu { $fire } et blindage { $armour }, qui surveille { $dirs }

pick-boost = au turbo, par un autre chemin
pick-trade = échanger
pick-attack = attaquer
pick-give = donner et prendre

## Pions et choses dans les phrases.

own-pawn-subject = ton pion { $pawn }
own-pawn = ton pion { $pawn }
hall-object = la salle « { $hall } »
edges-all = tous les côtés
object-t1a = des conserves
object-t1b = un touret de câble
object-t2a = une radio de campagne
object-t2b = une caisse médicale
object-t3a = une mallette d’optique
object-t3b = un bloc de batteries
object-t4a = des archives de cartes
object-t4b = une banque de graines
object-t5a = une pile à fusion
object-t5b = un noyau de chiffrement
object-uf1 = un double canon
object-ua1 = une plaque de tôle
object-ua2 = une plaque composite
object-ub1 = un bidon d’essence
object-ub2 = un réservoir de nitro
object-g01 = un fil-piège
object-g02 = un chien de garde
object-g03 = un dard
object-g04 = un piquet
object-g05 = un tourniquet
object-g06 = un rempart
object-g07 = un lancier
object-g08 = un broyeur
object-g09 = une faucheuse
object-g10 = un colosse

## Autres questions et choix.

ask-meet = { $pawn ->
    [only] Tu rencontres { $others } dans la salle { $cell }
   *[other] Ton pion { $pawn } rencontre { $others } dans la salle { $cell }
}. Que fais-tu ?
ask-press = { $pawn ->
    [only] Tu es
   *[other] Ton pion { $pawn } est
} devant le Gros Bouton rouge. Appuyer ? Tous les autres auront encore un tour, puis la base tombera en morceaux.
ask-press-or-meet = { $pawn ->
    [only] Tu es
   *[other] Ton pion { $pawn } est
} devant le Gros Bouton rouge, avec { $others }. Appuyer, t’occuper des autres, ou ne rien faire ?
ask-turn-only = Une seule orientation possible pour { $what }, case { $cell }. Poser ainsi ?
do-not-press = ne pas appuyer
do-lay-hall = poser la salle « { $hall } », { $count ->
    [6] ouverte de tous les côtés
   *[other] ouverte de { $count } côtés
}
do-lay-token = poser { $token }
do-on-free = sur la case { $cell }
do-on-hall = dans la salle { $cell }
do-destroy = détruire la salle { $cell }
do-destroy-with = détruire la salle { $cell } et ce qui s’y trouve : { $token }
do-leave-boosted = au turbo, quitter la base pour de bon par { $exit }, depuis la salle { $cell }

## Boutons pour ce qui pourrait échapper sur le plateau.

verb-press = Appuyer sur le Gros Bouton rouge
verb-attack = Attaquer
verb-trade = Échanger
verb-give = Donner et prendre
verb-leave = Sortir par { $value }
verb-drive-off = Quitter la base
verb-loot = Prendre en butin
verb-offer = Offrir un jeton
verb-ask = Demander un jeton
verb-hand = Remettre
verb-take = Prendre

## Les nombres que l'on surveille.

gauge-points = ★
    .name = points
gauge-fire = ▲
    .name = feu
gauge-armour = ■
    .name = blindage
gauge-boosters = ●
    .name = turbos
gauge-tokens = ◆
    .name = jetons en main
gauge-alarm = II
    .name = Après un dernier tour de tous les autres, la phase II commence
gauge-way = ↗
    .name = pas jusqu’à la sortie la plus proche
gauge-vehicle = ♥
    .name = véhicule
gauge-escape = ✓
    .name = issue
gauge-vehicle-p1 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p1)
gauge-vehicle-p2 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p2)
gauge-vehicle-p3 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p3)
gauge-vehicle-p4 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p4)
gauge-vehicle-p5 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p5)
gauge-vehicle-p6 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p6)
gauge-escape-p1 = { gauge-escape }
    .name = { gauge-escape.name } (p1)
gauge-escape-p2 = { gauge-escape }
    .name = { gauge-escape.name } (p2)
gauge-escape-p3 = { gauge-escape }
    .name = { gauge-escape.name } (p3)
gauge-escape-p4 = { gauge-escape }
    .name = { gauge-escape.name } (p4)
gauge-escape-p5 = { gauge-escape }
    .name = { gauge-escape.name } (p5)
gauge-escape-p6 = { gauge-escape }
    .name = { gauge-escape.name } (p6)

## Moments.

moment-picked = { $who ->
    [you] Tu prends
   *[other] { $name } prend
} le volant : { $card }
    .values = Feu { $fire }, blindage { $armour }, turbos { $boosters }
moment-moved = { $who ->
    [you] Tu entres
   *[other] { $name } entre
} dans la salle { $cell }
moment-boosted = { $who ->
    [you] Tu fonces
   *[other] { $name } fonce
} par la salle { $over } jusqu’à la salle { $cell }
    .cost = Un turbo est dépensé ; ce qui se trouve dans la salle { $over } y reste.
moment-stuck = { $who ->
    [you] Tu ne peux
   *[other] { $name } ne peut
} aller nulle part
    .next = Le tour continue par la pose.
moment-trophy = Un trophée : ★{ $value } pour qui le sort de la base
moment-upgrade-fire = Une amélioration : feu +{ $by }
moment-upgrade-armour = Une amélioration : blindage +{ $by }
moment-upgrade-boosters = Une amélioration : turbos +{ $by }
moment-guard = Feu { $fire }, blindage { $armour }
moment-took = { $who ->
    [you] Tu trouves
   *[other] { $name } trouve
} { $token }
moment-captured = { $who ->
    [you] Tu captures
   *[other] { $name } capture
} { $token }
    .how = La sentinelle a été abordée par un côté non surveillé : pas de combat.
    .hand = Elle rejoint la main et peut être postée de nouveau.
moment-fight-won = { $who ->
    [you] Tu bats
   *[other] { $name } bat
} { $token }
    .left = { $armour ->
        [one] Il ne reste qu’un point de blindage.
       *[other] Blindage restant : { $armour }.
    }
    .hand = La sentinelle rejoint la main et peut être postée de nouveau.
moment-fight-draw = { $who ->
    [you] Ton véhicule
   *[other] { $name }
} et la sentinelle { $guard } se détruisent
    .lost = Tous les trophées et améliorations du véhicule sont perdus.
    .hand = La sentinelle rejoint la main.
moment-fight-lost = { $who ->
    [you] Ton véhicule est détruit : sentinelle { $guard }
   *[other] { $name } perd son véhicule : sentinelle { $guard }
}
    .lost = Tous les trophées et améliorations du véhicule sont perdus.
moment-back-outside = { $who ->
    [you] Tu repars
   *[other] { $name } repart
} de l’extérieur
    .values = Le véhicule retrouve toutes les valeurs de sa carte.
moment-lost = { $who ->
    [you] Tu perds
   *[other] { $name } perd
} tout dans la base
    .why = Il n’y avait plus d’issue ; rien de ce qui est à bord ne compte.
moment-left = { $who ->
    [you] Tu es
   *[other] { $name } est
} hors de la base !
    .number = { $number ->
        [1] Premier véhicule sorti : il gagne les égalités.
       *[other] Véhicule numéro { $number } à sortir ; ceux d’avant gagnent les égalités.
    }
    .exit = Par la sortie { $exit }.
    .counts = Les trophées à bord sont sauvés : { $worth ->
        [one] { $worth } point.
       *[other] { $worth } points.
    }
moment-proposed = { $who ->
    [you] Tu proposes un échange à { $other }
   *[other] { $whom ->
        [you] { $name } te propose un échange
       *[other] { $name } propose un échange à { $other }
    }
}
    .gives = Offert : { $offered }
    .wants = Demandé : { $asked }
moment-countered = { $who ->
    [you] Tu fais une contre-offre à { $other }
   *[other] { $whom ->
        [you] { $name } te fait une contre-offre
       *[other] { $name } fait une contre-offre à { $other }
    }
}
moment-traded = { $who ->
    [you] Toi et { $other } faites
   *[other] { $whom ->
        [you] { $name } et toi faites
       *[other] { $name } et { $other } font
    }
} un échange
    .markers = Les jetons changent de mains, les améliorations avec leurs marqueurs.
moment-declined = { $who ->
    [you] Tu refuses
   *[other] { $name } refuse
} l’échange
moment-gave = { $name } remet { $token }
    .to = À { $other }.
moment-attacked = { $who ->
    [you] Tu attaques { $other }
   *[other] { $whom ->
        [you] { $name } t’attaque
       *[other] { $name } attaque { $other }
    }
} !
    .undecided = Un seul échange de coups de feu, et personne n’est vaincu.
moment-armour = { $who ->
    [you] Tu gardes
   *[other] { $name } garde
} { $armour } de blindage.
moment-wreck = { $who ->
    [you] Ton véhicule est détruit
   *[other] { $name } perd son véhicule
} : ses améliorations sont perdues.
moment-looted = { $who ->
    [you] Tu prends { $token } à { $other }
   *[other] { $whom ->
        [you] { $name } te prend { $token }
       *[other] { $name } prend { $token } à { $other }
    }
}
moment-laid-hall = { $who ->
    [you] Tu poses
   *[other] { $name } pose
} une salle « { $hall } », case { $cell }
    .open = Passages : { $edges }
moment-laid-guard = { $who ->
    [you] Tu postes
   *[other] { $name } poste
} { $token } dans la salle { $cell }
    .watches = Côtés surveillés : { $edges } ; c’est de là qu’elle combat.
moment-laid-loot = { $who ->
    [you] Tu places
   *[other] { $name } place
} { $token } dans la salle { $cell }
moment-closed = Le Gros Bouton rouge est libre
    .why = Plus aucune salle ne peut être posée : tout le monde peut maintenant appuyer.
    .failsafe = Si personne ne le fait pendant longtemps, la base le déclenche toute seule.
moment-pressed = { $who ->
    [you] Tu appuies
   *[other] { $name } appuie
} sur le Gros Bouton rouge !
    .turns = Tous les autres ont encore un tour ; puis la phase II commence.
    .after = La salle centrale disparaît, les sorties s’ouvrent, et les salles tombent l’une après l’autre.
    .counts = Seuls comptent les trophées qui sortent de la base.
moment-failsafe = La base déclenche seule le Gros Bouton rouge !
    .who = { $who ->
        [you] Tu passes
       *[other] { $name } passe
    } pour avoir appuyé : tous les autres ont encore un tour.
moment-stage-two = Phase II : la base s’écroule
    .who = À la fin de { $who ->
        [you] ton tour
       *[other] ce tour ({ $name })
    }, la salle centrale disparaît et les sorties s’ouvrent.
    .goal = Sors tes trophées d’ici : rien d’autre ne compte.
moment-opened = Plus de salle centrale : les sorties sont ouvertes !
    .leave = D’une salle d’angle avec un passage vers sa sortie, un déplacement mène dehors.
    .falls = Qui a la tuile WCP détruit une salle à la fin du tour.
moment-destroyed = { $who ->
    [you] Tu détruis
   *[other] { $name } détruit
} la salle { $cell }
    .gone = Personne ne peut plus y entrer ni la traverser.
moment-lapsed = { $who ->
    [you] Tu ne trouves
   *[other] { $name } ne trouve
} aucune salle à détruire
    .next = La base s’effondre quand cela arrive autant de fois de suite qu’il y a de joueurs qui n’ont pas abandonné.
moment-collapsed = La base s’effondre !
    .inside = Qui est encore à l’intérieur est perdu.
    .outside = Qui attend dehors s’en tire.
moment-resigned = { $who ->
    [you] Tu abandonnes
   *[other] { $name } abandonne
}
    .rest = Le véhicule reste sur place ; ses trophées ne comptent pas.

## À quoi servent les choses.

thing-stage-looting = Explore, pille et pose des salles. Quand plus aucune ne peut être posée, ou que tu n’en as plus et que la pile est vide, on peut appuyer sur le Gros Bouton rouge dans la salle centrale.
    .clauses = WCP-080 WCP-R37
thing-stage-closed = Tout le monde peut maintenant appuyer sur le bouton en entrant dans la salle centrale. Qui appuie joue en premier en phase II.
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = Quelqu’un a appuyé sur le bouton. Profite des derniers tours de la phase I pour t’approcher d’une sortie.
    .clauses = WCP-084 WCP-085
thing-stage-opening = À la fin de ce tour, la salle centrale disparaît et les sorties s’ouvrent.
    .clauses = WCP-R41
thing-stage-fleeing = Fuis par une sortie ouverte : seuls comptent les trophées emportés. Les salles tombent l’une après l’autre, en commençant près du trou central.
    .clauses = WCP-095 WCP-104
thing-free = Rien n’est encore posé ici. Une salle convient si elle a un passage vers une salle posée ou une entrée active et ne coupe rien.
    .clauses = WCP-034 WCP-035
thing-laid-hall = Les véhicules circulent là où les deux salles ont un passage. Qui s’arrête ici prend le butin ou affronte la sentinelle.
    .clauses = WCP-024
thing-brittle = Elle touche le trou ou des décombres : sauf si un véhicule s’y trouve, elle peut être la prochaine à tomber.
    .clauses = WCP-104 WCP-105
thing-centre = Le cœur de la base, avec le Gros Bouton rouge. Elle est ouverte de tous les côtés, et rien ne peut y être posé.
    .clauses = WCP-079 WCP-080
thing-hole = Ici se trouvait la salle centrale. Qui y était peut encore en sortir ; personne n’y entre ni n’y passe.
    .clauses = WCP-R42
thing-rubble = Une salle détruite : on ne peut plus y entrer ni la traverser.
    .clauses = WCP-113
thing-wcp-tile-looting = Le Gros Bouton rouge. Appuie dessus en entrant dans la salle centrale, quand il n’y a plus de salle à poser : c’est le début de la fin pour la base.
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = Quelqu’un a appuyé sur le bouton : tous les autres ont encore un tour.
    .clauses = WCP-084
thing-wcp-tile-fleeing = Qui a la tuile WCP doit détruire une salle à la fin du tour, même de dehors ; puis la tuile passe à la personne de droite.
    .clauses = WCP-107 WCP-108
thing-entrance = L’accès à la base, par la salle d’angle voisine. En phase II, il devient une sortie.
    .clauses = WCP-026 WCP-027
thing-exit = De la salle d’angle, un déplacement mène dehors si elle a un passage ici. Qui sort ne revient jamais, et les trophées à bord comptent.
    .clauses = WCP-094 WCP-095
thing-away = Les véhicules qui ont quitté la base, numérotés dans l’ordre, et ceux qui sont perdus.
    .clauses = WCP-095 WCP-096
thing-halls = À la fin de son tour, chacun complète sa main à six salles, tant qu’il y en a dans la pile.
    .clauses = WCP-019
thing-tokens = Trophées, améliorations et sentinelles. À la fin de son tour, chacun complète sa main à six ; les jetons perdus retournent dans la pile, mélangés.
    .clauses = WCP-020 WCP-R22
thing-garage = Chaque véhicule ne peut être choisi qu’une fois. Le feu ▲ se retranche du blindage ■ adverse ; un turbo ● permet d’avancer de deux salles.
    .clauses = WCP-003 WCP-R03
thing-deal = Ce qui changerait de mains si l’échange est accepté.
    .clauses = WCP-R31 WCP-R25
thing-seat = Un joueur : le véhicule avec ses valeurs, ce qu’il transporte, et le nombre de salles et de jetons en main.
thing-turns = La même pièce dans chaque sens où elle peut être tournée : choisis-en un.
    .clauses = WCP-R64
thing-own-hand = À chaque tour, pose une salle puis un jeton ; personne d’autre ne les voit.
    .clauses = WCP-019 WCP-020
thing-pawn = Un véhicule dans la base. Entre dans sa salle pour l’attaquer ou faire un échange.
    .clauses = WCP-053 WCP-070
thing-vehicle = Le feu ▲ est ce qu’il retranche au blindage adverse quand on tire ; sans blindage ■, il est détruit ; chaque turbo ● permet d’avancer une fois de deux salles.
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = Le blindage le plus lourd de tous, mais un feu faible.
thing-card-v02 = Blindage solide et deux turbos, feu faible.
thing-card-v03 = Transporteur rapide : trois turbos et bon blindage.
thing-card-v04 = Le plus rapide : quatre turbos, mais blindage léger.
thing-card-v05 = Blindage et feu ; un seul turbo.
thing-card-v06 = Bon en tout, meilleur en rien.
thing-card-v07 = Rapide et mordant, avec un blindage léger.
thing-card-v08 = Feu puissant et bon blindage, mais pas un seul turbo.
thing-card-v09 = Feu puissant, et un turbo pour s’approcher.
thing-card-v10 = Feu puissant et deux turbos ; le blindage le plus mince.
thing-tile = Pose-la sur une case libre près des salles, tournée de façon à la relier sans rien couper.
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = Trois passages côte à côte : bonne pour les bords et les angles.
thing-hall-h02 = Une ligne droite avec un embranchement d’un côté.
thing-hall-h03 = Une ligne droite avec un embranchement de l’autre côté.
thing-hall-h04 = Trois passages, un côté sur deux.
thing-hall-h05 = Quatre passages à la suite, deux côtés voisins fermés.
thing-hall-h06 = Quatre passages : trois côte à côte et un en face.
thing-hall-h07 = Deux lignes droites qui se croisent ; deux murs opposés.
thing-hall-h08 = Ouverte de tous les côtés sauf un.
thing-hall-h09 = Ouverte de tous les côtés : elle va partout où une salle peut être posée, sans avoir à la tourner.
thing-trophy = Sors-le de la base en phase II : les trophées les plus précieux l’emportent.
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = Chaque point de feu retranche un point de plus au blindage adverse à chaque tir.
    .clauses = WCP-R25
thing-upgrade-armour = Ajoute aussitôt des points de blindage ; le blindage emporté par les tirs ne revient pas.
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = Ajoute des turbos : chacun permet d’avancer une fois de deux salles.
    .clauses = WCP-032 WCP-R25
thing-guard = Elle combat qui entre par un côté qu’elle surveille, jusqu’à ce que l’un des deux n’ait plus de blindage. Par tout autre côté, elle est capturée sans combat.
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = Si ton véhicule ({ $vehicle }) la combat maintenant : tu gagnes, blindage { $armour } → { $left }.
thing-fight-draw = Si ton véhicule ({ $vehicle }) la combat maintenant : les deux sont détruits, et tous les trophées et améliorations sont perdus.
thing-fight-lost = Si ton véhicule ({ $vehicle }) la combat maintenant : il est détruit, et tous les trophées et améliorations sont perdus.
thing-worth = À bord : trophées valant ★{ $worth }.
thing-way = { $steps ->
    [one] Un pas pour s’échapper par la sortie la plus proche.
   *[other] { $steps } pas pour s’échapper par la sortie la plus proche.
}
thing-cut-off = Aucun chemin ne mène d’ici à une sortie.

# Noms donnés par le contenu : `called-` et le nom anglais.
called-fan = Éventail
called-left-fork = Fourche gauche
called-right-fork = Fourche droite
called-triad = Triade
called-gallery = Galerie
called-junction = Embranchement
called-crossing = Croisement
called-loading-bay = Quai de charge
called-hangar = Hangar
called-ration-tins = Conserves
called-cable-drum = Touret de câble
called-field-radio = Radio de campagne
called-med-crate = Caisse médicale
called-optics-case = Mallette d’optique
called-battery-bank = Bloc de batteries
called-map-archive = Archives de cartes
called-seed-vault = Banque de graines
called-fusion-cell = Pile à fusion
called-cipher-core = Noyau de chiffrement
called-twin-barrel = Double canon
called-scrap-plate = Plaque de tôle
called-composite-plate = Plaque composite
called-fuel-flask = Bidon d’essence
called-nitro-tank = Réservoir de nitro
called-tripwire = Fil-piège
called-watchdog = Chien de garde
called-stinger = Dard
called-picket = Piquet
called-turnstile = Tourniquet
called-bulwark = Rempart
called-lancer = Lancier
called-crusher = Broyeur
called-reaper = Faucheuse
called-colossus = Colosse
called-mammoth = Mammouth
called-camel = Chameau
called-mule = Mule
called-hornet = Frelon
called-rhino = Rhino
called-jackal = Chacal
called-lynx = Lynx
called-anvil = Enclume
called-hammer = Marteau
called-viper = Vipère

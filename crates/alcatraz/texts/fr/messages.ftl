# Salles : le nom, puis « où l'on va », « où l'on est » et « d'où l'on vient ».
room-chapel = Chapelle
    .to = à la chapelle
    .in = à la chapelle
    .from = de la chapelle
    .the = la chapelle
    .first = La chapelle
room-radio = Salle radio
    .to = à la salle radio
    .in = dans la salle radio
    .from = de la salle radio
    .the = la salle radio
    .first = La salle radio
room-dining = Réfectoire
    .to = au réfectoire
    .in = au réfectoire
    .from = du réfectoire
    .the = le réfectoire
    .first = Le réfectoire
room-infirmary = Infirmerie
    .to = à l’infirmerie
    .in = à l’infirmerie
    .from = de l’infirmerie
    .the = l’infirmerie
    .first = L’infirmerie
room-yard = Cour de promenade
    .to = dans la cour de promenade
    .in = dans la cour de promenade
    .from = de la cour de promenade
    .the = la cour de promenade
    .first = La cour de promenade
room-visiting = Parloir
    .to = au parloir
    .in = au parloir
    .from = du parloir
    .the = le parloir
    .first = Le parloir
room-workshop = Atelier
    .to = à l’atelier
    .in = à l’atelier
    .from = de l’atelier
    .the = l’atelier
    .first = L’atelier
room-recreation = Salle de détente
    .to = à la salle de détente
    .in = dans la salle de détente
    .from = de la salle de détente
    .the = la salle de détente
    .first = La salle de détente
room-cells = Bloc cellulaire
    .to = au bloc cellulaire
    .in = dans le bloc cellulaire
    .from = du bloc cellulaire
    .the = le bloc cellulaire
    .first = Le bloc cellulaire
room-laundry = Buanderie
    .to = à la buanderie
    .in = à la buanderie
    .from = de la buanderie
    .the = la buanderie
    .first = La buanderie
room-guards = Salle de garde
    .to = à la salle de garde
    .in = dans la salle de garde
    .from = de la salle de garde
    .the = la salle de garde
    .first = La salle de garde
room-warden = Bureau du directeur
    .to = au bureau du directeur
    .in = dans le bureau du directeur
    .from = du bureau du directeur
    .the = le bureau du directeur
    .first = Le bureau du directeur

side-silver = côté argent
side-copper = côté cuivre

item-key = clé
    .one = une clé
item-knife = couteau
    .one = un couteau
item-clothes = tenue
    .one = une tenue
item-drug = médicament
    .one = un médicament
item-tool = outil
    .one = un outil
item-gun = pistolet
    .one = le pistolet
item-cash = billet
    .one = 1 billet

element-A = l’émeute
element-B = le tunnel
element-C = le conduit
element-D = les clés
element-E = les tenues
element-F = l’otage

# Cartes Chantage : le nom, et ce que dit la carte.
card-loose-tongue = Langue bien pendue
    .text = déplace { $count ->
        [one] { $count } gardien
       *[other] jusqu’à { $count } gardiens
    } dans une salle qui a une tâche
card-cell-toss = Fouille de cellule
    .text = un autre prisonnier perd un objet de ton choix
card-long-fingers = Doigts crochus
    .text = prends un objet à un autre prisonnier
card-protection-money = Racket
    .text = prends { $count ->
        [one] { $count } billet
       *[other] jusqu’à { $count } billets
    } à un autre prisonnier
card-change-of-block = Transfert
    .text = déplace un autre prisonnier dans une salle voisine
card-extra-chores = Corvée en plus
    .text = un autre prisonnier a { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    } de moins pour cette manche
card-closed-for-repairs = Fermé pour travaux
    .text = personne ne peut utiliser la salle de ton choix pendant cette manche
card-new-hiding-place = Nouvelle cachette
    .text = déplace une tâche dans une salle voisine
card-scrapped-idea = Idée abandonnée
    .text = remplace une tâche par une nouvelle
card-roll-call = Appel
    .text = tous les autres prisonniers d’une même salle perdent un objet de leur choix
card-called-in-favour = Retour d’ascenseur
    .text = gagne { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }

# Ce que font les salles.
effect-expose = un autre prisonnier défausse une carte Chantage au hasard
effect-extort = prendre une carte Chantage au hasard à un autre prisonnier
effect-guards = déplacer { $count ->
    [one] un gardien
   *[other] jusqu’à { $count } gardiens
} de n’importe où vers n’importe où
effect-stamina = { $count ->
    [one] gagner { $count } point d’endurance
   *[other] gagner jusqu’à { $count } points d’endurance
}
effect-cash = { $count ->
    [one] gagner { $count } billet
   *[other] gagner jusqu’à { $count } billets
}
effect-take = prendre : { $items }
effect-take-any = prendre { $count ->
    [one] un objet qui se trouve ici
   *[other] { $count } objets qui se trouvent ici
}
effect-draw = { $count ->
    [one] piocher une carte Chantage
   *[other] piocher { $count } cartes Chantage et en garder une
}
effect-paid = payer 1 objet ou 1 billet, puis { $effect }

# La table.
outline-round = Manche
outline-rooms = Salles, rangée par rangée
outline-tasks = Tâches
outline-prisoners = Prisonniers
outline-plan = Le plan
outline-cards = Tes cartes Chantage
none = aucun
task-name = { $task } « { $name } »
round = Manche { $round } ; { $left ->
    [0] au prochain gardien, tout le monde perd
    [one] encore { $left } manche après celle-ci
   *[other] encore { $left } manches après celle-ci
}
guard-clock = Gardiens sur le plateau : { $count } sur { $most }.
goat-is = { $name } est le bouc émissaire, avec +{ $bonus } PA.
task-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche des tâches
blackmail-deck = { $count ->
    [one] { $count } carte Chantage
   *[other] { $count } cartes Chantage
} face cachée ; défausse : { $discard }
turn-of = Tour en cours : { $name }, encore { $points } PA.
guards = { $count ->
    [0] aucun gardien
    [one] { $count } gardien
   *[other] { $count } gardiens
}
here = sur place : { $names }
task = tâche { $task }
closed = fermée pour cette manche
used = utilisée ce tour-ci
no-tasks = Aucune tâche n’est en jeu.
task-line = { $task } ({ $caption }), { $room } : au moins { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
} (pour l’instant { $here }), au plus { $guards ->
    [one] { $guards } gardien
   *[other] { $guards } gardiens
} (pour l’instant { $there }) ; il faut : { $items } (sur place : { $held })
prisoner = { $name }, { $room } : endurance { $stamina }, billets { $cash }, objets : { $items }, éléments : { $letters }, { $cards ->
    [one] { $cards } carte Chantage
   *[other] { $cards } cartes Chantage
}.
known-cards = Cartes que tu connais : { $cards }.
plan-spare = Sans { $name }, les autres ont tout.
plan-lacks = Sans { $name }, il manque { $letters } aux autres.
plan-element = { $letter } · { $caption } : { $count ->
    [0] personne encore
   *[other] { $names }
}

# Questions.
ask-talk = Tu étais le bouc émissaire de la manche précédente : c’est toi qui mènes la discussion sur le prochain. Lance le vote quand tout est dit.
ask-vote = Qui choisis-tu comme bouc émissaire pour cette manche ? Personne ne voit ton vote avant que tout le monde ait voté.
ask-tie = Le vote se termine à égalité entre { $names }. Tu étais le bouc émissaire de la manche précédente, donc tu tranches : qui désignes-tu ? Tu peux te dévouer.
ask-tie-free = Le vote se termine à égalité entre { $names }. Tu étais le bouc émissaire de la manche précédente, donc tu tranches : qui désignes-tu ? N’importe qui, toi y compris.
ask-step = Tu es { $room }, { $guards ->
    [0] sans aucun gardien
    [one] avec { $guards } gardien
   *[other] avec { $guards } gardiens
} sur le dos, et il te reste { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} (PA). Que fais-tu ?
ask-step-free = Tu es { $room } et tu n’as plus de points d’action. Fais quelque chose de gratuit, ou finis ton tour.
ask-step-end = Tu es { $room }, et il n’y a plus rien à faire : finis ton tour.
ask-pay = { $room } se paie : que donnes-tu, un objet ou 1 billet ?
ask-take = Quel objet prends-tu { $room } ? { $count ->
    [one] C’est le dernier.
   *[other] Tu en prends { $count }.
}
ask-holder-expose = Qui perd une carte Chantage ? Elle est tirée au hasard.
ask-holder-extort = À qui prends-tu une carte Chantage ? Elle est tirée au hasard.
ask-guard-from = Quel gardien déplaces-tu ? { $count ->
    [one] C’est le dernier.
   *[other] Tu peux en déplacer { $count }.
}
ask-guard-to = Où va le gardien { $room } ?
ask-drop = Tu as une carte Chantage de trop. Laquelle défausses-tu ?
ask-keep = Laquelle de ces cartes Chantage gardes-tu ? Les autres sont défaussées.
ask-source = Tu accomplis { $task }. Quel jeton dépenses-tu comme { $item } ? Les objets des autres demandent leur accord.
ask-consent = { $name } veut accomplir { $task } avec ton aide. Tu céderais : { $items }. { $goat ->
    [yes] En tant que bouc émissaire, tu n’y gagnerais rien.
   *[no] Tu gagnerais l’élément de la carte piochée pour les autres.
} Tu es d’accord ?
ask-counter = Ta contre-offre à { $name }. Tu donnes : { $give }. Tu reçois : { $get }. Touche des objets ou des billets sur vos fiches pour les ajouter, puis propose-la.
ask-deal = Ton offre à { $name }. Tu donnes : { $give }. Tu reçois : { $get }. Touche des objets ou des billets sur vos fiches pour les ajouter, puis propose-la.
ask-offer-counter = { $name } te fait une contre-offre. Tu reçois : { $give }. Tu donnes : { $get }. Tu es d’accord ?
ask-offer = { $name } te propose un échange. Tu reçois : { $give }. Tu donnes : { $get }. Tu es d’accord ?
ask-victim = { $card } : { $text }. Qui choisis-tu ?
ask-loot = Quel objet perd { $name } ?
ask-loot-take = Quel objet prends-tu à { $name } ?
ask-target = { $card } : { $text }. Quelle salle choisis-tu ?
ask-lure = D’où fais-tu venir le prochain gardien { $room } ? { $count ->
    [one] C’est le dernier.
   *[other] Tu peux en déplacer { $count }.
}
ask-exile = Dans quelle salle envoies-tu { $name } ?
ask-rehide = Dans quelle salle va la tâche { $room } ?
ask-give-up = { $name } fait l’appel : quel objet cèdes-tu ?
ask-stay = Le plan est complet, et rien ne départage { $names }. Qui laisses-tu en prison ?

# Choix.
label-cost = { $label } ({ $cost } PA)
label-free = { $label } (gratuit)
label-call-vote = Lancer le vote
label-vote = { $who ->
    [you] Voter pour toi
   *[other] Voter pour { $name }
}
label-pick = { $who ->
    [you] Te dévouer
   *[other] Bouc émissaire : { $name }
}
label-move = Aller { $room }
label-use-room = Utiliser la salle
label-use = Utiliser { $room } – { $effect }
label-steal = Voler { $item } à { $name }
label-riot = Émeute : attirer ici un gardien { $room }
label-complete = Accomplir la tâche { $task }
label-discard = Défausser { $item }
label-blackmail = Jouer « { $card } » : { $text }
label-trade = Échange avec { $name }
label-bribe = Soudoyer un gardien ici : 1 billet
label-stamina = Dépenser 1 point d’endurance : +1 PA
label-end = Finir ton tour
label-pay = Payer : { $item }
label-take = Prendre : { $item }
label-expose = { $name } défausse une carte Chantage au hasard
label-extort = Prendre une carte Chantage au hasard à { $name }
label-victim = { $card } contre { $name }
label-guard-from = Un gardien { $room }
label-guard-to = L’envoyer { $room }
label-stop = Ne plus déplacer de gardien
label-source = { $item } ({ $name })
label-loot = { $name } perd { $item }
label-loot-take = Prendre { $item } à { $name }
label-target = { $card } : { $room }
label-exile = Envoyer { $name } { $room }
label-rehide = Déplacer la tâche { $room }
label-keep = Garder « { $card } »
label-drop = Défausser « { $card } »
label-give = Donner : { $item }
label-get = Recevoir : { $item }
label-propose = Proposer cet échange
label-cancel = Annuler
label-counter = Faire une contre-offre
label-accept = Accepter
label-accept-offer = Accepter (tu reçois : { $get } ; tu donnes : { $give })
label-accept-request = Accepter (tu cèdes : { $items })
label-decline = Refuser
label-give-up = Céder : { $item }
label-stay = { $name } reste

# Ce qui s'est passé.
tell-round = La manche { $round } commence.
tell-room-full = { $room } n’accueille plus de gardien ; une autre salle est tirée.
tell-guard-came = Un nouveau gardien arrive { $room }.
tell-vote-called = { $who ->
    [you] Tu lances le vote.
   *[other] { $name } lance le vote.
}
tell-voted = { $who ->
    [you] Tu as voté.
   *[other] { $name } a voté.
}
tell-votes = Les votes : { $votes }.
tell-picked = { $who ->
    [you] Tu tranches l’égalité : { $other }.
   *[other] { $whom ->
        [you] { $name } tranche l’égalité : ce sera toi.
       *[other] { $name } tranche l’égalité : { $other }.
    }
}
tell-goat = { $who ->
    [you] Tu es le bouc émissaire, avec +{ $count } PA.
   *[other] { $name } est le bouc émissaire, avec +{ $count } PA.
}
tell-turn = { $who ->
    [you] Tu commences ton tour avec { $count } PA.
   *[other] { $name } commence son tour avec { $count } PA.
}
tell-turn-ended = { $who ->
    [you] Tu finis ton tour.
   *[other] { $name } finit son tour.
}
tell-moved = { $who ->
    [you] Tu vas { $room }.
   *[other] { $name } va { $room }.
}
tell-sent = { $who ->
    [you] Tu dois aller { $room }.
   *[other] { $name } doit aller { $room }.
}
tell-used = { $who ->
    [you] Tu utilises { $thing }.
   *[other] { $name } utilise { $thing }.
}
tell-paid = { $who ->
    [you] Tu paies : { $thing }.
   *[other] { $name } paie : { $thing }.
}
tell-returned = Retour { $room } : { $thing }.
tell-took = { $who ->
    [you] Tu prends : { $thing }.
   *[other] { $name } prend : { $thing }.
}
tell-rested = { $who ->
    [you] Tu gagnes
   *[other] { $name } gagne
} { $count ->
    [one] { $count } point d’endurance
   *[other] { $count } points d’endurance
}.
tell-earned = { $who ->
    [you] Tu gagnes
   *[other] { $name } gagne
} { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}.
tell-guard-moved = Un gardien passe { $from } { $to }.
tell-drew = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
} { $count ->
    [one] une carte Chantage
   *[other] { $count } cartes Chantage
}.
tell-drew-cards = Tu pioches : { $cards }.
tell-reshuffled = Les cartes Chantage défaussées sont mélangées et forment une nouvelle pioche.
tell-kept = { $who ->
    [you] Tu gardes une des cartes.
   *[other] { $name } garde une des cartes.
}
tell-dropped = { $who ->
    [you] Tu perds la carte Chantage « { $thing } ».
   *[other] { $name } perd la carte Chantage « { $thing } ».
}
tell-extorted = { $who ->
    [you] Tu prends une carte Chantage à { $other }.
   *[other] { $whom ->
        [you] { $name } te prend une carte Chantage.
       *[other] { $name } prend une carte Chantage à { $other }.
    }
}
tell-extorted-card = La carte prise est « { $card } ».
tell-stole = { $who ->
    [you] Tu voles { $thing } à { $other }.
   *[other] { $whom ->
        [you] { $name } te vole { $thing }.
       *[other] { $name } vole { $thing } à { $other }.
    }
}
tell-seized = { $who ->
    [you] Tu prends { $thing } à { $other }.
   *[other] { $whom ->
        [you] { $name } te prend { $thing }.
       *[other] { $name } prend { $thing } à { $other }.
    }
}
tell-rioted = { $who ->
    [you] Tu déclenches une émeute et attires un gardien { $room }.
   *[other] { $name } déclenche une émeute et attire un gardien { $room }.
}
tell-discarded = { $who ->
    [you] Tu défausses { $thing }.
   *[other] { $name } défausse { $thing }.
}
tell-bribed = { $who ->
    [you] Tu soudoies un gardien.
   *[other] { $name } soudoie un gardien.
}
tell-exerted = { $who ->
    [you] Tu dépenses 1 point d’endurance pour 1 PA.
   *[other] { $name } dépense 1 point d’endurance pour 1 PA.
}
tell-offered = { $who ->
    [you] Tu proposes un échange à { $other } : { $give } contre { $get }.
   *[other] { $whom ->
        [you] { $name } te propose un échange : { $give } contre { $get }.
       *[other] { $name } propose un échange à { $other } : { $give } contre { $get }.
    }
}
tell-countered = { $who ->
    [you] Tu fais une contre-offre à { $other } : { $give } contre { $get }.
   *[other] { $whom ->
        [you] { $name } te fait une contre-offre : { $give } contre { $get }.
       *[other] { $name } fait une contre-offre à { $other } : { $give } contre { $get }.
    }
}
tell-traded = { $who ->
    [you] Échange conclu entre toi et { $other } : { $give } contre { $get }.
   *[other] { $whom ->
        [you] Échange conclu entre { $name } et toi : { $give } contre { $get }.
       *[other] Échange conclu entre { $name } et { $other } : { $give } contre { $get }.
    }
}
tell-trade-declined = { $who ->
    [you] Tu refuses l’échange.
   *[other] { $name } refuse l’échange.
}
tell-cancelled = { $who ->
    [you] Tu te ravises.
   *[other] { $name } se ravise.
}
tell-requested = { $who ->
    [you] Tu veux accomplir { $task } avec : { $items }.
   *[other] { $name } veut accomplir { $task } avec : { $items }.
}
tell-answered = { $who ->
    [you] Tu as répondu.
   *[other] { $name } a répondu.
}
tell-request-declined = { $who ->
    [you] Tu refuses, et il ne se passe rien.
   *[other] { $name } refuse, et il ne se passe rien.
}
tell-completed = { $who ->
    [you] Tu accomplis la tâche { $thing }.
   *[other] { $name } accomplit la tâche { $thing }.
}
tell-marked = { $who ->
    [you] Tu coches l’élément { $thing }.
   *[other] { $name } coche l’élément { $thing }.
}
tell-reward = La carte pour les autres est { $task }.
tell-no-reward = Il ne reste aucune carte de tâche pour les autres.
tell-task-under = { $task } va sous la pioche : sa lettre est déjà en jeu.
tell-posted = Nouvelle tâche { $room } : { $task }.
tell-no-task = Aucune autre tâche ne convient pour l’instant.
tell-blackmailed = { $who ->
    [you] Tu joues « { $thing } ».
   *[other] { $name } joue « { $thing } ».
}
tell-lost = { $who ->
    [you] Tu perds { $thing }.
   *[other] { $name } perd { $thing }.
}
tell-chores = { $who ->
    [you] Tu auras { $count } PA de moins pour cette manche.
   *[other] { $name } aura { $count } PA de moins pour cette manche.
}
tell-closed = { $room } ferme pour cette manche.
tell-task-moved = La tâche { $task } passe { $from } { $to }.
tell-scrapped = La tâche { $task } est abandonnée et va sous la pioche.
tell-favour = { $who ->
    [you] Tu gagnes { $count } PA.
   *[other] { $name } gagne { $count } PA.
}
tell-plan-complete = Le plan est complet, même sans l’un au moins des prisonniers.
tell-stay-votes = Les votes pour savoir qui reste : { $votes }.
tell-escape = { $who ->
    [you] Tu restes en prison. Tous les autres s’évadent !
   *[other] { $name } reste en prison. Tous les autres s’évadent !
}

# Pourquoi la partie s'est terminée.
end-guards = Un gardien de trop arrive : personne ne s’évade, tout le monde perd.
end-escape = Tout le monde s’évade, sauf une personne.
end-amnesty = Impossible de décider qui reste : vous vous évadez tous ensemble.

# Pourquoi pas.
clause-ALC-001 = On joue à trois ou à quatre.
clause-ALC-003 = Il n’y a plus de place sur ta fiche : trois points d’endurance et trois billets au plus. Dépenses-en d’abord.
clause-ALC-004 = Tu as déjà trois objets ; commence par en défausser, en échanger ou en utiliser un.
clause-ALC-007 = Une salle ne contient jamais plus de quatre gardiens ; choisis-en une autre.
clause-ALC-009 = Une salle ne contient jamais plus d’une tâche ; choisis-en une qui n’en a pas.
clause-ALC-024 = Ce n’est pas le moment : d’abord le nouveau gardien, puis le vote, puis les tours de jeu.
clause-ALC-032 = Le vote n’est pas encore lancé ; c’est le bouc émissaire de la manche précédente qui clôt la discussion.
clause-ALC-033 = Vote pour quelqu’un de cette table.
clause-ALC-043 = Seul le bouc émissaire peut jouer des cartes Chantage ; garde les tiennes pour plus tard.
clause-ALC-045 = Le bouc émissaire ne peut accomplir aucune tâche ; quelqu’un d’autre doit s’en charger.
clause-ALC-047 = Il te reste trop peu de points d’action ; l’endurance en donne un de plus, sinon finis ton tour.
clause-ALC-050 = Tu ne peux aller que dans une salle qui touche la tienne, par un bord ou par un coin.
clause-ALC-052 = Tu as déjà utilisé cette salle pendant cette manche ; utilise une autre salle, ou reviens à la prochaine manche.
clause-ALC-053 = Tu ne peux voler que ce que possède quelqu’un dans ta salle.
clause-ALC-054 = Tu as déjà volé pendant cette manche.
clause-ALC-055 = Une émeute n’attire que des gardiens des salles qui touchent la tienne.
clause-ALC-056 = Il n’y a pas de tâche dans cette salle ; va dans une salle qui en a une.
clause-ALC-057 = Tu n’as pas cet objet ; défausse un des tiens.
clause-ALC-058 = Tu n’as pas cette carte Chantage ; on en obtient dans le bureau du directeur.
clause-ALC-059 = Un échange ne porte que sur vos objets et vos billets, avec quelqu’un dans ta salle.
clause-ALC-061 = On te propose un échange : commence par l’accepter ou le refuser.
clause-ALC-062 = Tu n’as pas de billet pour soudoyer un gardien ; la salle de détente en donne.
clause-ALC-063 = Tu n’as pas d’endurance à dépenser ; le réfectoire en donne.
clause-ALC-064 = Tu ne peux dépenser qu’un point d’endurance par manche.
clause-ALC-066 = Il n’y a aucun gardien dans ta salle : personne à soudoyer.
clause-ALC-067 = Avec deux gardiens ici, cela coûte 2 points d’action ; soudoie un gardien, ou va-t’en.
clause-ALC-069 = Avec trois gardiens ici, tu peux seulement te déplacer, jouer des cartes Chantage et faire ce qui est gratuit ; soudoie d’abord un gardien.
clause-ALC-071 = Personne ne peut entrer dans une salle avec quatre gardiens ; choisis-en une autre.
clause-ALC-072 = Avec quatre gardiens ici, tu peux seulement sortir ou finir ton tour.
clause-ALC-079 = Il y a trop peu de prisonniers dans cette salle pour la tâche ; attends de la compagnie.
clause-ALC-080 = Il y a trop de gardiens dans cette salle pour la tâche ; attires-en un ailleurs.
clause-ALC-081 = Les gardiens soudoyés comptent quand même pour la tâche ; attires-en plutôt un ailleurs.
clause-ALC-082 = Les prisonniers de cette salle n’ont pas tous les objets que la tâche demande ; sa carte dit lesquels manquent et qui les a.
clause-ALC-101 = Ce que donne cette salle ne s’y trouve pas en ce moment ; regarde dans la cour de promenade, au parloir et sur les fiches des autres.
clause-ALC-104 = Cela te coûte 1 objet ou 1 billet, et tu n’as ni l’un ni l’autre.
clause-ALC-129 = Garde une des cartes que tu viens de piocher.
clause-ALC-R16 = À cette table, les gardiens comptent aussi dans les salles gratuites : avec deux, cela coûte 1 point d’action ; avec trois, c’est interdit.
clause-ALC-R32 = Désigne quelqu’un parmi les ex æquo, ou toi ; d’après la version 2 des règles, n’importe qui à la table.
clause-ALC-R34 = Tu as déjà soudoyé tous les gardiens de ta salle.
clause-ALC-R36 = Il n’y a pas de gardien à attirer hors de cette salle.
clause-ALC-R37 = Tu n’as pas de place pour ce que tu veux voler : trois objets et trois billets au plus.
clause-ALC-R38 = Cet échange ne tient pas : chaque fiche porte trois objets et trois billets. Change-le.
clause-ALC-R40 = Les objets des autres ne servent qu’avec l’accord de qui les possède, dans ta salle, et tu peux demander trois fois par tour.
clause-ALC-R41 = Choisis un jeton de la sorte demandée, ou le pistolet, de façon à pouvoir encore couvrir les autres symboles.
clause-ALC-R46 = Vote parmi les ex æquo ; c’est tout ce qu’il reste à décider.
clause-ALC-R52 = Cela ne changerait rien maintenant : rien ni personne ne convient.
clause-ALC-R54 = Payer avec un billet ne te libérerait pas de place pour l’objet ; paie avec un objet.
clause-ALC-R55 = Choisis un autre prisonnier, qui a une carte Chantage.
clause-ALC-R56 = Défausse une des cartes de ta main.
clause-ALC-R60 = Tu as déjà ouvert six échanges ce tour-ci ; le prochain attendra ton prochain tour.
clause-ALC-R61 = Déplace au moins un gardien présent vers une autre salle.
clause-ALC-R64 = Une chose à la fois : réponds d’abord à la question.
clause-ALC-R65 = Une carte Chantage l’interdit : choisis une cible que la carte permet, ou utilise une salle qui n’est pas fermée.
clause-ALC-R66 = Les côtés choisis s’écrivent en douze lettres s ou c ; une disposition choisie nomme les douze salles une fois chacune.
clause-ALC-R67 = On ne peut revenir là-dessus que tant que des objets des autres sont en cause ; choisis un jeton.
clause-ALC-R69 = Une offre peut recevoir une contre-offre, et celle-ci une autre ; ensuite, c’est oui ou non.
clause-ALC-R70 = Rien n’attend cette réponse. Commence par l’action : utilise la salle, accomplis la tâche, joue une carte ou ouvre un échange.
clause-ALC-R68 = Un échange doit changer quelque chose.

# Ce que les règles décident seules, comme le dit le journal.
clause-ALC-027 = Quand un 21e gardien devrait arriver, la partie s’arrête aussitôt et tout le monde perd.
clause-ALC-029 = Une salle n’accueille jamais de cinquième gardien : on tire une autre salle, jusqu’à ce qu’il y en ait moins de quatre.
clause-ALC-037 = Si le vote est à égalité, le bouc émissaire de la manche précédente tranche et peut se désigner.
clause-ALC-041 = Qui redevient aussitôt bouc émissaire reçoit un point d’action de plus, jusqu’à +3.
clause-ALC-042 = Un nouveau bouc émissaire commence avec un point d’action de plus que les autres.
clause-ALC-074 = Un objet cédé retourne dans sa salle principale ; faute de place, dans la cour de promenade, puis au parloir.
clause-ALC-087 = On pioche une carte pour les autres : tout le monde coche son élément, sauf le bouc émissaire et la personne qui a accompli la tâche.
clause-ALC-092 = Deux tâches de même lettre ne sont jamais en jeu ensemble : la nouvelle va sous la pioche.
clause-ALC-094 = Le plan est complet quand vous avez tout, de A à F, même sans l’un au moins des prisonniers.
clause-ALC-096 = Si le plan marche sans le bouc émissaire, c’est le bouc émissaire qui reste.
clause-ALC-099 = Quand rien d’autre ne les départage, les autres décident qui d’entre eux reste.
clause-ALC-R47 = Si l’amnistie est convenue, tout le monde s’évade quand même le vote sur qui reste finit à égalité.
clause-ALC-R48 = Quand la pioche des tâches est vide, il n’y a ni carte pour les autres ni nouvelle tâche.
clause-ALC-R49 = Quand chaque carte restante a une lettre déjà en jeu, aucune nouvelle tâche n’arrive.
clause-ALC-R57 = Quand la pioche des cartes Chantage est vide, sa défausse est mélangée pour en former une nouvelle.

# Scènes : ce que l'on voit et touche.
scene-round = Manche { $round }
scene-guard = gardien
scene-none-left = { $item } : il n’en reste plus
scene-prisoners-met = au moins { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
} : condition remplie
scene-prisoners-unmet = au moins { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
} : condition non remplie
scene-guards-met = au plus { $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
} : condition remplie
scene-guards-unmet = au plus { $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
} : condition non remplie
scene-item-met = { $item } : sur place
scene-item-unmet = { $item } : il en manque
scene-points = { $count } PA
scene-stamina = endurance
scene-slot = place libre
scene-goat = carte Bouc émissaire
scene-goat-sign = bouc émissaire
scene-chores = −{ $count } PA
scene-stays = reste
scene-escapes = s’évade
scene-marked = { $element } ({ $caption }) : coché
scene-unmarked = { $element } ({ $caption }) : non coché
scene-alone = personne d’autre ne l’a
scene-card = carte Chantage
scene-own-vote = ton vote : { $name }
scene-voted = { $name } a choisi
scene-result = La fin
scene-request = { $name } réunit des objets pour une tâche
scene-drawn = Cartes piochées : gardes-en une
scene-no-cards = Tu n’en as pas. Il y en a dans le bureau du directeur.
scene-cards-wait = Tu ne peux les jouer que si tu es le bouc émissaire.
scene-trade = Échange : { $name } et { $other }
scene-deal = { $name } donne : { $give } ; { $other } donne : { $get }.
scene-task-back = pioche des tâches
scene-card-back = pioche Chantage
scene-under = Sous la pioche : { $tasks }
scene-removed = Accomplies ou piochées en récompense, donc hors jeu :
scene-blackmail = Cartes Chantage
scene-plan = Le plan
scene-riot = Émeute : attirer un gardien ici
scene-complete = Accomplir la tâche

# Moments : un titre de 60 caractères au plus et des lignes courtes.
moment-round = Manche { $round }
moment-round-left = { $left ->
    [0] La dernière manche : encore un gardien, et vous perdez tous.
    [one] Encore une manche après celle-ci.
   *[other] Encore { $left } manches après celle-ci.
}
moment-room-full = { $room } n’accueille plus de gardien
moment-room-full-more = Aucune salle n’accueille de cinquième gardien : une autre salle est tirée.
moment-guard-came = Un nouveau gardien arrive { $room }
moment-guard-came-more = À deux gardiens, les actions y coûtent plus cher ; à trois, presque toutes sont interdites ; à quatre, la salle est bouclée.
moment-vote-called = { $who ->
    [you] Tu lances le vote
   *[other] { $name } lance le vote
}
moment-vote-called-more = Chacun désigne en secret le prochain bouc émissaire. Tous les votes sont révélés ensemble.
moment-votes = { $who ->
    [you] Les votes sont révélés : { $count } pour toi
   *[other] Les votes sont révélés : { $count } pour { $name }
}
moment-votes-tied = Le vote est à égalité : { $names }
moment-vote = { $who ->
    [you] Tu as voté pour { $other }
   *[other] { $whom ->
        [you] { $name } a voté pour toi
       *[other] { $name } a voté pour { $other }
    }
}
moment-vote-self = { $who ->
    [you] Tu as voté pour toi
   *[other] { $name } a voté pour { $name }
}
moment-picked = { $who ->
    [you] Tu tranches l’égalité : { $whom ->
        [you] tu te dévoues
       *[other] { $other }
    }
   *[other] { $name } tranche l’égalité : { $whom ->
        [you] ce sera toi
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] Tu étais le bouc émissaire de la manche précédente : la décision te revenait.
   *[other] { $name } était le bouc émissaire de la manche précédente : la décision lui revient.
}
moment-goat-new = { $who ->
    [you] Tu es maintenant le bouc émissaire !
   *[other] { $name } est maintenant le bouc émissaire
}
moment-goat-again = { $who ->
    [you] Tu es de nouveau le bouc émissaire !
   *[other] { $name } est de nouveau le bouc émissaire
}
moment-goat-bonus = { $who ->
    [you] Tu commences, avec +{ $count } PA.
   *[other] { $name } commence, avec +{ $count } PA.
}
moment-goat-rights = { $who ->
    [you] Tu peux jouer des cartes Chantage, mais tu ne peux accomplir aucune tâche, et les tâches ne te rapportent aucun élément.
   *[other] { $name } peut jouer des cartes Chantage, mais ne peut accomplir aucune tâche et ne gagne aucun élément.
}
moment-goat-end = { $who ->
    [you] Si les autres complètent le plan sans toi pendant cette manche, tu restes en prison.
   *[other] Si le plan est complet sans { $name } pendant cette manche, { $name } reste en prison.
}
moment-turn = { $who ->
    [you] Ton tour : { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
   *[other] Le tour passe à { $name } : { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
}
moment-guard-moved = Un gardien va { $room }
moment-came-from = Il vient { $room }.
moment-drew = { $name } pioche { $count ->
    [one] une carte Chantage
   *[other] { $count } cartes Chantage et en garde une
}
moment-drew-more = Elle ne peut être jouée que par le bouc émissaire.
moment-drew-cards = { $count ->
    [one] Tu pioches une carte Chantage
   *[other] Tu pioches { $count } cartes Chantage : gardes-en une
}
moment-dropped = { $who ->
    [you] Ta carte « { $card } » est défaussée
   *[other] { $name } doit défausser « { $card } »
}
moment-extorted = { $who ->
    [you] Tu prends une carte Chantage à { $other }
   *[other] { $whom ->
        [you] { $name } te prend une carte Chantage
       *[other] { $name } prend une carte Chantage à { $other }
    }
}
moment-extorted-card = La carte prise : { $card }
moment-stole = { $who ->
    [you] Tu voles { $thing } à { $other }
   *[other] { $whom ->
        [you] { $name } te vole { $thing }
       *[other] { $name } vole { $thing } à { $other }
    }
}
moment-seized = { $who ->
    [you] Tu prends { $thing } à { $other }
   *[other] { $whom ->
        [you] { $name } te prend { $thing }
       *[other] { $name } prend { $thing } à { $other }
    }
}
moment-rioted = { $who ->
    [you] Émeute { $room } : tu attires un gardien
   *[other] Émeute { $room } : { $name } attire un gardien
}
moment-bribed = { $who ->
    [you] Tu soudoies un gardien pour 1 billet
   *[other] { $name } soudoie un gardien pour 1 billet
}
moment-bribed-more = { $who ->
    [you] Un gardien de moins sur ton dos dans cette salle, jusqu’à ce que tu en sortes ou que ton tour finisse.
   *[other] Un gardien de moins dans cette salle pour { $name }.
}
moment-exerted = { $who ->
    [you] Tu dépenses 1 point d’endurance : +1 PA
   *[other] { $name } dépense 1 point d’endurance : +1 PA
}
moment-offered = { $who ->
    [you] Tu proposes un échange à { $other }
   *[other] { $whom ->
        [you] { $name } te propose un échange
       *[other] { $name } propose un échange à { $other }
    }
}
moment-countered = { $who ->
    [you] Tu fais une contre-offre à { $other }
   *[other] { $whom ->
        [you] { $name } te fait une contre-offre
       *[other] { $name } fait une contre-offre à { $other }
    }
}
moment-traded = { $who ->
    [you] Échange conclu avec { $other }
   *[other] { $whom ->
        [you] Échange conclu avec { $name }
       *[other] Échange entre { $name } et { $other }
    }
}
moment-gives = { $who ->
    [you] Tu donnes : { $goods }
   *[other] { $name } donne : { $goods }
}
moment-trade-declined = { $who ->
    [you] Tu refuses l’échange
   *[other] { $name } refuse l’échange
}
moment-trade-declined-more = Rien ne change de mains.
moment-requested = { $who ->
    [you] Tu demandes des objets pour une tâche
   *[other] { $name } demande des objets pour une tâche
}
moment-requested-items = À dépenser : { $items }.
moment-request-declined = { $who ->
    [you] Tu refuses d’aider
   *[other] { $name } refuse d’aider
}
moment-request-declined-more = La tâche n’est pas accomplie, et aucun point d’action n’est dépensé.
moment-completed = { $who ->
    [you] Tu accomplis { $task }
   *[other] { $name } accomplit { $task }
}
moment-completed-pays = Sa récompense : l’élément { $letter }, { $caption }.
moment-marked = Tu gagnes l’élément { $letter } : { $caption }
moment-reward = Pour les autres : l’élément { $letter }, { $caption }
moment-reward-card = La carte piochée est { $task }.
moment-reward-more = Tout le monde le coche, sauf le bouc émissaire et la personne qui a accompli la tâche.
moment-no-reward = Les autres ne reçoivent rien
moment-no-reward-more = Il ne reste aucune carte de tâche à piocher pour eux.
moment-posted = Nouvelle tâche { $room }
moment-posted-needs = Il faut : { $items } ; au moins { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}, au plus { $guards ->
    [one] { $guards } gardien
   *[other] { $guards } gardiens
}.
moment-no-task = Aucune nouvelle tâche n’arrive
moment-no-task-more = Chaque carte restante a une lettre déjà en jeu, ou la pioche est vide.
moment-blackmailed = { $who ->
    [you] Tu joues « { $card } »
   *[other] Chantage ! { $name } joue « { $card } »
}
moment-blackmailed-text = La carte dit : { $text }.
moment-lost = { $who ->
    [you] Tu perds { $thing }
   *[other] { $name } perd { $thing }
}
moment-sent = { $who ->
    [you] Tu dois aller { $room }
   *[other] { $name } doit aller { $room }
}
moment-chores = { $who ->
    [you] Tu as { $count } PA de moins pour cette manche
   *[other] { $name } a { $count } PA de moins pour cette manche
}
moment-closed = { $room } ferme pour cette manche
moment-closed-more = Personne ne peut l’utiliser avant la prochaine manche.
moment-task-moved = Une tâche passe { $room }
moment-scrapped = { $task } : idée abandonnée
moment-scrapped-more = La carte va sous la pioche, et une nouvelle tâche arrive.
moment-favour = { $who ->
    [you] Tu gagnes { $count } PA
   *[other] { $name } gagne { $count } PA
}
moment-plan-complete = Le plan est complet !
moment-plan-complete-more = Vous avez tout, de A à F, même sans l’un d’entre vous, qui restera en prison.
moment-stay-votes = Les votes sont révélés : qui reste en prison
moment-end-guards = Un gardien de trop : vous perdez tous
moment-end-guards-more = Il n’y a plus de place pour un gardien. Personne ne s’évade.
moment-end-amnesty = Vous vous évadez tous !
moment-end-amnesty-more = Rien ne vous départage, donc personne ne reste.
moment-end-stay = Tu restes en prison
moment-end-stay-more = Tous les autres s’évadent sans toi.
moment-end-escape = Tu t’évades ! { $name } reste en prison
moment-end-escape-all = Tout le monde s’évade, sauf { $name }
moment-end-escape-more = Le plan marche sans { $name }.

# Ce que changent les choix : un signe et un nom.
gauge-points = PA
    .name = points d’action
gauge-items = ■
    .name = objets
gauge-cash = $
    .name = billets
gauge-stamina = ♥
    .name = endurance
gauge-cards = ♠
    .name = cartes Chantage
gauge-elements = ★
    .name = éléments du plan
gauge-goat = ♦
    .name = points d’action bonus du bouc émissaire
gauge-chores = ▼
    .name = points d’action perdus pour cette manche
gauge-guards = ▲
    .name = gardiens sur ton dos ici
gauge-ready = ✓
    .name = une tâche réalisable ici
gauge-needed = ◆
    .name = éléments qui manquent aux autres sans toi
gauge-missing = ☆
    .name = éléments qui manquent encore sans le bouc émissaire
gauge-escape = †
    .name = ton évasion

# Verbes : boutons pour les choix que l'on fait en touchant une chose.
verb-use = Utiliser la salle
verb-steal = Voler
verb-complete = Accomplir la tâche
verb-discard = Défausser un objet
verb-blackmail = Jouer une carte Chantage
verb-trade = Faire un échange
verb-vote = Voter pour le bouc émissaire
verb-pick = Trancher l’égalité
verb-stay = Choisir qui reste
verb-give = Donner quelque chose
verb-get = Demander quelque chose

# Choses : à quoi elles servent.
thing-clock = Chaque manche amène un gardien de plus. Quand il n’y a plus de place pour un autre, vous perdez tous : le plan doit être complet avant.
    .clauses = ALC-027 ALC-094
thing-room-chapel = Sert contre ceux qui ont des cartes Chantage : elles peuvent te nuire dès que l’un d’eux est bouc émissaire.
    .clauses = ALC-R55 ALC-052
thing-room-radio = Sert à envoyer des gardiens là où ils ne gênent pas, ou dans les pattes de quelqu’un.
    .clauses = ALC-R61 ALC-052
thing-room-dining = Sert à gagner de l’endurance. À ton tour, tu peux en dépenser un point pour un point d’action de plus.
    .clauses = ALC-063 ALC-064
thing-room-infirmary = Sert à prendre des médicaments.
    .clauses = ALC-101 ALC-052
thing-room-yard = Sert à troquer : paie un objet ou un billet, et prends un objet qui se trouve ici.
    .clauses = ALC-104 ALC-101
thing-room-visiting = Sert à prendre un objet qui se trouve ici. Le pistolet y est aussi.
    .clauses = ALC-101 ALC-052
thing-room-workshop = Sert à prendre des outils.
    .clauses = ALC-101 ALC-052
thing-room-recreation = Sert à gagner des billets : pour les pots-de-vin, les échanges et les salles payantes.
    .clauses = ALC-062 ALC-052
thing-room-cells = Sert à prendre des couteaux.
    .clauses = ALC-101 ALC-052
thing-room-laundry = Sert à prendre des tenues.
    .clauses = ALC-101 ALC-052
thing-room-guards = Sert à prendre des clés.
    .clauses = ALC-101 ALC-052
thing-room-warden = Sert à piocher des cartes Chantage. Tu ne peux les jouer que si tu es le bouc émissaire.
    .clauses = ALC-043 ALC-129
thing-guard = Les gardiens barrent la route. Soudoies-en un dans ta salle, attires-en un dans ta salle par une émeute, ou déplaces-en un avec la salle radio.
    .clauses = ALC-062 ALC-055
thing-task = Qui accomplit une tâche gagne un élément du plan. Il faut assez de prisonniers dans la salle, pas trop de gardiens, et les objets, qui sont dépensés.
    .clauses = ALC-082 ALC-087
thing-pawn = Un prisonnier. Avec ceux de ta salle, tu peux faire un échange ; tu peux aussi les voler, et leurs objets servent à la tâche qui s’y trouve.
    .clauses = ALC-059 ALC-053
thing-seat = La fiche d’un prisonnier : éléments du plan, endurance, billets, trois places pour des objets, et cartes Chantage.
    .clauses = ALC-094 ALC-003
thing-mark = Un élément du plan. Dès que vous avez tout, de A à F, même sans l’un d’entre vous, les autres s’évadent.
    .clauses = ALC-094 ALC-087
thing-stamina = Un point d’endurance donne un point d’action de plus, une fois par manche. Le réfectoire en donne.
    .clauses = ALC-063 ALC-064
thing-cash = Les billets soudoient les gardiens et paient les salles ; ils entrent dans les échanges et se volent. La salle de détente en donne.
    .clauses = ALC-062 ALC-104
thing-slot = Une place libre pour un objet. Personne n’en a plus de trois.
    .clauses = ALC-004
thing-card = Une carte Chantage. Seul le bouc émissaire peut la jouer, pour 1 PA, peu importe les gardiens.
    .clauses = ALC-043 ALC-058
thing-hand = Les cartes Chantage restent cachées aux autres, et seul le bouc émissaire peut les jouer. Personne n’en garde plus de deux.
    .clauses = ALC-043 ALC-R56
thing-goat = Le bouc émissaire joue en premier avec plus de points d’action et peut jouer des cartes Chantage, mais n’accomplit aucune tâche et ne gagne aucun élément. Si le plan marche sans lui, le bouc émissaire reste en prison.
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = Un vote ou une réponse déjà donnés. Tout est révélé en même temps.
    .clauses = ALC-033
thing-result = Comment la partie s’est terminée.
thing-deal = Un échange : ce que donne chaque côté. Rien ne change de mains sans l’accord de l’autre.
    .clauses = ALC-059 ALC-R38
thing-source = Un jeton qui sera dépensé pour la tâche, si la personne à qui il appartient accepte.
    .clauses = ALC-R40
thing-request = Les jetons qui seraient dépensés pour la tâche. Toutes les personnes à qui ils appartiennent doivent accepter.
    .clauses = ALC-R40 ALC-R41
thing-drawn = Garde une de ces cartes. Les autres sont défaussées, à la vue de tous.
    .clauses = ALC-129
thing-plan = Les six éléments, et qui les a cochés. Le plan est complet quand vous avez tout, de A à F, même sans l’un d’entre vous.
    .clauses = ALC-094 ALC-096
thing-tasks = Trois tâches sont en jeu, chacune avec une autre lettre. Une tâche accomplie et la carte piochée pour les autres sortent du jeu.
    .clauses = ALC-087 ALC-092
thing-task-deck = Les prochaines tâches, et les cartes que l’on pioche pour les autres quand une tâche est accomplie.
    .clauses = ALC-087 ALC-092
thing-blackmail = La pioche des cartes Chantage, et celles qui ont été jouées ou défaussées.
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = C’est là que l’on pioche dans le bureau du directeur.
    .clauses = ALC-R57
thing-item-key = Les clés servent aux tâches. La plupart se trouvent dans la salle de garde.
    .clauses = ALC-082 ALC-074
thing-item-knife = Les couteaux servent aux tâches. La plupart se trouvent dans le bloc cellulaire.
    .clauses = ALC-082 ALC-074
thing-item-clothes = Les tenues servent aux tâches. La plupart se trouvent à la buanderie.
    .clauses = ALC-082 ALC-074
thing-item-drug = Les médicaments servent aux tâches. La plupart se trouvent à l’infirmerie.
    .clauses = ALC-082 ALC-074
thing-item-tool = Les outils servent aux tâches. La plupart se trouvent à l’atelier.
    .clauses = ALC-082 ALC-074
thing-item-gun = Il n’y a qu’un pistolet. Pour une tâche, il remplace n’importe quel autre objet.
    .clauses = ALC-R41 ALC-074

# Ce qui se dit des choses telles qu'elles sont maintenant.
explain-seat-room = { $who ->
    [you] Tu es { $room }.
   *[other] { $name } est { $room }.
}
explain-guards = { $count ->
    [0] Aucun gardien ici : les actions coûtent leur prix normal.
    [one] Un gardien ici, ce qui ne change rien.
    [2] Deux gardiens ici : les actions coûtent 1 PA de plus, sauf les déplacements et les cartes Chantage.
    [3] Trois gardiens ici : on peut seulement se déplacer, jouer des cartes Chantage et faire ce qui est gratuit.
   *[other] { $count } gardiens ici : personne ne peut entrer, et qui est dedans ne peut que sortir.
}
explain-element = Coché par { $names }.
explain-task-reward = Elle rapporte l’élément { $letter }, { $caption }, à qui l’accomplit ; le bouc émissaire ne le peut pas. On pioche une carte pour les autres.
explain-task-ready = Tout y est : n’importe qui dans cette salle peut l’accomplir, sauf le bouc émissaire. Les objets des autres demandent leur accord.
explain-task-near = { $who ->
    [you] toi ({ $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    })
   *[other] { $name } ({ $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    })
}
explain-task-prisoners = Il manque { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
}. Qui pourrait venir : { $names }.
explain-task-guards = { $count ->
    [one] Un gardien de trop
   *[other] { $count } gardiens de trop
} : une émeute dans une salle voisine en attire un ailleurs, la salle radio déplace n’importe lequel. Les pots-de-vin n’y font rien.
explain-task-item = Il manque : { $item }. { $holders ->
    [0] {""}
    [one] { $names } pourrait en apporter. { "" }
   *[other] { $names } pourraient en apporter. { "" }
}{ $rooms ->
    [0] Il n’y en a dans aucune salle.
   *[other] À trouver : { $places }.
}

# Ce qui se choisit avant la partie.
option-sides = Côtés des salles
option-sides-silver = argent, pour débuter
option-sides-copper = cuivre, pour les habitués
option-sides-random = chacun au hasard
option-sides-custom = choisis ci-dessous
option-custom_sides = Côtés choisis : s (argent) ou c (cuivre) pour les salles 1 à 12
option-layout = Disposition des salles
option-layout-random = au hasard
option-layout-numbered = selon leurs numéros
option-layout-custom = choisie ci-dessous
option-custom_layout = Disposition choisie : numéros des salles, rangée par rangée, avec des virgules
option-free_rooms = Salles gratuites où il y a des gardiens
option-free_rooms-rulebook = restent gratuites
option-free_rooms-designer = coûtent 1 avec deux gardiens, fermées avec trois
option-amnesty = Quand même le dernier vote finit à égalité
option-amnesty-off = le bouc émissaire décide
option-amnesty-on = tout le monde s’évade

# Noms donnés par le contenu : `called-` et le nom anglais.
called-cut-a-spare-key = Tailler un double de clé
called-fake-a-stabbing = Simuler un coup de couteau
called-silence-the-alarm = Faire taire l’alarme
called-build-bunk-dummies = Mettre des mannequins au lit
called-start-a-slow-fire = Allumer un feu qui couve
called-eat-through-the-wall = Ronger le mur
called-scrape-out-the-vent = Gratter la bouche d’aération
called-dig-behind-the-sink = Creuser derrière le lavabo
called-weaken-the-mortar = Fragiliser le mortier
called-smuggle-out-the-rubble = Sortir les gravats en douce
called-unscrew-the-grille = Dévisser la grille
called-braid-a-rope = Tresser une corde
called-copy-the-duct-plan = Copier le plan des conduits
called-bend-the-roof-bars = Tordre les barreaux du toit
called-muffle-the-fan-room = Étouffer la ventilation
called-file-a-master-key = Limer un passe-partout
called-rob-the-drowsy-turnkey = Dépouiller le geôlier assoupi
called-press-a-soap-mould = Mouler la clé dans le savon
called-carve-wooden-bolts = Sculpter des verrous en bois
called-swap-the-key-ring = Échanger le trousseau
called-dye-the-denim = Teindre les treillis
called-crack-the-uniform-locker = Forcer le casier à uniformes
called-tailor-guard-coats = Coudre des manteaux de gardien
called-deal-with-the-trusty = S’entendre avec l’auxiliaire
called-proof-the-raincoats = Imperméabiliser les cirés
called-prepare-the-gags = Préparer les bâillons
called-knock-out-the-night-guard = Assommer le gardien de nuit
called-set-the-ambush = Tendre l’embuscade
called-bar-the-guard-post = Barricader le poste de garde
called-seize-the-boat-pilot = Enlever le pilote du bateau

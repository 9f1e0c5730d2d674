### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Apprends à jouer un tour, à voter pour le bouc émissaire, à accomplir une tâche et à te débrouiller avec les gardiens.

lesson-turn = Ton premier tour
    .goal = Tu prépares une évasion avec deux autres. Il vous faut des objets, et tes points d’action (PA) servent à les obtenir.
    .end = Voilà un tour : les salles te donnent des objets et des billets, et les points qui restent sont perdus. Tu as une clé et un médicament, tout ce que demande la tâche de la cour de promenade. La prochaine leçon l’accomplit.

lesson-turn-key = Tu es dans la salle de garde, où se trouvent des clés. Touche ta salle pour l’utiliser et prendre une clé.
    .hint = La salle où tu te trouves est marquée. L’utiliser coûte 1 PA.
    .done = Une clé ! Chaque salle s’utilise une fois par manche.
    .no = C’est possible aussi, mais prends d’abord la clé qui est ici : touche ta propre salle.
    .no-move = Tu passerais devant une clé que demande une tâche sur deux. Utilise d’abord cette salle.
    .no-end = Tu as encore tous tes points, et ceux qui restent sont perdus. Prends d’abord la clé.
lesson-turn-move = Passe maintenant à côté, dans la salle de détente : un déplacement coûte 1 PA.
    .hint = Tu peux aller dans toute salle qui touche la tienne par un côté ou par un coin.
    .done = T’y voilà, sans un gardien en vue.
    .no = Pas encore. Va dans la salle de détente : touche-la.
    .no-room = Cette salle ne donne pas ce qu’il nous faut. Choisis la salle de détente, qui donne des billets.
    .no-riot = Une émeute attire un gardien chez toi. Personne n’en veut ici. Va dans la salle de détente.
lesson-turn-cash = Utilise la salle de détente pour prendre 2 billets.
    .hint = Touche la salle où tu te trouves.
    .done = 2 billets. Ils servent à payer, à échanger et à soudoyer des gardiens.
    .no = Prends d’abord les billets que donne cette salle.
    .no-move = Sans billet, tu ne pourrais rien acheter là-bas. Utilise d’abord cette salle.
lesson-turn-yard = Il reste un point. Va dans la cour de promenade : une tâche s’y trouve.
    .hint = La cour de promenade touche ta salle par un coin.
    .done = Cette tâche demande une clé et un médicament. Tu as la clé.
    .no = Garde ton dernier point pour aller dans la cour de promenade.
    .no-room = Regarde les tâches : celle de la cour de promenade demande une clé. Vas-y.
    .no-riot = Le gardien te coûterait ton dernier point et compliquerait toute la suite. Va dans la cour de promenade.
lesson-turn-buy = Plus de points, mais cette salle est gratuite : paie 1 billet et prends le médicament.
    .hint = Touche la cour de promenade, puis ton billet, puis le médicament.
    .done = Clé et médicament : tout ce que demande cette tâche.
    .no = Tu peux encore utiliser cette salle, car elle est gratuite. Paie le médicament avec un billet.
    .no-key = La clé te servira pour la tâche. Paie avec un billet.
    .no-item = Cette tâche demande une clé et un médicament. Prends le médicament.
    .no-end = Attends : cette salle ne coûte aucun point. Achète d’abord le médicament.

lesson-vote = Le bouc émissaire
    .goal = À chaque manche, vous désignez par un vote un bouc émissaire : fort, mais sans tâches ni récompenses. À la manche précédente, c’était toi.
    .end = Tu coches l’élément C, le Bot C un autre, et le bouc émissaire n’a rien. Dès que vous avez tout, de A à F, même sans l’un d’entre vous, la partie s’arrête et quelqu’un reste : le bouc émissaire, si les autres peuvent se passer de lui. Un 21e gardien l’arrête aussi, et alors tout le monde perd.

lesson-vote-call = Comme à chaque manche, un nouveau gardien est arrivé. Tu mènes la discussion. Lance le vote.
    .hint = Le bouton est sous la question.
    .no = Lance d’abord le vote.
lesson-vote-vote = Le Bot C est à côté de toi, et ta tâche demande deux prisonniers. Qui sera le bouc émissaire ?
    .hint = Le Bot B est loin et ne te sert à rien pour l’instant.
    .done = Deux votes contre le Bot B : 1 PA de plus cette manche, et aucune récompense.
    .no = Vote pour le Bot B.
    .no-self = C’est permis, et tu aurais 4 PA. Mais un bouc émissaire n’accomplit aucune tâche, et tu veux en accomplir une maintenant. Vote pour quelqu’un d’autre.
    .no-helper = Le Bot C t’aide rien qu’en restant là, et un allié fâché s’en va. Vote pour le Bot B, qui ne te sert à rien pour l’instant.
lesson-vote-task = C’est ton tour : deux prisonniers, aucun gardien, clé et médicament. Accomplis la tâche !
    .hint = Touche la tâche qui se trouve dans la cour de promenade.
    .done = C’est fait ! Tu coches sa lettre, et tous sauf le bouc émissaire celle d’une carte de la pioche.
    .no = Tout est prêt. Accomplis la tâche avant que quelque chose ne change.
    .no-shop = Tu as déjà tout ce que demande la tâche, et tu ne pourrais que le perdre. Accomplis la tâche.
    .no-away = La tâche est dans cette salle. Reste et accomplis-la.
    .no-end = À la prochaine manche, il y aura peut-être un gardien de trop. Accomplis la tâche maintenant.

lesson-guards = Les gardiens
    .goal = Avec deux gardiens dans ta salle, la plupart des actions coûtent 2 PA ; avec trois, elles sont interdites. Et chaque tâche n’en tolère qu’un certain nombre.
    .end = Une émeute dans la salle voisine, puis on entre : c’est à retenir. Les billets aident aussi : pour 1 billet, tes actions ignorent un gardien de ta salle, mais la tâche le compte toujours.

lesson-guards-clothes = Dans la buanderie, une tâche pour un seul prisonnier : une tenue et un médicament. Tu as le médicament. Utilise cette salle gratuite, paie 1 billet et prends une tenue.
    .hint = Touche la cour de promenade, puis le billet, puis la tenue.
    .done = Tu as les deux.
    .no = Procure-toi d’abord la tenue. Cette salle est gratuite.
    .no-drug = La tâche demande le médicament. Paie avec un billet.
    .no-item = La tâche de la buanderie demande une tenue et un médicament. Prends la tenue.
    .no-early = Sans tenue, il n’y a rien à faire là-bas. Utilise d’abord cette salle.
lesson-guards-riot = La tâche ne tolère aucun gardien, et il y en a un dans la buanderie. Lance une émeute ici et attire-le.
    .hint = Appuie sur le bouton de l’émeute, puis touche la buanderie.
    .done = Il est avec toi, et la buanderie est vide.
    .no = Il faut d’abord faire sortir le gardien de la buanderie. Lance une émeute.
    .no-guard = Ce gardien est ailleurs. Attire celui de la buanderie.
    .no-early = Avec le gardien sur place, tu ne peux pas accomplir la tâche. Attire-le d’abord.
    .no-end = Tu as 3 PA : un pour l’émeute, un pour le chemin, un pour la tâche. Juste assez.
lesson-guards-laundry = Glisse-toi dans la buanderie.
    .hint = Elle touche la cour de promenade par un côté.
    .done = Enfin la paix.
    .no = Va dans la buanderie.
    .no-room = La tâche est dans la buanderie. Vas-y.
lesson-guards-task = Accomplis la tâche avec ton dernier point.
    .hint = Touche la tâche.
    .done = C’est fait ! Les objets retournent sur le plateau, où chacun peut les reprendre.
    .no = Garde ton dernier point pour la tâche.
    .no-use = Il ne te faut pas d’autre tenue. Ton dernier point est pour la tâche.
    .no-away = La tâche est juste là. Accomplis-la.

lesson-match = Une partie
    .goal = Deux bots faciles jouent contre toi, et avec toi.
    .end = Tu sais jouer. Continue ici tant que tu veux, ou commence une partie entière.

lesson-match-play = Joue comme tu veux. Si tu ne sais pas quoi faire, demande conseil.

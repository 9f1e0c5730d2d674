### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Apprends à creuser, à fabriquer et à vendre, et à prendre aux autres ce qui te manque.

lesson-dig = La première Cuillère
    .goal = Le premier dont le tunnel est assez long est libre : 12 points à trois. Les Outils donnent des points, et tu as 2 actions par tour.
    .end = Une Cuillère rapporte 1 point, une Pioche 3, une Pelle 4, et personne ne peut les prendre dans ton tunnel. Plus que 11 points !

lesson-dig-steal = Tu es au Réfectoire, où l’on peut voler des Cuillères. Prends-en une : c’est 1 action.
    .hint = Touche la pile de Cuillères.
    .done = Une Cuillère. Dans ta main, on peut encore te la prendre.
    .no = Vole d’abord une Cuillère : ce n’est nulle part aussi facile.
    .no-search = Fouiller est bien aussi, mais commence par ce qui est sûr : une Cuillère.
    .no-move = Tu partirais sans Cuillère. Voles-en d’abord une.
    .no-end = Tu as 2 actions. Profites-en : vole une Cuillère.
lesson-dig-search = Une fois par tour, tu peux fouiller. Ici, cela rapporte 2 cartes. Fouille avec ta seconde action.
    .hint = Touche le paquet de Fouille.
    .done = Deux nouvelles cartes en main, que personne d’autre ne voit.
    .no = Sers-toi de ta seconde action pour fouiller.
    .no-steal = Une seconde Cuillère fait 1 point de plus, mais deux cartes peuvent devenir une Pioche, qui en vaut 3. Fouille cette fois.
    .no-end = Il reste une action. Fouille avant de finir ton tour.
lesson-dig-end = Tu as fait tes deux actions. Finis ton tour.
    .hint = Le bouton est sous la question.
    .done = Les autres ont joué.
    .no = Finis ton tour.
lesson-dig-home = On creuse au Bloc cellulaire. Lancer le dé coûte 1 action, mais c’est le dé qui décide. Aller prudemment coûte les deux actions, et tu choisis. Va au Bloc cellulaire.
    .hint = Touche le Bloc cellulaire sur le plateau.
    .done = Te voilà chez toi, sans rien laisser au hasard.
    .no = Va prudemment au Bloc cellulaire.
    .no-roll = La moitié des résultats y mènent, les autres non. Cette fois, va prudemment : touche le Bloc cellulaire.
    .no-area = On ne peut creuser qu’au Bloc cellulaire. Va dans cette zone.
    .no-stay = On peut amasser sans fin. Mais une Cuillère en main n’est pas encore un point. Rentre et creuse.
lesson-dig-rest = Aller prudemment a pris les deux actions. Finis ton tour.
    .hint = Le bouton est sous la question.
    .no = Finis ton tour.
lesson-dig-dig = Creuse maintenant avec ta Cuillère.
    .hint = Touche la Cuillère dans ta main.
    .done = Ton premier point de tunnel !
    .no = Creuse d’abord : ce qui est dans ton tunnel, personne ne te le prend.
    .no-search = Les cartes peuvent attendre. Creuse avant que quelqu’un n’arrive avec une Arme.
    .no-move = Tu viens d’arriver. Creuse.

lesson-craft = Du bric-à-brac aux Outils
    .goal = On ne trouve que du bric-à-brac, mais certaines cartes donnent ensemble un Outil, et le reste se vend dans la Salle de détente.
    .end = Fabrique quand tu as les cartes d’une recette, vends ce qui ne te sert pas. Ici, les cigarettes achètent des Couteaux, des Pioches et des Pelles. À la fin du tour, on garde 10 cartes en main au plus.

lesson-craft-search = Tu es dans la Salle de détente. Fouille-la.
    .hint = Touche le paquet de Fouille.
    .done = Un Manche à balai et des Ciseaux : regarde les recettes.
    .no = Fouille d’abord : qui sait ce que tu trouveras.
    .no-sell = Vois d’abord ce que tu trouves : cela se combine peut-être avec ce que tu as.
    .no-end = Tu as 2 actions. Fouille d’abord.
lesson-craft-craft = Un Manche à balai et des Ciseaux donnent une Pioche. Fabrique-la !
    .hint = Touche la recette de la Pioche.
    .done = Une Pioche, qui vaut 3 points dans ton tunnel.
    .no = Fabrique la Pioche : tu as les deux cartes.
    .no-sell = Ensemble, ces deux cartes valent bien plus que quelques cigarettes. Fabrique la Pioche.
    .no-move = Au Bloc cellulaire, on ne peut pas fabriquer. Fais la Pioche ici.
    .no-end = Il reste une action, et tu as tout ce que demande une Pioche.
lesson-craft-end = Finis ton tour.
    .hint = Le bouton est sous la question.
    .done = C’est de nouveau ton tour.
    .no = Finis ton tour.
lesson-craft-sell = Les Objets de valeur rapportent le plus. Vends ta Montre en or, et rien d’autre.
    .hint = Appuie sur le bouton pour vendre, touche la Montre en or, et dis que c’est tout.
    .done = Des cigarettes, que tout le monde accepte.
    .no = Vends d’abord la Montre en or.
    .no-weapon = La Chaussette lestée est une Arme. Sans Arme, tu ne peux ni racketter ni répondre. Garde-la.
    .no-ring = Les gangs demandent une Chevalière. Garde-la et vends la montre.
    .no-search = Tu peux, mais cette leçon parle de vente : commence une vente. La fouille attendra.
    .no-move = On ne vend que dans la Salle de détente. Fais-le avant de partir.

lesson-extort = Donne-moi ça
    .goal = Ce que tu ne trouves pas, d’autres l’ont peut-être. Avec une Arme, tu peux réclamer un Outil à quelqu’un dans ta zone, une fois par tour.
    .end = Qui ne joue pas d’Arme à son tour perd : une Raclée, et l’Outil s’en va. Avec 1 Raclée, on ne fabrique plus ; avec 2, on ne fabrique ni ne creuse ; l’Infirmerie soigne. Garde donc une Arme pour toi.

lesson-extort-extort = Le Bot C vient de voler une Cuillère, et il est à côté de toi. Va le racketter : réclame la Cuillère et pose ta Chaussette lestée.
    .hint = Touche la figurine du Bot C, puis la Cuillère, puis ta Chaussette lestée.
    .done = Le Bot C a refusé, n’a rien su répondre à ta chaussette et a pris une Raclée. La Cuillère est à toi.
    .no = Cette fois, oublie la politesse : va racketter le Bot C.
    .no-tool = Tu as vu le Bot C prendre une Cuillère. Réclame cet Outil-là.
    .no-peace = Tu pourras le faire tout de suite après. Va d’abord racketter le Bot C, tant qu’il a la Cuillère en main.
    .no-end = Tu as 2 actions et une Arme. Va racketter le Bot C.
lesson-extort-second = Il reste une action, et on ne peut racketter qu’une fois par tour. Vole encore une Cuillère au Réfectoire.
    .hint = Touche la pile de Cuillères.
    .done = Deux Cuillères, et le Bot C n’en a plus.
    .no = Vole une Cuillère avec ta seconde action.
    .no-search = Pas mal, mais une Cuillère est un point sûr. Vole-la, la fouille attendra.
    .no-move = Profite d’abord de ce qu’offre le Réfectoire : une Cuillère.
    .no-end = Il reste une action. Vole une Cuillère.
lesson-extort-end = Finis ton tour.
    .hint = Le bouton est sous la question.
    .no = Finis ton tour.

lesson-match = Une partie
    .goal = Deux bots faciles creusent contre toi.
    .end = Tu sais jouer. Continue ici tant que tu veux, ou commence une partie entière.

lesson-match-play = Joue comme tu veux. Si tu ne sais pas quoi faire, demande conseil.

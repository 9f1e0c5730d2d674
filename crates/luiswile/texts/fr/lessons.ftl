### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Apprends à préparer une journée, à gagner de nouveaux hommes et à tromper la patrouille.

lesson-morning = Le premier matin
    .goal = Tu diriges un gang. Chaque matin, chacun de tes hommes reçoit une tâche en secret ; on gagne avec 250 points sur les voies d’évasion.
    .end = La patrouille cherchait les tunnels. Ton guetteur a vu plus loin qu’elle, donc tous tes points comptent. Le Bot B n’avait personne au guet et a perdu la moitié du Tunnel.

lesson-morning-plan = Mets Cornelius Byrne (6112) au Guet et ton chef Declan Rourke (3140) au Tunnel. Les autres travaillent là où ils valent le plus. Puis appuie sur « Valider ».
    .hint = La pelle compte pour le Tunnel, les billets pour la Force, l’ampoule pour la Finesse, l’observation pour le Guet.
    .done = Toutes les cartes sont retournées.
    .no = Donne une tâche à chacun, puis appuie sur « Valider ».
    .no-watcher = Personne chez toi ne voit autant que Byrne : observation 5. Qu’il veille sur les autres.
    .no-digger = Rourke a pelle 4, plus que tous les autres. Qu’il creuse.
    .no-later = Le recrutement et le sabotage viendront plus tard. Aujourd’hui, tous travaillent ou guettent.
    .no-rest = Qui se repose ne rapporte rien. Donne-lui du travail.
    .no-early = Pas encore : Byrne doit être au Guet, et Rourke au Tunnel.

lesson-recruit = De nouveaux hommes
    .goal = Les prisonniers neutres peuvent te rejoindre. Qui vient tôt travaille tous les jours suivants.
    .end = Personne d’autre n’en voulait, alors tous t’ont rejoint. Si plusieurs gangs veulent un homme, le recruteur qui a le plus de poigne l’emporte ; si les plus forts sont à égalité, il ne rejoint personne.

lesson-recruit-plan = Jour 2. Envoie ton chef Rourke (3140) au Recrutement, car il a poigne 5, et laisse Byrne (6112) au Guet. Les autres travaillent. Puis appuie sur « Valider ».
    .hint = Pour recruter, seule la poigne compte.
    .done = Maintenant chacun voit combien de cartes sont où, mais pas lesquelles.
    .no = Donne une tâche à chacun, puis appuie sur « Valider ».
    .no-boss = Rourke est ton homme le plus fort. Envoie-le au Recrutement.
    .no-watcher = C’est Byrne qui voit le plus. Il reste au Guet.
    .no-later = Un recruteur suffit aujourd’hui. Que celui-ci travaille.
    .no-early = Pas encore : Rourke recrute, et Byrne guette.
lesson-recruit-orders = Écris la liste de Rourke : jusqu’à trois prisonniers neutres. L’ingénieur Hans Josenbau (4175) doit y être.
    .hint = Un ingénieur ajoute des points à chaque dizaine entière. Cherche aussi une grosse pelle : Liam Cassidy, Józef Kretowicz.
    .done = Tes ordres sont scellés.
    .no = Mets des prisonniers neutres sur la liste de Rourke.
    .no-early = Hans Josenbau (4175) n’est pas encore sur la liste. Les ingénieurs sont rares.
lesson-recruit-event = Chaque jour apporte un événement. Parfois, quelqu’un se bat ou s’en va ; aujourd’hui, tu peux aussi changer la tâche de quelqu’un. Laisse tout en l’état et appuie sur « Valider ».
    .hint = Le bouton est sous la question.
    .done = D’abord viennent les recrues, puis la patrouille.
    .no = Laisse tout en l’état cette fois.
    .no-move = Tu peux, mais ton plan est bon. Appuie sur « Valider ».
    .no-claim = Un nouveau face cachée peut être une mauvaise affaire. Laisse-le cette fois.

lesson-patrol = La patrouille
    .goal = La patrouille voit plus que tes guetteurs : deux de tes voies sont découvertes. Chacune a besoin de sa propre défense.
    .end = Un beau parleur au guet ne coûte rien. Porter le chapeau coûte un guetteur, un pot-de-vin 2 points, et le dernier recours un ouvrier et la moitié de la voie. Sans défense, tout est perdu.

lesson-patrol-talk = Le sergent Crowe aime les ragots : Bastien Corday (6125), baratin 6, l’éloigne gratuitement. Sauve ta Force.
    .hint = Touche la carte de Bastien Corday, puis ce qu’il doit faire.
    .done = Rien à voir ici, sergent.
    .no = Laisse parler Corday.
    .no-blame = Alors il ira au mitard. Corday s’en sort sans porter le chapeau et sans punition : laisse-le parler.
    .no-worker = Un ouvrier serait puni, et la moitié des points perdue. Laisse parler Corday.
lesson-patrol-again = Ta Finesse est découverte aussi. Qui parle peut recommencer.
    .hint = Corday est toujours là.
    .done = Les deux voies sont sauvées.
    .no = Laisse parler Corday encore une fois.
    .no-blame = Pas besoin de punition : Corday peut parler encore une fois.
    .no-worker = Pas besoin de livrer quelqu’un : Corday peut parler encore une fois.

lesson-match = Une partie
    .goal = Un bot facile dirige l’autre gang.
    .end = Tu sais jouer. Continue ici tant que tu veux, ou commence une partie entière.

lesson-match-play = Joue comme tu veux. La feuille propose un plan ; change ce qui ne te plaît pas. Si tu ne sais pas quoi faire, demande conseil.

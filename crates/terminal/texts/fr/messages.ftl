# La table dans le terminal.
term-own = À toi
term-choose = choisir
term-areas = zones
term-describe = qu’est-ce ?
term-notation = écrire
term-all-keys = touches
term-move = bouger
term-stay = rester
term-take = c’est moi
term-turn = tour
term-quit = quitter
term-advice = Conseil :
term-offline = HORS LIGNE
term-old = Ce programme est plus ancien que la table. Installe la version actuelle d’escapade.
term-point = Désigne d’abord quelque chose : Tab et les flèches y mènent.
term-why-how = Désigne d’abord quelque chose, ou écris / puis : why ACTION
term-again = { $effect }. Choisis-le encore une fois pour le faire.
term-several = { $count } choix conviennent, comme { $first }. Écris-en davantage.
term-notation-how = une action, ou des mots d’un choix ; Tab complète
# Ce qui est écrit en notation et n’est pas une action : l’endroit, puis ce qui y convient.
term-notation-wrong = « { $word } » (caractère { $column }) ne convient pas.
term-notation-missing = Il manque quelque chose au caractère { $column }.
term-notation-fits = Ce qui convient ici : { $words }.
    .some = Ce qui convient ici, par exemple : { $words }.
term-notation-ends = L’action s’arrête avant.
term-quit-kept = Quitter la table ? La partie est conservée. Entrée : quitter. Toute autre touche : rester.
term-quit-sure = Quitter la table ? Entrée : quitter. Toute autre touche : rester.
term-kept = La partie est conservée. Pour la reprendre : { $command }
term-talk-enter = Appuyez sur Entrée quand vous avez tous fini.
term-help-number = faire le choix de ce numéro
term-help-enter = faire le choix marqué, ou toucher ce qui est sous le curseur
term-help-arrows = se déplacer dans la liste ou sur la table
term-help-tab = à la partie suivante de la table, puis retour aux choix
term-help-escape = un pas en arrière, ou passer ce qui est raconté
term-help-space = continuer quand quelque chose est raconté
term-help-describe = ce qu’est une chose et à quoi elle sert
term-help-why = pourquoi une chose ne peut pas être choisie maintenant
term-help-advice = ce que ferait un bot
term-help-undo = annuler ta dernière action
term-help-notation = écrire une action ; Tab complète, ↑ montre les précédentes
term-help-recap = ce qui s’est passé depuis ta dernière décision
term-help-rules = les règles, à la clause en question
term-help-plan = le plan proposé, ou un plan vide
term-help-scroll = faire défiler
term-help-redraw = tout redessiner
term-help-quit = quitter ; la partie est conservée
term-help-chat = dire quelque chose
term-help-vote = accepter ou refuser quand d’autres veulent revenir en arrière
term-help-abandon = voter pour arrêter la partie, ou retirer le vote
term-help-rematch = voter pour une autre partie
term-help-step = un pas en arrière ou en avant
term-help-part = au tour d’avant ou d’après
term-help-ends = au début ou à la fin
term-help-play = lecture automatique, ou pause
term-help-eyes = par les yeux du joueur suivant
term-help-signs = [1] peut être choisi ; ▶ décide ; * c’est toi ; (A) est à A ; ▒ est face cachée.
play-hand-over = Passe le clavier à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
play-turn = { $name }, à toi de décider.
play-since = Ce qui s’est passé :
play-prompt = Un numéro, une action ou « help » :
play-number-off = Il n’y a { $count ->
    [one] qu’un choix
   *[other] que { $count } choix
} ; le numéro { $number } n’existe pas.
play-refused = Impossible pour l’instant. { $clause } : { $text }
play-over = La partie est terminée.
play-why-what = « why », oui, mais quoi ? Ajoute une action, par exemple « why { $example } ».
play-undone = C’est annulé.
play-save-where = Dans quel fichier ? Ajoute son nom, par exemple « save match.record ».
play-saved = Enregistré dans { $file }. Pour reprendre : --resume { $file }.
play-recorded = La partie est consignée dans { $file }. Pour la vérifier : escapade verify { $file }
play-no-clause = La règle { $clause } n’existe pas.
play-talk-over = La discussion est close.
play-help =
    Un numéro, ou une action écrite en notation, fait ce choix.
    why ACTION      pourquoi une action est impossible maintenant
    undo            annuler ta dernière action, tant que c’est permis
    hint            ce qu’un bot ferait à ta place
    view            revoir la table
    rules CLAUSE    ce que dit une règle
    save FILE       enregistrer la partie, pour la reprendre ou la vérifier après coup
    quit            arrêter
play-end-of-input = L’entrée s’est arrêtée avant la fin de la partie.
term-full = Toutes les places sont prises, ou la partie a commencé. Tu peux regarder et discuter ici ; escapade tables SERVER liste les tables avec des places libres.
term-takeback-asked = On demande aux autres si tu peux annuler cela.
term-no-table = Cette table n’existe pas, ou on ne peut pas la regarder. Vérifie le lien, ou demandes-en un autre.
term-revoked = Le serveur ne connaît plus cet ordinateur ; ses places ne sont donc plus à toi ici. Relance la commande pour revenir comme invité.
term-fair-unknown = On ne peut pas dire ici si les dés étaient honnêtes : ils avaient été promis avant ton arrivée. L’enregistrement se vérifie avec escapade verify.
term-no-record = L’enregistrement peut être sauvegardé quand la partie est finie.
term-line-back = La connexion est revenue.
term-line-gather = sit NAME : s’asseoir · ready : tu es prêt · stand : se lever · bot : un bot à une place libre · say TEXT : discuter · quit : quitter
term-line-watching = say TEXT : discuter · quit : quitter
term-line-help =
    say TEXT        dire quelque chose à la table
    players         qui est assis où, et le temps qui reste
    yes, no         répondre quand d’autres veulent annuler une action
    abandon         voter pour arrêter la partie
term-time-left = Temps restant : { $time }.
term-why = pourquoi pas ?
term-story = récit
# L’écran de la commande sans arguments.
term-home-bots = Jouer contre des bots
term-home-people = { $count } personnes à ce clavier
term-home-resume = Reprendre la partie quittée
term-home-link = Rejoindre une table par son lien
term-home-link-ask = Le lien de la table

language-name = Français
# Messages qui n'appartiennent à aucun jeu.
list-nothing = rien
list-between = { ", " }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
# Entre des choses qui ont déjà des virgules, et entre des phrases.
list-apart = { " ; " }
sentence-between = { " " }
colon = { $left } : { $right }
bracketed = { $thing } ({ $note })
times = { $count } × { $thing }

# Jouer dans un terminal.
play-hand-over = Passe le clavier à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
play-turn = { $name }, à toi de décider.
play-since = Ce qui s’est passé :
play-choices = Tes choix :
play-prompt = Un numéro, une action ou « help » :
play-number-off = Il n’y a { $count ->
    [one] qu’un choix
   *[other] que { $count } choix
} ; le numéro { $number } n’existe pas.
play-unreadable = Je n’arrive pas à lire cela : { $problem }.
play-refused = Impossible pour l’instant. { $clause } : { $text }
play-not-asked = { $name } n’a rien à décider pour l’instant.
play-over = La partie est terminée.
play-allowed = C’est possible maintenant.
play-why-what = « why », oui, mais quoi ? Ajoute une action, par exemple « why { $example } ».
play-undone = C’est annulé.
play-no-undo-nothing = Il n’y a rien à annuler.
play-no-undo-dice = Le hasard est intervenu depuis : impossible d’annuler.
play-no-undo-revealed = Un secret a été révélé depuis : impossible d’annuler.
play-no-undo-others = Quelqu’un d’autre a joué depuis : impossible d’annuler.
play-save-where = Dans quel fichier ? Ajoute son nom, par exemple « save match.record ».
play-saved = Enregistré dans { $file }. Pour reprendre : --resume { $file }.
play-recorded = La partie est consignée dans { $file }. Pour la vérifier : escapade verify { $file }
play-no-clause = La règle { $clause } n’existe pas.
play-talk = Place à la discussion, { $minutes } min au plus. Ensuite, { $name } continue : { $label }. Appuyez sur Entrée quand vous avez tout dit.
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
play-won = Victoire : { $names }.
play-you-won = Tu as gagné !
play-you-won-with = Tu as gagné, avec { $names } !
play-you-lost = Pas de victoire pour toi cette fois.
play-nobody-won = Personne n’a gagné.
play-places = Classement : { $places }

# La table en mots.
outline-board = Plateau
outline-aside = À côté du plateau
outline-players = Joueurs
outline-own = Ton jeu
waiting-for = On attend { $names }.
match-over = La partie est terminée.

# Mentions devant les joueurs.
seat-you = toi
seat-deciding = décide

# Ce que disent les programmes.
bot-name = Bot { $letter }
match-abandoned = La partie a été abandonnée.
fault-seat-taken = Cette place est déjà prise. Choisis-en une autre.
fault-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.
fault-not-seated = Seules les personnes assises à la table peuvent faire cela.
fault-stale = Cette question n’est plus d’actualité. Regarde de nouveau la table.
fault-no-takeback = Aucune demande d’annulation n’attend de réponse, ou une autre passe avant.
fault-too-fast = Trop de choses à la fois. Attends un instant, puis réessaie.
fault-handed-over = Un bot joue à cette place. Commence par la reprendre.
fault-unavailable = Impossible à cet instant. Réessaie dans un moment.
why-not-begun = La partie n’a pas commencé.
why-only-watching = Tu ne fais que regarder.
why-nothing = Il n’y a rien à en faire maintenant.
why-possible = C’est possible : { $action }.
advice = { $action }.
advice-compared = { $action }. Chances de victoire : { $percent } % ; avec le choix suivant, { $other } : { $less } %.
reason = Un peu plus tard, cela mène en moyenne à – { $changes }.
reason-change = { $gauge } : { $better } au lieu de { $other }
reason-decimal = { $whole },{ $tenths }
log-by-clock = Temps écoulé : { $line }
log-by-stand-in = Bot remplaçant : { $line }

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
time-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}

# Jouer dans un terminal.
play-not-asked = { $name } n’a rien à décider pour l’instant.
play-no-undo-nothing = Il n’y a rien à annuler.
play-no-undo-dice = Le hasard est intervenu depuis : impossible d’annuler.
play-no-undo-revealed = Un secret a été révélé depuis : impossible d’annuler.
play-no-undo-others = Quelqu’un d’autre a joué depuis : impossible d’annuler.
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
fault-bad-message = Quelque chose ne convient pas. Vérifie tes choix et ce que tu as écrit.
fault-too-long = C’est trop long. Fais plus court.
fault-version = Cette version ne va pas avec la table. Recharge la page ou mets le programme à jour.
fault-no-table = Cette table n’existe pas.
fault-no-seat = Cette place n’existe pas à cette table.
fault-already-seated = Tu as déjà une place ici. Lève-toi d’abord pour en prendre une autre.
fault-not-yours = Cette place n’est pas la tienne.
fault-no-spectators = Seules les personnes qui jouent peuvent voir cette partie.
fault-bad-name = Ce nom ne convient pas ici. Prends au plus 24 lettres ou chiffres d’un même alphabet, sans #.
fault-wrong-phase = Ce n’est pas possible à ce moment de la partie.
fault-unreadable = Ce n’est pas une action de ce jeu.
fault-illegal = Les règles ne le permettent pas maintenant.
fault-no-undo = Impossible d’annuler cela.
fault-bad-chat = La discussion prend une ligne à la fois, de 300 caractères au plus.
fault-not-allowed = Tu ne peux pas faire cela ici.
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

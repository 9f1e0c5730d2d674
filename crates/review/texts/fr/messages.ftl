### The review of a finished match. The page loads it with a review.

review = Analyse
review-again = Retour à la rediffusion
review-intro = L'évolution des chances, la part de la chance et ce qui aurait été meilleur. Vos décisions ne sont jugées que d'après ce que vous pouviez savoir.

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = Place
review-result = Résultat
review-expected = Attendu
review-luck = Hasard
review-own = Ses choix
review-others = Choix des autres
review-won = gagné
review-lost = pas gagné
review-sum = Le résultat est la somme de l'attente, du hasard et de tous les choix.

# Turning points. $name acted; the chances of $whose changed.
review-turning = Tournants
review-turning-luck = Étape { $step }, { $name } : hasard. { $whose } : { $before } → { $after }
review-turning-choice = Étape { $step }, { $name } : un choix. { $whose } : { $before } → { $after }
review-turning-none = Aucune étape n'a beaucoup changé les chances.

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = Décisions
review-decision = Étape { $step }, { $name }
review-grade-forced = aucun choix
review-grade-fine = bien
review-grade-slip = imprécision
review-grade-mistake = erreur
review-grade-blunder = grosse erreur
review-better = Mieux : { $other } ({ $gain })
review-why-chance = Ce choix gagne { $better } des parties imaginées, au lieu de { $taken }.

review-fine-count = { $count ->
    [one] Une autre décision était bonne.
   *[other] { $count } autres décisions étaient bonnes.
}
review-no-people = Personne n'a joué cette partie à part des bots. Nommez une place pour analyser ses décisions.
review-retry = Réessayer à partir d'ici
review-play-on = Continuer à partir d'ici
review-watch = Regarder

# The page.
review-curve = Les chances de toutes les places, étape par étape
review-progress-open = Entraînement pour l'analyse …
review-progress-weigh = Évaluation de l'étape { $done } sur { $count } …
review-progress-judge = { $done } décisions jugées sur { $count } …
review-done = L'analyse est terminée.
review-fault = Cette partie ne peut pas être analysée : elle n'est pas finie ou a été jouée avec d'autres règles.
review-cut = Le temps de cette analyse est écoulé : { $done } décisions sur { $count } ont été jugées, les plus importantes.
review-no-decisions = Personne à part les bots n'a rien décidé dans cette partie.
review-fine-decisions = Bien joué, ou rien à décider
review-replaced = Cette analyse s'est arrêtée, car une autre a commencé.

### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = Leçon { $number } sur { $count }
lesson-left = { $number ->
    [one] encore une décision
   *[other] encore { $number } décisions
}
lesson-hint = Indice
lesson-again = Recommencer cette leçon
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-start = Commencer
lesson-was-done = faite
lesson-watch = Regarde ce qui se passe.

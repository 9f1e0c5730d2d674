### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = Lección { $number } de { $count }
lesson-left = { $number ->
    [one] una decisión más
   *[other] { $number } decisiones más
}
lesson-hint = Pista
lesson-again = Empezar de nuevo esta lección
lesson-next = Siguiente lección
lesson-all = Todas las lecciones
lesson-start = Empezar
lesson-was-done = hecha
lesson-watch = Mira lo que pasa.

### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = Lezione { $number } di { $count }
lesson-left = { $number ->
    [one] ancora una decisione
   *[other] ancora { $number } decisioni
}
lesson-hint = Suggerimento
lesson-again = Ricomincia questa lezione
lesson-next = Prossima lezione
lesson-all = Tutte le lezioni
lesson-start = Inizia
lesson-was-done = fatta
lesson-watch = Guarda che cosa succede.

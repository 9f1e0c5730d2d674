### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = Lektion { $number } von { $count }
lesson-left = { $number ->
    [one] noch eine Entscheidung
   *[other] noch { $number } Entscheidungen
}
lesson-hint = Tipp
lesson-again = Diese Lektion neu beginnen
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-start = Anfangen
lesson-was-done = erledigt
lesson-watch = Sieh, was geschieht.

### Lessons: what stands beside the table. The page loads it with a lesson.

lesson-number = Lekcja { $number } z { $count }
lesson-left = { $number ->
    [one] jeszcze jedna decyzja
    [few] jeszcze { $number } decyzje
    [many] jeszcze { $number } decyzji
   *[other] jeszcze { $number } decyzji
}
lesson-hint = Podpowiedź
lesson-again = Zacznij tę lekcję od nowa
lesson-next = Następna lekcja
lesson-all = Wszystkie lekcje
lesson-start = Zaczynamy
lesson-was-done = zaliczona
lesson-watch = Patrz, co się dzieje.

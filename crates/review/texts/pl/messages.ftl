### The review of a finished match. The page loads it with a review.

review = Analiza
review-again = Wróć do powtórki
review-intro = Jak zmieniały się szanse, co było szczęściem i co byłoby lepsze. Twoje decyzje są oceniane tylko według tego, co można było wiedzieć.

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = Miejsce
review-result = Wynik
review-expected = Oczekiwane
review-luck = Szczęście
review-own = Własne decyzje
review-others = Decyzje innych
review-won = wygrana
review-lost = bez wygranej
review-sum = Wynik to oczekiwanie plus szczęście plus wszystkie decyzje.

# Turning points. $name acted; the chances of $whose changed.
review-turning = Punkty zwrotne
review-turning-luck = Krok { $step }, { $name }: szczęście. { $whose }: { $before } → { $after }
review-turning-choice = Krok { $step }, { $name }: decyzja. { $whose }: { $before } → { $after }
review-turning-none = Żaden pojedynczy krok nie zmienił mocno szans.

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = Decyzje
review-decision = Krok { $step }, { $name }
review-grade-forced = bez wyboru
review-grade-fine = dobrze
review-grade-slip = niedokładność
review-grade-mistake = błąd
review-grade-blunder = duży błąd
review-better = Lepiej: { $other } ({ $gain })
review-why-chance = Wygrywa { $better } wyobrażonych przebiegów zamiast { $taken }.

review-fine-count = { $count ->
    [one] Jeszcze jedna decyzja była dobra.
    [few] Jeszcze { $count } decyzje były dobre.
    [many] Jeszcze { $count } decyzji było dobrych.
   *[other] Jeszcze { $count } decyzji było dobrych.
}
review-no-people = W tej partii nie grał żaden człowiek. Podaj miejsce, aby przeanalizować jego decyzje.
review-retry = Spróbuj ponownie od tego miejsca
review-play-on = Graj dalej od tego miejsca
review-watch = Obejrzyj

# The page.
review-curve = Szanse wszystkich miejsc, krok po kroku
review-progress-open = Trening przed analizą …
review-progress-weigh = Ocena kroku { $done } z { $count } …
review-progress-judge = Oceniono { $done } z { $count } decyzji …
review-done = Analiza jest gotowa.
review-fault = Tej partii nie da się przeanalizować: nie jest skończona albo grano według innych zasad.
review-cut = Czas tej analizy minął: oceniono { $done } z { $count } decyzji, te najważniejsze.
review-no-decisions = W tej partii żaden człowiek o niczym nie decydował.
review-fine-decisions = Dobrze albo bez wyboru
review-replaced = Ta analiza się skończyła, bo zaczęła się inna.

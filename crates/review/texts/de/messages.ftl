### The review of a finished match. The page loads it with a review.

review = Rückblick
review-again = Zurück zur Wiederholung
review-intro = Wie die Chancen standen, was Glück war und was besser gewesen wäre. Deine Entscheidungen werden nur nach dem beurteilt, was du wissen konntest.

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = Platz
review-result = Ergebnis
review-expected = Erwartet
review-luck = Glück
review-own = Eigene Wahl
review-others = Wahl der anderen
review-won = gewonnen
review-lost = nicht gewonnen
review-sum = Das Ergebnis ist die Erwartung plus Glück plus alle Entscheidungen.

# Turning points. $name acted; the chances of $whose changed.
review-turning = Wendepunkte
review-turning-luck = Schritt { $step }, { $name }: Glück. { $whose }: { $before } → { $after }
review-turning-choice = Schritt { $step }, { $name }: eine Entscheidung. { $whose }: { $before } → { $after }
review-turning-none = Kein einzelner Schritt hat die Chancen stark verändert.

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = Entscheidungen
review-decision = Schritt { $step }, { $name }
review-grade-forced = keine Wahl
review-grade-fine = gut
review-grade-slip = ungenau
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-better = Besser: { $other } ({ $gain })
review-why-chance = Das gewinnt { $better } der vorgestellten Verläufe statt { $taken }.

review-fine-count = { $count ->
    [one] Eine weitere Entscheidung war gut.
   *[other] { $count } weitere Entscheidungen waren gut.
}
review-no-people = In dieser Partie hat kein Mensch gespielt. Nenne einen Platz, um seine Entscheidungen zu prüfen.
review-retry = Von hier noch einmal versuchen
review-play-on = Von hier weiterspielen
review-watch = Ansehen

# The page.
review-curve = Die Chancen aller Plätze, Schritt für Schritt
review-progress-open = Übt für den Rückblick …
review-progress-weigh = Wägt Schritt { $done } von { $count } …
review-progress-judge = { $done } von { $count } Entscheidungen beurteilt …
review-done = Der Rückblick ist fertig.
review-fault = Diese Partie lässt sich nicht prüfen: Sie ist nicht zu Ende oder wurde nach anderen Regeln gespielt.
review-cut = Die Zeit für diesen Rückblick ist um: { $done } von { $count } Entscheidungen sind beurteilt, die wichtigsten zuerst.
review-no-decisions = In dieser Partie hat kein Mensch etwas entschieden.
review-fine-decisions = In Ordnung, oder nichts zu entscheiden
review-replaced = Dieser Rückblick wurde beendet, weil ein anderer begonnen hat.

### The review of a finished match. The page loads it with a review.

review = Análisis
review-again = Volver a la repetición
review-intro = Cómo evolucionaron las opciones de ganar, qué fue suerte y qué habría sido mejor. Tus decisiones se juzgan solo por lo que podías saber.

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = Asiento
review-result = Resultado
review-expected = Esperado
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones ajenas
review-won = ganó
review-lost = no ganó
review-sum = El resultado es lo esperado más la suerte más todas las decisiones.

# Turning points. $name acted; the chances of $whose changed.
review-turning = Momentos decisivos
review-turning-luck = Paso { $step }, { $name }: suerte. { $whose }: { $before } → { $after }
review-turning-choice = Paso { $step }, { $name }: una decisión. { $whose }: { $before } → { $after }
review-turning-none = Ningún paso cambió mucho las opciones de ganar.

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = Decisiones
review-decision = Paso { $step }, { $name }
review-grade-forced = sin elección
review-grade-fine = bien
review-grade-slip = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-better = Mejor: { $other } ({ $gain })
review-why-chance = Gana el { $better } de los futuros imaginados, en vez del { $taken }.

review-fine-count = { $count ->
    [one] Otra decisión estuvo bien.
   *[other] Otras { $count } decisiones estuvieron bien.
}
review-no-people = En esta partida no jugó ninguna persona. Indica un asiento para analizar sus decisiones.
review-retry = Intentarlo de nuevo desde aquí
review-play-on = Seguir jugando desde aquí
review-watch = Ver

# The page.
review-curve = Las opciones de ganar de todos los asientos, paso a paso
review-progress-open = Practicando para el análisis …
review-progress-weigh = Evaluando el paso { $done } de { $count } …
review-progress-judge = { $done } de { $count } decisiones juzgadas …
review-done = El análisis está completo.
review-fault = Esta partida no se puede analizar: no ha terminado o se jugó con otras reglas.
review-cut = Se acabó el tiempo de este análisis: se valoraron { $done } de { $count } decisiones, las más importantes.
review-no-decisions = En esta partida ninguna persona decidió nada.
review-fine-decisions = Bien, o sin nada que decidir
review-replaced = Este análisis terminó porque empezó otro.

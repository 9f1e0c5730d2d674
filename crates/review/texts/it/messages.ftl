### The review of a finished match. The page loads it with a review.

review = Analisi
review-again = Torna al replay
review-intro = Come sono andate le probabilità, che cosa è stata fortuna e che cosa sarebbe stato meglio. Le tue decisioni sono giudicate solo in base a ciò che potevi sapere.

# The account of each seat: result − expectation = luck + own choices + others' choices.
review-seat = Posto
review-result = Risultato
review-expected = Atteso
review-luck = Fortuna
review-own = Scelte proprie
review-others = Scelte altrui
review-won = vittoria
review-lost = nessuna vittoria
review-sum = Il risultato è l'attesa più la fortuna più tutte le scelte.

# Turning points. $name acted; the chances of $whose changed.
review-turning = Momenti decisivi
review-turning-luck = Passo { $step }, { $name }: fortuna. { $whose }: { $before } → { $after }
review-turning-choice = Passo { $step }, { $name }: una scelta. { $whose }: { $before } → { $after }
review-turning-none = Nessun singolo passo ha cambiato molto le probabilità.

# Decisions. $gain is a change of chances, such as +6 %.
review-decisions = Decisioni
review-decision = Passo { $step }, { $name }
review-grade-forced = nessuna scelta
review-grade-fine = bene
review-grade-slip = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-better = Meglio: { $other } ({ $gain })
review-why-chance = Vince il { $better } dei futuri immaginati, invece del { $taken }.

review-fine-count = { $count ->
    [one] Un'altra decisione andava bene.
   *[other] Altre { $count } decisioni andavano bene.
}
review-no-people = In questa partita non ha giocato nessuna persona. Indica un posto per analizzarne le decisioni.
review-retry = Riprova da qui
review-play-on = Continua a giocare da qui
review-watch = Guarda

# The page.
review-curve = Le probabilità di tutti i posti, passo dopo passo
review-progress-open = Allenamento per l'analisi …
review-progress-weigh = Valutazione del passo { $done } di { $count } …
review-progress-judge = { $done } decisioni giudicate su { $count } …
review-done = L'analisi è completa.
review-fault = Questa partita non si può analizzare: non è finita o è stata giocata con altre regole.
review-cut = Il tempo per questa analisi è finito: { $done } decisioni su { $count } sono state valutate, le più importanti.
review-no-decisions = In questa partita nessuna persona ha deciso nulla.
review-fine-decisions = Va bene, o niente da decidere
review-replaced = Questa analisi è finita perché ne è cominciata un'altra.

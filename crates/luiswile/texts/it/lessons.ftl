### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Impara a pianificare una giornata, a conquistare nuovi uomini e a farla franca con la pattuglia.

lesson-morning = La prima mattina
    .goal = Guidi una banda. Ogni mattina ognuno dei tuoi uomini riceve in segreto un compito; si vince con 250 punti sulle vie di fuga.
    .end = La pattuglia cercava i tunnel. Il tuo palo ha visto più di lei, quindi contano tutti i tuoi punti. Il Bot B non aveva nessuno a fare da palo e ha perso metà del Tunnel.

lesson-morning-plan = Metti Cornelius Byrne (6112) a fare da Palo e il tuo boss Declan Rourke (3140) al Tunnel. Gli altri lavorano dove valgono di più. Poi premi «Fatto».
    .hint = La Pala conta per il Tunnel, le Banconote per l’Assalto, la Lampadina per l’Ingegno, l’Osservazione per il Palo.
    .done = Tutte le carte vengono scoperte.
    .no = Dai un compito a ognuno, poi premi «Fatto».
    .no-watcher = Nessuno dei tuoi vede quanto Byrne: Osservazione 5. Che vegli sugli altri.
    .no-digger = Rourke ha Pala 4, più di tutti. Fallo scavare.
    .no-later = Reclutamento e sabotaggio vengono dopo. Oggi tutti lavorano o fanno da palo.
    .no-rest = Chi riposa non rende niente. Dagli un lavoro.
    .no-early = Non ancora: Byrne va messo a fare da Palo, e Rourke al Tunnel.

lesson-recruit = Nuovi uomini
    .goal = I detenuti neutrali possono unirsi a te. Chi arriva presto lavora in tutti i giorni che seguono.
    .end = Nessun altro li voleva, così si sono uniti tutti a te. Se più bande vogliono un uomo, vince il reclutatore con più Forza; se i più forti sono pari, non si unisce a nessuno.

lesson-recruit-plan = Giorno 2. Manda al Reclutamento il tuo boss Rourke (3140), che ha Forza 5, e lascia Byrne (6112) a fare da Palo. Gli altri lavorano. Poi premi «Fatto».
    .hint = Per reclutare conta solo la Forza.
    .done = Ora tutti vedono quante carte ci sono e dove, ma non quali.
    .no = Dai un compito a ognuno, poi premi «Fatto».
    .no-boss = Rourke è il tuo uomo più forte. Mandalo al Reclutamento.
    .no-watcher = Byrne è quello che vede di più. Resta a fare da Palo.
    .no-later = Oggi basta un reclutatore. Fai lavorare quest’uomo.
    .no-early = Non ancora: Rourke recluta, e Byrne fa da palo.
lesson-recruit-orders = Scrivi la lista di Rourke: fino a tre detenuti neutrali. Deve esserci il tecnico Hans Josenbau (4175).
    .hint = Un tecnico aggiunge punti ogni 10 fatti. Cerca anche chi ha molta Pala: Liam Cassidy, Józef Kretowicz.
    .done = I tuoi ordini sono sigillati.
    .no = Metti detenuti neutrali nella lista di Rourke.
    .no-early = Hans Josenbau (4175) non è ancora nella lista. I tecnici sono rari.
lesson-recruit-event = Ogni giorno porta un evento. A volte scoppia una rissa o qualcuno se ne va; oggi puoi anche cambiare compito a qualcuno. Lascia tutto com’è e premi «Fatto».
    .hint = Il pulsante è sotto la domanda.
    .done = Prima arrivano le reclute, poi la pattuglia.
    .no = Questa volta lascia tutto com’è.
    .no-move = Si può, ma il tuo piano è buono. Premi «Fatto».
    .no-claim = Un nuovo arrivato coperto può essere un cattivo affare. Questa volta lascialo.

lesson-patrol = La pattuglia
    .goal = La pattuglia vede più dei tuoi pali: due tue vie sono state scoperte. Ognuna ha bisogno di una difesa propria.
    .end = Una buona parlantina non costa niente. Prendersi la colpa costa un palo, una mazzetta 2 punti, l’ultima risorsa un lavorante e metà dei punti della via. Senza difesa si perde tutto.

lesson-patrol-talk = Al sergente Crowe piacciono i pettegolezzi: Bastien Corday (6125), Parlantina 6, lo manda via gratis. Salva il tuo Assalto.
    .hint = Tocca la carta di Bastien Corday, poi ciò che deve fare.
    .done = Qui non c’è niente da vedere, sergente.
    .no = Lascia parlare Corday.
    .no-blame = Allora finirebbe in isolamento. Corday ci riesce senza alcuna punizione: lascialo parlare.
    .no-worker = Un lavorante sarebbe punito, e metà dei punti persa. Lascia parlare Corday.
lesson-patrol-again = È stato scoperto anche il tuo Ingegno. Chi parla può farlo di nuovo.
    .hint = Corday è ancora lì.
    .done = Entrambe le vie sono salve.
    .no = Lascia parlare Corday ancora una volta.
    .no-blame = Non serve nessuna punizione: Corday può parlare ancora una volta.
    .no-worker = Non serve sacrificare nessuno: Corday può parlare ancora una volta.

lesson-match = Una partita
    .goal = Un bot facile guida l’altra banda.
    .end = Sai giocare. Continua qui finché vuoi, oppure inizia una partita intera.

lesson-match-play = Gioca come vuoi. Il foglio propone un piano; cambia ciò che non ti piace. Se non sai che fare, chiedi consiglio.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Impara a costruire la base, a battere le sentinelle, a premere il grande pulsante rosso e a uscire.

lesson-build = La prima sala
    .goal = La base è vuota e la costruite voi. Si vince con i trofei ★ portati fuori.
    .end = Muoversi, posare una sala, posare un segnalino: questo è un turno. Il tuo veicolo è entrato da solo nella tua sala, perché non c’era altra via, e ha preso il trofeo.

lesson-build-vehicle = Scegli un veicolo: fuoco ▲ contro gli altri, corazza ■ contro le sconfitte, turbo ● per due sale in una volta.
    .hint = Per cominciare va bene il Rinoceronte.
    .done = Buona scelta.
    .no = Scegli uno dei veicoli.
lesson-build-hall = Aspetti fuori, a E3. Posa il tuo Hangar, una sala aperta su tutti i lati, sulla casella 15, all’angolo del tuo ingresso.
    .hint = Tocca l’Hangar che hai in mano, poi la casella 15.
    .done = Ora il tuo ingresso porta da qualche parte.
    .no = Posa l’Hangar sulla casella 15.
    .no-hall = Quella sala ha dei muri. Comincia con l’Hangar: va bene ovunque.
    .no-cell = Nella base entri solo dal tuo ingresso. Posalo sulla casella 15.
lesson-build-token = Ora un segnalino. Ciò che posi nella tua sala puoi prenderlo tu: posaci la Banca dei semi ★4.
    .hint = Tocca la Banca dei semi che hai in mano, poi la sala 15.
    .done = Quattro punti, a una sala da te.
    .no = Posa la Banca dei semi nella sala 15.
    .no-guard = Una sentinella al tuo ingresso aspetterebbe te. Posa il trofeo.
    .no-upgrade = Un potenziamento è utile, ma alla fine contano solo i trofei. Posa la Banca dei semi.
lesson-build-next = Sei nella tua sala e hai preso il trofeo. Posa accanto un’altra sala, come vuoi, poi scegli come segnalino il Banco di batterie ★3.
    .hint = Un passaggio deve incontrare un passaggio. Il tavolo mostra dove va bene una sala.
    .done = E dove metterlo, lo decidi tu.
    .no = Posa una sala, poi scegli il Banco di batterie.
    .no-token = I segnalini migliori sono i trofei vicini a te. Scegli il Banco di batterie.

lesson-guard = Le sentinelle
    .goal = Una sentinella sorveglia alcuni lati della sua sala. Dagli altri la catturi senza fatica; da un lato sorvegliato combatti.
    .end = La sentinella che aspettava te ora aspetta il Bot B. Chi perde uno scontro perde trofei e potenziamenti: il tavolo dice come finisce prima che tu ti muova.

lesson-guard-fight = Nella sala 10 c’è un Filo d’inciampo ▲1■1, una sentinella che sorveglia tutti i lati. Hai ▲3 ■8: vinci e perdi 1 di corazza. Entra!
    .hint = A est. L’etichetta dice come finisce lo scontro.
    .done = Battuta: passa nella tua mano.
    .no = Entra nella sala 10.
    .no-trophy = Un trofeo fa piacere, ma questa lezione vuole una sentinella: entra nella sala 10.
lesson-guard-hall = Posa un Hangar sulla casella 17, verso il centro.
    .hint = Tocca l’Hangar che hai in mano, poi la casella 17.
    .done = La strada verso il pulsante prende forma.
    .no = Posa un Hangar sulla casella 17.
    .no-hall = Prendi l’Hangar: nessun suo muro ti sbarrerà mai la strada.
    .no-cell = Costruisci verso il centro: casella 17.
lesson-guard-post = Metti il Filo d’inciampo catturato all’ingresso del Bot B: sala 21.
    .hint = Tocca il Filo d’inciampo che hai in mano, poi la sala 21.
    .done = Chi entra di là dovrà combattere.
    .no = Metti il Filo d’inciampo nella sala 21.
    .no-token = Quello dopo. Posa il Filo d’inciampo, il tuo bottino.
    .no-own = Sarebbe sulla tua strada. Mettilo nella sala 21, all’ingresso del Bot B.

lesson-button = Il grande pulsante rosso
    .goal = Tutte le sale sono posate. Porti ★25, il Bot A solo ★3: è ora di tornare a casa. Chi finisce la mossa nella sala centrale può premere il pulsante.
    .end = La sala centrale non c’è più, tutte le uscite sono aperte e la base crolla dal centro. La tessera WCP passa dall’uno all’altro: chi ce l’ha distrugge una sala alla fine del turno.

lesson-button-centre = Vai nella sala centrale.
    .hint = A nord-est.
    .done = Eccolo.
    .no = Vai nella sala centrale.
    .no-away = Porti più di quanto il Bot A avrà mai. Ogni turno in più aiuta solo gli altri. Vai al pulsante.
lesson-button-press = Premilo!
    .hint = Il pulsante è sotto la domanda.
    .done = Tutti gli altri hanno ancora un turno. Poi comincia la fuga, e cominci tu.
    .no = Premi il pulsante.
    .no-not = Nessuno ti obbliga, ma hai un gran vantaggio. Premilo.
lesson-button-token = Il turno continua: posa la tua Doppia canna in una sala vuota. Non un trofeo: il Bot A potrebbe prenderlo.
    .hint = Tocca il potenziamento con ▲ che hai in mano, poi una sala lontana dal Bot A.
    .done = Lontano quanto basta.
    .no = Posa la Doppia canna.
    .no-token = Quello tienilo. Posa la Doppia canna.
lesson-button-out = Con il tuo turno comincia la fase II. Lascia la sala centrale verso l’uscita E2: a sud-ovest.
    .hint = La sala 24, da dove venivi.
    .done = E via!
    .no = Vai a sud-ovest.
    .no-way = Da là l’uscita è più lontana o sorvegliata. Vai a sud-ovest.

lesson-flee = Fuori!
    .goal = Le sale cadono una dopo l’altra. I trofei contano solo fuori, e tu sei a due sale da un’uscita.
    .end = Sei fuori con ★26, e il Bot A con ★4: vinci. Chi resta dentro ha raccolto per niente.

lesson-flee-corner = L’uscita E2 è alla sala 33. Vai là.
    .hint = A sud-ovest.
    .done = Ancora uno spostamento e sei fuori.
    .no = Vai nella sala 33.
    .no-greedy = ★2 in più, ma ne hai abbastanza, e la via del ritorno può crollare. Vai nella sala 33.
    .no-back = Quella via riporta dentro la base. Vai nella sala 33.
lesson-flee-token = Posi ancora un segnalino. Prendi la Banca dei semi e una sala qualsiasi: nessuno la prenderà più.
    .hint = Tocca la Banca dei semi che hai in mano, poi una sala.
    .done = Peccato.
    .no = Posa la Banca dei semi.
    .no-guard = Le sentinelle potrebbero sbarrare la strada a te. Posa la Banca dei semi.
    .no-upgrade = Andrebbe bene anche quello. Ma questa volta posa la Banca dei semi.
lesson-flee-destroy = Hai la tessera WCP: distruggi una sala accanto alla voragine o alle macerie.
    .hint = Le sale che possono cadere sono segnate. Una sala con un veicolo dentro è al sicuro.
    .done = Macerie. Il Bot A ha appena lasciato la base.
    .no = Distruggi una sala.
lesson-flee-leave = Ora esci da E2!
    .hint = A sud-ovest, dall’ingresso.
    .done = Aria fresca.
    .no = Esci da E2.
    .no-stay = Fuori, non dentro! Esci da E2.

lesson-match = Una partita
    .goal = Un bot facile costruisce contro di te.
    .end = Sai giocare. Continua qui finché vuoi, oppure inizia una partita intera.

lesson-match-play = Gioca come vuoi. Se non sai che fare, chiedi consiglio.

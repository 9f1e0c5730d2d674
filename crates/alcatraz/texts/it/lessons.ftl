### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Impara a giocare un turno, a votare il capro espiatorio, a completare un compito e a cavartela con le guardie.

lesson-turn = Il tuo primo turno
    .goal = Prepari un’evasione con altri due. Servono oggetti, e te li procuri con i tuoi punti azione (PA).
    .end = Questo è un turno: le stanze ti danno oggetti e banconote, e i punti che avanzano vanno persi. Hai una chiave e un farmaco, proprio ciò che chiede il compito nel Cortile. Nella prossima lezione lo completi.

lesson-turn-key = Sei nel Corpo di guardia, dove ci sono le chiavi. Tocca la tua stanza per usarla e prenderne una.
    .hint = La stanza in cui ti trovi è segnata. Usarla costa 1 PA.
    .done = Una chiave! Ogni stanza si usa una volta per round.
    .no = Si può anche fare, ma prima prendi la chiave che c’è qui: tocca la tua stanza.
    .no-move = Lasceresti lì una chiave, che serve per un compito su due. Usa prima questa stanza.
    .no-end = Hai ancora tutti i punti, e quelli che avanzano vanno persi. Prendi prima la chiave.
lesson-turn-move = Ora passa accanto, nella Sala ricreativa: uno spostamento costa 1 PA.
    .hint = Puoi andare in ogni stanza che tocca la tua per un lato o per un angolo.
    .done = Ci sei, e non c’è nessuna guardia.
    .no = Non ancora. Vai nella Sala ricreativa: toccala.
    .no-room = Quella stanza non dà ciò che ci serve ora. Scegli la Sala ricreativa, che dà banconote.
    .no-riot = Una rivolta attira una guardia da te, e qui non la vuole nessuno. Vai nella Sala ricreativa.
lesson-turn-cash = Usa la Sala ricreativa e prendi 2 banconote.
    .hint = Tocca la stanza in cui ti trovi.
    .done = 2 banconote. Servono per pagare, per gli scambi e per corrompere le guardie.
    .no = Prendi prima le banconote che dà questa stanza.
    .no-move = Senza banconote là non potresti comprare niente. Usa prima questa stanza.
lesson-turn-yard = Resta un punto. Vai nel Cortile: là c’è un compito.
    .hint = Il Cortile tocca la tua stanza per un angolo.
    .done = Questo compito chiede una chiave e un farmaco. La chiave ce l’hai.
    .no = Tieni l’ultimo punto per andare nel Cortile.
    .no-room = Guarda i compiti: quello nel Cortile chiede una chiave. Vai là.
    .no-riot = La guardia ti costerebbe l’ultimo punto e complicherebbe tutto il resto. Vai nel Cortile.
lesson-turn-buy = Non hai più punti, ma questa stanza è gratuita: paga 1 banconota e prendi il farmaco.
    .hint = Tocca il Cortile, poi la banconota, poi il farmaco.
    .done = Chiave e farmaco: tutto ciò che chiede questo compito.
    .no = Questa stanza puoi ancora usarla, perché è gratuita. Paga il farmaco con una banconota.
    .no-key = La chiave ti serve per il compito. Paga con una banconota.
    .no-item = Questo compito chiede una chiave e un farmaco. Prendi il farmaco.
    .no-end = Aspetta: questa stanza non costa punti. Compra prima il farmaco.

lesson-vote = Il capro espiatorio
    .goal = A ogni round votate un capro espiatorio: forte, ma senza compiti né ricompense. Nel round scorso è toccato a te.
    .end = Tu segni l’elemento C, il Bot C un altro, e il capro espiatorio niente. Appena avete tutto dalla A alla F anche senza contare uno di voi, la partita finisce e qualcuno resta dentro: il capro espiatorio, se gli altri possono fare a meno di lui. Finisce anche con la 21ª guardia, e allora perdono tutti.

lesson-vote-call = Come a ogni round è arrivata una nuova guardia. Sei tu a guidare la discussione. Apri la votazione.
    .hint = Il pulsante è sotto la domanda.
    .no = Prima apri la votazione.
lesson-vote-vote = Il Bot C è accanto a te, e il tuo compito chiede due detenuti. Chi sarà il capro espiatorio?
    .hint = Il Bot B è lontano e per ora non ti serve a niente.
    .done = Due voti contro il Bot B: in questo round ha 1 PA in più e nessuna ricompensa.
    .no = Vota il Bot B.
    .no-self = Si può, e avresti 4 PA. Ma un capro espiatorio non completa compiti, e tu vuoi completarne uno adesso. Vota qualcun altro.
    .no-helper = Il Bot C ti aiuta già stando qui, e chi si offende se ne va. Vota il Bot B, che per ora non ti serve a niente.
lesson-vote-task = Tocca a te: due detenuti, nessuna guardia, chiave e farmaco. Completa il compito!
    .hint = Tocca il compito che si trova nel Cortile.
    .done = Fatto! Segni la sua lettera, e tutti tranne il capro espiatorio quella di una carta del mazzo.
    .no = Qui è tutto pronto. Completa il compito prima che cambi qualcosa.
    .no-shop = Hai già tutto ciò che chiede il compito, e potresti solo perderlo. Completa il compito.
    .no-away = Il compito è in questa stanza. Resta e completalo.
    .no-end = Al prossimo round qui potrebbe esserci una guardia di troppo. Completa il compito ora.

lesson-guards = Le guardie
    .goal = Con due guardie nella tua stanza quasi tutte le azioni costano 2 PA, con tre sono vietate. E ogni compito ne ammette solo un certo numero.
    .end = Una rivolta nella stanza accanto al compito, poi dentro: ricordalo. Aiutano anche le banconote: per 1 banconota le tue azioni ignorano una guardia della tua stanza, ma il compito la conta lo stesso.

lesson-guards-clothes = Nella Lavanderia c’è un compito per un solo detenuto: vestiti e un farmaco. Il farmaco ce l’hai. Usa questa stanza gratuita, paga 1 banconota e prendi i vestiti.
    .hint = Tocca il Cortile, poi la banconota, poi i vestiti.
    .done = Ora li hai entrambi.
    .no = Prima procurati i vestiti. Questa stanza è gratuita.
    .no-drug = Il farmaco serve per il compito. Paga con una banconota.
    .no-item = Il compito nella Lavanderia chiede vestiti e un farmaco. Prendi i vestiti.
    .no-early = Senza vestiti là non c’è niente da fare. Usa prima questa stanza.
lesson-guards-riot = Il compito non ammette guardie, ma nella Lavanderia ce n’è una. Scatena qui una rivolta e attirala da te.
    .hint = Premi il pulsante della rivolta, poi tocca la Lavanderia.
    .done = Ora è con te, e la Lavanderia è vuota.
    .no = Prima la guardia deve uscire dalla Lavanderia. Scatena una rivolta.
    .no-guard = Quella guardia è altrove. Attira quella della Lavanderia.
    .no-early = Con la guardia là non puoi completare il compito. Prima attirala fuori.
    .no-end = Hai 3 PA: uno per la rivolta, uno per la strada, uno per il compito. Giusto quanto basta.
lesson-guards-laundry = Infilati nella Lavanderia.
    .hint = Tocca il Cortile per un lato.
    .done = Finalmente in pace.
    .no = Vai nella Lavanderia.
    .no-room = Il compito è nella Lavanderia. Vai là.
lesson-guards-task = Completa il compito con l’ultimo punto.
    .hint = Tocca il compito.
    .done = Fatto! Gli oggetti tornano sul tabellone, dove tutti possono riprenderli.
    .no = Usa l’ultimo punto per il compito.
    .no-use = Non ti servono altri vestiti. L’ultimo punto è per il compito.
    .no-away = Il compito è proprio qui. Completalo.

lesson-match = Una partita
    .goal = Due bot facili giocano contro di te, e con te.
    .end = Sai giocare. Continua qui finché vuoi, oppure inizia una partita intera.

lesson-match-play = Gioca come vuoi. Se non sai che fare, chiedi consiglio.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Impara a scavare, a costruire e vendere, e a prendere agli altri ciò che ti manca.

lesson-dig = Il primo Cucchiaio
    .goal = Torna libero chi per primo ha un tunnel abbastanza lungo: in tre servono 12 punti. I punti li danno gli Attrezzi, e hai 2 azioni per turno.
    .end = Un Cucchiaio vale 1 punto, un Piccone 3, una Pala 4, e dal tuo tunnel nessuno te li toglie. Mancano solo 11 punti!

lesson-dig-steal = Sei in Mensa, dove si possono rubare i Cucchiai. Prendine uno: è 1 azione.
    .hint = Tocca la pila dei Cucchiai.
    .done = Un Cucchiaio. Finché è in mano possono ancora portartelo via.
    .no = Prima ruba un Cucchiaio: solo qui è così facile.
    .no-search = Anche una ricerca va bene, ma comincia da ciò che è sicuro: un Cucchiaio.
    .no-move = Te ne andresti senza Cucchiaio. Prima rubane uno.
    .no-end = Hai 2 azioni. Usale: ruba un Cucchiaio.
lesson-dig-search = Una volta per turno puoi fare una ricerca. Qui dà 2 carte. Usa la seconda azione per una ricerca.
    .hint = Tocca il mazzo Ricerca.
    .done = Due nuove carte in mano, che nessun altro vede.
    .no = Usa la seconda azione per una ricerca.
    .no-steal = Un secondo Cucchiaio vale 1 punto in più, ma con due carte si può fare un Piccone, che ne vale 3. Questa volta fai una ricerca.
    .no-end = Resta un’azione. Fai una ricerca prima di finire il turno.
lesson-dig-end = Hai usato entrambe le azioni. Finisci il turno.
    .hint = Il pulsante è sotto la domanda.
    .done = Gli altri hanno giocato i loro turni.
    .no = Finisci il turno.
lesson-dig-home = Si scava nel Blocco celle. Tirare il dado costa 1 azione, ma decide il dado. Andare con cautela costa entrambe le azioni, e scegli tu. Vai nel Blocco celle.
    .hint = Tocca il Blocco celle sul tabellone.
    .done = In cella, e senza sorprese dal dado.
    .no = Vai con cautela nel Blocco celle.
    .no-roll = Metà dei risultati porta là, gli altri no. Questa volta vai con cautela: tocca il Blocco celle.
    .no-area = Si può scavare solo nel Blocco celle. Vai in quella zona.
    .no-stay = Potresti raccogliere all’infinito, ma un Cucchiaio in mano non è ancora un punto. Torna in cella e scava.
lesson-dig-rest = Andare con cautela è costato entrambe le azioni. Finisci il turno.
    .hint = Il pulsante è sotto la domanda.
    .no = Finisci il turno.
lesson-dig-dig = Ora scava con il Cucchiaio.
    .hint = Tocca il Cucchiaio che hai in mano.
    .done = Il tuo primo punto Tunnel!
    .no = Prima scava: ciò che è nel tuo tunnel nessuno te lo toglie.
    .no-search = Le carte e la ricerca possono aspettare. Scava prima che arrivi qualcuno con un’Arma.
    .no-move = Hai appena messo piede qui. Scava.

lesson-craft = Dalle cianfrusaglie agli Attrezzi
    .goal = Ciò che si trova sono cianfrusaglie, ma alcune insieme fanno un Attrezzo, e il resto si vende nella Sala ricreativa.
    .end = Costruisci quando hai le carte di una ricetta e vendi ciò che non ti serve. Qui con le sigarette si comprano Coltelli, Picconi e Pale. A fine turno puoi tenere in mano 10 carte.

lesson-craft-search = Sei nella Sala ricreativa. Fai una ricerca.
    .hint = Tocca il mazzo Ricerca.
    .done = Un Manico di scopa e delle Forbici: guarda le ricette.
    .no = Prima fai una ricerca: chissà che cosa trovi.
    .no-sell = Prima guarda che cosa trovi: forse si combina con ciò che hai.
    .no-end = Hai 2 azioni. Prima fai una ricerca.
lesson-craft-craft = Manico di scopa e Forbici fanno un Piccone. Costruiscilo!
    .hint = Tocca la ricetta del Piccone.
    .done = Un Piccone, che nel tuo tunnel vale 3 punti.
    .no = Costruisci il Piccone: hai entrambe le carte.
    .no-sell = Insieme quelle carte valgono molto più di qualche sigaretta. Costruisci il Piccone.
    .no-move = Nel Blocco celle non si può costruire. Fai il Piccone qui.
    .no-end = Resta un’azione, e hai tutto ciò che serve per un Piccone.
lesson-craft-end = Finisci il turno.
    .hint = Il pulsante è sotto la domanda.
    .done = È di nuovo il tuo turno.
    .no = Finisci il turno.
lesson-craft-sell = Rendono di più gli oggetti di valore. Vendi il tuo Orologio d’oro, e solo quello.
    .hint = Premi il pulsante per vendere, tocca l’Orologio d’oro e di’ che è tutto.
    .done = Sigarette, che tutti accettano.
    .no = Prima vendi l’Orologio d’oro.
    .no-weapon = Il Calzino zavorrato è un’Arma. Senza, non puoi né estorcere né difenderti. Tienilo.
    .no-ring = Le bande chiedono un Anello con sigillo. Tienilo e vendi l’orologio.
    .no-search = La ricerca si può fare, ma questa lezione riguarda la vendita: comincia a vendere.
    .no-move = Si vende solo nella Sala ricreativa. Fallo prima di andartene.

lesson-extort = Dammi quello
    .goal = Ciò che non trovi forse ce l’hanno gli altri. Con un’Arma puoi pretendere un Attrezzo da qualcuno nella tua zona, una volta per turno.
    .end = Chi al suo turno non gioca un’Arma perde: un Pestaggio, e l’Attrezzo se ne va. Con 1 Pestaggio non si costruisce, con 2 non si costruisce né si scava; l’Infermeria cura. Perciò tieni un’Arma per te.

lesson-extort-extort = Il Bot C ha appena rubato un Cucchiaio ed è accanto a te. Tenta un’estorsione: pretendi il Cucchiaio e cala il tuo Calzino zavorrato.
    .hint = Tocca la pedina del Bot C, poi il Cucchiaio, poi il tuo Calzino zavorrato.
    .done = Il Bot C ha rifiutato, non ha saputo rispondere al Calzino e ha subito un Pestaggio. Il Cucchiaio è tuo.
    .no = Questa volta niente buone maniere: estorci il Cucchiaio al Bot C.
    .no-tool = Hai visto il Bot C prendere un Cucchiaio. Pretendi proprio quell’Attrezzo.
    .no-peace = Lo potrai fare subito dopo. Prima l’estorsione al Bot C, finché ha il Cucchiaio in mano.
    .no-end = Hai 2 azioni e un’Arma. Estorci il Cucchiaio al Bot C.
lesson-extort-second = Resta un’azione, e l’estorsione si fa una volta per turno. Ruba un altro Cucchiaio in Mensa.
    .hint = Tocca la pila dei Cucchiai.
    .done = Due Cucchiai a te, e al Bot C nessuno.
    .no = Ruba un Cucchiaio con la seconda azione.
    .no-search = Una ricerca non è male, ma un Cucchiaio è un punto sicuro. Rubalo.
    .no-move = Prima approfitta di ciò che offre la Mensa: un Cucchiaio.
    .no-end = Resta un’azione. Ruba un Cucchiaio.
lesson-extort-end = Finisci il turno.
    .hint = Il pulsante è sotto la domanda.
    .no = Finisci il turno.

lesson-match = Una partita
    .goal = Due bot facili scavano contro di te.
    .end = Sai giocare. Continua qui finché vuoi, oppure inizia una partita intera.

lesson-match-play = Gioca come vuoi. Se non sai che fare, chiedi consiglio.

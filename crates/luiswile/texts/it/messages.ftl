# Fuga da Luiswile.

# Vie: il nome, poi con l’articolo, con «tua», con «di», con «su» e come soggetto dopo i due punti.
way-tunnel = Tunnel
    .the = la via Tunnel
    .your = la tua via Tunnel
    .of = della via Tunnel
    .on = sulla via Tunnel
    .subject = la via Tunnel
way-force = Assalto
    .the = la via Assalto
    .your = la tua via Assalto
    .of = della via Assalto
    .on = sulla via Assalto
    .subject = la via Assalto
way-finesse = Ingegno
    .the = la via Ingegno
    .your = la tua via Ingegno
    .of = della via Ingegno
    .on = sulla via Ingegno
    .subject = la via Ingegno
way-all = tutte le vie

pile-tunnel = Tunnel
    .short = Tunnel
pile-force = Assalto
    .short = Assalto
pile-finesse = Ingegno
    .short = Ingegno
pile-watch = Palo
    .short = Palo
pile-sabotage = Sabotaggio
    .short = Sabotaggio
pile-recruit = Reclutamento
    .short = Recluta
pile-rest = Riposo
    .short = Riposo

trait-cunning = Astuzia
trait-strength = Forza
trait-observation = Osservazione

value-shovel = Pala { $n }
value-banknotes = Banconote { $n }
value-bulb = Lampadina { $n }
value-observation = Osservazione { $n }
value-cunning = Astuzia { $n }
value-strength = Forza { $n }
value-none = nessun compito

nation-pl = polacco
    .many = polacchi
nation-de = tedesco
    .many = tedeschi
nation-ru = russo
    .many = russi
nation-it = italiano
    .many = italiani
nation-ie = irlandese
    .many = irlandesi
nation-us = americano
    .many = americani
nation-fr = francese
    .many = francesi
nation-mx = messicano
    .many = messicani

# Le carte e le loro regole speciali.
card = { $who }, { $nation }: Pala { $shovel }, Banconote { $banknotes }, Lampadina { $bulb }, Astuzia { $cunning }, Forza { $strength }, Osservazione { $observation }
skill-aversion = Avversione (niente { $nation })
skill-refuses = Rifiuto (non segue { $nation })
skill-stubborn = Testardo (serve Forza { $n })
skill-countryman = Compatriota (+{ $n } con { $nation })
skill-quell = Autorità (+{ $n } per fermare le risse)
skill-engineer = Tecnico ({ $way }: +{ $bonus } ogni { $per } punti)
skill-teamwork = Affiatato ({ $way }: +{ $bonus } con { $others ->
    [one] { $others } altro
   *[other] { $others } altri
})
skill-weatherproof = Impermeabile { $n }
skill-noisy = Rumoroso { $n }
skill-snitch = Spia { $n }
skill-panics = Panico (pattuglia { $n } o più)
skill-smooth-talk = Parlantina { $n }
skill-bribery = Corruzione { $n }
skill-lookout = Vedetta ({ $way } +{ $n })
skill-insider = Infiltrato (pattuglia { $n } o meno)
skill-bodyguard = Guardaspalle +{ $n }
skill-wrecker = Guastatore ({ $way } +{ $n })
skill-coward = Codardo
skill-hothead = Testa calda +{ $n }
skill-peaceful = Pacifico
skill-tough = Tosto { $n }
skill-advocate = Avvocato { $n }
skill-scout = Informatore { $n }

# Che cosa fanno gli eventi.
patrol-stat-number = numero
patrol-stat-shovel = Pala
patrol-stat-banknotes = Banconote
patrol-stat-bulb = Lampadina
patrol-stat-efficacy = efficacia
patrol-stat-talk = resistenza alle chiacchiere
patrol-stat-bribe = resistenza alla corruzione
effect-way = Produzione, { $what }: { $n }.
effect-worker = Ogni lavorante, { $what }: { $n }.
effect-crowded = Una banda con più di { $size } uomini attivi produce { $n } in meno su ogni via.
effect-patrol = Pattuglia, { $what }: { $n }.
effect-suspicion = Una banda con più di { $size } uomini attivi si scopre più facilmente: efficacia +{ $n }.
effect-warden = Giorni d’isolamento: { $n }.
effect-everybody = { $what } di tutti: { $n }.
effect-ban-recruit = Nessuno può reclutare.
effect-ban-sabotage = Nessuno può sabotare.
effect-ban-work-tunnel = Nessuno può lavorare al Tunnel.
effect-ban-work-force = Nessuno può lavorare all’Assalto.
effect-ban-work-finesse = Nessuno può lavorare all’Ingegno.
effect-no-smooth-talk = La Parlantina non serve.
effect-no-bribery = Le mazzette non servono.
effect-no-blame = Nessuno può prendersi la colpa.
effect-recruit-limit = { $n ->
    [one] Di ogni lista conta solo il primo nome.
   *[other] Di ogni lista contano solo i primi { $n } nomi.
}
effect-open-arrivals = I nuovi arrivati si presentano scoperti.
effect-reassign = { $n ->
    [one] Ognuno può spostare un suo uomo in un’altra pila.
   *[other] Ognuno può spostare fino a { $n } suoi uomini in altre pile.
}
effect-single-out = Indicati per la punizione: { $names }.
effect-amnesty = { $n ->
    [one] Chi è in isolamento sconta un giorno in meno.
   *[other] Chi è in isolamento sconta { $n } giorni in meno.
}
effect-pool-loss = Ogni banda perde { $n } punti: { $what }.
effect-leader-loss = La banda in testa perde { $n } punti dalla sua riserva più grande.
effect-transfer-largest = { $n ->
    [one] La banda più grande perde l’uomo con il numero più alto.
   *[other] La banda più grande perde i { $n } uomini con i numeri più alti.
}
effect-move-out = La partita finisce.
event-title = Oggi: { $title }.
event-fights = Risse: { $fights }.
event-out = In partenza: { $names }.
event-patrols = { $count ->
    [one] Una pattuglia.
   *[other] { $count } pattuglie, conta la più forte.
}

# Punizioni.
sentence-warning = non succede niente
sentence-solitary = { $n ->
    [one] un giorno d’isolamento
   *[other] { $n } giorni d’isolamento
}
sentence-by-cause = giorni d’isolamento: { $fight } per una rissa, { $other } per tutto il resto
sentence-by-type = giorni d’isolamento: un boss { $boss }, uno specialista { $specialist }, chiunque altro { $ordinary }
sentence-fine = le loro bande perdono { $n } punti dalla riserva più grande
sentence-deport = i detenuti comuni se ne vanno per sempre, a tutti gli altri { $n } giorni d’isolamento

# Che cosa c’è sul tavolo.
day = Giorno { $day }
clock-early = Nei primi { $days } giorni il trasferimento non arriva.
clock-late = Il trasferimento ad Alcatraz può arrivare da un giorno all’altro.
day-excluded = Senza compito per il resto del giorno: { $names }.
day-to-punish = Da punire stasera: { $names }.
patrol-title = Pattuglia
patrol-values = Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse }; resistenza alle chiacchiere { $talk }, alle mazzette { $bribe }
fate-detected = { $name }: { $way } è scoperta e va difesa.
fate-bribed = { $name }: { $way } è salva grazie a una mazzetta.
fate-halved = { $name }: { $way } è salva per metà dei punti.
fate-caught = { $name }: { $way } è persa per oggi.
gangs = Bande
gang = { $name }, boss { $boss }: { $total } di { $goal } punti (Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse })
gang-members = Con lui: { $names }.
gang-piles = Carte coperte: { $piles }.
neutrals = Detenuti neutrali
newcomers = Nuovi arrivati
newcomer-down = { $slot }: coperto
newcomer-scouted = { $slot }, noto solo ai tuoi informatori: { $card }
solitary = Isolamento
solitary-line = { $days ->
    [one] { $who }: un giorno
   *[other] { $who }: { $days } giorni
}
plan = Piano di { $name }
plan-pile = { $pile }: { $names }
plan-pile-blanks = { $blanks ->
    [one] { $pile }: { $names }, e una carta vuota
   *[other] { $pile }: { $names }, e { $blanks } carte vuote
}
own-gang = La tua banda
sabotage-order = Ordine per { $who }: sabotare { $name }, { $way }.
recruit-order = Ordine per { $who }: reclutare { $names }.
order-void = Annullato, è fuori gioco: { $order }

# Domande.
ask-place = { $left ->
    [0] Tutti i tuoi uomini hanno un compito. Aggiungi carte vuote per bluffare, oppure concludi.
    [one] Uno dei tuoi uomini non ha ancora un compito. Dagliene uno; senza compito riposa.
   *[other] { $left } dei tuoi uomini non hanno ancora un compito. Assegnane uno a ciascuno; chi non ne ha riposa.
}
ask-orders = Dai i tuoi ordini. Ancora in attesa: { $idle }.
ask-orders-done = { $room ->
    [0] Tutti quelli che mandi hanno i loro ordini. Non resta altro da fare: concludi.
   *[other] Tutti quelli che mandi hanno i loro ordini. Aggiungi nomi alle liste dei reclutatori, oppure concludi.
}
ask-stop = { $a } e { $b } stanno per azzuffarsi. Il tuo boss li ferma? Se no, oggi entrambi perdono il compito e stasera finiscono dal direttore.
ask-changes = { $moves ->
    [0] Dopo l’evento: i tuoi reclutatori puntano su qualche nuovo arrivato prima che si scoprano le carte?
    [one] Dopo l’evento: puoi ancora spostare un uomo prima che si scoprano le carte.
   *[other] Dopo l’evento: puoi ancora spostare { $moves } uomini prima che si scoprano le carte.
}
ask-changes-done = Dopo l’evento non resta altro da cambiare: concludi.
ask-defend = La pattuglia { $patrol } ha scoperto { $way }, che oggi vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Come la difendi: { $ways }?
defend-talk = abbindolarli gratis
defend-bribe = corromperli per { $cost } punti
defend-blame = far prendere colpa e punizione a un palo
defend-last-resort = sacrificare un lavorante e metà dei punti
ask-wait = Decidono gli altri.

# Scelte.
do-place = { $who }: { $pile } ({ $value })
do-place-blank = Una carta vuota: { $pile }
do-ready = Fatto
do-ready-idle = Fatto: { $idle }
idle-members = { $n ->
    [one] un uomo senza compito
   *[other] { $n } uomini senza compito
}
idle-saboteurs = { $n ->
    [one] un sabotatore senza ordini
   *[other] { $n } sabotatori senza ordini
}
idle-recruiters = { $n ->
    [one] un reclutatore senza ordini
   *[other] { $n } reclutatori senza ordini
}
do-sabotage = { $who }: sabota { $name }, { $way }
do-recruit = { $who }: recluta { $target }
do-stop = Ferma { $a } e { $b }: entrambi tengono il compito
do-let-fight = Lascia che { $a } e { $b } si azzuffino: entrambi perdono il compito e stasera finiscono dal direttore
do-claim = { $who }: punta sul nuovo arrivato { $target }
do-claim-instead = { $who }: punta sul nuovo arrivato { $target } al posto del nome { $entry }
do-move = Sposta { $who } su { $pile } ({ $value })
do-talk = { $who } li abbindola: gratis
do-bribe = { $who } li corrompe: { $cost } punti in meno
do-bribe-in-vain = { $who } prova invano a corromperli: viene punito, non si perdono punti
do-blame = { $who } si prende la colpa: viene punito, non si perdono punti
do-last-resort = Sacrifica { $who }: viene punito, si perde metà dei punti di oggi

# Che cosa è successo.
told-morning = Comincia il giorno { $day }.
told-ready = { $name } ha finito.
    .you = Hai finito.
told-piles = Tutte le carte sono a posto. { $piles }.
told-stopped = Il boss di { $name } ferma { $a } e { $b } prima che le guardie se ne accorgano.
    .you = Il tuo boss ferma { $a } e { $b } prima che le guardie se ne accorgano.
told-let-fight = Il boss di { $name } lascia che { $a } e { $b } si azzuffino.
    .you = Il tuo boss lascia che { $a } e { $b } si azzuffino.
told-fought = { $a } e { $b } si azzuffano: oggi niente compito, e stasera dal direttore.
told-left = { $who } lascia Luiswile per sempre.
told-arrived-unknown = { $count ->
    [one] Arriva un nuovo detenuto, coperto.
   *[other] Arrivano { $count } nuovi detenuti, coperti.
}
told-arrived = Arriva { $who }, e tutti lo conoscono.
told-singled-out = { $who } è indicato per la punizione.
told-amnestied = { $who } torna subito dall’isolamento.
told-lost = { $points ->
    [one] { $name } perde un punto: { $way }.
   *[other] { $name } perde { $points } punti: { $way }.
}
    .you = { $points ->
        [one] Perdi un punto: { $way }.
       *[other] Perdi { $points } punti: { $way }.
    }
told-scouted = I tuoi informatori dicono che { $slot } è { $who }.
told-revealed = { $name } scopre: { $piles }.
    .you = Scopri: { $piles }.
told-uncovered = { $slot } viene scoperto: { $who }.
told-joined = { $who } entra nella banda di { $name }.
    .you = { $who } entra nella tua banda.
told-contested = { $who } non sa decidersi tra pari e resta com’è.
told-unmoved = Oggi nessuno riesce a reclutare { $who }.
told-sabotaged = { $points ->
    [one] { $who } manda in fumo un punto di { $name }: { $way }.
   *[other] { $who } manda in fumo { $points } punti di { $name }: { $way }.
}
    .you = { $points ->
        [one] { $who } ti manda in fumo un punto: { $way }.
       *[other] { $who } ti manda in fumo { $points } punti: { $way }.
    }
told-patrol = Di ronda: { $used }.
told-patrols = Di ronda: { $names }. Conta solo { $used }.
told-detected = La pattuglia scopre { $way } di { $name }.
    .you = La pattuglia scopre { $way }.
told-talk = { $who } abbindola la pattuglia e salva { $way } di { $name }.
    .you = { $who } abbindola la pattuglia e salva { $way }.
told-bribe = { $who } corrompe la pattuglia e salva { $way } di { $name }.
    .you = { $who } corrompe la pattuglia e salva { $way }.
told-failed-bribe = { $who } offre una mazzetta per { $way } di { $name } e viene portato via lui.
    .you = { $who } offre una mazzetta per { $way } e viene portato via lui.
told-blame = { $who } si prende la colpa per { $way } di { $name }.
    .you = { $who } si prende la colpa per { $way }.
told-last-resort = { $name } sacrifica { $who } per salvare metà { $way }.
    .you = Sacrifichi { $who } per salvare metà { $way }.
told-caught = { $name } non riesce a salvare { $way }: tutti quelli che ci lavorano vengono portati via.
    .you = Non riesci a salvare { $way }: tutti quelli che ci lavorano vengono portati via.
told-released = { $who } torna dall’isolamento.
told-punishment = Parola del direttore: { $title } – { $effects }.
told-locked-up = { $days ->
    [one] { $who } va in isolamento per un giorno.
   *[other] { $who } va in isolamento per { $days } giorni.
}
told-produced = Oggi { $name } produce: Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse }.
    .you = Oggi produci: Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse }.
told-settled = { $who } ora è uno dei detenuti neutrali.
told-escaped = { $name } evade da Luiswile!
    .you = Evadi da Luiswile!
told-moved = I battelli sono arrivati: tutti vengono trasferiti ad Alcatraz.

outcome-escape = Una banda è evasa.
outcome-move = Tutti sono stati trasferiti ad Alcatraz prima che una banda fosse pronta. Nessuno è evaso.
outcome-leader = Tutti sono stati trasferiti ad Alcatraz; vince la banda meglio preparata.

# Opzioni.
option-goal_mode = Che cosa deve arrivare a 250 punti
option-goal_mode-sum = le tre vie insieme
option-goal_mode-per_way = una via da sola
option-transfer_result = Chi vince quando arriva il trasferimento
option-transfer_result-nobody = nessuno
option-transfer_result-leader = la banda in testa
option-neutrals_for_two = Detenuti neutrali nelle partite a due
option-neutrals_for_two-few = 2 specialisti e 8 altri
option-neutrals_for_two-printed = 3 specialisti e 22 altri, come nel regolamento

# Perché no.
clause-LUI-017 = Hai già messo tutte le carte vuote; tornano quando si scoprono le carte.
clause-LUI-030 = Ricevono un compito solo gli uomini liberi della tua banda: nessuno in isolamento e nessuno delle altre.
clause-LUI-031 = Ha già un compito, e un detenuto fa una cosa sola al giorno. Annulla il passo per cambiarlo.
clause-LUI-039 = Solo un tuo palo attivo può abbindolare, corrompere o prendersi la colpa. Scegline uno, o sacrifica un lavorante.
clause-LUI-040 = Si può mandare solo un proprio sabotatore attivo, e solo contro una banda a questo tavolo.
clause-LUI-041 = Questo sabotatore ha il suo ordine: una banda e una via. Annulla il passo per cambiarlo.
clause-LUI-042 = Solo i tuoi reclutatori attivi hanno una lista. Scegli qualcuno dalla pila Reclutamento.
clause-LUI-043 = La sua lista è piena: un reclutatore ci prova con tre al massimo. Un nuovo arrivato può sostituire un nome.
clause-LUI-045 = L’evento di oggi vieta questa difesa. Scegline un’altra.
clause-LUI-059 = Non c’è niente da difendere: si difendono le vie che la pattuglia ha scoperto.
clause-LUI-062 = Non ha l’abilità Corruzione. Fai provare qualcun altro, o scegli un’altra difesa.
clause-LUI-081 = Un codardo non si prende colpe e non si può sacrificare. Scegli qualcun altro.
clause-LUI-090 = Adesso non si può fermare nessuna rissa: si chiede dopo l’evento, quando si azzuffano due uomini tuoi.
clause-LUI-R07 = Prima si mettono le carte, poi si scrivono gli ordini, e ogni cosa solo nel suo momento della mattina.
clause-LUI-R11 = È già in questa lista; nessun nome ci sta due volte. Può metterlo in lista anche un altro reclutatore.
clause-LUI-R12 = In lista vanno solo detenuti neutrali non in isolamento: niente uomini delle bande, niente boss, nessuno che non sia già arrivato.
clause-LUI-R14 = Dopo l’evento può cambiare solo questo: i reclutatori possono puntare sui nuovi arrivati di oggi, e si possono spostare uomini se l’evento lo dice.
clause-LUI-R24 = Un boss ferma solo le risse tra due uomini della sua banda.
clause-LUI-R22 = La domanda riguarda un’altra rissa. Rispondi a quella, nell’ordine della carta.
clause-LUI-R25 = Oggi è fuori da ogni azione. Scegli qualcuno ancora attivo.
clause-LUI-R30 = Un sabotatore non si manda contro la propria banda. Scegli una banda rivale.
clause-LUI-R37 = Non riuscirebbe. La Parlantina deve superare la resistenza della pattuglia, e la mazzetta di un codardo deve andare a segno.
clause-LUI-R39 = È già stato portato via: un palo copre una via. Scegli qualcun altro.
clause-LUI-R40 = Per la via scoperta si può sacrificare solo qualcuno che ci lavora.
clause-LUI-R51 = La tua banda non può tenerlo: lo vieta l’avversione del tuo boss o il suo rifiuto.
clause-LUI-R57 = Un cambiamento non si cambia di nuovo: piuttosto annulla il passo.
clause-LUI-R58 = Questa domanda ha le sue risposte, e «Fatto» non è tra quelle. Scegline una.

# Che cosa decidono da sé le regole, come lo dice la cronaca.
clause-LUI-050 = Tra più bande, lo ottiene quella con il reclutatore più forte.
clause-LUI-051 = Quando i reclutatori più forti sono pari, non va con nessuno.
clause-LUI-053 = Il sabotaggio costa punti di oggi su quella via: l’Astuzia del sabotatore meno l’Osservazione del palo migliore.
clause-LUI-056 = Tra più pattuglie conta solo quella con il numero più alto.
clause-LUI-061 = La Parlantina salva la via gratis: serve un palo che ce l’abbia, e deve superare la resistenza della pattuglia.
clause-LUI-063 = Una mazzetta troppo piccola salva la via, ma chi l’offre viene punito.
clause-LUI-064 = Un palo può prendersi la colpa: viene punito, e il lavoro continua.
clause-LUI-065 = Come ultima risorsa si sacrifica un lavorante; metà dei punti di oggi si salva.
clause-LUI-067 = Chi ha scontato i suoi giorni torna dov’era prima.
clause-LUI-069 = Una sola carta punizione vale per tutti i puniti di quel giorno.
clause-LUI-071 = La sera i nuovi arrivati che nessuno ha reclutato diventano detenuti neutrali.
clause-LUI-072 = La partita finisce quando una banda ha raggiunto l’obiettivo.
clause-LUI-073 = La partita finisce anche quando arriva il trasferimento ad Alcatraz.
clause-LUI-089 = Chi finisce in una rissa oggi non fa altro e la sera viene punito.
clause-LUI-091 = Un boss ferma una rissa tra i suoi uomini se la sua Forza è maggiore del peso della rissa.
clause-LUI-094 = Chi viene portato altrove lascia Luiswile per sempre.
clause-LUI-095 = I nuovi arrivati comuni sono sconosciuti: per quel giorno le loro carte restano coperte.
clause-LUI-098 = Un informatore conosce nuovi arrivati coperti, solo per la sua banda.
clause-LUI-099 = Uno specialista si riconosce appena arriva.
clause-LUI-112 = Una mazzetta riuscita costa 2 dei punti di oggi su quella via.
clause-LUI-119 = Una via viene scoperta se il valore della pattuglia è maggiore dell’Osservazione del palo migliore.
clause-LUI-R15 = Un nuovo arrivato su cui qualcuno ha puntato viene scoperto davanti a tutti.
clause-LUI-R41 = Senza difesa la via oggi non rende niente, e tutti i suoi lavoranti vengono puniti.

# I detenuti, in una riga di colore.
prisoner-2301 = Comandava la mala di Pruszków; parla con lo sguardo, al resto pensa la paura.
prisoner-1007 = Sarto di mestiere: ogni filo che pende viene tagliato.
prisoner-3140 = Re dei portuali, con pugni come bitte d’ormeggio.
prisoner-4420 = Perse un carico a Marsiglia e non l’ha mai perdonato all’intera costa.
prisoner-0777 = Detto il Duca; non ha mai alzato la voce, né ne ha avuto bisogno.
prisoner-5512 = Porta rancore e tiene un orario, entrambi al minuto.
prisoner-1963 = Ladro di gallerie d’arte che corregge ancora la grammatica al direttore.
prisoner-6200 = Non si fida di nessuno che sia stato arrestato in casa propria.
prisoner-4175 = Ingegnere edile: scavò sotto la banca centrale, lo presero davanti a un gelataio.
prisoner-5081 = Medico del carcere, senza laurea e senza reclami.
prisoner-6001 = Sindacalista; quando si alza lui, si alza tutta la sala.
prisoner-6034 = Furiere di tre guerre, da tutte le parti.
prisoner-6058 = Professore di logica; bocciato solo alla prova pratica.
prisoner-6077 = Demolitore: preferisce che non se ne accorga nessuno.
prisoner-6093 = Scassinatore a orologeria; al suo passaggio le cose si fermano.
prisoner-6112 = Detto il Gufo. Non batte ciglio dal giorno del processo.
prisoner-6125 = Attore; a ogni appello recita l’innocente.
prisoner-6148 = Caposquadra in una miniera d’argento; la pioggia, dice, ammorbidisce la terra.
prisoner-6160 = Guardiano del faro, condannato per segnalazioni.
prisoner-6183 = Banchiere; il caveau, quando lo chiuse, era già vuoto.
prisoner-6199 = Due inverni su una zattera. L’isolamento lo annoia.
prisoner-6215 = Ha guidato uno sciopero, un reggimento e una marcia lunghissima.
prisoner-6230 = Impiegato all’anagrafe, finché l’anagrafe non cominciò a sparire.
prisoner-6247 = Oste; tutti hanno un conto aperto con lui.
prisoner-6266 = Ex guardia: stesso corridoio, altro lato.
prisoner-6281 = Portiere d’albergo; sa quale ospite vale la pena conoscere.
prisoner-0158 = Birdwatcher con un debole per le uniformi.
prisoner-0189 = Avvocato brillante, beccato a corrompere l’unico giudice con la telecamera.
prisoner-0264 = Stenografo di tribunale: ricorda ogni cavillo.
prisoner-0277 = Portò via una cassaforte senza aprire la porta. E nemmeno il muro.
prisoner-0362 = Scava nel sonno; la branda di sotto protesta.
prisoner-0370 = Vede tutto e lo racconta a chiunque.
prisoner-0389 = Dava i numeri al lotto clandestino, poi i numeri li diedero a lui.
prisoner-0418 = Conosce ogni argilla da qui al fiume.
prisoner-0452 = Fa le parole crociate a penna, poi le mette in codice.
prisoner-0533 = Vignaiolo; la sua cantina continuava a crescere.
prisoner-0606 = Guardaboschi; parla poco e in una sola direzione.
prisoner-0650 = Riscuote debiti porta a porta, e si porta via le porte.
prisoner-0714 = Ha venduto lo stesso ponte due volte in un pomeriggio.
prisoner-0840 = Baro; il mazzo della cella nove ha cinquantatré assi.
prisoner-0905 = Guida delle catacombe: i suoi turisti perdevano sempre il portafoglio.
prisoner-0921 = Spretato, ma confessa ancora, a pagamento.
prisoner-0999 = Fa tutto discretamente, cosa rara qui dentro.
prisoner-1043 = Guardiano notturno che ha cambiato turno per sempre.
prisoner-1119 = Camionista; a ogni carico mancava una cassa.
prisoner-1245 = Vecchio sterratore: canticchia perché le pale tengano il tempo.
prisoner-1290 = Fornaio. Impasta, soprattutto spalle.
prisoner-1304 = Non presta mai la pala. Chiedere al 3569.
prisoner-1409 = Esce con più di quel che aveva entrando, anche dalla doccia.
prisoner-1488 = Bibliotecario del braccio; le multe si pagano in sigarette.
prisoner-1568 = Postino; sapeva che cosa c’era in ogni busta.
prisoner-1597 = Falsifica permessi, passaporti e scuse.
prisoner-1661 = Bussa prima di entrare. La porta di rado sopravvive.
prisoner-1736 = Cartografo, attratto dalle zone vietate.
prisoner-1852 = Le sue banconote erano migliori di quelle della zecca.
prisoner-1925 = Carceriere, finché non girò la chiave sbagliata.
prisoner-2001 = Forza serrature, svuota tasche e cerca rogne.
prisoner-2087 = Vedetta di un allibratore, l’unica mai colta di sorpresa.
prisoner-2178 = Impiegato d’assicurazione; di ogni disgrazia sa la probabilità.
prisoner-2226 = Minatore; maneggia il cucchiaio come un piccone.
prisoner-2394 = Pugile da fiera: quaranta incontri, nessun calendario.
prisoner-2440 = Amici da entrambe le parti delle sbarre, ed è questo il guaio.
prisoner-2518 = Faccia da chierichetto, occhi da autista di rapine.
prisoner-2563 = Prestigiatore a cui interruppero il numero della sparizione.
prisoner-2650 = Geometra; chiede scusa al muro prima di abbatterlo.
prisoner-2735 = Ricabla la campanella perché il pranzo venga prima.
prisoner-2777 = Amico di tutti, anche del direttore.
prisoner-2812 = Ti procura tutto, tranne un prezzo onesto.
prisoner-2999 = Croupier a cui la pallina obbediva.
prisoner-3066 = Titolare di un banco dei pegni, con consegne a domicilio.
prisoner-3222 = Un puntello tolto qui, una trave allentata là.
prisoner-3309 = Tiene un registro di chi deve le scuse a chi.
prisoner-3398 = Da come uno regge il vassoio gli legge la fedina.
prisoner-3444 = Maestro di scacchi che prese un pezzo non suo.
prisoner-3569 = Fabbro; quando è nervoso piega un ferro di cavallo.
prisoner-3580 = Elettricista; pensa ad alta voce, per lo più ai fusibili.
prisoner-3655 = Falconiere; sente le chiavi a tre corridoi di distanza.
prisoner-3731 = In cella di rigore fa più caldo che a casa sua.
prisoner-3811 = Cuoco; lo stufato ha più strati, e anche lui.
prisoner-3877 = Coraggioso sottoterra, meno quando sopra passano gli stivali.
prisoner-3913 = Barcaiolo; traina gli amici fuori da ogni guaio.
prisoner-4014 = Becchino con la paura del buio.
prisoner-4127 = Spazzacamino dalla miccia corta.
prisoner-4256 = Bracconiere, così paziente da sembrare un cespuglio.
prisoner-4380 = Sollevatore di pesi: sviene alla vista di un fischietto.
prisoner-4533 = Furiere; sa perdere un fucile sulla carta.
prisoner-4642 = Forzuto da circo. La discrezione stava in un altro tendone.
prisoner-4701 = Orologiaio. Sa quando finisce ogni turno, al secondo.
prisoner-4888 = Lustra gli stivali alle guardie e riconosce ogni paio dal passo.
prisoner-4969 = Matematico; ha dimostrato che la recinzione è finita.
prisoner-5022 = Barbiere del braccio B; tutti gli devono un segreto.
prisoner-5116 = Piromane in pensione, dice, soffiandosi sulle dita.
prisoner-5230 = È passato sotto più muri di quanti ne abbia aggirati.
prisoner-5377 = Contrabbandava pappagalli che chiamavano per nome i doganieri.
prisoner-5489 = Burattinaio. Nessuno vede mai i fili.
prisoner-5604 = Telegrafista notturno: nei colpetti sui tubi è madrelingua.
prisoner-5741 = Segnalatore di torre; sa fischiare in tre codici.
prisoner-5850 = Mulattiere; non ha ancora incontrato un recinto che gli piaccia.

# Eventi.
event-e01 = Pioggia sonnolenta
    .text = Cielo coperto e pioggia che fa dormire: le guardie saltano la ronda e restano al caldo.
event-e02 = Guardia nuova
    .text = Un giorno qualunque, né freddo né caldo. Una guardia nuova prende servizio e, prima di imparare come gira, fa le cose per bene.
event-e03 = Giorno di visite
    .text = Mite e sereno. Zie, cugine e torte dal peso sospetto.
event-e04 = Nebbione
    .text = Nebbia così fitta che le torri spariscono.
event-e05 = Ondata di caldo
    .text = Quaranta gradi all’ombra, e niente ombra. Più uomini in cella, più si suda.
event-e06 = Gelo
    .text = La terra suona come ferro. Le squadre numerose restano al chiuso.
event-e07 = Ispezione statale
    .text = Grigio e fermo. Con gli ispettori in giro, nessuna guardia prende un soldo.
event-e08 = La conta
    .text = Vento freddo e secco. Ogni assembramento intorno a un tavolo finisce a verbale.
event-e09 = Settimana del libro
    .text = Pioggia leggera, tempo da lettura. Silenzio, prego: i gruppi numerosi vengono messi fuori.
event-e10 = Piena di primavera
    .text = Tre giorni di diluvio. L’acqua ristagna in ogni buco che qualcuno abbia mai scavato.
event-e11 = Grazia del governatore
    .text = Mattina luminosa. Le elezioni sono vicine; l’isolamento si svuota.
event-e12 = Tutti in cella
    .text = Nuvole basse. Ognuno mangia nella propria cella.
event-e13 = La partitissima
    .text = Frizzante e soleggiato. Le guardie sono attaccate alla radio; i piani si possono ancora cambiare.
event-e14 = Blackout
    .text = Tuoni senza pioggia. Nessuno è proprio dove gli avevano detto di stare.
event-e15 = Doppia consegna
    .text = Asciutto, vento leggero. Due camion al cancello e un solo impiegato con l’elenco.
event-e16 = Lettera anonima
    .text = Pioviggine. Quattro numeri, nessuna firma.
event-e17 = Registro al muro
    .text = Sereno e fresco. Gli arrivi di oggi sono affissi con nome e mestiere.
event-e18 = Giorno di paga
    .text = Sole. Tasche piene, occhi aperti.
event-e19 = Paghe arretrate
    .text = Grigio e umido.
event-e20 = Turno solitario
    .text = Nebbia fino a mezzogiorno. Una guardia annoiata conta le teste per compagnia.
event-e21 = Notte di tempesta
    .text = Burrasca e grandine.
event-e22 = Lista dei trasporti
    .text = Vento di mare. La compagnia più numerosa parte per prima.
event-e23 = Segugi
    .text = Rugiada, buona per il fiuto. Troppi stivali rovinano una traccia, e un tunnel.
event-e24 = Controllo armadietti
    .text = Aria viziata. Ogni armadietto in più è un’altra coda.
event-e25 = Ufficio censura
    .text = Coperto. Le liste di ospiti lunghe si leggono lentamente.
event-e26 = Influenza
    .text = Freddo e bagnato. Corre più in fretta nelle celle piene.
event-e27 = Muratori in cortile
    .text = Terra asciutta e tiepida. Nessuno conta le vanghe dei muratori.
event-e28 = Domenica quieta
    .text = Non si muove una foglia. In questo silenzio una squadra grande deve sussurrare.
event-e29 = Visita della stampa
    .text = Bello e fotogenico. Il direttore sorride. Oggi nessuno chiacchiera con le guardie.
event-e30 = Rivolta nel braccio D
    .text = Afa opprimente. Sirene fino a cena.
event-e31 = Prima neve
    .text = Si vede ogni orma. Tanti piedi lasciano nella neve una strada larga.
event-e32 = Tempesta di polvere
    .text = Sabbia negli occhi e nelle serrature. I gruppi grandi si perdono di vista nella polvere.
event-e33 = Compleanno del direttore
    .text = Magnifico. Ogni compagnia numerosa è invitata a cantare.
event-e34 = Tabacco razionato
    .text = Aria fredda e acida. Nessuno ascolta più di una proposta.
event-e35 = Prove del coro
    .text = Fermo e limpido. Una banda grande è un coro, dice il cappellano.
event-e36 = L’uomo del Bureau
    .text = Luce piatta, niente ombre. Si informa prima di tutto sulla banda meglio preparata.
event-e37 = Topi in dispensa
    .text = Umido. Veleno ovunque, sottoterra.
event-e38 = Nuovi riflettori
    .text = Senza luna. Una colonna di ombre si nota subito.
event-e39 = Delegazione di Alcatraz
    .text = Foschia di mare. Metri a nastro, elenchi e i posti assegnati sul battello.
event-e40 = Tempo da borseggiatori
    .text = Neve bagnata, baveri alzati. Nella calca ognuno perde qualcosa.
event-f01 = Battelli al molo
    .text = Mare calmo. Tutti vengono contati due volte.
event-f02 = Pratiche negli scatoloni
    .text = Carte al vento. Metà delle guardie porta scatole.
event-f03 = Ultima ispezione
    .text = Tuoni sulle colline. Il direttore vuole consegnare una casa pulita.
event-f04 = Lettere d’addio
    .text = Sera dorata. Perfino i rivali si stringono la mano.
event-f05 = Il trasferimento
    .text = Le sirene del convoglio. Tutti vengono portati ad Alcatraz.

# Pattuglie.
patrol-1 = Sam il Sonnolento
    .text = Russa in uniforme.
patrol-2 = Due allievi
    .text = Leggono ancora il manuale, capitolo uno.
patrol-3 = Club enigmistico
    .text = Sei lettere, luogo da cui si esce.
patrol-4 = Il vecchio Percival
    .text = Troppo onesto per le mazzette, troppo sordo per sentire.
patrol-5 = I fumatori
    .text = Per un pacchetto intero guardano altrove.
patrol-6 = I giocatori di carte
    .text = Fanno la ronda tra una mano e l’altra.
patrol-7 = Scorta alle cucine
    .text = Segue la zuppa, non i cucchiai.
patrol-8 = Passeggio in cortile
    .text = Due giri in senso orario, come sempre.
patrol-9 = Controllo in lavanderia
    .text = Sa che cosa non c’entra con le lenzuola.
patrol-10 = Il caporale Mead
    .text = Non si compra, ma adora le storie.
patrol-11 = Giro delle caldaie
    .text = Ascolta i tubi e quel che c’è dietro.
patrol-12 = Controllo della posta
    .text = Apre tutto quello che fa rumore.
patrol-13 = Giro in biblioteca
    .text = Conta le pagine degli atlanti in prestito.
patrol-14 = Ronda con le torce
    .text = Una luce sotto ogni branda.
patrol-15 = Camminatori dei tetti
    .text = Vedono chi guarda in su.
patrol-16 = Ispezione delle fogne
    .text = Stivaloni, ganci e buon naso.
patrol-17 = Armadietti sottosopra
    .text = Tutto per terra, prego.
patrol-18 = Appello nominale
    .text = Chi manca è quello che cercano.
patrol-19 = Unità cinofila
    .text = I cani non capiscono gli scherzi.
patrol-20 = Il sergente Crowe
    .text = Ha un debole per i pettegolezzi, non per i soldi.
patrol-21 = Coppia in borghese
    .text = Scarpe troppo pulite per dei carcerati.
patrol-22 = Il capitano di notte
    .text = Gira senza chiavi, così nessuno lo sente.
patrol-23 = Revisori federali
    .text = Contano anche le sbarre.
patrol-24 = Avanguardia di Alcatraz
    .text = Sono venuti a vedere che cosa gli tocca.

# Carte punizione.
punishment-k01 = Una ramanzina
    .text = Il direttore è in ritardo per il golf.
punishment-k02 = Una notte di sotto
    .text = Pane, acqua e una finestra dipinta sul muro.
punishment-k03 = Un breve soggiorno
    .text = Il buio è gratis.
punishment-k04 = Ordinaria amministrazione
    .text = Modulo 12-B, in tre copie.
punishment-k05 = Tre giorni al buio
    .text = Alla seconda sera i topi hanno un nome.
punishment-k06 = Regolamento alla mano
    .text = Il regolamento pesa, e lui lo lancia.
punishment-k07 = Giornata storta del direttore
    .text = Qualcuno ha rigato la macchina nuova.
punishment-k08 = Che serva d’esempio
    .text = Gli altri non stavano guardando.
punishment-k09 = Qui niente zuffe
    .text = I pugni sono proprietà dello Stato.
punishment-k10 = Ragazzate
    .text = Una rissa la capisce; un complotto no.
punishment-k11 = Multe e galera
    .text = I conti dello spaccio sono stati riveduti.
punishment-k12 = Noblesse oblige
    .text = Sono i nomi famosi a imbarazzarlo di più.
punishment-k13 = Confisca
    .text = Due cucchiai, una corda, una sega nella torta.
punishment-k14 = Il primo battello
    .text = Sul trasporto di oggi c’è posto.

# Il tavolo da guardare.
scene-race = Corsa a { $goal } punti
scene-race-per-way = Corsa a { $goal } punti su una via
scene-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
scene-day = { $day }: { $title }
scene-paper = La Lanterna di Luiswile
    .price = 2 sigarette
scene-morning = Che cosa porterà il giorno?
scene-event-later = L’evento del giorno arriva quando tutti gli ordini sono scritti.
scene-patrol = Pattuglia { $patrol }
scene-found = Vie scoperte a { $name }: { $ways }
scene-patrol-later = La pattuglia arriva quando tutte le carte sono scoperte.
scene-finds = Efficacia contro { $way }: { $n }
scene-resists-talk = Resistenza alle chiacchiere: { $n }
scene-resists-bribe = Resistenza alla corruzione: { $n }
scene-warden = Direttore
scene-to-punish = Da punire stasera: { $names }.
scene-excluded = Senza compito oggi: { $names }.
scene-nobody-punished = Per ora stasera non c’è nessuno da punire.
scene-boss = Il boss è { $boss }.
scene-pile-of = { $cards ->
    [0] { $pile }, { $name }: nessuna carta
    [one] { $pile }, { $name }: una carta coperta
   *[other] { $pile }, { $name }: { $cards } carte coperte
}
scene-pool = { $cards ->
    [0] { $way }, { $name }: punti { $points }, nessuna carta
    [one] { $way }, { $name }: punti { $points }, una carta coperta
   *[other] { $way }, { $name }: punti { $points }, { $cards } carte coperte
}
scene-piles = Le tue pile
scene-blanks = { $count ->
    [0] Nessuna carta vuota rimasta
    [one] Una carta vuota rimasta
   *[other] { $count } carte vuote rimaste
}
    .short = Vuote
scene-orders = I tuoi ordini
scene-entry = Nome { $entry } nella lista di { $who }: { $target }
scene-decks = Devono ancora uscire
deck-events = Eventi non ancora usciti ({ $count }): { $cards }
    .short = Eventi
deck-finals = Ultimi eventi non ancora usciti ({ $count }): { $cards }
    .short = Ultimi
deck-patrols = Pattuglie nel mazzo ({ $count }): { $cards }
    .short = Pattuglie
deck-punishments = Punizioni nel mazzo ({ $count }): { $cards }
    .short = Direttore
deck-specialists = Specialisti nel mazzo ({ $count }): { $cards }
    .short = Specialisti
deck-ordinary = Detenuti che non hai visto ({ $count }): { $cards }
    .short = Ignoti
deck-gone = Partiti per sempre ({ $count }): { $cards }
    .short = Partiti
mark-punish = da punire stasera
mark-excluded = senza compito per il resto del giorno
mark-barred = non può entrare nella tua banda
mark-solitary = { $days ->
    [one] un giorno d’isolamento
   *[other] { $days } giorni d’isolamento
}
mark-seen = noto a { $names }
mark-loss = { $n ->
    [one] stasera il sabotaggio toglie un punto
   *[other] stasera il sabotaggio toglie { $n } punti
}
mark-compared = pattuglia { $patrol }, palo { $watch }
mark-watch = il palo migliore vede { $n }
mark-yield = { $n ->
    [one] un punto oggi, se nessuno lo manda in fumo
   *[other] { $n } punti oggi, se nessuno li manda in fumo
}
pick-stop = Fermali
pick-let-fight = Che si azzuffino
pick-talk = Abbindolali
pick-bribe = Corrompili
pick-blame = Prenditi la colpa

# Le regole speciali nel minor numero possibile di caratteri.
tag-aversion = No { $nation }
tag-refuses = Mai con { $nation }
tag-stubborn = Testardo { $n }
tag-countryman = { $nation } +{ $n }
tag-quell = Autorità +{ $n }
tag-engineer = Tecnico +{ $n } { $way }
tag-teamwork = Affiatato +{ $n } { $way }
tag-weatherproof = Impermeabile { $n }
tag-noisy = Rumoroso { $n }
tag-snitch = Spia { $n }
tag-panics = Panico { $n }
tag-smooth-talk = Parlantina { $n }
tag-bribery = Corruzione { $n }
tag-lookout = Vedetta +{ $n } { $way }
tag-insider = Infiltrato { $n }
tag-bodyguard = Guardaspalle +{ $n }
tag-wrecker = Guastatore +{ $n } { $way }
tag-coward = Codardo
tag-hothead = Testa calda +{ $n }
tag-peaceful = Pacifico
tag-tough = Tosto { $n }
tag-advocate = Avvocato { $n }
tag-scout = Informatore { $n }

# Momenti: un titolo e la riga sotto. I titoli di intere fasi sono `moments-…`.
moment-morning = Comincia il giorno { $day }
moment-piles = Tutte le carte sono coperte
    .line = { $who ->
        [you] Tu: { $piles }
       *[other] { $name }: { $piles }
    }
moment-today = Oggi: { $title }
moment-stopped = { $who ->
    [you] Il tuo boss ferma una rissa
   *[other] Il boss di { $name } ferma una rissa
}
    .line = { $a } e { $b } tengono il compito, e nessuno viene punito.
moments-fights = Risse in cortile
moment-let-fight = { $who ->
    [you] Il tuo boss si gira dall’altra parte
   *[other] Il boss di { $name } si gira dall’altra parte
}
    .line = { $who ->
        [you] Il tuo boss lascia che { $a } e { $b } si azzuffino.
       *[other] Il boss di { $name } lascia che { $a } e { $b } si azzuffino.
    }
moment-fought = { $a } e { $b } si azzuffano!
    .line = { $a } e { $b }: oggi niente compito, e stasera dal direttore.
moments-gate = Chi va e chi viene
moment-left = { $short } se ne va per sempre
    .line = { $prisoner } viene portato altrove: compito, ordini e punizione non valgono più.
moment-arrived-unknown = { $count ->
    [one] Un nuovo arrivato al cancello
   *[other] { $count } nuovi arrivati al cancello
}
    .line = { $count ->
        [one] Un nuovo arrivato è coperto; i reclutatori possono puntarci alla cieca.
       *[other] { $count } nuovi arrivati sono coperti; i reclutatori possono puntarci alla cieca.
    }
moment-arrived = Arriva { $short }
    .line = Nuovo, e noto a tutti: { $card }.
moment-amnestied = Grazia per { $short }
    .line = { $prisoner } torna subito dall’isolamento, ma oggi non ha un compito.
moments-singled = Indicati per la punizione
moment-singled-out = Tocca a { $short }
    .line = { $prisoner }: oggi niente compito, e stasera dal direttore.
moments-losses = Si perdono punti
moment-lost = { $who ->
    [you] Perdi { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[other] { $name } perde { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}
    .line = { $who ->
        [you] Tu: { $way } −{ $points }
       *[other] { $name }: { $way } −{ $points }
    }
moments-scouts = I tuoi informatori riferiscono
moment-scouted = I tuoi informatori conoscono { $slot }: { $short }
    .line = Solo tu sai che { $slot } è { $card }.
moments-reveal = Si scoprono tutte le carte
moment-revealed = { $who ->
    [you] Il tuo piano è scoperto
   *[other] Il piano di { $name } è scoperto
}
    .line = { $who ->
        [you] Tu: { $piles }
       *[other] { $name }: { $piles }
    }
moments-recruiting = Reclutamento
moment-uncovered = { $slot } è { $short }
    .line = Qualcuno ha puntato su { $slot }, che viene scoperto: { $card }.
moment-joined = { $who ->
    [you] { $short } viene con te
   *[other] { $short } va con { $name }
}
    .line = { $who ->
        [you] { $prisoner } viene con te: nessun’altra banda aveva un reclutatore così forte.
       *[other] { $prisoner } va con { $name }: nessun’altra banda aveva un reclutatore così forte.
    }
moment-contested = { $short } non sa decidersi
    .line = { $prisoner } resta com’è: i reclutatori più forti sono pari.
moment-unmoved = { $short } non va con nessuno
    .line = { $prisoner } non va con nessuno: oggi è fuori portata, o troppo testardo per chi glielo ha chiesto.
moments-sabotage = Sabotaggio!
moment-sabotaged = { $who ->
    [you] Sabotaggio! Perdi { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[other] Sabotaggio! { $name } perde { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}
    .line = { $who ->
        [you] { $prisoner } la fa sotto il naso ai tuoi pali: oggi { $way } −{ $points }.
       *[other] { $prisoner } la fa sotto il naso ai pali di { $name }: oggi { $way } −{ $points }.
    }
moments-patrol = La pattuglia fa la ronda
moment-patrols = Di ronda: { $patrol }
    .line = { $patrol } di ronda.
    .drawn = Pescate: { $names }. Conta solo il numero più alto.
    .values = Sulla sua carta: Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse }; resistenza alle chiacchiere { $talk }, alle mazzette { $bribe }.
moment-detected = { $who ->
    [you] La pattuglia ti scopre: { $way }
   *[other] La pattuglia scopre { $name }: { $way }
}
    .line = { $who ->
        [you] Scoperto nella tua banda: { $way }. Nessun palo ha visto in tempo la pattuglia.
       *[other] Scoperto nella banda di { $name }: { $way }. Nessun palo ha visto in tempo la pattuglia.
    }
moment-caught = { $who ->
    [you] Niente da fare per te: { $way }
   *[other] Niente da fare per { $name }: { $way }
}
    .line = { $who ->
        [you] Non hai difese ({ $way }): oggi lì niente punti, e tutti quelli che ci lavoravano vengono puniti.
       *[other] { $name } non ha difese ({ $way }): oggi lì niente punti, e tutti quelli che ci lavoravano vengono puniti.
    }
moment-talk = { $short } abbindola la pattuglia
    .line = { $who ->
        [you] { $way } è al sicuro, e non ti costa niente.
       *[other] { $name }: { $way } è al sicuro, e non costa niente.
    }
moment-bribe = { $short } corrompe la pattuglia
    .line = { $who ->
        [you] { $way } è al sicuro e ti costa { $cost } dei punti di oggi.
       *[other] { $name }: { $way } è al sicuro e costa { $cost } dei punti di oggi.
    }
moment-failed-bribe = La pattuglia rifiuta la mazzetta di { $short }
    .line = { $who ->
        [you] { $way } è al sicuro, ma { $prisoner } viene portato via e punito stasera.
       *[other] { $name }: { $way } è al sicuro, ma { $prisoner } viene portato via e punito stasera.
    }
moment-blame = { $short } si prende la colpa
    .line = { $who ->
        [you] { $way } è al sicuro; { $prisoner } viene portato via e punito stasera.
       *[other] { $name }: { $way } è al sicuro; { $prisoner } viene portato via e punito stasera.
    }
moment-last-resort = { $who ->
    [you] Sacrifichi { $short }
   *[other] { $name } sacrifica { $short }
}
    .line = { $who ->
        [you] { $way }: metà dei punti di oggi è salva; { $prisoner } viene punito stasera.
       *[other] { $name }, { $way }: metà dei punti di oggi è salva; { $prisoner } viene punito stasera.
    }
moments-warden = A rapporto dal direttore
moment-released = { $short } è tornato
    .line = { $prisoner } torna dall’isolamento.
moment-punishment = Parola del direttore: { $title }
    .line = { $title }: { $effects }.
moment-locked-up = { $short } va in isolamento
    .line = { $days ->
        [one] { $prisoner }: un giorno d’isolamento.
       *[other] { $prisoner }: { $days } giorni d’isolamento.
    }
moments-points = I punti del giorno
moment-produced = { $who ->
    [you] Fai { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[other] { $name } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}
    .line = { $who ->
        [you] Tu: +{ $points } (Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse })
       *[other] { $name }: +{ $points } (Tunnel { $tunnel }, Assalto { $force }, Ingegno { $finesse })
    }
moment-escaped = { $who ->
    [you] Evadi da Luiswile!
   *[other] { $name } evade da Luiswile!
}
    .line = I { $goal } punti ci sono, e la banda è fuori.
moment-moved = I battelli sono qui: tutti ad Alcatraz

# Che cosa cambiano le scelte: un segno e un nome.
gauge-points = ★
    .name = punti stasera
gauge-tunnel = ▼
    .name = Tunnel stasera
gauge-force = ■
    .name = Assalto stasera
gauge-finesse = ◆
    .name = Ingegno stasera
gauge-watch = ◉
    .name = pattuglie viste in tempo, fino a
gauge-harm = ♠
    .name = punti che i tuoi sabotatori possono mandare in fumo
gauge-persuasion = ♥
    .name = Forza del tuo reclutatore migliore
gauge-names = ♡
    .name = nomi nelle liste dei tuoi reclutatori
gauge-blanks = □
    .name = carte vuote
gauge-orders = !
    .name = uomini senza ordini
gauge-idle = ○
    .name = uomini che oggi non fanno niente
gauge-hands = ♣
    .name = uomini liberi domani

# Verbi: pulsanti per scelte che potrebbero sfuggire sul tavolo.
verb-sabotage = Manda un sabotatore
verb-recruit = Recluta un detenuto neutrale
verb-claim = Punta su un nuovo arrivato
verb-claim-instead = Punta invece su un nuovo arrivato
verb-move = Sposta un uomo
verb-talk = Abbindola la pattuglia
verb-bribe = Corrompi la pattuglia
verb-blame = Prenditi la colpa
verb-last-resort = Sacrifica un lavorante

# A che cosa servono le cose.
thing-race = La prima banda con abbastanza punti sulle sue vie evade e vince; i punti si sommano ogni sera.
    .clauses = LUI-072
thing-runner = Quanta strada ha fatto una banda, con i punti di ogni via.
    .clauses = LUI-072
thing-day = L’evento del giorno cambia le regole per un giorno: tempo, risse, partenze, nuovi arrivati, pattuglie. Arriva quando tutti gli ordini sono scritti.
    .clauses = LUI-089 LUI-094
thing-patrol = La pattuglia cerca su ogni via a cui qualcuno lavora. La scopre se lì il suo valore è maggiore di quanto vede il tuo palo migliore.
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = Quanto è brava la pattuglia a scoprire un Tunnel. Un palo che vede almeno altrettanto nasconde il tuo.
    .clauses = LUI-119
thing-patrol-force = Quanto è brava la pattuglia a scoprire un Assalto. Un palo che vede almeno altrettanto nasconde il tuo.
    .clauses = LUI-119
thing-patrol-finesse = Quanto è brava la pattuglia a scoprire l’Ingegno. Un palo che vede almeno altrettanto nasconde il tuo.
    .clauses = LUI-119
thing-patrol-talk = Un palo con una Parlantina maggiore di questo valore abbindola la pattuglia gratis.
    .clauses = LUI-061
thing-patrol-bribe = Un palo con una Corruzione maggiore di questo valore compra la pattuglia. Anche una mazzetta più piccola salva la via, ma lui viene punito.
    .clauses = LUI-063 LUI-112
thing-warden = La sera una carta punizione vale per tutti quelli che si sono azzuffati, sono stati indicati o portati via.
    .clauses = LUI-069
thing-solitary = Chi è qui non ha compiti e non si può reclutare. Ogni sera si toglie un giorno.
    .clauses = LUI-067
thing-newcomers = Sono arrivati con l’evento di oggi. Oggi i reclutatori possono puntarci; la sera gli altri diventano neutrali.
    .clauses = LUI-071
thing-newcomer = Un nuovo arrivato coperto. Un reclutatore può puntarci alla cieca, e allora tutti vedono chi è.
    .clauses = LUI-R15 LUI-095
thing-neutrals = Detenuti senza banda. Li prendono i reclutatori: fino a tre nomi a testa, e la spunta il reclutatore più forte.
    .clauses = LUI-050 LUI-051
thing-decks = Le carte che possono ancora uscire. Tutti possono conoscerle, ma non il loro ordine.
thing-deck-events = Ogni giorno ne esce uno.
thing-deck-finals = Escono dopo tutti gli altri, uno al giorno. Uno di loro è il trasferimento ad Alcatraz, che chiude la partita.
    .clauses = LUI-073
thing-deck-patrols = Ogni giorno se ne pescano una o più; perquisisce quella con il numero più alto.
    .clauses = LUI-056
thing-deck-punishments = La sera se ne pesca una, se c’è qualcuno da punire.
    .clauses = LUI-069
thing-deck-specialists = Detenuti con abilità rare. Chi arriva si sa subito.
    .clauses = LUI-099
thing-deck-ordinary = I detenuti comuni arrivano coperti.
    .clauses = LUI-095
thing-deck-gone = Sono stati portati altrove e non tornano più.
    .clauses = LUI-094
thing-gang = Una banda rivale vuole gli stessi punti. Guarda che cosa c’è sulle sue pile, e sabota dove fa più male.
thing-piles = Metti ogni uomo su una pila: è il suo compito di oggi. Nessun altro vede chi sta dove finché non si scoprono tutte le carte.
    .clauses = LUI-031
thing-own = I tuoi uomini. Toccane uno e poi una pila per dargli il suo compito.
    .clauses = LUI-030
thing-orders = Che cosa devono fare i tuoi sabotatori e reclutatori. Finché non si scoprono le carte lo sai solo tu.
thing-blanks = Le carte vuote non fanno niente. Su una pila fanno credere agli altri che qualcuno ci lavori.
    .clauses = LUI-017
thing-entry = Un nome nella lista di un reclutatore. Dopo l’evento un nuovo arrivato può prenderne il posto.
    .clauses = LUI-R14 LUI-043
thing-pool = I punti di una banda su una via. I sabotatori possono mandare in fumo quelli che fa oggi, non quelli che ha già.
    .clauses = LUI-053
thing-pile-tunnel = Scava: stasera ogni Pala è un punto per il Tunnel.
thing-pile-force = Armi, contatti e denaro: stasera ogni Banconota è un punto per l’Assalto.
thing-pile-finesse = Progetta e osserva: stasera ogni Lampadina è un punto per l’Ingegno.
thing-pile-watch = I pali non fanno punti. Il migliore protegge tutte le tue vie da pattuglie e sabotatori; inoltre possono abbindolare, corrompere o prendersi la colpa.
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = Ogni sabotatore riceve un ordine: una banda rivale e una via. Oggi la banda perde tanti punti quant’è l’Astuzia del sabotatore meno l’Osservazione del proprio palo migliore.
    .clauses = LUI-053
thing-pile-recruit = Ogni reclutatore riceve una lista di tre nomi al massimo. Un detenuto va con il reclutatore più forte; a parità non va con nessuno.
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = Chi riposa oggi non fa niente. Le abilità che non richiedono un compito funzionano lo stesso.

# La carta di un detenuto, riga per riga.
explain-title = { $who }, { $nation }
explain-rank-boss = Boss di una banda: non può essere reclutato né portato altrove.
explain-rank-specialist = Specialista: abilità rare, riconosciuto subito.
explain-rank-ordinary = Detenuto comune.
explain-shovel = Pala { $n }: punti quando scava (Tunnel).
explain-banknotes = Banconote { $n }: punti quando lavora all’Assalto.
explain-bulb = Lampadina { $n }: punti quando lavora all’Ingegno.
explain-of-cunning = Astuzia { $n }: quanto può guastare come sabotatore.
explain-of-strength = Forza { $n }: quanto è bravo a reclutare; un boss la usa per fermare le risse.
explain-of-observation = Osservazione { $n }: le pattuglie e i sabotatori che ferma come palo.
explain-can = Ora: { $label }.
explain-lacks = { $n ->
    [one] Manca un punto per evadere.
   *[other] Mancano { $n } punti per evadere.
}
explain-aversion = Avversione: nella sua banda niente { $nation }.
explain-refuses = Rifiuto: non segue boss { $nation }.
explain-stubborn = Testardo: può prenderlo solo un reclutatore con Forza { $n } o più.
explain-countryman = Compatriota: come reclutatore ha Forza +{ $n } con detenuti { $nation }.
explain-quell = Autorità: Forza +{ $n } quando ferma una rissa.
explain-engineer = Tecnico: quando lavora { $way }, +{ $bonus } ogni { $per } punti fatti lì.
explain-teamwork = Affiatato: +{ $bonus } quando lavora { $way } con almeno { $others ->
    [one] { $others } altro
   *[other] { $others } altri
}.
explain-weatherproof = Impermeabile: dove lavora, il maltempo costa fino a { $n } punti in meno.
explain-noisy = Rumoroso: le pattuglie scoprono più facilmente la via a cui lavora, di { $n }.
explain-snitch = Spia: le pattuglie scoprono più facilmente ogni via della sua banda, di { $n }, qualunque sia il suo compito.
explain-panics = Panico: non fa punti quando il numero della pattuglia è { $n } o più alto.
explain-smooth-talk = Parlantina { $n }: come palo abbindola gratis le pattuglie con una resistenza più bassa.
explain-bribery = Corruzione { $n }: come palo compra per pochi punti le pattuglie con una resistenza più bassa.
explain-lookout = Vedetta: come palo vede { $n } in più quando la pattuglia controlla { $way }.
explain-insider = Infiltrato: come palo indebolisce di 1 le pattuglie con numero { $n } o più basso.
explain-bodyguard = Guardaspalle: come palo vede { $n } in più contro i sabotatori.
explain-wrecker = Guastatore: Astuzia +{ $n } quando sabota { $way }.
explain-coward = Codardo: non si prende colpe, non si può sacrificare e offre mazzette solo se funzionano.
explain-hothead = Testa calda: le sue risse sono più difficili da fermare, di { $n }.
explain-peaceful = Pacifico: non si azzuffa, anche se la carta lo dice.
explain-tough = Tosto: i suoi giorni d’isolamento diminuiscono di { $n }, ma almeno uno resta.
explain-advocate = Avvocato: i giorni d’isolamento dei suoi compagni diminuiscono di { $n }, ma almeno uno resta.
explain-scout = Informatore: la sua banda scopre in segreto chi { $n ->
    [one] è il primo nuovo arrivato coperto
   *[other] sono i primi { $n } nuovi arrivati coperti
}.

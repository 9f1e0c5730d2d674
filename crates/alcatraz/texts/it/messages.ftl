# Stanze: il nome, e il nome nelle frasi (moto a luogo, stato in luogo, provenienza).
room-chapel = Cappella
    .to = nella Cappella
    .in = nella Cappella
    .from = dalla Cappella
    .the = la Cappella
    .first = La Cappella
room-radio = Sala radio
    .to = in Sala radio
    .in = in Sala radio
    .from = dalla Sala radio
    .the = la Sala radio
    .first = La Sala radio
room-dining = Mensa
    .to = in Mensa
    .in = in Mensa
    .from = dalla Mensa
    .the = la Mensa
    .first = La Mensa
room-infirmary = Infermeria
    .to = in Infermeria
    .in = in Infermeria
    .from = dall’Infermeria
    .the = l’Infermeria
    .first = L’Infermeria
room-yard = Cortile
    .to = nel Cortile
    .in = nel Cortile
    .from = dal Cortile
    .the = il Cortile
    .first = Il Cortile
room-visiting = Parlatorio
    .to = in Parlatorio
    .in = in Parlatorio
    .from = dal Parlatorio
    .the = il Parlatorio
    .first = Il Parlatorio
room-workshop = Officina
    .to = in Officina
    .in = in Officina
    .from = dall’Officina
    .the = l’Officina
    .first = L’Officina
room-recreation = Sala ricreativa
    .to = in Sala ricreativa
    .in = in Sala ricreativa
    .from = dalla Sala ricreativa
    .the = la Sala ricreativa
    .first = La Sala ricreativa
room-cells = Blocco celle
    .to = nel Blocco celle
    .in = nel Blocco celle
    .from = dal Blocco celle
    .the = il Blocco celle
    .first = Il Blocco celle
room-laundry = Lavanderia
    .to = in Lavanderia
    .in = in Lavanderia
    .from = dalla Lavanderia
    .the = la Lavanderia
    .first = La Lavanderia
room-guards = Corpo di guardia
    .to = nel Corpo di guardia
    .in = nel Corpo di guardia
    .from = dal Corpo di guardia
    .the = il Corpo di guardia
    .first = Il Corpo di guardia
room-warden = Direzione
    .to = in Direzione
    .in = in Direzione
    .from = dalla Direzione
    .the = la Direzione
    .first = La Direzione

side-silver = lato argento
side-copper = lato rame

item-key = chiave
    .one = una chiave
item-knife = coltello
    .one = un coltello
item-clothes = vestiti
    .one = dei vestiti
item-drug = farmaco
    .one = un farmaco
item-tool = attrezzo
    .one = un attrezzo
item-gun = pistola
    .one = la pistola
item-cash = banconota
    .one = 1 banconota

element-A = la rivolta
element-B = il tunnel
element-C = il condotto
element-D = le chiavi
element-E = i vestiti
element-F = l’ostaggio

# Carte ricatto: il nome e che cosa dice la carta.
card-loose-tongue = Lingua lunga
    .text = sposta { $count ->
        [one] { $count } guardia
       *[other] fino a { $count } guardie
    } in una stanza con un compito
card-cell-toss = Perquisizione
    .text = un altro detenuto perde un oggetto a tua scelta
card-long-fingers = Mani lunghe
    .text = prendi un oggetto a un altro detenuto
card-protection-money = Pizzo
    .text = prendi fino a { $count ->
        [one] { $count } banconota
       *[other] { $count } banconote
    } a un altro detenuto
card-change-of-block = Cambio di braccio
    .text = sposta un altro detenuto in una stanza adiacente
card-extra-chores = Corvée
    .text = un altro detenuto ha { $count ->
        [one] { $count } punto azione
       *[other] { $count } punti azione
    } in meno in questo round
card-closed-for-repairs = Chiuso per lavori
    .text = in questo round nessuno può usare una stanza a tua scelta
card-new-hiding-place = Nuovo nascondiglio
    .text = sposta un compito in una stanza adiacente
card-scrapped-idea = Idea bocciata
    .text = sostituisci un compito con uno nuovo
card-roll-call = Appello
    .text = tutti gli altri detenuti in una stanza perdono un oggetto a loro scelta
card-called-in-favour = Favore riscosso
    .text = ottieni { $count ->
        [one] { $count } punto azione
       *[other] { $count } punti azione
    }

# Che cosa fanno le stanze.
effect-expose = un altro detenuto scarta una carta ricatto a caso
effect-extort = prendi una carta ricatto a caso a un altro detenuto
effect-guards = sposta { $count ->
    [one] una guardia
   *[other] fino a { $count } guardie
} da qualunque stanza a qualunque altra
effect-stamina = { $count ->
    [one] ottieni { $count } punto energia
   *[other] ottieni fino a { $count } punti energia
}
effect-cash = { $count ->
    [one] ottieni { $count } banconota
   *[other] ottieni fino a { $count } banconote
}
effect-take = prendi: { $items }
effect-take-any = prendi { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
} tra quelli che sono qui
effect-draw = { $count ->
    [one] pesca una carta ricatto
   *[other] pesca { $count } carte ricatto e tienine una
}
effect-paid = paga 1 oggetto o 1 banconota, poi { $effect }

# Il tavolo.
outline-round = Round
outline-rooms = Stanze, riga per riga
outline-tasks = Compiti
outline-prisoners = Detenuti
outline-plan = Il piano
outline-cards = Le tue carte ricatto
none = nessuno
task-name = { $task } «{ $name }»
round = Round { $round }; { $left ->
    [0] alla prossima guardia perdono tutti
    [one] dopo questo, ancora { $left } round
   *[other] dopo questo, ancora { $left } round
}
guard-clock = Guardie sul tabellone: { $count } su { $most }.
goat-is = Capro espiatorio: { $name }, con +{ $bonus } PA.
task-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} nel mazzo dei compiti
blackmail-deck = { $count ->
    [one] { $count } carta ricatto coperta
   *[other] { $count } carte ricatto coperte
}; scartate: { $discard }
turn-of = È il turno di { $name }. PA rimasti: { $points }.
guards = { $count ->
    [0] nessuna guardia
    [one] { $count } guardia
   *[other] { $count } guardie
}
here = qui: { $names }
task = compito { $task }
closed = stanza chiusa in questo round
used = già usata in questo turno
no-tasks = Non ci sono compiti esposti.
task-line = { $task } ({ $caption }), { $room }: almeno { $prisoners ->
    [one] { $prisoners } detenuto
   *[other] { $prisoners } detenuti
} (ora { $here }), al massimo { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardie
} (ora { $there }); serve: { $items } (sul posto: { $held })
prisoner = { $name }, { $room }: energia { $stamina }, contanti { $cash }, oggetti: { $items }, elementi: { $letters }, { $cards ->
    [one] { $cards } carta ricatto
   *[other] { $cards } carte ricatto
}.
known-cards = Carte che conosci: { $cards }.
plan-spare = Senza { $name } gli altri hanno tutto.
plan-lacks = Senza { $name } agli altri manca { $letters }.
plan-element = { $letter } · { $caption }: { $count ->
    [0] ancora nessuno
   *[other] { $names }
}

# Domande.
ask-talk = Nello scorso round il capro espiatorio eri tu: guidi quindi la discussione su chi debba esserlo ora. Quando tutto è stato detto, apri la votazione.
ask-vote = Chi vuoi come capro espiatorio di questo round? Nessuno vede il tuo voto finché non hanno votato tutti.
ask-tie = La votazione è in parità: { $names }. Nello scorso round il capro espiatorio eri tu, quindi decidi: chi scegli? Puoi anche prenderti la colpa.
ask-tie-free = La votazione è in parità: { $names }. Nello scorso round il capro espiatorio eri tu, quindi decidi: chi scegli? Vale chiunque, anche tu.
ask-step = Sei { $room }, { $guards ->
    [0] senza guardie addosso
    [one] con { $guards } guardia addosso
   *[other] con { $guards } guardie addosso
} e con { $points ->
    [one] { $points } punto azione
   *[other] { $points } punti azione
} (PA). Che cosa fai?
ask-step-free = Sei { $room } e non hai più punti azione. Fai qualcosa di gratuito, oppure termina il turno.
ask-step-end = Sei { $room } e non c’è altro da fare: termina il turno.
ask-pay = { $room } si paga: quale oggetto dai, oppure 1 banconota?
ask-take = Quale oggetto prendi { $room }? { $count ->
    [one] È l’ultimo.
   *[other] Ne prendi { $count }.
}
ask-holder-expose = Chi perde una carta ricatto? Viene estratta a caso.
ask-holder-extort = A chi prendi una carta ricatto? Viene estratta a caso.
ask-guard-from = Quale guardia sposti? { $count ->
    [one] È l’ultima.
   *[other] Puoi spostarne { $count }.
}
ask-guard-to = Dove va la guardia che esce { $room }?
ask-drop = Hai una carta ricatto di troppo. Quale scarti?
ask-keep = Quale di queste carte ricatto tieni? Le altre si scartano.
ask-source = Stai completando { $task }. Quale segnalino consumi per: { $item }? Per gli oggetti altrui serve il consenso.
ask-consent = { $name } vuole completare { $task } con il tuo aiuto. Dovresti dare: { $items }. { $goat ->
    [yes] Sei il capro espiatorio: non ci guadagneresti niente.
   *[no] Otterresti l’elemento della carta che si pesca per gli altri.
} Accetti?
ask-counter = La tua controfferta a { $name }: dai: { $give }; ricevi: { $get }. Tocca oggetti o banconote sulle vostre schede per aggiungerli, poi proponila.
ask-deal = La tua offerta a { $name }: dai: { $give }; ricevi: { $get }. Tocca oggetti o banconote sulle vostre schede per aggiungerli, poi proponila.
ask-offer-counter = { $name } ti fa una controfferta. Ricevi: { $give }. Dai: { $get }. Accetti?
ask-offer = { $name } ti propone uno scambio. Ricevi: { $give }. Dai: { $get }. Accetti?
ask-victim = { $card }: { $text }. Chi scegli?
ask-loot = Quale oggetto perde { $name }?
ask-loot-take = Quale oggetto prendi a { $name }?
ask-target = { $card }: { $text }. Quale stanza scegli?
ask-lure = Da dove richiami la prossima guardia { $room }? { $count ->
    [one] È l’ultima.
   *[other] Puoi spostarne { $count }.
}
ask-exile = In quale stanza mandi { $name }?
ask-rehide = Il compito si sposta { $room }: in quale stanza va?
ask-give-up = { $name } fa l’appello: quale oggetto consegni?
ask-stay = Il piano è completo e niente distingue { $names }. Chi lasciate in prigione?

# Scelte.
label-cost = { $label } ({ $cost } PA)
label-free = { $label } (gratis)
label-call-vote = Apri la votazione
label-vote = { $who ->
    [you] Vota per te
   *[other] Vota per { $name }
}
label-pick = { $who ->
    [you] Prenditi la colpa
   *[other] Scegli { $name } come capro espiatorio
}
label-move = Vai { $room }
label-use-room = Usa la stanza
label-use = Usa { $room }: { $effect }
label-steal = Ruba { $item } a { $name }
label-riot = Rivolta: attira una guardia { $room }
label-complete = Completa il compito { $task }
label-discard = Scarta { $item }
label-blackmail = Gioca { $card }: { $text }
label-trade = Scambia con { $name }
label-bribe = Corrompi una guardia qui: 1 banconota
label-stamina = Spendi 1 punto energia per 1 PA in più
label-end = Termina il turno
label-pay = Paga: { $item }
label-take = Prendi: { $item }
label-expose = { $name } scarta una carta ricatto a caso
label-extort = Prendi una carta ricatto a caso a { $name }
label-victim = { $card } contro { $name }
label-guard-from = Una guardia { $room }
label-guard-to = { $room }
label-stop = Non spostare altre guardie
label-source = { $item } di { $name }
label-loot = { $name } perde { $item }
label-loot-take = Prendi { $item } a { $name }
label-target = { $card }: { $room }
label-exile = Manda { $name } { $room }
label-rehide = Sposta il compito { $room }
label-keep = Tieni { $card }
label-drop = Scarta { $card }
label-give = Dai: { $item }
label-get = Ricevi: { $item }
label-propose = Proponi questo scambio
label-cancel = Lascia perdere
label-counter = Fai una controfferta
label-accept = Accetta
label-accept-offer = Accetta (ricevi: { $get }; dai: { $give })
label-accept-request = Accetta (dai: { $items })
label-decline = Rifiuta
label-give-up = Consegna: { $item }
label-stay = Resta { $name }

# Che cosa è successo.
tell-round = Comincia il round { $round }.
tell-room-full = { $room } non può accogliere altre guardie: si pesca un’altra stanza.
tell-guard-came = Arriva una nuova guardia { $room }.
tell-vote-called = { $who ->
    [you] Apri la votazione.
   *[other] { $name } apre la votazione.
}
tell-voted = { $who ->
    [you] Hai votato.
   *[other] { $name } ha votato.
}
tell-votes = I voti: { $votes }.
tell-picked = { $who ->
    [you] Sciogli la parità: { $other }.
   *[other] { $whom ->
        [you] { $name } scioglie la parità: tocca a te.
       *[other] { $name } scioglie la parità: { $other }.
    }
}
tell-goat = { $who ->
    [you] Il capro espiatorio sei tu, con +{ $count } PA.
   *[other] Il capro espiatorio è { $name }, con +{ $count } PA.
}
tell-turn = { $who ->
    [you] Cominci il turno con { $count } PA.
   *[other] { $name } comincia il turno con { $count } PA.
}
tell-turn-ended = { $who ->
    [you] Termini il turno.
   *[other] { $name } termina il turno.
}
tell-moved = { $who ->
    [you] Vai { $room }.
   *[other] { $name } va { $room }.
}
tell-sent = { $who ->
    [you] Devi andare { $room }.
   *[other] { $name } deve andare { $room }.
}
tell-used = { $who ->
    [you] Usi { $thing }.
   *[other] { $name } usa { $thing }.
}
tell-paid = { $who ->
    [you] Paghi: { $thing }.
   *[other] { $name } paga: { $thing }.
}
tell-returned = Torna { $room }: { $thing }.
tell-took = { $who ->
    [you] Prendi: { $thing }.
   *[other] { $name } prende: { $thing }.
}
tell-rested = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $count ->
    [one] { $count } punto energia
   *[other] { $count } punti energia
}.
tell-earned = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $count ->
    [one] { $count } banconota
   *[other] { $count } banconote
}.
tell-guard-moved = Una guardia si sposta { $from } { $to }.
tell-drew = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $count ->
    [one] una carta ricatto
   *[other] { $count } carte ricatto
}.
tell-drew-cards = Peschi { $cards }.
tell-reshuffled = Gli scarti delle carte ricatto si mescolano e formano un nuovo mazzo.
tell-kept = { $who ->
    [you] Tieni una delle carte.
   *[other] { $name } tiene una delle carte.
}
tell-dropped = { $who ->
    [you] Perdi la carta ricatto { $thing }.
   *[other] { $name } perde la carta ricatto { $thing }.
}
tell-extorted = { $who ->
    [you] Prendi una carta ricatto a { $other }.
   *[other] { $whom ->
        [you] { $name } ti prende una carta ricatto.
       *[other] { $name } prende una carta ricatto a { $other }.
    }
}
tell-extorted-card = La carta presa è { $card }.
tell-stole = { $who ->
    [you] Rubi { $thing } a { $other }.
   *[other] { $whom ->
        [you] { $name } ti ruba { $thing }.
       *[other] { $name } ruba { $thing } a { $other }.
    }
}
tell-seized = { $who ->
    [you] Prendi { $thing } a { $other }.
   *[other] { $whom ->
        [you] { $name } ti prende { $thing }.
       *[other] { $name } prende { $thing } a { $other }.
    }
}
tell-rioted = { $who ->
    [you] Scateni una rivolta e attiri una guardia { $room }.
   *[other] { $name } scatena una rivolta e attira una guardia { $room }.
}
tell-discarded = { $who ->
    [you] Scarti { $thing }.
   *[other] { $name } scarta { $thing }.
}
tell-bribed = { $who ->
    [you] Corrompi una guardia.
   *[other] { $name } corrompe una guardia.
}
tell-exerted = { $who ->
    [you] Spendi 1 punto energia per 1 PA.
   *[other] { $name } spende 1 punto energia per 1 PA.
}
tell-offered = { $who ->
    [you] Proponi uno scambio a { $other }: { $give } in cambio di { $get }.
   *[other] { $whom ->
        [you] { $name } ti propone uno scambio: { $give } in cambio di { $get }.
       *[other] { $name } propone uno scambio a { $other }: { $give } in cambio di { $get }.
    }
}
tell-countered = { $who ->
    [you] Fai una controfferta a { $other }: { $give } in cambio di { $get }.
   *[other] { $whom ->
        [you] { $name } ti fa una controfferta: { $give } in cambio di { $get }.
       *[other] { $name } fa una controfferta a { $other }: { $give } in cambio di { $get }.
    }
}
tell-traded = { $who ->
    [you] Tu e { $other } fate uno scambio: { $give } in cambio di { $get }.
   *[other] { $whom ->
        [you] { $name } e tu fate uno scambio: { $give } in cambio di { $get }.
       *[other] { $name } e { $other } fanno uno scambio: { $give } in cambio di { $get }.
    }
}
tell-trade-declined = { $who ->
    [you] Rifiuti lo scambio.
   *[other] { $name } rifiuta lo scambio.
}
tell-cancelled = { $who ->
    [you] Ci ripensi.
   *[other] { $name } ci ripensa.
}
tell-requested = { $who ->
    [you] Vuoi completare { $task } usando: { $items }.
   *[other] { $name } vuole completare { $task } usando: { $items }.
}
tell-answered = { $who ->
    [you] Hai risposto.
   *[other] { $name } ha risposto.
}
tell-request-declined = { $who ->
    [you] Rifiuti, e non succede niente.
   *[other] { $name } rifiuta, e non succede niente.
}
tell-completed = { $who ->
    [you] Completi il compito { $thing }.
   *[other] { $name } completa il compito { $thing }.
}
tell-marked = { $who ->
    [you] Segni l’elemento { $thing }.
   *[other] { $name } segna l’elemento { $thing }.
}
tell-reward = La carta per gli altri è { $task }.
tell-no-reward = Non ci sono più carte compito per gli altri.
tell-task-under = { $task } va sotto il mazzo: la sua lettera è già esposta.
tell-posted = Nuovo compito { $room }: { $task }.
tell-no-task = Per ora non si aggiunge nessun altro compito.
tell-blackmailed = { $who ->
    [you] Giochi { $thing }.
   *[other] { $name } gioca { $thing }.
}
tell-lost = { $who ->
    [you] Perdi { $thing }.
   *[other] { $name } perde { $thing }.
}
tell-chores = { $who ->
    [you] In questo round hai { $count } PA in meno.
   *[other] In questo round { $name } ha { $count } PA in meno.
}
tell-closed = { $room } chiude per questo round.
tell-task-moved = Il compito { $task } si sposta { $from } { $to }.
tell-scrapped = Il compito { $task } è bocciato e va sotto il mazzo.
tell-favour = { $who ->
    [you] Ottieni { $count } PA.
   *[other] { $name } ottiene { $count } PA.
}
tell-plan-complete = Il piano è completo anche senza uno dei detenuti.
tell-stay-votes = I voti su chi resta: { $votes }.
tell-escape = { $who ->
    [you] Resti in prigione. Tutti gli altri evadono!
   *[other] { $name } resta in prigione. Tutti gli altri evadono!
}

# Perché è finita.
end-guards = Arriva una guardia di troppo: nessuno evade e perdono tutti.
end-escape = Evadono tutti tranne uno.
end-amnesty = Nessuno può decidere chi resta: evadono tutti insieme.

# Perché no.
clause-ALC-001 = Si gioca in tre o in quattro.
clause-ALC-003 = La tua scheda è piena: al massimo tre punti energia e tre banconote. Prima spendi qualcosa.
clause-ALC-004 = Hai già tre oggetti: prima scartane, scambiane o usane uno.
clause-ALC-007 = In una stanza non stanno più di quattro guardie: scegline un’altra.
clause-ALC-009 = In una stanza non sta più di un compito: scegli una stanza che non ne abbia.
clause-ALC-024 = Questo appartiene a un’altra fase: prima la nuova guardia, poi la votazione, poi i turni.
clause-ALC-032 = La votazione non è ancora aperta: la discussione finisce quando lo dice il capro espiatorio dello scorso round.
clause-ALC-033 = Vota per qualcuno a questo tavolo.
clause-ALC-043 = Solo il capro espiatorio può giocare carte ricatto: conserva le tue per dopo.
clause-ALC-045 = Il capro espiatorio non può completare compiti: deve farlo qualcun altro.
clause-ALC-047 = Ti restano troppo pochi punti azione: l’energia ne dà un altro, se no termina il turno.
clause-ALC-050 = Puoi andare solo in una stanza che tocca la tua, per un lato o per un angolo.
clause-ALC-052 = In questo round hai già usato questa stanza: usane un’altra, o torna nel prossimo round.
clause-ALC-053 = Puoi rubare solo ciò che ha qualcuno nella tua stanza.
clause-ALC-054 = In questo round hai già rubato.
clause-ALC-055 = Una rivolta attira guardie solo dalle stanze che toccano la tua.
clause-ALC-056 = In questa stanza non ci sono compiti: vai dove ce n’è uno.
clause-ALC-057 = Non hai quell’oggetto: scartane uno dei tuoi.
clause-ALC-058 = Non hai quella carta ricatto: le carte si trovano in Direzione.
clause-ALC-059 = Puoi scambiare solo oggetti e banconote che avete voi due, con qualcuno nella tua stanza.
clause-ALC-061 = Hai davanti una proposta di scambio: prima accetta o rifiuta.
clause-ALC-062 = Non hai banconote per corrompere una guardia: si trovano in Sala ricreativa.
clause-ALC-063 = Non hai energia da spendere: si recupera in Mensa.
clause-ALC-064 = Puoi spendere un solo punto energia per round.
clause-ALC-066 = Nella tua stanza non c’è nessuna guardia da corrompere.
clause-ALC-067 = Con due guardie qui costa 2 punti azione: corrompi una guardia, oppure vattene.
clause-ALC-069 = Con tre guardie qui puoi solo spostarti, giocare carte ricatto e fare ciò che è gratis: prima corrompi una guardia.
clause-ALC-071 = Nessuno può entrare in una stanza con quattro guardie: scegline un’altra.
clause-ALC-072 = Con quattro guardie qui puoi solo andartene o terminare il turno.
clause-ALC-079 = In questa stanza ci sono troppo pochi detenuti per il compito: aspetta compagnia.
clause-ALC-080 = In questa stanza ci sono troppe guardie per il compito: attirane via una.
clause-ALC-081 = Per il compito contano anche le guardie corrotte: meglio attirarne via una.
clause-ALC-082 = I detenuti in questa stanza non hanno tutti gli oggetti che servono al compito: la sua carta dice quali mancano e chi li ha.
clause-ALC-101 = Ciò che dà questa stanza adesso non c’è: cerca nel Cortile, in Parlatorio e sulle schede degli altri.
clause-ALC-104 = Costa 1 oggetto o 1 banconota dei tuoi, e non ne hai.
clause-ALC-129 = Tieni una delle carte che hai appena pescato.
clause-ALC-R16 = A questo tavolo le guardie contano anche nelle stanze gratuite: con due costano 1 punto azione, con tre sono sbarrate.
clause-ALC-R32 = Scegli qualcuno tra chi è in parità, o te; con la versione 2 delle regole, chiunque al tavolo.
clause-ALC-R34 = Hai già corrotto tutte le guardie della tua stanza.
clause-ALC-R36 = In quella stanza non c’è nessuna guardia da attirare.
clause-ALC-R37 = Non hai posto per ciò che vuoi rubare: al massimo tre oggetti e tre banconote.
clause-ALC-R38 = Questo scambio non entra: ogni scheda tiene tre oggetti e tre banconote. Cambialo.
clause-ALC-R40 = Gli oggetti altrui si usano solo se chi li possiede è nella tua stanza e accetta; puoi chiedere tre volte per turno.
clause-ALC-R41 = Scegli un segnalino del tipo richiesto, o la pistola, in modo che si possano coprire anche gli altri simboli.
clause-ALC-R46 = Vota per qualcuno tra chi è in parità: non resta altro da decidere.
clause-ALC-R52 = Adesso non cambierebbe nulla: niente e nessuno corrisponde a ciò che chiede.
clause-ALC-R54 = Pagando in contanti non avresti posto per l’oggetto: paga con un oggetto.
clause-ALC-R55 = Scegli un altro detenuto che abbia una carta ricatto.
clause-ALC-R56 = Scarta una delle carte che hai in mano.
clause-ALC-R60 = In questo turno hai già aperto sei scambi: il prossimo nel tuo prossimo turno.
clause-ALC-R61 = Sposta almeno una guardia, tra quelle che ci sono, in un’altra stanza.
clause-ALC-R64 = Una cosa alla volta: prima rispondi alla domanda.
clause-ALC-R65 = Una carta ricatto lo vieta: scegli un bersaglio che la carta ammette, o usa una stanza che non è chiusa.
clause-ALC-R66 = I lati personalizzati sono dodici lettere s o c; una disposizione personalizzata nomina le dodici stanze una volta ciascuna.
clause-ALC-R67 = Puoi tornare indietro solo finché usi oggetti altrui: scegli un segnalino.
clause-ALC-R69 = A un’offerta si può rispondere con una controfferta, e a questa con un’altra ancora; poi solo sì o no.
clause-ALC-R70 = Nulla attende questa risposta. Comincia dall’azione: usa la stanza, svolgi il compito, gioca una carta o apri uno scambio.
clause-ALC-R68 = Uno scambio deve cambiare qualcosa.

# Che cosa decidono da sé le regole, come lo dice la cronaca.
clause-ALC-027 = Quando dovrebbe arrivare la ventunesima guardia, la partita finisce subito e perdono tutti.
clause-ALC-029 = Una stanza non accoglie mai una quinta guardia: si pesca ancora, finché ne esce una con meno di quattro.
clause-ALC-037 = Quando i voti sono in parità decide il capro espiatorio dello scorso round, che può anche scegliere sé stesso.
clause-ALC-041 = Chi viene votato capro espiatorio per più round di fila ha ogni volta un punto azione in più, fino a +3.
clause-ALC-042 = Un nuovo capro espiatorio comincia con un punto azione in più degli altri.
clause-ALC-074 = Un oggetto ceduto torna nella sua stanza principale; se non c’è posto, nel Cortile, poi in Parlatorio.
clause-ALC-087 = Si pesca una carta per gli altri: tutti segnano il suo elemento, tranne il capro espiatorio e chi ha svolto il compito.
clause-ALC-092 = Due compiti con la stessa lettera non stanno mai esposti insieme: quello nuovo va sotto il mazzo.
clause-ALC-094 = Il piano è completo quando ci sono tutte le lettere dalla A alla F anche senza contare almeno un detenuto.
clause-ALC-096 = Se il piano funziona senza il capro espiatorio, il capro espiatorio resta dentro.
clause-ALC-099 = Quando nient’altro li distingue, sono gli altri a decidere chi di loro resta.
clause-ALC-R47 = Se si è concordata l’amnistia, evadono tutti quando anche il voto su chi resta finisce in parità.
clause-ALC-R48 = Quando il mazzo dei compiti è vuoto, non ci sono carte per gli altri né nuovi compiti.
clause-ALC-R49 = Quando tutte le carte rimaste hanno lettere già esposte, per ora non arriva nessun nuovo compito.
clause-ALC-R57 = Quando il mazzo delle carte ricatto è vuoto, gli scarti si mescolano e ne formano uno nuovo.

# Scene: che cosa si vede e si tocca.
scene-round = Round { $round }
scene-guard = guardia
scene-none-left = { $item }: non ce n’è più
scene-prisoners-met = almeno { $count ->
    [one] { $count } detenuto
   *[other] { $count } detenuti
}: sì
scene-prisoners-unmet = almeno { $count ->
    [one] { $count } detenuto
   *[other] { $count } detenuti
}: no
scene-guards-met = al massimo { $count ->
    [one] { $count } guardia
   *[other] { $count } guardie
}: sì
scene-guards-unmet = al massimo { $count ->
    [one] { $count } guardia
   *[other] { $count } guardie
}: no
scene-item-met = { $item }: c’è
scene-item-unmet = { $item }: manca
scene-points = { $count } PA
scene-stamina = energia
scene-slot = posto libero
scene-goat = carta del capro espiatorio
scene-goat-sign = capro espiatorio
scene-chores = −{ $count } PA
scene-stays = resta
scene-escapes = evade
scene-marked = { $element } ({ $caption }): segnato
scene-unmarked = { $element } ({ $caption }): non segnato
scene-alone = non ce l’ha nessun altro
scene-card = carta ricatto
scene-own-vote = il tuo voto: { $name }
scene-voted = { $name } ha deciso
scene-result = La fine
scene-request = { $name } raccoglie oggetti per un compito
scene-drawn = Carte pescate: tienine una
scene-no-cards = Non ne hai. Si trovano in Direzione.
scene-cards-wait = Puoi giocarle solo quando sei il capro espiatorio.
scene-trade = Scambio: { $name } e { $other }
scene-deal = { $name } dà { $give }; { $other } dà { $get }.
scene-task-back = mazzo dei compiti
scene-card-back = mazzo dei ricatti
scene-under = Sotto il mazzo: { $tasks }
scene-removed = Svolti o pescati come premio, e fuori dal gioco:
scene-blackmail = Carte ricatto
scene-plan = Il piano
scene-riot = Rivolta: attira qui una guardia
scene-complete = Completa il compito

# Momenti: che cosa va in scena, con un titolo di 60 caratteri al massimo e righe brevi.
moment-round = Round { $round }
moment-round-left = { $left ->
    [0] L’ultimo round: ancora una guardia e perdete tutti.
    [one] Dopo questo c’è ancora un round.
   *[other] Dopo questo ci sono ancora { $left } round.
}
moment-room-full = { $room } non può accogliere altre guardie
moment-room-full-more = Nessuna stanza accoglie una quinta guardia, quindi se ne pesca un’altra.
moment-guard-came = Arriva una nuova guardia { $room }
moment-guard-came-more = Con due guardie le azioni lì costano di più, con tre quasi tutte sono vietate, con quattro la stanza è bloccata.
moment-vote-called = { $who ->
    [you] Apri la votazione
   *[other] { $name } apre la votazione
}
moment-vote-called-more = Tutti indicano in segreto il prossimo capro espiatorio. I voti si scoprono insieme.
moment-votes = { $who ->
    [you] Si scoprono i voti: { $count } per te
   *[other] Si scoprono i voti: { $count } per { $name }
}
moment-votes-tied = Voto in parità: { $names }
moment-vote = { $who ->
    [you] Hai votato per { $other }
   *[other] { $whom ->
        [you] { $name } ha votato per te
       *[other] { $name } ha votato per { $other }
    }
}
moment-vote-self = { $who ->
    [you] Hai votato per te
   *[other] { $name } ha votato per sé
}
moment-picked = { $who ->
    [you] Sciogli la parità: { $whom ->
        [you] ti prendi la colpa
       *[other] { $other }
    }
   *[other] { $name } scioglie la parità: { $whom ->
        [you] tocca a te
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] Nello scorso round il capro espiatorio eri tu, quindi decidi tu.
   *[other] Nello scorso round il capro espiatorio era { $name }, che ora decide.
}
moment-goat-new = { $who ->
    [you] Ora il capro espiatorio sei tu!
   *[other] Ora il capro espiatorio è { $name }
}
moment-goat-again = { $who ->
    [you] Il capro espiatorio sei di nuovo tu!
   *[other] Il capro espiatorio è di nuovo { $name }
}
moment-goat-bonus = { $who ->
    [you] Cominci il round, con +{ $count } PA.
   *[other] { $name } comincia il round, con +{ $count } PA.
}
moment-goat-rights = { $who ->
    [you] Puoi giocare carte ricatto, ma non puoi completare compiti, e i compiti non ti danno elementi.
   *[other] { $name } può giocare carte ricatto, ma non può completare compiti né ottenere elementi.
}
moment-goat-end = { $who ->
    [you] Se in questo round gli altri completano il piano senza di te, resti in prigione.
   *[other] Se in questo round il piano è completo senza { $name }, { $name } resta in prigione.
}
moment-turn = { $who ->
    [you] Il tuo turno: { $count ->
        [one] { $count } punto azione
       *[other] { $count } punti azione
    }
   *[other] Turno di { $name }: { $count ->
        [one] { $count } punto azione
       *[other] { $count } punti azione
    }
}
moment-guard-moved = Una guardia si sposta { $room }
moment-came-from = Viene { $room }.
moment-drew = { $name } pesca { $count ->
    [one] una carta ricatto
   *[other] { $count } carte ricatto e ne tiene una
}
moment-drew-more = Si può giocare quando si è il capro espiatorio.
moment-drew-cards = { $count ->
    [one] Peschi una carta ricatto
   *[other] Peschi { $count } carte ricatto: tienine una
}
moment-dropped = { $who ->
    [you] La tua carta { $card } viene scartata
   *[other] La carta { $card } di { $name } viene scartata
}
moment-extorted = { $who ->
    [you] Prendi una carta ricatto a { $other }
   *[other] { $whom ->
        [you] { $name } ti prende una carta ricatto
       *[other] { $name } prende una carta ricatto a { $other }
    }
}
moment-extorted-card = La carta presa: { $card }
moment-stole = { $who ->
    [you] Rubi { $thing } a { $other }
   *[other] { $whom ->
        [you] { $name } ti ruba { $thing }
       *[other] { $name } ruba { $thing } a { $other }
    }
}
moment-seized = { $who ->
    [you] Prendi { $thing } a { $other }
   *[other] { $whom ->
        [you] { $name } ti prende { $thing }
       *[other] { $name } prende { $thing } a { $other }
    }
}
moment-rioted = { $who ->
    [you] Rivolta { $room }! Accorre una guardia
   *[other] Rivolta di { $name } { $room }! Accorre una guardia
}
moment-bribed = { $who ->
    [you] Corrompi una guardia per 1 banconota
   *[other] { $name } corrompe una guardia per 1 banconota
}
moment-bribed-more = { $who ->
    [you] Una guardia in meno a cui badare in questa stanza, finché non la lasci o finisce il tuo turno.
   *[other] Per { $name } una guardia in meno a cui badare in questa stanza.
}
moment-exerted = { $who ->
    [you] Spendi 1 punto energia: +1 PA
   *[other] { $name } spende 1 punto energia: +1 PA
}
moment-offered = { $who ->
    [you] Proponi uno scambio a { $other }
   *[other] { $whom ->
        [you] { $name } ti propone uno scambio
       *[other] { $name } propone uno scambio a { $other }
    }
}
moment-countered = { $who ->
    [you] Fai una controfferta a { $other }
   *[other] { $whom ->
        [you] { $name } ti fa una controfferta
       *[other] { $name } fa una controfferta a { $other }
    }
}
moment-traded = { $who ->
    [you] Fai uno scambio con { $other }
   *[other] { $whom ->
        [you] { $name } fa uno scambio con te
       *[other] { $name } fa uno scambio con { $other }
    }
}
moment-gives = { $who ->
    [you] Dai: { $goods }
   *[other] { $name } dà: { $goods }
}
moment-trade-declined = { $who ->
    [you] Rifiuti lo scambio
   *[other] { $name } rifiuta lo scambio
}
moment-trade-declined-more = Niente passa di mano.
moment-requested = { $who ->
    [you] Chiedi oggetti per un compito
   *[other] { $name } chiede oggetti per un compito
}
moment-requested-items = Da consumare: { $items }.
moment-request-declined = { $who ->
    [you] Rifiuti di aiutare
   *[other] { $name } rifiuta di aiutare
}
moment-request-declined-more = Il compito non si svolge e nessun punto azione viene speso.
moment-completed = { $who ->
    [you] Completi { $task }
   *[other] { $name } completa { $task }
}
moment-completed-pays = Premio: elemento { $letter }, { $caption }.
moment-marked = Ottieni l’elemento { $letter }: { $caption }
moment-reward = Per gli altri: elemento { $letter }, { $caption }
moment-reward-card = La carta pescata è { $task }.
moment-reward-more = Lo segnano tutti, tranne il capro espiatorio e chi ha svolto il compito.
moment-no-reward = Gli altri non ottengono niente
moment-no-reward-more = Non restano carte compito da pescare per loro.
moment-posted = Un nuovo compito { $room }
moment-posted-needs = Serve: { $items }; almeno { $prisoners ->
    [one] { $prisoners } detenuto
   *[other] { $prisoners } detenuti
}, al massimo { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardie
}.
moment-no-task = Non arriva nessun nuovo compito
moment-no-task-more = Tutte le carte rimaste hanno lettere già esposte, oppure il mazzo è vuoto.
moment-blackmailed = { $who ->
    [you] Giochi { $card }
   *[other] Ricatto! { $name } gioca { $card }
}
moment-blackmailed-text = La carta dice: { $text }.
moment-lost = { $who ->
    [you] Perdi { $thing }
   *[other] { $name } perde { $thing }
}
moment-sent = { $who ->
    [you] Devi andare { $room }
   *[other] { $name } deve andare { $room }
}
moment-chores = { $who ->
    [you] Hai { $count } PA in meno in questo round
   *[other] { $name } ha { $count } PA in meno in questo round
}
moment-closed = { $room } chiude per questo round
moment-closed-more = Nessuno può usarla prima del prossimo round.
moment-task-moved = Un compito si sposta { $room }
moment-scrapped = Bocciato: { $task }
moment-scrapped-more = Va sotto il mazzo, e arriva un nuovo compito.
moment-favour = { $who ->
    [you] Ottieni { $count } PA
   *[other] { $name } ottiene { $count } PA
}
moment-plan-complete = Il piano è completo!
moment-plan-complete-more = Dalla A alla F c’è tutto anche senza uno di voi, che resta in prigione.
moment-stay-votes = Si scoprono i voti: chi resta in prigione
moment-end-guards = Una guardia di troppo: perdete tutti
moment-end-guards-more = Non c’è posto per un’altra guardia. Nessuno evade.
moment-end-amnesty = Evadete tutti!
moment-end-amnesty-more = Niente vi distingue, quindi nessuno resta indietro.
moment-end-stay = Resti in prigione
moment-end-stay-more = Tutti gli altri evadono senza di te.
moment-end-escape = Libertà! Resta dentro { $name }
moment-end-escape-all = Evadono tutti tranne { $name }
moment-end-escape-more = Il piano funziona senza { $name }.

# Che cosa cambiano le scelte: un segno per i distintivi e un nome.
gauge-points = PA
    .name = punti azione
gauge-items = ■
    .name = oggetti
gauge-cash = $
    .name = contanti
gauge-stamina = ♥
    .name = energia
gauge-cards = ♠
    .name = carte ricatto
gauge-elements = ★
    .name = elementi del piano
gauge-goat = ♦
    .name = punti azione in più del capro espiatorio
gauge-chores = ▼
    .name = punti azione persi in questo round
gauge-guards = ▲
    .name = guardie a cui badare qui
gauge-ready = ✓
    .name = un compito che qui si può completare
gauge-needed = ◆
    .name = elementi che mancano agli altri senza di te
gauge-missing = ☆
    .name = elementi che mancano ancora senza il capro espiatorio
gauge-escape = †
    .name = la tua evasione

# Verbi: pulsanti per scelte che si fanno toccando qualcosa.
verb-use = Usa la stanza
verb-steal = Ruba
verb-complete = Completa il compito
verb-discard = Scarta un oggetto
verb-blackmail = Gioca una carta ricatto
verb-trade = Scambia
verb-vote = Vota il capro espiatorio
verb-pick = Sciogli la parità
verb-stay = Scegli chi resta
verb-give = Dai qualcosa
verb-get = Chiedi qualcosa

# Cose: a che cosa serve ognuna.
thing-clock = Ogni round porta una guardia in più. Quando non c’è posto per un’altra perdete tutti: il piano dev’essere completo prima.
    .clauses = ALC-027 ALC-094
thing-room-chapel = Usa la Cappella contro chi ha carte ricatto: ti possono nuocere non appena chi le ha diventa il capro espiatorio.
    .clauses = ALC-R55 ALC-052
thing-room-radio = Usa la Sala radio per mandare le guardie dove non fanno danni, o fra i piedi a qualcuno.
    .clauses = ALC-R61 ALC-052
thing-room-dining = Usa la Mensa per ottenere energia. Nel tuo turno puoi spendere un punto energia per un punto azione in più.
    .clauses = ALC-063 ALC-064
thing-room-infirmary = Usa l’Infermeria per prendere farmaci.
    .clauses = ALC-101 ALC-052
thing-room-yard = Usa il Cortile per barattare: paga con un oggetto o una banconota e prendi un oggetto che si trova qui.
    .clauses = ALC-104 ALC-101
thing-room-visiting = Usa il Parlatorio per prendere un oggetto che si trova qui. Qui c’è anche la pistola.
    .clauses = ALC-101 ALC-052
thing-room-workshop = Usa l’Officina per prendere attrezzi.
    .clauses = ALC-101 ALC-052
thing-room-recreation = Usa la Sala ricreativa per ottenere banconote: per corrompere, per gli scambi e per le stanze a pagamento.
    .clauses = ALC-062 ALC-052
thing-room-cells = Usa il Blocco celle per prendere coltelli.
    .clauses = ALC-101 ALC-052
thing-room-laundry = Usa la Lavanderia per prendere vestiti.
    .clauses = ALC-101 ALC-052
thing-room-guards = Usa il Corpo di guardia per prendere chiavi.
    .clauses = ALC-101 ALC-052
thing-room-warden = Usa la Direzione per pescare carte ricatto. Si possono giocare solo quando sei il capro espiatorio.
    .clauses = ALC-043 ALC-129
thing-guard = Le guardie intralciano. Corrompine una nella tua stanza, attirane una da te con una rivolta, o spostane una con la Sala radio.
    .clauses = ALC-062 ALC-055
thing-task = Chi completa un compito ottiene un elemento del piano. Nella stanza servono abbastanza detenuti, non troppe guardie e gli oggetti, che si consumano.
    .clauses = ALC-082 ALC-087
thing-pawn = Un detenuto. A chi è nella tua stanza puoi proporre scambi e puoi rubare, e i suoi oggetti aiutano con il compito che c’è lì.
    .clauses = ALC-059 ALC-053
thing-seat = La scheda di un detenuto: elementi del piano, energia, contanti, tre posti per gli oggetti e le carte ricatto.
    .clauses = ALC-094 ALC-003
thing-mark = Un elemento del piano. Appena tutti tranne uno riuniscono gli elementi dalla A alla F, evadono.
    .clauses = ALC-094 ALC-087
thing-stamina = Un punto energia dà un punto azione in più, una volta per round. L’energia si recupera in Mensa.
    .clauses = ALC-063 ALC-064
thing-cash = Con i contanti si corrompono le guardie e si pagano le stanze; si possono scambiare o rubare. Si trovano in Sala ricreativa.
    .clauses = ALC-062 ALC-104
thing-slot = Un posto libero per un oggetto. Nessuno ne ha più di tre.
    .clauses = ALC-004
thing-card = Una carta ricatto. Può giocarla solo il capro espiatorio, per 1 PA, qualunque sia il numero di guardie.
    .clauses = ALC-043 ALC-058
thing-hand = Le carte ricatto sono nascoste agli altri e può giocarle solo il capro espiatorio. Nessuno ne tiene più di due.
    .clauses = ALC-043 ALC-R56
thing-goat = Il capro espiatorio gioca per primo, con più punti azione, e può giocare carte ricatto, ma non completa compiti e non ottiene elementi. Se il piano funziona senza il capro espiatorio, il capro espiatorio resta in prigione.
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = Un voto o una risposta già dati. Si scoprono tutti insieme.
    .clauses = ALC-033
thing-result = Com’è finita la partita.
thing-deal = Uno scambio: che cosa dà ciascuno. Niente passa di mano finché l’altra parte non accetta.
    .clauses = ALC-059 ALC-R38
thing-source = Un segnalino che si consuma per il compito, se chi lo possiede accetta.
    .clauses = ALC-R40
thing-request = I segnalini che si consumerebbero per il compito. Deve accettare chiunque altro ne metta uno.
    .clauses = ALC-R40 ALC-R41
thing-drawn = Tieni una di queste carte. Le altre si scartano, e tutti le vedono.
    .clauses = ALC-129
thing-plan = I sei elementi e chi ha segnato ciascuno. Il piano è completo quando dalla A alla F c’è tutto anche senza uno di voi.
    .clauses = ALC-094 ALC-096
thing-tasks = Sono esposti tre compiti, ognuno con una lettera diversa. Un compito completato e la carta pescata per gli altri escono dal gioco.
    .clauses = ALC-087 ALC-092
thing-task-deck = I prossimi compiti, e le carte che si pescano per gli altri quando si completa un compito.
    .clauses = ALC-087 ALC-092
thing-blackmail = Il mazzo delle carte ricatto e quelle già giocate o scartate.
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = Da qui si pesca in Direzione.
    .clauses = ALC-R57
thing-item-key = Le chiavi servono per i compiti. Si trovano soprattutto nel Corpo di guardia.
    .clauses = ALC-082 ALC-074
thing-item-knife = I coltelli servono per i compiti. Si trovano soprattutto nel Blocco celle.
    .clauses = ALC-082 ALC-074
thing-item-clothes = I vestiti servono per i compiti. Si trovano soprattutto in Lavanderia.
    .clauses = ALC-082 ALC-074
thing-item-drug = I farmaci servono per i compiti. Si trovano soprattutto in Infermeria.
    .clauses = ALC-082 ALC-074
thing-item-tool = Gli attrezzi servono per i compiti. Si trovano soprattutto in Officina.
    .clauses = ALC-082 ALC-074
thing-item-gun = C’è una sola pistola. In un compito può valere come qualunque altro oggetto.
    .clauses = ALC-R41 ALC-074

# Che cosa si dice delle cose come stanno adesso.
explain-seat-room = { $who ->
    [you] Sei { $room }.
   *[other] { $name } è { $room }.
}
explain-guards = { $count ->
    [0] Qui non ci sono guardie: le azioni costano quanto indicato.
    [one] Qui c’è una guardia, e non cambia niente.
    [2] Qui ci sono due guardie: le azioni costano 1 PA in più, tranne gli spostamenti e le carte ricatto.
    [3] Qui ci sono tre guardie: ci si può solo spostare, giocare carte ricatto e fare ciò che è gratis.
   *[other] Qui ci sono { $count } guardie: nessuno può entrare, e chi è dentro può solo andarsene.
}
explain-element = Segnato da { $names }.
explain-task-reward = Dà l’elemento { $letter }, { $caption }, a chi lo completa; il capro espiatorio non può. Per gli altri si pesca una carta.
explain-task-ready = C’è tutto: chiunque in questa stanza può completarlo, tranne il capro espiatorio. Per gli oggetti altrui serve il consenso.
explain-task-near = { $who ->
    [you] tu ({ $steps ->
        [one] { $steps } spostamento
       *[other] { $steps } spostamenti
    })
   *[other] { $name } ({ $steps ->
        [one] { $steps } spostamento
       *[other] { $steps } spostamenti
    })
}
explain-task-prisoners = { $count ->
    [one] Manca { $count } detenuto
   *[other] Mancano { $count } detenuti
}. Chi potrebbe venire: { $names }.
explain-task-guards = { $count ->
    [one] C’è una guardia di troppo
   *[other] Ci sono { $count } guardie di troppo
}: una rivolta in una stanza accanto ne attira via una, la Sala radio ne sposta una qualsiasi. Qui corrompere non serve.
explain-task-item = Manca: { $item }. { $holders ->
    [0] {""}
    [one] { $names } potrebbe provvedere. { "" }
   *[other] { $names } potrebbero provvedere. { "" }
}{ $rooms ->
    [0] Non ce n’è in nessuna stanza.
   *[other] Dove si trova: { $places }.
}

# Che cosa si può scegliere prima della partita.
option-sides = Lati delle stanze
option-sides-silver = argento, per le prime partite
option-sides-copper = rame, per chi è del mestiere
option-sides-random = a caso, uno per uno
option-sides-custom = come scelto sotto
option-custom_sides = Lati scelti: s (argento) o c (rame) per le stanze da 1 a 12
option-layout = Disposizione delle stanze
option-layout-random = a caso
option-layout-numbered = secondo i numeri
option-layout-custom = come scelto sotto
option-custom_layout = Stanze scelte: i loro numeri, riga per riga, separati da virgole
option-free_rooms = Stanze gratuite con guardie dentro
option-free_rooms-rulebook = restano gratuite
option-free_rooms-designer = costano 1 con due guardie, sono chiuse con tre
option-amnesty = Quando anche l’ultimo voto finisce in parità
option-amnesty-off = decide il capro espiatorio
option-amnesty-on = evadono tutti

# Nomi che vengono dai dati: `called-` e il nome inglese.
called-cut-a-spare-key = Copiare una chiave
called-fake-a-stabbing = Simulare un accoltellamento
called-silence-the-alarm = Zittire l’allarme
called-build-bunk-dummies = Preparare i fantocci
called-start-a-slow-fire = Appiccare un fuoco lento
called-eat-through-the-wall = Rosicchiare il muro
called-scrape-out-the-vent = Scrostare la presa d’aria
called-dig-behind-the-sink = Scavare dietro il lavabo
called-weaken-the-mortar = Sbriciolare la malta
called-smuggle-out-the-rubble = Far sparire i calcinacci
called-unscrew-the-grille = Svitare la grata
called-braid-a-rope = Intrecciare una fune
called-copy-the-duct-plan = Copiare la pianta dei condotti
called-bend-the-roof-bars = Piegare le sbarre del tetto
called-muffle-the-fan-room = Insonorizzare la sala ventole
called-file-a-master-key = Limare una chiave universale
called-rob-the-drowsy-turnkey = Derubare il secondino assonnato
called-press-a-soap-mould = Fare un calco nel sapone
called-carve-wooden-bolts = Intagliare chiavistelli
called-swap-the-key-ring = Scambiare il mazzo di chiavi
called-dye-the-denim = Tingere i jeans
called-crack-the-uniform-locker = Forzare l’armadio delle divise
called-tailor-guard-coats = Cucire cappotti da guardia
called-deal-with-the-trusty = Accordarsi col detenuto fidato
called-proof-the-raincoats = Cerare i cappotti
called-prepare-the-gags = Preparare i bavagli
called-knock-out-the-night-guard = Stordire la guardia notturna
called-set-the-ambush = Tendere l’imboscata
called-bar-the-guard-post = Sbarrare il posto di guardia
called-seize-the-boat-pilot = Rapire il pilota del battello

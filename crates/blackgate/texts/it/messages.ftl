# Blackgate in italiano.

## Zone. `.to` e `.in` stanno nelle frasi.
area-cell = Blocco celle
    .to = nel Blocco celle
    .in = nel Blocco celle
area-block-a = Blocco A
    .to = nel Blocco A
    .in = nel Blocco A
area-block-b = Blocco B
    .to = nel Blocco B
    .in = nel Blocco B
area-cafeteria = Mensa
    .to = in Mensa
    .in = in Mensa
area-recreation = Sala ricreativa
    .to = in Sala ricreativa
    .in = in Sala ricreativa
area-infirmary = Infermeria
    .to = in Infermeria
    .in = in Infermeria
area-showers = Docce
    .to = alle Docce
    .in = alle Docce
area-solitary = Isolamento
    .to = in Isolamento
    .in = in Isolamento

## Carte. `.one` sta dove qualcuno ne gioca o ne prende una, `.wanted` dove qualcuno la pretende.
card-handle = Manico di scopa
    .one = un Manico di scopa
card-pan = Padella
    .one = una Padella
card-scissors = Forbici
    .one = delle Forbici
card-tape = Nastro adesivo
    .one = del Nastro adesivo
card-brush = Spazzolino
    .one = uno Spazzolino
card-bandana = Bandana
    .one = una Bandana
card-chain = Catena d’oro
    .one = una Catena d’oro
card-cap = Coppola
    .one = una Coppola
card-gloves = Guanti di pelle
    .one = dei Guanti di pelle
card-ring = Anello con sigillo
    .one = un Anello con sigillo
card-shades = Occhiali scuri
    .one = degli Occhiali scuri
card-sock = Calzino zavorrato
    .one = un Calzino zavorrato
card-leg = Gamba di sedia
    .one = una Gamba di sedia
card-knuckles = Tirapugni
    .one = un Tirapugni
card-phone = Cellulare
    .one = un Cellulare
card-watch = Orologio d’oro
    .one = un Orologio d’oro
card-pouch = Merce di contrabbando
    .one = della Merce di contrabbando
card-comic = Fumetto proibito
    .one = un Fumetto proibito
card-care-package = Pacco da casa
    .one = un Pacco da casa
card-ambush = Agguato
    .one = un Agguato
card-riot = Rivolta
    .one = una Rivolta
card-escort = Scorta
    .one = una Scorta
card-snitch = Soffiata
    .one = una Soffiata
card-shakedown = Perquisizione
    .one = una Perquisizione
card-roll-call = Appello
    .one = un Appello
card-kitchen-duty = Turno in cucina
    .one = un Turno in cucina
card-painkillers = Antidolorifici
    .one = degli Antidolorifici
card-knife = Coltello
    .one = un Coltello
card-spoon = Cucchiaio
    .one = un Cucchiaio
    .wanted = un Cucchiaio
card-pick = Piccone
    .one = un Piccone
    .wanted = un Piccone
card-shovel = Pala
    .one = una Pala
    .wanted = una Pala

## Che cosa fanno le carte Azione.
effect-care-package = pesca 3 carte e prendi 3 sigarette
effect-ambush = qualcuno subisce un Pestaggio
effect-riot = tutte le mani si mescolano e si ridistribuiscono
effect-escort = vai in una zona qualsiasi
effect-snitch = qualcuno va in Isolamento
effect-shakedown = prendi una carta a caso a qualcuno nella tua zona
effect-roll-call = tutti tornano in cella
effect-kitchen-duty = prendi 2 Cucchiai
effect-painkillers = elimina tutti i tuoi Pestaggi

## Bande e loro carte. `.join` sta dove qualcuno entra.
gang-crew = Cricca
    .join = nella Cricca
gang-cartel = Cartello
    .join = nel Cartello
gang-bikers = Biker
    .join = nei Biker
gang-mafia = Mafia
    .join = nella Mafia
gang-triad = Triade
    .join = nella Triade
gang-odessa = Odessa
    .join = in Odessa
gang-card-lookouts = Vedette
    .text = una Ricerca trova 1 carta in più
gang-card-quick-feet = Piedi svelti
    .text = puoi ripetere una volta il tiro di un movimento
gang-card-corner-hustle = Spaccio all’angolo
    .text = ogni vendita rende 2 sigarette in più
gang-card-back-up = Rinforzi
    .text = chi tenta un’estorsione ai tuoi danni deve calare 1 Arma in più
gang-card-wholesale = Ingrosso
    .text = tutto ciò che compri costa 1 in meno
gang-card-runners = Galoppini
    .text = puoi vendere e comprare anche in Mensa
gang-card-protection-money = Pizzo
    .text = una volta per turno prendi 1 sigaretta a qualcuno nella tua zona
gang-card-deep-pockets = Tasche profonde
    .text = il tuo limite di carte in mano è 13
gang-card-saddlebag-workshop = Officina da sella
    .text = puoi costruire anche in cella e alle Docce
gang-card-thick-skin = Pelle dura
    .text = puoi costruire con 1 Pestaggio
gang-card-swinging-chain = Catena roteante
    .text = una volta per scontro vale come un’Arma
gang-card-chop-shop = Officina abusiva
    .text = in una ricetta, un Materiale può essere uno qualsiasi
gang-card-double-collection = Doppia riscossione
    .text = puoi tentare due estorsioni per turno
gang-card-reputation = Reputazione
    .text = per un’estorsione cali 1 Arma in meno
gang-card-tribute = Tributo
    .text = il giocatore che batti ti dà fino a 2 sigarette
gang-card-bought-doctor = Medico a libro paga
    .text = puoi curarti in ogni zona tranne l’Isolamento
gang-card-iron-discipline = Disciplina di ferro
    .text = hai 3 azioni nel turno che inizi con al massimo 4 carte in mano
gang-card-silent-step = Passo felpato
    .text = un movimento cauto costa 1 azione
gang-card-returning-blades = Lame di ritorno
    .text = quando vinci tieni le tue Armi
gang-card-stone-face = Faccia di pietra
    .text = se perdi uno scontro non subisci il Pestaggio
gang-card-spoon-masters = Maestri del cucchiaio
    .text = i tuoi Cucchiai valgono 2
gang-card-night-shift = Turno di notte
    .text = il tuo primo scavo di ogni turno è gratis
gang-card-heavy-hands = Mani pesanti
    .text = quando batti un altro giocatore prendi 1 carta in più
gang-card-cold-blood = Sangue freddo
    .text = i Pestaggi non ti impediscono di costruire e scavare

## Passati: che cosa fanno e quando; poi che cosa aggiungono per la banda.
background-pickpocket = Borseggiatore
    .text = nel tuo turno: prendi una carta a caso a qualcuno nella tua zona; Cricca: una seconda
background-getaway-driver = Autista da rapina
    .text = dopo il tuo tiro: vai in una zona qualsiasi e riprendi l’azione; Cricca: 1 azione in più
background-street-fighter = Attaccabrighe
    .text = in uno scontro: vale come un’Arma; Cricca: pesca 2 carte
background-smuggler = Contrabbandiere
    .text = nel tuo turno: pesca 2 carte; Cartello: prendi 3 sigarette
background-bookmaker = Allibratore
    .text = in Sala ricreativa: prendi 4 sigarette; Cartello: prendi un Coltello
background-kingpins-cousin = Parente del boss
    .text = quando subisci un’estorsione: l’estorsione finisce; Cartello: chi attacca subisce un Pestaggio
background-mechanic = Meccanico
    .text = nel tuo turno: esegui una ricetta nonostante ogni divieto; Biker: senza uno dei suoi Materiali
background-gunrunner = Trafficante d’armi
    .text = nel tuo turno: prendi 2 Coltelli; Biker: 1 in più
background-road-captain = Capo dei centauri
    .text = nel tuo turno: 1 azione in più; Biker: un’altra ancora
background-crooked-doctor = Medico radiato
    .text = nel tuo turno: elimina tutti i tuoi Pestaggi; Mafia: pesca 2 carte
background-racketeer = Esattore del pizzo
    .text = nel tuo turno: ogni altro giocatore ti dà una sigaretta; Mafia: 2 a testa
background-hitman = Sicario
    .text = nel tuo turno: qualcuno nella tua zona subisce un Pestaggio; Mafia: e ti cede una carta
background-counterfeiter = Falsario
    .text = in Sala ricreativa: compra qualcosa a 3 in meno; Triade: a 6 in meno
background-martial-artist = Artista marziale
    .text = quando ti attaccano: vinci subito lo scontro; Triade: una carta in più
background-card-sharp = Baro
    .text = nel tuo turno: guarda la mano di qualcuno nella tua zona; Triade: prendine una carta
background-sapper = Geniere
    .text = in cella: scava gratis, anche con Pestaggi; Odessa: 1 punto in più
background-fence = Ricettatore
    .text = nel tuo turno: prendi un Cucchiaio; Odessa: un secondo
background-informer = Delatore
    .text = nel tuo turno: qualcuno va in Isolamento; Odessa: e scarta una carta

## Ricette.
recipe-k1 = un Coltello con uno Spazzolino
recipe-k2 = un Coltello con un Cucchiaio
recipe-k3 = dei Coltelli con delle Forbici
recipe-p1 = un Piccone
recipe-s1 = una Pala

## Carte Michel.
michel-card-mi-1 = un Coltello, e vuole un Cucchiaio
michel-card-mi-2 = un Coltello, e vuole un Piccone
michel-card-mi-3 = un Coltello, e vuole una Pala
michel-card-mi-4 = un Coltello, e vuole un Cucchiaio o un Piccone
michel-card-mi-5 = un Coltello, e vuole un Piccone o una Pala
michel-card-mi-6 = nessun Coltello

## Che cosa c’è sul tavolo.
table-match = Partita
table-turn = È il turno di { $who }: { $actions ->
        [one] resta 1 azione
       *[other] restano { $actions } azioni
    }.
table-searched = La ricerca di questo turno è già fatta.
table-extorted = L’estorsione di questo turno è già fatta.
table-target = { $points ->
        [one] Si vince con 1 punto Tunnel.
       *[other] Si vince con { $points } punti Tunnel.
    }
table-turns-left = { $turns ->
        [one] Ancora 1 turno, poi il braccio viene sigillato.
       *[other] Ancora { $turns } turni, poi il braccio viene sigillato.
    }
table-over = La partita è finita.
table-area = { $area } (ricerca { $search }, dado { $die }): { $who }
table-solitary = { $area }: { $who }
table-nobody = nessuno
table-michel = Michel(le)
table-pile = { $card }: scorta { $count }
table-pile-points = { $card }: scorta { $count }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per carta
table-deck = Mazzo Ricerca: { $count }
table-discard = Scarti Ricerca: { $cards }
table-gangs = Bande
table-gang = { $gang }: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, chiede { $need } Accessori diversi tra: { $accepts }
table-michel-deck = Mazzo Michel: { $deck }, scartate { $discard }
table-player = { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $cigarettes ->
        [one] 1 sigaretta
       *[other] { $cigarettes } sigarette
    }, { $beatings ->
        [0] nessun Pestaggio
        [one] 1 Pestaggio
       *[other] { $beatings } Pestaggi
    }
table-team = Squadra { $team }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in tutto
table-player-gang = – Carta Banda: { $card } ({ $text })
table-player-background = – Passato: { $card }
table-player-dug = – ha scavato con: { $cards }
table-own-hand = { $count }/{ $limit }: { $cards }
table-own-background = Passato: { $card } ({ $text })
table-own-background-spent = Passato: { $card } (rivelato)
table-shown = La mano che stai guardando
table-fight = Estorsione
table-fight-line = { $attacker } pretende { $tool } da { $target }.
table-fight-laid = Calato da { $who }: { $cards }
table-robbery-line = Michel(le) rapina { $target }: { $card }.

## Che cosa si chiede a un posto.
question-act = Il tuo turno: { $actions ->
        [one] resta 1 azione
       *[other] restano { $actions } azioni
    }. Che cosa fai?
question-act-free = Non hai più azioni. Puoi ancora fare ciò che è gratis, oppure terminare il turno.
question-act-end = Non resta altro da fare: termina il turno.
question-destination = Hai tirato { $die }. Dove vai?
question-any-destination = Dove vai? Ovunque, tranne in Isolamento.
question-join-pay = Quale Accessorio paghi per entrare { $gang }? Da pagare ancora: { $left }.
question-card-target = { $card } ({ $effect }). Chi scegli?
question-background-target = { $card } ({ $effect }). Chi scegli?
question-name = Quale Attrezzo pretendi da { $target }?
question-lay = Quale Arma cali per avere { $tool } da { $target }? Da calare ancora: { $left }.
question-answer = { $attacker } pretende da te { $tool }. Cedi, o rifiuti e combatti? Chi perde subisce un Pestaggio e perde una carta.
question-answer-without = { $attacker } pretende da te { $tool }, che non hai. Rifiutare significa combattere; chi perde subisce un Pestaggio e perde una carta.
question-blow = Il tuo colpo contro { $other }: quale Arma giochi? Senza, perdi: subisci un Pestaggio e perdi una carta.
question-blow-helped = Il tuo colpo contro { $other }: quale Arma giochi? Se non ne giochi, può intervenire la tua squadra: { $mates }.
question-help = { $mate } non gioca Armi contro { $other }. Ne cali una tu? Se la vostra parte perde, anche tu subisci un Pestaggio.
question-loot = Prendi una carta a caso anche a { $helper }?
question-craft-pay = Costruisci { $made }: come paghi?
question-sell = Quale carta vendi? Con una sola azione ne vendi quante vuoi.
question-counterfeit = Che cosa compri con i soldi falsi? Tutto costa { $rebate } in meno.
question-mechanic = Che cosa costruisci con il Passato da Meccanico?
question-sap = Con quale Attrezzo scavi gratis, grazie al Passato da Geniere?
question-hand-pick = Quale carta di { $victim } prendi?
question-give = Che cosa passi a { $mate }? Quanto vuoi, o niente.
question-return = Che cosa dai in cambio a { $mate }? Quanto vuoi, o niente.
question-michel-ask = Il tuo turno finisce. Tiri per muovere Michel(le)? Rapinerà chiunque incontri.
question-michel-destination = Hai tirato { $die }. Dove mandi Michel(le)? Rapinerà chiunque sia lì.
question-michel-answer = Michel(le) ti mostra una carta: { $card }. Cedi un Attrezzo, o combatti?
question-michel-blow = Quale Arma giochi contro Michel(le)? Senza, perdi: un Pestaggio, e un Attrezzo della prima carta oppure una carta a caso.
question-michel-loss = Quale Attrezzo perdi contro Michel(le)?
question-michel-reward = Hai battuto Michel(le). Peschi una carta?
question-discard = Hai in mano { $count } carte, e il limite è { $limit }. Quale scarti?
question-wait = Adesso nessuno ti chiede niente.

## Che cosa significa una scelta.
action-search = Cerca { $area }: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
action-move = Tira e muoviti
action-careful = Vai con cautela { $area }
action-follow = Segui { $who } { $area }
action-join = Entra { $gang } per { $count ->
        [one] 1 Accessorio
       *[other] { $count } Accessori diversi
    }
action-play = Gioca { $card }: { $effect }
action-extort = Estorci un Attrezzo a { $who }
action-craft = Costruisci { $made } con { $cards }
action-dig = Scava con { $tool }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
action-steal = Ruba un Cucchiaio
action-sell = Vendi carte
action-buy-knife = Compra un Coltello per { $price }
action-buy-knives = Compra 2 Coltelli per { $price }
action-buy-pick = Compra un Piccone per { $price }
action-buy-shovel = Compra una Pala per { $price }
action-heal = Cura un Pestaggio
action-reveal = Rivela { $card }
action-collect = Prendi una sigaretta a { $who }
action-exchange = Scambia con { $who }
action-end = Termina il turno
action-go = Vai { $area }
action-send-michel = Manda Michel(le) { $area }
action-reroll = Tira di nuovo
action-pay = Paga { $card }
action-target = Scegli { $who }
action-name = Pretendi { $tool }
action-lay = Cala { $card }
action-give = Cedi
action-refuse = Rifiuta e combatti
action-strike = Gioca { $card }
action-swing = Rotea la catena
action-pass = Non giocare Armi, e perdi
action-pass-helped = Non giocare Armi: aiuto possibile da { $mates }
action-pass-button = Non giocare Armi: può aiutarti la squadra
action-help = Cala { $card }
action-decline-help = Non aiutare
action-decline-loot = Non prendere carte
action-decline-reward = Non pescare
action-exact = Paga come dice la ricetta
action-replace = Paga { $other } al posto di { $required }
action-omit = Risparmia { $card }
action-add = Vendi { $card } per { $value }
action-done = Basta così
action-take = Prendi { $card }
action-hand = Consegna { $card }
action-cigarettes = { $count ->
        [one] Consegna 1 sigaretta
       *[other] Consegna { $count } sigarette
    }
action-roll = Tira per Michel(le)
action-skip = Lascia in pace Michel(le)
action-yield = Cedi { $tool }
action-fight = Combatti Michel(le)
action-drop = Scarta { $card }
action-draw = Pesca una carta come premio
action-loot = Prendi una carta a caso

## Che cosa è successo.
event-turn = È il turno di { $who }.
    .you = È il tuo turno.
event-drew = { $count ->
        [one] { $who } pesca una carta.
       *[other] { $who } pesca { $count } carte.
    }
    .you = { $count ->
         [one] Peschi una carta.
        *[other] Peschi { $count } carte.
    }
event-drew-cards = Pescate: { $cards }.
event-reshuffled = Gli scarti si mescolano e formano un nuovo mazzo Ricerca.
event-rolled = { $who } tira { $die }.
    .you = Tiri { $die }.
event-moved = { $who } va { $area }.
    .you = Vai { $area }.
event-sent = Portano { $who } { $area }.
    .you = Ti portano { $area }.
event-discarded = { $who } scarta { $card }.
    .you = Scarti { $card }.
event-lost-at-random = { $who } perde { $card }.
    .you = Perdi { $card }.
event-joined = { $who } entra { $gang }: { $card }.
    .you = Entri { $gang }: { $card }.
event-left-gang = { $who } rinuncia a { $card }.
    .you = Rinunci a { $card }.
event-played = { $who } gioca { $card }.
    .you = Giochi { $card }.
event-revealed = Si scopre il passato di { $who }: { $card }.
    .you = Si scopre il tuo passato: { $card }.
event-revealed-in-gang = Si scopre il passato di { $who }: { $card }, con la banda alle spalle.
    .you = Si scopre il tuo passato: { $card }, con la banda alle spalle.
event-beaten = { $who } subisce un Pestaggio.
    .you = Subisci un Pestaggio.
event-unmoved = { $who } non batte ciglio.
    .you = Non batti ciglio.
event-healed = { $count ->
        [0] { $who } non ha più Pestaggi.
        [one] { $who } ha ancora 1 Pestaggio.
       *[other] { $who } ha ancora { $count } Pestaggi.
    }
    .you = { $count ->
         [0] Non hai più Pestaggi.
         [one] Hai ancora 1 Pestaggio.
        *[other] Hai ancora { $count } Pestaggi.
    }
event-got-cigarettes = { $count ->
        [one] { $who } riceve 1 sigaretta.
       *[other] { $who } riceve { $count } sigarette.
    }
    .you = { $count ->
         [one] Ricevi 1 sigaretta.
        *[other] Ricevi { $count } sigarette.
    }
event-took-cigarettes = { $count ->
        [one] { $who } prende 1 sigaretta a { $other }.
       *[other] { $who } prende { $count } sigarette a { $other }.
    }
    .you = { $count ->
         [one] Prendi 1 sigaretta a { $other }.
        *[other] Prendi { $count } sigarette a { $other }.
    }
    .whom = { $count ->
         [one] { $who } ti prende 1 sigaretta.
        *[other] { $who } ti prende { $count } sigarette.
    }
event-took-from-board = { $who } prende dal tabellone: { $card } ({ $count }).
    .you = Prendi dal tabellone: { $card } ({ $count }).
event-crafted = { $who } costruisce { $recipe }.
    .you = Costruisci { $recipe }.
event-sold = { $who } vende { $card } per { $count }.
    .you = Vendi { $card } per { $count }.
event-paid = { $count ->
        [one] { $who } paga 1 sigaretta.
       *[other] { $who } paga { $count } sigarette.
    }
    .you = { $count ->
         [one] Paghi 1 sigaretta.
        *[other] Paghi { $count } sigarette.
    }
event-dug = { $count ->
        [one] { $who } scava con { $tool }: 1 punto, da { $from } a { $total }.
       *[other] { $who } scava con { $tool }: { $count } punti, da { $from } a { $total }.
    }
    .you = { $count ->
         [one] Scavi con { $tool }: 1 punto, da { $from } a { $total }.
        *[other] Scavi con { $tool }: { $count } punti, da { $from } a { $total }.
    }
event-more-actions = { $count ->
        [one] { $who } ha 1 azione in più.
       *[other] { $who } ha { $count } azioni in più.
    }
    .you = { $count ->
         [one] Hai 1 azione in più.
        *[other] Hai { $count } azioni in più.
    }
event-extorts = { $who } tenta un’estorsione ai danni di { $other }.
    .you = Tenti un’estorsione ai danni di { $other }.
    .whom = { $who } tenta un’estorsione ai tuoi danni.
event-names = { $who } pretende { $tool }.
    .you = Pretendi { $tool }.
event-laid = { $who } cala { $card }.
    .you = Cali { $card }.
event-helped = { $who } interviene con { $card }.
    .you = Intervieni con { $card }.
event-swung = { $who } rotea la catena.
    .you = Rotei la catena.
event-gave = { $who } cede { $tool } a { $other }.
    .you = Cedi { $tool } a { $other }.
    .whom = { $who } ti cede { $tool }.
event-refused = { $who } rifiuta.
    .you = Rifiuti.
event-passed = { $who } non gioca Armi.
    .you = Non giochi Armi.
event-declined = { $who } lascia stare.
    .you = Lasci stare.
event-won-fight = { $who } vince lo scontro con { $other }.
    .you = Vinci lo scontro con { $other }.
    .whom = { $who } vince lo scontro con te.
event-took-card = { $who } prende una carta a { $other }.
    .you = Prendi una carta a { $other }.
    .whom = { $who } ti prende una carta.
event-took-this-card = { $who } prende { $card } a { $other }.
    .you = Prendi { $card } a { $other }.
    .whom = { $who } ti prende { $card }.
event-weapons-discarded = Armi scartate: { $cards }.
event-weapons-back = { $who } riprende: { $cards }.
    .you = Riprendi: { $cards }.
event-looked = { $who } guarda la mano di { $other }.
    .you = Guardi la mano di { $other }.
    .whom = { $who } guarda la tua mano.
event-saw = { $who } ha in mano: { $cards }.
    .you = Hai in mano: { $cards }.
event-hands-dealt = Tutte le mani si mescolano e si ridistribuiscono.
event-new-hand = La nuova mano: { $cards }.
event-handed-card = { $who } passa una carta a { $other }.
    .you = Passi una carta a { $other }.
    .whom = { $who } ti passa una carta.
event-handed-this-card = { $who } passa { $card } a { $other }.
    .you = Passi { $card } a { $other }.
    .whom = { $who } ti passa { $card }.
event-handed-cigarettes = { $count ->
        [one] { $who } passa 1 sigaretta a { $other }.
       *[other] { $who } passa { $count } sigarette a { $other }.
    }
    .you = { $count ->
         [one] Passi 1 sigaretta a { $other }.
        *[other] Passi { $count } sigarette a { $other }.
    }
    .whom = { $count ->
         [one] { $who } ti passa 1 sigaretta.
        *[other] { $who } ti passa { $count } sigarette.
    }
event-exchanged = { $who } e { $other } hanno fatto uno scambio: { $given } in cambio di { $returned }.
    .you = Tu e { $other } avete fatto uno scambio: { $given } in cambio di { $returned }.
    .whom = { $who } e tu avete fatto uno scambio: { $given } in cambio di { $returned }.
parcel-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
parcel-cigarettes = { $count ->
        [one] 1 sigaretta
       *[other] { $count } sigarette
    }
event-michel-rolled = { $who } tira { $die } per Michel(le).
    .you = Tiri { $die } per Michel(le).
event-michel-moved = Michel(le) va { $area }.
event-michel-shown = Michel(le) incontra { $who } e mostra { $card }.
    .you = Michel(le) ti incontra e mostra { $card }.
event-michel-avoided = { $who } la scampa con Michel(le).
    .you = La scampi con Michel(le).
event-michel-paid = { $who } cede { $tool } a Michel(le).
    .you = Cedi { $tool } a Michel(le).
event-michel-beaten = { $who } batte Michel(le).
    .you = Batti Michel(le).
event-michel-won = { $who } perde contro Michel(le).
    .you = Perdi contro Michel(le).
event-michel-reshuffled = Le carte Michel si mescolano e formano un nuovo mazzo.
event-escaped = { $who } sbuca fuori: il tunnel è aperto!
    .you = Sbuchi fuori: il tunnel è aperto!
event-lockdown = Il braccio viene sigillato. In testa c’era { $who }.
    .you = Il braccio viene sigillato. In testa c’eri tu.

## Come finisce una partita.
ending-tunnel = Il tunnel è aperto, e qualcuno è fuori.
ending-lockdown = Il braccio è stato sigillato prima che qualcuno uscisse.

## Perché no.
clause-BLK-003 = Quella zona non c’è su questo lato del tabellone: scegline una che ci sia.
clause-BLK-020 = Non hai più azioni per farlo: termina il turno, o usa ciò che è gratis.
clause-BLK-021 = Questo non si fa nella fase delle azioni: scegli un’azione o termina il turno.
clause-BLK-026 = La carta Banda di questa persona ti fa calare un’Arma in più di quante ne hai.
clause-BLK-027 = Adesso non cambierebbe niente: prima si deve avverare la sua condizione.
clause-BLK-028 = In questo turno hai già cercato: cerca di nuovo nel prossimo.
clause-BLK-032 = Mazzo e scarti sono vuoti: non c’è niente da trovare.
clause-BLK-035 = Hai troppe carte in mano: scartane una di quelle che hai.
clause-BLK-042 = Il tuo tiro non porta lì: vai in una zona del risultato.
clause-BLK-044 = Non puoi restare dove sei: vai nell’altra zona del tiro.
clause-BLK-045 = Sei in cammino e devi arrivare: scegli una zona diversa dalla tua.
clause-BLK-047 = Un movimento cauto prende entrambe le azioni e porta in un’altra zona.
clause-BLK-049 = Tutte le carte di quella banda sono prese: aspetta che ne torni una.
clause-BLK-050 = Paga Accessori diversi che la banda accetta, tanti quanti ne chiede.
clause-BLK-051 = Quella banda non accetta questo Accessorio: pagane uno della sua lista.
clause-BLK-052 = Hai già pagato quell’Accessorio: pagane uno diverso.
clause-BLK-055 = Quell’abilità adesso non si può usare: il momento è scritto sulla carta Banda.
clause-BLK-060 = Serve una carta Azione in mano e, una volta giocata, il suo effetto va completato.
clause-BLK-063 = In questo turno hai già tentato un’estorsione: aspetta il prossimo.
clause-BLK-064 = Servono Armi: Coltelli, Calzini zavorrati, Gambe di sedia o Tirapugni.
clause-BLK-065 = Per questo serve un’altra persona nella tua zona.
clause-BLK-066 = Hai cominciato un’estorsione: nomina un Attrezzo, poi cala un’Arma.
clause-BLK-068 = Puoi cedere solo l’Attrezzo richiesto, e solo se ce l’hai.
clause-BLK-069 = Sei sotto estorsione: cedi l’Attrezzo o rifiuta.
clause-BLK-070 = Sei in uno scontro: gioca un’Arma dalla mano, oppure passa e perdi.
clause-BLK-081 = Non si costruisce in cella, alle Docce o in Isolamento: prima vai altrove.
clause-BLK-082 = Con i Pestaggi che hai non puoi costruire: prima curati.
clause-BLK-083 = Stai fabbricando: scegli prima come pagare questa ricetta.
clause-BLK-084 = Non hai le carte che servono.
clause-BLK-085 = Quella pila è vuota: aspetta che torni qualcosa.
clause-BLK-089 = Non è il momento del tuo Passato, o la sua condizione non vale.
clause-BLK-091 = Il tuo Passato è rivelato: completane l’effetto.
clause-BLK-092 = Il tuo Passato è già rivelato, e funziona una volta sola.
clause-BLK-099 = Questo ha una sua zona, quindi prima vai lì: si scava in cella, si ruba un Cucchiaio in Mensa, si vende e si compra in Sala ricreativa, ci si cura in Infermeria.
clause-BLK-100 = Per scavare con quell’Attrezzo devi averlo in mano.
clause-BLK-101 = Due Pestaggi ti impediscono di scavare: prima curati.
clause-BLK-105 = Sul tabellone non ci sono Cucchiai: aspetta che ne torni uno.
clause-BLK-106 = Stai vendendo: aggiungi una carta dalla mano, oppure finisci.
clause-BLK-107 = Si possono vendere solo carte con simboli di sigaretta, e almeno una.
clause-BLK-109 = Hai troppo poche sigarette per questo.
clause-BLK-110 = Scorta esaurita: aspetta che torni qualcosa.
clause-BLK-111 = Per due Coltelli ne servono due nella pila: comprane uno.
clause-BLK-112 = Non hai Pestaggi da curare.
clause-BLK-113 = In Isolamento portano solo le carte, mai un movimento.
clause-BLK-114 = In Isolamento puoi solo muoverti e giocare carte Azione.
clause-BLK-117 = Il tuo turno sta finendo: tira per Michel(le), oppure no.
clause-BLK-118 = Michel(le) va in una zona del tiro e non resta mai dov’è.
clause-BLK-124 = A Michel(le) puoi cedere solo un Attrezzo che la carta mostra e che hai.
clause-BLK-125 = Michel(le) aspetta: cedi un Attrezzo, o combatti.
clause-BLK-127 = Stai combattendo contro Michel(le): gioca un’Arma, oppure passa e perdi.
clause-BLK-129 = Hai perso contro Michel(le): scarta uno degli Attrezzi mostrati sulla prima carta.
clause-BLK-131 = Hai battuto Michel(le): pesca una carta, oppure no.
clause-BLK-141 = Il tuo compagno è a secco: cala un’Arma, o lascia stare.
clause-BLK-143 = Hai vinto: prendi una carta a chi ha aiutato, oppure no.
clause-BLK-147 = Scavi solo nel Blocco della tua squadra.
clause-BLK-148 = Puoi passare carte solo in uno scambio con un compagno nella tua zona, e solo carte che hai.
clause-BLK-149 = Non hai così tante sigarette.
clause-BLK-150 = Hai appena fatto uno scambio con questo compagno: fai un’azione prima del prossimo.
clause-BLK-151 = Puoi seguire solo un compagno della tua stessa banda.
clause-BLK-152 = Quel compagno è già qui, oppure in Isolamento.
clause-BLK-153 = I compagni si risparmiano: scegli un avversario.
clause-BLK-R63 = In uno scambio le sigarette si consegnano una volta, da 1 a 55.

# Che cosa decidono da sé le regole, come lo dice la cronaca.
clause-BLK-016 = Chi raggiunge il traguardo in punti Tunnel vince subito, anche a metà turno.
clause-BLK-031 = Quando il mazzo Ricerca è vuoto, i suoi scarti si mescolano e ne formano uno nuovo.
clause-BLK-058 = Una vecchia carta Banda va sotto il mazzo da cui viene.
clause-BLK-072 = Chi non gioca un’Arma quando è il suo turno perde lo scontro e subisce un Pestaggio.
clause-BLK-078 = Dopo un’estorsione si scartano tutte le Armi; i Coltelli tornano nella loro pila.
clause-BLK-093 = Un Passato fa di più per chi è nella banda che nomina.
clause-BLK-122 = Chi incontra Michel(le) pesca una carta Michel e la mostra a tutti.
clause-BLK-123 = Senza un Coltello sulla prima carta lo scontro si evita.
clause-BLK-126 = Quando la carta successiva di Michel(le) non mostra un Coltello, lo scontro è vinto.
clause-BLK-128 = Chi non gioca un’Arma contro Michel(le) perde e subisce un Pestaggio.
clause-BLK-130 = Chi non ha nessuno degli Attrezzi richiesti perde invece una carta a caso.
clause-BLK-133 = Quando il mazzo Michel è vuoto, i suoi scarti si mescolano e ne formano uno nuovo.
clause-BLK-135 = A squadre si gioca solo in quattro o in sei.
clause-BLK-R35 = Rifiutare o non averlo sembra la stessa cosa: la mano è segreta.
clause-BLK-R62 = Dopo 100 round il braccio viene sigillato, e vince chi ha più punti Tunnel.

## Scene: nomi di ciò che si vede e si tocca.
scene-turn = Turno di { $who }
scene-room-search = { $count ->
        [0] Qui non si cerca.
        [one] Una ricerca trova 1 carta.
       *[other] Una ricerca trova { $count } carte.
    }
scene-room-die = Risultati del dado che portano qui: { $dice }.
scene-at-cell = Qui si scava. Qui non si costruisce.
scene-at-block-a = Qui la squadra A scava e non costruisce.
scene-at-block-b = Qui la squadra B scava e non costruisce.
scene-at-cafeteria = Qui si rubano Cucchiai.
scene-at-recreation = Qui si vende e si compra.
scene-at-infirmary = Qui si curano i Pestaggi.
scene-at-showers = Qui non si costruisce.
scene-at-solitary = Qui portano solo le carte.
scene-tunnel = Tunnel di { $who }, { $points }/{ $target }
scene-tunnel-team = Tunnel della squadra { $team }, { $points }/{ $target }
scene-pawn = Pedina di { $who }
scene-die = Tirato: { $die }
scene-action = Un’azione rimasta
scene-need = Serve: { $card }
scene-cigarettes = { $count ->
        [0] Nessuna sigaretta
        [one] 1 sigaretta
       *[other] { $count } sigarette
    }
scene-cards = { $count ->
        [0] Nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
scene-beatings = { $count ->
        [one] 1 Pestaggio
       *[other] { $count } Pestaggi
    }
scene-background-hidden = Passato di { $who }, non rivelato
scene-background-revealed = Passato di { $who }: { $card }, rivelato
scene-background-own = Il tuo Passato, segreto: { $card }
scene-secret = Segreto
scene-spent = usato
scene-gang-card = Carta Banda di { $who }: { $card } ({ $gang })
scene-dug = Scavato con: { $card }
scene-laid = Calato da { $who }: { $card }
scene-helpers = chi aiuta
scene-michel-card = Carta Michel: { $card }
scene-michel-discarded = Carta Michel scartata: { $card }
scene-hand = La tua mano, { $count } di { $limit }
scene-piles = Pile e prezzi
scene-discard = Scarti Ricerca
scene-workshop = Ricette
scene-recipe = { $made } con { $cards }
scene-michel-deck = { $count ->
        [one] Mazzo Michel: 1 carta
       *[other] Mazzo Michel: { $count } carte
    }
scene-price = { $count ->
        [one] 1 per 1 sigaretta
       *[other] 1 per { $count } sigarette
    }
scene-price-two = { $count ->
        [one] 2 per 1 sigaretta
       *[other] 2 per { $count } sigarette
    }
scene-gang-crew = Cricca
scene-gang-cartel = Cartello
scene-gang-bikers = Biker
scene-gang-mafia = Mafia
scene-gang-triad = Triade
scene-gang-odessa = Odessa
scene-gang-in-deck = Nel mazzo: { $cards }.
scene-team = Squadra { $team }
scene-class-material = Materiale
scene-class-accessory = Accessorio
scene-class-weapon = Arma
scene-class-valuable = Prezioso
scene-class-action = Azione
scene-class-tool = Attrezzo
scene-buy-one = Comprane uno
scene-buy-two = Comprane due
scene-hand-cigarettes = Consegna queste
scene-points = { $count ->
        [one] 1 punto Tunnel
       *[other] { $count } punti Tunnel
    }

# Che cosa si può scegliere prima della partita.
option-mode = Come si gioca
option-mode-solo = ognuno per sé
option-mode-team = a squadre
option-michel = Michel(le), lo spauracchio
option-michel-default = secondo il numero di giocatori
option-michel-on = gira per il carcere
option-michel-off = resta fuori
option-first = Chi inizia
option-first-lot = a sorte
option-first-seat = il primo posto: la cicatrice più grande
option-figures = Detenuti
option-figures-front = fronte delle plance
option-figures-back = retro delle plance
option-figures-mixed = alternati
option-bully = Michel o Michelle
option-bully-michel = Michel
option-bully-michelle = Michelle

## Momenti: che cosa va in scena. `$who` e `$whom` dicono se si parla di chi legge.
amount-cigarettes = { $count ->
        [one] 1 sigaretta
       *[other] { $count } sigarette
    }
moment-card-says = La carta dice: { $text }.
moment-ability = { $card }: { $text }.
moment-turn = { $who ->
        [you] Il tuo turno
       *[other] Turno di { $name }
    }
moment-drew = { $count ->
        [one] { $name } pesca una carta Ricerca
       *[other] { $name } pesca { $count } carte Ricerca
    }
moment-drew-cards = { $count ->
        [one] Una nuova carta
       *[other] { $count } nuove carte
    }
moment-rolled = { $who ->
        [you] Tiri un { $die }
       *[other] { $name } tira un { $die }
    }
moment-leads = Con un { $die } si va { $areas }.
moment-sent = { $who ->
        [you] Ti chiudono in Isolamento
       *[other] Chiudono { $name } in Isolamento
    }
moment-sent-means = Là dentro si può solo uscire con un movimento o giocare carte Azione.
moment-lost-at-random = { $who ->
        [you] Perdi { $card }
       *[other] { $name } perde { $card }
    }
moment-lost-at-random-means = È stata scelta a caso.
moment-joined = { $who ->
        [you] Entri { $gang }
       *[other] { $name } entra { $gang }
    }
moment-played = { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
    }
moment-revealed = { $who ->
        [you] Riveli il tuo Passato: { $card }
       *[other] { $name } rivela il suo Passato: { $card }
    }
moment-in-gang = Con la sua banda alle spalle ({ $gang }): vale anche l’effetto in più.
moment-beaten = { $who ->
        [you] Subisci un Pestaggio
       *[other] { $name } subisce un Pestaggio
    }
moment-beaten-means = Con 1 Pestaggio non si costruisce, con 2 non si scava nemmeno. L’Infermeria cura.
moment-unmoved = { $who ->
        [you] Non batti ciglio
       *[other] { $name } non batte ciglio
    }
moment-healed = { $who ->
        [you] Ti rimettono in sesto
       *[other] Rimettono in sesto { $name }
    }
moment-beatings-left = { $count ->
        [0] Non resta nessun Pestaggio.
        [one] Resta 1 Pestaggio.
       *[other] Restano { $count } Pestaggi.
    }
moment-took-cigarettes = { $who ->
        [you] Prendi { $amount } a { $other }
       *[other] { $whom ->
            [you] { $name } ti prende { $amount }
           *[other] { $name } prende { $amount } a { $other }
        }
    }
moment-took-from-board = { $who ->
        [you] Prendi { $card } dal tabellone
       *[other] { $name } prende { $card } dal tabellone
    }
moment-tool-means = { $points ->
        [one] Chi ci scava ottiene 1 punto Tunnel.
       *[other] Chi ci scava ottiene { $points } punti Tunnel.
    }
moment-weapon-means = Un’Arma, per estorcere e per combattere.
moment-crafted = { $who ->
        [you] Costruisci { $card }
       *[other] { $name } costruisce { $card }
    }
moment-crafted-from = La ricetta richiede: { $cards }.
moment-dug = { $who ->
        [you] Scavi con { $tool }: +{ $points }
       *[other] { $name } scava con { $tool }: +{ $points }
    }
moment-dug-means = Il tunnel: da { $from } a { $total } di { $target } punti.
moment-more-actions = { $who ->
        [you] Hai { $count ->
                [one] 1 azione in più
               *[other] { $count } azioni in più
            }
       *[other] { $name } ha { $count ->
                [one] 1 azione in più
               *[other] { $count } azioni in più
            }
    }
moment-extorts = { $who ->
        [you] Tenti un’estorsione ai danni di { $other }
       *[other] { $whom ->
            [you] { $name } tenta un’estorsione ai tuoi danni
           *[other] { $name } tenta un’estorsione ai danni di { $other }
        }
    }
moment-extorts-means = Si pretende un Attrezzo e si cala un’Arma. Chi cede l’Attrezzo chiude la faccenda; chi rifiuta comincia uno scontro.
moment-names = { $who ->
        [you] Pretendi { $tool }
       *[other] { $name } pretende { $tool }
    }
moment-laid = { $who ->
        [you] Cali { $card }
       *[other] { $name } cala { $card }
    }
moment-laid-means = Tutte le Armi valgono uguale. Chi non può rispondere perde.
moment-helped = { $who ->
        [you] Intervieni con { $card }
       *[other] { $name } interviene con { $card }
    }
moment-helped-means = Se quella parte perde, anche chi l’ha aiutata subisce un Pestaggio.
moment-swung = { $who ->
        [you] Rotei la catena
       *[other] { $name } rotea la catena
    }
moment-gave = { $who ->
        [you] Cedi { $tool } a { $other }
       *[other] { $whom ->
            [you] { $name } ti cede { $tool }
           *[other] { $name } cede { $tool } a { $other }
        }
    }
moment-refused = { $who ->
        [you] Rifiuti
       *[other] { $name } rifiuta
    }
moment-refused-means = Si arriva allo scontro: Arma contro Arma, e comincia chi si difende.
moment-passed = { $who ->
        [you] Non giochi Armi
       *[other] { $name } non gioca Armi
    }
moment-passed-means = Così lo scontro è perso.
moment-passed-team-means = Nelle partite a squadre può ancora intervenire un compagno nella zona; se no lo scontro è perso.
moment-won-fight = { $who ->
        [you] Vinci lo scontro con { $other }
       *[other] { $whom ->
            [you] { $name } vince lo scontro con te
           *[other] { $name } vince lo scontro con { $other }
        }
    }
moment-won-fight-means = Chi perde paga con un Pestaggio e una carta: l’Attrezzo richiesto, o una a caso.
moment-took-card = { $name } prende una carta a { $other }
moment-took-this-card = { $who ->
        [you] Prendi { $card } a { $other }
       *[other] { $whom ->
            [you] { $name } ti prende { $card }
           *[other] { $name } prende { $card } a { $other }
        }
    }
moment-weapons-back = { $who ->
        [you] Riprendi le tue Armi
       *[other] { $name } riprende le sue Armi
    }
moment-looked = { $who ->
        [you] Guardi la mano di { $other }
       *[other] { $whom ->
            [you] { $name } guarda la tua mano
           *[other] { $name } guarda la mano di { $other }
        }
    }
moment-saw = La mano di { $name }
moment-hands-dealt = Tutte le mani si ridistribuiscono
moment-hands-dealt-means = Le carte di tutte le mani si sono mescolate insieme e ridistribuite.
moment-new-hand = { $count ->
        [one] Una nuova mano di 1 carta
       *[other] Una nuova mano di { $count } carte
    }
moment-handed-card = { $name } ti passa { $card }
moment-handed-cigarettes = { $name } ti passa { $amount }
moment-exchanged = { $who ->
        [you] Fai uno scambio con { $other }
       *[other] { $whom ->
            [you] { $name } fa uno scambio con te
           *[other] { $name } fa uno scambio con { $other }
        }
    }
moment-parcel = { $who ->
        [you] Hai dato: { $parcel }.
       *[other] { $name } ha dato: { $parcel }.
    }
moment-michel-rolled = { $who ->
        [you] Tiri un { $die } per Michel(le)
       *[other] { $name } tira un { $die } per Michel(le)
    }
moment-michel-moved = Michel(le) va { $area }
moment-michel-moved-means = Rapina chiunque sia lì, uno alla volta.
moment-michel-shown = { $who ->
        [you] Michel(le) ti mostra un Coltello
       *[other] Michel(le) mostra un Coltello a { $name }
    }
moment-michel-shown-means = Un Attrezzo della prima carta chiude la faccenda. Se no, a ogni Coltello si risponde con un’Arma.
moment-michel-avoided = { $who ->
        [you] La scampi con Michel(le)
       *[other] { $name } la scampa con Michel(le)
    }
moment-michel-avoided-means = Sulla carta non c’è un Coltello.
moment-michel-paid = { $who ->
        [you] Cedi { $tool } a Michel(le)
       *[other] { $name } cede { $tool } a Michel(le)
    }
moment-michel-paid-means = Torna nella sua pila, e non c’è nessun Pestaggio.
moment-michel-beaten = { $who ->
        [you] Batti Michel(le)
       *[other] { $name } batte Michel(le)
    }
moment-michel-beaten-means = Il premio è una carta Ricerca.
moment-michel-won = { $who ->
        [you] Michel(le) ti batte
       *[other] Michel(le) batte { $name }
    }
moment-michel-won-means = Costa un Pestaggio, e un Attrezzo della prima carta oppure una carta a caso.
moment-escaped = { $who ->
        [you] Libertà: il tuo tunnel è aperto!
       *[other] { $name } è in libertà: il tunnel è aperto!
    }
moment-escaped-team = { $who ->
        [you] La tua squadra è fuori: il tunnel è aperto!
       *[other] La squadra { $team } è fuori: il tunnel è aperto!
    }
moment-escaped-by = { $who ->
        [you] Sbuchi fuori con almeno { $target } punti Tunnel.
       *[other] { $name } sbuca fuori con almeno { $target } punti Tunnel.
    }
moment-escaped-means = Tutti gli altri finiscono in un carcere più duro.
moment-lockdown = Il braccio viene sigillato
moment-lockdown-means = { $who ->
        [you] Nessuno è uscito in tempo. In testa c’eri tu: vinci.
       *[other] Nessuno è uscito in tempo. In testa c’era { $name }, che vince.
    }

## Misure: il segno di un numero che una scelta cambia, e il suo nome.
gauge-escape = ✓
    .name = libertà
gauge-tunnel = ★
    .name = punti Tunnel
gauge-tools = ▲
    .name = punti degli Attrezzi in mano
gauge-actions = ●
    .name = azioni
gauge-cards = ▱
    .name = carte in mano
gauge-weapons = †
    .name = Armi in mano
gauge-cigarettes = ¢
    .name = sigarette
gauge-gang = ♠
    .name = carta Banda
gauge-background = ◆
    .name = Passato non usato
gauge-beatings = ◉
    .name = Pestaggi
gauge-robbery = !
    .name = rapina di Michel(le)
gauge-solitary = ■
    .name = in Isolamento

## Verbi: pulsanti per scelte che si fanno toccando qualcosa.
verb-search = Cerca
verb-careful = Vai con cautela
verb-follow = Segui un compagno
verb-join = Entra in una banda
verb-play = Gioca una carta Azione
verb-extort = Estorci
verb-craft = Costruisci
verb-dig = Scava
verb-steal = Ruba un Cucchiaio
verb-buy = Compra
verb-heal = Cura
verb-reveal = Rivela il tuo Passato
verb-collect = Riscuoti il Pizzo
verb-exchange = Scambia
verb-reroll = Tira di nuovo
verb-pay = Paga un Accessorio
verb-target = Scegli chi colpire
verb-name = Pretendi un Attrezzo
verb-lay = Cala un’Arma
verb-give = Cedi l’Attrezzo
verb-strike = Gioca un’Arma
verb-swing = Rotea la catena
verb-help = Aiuta con un’Arma
verb-replace = Sostituisci un Materiale
verb-omit = Risparmia un Materiale
verb-add = Vendi una carta
verb-take = Prendi una carta
verb-hand = Consegna una carta
verb-cigarettes = Consegna sigarette
verb-roll = Tira per Michel(le)
verb-yield = Cedi un Attrezzo a Michel(le)
verb-drop = Scarta una carta
verb-draw = Pesca il premio
verb-loot = Prendi una carta a caso

## Cose: a che cosa servono.
scene-value = { $count ->
        [one] si vende per 1 sigaretta
       *[other] si vende per { $count } sigarette
    }
scene-for-gang = fa di più per chi è in questa banda: { $gang }
thing-class-material = Costruendo diventa un Attrezzo o dei Coltelli: ovunque tranne in cella, alle Docce e in Isolamento, e non con un Pestaggio.
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = Le bande chiedono Accessori diversi a chi vuole entrare.
    .clauses = BLK-050 BLK-052
thing-class-weapon = Calala per estorcere un Attrezzo a qualcuno nella tua zona, o per rispondere in uno scontro. Tutte le Armi valgono uguale, e dopo si scartano.
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = Serve solo a far soldi: vendilo in Sala ricreativa, e con le sigarette compra Attrezzi o Coltelli.
    .clauses = BLK-106 BLK-107
thing-class-action = Giocala nel tuo turno per 1 azione; poi si scarta.
    .clauses = BLK-060
thing-class-tool = Usalo per scavare in cella: diventa punti Tunnel che nessuno può togliere. Finché è in mano, può essere estorto.
    .clauses = BLK-100 BLK-068
thing-recipes = Ricette in cui serve: { $recipes }.
thing-gangs-taking = Bande che lo accettano: { $gangs }.
thing-ability-held = { $card } (di { $who }): { $text }.
thing-gang = Chi paga i suoi Accessori pesca una delle sue carte e ne tiene l’abilità finché non entra di nuovo in una banda. Nessuno ha più di una carta Banda.
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] Puoi pagarla con { $cards }.
        [one] Dei suoi Accessori hai { $cards }: ne manca ancora 1.
       *[other] Dei suoi Accessori hai { $cards }: ne mancano ancora { $missing }.
    }
thing-gangs = Sei bande con quattro carte ciascuna. Una carta Banda è un’abilità che non costa azioni.
    .clauses = BLK-050 BLK-055
thing-gang-card = Funziona da sé o si usa gratis, e resta finché chi la possiede non entra di nuovo in una banda.
    .clauses = BLK-055 BLK-058
thing-recipe = Un’azione per costruire: scarta ciò che c’è scritto e prendi dal tabellone ciò che produce.
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = Hai tutto quello che serve.
thing-recipe-missing = Ti manca ancora: { $cards }.
thing-workshop = Che cosa si può costruire, e con che cosa.
    .clauses = BLK-084 BLK-081
thing-tunnel = La via d’uscita. Ogni Attrezzo usato per scavare in cella aggiunge i suoi punti; chi raggiunge prima il traguardo è subito in libertà.
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] È aperto.
        [one] Manca 1 punto.
       *[other] Mancano { $count } punti.
    }
thing-background = Tutti hanno un passato segreto. Si rivela una volta per partita, nel momento che indica, non costa azioni e fa di più per chi è nella sua banda.
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = Che cosa ha questo giocatore: carte in mano, sigarette, Pestaggi, gli Attrezzi con cui ha scavato, una carta Banda e un Passato.
thing-pawn = La pedina di un giocatore. Tra giocatori nella stessa zona sono possibili estorsioni.
    .clauses = BLK-065 BLK-153
thing-yard = Di chi è il turno e che cosa ne resta; qui si svolgono estorsioni e scontri.
    .clauses = BLK-020
thing-action = Cercare, muoversi, costruire, scavare e quasi tutto il resto costa un’azione; un movimento cauto ne costa due.
    .clauses = BLK-020
thing-die = Dice in quali zone porta questo movimento.
    .clauses = BLK-042 BLK-044
thing-need = La ricetta lo richiede. Toccalo per pagare con qualcos’altro o per farne a meno.
    .clauses = BLK-084
thing-pack = Tocca i pacchetti finché il numero è giusto, poi consegnali.
    .clauses = BLK-149
thing-laid = È stata calata in questo scontro e si scarta quando lo scontro è finito.
    .clauses = BLK-078
thing-dug = È servito per scavare: i suoi punti restano per sempre.
    .clauses = BLK-100
thing-hand = Le mani sono segrete. Chi alla fine di un turno ha più carte del consentito scarta quelle in eccesso.
    .clauses = BLK-035
thing-shown = Questa mano la vede il Baro, e nessun altro.
thing-cigarettes = La moneta del carcere: con questa la Sala ricreativa vende Coltelli, Picconi e Pale.
    .clauses = BLK-109
thing-beating = Con 1 Pestaggio non si può costruire, con 2 non si può nemmeno scavare. L’Infermeria ne cura uno per un’azione.
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = Che cosa c’è sul tabellone per tutti: Attrezzi, Coltelli e i mazzi.
thing-pile-knife = Si compra in Sala ricreativa o si costruisce.
    .clauses = BLK-109 BLK-111
thing-pile-spoon = Si ruba in Mensa, uno per azione.
    .clauses = BLK-105
thing-pile-pick = Si compra in Sala ricreativa o si costruisce.
    .clauses = BLK-109 BLK-110
thing-pile-shovel = Si compra in Sala ricreativa o si costruisce.
    .clauses = BLK-109 BLK-110
thing-deck = Una Ricerca pesca carte da qui, una volta per turno; quante, lo dice la zona.
    .clauses = BLK-028 BLK-031
thing-discard = Tutti possono guardarli. Quando il mazzo Ricerca è vuoto, gli scarti si mescolano e ne formano uno nuovo.
    .clauses = BLK-031
thing-michel = Lo spauracchio del carcere. Alla fine di un turno chi gioca può tirare per muovere Michel(le), che rapina chiunque incontri: di un Attrezzo, o in uno scontro.
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = Chi incontra Michel(le) pesca una carta: senza un Coltello non succede niente; con un Coltello costa un Attrezzo o comincia uno scontro.
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = La prima carta dice quali Attrezzi prende Michel(le). A ogni Coltello si deve rispondere con un’Arma; senza un Coltello lo scontro è vinto.
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = Quando il mazzo Michel è vuoto, queste si mescolano e ne formano uno nuovo.
    .clauses = BLK-133
thing-room-cell = La casa di tutti: qui gli Attrezzi diventano punti Tunnel, se non hai 2 Pestaggi.
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = La casa della squadra A: qui i suoi Attrezzi diventano punti Tunnel. La squadra B qui può costruire.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = La casa della squadra B: qui i suoi Attrezzi diventano punti Tunnel. La squadra A qui può costruire.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = Per un’azione prendi un Cucchiaio dal tabellone. Qui puoi costruire.
    .clauses = BLK-105
thing-room-recreation = La bottega: per un’azione vendi quante carte vuoi, o fai un acquisto. Qui puoi costruire.
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = Per un’azione elimini un Pestaggio. Qui puoi costruire.
    .clauses = BLK-112
thing-room-showers = Il posto migliore per cercare.
    .clauses = BLK-028 BLK-081
thing-room-solitary = Lì dentro puoi solo uscire con un movimento o giocare carte Azione. Nessuno può tentare estorsioni ai tuoi danni.
    .clauses = BLK-113 BLK-114

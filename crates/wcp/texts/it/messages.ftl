# Il Grande Pulsante Rosso, in italiano.

## Il tavolo.

section-stage = La situazione
section-board = Tabellone
section-vehicles = Veicoli
section-hands = Mani
section-own-hand = La tua mano

stage-looting = Fase I: esplorazione e saccheggio.
stage-closed = Fase I: non si può più posare nessuna sala. Chiunque può premere il pulsante; { $turns ->
    [one] tra un turno
   *[other] tra { $turns } turni
} la base lo fa scattare da sé.
stage-pressed = Il pulsante è stato premuto da { $who }: ultimi turni della fase I.
stage-opening = Comincia la fase II: alla fine di questo turno la sala centrale sparisce e le uscite si aprono.
stage-fleeing = Fase II: le uscite sono aperte. { $who } ha la tessera WCP e distrugge una sala { $turns ->
    [0] alla fine di questo turno
    [one] tra un turno
   *[other] tra { $turns } turni
}.
stage-turn = Di turno: { $who }.
stage-stacks = Nelle pile: { $halls ->
    [one] { $halls } sala
   *[other] { $halls } sale
} e { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}.

map-borders = --- e | sono muri, i vuoti passaggi, i punti ancora da decidere.
map-cells = [12] è una sala, 12 casella libera, (◉) pulsante, ( ) voragine, xxx macerie.
map-pawns = p1…p6 sono pedine; E0…E5 gli ingressi, tra parentesi quelli passivi.
map-tokens = ★5 è un trofeo; ▲+1, ■+1, ●+1 potenziamenti di fuoco, corazza, turbo.
map-guards = ▲3■2 →↘ è una sentinella: fuoco 3, corazza 2, protegge questi lati.

vehicle-line = { $who }: { $card } { $values }; valore dei trofei { $worth }; possiede: { $goods }; { $place }
vehicle-none = { $who }: ancora senza veicolo; { $place }
place-outside = fuori, all’ingresso { $entrance }
place-inside = nella sala { $cell }
place-trapped = nella sala { $cell }, in trappola
place-left = fuori dalla base (n. { $number })
place-lost = senza scampo
place-resigned = fuori per rinuncia
hand-line = { $who }: { $halls ->
    [one] { $halls } sala
   *[other] { $halls } sale
}, { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}

dir-e = est
dir-se = sud-est
dir-sw = sud-ovest
dir-w = ovest
dir-nw = nord-ovest
dir-ne = nord-est

## Domande.

ask-pick = { $pawn ->
    [only] Quale veicolo guidi? Ognuno ha fuoco ▲, corazza ■ e turbo ●.
   *[other] Quale veicolo guida la tua pedina { $pawn }? Ognuno ha fuoco ▲, corazza ■ e turbo ●.
}
ask-resign = { $pawn ->
    [only] Non hai vie di fuga:
   *[other] La tua pedina { $pawn } non ha vie di fuga:
} dalla sala { $cell } nessuna strada porta a un’uscita. { $hope ->
    [none] Niente può più cambiare le cose.
   *[some] Solo una nuova sala potrebbe aprirne una.
} Continui o rinunci?
ask-move = { $pawn ->
    [only] Dove vai?
   *[other] Dove va la tua pedina { $pawn }?
} { $place ->
    [outside] Dentro attraverso la sala d’angolo, oppure via per sempre.
   *[inside] { $boosters ->
        [0] Avanti di una sala: non restano turbo.
        [one] Avanti di una sala, o di due con il tuo ultimo turbo ●.
       *[other] Avanti di una sala, o di due con uno dei tuoi { $boosters } turbo ●.
    }
}
ask-propose = Il tuo scambio con { $partner }: dai: { $offered }; ricevi: { $asked }. Proposte rimaste: { $left }.
ask-counter = La tua controfferta a { $partner }: dai: { $offered }; ricevi: { $asked }. Proposte rimaste: { $left }.
ask-answer-counter = { $who } ti fa una controfferta: dai: { $asked }; ricevi: { $offered }. Accetti?
ask-answer = { $who } ti propone uno scambio: dai: { $asked }; ricevi: { $offered }. Accetti?
ask-give = Che cosa passa di mano tra le tue pedine { $pawn } e { $partner }?
ask-loot = Hai battuto { $loser }. Quale segnalino prendi?
ask-hall = Quale sala della tua mano posi?
ask-token = Quale segnalino della tua mano posi?
ask-where = Dove posi { $what }?
ask-turn = Come ruoti { $what } nella casella { $cell }?
ask-destroy = Hai la tessera WCP: quale sala distruggi?
ask-over = La partita è finita.

## Scelte.

do-go-on = continua, anche se nessuna strada porta fuori
do-resign = rinuncia: questo veicolo esce dal gioco
do-move = verso { $way }, nella sala { $cell }
do-boost = con un turbo verso { $way }, nella sala { $cell }
do-move-and = { $move }: { $prospect }
do-leave = lascia la base per sempre da { $exit }, dalla sala { $cell }
do-drive-off = vattene e lascia la base per sempre
do-press = premi il Grande Pulsante Rosso: tutti gli altri hanno ancora un turno
do-ignore = lascia in pace gli altri
do-trade = scambia con { $who }
do-attack = attacca { $who }
do-give = dai o prendi segnalini: { $who }
do-offer = offri { $token }
do-ask = chiedi { $token }
do-propose = proponi questo scambio
do-cancel = lascia perdere lo scambio
do-accept = accetta
do-accept-trade = accetta (dai: { $gives }; ricevi: { $gets })
do-counter = fai una controfferta
do-decline = rifiuta
do-hand = consegna { $token }
do-take = prendi { $token }
do-done = fatto
do-loot = prendi { $token }
do-turn = { $sixths ->
    [0] nessuna rotazione
    [one] rotazione di un sesto
   *[other] rotazione di { $sixths } sesti
}: { $edges }
prospect-meet = incontri { $who }
prospect-take = prendi { $token }
prospect-capture = catturi { $token } da un lato scoperto
prospect-win = batti { $token }, corazza rimasta { $armour }
prospect-draw = la sentinella { $token } e il tuo veicolo si distruggono a vicenda
prospect-lose = la sentinella { $token } distrugge il tuo veicolo

## Che cosa è successo.

tell-picked = { $who ->
    [you] Guidi
   *[other] { $name } guida
} il veicolo { $card }.
tell-drew = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $halls ->
    [one] { $halls } sala
   *[other] { $halls } sale
} e { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}.
tell-drew-faces = Peschi { $what }.
tell-moved = { $who ->
    [you] Entri
   *[other] { $name } entra
} nella sala { $cell }.
tell-boosted = { $who ->
    [you] Spendi un turbo e, attraverso la sala { $over }, entri
   *[other] { $name } spende un turbo e, attraverso la sala { $over }, entra
} nella sala { $cell }.
tell-stuck = { $who ->
    [you] Non puoi
   *[other] { $name } non può
} andare da nessuna parte.
tell-left = { $who ->
    [you] Lasci
   *[other] { $name } lascia
} la base{ $exit ->
    [none] {""}
   *[other] {" "}da { $exit }
} (n. { $number }), con { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
}.
tell-lost = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} più scampo.
tell-back-outside = { $who ->
    [you] Torni
   *[other] { $name } torna
} all’esterno, con i valori della carta.
tell-took = { $who ->
    [you] Prendi
   *[other] { $name } prende
} { $token }.
tell-captured = { $who ->
    [you] Catturi
   *[other] { $name } cattura
} { $guard } da un lato scoperto.
tell-fight-won = { $who ->
    [you] Batti
   *[other] { $name } batte
} { $guard }; corazza rimasta: { $armour }.
tell-fight-draw = { $who ->
    [you] Tu e la sentinella { $guard } vi distruggete
   *[other] { $name } e la sentinella { $guard } si distruggono
} a vicenda.
tell-fight-lost = { $who ->
    [you] Perdi
   *[other] { $name } perde
} il veicolo contro la sentinella { $guard }.
tell-returned = { $count ->
    [one] Torna nella pila
   *[other] Tornano nella pila
} dei segnalini: { $tokens }.
tell-ignored = { $who ->
    [you] Non fai
   *[other] { $name } non fa
} niente in questa sala.
tell-proposed = { $who ->
    [you] Proponi uno scambio a { $other }
   *[other] { $whom ->
        [you] { $name } ti propone uno scambio
       *[other] { $name } propone uno scambio a { $other }
    }
}: { $offered } in cambio di { $asked }.
tell-countered = { $who ->
    [you] Fai una controfferta a { $other }
   *[other] { $whom ->
        [you] { $name } ti fa una controfferta
       *[other] { $name } fa una controfferta a { $other }
    }
}: { $offered } in cambio di { $asked }.
tell-traded = { $who ->
    [you] Tu e { $other } fate
   *[other] { $whom ->
        [you] { $name } e tu fate
       *[other] { $name } e { $other } fanno
    }
} lo scambio.
tell-declined = { $who ->
    [you] Rifiuti
   *[other] { $name } rifiuta
} lo scambio.
tell-cancelled = { $who ->
    [you] Lasci
   *[other] { $name } lascia
} perdere lo scambio.
tell-gave = { $name } consegna { $token } a { $other }.
tell-attacked = { $who ->
    [you] Attacchi { $other }
   *[other] { $whom ->
        [you] { $name } ti attacca
       *[other] { $name } attacca { $other }
    }
}: corazza rimasta { $left } e { $right }.
tell-looted = { $who ->
    [you] Vinci e prendi { $token } a { $other }
   *[other] { $whom ->
        [you] { $name } vince e ti prende { $token }
       *[other] { $name } vince e prende { $token } a { $other }
    }
}.
tell-laid-hall = { $who ->
    [you] Posi
   *[other] { $name } posa
} la sala { $hall } nella casella { $cell }, aperta { $edges }.
tell-no-hall = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} nessuna sala che si possa posare.
tell-laid-token = { $who ->
    [you] Posi
   *[other] { $name } posa
} { $what } nella sala { $cell }.
tell-laid-guard = { $who ->
    [you] Schieri
   *[other] { $name } schiera
} { $what } nella sala { $cell }, di guardia { $edges }.
tell-closed = Non si può più posare nessuna sala: da ora chiunque può premere il pulsante.
tell-pressed = { $who ->
    [you] Premi
   *[other] { $name } preme
} il Grande Pulsante Rosso! Tutti gli altri hanno ancora un turno.
tell-failsafe = Nessuno ha premuto: il pulsante della base scatta da sé. { $who ->
    [you] Conta come se l’avessi premuto tu
   *[other] { $name } conta come chi l’ha premuto
}.
tell-stage-two = { $who ->
    [you] Il tuo turno apre la fase II
   *[other] { $name } apre la fase II con il suo turno
}.
tell-opened = La sala centrale è sparita e tutte le uscite sono aperte.
tell-tile = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} la tessera WCP.
tell-destroyed = { $who ->
    [you] Distruggi
   *[other] { $name } distrugge
} la sala { $cell }.
tell-lapsed = { $who ->
    [you] Non trovi
   *[other] { $name } non trova
} nessuna sala da distruggere.
tell-resigned = { $who ->
    [you] Rinunci
   *[other] { $name } rinuncia
}.
tell-collapsed = Non c’è più niente da distruggere: la base crolla.

## Opzioni.

option-teams = Squadre: in due o in tre vi dividete sei pedine
option-teams-off = una pedina a testa
option-teams-on = tre pedine a testa in due, due a testa in tre

## La fine.

end-all-out = Chi è dentro non può più uscire; vincono i trofei più preziosi portati fuori.
end-collapse = La base è crollata; vincono i trofei più preziosi portati fuori.
end-nobody-left = Nessuno ha lasciato la base: perdono tutti.

## Perché no.

clause-WCP-003 = I veicoli si scelgono prima del primo turno, uno per pedina, e non si cambiano più.
clause-WCP-017 = Un passo è possibile, quindi prima devi farlo.
clause-WCP-019 = In un turno posi esattamente una sala, prima del segnalino: scegli la sala, la casella e la rotazione.
clause-WCP-020 = In un turno posi esattamente un segnalino, dopo la sala: scegli il segnalino, la sala e, per una sentinella, la rotazione.
clause-WCP-023 = Lì non c’è ancora una sala: per passare serve una sala posata, con un passaggio da entrambe le parti del confine.
clause-WCP-024 = Un muro blocca questo confine: lì servono passaggi in entrambe le sale.
clause-WCP-026 = Dall’esterno l’unico passo è nella sala d’angolo del tuo ingresso, attraverso un passaggio.
clause-WCP-027 = Nessuno lascia la base prima che la sala centrale sia stata tolta.
clause-WCP-032 = Muoversi di due sale costa un turbo, e non ne hai.
clause-WCP-033 = Posa una tessera sala della tua mano in una casella ancora libera.
clause-WCP-034 = La nuova sala deve avere un passaggio verso una sala posata o un ingresso attivo.
clause-WCP-035 = Così una parte del tabellone resterebbe isolata per sempre: ruota la tessera in modo che ogni zona resti collegata.
clause-WCP-036 = Così mureresti un ingresso attivo: gli serve un passaggio.
clause-WCP-038 = Questa sala non si può posare da nessuna parte: ti resta in mano.
clause-WCP-039 = Posa un segnalino della tua mano in una sala già posata.
clause-WCP-040 = A un segnalino serve una sala vuota: senza segnalini, senza pedine e non quella con il pulsante.
clause-WCP-053 = Con un’altra pedina nella sala puoi ignorare, scambiare o attaccare: prima viene questo.
clause-WCP-055 = Si possono scambiare solo trofei e potenziamenti che le due pedine possiedono, ognuno una volta.
clause-WCP-056 = Solo le pedine di una stessa squadra nella stessa sala si passano segnalini, e ognuno una volta.
clause-WCP-058 = Solo chi è appena entrato in una sala può ignorare, scambiare, attaccare o dare, una volta per turno.
clause-WCP-069 = Puoi attaccare solo una pedina nella sala in cui entri.
clause-WCP-072 = Prendi un trofeo o un potenziamento di chi ha perso.
clause-WCP-079 = Il pulsante si può premere solo entrando nella sala centrale.
clause-WCP-080 = Puoi premere solo se non hai sale in mano e la pila è vuota, oppure quando nessuno può più posarne.
clause-WCP-083 = Sei davanti al pulsante: prima premilo o lascialo stare.
clause-WCP-091 = Si esce con una mossa da una sala accanto a un’uscita; andarsene è per le pedine che aspettano fuori.
clause-WCP-094 = Un muro di questa sala blocca l’uscita.
clause-WCP-096 = Chi ha lasciato la base non si muove più.
clause-WCP-100 = Nessuna sala può essere posata nella casella centrale o su una sala distrutta.
clause-WCP-101 = Nessun segnalino può essere posato nella casella centrale o su una sala distrutta.
clause-WCP-102 = Si distrugge una sala ancora intatta.
clause-WCP-103 = La prima sala distrutta deve confinare con la voragine della sala centrale.
clause-WCP-104 = Una sala si può distruggere solo accanto alla voragine o alle macerie.
clause-WCP-105 = Una sala con una pedina dentro non si può distruggere.
clause-WCP-108 = Hai la tessera WCP: adesso devi distruggere una sala.
clause-WCP-112 = Le sale si distruggono proprio alla fine di un turno, e solo chi ha la tessera WCP può farlo.
clause-WCP-113 = Nelle sale distrutte non si può più entrare né passare.
clause-WCP-117 = La partita è finita.
clause-WCP-122 = A squadre si gioca solo in due o in tre.
clause-WCP-R03 = Questo veicolo è già preso: ogni carta c’è una volta sola.
clause-WCP-R06 = Su questo lato non c’è un ingresso: un passaggio sul bordo non porta da nessuna parte.
clause-WCP-R11 = Andare e tornare non è una mossa: la seconda sala dev’essere diversa da quella di partenza.
clause-WCP-R13 = La mossa finisce quando la pedina è fuori dalla base.
clause-WCP-R23 = Si ruotano solo le sentinelle.
clause-WCP-R25 = I potenziamenti passano con i loro indicatori: nessuno può restare senza corazza o in debito di turbo.
clause-WCP-R31 = Per uno scambio servono almeno un segnalino per parte e il consenso dell’altro giocatore.
clause-WCP-R33 = Prima chi ha vinto deve prendere un segnalino a chi ha perso.
clause-WCP-R36 = Il pulsante è già stato premuto.
clause-WCP-R42 = La sala centrale non c’è più: nella sua casella non si può più entrare né passare.
clause-WCP-R53 = Puoi rinunciare, o continuare, solo all’inizio del tuo turno con una pedina isolata da ogni uscita.
clause-WCP-R60 = Le pedine di una stessa squadra non scambiano e non si attaccano: si passano segnalini.
clause-WCP-R64 = Ruotato così è uguale a una rotazione più piccola: scegli quella.
clause-WCP-R67 = A una proposta si può rispondere con una controfferta finché all’incontro restano proposte.
clause-WCP-R68 = Prima concludi: uno scambio finisce con una risposta o se lo annulli, un dono quando dici che è fatto.
clause-WCP-R65 = Non c’è niente da consegnare: a uno scambio servono segnalini da entrambe le parti, a un dono da una.

# Che cosa decidono da sé le regole, come lo dice la cronaca.
clause-WCP-029 = Ciò che si trova nella sala attraversata con il turbo si ignora.
clause-WCP-049 = Una sentinella raggiunta da un lato scoperto si cattura senza combattere.
clause-WCP-063 = Una sentinella battuta va in mano a chi vince; la corazza persa resta persa.
clause-WCP-065 = Chi perde contro una sentinella perde tutti i trofei e i potenziamenti.
clause-WCP-068 = Un pareggio è una sconfitta, ma la sentinella va in mano a chi l’ha affrontata.
clause-WCP-070 = Due veicoli si scambiano il fuoco una volta sola, nello stesso momento.
clause-WCP-084 = Dopo che il pulsante è stato premuto, ogni avversario ha ancora un turno.
clause-WCP-085 = La fase II comincia con il turno successivo di chi ha premuto.
clause-WCP-095 = Chi ha lasciato la base non può più tornarci.
clause-WCP-107 = Dopo una distruzione la tessera WCP va al giocatore di destra.
clause-WCP-R08 = Una pedina che non può andare da nessuna parte resta dov’è, e il turno prosegue con la posa.
clause-WCP-R17 = Chi non può posare nessuna sala le tiene tutte e prosegue con un segnalino.
clause-WCP-R22 = I segnalini che tornano si mescolano nella pila.
clause-WCP-R37 = Quando non si può più posare nessuna sala, chiunque può premere il pulsante.
clause-WCP-R39 = Se nessuno preme a lungo, il pulsante della base scatta da sé; la fase dice fra quanti turni.
clause-WCP-R41 = Le uscite si aprono quando la sala centrale viene tolta, alla fine del primo turno della fase II.
clause-WCP-R47 = Senza sale da distruggere l’obbligo decade; quando è decaduto per tutti di fila, la base crolla.
clause-WCP-R50 = Una pedina senza nessuna via d’uscita ha perso, anche se viene sbalzata fuori dalla base.

## L’immagine.

scene-stage-looting = I: bottino
scene-stage-closed = I: al completo
scene-stage-pressed = I: ultimi turni
scene-stage-opening = II: apertura
scene-stage-fleeing = II: fuga
scene-hall = Sala { $cell }: { $hall }
scene-free = Casella { $cell }, libera
scene-rubble = Casella { $cell }, macerie
scene-centre = Sala { $cell }: la sala centrale
scene-hole = Casella { $cell }: la voragine della sala centrale
scene-ways = Si può andare verso: { $dirs }.
scene-button = il Grande Pulsante Rosso sulla tessera WCP
scene-pressed = premuto
scene-strikes = distrugge una sala { $turns ->
    [0] alla fine di questo turno
    [one] tra un turno
   *[other] tra { $turns } turni
}
scene-on-turn = di turno
scene-turn = di turno
scene-trapped = in trappola
scene-draft = { $what }, in posa qui
scene-entrance = Ingresso { $entrance } di { $who }
scene-exit = Ingresso passivo { $entrance }
scene-gate-active = Da qui si entra attraverso la sala d’angolo; non si può ancora uscire.
scene-gate-passive = Da qui non parte nessuno; nella fase II è un’uscita.
scene-gate-open = Uscita aperta.
scene-gate-steps = { $steps ->
    [one] Un passo per uscire da qui.
   *[other] { $steps } passi per uscire da qui.
}
scene-gate-shut = Niente uscita: la sala d’angolo qui ha un muro, oppure non c’è.
scene-away = Fuori
scene-hall-stack = Sale
scene-token-stack = Segnalini
scene-halls = { $count ->
    [one] una sala nella pila
   *[other] sale nella pila
}
scene-tokens = { $count ->
    [one] un segnalino nella pila
   *[other] segnalini nella pila
}
scene-halls-held = { $count ->
    [one] una sala in mano
   *[other] sale in mano
}
scene-tokens-held = { $count ->
    [one] un segnalino in mano
   *[other] segnalini in mano
}
scene-garage = Veicoli liberi
scene-card = { $card }: fuoco { $fire }, corazza { $armour }, turbo { $boosters }
scene-deal = { $who } darebbe
scene-proposals = Proposte rimaste: { $left }.
scene-worth = valore dei trofei: { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = scelto
scene-turns = Possibili rotazioni nella casella { $cell }
scene-tile = { $hall }, aperta verso: { $dirs }
scene-trophy = { $name }, un trofeo da { $value }
scene-upgrade-fire = { $name }, un potenziamento: fuoco +{ $by }
scene-upgrade-armour = { $name }, un potenziamento: corazza +{ $by }
scene-upgrade-boosters = { $name }, un potenziamento: turbo +{ $by }
scene-guard = { $name }, una sentinella con fuoco { $fire } e corazza { $armour }, sorveglia: { $dirs }

pick-boost = con un turbo, per un’altra strada
pick-trade = scambia
pick-attack = attacca
pick-give = dai o prendi

## Pedine e cose nelle frasi.

own-pawn-subject = la tua pedina { $pawn }
own-pawn = una tua pedina ({ $pawn })
hall-object = la sala { $hall }
edges-all = su tutti i lati
object-t1a = delle Scatolette
object-t1b = una Bobina di cavo
object-t2a = una Radio da campo
object-t2b = una Cassa medica
object-t3a = una Valigetta ottica
object-t3b = un Banco di batterie
object-t4a = un Archivio di mappe
object-t4b = una Banca dei semi
object-t5a = una Cella a fusione
object-t5b = un Nucleo cifrato
object-uf1 = una Doppia canna
object-ua1 = una Lamiera di scarto
object-ua2 = una Piastra composita
object-ub1 = una Tanica di benzina
object-ub2 = una Bombola di nitro
object-g01 = un Filo d’inciampo
object-g02 = un Mastino
object-g03 = un Pungiglione
object-g04 = un Picchetto
object-g05 = un Tornello
object-g06 = un Baluardo
object-g07 = un Lanciere
object-g08 = uno Stritolatore
object-g09 = un Mietitore
object-g10 = un Colosso

## Altre domande e scelte.

ask-meet = { $pawn ->
    [only] Nella sala { $cell } incontri { $others }
   *[other] Nella sala { $cell } la tua pedina { $pawn } incontra { $others }
}. Che cosa fai?
ask-press = { $pawn ->
    [only] Hai davanti
   *[other] La tua pedina { $pawn } ha davanti
} il Grande Pulsante Rosso. Lo premi? Poi tutti gli altri hanno ancora un turno, e la base va in pezzi.
ask-press-or-meet = { $pawn ->
    [only] Hai davanti
   *[other] La tua pedina { $pawn } ha davanti
} il Grande Pulsante Rosso, in compagnia di { $others }. Lo premi, te la vedi con gli altri o non fai niente?
ask-turn-only = C’è un solo modo di ruotare { $what } nella casella { $cell }. Confermi?
do-not-press = non premere
do-lay-hall = posa la sala { $hall }, { $count ->
    [6] aperta su tutti i lati
   *[other] aperta su { $count } lati
}
do-lay-token = posa { $token }
do-on-free = nella casella { $cell }
do-on-hall = nella sala { $cell }
do-destroy = distruggi la sala { $cell }
do-destroy-with = distruggi la sala { $cell } con quel che contiene: { $token }
do-leave-boosted = con un turbo, lascia la base per sempre da { $exit }, dalla sala { $cell }

## Pulsanti per ciò che potrebbe sfuggire sul tabellone.

verb-press = Premi il Grande Pulsante Rosso
verb-attack = Attacca
verb-trade = Scambia
verb-give = Dai o prendi
verb-leave = Esci da { $value }
verb-drive-off = Lascia la base
verb-loot = Prendi il bottino
verb-offer = Offri un segnalino
verb-ask = Chiedi un segnalino
verb-hand = Consegna
verb-take = Prendi

## I numeri da tenere d’occhio.

gauge-points = ★
    .name = punti
gauge-fire = ▲
    .name = fuoco
gauge-armour = ■
    .name = corazza
gauge-boosters = ●
    .name = turbo
gauge-tokens = ◆
    .name = segnalini in mano
gauge-alarm = II
    .name = Dopo un altro turno di tutti gli altri comincia la fase II
gauge-way = ↗
    .name = passi fino all’uscita più vicina
gauge-vehicle = ♥
    .name = veicolo
gauge-escape = ✓
    .name = via d’uscita
gauge-vehicle-p1 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p1)
gauge-vehicle-p2 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p2)
gauge-vehicle-p3 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p3)
gauge-vehicle-p4 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p4)
gauge-vehicle-p5 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p5)
gauge-vehicle-p6 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p6)
gauge-escape-p1 = { gauge-escape }
    .name = { gauge-escape.name } (p1)
gauge-escape-p2 = { gauge-escape }
    .name = { gauge-escape.name } (p2)
gauge-escape-p3 = { gauge-escape }
    .name = { gauge-escape.name } (p3)
gauge-escape-p4 = { gauge-escape }
    .name = { gauge-escape.name } (p4)
gauge-escape-p5 = { gauge-escape }
    .name = { gauge-escape.name } (p5)
gauge-escape-p6 = { gauge-escape }
    .name = { gauge-escape.name } (p6)

## Momenti.

moment-picked = { $who ->
    [you] Guidi
   *[other] { $name } guida
} il veicolo { $card }
    .values = Fuoco { $fire }, corazza { $armour }, turbo { $boosters }
moment-moved = { $who ->
    [you] Entri
   *[other] { $name } entra
} nella sala { $cell }
moment-boosted = { $who ->
    [you] Sfrecci
   *[other] { $name } sfreccia
} oltre la sala { $over }, nella sala { $cell }
    .cost = Un turbo è speso; ciò che si trova nella sala { $over } resta lì.
moment-stuck = { $who ->
    [you] Non puoi
   *[other] { $name } non può
} andare da nessuna parte
    .next = Il turno prosegue con la posa.
moment-trophy = Un trofeo: ★{ $value } per chi lo porta fuori dalla base
moment-upgrade-fire = Un potenziamento: fuoco +{ $by }
moment-upgrade-armour = Un potenziamento: corazza +{ $by }
moment-upgrade-boosters = Un potenziamento: turbo +{ $by }
moment-guard = Fuoco { $fire }, corazza { $armour }
moment-took = { $who ->
    [you] Trovi
   *[other] { $name } trova
} { $token }
moment-captured = { $who ->
    [you] Catturi
   *[other] { $name } cattura
} { $token }
    .how = Da un lato che non sorveglia si entra senza combattere.
    .hand = Finisce in mano e si può schierare di nuovo.
moment-fight-won = { $who ->
    [you] Batti
   *[other] { $name } batte
} { $token }
    .left = { $armour ->
        [one] Resta un solo punto di corazza.
       *[other] Corazza rimasta: { $armour }.
    }
    .hand = La sentinella finisce in mano e si può schierare di nuovo.
moment-fight-draw = { $who ->
    [you] Tu
   *[other] { $name }
} e { $guard }: distruzione reciproca
    .lost = Tutti i trofei e i potenziamenti del veicolo sono persi.
    .hand = La sentinella finisce in mano.
moment-fight-lost = { $who ->
    [you] Perdi
   *[other] { $name } perde
} il veicolo contro { $guard }
    .lost = Tutti i trofei e i potenziamenti del veicolo sono persi.
moment-back-outside = { $who ->
    [you] Riparti
   *[other] { $name } riparte
} dall’esterno
    .values = Il veicolo ha di nuovo i valori pieni della sua carta.
moment-lost = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} più scampo nella base
    .why = Non c’era più nessuna via d’uscita; niente di ciò che è a bordo conta.
moment-left = { $who ->
    [you] Hai lasciato
   *[other] { $name } ha lasciato
} la base!
    .number = { $number ->
        [1] È il primo veicolo a uscire: a parità vince.
       *[other] In ordine di uscita: n. { $number }; a parità vince chi è uscito prima.
    }
    .exit = Dall’uscita { $exit }.
    .counts = I trofei a bordo sono al sicuro: { $worth ->
        [one] 1 punto.
       *[other] { $worth } punti.
    }
moment-proposed = { $who ->
    [you] Proponi uno scambio a { $other }
   *[other] { $whom ->
        [you] { $name } ti propone uno scambio
       *[other] { $name } propone uno scambio a { $other }
    }
}
    .gives = In offerta: { $offered }
    .wants = In cambio di: { $asked }
moment-countered = { $who ->
    [you] Fai una controfferta a { $other }
   *[other] { $whom ->
        [you] { $name } ti fa una controfferta
       *[other] { $name } fa una controfferta a { $other }
    }
}
moment-traded = { $who ->
    [you] Tu e { $other } fate
   *[other] { $whom ->
        [you] { $name } e tu fate
       *[other] { $name } e { $other } fanno
    }
} lo scambio
    .markers = I segnalini passano di mano, i potenziamenti con i loro indicatori.
moment-declined = { $who ->
    [you] Rifiuti
   *[other] { $name } rifiuta
} lo scambio
moment-gave = { $name } consegna { $token }
    .to = A { $other }.
moment-attacked = { $who ->
    [you] Attacchi { $other }
   *[other] { $whom ->
        [you] { $name } ti attacca
       *[other] { $name } attacca { $other }
    }
}!
    .undecided = Un solo scambio di fuoco, e nessuno ha la peggio.
moment-armour = { $who ->
    [you] Hai
   *[other] { $name } ha
} ancora corazza { $armour }.
moment-wreck = { $who ->
    [you] Perdi
   *[other] { $name } perde
} il veicolo, e con lui i suoi potenziamenti.
moment-looted = { $who ->
    [you] Prendi { $token } a { $other }
   *[other] { $whom ->
        [you] { $name } ti prende { $token }
       *[other] { $name } prende { $token } a { $other }
    }
}
moment-laid-hall = { $who ->
    [you] Posi
   *[other] { $name } posa
} la sala { $hall } (casella { $cell })
    .open = Passaggi: { $edges }
moment-laid-guard = { $who ->
    [you] Schieri
   *[other] { $name } schiera
} { $token } nella sala { $cell }
    .watches = Di guardia { $edges }: contro chi arriva da lì combatte.
moment-laid-loot = { $who ->
    [you] Metti
   *[other] { $name } mette
} { $token } nella sala { $cell }
moment-closed = Il Grande Pulsante Rosso è libero
    .why = Non si può più posare nessuna sala: ora chiunque può premerlo.
    .failsafe = Se nessuno lo fa a lungo, la base lo fa scattare da sé.
moment-pressed = { $who ->
    [you] Premi
   *[other] { $name } preme
} il Grande Pulsante Rosso!
    .turns = Tutti gli altri hanno ancora un turno; poi comincia la fase II.
    .after = La sala centrale sparisce, le uscite si aprono e le sale cadono una dopo l’altra.
    .counts = Contano solo i trofei portati fuori dalla base.
moment-failsafe = La base fa scattare da sé il Grande Pulsante Rosso!
    .who = { $who ->
        [you] Conta come se l’avessi premuto tu
       *[other] { $name } conta come chi l’ha premuto
    }: tutti gli altri hanno ancora un turno.
moment-stage-two = Fase II: la base sta crollando
    .who = { $who ->
        [you] Gioca il tuo turno: alla fine
       *[other] { $name } gioca il suo turno: alla fine
    } la sala centrale sparisce e le uscite si aprono.
    .goal = Porta fuori i tuoi trofei: nient’altro conta.
moment-opened = La sala centrale è sparita: le uscite sono aperte!
    .leave = Da una sala d’angolo con un passaggio verso l’uscita, una mossa porta fuori.
    .falls = Chi ha la tessera WCP distrugge una sala alla fine del turno.
moment-destroyed = { $who ->
    [you] Distruggi
   *[other] { $name } distrugge
} la sala { $cell }
    .gone = Nessuno può più entrarci né passarci.
moment-lapsed = { $who ->
    [you] Non trovi
   *[other] { $name } non trova
} nessuna sala da distruggere
    .next = La base crolla quando succede tante volte di fila quanti sono i giocatori che non hanno rinunciato.
moment-collapsed = La base crolla!
    .inside = Per chi è ancora dentro non c’è scampo.
    .outside = Chi aspetta fuori si salva.
moment-resigned = { $who ->
    [you] Rinunci
   *[other] { $name } rinuncia
}
    .rest = Il veicolo resta lì; i suoi trofei non contano.

## A che cosa servono le cose.

thing-stage-looting = Esplora, saccheggia e posa sale. Quando non se ne può più posare nessuna, o tu non ne hai più e la pila è vuota, il Grande Pulsante Rosso si può premere nella sala centrale.
    .clauses = WCP-080 WCP-R37
thing-stage-closed = Ora chiunque può premere il pulsante entrando nella sala centrale. Chi preme apre la fase II.
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = Il pulsante è stato premuto. Usa gli ultimi turni della fase I per avvicinarti a un’uscita.
    .clauses = WCP-084 WCP-085
thing-stage-opening = Alla fine di questo turno la sala centrale sparisce e le uscite si aprono.
    .clauses = WCP-R41
thing-stage-fleeing = Scappa da un’uscita aperta: contano solo i trofei portati fuori. Le sale cadono una dopo l’altra, a partire da quelle accanto alla voragine centrale.
    .clauses = WCP-095 WCP-104
thing-free = Qui non c’è ancora niente. Una sala va bene se ha un passaggio verso una sala posata o un ingresso attivo e non isola niente.
    .clauses = WCP-034 WCP-035
thing-laid-hall = I veicoli entrano ed escono dove entrambe le sale hanno un passaggio. Chi si ferma qui prende il bottino o affronta la sentinella.
    .clauses = WCP-024
thing-brittle = È accanto alla voragine o alle macerie: se dentro non c’è un veicolo, può essere la prossima a cadere.
    .clauses = WCP-104 WCP-105
thing-centre = Il cuore della base, con il Grande Pulsante Rosso. È aperto su tutti i lati, e dentro non si può posare niente.
    .clauses = WCP-079 WCP-080
thing-hole = Qui c’era la sala centrale. Chi era dentro può ancora uscirne; nessun altro può entrarci o attraversarla.
    .clauses = WCP-R42
thing-rubble = Una sala distrutta: non ci si può più entrare né passare.
    .clauses = WCP-113
thing-wcp-tile-looting = Il Grande Pulsante Rosso. Premilo entrando nella sala centrale, quando non restano sale da posare: così comincia la fine della base.
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = Il pulsante è stato premuto: tutti gli altri hanno ancora un turno.
    .clauses = WCP-084
thing-wcp-tile-fleeing = Chi ha la tessera WCP deve distruggere una sala alla fine del turno, anche dall’esterno; poi la tessera va al giocatore di destra.
    .clauses = WCP-107 WCP-108
thing-entrance = Da qui si entra nella base, attraverso la sala d’angolo accanto. Nella fase II l’ingresso diventa un’uscita.
    .clauses = WCP-026 WCP-027
thing-exit = Una mossa dalla sala d’angolo porta fuori, se questa ha un passaggio qui. Chi se ne va non torna più, e i trofei a bordo contano.
    .clauses = WCP-094 WCP-095
thing-away = I veicoli che hanno lasciato la base, numerati in ordine di uscita, e quelli senza scampo.
    .clauses = WCP-095 WCP-096
thing-halls = Alla fine di un turno ognuno riempie la mano fino a sei sale, finché dura la pila.
    .clauses = WCP-019
thing-tokens = Trofei, potenziamenti e sentinelle. Alla fine di un turno ognuno riempie la mano fino a sei segnalini; quelli persi si rimescolano nella pila.
    .clauses = WCP-020 WCP-R22
thing-garage = Ogni veicolo si può scegliere una volta. Il fuoco ▲ si toglie dalla corazza ■ dell’avversario; un turbo ● paga una mossa di due sale.
    .clauses = WCP-003 WCP-R03
thing-deal = Che cosa passerebbe di mano con questo scambio.
    .clauses = WCP-R31 WCP-R25
thing-seat = Un giocatore: il veicolo con i suoi valori, ciò che trasporta, e quante sale e quanti segnalini ha in mano.
thing-turns = Lo stesso pezzo in tutte le rotazioni possibili: scegline una.
    .clauses = WCP-R64
thing-own-hand = In ogni turno posi una sala e poi un segnalino; li vedi solo tu.
    .clauses = WCP-019 WCP-020
thing-pawn = Un veicolo nella base. Entra nella sua sala per attaccarlo o per fare uno scambio.
    .clauses = WCP-053 WCP-070
thing-vehicle = Il fuoco ▲ è ciò che toglie alla corazza avversaria in uno scontro; senza corazza ■ è distrutto; ogni turbo ● paga una mossa di due sale.
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = La corazza più pesante di tutte, e poco fuoco.
thing-card-v02 = Corazza robusta e due turbo, poco fuoco.
thing-card-v03 = Un trasporto veloce: tre turbo e buona corazza.
thing-card-v04 = Il più veloce: quattro turbo, ma corazza leggera.
thing-card-v05 = Corazza e fuoco; un solo turbo.
thing-card-v06 = Bravo in tutto, il migliore in niente.
thing-card-v07 = Veloce e pungente, con corazza leggera.
thing-card-v08 = Gran fuoco e buona corazza, ma nessun turbo.
thing-card-v09 = Gran fuoco, con un turbo per farsi sotto.
thing-card-v10 = Gran fuoco e due turbo; la corazza più sottile.
thing-tile = Posala in una casella libera accanto alle sale, in qualunque rotazione che la colleghi e non isoli niente.
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = Tre passaggi fianco a fianco: adatta a bordi e angoli.
thing-hall-h02 = Una via dritta con un ramo da un lato.
thing-hall-h03 = Una via dritta con un ramo dall’altro lato.
thing-hall-h04 = Tre passaggi, uno ogni due lati.
thing-hall-h05 = Quattro passaggi di fila, chiusa su due lati vicini.
thing-hall-h06 = Quattro passaggi: tre fianco a fianco e uno di fronte.
thing-hall-h07 = Due vie dritte che si incrociano; due muri opposti.
thing-hall-h08 = Aperta su tutti i lati tranne uno.
thing-hall-h09 = Aperta su tutti i lati: va bene ovunque possa stare una sala, e non serve ruotarla.
thing-trophy = Portalo fuori dalla base nella fase II: vincono i trofei più preziosi.
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = Ogni punto di fuoco toglie un punto in più alla corazza avversaria in ogni scontro.
    .clauses = WCP-R25
thing-upgrade-armour = Aggiunge subito punti di corazza; la corazza persa sotto i colpi non torna.
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = Aggiunge turbo: ognuno paga una mossa di due sale.
    .clauses = WCP-032 WCP-R25
thing-guard = Combatte contro chi entra da un lato che sorveglia, finché uno dei due non ha più corazza. Da ogni altro lato si cattura senza combattere.
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = Se ora l’affronta il tuo veicolo ({ $vehicle }): vinci, corazza { $armour } → { $left }.
thing-fight-draw = Se ora l’affronta il tuo veicolo ({ $vehicle }): si distruggono a vicenda, e tutti i trofei e i potenziamenti sono persi.
thing-fight-lost = Se ora l’affronta il tuo veicolo ({ $vehicle }): viene distrutto, e tutti i trofei e i potenziamenti sono persi.
thing-worth = A bordo: trofei per ★{ $worth }.
thing-way = { $steps ->
    [one] Un passo per lasciare la base dall’uscita più vicina.
   *[other] { $steps } passi per lasciare la base dall’uscita più vicina.
}
thing-cut-off = Da qui nessuna strada porta a un’uscita.

# Nomi che vengono dai dati: `called-` e il nome inglese.
called-fan = Ventaglio
called-left-fork = Bivio sinistro
called-right-fork = Bivio destro
called-triad = Triade
called-gallery = Galleria
called-junction = Snodo
called-crossing = Incrocio
called-loading-bay = Banchina
called-hangar = Hangar
called-ration-tins = Scatolette
called-cable-drum = Bobina di cavo
called-field-radio = Radio da campo
called-med-crate = Cassa medica
called-optics-case = Valigetta ottica
called-battery-bank = Banco di batterie
called-map-archive = Archivio di mappe
called-seed-vault = Banca dei semi
called-fusion-cell = Cella a fusione
called-cipher-core = Nucleo cifrato
called-twin-barrel = Doppia canna
called-scrap-plate = Lamiera di scarto
called-composite-plate = Piastra composita
called-fuel-flask = Tanica di benzina
called-nitro-tank = Bombola di nitro
called-tripwire = Filo d’inciampo
called-watchdog = Mastino
called-stinger = Pungiglione
called-picket = Picchetto
called-turnstile = Tornello
called-bulwark = Baluardo
called-lancer = Lanciere
called-crusher = Stritolatore
called-reaper = Mietitore
called-colossus = Colosso
called-mammoth = Mammut
called-camel = Cammello
called-mule = Mulo
called-hornet = Calabrone
called-rhino = Rinoceronte
called-jackal = Sciacallo
called-lynx = Lince
called-anvil = Incudine
called-hammer = Martello
called-viper = Vipera

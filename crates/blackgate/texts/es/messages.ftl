# Blackgate en español.

## Zonas. `.to` y `.in` encajan en frases.
area-cell = Bloque de celdas
    .to = al Bloque de celdas
    .in = en el Bloque de celdas
area-block-a = Bloque A
    .to = al Bloque A
    .in = en el Bloque A
area-block-b = Bloque B
    .to = al Bloque B
    .in = en el Bloque B
area-cafeteria = Comedor
    .to = al Comedor
    .in = en el Comedor
area-recreation = Sala de recreo
    .to = a la Sala de recreo
    .in = en la Sala de recreo
area-infirmary = Enfermería
    .to = a la Enfermería
    .in = en la Enfermería
area-showers = Duchas
    .to = a las Duchas
    .in = en las Duchas
area-solitary = Aislamiento
    .to = a Aislamiento
    .in = en Aislamiento

## Cartas. `.one` encaja donde alguien juega o toma una, `.wanted` donde alguien la exige.
card-handle = Palo de escoba
    .one = un Palo de escoba
card-pan = Sartén
    .one = una Sartén
card-scissors = Tijeras
    .one = unas Tijeras
card-tape = Cinta adhesiva
    .one = una Cinta adhesiva
card-brush = Cepillo de dientes
    .one = un Cepillo de dientes
card-bandana = Bandana
    .one = una Bandana
card-chain = Cadena de oro
    .one = una Cadena de oro
card-cap = Gorra
    .one = una Gorra
card-gloves = Guantes de cuero
    .one = unos Guantes de cuero
card-ring = Anillo de sello
    .one = un Anillo de sello
card-shades = Gafas oscuras
    .one = unas Gafas oscuras
card-sock = Calcetín cargado
    .one = un Calcetín cargado
card-leg = Pata de silla
    .one = una Pata de silla
card-knuckles = Puño americano
    .one = un Puño americano
card-phone = Teléfono móvil
    .one = un Teléfono móvil
card-watch = Reloj de oro
    .one = un Reloj de oro
card-pouch = Bolsa de contrabando
    .one = una Bolsa de contrabando
card-comic = Cómic prohibido
    .one = un Cómic prohibido
card-care-package = Paquete de casa
    .one = un Paquete de casa
card-ambush = Emboscada
    .one = una Emboscada
card-riot = Motín
    .one = un Motín
card-escort = Escolta
    .one = una Escolta
card-snitch = Chivatazo
    .one = un Chivatazo
card-shakedown = Cacheo
    .one = un Cacheo
card-roll-call = Recuento
    .one = un Recuento
card-kitchen-duty = Faena de cocina
    .one = una Faena de cocina
card-painkillers = Calmantes
    .one = unos Calmantes
card-knife = Cuchillo
    .one = un Cuchillo
card-spoon = Cuchara
    .one = una Cuchara
    .wanted = una Cuchara
card-pick = Pico
    .one = un Pico
    .wanted = un Pico
card-shovel = Pala
    .one = una Pala
    .wanted = una Pala

## Lo que hacen las cartas de acción.
effect-care-package = saca 3 cartas y toma 3 cigarrillos
effect-ambush = alguien recibe una paliza
effect-riot = todas las manos se barajan y se reparten de nuevo
effect-escort = ve a cualquier zona
effect-snitch = alguien va a Aislamiento
effect-shakedown = quítale una carta al azar a alguien de tu zona
effect-roll-call = todo el mundo vuelve a casa
effect-kitchen-duty = toma 2 Cucharas
effect-painkillers = cúrate todas las palizas

## Bandas y sus cartas. `.join` encaja donde alguien se une.
gang-crew = Cuadrilla
    .join = a la Cuadrilla
gang-cartel = Cártel
    .join = al Cártel
gang-bikers = Moteros
    .join = a los Moteros
gang-mafia = Mafia
    .join = a la Mafia
gang-triad = Tríada
    .join = a la Tríada
gang-odessa = Odessa
    .join = a Odessa
gang-card-lookouts = Vigías
    .text = un registro encuentra 1 carta más
gang-card-quick-feet = Pies ligeros
    .text = puedes repetir una vez la tirada de un movimiento
gang-card-corner-hustle = Trapicheo
    .text = cada venta da 2 cigarrillos más
gang-card-back-up = Refuerzos
    .text = quien te extorsione debe poner 1 arma más
gang-card-wholesale = Al por mayor
    .text = todo lo que compras cuesta 1 menos
gang-card-runners = Recaderos
    .text = también puedes vender y comprar en el Comedor
gang-card-protection-money = Cuota de protección
    .text = una vez por turno, quítale 1 cigarrillo a alguien de tu zona
gang-card-deep-pockets = Bolsillos hondos
    .text = tu límite de mano es 13
gang-card-saddlebag-workshop = Taller de alforja
    .text = también puedes fabricar en casa y en las Duchas
gang-card-thick-skin = Piel dura
    .text = puedes fabricar con 1 paliza
gang-card-swinging-chain = Cadenazo
    .text = una vez por pelea cuenta como un arma
gang-card-chop-shop = Desguace
    .text = un material de una receta puede ser cualquier otro
gang-card-double-collection = Doble cobro
    .text = puedes extorsionar dos veces por turno
gang-card-reputation = Reputación
    .text = pones 1 arma menos al extorsionar
gang-card-tribute = Tributo
    .text = a quien venzas le quitas hasta 2 cigarrillos
gang-card-bought-doctor = Médico comprado
    .text = puedes curarte en cualquier zona menos en Aislamiento
gang-card-iron-discipline = Disciplina de hierro
    .text = tienes 3 acciones en el turno que empiezas con 4 cartas en la mano como mucho
gang-card-silent-step = Paso silencioso
    .text = ir con cuidado cuesta 1 acción
gang-card-returning-blades = Filos que vuelven
    .text = cuando ganas, conservas tus armas
gang-card-stone-face = Cara de piedra
    .text = no recibes paliza por perder una pelea
gang-card-spoon-masters = Maestros de la Cuchara
    .text = tus Cucharas valen 2
gang-card-night-shift = Turno de noche
    .text = la primera vez que cavas en un turno es gratis
gang-card-heavy-hands = Manos pesadas
    .text = a quien venzas le quitas 1 carta más
gang-card-cold-blood = Sangre fría
    .text = las palizas no te impiden fabricar ni cavar

## Pasados: qué hacen y cuándo; después, lo que añaden para la banda.
background-pickpocket = Carterista
    .text = en tu turno: quítale una carta al azar a alguien de tu zona; Cuadrilla: una segunda
background-getaway-driver = Conductor de atracos
    .text = tras tu tirada: ve a cualquier zona y recupera la acción; Cuadrilla: 1 acción más
background-street-fighter = Camorrista
    .text = en una pelea: cuenta como un arma; Cuadrilla: saca 2 cartas
background-smuggler = Contrabandista
    .text = en tu turno: saca 2 cartas; Cártel: toma 3 cigarrillos
background-bookmaker = Corredor de apuestas
    .text = en la Sala de recreo: toma 4 cigarrillos; Cártel: toma un Cuchillo
background-kingpins-cousin = Familia del capo
    .text = cuando te extorsionan: la extorsión termina; Cártel: quien ataca recibe una paliza
background-mechanic = Mecánico
    .text = en tu turno: haz una receta pese a toda prohibición; Moteros: sin uno de sus materiales
background-gunrunner = Traficante de armas
    .text = en tu turno: toma 2 Cuchillos; Moteros: 1 más
background-road-captain = Capitán de ruta
    .text = en tu turno: 1 acción más; Moteros: otra más
background-crooked-doctor = Médico corrupto
    .text = en tu turno: cúrate todas las palizas; Mafia: saca 2 cartas
background-racketeer = Cobrador
    .text = en tu turno: todos los demás te dan un cigarrillo; Mafia: 2 cada uno
background-hitman = Sicario
    .text = en tu turno: alguien de tu zona recibe una paliza; Mafia: y además le quitas una carta
background-counterfeiter = Falsificador
    .text = en la Sala de recreo: compra algo por 3 menos; Tríada: por 6 menos
background-martial-artist = Artista marcial
    .text = cuando te atacan: ganas la pelea en el acto; Tríada: una carta más
background-card-sharp = Tahúr
    .text = en tu turno: mira la mano de alguien de tu zona; Tríada: quítale una carta
background-sapper = Zapador
    .text = en casa: cava gratis, incluso con palizas; Odessa: 1 punto más
background-fence = Perista
    .text = en tu turno: toma una Cuchara; Odessa: una segunda
background-informer = Confidente
    .text = en tu turno: alguien va a Aislamiento; Odessa: y descarta una carta

## Recetas.
recipe-k1 = un Cuchillo con un Cepillo de dientes
recipe-k2 = un Cuchillo con una Cuchara
recipe-k3 = Cuchillos con unas Tijeras
recipe-p1 = un Pico
recipe-s1 = una Pala

## Cartas de Michel(le).
michel-card-mi-1 = un Cuchillo, y pide una Cuchara
michel-card-mi-2 = un Cuchillo, y pide un Pico
michel-card-mi-3 = un Cuchillo, y pide una Pala
michel-card-mi-4 = un Cuchillo, y pide una Cuchara o un Pico
michel-card-mi-5 = un Cuchillo, y pide un Pico o una Pala
michel-card-mi-6 = ningún Cuchillo

## Lo que hay en la mesa.
table-match = Partida
table-turn = Turno de { $who }: { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }.
table-searched = El registro de este turno ya está hecho.
table-extorted = La extorsión de este turno ya está hecha.
table-target = { $points ->
        [one] Se gana con 1 punto de túnel.
       *[other] Se gana con { $points } puntos de túnel.
    }
table-turns-left = { $turns ->
        [one] Queda 1 turno hasta el cierre.
       *[other] Quedan { $turns } turnos hasta el cierre.
    }
table-over = La partida ha terminado.
table-area = { $area } (registro { $search }, dado { $die }): { $who }
table-solitary = { $area }: { $who }
table-nobody = nadie
table-michel = Michel(le)
table-pile = { $card }: { $count } en la pila
table-pile-points = { $card }: { $count } en la pila, a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada una
table-deck = Mazo de registro: { $count }
table-discard = Descarte de registro: { $cards }
table-gangs = Bandas
table-gang = { $gang }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }; pide { $need } distintos de: { $accepts }
table-michel-deck = Mazo de Michel(le): { $deck }, descartadas { $discard }
table-player = { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $cigarettes ->
        [one] 1 cigarrillo
       *[other] { $cigarettes } cigarrillos
    }, { $beatings ->
        [0] ninguna paliza
        [one] 1 paliza
       *[other] { $beatings } palizas
    }
table-team = Equipo { $team }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en total
table-player-gang = – Carta de banda: { $card } ({ $text })
table-player-background = – Pasado: { $card }
table-player-dug = – ha cavado con { $cards }
table-own-hand = { $count }/{ $limit }: { $cards }
table-own-background = Pasado: { $card } ({ $text })
table-own-background-spent = Pasado: { $card } (revelado)
table-shown = La mano que estás mirando
table-fight = Extorsión
table-fight-line = { $attacker } le exige { $tool } a { $target }.
table-fight-laid = De { $who }: { $cards }
table-robbery-line = Michel(le) atraca a { $target }: { $card }.

## Lo que se pregunta.
question-act = Tu turno: { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }. ¿Qué haces?
question-act-free = No te quedan acciones. Aún puedes hacer lo que es gratis, o terminar tu turno.
question-act-end = No queda nada que hacer: termina tu turno.
question-destination = Has sacado un { $die }. ¿Adónde vas?
question-any-destination = ¿Adónde vas? A cualquier sitio menos a Aislamiento.
question-join-pay = ¿Qué accesorio le pagas { $gang }? Por pagar: { $left }.
question-card-target = { $card } ({ $effect }). ¿A quién eliges?
question-background-target = { $card } ({ $effect }). ¿A quién eliges?
question-name = ¿Qué herramienta le exiges a { $target }?
question-lay = ¿Qué arma pones para sacarle { $tool } a { $target }? Por poner: { $left }.
question-answer = { $attacker } te exige { $tool }. ¿Cedes, o te niegas y hay pelea? Quien pierde recibe una paliza y pierde una carta.
question-answer-without = { $attacker } te exige { $tool }, y no tienes. Negarte significa pelea; quien pierde recibe una paliza y pierde una carta.
question-blow = Tu golpe contra { $other }: ¿qué arma juegas? Sin ninguna pierdes, recibes una paliza y pierdes una carta.
question-blow-helped = Tu golpe contra { $other }: ¿qué arma juegas? Si no juegas ninguna, puedes recibir ayuda de { $mates }.
question-help = { $mate } no juega ningún arma contra { $other }. ¿Pones tú una? Si tu bando pierde, tú también recibes una paliza.
question-loot = ¿Le quitas también una carta al azar a { $helper }?
question-craft-pay = Fabricas { $made }: ¿cómo pagas?
question-sell = ¿Qué carta vendes? Con una acción puedes vender todas las que quieras.
question-counterfeit = ¿Qué compras con dinero falso? Todo cuesta { $rebate } menos.
question-mechanic = ¿Qué fabricas gracias al Mecánico?
question-sap = ¿Con qué herramienta cavas gratis gracias al Zapador?
question-hand-pick = ¿Qué carta le quitas a { $victim }?
question-give = ¿Qué le entregas a { $mate }? Todo lo que quieras, o nada.
question-return = ¿Qué le entregas a { $mate } a cambio? Todo lo que quieras, o nada.
question-michel-ask = Tu turno termina. ¿Tiras para mover a Michel(le)? Atraca a quien encuentra.
question-michel-destination = Has sacado un { $die }. ¿Adónde mandas a Michel(le)? Atraca a todo el que esté allí.
question-michel-answer = Michel(le) te enseña una carta: { $card }. ¿Das una herramienta o peleas?
question-michel-blow = ¿Qué arma juegas contra Michel(le)? Sin ninguna pierdes: una paliza y una herramienta de la primera carta o, si no, una carta al azar.
question-michel-loss = ¿Qué herramienta te quita Michel(le)?
question-michel-reward = Has vencido a Michel(le). ¿Sacas una carta?
question-discard = Tienes { $count } cartas y el límite es { $limit }. ¿Cuál descartas?
question-wait = Ahora no se te pregunta nada.

## Lo que significa una opción.
action-search = Registro { $area }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
action-move = Tirar y moverse
action-careful = Ir con cuidado { $area }
action-follow = Seguir a { $who } { $area }
action-join = Unirse { $gang } por { $count ->
        [one] 1 accesorio
       *[other] { $count } accesorios distintos
    }
action-play = Jugar { $card }: { $effect }
action-extort = Extorsionar a { $who } por una herramienta
action-craft = Fabricar { $made } con { $cards }
action-dig = Cavar con { $tool }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
action-steal = Robar una Cuchara
action-sell = Vender cartas
action-buy-knife = Comprar un Cuchillo por { $price }
action-buy-knives = Comprar 2 Cuchillos por { $price }
action-buy-pick = Comprar un Pico por { $price }
action-buy-shovel = Comprar una Pala por { $price }
action-heal = Curar una paliza
action-reveal = Revelar: { $card }
action-collect = Quitarle un cigarrillo a { $who }
action-exchange = Intercambiar con { $who }
action-end = Terminar el turno
action-go = Ir { $area }
action-send-michel = Mandar a Michel(le) { $area }
action-reroll = Volver a tirar
action-pay = Pagar { $card }
action-target = Elegir a { $who }
action-name = Exigir { $tool }
action-lay = Poner { $card }
action-give = Ceder
action-refuse = Negarse y pelear
action-strike = Jugar { $card }
action-swing = Dar un cadenazo
action-pass = No jugar ningún arma, y perder
action-pass-helped = No jugar ningún arma: ayuda posible de { $mates }
action-pass-button = No jugar ningún arma: puede ayudar tu equipo
action-help = Poner { $card }
action-decline-help = No ayudar
action-decline-loot = No quitar carta
action-decline-reward = No sacar nada
action-exact = Pagar lo que dice la receta
action-replace = Pagar { $other } en lugar de { $required }
action-omit = Prescindir de { $card }
action-add = Vender { $card } por { $value }
action-done = Eso es todo
action-take = Tomar { $card }
action-hand = Entregar { $card }
action-cigarettes = { $count ->
        [one] Entregar 1 cigarrillo
       *[other] Entregar { $count } cigarrillos
    }
action-roll = Tirar para Michel(le)
action-skip = Dejar en paz a Michel(le)
action-yield = Dar { $tool }
action-fight = Pelear con Michel(le)
action-drop = Descartar { $card }
action-draw = Sacar una carta como recompensa
action-loot = Quitar una carta al azar

## Lo que ha pasado.
event-turn = Es el turno de { $who }.
    .you = Es tu turno.
event-drew = { $count ->
        [one] { $who } saca una carta.
       *[other] { $who } saca { $count } cartas.
    }
    .you = { $count ->
         [one] Sacas una carta.
        *[other] Sacas { $count } cartas.
    }
event-drew-cards = Cartas nuevas: { $cards }.
event-reshuffled = Los descartes se barajan y forman un nuevo mazo de registro.
event-rolled = { $who } saca un { $die }.
    .you = Sacas un { $die }.
event-moved = { $who } va { $area }.
    .you = Vas { $area }.
event-sent = Llevan a { $who } { $area }.
    .you = Te llevan { $area }.
event-discarded = { $who } descarta { $card }.
    .you = Descartas { $card }.
event-lost-at-random = { $who } pierde { $card }.
    .you = Pierdes { $card }.
event-joined = { $who } se une { $gang }: { $card }.
    .you = Te unes { $gang }: { $card }.
event-left-gang = { $who } renuncia a { $card }.
    .you = Renuncias a { $card }.
event-played = { $who } juega { $card }.
    .you = Juegas { $card }.
event-revealed = { $who } revela su pasado: { $card }.
    .you = Revelas tu pasado: { $card }.
event-revealed-in-gang = { $who } revela su pasado, { $card }, con el respaldo de su banda.
    .you = Revelas tu pasado, { $card }, con el respaldo de tu banda.
event-beaten = { $who } recibe una paliza.
    .you = Recibes una paliza.
event-unmoved = { $who } ni se inmuta.
    .you = Ni te inmutas.
event-healed = { $count ->
        [0] A { $who } no le queda ninguna paliza.
        [one] A { $who } le queda 1 paliza.
       *[other] A { $who } le quedan { $count } palizas.
    }
    .you = { $count ->
         [0] No te queda ninguna paliza.
         [one] Te queda 1 paliza.
        *[other] Te quedan { $count } palizas.
    }
event-got-cigarettes = { $count ->
        [one] { $who } recibe 1 cigarrillo.
       *[other] { $who } recibe { $count } cigarrillos.
    }
    .you = { $count ->
         [one] Recibes 1 cigarrillo.
        *[other] Recibes { $count } cigarrillos.
    }
event-took-cigarettes = { $count ->
        [one] { $who } le quita 1 cigarrillo a { $other }.
       *[other] { $who } le quita { $count } cigarrillos a { $other }.
    }
    .you = { $count ->
         [one] Le quitas 1 cigarrillo a { $other }.
        *[other] Le quitas { $count } cigarrillos a { $other }.
    }
    .whom = { $count ->
         [one] { $who } te quita 1 cigarrillo.
        *[other] { $who } te quita { $count } cigarrillos.
    }
event-took-from-board = { $who } toma del tablero: { $card } ({ $count }).
    .you = Tomas del tablero: { $card } ({ $count }).
event-crafted = { $who } fabrica { $recipe }.
    .you = Fabricas { $recipe }.
event-sold = { $who } vende { $card } por { $count }.
    .you = Vendes { $card } por { $count }.
event-paid = { $count ->
        [one] { $who } paga 1 cigarrillo.
       *[other] { $who } paga { $count } cigarrillos.
    }
    .you = { $count ->
         [one] Pagas 1 cigarrillo.
        *[other] Pagas { $count } cigarrillos.
    }
event-dug = { $count ->
        [one] { $who } cava con { $tool }: 1 punto, de { $from } a { $total }.
       *[other] { $who } cava con { $tool }: { $count } puntos, de { $from } a { $total }.
    }
    .you = { $count ->
         [one] Cavas con { $tool }: 1 punto, de { $from } a { $total }.
        *[other] Cavas con { $tool }: { $count } puntos, de { $from } a { $total }.
    }
event-more-actions = { $count ->
        [one] { $who } tiene 1 acción más.
       *[other] { $who } tiene { $count } acciones más.
    }
    .you = { $count ->
         [one] Tienes 1 acción más.
        *[other] Tienes { $count } acciones más.
    }
event-extorts = { $who } extorsiona a { $other }.
    .you = Extorsionas a { $other }.
    .whom = { $who } te extorsiona.
event-names = { $who } exige { $tool }.
    .you = Exiges { $tool }.
event-laid = { $who } pone { $card }.
    .you = Pones { $card }.
event-helped = { $who } interviene con { $card }.
    .you = Intervienes con { $card }.
event-swung = { $who } da un cadenazo.
    .you = Das un cadenazo.
event-gave = { $who } le da { $tool } a { $other }.
    .you = Le das { $tool } a { $other }.
    .whom = { $who } te da { $tool }.
event-refused = { $who } se niega.
    .you = Te niegas.
event-passed = { $who } no juega ningún arma.
    .you = No juegas ningún arma.
event-declined = { $who } dice que no.
    .you = Dices que no.
event-won-fight = { $who } gana la pelea contra { $other }.
    .you = Ganas la pelea contra { $other }.
    .whom = { $who } gana la pelea contra ti.
event-took-card = { $who } le quita una carta a { $other }.
    .you = Le quitas una carta a { $other }.
    .whom = { $who } te quita una carta.
event-took-this-card = { $who } le quita { $card } a { $other }.
    .you = Le quitas { $card } a { $other }.
    .whom = { $who } te quita { $card }.
event-weapons-discarded = Armas descartadas: { $cards }.
event-weapons-back = { $who } recupera: { $cards }.
    .you = Recuperas: { $cards }.
event-looked = { $who } mira la mano de { $other }.
    .you = Miras la mano de { $other }.
    .whom = { $who } mira tu mano.
event-saw = { $who } tiene: { $cards }.
    .you = Tienes: { $cards }.
event-hands-dealt = Todas las manos se barajan y se reparten de nuevo.
event-new-hand = La mano nueva: { $cards }.
event-handed-card = { $who } le entrega una carta a { $other }.
    .you = Le entregas una carta a { $other }.
    .whom = { $who } te entrega una carta.
event-handed-this-card = { $who } le entrega { $card } a { $other }.
    .you = Le entregas { $card } a { $other }.
    .whom = { $who } te entrega { $card }.
event-handed-cigarettes = { $count ->
        [one] { $who } le entrega 1 cigarrillo a { $other }.
       *[other] { $who } le entrega { $count } cigarrillos a { $other }.
    }
    .you = { $count ->
         [one] Le entregas 1 cigarrillo a { $other }.
        *[other] Le entregas { $count } cigarrillos a { $other }.
    }
    .whom = { $count ->
         [one] { $who } te entrega 1 cigarrillo.
        *[other] { $who } te entrega { $count } cigarrillos.
    }
event-exchanged = { $who } intercambia con { $other }: { $given } por { $returned }.
    .you = Intercambias con { $other }: { $given } por { $returned }.
    .whom = { $who } intercambia contigo: { $given } por { $returned }.
parcel-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
parcel-cigarettes = { $count ->
        [one] 1 cigarrillo
       *[other] { $count } cigarrillos
    }
event-michel-rolled = { $who } saca un { $die } para Michel(le).
    .you = Sacas un { $die } para Michel(le).
event-michel-moved = Michel(le) va { $area }.
event-michel-shown = Michel(le) se topa con { $who } y enseña { $card }.
    .you = Michel(le) se topa contigo y enseña { $card }.
event-michel-avoided = { $who } esquiva a Michel(le).
    .you = Esquivas a Michel(le).
event-michel-paid = { $who } le da { $tool } a Michel(le).
    .you = Le das { $tool } a Michel(le).
event-michel-beaten = { $who } vence a Michel(le).
    .you = Vences a Michel(le).
event-michel-won = { $who } pierde contra Michel(le).
    .you = Pierdes contra Michel(le).
event-michel-reshuffled = Las cartas de Michel(le) se barajan y forman un mazo nuevo.
event-escaped = { $who } llega al otro lado: ¡el túnel está abierto!
    .you = Llegas al otro lado: ¡el túnel está abierto!
event-lockdown = Cierran el pabellón. { $who } iba en cabeza.
    .you = Cierran el pabellón. Ibas en cabeza.

## Cómo termina una partida.
ending-tunnel = El túnel está abierto, y alguien ha salido.
ending-lockdown = Cerraron el pabellón antes de que saliera nadie.

## Por qué no.
clause-BLK-003 = Esa zona no está en esta cara del tablero; elige una que sí esté.
clause-BLK-020 = No te queda ninguna acción para eso; termina tu turno o usa lo que es gratis.
clause-BLK-021 = Eso no se hace en tu fase de acciones; elige una acción o termina el turno.
clause-BLK-026 = La carta de banda de esta persona te obliga a poner un arma más de las que tienes.
clause-BLK-027 = Ahora eso no cambiaría nada; primero tiene que darse su condición.
clause-BLK-028 = Este turno ya has hecho un registro; vuelve a registrar en el próximo.
clause-BLK-032 = El mazo y la pila de descartes están vacíos, así que no hay nada que encontrar.
clause-BLK-035 = Tienes demasiadas cartas; descarta una de las tuyas.
clause-BLK-042 = Tu tirada no lleva allí; ve a una zona del resultado.
clause-BLK-044 = No puedes quedarte donde estás; ve a la otra zona de la tirada.
clause-BLK-045 = Ya has salido y tienes que llegar; elige una zona que no sea la tuya.
clause-BLK-047 = Ir con cuidado cuesta las dos acciones y lleva a otra zona.
clause-BLK-049 = Todas las cartas de esa banda están en uso; espera a que vuelva una.
clause-BLK-050 = Paga accesorios distintos que acepte la banda, tantos como pida.
clause-BLK-051 = Esa banda no acepta este accesorio; paga uno de su lista.
clause-BLK-052 = Ese accesorio ya lo has pagado; paga otro distinto.
clause-BLK-055 = Esa habilidad no se puede usar ahora; su carta de banda dice cuándo.
clause-BLK-060 = Para eso hace falta una carta de acción en tu mano, y una vez jugada hay que completar su efecto.
clause-BLK-063 = Este turno ya has extorsionado; espera al próximo.
clause-BLK-064 = Para eso hacen falta armas: Cuchillos, Calcetines, Patas de silla o Puños.
clause-BLK-065 = Para eso hace falta otra persona en tu zona.
clause-BLK-066 = Has empezado una extorsión: nombra una herramienta y luego pon un arma.
clause-BLK-068 = Solo puedes dar la herramienta que se te exige, y solo si la tienes.
clause-BLK-069 = Te están extorsionando: da la herramienta o niégate.
clause-BLK-070 = Estás en una pelea: juega un arma de tu mano, o pasa y pierde.
clause-BLK-081 = Nadie fabrica en casa, en las Duchas ni en Aislamiento; ve antes a otro sitio.
clause-BLK-082 = La paliza no te deja fabricar; cúrate primero.
clause-BLK-083 = Estás fabricando: elige primero cómo pagas esta receta.
clause-BLK-084 = No tienes las cartas que hacen falta.
clause-BLK-085 = Esa pila está vacía; espera a que vuelva algo a ella.
clause-BLK-089 = No es el momento de tu pasado, o no se da su condición.
clause-BLK-091 = Tu pasado está revelado; completa su efecto.
clause-BLK-092 = Tu pasado ya está revelado, y solo vale una vez.
clause-BLK-099 = Esto tiene su propia zona, así que ve allí primero: se cava en casa, se roban Cucharas en el Comedor, se vende y se compra en la Sala de recreo y se cura en la Enfermería.
clause-BLK-100 = Para cavar con esa herramienta tienes que tenerla en la mano.
clause-BLK-101 = Con dos palizas no puedes cavar; cúrate primero.
clause-BLK-105 = No hay ninguna Cuchara en el tablero; espera a que vuelva una.
clause-BLK-106 = Estás vendiendo: añade una carta de tu mano, o termina.
clause-BLK-107 = Solo se venden cartas con símbolos de cigarrillo, y al menos una.
clause-BLK-109 = Tienes muy pocos cigarrillos para eso.
clause-BLK-110 = De eso no quedan existencias; espera a que vuelva una carta.
clause-BLK-111 = Para dos Cuchillos tiene que haber dos en la pila; compra uno.
clause-BLK-112 = No tienes ninguna paliza que curar.
clause-BLK-113 = A Aislamiento solo llevan las cartas, nunca un movimiento.
clause-BLK-114 = En Aislamiento solo puedes moverte y jugar cartas de acción.
clause-BLK-117 = Tu turno termina: tira para Michel(le), o no.
clause-BLK-118 = Michel(le) va a una zona de la tirada y nunca se queda.
clause-BLK-124 = A Michel(le) solo puedes darle una herramienta que muestre la carta y que tengas.
clause-BLK-125 = Michel(le) espera: da una herramienta o pelea.
clause-BLK-127 = Estás en una pelea con Michel(le): juega un arma, o pasa y pierde.
clause-BLK-129 = Has perdido contra Michel(le): descarta una de las herramientas que muestra la primera carta.
clause-BLK-131 = Has vencido a Michel(le): saca una carta, o no.
clause-BLK-141 = Alguien de tu equipo se ha quedado sin respuesta: pon un arma, o no ayudes.
clause-BLK-143 = Has ganado: quítale una carta a quien ha ayudado, o no.
clause-BLK-147 = Solo cavas en el Bloque de tu propio equipo.
clause-BLK-148 = Solo puedes entregar cartas en un intercambio con alguien de tu equipo y de tu zona, y solo cartas que tengas.
clause-BLK-149 = No tienes tantos cigarrillos.
clause-BLK-150 = Acabas de hacer un intercambio con esa persona de tu equipo; haz una acción antes del siguiente.
clause-BLK-151 = Solo puedes seguir a alguien de tu equipo y de tu misma banda.
clause-BLK-152 = Esa persona de tu equipo ya está aquí, o en Aislamiento.
clause-BLK-153 = A la gente de tu equipo no se la toca; elige a un rival.
clause-BLK-R63 = En un intercambio los cigarrillos se entregan una vez, de 1 a 55.

# Lo que deciden las reglas solas, como lo cuenta el historial.
clause-BLK-016 = Quien llega a la meta de puntos de túnel gana en el acto, incluso en mitad de un turno.
clause-BLK-031 = Cuando el mazo de registro está vacío, sus descartes se barajan y forman uno nuevo.
clause-BLK-058 = Una carta de banda vieja va debajo del mazo del que salió.
clause-BLK-072 = Quien no juega un arma cuando es su turno pierde la pelea y recibe una paliza.
clause-BLK-078 = Tras una extorsión se descartan todas las armas; los Cuchillos vuelven a su pila.
clause-BLK-093 = Un pasado da más a quien está en la banda que nombra.
clause-BLK-122 = Quien se topa con Michel(le) saca una carta de Michel(le) y la enseña.
clause-BLK-123 = Si en la primera carta no hay Cuchillo, el choque se evita.
clause-BLK-126 = Cuando la siguiente carta de Michel(le) no muestra ningún Cuchillo, la pelea está ganada.
clause-BLK-128 = Quien no juega un arma contra Michel(le) pierde y recibe una paliza.
clause-BLK-130 = Quien no tiene ninguna herramienta de las pedidas pierde en su lugar una carta al azar.
clause-BLK-133 = Cuando el mazo de Michel(le) está vacío, sus descartes se barajan y forman uno nuevo.
clause-BLK-135 = Por equipos solo pueden jugar cuatro o seis personas.
clause-BLK-R35 = Negarse y no tenerla se ven igual: la mano es secreta.
clause-BLK-R62 = Tras 100 rondas cierran el pabellón, y gana quien tenga más puntos de túnel.

## Escenas: nombres de lo que se ve y se toca.
scene-turn = Turno de { $who }
scene-room-search = { $count ->
        [0] Aquí no se hacen registros.
        [one] Un registro encuentra 1 carta.
       *[other] Un registro encuentra { $count } cartas.
    }
scene-room-die = Resultados del dado que llevan aquí: { $dice }.
scene-at-cell = Aquí se cava, pero no se fabrica.
scene-at-block-a = El equipo A cava aquí, y aquí no fabrica.
scene-at-block-b = El equipo B cava aquí, y aquí no fabrica.
scene-at-cafeteria = Aquí se roban Cucharas.
scene-at-recreation = Aquí se vende y se compra.
scene-at-infirmary = Aquí se curan las palizas.
scene-at-showers = Aquí no se fabrica.
scene-at-solitary = Aquí solo llevan las cartas.
scene-tunnel = Túnel de { $who }, { $points }/{ $target }
scene-tunnel-team = Túnel del equipo { $team }, { $points }/{ $target }
scene-pawn = Figura de { $who }
scene-die = Tirada: { $die }
scene-action = Una acción que queda
scene-need = Hace falta: { $card }
scene-cigarettes = { $count ->
        [0] Sin cigarrillos
        [one] 1 cigarrillo
       *[other] { $count } cigarrillos
    }
scene-cards = { $count ->
        [0] Sin cartas en la mano
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
scene-beatings = { $count ->
        [one] 1 paliza
       *[other] { $count } palizas
    }
scene-background-hidden = Pasado de { $who }, sin revelar
scene-background-revealed = Pasado de { $who }: { $card }, revelado
scene-background-own = Tu pasado, secreto: { $card }
scene-secret = Secreto
scene-spent = usado
scene-gang-card = Carta de banda de { $who }: { $card } ({ $gang })
scene-dug = Se ha cavado con: { $card }
scene-laid = De { $who }: { $card }
scene-helpers = ayudantes
scene-michel-card = Carta de Michel(le): { $card }
scene-michel-discarded = Carta de Michel(le) descartada: { $card }
scene-hand = Tu mano, { $count } de { $limit }
scene-piles = Pilas y precios
scene-discard = Descarte de registro
scene-workshop = Recetas
scene-recipe = { $made } con { $cards }
scene-michel-deck = { $count ->
        [one] Mazo de Michel(le): 1 carta
       *[other] Mazo de Michel(le): { $count } cartas
    }
scene-price = { $count ->
        [one] 1 por 1 cigarrillo
       *[other] 1 por { $count } cigarrillos
    }
scene-price-two = { $count ->
        [one] 2 por 1 cigarrillo
       *[other] 2 por { $count } cigarrillos
    }
scene-gang-crew = Cuadrilla
scene-gang-cartel = Cártel
scene-gang-bikers = Moteros
scene-gang-mafia = Mafia
scene-gang-triad = Tríada
scene-gang-odessa = Odessa
scene-gang-in-deck = En el mazo: { $cards }.
scene-team = Equipo { $team }
scene-class-material = Material
scene-class-accessory = Accesorio
scene-class-weapon = Arma
scene-class-valuable = De valor
scene-class-action = Acción
scene-class-tool = Herramienta
scene-buy-one = Comprar 1
scene-buy-two = Comprar 2
scene-hand-cigarettes = Entregar estos
scene-points = { $count ->
        [one] 1 punto de túnel
       *[other] { $count } puntos de túnel
    }

# Lo que se puede elegir antes de la partida.
option-mode = Cómo se juega
option-mode-solo = cada cual por su cuenta
option-mode-team = por equipos
option-michel = Michel(le), el terror de la cárcel
option-michel-default = según el número de jugadores
option-michel-on = anda por la cárcel
option-michel-off = no aparece
option-first = Quién empieza
option-first-lot = se sortea
option-first-seat = el primer asiento: la mayor cicatriz
option-figures = Presos
option-figures-front = anverso de los tableros
option-figures-back = reverso de los tableros
option-figures-mixed = alternados
option-bully = Michel o Michelle
option-bully-michel = Michel
option-bully-michelle = Michelle

## Momentos: lo que se representa. `$who` y `$whom` dicen si se habla a quien lee.
amount-cigarettes = { $count ->
        [one] 1 cigarrillo
       *[other] { $count } cigarrillos
    }
moment-card-says = La carta dice: { $text }.
moment-ability = { $card }: { $text }.
moment-turn = { $who ->
        [you] Tu turno
       *[other] Turno de { $name }
    }
moment-drew = { $count ->
        [one] { $name } saca una carta de registro
       *[other] { $name } saca { $count } cartas de registro
    }
moment-drew-cards = { $count ->
        [one] Una carta nueva
       *[other] { $count } cartas nuevas
    }
moment-rolled = { $who ->
        [you] Sacas un { $die }
       *[other] { $name } saca un { $die }
    }
moment-leads = Un { $die } lleva { $areas }.
moment-sent = { $who ->
        [you] Te encierran en Aislamiento
       *[other] Encierran a { $name } en Aislamiento
    }
moment-sent-means = Ahí dentro solo se puede salir o jugar cartas de acción.
moment-lost-at-random = { $who ->
        [you] Pierdes { $card }
       *[other] { $name } pierde { $card }
    }
moment-lost-at-random-means = Se ha elegido al azar.
moment-joined = { $who ->
        [you] Te unes { $gang }
       *[other] { $name } se une { $gang }
    }
moment-played = { $who ->
        [you] Juegas { $card }
       *[other] { $name } juega { $card }
    }
moment-revealed = { $who ->
        [you] Revelas tu pasado: { $card }
       *[other] { $name } revela su pasado: { $card }
    }
moment-in-gang = Es de esta banda ({ $gang }): también cuenta el efecto adicional.
moment-beaten = { $who ->
        [you] Recibes una paliza
       *[other] { $name } recibe una paliza
    }
moment-beaten-means = Con 1 paliza no se fabrica; con 2, tampoco se cava. La Enfermería cura.
moment-unmoved = { $who ->
        [you] Ni te inmutas
       *[other] { $name } ni se inmuta
    }
moment-healed = { $who ->
        [you] Te curan
       *[other] Curan a { $name }
    }
moment-beatings-left = { $count ->
        [0] No queda ninguna paliza.
        [one] Queda 1 paliza.
       *[other] Quedan { $count } palizas.
    }
moment-took-cigarettes = { $who ->
        [you] Le quitas { $amount } a { $other }
       *[other] { $whom ->
            [you] { $name } te quita { $amount }
           *[other] { $name } le quita { $amount } a { $other }
        }
    }
moment-took-from-board = { $who ->
        [you] Tomas { $card } del tablero
       *[other] { $name } toma { $card } del tablero
    }
moment-tool-means = { $points ->
        [one] Quien cava con esta herramienta recibe 1 punto de túnel.
       *[other] Quien cava con esta herramienta recibe { $points } puntos de túnel.
    }
moment-weapon-means = Un arma, para extorsionar y para las peleas.
moment-crafted = { $who ->
        [you] Fabricas { $card }
       *[other] { $name } fabrica { $card }
    }
moment-crafted-from = La receta pide { $cards }.
moment-dug = { $who ->
        [you] Cavas con { $tool }: +{ $points }
       *[other] { $name } cava con { $tool }: +{ $points }
    }
moment-dug-means = El túnel: de { $from } a { $total } de { $target } puntos.
moment-more-actions = { $who ->
        [you] Tienes { $count ->
                [one] 1 acción más
               *[other] { $count } acciones más
            }
       *[other] { $name } tiene { $count ->
                [one] 1 acción más
               *[other] { $count } acciones más
            }
    }
moment-extorts = { $who ->
        [you] Extorsionas a { $other }
       *[other] { $whom ->
            [you] { $name } te extorsiona
           *[other] { $name } extorsiona a { $other }
        }
    }
moment-extorts-means = Se exige una herramienta y se pone un arma. Dar la herramienta zanja el asunto; negarse lleva a una pelea.
moment-names = { $who ->
        [you] Exiges { $tool }
       *[other] { $name } exige { $tool }
    }
moment-laid = { $who ->
        [you] Pones { $card }
       *[other] { $name } pone { $card }
    }
moment-laid-means = Todas las armas valen lo mismo. Quien no tiene respuesta pierde.
moment-helped = { $who ->
        [you] Intervienes con { $card }
       *[other] { $name } interviene con { $card }
    }
moment-helped-means = Si ese bando pierde, sus ayudantes también reciben una paliza.
moment-swung = { $who ->
        [you] Das un cadenazo
       *[other] { $name } da un cadenazo
    }
moment-gave = { $who ->
        [you] Le das { $tool } a { $other }
       *[other] { $whom ->
            [you] { $name } te da { $tool }
           *[other] { $name } le da { $tool } a { $other }
        }
    }
moment-refused = { $who ->
        [you] Te niegas
       *[other] { $name } se niega
    }
moment-refused-means = Hay pelea: arma contra arma, y empieza quien se defiende.
moment-passed = { $who ->
        [you] No juegas ningún arma
       *[other] { $name } no juega ningún arma
    }
moment-passed-means = Así se pierde la pelea.
moment-passed-team-means = Entre equipos, aún puede intervenir alguien del mismo equipo que esté en la zona; si no, la pelea está perdida.
moment-won-fight = { $who ->
        [you] Ganas la pelea contra { $other }
       *[other] { $whom ->
            [you] { $name } gana la pelea contra ti
           *[other] { $name } gana la pelea contra { $other }
        }
    }
moment-won-fight-means = Quien pierde paga con una paliza y una carta: la herramienta exigida, o una al azar.
moment-took-card = { $name } le quita una carta a { $other }
moment-took-this-card = { $who ->
        [you] Le quitas { $card } a { $other }
       *[other] { $whom ->
            [you] { $name } te quita { $card }
           *[other] { $name } le quita { $card } a { $other }
        }
    }
moment-weapons-back = { $who ->
        [you] Recuperas tus armas
       *[other] { $name } recupera sus armas
    }
moment-looked = { $who ->
        [you] Miras la mano de { $other }
       *[other] { $whom ->
            [you] { $name } mira tu mano
           *[other] { $name } mira la mano de { $other }
        }
    }
moment-saw = La mano de { $name }
moment-hands-dealt = Todas las manos se reparten de nuevo
moment-hands-dealt-means = Todas las cartas en mano se han barajado juntas y se han repartido otra vez.
moment-new-hand = { $count ->
        [one] Una mano nueva de 1 carta
       *[other] Una mano nueva de { $count } cartas
    }
moment-handed-card = { $name } te entrega { $card }
moment-handed-cigarettes = { $name } te entrega { $amount }
moment-exchanged = { $who ->
        [you] Intercambias con { $other }
       *[other] { $whom ->
            [you] { $name } intercambia contigo
           *[other] { $name } intercambia con { $other }
        }
    }
moment-parcel = { $who ->
        [you] Das { $parcel }.
       *[other] { $name } da { $parcel }.
    }
moment-michel-rolled = { $who ->
        [you] Sacas un { $die } para Michel(le)
       *[other] { $name } saca un { $die } para Michel(le)
    }
moment-michel-moved = Michel(le) va { $area }
moment-michel-moved-means = Atraca uno por uno a todos los que están allí.
moment-michel-shown = { $who ->
        [you] Michel(le) te enseña un Cuchillo
       *[other] Michel(le) le enseña un Cuchillo a { $name }
    }
moment-michel-shown-means = Una herramienta de la primera carta zanja el asunto. Si no, a cada Cuchillo se responde con un arma.
moment-michel-avoided = { $who ->
        [you] Esquivas a Michel(le)
       *[other] { $name } esquiva a Michel(le)
    }
moment-michel-avoided-means = En la carta no hay ningún Cuchillo.
moment-michel-paid = { $who ->
        [you] Le das { $tool } a Michel(le)
       *[other] { $name } le da { $tool } a Michel(le)
    }
moment-michel-paid-means = Vuelve a su pila, y no hay paliza.
moment-michel-beaten = { $who ->
        [you] Vences a Michel(le)
       *[other] { $name } vence a Michel(le)
    }
moment-michel-beaten-means = La recompensa es una carta de registro.
moment-michel-won = { $who ->
        [you] Michel(le) te vence
       *[other] Michel(le) vence a { $name }
    }
moment-michel-won-means = Eso cuesta una paliza, y una herramienta de la primera carta o, si no, una carta al azar.
moment-escaped = { $who ->
        [you] Estás fuera: ¡tu túnel está abierto!
       *[other] { $name } está fuera: ¡el túnel está abierto!
    }
moment-escaped-team = { $who ->
        [you] Tu equipo está fuera: ¡el túnel está abierto!
       *[other] El equipo { $team } está fuera: ¡el túnel está abierto!
    }
moment-escaped-by = { $who ->
        [you] Has llegado al otro lado con { $target } puntos de túnel o más.
       *[other] { $name } ha llegado al otro lado con { $target } puntos de túnel o más.
    }
moment-escaped-means = Trasladan a todos los demás a una prisión más dura.
moment-lockdown = Cierran el pabellón
moment-lockdown-means = { $who ->
        [you] Nadie ha salido a tiempo. Ibas en cabeza y ganas.
       *[other] Nadie ha salido a tiempo. { $name } iba en cabeza y gana.
    }

## Medidores: el signo de un número que cambia una opción, y su nombre.
gauge-escape = ✓
    .name = en libertad
gauge-tunnel = ★
    .name = puntos de túnel
gauge-tools = ▲
    .name = puntos de herramientas en la mano
gauge-actions = ●
    .name = acciones
gauge-cards = ▱
    .name = cartas en la mano
gauge-weapons = †
    .name = armas en la mano
gauge-cigarettes = ¢
    .name = cigarrillos
gauge-gang = ♠
    .name = carta de banda
gauge-background = ◆
    .name = pasado sin usar
gauge-beatings = ◉
    .name = palizas
gauge-robbery = !
    .name = atraco de Michel(le)
gauge-solitary = ■
    .name = en Aislamiento

## Verbos: botones para opciones que se dicen tocando algo.
verb-search = Registrar
verb-careful = Ir con cuidado
verb-follow = Seguir a alguien del equipo
verb-join = Unirse a una banda
verb-play = Jugar una carta de acción
verb-extort = Extorsionar
verb-craft = Fabricar
verb-dig = Cavar
verb-steal = Robar una Cuchara
verb-buy = Comprar
verb-heal = Curarse
verb-reveal = Revelar tu pasado
verb-collect = Cobrar la protección
verb-exchange = Intercambiar
verb-reroll = Volver a tirar
verb-pay = Pagar un accesorio
verb-target = Elegir a quién le toca
verb-name = Exigir una herramienta
verb-lay = Poner un arma
verb-give = Dar la herramienta
verb-strike = Jugar un arma
verb-swing = Dar un cadenazo
verb-help = Ayudar con un arma
verb-replace = Cambiar un material
verb-omit = Prescindir de un material
verb-add = Vender una carta
verb-take = Tomar una carta
verb-hand = Entregar una carta
verb-cigarettes = Entregar cigarrillos
verb-roll = Tirar para Michel(le)
verb-yield = Dar herramienta a Michel(le)
verb-drop = Descartar una carta
verb-draw = Sacar la recompensa
verb-loot = Quitar una carta al azar

## Cosas: para qué sirven.
scene-value = { $count ->
        [one] se vende por 1 cigarrillo
       *[other] se vende por { $count } cigarrillos
    }
scene-for-gang = da más a quien está en esta banda: { $gang }
thing-class-material = Al fabricar se convierte en una herramienta o en Cuchillos: en cualquier sitio menos en casa, en las Duchas y en Aislamiento, y no con una paliza.
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = Las bandas piden accesorios distintos a quien quiere unirse.
    .clauses = BLK-050 BLK-052
thing-class-weapon = Ponla para extorsionar a alguien de tu zona por una herramienta, o para responder en una pelea. Todas las armas valen lo mismo, y después se descartan.
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = Un objeto de valor solo sirve para hacer dinero: véndelo en la Sala de recreo y compra herramientas o Cuchillos con los cigarrillos.
    .clauses = BLK-106 BLK-107
thing-class-action = Juégala en tu turno por 1 acción; después se descarta.
    .clauses = BLK-060
thing-class-tool = Cava con ella en casa: se convierte en puntos de túnel que nadie puede quitar. Mientras esté en una mano, puede perderse por extorsión.
    .clauses = BLK-100 BLK-068
thing-recipes = Recetas con esto: { $recipes }.
thing-gangs-taking = Bandas que lo aceptan: { $gangs }.
thing-ability-held = { $card } (de { $who }): { $text }.
thing-gang = Quien paga sus accesorios saca una de sus cartas y conserva la habilidad hasta que vuelva a unirse a una banda. Nadie tiene más de una carta de banda.
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] Puedes pagar con { $cards }.
        [one] De sus accesorios tienes { $cards }: falta 1 más.
       *[other] De sus accesorios tienes { $cards }: faltan { $missing } más.
    }
thing-gangs = Seis bandas con cuatro cartas cada una. Una carta de banda es una habilidad que no cuesta acciones.
    .clauses = BLK-050 BLK-055
thing-gang-card = Actúa sola o se usa gratis, y se conserva hasta unirse de nuevo a una banda.
    .clauses = BLK-055 BLK-058
thing-recipe = Una acción de fabricar: descarta lo que pone en la receta y toma del tablero lo que produce.
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = Tienes todo lo que pide.
thing-recipe-missing = Te falta para hacerla: { $cards }.
thing-workshop = Qué se puede fabricar, y con qué.
    .clauses = BLK-084 BLK-081
thing-tunnel = La salida. Cada herramienta con la que se cava en casa suma sus puntos al túnel; quien llega antes a la meta queda libre en el acto.
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] Está abierto.
        [one] Falta 1 punto.
       *[other] Faltan { $count } puntos.
    }
thing-background = Todo el mundo tiene un pasado secreto. Se revela una vez por partida, en el momento que indica, no cuesta acciones y da más a quien está en su banda.
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = Lo que tiene cada cual: cartas en la mano, cigarrillos, palizas, las herramientas con las que ha cavado, una carta de banda y un pasado.
thing-pawn = La figura de alguien de la mesa. Quienes están en la misma zona se pueden extorsionar.
    .clauses = BLK-065 BLK-153
thing-yard = De quién es el turno y qué queda de él; aquí se ven las extorsiones y las peleas.
    .clauses = BLK-020
thing-action = Registrar, moverse, fabricar, cavar y casi todo lo demás cuesta una acción; ir con cuidado cuesta dos.
    .clauses = BLK-020
thing-die = Dice a qué zonas lleva este movimiento.
    .clauses = BLK-042 BLK-044
thing-need = Lo pide la receta. Tócalo para pagar con otra cosa o para prescindir de ello.
    .clauses = BLK-084
thing-pack = Toca paquetes hasta tener el número justo y luego entrégalos.
    .clauses = BLK-149
thing-laid = Se ha puesto en esta pelea y se descarta cuando la pelea termina.
    .clauses = BLK-078
thing-dug = Ya se ha cavado con ella: sus puntos se quedan para siempre.
    .clauses = BLK-100
thing-hand = Las manos son secretas. Quien tiene más cartas de la cuenta al final de un turno descarta las que sobran.
    .clauses = BLK-035
thing-shown = Esta mano la ve el Tahúr; nadie más.
thing-cigarettes = El dinero de la cárcel: con cigarrillos, la Sala de recreo vende Cuchillos, Picos y Palas.
    .clauses = BLK-109
thing-beating = Con 1 paliza no se puede fabricar; con 2, tampoco cavar. La Enfermería cura una por una acción.
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = Lo que hay en el tablero para todo el mundo: herramientas, Cuchillos y los mazos.
thing-pile-knife = Se compra en la Sala de recreo o se fabrica.
    .clauses = BLK-109 BLK-111
thing-pile-spoon = Se roba en el Comedor, una por acción.
    .clauses = BLK-105
thing-pile-pick = Se compra en la Sala de recreo o se fabrica.
    .clauses = BLK-109 BLK-110
thing-pile-shovel = Se compra en la Sala de recreo o se fabrica.
    .clauses = BLK-109 BLK-110
thing-deck = Un registro saca cartas de aquí, una vez por turno; cuántas, lo dice la zona.
    .clauses = BLK-028 BLK-031
thing-discard = Lo puede mirar cualquiera. Cuando el mazo de registro está vacío, se baraja y forma uno nuevo.
    .clauses = BLK-031
thing-michel = El terror de la cárcel. Al final de su turno, cada cual puede tirar para mover a Michel(le), que atraca a quien encuentra: le quita una herramienta, o hay pelea.
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = Quien se topa con Michel(le) saca una carta: si no hay Cuchillo, no pasa nada; si lo hay, cuesta una herramienta o lleva a una pelea.
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = La primera carta dice qué herramientas acepta Michel(le). A cada Cuchillo hay que responder con un arma; si no hay Cuchillo, la pelea está ganada.
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = Cuando el mazo de Michel(le) está vacío, estas se barajan y forman uno nuevo.
    .clauses = BLK-133
thing-room-cell = La casa de todo el mundo: aquí las herramientas se convierten en puntos de túnel, salvo si tienes 2 palizas.
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = La casa del equipo A: aquí sus herramientas se convierten en puntos de túnel. El equipo B puede fabricar aquí.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = La casa del equipo B: aquí sus herramientas se convierten en puntos de túnel. El equipo A puede fabricar aquí.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = Por una acción tomas una Cuchara del tablero. Aquí puedes fabricar.
    .clauses = BLK-105
thing-room-recreation = La tienda: por una acción vendes todas las cartas que quieras o haces una compra. Aquí puedes fabricar.
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = Por una acción te curas una paliza. Aquí puedes fabricar.
    .clauses = BLK-112
thing-room-showers = El mejor sitio para un registro.
    .clauses = BLK-028 BLK-081
thing-room-solitary = Ahí dentro solo puedes salir o jugar cartas de acción. Nadie puede extorsionarte.
    .clauses = BLK-113 BLK-114

# Salas: el nombre, el nombre detrás de «a», «en» y «de», y con artículo dentro de la frase y al principio.
room-chapel = Capilla
    .to = a la Capilla
    .in = en la Capilla
    .from = de la Capilla
    .the = la Capilla
    .first = La Capilla
room-radio = Sala de radio
    .to = a la Sala de radio
    .in = en la Sala de radio
    .from = de la Sala de radio
    .the = la Sala de radio
    .first = La Sala de radio
room-dining = Comedor
    .to = al Comedor
    .in = en el Comedor
    .from = del Comedor
    .the = el Comedor
    .first = El Comedor
room-infirmary = Enfermería
    .to = a la Enfermería
    .in = en la Enfermería
    .from = de la Enfermería
    .the = la Enfermería
    .first = La Enfermería
room-yard = Patio
    .to = al Patio
    .in = en el Patio
    .from = del Patio
    .the = el Patio
    .first = El Patio
room-visiting = Sala de visitas
    .to = a la Sala de visitas
    .in = en la Sala de visitas
    .from = de la Sala de visitas
    .the = la Sala de visitas
    .first = La Sala de visitas
room-workshop = Taller
    .to = al Taller
    .in = en el Taller
    .from = del Taller
    .the = el Taller
    .first = El Taller
room-recreation = Sala de recreo
    .to = a la Sala de recreo
    .in = en la Sala de recreo
    .from = de la Sala de recreo
    .the = la Sala de recreo
    .first = La Sala de recreo
room-cells = Galería de celdas
    .to = a la Galería de celdas
    .in = en la Galería de celdas
    .from = de la Galería de celdas
    .the = la Galería de celdas
    .first = La Galería de celdas
room-laundry = Lavandería
    .to = a la Lavandería
    .in = en la Lavandería
    .from = de la Lavandería
    .the = la Lavandería
    .first = La Lavandería
room-guards = Sala de guardias
    .to = a la Sala de guardias
    .in = en la Sala de guardias
    .from = de la Sala de guardias
    .the = la Sala de guardias
    .first = La Sala de guardias
room-warden = Oficina del alcaide
    .to = a la Oficina del alcaide
    .in = en la Oficina del alcaide
    .from = de la Oficina del alcaide
    .the = la Oficina del alcaide
    .first = La Oficina del alcaide

side-silver = cara de plata
side-copper = cara de cobre

item-key = llave
    .one = una llave
item-knife = cuchillo
    .one = un cuchillo
item-clothes = ropa
    .one = ropa
item-drug = droga
    .one = una droga
item-tool = herramienta
    .one = una herramienta
item-gun = pistola
    .one = la pistola
item-cash = billete
    .one = 1 billete

element-A = el motín
element-B = el túnel
element-C = el conducto
element-D = las llaves
element-E = la ropa
element-F = el rehén

# Cartas de chantaje: el nombre y lo que dice la carta.
card-loose-tongue = Lengua larga
    .text = mueve hasta { $count ->
        [one] { $count } guardia
       *[other] { $count } guardias
    } a una sala con una tarea
card-cell-toss = Registro de celda
    .text = otro preso pierde el objeto que tú elijas
card-long-fingers = Amigo de lo ajeno
    .text = quítale un objeto a otro preso
card-protection-money = Cuota de protección
    .text = quítale hasta { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    } a otro preso
card-change-of-block = Cambio de galería
    .text = mueve a otro preso a una sala contigua
card-extra-chores = Faena extra
    .text = otro preso tiene { $count ->
        [one] { $count } punto de acción
       *[other] { $count } puntos de acción
    } menos esta ronda
card-closed-for-repairs = Cerrado por obras
    .text = nadie puede usar esta ronda la sala que elijas
card-new-hiding-place = Nuevo escondite
    .text = mueve una tarea a una sala contigua
card-scrapped-idea = Idea descartada
    .text = cambia una tarea por otra nueva
card-roll-call = Recuento
    .text = todos los demás presos de una sala pierden un objeto a su elección
card-called-in-favour = Favor cobrado
    .text = gana { $count ->
        [one] { $count } punto de acción
       *[other] { $count } puntos de acción
    }

# Lo que hacen las salas.
effect-expose = otro preso descarta una carta de chantaje al azar
effect-extort = quítale a otro preso una carta de chantaje al azar
effect-guards = mueve { $count ->
    [one] un guardia
   *[other] hasta { $count } guardias
} de cualquier sala a cualquier otra
effect-stamina = { $count ->
    [one] gana { $count } de aguante
   *[other] gana hasta { $count } de aguante
}
effect-cash = { $count ->
    [one] gana { $count } billete
   *[other] gana hasta { $count } billetes
}
effect-take = llévate: { $items }
effect-take-any = llévate { $count ->
    [one] un objeto
   *[other] { $count } objetos
} de los que hay aquí
effect-draw = { $count ->
    [one] saca una carta de chantaje
   *[other] saca { $count } cartas de chantaje y quédate con una
}
effect-paid = paga 1 objeto o 1 billete; luego { $effect }

# La mesa.
outline-round = Ronda
outline-rooms = Salas, fila por fila
outline-tasks = Tareas
outline-prisoners = Presos
outline-plan = El plan
outline-cards = Tus cartas de chantaje
none = ninguno
task-name = { $task } «{ $name }»
round = Ronda { $round }; { $left ->
    [0] con el próximo guardia pierde todo el mundo
    [one] después de esta queda { $left } ronda
   *[other] después de esta quedan { $left } rondas
}
guard-clock = Guardias en el tablero: { $count } de { $most }.
goat-is = { $name } es el chivo expiatorio, con +{ $bonus } PA.
task-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en el mazo de tareas
blackmail-deck = { $count ->
    [one] { $count } carta de chantaje
   *[other] { $count } cartas de chantaje
} boca abajo; en el descarte: { $discard }
turn-of = Turno de { $name }; PA restantes: { $points }.
guards = { $count ->
    [0] sin guardias
    [one] { $count } guardia
   *[other] { $count } guardias
}
here = aquí: { $names }
task = tarea { $task }
closed = cerrada esta ronda
used = usada este turno
no-tasks = No hay ninguna tarea a la vista.
task-line = { $task } ({ $caption }), { $room }: al menos { $prisoners ->
    [one] { $prisoners } preso
   *[other] { $prisoners } presos
} (ahora { $here }), como mucho { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardias
} (ahora { $there }); objetos que pide: { $items } (allí hay: { $held })
prisoner = { $name }, { $room }: aguante { $stamina }, billetes { $cash }, objetos: { $items }, elementos: { $letters }, { $cards ->
    [one] { $cards } carta de chantaje
   *[other] { $cards } cartas de chantaje
}.
known-cards = Conoces estas: { $cards }.
plan-spare = Sin { $name }, el resto lo tiene todo.
plan-lacks = Sin { $name }, al resto le falta: { $letters }.
plan-element = { $letter } · { $caption }: { $count ->
    [0] nadie todavía
   *[other] { $names }
}

# Preguntas.
ask-talk = En la última ronda fuiste el chivo expiatorio, así que diriges la charla sobre quién lo será ahora. Convoca la votación cuando esté todo dicho.
ask-vote = ¿A quién conviertes en el chivo expiatorio de esta ronda? Nadie ve tu voto hasta que haya votado todo el mundo.
ask-tie = La votación acaba en empate: { $names }. En la última ronda fuiste el chivo expiatorio, así que decides: ¿a quién señalas? También puedes cargar tú con la culpa.
ask-tie-free = La votación acaba en empate: { $names }. En la última ronda fuiste el chivo expiatorio, así que decides: ¿a quién señalas? Puede ser cualquiera, tú también.
ask-step = Estás { $room }, { $guards ->
    [0] sin guardias que te vigilen
    [one] con { $guards } guardia que te vigila
   *[other] con { $guards } guardias que te vigilan
}, y tienes { $points ->
    [one] { $points } punto de acción
   *[other] { $points } puntos de acción
} (PA). ¿Qué haces?
ask-step-free = Estás { $room } y no te quedan puntos de acción. Haz algo gratis o termina tu turno.
ask-step-end = Estás { $room } y no queda nada que hacer: termina tu turno.
ask-pay = { $room } se paga: ¿qué objeto das a cambio, o 1 billete?
ask-take = ¿Qué objeto tomas { $room }? { $count ->
    [one] Es el último.
   *[other] Te quedan { $count } por tomar.
}
ask-holder-expose = ¿Quién pierde una carta de chantaje? Se elige al azar.
ask-holder-extort = ¿A quién le quitas una carta de chantaje? Se elige al azar.
ask-guard-from = ¿Qué guardia mueves? { $count ->
    [one] Es el último.
   *[other] Puedes mover { $count }.
}
ask-guard-to = ¿Adónde va el guardia { $room }?
ask-drop = Tienes una carta de chantaje de más. ¿Cuál descartas?
ask-keep = ¿Con cuál de estas cartas de chantaje te quedas? Las demás se descartan.
ask-source = Completas { $task }. ¿Qué ficha gastas como { $item }? Los objetos ajenos necesitan permiso.
ask-consent = { $name } quiere completar { $task } con tu ayuda. Darías: { $items }. { $goat ->
    [yes] Como chivo expiatorio no ganarías nada.
   *[no] Ganarías el elemento de la carta que se saca para el resto.
} ¿Aceptas?
ask-counter = Tu contraoferta a { $name }. Das: { $give }. Recibes: { $get }. Toca objetos o billetes en las dos hojas para añadirlos y después proponla.
ask-deal = Tu oferta a { $name }. Das: { $give }. Recibes: { $get }. Toca objetos o billetes en las dos hojas para añadirlos y después proponla.
ask-offer-counter = { $name } te hace una contraoferta. Recibes: { $give }. Das: { $get }. ¿Aceptas?
ask-offer = { $name } te ofrece un intercambio. Recibes: { $give }. Das: { $get }. ¿Aceptas?
ask-victim = { $card }: { $text }. ¿A quién eliges?
ask-loot = ¿Qué objeto pierde { $name }?
ask-loot-take = ¿Qué objeto le quitas a { $name }?
ask-target = { $card }: { $text }. ¿Qué sala eliges?
ask-lure = ¿De dónde viene el guardia que mandas { $room }? { $count ->
    [one] Es el último.
   *[other] Puedes mover { $count }.
}
ask-exile = ¿A qué sala mandas a { $name }?
ask-rehide = ¿A qué sala va la tarea { $room }?
ask-give-up = { $name } hace el recuento: ¿qué objeto entregas?
ask-stay = El plan está completo y nada distingue a { $names }. ¿A quién dejas en prisión?

# Opciones.
label-cost = { $label } ({ $cost } PA)
label-free = { $label } (gratis)
label-call-vote = Convocar la votación
label-vote = { $who ->
    [you] Votar por ti
   *[other] Votar por { $name }
}
label-pick = { $who ->
    [you] Cargar con la culpa
   *[other] Que { $name } sea el chivo expiatorio
}
label-move = Ir { $room }
label-use-room = Usar la sala
label-use = Usar { $room }: { $effect }
label-steal = Robarle { $item } a { $name }
label-riot = Motín: atraer a un guardia { $room }
label-complete = Completar la tarea { $task }
label-discard = Descartar { $item }
label-blackmail = Jugar { $card }: { $text }
label-trade = Intercambiar con { $name }
label-bribe = Sobornar a un guardia: 1 billete
label-stamina = Gastar 1 de aguante para 1 PA más
label-end = Terminar tu turno
label-pay = Pagar: { $item }
label-take = Llevarse: { $item }
label-expose = { $name } descarta una carta de chantaje al azar
label-extort = Quitarle a { $name } una carta de chantaje al azar
label-victim = { $card } contra { $name }
label-guard-from = Un guardia { $room }
label-guard-to = { $room }
label-stop = No mover más guardias
label-source = { $item } de { $name }
label-loot = { $name } pierde { $item }
label-loot-take = Quitarle { $item } a { $name }
label-target = { $card }: { $room }
label-exile = Mandar a { $name } { $room }
label-rehide = Mover la tarea { $room }
label-keep = Conservar { $card }
label-drop = Descartar { $card }
label-give = Dar: { $item }
label-get = Recibir: { $item }
label-propose = Proponer este intercambio
label-cancel = Cancelar
label-counter = Hacer una contraoferta
label-accept = Aceptar
label-accept-offer = Aceptar. Recibes: { $get }. Das: { $give }
label-accept-request = Aceptar y entregar: { $items }
label-decline = Rechazar
label-give-up = Entregar: { $item }
label-stay = Se queda { $name }

# Lo que ha pasado.
tell-round = Empieza la ronda { $round }.
tell-room-full = { $room } no admite más guardias; se saca otra sala.
tell-guard-came = Un guardia nuevo llega { $room }.
tell-vote-called = { $who ->
    [you] Convocas la votación.
   *[other] { $name } convoca la votación.
}
tell-voted = { $who ->
    [you] Has votado.
   *[other] { $name } ha votado.
}
tell-votes = Los votos: { $votes }.
tell-picked = { $who ->
    [you] Deshaces el empate: { $other }.
   *[other] { $whom ->
        [you] { $name } deshace el empate: tú.
       *[other] { $name } deshace el empate: { $other }.
    }
}
tell-goat = { $who ->
    [you] Eres el chivo expiatorio, con +{ $count } PA.
   *[other] { $name } es el chivo expiatorio, con +{ $count } PA.
}
tell-turn = { $who ->
    [you] Empiezas tu turno con { $count } PA.
   *[other] { $name } empieza su turno con { $count } PA.
}
tell-turn-ended = { $who ->
    [you] Terminas tu turno.
   *[other] { $name } termina su turno.
}
tell-moved = { $who ->
    [you] Vas { $room }.
   *[other] { $name } va { $room }.
}
tell-sent = { $who ->
    [you] Tienes que ir { $room }.
   *[other] { $name } tiene que ir { $room }.
}
tell-used = { $who ->
    [you] Usas { $thing }.
   *[other] { $name } usa { $thing }.
}
tell-paid = { $who ->
    [you] Pagas: { $thing }.
   *[other] { $name } paga: { $thing }.
}
tell-returned = Vuelve { $room }: { $thing }.
tell-took = { $who ->
    [you] Te llevas: { $thing }.
   *[other] { $name } se lleva: { $thing }.
}
tell-rested = { $who ->
    [you] Ganas { $count } de aguante.
   *[other] { $name } gana { $count } de aguante.
}
tell-earned = { $who ->
    [you] Ganas
   *[other] { $name } gana
} { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
}.
tell-guard-moved = Un guardia va { $from } { $to }.
tell-drew = { $who ->
    [you] Sacas
   *[other] { $name } saca
} { $count ->
    [one] una carta de chantaje
   *[other] { $count } cartas de chantaje
}.
tell-drew-cards = Sacas { $cards }.
tell-reshuffled = Las cartas de chantaje descartadas se barajan y forman un mazo nuevo.
tell-kept = { $who ->
    [you] Te quedas con una de las cartas.
   *[other] { $name } se queda con una de las cartas.
}
tell-dropped = { $who ->
    [you] Pierdes la carta de chantaje { $thing }.
   *[other] { $name } pierde la carta de chantaje { $thing }.
}
tell-extorted = { $who ->
    [you] Le quitas una carta de chantaje a { $other }.
   *[other] { $whom ->
        [you] { $name } te quita una carta de chantaje.
       *[other] { $name } le quita una carta de chantaje a { $other }.
    }
}
tell-extorted-card = La carta es { $card }.
tell-stole = { $who ->
    [you] Le robas { $thing } a { $other }.
   *[other] { $whom ->
        [you] { $name } te roba { $thing }.
       *[other] { $name } le roba { $thing } a { $other }.
    }
}
tell-seized = { $who ->
    [you] Le quitas { $thing } a { $other }.
   *[other] { $whom ->
        [you] { $name } te quita { $thing }.
       *[other] { $name } le quita { $thing } a { $other }.
    }
}
tell-rioted = { $who ->
    [you] Montas un motín y atraes a un guardia { $room }.
   *[other] { $name } monta un motín y atrae a un guardia { $room }.
}
tell-discarded = { $who ->
    [you] Descartas { $thing }.
   *[other] { $name } descarta { $thing }.
}
tell-bribed = { $who ->
    [you] Sobornas a un guardia.
   *[other] { $name } soborna a un guardia.
}
tell-exerted = { $who ->
    [you] Gastas 1 de aguante para 1 PA.
   *[other] { $name } gasta 1 de aguante para 1 PA.
}
tell-offered = { $who ->
    [you] Le ofreces a { $other } un intercambio: { $give } por { $get }.
   *[other] { $whom ->
        [you] { $name } te ofrece un intercambio: { $give } por { $get }.
       *[other] { $name } le ofrece a { $other } un intercambio: { $give } por { $get }.
    }
}
tell-countered = { $who ->
    [you] Le haces a { $other } una contraoferta: { $give } por { $get }.
   *[other] { $whom ->
        [you] { $name } te hace una contraoferta: { $give } por { $get }.
       *[other] { $name } le hace a { $other } una contraoferta: { $give } por { $get }.
    }
}
tell-traded = { $who ->
    [you] Intercambias con { $other }: { $give } por { $get }.
   *[other] { $whom ->
        [you] { $name } intercambia contigo: { $give } por { $get }.
       *[other] { $name } intercambia con { $other }: { $give } por { $get }.
    }
}
tell-trade-declined = { $who ->
    [you] Rechazas el intercambio.
   *[other] { $name } rechaza el intercambio.
}
tell-cancelled = { $who ->
    [you] Te lo piensas mejor.
   *[other] { $name } se lo piensa mejor.
}
tell-requested = { $who ->
    [you] Quieres completar { $task } con esto: { $items }.
   *[other] { $name } quiere completar { $task } con esto: { $items }.
}
tell-answered = { $who ->
    [you] Has respondido.
   *[other] { $name } ha respondido.
}
tell-request-declined = { $who ->
    [you] Te niegas: todo queda como estaba.
   *[other] { $name } se niega: todo queda como estaba.
}
tell-completed = { $who ->
    [you] Completas la tarea { $thing }.
   *[other] { $name } completa la tarea { $thing }.
}
tell-marked = { $who ->
    [you] Marcas el elemento { $thing }.
   *[other] { $name } marca el elemento { $thing }.
}
tell-reward = La carta para el resto es { $task }.
tell-no-reward = No queda ninguna carta de tarea para el resto.
tell-task-under = { $task } va debajo del mazo: su letra ya está a la vista.
tell-posted = Nueva tarea { $room }: { $task }.
tell-no-task = Ahora no encaja ninguna otra tarea.
tell-blackmailed = { $who ->
    [you] Juegas { $thing }.
   *[other] { $name } juega { $thing }.
}
tell-lost = { $who ->
    [you] Pierdes { $thing }.
   *[other] { $name } pierde { $thing }.
}
tell-chores = { $who ->
    [you] Tendrás { $count } PA menos esta ronda.
   *[other] { $name } tendrá { $count } PA menos esta ronda.
}
tell-closed = { $room } cierra por esta ronda.
tell-task-moved = La tarea { $task } pasa { $from } { $to }.
tell-scrapped = La tarea { $task } se descarta y va debajo del mazo.
tell-favour = { $who ->
    [you] Ganas { $count } PA.
   *[other] { $name } gana { $count } PA.
}
tell-plan-complete = El plan está completo aunque falte algún preso.
tell-stay-votes = Los votos sobre quién se queda: { $votes }.
tell-escape = { $who ->
    [you] Te quedas en prisión. ¡El resto escapa!
   *[other] { $name } se queda en prisión. ¡El resto escapa!
}

# Por qué ha terminado.
end-guards = Llega un guardia de más: no escapa nadie y pierde todo el mundo.
end-escape = Escapa todo el mundo menos una persona.
end-amnesty = Nadie puede decidir quién se queda: escapa todo el mundo.

# Por qué no.
clause-ALC-001 = Pueden jugar tres o cuatro personas.
clause-ALC-003 = En tu hoja no cabe más: como mucho, tres de aguante y tres billetes. Gasta algo primero.
clause-ALC-004 = Ya tienes tres objetos; primero descarta, intercambia o usa uno.
clause-ALC-007 = En una sala no hay nunca más de cuatro guardias; elige otra.
clause-ALC-009 = En una sala no hay nunca más de una tarea; elige una sala sin ninguna.
clause-ALC-024 = Eso es de otra fase: primero el guardia nuevo, luego la votación, luego los turnos.
clause-ALC-032 = Aún no se ha convocado la votación; la charla la termina el chivo expiatorio de la última ronda.
clause-ALC-033 = Vota por alguien de esta mesa.
clause-ALC-043 = Solo el chivo expiatorio puede jugar cartas de chantaje; guarda las tuyas para más adelante.
clause-ALC-045 = El chivo expiatorio no puede completar tareas; tiene que hacerlo otra persona.
clause-ALC-047 = Te quedan muy pocos puntos de acción; el aguante da uno más. Si no, termina tu turno.
clause-ALC-050 = Solo puedes ir a una sala que toque la tuya por un lado o una esquina.
clause-ALC-052 = Esta ronda ya has usado esta sala; usa otra o vuelve la próxima ronda.
clause-ALC-053 = Solo puedes robar lo que tiene alguien de tu sala.
clause-ALC-054 = Esta ronda ya has robado.
clause-ALC-055 = Un motín solo atrae a guardias de salas que tocan la tuya.
clause-ALC-056 = En esta sala no hay ninguna tarea; ve a una que tenga.
clause-ALC-057 = No tienes ese objeto; descarta uno de los tuyos.
clause-ALC-058 = No tienes esa carta de chantaje; las da la Oficina del alcaide.
clause-ALC-059 = Solo puedes intercambiar objetos y billetes que estén en una u otra hoja, y con alguien de tu sala.
clause-ALC-061 = Te ofrecen un intercambio: primero acéptalo o recházalo.
clause-ALC-062 = No tienes dinero para sobornar a un guardia; lo da la Sala de recreo.
clause-ALC-063 = No tienes aguante que gastar; lo da el Comedor.
clause-ALC-064 = Solo puedes gastar uno de aguante por ronda.
clause-ALC-066 = En tu sala no hay ningún guardia: no hay a quién sobornar.
clause-ALC-067 = Con dos guardias aquí, esto cuesta 2 puntos de acción; soborna a uno o vete.
clause-ALC-069 = Con tres guardias aquí solo puedes irte, jugar cartas de chantaje y hacer lo que es gratis; soborna primero a un guardia.
clause-ALC-071 = Nadie puede entrar en una sala con cuatro guardias; elige otra.
clause-ALC-072 = Con cuatro guardias aquí solo puedes irte o terminar tu turno.
clause-ALC-079 = En esta sala hay muy pocos presos para la tarea; espera compañía.
clause-ALC-080 = En esta sala hay demasiados guardias para la tarea; haz que se vaya alguno.
clause-ALC-081 = Los guardias sobornados siguen contando para la tarea; haz que se vaya alguno.
clause-ALC-082 = Los presos de esta sala no tienen todos los objetos que pide la tarea; su carta dice cuáles faltan y quién los tiene.
clause-ALC-101 = Lo que da esta sala no está aquí ahora; busca en el Patio, en la Sala de visitas y en las hojas ajenas.
clause-ALC-104 = Esto te cuesta 1 objeto o 1 billete, y no los tienes.
clause-ALC-129 = Quédate con una de las cartas que acabas de sacar.
clause-ALC-R16 = En esta mesa los guardias cuentan también en las salas gratuitas: con dos cuestan 1 punto de acción, con tres no se pueden usar.
clause-ALC-R32 = Elige a alguien del empate o a ti; según la versión 2 de las reglas, a cualquiera de la mesa.
clause-ALC-R34 = Ya has sobornado a todos los guardias de tu sala.
clause-ALC-R36 = En esa sala no hay ningún guardia al que atraer.
clause-ALC-R37 = No tienes sitio para lo que quieres robar: como mucho, tres objetos y tres billetes.
clause-ALC-R38 = Este intercambio no cabe: en cada hoja caben tres objetos y tres billetes. Cámbialo.
clause-ALC-R40 = Los objetos ajenos solo se usan si quienes los tienen están en tu sala y aceptan, y puedes pedirlo tres veces por turno.
clause-ALC-R41 = Elige una ficha del tipo que hace falta, o la pistola, de modo que aún se puedan cubrir los demás símbolos.
clause-ALC-R46 = Vota por alguien del empate; es lo único que queda por decidir.
clause-ALC-R52 = Ahora eso no cambiaría nada: no hay nadie ni nada que encaje.
clause-ALC-R54 = Si pagas con dinero, no te queda hueco para el objeto; paga con un objeto.
clause-ALC-R55 = Elige a otro preso que tenga una carta de chantaje.
clause-ALC-R56 = Descarta una de las cartas de tu mano.
clause-ALC-R60 = En este turno ya has iniciado seis intercambios; podrás hacer otro en tu próximo turno.
clause-ALC-R61 = Mueve a otra sala al menos un guardia que esté allí.
clause-ALC-R64 = Cada cosa a su tiempo: primero responde a lo que se te pregunta.
clause-ALC-R65 = Lo prohíbe una carta de chantaje: elige un objetivo que nombre la carta o usa una sala que no esté cerrada.
clause-ALC-R66 = Las caras a medida son doce letras, s o c; la disposición a medida nombra cada una de las doce salas una vez.
clause-ALC-R67 = Solo puedes echarte atrás si usas objetos ajenos; elige una ficha.
clause-ALC-R69 = A una oferta se puede responder con una contraoferta, y a esta con una más; después, sí o no.
clause-ALC-R70 = Nada espera ahora esa respuesta. Empieza por la acción: usa la sala, cumple la tarea, juega una carta o abre un intercambio.
clause-ALC-R68 = Un intercambio tiene que cambiar algo.

# Lo que deciden las reglas solas, como lo cuenta el historial.
clause-ALC-027 = Cuando tiene que llegar el guardia número 21, la partida termina en el acto y pierde todo el mundo.
clause-ALC-029 = En una sala nunca entra un quinto guardia: se sacan más salas hasta que una tenga menos de cuatro.
clause-ALC-037 = Si la votación acaba en empate, decide el chivo expiatorio de la última ronda, que puede señalarse a sí mismo.
clause-ALC-041 = Quien repite como chivo expiatorio tras otra votación recibe un punto de acción más, hasta +3.
clause-ALC-042 = Un nuevo chivo expiatorio empieza con un punto de acción más que el resto.
clause-ALC-074 = El objeto que se entrega vuelve a su sala principal; si no cabe, al Patio, y si no, a la Sala de visitas.
clause-ALC-087 = Se saca una carta para el resto: marca su elemento todo el mundo menos el chivo expiatorio y quien ha hecho la tarea.
clause-ALC-092 = Nunca hay a la vista dos tareas con la misma letra: la nueva va debajo del mazo.
clause-ALC-094 = El plan está completo cuando se tiene todo, de la A a la F, aunque falte algún preso.
clause-ALC-096 = Si el plan funciona sin el chivo expiatorio, este se queda en prisión.
clause-ALC-099 = Cuando nada más distingue a quienes empatan, el resto decide quién se queda.
clause-ALC-R47 = Si se ha acordado la amnistía, escapa todo el mundo cuando hasta la votación sobre quién se queda acaba en empate.
clause-ALC-R48 = Cuando el mazo de tareas está vacío, no hay carta para el resto ni tarea nueva.
clause-ALC-R49 = Cuando todas las cartas que quedan tienen una letra que ya está a la vista, no sale ninguna tarea nueva.
clause-ALC-R57 = Cuando el mazo de chantaje está vacío, sus descartes se barajan y forman uno nuevo.

# Escenas: lo que se ve y se toca.
scene-round = Ronda { $round }
scene-guard = guardia
scene-none-left = { $item }: no queda
scene-prisoners-met = al menos { $count ->
    [one] { $count } preso
   *[other] { $count } presos
}: se cumple
scene-prisoners-unmet = al menos { $count ->
    [one] { $count } preso
   *[other] { $count } presos
}: no se cumple
scene-guards-met = como mucho { $count ->
    [one] { $count } guardia
   *[other] { $count } guardias
}: se cumple
scene-guards-unmet = como mucho { $count ->
    [one] { $count } guardia
   *[other] { $count } guardias
}: no se cumple
scene-item-met = { $item }: hay
scene-item-unmet = { $item }: falta
scene-points = { $count } PA
scene-stamina = aguante
scene-slot = hueco vacío
scene-goat = carta del chivo expiatorio
scene-goat-sign = chivo expiatorio
scene-chores = −{ $count } PA
scene-stays = se queda
scene-escapes = escapa
scene-marked = { $element } ({ $caption }): marcado
scene-unmarked = { $element } ({ $caption }): sin marcar
scene-alone = no lo tiene nadie más
scene-card = carta de chantaje
scene-own-vote = tu voto: { $name }
scene-voted = { $name } ya ha decidido
scene-result = El final
scene-request = { $name } reúne objetos para una tarea
scene-drawn = Cartas sacadas: quédate con una
scene-no-cards = No tienes ninguna. Las hay en la Oficina del alcaide.
scene-cards-wait = Solo puedes jugarlas mientras eres el chivo expiatorio.
scene-trade = Intercambio de { $name } con { $other }
scene-deal = { $name } da: { $give }; { $other } da: { $get }.
scene-task-back = mazo de tareas
scene-card-back = mazo de chantaje
scene-under = Debajo del mazo: { $tasks }
scene-removed = Hechas o sacadas como recompensa, y fuera del juego:
scene-blackmail = Cartas de chantaje
scene-plan = El plan
scene-riot = Motín: atraer aquí a un guardia
scene-complete = Completar la tarea

# Momentos: titulares de 60 caracteres como mucho y líneas cortas.
moment-round = Ronda { $round }
moment-round-left = { $left ->
    [0] La última ronda: un guardia más y pierde todo el mundo.
    [one] Después de esta queda una ronda.
   *[other] Después de esta quedan { $left } rondas.
}
moment-room-full = { $room } no admite más guardias
moment-room-full-more = En ninguna sala cabe un quinto guardia, así que se saca otra sala.
moment-guard-came = Un guardia nuevo llega { $room }
moment-guard-came-more = Con dos guardias, las acciones allí cuestan más; con tres, casi todas se bloquean; con cuatro, la sala se cierra.
moment-vote-called = { $who ->
    [you] Convocas la votación
   *[other] { $name } convoca la votación
}
moment-vote-called-more = Cada cual nombra en secreto al próximo chivo expiatorio. Todos los votos se descubren a la vez.
moment-votes = { $who ->
    [you] Se descubren los votos: { $count } para ti
   *[other] Se descubren los votos: { $count } para { $name }
}
moment-votes-tied = Empate en la votación: { $names }
moment-vote = { $who ->
    [you] Has votado por { $other }
   *[other] { $whom ->
        [you] { $name } ha votado por ti
       *[other] { $name } ha votado por { $other }
    }
}
moment-vote-self = { $who ->
    [you] Has votado por ti
   *[other] { $name } ha votado su propio nombre
}
moment-picked = { $who ->
    [you] Deshaces el empate: { $whom ->
        [you] cargas con la culpa
       *[other] { $other }
    }
   *[other] { $name } deshace el empate: { $whom ->
        [you] te toca a ti
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] En la última ronda fuiste el chivo expiatorio, así que decides tú.
   *[other] En la última ronda { $name } fue el chivo expiatorio, así que decide.
}
moment-goat-new = { $who ->
    [you] ¡Ahora eres el chivo expiatorio!
   *[other] { $name } es ahora el chivo expiatorio
}
moment-goat-again = { $who ->
    [you] ¡Vuelves a ser el chivo expiatorio!
   *[other] { $name } vuelve a ser el chivo expiatorio
}
moment-goat-bonus = { $who ->
    [you] Empiezas tú, con +{ $count } PA.
   *[other] Empieza { $name }, con +{ $count } PA.
}
moment-goat-rights = { $who ->
    [you] Puedes jugar cartas de chantaje, pero no completar tareas, y las tareas no te dan ningún elemento.
   *[other] { $name } puede jugar cartas de chantaje, pero no completar tareas ni ganar elementos.
}
moment-goat-end = { $who ->
    [you] Si esta ronda el resto completa el plan sin ti, te quedas en prisión.
   *[other] Si esta ronda el plan se completa sin { $name }, { $name } se queda en prisión.
}
moment-turn = { $who ->
    [you] Tu turno: { $count ->
        [one] { $count } punto de acción
       *[other] { $count } puntos de acción
    }
   *[other] Turno de { $name }: { $count ->
        [one] { $count } punto de acción
       *[other] { $count } puntos de acción
    }
}
moment-guard-moved = Un guardia va { $room }
moment-came-from = Viene { $room }.
moment-drew = { $name } saca { $count ->
    [one] una carta de chantaje
   *[other] { $count } cartas de chantaje y se queda con una
}
moment-drew-more = Quien la tiene puede jugarla mientras sea el chivo expiatorio.
moment-drew-cards = { $count ->
    [one] Sacas una carta de chantaje
   *[other] Sacas { $count } cartas de chantaje: quédate con una
}
moment-dropped = { $who ->
    [you] Se descarta tu carta { $card }
   *[other] Se descarta la carta { $card } de { $name }
}
moment-extorted = { $who ->
    [you] Le quitas una carta de chantaje a { $other }
   *[other] { $whom ->
        [you] { $name } te quita una carta de chantaje
       *[other] { $name } le quita una carta de chantaje a { $other }
    }
}
moment-extorted-card = La carta quitada: { $card }
moment-stole = { $who ->
    [you] Le robas { $thing } a { $other }
   *[other] { $whom ->
        [you] { $name } te roba { $thing }
       *[other] { $name } le roba { $thing } a { $other }
    }
}
moment-seized = { $who ->
    [you] Le quitas { $thing } a { $other }
   *[other] { $whom ->
        [you] { $name } te quita { $thing }
       *[other] { $name } le quita { $thing } a { $other }
    }
}
moment-rioted = { $who ->
    [you] Motín { $room }: atraes a un guardia
   *[other] Motín { $room }: { $name } atrae a un guardia
}
moment-bribed = { $who ->
    [you] Sobornas a un guardia por 1 billete
   *[other] { $name } soborna a un guardia por 1 billete
}
moment-bribed-more = { $who ->
    [you] Un guardia menos del que preocuparte en esta sala, hasta que salgas o termine tu turno.
   *[other] Un guardia menos vigila a { $name } en esta sala.
}
moment-exerted = { $who ->
    [you] Gastas 1 de aguante: +1 PA
   *[other] { $name } gasta 1 de aguante: +1 PA
}
moment-offered = { $who ->
    [you] Le ofreces a { $other } un intercambio
   *[other] { $whom ->
        [you] { $name } te ofrece un intercambio
       *[other] { $name } le ofrece a { $other } un intercambio
    }
}
moment-countered = { $who ->
    [you] Le haces a { $other } una contraoferta
   *[other] { $whom ->
        [you] { $name } te hace una contraoferta
       *[other] { $name } le hace a { $other } una contraoferta
    }
}
moment-traded = { $who ->
    [you] Intercambias con { $other }
   *[other] { $whom ->
        [you] { $name } intercambia contigo
       *[other] { $name } intercambia con { $other }
    }
}
moment-gives = { $who ->
    [you] Das: { $goods }
   *[other] { $name } da: { $goods }
}
moment-trade-declined = { $who ->
    [you] Rechazas el intercambio
   *[other] { $name } rechaza el intercambio
}
moment-trade-declined-more = Nada cambia de manos.
moment-requested = { $who ->
    [you] Pides objetos para una tarea
   *[other] { $name } pide objetos para una tarea
}
moment-requested-items = Se gastarían: { $items }.
moment-request-declined = { $who ->
    [you] Te niegas a ayudar
   *[other] { $name } se niega a ayudar
}
moment-request-declined-more = La tarea no se hace y no se gasta ningún punto de acción.
moment-completed = { $who ->
    [you] Completas { $task }
   *[other] { $name } completa { $task }
}
moment-completed-pays = Recompensa: el elemento { $letter }, { $caption }.
moment-marked = Ganas el elemento { $letter }: { $caption }
moment-reward = Para el resto: el elemento { $letter }, { $caption }
moment-reward-card = La carta sacada es { $task }.
moment-reward-more = Lo marca todo el mundo menos el chivo expiatorio y quien ha hecho la tarea.
moment-no-reward = El resto no recibe nada
moment-no-reward-more = No queda ninguna carta de tarea que sacar.
moment-posted = Una tarea nueva { $room }
moment-posted-needs = Pide: { $items }; al menos { $prisoners ->
    [one] { $prisoners } preso
   *[other] { $prisoners } presos
}, como mucho { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardias
}.
moment-no-task = No sale ninguna tarea nueva
moment-no-task-more = Todas las cartas que quedan tienen una letra que ya está a la vista, o el mazo está vacío.
moment-blackmailed = { $who ->
    [you] Juegas { $card }
   *[other] ¡Chantaje! { $name } juega { $card }
}
moment-blackmailed-text = La carta dice: { $text }.
moment-lost = { $who ->
    [you] Pierdes { $thing }
   *[other] { $name } pierde { $thing }
}
moment-sent = { $who ->
    [you] Tienes que ir { $room }
   *[other] { $name } tiene que ir { $room }
}
moment-chores = { $who ->
    [you] Tienes { $count } PA menos esta ronda
   *[other] { $name } tiene { $count } PA menos esta ronda
}
moment-closed = { $room } cierra por esta ronda
moment-closed-more = Nadie puede usar la sala hasta la próxima ronda.
moment-task-moved = Una tarea pasa { $room }
moment-scrapped = Se descarta { $task }
moment-scrapped-more = Va debajo del mazo y sale una tarea nueva.
moment-favour = { $who ->
    [you] Ganas { $count } PA
   *[other] { $name } gana { $count } PA
}
moment-plan-complete = ¡El plan está completo!
moment-plan-complete-more = De la A a la F está todo, aunque falte una persona. Esa se queda en prisión.
moment-stay-votes = Se descubren los votos: quién se queda en prisión
moment-end-guards = Un guardia de más: pierde todo el mundo
moment-end-guards-more = Ya no cabe otro guardia. No escapa nadie.
moment-end-amnesty = ¡Escapa todo el mundo!
moment-end-amnesty-more = Nada decide quién sobra, así que no se queda nadie.
moment-end-stay = Te quedas en prisión
moment-end-stay-more = El resto escapa sin ti.
moment-end-escape = ¡Escapas! { $name } se queda
moment-end-escape-all = Escapa todo el mundo menos { $name }
moment-end-escape-more = El plan funciona sin { $name }.

# Lo que cambian las opciones: un signo y un nombre.
gauge-points = PA
    .name = puntos de acción
gauge-items = ■
    .name = objetos
gauge-cash = $
    .name = billetes
gauge-stamina = ♥
    .name = aguante
gauge-cards = ♠
    .name = cartas de chantaje
gauge-elements = ★
    .name = elementos del plan
gauge-goat = ♦
    .name = puntos de acción de más del chivo expiatorio
gauge-chores = ▼
    .name = puntos de acción perdidos esta ronda
gauge-guards = ▲
    .name = guardias que te vigilan aquí
gauge-ready = ✓
    .name = una tarea de aquí que se puede completar
gauge-needed = ◆
    .name = elementos que le faltan al resto sin ti
gauge-missing = ☆
    .name = elementos que aún faltan sin el chivo expiatorio
gauge-escape = †
    .name = tu fuga

# Verbos: botones para opciones que se dicen tocando algo.
verb-use = Usar la sala
verb-steal = Robar
verb-complete = Completar la tarea
verb-discard = Descartar un objeto
verb-blackmail = Jugar una carta de chantaje
verb-trade = Intercambiar
verb-vote = Votar al chivo expiatorio
verb-pick = Deshacer el empate
verb-stay = Elegir quién se queda
verb-give = Dar algo
verb-get = Pedir algo

# Cosas: para qué sirve cada una.
thing-clock = Cada ronda trae un guardia más. Cuando ya no cabe otro, pierde todo el mundo, así que el plan tiene que estar completo antes.
    .clauses = ALC-027 ALC-094
thing-room-chapel = Úsala contra quien tenga cartas de chantaje: lo que guarda puede hacerte daño en cuanto sea el chivo expiatorio.
    .clauses = ALC-R55 ALC-052
thing-room-radio = Úsala para mandar guardias adonde no molesten, o adonde le estorben a alguien.
    .clauses = ALC-R61 ALC-052
thing-room-dining = Úsalo para ganar aguante. En tu turno puedes gastar uno de aguante para un punto de acción más.
    .clauses = ALC-063 ALC-064
thing-room-infirmary = Úsala para llevarte drogas.
    .clauses = ALC-101 ALC-052
thing-room-yard = Úsalo para cambiar: paga un objeto o un billete y llévate un objeto de los que hay aquí.
    .clauses = ALC-104 ALC-101
thing-room-visiting = Úsala para llevarte un objeto de los que hay aquí. También está aquí la pistola.
    .clauses = ALC-101 ALC-052
thing-room-workshop = Úsalo para llevarte herramientas.
    .clauses = ALC-101 ALC-052
thing-room-recreation = Úsala para ganar dinero: para sobornos, intercambios y salas que hay que pagar.
    .clauses = ALC-062 ALC-052
thing-room-cells = Úsala para llevarte cuchillos.
    .clauses = ALC-101 ALC-052
thing-room-laundry = Úsala para llevarte ropa.
    .clauses = ALC-101 ALC-052
thing-room-guards = Úsala para llevarte llaves.
    .clauses = ALC-101 ALC-052
thing-room-warden = Úsala para sacar cartas de chantaje. Solo puedes jugarlas mientras eres el chivo expiatorio.
    .clauses = ALC-043 ALC-129
thing-guard = Los guardias estorban. Soborna a uno de tu sala, atrae a uno con un motín o mueve a uno desde la Sala de radio.
    .clauses = ALC-062 ALC-055
thing-task = Quien completa una tarea gana un elemento del plan. Hacen falta bastantes presos en la sala, no demasiados guardias y los objetos, que se gastan.
    .clauses = ALC-082 ALC-087
thing-pawn = Un preso. Con quienes están en tu sala puedes intercambiar, les puedes robar, y sus objetos sirven para la tarea de allí.
    .clauses = ALC-059 ALC-053
thing-seat = La hoja de un preso: los elementos del plan, el aguante, los billetes, tres huecos para objetos y las cartas de chantaje.
    .clauses = ALC-094 ALC-003
thing-mark = Un elemento del plan. En cuanto el grupo, sin contar a una persona, tiene de la A a la F, escapa.
    .clauses = ALC-094 ALC-087
thing-stamina = Uno de aguante da un punto de acción más, una vez por ronda. Se gana en el Comedor.
    .clauses = ALC-063 ALC-064
thing-cash = Con billetes se soborna a los guardias y se pagan las salas; también se pueden intercambiar o robar. Se ganan en la Sala de recreo.
    .clauses = ALC-062 ALC-104
thing-slot = Un hueco libre para un objeto. Nadie tiene más de tres.
    .clauses = ALC-004
thing-card = Una carta de chantaje. Solo puede jugarla el chivo expiatorio, por 1 PA, haya los guardias que haya.
    .clauses = ALC-043 ALC-058
thing-hand = Las cartas de chantaje están ocultas al resto, y solo puede jugarlas el chivo expiatorio. Nadie guarda más de dos.
    .clauses = ALC-043 ALC-R56
thing-goat = El chivo expiatorio empieza, con más puntos de acción, y puede jugar cartas de chantaje, pero no completa tareas ni gana elementos. Si el plan funciona sin él, se queda en prisión.
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = Un voto o una respuesta ya decididos. Se descubren todos a la vez.
    .clauses = ALC-033
thing-result = Cómo ha terminado la partida.
thing-deal = Un intercambio: lo que da cada parte. Nada cambia de manos hasta que la otra parte acepte.
    .clauses = ALC-059 ALC-R38
thing-source = Una ficha que se gasta para la tarea, si quien la tiene acepta.
    .clauses = ALC-R40
thing-request = Las fichas que se van a gastar para la tarea. Tiene que aceptar cada persona que aporte alguna.
    .clauses = ALC-R40 ALC-R41
thing-drawn = Quédate con una de estas cartas. Las demás se descartan, a la vista de todo el mundo.
    .clauses = ALC-129
thing-plan = Los seis elementos y quién ha marcado cada uno. El plan está completo cuando hay de la A a la F aunque falte una persona.
    .clauses = ALC-094 ALC-096
thing-tasks = Hay tres tareas a la vista, cada una con una letra distinta. La tarea completada y la carta que se saca para el resto salen del juego.
    .clauses = ALC-087 ALC-092
thing-task-deck = Las próximas tareas, y las cartas que se sacan para el resto cuando se completa una tarea.
    .clauses = ALC-087 ALC-092
thing-blackmail = El mazo de cartas de chantaje y las que ya se han jugado o descartado.
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = De aquí saca la Oficina del alcaide.
    .clauses = ALC-R57
thing-item-key = Las llaves hacen falta para las tareas. Casi todas están en la Sala de guardias.
    .clauses = ALC-082 ALC-074
thing-item-knife = Los cuchillos hacen falta para las tareas. Casi todos están en la Galería de celdas.
    .clauses = ALC-082 ALC-074
thing-item-clothes = La ropa hace falta para las tareas. Casi toda está en la Lavandería.
    .clauses = ALC-082 ALC-074
thing-item-drug = Las drogas hacen falta para las tareas. Casi todas están en la Enfermería.
    .clauses = ALC-082 ALC-074
thing-item-tool = Las herramientas hacen falta para las tareas. Casi todas están en el Taller.
    .clauses = ALC-082 ALC-074
thing-item-gun = Solo hay una pistola. En una tarea vale por cualquier otro objeto.
    .clauses = ALC-R41 ALC-074

# Lo que se dice de las cosas tal como están ahora.
explain-seat-room = { $who ->
    [you] Estás { $room }.
   *[other] { $name } está { $room }.
}
explain-guards = { $count ->
    [0] Aquí no hay ningún guardia, así que las acciones cuestan lo que indican.
    [one] Aquí hay un guardia, lo que no cambia nada.
    [2] Aquí hay dos guardias: las acciones cuestan 1 PA más, salvo moverse y las cartas de chantaje.
    [3] Aquí hay tres guardias: solo se puede salir, jugar cartas de chantaje y hacer lo que es gratis.
   *[other] Aquí hay { $count } guardias: nadie puede entrar, y quien está dentro solo puede salir.
}
explain-element = Marcado por { $names }.
explain-task-reward = Da el elemento { $letter }, { $caption }, a quien la complete; el chivo expiatorio no puede. Para el resto se saca una carta.
explain-task-ready = Está todo: cualquiera de esta sala menos el chivo expiatorio puede completarla. Los objetos ajenos necesitan permiso.
explain-task-near = { $who ->
    [you] tú ({ $steps ->
        [one] { $steps } movimiento
       *[other] { $steps } movimientos
    })
   *[other] { $name } ({ $steps ->
        [one] { $steps } movimiento
       *[other] { $steps } movimientos
    })
}
explain-task-prisoners = { $count ->
    [one] Falta { $count } preso
   *[other] Faltan { $count } presos
}. Podrían venir: { $names }.
explain-task-guards = { $count ->
    [one] Sobra un guardia
   *[other] Sobran { $count } guardias
}: un motín en una sala contigua atrae a uno; la Sala de radio mueve a cualquiera. Los sobornos no sirven aquí.
explain-task-item = Falta: { $item }. { $holders ->
    [0] {""}
   *[other] Podría venir de { $names }. { "" }
}{ $rooms ->
    [0] No queda en ninguna sala.
   *[other] Hay en: { $places }.
}

# Lo que se puede elegir antes de la partida.
option-sides = Caras de las salas
option-sides-silver = plata, para las primeras partidas
option-sides-copper = cobre, para gente curtida
option-sides-random = cada una al azar
option-sides-custom = como se elija abajo
option-custom_sides = Caras a medida: s (plata) o c (cobre) para las salas 1 a 12
option-layout = Dónde están las salas
option-layout-random = al azar
option-layout-numbered = por su número
option-layout-custom = como se elija abajo
option-custom_layout = Salas a medida: sus números, fila por fila, con comas
option-free_rooms = Salas gratuitas con guardias
option-free_rooms-rulebook = siguen siendo gratis
option-free_rooms-designer = cuestan 1 con dos guardias; con tres, cerradas
option-amnesty = Cuando hasta la última votación acaba en empate
option-amnesty-off = decide el chivo expiatorio
option-amnesty-on = escapa todo el mundo

# Nombres que da el contenido: `called-` y el nombre en inglés.
called-cut-a-spare-key = Copiar una llave
called-fake-a-stabbing = Fingir un apuñalamiento
called-silence-the-alarm = Acallar la alarma
called-build-bunk-dummies = Muñecos en las literas
called-start-a-slow-fire = Prender un fuego lento
called-eat-through-the-wall = Comerse la pared
called-scrape-out-the-vent = Rascar la rejilla
called-dig-behind-the-sink = Cavar detrás del lavabo
called-weaken-the-mortar = Ablandar el mortero
called-smuggle-out-the-rubble = Sacar los escombros
called-unscrew-the-grille = Desatornillar la reja
called-braid-a-rope = Trenzar una cuerda
called-copy-the-duct-plan = Copiar el plano
called-bend-the-roof-bars = Doblar los barrotes
called-muffle-the-fan-room = Insonorizar la sala
called-file-a-master-key = Limar una llave maestra
called-rob-the-drowsy-turnkey = Robar al carcelero dormido
called-press-a-soap-mould = Hacer un molde de jabón
called-carve-wooden-bolts = Tallar cerrojos de madera
called-swap-the-key-ring = Cambiar el llavero
called-dye-the-denim = Teñir los uniformes
called-crack-the-uniform-locker = Forzar la taquilla de uniformes
called-tailor-guard-coats = Coser abrigos de guardia
called-deal-with-the-trusty = Pactar con el ordenanza
called-proof-the-raincoats = Encerar las capas
called-prepare-the-gags = Preparar las mordazas
called-knock-out-the-night-guard = Noquear al guardia de noche
called-set-the-ambush = Tender la emboscada
called-bar-the-guard-post = Atrancar la garita
called-seize-the-boat-pilot = Raptar al piloto del barco

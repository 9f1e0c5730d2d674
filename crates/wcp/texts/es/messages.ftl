# El Gran Botón Rojo, en español.

## La mesa.

section-stage = Situación
section-board = Tablero
section-vehicles = Vehículos
section-hands = Manos
section-own-hand = Tu mano

stage-looting = Fase I: exploración y saqueo.
stage-closed = Fase I: ya no se puede colocar ninguna sala. Cualquiera puede pulsar el botón; { $turns ->
    [one] dentro de un turno
   *[other] dentro de { $turns } turnos
} la base lo dispara por su cuenta.
stage-pressed = { $who } ha pulsado el botón: últimos turnos de la fase I.
stage-opening = Empieza la fase II: al final de este turno desaparece la sala central y se abren las salidas.
stage-fleeing = Fase II: las salidas están abiertas. { $who } tiene la loseta WCP y destruye una sala { $turns ->
    [0] al final de este turno
    [one] dentro de un turno
   *[other] dentro de { $turns } turnos
}.
stage-turn = Turno de { $who }.
stage-stacks = En las pilas: { $halls ->
    [one] { $halls } sala
   *[other] { $halls } salas
} y { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}.

map-borders = --- y | son paredes; los huecos, pasos; los puntos, sin decidir aún.
map-cells = [12] es sala, 12 casilla libre, (◉) el botón, ( ) el agujero, xxx escombros.
map-pawns = p1 a p6 son peones; E0 a E5 son entradas, las pasivas entre paréntesis.
map-tokens = ★5 es un trofeo; ▲+1, ■+1, ●+1 son mejoras de fuego, blindaje, turbos.
map-guards = ▲3■2 →↘ es un guardián con fuego 3 y blindaje 2 que protege esos lados.

vehicle-line = { $who }: { $card } { $values }; trofeos por valor de { $worth }; tiene: { $goods }; { $place }
vehicle-none = { $who }: aún sin vehículo; { $place }
place-outside = fuera, en { $entrance }
place-inside = en la sala { $cell }
place-trapped = en la sala { $cell }, sin escapatoria
place-left = ha salido de la base en el puesto { $number }
place-lost = se ha quedado en la base
place-resigned = se ha rendido
hand-line = { $who }: { $halls ->
    [one] { $halls } sala
   *[other] { $halls } salas
}, { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}

dir-e = este
dir-se = sureste
dir-sw = suroeste
dir-w = oeste
dir-nw = noroeste
dir-ne = noreste

## Preguntas.

ask-pick = { $pawn ->
    [only] ¿Qué vehículo conduces? Cada uno tiene fuego ▲, blindaje ■ y turbos ●.
   *[other] ¿Qué vehículo conduce tu peón { $pawn }? Cada uno tiene fuego ▲, blindaje ■ y turbos ●.
}
ask-resign = { $pawn ->
    [only] No tienes escapatoria:
   *[other] Tu peón { $pawn } no tiene escapatoria:
} ningún camino lleva de la sala { $cell } a una salida. { $hope ->
    [none] Eso ya no puede cambiar.
   *[some] Solo una sala nueva podría abrir uno.
} ¿Seguir o rendirse?
ask-move = { $pawn ->
    [only] ¿Adónde vas?
   *[other] ¿Adónde va tu peón { $pawn }?
} { $place ->
    [outside] Adentro por la sala de la esquina, o lejos de aquí para siempre.
   *[inside] { $boosters ->
        [0] Una sala; no te quedan turbos.
        [one] Una sala, o dos con tu último turbo ●.
       *[other] Una sala, o dos con uno de tus { $boosters } turbos ●.
    }
}
ask-propose = Tu intercambio con { $partner }: das { $offered }, recibes { $asked }. Propuestas restantes: { $left }.
ask-counter = Tu contraoferta a { $partner }: das { $offered }, recibes { $asked }. Propuestas restantes: { $left }.
ask-answer-counter = { $who } hace una contraoferta: das { $asked }, recibes { $offered }. ¿Aceptas?
ask-answer = { $who } propone un intercambio: das { $asked }, recibes { $offered }. ¿Aceptas?
ask-give = ¿Qué se pasan tus peones { $pawn } y { $partner }?
ask-loot = Has vencido a { $loser }. ¿Qué ficha te llevas?
ask-hall = ¿Qué sala de tu mano colocas?
ask-token = ¿Qué ficha de tu mano colocas?
ask-where = ¿Dónde colocas { $what }?
ask-turn = ¿Cómo giras { $what } en la casilla { $cell }?
ask-destroy = Tienes la loseta WCP: ¿qué sala destruyes?
ask-over = La partida ha terminado.

## Opciones.

do-go-on = seguir, aunque ningún camino lleve fuera
do-resign = rendirse: este vehículo queda fuera del juego
do-move = rumbo { $way } a la sala { $cell }
do-boost = con turbo, rumbo { $way } a la sala { $cell }
do-move-and = { $move }: { $prospect }
do-leave = salir de la base para siempre por { $exit } desde la sala { $cell }
do-drive-off = marcharse y dejar la base para siempre
do-press = pulsar el Gran Botón Rojo: a los demás les queda un turno
do-ignore = dejar en paz a los demás
do-trade = intercambiar con { $who }
do-attack = atacar a { $who }
do-give = dar y tomar con { $who }
do-offer = ofrecer { $token }
do-ask = pedir { $token }
do-propose = proponer este intercambio
do-cancel = renunciar al intercambio
do-accept = aceptar
do-accept-trade = aceptar: das { $gives } y recibes { $gets }
do-counter = hacer una contraoferta
do-decline = rechazar
do-hand = entregar { $token }
do-take = tomar { $token }
do-done = hecho
do-loot = llevarse { $token }
do-turn = { $sixths ->
    [0] sin girar
    [one] giro de un sexto
   *[other] giro de { $sixths } sextos
}: { $edges }
prospect-meet = encuentro con { $who }
prospect-take = tomas { $token }
prospect-capture = capturas { $token } por un lado sin proteger
prospect-win = vences a { $token }, blindaje restante { $armour }
prospect-draw = el { $token } y tu vehículo se destruyen mutuamente
prospect-lose = el { $token } destruye tu vehículo

## Lo que ha pasado.

tell-picked = { $who ->
    [you] Conduces
   *[other] { $name } conduce
} el { $card }.
tell-drew = { $who ->
    [you] Sacas
   *[other] { $name } saca
} { $halls ->
    [one] { $halls } sala
   *[other] { $halls } salas
} y { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}.
tell-drew-faces = Sacas { $what }.
tell-moved = { $who ->
    [you] Entras
   *[other] { $name } entra
} en la sala { $cell }.
tell-boosted = { $who ->
    [you] Gastas un turbo, cruzas la sala { $over } y entras
   *[other] { $name } gasta un turbo, cruza la sala { $over } y entra
} en la sala { $cell }.
tell-stuck = { $who ->
    [you] No tienes
   *[other] { $name } no tiene
} adónde ir.
tell-left = { $who ->
    [you] Sales
   *[other] { $name } sale
} de la base{ $exit ->
    [none] {""}
   *[other] {" "}por { $exit }
} en el puesto { $number }, con { $worth ->
    [one] 1 punto
   *[other] { $worth } puntos
}.
tell-lost = { $who ->
    [you] Te quedas
   *[other] { $name } se queda
} para siempre en la base.
tell-back-outside = { $who ->
    [you] Vuelves
   *[other] { $name } vuelve
} afuera, con los valores de la carta.
tell-took = { $who ->
    [you] Tomas
   *[other] { $name } toma
} { $token }.
tell-captured = { $who ->
    [you] Capturas
   *[other] { $name } captura
} { $guard } por un lado sin proteger.
tell-fight-won = { $who ->
    [you] Vences
   *[other] { $name } vence
} a { $guard }; blindaje restante: { $armour }.
tell-fight-draw = { $who ->
    [you] Tu vehículo
   *[other] { $name }
} y el { $guard } se destruyen mutuamente.
tell-fight-lost = { $who ->
    [you] El { $guard } destruye tu vehículo.
   *[other] { $name }: el { $guard } destruye su vehículo.
}
tell-returned = { $count ->
    [one] Vuelve
   *[other] Vuelven
} a la pila de fichas: { $tokens }.
tell-ignored = { $who ->
    [you] No haces
   *[other] { $name } no hace
} nada en esta sala.
tell-proposed = { $who ->
    [you] Le ofreces un intercambio a { $other }
   *[other] { $whom ->
        [you] { $name } te ofrece un intercambio
       *[other] { $name } le ofrece un intercambio a { $other }
    }
}: { $offered } por { $asked }.
tell-countered = { $who ->
    [you] Le haces una contraoferta a { $other }
   *[other] { $whom ->
        [you] { $name } te hace una contraoferta
       *[other] { $name } le hace una contraoferta a { $other }
    }
}: { $offered } por { $asked }.
tell-traded = { $who ->
    [you] Intercambias con { $other }
   *[other] { $whom ->
        [you] { $name } intercambia contigo
       *[other] { $name } intercambia con { $other }
    }
}.
tell-declined = { $who ->
    [you] Rechazas
   *[other] { $name } rechaza
} el intercambio.
tell-cancelled = { $who ->
    [you] Renuncias
   *[other] { $name } renuncia
} al intercambio.
tell-gave = { $name } le entrega { $token } a { $other }.
tell-attacked = { $who ->
    [you] Atacas a { $other }
   *[other] { $whom ->
        [you] { $name } te ataca
       *[other] { $name } ataca a { $other }
    }
}: blindaje restante, { $left } y { $right }.
tell-looted = { $who ->
    [you] Ganas y le quitas { $token } a { $other }
   *[other] { $whom ->
        [you] { $name } gana y te quita { $token }
       *[other] { $name } gana y le quita { $token } a { $other }
    }
}.
tell-laid-hall = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} la sala { $hall } en la casilla { $cell }, abierta { $edges }.
tell-no-hall = { $who ->
    [you] No tienes
   *[other] { $name } no tiene
} ninguna sala que se pueda colocar.
tell-laid-token = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} { $what } en la sala { $cell }.
tell-laid-guard = { $who ->
    [you] Apostas
   *[other] { $name } aposta
} { $what } en la sala { $cell }; vigila { $edges }.
tell-closed = Ya no se puede colocar ninguna sala: desde ahora cualquiera puede pulsar el botón.
tell-pressed = ¡{ $who ->
    [you] Pulsas
   *[other] { $name } pulsa
} el Gran Botón Rojo! A los demás les queda un turno.
tell-failsafe = { $who ->
    [you] Cuentas
   *[other] { $name } cuenta
} como quien ha pulsado: nadie lo hizo, y la base dispara el botón por su cuenta.
tell-stage-two = { $who ->
    [you] La fase II empieza con tu turno.
   *[other] { $name } abre la fase II con su turno.
}
tell-opened = La sala central ha desaparecido y todas las salidas están abiertas.
tell-tile = { $who ->
    [you] Recibes la loseta WCP.
   *[other] { $name } recibe la loseta WCP.
}
tell-destroyed = { $who ->
    [you] Destruyes
   *[other] { $name } destruye
} la sala { $cell }.
tell-lapsed = { $who ->
    [you] No encuentras
   *[other] { $name } no encuentra
} ninguna sala que destruir.
tell-resigned = { $who ->
    [you] Te rindes
   *[other] { $name } se rinde
}.
tell-collapsed = No queda nada que destruir: la base se derrumba.

## Opciones de partida.

option-teams = Equipos: dos o tres jugadores llevan seis peones
option-teams-off = un peón por jugador
option-teams-on = tres peones cada uno si juegan dos, dos si juegan tres

## El final.

end-all-out = De dentro ya no puede salir nadie; ganan los trofeos más valiosos que han salido.
end-collapse = La base se ha derrumbado; ganan los trofeos más valiosos que han salido.
end-nobody-left = Nadie ha salido de la base: pierde todo el mundo.

## Por qué no.

clause-WCP-003 = Los vehículos se eligen antes del primer turno, uno por peón, y ya no se cambian.
clause-WCP-017 = Hay un movimiento posible, así que primero tienes que hacerlo.
clause-WCP-019 = Cada turno colocas exactamente una sala, antes de la ficha: elige la sala, su casilla y su giro.
clause-WCP-020 = Cada turno colocas exactamente una ficha, después de la sala: elige la ficha, su sala y, si es un guardián, su giro.
clause-WCP-023 = Ahí no hay sala todavía: para moverse hace falta una sala colocada y pasos a ambos lados del límite.
clause-WCP-024 = Una pared cierra este lado: las dos salas necesitan un paso ahí.
clause-WCP-026 = Desde fuera solo se entra en la sala de la esquina junto a la entrada propia, por un paso.
clause-WCP-027 = Nadie sale de la base antes de que desaparezca la sala central.
clause-WCP-032 = Moverse dos salas cuesta un turbo, y no te queda ninguno.
clause-WCP-033 = Coloca una loseta de sala de tu mano en una casilla que siga libre.
clause-WCP-034 = La sala nueva necesita un paso hacia una sala colocada o hacia una entrada activa.
clause-WCP-035 = Esto aislaría para siempre una parte del tablero: gira la loseta para que todo siga unido.
clause-WCP-036 = Esto tapiaría una entrada activa: necesita un paso.
clause-WCP-038 = Esta sala no se puede colocar en ninguna parte; se queda en tu mano.
clause-WCP-039 = Coloca una ficha de tu mano en una sala ya colocada.
clause-WCP-040 = Una ficha necesita una sala vacía: sin ficha, sin peón y que no sea la del botón.
clause-WCP-053 = Si hay otro peón en la sala, lo dejas en paz, intercambias o atacas; nada más va antes.
clause-WCP-055 = Solo se pueden intercambiar trofeos y mejoras que posea uno u otro peón, cada cosa una vez.
clause-WCP-056 = Solo los peones de un mismo equipo que estén en la misma sala se dan fichas, y cada ficha una vez.
clause-WCP-058 = Solo quien acaba de entrar en una sala puede ignorar, intercambiar, atacar o dar algo allí, una vez por turno.
clause-WCP-069 = Solo puedes atacar a un peón de la sala en la que has entrado.
clause-WCP-072 = Llévate un trofeo o una mejora de quien ha perdido.
clause-WCP-079 = El botón solo se puede pulsar al entrar en la sala central.
clause-WCP-080 = Solo puedes pulsar sin salas en la mano ni en la pila, o cuando nadie pueda ya colocar ninguna.
clause-WCP-083 = Estás ante el botón: primero púlsalo o déjalo en paz.
clause-WCP-091 = Para salir hay que moverse desde una sala junto a una salida; marcharse es cosa de los peones que esperan fuera.
clause-WCP-094 = Una pared de esta sala cierra la salida.
clause-WCP-096 = Quien ha salido de la base ya no se mueve.
clause-WCP-100 = No se puede colocar una sala en la casilla central ni sobre una sala destruida.
clause-WCP-101 = No se puede colocar una ficha en la casilla central ni sobre una sala destruida.
clause-WCP-102 = Se destruye una sala que aún esté intacta.
clause-WCP-103 = La primera sala destruida tiene que estar junto al agujero de la sala central.
clause-WCP-104 = Solo se puede destruir una sala junto al agujero o a los escombros.
clause-WCP-105 = Una sala con un peón no se puede destruir.
clause-WCP-108 = Tienes la loseta WCP y ahora debes destruir una sala.
clause-WCP-112 = Las salas se destruyen justo al final de un turno, y solo lo hace quien tiene la loseta WCP.
clause-WCP-113 = Ya no se puede entrar en las salas destruidas ni cruzarlas.
clause-WCP-117 = La partida ha terminado.
clause-WCP-122 = Por equipos solo pueden jugar dos o tres personas.
clause-WCP-R03 = Este vehículo ya está elegido: de cada carta solo hay una.
clause-WCP-R06 = En este lado no hay entrada: un paso en el borde no lleva a ninguna parte.
clause-WCP-R11 = Ir y volver no es moverse: la segunda sala tiene que ser distinta de la de partida.
clause-WCP-R13 = El movimiento termina cuando el peón está fuera de la base.
clause-WCP-R23 = Solo se giran los guardianes.
clause-WCP-R25 = Las mejoras se van con sus marcadores: nadie puede quedarse sin blindaje ni debiendo turbos.
clause-WCP-R31 = Un intercambio necesita al menos una ficha de cada parte y el permiso de la otra.
clause-WCP-R33 = Quien gana tiene que llevarse primero una ficha de quien pierde.
clause-WCP-R36 = El botón ya está pulsado.
clause-WCP-R42 = La sala central ya no está: no se puede entrar en su casilla ni cruzarla.
clause-WCP-R53 = Solo puedes rendirte, o seguir, al principio de tu turno y con un peón al que no le queda camino a ninguna salida.
clause-WCP-R60 = Los peones de un mismo equipo no intercambian ni se atacan; se dan cosas.
clause-WCP-R64 = Con este giro queda igual que con uno menor: elige ese.
clause-WCP-R67 = A una propuesta se puede responder con una contraoferta mientras el encuentro tenga propuestas.
clause-WCP-R68 = Termina esto primero: un intercambio acaba con una respuesta o al cancelarlo; un regalo, cuando lo das por hecho.
clause-WCP-R65 = No hay nada que entregar: un intercambio necesita fichas de las dos partes; un regalo, de una.

# Lo que deciden las reglas solas, como lo cuenta el historial.
clause-WCP-029 = Lo que hay en la sala que se cruza con turbo se ignora.
clause-WCP-049 = Al guardián sorprendido por un lado sin proteger se le captura sin combate.
clause-WCP-063 = Un guardián vencido pasa a la mano de quien gana; el blindaje perdido no vuelve.
clause-WCP-065 = Quien pierde contra un guardián pierde todos sus trofeos y mejoras.
clause-WCP-068 = Un empate es una derrota, pero el guardián pasa a tu mano.
clause-WCP-070 = Dos vehículos abren fuego exactamente una vez, los dos al mismo tiempo.
clause-WCP-084 = Después de que alguien pulse, a cada rival le queda un turno.
clause-WCP-085 = La fase II empieza con el siguiente turno de quien ha pulsado.
clause-WCP-095 = Quien ha salido de la base ya no puede volver.
clause-WCP-107 = Tras una destrucción, la loseta WCP pasa a la persona de la derecha.
clause-WCP-R08 = Un peón que no tiene adónde ir se queda, y el turno sigue con la colocación.
clause-WCP-R17 = Quien no puede colocar ninguna sala se queda con todas y sigue con una ficha.
clause-WCP-R22 = Las fichas que vuelven se mezclan en la pila.
clause-WCP-R37 = Cuando ya no se puede colocar ninguna sala, cualquiera puede pulsar el botón.
clause-WCP-R39 = Si nadie lo pulsa en mucho tiempo, la base dispara el botón por su cuenta; la fase dice en cuántos turnos.
clause-WCP-R41 = Las salidas se abren cuando desaparece la sala central, al final del primer turno de la fase II.
clause-WCP-R47 = Si no hay sala que destruir, la obligación se salta; cuando se salta en toda una ronda, la base se derrumba.
clause-WCP-R50 = Un peón sin ninguna escapatoria ha perdido, aunque lo echen de la base.

## La imagen.

scene-stage-looting = I: saqueo
scene-stage-closed = I: cerrada
scene-stage-pressed = I: últimos turnos
scene-stage-opening = II: apertura
scene-stage-fleeing = II: huida
scene-hall = Sala { $cell }: { $hall }
scene-free = Casilla { $cell }, libre
scene-rubble = Casilla { $cell }, escombros
scene-centre = Sala { $cell }: la sala central
scene-hole = Casilla { $cell }: el agujero de la sala central
scene-ways = Caminos: { $dirs }.
scene-button = el Gran Botón Rojo en la loseta WCP
scene-pressed = pulsado
scene-strikes = destruye una sala { $turns ->
    [0] al final de este turno
    [one] dentro de un turno
   *[other] dentro de { $turns } turnos
}
scene-on-turn = es su turno
scene-turn = su turno
scene-trapped = sin escapatoria
scene-draft = { $what }, a medio colocar aquí
scene-entrance = Entrada { $entrance } de { $who }
scene-exit = Entrada pasiva { $entrance }
scene-gate-active = Por aquí se entra a través de la sala de la esquina; aún no se puede salir.
scene-gate-passive = Nadie empieza aquí; en la fase II es una salida.
scene-gate-open = Salida abierta.
scene-gate-steps = { $steps ->
    [one] Un movimiento para salir por aquí.
   *[other] { $steps } movimientos para salir por aquí.
}
scene-gate-shut = No se puede salir: la sala de la esquina tiene aquí una pared o no está.
scene-away = Fuera
scene-hall-stack = Salas
scene-token-stack = Fichas
scene-halls = { $count ->
    [one] una sala en la pila
   *[other] salas en la pila
}
scene-tokens = { $count ->
    [one] una ficha en la pila
   *[other] fichas en la pila
}
scene-halls-held = { $count ->
    [one] una sala en la mano
   *[other] salas en la mano
}
scene-tokens-held = { $count ->
    [one] una ficha en la mano
   *[other] fichas en la mano
}
scene-garage = Vehículos libres
scene-card = { $card }: fuego { $fire }, blindaje { $armour }, turbos { $boosters }
scene-deal = { $who } daría
scene-proposals = Propuestas restantes: { $left }.
scene-worth = trofeos por valor de { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = elección hecha
scene-turns = Giros posibles en la casilla { $cell }
scene-tile = { $hall }, pasos: { $dirs }
scene-trophy = { $name }, un trofeo de valor { $value }
scene-upgrade-fire = { $name }, una mejora: fuego +{ $by }
scene-upgrade-armour = { $name }, una mejora: blindaje +{ $by }
scene-upgrade-boosters = { $name }, una mejora: turbos +{ $by }
scene-guard = { $name }, un guardián con fuego { $fire } y blindaje { $armour } que vigila: { $dirs }

pick-boost = con turbo, por otro camino
pick-trade = intercambiar
pick-attack = atacar
pick-give = dar y tomar

## Peones y cosas en frases.

own-pawn-subject = tu peón { $pawn }
own-pawn = tu peón { $pawn }
hall-object = la sala { $hall }
edges-all = por todos los lados
object-t1a = unas Latas de comida
object-t1b = una Bobina de cable
object-t2a = una Radio de campaña
object-t2b = un Botiquín
object-t3a = un Maletín de óptica
object-t3b = un Banco de baterías
object-t4a = un Archivo de mapas
object-t4b = un Banco de semillas
object-t5a = una Célula de fusión
object-t5b = un Núcleo de cifrado
object-uf1 = un Cañón doble
object-ua1 = una Placa de chatarra
object-ua2 = una Placa compuesta
object-ub1 = un Bidón de gasolina
object-ub2 = una Bombona de nitro
object-g01 = un Cable trampa
object-g02 = un Mastín
object-g03 = un Aguijón
object-g04 = un Piquete
object-g05 = un Torniquete
object-g06 = un Baluarte
object-g07 = un Lancero
object-g08 = un Triturador
object-g09 = un Segador
object-g10 = un Coloso

## Más preguntas y opciones.

ask-meet = { $pawn ->
    [only] Te encuentras con { $others } en la sala { $cell }
   *[other] Tu peón { $pawn } se encuentra con { $others } en la sala { $cell }
}. ¿Qué haces?
ask-press = { $pawn ->
    [only] Estás
   *[other] Tu peón { $pawn } está
} ante el Gran Botón Rojo. ¿Lo pulsas? A los demás les quedará un turno, y la base se vendrá abajo.
ask-press-or-meet = { $pawn ->
    [only] Estás
   *[other] Tu peón { $pawn } está
} ante el Gran Botón Rojo, junto a { $others }. ¿Lo pulsas, tratas con quien está ahí o no haces nada?
ask-turn-only = En la casilla { $cell } solo cabe un giro. ¿Colocas { $what }?
do-not-press = no pulsar
do-lay-hall = colocar la sala { $hall }, { $count ->
    [6] abierta por todos los lados
   *[other] abierta por { $count } lados
}
do-lay-token = colocar { $token }
do-on-free = en la casilla { $cell }
do-on-hall = en la sala { $cell }
do-destroy = destruir la sala { $cell }
do-destroy-with = destruir la sala { $cell } con su { $token }
do-leave-boosted = con turbo, salir de la base para siempre por { $exit } desde la sala { $cell }

## Botones para lo que podría pasarse por alto en el tablero.

verb-press = Pulsar el Gran Botón Rojo
verb-attack = Atacar
verb-trade = Intercambiar
verb-give = Dar y tomar
verb-leave = Salir por { $value }
verb-drive-off = Salir de la base
verb-loot = Llevarse el botín
verb-offer = Ofrecer una ficha
verb-ask = Pedir una ficha
verb-hand = Entregar
verb-take = Tomar

## Los números que se vigilan.

gauge-points = ★
    .name = puntos
gauge-fire = ▲
    .name = fuego
gauge-armour = ■
    .name = blindaje
gauge-boosters = ●
    .name = turbos
gauge-tokens = ◆
    .name = fichas en la mano
gauge-alarm = II
    .name = Tras un turno más de los demás empieza la fase II
gauge-way = ↗
    .name = movimientos hasta la salida más cercana
gauge-vehicle = ♥
    .name = vehículo
gauge-escape = ✓
    .name = escapatoria
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

## Momentos.

moment-picked = { $who ->
    [you] Conduces
   *[other] { $name } conduce
} el { $card }
    .values = Fuego { $fire }, blindaje { $armour }, turbos { $boosters }
moment-moved = { $who ->
    [you] Entras
   *[other] { $name } entra
} en la sala { $cell }
moment-boosted = { $who ->
    [you] Aceleras
   *[other] { $name } acelera
} por la sala { $over } hasta la sala { $cell }
    .cost = Se gasta un turbo; lo que hay en la sala { $over } se queda allí.
moment-stuck = { $who ->
    [you] No tienes
   *[other] { $name } no tiene
} adónde ir
    .next = El turno sigue con la colocación.
moment-trophy = Un trofeo: ★{ $value } para quien lo saque de la base
moment-upgrade-fire = Una mejora: fuego +{ $by }
moment-upgrade-armour = Una mejora: blindaje +{ $by }
moment-upgrade-boosters = Una mejora: turbos +{ $by }
moment-guard = Fuego { $fire }, blindaje { $armour }
moment-took = { $who ->
    [you] Encuentras
   *[other] { $name } encuentra
} { $token }
moment-captured = { $who ->
    [you] Capturas
   *[other] { $name } captura
} { $token }
    .how = Sorprendido por un lado que no vigila: no hay combate.
    .hand = Pasa a la mano y se puede volver a apostar.
moment-fight-won = { $who ->
    [you] Vences
   *[other] { $name } vence
} a { $token }
    .left = { $armour ->
        [one] Queda un solo punto de blindaje.
       *[other] Blindaje restante: { $armour }.
    }
    .hand = El guardián pasa a la mano y se puede volver a apostar.
moment-fight-draw = { $who ->
    [you] Tu vehículo
   *[other] { $name }
} y el { $guard } se destruyen mutuamente
    .lost = Se pierden todos los trofeos y mejoras del vehículo.
    .hand = El guardián pasa a la mano.
moment-fight-lost = { $who ->
    [you] El { $guard } destruye tu vehículo
   *[other] { $name }: el { $guard } destruye su vehículo
}
    .lost = Se pierden todos los trofeos y mejoras del vehículo.
moment-back-outside = { $who ->
    [you] Empiezas
   *[other] { $name } empieza
} otra vez desde fuera
    .values = El vehículo recupera todos los valores de su carta.
moment-lost = { $who ->
    [you] Te quedas
   *[other] { $name } se queda
} para siempre en la base
    .why = Ya no había escapatoria; nada de lo que hay a bordo cuenta.
moment-left = ¡{ $who ->
    [you] Estás
   *[other] { $name } está
} fuera de la base!
    .number = { $number ->
        [1] La primera salida: gana los empates.
       *[other] La salida número { $number }; los empates los gana quien salió antes.
    }
    .exit = Por la salida { $exit }.
    .counts = Los trofeos a bordo están a salvo: { $worth ->
        [one] 1 punto.
       *[other] { $worth } puntos.
    }
moment-proposed = { $who ->
    [you] Le ofreces un intercambio a { $other }
   *[other] { $whom ->
        [you] { $name } te ofrece un intercambio
       *[other] { $name } le ofrece un intercambio a { $other }
    }
}
    .gives = Oferta: { $offered }
    .wants = A cambio de: { $asked }
moment-countered = { $who ->
    [you] Le haces una contraoferta a { $other }
   *[other] { $whom ->
        [you] { $name } te hace una contraoferta
       *[other] { $name } le hace una contraoferta a { $other }
    }
}
moment-traded = { $who ->
    [you] Intercambias con { $other }
   *[other] { $whom ->
        [you] { $name } intercambia contigo
       *[other] { $name } intercambia con { $other }
    }
}
    .markers = Las fichas cambian de manos, y las mejoras van con sus marcadores.
moment-declined = { $who ->
    [you] Rechazas
   *[other] { $name } rechaza
} el intercambio
moment-gave = { $name } entrega { $token }
    .to = A { $other }.
moment-attacked = { $who ->
    [you] ¡Atacas a { $other }!
   *[other] { $whom ->
        [you] ¡{ $name } te ataca!
       *[other] ¡{ $name } ataca a { $other }!
    }
}
    .undecided = Un cruce de disparos, y nadie cae.
moment-armour = { $who ->
    [you] Conservas
   *[other] { $name } conserva
} blindaje { $armour }.
moment-wreck = { $who ->
    [you] Pierdes tu vehículo
   *[other] { $name } pierde su vehículo
} y sus mejoras.
moment-looted = { $who ->
    [you] Le quitas { $token } a { $other }
   *[other] { $whom ->
        [you] { $name } te quita { $token }
       *[other] { $name } le quita { $token } a { $other }
    }
}
moment-laid-hall = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} la sala { $hall } en la casilla { $cell }
    .open = Pasos: { $edges }
moment-laid-guard = { $who ->
    [you] Apostas
   *[other] { $name } aposta
} { $token } en la sala { $cell }
    .watches = Vigila { $edges }; por ahí planta batalla.
moment-laid-loot = { $who ->
    [you] Pones
   *[other] { $name } pone
} { $token } en la sala { $cell }
moment-closed = El Gran Botón Rojo queda libre
    .why = Ya no se puede colocar ninguna sala: ahora cualquiera puede pulsarlo.
    .failsafe = Si nadie lo hace en mucho tiempo, la base lo dispara por su cuenta.
moment-pressed = ¡{ $who ->
    [you] Pulsas
   *[other] { $name } pulsa
} el Gran Botón Rojo!
    .turns = A los demás les queda un turno; después empieza la fase II.
    .after = La sala central desaparece, las salidas se abren y las salas caen una tras otra.
    .counts = Solo cuentan los trofeos que salgan de la base.
moment-failsafe = ¡La base dispara el Gran Botón Rojo por su cuenta!
    .who = { $who ->
        [you] Cuentas
       *[other] { $name } cuenta
    } como quien ha pulsado: a los demás les queda un turno.
moment-stage-two = Fase II: la base se viene abajo
    .who = { $who ->
        [you] Al final de tu turno
       *[other] { $name } juega su turno; al final
    } la sala central desaparece y las salidas se abren.
    .goal = Saca tus trofeos de aquí: no cuenta nada más.
moment-opened = La sala central desaparece: ¡las salidas están abiertas!
    .leave = Desde una sala de esquina con un paso a su salida, un movimiento lleva fuera.
    .falls = Quien tiene la loseta WCP destruye una sala al final del turno.
moment-destroyed = { $who ->
    [you] Destruyes
   *[other] { $name } destruye
} la sala { $cell }
    .gone = Ya nadie puede entrar en ella ni cruzarla.
moment-lapsed = { $who ->
    [you] No encuentras
   *[other] { $name } no encuentra
} ninguna sala que destruir
    .next = La base se derrumba cuando esto pasa tantas veces seguidas como jugadores no se han rendido.
moment-collapsed = ¡La base se derrumba!
    .inside = Quien sigue dentro ya no sale.
    .outside = Quien espera fuera se libra.
moment-resigned = { $who ->
    [you] Te rindes
   *[other] { $name } se rinde
}
    .rest = El vehículo se queda; sus trofeos no cuentan.

## Para qué sirven las cosas.

thing-stage-looting = Explora, saquea y coloca salas. Cuando ya no se pueda colocar ninguna, o no te quede ninguna y la pila esté vacía, se puede pulsar el Gran Botón Rojo en la sala central.
    .clauses = WCP-080 WCP-R37
thing-stage-closed = Ahora cualquiera puede pulsar el botón al entrar en la sala central. Quien lo pulsa es quien empieza a moverse en la fase II.
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = El botón está pulsado. Aprovecha los últimos turnos de la fase I para acercarte a una salida.
    .clauses = WCP-084 WCP-085
thing-stage-opening = Al final de este turno desaparece la sala central y se abren las salidas.
    .clauses = WCP-R41
thing-stage-fleeing = Sal por una salida abierta: solo cuentan los trofeos que se sacan. Las salas caen una tras otra, empezando junto al agujero central.
    .clauses = WCP-095 WCP-104
thing-free = Aquí no hay nada colocado. Una sala encaja si tiene un paso hacia una sala colocada o una entrada activa y no aísla nada.
    .clauses = WCP-034 WCP-035
thing-laid-hall = Los vehículos entran y salen por donde las dos salas tienen un paso. Quien se detiene aquí toma el botín o se topa con el guardián.
    .clauses = WCP-024
thing-brittle = Está junto al agujero o a los escombros: si no hay ningún vehículo en ella, puede ser la próxima en caer.
    .clauses = WCP-104 WCP-105
thing-centre = El corazón de la base, con el Gran Botón Rojo. Está abierta por todos los lados, y en ella no se puede colocar nada.
    .clauses = WCP-079 WCP-080
thing-hole = Aquí estaba la sala central. Quien estaba en ella aún puede salir; nadie puede entrar ni cruzar.
    .clauses = WCP-R42
thing-rubble = Una sala destruida: ya no se puede entrar en ella ni cruzarla.
    .clauses = WCP-113
thing-wcp-tile-looting = El Gran Botón Rojo. Púlsalo al entrar en la sala central, cuando no quede ninguna sala que colocar: así empieza el fin de la base.
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = El botón está pulsado: a los demás les queda un turno.
    .clauses = WCP-084
thing-wcp-tile-fleeing = Quien tiene la loseta WCP debe destruir una sala al final del turno, incluso desde fuera; después la loseta pasa a la persona de la derecha.
    .clauses = WCP-107 WCP-108
thing-entrance = El acceso a la base, por la sala de la esquina. En la fase II, esta entrada se convierte en una salida.
    .clauses = WCP-026 WCP-027
thing-exit = Un movimiento desde la sala de la esquina lleva fuera, si tiene aquí un paso. Quien sale no vuelve nunca, y los trofeos a bordo cuentan.
    .clauses = WCP-094 WCP-095
thing-away = Los vehículos que han salido de la base, numerados por orden, y los que se han quedado dentro.
    .clauses = WCP-095 WCP-096
thing-halls = Al final de su turno, cada cual completa su mano hasta seis salas, mientras dure la pila.
    .clauses = WCP-019
thing-tokens = Trofeos, mejoras y guardianes. Al final de su turno, cada cual completa su mano hasta seis fichas; las perdidas se vuelven a mezclar.
    .clauses = WCP-020 WCP-R22
thing-garage = Cada vehículo se puede elegir una vez. El fuego ▲ se resta del blindaje ■ del rival; un turbo ● paga un movimiento de dos salas.
    .clauses = WCP-003 WCP-R03
thing-deal = Lo que cambiaría de manos si se acepta el intercambio.
    .clauses = WCP-R31 WCP-R25
thing-seat = Un jugador: el vehículo con sus valores, lo que lleva y cuántas salas y fichas hay en la mano.
thing-turns = La misma pieza en todos los giros posibles: elige uno.
    .clauses = WCP-R64
thing-own-hand = Coloca una sala y después una ficha en cada turno; solo tú las ves.
    .clauses = WCP-019 WCP-020
thing-pawn = Un vehículo en la base. Entra en su sala para atacarlo o para intercambiar.
    .clauses = WCP-053 WCP-070
thing-vehicle = El fuego ▲ es lo que le resta al blindaje del rival en cada cruce de disparos; sin blindaje ■ queda destruido; cada turbo ● paga un movimiento de dos salas.
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = El blindaje más pesado de todos, y poco fuego.
thing-card-v02 = Blindaje fuerte y dos turbos, poco fuego.
thing-card-v03 = Un transporte veloz: tres turbos y buen blindaje.
thing-card-v04 = El más rápido: cuatro turbos, pero blindaje ligero.
thing-card-v05 = Blindaje y fuego; solo un turbo.
thing-card-v06 = Bueno en todo, el mejor en nada.
thing-card-v07 = Rápido y certero, con blindaje ligero.
thing-card-v08 = Mucho fuego y buen blindaje, pero ningún turbo.
thing-card-v09 = Mucho fuego, con un turbo para acercarse.
thing-card-v10 = Mucho fuego y dos turbos; el blindaje más fino.
thing-tile = Colócala en una casilla libre junto a las salas, con cualquier giro que la una y no aísle nada.
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = Tres pasos seguidos: buena para bordes y esquinas.
thing-hall-h02 = Una recta con un ramal hacia un lado.
thing-hall-h03 = Una recta con un ramal hacia el otro lado.
thing-hall-h04 = Tres pasos, uno cada dos lados.
thing-hall-h05 = Cuatro pasos seguidos, cerrada por dos lados contiguos.
thing-hall-h06 = Cuatro pasos: tres seguidos y uno enfrente.
thing-hall-h07 = Dos rectas que se cruzan; dos paredes opuestas.
thing-hall-h08 = Abierta por todos los lados menos uno.
thing-hall-h09 = Abierta por todos los lados: encaja en cualquier sitio donde quepa una sala, y no hace falta girarla.
thing-trophy = Sácalo de la base en la fase II: ganan los trofeos más valiosos.
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = Cada punto de fuego le quita un punto más al blindaje del rival en cada cruce de disparos.
    .clauses = WCP-R25
thing-upgrade-armour = Da puntos de blindaje al instante; el blindaje perdido a tiros no vuelve.
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = Da turbos: cada uno paga un movimiento de dos salas.
    .clauses = WCP-032 WCP-R25
thing-guard = Este guardián combate contra quien entre por un lado que vigila, hasta que una de las partes se quede sin blindaje. Por cualquier otro lado se le captura sin combate.
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = Si tu { $vehicle } combate ahora: ganas, blindaje { $armour } → { $left }.
thing-fight-draw = Si tu { $vehicle } combate ahora: los dos quedan destruidos, y se pierden todos los trofeos y mejoras.
thing-fight-lost = Si tu { $vehicle } combate ahora: queda destruido, y se pierden todos los trofeos y mejoras.
thing-worth = A bordo: trofeos por valor de ★{ $worth }.
thing-way = { $steps ->
    [one] Un movimiento para escapar por la salida más cercana.
   *[other] { $steps } movimientos para escapar por la salida más cercana.
}
thing-cut-off = Desde aquí ningún camino lleva a una salida.

# Nombres que da el contenido: `called-` y el nombre en inglés.
called-fan = Abanico
called-left-fork = Ramal izquierdo
called-right-fork = Ramal derecho
called-triad = Tríada
called-gallery = Galería
called-junction = Nudo
called-crossing = Cruce
called-loading-bay = Muelle de carga
called-hangar = Hangar
called-ration-tins = Latas de comida
called-cable-drum = Bobina de cable
called-field-radio = Radio de campaña
called-med-crate = Botiquín
called-optics-case = Maletín de óptica
called-battery-bank = Banco de baterías
called-map-archive = Archivo de mapas
called-seed-vault = Banco de semillas
called-fusion-cell = Célula de fusión
called-cipher-core = Núcleo de cifrado
called-twin-barrel = Cañón doble
called-scrap-plate = Placa de chatarra
called-composite-plate = Placa compuesta
called-fuel-flask = Bidón de gasolina
called-nitro-tank = Bombona de nitro
called-tripwire = Cable trampa
called-watchdog = Mastín
called-stinger = Aguijón
called-picket = Piquete
called-turnstile = Torniquete
called-bulwark = Baluarte
called-lancer = Lancero
called-crusher = Triturador
called-reaper = Segador
called-colossus = Coloso
called-mammoth = Mamut
called-camel = Camello
called-mule = Mulo
called-hornet = Avispón
called-rhino = Rinoceronte
called-jackal = Chacal
called-lynx = Lince
called-anvil = Yunque
called-hammer = Martillo
called-viper = Crótalo

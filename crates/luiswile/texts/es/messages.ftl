# La fuga de Luiswile.

# Vías: el nombre, con artículo, con «tu», con «de», con «en» y como sujeto tras dos puntos.
way-tunnel = Túnel
    .the = la vía Túnel
    .your = tu vía Túnel
    .of = de la vía Túnel
    .on = en la vía Túnel
    .subject = la vía Túnel
way-force = Fuerza
    .the = la vía Fuerza
    .your = tu vía Fuerza
    .of = de la vía Fuerza
    .on = en la vía Fuerza
    .subject = la vía Fuerza
way-finesse = Maña
    .the = la vía Maña
    .your = tu vía Maña
    .of = de la vía Maña
    .on = en la vía Maña
    .subject = la vía Maña
way-all = todas las vías

pile-tunnel = Túnel
    .short = Túnel
pile-force = Fuerza
    .short = Fuerza
pile-finesse = Maña
    .short = Maña
pile-watch = Vigilar
    .short = Vigilar
pile-sabotage = Sabotear
    .short = Sabotear
pile-recruit = Reclutar
    .short = Reclutar
pile-rest = Descansar
    .short = Descansar

trait-cunning = Astucia
trait-strength = Músculo
trait-observation = Observación

value-shovel = Pala { $n }
value-banknotes = Billetes { $n }
value-bulb = Bombilla { $n }
value-observation = Observación { $n }
value-cunning = Astucia { $n }
value-strength = Músculo { $n }
value-none = sin tarea

nation-pl = polaco
    .many = polacos
nation-de = alemán
    .many = alemanes
nation-ru = ruso
    .many = rusos
nation-it = italiano
    .many = italianos
nation-ie = irlandés
    .many = irlandeses
nation-us = estadounidense
    .many = estadounidenses
nation-fr = francés
    .many = franceses
nation-mx = mexicano
    .many = mexicanos

# Las cartas y sus reglas especiales.
card = { $who }, { $nation }: Pala { $shovel }, Billetes { $banknotes }, Bombilla { $bulb }, Astucia { $cunning }, Músculo { $strength }, Observación { $observation }
skill-aversion = Aversión (no admite { $nation })
skill-refuses = Negativa (no sigue a jefes { $nation })
skill-stubborn = Terco (exige Músculo { $n })
skill-countryman = Paisano (+{ $n } con { $nation })
skill-quell = Autoridad (+{ $n } para parar peleas)
skill-engineer = Ingeniero ({ $way }: +{ $bonus } por cada { $per } completos)
skill-teamwork = Compañero ({ $way }: +{ $bonus } con { $others } más)
skill-weatherproof = Curtido { $n }
skill-noisy = Ruidoso { $n }
skill-snitch = Soplón { $n }
skill-panics = Miedoso (patrulla { $n } o más)
skill-smooth-talk = Labia { $n }
skill-bribery = Soborno { $n }
skill-lookout = Vigía ({ $way } +{ $n })
skill-insider = Infiltrado (patrulla { $n } o menos)
skill-bodyguard = Guardaespaldas +{ $n }
skill-wrecker = Destructor ({ $way } +{ $n })
skill-coward = Cobarde
skill-hothead = Colérico +{ $n }
skill-peaceful = Pacífico
skill-tough = Duro { $n }
skill-advocate = Abogado { $n }
skill-scout = Ojeador { $n }

# Lo que hacen los sucesos.
patrol-stat-number = número
patrol-stat-shovel = Pala
patrol-stat-banknotes = Billetes
patrol-stat-bulb = Bombilla
patrol-stat-efficacy = eficacia
patrol-stat-talk = resistencia a la labia
patrol-stat-bribe = resistencia al soborno
effect-way = Producción, { $what }: { $n }.
effect-worker = Cada trabajador, { $what }: { $n }.
effect-crowded = Una banda con más de { $size } miembros activos produce { $n } menos en cada vía.
effect-patrol = Patrulla, { $what }: { $n }.
effect-suspicion = A una banda con más de { $size } miembros activos se la descubre mejor: eficacia +{ $n }.
effect-warden = Días de aislamiento: { $n }.
effect-everybody = { $what } de todos: { $n }.
effect-ban-recruit = Nadie puede reclutar.
effect-ban-sabotage = Nadie puede sabotear.
effect-ban-work-tunnel = Nadie puede trabajar en el Túnel.
effect-ban-work-force = Nadie puede trabajar en la Fuerza.
effect-ban-work-finesse = Nadie puede trabajar en la Maña.
effect-no-smooth-talk = La labia no sirve.
effect-no-bribery = Los sobornos no sirven.
effect-no-blame = Nadie puede cargar con la culpa.
effect-recruit-limit = { $n ->
    [one] De cada lista solo cuenta el primer nombre.
   *[other] De cada lista solo cuentan los { $n } primeros nombres.
}
effect-open-arrivals = Los recién llegados entran boca arriba.
effect-reassign = { $n ->
    [one] Cada banda puede mover un miembro a otra pila.
   *[other] Cada banda puede mover hasta { $n } miembros a otras pilas.
}
effect-single-out = Señalados para el castigo: { $names }.
effect-amnesty = { $n ->
    [one] Todos los que están en aislamiento cumplen un día menos.
   *[other] Todos los que están en aislamiento cumplen { $n } días menos.
}
effect-pool-loss = Cada banda pierde { $n } puntos: { $what }.
effect-leader-loss = La banda que va en cabeza pierde { $n } puntos de su mayor reserva.
effect-transfer-largest = { $n ->
    [one] La banda más numerosa pierde al miembro con el número más alto.
   *[other] La banda más numerosa pierde a los { $n } miembros con los números más altos.
}
effect-move-out = La partida termina.
event-title = Hoy: { $title }.
event-fights = Peleas: { $fights }.
event-out = Se marchan: { $names }.
event-patrols = { $count ->
    [one] Una patrulla.
   *[other] { $count } patrullas; cuenta la más fuerte.
}

# Castigos.
sentence-warning = no pasa nada
sentence-solitary = { $n ->
    [one] un día de aislamiento
   *[other] { $n } días de aislamiento
}
sentence-by-cause = días de aislamiento: { $fight } por una pelea, { $other } por cualquier otra cosa
sentence-by-type = días de aislamiento: un jefe { $boss }, un especialista { $specialist }, cualquier otro { $ordinary }
sentence-fine = sus bandas pierden { $n } puntos de su mayor reserva
sentence-deport = los presos corrientes se van para siempre; los demás, { $n } días de aislamiento

# Lo que hay en la mesa.
day = Día { $day }
clock-early = En los { $days } primeros días no llega el traslado.
clock-late = El traslado a Alcatraz puede llegar cualquier día.
day-excluded = Sin tarea el resto del día: { $names }.
day-to-punish = Esta noche recibirán castigo: { $names }.
patrol-title = Patrulla
patrol-values = Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse }; resistencia: labia { $talk }, soborno { $bribe }
fate-detected = { $name }: { $way } está descubierta; hay que defenderla.
fate-bribed = { $name }: { $way } está a salvo gracias a un soborno.
fate-halved = { $name }: { $way } está a salvo por la mitad de sus puntos.
fate-caught = { $name }: { $way } está perdida por hoy.
gangs = Bandas
gang = { $name }, con { $boss } al mando: { $total } de { $goal } puntos (Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse })
gang-members = Con él: { $names }.
gang-piles = Cartas boca abajo: { $piles }.
neutrals = Presos neutrales
newcomers = Recién llegados
newcomer-down = { $slot }: boca abajo
newcomer-scouted = { $slot }, que solo conocen tus ojeadores: { $card }
solitary = Aislamiento
solitary-line = { $days ->
    [one] { $who }: un día
   *[other] { $who }: { $days } días
}
plan = Plan de { $name }
plan-pile = { $pile }: { $names }
plan-pile-blanks = { $blanks ->
    [one] { $pile }: { $names }, y una carta en blanco
   *[other] { $pile }: { $names }, y { $blanks } cartas en blanco
}
own-gang = Tu banda
sabotage-order = Orden para { $who }: sabotear a { $name }, { $way }.
recruit-order = Orden para { $who }: ganarse a { $names }.
order-void = Sin efecto, está fuera de juego: { $order }

# Preguntas.
ask-place = { $left ->
    [0] Todos tus miembros tienen tarea. Añade cartas en blanco para engañar, o da el plan por listo.
    [one] Uno de tus miembros aún no tiene tarea. Dale una; sin tarea, descansa.
   *[other] { $left } de tus miembros aún no tienen tarea. Dales una; quien no la tiene descansa.
}
ask-orders = Da tus órdenes. Aún esperan: { $idle }.
ask-orders-done = { $room ->
    [0] Todos los que envías tienen sus órdenes. No queda nada que hacer: da el plan por listo.
   *[other] Todos los que envías tienen sus órdenes. Añade nombres a las listas de tus reclutadores, o da el plan por listo.
}
ask-stop = { $a } y { $b } están a punto de empezar una pelea. ¿Los para tu jefe? Si no, hoy los dos pierden su tarea y esta noche los ve el alcaide.
ask-changes = { $moves ->
    [0] Después del suceso: ¿reclaman tus reclutadores a los recién llegados antes de que se descubran las cartas?
    [one] Después del suceso: aún puedes mover un miembro antes de que se descubran las cartas.
   *[other] Después del suceso: aún puedes mover { $moves } miembros antes de que se descubran las cartas.
}
ask-changes-done = No queda nada que cambiar después del suceso: da el plan por listo.
ask-defend = La patrulla { $patrol } ha descubierto { $way }, que hoy vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. ¿Qué defensa eliges: { $ways }?
defend-talk = engatusar a la patrulla, gratis
defend-bribe = sobornarla por { $cost } puntos
defend-blame = que un vigilante cargue con la culpa y el castigo
defend-last-resort = entregar a un trabajador y la mitad de los puntos
ask-wait = Deciden los demás.

# Opciones.
do-place = { $who }: { $pile } ({ $value })
do-place-blank = Una carta en blanco: { $pile }
do-ready = Todo listo
do-ready-idle = Todo listo, con { $idle }
idle-members = { $n ->
    [one] un miembro ocioso
   *[other] { $n } miembros ociosos
}
idle-saboteurs = { $n ->
    [one] un saboteador sin orden
   *[other] { $n } saboteadores sin orden
}
idle-recruiters = { $n ->
    [one] un reclutador sin orden
   *[other] { $n } reclutadores sin orden
}
do-sabotage = { $who }: sabotear a { $name }, { $way }
do-recruit = { $who }: ganarse a { $target }
do-stop = Parar a { $a } y { $b }: los dos conservan su tarea
do-let-fight = Permitir la pelea de { $a } y { $b }: los dos pierden su tarea y esta noche los ve el alcaide
do-claim = { $who }: ganarse al recién llegado { $target }
do-claim-instead = { $who }: ganarse al recién llegado { $target } en vez del nombre { $entry }
do-move = Mover a { $who } a { $pile } ({ $value })
do-talk = { $who } los engatusa: gratis
do-bribe = { $who } los soborna: { $cost } puntos menos
do-bribe-in-vain = { $who } intenta en vano un soborno: recibe castigo, no se pierden puntos
do-blame = { $who } carga con la culpa: recibe castigo, no se pierden puntos
do-last-resort = Entregar a { $who }: recibe castigo, se pierde la mitad de los puntos de hoy

# Lo que ha pasado.
told-morning = Empieza el día { $day }.
told-ready = { $name } ha terminado.
    .you = Has terminado.
told-piles = Todas las cartas están puestas. { $piles }.
told-stopped = El jefe de { $name } para a { $a } y { $b } antes de que lo vean los guardias.
    .you = Tu jefe para a { $a } y { $b } antes de que lo vean los guardias.
told-let-fight = El jefe de { $name } permite la pelea de { $a } y { $b }.
    .you = Tu jefe permite la pelea de { $a } y { $b }.
told-fought = { $a } se pelea con { $b }: hoy sin tarea, y esta noche los ve el alcaide.
told-left = { $who } se va de Luiswile para siempre.
told-arrived-unknown = { $count ->
    [one] Entra un recién llegado boca abajo.
   *[other] Entran { $count } recién llegados boca abajo.
}
told-arrived = Llega { $who }, y todos lo conocen.
told-singled-out = { $who } es señalado para el castigo.
told-amnestied = { $who } sale del aislamiento en el acto.
told-lost = { $points ->
    [one] { $name } pierde un punto: { $way }.
   *[other] { $name } pierde { $points } puntos: { $way }.
}
    .you = { $points ->
        [one] Pierdes un punto: { $way }.
       *[other] Pierdes { $points } puntos: { $way }.
    }
told-scouted = Tus ojeadores dicen que { $slot } es { $who }.
told-revealed = { $name } descubre: { $piles }.
    .you = Descubres: { $piles }.
told-uncovered = Se da la vuelta a { $slot }: { $who }.
told-joined = { $who } se une a la banda de { $name }.
    .you = { $who } se une a tu banda.
told-contested = { $who } no sabe elegir entre iguales y se queda como está.
told-unmoved = Hoy nadie puede ganarse a { $who }.
told-sabotaged = { $points ->
    [one] { $who } le estropea un punto a { $name }: { $way }.
   *[other] { $who } le estropea { $points } puntos a { $name }: { $way }.
}
    .you = { $points ->
        [one] { $who } te estropea un punto: { $way }.
       *[other] { $who } te estropea { $points } puntos: { $way }.
    }
told-patrol = De patrulla: { $used }.
told-patrols = De patrulla: { $names }. La que cuenta es { $used }.
told-detected = La patrulla descubre { $way } de { $name }.
    .you = La patrulla descubre { $way }.
told-talk = { $who } engatusa a la patrulla y salva { $way } de { $name }.
    .you = { $who } engatusa a la patrulla y salva { $way }.
told-bribe = { $who } compra a la patrulla y salva { $way } de { $name }.
    .you = { $who } compra a la patrulla y salva { $way }.
told-failed-bribe = { $who } ofrece un soborno por { $way } de { $name }, y es a él a quien se llevan.
    .you = { $who } ofrece un soborno por { $way }, y es a él a quien se llevan.
told-blame = { $who } carga con la culpa por { $way } de { $name }.
    .you = { $who } carga con la culpa por { $way }.
told-last-resort = { $name } entrega a { $who } para salvar la mitad { $way }.
    .you = Entregas a { $who } para salvar la mitad { $way }.
told-caught = { $name } no puede salvar { $way }: se llevan a todos los que trabajan ahí.
    .you = No puedes salvar { $way }: se llevan a todos los que trabajan ahí.
told-released = { $who } vuelve del aislamiento.
told-punishment = La palabra del alcaide: «{ $title }», { $effects }.
told-locked-up = { $days ->
    [one] { $who } va a aislamiento un día.
   *[other] { $who } va a aislamiento { $days } días.
}
told-produced = { $name } produce hoy: Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse }.
    .you = Produces hoy: Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse }.
told-settled = { $who } es ahora uno de los presos neutrales.
told-escaped = ¡{ $name } se fuga de Luiswile!
    .you = ¡Te fugas de Luiswile!
told-moved = Ya están aquí los barcos: trasladan a todo el mundo a Alcatraz.

outcome-escape = Una banda se ha fugado.
outcome-move = Trasladaron a todo el mundo a Alcatraz antes de que ninguna banda estuviera lista. No se ha fugado nadie.
outcome-leader = Trasladaron a todo el mundo a Alcatraz; gana la banda mejor preparada.

# Opciones de partida.
option-goal_mode = Qué tiene que llegar a 250 puntos
option-goal_mode-sum = las tres vías juntas
option-goal_mode-per_way = una sola vía
option-transfer_result = Quién gana cuando llega el traslado
option-transfer_result-nobody = nadie
option-transfer_result-leader = la banda que va en cabeza
option-neutrals_for_two = Presos neutrales para dos jugadores
option-neutrals_for_two-few = 2 especialistas y otros 8
option-neutrals_for_two-printed = 3 especialistas y otros 22, como en el original

# Por qué no.
clause-LUI-017 = Ya has puesto todas tus cartas en blanco; vuelven cuando se descubren las cartas.
clause-LUI-030 = Solo reciben tarea los miembros libres de tu propia banda: nadie en aislamiento ni hombres de otros.
clause-LUI-031 = Ya tiene una tarea, y un preso hace una sola cosa al día. Para cambiarla, deshaz el paso.
clause-LUI-039 = Solo un vigilante tuyo y activo puede usar su labia, sobornar o cargar con la culpa. Elige a uno, o entrega a un trabajador.
clause-LUI-040 = Solo puedes enviar a un saboteador tuyo y activo, y solo contra una banda de esta mesa.
clause-LUI-041 = Este saboteador ya tiene su orden: una banda y una vía. Para cambiarla, deshaz el paso.
clause-LUI-042 = Solo tus reclutadores activos tienen lista. Elige a alguien de la pila Reclutar.
clause-LUI-043 = Su lista está llena: un reclutador lo intenta con tres como mucho. Un recién llegado puede ocupar el lugar de un nombre.
clause-LUI-045 = El suceso de hoy prohíbe esta defensa. Elige otra.
clause-LUI-059 = No hay nada que defender: las defensas son para las vías que la patrulla ha descubierto.
clause-LUI-062 = No tiene la habilidad Soborno. Que lo intente otro, o elige otra defensa.
clause-LUI-081 = Un cobarde no carga con la culpa y no se le puede entregar. Elige a otro.
clause-LUI-090 = Ahora no se puede parar ninguna pelea: eso se pregunta después del suceso, cuando se pelean dos de los tuyos.
clause-LUI-R07 = Primero se ponen las cartas y luego se escriben las órdenes, cada cosa solo en su momento de la mañana.
clause-LUI-R11 = Ya está en esta lista; ningún nombre figura dos veces. Otro reclutador también puede apuntarlo.
clause-LUI-R12 = Solo se puede apuntar a presos neutrales que no estén en aislamiento: ni miembros, ni jefes, ni nadie que no haya llegado.
clause-LUI-R14 = Después del suceso solo puede cambiar esto: los reclutadores pueden reclamar a los recién llegados de hoy, y se puede mover a miembros si el suceso lo dice.
clause-LUI-R24 = Un jefe solo para peleas entre dos hombres de su propia banda.
clause-LUI-R22 = Se te pregunta por otra pelea. Responde a esa, en el orden de la carta.
clause-LUI-R25 = Hoy está fuera de juego. Elige a alguien que siga activo.
clause-LUI-R30 = No se puede enviar a un saboteador contra su propia banda. Elige a un rival.
clause-LUI-R37 = Eso fallaría. La labia tiene que superar la resistencia de la patrulla, y el soborno de un cobarde tiene que salir bien.
clause-LUI-R39 = A este ya se lo han llevado: un vigilante cubre una vía. Elige a otro.
clause-LUI-R40 = Solo se puede entregar a alguien que trabaje en la vía descubierta.
clause-LUI-R51 = Tu banda no puede tenerlo: lo impide la aversión de tu jefe o su propia negativa.
clause-LUI-R57 = Un cambio no se vuelve a cambiar: deshaz el paso.
clause-LUI-R58 = Esta pregunta tiene su propia respuesta, y «Todo listo» no lo es. Elige una de las respuestas.

# Lo que deciden las reglas solas, como lo cuenta el historial.
clause-LUI-050 = Entre varias bandas, se lo gana la del reclutador más fuerte.
clause-LUI-051 = Si los reclutadores más fuertes están igualados, no se une a nadie.
clause-LUI-053 = Un sabotaje cuesta puntos de hoy de esa vía: la Astucia del saboteador menos la Observación del mejor vigilante.
clause-LUI-056 = Entre varias patrullas solo cuenta la del número más alto.
clause-LUI-061 = La labia salva la vía gratis: hace falta un vigilante que la tenga, y tiene que superar la resistencia de la patrulla.
clause-LUI-063 = Un soborno demasiado pequeño salva la vía, pero quien lo ofrece recibe un castigo.
clause-LUI-064 = Un vigilante puede cargar con la culpa: recibe el castigo y el trabajo sigue.
clause-LUI-065 = Como último recurso se entrega a un trabajador; se salva la mitad de los puntos de hoy.
clause-LUI-067 = Quien ha cumplido sus días vuelve adonde estaba.
clause-LUI-069 = Una sola carta de castigo vale para todos los castigados de ese día.
clause-LUI-071 = Por la noche, los recién llegados que nadie se ha ganado pasan a ser presos neutrales.
clause-LUI-072 = La partida termina cuando una banda alcanza la meta.
clause-LUI-073 = La partida también termina cuando llega el traslado a Alcatraz.
clause-LUI-089 = Quien se pelea no hace nada más ese día y recibe un castigo por la noche.
clause-LUI-091 = Un jefe para una pelea de sus hombres si su Músculo es mayor que lo que pesa la pelea.
clause-LUI-094 = El preso trasladado se va de Luiswile para siempre.
clause-LUI-095 = Los recién llegados corrientes son desconocidos: sus cartas están boca abajo ese día.
clause-LUI-098 = Un ojeador conoce a los recién llegados que están boca abajo, solo para su propia banda.
clause-LUI-099 = A un especialista se le reconoce en cuanto llega.
clause-LUI-112 = Un soborno que sale bien cuesta 2 puntos de hoy de esa vía.
clause-LUI-119 = Una vía se descubre si el valor de la patrulla es mayor que la Observación del mejor vigilante.
clause-LUI-R15 = Al recién llegado que han reclamado se le da la vuelta delante de todos.
clause-LUI-R41 = Sin ninguna defensa, la vía no da nada hoy y todos sus trabajadores reciben un castigo.

# Los presos, en una línea.
prisoner-2301 = Mandaba en la mafia de Pruszków; su cara habla por él, y el miedo hace el resto.
prisoner-1007 = Sastre de oficio: no deja ni un cabo suelto.
prisoner-3140 = El rey de los estibadores, con puños como norayes.
prisoner-4420 = Perdió un cargamento en Marsella y nunca perdonó a la costa entera.
prisoner-0777 = Lo llaman el Duque; jamás ha levantado la voz ni le ha hecho falta.
prisoner-5512 = Guarda un rencor y un horario, los dos al minuto.
prisoner-1963 = Ladrón de galerías que aún le corrige la gramática al alcaide.
prisoner-6200 = No se fía de nadie al que hayan detenido en su propio país.
prisoner-4175 = Ingeniero que excavó bajo el banco central; lo cazaron en un puesto de helados.
prisoner-5081 = Médico de la cárcel, sin título y sin quejas.
prisoner-6001 = Sindicalista; cuando se levanta, se levanta el comedor entero.
prisoner-6034 = Intendente en tres guerras, en todos los bandos.
prisoner-6058 = Catedrático de lógica; solo suspendió el examen práctico.
prisoner-6077 = Dinamitero que prefiere que nadie se entere.
prisoner-6093 = Ladrón de precisión; los relojes se paran a su paso.
prisoner-6112 = Lo llaman el Búho. No ha parpadeado desde el juicio.
prisoner-6125 = Actor; en cada recuento interpreta a un inocente.
prisoner-6148 = Capataz de una mina de plata; la lluvia solo ablanda la tierra.
prisoner-6160 = Farero, condenado por hacer señales.
prisoner-6183 = Banquero; cuando cerró la cámara, ya estaba vacía.
prisoner-6199 = Sobrevivió dos inviernos en una balsa. El aislamiento lo aburre.
prisoner-6215 = Encabezó una huelga, un regimiento y una marcha larguísima.
prisoner-6230 = Escribiente del registro, hasta que el registro empezó a menguar.
prisoner-6247 = Tabernero; todos le deben una ronda.
prisoner-6266 = Antiguo guardia: el mismo pasillo, el otro lado.
prisoner-6281 = Conserje de hotel; sabe a qué huésped conviene conocer.
prisoner-0158 = Observador de aves, con especial interés por los uniformes.
prisoner-0189 = Abogado brillante; intentó un soborno con el único juez que tenía cámara.
prisoner-0264 = Taquígrafo del juzgado que recuerda todos los resquicios.
prisoner-0277 = Se llevó una caja fuerte sin abrir la puerta. O la pared.
prisoner-0362 = Cava en sueños; se quejan los de la litera de abajo.
prisoner-0370 = Lo ve todo y se lo cuenta a cualquiera.
prisoner-0389 = Llevaba las apuestas hasta que las apuestas se lo llevaron a él.
prisoner-0418 = Conoce cada arcilla de aquí al río.
prisoner-0452 = Resuelve el crucigrama a tinta y luego lo cifra.
prisoner-0533 = Viticultor; su bodega no paraba de crecer.
prisoner-0606 = Guardabosques; habla poco y siempre en la misma dirección.
prisoner-0650 = Cobra deudas puerta a puerta, y se lleva las puertas.
prisoner-0714 = Vendió el mismo puente dos veces en una tarde.
prisoner-0840 = Tahúr; la baraja de la celda nueve tiene cincuenta y tres ases.
prisoner-0905 = Guía de catacumbas cuyos turistas siempre perdían la cartera.
prisoner-0921 = Colgó los hábitos, pero aún confiesa, previo pago.
prisoner-0999 = Todo lo hace pasablemente, cosa rara aquí dentro.
prisoner-1043 = Vigilante nocturno que cambió de turno para siempre.
prisoner-1119 = Camionero; a cada carga le faltaba una caja.
prisoner-1245 = Viejo peón que tararea para que las palas lleven el compás.
prisoner-1290 = Panadero. Amasa, sobre todo hombros.
prisoner-1304 = Nunca presta su pala. Que se lo digan al 3569.
prisoner-1409 = Sale siempre con más de lo que traía, hasta de la ducha.
prisoner-1488 = Bibliotecario del bloque; las multas se pagan en cigarrillos.
prisoner-1568 = Cartero; sabía lo que iba en cada sobre.
prisoner-1597 = Falsifica pases, pasaportes y disculpas.
prisoner-1661 = Llama antes de entrar. La puerta rara vez sobrevive.
prisoner-1736 = Cartógrafo, atraído por las zonas restringidas.
prisoner-1852 = Colaba billetes mejores que los de la casa de la moneda.
prisoner-1925 = Carcelero, hasta que giró la llave que no debía.
prisoner-2001 = Abre cerraduras, bolsillos y viejas heridas.
prisoner-2087 = Vigía de un corredor de apuestas, el único al que nunca sorprendieron.
prisoner-2178 = Empleado de seguros; recita la probabilidad de que todo salga mal.
prisoner-2226 = Minero de carbón; maneja la cuchara como un pico.
prisoner-2394 = Boxeador de feria: cuarenta combates, ningún calendario.
prisoner-2440 = Amigos a ambos lados de la reja, y ahí está el problema.
prisoner-2518 = Cara de monaguillo, ojos de conductor de atracos.
prisoner-2563 = Mago al que interrumpieron en pleno número de desaparición.
prisoner-2650 = Topógrafo; le pide perdón a la pared antes de romperla.
prisoner-2735 = Trucó el timbre para que el almuerzo sea lo primero.
prisoner-2777 = Amigo de todos, también del alcaide.
prisoner-2812 = Te consigue cualquier cosa menos un precio razonable.
prisoner-2999 = Crupier al que la bola obedecía.
prisoner-3066 = Prestamista con flota de reparto propia.
prisoner-3222 = Un puntal menos por aquí, una viga floja por allá.
prisoner-3309 = Lleva la cuenta de quién debe disculpas a quién.
prisoner-3398 = Lee los antecedentes de un hombre por cómo lleva la bandeja.
prisoner-3444 = Maestro de ajedrez que se comió un peón que no era suyo.
prisoner-3569 = Herrero; dobla herraduras cuando está nervioso.
prisoner-3580 = Electricista; piensa en voz alta, casi siempre en fusibles.
prisoner-3655 = Cetrero; oye unas llaves a tres pasillos.
prisoner-3731 = En la celda de castigo hace menos frío que donde creció.
prisoner-3811 = Cocinero; el guiso tiene varias capas, y él también.
prisoner-3877 = Valiente bajo tierra, no tanto cuando pasan botas por encima.
prisoner-3913 = Barquero; remolca a sus amigos por cualquier apuro.
prisoner-4014 = Sepulturero con miedo a la oscuridad.
prisoner-4127 = Deshollinador de mecha corta.
prisoner-4256 = Cazador furtivo, tan paciente que lo toman por un arbusto.
prisoner-4380 = Levantador de pesas que se desmaya al ver un silbato.
prisoner-4533 = Intendente; sabe perder un fusil sobre el papel.
prisoner-4642 = Forzudo de circo. Lo del sigilo era en otra carpa.
prisoner-4701 = Relojero. Sabe cuándo acaba cada turno, al segundo.
prisoner-4888 = Lustra las botas de los guardias y conoce cada par por el paso.
prisoner-4969 = Matemático; demostró que la valla es finita.
prisoner-5022 = Barbero del bloque B; todos le deben un secreto.
prisoner-5116 = Pirómano, retirado, dice mientras se sopla los dedos.
prisoner-5230 = Ha pasado por debajo de más muros de los que ha rodeado.
prisoner-5377 = Pasaba loros de contrabando que conocían por su nombre a los aduaneros.
prisoner-5489 = Titiritero. Nadie ve nunca los hilos.
prisoner-5604 = Telegrafista de noche; habla con soltura a golpes de tubería.
prisoner-5741 = Señalero de torre; silba en tres códigos.
prisoner-5850 = Arriero; aún no ha dado con una valla que le gustara.

# Sucesos.
event-e01 = Lluvia y modorra
    .text = Cielo gris, sueño y lluvia: los guardias se saltan la ronda y se quedan al calor.
event-e02 = Guardia nuevo
    .text = Un día cualquiera, ni frío ni calor. Empieza un guardia nuevo que, mientras aprende, se lo toma muy en serio.
event-e03 = Día de visitas
    .text = Templado y despejado. Tías, primos y pasteles de peso sospechoso.
event-e04 = Niebla cerrada
    .text = Una niebla tan espesa que desaparecen las torres.
event-e05 = Ola de calor
    .text = Cuarenta a la sombra, y no hay sombra. Cuantos más hombres en la celda, más calor.
event-e06 = Helada
    .text = La tierra suena a hierro. A las cuadrillas grandes no las dejan salir.
event-e07 = Inspección estatal
    .text = Gris y en calma. Con los inspectores cerca, ningún guardia acepta una moneda.
event-e08 = Recuento
    .text = Viento frío y seco. Todo corrillo en torno a una mesa queda anotado.
event-e09 = Semana del libro
    .text = Lluvia suave, tiempo de leer. Silencio, por favor: a los grupos grandes los echan.
event-e10 = Crecida de primavera
    .text = Tres días de aguacero. El agua llena todos los hoyos que alguien haya cavado.
event-e11 = Indulto del gobernador
    .text = Mañana radiante. Se acercan elecciones; vacían las celdas de castigo.
event-e12 = Encierro general
    .text = Nubes bajas. Cada cual come en su celda.
event-e13 = El gran partido
    .text = Fresco y soleado. Los guardias están pegados a la radio; aún se puede cambiar el plan.
event-e14 = Apagón
    .text = Truenos sin lluvia. Nadie está del todo donde le dijeron.
event-e15 = Doble entrega
    .text = Seco, viento flojo. Dos camiones en la puerta y un escribiente con una lista.
event-e16 = Carta anónima
    .text = Llovizna. Cuatro números, ninguna firma.
event-e17 = Lista en la pared
    .text = Claro y fresco. Los ingresos de hoy, expuestos con nombre y oficio.
event-e18 = Día de paga
    .text = Sol. Bolsillos llenos, ojos abiertos.
event-e19 = Sueldos sin pagar
    .text = Gris y húmedo.
event-e20 = Turno solitario
    .text = Bruma hasta el mediodía. Un guardia aburrido cuenta cabezas por hacer algo.
event-e21 = Noche de tormenta
    .text = Vendaval y granizo.
event-e22 = Lista de transporte
    .text = Viento del mar. El grupo más numeroso se va primero.
event-e23 = Sabuesos
    .text = Rocío, bueno para el olfato. Demasiadas botas estropean un rastro, y un túnel.
event-e24 = Revisión de taquillas
    .text = Bochorno. Cada taquilla de más es una cola de más.
event-e25 = La mesa del censor
    .text = Nublado. Las listas largas de visitas tardan en leerse.
event-e26 = Gripe
    .text = Frío y húmedo. Donde más corre es en las celdas llenas.
event-e27 = Obreros en el patio
    .text = Suelo seco y tibio. Nadie cuenta las palas de los obreros.
event-e28 = Domingo tranquilo
    .text = No se mueve nada. En este silencio, una cuadrilla grande tiene que susurrar.
event-e29 = Visita de la prensa
    .text = Buen tiempo, muy fotogénico. El alcaide sonríe. Hoy nadie charla con los guardias.
event-e30 = Motín en el bloque D
    .text = Calor sofocante. Sirenas hasta la cena.
event-e31 = Primera nevada
    .text = Se ve cada huella. Muchos pies dejan una carretera en la nieve.
event-e32 = Tormenta de polvo
    .text = Arena en los ojos y en las cerraduras. Los grupos grandes se pierden entre el polvo.
event-e33 = Cumpleaños del alcaide
    .text = Día espléndido. A todo grupo numeroso lo invitan a cantar.
event-e34 = Menos tabaco
    .text = Aire frío y agrio. Nadie escucha más de una propuesta.
event-e35 = Ensayo del coro
    .text = Calma y cielo claro. Una banda grande es un coro, dice el capellán.
event-e36 = El hombre de los federales
    .text = Luz plana, sin sombras. Pregunta primero por la banda mejor preparada.
event-e37 = Ratas en la despensa
    .text = Humedad. Veneno por todas partes bajo tierra.
event-e38 = Focos nuevos
    .text = Noche sin luna. Una fila de sombras se ve enseguida.
event-e39 = Delegación de Alcatraz
    .text = Bruma marina. Cintas métricas, listas y un plano de asientos para el barco.
event-e40 = Tiempo de carteristas
    .text = Aguanieve, cuellos subidos. En una multitud todos pierden algo.
event-f01 = Barcos en el muelle
    .text = Mar en calma. Los cuentan a todos dos veces.
event-f02 = Los archivos, en cajas
    .text = Papeles al viento. La mitad de los guardias anda cargando cajas.
event-f03 = Última inspección
    .text = Truenos en las colinas. El alcaide quiere entregar una casa limpia.
event-f04 = Cartas de despedida
    .text = Tarde dorada. Hasta los rivales se dan la mano.
event-f05 = El traslado
    .text = Las sirenas del transporte. Trasladan a todo el mundo a Alcatraz.

# Patrullas.
patrol-1 = Sam el Dormilón
    .text = Ronca de uniforme.
patrol-2 = Dos novatos
    .text = Aún van por el primer capítulo del manual.
patrol-3 = Los del crucigrama
    .text = Siete letras, lugar del que uno se va.
patrol-4 = El viejo Percival
    .text = Demasiado honrado para un soborno, demasiado sordo para oír.
patrol-5 = Los fumadores
    .text = Por un paquete entero miran a otro lado.
patrol-6 = Los de la baraja
    .text = Patrullan entre mano y mano.
patrol-7 = Escolta de cocina
    .text = Sigue la sopa, no las cucharas.
patrol-8 = Paseo por el patio
    .text = Dos vueltas en el sentido del reloj, como siempre.
patrol-9 = Control de lavandería
    .text = Sabe lo que sobra entre las sábanas.
patrol-10 = Cabo Mead
    .text = No se vende, pero le encanta un buen cuento.
patrol-11 = Ronda de calderas
    .text = Escucha las tuberías y lo que hay detrás.
patrol-12 = Control del correo
    .text = Abre todo lo que suene al agitarlo.
patrol-13 = Ronda de biblioteca
    .text = Cuenta las páginas de los mapas prestados.
patrol-14 = Patrulla con linternas
    .text = Una luz debajo de cada litera.
patrol-15 = Los del tejado
    .text = Ven quién mira hacia arriba.
patrol-16 = Inspección de desagües
    .text = Botas altas, ganchos y buen olfato.
patrol-17 = Registro de taquillas
    .text = Todo al suelo, por favor.
patrol-18 = Lista por nombres
    .text = El que falta es el que buscan.
patrol-19 = Guías caninos
    .text = Los perros no entienden de bromas.
patrol-20 = Sargento Crowe
    .text = Debilidad por los chismes; por el dinero, ninguna.
patrol-21 = Pareja de paisano
    .text = Zapatos demasiado limpios para ser reclusos.
patrol-22 = Capitán de noche
    .text = Camina sin llaves para que nadie lo oiga.
patrol-23 = Auditores federales
    .text = Cuentan también los barrotes.
patrol-24 = Avanzadilla de Alcatraz
    .text = Han venido a ver lo que les toca.

# Cartas de castigo.
punishment-k01 = Un sermón
    .text = El alcaide llega tarde al golf.
punishment-k02 = Una noche abajo
    .text = Pan, agua y una ventana pintada en la pared.
punishment-k03 = Estancia corta
    .text = La oscuridad es gratis.
punishment-k04 = Rutina
    .text = Formulario 12-B, por triplicado.
punishment-k05 = Tres días a oscuras
    .text = A la segunda noche, las ratas ya tienen nombre.
punishment-k06 = Reglamento en mano
    .text = El reglamento pesa, y lo lanza.
punishment-k07 = Mal día del alcaide
    .text = Alguien le ha rayado el coche nuevo.
punishment-k08 = Escarmiento
    .text = Los demás no estaban mirando.
punishment-k09 = Aquí no se riñe
    .text = Los puños son propiedad del Estado.
punishment-k10 = Cosas de hombres
    .text = Una pelea la entiende; una conjura, no.
punishment-k11 = Multas y encierro
    .text = Se han revisado los fondos del economato.
punishment-k12 = El rango obliga
    .text = Los nombres famosos son los que más lo avergüenzan.
punishment-k13 = Decomiso
    .text = Dos cucharas, una cuerda, una sierra en un pastel.
punishment-k14 = El primer barco
    .text = En el transporte de hoy queda sitio.

# La mesa a la vista.
scene-race = Carrera a { $goal } puntos
scene-race-per-way = Carrera a { $goal } puntos en una vía
scene-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
scene-day = { $day }: { $title }
scene-paper = El Farol de Luiswile
    .price = 2 cigarrillos
scene-morning = ¿Qué traerá el día?
scene-event-later = El suceso del día llega cuando están escritas todas las órdenes.
scene-patrol = Patrulla { $patrol }
scene-found = En la banda de { $name } se descubre: { $ways }
scene-patrol-later = La patrulla llega cuando se han descubierto todas las cartas.
scene-finds = Eficacia contra { $way }: { $n }
scene-resists-talk = Resistencia a la labia: { $n }
scene-resists-bribe = Resistencia al soborno: { $n }
scene-warden = Alcaide
scene-to-punish = Esta noche recibirán castigo: { $names }.
scene-excluded = Hoy sin tarea: { $names }.
scene-nobody-punished = De momento, esta noche no hay castigo para nadie.
scene-boss = Al mando: { $boss }.
scene-pile-of = { $cards ->
    [0] { $pile }, { $name }: sin cartas
    [one] { $pile }, { $name }: una carta boca abajo
   *[other] { $pile }, { $name }: { $cards } cartas boca abajo
}
scene-pool = { $cards ->
    [0] { $way }, { $name }: { $points } puntos, sin cartas
    [one] { $way }, { $name }: { $points } puntos, una carta boca abajo
   *[other] { $way }, { $name }: { $points } puntos, { $cards } cartas boca abajo
}
scene-piles = Tus pilas
scene-blanks = { $count ->
    [0] No quedan cartas en blanco
    [one] Queda una carta en blanco
   *[other] Quedan { $count } cartas en blanco
}
    .short = En blanco
scene-orders = Tus órdenes
scene-entry = Nombre { $entry } de { $who }: { $target }
scene-decks = Aún por venir
deck-events = Sucesos que no han llegado ({ $count }): { $cards }
    .short = Sucesos
deck-finals = Últimos sucesos que no han llegado ({ $count }): { $cards }
    .short = Últimos
deck-patrols = Patrullas en el mazo ({ $count }): { $cards }
    .short = Patrullas
deck-punishments = Castigos en el mazo ({ $count }): { $cards }
    .short = Alcaide
deck-specialists = Especialistas en el mazo ({ $count }): { $cards }
    .short = Espec.
deck-ordinary = Presos que no has visto ({ $count }): { $cards }
    .short = Sin ver
deck-gone = Se fueron para siempre ({ $count }): { $cards }
    .short = Fuera
mark-punish = esta noche recibe castigo
mark-excluded = sin tarea el resto del día
mark-barred = no puede unirse a tu banda
mark-solitary = { $days ->
    [one] un día de aislamiento
   *[other] { $days } días de aislamiento
}
mark-seen = lo conocen: { $names }
mark-loss = { $n ->
    [one] un sabotaje quita un punto esta noche
   *[other] un sabotaje quita { $n } puntos esta noche
}
mark-compared = patrulla { $patrol }, vigilancia { $watch }
mark-watch = el mejor vigilante ve { $n }
mark-yield = { $n ->
    [one] un punto hoy, si nadie lo estropea
   *[other] { $n } puntos hoy, si nadie los estropea
}
pick-stop = Pararlos
pick-let-fight = Permitir la pelea
pick-talk = Engatusarlos
pick-bribe = Sobornarlos
pick-blame = Cargar con la culpa

# Reglas especiales con tan pocas letras como se pueda.
tag-aversion = Sin { $nation }
tag-refuses = No con { $nation }
tag-stubborn = Terco { $n }
tag-countryman = { $nation } +{ $n }
tag-quell = Autoridad +{ $n }
tag-engineer = Ingeniero +{ $n } { $way }
tag-teamwork = Equipo +{ $n } { $way }
tag-weatherproof = Curtido { $n }
tag-noisy = Ruidoso { $n }
tag-snitch = Soplón { $n }
tag-panics = Miedoso { $n }
tag-smooth-talk = Labia { $n }
tag-bribery = Soborno { $n }
tag-lookout = Vigía +{ $n } { $way }
tag-insider = Infiltrado { $n }
tag-bodyguard = Escolta +{ $n }
tag-wrecker = Destructor +{ $n } { $way }
tag-coward = Cobarde
tag-hothead = Colérico +{ $n }
tag-peaceful = Pacífico
tag-tough = Duro { $n }
tag-advocate = Abogado { $n }
tag-scout = Ojeador { $n }

# Momentos: un titular y la línea de debajo. Los titulares de fases enteras son `moments-…`.
moment-morning = Empieza el día { $day }
moment-piles = Todas las cartas están boca abajo
    .line = { $who ->
        [you] Tú: { $piles }
       *[other] { $name }: { $piles }
    }
moment-today = Hoy: { $title }
moment-stopped = { $who ->
    [you] Tu jefe para una pelea
   *[other] El jefe de { $name } para una pelea
}
    .line = { $a } y { $b } conservan su tarea, y nadie recibe castigo.
moments-fights = Peleas en el patio
moment-let-fight = { $who ->
    [you] Tu jefe mira a otro lado
   *[other] El jefe de { $name } mira a otro lado
}
    .line = { $who ->
        [you] Tu jefe permite la pelea de { $a } y { $b }.
       *[other] El jefe de { $name } permite la pelea de { $a } y { $b }.
    }
moment-fought = ¡{ $a } se pelea con { $b }!
    .line = { $a } y { $b }: hoy sin tarea, y esta noche los ve el alcaide.
moments-gate = Idas y venidas
moment-left = { $short } se va para siempre
    .line = { $prisoner } es trasladado: su tarea, sus órdenes y su castigo quedan sin efecto.
moment-arrived-unknown = { $count ->
    [one] Un recién llegado en la puerta
   *[other] { $count } recién llegados en la puerta
}
    .line = { $count ->
        [one] Hay un recién llegado boca abajo; los reclutadores pueden reclamarlo a ciegas.
       *[other] Hay { $count } recién llegados boca abajo; los reclutadores pueden reclamarlos a ciegas.
    }
moment-arrived = Llega { $short }
    .line = Nuevo, y todos lo conocen: { $card }.
moment-amnestied = Indulto para { $short }
    .line = { $prisoner } sale del aislamiento en el acto, pero hoy no tiene tarea.
moments-singled = Señalados para el castigo
moment-singled-out = Señalan a { $short }
    .line = { $prisoner }: hoy sin tarea, y esta noche lo ve el alcaide.
moments-losses = Se pierden puntos
moment-lost = { $who ->
    [you] Pierdes { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
   *[other] { $name } pierde { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
}
    .line = { $who ->
        [you] Tú: { $way } −{ $points }
       *[other] { $name }: { $way } −{ $points }
    }
moments-scouts = Informe de tus ojeadores
moment-scouted = Tus ojeadores conocen a { $slot }: { $short }
    .line = Solo tú sabes que { $slot } es { $card }.
moments-reveal = Se da la vuelta a todas las cartas
moment-revealed = { $who ->
    [you] Tu plan, al descubierto
   *[other] El plan de { $name }, al descubierto
}
    .line = { $who ->
        [you] Tú: { $piles }
       *[other] { $name }: { $piles }
    }
moments-recruiting = Reclutamiento
moment-uncovered = { $slot } es { $short }
    .line = Han reclamado a { $slot }, y se le da la vuelta: { $card }.
moment-joined = { $who ->
    [you] { $short } se une a ti
   *[other] { $short } se une a { $name }
}
    .line = { $who ->
        [you] { $prisoner } se une a ti: ninguna otra banda tenía un reclutador tan fuerte.
       *[other] { $prisoner } se une a { $name }: ninguna otra banda tenía un reclutador tan fuerte.
    }
moment-contested = { $short } no se decide
    .line = { $prisoner } se queda como está: los reclutadores más fuertes están igualados.
moment-unmoved = { $short } no se une a nadie
    .line = { $prisoner } no se une a nadie: hoy está fuera de alcance, o es demasiado terco para quien lo ha intentado.
moments-sabotage = ¡Sabotaje!
moment-sabotaged = { $who ->
    [you] ¡Sabotaje! Pierdes { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
   *[other] ¡Sabotaje! { $name } pierde { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
}
    .line = { $who ->
        [you] { $prisoner } burla tu vigilancia: { $way } −{ $points } hoy.
       *[other] { $prisoner } burla la vigilancia de { $name }: { $way } −{ $points } hoy.
    }
moments-patrol = La patrulla hace su ronda
moment-patrols = De patrulla: { $patrol }
    .line = De patrulla: { $patrol }.
    .drawn = Han salido: { $names }. Solo cuenta el número más alto.
    .values = En su carta: Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse }; resistencia: labia { $talk }, soborno { $bribe }.
moment-detected = { $who ->
    [you] La patrulla te descubre: { $way }
   *[other] La patrulla descubre a { $name }: { $way }
}
    .line = { $who ->
        [you] Vía descubierta en tu banda: { $way }. Ningún vigilante vio a tiempo a la patrulla.
       *[other] Vía descubierta en la banda de { $name }: { $way }. Ningún vigilante vio a tiempo a la patrulla.
    }
moment-caught = { $who ->
    [you] No puedes salvar tu { $way }
   *[other] { $name } no puede salvar su { $way }
}
    .line = { $who ->
        [you] No tienes defensa para tu { $way }: hoy no hay puntos ahí, y todos los que trabajaban reciben castigo.
       *[other] { $name } no tiene defensa para su { $way }: hoy no hay puntos ahí, y todos los que trabajaban reciben castigo.
    }
moment-talk = { $short } engatusa a la patrulla
    .line = { $who ->
        [you] { $way }: a salvo, y no te cuesta nada.
       *[other] { $name }, { $way }: a salvo, y no cuesta nada.
    }
moment-bribe = { $short } compra a la patrulla
    .line = { $who ->
        [you] { $way }: a salvo, y te cuesta { $cost } puntos de hoy.
       *[other] { $name }, { $way }: a salvo, y cuesta { $cost } puntos de hoy.
    }
moment-failed-bribe = La patrulla rechaza el soborno de { $short }
    .line = { $who ->
        [you] { $way }: a salvo, pero se llevan a { $prisoner }, que recibe castigo esta noche.
       *[other] { $name }, { $way }: a salvo, pero se llevan a { $prisoner }, que recibe castigo esta noche.
    }
moment-blame = { $short } carga con la culpa
    .line = { $who ->
        [you] { $way }: a salvo; se llevan a { $prisoner }, que recibe castigo esta noche.
       *[other] { $name }, { $way }: a salvo; se llevan a { $prisoner }, que recibe castigo esta noche.
    }
moment-last-resort = { $who ->
    [you] Entregas a { $short }
   *[other] { $name } entrega a { $short }
}
    .line = { $who ->
        [you] { $way }: se salva la mitad de los puntos de hoy; { $prisoner } recibe castigo esta noche.
       *[other] { $name }, { $way }: se salva la mitad de los puntos de hoy; { $prisoner } recibe castigo esta noche.
    }
moments-warden = En el despacho del alcaide
moment-released = { $short } está de vuelta
    .line = { $prisoner } vuelve del aislamiento.
moment-punishment = La palabra del alcaide: { $title }
    .line = { $title }: { $effects }.
moment-locked-up = { $short } va a aislamiento
    .line = { $days ->
        [one] { $prisoner }: un día de aislamiento.
       *[other] { $prisoner }: { $days } días de aislamiento.
    }
moments-points = Los puntos del día
moment-produced = { $who ->
    [you] Sumas { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
   *[other] { $name } suma { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
}
    .line = { $who ->
        [you] Tú: +{ $points } (Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse })
       *[other] { $name }: +{ $points } (Túnel { $tunnel }, Fuerza { $force }, Maña { $finesse })
    }
moment-escaped = { $who ->
    [you] ¡Te fugas de Luiswile!
   *[other] ¡{ $name } se fuga de Luiswile!
}
    .line = Ya están los { $goal } puntos, y la banda está fuera.
moment-moved = Ya están los barcos: todo el mundo a Alcatraz

# Lo que cambian las opciones: un signo y un nombre.
gauge-points = ★
    .name = puntos esta noche
gauge-tunnel = ▼
    .name = Túnel esta noche
gauge-force = ■
    .name = Fuerza esta noche
gauge-finesse = ◆
    .name = Maña esta noche
gauge-watch = ◉
    .name = patrullas vistas a tiempo, hasta
gauge-harm = ♠
    .name = puntos que pueden estropear tus saboteadores
gauge-persuasion = ♥
    .name = Músculo de tu mejor reclutador
gauge-names = ♡
    .name = nombres en las listas de tus reclutadores
gauge-blanks = □
    .name = cartas en blanco
gauge-orders = !
    .name = miembros sin orden
gauge-idle = ○
    .name = miembros que hoy no hacen nada
gauge-hands = ♣
    .name = miembros libres mañana

# Verbos: botones para opciones que podrían pasarse por alto en la mesa.
verb-sabotage = Enviar a un saboteador
verb-recruit = Reclutar a un preso neutral
verb-claim = Reclamar recién llegado
verb-claim-instead = Cambiar por un recién llegado
verb-move = Mover a un miembro
verb-talk = Engatusar a la patrulla
verb-bribe = Sobornar a la patrulla
verb-blame = Cargar con la culpa
verb-last-resort = Entregar a un trabajador

# Para qué sirven las cosas.
thing-race = La primera banda con bastantes puntos en sus vías se fuga y gana; los puntos se suman cada noche.
    .clauses = LUI-072
thing-runner = Hasta dónde ha llegado una banda. Muestra los puntos de cada vía.
    .clauses = LUI-072
thing-day = El suceso del día cambia las reglas por un día: tiempo, peleas, traslados, recién llegados, patrullas. Llega cuando están escritas todas las órdenes.
    .clauses = LUI-089 LUI-094
thing-patrol = La patrulla registra cada vía en la que alguien trabaja. La descubre si su valor ahí es mayor que lo que ve tu mejor vigilante.
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = Con qué facilidad la patrulla descubre un Túnel. Un vigilante que vea al menos lo mismo oculta el tuyo.
    .clauses = LUI-119
thing-patrol-force = Con qué facilidad la patrulla descubre la Fuerza. Un vigilante que vea al menos lo mismo oculta la tuya.
    .clauses = LUI-119
thing-patrol-finesse = Con qué facilidad la patrulla descubre la Maña. Un vigilante que vea al menos lo mismo oculta la tuya.
    .clauses = LUI-119
thing-patrol-talk = Un vigilante con más labia que esto engatusa a la patrulla gratis.
    .clauses = LUI-061
thing-patrol-bribe = Un vigilante con más Soborno que esto compra a la patrulla. Un soborno menor también salva la vía, pero él recibe castigo.
    .clauses = LUI-063 LUI-112
thing-warden = Por la noche, una sola carta de castigo vale para todos los que se pelearon, fueron señalados o acabaron detenidos.
    .clauses = LUI-069
thing-solitary = Quien está en aislamiento no tiene tarea y no se le puede reclutar. Cada noche se descuenta un día.
    .clauses = LUI-067
thing-newcomers = Recién llegados con el suceso de hoy. Hoy los reclutadores pueden reclamarlos; por la noche, los demás pasan a ser neutrales.
    .clauses = LUI-071
thing-newcomer = Un recién llegado boca abajo. Un reclutador puede reclamarlo a ciegas, y entonces todos ven quién es.
    .clauses = LUI-R15 LUI-095
thing-neutrals = Presos sin banda. Los reclutadores se los ganan: hasta tres nombres por reclutador, y gana el reclutador más fuerte.
    .clauses = LUI-050 LUI-051
thing-decks = Las cartas que aún pueden salir. Todos pueden saber cuáles son, pero no en qué orden.
thing-deck-events = Cada día llega uno de estos sucesos.
thing-deck-finals = Llegan después de todos los demás, uno al día. Uno de ellos es el traslado a Alcatraz, que termina la partida.
    .clauses = LUI-073
thing-deck-patrols = Cada día sale una o más; registra la del número más alto.
    .clauses = LUI-056
thing-deck-punishments = Por la noche sale una si hay alguien a quien castigar.
    .clauses = LUI-069
thing-deck-specialists = Presos con habilidades raras. Al que llega se le reconoce enseguida.
    .clauses = LUI-099
thing-deck-ordinary = Los presos corrientes llegan boca abajo.
    .clauses = LUI-095
thing-deck-gone = Los trasladaron y no vuelven nunca.
    .clauses = LUI-094
thing-gang = Un rival quiere los mismos puntos. Mira lo que hay en sus pilas y sabotea lo que más le duela.
thing-piles = Pon a cada miembro en una pila: esa es su tarea de hoy. Nadie más ve quién está dónde hasta que se da la vuelta a todas las cartas.
    .clauses = LUI-031
thing-own = Tus miembros. Toca uno y después una pila para darle su tarea.
    .clauses = LUI-030
thing-orders = Lo que tienen que hacer tus saboteadores y reclutadores. Solo tú lo sabes hasta que se descubra todo.
thing-blanks = Las cartas en blanco no hacen nada. En una pila hacen creer a los demás que ahí trabaja alguien.
    .clauses = LUI-017
thing-entry = Un nombre en la lista de un reclutador. Después del suceso, un recién llegado puede ocupar su lugar.
    .clauses = LUI-R14 LUI-043
thing-pool = Los puntos de una banda en una vía. Los saboteadores pueden estropear lo que gana ahí hoy, pero no lo que ya tiene.
    .clauses = LUI-053
thing-pile-tunnel = Cavar: cada Pala es un punto para el Túnel esta noche.
thing-pile-force = Armas, contactos y dinero: cada Billete es un punto para la Fuerza esta noche.
thing-pile-finesse = Planear y observar: cada Bombilla es un punto para la Maña esta noche.
thing-pile-watch = Los vigilantes no dan puntos. El mejor protege todas tus vías de patrullas y saboteadores, y todos pueden usar su labia, sobornar o cargar con la culpa.
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = Cada saboteador recibe una orden: un rival y una vía. Su Astucia menos la Observación del mejor vigilante rival es lo que pierden hoy.
    .clauses = LUI-053
thing-pile-recruit = Cada reclutador recibe una lista de hasta tres nombres. El reclutador más fuerte se gana al preso; si hay igualdad, nadie.
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = Quien descansa no hace nada hoy. Las habilidades que no piden tarea siguen valiendo.

# La carta de un preso, línea por línea.
explain-title = { $who }, { $nation }
explain-rank-boss = Jefe de una banda: no se le puede reclutar ni trasladar.
explain-rank-specialist = Especialista: habilidades raras, se le reconoce enseguida.
explain-rank-ordinary = Preso corriente.
explain-shovel = Pala { $n }: puntos cuando cava (Túnel).
explain-banknotes = Billetes { $n }: puntos cuando trabaja en la Fuerza.
explain-bulb = Bombilla { $n }: puntos cuando trabaja en la Maña.
explain-of-cunning = Astucia { $n }: lo que puede estropear como saboteador.
explain-of-strength = Músculo { $n }: lo bien que recluta; con él un jefe para peleas.
explain-of-observation = Observación { $n }: las patrullas y los saboteadores que detiene como vigilante.
explain-can = Ahora: { $label }.
explain-lacks = { $n ->
    [one] Falta un punto para la fuga.
   *[other] Faltan { $n } puntos para la fuga.
}
explain-aversion = Aversión: en su banda no puede haber { $nation }.
explain-refuses = Negativa: no se une a jefes { $nation }.
explain-stubborn = Terco: solo se lo gana un reclutador con Músculo { $n } o más.
explain-countryman = Paisano: como reclutador tiene Músculo +{ $n } con { $nation }.
explain-quell = Autoridad: Músculo +{ $n } cuando para una pelea.
explain-engineer = Ingeniero: cuando trabaja { $way }, +{ $bonus } por cada { $per } puntos completos que se hagan ahí.
explain-teamwork = Compañero: +{ $bonus } cuando trabaja { $way } con al menos { $others } más.
explain-weatherproof = Curtido: donde trabaja, el mal tiempo cuesta hasta { $n } puntos menos.
explain-noisy = Ruidoso: las patrullas tienen +{ $n } para descubrir la vía en la que trabaja.
explain-snitch = Soplón: las patrullas tienen +{ $n } para descubrir cualquier vía de su banda, sea cual sea su tarea.
explain-panics = Miedoso: no da puntos si el número de la patrulla es { $n } o más.
explain-smooth-talk = Labia { $n }: como vigilante engatusa gratis a patrullas de menor resistencia.
explain-bribery = Soborno { $n }: como vigilante compra por unos puntos a patrullas de menor resistencia.
explain-lookout = Vigía: como vigilante ve { $n } más cuando la patrulla registra { $way }.
explain-insider = Infiltrado: como vigilante debilita en 1 a las patrullas con número { $n } o menos.
explain-bodyguard = Guardaespaldas: como vigilante ve { $n } más contra saboteadores.
explain-wrecker = Destructor: Astucia +{ $n } cuando sabotea { $way }.
explain-coward = Cobarde: no carga con la culpa, no se le puede entregar y solo soborna si sale bien.
explain-hothead = Colérico: sus peleas cuestan { $n } más de parar.
explain-peaceful = Pacífico: no se pelea, aunque lo diga la carta.
explain-tough = Duro: él mismo cumple { $n } días de aislamiento menos, pero al menos uno.
explain-advocate = Abogado: sus compañeros cumplen { $n } días de aislamiento menos, pero al menos uno.
explain-scout = Ojeador: su banda averigua en secreto { $n ->
    [one] quién es el primer recién llegado
   *[other] quiénes son los { $n } primeros recién llegados
} boca abajo.

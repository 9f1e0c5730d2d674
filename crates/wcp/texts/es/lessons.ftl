### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Aprende a construir la base, a vencer guardianes, a pulsar el gran botón rojo y a salir.

lesson-build = La primera sala
    .goal = La base está vacía y se construye sobre la marcha. Gana quien saque de ella los mejores trofeos ★.
    .end = Moverse, colocar una sala, colocar una ficha: eso es un turno. Tu vehículo entró solo en tu sala, porque no había otro camino, y tomó el trofeo.

lesson-build-vehicle = Elige un vehículo: fuego ▲ contra otros, blindaje ■ para no perder, turbos ● para dos salas de una vez.
    .hint = Para empezar, el Rinoceronte va bien.
    .done = Buena elección.
    .no = Elige uno de los vehículos.
lesson-build-hall = Esperas fuera, en E3. Coloca tu Hangar, una sala abierta por todos los lados, en la casilla 15, la esquina de tu entrada.
    .hint = Toca el Hangar de tu mano y luego la casilla 15.
    .done = Tu entrada ya lleva a alguna parte.
    .no = Coloca el Hangar en la casilla 15.
    .no-hall = Esa sala tiene paredes. Empieza con el Hangar: encaja en todas partes.
    .no-cell = Solo entras en la base por tu propia entrada. Colócalo en la casilla 15.
lesson-build-token = Ahora una ficha. Lo que pongas en tu propia sala lo puedes recoger tú: pon allí el Banco de semillas ★4.
    .hint = Toca el Banco de semillas de tu mano y luego la sala 15.
    .done = Cuatro puntos, a una sala de ti.
    .no = Pon el Banco de semillas en la sala 15.
    .no-guard = Un guardián en tu entrada te esperaría a ti. Pon el trofeo.
    .no-upgrade = Una mejora es útil, pero al final solo cuentan los trofeos. Pon el Banco de semillas.
lesson-build-next = Has entrado en tu sala y has tomado el trofeo. Coloca otra sala al lado, como quieras, y luego elige como ficha el Banco de baterías ★3.
    .hint = Un paso debe dar a otro paso. La mesa muestra dónde encaja una sala.
    .done = Y dónde va, lo decides tú.
    .no = Coloca una sala y luego elige el Banco de baterías.
    .no-token = Las mejores fichas son los trofeos cerca de ti. Elige el Banco de baterías.

lesson-guard = Guardianes
    .goal = Los guardianes vigilan algunos lados de su sala. Por los demás los capturas gratis; por un lado vigilado, hay combate.
    .end = El guardián que te esperaba espera ahora al Bot B. Quien pierde un combate pierde trofeos y mejoras: la mesa dice cómo acabará antes de que te muevas.

lesson-guard-fight = En la sala 10 hay un Cable trampa ▲1■1, un guardián que vigila todos los lados. Tienes ▲3 ■8: ganas y pierdes 1 de blindaje. ¡Entra!
    .hint = Al este. La etiqueta dice cómo acaba el combate.
    .done = Vencido: pasa a tu mano.
    .no = Entra en la sala 10.
    .no-trophy = Un trofeo está bien, pero esta lección quiere un guardián: entra en la sala 10.
lesson-guard-hall = Coloca un Hangar en la casilla 17, hacia el centro.
    .hint = Toca el Hangar de tu mano y luego la casilla 17.
    .done = El camino al botón avanza.
    .no = Coloca un Hangar en la casilla 17.
    .no-hall = Mejor el Hangar: sin paredes, no te estorbará jamás.
    .no-cell = Construye hacia el centro: casilla 17.
lesson-guard-post = Pon el Cable trampa capturado en la entrada del Bot B: la sala 21.
    .hint = Toca el Cable trampa de tu mano y luego la sala 21.
    .done = Quien entre por ahí tendrá que combatir.
    .no = Pon el Cable trampa en la sala 21.
    .no-token = Eso, luego. Pon el Cable trampa, tu botín.
    .no-own = Te estorbaría a ti. Ponlo en la sala 21, en la entrada del Bot B.

lesson-button = El gran botón rojo
    .goal = Todas las salas están puestas. Llevas ★25, el Bot A solo ★3: hora de volver a casa. Quien acaba su movimiento en la sala central puede pulsar el botón.
    .end = La sala central ha desaparecido, todas las salidas están abiertas y la base se hunde desde el centro. La loseta WCP va pasando: quien la tiene destruye una sala al final de su turno.

lesson-button-centre = Ve a la sala central.
    .hint = Al noreste.
    .done = Aquí está.
    .no = Ve a la sala central.
    .no-away = Llevas más de lo que el Bot A tendrá jamás. Cada turno de más solo ayuda a los demás. Ve al botón.
lesson-button-press = ¡Púlsalo!
    .hint = Está debajo de la pregunta.
    .done = Todos los demás tienen un turno más. Luego empieza la huida, contigo.
    .no = Pulsa el botón.
    .no-not = No es obligatorio, pero llevas mucha ventaja. Púlsalo.
lesson-button-token = El turno sigue: pon tu Cañón doble, una ficha, en cualquier sala vacía. Un trofeo no: el Bot A podría llevárselo.
    .hint = Toca la mejora con ▲ de tu mano y luego una sala lejos del Bot A.
    .done = Bien lejos.
    .no = Pon el Cañón doble.
    .no-token = Guarda esa. Pon el Cañón doble.
lesson-button-out = Tu turno abre la fase II. Sal de la sala central hacia la salida E2: al suroeste.
    .hint = La sala 24, de donde venías.
    .done = ¡En marcha!
    .no = Ve al suroeste.
    .no-way = Desde allí la salida está más lejos o vigilada. Ve al suroeste.

lesson-flee = ¡Fuera!
    .goal = Las salas caen una tras otra. Los trofeos solo cuentan fuera, y estás a dos salas de una salida.
    .end = Estás fuera con ★26, y el Bot A con ★4: ganas. Quien se queda dentro lo ha reunido todo para nada.

lesson-flee-corner = La salida E2 está en la sala 33. Ve allí.
    .hint = Al suroeste.
    .done = Un movimiento más y estás fuera.
    .no = Ve a la sala 33.
    .no-greedy = ★2 más, pero tienes bastante, y el camino de vuelta puede derrumbarse. Ve a la sala 33.
    .no-back = Eso lleva otra vez dentro de la base. Ve a la sala 33.
lesson-flee-token = Todavía colocas una ficha. Elige el Banco de semillas y cualquier sala: nadie lo recogerá.
    .hint = Toca el Banco de semillas de tu mano y luego una sala.
    .done = Una lástima.
    .no = Pon el Banco de semillas.
    .no-guard = Los guardianes podrían estorbarte a ti. Pon el Banco de semillas.
    .no-upgrade = También valdría, pero esta vez pon el Banco de semillas.
lesson-flee-destroy = Tienes la loseta WCP: destruye una sala junto al agujero o junto a los escombros.
    .hint = Las salas que pueden caer están marcadas. Una sala con un vehículo dentro está a salvo.
    .done = Escombros. El Bot A acaba de salir de la base.
    .no = Destruye una sala.
lesson-flee-leave = ¡Ahora sal por E2!
    .hint = Al suroeste, por la entrada.
    .done = Aire fresco.
    .no = Sal por E2.
    .no-stay = ¡Afuera, no adentro! Sal por E2.

lesson-match = Una partida
    .goal = Un bot fácil construye contra ti.
    .end = Ya sabes jugar. Sigue aquí todo lo que quieras o empieza una partida entera.

lesson-match-play = Juega como quieras. Si no sabes qué hacer, pide consejo.

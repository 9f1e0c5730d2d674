### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Aprende a cavar, a fabricar y vender, y a quitarles a otros lo que te falta.

lesson-dig = La primera Cuchara
    .goal = Sale libre quien antes tenga un túnel lo bastante largo: 12 puntos si juegan tres. Los puntos los dan las herramientas, y tienes 2 acciones por turno.
    .end = Una Cuchara da 1 punto, un Pico 3, una Pala 4, y de tu túnel nadie te los quita. ¡Solo 11 puntos más!

lesson-dig-steal = Estás en el Comedor, donde se pueden robar Cucharas. Toma una: cuesta 1 acción.
    .hint = Toca la pila de Cucharas.
    .done = Una Cuchara. En la mano aún te la pueden quitar.
    .no = Roba antes una Cuchara: solo aquí es tan fácil.
    .no-search = Un registro también está bien, pero empieza por lo seguro: una Cuchara.
    .no-move = Te irías sin Cuchara. Roba una antes.
    .no-end = Tienes 2 acciones. Úsalas: roba una Cuchara.
lesson-dig-search = Una vez por turno puedes hacer un registro. Aquí da 2 cartas. Hazlo con tu segunda acción.
    .hint = Toca el mazo de registro.
    .done = Dos cartas nuevas en tu mano, que nadie más ve.
    .no = Usa tu segunda acción para un registro.
    .no-steal = Otra Cuchara es 1 punto más, pero dos cartas pueden dar un Pico, que vale 3. Esta vez haz un registro.
    .no-end = Queda una acción. Haz un registro antes de terminar el turno.
lesson-dig-end = Has usado las dos acciones. Termina tu turno.
    .hint = El botón está debajo de la pregunta.
    .done = Los demás han jugado sus turnos.
    .no = Termina tu turno.
lesson-dig-home = Se cava en el Bloque de celdas. Tirar el dado cuesta 1 acción, pero decide el dado. Ir con cuidado cuesta las dos, y eliges tú. Ve al Bloque de celdas.
    .hint = Toca el Bloque de celdas en el tablero.
    .done = En casa, y sin sorpresas.
    .no = Ve con cuidado al Bloque de celdas.
    .no-roll = La mitad de los resultados llevan allí; los demás, no. Esta vez ve con cuidado: toca el Bloque de celdas.
    .no-area = Solo se puede cavar en el Bloque de celdas. Ve a esa zona.
    .no-stay = Podrías acumular sin parar, pero una Cuchara en la mano aún no es un punto. Vuelve a casa y cava.
lesson-dig-rest = Ir con cuidado ha costado las dos acciones. Termina tu turno.
    .hint = El botón está debajo de la pregunta.
    .no = Termina tu turno.
lesson-dig-dig = Ahora cava con tu Cuchara.
    .hint = Toca la Cuchara de tu mano.
    .done = ¡Tu primer punto de túnel!
    .no = Cava antes: lo que está en tu túnel no te lo quita nadie.
    .no-search = Las cartas pueden esperar. Cava antes de que venga alguien con un arma.
    .no-move = Acabas de llegar. Cava.

lesson-craft = De los trastos a las herramientas
    .goal = Lo que se encuentra son trastos, pero algunos juntos hacen una herramienta, y el resto se vende en la Sala de recreo.
    .end = Fabrica cuando tengas las cartas de una receta y vende lo que no necesites. Con cigarrillos se compran aquí Cuchillos, Picos y Palas. Al final del turno caben 10 cartas en la mano.

lesson-craft-search = Estás en la Sala de recreo. Haz un registro.
    .hint = Toca el mazo de registro.
    .done = Un Palo de escoba y unas Tijeras: mira las recetas.
    .no = Haz antes un registro: quién sabe qué encontrarás.
    .no-sell = Mira antes qué encuentras: quizá pegue con lo que tienes.
    .no-end = Tienes 2 acciones. Haz antes un registro.
lesson-craft-craft = Con un Palo de escoba y unas Tijeras se hace un Pico. ¡Fabrícalo!
    .hint = Toca la receta del Pico.
    .done = Un Pico, que vale 3 puntos en tu túnel.
    .no = Fabrica el Pico: tienes las dos cartas.
    .no-sell = Juntas, esas dos cartas valen mucho más que unos cigarrillos. Fabrica el Pico.
    .no-move = En el Bloque de celdas no se puede fabricar. Haz el Pico aquí.
    .no-end = Queda una acción y tienes todo lo que pide un Pico.
lesson-craft-end = Termina tu turno.
    .hint = El botón está debajo de la pregunta.
    .done = Vuelve a ser tu turno.
    .no = Termina tu turno.
lesson-craft-sell = Lo que más da son los objetos de valor. Vende tu Reloj de oro, y nada más.
    .hint = Pulsa el botón de vender, toca el Reloj de oro y di que eso es todo.
    .done = Cigarrillos, que todo el mundo acepta.
    .no = Vende antes el Reloj de oro.
    .no-weapon = El Calcetín cargado es un arma. Sin arma no puedes extorsionar ni defenderte. Guárdalo.
    .no-ring = Las bandas piden un Anillo de sello. Guárdalo y vende el reloj.
    .no-search = Puedes, pero esta lección va de vender: empieza una venta.
    .no-move = Solo se vende en la Sala de recreo. Hazlo antes de irte.

lesson-extort = Dame eso
    .goal = Lo que no encuentras quizá lo tengan otros. Con un arma puedes exigir una herramienta a alguien de tu zona, una vez por turno.
    .end = Quien no juega un arma cuando le toca pierde: se lleva una paliza y se queda sin la herramienta. Con 1 paliza no se fabrica; con 2, ni se fabrica ni se cava; la Enfermería cura. Así que guarda un arma para ti.

lesson-extort-extort = El Bot C acaba de robar una Cuchara y está a tu lado. Extorsiónalo: exígele la Cuchara y pon tu Calcetín cargado.
    .hint = Toca la figura del Bot C, luego la Cuchara y luego tu Calcetín cargado.
    .done = El Bot C se negó, no supo responder a tu calcetín y se llevó una paliza. La Cuchara es tuya.
    .no = Esta vez, sin modales: extorsiona al Bot C.
    .no-tool = Has visto al Bot C tomar una Cuchara. Exige justo eso.
    .no-peace = Eso también podrás hacerlo enseguida. Extorsiona antes al Bot C, mientras tenga la Cuchara en la mano.
    .no-end = Tienes 2 acciones y un arma. Extorsiona al Bot C.
lesson-extort-second = Queda una acción, y solo se extorsiona una vez por turno. Roba otra Cuchara del Comedor.
    .hint = Toca la pila de Cucharas.
    .done = Dos Cucharas, y el Bot C ninguna.
    .no = Roba una Cuchara con tu segunda acción.
    .no-search = No está mal, pero una Cuchara es un punto seguro. Róbala.
    .no-move = Aprovecha antes lo que ofrece el Comedor: una Cuchara.
    .no-end = Queda una acción. Roba una Cuchara.
lesson-extort-end = Termina tu turno.
    .hint = El botón está debajo de la pregunta.
    .no = Termina tu turno.

lesson-match = Una partida
    .goal = Dos bots fáciles cavan contra ti.
    .end = Ya sabes jugar. Sigue aquí todo lo que quieras o empieza una partida entera.

lesson-match-play = Juega como quieras. Si no sabes qué hacer, pide consejo.

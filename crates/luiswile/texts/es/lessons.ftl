### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Aprende a planear un día, a ganarte a gente nueva y a burlar a la patrulla.

lesson-morning = La primera mañana
    .goal = Diriges una banda. Cada mañana das en secreto una tarea a cada uno de los tuyos; gana quien reúna antes 250 puntos en las vías de escape.
    .end = La patrulla buscaba túneles. Tu vigilante vio más que ella, así que cuentan todos tus puntos. El Bot B no tenía a nadie vigilando y perdió la mitad del Túnel.

lesson-morning-plan = Pon a Cornelius Byrne (6112) a Vigilar y a tu jefe, Declan Rourke (3140), en el Túnel. Los demás, donde más valgan. Después pulsa «Todo listo».
    .hint = La Pala cuenta para el Túnel, los Billetes para la Fuerza, la Bombilla para la Maña y la Observación para Vigilar.
    .done = Todas las cartas se descubren.
    .no = Da una tarea a cada uno y pulsa «Todo listo».
    .no-watcher = Ninguno de los tuyos ve tanto como Byrne: Observación 5. Que proteja a los demás.
    .no-digger = Rourke tiene Pala 4, más que nadie. Que cave.
    .no-later = Reclutar y sabotear vienen después. Hoy todos trabajan o vigilan.
    .no-rest = Quien descansa no aporta nada. Dale trabajo.
    .no-early = Todavía no: Byrne debe Vigilar, y Rourke trabajar en el Túnel.

lesson-recruit = Gente nueva
    .goal = Los presos neutrales pueden unirse a ti. Quien llega pronto trabaja todos los días que siguen.
    .end = Nadie más los quería, así que se te unieron todos. Si varias bandas quieren a uno, se lo gana el reclutador con más Músculo; si los más fuertes empatan, no se une a nadie.

lesson-recruit-plan = Día 2. Manda a tu jefe Rourke (3140) a Reclutar, que tiene Músculo 5, y que Byrne (6112) vigile otra vez. Los demás, a trabajar. Después pulsa «Todo listo».
    .hint = Para reclutar solo cuenta el Músculo.
    .done = Ahora todos ven cuántas cartas hay en cada pila, pero no cuáles.
    .no = Da una tarea a cada uno y pulsa «Todo listo».
    .no-boss = Rourke es tu hombre más fuerte. Mándalo a Reclutar.
    .no-watcher = Byrne es el que más ve. Sigue vigilando.
    .no-later = Hoy basta un reclutador. Que este trabaje.
    .no-early = Todavía no: Rourke recluta y Byrne vigila.
lesson-recruit-orders = Escribe la lista de Rourke: hasta tres presos neutrales. En ella debe estar el ingeniero Hans Josenbau (4175).
    .hint = Un ingeniero suma puntos por cada 10 completos. Busca también una gran Pala: Liam Cassidy, Józef Kretowicz.
    .done = Tus órdenes están selladas.
    .no = Pon presos neutrales en la lista de Rourke.
    .no-early = Hans Josenbau (4175) aún no está en la lista. Hay pocos ingenieros.
lesson-recruit-event = Cada día trae un suceso. A veces alguien se pelea o se marcha; hoy también puedes darle otra tarea a alguien. Déjalo todo como está y pulsa «Todo listo».
    .hint = El botón está debajo de la pregunta.
    .done = Primero llegan los reclutas; luego, la patrulla.
    .no = Esta vez déjalo todo como está.
    .no-move = Puedes, pero tu plan es bueno. Pulsa «Todo listo».
    .no-claim = Un recién llegado boca abajo puede ser un mal negocio. Esta vez déjalo.

lesson-patrol = La patrulla
    .goal = La patrulla ve más que tus vigilantes: ha descubierto dos de tus vías. Cada una necesita su propia defensa.
    .end = Un vigilante con labia no cuesta nada. Cargar con la culpa cuesta un vigilante; el soborno, 2 puntos; el último recurso, un trabajador y media vía. Sin defensa se pierde todo.

lesson-patrol-talk = Al sargento Crowe le gustan los chismes: Bastien Corday (6125), Labia 6, se lo quita de encima gratis. Salva tu Fuerza.
    .hint = Toca la carta de Bastien Corday y luego lo que debe hacer.
    .done = Aquí no hay nada que ver, sargento.
    .no = Que hable Corday.
    .no-blame = Entonces iría a aislamiento. Corday lo consigue sin castigo: que hable.
    .no-worker = Castigarían a un trabajador y se perdería la mitad de los puntos. Que hable Corday.
lesson-patrol-again = También han descubierto tu Maña. Quien habla puede volver a hacerlo.
    .hint = Corday sigue ahí.
    .done = Las dos vías están a salvo.
    .no = Que Corday hable otra vez.
    .no-blame = No hace falta ningún castigo: Corday puede hablar otra vez.
    .no-worker = No hace falta entregar a nadie: Corday puede hablar otra vez.

lesson-match = Una partida
    .goal = Un bot fácil dirige la otra banda.
    .end = Ya sabes jugar. Sigue aquí todo lo que quieras o empieza una partida entera.

lesson-match-play = Juega como quieras. La hoja propone un plan; cambia lo que no te guste. Si no sabes qué hacer, pide consejo.

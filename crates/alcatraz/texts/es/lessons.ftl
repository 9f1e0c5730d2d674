### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Aprende a jugar un turno, a votar al chivo expiatorio, a completar una tarea y a lidiar con los guardias.

lesson-turn = Tu primer turno
    .goal = Planeas una fuga con otros dos. Hacen falta objetos, y los consigues con tus puntos de acción (PA).
    .end = Así es un turno: las salas te dan objetos y billetes, y los puntos que sobran se pierden. Tienes una llave y una droga, justo lo que pide la tarea del Patio. En la siguiente lección la completas.

lesson-turn-key = Estás en la Sala de guardias, donde hay llaves. Toca tu sala para usarla y llevarte una.
    .hint = La sala en la que estás está marcada. Usarla cuesta 1 PA.
    .done = ¡Una llave! Cada sala se puede usar una vez por ronda.
    .no = También se puede, pero antes llévate la llave que hay aquí: toca tu propia sala.
    .no-move = Pasarías de largo ante una llave que pide una de cada dos tareas. Usa antes esta sala.
    .no-end = Aún tienes todos los puntos, y los que sobran se pierden. Llévate antes la llave.
lesson-turn-move = Ahora pasa al lado, a la Sala de recreo: moverse cuesta 1 PA.
    .hint = Puedes ir a cualquier sala que toque la tuya por un lado o una esquina.
    .done = Ya estás, y no hay ningún guardia cerca.
    .no = Todavía no. Ve a la Sala de recreo: tócala.
    .no-room = Esa sala no da lo que necesitamos ahora. Ve a la Sala de recreo, que da billetes.
    .no-riot = Un motín atrae a un guardia a tu sala, y aquí nadie lo quiere. Ve a la Sala de recreo.
lesson-turn-cash = Usa la Sala de recreo y llévate 2 billetes.
    .hint = Toca la sala en la que estás.
    .done = 2 billetes. Con ellos puedes pagar, hacer intercambios y sobornar a guardias.
    .no = Llévate antes los billetes que da esta sala.
    .no-move = Sin billetes no podrías comprar nada allí. Usa antes esta sala.
lesson-turn-yard = Te queda un punto. Ve al Patio: allí hay una tarea.
    .hint = El Patio toca tu sala por una esquina.
    .done = Esta tarea pide una llave y una droga. La llave ya la tienes.
    .no = Guarda el último punto para ir al Patio.
    .no-room = Mira las tareas: la del Patio pide una llave. Ve allí.
    .no-riot = El guardia te costaría el último punto y complicaría todo lo demás. Ve al Patio.
lesson-turn-buy = No te quedan puntos, pero esta sala es gratis: paga 1 billete y llévate la droga.
    .hint = Toca el Patio, luego tu billete y luego la droga.
    .done = Llave y droga: todo lo que pide esta tarea.
    .no = Esta sala aún la puedes usar, porque es gratis. Paga un billete por la droga.
    .no-key = La llave te hace falta para la tarea. Paga con un billete.
    .no-item = Esta tarea pide una llave y una droga. Llévate la droga.
    .no-end = Espera: esta sala no cuesta puntos. Compra antes la droga.

lesson-vote = El chivo expiatorio
    .goal = Cada ronda se vota a un chivo expiatorio: es fuerte, pero no completa tareas ni recibe recompensas. En la ronda anterior te tocó a ti.
    .end = Tú marcas el elemento C, el Bot C otro, y el chivo expiatorio nada. En cuanto el grupo lo tiene todo, de la A a la F, aunque no se cuente a uno, la partida termina y alguien se queda: el chivo expiatorio, si los demás pueden pasar sin él. También termina con el guardia número 21, y entonces pierde todo el mundo.

lesson-vote-call = Como en cada ronda, ha llegado un nuevo guardia. Tú diriges la charla. Convoca la votación.
    .hint = El botón está debajo de la pregunta.
    .no = Convoca antes la votación.
lesson-vote-vote = El Bot C está a tu lado, y tu tarea pide dos presos. ¿A quién haces chivo expiatorio?
    .hint = El Bot B está lejos y ahora no te sirve de nada.
    .done = Dos votos contra el Bot B: esta ronda tiene 1 PA más y ninguna recompensa.
    .no = Vota al Bot B.
    .no-self = Puedes, y tendrías 4 PA. Pero un chivo expiatorio no completa tareas, y tú quieres completar una ahora mismo. Vota a otro.
    .no-helper = El Bot C te ayuda solo con estar aquí, y quien se enfada se marcha. Vota al Bot B, que ahora no te sirve de nada.
lesson-vote-task = Es tu turno: dos presos, ningún guardia, llave y droga. ¡Completa la tarea!
    .hint = Toca la tarea que hay en el Patio.
    .done = ¡Hecho! Marcas su letra, y todos menos el chivo expiatorio marcan la de una carta del mazo.
    .no = Aquí está todo listo. Completa la tarea antes de que cambie algo.
    .no-shop = Ya tienes todo lo que pide la tarea, y solo podrías perderlo. Completa la tarea.
    .no-away = La tarea está en esta sala. Quédate y complétala.
    .no-end = En la próxima ronda puede haber aquí un guardia de más. Completa la tarea ahora.

lesson-guards = Los guardias
    .goal = Con dos guardias en tu sala casi todas las acciones cuestan 2 PA; con tres están prohibidas. Y cada tarea admite solo unos cuantos.
    .end = Un motín en la sala de al lado, y luego adentro: no lo olvides. Los billetes también ayudan: por 1 billete, tus acciones pasan por alto a un guardia de tu sala, pero la tarea lo sigue contando.

lesson-guards-clothes = En la Lavandería hay una tarea para un solo preso: ropa y una droga. La droga ya la tienes. Usa esta sala gratis, paga 1 billete y llévate ropa.
    .hint = Toca el Patio, luego el billete y luego la ropa.
    .done = Ya tienes las dos cosas.
    .no = Consigue antes la ropa. Esta sala es gratis.
    .no-drug = La tarea necesita la droga. Paga con un billete.
    .no-item = La tarea de la Lavandería pide ropa y una droga. Llévate la ropa.
    .no-early = Sin ropa no hay nada que hacer allí. Usa antes esta sala.
lesson-guards-riot = La tarea no admite ningún guardia, y en la Lavandería hay uno. Monta aquí un motín y atráelo.
    .hint = Pulsa el botón del motín y luego toca la Lavandería.
    .done = Ahora está contigo, y la Lavandería está vacía.
    .no = Antes tiene que salir el guardia de la Lavandería. Monta un motín.
    .no-guard = Ese guardia está en otra parte. Atrae al de la Lavandería.
    .no-early = Con el guardia allí no puedes completar la tarea. Sácalo antes.
    .no-end = Tienes 3 PA: uno para el motín, uno para el camino y uno para la tarea. Lo justo.
lesson-guards-laundry = Cuélate en la Lavandería.
    .hint = Toca el Patio por un lado.
    .done = Por fin sin compañía.
    .no = Ve a la Lavandería.
    .no-room = La tarea está en la Lavandería. Ve allí.
lesson-guards-task = Completa la tarea con tu último punto.
    .hint = Toca la tarea.
    .done = ¡Hecho! Los objetos vuelven al tablero, y cualquiera puede llevárselos otra vez.
    .no = Usa tu último punto para la tarea.
    .no-use = No necesitas más ropa. El último punto es para la tarea.
    .no-away = La tarea está aquí mismo. Complétala.

lesson-match = Una partida
    .goal = Dos bots fáciles juegan contra ti, y contigo.
    .end = Ya sabes jugar. Sigue aquí todo lo que quieras o empieza una partida entera.

lesson-match-play = Juega como quieras. Si no sabes qué hacer, pide consejo.

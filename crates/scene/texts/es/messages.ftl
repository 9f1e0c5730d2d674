language-name = Español
# Mensajes que no pertenecen a ningún juego.
list-nothing = nada
list-between = { ", " }
list-and = { $first } y { $last }
    .changed = { $first } e { $last }
    .before = i í hi hí
    .unless = ia ie io hia hie hio
list-or = { $first } o { $last }
    .changed = { $first } u { $last }
    .before = o ó ho hó 8
# Entre cosas que ya llevan comas, y entre frases.
list-apart = { "; " }
sentence-between = { " " }
colon = { $left }: { $right }
bracketed = { $thing } ({ $note })
times = { $count } × { $thing }
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}

# Jugar en una terminal.
play-not-asked = { $name } no tiene nada que decidir ahora.
play-no-undo-nothing = No hay nada que deshacer.
play-no-undo-dice = Desde entonces ha intervenido el azar; ya no se puede deshacer.
play-no-undo-revealed = Desde entonces ha salido a la luz algo oculto; ya no se puede deshacer.
play-no-undo-others = Desde entonces ha jugado otra persona; ya no se puede deshacer.
play-won = La victoria es de { $names }.
play-you-won = ¡Has ganado!
play-you-won-with = ¡Has ganado, junto con { $names }!
play-you-lost = Esta vez no has ganado.
play-nobody-won = No ha ganado nadie.
play-places = Clasificación: { $places }

# Descripciones.
outline-board = Tablero
outline-aside = Junto al tablero
outline-players = Jugadores
outline-own = Lo tuyo
waiting-for = Esperando a { $names }.
match-over = La partida ha terminado.

# Señales delante de los jugadores.
seat-you = tú
seat-deciding = decide

# Lo que dicen los clientes.
bot-name = Bot { $letter }
match-abandoned = La partida se ha abandonado.
fault-seat-taken = Ese sitio ya está ocupado. Elige otro.
fault-name-taken = Ya hay alguien en la mesa con ese nombre. Elige otro.
fault-not-seated = Eso solo puede hacerlo quien está en la mesa.
fault-stale = Esa pregunta ya no vale. Vuelve a mirar la mesa.
fault-no-takeback = No hay ninguna petición de deshacer que responder, o hay otra antes.
fault-too-fast = Demasiado de golpe. Espera un momento y vuelve a intentarlo.
fault-handed-over = En este sitio juega un bot. Recupera primero el sitio.
fault-unavailable = Ahora mismo no es posible. Inténtalo de nuevo en un momento.
fault-bad-message = Hay algo que no encaja. Revisa lo que has elegido y escrito.
fault-too-long = Es demasiado largo. Acórtalo.
fault-version = Esta versión no es la de la mesa. Vuelve a cargar la página o actualiza el programa.
fault-no-table = Esa mesa no existe.
fault-no-seat = Esta mesa no tiene ese sitio.
fault-already-seated = Ya tienes sitio aquí. Levántate primero para ocupar otro.
fault-not-yours = Ese sitio no es tuyo.
fault-no-spectators = Solo quienes juegan pueden ver esta partida.
fault-bad-name = Ese nombre no vale aquí. Usa como mucho 24 letras o cifras de un mismo alfabeto, sin #.
fault-wrong-phase = Eso no es posible en este momento de la partida.
fault-unreadable = Eso no es una acción de este juego.
fault-illegal = Las reglas no lo permiten ahora.
fault-no-undo = Eso no se puede deshacer.
fault-bad-chat = El chat admite una línea cada vez, de 300 caracteres como mucho.
fault-not-allowed = Aquí no puedes hacer eso.
why-not-begun = La partida no ha empezado.
why-only-watching = Solo estás mirando.
why-nothing = Ahora no se puede hacer nada con esto.
why-possible = Eso sí es posible: { $action }.
advice = { $action }.
advice-compared = { $action }. Debería ganar el { $percent } % de las veces; la siguiente mejor opción, { $other }, el { $less } %.
reason = Un poco después lleva en promedio a – { $changes }.
reason-change = { $gauge }: { $better } en vez de { $other }
reason-decimal = { $whole },{ $tenths }
log-by-clock = Se acabó el tiempo: { $line }
log-by-stand-in = Juega un bot suplente: { $line }

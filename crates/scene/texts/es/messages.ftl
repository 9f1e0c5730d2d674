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

# Jugar en una terminal.
play-hand-over = Pásale el teclado a { $name }. { $name }, pulsa Enter cuando nadie más vea la pantalla.
play-turn = { $name }, te toca decidir.
play-since = Qué ha pasado:
play-choices = Tus opciones:
play-prompt = Un número, una acción o «help»:
play-number-off = { $count ->
    [one] Solo hay { $count } opción
   *[other] Hay { $count } opciones
}; la { $number } no existe.
play-unreadable = No lo entiendo: { $problem }.
play-refused = Ahora no es posible. { $clause }: { $text }
play-not-asked = { $name } no tiene nada que decidir ahora.
play-over = La partida ha terminado.
play-allowed = Ahora es posible.
play-why-what = ¿Por qué qué? Escribe detrás una acción, por ejemplo «why { $example }».
play-undone = Deshecho.
play-no-undo-nothing = No hay nada que deshacer.
play-no-undo-dice = Desde entonces ha intervenido el azar; ya no se puede deshacer.
play-no-undo-revealed = Desde entonces ha salido a la luz algo oculto; ya no se puede deshacer.
play-no-undo-others = Desde entonces ha jugado otra persona; ya no se puede deshacer.
play-save-where = ¿Dónde? Escribe detrás el nombre de un archivo, por ejemplo «save partida.record».
play-saved = Guardada en { $file }. Para seguir: --resume { $file }.
play-recorded = El registro está en { $file }. Compruébalo con: escapade verify { $file }
play-no-clause = No existe la regla { $clause }.
play-talk = Tiempo para hablar: { $minutes } minutos como mucho. Después sigue { $name }: { $label }. Pulsa Enter cuando esté todo dicho.
play-talk-over = Se acabó el tiempo para hablar.
play-help =
    Un número o una acción en notación elige esa opción.
    why ACCIÓN      por qué una acción no es posible ahora
    undo            deshacer tu última acción, mientras no cueste nada
    hint            qué haría un bot en tu lugar
    view            volver a mostrar la mesa
    rules REGLA     qué dice una regla
    save ARCHIVO    guardar la partida, para seguir luego o comprobarla al final
    quit            salir
play-end-of-input = La entrada se acabó antes que la partida.
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

# La mesa en la terminal.
term-own = Lo tuyo
term-choose = elegir
term-areas = zonas
term-describe = ¿qué es?
term-notation = escribir
term-all-keys = teclas
term-move = mover
term-stay = quedarse
term-take = soy yo
term-turn = turno
term-quit = salir
term-advice = Consejo:
term-offline = SIN CONEXIÓN
term-old = Este programa es más antiguo que la mesa. Instala la versión actual de escapade.
term-point = Señala algo primero: Tab y las flechas te llevan hasta ello.
term-why-how = Señala algo primero, o escribe / y luego: why ACCIÓN
term-again = { $effect }. Elígelo otra vez para hacerlo.
term-several = Encajan { $count } opciones, como { $first }. Escribe algo más.
term-notation-how = una acción o palabras de una opción; Tab completa
# Lo que se escribe en notación y no es una acción: el lugar y lo que encaja ahí.
term-notation-wrong = «{ $word }» (carácter { $column }) no encaja.
term-notation-missing = Falta algo en el carácter { $column }.
term-notation-fits = Ahí encaja: { $words }.
    .some = Ahí encaja, por ejemplo: { $words }.
term-notation-ends = La acción termina antes.
term-quit-kept = ¿Dejar la mesa? La partida se guarda. Enter: dejarla. Cualquier otra tecla: quedarse.
term-quit-sure = ¿Dejar la mesa? Enter: dejarla. Cualquier otra tecla: quedarse.
term-kept = La partida está guardada. Se sigue con: { $command }
term-talk-enter = Pulsad Enter cuando todos hayáis acabado.
term-help-number = hacer la elección con este número
term-help-enter = hacer la elección marcada, o tocar lo que está bajo el cursor
term-help-arrows = moverse por la lista o por la mesa
term-help-tab = a la siguiente parte de la mesa, y de vuelta a las opciones
term-help-escape = un paso atrás, o saltar lo que se cuenta
term-help-space = seguir cuando se cuenta algo
term-help-describe = qué es una cosa y para qué sirve
term-help-why = por qué una cosa no se puede elegir ahora
term-help-advice = qué haría un bot
term-help-undo = deshacer tu última acción
term-help-notation = escribir una acción; Tab completa, ↑ muestra las anteriores
term-help-recap = qué ha pasado desde tu última decisión
term-help-rules = las reglas, en la cláusula en cuestión
term-help-plan = el plan propuesto, o uno vacío
term-help-scroll = desplazarse
term-help-redraw = volver a dibujarlo todo
term-help-quit = salir; la partida se guarda
term-help-chat = decir algo
term-help-vote = aceptar o negarse cuando otros quieren rectificar
term-help-abandon = votar por acabar la partida, o retirar el voto
term-help-rematch = votar por otra partida
term-help-step = un paso atrás o adelante
term-help-part = al turno anterior o al siguiente
term-help-ends = al principio o al final
term-help-play = reproducir sola, o parar
term-help-eyes = con los ojos del siguiente jugador
term-help-signs = [1] se puede elegir; ▶ decide; * eres tú; (A) es de A; ▒ está boca abajo.
play-hand-over = Pásale el teclado a { $name }. { $name }, pulsa Enter cuando nadie más vea la pantalla.
play-turn = { $name }, te toca decidir.
play-since = Qué ha pasado:
play-prompt = Un número, una acción o «help»:
play-number-off = { $count ->
    [one] Solo hay { $count } opción
   *[other] Hay { $count } opciones
}; la { $number } no existe.
play-refused = Ahora no es posible. { $clause }: { $text }
play-over = La partida ha terminado.
play-why-what = ¿Por qué qué? Escribe detrás una acción, por ejemplo «why { $example }».
play-undone = Deshecho.
play-save-where = ¿Dónde? Escribe detrás el nombre de un archivo, por ejemplo «save partida.record».
play-saved = Guardada en { $file }. Para seguir: --resume { $file }.
play-recorded = El registro está en { $file }. Compruébalo con: escapade verify { $file }
play-no-clause = No existe la regla { $clause }.
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
term-full = Todos los sitios están ocupados, o la partida ya ha empezado. Aquí puedes mirar y charlar; escapade tables SERVER enumera las mesas con sitios libres.
term-takeback-asked = Se pregunta a los demás si puedes deshacerlo.
term-no-table = Esa mesa no existe, o no se puede mirar. Revisa el enlace o pide otro.
term-revoked = El servidor ya no conoce este ordenador, así que aquí sus sitios no son tuyos. Vuelve a lanzar el comando para entrar como invitado.
term-fair-unknown = Aquí no se puede saber si los dados fueron limpios: se habían prometido antes de que llegaras. El registro se comprueba con escapade verify.
term-no-record = El registro se puede guardar cuando acabe la partida.
term-line-back = La conexión ha vuelto.
term-line-gather = sit NAME: sentarse · ready: estás listo · stand: levantarse · bot: un bot en un sitio libre · say TEXT: charlar · quit: salir
term-line-watching = say TEXT: charlar · quit: salir
term-line-help =
    say TEXT        decir algo a la mesa
    players         quién se sienta dónde, y cuánto tiempo queda
    yes, no         responder cuando otros quieren deshacer algo
    abandon         votar por terminar la partida
term-time-left = Tiempo restante: { $time }.
term-why = ¿por qué no?
term-story = historia
# La pantalla del comando sin argumentos.
term-home-bots = Jugar contra bots
term-home-people = { $count } personas con este teclado
term-home-resume = Seguir con la partida que se dejó
term-home-link = Entrar en una mesa por su enlace
term-home-link-ask = El enlace de la mesa

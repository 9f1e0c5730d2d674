# El marco.
skip = Ir al contenido
settings = Ajustes
your-name = Tu nombre
guest = Visitante
language = Idioma
theme = Colores
theme-auto = Colores: los del sistema
theme-light = Colores: claros
theme-dark = Colores: oscuros
pace = Ritmo de las jugadas ajenas
pace-calm = despacio, para poder leerlas
pace-brisk = a buen ritmo
pace-quick = rápido
pace-instant = al instante
level = Nivel de los bots
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
done = Hecho
close = Cerrar
cancel = Cancelar
nowhere = Esta página no existe.
to-home = Todos los juegos

# Inicio.
home-title = Cuatro juegos de fugas, una mesa
home-line = Juega ya contra bots, con amigos en un mismo dispositivo o a distancia con un enlace. Sin registrarte.
home-foot = A solas y en un mismo dispositivo, todo funciona en este navegador, incluso sin conexión.
players = { $least }–{ $most } jugadores
play-now = Jugar ya
hotseat = Un dispositivo
online = Con un enlace
learn = Aprender jugando
learn-new = ¿Primera vez? Aprende jugando
rules = Reglas
my-tables = Mis mesas
kept-here = en este navegador
kept-online = con un enlace
kept-over = terminada
forget = Olvidar esta mesa
open-tables = Mesas abiertas

# Abrir una mesa.
hotseat-line = Varias personas comparten este dispositivo. Los secretos de cada cual solo aparecen cuando ya lo tiene en la mano. En los sitios sin nombre juegan bots.
hotseat-nobody = Escribe al menos un nombre: en los demás sitios juegan bots.
online-line = Recibes un enlace para tus amigos. Los sitios libres se pueden dar a bots.
seats = Sitios
name-of-seat = Nombre en el sitio { $letter }
a-bot = un bot
level-of-bots = Nivel de los bots
level-of-stand-ins = Nivel de los bots suplentes
clock = Tiempo
clock-none = sin reloj
clock-decision-60 = 1 minuto por decisión
clock-decision-180 = 3 minutos por decisión
clock-player-1800 = 30 minutos por persona y partida
clock-days-1 = un día por decisión
clock-days-3 = tres días por decisión
open-to-all = En la lista, para quien quiera unirse
more-options = Más opciones
begin = Empezar
server-gone = No se puede conectar con el servidor. Juega a solas o en un mismo dispositivo; ambas cosas funcionan sin él.
no-room = Este navegador no tiene espacio para guardar la mesa. Olvida alguna mesa o permite que esta página guarde datos.

# La mesa.
table-opening = Abriendo la mesa…
part-coming = Un momento…
table-missing = Esta mesa no existe o no se puede mirar.
table-outdated = Esta página es más antigua que la mesa. Vuelve a cargarla.
line-gone = Se ha perdido la conexión. Lo seguimos intentando; no se pierde nada.
line-revoked = Se ha cerrado la sesión de este navegador. Tus sitios siguen siendo tuyos en tus otros dispositivos; recarga la página para seguir aquí como visitante.
unsure = La conexión se cortó antes de que llegara la respuesta. Mira la mesa y, si hace falta, vuelve a pedirlo.
handover = Pásale el dispositivo a { $name }.
handover-line = No se muestra nada secreto hasta que sigas.
handover-take = Soy { $name }
board = La mesa
choose = Elige
beside = Junto al tablero
step-back = Atrás
touch-board = Toca lo que brilla.
or-touch-board = O toca lo que brilla.
which = ¿A cuál te refieres?
glance = Cómo se juega
glance-touch = Toca lo que brilla. Para leer qué es algo, mantén el dedo encima o haz clic con el otro botón del ratón.
glance-rules = Todas las reglas
undo = Deshacer
takeback = Pedir deshacer
takeback-asked = { $name } pide deshacer la última acción.
hint = Consejo
hint-thinking = Pensando…
agree = Aceptar
refuse = Rechazar
withdraw = Retirar
abandon = Abandonar la partida
abandon-asked = Propuesta de abandonar la partida: { $names }.
fair-kept = Los dados fueron limpios: son los que se prometieron antes de la partida.
fair-broken = Los dados no son los que se prometieron. Guarda el registro y enséñaselo al resto.
fair-unknown = Aquí no se puede saber si los dados fueron limpios: se prometieron antes de que se abriera esta página.
tab-board = Tablero
tab-others = Mesa
zoom-in = Ampliar el tablero
zoom-fit = Ver todo el tablero
tab-choices = Opciones
tab-log = Historial
tab-chat = Chat
tab-seats = Jugadores
tab-outline = En palabras
no-choices = Ahora no tienes nada que decidir.
search-choices = Buscar en las opciones
log-earlier = Ver líneas anteriores
log-empty = Aún no ha pasado nada.
play-again = Jugar otra vez
watch-again = Volver a verla
review = Análisis
rematch = Revancha
rematch-waiting = Esperando al resto
rematch-wanted = Pedida por { $names }
next-match = Ir a la siguiente partida

# Chat.
chat-text = Di algo
chat-say = Enviar
from-watchers = del público
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar.
phrase-your-turn = Te toca.
phrase-back-soon = Vuelvo enseguida.
phrase-yes = Sí.
phrase-no = No.
phrase-goodbye = ¡Hasta luego!

# Sitios.
seat-free = libre
seat-nobody = Nadie todavía
seat-present = en la mesa
seat-away = ausente
seat-handed = juega un bot en su lugar
seat-deserted = ausente; juega un bot
seat-bot = bot
bot-easy = bot, fácil
bot-normal = bot, normal
bot-hard = bot, difícil
bot-expert = bot, experto
hand-over = Que juegue un bot
take-back = Volver a jugar yo
look = Mirar
watchers = Público
watching = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
picture = Guardar una imagen
sit = Sentarse aquí
stand = Levantarse
add-bot = Bot
remove-bot = Quitar
ready = Ya estoy
not-ready = Mejor aún no
is-ready = a punto
is-not-ready = todavía no
gather-free = { $count ->
    [one] Hay un sitio libre. Envía el enlace o dáselo a un bot.
   *[other] Hay { $count } sitios libres. Envía el enlace o dáselos a bots.
}
gather-ready = La mesa está completa. Se reparte en cuanto todo el mundo esté a punto.
gather-dealing = Repartiendo…
invite = Invitar a amigos
invite-line = Quien tenga este enlace puede sentarse.
invite-qr = El enlace como código para escanear
copy = Copiar
copied = Copiado
share = Compartir el enlace

# Repetición.
replay-not-over = La partida no ha terminado aún.
replay-at = Paso { $step } de { $count }
replay-scrub = Paso
replay-first = Al principio
replay-prev = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-link = Copiar un enlace
eyes = Punto de vista
eyes-all = todo al descubierto
eyes-spectator = el público
fork = Seguir jugando desde aquí
record = Guardar el registro

# Reglas.
rules-guide = Cómo se juega
rules-clauses = Punto por punto
rules-contents = Índice
rules-print = Para imprimir
rules-search = Buscar en las reglas
rules-hits = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}

# La historia: momentos, resumen, adónde llevan las opciones.
moment-next = Siguiente
recap = Mientras esperabas
recap-short = Qué ha pasado
recap-close = Seguir
log-rule = La regla: { $clause }

# Teclas.
keys = Teclas
key-tab = recorrer todo lo que se puede tocar
key-arrows = en el tablero, ir a lo siguiente
key-enter = tocarlo
key-card = explicarlo
key-escape = cerrar, saltar o volver atrás
key-undo = deshacer
key-hint = pedir consejo
key-recap = qué ha pasado desde tu última decisión
key-help = esta lista

# Repetición.
replay-turn-before = Al turno anterior
replay-turn-after = Al turno siguiente
replay-speed = Velocidad
replay-speed-half = a la mitad
replay-speed-normal = normal
replay-speed-double = el doble
replay-speed-fast = muy rápido
replay-back = Volver a la partida
title-your-turn = Te toca
forget-undo = Recuperarla
abandon-no = No, sigamos
talk = Tiempo para hablar: { $time }. Siguen hablando: { $names }.
talk-done = No tengo más que decir
claim = No queda nadie más. ¿Terminar la partida?
claim-end = Terminar la partida
chat-older = Líneas anteriores
moment-skip-all = Saltar { $count } más
remove-person = Quitar
plan = El plan
plan-propose = Propuesta
plan-clear = Borrar
plan-close = Ver la mesa
plan-open = { $count ->
    [one] queda uno sin asignar
   *[other] quedan { $count } sin asignar
 }
plan-rest = Todos los demás
plan-search = Buscar por número o nombre
turn = Girar
volume = Sonido
volume-off = Sin sonido
volume-soft = Bajo
volume-loud = Alto
confirm = Confirmar las opciones
confirm-touch = Al tocar con el dedo
confirm-always = Siempre
confirm-never = Solo lo irreversible
prefer-large-board = Tablero más grande
prefer-auto-end = Opción única: automática
prefer-vibrate = Vibración en el móvil
prefer-contrast = Alto contraste
prefer-left-handed = Modo zurdo
prefer-still = Sin animaciones
begin-match = Empezar
end-counts = { $parts ->
    [0] { $lines } líneas en el historial.
    [one] Una ronda, { $moments } momentos, { $lines } líneas en el historial.
   *[other] { $parts } rondas, { $moments } momentos, { $lines } líneas en el historial.
 }

# La sala de espera.
name-ask = ¿Cómo quieres que te llamen?
name-missing = Escribe primero un nombre para que sepan quién eres.
sit-down = Sentarse
sit-move = Cambiar aquí
also-here = También aquí: { $names }
room-closed = Aquí solo se sienta quien recibe la invitación de { $host }. Pide el enlace; mientras tanto puedes charlar y mirar.
facts = A qué se juega
rules-version = Reglas, versión
rules-number = Reglas, versión { $version }
only-invited = Solo puede sentarse quien reciba el enlace de mí
content-file = Contenido modificado (un archivo TOML)
changed-content = Contenido modificado
changed-content-line = Las cartas y los números difieren de las reglas que se leen aquí.
clock-decision = { $time } por decisión
clock-player = { $time } por persona y partida

# El vestíbulo.
lobby-host = abierta por { $name }
lobby-seats = { $taken } de { $seats } sitios ocupados
lobby-join = Unirse
lobby-watch = Mirar
lobby-empty = Ahora mismo nadie espera en una mesa abierta.
lobby-any-time = Cualquier tiempo
match-find = Buscarme partida
match-choose = Ahora mismo no espera nadie. Elige un juego y se abrirá una mesa para ti.
kept-won = victoria de { $names }
kept-lost = no ganó nadie
kept-aborted = abandonada

# Otro dispositivo.
device-title = Seguir en otro dispositivo
device-line = Quien abra este enlace en menos de una hora jugará como tú: con tu nombre y tus sitios. Sirve una sola vez, y aquí sigues con tu sesión.
device-make = Crear un enlace
device-here = Seguir aquí
device-here-title = Seguir aquí con tu nombre
device-here-line = Este navegador recibe tu nombre y tus sitios. Tus otros dispositivos siguen con la sesión abierta.
device-leaves = Hasta ahora aquí eres { $name }. Los sitios que tienes con ese nombre se quedan atrás.
device-used = Este enlace ya se ha usado o tiene más de una hora. Crea otro en los ajustes de tu otro dispositivo.

# Antes de cargar la mesa.
boot-loading = Preparando la mesa…
boot-old = Este navegador es demasiado antiguo. Abre la página en una versión actual de Firefox, Chrome, Edge o Safari.
boot-gone = No se puede cargar la mesa: no hay conexión. Lo intentaremos de nuevo en cuanto vuelva.

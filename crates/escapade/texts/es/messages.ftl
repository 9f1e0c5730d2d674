# Lo que no encaja en las opciones de una partida dadas a una orden. Los nombres y los valores no se traducen.
settings-bad = Estos ajustes no encajan con { $game }:
settings-range = «{ $value }» no es un número entero de { $least } a { $most }
settings-words = «{ $value }» no es ninguno de estos valores: { $words }
settings-unknown = no hay ninguna opción así; las que hay: { $options }
    .none = no hay ninguna opción así; este juego no tiene
settings-line = tiene que ser una sola línea sin «#»
settings-shape = --option { $option }: se escribe KEY=VALUE

# La ayuda de la orden: títulos, para qué sirve cada orden y cada argumento, y notas (.notes).
help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-default = [si no se indica: { $value }]
help-env = [entorno: { $name }]
help-help = Mostrar la ayuda
help-version = Mostrar la versión
help-subcommand-help = Mostrar esta lista o la ayuda de una orden
help-example = Ejemplo:
help-examples = Ejemplos:
help-escapade = Cuatro juegos de mesa de fugas en una misma mesa
    .examples =
        escapade                                     una pantalla para elegir
        escapade play alcatraz                       tú contra bots
        escapade play alcatraz --people 3            tres personas ante un teclado
        escapade play luiswile --lang pl             en polaco
        escapade join 'http://host:8080/t/abc#key'   sentarse a la mesa de un servidor
        escapade sim blackgate -n 10000 --json       jugar diez mil partidas y dar cifras
        escapade verify match.record                 comprobar que una partida fue limpia
        escapade rules wcp WCP-035                   lo que dice un punto de las reglas
        escapade lab duel wcp --bots normal,greedy   un bot contra otro
        escapade bench                               acciones al azar por segundo, juego a juego
        escapade replay match.record --film a.png    una partida como imagen animada
        escapade review match.record                 qué fue suerte y qué habría sido mejor
        escapade content check wcp mine.toml         todo lo que falla en un juego modificado
        escapade print wcp --paper letter            cartas, losetas y tableros para recortar
        escapade serve                               jugar con un enlace, en http://127.0.0.1:8080
    .notes = Códigos de salida: 0 todo bien; 1 algo falló, y la salida de errores dice qué; 2 no se entendió la orden.
help-sim = Jugar muchas partidas sin pensar mucho y dar cifras
help-content = Exportar, comprobar y comparar los archivos de contenido de los juegos
help-serve = Jugar con otras personas mediante un enlace: un servidor con sockets, REST y un registro en disco
help-config = Mostrar los ajustes que usaría `serve` con las mismas opciones
help-db = Copiar o comprobar lo que guarda un servidor
help-admin = Listar, cerrar y borrar las mesas de un servidor; listar, renombrar, expulsar y borrar a su gente; anunciar algo; olvidar lo antiguo
help-bench = Medir la velocidad de los juegos cuando se juega al azar
help-lab = Hacer que los bots jueguen entre sí y medir
help-completions = Mostrar las terminaciones para un intérprete de órdenes
# Argumentos que tienen varias órdenes.
help-shared = Los argumentos de varias órdenes
    .content = Un archivo de contenido en lugar del propio del juego
    .file = El registro de una partida terminada
    .game = El juego
    .json = Mostrar JSON
    .lang = El idioma
    .link = El enlace de la mesa
    .pace = A qué ritmo se siguen las jugadas ajenas: calm, brisk, quick o instant
    .plain = Línea a línea en lugar de a pantalla completa, por ejemplo en una tubería o con un lector de pantalla
    .record = Escribir aquí el registro cuando termine la partida
help-play = Jugar una partida en la terminal, contra bots o con otras personas ante un mismo teclado
    .game = El juego, por su nombre; si no existe, la respuesta da todos los nombres
    .seats = Cuántos sitios; si no se indica, los menos que permita el juego
    .options = Una opción del juego, como `sides=copper`; se puede dar varias veces
    .people = Cuántas personas juegan en este teclado, en los primeros sitios; los bots ocupan los demás
    .level = Quiénes son los bots: random, easy, normal, hard o expert, o cualquier programa por su ruta (docs/bots.md)
    .names = Los nombres de las personas, separados por comas
    .seed = Un número que decide los dados, para jugar otra vez la misma partida
    .resume = Seguir una partida: la de este archivo o la última que se dejó
    .notes =
        En la pantalla, la última línea dice qué teclas sirven y `?` las muestra todas. Línea a línea se responde con el número de una opción o con una acción en notación; `help` muestra las demás palabras.
        Una partida que se deja queda guardada: `--resume` sigue con la última del juego.
help-join = Sentarse a la mesa de un servidor con su enlace
    .name = Sentarse enseguida con este nombre; sin él, uno se sienta con `s`
help-watch = Mirar la mesa de un servidor con su enlace
    .name = El nombre para el chat
help-tables = Listar las mesas abiertas de un servidor
    .server = La dirección del servidor, por ejemplo http://127.0.0.1:8080
help-replay = Recorrer un registro paso a paso, o convertirlo en imágenes o en una película
    .content = El archivo de contenido, si la partida no se jugó con el propio del juego
    .at = Mostrar la mesa tras este número de acciones y nada más
    .seat = Con los ojos de este sitio; si no se indica, con los del público
    .plain = Línea a línea en lugar de a pantalla completa
    .png = Escribir imágenes en esta carpeta: la del momento que indica --at, o una de cada diez
    .film = Escribir en este archivo una imagen animada (APNG) de toda la partida
    .frames = Cuántos momentos de la partida muestra una película; el primero y el último están siempre
    .seconds = Cuánto tiempo muestra una película cada momento; el último se queda el triple
    .theme = El tema de colores de las imágenes
    .width = La anchura de las imágenes
    .scale = Cuántos píxeles de una imagen forman una unidad de su anchura
    .notes = En la pantalla, las flechas avanzan y retroceden; `?` muestra todas las teclas. Línea a línea, Enter avanza, `b` retrocede, un número lleva a esa acción y `q` termina.
help-review = Decir qué fue suerte en una partida terminada y qué habría sido mejor
    .content = El archivo de contenido, si la partida no se jugó con el propio del juego
    .seats = Valorar las decisiones de este sitio; se puede dar varias veces. Si no se indica, las de las personas
    .json = Mostrar JSON: la cuenta de cada sitio, cada paso y cada juicio
    .notes = Las probabilidades son las de quienes siguen jugando por instinto. El resultado menos lo esperado es exactamente la suerte más las decisiones propias más las ajenas; a lo largo de muchas partidas la suerte se anula (`escapade lab luck` lo mide). Una decisión se juzga solo por lo que su sitio podía saber; la que no es claramente peor que otra está bien.
help-verify = Comprobar registros de partidas terminadas: semilla, dados, cada acción, resultado
    .files = Los registros
    .content = El archivo de contenido, si las partidas no se jugaron con el propio del juego
    .key = La clave pública del servidor que tiene que haber firmado los registros
    .json = Mostrar JSON: una lista de lo que se encontró en cada archivo
    .notes =
        Un registro es texto, o líneas de JSON si su nombre termina en .jsonl.
        scripts/verify.py comprueba la semilla, los dados y la cadena sin nada de nuestro código.
help-rules = Mostrar las reglas de un juego, o un solo punto de ellas
    .clause = El identificador de un punto o de una aclaración, como ALC-042 o ALC-R07
help-print = Imprimir un juego: cartas, losetas y tableros para recortar, y las reglas
    .paper = El papel: a4 o letter
    .backs = Cómo se imprimen los dorsos: duplex, gutterfold (para plegar) o none
    .flip = El borde por el que la impresora da la vuelta al papel: long o short
    .offset = Cuánto se desplazan los dorsos a la derecha y hacia abajo, en milímetros, por ejemplo 0.5,-1
    .ink = Cuánta tinta: full, low o grey
    .json = Mostrar como JSON los archivos escritos
    .players = Para cuántas personas; si no se indica, las más que permita el juego
    .only = Solo estos componentes, por ejemplo card,hex,token,board; `rules` para el librillo
    .sizes = Un archivo con otros tamaños
    .out = La carpeta en la que escribir
    .notes = Cada archivo es un PDF: GAME-sheets.pdf, GAME-board.pdf (una hoja grande) y GAME-rules.pdf (un librillo).

# Che cosa non va nelle opzioni di una partita date a un comando. Nomi e valori non si traducono.
settings-bad = Queste impostazioni non vanno bene per { $game }:
settings-range = «{ $value }» non è un numero intero da { $least } a { $most }
settings-words = «{ $value }» non è tra questi valori: { $words }
settings-unknown = questa opzione non esiste; ci sono: { $options }
    .none = questa opzione non esiste; il gioco non ne ha
settings-line = dev’essere una sola riga senza «#»
settings-shape = --option { $option }: si scrive KEY=VALUE

# La guida del comando: titoli, a che cosa serve ogni comando e ogni argomento, e note (.notes).
help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-default = [predefinito: { $value }]
help-env = [ambiente: { $name }]
help-help = Mostra la guida
help-version = Mostra la versione
help-subcommand-help = Mostra questo elenco o la guida di un comando
help-example = Esempio:
help-examples = Esempi:
help-escapade = Quattro giochi da tavolo di evasione a un solo tavolo
    .examples =
        escapade                                     una schermata per scegliere
        escapade play alcatraz                       tu contro i bot
        escapade play alcatraz --people 3            in tre alla stessa tastiera
        escapade play luiswile --lang pl             in polacco
        escapade join 'http://host:8080/t/abc#key'   siediti al tavolo di un server
        escapade sim blackgate -n 10000 --json       gioca diecimila partite e dai le cifre
        escapade verify match.record                 controlla che una partita sia stata leale
        escapade rules wcp WCP-035                   che cosa dice un punto delle regole
        escapade lab duel wcp --bots normal,greedy   un bot contro un altro
        escapade bench                               azioni a caso al secondo, gioco per gioco
        escapade replay match.record --film a.png    una partita come immagine animata
        escapade review match.record                 che cosa è stato fortuna e che cosa sarebbe stato meglio
        escapade content check wcp mine.toml         tutto ciò che non va in un gioco modificato
        escapade print wcp --paper letter            carte, tessere e plance da ritagliare
        escapade serve                               si gioca con un link, su http://127.0.0.1:8080
    .notes = Codici di uscita: 0 tutto bene; 1 qualcosa non è riuscito, e l’uscita degli errori dice che cosa; 2 il comando non è stato capito.
help-sim = Gioca molte partite senza pensarci troppo e dai le cifre
help-content = Esporta, controlla e confronta i file con i contenuti dei giochi
help-serve = Gioca con altri tramite un link: un server con socket, REST e un registro su disco
help-config = Mostra le impostazioni che userebbe `serve` con le stesse opzioni
help-db = Copia o controlla ciò che conserva un server
help-admin = Elenca, chiudi ed elimina i tavoli di un server; elenca, rinomina, escludi e cancella chi ci gioca; annuncia; dimentica ciò che è vecchio
help-bench = Misura la velocità dei giochi quando si gioca a caso
help-lab = Fai giocare i bot tra loro e misura
help-completions = Mostra i completamenti per una shell
# Argomenti comuni a più comandi.
help-shared = Gli argomenti di più comandi
    .content = Un file di contenuti al posto di quelli del gioco
    .file = La registrazione di una partita finita
    .game = Il gioco
    .json = Mostra JSON
    .lang = La lingua
    .link = Il link del tavolo
    .pace = Con quale rapidità si susseguono le mosse altrui: calm, brisk, quick o instant
    .plain = Riga per riga invece che a schermo intero, per esempio in una pipe o con un lettore di schermo
    .record = Scrivi qui la registrazione quando la partita è finita
help-play = Gioca una partita nel terminale, contro i bot o con altri alla stessa tastiera
    .game = Il gioco, con il suo nome; se è sbagliato, la risposta li elenca tutti
    .seats = Quanti posti; se non è indicato, il minimo che il gioco permette
    .options = Un’opzione del gioco, come `sides=copper`; si può dare più volte
    .people = Quante persone giocano a questa tastiera, nei primi posti; negli altri siedono i bot
    .level = Chi sono i bot: random, easy, normal, hard o expert, oppure un programma qualsiasi con il suo percorso (docs/bots.md)
    .names = I nomi delle persone, separati da virgole
    .seed = Un numero che decide i dadi, per giocare di nuovo la stessa partita
    .resume = Riprendi una partita: quella di questo file o l’ultima lasciata
    .notes =
        A schermo intero l’ultima riga dice quali tasti hanno effetto, e `?` li mostra tutti. Riga per riga si risponde con il numero di una scelta o con un’azione in notazione; `help` mostra le altre parole.
        Una partita lasciata viene conservata: `--resume` riprende l’ultima del gioco.
help-join = Siediti al tavolo di un server con il suo link
    .name = Siediti subito con questo nome; altrimenti ci si siede con `s`
help-watch = Guarda il tavolo di un server con il suo link
    .name = Il nome da usare in chat
help-tables = Elenca i tavoli aperti di un server
    .server = L’indirizzo del server, per esempio http://127.0.0.1:8080
help-replay = Scorri una registrazione passo per passo, o trasformala in immagini o in un filmato
    .content = Il file di contenuti, se la partita non è stata giocata con quelli del gioco
    .at = Mostra il tavolo dopo questo numero di azioni e nient’altro
    .seat = Con gli occhi di questo posto; se non è indicato, con quelli del pubblico
    .plain = Riga per riga invece che a schermo intero
    .png = Scrivi immagini in questa cartella: quella del momento indicato da --at, o una ogni dieci
    .film = Scrivi in questo file un’immagine animata (APNG) di tutta la partita
    .frames = Quanti momenti della partita mostra un filmato; il primo e l’ultimo ci sono sempre
    .seconds = Per quanto tempo un filmato mostra ogni momento; l’ultimo resta il triplo
    .theme = Il tema di colori delle immagini
    .width = La larghezza delle immagini
    .scale = Quanti pixel di un’immagine formano un’unità della sua larghezza
    .notes = A schermo intero le frecce vanno avanti e indietro; `?` mostra tutti i tasti. Riga per riga Invio va avanti, `b` indietro, un numero porta a quell’azione e `q` smette.
help-review = Di’ che cosa è stato fortuna in una partita finita e che cosa sarebbe stato meglio
    .content = Il file di contenuti, se la partita non è stata giocata con quelli del gioco
    .seats = Giudica le decisioni di questo posto; si può dare più volte. Se non è indicato, quelle delle persone
    .json = Mostra JSON: il conto di ogni posto, ogni passo e ogni giudizio
    .notes = Le probabilità sono quelle di chi continua a giocare d’istinto. Il risultato meno l’atteso è esattamente la fortuna più le scelte proprie più quelle altrui; su molte partite la fortuna si annulla (`escapade lab luck` lo misura). Una decisione si giudica solo da ciò che il suo posto poteva sapere; quella che non è chiaramente peggiore di un’altra va bene.
help-verify = Controlla le registrazioni di partite finite: seme, dadi, ogni azione, risultato
    .files = Le registrazioni
    .content = Il file di contenuti, se le partite non sono state giocate con quelli del gioco
    .key = La chiave pubblica del server che deve aver firmato le registrazioni
    .json = Mostra JSON: un elenco di ciò che è stato trovato in ogni file
    .notes =
        Una registrazione è testo, oppure righe di JSON se il suo nome finisce con .jsonl.
        scripts/verify.py controlla il seme, i dadi e la catena senza usare il nostro codice.
help-rules = Mostra le regole di un gioco, o un solo punto
    .clause = L’identificativo di un punto o di un chiarimento, come ALC-042 o ALC-R07
help-print = Stampa un gioco: carte, tessere e plance da ritagliare, e le regole
    .paper = La carta: a4 o letter
    .backs = Come si stampano i dorsi: duplex, gutterfold (da piegare) o none
    .flip = Il bordo su cui la stampante gira la carta: long o short
    .offset = Di quanto si spostano i dorsi verso destra e verso il basso, in millimetri, per esempio 0.5,-1
    .ink = Quanto inchiostro: full, low o grey
    .json = Mostra come JSON i file scritti
    .players = Per quante persone; se non è indicato, il massimo che il gioco permette
    .only = Solo questi componenti, per esempio card,hex,token,board; `rules` per il libretto
    .sizes = Un file con altre misure
    .out = La cartella in cui scrivere
    .notes = Ogni file è un PDF: GAME-sheets.pdf, GAME-board.pdf (un foglio grande) e GAME-rules.pdf (un libretto).

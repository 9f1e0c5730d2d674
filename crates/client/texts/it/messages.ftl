# La cornice.
skip = Vai al contenuto
settings = Impostazioni
your-name = Il tuo nome
guest = Ospite
language = Lingua
theme = Colori
theme-auto = Colori: come il sistema
theme-light = Colori: chiari
theme-dark = Colori: scuri
pace = Velocità delle mosse altrui
pace-calm = lenta, per leggere con calma
pace-brisk = spedita
pace-quick = rapida
pace-instant = immediata
level = Livello dei bot
level-easy = facile
level-normal = normale
level-hard = difficile
level-expert = esperto
done = Fatto
close = Chiudi
cancel = Annulla
nowhere = Questa pagina non esiste.
to-home = Tutti i giochi

# Pagina iniziale.
home-title = Quattro giochi d’evasione, un solo tavolo
home-line = Gioca subito contro i bot, con gli amici sullo stesso dispositivo o insieme a distanza con un link. Senza registrazione.
home-foot = Le partite in solitario e su un solo dispositivo girano in questo browser e funzionano anche senza connessione.
players = { $least }–{ $most } giocatori
play-now = Gioca subito
hotseat = Un dispositivo
online = Con un link
learn = Impara giocando
learn-new = Prima volta? Impara giocando
rules = Regole
my-tables = I miei tavoli
kept-here = in questo browser
kept-online = con un link
kept-over = finita
forget = Elimina questo tavolo
open-tables = Tavoli aperti

# Aprire un tavolo.
hotseat-line = Più persone condividono questo dispositivo. I segreti di ognuno si vedono solo dopo il passaggio di mano. Nei posti senza nome giocano i bot.
hotseat-nobody = Scrivi almeno un nome: in tutti gli altri posti giocano i bot.
online-line = Ricevi un link per i tuoi amici. I posti liberi si possono dare ai bot.
seats = Posti
name-of-seat = Nome al posto { $letter }
a-bot = un bot
level-of-bots = Livello dei bot
level-of-stand-ins = Livello dei bot sostituti
clock = Tempo
clock-none = senza limite
clock-decision-60 = 1 minuto per decisione
clock-decision-180 = 3 minuti per decisione
clock-player-1800 = 30 minuti a testa per la partita
clock-days-1 = un giorno per decisione
clock-days-3 = tre giorni per decisione
open-to-all = In elenco: chiunque può unirsi
more-options = Altre opzioni
begin = Comincia
server-gone = Il server non risponde. Gioca in solitario o su un solo dispositivo: si può fare anche senza.
no-room = In questo browser non c’è spazio per conservare il tavolo. Elimina qualche tavolo, oppure permetti a questa pagina di salvare dati.

# Il tavolo.
table-opening = Apertura del tavolo…
part-coming = Un attimo…
table-missing = Questo tavolo non esiste, oppure non si può guardare.
table-outdated = Questa pagina è più vecchia del tavolo. Ricaricala.
line-gone = Connessione interrotta. Ci riproviamo: non si perde niente.
line-revoked = Questo browser è stato scollegato. I tuoi posti restano tuoi sugli altri dispositivi; per continuare qui come ospite, ricarica la pagina.
unsure = La connessione è caduta prima della risposta. Guarda il tavolo e, se serve, riprova.
handover = Passa il dispositivo a { $name }.
handover-line = Finché non vai avanti non si vede nessun segreto.
handover-take = Sono { $name }
board = Il tavolo
choose = Scegli
beside = Accanto al tabellone
step-back = Indietro
touch-board = Tocca ciò che brilla.
or-touch-board = Oppure tocca ciò che brilla.
which = Quale intendi?
glance = Come si gioca
glance-touch = Tocca ciò che brilla. Per leggere che cos’è una cosa, tienici sopra il dito oppure fai clic con l’altro tasto del mouse.
glance-rules = Tutte le regole
undo = Annulla
takeback = Chiedi di annullare
takeback-asked = { $name } vorrebbe annullare l’ultima azione.
hint = Consiglio
hint-thinking = Ci penso…
agree = Accetta
refuse = Rifiuta
withdraw = Ritira
abandon = Abbandona la partita
abandon-asked = Richiesta di abbandonare la partita: { $names }.
fair-kept = I dadi non erano truccati: sono quelli promessi prima della partita.
fair-broken = I dadi non sono quelli promessi. Conserva la registrazione e mostrala agli altri.
fair-unknown = Qui non si può dire se i dadi fossero truccati: sono stati promessi prima che questa pagina si aprisse.
tab-board = Tabellone
tab-others = Tavolo
zoom-in = Ingrandisci il tabellone
zoom-fit = Mostra tutto il tabellone
tab-choices = Scelte
tab-log = Cronaca
tab-chat = Chat
tab-seats = Giocatori
tab-outline = A parole
no-choices = Per ora non hai niente da decidere.
search-choices = Cerca tra le scelte
log-earlier = Mostra le righe precedenti
log-empty = Non è ancora successo niente.
play-again = Gioca ancora
watch-again = Rivedi
review = Analisi
rematch = Rivincita
rematch-waiting = In attesa degli altri
rematch-wanted = Richiesta da { $names }
next-match = Vai alla prossima partita

# Chat.
chat-text = Di’ qualcosa
chat-say = Invia
from-watchers = dal pubblico
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-thanks = Grazie!
phrase-well-played = Bella giocata!
phrase-sorry = Scusate!
phrase-oops = Ops!
phrase-thinking = Fammi pensare.
phrase-your-turn = Tocca a te.
phrase-back-soon = Torno subito.
phrase-yes = Sì.
phrase-no = No.
phrase-goodbye = Alla prossima!

# Posti.
seat-free = libero
seat-nobody = Ancora nessuno
seat-present = presente
seat-away = assente
seat-handed = gioca un bot al suo posto
seat-deserted = assente; gioca un bot
seat-bot = bot
bot-easy = bot, facile
bot-normal = bot, normale
bot-hard = bot, difficile
bot-expert = bot, esperto
hand-over = Fai giocare un bot
take-back = Torno a giocare io
look = Guarda
watchers = Pubblico
watching = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
picture = Salva un’immagine
sit = Siediti qui
stand = Alzati
add-bot = Bot
remove-bot = Togli
ready = Per me si parte
not-ready = Anzi, aspettate
is-ready = dà il via
is-not-ready = non dà ancora il via
gather-free = { $count ->
    [one] C’è un posto libero. Manda il link, oppure dallo a un bot.
   *[other] Ci sono { $count } posti liberi. Manda il link, oppure dalli ai bot.
}
gather-ready = I posti sono tutti occupati. Le carte si distribuiscono quando tutti danno il via.
gather-dealing = Si distribuiscono le carte…
invite = Invita gli amici
invite-line = Chi ha questo link può sedersi al tavolo.
invite-qr = Il link come codice da inquadrare
copy = Copia
copied = Copiato
share = Condividi il link

# Replay.
replay-not-over = La partita non è ancora finita.
replay-at = Passo { $step } di { $count }
replay-scrub = Passo
replay-first = All’inizio
replay-prev = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-link = Copia un link
eyes = Con gli occhi di chi
eyes-all = tutto scoperto
eyes-spectator = il pubblico
fork = Gioca da qui
record = Salva la registrazione

# Regole.
rules-guide = Come si gioca
rules-clauses = Punto per punto
rules-contents = Indice
rules-print = Da stampare
rules-search = Cerca nelle regole
rules-hits = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}

# Il racconto: momenti in scena, riassunto, conseguenze delle scelte.
moment-next = Avanti
recap = Mentre aspettavi
recap-short = Che cosa è successo
recap-close = Continua
log-rule = La regola: { $clause }

# Tasti.
keys = Tasti
key-tab = tra tutto ciò che si può toccare
key-arrows = sul tabellone, alla cosa successiva
key-enter = toccala
key-card = spiegala
key-escape = chiudi, salta o torna indietro
key-undo = annulla
key-hint = chiedi un consiglio
key-recap = che cosa è successo dalla tua ultima decisione
key-help = questo elenco

# Replay.
replay-turn-before = Al turno precedente
replay-turn-after = Al turno successivo
replay-speed = Velocità
replay-speed-half = metà velocità
replay-speed-normal = velocità normale
replay-speed-double = velocità doppia
replay-speed-fast = molto veloce
replay-back = Torna alla partita
title-your-turn = Tocca a te
forget-undo = Ripristina
abandon-no = No, si continua
talk = Tempo per parlare: ancora { $time }. Chi parla ancora: { $names }.
talk-done = Non ho altro da dire
claim = Non c’è più nessun altro. Chiudere la partita?
claim-end = Chiudi la partita
chat-older = Messaggi precedenti
moment-skip-all = Salta il resto ({ $count })
remove-person = Togli
plan = Il piano
plan-propose = Proposta
plan-clear = Svuota
plan-close = Guarda il tavolo
plan-open = { $count ->
    [one] uno resta fuori
   *[other] { $count } restano fuori
 }
plan-rest = Tutti gli altri
plan-search = Cerca per numero o nome
turn = Ruota
volume = Suono
volume-off = Muto
volume-soft = Basso
volume-loud = Alto
confirm = Conferma delle scelte
confirm-touch = Quando tocchi con il dito
confirm-always = Sempre
confirm-never = Solo ciò che è irreversibile
prefer-large-board = Tabellone più grande
prefer-auto-end = Scelta unica in automatico
prefer-vibrate = Vibrazione sul telefono
prefer-contrast = Contrasto elevato
prefer-left-handed = Per mancini
prefer-still = Niente animazioni
begin-match = Comincia
end-counts = { $parts ->
    [0] Righe della cronaca: { $lines }.
    [one] Un round; momenti salienti: { $moments }; righe della cronaca: { $lines }.
   *[other] { $parts } round; momenti salienti: { $moments }; righe della cronaca: { $lines }.
 }

# La sala d’attesa.
name-ask = Come vuoi che ti chiamino?
name-missing = Scrivi prima un nome, così gli altri ti riconoscono.
sit-down = Siediti
sit-move = Spostati qui
also-here = C’è anche: { $names }
room-closed = Qui ci si siede solo su invito di { $host }. Chiedi il link; intanto puoi chattare e guardare.
facts = A che cosa si gioca
rules-version = Regole, versione
rules-number = Regole, versione { $version }
only-invited = Può sedersi solo chi riceve il link da me
content-file = Contenuto modificato (un file TOML)
changed-content = Contenuto modificato
changed-content-line = Carte e numeri sono diversi dalle regole che si leggono qui.
clock-decision = { $time } per decisione
clock-player = { $time } a testa per la partita

# La sala dei tavoli.
lobby-host = aperto da { $name }
lobby-seats = { $taken } posti occupati su { $seats }
lobby-join = Unisciti
lobby-watch = Guarda
lobby-empty = Al momento nessuno aspetta a un tavolo aperto.
lobby-any-time = Qualsiasi tempo
match-find = Trovami una partita
match-choose = Al momento non aspetta nessuno. Scegli un gioco e si apre un tavolo per te.
kept-won = vittoria di { $names }
kept-lost = non ha vinto nessuno
kept-aborted = abbandonata

# Un altro dispositivo.
device-title = Continua su un altro dispositivo
device-line = Chi apre questo link entro un’ora gioca come te: con il tuo nome e i tuoi posti. Vale una volta sola, e qui la tua sessione resta aperta.
device-make = Crea un link
device-here = Continua qui
device-here-title = Continua qui con il tuo nome
device-here-line = Questo browser riceve il tuo nome e i tuoi posti. Sugli altri dispositivi la sessione resta aperta.
device-leaves = Finora qui il tuo nome è { $name }. I posti che hai con quel nome restano indietro.
device-used = Questo link è già stato usato o ha più di un’ora. Creane uno nuovo nelle impostazioni dell’altro dispositivo.

# Prima che il tavolo sia caricato.
boot-loading = Stiamo preparando il tavolo…
boot-old = Questo browser è troppo vecchio. Apri la pagina con una versione recente di Firefox, Chrome, Edge o Safari.
boot-gone = Non si riesce a caricare il tavolo: manca la connessione. Riproviamo appena torna.

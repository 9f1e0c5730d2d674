language-name = Italiano
# Messaggi che non appartengono a nessun gioco.
list-nothing = niente
list-between = { ", " }
list-and = { $first } e { $last }
    .changed = { $first } ed { $last }
    .before = e é è
list-or = { $first } o { $last }
# Tra cose che hanno già virgole, e tra frasi.
list-apart = { "; " }
sentence-between = { " " }
colon = { $left }: { $right }
bracketed = { $thing } ({ $note })
times = { $count } × { $thing }
time-days = { $hours ->
    [0] { $days } g
   *[other] { $days } g { $hours } h
}

# Partite nel terminale.
play-not-asked = { $name } non ha niente da decidere adesso.
play-no-undo-nothing = Non c’è niente da annullare.
play-no-undo-dice = Nel frattempo ha deciso il caso: non si può più annullare.
play-no-undo-revealed = Nel frattempo si è scoperto qualcosa di nascosto: non si può più annullare.
play-no-undo-others = Nel frattempo ha giocato qualcun altro: non si può più annullare.
play-won = Vittoria per { $names }.
play-you-won = Hai vinto!
play-you-won-with = Hai vinto insieme a { $names }!
play-you-lost = Questa volta non hai vinto.
play-nobody-won = Non ha vinto nessuno.
play-places = Classifica: { $places }

# Descrizioni.
outline-board = Tabellone
outline-aside = Accanto al tabellone
outline-players = Giocatori
outline-own = Le tue cose
waiting-for = In attesa di { $names }.
match-over = La partita è finita.

# Indicazioni davanti ai giocatori.
seat-you = tu
seat-deciding = sta decidendo

# Messaggi dei client.
bot-name = Bot { $letter }
match-abandoned = La partita è stata abbandonata.
fault-seat-taken = Quel posto è già occupato. Scegline un altro.
fault-name-taken = Qualcuno al tavolo ha già questo nome. Scegline un altro.
fault-not-seated = Può farlo solo chi è seduto al tavolo.
fault-stale = Questa domanda non vale più. Guarda di nuovo il tavolo.
fault-no-takeback = Non c’è nessuna richiesta di annullare a cui rispondere, oppure un’altra viene prima.
fault-too-fast = Troppe cose in una volta. Aspetta un attimo e riprova.
fault-handed-over = In questo posto gioca un bot. Prima riprenditi il posto.
fault-unavailable = Al momento non è possibile. Riprova tra poco.
fault-bad-message = Qualcosa non va. Controlla che cosa hai scelto e scritto.
fault-too-long = È troppo lungo. Accorcialo.
fault-version = Questa versione non va bene per il tavolo. Ricarica la pagina o aggiorna il programma.
fault-no-table = Questo tavolo non esiste.
fault-no-seat = A questo tavolo quel posto non c’è.
fault-already-seated = Hai già un posto qui. Prima alzati, se ne vuoi un altro.
fault-not-yours = Quel posto non è tuo.
fault-no-spectators = Questa partita può vederla solo chi gioca.
fault-bad-name = Questo nome qui non va bene. Usa al massimo 24 lettere o cifre di uno stesso alfabeto, senza #.
fault-wrong-phase = Non è possibile in questo momento della partita.
fault-unreadable = Questa non è un’azione del gioco.
fault-illegal = Adesso le regole non lo permettono.
fault-no-undo = Questo non si può annullare.
fault-bad-chat = In chat va una riga alla volta, di 300 caratteri al massimo.
fault-not-allowed = Qui non puoi farlo.
why-not-begun = La partita non è ancora cominciata.
why-only-watching = Stai solo guardando.
why-nothing = Adesso non serve a niente.
why-possible = Si può fare: { $action }.
advice = { $action }.
advice-compared = { $action }. Probabilità di vittoria: { $percent }%; la seconda scelta, { $other }: { $less }%.
reason = Poco dopo porta in media a – { $changes }.
reason-change = { $gauge }: { $better } invece di { $other }
reason-decimal = { $whole },{ $tenths }
log-by-clock = Tempo scaduto: { $line }
log-by-stand-in = Gioca un bot: { $line }

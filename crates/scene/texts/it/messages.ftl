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

# Partite nel terminale.
play-hand-over = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro può vedere lo schermo.
play-turn = { $name }, la decisione è tua.
play-since = Che cosa è successo:
play-choices = Le tue scelte:
play-prompt = Un numero, un’azione oppure «help»:
play-number-off = { $count ->
    [one] C’è solo { $count } scelta
   *[other] Ci sono { $count } scelte
}; il numero { $number } non corrisponde a nessuna.
play-unreadable = Non capisco: { $problem }.
play-refused = Adesso non si può. { $clause }: { $text }
play-not-asked = { $name } non ha niente da decidere adesso.
play-over = La partita è finita.
play-allowed = Adesso si può.
play-why-what = Perché che cosa? Aggiungi un’azione, per esempio «why { $example }».
play-undone = Annullato.
play-no-undo-nothing = Non c’è niente da annullare.
play-no-undo-dice = Nel frattempo ha deciso il caso: non si può più annullare.
play-no-undo-revealed = Nel frattempo si è scoperto qualcosa di nascosto: non si può più annullare.
play-no-undo-others = Nel frattempo ha giocato qualcun altro: non si può più annullare.
play-save-where = Dove? Aggiungi il nome di un file, per esempio «save partita.record».
play-saved = Salvato in { $file }. Per continuare: --resume { $file }.
play-recorded = La registrazione è in { $file }. Per verificarla: escapade verify { $file }
play-no-clause = La regola { $clause } non esiste.
play-talk = È il momento di parlare, per { $minutes } min. al massimo. Poi tocca a { $name }: { $label }. Premete Invio quando avete finito tutti.
play-talk-over = Il tempo per parlare è finito.
play-help =
    Un numero o un’azione in notazione esegue quella scelta.
    why AZIONE      perché un’azione adesso non è possibile
    undo            annulla la tua ultima azione, finché non costa nulla
    hint            che cosa farebbe un bot al tuo posto
    view            mostra di nuovo il tavolo
    rules REGOLA    che cosa dice una regola
    save FILE       salva la partita, per continuarla o verificarla alla fine
    quit            esci
play-end-of-input = L’input è finito prima della partita.
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

# Il tavolo nel terminale.
term-own = Tue cose
term-choose = scegli
term-areas = zone
term-describe = che cos’è?
term-notation = scrivi
term-all-keys = tasti
term-move = muovi
term-stay = resta
term-take = eccomi
term-turn = turno
term-quit = esci
term-advice = Consiglio:
term-offline = SCOLLEGATO
term-old = Questo programma è più vecchio del tavolo. Installa la versione attuale di escapade.
term-point = Prima indica qualcosa: Tab e le frecce ti ci portano.
term-why-how = Prima indica qualcosa, oppure scrivi / e poi: why AZIONE
term-again = { $effect }. Sceglilo di nuovo per farlo.
term-several = Vanno bene { $count } scelte, come { $first }. Scrivi di più.
term-notation-how = un’azione o parole di una scelta; Tab completa
# Ciò che è scritto in notazione e non è un’azione: il punto, poi che cosa ci va.
term-notation-wrong = «{ $word }» (carattere { $column }) non va bene.
term-notation-missing = Manca qualcosa al carattere { $column }.
term-notation-fits = Qui va bene: { $words }.
    .some = Qui va bene, per esempio: { $words }.
term-notation-ends = L’azione finisce prima.
term-quit-kept = Lasciare il tavolo? La partita viene conservata. Invio: lascia. Ogni altro tasto: resta.
term-quit-sure = Lasciare il tavolo? Invio: lascia. Ogni altro tasto: resta.
term-kept = La partita è conservata. Si riprende con: { $command }
term-talk-enter = Premete Invio quando avete finito tutti.
term-help-number = fai la scelta con questo numero
term-help-enter = fai la scelta evidenziata, o tocca ciò che è sotto il cursore
term-help-arrows = muoviti nell’elenco o sul tavolo
term-help-tab = alla parte successiva del tavolo, e di nuovo alle scelte
term-help-escape = un passo indietro, o salta ciò che viene raccontato
term-help-space = avanti quando viene raccontato qualcosa
term-help-describe = che cos’è una cosa e a che serve
term-help-why = perché una cosa non si può scegliere ora
term-help-advice = che cosa farebbe un bot
term-help-undo = annulla la tua ultima azione
term-help-notation = scrivi un’azione; Tab completa, ↑ mostra le precedenti
term-help-recap = che cosa è successo dalla tua ultima decisione
term-help-rules = le regole, alla clausola in questione
term-help-plan = il piano proposto, o uno vuoto
term-help-scroll = scorri
term-help-redraw = ridisegna tutto
term-help-quit = esci; la partita viene conservata
term-help-chat = di’ qualcosa
term-help-vote = accetta o rifiuta quando altri vogliono tornare indietro
term-help-abandon = vota per finire la partita, o ritira il voto
term-help-rematch = vota per un’altra partita
term-help-step = un passo indietro o avanti
term-help-part = al turno prima o dopo
term-help-ends = all’inizio o alla fine
term-help-play = riproduci da sola, o ferma
term-help-eyes = con gli occhi del prossimo giocatore
term-help-signs = [1] si può scegliere; ▶ decide; * sei tu; (A) è di A; ▒ è coperto.
play-hand-over = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro può vedere lo schermo.
play-turn = { $name }, la decisione è tua.
play-since = Che cosa è successo:
play-prompt = Un numero, un’azione oppure «help»:
play-number-off = { $count ->
    [one] C’è solo { $count } scelta
   *[other] Ci sono { $count } scelte
}; il numero { $number } non corrisponde a nessuna.
play-refused = Adesso non si può. { $clause }: { $text }
play-over = La partita è finita.
play-why-what = Perché che cosa? Aggiungi un’azione, per esempio «why { $example }».
play-undone = Annullato.
play-save-where = Dove? Aggiungi il nome di un file, per esempio «save partita.record».
play-saved = Salvato in { $file }. Per continuare: --resume { $file }.
play-recorded = La registrazione è in { $file }. Per verificarla: escapade verify { $file }
play-no-clause = La regola { $clause } non esiste.
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
term-full = Tutti i posti sono occupati, o la partita è già iniziata. Qui puoi guardare e chattare; escapade tables SERVER elenca i tavoli con posti liberi.
term-takeback-asked = Si chiede agli altri se puoi annullarlo.
term-no-table = Questo tavolo non esiste, o non si può guardare. Controlla il link o chiedine uno nuovo.
term-revoked = Il server non conosce più questo computer, quindi qui i suoi posti non sono tuoi. Riavvia il comando per tornare come ospite.
term-fair-unknown = Qui non si può dire se i dadi fossero onesti: erano stati promessi prima che arrivassi. La registrazione si controlla con escapade verify.
term-no-record = La registrazione si può salvare quando la partita è finita.
term-line-back = La connessione è tornata.
term-line-gather = sit NAME: siediti · ready: pronto · stand: alzati · bot: un bot in un posto libero · say TEXT: chat · quit: esci
term-line-watching = say TEXT: chat · quit: esci
term-line-help =
    say TEXT        di’ qualcosa al tavolo
    players         chi siede dove, e quanto tempo resta
    yes, no         rispondi quando altri vogliono annullare qualcosa
    abandon         vota per finire la partita
term-time-left = Tempo rimasto: { $time }.
term-why = perché no?
term-story = racconto
# La schermata del comando senza argomenti.
term-home-bots = Gioca contro i bot
term-home-people = { $count } persone a questa tastiera
term-home-resume = Riprendi la partita lasciata
term-home-link = Entra in un tavolo con il suo link
term-home-link-ask = Il link del tavolo

language-name = Polski
# Komunikaty, które nie należą do żadnej gry.
list-nothing = nic
list-between = { ", " }
list-and = { $first } i { $last }
list-or = { $first } albo { $last }
# Między rzeczami, które same mają przecinki, i między zdaniami.
list-apart = { "; " }
sentence-between = { " " }
colon = { $left }: { $right }
bracketed = { $thing } ({ $note })
times = { $count } × { $thing }

# Gra w terminalu.
play-hand-over = Podaj klawiaturę: { $name }. { $name }, naciśnij Enter, gdy tylko ty widzisz ekran.
play-turn = { $name }, twoja decyzja.
play-since = Co się stało:
play-choices = Możliwości:
play-prompt = Numer, akcja albo „help”:
play-number-off = { $count ->
    [one] Jest tylko { $count } możliwość
    [few] Są { $count } możliwości
   *[many] Jest { $count } możliwości
}; numeru { $number } wśród nich nie ma.
play-unreadable = Nie rozumiem: { $problem }.
play-refused = Teraz nie można. { $clause }: { $text }
play-not-asked = { $name } nie ma teraz nic do zdecydowania.
play-over = Partia jest skończona.
play-allowed = Teraz można.
play-why-what = Dlaczego co? Dopisz akcję, na przykład „why { $example }”.
play-undone = Cofnięte.
play-no-undo-nothing = Nie ma czego cofnąć.
play-no-undo-dice = Od tamtej chwili zdecydował los; tego nie można cofnąć.
play-no-undo-revealed = Od tego czasu wyszło na jaw coś ukrytego; nie można cofnąć.
play-no-undo-others = Od tego czasu ruszył się ktoś inny; nie można cofnąć.
play-save-where = Dokąd? Dopisz nazwę pliku, na przykład „save partia.record”.
play-saved = Zapisano w { $file }. Dalej: --resume { $file }.
play-recorded = Zapis partii: { $file }. Sprawdź go: escapade verify { $file }
play-no-clause = Nie ma punktu { $clause }.
play-talk = Czas na rozmowę, najwyżej { $minutes } min. Potem { $name }: { $label }. Gdy wszyscy skończą, naciśnij Enter.
play-talk-over = Czas na rozmowę minął.
play-help =
    Numer albo akcja w notacji wybiera tę możliwość.
    why AKCJA       dlaczego akcja nie jest teraz możliwa
    undo            cofnij ostatnią akcję, póki to nic nie kosztuje
    hint            co na twoim miejscu zrobiłby bot
    view            pokaż stół jeszcze raz
    rules PUNKT     co mówi punkt zasad
    save PLIK       zapisz partię, by grać dalej albo sprawdzić ją na końcu
    quit            zakończ
play-end-of-input = Wejście skończyło się przed partią.
play-won = Wygrywa: { $names }.
play-you-won = Wygrywasz!
play-you-won-with = Wygrywasz razem z innymi: { $names }!
play-you-lost = Tym razem bez wygranej.
play-nobody-won = Nikt nie wygrał.
play-places = Miejsca: { $places }

# Opis stołu.
outline-board = Plansza
outline-aside = Obok planszy
outline-players = Gracze
outline-own = Twoje
waiting-for = Czekamy: { $names }.
match-over = Partia jest skończona.

# Znaki przed graczami.
seat-you = ty
seat-deciding = decyduje

# Co mówią klienci.
bot-name = Bot { $letter }
match-abandoned = Partia została porzucona.
fault-seat-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
fault-name-taken = Ktoś przy stole ma już to imię. Wybierz inne.
fault-not-seated = To mogą robić tylko osoby, które siedzą przy stole.
fault-stale = To pytanie jest już nieaktualne. Spójrz jeszcze raz na stół.
fault-no-takeback = Nikt teraz nie prosi o cofnięcie albo czeka już inna prośba.
fault-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
fault-handed-over = Na tym miejscu gra teraz bot. Najpierw je odbierz.
fault-unavailable = W tej chwili to niemożliwe. Spróbuj za chwilę.
why-not-begun = Partia jeszcze się nie zaczęła.
why-only-watching = Tylko oglądasz.
why-nothing = Teraz nic nie można z tym zrobić.
why-possible = To jest możliwe: { $action }.
advice = { $action }.
advice-compared = { $action }. Szanse na wygraną: { $percent } %; następne w kolejności, { $other }: { $less } %.
reason = Nieco później prowadzi to średnio do – { $changes }.
reason-change = { $gauge }: { $better } zamiast { $other }
reason-decimal = { $whole },{ $tenths }
log-by-clock = Czas minął: { $line }
log-by-stand-in = Gra bot w zastępstwie: { $line }

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
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } godz.
}

# Gra w terminalu.
play-not-asked = { $name } nie ma teraz nic do zdecydowania.
play-no-undo-nothing = Nie ma czego cofnąć.
play-no-undo-dice = Od tamtej chwili zdecydował los; tego nie można cofnąć.
play-no-undo-revealed = Od tego czasu wyszło na jaw coś ukrytego; nie można cofnąć.
play-no-undo-others = Od tego czasu ruszył się ktoś inny; nie można cofnąć.
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
fault-bad-message = Coś tu nie pasuje. Sprawdź, co jest wybrane i wpisane.
fault-too-long = To za długie. Skróć to.
fault-version = Ta wersja nie pasuje do stołu. Wczytaj stronę ponownie albo zaktualizuj program.
fault-no-table = Nie ma takiego stołu.
fault-no-seat = Przy tym stole nie ma takiego miejsca.
fault-already-seated = Masz już tu miejsce. Najpierw wstań, żeby zająć inne.
fault-not-yours = To nie jest twoje miejsce.
fault-no-spectators = Tę partię mogą oglądać tylko osoby, które w niej grają.
fault-bad-name = To imię tu nie przejdzie. Użyj najwyżej 24 liter lub cyfr jednego pisma, bez #.
fault-wrong-phase = W tej chwili partii to niemożliwe.
fault-unreadable = W tej grze nie ma takiej akcji.
fault-illegal = Zasady teraz na to nie pozwalają.
fault-no-undo = Tego nie można cofnąć.
fault-bad-chat = Czat przyjmuje po jednym wierszu, najwyżej 300 znaków.
fault-not-allowed = Tutaj nie możesz tego zrobić.
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

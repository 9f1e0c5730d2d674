# Stół w terminalu.
term-own = Twoje
term-choose = wybierz
term-areas = obszary
term-describe = co to jest?
term-notation = napisz
term-all-keys = klawisze
term-move = przesuń
term-stay = zostań
term-take = jestem
term-turn = tura
term-quit = wyjdź
term-advice = Rada:
term-offline = BRAK POŁĄCZENIA
term-old = Ten program jest starszy niż stół. Zainstaluj aktualną wersję escapade.
term-point = Najpierw coś wskaż: prowadzą tam Tab i strzałki.
term-why-how = Najpierw coś wskaż albo napisz /, a potem: why AKCJA
term-again = { $effect }. Wybierz jeszcze raz, żeby to zrobić.
term-several = Liczba pasujących wyborów: { $count }, na przykład { $first }. Napisz więcej.
term-notation-how = akcja albo słowa wyboru; Tab uzupełnia
# To, co wpisano w notacji, a co nie jest akcją: miejsce błędu, potem to, co tam pasuje.
term-notation-wrong = „{ $word }” (znak { $column }) tu nie pasuje.
term-notation-missing = Czegoś brakuje (znak { $column }).
term-notation-fits = Pasuje tu: { $words }.
    .some = Pasuje tu na przykład: { $words }.
term-notation-ends = Akcja kończy się wcześniej.
term-quit-kept = Odejść od stołu? Partia zostanie zachowana. Enter: odejdź. Każdy inny klawisz: zostań.
term-quit-sure = Odejść od stołu? Enter: odejdź. Każdy inny klawisz: zostań.
term-kept = Partia jest zachowana. Dalej gra się tak: { $command }
term-talk-enter = Naciśnijcie Enter, gdy wszyscy skończycie.
term-help-number = dokonaj wyboru o tym numerze
term-help-enter = dokonaj zaznaczonego wyboru albo dotknij tego, co pod kursorem
term-help-arrows = ruch po liście albo po stole
term-help-tab = do następnej części stołu i z powrotem do wyborów
term-help-escape = krok wstecz albo pominięcie opowieści
term-help-space = dalej, gdy coś jest opowiadane
term-help-describe = czym jest rzecz i do czego służy
term-help-why = dlaczego rzeczy nie można teraz wybrać
term-help-advice = co zrobiłby bot
term-help-undo = cofnij swoją ostatnią akcję
term-help-notation = napisz akcję; Tab uzupełnia, ↑ pokazuje wcześniejsze
term-help-recap = co się stało od twojej ostatniej decyzji
term-help-rules = zasady, przy klauzuli, o którą chodzi
term-help-plan = proponowany plan albo pusty
term-help-scroll = przewijanie
term-help-redraw = narysuj wszystko od nowa
term-help-quit = wyjdź; partia zostanie zachowana
term-help-chat = powiedz coś
term-help-vote = zgódź się lub odmów, gdy inni chcą cofnąć ruch
term-help-abandon = głosuj za końcem partii albo wycofaj głos
term-help-rematch = głosuj za następną partią
term-help-step = krok wstecz lub naprzód
term-help-part = do poprzedniej lub następnej tury
term-help-ends = na początek lub na koniec
term-help-play = odtwarzaj albo zatrzymaj
term-help-eyes = oczami następnego gracza
term-help-signs = [1] można wybrać; ▶ decyduje; * to ty; (A) należy do A; ▒ leży zakryte.
play-hand-over = Podaj klawiaturę: { $name }. { $name }, naciśnij Enter, gdy tylko ty widzisz ekran.
play-turn = { $name }, twoja decyzja.
play-since = Co się stało:
play-prompt = Numer, akcja albo „help”:
play-number-off = { $count ->
    [one] Jest tylko { $count } możliwość
    [few] Są { $count } możliwości
   *[many] Jest { $count } możliwości
}; numeru { $number } wśród nich nie ma.
play-refused = Teraz nie można. { $clause }: { $text }
play-over = Partia jest skończona.
play-why-what = Dlaczego co? Dopisz akcję, na przykład „why { $example }”.
play-undone = Cofnięte.
play-save-where = Dokąd? Dopisz nazwę pliku, na przykład „save partia.record”.
play-saved = Zapisano w { $file }. Dalej: --resume { $file }.
play-recorded = Zapis partii: { $file }. Sprawdź go: escapade verify { $file }
play-no-clause = Nie ma punktu { $clause }.
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
term-full = Wszystkie miejsca są zajęte albo partia już trwa. Możesz tu patrzeć i czatować; escapade tables SERVER pokazuje stoły z wolnymi miejscami.
term-takeback-asked = Pozostali są pytani, czy możesz to cofnąć.
term-no-table = Nie ma takiego stołu albo nie można go oglądać. Sprawdź link albo poproś o nowy.
term-revoked = Serwer nie zna już tego komputera, więc jego miejsca nie są tu twoje. Uruchom polecenie ponownie, żeby wrócić jako gość.
term-fair-unknown = Nie da się tu stwierdzić, czy losowania były uczciwe: przyrzeczono je jeszcze przed twoim przyjściem. Przebieg można sprawdzić przez escapade verify.
term-no-record = Przebieg można zapisać, gdy partia się skończy.
term-line-back = Połączenie wróciło.
term-line-gather = sit NAME: usiądź · ready: gotowość · stand: wstań · bot: bot na wolne miejsce · say TEXT: czat · quit: wyjdź
term-line-watching = say TEXT: czat · quit: wyjdź
term-line-help =
    say TEXT        powiedz coś przy stole
    players         kto gdzie siedzi i ile zostało czasu
    yes, no         odpowiedz, gdy inni chcą coś cofnąć
    abandon         głosuj za zakończeniem partii
term-time-left = Pozostały czas: { $time }.
term-why = czemu nie?
term-story = przebieg
# Ekran polecenia bez argumentów.
term-home-bots = Zagraj z botami
term-home-people = Liczba osób przy tej klawiaturze: { $count }
term-home-resume = Wróć do przerwanej partii
term-home-link = Dołącz do stołu przez jego link
term-home-link-ask = Link stołu

# Co jest nie tak z opcjami partii podanymi w poleceniu. Nazw opcji i wartości się nie tłumaczy.
settings-bad = Te ustawienia nie pasują do gry { $game }:
settings-range = „{ $value }” to nie liczba całkowita od { $least } do { $most }
settings-words = „{ $value }” to nic z listy: { $words }
settings-unknown = nie ma takiej opcji; są: { $options }
    .none = nie ma takiej opcji; ta gra nie ma żadnych
settings-line = to musi być jeden wiersz bez znaku „#”
settings-shape = --option { $option }: zapis to KEY=VALUE

# Pomoc polecenia: nagłówki, do czego służy każde polecenie i jego argumenty, oraz uwagi (.notes).
help-usage = Użycie:
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-default = [domyślnie: { $value }]
help-env = [zmienna: { $name }]
help-help = Pokaż pomoc
help-version = Pokaż wersję
help-subcommand-help = Pokaż tę listę albo pomoc do podanego polecenia
help-example = Przykład:
help-examples = Przykłady:
help-escapade = Cztery gry planszowe o ucieczce przy jednym stole
    .examples =
        escapade                                     ekran, na którym można wybierać
        escapade play alcatraz                       ty przeciw botom
        escapade play alcatraz --people 3            trzy osoby przy jednej klawiaturze
        escapade play luiswile --lang pl             po polsku
        escapade join 'http://host:8080/t/abc#key'   usiądź przy stole na serwerze
        escapade sim blackgate -n 10000 --json       rozegraj dziesięć tysięcy partii i podaj liczby
        escapade verify match.record                 sprawdź, czy partia była uczciwa
        escapade rules wcp WCP-035                   co mówi punkt zasad
        escapade lab duel wcp --bots normal,greedy   jeden bot przeciw drugiemu
        escapade bench                               losowe akcje na sekundę, gra po grze
        escapade replay match.record --film a.png    partia jako ruchomy obraz
        escapade review match.record                 co było szczęściem i co byłoby lepsze
        escapade content check wcp mine.toml         wszystko, co jest nie tak ze zmienioną grą
        escapade print wcp --paper letter            karty, kafelki i plansze do wycięcia
        escapade serve                               znajomi grają przez link, pod http://127.0.0.1:8080
    .notes = Kody wyjścia: 0 wszystko w porządku; 1 coś się nie udało, a wyjście błędów mówi co; 2 polecenie było niezrozumiałe.
help-sim = Rozegraj wiele partii bez długiego namysłu i podaj liczby
help-content = Wypisz, sprawdź i porównaj pliki z zawartością gier
help-serve = Graj ze znajomymi przez link: serwer z gniazdami, REST i dziennikiem na dysku
help-config = Wypisz ustawienia, których użyłoby `serve` z tymi samymi opcjami
help-db = Skopiuj lub sprawdź to, co przechowuje serwer
help-admin = Wypisz, zamknij i usuń stoły serwera; wypisz, przemianuj, zablokuj i usuń jego graczy; ogłoś coś; zapomnij to, co stare
help-bench = Zmierz, jak szybko gry toczą się losowo
help-lab = Niech boty grają przeciw sobie, a wyniki zostaną zmierzone
help-completions = Wypisz uzupełnienia dla powłoki
# Argumenty wspólne dla kilku poleceń.
help-shared = Argumenty kilku poleceń
    .content = Plik z zawartością zamiast własnej zawartości gry
    .file = Zapis zakończonej partii
    .game = Gra
    .json = Wypisz JSON
    .lang = Język
    .link = Link do stołu
    .pace = Jak szybko następują po sobie ruchy innych: calm, brisk, quick lub instant
    .plain = Wiersz po wierszu zamiast na pełnym ekranie, na przykład przez potok lub z czytnikiem ekranu
    .record = Zapisz tu przebieg, gdy partia się skończy
help-play = Zagraj partię w terminalu, w pojedynkę przeciw botom lub z innymi przy jednej klawiaturze
    .game = Gra, podana z nazwy; w odpowiedzi na błędną pojawią się wszystkie nazwy
    .seats = Ile miejsc; jeśli nie podano, najmniej, ile gra dopuszcza
    .options = Opcja gry, na przykład `sides=copper`; można podać kilka razy
    .people = Ile osób gra przy tej klawiaturze, na pierwszych miejscach; na pozostałych siedzą boty
    .level = Kim są boty: random, easy, normal, hard lub expert albo dowolny program podany ścieżką (docs/bots.md)
    .names = Imiona osób, oddzielone przecinkami
    .seed = Liczba, która rozstrzyga o kostkach, by zagrać tę samą partię jeszcze raz
    .resume = Graj dalej: partię z tego pliku albo tę, którą przerwano ostatnio
    .notes =
        Na ekranie ostatni wiersz mówi, które klawisze działają, a `?` pokazuje wszystkie. Wiersz po wierszu odpowiada się numerem możliwości albo akcją w notacji; `help` pokazuje inne słowa.
        Przerwana partia zostaje zachowana: `--resume` wznawia ostatnią partię danej gry.
help-join = Usiądź przy stole na serwerze, korzystając z linku
    .name = Usiądź od razu pod tym imieniem; bez niego siada się klawiszem `s`
help-watch = Oglądaj stół na serwerze, korzystając z linku
    .name = Imię na czacie
help-tables = Wypisz otwarte stoły serwera
    .server = Adres serwera, na przykład http://127.0.0.1:8080
help-replay = Przejdź zapis krok po kroku albo zamień go w obrazy lub film
    .content = Plik z zawartością, jeśli partii nie rozegrano z własną zawartością gry
    .at = Pokaż stół po tylu akcjach i nic więcej
    .seat = Oczami tego miejsca; jeśli nie podano, oczami widza
    .plain = Wiersz po wierszu zamiast na pełnym ekranie
    .png = Zapisz obrazy w tym folderze: chwili podanej w --at albo co dziesiątej
    .film = Zapisz w tym pliku ruchomy obraz (APNG) całej partii
    .frames = Ile chwil partii pokazuje film; pierwsza i ostatnia są w nim zawsze
    .seconds = Jak długo film pokazuje każdą chwilę; ostatnia zostaje trzy razy dłużej
    .theme = Motyw kolorów obrazów
    .width = Szerokość obrazów
    .scale = Ile pikseli obrazu przypada na jednostkę jego szerokości
    .notes = Na ekranie strzałki prowadzą dalej i wstecz; `?` pokazuje wszystkie klawisze. Wiersz po wierszu Enter prowadzi dalej, `b` wstecz, liczba do akcji o tym numerze, a `q` kończy.
help-review = Powiedz, co w zakończonej partii było szczęściem, a co byłoby lepsze
    .content = Plik z zawartością, jeśli partii nie rozegrano z własną zawartością gry
    .seats = Oceń decyzje tego miejsca; można podać kilka razy. Jeśli nie podano, decyzje ludzi
    .json = Wypisz JSON: rachunek każdego miejsca, każdy krok i każdą ocenę
    .notes = Szanse dotyczą graczy, którzy dalej grają na wyczucie. Wynik minus oczekiwanie to dokładnie szczęście plus własne decyzje plus decyzje innych; przez wiele partii szczęście się znosi (`escapade lab luck` to mierzy). Decyzję ocenia się tylko po tym, co jej miejsce mogło wiedzieć; ta, która nie jest wyraźnie gorsza od innej, jest dobra.
help-verify = Sprawdź zapisy zakończonych partii: ziarno, kostki, każdą akcję, wynik
    .files = Zapisy
    .content = Plik z zawartością, jeśli partii nie rozegrano z własną zawartością gry
    .key = Klucz publiczny serwera, który musiał podpisać zapisy
    .json = Wypisz JSON: listę tego, co znaleziono w każdym pliku
    .notes =
        Zapis to tekst albo wiersze JSON, jeśli jego nazwa kończy się na .jsonl.
        scripts/verify.py sprawdza ziarno, kostki i łańcuch bez żadnego naszego kodu.
help-rules = Wypisz zasady gry albo jeden ich punkt
    .clause = Numer punktu lub rozstrzygnięcia, na przykład ALC-042 albo ALC-R07
help-print = Wydrukuj grę: karty, kafelki i plansze do wycięcia oraz zasady
    .paper = Papier: a4 lub letter
    .backs = Jak drukować rewersy: duplex, gutterfold (do złożenia) lub none
    .flip = Krawędź, przez którą drukarka odwraca papier: long lub short
    .offset = O ile przesunąć rewersy w prawo i w dół, w milimetrach, na przykład 0.5,-1
    .ink = Ile tuszu: full, low lub grey
    .json = Wypisz zapisane pliki jako JSON
    .players = Dla ilu graczy; jeśli nie podano, dla tylu, ilu gra dopuszcza najwięcej
    .only = Tylko te elementy, na przykład card,hex,token,board; `rules` to broszura
    .sizes = Plik z innymi rozmiarami
    .out = Folder, w którym powstaną pliki
    .notes = Każdy plik to PDF: GAME-sheets.pdf, GAME-board.pdf (jeden duży arkusz) i GAME-rules.pdf (broszura).

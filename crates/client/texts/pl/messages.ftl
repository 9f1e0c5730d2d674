# Rama strony.
skip = Przejdź do treści
settings = Ustawienia
your-name = Twoje imię
guest = Gość
language = Język
theme = Kolory
theme-auto = Kolory: jak w systemie
theme-light = Kolory: jasne
theme-dark = Kolory: ciemne
pace = Tempo ruchów innych graczy
pace-calm = powoli, by nadążyć z czytaniem
pace-brisk = żwawo
pace-quick = szybko
pace-instant = natychmiast
level = Siła botów
level-easy = słabe
level-normal = średnie
level-hard = mocne
level-expert = mistrzowskie
done = Gotowe
close = Zamknij
cancel = Anuluj
nowhere = Nie ma takiej strony.
to-home = Wszystkie gry

# Strona główna.
home-title = Cztery gry o ucieczce, jeden stół
home-line = Zagraj od razu z botami, ze znajomymi na jednym urządzeniu albo razem przez link. Bez zakładania konta.
home-foot = Gra w pojedynkę i na jednym urządzeniu toczy się w tej przeglądarce i działa także bez połączenia.
players = { $least }–{ $most } graczy
play-now = Zagraj
hotseat = Jedno urządzenie
online = Przez link
learn = Naucz się, grając
learn-new = Pierwszy raz? Naucz się, grając
rules = Zasady
my-tables = Moje stoły
kept-here = w tej przeglądarce
kept-online = przez link
kept-over = zakończony
forget = Zapomnij ten stół
open-tables = Otwarte stoły

# Otwieranie stołu.
hotseat-line = Kilka osób gra na tym urządzeniu. Tajemnice gracza pojawiają się dopiero po przekazaniu mu ekranu. Na miejscach bez imienia grają boty.
hotseat-nobody = Wpisz co najmniej jedno imię: na pozostałych miejscach zagrają boty.
online-line = Dostaniesz link dla znajomych. Wolne miejsca można oddać botom.
seats = Miejsca
name-of-seat = Imię na miejscu { $letter }
a-bot = bot
level-of-bots = Siła botów
level-of-stand-ins = Siła botów w zastępstwie
clock = Czas
clock-none = bez zegara
clock-decision-60 = minuta na każdą decyzję
clock-decision-180 = 3 minuty na każdą decyzję
clock-player-1800 = po 30 minut na całą partię
clock-days-1 = doba na każdą decyzję
clock-days-3 = trzy doby na każdą decyzję
open-to-all = Na liście, każdy może dołączyć
more-options = Więcej opcji
begin = Zaczynamy
server-gone = Serwer jest nieosiągalny. Zagraj w pojedynkę albo na jednym urządzeniu; to działa i bez niego.
no-room = Przeglądarka nie ma miejsca, by zachować stół. Zapomnij któreś stoły albo pozwól tej stronie zachowywać dane.

# Stół.
table-opening = Otwieramy stół…
part-coming = Chwileczkę…
table-missing = Nie ma takiego stołu albo nie wolno mu się przyglądać.
table-outdated = Ta strona jest starsza niż stół. Wczytaj ją ponownie.
line-gone = Brak połączenia. Próbujemy dalej; nic nie przepadnie.
line-revoked = Ta przeglądarka została wylogowana. Twoje miejsca pozostają twoje na innych urządzeniach; wczytaj stronę ponownie, aby grać tutaj jako gość.
unsure = Połączenie zerwało się, zanim przyszła odpowiedź. Spójrz na stół i w razie potrzeby poproś jeszcze raz.
handover = Przekaż urządzenie: { $name }.
handover-line = Nic tajnego nie pojawi się, dopóki nie przejdziesz dalej.
handover-take = To ja, { $name }
board = Stół
choose = Wybierz
beside = Obok planszy
step-back = Wstecz
touch-board = Dotknij tego, co świeci.
or-touch-board = Albo dotknij tego, co świeci.
which = O co ci chodzi?
glance = Jak grać
glance-touch = Dotykaj tego, co świeci. Aby przeczytać, czym coś jest, przytrzymaj na tym palec albo kliknij to drugim przyciskiem myszy.
glance-rules = Wszystkie zasady
undo = Cofnij
takeback = Poproś o cofnięcie
takeback-asked = { $name } prosi o cofnięcie ostatniej akcji.
hint = Rada
hint-thinking = Myślę…
agree = Zgoda
refuse = Odmowa
withdraw = Wycofaj
abandon = Przerwij partię
abandon-asked = { $names } – prośba o przerwanie partii.
fair-kept = Losowania były uczciwe: takie, jakie przyrzeczono przed partią.
fair-broken = Losowania nie są takie, jak przyrzeczono. Zachowaj zapis partii i pokaż go innym.
fair-unknown = Nie da się tu stwierdzić, czy losowania były uczciwe: przyrzeczono je, zanim otwarto tę stronę.
tab-board = Plansza
tab-others = Stół
zoom-in = Powiększ planszę
zoom-fit = Pokaż całą planszę
tab-choices = Wybory
tab-log = Przebieg
tab-chat = Czat
tab-seats = Gracze
tab-outline = Słowami
no-choices = Nie masz teraz nic do wyboru.
search-choices = Szukaj wśród wyborów
log-earlier = Pokaż wcześniejsze
log-empty = Nic się jeszcze nie wydarzyło.
play-again = Zagraj jeszcze raz
watch-again = Obejrzyj jeszcze raz
review = Analiza
rematch = Rewanż
rematch-waiting = Czekamy na pozostałych
rematch-wanted = Chętni: { $names }
next-match = Do następnej partii

# Czat.
chat-text = Powiedz coś
chat-say = Powiedz
from-watchers = widz
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thanks = Dziękuję!
phrase-well-played = Dobrze zagrane!
phrase-sorry = Przepraszam!
phrase-oops = Ojej!
phrase-thinking = Daj mi pomyśleć.
phrase-your-turn = Twoja kolej.
phrase-back-soon = Zaraz wracam.
phrase-yes = Tak.
phrase-no = Nie.
phrase-goodbye = Do zobaczenia!

# Miejsca.
seat-free = wolne
seat-nobody = Jeszcze nikt
seat-present = przy stole
seat-away = poza stołem
seat-handed = w zastępstwie gra bot
seat-deserted = poza stołem; zastępuje bot
seat-bot = bot
bot-easy = bot, słaby
bot-normal = bot, średni
bot-hard = bot, mocny
bot-expert = bot, mistrzowski
hand-over = Niech gra bot
take-back = Znowu gram sam
look = Zajrzyj
watchers = Widzowie
watching = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
picture = Zapisz obraz
sit = Siadam tutaj
stand = Wstaję
add-bot = Bot
remove-bot = Usuń
ready = Zgłaszam gotowość
not-ready = Jednak jeszcze nie
is-ready = zgłasza gotowość
is-not-ready = jeszcze czeka
gather-free = { $count ->
    [one] Jedno miejsce jest wolne. Wyślij link albo oddaj je botowi.
    [few] { $count } miejsca są wolne. Wyślij link albo oddaj je botom.
    [many] { $count } miejsc jest wolnych. Wyślij link albo oddaj je botom.
   *[other] { $count } miejsca jest wolne. Wyślij link albo oddaj je botom.
}
gather-ready = Wszyscy siedzą. Rozdanie nastąpi, gdy wszyscy zgłoszą gotowość.
gather-dealing = Rozdajemy…
invite = Zaproś znajomych
invite-line = Kto ma ten link, może się przysiąść.
invite-qr = Link jako kod do zeskanowania
copy = Kopiuj
copied = Skopiowano
share = Udostępnij link

# Powtórka.
replay-not-over = Partia jeszcze trwa.
replay-at = Krok { $step } z { $count }
replay-scrub = Krok
replay-first = Na początek
replay-prev = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-link = Kopiuj link
eyes = Czyimi oczami
eyes-all = wszystko odkryte
eyes-spectator = widz
fork = Graj dalej odtąd
record = Zapisz przebieg

# Zasady.
rules-guide = Jak grać
rules-clauses = Wszystkie punkty
rules-contents = Spis treści
rules-print = Do wydruku
rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}

# The story: staged moments, the recap, what choices lead to.
moment-next = Dalej
recap = Tymczasem
recap-short = Co się stało
recap-close = Gramy dalej
log-rule = Zasada: { $clause }

# Keys.
keys = Klawisze
key-tab = po wszystkim, czego można dotknąć
key-arrows = na planszy, do następnej rzeczy
key-enter = dotknij
key-card = wyjaśnij
key-escape = zamknij, pomiń albo cofnij krok
key-undo = cofnij
key-hint = poproś o radę
key-recap = co się stało od twojej ostatniej decyzji
key-help = ta lista

# Replay.
replay-turn-before = Do poprzedniej tury
replay-turn-after = Do następnej tury
replay-speed = Tempo
replay-speed-half = dwa razy wolniej
replay-speed-normal = zwykłe tempo
replay-speed-double = dwa razy szybciej
replay-speed-fast = bardzo szybko
replay-back = Wróć do gry
title-your-turn = Twoja kolej
forget-undo = Przywróć
abandon-no = Nie, gramy dalej
talk = Czas na rozmowę: jeszcze { $time }. Rozmawiają: { $names }.
talk-done = Nie mam nic więcej do powiedzenia
claim = Nikogo innego już tu nie ma. Zakończyć grę?
claim-end = Zakończ grę
chat-older = Wcześniejsze wiadomości
moment-skip-all = Pomiń pozostałe ({ $count })
remove-person = Usuń
plan = Plan
plan-propose = Propozycja
plan-clear = Wyczyść
plan-close = Popatrz na stół
plan-open = { $count ->
    [one] jeden bez zadania
    [few] { $count } bez zadania
   *[many] { $count } bez zadania
 }
plan-rest = Wszyscy pozostali
plan-search = Szukaj po numerze lub nazwisku
turn = Obróć
volume = Dźwięk
volume-off = Cisza
volume-soft = Cicho
volume-loud = Głośno
confirm = Potwierdzanie wyborów
confirm-touch = Po dotknięciu palcem
confirm-always = Zawsze
confirm-never = Tylko to, co przepada na dobre
prefer-large-board = Większa plansza
prefer-auto-end = Jedyny wybór wykonuje się sam
prefer-vibrate = Wibracje w telefonie
prefer-contrast = Wysoki kontrast
prefer-left-handed = Dla leworęcznych
prefer-still = Bez ruchu
begin-match = Zaczynamy
end-counts = { $parts ->
    [0] Wpisów w przebiegu: { $lines }.
    [one] Jedna runda, ważnych chwil: { $moments }, wpisów w przebiegu: { $lines }.
    [few] { $parts } rundy, ważnych chwil: { $moments }, wpisów w przebiegu: { $lines }.
   *[many] { $parts } rund, ważnych chwil: { $moments }, wpisów w przebiegu: { $lines }.
 }

# Poczekalnia.
name-ask = Jak mają się do ciebie zwracać?
name-missing = Najpierw wpisz imię, żeby było wiadomo, kto gra.
sit-down = Dosiadam się
sit-move = Przesiadam się tutaj
also-here = Są tu także: { $names }
room-closed = Tutaj siadają tylko osoby, które zaprosi { $host }. Poproś o link; do tego czasu możesz czatować i oglądać.
facts = W co gramy
rules-version = Zasady, wersja
rules-number = Zasady, wersja { $version }
only-invited = Usiąść może tylko ten, kto ma link ode mnie
content-file = Zmieniona zawartość (plik TOML)
changed-content = Zmieniona zawartość
changed-content-line = Karty i liczby różnią się od zasad, które można tu przeczytać.
clock-decision = { $time } na każdą decyzję
clock-player = po { $time } na całą partię

# Stoły na stronie głównej.
lobby-host = otwiera { $name }
lobby-seats = zajęte miejsca: { $taken } z { $seats }
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-empty = Teraz nikt nie czeka przy otwartym stole.
lobby-any-time = Dowolny czas
match-find = Znajdź mi partię
match-choose = Teraz nikt nie czeka. Wybierz grę, a otworzymy dla ciebie stół.
kept-won = zwycięstwo: { $names }
kept-lost = bez zwycięzcy
kept-aborted = przerwana

# Inne urządzenie.
device-title = Graj dalej na innym urządzeniu
device-line = Kto otworzy ten link w ciągu godziny, gra jako ty: pod twoim imieniem i na twoich miejscach. Link działa raz, a tutaj nic się nie zmienia.
device-make = Utwórz link
device-here = Gram tutaj
device-here-title = Graj tutaj jako ty
device-here-line = Ta przeglądarka dostanie twoje imię i twoje miejsca. Na innych urządzeniach nic się nie zmieni.
device-leaves = Do tej pory masz tu imię { $name }. Miejsca pod tym imieniem tu nie przejdą.
device-used = Ten link został już użyty albo ma ponad godzinę. Utwórz nowy w ustawieniach na drugim urządzeniu.

# Zanim stół się wczyta.
boot-loading = Rozkładamy stół…
boot-old = Ta przeglądarka jest za stara. Otwórz stronę w aktualnym Firefoksie, Chrome, Edge lub Safari.
boot-gone = Nie można wczytać stołu: brak połączenia. Spróbujemy znowu, gdy wróci.

### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Naucz się rozgrywać turę, wybierać w głosowaniu kozła ofiarnego, wykonywać zadania i radzić sobie ze strażnikami.

lesson-turn = Twoja pierwsza tura
    .goal = Razem z dwójką innych planujesz ucieczkę. Potrzebne są do tego przedmioty, a zdobywa się je za punkty akcji (PA).
    .end = To była cała tura: pomieszczenia dają przedmioty i banknoty, a niewykorzystane punkty przepadają. Masz klucz i lek, dokładnie to, czego wymaga zadanie na spacerniaku. W następnej lekcji je wykonasz.

lesson-turn-key = Stoisz w wartowni, w której leżą klucze. Dotknij tego pomieszczenia, żeby go użyć i wziąć klucz.
    .hint = Pomieszczenie, w którym stoisz, jest zaznaczone. Użycie go kosztuje 1 PA.
    .done = Masz klucz! Każdego pomieszczenia można użyć raz na rundę.
    .no = Tak też można, ale najpierw weź klucz, który tu leży: dotknij swojego pomieszczenia.
    .no-move = Ominąłby cię klucz, którego wymaga co drugie zadanie. Najpierw użyj tego pomieszczenia.
    .no-end = Masz jeszcze wszystkie punkty, a niewykorzystane przepadają. Najpierw weź klucz.
lesson-turn-move = Teraz przejdź obok, do świetlicy: ruch kosztuje 1 PA.
    .hint = Możesz wejść do każdego pomieszczenia, które styka się z twoim bokiem albo rogiem.
    .done = Jesteś na miejscu i nie ma tu żadnego strażnika.
    .no = Jeszcze nie. Przejdź do świetlicy: dotknij jej.
    .no-room = To pomieszczenie nie da tego, czego teraz trzeba. Wybierz świetlicę, tam są banknoty.
    .no-riot = Bunt zwabia strażnika do ciebie, a tutaj nikomu na tym nie zależy. Przejdź do świetlicy.
lesson-turn-cash = Użyj świetlicy i weź 2 banknoty.
    .hint = Dotknij pomieszczenia, w którym stoisz.
    .done = 2 banknoty. Gotówką można płacić, wymieniać się i przekupywać strażników.
    .no = Najpierw weź gotówkę, którą daje to pomieszczenie.
    .no-move = Bez gotówki nic tam nie kupisz. Najpierw użyj tego pomieszczenia.
lesson-turn-yard = Został jeden punkt. Idź na spacerniak: leży tam zadanie.
    .hint = Spacerniak styka się z twoim pomieszczeniem rogiem.
    .done = To zadanie wymaga klucza i leku. Klucz już masz.
    .no = Zachowaj ostatni punkt na drogę na spacerniak.
    .no-room = Spójrz na zadania: to na spacerniaku wymaga klucza. Idź tam.
    .no-riot = Strażnik kosztowałby cię ostatni punkt i utrudnił wszystko, co potem. Idź na spacerniak.
lesson-turn-buy = Punktów już nie ma, ale to pomieszczenie jest darmowe: zapłać 1 banknot i weź lek.
    .hint = Dotknij spacerniaka, potem banknotu, potem leku.
    .done = Klucz i lek: to wszystko, czego wymaga to zadanie.
    .no = Tego pomieszczenia możesz jeszcze użyć, bo jest darmowe. Zapłać banknotem za lek.
    .no-key = Klucz jest potrzebny do zadania. Zapłać banknotem.
    .no-item = To zadanie wymaga klucza i leku. Weź lek.
    .no-end = Chwila: to pomieszczenie nie kosztuje punktów. Najpierw kup lek.

lesson-vote = Kozioł ofiarny
    .goal = W każdej rundzie wybieracie głosami kozła ofiarnego: jest silny, ale nie wykonuje zadań i nie dostaje nagród. W poprzedniej rundzie ta rola przypadła tobie.
    .end = Zaznaczasz element C, Bot C inny, a kozioł ofiarny nie dostał nic. Gdy wszyscy oprócz jednego mają razem elementy od A do F, gra się kończy i jeden zostaje: kozioł ofiarny, jeśli reszta poradzi sobie bez niego. Kończy ją też 21. strażnik, a wtedy przegrywają wszyscy.

lesson-vote-call = Jak w każdej rundzie, przyszedł nowy strażnik. Ty prowadzisz rozmowę. Zarządź głosowanie.
    .hint = Przycisk jest pod pytaniem.
    .no = Najpierw zarządź głosowanie.
lesson-vote-vote = Bot C stoi obok ciebie, a twoje zadanie wymaga dwóch więźniów. Kto będzie kozłem ofiarnym?
    .hint = Bot B jest daleko i na razie w niczym nie pomoże.
    .done = Dwa głosy na Bota B: w tej rundzie ma 1 PA więcej i żadnej nagrody.
    .no = Zagłosuj na Bota B.
    .no-self = Możesz, i dałoby ci to 4 PA. Ale kozioł ofiarny nie wykonuje zadań, a ty chcesz właśnie jedno wykonać. Zagłosuj na kogoś innego.
    .no-helper = Bot C pomaga samym tym, że tu stoi, a obrażony pomocnik odchodzi. Zagłosuj na Bota B, z którego nie masz teraz pożytku.
lesson-vote-task = Twoja tura: dwóch więźniów, żadnego strażnika, klucz i lek. Wykonaj zadanie!
    .hint = Dotknij zadania, które leży na spacerniaku.
    .done = Zrobione! Zaznaczasz literę zadania, a wszyscy oprócz kozła ofiarnego literę karty z talii.
    .no = Wszystko gotowe. Wykonaj zadanie, zanim coś się zmieni.
    .no-shop = Masz już wszystko, czego wymaga zadanie, i możesz to tylko stracić. Wykonaj zadanie.
    .no-away = Zadanie leży w tym pomieszczeniu. Zostań i je wykonaj.
    .no-end = W następnej rundzie może tu być o jednego strażnika za dużo. Wykonaj zadanie teraz.

lesson-guards = Strażnicy
    .goal = Przy dwóch strażnikach w twoim pomieszczeniu większość akcji kosztuje 2 PA, przy trzech jest zablokowana. A każde zadanie dopuszcza tylko tylu a tylu strażników.
    .end = Bunt w pomieszczeniu obok zadania, a potem do środka: zapamiętaj to. Gotówka też pomaga: za 1 banknot twoje akcje pomijają jednego strażnika, ale zadanie nadal go liczy.

lesson-guards-clothes = W pralni leży zadanie dla jednego więźnia: ubranie i lek. Lek już masz. Użyj tego darmowego pomieszczenia, zapłać 1 banknot i weź ubranie.
    .hint = Dotknij spacerniaka, potem banknotu, potem ubrania.
    .done = Masz jedno i drugie.
    .no = Najpierw zdobądź ubranie. To pomieszczenie jest darmowe.
    .no-drug = Lek jest potrzebny do zadania. Zapłać banknotem.
    .no-item = Zadanie w pralni wymaga ubrania i leku. Weź ubranie.
    .no-early = Bez ubrania nie ma tam nic do roboty. Najpierw użyj tego pomieszczenia.
lesson-guards-riot = Zadanie nie dopuszcza ani jednego strażnika, a w pralni jeden stoi. Wznieć tutaj bunt i zwab go do siebie.
    .hint = Naciśnij przycisk buntu, potem dotknij pralni.
    .done = Jest teraz przy tobie, a pralnia jest pusta.
    .no = Najpierw strażnik musi zniknąć z pralni. Wznieć bunt.
    .no-guard = Ten strażnik stoi gdzie indziej. Zwab tego z pralni.
    .no-early = Dopóki jest tam strażnik, zadania nie wykonasz. Najpierw go wywab.
    .no-end = Masz 3 PA: jeden na bunt, jeden na drogę, jeden na zadanie. W sam raz.
lesson-guards-laundry = Wślizgnij się do pralni.
    .hint = Styka się ze spacerniakiem bokiem.
    .done = Nareszcie nikogo.
    .no = Idź do pralni.
    .no-room = Zadanie leży w pralni. Idź tam.
lesson-guards-task = Wykonaj zadanie za ostatni punkt.
    .hint = Dotknij zadania.
    .done = Zrobione! Przedmioty wracają na planszę i każdy może je znowu wziąć.
    .no = Przeznacz ostatni punkt na zadanie.
    .no-use = Więcej ubrań nie potrzebujesz. Ostatni punkt należy się zadaniu.
    .no-away = Zadanie jest tutaj. Wykonaj je.

lesson-match = Rozgrywka
    .goal = Dwa łatwe boty grają przeciw tobie i razem z tobą.
    .end = Umiesz już grać. Graj tu dalej, jak długo chcesz, albo zacznij całą rozgrywkę.

lesson-match-play = Graj, jak chcesz. Jeśli nie wiesz, co robić, poproś o radę.

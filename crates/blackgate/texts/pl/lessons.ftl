### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Naucz się kopać, majstrować i sprzedawać oraz brać od innych to, czego ci brakuje.

lesson-dig = Pierwsza Łyżka
    .goal = Wolny jest ten, czyj tunel pierwszy będzie dość długi: dla trzech graczy to 12 punktów. Punkty dają Narzędzia, a na turę masz 2 akcje.
    .end = Łyżka daje 1 punkt, Kilof 3, Łopata 4, i nikt ich z twojego tunelu nie zabierze. Jeszcze tylko 11 punktów!

lesson-dig-steal = Jesteś na Stołówce, gdzie można ukraść Łyżkę. Weź jedną: to 1 akcja.
    .hint = Dotknij stosu Łyżek.
    .done = Masz Łyżkę. Dopóki trzymasz ją w ręce, ktoś może ci ją zabrać.
    .no = Najpierw ukradnij Łyżkę: nigdzie nie jest to łatwiejsze.
    .no-search = Szukać też warto, ale zacznij od tego, co pewne: od Łyżki.
    .no-move = Bez Łyżki nie warto stąd wychodzić. Najpierw jedną ukradnij.
    .no-end = Masz 2 akcje. Wykorzystaj je: ukradnij Łyżkę.
lesson-dig-search = Raz na turę możesz przeszukać obszar. Tu dostaniesz 2 karty. Szukaj drugą akcją.
    .hint = Dotknij talii, z której dobiera się przy szukaniu.
    .done = Dwie nowe karty na ręce, których nikt inny nie widzi.
    .no = Przeznacz drugą akcję na przeszukiwanie.
    .no-steal = Druga Łyżka to 1 punkt więcej, ale z dwóch kart może powstać Kilof, wart 3. Tym razem szukaj.
    .no-end = Została jedna akcja. Szukaj, zanim zakończysz turę.
lesson-dig-end = Obie akcje wykorzystane. Zakończ turę.
    .hint = Przycisk jest pod pytaniem.
    .done = Pozostali rozegrali swoje tury.
    .no = Zakończ turę.
lesson-dig-home = Kopać można w Bloku więziennym. Rzut kostką kosztuje 1 akcję, ale o celu decyduje kostka. Ostrożny ruch kosztuje obie akcje: wtedy cel wybierasz ty. Idź do Bloku więziennego.
    .hint = Dotknij Bloku więziennego na planszy.
    .done = W domu, i to na pewno.
    .no = Idź ostrożnie do Bloku więziennego.
    .no-roll = Prowadzi tam połowa wyników, druga połowa nie. Tym razem idź ostrożnie: dotknij Bloku więziennego.
    .no-area = Kopać można tylko w Bloku więziennym. Idź tam.
    .no-stay = Zbierać można bez końca. Ale Łyżka na ręce to jeszcze nie punkt. Idź do domu i kop.
lesson-dig-rest = Ostrożny ruch zabrał obie akcje. Zakończ turę.
    .hint = Przycisk jest pod pytaniem.
    .no = Zakończ turę.
lesson-dig-dig = Teraz kop Łyżką.
    .hint = Dotknij Łyżki na ręce.
    .done = Pierwszy punkt tunelu!
    .no = Najpierw kop: tego, co jest w tunelu, nikt ci nie zabierze.
    .no-search = Karty poczekają. Kop, zanim ktoś przyjdzie z Bronią.
    .no-move = Dopiero co tu jesteś. Kop.

lesson-craft = Z rupieci Narzędzia
    .goal = To, co znajdziesz, to rupiecie, ale z niektórych można razem zrobić Narzędzie, a resztę sprzedać w Pomieszczeniu rekreacyjnym.
    .end = Majstruj, gdy masz karty do przepisu, a niepotrzebne sprzedawaj. Za szlugi kupisz tu Noże, Kilofy i Łopaty. Na koniec tury na ręce mieści się 10 kart.

lesson-craft-search = Jesteś w Pomieszczeniu rekreacyjnym. Przeszukaj je.
    .hint = Dotknij talii, z której dobiera się przy szukaniu.
    .done = Kij od miotły i Nożyczki: spójrz na przepisy.
    .no = Najpierw szukaj: kto wie, co znajdziesz.
    .no-sell = Najpierw zobacz, co znajdziesz: może pasuje do tego, co masz.
    .no-end = Masz 2 akcje. Najpierw szukaj.
lesson-craft-craft = Kij od miotły i Nożyczki dają Kilof. Zmajstruj go!
    .hint = Dotknij przepisu na Kilof.
    .done = Kilof, wart 3 punkty w tunelu.
    .no = Zmajstruj Kilof: masz na niego obie karty.
    .no-sell = Razem te dwie karty są warte dużo więcej niż kilka szlugów. Zmajstruj Kilof.
    .no-move = W Bloku więziennym nie można majstrować. Zrób Kilof tutaj.
    .no-end = Została akcja, a masz wszystko, czego wymaga Kilof.
lesson-craft-end = Zakończ turę.
    .hint = Przycisk jest pod pytaniem.
    .done = Znowu twoja tura.
    .no = Zakończ turę.
lesson-craft-sell = Najwięcej dają Kosztowności. Sprzedaj Złoty zegarek, i tylko jego.
    .hint = Naciśnij przycisk sprzedaży, dotknij Złotego zegarka i powiedz, że to wszystko.
    .done = Szlugi, które każdy przyjmie.
    .no = Najpierw sprzedaj Złoty zegarek.
    .no-weapon = Obciążona skarpeta to Broń. Bez niej nic nie wymusisz ani się nie obronisz. Zachowaj ją.
    .no-ring = O Sygnet pytają gangi. Zachowaj go i sprzedaj zegarek.
    .no-search = Możesz, ale ta lekcja jest o sprzedaży: zacznij sprzedawać.
    .no-move = Sprzedać można tylko w Pomieszczeniu rekreacyjnym. Zrób to, zanim wyjdziesz.

lesson-extort = Dawaj to
    .goal = Czego nie znajdziesz, to może mają inni. Mając Broń, możesz raz na turę zażądać Narzędzia od kogoś w swoim obszarze.
    .end = Kto w swojej kolejce nie zagra Broni, przegrywa: dostaje łomot i traci Narzędzie. Z 1 łomotem nie można majstrować, z 2 ani majstrować, ani kopać; leczy Ambulatorium. Dlatego trzymaj własną Broń.

lesson-extort-extort = Bot C właśnie ukradł Łyżkę i stoi obok ciebie. Wymuś na nim: zażądaj Łyżki i wyłóż Obciążoną skarpetę.
    .hint = Dotknij figurki Bota C, potem Łyżki, potem Obciążonej skarpety.
    .done = Bot C odmówił, nie miał odpowiedzi na skarpetę i dostał łomot. Łyżka jest twoja.
    .no = Tym razem bez grzeczności: wymuś coś na Bocie C.
    .no-tool = Bot C wziął Łyżkę na twoich oczach. Zażądaj właśnie jej.
    .no-peace = To też możesz zrobić, za chwilę. Najpierw wymuś na Bocie C, póki ma Łyżkę na ręce.
    .no-end = Masz 2 akcje i Broń. Wymuś coś na Bocie C.
lesson-extort-second = Została jedna akcja, a wymuszać można raz na turę. Ukradnij ze Stołówki jeszcze jedną Łyżkę.
    .hint = Dotknij stosu Łyżek.
    .done = Dwie Łyżki, a Bot C nie ma żadnej.
    .no = Drugą akcją ukradnij Łyżkę.
    .no-search = Nieźle, ale Łyżka to pewny punkt. Ukradnij ją.
    .no-move = Najpierw skorzystaj z tego, co daje Stołówka: z Łyżki.
    .no-end = Została jedna akcja. Ukradnij Łyżkę.
lesson-extort-end = Zakończ turę.
    .hint = Przycisk jest pod pytaniem.
    .no = Zakończ turę.

lesson-match = Rozgrywka
    .goal = Dwa łatwe boty kopią na wyścigi z tobą.
    .end = Umiesz już grać. Graj tu dalej, jak długo chcesz, albo zacznij całą rozgrywkę.

lesson-match-play = Graj, jak chcesz. Jeśli nie wiesz, co robić, poproś o radę.

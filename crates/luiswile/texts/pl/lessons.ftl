### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Naucz się planować dzień, zdobywać nowych ludzi i radzić sobie z patrolem.

lesson-morning = Pierwszy poranek
    .goal = Prowadzisz gang. Każdego ranka w tajemnicy dajesz każdemu swojemu człowiekowi zadanie; wygrywa 250 punktów zebranych na sposoby ucieczki.
    .end = Patrol szukał podkopów. Twój pilnujący zobaczył więcej niż patrol, więc liczą się wszystkie twoje punkty. Bot B nie miał nikogo na warcie i stracił połowę podkopu.

lesson-morning-plan = Postaw Corneliusa Byrne’a (6112) na warcie, a szefa, Declana Rourke’a (3140), przy podkopie. Reszta niech pracuje tam, gdzie ma najwyższą wartość. Potem naciśnij „Gotowe”.
    .hint = Łopata liczy się do podkopu, banknoty do ucieczki siłowej, żarówka do finezyjnej, obserwacja do warty.
    .done = Wszystkie karty są odkryte.
    .no = Daj każdemu zadanie, potem naciśnij „Gotowe”.
    .no-watcher = Nikt z twoich nie widzi tyle co Byrne: obserwacja 5. Niech pilnuje pozostałych.
    .no-digger = Rourke ma łopatę 4, najwięcej ze wszystkich. Niech kopie.
    .no-later = Werbunek i sabotaż będą później. Dziś wszyscy pracują albo pilnują.
    .no-rest = Kto odpoczywa, nic nie daje. Daj mu robotę.
    .no-early = Jeszcze nie: Byrne ma stać na warcie, a Rourke pracować przy podkopie.

lesson-recruit = Nowi ludzie
    .goal = Neutralni więźniowie mogą do ciebie dołączyć. Kto przyjdzie wcześnie, pracuje przez wszystkie następne dni.
    .end = Nikt inny ich nie chciał, więc wszyscy dołączyli do ciebie. Jeśli chce ich kilka gangów, wygrywa najsilniejszy werbownik; jeśli najsilniejsi są równi, więzień nie dołącza do nikogo.

lesson-recruit-plan = Dzień 2. Wyślij szefa, Rourke’a (3140), na werbunek, bo ma siłę 5, a Byrne (6112) niech znów pilnuje. Reszta pracuje. Potem naciśnij „Gotowe”.
    .hint = Przy werbunku liczy się tylko siła.
    .done = Teraz wszyscy widzą, ile kart gdzie leży, ale nie czyje to karty.
    .no = Daj każdemu zadanie, potem naciśnij „Gotowe”.
    .no-boss = Rourke jest twoim najsilniejszym człowiekiem. Wyślij go na werbunek.
    .no-watcher = Byrne widzi najwięcej. Zostaje na warcie.
    .no-later = Jeden werbownik dziś wystarczy. Ten niech pracuje.
    .no-early = Jeszcze nie: Rourke werbuje, a Byrne pilnuje.
lesson-recruit-orders = Ułóż listę Rourke’a: najwyżej trzech neutralnych więźniów. Musi na niej być inżynier Hans Josenbau (4175).
    .hint = Inżynier dodaje punkty za każde pełne 10. Szukaj też dużej łopaty: Liam Cassidy, Józef Kretowicz.
    .done = Rozkazy są zapieczętowane.
    .no = Wpisz neutralnych więźniów na listę Rourke’a.
    .no-early = Hansa Josenbaua (4175) jeszcze nie ma na liście. Inżynierowie są rzadcy.
lesson-recruit-event = Każdy dzień przynosi zdarzenie. Czasem ktoś wdaje się w bójkę albo odchodzi; dziś możesz też dać innym inne zadanie. Zostaw wszystko tak, jak jest, i naciśnij „Gotowe”.
    .hint = Przycisk jest pod pytaniem.
    .done = Najpierw przychodzą zwerbowani, potem patrol.
    .no = Tym razem zostaw wszystko tak, jak jest.
    .no-move = Możesz, ale twój plan jest dobry. Naciśnij „Gotowe”.
    .no-claim = Zakryty nowy to kot w worku. Tym razem go zostaw.

lesson-patrol = Patrol
    .goal = Patrol widzi więcej niż twoi pilnujący: wykrył dwa twoje sposoby. Każdego trzeba bronić osobno.
    .end = Dobra gadka na warcie nic nie kosztuje. Wzięcie winy na siebie kosztuje pilnującego, łapówka 2 punkty, a ostateczność pracującego i połowę punktów. Bez obrony przepada wszystko.

lesson-patrol-talk = Sierżant Crowe lubi plotki: Bastien Corday (6125) z gadką 6 zagada go za darmo. Uratuj ucieczkę siłową.
    .hint = Dotknij karty Bastiena Cordaya, potem tego, co ma zrobić.
    .done = Tu nie ma nic do oglądania, sierżancie.
    .no = Niech Corday go zagada.
    .no-blame = Trafi wtedy do karceru. Corday załatwi to bez żadnej kary: niech gada.
    .no-worker = Pracujący dostałby karę, a połowa punktów przepadłaby. Niech Corday gada.
lesson-patrol-again = Wykryto też ucieczkę finezyjną. Kto zagaduje, może to zrobić jeszcze raz.
    .hint = Corday nadal tu jest.
    .done = Oba sposoby są bezpieczne.
    .no = Niech Corday zagada jeszcze raz.
    .no-blame = Kara nie jest potrzebna: Corday może zagadać jeszcze raz.
    .no-worker = Nie trzeba nikogo poświęcać: Corday może zagadać jeszcze raz.

lesson-match = Rozgrywka
    .goal = Drugi gang prowadzi łatwy bot.
    .end = Umiesz już grać. Graj tu dalej, jak długo chcesz, albo zacznij całą rozgrywkę.

lesson-match-play = Graj, jak chcesz. Arkusz podsuwa plan; zmień, co ci się nie podoba. Jeśli nie wiesz, co robić, poproś o radę.

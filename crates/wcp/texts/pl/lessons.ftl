### Lessons: short tasks on the real table. Attributes answer what the learner did.

course = Naucz się budować bazę, pokonywać strażników, nacisnąć Wielki Czerwony Przycisk i wydostać się na zewnątrz.

lesson-build = Pierwsza hala
    .goal = Baza jest pusta i budujecie ją sami. Wygrywają trofea ★, które wywieziesz na zewnątrz.
    .end = Jazda, hala, żeton: tak wygląda tura. Twój pojazd sam wjechał do twojej hali, bo nie miał innej drogi, i zabrał trofeum.

lesson-build-vehicle = Wybierz pojazd: ogień ▲ na innych, pancerz ■ przeciw porażce, dopalacze ● na dwie hale naraz.
    .hint = Na początek dobry jest Nosorożec.
    .done = Dobry wybór.
    .no = Wybierz jeden z pojazdów.
lesson-build-hall = Czekasz na zewnątrz przy E3. Wyłóż Hangar, otwarty z każdej strony, na narożnym polu 15 przy twoim wejściu.
    .hint = Dotknij Hangaru na ręce, potem pola 15.
    .done = Twoje wejście już dokądś prowadzi.
    .no = Wyłóż Hangar na polu 15.
    .no-hall = Ta hala ma ściany. Zacznij od Hangaru: pasuje wszędzie.
    .no-cell = Do bazy wjedziesz tylko własnym wejściem. Wyłóż go na polu 15.
lesson-build-token = Teraz żeton. Co położysz we własnej hali, to łatwo zabierzesz: połóż tam Bank nasion ★4.
    .hint = Dotknij Banku nasion na ręce, potem hali 15.
    .done = Cztery punkty, o jedną halę od ciebie.
    .no = Połóż Bank nasion w hali 15.
    .no-guard = Strażnik przy twoim wejściu czekałby na ciebie. Połóż trofeum.
    .no-upgrade = Usprawnienie się przyda, ale na końcu liczą się tylko trofea. Połóż Bank nasion.
lesson-build-next = Twój pojazd wjechał do hali i zabrał trofeum. Wyłóż obok następną halę, jak chcesz, a potem jako żeton wybierz Baterię ogniw ★3.
    .hint = Przejście musi trafić na przejście. Stół pokazuje, gdzie hala pasuje.
    .done = A gdzie będzie leżeć, decydujesz już ty.
    .no = Wyłóż halę, potem wybierz Baterię ogniw.
    .no-token = Najlepsze żetony to trofea blisko ciebie. Wybierz Baterię ogniw.

lesson-guard = Strażnicy
    .goal = Strażnik pilnuje niektórych boków swojej hali. Z pozostałych przejmujesz go za darmo; od strony, której pilnuje, trzeba walczyć.
    .end = Strażnik, który czekał na ciebie, czeka teraz na Bota B. Kto przegra walkę, traci trofea i usprawnienia: stół mówi, jak się skończy, zanim ruszysz.

lesson-guard-fight = W hali 10 stoi Potykacz ▲1■1, strażnik pilnujący wszystkich boków. Masz ▲3 ■8: wygrasz i stracisz 1 pancerza. Wjedź tam!
    .hint = Na wschód od ciebie. Opis mówi, jak skończy się walka.
    .done = Pokonany: trafia do twojej ręki.
    .no = Wjedź do hali 10.
    .no-trophy = Trofeum to miła rzecz, ale w tej lekcji chodzi o strażnika: wjedź do hali 10.
lesson-guard-hall = Wyłóż Hangar na polu 17, w stronę środka.
    .hint = Dotknij Hangaru na ręce, potem pola 17.
    .done = Droga do przycisku rośnie.
    .no = Wyłóż Hangar na polu 17.
    .no-hall = Weź Hangar: żadna jego ściana nigdy cię nie zatrzyma.
    .no-cell = Buduj w stronę środka: pole 17.
lesson-guard-post = Postaw zdobytego Potykacza przy wejściu Bota B: w hali 21.
    .hint = Dotknij Potykacza na ręce, potem hali 21.
    .done = Kto tamtędy wjedzie, będzie musiał walczyć.
    .no = Postaw Potykacza w hali 21.
    .no-token = Ten później. Wyłóż Potykacza, swoją zdobycz.
    .no-own = Stałby na twojej drodze. Postaw go w hali 21, przy wejściu Bota B.

lesson-button = Wielki Czerwony Przycisk
    .goal = Wszystkie hale leżą. Wieziesz ★25, Bot A tylko ★3: czas do domu. Kto zakończy jazdę w hali centralnej, może nacisnąć przycisk.
    .end = Hali centralnej już nie ma, wszystkie wyjścia są otwarte, a baza wali się od środka. Kafel WCP krąży: kto go ma, na końcu tury niszczy halę.

lesson-button-centre = Wjedź do hali centralnej.
    .hint = Na północny wschód od ciebie.
    .done = Oto i on.
    .no = Wjedź do hali centralnej.
    .no-away = Wieziesz więcej, niż Bot A kiedykolwiek zdobędzie. Każda następna tura pomaga tylko innym. Jedź do przycisku.
lesson-button-press = Naciśnij go!
    .hint = Przycisk jest pod pytaniem.
    .done = Wszyscy inni mają jeszcze po jednej turze. Potem zaczyna się ucieczka, od ciebie.
    .no = Naciśnij przycisk.
    .no-not = Nie musisz, ale prowadzisz o wiele. Naciśnij go.
lesson-button-token = Tura trwa: połóż Podwójną lufę w dowolnej pustej hali. Nie trofeum: Bot A mógłby je zabrać.
    .hint = Dotknij usprawnienia z ▲ na ręce, potem hali daleko od Bota A.
    .done = Byle daleko.
    .no = Połóż Podwójną lufę.
    .no-token = Ten zachowaj. Połóż Podwójną lufę.
lesson-button-out = Od twojej tury zaczyna się etap II. Opuść halę centralną w stronę wyjścia E2: na południowy zachód.
    .hint = Hala 24, z której przyjechał twój pojazd.
    .done = I w drogę!
    .no = Jedź na południowy zachód.
    .no-way = Tamtędy droga na zewnątrz jest dłuższa albo strzeżona. Jedź na południowy zachód.

lesson-flee = Na zewnątrz!
    .goal = Hale padają jedna po drugiej. Trofea liczą się tylko na zewnątrz, a ty stoisz dwie hale od wyjścia.
    .end = Wywozisz ★26, a Bot A ★4: wygrywasz. Kto zostaje w środku, zbierał na darmo.

lesson-flee-corner = Wyjście E2 jest przy hali 33. Jedź tam.
    .hint = Na południowy zachód od ciebie.
    .done = Jeszcze jeden ruch i jesteś na zewnątrz.
    .no = Jedź do hali 33.
    .no-greedy = ★2 więcej, ale masz dość, a droga powrotna może się zawalić. Jedź do hali 33.
    .no-back = To prowadzi z powrotem w głąb bazy. Jedź do hali 33.
lesson-flee-token = Żeton kładziesz nadal. Wybierz Bank nasion i dowolną halę: nikt go już nie zabierze.
    .hint = Dotknij Banku nasion na ręce, potem hali.
    .done = Szkoda go.
    .no = Połóż Bank nasion.
    .no-guard = Strażnicy mogliby stanąć na twojej drodze. Połóż Bank nasion.
    .no-upgrade = To też można. Tym razem połóż jednak Bank nasion.
lesson-flee-destroy = Masz kafel WCP: zniszcz halę obok dziury albo obok gruzu.
    .hint = Hale, które mogą runąć, są zaznaczone. Hala z pojazdem w środku jest bezpieczna.
    .done = Gruz. Bot A właśnie opuścił bazę.
    .no = Zniszcz halę.
lesson-flee-leave = Teraz wyjedź przez E2!
    .hint = Na południowy zachód, przez wejście.
    .done = Świeże powietrze.
    .no = Wyjedź przez E2.
    .no-stay = Na zewnątrz, nie do środka! Wyjedź przez E2.

lesson-match = Rozgrywka
    .goal = Łatwy bot buduje na wyścigi z tobą.
    .end = Umiesz już grać. Graj tu dalej, jak długo chcesz, albo zacznij całą rozgrywkę.

lesson-match-play = Graj, jak chcesz. Jeśli nie wiesz, co robić, poproś o radę.

# Pomieszczenia: nazwa, a potem „dokąd”, „gdzie”, „skąd”, dopełniacz i początek zdania.
room-chapel = Kaplica
    .to = do kaplicy
    .in = w kaplicy
    .from = z kaplicy
    .the = kaplicy
    .first = Kaplica
room-radio = Radiowęzeł
    .to = do radiowęzła
    .in = w radiowęźle
    .from = z radiowęzła
    .the = radiowęzła
    .first = Radiowęzeł
room-dining = Stołówka
    .to = do stołówki
    .in = w stołówce
    .from = ze stołówki
    .the = stołówki
    .first = Stołówka
room-infirmary = Izba chorych
    .to = do izby chorych
    .in = w izbie chorych
    .from = z izby chorych
    .the = izby chorych
    .first = Izba chorych
room-yard = Spacerniak
    .to = na spacerniak
    .in = na spacerniaku
    .from = ze spacerniaka
    .the = spacerniaka
    .first = Spacerniak
room-visiting = Sala widzeń
    .to = do sali widzeń
    .in = w sali widzeń
    .from = z sali widzeń
    .the = sali widzeń
    .first = Sala widzeń
room-workshop = Warsztat
    .to = do warsztatu
    .in = w warsztacie
    .from = z warsztatu
    .the = warsztatu
    .first = Warsztat
room-recreation = Świetlica
    .to = do świetlicy
    .in = w świetlicy
    .from = ze świetlicy
    .the = świetlicy
    .first = Świetlica
room-cells = Blok więzienny
    .to = do bloku więziennego
    .in = w bloku więziennym
    .from = z bloku więziennego
    .the = bloku więziennego
    .first = Blok więzienny
room-laundry = Pralnia
    .to = do pralni
    .in = w pralni
    .from = z pralni
    .the = pralni
    .first = Pralnia
room-guards = Wartownia
    .to = do wartowni
    .in = w wartowni
    .from = z wartowni
    .the = wartowni
    .first = Wartownia
room-warden = Gabinet naczelnika
    .to = do gabinetu naczelnika
    .in = w gabinecie naczelnika
    .from = z gabinetu naczelnika
    .the = gabinetu naczelnika
    .first = Gabinet naczelnika

side-silver = strona srebrna
side-copper = strona miedziana

item-key = klucz
    .one = klucz
item-knife = nóż
    .one = nóż
item-clothes = ubranie
    .one = ubranie
item-drug = lek
    .one = lek
item-tool = narzędzie
    .one = narzędzie
item-gun = pistolet
    .one = pistolet
item-cash = banknot
    .one = banknot

element-A = bunt
element-B = tunel
element-C = szyb
element-D = klucze
element-E = przebranie
element-F = zakładnik

# Karty szantażu: nazwa i treść.
card-loose-tongue = Długi język
    .text = przesuń do { $count ->
        [one] { $count } strażnika
        [few] { $count } strażników
       *[many] { $count } strażników
    } do pomieszczenia z zadaniem
card-cell-toss = Kipisz w celi
    .text = inny więzień traci wybrany przez ciebie przedmiot
card-long-fingers = Lepkie palce
    .text = weź przedmiot innego więźnia
card-protection-money = Haracz
    .text = weź innemu więźniowi do { $count ->
        [one] { $count } banknotu
        [few] { $count } banknotów
       *[many] { $count } banknotów
    }
card-change-of-block = Przeniesienie
    .text = przesuń innego więźnia do sąsiedniego pomieszczenia
card-extra-chores = Dodatkowe prace
    .text = inny więzień ma w tej rundzie o { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[many] { $count } punktów akcji
    } mniej
card-closed-for-repairs = Zamknięte: remont
    .text = w tej rundzie nikt nie użyje wybranego pomieszczenia
card-new-hiding-place = Nowa skrytka
    .text = przenieś zadanie do sąsiedniego pomieszczenia
card-scrapped-idea = Zarzucony pomysł
    .text = zastąp zadanie nowym
card-roll-call = Apel
    .text = wszyscy inni więźniowie w jednym pomieszczeniu tracą po wybranym przez siebie przedmiocie
card-called-in-favour = Odebrany dług
    .text = zyskaj { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[many] { $count } punktów akcji
    }

# Co dają pomieszczenia.
effect-expose = inny więzień odrzuca losową kartę szantażu
effect-extort = weź innemu więźniowi losową kartę szantażu
effect-guards = przesuń { $count ->
    [one] jednego strażnika
    [few] do { $count } strażników
   *[many] do { $count } strażników
} skądkolwiek dokądkolwiek
effect-stamina = { $count ->
    [one] zyskaj { $count } punkt kondycji
    [few] zyskaj do { $count } punktów kondycji
   *[many] zyskaj do { $count } punktów kondycji
}
effect-cash = { $count ->
    [one] zyskaj { $count } banknot
    [few] zyskaj do { $count } banknotów
   *[many] zyskaj do { $count } banknotów
}
effect-take = weź: { $items }
effect-take-any = weź { $count ->
    [one] leżący tu przedmiot
    [few] { $count } leżące tu przedmioty
   *[many] { $count } leżących tu przedmiotów
}
effect-draw = { $count ->
    [one] dobierz kartę szantażu
    [few] dobierz { $count } karty szantażu i zatrzymaj jedną
   *[many] dobierz { $count } kart szantażu i zatrzymaj jedną
}
effect-paid = zapłać przedmiotem lub banknotem, potem { $effect }

# Stół.
outline-round = Runda
outline-rooms = Pomieszczenia, rząd po rzędzie
outline-tasks = Zadania
outline-prisoners = Więźniowie
outline-plan = Plan
outline-cards = Twoje karty szantażu
none = brak
task-name = { $task } „{ $name }”
round = Runda { $round }; { $left ->
    [0] następny strażnik to przegrana wszystkich
    [one] po niej jeszcze { $left } runda
    [few] po niej jeszcze { $left } rundy
   *[many] po niej jeszcze { $left } rund
}
guard-clock = Strażnicy na planszy: { $count } z { $most }.
goat-is = Kozioł ofiarny: { $name }, +{ $bonus } PA.
task-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} w talii zadań
blackmail-deck = { $count ->
    [one] { $count } zakryta karta szantażu
    [few] { $count } zakryte karty szantażu
   *[many] { $count } zakrytych kart szantażu
}; odrzucone: { $discard }
turn-of = Tura gracza { $name }, zostało { $points } PA.
guards = { $count ->
    [0] bez strażników
    [one] { $count } strażnik
    [few] { $count } strażników
   *[many] { $count } strażników
}
here = na miejscu: { $names }
task = zadanie { $task }
closed = zamknięte w tej rundzie
used = użyte w tej turze
no-tasks = Nie leży żadne zadanie.
task-line = { $task } ({ $caption }), { $room }: co najmniej { $prisoners ->
    [one] { $prisoners } więzień
    [few] { $prisoners } więźniów
   *[many] { $prisoners } więźniów
} (teraz { $here }), najwyżej { $guards ->
    [one] { $guards } strażnik
    [few] { $guards } strażników
   *[many] { $guards } strażników
} (teraz { $there }); potrzeba: { $items } (na miejscu: { $held })
prisoner = { $name }, { $room }: kondycja { $stamina }, gotówka { $cash }, przedmioty: { $items }, elementy: { $letters }, { $cards ->
    [one] { $cards } karta szantażu
    [few] { $cards } karty szantażu
   *[many] { $cards } kart szantażu
}.
known-cards = Wiesz o kartach: { $cards }.
plan-spare = { $name }: bez tej osoby reszta ma wszystko.
plan-lacks = { $name }: bez tej osoby reszcie brakuje { $letters }.
plan-element = { $letter } · { $caption }: { $count ->
    [0] jeszcze nikt
   *[other] { $names }
}

# Pytania.
ask-talk = Jako kozioł ofiarny poprzedniej rundy prowadzisz rozmowę o tym, kto ma nim zostać teraz. Gdy wszystko zostanie powiedziane, zarządź głosowanie.
ask-vote = Kogo czynisz kozłem ofiarnym w tej rundzie? Nikt nie zobaczy twojego głosu, zanim nie zagłosują wszyscy.
ask-tie = Remis: { $names }. Rozstrzygasz jako kozioł ofiarny poprzedniej rundy: kogo wskazujesz? Możesz wziąć winę na siebie.
ask-tie-free = Remis: { $names }. Rozstrzygasz jako kozioł ofiarny poprzedniej rundy: kogo wskazujesz? Może to być każdy, także ty.
ask-step = Jesteś { $room }, { $guards ->
    [0] bez strażników
    [one] pilnuje cię { $guards } strażnik
    [few] pilnuje cię { $guards } strażników
   *[many] pilnuje cię { $guards } strażników
}, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} akcji (PA). Co robisz?
ask-step-free = Jesteś { $room } i nie masz już punktów akcji. Zrób coś za darmo albo zakończ turę.
ask-step-end = Jesteś { $room } i nic już nie da się zrobić: zakończ turę.
ask-pay = { $room } nie jest za darmo. Który przedmiot oddajesz, a może banknot?
ask-take = Który przedmiot bierzesz { $room }? { $count ->
    [one] To już ostatni.
    [few] Bierzesz { $count }.
   *[many] Bierzesz { $count }.
}
ask-holder-expose = Kto traci kartę szantażu? Zostanie wylosowana.
ask-holder-extort = Komu zabierasz kartę szantażu? Zostanie wylosowana.
ask-guard-from = Którego strażnika przesuwasz? { $count ->
    [one] To już ostatni.
    [few] Możesz przesunąć { $count }.
   *[many] Możesz przesunąć { $count }.
}
ask-guard-to = Dokąd idzie strażnik { $room }?
ask-drop = Masz o jedną kartę szantażu za dużo. Którą odrzucasz?
ask-keep = Którą z tych kart szantażu zatrzymujesz? Pozostałe zostaną odrzucone.
ask-source = Wykonujesz { $task }. Który żeton zużywasz na: { $item }? Na cudze przedmioty trzeba zgody.
ask-consent = { $name } chce z twoją pomocą wykonać { $task }. Oddasz: { $items }. { $goat ->
    [yes] Jako kozioł ofiarny nic nie zyskasz.
   *[no] Zyskasz element z karty dobranej dla pozostałych.
} Zgadzasz się?
ask-counter = Twoja kontrpropozycja, którą dostanie { $name }: dajesz { $give }, dostajesz { $get }. Dotknij przedmiotów lub banknotów na arkuszach, by je dodać, a potem ją złóż.
ask-deal = Twoja propozycja, którą dostanie { $name }: dajesz { $give }, dostajesz { $get }. Dotknij przedmiotów lub banknotów na arkuszach, by je dodać, a potem ją złóż.
ask-offer-counter = { $name } składa kontrpropozycję. Dostajesz: { $give }. Dajesz: { $get }. Zgadzasz się?
ask-offer = { $name } proponuje ci wymianę. Dostajesz: { $give }. Dajesz: { $get }. Zgadzasz się?
ask-victim = { $card }: { $text }. Kogo wybierasz?
ask-loot = Który przedmiot traci { $name }?
ask-loot-take = Który przedmiot zabierasz graczowi { $name }?
ask-target = { $card }: { $text }. Które pomieszczenie wybierasz?
ask-lure = Skąd ściągasz następnego strażnika { $room }? { $count ->
    [one] To już ostatni.
    [few] Możesz przesunąć { $count }.
   *[many] Możesz przesunąć { $count }.
}
ask-exile = Dokąd ma pójść { $name }?
ask-rehide = Dokąd przenosisz zadanie { $room }?
ask-give-up = { $name } zarządza apel: który przedmiot oddajesz?
ask-stay = Plan jest gotowy, a tych osób nic nie różni: { $names }. Kogo zostawiasz w więzieniu?

# Wybory.
label-cost = { $label } ({ $cost } PA)
label-free = { $label } (za darmo)
label-call-vote = Zarządź głosowanie
label-vote = { $who ->
    [you] Głosuj na siebie
   *[other] Głosuj: { $name }
}
label-pick = { $who ->
    [you] Weź winę na siebie
   *[other] Kozłem ofiarnym zostaje { $name }
}
label-move = Idź { $room }
label-use-room = Użyj pomieszczenia
label-use = Użyj { $room }: { $effect }
label-steal = Ukradnij { $item } graczowi { $name }
label-riot = Bunt: ściągnij strażnika { $room }
label-complete = Wykonaj zadanie { $task }
label-discard = Odrzuć { $item }
label-blackmail = Zagraj kartę { $card }: { $text }
label-trade = Wymiana z graczem { $name }
label-bribe = Przekup tu strażnika za banknot
label-stamina = Wydaj 1 punkt kondycji na 1 PA
label-end = Zakończ turę
label-pay = Zapłać: { $item }
label-take = Weź: { $item }
label-expose = { $name } odrzuca losową kartę szantażu
label-extort = Zabierz losową kartę szantażu graczowi { $name }
label-victim = { $card } przeciw graczowi { $name }
label-guard-from = Strażnik { $room }
label-guard-to = { $room }
label-stop = Nie przesuwaj więcej strażników
label-source = { $item } gracza { $name }
label-loot = { $name } traci { $item }
label-loot-take = Zabierz { $item } graczowi { $name }
label-target = { $card }: { $room }
label-exile = { $name } ma iść { $room }
label-rehide = Przenieś zadanie { $room }
label-keep = Zatrzymaj kartę { $card }
label-drop = Odrzuć kartę { $card }
label-give = Daj: { $item }
label-get = Weź w zamian: { $item }
label-propose = Zaproponuj tę wymianę
label-cancel = Zrezygnuj
label-accept = Zgoda
label-counter = Złóż kontrpropozycję
label-accept-offer = Zgoda: dostajesz { $get }, dajesz { $give }
label-accept-request = Zgoda: oddajesz { $items }
label-decline = Odmów
label-give-up = Oddaj: { $item }
label-stay = Zostaje { $name }

# Co się stało.
tell-round = Zaczyna się runda { $round }.
tell-room-full = { $room } nie pomieści więcej strażników, losowanie się powtarza.
tell-guard-came = Nowy strażnik przychodzi { $room }.
tell-vote-called = { $who ->
    [you] Zarządzasz głosowanie.
   *[other] { $name } zarządza głosowanie.
}
tell-voted = { $who ->
    [you] Twój głos jest oddany.
   *[other] { $name } ma już oddany głos.
}
tell-votes = Głosy: { $votes }.
tell-picked = { $who ->
    [you] Rozstrzygasz remis: { $other }.
   *[other] { $whom ->
        [you] { $name } rozstrzyga remis: ty.
       *[other] { $name } rozstrzyga remis: { $other }.
    }
}
tell-goat = { $who ->
    [you] Zostajesz kozłem ofiarnym, +{ $count } PA.
   *[other] Kozłem ofiarnym zostaje { $name }, +{ $count } PA.
}
tell-turn = { $who ->
    [you] Zaczynasz turę z { $count } PA.
   *[other] { $name } zaczyna turę z { $count } PA.
}
tell-turn-ended = { $who ->
    [you] Kończysz turę.
   *[other] { $name } kończy turę.
}
tell-moved = { $who ->
    [you] Idziesz { $room }.
   *[other] { $name } idzie { $room }.
}
tell-sent = { $who ->
    [you] Musisz iść { $room }.
   *[other] { $name } musi iść { $room }.
}
tell-used = { $who ->
    [you] Używasz { $thing }.
   *[other] { $name } używa { $thing }.
}
tell-paid = { $who ->
    [you] Płacisz: { $thing }.
   *[other] { $name } płaci: { $thing }.
}
tell-returned = Wraca { $room }: { $thing }.
tell-took = { $who ->
    [you] Bierzesz: { $thing }.
   *[other] { $name } bierze: { $thing }.
}
tell-rested = { $who ->
    [you] Zyskujesz
   *[other] { $name } zyskuje
} { $count ->
    [one] { $count } punkt kondycji
    [few] { $count } punkty kondycji
   *[many] { $count } punktów kondycji
}.
tell-earned = { $who ->
    [you] Zyskujesz
   *[other] { $name } zyskuje
} { $count ->
    [one] { $count } banknot
    [few] { $count } banknoty
   *[many] { $count } banknotów
}.
tell-guard-moved = Strażnik przechodzi { $from } { $to }.
tell-drew = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $count ->
    [one] kartę szantażu
    [few] { $count } karty szantażu
   *[many] { $count } kart szantażu
}.
tell-drew-cards = Dobierasz: { $cards }.
tell-reshuffled = Odrzucone karty szantażu tworzą nową, przetasowaną talię.
tell-kept = { $who ->
    [you] Zatrzymujesz jedną z kart.
   *[other] { $name } zatrzymuje jedną z kart.
}
tell-dropped = { $who ->
    [you] Tracisz kartę szantażu { $thing }.
   *[other] { $name } traci kartę szantażu { $thing }.
}
tell-extorted = { $who ->
    [you] Zabierasz kartę szantażu graczowi { $other }.
   *[other] { $whom ->
        [you] { $name } zabiera ci kartę szantażu.
       *[other] { $name } zabiera kartę szantażu graczowi { $other }.
    }
}
tell-extorted-card = Zabrana karta to { $card }.
tell-stole = { $who ->
    [you] Kradniesz { $thing } graczowi { $other }.
   *[other] { $whom ->
        [you] { $name } kradnie ci { $thing }.
       *[other] { $name } kradnie { $thing } graczowi { $other }.
    }
}
tell-seized = { $who ->
    [you] Zabierasz { $thing } graczowi { $other }.
   *[other] { $whom ->
        [you] { $name } zabiera ci { $thing }.
       *[other] { $name } zabiera { $thing } graczowi { $other }.
    }
}
tell-rioted = { $who ->
    [you] Wszczynasz bunt i ściągasz strażnika { $room }.
   *[other] { $name } wszczyna bunt i ściąga strażnika { $room }.
}
tell-discarded = { $who ->
    [you] Odrzucasz { $thing }.
   *[other] { $name } odrzuca { $thing }.
}
tell-bribed = { $who ->
    [you] Przekupujesz strażnika.
   *[other] { $name } przekupuje strażnika.
}
tell-exerted = { $who ->
    [you] Wydajesz 1 punkt kondycji na 1 PA.
   *[other] { $name } wydaje 1 punkt kondycji na 1 PA.
}
tell-offered = { $who ->
    [you] Proponujesz wymianę graczowi { $other }: { $give } za { $get }.
   *[other] { $whom ->
        [you] { $name } proponuje ci wymianę: { $give } za { $get }.
       *[other] { $name } proponuje wymianę graczowi { $other }: { $give } za { $get }.
    }
}
tell-countered = { $who ->
    [you] Składasz kontrpropozycję graczowi { $other }: { $give } za { $get }.
   *[other] { $whom ->
        [you] { $name } składa ci kontrpropozycję: { $give } za { $get }.
       *[other] { $name } składa kontrpropozycję graczowi { $other }: { $give } za { $get }.
    }
}
tell-traded = { $who ->
    [you] { $other } i ty wymieniacie się: { $give } za { $get }.
   *[other] { $whom ->
        [you] { $name } i ty wymieniacie się: { $give } za { $get }.
       *[other] { $name } i { $other } wymieniają się: { $give } za { $get }.
    }
}
tell-trade-declined = { $who ->
    [you] Odmawiasz wymiany.
   *[other] { $name } odmawia wymiany.
}
tell-cancelled = { $who ->
    [you] Rezygnujesz.
   *[other] { $name } rezygnuje.
}
tell-requested = { $who ->
    [you] Chcesz wykonać zadanie { $task }; potrzeba: { $items }.
   *[other] { $name } chce wykonać zadanie { $task }; potrzeba: { $items }.
}
tell-answered = { $who ->
    [you] Twoja odpowiedź jest gotowa.
   *[other] { $name } ma gotową odpowiedź.
}
tell-request-declined = { $who ->
    [you] Odmawiasz i nic się nie dzieje.
   *[other] { $name } odmawia i nic się nie dzieje.
}
tell-completed = { $who ->
    [you] Wykonujesz zadanie { $thing }.
   *[other] { $name } wykonuje zadanie { $thing }.
}
tell-marked = { $who ->
    [you] Zaznaczasz element { $thing }.
   *[other] { $name } zaznacza element { $thing }.
}
tell-reward = Karta dla pozostałych: { $task }.
tell-no-reward = Nie ma już karty zadania dla pozostałych.
tell-task-under = { $task } trafia pod talię, bo taka litera już leży.
tell-posted = Nowe zadanie { $room }: { $task }.
tell-no-task = Teraz nie pasuje żadne inne zadanie.
tell-blackmailed = { $who ->
    [you] Zagrywasz kartę { $thing }.
   *[other] { $name } zagrywa kartę { $thing }.
}
tell-lost = { $who ->
    [you] Tracisz { $thing }.
   *[other] { $name } traci { $thing }.
}
tell-chores = { $who ->
    [you] Masz w tej rundzie o { $count } PA mniej.
   *[other] { $name } będzie mieć w tej rundzie o { $count } PA mniej.
}
tell-closed = { $room }: zamknięte do końca rundy.
tell-task-moved = Zadanie { $task } wędruje { $from } { $to }.
tell-scrapped = Zadanie { $task } przepada i trafia pod talię.
tell-favour = { $who ->
    [you] Zyskujesz { $count } PA.
   *[other] { $name } zyskuje { $count } PA.
}
tell-plan-complete = Plan jest gotowy nawet bez co najmniej jednego więźnia.
tell-stay-votes = Głosy na to, kto zostaje: { $votes }.
tell-escape = { $who ->
    [you] Zostajesz w więzieniu. Pozostali uciekają!
   *[other] W więzieniu zostaje { $name }. Pozostali uciekają!
}

# Dlaczego to koniec.
end-guards = Przychodzi o jednego strażnika za dużo: nikt nie ucieka i wszyscy przegrywają.
end-escape = Uciekają wszyscy prócz jednej osoby.
end-amnesty = Nie da się rozstrzygnąć, kto zostaje: uciekają wszyscy.

# Dlaczego nie.
clause-ALC-001 = Grają trzy lub cztery osoby.
clause-ALC-003 = Na twoim arkuszu nie ma już miejsca: najwyżej trzy punkty kondycji i trzy banknoty. Najpierw coś wydaj.
clause-ALC-004 = Masz już trzy przedmioty; najpierw jeden odrzuć, wymień albo wykorzystaj.
clause-ALC-007 = W pomieszczeniu nie może być więcej niż czterech strażników; wybierz inne.
clause-ALC-009 = W pomieszczeniu może leżeć tylko jedno zadanie; wybierz takie bez zadania.
clause-ALC-024 = To należy do innej fazy: najpierw nowy strażnik, potem głosowanie, potem tury.
clause-ALC-032 = Głosowania jeszcze nie zarządzono; rozmowę kończy kozioł ofiarny poprzedniej rundy.
clause-ALC-033 = Zagłosuj na kogoś przy tym stole.
clause-ALC-043 = Karty szantażu może zagrywać tylko kozioł ofiarny; zachowaj swoje na później.
clause-ALC-045 = Kozioł ofiarny nie może wykonać zadania; musi to zrobić ktoś inny.
clause-ALC-047 = Masz za mało punktów akcji; kondycja da jeszcze jeden, a potem zakończ turę.
clause-ALC-050 = Możesz przejść tylko do pomieszczenia, które styka się z twoim bokiem lub rogiem.
clause-ALC-052 = W tej rundzie to pomieszczenie już wykorzystano; użyj innego albo wróć w następnej.
clause-ALC-053 = Możesz ukraść tylko to, co ma ktoś w twoim pomieszczeniu.
clause-ALC-054 = Kraść można raz na rundę, a to już się stało.
clause-ALC-055 = Bunt ściąga strażników tylko z pomieszczeń, które stykają się z twoim.
clause-ALC-056 = W tym pomieszczeniu nie ma zadania; idź tam, gdzie leży.
clause-ALC-057 = Nie masz takiego przedmiotu; odrzuć któryś ze swoich.
clause-ALC-058 = Nie masz takiej karty szantażu; karty są w gabinecie naczelnika.
clause-ALC-059 = Wymieniać można tylko przedmioty i banknoty, które macie, z kimś w twoim pomieszczeniu.
clause-ALC-061 = Ktoś proponuje ci wymianę: najpierw się zgódź albo odmów.
clause-ALC-062 = Nie masz banknotu, żeby przekupić strażnika; zyskasz go w świetlicy.
clause-ALC-063 = Nie masz kondycji do wydania; odzyskasz ją w stołówce.
clause-ALC-064 = W rundzie można wydać tylko jeden punkt kondycji.
clause-ALC-066 = W twoim pomieszczeniu nie ma strażnika: nie ma kogo przekupić.
clause-ALC-067 = Przy dwóch strażnikach to kosztuje 2 punkty akcji; przekup jednego albo wyjdź.
clause-ALC-069 = Przy trzech strażnikach można tylko wyjść, zagrać kartę szantażu i robić to, co darmowe; najpierw kogoś przekup.
clause-ALC-071 = Do pomieszczenia z czterema strażnikami nikt nie wejdzie; wybierz inne.
clause-ALC-072 = Przy czterech strażnikach można tylko wyjść albo zakończyć turę.
clause-ALC-079 = W pomieszczeniu jest za mało więźniów do tego zadania; poczekaj na towarzystwo.
clause-ALC-080 = W pomieszczeniu jest za dużo strażników do tego zadania; odciągnij któregoś.
clause-ALC-081 = Przekupieni strażnicy też liczą się do zadania; lepiej któregoś odciągnij.
clause-ALC-082 = Więźniowie w pomieszczeniu nie mają wszystkich przedmiotów, których wymaga zadanie; jego karta mówi, czego brakuje i kto to ma.
clause-ALC-101 = Nie leży tu teraz to, co daje to pomieszczenie; szukaj na spacerniaku, w sali widzeń i na arkuszach innych.
clause-ALC-104 = To kosztuje przedmiot lub banknot, a tego nie masz.
clause-ALC-129 = Zatrzymaj jedną z kart, które masz właśnie przed sobą.
clause-ALC-R16 = Przy tym stole strażnicy liczą się też w darmowych pomieszczeniach: dwóch to 1 punkt akcji, trzech je zamyka.
clause-ALC-R32 = Wskaż kogoś z remisujących albo siebie; według wersji 2 zasad: dowolną osobę przy stole.
clause-ALC-R34 = Przekupiono już wszystkich strażników w twoim pomieszczeniu.
clause-ALC-R36 = W tamtym pomieszczeniu nie ma strażnika, którego można by ściągnąć.
clause-ALC-R37 = Nie masz miejsca na łup: najwyżej trzy przedmioty i trzy banknoty.
clause-ALC-R38 = Ta wymiana się nie zmieści: na arkuszu mieszczą się trzy przedmioty i trzy banknoty. Zmień ją.
clause-ALC-R40 = Przedmiotów innych można użyć tylko za zgodą właścicieli z twojego pomieszczenia, a prosić można trzy razy w turze.
clause-ALC-R41 = Wybierz żeton potrzebnego rodzaju albo pistolet, tak by wystarczyło na pozostałe symbole.
clause-ALC-R46 = Zagłosuj na kogoś z remisujących; tylko to zostało do rozstrzygnięcia.
clause-ALC-R52 = To niczego teraz nie zmieni: nie ma nikogo ani niczego, co by pasowało.
clause-ALC-R54 = Po zapłacie banknotem zabraknie miejsca na przedmiot; zapłać przedmiotem.
clause-ALC-R55 = Wybierz innego więźnia, który ma kartę szantażu.
clause-ALC-R56 = Odrzuć jedną z kart z ręki.
clause-ALC-R60 = W tej turze było już sześć wymian; następna będzie możliwa w twojej kolejnej turze.
clause-ALC-R61 = Przesuń co najmniej jednego strażnika, który tam jest, do innego pomieszczenia.
clause-ALC-R64 = Po kolei: najpierw odpowiedz na to pytanie.
clause-ALC-R65 = Nie pozwala na to karta szantażu: wybierz cel, który ona wymienia, albo użyj pomieszczenia, które nie jest zamknięte.
clause-ALC-R66 = Własne strony to dwanaście liter s lub c; własny układ wymienia każde z dwunastu pomieszczeń raz.
clause-ALC-R67 = Możesz się wycofać tylko wtedy, gdy używasz przedmiotów innych; wybierz żeton.
clause-ALC-R69 = Na propozycję można odpowiedzieć kontrpropozycją, a na nią jeszcze jedną; potem już tylko tak albo nie.
clause-ALC-R70 = Nic tu nie czeka na taką odpowiedź. Zacznij od akcji: użyj pomieszczenia, wykonaj zadanie, zagraj kartę albo zaproponuj wymianę.
clause-ALC-R68 = Wymiana musi coś zmieniać.

# Co rozstrzygają same reguły, jak mówi o tym dziennik.
clause-ALC-027 = Gdy miałby przyjść 21. strażnik, gra od razu się kończy i wszyscy przegrywają.
clause-ALC-029 = Do pomieszczenia nie wchodzi piąty strażnik: losuje się dalej, aż w którymś jest mniej niż czterech.
clause-ALC-037 = Przy remisie decyduje kozioł ofiarny poprzedniej rundy i może wskazać siebie.
clause-ALC-041 = Kto zostaje kozłem ofiarnym kolejny raz z rzędu, ma o jeden punkt akcji więcej, najwyżej +3.
clause-ALC-042 = Nowy kozioł ofiarny zaczyna z jednym punktem akcji więcej niż inni.
clause-ALC-074 = Oddany przedmiot wraca do swojego pomieszczenia; gdy nie ma tam miejsca, na spacerniak, a potem do sali widzeń.
clause-ALC-087 = Dla pozostałych dobiera się kartę: jej element zaznacza każdy poza wykonującym zadanie i kozłem ofiarnym.
clause-ALC-092 = Dwa zadania z tą samą literą nigdy nie leżą razem: nowe trafia pod talię.
clause-ALC-094 = Plan jest gotowy, gdy wszystkie litery od A do F są nawet bez co najmniej jednego więźnia.
clause-ALC-096 = Jeśli plan uda się bez kozła ofiarnego, zostaje właśnie on.
clause-ALC-099 = Gdy nic innego nie rozstrzyga, pozostali decydują, kto z nich zostaje.
clause-ALC-R47 = Przy umówionej amnestii uciekają wszyscy, jeśli nawet głosowanie o tym, kto zostaje, kończy się remisem.
clause-ALC-R48 = Gdy talia zadań jest pusta, nie ma karty dla pozostałych ani nowego zadania.
clause-ALC-R49 = Gdy każda pozostała karta ma literę, która już leży, nowe zadanie na razie nie przychodzi.
clause-ALC-R57 = Gdy talia szantażu jest pusta, karty odrzucone tasuje się w nową.

# Sceny: co widać i czego się dotyka.
scene-round = Runda { $round }
scene-guard = strażnik
scene-none-left = { $item }: nic nie zostało
scene-prisoners-met = co najmniej { $count ->
    [one] { $count } więzień
    [few] { $count } więźniów
   *[many] { $count } więźniów
}: spełnione
scene-prisoners-unmet = co najmniej { $count ->
    [one] { $count } więzień
    [few] { $count } więźniów
   *[many] { $count } więźniów
}: niespełnione
scene-guards-met = najwyżej { $count ->
    [one] { $count } strażnik
    [few] { $count } strażników
   *[many] { $count } strażników
}: spełnione
scene-guards-unmet = najwyżej { $count ->
    [one] { $count } strażnik
    [few] { $count } strażników
   *[many] { $count } strażników
}: niespełnione
scene-item-met = { $item }: jest
scene-item-unmet = { $item }: brakuje
scene-points = { $count } PA
scene-stamina = kondycja
scene-slot = wolne miejsce
scene-goat = karta kozła ofiarnego
scene-goat-sign = kozioł ofiarny
scene-chores = −{ $count } PA
scene-stays = zostaje
scene-escapes = ucieka
scene-marked = { $element } ({ $caption }): zaznaczone
scene-unmarked = { $element } ({ $caption }): niezaznaczone
scene-alone = nikt inny tego nie ma
scene-card = karta szantażu
scene-own-vote = twój głos: { $name }
scene-voted = { $name } ma gotową decyzję
scene-result = Koniec
scene-request = { $name } zbiera przedmioty do zadania
scene-drawn = Dobrane karty: zatrzymaj jedną
scene-no-cards = Nie masz żadnej. Karty są w gabinecie naczelnika.
scene-cards-wait = Możesz je zagrać tylko jako kozioł ofiarny.
scene-trade = Wymiana: { $name } i { $other }
scene-deal = { $name } daje: { $give }; { $other } daje: { $get }.
scene-task-back = talia zadań
scene-card-back = talia szantażu
scene-under = Pod talią: { $tasks }
scene-removed = Wykonane lub dobrane jako nagroda, poza grą:
scene-blackmail = Karty szantażu
scene-plan = Plan ucieczki
scene-riot = Bunt: ściągnij tu strażnika
scene-complete = Wykonaj zadanie

# Chwile: co jest pokazywane, w nagłówku do 60 znaków i krótkich wierszach.
moment-round = Runda { $round }
moment-round-left = { $left ->
    [0] Ostatnia runda: jeszcze jeden strażnik i przegrywacie wszyscy.
    [one] Po niej jeszcze jedna runda.
    [few] Po niej jeszcze { $left } rundy.
   *[many] Po niej jeszcze { $left } rund.
}
moment-room-full = { $room } nie pomieści więcej strażników
moment-room-full-more = Piąty strażnik nie wejdzie do żadnego pomieszczenia, więc losuje się inne.
moment-guard-came = Nowy strażnik przychodzi { $room }
moment-guard-came-more = Przy dwóch strażnikach akcje kosztują więcej, przy trzech większość odpada, przy czterech nie ma wejścia.
moment-vote-called = { $who ->
    [you] Zarządzasz głosowanie
   *[other] { $name } zarządza głosowanie
}
moment-vote-called-more = Każdy w tajemnicy wskazuje kozła ofiarnego. Głosy ujawnia się razem.
moment-votes = { $who ->
    [you] Głosy są jawne: { $count } na ciebie
   *[other] Głosy są jawne: { $name } ma { $count }
}
moment-votes-tied = Remis w głosowaniu: { $names }
moment-vote = { $who ->
    [you] Głosujesz na: { $other }
   *[other] { $whom ->
        [you] { $name } głosuje na ciebie
       *[other] { $name } głosuje na: { $other }
    }
}
moment-vote-self = { $who ->
    [you] Głosujesz na siebie
   *[other] { $name } głosuje na siebie
}
moment-picked = { $who ->
    [you] Rozstrzygasz remis: { $whom ->
        [you] bierzesz winę na siebie
       *[other] { $other }
    }
   *[other] { $name } rozstrzyga remis: { $whom ->
        [you] padło na ciebie
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] Decydujesz jako kozioł ofiarny poprzedniej rundy.
   *[other] { $name } decyduje jako kozioł ofiarny poprzedniej rundy.
}
moment-goat-new = { $who ->
    [you] Teraz ty jesteś kozłem ofiarnym!
   *[other] Kozłem ofiarnym zostaje { $name }
}
moment-goat-again = { $who ->
    [you] Znowu ty jesteś kozłem ofiarnym!
   *[other] Kozłem ofiarnym znowu jest { $name }
}
moment-goat-bonus = { $who ->
    [you] Zaczynasz rundę i masz +{ $count } PA.
   *[other] { $name } zaczyna rundę i ma +{ $count } PA.
}
moment-goat-rights = { $who ->
    [you] Możesz zagrywać karty szantażu, ale nie wykonasz zadania i zadania nic ci nie dadzą.
   *[other] { $name } może zagrywać karty szantażu, ale nie wykona zadania ani nie zyska elementu.
}
moment-goat-end = { $who ->
    [you] Jeśli w tej rundzie plan uda się bez ciebie, zostajesz w więzieniu.
   *[other] Jeśli w tej rundzie plan uda się bez tej osoby, { $name } zostaje w więzieniu.
}
moment-turn = { $who ->
    [you] Twoja tura: { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[many] { $count } punktów akcji
    }
   *[other] Gra { $name }: { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[many] { $count } punktów akcji
    }
}
moment-guard-moved = Strażnik idzie { $room }
moment-came-from = Przychodzi { $room }.
moment-drew = { $name } dobiera { $count ->
    [one] kartę szantażu
    [few] { $count } karty szantażu, zostawi jedną
   *[many] { $count } kart szantażu, zostawi jedną
}
moment-drew-more = Kartę można zagrać, gdy jest się kozłem ofiarnym.
moment-drew-cards = { $count ->
    [one] Dobierasz kartę szantażu
    [few] Dobierasz { $count } karty szantażu: zostaw jedną
   *[many] Dobierasz { $count } kart szantażu: zostaw jedną
}
moment-dropped = { $who ->
    [you] Twoja karta { $card } zostaje odrzucona
   *[other] { $name }: karta { $card } zostaje odrzucona
}
moment-extorted = { $who ->
    [you] Zabierasz kartę szantażu, którą ma { $other }
   *[other] { $whom ->
        [you] { $name } zabiera ci kartę szantażu
       *[other] { $name } zabiera graczowi { $other } kartę szantażu
    }
}
moment-extorted-card = Zabrana karta: { $card }
moment-stole = { $who ->
    [you] Kradniesz { $thing } graczowi { $other }
   *[other] { $whom ->
        [you] { $name } kradnie ci { $thing }
       *[other] { $name } kradnie { $thing } graczowi { $other }
    }
}
moment-seized = { $who ->
    [you] Zabierasz { $thing } graczowi { $other }
   *[other] { $whom ->
        [you] { $name } zabiera ci { $thing }
       *[other] { $name } zabiera { $thing } graczowi { $other }
    }
}
moment-rioted = { $who ->
    [you] Wszczynasz bunt { $room }
   *[other] { $name } wszczyna bunt { $room }
}
moment-bribed = { $who ->
    [you] Przekupujesz strażnika za banknot
   *[other] { $name } przekupuje strażnika za banknot
}
moment-bribed-more = { $who ->
    [you] W tym pomieszczeniu pilnuje cię o jednego mniej, póki nie wyjdziesz albo nie skończysz tury.
   *[other] { $name } ma w tym pomieszczeniu o jednego strażnika mniej.
}
moment-exerted = { $who ->
    [you] Wydajesz 1 punkt kondycji: +1 PA
   *[other] { $name } wydaje 1 punkt kondycji: +1 PA
}
moment-offered = { $who ->
    [you] Proponujesz wymianę graczowi { $other }
   *[other] { $whom ->
        [you] { $name } proponuje ci wymianę
       *[other] { $name } proponuje wymianę graczowi { $other }
    }
}
moment-countered = { $who ->
    [you] Składasz kontrpropozycję graczowi { $other }
   *[other] { $whom ->
        [you] { $name } składa ci kontrpropozycję
       *[other] { $name } składa kontrpropozycję graczowi { $other }
    }
}
moment-traded = { $who ->
    [you] Wymieniasz się z graczem { $other }
   *[other] { $whom ->
        [you] { $name } wymienia się z tobą
       *[other] { $name } wymienia się z graczem { $other }
    }
}
moment-gives = { $who ->
    [you] Dajesz: { $goods }
   *[other] { $name } daje: { $goods }
}
moment-trade-declined = { $who ->
    [you] Odmawiasz wymiany
   *[other] { $name } odmawia wymiany
}
moment-trade-declined-more = Nic nie zmienia właściciela.
moment-requested = { $who ->
    [you] Prosisz o przedmioty do zadania
   *[other] { $name } prosi o przedmioty do zadania
}
moment-requested-items = Do zużycia: { $items }.
moment-request-declined = { $who ->
    [you] Odmawiasz pomocy
   *[other] { $name } odmawia pomocy
}
moment-request-declined-more = Zadanie nie jest wykonane, a punkty akcji zostają.
moment-completed = { $who ->
    [you] Wykonujesz { $task }
   *[other] { $name } wykonuje { $task }
}
moment-completed-pays = Nagroda: element { $letter }, { $caption }.
moment-marked = Zyskujesz element { $letter }: { $caption }
moment-reward = Dla pozostałych: element { $letter }, { $caption }
moment-reward-card = Dobrana karta: { $task }.
moment-reward-more = Zaznaczają go wszyscy oprócz kozła ofiarnego i wykonawcy zadania.
moment-no-reward = Pozostali nic nie dostają
moment-no-reward-more = Nie ma już dla nich karty zadania.
moment-posted = Nowe zadanie { $room }
moment-posted-needs = Potrzeba: { $items }; co najmniej { $prisoners ->
    [one] { $prisoners } więzień
    [few] { $prisoners } więźniów
   *[many] { $prisoners } więźniów
}, najwyżej { $guards ->
    [one] { $guards } strażnik
    [few] { $guards } strażników
   *[many] { $guards } strażników
}.
moment-no-task = Nowego zadania nie będzie
moment-no-task-more = Każda pozostała karta ma literę, która już leży, albo talia jest pusta.
moment-blackmailed = { $who ->
    [you] Zagrywasz kartę { $card }
   *[other] Szantaż! { $name } zagrywa kartę { $card }
}
moment-blackmailed-text = Treść karty: { $text }.
moment-lost = { $who ->
    [you] Tracisz { $thing }
   *[other] { $name } traci { $thing }
}
moment-sent = { $who ->
    [you] Musisz iść { $room }
   *[other] { $name } musi iść { $room }
}
moment-chores = { $who ->
    [you] Masz w tej rundzie o { $count } PA mniej
   *[other] { $name } ma w tej rundzie o { $count } PA mniej
}
moment-closed = { $room }: zamknięte w tej rundzie
moment-closed-more = Nikt nie użyje tego pomieszczenia przed następną rundą.
moment-task-moved = Zadanie wędruje { $room }
moment-scrapped = { $task }: pomysł zarzucony
moment-scrapped-more = Karta trafia pod talię, a jej miejsce zajmie nowe zadanie.
moment-favour = { $who ->
    [you] Zyskujesz { $count } PA
   *[other] { $name } zyskuje { $count } PA
}
moment-plan-complete = Plan jest gotowy!
moment-plan-complete-more = Macie wszystko od A do F nawet bez jednej osoby. Ta osoba zostaje w więzieniu.
moment-stay-votes = Głosy są jawne: kto zostaje w więzieniu
moment-end-guards = O jednego strażnika za dużo: przegrywacie wszyscy
moment-end-guards-more = Nie ma już miejsca dla strażnika. Nikt nie ucieka.
moment-end-amnesty = Uciekacie wszyscy!
moment-end-amnesty-more = Nic was nie różni, więc nikt nie zostaje.
moment-end-stay = Zostajesz w więzieniu
moment-end-stay-more = Wszyscy pozostali uciekają bez ciebie.
moment-end-escape = Uciekasz! Zostaje { $name }
moment-end-escape-all = Uciekają wszyscy prócz jednej osoby: { $name }
moment-end-escape-more = Plan udaje się bez tej osoby: { $name }.

# Co zmieniają wybory: znak na plakietkę i nazwa.
gauge-points = PA
    .name = punkty akcji
gauge-items = ■
    .name = przedmioty
gauge-cash = $
    .name = gotówka
gauge-stamina = ♥
    .name = kondycja
gauge-cards = ♠
    .name = karty szantażu
gauge-elements = ★
    .name = elementy planu
gauge-goat = ♦
    .name = dodatkowe punkty akcji kozła ofiarnego
gauge-chores = ▼
    .name = punkty akcji stracone w tej rundzie
gauge-guards = ▲
    .name = strażnicy, którzy tu pilnują
gauge-ready = ✓
    .name = zadanie, które można tu wykonać
gauge-needed = ◆
    .name = elementy, których reszta nie ma bez ciebie
gauge-missing = ☆
    .name = elementy, których brakuje bez kozła ofiarnego
gauge-escape = †
    .name = twoja ucieczka

# Czasowniki: przyciski wyborów, które mówi się dotknięciem rzeczy.
verb-use = Użyj pomieszczenia
verb-steal = Kradnij
verb-complete = Wykonaj zadanie
verb-discard = Odrzuć przedmiot
verb-blackmail = Zagraj kartę szantażu
verb-trade = Wymieniaj się
verb-vote = Zagłosuj na kozła ofiarnego
verb-pick = Rozstrzygnij remis
verb-stay = Wskaż, kto zostaje
verb-give = Daj coś
verb-get = Poproś o coś

# Rzeczy: do czego służą.
thing-clock = Co rundę przybywa strażnik. Gdy zabraknie miejsca na kolejnego, przegrywacie wszyscy, więc plan musi być gotowy wcześniej.
    .clauses = ALC-027 ALC-094
thing-room-chapel = Użyj jej przeciw tym, którzy mają karty szantażu: zaszkodzą ci nimi, gdy zostaną kozłem ofiarnym.
    .clauses = ALC-R55 ALC-052
thing-room-radio = Użyj go, by wysłać strażników tam, gdzie nie szkodzą, albo komuś na drogę.
    .clauses = ALC-R61 ALC-052
thing-room-dining = Użyj jej, by zyskać kondycję. W swojej turze możesz wydać jeden punkt kondycji na dodatkowy punkt akcji.
    .clauses = ALC-063 ALC-064
thing-room-infirmary = Użyj jej, by wziąć leki.
    .clauses = ALC-101 ALC-052
thing-room-yard = Użyj go, by się zamienić: zapłać przedmiotem lub banknotem i weź przedmiot, który tu leży.
    .clauses = ALC-104 ALC-101
thing-room-visiting = Użyj jej, by wziąć leżący tu przedmiot. Tu leży też pistolet.
    .clauses = ALC-101 ALC-052
thing-room-workshop = Użyj go, by wziąć narzędzia.
    .clauses = ALC-101 ALC-052
thing-room-recreation = Użyj jej, by zyskać gotówkę: na łapówki, wymiany i płatne pomieszczenia.
    .clauses = ALC-062 ALC-052
thing-room-cells = Użyj go, by wziąć noże.
    .clauses = ALC-101 ALC-052
thing-room-laundry = Użyj jej, by wziąć ubrania.
    .clauses = ALC-101 ALC-052
thing-room-guards = Użyj jej, by wziąć klucze.
    .clauses = ALC-101 ALC-052
thing-room-warden = Użyj go, by dobrać karty szantażu. Zagrasz je tylko jako kozioł ofiarny.
    .clauses = ALC-043 ALC-129
thing-guard = Strażnicy przeszkadzają. Przekup jednego w swoim pomieszczeniu, ściągnij go do siebie buntem albo przesuń radiowęzłem.
    .clauses = ALC-062 ALC-055
thing-task = Kto wykona zadanie, zyskuje element planu. Trzeba dość więźniów w pomieszczeniu, niezbyt wielu strażników i przedmiotów, które się zużywają.
    .clauses = ALC-082 ALC-087
thing-pawn = Więzień. Z tymi, którzy są w twoim pomieszczeniu, możesz się wymieniać, możesz ich okraść, a ich przedmioty przydadzą się do zadania.
    .clauses = ALC-059 ALC-053
thing-seat = Arkusz więźnia: elementy planu, kondycja, gotówka, trzy miejsca na przedmioty i karty szantażu.
    .clauses = ALC-094 ALC-003
thing-mark = Element planu. Gdy wszyscy oprócz jednej osoby mają razem A–F, uciekają.
    .clauses = ALC-094 ALC-087
thing-stamina = Jeden punkt kondycji daje dodatkowy punkt akcji, raz na rundę. Kondycję zyskuje się w stołówce.
    .clauses = ALC-063 ALC-064
thing-cash = Banknotami przekupuje się strażników i płaci za pomieszczenia; można je wymieniać i kraść. Zyskuje się je w świetlicy.
    .clauses = ALC-062 ALC-104
thing-slot = Wolne miejsce na przedmiot. Nikt nie ma więcej niż trzech.
    .clauses = ALC-004
thing-card = Karta szantażu. Zagra ją tylko kozioł ofiarny, za 1 PA bez względu na strażników.
    .clauses = ALC-043 ALC-058
thing-hand = Karty szantażu są tajne i zagrywa je tylko kozioł ofiarny. Nikt nie zatrzymuje więcej niż dwóch.
    .clauses = ALC-043 ALC-R56
thing-goat = Kozioł ofiarny zaczyna rundę, ma więcej punktów akcji i może zagrywać karty szantażu, ale nie wykonuje zadań i nie zyskuje elementów. Jeśli plan uda się bez niego, zostaje w więzieniu.
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = Oddany głos albo odpowiedź. Wszystkie ujawnia się razem.
    .clauses = ALC-033
thing-result = Jak skończyła się gra.
thing-deal = Wymiana: co daje każda ze stron. Nic nie zmieni właściciela, póki druga strona się nie zgodzi.
    .clauses = ALC-059 ALC-R38
thing-source = Żeton, który zużyje się na zadanie, jeśli właściciel się zgodzi.
    .clauses = ALC-R40
thing-request = Żetony, które mają się zużyć na zadanie. Zgodzić się musi każdy inny właściciel.
    .clauses = ALC-R40 ALC-R41
thing-drawn = Zatrzymaj jedną z tych kart. Pozostałe odrzuca się jawnie.
    .clauses = ALC-129
thing-plan = Sześć elementów i kto je ma. Plan jest gotowy, gdy A–F macie nawet bez jednej osoby.
    .clauses = ALC-094 ALC-096
thing-tasks = Leżą trzy zadania, każde z inną literą. Wykonane zadanie i karta dobrana dla pozostałych wypadają z gry.
    .clauses = ALC-087 ALC-092
thing-task-deck = Następne zadania oraz karty, które dobiera się dla pozostałych po wykonaniu zadania.
    .clauses = ALC-087 ALC-092
thing-blackmail = Talia kart szantażu oraz te, które zagrano lub odrzucono.
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = Z tej talii dobiera się w gabinecie naczelnika.
    .clauses = ALC-R57
thing-item-key = Klucze są potrzebne do zadań. Najwięcej leży w wartowni.
    .clauses = ALC-082 ALC-074
thing-item-knife = Noże są potrzebne do zadań. Najwięcej leży w bloku więziennym.
    .clauses = ALC-082 ALC-074
thing-item-clothes = Ubrania są potrzebne do zadań. Najwięcej leży w pralni.
    .clauses = ALC-082 ALC-074
thing-item-drug = Leki są potrzebne do zadań. Najwięcej leży w izbie chorych.
    .clauses = ALC-082 ALC-074
thing-item-tool = Narzędzia są potrzebne do zadań. Najwięcej leży w warsztacie.
    .clauses = ALC-082 ALC-074
thing-item-gun = Pistolet jest tylko jeden. W zadaniu może zastąpić dowolny inny przedmiot.
    .clauses = ALC-R41 ALC-074

# Co mówi się o rzeczach w obecnym położeniu.
explain-seat-room = { $who ->
    [you] Jesteś { $room }.
   *[other] { $name } jest { $room }.
}
explain-guards = { $count ->
    [0] Nie ma tu strażników, akcje kosztują tyle, ile na nich stoi.
    [one] Jest tu jeden strażnik, co niczego nie zmienia.
    [2] Jest tu dwóch strażników: akcje kosztują o 1 PA więcej, oprócz przejść i kart szantażu.
    [3] Jest tu trzech strażników: można tylko przejść dalej, zagrać kartę szantażu i robić to, co darmowe.
    [few] Strażnicy: { $count }. Nikt nie wejdzie, a kto jest w środku, może tylko wyjść.
   *[many] Strażnicy: { $count }. Nikt nie wejdzie, a kto jest w środku, może tylko wyjść.
}
explain-element = Mają go: { $names }.
explain-task-reward = Daje element { $letter } ({ $caption }) temu, kto je wykona; kozioł ofiarny nie może. Dla pozostałych dobiera się kartę.
explain-task-ready = Wszystko jest na miejscu: może je wykonać każdy w tym pomieszczeniu oprócz kozła ofiarnego. Na cudze przedmioty trzeba zgody.
explain-task-near = { $who ->
    [you] ty ({ $steps ->
        [one] { $steps } ruch
        [few] { $steps } ruchy
       *[many] { $steps } ruchów
    })
   *[other] { $name } ({ $steps ->
        [one] { $steps } ruch
        [few] { $steps } ruchy
       *[many] { $steps } ruchów
    })
}
explain-task-prisoners = Brakuje { $count ->
    [one] { $count } więźnia
    [few] { $count } więźniów
   *[many] { $count } więźniów
}. Mogą przyjść: { $names }.
explain-task-guards = { $count ->
    [one] O jednego strażnika za dużo
    [few] O { $count } strażników za dużo
   *[many] O { $count } strażników za dużo
}: bunt w sąsiednim pomieszczeniu odciągnie jednego, radiowęzeł przesunie dowolnego. Łapówki tu nie pomogą.
explain-task-item = Brakuje: { $item }. { $holders ->
    [0] {""}
    [one] Ma i może przynieść: { $names }. { "" }
    [few] Mają i mogą przynieść: { $names }. { "" }
   *[many] Mają i mogą przynieść: { $names }. { "" }
}{ $rooms ->
    [0] Nie leży w żadnym pomieszczeniu.
   *[other] Gdzie leży: { $places }.
}

# Co można wybrać przed partią.
option-sides = Strony pomieszczeń
option-sides-silver = srebrne, na pierwsze partie
option-sides-copper = miedziane, dla wprawnych
option-sides-random = każda losowo
option-sides-custom = wybrane poniżej
option-custom_sides = Wybrane strony: s (srebrna) albo c (miedziana) dla pomieszczeń od 1 do 12
option-layout = Rozkład pomieszczeń
option-layout-random = losowy
option-layout-numbered = według numerów
option-layout-custom = wybrany poniżej
option-custom_layout = Wybrany rozkład: numery pomieszczeń, rząd po rzędzie, z przecinkami
option-free_rooms = Darmowe pomieszczenia ze strażnikami
option-free_rooms-rulebook = pozostają darmowe
option-free_rooms-designer = przy dwóch kosztują 1, przy trzech są zamknięte
option-amnesty = Gdy nawet ostatnie głosowanie kończy się remisem
option-amnesty-off = decyduje kozioł ofiarny
option-amnesty-on = uciekają wszyscy

# Nazwy z pliku z danymi: `called-` i nazwa angielska.
called-cut-a-spare-key = Dorobić zapasowy klucz
called-fake-a-stabbing = Upozorować napad z nożem
called-silence-the-alarm = Uciszyć alarm
called-build-bunk-dummies = Zrobić kukły na prycze
called-start-a-slow-fire = Podłożyć powolny ogień
called-eat-through-the-wall = Przegryźć się przez mur
called-scrape-out-the-vent = Wydłubać kratkę wentylacyjną
called-dig-behind-the-sink = Kopać za umywalką
called-weaken-the-mortar = Osłabić zaprawę
called-smuggle-out-the-rubble = Wynieść gruz
called-unscrew-the-grille = Odkręcić kratę
called-braid-a-rope = Upleść linę
called-copy-the-duct-plan = Skopiować plan szybów
called-bend-the-roof-bars = Wygiąć pręty na dachu
called-muffle-the-fan-room = Wygłuszyć wentylatornię
called-file-a-master-key = Spiłować klucz uniwersalny
called-rob-the-drowsy-turnkey = Okraść zaspanego klucznika
called-press-a-soap-mould = Odcisnąć klucz w mydle
called-carve-wooden-bolts = Wystrugać drewniane rygle
called-swap-the-key-ring = Podmienić pęk kluczy
called-dye-the-denim = Ufarbować drelichy
called-crack-the-uniform-locker = Otworzyć szafkę z mundurami
called-tailor-guard-coats = Uszyć płaszcze strażników
called-deal-with-the-trusty = Dobić targu z funkcyjnym
called-proof-the-raincoats = Uszczelnić płaszcze
called-prepare-the-gags = Przygotować kneble
called-knock-out-the-night-guard = Ogłuszyć nocnego strażnika
called-set-the-ambush = Zastawić zasadzkę
called-bar-the-guard-post = Zaryglować wartownię
called-seize-the-boat-pilot = Porwać sternika łodzi

# Blackgate po polsku.

## Obszary. `.to` i `.in` pasują do zdań.
area-cell = Blok więzienny
    .to = do Bloku więziennego
    .in = w Bloku więziennym
area-block-a = Blok A
    .to = do Bloku A
    .in = w Bloku A
area-block-b = Blok B
    .to = do Bloku B
    .in = w Bloku B
area-cafeteria = Stołówka
    .to = do Stołówki
    .in = w Stołówce
area-recreation = Pomieszczenie rekreacyjne
    .to = do Pomieszczenia rekreacyjnego
    .in = w Pomieszczeniu rekreacyjnym
area-infirmary = Ambulatorium
    .to = do Ambulatorium
    .in = w Ambulatorium
area-showers = Prysznice
    .to = pod Prysznice
    .in = pod Prysznicami
area-solitary = Izolatka
    .to = do Izolatki
    .in = w Izolatce

## Karty. `.one` stoi tam, gdzie ktoś zagrywa albo bierze jedną, `.wanted` tam, gdzie ktoś jej żąda.
card-handle = Kij od miotły
    .one = Kij od miotły
card-pan = Patelnia
    .one = Patelnię
card-scissors = Nożyczki
    .one = Nożyczki
card-tape = Taśma klejąca
    .one = Taśmę klejącą
card-brush = Szczoteczka do zębów
    .one = Szczoteczkę do zębów
card-bandana = Bandana
    .one = Bandanę
card-chain = Złoty łańcuch
    .one = Złoty łańcuch
card-cap = Kaszkiet
    .one = Kaszkiet
card-gloves = Skórzane rękawice
    .one = Skórzane rękawice
card-ring = Sygnet
    .one = Sygnet
card-shades = Ciemne okulary
    .one = Ciemne okulary
card-sock = Obciążona skarpeta
    .one = Obciążoną skarpetę
card-leg = Noga od krzesła
    .one = Nogę od krzesła
card-knuckles = Kastet
    .one = Kastet
card-phone = Telefon komórkowy
    .one = Telefon komórkowy
card-watch = Złoty zegarek
    .one = Złoty zegarek
card-pouch = Woreczek z kontrabandą
    .one = Woreczek z kontrabandą
card-comic = Zakazany komiks
    .one = Zakazany komiks
card-care-package = Paczka z domu
    .one = Paczkę z domu
card-ambush = Zasadzka
    .one = Zasadzkę
card-riot = Bunt
    .one = Bunt
card-escort = Eskorta
    .one = Eskortę
card-snitch = Donos
    .one = Donos
card-shakedown = Rewizja
    .one = Rewizję
card-roll-call = Apel
    .one = Apel
card-kitchen-duty = Dyżur w kuchni
    .one = Dyżur w kuchni
card-painkillers = Środki przeciwbólowe
    .one = Środki przeciwbólowe
card-knife = Nóż
    .one = Nóż
card-spoon = Łyżka
    .one = Łyżkę
    .wanted = Łyżki
card-pick = Kilof
    .one = Kilof
    .wanted = Kilofa
card-shovel = Łopata
    .one = Łopatę
    .wanted = Łopaty

## Co robią karty Akcji.
effect-care-package = dobierz 3 karty i weź 3 szlugi
effect-ambush = ktoś dostaje łomot
effect-riot = wszystkie ręce zostają potasowane i rozdane na nowo
effect-escort = idź do dowolnego obszaru
effect-snitch = ktoś trafia do Izolatki
effect-shakedown = weź losową kartę od kogoś w twoim obszarze
effect-roll-call = wszyscy wracają do siebie
effect-kitchen-duty = weź 2 Łyżki
effect-painkillers = usuń wszystkie swoje łomoty

## Gangi i ich karty. `.join` stoi tam, gdzie ktoś dołącza.
gang-crew = Ekipa
    .join = do Ekipy
gang-cartel = Kartel
    .join = do Kartelu
gang-bikers = Motocykliści
    .join = do Motocyklistów
gang-mafia = Mafia
    .join = do Mafii
gang-triad = Triada
    .join = do Triady
gang-odessa = Odessa
    .join = do Odessy
gang-card-lookouts = Czujki
    .text = Przeszukiwanie daje 1 kartę więcej
gang-card-quick-feet = Szybkie nogi
    .text = możesz raz powtórzyć rzut na ruch
gang-card-corner-hustle = Uliczny handel
    .text = każda sprzedaż daje 2 szlugi więcej
gang-card-back-up = Wsparcie
    .text = kto na tobie wymusza, musi wyłożyć 1 Broń więcej
gang-card-wholesale = Hurt
    .text = wszystko kupujesz o 1 taniej
gang-card-runners = Gońcy
    .text = możesz sprzedawać i kupować także w Stołówce
gang-card-protection-money = Haracz
    .text = raz na turę weź 1 szluga od kogoś w twoim obszarze
gang-card-deep-pockets = Głębokie kieszenie
    .text = twój limit ręki to 13
gang-card-saddlebag-workshop = Warsztat w sakwie
    .text = możesz majstrować także u siebie i pod Prysznicami
gang-card-thick-skin = Gruba skóra
    .text = możesz majstrować z 1 łomotem
gang-card-swinging-chain = Wirujący łańcuch
    .text = raz w każdej walce liczy się jako Broń
gang-card-chop-shop = Dziupla
    .text = jeden Materiał przepisu może być dowolnym innym
gang-card-double-collection = Podwójna ściągalność
    .text = możesz wymuszać dwa razy na turę
gang-card-reputation = Reputacja
    .text = wykładasz o 1 Broń mniej przy wymuszeniu
gang-card-tribute = Danina
    .text = gracz, którego pokonasz, oddaje ci najwyżej 2 szlugi
gang-card-bought-doctor = Przekupiony lekarz
    .text = możesz leczyć się w każdym obszarze poza Izolatką
gang-card-iron-discipline = Żelazna dyscyplina
    .text = masz 3 akcje w turze, którą zaczynasz z najwyżej 4 kartami na ręce
gang-card-silent-step = Cichy krok
    .text = ostrożny ruch kosztuje 1 akcję
gang-card-returning-blades = Powracające ostrza
    .text = gdy wygrywasz, zachowujesz swoje Bronie
gang-card-stone-face = Kamienna twarz
    .text = nie dostajesz łomotu za przegraną walkę
gang-card-spoon-masters = Mistrzowie łyżki
    .text = twoje Łyżki dają 2 punkty
gang-card-night-shift = Nocna zmiana
    .text = twoje pierwsze kopanie w turze jest za darmo
gang-card-heavy-hands = Ciężkie ręce
    .text = gdy wygrywasz z graczem, bierzesz 1 kartę więcej
gang-card-cold-blood = Zimna krew
    .text = łomoty nie przeszkadzają ci majstrować i kopać

## Tła: co robią i kiedy; potem, co dodają członkom gangu.
background-pickpocket = Kieszonkowiec
    .text = w twojej turze: weź losową kartę od kogoś w twoim obszarze; Ekipa: jeszcze jedną
background-getaway-driver = Kierowca ucieczki
    .text = po twoim rzucie: idź do dowolnego obszaru i odzyskaj akcję; Ekipa: jeszcze 1 akcja
background-street-fighter = Uliczny zabijaka
    .text = w walce: liczy się jako Broń; Ekipa: dobierz 2 karty
background-smuggler = Przemytnik
    .text = w twojej turze: dobierz 2 karty; Kartel: weź 3 szlugi
background-bookmaker = Bukmacher
    .text = w Pomieszczeniu rekreacyjnym: weź 4 szlugi; Kartel: weź Nóż
background-kingpins-cousin = Kuzyn bossa
    .text = przy wymuszeniu na tobie: wymuszenie się kończy; Kartel: napastnik dostaje łomot
background-mechanic = Mechanik
    .text = w twojej turze: wykonaj przepis mimo wszelkich zakazów; Motocykliści: bez jednego z Materiałów
background-gunrunner = Handlarz bronią
    .text = w twojej turze: weź 2 Noże; Motocykliści: 1 więcej
background-road-captain = Kapitan trasy
    .text = w twojej turze: 1 akcja więcej; Motocykliści: jeszcze 1
background-crooked-doctor = Lewy lekarz
    .text = w twojej turze: usuń wszystkie swoje łomoty; Mafia: dobierz 2 karty
background-racketeer = Ściągacz haraczy
    .text = w twojej turze: każdy inny gracz daje ci szluga; Mafia: po 2
background-hitman = Cyngiel
    .text = w twojej turze: ktoś w twoim obszarze dostaje łomot; Mafia: i oddaje ci kartę
background-counterfeiter = Fałszerz
    .text = w Pomieszczeniu rekreacyjnym: kup coś o 3 taniej; Triada: o 6 taniej
background-martial-artist = Mistrz sztuk walki
    .text = gdy cię atakują: od razu wygrywasz walkę; Triada: jedna karta więcej
background-card-sharp = Szuler
    .text = w twojej turze: obejrzyj rękę kogoś w twoim obszarze; Triada: weź z niej kartę
background-sapper = Saper
    .text = u siebie: kop za darmo, nawet z łomotami; Odessa: 1 punkt więcej
background-fence = Paser
    .text = w twojej turze: weź Łyżkę; Odessa: jeszcze jedną
background-informer = Kapuś
    .text = w twojej turze: ktoś trafia do Izolatki; Odessa: i odrzuca kartę

## Przepisy.
recipe-k1 = Nóż ze Szczoteczki do zębów
recipe-k2 = Nóż z Łyżki
recipe-k3 = Noże z Nożyczek
recipe-p1 = Kilof
recipe-s1 = Łopata

## Karty Michela.
michel-card-mi-1 = Nóż i żądanie: Łyżka
michel-card-mi-2 = Nóż i żądanie: Kilof
michel-card-mi-3 = Nóż i żądanie: Łopata
michel-card-mi-4 = Nóż i żądanie: Łyżka albo Kilof
michel-card-mi-5 = Nóż i żądanie: Kilof albo Łopata
michel-card-mi-6 = brak Noża

## Co leży na stole.
table-match = Rozgrywka
table-turn = Tura gracza { $who }: { $actions ->
        [one] została 1 akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }.
table-searched = Przeszukiwanie w tej turze już było.
table-extorted = Wymuszenie w tej turze już było.
table-target = { $points ->
        [one] Wygrywa 1 punkt tunelu.
        [few] Wygrywają { $points } punkty tunelu.
       *[many] Wygrywa { $points } punktów tunelu.
    }
table-turns-left = { $turns ->
        [one] Jeszcze 1 tura do zamknięcia skrzydła.
        [few] Jeszcze { $turns } tury do zamknięcia skrzydła.
       *[many] Jeszcze { $turns } tur do zamknięcia skrzydła.
    }
table-over = Partia jest skończona.
table-area = { $area } (przeszukiwanie { $search }, kość { $die }): { $who }
table-solitary = { $area }: { $who }
table-nobody = nikogo
table-michel = Michel(le)
table-pile = { $card }: zostało { $count }
table-pile-points = { $card }: zostało { $count }, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-deck = Talia przeszukiwania: { $count }
table-discard = Stos kart odrzuconych: { $cards }
table-gangs = Gangi
table-gang = { $gang }: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }, żąda { $need } różnych z: { $accepts }
table-michel-deck = Talia Michela: { $deck }, odrzucone { $discard }
table-player = { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $cigarettes ->
        [one] 1 szlug
        [few] { $cigarettes } szlugi
       *[many] { $cigarettes } szlugów
    }, { $beatings ->
        [0] bez łomotu
        [one] 1 łomot
        [few] { $beatings } łomoty
       *[many] { $beatings } łomotów
    }
table-team = Drużyna { $team }: razem { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-player-gang = – Karta Gangu: { $card } ({ $text })
table-player-background = – Tło: { $card }
table-player-dug = – narzędzia zużyte do kopania: { $cards }
table-own-hand = { $count }/{ $limit }: { $cards }
table-own-background = Tło: { $card } ({ $text })
table-own-background-spent = Tło: { $card } (ujawnione)
table-shown = Ręka, którą oglądasz
table-fight = Wymuszenie
table-fight-line = { $attacker } żąda { $tool } od gracza { $target }.
table-fight-laid = Wyłożone przez gracza { $who }: { $cards }
table-robbery-line = Michel(le) napada gracza { $target }: { $card }.

## O co pyta się gracza.
question-act = Twoja tura: { $actions ->
        [one] została 1 akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }. Co robisz?
question-act-free = Nie masz już akcji. Możesz jeszcze zrobić to, co darmowe, albo zakończyć turę.
question-act-end = Nie zostało nic do zrobienia: zakończ turę.
question-destination = Wypadło { $die }. Dokąd idziesz?
question-any-destination = Dokąd idziesz? Możesz iść wszędzie poza Izolatką.
question-join-pay = Które Akcesorium oddajesz, dołączając { $gang }? Do oddania: { $left }.
question-card-target = { $card } ({ $effect }). Kogo wskazujesz?
question-background-target = { $card } ({ $effect }). Kogo wskazujesz?
question-name = Jakiego Narzędzia żądasz od gracza { $target }?
question-lay = Jaką Broń wykładasz, żądając { $tool } od gracza { $target }? Do wyłożenia: { $left }.
question-answer = { $attacker } żąda od ciebie { $tool }. Oddajesz czy odmawiasz i walczysz? Przegrana kosztuje łomot i kartę.
question-answer-without = { $attacker } żąda od ciebie { $tool }, a nie masz tego Narzędzia. Odmowa oznacza walkę; przegrana kosztuje łomot i kartę.
question-blow = Twój cios w walce z graczem { $other }: jaką Broń zagrywasz? Bez Broni przegrywasz: łomot i strata karty.
question-blow-helped = Twój cios w walce z graczem { $other }: jaką Broń zagrywasz? Jeśli żadnej, może ci pomóc: { $mates }.
question-help = { $mate } nie zagrywa Broni w walce z graczem { $other }. Wykładasz swoją? Jeśli wasza strona przegra, też dostaniesz łomot.
question-loot = Czy bierzesz losową kartę także od gracza { $helper }?
question-craft-pay = Majstrujesz { $made }: jak za to płacisz?
question-sell = Którą kartę sprzedajesz? Za jedną akcję możesz sprzedać dowolnie wiele.
question-counterfeit = Co kupujesz za fałszywe pieniądze? Wszystko jest tańsze o { $rebate }.
question-mechanic = Co majstrujesz jako Mechanik?
question-sap = Jakim Narzędziem kopiesz za darmo jako Saper?
question-hand-pick = Którą kartę gracza { $victim } bierzesz?
question-give = Co przekazujesz graczowi { $mate }? Możesz przekazać dowolnie wiele, także nic.
question-return = Co oddajesz w zamian graczowi { $mate }? Możesz oddać dowolnie wiele, także nic.
question-michel-ask = Twoja tura się kończy. Rzucasz, aby ruszyć Michel(le)? Napad spotka każdego, kto tam będzie.
question-michel-destination = Wypadło { $die }. Dokąd wysyłasz Michel(le)? Napad spotka każdego, kto tam jest.
question-michel-answer = Michel(le) pokazuje ci kartę: { $card }. Oddajesz Narzędzie czy walczysz?
question-michel-blow = Jaką Broń zagrywasz przeciw Michel(le)? Bez Broni przegrywasz: łomot i strata Narzędzia z pierwszej karty albo losowej karty.
question-michel-loss = Jakie Narzędzie tracisz na rzecz Michel(le)?
question-michel-reward = Michel(le) leży na deskach. Dobierasz kartę?
question-discard = Masz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, a wolno mieć { $limit }. Którą odrzucasz?
question-wait = Teraz nikt cię o nic nie pyta.

## Co oznacza wybór.
action-search = Szukaj { $area }: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
action-move = Rzuć kością i idź
action-careful = Idź ostrożnie { $area }
action-follow = Idź za graczem { $who } { $area }
action-join = Dołącz { $gang } za { $count ->
        [one] 1 Akcesorium
        [few] { $count } różne Akcesoria
       *[many] { $count } różnych Akcesoriów
    }
action-play = Zagraj kartę { $card }: { $effect }
action-extort = Wymuś Narzędzie na graczu { $who }
action-craft = Zrób { $made } z kart: { $cards }
action-dig = Kop, zagrywając { $tool }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
action-steal = Ukradnij Łyżkę
action-sell = Sprzedawaj karty
action-buy-knife = Kup Nóż za { $price }
action-buy-knives = Kup 2 Noże za { $price }
action-buy-pick = Kup Kilof za { $price }
action-buy-shovel = Kup Łopatę za { $price }
action-heal = Wylecz łomot
action-reveal = Ujawnij Tło: { $card }
action-collect = Weź szluga od gracza { $who }
action-exchange = Wymień się z graczem { $who }
action-end = Zakończ turę
action-go = Idź { $area }
action-send-michel = Wyślij Michel(le) { $area }
action-reroll = Rzuć jeszcze raz
action-pay = Oddaj { $card }
action-target = Wskaż gracza { $who }
action-name = Żądaj { $tool }
action-lay = Wyłóż { $card }
action-give = Oddaj
action-refuse = Odmów i walcz
action-strike = Zagraj { $card }
action-swing = Zakręć łańcuchem
action-pass = Nie zagrywaj Broni i przegraj
action-pass-helped = Nie zagrywaj Broni: może pomóc { $mates }
action-pass-button = Nie zagrywaj Broni: niech pomoże drużyna
action-help = Wyłóż { $card }
action-decline-help = Nie pomagaj
action-decline-loot = Nie bierz karty
action-decline-reward = Nie dobieraj
action-exact = Zapłać według przepisu
action-replace = Zapłać kartą: { $other }, zamiast: { $required }
action-omit = Pomiń { $card }
action-add = Sprzedaj { $card } za { $value }
action-done = To wszystko
action-take = Weź { $card }
action-hand = Przekaż { $card }
action-cigarettes = { $count ->
        [one] Przekaż 1 szluga
        [few] Przekaż { $count } szlugi
       *[many] Przekaż { $count } szlugów
    }
action-roll = Rzuć za Michel(le)
action-skip = Zostaw Michel(le) w spokoju
action-yield = Oddaj { $tool }
action-fight = Walcz z Michel(le)
action-drop = Odrzuć { $card }
action-draw = Dobierz kartę w nagrodę
action-loot = Weź losową kartę

## Co się stało.
event-turn = Tura gracza { $who }.
    .you = Twoja tura.
event-drew = { $count ->
        [one] { $who } dobiera kartę.
        [few] { $who } dobiera { $count } karty.
       *[many] { $who } dobiera { $count } kart.
    }
    .you = { $count ->
         [one] Dobierasz kartę.
         [few] Dobierasz { $count } karty.
        *[many] Dobierasz { $count } kart.
    }
event-drew-cards = Dobrane karty: { $cards }.
event-reshuffled = Odrzucone karty tworzą nową talię przeszukiwania.
event-rolled = { $who } rzuca kością: { $die }.
    .you = Rzucasz kością: { $die }.
event-moved = { $who } idzie { $area }.
    .you = Idziesz { $area }.
event-sent = { $who } trafia { $area }.
    .you = Trafiasz { $area }.
event-discarded = { $who } odrzuca { $card }.
    .you = Odrzucasz { $card }.
event-lost-at-random = { $who } traci { $card }.
    .you = Tracisz { $card }.
event-joined = { $who } dołącza { $gang }: { $card }.
    .you = Dołączasz { $gang }: { $card }.
event-left-gang = { $who } oddaje kartę Gangu: { $card }.
    .you = Oddajesz kartę Gangu: { $card }.
event-played = { $who } zagrywa { $card }.
    .you = Zagrywasz { $card }.
event-revealed = { $who } ujawnia Tło: { $card }.
    .you = Ujawniasz Tło: { $card }.
event-revealed-in-gang = { $who } ujawnia Tło: { $card }, a gang stoi za plecami.
    .you = Ujawniasz Tło: { $card }, a gang stoi za twoimi plecami.
event-beaten = { $who } dostaje łomot.
    .you = Dostajesz łomot.
event-unmoved = { $who } nawet nie mrugnie.
    .you = Nawet nie mrugniesz.
event-healed = { $count ->
        [0] { $who } nie ma już łomotów.
        [one] { $who } ma jeszcze 1 łomot.
        [few] { $who } ma jeszcze { $count } łomoty.
       *[many] { $who } ma jeszcze { $count } łomotów.
    }
    .you = { $count ->
         [0] Nie masz już łomotów.
         [one] Masz jeszcze 1 łomot.
         [few] Masz jeszcze { $count } łomoty.
        *[many] Masz jeszcze { $count } łomotów.
    }
event-got-cigarettes = { $count ->
        [one] { $who } dostaje 1 szluga.
        [few] { $who } dostaje { $count } szlugi.
       *[many] { $who } dostaje { $count } szlugów.
    }
    .you = { $count ->
         [one] Dostajesz 1 szluga.
         [few] Dostajesz { $count } szlugi.
        *[many] Dostajesz { $count } szlugów.
    }
event-took-cigarettes = { $count ->
        [one] { $who } bierze 1 szluga od gracza { $other }.
        [few] { $who } bierze { $count } szlugi od gracza { $other }.
       *[many] { $who } bierze { $count } szlugów od gracza { $other }.
    }
    .you = { $count ->
         [one] Bierzesz 1 szluga od gracza { $other }.
         [few] Bierzesz { $count } szlugi od gracza { $other }.
        *[many] Bierzesz { $count } szlugów od gracza { $other }.
    }
    .whom = { $count ->
         [one] { $who } bierze od ciebie 1 szluga.
         [few] { $who } bierze od ciebie { $count } szlugi.
        *[many] { $who } bierze od ciebie { $count } szlugów.
    }
event-took-from-board = { $who } bierze z planszy: { $card } ({ $count }).
    .you = Bierzesz z planszy: { $card } ({ $count }).
event-crafted = { $who } majstruje: { $recipe }.
    .you = Majstrujesz: { $recipe }.
event-sold = { $who } sprzedaje { $card } za { $count }.
    .you = Sprzedajesz { $card } za { $count }.
event-paid = { $count ->
        [one] { $who } płaci 1 szluga.
        [few] { $who } płaci { $count } szlugi.
       *[many] { $who } płaci { $count } szlugów.
    }
    .you = { $count ->
         [one] Płacisz 1 szluga.
         [few] Płacisz { $count } szlugi.
        *[many] Płacisz { $count } szlugów.
    }
event-dug = { $count ->
        [one] { $who } kopie, zagrywając { $tool }: 1 punkt, z { $from } na { $total }.
        [few] { $who } kopie, zagrywając { $tool }: { $count } punkty, z { $from } na { $total }.
       *[many] { $who } kopie, zagrywając { $tool }: { $count } punktów, z { $from } na { $total }.
    }
    .you = { $count ->
         [one] Kopiesz, zagrywając { $tool }: 1 punkt, z { $from } na { $total }.
         [few] Kopiesz, zagrywając { $tool }: { $count } punkty, z { $from } na { $total }.
        *[many] Kopiesz, zagrywając { $tool }: { $count } punktów, z { $from } na { $total }.
    }
event-more-actions = { $count ->
        [one] { $who } ma 1 akcję więcej.
        [few] { $who } ma { $count } akcje więcej.
       *[many] { $who } ma { $count } akcji więcej.
    }
    .you = { $count ->
         [one] Masz 1 akcję więcej.
         [few] Masz { $count } akcje więcej.
        *[many] Masz { $count } akcji więcej.
    }
event-extorts = { $who } wymusza na graczu { $other }.
    .you = Wymuszasz na graczu { $other }.
    .whom = { $who } wymusza na tobie.
event-names = { $who } żąda { $tool }.
    .you = Żądasz { $tool }.
event-laid = { $who } wykłada { $card }.
    .you = Wykładasz { $card }.
event-helped = { $who } przychodzi z pomocą i wykłada { $card }.
    .you = Przychodzisz z pomocą i wykładasz { $card }.
event-swung = { $who } kręci łańcuchem.
    .you = Kręcisz łańcuchem.
event-gave = { $who } oddaje graczowi { $other } { $tool }.
    .you = Oddajesz graczowi { $other } { $tool }.
    .whom = { $who } oddaje ci { $tool }.
event-refused = { $who } odmawia.
    .you = Odmawiasz.
event-passed = { $who } nie zagrywa Broni.
    .you = Nie zagrywasz Broni.
event-declined = { $who } rezygnuje.
    .you = Rezygnujesz.
event-won-fight = { $who } wygrywa walkę z graczem { $other }.
    .you = Wygrywasz walkę z graczem { $other }.
    .whom = { $who } wygrywa walkę z tobą.
event-took-card = { $who } bierze kartę od gracza { $other }.
    .you = Bierzesz kartę od gracza { $other }.
    .whom = { $who } bierze od ciebie kartę.
event-took-this-card = { $who } bierze { $card } od gracza { $other }.
    .you = Bierzesz { $card } od gracza { $other }.
    .whom = { $who } bierze od ciebie { $card }.
event-weapons-discarded = Odrzucone Bronie: { $cards }.
event-weapons-back = { $who } bierze z powrotem: { $cards }.
    .you = Bierzesz z powrotem: { $cards }.
event-looked = { $who } ogląda rękę gracza { $other }.
    .you = Oglądasz rękę gracza { $other }.
    .whom = { $who } ogląda twoją rękę.
event-saw = { $who } ma: { $cards }.
    .you = Masz: { $cards }.
event-hands-dealt = Wszystkie ręce zostają potasowane i rozdane na nowo.
event-new-hand = Nowa ręka: { $cards }.
event-handed-card = { $who } przekazuje graczowi { $other } kartę.
    .you = Przekazujesz graczowi { $other } kartę.
    .whom = { $who } przekazuje ci kartę.
event-handed-this-card = { $who } przekazuje graczowi { $other } { $card }.
    .you = Przekazujesz graczowi { $other } { $card }.
    .whom = { $who } przekazuje ci { $card }.
event-handed-cigarettes = { $count ->
        [one] { $who } przekazuje graczowi { $other } 1 szluga.
        [few] { $who } przekazuje graczowi { $other } { $count } szlugi.
       *[many] { $who } przekazuje graczowi { $other } { $count } szlugów.
    }
    .you = { $count ->
         [one] Przekazujesz graczowi { $other } 1 szluga.
         [few] Przekazujesz graczowi { $other } { $count } szlugi.
        *[many] Przekazujesz graczowi { $other } { $count } szlugów.
    }
    .whom = { $count ->
         [one] { $who } przekazuje ci 1 szluga.
         [few] { $who } przekazuje ci { $count } szlugi.
        *[many] { $who } przekazuje ci { $count } szlugów.
    }
event-exchanged = { $who } i { $other } wymieniają się: { $given } za { $returned }.
    .you = { $other } i ty wymieniacie się: { $given } za { $returned }.
    .whom = { $who } i ty wymieniacie się: { $given } za { $returned }.
parcel-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
parcel-cigarettes = { $count ->
        [one] 1 szlug
        [few] { $count } szlugi
       *[many] { $count } szlugów
    }
event-michel-rolled = { $who } rzuca kością za Michel(le): { $die }.
    .you = Rzucasz kością za Michel(le): { $die }.
event-michel-moved = Michel(le) idzie { $area }.
event-michel-shown = Michel(le) zaczepia gracza { $who } i pokazuje: { $card }.
    .you = Michel(le) zaczepia cię i pokazuje: { $card }.
event-michel-avoided = { $who } wymija Michel(le).
    .you = Wymijasz Michel(le).
event-michel-paid = { $who } oddaje Michel(le) { $tool }.
    .you = Oddajesz Michel(le) { $tool }.
event-michel-beaten = { $who } pokonuje Michel(le).
    .you = Pokonujesz Michel(le).
event-michel-won = { $who } przegrywa z Michel(le).
    .you = Przegrywasz z Michel(le).
event-michel-reshuffled = Karty Michela tworzą nową talię.
event-escaped = { $who } wykopuje tunel na wolność!
    .you = Wykopujesz tunel na wolność!
event-lockdown = Skrzydło zostaje zamknięte. Na prowadzeniu: { $who }.
    .you = Skrzydło zostaje zamknięte. Prowadzenie było twoje.

## Jak kończy się rozgrywka.
ending-tunnel = Tunel jest otwarty i ktoś jest na wolności.
ending-lockdown = Skrzydło zamknięto, zanim ktokolwiek się wydostał.

## Dlaczego nie.
clause-BLK-003 = Tego obszaru nie ma po tej stronie planszy; wybierz inny.
clause-BLK-020 = Nie masz już na to akcji; zakończ turę albo skorzystaj z tego, co darmowe.
clause-BLK-021 = Tego nie robi się w fazie akcji; wybierz akcję albo zakończ turę.
clause-BLK-026 = Karta Gangu tego gracza, Wsparcie, każe ci wyłożyć o jedną Broń więcej, niż masz.
clause-BLK-027 = To by teraz niczego nie zmieniło; najpierw musi być spełniony warunek.
clause-BLK-028 = W tej turze przeszukiwanie już było; następne będzie w twojej kolejnej turze.
clause-BLK-032 = Talia i stos kart odrzuconych są puste, więc nie ma czego szukać.
clause-BLK-035 = Masz za dużo kart; odrzuć jedną z ręki.
clause-BLK-042 = Twój rzut tam nie prowadzi; idź do obszaru z wyniku.
clause-BLK-044 = Nie wolno zostać na miejscu; idź do drugiego obszaru z wyniku.
clause-BLK-045 = Jesteś w drodze i musisz gdzieś dojść; wybierz inny obszar niż ten, w którym stoisz.
clause-BLK-047 = Ostrożny ruch zajmuje obie akcje i prowadzi do innego obszaru.
clause-BLK-049 = Wszystkie karty tego gangu są u graczy; poczekaj, aż któraś wróci.
clause-BLK-050 = Oddaj różne Akcesoria, które gang przyjmuje, i tyle, ilu żąda.
clause-BLK-051 = Ten gang nie przyjmuje tego Akcesorium; oddaj inne z jego listy.
clause-BLK-052 = To Akcesorium już zostało oddane; oddaj inne.
clause-BLK-055 = Tej zdolności nie można teraz użyć; jej moment podaje karta Gangu.
clause-BLK-060 = Do tego potrzeba karty Akcji z ręki, a po jej zagraniu trzeba dokończyć efekt.
clause-BLK-063 = W tej turze wymuszenie już było; poczekaj na następną.
clause-BLK-064 = Do tego potrzeba Broni: Noża, Skarpety, Nogi od krzesła albo Kastetu.
clause-BLK-065 = Do tego potrzebny jest inny gracz w twoim obszarze.
clause-BLK-066 = Wymuszenie trwa: nazwij Narzędzie, potem wyłóż Broń.
clause-BLK-068 = Możesz oddać tylko żądane Narzędzie i tylko, jeśli je masz.
clause-BLK-069 = Ktoś na tobie wymusza: oddaj Narzędzie albo odmów.
clause-BLK-070 = Trwa walka: zagraj Broń z ręki albo spasuj i przegraj.
clause-BLK-081 = Nie majstruje się u siebie, pod Prysznicami ani w Izolatce; najpierw idź gdzie indziej.
clause-BLK-082 = Z łomotem nie da się majstrować; najpierw się wylecz.
clause-BLK-083 = Majstrujesz: najpierw wybierz, czym płacisz za ten przepis.
clause-BLK-084 = Nie masz kart, których to wymaga.
clause-BLK-085 = Ten stos jest pusty; poczekaj, aż coś na niego wróci.
clause-BLK-089 = To nie jest moment twojego Tła albo jego warunek nie jest spełniony.
clause-BLK-091 = Twoje Tło jest ujawnione; dokończ jego efekt.
clause-BLK-092 = Twoje Tło jest już ujawnione, a działa tylko raz.
clause-BLK-099 = Do tego trzeba być gdzie indziej, więc najpierw tam idź: kopie się u siebie, Łyżkę kradnie się w Stołówce, sprzedaje i kupuje w Pomieszczeniu rekreacyjnym, a leczy w Ambulatorium.
clause-BLK-100 = Aby tym kopać, trzeba mieć to Narzędzie na ręce.
clause-BLK-101 = Dwa łomoty nie pozwalają kopać; najpierw się wylecz.
clause-BLK-105 = Na planszy nie ma Łyżek; poczekaj, aż któraś wróci.
clause-BLK-106 = Trwa sprzedaż: dołóż kartę z ręki albo zakończ.
clause-BLK-107 = Sprzedaje się tylko karty z symbolami szlugów i co najmniej jedną.
clause-BLK-109 = Masz na to za mało szlugów.
clause-BLK-110 = Tego już nie ma; poczekaj, aż coś wróci.
clause-BLK-111 = Na dwa Noże potrzeba dwóch na stosie; kup jeden.
clause-BLK-112 = Nie masz łomotu do wyleczenia.
clause-BLK-113 = Do Izolatki prowadzą tylko karty, nigdy ruch.
clause-BLK-114 = W Izolatce można tylko się ruszyć i zagrywać karty Akcji.
clause-BLK-117 = Twoja tura się kończy: rzuć za Michel(le) albo nie.
clause-BLK-118 = Michel(le) idzie do obszaru z wyniku i nigdy nie zostaje na miejscu.
clause-BLK-124 = Michel(le) przyjmie tylko Narzędzie, które pokazuje karta i które masz.
clause-BLK-125 = Michel(le) czeka: oddaj Narzędzie albo walcz.
clause-BLK-127 = Walczysz z Michel(le): zagraj Broń albo spasuj i przegraj.
clause-BLK-129 = Michel(le) wygrywa: odrzuć jedno z Narzędzi z pierwszej karty.
clause-BLK-131 = Michel(le) leży na deskach: dobierz kartę albo nie.
clause-BLK-141 = Twój towarzysz nie zagrywa Broni: wyłóż swoją albo odmów.
clause-BLK-143 = Walka wygrana: weź kartę od tego pomocnika albo nie.
clause-BLK-147 = Kopać można tylko w Bloku własnej drużyny.
clause-BLK-148 = Karty przekazuje się tylko w wymianie z towarzyszem z drużyny w tym samym obszarze i tylko te, które się ma.
clause-BLK-149 = Nie masz tylu szlugów.
clause-BLK-150 = Właśnie odbyła się wymiana z tym towarzyszem; przed następną wykonaj akcję.
clause-BLK-151 = Iść można tylko za towarzyszem z drużyny, który jest w tym samym gangu.
clause-BLK-152 = Ten towarzysz jest już tutaj albo siedzi w Izolatce.
clause-BLK-153 = Towarzyszy z drużyny się oszczędza; wybierz przeciwnika.
clause-BLK-R63 = Szlugi przekazuje się w wymianie raz, od 1 do 55.

# Co rozstrzygają same reguły, jak mówi o tym dziennik.
clause-BLK-016 = Kto osiągnie wymagane punkty Tunelu, wygrywa od razu, nawet w środku tury.
clause-BLK-031 = Gdy talia przeszukiwania jest pusta, karty odrzucone tasuje się w nową.
clause-BLK-058 = Stara karta Gangu trafia pod talię, z której pochodzi.
clause-BLK-072 = Kto w swojej kolejce nie zagra Broni, przegrywa walkę i dostaje łomot.
clause-BLK-078 = Po wymuszeniu odrzuca się wszystkie Bronie; Noże wracają na swój stos.
clause-BLK-093 = Tło daje więcej członkowi gangu, który jest na nim wymieniony.
clause-BLK-122 = Kto spotyka Michel(le), dobiera kartę Michela i pokazuje ją wszystkim.
clause-BLK-123 = Gdy na pierwszej karcie nie ma Noża, do starcia nie dochodzi.
clause-BLK-126 = Gdy kolejna karta Michela nie pokazuje Noża, walka jest wygrana.
clause-BLK-128 = Kto nie zagra Broni przeciw Michel(le), przegrywa i dostaje łomot.
clause-BLK-130 = Kto nie ma żądanego Narzędzia, traci zamiast niego losową kartę.
clause-BLK-133 = Gdy talia Michela jest pusta, karty odrzucone tasuje się w nową.
clause-BLK-135 = W drużynach może grać tylko czterech albo sześciu graczy.
clause-BLK-R35 = Odmowa i brak karty wyglądają tak samo: ręka jest tajna.
clause-BLK-R62 = Po 100 rundach skrzydło zostaje zamknięte i wygrywa, kto ma najwięcej punktów Tunelu.

## Sceny: nazwy tego, co się widzi i czego się dotyka.
scene-turn = Tura: { $who }
scene-room-search = { $count ->
        [0] Tutaj nikt nie przeszukuje.
        [one] Przeszukiwanie daje 1 kartę.
        [few] Przeszukiwanie daje { $count } karty.
       *[many] Przeszukiwanie daje { $count } kart.
    }
scene-room-die = Wyniki rzutu, które tu prowadzą: { $dice }.
scene-at-cell = Tutaj się kopie. Nikt tu nie majstruje.
scene-at-block-a = Tutaj drużyna A kopie, ale nie majstruje.
scene-at-block-b = Tutaj drużyna B kopie, ale nie majstruje.
scene-at-cafeteria = Tutaj kradnie się Łyżki.
scene-at-recreation = Tutaj się sprzedaje i kupuje.
scene-at-infirmary = Tutaj leczy się łomoty.
scene-at-showers = Nikt tu nie majstruje.
scene-at-solitary = Trafia się tu tylko przez karty.
scene-tunnel = Tunel: { $who }, { $points }/{ $target }
scene-tunnel-team = Tunel drużyny { $team }, { $points }/{ $target }
scene-pawn = Figurka: { $who }
scene-die = Rzut: { $die }
scene-action = Akcja, która została
scene-need = Potrzeba: { $card }
scene-cigarettes = { $count ->
        [0] Bez szlugów
        [one] 1 szlug
        [few] { $count } szlugi
       *[many] { $count } szlugów
    }
scene-cards = { $count ->
        [0] Bez kart na ręce
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
scene-beatings = { $count ->
        [one] 1 łomot
        [few] { $count } łomoty
       *[many] { $count } łomotów
    }
scene-background-hidden = Tło gracza { $who }, zakryte
scene-background-revealed = Tło gracza { $who }: { $card }, odkryte
scene-background-own = Twoje Tło, tajne: { $card }
scene-secret = Tajne
scene-spent = zużyte
scene-gang-card = Karta Gangu gracza { $who }: { $card } ({ $gang })
scene-dug = Narzędzie zużyte do kopania: { $card }
scene-laid = Wyłożone przez gracza { $who }: { $card }
scene-helpers = pomocnicy
scene-michel-card = Karta Michela: { $card }
scene-michel-discarded = Odrzucona karta Michela: { $card }
scene-hand = Twoja ręka, { $count } z { $limit }
scene-piles = Stosy i ceny
scene-discard = Odrzucone karty
scene-workshop = Przepisy
scene-recipe = { $made }, składniki: { $cards }
scene-michel-deck = { $count ->
        [one] Talia Michela: 1 karta
        [few] Talia Michela: { $count } karty
       *[many] Talia Michela: { $count } kart
    }
scene-price = { $count ->
        [one] 1 za 1 szluga
        [few] 1 za { $count } szlugi
       *[many] 1 za { $count } szlugów
    }
scene-price-two = { $count ->
        [one] 2 za 1 szluga
        [few] 2 za { $count } szlugi
       *[many] 2 za { $count } szlugów
    }
scene-gang-crew = Ekipa
scene-gang-cartel = Kartel
scene-gang-bikers = Motocykliści
scene-gang-mafia = Mafia
scene-gang-triad = Triada
scene-gang-odessa = Odessa
scene-gang-in-deck = W talii: { $cards }.
scene-team = Drużyna { $team }
scene-class-material = Materiał
scene-class-accessory = Akcesorium
scene-class-weapon = Broń
scene-class-valuable = Kosztowność
scene-class-action = Akcja
scene-class-tool = Narzędzie
scene-buy-one = Kup jeden
scene-buy-two = Kup dwa
scene-hand-cigarettes = Oddaj tyle
scene-points = { $count ->
        [one] 1 punkt tunelu
        [few] { $count } punkty tunelu
       *[many] { $count } punktów tunelu
    }

# Co można wybrać przed partią.
option-mode = Tryb gry
option-mode-solo = indywidualny
option-mode-team = drużynowy
option-michel = Michel(le), więzienny osiłek
option-michel-default = zależnie od liczby graczy
option-michel-on = krąży po więzieniu
option-michel-off = nie bierze udziału
option-first = Kto zaczyna
option-first-lot = los decyduje
option-first-seat = pierwsze miejsce: największa blizna
option-figures = Więźniowie
option-figures-front = przód plansz
option-figures-back = tył plansz
option-figures-mixed = na przemian
option-bully = Michel czy Michelle
option-bully-michel = Michel
option-bully-michelle = Michelle

## Chwile: co jest pokazywane. `$who` i `$whom` mówią, czy chodzi o osobę, która czyta.
amount-cigarettes = { $count ->
        [one] 1 szluga
        [few] { $count } szlugi
       *[many] { $count } szlugów
    }
moment-card-says = Na karcie: { $text }.
moment-ability = { $card }: { $text }.
moment-turn = { $who ->
        [you] Twoja tura
       *[other] Tura gracza { $name }
    }
moment-drew = { $count ->
        [one] { $name } dobiera kartę
        [few] { $name } dobiera { $count } karty
       *[many] { $name } dobiera { $count } kart
    }
moment-drew-cards = { $count ->
        [one] Nowa karta
        [few] { $count } nowe karty
       *[many] { $count } nowych kart
    }
moment-rolled = { $who ->
        [you] Wyrzucasz { $die }
       *[other] { $name } wyrzuca { $die }
    }
moment-leads = Wynik { $die } prowadzi { $areas }.
moment-sent = { $who ->
        [you] Trafiasz do Izolatki
       *[other] { $name } trafia do Izolatki
    }
moment-sent-means = Można stamtąd tylko wyjść ruchem albo zagrywać karty Akcji.
moment-lost-at-random = { $who ->
        [you] Tracisz { $card }
       *[other] { $name } traci { $card }
    }
moment-lost-at-random-means = Rozstrzygnął los.
moment-joined = { $who ->
        [you] Dołączasz { $gang }
       *[other] { $name } dołącza { $gang }
    }
moment-played = { $who ->
        [you] Zagrywasz { $card }
       *[other] { $name } zagrywa { $card }
    }
moment-revealed = { $who ->
        [you] Ujawniasz Tło: { $card }
       *[other] { $name } ujawnia Tło: { $card }
    }
moment-in-gang = To Tło tego gangu ({ $gang }): działa też drugi efekt.
moment-beaten = { $who ->
        [you] Dostajesz łomot
       *[other] { $name } dostaje łomot
    }
moment-beaten-means = Z 1 łomotem nie można majstrować, z 2 także kopać. Leczy Ambulatorium.
moment-unmoved = { $who ->
        [you] Nawet nie mrugniesz
       *[other] { $name } nawet nie mrugnie
    }
moment-healed = { $who ->
        [you] Wracasz do zdrowia
       *[other] { $name } wraca do zdrowia
    }
moment-beatings-left = { $count ->
        [0] Nie został żaden łomot.
        [one] Został 1 łomot.
        [few] Zostały { $count } łomoty.
       *[many] Zostało { $count } łomotów.
    }
moment-took-cigarettes = { $who ->
        [you] Bierzesz { $amount } od gracza { $other }
       *[other] { $whom ->
            [you] { $name } bierze od ciebie { $amount }
           *[other] { $name } bierze { $amount } od gracza { $other }
        }
    }
moment-took-from-board = { $who ->
        [you] Bierzesz z planszy { $card }
       *[other] { $name } bierze z planszy { $card }
    }
moment-tool-means = { $points ->
        [one] Kopanie tym daje 1 punkt tunelu.
        [few] Kopanie tym daje { $points } punkty tunelu.
       *[many] Kopanie tym daje { $points } punktów tunelu.
    }
moment-weapon-means = To Broń: do wymuszeń i do walki.
moment-crafted = { $who ->
        [you] Majstrujesz { $card }
       *[other] { $name } majstruje { $card }
    }
moment-crafted-from = Przepis wymaga kart: { $cards }.
moment-dug = { $who ->
        [you] Kopiesz: { $tool }, +{ $points }
       *[other] { $name } kopie: { $tool }, +{ $points }
    }
moment-dug-means = Tunel: z { $from } na { $total } z { $target } punktów.
moment-more-actions = { $who ->
        [you] Masz { $count ->
                [one] 1 akcję więcej
                [few] { $count } akcje więcej
               *[many] { $count } akcji więcej
            }
       *[other] { $name } ma { $count ->
                [one] 1 akcję więcej
                [few] { $count } akcje więcej
               *[many] { $count } akcji więcej
            }
    }
moment-extorts = { $who ->
        [you] Wymuszasz na graczu { $other }
       *[other] { $whom ->
            [you] { $name } wymusza na tobie
           *[other] { $name } wymusza na graczu { $other }
        }
    }
moment-extorts-means = Pada żądanie Narzędzia i na stół trafia Broń. Oddanie kończy sprawę, odmowa oznacza walkę.
moment-names = { $who ->
        [you] Żądasz { $tool }
       *[other] { $name } żąda { $tool }
    }
moment-laid = { $who ->
        [you] Wykładasz { $card }
       *[other] { $name } wykłada { $card }
    }
moment-laid-means = Każda Broń liczy się tak samo. Kto nie odpowie, przegrywa.
moment-helped = { $who ->
        [you] Przychodzisz z pomocą: { $card }
       *[other] { $name } przychodzi z pomocą: { $card }
    }
moment-helped-means = Jeśli ta strona przegra, łomot dostaną też pomocnicy.
moment-swung = { $who ->
        [you] Kręcisz łańcuchem
       *[other] { $name } kręci łańcuchem
    }
moment-gave = { $who ->
        [you] Oddajesz graczowi { $other } { $tool }
       *[other] { $whom ->
            [you] { $name } oddaje ci { $tool }
           *[other] { $name } oddaje graczowi { $other } { $tool }
        }
    }
moment-refused = { $who ->
        [you] Odmawiasz
       *[other] { $name } odmawia
    }
moment-refused-means = Dochodzi do walki: Broń przeciw Broni, a zaczyna obrońca.
moment-passed = { $who ->
        [you] Nie zagrywasz Broni
       *[other] { $name } nie zagrywa Broni
    }
moment-passed-means = To oznacza przegraną walkę.
moment-passed-team-means = W walce drużyn może jeszcze pomóc towarzysz z tego obszaru; inaczej walka jest przegrana.
moment-won-fight = { $who ->
        [you] Wygrywasz walkę z graczem { $other }
       *[other] { $whom ->
            [you] { $name } wygrywa walkę z tobą
           *[other] { $name } wygrywa walkę z graczem { $other }
        }
    }
moment-won-fight-means = Przegrana kosztuje łomot i kartę: żądane Narzędzie albo losową.
moment-took-card = { $name } bierze kartę od gracza { $other }
moment-took-this-card = { $who ->
        [you] Bierzesz { $card } od gracza { $other }
       *[other] { $whom ->
            [you] { $name } zabiera ci { $card }
           *[other] { $name } bierze { $card } od gracza { $other }
        }
    }
moment-weapons-back = { $who ->
        [you] Bierzesz swoje Bronie z powrotem
       *[other] { $name } bierze swoje Bronie z powrotem
    }
moment-looked = { $who ->
        [you] Oglądasz rękę gracza { $other }
       *[other] { $whom ->
            [you] { $name } ogląda twoją rękę
           *[other] { $name } ogląda rękę gracza { $other }
        }
    }
moment-saw = Ręka gracza { $name }
moment-hands-dealt = Wszystkie ręce rozdane na nowo
moment-hands-dealt-means = Karty ze wszystkich rąk potasowano razem i rozdano jeszcze raz.
moment-new-hand = { $count ->
        [one] Nowa ręka: 1 karta
        [few] Nowa ręka: { $count } karty
       *[many] Nowa ręka: { $count } kart
    }
moment-handed-card = { $name } przekazuje ci { $card }
moment-handed-cigarettes = { $name } przekazuje ci { $amount }
moment-exchanged = { $who ->
        [you] Wymieniasz się z graczem { $other }
       *[other] { $whom ->
            [you] { $name } wymienia się z tobą
           *[other] { $name } wymienia się z graczem { $other }
        }
    }
moment-parcel = { $who ->
        [you] Od ciebie: { $parcel }.
       *[other] Od gracza { $name }: { $parcel }.
    }
moment-michel-rolled = { $who ->
        [you] Wyrzucasz { $die } za Michel(le)
       *[other] { $name } wyrzuca { $die } za Michel(le)
    }
moment-michel-moved = Michel(le) idzie { $area }
moment-michel-moved-means = Napad spotka po kolei każdego, kto tam jest.
moment-michel-shown = { $who ->
        [you] Michel(le) pokazuje ci Nóż
       *[other] Michel(le) pokazuje Nóż graczowi { $name }
    }
moment-michel-shown-means = Narzędzie z pierwszej karty kończy napad. Inaczej na każdy Nóż odpowiada się Bronią.
moment-michel-avoided = { $who ->
        [you] Wymijasz Michel(le)
       *[other] { $name } wymija Michel(le)
    }
moment-michel-avoided-means = Na karcie nie ma Noża.
moment-michel-paid = { $who ->
        [you] Oddajesz Michel(le) { $tool }
       *[other] { $name } oddaje Michel(le) { $tool }
    }
moment-michel-paid-means = Narzędzie wraca na stos i obywa się bez łomotu.
moment-michel-beaten = { $who ->
        [you] Pokonujesz Michel(le)
       *[other] { $name } pokonuje Michel(le)
    }
moment-michel-beaten-means = Nagrodą jest karta przeszukiwania.
moment-michel-won = { $who ->
        [you] Przegrywasz z Michel(le)
       *[other] { $name } przegrywa z Michel(le)
    }
moment-michel-won-means = To kosztuje łomot i Narzędzie z pierwszej karty albo losową kartę.
moment-escaped = { $who ->
        [you] Wolność! Twój tunel jest otwarty
       *[other] { $name } ucieka: tunel jest otwarty!
    }
moment-escaped-team = { $who ->
        [you] Wolność! Tunel twojej drużyny jest otwarty
       *[other] Drużyna { $team } ucieka: tunel jest otwarty!
    }
moment-escaped-by = { $who ->
        [you] Przebijasz się na drugą stronę: { $target } punktów tunelu albo więcej.
       *[other] { $name } przebija się na drugą stronę: { $target } punktów tunelu albo więcej.
    }
moment-escaped-means = Wszyscy inni trafiają do surowszego więzienia.
moment-lockdown = Skrzydło zostaje zamknięte
moment-lockdown-means = { $who ->
        [you] Nikt nie zdążył się przebić. Prowadzisz, więc wygrywasz.
       *[other] Nikt nie zdążył się przebić. Na prowadzeniu jest { $name } i wygrywa.
    }

## Wskaźniki: znak liczby, którą zmienia wybór, i jej nazwa.
gauge-escape = ✓
    .name = wolność
gauge-tunnel = ★
    .name = punkty tunelu
gauge-tools = ▲
    .name = punkty Narzędzi na ręce
gauge-actions = ●
    .name = akcje
gauge-cards = ▱
    .name = karty na ręce
gauge-weapons = †
    .name = Bronie na ręce
gauge-cigarettes = ¢
    .name = szlugi
gauge-gang = ♠
    .name = karta Gangu
gauge-background = ◆
    .name = niezużyte Tło
gauge-beatings = ◉
    .name = łomoty
gauge-robbery = !
    .name = napad Michel(le)
gauge-solitary = ■
    .name = w Izolatce

## Czasowniki: przyciski wyborów, które wskazuje się dotknięciem rzeczy.
verb-search = Przeszukaj
verb-careful = Idź ostrożnie
verb-follow = Idź do towarzysza
verb-join = Dołącz do gangu
verb-play = Zagraj kartę Akcji
verb-extort = Wymuszaj
verb-craft = Majstruj
verb-dig = Kop
verb-steal = Ukradnij Łyżkę
verb-buy = Kup
verb-heal = Wylecz się
verb-reveal = Ujawnij swoje Tło
verb-collect = Weź haracz
verb-exchange = Wymień się
verb-reroll = Rzuć jeszcze raz
verb-pay = Oddaj Akcesorium
verb-target = Wskaż, w kogo trafia
verb-name = Zażądaj Narzędzia
verb-lay = Wyłóż Broń
verb-give = Oddaj Narzędzie
verb-strike = Zagraj Broń
verb-swing = Zakręć łańcuchem
verb-help = Pomóż Bronią
verb-replace = Zamień Materiał
verb-omit = Pomiń Materiał
verb-add = Sprzedaj kartę
verb-take = Weź kartę
verb-hand = Przekaż kartę
verb-cigarettes = Przekaż szlugi
verb-roll = Rzuć za Michel(le)
verb-yield = Oddaj Narzędzie Michel(le)
verb-drop = Odrzuć kartę
verb-draw = Dobierz nagrodę
verb-loot = Weź losową kartę

## Rzeczy: do czego służą.
scene-value = { $count ->
        [one] do sprzedania za 1 szluga
        [few] do sprzedania za { $count } szlugi
       *[many] do sprzedania za { $count } szlugów
    }
scene-for-gang = daje więcej członkom tego gangu: { $gang }
thing-class-material = Majstrowanie zamienia go w Narzędzie albo Noże: wszędzie poza swoim blokiem, Prysznicami i Izolatką, i nie z łomotem.
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = Kto chce dołączyć do gangu, oddaje różne Akcesoria.
    .clauses = BLK-050 BLK-052
thing-class-weapon = Wykłada się ją, aby wymusić Narzędzie na kimś w swoim obszarze albo odpowiedzieć w walce. Wszystkie Bronie liczą się tak samo, a potem się je odrzuca.
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = Przydaje się tylko na sprzedaż: w Pomieszczeniu rekreacyjnym zamienia się ją na szlugi, a za nie kupuje Narzędzia i Noże.
    .clauses = BLK-106 BLK-107
thing-class-action = Zagrywa się ją w swojej turze za 1 akcję, a potem odrzuca.
    .clauses = BLK-060
thing-class-tool = Kopie się nim u siebie: daje punkty tunelu, których nikt już nie odbierze. Dopóki jest na ręce, można je wymusić.
    .clauses = BLK-100 BLK-068
thing-recipes = Przepisy z tą kartą: { $recipes }.
thing-gangs-taking = Gangi, które to przyjmują: { $gangs }.
thing-ability-held = { $card } (u gracza { $who }): { $text }.
thing-gang = Kto odda jego Akcesoria, dobiera jedną z jego kart i ma jej zdolność, dopóki znów nie dołączy do gangu. Nikt nie ma więcej niż jednej karty Gangu.
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] Możesz za to zapłacić. Masz: { $cards }.
        [one] Z jego Akcesoriów masz: { $cards }. Brakuje jeszcze 1.
        [few] Z jego Akcesoriów masz: { $cards }. Brakuje jeszcze { $missing }.
       *[many] Z jego Akcesoriów masz: { $cards }. Brakuje jeszcze { $missing }.
    }
thing-gangs = Sześć gangów, każdy ma cztery karty. Karta Gangu to zdolność, która nie kosztuje akcji.
    .clauses = BLK-050 BLK-055
thing-gang-card = Działa sama albo można jej użyć za darmo. Zostaje, dopóki jej właściciel znów nie dołączy do gangu.
    .clauses = BLK-055 BLK-058
thing-recipe = Jedna akcja majstrowania: odrzuć to, co stoi w przepisie, i weź z planszy to, co powstaje.
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = Masz wszystko, czego trzeba.
thing-recipe-missing = Brakuje ci: { $cards }.
thing-workshop = Co można zmajstrować i z czego.
    .clauses = BLK-084 BLK-081
thing-tunnel = Droga na wolność. Każde Narzędzie, którym kopie się u siebie, dodaje swoje punkty; kto pierwszy osiągnie cel, od razu jest wolny.
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] Jest otwarty.
        [one] Brakuje 1 punktu.
        [few] Brakuje { $count } punktów.
       *[many] Brakuje { $count } punktów.
    }
thing-background = Każdy ma tajną przeszłość. Ujawnia się ją raz w rozgrywce, w chwili podanej na karcie, bez kosztu akcji; członkom jej gangu daje więcej.
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = Co ma ten gracz: karty na ręce, szlugi, łomoty, zużyte Narzędzia, karta Gangu i Tło.
thing-pawn = Figurka gracza. Gracze w tym samym obszarze mogą na sobie wymuszać.
    .clauses = BLK-065 BLK-153
thing-yard = Czyja jest tura i co z niej zostało; tutaj rozgrywają się wymuszenia i walki.
    .clauses = BLK-020
thing-action = Przeszukiwanie, ruch, majstrowanie, kopanie i większość innych rzeczy kosztuje po jednej akcji, a ostrożny ruch dwie.
    .clauses = BLK-020
thing-die = Mówi, do których obszarów prowadzi ten ruch.
    .clauses = BLK-042 BLK-044
thing-need = Wymaga tego przepis. Dotknij, aby zapłacić czymś innym albo to pominąć.
    .clauses = BLK-084
thing-pack = Dotykaj paczek, aż liczba będzie dobra, a potem je przekaż.
    .clauses = BLK-149
thing-laid = Leży w tej walce, a po jej końcu zostanie odrzucona.
    .clauses = BLK-078
thing-dug = Zużyte do kopania: punkty zostają na zawsze.
    .clauses = BLK-100
thing-hand = Ręce są tajne. Kto na koniec tury ma za dużo kart, odrzuca nadmiar.
    .clauses = BLK-035
thing-shown = Tę rękę widzi tylko Szuler.
thing-cigarettes = Więzienne pieniądze: w Pomieszczeniu rekreacyjnym kupuje się za nie Noże, Kilofy i Łopaty.
    .clauses = BLK-109
thing-beating = Z 1 łomotem nie można majstrować, z 2 także kopać. Ambulatorium leczy jeden za akcję.
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = Co leży na planszy dla wszystkich: Narzędzia, Noże i talie.
thing-pile-knife = Kupuje się go w Pomieszczeniu rekreacyjnym albo majstruje.
    .clauses = BLK-109 BLK-111
thing-pile-spoon = Kradnie się ją w Stołówce, jedną za akcję.
    .clauses = BLK-105
thing-pile-pick = Kupuje się go w Pomieszczeniu rekreacyjnym albo majstruje.
    .clauses = BLK-109 BLK-110
thing-pile-shovel = Kupuje się ją w Pomieszczeniu rekreacyjnym albo majstruje.
    .clauses = BLK-109 BLK-110
thing-deck = Przeszukiwanie dobiera z niej karty, raz w turze; ile, mówi obszar.
    .clauses = BLK-028 BLK-031
thing-discard = Każdy może je obejrzeć. Gdy talia przeszukiwania jest pusta, tasuje się z nich nową.
    .clauses = BLK-031
thing-michel = Więzienny osiłek. Na koniec tury gracz może rzucić, aby ruszyć Michel(le), i każdy spotkany traci Narzędzie albo walczy.
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = Kto spotyka Michel(le), dobiera kartę: bez Noża nic się nie dzieje, z Nożem trzeba oddać Narzędzie albo walczyć.
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = Pierwsza karta mówi, jakie Narzędzia zabiera Michel(le). Na każdy Nóż trzeba odpowiedzieć Bronią; karta bez Noża oznacza wygraną.
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = Gdy talia Michela jest pusta, tasuje się z nich nową.
    .clauses = BLK-133
thing-room-cell = Dom wszystkich: tutaj Narzędzia zamieniają się w punkty tunelu, chyba że masz 2 łomoty.
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = Dom drużyny A: tutaj jej Narzędzia zamieniają się w punkty tunelu. Drużyna B może tu majstrować.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = Dom drużyny B: tutaj jej Narzędzia zamieniają się w punkty tunelu. Drużyna A może tu majstrować.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = Za akcję bierzesz z planszy Łyżkę. Można tu majstrować.
    .clauses = BLK-105
thing-room-recreation = Sklep: za akcję sprzedajesz dowolnie wiele kart albo robisz jeden zakup. Można tu majstrować.
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = Za akcję pozbywasz się łomotu. Można tu majstrować.
    .clauses = BLK-112
thing-room-showers = Najlepsze miejsce do przeszukiwania.
    .clauses = BLK-028 BLK-081
thing-room-solitary = Stąd można tylko wyjść ruchem albo zagrywać karty Akcji. Nikt nie może tu na tobie wymuszać.
    .clauses = BLK-113 BLK-114

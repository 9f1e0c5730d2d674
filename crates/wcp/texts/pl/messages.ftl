# Wielki Czerwony Przycisk, po polsku.

## Stół.

section-stage = Stan gry
section-board = Plansza
section-vehicles = Pojazdy
section-hands = Ręce graczy
section-own-hand = Twoja ręka

stage-looting = Etap I: zwiedzanie i plądrowanie.
stage-closed = Etap I: żadnej hali nie da się już wyłożyć. Każdy może wcisnąć przycisk; { $turns ->
    [one] za { $turns } turę
    [few] za { $turns } tury
   *[many] za { $turns } tur
} baza odpali go sama.
stage-pressed = Przycisk jest wciśnięty ({ $who }): ostatnie tury etapu I.
stage-opening = Zaczyna się etap II: na końcu tej tury znika hala centralna i otwierają się wyjścia.
stage-fleeing = Etap II: wyjścia są otwarte. Kafel WCP ma { $who } i zniszczy halę { $turns ->
    [0] na końcu tej tury
    [one] za { $turns } turę
    [few] za { $turns } tury
   *[many] za { $turns } tur
}.
stage-turn = Tura: { $who }.
stage-stacks = W stosach: { $halls ->
    [one] { $halls } hala
    [few] { $halls } hale
   *[many] { $halls } hal
} i { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}.

map-borders = --- i | to ściany, przerwy to przejścia, kropki są jeszcze otwarte.
map-cells = [12] to hala, 12 wolne pole, (◉) przycisk, ( ) dziura, xxx gruzy.
map-pawns = p1 do p6 to pionki; E0 do E5 to wejścia, bierne w nawiasach.
map-tokens = ★5 to trofeum; ▲+1, ■+1, ●+1 usprawniają ogień, pancerz, dopalacze.
map-guards = ▲3■2 →↘ to strażnik: ogień 3, pancerz 2, chroni te krawędzie.

vehicle-line = { $who }: { $card } { $values }; trofea warte { $worth }; ma: { $goods }; { $place }
vehicle-none = { $who }: jeszcze bez pojazdu; { $place }
place-outside = na zewnątrz przy { $entrance }
place-inside = w hali { $cell }
place-trapped = w hali { $cell }, w pułapce
place-left = poza bazą, kolejność wyjścia: { $number }
place-lost = stracony
place-resigned = po rezygnacji
hand-line = { $who }: { $halls ->
    [one] { $halls } hala
    [few] { $halls } hale
   *[many] { $halls } hal
}, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}

dir-e = na wschód
dir-se = na południowy wschód
dir-sw = na południowy zachód
dir-w = na zachód
dir-nw = na północny zachód
dir-ne = na północny wschód

## Pytania.

ask-pick = { $pawn ->
    [only] Którym pojazdem jedziesz? Każdy ma ogień ▲, pancerz ■ i dopalacze ●.
   *[other] Którym pojazdem jedzie twój pionek { $pawn }? Każdy ma ogień ▲, pancerz ■ i dopalacze ●.
}
ask-resign = { $pawn ->
    [only] Nie masz drogi ucieczki:
   *[other] Twój pionek { $pawn } nie ma drogi ucieczki:
} z hali { $cell } nie da się dojechać do żadnego wyjścia. { $hope ->
    [none] Nic tego już nie zmieni.
   *[some] Drogę mogłaby otworzyć tylko nowa hala.
} Grasz dalej czy rezygnujesz?
ask-move = { $pawn ->
    [only] Dokąd jedziesz?
   *[other] Dokąd jedzie twój pionek { $pawn }?
} { $place ->
    [outside] Do środka przez halę narożną albo na dobre w drogę.
   *[inside] { $boosters ->
        [0] O jedną halę; dopalaczy już nie ma.
        [one] O jedną halę albo o dwie za ostatni dopalacz ●.
        [few] O jedną halę albo o dwie za dopalacz ● (masz { $boosters }).
       *[many] O jedną halę albo o dwie za dopalacz ● (masz { $boosters }).
    }
}
ask-propose = Twoja wymiana ({ $partner }): dajesz { $offered }, dostajesz { $asked }. Pozostałe propozycje: { $left }.
ask-counter = Twoja kontrpropozycja ({ $partner }): dajesz { $offered }, dostajesz { $asked }. Pozostałe propozycje: { $left }.
ask-answer-counter = { $who } składa kontrpropozycję: dajesz { $asked }, dostajesz { $offered }. Zgoda?
ask-answer = { $who } proponuje wymianę: dajesz { $asked }, dostajesz { $offered }. Zgoda?
ask-give = Co przekazują sobie twoje pionki { $pawn } i { $partner }?
ask-loot = Wygrywasz walkę ({ $loser }). Który żeton zabierasz?
ask-hall = Którą halę z ręki wykładasz?
ask-token = Który żeton z ręki wykładasz?
ask-where = Gdzie wykładasz { $what }?
ask-turn = Jak obracasz { $what } na polu { $cell }?
ask-destroy = Masz kafel WCP: którą halę niszczysz?
ask-over = Partia jest skończona.

## Możliwości.

do-go-on = gram dalej, choć nie ma drogi do wyjścia
do-resign = rezygnuję: ten pojazd wypada z gry
do-move = { $way } do hali { $cell }
do-boost = z dopalaczem { $way } do hali { $cell }
do-move-and = { $move }: { $prospect }
do-leave = opuść bazę na dobre z hali { $cell } przez { $exit }
do-drive-off = odjedź i opuść bazę na dobre
do-press = wciśnij Wielki Czerwony Przycisk: wszyscy inni mają jeszcze jedną turę
do-ignore = zostaw pozostałych w spokoju
do-trade = zaproponuj wymianę: { $who }
do-attack = zaatakuj: { $who }
do-give = przekaż lub weź: { $who }
do-offer = oddaj { $token }
do-ask = poproś o { $token }
do-propose = złóż tę propozycję
do-cancel = porzuć wymianę
do-accept = zgoda
do-accept-trade = zgoda: dajesz { $gives }, dostajesz { $gets }
do-counter = złóż kontrpropozycję
do-decline = odmów
do-hand = przekaż { $token }
do-take = weź { $token }
do-done = gotowe
do-loot = zabierz { $token }
do-turn = obrót o { $sixths ->
    [0] nic
    [one] { $sixths } szóstą
    [few] { $sixths } szóste
   *[many] { $sixths } szóstych
}: { $edges }
prospect-meet = stoi tam { $who }
prospect-take = bierzesz { $token }
prospect-capture = przejmujesz { $token } od niechronionej strony
prospect-win = pokonujesz { $token }, zostaje pancerz { $armour }
prospect-draw = { $token } i twój pojazd niszczą się nawzajem
prospect-lose = { $token } niszczy twój pojazd

## Co się stało.

tell-picked = { $who ->
    [you] Wybierasz
   *[other] { $name } wybiera
} pojazd { $card }.
tell-drew = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $halls ->
    [one] { $halls } halę
    [few] { $halls } hale
   *[many] { $halls } hal
} i { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}.
tell-drew-faces = Dobierasz: { $what }.
tell-moved = { $who ->
    [you] Wjeżdżasz
   *[other] { $name } wjeżdża
} do hali { $cell }.
tell-boosted = { $who ->
    [you] Zużywasz dopalacz i przez halę { $over } wjeżdżasz
   *[other] { $name } zużywa dopalacz i przez halę { $over } wjeżdża
} do hali { $cell }.
tell-stuck = { $who ->
    [you] Nie masz
   *[other] { $name } nie ma
} dokąd jechać.
tell-left = { $who ->
    [you] Opuszczasz
   *[other] { $name } opuszcza
} bazę{ $exit ->
    [none] {""}
   *[other] {" "}wyjściem { $exit }
}, kolejność wyjścia: { $number }, { $worth ->
    [one] 1 punkt
    [few] { $worth } punkty
   *[many] { $worth } punktów
}.
tell-lost = { $who ->
    [you] Przepadasz
   *[other] { $name } przepada
} w bazie.
tell-back-outside = { $who ->
    [you] Wracasz
   *[other] { $name } wraca
} na zewnątrz, z wartościami z karty.
tell-took = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} { $token }.
tell-captured = { $who ->
    [you] Przejmujesz
   *[other] { $name } przejmuje
} { $guard } od niechronionej strony.
tell-fight-won = { $who ->
    [you] Pokonujesz
   *[other] { $name } pokonuje
} { $guard }; zostaje pancerz { $armour }.
tell-fight-draw = { $who ->
    [you] Twój pojazd
   *[other] { $name }
} i { $guard } niszczą się nawzajem.
tell-fight-lost = { $guard } niszczy { $who ->
    [you] twój pojazd
   *[other] pojazd ({ $name })
}.
tell-returned = { $count ->
    [one] Do stosu żetonów wraca
    [few] Do stosu żetonów wracają
   *[many] Do stosu żetonów wraca
} { $tokens }.
tell-ignored = { $who ->
    [you] Nie robisz
   *[other] { $name } nie robi
} nic w tej hali.
tell-proposed = { $who ->
    [you] Proponujesz
   *[other] { $name } proponuje
} wymianę ({ $whom ->
    [you] tobie
   *[other] { $other }
}): { $offered } za { $asked }.
tell-countered = { $who ->
    [you] Składasz
   *[other] { $name } składa
} kontrpropozycję ({ $whom ->
    [you] tobie
   *[other] { $other }
}): { $offered } za { $asked }.
tell-traded = Wymiana doszła do skutku: { $who ->
    [you] ty
   *[other] { $name }
} i { $whom ->
    [you] ty
   *[other] { $other }
}.
tell-declined = { $who ->
    [you] Odrzucasz
   *[other] { $name } odrzuca
} wymianę.
tell-cancelled = { $who ->
    [you] Porzucasz
   *[other] { $name } porzuca
} wymianę.
tell-gave = { $name } przekazuje { $token }; odbiera { $other }.
tell-attacked = { $who ->
    [you] Atakujesz
   *[other] { $name } atakuje
} ({ $whom ->
    [you] ciebie
   *[other] { $other }
}): zostają pancerze { $left } i { $right }.
tell-looted = { $who ->
    [you] Wygrywasz i zabierasz
   *[other] { $name } wygrywa i zabiera
} { $token }; { $whom ->
    [you] tracisz go ty
   *[other] traci { $other }
}.
tell-laid-hall = { $who ->
    [you] Wykładasz
   *[other] { $name } wykłada
} halę { $hall } na polu { $cell }, przejścia { $edges }.
tell-no-hall = { $who ->
    [you] Nie masz
   *[other] { $name } nie ma
} hali, którą da się wyłożyć.
tell-laid-token = { $who ->
    [you] Wykładasz
   *[other] { $name } wykłada
} { $what } w hali { $cell }.
tell-laid-guard = { $who ->
    [you] Wystawiasz
   *[other] { $name } wystawia
} { $what } w hali { $cell }, pilnowane strony: { $edges }.
tell-closed = Żadnej hali nie da się już wyłożyć: odtąd każdy może wcisnąć przycisk.
tell-pressed = { $who ->
    [you] Wciskasz
   *[other] { $name } wciska
} Wielki Czerwony Przycisk! Wszyscy inni mają jeszcze jedną turę.
tell-failsafe = Nikt nie wcisnął przycisku: baza odpala go sama, a za sprawcę { $who ->
    [you] uchodzisz ty
   *[other] uchodzi { $name }
}.
tell-stage-two = Zaczyna się etap II, turę { $who ->
    [you] masz ty
   *[other] ma { $name }
}.
tell-opened = Hala centralna znika, wszystkie wyjścia są otwarte.
tell-tile = Kafel WCP { $who ->
    [you] dostajesz ty
   *[other] dostaje { $name }
}.
tell-destroyed = { $who ->
    [you] Niszczysz
   *[other] { $name } niszczy
} halę { $cell }.
tell-lapsed = { $who ->
    [you] Nie znajdujesz
   *[other] { $name } nie znajduje
} hali do zniszczenia.
tell-resigned = { $who ->
    [you] Rezygnujesz
   *[other] { $name } rezygnuje
}.
tell-collapsed = Nie ma już czego niszczyć: baza się zapada.

## Opcje.

option-teams = Drużyny: dwóch lub trzech graczy prowadzi sześć pionków
option-teams-off = każdy gracz ma jeden pionek
option-teams-on = trzy pionki na gracza we dwoje, dwa we troje

## Koniec.

end-all-out = Nikt ze środka nie może się już wydostać; wygrywają najcenniejsze wyniesione trofea.
end-collapse = Baza się zapadła; wygrywają najcenniejsze wyniesione trofea.
end-nobody-left = Nikt nie opuścił bazy: wszyscy przegrywają.

## Dlaczego nie.

clause-WCP-003 = Pojazdy wybiera się przed pierwszą turą, po jednym dla pionka, i już się ich nie zmienia.
clause-WCP-017 = Ruch jest możliwy, więc najpierw musisz jechać.
clause-WCP-019 = W turze wykładasz dokładnie jedną halę, przed żetonem: wybierz halę, pole i obrót.
clause-WCP-020 = W turze wykładasz dokładnie jeden żeton, po hali: wybierz żeton, halę i obrót strażnika.
clause-WCP-023 = Nie ma tam jeszcze hali: ruch wymaga wyłożonej hali i przejść po obu stronach granicy.
clause-WCP-024 = Tę granicę zamyka ściana: obie hale muszą mieć tam przejście.
clause-WCP-026 = Z zewnątrz można wjechać tylko do narożnej hali przy własnym wejściu, przez przejście.
clause-WCP-027 = Nikt nie opuszcza bazy, zanim zniknie hala centralna.
clause-WCP-032 = Ruch o dwie hale kosztuje dopalacz, a nie masz żadnego.
clause-WCP-033 = Wyłóż halę z ręki na polu, które jest jeszcze wolne.
clause-WCP-034 = Nowa hala musi mieć przejście do wyłożonej hali albo do czynnego wejścia.
clause-WCP-035 = To odcięłoby na dobre część planszy: obróć halę tak, by wszystko pozostało połączone.
clause-WCP-036 = To zamurowałoby czynne wejście: musi tam być przejście.
clause-WCP-038 = Tej hali nie da się nigdzie wyłożyć; zostaje na ręce.
clause-WCP-039 = Wyłóż żeton z ręki na wyłożonej hali.
clause-WCP-040 = Żeton wymaga pustej hali: bez żetonu, bez pionka i nie z przyciskiem.
clause-WCP-053 = Gdy w hali stoi inny pionek, ignorujesz go, wymieniasz się albo atakujesz; nic innego przed tym.
clause-WCP-055 = Wymieniać można tylko trofea i usprawnienia obu pionków, każde raz.
clause-WCP-056 = Przekazują sobie żetony tylko pionki jednej drużyny w tej samej hali, każdy żeton raz.
clause-WCP-058 = Ignorować, wymieniać, atakować i przekazywać może tylko ten, kto właśnie wjechał, raz w turze.
clause-WCP-069 = Zaatakować można tylko pionek w hali, do której właśnie wjeżdżasz.
clause-WCP-072 = Zabierz trofeum albo usprawnienie, które ma przegrany.
clause-WCP-079 = Przycisk można wcisnąć tylko wjeżdżając do hali centralnej.
clause-WCP-080 = Wcisnąć można tylko bez hal na ręce i przy pustym stosie hal, albo gdy nikt już nie może ich wyłożyć.
clause-WCP-083 = Stoisz przy przycisku: najpierw go wciśnij albo zostaw w spokoju.
clause-WCP-091 = Opuszcza się bazę ruchem z hali przy wyjściu; odjechać mogą pionki czekające na zewnątrz.
clause-WCP-094 = Wyjście zamyka ściana tej hali.
clause-WCP-096 = Kto opuścił bazę, nie wykonuje już ruchów.
clause-WCP-100 = Hali nie wykłada się na polu centralnym ani na zniszczonej hali.
clause-WCP-101 = Żetonu nie wykłada się na polu centralnym ani na zniszczonej hali.
clause-WCP-102 = Niszczy się halę, która jeszcze stoi.
clause-WCP-103 = Pierwsza niszczona hala musi graniczyć z dziurą po hali centralnej.
clause-WCP-104 = Zniszczyć można tylko halę obok dziury albo gruzów.
clause-WCP-105 = Hali z pionkiem nie można zniszczyć.
clause-WCP-108 = Masz kafel WCP i musisz teraz zniszczyć halę.
clause-WCP-112 = Hale niszczy się na samym końcu tury i robi to tylko posiadacz kafla WCP.
clause-WCP-113 = Do zniszczonych hal nie można wjechać ani przez nie przejechać.
clause-WCP-117 = Gra jest skończona.
clause-WCP-122 = W drużynach gra dwóch albo trzech graczy.
clause-WCP-R03 = Ten pojazd jest już zajęty: każda karta jest tylko jedna.
clause-WCP-R06 = Na tej krawędzi nie ma wejścia: przejście na brzegu prowadzi donikąd.
clause-WCP-R11 = Tam i z powrotem to żaden ruch: druga hala musi być inna niż ta na początku.
clause-WCP-R13 = Ruch kończy się, gdy pionek jest poza bazą.
clause-WCP-R23 = Obraca się tylko strażników.
clause-WCP-R25 = Usprawnienia przechodzą ze znacznikami: nikt nie może zostać bez pancerza ani z długiem dopalaczy.
clause-WCP-R31 = Wymiana wymaga co najmniej jednego żetonu z każdej strony i zgody drugiego gracza.
clause-WCP-R33 = Zwycięzca musi najpierw zabrać przegranemu jeden żeton.
clause-WCP-R36 = Przycisk jest już wciśnięty.
clause-WCP-R42 = Hali centralnej już nie ma: na jej pole nie można wjechać ani przez nie przejechać.
clause-WCP-R53 = Zrezygnować albo grać dalej można wybrać tylko na początku tury pionkiem odciętym od wyjść.
clause-WCP-R60 = Pionki jednej drużyny nie wymieniają się ani nie atakują; przekazują sobie.
clause-WCP-R64 = Tak obrócone wygląda jak przy mniejszym obrocie: wybierz tamten.
clause-WCP-R67 = Na propozycję można odpowiedzieć kontrpropozycją, póki w tym spotkaniu zostały propozycje.
clause-WCP-R68 = Najpierw to dokończ: wymianę kończy odpowiedź albo rezygnacja, przekazywanie – zakończenie go.
clause-WCP-R65 = Nie ma co przekazać: wymiana wymaga żetonów po obu stronach, przekazanie po jednej.

# Co rozstrzygają same reguły, jak mówi o tym dziennik.
clause-WCP-029 = Zawartość hali mijanej z dopalaczem jest pomijana.
clause-WCP-049 = Strażnika, do którego wjeżdża się od niechronionej strony, przejmuje się bez walki.
clause-WCP-063 = Pokonany strażnik trafia na rękę zwycięzcy; stracony pancerz nie wraca.
clause-WCP-065 = Kto przegra ze strażnikiem, traci wszystkie trofea i usprawnienia.
clause-WCP-068 = Remis to porażka, ale strażnik trafia na rękę gracza.
clause-WCP-070 = Dwa pojazdy wymieniają ogień dokładnie raz, jednocześnie.
clause-WCP-084 = Po wciśnięciu przycisku każdy przeciwnik ma jeszcze jedną turę.
clause-WCP-085 = Etap II zaczyna się następną turą tego, kto wcisnął przycisk.
clause-WCP-095 = Kto opuścił bazę, nigdy do niej nie wraca.
clause-WCP-107 = Po zniszczeniu hali kafel WCP dostaje gracz po prawej.
clause-WCP-R08 = Pionek, który nie ma dokąd jechać, zostaje, a tura trwa dalej wykładaniem.
clause-WCP-R17 = Kto nie może wyłożyć żadnej hali, zatrzymuje wszystkie i przechodzi do żetonu.
clause-WCP-R22 = Wracające żetony są wtasowywane w stos.
clause-WCP-R37 = Gdy nie da się już wyłożyć żadnej hali, każdy może wcisnąć przycisk.
clause-WCP-R39 = Gdy długo nikt nie wciska przycisku, baza odpala go sama; za ile tur, mówi opis etapu.
clause-WCP-R41 = Wyjścia otwierają się, gdy znika hala centralna, na końcu pierwszej tury etapu II.
clause-WCP-R47 = Gdy nie ma hali do zniszczenia, obowiązek przepada; gdy przepadnie kolejno u wszystkich, baza się zapada.
clause-WCP-R50 = Pionek bez drogi wyjścia przegrywa, nawet jeśli zostanie wyrzucony z bazy.

## Obraz.

scene-stage-looting = I: łupy
scene-stage-closed = I: komplet
scene-stage-pressed = I: dogrywka
scene-stage-opening = II: otwarcie
scene-stage-fleeing = II: ucieczka
scene-hall = Hala { $cell }: { $hall }
scene-free = Pole { $cell }, wolne
scene-rubble = Pole { $cell }, gruzy
scene-centre = Hala { $cell }: hala centralna
scene-hole = Pole { $cell }: dziura po hali centralnej
scene-ways = Przejazd: { $dirs }.
scene-button = Wielki Czerwony Przycisk na kaflu WCP
scene-pressed = wciśnięty
scene-strikes = zniszczy halę { $turns ->
    [0] na końcu tej tury
    [one] za { $turns } turę
    [few] za { $turns } tury
   *[many] za { $turns } tur
}
scene-on-turn = teraz jego tura
scene-turn = tura
scene-trapped = w pułapce
scene-draft = { $what }, właśnie wykładana tutaj
scene-entrance = Wejście { $entrance }: { $who }
scene-exit = Wejście bierne { $entrance }
scene-gate-active = Stąd wjeżdża się przez halę narożną; wyjazdu jeszcze nie ma.
scene-gate-passive = Nikt stąd nie startuje; w etapie II to wyjście.
scene-gate-open = Otwarte wyjście.
scene-gate-steps = { $steps ->
    [one] Jeden krok, by wyjechać tędy.
    [few] { $steps } kroki, by wyjechać tędy.
   *[many] { $steps } kroków, by wyjechać tędy.
}
scene-gate-shut = Nie ma wyjazdu: w hali narożnej jest tu ściana albo hali nie ma.
scene-away = Poza bazą
scene-hall-stack = Hale
scene-token-stack = Żetony
scene-halls = { $count ->
    [one] jedna hala w stosie
    [few] hale w stosie
   *[many] hale w stosie
}
scene-tokens = { $count ->
    [one] jeden żeton w stosie
    [few] żetony w stosie
   *[many] żetony w stosie
}
scene-halls-held = { $count ->
    [one] jedna hala na ręce
    [few] hale na ręce
   *[many] hale na ręce
}
scene-tokens-held = { $count ->
    [one] jeden żeton na ręce
    [few] żetony na ręce
   *[many] żetony na ręce
}
scene-garage = Wolne pojazdy
scene-card = { $card }: ogień { $fire }, pancerz { $armour }, dopalacze { $boosters }
scene-deal = { $who } daje
scene-proposals = Pozostałe propozycje: { $left }.
scene-worth = trofea warte { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = wybrane
scene-turns = Możliwe obroty na polu { $cell }
scene-tile = { $hall }, przejścia: { $dirs }
scene-trophy = { $name }, trofeum o wartości { $value }
scene-upgrade-fire = { $name }, usprawnienie: ogień +{ $by }
scene-upgrade-armour = { $name }, usprawnienie: pancerz +{ $by }
scene-upgrade-boosters = { $name }, usprawnienie: dopalacze +{ $by }
scene-guard = { $name }, strażnik: ogień { $fire }, pancerz { $armour }, pilnuje: { $dirs }

pick-boost = z dopalaczem, inną drogą
pick-trade = wymiana
pick-attack = atak
pick-give = przekazywanie

## Pionki i rzeczy w zdaniach.

own-pawn-subject = twój pionek { $pawn }
own-pawn = twój pionek { $pawn }
hall-object = halę { $hall }
edges-all = ze wszystkich stron
object-t1a = Konserwy
object-t1b = Bęben kabla
object-t2a = Radiostację
object-t2b = Skrzynię medyczną
object-t3a = Kufer optyki
object-t3b = Baterię ogniw
object-t4a = Archiwum map
object-t4b = Bank nasion
object-t5a = Ogniwo fuzyjne
object-t5b = Rdzeń szyfrów
object-uf1 = Podwójną lufę
object-ua1 = Blachę
object-ua2 = Płytę kompozytową
object-ub1 = Bańkę paliwa
object-ub2 = Butlę nitro
object-g01 = Potykacz
object-g02 = Brytana
object-g03 = Żądło
object-g04 = Pikietę
object-g05 = Kołowrót
object-g06 = Szaniec
object-g07 = Kopijnika
object-g08 = Zgniatacz
object-g09 = Żniwiarza
object-g10 = Kolosa

## Dalsze pytania i możliwości.

ask-meet = { $pawn ->
    [only] Spotkanie w hali { $cell }: { $others }.
   *[other] Spotkanie twojego pionka { $pawn } w hali { $cell }: { $others }.
} Co robisz?
ask-press = { $pawn ->
    [only] Stoisz
   *[other] Twój pionek { $pawn } stoi
} przy Wielkim Czerwonym Przycisku. Wciskasz? Wszyscy inni mają wtedy jeszcze jedną turę, a potem baza się rozpada.
ask-press-or-meet = { $pawn ->
    [only] Stoisz
   *[other] Twój pionek { $pawn } stoi
} przy Wielkim Czerwonym Przycisku, jest tu też { $others }. Wciskasz, zajmujesz się innymi czy nic nie robisz?
ask-turn-only = Na polu { $cell } pasuje tylko jeden obrót. Wykładasz { $what }?
do-not-press = nie wciskaj
do-lay-hall = wyłóż halę { $hall }, { $count ->
    [6] otwartą ze wszystkich stron
   *[other] otwartą z { $count } stron
}
do-lay-token = wyłóż { $token }
do-on-free = na polu { $cell }
do-on-hall = w hali { $cell }
do-destroy = zniszcz halę { $cell }
do-destroy-with = zniszcz halę { $cell } (leży tam { $token })
do-leave-boosted = z dopalaczem opuść bazę na dobre z hali { $cell } przez { $exit }

## Przyciski do tego, co łatwo przeoczyć na planszy.

verb-press = Wciśnij Wielki Czerwony Przycisk
verb-attack = Zaatakuj
verb-trade = Wymień się
verb-give = Przekaż lub weź
verb-leave = Wyjedź przez { $value }
verb-drive-off = Opuść bazę
verb-loot = Zabierz łup
verb-offer = Zaproponuj żeton
verb-ask = Poproś o żeton
verb-hand = Przekaż
verb-take = Weź

## Liczby, na które patrzą gracze.

gauge-points = ★
    .name = punkty
gauge-fire = ▲
    .name = ogień
gauge-armour = ■
    .name = pancerz
gauge-boosters = ●
    .name = dopalacze
gauge-tokens = ◆
    .name = żetony na ręce
gauge-alarm = II
    .name = Po jeszcze jednej turze wszystkich innych zacznie się etap II
gauge-way = ↗
    .name = kroki do najbliższego wyjścia
gauge-vehicle = ♥
    .name = pojazd
gauge-escape = ✓
    .name = droga ucieczki
gauge-vehicle-p1 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p1)
gauge-vehicle-p2 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p2)
gauge-vehicle-p3 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p3)
gauge-vehicle-p4 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p4)
gauge-vehicle-p5 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p5)
gauge-vehicle-p6 = { gauge-vehicle }
    .name = { gauge-vehicle.name } (p6)
gauge-escape-p1 = { gauge-escape }
    .name = { gauge-escape.name } (p1)
gauge-escape-p2 = { gauge-escape }
    .name = { gauge-escape.name } (p2)
gauge-escape-p3 = { gauge-escape }
    .name = { gauge-escape.name } (p3)
gauge-escape-p4 = { gauge-escape }
    .name = { gauge-escape.name } (p4)
gauge-escape-p5 = { gauge-escape }
    .name = { gauge-escape.name } (p5)
gauge-escape-p6 = { gauge-escape }
    .name = { gauge-escape.name } (p6)

## Chwile.

moment-picked = { $who ->
    [you] Wybierasz
   *[other] { $name } wybiera
} pojazd { $card }
    .values = Ogień { $fire }, pancerz { $armour }, dopalacze { $boosters }
moment-moved = { $who ->
    [you] Wjeżdżasz
   *[other] { $name } wjeżdża
} do hali { $cell }
moment-boosted = { $who ->
    [you] Pędzisz
   *[other] { $name } pędzi
} przez halę { $over } do hali { $cell }
    .cost = Kosztuje to dopalacz; co leży w hali { $over }, zostaje na miejscu.
moment-stuck = { $who ->
    [you] Nie masz
   *[other] { $name } nie ma
} dokąd jechać
    .next = Tura trwa dalej wykładaniem.
moment-trophy = Trofeum: ★{ $value } dla tego, kto wywiezie je z bazy
moment-upgrade-fire = Usprawnienie: ogień +{ $by }
moment-upgrade-armour = Usprawnienie: pancerz +{ $by }
moment-upgrade-boosters = Usprawnienie: dopalacze +{ $by }
moment-guard = Ogień { $fire }, pancerz { $armour }
moment-took = { $who ->
    [you] Znajdujesz
   *[other] { $name } znajduje
} { $token }
moment-captured = { $who ->
    [you] Przejmujesz
   *[other] { $name } przejmuje
} { $token }
    .how = Wjazd od strony, której strażnik nie pilnuje: bez walki.
    .hand = Strażnik trafia na rękę i można go znów wystawić.
moment-fight-won = { $who ->
    [you] Pokonujesz
   *[other] { $name } pokonuje
} { $token }
    .left = { $armour ->
        [one] Zostaje tylko jeden punkt pancerza.
        [few] Zostaje pancerz { $armour }.
       *[many] Zostaje pancerz { $armour }.
    }
    .hand = Strażnik trafia na rękę i można go znów wystawić.
moment-fight-draw = { $who ->
    [you] Twój pojazd
   *[other] { $name }
} i { $guard } niszczą się nawzajem
    .lost = Przepadają wszystkie trofea i usprawnienia pojazdu.
    .hand = Strażnik trafia na rękę.
moment-fight-lost = { $guard } niszczy { $who ->
    [you] twój pojazd
   *[other] pojazd ({ $name })
}
    .lost = Przepadają wszystkie trofea i usprawnienia pojazdu.
moment-back-outside = { $who ->
    [you] Zaczynasz
   *[other] { $name } zaczyna
} od nowa na zewnątrz
    .values = Pojazd ma znów pełne wartości z karty.
moment-lost = { $who ->
    [you] Przepadasz
   *[other] { $name } przepada
} w bazie
    .why = Nie było już drogi ucieczki; nic z tego pojazdu się nie liczy.
moment-left = { $who ->
    [you] Jesteś
   *[other] { $name } jest
} poza bazą!
    .number = { $number ->
        [1] Pierwsze wyjście: to rozstrzyga remisy.
       *[other] Kolejność wyjścia: { $number }; remisy wygrywa wcześniejsze wyjście.
    }
    .exit = Wyjście { $exit }.
    .counts = Trofea z pojazdu są bezpieczne: { $worth ->
        [one] 1 punkt.
        [few] { $worth } punkty.
       *[many] { $worth } punktów.
    }
moment-proposed = { $who ->
    [you] Proponujesz
   *[other] { $name } proponuje
} wymianę ({ $whom ->
    [you] tobie
   *[other] { $other }
})
    .gives = W ofercie: { $offered }
    .wants = W zamian za: { $asked }
moment-countered = { $who ->
    [you] Składasz
   *[other] { $name } składa
} kontrpropozycję ({ $whom ->
    [you] tobie
   *[other] { $other }
})
moment-traded = Wymiana: { $who ->
    [you] ty
   *[other] { $name }
} i { $whom ->
    [you] ty
   *[other] { $other }
}
    .markers = Żetony zmieniają właścicieli, usprawnienia razem ze znacznikami.
moment-declined = { $who ->
    [you] Odrzucasz
   *[other] { $name } odrzuca
} wymianę
moment-gave = { $name } przekazuje { $token }
    .to = Odbiera { $other }.
moment-attacked = { $who ->
    [you] Atakujesz!
   *[other] { $name } atakuje!
} ({ $whom ->
    [you] ciebie
   *[other] { $other }
})
    .undecided = Jedna wymiana ognia i nikt nie jest pokonany.
moment-armour = { $who ->
    [you] Zostaje ci
   *[other] { $name }: zostaje
} pancerz { $armour }.
moment-wreck = { $who ->
    [you] Twój pojazd jest zniszczony
   *[other] Pojazd jest zniszczony ({ $name })
}: przepadają usprawnienia.
moment-looted = { $who ->
    [you] Zabierasz
   *[other] { $name } zabiera
} { $token } ({ $whom ->
    [you] twoja strata
   *[other] traci { $other }
})
moment-laid-hall = { $who ->
    [you] Wykładasz
   *[other] { $name } wykłada
} halę { $hall } na polu { $cell }
    .open = Przejścia: { $edges }
moment-laid-guard = { $who ->
    [you] Wystawiasz
   *[other] { $name } wystawia
} { $token } w hali { $cell }
    .watches = Pilnowane strony: { $edges }; stamtąd czeka walka.
moment-laid-loot = { $who ->
    [you] Wykładasz
   *[other] { $name } wykłada
} { $token } w hali { $cell }
moment-closed = Wielki Czerwony Przycisk jest dostępny
    .why = Żadnej hali nie da się już wyłożyć: teraz każdy może go wcisnąć.
    .failsafe = Jeśli długo nikt tego nie zrobi, baza odpali go sama.
moment-pressed = { $who ->
    [you] Wciskasz
   *[other] { $name } wciska
} Wielki Czerwony Przycisk!
    .turns = Wszyscy inni mają jeszcze jedną turę; potem zaczyna się etap II.
    .after = Znika hala centralna, otwierają się wyjścia i hale walą się jedna po drugiej.
    .counts = Liczą się tylko trofea wywiezione z bazy.
moment-failsafe = Baza sama odpala Wielki Czerwony Przycisk!
    .who = Za sprawcę { $who ->
        [you] uchodzisz ty
       *[other] uchodzi { $name }
    }: wszyscy inni mają jeszcze jedną turę.
moment-stage-two = Etap II: baza zaczyna się walić
    .who = Na końcu { $who ->
        [you] twojej tury
       *[other] tej tury ({ $name })
    } znika hala centralna i otwierają się wyjścia.
    .goal = Wywieź trofea z bazy: nic innego się nie liczy.
moment-opened = Hala centralna znika: wyjścia są otwarte!
    .leave = Z hali narożnej z przejściem do wyjścia można wyjechać zwykłym ruchem.
    .falls = Kto ma kafel WCP, niszczy na końcu swojej tury jedną halę.
moment-destroyed = { $who ->
    [you] Niszczysz
   *[other] { $name } niszczy
} halę { $cell }
    .gone = Nikt już do niej nie wjedzie ani przez nią nie przejedzie.
moment-lapsed = { $who ->
    [you] Nie znajdujesz
   *[other] { $name } nie znajduje
} hali do zniszczenia
    .next = Baza zapadnie się, gdy zdarzy się to tyle razy z rzędu, ilu graczy nie zrezygnowało.
moment-collapsed = Baza się zapada!
    .inside = Kto jest jeszcze w środku, przepada.
    .outside = Kto czeka na zewnątrz, uchodzi cało.
moment-resigned = { $who ->
    [you] Rezygnujesz
   *[other] { $name } rezygnuje
}
    .rest = Pojazd zostaje w bazie; jego trofea się nie liczą.

## Do czego służą rzeczy.

thing-stage-looting = Zwiedzaj, zbieraj łupy i wykładaj hale. Gdy żadnej nie da się już wyłożyć albo nie masz hal, a stos jest pusty, w hali centralnej można wcisnąć Wielki Czerwony Przycisk.
    .clauses = WCP-080 WCP-R37
thing-stage-closed = Teraz każdy może wcisnąć przycisk, wjeżdżając do hali centralnej. Kto wciśnie, ma pierwszą turę etapu II.
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = Przycisk jest wciśnięty. W ostatnich turach etapu I warto zbliżyć się do wyjścia.
    .clauses = WCP-084 WCP-085
thing-stage-opening = Na końcu tej tury znika hala centralna i otwierają się wyjścia.
    .clauses = WCP-R41
thing-stage-fleeing = Uciekaj przez otwarte wyjście: liczą się tylko wywiezione trofea. Hale walą się jedna po drugiej, począwszy od dziury w środku.
    .clauses = WCP-095 WCP-104
thing-free = Nic tu jeszcze nie leży. Pasuje hala, która ma przejście do wyłożonej hali albo czynnego wejścia i niczego nie odcina.
    .clauses = WCP-034 WCP-035
thing-laid-hall = Wjeżdża się i wyjeżdża tam, gdzie obie hale mają przejście. Kto się tu zatrzyma, bierze łup albo spotyka strażnika.
    .clauses = WCP-024
thing-brittle = Leży obok dziury albo gruzów: jeśli nie stoi w niej pojazd, może runąć jako następna.
    .clauses = WCP-104 WCP-105
thing-centre = Serce bazy z Wielkim Czerwonym Przyciskiem. Jest otwarta ze wszystkich stron i nic się w niej nie wykłada.
    .clauses = WCP-079 WCP-080
thing-hole = Tu była hala centralna. Kto w niej stał, może jeszcze wyjechać; nikt nie wjedzie ani nie przejedzie.
    .clauses = WCP-R42
thing-rubble = Zniszczona hala: nie można do niej wjechać ani przez nią przejechać.
    .clauses = WCP-113
thing-wcp-tile-looting = Wielki Czerwony Przycisk. Wciska się go, wjeżdżając do hali centralnej, gdy nie ma już hal do wyłożenia: wtedy zaczyna się koniec bazy.
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = Przycisk jest wciśnięty: wszyscy inni mają jeszcze jedną turę.
    .clauses = WCP-084
thing-wcp-tile-fleeing = Kto ma kafel WCP, musi na końcu swojej tury zniszczyć halę, nawet spoza bazy; potem kafel dostaje gracz po prawej.
    .clauses = WCP-107 WCP-108
thing-entrance = Droga do bazy przez halę narożną obok. W etapie II staje się wyjściem.
    .clauses = WCP-026 WCP-027
thing-exit = Ruch z hali narożnej prowadzi stąd na zewnątrz, jeśli hala ma tu przejście. Kto wyjedzie, nie wraca, a trofea z pojazdu się liczą.
    .clauses = WCP-094 WCP-095
thing-away = Pojazdy, które opuściły bazę, z kolejnością wyjścia, i te, które przepadły.
    .clauses = WCP-095 WCP-096
thing-halls = Na końcu tury każdy uzupełnia rękę do sześciu hal, dopóki starcza stosu.
    .clauses = WCP-019
thing-tokens = Trofea, usprawnienia i strażnicy. Na końcu tury każdy uzupełnia rękę do sześciu; utracone żetony są wtasowywane z powrotem.
    .clauses = WCP-020 WCP-R22
thing-garage = Każdy pojazd można wybrać raz. Ogień ▲ odejmuje się od pancerza ■ przeciwnika; dopalacz ● opłaca ruch o dwie hale.
    .clauses = WCP-003 WCP-R03
thing-deal = Co zmieni właściciela, jeśli dojdzie do wymiany.
    .clauses = WCP-R31 WCP-R25
thing-seat = Gracz: pojazd z jego wartościami, to, co pojazd wiezie, oraz liczba hal i żetonów na ręce.
thing-turns = Ta sama rzecz we wszystkich możliwych obrotach: wybierz jeden.
    .clauses = WCP-R64
thing-own-hand = W każdej turze wykładasz jedną halę, a potem jeden żeton; widzisz je tylko ty.
    .clauses = WCP-019 WCP-020
thing-pawn = Pojazd w bazie. Wjedź do jego hali, żeby zaatakować albo się wymienić.
    .clauses = WCP-053 WCP-070
thing-vehicle = Ogień ▲ to tyle, ile pojazd odejmuje od pancerza przeciwnika w wymianie ognia; bez pancerza ■ jest zniszczony; każdy dopalacz ● opłaca jeden ruch o dwie hale.
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = Najgrubszy pancerz ze wszystkich i słaby ogień.
thing-card-v02 = Gruby pancerz i dwa dopalacze, słaby ogień.
thing-card-v03 = Szybki transporter: trzy dopalacze i niezły pancerz.
thing-card-v04 = Najszybszy: cztery dopalacze, ale lekki pancerz.
thing-card-v05 = Pancerz i ogień; tylko jeden dopalacz.
thing-card-v06 = Dobry we wszystkim, w niczym najlepszy.
thing-card-v07 = Szybki i celny, z lekkim pancerzem.
thing-card-v08 = Potężny ogień i niezły pancerz, ale żadnego dopalacza.
thing-card-v09 = Potężny ogień i jeden dopalacz, żeby skrócić dystans.
thing-card-v10 = Potężny ogień i dwa dopalacze; najcieńszy pancerz.
thing-tile = Wyłóż ją na wolnym polu obok hal, obróconą tak, by się łączyła i niczego nie odcinała.
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = Trzy przejścia obok siebie: dobra na brzegi i narożniki.
thing-hall-h02 = Prosta droga z odnogą w jedną stronę.
thing-hall-h03 = Prosta droga z odnogą w drugą stronę.
thing-hall-h04 = Trzy przejścia, co drugi bok.
thing-hall-h05 = Cztery przejścia z rzędu, dwie ściany obok siebie.
thing-hall-h06 = Cztery przejścia: trzy obok siebie i jedno osobno.
thing-hall-h07 = Dwie krzyżujące się proste drogi; dwie przeciwległe ściany.
thing-hall-h08 = Otwarta ze wszystkich stron prócz jednej.
thing-hall-h09 = Otwarta ze wszystkich stron: pasuje wszędzie, gdzie może leżeć hala, i nie trzeba jej obracać.
thing-trophy = Wywieź je z bazy w etapie II: wygrywają najcenniejsze trofea.
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = Każdy punkt ognia odejmuje o jeden punkt pancerza więcej w każdej wymianie ognia.
    .clauses = WCP-R25
thing-upgrade-armour = Od razu dodaje punkty pancerza; zestrzelony pancerz nie wraca.
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = Dodaje dopalacze: każdy opłaca jeden ruch o dwie hale.
    .clauses = WCP-032 WCP-R25
thing-guard = Walczy z każdym, kto wjedzie od pilnowanej strony, aż jedna ze stron straci pancerz. Od każdej innej strony można go przejąć bez walki.
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = W walce teraz wygrywa twój pojazd { $vehicle }, pancerz { $armour } → { $left }.
thing-fight-draw = W walce teraz niszczą się nawzajem: przepada twój pojazd { $vehicle } i wszystko, co wiezie.
thing-fight-lost = W walce teraz przegrywa twój pojazd { $vehicle } i przepada wszystko, co wiezie.
thing-worth = Na pokładzie: trofea warte ★{ $worth }.
thing-way = { $steps ->
    [one] Jeden krok, by wyjechać najbliższym wyjściem.
    [few] { $steps } kroki, by wyjechać najbliższym wyjściem.
   *[many] { $steps } kroków, by wyjechać najbliższym wyjściem.
}
thing-cut-off = Żadna droga nie prowadzi stąd do wyjścia.

# Nazwy z pliku z danymi: `called-` i nazwa angielska.
called-fan = Wachlarz
called-left-fork = Rozwidlenie lewe
called-right-fork = Rozwidlenie prawe
called-triad = Trójnik
called-gallery = Galeria
called-junction = Węzeł
called-crossing = Skrzyżowanie
called-loading-bay = Rampa
called-hangar = Hangar
called-ration-tins = Konserwy
called-cable-drum = Bęben kabla
called-field-radio = Radiostacja
called-med-crate = Skrzynia medyczna
called-optics-case = Kufer optyki
called-battery-bank = Bateria ogniw
called-map-archive = Archiwum map
called-seed-vault = Bank nasion
called-fusion-cell = Ogniwo fuzyjne
called-cipher-core = Rdzeń szyfrów
called-twin-barrel = Podwójna lufa
called-scrap-plate = Blacha
called-composite-plate = Płyta kompozytowa
called-fuel-flask = Bańka paliwa
called-nitro-tank = Butla nitro
called-tripwire = Potykacz
called-watchdog = Brytan
called-stinger = Żądło
called-picket = Pikieta
called-turnstile = Kołowrót
called-bulwark = Szaniec
called-lancer = Kopijnik
called-crusher = Zgniatacz
called-reaper = Żniwiarz
called-colossus = Kolos
called-mammoth = Mamut
called-camel = Wielbłąd
called-mule = Muł
called-hornet = Szerszeń
called-rhino = Nosorożec
called-jackal = Szakal
called-lynx = Ryś
called-anvil = Kowadło
called-hammer = Młot
called-viper = Żmija

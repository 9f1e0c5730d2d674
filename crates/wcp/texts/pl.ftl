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
place-inside = w { $cell }
place-trapped = w { $cell }, w pułapce
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

ask-pick = Wybierz pojazd dla pionka: { $who }.
ask-resign = { $who } nie ma drogi do żadnego wyjścia. Grasz dalej czy rezygnujesz?
ask-move = Dokąd jedzie { $who }?
ask-encounter = Co robi { $who } w tej hali?
ask-propose = Twoja wymiana z { $partner }: dajesz { $offered }, dostajesz { $asked }. Pozostałe propozycje: { $left }.
ask-answer = { $who } proponuje wymianę: dostajesz { $offered }, dajesz { $asked }. Zgoda?
ask-give = Co przekazują sobie twój pionek i { $partner }?
ask-loot = Co zabierasz przegranemu ({ $loser })?
ask-hall = Którą halę wykładasz?
ask-token = Który żeton wykładasz?
ask-where = Gdzie wykładasz: { $what }?
ask-turn = Jak obracasz: { $what } na { $cell }?
ask-destroy = Którą halę niszczysz?
ask-over = Partia jest skończona.

## Możliwości.

do-go-on = gram dalej
do-resign = rezygnuję z reszty gry
do-move = { $way } do { $cell }
do-boost = z dopalaczem { $way } do { $cell }
do-move-and = { $move }: { $prospect }
do-leave = opuść bazę na dobre przez { $exit } z { $cell }
do-drive-off = odjedź i opuść bazę na dobre
do-press = wciśnij przycisk
do-ignore = zignoruj pozostałych
do-trade = zaproponuj wymianę: { $who }
do-attack = zaatakuj: { $who }
do-give = przekaż lub weź: { $who }
do-offer = oddaj { $token }
do-ask = poproś o { $token }
do-propose = złóż tę propozycję
do-cancel = porzuć wymianę
do-accept = zgoda
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
prospect-draw = remis z { $token }, tracisz pojazd
prospect-lose = przegrana walka z { $token }, tracisz pojazd

## Co się stało.

tell-picked = { $who } wybiera pojazd { $card }.
tell-drew = { $who } dobiera { $halls ->
    [one] { $halls } halę
    [few] { $halls } hale
   *[many] { $halls } hal
} i { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}.
tell-drew-faces = Dobierasz: { $what }.
tell-moved = { $who } wjeżdża do { $cell }.
tell-boosted = { $who } zużywa dopalacz i przez { $over } wjeżdża do { $cell }.
tell-stuck = { $who } nie ma dokąd jechać.
tell-left = { $who } opuszcza bazę, kolejność wyjścia: { $number }.
tell-lost = { $who } przepada.
tell-back-outside = { $who } wraca na zewnątrz, z wartościami z karty.
tell-took = { $who } bierze { $token }.
tell-captured = { $who } przejmuje { $guard } od niechronionej strony.
tell-fight-won = { $who } walczy i wygrywa: { $guard }; zostaje pancerz { $armour }.
tell-fight-draw = { $who } i { $guard } niszczą się nawzajem.
tell-fight-lost = { $who } walczy i przegrywa: { $guard }.
tell-returned = { $count ->
    [one] Do stosu żetonów wraca
    [few] Do stosu żetonów wracają
   *[many] Do stosu żetonów wraca
} { $tokens }.
tell-ignored = { $who } ignoruje pozostałych.
tell-proposed = { $who } proponuje wymianę ({ $partner }): { $offered } za { $asked }.
tell-traded = { $who } i { $partner } wymieniają się.
tell-declined = { $who } odmawia.
tell-cancelled = { $who } porzuca wymianę.
tell-gave = { $from } przekazuje { $token }; odbiera { $to }.
tell-attacked = { $attacker } atakuje ({ $defender }): zostają pancerze { $left } i { $right }.
tell-looted = { $winner } wygrywa i zabiera { $token }; traci { $loser }.
tell-laid-hall = { $who } wykłada halę { $what } na { $cell }, przejścia { $edges }.
tell-no-hall = { $who } nie ma hali, którą da się wyłożyć.
tell-laid-token = { $who } wykłada { $what } na { $cell }.
tell-laid-guard = { $who } wykłada strażnika { $what } na { $cell }, pilnuje { $edges }.
tell-closed = Żadnej hali nie da się już wyłożyć: odtąd każdy może wcisnąć przycisk.
tell-pressed = { $who } wciska przycisk! Wszyscy inni mają jeszcze jedną turę.
tell-failsafe = Nikt nie wcisnął przycisku: baza odpala go sama, a za wciskającego uchodzi { $who }.
tell-stage-two = Zaczyna się etap II, turę ma { $who }.
tell-opened = Hala centralna znika, wszystkie wyjścia są otwarte.
tell-tile = Kafel WCP dostaje { $who }.
tell-destroyed = { $who } niszczy { $cell }.
tell-lapsed = { $who } nie znajduje hali do zniszczenia.
tell-resigned = { $who } rezygnuje.
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

clause-WCP-003 = Pojazdy wybiera się przed pierwszą turą, po jednym dla pionka: potem już nie można.
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
clause-WCP-R39 = Gdy przez dwanaście rund nikt nie wciśnie przycisku, baza odpala go sama.
clause-WCP-R41 = Wyjścia otwierają się, gdy znika hala centralna, na końcu pierwszej tury etapu II.
clause-WCP-R47 = Gdy nie ma hali do zniszczenia, obowiązek przepada; gdy przepadnie kolejno u wszystkich, baza się zapada.
clause-WCP-R50 = Pionek bez drogi wyjścia przegrywa, nawet jeśli zostanie wyrzucony z bazy.

## Obraz.

scene-stage-looting = I: łupy
scene-stage-closed = I: komplet
scene-stage-pressed = I: dogrywka
scene-stage-opening = II: otwarcie
scene-stage-fleeing = II: ucieczka
scene-hall = { $cell }, { $hall }
scene-free = { $cell }, wolne pole
scene-rubble = { $cell }, gruzy
scene-centre = { $cell }, hala centralna
scene-hole = { $cell }, dziura po hali centralnej
scene-ways = Przejazd: { $dirs }.
scene-button = wielki czerwony przycisk na kaflu WCP
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
scene-gate-shut = Nie ma wyjazdu: w hali narożnej jest tu ściana albo hali nie ma.
scene-away = Poza bazą
scene-hall-stack = Hale
scene-token-stack = Żetony
scene-halls = { $count ->
    [one] { $count } hala w stosie
    [few] { $count } hale w stosie
   *[many] { $count } hal w stosie
}
scene-tokens = { $count ->
    [one] { $count } żeton w stosie
    [few] { $count } żetony w stosie
   *[many] { $count } żetonów w stosie
}
scene-halls-held = { $count ->
    [one] { $count } hala na ręce
    [few] { $count } hale na ręce
   *[many] { $count } hal na ręce
}
scene-tokens-held = { $count ->
    [one] { $count } żeton na ręce
    [few] { $count } żetony na ręce
   *[many] { $count } żetonów na ręce
}
scene-garage = Wolne pojazdy
scene-card = { $card }: ogień { $fire }, pancerz { $armour }, dopalacze { $boosters }
scene-deal = { $who } daje
scene-proposals = Pozostałe propozycje: { $left }.
scene-worth = trofea warte { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = wybrane
scene-turns = Możliwe obroty na { $cell }
scene-tile = { $hall }, przejścia: { $dirs }
scene-trophy = { $name }, trofeum o wartości { $value }
scene-upgrade-fire = { $name }, usprawnienie: ogień +{ $by }
scene-upgrade-armour = { $name }, usprawnienie: pancerz +{ $by }
scene-upgrade-boosters = { $name }, usprawnienie: dopalacze +{ $by }
scene-guard = { $name }, strażnik: ogień { $fire }, pancerz { $armour }, pilnuje: { $dirs }

pick-boost = z dopalaczem
pick-trade = wymiana
pick-attack = atak
pick-give = przekazywanie

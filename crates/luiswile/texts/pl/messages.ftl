# Ucieczka z Luiswile.

# Sposoby ucieczki: nazwa, potem biernik, biernik z „twój”, dopełniacz, „przy czym” i podmiot po dwukropku.
way-tunnel = podkop
    .the = podkop
    .your = twój podkop
    .of = podkopu
    .on = przy podkopie
    .subject = podkop
way-force = ucieczka siłowa
    .the = ucieczkę siłową
    .your = twoją ucieczkę siłową
    .of = ucieczki siłowej
    .on = przy ucieczce siłowej
    .subject = ucieczka siłowa
way-finesse = ucieczka finezyjna
    .the = ucieczkę finezyjną
    .your = twoją ucieczkę finezyjną
    .of = ucieczki finezyjnej
    .on = przy ucieczce finezyjnej
    .subject = ucieczka finezyjna
way-all = wszystkie sposoby

pile-tunnel = Podkop
    .short = Podkop
pile-force = Siłowo
    .short = Siłowo
pile-finesse = Finezyjnie
    .short = Finezyjnie
pile-watch = Warta
    .short = Warta
pile-sabotage = Sabotaż
    .short = Sabotaż
pile-recruit = Werbunek
    .short = Werbunek
pile-rest = Odpoczynek
    .short = Odpoczynek

trait-cunning = spryt
trait-strength = siła
trait-observation = obserwacja

value-shovel = łopata { $n }
value-banknotes = banknoty { $n }
value-bulb = żarówka { $n }
value-observation = obserwacja { $n }
value-cunning = spryt { $n }
value-strength = siła { $n }
value-none = bez zadania

nation-pl = Polak
    .many = Polacy
nation-de = Niemiec
    .many = Niemcy
nation-ru = Rosjanin
    .many = Rosjanie
nation-it = Włoch
    .many = Włosi
nation-ie = Irlandczyk
    .many = Irlandczycy
nation-us = Amerykanin
    .many = Amerykanie
nation-fr = Francuz
    .many = Francuzi
nation-mx = Meksykanin
    .many = Meksykanie

# Karty i ich zasady specjalne.
card = { $who }, { $nation }: łopata { $shovel }, banknoty { $banknotes }, żarówka { $bulb }, spryt { $cunning }, siła { $strength }, obserwacja { $observation }
skill-aversion = Niechęć ({ $nation } nie mają u niego wstępu)
skill-refuses = Odmowa (nie słucha szefów, którymi są { $nation })
skill-stubborn = Uparty (trzeba siły { $n })
skill-countryman = Rodak (+{ $n }, gdy werbowani to { $nation })
skill-quell = Autorytet (+{ $n } przy powstrzymywaniu bójek)
skill-engineer = Inżynier ({ $way }: +{ $bonus } za każde pełne { $per })
skill-teamwork = Zgrany ({ $way }: +{ $bonus }, gdy pracuje z nim { $others ->
    [one] co najmniej { $others } inny
    [few] co najmniej { $others } innych
   *[many] co najmniej { $others } innych
})
skill-weatherproof = Odporny na pogodę { $n }
skill-noisy = Hałaśliwy { $n }
skill-snitch = Kapuś { $n }
skill-panics = Panikarz (patrol { $n } lub wyższy)
skill-smooth-talk = Gadka szmatka { $n }
skill-bribery = Przekupstwo { $n }
skill-lookout = Czujka ({ $way } +{ $n })
skill-insider = Swój człowiek (patrol { $n } lub niższy)
skill-bodyguard = Ochroniarz +{ $n }
skill-wrecker = Psuj ({ $way } +{ $n })
skill-coward = Tchórz
skill-hothead = Raptus +{ $n }
skill-peaceful = Spokojny
skill-tough = Twardziel { $n }
skill-advocate = Papuga { $n }
skill-scout = Wtyka { $n }

# Co robią zdarzenia.
patrol-stat-number = numer
patrol-stat-shovel = łopata
patrol-stat-banknotes = banknoty
patrol-stat-bulb = żarówka
patrol-stat-efficacy = skuteczność
patrol-stat-talk = odporność na gadkę
patrol-stat-bribe = odporność na przekupstwo
effect-way = Produkcja, { $what }: { $n }.
effect-worker = Każdy pracujący, { $what }: { $n }.
effect-crowded = Gang, w którym działa więcej niż { $size } członków, zdobywa o { $n } mniej każdym sposobem.
effect-patrol = Patrol, { $what }: { $n }.
effect-suspicion = Gang, w którym działa więcej niż { $size } członków, łatwiej wykryć: skuteczność +{ $n }.
effect-warden = Dni karceru: { $n }.
effect-everybody = U wszystkich { $what }: { $n }.
effect-ban-recruit = Nikogo nie można zwerbować.
effect-ban-sabotage = Nie można sabotować.
effect-ban-work-tunnel = Nie można kopać podkopu.
effect-ban-work-force = Nie można przygotowywać ucieczki siłowej.
effect-ban-work-finesse = Nie można przygotowywać ucieczki finezyjnej.
effect-no-smooth-talk = Gadka szmatka nie działa.
effect-no-bribery = Łapówki nie działają.
effect-no-blame = Nikt nie może wziąć winy na siebie.
effect-recruit-limit = { $n ->
    [one] Z każdej listy liczy się tylko pierwsza pozycja.
    [few] Z każdej listy liczą się tylko { $n } pierwsze pozycje.
   *[many] Z każdej listy liczy się tylko { $n } pierwszych pozycji.
}
effect-open-arrivals = Nowi przybywają odkryci.
effect-reassign = { $n ->
    [one] Każdy może przenieść jednego członka gangu do innego zadania.
    [few] Każdy może przenieść do { $n } członków gangu do innych zadań.
   *[many] Każdy może przenieść do { $n } członków gangu do innych zadań.
}
effect-single-out = Wskazani do ukarania: { $names }.
effect-amnesty = { $n ->
    [one] Każdy w karcerze siedzi o jeden dzień krócej.
    [few] Każdy w karcerze siedzi o { $n } dni krócej.
   *[many] Każdy w karcerze siedzi o { $n } dni krócej.
}
effect-pool-loss = Każdy gang traci punkty ({ $n }): { $what }.
effect-leader-loss = Prowadzący gang traci { $n } pkt z największej puli.
effect-transfer-largest = { $n ->
    [one] Największy gang traci członka o najwyższym numerze.
    [few] Największy gang traci { $n } członków o najwyższych numerach.
   *[many] Największy gang traci { $n } członków o najwyższych numerach.
}
effect-move-out = Gra się kończy.
event-title = Dziś: { $title }.
event-fights = Bójki: { $fights }.
event-out = Wyjeżdżają: { $names }.
event-patrols = { $count ->
    [one] Jeden patrol.
    [few] { $count } patrole, liczy się najsilniejszy.
   *[many] { $count } patroli, liczy się najsilniejszy.
}

# Kary.
sentence-warning = nic się nie dzieje
sentence-solitary = { $n ->
    [one] jeden dzień karceru
    [few] { $n } dni karceru
   *[many] { $n } dni karceru
}
sentence-by-cause = dni karceru: za bójkę { $fight }, za wszystko inne { $other }
sentence-by-type = dni karceru: szef { $boss }, specjalista { $specialist }, zwykły więzień { $ordinary }
sentence-fine = ich gangi tracą po { $n } pkt z największej puli
sentence-deport = zwykli więźniowie wyjeżdżają na zawsze, pozostali dostają dni karceru: { $n }

# Co leży na stole.
day = Dzień { $day }
clock-early = Pierwsze dni ({ $days }) nie przyniosą przeprowadzki.
clock-late = Przeprowadzka do Alcatraz może nadejść każdego dnia.
day-excluded = Do końca dnia bez zadania: { $names }.
day-to-punish = Wieczorem do ukarania: { $names }.
patrol-title = Patrol
patrol-values = podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse }; odporność na gadkę { $talk }, na przekupstwo { $bribe }
fate-detected = { $name }: { $way } wychodzi na jaw i wymaga obrony.
fate-bribed = { $name }: { $way } ma spokój dzięki łapówce.
fate-halved = { $name }: { $way } ma spokój za połowę punktów.
fate-caught = { $name }: { $way } dziś przepada.
gangs = Gangi
gang = { $name }, szef { $boss }: { $total } z { $goal } pkt (podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse })
gang-members = Z nim: { $names }.
gang-piles = Zakryte karty: { $piles }.
neutrals = Neutralni więźniowie
newcomers = Nowi
newcomer-down = { $slot }: zakryty
newcomer-scouted = { $slot }, zna go tylko twoja wtyka: { $card }
solitary = Karcer
solitary-line = { $days ->
    [one] { $who }: jeden dzień
    [few] { $who }: { $days } dni
   *[many] { $who }: { $days } dni
}
plan = Plan: { $name }
plan-pile = { $pile }: { $names }
plan-pile-blanks = { $blanks ->
    [one] { $pile }: { $names } oraz jedna pusta karta
    [few] { $pile }: { $names } oraz { $blanks } puste karty
   *[many] { $pile }: { $names } oraz { $blanks } pustych kart
}
own-gang = Twój gang
sabotage-order = Rozkaz, { $who }: sabotować gang gracza { $name } ({ $way }).
recruit-order = Rozkaz, { $who }: zwerbować, kto na liście – { $names }.
order-void = Nieważny, bo on dziś nie działa. { $order }

# Pytania.
ask-place = { $left ->
    [0] Wszyscy twoi ludzie mają zadania. Dołóż puste karty dla zmyłki albo zgłoś gotowość.
    [one] Jeden z twoich ludzi nie ma jeszcze zadania. Daj mu je; bez zadania odpoczywa.
    [few] { $left } twoich ludzi nie ma jeszcze zadania. Rozdziel zadania; kto go nie ma, odpoczywa.
   *[many] { $left } twoich ludzi nie ma jeszcze zadania. Rozdziel zadania; kto go nie ma, odpoczywa.
}
ask-orders = Wydaj rozkazy. Bez rozkazu: { $idle }.
ask-orders-done = { $room ->
    [0] Wszyscy wysłani mają rozkazy. Nie zostało ci nic do zrobienia: zgłoś gotowość.
   *[other] Wszyscy wysłani mają rozkazy. Dopisz kogoś do list werbowników albo zgłoś gotowość.
}
ask-stop = { $a } i { $b } rzucają się na siebie. Powstrzyma ich twój szef? Jeśli nie, obaj tracą dziś zadania i wieczorem stają przed naczelnikiem.
ask-changes = { $moves ->
    [0] Już po zdarzeniu: czy twoi werbownicy mają dopisać nowych, zanim karty zostaną odkryte?
    [one] Już po zdarzeniu: możesz przenieść jeszcze jednego ze swoich ludzi, zanim karty zostaną odkryte.
    [few] Już po zdarzeniu: możesz przenieść jeszcze { $moves } swoich ludzi, zanim karty zostaną odkryte.
   *[many] Już po zdarzeniu: możesz przenieść jeszcze { $moves } swoich ludzi, zanim karty zostaną odkryte.
}
ask-changes-done = Po zdarzeniu nie zostało ci nic do zmiany: zgłoś gotowość.
ask-defend = Patrol { $patrol } wykrył { $way }, a to dziś warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Jak się bronisz: { $ways }?
defend-talk = zagadać ich za darmo
defend-bribe = przekupić ich za { $cost } pkt
defend-blame = niech pilnujący weźmie na siebie winę i karę
defend-last-resort = poświęcić pracującego i połowę punktów
ask-wait = Decydują inni.

# Wybory.
do-place = { $who }: { $pile } ({ $value })
do-place-blank = Pusta karta: { $pile }
do-ready = Gotowe
do-ready-idle = Gotowe, choć nic nie robią: { $idle }
idle-members = { $n ->
    [one] jeden człowiek bez zadania
    [few] { $n } ludzi bez zadania
   *[many] { $n } ludzi bez zadania
}
idle-saboteurs = { $n ->
    [one] sabotażysta bez rozkazu
    [few] { $n } sabotażystów bez rozkazu
   *[many] { $n } sabotażystów bez rozkazu
}
idle-recruiters = { $n ->
    [one] werbownik bez rozkazu
    [few] { $n } werbowników bez rozkazu
   *[many] { $n } werbowników bez rozkazu
}
do-sabotage = { $who }: sabotaż, { $name }, { $way }
do-recruit = { $who }: zwerbować – { $target }
do-stop = Powstrzymaj bójkę: { $a } i { $b } zachowują zadania
do-let-fight = Niech się biją: { $a } i { $b } tracą dziś zadania, a wieczorem stają przed naczelnikiem
do-claim = { $who }: zwerbować nowego – { $target }
do-claim-instead = { $who }: zwerbować nowego – { $target } – zamiast pozycji { $entry }
do-move = Przenieś: { $who }, { $pile } ({ $value })
do-talk = { $who } ich zagaduje: za darmo
do-bribe = { $who } ich przekupuje: punktów mniej o { $cost }
do-bribe-in-vain = { $who } próbuje przekupić na próżno: zostanie ukarany, punkty zostają
do-blame = { $who } bierze winę na siebie: zostanie ukarany, punkty zostają
do-last-resort = Poświęć: { $who }. Zostanie ukarany, przepada połowa dzisiejszych punktów

# Co się stało.
told-morning = Zaczyna się dzień { $day }.
told-ready = { $name } – gotowe.
    .you = Gotowe.
told-piles = Wszystkie karty leżą. { $piles }.
told-stopped = Szef gangu gracza { $name } powstrzymuje bójkę, zanim zauważą strażnicy: { $a } i { $b }.
    .you = Szef twojego gangu powstrzymuje bójkę, zanim zauważą strażnicy: { $a } i { $b }.
told-let-fight = Szef gangu gracza { $name } pozwala im się bić: { $a } i { $b }.
    .you = Szef twojego gangu pozwala im się bić: { $a } i { $b }.
told-fought = { $a } i { $b } biją się: dziś bez zadań, a wieczorem do naczelnika.
told-left = { $who } opuszcza Luiswile na zawsze.
told-arrived-unknown = { $count ->
    [one] Przybywa jeden zakryty nowy.
    [few] Przybywa { $count } zakrytych nowych.
   *[many] Przybywa { $count } zakrytych nowych.
}
told-arrived = Przybywa { $who } i każdy go zna.
told-singled-out = { $who } zostaje wskazany do ukarania.
told-amnestied = { $who } od razu wraca z karceru.
told-lost = { $points ->
    [one] { $name } traci jeden punkt: { $way }.
    [few] { $name } traci { $points } punkty: { $way }.
   *[many] { $name } traci { $points } punktów: { $way }.
}
    .you = { $points ->
        [one] Tracisz jeden punkt: { $way }.
        [few] Tracisz { $points } punkty: { $way }.
       *[many] Tracisz { $points } punktów: { $way }.
    }
told-scouted = Twoja wtyka donosi: { $slot } to { $who }.
told-revealed = { $name } odkrywa karty: { $piles }.
    .you = Odkrywasz karty: { $piles }.
told-uncovered = { $slot } zostaje odkryty: { $who }.
told-joined = { $who } dołącza do gangu gracza { $name }.
    .you = { $who } dołącza do twojego gangu.
told-contested = { $who } nie umie wybrać między równymi i zostaje tam, gdzie był.
told-unmoved = { $who } nie daje się dziś nikomu zwerbować.
told-sabotaged = { $points ->
    [one] { $who } psuje jeden punkt gracza { $name }: { $way }.
    [few] { $who } psuje { $points } punkty gracza { $name }: { $way }.
   *[many] { $who } psuje { $points } punktów gracza { $name }: { $way }.
}
    .you = { $points ->
        [one] { $who } psuje ci jeden punkt: { $way }.
        [few] { $who } psuje ci { $points } punkty: { $way }.
       *[many] { $who } psuje ci { $points } punktów: { $way }.
    }
told-patrol = Na patrolu: { $used }.
told-patrols = Na patrolu: { $names }. Liczy się { $used }.
told-detected = Patrol wykrywa { $way } gracza { $name }.
    .you = Patrol wykrywa { $way }.
told-talk = { $who } zagaduje patrol i ratuje { $way } gracza { $name }.
    .you = { $who } zagaduje patrol i ratuje { $way }.
told-bribe = { $who } przekupuje patrol i ratuje { $way } gracza { $name }.
    .you = { $who } przekupuje patrol i ratuje { $way }.
told-failed-bribe = { $who } proponuje łapówkę za { $way } gracza { $name } i sam zostaje zabrany.
    .you = { $who } proponuje łapówkę za { $way } i sam zostaje zabrany.
told-blame = { $who } bierze na siebie winę za { $way } gracza { $name }.
    .you = { $who } bierze na siebie winę za { $way }.
told-last-resort = { $name } poświęca jednego ze swoich ({ $who }) i ratuje połowę { $way }.
    .you = Poświęcasz jednego ze swoich ({ $who }) i ratujesz połowę { $way }.
told-caught = { $name } traci dziś { $way }: wszyscy, którzy tam pracują, zostają zabrani.
    .you = Tracisz dziś { $way }: wszyscy, którzy tam pracują, zostają zabrani.
told-released = { $who } wraca z karceru.
told-punishment = Słowo naczelnika: { $title } – { $effects }.
told-locked-up = { $days ->
    [one] { $who } idzie do karceru na jeden dzień.
    [few] { $who } idzie do karceru na { $days } dni.
   *[many] { $who } idzie do karceru na { $days } dni.
}
told-produced = { $name } zdobywa dziś: podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse }.
    .you = Zdobywasz dziś: podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse }.
told-settled = { $who } jest teraz jednym z neutralnych więźniów.
told-escaped = { $name } ucieka z Luiswile!
    .you = Uciekasz z Luiswile!
told-moved = Łodzie przybiły: wszyscy jadą do Alcatraz.

outcome-escape = Jeden z gangów uciekł.
outcome-move = Przeprowadzka do Alcatraz przyszła, zanim którykolwiek gang był gotowy. Nikt nie uciekł.
outcome-leader = Wszyscy jadą do Alcatraz; wygrywa najlepiej przygotowany gang.

# Opcje.
option-goal_mode = Co musi osiągnąć 250 punktów
option-goal_mode-sum = trzy sposoby razem
option-goal_mode-per_way = jeden sposób
option-transfer_result = Kto wygrywa, gdy przyjdzie przeprowadzka
option-transfer_result-nobody = nikt
option-transfer_result-leader = prowadzący gang
option-neutrals_for_two = Neutralni więźniowie przy dwóch graczach
option-neutrals_for_two-few = 2 specjalistów i 8 innych
option-neutrals_for_two-printed = 3 specjalistów i 22 innych, jak w instrukcji

# Dlaczego nie.
clause-LUI-017 = Wszystkie puste karty już leżą; wrócą, gdy karty zostaną odkryte.
clause-LUI-030 = Zadanie dostają tylko wolni członkowie twojego gangu: nikt z karceru i nikt cudzy.
clause-LUI-031 = On ma już zadanie, a jeden więzień robi jedną rzecz dziennie. Cofnij krok, żeby to zmienić.
clause-LUI-039 = Zagadywać, przekupywać i brać winę na siebie może tylko twój działający pilnujący. Wybierz takiego albo poświęć pracującego.
clause-LUI-040 = Wysłać można tylko własnego działającego sabotażystę i tylko przeciw gangowi przy tym stole.
clause-LUI-041 = Ten sabotażysta ma już rozkaz: jeden gang i jeden sposób. Cofnij krok, żeby to zmienić.
clause-LUI-042 = Listę ma tylko twój działający werbownik. Wybierz kogoś ze stosu Werbunek.
clause-LUI-043 = Jego lista jest pełna: werbownik próbuje najwyżej z trzema. Nowy może zastąpić którąś pozycję.
clause-LUI-045 = Dzisiejsze zdarzenie zabrania tej obrony. Wybierz inną.
clause-LUI-059 = Nie ma czego bronić: obrona jest dla sposobów, które wykrył patrol.
clause-LUI-062 = On nie zna się na przekupstwie. Niech spróbuje ktoś inny albo wybierz inną obronę.
clause-LUI-081 = Tchórz nie weźmie winy na siebie i nie da się poświęcić. Wybierz kogoś innego.
clause-LUI-090 = Teraz nie można powstrzymać bójki: pytamy o to po zdarzeniu, gdy biją się dwaj twoi ludzie.
clause-LUI-R07 = Najpierw kładzie się karty, potem pisze rozkazy, a jedno i drugie tylko w swoim kroku poranka.
clause-LUI-R11 = On już jest na tej liście; nikt nie stoi na niej dwa razy. Może go wpisać inny werbownik.
clause-LUI-R12 = Wpisać można tylko neutralnych więźniów spoza karceru: żadnych członków gangów, szefów ani nikogo, kogo jeszcze nie ma.
clause-LUI-R14 = Po zdarzeniu można zmienić tylko to: werbownicy mogą dopisać dzisiejszych nowych, a członków można przenieść, jeśli zdarzenie na to pozwala.
clause-LUI-R24 = Szef powstrzymuje tylko bójki między dwoma ludźmi ze swojego gangu.
clause-LUI-R22 = Pytanie dotyczy innej bójki. Odpowiedz najpierw na nie, w kolejności z karty.
clause-LUI-R25 = On jest dziś wyłączony z wszelkich działań. Wybierz kogoś, kto jeszcze działa.
clause-LUI-R30 = Sabotażysty nie można wysłać przeciw własnemu gangowi. Wybierz rywala.
clause-LUI-R37 = To by się nie udało. Gadka musi być lepsza niż odporność patrolu, a łapówka tchórza musi się powieść.
clause-LUI-R39 = Już go zabrali: jeden pilnujący kryje jeden sposób. Wybierz kogoś innego.
clause-LUI-R40 = Poświęcić można tylko kogoś, kto pracuje nad wykrytym sposobem.
clause-LUI-R51 = Twój gang nie może go mieć: na przeszkodzie stoi niechęć szefa albo jego własna odmowa.
clause-LUI-R57 = Zmiany nie zmienia się ponownie: zamiast tego cofnij krok.
clause-LUI-R58 = To pytanie ma własne odpowiedzi, a „gotowe” nie jest jedną z nich. Wybierz którąś.

# Co rozstrzygają same reguły, jak mówi o tym dziennik.
clause-LUI-050 = Spośród kilku gangów werbuje go ten z najsilniejszym werbownikiem.
clause-LUI-051 = Gdy najsilniejsi werbownicy są równi, nie dołącza do nikogo.
clause-LUI-053 = Sabotaż odbiera dzisiejsze punkty jednego sposobu: spryt sabotażysty minus obserwacja najlepszego pilnującego.
clause-LUI-056 = Spośród kilku patroli liczy się tylko ten o najwyższym numerze.
clause-LUI-061 = Gadka ratuje ten sposób za darmo: potrzebny jest pilnujący z tą umiejętnością, a ona musi przewyższyć odporność patrolu.
clause-LUI-063 = Za mała łapówka ratuje sposób, ale przekupujący zostaje ukarany.
clause-LUI-064 = Pilnujący może wziąć winę na siebie: zostaje ukarany, a praca trwa.
clause-LUI-065 = W ostateczności poświęca się pracującego; ocaleje połowa dzisiejszych punktów.
clause-LUI-067 = Kto odsiedział swoje dni, wraca tam, gdzie należał.
clause-LUI-069 = Jedna karta kary dotyczy wszystkich ukaranych tego dnia.
clause-LUI-071 = Wieczorem nowi, których nikt nie zwerbował, dołączają do neutralnych więźniów.
clause-LUI-072 = Gra się kończy, gdy któryś gang osiągnie cel.
clause-LUI-073 = Gra kończy się też, gdy przychodzi przeprowadzka do Alcatraz.
clause-LUI-089 = Kto się bije, nie robi dziś nic więcej, a wieczorem zostaje ukarany.
clause-LUI-091 = Szef powstrzyma bójkę swoich ludzi, jeśli ma siłę większą niż jej waga.
clause-LUI-094 = Kto zostaje przeniesiony, opuszcza Luiswile na zawsze.
clause-LUI-095 = Zwykli nowi są nieznani: ich karty leżą tego dnia zakryte.
clause-LUI-098 = Wtyka zna zakrytych nowych, ale tylko dla własnego gangu.
clause-LUI-099 = Specjalista zostaje rozpoznany, gdy tylko przybędzie.
clause-LUI-112 = Udana łapówka kosztuje 2 dzisiejsze punkty tego sposobu.
clause-LUI-119 = Patrol wykrywa sposób, gdy wartość patrolu przewyższa obserwację najlepszego pilnującego.
clause-LUI-R15 = Nowy, o którego ktoś się stara, zostaje odkryty przy wszystkich.
clause-LUI-R41 = Bez żadnej obrony sposób nic dziś nie daje, a wszyscy, którzy nad nim pracują, zostają ukarani.

# Więźniowie, w jednym zdaniu.
prisoner-2301 = Trząsł mafią z Pruszkowa; mówi za niego wygląd, resztę załatwia strach.
prisoner-1007 = Z zawodu krawiec: każdą luźną nitkę obcina.
prisoner-3140 = Król dokerów, z pięściami jak pachołki cumownicze.
prisoner-4420 = Stracił transport w Marsylii i nie wybaczył całemu wybrzeżu.
prisoner-0777 = Zwany Księciem; nigdy nie podniósł głosu, bo nie musiał.
prisoner-5512 = Trzyma się urazy i rozkładu jazdy, obu co do minuty.
prisoner-1963 = Złodziej z galerii, który wciąż poprawia naczelnikowi gramatykę.
prisoner-6200 = Nie ufa nikomu, kogo aresztowano we własnym kraju.
prisoner-4175 = Inżynier budowlany, który podkopał się pod bank rezerw, a wpadł przy budce z lodami.
prisoner-5081 = Więzienny lekarz bez dyplomu i bez skarg.
prisoner-6001 = Związkowiec; kiedy wstaje, wstaje cała sala.
prisoner-6034 = Kwatermistrz trzech wojen, po wszystkich stronach.
prisoner-6058 = Profesor logiki; oblał tylko egzamin praktyczny.
prisoner-6077 = Saper, który woli, gdy nikt niczego nie zauważy.
prisoner-6093 = Włamywacz od zegarów; gdy przechodzi, wszystko staje.
prisoner-6112 = Zwany Sową. Od procesu ani razu nie mrugnął.
prisoner-6125 = Aktor; na każdym apelu gra niewinnego.
prisoner-6148 = Sztygar z kopalni srebra; deszcz tylko zmiękcza ziemię.
prisoner-6160 = Latarnik, skazany za dawanie znaków.
prisoner-6183 = Bankier; skarbiec był pusty, gdy go zamykał.
prisoner-6199 = Przeżył dwie zimy na tratwie. Karcer go nudzi.
prisoner-6215 = Prowadził strajk, pułk i jeden bardzo długi marsz.
prisoner-6230 = Urzędnik w rejestrze, dopóki rejestr nie zaczął znikać.
prisoner-6247 = Karczmarz; każdy ma u niego rachunek.
prisoner-6266 = Dawny strażnik: ten sam korytarz, druga strona.
prisoner-6281 = Portier hotelowy; wie, którego gościa warto znać.
prisoner-0158 = Podglądacz ptaków, szczególnie tych w mundurach.
prisoner-0189 = Genialny prawnik, wpadł, przekupując jedynego sędziego z kamerą.
prisoner-0264 = Stenograf sądowy, który pamięta każdą lukę w prawie.
prisoner-0277 = Wyniósł sejf bez otwierania drzwi. Albo ściany.
prisoner-0362 = Kopie nawet przez sen; skarży się dolna prycza.
prisoner-0370 = Widzi wszystko i mówi o tym każdemu.
prisoner-0389 = Kręcił loteryjką, dopóki loteryjka nie zakręciła nim.
prisoner-0418 = Zna każdą glinę stąd aż do rzeki.
prisoner-0452 = Rozwiązuje krzyżówki piórem, a potem je szyfruje.
prisoner-0533 = Winiarz; jego piwnica po prostu rosła.
prisoner-0606 = Leśnik; mówi mało i w jednym kierunku.
prisoner-0650 = Zbiera długi od drzwi do drzwi, a drzwi zabiera ze sobą.
prisoner-0714 = Jednego popołudnia sprzedał dwa razy ten sam most.
prisoner-0840 = Szuler; w talii z celi dziewiątej są pięćdziesiąt trzy asy.
prisoner-0905 = Przewodnik po katakumbach, któremu turyści ciągle gubili portfele.
prisoner-0921 = Bez sutanny, ale za opłatą nadal spowiada.
prisoner-0999 = Wszystko robi przyzwoicie, co tu jest rzadkością.
prisoner-1043 = Nocny stróż, który na dobre zmienił zmianę.
prisoner-1119 = Kierowca ciężarówki; każdy ładunek był o skrzynkę lżejszy.
prisoner-1245 = Stary kopacz, nuci, żeby łopaty trzymały rytm.
prisoner-1290 = Piekarz. Ugniata, zwykle barki.
prisoner-1304 = Nigdy nie pożycza łopaty. Spytajcie 3569.
prisoner-1409 = Wychodzi z czymś więcej, niż przyszedł, nawet spod prysznica.
prisoner-1488 = Bibliotekarz bloku; kary przyjmuje w papierosach.
prisoner-1568 = Listonosz; wiedział, co jest w każdej kopercie.
prisoner-1597 = Podrabia przepustki, paszporty i przeprosiny.
prisoner-1661 = Puka, zanim wejdzie. Drzwi rzadko to przeżywają.
prisoner-1736 = Kartograf, którego ciągnie do stref zamkniętych.
prisoner-1852 = Puszczał banknoty lepsze niż te z mennicy.
prisoner-1925 = Klucznik, dopóki nie przekręcił złego klucza.
prisoner-2001 = Otwiera zamki, kieszenie i kłótnie.
prisoner-2087 = Czujka bukmachera, jedyna, która nigdy nie dała się zaskoczyć.
prisoner-2178 = Urzędnik od ubezpieczeń; zna szansę na każde nieszczęście.
prisoner-2226 = Górnik; łyżką macha jak kilofem.
prisoner-2394 = Bokser z jarmarków, czterdzieści walk, zero kalendarza.
prisoner-2440 = Ma przyjaciół po obu stronach krat i w tym kłopot.
prisoner-2518 = Twarz ministranta, oczy kierowcy od ucieczek.
prisoner-2563 = Iluzjonista, któremu przerwano numer ze znikaniem.
prisoner-2650 = Mierniczy; przeprasza ścianę, zanim ją przebije.
prisoner-2735 = Przełącza dzwonek tak, żeby obiad był pierwszy.
prisoner-2777 = Przyjaciel wszystkich, naczelnika też.
prisoner-2812 = Załatwi wszystko prócz rozsądnej ceny.
prisoner-2999 = Krupier, którego kulka słuchała.
prisoner-3066 = Lombardzista z własną flotą dostawczą.
prisoner-3222 = Tu wyjęty stempel, tam poluzowana belka.
prisoner-3309 = Prowadzi księgę, kto komu winien przeprosiny.
prisoner-3398 = Z tego, jak ktoś trzyma tacę, czyta całą kartotekę.
prisoner-3444 = Arcymistrz szachowy, który zbił jednego nie swojego pionka.
prisoner-3569 = Kowal; gdy się denerwuje, gnie podkowę.
prisoner-3580 = Elektryk; myśli na głos, głównie o bezpiecznikach.
prisoner-3655 = Sokolnik; słyszy klucze trzy korytarze dalej.
prisoner-3731 = W karcerze jest cieplej niż tam, gdzie dorastał.
prisoner-3811 = Kucharz; gulasz ma warstwy i on też.
prisoner-3877 = Odważny pod ziemią, mniej, gdy nad głową dudnią buty.
prisoner-3913 = Barkarz; przyjaciół holuje przez każdy kłopot.
prisoner-4014 = Grabarz, boi się ciemności.
prisoner-4127 = Kominiarz o krótkim loncie.
prisoner-4256 = Kłusownik tak cierpliwy, że biorą go za krzak.
prisoner-4380 = Ciężarowiec, który mdleje na widok gwizdka.
prisoner-4533 = Kwatermistrz; na papierze zgubi i karabin.
prisoner-4642 = Siłacz z cyrku. Skradanie się było w innym namiocie.
prisoner-4701 = Zegarmistrz. Wie, kiedy kończy się każda zmiana, co do sekundy.
prisoner-4888 = Czyści strażnikom buty i każdą parę zna po kroku.
prisoner-4969 = Matematyk; udowodnił, że płot jest skończony.
prisoner-5022 = Fryzjer bloku B; każdy jest mu winien jakiś sekret.
prisoner-5116 = Podpalacz, już na emeryturze, mówi, dmuchając w palce.
prisoner-5230 = Przeszedł pod większą liczbą murów, niż obszedł dookoła.
prisoner-5377 = Przemycał papugi, które znały celników po imieniu.
prisoner-5489 = Lalkarz. Sznurków nikt nigdy nie widzi.
prisoner-5604 = Nocny telegrafista, biegły w stukaniu w rury.
prisoner-5741 = Sygnalista z wieży; gwiżdże trzema szyframi.
prisoner-5850 = Przewodnik mułów; nie spotkał jeszcze płotu, który by polubił.

# Zdarzenia.
event-e01 = Senny deszcz
    .text = Sennie, pochmurno i deszczowo: strażnicy odpuszczają obchody i siedzą tam, gdzie ciepło.
event-e02 = Nowy strażnik
    .text = Zwykły dzień, ani za zimno, ani za ciepło. Do pracy przychodzi nowy strażnik i, zanim pozna układy, stara się być dokładny.
event-e03 = Dzień odwiedzin
    .text = Łagodnie i pogodnie. Ciotki, kuzyni i ciasta o podejrzanej wadze.
event-e04 = Mgła jak mleko
    .text = Mgła tak gęsta, że znikają wieże.
event-e05 = Fala upałów
    .text = Czterdzieści w cieniu, a cienia brak. Im więcej ludzi w celi, tym goręcej.
event-e06 = Przymrozek
    .text = Ziemia dzwoni jak żelazo. Dużych grup nie wypuszcza się na dwór.
event-e07 = Inspekcja stanowa
    .text = Szaro i cicho. Przy inspektorach żaden strażnik nie weźmie monety.
event-e08 = Liczenie głów
    .text = Zimny, suchy wiatr. Każde zbiegowisko przy jednym stole zostaje zapisane.
event-e09 = Tydzień czytelnictwa
    .text = Miękki deszcz, pogoda do czytania. Proszę o ciszę: duże grupy wychodzą.
event-e10 = Wiosenna powódź
    .text = Trzy dni ulewy. Woda stoi w każdej dziurze, jaką kto wykopał.
event-e11 = Łaska gubernatora
    .text = Jasny poranek. Idą wybory; karcer się opróżnia.
event-e12 = Zamknięte cele
    .text = Niskie chmury. Każdy je u siebie.
event-e13 = Wielki mecz
    .text = Rześko i słonecznie. Strażnicy siedzą przy radiu; plany można jeszcze zmienić.
event-e14 = Awaria prądu
    .text = Grzmi bez deszczu. Nikt nie jest całkiem tam, gdzie mu kazano.
event-e15 = Podwójna dostawa
    .text = Sucho, lekki wiatr. Dwie ciężarówki przy bramie i jeden urzędnik z listą.
event-e16 = Anonim
    .text = Mży. Cztery numery, bez podpisu.
event-e17 = Lista na ścianie
    .text = Jasno i chłodno. Dzisiejsi nowi wiszą na tablicy z nazwiskiem i fachem.
event-e18 = Dzień wypłaty
    .text = Słonecznie. Pełne kieszenie, otwarte oczy.
event-e19 = Zaległe pensje
    .text = Ponuro i wilgotno.
event-e20 = Samotna zmiana
    .text = Mgła do południa. Znudzony strażnik dla towarzystwa liczy głowy.
event-e21 = Burzowa noc
    .text = Wichura i grad.
event-e22 = Lista transportowa
    .text = Wiatr od morza. Najpierw jedzie najliczniejsza kompania.
event-e23 = Psy tropiące
    .text = Rosa, dobra na trop. Za dużo butów psuje ślad, a podkop też.
event-e24 = Przegląd szafek
    .text = Duszno. Każda szafka więcej to jeszcze jedna kolejka.
event-e25 = Biurko cenzora
    .text = Pochmurno. Długie listy gości czyta się długo.
event-e26 = Grypa
    .text = Zimno i mokro. Najszybciej wędruje w pełnych celach.
event-e27 = Budowlańcy na dziedzińcu
    .text = Sucha, ciepła ziemia. Łopat budowlańców nikt nie liczy.
event-e28 = Cicha niedziela
    .text = Nic się nie rusza. W tej ciszy duża ekipa musi szeptać.
event-e29 = Wizyta prasy
    .text = Pięknie i fotogenicznie. Naczelnik się uśmiecha. Nikt dziś nie gawędzi ze strażnikami.
event-e30 = Bunt w bloku D
    .text = Przytłaczający upał. Syreny aż do kolacji.
event-e31 = Pierwszy śnieg
    .text = Widać każdy ślad. Wiele stóp zostawia na śniegu szeroką drogę.
event-e32 = Burza piaskowa
    .text = Piach w oczach i w zamkach. Duże grupy gubią się w kurzu.
event-e33 = Urodziny naczelnika
    .text = Cudownie. Każda większa kompania jest proszona o śpiew.
event-e34 = Mniej tytoniu
    .text = Kwaśne, zimne powietrze. Nikt nie słucha więcej niż jednej propozycji.
event-e35 = Próba chóru
    .text = Cicho i jasno. Duży gang to chór, mówi kapelan.
event-e36 = Człowiek z Biura
    .text = Płaskie światło, żadnych cieni. Najpierw pyta o najlepiej przygotowany gang.
event-e37 = Szczury w spiżarni
    .text = Wilgotno. Pod ziemią wszędzie trutka.
event-e38 = Nowe reflektory
    .text = Bez księżyca. Kolumnę cieni łatwo wypatrzyć.
event-e39 = Delegacja z Alcatraz
    .text = Mgła od morza. Miarki, listy i plan miejsc na łodzi.
event-e40 = Pogoda dla kieszonkowców
    .text = Mokry śnieg, kołnierze w górę. W tłumie każdy coś gubi.
event-f01 = Łodzie przy molo
    .text = Spokojne morze. Każdego liczy się dwa razy.
event-f02 = Pakowanie akt
    .text = Papiery na wietrze. Połowa strażników nosi pudła.
event-f03 = Ostatnia inspekcja
    .text = Grzmi w górach. Naczelnik chce oddać czysty dom.
event-f04 = Listy pożegnalne
    .text = Złoty wieczór. Nawet rywale podają sobie ręce.
event-f05 = Przeprowadzka
    .text = Syreny transportu. Wszyscy jadą do Alcatraz.

# Patrole.
patrol-1 = Śpiący Sam
    .text = Chrapie w mundurze.
patrol-2 = Dwaj stażyści
    .text = Wciąż czytają podręcznik, rozdział pierwszy.
patrol-3 = Klub krzyżówkowy
    .text = Siedem liter, miejsce, z którego się wychodzi.
patrol-4 = Stary Percival
    .text = Zbyt uczciwy na łapówkę, zbyt głuchy, by usłyszeć.
patrol-5 = Palacze
    .text = Za całą paczkę popatrzą w inną stronę.
patrol-6 = Karciarze
    .text = Patrolują między dwoma rozdaniami.
patrol-7 = Eskorta kuchenna
    .text = Pilnuje zupy, nie łyżek.
patrol-8 = Spacer po dziedzińcu
    .text = Dwa okrążenia, zgodnie z zegarem, jak zawsze.
patrol-9 = Kontrola pralni
    .text = Wie, co nie należy między prześcieradła.
patrol-10 = Kapral Mead
    .text = Nie da się kupić, ale kocha opowieści.
patrol-11 = Obchód kotłowni
    .text = Słucha rur i tego, co za nimi.
patrol-12 = Kontrola poczty
    .text = Otwiera wszystko, co grzechocze.
patrol-13 = Obchód biblioteki
    .text = Liczy kartki w pożyczonych atlasach.
patrol-14 = Patrol z latarkami
    .text = Światło pod każdą pryczą.
patrol-15 = Dachołazi
    .text = Widzą, kto patrzy w górę.
patrol-16 = Przegląd kanałów
    .text = Wodery, haki i dobry nos.
patrol-17 = Rewizja szafek
    .text = Wszystko na podłogę, proszę.
patrol-18 = Apel imienny
    .text = Szukają właśnie tego, kogo brakuje.
patrol-19 = Przewodnicy psów
    .text = Psy nie rozumieją żartów.
patrol-20 = Sierżant Crowe
    .text = Ma słabość do plotek, do pieniędzy żadnej.
patrol-21 = Para tajniaków
    .text = Buty zbyt czyste jak na więźniów.
patrol-22 = Nocny kapitan
    .text = Chodzi bez kluczy, żeby nikt go nie słyszał.
patrol-23 = Audytorzy federalni
    .text = Liczą też kraty.
patrol-24 = Straż przednia Alcatraz
    .text = Przyszli zobaczyć, co dostają.

# Karty kar.
punishment-k01 = Pogadanka
    .text = Naczelnik spóźnia się na golfa.
punishment-k02 = Noc w dole
    .text = Chleb, woda i okno namalowane na ścianie.
punishment-k03 = Krótki pobyt
    .text = Ciemność jest bezpłatna.
punishment-k04 = Rutyna
    .text = Formularz 12-B, w trzech egzemplarzach.
punishment-k05 = Trzy ciemne dni
    .text = Drugiego wieczoru szczury mają już imiona.
punishment-k06 = Jak w regulaminie
    .text = Regulamin jest ciężki i leci w powietrzu.
punishment-k07 = Zły dzień naczelnika
    .text = Ktoś porysował nowy samochód.
punishment-k08 = Przykład dla innych
    .text = Inni akurat nie patrzyli.
punishment-k09 = Żadnych bójek
    .text = Pięści są własnością stanu.
punishment-k10 = Chłopaki jak chłopaki
    .text = Bójkę rozumie; spisku nie.
punishment-k11 = Grzywna i odsiadka
    .text = Sprawdzono fundusz kantyny.
punishment-k12 = Pozycja zobowiązuje
    .text = Najbardziej wstydzi się znanych nazwisk.
punishment-k13 = Konfiskata
    .text = Dwie łyżki, jeden sznur, jedna piła w cieście.
punishment-k14 = Wczesna łódź
    .text = W dzisiejszym transporcie jest miejsce.

# Stół do oglądania.
scene-race = Wyścig do { $goal } punktów
scene-race-per-way = Wyścig do { $goal } punktów jednym sposobem
scene-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
scene-day = { $day }: { $title }
scene-paper = Latarnia Luiswile
    .price = 2 papierosy
scene-morning = Co przyniesie ten dzień?
scene-event-later = Zdarzenie dnia nadejdzie, gdy wszystkie rozkazy będą wydane.
scene-patrol = Patrol { $patrol }
scene-found = { $name }, wykryto: { $ways }
scene-patrol-later = Patrol przyjdzie po odkryciu kart.
scene-finds = Skuteczność ({ $way }): { $n }
scene-resists-talk = Odporność na gadkę: { $n }
scene-resists-bribe = Odporność na przekupstwo: { $n }
scene-warden = Naczelnik
scene-to-punish = Wieczorem do ukarania: { $names }.
scene-excluded = Dziś bez zadania: { $names }.
scene-nobody-punished = Na razie nikt nie trafi wieczorem na dywanik.
scene-boss = Szef: { $boss }.
scene-pile-of = { $cards ->
    [0] { $pile }, { $name }: brak kart
    [one] { $pile }, { $name }: jedna zakryta karta
    [few] { $pile }, { $name }: { $cards } zakryte karty
   *[many] { $pile }, { $name }: { $cards } zakrytych kart
}
scene-pool = { $cards ->
    [0] { $name }, { $way }: { $points } pkt, brak kart
    [one] { $name }, { $way }: { $points } pkt, jedna zakryta karta
    [few] { $name }, { $way }: { $points } pkt, { $cards } zakryte karty
   *[many] { $name }, { $way }: { $points } pkt, { $cards } zakrytych kart
}
scene-piles = Twoje stosy
scene-blanks = { $count ->
    [0] Nie masz już pustych kart
    [one] Została jedna pusta karta
    [few] Zostały { $count } puste karty
   *[many] Zostało { $count } pustych kart
}
    .short = Puste
scene-orders = Twoje rozkazy
scene-entry = { $who }, pozycja { $entry }: { $target }
scene-decks = Co jeszcze przyjdzie
deck-events = Zdarzenia, których jeszcze nie było ({ $count }): { $cards }
    .short = Zdarzenia
deck-finals = Ostatnie zdarzenia, których jeszcze nie było ({ $count }): { $cards }
    .short = Ostatnie
deck-patrols = Patrole w talii ({ $count }): { $cards }
    .short = Patrole
deck-punishments = Kary w talii ({ $count }): { $cards }
    .short = Kary
deck-specialists = Specjaliści w talii ({ $count }): { $cards }
    .short = Specjaliści
deck-ordinary = Więźniowie, których jeszcze nie widać ({ $count }): { $cards }
    .short = Nieznani
deck-gone = Odeszli na dobre ({ $count }): { $cards }
    .short = Odeszli
mark-punish = wieczorem do ukarania
mark-excluded = do końca dnia bez zadania
mark-barred = nie może należeć do twojego gangu
mark-solitary = { $days ->
    [one] jeden dzień karceru
    [few] { $days } dni karceru
   *[many] { $days } dni karceru
}
mark-seen = wie o nim: { $names }
mark-loss = { $n ->
    [one] sabotaż zabierze dziś { $n } punkt
    [few] sabotaż zabierze dziś { $n } punkty
   *[many] sabotaż zabierze dziś { $n } punktów
}
mark-compared = patrol { $patrol }, czujność { $watch }
mark-watch = czujność najlepszego pilnującego: { $n }
mark-yield = { $n ->
    [one] dziś { $n } punkt, jeśli nikt nie przeszkodzi
    [few] dziś { $n } punkty, jeśli nikt nie przeszkodzi
   *[many] dziś { $n } punktów, jeśli nikt nie przeszkodzi
}
pick-stop = Powstrzymaj ich
pick-let-fight = Niech się biją
pick-talk = Zagadaj ich
pick-bribe = Przekup ich
pick-blame = Weź winę na siebie

# Zasady specjalne tak krótko, jak się da.
tag-aversion = Bez { $nation }
tag-refuses = Nie dla { $nation }
tag-stubborn = Uparty { $n }
tag-countryman = { $nation } +{ $n }
tag-quell = Autorytet +{ $n }
tag-engineer = Inżynier +{ $n } { $way }
tag-teamwork = Zgrany +{ $n } { $way }
tag-weatherproof = Pogoda { $n }
tag-noisy = Hałaśliwy { $n }
tag-snitch = Kapuś { $n }
tag-panics = Panikarz { $n }
tag-smooth-talk = Gadka { $n }
tag-bribery = Łapówka { $n }
tag-lookout = Czujka +{ $n } { $way }
tag-insider = Swój człowiek { $n }
tag-bodyguard = Ochroniarz +{ $n }
tag-wrecker = Psuj +{ $n } { $way }
tag-coward = Tchórz
tag-hothead = Raptus +{ $n }
tag-peaceful = Spokojny
tag-tough = Twardziel { $n }
tag-advocate = Papuga { $n }
tag-scout = Wtyka { $n }

# Chwile: nagłówek i wiersz pod nim. Nagłówki całych faz to `moments-…`.
moment-morning = Zaczyna się dzień { $day }
moment-piles = Wszystkie karty leżą zakryte
    .line = { $who ->
        [you] Ty: { $piles }
       *[other] { $name }: { $piles }
    }
moment-today = Dziś: { $title }
moment-stopped = { $who ->
    [you] Twój szef powstrzymuje bójkę
   *[other] Szef gangu gracza { $name } powstrzymuje bójkę
}
    .line = { $a } i { $b } zachowują zadania i nikt nie zostanie ukarany.
moments-fights = Bójki na dziedzińcu
moment-let-fight = { $who ->
    [you] Twój szef odwraca wzrok
   *[other] Szef gangu gracza { $name } odwraca wzrok
}
    .line = { $who ->
        [you] Twój szef pozwala im się bić: { $a } i { $b }.
       *[other] Szef gangu gracza { $name } pozwala im się bić: { $a } i { $b }.
    }
moment-fought = { $a } i { $b } biją się!
    .line = { $a } i { $b }: dziś bez zadania, a wieczorem do naczelnika.
moments-gate = Ruch przy bramie
moment-left = { $short } odjeżdża na zawsze
    .line = { $prisoner } wyjeżdża: jego zadanie, rozkazy i kara przepadają.
moment-arrived-unknown = { $count ->
    [one] Nowy przy bramie
    [few] Nowi przy bramie: { $count }
   *[many] Nowi przy bramie: { $count }
}
    .line = { $count ->
        [one] Jeden nowy leży zakryty; werbownicy mogą wpisać go w ciemno.
        [few] Zakryci nowi: { $count }. Werbownicy mogą wpisać ich w ciemno.
       *[many] Zakryci nowi: { $count }. Werbownicy mogą wpisać ich w ciemno.
    }
moment-arrived = Przybywa { $short }
    .line = Nowy i znany wszystkim: { $card }.
moment-amnestied = { $short } z aktem łaski
    .line = { $prisoner } od razu wraca z karceru, ale dziś nie ma zadania.
moments-singled = Wskazani do ukarania
moment-singled-out = Donos: { $short }
    .line = { $prisoner }: dziś bez zadania, a wieczorem do naczelnika.
moments-losses = Przepadają punkty
moment-lost = { $who ->
    [you] Tracisz { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] { $name } traci { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
    .line = { $who ->
        [you] Ty: { $way } −{ $points }
       *[other] { $name }: { $way } −{ $points }
    }
moments-scouts = Twoja wtyka donosi
moment-scouted = Twoja wtyka zna { $slot }: { $short }
    .line = Tylko ty wiesz, że { $slot } to { $card }.
moments-reveal = Wszystkie karty odkryte
moment-revealed = { $who ->
    [you] Twój plan jest odkryty
   *[other] { $name } odkrywa plan
}
    .line = { $who ->
        [you] Ty: { $piles }
       *[other] { $name }: { $piles }
    }
moments-recruiting = Werbunek
moment-uncovered = { $slot } to { $short }
    .line = { $slot } był na czyjejś liście i zostaje odkryty: { $card }.
moment-joined = { $who ->
    [you] { $short } dołącza do ciebie
   *[other] { $short } wybiera gang gracza { $name }
}
    .line = { $who ->
        [you] { $prisoner } dołącza do ciebie: żaden inny gang nie miał tak silnego werbownika.
       *[other] { $prisoner } dołącza do gangu gracza { $name }: nikt inny nie miał tak silnego werbownika.
    }
moment-contested = { $short } nie umie wybrać
    .line = { $prisoner } zostaje tam, gdzie był: najsilniejsi werbownicy są równi.
moment-unmoved = { $short } odmawia wszystkim
    .line = { $prisoner } nie dołącza do nikogo: jest dziś poza zasięgiem albo zbyt uparty.
moments-sabotage = Sabotaż!
moment-sabotaged = { $who ->
    [you] Sabotaż! Tracisz { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] Sabotaż! { $name } traci { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
    .line = { $who ->
        [you] { $prisoner } przechytrza twoją wartę: { $way }, dziś −{ $points }.
       *[other] { $prisoner } przechytrza wartę gracza { $name }: { $way }, dziś −{ $points }.
    }
moments-patrol = Patrol robi obchód
moment-patrols = Na patrolu: { $patrol }
    .line = Na patrolu { $patrol }.
    .drawn = Dobrano: { $names }. Liczy się tylko najwyższy numer.
    .values = Na karcie: podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse }; odporność na gadkę { $talk }, na przekupstwo { $bribe }.
moment-detected = { $who ->
    [you] Patrol trafia do ciebie: { $way }
   *[other] { $name }: patrol wykrywa – { $way }
}
    .line = { $who ->
        [you] Wykryto u ciebie: { $way }. Warta nie zauważyła patrolu na czas.
       *[other] Wykryto u gracza { $name }: { $way }. Warta nie zauważyła patrolu na czas.
    }
moment-caught = { $who ->
    [you] Nie masz jak ratować: { $way }
   *[other] { $name } nie ma jak ratować: { $way }
}
    .line = { $who ->
        [you] Nie masz obrony ({ $way }): dziś żadnych punktów, a wszyscy, którzy tam pracowali, zostaną ukarani.
       *[other] { $name } nie ma obrony ({ $way }): dziś żadnych punktów, a wszyscy, którzy tam pracowali, zostaną ukarani.
    }
moment-talk = { $short } zagaduje patrol
    .line = { $who ->
        [you] Ocalone za darmo: { $way }.
       *[other] { $name }, ocalone za darmo: { $way }.
    }
moment-bribe = { $short } przekupuje patrol
    .line = { $who ->
        [you] Ocalone za { $cost } z dzisiejszych punktów: { $way }.
       *[other] { $name }, ocalone za { $cost } z dzisiejszych punktów: { $way }.
    }
moment-failed-bribe = Patrol nie bierze: { $short }
    .line = { $who ->
        [you] Ocalone: { $way }. { $prisoner } zostaje zabrany, a wieczorem ukarany.
       *[other] { $name }, ocalone: { $way }. { $prisoner } zostaje zabrany, a wieczorem ukarany.
    }
moment-blame = { $short } bierze winę na siebie
    .line = { $who ->
        [you] Ocalone: { $way }. { $prisoner } zostaje zabrany, a wieczorem ukarany.
       *[other] { $name }, ocalone: { $way }. { $prisoner } zostaje zabrany, a wieczorem ukarany.
    }
moment-last-resort = { $who ->
    [you] Poświęcasz jednego ze swoich: { $short }
   *[other] { $name } poświęca swojego: { $short }
}
    .line = { $who ->
        [you] Ocalona połowa dzisiejszych punktów: { $way }. { $prisoner } zostanie wieczorem ukarany.
       *[other] { $name }, ocalona połowa dzisiejszych punktów: { $way }. { $prisoner } zostanie wieczorem ukarany.
    }
moments-warden = Na dywaniku u naczelnika
moment-released = { $short } wraca
    .line = { $prisoner } wraca z karceru.
moment-punishment = Słowo naczelnika: { $title }
    .line = { $title }: { $effects }.
moment-locked-up = { $short } idzie do karceru
    .line = { $days ->
        [one] { $prisoner }: jeden dzień karceru.
        [few] { $prisoner }: { $days } dni karceru.
       *[many] { $prisoner }: { $days } dni karceru.
    }
moments-points = Punkty dnia
moment-produced = { $who ->
    [you] Zdobywasz { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] { $name } zdobywa { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
    .line = { $who ->
        [you] Ty: +{ $points } (podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse })
       *[other] { $name }: +{ $points } (podkop { $tunnel }, siłowo { $force }, finezyjnie { $finesse })
    }
moment-escaped = { $who ->
    [you] Uciekasz z Luiswile!
   *[other] { $name } ucieka z Luiswile!
}
    .line = Jest { $goal } punktów i gang znika za murem.
moment-moved = Łodzie przybiły: wszyscy do Alcatraz

# Co zmieniają wybory: znak i nazwa.
gauge-points = ★
    .name = punkty wieczorem
gauge-tunnel = ▼
    .name = podkop wieczorem
gauge-force = ■
    .name = siłowo wieczorem
gauge-finesse = ◆
    .name = finezyjnie wieczorem
gauge-watch = ◉
    .name = warta zauważy patrole do siły
gauge-harm = ♠
    .name = punkty, które mogą zepsuć twoi sabotażyści
gauge-persuasion = ♥
    .name = siła twojego najlepszego werbownika
gauge-names = ♡
    .name = nazwiska na listach werbowników
gauge-blanks = □
    .name = puste karty
gauge-orders = !
    .name = ludzie bez rozkazu
gauge-idle = ○
    .name = ludzie, którzy dziś nic nie robią
gauge-hands = ♣
    .name = wolni ludzie jutro

# Czasowniki: przyciski wyborów, które łatwo przeoczyć na stole.
verb-sabotage = Wyślij sabotażystę
verb-recruit = Zwerbuj neutralnego więźnia
verb-claim = Wpisz nowego na listę
verb-claim-instead = Zamień pozycję na nowego
verb-move = Przenieś człowieka
verb-talk = Zagadaj patrol
verb-bribe = Przekup patrol
verb-blame = Weź winę na siebie
verb-last-resort = Poświęć pracującego

# Do czego co służy.
thing-race = Pierwszy gang, który swoimi sposobami zbierze dość punktów, ucieka i wygrywa; punkty dolicza się każdego wieczora.
    .clauses = LUI-072
thing-runner = Jak daleko jest gang. Widać punkty każdego sposobu.
    .clauses = LUI-072
thing-day = Zdarzenie dnia na jeden dzień zmienia zasady: pogoda, bójki, wyjazdy, nowi, patrole. Przychodzi, gdy wszystkie rozkazy są wydane.
    .clauses = LUI-089 LUI-094
thing-patrol = Patrol sprawdza każdy sposób, nad którym ktoś pracuje. Wykrywa go, jeśli wartość patrolu jest większa niż to, co widzi twój najlepszy pilnujący.
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = Jak dobrze patrol wykrywa podkop. Pilnujący, który widzi co najmniej tyle samo, ukryje twój.
    .clauses = LUI-119
thing-patrol-force = Jak dobrze patrol wykrywa ucieczkę siłową. Pilnujący, który widzi co najmniej tyle samo, ukryje twoją.
    .clauses = LUI-119
thing-patrol-finesse = Jak dobrze patrol wykrywa ucieczkę finezyjną. Pilnujący, który widzi co najmniej tyle samo, ukryje twoją.
    .clauses = LUI-119
thing-patrol-talk = Pilnujący, którego gadka jest większa, zagada patrol za darmo.
    .clauses = LUI-061
thing-patrol-bribe = Pilnujący, którego przekupstwo jest większe, przekupi patrol. Mniejsza łapówka też ratuje sposób, ale przekupujący zostaje ukarany.
    .clauses = LUI-063 LUI-112
thing-warden = Wieczorem jedna karta kary dotyczy wszystkich, którzy się bili, zostali wskazani albo zabrani.
    .clauses = LUI-069
thing-solitary = Kto tu siedzi, nie ma zadania i nie można go zwerbować. Każdego wieczora ubywa jeden dzień.
    .clauses = LUI-067
thing-newcomers = Przybyli z dzisiejszym zdarzeniem. Dziś mogą ich wpisać werbownicy; wieczorem pozostali będą neutralni.
    .clauses = LUI-071
thing-newcomer = Nowy, który leży zakryty. Werbownik może wpisać go w ciemno, a wtedy wszyscy zobaczą, kto to.
    .clauses = LUI-R15 LUI-095
thing-neutrals = Więźniowie bez gangu. Zdobywają ich werbownicy: każdy ma listę do trzech nazwisk, a wygrywa najsilniejszy.
    .clauses = LUI-050 LUI-051
thing-decks = Karty, które mogą jeszcze przyjść. Każdy może je znać, ale nie ich kolejność.
thing-deck-events = Każdego dnia przychodzi jedno z nich.
thing-deck-finals = Przychodzą po wszystkich innych, jedno dziennie. Jedno z nich to przeprowadzka do Alcatraz, która kończy grę.
    .clauses = LUI-073
thing-deck-patrols = Każdego dnia dobiera się jeden lub więcej; sprawdza ten o najwyższym numerze.
    .clauses = LUI-056
thing-deck-punishments = Wieczorem dobiera się jedną, jeśli ktoś ma być ukarany.
    .clauses = LUI-069
thing-deck-specialists = Więźniowie o rzadkich umiejętnościach. Od razu wiadomo, kto przybył.
    .clauses = LUI-099
thing-deck-ordinary = Zwykli więźniowie przybywają zakryci.
    .clauses = LUI-095
thing-deck-gone = Wyjechali i nigdy nie wrócą.
    .clauses = LUI-094
thing-gang = Rywal chce tych samych punktów. Zobacz, co leży na jego stosach, i sabotuj to, co zaboli najbardziej.
thing-piles = Połóż każdego ze swoich ludzi na stosie: to jego zadanie na dziś. Nikt inny nie wie, kto gdzie leży, aż wszystkie karty zostaną odkryte.
    .clauses = LUI-031
thing-own = Twoi ludzie. Dotknij jednego, a potem stosu, żeby dać mu zadanie.
    .clauses = LUI-030
thing-orders = Co mają zrobić twoi sabotażyści i werbownicy. Do odkrycia kart wiesz to tylko ty.
thing-blanks = Puste karty nic nie robią. Na stosie udają, że ktoś tam pracuje.
    .clauses = LUI-017
thing-entry = Nazwisko na liście werbownika. Po zdarzeniu może je zastąpić nowy.
    .clauses = LUI-R14 LUI-043
thing-pool = Punkty gangu z jednego sposobu. Sabotażysta może zepsuć to, co gang dziś zdobędzie, ale nie to, co już ma.
    .clauses = LUI-053
thing-pile-tunnel = Kopanie: każda łopata to wieczorem punkt z podkopu.
thing-pile-force = Broń, kontakty i pieniądze: każdy banknot to wieczorem punkt z ucieczki siłowej.
thing-pile-finesse = Plan i obserwacja: każda żarówka to wieczorem punkt z ucieczki finezyjnej.
thing-pile-watch = Pilnujący nie zdobywają punktów. Najlepszy z nich chroni wszystkie twoje sposoby przed patrolem i sabotażem, a każdy może zagadać, przekupić albo wziąć winę na siebie.
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = Każdy sabotażysta dostaje rozkaz: rywala i sposób. Jego spryt minus obserwacja ich najlepszego pilnującego to ich dzisiejsza strata.
    .clauses = LUI-053
thing-pile-recruit = Każdy werbownik dostaje listę do trzech nazwisk. Więźnia zdobywa najsilniejszy werbownik; równi nie zdobywają nikogo.
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = Kto odpoczywa, nic dziś nie robi. Umiejętności, które nie wymagają zadania, działają nadal.

# Karta więźnia, wiersz po wierszu.
explain-title = { $who }, { $nation }
explain-rank-boss = Szef gangu: nie można go zwerbować ani wywieźć.
explain-rank-specialist = Specjalista: rzadkie umiejętności, od razu rozpoznany.
explain-rank-ordinary = Zwykły więzień.
explain-shovel = Łopata { $n }: punkty, gdy kopie (podkop).
explain-banknotes = Banknoty { $n }: punkty, gdy pracuje nad ucieczką siłową.
explain-bulb = Żarówka { $n }: punkty, gdy pracuje nad ucieczką finezyjną.
explain-of-cunning = Spryt { $n }: ile może zepsuć jako sabotażysta.
explain-of-strength = Siła { $n }: jak dobrze werbuje; szef powstrzymuje nią bójki.
explain-of-observation = Obserwacja { $n }: jakie patrole i jakich sabotażystów zatrzyma jako pilnujący.
explain-can = Teraz: { $label }.
explain-lacks = { $n ->
    [one] Do ucieczki brakuje jednego punktu.
    [few] Do ucieczki brakuje { $n } punktów.
   *[many] Do ucieczki brakuje { $n } punktów.
}
explain-aversion = Niechęć: w jego gangu nie mogą być { $nation }.
explain-refuses = Odmowa: nie dołączy do szefów, którymi są { $nation }.
explain-stubborn = Uparty: zwerbuje go tylko werbownik o sile { $n } lub większej.
explain-countryman = Rodak: jako werbownik ma siłę +{ $n }, gdy werbowani to { $nation }.
explain-quell = Autorytet: siła +{ $n }, gdy powstrzymuje bójkę.
explain-engineer = Inżynier: gdy pracuje { $way }, +{ $bonus } za każde pełne { $per } zdobytych tam punktów.
explain-teamwork = Zgrany: +{ $bonus }, gdy pracuje { $way }, a z nim co najmniej { $others ->
    [one] { $others } inny
    [few] { $others } innych
   *[many] { $others } innych
}.
explain-weatherproof = Odporny na pogodę: tam, gdzie pracuje, zła pogoda odbiera do { $n } punktów mniej.
explain-noisy = Hałaśliwy: sposób, nad którym pracuje, patrol wykrywa łatwiej o { $n }.
explain-snitch = Kapuś: każdy sposób jego gangu patrol wykrywa łatwiej o { $n }, bez względu na jego zadanie.
explain-panics = Panikarz: nie zdobywa punktów, gdy numer patrolu to { $n } lub więcej.
explain-smooth-talk = Gadka szmatka { $n }: jako pilnujący zagada za darmo patrol o mniejszej odporności.
explain-bribery = Przekupstwo { $n }: jako pilnujący za kilka punktów kupi patrol o mniejszej odporności.
explain-lookout = Czujka: jako pilnujący widzi o { $n } więcej, gdy patrol sprawdza { $way }.
explain-insider = Swój człowiek: jako pilnujący osłabia o 1 patrole o numerze { $n } lub niższym.
explain-bodyguard = Ochroniarz: jako pilnujący widzi o { $n } więcej przeciw sabotażystom.
explain-wrecker = Psuj: spryt +{ $n }, gdy sabotuje { $way }.
explain-coward = Tchórz: nie weźmie winy na siebie, nie da się poświęcić i przekupuje tylko wtedy, gdy to się uda.
explain-hothead = Raptus: jego bójki trudniej powstrzymać, o { $n }.
explain-peaceful = Spokojny: nie bije się, nawet jeśli tak mówi karta.
explain-tough = Twardziel: siedzi w karcerze o { $n } dni krócej, ale co najmniej jeden.
explain-advocate = Papuga: jego koledzy siedzą w karcerze o { $n } dni krócej, ale co najmniej jeden.
explain-scout = Wtyka: jego gang w tajemnicy poznaje { $n ->
    [one] pierwszego zakrytego nowego
    [few] pierwszych { $n } zakrytych nowych
   *[many] pierwszych { $n } zakrytych nowych
}.

table = Stół
players = Gracze
hand = Twoje karty
rounds-left = { $count ->
    [one] Została { $count } runda
    [few] Zostały { $count } rundy
   *[many] Zostało { $count } rund
}
deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
discard = Odrzucone: { $cards }
player = { $name }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
ask-bid = Którą kartę licytujesz?
ask-loot = Łup jest wart { $loot ->
    [one] { $loot } monetę
    [few] { $loot } monety
   *[many] { $loot } monet
}. Rzucasz o więcej czy zabierasz?
bid = Licytuj { $card }
peek = Podejrzyj wierzchnią kartę talii
roll = Rzuć o więcej
bank = Zabierz łup
has-bid = { $name } już licytuje.
bids = Licytacja: { $bids }.
peeked = { $name } podgląda wierzchnią kartę.
top = Na wierzchu leży { $card }.
rolled = { $name } wyrzuca { $roll }.
banked = { $name } zabiera { $loot ->
    [one] { $loot } monetę
    [few] { $loot } monety
   *[many] { $loot } monet
}.
drew = { $name } dobiera kartę.
drew-card = Dobierasz { $card }.
coins = Wygrywa, kto ma najwięcej monet.
clause-SMP-002 = Najpierw wszyscy licytują po jednej karcie z ręki.
clause-SMP-003 = Najwyższa karta bierze łup; wszystkie wylicytowane karty się odrzuca.
clause-SMP-004 = Licytacja się skończyła; rzuć o łup albo go zabierz.
clause-SMP-005 = Wyrzucona jedynka to utrata łupu.
clause-SMP-006 = Wierzchnią kartę można podejrzeć tylko raz, przed pierwszym rzutem i póki są karty w talii.
clause-SMP-009 = Nie wolno rzucać o łup wart 12 monet lub więcej.
deck-title = Talia
discard-title = Odrzucone
coins-title = monety
cards-title = karty

option-rounds = Rundy

gauge-coins = ●
    .name = monety
verb-peek = Podejrzyj wierzchnią kartę
thing-deck = Na koniec rundy wszyscy dobierają z niej kartę; kto licytował najwyżej, może raz podejrzeć wierzchnią.
    .clauses = SMP-006
thing-card = Najwyższa wylicytowana karta bierze łup.
    .clauses = SMP-003
moment-bids = Licytacja odkryta
moment-lost = { $who ->
    [you] Tracisz łup
   *[other] { $name } traci łup
}

# Komunikaty, które nie należą do żadnej gry.
list-nothing = nic
list-and = { $first } i { $last }

# Messages that belong to no game.
list-nothing = nothing
list-and = { $first } and { $last }

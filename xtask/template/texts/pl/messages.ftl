doors = Drzwi
door-count = { $count ->
    [one] Są { $count } drzwi.
    [few] Jest { $count } drzwi.
   *[many] Jest { $count } drzwi.
}
still-to-pick = Jeszcze wybierają: { $names }
your-door = Twój wybór: drzwi { $door }.
ask-pick = Które drzwi wybierasz?
pick = Wybierz drzwi { $door }
has-picked = { $name } już wybiera drzwi.
opened = Otwierają się drzwi { $door }.
escaped = Ktoś uciekł.
nobody-escaped = Nikt nie uciekł.
clause-PRE-002 = Takich drzwi nie ma.

doors = Doors
door-count = { $count ->
    [one] There is { $count } door.
   *[other] There are { $count } doors.
}
still-to-pick = Still to pick: { $names }
your-door = You picked door { $door }.
ask-pick = Which door do you pick?
pick = Pick door { $door }
has-picked = { $name } has picked a door.
opened = Door { $door } opens.
escaped = Some escaped.
nobody-escaped = Nobody escaped.
clause-PRE-002 = There is no such door.

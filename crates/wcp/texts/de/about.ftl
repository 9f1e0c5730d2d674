# Was das Spiel ist, für alle, die eins aussuchen.
game-title = Der große rote Knopf
game-pitch = Baut die Basis, plündert sie, drückt den Knopf und kommt rechtzeitig raus.
game-goal = Sammle Trophäen in der Basis und verlass sie rechtzeitig, sobald jemand den Knopf gedrückt hat. Wer mit den wertvollsten Trophäen draußen ist, gewinnt; wer drinnen bleibt, nicht.
game-length = 45 bis 90 Minuten

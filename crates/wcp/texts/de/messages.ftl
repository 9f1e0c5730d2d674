# Der große rote Knopf, auf Deutsch.

## Der Tisch.

section-stage = Stand der Dinge
section-board = Spielplan
section-vehicles = Fahrzeuge
section-hands = Auf der Hand
section-own-hand = Deine Hand

stage-looting = Phase I: erkunden und plündern.
stage-closed = Phase I: Es lässt sich keine Halle mehr legen. Alle dürfen den Knopf drücken; { $turns ->
    [one] in einem Zug
   *[other] in { $turns } Zügen
} löst ihn die Basis selbst aus.
stage-pressed = { $who } hat den Knopf gedrückt: die letzten Züge von Phase I.
stage-opening = Phase II beginnt: Am Ende dieses Zuges verschwindet die Zentralhalle, und die Ausgänge öffnen sich.
stage-fleeing = Phase II: Die Ausgänge sind offen. { $who } hat die WCP-Kachel und zerstört { $turns ->
    [0] am Ende dieses Zuges
    [one] in einem Zug
   *[other] in { $turns } Zügen
} eine Halle.
stage-turn = Am Zug: { $who }.
stage-stacks = In den Stapeln: { $halls ->
    [one] { $halls } Halle
   *[other] { $halls } Hallen
} und { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
}.

map-borders = --- und | sind Wände, Lücken sind Durchgänge, Punkte noch unbestimmt.
map-cells = [12]: Halle, 12: freies Feld, (◉): der Knopf, ( ): das Loch, xxx: Trümmer.
map-pawns = p1 bis p6 sind Figuren; E0 bis E5 Eingänge, passive in Klammern.
map-tokens = ★5 ist eine Trophäe; ▲+1, ■+1, ●+1 stärken Feuerkraft, Panzerung, Turbos.
map-guards = ▲3■2 →↘ ist ein Wächter: Feuerkraft 3, Panzerung 2, bewacht diese Seiten.

vehicle-line = { $who }: { $card } { $values }; Trophäen im Wert von { $worth }; besitzt: { $goods }; { $place }
vehicle-none = { $who }: noch kein Fahrzeug; { $place }
place-outside = draußen bei { $entrance }
place-inside = in Halle { $cell }
place-trapped = in Halle { $cell }, gefangen
place-left = hat die Basis als Nummer { $number } verlassen
place-lost = verloren
place-resigned = hat aufgegeben
hand-line = { $who }: { $halls ->
    [one] { $halls } Halle
   *[other] { $halls } Hallen
}, { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
}

dir-e = Osten
dir-se = Südosten
dir-sw = Südwesten
dir-w = Westen
dir-nw = Nordwesten
dir-ne = Nordosten

## Fragen.

ask-pick = { $pawn ->
    [only] Welches Fahrzeug fährst du? Jedes hat Feuerkraft ▲, Panzerung ■ und Turbos ●.
   *[other] Welches Fahrzeug fährt deine Figur { $pawn }? Jedes hat Feuerkraft ▲, Panzerung ■ und Turbos ●.
}
ask-resign = { $pawn ->
    [only] Du bist abgeschnitten:
   *[other] Deine Figur { $pawn } ist abgeschnitten:
} Von Halle { $cell } führt kein Weg zu einem Ausgang. { $hope ->
    [none] Daran lässt sich nichts mehr ändern.
   *[some] Nur eine neue Halle könnte einen öffnen.
} Weiterspielen oder aufgeben?
ask-move = { $pawn ->
    [only] Wohin fährst du?
   *[other] Wohin fährt deine Figur { $pawn }?
} { $place ->
    [outside] Durch die Eckhalle hinein oder endgültig davon.
   *[inside] { $boosters ->
        [0] Eine Halle weit; Turbos hast du keine mehr.
        [one] Eine Halle weit, oder zwei mit deinem letzten Turbo ●.
       *[other] Eine Halle weit, oder zwei mit einem von { $boosters } Turbos ●.
    }
}
ask-propose = Dein Tausch mit { $partner }: Du gibst { $offered } und bekommst { $asked }. Vorschläge übrig: { $left }.
ask-counter = Dein Gegenangebot an { $partner }: Du gibst { $offered } und bekommst { $asked }. Vorschläge übrig: { $left }.
ask-answer-counter = { $who } macht ein Gegenangebot: Du gibst { $asked } und bekommst { $offered }. Einverstanden?
ask-answer = { $who } schlägt einen Tausch vor: Du gibst { $asked } und bekommst { $offered }. Einverstanden?
ask-give = Was geben deine Figuren { $pawn } und { $partner } einander?
ask-loot = Du hast { $loser } besiegt. Welches Plättchen nimmst du dir?
ask-hall = Welche Halle aus deiner Hand legst du?
ask-token = Welches Plättchen aus deiner Hand legst du?
ask-where = Wohin legst du { $what }?
ask-turn = Wie drehst du { $what } auf Feld { $cell }?
ask-destroy = Du hast die WCP-Kachel: Welche Halle zerstörst du?
ask-over = Die Partie ist vorbei.

## Möglichkeiten.

do-go-on = weiterspielen, obwohl kein Weg hinausführt
do-resign = aufgeben: Dieses Fahrzeug scheidet aus
do-move = nach { $way } in Halle { $cell }
do-boost = mit Turbo nach { $way } in Halle { $cell }
do-move-and = { $move }: { $prospect }
do-leave = aus Halle { $cell } durch { $exit } die Basis endgültig verlassen
do-drive-off = davonfahren und die Basis endgültig verlassen
do-press = den großen roten Knopf drücken: Alle anderen haben noch einen Zug
do-ignore = die anderen in Ruhe lassen
do-trade = mit { $who } tauschen
do-attack = { $who } angreifen
do-give = { $who } etwas geben oder abnehmen
do-offer = { $token } anbieten
do-ask = { $token } verlangen
do-propose = diesen Tausch vorschlagen
do-cancel = den Tausch abbrechen
do-accept = zustimmen
do-accept-trade = zustimmen: Du gibst { $gives } und bekommst { $gets }
do-counter = ein Gegenangebot machen
do-decline = ablehnen
do-hand = { $token } abgeben
do-take = { $token } nehmen
do-done = fertig
do-loot = { $token } nehmen
do-turn = { $sixths ->
    [0] nicht gedreht
    [one] um ein Sechstel gedreht
   *[other] um { $sixths } Sechstel gedreht
}: { $edges }
prospect-meet = Begegnung mit { $who }
prospect-take = du nimmst { $token }
prospect-capture = du kaperst { $token } von einer unbewachten Seite
prospect-win = du besiegst { $token }, Panzerung danach { $armour }
prospect-draw = der Wächter { $token } und dein Fahrzeug zerstören einander
prospect-lose = der Wächter { $token } zerstört dein Fahrzeug

## Was geschehen ist.

tell-picked = { $who ->
    [you] Du fährst
   *[other] { $name } fährt
} das Fahrzeug „{ $card }“.
tell-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $halls ->
    [one] { $halls } Halle
   *[other] { $halls } Hallen
} und { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
}.
tell-drew-faces = Du ziehst: { $what }.
tell-moved = { $who ->
    [you] Du fährst
   *[other] { $name } fährt
} in Halle { $cell }.
tell-boosted = { $who ->
    [you] Du zündest einen Turbo und fährst
   *[other] { $name } zündet einen Turbo und fährt
} über Halle { $over } in Halle { $cell }.
tell-stuck = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} nirgendwohin fahren.
tell-left = { $who ->
    [you] Du verlässt
   *[other] { $name } verlässt
} die Basis{ $exit ->
    [none] {""}
   *[other] {" "}durch { $exit }
} als Nummer { $number }, mit { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkten
}.
tell-lost = { $who ->
    [you] Du bist
   *[other] { $name } ist
} verloren.
tell-back-outside = { $who ->
    [you] Du beginnst
   *[other] { $name } beginnt
} wieder draußen, mit den Werten der Karte.
tell-took = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $token }.
tell-captured = { $who ->
    [you] Du kaperst
   *[other] { $name } kapert
} { $guard } von einer unbewachten Seite.
tell-fight-won = { $who ->
    [you] Du besiegst
   *[other] { $name } besiegt
} { $guard }; Panzerung danach { $armour }.
tell-fight-draw = { $who ->
    [you] Dein Fahrzeug
   *[other] { $name }
} und der Wächter { $guard } zerstören einander.
tell-fight-lost = { $who ->
    [you] Du verlierst
   *[other] { $name } verliert
} gegen den Wächter { $guard }: Das Fahrzeug ist zerstört.
tell-returned = Zurück in den Plättchenstapel { $count ->
    [one] kommt
   *[other] kommen
}: { $tokens }.
tell-ignored = { $who ->
    [you] Du machst
   *[other] { $name } macht
} nichts in dieser Halle.
tell-proposed = { $who ->
    [you] Du bietest
   *[other] { $name } bietet
} { $whom ->
    [you] dir
   *[other] { $other }
} einen Tausch an: { $offered } gegen { $asked }.
tell-countered = { $who ->
    [you] Du machst
   *[other] { $name } macht
} { $whom ->
    [you] dir
   *[other] { $other }
} ein Gegenangebot: { $offered } gegen { $asked }.
tell-traded = { $who ->
    [you] Du tauschst
   *[other] { $name } tauscht
} mit { $whom ->
    [you] dir
   *[other] { $other }
}.
tell-declined = { $who ->
    [you] Du lehnst
   *[other] { $name } lehnt
} den Tausch ab.
tell-cancelled = { $who ->
    [you] Du brichst
   *[other] { $name } bricht
} den Tausch ab.
tell-gave = { $name } gibt { $other } { $token }.
tell-attacked = Angriff! { $who ->
    [you] Du legst dich
   *[other] { $name } legt sich
} mit { $whom ->
    [you] dir
   *[other] { $other }
} an: Panzerung danach { $left } und { $right }.
tell-looted = { $who ->
    [you] Du gewinnst und nimmst
   *[other] { $name } gewinnt und nimmt
} { $whom ->
    [you] dir
   *[other] { $other }
} { $token } weg.
tell-laid-hall = { $who ->
    [you] Du legst
   *[other] { $name } legt
} die Halle „{ $hall }“ auf Feld { $cell }, offen { $edges }.
tell-no-hall = { $who ->
    [you] Du hast
   *[other] { $name } hat
} keine Halle, die sich legen lässt.
tell-laid-token = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $what } in Halle { $cell }.
tell-laid-guard = { $who ->
    [you] Du stellst
   *[other] { $name } stellt
} { $what } in Halle { $cell } auf (bewacht { $edges }).
tell-closed = Es lässt sich keine Halle mehr legen: Von jetzt an dürfen alle den Knopf drücken.
tell-pressed = { $who ->
    [you] Du drückst
   *[other] { $name } drückt
} den großen roten Knopf! Alle anderen haben noch einen Zug.
tell-failsafe = Niemand hat gedrückt: Die Basis löst den Knopf selbst aus. Gewertet wird: { $who ->
    [you] Du hast
   *[other] { $name } hat
} gedrückt.
tell-stage-two = Phase II beginnt. { $who ->
    [you] Du bist
   *[other] { $name } ist
} am Zug.
tell-opened = Die Zentralhalle ist weg, und alle Ausgänge sind offen.
tell-tile = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} die WCP-Kachel.
tell-destroyed = { $who ->
    [you] Du zerstörst
   *[other] { $name } zerstört
} Halle { $cell }.
tell-lapsed = { $who ->
    [you] Du findest
   *[other] { $name } findet
} keine Halle zum Zerstören.
tell-resigned = { $who ->
    [you] Du gibst
   *[other] { $name } gibt
} auf.
tell-collapsed = Es gibt nichts mehr zu zerstören: Die Basis stürzt ein.

## Optionen.

option-teams = Teams: Zu zweit oder zu dritt führt ihr sechs Figuren
option-teams-off = eine Figur pro Person
option-teams-on = je drei Figuren zu zweit, je zwei zu dritt

## Das Ende.

end-all-out = Niemand kommt mehr aus der Basis heraus; die wertvollsten Trophäen, die draußen sind, gewinnen.
end-collapse = Die Basis ist eingestürzt; die wertvollsten Trophäen, die draußen sind, gewinnen.
end-nobody-left = Niemand hat die Basis verlassen: Alle verlieren.

## Warum nicht.

clause-WCP-003 = Fahrzeuge werden vor dem ersten Zug gewählt, eins für jede Figur, und nicht mehr gewechselt.
clause-WCP-017 = Du kannst fahren, also musst du zuerst fahren.
clause-WCP-019 = Du legst in jedem Zug genau eine Halle, vor dem Plättchen: Wähl die Halle, ihr Feld und ihre Drehung.
clause-WCP-020 = Du legst in jedem Zug genau ein Plättchen, nach der Halle: Wähl das Plättchen, seine Halle und bei einem Wächter die Drehung.
clause-WCP-023 = Dort ist noch keine Halle: Ein Schritt braucht eine gelegte Halle und Durchgänge auf beiden Seiten der Grenze.
clause-WCP-024 = Hier versperrt eine Wand den Weg: Beide Hallen brauchen da einen Durchgang.
clause-WCP-026 = Von draußen geht es nur durch einen Durchgang in die Eckhalle am eigenen Eingang.
clause-WCP-027 = Niemand verlässt die Basis, bevor die Zentralhalle weg ist.
clause-WCP-032 = Zwei Hallen weit zu fahren kostet einen Turbo, und du hast keinen.
clause-WCP-033 = Leg eine Halle aus deiner Hand auf ein Feld, das noch frei ist.
clause-WCP-034 = Die neue Halle braucht einen Durchgang zu einer gelegten Halle oder zu einem aktiven Eingang.
clause-WCP-035 = Das würde einen Teil des Spielplans für immer abschneiden: Dreh die Halle so, dass alles verbunden bleibt.
clause-WCP-036 = Das würde einen aktiven Eingang zumauern: Er braucht einen Durchgang.
clause-WCP-038 = Diese Halle passt nirgends hin; sie bleibt auf deiner Hand.
clause-WCP-039 = Leg ein Plättchen aus deiner Hand in eine gelegte Halle.
clause-WCP-040 = Ein Plättchen braucht eine leere Halle: ohne Plättchen, ohne Figur und nicht die mit dem Knopf.
clause-WCP-053 = Mit einer anderen Figur in der Halle kannst du sie ignorieren, tauschen oder angreifen; nichts anderes kommt davor.
clause-WCP-055 = Tauschen lassen sich nur Trophäen und Aufrüstungen, die die beiden Figuren besitzen, jede einmal.
clause-WCP-056 = Nur Figuren desselben Teams in derselben Halle geben einander Plättchen, und jedes Plättchen nur einmal.
clause-WCP-058 = Nur wer gerade in eine Halle gefahren ist, darf dort ignorieren, tauschen, angreifen oder abgeben, einmal pro Zug.
clause-WCP-069 = Angreifen kannst du nur eine Figur in der Halle, in die du gefahren bist.
clause-WCP-072 = Nimm eine Trophäe oder Aufrüstung, die der unterlegenen Seite gehört.
clause-WCP-079 = Der Knopf lässt sich nur beim Hineinfahren in die Zentralhalle drücken.
clause-WCP-080 = Drücken kannst du nur ohne Halle auf der Hand und bei leerem Hallenstapel, oder wenn niemand mehr eine legen kann.
clause-WCP-083 = Du bist am Knopf: Drück ihn zuerst, oder lass ihn in Ruhe.
clause-WCP-091 = Hinaus fährst du aus einer Halle, die an einen Ausgang grenzt; davonfahren können nur Figuren, die draußen warten.
clause-WCP-094 = Eine Wand dieser Halle versperrt den Ausgang.
clause-WCP-096 = Wer die Basis verlassen hat, zieht nicht mehr.
clause-WCP-100 = Auf das mittlere Feld und auf eine zerstörte Halle kommt keine Halle.
clause-WCP-101 = Auf das mittlere Feld und auf eine zerstörte Halle kommt kein Plättchen.
clause-WCP-102 = Zerstören kannst du nur eine Halle, die noch steht.
clause-WCP-103 = Die erste zerstörte Halle muss an das Loch der Zentralhalle grenzen.
clause-WCP-104 = Eine Halle lässt sich nur neben dem Loch oder neben Trümmern zerstören.
clause-WCP-105 = Eine Halle, in der eine Figur steht, lässt sich nicht zerstören.
clause-WCP-108 = Du hast die WCP-Kachel und musst jetzt eine Halle zerstören.
clause-WCP-112 = Hallen zerstört nur, wer die WCP-Kachel hat, und erst ganz am Ende des Zuges.
clause-WCP-113 = Zerstörte Hallen lassen sich nicht mehr befahren oder durchqueren.
clause-WCP-117 = Die Partie ist zu Ende.
clause-WCP-122 = In Teams lässt sich nur zu zweit oder zu dritt spielen.
clause-WCP-R03 = Dieses Fahrzeug ist schon vergeben: Jede Karte gibt es nur einmal.
clause-WCP-R06 = An dieser Seite ist kein Eingang: Ein Durchgang am Rand führt nirgendwohin.
clause-WCP-R11 = Hin und zurück ist keine Fahrt: Die zweite Halle muss eine andere sein als die, in der du losfährst.
clause-WCP-R13 = Die Fahrt endet, sobald die Figur aus der Basis heraus ist.
clause-WCP-R23 = Nur Wächter werden gedreht.
clause-WCP-R25 = Aufrüstungen wechseln samt Markern: Niemand darf ohne Panzerung dastehen oder Turbos schuldig bleiben.
clause-WCP-R31 = Ein Tausch braucht mindestens ein Plättchen von jeder Seite und das Einverständnis der anderen Seite.
clause-WCP-R33 = Wer gewinnt, muss zuerst ein Plättchen der unterlegenen Seite nehmen.
clause-WCP-R36 = Der Knopf ist schon gedrückt.
clause-WCP-R42 = Die Zentralhalle ist weg: Ihr Feld lässt sich nicht mehr befahren oder durchqueren.
clause-WCP-R53 = Aufgeben oder weiterspielen wählst du nur am Beginn deines Zuges, mit einer Figur, die von jedem Ausgang abgeschnitten ist.
clause-WCP-R60 = Figuren desselben Teams tauschen nicht und greifen einander nicht an; sie geben einander etwas.
clause-WCP-R64 = So gedreht sieht es aus wie mit einer kleineren Drehung: Nimm die.
clause-WCP-R67 = Auf einen Vorschlag kannst du mit einem Gegenangebot antworten, solange in dieser Begegnung Vorschläge übrig sind.
clause-WCP-R68 = Bring das erst zu Ende: Ein Tausch endet mit einer Antwort oder einem Abbruch, ein Geschenk, wenn du es beendest.
clause-WCP-R65 = Es gibt nichts abzugeben: Ein Tausch braucht Plättchen auf beiden Seiten, ein Geschenk auf einer.

# Was die Regeln von selbst entscheiden, wie es im Verlauf steht.
clause-WCP-029 = Was in der Halle liegt, die du mit Turbo durchquerst, bleibt unbeachtet.
clause-WCP-049 = Ein Wächter, zu dem jemand von einer unbewachten Seite hereinfährt, wird kampflos gekapert.
clause-WCP-063 = Ein besiegter Wächter kommt auf die Hand der siegreichen Seite; verlorene Panzerung bleibt verloren.
clause-WCP-065 = Wer gegen einen Wächter verliert, verliert alle Trophäen und Aufrüstungen.
clause-WCP-068 = Ein Unentschieden ist eine Niederlage, aber der Wächter kommt trotzdem auf die Hand.
clause-WCP-070 = Zwei Fahrzeuge feuern genau einmal aufeinander, gleichzeitig.
clause-WCP-084 = Nach dem Knopfdruck haben alle anderen noch einen Zug.
clause-WCP-085 = Phase II beginnt mit dem Zug, in dem wieder dran ist, wer den Knopf gedrückt hat.
clause-WCP-095 = Wer die Basis verlassen hat, kommt nie wieder hinein.
clause-WCP-107 = Nach einer Zerstörung geht die WCP-Kachel nach rechts weiter.
clause-WCP-R08 = Eine Figur, die nirgendwohin fahren kann, bleibt stehen, und der Zug geht mit dem Legen weiter.
clause-WCP-R17 = Wer keine Halle legen kann, behält alle und macht mit einem Plättchen weiter.
clause-WCP-R22 = Plättchen, die zurückkommen, werden in den Stapel gemischt.
clause-WCP-R37 = Lässt sich keine Halle mehr legen, dürfen alle den Knopf drücken.
clause-WCP-R39 = Drückt lange niemand, löst die Basis den Knopf selbst aus; in wie vielen Zügen, steht bei der Phase.
clause-WCP-R41 = Die Ausgänge öffnen sich, wenn die Zentralhalle entfernt wird, am Ende des ersten Zuges von Phase II.
clause-WCP-R47 = Ohne Halle zum Zerstören entfällt die Pflicht; ist sie reihum bei allen entfallen, stürzt die Basis ein.
clause-WCP-R50 = Eine Figur ohne jeden Weg hinaus hat verloren, auch wenn sie aus der Basis geworfen wird.

## Das Bild.

scene-stage-looting = I: plündern
scene-stage-closed = I: zugebaut
scene-stage-pressed = I: letzte Züge
scene-stage-opening = II: Öffnung
scene-stage-fleeing = II: Flucht
scene-hall = Halle { $cell }: { $hall }
scene-free = Feld { $cell }, frei
scene-rubble = Feld { $cell }, Trümmer
scene-centre = Halle { $cell }: die Zentralhalle
scene-hole = Feld { $cell }: das Loch der Zentralhalle
scene-ways = Wege führen nach { $dirs }.
scene-button = der große rote Knopf auf der WCP-Kachel
scene-pressed = gedrückt
scene-strikes = zerstört { $turns ->
    [0] am Ende dieses Zuges
    [one] in einem Zug
   *[other] in { $turns } Zügen
} eine Halle
scene-on-turn = am Zug
scene-turn = am Zug
scene-trapped = gefangen
scene-draft = { $what }, wird hier gelegt
scene-entrance = Eingang { $entrance } von { $who }
scene-exit = Passiver Eingang { $entrance }
scene-gate-active = Hier geht es durch die Eckhalle hinein; hinaus noch nicht.
scene-gate-passive = Hier startet niemand; in Phase II ist es ein Ausgang.
scene-gate-open = Offener Ausgang.
scene-gate-steps = { $steps ->
    [one] Ein Schritt bis hinaus.
   *[other] { $steps } Schritte bis hinaus.
}
scene-gate-shut = Kein Weg hinaus: Die Eckhalle hat hier eine Wand oder fehlt.
scene-away = Draußen
scene-hall-stack = Hallen
scene-token-stack = Plättchen
scene-halls = { $count ->
    [one] eine Halle im Stapel
   *[other] Hallen im Stapel
}
scene-tokens = { $count ->
    [one] ein Plättchen im Stapel
   *[other] Plättchen im Stapel
}
scene-halls-held = { $count ->
    [one] eine Halle auf der Hand
   *[other] Hallen auf der Hand
}
scene-tokens-held = { $count ->
    [one] ein Plättchen auf der Hand
   *[other] Plättchen auf der Hand
}
scene-garage = Freie Fahrzeuge
scene-card = { $card }: Feuerkraft { $fire }, Panzerung { $armour }, Turbos { $boosters }
scene-deal = { $who } gibt
scene-proposals = Vorschläge übrig: { $left }.
scene-worth = Trophäen im Wert von { $worth }
scene-where = { $pawn }: { $place }
scene-chosen = gewählt
scene-turns = Mögliche Drehungen auf Feld { $cell }
scene-tile = { $hall }, offen nach { $dirs }
scene-trophy = { $name }, eine Trophäe im Wert von { $value }
scene-upgrade-fire = { $name }, eine Aufrüstung: Feuerkraft +{ $by }
scene-upgrade-armour = { $name }, eine Aufrüstung: Panzerung +{ $by }
scene-upgrade-boosters = { $name }, eine Aufrüstung: Turbos +{ $by }
scene-guard = { $name }, ein Wächter mit Feuerkraft { $fire } und Panzerung { $armour }, bewacht: { $dirs }

pick-boost = mit Turbo auf anderem Weg
pick-trade = tauschen
pick-attack = angreifen
pick-give = geben und nehmen

## Figuren und Dinge in Sätzen.

# `own-pawn-first` steht im Nominativ am Satzanfang, `own-pawn` im Dativ.
own-pawn-subject = deine Figur { $pawn }
own-pawn = deiner Figur { $pawn }
hall-object = die Halle „{ $hall }“
edges-all = rundum
object-t1a = Konserven
object-t1b = eine Kabeltrommel
object-t2a = ein Feldfunkgerät
object-t2b = eine Sanitätskiste
object-t3a = einen Optikkoffer
object-t3b = eine Batteriebank
object-t4a = ein Kartenarchiv
object-t4b = eine Saatgutbank
object-t5a = eine Fusionszelle
object-t5b = einen Chiffrierkern
object-uf1 = ein Doppelrohr
object-ua1 = eine Schrottplatte
object-ua2 = eine Verbundplatte
object-ub1 = einen Spritkanister
object-ub2 = einen Nitrotank
object-g01 = einen Stolperdraht
object-g02 = einen Wachhund
object-g03 = einen Stachel
object-g04 = einen Vorposten
object-g05 = ein Drehkreuz
object-g06 = ein Bollwerk
object-g07 = einen Ulanen
object-g08 = einen Zermalmer
object-g09 = einen Schnitter
object-g10 = einen Koloss

## Weitere Fragen und Möglichkeiten.

ask-meet = { $pawn ->
    [only] In Halle { $cell } triffst du auf { $others }
   *[other] In Halle { $cell } trifft deine Figur { $pawn } auf { $others }
}. Was tust du?
ask-press = { $pawn ->
    [only] Du stehst
   *[other] Deine Figur { $pawn } steht
} am großen roten Knopf. Drücken? Dann haben alle anderen noch einen Zug, und die Basis fällt auseinander.
ask-press-or-meet = { $pawn ->
    [only] Du stehst
   *[other] Deine Figur { $pawn } steht
} am großen roten Knopf, zusammen mit { $others }. Drücken, dich mit den anderen befassen oder nichts tun?
ask-turn-only = Auf Feld { $cell } passt nur eine Drehung. Legst du { $what } so hin?
do-not-press = nicht drücken
do-lay-hall = die Halle „{ $hall }“ legen, { $count ->
    [6] rundum offen
   *[other] nach { $count } Seiten offen
}
do-lay-token = { $token } legen
do-on-free = auf Feld { $cell }
do-on-hall = in Halle { $cell }
do-destroy = Halle { $cell } zerstören
do-destroy-with = Halle { $cell } samt { $token } zerstören
do-leave-boosted = mit Turbo aus Halle { $cell } durch { $exit } die Basis endgültig verlassen

## Knöpfe für das, was auf dem Spielplan leicht übersehen wird.

verb-press = Den großen roten Knopf drücken
verb-attack = Angreifen
verb-trade = Tauschen
verb-give = Geben und nehmen
verb-leave = Hinaus durch { $value }
verb-drive-off = Basis verlassen
verb-loot = Beute nehmen
verb-offer = Plättchen anbieten
verb-ask = Plättchen verlangen
verb-hand = Abgeben
verb-take = Nehmen

## Die Zahlen, auf die alle achten.

gauge-points = ★
    .name = Punkte
gauge-fire = ▲
    .name = Feuerkraft
gauge-armour = ■
    .name = Panzerung
gauge-boosters = ●
    .name = Turbos
gauge-tokens = ◆
    .name = Plättchen auf der Hand
gauge-alarm = II
    .name = Nach je einem Zug aller anderen beginnt Phase II
gauge-way = ↗
    .name = Schritte zum nächsten Ausgang
gauge-vehicle = ♥
    .name = Fahrzeug
gauge-escape = ✓
    .name = Weg hinaus
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

## Höhepunkte.

moment-picked = { $who ->
    [you] Du fährst
   *[other] { $name } fährt
} das Fahrzeug „{ $card }“
    .values = Feuerkraft { $fire }, Panzerung { $armour }, Turbos { $boosters }
moment-moved = { $who ->
    [you] Du fährst
   *[other] { $name } fährt
} in Halle { $cell }
moment-boosted = { $who ->
    [you] Du rast
   *[other] { $name } rast
} über Halle { $over } in Halle { $cell }
    .cost = Das kostet einen Turbo; was in Halle { $over } liegt, bleibt dort.
moment-stuck = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} nirgendwohin fahren
    .next = Der Zug geht mit dem Legen weiter.
moment-trophy = Eine Trophäe: bringt ★{ $value }, wenn sie aus der Basis herauskommt
moment-upgrade-fire = Eine Aufrüstung: Feuerkraft +{ $by }
moment-upgrade-armour = Eine Aufrüstung: Panzerung +{ $by }
moment-upgrade-boosters = Eine Aufrüstung: Turbos +{ $by }
moment-guard = Feuerkraft { $fire }, Panzerung { $armour }
moment-took = { $who ->
    [you] Du findest
   *[other] { $name } findet
} { $token }
moment-captured = { $who ->
    [you] Du kaperst
   *[other] { $name } kapert
} { $token }
    .how = Von einer unbewachten Seite hereingefahren: kein Kampf.
    .hand = Der Wächter kommt auf die Hand und lässt sich wieder aufstellen.
moment-fight-won = { $who ->
    [you] Du besiegst
   *[other] { $name } besiegt
} { $token }
    .left = { $armour ->
        [one] Nur ein Punkt Panzerung bleibt übrig.
       *[other] Panzerung danach: { $armour }.
    }
    .hand = Der Wächter kommt auf die Hand und lässt sich wieder aufstellen.
moment-fight-draw = { $who ->
    [you] Dein Fahrzeug
   *[other] { $name }
} und der Wächter { $guard } sind zerstört
    .lost = Alle Trophäen und Aufrüstungen des Fahrzeugs sind verloren.
    .hand = Der Wächter kommt auf die Hand.
moment-fight-lost = { $who ->
    [you] Du verlierst
   *[other] { $name } verliert
} gegen den Wächter { $guard }
    .lost = Alle Trophäen und Aufrüstungen des Fahrzeugs sind verloren.
moment-back-outside = { $who ->
    [you] Du beginnst
   *[other] { $name } beginnt
} noch einmal von draußen
    .values = Das Fahrzeug hat wieder die vollen Werte seiner Karte.
moment-lost = { $who ->
    [you] Du bist
   *[other] { $name } ist
} in der Basis verloren
    .why = Es gab keinen Weg mehr hinaus; was an Bord ist, zählt nicht.
moment-left = { $who ->
    [you] Du bist
   *[other] { $name } ist
} aus der Basis heraus!
    .number = { $number ->
        [1] Als Erstes draußen: Das gewinnt bei Gleichstand.
       *[other] Als Nummer { $number } draußen; bei Gleichstand gewinnt, wer früher draußen war.
    }
    .exit = Durch Ausgang { $exit }.
    .counts = Die Trophäen an Bord sind sicher: { $worth ->
        [one] 1 Punkt.
       *[other] { $worth } Punkte.
    }
moment-proposed = { $who ->
    [you] Du bietest
   *[other] { $name } bietet
} { $whom ->
    [you] dir
   *[other] { $other }
} einen Tausch an
    .gives = Angeboten: { $offered }
    .wants = Verlangt: { $asked }
moment-countered = { $who ->
    [you] Du machst
   *[other] { $name } macht
} { $whom ->
    [you] dir
   *[other] { $other }
} ein Gegenangebot
moment-traded = { $who ->
    [you] Du tauschst
   *[other] { $name } tauscht
} mit { $whom ->
    [you] dir
   *[other] { $other }
}
    .markers = Die Plättchen wechseln den Besitz, Aufrüstungen samt ihren Markern.
moment-declined = { $who ->
    [you] Du lehnst
   *[other] { $name } lehnt
} den Tausch ab
moment-gave = { $name } gibt { $token } ab
    .to = Jetzt bei { $other }.
moment-attacked = Angriff! { $who ->
    [you] Du legst dich
   *[other] { $name } legt sich
} mit { $whom ->
    [you] dir
   *[other] { $other }
} an
    .undecided = Ein Feuerwechsel, und niemand ist besiegt.
moment-armour = { $who ->
    [you] Du hast
   *[other] { $name } hat
} noch Panzerung { $armour }.
moment-wreck = { $who ->
    [you] Du verlierst dein
   *[other] { $name } verliert das
} Fahrzeug: Die Aufrüstungen sind dahin.
moment-looted = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $whom ->
    [you] dir
   *[other] { $other }
} { $token } weg
moment-laid-hall = { $who ->
    [you] Du legst
   *[other] { $name } legt
} die Halle „{ $hall }“ auf Feld { $cell }
    .open = Durchgänge: { $edges }
moment-laid-guard = { $who ->
    [you] Du stellst
   *[other] { $name } stellt
} { $token } in Halle { $cell } auf
    .watches = Bewacht { $edges }; von dort kommt es zum Kampf.
moment-laid-loot = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $token } in Halle { $cell }
moment-closed = Der große rote Knopf ist frei
    .why = Es lässt sich keine Halle mehr legen: Alle dürfen ihn jetzt drücken.
    .failsafe = Tut das lange niemand, löst ihn die Basis selbst aus.
moment-pressed = { $who ->
    [you] Du drückst
   *[other] { $name } drückt
} den großen roten Knopf!
    .turns = Alle anderen haben noch einen Zug; dann beginnt Phase II.
    .after = Die Zentralhalle verschwindet, die Ausgänge öffnen sich, und Halle um Halle fällt.
    .counts = Nur Trophäen, die aus der Basis herauskommen, zählen.
moment-failsafe = Die Basis löst den großen roten Knopf selbst aus!
    .who = Gewertet wird: { $who ->
        [you] Du hast
       *[other] { $name } hat
    } gedrückt. Alle anderen haben noch einen Zug.
moment-stage-two = Phase II: Die Basis bricht zusammen
    .who = { $who ->
        [you] Du bist
       *[other] { $name } ist
    } am Zug; danach verschwindet die Zentralhalle, und die Ausgänge öffnen sich.
    .goal = Schaff deine Trophäen hinaus: Nichts anderes zählt.
moment-opened = Die Zentralhalle ist weg: Die Ausgänge sind offen!
    .leave = Aus einer Eckhalle mit Durchgang zu ihrem Ausgang fährst du hinaus.
    .falls = Wer die WCP-Kachel hat, zerstört am Ende des Zuges eine Halle.
moment-destroyed = { $who ->
    [you] Du zerstörst
   *[other] { $name } zerstört
} Halle { $cell }
    .gone = Niemand kann sie mehr befahren oder durchqueren.
moment-lapsed = { $who ->
    [you] Du findest
   *[other] { $name } findet
} keine Halle zum Zerstören
    .next = Geschieht das so oft in Folge, wie Personen nicht aufgegeben haben, stürzt die Basis ein.
moment-collapsed = Die Basis stürzt ein!
    .inside = Wer noch drinnen ist, ist verloren.
    .outside = Wer draußen wartet, kommt davon.
moment-resigned = { $who ->
    [you] Du gibst
   *[other] { $name } gibt
} auf
    .rest = Das Fahrzeug bleibt zurück; seine Trophäen zählen nicht.

## Wozu Dinge gut sind.

thing-stage-looting = Erkunde, plündere und leg Hallen. Sobald sich keine mehr legen lässt, oder du keine mehr hast und der Stapel leer ist, darf in der Zentralhalle der große rote Knopf gedrückt werden.
    .clauses = WCP-080 WCP-R37
thing-stage-closed = Alle dürfen jetzt beim Hineinfahren in die Zentralhalle den Knopf drücken. Wer drückt, ist in Phase II zuerst am Zug.
    .clauses = WCP-R37 WCP-R39
thing-stage-pressed = Der Knopf ist gedrückt. Nutze die letzten Züge von Phase I, um einem Ausgang näher zu kommen.
    .clauses = WCP-084 WCP-085
thing-stage-opening = Am Ende dieses Zuges verschwindet die Zentralhalle, und die Ausgänge öffnen sich.
    .clauses = WCP-R41
thing-stage-fleeing = Flieh durch einen offenen Ausgang: Nur hinausgeschaffte Trophäen zählen. Eine Halle nach der anderen fällt, angefangen neben dem Loch in der Mitte.
    .clauses = WCP-095 WCP-104
thing-free = Hier liegt noch nichts. Eine Halle passt, wenn sie einen Durchgang zu einer gelegten Halle oder einem aktiven Eingang hat und nichts abschneidet.
    .clauses = WCP-034 WCP-035
thing-laid-hall = Fahrzeuge kommen dort hinein und hinaus, wo beide Hallen einen Durchgang haben. Wer hier anhält, nimmt die Beute oder trifft auf den Wächter.
    .clauses = WCP-024
thing-brittle = Sie liegt neben dem Loch oder neben Trümmern: Steht kein Fahrzeug darin, kann sie als nächste fallen.
    .clauses = WCP-104 WCP-105
thing-centre = Das Herz der Basis mit dem großen roten Knopf. Die Halle ist rundum offen, und nichts lässt sich hineinlegen.
    .clauses = WCP-079 WCP-080
thing-hole = Hier war die Zentralhalle. Wer darin stand, darf noch hinausfahren; niemand kommt hinein oder hindurch.
    .clauses = WCP-R42
thing-rubble = Eine zerstörte Halle: Sie lässt sich nicht mehr befahren oder durchqueren.
    .clauses = WCP-113
thing-wcp-tile-looting = Der große rote Knopf. Drück ihn beim Hineinfahren in die Zentralhalle, wenn keine Halle mehr zu legen ist: Damit beginnt das Ende der Basis.
    .clauses = WCP-079 WCP-080
thing-wcp-tile-pressed = Der Knopf ist gedrückt: Alle anderen haben noch einen Zug.
    .clauses = WCP-084
thing-wcp-tile-fleeing = Wer die WCP-Kachel hat, muss am Ende des eigenen Zuges eine Halle zerstören, auch von draußen; dann geht die Kachel nach rechts weiter.
    .clauses = WCP-107 WCP-108
thing-entrance = Der Weg in die Basis, durch die Eckhalle daneben. In Phase II wird er zum Ausgang.
    .clauses = WCP-026 WCP-027
thing-exit = Aus der Eckhalle führt eine Fahrt hinaus, wenn sie hier einen Durchgang hat. Wer hinausfährt, kommt nicht wieder, und die Trophäen an Bord zählen.
    .clauses = WCP-094 WCP-095
thing-away = Fahrzeuge, die die Basis verlassen haben, in ihrer Reihenfolge nummeriert, und die, die verloren sind.
    .clauses = WCP-095 WCP-096
thing-halls = Am Ende ihres Zuges füllen alle die Hand auf sechs Hallen auf, solange der Stapel reicht.
    .clauses = WCP-019
thing-tokens = Trophäen, Aufrüstungen und Wächter. Am Ende ihres Zuges füllen alle die Hand auf sechs Plättchen auf; verlorene Plättchen werden wieder hineingemischt.
    .clauses = WCP-020 WCP-R22
thing-garage = Jedes Fahrzeug lässt sich einmal wählen. Feuerkraft ▲ geht von der gegnerischen Panzerung ■ ab; mit einem Turbo ● fährst du zwei Hallen weit.
    .clauses = WCP-003 WCP-R03
thing-deal = Was den Besitz wechselt, wenn der Tausch zustande kommt.
    .clauses = WCP-R31 WCP-R25
thing-seat = Wer hier spielt: das Fahrzeug mit seinen Werten, was es geladen hat und wie viele Hallen und Plättchen auf der Hand sind.
thing-turns = Dasselbe Teil in jeder möglichen Drehung: Wähl eine.
    .clauses = WCP-R64
thing-own-hand = Leg in jedem Zug eine Halle und dann ein Plättchen; nur du siehst sie.
    .clauses = WCP-019 WCP-020
thing-pawn = Ein Fahrzeug in der Basis. Fahr in seine Halle, um es anzugreifen oder zu tauschen.
    .clauses = WCP-053 WCP-070
thing-vehicle = Feuerkraft ▲ geht bei jedem Feuerwechsel von der gegnerischen Panzerung ab; ohne Panzerung ■ ist das Fahrzeug zerstört; mit jedem Turbo ● fährt es einmal zwei Hallen weit.
    .clauses = WCP-032 WCP-063 WCP-065
thing-card-v01 = Die dickste Panzerung von allen und wenig Feuerkraft.
thing-card-v02 = Starke Panzerung und zwei Turbos, wenig Feuerkraft.
thing-card-v03 = Ein schneller Lastenträger: drei Turbos und gute Panzerung.
thing-card-v04 = Das schnellste: vier Turbos, aber leichte Panzerung.
thing-card-v05 = Panzerung und Feuerkraft; nur ein Turbo.
thing-card-v06 = In allem gut, in nichts am besten.
thing-card-v07 = Schnell und bissig, mit leichter Panzerung.
thing-card-v08 = Große Feuerkraft und gute Panzerung, aber gar kein Turbo.
thing-card-v09 = Große Feuerkraft, mit einem Turbo zum Aufschließen.
thing-card-v10 = Große Feuerkraft und zwei Turbos; die dünnste Panzerung.
thing-tile = Leg sie auf ein freies Feld neben den Hallen, in jeder Drehung, die sie anschließt und nichts abschneidet.
    .clauses = WCP-033 WCP-034 WCP-035
thing-hall-h01 = Drei Durchgänge nebeneinander: gut für Ränder und Ecken.
thing-hall-h02 = Ein gerader Weg mit einem Abzweig zur einen Seite.
thing-hall-h03 = Ein gerader Weg mit einem Abzweig zur anderen Seite.
thing-hall-h04 = Drei Durchgänge, an jeder zweiten Seite.
thing-hall-h05 = Vier Durchgänge in Folge, zwei geschlossene Seiten nebeneinander.
thing-hall-h06 = Vier Durchgänge: drei nebeneinander und einer gegenüber.
thing-hall-h07 = Zwei gerade Wege, die sich kreuzen; zwei Wände gegenüber.
thing-hall-h08 = Offen auf allen Seiten bis auf eine.
thing-hall-h09 = Rundum offen: Sie passt überall, wo eine Halle liegen darf, und muss nicht gedreht werden.
thing-trophy = Schaff sie in Phase II aus der Basis: Die wertvollsten Trophäen gewinnen.
    .clauses = WCP-095 WCP-065
thing-upgrade-fire = Jeder Punkt Feuerkraft nimmt der gegnerischen Panzerung bei jedem Feuerwechsel einen Punkt mehr.
    .clauses = WCP-R25
thing-upgrade-armour = Bringt sofort Punkte Panzerung; weggeschossene Panzerung kommt nicht wieder.
    .clauses = WCP-063 WCP-R25
thing-upgrade-boosters = Bringt Turbos: Mit jedem fährst du einmal zwei Hallen weit.
    .clauses = WCP-032 WCP-R25
thing-guard = Der Wächter kämpft mit allen, die von einer bewachten Seite kommen, bis eine Seite keine Panzerung mehr hat. Von jeder anderen Seite wird er kampflos gekapert.
    .clauses = WCP-049 WCP-063 WCP-065
thing-fight-won = Dein Fahrzeug „{ $vehicle }“ würde jetzt gewinnen, Panzerung { $armour } → { $left }.
thing-fight-draw = Im Kampf mit deinem Fahrzeug „{ $vehicle }“ würden jetzt beide zerstört; alle Trophäen und Aufrüstungen wären verloren.
thing-fight-lost = Dein Fahrzeug „{ $vehicle }“ würde jetzt zerstört; alle Trophäen und Aufrüstungen wären verloren.
thing-worth = An Bord: Trophäen im Wert von ★{ $worth }.
thing-way = { $steps ->
    [one] Ein Schritt bis hinaus durch den nächsten Ausgang.
   *[other] { $steps } Schritte bis hinaus durch den nächsten Ausgang.
}
thing-cut-off = Von hier führt kein Weg zu einem Ausgang.

# Namen aus den Spieldaten: `called-` und der englische Name.
called-fan = Fächer
called-left-fork = Gabel links
called-right-fork = Gabel rechts
called-triad = Dreistern
called-gallery = Galerie
called-junction = Knoten
called-crossing = Kreuzung
called-loading-bay = Laderampe
called-hangar = Hangar
called-ration-tins = Konserven
called-cable-drum = Kabeltrommel
called-field-radio = Feldfunkgerät
called-med-crate = Sanitätskiste
called-optics-case = Optikkoffer
called-battery-bank = Batteriebank
called-map-archive = Kartenarchiv
called-seed-vault = Saatgutbank
called-fusion-cell = Fusionszelle
called-cipher-core = Chiffrierkern
called-twin-barrel = Doppelrohr
called-scrap-plate = Schrottplatte
called-composite-plate = Verbundplatte
called-fuel-flask = Spritkanister
called-nitro-tank = Nitrotank
called-tripwire = Stolperdraht
called-watchdog = Wachhund
called-stinger = Stachel
called-picket = Vorposten
called-turnstile = Drehkreuz
called-bulwark = Bollwerk
called-lancer = Ulan
called-crusher = Zermalmer
called-reaper = Schnitter
called-colossus = Koloss
called-mammoth = Mammut
called-camel = Kamel
called-mule = Maultier
called-hornet = Hornisse
called-rhino = Nashorn
called-jackal = Schakal
called-lynx = Luchs
called-anvil = Amboss
called-hammer = Hammer
called-viper = Viper

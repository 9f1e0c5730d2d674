# Räume: der Name, dann wohin, wo, woher, im Akkusativ und am Satzanfang.
room-chapel = Kapelle
    .to = in die Kapelle
    .in = in der Kapelle
    .from = aus der Kapelle
    .the = die Kapelle
    .first = Die Kapelle
room-radio = Funkraum
    .to = in den Funkraum
    .in = im Funkraum
    .from = aus dem Funkraum
    .the = den Funkraum
    .first = Der Funkraum
room-dining = Kantine
    .to = in die Kantine
    .in = in der Kantine
    .from = aus der Kantine
    .the = die Kantine
    .first = Die Kantine
room-infirmary = Krankenstation
    .to = auf die Krankenstation
    .in = auf der Krankenstation
    .from = von der Krankenstation
    .the = die Krankenstation
    .first = Die Krankenstation
room-yard = Hof
    .to = in den Hof
    .in = im Hof
    .from = aus dem Hof
    .the = den Hof
    .first = Der Hof
room-visiting = Besucherraum
    .to = in den Besucherraum
    .in = im Besucherraum
    .from = aus dem Besucherraum
    .the = den Besucherraum
    .first = Der Besucherraum
room-workshop = Werkstatt
    .to = in die Werkstatt
    .in = in der Werkstatt
    .from = aus der Werkstatt
    .the = die Werkstatt
    .first = Die Werkstatt
room-recreation = Aufenthaltsraum
    .to = in den Aufenthaltsraum
    .in = im Aufenthaltsraum
    .from = aus dem Aufenthaltsraum
    .the = den Aufenthaltsraum
    .first = Der Aufenthaltsraum
room-cells = Zellenblock
    .to = in den Zellenblock
    .in = im Zellenblock
    .from = aus dem Zellenblock
    .the = den Zellenblock
    .first = Der Zellenblock
room-laundry = Wäscherei
    .to = in die Wäscherei
    .in = in der Wäscherei
    .from = aus der Wäscherei
    .the = die Wäscherei
    .first = Die Wäscherei
room-guards = Wachraum
    .to = in den Wachraum
    .in = im Wachraum
    .from = aus dem Wachraum
    .the = den Wachraum
    .first = Der Wachraum
room-warden = Büro des Direktors
    .to = ins Büro des Direktors
    .in = im Büro des Direktors
    .from = aus dem Büro des Direktors
    .the = das Büro des Direktors
    .first = Das Büro des Direktors

side-silver = silberne Seite
side-copper = kupferne Seite

item-key = Schlüssel
    .one = einen Schlüssel
item-knife = Messer
    .one = ein Messer
item-clothes = Kleidung
    .one = Kleidung
item-drug = Medikament
    .one = ein Medikament
item-tool = Werkzeug
    .one = ein Werkzeug
item-gun = Waffe
    .one = die Waffe
item-cash = Bargeld
    .one = 1 Bargeld

element-A = Aufstand
element-B = Tunnel
element-C = Schacht
element-D = Schlüssel
element-E = Kleidung
element-F = Geisel

# Erpressungskarten: der Name und was darauf steht.
card-loose-tongue = Ausgeplaudert
    .text = bewege { $count ->
        [one] { $count } Wache
       *[other] bis zu { $count } Wachen
    } in einen Raum mit einer Aufgabe
card-cell-toss = Zellenrazzia
    .text = ein anderer Häftling verliert einen Gegenstand deiner Wahl
card-long-fingers = Lange Finger
    .text = nimm einem anderen Häftling einen Gegenstand weg
card-protection-money = Schutzgeld
    .text = nimm einem anderen Häftling bis zu { $count } Bargeld weg
card-change-of-block = Verlegung
    .text = schick einen anderen Häftling in einen angrenzenden Raum
card-extra-chores = Zusatzdienst
    .text = ein anderer Häftling hat in dieser Runde { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    } weniger
card-closed-for-repairs = Wegen Umbau gesperrt
    .text = niemand kann in dieser Runde einen Raum deiner Wahl nutzen
card-new-hiding-place = Neues Versteck
    .text = verlege eine Aufgabe in einen angrenzenden Raum
card-scrapped-idea = Verworfene Idee
    .text = ersetze eine Aufgabe durch eine neue
card-roll-call = Zählappell
    .text = alle anderen Häftlinge in einem Raum verlieren je einen Gegenstand ihrer Wahl
card-called-in-favour = Eingelöster Gefallen
    .text = du erhältst { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }

# Was Räume bewirken.
effect-expose = ein anderer Häftling legt eine zufällige Erpressungskarte ab
effect-extort = nimm einem anderen Häftling eine zufällige Erpressungskarte weg
effect-guards = bewege { $count ->
    [one] eine Wache aus einem beliebigen Raum in einen anderen
   *[other] bis zu { $count } Wachen aus beliebigen Räumen in andere
}
effect-stamina = { $count ->
    [one] du erhältst { $count } Ausdauer
   *[other] du erhältst bis zu { $count } Ausdauer
}
effect-cash = { $count ->
    [one] du erhältst { $count } Bargeld
   *[other] du erhältst bis zu { $count } Bargeld
}
effect-take = nimm dir: { $items }
effect-take-any = nimm dir { $count ->
    [one] einen Gegenstand, der hier liegt
   *[other] { $count } Gegenstände, die hier liegen
}
effect-draw = { $count ->
    [one] zieh eine Erpressungskarte
   *[other] zieh { $count } Erpressungskarten und behalte eine davon
}
effect-paid = zahle 1 Gegenstand oder 1 Bargeld, dann: { $effect }

# Der Tisch.
outline-round = Runde
outline-rooms = Räume, Reihe für Reihe
outline-tasks = Aufgaben
outline-prisoners = Häftlinge
outline-plan = Der Plan
outline-cards = Deine Erpressungskarten
none = keine
task-name = { $task } „{ $name }“
round = Runde { $round }; { $left ->
    [0] mit der nächsten Wache verlieren alle
    [one] danach noch { $left } Runde
   *[other] danach noch { $left } Runden
}
guard-clock = { $count } von { $most } Wachen sind im Gefängnis.
goat-is = { $name } ist der Sündenbock, mit +{ $bonus } AP.
task-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Aufgabenstapel
blackmail-deck = { $count ->
    [one] { $count } Erpressungskarte
   *[other] { $count } Erpressungskarten
} verdeckt; abgelegt: { $discard }
turn-of = { $name } ist am Zug und hat noch { $points } AP.
guards = { $count ->
    [0] keine Wachen
    [one] { $count } Wache
   *[other] { $count } Wachen
}
here = { $names } hier
task = Aufgabe { $task }
closed = in dieser Runde gesperrt
used = in diesem Zug schon genutzt
no-tasks = Keine Aufgabe liegt aus.
task-line = { $task } ({ $caption }), { $room }: mindestens { $prisoners ->
    [one] { $prisoners } Häftling
   *[other] { $prisoners } Häftlinge
} (jetzt { $here }), höchstens { $guards ->
    [one] { $guards } Wache
   *[other] { $guards } Wachen
} (jetzt { $there }); nötig: { $items } (dort: { $held })
prisoner = { $name }, { $room }: Ausdauer { $stamina }, Bargeld { $cash }, Gegenstände: { $items }, Elemente: { $letters }, { $cards ->
    [one] { $cards } Erpressungskarte
   *[other] { $cards } Erpressungskarten
}.
known-cards = Davon kennst du: { $cards }.
plan-spare = Ohne { $name } haben die anderen alles.
plan-lacks = Ohne { $name } fehlt den anderen: { $letters }.
plan-element = { $letter } · { $caption }: { $count ->
    [0] noch niemand
   *[other] { $names }
}

# Fragen.
ask-talk = Du warst in der letzten Runde der Sündenbock, also leitest du das Gespräch darüber, wer es jetzt sein soll. Ruf zur Abstimmung auf, wenn alles gesagt ist.
ask-vote = Wen machst du in dieser Runde zum Sündenbock? Niemand sieht deine Stimme, bevor alle abgestimmt haben.
ask-tie = Die Abstimmung endet unentschieden: { $names }. Du warst in der letzten Runde der Sündenbock, also entscheidest du: Wen bestimmst du? Du kannst die Schuld auch selbst auf dich nehmen.
ask-tie-free = Die Abstimmung endet unentschieden: { $names }. Du warst in der letzten Runde der Sündenbock, also entscheidest du: Wen bestimmst du? Alle kommen infrage, auch du selbst.
ask-step = Du bist { $room }. { $guards ->
    [0] Keine Wache passt auf
    [one] { $guards } Wache passt auf
   *[other] { $guards } Wachen passen auf
}, und du hast { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
} (AP). Was tust du?
ask-step-free = Du bist { $room } und hast keine Aktionspunkte mehr. Nutze noch freie Aktionen oder beende deinen Zug.
ask-step-end = Du bist { $room }, und es gibt nichts mehr zu tun: Beende deinen Zug.
ask-pay = { $room } kostet etwas: Welchen Gegenstand gibst du dafür her, oder lieber 1 Bargeld?
ask-take = Welchen Gegenstand nimmst du dir { $room }? { $count ->
    [one] Das ist der letzte.
   *[other] Du nimmst { $count }.
}
ask-holder-expose = Wer verliert eine Erpressungskarte? Sie wird zufällig gezogen.
ask-holder-extort = Wem nimmst du eine Erpressungskarte weg? Sie wird zufällig gezogen.
ask-guard-from = Welche Wache bewegst du? { $count ->
    [one] Das ist die letzte.
   *[other] Du darfst { $count } bewegen.
}
ask-guard-to = Wohin geht die Wache { $room }?
ask-drop = Du hast eine Erpressungskarte zu viel. Welche legst du ab?
ask-keep = Welche dieser Erpressungskarten behältst du? Die anderen werden abgelegt.
ask-source = Du erfüllst { $task }. Welchen Marker verbrauchst du für: { $item }? Für Gegenstände anderer brauchst du deren Zustimmung.
ask-consent = { $name } will mit deiner Hilfe { $task } erfüllen. Du gibst her: { $items }. { $goat ->
    [yes] Als Sündenbock hast du nichts davon.
   *[no] Du bekommst das Element der Karte, die für die anderen gezogen wird.
} Einverstanden?
ask-counter = Dein Gegenangebot an { $name }: Du gibst { $give } und bekommst { $get }. Tippe Gegenstände oder Bargeld auf euren Bögen an, um sie hinzuzufügen, und schlag es dann vor.
ask-deal = Dein Angebot an { $name }: Du gibst { $give } und bekommst { $get }. Tippe Gegenstände oder Bargeld auf euren Bögen an, um sie hinzuzufügen, und schlag es dann vor.
ask-offer-counter = { $name } macht ein Gegenangebot. Du bekommst: { $give }. Du gibst: { $get }. Einverstanden?
ask-offer = { $name } bietet dir einen Tausch an. Du bekommst: { $give }. Du gibst: { $get }. Einverstanden?
ask-victim = { $card }: { $text }. Wen trifft es?
ask-loot = Welchen Gegenstand verliert { $name }?
ask-loot-take = Welchen Gegenstand nimmst du { $name } weg?
ask-target = { $card }: { $text }. Welchen Raum wählst du?
ask-lure = Von wo kommt die nächste Wache { $room }? { $count ->
    [one] Das ist die letzte.
   *[other] Du darfst { $count } bewegen.
}
ask-exile = In welchen Raum schickst du { $name }?
ask-rehide = In welchen Raum kommt die Aufgabe { $room }?
ask-give-up = { $name } lässt zum Zählappell antreten: Welchen Gegenstand gibst du ab?
ask-stay = Der Plan ist vollständig, und nichts unterscheidet diese Häftlinge: { $names }. Wen lässt du im Gefängnis?

# Möglichkeiten.
label-cost = { $label } ({ $cost } AP)
label-free = { $label } (frei)
label-call-vote = Ruf zur Abstimmung
label-vote = { $who ->
    [you] Stimm für dich selbst
   *[other] Stimm für { $name }
}
label-pick = { $who ->
    [you] Nimm die Schuld selbst auf dich
   *[other] Mach { $name } zum Sündenbock
}
label-move = Geh { $room }
label-use-room = Nutze den Raum
label-use = Nutze { $room }: { $effect }
label-steal = Stiehl { $item } von { $name }
label-riot = Aufstand: Lock eine Wache { $room } her
label-complete = Erfülle die Aufgabe { $task }
label-discard = Leg { $item } ab
label-blackmail = Spiel „{ $card }“: { $text }
label-trade = Tausch mit { $name }
label-bribe = Bestich hier eine Wache: 1 Bargeld
label-stamina = Gib 1 Ausdauer für 1 weiteren AP aus
label-end = Beende deinen Zug
label-pay = Zahlen: { $item }
label-take = Nehmen: { $item }
label-expose = { $name } legt eine zufällige Erpressungskarte ab
label-extort = Nimm { $name } eine zufällige Erpressungskarte weg
label-victim = { $card } gegen { $name }
label-guard-from = Eine Wache { $room }
label-guard-to = { $room }
label-stop = Keine Wache mehr bewegen
label-source = { $item } von { $name }
label-loot = { $name } verliert { $item }
label-loot-take = Nimm { $name } { $item } weg
label-target = { $card }: { $room }
label-exile = Schick { $name } { $room }
label-rehide = Verleg die Aufgabe { $room }
label-keep = Behalte „{ $card }“
label-drop = Leg „{ $card }“ ab
label-give = Geben: { $item }
label-get = Bekommen: { $item }
label-propose = Schlag diesen Tausch vor
label-cancel = Abbrechen
label-counter = Mach ein Gegenangebot
label-accept = Zustimmen
label-accept-offer = Zustimmen: Du bekommst { $get } und gibst { $give }
label-accept-request = Zustimmen: Du gibst { $items } her
label-decline = Ablehnen
label-give-up = Abgeben: { $item }
label-stay = { $name } bleibt

# Was geschehen ist.
tell-round = Runde { $round } beginnt.
tell-room-full = { $room } ist voller Wachen; ein anderer Raum wird gezogen.
tell-guard-came = Eine neue Wache kommt { $room }.
tell-vote-called = { $who ->
    [you] Du rufst zur Abstimmung auf.
   *[other] { $name } ruft zur Abstimmung auf.
}
tell-voted = { $who ->
    [you] Du hast abgestimmt.
   *[other] { $name } hat abgestimmt.
}
tell-votes = Die Stimmen: { $votes }.
tell-picked = { $who ->
    [you] Du entscheidest bei Gleichstand: { $other }.
   *[other] { $whom ->
        [you] { $name } entscheidet bei Gleichstand: du.
       *[other] { $name } entscheidet bei Gleichstand: { $other }.
    }
}
tell-goat = { $who ->
    [you] Du bist der Sündenbock, mit +{ $count } AP.
   *[other] { $name } ist der Sündenbock, mit +{ $count } AP.
}
tell-turn = { $who ->
    [you] Dein Zug beginnt mit { $count } AP.
   *[other] Der Zug von { $name } beginnt mit { $count } AP.
}
tell-turn-ended = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
tell-moved = { $who ->
    [you] Du gehst { $room }.
   *[other] { $name } geht { $room }.
}
tell-sent = { $who ->
    [you] Du musst { $room }.
   *[other] { $name } muss { $room }.
}
tell-used = { $who ->
    [you] Du nutzt { $thing }.
   *[other] { $name } nutzt { $thing }.
}
tell-paid = { $who ->
    [you] Du zahlst: { $thing }.
   *[other] { $name } zahlt: { $thing }.
}
tell-returned = Zurück { $room }: { $thing }.
tell-took = { $who ->
    [you] Du nimmst dir: { $thing }.
   *[other] { $name } nimmt sich: { $thing }.
}
tell-rested = { $who ->
    [you] Du erhältst { $count } Ausdauer.
   *[other] { $name } erhält { $count } Ausdauer.
}
tell-earned = { $who ->
    [you] Du erhältst { $count } Bargeld.
   *[other] { $name } erhält { $count } Bargeld.
}
tell-guard-moved = Eine Wache geht { $from } { $to }.
tell-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] eine Erpressungskarte
   *[other] { $count } Erpressungskarten
}.
tell-drew-cards = Du ziehst { $cards }.
tell-reshuffled = Die abgelegten Erpressungskarten werden zu einem neuen Stapel gemischt.
tell-kept = { $who ->
    [you] Du behältst eine der Karten.
   *[other] { $name } behält eine der Karten.
}
tell-dropped = { $who ->
    [you] Du verlierst die Erpressungskarte „{ $thing }“.
   *[other] { $name } verliert die Erpressungskarte „{ $thing }“.
}
tell-extorted = { $who ->
    [you] Du nimmst { $other } eine Erpressungskarte weg.
   *[other] { $whom ->
        [you] { $name } nimmt dir eine Erpressungskarte weg.
       *[other] { $name } nimmt { $other } eine Erpressungskarte weg.
    }
}
tell-extorted-card = Es ist die Karte „{ $card }“.
tell-stole = { $who ->
    [you] Du stiehlst { $thing } von { $other }.
   *[other] { $whom ->
        [you] { $name } stiehlt dir { $thing }.
       *[other] { $name } stiehlt { $thing } von { $other }.
    }
}
tell-seized = { $who ->
    [you] Du nimmst { $other } { $thing } weg.
   *[other] { $whom ->
        [you] { $name } nimmt dir { $thing } weg.
       *[other] { $name } nimmt { $other } { $thing } weg.
    }
}
tell-rioted = { $who ->
    [you] Du zettelst einen Aufstand an und lockst eine Wache { $room } her.
   *[other] { $name } zettelt einen Aufstand an und lockt eine Wache { $room } her.
}
tell-discarded = { $who ->
    [you] Du legst { $thing } ab.
   *[other] { $name } legt { $thing } ab.
}
tell-bribed = { $who ->
    [you] Du bestichst eine Wache.
   *[other] { $name } besticht eine Wache.
}
tell-exerted = { $who ->
    [you] Du gibst 1 Ausdauer für 1 AP aus.
   *[other] { $name } gibt 1 Ausdauer für 1 AP aus.
}
tell-offered = { $who ->
    [you] Du bietest { $other } einen Tausch an: { $give } gegen { $get }.
   *[other] { $whom ->
        [you] { $name } bietet dir einen Tausch an: { $give } gegen { $get }.
       *[other] { $name } bietet { $other } einen Tausch an: { $give } gegen { $get }.
    }
}
tell-countered = { $who ->
    [you] Du machst { $other } ein Gegenangebot: { $give } gegen { $get }.
   *[other] { $whom ->
        [you] { $name } macht dir ein Gegenangebot: { $give } gegen { $get }.
       *[other] { $name } macht { $other } ein Gegenangebot: { $give } gegen { $get }.
    }
}
tell-traded = { $who ->
    [you] Du tauschst mit { $other }: { $give } gegen { $get }.
   *[other] { $whom ->
        [you] { $name } tauscht mit dir: { $give } gegen { $get }.
       *[other] { $name } tauscht mit { $other }: { $give } gegen { $get }.
    }
}
tell-trade-declined = { $who ->
    [you] Du lehnst den Tausch ab.
   *[other] { $name } lehnt den Tausch ab.
}
tell-cancelled = { $who ->
    [you] Du überlegst es dir anders.
   *[other] { $name } überlegt es sich anders.
}
tell-requested = { $who ->
    [you] Du willst { $task } erfüllen, und zwar mit: { $items }.
   *[other] { $name } will { $task } erfüllen, und zwar mit: { $items }.
}
tell-answered = { $who ->
    [you] Du hast geantwortet.
   *[other] { $name } hat geantwortet.
}
tell-request-declined = { $who ->
    [you] Du lehnst ab, und nichts geschieht.
   *[other] { $name } lehnt ab, und nichts geschieht.
}
tell-completed = { $who ->
    [you] Du erfüllst die Aufgabe { $thing }.
   *[other] { $name } erfüllt die Aufgabe { $thing }.
}
tell-marked = { $who ->
    [you] Du markierst Element { $thing }.
   *[other] { $name } markiert Element { $thing }.
}
tell-reward = Die Karte für die anderen: { $task }.
tell-no-reward = Für die anderen ist keine Aufgabenkarte mehr da.
tell-task-under = { $task } kommt unter den Stapel: Der Buchstabe liegt schon aus.
tell-posted = Neue Aufgabe { $room }: { $task }.
tell-no-task = Gerade passt keine andere Aufgabe.
tell-blackmailed = { $who ->
    [you] Du spielst „{ $thing }“.
   *[other] { $name } spielt „{ $thing }“.
}
tell-lost = { $who ->
    [you] Du verlierst { $thing }.
   *[other] { $name } verliert { $thing }.
}
tell-chores = { $who ->
    [you] Du hast in dieser Runde { $count } AP weniger.
   *[other] { $name } hat in dieser Runde { $count } AP weniger.
}
tell-closed = { $room } ist für diese Runde gesperrt.
tell-task-moved = Die Aufgabe { $task } wandert { $from } { $to }.
tell-scrapped = Die Aufgabe { $task } wird verworfen und kommt unter den Stapel.
tell-favour = { $who ->
    [you] Du erhältst { $count } AP.
   *[other] { $name } erhält { $count } AP.
}
tell-plan-complete = Der Plan ist vollständig, auch ohne mindestens einen Häftling.
tell-stay-votes = Die Stimmen, wer bleibt: { $votes }.
tell-escape = { $who ->
    [you] Du bleibst im Gefängnis. Alle anderen entkommen!
   *[other] { $name } bleibt im Gefängnis. Alle anderen entkommen!
}

# Warum es zu Ende ist.
end-guards = Eine Wache zu viel: Niemand entkommt, und alle verlieren.
end-escape = Alle bis auf eine Person entkommen.
end-amnesty = Es lässt sich nicht entscheiden, wer bleibt: Alle entkommen gemeinsam.

# Warum nicht.
clause-ALC-001 = Es spielen drei oder vier.
clause-ALC-003 = Auf deinem Bogen ist kein Platz mehr: höchstens 3 Ausdauer und 3 Bargeld. Gib erst etwas aus.
clause-ALC-004 = Du hast schon drei Gegenstände; leg erst einen ab, tausch oder verbrauch ihn.
clause-ALC-007 = In einem Raum sind nie mehr als vier Wachen; nimm einen anderen.
clause-ALC-009 = In einem Raum liegt nie mehr als eine Aufgabe; nimm einen ohne.
clause-ALC-024 = Das gehört in eine andere Phase: erst die neue Wache, dann die Abstimmung, dann die Züge.
clause-ALC-032 = Zur Abstimmung wurde noch nicht aufgerufen; das Gespräch beendet, wer in der letzten Runde der Sündenbock war.
clause-ALC-033 = Gib deine Stimme jemandem an diesem Tisch.
clause-ALC-043 = Nur der Sündenbock darf Erpressungskarten spielen; heb deine für später auf.
clause-ALC-045 = Der Sündenbock kann keine Aufgabe erfüllen; das muss jemand anders tun.
clause-ALC-047 = Deine Aktionspunkte reichen nicht mehr; Ausdauer bringt noch einen, sonst beende deinen Zug.
clause-ALC-050 = Du kannst nur in einen Raum gehen, der an deinen grenzt, an einer Kante oder Ecke.
clause-ALC-052 = Diesen Raum hast du in dieser Runde schon genutzt; nimm einen anderen oder komm nächste Runde wieder.
clause-ALC-053 = Stehlen kannst du nur, was jemand in deinem Raum hat.
clause-ALC-054 = Du hast in dieser Runde schon gestohlen.
clause-ALC-055 = Ein Aufstand lockt Wachen nur aus Räumen an, die an deinen grenzen.
clause-ALC-056 = In diesem Raum liegt keine Aufgabe; geh in einen, in dem eine liegt.
clause-ALC-057 = Diesen Gegenstand hast du nicht; leg einen eigenen ab.
clause-ALC-058 = Diese Erpressungskarte hast du nicht; im Büro des Direktors gibt es welche.
clause-ALC-059 = Tauschen kannst du nur Gegenstände und Bargeld, die dir oder deinem Gegenüber gehören, und nur mit jemandem in deinem Raum.
clause-ALC-061 = Dir wird ein Tausch angeboten: Nimm ihn erst an oder lehn ihn ab.
clause-ALC-062 = Dir fehlt das Bargeld, um eine Wache zu bestechen; im Aufenthaltsraum gibt es welches.
clause-ALC-063 = Du hast keine Ausdauer mehr; in der Kantine gibt es welche.
clause-ALC-064 = Du darfst pro Runde nur 1 Ausdauer ausgeben.
clause-ALC-066 = In deinem Raum ist keine Wache, also gibt es niemanden zu bestechen.
clause-ALC-067 = Bei zwei Wachen kostet das hier 2 Aktionspunkte; bestich eine Wache oder geh weg.
clause-ALC-069 = Bei drei Wachen kannst du hier nur weggehen, Erpressungskarten spielen und freie Aktionen ausführen; bestich erst eine Wache.
clause-ALC-071 = Einen Raum mit vier Wachen kann niemand betreten; nimm einen anderen.
clause-ALC-072 = Bei vier Wachen kannst du hier nur weggehen oder deinen Zug beenden.
clause-ALC-079 = Für die Aufgabe sind zu wenige Häftlinge in diesem Raum; warte auf Gesellschaft.
clause-ALC-080 = Für die Aufgabe sind zu viele Wachen in diesem Raum; lock eine weg.
clause-ALC-081 = Bestochene Wachen zählen für die Aufgabe trotzdem; lock lieber eine weg.
clause-ALC-082 = Die Häftlinge in diesem Raum haben nicht alle Gegenstände, die die Aufgabe verlangt; ihre Karte sagt, was fehlt und wer es hat.
clause-ALC-101 = Was dieser Raum gibt, liegt gerade nicht hier; sieh im Hof, im Besucherraum und auf den Bögen der anderen nach.
clause-ALC-104 = Das kostet dich 1 Gegenstand oder 1 Bargeld, und du hast weder das eine noch das andere.
clause-ALC-129 = Behalte eine der Karten, die du gerade gezogen hast.
clause-ALC-R16 = An diesem Tisch zählen Wachen auch in Räumen mit freier Aktion: Bei zwei kostet sie 1 Aktionspunkt, bei drei geht sie nicht.
clause-ALC-R32 = Bestimme jemanden aus dem Gleichstand oder dich selbst; nach Fassung 2 der Regeln irgendwen am Tisch.
clause-ALC-R34 = In deinem Raum hast du schon alle Wachen bestochen.
clause-ALC-R36 = In dem Raum dort ist keine Wache, die du weglocken könntest.
clause-ALC-R37 = Für die Beute hast du keinen Platz: höchstens 3 Gegenstände und 3 Bargeld.
clause-ALC-R38 = Dieser Tausch passt nicht: Auf jeden Bogen passen drei Gegenstände und drei Bargeld. Ändere ihn.
clause-ALC-R40 = Gegenstände anderer lassen sich nur nutzen, wenn diese in deinem Raum sind und zustimmen; fragen darfst du dreimal pro Zug.
clause-ALC-R41 = Wähle einen Marker der nötigen Art oder die Waffe, und zwar so, dass es für die übrigen Symbole noch reicht.
clause-ALC-R46 = Gib deine Stimme jemandem aus dem Gleichstand; nur das ist noch zu entscheiden.
clause-ALC-R52 = Das würde jetzt nichts ändern: Nichts und niemand passt dazu.
clause-ALC-R54 = Mit Bargeld bliebe dir kein Platz für den Gegenstand; zahl mit einem Gegenstand.
clause-ALC-R55 = Wähle einen anderen Häftling, der eine Erpressungskarte hat.
clause-ALC-R56 = Leg eine deiner Handkarten ab.
clause-ALC-R60 = In diesem Zug hast du schon sechsmal getauscht oder es versucht; erst in deinem nächsten Zug geht es wieder.
clause-ALC-R61 = Beweg mindestens eine Wache, die dort ist, in einen anderen Raum.
clause-ALC-R64 = Eins nach dem anderen: Antworte erst auf die Frage, die dir gestellt ist.
clause-ALC-R65 = Das verbietet eine Erpressungskarte: Wähle ein Ziel, das die Karte nennt, oder nutze einen Raum, der nicht gesperrt ist.
clause-ALC-R66 = Eigene Seiten sind zwölf Buchstaben s oder c; eine eigene Anordnung nennt jeden der zwölf Räume einmal.
clause-ALC-R67 = Zurücknehmen kannst du das nur, solange Gegenstände anderer dabei sind; wähle einen Marker.
clause-ALC-R69 = Auf ein Angebot gibt es ein Gegenangebot und darauf noch eins; dann heißt es Ja oder Nein.
clause-ALC-R70 = Gerade wartet nichts auf diese Antwort. Beginne mit der Aktion: Raum nutzen, Aufgabe erfüllen, Karte spielen oder tauschen.
clause-ALC-R68 = Ein Tausch muss etwas ändern.

# Was die Regeln von selbst entscheiden, wie es im Verlauf steht.
clause-ALC-027 = Müsste die 21. Wache kommen, endet die Partie sofort, und alle verlieren.
clause-ALC-029 = Eine fünfte Wache kommt in keinen Raum: Es wird weitergezogen, bis einer weniger als vier hat.
clause-ALC-037 = Bei Gleichstand der Stimmen entscheidet, wer in der letzten Runde der Sündenbock war, und darf auch sich selbst bestimmen.
clause-ALC-041 = Wer gleich noch einmal zum Sündenbock gewählt wird, bekommt einen Aktionspunkt mehr, bis zu +3.
clause-ALC-042 = Ein neuer Sündenbock beginnt mit einem Aktionspunkt mehr als die anderen.
clause-ALC-074 = Ein abgegebener Gegenstand kommt zurück in seinen eigentlichen Raum; ist dort kein Platz, in den Hof, dann in den Besucherraum.
clause-ALC-087 = Für die anderen wird eine Karte gezogen: Ihr Element markieren alle, nur nicht der Sündenbock und wer die Aufgabe erfüllt hat.
clause-ALC-092 = Zwei Aufgaben mit demselben Buchstaben liegen nie zugleich aus: Die neue kommt unter den Stapel.
clause-ALC-094 = Der Plan ist vollständig, wenn A bis F auch ohne mindestens einen Häftling beisammen sind.
clause-ALC-096 = Geht der Plan ohne den Sündenbock auf, bleibt der Sündenbock zurück.
clause-ALC-099 = Wenn sonst nichts sie unterscheidet, entscheiden die anderen, wer von ihnen bleibt.
clause-ALC-R47 = Ist Amnestie vereinbart, entkommen alle, wenn auch die Abstimmung darüber unentschieden ausgeht, wer bleibt.
clause-ALC-R48 = Ist der Aufgabenstapel leer, gibt es keine Karte für die anderen und keine neue Aufgabe.
clause-ALC-R49 = Hat jede übrige Karte einen Buchstaben, der schon ausliegt, kommt vorerst keine neue Aufgabe.
clause-ALC-R57 = Ist der Erpressungsstapel leer, werden die abgelegten Karten zu einem neuen gemischt.

# Szenen: was zu sehen ist und angetippt wird.
scene-round = Runde { $round }
scene-guard = Wache
scene-none-left = { $item }: nichts mehr da
scene-prisoners-met = mindestens { $count ->
    [one] { $count } Häftling
   *[other] { $count } Häftlinge
}: erfüllt
scene-prisoners-unmet = mindestens { $count ->
    [one] { $count } Häftling
   *[other] { $count } Häftlinge
}: nicht erfüllt
scene-guards-met = höchstens { $count ->
    [one] { $count } Wache
   *[other] { $count } Wachen
}: erfüllt
scene-guards-unmet = höchstens { $count ->
    [one] { $count } Wache
   *[other] { $count } Wachen
}: nicht erfüllt
scene-item-met = { $item }: vorhanden
scene-item-unmet = { $item }: fehlt
scene-points = { $count } AP
scene-stamina = Ausdauer
scene-slot = leeres Feld
scene-goat = Sündenbock-Karte
scene-goat-sign = Sündenbock
scene-chores = −{ $count } AP
scene-stays = bleibt
scene-escapes = entkommt
scene-marked = { $element } ({ $caption }): markiert
scene-unmarked = { $element } ({ $caption }): nicht markiert
scene-alone = das hat sonst niemand
scene-card = Erpressungskarte
scene-own-vote = deine Stimme: { $name }
scene-voted = { $name } hat sich entschieden
scene-result = Das Ende
scene-request = { $name } sammelt Gegenstände für eine Aufgabe
scene-drawn = Gezogene Karten: behalte eine
scene-no-cards = Du hast keine. Im Büro des Direktors gibt es welche.
scene-cards-wait = Spielen kannst du sie nur, während du der Sündenbock bist.
scene-trade = Tausch: { $name } und { $other }
scene-deal = { $name } gibt: { $give }; { $other } gibt: { $get }.
scene-task-back = Aufgabenstapel
scene-card-back = Erpressungsstapel
scene-under = Unter dem Stapel: { $tasks }
scene-removed = Erfüllt oder als Belohnung gezogen, aus dem Spiel:
scene-blackmail = Erpressungskarten
scene-plan = Der Plan
scene-riot = Aufstand: eine Wache herlocken
scene-complete = Aufgabe erfüllen

# Höhepunkte: eine Überschrift mit höchstens 60 Zeichen und kurze Zeilen.
moment-round = Runde { $round }
moment-round-left = { $left ->
    [0] Die letzte Runde: Noch eine Wache, und ihr alle verliert.
    [one] Danach kommt noch eine Runde.
   *[other] Danach kommen noch { $left } Runden.
}
moment-room-full = { $room } ist voller Wachen
moment-room-full-more = Eine fünfte Wache kommt in keinen Raum, also wird ein anderer gezogen.
moment-guard-came = Eine neue Wache kommt { $room }
moment-guard-came-more = Zwei Wachen machen Aktionen dort teurer, drei verhindern die meisten, vier sperren den Raum ab.
moment-vote-called = { $who ->
    [you] Du rufst zur Abstimmung auf
   *[other] { $name } ruft zur Abstimmung auf
}
moment-vote-called-more = Alle bestimmen heimlich den nächsten Sündenbock. Die Stimmen werden gemeinsam aufgedeckt.
moment-votes = { $who ->
    [you] Die Stimmen sind aufgedeckt: { $count } für dich
   *[other] Die Stimmen sind aufgedeckt: { $count } für { $name }
}
moment-votes-tied = Stimmengleichheit: { $names }
moment-vote = { $who ->
    [you] Du stimmst für { $other }
   *[other] { $whom ->
        [you] { $name } stimmt für dich
       *[other] { $name } stimmt für { $other }
    }
}
moment-vote-self = { $who ->
    [you] Du stimmst für dich selbst
   *[other] { $name } stimmt für sich selbst
}
moment-picked = { $who ->
    [you] Gleichstand, du entscheidest: { $whom ->
        [you] Du nimmst die Schuld auf dich
       *[other] { $other }
    }
   *[other] Gleichstand, { $name } entscheidet: { $whom ->
        [you] Es trifft dich
       *[other] { $other }
    }
}
moment-picked-more = { $who ->
    [you] Du warst in der letzten Runde der Sündenbock, also entscheidest du.
   *[other] { $name } war in der letzten Runde der Sündenbock und entscheidet deshalb.
}
moment-goat-new = { $who ->
    [you] Jetzt bist du der Sündenbock!
   *[other] { $name } ist jetzt der Sündenbock
}
moment-goat-again = { $who ->
    [you] Du bist schon wieder der Sündenbock!
   *[other] { $name } ist wieder der Sündenbock
}
moment-goat-bonus = { $who ->
    [you] Du bist zuerst am Zug, mit +{ $count } AP.
   *[other] { $name } ist zuerst am Zug, mit +{ $count } AP.
}
moment-goat-rights = { $who ->
    [you] Du darfst Erpressungskarten spielen, kannst aber keine Aufgabe erfüllen und bekommst für Aufgaben kein Element.
   *[other] { $name } darf Erpressungskarten spielen, kann aber keine Aufgabe erfüllen und bekommt kein Element.
}
moment-goat-end = { $who ->
    [you] Wenn die anderen in dieser Runde den Plan ohne dich vollenden, bleibst du im Gefängnis.
   *[other] Wird der Plan in dieser Runde ohne { $name } vollendet, bleibt { $name } im Gefängnis.
}
moment-turn = { $who ->
    [you] Dein Zug: { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
   *[other] Zug von { $name }: { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
}
moment-guard-moved = Eine Wache geht { $room }
moment-came-from = Kommt { $room }.
moment-drew = { $name } zieht { $count ->
    [one] eine Erpressungskarte
   *[other] { $count } Erpressungskarten und behält eine
}
moment-drew-more = Spielen kann sie nur, wer gerade der Sündenbock ist.
moment-drew-cards = { $count ->
    [one] Du ziehst eine Erpressungskarte
   *[other] Du ziehst { $count } Erpressungskarten: behalte eine
}
moment-dropped = { $who ->
    [you] Deine Karte „{ $card }“ wird abgelegt
   *[other] „{ $card }“ von { $name } wird abgelegt
}
moment-extorted = { $who ->
    [you] Du nimmst { $other } eine Erpressungskarte weg
   *[other] { $whom ->
        [you] { $name } nimmt dir eine Erpressungskarte weg
       *[other] { $name } nimmt { $other } eine Erpressungskarte weg
    }
}
moment-extorted-card = Weggenommene Karte: { $card }
moment-stole = { $who ->
    [you] Du stiehlst { $thing } von { $other }
   *[other] { $whom ->
        [you] { $name } stiehlt dir { $thing }
       *[other] { $name } stiehlt { $thing } von { $other }
    }
}
moment-seized = { $who ->
    [you] Du nimmst { $other } { $thing } weg
   *[other] { $whom ->
        [you] { $name } nimmt dir { $thing } weg
       *[other] { $name } nimmt { $other } { $thing } weg
    }
}
moment-rioted = { $who ->
    [you] Aufstand { $room }: Du lockst eine Wache an
   *[other] Aufstand { $room }: { $name } lockt eine Wache an
}
moment-bribed = { $who ->
    [you] Du bestichst eine Wache für 1 Bargeld
   *[other] { $name } besticht eine Wache für 1 Bargeld
}
moment-bribed-more = { $who ->
    [you] In diesem Raum zählt für dich eine Wache weniger, bis du gehst oder dein Zug endet.
   *[other] In diesem Raum zählt für { $name } eine Wache weniger.
}
moment-exerted = { $who ->
    [you] Du gibst 1 Ausdauer aus: +1 AP
   *[other] { $name } gibt 1 Ausdauer aus: +1 AP
}
moment-offered = { $who ->
    [you] Du bietest { $other } einen Tausch an
   *[other] { $whom ->
        [you] { $name } bietet dir einen Tausch an
       *[other] { $name } bietet { $other } einen Tausch an
    }
}
moment-countered = { $who ->
    [you] Du machst { $other } ein Gegenangebot
   *[other] { $whom ->
        [you] { $name } macht dir ein Gegenangebot
       *[other] { $name } macht { $other } ein Gegenangebot
    }
}
moment-traded = { $who ->
    [you] Du tauschst mit { $other }
   *[other] { $whom ->
        [you] { $name } tauscht mit dir
       *[other] { $name } tauscht mit { $other }
    }
}
moment-gives = { $who ->
    [you] Du gibst: { $goods }
   *[other] { $name } gibt: { $goods }
}
moment-trade-declined = { $who ->
    [you] Du lehnst den Tausch ab
   *[other] { $name } lehnt den Tausch ab
}
moment-trade-declined-more = Alles bleibt, wo es ist.
moment-requested = { $who ->
    [you] Du bittest um Gegenstände für eine Aufgabe
   *[other] { $name } bittet um Gegenstände für eine Aufgabe
}
moment-requested-items = Verbraucht würden: { $items }.
moment-request-declined = { $who ->
    [you] Du verweigerst die Hilfe
   *[other] { $name } verweigert die Hilfe
}
moment-request-declined-more = Die Aufgabe bleibt liegen, und es kostet keinen Aktionspunkt.
moment-completed = { $who ->
    [you] Du erfüllst { $task }
   *[other] { $name } erfüllt { $task }
}
moment-completed-pays = Belohnung: Element { $letter } ({ $caption }).
moment-marked = Du erhältst Element { $letter }: { $caption }
moment-reward = Für die anderen: Element { $letter } ({ $caption })
moment-reward-card = Die gezogene Karte ist { $task }.
moment-reward-more = Alle markieren es, nur nicht der Sündenbock und wer die Aufgabe erfüllt hat.
moment-no-reward = Die anderen gehen leer aus
moment-no-reward-more = Für sie ist keine Aufgabenkarte mehr da.
moment-posted = Eine neue Aufgabe { $room }
moment-posted-needs = Nötig: { $items }; mindestens { $prisoners ->
    [one] { $prisoners } Häftling
   *[other] { $prisoners } Häftlinge
}, höchstens { $guards ->
    [one] { $guards } Wache
   *[other] { $guards } Wachen
}.
moment-no-task = Es kommt keine neue Aufgabe
moment-no-task-more = Jede übrige Karte hat einen Buchstaben, der schon ausliegt, oder der Stapel ist leer.
moment-blackmailed = { $who ->
    [you] Du spielst „{ $card }“
   *[other] Erpressung! { $name } spielt „{ $card }“
}
moment-blackmailed-text = Auf der Karte steht: { $text }.
moment-lost = { $who ->
    [you] Du verlierst { $thing }
   *[other] { $name } verliert { $thing }
}
moment-sent = { $who ->
    [you] Du musst { $room }
   *[other] { $name } muss { $room }
}
moment-chores = { $who ->
    [you] Du hast in dieser Runde { $count } AP weniger
   *[other] { $name } hat in dieser Runde { $count } AP weniger
}
moment-closed = { $room } ist in dieser Runde gesperrt
moment-closed-more = Bis zur nächsten Runde kann niemand den Raum nutzen.
moment-task-moved = Eine Aufgabe wandert { $room }
moment-scrapped = Verworfen: { $task }
moment-scrapped-more = Die Karte kommt unter den Stapel, und es gibt eine neue Aufgabe.
moment-favour = { $who ->
    [you] Du erhältst { $count } AP
   *[other] { $name } erhält { $count } AP
}
moment-plan-complete = Der Plan ist vollständig!
moment-plan-complete-more = A bis F sind auch ohne eine Person von euch beisammen. Sie bleibt im Gefängnis.
moment-stay-votes = Die Stimmen sind aufgedeckt: Wer bleibt im Gefängnis?
moment-end-guards = Eine Wache zu viel: Ihr alle verliert
moment-end-guards-more = Für eine weitere Wache ist kein Platz. Niemand entkommt.
moment-end-amnesty = Ihr alle entkommt!
moment-end-amnesty-more = Nichts unterscheidet euch, also bleibt niemand zurück.
moment-end-stay = Du bleibst im Gefängnis
moment-end-stay-more = Alle anderen entkommen ohne dich.
moment-end-escape = Du entkommst! { $name } bleibt zurück
moment-end-escape-all = Alle außer { $name } entkommen
moment-end-escape-more = Der Plan geht ohne { $name } auf.

# Was eine Wahl ändert: ein Zeichen für Plaketten und ein Name.
gauge-points = AP
    .name = Aktionspunkte
gauge-items = ■
    .name = Gegenstände
gauge-cash = $
    .name = Bargeld
gauge-stamina = ♥
    .name = Ausdauer
gauge-cards = ♠
    .name = Erpressungskarten
gauge-elements = ★
    .name = Elemente des Plans
gauge-goat = ♦
    .name = zusätzliche Aktionspunkte des Sündenbocks
gauge-chores = ▼
    .name = in dieser Runde verlorene Aktionspunkte
gauge-guards = ▲
    .name = Wachen, die hier zählen
gauge-ready = ✓
    .name = eine Aufgabe, die sich hier erfüllen lässt
gauge-needed = ◆
    .name = Elemente, die den anderen ohne dich fehlen
gauge-missing = ☆
    .name = Elemente, die ohne den Sündenbock noch fehlen
gauge-escape = †
    .name = deine Flucht

# Verben: Knöpfe für das, was sich durch Antippen sagen lässt.
verb-use = Raum nutzen
verb-steal = Stehlen
verb-complete = Aufgabe erfüllen
verb-discard = Gegenstand ablegen
verb-blackmail = Erpressungskarte spielen
verb-trade = Tauschen
verb-vote = Sündenbock bestimmen
verb-pick = Gleichstand lösen
verb-stay = Bestimmen, wer bleibt
verb-give = Etwas geben
verb-get = Etwas verlangen

# Dinge: wozu sie gut sind.
thing-clock = Jede Runde bringt eine weitere Wache. Ist für die nächste kein Platz mehr, verliert ihr alle; bis dahin muss der Plan stehen.
    .clauses = ALC-027 ALC-094
thing-room-chapel = Nutze sie gegen alle, die Erpressungskarten haben: Damit können sie dir schaden, sobald sie der Sündenbock sind.
    .clauses = ALC-R55 ALC-052
thing-room-radio = Nutze ihn, um Wachen dorthin zu schicken, wo sie nicht stören, oder jemandem in den Weg.
    .clauses = ALC-R61 ALC-052
thing-room-dining = Nutze sie, um Ausdauer zu erhalten. In deinem Zug darfst du 1 Ausdauer für einen weiteren Aktionspunkt ausgeben.
    .clauses = ALC-063 ALC-064
thing-room-infirmary = Nutze sie, um dir Medikamente zu nehmen.
    .clauses = ALC-101 ALC-052
thing-room-yard = Nutze ihn zum Eintauschen: Zahl einen Gegenstand oder Bargeld und nimm dir einen Gegenstand, der hier liegt.
    .clauses = ALC-104 ALC-101
thing-room-visiting = Nutze ihn, um dir einen Gegenstand zu nehmen, der hier liegt. Auch die Waffe liegt hier.
    .clauses = ALC-101 ALC-052
thing-room-workshop = Nutze sie, um dir Werkzeuge zu nehmen.
    .clauses = ALC-101 ALC-052
thing-room-recreation = Nutze ihn, um Bargeld zu erhalten: zum Bestechen, zum Tauschen und für Räume, die etwas kosten.
    .clauses = ALC-062 ALC-052
thing-room-cells = Nutze ihn, um dir Messer zu nehmen.
    .clauses = ALC-101 ALC-052
thing-room-laundry = Nutze sie, um dir Kleidung zu nehmen.
    .clauses = ALC-101 ALC-052
thing-room-guards = Nutze ihn, um dir Schlüssel zu nehmen.
    .clauses = ALC-101 ALC-052
thing-room-warden = Nutze es, um Erpressungskarten zu ziehen. Spielen kannst du sie nur, während du der Sündenbock bist.
    .clauses = ALC-043 ALC-129
thing-guard = Wachen stehen im Weg. Bestich eine in deinem Raum, lock eine mit einem Aufstand zu dir oder beweg eine mit dem Funkraum.
    .clauses = ALC-062 ALC-055
thing-task = Wer eine Aufgabe erfüllt, erhält ein Element des Plans. Dazu braucht es genug Häftlinge im Raum, nicht zu viele Wachen und die Gegenstände; diese werden verbraucht.
    .clauses = ALC-082 ALC-087
thing-pawn = Ein Häftling. Wer mit dir im selben Raum ist, kann mit dir tauschen, lässt sich bestehlen und hilft mit den eigenen Gegenständen bei der Aufgabe dort.
    .clauses = ALC-059 ALC-053
thing-seat = Der Bogen eines Häftlings: die Elemente des Plans, Ausdauer, Bargeld, drei Felder für Gegenstände und Erpressungskarten.
    .clauses = ALC-094 ALC-003
thing-mark = Ein Element des Plans. Sobald alle bis auf eine Person zusammen A bis F haben, entkommen sie.
    .clauses = ALC-094 ALC-087
thing-stamina = 1 Ausdauer bringt einen weiteren Aktionspunkt, einmal pro Runde. In der Kantine gibt es welche.
    .clauses = ALC-063 ALC-064
thing-cash = Mit Bargeld bestichst du Wachen und bezahlst für Räume; es lässt sich auch tauschen oder stehlen. Im Aufenthaltsraum gibt es welches.
    .clauses = ALC-062 ALC-104
thing-slot = Ein freies Feld für einen Gegenstand. Mehr als drei hat niemand.
    .clauses = ALC-004
thing-card = Eine Erpressungskarte. Nur der Sündenbock kann sie spielen, für 1 AP, egal wie viele Wachen da sind.
    .clauses = ALC-043 ALC-058
thing-hand = Erpressungskarten bleiben vor den anderen verborgen, und nur der Sündenbock kann sie spielen. Mehr als zwei behält niemand.
    .clauses = ALC-043 ALC-R56
thing-goat = Der Sündenbock ist zuerst am Zug, hat mehr Aktionspunkte und darf Erpressungskarten spielen, erfüllt aber keine Aufgaben und erhält kein Element. Geht der Plan ohne den Sündenbock auf, bleibt er im Gefängnis.
    .clauses = ALC-096 ALC-041 ALC-045
thing-vote = Eine Stimme oder Antwort, die schon abgegeben ist. Aufgedeckt werden alle gemeinsam.
    .clauses = ALC-033
thing-result = Wie die Partie ausgegangen ist.
thing-deal = Ein Tausch: was jede Seite gibt. Nichts wechselt den Besitz, bevor die andere Seite einverstanden ist.
    .clauses = ALC-059 ALC-R38
thing-source = Ein Marker, der für die Aufgabe verbraucht wird, wenn zustimmt, wer ihn hat.
    .clauses = ALC-R40
thing-request = Die Marker, die für die Aufgabe verbraucht werden sollen. Alle anderen, denen sie gehören, müssen zustimmen.
    .clauses = ALC-R40 ALC-R41
thing-drawn = Behalte eine dieser Karten. Die anderen werden offen abgelegt.
    .clauses = ALC-129
thing-plan = Die sechs Elemente und wer sie markiert hat. Der Plan ist vollständig, wenn A bis F auch ohne eine Person von euch beisammen sind.
    .clauses = ALC-094 ALC-096
thing-tasks = Drei Aufgaben liegen aus, jede mit einem anderen Buchstaben. Eine erfüllte Aufgabe und die Karte, die für die anderen gezogen wird, sind aus dem Spiel.
    .clauses = ALC-087 ALC-092
thing-task-deck = Die nächsten Aufgaben und die Karten, die für die anderen gezogen werden, wenn eine Aufgabe erfüllt ist.
    .clauses = ALC-087 ALC-092
thing-blackmail = Der Stapel der Erpressungskarten und die Karten, die gespielt oder abgelegt wurden.
    .clauses = ALC-043 ALC-R57
thing-blackmail-deck = Im Büro des Direktors wird davon gezogen.
    .clauses = ALC-R57
thing-item-key = Schlüssel werden für Aufgaben gebraucht. Die meisten liegen im Wachraum.
    .clauses = ALC-082 ALC-074
thing-item-knife = Messer werden für Aufgaben gebraucht. Die meisten liegen im Zellenblock.
    .clauses = ALC-082 ALC-074
thing-item-clothes = Kleidung wird für Aufgaben gebraucht. Die meiste liegt in der Wäscherei.
    .clauses = ALC-082 ALC-074
thing-item-drug = Medikamente werden für Aufgaben gebraucht. Die meisten liegen auf der Krankenstation.
    .clauses = ALC-082 ALC-074
thing-item-tool = Werkzeuge werden für Aufgaben gebraucht. Die meisten liegen in der Werkstatt.
    .clauses = ALC-082 ALC-074
thing-item-gun = Es gibt nur eine Waffe. Bei einer Aufgabe kann sie jeden anderen Gegenstand ersetzen.
    .clauses = ALC-R41 ALC-074

# Was sich über Dinge sagen lässt, wie sie gerade liegen.
explain-seat-room = { $who ->
    [you] Du bist { $room }.
   *[other] { $name } ist { $room }.
}
explain-guards = { $count ->
    [0] Keine Wache ist hier, also kosten Aktionen, was angegeben ist.
    [one] Eine Wache ist hier; das ändert nichts.
    [2] Zwei Wachen sind hier: Aktionen kosten 1 AP mehr, außer Gehen und Erpressungskarten.
    [3] Drei Wachen sind hier: Möglich sind nur Gehen, Erpressungskarten und freie Aktionen.
   *[other] { $count } Wachen sind hier: Niemand kommt herein, und wer drin ist, kann nur weggehen.
}
explain-element = Markiert von { $names }.
explain-task-reward = Wer sie erfüllt, erhält Element { $letter } ({ $caption }); der Sündenbock kann das nicht. Für die anderen wird eine Karte gezogen.
explain-task-ready = Alles ist da: Alle in diesem Raum außer dem Sündenbock können sie erfüllen. Für Gegenstände anderer braucht es deren Zustimmung.
explain-task-near = { $who ->
    [you] du ({ $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    })
   *[other] { $name } ({ $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    })
}
explain-task-prisoners = Es { $count ->
    [one] fehlt { $count } Häftling
   *[other] fehlen { $count } Häftlinge
}. Kommen könnten: { $names }.
explain-task-guards = { $count ->
    [one] Eine Wache zu viel
   *[other] { $count } Wachen zu viel
}: Ein Aufstand in einem Raum daneben lockt eine weg, der Funkraum bewegt beliebige. Bestechen hilft hier nicht.
explain-task-item = Es fehlt: { $item }. { $holders ->
    [0] {""}
    [one] Mitbringen könnte das { $names }. { "" }
   *[other] Mitbringen könnten das { $names }. { "" }
}{ $rooms ->
    [0] In keinem Raum zu finden.
   *[other] Zu finden: { $places }.
}

# Was sich vor der Partie wählen lässt.
option-sides = Seiten der Räume
option-sides-silver = silbern, für die ersten Partien
option-sides-copper = kupfern, für alte Hasen
option-sides-random = jede zufällig
option-sides-custom = wie unten gewählt
option-custom_sides = Gewählte Seiten: s (silbern) oder c (kupfern) für die Räume 1 bis 12
option-layout = Anordnung der Räume
option-layout-random = zufällig
option-layout-numbered = nach Nummern
option-layout-custom = wie unten gewählt
option-custom_layout = Gewählte Anordnung: die Nummern der Räume, Reihe für Reihe, mit Kommas
option-free_rooms = Räume mit freier Aktion, wenn Wachen da sind
option-free_rooms-rulebook = bleiben frei
option-free_rooms-designer = kosten bei zwei Wachen 1, sind bei drei gesperrt
option-amnesty = Wenn auch die letzte Abstimmung unentschieden ausgeht
option-amnesty-off = entscheidet der Sündenbock
option-amnesty-on = entkommen alle

# Namen aus den Spieldaten: `called-` und der englische Name.
called-cut-a-spare-key = Nachschlüssel machen
called-fake-a-stabbing = Messerstich vortäuschen
called-silence-the-alarm = Alarm lahmlegen
called-build-bunk-dummies = Pritschenpuppen basteln
called-start-a-slow-fire = Schwelbrand legen
called-eat-through-the-wall = Durch die Wand ätzen
called-scrape-out-the-vent = Lüftungsloch freikratzen
called-dig-behind-the-sink = Hinterm Waschbecken graben
called-weaken-the-mortar = Mörtel mürbe machen
called-smuggle-out-the-rubble = Schutt rausschmuggeln
called-unscrew-the-grille = Gitter abschrauben
called-braid-a-rope = Seil flechten
called-copy-the-duct-plan = Schachtplan abpausen
called-bend-the-roof-bars = Dachgitter aufbiegen
called-muffle-the-fan-room = Lüfterraum dämmen
called-file-a-master-key = Generalschlüssel feilen
called-rob-the-drowsy-turnkey = Dösenden Schließer beklauen
called-press-a-soap-mould = Seifenabdruck nehmen
called-carve-wooden-bolts = Holzriegel schnitzen
called-swap-the-key-ring = Schlüsselbund vertauschen
called-dye-the-denim = Drillich umfärben
called-crack-the-uniform-locker = Uniformspind knacken
called-tailor-guard-coats = Wachmäntel schneidern
called-deal-with-the-trusty = Kalfaktor schmieren
called-proof-the-raincoats = Regenmäntel abdichten
called-prepare-the-gags = Knebel vorbereiten
called-knock-out-the-night-guard = Nachtwache ausschalten
called-set-the-ambush = Hinterhalt legen
called-bar-the-guard-post = Wachposten verrammeln
called-seize-the-boat-pilot = Bootsführer überwältigen

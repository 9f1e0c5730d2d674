# Blackgate auf Deutsch.

## Bereiche. `.to` und `.in` passen in Sätze.
area-cell = Zellenblock
    .to = in den Zellenblock
    .in = im Zellenblock
area-block-a = Block A
    .to = in Block A
    .in = in Block A
area-block-b = Block B
    .to = in Block B
    .in = in Block B
area-cafeteria = Kantine
    .to = in die Kantine
    .in = in der Kantine
area-recreation = Aufenthaltsraum
    .to = in den Aufenthaltsraum
    .in = im Aufenthaltsraum
area-infirmary = Krankenstation
    .to = auf die Krankenstation
    .in = auf der Krankenstation
area-showers = Duschen
    .to = in die Duschen
    .in = in den Duschen
area-solitary = Einzelhaft
    .to = in Einzelhaft
    .in = in Einzelhaft

## Karten. `.one` und `.wanted` stehen im Akkusativ.
card-handle = Besenstiel
    .one = einen Besenstiel
card-pan = Bratpfanne
    .one = eine Bratpfanne
card-scissors = Schere
    .one = eine Schere
card-tape = Klebeband
    .one = Klebeband
card-brush = Zahnbürste
    .one = eine Zahnbürste
card-bandana = Bandana
    .one = ein Bandana
card-chain = Goldkette
    .one = eine Goldkette
card-cap = Flatcap
    .one = eine Flatcap
card-gloves = Handschuhe
    .one = Handschuhe
card-ring = Siegelring
    .one = einen Siegelring
card-shades = Sonnenbrille
    .one = eine Sonnenbrille
card-sock = Gefüllte Socke
    .one = eine gefüllte Socke
card-leg = Stuhlbein
    .one = ein Stuhlbein
card-knuckles = Schlagring
    .one = einen Schlagring
card-phone = Handy
    .one = ein Handy
card-watch = Golduhr
    .one = eine Golduhr
card-pouch = Heiße Ware
    .one = heiße Ware
card-comic = Verbotener Comic
    .one = einen verbotenen Comic
card-care-package = Fresspaket
    .one = ein Fresspaket
card-ambush = Hinterhalt
    .one = einen Hinterhalt
card-riot = Aufstand
    .one = einen Aufstand
card-escort = Eskorte
    .one = eine Eskorte
card-snitch = Spitzel
    .one = einen Spitzel
card-shakedown = Filzaktion
    .one = eine Filzaktion
card-roll-call = Zählappell
    .one = einen Zählappell
card-kitchen-duty = Küchendienst
    .one = einen Küchendienst
card-painkillers = Schmerzmittel
    .one = Schmerzmittel
card-knife = Messer
    .one = ein Messer
card-spoon = Löffel
    .one = einen Löffel
    .wanted = einen Löffel
card-pick = Spitzhacke
    .one = eine Spitzhacke
    .wanted = eine Spitzhacke
card-shovel = Schaufel
    .one = eine Schaufel
    .wanted = eine Schaufel

## Was Aktionskarten bewirken.
effect-care-package = zieh 3 Karten und nimm 3 Zigaretten
effect-ambush = jemand kassiert eine Abreibung
effect-riot = alle Handkarten werden gemischt und neu verteilt
effect-escort = geh in einen beliebigen Bereich
effect-snitch = jemand muss in Einzelhaft
effect-shakedown = nimm jemandem in deinem Bereich eine zufällige Karte weg
effect-roll-call = alle gehen in den eigenen Block
effect-kitchen-duty = nimm 2 Löffel
effect-painkillers = leg alle deine Abreibungen ab

## Gangs und ihre Karten. `.join` steht im Dativ: „sich … anschließen“.
gang-crew = Crew
    .join = der Crew
gang-cartel = Kartell
    .join = dem Kartell
gang-bikers = Biker
    .join = den Bikern
gang-mafia = Mafia
    .join = der Mafia
gang-triad = Triade
    .join = der Triade
gang-odessa = Odessa
    .join = Odessa
gang-card-lookouts = Schmiere stehen
    .text = beim Durchsuchen findest du 1 Karte mehr
gang-card-quick-feet = Flinke Füße
    .text = du darfst einmal den Wurf beim Gehen wiederholen
gang-card-corner-hustle = Straßenhandel
    .text = jeder Verkauf bringt 2 Zigaretten mehr
gang-card-back-up = Rückendeckung
    .text = wer dich erpresst, muss 1 Waffe mehr legen
gang-card-wholesale = Großhandel
    .text = alles, was du kaufst, ist um 1 billiger
gang-card-runners = Laufburschen
    .text = du darfst auch in der Kantine verkaufen und kaufen
gang-card-protection-money = Schutzgeld
    .text = nimm einmal pro Zug jemandem in deinem Bereich 1 Zigarette weg
gang-card-deep-pockets = Tiefe Taschen
    .text = dein Handlimit ist 13
gang-card-saddlebag-workshop = Werkstatt im Gepäck
    .text = du darfst auch im eigenen Block und in den Duschen basteln
gang-card-thick-skin = Dickes Fell
    .text = du darfst mit 1 Abreibung basteln
gang-card-swinging-chain = Schwingende Kette
    .text = einmal in jedem Kampf zählt sie als Waffe
gang-card-chop-shop = Schrauberbude
    .text = ein Material eines Rezepts darf ein beliebiges anderes sein
gang-card-double-collection = Doppelt kassieren
    .text = du darfst zweimal pro Zug erpressen
gang-card-reputation = Übler Ruf
    .text = du legst zum Erpressen 1 Waffe weniger
gang-card-tribute = Tribut
    .text = wer gegen dich verliert, gibt dir bis zu 2 Zigaretten
gang-card-bought-doctor = Gekaufter Arzt
    .text = du darfst in jedem Bereich heilen, nur nicht in Einzelhaft
gang-card-iron-discipline = Eiserne Disziplin
    .text = du hast 3 Aktionen in einem Zug, den du mit höchstens 4 Handkarten beginnst
gang-card-silent-step = Leiser Schritt
    .text = vorsichtig gehen kostet 1 Aktion
gang-card-returning-blades = Treue Klingen
    .text = wenn du gewinnst, behältst du deine Waffen
gang-card-stone-face = Pokerface
    .text = für einen verlorenen Kampf kassierst du keine Abreibung
gang-card-spoon-masters = Löffelkunst
    .text = deine Löffel bringen 2 Punkte
gang-card-night-shift = Nachtschicht
    .text = dein erstes Graben im Zug ist frei
gang-card-heavy-hands = Schwere Fäuste
    .text = wenn du jemanden besiegst, nimmst du 1 Karte mehr
gang-card-cold-blood = Kaltes Blut
    .text = Abreibungen hindern dich nicht am Basteln und Graben

## Vorgeschichten: was sie bewirken und wann; dann, was sie für die Gang dazugeben.
background-pickpocket = Taschendiebstahl
    .text = in deinem Zug: nimm jemandem in deinem Bereich eine zufällige Karte weg; Crew: eine zweite
background-getaway-driver = Fluchtwagen
    .text = nach deinem Wurf: geh in einen beliebigen Bereich, das kostet keine Aktion; Crew: 1 Aktion mehr
background-street-fighter = Straßenkämpfe
    .text = in einem Kampf: zählt als Waffe; Crew: zieh 2 Karten
background-smuggler = Schmuggel
    .text = in deinem Zug: zieh 2 Karten; Kartell: nimm 3 Zigaretten
background-bookmaker = Wettbüro
    .text = im Aufenthaltsraum: nimm 4 Zigaretten; Kartell: nimm ein Messer
background-kingpins-cousin = Boss in der Familie
    .text = wenn du erpresst wirst: die Erpressung endet; Kartell: wer angreift, kassiert eine Abreibung
background-mechanic = Werkstatt
    .text = in deinem Zug: führ trotz aller Verbote ein Rezept aus; Biker: ohne eins seiner Materialien
background-gunrunner = Waffenhandel
    .text = in deinem Zug: nimm 2 Messer; Biker: 1 mehr
background-road-captain = Road Captain
    .text = in deinem Zug: 1 weitere Aktion; Biker: noch eine
background-crooked-doctor = Krumme Praxis
    .text = in deinem Zug: leg alle deine Abreibungen ab; Mafia: zieh 2 Karten
background-racketeer = Schutzgeldrunde
    .text = in deinem Zug: alle anderen geben dir eine Zigarette; Mafia: je 2
background-hitman = Auftragsmord
    .text = in deinem Zug: jemand in deinem Bereich kassiert eine Abreibung; Mafia: und verliert eine Karte an dich
background-counterfeiter = Falschgeld
    .text = im Aufenthaltsraum: kauf etwas um 3 billiger; Triade: um 6 billiger
background-martial-artist = Kampfkunst
    .text = wenn du angegriffen wirst: du gewinnst den Kampf sofort; Triade: eine Karte mehr
background-card-sharp = Falschspiel
    .text = in deinem Zug: sieh dir die Hand von jemandem in deinem Bereich an; Triade: nimm eine Karte davon
background-sapper = Pioniertrupp
    .text = im eigenen Block: grab umsonst, auch mit Abreibungen; Odessa: 1 Punkt mehr
background-fence = Hehlerei
    .text = in deinem Zug: nimm einen Löffel; Odessa: einen zweiten
background-informer = Spitzeldienste
    .text = in deinem Zug: jemand muss in Einzelhaft; Odessa: und legt eine Karte ab

## Rezepte.
recipe-k1 = ein Messer aus einer Zahnbürste
recipe-k2 = ein Messer aus einem Löffel
recipe-k3 = Messer aus einer Schere
recipe-p1 = eine Spitzhacke
recipe-s1 = eine Schaufel

## Michel-Karten.
michel-card-mi-1 = ein Messer, verlangt einen Löffel
michel-card-mi-2 = ein Messer, verlangt eine Spitzhacke
michel-card-mi-3 = ein Messer, verlangt eine Schaufel
michel-card-mi-4 = ein Messer, verlangt einen Löffel oder eine Spitzhacke
michel-card-mi-5 = ein Messer, verlangt eine Spitzhacke oder eine Schaufel
michel-card-mi-6 = kein Messer

## Was auf dem Tisch liegt.
table-match = Partie
table-turn = { $who } ist am Zug: { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }.
table-searched = In diesem Zug wurde schon durchsucht.
table-extorted = In diesem Zug wurde schon erpresst.
table-target = { $points ->
        [one] 1 Tunnelpunkt gewinnt.
       *[other] { $points } Tunnelpunkte gewinnen.
    }
table-turns-left = { $turns ->
        [one] Noch 1 Zug bis zum Einschluss.
       *[other] Noch { $turns } Züge bis zum Einschluss.
    }
table-over = Die Partie ist vorbei.
table-area = { $area } (Suche { $search }, Würfel { $die }): { $who }
table-solitary = { $area }: { $who }
table-nobody = niemand
table-michel = Michel(le)
table-pile = { $card }: noch { $count }
table-pile-points = { $card }: noch { $count }, je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-deck = Suchstapel: { $count }
table-discard = Abgelegte Suchkarten: { $cards }
table-gangs = Gangs
table-gang = { $gang }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, verlangt { $need } verschiedene von: { $accepts }
table-michel-deck = Michel-Stapel: { $deck }, abgelegt { $discard }
table-player = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $cigarettes ->
        [one] 1 Zigarette
       *[other] { $cigarettes } Zigaretten
    }, { $beatings ->
        [0] keine Abreibung
        [one] 1 Abreibung
       *[other] { $beatings } Abreibungen
    }
table-team = Team { $team }: zusammen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-player-gang = – Gangkarte: { $card } ({ $text })
table-player-background = – Vorgeschichte: { $card }
table-player-dug = – zum Graben genutzt: { $cards }
table-own-hand = { $count }/{ $limit }: { $cards }
table-own-background = Vorgeschichte: { $card } ({ $text })
table-own-background-spent = Vorgeschichte: { $card } (aufgedeckt)
table-shown = Die Hand, die du gerade siehst
table-fight = Erpressung
table-fight-line = { $attacker } verlangt { $tool } von { $target }.
table-fight-laid = Gelegt von { $who }: { $cards }
table-robbery-line = Michel(le) raubt { $target } aus: { $card }.

## Was ein Platz gefragt wird.
question-act = Dein Zug: { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }. Was tust du?
question-act-free = Du hast keine Aktion mehr. Du kannst noch tun, was nichts kostet, oder deinen Zug beenden.
question-act-end = Es gibt nichts mehr zu tun: Beende deinen Zug.
question-destination = Du hast { $die } gewürfelt. Wohin gehst du?
question-any-destination = Wohin gehst du? Überallhin, nur nicht in Einzelhaft.
question-join-pay = Welches Accessoire gibst du { $gang }? Noch { $left }.
question-card-target = { $card } ({ $effect }). Wen trifft es?
question-background-target = { $card } ({ $effect }). Wen trifft es?
question-name = Welches Werkzeug verlangst du von { $target }?
question-lay = Welche Waffe legst du, um von { $target } { $tool } zu bekommen? Noch { $left }.
question-answer = { $attacker } verlangt von dir { $tool }. Gibst du nach, oder weigerst du dich und kämpfst? Wer verliert, kassiert eine Abreibung und verliert eine Karte.
question-answer-without = { $attacker } verlangt von dir { $tool }, und so etwas hast du nicht. Weigern heißt kämpfen; wer verliert, kassiert eine Abreibung und verliert eine Karte.
question-blow = Dein Schlag gegen { $other }: Welche Waffe spielst du? Ohne Waffe verlierst du, kassierst eine Abreibung und verlierst eine Karte.
question-blow-helped = Dein Schlag gegen { $other }: Welche Waffe spielst du? Wenn keine, darf dir dein Team helfen: { $mates }.
question-help = { $mate } spielt keine Waffe gegen { $other }. Legst du stattdessen eine? Verliert eure Seite, kassierst auch du eine Abreibung.
question-loot = Nimmst du auch { $helper } eine zufällige Karte weg?
question-craft-pay = Du bastelst { $made }: Womit bezahlst du?
question-sell = Welche Karte verkaufst du? Eine Aktion reicht für beliebig viele.
question-counterfeit = Was kaufst du mit Falschgeld? Alles ist um { $rebate } billiger.
question-mechanic = Was bastelst du in deiner alten Werkstatt?
question-sap = Mit welchem Werkzeug gräbst du umsonst, wie damals im Pioniertrupp?
question-hand-pick = Welche Karte nimmst du { $victim } weg?
question-give = Was gibst du { $mate }? So viel du willst, oder nichts.
question-return = Was gibst du { $mate } zurück? So viel du willst, oder nichts.
question-michel-ask = Dein Zug endet. Würfelst du, um Michel(le) zu bewegen? Wer am Ziel steht, wird ausgeraubt.
question-michel-destination = Du hast { $die } gewürfelt. Wohin schickst du Michel(le)? Wer dort ist, wird ausgeraubt.
question-michel-answer = Michel(le) zeigt dir eine Karte: { $card }. Gibst du ein Werkzeug her, oder kämpfst du?
question-michel-blow = Welche Waffe spielst du gegen Michel(le)? Ohne Waffe verlierst du: eine Abreibung, und ein Werkzeug der ersten Karte oder sonst eine zufällige Karte.
question-michel-loss = Welches Werkzeug verlierst du an Michel(le)?
question-michel-reward = Du hast Michel(le) besiegt. Ziehst du eine Karte?
question-discard = Du hast { $count } Karten, und { $limit } sind erlaubt. Welche legst du ab?
question-wait = Gerade wirst du nichts gefragt.

## Was eine Wahl bedeutet.
action-search = Such { $area }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
action-move = Würfle und geh
action-careful = Geh vorsichtig { $area }
action-follow = Folge { $who } { $area }
action-join = Schließ dich { $gang } an: { $count ->
        [one] 1 Accessoire
       *[other] { $count } verschiedene Accessoires
    }
action-play = Spiel „{ $card }“: { $effect }
action-extort = Erpress ein Werkzeug von { $who }
action-craft = Bastle { $made } aus: { $cards }
action-dig = Nimm zum Graben { $tool }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
action-steal = Stiehl einen Löffel
action-sell = Verkauf Karten
action-buy-knife = Kauf ein Messer für { $price }
action-buy-knives = Kauf 2 Messer für { $price }
action-buy-pick = Kauf eine Spitzhacke für { $price }
action-buy-shovel = Kauf eine Schaufel für { $price }
action-heal = Heil eine Abreibung
action-reveal = Deck auf: { $card }
action-collect = Nimm { $who } eine Zigarette weg
action-exchange = Tausch mit { $who }
action-end = Beende den Zug
action-go = Geh { $area }
action-send-michel = Schick Michel(le) { $area }
action-reroll = Würfle neu
action-pay = Gib { $card } her
action-target = Wähl { $who }
action-name = Verlang { $tool }
action-lay = Leg { $card }
action-give = Gib es her
action-refuse = Weigere dich und kämpf
action-strike = Spiel { $card }
action-swing = Schwing die Kette
action-pass = Spiel keine Waffe und verlier
action-pass-helped = Spiel keine Waffe: Hilfe von { $mates } möglich
action-pass-button = Keine Waffe: Teammitglieder können helfen
action-help = Leg { $card }
action-decline-help = Hilf nicht
action-decline-loot = Nimm keine Karte
action-decline-reward = Zieh nichts
action-exact = Zahl, wie es im Rezept steht
action-replace = Zahl { $other } statt { $required }
action-omit = Lass { $card } weg
action-add = Verkauf { $card } für { $value }
action-done = Das ist alles
action-take = Nimm { $card }
action-hand = Gib { $card } ab
action-cigarettes = { $count ->
        [one] Gib 1 Zigarette ab
       *[other] Gib { $count } Zigaretten ab
    }
action-roll = Würfle für Michel(le)
action-skip = Lass Michel(le) in Ruhe
action-yield = Gib { $tool } her
action-fight = Kämpf gegen Michel(le)
action-drop = Leg { $card } ab
action-draw = Zieh zur Belohnung eine Karte
action-loot = Nimm eine zufällige Karte

## Was geschehen ist.
event-turn = { $who } ist am Zug.
    .you = Du bist am Zug.
event-drew = { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
    .you = { $count ->
         [one] Du ziehst eine Karte.
        *[other] Du ziehst { $count } Karten.
    }
event-drew-cards = Gezogen: { $cards }.
event-reshuffled = Die abgelegten Karten werden zu einem neuen Suchstapel gemischt.
event-rolled = { $who } würfelt { $die }.
    .you = Du würfelst { $die }.
event-moved = { $who } geht { $area }.
    .you = Du gehst { $area }.
event-sent = { $who } wird { $area } gebracht.
    .you = Du wirst { $area } gebracht.
event-discarded = { $who } legt { $card } ab.
    .you = Du legst { $card } ab.
event-lost-at-random = { $who } verliert { $card }.
    .you = Du verlierst { $card }.
event-joined = { $who } schließt sich { $gang } an: { $card }.
    .you = Du schließt dich { $gang } an: { $card }.
event-left-gang = { $who } gibt die Gangkarte „{ $card }“ ab.
    .you = Du gibst die Gangkarte „{ $card }“ ab.
event-played = { $who } spielt { $card }.
    .you = Du spielst { $card }.
event-revealed = { $who } deckt eine Vorgeschichte auf: { $card }.
    .you = Du deckst deine Vorgeschichte auf: { $card }.
event-revealed-in-gang = { $who } deckt eine Vorgeschichte auf: { $card }, und die Gang steht dahinter.
    .you = Du deckst deine Vorgeschichte auf: { $card }, und deine Gang steht dahinter.
event-beaten = { $who } kassiert eine Abreibung.
    .you = Du kassierst eine Abreibung.
event-unmoved = { $who } zuckt nicht mit der Wimper.
    .you = Du zuckst nicht mit der Wimper.
event-healed = { $count ->
        [0] { $who } hat keine Abreibung mehr.
        [one] { $who } hat noch 1 Abreibung.
       *[other] { $who } hat noch { $count } Abreibungen.
    }
    .you = { $count ->
         [0] Du hast keine Abreibung mehr.
         [one] Du hast noch 1 Abreibung.
        *[other] Du hast noch { $count } Abreibungen.
    }
event-got-cigarettes = { $count ->
        [one] { $who } bekommt 1 Zigarette.
       *[other] { $who } bekommt { $count } Zigaretten.
    }
    .you = { $count ->
         [one] Du bekommst 1 Zigarette.
        *[other] Du bekommst { $count } Zigaretten.
    }
event-took-cigarettes = { $count ->
        [one] { $who } nimmt { $other } 1 Zigarette weg.
       *[other] { $who } nimmt { $other } { $count } Zigaretten weg.
    }
    .you = { $count ->
         [one] Du nimmst { $other } 1 Zigarette weg.
        *[other] Du nimmst { $other } { $count } Zigaretten weg.
    }
    .whom = { $count ->
         [one] { $who } nimmt dir 1 Zigarette weg.
        *[other] { $who } nimmt dir { $count } Zigaretten weg.
    }
event-took-from-board = { $who } nimmt vom Spielplan: { $card } ({ $count }).
    .you = Du nimmst vom Spielplan: { $card } ({ $count }).
event-crafted = { $who } bastelt { $recipe }.
    .you = Du bastelst { $recipe }.
event-sold = { $who } verkauft { $card } für { $count }.
    .you = Du verkaufst { $card } für { $count }.
event-paid = { $count ->
        [one] { $who } zahlt 1 Zigarette.
       *[other] { $who } zahlt { $count } Zigaretten.
    }
    .you = { $count ->
         [one] Du zahlst 1 Zigarette.
        *[other] Du zahlst { $count } Zigaretten.
    }
event-dug = { $count ->
        [one] { $who } nimmt zum Graben { $tool }: 1 Punkt, von { $from } auf { $total }.
       *[other] { $who } nimmt zum Graben { $tool }: { $count } Punkte, von { $from } auf { $total }.
    }
    .you = { $count ->
         [one] Du nimmst zum Graben { $tool }: 1 Punkt, von { $from } auf { $total }.
        *[other] Du nimmst zum Graben { $tool }: { $count } Punkte, von { $from } auf { $total }.
    }
event-more-actions = { $count ->
        [one] { $who } hat 1 weitere Aktion.
       *[other] { $who } hat { $count } weitere Aktionen.
    }
    .you = { $count ->
         [one] Du hast 1 weitere Aktion.
        *[other] Du hast { $count } weitere Aktionen.
    }
event-extorts = { $who } erpresst { $other }.
    .you = Du erpresst { $other }.
    .whom = { $who } erpresst dich.
event-names = { $who } verlangt { $tool }.
    .you = Du verlangst { $tool }.
event-laid = { $who } legt { $card }.
    .you = Du legst { $card }.
event-helped = { $who } springt ein und legt { $card }.
    .you = Du springst ein und legst { $card }.
event-swung = { $who } schwingt die Kette.
    .you = Du schwingst die Kette.
event-gave = { $who } gibt { $other } { $tool }.
    .you = Du gibst { $other } { $tool }.
    .whom = { $who } gibt dir { $tool }.
event-refused = { $who } weigert sich.
    .you = Du weigerst dich.
event-passed = { $who } spielt keine Waffe.
    .you = Du spielst keine Waffe.
event-declined = { $who } verzichtet.
    .you = Du verzichtest.
event-won-fight = { $who } gewinnt den Kampf gegen { $other }.
    .you = Du gewinnst den Kampf gegen { $other }.
    .whom = { $who } gewinnt den Kampf gegen dich.
event-took-card = { $who } nimmt { $other } eine Karte weg.
    .you = Du nimmst { $other } eine Karte weg.
    .whom = { $who } nimmt dir eine Karte weg.
event-took-this-card = { $who } nimmt { $other } { $card } weg.
    .you = Du nimmst { $other } { $card } weg.
    .whom = { $who } nimmt dir { $card } weg.
event-weapons-discarded = Abgelegte Waffen: { $cards }.
event-weapons-back = { $who } nimmt zurück: { $cards }.
    .you = Du nimmst zurück: { $cards }.
event-looked = { $who } sieht sich die Hand von { $other } an.
    .you = Du siehst dir die Hand von { $other } an.
    .whom = { $who } sieht sich deine Hand an.
event-saw = { $who } hat auf der Hand: { $cards }.
    .you = Du hast auf der Hand: { $cards }.
event-hands-dealt = Alle Handkarten werden gemischt und neu verteilt.
event-new-hand = Die neue Hand: { $cards }.
event-handed-card = { $who } gibt { $other } eine Karte.
    .you = Du gibst { $other } eine Karte.
    .whom = { $who } gibt dir eine Karte.
event-handed-this-card = { $who } gibt { $other } { $card }.
    .you = Du gibst { $other } { $card }.
    .whom = { $who } gibt dir { $card }.
event-handed-cigarettes = { $count ->
        [one] { $who } gibt { $other } 1 Zigarette.
       *[other] { $who } gibt { $other } { $count } Zigaretten.
    }
    .you = { $count ->
         [one] Du gibst { $other } 1 Zigarette.
        *[other] Du gibst { $other } { $count } Zigaretten.
    }
    .whom = { $count ->
         [one] { $who } gibt dir 1 Zigarette.
        *[other] { $who } gibt dir { $count } Zigaretten.
    }
event-exchanged = { $who } hat mit { $other } getauscht: { $given } gegen { $returned }.
    .you = Du hast mit { $other } getauscht: { $given } gegen { $returned }.
    .whom = { $who } hat mit dir getauscht: { $given } gegen { $returned }.
parcel-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
parcel-cigarettes = { $count ->
        [one] 1 Zigarette
       *[other] { $count } Zigaretten
    }
event-michel-rolled = { $who } würfelt { $die } für Michel(le).
    .you = Du würfelst { $die } für Michel(le).
event-michel-moved = Michel(le) geht { $area }.
event-michel-shown = Michel(le) trifft auf { $who } und zeigt: { $card }.
    .you = Michel(le) trifft auf dich und zeigt: { $card }.
event-michel-avoided = { $who } kommt an Michel(le) vorbei.
    .you = Du kommst an Michel(le) vorbei.
event-michel-paid = { $who } gibt Michel(le) { $tool }.
    .you = Du gibst Michel(le) { $tool }.
event-michel-beaten = { $who } besiegt Michel(le).
    .you = Du besiegst Michel(le).
event-michel-won = { $who } verliert gegen Michel(le).
    .you = Du verlierst gegen Michel(le).
event-michel-reshuffled = Die Michel-Karten werden zu einem neuen Stapel gemischt.
event-escaped = { $who } bricht durch: Der Tunnel ist offen!
    .you = Du brichst durch: Der Tunnel ist offen!
event-lockdown = Der Trakt wird abgeriegelt. { $who } lag vorn.
    .you = Der Trakt wird abgeriegelt. Du lagst vorn.

## Wie eine Partie endet.
ending-tunnel = Der Tunnel ist offen, und jemand ist draußen.
ending-lockdown = Der Trakt wurde abgeriegelt, bevor jemand hinauskam.

## Warum nicht.
clause-BLK-003 = Diesen Bereich gibt es auf dieser Seite des Spielplans nicht; nimm einen, der da ist.
clause-BLK-020 = Dafür hast du keine Aktion mehr; beende deinen Zug oder tu, was nichts kostet.
clause-BLK-021 = Das gehört nicht in deine Aktionsphase; wähl eine Aktion oder beende den Zug.
clause-BLK-026 = Die Gangkarte dieser Person, Rückendeckung, verlangt eine Waffe mehr, als du hast.
clause-BLK-027 = Das würde jetzt nichts ändern; erst muss die Bedingung erfüllt sein.
clause-BLK-028 = Du hast in diesem Zug schon durchsucht; im nächsten geht es wieder.
clause-BLK-032 = Stapel und Ablage sind leer, es gibt nichts zu finden.
clause-BLK-035 = Du hast zu viele Karten; leg eine davon ab.
clause-BLK-042 = Dein Wurf führt nicht dorthin; geh in einen Bereich, den er nennt.
clause-BLK-044 = Du darfst nicht bleiben, wo du bist; geh in den anderen Bereich des Wurfs.
clause-BLK-045 = Du bist unterwegs und musst ankommen; wähl einen anderen Bereich als deinen.
clause-BLK-047 = Vorsichtig zu gehen braucht beide Aktionen und führt in einen anderen Bereich.
clause-BLK-049 = Alle Karten dieser Gang sind vergeben; warte, bis eine zurückkommt.
clause-BLK-050 = Gib verschiedene Accessoires her, die die Gang nimmt, so viele, wie sie verlangt.
clause-BLK-051 = Dieses Accessoire nimmt die Gang nicht; gib eins von ihrer Liste her.
clause-BLK-052 = Dieses Accessoire hast du schon hergegeben; nimm ein anderes.
clause-BLK-055 = Diese Fähigkeit lässt sich jetzt nicht nutzen; wann, steht auf der Gangkarte.
clause-BLK-060 = Dafür brauchst du eine Aktionskarte auf der Hand, und gespielt muss sie ganz ausgeführt werden.
clause-BLK-063 = Du hast in diesem Zug schon erpresst; warte auf den nächsten.
clause-BLK-064 = Dafür brauchst du Waffen: Messer, gefüllte Socken, Stuhlbeine oder Schlagringe.
clause-BLK-065 = Dafür braucht es eine andere Person in deinem Bereich.
clause-BLK-066 = Du hast eine Erpressung begonnen: Nenn ein Werkzeug, dann leg eine Waffe.
clause-BLK-068 = Geben kannst du nur das verlangte Werkzeug, und nur wenn du es hast.
clause-BLK-069 = Du wirst erpresst: Gib das Werkzeug her oder weigere dich.
clause-BLK-070 = Du bist in einem Kampf: Spiel eine Waffe aus der Hand, oder passe und verlier.
clause-BLK-081 = Im eigenen Block, in den Duschen und in Einzelhaft bastelt niemand; geh erst woandershin.
clause-BLK-082 = Du bist zu angeschlagen zum Basteln; kurier dich erst aus.
clause-BLK-083 = Du bastelst gerade: Wähl zuerst, womit du für dieses Rezept bezahlst.
clause-BLK-084 = Du hast die Karten nicht, die es dafür braucht.
clause-BLK-085 = Dieser Stapel ist leer; warte, bis etwas zurückkommt.
clause-BLK-089 = Das ist nicht der Moment deiner Vorgeschichte, oder ihre Bedingung ist nicht erfüllt.
clause-BLK-091 = Deine Vorgeschichte ist aufgedeckt; führ sie ganz aus.
clause-BLK-092 = Deine Vorgeschichte ist schon aufgedeckt und wirkt nur einmal.
clause-BLK-099 = Das hat seinen eigenen Bereich, also geh erst dorthin: graben im eigenen Block, einen Löffel stehlen in der Kantine, verkaufen und kaufen im Aufenthaltsraum, heilen auf der Krankenstation.
clause-BLK-100 = Zum Graben brauchst du dieses Werkzeug auf der Hand.
clause-BLK-101 = Mit zwei Abreibungen kannst du nicht graben; kurier dich erst aus.
clause-BLK-105 = Auf dem Spielplan liegt kein Löffel; warte, bis einer zurückkommt.
clause-BLK-106 = Du verkaufst gerade: Leg eine Handkarte dazu oder hör auf.
clause-BLK-107 = Verkaufen lassen sich nur Karten mit Zigarettensymbolen, und mindestens eine.
clause-BLK-109 = Dafür hast du zu wenige Zigaretten.
clause-BLK-110 = Das ist ausverkauft; warte, bis etwas zurückkommt.
clause-BLK-111 = Für zwei Messer müssen zwei im Stapel sein; kauf eins.
clause-BLK-112 = Du hast keine Abreibung, die du auskurieren könntest.
clause-BLK-113 = In Einzelhaft führen nur Karten, nie der eigene Weg.
clause-BLK-114 = In Einzelhaft kannst du nur gehen und Aktionskarten spielen.
clause-BLK-117 = Dein Zug endet: Würfle für Michel(le) oder lass es.
clause-BLK-118 = Michel(le) geht in einen Bereich des Wurfs und bleibt nie stehen.
clause-BLK-124 = Michel(le) kannst du nur ein Werkzeug geben, das die Karte zeigt und das du hast.
clause-BLK-125 = Michel(le) wartet: Gib ein Werkzeug her oder kämpf.
clause-BLK-127 = Du kämpfst gegen Michel(le): Spiel eine Waffe, oder passe und verlier.
clause-BLK-129 = Du hast gegen Michel(le) verloren: Leg eins der Werkzeuge ab, die die erste Karte zeigt.
clause-BLK-131 = Du hast Michel(le) besiegt: Zieh eine Karte oder lass es.
clause-BLK-141 = Dein Teammitglied kann nicht mehr: Leg eine Waffe oder verzichte.
clause-BLK-143 = Du hast gewonnen: Nimm hier auch eine Karte oder lass es.
clause-BLK-147 = Du gräbst nur im Block deines eigenen Teams.
clause-BLK-148 = Karten abgeben kannst du nur beim Tausch mit einem Teammitglied in deinem Bereich, und nur Karten, die du hast.
clause-BLK-149 = So viele Zigaretten hast du nicht.
clause-BLK-150 = Mit diesem Teammitglied hast du gerade getauscht; führ vor dem nächsten Tausch eine Aktion aus.
clause-BLK-151 = Folgen kannst du nur einem Teammitglied deiner eigenen Gang.
clause-BLK-152 = Dieses Teammitglied ist schon hier, oder in Einzelhaft.
clause-BLK-153 = Teammitglieder werden verschont; wähl jemanden vom anderen Team.
clause-BLK-R63 = Zigaretten werden bei einem Tausch nur einmal abgegeben, 1 bis 55.

# Was die Regeln von selbst entscheiden, wie es im Verlauf steht.
clause-BLK-016 = Wer das Ziel an Tunnelpunkten erreicht, gewinnt sofort, auch mitten im Zug.
clause-BLK-031 = Ist der Suchstapel leer, werden die abgelegten Karten zu einem neuen gemischt.
clause-BLK-058 = Eine alte Gangkarte kommt unter den Stapel, von dem sie stammt.
clause-BLK-072 = Wer an der Reihe ist und keine Waffe spielt, verliert den Kampf und kassiert eine Abreibung.
clause-BLK-078 = Nach einer Erpressung werden alle Waffen abgelegt; Messer kommen zurück auf ihren Stapel.
clause-BLK-093 = Eine Vorgeschichte bewirkt mehr für ein Mitglied der Gang, die sie nennt.
clause-BLK-122 = Wer auf Michel(le) trifft, zieht eine Michel-Karte und zeigt sie allen.
clause-BLK-123 = Ohne Messer auf der ersten Karte gibt es keinen Streit.
clause-BLK-126 = Zeigt die nächste Karte von Michel(le) kein Messer, ist der Kampf gewonnen.
clause-BLK-128 = Wer gegen Michel(le) keine Waffe spielt, verliert und kassiert eine Abreibung.
clause-BLK-130 = Wer keins der verlangten Werkzeuge hat, verliert stattdessen eine zufällige Karte.
clause-BLK-133 = Ist der Michel-Stapel leer, werden die abgelegten Karten zu einem neuen gemischt.
clause-BLK-135 = In Teams spielen nur vier oder sechs Personen.
clause-BLK-R35 = Sich weigern und es nicht haben sehen gleich aus: Die Hand ist geheim.
clause-BLK-R62 = Nach 100 Runden wird der Trakt abgeriegelt, und wer die meisten Tunnelpunkte hat, gewinnt.

## Szenen: Namen dessen, was zu sehen und anzutippen ist.
scene-turn = Zug von { $who }
scene-room-search = { $count ->
        [0] Hier durchsucht niemand etwas.
        [one] Durchsuchen bringt 1 Karte.
       *[other] Durchsuchen bringt { $count } Karten.
    }
scene-room-die = Würfe, die hierherführen: { $dice }.
scene-at-cell = Hier wird gegraben. Hier bastelt niemand.
scene-at-block-a = Team A gräbt hier und bastelt hier nicht.
scene-at-block-b = Team B gräbt hier und bastelt hier nicht.
scene-at-cafeteria = Hier werden Löffel gestohlen.
scene-at-recreation = Hier wird verkauft und gekauft.
scene-at-infirmary = Hier heilen Abreibungen.
scene-at-showers = Hier bastelt niemand.
scene-at-solitary = Hierher führen nur Karten.
scene-tunnel = Tunnel von { $who }, { $points }/{ $target }
scene-tunnel-team = Tunnel von Team { $team }, { $points }/{ $target }
scene-pawn = Figur von { $who }
scene-die = Gewürfelt: { $die }
scene-action = Eine übrige Aktion
scene-need = Nötig: { $card }
scene-cigarettes = { $count ->
        [0] Keine Zigaretten
        [one] 1 Zigarette
       *[other] { $count } Zigaretten
    }
scene-cards = { $count ->
        [0] Keine Handkarten
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
scene-beatings = { $count ->
        [one] 1 Abreibung
       *[other] { $count } Abreibungen
    }
scene-background-hidden = Vorgeschichte von { $who }, verdeckt
scene-background-revealed = Vorgeschichte von { $who }: { $card }, aufgedeckt
scene-background-own = Deine Vorgeschichte, geheim: { $card }
scene-secret = Geheim
scene-spent = genutzt
scene-gang-card = Gangkarte von { $who }: { $card } ({ $gang })
scene-dug = Zum Graben genutzt: { $card }
scene-laid = Gelegt von { $who }: { $card }
scene-helpers = Hilfe
scene-michel-card = Michel-Karte: { $card }
scene-michel-discarded = Abgelegte Michel-Karte: { $card }
scene-hand = Deine Hand, { $count } von { $limit }
scene-piles = Stapel und Preise
scene-discard = Abgelegte Suchkarten
scene-workshop = Rezepte
scene-recipe = { $made } aus: { $cards }
scene-michel-deck = { $count ->
        [one] Michel-Stapel: 1 Karte
       *[other] Michel-Stapel: { $count } Karten
    }
scene-price = { $count ->
        [one] 1 für 1 Zigarette
       *[other] 1 für { $count } Zigaretten
    }
scene-price-two = { $count ->
        [one] 2 für 1 Zigarette
       *[other] 2 für { $count } Zigaretten
    }
scene-gang-crew = Crew
scene-gang-cartel = Kartell
scene-gang-bikers = Biker
scene-gang-mafia = Mafia
scene-gang-triad = Triade
scene-gang-odessa = Odessa
scene-gang-in-deck = Im Stapel: { $cards }.
scene-team = Team { $team }
scene-class-material = Material
scene-class-accessory = Accessoire
scene-class-weapon = Waffe
scene-class-valuable = Wertsache
scene-class-action = Aktion
scene-class-tool = Werkzeug
scene-buy-one = Eins kaufen
scene-buy-two = Zwei kaufen
scene-hand-cigarettes = Diese abgeben
scene-points = { $count ->
        [one] 1 Tunnelpunkt
       *[other] { $count } Tunnelpunkte
    }

# Was sich vor der Partie wählen lässt.
option-mode = Wie gespielt wird
option-mode-solo = alle gegen alle
option-mode-team = in Teams
option-michel = Michel(le), der Knastschreck
option-michel-default = je nach Zahl der Personen
option-michel-on = geht um
option-michel-off = bleibt weg
option-first = Wer beginnt
option-first-lot = das Los entscheidet
option-first-seat = der erste Platz: die größte Narbe
option-figures = Häftlinge
option-figures-front = Vorderseiten der Tafeln
option-figures-back = Rückseiten der Tafeln
option-figures-mixed = abwechselnd
option-bully = Michel oder Michelle
option-bully-michel = Michel
option-bully-michelle = Michelle

## Höhepunkte: was gezeigt wird. `$who` und `$whom` sagen, ob die lesende Person gemeint ist.
amount-cigarettes = { $count ->
        [one] 1 Zigarette
       *[other] { $count } Zigaretten
    }
moment-card-says = Auf der Karte steht: { $text }.
moment-ability = { $card }: { $text }.
moment-turn = { $who ->
        [you] Dein Zug
       *[other] { $name } ist am Zug
    }
moment-drew = { $count ->
        [one] { $name } zieht eine Suchkarte
       *[other] { $name } zieht { $count } Suchkarten
    }
moment-drew-cards = { $count ->
        [one] Eine neue Karte
       *[other] { $count } neue Karten
    }
moment-rolled = { $who ->
        [you] Du würfelst eine { $die }
       *[other] { $name } würfelt eine { $die }
    }
moment-leads = Die { $die } führt { $areas }.
moment-sent = { $who ->
        [you] Du musst in Einzelhaft
       *[other] { $name } muss in Einzelhaft
    }
moment-sent-means = Dort geht nur zweierlei: hinausgehen oder Aktionskarten spielen.
moment-lost-at-random = { $who ->
        [you] Du verlierst { $card }
       *[other] { $name } verliert { $card }
    }
moment-lost-at-random-means = Der Zufall hat entschieden.
moment-joined = { $who ->
        [you] Du schließt dich { $gang } an
       *[other] { $name } schließt sich { $gang } an
    }
moment-played = { $who ->
        [you] Du spielst { $card }
       *[other] { $name } spielt { $card }
    }
moment-revealed = { $who ->
        [you] Du deckst deine Vorgeschichte auf: { $card }
       *[other] { $name } deckt eine Vorgeschichte auf: { $card }
    }
moment-in-gang = Die Gang passt ({ $gang }): Auch die zusätzliche Wirkung gilt.
moment-beaten = { $who ->
        [you] Du kassierst eine Abreibung
       *[other] { $name } kassiert eine Abreibung
    }
moment-beaten-means = Mit 1 Abreibung bastelt niemand, mit 2 gräbt auch niemand. Die Krankenstation heilt.
moment-unmoved = { $who ->
        [you] Du zuckst nicht mit der Wimper
       *[other] { $name } zuckt nicht mit der Wimper
    }
moment-healed = { $who ->
        [you] Du wirst zusammengeflickt
       *[other] { $name } wird zusammengeflickt
    }
moment-beatings-left = { $count ->
        [0] Keine Abreibung mehr.
        [one] Noch 1 Abreibung.
       *[other] Noch { $count } Abreibungen.
    }
moment-took-cigarettes = { $who ->
        [you] Du nimmst { $other } { $amount } weg
       *[other] { $whom ->
            [you] { $name } nimmt dir { $amount } weg
           *[other] { $name } nimmt { $other } { $amount } weg
        }
    }
moment-took-from-board = { $who ->
        [you] Du nimmst { $card } vom Spielplan
       *[other] { $name } nimmt { $card } vom Spielplan
    }
moment-tool-means = { $points ->
        [one] Wer damit gräbt, bekommt 1 Tunnelpunkt.
       *[other] Wer damit gräbt, bekommt { $points } Tunnelpunkte.
    }
moment-weapon-means = Eine Waffe, zum Erpressen und zum Kämpfen.
moment-crafted = { $who ->
        [you] Du bastelst { $card }
       *[other] { $name } bastelt { $card }
    }
moment-crafted-from = Das Rezept verlangt: { $cards }.
moment-dug = { $who ->
        [you] Du nimmst zum Graben { $tool }: +{ $points }
       *[other] { $name } nimmt zum Graben { $tool }: +{ $points }
    }
moment-dug-means = Der Tunnel: von { $from } auf { $total } von { $target } Punkten.
moment-more-actions = { $who ->
        [you] Du hast { $count ->
                [one] 1 weitere Aktion
               *[other] { $count } weitere Aktionen
            }
       *[other] { $name } hat { $count ->
                [one] 1 weitere Aktion
               *[other] { $count } weitere Aktionen
            }
    }
moment-extorts = { $who ->
        [you] Du erpresst { $other }
       *[other] { $whom ->
            [you] { $name } erpresst dich
           *[other] { $name } erpresst { $other }
        }
    }
moment-extorts-means = Ein Werkzeug wird verlangt, eine Waffe gelegt. Wer das Werkzeug gibt, hat Ruhe; wer sich weigert, muss kämpfen.
moment-names = { $who ->
        [you] Du verlangst { $tool }
       *[other] { $name } verlangt { $tool }
    }
moment-laid = { $who ->
        [you] Du legst { $card }
       *[other] { $name } legt { $card }
    }
moment-laid-means = Jede Waffe zählt gleich. Wer keine Antwort hat, verliert.
moment-helped = { $who ->
        [you] Du springst ein und legst { $card }
       *[other] { $name } springt ein und legt { $card }
    }
moment-helped-means = Verliert diese Seite, kassiert auch eine Abreibung, wer geholfen hat.
moment-swung = { $who ->
        [you] Du schwingst die Kette
       *[other] { $name } schwingt die Kette
    }
moment-gave = { $who ->
        [you] Du gibst { $other } { $tool }
       *[other] { $whom ->
            [you] { $name } gibt dir { $tool }
           *[other] { $name } gibt { $other } { $tool }
        }
    }
moment-refused = { $who ->
        [you] Du weigerst dich
       *[other] { $name } weigert sich
    }
moment-refused-means = Es kommt zum Kampf: Waffe gegen Waffe, und die verteidigende Seite beginnt.
moment-passed = { $who ->
        [you] Du spielst keine Waffe
       *[other] { $name } spielt keine Waffe
    }
moment-passed-means = Damit ist der Kampf verloren.
moment-passed-team-means = Zwischen Teams kann ein Teammitglied im Bereich noch einspringen; sonst ist der Kampf verloren.
moment-won-fight = { $who ->
        [you] Du gewinnst den Kampf gegen { $other }
       *[other] { $whom ->
            [you] { $name } gewinnt den Kampf gegen dich
           *[other] { $name } gewinnt den Kampf gegen { $other }
        }
    }
moment-won-fight-means = Wer verliert, zahlt mit einer Abreibung und einer Karte: dem verlangten Werkzeug oder einer zufälligen.
moment-took-card = { $name } nimmt { $other } eine Karte weg
moment-took-this-card = { $who ->
        [you] Du nimmst { $other } { $card } weg
       *[other] { $whom ->
            [you] { $name } nimmt dir { $card } weg
           *[other] { $name } nimmt { $other } { $card } weg
        }
    }
moment-weapons-back = { $who ->
        [you] Du nimmst deine Waffen zurück
       *[other] { $name } nimmt die Waffen zurück
    }
moment-looked = { $who ->
        [you] Du siehst dir die Hand von { $other } an
       *[other] { $whom ->
            [you] { $name } sieht sich deine Hand an
           *[other] { $name } sieht sich die Hand von { $other } an
        }
    }
moment-saw = Die Hand von { $name }
moment-hands-dealt = Alle Handkarten werden neu verteilt
moment-hands-dealt-means = Sämtliche Handkarten wurden zusammengemischt und wieder ausgeteilt.
moment-new-hand = { $count ->
        [one] Eine neue Hand mit 1 Karte
       *[other] Eine neue Hand mit { $count } Karten
    }
moment-handed-card = { $name } gibt dir { $card }
moment-handed-cigarettes = { $name } gibt dir { $amount }
moment-exchanged = { $who ->
        [you] Du tauschst mit { $other }
       *[other] { $whom ->
            [you] { $name } tauscht mit dir
           *[other] { $name } tauscht mit { $other }
        }
    }
moment-parcel = { $who ->
        [you] Du hast { $parcel } gegeben.
       *[other] { $name } hat { $parcel } gegeben.
    }
moment-michel-rolled = { $who ->
        [you] Du würfelst eine { $die } für Michel(le)
       *[other] { $name } würfelt eine { $die } für Michel(le)
    }
moment-michel-moved = Michel(le) geht { $area }
moment-michel-moved-means = Wer dort ist, wird ausgeraubt, reihum.
moment-michel-shown = { $who ->
        [you] Michel(le) zeigt dir ein Messer
       *[other] Michel(le) zeigt { $name } ein Messer
    }
moment-michel-shown-means = Ein Werkzeug der ersten Karte beendet es. Sonst verlangt jedes Messer eine Waffe als Antwort.
moment-michel-avoided = { $who ->
        [you] Du kommst an Michel(le) vorbei
       *[other] { $name } kommt an Michel(le) vorbei
    }
moment-michel-avoided-means = Auf der Karte ist kein Messer.
moment-michel-paid = { $who ->
        [you] Du gibst Michel(le) { $tool }
       *[other] { $name } gibt Michel(le) { $tool }
    }
moment-michel-paid-means = Das Werkzeug kommt zurück auf seinen Stapel, und es gibt keine Abreibung.
moment-michel-beaten = { $who ->
        [you] Du besiegst Michel(le)
       *[other] { $name } besiegt Michel(le)
    }
moment-michel-beaten-means = Die Belohnung ist eine Suchkarte.
moment-michel-won = { $who ->
        [you] Michel(le) besiegt dich
       *[other] Michel(le) besiegt { $name }
    }
moment-michel-won-means = Das kostet eine Abreibung, und ein Werkzeug der ersten Karte oder sonst eine zufällige Karte.
moment-escaped = { $who ->
        [you] Du bist draußen: Dein Tunnel ist offen!
       *[other] { $name } ist draußen: Der Tunnel ist offen!
    }
moment-escaped-team = { $who ->
        [you] Dein Team ist draußen: Der Tunnel ist offen!
       *[other] Team { $team } ist draußen: Der Tunnel ist offen!
    }
moment-escaped-by = { $who ->
        [you] Du hast mit mindestens { $target } Tunnelpunkten den Durchbruch geschafft.
       *[other] { $name } hat mit mindestens { $target } Tunnelpunkten den Durchbruch geschafft.
    }
moment-escaped-means = Alle anderen werden in ein strengeres Gefängnis verlegt.
moment-lockdown = Der Trakt wird abgeriegelt
moment-lockdown-means = { $who ->
        [you] Niemand kam rechtzeitig durch. Du lagst vorn und gewinnst.
       *[other] Niemand kam rechtzeitig durch. { $name } lag vorn und gewinnt.
    }

## Anzeigen: das Zeichen einer Zahl, die eine Wahl ändert, und ihr Name.
gauge-escape = ✓
    .name = frei
gauge-tunnel = ★
    .name = Tunnelpunkte
gauge-tools = ▲
    .name = Punkte der Werkzeuge auf der Hand
gauge-actions = ●
    .name = Aktionen
gauge-cards = ▱
    .name = Handkarten
gauge-weapons = †
    .name = Waffen auf der Hand
gauge-cigarettes = ¢
    .name = Zigaretten
gauge-gang = ♠
    .name = Gangkarte
gauge-background = ◆
    .name = ungenutzte Vorgeschichte
gauge-beatings = ◉
    .name = Abreibungen
gauge-robbery = !
    .name = von Michel(le) ausgeraubt
gauge-solitary = ■
    .name = in Einzelhaft

## Verben: Knöpfe für das, was sich durch Antippen sagen lässt.
verb-search = Durchsuchen
verb-careful = Vorsichtig gehen
verb-follow = Teammitglied folgen
verb-join = Gang beitreten
verb-play = Aktionskarte spielen
verb-extort = Erpressen
verb-craft = Basteln
verb-dig = Graben
verb-steal = Löffel stehlen
verb-buy = Kaufen
verb-heal = Heilen
verb-reveal = Vorgeschichte aufdecken
verb-collect = Schutzgeld nehmen
verb-exchange = Tauschen
verb-reroll = Neu würfeln
verb-pay = Accessoire hergeben
verb-target = Bestimmen, wen es trifft
verb-name = Werkzeug verlangen
verb-lay = Waffe legen
verb-give = Werkzeug hergeben
verb-strike = Waffe spielen
verb-swing = Kette schwingen
verb-help = Mit einer Waffe helfen
verb-replace = Material ersetzen
verb-omit = Material weglassen
verb-add = Karte verkaufen
verb-take = Karte nehmen
verb-hand = Karte abgeben
verb-cigarettes = Zigaretten abgeben
verb-roll = Für Michel(le) würfeln
verb-yield = Michel(le) ein Werkzeug geben
verb-drop = Karte ablegen
verb-draw = Belohnung ziehen
verb-loot = Zufällige Karte nehmen

## Dinge: wozu sie gut sind.
scene-value = { $count ->
        [one] bringt beim Verkauf 1 Zigarette
       *[other] bringt beim Verkauf { $count } Zigaretten
    }
scene-for-gang = bewirkt mehr für ein Mitglied dieser Gang: { $gang }
thing-class-material = Basteln macht daraus ein Werkzeug oder Messer: überall, nur nicht im eigenen Block, in den Duschen und in Einzelhaft, und nicht mit einer Abreibung.
    .clauses = BLK-081 BLK-082 BLK-084
thing-class-accessory = Gangs verlangen verschiedene Accessoires von allen, die dazugehören wollen.
    .clauses = BLK-050 BLK-052
thing-class-weapon = Leg sie, um jemandem in deinem Bereich ein Werkzeug abzupressen oder in einem Kampf zu antworten. Alle Waffen zählen gleich, und danach werden sie abgelegt.
    .clauses = BLK-064 BLK-070 BLK-078
thing-class-valuable = Taugt nur für Geld: Verkauf sie im Aufenthaltsraum und kauf für die Zigaretten Werkzeuge oder Messer.
    .clauses = BLK-106 BLK-107
thing-class-action = Spiel sie in deinem Zug für 1 Aktion; dann wird sie abgelegt.
    .clauses = BLK-060
thing-class-tool = Grab damit im eigenen Block: Es wird zu Tunnelpunkten, die dir niemand nehmen kann. Solange es auf der Hand ist, lässt es sich erpressen.
    .clauses = BLK-100 BLK-068
thing-recipes = Rezepte damit: { $recipes }.
thing-gangs-taking = Gangs, die es nehmen: { $gangs }.
thing-ability-held = { $card } (bei { $who }): { $text }.
thing-gang = Wer ihre Accessoires hergibt, zieht eine ihrer Karten und behält die Fähigkeit bis zum nächsten Beitritt zu einer Gang. Mehr als eine Gangkarte hat niemand.
    .clauses = BLK-050 BLK-049 BLK-058
thing-gang-own = { $missing ->
        [0] Du kannst bezahlen mit: { $cards }.
        [one] Von ihren Accessoires hast du: { $cards }. Es fehlt noch 1.
       *[other] Von ihren Accessoires hast du: { $cards }. Es fehlen noch { $missing }.
    }
thing-gangs = Sechs Gangs mit je vier Karten. Eine Gangkarte ist eine Fähigkeit, die keine Aktion kostet.
    .clauses = BLK-050 BLK-055
thing-gang-card = Sie wirkt von selbst oder lässt sich frei nutzen und bleibt bis zum nächsten Beitritt zu einer Gang.
    .clauses = BLK-055 BLK-058
thing-recipe = Eine Aktion zum Basteln: Leg ab, was darauf steht, und nimm vom Spielplan, was daraus wird.
    .clauses = BLK-084 BLK-085 BLK-081 BLK-082
thing-recipe-ready = Du hast alles, was es dafür braucht.
thing-recipe-missing = Dafür fehlt dir: { $cards }.
thing-workshop = Was sich basteln lässt, und woraus.
    .clauses = BLK-084 BLK-081
thing-tunnel = Der Weg hinaus. Jedes Werkzeug, mit dem im eigenen Block gegraben wird, bringt seine Punkte; wer das Ziel zuerst erreicht, ist sofort frei.
    .clauses = BLK-016 BLK-100
thing-tunnel-left = { $count ->
        [0] Er ist offen.
        [one] Es fehlt 1 Punkt.
       *[other] Es fehlen { $count } Punkte.
    }
thing-background = Alle haben eine geheime Vorgeschichte. Sie wird einmal in der Partie aufgedeckt, in dem Moment, den sie nennt, kostet keine Aktion und bewirkt mehr für ein Mitglied ihrer Gang.
    .clauses = BLK-089 BLK-092 BLK-093
thing-seat = Was hier jemand hat: Handkarten, Zigaretten, Abreibungen, die zum Graben genutzten Werkzeuge, eine Gangkarte und eine Vorgeschichte.
thing-pawn = Die Figur einer Person. Alle im selben Bereich können einander erpressen.
    .clauses = BLK-065 BLK-153
thing-yard = Wer am Zug ist und was davon übrig ist; Erpressungen und Kämpfe werden hier ausgetragen.
    .clauses = BLK-020
thing-action = Durchsuchen, gehen, basteln, graben und das meiste andere kostet je eine Aktion; vorsichtig gehen kostet zwei.
    .clauses = BLK-020
thing-die = Er sagt, in welche Bereiche dieser Weg führt.
    .clauses = BLK-042 BLK-044
thing-need = Das Rezept verlangt es. Tippe es an, um mit etwas anderem zu zahlen oder es wegzulassen.
    .clauses = BLK-084
thing-pack = Tippe Päckchen an, bis die Zahl stimmt, dann gib sie ab.
    .clauses = BLK-149
thing-laid = Das wurde in diesem Kampf gelegt und wird abgelegt, wenn der Kampf vorbei ist.
    .clauses = BLK-078
thing-dug = Damit wurde gegraben: Die Punkte bleiben für immer.
    .clauses = BLK-100
thing-hand = Handkarten sind geheim. Wer am Ende des Zuges mehr hat als erlaubt, legt den Rest ab.
    .clauses = BLK-035
thing-shown = Durch „Falschspiel“ ist diese Hand zu sehen; sonst sieht sie niemand.
thing-cigarettes = Das Geld im Knast: Der Aufenthaltsraum verkauft dafür Messer, Spitzhacken und Schaufeln.
    .clauses = BLK-109
thing-beating = Mit 1 Abreibung kannst du nicht basteln, mit 2 auch nicht graben. Die Krankenstation heilt eine für eine Aktion.
    .clauses = BLK-082 BLK-101 BLK-112
thing-piles = Was für alle auf dem Spielplan liegt: Werkzeuge, Messer und die Stapel.
thing-pile-knife = Im Aufenthaltsraum zu kaufen oder selbst gebastelt.
    .clauses = BLK-109 BLK-111
thing-pile-spoon = In der Kantine zu stehlen, einer für eine Aktion.
    .clauses = BLK-105
thing-pile-pick = Im Aufenthaltsraum zu kaufen oder selbst gebastelt.
    .clauses = BLK-109 BLK-110
thing-pile-shovel = Im Aufenthaltsraum zu kaufen oder selbst gebastelt.
    .clauses = BLK-109 BLK-110
thing-deck = Durchsuchen zieht Karten davon, einmal pro Zug; wie viele, sagt der Bereich.
    .clauses = BLK-028 BLK-031
thing-discard = Alle dürfen hineinsehen. Ist der Suchstapel leer, wird daraus ein neuer gemischt.
    .clauses = BLK-031
thing-michel = Der Schrecken des ganzen Knasts. Am Ende des eigenen Zuges lässt sich Michel(le) mit einem Wurf bewegen, und wer am Ziel steht, wird ausgeraubt: um ein Werkzeug oder im Kampf.
    .clauses = BLK-117 BLK-118 BLK-122
thing-michel-deck = Wer auf Michel(le) trifft, zieht eine Karte: Ohne Messer darauf geschieht nichts; mit Messer kostet es ein Werkzeug oder gibt einen Kampf.
    .clauses = BLK-122 BLK-123 BLK-133
thing-michel-card = Die erste Karte sagt, welche Werkzeuge Michel(le) nimmt. Jedes Messer verlangt eine Waffe als Antwort; ohne Messer ist der Kampf gewonnen.
    .clauses = BLK-124 BLK-126 BLK-128
thing-michel-discard = Ist der Michel-Stapel leer, wird daraus ein neuer gemischt.
    .clauses = BLK-133
thing-room-cell = Das Zuhause aller: Hier werden Werkzeuge zu Tunnelpunkten, außer du hast 2 Abreibungen.
    .clauses = BLK-100 BLK-101 BLK-081
thing-room-block-a = Das Zuhause von Team A: Hier werden seine Werkzeuge zu Tunnelpunkten. Team B darf hier basteln.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-block-b = Das Zuhause von Team B: Hier werden seine Werkzeuge zu Tunnelpunkten. Team A darf hier basteln.
    .clauses = BLK-147 BLK-101 BLK-081
thing-room-cafeteria = Für eine Aktion nimmst du einen Löffel vom Spielplan. Basteln darfst du hier.
    .clauses = BLK-105
thing-room-recreation = Der Laden: Für eine Aktion verkaufst du beliebig viele Karten oder machst einen Kauf. Basteln darfst du hier.
    .clauses = BLK-106 BLK-107 BLK-109
thing-room-infirmary = Für eine Aktion wirst du eine Abreibung los. Basteln darfst du hier.
    .clauses = BLK-112
thing-room-showers = Der beste Ort zum Durchsuchen.
    .clauses = BLK-028 BLK-081
thing-room-solitary = Hier eingesperrt, kannst du nur hinausgehen oder Aktionskarten spielen. Niemand kann dich erpressen.
    .clauses = BLK-113 BLK-114

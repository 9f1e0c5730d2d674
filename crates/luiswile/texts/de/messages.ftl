# Flucht aus Luiswile.

# Wege: der Name, dann im Akkusativ, mit „dein“, im Genitiv, mit „auf“ und als Subjekt nach einem Doppelpunkt.
way-tunnel = Tunnel
    .the = den Weg „Tunnel“
    .your = deinen Weg „Tunnel“
    .of = des Wegs „Tunnel“
    .on = auf dem Weg „Tunnel“
    .subject = Der Weg „Tunnel“
way-force = Gewalt
    .the = den Weg „Gewalt“
    .your = deinen Weg „Gewalt“
    .of = des Wegs „Gewalt“
    .on = auf dem Weg „Gewalt“
    .subject = Der Weg „Gewalt“
way-finesse = Finesse
    .the = den Weg „Finesse“
    .your = deinen Weg „Finesse“
    .of = des Wegs „Finesse“
    .on = auf dem Weg „Finesse“
    .subject = Der Weg „Finesse“
way-all = alle Wege

pile-tunnel = Tunnel
    .short = Tunnel
pile-force = Gewalt
    .short = Gewalt
pile-finesse = Finesse
    .short = Finesse
pile-watch = Wache
    .short = Wache
pile-sabotage = Sabotage
    .short = Sabotage
pile-recruit = Anwerben
    .short = Anwerben
pile-rest = Pause
    .short = Pause

trait-cunning = Schläue
trait-strength = Stärke
trait-observation = Beobachtung

value-shovel = Schaufel { $n }
value-banknotes = Geldscheine { $n }
value-bulb = Glühbirne { $n }
value-observation = Beobachtung { $n }
value-cunning = Schläue { $n }
value-strength = Stärke { $n }
value-none = keine Aufgabe

nation-pl = Pole
    .many = Polen
nation-de = Deutscher
    .many = Deutsche
nation-ru = Russe
    .many = Russen
nation-it = Italiener
    .many = Italiener
nation-ie = Ire
    .many = Iren
nation-us = Amerikaner
    .many = Amerikaner
nation-fr = Franzose
    .many = Franzosen
nation-mx = Mexikaner
    .many = Mexikaner

# Karten und ihre Sonderregeln.
card = { $who }, { $nation }: Schaufel { $shovel }, Geldscheine { $banknotes }, Glühbirne { $bulb }, Schläue { $cunning }, Stärke { $strength }, Beobachtung { $observation }
skill-aversion = Abneigung (gegen { $nation })
skill-refuses = Verweigerung (gegen { $nation } als Boss)
skill-stubborn = Stur (ab Stärke { $n })
skill-countryman = Landsmann (für { $nation } +{ $n })
skill-quell = Autorität (+{ $n } gegen Schlägereien)
skill-engineer = Ingenieur ({ $way }: +{ $bonus } für je volle { $per })
skill-teamwork = Teamspieler ({ $way }: +{ $bonus } mit { $others ->
    [one] { $others } anderen
   *[other] { $others } anderen
})
skill-weatherproof = Wetterfest { $n }
skill-noisy = Laut { $n }
skill-snitch = Spitzel { $n }
skill-panics = Panik (ab Patrouille { $n })
skill-smooth-talk = Beschwatzen { $n }
skill-bribery = Bestechung { $n }
skill-lookout = Ausguck ({ $way } +{ $n })
skill-insider = Insider (bis Patrouille { $n })
skill-bodyguard = Leibwächter +{ $n }
skill-wrecker = Zerstörer ({ $way } +{ $n })
skill-coward = Feigling
skill-hothead = Hitzkopf +{ $n }
skill-peaceful = Friedfertig
skill-tough = Zäh { $n }
skill-advocate = Fürsprecher { $n }
skill-scout = Späher { $n }

# Was Ereignisse bewirken.
patrol-stat-number = Nummer
patrol-stat-shovel = Schaufel
patrol-stat-banknotes = Geldscheine
patrol-stat-bulb = Glühbirne
patrol-stat-efficacy = Spürsinn
patrol-stat-talk = Widerstand gegen Beschwatzen
patrol-stat-bribe = Widerstand gegen Bestechung
effect-way = Ertrag, { $what }: { $n }.
effect-worker = Je Arbeiter, { $what }: { $n }.
effect-crowded = Eine Gang mit mehr als { $size } aktiven Mitgliedern schafft auf jedem Weg { $n } weniger.
effect-patrol = Patrouille, { $what }: { $n }.
effect-suspicion = Eine Gang mit mehr als { $size } aktiven Mitgliedern fällt leichter auf: Spürsinn +{ $n }.
effect-warden = Tage Einzelhaft: { $n }.
effect-everybody = { $what } bei allen: { $n }.
effect-ban-recruit = Niemand kann anwerben.
effect-ban-sabotage = Niemand kann sabotieren.
effect-ban-work-tunnel = Niemand kann am Tunnel arbeiten.
effect-ban-work-force = Niemand kann auf dem Weg „Gewalt“ arbeiten.
effect-ban-work-finesse = Niemand kann auf dem Weg „Finesse“ arbeiten.
effect-no-smooth-talk = Beschwatzen hilft nicht.
effect-no-bribery = Bestechung hilft nicht.
effect-no-blame = Niemand kann die Schuld auf sich nehmen.
effect-recruit-limit = { $n ->
    [one] Von jeder Liste zählt nur der erste Eintrag.
   *[other] Von jeder Liste zählen nur die ersten { $n } Einträge.
}
effect-open-arrivals = Neuzugänge kommen offen an.
effect-reassign = { $n ->
    [one] Alle dürfen ein Mitglied auf einen anderen Stapel legen.
   *[other] Alle dürfen bis zu { $n } Mitglieder auf andere Stapel legen.
}
effect-single-out = Zur Strafe herausgegriffen: { $names }.
effect-amnesty = { $n ->
    [one] Wer in Einzelhaft ist, sitzt einen Tag weniger.
   *[other] Wer in Einzelhaft ist, sitzt { $n } Tage weniger.
}
effect-pool-loss = Jede Gang verliert { $n } Punkte: { $what }.
effect-leader-loss = Die führende Gang verliert { $n } Punkte auf ihrem stärksten Weg.
effect-transfer-largest = { $n ->
    [one] Die größte Gang verliert das Mitglied mit der höchsten Nummer.
   *[other] Die größte Gang verliert die { $n } Mitglieder mit den höchsten Nummern.
}
effect-move-out = Das Spiel endet.
event-title = Heute: { $title }.
event-fights = Schlägereien: { $fights }.
event-out = Es gehen: { $names }.
event-patrols = { $count ->
    [one] Eine Patrouille.
   *[other] { $count } Patrouillen, die stärkste zählt.
}

# Strafen.
sentence-warning = nichts geschieht
sentence-solitary = { $n ->
    [one] ein Tag Einzelhaft
   *[other] { $n } Tage Einzelhaft
}
sentence-by-cause = Tage Einzelhaft: { $fight } für eine Schlägerei, { $other } für alles andere
sentence-by-type = Tage Einzelhaft: ein Boss { $boss }, ein Spezialist { $specialist }, alle anderen { $ordinary }
sentence-fine = ihre Gangs verlieren { $n } Punkte auf dem stärksten Weg
sentence-deport = gewöhnliche Häftlinge gehen für immer, alle anderen bekommen { $n } Tage Einzelhaft

# Was auf dem Tisch liegt.
day = Tag { $day }
clock-early = Von den ersten { $days } Tagen bringt keiner den Umzug.
clock-late = Der Umzug nach Alcatraz kann jeden Tag kommen.
day-excluded = Für den Rest des Tages ohne Aufgabe: { $names }.
day-to-punish = Heute Abend zu bestrafen: { $names }.
patrol-title = Patrouille
patrol-values = Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse }; Widerstand gegen Beschwatzen { $talk }, gegen Bestechung { $bribe }
fate-detected = { $name }: { $way } ist entdeckt und muss verteidigt werden.
fate-bribed = { $name }: { $way } ist durch Bestechung gerettet.
fate-halved = { $name }: { $way } ist gerettet, für die Hälfte der Punkte.
fate-caught = { $name }: { $way } ist für heute verloren.
gangs = Gangs
gang = { $name }, Boss { $boss }: { $total } von { $goal } Punkten (Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse })
gang-members = Bei ihm: { $names }.
gang-piles = Verdeckte Karten: { $piles }.
neutrals = Neutrale Häftlinge
newcomers = Neuzugänge
newcomer-down = { $slot }: verdeckt
newcomer-scouted = { $slot }, nur deinen Spähern bekannt: { $card }
solitary = Einzelhaft
solitary-line = { $days ->
    [one] { $who }: ein Tag
   *[other] { $who }: { $days } Tage
}
plan = Plan von { $name }
plan-pile = { $pile }: { $names }
plan-pile-blanks = { $blanks ->
    [one] { $pile }: { $names } und eine Leerkarte
   *[other] { $pile }: { $names } und { $blanks } Leerkarten
}
own-gang = Deine Gang
sabotage-order = Befehl für { $who }: { $name } sabotieren, { $way }.
recruit-order = Befehl für { $who }: { $names } anwerben.
order-void = Hinfällig, er ist außer Gefecht: { $order }

# Fragen.
ask-place = { $left ->
    [0] Alle deine Mitglieder haben eine Aufgabe. Leg zum Bluffen Leerkarten dazu oder melde dich bereit.
    [one] Eins deiner Mitglieder hat noch keine Aufgabe. Gib ihm eine; ohne Aufgabe macht es Pause.
   *[other] { $left } deiner Mitglieder haben noch keine Aufgabe. Gib ihnen eine; wer keine hat, macht Pause.
}
ask-orders = Gib deine Befehle. Es warten noch: { $idle }.
ask-orders-done = { $room ->
    [0] Alle, die du losschickst, haben ihre Befehle. Mehr ist nicht zu tun: Melde dich bereit.
   *[other] Alle, die du losschickst, haben ihre Befehle. Setz weitere Namen auf die Listen deiner Anwerber oder melde dich bereit.
}
ask-stop = { $a } und { $b } wollen sich prügeln. Geht dein Boss dazwischen? Wenn nicht, verlieren beide heute ihre Aufgabe und müssen am Abend zum Direktor.
ask-changes = { $moves ->
    [0] Nach dem Ereignis: Sollen deine Anwerber Neuzugänge beanspruchen, bevor alle Karten aufgedeckt werden?
    [one] Nach dem Ereignis: Du darfst noch ein Mitglied versetzen, bevor alle Karten aufgedeckt werden.
   *[other] Nach dem Ereignis: Du darfst noch { $moves } Mitglieder versetzen, bevor alle Karten aufgedeckt werden.
}
ask-changes-done = Nach dem Ereignis gibt es nichts mehr zu ändern: Melde dich bereit.
ask-defend = Die Patrouille { $patrol } hat { $way } entdeckt, heute { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Wie verteidigst du ihn: { $ways }?
defend-talk = sie umsonst beschwatzen
defend-bribe = sie für { $cost } Punkte bestechen
defend-blame = einen Aufpasser Schuld und Strafe auf sich nehmen lassen
defend-last-resort = einen Arbeiter und die Hälfte der Punkte opfern
ask-wait = Die anderen entscheiden.

# Möglichkeiten.
do-place = { $who }: { $pile } ({ $value })
do-place-blank = Eine Leerkarte: { $pile }
do-ready = Bereit
do-ready-idle = Bereit: { $idle }
idle-members = { $n ->
    [one] ein Mitglied untätig
   *[other] { $n } Mitglieder untätig
}
idle-saboteurs = { $n ->
    [one] ein Saboteur ohne Befehl
   *[other] { $n } Saboteure ohne Befehl
}
idle-recruiters = { $n ->
    [one] ein Anwerber ohne Befehl
   *[other] { $n } Anwerber ohne Befehl
}
do-sabotage = { $who }: { $name } sabotieren, { $way }
do-recruit = { $who }: { $target } anwerben
do-stop = { $a } und { $b } trennen: Beide behalten ihre Aufgabe
do-let-fight = { $a } und { $b } sich prügeln lassen: Beide verlieren ihre Aufgabe und müssen am Abend zum Direktor
do-claim = { $who }: Neuzugang { $target } anwerben
do-claim-instead = { $who }: Neuzugang { $target } anwerben, statt Eintrag { $entry }
do-move = { $who } versetzen: { $pile } ({ $value })
do-talk = { $who } beschwatzt sie: umsonst
do-bribe = { $who } besticht sie: { $cost } Punkte weniger
do-bribe-in-vain = { $who } versucht vergeblich, sie zu bestechen: Er wird bestraft, kein Punkt geht verloren
do-blame = { $who } nimmt die Schuld auf sich: Er wird bestraft, kein Punkt geht verloren
do-last-resort = { $who } opfern: Er wird bestraft, die Hälfte der heutigen Punkte geht verloren

# Was geschehen ist.
told-morning = Tag { $day } beginnt.
told-ready = { $name } ist bereit.
    .you = Du bist bereit.
told-piles = Alle Karten sind gelegt. { $piles }.
told-stopped = Der Boss von { $name } trennt { $a } und { $b }, bevor die Wärter etwas merken.
    .you = Dein Boss trennt { $a } und { $b }, bevor die Wärter etwas merken.
told-let-fight = Der Boss von { $name } lässt { $a } und { $b } sich prügeln.
    .you = Dein Boss lässt { $a } und { $b } sich prügeln.
told-fought = { $a } und { $b } prügeln sich: heute keine Aufgabe, und am Abend zum Direktor.
told-left = { $who } verlässt Luiswile für immer.
told-arrived-unknown = { $count ->
    [one] Ein Neuzugang kommt verdeckt an.
   *[other] { $count } Neuzugänge kommen verdeckt an.
}
told-arrived = { $who } kommt an, und alle kennen ihn.
told-singled-out = { $who } wird zur Strafe herausgegriffen.
told-amnestied = { $who } kommt sofort aus der Einzelhaft zurück.
told-lost = { $points ->
    [one] { $name } verliert einen Punkt: { $way }.
   *[other] { $name } verliert { $points } Punkte: { $way }.
}
    .you = { $points ->
        [one] Du verlierst einen Punkt: { $way }.
       *[other] Du verlierst { $points } Punkte: { $way }.
    }
told-scouted = Deine Späher melden: { $slot } ist { $who }.
told-revealed = { $name } deckt auf: { $piles }.
    .you = Du deckst auf: { $piles }.
told-uncovered = { $slot } wird aufgedeckt: { $who }.
told-joined = { $who } schließt sich der Gang von { $name } an.
    .you = { $who } schließt sich deiner Gang an.
told-contested = { $who } kann sich zwischen Gleichstarken nicht entscheiden und bleibt, was er ist.
told-unmoved = Niemand kann { $who } heute anwerben.
told-sabotaged = { $points ->
    [one] { $who } verdirbt einen Punkt von { $name }: { $way }.
   *[other] { $who } verdirbt { $points } Punkte von { $name }: { $way }.
}
    .you = { $points ->
        [one] { $who } verdirbt dir einen Punkt: { $way }.
       *[other] { $who } verdirbt dir { $points } Punkte: { $way }.
    }
told-patrol = Auf Patrouille: { $used }.
told-patrols = Auf Patrouille: { $names }. Es zählt { $used }.
told-detected = Die Patrouille entdeckt bei { $name } { $way }.
    .you = Die Patrouille entdeckt { $way }.
told-talk = { $who } beschwatzt die Patrouille und rettet { $name } { $way }.
    .you = { $who } beschwatzt die Patrouille und rettet { $way }.
told-bribe = { $who } besticht die Patrouille und rettet { $name } { $way }.
    .you = { $who } besticht die Patrouille und rettet { $way }.
told-failed-bribe = { $who } will die Patrouille bestechen und wird selbst abgeführt; { $name } behält { $way }.
    .you = { $who } will die Patrouille bestechen und wird selbst abgeführt; du behältst { $way }.
told-blame = { $who } nimmt die Schuld auf sich und rettet { $name } { $way }.
    .you = { $who } nimmt die Schuld auf sich und rettet { $way }.
told-last-resort = { $name } opfert { $who } und rettet die Hälfte { $way }.
    .you = Du opferst { $who } und rettest die Hälfte { $way }.
told-caught = { $name } kann { $way } nicht retten: Alle, die dort arbeiten, werden abgeführt.
    .you = Du kannst { $way } nicht retten: Alle, die dort arbeiten, werden abgeführt.
told-released = { $who } kommt aus der Einzelhaft zurück.
told-punishment = Das Wort des Direktors: { $title } – { $effects }.
told-locked-up = { $days ->
    [one] { $who } muss für einen Tag in Einzelhaft.
   *[other] { $who } muss für { $days } Tage in Einzelhaft.
}
told-produced = { $name } schafft heute: Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse }.
    .you = Du schaffst heute: Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse }.
told-settled = { $who } gehört jetzt zu den neutralen Häftlingen.
told-escaped = { $name } entkommt aus Luiswile!
    .you = Du entkommst aus Luiswile!
told-moved = Die Boote sind da: Alle werden nach Alcatraz gebracht.

outcome-escape = Eine Gang ist entkommen.
outcome-move = Der Umzug nach Alcatraz kam, bevor eine Gang so weit war. Niemand ist entkommen.
outcome-leader = Der Umzug nach Alcatraz ist da; die am besten vorbereitete Gang gewinnt.

# Optionen.
option-goal_mode = Was 250 Punkte erreichen muss
option-goal_mode-sum = die drei Wege zusammen
option-goal_mode-per_way = ein Weg allein
option-transfer_result = Wer gewinnt, wenn der Umzug kommt
option-transfer_result-nobody = niemand
option-transfer_result-leader = die führende Gang
option-neutrals_for_two = Neutrale Häftlinge im Spiel zu zweit
option-neutrals_for_two-few = 2 Spezialisten und 8 andere
option-neutrals_for_two-printed = 3 Spezialisten und 22 andere, wie gedruckt

# Warum nicht.
clause-LUI-017 = Alle deine Leerkarten liegen schon; sie kommen zurück, wenn die Karten aufgedeckt werden.
clause-LUI-030 = Nur freie Mitglieder deiner eigenen Gang bekommen eine Aufgabe: niemand in Einzelhaft und niemand aus einer anderen Gang.
clause-LUI-031 = Er hat schon eine Aufgabe, und ein Häftling tut nur eins am Tag. Nimm den Schritt zurück, um das zu ändern.
clause-LUI-039 = Nur ein eigener aktiver Aufpasser kann beschwatzen, bestechen oder die Schuld auf sich nehmen. Wähl einen oder opfere einen Arbeiter.
clause-LUI-040 = Losschicken kannst du nur einen eigenen aktiven Saboteur, und nur gegen eine Gang an diesem Tisch.
clause-LUI-041 = Dieser Saboteur hat seinen Befehl: eine Gang und ein Weg. Nimm den Schritt zurück, um das zu ändern.
clause-LUI-042 = Eine Liste haben nur deine eigenen aktiven Anwerber. Wähl jemanden vom Stapel „Anwerben“.
clause-LUI-043 = Seine Liste ist voll: Ein Anwerber versucht es höchstens bei dreien. Ein Neuzugang kann einen Eintrag ersetzen.
clause-LUI-045 = Das Ereignis des Tages verbietet diese Verteidigung. Wähl eine andere.
clause-LUI-059 = Es gibt nichts zu verteidigen: Verteidigt wird nur ein Weg, den die Patrouille entdeckt hat.
clause-LUI-062 = Von Bestechung versteht er nichts. Lass es jemand anders versuchen oder wähl eine andere Verteidigung.
clause-LUI-081 = Ein Feigling nimmt keine Schuld auf sich und lässt sich nicht opfern. Wähl jemand anders.
clause-LUI-090 = Jetzt lässt sich keine Schlägerei verhindern: Gefragt wird nach dem Ereignis, wenn zwei deiner Männer sich prügeln.
clause-LUI-R07 = Erst werden Karten gelegt, dann Befehle geschrieben, beides nur im eigenen Schritt des Morgens.
clause-LUI-R11 = Er steht schon auf dieser Liste; kein Eintrag steht doppelt. Ein anderer Anwerber darf ihn auch eintragen.
clause-LUI-R12 = Eintragen kannst du nur neutrale Häftlinge außerhalb der Einzelhaft: keine Mitglieder, keine Bosse, niemanden, der noch nicht da ist.
clause-LUI-R14 = Nach dem Ereignis lässt sich nur das ändern: Anwerber dürfen heutige Neuzugänge beanspruchen, und Mitglieder lassen sich versetzen, wenn das Ereignis es sagt.
clause-LUI-R24 = Ein Boss verhindert nur Schlägereien zwischen zwei Männern seiner eigenen Gang.
clause-LUI-R22 = Du wirst nach einer anderen Schlägerei gefragt. Beantworte erst diese, in der Reihenfolge der Karte.
clause-LUI-R25 = Er ist heute ganz außer Gefecht. Wähl jemanden, der noch aktiv ist.
clause-LUI-R30 = Ein Saboteur lässt sich nicht gegen die eigene Gang schicken. Wähl eine andere.
clause-LUI-R37 = Das würde scheitern. Beschwatzen muss den Widerstand der Patrouille übertreffen, und die Bestechung eines Feiglings muss gelingen.
clause-LUI-R39 = Er ist schon abgeführt: Ein Aufpasser deckt einen Weg. Wähl jemand anders.
clause-LUI-R40 = Opfern kannst du nur jemanden, der auf dem entdeckten Weg arbeitet.
clause-LUI-R51 = Deine Gang darf ihn nicht haben: Die Abneigung deines Bosses oder seine eigene Verweigerung steht im Weg.
clause-LUI-R57 = Eine Änderung wird nicht noch einmal geändert: Nimm stattdessen den Schritt zurück.
clause-LUI-R58 = Diese Frage hat ihre eigenen Antworten, und „bereit“ ist keine davon. Wähl eine der Antworten.

# Was die Regeln von selbst entscheiden, wie es im Verlauf steht.
clause-LUI-050 = Von mehreren Gangs gewinnt ihn die mit dem stärksten Anwerber.
clause-LUI-051 = Sind die stärksten Anwerber gleich stark, schließt er sich niemandem an.
clause-LUI-053 = Sabotage kostet heutige Punkte dieses Weges: die Schläue des Saboteurs minus die Beobachtung des besten Aufpassers.
clause-LUI-056 = Von mehreren Patrouillen zählt nur die mit der höchsten Nummer.
clause-LUI-061 = Beschwatzen rettet den Weg umsonst: Es braucht einen Aufpasser mit dieser Fähigkeit, und sie muss den Widerstand der Patrouille übertreffen.
clause-LUI-063 = Eine zu kleine Bestechung rettet den Weg, aber wer besticht, wird bestraft.
clause-LUI-064 = Ein Aufpasser kann die Schuld auf sich nehmen: Er wird bestraft, und die Arbeit geht weiter.
clause-LUI-065 = Als letzter Ausweg wird ein Arbeiter geopfert; das rettet die Hälfte der heutigen Punkte.
clause-LUI-067 = Wer seine Tage abgesessen hat, kehrt dorthin zurück, wo er hingehört.
clause-LUI-069 = Eine Strafkarte gilt für alle, die an diesem Tag bestraft werden.
clause-LUI-071 = Am Abend kommen Neuzugänge, die niemand angeworben hat, zu den neutralen Häftlingen.
clause-LUI-072 = Die Partie endet, wenn eine Gang das Ziel erreicht hat.
clause-LUI-073 = Die Partie endet auch, wenn der Umzug nach Alcatraz kommt.
clause-LUI-089 = Wer in eine Schlägerei gerät, tut heute nichts anderes und wird am Abend bestraft.
clause-LUI-091 = Ein Boss verhindert eine Schlägerei seiner eigenen Männer, wenn seine Stärke größer ist als ihr Gewicht.
clause-LUI-094 = Wer verlegt wird, verlässt Luiswile für immer.
clause-LUI-095 = Gewöhnliche Neuzugänge sind unbekannt: Ihre Karten liegen den Tag über verdeckt.
clause-LUI-098 = Ein Späher kennt verdeckte Neuzugänge, aber nur für die eigene Gang.
clause-LUI-099 = Ein Spezialist wird erkannt, sobald er ankommt.
clause-LUI-112 = Eine gelungene Bestechung kostet 2 der heutigen Punkte dieses Weges.
clause-LUI-119 = Ein Weg wird entdeckt, wenn der Wert der Patrouille größer ist als die Beobachtung des besten Aufpassers.
clause-LUI-R15 = Ein beanspruchter Neuzugang wird vor aller Augen aufgedeckt.
clause-LUI-R41 = Ohne jede Verteidigung bringt der Weg heute nichts ein, und alle, die dort arbeiten, werden bestraft.

# Häftlinge, in einer Zeile.
prisoner-2301 = Führte die Mafia von Pruszków; sein Blick redet für ihn, den Rest besorgt die Angst.
prisoner-1007 = Gelernter Schneider: Jeder lose Faden wird abgeschnitten.
prisoner-3140 = König der Docker, mit Fäusten wie Poller.
prisoner-4420 = Verlor in Marseille eine Ladung und hat es der ganzen Küste nie verziehen.
prisoner-0777 = Genannt der Herzog; hat nie die Stimme erhoben und musste es auch nie.
prisoner-5512 = Pflegt einen Groll und einen Fahrplan, beides auf die Minute.
prisoner-1963 = Galeriedieb, der immer noch die Grammatik des Direktors verbessert.
prisoner-6200 = Traut keinem, der im eigenen Land verhaftet wurde.
prisoner-4175 = Bauingenieur, der sich unter die Zentralbank grub und an einer Eisbude gefasst wurde.
prisoner-5081 = Knastarzt ohne Zulassung und ohne Beschwerden.
prisoner-6001 = Gewerkschafter; steht er auf, steht der ganze Saal auf.
prisoner-6034 = Quartiermeister in drei Kriegen, auf allen Seiten.
prisoner-6058 = Professor der Logik; fiel nur in der praktischen Prüfung durch.
prisoner-6077 = Sprengmeister, dem es lieber ist, wenn niemand etwas merkt.
prisoner-6093 = Einbrecher wie ein Uhrwerk; wo er vorbeigeht, bleibt alles stehen.
prisoner-6112 = Genannt die Eule. Hat seit dem Prozess nicht mehr geblinzelt.
prisoner-6125 = Schauspieler; gibt bei jedem Appell den Unschuldigen.
prisoner-6148 = Steiger im Silberbergwerk; Regen macht den Boden nur weicher.
prisoner-6160 = Leuchtturmwärter, verurteilt wegen Blinkzeichen.
prisoner-6183 = Bankier; der Tresor war leer, als er ihn schloss.
prisoner-6199 = Überlebte zwei Winter auf einem Floß. Einzelhaft langweilt ihn.
prisoner-6215 = Führte einen Streik, ein Regiment und einen sehr langen Marsch an.
prisoner-6230 = Angestellter im Archiv, bis es zu verschwinden begann.
prisoner-6247 = Gastwirt; bei ihm steht jeder in der Kreide.
prisoner-6266 = Früher Wärter, derselbe Flur, die andere Seite.
prisoner-6281 = Hotelportier; weiß, welchen Gast zu kennen sich lohnt.
prisoner-0158 = Vogelkundler mit besonderem Interesse an Uniformen.
prisoner-0189 = Brillanter Anwalt; bestach ausgerechnet den einen Richter mit Kamera.
prisoner-0264 = Gerichtsstenograf, der sich an jedes Schlupfloch erinnert.
prisoner-0277 = Entfernte einen Tresor, ohne die Tür zu öffnen. Oder eine Wand.
prisoner-0362 = Gräbt im Schlaf; die Pritsche unter ihm beschwert sich.
prisoner-0370 = Sieht alles und erzählt es jedem.
prisoner-0389 = Rechnete mit allen ab, bis mit ihm abgerechnet wurde.
prisoner-0418 = Kennt jeden Lehm von hier bis zum Fluss.
prisoner-0452 = Löst das Kreuzworträtsel mit Tinte und verschlüsselt es dann.
prisoner-0533 = Winzer; sein Keller wurde einfach immer größer.
prisoner-0606 = Förster; redet wenig und nur in eine Richtung.
prisoner-0650 = Treibt Schulden von Tür zu Tür ein und nimmt die Türen gleich mit.
prisoner-0714 = Verkaufte an einem Nachmittag zweimal dieselbe Brücke.
prisoner-0840 = Falschspieler; das Kartenspiel in Zelle neun hat dreiundfünfzig Asse.
prisoner-0905 = Katakombenführer, dessen Touristen ständig ihre Brieftaschen verloren.
prisoner-0921 = Aus dem Priesteramt entlassen, nimmt aber gegen Gebühr noch die Beichte ab.
prisoner-0999 = Macht alles ganz ordentlich, und das ist hier selten.
prisoner-1043 = Nachtwächter, der endgültig die Schicht gewechselt hat.
prisoner-1119 = Lastwagenfahrer; jeder Ladung fehlte am Ende eine Kiste.
prisoner-1245 = Alter Erdarbeiter; er summt, damit die Schaufeln im Takt bleiben.
prisoner-1290 = Bäcker. Knetet, meistens Schultern.
prisoner-1304 = Verleiht nie seine Schaufel. Frag 3569.
prisoner-1409 = Geht stets mit mehr, als er gekommen ist, sogar aus der Dusche.
prisoner-1488 = Bibliothekar des Blocks; Mahngebühren nimmt er in Zigaretten.
prisoner-1568 = Briefträger; wusste, was in jedem Umschlag steckte.
prisoner-1597 = Fälscht Passierscheine, Pässe und Entschuldigungen.
prisoner-1661 = Klopft an, bevor er eintritt. Die Tür überlebt das selten.
prisoner-1736 = Kartograf, den es in Sperrgebiete zieht.
prisoner-1852 = Seine Scheine waren besser als die von der Notenbank.
prisoner-1925 = Schließer, bis er das Falsche aufschloss.
prisoner-2001 = Knackt Schlösser, Taschen und Nerven.
prisoner-2087 = Stand für einen Buchmacher Posten und ließ sich als Einziger nie überraschen.
prisoner-2178 = Versicherungsangestellter; kennt die Quote für alles, was schiefgehen kann.
prisoner-2226 = Bergmann; schwingt den Löffel wie eine Spitzhacke.
prisoner-2394 = Jahrmarktboxer, vierzig Kämpfe, kein Kalender.
prisoner-2440 = Freunde auf beiden Seiten des Gitters, und genau das ist das Problem.
prisoner-2518 = Das Gesicht eines Messdieners, die Augen eines Fluchtwagenfahrers.
prisoner-2563 = Zauberkünstler, dessen Verschwindenummer unterbrochen wurde.
prisoner-2650 = Vermesser; entschuldigt sich bei der Wand, bevor er sie aufbricht.
prisoner-2735 = Verdrahtet die Klingel so, dass zuerst das Mittagessen kommt.
prisoner-2777 = Jedermanns Freund, auch der des Direktors.
prisoner-2812 = Besorgt dir alles, nur keinen anständigen Preis.
prisoner-2999 = Croupier, dem die Kugel gehorchte.
prisoner-3066 = Pfandleiher mit eigenem Fuhrpark.
prisoner-3222 = Hier eine Stütze weg, dort ein Balken gelockert.
prisoner-3309 = Führt Buch, wer wem eine Entschuldigung schuldet.
prisoner-3398 = Liest ein Vorstrafenregister daran ab, wie einer sein Tablett hält.
prisoner-3444 = Schachmeister, der einen Bauern nahm, der ihm nicht gehörte.
prisoner-3569 = Schmied; verbiegt Hufeisen, wenn er nervös ist.
prisoner-3580 = Elektriker; denkt laut, meist über Sicherungen nach.
prisoner-3655 = Falkner; hört Schlüssel drei Korridore weit.
prisoner-3731 = Im Loch ist es wärmer als da, wo er aufgewachsen ist.
prisoner-3811 = Koch; sein Eintopf hat viele Schichten, und er auch.
prisoner-3877 = Unter der Erde tapfer, weniger, wenn oben Stiefel vorbeigehen.
prisoner-3913 = Flussschiffer; schleppt seine Freunde durch jeden Ärger.
prisoner-4014 = Totengräber mit Angst im Dunkeln.
prisoner-4127 = Schornsteinfeger mit kurzer Lunte.
prisoner-4256 = Wilderer, so geduldig, dass man ihn für einen Busch hält.
prisoner-4380 = Gewichtheber, der beim Anblick einer Trillerpfeife umkippt.
prisoner-4533 = Zeugmeister; lässt auf dem Papier jedes Gewehr verschwinden.
prisoner-4642 = Kraftmensch vom Zirkus. Fürs Schleichen war ein anderes Zelt zuständig.
prisoner-4701 = Uhrmacher. Weiß auf die Sekunde, wann jede Schicht endet.
prisoner-4888 = Putzt den Wärtern die Stiefel und kennt jedes Paar am Schritt.
prisoner-4969 = Mathematiker; bewies, dass der Zaun endlich ist.
prisoner-5022 = Friseur von Block B; jeder schuldet ihm ein Geheimnis.
prisoner-5116 = Brandstifter im Ruhestand, sagt er und pustet auf seine Finger.
prisoner-5230 = Ist unter mehr Mauern durchgekrochen, als er umgangen hat.
prisoner-5377 = Schmuggelte Papageien, die die Zöllner beim Namen kannten.
prisoner-5489 = Puppenspieler. Die Fäden sieht nie jemand.
prisoner-5604 = Nachttelegrafist, spricht fließend Klopfzeichen.
prisoner-5741 = Stellwerker; pfeift in drei Geheimcodes.
prisoner-5850 = Maultiertreiber; noch kein Zaun hat ihm je gefallen.

# Ereignisse.
event-e01 = Schläfriger Regen
    .text = Verschlafen, trüb und regnerisch: Die Wärter lassen ihre Runden aus und bleiben im Warmen.
event-e02 = Neuer Wärter
    .text = Ein Tag wie jeder andere, weder zu kalt noch zu warm. Ein neuer Wärter fängt an und will, bis er sich auskennt, besonders gründlich sein.
event-e03 = Besuchstag
    .text = Mild und klar. Tanten, Vettern und Kuchen von verdächtigem Gewicht.
event-e04 = Waschküche
    .text = Nebel, so dicht, dass die Türme verschwinden.
event-e05 = Hitzewelle
    .text = Vierzig Grad im Schatten, und kein Schatten. Je mehr Männer in einer Zelle, desto heißer wird es.
event-e06 = Bodenfrost
    .text = Die Erde klingt wie Eisen. Große Arbeitstrupps bleiben drinnen.
event-e07 = Staatliche Inspektion
    .text = Grau und still. Solange die Inspektoren da sind, nimmt kein Wärter auch nur eine Münze.
event-e08 = Zählung
    .text = Kalter, trockener Wind. Jeder Auflauf um einen Tisch wird notiert.
event-e09 = Lesewoche
    .text = Sanfter Regen, Lesewetter. Ruhe bitte: Große Gruppen müssen hinaus.
event-e10 = Frühjahrshochwasser
    .text = Drei Tage Wolkenbruch. In jedem Loch, das je einer grub, steht Wasser.
event-e11 = Gnade des Gouverneurs
    .text = Heller Morgen. Die Wahl ist nah; das Loch wird geleert.
event-e12 = Einschluss
    .text = Tiefe Wolken. Jeder isst in seiner Zelle.
event-e13 = Das große Spiel
    .text = Klar und sonnig. Die Wärter hängen am Radio; Pläne lassen sich noch ändern.
event-e14 = Stromausfall
    .text = Donner ohne Regen. Niemand ist so recht da, wo er sein soll.
event-e15 = Doppelte Lieferung
    .text = Trocken, leichter Wind. Zwei Lastwagen am Tor und ein Schreiber mit einer Liste.
event-e16 = Anonymer Brief
    .text = Nieselregen. Vier Nummern, keine Unterschrift.
event-e17 = Aushang am Tor
    .text = Klar und kühl. Die Ankünfte des Tages hängen aus, mit Name und Beruf.
event-e18 = Zahltag
    .text = Sonnig. Volle Taschen, offene Augen.
event-e19 = Kein Lohn
    .text = Trüb und feucht.
event-e20 = Einsame Schicht
    .text = Nebel bis Mittag. Ein gelangweilter Wärter zählt Köpfe, um nicht allein zu sein.
event-e21 = Sturmnacht
    .text = Orkan und Hagel.
event-e22 = Transportliste
    .text = Wind von der See. Die größte Truppe geht zuerst.
event-e23 = Bluthunde
    .text = Tau, gut für die Nase. Zu viele Stiefel verderben eine Spur, und einen Tunnel.
event-e24 = Spindkontrolle
    .text = Stickig. Jeder Spind mehr ist eine Schlange mehr.
event-e25 = Beim Zensor
    .text = Bedeckt. Lange Gästelisten zu lesen dauert lange.
event-e26 = Grippe
    .text = Rau und nass. In vollen Zellen geht sie am schnellsten um.
event-e27 = Bauarbeiter im Hof
    .text = Trockener, warmer Boden. Niemand zählt die Spaten der Bauarbeiter.
event-e28 = Stiller Sonntag
    .text = Nichts rührt sich. In dieser Stille muss eine große Truppe flüstern.
event-e29 = Pressebesuch
    .text = Heiter und fotogen. Der Direktor lächelt. Mit den Wärtern plaudert heute niemand.
event-e30 = Aufruhr in Block D
    .text = Drückende Hitze. Sirenen bis zum Abendessen.
event-e31 = Erster Schnee
    .text = Jeder Fußabdruck ist zu sehen. Viele Füße hinterlassen eine breite Straße im Schnee.
event-e32 = Staubsturm
    .text = Sand in Augen und Schlössern. Große Gruppen verlieren sich im Staub.
event-e33 = Geburtstag des Direktors
    .text = Herrlich. Jede größere Truppe ist zum Singen eingeladen.
event-e34 = Weniger Tabak
    .text = Kalt, und dicke Luft. Mehr als einen Vorschlag hört sich keiner an.
event-e35 = Chorprobe
    .text = Still und klar. Eine große Gang ist ein Chor, sagt der Kaplan.
event-e36 = Der Mann vom FBI
    .text = Flaches Licht, keine Schatten. Nach der am besten vorbereiteten Gang fragt er zuerst.
event-e37 = Ratten im Vorrat
    .text = Schwül. Unter der Erde liegt überall Gift.
event-e38 = Neue Scheinwerfer
    .text = Mondlos. Eine Kolonne von Schatten fällt leicht auf.
event-e39 = Delegation aus Alcatraz
    .text = Seenebel. Maßbänder, Listen und ein Sitzplan für das Boot.
event-e40 = Taschendiebwetter
    .text = Nasser Schnee, hochgeschlagene Kragen. Im Gedränge verliert jeder etwas.
event-f01 = Boote am Pier
    .text = Ruhige See. Alle werden zweimal gezählt.
event-f02 = Aktenpacken
    .text = Papier im Wind. Die Hälfte der Wärter schleppt Kisten.
event-f03 = Letzte Inspektion
    .text = Donner in den Hügeln. Der Direktor will ein sauberes Haus übergeben.
event-f04 = Abschiedsbriefe
    .text = Goldener Abend. Selbst Rivalen geben sich die Hand.
event-f05 = Der Umzug
    .text = Die Sirenen des Transports. Alle kommen nach Alcatraz.

# Patrouillen.
patrol-1 = Der schläfrige Sam
    .text = Schnarcht in Uniform.
patrol-2 = Zwei Anwärter
    .text = Noch beim Handbuch, Kapitel eins.
patrol-3 = Kreuzworträtselklub
    .text = Sieben Buchstaben, ein Ort, den man verlässt.
patrol-4 = Der alte Percival
    .text = Zu ehrlich zum Bestechen, zu taub zum Hören.
patrol-5 = Die Raucher
    .text = Sehen für eine ganze Schachtel weg.
patrol-6 = Kartenspieler
    .text = Gehen zwischen zwei Blättern auf Patrouille.
patrol-7 = Küchenbegleitung
    .text = Folgt der Suppe, nicht den Löffeln.
patrol-8 = Spaziergang im Hof
    .text = Zwei Runden, im Uhrzeigersinn, wie immer.
patrol-9 = Wäschekontrolle
    .text = Weiß, was nicht zwischen die Laken gehört.
patrol-10 = Korporal Mead
    .text = Nicht zu kaufen, liebt aber gute Geschichten.
patrol-11 = Kesselrunde
    .text = Horcht an Rohren und an dem, was dahinter ist.
patrol-12 = Postkontrolle
    .text = Öffnet alles, was klappert.
patrol-13 = Bibliotheksrunde
    .text = Zählt die Seiten in den ausgeliehenen Atlanten.
patrol-14 = Taschenlampenrunde
    .text = Ein Licht unter jeder Pritsche.
patrol-15 = Dachläufer
    .text = Sie sehen, wer nach oben schaut.
patrol-16 = Kanalinspektion
    .text = Wathosen, Haken und eine gute Nase.
patrol-17 = Spinddurchsuchung
    .text = Alles auf den Boden, bitte.
patrol-18 = Namensappell
    .text = Wer fehlt, ist genau der, den sie suchen.
patrol-19 = Hundeführer
    .text = Die Hunde verstehen keinen Spaß.
patrol-20 = Sergeant Crowe
    .text = Hat eine Schwäche für Klatsch, keine für Geld.
patrol-21 = Zwei in Zivil
    .text = Für Insassen zu saubere Schuhe.
patrol-22 = Der Nachthauptmann
    .text = Geht ohne Schlüssel, damit ihn niemand hört.
patrol-23 = Bundesprüfer
    .text = Sie zählen auch die Gitterstäbe.
patrol-24 = Vorhut aus Alcatraz
    .text = Wollen sehen, was sie bekommen.

# Strafkarten.
punishment-k01 = Standpauke
    .text = Der Direktor kommt zu spät zum Golf.
punishment-k02 = Eine Nacht im Keller
    .text = Brot, Wasser und ein Fenster, auf die Wand gemalt.
punishment-k03 = Kurzer Aufenthalt
    .text = Die Dunkelheit ist kostenlos.
punishment-k04 = Routine
    .text = Formular 12-B, in dreifacher Ausfertigung.
punishment-k05 = Drei dunkle Tage
    .text = Am zweiten Abend haben die Ratten Namen.
punishment-k06 = Streng nach Vorschrift
    .text = Das Buch mit den Vorschriften ist schwer, und er wirft es.
punishment-k07 = Schlechter Tag des Direktors
    .text = Jemand hat das neue Auto zerkratzt.
punishment-k08 = Den anderen zur Warnung
    .text = Die anderen haben gerade nicht hingesehen.
punishment-k09 = Hier wird nicht gerauft
    .text = Fäuste sind Staatseigentum.
punishment-k10 = Jungs sind eben so
    .text = Für eine Schlägerei hat er Verständnis; für Ränke nicht.
punishment-k11 = Geldstrafe und Arrest
    .text = Die Kantinenkasse wurde geprüft.
punishment-k12 = Rang verpflichtet
    .text = Die bekannten Namen sind ihm am peinlichsten.
punishment-k13 = Beschlagnahmt
    .text = Zwei Löffel, ein Seil, eine Säge im Kuchen.
punishment-k14 = Das frühe Boot
    .text = Im heutigen Transport ist noch Platz.

# Der Tisch zum Ansehen.
scene-race = Wettlauf um { $goal } Punkte
scene-race-per-way = Wettlauf um { $goal } Punkte auf einem Weg
scene-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
scene-day = { $day }: { $title }
scene-paper = Luiswiler Laterne
    .price = 2 Zigaretten
scene-morning = Was wird der Tag bringen?
scene-event-later = Das Ereignis des Tages kommt, wenn alle Befehle geschrieben sind.
scene-patrol = Patrouille { $patrol }
scene-found = Entdeckt bei { $name }: { $ways }
scene-patrol-later = Die Patrouille kommt, wenn alle Karten aufgedeckt sind.
scene-finds = Spürsinn gegen { $way }: { $n }
scene-resists-talk = Widerstand gegen Beschwatzen: { $n }
scene-resists-bribe = Widerstand gegen Bestechung: { $n }
scene-warden = Direktor
scene-to-punish = Heute Abend zu bestrafen: { $names }.
scene-excluded = Heute ohne Aufgabe: { $names }.
scene-nobody-punished = Bisher ist heute Abend niemand zu bestrafen.
scene-boss = Boss: { $boss }.
scene-pile-of = { $cards ->
    [0] { $pile }, { $name }: keine Karten
    [one] { $pile }, { $name }: eine verdeckte Karte
   *[other] { $pile }, { $name }: { $cards } verdeckte Karten
}
scene-pool = { $cards ->
    [0] { $way }, { $name }: { $points } Punkte, keine Karten
    [one] { $way }, { $name }: { $points } Punkte, eine verdeckte Karte
   *[other] { $way }, { $name }: { $points } Punkte, { $cards } verdeckte Karten
}
scene-piles = Deine Stapel
scene-blanks = { $count ->
    [0] Keine Leerkarten mehr
    [one] Noch eine Leerkarte
   *[other] Noch { $count } Leerkarten
}
    .short = Leer
scene-orders = Deine Befehle
scene-entry = Eintrag { $entry } von { $who }: { $target }
scene-decks = Was noch kommt
deck-events = Ereignisse, die noch nicht kamen ({ $count }): { $cards }
    .short = Ereignisse
deck-finals = Letzte Ereignisse, die noch nicht kamen ({ $count }): { $cards }
    .short = Letzte
deck-patrols = Patrouillen im Stapel ({ $count }): { $cards }
    .short = Patrouillen
deck-punishments = Strafen im Stapel ({ $count }): { $cards }
    .short = Direktor
deck-specialists = Spezialisten im Stapel ({ $count }): { $cards }
    .short = Spezialist
deck-ordinary = Häftlinge, die du noch nicht gesehen hast ({ $count }): { $cards }
    .short = Unbekannt
deck-gone = Für immer fort ({ $count }): { $cards }
    .short = Fort
mark-punish = heute Abend zu bestrafen
mark-excluded = für den Rest des Tages ohne Aufgabe
mark-barred = darf nicht in deine Gang
mark-solitary = { $days ->
    [one] ein Tag Einzelhaft
   *[other] { $days } Tage Einzelhaft
}
mark-seen = bekannt bei { $names }
mark-loss = { $n ->
    [one] Sabotage nimmt heute Abend einen Punkt
   *[other] Sabotage nimmt heute Abend { $n } Punkte
}
mark-compared = Patrouille { $patrol }, Wache { $watch }
mark-watch = bester Aufpasser sieht { $n }
mark-yield = { $n ->
    [one] heute ein Punkt, wenn ihn niemand verdirbt
   *[other] heute { $n } Punkte, wenn sie niemand verdirbt
}
pick-stop = Trennen
pick-let-fight = Prügeln lassen
pick-talk = Beschwatzen
pick-bribe = Bestechen
pick-blame = Schuld übernehmen

# Sonderregeln in so wenigen Zeichen, wie es verständlich geht.
tag-aversion = Kein { $nation }
tag-refuses = Nicht für { $nation }
tag-stubborn = Stur { $n }
tag-countryman = { $nation } +{ $n }
tag-quell = Autorität +{ $n }
tag-engineer = Ingenieur +{ $n } { $way }
tag-teamwork = Team +{ $n } { $way }
tag-weatherproof = Wetterfest { $n }
tag-noisy = Laut { $n }
tag-snitch = Spitzel { $n }
tag-panics = Panik { $n }
tag-smooth-talk = Beschwatzen { $n }
tag-bribery = Bestechung { $n }
tag-lookout = Ausguck +{ $n } { $way }
tag-insider = Insider { $n }
tag-bodyguard = Leibwächter +{ $n }
tag-wrecker = Zerstörer +{ $n } { $way }
tag-coward = Feigling
tag-hothead = Hitzkopf +{ $n }
tag-peaceful = Friedfertig
tag-tough = Zäh { $n }
tag-advocate = Fürsprecher { $n }
tag-scout = Späher { $n }

# Höhepunkte: eine Überschrift und die Zeile darunter. Überschriften ganzer Phasen sind `moments-…`.
moment-morning = Tag { $day } beginnt
moment-piles = Alle Karten liegen verdeckt
    .line = { $who ->
        [you] Du: { $piles }
       *[other] { $name }: { $piles }
    }
moment-today = Heute: { $title }
moment-stopped = { $who ->
    [you] Dein Boss verhindert eine Schlägerei
   *[other] Der Boss von { $name } verhindert eine Schlägerei
}
    .line = { $a } und { $b } behalten ihre Aufgaben, und niemand wird bestraft.
moments-fights = Schlägereien im Hof
moment-let-fight = { $who ->
    [you] Dein Boss sieht weg
   *[other] Der Boss von { $name } sieht weg
}
    .line = { $who ->
        [you] Dein Boss lässt { $a } und { $b } sich prügeln.
       *[other] Der Boss von { $name } lässt { $a } und { $b } sich prügeln.
    }
moment-fought = { $a } und { $b } prügeln sich!
    .line = { $a } und { $b }: heute keine Aufgabe, und am Abend zum Direktor.
moments-gate = Kommen und Gehen
moment-left = { $short } geht für immer
    .line = { $prisoner } wird verlegt: Seine Aufgabe, seine Befehle und seine Strafe sind hinfällig.
moment-arrived-unknown = { $count ->
    [one] Ein Neuzugang am Tor
   *[other] { $count } Neuzugänge am Tor
}
    .line = { $count ->
        [one] Ein Neuzugang liegt verdeckt; Anwerber dürfen ihn blind beanspruchen.
       *[other] { $count } Neuzugänge liegen verdeckt; Anwerber dürfen sie blind beanspruchen.
    }
moment-arrived = { $short } kommt an
    .line = Neu und allen bekannt: { $card }.
moment-amnestied = { $short } wird begnadigt
    .line = { $prisoner } ist sofort aus der Einzelhaft zurück, hat heute aber keine Aufgabe.
moments-singled = Zur Strafe herausgegriffen
moment-singled-out = { $short } wird herausgegriffen
    .line = { $prisoner }: heute keine Aufgabe, und am Abend zum Direktor.
moments-losses = Punkte gehen verloren
moment-lost = { $who ->
    [you] Du verlierst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[other] { $name } verliert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
    .line = { $who ->
        [you] Du: { $way } −{ $points }
       *[other] { $name }: { $way } −{ $points }
    }
moments-scouts = Deine Späher melden
moment-scouted = Deine Späher kennen { $slot }: { $short }
    .line = Nur du weißt, wer { $slot } ist: { $card }.
moments-reveal = Alle Karten werden aufgedeckt
moment-revealed = { $who ->
    [you] Dein Plan liegt offen
   *[other] Der Plan von { $name } liegt offen
}
    .line = { $who ->
        [you] Du: { $piles }
       *[other] { $name }: { $piles }
    }
moments-recruiting = Anwerben
moment-uncovered = { $slot } ist { $short }
    .line = { $slot } wurde beansprucht und wird aufgedeckt: { $card }.
moment-joined = { $who ->
    [you] { $short } schließt sich dir an
   *[other] { $short } schließt sich { $name } an
}
    .line = { $who ->
        [you] { $prisoner } schließt sich dir an: Keine andere Gang hatte einen so starken Anwerber.
       *[other] { $prisoner } schließt sich { $name } an: Keine andere Gang hatte einen so starken Anwerber.
    }
moment-contested = { $short } kann sich nicht entscheiden
    .line = { $prisoner } bleibt, was er ist: Die stärksten Anwerber sind gleich stark.
moment-unmoved = { $short } schließt sich niemandem an
    .line = { $prisoner } schließt sich niemandem an: heute nicht zu haben oder zu stur für die, die fragten.
moments-sabotage = Sabotage!
moment-sabotaged = { $who ->
    [you] Sabotage! Du verlierst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[other] Sabotage! { $name } verliert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
    .line = { $who ->
        [you] { $prisoner } überlistet deine Wache: heute { $way } −{ $points }.
       *[other] { $prisoner } überlistet die Wache von { $name }: heute { $way } −{ $points }.
    }
moments-patrol = Die Patrouille macht ihre Runde
moment-patrols = Auf Patrouille: { $patrol }
    .line = { $patrol } auf Patrouille.
    .drawn = Gezogen: { $names }. Nur die höchste Nummer zählt.
    .values = Auf der Karte: Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse }; Widerstand gegen Beschwatzen { $talk }, gegen Bestechung { $bribe }.
moment-detected = { $who ->
    [you] Die Patrouille wird bei dir fündig: { $way }
   *[other] Die Patrouille wird bei { $name } fündig: { $way }
}
    .line = { $who ->
        [you] Entdeckt bei deiner Gang: { $way }. Kein Aufpasser hat die Patrouille rechtzeitig gesehen.
       *[other] Entdeckt bei der Gang von { $name }: { $way }. Kein Aufpasser hat die Patrouille rechtzeitig gesehen.
    }
moment-caught = { $who ->
    [you] Du kannst nichts mehr retten: { $way }
   *[other] { $name } kann nichts mehr retten: { $way }
}
    .line = { $who ->
        [you] Du hast keine Verteidigung für den Weg „{ $way }“: Dort gibt es heute keine Punkte, und alle, die dort gearbeitet haben, werden bestraft.
       *[other] { $name } hat keine Verteidigung für den Weg „{ $way }“: Dort gibt es heute keine Punkte, und alle, die dort gearbeitet haben, werden bestraft.
    }
moment-talk = { $short } beschwatzt die Patrouille
    .line = { $who ->
        [you] Der Weg „{ $way }“ ist sicher, und es kostet dich nichts.
       *[other] { $name }: Der Weg „{ $way }“ ist sicher, und es kostet nichts.
    }
moment-bribe = { $short } besticht die Patrouille
    .line = { $who ->
        [you] Der Weg „{ $way }“ ist sicher und kostet dich { $cost } der heutigen Punkte.
       *[other] { $name }: Der Weg „{ $way }“ ist sicher und kostet { $cost } der heutigen Punkte.
    }
moment-failed-bribe = Die Patrouille lehnt Bestechung ab: { $short }
    .line = { $who ->
        [you] Der Weg „{ $way }“ ist sicher, aber { $prisoner } wird abgeführt und am Abend bestraft.
       *[other] { $name }: Der Weg „{ $way }“ ist sicher, aber { $prisoner } wird abgeführt und am Abend bestraft.
    }
moment-blame = { $short } nimmt die Schuld auf sich
    .line = { $who ->
        [you] Der Weg „{ $way }“ ist sicher; { $prisoner } wird abgeführt und am Abend bestraft.
       *[other] { $name }: Der Weg „{ $way }“ ist sicher; { $prisoner } wird abgeführt und am Abend bestraft.
    }
moment-last-resort = { $who ->
    [you] Du opferst { $short }
   *[other] { $name } opfert { $short }
}
    .line = { $who ->
        [you] { $way }: Die Hälfte der heutigen Punkte ist gerettet; { $prisoner } wird am Abend bestraft.
       *[other] { $name }, { $way }: Die Hälfte der heutigen Punkte ist gerettet; { $prisoner } wird am Abend bestraft.
    }
moments-warden = Beim Direktor
moment-released = { $short } ist zurück
    .line = { $prisoner } kommt aus der Einzelhaft zurück.
moment-punishment = Der Direktor verfügt: { $title }
    .line = { $title }: { $effects }.
moment-locked-up = { $short } muss in Einzelhaft
    .line = { $days ->
        [one] { $prisoner }: ein Tag Einzelhaft.
       *[other] { $prisoner }: { $days } Tage Einzelhaft.
    }
moments-points = Die Punkte des Tages
moment-produced = { $who ->
    [you] Du schaffst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[other] { $name } schafft { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
    .line = { $who ->
        [you] Du: +{ $points } (Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse })
       *[other] { $name }: +{ $points } (Tunnel { $tunnel }, Gewalt { $force }, Finesse { $finesse })
    }
moment-escaped = { $who ->
    [you] Du entkommst aus Luiswile!
   *[other] { $name } entkommt aus Luiswile!
}
    .line = { $goal } Punkte sind beisammen, und die Gang ist draußen.
moment-moved = Die Boote sind da: Alle müssen nach Alcatraz

# Was eine Wahl ändert: ein Zeichen und ein Name.
gauge-points = ★
    .name = Punkte heute Abend
gauge-tunnel = ▼
    .name = Tunnel heute Abend
gauge-force = ■
    .name = Gewalt heute Abend
gauge-finesse = ◆
    .name = Finesse heute Abend
gauge-watch = ◉
    .name = Patrouillen rechtzeitig gesehen, bis
gauge-harm = ♠
    .name = Punkte, die deine Saboteure verderben können
gauge-persuasion = ♥
    .name = Stärke deines besten Anwerbers
gauge-names = ♡
    .name = Namen auf den Listen deiner Anwerber
gauge-blanks = □
    .name = Leerkarten
gauge-orders = !
    .name = Mitglieder ohne Befehl
gauge-idle = ○
    .name = Mitglieder, die heute nichts tun
gauge-hands = ♣
    .name = morgen freie Mitglieder

# Verben: Knöpfe für das, was auf dem Tisch leicht übersehen wird.
verb-sabotage = Saboteur losschicken
verb-recruit = Neutralen Häftling anwerben
verb-claim = Neuzugang beanspruchen
verb-claim-instead = Neuzugang stattdessen
verb-move = Mitglied versetzen
verb-talk = Patrouille beschwatzen
verb-bribe = Patrouille bestechen
verb-blame = Schuld übernehmen
verb-last-resort = Einen Arbeiter opfern

# Wozu Dinge gut sind.
thing-race = Die erste Gang mit genug Punkten auf ihren Wegen entkommt und gewinnt; jeden Abend kommen Punkte dazu.
    .clauses = LUI-072
thing-runner = Wie weit eine Gang ist, mit den Punkten jedes Weges.
    .clauses = LUI-072
thing-day = Das Ereignis des Tages ändert für einen Tag die Regeln: Wetter, Schlägereien, Verlegungen, Neuzugänge, Patrouillen. Es kommt, wenn alle Befehle geschrieben sind.
    .clauses = LUI-089 LUI-094
thing-patrol = Die Patrouille sucht auf jedem Weg, auf dem jemand arbeitet. Sie entdeckt einen Weg, wenn ihr Wert dort größer ist als das, was dein bester Aufpasser sieht.
    .clauses = LUI-119 LUI-056
thing-patrol-tunnel = Wie gut die Patrouille einen Tunnel findet. Ein Aufpasser, der mindestens so viel sieht, verbirgt deinen.
    .clauses = LUI-119
thing-patrol-force = Wie gut die Patrouille dem Weg „Gewalt“ auf die Spur kommt. Ein Aufpasser, der mindestens so viel sieht, verbirgt deinen.
    .clauses = LUI-119
thing-patrol-finesse = Wie gut die Patrouille dem Weg „Finesse“ auf die Spur kommt. Ein Aufpasser, der mindestens so viel sieht, verbirgt deinen.
    .clauses = LUI-119
thing-patrol-talk = Ein Aufpasser, dessen Beschwatzen größer ist, wird die Patrouille umsonst los.
    .clauses = LUI-061
thing-patrol-bribe = Ein Aufpasser, dessen Bestechung größer ist, kauft die Patrouille. Eine kleinere rettet den Weg auch, aber er wird bestraft.
    .clauses = LUI-063 LUI-112
thing-warden = Am Abend gilt eine Strafkarte für alle, die sich geprügelt haben, herausgegriffen oder abgeführt wurden.
    .clauses = LUI-069
thing-solitary = Wer hier sitzt, hat keine Aufgabe und lässt sich nicht anwerben. Jeden Abend geht ein Tag ab.
    .clauses = LUI-067
thing-newcomers = Sie kamen mit dem heutigen Ereignis. Anwerber dürfen sie heute beanspruchen; am Abend werden die übrigen neutral.
    .clauses = LUI-071
thing-newcomer = Ein Neuzugang, der verdeckt liegt. Ein Anwerber darf ihn blind beanspruchen, und dann sehen alle, wer er ist.
    .clauses = LUI-R15 LUI-095
thing-neutrals = Häftlinge ohne Gang. Anwerber gewinnen sie: bis zu drei Namen je Anwerber, und der stärkste Anwerber gewinnt.
    .clauses = LUI-050 LUI-051
thing-decks = Die Karten, die noch kommen können. Alle dürfen sie kennen, nur nicht ihre Reihenfolge.
thing-deck-events = Jeden Tag kommt eins davon.
thing-deck-finals = Sie kommen nach allen anderen, eins pro Tag. Eins davon ist der Umzug nach Alcatraz, mit dem die Partie endet.
    .clauses = LUI-073
thing-deck-patrols = Jeden Tag werden eine oder mehrere gezogen; die höchste Nummer sucht.
    .clauses = LUI-056
thing-deck-punishments = Eine wird am Abend gezogen, wenn jemand zu bestrafen ist.
    .clauses = LUI-069
thing-deck-specialists = Häftlinge mit seltenen Fähigkeiten. Wer ankommt, wird sofort erkannt.
    .clauses = LUI-099
thing-deck-ordinary = Gewöhnliche Häftlinge kommen verdeckt an.
    .clauses = LUI-095
thing-deck-gone = Sie wurden verlegt und kommen nie wieder.
    .clauses = LUI-094
thing-gang = Die Konkurrenz will dieselben Punkte. Sieh nach, was auf ihren Stapeln liegt, und sabotiere, was am meisten wehtut.
thing-piles = Leg jedes Mitglied auf einen Stapel: Das ist seine Aufgabe für heute. Wer wo liegt, sieht sonst niemand, bis alle Karten aufgedeckt werden.
    .clauses = LUI-031
thing-own = Deine Mitglieder. Tippe eins an und dann einen Stapel, um ihm seine Aufgabe zu geben.
    .clauses = LUI-030
thing-orders = Was deine Saboteure und Anwerber tun sollen. Bis zum Aufdecken weißt es nur du.
thing-blanks = Leerkarten bewirken nichts. Auf einem Stapel täuschen sie vor, dass dort jemand arbeitet.
    .clauses = LUI-017
thing-entry = Ein Name auf der Liste eines Anwerbers. Nach dem Ereignis kann ein Neuzugang seinen Platz einnehmen.
    .clauses = LUI-R14 LUI-043
thing-pool = Die Punkte einer Gang auf einem Weg. Saboteure können verderben, was sie dort heute schafft, aber nicht, was sie schon hat.
    .clauses = LUI-053
thing-pile-tunnel = Graben: Jede Schaufel ist heute Abend ein Punkt für den Tunnel.
thing-pile-force = Waffen, Kontakte und Geld: Jeder Geldschein ist heute Abend ein Punkt auf dem Weg „Gewalt“.
thing-pile-finesse = Planen und beobachten: Jede Glühbirne ist heute Abend ein Punkt auf dem Weg „Finesse“.
thing-pile-watch = Aufpasser bringen keine Punkte. Der beste von ihnen schützt alle deine Wege vor Patrouillen und Saboteuren, und sie können beschwatzen, bestechen oder die Schuld auf sich nehmen.
    .clauses = LUI-119 LUI-053 LUI-064
thing-pile-sabotage = Jeder Saboteur bekommt einen Befehl: eine fremde Gang und einen Weg. Seine Schläue minus die Beobachtung ihres besten Aufpassers ist, was sie heute verliert.
    .clauses = LUI-053
thing-pile-recruit = Jeder Anwerber bekommt eine Liste mit bis zu drei Namen. Der stärkste Anwerber gewinnt einen Häftling; bei Gleichstand gewinnt niemand.
    .clauses = LUI-050 LUI-051 LUI-043
thing-pile-rest = Wer Pause macht, tut heute nichts. Fähigkeiten, die keine Aufgabe brauchen, wirken trotzdem.

# Die Karte eines Häftlings, Zeile für Zeile.
explain-title = { $who }, { $nation }
explain-rank-boss = Boss einer Gang: Er lässt sich weder anwerben noch verlegen.
explain-rank-specialist = Spezialist: seltene Fähigkeiten, sofort erkannt.
explain-rank-ordinary = Gewöhnlicher Häftling.
explain-shovel = Schaufel { $n }: Punkte, wenn er gräbt (Tunnel).
explain-banknotes = Geldscheine { $n }: Punkte, wenn er auf dem Weg „Gewalt“ arbeitet.
explain-bulb = Glühbirne { $n }: Punkte, wenn er auf dem Weg „Finesse“ arbeitet.
explain-of-cunning = Schläue { $n }: was er als Saboteur verderben kann.
explain-of-strength = Stärke { $n }: wie gut er anwirbt; ein Boss verhindert damit Schlägereien.
explain-of-observation = Beobachtung { $n }: die Patrouillen und Saboteure, die er als Aufpasser aufhält.
explain-can = Jetzt: { $label }.
explain-lacks = { $n ->
    [one] Zur Flucht fehlt ein Punkt.
   *[other] Zur Flucht fehlen { $n } Punkte.
}
explain-aversion = Abneigung: { $nation } dürfen nicht in seiner Gang sein.
explain-refuses = Verweigerung: Unter Bossen, die { $nation } sind, macht er nicht mit.
explain-stubborn = Stur: Nur ein Anwerber mit Stärke { $n } oder mehr kann ihn gewinnen.
explain-countryman = Landsmann: Als Anwerber hat er Stärke +{ $n }, wenn er { $nation } anwirbt.
explain-quell = Autorität: Stärke +{ $n }, wenn er eine Schlägerei verhindert.
explain-engineer = Ingenieur: Arbeitet er { $way }, gibt es dort +{ $bonus } für je volle { $per } Punkte.
explain-teamwork = Teamspieler: +{ $bonus }, wenn er { $way } mit mindestens { $others ->
    [one] { $others } anderen
   *[other] { $others } anderen
} arbeitet.
explain-weatherproof = Wetterfest: Wo er arbeitet, kostet schlechtes Wetter bis zu { $n } Punkte weniger.
explain-noisy = Laut: Patrouillen entdecken den Weg, auf dem er arbeitet, leichter, um { $n }.
explain-snitch = Spitzel: Patrouillen entdecken jeden Weg seiner Gang leichter, um { $n }, egal welche Aufgabe er hat.
explain-panics = Panik: Er schafft keine Punkte, wenn die Nummer der Patrouille { $n } oder höher ist.
explain-smooth-talk = Beschwatzen { $n }: Als Aufpasser wird er Patrouillen mit kleinerem Widerstand umsonst los.
explain-bribery = Bestechung { $n }: Als Aufpasser kauft er Patrouillen mit kleinerem Widerstand für ein paar Punkte.
explain-lookout = Ausguck: Als Aufpasser sieht er { $n } mehr, wenn die Patrouille { $way } absucht.
explain-insider = Insider: Als Aufpasser schwächt er Patrouillen bis Nummer { $n } um 1.
explain-bodyguard = Leibwächter: Als Aufpasser sieht er gegen Saboteure { $n } mehr.
explain-wrecker = Zerstörer: Schläue +{ $n }, wenn er { $way } sabotiert.
explain-coward = Feigling: Er nimmt keine Schuld auf sich, lässt sich nicht opfern und besticht nur, wenn es gelingt.
explain-hothead = Hitzkopf: Seine Schlägereien lassen sich schwerer verhindern, um { $n }.
explain-peaceful = Friedfertig: Er prügelt sich nicht, auch wenn die Karte es sagt.
explain-tough = Zäh: Er sitzt { $n } Tage weniger in Einzelhaft, aber mindestens einen.
explain-advocate = Fürsprecher: Seine Kameraden sitzen { $n } Tage weniger in Einzelhaft, aber mindestens einen.
explain-scout = Späher: Seine Gang erfährt heimlich, wer { $n ->
    [one] der erste verdeckte Neuzugang ist
   *[other] die ersten { $n } verdeckten Neuzugänge sind
}.
